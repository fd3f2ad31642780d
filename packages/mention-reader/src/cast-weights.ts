/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=STRRVWXW !true=ZRUWTTSU ,_,=VUUUUTUU ,_about=QUUUXVVU ,_and=WTUUVUTU ,_article=SUUUWUUU
,_bot=WRUUUUVU ,_common=WSUTUTVU ,_compare=TUUUUVUU ,_copula=STVUUUWU ,_correction=SUUTVWUU
,_courtesy=WVTTVTVU ,_end=TWUUUVSU ,_he=VUVTWRUU ,_help=SWUUTVUU ,_interrogative=WUUSTWUU
,_interrogativeSubject=YTUVTTSU ,_lower=VTVVVURV ,_mention=TUTUTWUU ,_name=TUTUTXUU ,_no=XTUVUQUU
,_not=URUVVTXU ,_notAfter=VTUVUSUU ,_on=SUUUXUUU ,_person=XUVUUSTU ,_platform=VUUUUUUU
,_pointing=WTVTVSVU ,_praise=ZUUUUQUU ,_profile=WUUUTTTU ,_question=RVUVTUVU ,_request=TTWUWSVU
,_self=UTTZQTVU ,_statement=STVUUXUU ,_thanks=WUUUTUUU ,_trust=TUVUTVUU ,_unknown=WTVVVURV
,_yes=VUUUUTTU ,_you=VTUUUUUU -1:Unknown=SUUTVVVU -1:about=RWUTXVSU -1:accounts=RTUWVVTU
-1:and=TUUVTVUU -1:article=USVUUUUU -1:callAfter=UVUUVTUU -1:common=YXTVUPRV -1:compare=VUUUTVUU
-1:copula=UTUSWUVU -1:correction=UTTRSWZU -1:courtesy=RUVSVWVV -1:credentials=TTUWVUTU
-1:end=TRUTYUVU -1:endorse=TUXUUSUU -1:ens=UUUSUUVU -1:fid=STUVWUTU -1:first=TTVUUVVU
-1:form=XUUUURUU -1:greeting=XTUTUSUU -1:handle=TUUUUWUU -1:he=WQUTYTVU -1:help=SXUTSTWU
-1:holds=VSUTVUVU -1:interrogative=TQUUWUYU -1:interrogativeSubject=VUUUUTVU -1:last=TUUUUVUU
-1:link=TXUUUTUU -1:lower=UVUWUVTR -1:mention=TTUUUWUU -1:my=STUYTUUU -1:name=VTUTUVUU
-1:no=WSUUVTTU -1:not=WTUUUTTU -1:notAfter=VTUVUVSU -1:number=VTTUUVUV -1:on=WSUUVUTU
-1:only=TUUUUUUU -1:or=VTUUUUUU -1:person=STTVVWVU -1:platform=QUTSXVWV -1:pointing=TVTSVUWU
-1:praise=YSTSRYSU -1:profile=VVUVVSRU -1:question=NXUVVVVU -1:relative=VaUSRTTU -1:request=UVVWPUVU
-1:rhetorical=TWUUTUUU -1:second=UUUUUUTU -1:self=RNTiTSSU -1:statement=YaUSTPSU -1:thanks=VSUSTZUU
-1:third=TUUUUUVU -1:trust=VTUQUXVU -1:unknown=SUVWVWUR -1:verifiers=VUUVUTTU -1:wallet=VSTTVUWU
-1:yes=WWUSTUSV -1:you=WUUUWUQU .=XRTSTUVX ._Unknown=WUUUVSTU ._bot=QUUVWWVU ._common=UUUUTVUU
._correction=TUUUUVUU ._courtesy=UUUTUVVU ._emoji=TUUUUVUU ._end=WSVUURVU ._interrogative=VUUUSVUU
._lower=VTUSTUWU ._mention=WUUUUTUU ._name=WUUUUTUU ._question=RXUUUWSU ._unknown=XTUSTTVU
.absent=WQUSSWVW .embedded=UTTTTVXU .vocative=VVVTVSSU 1:Unknown=UVWTUSTU 1:about=WTVTTUTU
1:accounts=TUUSYRWU 1:and=SSUZUTVU 1:article=VTUTUTVV 1:common=YSUUYSQU 1:compare=QVUTWXUU
1:copula=UWUTWTSU 1:correction=KTTYXYVU 1:courtesy=RUUTUSYV 1:end=TRUTYUVU 1:endorse=SUZUSTUU
1:ens=TTUTVUVV 1:fid=TTUVUUUU 1:first=WUUUUTSW 1:form=RUUUTYUU 1:greeting=aRUUTTTU 1:handle=VUUUUTUU
1:he=ZTUSXQTU 1:help=SaURUUTU 1:holds=RUUVTVWU 1:interrogative=ObTUUWSS
1:interrogativeSubject=TWUUYTUQ 1:lower=STSVWVTV 1:mention=UTUUUVVU 1:my=PRUbUVUU 1:name=STUTUXVU
1:no=UUURPZXU 1:not=STTXSVWU 1:notAfter=TVUUUVTU 1:number=TTUUUUWU 1:on=TWTTSWVU 1:only=VUUUUTTU
1:or=UUUVUUUU 1:person=VTTSTWXU 1:platform=TTUTUYTU 1:pointing=dSTSTTRU 1:possessiveBefore=TUUUVUUU
1:praise=aRUXSRUT 1:profile=OTUUbVUU 1:question=LbSWWVWQ 1:relative=TTUVUVTU 1:request=VWTUSVTU
1:rhetorical=YWUUTRSU 1:second=TUUUUUUV 1:self=WQWXSUVT 1:statement=bSUSUPWU 1:thanks=cRUSTSUU
1:trust=VTUTSUXU 1:unknown=TTUVWTSV 1:verifiers=QTUVWVTU 1:wallet=QVUTXVUU 1:yes=XSUTTTUW
1:you=YVUTTQVU 2:Unknown=UTUTUVWU 2:about=UQUVWRXV 2:and=PUUTVWWV 2:article=VTTSXXSS
2:callAfter=UUUUUTVU 2:common=UWVUTVRU 2:compare=VUUTUSWU 2:copula=VXTUUURU 2:correction=RXUTSUXU
2:courtesy=TTTYUQWV 2:credentials=TTUTUUXU 2:end=QUTSRbWV 2:endorse=SUWUUUUU 2:ens=QUUXVUTU
2:fid=UTUUUVUU 2:first=TUUUUVUU 2:form=RUUUUYUU 2:greeting=SVUUUYSU 2:he=OSWUYYRU 2:help=PaUUUTUU
2:holds=UTUUUVVT 2:interrogative=RTTWYUTU 2:interrogativeSubject=SSUWTUXU 2:lower=TUTVUTTW
2:mention=WTWUUSUU 2:my=UUUZTSSU 2:name=TTWUUVUU 2:no=WUUTUUTU 2:not=XTUQVTWU 2:notAfter=UUUTVUUU
2:number=XWUSURUU 2:on=SRTUWWVV 2:only=UVVUUUTU 2:or=UVUTWVRU 2:person=SRVRXVXU 2:platform=QTUSYVVU
2:pointing=SWVSUUVU 2:possessiveAfter=QVUTVYTU 2:possessiveBefore=UUVTUWSU 2:praise=YWUTRTTU
2:profile=QTVWVUWU 2:question=VSVVTUWU 2:relative=TWUVSTWU 2:request=STTUXVVU 2:self=WSTaURRU
2:statement=VTTSTTYU 2:thanks=VUUUTUUU 2:trust=WUUUUVSU 2:unknown=TTTUUUVW 2:verifiers=TUUUVUUU
2:wallet=WTUUTWTU 2:yes=YTUURTWU 2:you=XTUYRQVU ?=RVRUWVVU ?_bot=TUUTUWVU ?_common=UXUUSVRU
?_end=QZSRWUUU ?_he=TVUUTVVU ?_lower=WQUVUTWU ?_name=UUUUVUUU ?_pointing=UVUTUVUU ?_request=UTUVTVUU
?_unknown=VQUVVTWU ?absent=SYUTWSTU ?embedded=ZUUTSSUU ?vocative=NTSWWZVU Unknown_.=UUUUUVUU
Unknown_?=UTUTVVUU Unknown_Unknown=TTUTUVXU Unknown_about=VUUUUUUU Unknown_bot=UVUUUUUU
Unknown_common=WTVUURUU Unknown_courtesy=WUUUVTSU Unknown_end=SVUUUVUU Unknown_lower=USWUTTXU
Unknown_on=WUUUTUUU Unknown_unknown=TRVTTVZU about:false=RSRSVZWX about:true=bUUUUOTU
about_,=TTUUTVVU about_?=UVUUUUSU about_Unknown=VUVUUTUU about_about=SUUUUVVU
about_accounts=UUUUTVUU about_article=TPVUUSbU about_bot=ZTUUTTSU about_common=PVTUVUXU
about_compare=VUUUTUUU about_correction=TUUUUVUU about_courtesy=ZSURVUSU about_end=TWUTVUUU
about_he=UTUUYSUU about_interrogative=TUUUVVUU about_interrogativeSubject=TUUUUVUU
about_lower=RVUYUTSU about_mention=TUVUTWUU about_my=UVTRUUXU about_name=TUVUTWUU
about_platform=TTTUWVUU about_pointing=WTUTXRUU about_question=TUUUVUUU about_request=TTURUVXU
about_self=SRTZWTUU about_statement=SUUUUXUU about_trust=UUVUUUUU about_unknown=SVVYUSSU
about_you=WUUVUTSU absent/card=UUUUUVTU absent/false/false=SSUUTWUW absent/false/true=UVTSTXTU
absent/question=TTTRUVVW absent/true/false=WVUSVSTV absent/true/true=TUUUUUUU absent=VTTRUUUW
accounts_,=UUUVUUUU accounts_about=TTUWUUTU accounts_copula=VTUUUUUU accounts_courtesy=XTUTUQYU
accounts_end=TUUYVURU accounts_lower=TTUVVTUU accounts_platform=TUUTUVUU accounts_question=TTUTWUUU
accounts_self=XUUVUQUU accounts_unknown=TTUVVTUU and_about=TTUUUVVU and_article=UTUUWTUU
and_bot=WUUTTUTU and_common=UUUTTWUU and_copula=UUUUXSUU and_courtesy=UUUUUUTU and_end=VUUVTUTU
and_he=TUUUVUUU and_interrogative=UYUVRUSU and_lower=VVUTUSVU and_mention=VUTUTVUU and_name=UUTUTWUU
and_platform=UUUUVUUU and_pointing=VTUTWTUU and_question=SUUUWTVU and_self=TRUYTUVU
and_unknown=VVUTUSVU another:false=QTSSVaVX another:true=bTTTUOWU any:,=TSWQSWYV any:.=USUVRVWU
any:?=UWSUVTTU any:Unknown=VTWSVUTU any:about=TSXRXTVV any:accounts=SRUXXTUU any:and=TVUVVTTV
any:article=UWURUUVT any:bot=UTSUUVWU any:callAfter=UUUTUUUU any:common=TVVTSWTV
any:compare=WXTTUSTU any:copula=XSTRVUVU any:correction=PVUXTYTV any:courtesy=URTYUUTU
any:credentials=TTUVVUVU any:emoji=YRUUUUUU any:endorse=OUiURQTU any:ens=RUUVWUUV any:fid=PTUWWXUU
any:first=WUVSSVSW any:form=SUTUTYUU any:greeting=aUTUSTRU any:handle=WUTUUUUU any:he=RRVTYTWU
any:help=PfURTSTU any:holds=VRTUWXTT any:interrogative=OWTRVYXT any:interrogativeSubject=aTTUVTUR
any:last=UUUUUVTU any:link=XWUSUTSU any:lower=UTUUUVUU any:mention=YSVSVSVU any:my=VQUeNSUU
any:name=WRURUWUU any:no=VRTTUXUU any:not=URSVTVXU any:notAfter=TTTWVVSU any:number=XVVRUSTT
any:on=TVUSVTUW any:only=VUUSTVVU any:or=TVTTVVUU any:person=VUVSUTUT any:platform=QPSTbXVW
any:pointing=VVWPWTUU any:possessiveAfter=SUTSWWVU any:possessiveBefore=VUVSUVSU any:praise=bRUUURTU
any:profile=TUUXVTSU any:question=TVSXVVVQ any:relative=XbUVNSSU any:request=TXTXOVUU
any:rhetorical=cWUSSPUU any:second=TTVUTVUV any:self=TQTfOTUT any:statement=XUURTUUU
any:thanks=cQUSRVVU any:third=VUUTUUVU any:trust=YSWTUSTU any:unknown=UTUTVVUU
any:verifiers=PTVWYVTU any:wallet=SQTWVaTU any:wrong=UXUTUSUU any:yes=VTTTVVRW any:you=YUTUTSUU
article_Unknown=UVUUUVTU article_accounts=TUUUUUVU article_bot=YTUUUSSU article_common=ZYVRTSQU
article_correction=UVVUUUTU article_courtesy=TSUWUVUU article_credentials=UVUUUUUU
article_end=UTVUTUVU article_fid=TUUUUVUU article_lower=WTSSXUWS article_mention=SUUUUWUU
article_name=SUUUUWUU article_on=UUUWUTUU article_person=RaUUPWVU article_platform=STUUUUYU
article_pointing=TTUUUVVU article_praise=UTUUWUTU article_profile=WWURUTUU article_question=UUUUTUUU
article_request=XUUUTSUU article_trust=RTUTVWWU article_unknown=WUSSXVUS article_wallet=TUUTUUVU
aside:false=VSRTUVVX aside:true=UVUSUUVU before-name:,=ZUTTTQXU before-name:.=TUUUUWTU
before-name:?=TUUUWQWU before-name:Unknown=WUUUUTUU before-name:about=UUUUTVVU
before-name:accounts=YVUTURVU before-name:and=WUUUVRUU before-name:article=STUVUVVU
before-name:bot=UTVSWUVU before-name:common=WUTVVSUU before-name:compare=VUUUTUVU
before-name:copula=WTTUVTUU before-name:correction=RUUUTaTU before-name:courtesy=UUTVUVTU
before-name:emoji=WUUUUTUU before-name:endorse=SUYUUSUU before-name:fid=SUUUUWUU
before-name:first=VUUUUTUU before-name:greeting=XUUUUSUU before-name:he=UUUUUTVU
before-name:help=VUUUUTUU before-name:holds=SUUUUWUU before-name:interrogative=TUTUVVUU
before-name:lower=UTUTUVUU before-name:mention=RUTUUYUU before-name:my=XUUUUSUU
before-name:name=SUTUUXUU before-name:no=QUUUUXWU before-name:not=WUTUVRUU
before-name:number=UUUUUUVU before-name:on=VUTVTRXU before-name:only=TUVUUSVU
before-name:or=VUUUUTUU before-name:person=UUTUUXTU before-name:platform=VTTUUVTV
before-name:pointing=SUTVXTUU before-name:possessiveAfter=UUUUTVUU
before-name:possessiveBefore=TUVUUVUU before-name:praise=TUUVUTUU before-name:profile=UUUWUTUU
before-name:question=RTTVVWUU before-name:request=XUTTUTVU before-name:rhetorical=ZUUUUPTU
before-name:self=SUVTVVUU before-name:statement=UUTUUUVU before-name:thanks=ZUUUUPUU
before-name:trust=WUUUUSUU before-name:unknown=VTUTUUUU before-name:verifiers=TUUUUVUU
before-name:wallet=SUUUUXUU before-name:yes=UUUUTWUU before-name:you=TVUUVUUU before:,=bTTSTSTU
before:.=ZUUUTURU before:?=XSUTSWUU before:Unknown=WVUTUSVU before:about=YTSUTUTU
before:accounts=UUUSUUWU before:and=YTUUTSVU before:article=SSUVVUWU before:callAfter=UUUUUTVU
before:common=YSTTUWSU before:compare=bUUUUOUU before:copula=QVUUWVVU before:correction=YTUUWTRU
before:courtesy=WRTTXTVU before:credentials=TUUUUVUU before:emoji=UTUUVUUU before:ens=TUUXUTTU
before:fid=RUUVUVUU before:first=UTUUTVVU before:form=RUUUTXUU before:greeting=UTUUUWSU
before:handle=VUUUUUUU before:he=UTVTVTVU before:help=SZUTTSUU before:holds=TUUTVWTU
before:interrogative=WUUSXURU before:interrogativeSubject=VTUTVSWU before:lower=TRSUXVVU
before:mention=XTTTTRWU before:my=VTUXUURU before:name=WTTTTTWU before:no=XUUTTXQU
before:not=TTUWUTWU before:notAfter=VUUUUUUU before:number=TUUUVUUU before:on=VTTUUUWU
before:only=TUUUUWTU before:or=UUUTVUTU before:person=UUUTUVUU before:platform=VUUUUWRU
before:pointing=TUUSUVWU before:possessiveAfter=RUUUUXUU before:possessiveBefore=VTUUTUWU
before:praise=QSUUaTVU before:profile=VUUUUUTU before:question=SUUXRVVU before:relative=XUUTUTTU
before:request=RWUTUWUU before:rhetorical=YUUUTSUU before:self=TSUbRRWU before:statement=USUTWVVU
before:thanks=XTUTUTUU before:third=WUUTUUUU before:trust=TUUUUTXU before:unknown=USSUYUUU
before:verifiers=UUUVUUUU before:wallet=QUUUUXVU before:yes=STUWVVSU before:you=XSUVUTTU
behind-name:,=VTVUWSTU behind-name:.=UUVUWWQU behind-name:?=YTSTTWSU behind-name:Unknown=UUUUUVTU
behind-name:about=VUVTUTUU behind-name:accounts=SUUUUWUU behind-name:and=TUUUUWUU
behind-name:article=WUUUTTVU behind-name:bot=VTTUTVVU behind-name:callAfter=VUUUUTVU
behind-name:common=UUTUTUWU behind-name:compare=WUUUTTTU behind-name:copula=SUUUUVVU
behind-name:correction=XUSUVTSU behind-name:courtesy=UTUTSWVU behind-name:credentials=VUUUUUUU
behind-name:emoji=VUUUUVTU behind-name:endorse=RUaUURUU behind-name:ens=VUUUUUUU
behind-name:fid=TUUUUVUU behind-name:first=SUUUUWUU behind-name:form=SUTUTYUU
behind-name:greeting=VUUUUVSU behind-name:handle=UUUUUVUU behind-name:he=TUUUWUSU
behind-name:help=WTUUUTUU behind-name:holds=UUTUVVUU behind-name:interrogative=QUUUVXVU
behind-name:interrogativeSubject=XUTUTTUU behind-name:lower=UUUTUTVV behind-name:mention=YSVSVSVU
behind-name:my=TVUUUVUU behind-name:name=WRURUWUU behind-name:not=RUTUUYTU
behind-name:notAfter=TUUUUVUU behind-name:number=UUWUUTUU behind-name:on=UTVUUVTU
behind-name:only=TUUUUWUU behind-name:or=TUUUUXTU behind-name:person=UUXUURVU
behind-name:platform=QVTTVWVV behind-name:pointing=UUVUWSUU behind-name:possessiveAfter=TUUUUVUU
behind-name:possessiveBefore=VTTUUUVU behind-name:praise=VUUUUSVU behind-name:profile=WUUUUTTU
behind-name:question=VUUTTWUU behind-name:relative=UVUUUTUU behind-name:request=RUVUVWUU
behind-name:second=UUVUUTUU behind-name:self=WUTVTTVU behind-name:statement=UUUUUUVU
behind-name:thanks=QUUUUYUU behind-name:trust=UUVUUUSU behind-name:unknown=UUVTUTVV
behind-name:verifiers=UUVUUTUU behind-name:wallet=SUTUUYUU behind-name:you=XUTUTTUU
behind:,=OUVSWXVU behind:.=UTUWSTXU behind:?=SVSWTUWU behind:Unknown=VTUTUWTU behind:about=VSXTYQTU
behind:accounts=TRUaUUSU behind:and=VWUSVSTU behind:article=TZTRUUUU behind:bot=UTSUUVWU
behind:callAfter=UVUUVUUU behind:common=UXUTRSXU behind:compare=SXTUTWUU behind:copula=XSUSUUVU
behind:correction=cTSVUOUU behind:courtesy=WTUTSWTU behind:credentials=TTUVVTVU
behind:emoji=USUVXUUU behind:endorse=RUgUSOUU behind:ens=TVUTUVVU behind:fid=TSUWUWTU
behind:first=VVVSTVTU behind:form=UUTUUVUU behind:greeting=YUUTTSUU behind:handle=TUUUUWUU
behind:he=RRUXTVYU behind:help=RZUSUUUU behind:holds=URTWVWUU behind:interrogative=OUTSWXYU
behind:interrogativeSubject=XTTUVVSU behind:link=XWUSUTSU behind:lower=TWVVVSUU
behind:mention=USXTXUSU behind:my=VRUaPTXU behind:name=USWSWWSU behind:no=VSUVWSUU
behind:not=VTSVVVTU behind:notAfter=SUTWVWSU behind:number=XWWRURUU behind:on=ZTVUSURU
behind:only=WUUTSTVU behind:or=SVUTUVVU behind:person=PTWTXVVU behind:platform=QSSUVXYU
behind:pointing=PVVVUVVU behind:possessiveAfter=WVUSTTVU behind:possessiveBefore=UVVTUVSU
behind:praise=UUURVUVU behind:profile=WUUWRTUU behind:question=QVSXRWWU behind:relative=TUUWUTTU
behind:request=TSUWYTUU behind:rhetorical=XWUSURUU behind:second=UTVVTUTU behind:self=TTUaTSTU
behind:statement=XWUSSUTU behind:thanks=TRUTUYVU behind:trust=QTWTVYTU behind:unknown=SWVUWTUU
behind:verifiers=SUVVUVTU behind:wallet=TRTXUWTU behind:wrong=RXUTUUUU behind:yes=TUUSUUWU
behind:you=YVTOUXUU bot+1:,=VUVWVRTU bot+1:.=VVUTVSUU bot+1:?=ZUUSXQTU bot+1:Unknown=VUUUTUUU
bot+1:about=WTUUSVTU bot+1:accounts=WUUSURWU bot+1:and=ZUUVSRTU bot+1:article=VTUUUUWU
bot+1:common=WUUSTUUU bot+1:compare=TVUUUUUU bot+1:copula=YVUUWQSU bot+1:correction=TTUWVTTU
bot+1:courtesy=UVUVSUTU bot+1:emoji=VUUSWUTU bot+1:end=RPTYXVVU bot+1:endorse=TUYUTTUU
bot+1:fid=TUUVUUUU bot+1:form=TUUUUWUU bot+1:greeting=XSUUTUUU bot+1:handle=VUUUUTUU
bot+1:he=UUUSVXSU bot+1:help=SaURUUTU bot+1:holds=TUUVTVUU bot+1:interrogative=UXTUWSTU
bot+1:interrogativeSubject=SVUUVUUU bot+1:lower=TUUVVTUU bot+1:mention=UUUUWUTU bot+1:my=TSUXUUUU
bot+1:name=TUUUWVTU bot+1:no=XUUSSWTU bot+1:not=VUTXTSUU bot+1:notAfter=UVUUUUTU bot+1:on=WUUUTUTU
bot+1:only=UUUUUVTU bot+1:person=TTTSWVWU bot+1:platform=UTUTTXUU bot+1:pointing=STTTYWUU
bot+1:possessiveAfter=VUUUTUUU bot+1:possessiveBefore=UUUUVUUU bot+1:praise=WTUTUSWU
bot+1:profile=UTUTVUVU bot+1:question=TWSXRSXU bot+1:request=RWTWSVVU bot+1:rhetorical=UWUUUTUU
bot+1:self=PTWVVVWU bot+1:statement=VSUTUUXU bot+1:thanks=WSUTUVUU bot+1:trust=TTUTWUVU
bot+1:unknown=UUUVUTTU bot+1:verifiers=TUUVUVTU bot+1:wallet=TWUTUUUU bot+1:yes=WTUUTSXU
bot+1:you=RVUTUVWU bot+2:,=UXTSVSVU bot+2:.=UTUVUTVU bot+2:?=VUUYRSVU bot+2:Unknown=VTUTVUUU
bot+2:about=STVXTVUU bot+2:accounts=UUUVUVTU bot+2:and=TUUTUWUU bot+2:article=QSTSWYXU
bot+2:common=WUUSVWRU bot+2:compare=UUUTUTWU bot+2:copula=UXUVSWQU bot+2:correction=VVUVSRVU
bot+2:courtesy=VVUQUTXU bot+2:credentials=TTUTUUXU bot+2:emoji=TUUTUUWU bot+2:end=OTSZUYUU
bot+2:endorse=UUVUUTUU bot+2:fid=VTUTUVUU bot+2:form=WUUUUSUU bot+2:handle=VUUUUUUU
bot+2:he=VSUVUVTU bot+2:help=TUUVUVUU bot+2:holds=UTUUUTVU bot+2:interrogative=WWTWWRQU
bot+2:interrogativeSubject=VSUWVUSU bot+2:lower=UTTUVUUU bot+2:mention=SUWUTWTU bot+2:my=RUUZSUTU
bot+2:name=UTWUTVTU bot+2:no=XUUTUSTU bot+2:not=YUUQWSVU bot+2:notAfter=TUUTUUVU bot+2:on=VSUVVVSU
bot+2:only=VVVUUTTU bot+2:or=UVUTWVRU bot+2:person=UQVSYTXU bot+2:platform=RUUTUWWU
bot+2:pointing=TTUUSVWU bot+2:possessiveAfter=SWUTVVUU bot+2:possessiveBefore=TUVTUUUU
bot+2:praise=WXUTSVSU bot+2:profile=STVVTUWU bot+2:question=VTUVTTVU bot+2:request=STVVXUUU
bot+2:self=VWTSXURU bot+2:statement=WUTSSTXU bot+2:trust=WUTVSXSU bot+2:unknown=VSTTWUUU
bot+2:wallet=TTUUVWUU bot+2:yes=VTUTTWUU bot+2:you=VUUTTSWU bot-1:,=WRUUUUVU bot-1:.=QUUVWWVU
bot-1:?=TUUTUWVU bot-1:Unknown=UVUUUUUU bot-1:about=ZTUUTTSU bot-1:and=WUUTTUTU
bot-1:article=YTUUUSSU bot-1:common=XTUVTTUU bot-1:copula=SUUUUWUU bot-1:correction=UUUTVUUU
bot-1:courtesy=SUTUSaUU bot-1:emoji=TTUUVVVU bot-1:end=OWUXZSTU bot-1:form=TUUUUVUU
bot-1:greeting=UTUVUUUU bot-1:he=VUVUTTUU bot-1:interrogative=UUUTUUVU bot-1:lower=WTUSUUVU
bot-1:mention=TUUUUVUU bot-1:name=TUUUUVUU bot-1:on=WTUUUUTU bot-1:or=VUUUUUTU bot-1:person=UUUUSUWU
bot-1:platform=TUUUUVUU bot-1:pointing=SUVUVUUU bot-1:possessiveBefore=VUUUUTUU
bot-1:praise=TTUTVWVU bot-1:question=VUUUTTVU bot-1:request=XVUUUSTU bot-1:self=STUYUTTU
bot-1:statement=WTUUTUUU bot-1:thanks=WTUTUTUU bot-1:trust=TUUVUVTU bot-1:unknown=WUUSUUVU
bot-1:yes=VUUUUTUU bot-1:you=VUUVUSTU bot_,=VUVWVRTU bot_.=VVUTVSUU bot_?=ZUUSXQTU
bot_Unknown=VUUUTUUU bot_about=WTUUSVTU bot_accounts=WUUSURWU bot_and=ZUUVSRTU bot_article=VTUUUUWU
bot_common=WUUSTUUU bot_compare=TVUUUUUU bot_copula=YVUUWQSU bot_correction=TTUWVTTU
bot_courtesy=UVUVSUTU bot_emoji=VUUSWUTU bot_end=RPTYXVVU bot_endorse=TUYUTTUU bot_fid=TUUVUUUU
bot_form=TUUUUWUU bot_greeting=XSUUTUUU bot_handle=VUUUUTUU bot_he=UUUSVXSU bot_help=SaURUUTU
bot_holds=TUUVTVUU bot_interrogative=UXTUWSTU bot_interrogativeSubject=SVUUVUUU bot_lower=TUUVVTUU
bot_mention=TUUUWVTU bot_my=TSUXUUUU bot_name=SUUUWWTU bot_no=XUUSSWTU bot_not=VUTXTSUU
bot_notAfter=UVUUUUTU bot_on=WUUUTUTU bot_only=UUUUUVTU bot_person=TTTSWVWU bot_platform=UTUTTXUU
bot_pointing=STTTYWUU bot_possessiveAfter=VUUUTUUU bot_possessiveBefore=UUUUVUUU bot_praise=WTUTUSWU
bot_profile=UTUTVUVU bot_question=TWSXRSXU bot_request=RWTWSVVU bot_rhetorical=UWUUUTUU
bot_self=PTWVVVWU bot_statement=VSUTUUXU bot_thanks=WSUTUVUU bot_trust=TTUTWUVU bot_unknown=UUUVUTTU
bot_verifiers=TUUVUVTU bot_wallet=TWUTUUUU bot_yes=WTUUTSXU bot_you=RVUTUVWU callAfter_end=UVUUUTUU
card/false/false=TTVYSTUU card/false/true=SUTUTYUU card/true/false=VUUSVUUU card/true/true=XUUUUSUU
choices:false=VTRTVUVU choices:true=TTTRUVVX clause:Unknown=STXSVWSU clause:about=SSWTVVTV
clause:accounts=QSUXXUUU clause:and=SWTVTWSV clause:article=UWSRSVXT clause:bot=UTSUUVWU
clause:callAfter=UVUTUUVU clause:common=WZTRRVTU clause:compare=TXTTUUTU clause:copula=YUTRTUTU
clause:correction=TTSaRTVV clause:courtesy=UTSXUTVU clause:credentials=UTUVVTVU
clause:emoji=WSUUUTVU clause:endorse=OUhURQTU clause:ens=QUUVWVUV clause:fid=QTUWWWTU
clause:first=UUUTVVSW clause:form=VUTUUUUU clause:greeting=YUUUSTUU clause:handle=XUTUUSUU
clause:he=USUVTUVU clause:help=OeUSTSVU clause:holds=VRTVVXTT clause:interrogative=PYTTXVVT
clause:interrogativeSubject=VVUSWVVQ clause:last=UUUUUUTU clause:link=XWUSUTSU clause:lower=VTUVTVUT
clause:mention=XSXSSTUU clause:my=WRUcOSVU clause:name=YSWSRTUU clause:no=PSTQVbXU
clause:not=XUTURVUU clause:notAfter=UUUVUVSU clause:number=YUURTUUT clause:on=WWUTUVQV
clause:only=YWVSTSTU clause:or=SVUSWUVU clause:person=VVUTTVUT clause:platform=SQSUYWVV
clause:pointing=VWTRSVWU clause:possessiveAfter=RUUSVWWU clause:possessiveBefore=UTVSVXRU
clause:praise=YTTVRWSU clause:profile=RVUWWTTU clause:question=TTRUXYTQ clause:relative=VZUVPUSU
clause:request=WWSUQUUU clause:rhetorical=ZWUSTRTU clause:second=UTUUTVUV clause:self=TSUaQUVT
clause:statement=dXTQTQTU clause:thanks=ZQUSSWVU clause:third=UUUTUUVU clause:trust=RTVUVXUU
clause:unknown=UUVUUVUT clause:verifiers=QTVWYUTU clause:wallet=SQUVUZUU clause:wrong=RXUTUUUU
clause:yes=WTUVTTRW clause:you=TXTUVTTU common_,=VVVTVQWU common_.=VUUUWTTU common_?=WZURRUUU
common_Unknown=UUUUUUVU common_about=RaSUWUSU common_accounts=VUUUTUUU common_and=SUUTUWVU
common_article=WTUVVRVU common_bot=XTUVTTUU common_common=TTXSUXTU common_copula=UUUUUWRU
common_correction=XTUSSVVU common_courtesy=TVUUSXTU common_emoji=VUUUTUUU common_end=VSTUXUTV
common_first=UUUUUTUU common_form=SUUUUWUU common_he=VTUXUTTU common_holds=TTUWUUTU
common_interrogative=TVUUUVUU common_lower=VSVUVUSU common_mention=UUVUTVTU common_my=SSUYUTVU
common_name=SUVUTXTU common_no=UTUXUUSU common_not=TTUVUUVU common_number=TTUUUTWU
common_on=TWUVRVVU common_or=UXUSUUSU common_person=UUUWUTUT common_platform=WUUUUUUU
common_pointing=VVUVVSSU common_possessiveAfter=UVUTUUUU common_possessiveBefore=SVTTUWUU
common_praise=USUTWTWU common_profile=WUVUSUTU common_question=VUUUZTOU common_request=YVUSQVUU
common_second=VUUTTUVU common_self=TSUWTVUU common_statement=TWUUUVTU common_trust=VTUTVUUU
common_unknown=VSVUVVTU common_wallet=UUUVUVUU common_yes=TRUYUWSU common_you=UXUPTUXU
compare_,=VUUUUTUU compare_about=SUUTWVUU compare_common=YVUUUQSU compare_end=VUUUTVUU
compare_lower=TVUUUUVU compare_mention=TUUUUVUU compare_name=TUUUUWUU compare_unknown=TVUUUUVU
context:card=UTUWTVTU context:question=TTTRUVVX context:quote=URUUWVUU context:reply=UVUSUUVU
context:top=VVRUUTUU copula_,=WUUUUTUU copula_?=USUUVTVU copula_about=WTUUTUTU
copula_article=SWUUTVUU copula_bot=SUUUUWUU copula_common=UVUSVTVU copula_correction=XUUUTSUU
copula_courtesy=XSUTVUTU copula_end=VVUSVVTU copula_first=TVUUUUUU copula_he=TTUUWVUU
copula_interrogative=VTUTUVUU copula_interrogativeSubject=VTUTUVUU copula_lower=VSTVVSVU
copula_mention=RUTUVXUU copula_my=WVUURUTU copula_name=RUTUVXUU copula_on=UUUUVTUU
copula_person=VTUWUTTU copula_platform=TTUUVVUU copula_pointing=QWUTWWTU copula_praise=XUUUTTTU
copula_question=SUUUUTWU copula_request=VUUUTTUU copula_self=TUUUVUVU copula_statement=WUUUUTTU
copula_trust=WTVVSRWU copula_unknown=VSTVVTVU correction_,=QVUTRYXU correction_.=SUUUUVVU
correction_?=UVURTUXU correction_about=WTUUVSTU correction_article=TVUUVVSU correction_bot=UUUTVUUU
correction_common=RTXYSTUU correction_correction=TTUTUVWU correction_courtesy=TTUcTPUU
correction_end=USTVTWVU correction_he=WVUTUSTU correction_interrogative=TUUTUUVU
correction_lower=TUTWTUUU correction_mention=SUUUUWUU correction_name=SUUUUXUU
correction_not=TUUUUVVU correction_on=VUUTUVTU correction_person=WUUUUTTU
correction_pointing=XUUTVTTU correction_question=VUUSVUUU correction_request=TWUUSVTU
correction_self=STUYUTUU correction_unknown=UVTWTUTU correction_yes=TUUUTVVU correction_you=TUUUUUUU
courtesy_,=QXTTUVVU courtesy_.=UVVUURVU courtesy_?=TXUTTVTU courtesy_Unknown=UTUUUUUU
courtesy_about=WRUVUSXU courtesy_accounts=TUUTUUVU courtesy_and=VVUTSTUU courtesy_article=UUUTWUUU
courtesy_bot=SUTUSaUU courtesy_common=RTTWXVSU courtesy_copula=UVUUXSTU courtesy_correction=PWTVSYVU
courtesy_courtesy=VWTQRXXU courtesy_emoji=VUUUUUUU courtesy_end=WRUTWRUV courtesy_first=VUUUUUUU
courtesy_form=TUUUUVUU courtesy_he=STUUVTXU courtesy_help=TVUUUUUU courtesy_holds=VUUUUTUU
courtesy_interrogative=RVUWQWWU courtesy_interrogativeSubject=TUUWUUTU courtesy_lower=VUUUTUUT
courtesy_mention=WUTUUTUU courtesy_my=VWUTTTUU courtesy_name=UUTUUVUU courtesy_no=XUUTTTUU
courtesy_not=WUUUTTUU courtesy_on=WRUVUUUU courtesy_or=UTUUUVUU courtesy_person=TTUUWVUT
courtesy_platform=TTUUVVUU courtesy_pointing=XSUUTSWU courtesy_possessiveBefore=XUUUTRUU
courtesy_praise=WTUTVWSU courtesy_profile=TTVVVTUU courtesy_question=PSUYYUTU
courtesy_request=TYUVSTTU courtesy_self=XWTTSUUU courtesy_statement=UUUUUSXU
courtesy_thanks=UTUUUVVU courtesy_trust=TVUUVUTU courtesy_unknown=VTUVTUUT
courtesy_verifiers=SUVUVUUU courtesy_wallet=SUUUVVVU courtesy_yes=UVUUSUUU courtesy_you=UUUUTWTU
credentials_copula=UUUUTUVU credentials_end=TUUVUUTU credentials_question=UUUUUUVU
credentials_unknown=TTUTUVVU embedded/false/false=TUURSTaU embedded/false/true=WUTUTVTU
embedded/quote=VUUUTUUU embedded/reply=UTUUSTXU embedded/top=XVTSUTUU embedded/true/false=ZSUUTVRU
embedded/true/true=YTTUTTTU embedded=YTTSRTXU emoji_bot=TTUUVVVU emoji_end=XRUVSVUU
emoji_lower=WTUUUSUU emoji_name=VUUUUTUU emoji_unknown=WTUUUSUU endorse_about=UUWUTTUU
endorse_end=TUXUUSUU endorse_lower=UUWUTTUU endorse_mention=TUWUUTUU endorse_name=TUWUUUUU
endorse_unknown=UUWUTTUU ens_?=UUUTVUUU ens_about=UUUUVUUU ens_courtesy=VUUUUUTU ens_end=UUUUUUVU
ens_lower=SUUUVUUU ens_unknown=SUUUVUUU fid_?=URUXVUTU fid_about=TUUUUWUU fid_courtesy=UVUVTUUU
fid_end=SWUTWUUU fid_lower=TTUVUUUU fid_mention=UUUUUVUU fid_name=UUUUUVUU fid_on=TUUUUVUU
fid_possessiveBefore=TUUUUVUU fid_question=UUUTVUUU fid_unknown=TTUVUUUU first_common=UVUUUTUU
first_end=TTVUUVVU first_lower=SXUTTTUV first_unknown=SWUTTTUV form:-1/-4/reply=VUUUVSUU
form:-1/-4/top=UUTUUVVU form:-1/-4=VUTUWSVU form:-1/false/false=SUTUVTWU form:-1/false/true=UUUUVTUU
form:-1/reply=VUUUVSUU form:-1/top=TUTUUTXU form:-1=UUTUWQXU form:-2/-4/reply=VUUUVTUU
form:-2/-4=UUTUWSUU form:-2/false/false=UUTUVTVU form:-2/false/true=UUUUUTVU form:-2/reply=VUUUVTUU
form:-2/top=TUTUUUWU form:-2=UUTUWRWU form:-3/-4=VUUUVSUU form:-3/false/true=TUUUVTVU
form:-3=UUUUVRWU form:-4/-1/card=TVUVUUTU form:-4/-1/reply=VUUUVUSU form:-4/-1/top=VUUTUUUU
form:-4/-1=UVTUUUTU form:-4/-2/card=WTUTUUUU form:-4/-2/quote=UUUUVUTU form:-4/-2/reply=UWUUUUTU
form:-4/-2/top=WVTWUUPU form:-4/-2=VVTVWUQU form:-4/-3/card=UUVVUURU form:-4/-3/question=XUUUUUST
form:-4/-3/quote=VUUUVUTU form:-4/-3/reply=TUUTUUVU form:-4/-3/top=VVUVUTTU form:-4/-3=XWVVUTOT
form:-4/-4/card=VVUVUUSU form:-4/-4/question=YTURUUTW form:-4/-4/quote=USUUXUTU
form:-4/-4/reply=TUVTUUVU form:-4/-4/top=RXTXUUSU form:-4/-4=VUTUWTOW form:-4/0/card=VUUTTUVU
form:-4/0/top=VTUWUUSU form:-4/0=VTUVTUVU form:-4/1/card=STUWTUWU form:-4/1/top=VVUTUUUU
form:-4/1=SUUVTUWU form:-4/2/top=UTUTUUXU form:-4/2=UTUTTUYU form:-4/3/top=TUUSUUYU
form:-4/3=SUUSUUYU form:-4/4/top=TSUTUUYU form:-4/4=SSUTUUZU form:-4/card=UUVWSUUU
form:-4/false/false=YUTTRTVV form:-4/false/true=VSTUWTUU form:-4/question=WTTRUUVW
form:-4/quote=URUUXUUU form:-4/reply=TVVSUUVU form:-4/top=TWRVUTVU form:-4/true/false=TWUUTUUU
form:-4/true/true=QUUVXUUU form:-4=VUSUVSWW form:0/-4/reply=VUUUVTUU form:0/-4/top=WUTUUTTU
form:0/-4=WUTUVSTV form:0/false/false=WUTUTTUV form:0/false/true=TVUUUTWU form:0/reply=VUUUVSUU
form:0/top=SUTUUUWU form:0=TUTUVSWV form:1/-4/card=VUUUUTUU form:1/-4/reply=VUUUUTUU
form:1/-4/top=UVTUUVTU form:1/-4=UVTUUUTU form:1/card=VUUUUTUU form:1/false/false=SUUUUXUU
form:1/false/true=VUTUUTVU form:1/reply=VUUUUTUU form:1/top=UVTUUTVU form:1/true/false=VVUUURUU
form:1/true/true=VUUUUUTU form:1=UVTUUTVU form:2/-4/card=TUUUUVUU form:2/-4/reply=VUTUSWUU
form:2/-4/top=UTWUUVSU form:2/-4=UTVUSXSU form:2/card=TUUUUVUU form:2/false/false=YUSUVTTU
form:2/false/true=SUWUVVTU form:2/reply=VUTUSWUU form:2/top=VTWUUVRU form:2/true/false=TUUUSXUU
form:2/true/true=VUUUTVUU form:2=WTUUSYRU form:3/-3/top=UUUUUVTU form:3/-3=UUUUUVTU
form:3/-4/card=UUUUUVUU form:3/-4/reply=TUVUSWUU form:3/-4/top=WUVTUTTU form:3/-4=UUVTSVTU
form:3/card=UUUUUVUU form:3/false/false=UVVUTWTU form:3/false/true=VUVUTVSU form:3/reply=TUVUSWUU
form:3/top=WUVTUURU form:3/true/false=TUUUUUVU form:3/true/true=VUUUUVTU form:3=VUVTSXRU
form:4/-1/top=VUUUUTUU form:4/-1=VUUUUTUU form:4/-2/top=UUUUUVTU form:4/-2=UUUUUWSU
form:4/-3/top=TUTUUXTU form:4/-3=TUTUTXSU form:4/-4/card=TUTUUWUU form:4/-4/reply=TUUUSXUU
form:4/-4/top=WTWTUTUU form:4/-4=USVTSXUU form:4/card=TUTUUXUU form:4/false/false=TUXTTVSU
form:4/false/true=WTTUTXSU form:4/reply=TUUUSXUU form:4/top=XSVTUVRU form:4/true/false=UUTUUWUU
form:4/true/true=UUTUTWUU form:4=USUTRbRU form_,=UUUUTVUU form_about=TUUUUVUU form_and=VUUUUTUU
form_bot=TUUUUVUU form_copula=TUUUUVUU form_courtesy=VUUUUTUU form_end=YUUUURUU form_lower=TUUUUVUU
form_question=TUUUUVUU form_statement=TUUUUVUU form_unknown=TUUUUVUU greeting_bot=UTUVUUUU
greeting_common=UVUUUUUU greeting_end=WUUUUTUU greeting_lower=WUUUUSUU greeting_mention=WUUUUSUU
greeting_name=WUUUUSUU greeting_unknown=WUUUUSUU handle_?=TUUUUVUU handle_courtesy=TUUUUVUU
handle_end=TUUUUWUU he_,=RTVXTUTU he_?=USUUWUUU he_about=UUUTWUUU he_bot=VUVUTTUU he_common=TVUWSUUU
he_copula=YVUURUUU he_correction=WUUTVSUU he_courtesy=SVUTYSVU he_end=USUTWUVU
he_interrogative=TUUUVUUU he_lower=UXUVQUUU he_on=TTUUVVUU he_person=TVUTVUUU he_platform=UTUUVTVU
he_pointing=UTUVVUUU he_possessiveAfter=TUUUUVUU he_praise=WUUTRUVU he_profile=VWUUSUTU
he_question=UVUTWUTU he_request=UUUVVTUU he_statement=TTUUSVWU he_trust=QUVUXWTU he_unknown=UXUVRUUU
he_wallet=TUUUWVTU he_yes=VUUUSUUU help_?=VUUUUTUU help_courtesy=UVUUUTUU help_end=RVUTUUWU
help_lower=UXUSSUUU help_request=TUUUUVUU help_unknown=UXUSSUUU holds_?=UTUUVUVU
holds_article=UUUUUVTU holds_common=VTUUUUUU holds_courtesy=TUUUUWVU holds_end=UTUTUUVU
holds_lower=TYTVSVSU holds_mention=VUUUUUUU holds_name=VUUUUUUU holds_platform=UTUUVUUU
holds_question=TSUWVUUU holds_trust=TUUUUVUU holds_unknown=TXTVSWSU
interrogativeSubject_article=UUUUWVUR interrogativeSubject_common=TWUTWUSU
interrogativeSubject_copula=UVUUTTVU interrogativeSubject_courtesy=UVUUUUUU
interrogativeSubject_end=VUUUUTVU interrogativeSubject_he=TUUUVVUU
interrogativeSubject_holds=TUUUUUUU interrogativeSubject_lower=VTUVTVUT
interrogativeSubject_mention=WUUUUTUU interrogativeSubject_pointing=SSUUWWUU
interrogativeSubject_question=TWUUTUUU interrogativeSubject_request=UVUTUUUU
interrogativeSubject_self=USUZSUTU interrogativeSubject_statement=WWUUUSSU
interrogativeSubject_unknown=VTUVTVUT interrogative_?=TSUVWVTU interrogative_Unknown=UTUUUUVU
interrogative_about=WUUUUUTU interrogative_article=UZUURUSU interrogative_bot=UUUTUUVU
interrogative_common=VYUTUTRU interrogative_copula=UUUUTTWU interrogative_correction=UTUTUUWU
interrogative_courtesy=TUVSWTUU interrogative_end=PRUTVXaU interrogative_form=WUUUUSUU
interrogative_he=TWUUSXSU interrogative_holds=TUUUUVUU interrogative_lower=VVTVTWTT
interrogative_mention=XUTUSUTU interrogative_name=ZUTUSSTU interrogative_on=VVUUUUSU
interrogative_person=UTUUUUVU interrogative_pointing=RPUSYWXU interrogative_praise=QVUUVVUU
interrogative_question=TVUUTVVU interrogative_request=UWUUUUSU interrogative_self=USUZSUTU
interrogative_statement=UZUUUSQU interrogative_unknown=VUTUTWUT interrogative_yes=UVUUTUTU
interrogative_you=VTUSUUVU language:false=VWURSTWY language:true=VPRVXYTT last_end=TUUUUVUU
left:0=VSQUVVUW left:1=TUSWXRUV left:2=UVUSVVTU left:3=VVWRSTXU left:5=TTWUTUWU left:9=TUUUUWUU
length:1=ORUVZUWV length:2=VWTTUURX length:3=UVRSVVVS length:5=UVVSSVVU length:9=YPVVSTVU
link_end=TXUUUTUU links:false=VURSVVTX lower_,=WSURWVUU lower_.=UUTVTUVU lower_?=TVTWURUU
lower_Unknown=VTUUVVTU lower_about=UXURSUVU lower_accounts=TUUVUUUU lower_and=STVUVVUU
lower_article=UTUUTWTU lower_bot=WTUSUUVU lower_common=TTVTTVWV lower_compare=WVUUTSUU
lower_copula=WSUUVUTU lower_correction=VQVUTVUU lower_courtesy=SWUUSVUU lower_credentials=UTUVUTUU
lower_emoji=USUWUUUU lower_end=XUWTSTUR lower_endorse=TUWUUTUU lower_ens=UTUUUUUU lower_fid=TSUWUUUU
lower_first=VUUTUUUU lower_form=SUUUUWUU lower_handle=VUUUUUUU lower_he=WUTTVTUU lower_help=UWUUSTWU
lower_holds=UVUSVUTU lower_interrogative=TUVTUUUU lower_interrogativeSubject=VUUUUUUU
lower_lower=UUUUVUUT lower_mention=TTVTTVUU lower_my=VXUTUSTU lower_name=STVTTXUU lower_no=UUUTVSWU
lower_not=TWUUTUUU lower_notAfter=UTUTUUVU lower_number=TUUUUWTU lower_on=RVWSVVTV
lower_only=RTVTUUXU lower_or=UVUSVVUU lower_person=VSUTXUUU lower_platform=TWUTWSVU
lower_pointing=UUTUVUTU lower_possessiveAfter=UVUSVUTU lower_possessiveBefore=VUVTUVTU
lower_praise=TUUVSVUU lower_profile=TSTYTTVU lower_question=WWUTTTTU lower_relative=UVUVSTUU
lower_request=UWUUSTVU lower_self=TWUSUVVU lower_statement=TVVUUVSU lower_thanks=UUUUUUVU
lower_trust=XTTTXTTU lower_unknown=UUUUVVTT lower_wallet=TUUVRWVU lower_yes=UWUSXTSU
lower_you=VVUTUVTU mention_,=RUUUUWVU mention_.=TUUUWVUU mention_?=UUUUUVUU mention_about=UUXUUSUU
mention_and=UUTUUUVU mention_article=TUUUUVUU mention_bot=TUUUUVUU mention_common=SUUUUWVU
mention_compare=UUUUUVUU mention_copula=XUUUUSTU mention_correction=UUUUUVTU
mention_courtesy=RUTUUWWU mention_emoji=TUUUUVUU mention_end=SUUUUWUU mention_he=WUUUUSUU
mention_holds=TUTUUWUU mention_interrogative=XUUUUTUU mention_lower=TUTUUWVU
mention_mention=UUUUUUVU mention_name=UUUUUUVU mention_no=TUUUUVUU mention_not=RUUUUXUU
mention_notAfter=RUUUUXUU mention_on=VUUUUUTU mention_only=TUUUUWTU mention_or=UUUUUVUU
mention_person=TUWUUUUU mention_platform=TUUUUVUU mention_pointing=VUUUUUUU
mention_possessiveAfter=TUUUUVUU mention_praise=TUUUUUUU mention_profile=SUUUUWUU
mention_question=VUUUTUUU mention_request=WUTUVRWU mention_statement=TUTUVUVU mention_trust=TUUUVVUU
mention_unknown=TUTUUWVU mention_yes=TUUUUVUU mention_you=WUUUTTUU my_accounts=UUUUUUTU
my_common=VUUQUVWU my_courtesy=TUUWUTUU my_end=STUXTUUU my_fid=VRUXUUTU my_lower=UWUTRTWU
my_platform=UUUUUUTU my_praise=WUUTUTUU my_profile=STUZSUTU my_question=UTUVUUUU
my_relative=XVUSURUU my_unknown=UWUTRTWU my_wallet=ZUUQUUUU name+1:,=UUUUVUTU name+1:.=TUUUWUTU
name+1:?=TUUUUVVU name+1:about=UUWUSVTU name+1:and=UUTUUUUU name+1:article=TUUUUVUU
name+1:bot=SUUVUVUU name+1:common=VVUUTSVU name+1:compare=SUUUUXUU name+1:copula=VUUUUUUU
name+1:correction=UUUUTWTU name+1:courtesy=XUTTVRVU name+1:emoji=SUUUUWUU name+1:end=VTVUUTTV
name+1:he=WUUUUSUU name+1:holds=SUTUUXUU name+1:interrogative=XUUUUSUU
name+1:interrogativeSubject=VUUUUUUU name+1:lower=VTUTUTVU name+1:mention=UUUUUTVU
name+1:name=WUUUUSVU name+1:no=TUUUUVUU name+1:not=TUUUUVUU name+1:notAfter=TUUUUVUU
name+1:on=VUTUTWTU name+1:only=TUUUUWTU name+1:or=UUUUUVUU name+1:person=SUWUUVUU
name+1:platform=TXUTVQWU name+1:pointing=VUUUUUUU name+1:possessiveAfter=TUUUUVUU
name+1:praise=UUUUVUUU name+1:profile=SUUUUWUU name+1:question=VUUUTUUU name+1:request=VUTUVSWU
name+1:statement=XUTUVQVU name+1:trust=TUUUVVUU name+1:unknown=VTUTUTVU name+1:yes=TUUUUVUU
name+1:you=XUUUTSUU name+2:,=VUUUUUTU name+2:.=WUUUUUSU name+2:?=RVUUUVVU name+2:Unknown=TUUUUVTU
name+2:about=VUUUWRUU name+2:and=SUUUUVVU name+2:article=XUUUUSUU name+2:bot=UUVUUUUU
name+2:common=UUTUVUUU name+2:compare=WUUUUSUU name+2:copula=TUVUVUUU name+2:correction=TUUUVUUU
name+2:courtesy=SUTUUXVU name+2:emoji=WUUUUTUU name+2:end=PTSTUZXV name+2:ens=TUUUUVUU
name+2:fid=UUUUUVUU name+2:handle=TUUUUVUU name+2:he=UUUUWTUU name+2:holds=UUUUVTUU
name+2:interrogative=TUUUTWTU name+2:interrogativeSubject=UUUUTVUU name+2:lower=VTVUTUVU
name+2:mention=TUTUUWUU name+2:name=SUTUUXUU name+2:no=TUUUUVUU name+2:not=RUUUUXUU
name+2:on=UTTUWTUU name+2:person=VUUUUSUU name+2:platform=STTUTYTV name+2:pointing=TUUUWTUU
name+2:possessiveBefore=VUUUUUUU name+2:praise=WUUUUSUU name+2:profile=WUUUUSUU
name+2:question=RUVUTXUU name+2:request=XUUUURUU name+2:self=XUUTURVU name+2:statement=SUUUUWUU
name+2:trust=UUWUUSUU name+2:unknown=VTVUTUUU name+2:verifiers=TUVUUUUU name+2:wallet=TUUUUVUU
name+2:you=XUUUURUU name-1:,=YUUUURUU name-1:.=VUUUUTUU name-1:?=UUUUVUUU name-1:about=TUVUTVUU
name-1:accounts=TVUUUUVU name-1:and=UUUUTVUU name-1:article=TUUUUWUU name-1:bot=TUUTWUTU
name-1:common=VUVVUSTU name-1:copula=QUTUVYUU name-1:correction=TUUUUVUU name-1:courtesy=WUTUUUTU
name-1:emoji=VUUUUTUU name-1:end=UTUUTTWU name-1:endorse=TUWUUUUU name-1:fid=UUUUUVUU
name-1:greeting=WUUUUSUU name-1:holds=VUUUUUUU name-1:interrogative=UUTUSXTU
name-1:interrogativeSubject=VUUUUUUU name-1:lower=TTWTTTWU name-1:no=TUUUUTVU name-1:not=YUUUXPTU
name-1:on=TUUUUUVU name-1:only=SUVUUVUU name-1:person=UUUUUVTU name-1:platform=WTUVUSUV
name-1:pointing=TUUUTWUU name-1:possessiveBefore=SUVUUVUU name-1:praise=UUUUUTVU
name-1:profile=SUUUUVUU name-1:question=QUUUVXUU name-1:request=VUTUUVTU name-1:self=TUUUUVVU
name-1:statement=TUUUVTWU name-1:thanks=WUUUUSUU name-1:trust=TUUUUVUU name-1:unknown=UTWTTTWU
name-1:verifiers=TUUUUVUU name-1:you=SVUUUVUU name-2:,=SUTUUWVU name-2:.=VUUUUUUU
name-2:about=SUUUUWUU name-2:accounts=UUUTUVUU name-2:article=TUUUUTWU name-2:bot=UUWTTUTU
name-2:common=VUSUVTWU name-2:copula=UUUUTVUU name-2:correction=VUUUUTUU name-2:courtesy=TUUUUXTU
name-2:end=UTTUWTVV name-2:endorse=UUWUUTUU name-2:fid=TUUUUVUU name-2:he=TUUUUVVU
name-2:interrogative=TUUUUVUU name-2:mention=SUUUUXUU name-2:name=SUUUUXUU name-2:no=RUUUUXUU
name-2:not=XUUUUQVU name-2:notAfter=TUUUUVUU name-2:on=TUUVUUUU name-2:person=TUUUUWTU
name-2:platform=RUUUUYUU name-2:pointing=VUUUUTUU name-2:possessiveBefore=TUUUUVUU
name-2:praise=VUUUUTUU name-2:profile=TUUUUVUU name-2:question=VUUUVTUU name-2:request=XUTUURUU
name-2:self=VUWTUTUU name-2:statement=VUUUUUUU name-2:trust=UUUUUVUU name-2:unknown=UUUUUUTU
name-2:wallet=SUUUUWUU name-2:yes=VUUUUTUU name_,=QUUUTYUU name_.=SUTUWWUU name_?=TUTUUXUU
name_about=SUWUUUUU name_and=UUTUUTVU name_article=TUUUUVUU name_bot=TUUUUVUU name_common=UUUUUVVU
name_compare=TUUUUWUU name_copula=WUUUUTTU name_correction=UUUUUVTU name_courtesy=RUTUUWWU
name_emoji=TUUUUVUU name_end=VTUTUUUU name_he=WUUUUSUU name_holds=TUTUUWUU
name_interrogative=WUUUUTUU name_lower=TUTUUWVU name_mention=UUUUUUVU name_name=WUTUUSVU
name_no=TUUUUVUU name_not=RUUUUXUU name_notAfter=RUUUUXUU name_on=VUUUUUTU name_only=TUUUUWTU
name_or=UUUUUVUU name_person=TUWUUUUU name_platform=TUUUUVUU name_pointing=VUUUUUUU
name_possessiveAfter=TUUUUVUU name_praise=TUUUUUUU name_profile=SUUUUWUU name_question=UUUUTVUU
name_request=WUTUVRWU name_statement=SUTUVVVU name_trust=TUUUVVUU name_unknown=TUTUUWVU
name_yes=TUUUUVUU name_you=WUUUTSUU named:0/-1=UVTUUUTU named:0/-2=VVTVWUQU named:0/-3=WWVVUUOT
named:0/-4=VUUUWUPV named:0/0=VTUVTUVU named:0/1=SUUVTUWU named:0/2=UTUTTUYU named:0/3=SUUSUUYU
named:0/4=SSUTUUZU named:0/false/false=XUTTSUVV named:0/false/true=TWUUTUUU
named:0/true/false=YTTUWPTU named:0/true/true=QUUVXUUU named:0=WUSTWPVV named:1/-1=VUUUUTVU
named:1/-2=TUUUUVVU named:1/-3=UUTUUWTU named:1/-4=VTVSWWQV named:1/0=SUUUUTXU
named:1/false/false=WTWTTSVV named:1/false/true=TUTUWSWU named:1/true/false=RUWUTWUU
named:1/true/true=YTTUTUTU named:1=WSWSTTWV named:2/-4=WUTUUUUU named:2/false/false=TUSUUXTU
named:2/false/true=TUUUUWUU named:2/true/false=TUTUUWVU named:2/true/true=TUUUUWUU named:2=QURUUcUU
named:3/-4=WUUUUSUU named:3/false/false=TUUUUVUU named:3=UUUUUVUU names:=WUSTWPVV
names:mention+written=WUUUUSUU names:mention=VSVSSWVU names:platform=SVTUWUVV
names:written+mention=VUUUUTUU names:written=RUTUTaUU no_,=VUUUTUTU no_?=UUUUUUVU no_common=USUVUUVU
no_courtesy=RUUTUWWU no_end=VSUVVVTU no_lower=XWUSUSSU no_mention=SUUUUUVU no_name=SUUUUUVU
no_pointing=XUUUTSUU no_unknown=XVUSVSSU notAfter_common=VTUVUTUU notAfter_end=TUUVUWSU
notAfter_lower=XUUUURUU notAfter_mention=SUUUUWUU notAfter_name=SUUUUWUU notAfter_unknown=XUUUURUU
not_,=UUUUUUVU not_common=XTUTTVUU not_courtesy=UUUSUVVU not_end=VTUUUUTU not_he=RUUWTVVU
not_lower=TUTWSUWU not_mention=PUTUXYTU not_name=RUTUXXTU not_pointing=RUUXSWUU
not_question=VUUUTVUU not_request=aUUUVPUU not_self=SUUTYUUU not_trust=WUUTTUUU not_unknown=SUTWRVWU
number_common=UUUUVVTT number_courtesy=UXUSUUTT number_end=VTTUUVTV number_lower=WUWTUTTT
number_unknown=WUWTUTTT on_,=TWUUTVUU on_?=UVUUTUUU on_accounts=UUUTTUVU on_article=VSUUUVUU
on_bot=WTUUUUTU on_common=VWTVVPUU on_courtesy=UTUUUUVU on_end=WTUUUUUU on_fid=TUUUUVUU
on_he=TUUUWVUU on_interrogative=TUUUUVUU on_lower=SVXUTQVV on_mention=TUUUUUVU on_my=WVUQUVTU
on_name=TUUUUUVU on_person=VUUUUUUU on_platform=RSTVYVUV on_pointing=WTUTUUUU on_profile=VTUUUUVU
on_question=UTUUVUUU on_self=UTUWUUUU on_unknown=TVXUTQWV on_wallet=TUUUVVUU only_,=TUUUUUVU
only_common=XUUUUSUU only_lower=UTUSUVWU only_mention=TUVUUVUU only_name=SUVUUVUU
only_request=SUUVTWUU only_unknown=UTUSUVWU or_article=TUUUUUVU or_bot=VUUUUUTU or_common=TVUUUUSU
or_courtesy=TUUUUUUU or_end=VTUUUUUU or_lower=SWUTVVUU or_mention=VUUUUTUU or_name=VUUUUTUU
or_no=UTUWUUTU or_question=TUUTUUUU or_trust=UUUUTUWU or_unknown=SWUTVVUU out:0=YSTSSSWX
out:1=RUSUXYTU out:2=RUUUUWVU person_,=VTTVUSVU person_?=UVUUTUUU person_Unknown=UUUUUUVU
person_about=UVUTVUUU person_bot=UUUUSUWU person_common=UTUVUVUU person_courtesy=VUVUVTTU
person_end=RSTVWWUU person_interrogative=VXUTUUSU person_lower=URWUVVTT person_on=UUUUUVUU
person_person=TTUSUTYU person_platform=UUUUUVUU person_pointing=TZUUPVUU
person_possessiveBefore=TVUTUVUU person_question=SSUUUYUU person_request=UUUUVTVU
person_trust=UUVUUTUU person_unknown=TRWUVVUT platform_,=SUUUUXUU platform_?=TSUVWTVU
platform_about=UVUTVTVU platform_accounts=UUUWTVSU platform_bot=TUUUUVUU platform_common=XTUTTTVU
platform_copula=TTUXUUTU platform_correction=TTUUYTUU platform_courtesy=WTUTVUUU
platform_end=SWTRVWVV platform_lower=TSTVVUVV platform_name=TUUUUVUU platform_no=TUUUVUUU
platform_on=TTUUVVUU platform_possessiveAfter=TUUUUVUU platform_possessiveBefore=UUUUUUVU
platform_question=USUXUVTU platform_unknown=USTVVUVV pointing_,=UTVVTUTU pointing_.=TUUUVUUU
pointing_?=UUUTUUUU pointing_about=WUTSWTTU pointing_and=UUUUVSWU pointing_article=TVVUVTUU
pointing_bot=SUVUVUUU pointing_common=TQUWVTXU pointing_copula=XUUUPWVU pointing_correction=YUUTVSTU
pointing_courtesy=UVVSVUTU pointing_end=UWTTUTUU pointing_fid=UUUUVUUU pointing_he=TTUVTUWU
pointing_holds=UUUUVUUU pointing_interrogative=TUUUVUVU pointing_lower=SUUVXUTU
pointing_mention=TUUUTWUU pointing_name=TUUUTWUU pointing_not=SUUUUVWU pointing_on=UTUVWUSU
pointing_person=TTUVUVVU pointing_platform=XSUUUSVU pointing_pointing=TVUSUUVU
pointing_possessiveAfter=SUUUVVUU pointing_praise=UVUTSWVU pointing_profile=WWUURUSU
pointing_question=WTUTSWUU pointing_request=VUUVUTUU pointing_self=WUUSUUUU
pointing_statement=SUUUSWWU pointing_trust=QWVUVWTU pointing_unknown=SUTVXUSU
pointing_wallet=TUUUWVTU pointing_yes=TVUUSVUU pointing_you=UVUTVUTU
possessiveAfter_courtesy=UTUTUVUU possessiveAfter_lower=TUTUVWUU possessiveAfter_platform=UTUUVUUU
possessiveAfter_profile=UTUUUUVU possessiveAfter_unknown=TUTUVWUU possessiveAfter_wallet=TUUUVVUU
possessiveBefore_article=XUUUUSUU possessiveBefore_bot=VUUUUTUU possessiveBefore_common=VUUUVTTU
possessiveBefore_form=TUUUUVUU possessiveBefore_lower=TVTUUUVU possessiveBefore_mention=TUVUUVUU
possessiveBefore_name=SUVUUWUU possessiveBefore_pointing=SUVUVUUU possessiveBefore_unknown=TVTUUUVU
praise_,=TTUTVWSV praise_.=VUUTVTVU praise_?=UWUURUVU praise_about=WVUUUTTU praise_article=VTUUUUUU
praise_bot=TTUTVWVU praise_common=VVVTUSTU praise_correction=TUUVUUUU praise_courtesy=TRTXUUVU
praise_emoji=UUUUVUUU praise_end=WRTTVXSU praise_he=VUVUTTUU praise_interrogative=TUUUVUUU
praise_lower=VVUVTUUT praise_mention=UUUUUTVU praise_name=UUUUUTVU praise_on=VVUUUTUU
praise_person=SVUUWUUU praise_pointing=YVVTSSUU praise_praise=VUUUUUTU praise_question=VUUVUSUU
praise_trust=YUUTSUTU praise_unknown=VVUVTUUT praise_yes=TUUVUUUU profile_,=UUUVUUUU
profile_?=TUUTVVTU profile_about=WUURTUWU profile_common=XRUSURYU profile_copula=WUUUUTUU
profile_courtesy=RSUUXWUU profile_end=XVUVVRSU profile_lower=TUUUSWVU profile_mention=SUUUUWUU
profile_name=SUUUUWUU profile_on=WXUTRTUU profile_possessiveBefore=VTUVUTUU
profile_question=WUUTUUSU profile_request=UTUWUUTU profile_unknown=TUUUSWVU
question/false/false=WTTSUTVW question_,=WXUSUTSU question_?=UUUUUTUU question_Unknown=TUUUUVVU
question_about=SSTUVWVU question_accounts=TTUXVUTU question_article=USUVUWVR question_bot=VUUUTTVU
question_common=UVUUUVSU question_compare=YUUUUQUU question_copula=NVUUVVYU
question_correction=XUUUURUU question_courtesy=VZURVVRU question_credentials=TUUSVUVU
question_end=RXUVVTTU question_first=TVUUUUUU question_he=TQTXXVUU question_holds=VTUTTUVU
question_interrogative=WTUUUUUU question_interrogativeSubject=VTUTUUUU question_lower=WUSTWUTT
question_mention=RUUUVWUU question_my=WTUXRUTU question_name=RUUUVWUU question_not=VUUTUUUU
question_on=TTUVUVVU question_person=VRUVUTVU question_platform=TSUWVTUU question_pointing=QZTUXUQU
question_possessiveBefore=STUUWUVU question_praise=VVUTUUTU question_question=OWUVWTWU
question_request=WSUTUSXU question_self=UWUQUVVU question_statement=UVUVSVSU question_trust=STVUTVWU
question_unknown=VUSTWVTT question_wallet=SSUYVUSU question_yes=VUUTUUUU question_you=UVUUUUTU
quote/false/false=TSUUYUUU quote/true/false=VTUUTUUU quote/true/true=UUUUTVUU relative_end=VWUTUTUU
relative_lower=USUWUUUU relative_unknown=USUWUUUU reply/false/false=WYUUQURU
reply/false/true=TUUUVUUU reply/true/false=QRVSXVYU reply/true/true=WUTUVSUU request_,=YXUSUQTU
request_?=TVUSTVWU request_Unknown=TTUTUUXU request_about=QQUYTYVU request_article=UYURUVSU
request_bot=XVUUUSTU request_common=TUTVWWQU request_courtesy=VQUVTUXU request_end=OVVYPaUU
request_form=XUUUURUU request_he=UQUUYVUU request_interrogative=VRUSVVWU
request_interrogativeSubject=VUUSUWUU request_lower=UUTVWTTU request_mention=TUTUUXTU
request_my=UTUYTTTU request_name=UUTUUVTU request_on=TUUVTWUU request_person=UVUTUUVU
request_platform=WVUTUSTU request_pointing=UWVTQVUU request_possessiveBefore=VUUUUUUU
request_question=VSUSUTYU request_request=TTUUUVVU request_self=TTUYUUTU request_unknown=TUTUWTVU
request_you=UVUTUUTU rhetorical_end=TWUUTUUU second_common=VUUTUUUU second_end=UUUUUUTU
second_lower=TUUUTVUU second_unknown=TUUUTVUU self_,=VSUVVUSU self_?=UPUdTURU self_about=TTUVUVUU
self_and=TUUVUVUU self_article=TYURVTUU self_bot=STUYUTTU self_common=TTUTSVYU self_copula=TUUUUVUU
self_correction=QXUVTUVU self_courtesy=TRUZQXUU self_end=SSUZUSVU self_interrogative=TSUXUUUU
self_lower=UVVVUSUU self_mention=TUUUUUVU self_name=TUUUUVVU self_not=WUURWUUU self_on=UUUWUUTU
self_praise=XUUSUUUU self_question=aSUUSTUT self_request=XWUUSSTU self_self=TUUVUUUU
self_statement=WSUSVUUU self_unknown=UVVUUSVU statement_,=UUUUUVUU statement_?=UVUUUUTU
statement_about=UTVUUSXU statement_article=WXUUUSSU statement_bot=WTUUTUUU statement_common=URUVTWWU
statement_courtesy=UUUUXSUU statement_end=YZUSUPTU statement_he=TUUUSVWU statement_lower=TUVUUVTU
statement_mention=SUUUVUVU statement_my=YTUSUTUU statement_name=SUUUVVVU statement_on=UUVUUUUU
statement_pointing=VTUURXVU statement_question=VUUTVUTU statement_request=PUUUVZUU
statement_self=TUUUUVUU statement_statement=SUUUUUXU statement_trust=TUUUVUUU
statement_unknown=UUVUUVTU statement_you=VTUVUVTU thanks_about=WUUUUSUU thanks_bot=WTUTUTUU
thanks_common=TTUUUVWU thanks_courtesy=VUUUUUUU thanks_emoji=VUUUUTUU thanks_end=TSUTTZUU
thanks_lower=WUUUUTUU thanks_mention=WUUUUSUU thanks_name=WUUUUSUU thanks_praise=TTUUUUWU
thanks_unknown=WUUUUTUU third_end=TUUUUUVU top/false/false=TVRRUVXU top/false/true=YTVTURVU
top/true/false=TWSYUURU top/true/true=UTVTUVUU trust_,=VTVTVSVU trust_?=RTUSVXWU
trust_about=WUUUUTUU trust_bot=TUUVUVTU trust_common=TVUVUTTU trust_courtesy=TTVWTTUU
trust_end=XTUSUUUU trust_lower=TUUTUVVU trust_mention=TUUUUVUU trust_name=TUUUUVUU trust_no=SUUUXUTU
trust_on=VUUUUUTU trust_or=UTUVTUVU trust_pointing=VUUUUUUU trust_question=TUUUVVTU
trust_unknown=TUUTUVVU unknown:0/false/false=TXTSQUXX unknown:0/false/true=WTTTVUUU
unknown:0/true/false=PVTSaUUU unknown:0/true/true=UTSTVWUU unknown:0=VTRTUUWX
unknown:1/false/false=UUTTWUUV unknown:1/false/true=UTUTUWUU unknown:1/true/false=SSUVYQVV
unknown:1/true/true=WTVTTUUU unknown:1=VVSSVVSV unknown:2/false/false=UTTUYSVS
unknown:2/false/true=VUVUUTTU unknown:2/true/false=WVUUTTUT unknown:2/true/true=XUWUTRUU
unknown:2=UTUVVTVS unknown:3/false/false=VSTWUVUU unknown:3/false/true=TUWUVSUU
unknown:3/true/false=SYTXRVSU unknown:3/true/true=VUTUUTVU unknown:3=TUUTUUVU
unknown:5/false/false=WUVUTUTU unknown:5/false/true=SUUUUTXU unknown:5/true/false=VTUTSVWU
unknown:5/true/true=SUUUUWUU unknown:5=TUVUTTVU unknown:9/false/true=TUUUUWUU
unknown:9/true/true=TUUUUVUU unknown:9=TUUTUWUU unknown_,=WSURVVUU unknown_.=UUTVTVUU
unknown_?=TUTWVSVU unknown_Unknown=TSUTUVXU unknown_about=UWURTUVU unknown_accounts=TUUVUUUU
unknown_and=STUUVVUU unknown_article=UTUUUWTU unknown_bot=WUUSUUVU unknown_common=USWTTUVV
unknown_compare=WVUUTSUU unknown_copula=WSUUVUTU unknown_correction=WQVUTVUU
unknown_courtesy=UWUUTUSU unknown_credentials=TTUVUUUU unknown_emoji=VSUWUTUU unknown_end=WUWTSTVR
unknown_endorse=TUWUUTUU unknown_ens=UTUUUUUU unknown_fid=TSUWUUUU unknown_first=VUUTUUUU
unknown_form=SUUUUWUU unknown_handle=VUUUUTUU unknown_he=VUUTVTUU unknown_help=UVUUSTWU
unknown_holds=VVUSWUSU unknown_interrogative=TUVTUUUU unknown_interrogativeSubject=VUUUUUUU
unknown_lower=UTUTTUVT unknown_mention=TTVTTVUU unknown_my=VXUTUSTU unknown_name=TTVTTWUU
unknown_no=UUUTVSWU unknown_not=TWUUTUUU unknown_notAfter=UTUTUUVU unknown_number=TUUUUWTU
unknown_on=TVWRUVTV unknown_only=RTVTUUXU unknown_or=UVUSVVUU unknown_person=WSUTXUSU
unknown_platform=TWUTWSVU unknown_pointing=TUUUUVUU unknown_possessiveAfter=UVUSVUUU
unknown_possessiveBefore=VUVTUUTU unknown_praise=TUUVSVUU unknown_profile=TSTYTTVU
unknown_question=XWUTTTSU unknown_relative=UVUVSTUU unknown_request=UWUUSSVU unknown_self=TWUSUVVU
unknown_statement=TVVUUVSU unknown_thanks=UUUUUUVU unknown_trust=WTTTXTTU unknown_unknown=UTUTTWWT
unknown_wallet=TUUVRWVU unknown_yes=UWUSWTSU unknown_you=VVUTUVTU verifiers_lower=TUVVVTTU
verifiers_mention=TUUUUVUU verifiers_name=TUUUUVUU verifiers_unknown=TUVVVTTU vocative/card=UTUWSUVU
vocative/false/false=VWTUUVRU vocative/false/true=VQVUTTVU vocative/quote=TRUUXUUU
vocative/reply=UWUSWUSU vocative/top=SVTVUVUU vocative/true/false=TUSURVXU
vocative/true/true=RUUTZVRU vocative=RUSUXWUU wallet_?=TTUUWUTU wallet_about=TTUTVVVU
wallet_copula=XUURTUUU wallet_courtesy=UTUVUUUU wallet_end=VTTTTUXU wallet_lower=TUUWUVSU
wallet_on=UUUTVUUU wallet_possessiveBefore=TUUUUVVU wallet_question=VUUSVVSU wallet_request=TUUUUVUU
wallet_unknown=TUUWUVSU word:-1/card=TVUVUUTU word:-1/false/false=VSTRWVVU
word:-1/false/true=UXUXSTRU word:-1/reply=VUUUVUSU word:-1/top=WUTTUTUU word:-1/true/false=TVUSVUVU
word:-1/true/true=UTUVTTVU word:-1=VVTUUTUU word:-2/card=WTUTUUUU word:-2/false/false=VVUTSVVU
word:-2/false/true=TVUSXUTU word:-2/quote=UUUUVUTU word:-2/reply=UWUUUUTU word:-2/top=VVUWUVQU
word:-2/true/false=TTUWVUUU word:-2/true/true=UVUWUURU word:-2=UVTUVVRU word:-3/card=TUVVUURU
word:-3/false/false=WYVTSURU word:-3/false/true=VTUWTWRT word:-3/question=XUUUUUST
word:-3/quote=VUUUUVTU word:-3/reply=TUUTUUVU word:-3/top=VWTVUVRU word:-3/true/false=UVUUVUTU
word:-3/true/true=USUUWUTU word:-3=XWUVVWMT word:-4/card=WUTVUUSU word:-4/false/false=YTUTVUOV
word:-4/false/true=WTVSVTTV word:-4/question=VTURUVTX word:-4/quote=USUUXUTU word:-4/reply=VUUTUUVU
word:-4/top=VWUVUUOU word:-4/true/false=UXTUTUTU word:-4/true/true=STTVXXRU word:-4=XTTTWVKX
word:0/card=VUUTTUVU word:0/false/false=TUUWTUUU word:0/false/true=VTUSVUVU word:0/top=TTUWUUVU
word:0/true/false=TQUXUUWU word:0/true/true=TYURUTUU word:0=TTUVTTYU word:1/card=STUWTUWU
word:1/false/false=SSUWTUWU word:1/false/true=UTUXUTUU word:1/top=UVUTUTWU
word:1/true/false=UXURUUVU word:1/true/true=UTUUUUVU word:1=SUUVTTYU word:2/false/false=TUUUUUVU
word:2/false/true=TWUUUUUU word:2/top=UTUTUUXU word:2/true/false=UTUUUUVU word:2/true/true=WSUTTUXU
word:2=TTUTTUZU word:3/false/false=TUUUUUVU word:3/false/true=TTUTUUYU word:3/top=SUUSUUYU
word:3/true/true=UVUUUUTU word:3=SUUSUUZU word:4/false/false=TUUUUUVU word:4/false/true=TSUTUUYU
word:4/top=TSUTUUZU word:4=SSUTUUZU words:0/absent/card=UVTXVVPU words:0/absent/question=STURUVUY
words:0/embedded/quote=VUUUTUUU words:0/embedded/reply=VTUUUTUU words:0/embedded/top=XUTRUVTU
words:0/false/false/false=VSSTTUVX words:0/false/false/true=VTVTUUUU
words:0/false/true/false=UXUUTTVU words:0/false/true/true=TTTUUXUU words:0/false=UTSTSVYY
words:0/true/false/false=USUWVTTV words:0/true/false/true=VTUTVUUU words:0/true/true/false=RUUVXVSU
words:0/true/true/true=WUTUTVUU words:0/true=WQUXYVOU words:0/vocative/card=UUUWTUUU
words:0/vocative/quote=TSUUWUUU words:0/vocative/reply=UVUUUVTU words:0/vocative/top=SSUVUUYU
words:1/absent/card=UTVRUTXU words:1/absent/question=UUUUUUWS words:1/embedded/top=UUUVUSVU
words:1/false/false/false=WVUURWUT words:1/false/false/true=TUUUUUVU
words:1/false/true/false=SUUUWSVU words:1/false=VVURUTWS words:1/true/false/false=WUTSUUUT
words:1/true/false/true=SUVUUUVU words:1/true/true/false=TVUUUUVU words:1/true/true/true=VUUUUTTU
words:1/vocative/quote=TTUUVUUU words:1/vocative/reply=VVUSWUTU words:1/vocative/top=VWTVUWRU
words:2/false/false/false=UWUUUUTU words:2/false=TVUTUUUU words:2/true/false/false=UUUUUUVU
words:2/vocative/top=TVUTUUVU yes_,=UUUUUUTV yes_?=TUUWUUSU yes_about=VUUUUTUU yes_bot=VUUUUTUU
yes_common=UTUUUWTU yes_correction=VUUTUUUU yes_courtesy=VUUSTWUU yes_end=WVUTTTTU
yes_lower=VTUTWTTV yes_mention=TUUUUVUU yes_name=TUUUUVUU yes_question=TTUTVUWU yes_unknown=VTUTWTTV
you_?=WSUVTVUU you_about=STUTUVXU you_article=TUUUTWTU you_bot=VUUVUSTU you_common=OUUXTWVU
you_copula=ZUUTURTU you_correction=RUUXTVUU you_courtesy=UWUSTUVU you_end=WVUSWURU you_he=WUUUUSUU
you_holds=UTUWUTUU you_lower=UWUTUTUU you_mention=SUUUUWUU you_name=RUUUUXUU you_on=UUUTUVUU
you_pointing=VUUUUTUU you_praise=SSUVWUWU you_question=WYUSTSTU you_request=TSUVVVUU
you_unknown=UWUTUTUU you_you=UVUUUUUU
`
