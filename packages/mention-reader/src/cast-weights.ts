/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=SURRVWXX !true=YSTVUSTU ,_,=VUUUUTUU ,_about=RUUUXVUU ,_and=WTUUUUTU ,_article=STUUWUUU
,_bot=WSUUUUVU ,_common=WSUUUUUU ,_compare=TUUUUVUU ,_copula=STUUUUWU ,_correction=SVUTUWUU
,_courtesy=WVTTVTUU ,_end=UUUVUUTU ,_he=VUVUWSUU ,_help=TWUUTVUU ,_interrogative=VVUTSVUU
,_interrogativeSubject=YTTVTTTU ,_lower=VTVVVURV ,_mention=VUTUTVUU ,_name=UUTUTWUU ,_no=XTUVURUU
,_not=TSUUUUWU ,_notAfter=WTUVUTUU ,_on=SUUUWUUU ,_person=WUVUUSUU ,_pointing=VTVUVSVU
,_praise=ZUUUURTU ,_profile=WUUUTTTU ,_question=SVUVTUVU ,_request=STWTWTVU ,_self=UTTZRUVU
,_statement=STVUUWUU ,_thanks=VUUUTUUU ,_trust=TUVUTVUU ,_unknown=VTVVVURV ,_yes=VUUUUTUU
,_you=VTUUUUUU -1:Unknown=SUUTVVVU -1:about=SVUTWVUU -1:accounts=RUUXVVSU -1:and=UUUVTVUU
-1:article=UTVUUUUU -1:callAfter=UVUUVUTU -1:common=XXTVUQRV -1:compare=VUUUTUUU -1:copula=UTUTWTVU
-1:correction=UTTRTWYU -1:courtesy=RVVTUVVV -1:credentials=TUUVUUUU -1:end=TRUUYUVU
-1:endorse=TUWUUTUU -1:ens=TUUTUUVV -1:fid=STUVWVTU -1:first=TSVUUVVU -1:form=WUUUUSUU
-1:greeting=XTUTUTUU -1:handle=TUUUUVUU -1:he=VRUTYTVU -1:help=TXUTSTWU -1:holds=UTUTVUUU
-1:interrogative=SRUUVVXU -1:interrogativeSubject=VUUUUTUU -1:last=TUUUUVUU -1:link=TXUUUSUU
-1:lower=UVVWUVTR -1:mention=UTUUUWUU -1:my=STUYUUTU -1:name=VTUUUVUU -1:no=WSUUVTTU -1:not=WUUUUTTU
-1:notAfter=VUUVUUTU -1:number=VTUUUVTV -1:on=VTUUUUUU -1:only=TUUVUVUU -1:or=VTUUUUUU
-1:person=STTUVVUU -1:platform=RUTSXUWV -1:pointing=UVTSVTVU -1:praise=YSTSSXTU -1:profile=WVUWVSRU
-1:question=OVUVWUWU -1:relative=WZUSRTTU -1:request=TVUWPVUU -1:rhetorical=TWUUTUUU
-1:self=SOTiTSTU -1:statement=XZUSUQSU -1:thanks=USUSTZUU -1:third=TUUUUUVU -1:trust=UTUSUYUU
-1:unknown=SVVVVWUR -1:verifiers=VUUVUTTU -1:wallet=VSTTVUWU -1:yes=VWUTSUTV -1:you=XTUUWTQU
.=XRTRTUVX ._Unknown=WUUUVSTU ._bot=QUUUWVWU ._common=UUUUUVUU ._correction=TUUUUUUU
._courtesy=VUUTUUUU ._emoji=TUUUUVUU ._end=WSVUUSVU ._interrogative=VTUUSVVU ._lower=VTUTTUVU
._mention=WUUUUTUU ._name=WUUUUTUU ._question=SWUUUWTU ._unknown=XTUTUTUU .absent=WQTSSWVW
.embedded=VTTTTVXU .vocative=WVVUVSSU 1:Unknown=UVWTVSTU 1:about=VUUTUVTU 1:accounts=TUUTYSVU
1:and=SSUYVSVU 1:article=UTUUUUVV 1:common=YTUTYSPU 1:compare=RVUTWWUU 1:copula=UWUTWTTU
1:correction=MTTYXXVU 1:courtesy=TUUUUSXV 1:end=TRUUYUVU 1:endorse=SUZUTTUU 1:ens=TUUUVUUU
1:fid=TUUVUUTU 1:first=VUUUUTSV 1:form=RUUUUYUU 1:greeting=aRUUTTTU 1:handle=VUUUUTUU 1:he=YTUSXRTU
1:help=SaUSTUTU 1:holds=SUUUTVWU 1:interrogative=PcTUUWST 1:interrogativeSubject=UVUVXTTR
1:last=TUUUUUUV 1:lower=TTSVWVTV 1:mention=TTUUVVVU 1:my=PRUaUVVU 1:name=STUUUXUU 1:no=VTUSQYWU
1:not=TTTWTUVU 1:notAfter=UVUUUVTU 1:number=TUUUUUVU 1:on=TWUTSVVU 1:only=UUUVUUUU 1:person=UTUSTVWU
1:platform=SUUTUXUU 1:pointing=bTTSTTSU 1:possessiveBefore=TUUUVUUU 1:praise=ZRTXSRUT
1:profile=PSUUaVUU 1:question=NaSWWVWR 1:relative=TTUVUVTU 1:request=VVTUTVSU 1:rhetorical=YWUUTQTU
1:second=TUUUUUUV 1:self=WRVXSUUT 1:statement=bSUSUQWU 1:thanks=cRUTTSUU 1:trust=VTUTSUWU
1:unknown=TUVUWUSV 1:verifiers=QUUVWVVU 1:wallet=RVUTWVUU 1:yes=WSUTTTUW 1:you=YUUTTRVU
2:Unknown=VTUTUUVU 2:about=URUWVRXU 2:accounts=UTUUUVUU 2:and=RUUTVVWU 2:article=VVUSXWRS
2:callAfter=UUUUUTVU 2:common=VVVUTUSU 2:compare=VVUTUSVU 2:copula=WWTUTTSU 2:correction=RWUTTVXU
2:courtesy=TTSYTRWV 2:credentials=UTUUUUVU 2:end=TUTSSZVV 2:endorse=SUWUUUUU 2:ens=RUUXVUTU
2:fid=UTUVUVUU 2:first=TUUUUVUU 2:form=SUUUUWUU 2:greeting=SVUUUWTU 2:handle=VUUUUUUU 2:he=PTWVXXSU
2:help=PZUVUUUU 2:holds=UUUUUVVT 2:interrogative=STTVYUSU 2:interrogativeSubject=TTUVUUWU
2:lower=TVTUUUUW 2:mention=UTWUUTUU 2:my=VUUYTSSU 2:name=STVUUVUU 2:no=VUUTUTTU 2:not=WTURVTWU
2:number=XWUSUSUU 2:on=TSTVVVVV 2:only=UUVUUTUU 2:or=TUUUWVSU 2:person=SRVSXVWU 2:platform=SSUTYVVU
2:pointing=SVVTUUUU 2:possessiveAfter=QWUTUYTU 2:possessiveBefore=TUUTUWTU 2:praise=XXUTRTUU
2:profile=QTVWVVVU 2:question=VTVVTTWU 2:relative=UWUVSTVU 2:request=STTTWVWU 2:self=UTTaTSSU
2:statement=VUTSTTXU 2:thanks=VUUUTUUU 2:trust=XTUUTVSU 2:unknown=TTTUUUVW 2:verifiers=TUUUVUUU
2:wallet=WTUUTWTU 2:yes=XUUTRUVU 2:you=WTUYSRWU ?=RVSUWVVU ?_bot=TUUTUWVU ?_common=UWUUSVSU
?_end=RZSRXUUU ?_he=TVUUTVUU ?_lower=WRUVVTVU ?_name=UUUUVTUU ?_pointing=UVUUTVUU ?_request=UTUVTUVU
?_unknown=VRUVVTVU ?absent=SXUUWSTU ?embedded=XUUTSTUU ?vocative=PSSVWYVU Unknown_?=UTUTVVVU
Unknown_Unknown=TSUTUVYU Unknown_about=VUUUUUUU Unknown_bot=UVUUUUUU Unknown_common=VUVUUSVU
Unknown_courtesy=WUUUVTTU Unknown_end=SVUUUUVU Unknown_lower=UTVUTTVU Unknown_on=WUUUTUTU
Unknown_unknown=TRVTTUYU about:false=SSRSVYWX about:true=ZUUUUPUU about_,=TUUUTVVU about_?=UWUUUUSU
about_about=SUUUUVVU about_accounts=UUUUTVUU about_article=TQVUUTZU about_bot=ZTUUTTSU
about_common=QWTUVUWU about_compare=WUUUTTUU about_correction=UUUUUVUU about_courtesy=YTUSUUTU
about_end=TVUTVUVU about_he=UTUUXSUU about_interrogative=TUUUVVUU
about_interrogativeSubject=TUUUUUUU about_lower=SWUWUUSU about_mention=TUVUTVUU about_my=VVTSUUVU
about_name=TUVUTVUU about_platform=TTUUWWTU about_pointing=WTVTXSTU about_question=TUUUVVUU
about_request=SUUSUWWU about_self=SRTYVTVU about_statement=SUUUUWUU about_trust=UUVUUUUU
about_unknown=SWVWUUSU about_you=WUUVUTTU absent/card=UUUVUVTU absent/false/false=SSUUTWUW
absent/false/true=UVSSUXTV absent/question=TTTRUVVX absent/true/false=VVUSVSTV absent=VTTSUUUX
accounts_,=UUUVUUTU accounts_about=TUUVUUUU accounts_copula=VTUUUUUU accounts_courtesy=WTUSURYU
accounts_end=SUUYVURU accounts_lower=TTUVVUUU accounts_platform=UUUUUVUU accounts_question=TTUUVVUU
accounts_self=WUUVURUU accounts_unknown=TTUVVUUU and_about=TTUUUVWU and_article=UTUUWTUU
and_bot=WUUUTUUU and_common=UUUTTVVU and_copula=UUUUXTUU and_end=VUUVTUTU and_he=TUUUVUUU
and_interrogative=UXUVSTTU and_lower=VVUTUSVU and_mention=VUTUUVUU and_name=UUTUUWUU
and_platform=UUUUVUUU and_pointing=VTUUWSUU and_question=SUUUVTVU and_self=USUXTUVU
and_unknown=VVUTUSVU another:false=QTSTVZVX another:true=bTTTUOWU any:,=TSWRSVXW any:.=VSUVSUVU
any:?=UWSVVTUU any:Unknown=VTWSVUTU any:about=TSXRXUUU any:accounts=SRUWWUUU any:and=TVUUVTUU
any:article=TWURVVVT any:bot=UTSTVUWU any:callAfter=TVUUUUVU any:common=TVVUSWTU
any:compare=WXTTURTU any:copula=WTTQVVVU any:correction=QVUWTYSU any:courtesy=URTYVVTU
any:credentials=TTUVVUUU any:emoji=YRTUUUUU any:endorse=OUhURQUU any:ens=RUUVWUUV any:fid=PTUWVXUU
any:first=VVVSTWSW any:form=SUTUTXUU any:greeting=aUTUSTSU any:handle=WUTUUTUU any:he=RRVTZTWU
any:help=PfUSTTTU any:holds=VRTUWXTT any:interrogative=OXTRWXXT any:interrogativeSubject=ZUTUVTUR
any:last=UUUUUVTV any:link=WWUTUSSU any:lower=VTUUTVUU any:mention=YSVSVRVU any:my=WQUeOSTU
any:name=WRUSUWUU any:no=VQTTVXUU any:not=UTSVTVWU any:notAfter=UTTVVWSU any:number=WVWRUTUU
any:on=TUUSUUVV any:only=VUUTSVVU any:or=SUTTVVVU any:person=VUVSVTUT any:platform=PPSTbXVW
any:pointing=UUWPWUUV any:possessiveAfter=TUURWWVU any:possessiveBefore=VUVTUVTU any:praise=aRTUURUU
any:profile=TUUXVSTU any:question=SVSXVVVR any:relative=XaUUOTTU any:request=TXTXOVUU
any:rhetorical=bWUSSPUU any:second=TUVUTVUV any:self=TQTfOUVT any:statement=WUURTUVU
any:thanks=bQUSRVVU any:third=VUUTUUVT any:trust=YSWUUSSU any:unknown=UTUTVVUU
any:verifiers=PTUWYVTU any:wallet=SRTWVZTU any:wrong=TXUTUTUU any:yes=VTTTUVRX any:you=YUTUTSUU
article_Unknown=UUUUUVTU article_accounts=UUUUUUVU article_bot=YTUUUSTU article_common=YXVSSSRU
article_correction=UVVUUUTU article_courtesy=TSUWUVUU article_credentials=UVUUUUUU
article_end=UTVUTUUU article_fid=TUUUUVUU article_lower=WUSRWTVT article_mention=SUUUUWUU
article_name=SUUUUWUU article_on=UUUVUTUU article_person=SZUURVUU article_platform=SSUUUUXU
article_pointing=STUUVVVU article_praise=UTUUWUTU article_profile=VWURUUUU article_question=VUUUTUUU
article_request=XUUUTSUU article_trust=QTUTVVXU article_unknown=WUSRXUVT article_wallet=UUUUUUVU
aside:false=USRTVVVX aside:true=UUUTUUUU before-name:,=YUTTTSVU before-name:.=TUUUUWTU
before-name:?=UUUUWRWU before-name:Unknown=WUUUUTUU before-name:about=TUUUTWUU
before-name:accounts=XUUTTSUU before-name:and=WUUUVRUU before-name:article=STUVUVUV
before-name:bot=UTVSVUVU before-name:common=WUTVVSUU before-name:compare=VUUUUTVU
before-name:copula=VUTUVTTU before-name:correction=QUUUTZTU before-name:courtesy=VUTVUVTU
before-name:emoji=VUUUUTUU before-name:endorse=SUYUUSUU before-name:fid=TUUUUVUU
before-name:first=VUUUUTUU before-name:greeting=WUUUUSUU before-name:holds=TUUUUWUU
before-name:interrogative=TUTUVUUU before-name:interrogativeSubject=VUUUUUUU
before-name:lower=VTUTUVUU before-name:mention=RUUUUYUU before-name:my=WUUUUSUU
before-name:name=SUTUUXUU before-name:no=QUUUUWVU before-name:not=WUUUVSUU
before-name:notAfter=UUUUUVUU before-name:number=UUUUUUVU before-name:on=VUTVURWU
before-name:only=TUVUUTVU before-name:or=VUUUUTUU before-name:person=UUTUUXTU
before-name:platform=UUTUUVTV before-name:pointing=SUTVWUUU before-name:possessiveAfter=UUUUUVUU
before-name:possessiveBefore=TUVUUVUU before-name:praise=TUUVUTUU before-name:profile=TUUVUTUU
before-name:question=STUVVVUU before-name:request=WUTTUUUU before-name:rhetorical=ZUUUUPUU
before-name:self=SUVTUVVU before-name:statement=TUTUVUVU before-name:thanks=YUUUUQUU
before-name:trust=VUVUUSUU before-name:unknown=VTUTUUUU before-name:verifiers=TUUUUVUU
before-name:wallet=SUUUUWUU before-name:yes=UUUUUVUU before-name:you=TVUUUUUU before:,=aTTSUTUU
before:.=YUUUUUSU before:?=XSUTSVVU before:Unknown=VVUUTSVU before:about=XTTVTVSU
before:accounts=UUUSUVVU before:and=XTUUTSVU before:article=SSUUUUXU before:callAfter=UUUUUTVU
before:common=YSUTUVTU before:compare=aUUUUPUU before:copula=PVUTVVWU before:correction=YTUUWSRU
before:courtesy=VRTTXTVU before:credentials=TUUUUVUU before:emoji=UTUUVUUU before:ens=TUUWUTTU
before:fid=SUUVUVUU before:first=UTUUUVVU before:form=RUUUUXUU before:greeting=VTUUUVSU
before:handle=VUUUUTUU before:he=TTVTVTVU before:help=SZUTTTUU before:holds=TUUTVWTU
before:interrogative=WVUSWURU before:interrogativeSubject=UTUUVTWU before:lower=URTUXVUU
before:mention=XTUTTRXU before:my=VTUXUUSU before:name=WTTTTTWU before:no=XUUTTXRU
before:not=TTUVUTVU before:notAfter=VUUUUUUU before:number=TUUUVUVU before:on=UTTUUUWU
before:only=TUUUUWTU before:or=VUUUUVTU before:person=UUUTVVVU before:platform=UUUUUWSU
before:pointing=TUUSUWVU before:possessiveAfter=RUUUVXUU before:possessiveBefore=VTUUTUVU
before:praise=QSUTZTVU before:profile=WUUUUUTU before:question=SUUXRUWU before:relative=XUUTUTTU
before:request=RWUTUWUU before:rhetorical=YUUUTRVU before:self=TTUaRSWU before:statement=TSUTWVVU
before:thanks=WUUTUTUU before:third=VUUTUUUU before:trust=SUUVUTWU before:unknown=USSUYUUU
before:verifiers=TUUVUUUU before:wallet=RUUUUXVU before:yes=STUWVWTU before:you=XSUVUTUU
behind-name:,=VTVUWSTU behind-name:.=UUUUWVRU behind-name:?=XTSTTXSU behind-name:Unknown=UUUUUVTU
behind-name:about=VTVUTUUU behind-name:accounts=SUUUUXTU behind-name:and=TUUUUVVU
behind-name:article=WUUUTTVU behind-name:bot=VTUUTVVU behind-name:callAfter=UUUUUTVU
behind-name:common=VTTUTVVU behind-name:compare=WUUUUTUU behind-name:copula=RUUUVVVU
behind-name:correction=YUSUUTTU behind-name:courtesy=VTUTSWUU behind-name:credentials=VUUUUUUU
behind-name:emoji=VUUUUUTU behind-name:endorse=RUaUUSUU behind-name:ens=VUUUUUUU
behind-name:fid=TUUUUWUU behind-name:first=RUUUUWUU behind-name:form=SUTUTXUU
behind-name:greeting=VUUUUUTU behind-name:handle=VUUUUUUU behind-name:he=TUUUXUSU
behind-name:help=WTUUUTUU behind-name:holds=TUTUVVTU behind-name:interrogative=RUUUUXVU
behind-name:interrogativeSubject=XUTUTTUU behind-name:lower=UUUTUTVV behind-name:mention=YSVSVRVU
behind-name:my=UUUUUVUU behind-name:name=WRUSUWUU behind-name:no=UUUUUVUU behind-name:not=TUTUUXUU
behind-name:notAfter=TUUUUVUU behind-name:number=UUWUUTTU behind-name:on=UTUUUWUU
behind-name:only=TUUUTWUU behind-name:or=TUUUUWTU behind-name:person=UUWUURUU
behind-name:platform=QUTTVXVV behind-name:pointing=UTVUWSTU behind-name:possessiveAfter=TUUUUVUU
behind-name:possessiveBefore=VUTUUUVU behind-name:praise=VUUUVSUU behind-name:profile=WUUUUTTU
behind-name:question=VUUTTWTU behind-name:relative=VUUUUTUU behind-name:request=RTVUVVUU
behind-name:second=UUVUUTUU behind-name:self=WUTUUTVU behind-name:statement=UUUUUUVU
behind-name:thanks=QUUUUYUU behind-name:trust=UUVUVUTU behind-name:unknown=UUVTUTVV
behind-name:verifiers=UUUUUTUU behind-name:wallet=SUTUUXUU behind-name:you=XUTUUTTU
behind:,=QUVTXXTU behind:.=USUWSTXU behind:?=RVSWTUWU behind:Unknown=VTUTUWTU behind:about=VSXSXQVU
behind:accounts=TSUZUUTU behind:and=VWUSUSUU behind:article=TZTRVVTU behind:bot=UTSTVUWU
behind:callAfter=UVUUVUTU behind:common=UXUTRRXU behind:compare=SXTUTVTU behind:copula=WSUSUVVU
behind:correction=bTSVUQTU behind:courtesy=VUVTSWTU behind:credentials=UUUVVTUU
behind:emoji=USUVWUUU behind:endorse=RUfUSPUU behind:ens=TUUTUUVU behind:fid=TSUWUWUU
behind:first=VWVSTVSU behind:form=UUTUUVUU behind:greeting=YUUTTSUU behind:handle=TUUUUWUU
behind:he=QRUXUVXU behind:help=SYUSUUTU behind:holds=URTVVVUU behind:interrogative=PVTSWWYU
behind:interrogativeSubject=WUTUVUSU behind:link=WWUTUSSU behind:lower=TVVVVTTU
behind:mention=USWTWUSU behind:my=VRUaQTVU behind:name=TSWTWWSU behind:no=VSTVWTUU
behind:not=VUSWUUSU behind:notAfter=TTTVUWTU behind:number=WWWRUSUU behind:on=ZTVUTUSU
behind:only=VUUTSTVU behind:or=SVTUVUWU behind:person=QSWUYVUU behind:platform=QSSUUXYU
behind:pointing=QVVVUVWU behind:possessiveAfter=XVUSTTVU behind:possessiveBefore=UVVTUVTU
behind:praise=UUUSVUUU behind:profile=VUUXRTUU behind:question=QWSXRXVU behind:relative=TUUWUTUU
behind:request=STUWWTTU behind:rhetorical=WWUTUSUU behind:second=UUVVTUTU behind:self=TTUaUSSU
behind:statement=XWUSSTTU behind:thanks=TRUTUYWU behind:trust=STWTWWTU behind:unknown=SVVUWTUU
behind:verifiers=SUUVUVTU behind:wallet=SSTXUWTU behind:wrong=SXUTUUUU behind:yes=UVUSVUVU
behind:you=XVTPUXTU bot+1:,=VUVVVRSU bot+1:.=VUUTVTUU bot+1:?=XVUSXRSU bot+1:Unknown=WVUUTUTU
bot+1:about=XTUUTUTU bot+1:accounts=WUUTUSVU bot+1:and=ZUUVTRTU bot+1:article=VTUUTVVU
bot+1:common=WUUSTVUU bot+1:compare=TVUUUUUU bot+1:copula=YUUUWQSU bot+1:correction=UTUWVTUU
bot+1:courtesy=UVVVSVUU bot+1:emoji=WUUTWUTU bot+1:end=RQTYWUWU bot+1:endorse=TUYUTTUU
bot+1:fid=UUUVUUTU bot+1:form=TUUUUVUU bot+1:greeting=XSUUTVUU bot+1:handle=VUUUUTUU
bot+1:he=VUUSVXSU bot+1:help=SZUSUUTU bot+1:holds=TUUUTVVU bot+1:interrogative=UWTUVSTU
bot+1:interrogativeSubject=SVUUVUUU bot+1:lower=TUUVVTUU bot+1:mention=TUUUWVTU bot+1:my=TSUXUUVU
bot+1:name=TUUUWWTU bot+1:no=XUUSSWTU bot+1:not=VUTXUSTU bot+1:notAfter=UVUUUUTU bot+1:on=WUUUTUUU
bot+1:person=UTUTWVVU bot+1:platform=SVUTTWVU bot+1:pointing=TTTSYVUU bot+1:possessiveAfter=WUUUTUUU
bot+1:possessiveBefore=TUUUVUUU bot+1:praise=WTUUUSWU bot+1:profile=UTUUVUVU bot+1:question=TVSWRTXU
bot+1:request=SVTWTVVU bot+1:rhetorical=UWUUUTUU bot+1:self=PTWVVUWU bot+1:statement=VTUTUVWU
bot+1:thanks=WSUTUVUU bot+1:trust=TTUTWUVU bot+1:unknown=UUUVUTTU bot+1:verifiers=UUUVUUTU
bot+1:wallet=TVUTUUUU bot+1:yes=WTUUTSVU bot+1:you=SVUTUVWU bot+2:,=UWTSVSWU bot+2:.=VTUUVTVU
bot+2:?=UUUWRTWU bot+2:Unknown=VTUTVUUU bot+2:about=STUWTUWU bot+2:accounts=UTUVTVTU
bot+2:and=UUUTUVUU bot+2:article=QUUSVXXU bot+2:common=VUUTUWSU bot+2:compare=UVUTUTVU
bot+2:copula=VWUVSUSU bot+2:correction=VTUVTTVU bot+2:courtesy=UVTRUTXU bot+2:credentials=TTUUUUVU
bot+2:emoji=TUUTUUWU bot+2:end=PTSYVYTU bot+2:endorse=UUVUUTUU bot+2:ens=UUUUUUTU bot+2:fid=UTUUUVUU
bot+2:form=VUUUUTUU bot+2:handle=VUUUUUUU bot+2:he=URUVUVUU bot+2:help=TUUVUUUU bot+2:holds=UTUUUTVU
bot+2:interrogative=VVTWXRQU bot+2:interrogativeSubject=VTUVVTTU bot+2:lower=UUTUUTVU
bot+2:mention=TUWUTWTU bot+2:my=SUUYTUTU bot+2:name=VTWUTVTU bot+2:no=XUUTUSUU bot+2:not=XTURWTVU
bot+2:notAfter=TUUUUUVU bot+2:on=WSUUVVSU bot+2:only=UUVUUTUU bot+2:or=UUUUWVSU
bot+2:person=TRWSXTVU bot+2:platform=TTUTUVVU bot+2:pointing=UTUUSUXU bot+2:possessiveAfter=TWUTVVTU
bot+2:possessiveBefore=UUVUUUVU bot+2:praise=VXUTSVRU bot+2:profile=STVWTUWU bot+2:question=VUUVUSUU
bot+2:request=STVUWTVU bot+2:self=UXTTXTRU bot+2:statement=WUTTSTXU bot+2:trust=WTTUSXSU
bot+2:unknown=VTTUVTUU bot+2:wallet=UTUUUVTU bot+2:yes=VTUTTWUU bot+2:you=VUUTTTWU bot-1:,=WSUUUUVU
bot-1:.=QUUUWVWU bot-1:?=TUUTUWVU bot-1:Unknown=UVUUUUUU bot-1:about=ZTUUTTSU bot-1:and=WUUUTUUU
bot-1:article=YTUUUSTU bot-1:common=XTUVTSUU bot-1:copula=SUUUUVUU bot-1:correction=UUUTVTVU
bot-1:courtesy=TTTUSZUU bot-1:emoji=TTUUVUUU bot-1:end=OWUWZSTU bot-1:form=TUUUUVUU
bot-1:greeting=UTUUUUUU bot-1:he=VUVUTTUU bot-1:interrogative=UUUTVUUU bot-1:lower=WTUSUUVU
bot-1:mention=TUUUUVUU bot-1:name=TUUUUVUU bot-1:on=WTUUUUTU bot-1:or=VUUUUUTU bot-1:person=UUUUTUWU
bot-1:platform=TUUUUVUU bot-1:pointing=TUVUVUUU bot-1:possessiveBefore=WTUUUTUU
bot-1:praise=UTUTUWVU bot-1:profile=TUUUUVUU bot-1:question=VUUUTTVU bot-1:request=WVUUUTTU
bot-1:self=STUYUTTU bot-1:statement=WTUUTUUU bot-1:thanks=WUUTUTUU bot-1:trust=TUUVUVTU
bot-1:unknown=WUUSUUVU bot-1:yes=VUUUUUUU bot-1:you=VUUUUSUU bot_,=VUVVVRSU bot_.=VUUTVTUU
bot_?=XVUSXRSU bot_Unknown=WVUUTUTU bot_about=XTUUTUTU bot_accounts=WUUTUSVU bot_and=ZUUVTRTU
bot_article=VTUUTVVU bot_common=WUUSTVUU bot_compare=TVUUUUUU bot_copula=YUUUWQSU
bot_correction=UTUWVTUU bot_courtesy=UVVVSVUU bot_emoji=WUUTWUTU bot_end=RQTYWUWU
bot_endorse=TUYUTTUU bot_fid=UUUVUUTU bot_form=TUUUUVUU bot_greeting=XSUUTVUU bot_handle=VUUUUTUU
bot_he=VUUSVXSU bot_help=SZUSUUTU bot_holds=TUUUTVVU bot_interrogative=UWTUVSTU
bot_interrogativeSubject=SVUUVUUU bot_lower=TUUVVTUU bot_mention=TUUUWVTU bot_my=TSUXUUVU
bot_name=SUUUWWTU bot_no=XUUSSWTU bot_not=VUTXUSTU bot_notAfter=UVUUUUTU bot_on=WUUUTUUU
bot_person=UTUTWVVU bot_platform=SVUTTWVU bot_pointing=TTTSYVUU bot_possessiveAfter=WUUUTUUU
bot_possessiveBefore=TUUUVUUU bot_praise=WTUUUSWU bot_profile=UTUUVUVU bot_question=TVSWRTXU
bot_request=SVTWTVVU bot_rhetorical=UWUUUTUU bot_self=PTWVVUWU bot_statement=VTUTUVWU
bot_thanks=WSUTUVUU bot_trust=TTUTWUVU bot_unknown=UUUVUTTU bot_verifiers=UUUVUUTU
bot_wallet=TVUTUUUU bot_yes=WTUUTSVU bot_you=SVUTUVWU callAfter_end=UVUUVUTU
card/false/false=TTVXSTUU card/false/true=SUTUTYUU card/true/false=WUTSVUTU card/true/true=XUUUUSUU
choices:false=VTSUVUVU choices:true=TTTRUVVX clause:Unknown=TTXTVWSU clause:about=TTWTVVTU
clause:accounts=RSUXWUUU clause:and=TWTVUWSU clause:article=VVSSTWWT clause:bot=UTSTVUWU
clause:callAfter=TVUUUUVU clause:common=VZSSRVUU clause:compare=UXTTUTTU clause:copula=YUTRUVUU
clause:correction=USTaTTTU clause:courtesy=TUTXUTUU clause:credentials=UUUVVTUU
clause:emoji=WSUUUTVU clause:endorse=OUgURRUU clause:ens=QUUVWVUV clause:fid=QTUWVWUU
clause:first=TUUTVVSV clause:form=VUTUUVUU clause:greeting=YUUUSTUU clause:handle=WUUUUTUU
clause:he=USVVUUUU clause:help=PdUSTSUU clause:holds=VRTUWWTT clause:interrogative=PYTTYVVT
clause:interrogativeSubject=VVUSWVTR clause:last=UUUUUVTV clause:link=WWUTUSSU clause:lower=VTUUTVUT
clause:mention=XSXSSTUU clause:my=WRUcPSTU clause:name=YSXSRUTU clause:no=QSTRWZWU
clause:not=WVTVRUUU clause:notAfter=UUUVUVSU clause:number=YVVRTUTU clause:on=UWUUUURV
clause:only=YVVSTSTU clause:or=SVUSWTWU clause:person=VVUTUUUT clause:platform=RQTUZVVV
clause:pointing=WVTRSVVV clause:possessiveAfter=RUUTVWWU clause:possessiveBefore=TTVTVWSU
clause:praise=YTTVRWTU clause:profile=RVUWWTUU clause:question=UUSVYYSR clause:relative=VYUUPUTU
clause:request=WXSUQVUU clause:rhetorical=YWUSTRTU clause:second=UUUUTVUV clause:self=TSUZRTXT
clause:statement=bWTQTRTU clause:thanks=YQUSSWVU clause:third=UUUTUUVT clause:trust=STVUVXTU
clause:unknown=UUVUUVUT clause:verifiers=PTUWYUTU clause:wallet=RRUWUYUU clause:wrong=SXUTUUUU
clause:yes=WTUVTURX clause:you=RXTVVTUU common_,=UVVTVRVU common_.=VUUUVSTU common_?=WYUSQUUU
common_Unknown=UUUUUUVU common_about=SYSUWVRU common_accounts=WTUUTUUU common_and=SUVUTVVU
common_article=WUUUURUU common_bot=XTUVTSUU common_common=TTXSUYRU common_copula=UUUUVWSU
common_correction=WTUSTVVU common_courtesy=TUUTSYUU common_emoji=UUUUTVUU common_end=VTTUXUSV
common_first=VUUUUTUU common_form=TUUUUVUU common_he=VTUWUTTU common_holds=TTUWVUTU
common_interrogative=TVUUUVUU common_lower=VTUUVUTU common_mention=UUVUTVTU common_my=TSUXUTVU
common_name=SUVUTWTU common_no=UTUXUUTU common_not=STUUUVVU common_number=UTUUUUVU
common_on=TWUWQUUU common_or=TWUTUUTU common_person=VUUWUTTT common_platform=WUUUTUUU
common_pointing=UUUVVTSU common_possessiveBefore=TVUTVWTU common_praise=USUTWUWU
common_profile=WUVUTTTU common_question=VUUUZTPU common_request=WWUTQVUU common_second=VUUTTUUU
common_self=UTUWTWUU common_statement=TVUUUVTU common_trust=WTUTUUTU common_unknown=USUUVUUU
common_wallet=UUTVUVUU common_yes=TRUYUVSU common_you=UXUQTUWU compare_,=VUUUUTUU
compare_about=SUUTVVUU compare_common=XVUUURTU compare_end=VUUUTUUU compare_lower=TVUUUUUU
compare_mention=TUUUUVUU compare_name=TUUUUVUU compare_unknown=TVUUUUUU context:card=UTUWTVUU
context:question=TTTRUVVX context:quote=URUUWVUU context:reply=UUUTUUUU context:top=VVSUUTVU
copula_,=WUUUUTTU copula_?=USUUVTVU copula_about=WTUUUUTU copula_article=SWUUTVUU
copula_bot=SUUUUVUU copula_common=UUUSVUVU copula_correction=VUUUTTUU copula_courtesy=YTUTVUSU
copula_end=VVUSUUTU copula_first=TVUUUUUU copula_he=TTUUWVUU copula_interrogative=UTUTVVUU
copula_interrogativeSubject=VTUTVVUU copula_lower=VRUVVTUU copula_mention=RUUUVXUU
copula_my=WVUURUTU copula_name=RUUUVXTU copula_on=UUUUVTUU copula_person=UTUVUUTU
copula_platform=TUUUUVUU copula_pointing=QWUTWWTU copula_praise=WUUUTUTU copula_question=TUUUUUWU
copula_request=WUUUUTUU copula_self=TUUUUUVU copula_statement=WUUUUTTU copula_trust=WTVVTSVU
copula_unknown=VRTVVTUU correction_,=SVUTRXWU correction_.=TUUUUVVU correction_?=UUUSUUWU
correction_about=VUUUVTSU correction_article=TVUUVVTU correction_bot=UUUTVTVU
correction_common=RTXYTTTU correction_correction=TTUTUUWU correction_courtesy=TTUbTPVU
correction_end=VTTTTWVU correction_he=WVUTUSUU correction_interrogative=TUUUUUVU
correction_lower=UUTVTUUU correction_mention=TUUUUWUU correction_name=TUUUUWUU
correction_not=TUUUUVVU correction_on=VUUTUUTU correction_person=WUUUUTTU
correction_pointing=XUUTVSTU correction_question=VUUSVUUU correction_request=SWUUSVUU
correction_self=TTUXUTUU correction_statement=VUUUUUUU correction_unknown=VUTVSUUU
correction_yes=TUUUTUWU correction_you=TUUUUVUU courtesy_,=SVTTVVVU courtesy_.=UUVUURVU
courtesy_?=SXUTUVTU courtesy_Unknown=UTUVUUUU courtesy_about=WRTVUTWU courtesy_accounts=TUUTUVVU
courtesy_and=WVUTSTVU courtesy_article=TUUUWVUU courtesy_bot=TTTUSZUU courtesy_common=SUTWWVSU
courtesy_copula=TUUUXSTU courtesy_correction=QWTWSXUU courtesy_courtesy=UWTQRYXU
courtesy_emoji=VUUUUUUU courtesy_end=XSUUVSTV courtesy_first=VUUUUUUU courtesy_form=TUUUUVUU
courtesy_he=TTUUUTXU courtesy_help=TVUUUUUU courtesy_holds=VTUUUUUU courtesy_interrogative=RVUVRWWU
courtesy_interrogativeSubject=UVUVUUTU courtesy_lower=VUUUUUUT courtesy_mention=WUTUUTUU
courtesy_my=VWUTTTUU courtesy_name=UUTUUUUU courtesy_no=WUUUTTUU courtesy_not=WUUUTTUU
courtesy_on=WRUUUUVU courtesy_or=UTUUUUVU courtesy_person=TTUUWVUT courtesy_platform=TUUUUVUU
courtesy_pointing=XSTUTTWU courtesy_possessiveBefore=XUUVTSTU courtesy_praise=VTUTVWTU
courtesy_profile=TUVVVTTU courtesy_question=PSUYXVUU courtesy_request=SZTVRTUU
courtesy_self=WVTSTUUU courtesy_statement=TUUUVSWU courtesy_thanks=UTUUUVVU courtesy_trust=TVUUVUTU
courtesy_unknown=VTUUUUVT courtesy_verifiers=SUUUVVUU courtesy_wallet=SUUUUVVU courtesy_yes=TVUUTUUU
courtesy_you=UUUUTWUU credentials_copula=VUUUTUUU credentials_end=TVUUUUUU
credentials_question=UUUUTUUU credentials_unknown=TUUUUVUU embedded/false/false=TVUSSTZU
embedded/false/true=XUTUUTUU embedded/quote=VUUUTUUU embedded/reply=USUUTUXU embedded/top=XVTSUTUU
embedded/true/false=YSUUTVSU embedded/true/true=YTTUTUUU embedded=YTTSSTXU emoji_bot=TTUUVUUU
emoji_emoji=VUUUUUUU emoji_end=WSUVTVUU emoji_lower=WTUUUTUU emoji_name=VUUUUTUU
emoji_unknown=WTUUUTUU endorse_about=UUXUTTUU endorse_end=TUWUUTUU endorse_lower=UUWUTTUU
endorse_mention=TUWUUUUU endorse_name=TUVUUUUU endorse_unknown=UUWUTTUU ens_?=UUUTVUUU
ens_courtesy=VUUUUUTU ens_end=TUUUUUVV ens_lower=TUUUUUUU ens_unknown=TUUUUUUU fid_?=USUVVUUU
fid_about=TUUUUVUU fid_courtesy=UVUUTUUU fid_end=SVUTWVUU fid_lower=TTUVUUUU fid_on=TUUUUVUU
fid_possessiveBefore=TUUUUVUU fid_unknown=TTUVUUUU first_common=UVUUUTUU first_end=TTVUUVUU
first_lower=SXUTUUUV first_unknown=SWUTUUUV form:-1/-4/reply=VUUUUUUU form:-1/-4/top=UUTUUTVU
form:-1/-4=WUTUUSVU form:-1/false/false=TUTUVTWU form:-1/false/true=UUUUUTVU form:-1/reply=VUUUUUUU
form:-1/top=TUTUURYU form:-1=UUTUUQYU form:-2/-4/reply=VUUUVTUU form:-2/-4/top=UUUUUVUU
form:-2/-4=UUUUWSUU form:-2/false/false=TUUUVTVU form:-2/false/true=UUUUVTUU form:-2/reply=VUUUVTUU
form:-2/top=TUUUUUVU form:-2=UUUUWSVU form:-3/-4=UUUUVSVV form:-3/false/true=TUUUUTWV
form:-3/top=TUUUUUWU form:-3=TUUUVSWV form:-4/-1/card=VUUTUUUU form:-4/-1/reply=UVUUVUSU
form:-4/-1/top=VVUUUUTU form:-4/-1=VVTTVUTU form:-4/-2/card=VUUVVUSU form:-4/-2/reply=TVUUUUUU
form:-4/-2/top=TVTVUUTU form:-4/-2=VWTVVUQU form:-4/-3/card=WUUUUURU form:-4/-3/question=UUUUUUVT
form:-4/-3/quote=VUUUVUTU form:-4/-3/reply=VTUUUUVU form:-4/-3/top=TXUWUUQU form:-4/-3=XWTVVUOT
form:-4/-4/card=VVVUTUSU form:-4/-4/question=XTUSUUTW form:-4/-4/quote=USUUXUTU
form:-4/-4/reply=SUVUUUVU form:-4/-4/top=TXTXUTSU form:-4/-4=VVUVWTPW form:-4/0/card=TUUTUUWU
form:-4/0/reply=UUUUTUVU form:-4/0/top=WUUVUURU form:-4/0=UTUVTUVU form:-4/1/card=STUWTUXU
form:-4/1/top=VUUTUUVU form:-4/1=STUUUUXU form:-4/2/top=UTUTUUWU form:-4/2=TTUTSUZU
form:-4/3/card=TUUUUUVU form:-4/3/top=TSUTUUYU form:-4/3=SSUTUUZU form:-4/4/top=TTUTUUYU
form:-4/4=TSUTUUYU form:-4/card=UTVWSUUU form:-4/false/false=XTTTRTVV form:-4/false/true=USUUWTVU
form:-4/question=WTTSUUVV form:-4/quote=URUUWUUU form:-4/reply=TVVTUUVU form:-4/top=TXRVUTVU
form:-4/true/false=TWUVTUUU form:-4/true/true=RUUVXUVU form:-4=UUSUVTWV form:0/-4/reply=VUUUVSUU
form:0/-4/top=VWTTUTTU form:0/-4=UWTTVSTU form:0/false/false=SWTUUTWU form:0/false/true=UUUUVTUU
form:0/reply=VUUUVSUU form:0/top=SWTTUTWU form:0/true/true=UUUUUVUU form:0=SWTTVSWU
form:1/-4/card=WUUUVSUU form:1/-4/reply=UUUUUTUU form:1/-4/top=TUUVUWTU form:1/-4=UUUUVUTU
form:1/card=WUUUVSUU form:1/false/false=UTUUUVTU form:1/false/true=UUUUUSVU form:1/reply=UUUUUTUU
form:1/top=TUUVUVUU form:1/true/false=TVUUVUTU form:1=UUUUVTUU form:2/-3/top=VUUUUTUU
form:2/-3=VUUUUTUU form:2/-4/card=UUUUTVUU form:2/-4/reply=VUTUUVUU form:2/-4/top=TUWUUVSU
form:2/-4=UUVUTXSU form:2/card=UUUUTVUU form:2/false/false=WUSUUVTU form:2/false/true=TUWUUWSU
form:2/reply=VUTUUVUU form:2/top=VTWUUVRU form:2/true/false=UUUUTVUU form:2/true/true=VUUUUTTU
form:2=WTUTTXRU form:3/-3/top=VUUUUUTU form:3/-3=VUUUUUTU form:3/-4/card=TUUUUVUU
form:3/-4/reply=TUVUSWUU form:3/-4/top=WTUVUTTU form:3/-4=UTUUTWTU form:3/card=TUUUUVUU
form:3/false/false=UUWUTVTU form:3/false/true=VUTVUUTU form:3/reply=TUVUSWUU form:3/top=WTUUUUSU
form:3/true/false=UUUUUVUU form:3/true/true=TUUUTWUU form:3=UTVUTXRU form:4/-2/top=VUUUUUTU
form:4/-2=VUUUUUTU form:4/-3/top=VUTUUVTU form:4/-3=VUTUUWTU form:4/-4/card=TUTUUWUU
form:4/-4/reply=TUUUSWUU form:4/-4/top=WSWTUUUU form:4/-4=USVTSZUU form:4/card=TUTUUWUU
form:4/false/false=UTWUTVTU form:4/false/true=WTUTSXTU form:4/quote=UUUUTVUU form:4/reply=TUUUSWUU
form:4/top=XSVTUVRU form:4/true/false=UUUUUVUU form:4/true/true=UUTUTXTU form:4=USUTRbRU
form_,=UUUUUVUU form_about=UUUUUVUU form_and=WUUUUSUU form_bot=TUUUUVUU form_common=TUUUUVUU
form_copula=TUUUUVUU form_courtesy=WUUUUSUU form_end=XUUUUSUU form_lower=TUUUUVUU
form_question=TUUUUVUU form_statement=TUUUUVUU form_unknown=TUUUUVUU greeting_bot=UTUUUUUU
greeting_common=UVUUUUUU greeting_end=VUUUUUUU greeting_lower=WUUUUSUU greeting_mention=WUUUUSUU
greeting_name=WUUUUSUU greeting_unknown=WUUUUSUU handle_?=TUUUUVUU handle_about=UUUUUVUU
handle_courtesy=TUUUUVUU handle_end=TUUUUVUU he_,=RTVXTVSU he_?=USUUWUUU he_about=UUTTWUUU
he_bot=VUVUTTUU he_common=TUUWSUUU he_copula=YVUURUTU he_correction=WUUTVSUU he_courtesy=SVUTXTUU
he_end=TSUTWUWU he_holds=VUUUUUUU he_interrogative=TUUUVUUU he_lower=UWTVQTVU he_on=UUTUVVUU
he_person=TVUTUUUU he_platform=UTUUVTVU he_pointing=TTUVVUUU he_possessiveAfter=TUUUUVUU
he_praise=WUUTSUVU he_profile=UWUUSUUU he_question=UVUTWUTU he_request=UUUVVTUU
he_statement=TTUUSVWU he_trust=QUUUXWTU he_unknown=UWTVRTUU he_wallet=TUUUWVTU he_yes=WUVUSUUU
help_?=WUUUUTUU help_courtesy=TVUUUUUU help_end=RVUTUUWU help_lower=UYUTSUTU help_unknown=UYUTSUTU
holds_?=UTUUVUUU holds_article=UUUUUVUU holds_common=VUUUUUUU holds_courtesy=TTUUUVVU
holds_end=UUUUUUVU holds_lower=TWUVSVTU holds_mention=VUUUUTUU holds_name=VUUUUTUU
holds_platform=TUUUVUUU holds_question=TSUVVUUU holds_unknown=TWTVSVTU
interrogativeSubject_article=VTUUVVUS interrogativeSubject_common=TVUTWUTU
interrogativeSubject_copula=UVUUTTVU interrogativeSubject_courtesy=UVUUUUUU
interrogativeSubject_end=VUUUUTUU interrogativeSubject_he=TUUUVVUU
interrogativeSubject_holds=TUUUUVUU interrogativeSubject_lower=UTUVUUUT
interrogativeSubject_mention=VUUUUTUU interrogativeSubject_pointing=TTUUVWUU
interrogativeSubject_question=TWUUTUUU interrogativeSubject_request=UVUTUUUU
interrogativeSubject_self=USUZSUTU interrogativeSubject_statement=WVUUUSTU
interrogativeSubject_unknown=UTUVUUVT interrogative_?=TTUVWUSU interrogative_about=WUUUUTTU
interrogative_article=UXUUSUUU interrogative_bot=UUUTVUUU interrogative_common=VXUTVTSU
interrogative_copula=TUUUTTWU interrogative_correction=UTUTUUVU interrogative_courtesy=TUVTWTTU
interrogative_end=RRUTUWZU interrogative_form=WUUUUTUU interrogative_he=UWUUTWSU
interrogative_holds=TUUUUVUU interrogative_lower=VVTUTVUT interrogative_mention=WUUUTUTU
interrogative_name=YUTUTTTU interrogative_on=VVUUUUTU interrogative_pointing=SQUSXWXU
interrogative_praise=RWUUVVTU interrogative_question=TVUUTVVU interrogative_request=UWUUUUSU
interrogative_self=USUZSUTU interrogative_statement=UZUUUSRU interrogative_unknown=UVTUTVUT
interrogative_yes=UVUUTUTU interrogative_you=UUUTUUVU language:false=VWTQSTWY language:true=TPRVXXVT
last_end=TUUUUVUU left:0=VSQTVWSY left:1=TUSVXRWT left:2=TVVTVVUU left:3=WUWSSSXU left:5=UTUUSVWU
left:9=UUUUUWUU length:1=QRUWXUVV length:2=UVTSVTRX length:3=VWRSVWVT length:5=UVVSSVWU
length:9=WQVVSTVU link_end=TXUUUSUU links:false=VURTVVTX lower_,=WTUSVVUU lower_.=UUTUTUUU
lower_?=UVTVUSVU lower_Unknown=VTUUVVUU lower_about=UXUSSUVU lower_accounts=UUUVTUUU
lower_and=SUUUVVTU lower_article=UTUUTWTU lower_bot=WTUSUUVU lower_common=TSVTUVWU
lower_compare=VVUUUSUU lower_copula=WSUUVTUU lower_correction=VSVVSVUU lower_courtesy=SWUUSVUU
lower_credentials=UTUVVTTU lower_emoji=USUWUUUU lower_end=XUWUSTVR lower_endorse=TUWUTTUU
lower_fid=TTUVUUUU lower_first=VVUTUUTU lower_form=SUUUUWUU lower_he=VUTTWSUU lower_help=UWUUTSVU
lower_holds=UUUTVUUU lower_interrogative=TUVTUUVU lower_interrogativeSubject=TUUUUUVU
lower_lower=TUUTVVUT lower_mention=TUVTTVUU lower_my=VWUTUTTU lower_name=SUVTTXUU lower_no=UTUTVTVU
lower_not=UVUVTUUU lower_notAfter=UUUUUUVU lower_number=TUVUUVTU lower_on=SUWSVUUV
lower_only=RTVUUUWU lower_or=UVUSUUUU lower_person=USUTXUUU lower_platform=TUUUVSVU
lower_pointing=UUTUVVTU lower_possessiveAfter=VVUTUUTU lower_possessiveBefore=VTUUTVUU
lower_praise=TUUVTVUU lower_profile=TSTXTUVU lower_question=VWUUTTTU lower_relative=UVUVTUUU
lower_request=UVUUSTVU lower_self=TWUTUVUU lower_statement=TVVTVVTU lower_thanks=UUUUUUVU
lower_trust=WTUUWTTU lower_unknown=UUUUVVUT lower_wallet=TUUVSWVU lower_yes=TWUTWUSU
lower_you=UVUTUVTU mention_,=RUUUUXUU mention_.=SUUUWVUU mention_?=TUUUUWUU mention_about=UUWUUTUU
mention_and=TUTUUUWU mention_article=UUUUUVUU mention_bot=TUUUUVUU mention_common=SUUUUWUU
mention_compare=TUUUUVUU mention_copula=XUUUUSTU mention_correction=UUUUUVUU
mention_courtesy=RUTUUWWU mention_end=TUUUUWUU mention_he=WUUUUSUU mention_holds=TUUUUWUU
mention_interrogative=WUUUUTUU mention_interrogativeSubject=VUUUUTUU mention_lower=TUTUUWUU
mention_mention=UUTUUUVU mention_name=UUTUUUVU mention_no=TUUUUVUU mention_not=RUUUUXUU
mention_notAfter=RUUUUXUU mention_on=VUUUUUTU mention_only=TUUUUWUU mention_or=UUUUUVUU
mention_person=TUWUTUUU mention_platform=TUUUUVUU mention_pointing=VUUUUUUU
mention_possessiveAfter=TUUUUVUU mention_praise=UUUUVUUU mention_profile=SUUUUWUU
mention_question=WUUUTTUU mention_request=WUUUVRWU mention_statement=UUTUVUVU mention_trust=TUUUVVUU
mention_unknown=TUTUUWUU mention_wallet=VUUUUUUU mention_yes=TUUUUVUU mention_you=WUUUUSUU
my_accounts=UUUVUUUU my_common=WUURVVUU my_courtesy=TUUWUTUU my_end=STUXUUTU my_fid=USUWUUTU
my_lower=VVUTRUWU my_praise=WUUTUTUU my_profile=TUUZRUTU my_question=UTUVUUUU my_relative=YUUSURUU
my_unknown=VVUTRUVU my_wallet=YUURUUUU name+1:,=UUVUUUTU name+1:.=TUUUWUTU name+1:?=TUUUUVUU
name+1:about=UUWUTUTU name+1:and=VUTUUUUU name+1:article=TUUUUVUU name+1:bot=TUUVUUUU
name+1:common=VUUUTTVU name+1:compare=SUUUUWUU name+1:copula=VUUUUUTU name+1:correction=UUUUTVUU
name+1:courtesy=XUTUVRVU name+1:emoji=TUUUUVUU name+1:end=WTVUUTTV name+1:he=WUUUUSUU
name+1:holds=SUUUUWUU name+1:interrogative=XUUUUTUU name+1:interrogativeSubject=VUUUUTUU
name+1:lower=UVUTUTVU name+1:mention=UUTUUUVU name+1:name=WUTUUSVU name+1:no=UUUUUVUU
name+1:not=TUUUUVUU name+1:notAfter=TUUUUVUU name+1:on=VUUUTVTU name+1:only=TUUUUWUU
name+1:or=UUUUUVUU name+1:person=SUWUTVUU name+1:platform=UVUUVRWU name+1:possessiveAfter=TUUUUVUU
name+1:praise=UUUUVUUU name+1:profile=SUUUUWUU name+1:question=WUUUTTUU name+1:request=UUUUVSWU
name+1:statement=XUTUURVU name+1:trust=TUUUVVUU name+1:unknown=UVUTUTVU name+1:wallet=VUUUUUUU
name+1:yes=TUUUUVUU name+1:you=XUUUUSUU name+2:,=VUTUVUTU name+2:.=WUUUUUTU name+2:?=SUUUVVVU
name+2:about=WUUUVSUU name+2:and=SUUUUVVU name+2:article=XUUUUSTU name+2:bot=UUVUUUUU
name+2:common=UUTUVUUU name+2:compare=WUUUUTUU name+2:copula=TUVUVUUU name+2:courtesy=SUTUUWWU
name+2:emoji=WUUUUSUU name+2:end=OVTTUXYV name+2:ens=UUUUUVUU name+2:fid=UUUUUVUU
name+2:handle=TUUUUVUU name+2:he=TUUUWTUU name+2:holds=UUUUVUUU name+2:interrogative=UUUUTWTU
name+2:interrogativeSubject=UUUUTVUU name+2:lower=VTVUTUUU name+2:mention=UUTUUWUU
name+2:name=TUTUUXUU name+2:not=TUUUUWUU name+2:notAfter=TUUUUUUU name+2:on=VUUUVTUU
name+2:person=VUUUUTUU name+2:platform=SUTUTYTV name+2:pointing=UTTUWTUU name+2:praise=WUUUUSUU
name+2:profile=VUUUUTUU name+2:question=SUUUTXTU name+2:request=XUUUURUU name+2:self=WUUTUSVU
name+2:statement=SUUUUXUU name+2:trust=UUVUUTUU name+2:unknown=UTVUTVTU name+2:verifiers=TUUUUVUU
name+2:wallet=TUUUUVUU name+2:yes=UUUUUTUU name+2:you=XUUUURUU name-1:,=XUUUUTTU name-1:.=VUUUUTUU
name-1:?=UUUUVTUU name-1:about=TUVUTUUU name-1:accounts=UVUUTUUU name-1:and=VUUUTVUU
name-1:article=TUUUUVUU name-1:bot=UTUTWUTU name-1:common=VUVVUSTU name-1:copula=RUUUVXTU
name-1:correction=TUUUUVUU name-1:courtesy=WUUUUUTU name-1:emoji=VUUUUTUU name-1:end=UTUUTUWU
name-1:endorse=TUVUUUUU name-1:greeting=WUUUUSUU name-1:holds=VUUUUTUU name-1:interrogative=UUTUTXTU
name-1:interrogativeSubject=VUUUUUUU name-1:lower=UTVTTTWU name-1:no=UUUUUTVU name-1:not=YUUUWPTU
name-1:on=TUUUUUVU name-1:only=SUVUUVUU name-1:person=UUUUUVUU name-1:platform=VUTVUSUV
name-1:pointing=TUUUUWUU name-1:possessiveBefore=SUVUUVUU name-1:praise=UUUUUTVU
name-1:profile=TUUUUVUU name-1:question=RUVUVWTU name-1:request=VUTUUVTU name-1:self=TUUUUUVU
name-1:statement=TUUUVTVU name-1:thanks=VUUUUTUU name-1:trust=TUUUUVUU name-1:unknown=UTWTTTVU
name-1:verifiers=TUUUUVUU name-1:yes=UUUUUVUU name-1:you=TVUUUVUU name-2:,=TUTUUVVU
name-2:.=VUUUUTUU name-2:about=SUUUUWUU name-2:accounts=UUUUUVUU name-2:article=TUUUUUVU
name-2:bot=TVWTTTUU name-2:common=VUSUVTVU name-2:copula=UUUUUVUU name-2:courtesy=TUUUUWTU
name-2:end=VSTUWTVV name-2:endorse=TUWUUTUU name-2:fid=TUUUUVUU name-2:interrogative=TUUUUVUU
name-2:mention=SUUUUWUU name-2:name=SUUUUWUU name-2:no=SUUUUWUU name-2:not=XUUUUQWU
name-2:notAfter=TUUUUVUU name-2:on=UUUVUUUU name-2:person=TUUUUWTU name-2:platform=SUUUUXTU
name-2:pointing=VUUUUTUU name-2:possessiveBefore=TUUUUVUU name-2:praise=VUUUUTUU
name-2:profile=TUUUUUUU name-2:request=XUUUUSUU name-2:self=TUVUUUUU name-2:statement=VUTUUUUU
name-2:unknown=VUUUUUTU name-2:wallet=TUUUUVUU name-2:yes=VUUUUTUU name_,=QUUUUZUU name_.=SUUUWVUU
name_?=TUUUUXUU name_about=TUWUUUUU name_and=UUTUUTWU name_article=TUUUUVUU name_bot=TUUUUVUU
name_common=TUUUUVUU name_compare=SUUUUWUU name_copula=WUUUUTTU name_correction=UUUUUVUU
name_courtesy=RUTUUWWU name_emoji=TUUUUVUU name_end=UTUUTVUU name_he=WUUUUSUU name_holds=TUUUUWUU
name_interrogative=WUUUUTUU name_interrogativeSubject=VUUUUTUU name_lower=UTTUUWUU
name_mention=UUTUUUVU name_name=WUTUUSVU name_no=TUUUUVUU name_not=RUUUUXUU name_notAfter=RUUUUXUU
name_on=VUUUUUTU name_only=TUUUUWUU name_or=UUUUUVUU name_person=TUWUTUUU name_platform=TUUUUVUU
name_pointing=VUUUUUUU name_possessiveAfter=TUUUUVUU name_praise=UUUUVUUU name_profile=SUUUUWUU
name_question=VUUUTUUU name_request=WUUUVRWU name_statement=TUTUVVVU name_trust=TUUUVVUU
name_unknown=UTTUUWUU name_wallet=VUUUUUUU name_yes=TUUUUVUU name_you=XUUUUSUU named:0/-1=VVTTVUTU
named:0/-2=VWTVVUQU named:0/-3=XWTVVUPT named:0/-4=VVUVWUOW named:0/0=UTUVTUVU named:0/1=STUUUUXU
named:0/2=TTUTSUZU named:0/3=SSUTUUZU named:0/4=TSUTUUYU named:0/false/false=XTTTTTUV
named:0/false/true=TWUVTUUU named:0/true/false=YTUUWQUU named:0/true/true=RUUVXUUU named:0=WUSUWOVV
named:1/-1=UUUUUTVU named:1/-2=VUUUUUTU named:1/-3=VUUUUWTU named:1/-4=VTUSVWRV named:1/0=SUUUUTXU
named:1/false/false=VUWTTSVV named:1/false/true=UUTUWSVU named:1/true/false=SUVUTWUU
named:1/true/true=XTTUTUTU named:1=VTWSTTWV named:2/-4=VUTUUUUU named:2/false/false=UUSUUXTU
named:2/false/true=TUUUUWUU named:2/true/false=TUTUUVVU named:2/true/true=TUUUUWUU named:2=QUSTTcUU
named:3/-4=VUUUUTUU named:3/false/false=TUUUUVUU named:3=UUUUUVUU names:=WUSUWOVV
names:mention+written=VUUUUTUU names:mention=USVSSWVU names:platform=SVTUVUVV
names:written+mention=VUUUUTUU names:written=RUTUTZUU no_,=UUUUTUVU no_?=UTUUUUVU no_common=USUVUVUU
no_courtesy=SUUTUWWU no_end=VTUUVUSU no_lower=XVUTUTTU no_mention=TUUUUUVU no_name=TUUUUUVU
no_pointing=WUUUUSUU no_unknown=XVUTUTTU notAfter_common=VTUVUUUU notAfter_end=TUUVUWTU
notAfter_lower=XUUUURUU notAfter_mention=SUUUUWUU notAfter_name=SUUUUWUU notAfter_unknown=XUUUURUU
not_,=UUUUUTVU not_common=VVUUSVTU not_courtesy=TVUTUVUU not_end=VTUUUUUU not_he=SUUWSVVU
not_lower=SUUWSVVU not_mention=QUTUWXTU not_name=RUTUWXTU not_pointing=RUUXSWUU
not_question=VUUUTUUU not_request=aUUUVPUU not_self=STUSYUVU not_trust=YUUUTRUU not_unknown=SUUWSVVU
number_common=UUUUVVTT number_courtesy=VXUSUUTT number_end=VTUUUVTV number_lower=WUWTUTTU
number_unknown=WUWTUTTU on_,=UVUUTVTU on_?=UVUUTUUU on_Unknown=VUUUUUUU on_accounts=UUUTTUWU
on_article=VSUUUVTU on_bot=WTUUUUTU on_common=VWTUVQUU on_courtesy=UTUUUUVU on_end=VTUUUUUU
on_fid=TUUUUVUU on_he=TUUUWUUU on_interrogative=TUUUVUUU on_lower=UVWUUQVU on_mention=TUUUUUVU
on_my=VVUSUVUU on_name=TUUUUUVU on_person=VUUUUUUU on_platform=RSTUXWUV on_pointing=VUUUUUUU
on_question=UTUUVTUU on_self=USUWUUUU on_unknown=UVWUTRUU on_wallet=TUUUUVUU only_,=TUUUUUVU
only_common=XUUUURUU only_end=UUUUUVUU only_lower=UTUTUVVU only_mention=TUVUUVUU only_name=SUVUUVUU
only_request=SUUVUVUU only_unknown=UTUTUVVU or_article=TUUUUUVU or_bot=VUUUUUTU or_common=UWUUUUTU
or_courtesy=TVUUUUUU or_end=UTUUUUUU or_lower=SVUUVUUU or_mention=VUUUUTUU or_name=VUUUUTUU
or_no=UTUVUUUU or_trust=TUUUTUWU or_unknown=SVUUVUUU out:0=YSTSTRWX out:1=QUSUXZTU out:2=SUUUUWVU
person_,=VTTVUTVU person_?=UVUUTUVU person_Unknown=UUUUUUVU person_about=UVVTVTUU
person_bot=UUUUTUWU person_common=UTUUUVUU person_courtesy=UTVUVTTU person_end=SSTVWWUU
person_interrogative=VWTTUUSU person_lower=USWUVVTT person_mention=UUUUUVUU person_name=UUUUUVUU
person_on=UUUUUVUU person_person=TUUTUUXU person_platform=UUUUUVUU person_pointing=SZUUQVUU
person_possessiveBefore=TVUTUVUU person_question=SSUUUXUU person_request=UUUUVTVU
person_trust=UUVUUTUU person_unknown=USWUVVUT platform_,=SUUUUXUU platform_?=TTUUXTVU
platform_about=VUUTUTVU platform_accounts=UUUVTVTU platform_bot=TUUUUVUU platform_common=WUUUSTUU
platform_copula=UTUWTUTU platform_correction=TTUUXTUU platform_courtesy=USUTWUVU
platform_end=SVURVVVV platform_lower=TTTVVTVV platform_name=TUUUUVUU platform_no=TUUUVUUU
platform_on=TTUUUVVU platform_possessiveAfter=TUUUUVUU platform_possessiveBefore=UUUUUUVU
platform_question=UTUVUVTU platform_unknown=TTTVVTVV pointing_,=UTVVTVTU pointing_.=UUUUVUUU
pointing_?=VUUTTUVU pointing_about=VUTTWTUU pointing_and=UUUUUSVU pointing_article=TUVUVTUU
pointing_bot=TUVUVUUU pointing_common=URUWVTXU pointing_copula=WUUUQWVU pointing_correction=YUUTVRTU
pointing_courtesy=UVVSVUTU pointing_end=VVTTUTUU pointing_he=TTUVTUWU pointing_holds=UUUUVUUU
pointing_interrogative=TUUUVTVU pointing_lower=SUTUXTUU pointing_mention=TUUUUWUU
pointing_name=UUUUUVUU pointing_not=TUUUUVVU pointing_on=TTTVWUSU pointing_person=STUVUVVU
pointing_platform=WTUUUTVU pointing_pointing=TVUSUUWU pointing_possessiveAfter=SUUUVVUU
pointing_praise=UVUTSWVU pointing_profile=WWUUSUTU pointing_question=WTUTSVUU
pointing_request=VUUVUTUU pointing_self=VUUSUVUU pointing_statement=TTUUSWWU pointing_trust=RVUUVWTU
pointing_unknown=SUTUXUTU pointing_wallet=TUTUWVTU pointing_yes=UVVUTUUU pointing_you=UUUTVUTU
possessiveAfter_courtesy=TUUUVVUU possessiveAfter_lower=SUUUVVUU possessiveAfter_platform=UUUUVUUU
possessiveAfter_unknown=SUUUVWUU possessiveAfter_wallet=TUUUUVUU possessiveBefore_article=XUUUUSUU
possessiveBefore_bot=WTUUUTUU possessiveBefore_common=VUUUVTTU possessiveBefore_lower=TVTUUTVU
possessiveBefore_mention=TUVUUVUU possessiveBefore_name=SUVUUVUU possessiveBefore_pointing=SUVUVUUU
possessiveBefore_unknown=TVTUUTVU praise_,=UUUTUWTV praise_.=VUUUVTUU praise_?=VWUURUUU
praise_about=VVUUUTTU praise_article=VTUUUUUU praise_bot=UTUTUWVU praise_common=VVVTVTUU
praise_correction=UUUVUUUU praise_courtesy=SRUXUUWU praise_end=XRTTVWTU praise_he=VUVUTTUU
praise_interrogative=TUUUVVUU praise_lower=VVUUTUUU praise_mention=UUUUUUVU praise_name=UUUUUUVU
praise_on=UVUUUUTU praise_person=SVUUWUTU praise_pointing=XUVTTSTU praise_praise=VUUUUUUU
praise_question=VUUVUTUU praise_trust=XUUTTUTU praise_unknown=VVUUTUUU praise_yes=TUUVUUUU
profile_,=UUUVTTUU profile_?=TUUUVVUU profile_about=VUUSTUWU profile_bot=TUUUUVUU
profile_common=WRUSUTYU profile_copula=VUUUUUUU profile_courtesy=RSUVWWUU profile_end=XVUVVRRU
profile_lower=TTUVSVVU profile_mention=TUUUUVUU profile_name=TUUUUVUU profile_on=VXUTRUUU
profile_possessiveBefore=VTUVUTUU profile_question=WUUUUUSU profile_request=UTUVUUTU
profile_unknown=TTUVSVVU question/false/false=WTUSUTVW question/true/false=UUUUUUUV
question_,=WWUSUTSU question_?=UTUUVTUU question_Unknown=TUUUUUVU question_about=TSUVVVVU
question_accounts=STUWVUUU question_article=UTUVUWVS question_bot=VUUUTTVU question_common=VUTVTVTU
question_compare=YUUUURUU question_copula=OVUUVWXU question_correction=WUUUUTUU
question_courtesy=VYURVVQU question_credentials=TUUTVUVU question_end=SVUUVSVU
question_first=TVUUUUUU question_he=TRTWWVUU question_holds=VTUTTUVU question_interrogative=WSUUUUUU
question_interrogativeSubject=WTUTUUUU question_lower=WUTUWVST question_mention=SUVUVVUU
question_my=WTUXRUTU question_name=RUVUVWTU question_not=XUUTUSUU question_on=TTUVUVVU
question_person=URUVUUVU question_platform=UTUVVTUU question_pointing=RZTUXUQU
question_possessiveBefore=STUUWUVU question_praise=VUUTUUUU question_question=PWUVWUVU
question_request=WSUTUSWU question_self=UWURUVVU question_statement=VVUVSVSU question_trust=STVUUVVU
question_unknown=UUTUWVTT question_wallet=SSUYVUTU question_yes=UUUTUVUU question_you=UVUUTUTU
quote/false/false=TTUUXUUU quote/true/false=WTUVTUUU quote/true/true=UUUUTVUU relative_end=WUUTUTUU
relative_lower=UTUWUUUU relative_unknown=UTUWUUUU reply/false/false=WYUVQUSU
reply/false/true=TUUUUVUU reply/true/false=RRVSXVXU reply/true/true=WUTUVSUU request_,=XWUSURTU
request_?=TVUSTVVU request_Unknown=TUUTUUWU request_about=RRUWTXWU request_article=UYUSUUSU
request_bot=WVUUUTTU request_common=STTVVWSU request_courtesy=VQUUUUXU request_end=PUUYQZUU
request_form=WUUUUSUU request_he=TRUUXVUU request_interrogative=UTUSVVWU
request_interrogativeSubject=UVUSUWTU request_lower=UUTWVUSU request_mention=TUTUUXTU
request_my=UTUYTUSU request_name=UUTUUVTU request_on=TUUVTVUU request_person=UUUUUUVU
request_platform=WUUTUTTU request_pointing=VVVTQVVU request_possessiveBefore=VUUUUUUU
request_question=VSUTUTXU request_request=TTUUUVVU request_self=UTUXUTTU request_unknown=TUTVVUUU
request_you=UVUTUUUU rhetorical_end=TWUUTUUU second_common=UUUTUUUU second_lower=UUUUTUUV
second_unknown=UUUUTUUV self_,=VTUVVUSU self_?=UPUcTUSU self_about=UTUVUVUU self_and=SUUVUWUU
self_article=SYURUUVU self_bot=STUYUTTU self_common=TTUTTVXU self_copula=TUUUUVUU
self_correction=SWUUUUUU self_courtesy=URUXRXUU self_end=TSUYTSVU self_interrogative=TTUWUUUU
self_lower=UVUUUTUU self_mention=TUUUUUVU self_name=TUUUUUVU self_not=VUUSWVUU self_on=UUUVUUUU
self_praise=WUUSUUUU self_question=ZSUVSTUT self_request=WWUUSSTU self_self=TUUVUUUU
self_statement=WTUTVTUU self_unknown=UVUUUSUU statement_,=UUUUUVTU statement_?=UVUUUUTU
statement_about=TTVUUTWU statement_article=WWUUURTU statement_bot=WTUUTUUU statement_common=TTUVTWWU
statement_courtesy=TUUVWSUU statement_end=XZUTUQTU statement_he=TUTUSVVU statement_lower=UUVTUVTU
statement_mention=SUUUVUVU statement_my=YTUSUTUU statement_name=SUUUVVVU statement_on=UUVUUUUU
statement_pointing=UTTUSXVU statement_question=VTUTVTVU statement_request=PUUUVZTU
statement_self=TUUUUVUU statement_statement=TUUUUTWU statement_trust=UUUUVUUU
statement_unknown=UUVTUVTU statement_you=VUUUUUUU thanks_,=VUUUUUUU thanks_.=VUUUUUUU
thanks_about=WUUUUTUU thanks_bot=WUUTUTUU thanks_common=TTUUUVWU thanks_courtesy=VUUUUUUU
thanks_emoji=VUUUUTUU thanks_end=TTUTTZUU thanks_lower=WUUUUTUU thanks_mention=VUUUUTUU
thanks_name=VUUUUTUU thanks_praise=TTUUUUWU thanks_unknown=WUUUUTUU third_end=TUUUUUVU
top/false/false=SWRSUVYU top/false/true=YTVTURUU top/true/false=TWTXUUSU top/true/true=UTVTUVVU
trust_,=XTVTVQWU trust_?=RTUTVXVU trust_about=VUUUUTUU trust_bot=TUUVUVTU trust_common=UVUVUTTU
trust_courtesy=UUVWTTUU trust_end=WTUSUUUU trust_lower=SUUTUVVU trust_mention=TUUUUVUU
trust_name=TUUUUVUU trust_no=SUUUXUTU trust_on=VUUUUUUU trust_or=UTUVTUVU trust_pointing=VUUUUUUU
trust_question=TUUUVVTU trust_unknown=SUUTUVVU unknown:0/false/false=UWSTQUXX
unknown:0/false/true=WTTTVUUU unknown:0/true/false=QUTSbUVU unknown:0/true/true=TTSTVXUU
unknown:0=VSRTUTXX unknown:1/false/false=UVTTVTTV unknown:1/false/true=TTUTUXUU
unknown:1/true/false=SSUUXRVV unknown:1/true/true=WTVTTUUU unknown:1=VUSSVVSV
unknown:2/false/false=UUUUXSUT unknown:2/false/true=VUVUUUTU unknown:2/true/false=WVUUTTUT
unknown:2/true/true=XUVUTSTU unknown:2=UUUVVUTT unknown:3/false/false=VSTWUVTU
unknown:3/false/true=TUVUVTTU unknown:3/true/false=UXTYQVRU unknown:3/true/true=UUTUUUVU
unknown:3=UUUUUUVU unknown:5/false/false=VUVUSUUU unknown:5/false/true=TUUUTTXU
unknown:5/true/false=UTUTSVWU unknown:5/true/true=TUUUUWUU unknown:5=UUVUTTVU
unknown:9/false/true=TUUUUVUU unknown:9/true/true=TUUUUVUU unknown:9=TUUUUVVU unknown_,=WSURVVUU
unknown_.=VUTUTVUU unknown_?=TUTVVSVU unknown_Unknown=TRUTVVXU unknown_about=UWUSSUUU
unknown_accounts=UUUUTUUU unknown_and=SUUUVVTU unknown_article=UTUUTWTU unknown_bot=WUUSUUVU
unknown_common=USVTUUWU unknown_compare=VVUUUSUU unknown_copula=WSUUVTUU unknown_correction=VSVVTVUU
unknown_courtesy=UWTUUUTU unknown_credentials=UTUVVTTU unknown_emoji=VSUWUTUU unknown_end=WVWURTVR
unknown_endorse=TUXUTTUU unknown_fid=TTUVUUUU unknown_first=VVUTUUTU unknown_form=SUUUUWUU
unknown_handle=VUUUUTUU unknown_he=UUUTWSUU unknown_help=UWUUTSVU unknown_holds=VUUTWURU
unknown_interrogative=TUVTUUVU unknown_interrogativeSubject=TUUUUUVU unknown_lower=UUUTTVVT
unknown_mention=TUVTTVUU unknown_my=VWUTUTTU unknown_name=SUVTTXUU unknown_no=UTUTVTVU
unknown_not=TVUVTUUU unknown_notAfter=UUUUUUVU unknown_number=TUVUUVTU unknown_on=TUWSUVTV
unknown_only=RTVUUUWU unknown_or=UVUSUUUU unknown_person=WSUTXUSU unknown_platform=TUUUVSVU
unknown_pointing=TTUUUVUU unknown_possessiveAfter=VVUSUUTU unknown_possessiveBefore=VTUUTVUU
unknown_praise=TUUVTVUU unknown_profile=TSTXTUVU unknown_question=XWUUTTRU unknown_relative=UVUVTUUU
unknown_request=UVUUSTVU unknown_self=TWUTUVUU unknown_statement=TVVTVVTU unknown_thanks=UUUUUUVU
unknown_trust=WTUUWTTU unknown_unknown=USUTUWXT unknown_wallet=TUUVSWVU unknown_yes=TWUTWUTU
unknown_you=UVUTUVTU verifiers_lower=SUUVVUVU verifiers_mention=TUUUUVUU verifiers_name=TUUUUVUU
verifiers_unknown=SUUVVUVU vocative/card=VUUVSUVU vocative/false/false=UWUUUVRU
vocative/false/true=VQVUUUVU vocative/quote=TRUVXUUU vocative/reply=VWUTVUSU vocative/top=SVTVUVVU
vocative/true/false=TUSUSVXU vocative/true/true=SUUTYUTU vocative=RUTVXVUU wallet_?=TTUUWUUU
wallet_about=TTUUVVVU wallet_copula=WUUSUUUU wallet_courtesy=UTUVUUUU wallet_end=VSTUTUWU
wallet_lower=TVUVUVSU wallet_possessiveBefore=TUUUUVVU wallet_question=VUUTVVSU
wallet_request=TUUUUVUU wallet_unknown=TVUVUVSU word:-1/card=VUUTUUUU word:-1/false/false=VSUSUVWU
word:-1/false/true=UWUXUTQU word:-1/reply=UVUUVUSU word:-1/top=VUTTUUVU word:-1/true/false=TVUTUUVU
word:-1/true/true=TUUTUUWU word:-1=UVTTVTVU word:-2/card=VUUVUUSU word:-2/false/false=WVUSUVSU
word:-2/false/true=UUUUWTTU word:-2/reply=TVUUUUUU word:-2/top=UVUVUUSU word:-2/true/false=TUUVSUWU
word:-2/true/true=UVUWVURU word:-2=WVTVVUPU word:-3/card=WUUUUURU word:-3/false/false=XXTVRSSU
word:-3/false/true=VUUUSXUT word:-3/question=UUUUUUVT word:-3/quote=VUUUVUTU word:-3/reply=VTUUUUVU
word:-3/top=UWTWUVQU word:-3/true/false=UUUUXURU word:-3/true/true=UTUVWUTU word:-3=XVTVVWNT
word:-4/card=VUUUUUSU word:-4/false/false=YUVSVUQW word:-4/false/true=VTVUVUQV
word:-4/question=VTUSUVTX word:-4/quote=USUUWUTU word:-4/reply=UUVUUUVU word:-4/top=WWUVUUOU
word:-4/true/false=UXTUSUVU word:-4/true/true=TTTVWWSU word:-4=XUUTWWKX word:0/card=TUUTUUWU
word:0/false/false=RSUWUVXU word:0/false/true=VUUTUTUU word:0/reply=UUUUTUVU word:0/top=UUUVUUUU
word:0/true/false=URUVVUWU word:0/true/true=UYUTSUTU word:0=STUVTTZU word:1/card=STUWTUXU
word:1/false/false=SUUVTUWU word:1/false/true=UTUUUTWU word:1/top=VUUTUTWU
word:1/true/false=UWUTUUTU word:1/true/true=USUUVUVU word:1=STUUUTYU word:2/false/false=TUUUUUWU
word:2/false/true=TVUUUUUU word:2/top=UTUTUUXU word:2/true/true=VSUTSUXU word:2=TTUTSUZU
word:3/card=TUUUUUVU word:3/false/false=TUUUUUVU word:3/false/true=TTUTUUXU word:3/top=TSUTUUYU
word:3=SSUTUUZU word:4/false/true=TSUTUUYU word:4/top=TTUTUUYU word:4=SSUTUUZU
words:0/absent/card=UVTXVURU words:0/absent/question=UTUSUVUW words:0/embedded/quote=VUUUTUUU
words:0/embedded/reply=VTUUTUUU words:0/embedded/top=WVTSUVUU words:0/false/false/false=TTTUTVWV
words:0/false/false/true=WTVTUUUU words:0/false/true/false=UVUVTTUU words:0/false/true/true=TUTUUWUU
words:0/false=UTSTTUYX words:0/true/false/false=VTUVVTTV words:0/true/false/true=VTUUVUUU
words:0/true/true/false=RTUVYUTU words:0/true/true/true=WUTUTVUU words:0/true=VRTWXWPU
words:0/vocative/card=UUUVTUUU words:0/vocative/quote=TSUUWUUU words:0/vocative/reply=VUUUVUTU
words:0/vocative/top=RTTWUUYU words:1/absent/card=UTVSTVWU words:1/absent/question=TUUUUUVU
words:1/embedded/top=VUUUUSVU words:1/false/false/false=XVUTSUSV words:1/false/false/true=TUUUVUUU
words:1/false/true/false=SUUUVTXU words:1/false/true/true=UUUUUUTU words:1/false=UWUSTVVU
words:1/true/false/false=WUTTUUUT words:1/true/false/true=RUVUUVVU words:1/true/true/false=TWUTTVVU
words:1/true/true/true=VUUUUUUU words:1/vocative/quote=UTUUVUUU words:1/vocative/reply=UWUTVUTU
words:1/vocative/top=VXUUUVQU words:2/false/true/false=UVUUUUTU words:2/false=VUUTUTWU
words:2/true/false/false=VTUTUUVU words:2/vocative/top=UUUTUTWU yes_,=UUUUUUUV yes_?=TTUWUUTU
yes_about=VUUUUTUU yes_bot=VUUUUUUU yes_common=UTUUUVTU yes_correction=VUUTUUUU
yes_courtesy=VUUTTVUU yes_end=WWUTSUTU yes_lower=VTUUWTTV yes_mention=TUUUUVUU yes_name=TUUUUVUU
yes_question=TTUTVUWU yes_unknown=VTUUWTTV you_?=WSUVTVUU you_about=TTUTUVWU you_article=TUUUUVTU
you_bot=VUUUUSUU you_common=PUUXTVVU you_copula=YVUTURTU you_correction=RUUXUVTU
you_courtesy=UWUSTUVU you_end=WVUSWUSU you_he=VUUUUTUU you_holds=UTUVUTUU you_lower=UWUUUTVU
you_mention=SUUUUWUU you_name=SUUUUWUU you_on=UUUTUVUU you_pointing=UUUUUTUU you_praise=TSUUVUWU
you_question=VYUSTSTU you_request=TTUTVVUU you_unknown=UWUUUTVU you_you=UVUUUUUU
`
