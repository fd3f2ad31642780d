/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=SUSRVWWX !true=ZSTVTSTU ,_,=VUUUUTUU ,_about=QUUUXVUU ,_and=VTUUVTUU ,_article=STUTXUVU
,_bot=WSUUUTVU ,_common=WTUTUTVU ,_compare=TUUUUVUU ,_copula=STUUUVWU ,_correction=RVUTUWVU
,_courtesy=WUTTVTVU ,_end=UWUUUVSU ,_he=UUVTWSUU ,_help=TWUUTVTU ,_interrogative=WUUTTVTU
,_interrogativeSubject=YTTVTTSU ,_lower=VSVUVTTV ,_mention=VUTUTVUU ,_name=VUTUTWUU ,_no=XTUVURUU
,_not=TSUVUTWU ,_notAfter=VTUVUSUU ,_on=SUUUWVUU ,_only=UUUUUVUU ,_person=WUVUUSUU
,_pointing=VTVTVSVU ,_praise=YUUUURUU ,_profile=XUUUTUTU ,_question=SUUVTUVU ,_request=TUVUVTUU
,_self=UTTaQTUU ,_statement=STVUUWUU ,_thanks=VUUUTUUU ,_trust=TUVUTVUU ,_unknown=VSVUVTTV
,_yes=VTUUVTUU ,_you=WTUUUUTU -1:Unknown=SUUTVVVU -1:about=RVUUWVTU -1:accounts=STUVVVUU
-1:and=UUUWTVTU -1:article=USVUUUUU -1:callAfter=UVUTVUUU -1:common=YXTWTQQU -1:compare=VUUUTUUU
-1:copula=VUUTWTUU -1:correction=TTTRSWZU -1:courtesy=RVVSUVUW -1:end=SRUTYUVU -1:endorse=TUWUUSUU
-1:ens=UUUTUUVU -1:fid=SSUXWUSU -1:first=TSVUUVVU -1:form=VVUUUSUU -1:greeting=WUUTUTUU
-1:handle=TUUUUWUU -1:he=VQUSXUWU -1:help=TXUTSTWU -1:holds=UTUUVUUU -1:interrogative=SRUUVVXU
-1:interrogativeSubject=VUUUUTUU -1:last=SUUUUWUU -1:link=TXUUUTUU -1:lower=TVVVVVUR
-1:mention=VTUUUVTU -1:my=STUYUUUU -1:name=VUTTUVTU -1:no=WSUVVTTU -1:not=WUUVUTTU
-1:notAfter=WUUVUTSU -1:number=TTUUUUVV -1:on=VTUUUTVU -1:only=TUUVUVUU -1:or=VTUUUUUU
-1:person=STUUVUVU -1:platform=RUTSWVWV -1:pointing=UWTSVUVU -1:possessiveAfter=TUUUUVUU
-1:praise=ZSUSSXTU -1:profile=WWUWVSQU -1:question=PWUUWUVU -1:relative=WZUSRTTU -1:request=TVUWPWVU
-1:rhetorical=TWUUTUUU -1:self=TOUhTRSU -1:statement=XZUSUQTU -1:thanks=USUSTYUU -1:third=TUUUUUVU
-1:trust=VSUSVXUU -1:unknown=SVVVWVUR -1:verifiers=VUUVUTTU -1:wallet=VSTUUUWU -1:yes=WWUTSUSV
-1:you=WTUUWTRU .=XRTRTUVX ._Unknown=WUUUVTTU ._bot=QUUUVVWU ._common=VUUUUUUU ._correction=TUUUUUUU
._courtesy=VUUTUUUU ._emoji=TUUUUVUU ._end=WSVUUSVU ._interrogative=VUUUSVUU ._lower=WTUSUUWU
._mention=WUUUUTUU ._name=VUUUUTUU ._praise=VUUUTUUU ._question=SWUUUWSU ._unknown=XTUSUTVU
.absent=VQTSSXVW .embedded=UTTTTVYU .vocative=WWVUWRSU 1:Unknown=TVWTUSTU 1:about=VUUTUVTU
1:accounts=RWUTXSVU 1:and=STUWWTUU 1:article=VSUUUUWV 1:common=YTUTXSRU 1:compare=RVUTWWUU
1:copula=TWUTWTTU 1:correction=LTTXXXWU 1:courtesy=TUUUTTXV 1:end=SRUTYUVU 1:endorse=SUZUTTUU
1:ens=UUUUVUUU 1:fid=TUVVUUUU 1:first=WUUUUTSV 1:form=RUUUTYUU 1:greeting=aRUUTTUU 1:handle=VUUUUTUU
1:he=YTUTXSTU 1:help=SaUSUUTU 1:holds=SUUUTVWU 1:interrogative=QbTUTWTS
1:interrogativeSubject=UVUUXTUR 1:last=TUUUUUUV 1:lower=TTSVWVSV 1:mention=UTUUVUUU 1:my=PRUaUVVU
1:name=STUUUXUU 1:no=UTUSQYWU 1:not=TTTWTVVU 1:notAfter=UVUUUUTU 1:number=TTUUUUVV 1:on=UWTTSVVU
1:only=UUUVUUUU 1:person=VTTTTVVU 1:platform=RUUUUXUU 1:pointing=cTTSTTQU
1:possessiveBefore=TUUUVVUU 1:praise=aRUXSSTT 1:profile=PSUUbVUU 1:question=NaSWWVVR
1:relative=UTUVUVUU 1:request=WVTUSUUU 1:rhetorical=XWUUTRTU 1:second=TUUUUUUV 1:self=WQVZSUTT
1:statement=cSURUPXU 1:thanks=cRUTTSTU 1:trust=VTUTSUXU 1:unknown=TUVVWURV 1:verifiers=QTUUWVVU
1:wallet=RVUTWVTU 1:yes=XSUTTTUW 1:you=ZVUSTRVU 2:Unknown=VSUTUUVU 2:about=URUUWTWU
2:accounts=UTUVUUUU 2:and=QUUTVWWU 2:article=VUUSXWTS 2:callAfter=UUUUUTVU 2:common=VWVUTTTU
2:compare=VVUTUSVU 2:copula=VXTUTTTU 2:correction=RWUTSVXU 2:courtesy=STSYURWV
2:credentials=UUUUUUVU 2:end=SUTRRZXV 2:endorse=SUWUUUUU 2:ens=RUUWVUTU 2:fid=TTUUUVUU
2:first=TUUUVVUU 2:form=STUUUXUU 2:greeting=SVUUUXTU 2:handle=VUUUUTUU 2:he=PTWVXXSU 2:help=QZUVUTTU
2:holds=UTUUUVVT 2:interrogative=TSUWYUSU 2:interrogativeSubject=TSUWTUWU 2:lower=TVTUVTUW
2:mention=TTWUUTVU 2:my=VUUYTTSU 2:name=TTWUUVUU 2:no=UUUTVUUU 2:not=WTUQVTXU 2:notAfter=UUUTUUVU
2:number=YVUSURUV 2:on=TSUTVWUV 2:only=UUVUUTUU 2:or=UUUTWVSU 2:person=SSVSXVVU 2:platform=SSUSYWUU
2:pointing=SVWTUTVU 2:possessiveAfter=QVUTUXTU 2:possessiveBefore=TUUUUWTU 2:praise=XXUSRTTU
2:profile=QTVWUVWU 2:question=VTVVSTWT 2:relative=TWUVSUVU 2:request=STTTXVUU 2:self=UUUaTSSU
2:statement=VTTWUSVU 2:thanks=WUUUTUUU 2:trust=WUUUTVTU 2:unknown=UTTTUUVW 2:verifiers=SUUUWVUU
2:wallet=VTUUTWTU 2:yes=XTUURUVU 2:you=WTUYSRVU ?=QVSUWVUU ?_bot=STUTUWVU ?_common=UXUUSVSU
?_courtesy=UUUUUVUU ?_end=QaTRWUUU ?_he=TVUUTVUU ?_lower=VQUWVSVU ?_name=UUUUVTUU
?_pointing=UVUUTUUU ?_request=UTUUUVVU ?_unknown=VQUWVTVU ?absent=SXUTWSTU ?embedded=YVUTTTSU
?vocative=OSSWVZXU Unknown_,=UUUTUVUU Unknown_.=UUUUUVUU Unknown_?=UTUTVUVU Unknown_Unknown=TTUTUVXU
Unknown_bot=TVUUUVUU Unknown_common=WTVUUSUU Unknown_courtesy=WUUUVTSU Unknown_end=SVUUUUUU
Unknown_lower=USVUTTWU Unknown_on=VUUUTUUU Unknown_unknown=TRVTSUYU about:false=SSRSVYWX
about:true=aUUUUPTU about_,=TUUUTVVU about_?=UVUUUUTU about_Unknown=VVVUUTTU about_about=SUUUUVVU
about_accounts=UUUUUVUU about_article=TQVUVTZU about_bot=YTUUTTTU about_common=QVTVVUWU
about_correction=UUUUTUUU about_courtesy=XTUSUUUU about_end=SVUUVUUU about_he=UTUUXTUU
about_interrogative=TUUUUUUU about_interrogativeSubject=TUUUUUUU about_lower=SVUWUTUU
about_mention=TUVUTVUU about_my=VVUSUUVU about_name=TUVUTWUU about_platform=TTUUVWTU
about_pointing=VTUTWSTU about_question=TUUUVUUU about_request=SUUSUVXU about_self=TRUWXTUU
about_statement=SUUUUXUU about_trust=UUVUUUUU about_unknown=SWUWUTTU about_you=VUUVUTSU
absent/card=UUUUUVUU absent/false/false=SSUUTWVX absent/false/true=UVTSUXTU absent/question=TTTSUVVX
absent/true/false=WVVSVSTV absent=UTTSUVUX accounts_,=UUUVUUTU accounts_about=TTUVUUVU
accounts_copula=VTUUUUUU accounts_courtesy=UWUTUSWU accounts_end=TTUXVUSU accounts_lower=TTUVVTUU
accounts_platform=UUUUUVUU accounts_question=UTUUVVUU accounts_self=UWUUUSVU
accounts_unknown=TTUVVTUU and_about=UTUUUVVU and_article=VTUUVTUU and_bot=WUUTUUTU
and_common=TUUUTVVU and_copula=UUUUXTUU and_courtesy=UUUUUVUU and_end=VUUVTUTU and_he=TUUUVUUU
and_interrogative=UXUVSUSU and_lower=VVUTUTUU and_mention=UUTUUVUU and_name=UUTUUWUU
and_platform=UUUUVUUU and_pointing=VTUUWSUU and_question=SUUUVTWU and_self=VTUUTUVU
and_unknown=VVUTUTUU another:false=QTSSVZVX another:true=aTTTUPVU any:,=TSWRSWWV any:.=VSUWSVVU
any:?=TWSUVTTU any:Unknown=VTWSUUTU any:about=TSXRXTVV any:accounts=RTUWWUUU any:and=TVTTWTUU
any:article=UVURUUWT any:bot=UTSUVUVU any:callAfter=TVUTUUVU any:common=TWVTTWTU
any:compare=WXTTUSTU any:copula=WTTQVWWU any:correction=PVUWTZTU any:courtesy=URTYUUUU
any:credentials=TTUVVUUU any:emoji=YRTUUUUU any:endorse=OUhUSQUU any:ens=RUUVWUUV any:fid=PSUYVXTU
any:first=VVVSSWSV any:form=RVTUTYUU any:greeting=aUUTTTSU any:handle=WUTUUTUU any:he=RQWTZTWU
any:help=PfUSTTTU any:holds=VRTUWWTT any:interrogative=OWTRWXYT any:interrogativeSubject=ZUTUVSUR
any:last=TUUUUWTV any:link=WWUTUSSU any:lower=VTUUUVUU any:mention=YRVSVSVU any:my=VRVeOTTU
any:name=WSUSUWUU any:no=VRTSVXVU any:not=UTSWTVWU any:notAfter=TUTWVVSU any:number=WVWRUSUV
any:on=TUUSUVVV any:only=UUUSTVWU any:or=TUTUUVUU any:person=VUVSVUUT any:platform=PPSSaXWW
any:pointing=VUVPWUUU any:possessiveAfter=TTUSVWUU any:possessiveBefore=VUUTUVTU any:praise=aRUUURUT
any:profile=TVUXVSSU any:question=SVSXWVUQ any:relative=XaUUOTTU any:request=TYTXOVUU
any:rhetorical=aWUSSQUU any:second=UUUTTVUV any:self=TQTePUVT any:statement=WTUSTUUU
any:thanks=bQUSRVVU any:third=VUUTUTVT any:trust=YTWUURSU any:unknown=VTUTVVTU
any:verifiers=PTUVYVUU any:wallet=SRTWVZTU any:wrong=TXUTUTUU any:yes=VUTTUVRW any:you=YUTUTTTU
article_Unknown=UUUUUVTU article_accounts=TUUUUUVU article_bot=YTUUUSTU article_common=YXVSSSRU
article_correction=UVVUUUTU article_courtesy=USUVUVUU article_credentials=UVUUUUTU
article_end=UTVUTUVU article_fid=TUUUUVUU article_lower=XUSTWTVT article_mention=SUUUUVVU
article_name=SUUUUVUU article_on=UUUVUTUU article_person=SZUUQVUU article_platform=TTUUUVWU
article_pointing=TTUUVUVU article_praise=VTUUVUTU article_profile=UWURUUVU article_question=VVUUTUUU
article_request=XUUUUSUU article_trust=QTUTVVXU article_unknown=WVSSXTUT article_wallet=UUUTVUVU
aside:false=VSRTVVVX aside:true=UVUTUUUU before-name:,=XUTTTTVU before-name:.=TUUUUWTU
before-name:?=UUUUXRVU before-name:Unknown=WUUUUTUU before-name:about=UTUUTVVU
before-name:accounts=VXUTURUU before-name:and=WUUUVSUU before-name:article=STUVUVUU
before-name:bot=UUVSVUUU before-name:common=XTUUVRUU before-name:compare=VUUUUTVU
before-name:copula=WTTUVUTU before-name:correction=RUUUTaTU before-name:courtesy=TWTUUWTU
before-name:emoji=WUUUUTUU before-name:endorse=SUYUUSUU before-name:fid=TUUUUVUU
before-name:first=WUUUUTUU before-name:greeting=WUUUUTUU before-name:help=VUUUUTUU
before-name:holds=SUUUUWUU before-name:interrogative=UTTUVVUU before-name:lower=UTUTUVUU
before-name:mention=RUTUUYTU before-name:my=WUUUUSUU before-name:name=SUTUUXTU
before-name:no=RUUUUWVU before-name:not=WUUUVSUU before-name:number=VUUUUUUU before-name:on=VUTVTRWU
before-name:only=TUVUUUVU before-name:or=VUUUUTUU before-name:person=TUTUUXTU
before-name:platform=UUTUUVTV before-name:pointing=TUTVWUTU before-name:possessiveAfter=UUUUUVUU
before-name:possessiveBefore=TUUUTVUU before-name:praise=TUUVUTUU before-name:profile=UUUVUTUU
before-name:question=TTUVVVUU before-name:request=WWTTUTUU before-name:rhetorical=ZUUUUQTU
before-name:self=QWVTVVUU before-name:statement=UUUUUUVU before-name:thanks=YUUUUQUU
before-name:trust=WUVUUSUU before-name:unknown=VTUTUUUU before-name:verifiers=TUUUUVUU
before-name:wallet=SUUUUWUU before-name:yes=TUUUUVUU before-name:you=TVUUVUUU before:,=aTTSUTTU
before:.=XUUUUURU before:?=XSUTSWVU before:Unknown=VVUTUTVU before:about=XTTVTVTU
before:accounts=UUUSUUWU before:and=XTUUTSVU before:article=SSUVUUXU before:callAfter=UUUUUTVU
before:common=XSUTTVTU before:compare=ZUUUUPUU before:copula=PVUUVWVU before:correction=ZTUUWTQU
before:courtesy=VRTTXTWU before:emoji=UUUUVUUU before:ens=UUUWUTTU before:fid=SUUVUVUU
before:first=UUUUUUVU before:form=RUUUUYUU before:greeting=VTUUUVTU before:handle=VUUUUTUU
before:he=TTVTVUUU before:help=SZUUTSUU before:holds=SUUUVWUU before:interrogative=UVUSXUTU
before:interrogativeSubject=UTUTVTWU before:lower=URSUXWUU before:mention=XTTTUSWU
before:my=UUUXUUSU before:name=VTTTTUWU before:no=WUUTUXRU before:not=TTUVUTWU
before:notAfter=VUUUUUUU before:number=TUUUVUVU before:on=VTTUUTXU before:only=UUUUUVTU
before:or=UUUTUVUU before:person=TUUUUVVU before:platform=UUUUUWSU before:pointing=TUVSUWUU
before:possessiveAfter=SUUUVWUU before:possessiveBefore=VTUUSUWU before:praise=QTUUZUUU
before:profile=WUUTUUSU before:question=TUUXRUVU before:relative=WUUTUUUU before:request=SWUTVWUU
before:rhetorical=YUUUTSUU before:self=TSUZRSWU before:statement=USUTWWVU before:thanks=XUUTUTUU
before:third=WUUTUTUU before:trust=TUUUUSWU before:unknown=VSSUYUTU before:verifiers=TUUVUUUU
before:wallet=RUUUUXVU before:yes=STUWUWSU before:you=XSUVUTTU behind-name:,=WTVUWRTU
behind-name:.=UUUTWVRU behind-name:?=XTTTTWTU behind-name:Unknown=UUUUUUTU
behind-name:about=VTVUTUUU behind-name:accounts=SUUUUWUU behind-name:and=SUUUUVVU
behind-name:article=VUUUTTWU behind-name:bot=VTTUTVUU behind-name:callAfter=UUUUUTVU
behind-name:common=UTTUTUXU behind-name:compare=WUUUUTUU behind-name:copula=RUUUVVVU
behind-name:correction=YUSUUTSU behind-name:courtesy=VTUTRWUU behind-name:emoji=UUUUUVUU
behind-name:endorse=RUaUUSUU behind-name:ens=VUUUUUUU behind-name:fid=TUUUUWUU
behind-name:first=RUUUTXVU behind-name:form=RVTUTYUU behind-name:greeting=WUUUUTTU
behind-name:handle=VUUUUUUU behind-name:he=TUUVXTSU behind-name:help=WUUUUTUU
behind-name:holds=UUUUVVTU behind-name:interrogative=RUUUUWVU
behind-name:interrogativeSubject=XUTUTSUU behind-name:lower=UTUTUTVV behind-name:mention=YRVSVSVU
behind-name:my=UUUUUVUU behind-name:name=WSUSUWUU behind-name:no=TUUUUVUU behind-name:not=TUTUUXUU
behind-name:notAfter=TUUUUVUU behind-name:number=UUWUUTTU behind-name:on=UTUUUWSU
behind-name:only=UUUUTVUU behind-name:or=TUUUUWUU behind-name:person=UUWUUSUU
behind-name:platform=RVTTVXUV behind-name:pointing=UTUUXTTU behind-name:possessiveAfter=TUUUUVUU
behind-name:possessiveBefore=VUTUUTVU behind-name:praise=VUUUUSVU behind-name:profile=WUTUUTTU
behind-name:question=VTUTTWUU behind-name:relative=VUUUUTVU behind-name:request=RTVUVWUU
behind-name:second=UUVUUTUU behind-name:self=VUTUUTVU behind-name:thanks=RUUUUYUU
behind-name:trust=WUUUVTSU behind-name:unknown=TTVTUTVV behind-name:verifiers=UUVUUTUU
behind-name:wallet=SUTUUYUU behind-name:yes=UUUUUUVU behind-name:you=XUTUUUTU behind:,=QTVUXXTU
behind:.=UTUWSSXU behind:?=RVSWUUWU behind:Unknown=VTUTUWTU behind:about=VTXSYPUU
behind:accounts=STUZUUTU behind:and=VWUSVSUU behind:article=TYTRVVTU behind:bot=UTSUVUVU
behind:callAfter=UVUTVUUU behind:common=UXTURRXU behind:compare=SXTUTVTU behind:copula=XTURUVVU
behind:correction=cTSUUPUU behind:courtesy=VUUUSWUU behind:credentials=UUUWVTUU
behind:emoji=TSUVWUUU behind:endorse=RUfUSPUU behind:ens=TUUTUUVU behind:fid=TRUXUVTU
behind:first=UVVSTVTU behind:form=TVTUUVUU behind:greeting=YUUTTSUU behind:handle=TUUUUWUU
behind:he=QQUXUWXU behind:help=SYUTUUTU behind:holds=URTVUVVU behind:interrogative=QUTTWXWU
behind:interrogativeSubject=WUTVVUSU behind:link=WWUTUTSU behind:lower=TVVVVTTU
behind:mention=USXTWUTU behind:my=URVaPTWU behind:name=TTWSWVTU behind:no=VSUVVTUU
behind:not=VUSWVUSU behind:notAfter=SUUXVVSU behind:number=VVWRURVU behind:on=aTVTTTRU
behind:only=UUUTSUXU behind:or=SUUUUVWU behind:person=QTWTXVVU behind:platform=QSSUVYYU
behind:pointing=PVUVUWWU behind:possessiveAfter=XUUSTUUU behind:possessiveBefore=UVVTUVTU
behind:praise=VUUSVUVU behind:profile=VUUXRTUU behind:question=RWSXRXVU behind:relative=UUUWUTTU
behind:request=STTXWTTU behind:rhetorical=WWUTUSUU behind:second=UUUVUUTU behind:self=STUaVSSU
behind:statement=XWUUSTTU behind:thanks=TRUTUYWU behind:trust=SUVTVXTU behind:unknown=SVVUWUTU
behind:verifiers=TUVVUVUU behind:wallet=TSTXUWTU behind:wrong=SXUTUUUU behind:yes=UVUSVUVU
behind:you=XVTPUXUU bot+1:,=VUVWVSSU bot+1:.=VUUTVSUU bot+1:?=XVUTXRSU bot+1:Unknown=VVUUTUUU
bot+1:about=XTUUSUSU bot+1:accounts=UWUTUSVU bot+1:and=YUUUTRUU bot+1:article=VSUUUVVU
bot+1:common=WTUSTUVU bot+1:compare=TVUUUUUU bot+1:copula=YVUTWQSU bot+1:correction=TTUWWTVU
bot+1:courtesy=VVUVRUUU bot+1:emoji=VUUTWTTU bot+1:end=RPTYXVVU bot+1:endorse=TUXUTTUU
bot+1:fid=UUVVUUUU bot+1:form=TUUUUVUU bot+1:greeting=XSUUTVUU bot+1:handle=VUUUUTUU
bot+1:he=VTUSVXSU bot+1:help=SZUSUUTU bot+1:holds=TUUUTVVU bot+1:interrogative=VWTUWSTU
bot+1:interrogativeSubject=TUUUVUUU bot+1:lower=TUUVVTUU bot+1:mention=TUUUVVTU bot+1:my=TSUXUUUU
bot+1:name=TTUUVVTU bot+1:no=XUUSSWTU bot+1:not=VUTWUSTU bot+1:notAfter=VVUUUUTU bot+1:on=WUUUTUUU
bot+1:only=UUUUUVUU bot+1:person=UTTTVUVU bot+1:platform=SVUTTWVU bot+1:pointing=TTTTYVTU
bot+1:possessiveAfter=VUUUTUUU bot+1:possessiveBefore=TUUUUUUU bot+1:praise=WTUTUSWU
bot+1:profile=UTUUVUUU bot+1:question=TVSWRTXU bot+1:request=SVTWTVUU bot+1:rhetorical=UWUUUTUU
bot+1:self=QTVVUVVU bot+1:statement=VSUSTVWU bot+1:thanks=WSUTUVUU bot+1:trust=TTUTWUVU
bot+1:unknown=UUUVUTUU bot+1:verifiers=UUUVUUUU bot+1:wallet=TWUUUUTU bot+1:yes=WTUUTTWU
bot+1:you=RVUSUWVU bot+2:,=UWTUWSTU bot+2:.=UTUUUTVU bot+2:?=UUUWSTVU bot+2:Unknown=VSUTVUUU
bot+2:about=STVTUUWU bot+2:accounts=UUUVUVTU bot+2:and=UTUTUVVU bot+2:article=QUUSVXWU
bot+2:common=VUUSTXSU bot+2:compare=UVUTUTVU bot+2:copula=UXUUSUSU bot+2:correction=WUUVTTUU
bot+2:courtesy=TVTRVTYU bot+2:credentials=TUUUUUVU bot+2:emoji=SUUTUUXU bot+2:end=PTSZVZSU
bot+2:endorse=UUWUUTUU bot+2:ens=UVUUUUUU bot+2:fid=UTUTUVVU bot+2:form=WTUUUTUU
bot+2:handle=VUUUUTUU bot+2:he=VSUVTVTU bot+2:help=TUUVUVTU bot+2:holds=UTUUUUWU
bot+2:interrogative=WUUVWRSU bot+2:interrogativeSubject=VTUVVUTU bot+2:lower=UUTVUTUU
bot+2:mention=SUWUTWTU bot+2:my=SUUZTUTU bot+2:name=VTWUTUTU bot+2:no=WUUTUTUU bot+2:not=XUURWSUU
bot+2:notAfter=UUUUUUVU bot+2:on=WUUTVUSU bot+2:only=UUVUUUUU bot+2:or=TUUUWVSU
bot+2:person=TRVSXTWU bot+2:platform=UTUTUWUU bot+2:pointing=TUUUSUWU bot+2:possessiveAfter=TWUTUVUU
bot+2:praise=VXUTSVRU bot+2:profile=STVWTUWU bot+2:question=WUUWURUU bot+2:request=SSVUWTWU
bot+2:self=SYTTXUSU bot+2:statement=VUTVSSWU bot+2:trust=VUUUQYTU bot+2:unknown=VTTVVTUU
bot+2:wallet=TTUUUVUU bot+2:yes=WTUTTVUU bot+2:you=VUUTTTWU bot-1:,=WSUUUTVU bot-1:.=QUUUVVWU
bot-1:?=STUTUWVU bot-1:Unknown=TVUUUVUU bot-1:about=YTUUTTTU bot-1:and=WUUTUUTU
bot-1:article=YTUUUSTU bot-1:common=XTUVTSVU bot-1:copula=TVUUUWTU bot-1:correction=UUUTVUUU
bot-1:courtesy=TTTUSYWU bot-1:emoji=TUUUVVUU bot-1:end=PWUXZSTU bot-1:form=TUUUUVUU
bot-1:greeting=VTUUUUUU bot-1:he=VUVUTTUU bot-1:interrogative=UUUTUUVU bot-1:lower=WTUSUUVU
bot-1:mention=TUUUUVUU bot-1:name=TUUUUVUU bot-1:no=TUUUUVUU bot-1:on=VTUUUUUU bot-1:or=VUUUUUUU
bot-1:person=UVUUTTWU bot-1:platform=TUUUUVUU bot-1:pointing=TUVUUUTU
bot-1:possessiveBefore=WUUUTTUU bot-1:praise=TTUTVWUU bot-1:question=WVUUUSUU bot-1:request=XVUUURTU
bot-1:self=TTUYUTTU bot-1:statement=WTUUTTUU bot-1:thanks=WUUTUTUU bot-1:trust=TUUVUVUU
bot-1:unknown=WUTSUUUU bot-1:yes=VUUUUTUU bot-1:you=VUUVUTTU bot_,=VUVWVSSU bot_.=VUUTVSUU
bot_?=XVUTXRSU bot_Unknown=VVUUTUUU bot_about=XTUUSUSU bot_accounts=UWUTUSVU bot_and=YUUUTRUU
bot_article=VSUUUVVU bot_common=WTUSTUVU bot_compare=TVUUUUUU bot_copula=YVUTWQSU
bot_correction=TTUWWTVU bot_courtesy=VVUVRUUU bot_emoji=VUUTWTTU bot_end=RPTYXVVU
bot_endorse=TUXUTTUU bot_fid=UUVVUUUU bot_form=TUUUUVUU bot_greeting=XSUUTVUU bot_handle=VUUUUTUU
bot_he=VTUSVXSU bot_help=SZUSUUTU bot_holds=TUUUTVVU bot_interrogative=VWTUWSTU
bot_interrogativeSubject=TUUUVUUU bot_lower=TUUVVTUU bot_mention=TUUUVVTU bot_my=TSUXUUUU
bot_name=TTUUVWTU bot_no=XUUSSWTU bot_not=VUTWUSTU bot_notAfter=VVUUUUTU bot_on=WUUUTUUU
bot_only=UUUUUVUU bot_person=UTTTVUVU bot_platform=SVUTTWVU bot_pointing=TTTTYVTU
bot_possessiveAfter=VUUUTUUU bot_possessiveBefore=TUUUUUUU bot_praise=WTUTUSWU bot_profile=UTUUVUUU
bot_question=TVSWRTXU bot_request=SVTWTVUU bot_rhetorical=UWUUUTUU bot_self=QTVVUVVU
bot_statement=VSUSTVWU bot_thanks=WSUTUVUU bot_trust=TTUTWUVU bot_unknown=UUUVUTUU
bot_verifiers=UUUVUUUU bot_wallet=TWUUUUTU bot_yes=WTUUTTWU bot_you=RVUSUWVU callAfter_end=UVUTVUUU
card/false/false=TTVYSTVU card/false/true=RUTUTZUU card/true/false=WVUSVUTU card/true/true=XUUUUSUU
choices:false=VTSUUVVU choices:true=TTTSUVVX clause:Unknown=STXTVWSU clause:about=TTWSVVTU
clause:accounts=RTUWWUUU clause:and=TWTUUWTU clause:article=UVTSTWWT clause:bot=UTSUVUVU
clause:callAfter=TVUTUUVU clause:common=VZTQSVTU clause:compare=TXTTUUTU clause:copula=YVTRTUTU
clause:correction=USTaSUTU clause:courtesy=UTTXUTVU clause:credentials=VTUVVTUU
clause:emoji=XSUUUTUU clause:endorse=OUgUSRUU clause:ens=QUUVWVUV clause:fid=QTUWVWTU
clause:first=UUUTVVSV clause:form=TVTUUVUU clause:greeting=YUUUTTUU clause:handle=XUTUUTUU
clause:he=USVVTVVU clause:help=PdUSTSUU clause:holds=VRTVVXTT clause:interrogative=OYTSXVWT
clause:interrogativeSubject=VVUSWVUR clause:last=TUUUUVUV clause:link=WWUTUSSU clause:lower=WTVVTUUT
clause:mention=YSXSSTTU clause:my=WSVcOTTU clause:name=YTWSSUSU clause:no=QSTRVZXU
clause:not=YVTUSTVU clause:notAfter=TVUVUVSU clause:number=XUURTUUV clause:on=UWUTUUSV
clause:only=YVUSTSTU clause:or=TUUTWUVU clause:person=VVUTTUUT clause:platform=RQTTYVWV
clause:pointing=WVTRSWUU clause:possessiveAfter=QUUSVWXU clause:possessiveBefore=USVTVXRU
clause:praise=YTTVRVTT clause:profile=QWUWWTTU clause:question=TUSVXXTQ clause:relative=VYUUQUTU
clause:request=WXSUPUVU clause:rhetorical=YWUSTSTU clause:second=UUUTTVUV clause:self=TTUaSSVT
clause:statement=bWTQSSUU clause:thanks=ZRUSSWVU clause:third=VUUTUUVT clause:trust=STVUVWUU
clause:unknown=VUVUUVTT clause:verifiers=QTUVXUUU clause:wallet=RRUVUYUU clause:wrong=SXUTUUUU
clause:yes=VUUVTURW clause:you=RXTUVUUU common_,=VUVUVRVU common_.=VUUVVSTU common_?=XYUQSTUU
common_about=SYSUWURU common_accounts=VUUUTUUU common_and=TUUUTUVU common_article=WTUUURUU
common_bot=XTUVTSVU common_common=STXSUYTU common_copula=UUUUUWSU common_correction=XTUSTVUU
common_courtesy=SVTUTXTU common_emoji=VUUUUUUU common_end=VSTVWTSU common_first=VUUUUTUU
common_form=TUUUUVUU common_he=UTUXUTUU common_holds=TTUWVUTU common_interrogative=SVUUUUVU
common_lower=USUVVUTU common_mention=UUVUTVTU common_my=TSUXUTWU common_name=TUVUTWTU
common_no=VTUWUUSU common_not=STUUUVVU common_number=UTUUUUVU common_on=TWUWRUUU common_or=UWUSUUUU
common_person=UUUWUTUT common_platform=WUUUTUUU common_pointing=VUUVWTRU
common_possessiveAfter=UUUUUVUU common_possessiveBefore=TVUTVWSU common_praise=USUTWUWU
common_profile=WUVUTTUU common_question=UUUWZUOU common_request=XWUTQUUU common_second=VUUTTUUU
common_self=UTUVUVUU common_statement=TVUUUWTU common_trust=VTUTUVTU common_unknown=USUVUVTU
common_wallet=UUTUTVUU common_yes=URUZTVSU common_you=UXUQTUWU compare_,=VUUUUTUU
compare_about=SUUUVVUU compare_common=XWUUURSU compare_end=WUUUTUUU compare_lower=TVUUUUUU
compare_mention=TUUUUVUU compare_name=TUUUUVUU compare_unknown=TVUUUUUU context:card=UTUWTVUU
context:question=TTTSUVVX context:quote=URUUWVUU context:reply=UVUTUUUU context:top=WVSUUTVU
copula_,=VUUUUTUU copula_?=VSUUVTWU copula_about=VTUUTUUU copula_article=SVUUTWUU
copula_bot=TVUUUWTU copula_common=TUUTUTWU copula_correction=WUUUTTUU copula_courtesy=XSUTVVSU
copula_end=VWUSUUTU copula_first=TVUUUUUU copula_he=TTUUWVUU copula_interrogative=VTUTUVUU
copula_interrogativeSubject=VTUTVVUU copula_lower=VRTVVTVU copula_mention=RUUUVWUU
copula_my=XVUURUUU copula_name=RUUUVXUU copula_on=VUUUVTUU copula_person=VTUVUUTU
copula_platform=TTUUUVUU copula_pointing=QWUTWVTU copula_praise=WUUUTUTU copula_question=TVUUTUVU
copula_request=VUUUUTUU copula_self=TVUSUUVU copula_statement=VUUUUUTU copula_trust=VUVVSSVU
copula_unknown=VRTVVTVU copula_yes=UUUUUVUU correction_,=RVUTRXXU correction_.=SUUUUVVU
correction_?=UUUSUUWU correction_about=VVUTWTTU correction_article=TVUUUVSU correction_bot=UUUTVUUU
correction_common=STXYTTUU correction_correction=TTUTUVWU correction_courtesy=TTUcTPUU
correction_end=UTTTSWWU correction_he=VUUTUTUU correction_interrogative=TUUUUUUU
correction_lower=UUTWTUUU correction_mention=TUUUTWUU correction_name=TUUUTWUU
correction_not=TUUUUUVU correction_on=VUUUUUUU correction_person=WUUUUTSU
correction_pointing=WTUTVTUU correction_question=VUUTVUTU correction_request=TWUUSVUU
correction_self=TTUXUTUU correction_unknown=UUTVTUUU correction_yes=TUUUTUVU correction_you=TUUUUUUU
courtesy_,=SVTTUVVU courtesy_.=UUVUURVU courtesy_?=SXUTUVTU courtesy_Unknown=UTUUUUUU
courtesy_about=WTTUUSVU courtesy_and=VVUTTTVU courtesy_article=TTUUVUVU courtesy_bot=TTTUSYWU
courtesy_common=SUTWWVSU courtesy_copula=UUUUXSTU courtesy_correction=PWTWSYUU
courtesy_courtesy=UVTQSYXU courtesy_end=XRUTVSTW courtesy_first=VUUUUUUU courtesy_form=TUUUUVUU
courtesy_he=STUUUTWU courtesy_help=TVUTUUUU courtesy_holds=VUUUUUUU courtesy_interrogative=SVUUSWVU
courtesy_interrogativeSubject=TVUVUUSU courtesy_lower=VUUUUUUT courtesy_mention=VUTUUUUU
courtesy_my=VWUTUTUU courtesy_name=UUTUUVUU courtesy_no=WUUTUUUU courtesy_not=VUUUTUUU
courtesy_on=WSUTUUUU courtesy_or=UTUTUUVU courtesy_person=VTUTUVVT courtesy_platform=TUUUUVUU
courtesy_pointing=XSUUTTWU courtesy_possessiveBefore=XVUUUSTU courtesy_praise=UTUTVWTU
courtesy_profile=TUVUVTUU courtesy_question=QSUYXTTU courtesy_request=PaUVSUUU
courtesy_self=WUTTTUVU courtesy_statement=SUUUVTXU courtesy_thanks=TTUUUVVU courtesy_trust=TVUUVUTU
courtesy_unknown=VTUVUUUT courtesy_verifiers=SUVUVUUU courtesy_wallet=SUUUUVVU courtesy_yes=TVUUTUUU
courtesy_you=UTUUTWUU credentials_copula=UUUUTUVU credentials_end=TUUUUUUU
credentials_question=UUUUTUVU credentials_unknown=TUUVUVUU embedded/false/false=TVUSTTYU
embedded/false/true=WTTUTUUU embedded/quote=VUUUTUUU embedded/reply=UTUVTTWU embedded/top=XVTSUUUU
embedded/true/false=YSUUTVSU embedded/true/true=YTTUTUSU embedded=XUTSSTWU emoji_bot=TUUUVVUU
emoji_emoji=VUUUUUUU emoji_end=WSUVTUVU emoji_lower=WTUUUTUU emoji_name=VUUUUTUU
emoji_unknown=WTUUUSUU endorse_about=UUWUTTUU endorse_end=TUWUUSUU endorse_lower=TUWUTUUU
endorse_mention=TUWUUUUU endorse_name=TUWUUUUU endorse_unknown=TUWUTUUU ens_?=UUUTUUUU
ens_courtesy=VUUUUUTU ens_lower=TUUUUUUU ens_unknown=TUUUUUUU fid_?=URUYUUSU fid_about=TUUUUVUU
fid_courtesy=TVUUTUUU fid_end=SVUTWUUU fid_lower=TUUUUUUU fid_on=TUUUUVUU
fid_possessiveBefore=TUUUUVUU fid_unknown=TUUUUUUU first_common=UVUUUTTU first_end=TTVUUVVU
first_lower=SXUTUTUV first_unknown=SXUTUTUV form:-1/-4/reply=UUUUTUUU form:-1/-4/top=TWTUUUUU
form:-1/-4=UWTUUTTV form:-1/false/false=TWTUUTUU form:-1/false/true=VUUUTSWU form:-1/reply=UUUUTUUU
form:-1/top=UWTUUQWU form:-1=VWTUUPWV form:-2/-4=UUUUWSUU form:-2/false/true=SUUUUTWU
form:-2/top=TUUUUTXU form:-2=TUUUWRXU form:-3/-4=UUUUVTUU form:-3/false/true=UUUUVTVU
form:-3=UUUUVSVU form:-4/-1/card=UUUUTUVU form:-4/-1/reply=UUUUWUSU form:-4/-1/top=WVUUUUSU
form:-4/-1=UVTUVUTU form:-4/-2/card=WUUTVUSU form:-4/-2/question=TUUUUUVT form:-4/-2/reply=WVUUSUTU
form:-4/-2/top=UVUWUUSU form:-4/-2=WVTVUUQT form:-4/-3/card=VUVVUUSU form:-4/-3/question=VUUUUUTU
form:-4/-3/quote=VTUUVUTU form:-4/-3/reply=TUUTUUWU form:-4/-3/top=VWUVUURU form:-4/-3=VVVUVUPU
form:-4/-4/card=WVUVTUSU form:-4/-4/question=XTUSUUSW form:-4/-4/quote=USUUXUTU
form:-4/-4/reply=SUVUVUUU form:-4/-4/top=SWTXUUTU form:-4/-4=VUUVWTOW form:-4/0/card=TUUTUUWU
form:-4/0/top=UUUVUUTU form:-4/0=VTUUTUVU form:-4/1/card=SUUUTUXU form:-4/1/top=VUUTUUUU
form:-4/1=TUUTTUXU form:-4/2/card=SUUWTUUU form:-4/2/top=VTUSUUWU form:-4/2=TTUUSUYU
form:-4/3/top=TTUSUUYU form:-4/3=STUSUUZU form:-4/4/top=TTUTUUYU form:-4/4=STUTUUYU
form:-4/card=UTVWSUUU form:-4/false/false=XTTTSTVW form:-4/false/true=USTUWUVU
form:-4/question=WTTSUUVW form:-4/quote=URUUXUUU form:-4/reply=TVVTUUVU form:-4/top=TWRVUTVU
form:-4/true/false=TWUVTUUU form:-4/true/true=RUUUXUUU form:-4=TUSUVTWW form:0/-4/reply=VUUUUTUU
form:0/-4/top=UVTUUUTU form:0/-4=WVTUUSTU form:0/false/false=UTUUTUVU form:0/false/true=VVUUUTUU
form:0/reply=VUUUVTUU form:0/top=SVTUUUVU form:0=UUTUUTVU form:1/-4/card=WUUUTUUU
form:1/-4/reply=UUUUWTUU form:1/-4/top=VUUUUVTU form:1/-4=VUTUUWTU form:1/card=WUUUSUUU
form:1/false/false=TUTUUVVU form:1/false/true=VUUUUSUU form:1/reply=UUUUWTUU form:1/top=UTUUUTVU
form:1/true/false=UUUUTVUU form:1=UTTUUUVU form:2/-3/top=VUUUUUTU form:2/-3=VUUUUUTU
form:2/-4/card=TUUUVUUU form:2/-4/reply=VUTUUUUU form:2/-4/top=TUUUUVTU form:2/-4=TUUUVVTU
form:2/card=TUUUVUUU form:2/false/false=VUSUUVTU form:2/false/true=UUWVTUSU form:2/reply=VUTUUUUU
form:2/top=UUVUUWRU form:2/true/false=TUUUVUUU form:2/true/true=VUUUUUTU form:2=VTUUVVRU
form:3/-2/top=WUUUUUTU form:3/-2=VUUUUUTU form:3/-3/top=TUUUUVTU form:3/-3=TUUUUVTU
form:3/-4/reply=UUUUSXUU form:3/-4/top=WTVTUTTU form:3/-4=WTUTSWTU form:3/card=UUUUUVUU
form:3/false/false=UUVTUVTU form:3/false/true=VUTUTWTU form:3/reply=UUUUSXUU form:3/top=WTVTUVSU
form:3/true/true=UUUUTVTU form:3=VTUTSYSU form:4/-1/top=VUUUUUTU form:4/-1=VUUUUUTU
form:4/-2/top=UUVUUVTU form:4/-2=UUVUUWTU form:4/-3/top=VUTUUUUU form:4/-3=VUTUUUUU
form:4/-4/card=TUTUUWUU form:4/-4/quote=UUUUTVUU form:4/-4/reply=TUVUTWUU form:4/-4/top=XTVTUTTU
form:4/-4=USVTSYTU form:4/card=TUTUUWUU form:4/false/false=UTXUTUTU form:4/false/true=UUTTTYSU
form:4/quote=UUUUTVUU form:4/reply=TUVUTWUU form:4/top=XTVTUWQU form:4/true/false=UUTUUVUU
form:4/true/true=TUTUTYTU form:4=USVTSaQU form_,=UUUUUVUU form_and=WUUUUSUU form_bot=TUUUUVUU
form_common=UUUUUVUU form_copula=TUUUUVUU form_courtesy=WUUUUSUU form_end=VWUUUSUU
form_lower=TUUUUVUU form_question=TUUUUVUU form_statement=TUUUUVUU form_unknown=TUUUUVUU
greeting_bot=VTUUUUUU greeting_common=UVUUUUUU greeting_end=VUUUUUUU greeting_mention=WUUUUSUU
greeting_name=WUUUUSUU handle_?=TUUUUVUU handle_about=TUUUUVUU handle_courtesy=TUUUUVUU
handle_end=TUUUUWUU he_,=STVXTUTU he_?=USUUWUUU he_about=TUTTWUUU he_bot=VUVUTTUU he_common=UUUXTUTU
he_copula=YVUURTTU he_correction=WUUTVTUU he_courtesy=TVUTXTUU he_end=TSUTWUWU he_holds=VUUUUUUU
he_interrogative=TUUUVUUU he_lower=UWUVQTVU he_name=VUUUUTUU he_on=TTTUVVUU he_person=TUUTVUUU
he_platform=UTUUVUUU he_pointing=TTUVWUUU he_possessiveAfter=TUUUVVUU he_praise=WUUUSUVU
he_profile=UWUUSUUU he_question=UUUTWUUU he_request=UUUVVTUU he_statement=TUUUTVWU he_trust=QUUUWXUU
he_unknown=UWUVRTVU he_wallet=TUTUVVUU he_yes=WTUUSUUU help_?=WUUUUTUU help_courtesy=UVUUUTUU
help_end=RWUTUUWU help_lower=UXUTTUTU help_unknown=UXUTTUTU holds_?=UTUUVUUU holds_article=UUUUUVUU
holds_common=VUUUUUUU holds_courtesy=TUUUUWUU holds_lower=UWUVSUTU holds_platform=TTUUVUUU
holds_question=TTUVVUUU holds_trust=TUUUUUUU holds_unknown=TWUVTVTU
interrogativeSubject_article=UUUUWVTS interrogativeSubject_common=UWTTVUTU
interrogativeSubject_copula=UVUUTTVU interrogativeSubject_end=VUUUUTUU
interrogativeSubject_he=TUTUVVUU interrogativeSubject_holds=TUUUUUUU
interrogativeSubject_lower=UTUVTUVT interrogativeSubject_mention=VUUUUTUU
interrogativeSubject_pointing=TTTUVWUU interrogativeSubject_question=UWUUTUUU
interrogativeSubject_request=UWUTUUTU interrogativeSubject_self=USUZTUTU
interrogativeSubject_statement=VVUUUSTU interrogativeSubject_unknown=UTUUTUVT
interrogative_?=TTUUWVTU interrogative_Unknown=UTUUUUVU interrogative_about=WUUUUUTU
interrogative_article=UXUUSUUU interrogative_bot=UUUTUUVU interrogative_common=UYUTUTSU
interrogative_copula=UUUUTTVU interrogative_correction=UTUTUUVU interrogative_courtesy=UUVSWUTU
interrogative_end=RRUTVWYU interrogative_form=WUUUUTUU interrogative_he=UVUUSWSU
interrogative_holds=TUUUUVUU interrogative_lower=UVTVTVVT interrogative_mention=WUUUTUUU
interrogative_name=YTUUTTUU interrogative_on=VUUVUUSU interrogative_person=UTUUUUUU
interrogative_pointing=SPUSYWXU interrogative_praise=RWUUVVTU interrogative_question=UVUUSVVU
interrogative_request=UWUUUUSU interrogative_self=USUZTUTU interrogative_statement=UZUUUTRU
interrogative_unknown=UUTVTVWT interrogative_yes=VVUUTUTU interrogative_you=UUUTUUVU
language:false=WVUQSTWX language:true=TQRWXXUU last_end=SUUUUWUU left:0=UTQTVWUX left:1=TWSVWTVT
left:2=UVUTUUTV left:3=XTVSTTVU left:5=UTVVTUVU left:9=TTUUUWUU length:1=QRUVWUWV length:2=UVTSVTSX
length:3=UVRTVWVT length:5=UVVTSVUU length:9=WRVUTTVU link_end=TXUUUTUU links:false=VURTUVTX
lower_,=WTUSVVTU lower_.=VUTUTUUU lower_?=UVTXURUU lower_Unknown=VSUUVVUU lower_about=UWUTSUUU
lower_accounts=UTUVUUUU lower_and=STUUVVVU lower_article=UTUTTWUU lower_bot=WTUSUUVU
lower_common=TTVTTUVU lower_compare=VVUUUSUU lower_copula=WRUUVTVU lower_correction=USVUSVVU
lower_courtesy=SWTVSVUV lower_credentials=UUUVUUUU lower_emoji=VSUWUUVU lower_end=XUWUSTVR
lower_endorse=TUWUUTUU lower_fid=TTUVUUVU lower_first=UVUUUUUU lower_form=SUUUUWUU lower_he=VUTTWSUU
lower_help=UWUUSTVU lower_holds=UUUTWUUU lower_interrogative=TUVTVUUU
lower_interrogativeSubject=UUUUUUVU lower_lower=TVUTVUVT lower_mention=TUVTUVUU lower_my=VWUTUTTU
lower_name=SUVTTXUU lower_no=UUUTVTVU lower_not=UVUVTUUU lower_notAfter=VUUUUUVU
lower_number=TUVUUVUU lower_on=SVWSVVTV lower_only=RTVTUUXU lower_or=TVUTUUUU lower_person=USUTXUUU
lower_platform=TUUTWTWU lower_pointing=UUTUUUUU lower_possessiveAfter=VUUSUUUU
lower_possessiveBefore=VTUUTVUU lower_praise=TUUVSUVU lower_profile=TSTXTUWU lower_question=VXUTTTTU
lower_relative=UVUVTTUU lower_request=UVUUSTVU lower_self=TWUSUUUU lower_statement=TVVVUUSU
lower_thanks=UUUUTUVU lower_trust=VTUUWUSU lower_unknown=TUUUVVUT lower_wallet=TUUVRWVU
lower_yes=TWUSWUTU lower_you=UWUTUVSU mention_,=RUUUUWUU mention_.=TUTUWVTU mention_?=UUUUUVUU
mention_about=TUWUUTUU mention_and=TUTUUUVU mention_article=TUUUUVUU mention_bot=TUUUUVUU
mention_common=SUUUUWVU mention_compare=TUUUUVUU mention_copula=XUUUTSTU mention_correction=UUUUUVTU
mention_courtesy=RUTUUXVU mention_emoji=TUUUUVUU mention_end=UTUUUWUU mention_fid=UUUUUVUU
mention_he=VUUUUSUU mention_holds=TUUUUWUU mention_interrogative=WUUUTTUU
mention_interrogativeSubject=VUUUUTUU mention_lower=UUTUUVVU mention_mention=UUTUUUVU
mention_name=UUTUUUVU mention_no=TUUUUVUU mention_not=RUUUUXUU mention_notAfter=RUUUUXUU
mention_on=VUUUUUTU mention_only=TUUUUWUU mention_or=TUUUUVUU mention_person=TUWUTUUU
mention_platform=TUUUUVUU mention_pointing=VUTUUVUU mention_possessiveAfter=TUUUUVUU
mention_profile=SUUUUWUU mention_question=VUUUTUUU mention_request=WUTUURVU mention_self=UUUUUVUU
mention_statement=UUTUVUUU mention_trust=TUUUVVUU mention_unknown=UUTUUVVU
mention_verifiers=TUUUUUUU mention_yes=TUUUUVUU mention_you=WUUUUSUU my_accounts=UUUVUUUU
my_common=WUURUVUU my_courtesy=TUUWUUUU my_end=STUXUUUU my_fid=VTUVUUTU my_lower=VVUTRUWU
my_profile=TUUZSUUU my_question=UTUVUUUU my_relative=XVUSUSUU my_unknown=VVUTRUWU my_wallet=YUURUUUU
name+1:,=TUVUVVTU name+1:.=TUUUWUTU name+1:?=TUUUUVVU name+1:about=VUWUTUTU name+1:and=UUTUUUUU
name+1:article=TUUUUVUU name+1:bot=TUUVUUUU name+1:common=WUUUTSVU name+1:compare=TUUUUWUU
name+1:copula=VUUUUUUU name+1:correction=UUUUTVTU name+1:courtesy=XTTTVSUU name+1:emoji=SUUUUWUU
name+1:end=VTUUUTUV name+1:fid=TUUUUVUU name+1:he=VUUUUSUU name+1:holds=SUUUUWUU
name+1:interrogative=XUUUTTUU name+1:interrogativeSubject=VUUUUTUU name+1:lower=TVUTUUVU
name+1:mention=UUTUUUVU name+1:name=WUTUURVU name+1:not=UUUUUVUU name+1:notAfter=TUUUUVUU
name+1:on=VUUUTWTU name+1:only=TUUUUWUU name+1:or=TUUUUVUU name+1:person=SUWUTVTU
name+1:platform=UVUUVRVU name+1:pointing=VUTUUVUU name+1:possessiveAfter=TUUUUVUU
name+1:praise=UUUUVUUU name+1:profile=SUUUUWUU name+1:question=WUUUUTUU name+1:request=VUUUUSVU
name+1:self=UUUUUVUU name+1:statement=ZUTUVPVU name+1:trust=TUUUVVUU name+1:unknown=TVUTUUVU
name+1:verifiers=TUUUUUUU name+1:yes=TUUUUVUU name+1:you=XUUUURUU name+2:,=VUTUUVTU
name+2:.=WUUUUUTU name+2:?=SUUUVUVU name+2:Unknown=TUVUUVUU name+2:about=VUUUVSUU
name+2:and=SUUUUWVU name+2:article=WUUUUSUU name+2:bot=TUVUUUUU name+2:common=TUUUVUVU
name+2:compare=WUUUUTUU name+2:copula=TUVUVUUU name+2:courtesy=UUTUTVVU name+2:emoji=VUUUUTUU
name+2:end=PWSTUYWV name+2:ens=TUUUUVUU name+2:fid=TUUUUVUU name+2:handle=TUUUUVUU
name+2:he=UUUUWSUU name+2:holds=UUUUVUUU name+2:interrogative=UUUUTWTU
name+2:interrogativeSubject=UUUUTVUU name+2:lower=VTVUTUTU name+2:mention=UUTUUWUU
name+2:name=TUTUUXUU name+2:no=TUUUUVUU name+2:not=TUUUUVUU name+2:notAfter=TUUUUVUU
name+2:on=VUUUVTUU name+2:person=VUVUUSUU name+2:platform=RTTUTZTV name+2:pointing=UTUUWTUU
name+2:praise=WUUUUSUU name+2:profile=WUUUUSUU name+2:question=RUUUUXUU name+2:request=ZUUUUPUU
name+2:self=WUUTUSVU name+2:statement=SUUUUWUU name+2:trust=UUVUUTUU name+2:unknown=VTVUTVTU
name+2:verifiers=TUUUUUUU name+2:wallet=TUUUUVUU name+2:you=XUUUURUU name-1:,=XUUUUTUU
name-1:.=VUUUUTUU name-1:?=UUUUVTUU name-1:about=TUVUTUUU name-1:accounts=UVUUUUUU
name-1:and=VUUUTVUU name-1:article=TUUUUUVU name-1:bot=UTUTWUTU name-1:common=VUVVUTTU
name-1:copula=RUUUVXUU name-1:correction=TUUUUWUU name-1:courtesy=WUTUTUTU name-1:emoji=VUUUUTUU
name-1:end=VTUUTTVU name-1:endorse=TUWUUUUU name-1:greeting=WUUUUSUU name-1:interrogative=UTUUTXUU
name-1:interrogativeSubject=VUUUUUUU name-1:lower=TTVTUTVU name-1:no=UUUUUTVU name-1:not=XUUUWQTU
name-1:on=TUUUUUVU name-1:only=SUVUUVUU name-1:person=TUUUUWUU name-1:platform=VUTUUTUV
name-1:pointing=TUUUUWUU name-1:possessiveBefore=TUVUUVUU name-1:praise=UUUUUTUU
name-1:profile=TUUUUVUU name-1:question=RUUUVWUU name-1:request=TWTUUVTU name-1:self=TUUUUVVU
name-1:statement=TUUUVTVU name-1:thanks=VUUUUTUU name-1:trust=TUUUUVUU name-1:unknown=UTVTUTVU
name-1:verifiers=TUUUUVUU name-1:wallet=UUUUUVUU name-1:you=TVUUUVUU name-2:,=UUTUUUVU
name-2:.=VUUUUUUU name-2:about=SUUUUWUU name-2:accounts=UUUUUVUU name-2:article=TUUUUUVU
name-2:bot=TVWTTUUU name-2:common=VUSUVSWU name-2:copula=UUUUUVUU name-2:courtesy=SWUUUWTU
name-2:end=VSTUVSVV name-2:endorse=TUWUUTUU name-2:fid=TUUUUVUU name-2:he=TUUUUVUU
name-2:interrogative=TUUUUVUU name-2:lower=UUUUUVTU name-2:mention=SUUUUXUU name-2:name=SUUUUXUU
name-2:no=SUUUUWUU name-2:not=XUUUUQVU name-2:notAfter=TUUUUVUU name-2:on=UUUVUTUU
name-2:person=TUUUUWUU name-2:platform=SUUUUXUU name-2:pointing=VUUUUUUU
name-2:possessiveBefore=TUUUUVUU name-2:praise=WUUUUSUU name-2:profile=TUUUUVUU
name-2:question=UUUUVUUU name-2:request=XUUUUSUU name-2:self=RWVUUUUU name-2:statement=VUTUUUUU
name-2:trust=VUUUUUUU name-2:unknown=VUUUUVTU name-2:wallet=TUUUUVUU name-2:yes=VUUUUTUU
name_,=QUUUUYUU name_.=SUTUWVTU name_?=TUUUUXUU name_about=TUWUUUUU name_and=UUTUUTVU
name_article=TUUUUVUU name_bot=TUUUUVUU name_common=SUUUUWVU name_compare=SUUUUWUU
name_copula=WUUUTTTU name_correction=UUUUUVTU name_courtesy=SUTUUWVU name_emoji=TUUUUVUU
name_end=TVUUUVUU name_fid=TUUUUVUU name_he=VUUUUSUU name_holds=TUUUUWUU name_interrogative=WUUUTTUU
name_interrogativeSubject=VUUUUTUU name_lower=UTTUUVUU name_mention=UUTUUUVU name_name=WUTUUSVU
name_no=TUUUUVUU name_not=RUUUUXUU name_notAfter=RUUUUXUU name_on=VUUUUUTU name_only=TUUUUWUU
name_or=TUUUUVUU name_person=TUWUTUUU name_platform=TUUUUVUU name_pointing=VUTUUVUU
name_possessiveAfter=TUUUUVUU name_profile=SUUUUWUU name_question=UUUUTVUU name_request=WUTUURVU
name_self=UUUUUVUU name_statement=TUTUVVUU name_trust=TUUUVVUU name_unknown=UTTUUVUU
name_verifiers=TUUUUUUU name_yes=TUUUUVUU name_you=XUUUUSUU named:0/-1=UVTUVUTU named:0/-2=WVTVUUQT
named:0/-3=WVVUVUQU named:0/-4=VUUVWUOW named:0/0=VTUUTUVU named:0/1=TUUTTUXU named:0/2=TTUUSUYU
named:0/3=STUSUUZU named:0/4=STUTUUYU named:0/false/false=XTTTTTUW named:0/false/true=TWUVTUUU
named:0/true/false=XSTUWQVU named:0/true/true=RUUUXUUU named:0=WUSTWOVV named:1/-1=TUUUUTWU
named:1/-2=TUUUUVUU named:1/-3=VUUUUWSU named:1/-4=UUVSVWRV named:1/0=TUUUUTXU
named:1/false/false=VUWTTSVV named:1/false/true=TUTUWSVU named:1/true/false=SUVUSWUU
named:1/true/true=YTTUUUTU named:1=VTWSTTVV named:2/-4=YUTUUSTU named:2/false/false=TUTUUXTU
named:2/false/true=SUUUUWUU named:2/true/false=UUTUUVUU named:2/true/true=SUUUUWUU named:2=QUSUTcUU
named:3/false/false=TUUUUVUU named:3=UUUUUVUU names:=WUSTWOVV names:mention+written=WUUUUTUU
names:mention=URVSSXVU names:platform=SVTUVUUV names:written+mention=VUUUUTUU names:written=QVTUTZUU
no_?=TUUUUVUU no_bot=TUUUUVUU no_common=VSUUUVUU no_correction=VUUUUUTU no_courtesy=RUUTUWWU
no_end=VSUVVUTU no_lower=XVUTUSTU no_mention=TUUUUUVU no_name=TUUUUUVU no_pointing=WUUUUSUU
no_unknown=XVUTUSTU notAfter_,=UUUUUUVU notAfter_end=TUUVUVSU notAfter_lower=WUUVUSTU
notAfter_mention=SUUUUWUU notAfter_name=SUUUUWUU notAfter_unknown=WUUVUSTU not_,=UUUUUTVU
not_?=TVUUUVUU not_common=VVUUSVUU not_courtesy=SVUSUVVU not_end=VTUVUUTU not_he=SUUWTVVU
not_lower=SUTWSUWU not_mention=QUTUWYTU not_name=RUTUWXTU not_pointing=RUUXSVUU
not_question=VUUUTUUU not_request=ZUUTVPUU not_self=STUSYUUU not_trust=XUUUTSUU not_unknown=SUTWSVWU
number_common=TUUUVVTT number_courtesy=WWUSUTTT number_end=UTUUUUUV number_lower=VUWTUTTU
number_unknown=VUWTUTTU on_,=VVUUTVTU on_?=UVUUTUUU on_article=VSVUUUTU on_bot=VTUUUUUU
on_common=WVTVVPUU on_courtesy=UTUVUUUU on_end=WTUUUTUU on_fid=TUUUUVUU on_he=TUUUWUUU
on_interrogative=TUUUUUUU on_lower=TWWSURVU on_mention=TUUUUUVU on_my=UWUSTVUU on_name=SUUUUVVU
on_platform=SSUVWWUU on_pointing=VTUUUUUU on_question=TTUUVUUU on_self=UTUVUUUU on_unknown=UWWSTRVU
on_wallet=TUUUUVUU only_,=TUUUUUVU only_common=WUUUUSUU only_end=UUUUUVUU only_lower=UTUSUUWU
only_mention=UUVUUUUU only_name=TUVUUUUU only_request=SUUVUVUU only_unknown=UTUSUUWU or_bot=VUUUUUUU
or_common=UVUUVUTU or_courtesy=UVUUUUUU or_end=VTUUUUUU or_lower=SVUUUVVU or_mention=VUUUUTUU
or_name=VUUUUUUU or_no=UTUWUUTU or_trust=TTUUTTXU or_unknown=SVUUUVVU out:0=XSTSTRWX out:1=RUSUXYTU
out:2=SUUUUWUU person_,=VTTUUTUU person_?=TVUUTUVU person_about=TUVTUUUU person_bot=UVUUTTWU
person_common=VTUUUVUU person_courtesy=TTVUVUUU person_end=RTUVWWUU person_interrogative=VWUTUUSU
person_lower=USWVVUTT person_mention=TUUUUVUU person_name=TUUUUVUU person_on=UTUUUVUU
person_person=TUUTUUWU person_pointing=SZUUQWUU person_possessiveBefore=TUUTUVUU
person_question=STUUUXUU person_request=UUUUVTVU person_trust=UUVUUTUU person_unknown=USWVVUUT
platform_,=SUUUUXUU platform_?=TTUUWUVU platform_about=VUUTVTVU platform_accounts=UUUVTVTU
platform_bot=TUUUUVUU platform_common=WTUUTUUU platform_copula=UTUVTUTU platform_correction=TTUTXTUU
platform_courtesy=VTUTVUUU platform_end=SVURUVVV platform_lower=TTTVWTVV platform_name=UUUUUVUU
platform_no=TUUUVUUU platform_on=TTUUVVUU platform_possessiveAfter=TUUUUVUU
platform_possessiveBefore=UTUUUUVU platform_question=UTUVUVTU platform_unknown=TTTVWTVV
pointing_,=UTVWTUTU pointing_.=UUUUVUUU pointing_?=VVUTUTUU pointing_about=VUTTWUUU
pointing_and=UUUUUTVU pointing_article=TUVUVTUU pointing_bot=TUVUUUTU pointing_common=URUWVTVU
pointing_copula=WUUUQWVU pointing_correction=XUUUVSTU pointing_courtesy=UVVSVUTU
pointing_end=VWTTUTTU pointing_he=TTUUUUWU pointing_holds=UTUUVUUU pointing_interrogative=TUUUVUVU
pointing_lower=SUUVWTUU pointing_mention=TUUUUWUU pointing_name=UUUUUVUU pointing_not=SUUUUVWU
pointing_on=UTTVWUTU pointing_person=TTUUUVVU pointing_platform=WTUUUTVU pointing_pointing=TUUSVUVU
pointing_possessiveAfter=SUUUVVUU pointing_possessiveBefore=UUUUTVUU pointing_praise=TVUUSWVU
pointing_profile=WWUURUTU pointing_question=WUUTTVUU pointing_request=UUUVUTUU
pointing_self=WUUSUVUU pointing_statement=TTUUSWWU pointing_trust=QWTUVXTU pointing_unknown=SUUVWTUU
pointing_wallet=TUTUVVUU pointing_yes=UVUUSVUU pointing_you=UUUTVUUU
possessiveAfter_courtesy=UTUUUVUU possessiveAfter_end=TUUUUVUU possessiveAfter_lower=TUUUUVUU
possessiveAfter_platform=UUUUVUUU possessiveAfter_unknown=TUUUUVUU possessiveAfter_wallet=TUUUUVUU
possessiveBefore_article=XUUUURUU possessiveBefore_bot=WUUUTTUU possessiveBefore_common=VUUUVTTU
possessiveBefore_form=TUUUUVUU possessiveBefore_lower=SUUVUUVU possessiveBefore_mention=TUVUUVUU
possessiveBefore_name=SUVUUWUU possessiveBefore_pointing=SUVUVVUU possessiveBefore_unknown=SUUUUUWU
praise_,=UUUTVWSV praise_.=UUUUVTUU praise_?=VWUURUVU praise_about=VVUUUTTU praise_article=VTUUUUUU
praise_bot=TTUTVWUU praise_common=WUVTVSUU praise_correction=UUUVUUTU praise_courtesy=TRUXUTWU
praise_end=WQUTWXSU praise_he=VUVUTTUU praise_interrogative=TUUUVUUU praise_lower=VVUUTUTU
praise_on=VVUUUTTU praise_person=SVUUWUUU praise_pointing=XUVTSSUU praise_praise=VUUUUUUU
praise_question=VUUVTTUU praise_trust=XUUTTUTU praise_unknown=VVUUTUTU praise_yes=TUUVUUUU
profile_,=UUUVTUUU profile_?=TUUUVVUU profile_about=UVUSTVWU profile_common=WRUTUTXU
profile_copula=WUUUUTTU profile_courtesy=RTUTXWVU profile_end=XWUVVRRU profile_lower=TTUUTVVU
profile_mention=TUUUUVUU profile_name=TUUUUVUU profile_on=VXUURUUU profile_possessiveBefore=VTUVUTVU
profile_question=WUUTUUSU profile_request=UTUVUUTU profile_unknown=TTUUTVVU
question/false/false=WTTSUTUX question/true/false=UUUUUUVU question_,=WWUSUTTU question_?=UUUUVUUU
question_Unknown=TUUUUUVU question_about=STUUVVVU question_accounts=TTUWVUTU
question_article=USUWUWUS question_bot=WVUUUSUU question_common=UUUVUVTU question_compare=YUUUURUU
question_copula=NWUTVWXU question_correction=WUUUUSTU question_courtesy=UYUQVVRU
question_credentials=TUUTVUUU question_end=TWUUVSUU question_first=TVUUUUUU question_he=TRTXWVUU
question_holds=UTUUTUVU question_interrogative=WSUUUUUU question_interrogativeSubject=VTUTUUUU
question_lower=VVTTWUST question_mention=SUUUVWUU question_my=WTUXRUUU question_name=SUUUVWUU
question_not=XUUUUSUU question_on=TTUUUVVU question_person=USUVUTVU question_platform=TTUVWTUU
question_pointing=QZTUXURU question_possessiveBefore=SUUUWUVU question_praise=VUUTUUUU
question_question=QXUVWUUU question_request=XSUUUSVU question_self=UUUTUVVU
question_statement=VUUXSVSU question_trust=SUVUTVVU question_unknown=UVSTWVTT
question_wallet=SSUXVUTU question_yes=VUUTUUUU question_you=UWUTUUUU quote/false/false=TSUTYUTU
quote/true/false=VTUVTUUU quote/true/true=UUUUTVVU relative_?=UYUTRUTU relative_end=WVUTUTUU
relative_lower=UTUVUTVU relative_unknown=UTUVUTVU reply/false/false=WXUVPUSU
reply/false/true=TUUUVUUU reply/true/false=RSVSXVXU reply/true/true=WUTUVTTU request_,=XWUSURTU
request_?=UVUSTUWU request_Unknown=TUUUUUWU request_about=QRUVTXXU request_article=UXUTUVSU
request_bot=XVUUURTU request_common=TTUVVXSU request_courtesy=WRUTTUXU request_end=PUUYQZTU
request_form=UWUUUSUU request_he=TRUUXVUU request_interrogative=UTUSVVVU
request_interrogativeSubject=TVUSUWUU request_lower=UTTWVUSU request_mention=UUTUUWTU
request_my=UTUYTTTU request_name=TWTUUVTU request_on=TUUVTWTU request_person=UUUTUUVU
request_platform=WUUTVTUU request_pointing=VWVTQVUU request_possessiveBefore=VUUUUTUU
request_question=VSUTVTWU request_request=UTUUUTWU request_self=TTUXUUTU request_unknown=TTTWVUUU
request_you=UVUTVUTU rhetorical_end=TWUUTUUU second_common=VUUTUUUU second_lower=UUUUTUUU
second_unknown=UUUUTUUU self_,=UTUVVUTU self_?=UQUbTUSU self_about=UTUVUVUU self_and=SUUVUWUU
self_article=SYURUUVU self_bot=TTUYUTTU self_common=USUUSVXU self_copula=TUUUUVUU
self_correction=SVUUUUUU self_courtesy=UQUYRXUU self_end=USUZUSUU self_interrogative=TSUWUUUU
self_lower=TVUUUSVU self_mention=TUUUUVVU self_name=TUUUUVVU self_not=VUURWUUU self_on=VTUVUUTU
self_praise=WUUSUUUU self_question=YRUVSUUT self_request=UYUVSSTU self_self=UUUVUUUU
self_statement=WTUSVTUU self_unknown=UVUUUSVU statement_,=UUUUUVUU statement_?=UUUTUUUU
statement_about=TTVUUTWU statement_article=WWUUUSTU statement_bot=WTUUTTUU statement_common=TTUVSVWU
statement_courtesy=UUUUWRUU statement_end=WZUSUQTU statement_he=TUTUSWWU statement_lower=TUVUUVTU
statement_mention=TUUUVUVU statement_my=YUURUTUU statement_name=SUUUVUVU statement_on=UUVUUTUU
statement_pointing=UTTUSXVU statement_question=VTUTVTUU statement_request=QUUUVZTU
statement_self=TUUUUVUU statement_statement=TUUUUUWU statement_trust=UVUUUUTU
statement_unknown=UUVUUVTU statement_you=VUUUUUTU thanks_,=VUUUUUUU thanks_about=WUUUUTUU
thanks_bot=WUUTUTUU thanks_common=TTUUUUWU thanks_courtesy=VUUUTUUU thanks_emoji=VUUUUTUU
thanks_end=TSUTTYUU thanks_lower=WUUUUTUU thanks_mention=VUUUUTUU thanks_name=VUUUUTUU
thanks_praise=TTUUUUVU thanks_unknown=WUUUUTUU third_end=TUUUUUVU top/false/false=SWRSUVXU
top/false/true=YTVTURUU top/true/false=TVTYUUSU top/true/true=UUUTUVUU trust_,=ZTVTVPUU
trust_?=RTUTVYVU trust_about=VUUUUUUU trust_bot=TUUVUVUU trust_common=UVUVUTSU
trust_courtesy=TTVVUUUU trust_end=XUUSUTTU trust_lower=SUUUUVVU trust_mention=TUUUUVUU
trust_name=TUUUUVUU trust_no=RUUUXVUU trust_or=UTUVTUVU trust_pointing=VVUUSUUU
trust_question=TUUUVVUU trust_unknown=SUUUUVVU unknown:0/false/false=TWTTPUYX
unknown:0/false/true=VUTTVUTU unknown:0/true/false=PUTSaUVU unknown:0/true/true=TUTTVWTU
unknown:0=UTRSTUYX unknown:1/false/false=UUTUWUTV unknown:1/false/true=VTUTUWUU
unknown:1/true/false=SSUUYRUV unknown:1/true/true=WTUTTUTU unknown:1=WVTTVVRV
unknown:2/false/false=UTTUXSWT unknown:2/false/true=VUVUUUUU unknown:2/true/false=WVUVSTUT
unknown:2/true/true=XUVUTRUU unknown:2=TUUVVTVT unknown:3/false/false=VSTVUVTU
unknown:3/false/true=TUVUVUTU unknown:3/true/false=UXTWRVSU unknown:3/true/true=UUTVUTVU
unknown:3=UUUTUVUU unknown:5/false/false=WUVVTURU unknown:5/false/true=SUUUUTXU
unknown:5/true/false=VTUVSVVU unknown:5/true/true=SUUUUWUU unknown:5=VTVVTSUU
unknown:9/false/true=TUUUUWUU unknown:9/true/true=TUUUUVUU unknown:9=TTUUUWVU unknown_,=WTUSVVTU
unknown_.=VUTUTVUU unknown_?=TUTWVSVU unknown_Unknown=TRUTUVYU unknown_about=UWUTSUUU
unknown_accounts=UTUVUUUU unknown_and=STUUVVVU unknown_article=UTUTTWUU unknown_bot=WUTSUUUU
unknown_common=UTWTUTVU unknown_compare=VVUUUSUU unknown_copula=WRUUVTVU unknown_correction=USVUTVVU
unknown_courtesy=UWTUUUTV unknown_credentials=UUUVUUUU unknown_emoji=VSUWUTVU unknown_end=WUWUSTVR
unknown_endorse=TUWUUTUU unknown_fid=TTUVUUVU unknown_first=UVUUUUUU unknown_form=SUUUUWUU
unknown_handle=VUUUUTUU unknown_he=UUUTWSUU unknown_help=UWUUSTWU unknown_holds=WUUTWUSU
unknown_interrogative=TUVTVUUU unknown_interrogativeSubject=UUUUUUVU unknown_lower=UUUTTVWT
unknown_mention=TUVTUVUU unknown_my=VWUTUTTU unknown_name=TUVTTWUU unknown_no=UUUTVTVU
unknown_not=TVUVTUUU unknown_notAfter=VUUUUUVU unknown_number=SUVUUVUU unknown_on=TVWSUVTV
unknown_only=RTVTUUXU unknown_or=TVUTUUUU unknown_person=WSUTXUTU unknown_platform=TUUTWTWU
unknown_pointing=TTUUTVUU unknown_possessiveAfter=VUUSUUUU unknown_possessiveBefore=VTUUTVUU
unknown_praise=TUUVSUVU unknown_profile=TSTXTUWU unknown_question=WXUTTSSU unknown_relative=UVUVTTUU
unknown_request=UVUUSTWU unknown_self=TWUSUVUU unknown_statement=TVVVUUSU unknown_thanks=UUUUTUVU
unknown_trust=VTUUWUSU unknown_unknown=TTUTTVXT unknown_wallet=TUUVRWVU unknown_yes=TWUSWUTU
unknown_you=UWUTUVSU verifiers_lower=SUUUUUVU verifiers_mention=TUUUUVUU verifiers_name=TUUUUVUU
verifiers_unknown=SUUUUUVU vocative/card=UUUWSUUU vocative/false/false=UWUUUVSU
vocative/false/true=VQVUTUWU vocative/quote=TRUUXUUU vocative/reply=UVUSVVTU vocative/top=SVTVUVVU
vocative/true/false=TTSVSVYU vocative/true/true=RVUUZUSU vocative=RUTVWWUU wallet_?=TTUUWUUU
wallet_about=TTUUVVVU wallet_copula=XUUSTUUU wallet_courtesy=UUUVUUUU wallet_end=VSTUTUXU
wallet_lower=TVUVUVSU wallet_name=UUUUUVUU wallet_possessiveBefore=TUUUUVVU wallet_question=VUUSVVTU
wallet_request=TUUUUVUU wallet_unknown=TVUVUVSU word:-1/card=UUUUTUVU word:-1/false/false=WTTTTUVU
word:-1/false/true=UXUWTRTU word:-1/reply=UUUUWUSU word:-1/top=WVTUUTTU word:-1/true/false=TUUTVUVU
word:-1/true/true=TUUUVVUU word:-1=UVTUVTUU word:-2/card=WUUTVUSU word:-2/false/false=WXUSSVUT
word:-2/false/true=VSTUXVRU word:-2/question=TUUUUUVT word:-2/reply=WVUUTUTU word:-2/top=TUUWUUTU
word:-2/true/false=SWUXTUSU word:-2/true/true=UTUVUTVU word:-2=VVTVUVQT word:-3/card=VUVVUVRU
word:-3/false/false=WVVTTUSV word:-3/false/true=UTUWSXST word:-3/question=VUUUUUTU
word:-3/quote=VTUUVUTU word:-3/reply=TUUTUUWU word:-3/top=WVTVUVPU word:-3/true/false=VUUSWTTU
word:-3/true/true=UVUUWUSU word:-3=XVUUVWNU word:-4/card=WVTVUUSU word:-4/false/false=YTTTVUPW
word:-4/false/true=VUWTUUSV word:-4/question=UTUSUVSX word:-4/quote=USUUXUTU word:-4/reply=UTVTVUUU
word:-4/top=WWUWUUPU word:-4/true/false=TWTUTVUU word:-4/true/true=TSTVXWSU word:-4=XUTUWVKX
word:0/card=TUUTUUWU word:0/false/false=TTUVWVTU word:0/false/true=XUURVSWU word:0/top=TUUVUTVU
word:0/true/false=TSUWTUWU word:0/true/true=TVUVSUWU word:0=TTTUSTYU word:1/card=SUUUTUXU
word:1/false/false=TSUTTUYU word:1/false/true=TTUVUUVU word:1/top=UUUTUUVU
word:1/true/false=UVUSUUVU word:1/true/true=UWUUVUSU word:1=SUUTTUYU word:2/card=SUUWTUUU
word:2/false/false=SUUWTUVU word:2/false/true=UUUTUUUU word:2/top=UTUSUUXU
word:2/true/false=UUUUUUVU word:2/true/true=VTUTTUWU word:2=TTUUSUYU word:3/false/false=TUUUUUVU
word:3/false/true=TUUTUUWU word:3/top=TTUSUUYU word:3/true/false=UUUUUUVU word:3/true/true=UUUTUUWU
word:3=STUSUUZU word:4/false/false=TUUUUUVU word:4/false/true=TSUTUUYU word:4/top=TTUTUUYU
word:4/true/true=UVUUUUUU word:4=STUTUUZU words:0/absent/card=TUTXWURU
words:0/absent/question=UTUSUVUW words:0/embedded/quote=VUUUTUUU words:0/embedded/reply=VTVVTTUU
words:0/embedded/top=XVTRUVTU words:0/false/false/false=UTTUTVVV words:0/false/false/true=WTVTUTUU
words:0/false/true/false=TWUUTTUU words:0/false/true/true=TUTUUWUU words:0/false=VTSTRUYX
words:0/true/false/false=VSUWVTTV words:0/true/false/true=VUTUUUUU words:0/true/true/false=SUUVWUTU
words:0/true/true/true=WTTUTVTU words:0/true=VSTWZVOT words:0/vocative/card=UUUWUTUU
words:0/vocative/quote=TSUUWUUU words:0/vocative/reply=UVUUTUTU words:0/vocative/top=RTTUUVYU
words:1/absent/card=VUVRSVXU words:1/absent/question=TUUUUUVV words:1/embedded/top=UUUVUTVU
words:1/false/false/false=WUTTSVTV words:1/false/false/true=TUUUUVUU
words:1/false/true/false=SUUVVTWU words:1/false/true/true=UUUUUVUU words:1/false=UVURTVWV
words:1/true/false/false=VVTTUVUT words:1/true/false/true=SUWUUUVU words:1/true/true/false=TVUTVUUU
words:1/true/true/true=VUUUUTUU words:1/vocative/quote=UTUUVUUU words:1/vocative/reply=VUUSVUUU
words:1/vocative/top=UXTVUURU words:2/false=VTUTUUVU words:2/true/false/false=VTUUUUUU
words:2/vocative/top=VTUTUUVU yes_,=UUUUUUUV yes_?=TTUXUUTU yes_about=VUUUUTUU yes_bot=VUUUUTUU
yes_common=UTUUVVTU yes_correction=VUUUUUUU yes_courtesy=UUUSUWUU yes_end=WWUTTTTV
yes_lower=VUUTWTUV yes_mention=TUUUUVUU yes_name=TUUUUVUU yes_question=TUUTVUVU yes_unknown=VUUTWTUV
you_?=WTUVTUUU you_about=TTUTUVWU you_article=TUUVUVUU you_bot=VUUVUTTU you_common=PUUYTVUU
you_copula=YVUTURTU you_correction=RUUYUVTU you_courtesy=VWUSTUVU you_end=VUUSWUTU you_he=VUUUUTUU
you_holds=UUUVUUUU you_lower=UVUUTTUU you_mention=SUUUUWUU you_name=SUUUUWUU you_on=UUUTUWTU
you_pointing=UUUUUTUU you_praise=TSUUVUWU you_question=VYUSTSTU you_request=UTUSVVVU
you_unknown=UVUUTTUU you_you=UVUUUUUU
`
