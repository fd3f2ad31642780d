/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=STRRVWWX !true=aSUVUSSU ,_,=WUUUUTUU ,_about=QUUUXWUU ,_and=VTUUVUTU ,_article=SUUUWUVU
,_bot=WSUUUTVU ,_common=WTUTUTUU ,_compare=TUUUUVUU ,_copula=STVUUUWU ,_correction=SVUTUWUU
,_courtesy=WVTTVTUU ,_end=TVUUUVSU ,_he=UUVTWSUU ,_help=TWUUTVUU ,_interrogative=WUUTTVUU
,_interrogativeSubject=YUUVTTSU ,_lower=VTVUVTSV ,_mention=VUTUTVUU ,_name=VUTUTWUU ,_no=XTUVUQUU
,_not=TTUVUTWU ,_notAfter=VTUVUSUU ,_on=SUUUWVUU ,_person=WUVUUSUU ,_platform=VUUUUUUV
,_pointing=VTUTVSVU ,_praise=ZUUUURUU ,_profile=WUUUTUTU ,_question=SUUVTUVU ,_request=TTVTVTVU
,_self=VTTaQUUU ,_statement=STVUUXUU ,_thanks=WUUUTUUU ,_trust=TUVUTVUU ,_unknown=VTVUVTTV
,_yes=VUUTVTUU ,_you=VTUUUVTU -1:Unknown=SUUTVVVU -1:about=RVUUXVTU -1:accounts=SUUVVVTU
-1:and=TUUWTVTU -1:article=USVUUUVU -1:callAfter=UVUTVUUU -1:common=YXTWTQRU -1:compare=VVUUSUUU
-1:copula=UUUTWTUU -1:correction=TTTRSXZU -1:courtesy=QUVTUVVV -1:end=TRUUYUVU -1:endorse=TUWUUTUU
-1:ens=TUUTUUVU -1:fid=SSUXWUSU -1:first=SSVUUWVU -1:form=VVUUUSUU -1:greeting=XUUTUTUU
-1:handle=SUUUUWUU -1:he=UQUTYTWU -1:help=TXUTSTWU -1:holds=UTUTVUVU -1:interrogative=SRUTWVXU
-1:interrogativeSubject=VUUUUTUU -1:last=SUUUUWUU -1:link=TXUUUTUU -1:lower=UVVVVUTR
-1:mention=VTUUUVUU -1:my=STUYUUUU -1:name=UUTTUVUU -1:no=WSUUVTTU -1:not=WUUVUTTU
-1:notAfter=VUUVUTSU -1:number=UTUUUUVV -1:on=VSUUUUUU -1:only=TUUUUUUU -1:or=VTUUUUUU
-1:person=STUUVUVU -1:platform=QTTSXVWV -1:pointing=UVTSVTWU -1:possessiveAfter=TUUUUVUU
-1:praise=ZSTSSXSU -1:profile=WVUVVSRU -1:question=PWUUWUVU -1:relative=WYUSSTTU -1:request=TVUWPVVU
-1:rhetorical=TWUUTUUU -1:self=TOTiTRSU -1:statement=XZUSUQTU -1:thanks=USUSTYUU -1:third=TUUUUUVU
-1:trust=USUSUXVU -1:unknown=SVVVVVUR -1:verifiers=VUUVUTTU -1:wallet=VSTUUUWU -1:yes=WWUSSUSV
-1:you=WTUUWTRU .=XRTRSUVX ._Unknown=WUUUVSTU ._bot=RUUUVVWU ._common=VUUUTTVU ._correction=TUUUUUVU
._courtesy=VUUTUUVU ._emoji=TUUUUVUU ._end=VSVUUSVU ._interrogative=VUUUSWUU ._lower=WTUSUUVU
._mention=WUUUUTUU ._name=VUUUUTUU ._praise=VUUUTUUU ._question=SWUUUWSU ._unknown=YUUSUTUU
.absent=WQTSSWVX .embedded=UTTTTVXU .vocative=WVUUVRSU 1:Unknown=TVWUVSTU 1:about=VTVTUVTU
1:accounts=RWUTXSVU 1:and=TTUWWSUU 1:article=VTUUUUVV 1:common=YSUTYSRU 1:compare=RVUTWWUU
1:copula=TXUTWTTU 1:correction=LTTXXXWU 1:courtesy=TUUUTTXV 1:end=TRUUYUVU 1:endorse=SUZUTTUU
1:ens=UTUTVUUU 1:fid=TUVVUUUU 1:first=WUUUUTSV 1:form=SUUUUXUU 1:greeting=aRUUTTTU 1:handle=VUUUUTUU
1:he=YTUSXSTU 1:help=SaUSUUTU 1:holds=SUUUUVWU 1:interrogative=PcTUTWTS
1:interrogativeSubject=UVUUXTTR 1:lower=TSSWWVTW 1:mention=TTUUVVUU 1:my=QRUaUVVU 1:name=TTUUUXUU
1:no=UUUSQYWU 1:not=TTTWSVVU 1:notAfter=UVUUUVTU 1:number=TTUUUUVV 1:on=UWTTSVVU 1:only=UUUUUTUU
1:person=VTTTTVVU 1:platform=STUUUYUU 1:pointing=cTTSTTQU 1:possessiveBefore=TUUUVVUU
1:praise=ZRUXSSTU 1:profile=PSUUaVUU 1:question=NaSWWVWR 1:relative=UTUVUUUU 1:request=WUTUTVTU
1:rhetorical=YWUUTRTU 1:second=TUUUUUUV 1:self=WQVZRUTT 1:statement=cSURUPWU 1:thanks=cRUTTSUU
1:trust=VTUTSUXU 1:unknown=TTVVWTSW 1:verifiers=QUUVWVVU 1:wallet=RVUUWVTU 1:yes=XSUUTTUW
1:you=YVUSTRVU 2:Unknown=VTUTUVVU 2:about=URUUWSWU 2:accounts=UTUUUUUU 2:and=RUUTUVWU
2:article=VUUSXWTT 2:callAfter=UUUUUTVU 2:common=UWVUTUTU 2:compare=VVUTUSVU 2:copula=WWUUTTTU
2:correction=RWUTTUYU 2:courtesy=TTSYUSWU 2:credentials=UUUUUUVU 2:end=SUTRRZXV 2:endorse=SUWUUVUU
2:ens=RUUWVUTU 2:fid=UTUUUVUU 2:first=TUUUVVUU 2:form=STUUUXUU 2:greeting=SVUUUXTU 2:handle=VUUUUUUU
2:he=PSWVXXSU 2:help=QZUUUTTU 2:holds=VTUTTWVT 2:interrogative=SSUWYVSU
2:interrogativeSubject=TTUWTUWU 2:lower=TVTUVUUW 2:mention=UTWUUTUU 2:my=VUUZTSSU 2:name=TTWUUVUU
2:no=VUUTVTUU 2:not=WTURVTWU 2:notAfter=UUUTUUVU 2:number=YVUSURUU 2:on=TSUTVWUV 2:only=VUVUUTUU
2:or=UVUUWVRU 2:person=SRVSXVWU 2:platform=STUSYVUU 2:pointing=SVVTVTVU 2:possessiveAfter=QWUTUXTU
2:possessiveBefore=UUUUUWSU 2:praise=XXUSRTTU 2:profile=PTVWUVWU 2:question=VTVVSTVT
2:relative=TWUVSUVU 2:request=STTTWVVU 2:self=VUTZTTRU 2:statement=VTTWUTVU 2:thanks=WUUUTUUU
2:trust=VUUTSVUU 2:unknown=UUTUUUVW 2:verifiers=SUUUWUUU 2:wallet=WTUTTVTU 2:yes=YTUUSUVU
2:you=WSUYSRVU ?=QVSUWVVU ?_bot=SUUTUWVU ?_common=UYUUSVSU ?_courtesy=UUUUUVUU ?_end=RZSRWUVU
?_he=TVUUTVUU ?_lower=VQUXVSVU ?_name=UUUUVTUU ?_pointing=UVUUTUTU ?_request=UTUUUVUU
?_unknown=VQUXVSUU ?absent=SXUUWSSU ?embedded=YUUTTSTU ?vocative=OSSWVZXU Unknown_,=UUUUUVUU
Unknown_.=UUUUUVUU Unknown_?=UTUTVUVU Unknown_Unknown=TSUTUVXU Unknown_bot=UVUUUUTU
Unknown_common=WTVUUSUU Unknown_courtesy=WUUTVTSU Unknown_end=SVUUUVUU Unknown_lower=USWUTTWU
Unknown_on=VUUTTUUU Unknown_unknown=TRVTTVYU about:false=SSRSUYVX about:true=ZUUUUPUU
about_,=UTUUTVVU about_?=UWUUUUSU about_Unknown=VUVUUTTU about_about=SUUUUVVU
about_accounts=TUUUUVUU about_article=TQVUVSZU about_bot=YTUTTTTU about_common=QVTUVVWU
about_correction=UUUUTVUU about_courtesy=XUUSUUTU about_end=TVUUVUUU about_he=UTUUXTUU
about_interrogative=TUUUUVUU about_interrogativeSubject=TUUUUVUU about_lower=RVUWUTUU
about_mention=TUVUTVUU about_my=VVTSUUUU about_name=TTVUTWUU about_platform=TTUUVWTU
about_pointing=WTVTWSTU about_question=TUUUVVUU about_request=TUUSUVXU about_self=TRUWXTUU
about_statement=SUUUUXUU about_trust=UUVUUUUU about_unknown=SWUWUTTU about_you=WUUVUTSU
absent/card=TUUUUVUU absent/false/false=SSUUTWUX absent/false/true=VVTSUWTU absent/question=UTTSUVUX
absent/true/false=WVUSVSTU absent/true/true=UUUUUUVU absent=VTTSUUUX accounts_,=UUUVUUTU
accounts_about=TTUVUUVU accounts_copula=VTUUUUUU accounts_courtesy=UWUTURXU accounts_end=TUUWVUSU
accounts_lower=TTUVVTUU accounts_platform=UUUUUVUU accounts_question=UTUUVVUU accounts_self=UWUUUSVU
accounts_unknown=TTUVVTUU and_about=TTUUUVVU and_article=UTUUVTUU and_bot=VUUUUVUU
and_common=TUUUTVVU and_copula=UUUUXTTU and_end=VUUVTUTU and_he=TUUUVUUU and_interrogative=UXUUSUTU
and_lower=VUUTUTUU and_mention=VUTUTVUU and_name=UUTUTWUU and_platform=UUUUVUUU
and_pointing=VTUUWSUU and_question=SUUUVTVU and_self=VTUUUUUU and_unknown=VUUTUSUU
another:false=QTSTUZVX another:true=bTTTTPVU any:,=TSWRSWWW any:.=VSUVTUVU any:?=UWSVVTTU
any:Unknown=VTWSVUSU any:about=TSXRXTUU any:accounts=RTUWXUUU any:and=TVUTWTUU any:article=TVUSUVWT
any:bot=UTSTVVVU any:callAfter=TVUTUTVU any:common=TVVTTWTU any:compare=WYTTUSTU any:copula=WSTQVWWU
any:correction=QVUWTYSU any:courtesy=URTYUVTU any:credentials=TTUVVUUU any:emoji=YRTUUUTU
any:endorse=OUhUSQUU any:ens=RUUVWUUV any:fid=PSUXVXTU any:first=VVVSSWSW any:form=RVTUTYUU
any:greeting=aUUUSTSU any:handle=WUTUUTUU any:he=RQVTZTWU any:help=QfUSTSTU any:holds=VRTUWXTT
any:interrogative=OXTRWXYS any:interrogativeSubject=ZUTUUTUR any:last=TUUUUWTU any:link=WWUTUSSU
any:lower=VTUTUVUU any:mention=YRVSVSVU any:my=VRVeOSTU any:name=WSUSUVUU any:no=VRTSVXUU
any:not=UTSWTVWU any:notAfter=TUTWVVSU any:number=WVWRUSUV any:on=TUUSUVUV any:only=UUUSTVVU
any:or=TUTTVVVU any:person=VUVTVUTT any:platform=QOSSaXWW any:pointing=VUVPWUTV
any:possessiveAfter=TTUSVWVU any:possessiveBefore=VUUTUVTU any:praise=aRTVUSTU any:profile=TUUXVSSU
any:question=TVSXVVVR any:relative=XaUUOTTU any:request=TYTXOVUU any:rhetorical=aWUTSPUU
any:second=TUVUTUUV any:self=TQTePUVT any:statement=WTUTTUUU any:thanks=bQUSSVVU any:third=UUUTUUVT
any:trust=YSWUUSSU any:unknown=UTUTVVUU any:verifiers=PTUWYVUU any:wallet=SRTWVZTU
any:wrong=TXUTUTUU any:yes=VUTTUVRW any:you=YUTVTTTU article_Unknown=UUUUUVTU
article_accounts=UTUUUUVU article_bot=YTUUUSTU article_common=ZXVSSSQU article_correction=UVVUUUTU
article_courtesy=USUVUVVU article_end=UTVUTUVU article_fid=TUUUUVUU article_lower=WVSTWTUT
article_mention=SUUUUWVU article_name=SUUUUWVU article_on=UUUVUTUU article_person=SZUURVUU
article_platform=TTUUUVWU article_pointing=TTUUVVVU article_praise=UTUUWUTU article_profile=UWURUUUU
article_question=VVUUTUUU article_request=WUUUUSUU article_trust=QTUTVWXU article_unknown=WVSTWTTT
article_wallet=UUUTUUVU aside:false=USQTVVVX aside:true=UUVTUUUU before-name:,=YUTTTSVU
before-name:.=TUUUUWUU before-name:?=UUUUWRVU before-name:Unknown=WUUUUTUU
before-name:about=TUUUSVVU before-name:accounts=VXUTURUU before-name:and=WUUUVRUU
before-name:article=RUUVUVUU before-name:bot=UTVSVUUU before-name:common=XUTVVRUU
before-name:compare=VUUUUTVU before-name:copula=WTTUVTTU before-name:correction=RUUUTZTU
before-name:courtesy=TXSUTVTU before-name:emoji=VUUUUTUU before-name:endorse=SUYUUSUU
before-name:fid=TUVUUVUU before-name:first=WUUUUTUU before-name:greeting=WUUUUSUU
before-name:he=UUUUUVUU before-name:help=VUUUUTUU before-name:holds=SUUUUWUU
before-name:interrogative=UTTUVVUU before-name:lower=VUUTTUUU before-name:mention=RUTUUYTU
before-name:my=WUVUUSUU before-name:name=TUTUUXTU before-name:no=QUUUUWVU before-name:not=WUTUVSUU
before-name:number=VUUUUUUU before-name:on=UUTVTRWU before-name:only=TUVUUUVU
before-name:or=VUUUUTUU before-name:person=TUTUUXTU before-name:platform=UTTUUVUV
before-name:pointing=TUTVWUTU before-name:possessiveAfter=UUUUUVUU
before-name:possessiveBefore=TVUUTVUU before-name:praise=TUUVUTUU before-name:profile=UUUVUTUU
before-name:question=STUVVVUU before-name:request=VWTTUTUU before-name:rhetorical=ZUUUUQTU
before-name:self=QWVTUVUU before-name:statement=TUUUVUVU before-name:thanks=YUUUUQUU
before-name:trust=WUVUUSUU before-name:unknown=VUUTTUUU before-name:verifiers=TUUUUVUU
before-name:wallet=SUUUUWUU before-name:yes=UUUUUVUU before-name:you=TVUUVUUU before:,=ZTTSUTUU
before:.=YUUUUURU before:?=XSUTSWVU before:Unknown=WVUTUSVU before:about=XTSVTVSU
before:accounts=UUUSUUVU before:and=XTUUTSVU before:article=SSUVVUWU before:callAfter=TUUUUTVU
before:common=XRUTTVTU before:compare=ZUUUUPUU before:copula=QVUUVWVU before:correction=YTUUWTPU
before:courtesy=VRTTXTWU before:emoji=TUUUVVUU before:ens=UUUWUTTU before:fid=SUUVUVUU
before:first=TTUUUVVU before:form=RUUUUXUU before:greeting=UTUUUWTU before:handle=VUUUUTUU
before:he=UTVTVUUU before:help=TZUTTSUU before:holds=SUUUUWUU before:interrogative=UVUSXUTU
before:interrogativeSubject=UTUUVSWU before:lower=URSUXVUU before:mention=XTTTTRXU
before:my=UTUWUURU before:name=WTTTTUWU before:no=WUUTUXQU before:not=TTUVUTWU
before:notAfter=VUUUUUUU before:number=TUUUVTVU before:on=VTTUUTWU before:only=UUUTUVTU
before:or=UTUTUVUU before:person=TUUUVVUU before:platform=UUUUUWSU before:pointing=TUUTUWUU
before:possessiveAfter=SUUUUWUU before:possessiveBefore=VTUUTUWU before:praise=QSUUZUUU
before:profile=WUUUUUTU before:question=TTUXRUVU before:relative=XUUTUTUU before:request=RWUTVWUU
before:rhetorical=YUUUTSUU before:self=TSUaQSWU before:statement=TSUSVWVU before:thanks=WUUTUTUU
before:third=VUUTUUUU before:trust=TUUVUTWU before:unknown=VSSUYUTU before:verifiers=TUUVUUUU
before:wallet=RUUUUXUU before:yes=STUWUWSU before:you=XSUVUUTU behind-name:,=VTVUWSUV
behind-name:.=UUVUWVRU behind-name:?=XTSTTWTU behind-name:Unknown=UUUUUVTU
behind-name:about=UUVUTUUU behind-name:accounts=RUUUUWUU behind-name:and=TUUUUVVU
behind-name:article=WUUUTTVU behind-name:bot=VTTUTVVU behind-name:callAfter=UUUUUTVU
behind-name:common=UTTUTUXU behind-name:compare=VVUUUTUU behind-name:copula=SUUUUVVU
behind-name:correction=ZUTUUTSU behind-name:courtesy=VTUTRWUU behind-name:credentials=VUUUUUUU
behind-name:emoji=UUUUUVUU behind-name:endorse=RUaUUSUU behind-name:ens=VUUUUUUU
behind-name:fid=TUUUUWUU behind-name:first=RUUUTXVU behind-name:form=RVTUTYUU
behind-name:greeting=VUUUUUTU behind-name:handle=VUUUUUUU behind-name:he=UUUVXTSU
behind-name:help=WTUUUTUU behind-name:holds=TUTUVVTU behind-name:interrogative=RTUUUXVU
behind-name:interrogativeSubject=XUTUTSUU behind-name:lower=USUTUTWV behind-name:mention=YRVSVSVU
behind-name:my=UUTUTVUU behind-name:name=WSUSUVUU behind-name:no=UUUUUVUU behind-name:not=TUTUUXUU
behind-name:notAfter=TUUUUVUU behind-name:number=UUWUUTUU behind-name:on=UTUUTWTU
behind-name:only=TUUUUWUU behind-name:or=TUUUUWTU behind-name:person=TUWUUSVU
behind-name:platform=RVTTVWUV behind-name:pointing=UTUUWSUU behind-name:possessiveAfter=TUUUUVUU
behind-name:possessiveBefore=VTTUUUVU behind-name:praise=VUUUUTUU behind-name:profile=WUTUUTTU
behind-name:question=VTUTSWUU behind-name:relative=VUUUUTVU behind-name:request=RTVUVWUU
behind-name:second=UUVUUTUU behind-name:self=VUTUTTVU behind-name:statement=UUUUUVVU
behind-name:thanks=RUUUUYUU behind-name:trust=VUVUVUSU behind-name:unknown=TSVTUUWV
behind-name:verifiers=UUVUUTUU behind-name:wallet=SUTUUYUU behind-name:yes=UUUUUUVU
behind-name:you=XUUUTUTU behind:,=QTVUWXSU behind:.=VTUWTTVU behind:?=SVSWUUWU
behind:Unknown=VTUTUWTU behind:about=VTXSYPUU behind:accounts=STUYUUTU behind:and=VVUSUTUU
behind:article=TYTRUVTU behind:bot=UTSTVVVU behind:callAfter=UVUTVUUU behind:common=UXUTRRYU
behind:compare=QYTUTWTU behind:copula=WSURUVWU behind:correction=cTSUUPTU behind:courtesy=VUUURWUU
behind:credentials=UTUWVTUU behind:emoji=TSUVXUUU behind:endorse=RUfUSPUU behind:ens=TUUTUUVU
behind:fid=TRUXUVTU behind:first=VVVSTVSU behind:form=TVTUUVUU behind:greeting=YVUTTSUU
behind:handle=TUUUUWUU behind:he=QQUWUVXU behind:help=SYUSUUUU behind:holds=URTVVVUU
behind:interrogative=PUTSWXWU behind:interrogativeSubject=WUTVVUSU behind:link=WWUTUTSU
behind:lower=TVVVVTTU behind:mention=USWTWUSU behind:my=URVaPTWU behind:name=TTVSWVSU
behind:no=VTUVWTTU behind:not=UUSXUUSU behind:notAfter=SVUWVVSU behind:number=WVWRURVU
behind:on=ZTVTSUSU behind:only=VUUTSUWU behind:or=RVTUUUWU behind:person=PTVUXVVU
behind:platform=QRSUUXZU behind:pointing=QVVUTVWU behind:possessiveAfter=XUUSTTVU
behind:possessiveBefore=UVUTTVTU behind:praise=UUUSVUVU behind:profile=VUUXRTUU
behind:question=QWSXQXWU behind:relative=UTUWUTTU behind:request=STTXWSUU behind:rhetorical=WWUTUSUU
behind:second=TUVVUUUU behind:self=STUZUSTU behind:statement=YVUUSTUU behind:thanks=TRUTUYWU
behind:trust=STVUVWTU behind:unknown=SVVUWTTU behind:verifiers=SUVVUVTU behind:wallet=TSTXUVUU
behind:wrong=RXUTUUUU behind:yes=UVUSVTVU behind:you=XVTPUXTU bot+1:,=VUVWVSSU bot+1:.=VUUTVTUU
bot+1:?=YVUSXRSU bot+1:Unknown=VUUUTUUU bot+1:about=XTVUTUTU bot+1:accounts=UWUTUSVU
bot+1:and=YVUUTRTU bot+1:article=VTUUUVVU bot+1:common=WTUSTUVU bot+1:compare=TVUUUUUU
bot+1:copula=YVUUWQSU bot+1:correction=TSUVWTUU bot+1:courtesy=VVVURUUU bot+1:emoji=VUUTWUTU
bot+1:end=RQTZXUWU bot+1:endorse=TUYUTTUU bot+1:fid=TUVVUUUU bot+1:form=TUUUUVUU
bot+1:greeting=XSUUTVUU bot+1:handle=VUUUUTUU bot+1:he=VUUSUXSU bot+1:help=SZUSUUTU
bot+1:holds=UUUUTVVU bot+1:interrogative=UWTUWSTU bot+1:interrogativeSubject=TUUUVUUU
bot+1:lower=TUUVVTUU bot+1:mention=TUUUWVTU bot+1:my=TRUXUUVU bot+1:name=TTUUWVTU bot+1:no=XVUSSWTU
bot+1:not=VUTWUTTU bot+1:notAfter=UWUUUUTU bot+1:on=WUUUTUTU bot+1:person=UTUTVUVU
bot+1:platform=UUUTTWVU bot+1:pointing=TTTSYVTU bot+1:possessiveAfter=VUUUTUUU
bot+1:possessiveBefore=TUUUUUUU bot+1:praise=XTUTUSVU bot+1:profile=VTUUVUUU bot+1:question=TWSWRTXU
bot+1:request=SUTWTVUU bot+1:rhetorical=UWUUUTUU bot+1:self=QTVVUUWU bot+1:statement=VTUSTUWU
bot+1:thanks=WSUTUVUU bot+1:trust=TTUTWUVU bot+1:unknown=UUUVUTUU bot+1:verifiers=UUUVUUTU
bot+1:wallet=TWUUUUTU bot+1:yes=VTUUUTWU bot+1:you=SVUSUWWU bot+2:,=UVTTVSVU bot+2:.=VTUUVTVU
bot+2:?=UUUWSTVU bot+2:Unknown=VTUTVUUU bot+2:about=TTUTUUWU bot+2:accounts=UTUVUVTU
bot+2:and=TTUTUWVU bot+2:article=QTUSVYWU bot+2:common=VVUSUXRU bot+2:compare=UVUTUTVU
bot+2:copula=VWUVSUTU bot+2:correction=WUUUTTUU bot+2:courtesy=TVTRVTXU bot+2:credentials=TUUUUUVU
bot+2:emoji=SUUTUUXU bot+2:end=PTSZVYRU bot+2:endorse=UUVUUTUU bot+2:ens=UVUUUUUU bot+2:fid=UTUTUVUU
bot+2:form=WTUUUTUU bot+2:handle=VUUUUTUU bot+2:he=USUVUVTU bot+2:help=TUUVUVUU bot+2:holds=USUUUUWU
bot+2:interrogative=WVUVWRRU bot+2:interrogativeSubject=WTUVVTTU bot+2:lower=UUTVUTUU
bot+2:mention=STWUUWTU bot+2:my=SUUZTUTU bot+2:name=VTWUTVTU bot+2:no=WUUTUTUU bot+2:not=XTURVTVU
bot+2:notAfter=TUUUUUVU bot+2:on=WTUTVVSU bot+2:only=UUVUUUUU bot+2:or=TVUUWVSU
bot+2:person=TRVSXTWU bot+2:platform=TTUTUWVU bot+2:pointing=UTUUSUWU bot+2:possessiveAfter=TWUTUVTU
bot+2:possessiveBefore=UVUUUUUU bot+2:praise=VXUTSVSU bot+2:profile=STVVSUWU bot+2:question=WUVWURTU
bot+2:request=TSVTWTWU bot+2:self=SYTTWUSU bot+2:statement=VUTVSSWU bot+2:trust=VUUUQYUU
bot+2:unknown=VTTVVTUU bot+2:wallet=UUUUUVTU bot+2:yes=WTUTTVUU bot+2:you=VUUTUTWU bot-1:,=WSUUUTVU
bot-1:.=RUUUVVWU bot-1:?=SUUTUWVU bot-1:Unknown=UVUUUUTU bot-1:about=YTUTTTTU bot-1:and=VUUUUVUU
bot-1:article=YTUUUSTU bot-1:common=XTUVTSUU bot-1:copula=SVUUUWTU bot-1:correction=VUUTVTUU
bot-1:courtesy=TTTURXWU bot-1:emoji=TUUUVVUU bot-1:end=PWUWZSTU bot-1:form=TUUUUVUU
bot-1:greeting=UTUUUUUU bot-1:he=VUVUTUUU bot-1:interrogative=UUUTUUWU bot-1:lower=WTUSUUWU
bot-1:mention=TUUUUVUU bot-1:name=TUUUUWUU bot-1:no=TUUUUVUU bot-1:on=VTUUUTVU bot-1:or=VUUUUUUU
bot-1:person=VUUUTTVU bot-1:platform=SUUUUWUU bot-1:pointing=TTVUVVTU
bot-1:possessiveBefore=WTUUUTUU bot-1:praise=TTUTUWVU bot-1:question=WVUUTSUU bot-1:request=XVUUUSTU
bot-1:self=TTUYUTTU bot-1:statement=WTUUTTUU bot-1:thanks=WUUTUTUU bot-1:trust=TUUVUVTU
bot-1:unknown=VUTSUUVU bot-1:yes=VUUUUTUU bot-1:you=VUUVUSUU bot_,=VUVWVSSU bot_.=VUUTVTUU
bot_?=YVUSXRSU bot_Unknown=VUUUTUUU bot_about=XTVUTUTU bot_accounts=UWUTUSVU bot_and=YVUUTRTU
bot_article=VTUUUVVU bot_common=WTUSTUVU bot_compare=TVUUUUUU bot_copula=YVUUWQSU
bot_correction=TSUVWTUU bot_courtesy=VVVURUUU bot_emoji=VUUTWUTU bot_end=RQTZXUWU
bot_endorse=TUYUTTUU bot_fid=TUVVUUUU bot_form=TUUUUVUU bot_greeting=XSUUTVUU bot_handle=VUUUUTUU
bot_he=VUUSUXSU bot_help=SZUSUUTU bot_holds=UUUUTVVU bot_interrogative=UWTUWSTU
bot_interrogativeSubject=TUUUVUUU bot_lower=TUUVVTUU bot_mention=TUUUWVTU bot_my=TRUXUUVU
bot_name=TTUUWWTU bot_no=XVUSSWTU bot_not=VUTWUTTU bot_notAfter=UWUUUUTU bot_on=WUUUTUTU
bot_person=UTUTVUVU bot_platform=UUUTTWVU bot_pointing=TTTSYVTU bot_possessiveAfter=VUUUTUUU
bot_possessiveBefore=TUUUUUUU bot_praise=XTUTUSVU bot_profile=VTUUVUUU bot_question=TWSWRTXU
bot_request=SUTWTVUU bot_rhetorical=UWUUUTUU bot_self=QTVVUUWU bot_statement=VTUSTUWU
bot_thanks=WSUTUVUU bot_trust=TTUTWUVU bot_unknown=UUUVUTUU bot_verifiers=UUUVUUTU
bot_wallet=TWUUUUTU bot_yes=VTUUUTWU bot_you=SVUSUWWU callAfter_end=UVUTVUUU
card/false/false=STVXSTVU card/false/true=RUTUTZUU card/true/false=WVUSWTTU card/true/true=WUUUUSUU
choices:false=VTRTUVVU choices:true=UTTSUVUX clause:Unknown=STXTVWSU clause:about=TTWSVWTU
clause:accounts=RTUXWUTU clause:and=TWTUUWTU clause:article=UVSSSWXT clause:bot=UTSTVVVU
clause:callAfter=TVUTUTVU clause:common=VYTRSWTU clause:compare=UXTTUTTU clause:copula=YUTRUUTU
clause:correction=USTaTUTU clause:courtesy=TUSXUTVU clause:credentials=UTUVVTUU
clause:emoji=WSUUUTUU clause:endorse=OUgUSRUU clause:ens=QUUVWVUV clause:fid=QTVWVWTU
clause:first=UUUTVUTV clause:form=TVTUUVUU clause:greeting=YUUUSTTU clause:handle=WUTUUTUU
clause:he=USVVTVVU clause:help=PdUSTSVU clause:holds=VRTUVXTT clause:interrogative=OYTSXVWS
clause:interrogativeSubject=VVUSWVUR clause:last=UUUUUVTU clause:link=WWUTUSSU clause:lower=WTVVTUUT
clause:mention=YRXSTTTU clause:my=WSVcOTTU clause:name=YSWSSUTU clause:no=PSTRVZXU
clause:not=YUTURTVU clause:notAfter=TVUVUVSU clause:number=XUVRTUTV clause:on=VXUTUTSV
clause:only=XVVSTSTU clause:or=TUUTWTWU clause:person=VVUTUUUT clause:platform=RQTTYWWV
clause:pointing=WWTRSWTV clause:possessiveAfter=RUUSVWWU clause:possessiveBefore=TTVTVXSU
clause:praise=YTTVRWSU clause:profile=RVUWWTTU clause:question=TUSVXYSR clause:relative=VYUUQUTU
clause:request=WYSUPUVU clause:rhetorical=YWUTTSTU clause:second=UUUUTVUV clause:self=TTUaSTVT
clause:statement=cWUQSRTU clause:thanks=ZQUSSVVU clause:third=UUUTUUVT clause:trust=STVUUXUU
clause:unknown=UTWUUVTT clause:verifiers=PTUWYUUU clause:wallet=SRTVUYUU clause:wrong=RXUTUUUU
clause:yes=VUUVTURW clause:you=SWTVVUUU common_,=VUVUWQVU common_.=VUUUVSTU common_?=WYURSTUU
common_about=SYTUWURU common_accounts=WUUUTUUU common_and=TUVUTVVU common_article=WTUUURVU
common_bot=XTUVTSUU common_common=TSXSUYTU common_copula=VUUUUWSU common_correction=XTUSTVUU
common_courtesy=TUUUTYTU common_emoji=UUUUUVUU common_end=VSTUWUTU common_first=VUUUUTUU
common_form=TUUUUVUU common_he=UTUWUTTU common_holds=TTUWUUTU common_interrogative=SVUUUVVU
common_lower=USVVVVTU common_mention=UUVUTVTU common_my=TSUXUTVU common_name=TTVUTWTU
common_no=VTUWUUTU common_not=STUUUVVU common_number=UTUUUUVU common_on=TWUVRUUU common_or=TWUTUUUU
common_person=UUUVUTUT common_platform=WUUUTUUU common_pointing=VVUVWTQU
common_possessiveAfter=UVUUTVUU common_possessiveBefore=TVUTVWTU common_praise=USUTWUWU
common_profile=WUVUTTTU common_question=VUUVZUOU common_request=XWUTQUUU common_second=VUUTTUUU
common_self=UTUVUVUU common_statement=TVUUUVTU common_trust=VTUUUVTU common_unknown=USUVUVTU
common_wallet=UUUUUVUU common_yes=URUZTVSU common_you=UXUQTUWU compare_,=VUUUUTUU
compare_about=SUUTVVUU compare_common=XVUUURTU compare_end=VVUUTUUU compare_lower=TVUUUVUU
compare_mention=TUUUUVUU compare_name=TUUUUVUU compare_unknown=TVUUUVUU context:card=UTUWTWUU
context:question=UTTSUVUX context:quote=URUUWVUU context:reply=UUVTUUUU context:top=VVRUUTVU
copula_,=VUUUUTUU copula_?=VSUUVTVU copula_about=VTUUUUUU copula_article=SVUUTWUU
copula_bot=SVUUUWTU copula_common=TVUTUTWU copula_correction=VUUUTTVU copula_courtesy=XSUTVVSU
copula_end=UVUSVUTU copula_first=TVUUUUUU copula_he=TTUUWVUU copula_interrogative=VTUTUVUU
copula_interrogativeSubject=VTUTUVUU copula_lower=VRTVVTVU copula_mention=RUUUVXUU
copula_my=WVUURUUU copula_name=RUUUVXUU copula_on=VUUUVTUU copula_person=VTUVUUTU
copula_platform=TTUUUVUU copula_pointing=QWUTWVTU copula_praise=WUUUTUTU copula_question=TVUVTUVU
copula_request=VUUUUTUU copula_self=UVUTUUUU copula_statement=VUUUUTTU copula_trust=VUVVSTVU
copula_unknown=VRTVVTVU copula_yes=UUUUUVUU correction_,=RWUTRXWU correction_.=TUUUUUVU
correction_?=UUUSUUWU correction_about=UUUTWUTU correction_article=TVUUUVSU correction_bot=VUUTVTUU
correction_common=SSXYTTUU correction_correction=TTUTUVWU correction_courtesy=STUcTPUU
correction_end=UTTTSWWU correction_he=WUUTVSUU correction_interrogative=TUUUUUUU
correction_lower=TUUWTUVU correction_mention=TUUUTWUU correction_name=TUUUTWUU
correction_not=TUUUUVVU correction_on=VUUUUUTU correction_person=WUUUUTSU
correction_pointing=WTUTVTTU correction_question=VUUTVUUU correction_request=TWUUSVUU
correction_self=TTUXUTTU correction_unknown=UUUVTUUU correction_yes=TUUUTUVU correction_you=TUUUUVUU
courtesy_,=SVUTUVVU courtesy_.=UUVUURVU courtesy_?=SXUTUVTU courtesy_Unknown=UTUUUUUU
courtesy_about=XSTUTTWU courtesy_accounts=TUUUUVUU courtesy_and=VVUTTTVU courtesy_article=TTUUVVVU
courtesy_bot=TTTURXWU courtesy_common=SUTWXVSU courtesy_copula=UUUUXSTU courtesy_correction=QWTWSXUU
courtesy_courtesy=UVTQRYXU courtesy_emoji=VUUUUUUU courtesy_end=XRUTVSTV courtesy_form=TUUUUVUU
courtesy_he=TTUVVTWU courtesy_help=TVUUUUUU courtesy_holds=VUUUUTUU courtesy_interrogative=SUUUSWVU
courtesy_interrogativeSubject=UVUVUUTU courtesy_lower=VUUUUUTU courtesy_mention=WUTUUTUU
courtesy_my=VWUTUTUU courtesy_name=VUTUUVUU courtesy_no=WUUUTUUU courtesy_not=VUUUTUUU
courtesy_on=WSUTUUVU courtesy_or=UTUTUVVU courtesy_person=VTUTUVUT courtesy_platform=TUUUUVUU
courtesy_pointing=XSUUTSWU courtesy_possessiveBefore=XUUUUSTU courtesy_praise=VTUTVWSU
courtesy_profile=TTVUVTUU courtesy_question=QTUYXTTU courtesy_request=QaUVRUVU
courtesy_self=XUTTTUUU courtesy_statement=TUUUVSWU courtesy_thanks=UTUUUUVU courtesy_trust=TVUUVUTU
courtesy_unknown=VTUVUUUU courtesy_verifiers=SUVUVUUU courtesy_wallet=TUUUUVVU courtesy_yes=UVUUTUUU
courtesy_you=UTUUTVUU credentials_copula=UUUUTUVU credentials_end=UVUUUUUU
credentials_question=UUUUTUVU credentials_unknown=TTUVUVUU embedded/false/false=UVUSSTYU
embedded/false/true=WUTUTUVU embedded/quote=VUUUTUUU embedded/reply=UTUVTTWU embedded/top=XUTSUUVU
embedded/true/false=YSUUTVTU embedded/true/true=ZTTUTTTU embedded=YUTSSTWU emoji_bot=TUUUVVUU
emoji_emoji=VUUUUUUU emoji_end=XSUVTUUU emoji_lower=WUUUUSUU emoji_name=VUUUUTUU
emoji_unknown=WUUUUSUU endorse_about=UUXUTTUU endorse_end=TUWUUTUU endorse_lower=TUWUUTUU
endorse_mention=TUWUUUUU endorse_name=TUVUUUUU endorse_unknown=TUWUUTUU ens_?=UUUTUUUU
ens_courtesy=VUUUUUTU ens_end=TUUUUUUU ens_lower=TUUUVUUU ens_unknown=TUUUVUUU fid_?=URUYVUSU
fid_about=TUUUUVUU fid_courtesy=TVUUTUUU fid_end=SVUTWUUU fid_lower=TUVUUUUU fid_on=TUUUUVUU
fid_possessiveBefore=TUUUUVUU fid_unknown=TUVUUUUU first_common=VVUUUTUU first_end=TTVUUWUU
first_lower=TXUTUTTV first_unknown=TXUTUTUV form:-1/-4/card=VUUUUTUU form:-1/-4/top=WUTUUTUU
form:-1/-4=XUTUUSUU form:-1/card=VUUUUTUU form:-1/false/false=VUTVUTUU form:-1/false/true=UUUUTTVU
form:-1/top=UUTUUSWU form:-1=VUTUURVU form:-2/-4/reply=UUUUVTUU form:-2/-4/top=TUUUUVUU
form:-2/-4=VUUUVSUU form:-2/false/false=UUUUUVUU form:-2/false/true=UUUUVRWU form:-2/reply=UUUUVTUU
form:-2/top=TUUUUSXU form:-2=UUUUVPYU form:-3/-4=UUUUWTUU form:-3/false/true=SUUUVTWU
form:-3/top=SUUUUUWU form:-3=SUUUWSWU form:-4/-1/reply=UTUUWUTU form:-4/-1/top=UVUUUUTU
form:-4/-1=VVTUVUTT form:-4/-2/card=VTUTVUUU form:-4/-2/question=UUUUUUUV form:-4/-2/reply=UXUUTUSU
form:-4/-2/top=VUUVUUSU form:-4/-2=VWTUVUQV form:-4/-3/card=WVUUUURU form:-4/-3/question=TUUUUUUV
form:-4/-3/quote=VTUUVUTU form:-4/-3/reply=UTUTUUWU form:-4/-3/top=UWUWUURU form:-4/-3=WVTVVUQV
form:-4/-4/card=WUVVTURU form:-4/-4/question=WUUSUUUV form:-4/-4/quote=USUUXUTU
form:-4/-4/reply=SUVUVUVU form:-4/-4/top=SXTXUTTU form:-4/-4=UUVVWSQV form:-4/0/card=TUUTUUWU
form:-4/0/reply=VUUUTUVU form:-4/0/top=VUUVUUTU form:-4/0=UTUUTUWU form:-4/1/card=SUUVTUWU
form:-4/1/top=VUUTUUUU form:-4/1=TUUUTUWU form:-4/2/card=TUUVUUUU form:-4/2/top=UUUTUUWU
form:-4/2=TTUUSUYU form:-4/3/top=TTUSUUYU form:-4/3=TTUSUUZU form:-4/4/top=TTUTUUXU
form:-4/4=TTUTUUYU form:-4/card=UUUWSUVU form:-4/false/false=XTTTSTUW form:-4/false/true=USTUWTVT
form:-4/question=WTTSUUUV form:-4/quote=URUUXUUU form:-4/reply=TVVTUUVU form:-4/top=TWRVUTVU
form:-4/true/false=TXUVTUTU form:-4/true/true=RUUUXUUU form:-4=UTSUVSVV form:0/-4/reply=VUUUVTUU
form:0/-4/top=UVUTUVUU form:0/-4=VVTTVSUU form:0/card=VUUUUTUU form:0/false/false=TUTUUVVU
form:0/false/true=VUUUUUTU form:0/reply=VUUUVTUU form:0/top=TVTTUUWU form:0/true/true=UUUUUTVU
form:0=UVTTVSVU form:1/-4/reply=VUUUVTUU form:1/-4/top=VUUUUVTU form:1/-4=UUUUTWTV
form:1/false/false=UUTUUUVV form:1/false/true=WUUUUSUU form:1/reply=VUUUVTUU form:1/top=VUUUUTUU
form:1/true/false=SUUUTWUU form:1=UUUUTVUV form:2/-3/top=UUVUUUTU form:2/-3=UUVUUUTU
form:2/-4/card=UUUUVTUU form:2/-4/reply=TUVUTVUU form:2/-4/top=UUTUUUTU form:2/-4=TUUUUWTU
form:2/card=UUUUVTUU form:2/false/false=VUTUUVTU form:2/false/true=TUVVUUSU form:2/reply=TUVUTVUU
form:2/top=VUUUUUSU form:2/true/false=TUUUUVUU form:2/true/true=VUUUUTUU form:2=UUUUUVSU
form:3/-2/top=UUUUUVTU form:3/-2=UUUUUVTU form:3/-3/top=UUUUUVTU form:3/-3=UUUUUVTU
form:3/-4/reply=UUTUTWUU form:3/-4/top=VTWTUTTU form:3/-4=WTVTTVTU form:3/false/false=TUVUUVTU
form:3/false/true=UUTUUWTU form:3/reply=UUTUTWUU form:3/top=VTVTUWSU form:3/true/false=VUUUUTUU
form:3/true/true=VUUUTVTU form:3=VTUTTYRU form:4/-1/top=VUUUUUTU form:4/-1=VUUUUUTU
form:4/-2/top=UUUUUVTU form:4/-2=TUUUTWTU form:4/-3/top=VUUUUUUU form:4/-4/card=RUUUUXUU
form:4/-4/question=TUUUUVUU form:4/-4/reply=UUVUSWUU form:4/-4/top=WTVTUTTU form:4/-4=TTVTSYTU
form:4/card=RUUUUXUU form:4/false/false=WTWUTTTU form:4/false/true=TUUTSYSU form:4/question=TUUUUVUU
form:4/quote=UUUUTVUU form:4/reply=UUVUSWUU form:4/top=XTVTUVRU form:4/true/false=TUUUUVUU
form:4/true/true=UTTUTYTU form:4=UTVTRaRU form_,=UUUUUVUU form_about=UUUUUVUU form_and=WUUUUTUU
form_bot=TUUUUVUU form_common=UUUUUVUU form_copula=TUUUUVUU form_courtesy=VUUUUTUU form_end=VWUUUSUU
form_lower=TUUUUVUU form_question=TUUUUVUU form_statement=TUUUUVUU form_unknown=TUUUUVUU
greeting_bot=UTUUUUUU greeting_common=TVUUUUUU greeting_end=VUUUUUUU greeting_mention=WUUUUSUU
greeting_name=WUUUUSUU handle_?=TUUUUVUU handle_courtesy=TUUUUVUU handle_end=SUUUUWUU he_,=STVXTUTU
he_?=USUUWUUU he_about=UUTTWUUU he_bot=VUVUTUUU he_common=UUUWUTSU he_copula=YVUURTUU
he_correction=WUUTVTUU he_courtesy=TVUTXSUU he_end=TSUTWTWU he_holds=VUUUUUUU
he_interrogative=TUUUVUUU he_lower=UWUVQTWU he_name=VUUUUTUU he_on=UTTUVUUU he_person=UVUTUUUU
he_platform=UTUUVUUU he_pointing=TTUVVUUU he_possessiveAfter=TUUUVUUU he_praise=WUUTSUVU
he_profile=UWUUSUUU he_question=UVUTWUTU he_request=UUUVVTTU he_statement=UTUUSVWU he_trust=QUUUWXUU
he_unknown=UWUVRTWU he_wallet=TUUUVVUU he_yes=VUUUSUUU help_?=WUUUUTUU help_courtesy=TVUUUUUU
help_end=RVUTUUWU help_lower=UXUTTUTU help_request=UVUTUVUU help_unknown=UXUTTUTU holds_?=UTUUVUVU
holds_common=VTUUUUUU holds_courtesy=TUUUUVUU holds_lower=UWUVTVTU holds_platform=TTUUVUUU
holds_question=TSUVVUUU holds_trust=TUUUUVUU holds_unknown=TWTVTVTU
interrogativeSubject_article=UTUUWVUS interrogativeSubject_common=UWUTWTTU
interrogativeSubject_copula=UVUUTTVU interrogativeSubject_courtesy=UVUTUUUU
interrogativeSubject_end=VUUUUTUU interrogativeSubject_he=TUUUVVUU
interrogativeSubject_holds=TUUUUVUU interrogativeSubject_lower=UTUVTUVT
interrogativeSubject_mention=VUUUUUUU interrogativeSubject_pointing=TTUUWWUU
interrogativeSubject_question=UWUUTUUU interrogativeSubject_request=UWUUUUTU
interrogativeSubject_self=USUZTUTU interrogativeSubject_statement=WVUUUSTU
interrogativeSubject_unknown=UTUVTUWT interrogative_?=STUUWVTU interrogative_Unknown=UUUUUUVU
interrogative_about=VUUVUUTU interrogative_article=UYUUSUTU interrogative_bot=UUUTUUWU
interrogative_common=UXUTUSTU interrogative_copula=UUUUTTWU interrogative_correction=UTUTUUVU
interrogative_courtesy=TUVTWUTU interrogative_end=RRUTVWZU interrogative_form=WUUUUTUU
interrogative_he=UVUUSWSU interrogative_holds=TUUUUVUU interrogative_lower=VVTUSVVS
interrogative_mention=WUUUTUTU interrogative_name=YTUUTTTU interrogative_on=VUUVUUTU
interrogative_person=UTUUUUUU interrogative_pointing=SPUSYWXU interrogative_praise=RWUUVVUU
interrogative_question=TVUUSVVU interrogative_request=UWUUUUSU interrogative_self=USUZTUTU
interrogative_statement=UZUUUSRU interrogative_unknown=UVTUSVWS interrogative_yes=UVUUTUTU
interrogative_you=UUUTUUVU language:false=VWTQSSWY language:true=VPSWXXTT last_end=TUUUUWUU
left:0=VTQTVWTW left:1=TVSVVSWU left:2=UWTTVUTV left:3=WTWSTUVU left:5=UTWUTTVU left:9=UTUUUWUU
length:1=QRUVWUXV length:2=UVTSVUSX length:3=VWRSVWUT length:5=UVVTSVUU length:9=WRUUTTVU
link_end=TXUUUTUU links:false=UURSUVTX lower_,=WTUSVVTV lower_.=VUTUTUUU lower_?=TVTWUSUU
lower_Unknown=VSUUUUUU lower_about=UWUUSUUU lower_accounts=UTUVUUVU lower_and=TTUUVVVU
lower_article=UTUTTXUU lower_bot=WTUSUUWU lower_common=TTVTUVVU lower_compare=VWUUUSTU
lower_copula=WQUUVTWU lower_correction=URVUSVVU lower_courtesy=SVTUTWUV lower_credentials=UUUVUTUU
lower_emoji=USUWUTUU lower_end=XTWUSUVR lower_endorse=TUWUTTUU lower_fid=TTUVUUUU
lower_first=VUUTUUUU lower_form=TUUUUWUU lower_he=VUTTVSVU lower_help=UWUUSSVU lower_holds=UUUTVUUU
lower_interrogative=TUVTVUVU lower_interrogativeSubject=TUUUUUWU lower_lower=TVUUUVVS
lower_mention=TUVUTVUU lower_my=VWVUUTSU lower_name=SUVTTWUU lower_no=VTUTVSVU lower_not=UVUVTUUU
lower_notAfter=VUUUUTVU lower_number=TUVUUVUU lower_on=RVWSVVTV lower_only=QTVTVVXU
lower_or=UWUSUUUU lower_person=USUTXUUU lower_platform=TUUTWRWU lower_pointing=UUTUUUUU
lower_possessiveAfter=WUUTUUUU lower_possessiveBefore=UUUUUVUU lower_praise=TUUVSVVU
lower_profile=TSTXTUVU lower_question=VXVTTTSU lower_relative=UVUVTTUU lower_request=UVUUSTWU
lower_self=TWUSUUUU lower_statement=TVVUUUTU lower_thanks=UUUUTUVU lower_trust=VSTUXUTU
lower_unknown=UUUUUVUS lower_wallet=TUUVRWVU lower_yes=UWUSWUTU lower_you=UWUTTVTU
mention_,=RUUUUWVU mention_.=TUUUWUTU mention_?=UUUUUVUU mention_about=TVWUUTUU mention_and=UUTUUUVU
mention_article=UUUUUVUU mention_bot=TUUUUVUU mention_common=SVUUUVVU mention_compare=TUUUUVUU
mention_copula=XUUUTSTU mention_correction=UUUUUUTU mention_courtesy=RUTUUXVU mention_emoji=TUUUUVUU
mention_end=UTUUUWUU mention_he=VUVUUSUU mention_holds=TUUUUWUU mention_interrogative=WUUUTTUU
mention_interrogativeSubject=VUUUUTUU mention_lower=TUUUTVVU mention_mention=UUTUUUVU
mention_name=UUTUUUVU mention_no=TUUUUVUU mention_not=RUUUUXUU mention_notAfter=RUUUUXUU
mention_on=VUUUUUTU mention_only=UUUUUVUU mention_or=UUUUUVUU mention_person=TUWUTUUU
mention_platform=TUUUUVUU mention_pointing=VUTUUVUU mention_possessiveAfter=TUUUUVUU
mention_praise=UUUUVUUU mention_profile=SUUUUWUU mention_question=VUUUTUUU mention_request=WUTUURVU
mention_statement=UUTUVUVU mention_trust=TUUUVVTU mention_unknown=TUUUTVVU mention_yes=TUUUUVUU
mention_you=XUUUUSUU my_accounts=UUUVUUUU my_common=VUUSUVUU my_courtesy=TTUWUTUU my_end=STUXUUUU
my_fid=VTUVUUTU my_lower=VVUTRTWU my_profile=TTUZSUTU my_question=UTUVUUUU my_relative=WVUTUSUU
my_unknown=VVUTRTWU my_wallet=YUURUUUU name+1:,=UTVUUUTU name+1:.=TUUUWUTU name+1:?=TUUUUVUU
name+1:about=UUVUTUTU name+1:and=VUTUUUUU name+1:article=TUUUUVUU name+1:bot=TUUVUUUU
name+1:common=VVUUTSVU name+1:compare=SUUUUWUU name+1:copula=VUUUUUTU name+1:correction=UUUUTVTU
name+1:courtesy=XTUTVSUU name+1:emoji=SUUUUWUU name+1:end=VUUUUSUV name+1:he=VUVUUSUU
name+1:holds=SUUUUWUU name+1:interrogative=XUUUTTUU name+1:interrogativeSubject=VUUUUTUU
name+1:lower=UUUTUUVU name+1:mention=UUTUUUVU name+1:name=WUTUURVU name+1:no=TUUUUVUU
name+1:not=TUUUUVUU name+1:notAfter=TUUUUVUU name+1:on=UUUUTWTU name+1:only=UUUUUVUU
name+1:or=UUUUUVUU name+1:person=TUWUTVTU name+1:platform=UWUTVQVU name+1:pointing=UUTUUVUU
name+1:possessiveAfter=TUUUUVUU name+1:praise=UUUUVUUU name+1:profile=SUUUUWUU
name+1:question=VUUUTUUU name+1:request=VUUUUSVU name+1:statement=YUTUUQVU name+1:trust=TUUUVVTU
name+1:unknown=UUUTUUVU name+1:yes=TUUUUVUU name+1:you=XUUUURUU name+2:,=VUTUUUTU name+2:.=VUUUUUTU
name+2:?=RUUUVVVU name+2:Unknown=TUUUUVUU name+2:about=VUUUVSUU name+2:and=SUUUUVVU
name+2:article=XUUUUTTU name+2:bot=TTVUUUUU name+2:common=TTUUVUUU name+2:compare=VVUUUSUU
name+2:copula=TUVUVUUU name+2:correction=TUUUVUUU name+2:courtesy=UUTUUUVU name+2:emoji=WUUUUSUU
name+2:end=PUTTUXXV name+2:ens=UUUUUVUU name+2:fid=TUUUUVUU name+2:handle=TUUUUVUU
name+2:he=UUUUWSUU name+2:holds=UUUUVTUU name+2:interrogative=UUUUTWTU
name+2:interrogativeSubject=UUUUTVUU name+2:lower=VTUUTVUU name+2:mention=TUTUUWUU
name+2:name=SUTUUXUU name+2:no=TUUUUVUU name+2:not=TUUUUVUU name+2:notAfter=TUUUUVUU
name+2:on=UUUUVTUU name+2:person=VUUUUTUU name+2:platform=STTUTYTV name+2:pointing=UUTUWTUU
name+2:praise=WUUUUSUU name+2:profile=WUUUUSUU name+2:question=SUUUTXUU name+2:request=aUUUUPUU
name+2:self=WUUTUSVU name+2:statement=TUUUUWUU name+2:trust=TUVUUTUU name+2:unknown=UTVUTVTU
name+2:verifiers=TUVUUUUU name+2:wallet=TUUUUWUU name+2:yes=TUUUUUUU name+2:you=XUUUURUU
name-1:,=XUUUUTTU name-1:.=VUUUUTUU name-1:?=UUUUVTUU name-1:about=TTVUTVUU name-1:and=VUUUTVUU
name-1:article=TUUUUVVU name-1:bot=UTUTWUTU name-1:common=VUVVTTTU name-1:copula=RUUUVXUU
name-1:correction=TUUUUVUU name-1:courtesy=XUTUTTTU name-1:emoji=VUUUUTUU name-1:end=UTUUTTWU
name-1:endorse=TUVUUUUU name-1:greeting=XUUUUSUU name-1:interrogative=UTUUTXTU name-1:lower=TUVTTUVU
name-1:no=TUUUUTVU name-1:not=XUUUWQTU name-1:on=SUUUUVVU name-1:only=SUVUUVUU
name-1:person=TUUUUWUU name-1:platform=VTUVUSUV name-1:pointing=TUUUUWUU
name-1:possessiveBefore=TUVUUVUU name-1:praise=UUUUUTVU name-1:profile=TUUUUVUU
name-1:question=RUVUVWUU name-1:request=TWTUUVTU name-1:self=TUUUUVVU name-1:statement=TUUUVTVU
name-1:thanks=VUUUUTUU name-1:trust=TUUUUVUU name-1:unknown=TUWTTUUU name-1:verifiers=TUUUUVUU
name-1:you=TVUUUUUU name-2:,=TVTUUUUU name-2:about=SUUUUWUU name-2:article=TUUUUVUU
name-2:bot=UTWTTUUU name-2:common=VUSUVTWU name-2:compare=VUUUUUUU name-2:copula=UUUUTVUU
name-2:courtesy=SWUUUWTU name-2:end=VSTUVTVV name-2:endorse=TUWUUTUU name-2:fid=TUUUUVUU
name-2:he=UUUUUVUU name-2:interrogative=TUUUUVUU name-2:lower=UUUUUVTU name-2:mention=SUUUUWUU
name-2:name=SUUUUWUU name-2:no=SUUUUWUU name-2:not=XUUUUQVU name-2:notAfter=UUUUUVUU
name-2:on=UUUVUUUU name-2:person=SUUUUWUU name-2:platform=SUUUUXUU name-2:pointing=VUUUUTUU
name-2:possessiveBefore=TUUUUVUU name-2:praise=WUUUUTUU name-2:profile=TUUUUVUU
name-2:question=UUUUVUUU name-2:request=XUUUUSUU name-2:self=SWVUUUUU name-2:statement=VUUUUUUU
name-2:trust=VUUUUUUU name-2:unknown=VUUUUVTU name-2:wallet=TUUUUWUU name-2:yes=VUUUUTUU
name-2:you=TUUUUVUU name_,=QTUUUYUU name_.=TUUUWVTU name_?=TUUUUWUU name_about=TVWUUUTU
name_and=UUTUUTVU name_article=TUUUUVUU name_bot=TUUUUWUU name_common=SVUUTWVU name_compare=TUUUUWUU
name_copula=WUUUTTTU name_correction=UUUUUUTU name_courtesy=RUTUUWVU name_emoji=TUUUUWUU
name_end=UUUUTVUU name_he=VUVUUSUU name_holds=TUUUUWUU name_interrogative=WUUUTTUU
name_interrogativeSubject=VUUUUTUU name_lower=UUTUTWVU name_mention=UUTUUUVU name_name=WUTUUSVU
name_no=TUUUUVUU name_not=SUUUUXUU name_notAfter=RUUUUXUU name_on=VUUUUUTU name_only=UUUUUVUU
name_or=UUUUUVUU name_person=TUWUTUUU name_platform=TUUUUVUU name_pointing=VUTUUVUU
name_possessiveAfter=TUUUUVUU name_praise=UUUUVUUU name_profile=SUUUUWUU name_question=UUUUTVUU
name_request=WUTUURVU name_statement=TUTUVVVU name_trust=TUUUVVTU name_unknown=UUTUTWVU
name_yes=TUUUUVUU name_you=XUUUURUU named:0/-1=VVTUVUTT named:0/-2=VWTUVUQV named:0/-3=WVTVUUQV
named:0/-4=VUVVVUPV named:0/0=UTUUTUWU named:0/1=TUUUTUWU named:0/2=TTUUSUYU named:0/3=TTUSUUZU
named:0/4=TTUTUUYU named:0/false/false=XTTTSTUW named:0/false/true=TXUVTUTU
named:0/true/false=XSTUWQVT named:0/true/true=RUUUXUUU named:0=WTSTWOVV named:1/-1=UUUUUTWU
named:1/-2=TUTUUWUU named:1/-3=VUVUUVSU named:1/-4=UTUSVWRV named:1/0=SUUUUUWU
named:1/false/false=VTWTTTVV named:1/false/true=TUTUWSWU named:1/true/false=SVVUSVUU
named:1/true/true=YTTTTUTU named:1=VTWSSTWV named:2/-2=VUUUUUUU named:2/-4=XUTUUTUU
named:2/false/false=TUSUUXTU named:2/false/true=TUUUTWUU named:2/true/false=UUTUUVUU
named:2/true/true=SUUUUWUU named:2=QUSUTcUU named:3/-4=VUUUUTUU named:3/false/false=TUUUUVUU
named:3=UUUUUVUU names:=WTSTWOVV names:mention+written=WUUUUSUU names:mention=VSVSSXVU
names:platform=TUTUVUUV names:written+mention=VUUUUTUU names:written=RVTUTZUU no_,=VUUUUUUU
no_?=TUUUUVUU no_bot=TUUUUVUU no_common=WSUUUVUU no_courtesy=RUUTUWWU no_end=VSUUVUTU
no_lower=XVUTUSTU no_mention=TUUUUUVU no_name=TUUUUUVU no_pointing=WUUUUSTU no_unknown=XVUTVSTU
notAfter_,=UUUUUUVU notAfter_end=TUUVUVSU notAfter_lower=WVUUUSTU notAfter_mention=RUUUUXUU
notAfter_name=RUUUUXUU notAfter_unknown=WVUUUSTU not_,=UUUUUTVU not_?=TVUUUVUU not_common=WUUUSUUU
not_courtesy=TVUTUVVU not_end=VTUVUUTU not_he=SUUWSVVU not_lower=TVTVSUWU not_mention=QUTUWXTU
not_name=RUTUWXTU not_pointing=RUUXSVUU not_question=WUUUTUUU not_request=ZUUTUPUU not_self=STUSYUUU
not_trust=XUUUTSUU not_unknown=SVTVSVWU number_common=TUUUVVTT number_courtesy=VWUSUTTU
number_end=UTUUUUVV number_lower=VUWTUTTU number_unknown=VUWTUTTU on_,=VVUTTUTU on_?=UVUUTUUU
on_accounts=UUUUUUVU on_article=VTUUUUTU on_bot=VTUUUTVU on_common=VWTVVQUU on_courtesy=TUUVUUVU
on_end=VTUVUUUU on_fid=TUUUUVUU on_he=TUUUWUTU on_interrogative=TUUUUUUU on_lower=UWWSTRVU
on_mention=SUUUUUVU on_my=UWUSUVTU on_name=SUUUUVVU on_person=VUUUUUUU on_platform=SSUVWWTU
on_pointing=VUUUUUTU on_profile=VUUUUUVU on_question=TTUUVUUU on_self=VTUVUUUU on_unknown=UWWSTSVU
on_wallet=TUUUUUUU only_,=TUUUUUVU only_common=WUUUUSUU only_lower=UTUTUVVU only_mention=UUVUUTUU
only_name=UUVUUUUU only_request=SUUVUWUU only_unknown=UTUTUVVU or_article=TTUUUUVU or_bot=VUUUUUUU
or_common=UVUUUUTU or_end=VTUUUUUU or_lower=SWUUUVUU or_mention=VUUUUTUU or_name=VUUUUTUU
or_no=UTUWUUTU or_question=UTUUVUVU or_trust=UTUUTUXU or_unknown=SWUUUVUU out:0=YSTSSRVX
out:1=RUSUXYTU out:2=RUUUUWVU person_,=WTTUUTVU person_?=UVUUTUVU person_about=TUVTUUVU
person_bot=VUUUTTVU person_common=UTUUUVUU person_courtesy=TTVUVUUU person_end=SSUVWVUU
person_interrogative=VWUTUURU person_lower=URWVVVTT person_mention=TUUUUVUU person_name=TUUUUVUU
person_on=UTUUUVUU person_person=UTUTUTXU person_pointing=SZUUQWUU person_possessiveBefore=TUUTUVUU
person_question=TTUUUXUU person_request=UUUUVTWU person_trust=UUVUUTUU person_unknown=URWVVVUT
platform_,=SUUUUXUU platform_?=TTUUWTVU platform_about=VUUTVTVU platform_accounts=UUUVTUTU
platform_bot=SUUUUWUU platform_common=WTUUTTUU platform_copula=VTUWTUTU platform_correction=TTUTXUUU
platform_courtesy=VTUTVUUU platform_end=SVURVVWV platform_lower=TTTVVTVV platform_name=UUUUUVUU
platform_no=TUUUVUUU platform_on=TTUUVVUU platform_possessiveAfter=TUUUUVUU
platform_possessiveBefore=UUUUUUVU platform_question=UTUVUVTU platform_unknown=TTTVVTVV
pointing_,=UTVWTUSU pointing_.=UUUUVUUU pointing_?=UUUTUUVU pointing_about=WUTSWUUU
pointing_and=UUUUUTVU pointing_article=TUVUVTUU pointing_bot=TTVUVVTU pointing_common=USUWWSUU
pointing_copula=WUUUQVVU pointing_correction=XUUUVSTU pointing_courtesy=UVVSVUTU
pointing_end=VWUTUTTU pointing_he=TTUVUUWU pointing_holds=UUUUVUUU pointing_interrogative=TUUUUUVU
pointing_lower=SVUVWTUU pointing_mention=TUUUUWUU pointing_name=TUUUUVUU pointing_not=SUUUTVVU
pointing_on=UTTVWUSU pointing_person=TUUVUUVU pointing_platform=WTUUUTUU pointing_pointing=TVUSVUVU
pointing_possessiveAfter=TUUUVVUU pointing_possessiveBefore=UUUUTVUU pointing_praise=TVUTSWVU
pointing_profile=WWUUSUTU pointing_question=WUUTSVUU pointing_request=UUUVVTTU
pointing_self=WUUSUVUU pointing_statement=TTUUSVWU pointing_trust=PWTUWXTU pointing_unknown=SVUVXTUU
pointing_wallet=TUUUVVUU pointing_yes=UVUUTVUU pointing_you=UUUTVUTU
possessiveAfter_courtesy=UTUUUVUU possessiveAfter_end=TUUUUVUU possessiveAfter_lower=TUTUVVUU
possessiveAfter_platform=UUUUVUUU possessiveAfter_profile=UUUUUUVU possessiveAfter_unknown=TUTUVWUU
possessiveAfter_wallet=TUUUUUUU possessiveBefore_article=WVUUURUU possessiveBefore_bot=WTUUUTUU
possessiveBefore_common=UVUUVTTU possessiveBefore_form=TUUUUVUU possessiveBefore_lower=TUTUUUVU
possessiveBefore_mention=TUVUUVUU possessiveBefore_name=SUUUUWUU possessiveBefore_pointing=STVUVVUU
possessiveBefore_unknown=SUTUUUWU praise_,=UUUTVWSV praise_.=VUUTVTUU praise_?=UWUUSUVU
praise_about=VVUUUTTU praise_article=VTUUUUUU praise_bot=TTUTUWVU praise_common=WVVTUSTU
praise_correction=UUUVUUUU praise_courtesy=TRUXUTVU praise_emoji=UUUUVUUU praise_end=WQTTWXSU
praise_he=VUVUTTUU praise_interrogative=TUUUVUUU praise_lower=VUUVTUUU praise_mention=UUUUUTVU
praise_name=UUUUUTVU praise_on=VVUUUTUU praise_person=SVUUWUTU praise_pointing=YUVTSSTU
praise_praise=VUUUUUUU praise_question=VUUVTTUU praise_trust=YUUTTUTU praise_unknown=VUUVTUUU
praise_yes=TUUVUUUU profile_,=UUUVUUUU profile_?=TUUUVVUU profile_about=UVUTTVVU
profile_common=WRUTUTXU profile_copula=WTUUUTUU profile_courtesy=RSUUXVUU profile_end=XVUVVRRU
profile_lower=TTUUTVVU profile_mention=TUUUUVUU profile_name=TUUUUVUU profile_on=VXUURUUU
profile_possessiveBefore=VTUVUTVU profile_question=WUUUUUSU profile_request=UTUVUUTU
profile_unknown=TTUUTVVU question/false/false=XTUSUTTX question/true/false=TUUUUUVU
question_,=WWUSUTSU question_?=UUUUVUUU question_Unknown=TUUUUVVU question_about=SSTUVVVU
question_accounts=TTUWVUTU question_article=USUWUWVS question_bot=WVUUTSUU question_common=VUUVUUTU
question_compare=YUUUUQUU question_copula=NVUTVWXU question_correction=WUUUUTUU
question_courtesy=VYURVVRU question_credentials=TUUTVUVU question_end=SWUUVSUU
question_first=TVUUUUUU question_he=TRTWWUUU question_holds=UTUUTUVU question_interrogative=WTUTUUUU
question_interrogativeSubject=WTUTUUUU question_lower=VWTUWUST question_mention=SUVUVVUU
question_my=WTUWRUUU question_name=SUVUVWUU question_not=XUUUUSUU question_on=TTUUUVVU
question_person=USUVUUVU question_platform=UTUVWTUU question_pointing=QZTUWURU
question_possessiveBefore=STUUWUVU question_praise=VUUTUUTU question_question=QWUUVUUU
question_request=XSUUUSVU question_self=UUUSUVVU question_statement=VTUXSVSU question_trust=SUVUTVVU
question_unknown=UVSTWVTT question_wallet=STUXVUTU question_yes=VUUTUUUU question_you=UVUTUVUU
quote/false/false=TSUUXUTU quote/true/false=VTUUTUUU quote/true/true=UUUUTVVU relative_?=UYUTSUTU
relative_end=WVUTUTUU relative_lower=UTUWUTUU relative_unknown=UTUWUTUU reply/false/false=WYUVQUSU
reply/false/true=TUUUUUUU reply/true/false=RRVSXVXU reply/true/true=WUTUVTUU request_,=YWUSURTU
request_?=UVUSTUWU request_Unknown=TUUUUUWU request_about=RSUVTXWU request_article=UWUTUVSU
request_bot=XVUUUSTU request_common=STUVVXTU request_courtesy=VQUTTUYU request_end=PUUYQZUU
request_form=UWUUUSUU request_he=TRUUXVUU request_interrogative=UTUSVVWU
request_interrogativeSubject=UVUSUWUU request_lower=TUTWVUSU request_mention=UTTUUWTU
request_my=UTUYTTTU request_name=TWTUUVTU request_on=TUUVUVTU request_person=UUUTUUVU
request_platform=WUUTVTTU request_pointing=VVVTQVVU request_possessiveBefore=VUUUUTUU
request_question=VSUUVTWU request_request=UTUUUUVU request_self=TTUYUUTU request_unknown=TTTVVUUU
request_you=UVUTUUUU rhetorical_end=TWUUTUUU second_lower=TUUUUUUV second_unknown=TUUUUUUV
self_,=VSUVVUTU self_?=UQUaTUTU self_about=UTUVTVUU self_and=SUUVTWUU self_article=SYURUUUU
self_bot=TTUYUTTU self_common=UTUUTVWU self_copula=TUUUUVUU self_correction=SWUUUUUU
self_courtesy=VRUYQXUU self_end=USUaUSUU self_interrogative=TTUXUUUU self_lower=TVUUUSVU
self_mention=TUUUUVVU self_name=TUUUUVVU self_not=VUURVVUU self_on=UTUVUUTU self_praise=WUUSUUUU
self_question=ZRUVSUUT self_request=UYUVTSTU self_self=UUUVUUUU self_statement=XTUSVTUU
self_unknown=UVUUUSVU statement_,=TUUUUVUU statement_about=TTVUUTWU statement_article=XWUUURTU
statement_bot=WTUUTTUU statement_common=STUUSVXU statement_courtesy=UUUUWSUU statement_end=WZUSUQTU
statement_he=UUTUSVVU statement_lower=UUVTUVTU statement_mention=SUUUVUVU statement_my=YUURUTUU
statement_name=SUUUVVVU statement_on=UUVUUTUU statement_pointing=UTTUSWVU
statement_question=VTUTVTVU statement_request=PUUUVZUU statement_self=TUUUUVUU
statement_statement=TUUUUUWU statement_trust=UVUUVUUU statement_unknown=UUVTUUTU
statement_you=VUUUUUTU thanks_,=VUUUUUUU thanks_.=VUUUUUUU thanks_about=VUUUUTUU thanks_bot=WUUTUTUU
thanks_common=TTUUUUWU thanks_courtesy=VUUUUUUU thanks_emoji=VUUUUTUU thanks_end=UTUTTYUU
thanks_lower=WUUUUTUU thanks_mention=VUUUUTUU thanks_name=VUUUUTUU thanks_praise=TTUUUUWU
thanks_unknown=WUUUUTUU third_end=TUUUUUVU top/false/false=TWRSUUXU top/false/true=YTVTURVU
top/true/false=TVTXUUSU top/true/true=UUUTUUUU trust_,=ZTVTVPUU trust_?=RTUTVXVU
trust_about=VUUVUUUU trust_bot=TUUVUVTU trust_common=UVUVUUTU trust_courtesy=TUVVUUUU
trust_end=XTUSUTVU trust_lower=SUUUUVVU trust_mention=TUUUUVUU trust_name=TUUUUVUU trust_no=RUUUXVUU
trust_on=VUUVUUUU trust_or=UTUVTUVU trust_pointing=VVUUSUUU trust_question=TUUUVVUU
trust_unknown=SUUUUVVU unknown:0/false/false=TWTTPUYX unknown:0/false/true=WUTTVUUU
unknown:0/true/false=PUTSaUVU unknown:0/true/true=UUTTVVUU unknown:0=UTRSTUYX
unknown:1/false/false=UVTUVUSV unknown:1/false/true=VTUTUWUU unknown:1/true/false=SSVTYRVV
unknown:1/true/true=XTUTTUTU unknown:1=WVSSVVRV unknown:2/false/false=VUUTYSVT
unknown:2/false/true=UUVUUUUU unknown:2/true/false=VWUVSTUT unknown:2/true/true=XTVUTSUU
unknown:2=TUUVVUVT unknown:3/false/false=VSTWTWTU unknown:3/false/true=TVVUVTTU
unknown:3/true/false=UXTXQWSU unknown:3/true/true=TVTVUTVU unknown:5/false/false=WUVVTUTU
unknown:5/false/true=SUUUTTXU unknown:5/true/false=VTUUTVVU unknown:5/true/true=SUUUUWUU
unknown:5=UTVVTSVU unknown:9/false/true=TUUUUWUU unknown:9/true/true=TUUUUVUU unknown:9=TTUUUWVU
unknown_,=WTUSVVTV unknown_.=VUTUTVUU unknown_?=TUTWVSVU unknown_Unknown=TRUTUVYU
unknown_about=UWUUSUVU unknown_accounts=UTUVUUVU unknown_and=TTUUVVVU unknown_article=VTUTTXUU
unknown_bot=VUTSUUVU unknown_common=UTWTUTVU unknown_compare=VWUUUSTU unknown_copula=WQUUVTWU
unknown_correction=VRVUTVVU unknown_courtesy=UVTUUUSV unknown_credentials=UUUVUTUU
unknown_emoji=VSUWUTUU unknown_end=WUWUSUVR unknown_endorse=TUWUTTUU unknown_fid=TTUVUUUU
unknown_first=VUUTUUUU unknown_form=TUUUUWUU unknown_handle=VUUUUTUU unknown_he=UUUTVSVU
unknown_help=UWUUSSWU unknown_holds=WUUTVUSU unknown_interrogative=TUVTVUVU
unknown_interrogativeSubject=TUUUUUWU unknown_lower=UUUTTVWS unknown_mention=TUVUTUUU
unknown_my=VWVUUTSU unknown_name=SUVTTWUU unknown_no=VTUTVSVU unknown_not=UVUVTUUU
unknown_notAfter=VUUUUTVU unknown_number=TUVUUVUU unknown_on=SVWSUVTV unknown_only=QTVTVVXU
unknown_or=UWUSUUUU unknown_person=WSUTXUTU unknown_platform=TUUTWRWU unknown_pointing=TUUUUVUU
unknown_possessiveAfter=WUUSUUUU unknown_possessiveBefore=UUUUUVUU unknown_praise=TUUVSVVU
unknown_profile=TSTXTUVU unknown_question=WXVTTTRU unknown_relative=UVUVTTUU
unknown_request=UVUUSTWU unknown_self=TWUSUVUU unknown_statement=TVVUUUTU unknown_thanks=UUUUTUVU
unknown_trust=VSTUXUTU unknown_unknown=TTUTTWXS unknown_wallet=TUUVRWVU unknown_yes=UWUSWUTU
unknown_you=UWUTTVTU verifiers_lower=SUUVUUVU verifiers_mention=TUUUUVUU verifiers_name=TUUUUVUU
verifiers_unknown=SUUVUUVU vocative/card=UTUWSUUU vocative/false/false=TWUUUVTU
vocative/false/true=VRVTTTWU vocative/quote=TRUUXUUU vocative/reply=UVUSVVTU vocative/top=RVTWUUVU
vocative/true/false=UTSVRVYU vocative/true/true=RUUUZURU vocative=RUTVWVUU wallet_?=TTUUWUUU
wallet_about=TTUUVVVU wallet_copula=XUUSTUUU wallet_courtesy=UTUVUUUU wallet_end=VSTUTUXU
wallet_lower=TVUVUVSU wallet_possessiveBefore=TUUUUVVU wallet_question=VVUSVVTU
wallet_request=TUUUUVUU wallet_unknown=TVUVUVSU word:-1/false/false=VSUTVUWT
word:-1/false/true=VWUWUSRU word:-1/reply=UTUUWUTU word:-1/top=UVTUUTUU word:-1/true/false=TUUTTUWU
word:-1/true/true=TUUUVVTU word:-1=VUTUVTUT word:-2/card=VTUTVUUU word:-2/false/false=VWTQTVTV
word:-2/false/true=VSTWVVRU word:-2/question=UUUUUUUV word:-2/reply=UXUUUURU word:-2/top=VUTVUVSU
word:-2/true/false=SVUWUUTU word:-2/true/true=VUUUUTVU word:-2=VVTUVWQV word:-3/card=VVUUUVRU
word:-3/false/false=XWUUSSSV word:-3/false/true=UTUUUXSU word:-3/question=TUUUUUUV
word:-3/quote=VTUUVUTU word:-3/reply=UTUTUUWU word:-3/top=VWUVUUPU word:-3/true/false=UTUVWTTU
word:-3/true/true=UVUUVUSU word:-3=XVUVVVNV word:-4/card=WUVVUVRU word:-4/false/false=XSVTVVPX
word:-4/false/true=VVVUUTTU word:-4/question=UUUSUVUW word:-4/quote=USUUXVTU word:-4/reply=TUVUUUVU
word:-4/top=WWTVUUOU word:-4/true/false=TXTTTVTU word:-4/true/true=TSTWWWSU word:-4=WUUTWWLW
word:0/card=TUUTUUWU word:0/false/false=SSUWTVVU word:0/false/true=VVURVTWU word:0/reply=VUUUTUVU
word:0/top=TUUVUUVU word:0/true/false=USUVUUWU word:0/true/true=TVUVTUUU word:0=TTUUTUYU
word:1/card=SUUVTUWU word:1/false/false=TTUVTUXU word:1/false/true=TTUVUUVU word:1/top=UUUTUTWU
word:1/true/false=UWUSUUUU word:1=SUUUTTYU word:2/card=TUUVUUUU word:2/false/false=SUUVUUVU
word:2/false/true=UVUUUUUU word:2/top=UUUTUUWU word:2/true/true=VSUTSUYU word:2=TTUUSUZU
word:3/false/false=TUUUUUVU word:3/false/true=SUUTUUXU word:3/top=TTUSUUYU
word:3/true/false=UTUUUUVU word:3/true/true=VUUTUUUU word:3=STUSUUZU word:4/false/false=TUUUUUVU
word:4/false/true=TSUTUUYU word:4/top=TTUTUUYU word:4/true/true=UVUUUUUU word:4=STUTUUZU
words:0/absent/card=UVSWWUQU words:0/absent/question=TUUSUVUX words:0/embedded/quote=VUUUTUUU
words:0/embedded/reply=VTUVTTUU words:0/embedded/top=XVTSUUTU words:0/false/false/false=UTSUTUVW
words:0/false/false/true=VTWTUTUU words:0/false/true/false=TWUVTTUU words:0/false/true/true=TUUUUWUU
words:0/false=UTRTTTXY words:0/true/false/false=USUVVTTV words:0/true/false/true=VUTUVUUU
words:0/true/true/false=SUUVWUTU words:0/true/true/true=WTTUTVUU words:0/true=VSUWYVPT
words:0/vocative/card=TUUWUTUU words:0/vocative/quote=TSUUWUUU words:0/vocative/reply=UVUUUVTU
words:0/vocative/top=RSUVUUYU words:1/absent/card=TTWSSVXU words:1/absent/question=UUUUUUVU
words:1/embedded/top=UUUUUTVU words:1/false/false/false=WUUTSVTV words:1/false/false/true=TUTUUVVU
words:1/false/true/false=STUUVTXU words:1/false=UVURTVWU words:1/true/false/false=VWTTTVUT
words:1/true/false/true=SVVUUTVU words:1/true/true/false=TUUTVVVU words:1/true/true/true=VUUUUUUU
words:1/vocative/quote=UTUUVUUU words:1/vocative/reply=UUUSVUUU words:1/vocative/top=UXTVUURU
words:2/false=VUUTUUUU words:2/true/false/false=VTUUUUVU words:2/vocative/top=UUUTUUVU
yes_,=TUUUUUUV yes_?=TUUXUUSU yes_about=VUUUUTVU yes_bot=VUUUUTUU yes_common=UTUUUVTU
yes_correction=VUUUUUUU yes_courtesy=UUUSUWUU yes_end=WWUTSTTV yes_lower=VUUTWSVU
yes_mention=TUUUUVUU yes_name=TUUUUVUU yes_question=TUUTVUVU yes_unknown=VUUTWSVU you_?=WSUVSVUU
you_about=TTUTUVWU you_article=TUUVUWUU you_bot=VUUVUSUU you_common=PUUYTVVU you_copula=YVUTUSTU
you_correction=RUUXTVTU you_courtesy=VWUSTTVU you_end=VUUSWUSU you_he=VUUUUTUU you_holds=TUUVUUUU
you_lower=UVUUUTUU you_mention=TUUUUVUU you_name=TUUUUWUU you_on=UUUTUWTU you_praise=TSUVVUWU
you_question=VYUSTSTU you_request=UTUSVVUU you_unknown=UVUUUTUU you_you=UVUUUUUU
`
