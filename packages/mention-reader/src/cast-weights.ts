/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=STRRVWWW !true=ZSUVUSTU ,_,=VUUUUUUU ,_about=QUUUXVUU ,_and=WTUUVUTU ,_article=SUUUWUUU
,_bot=WSUUUUVU ,_common=WSUUUTVU ,_compare=TUUUUVUU ,_copula=STVUUUWU ,_correction=SUUTVWUU
,_courtesy=WVTTUSVU ,_end=TWUUUVSU ,_he=VUVTWRUU ,_help=SWUUTVUU ,_interrogative=WUUSTVUU
,_interrogativeSubject=YTUVTTTU ,_lower=WTVVVTRV ,_mention=TUTUUWUU ,_name=TUTUUXUU ,_no=XTUVUQUU
,_not=URUUVTXU ,_notAfter=VTUVUSUU ,_on=SUUUWUUU ,_person=XUVUURTU ,_platform=VUUUUUUU
,_pointing=WTUTVSVU ,_praise=ZUUUURUU ,_profile=WUUUTTTU ,_question=RVUVTUVU ,_request=TTWUVTVU
,_self=UTTZQUVU ,_statement=STVUUXUU ,_thanks=VUUUTUUU ,_trust=TUVUTVUU ,_unknown=WTVVVURV
,_yes=VUUUUTTU ,_you=VTUUUUUU -1:Unknown=SUUTVVUU -1:about=SVUTXVSU -1:accounts=RTUXVVTU
-1:and=TUUVTVUU -1:article=UTVUUUUU -1:callAfter=UVUUUTUU -1:common=YXTVUPRV -1:compare=VUUUTVUU
-1:copula=UUUSVUVU -1:correction=UTTRSWZU -1:courtesy=RUVSUVVV -1:credentials=TUUVUUTU
-1:end=SRUTZUVU -1:endorse=TUXUUSUU -1:ens=UUUTUUVU -1:fid=STUVWUTU -1:first=TSVUUVVU
-1:form=XUUUURUU -1:greeting=XTUTUTUU -1:handle=TUUUUWUU -1:he=VQUTYUVU -1:help=TXUTSTWU
-1:holds=VSUTVUVU -1:interrogative=SQUUWVYU -1:interrogativeSubject=VUUUUTVU -1:last=TUUUUVUU
-1:link=TXUUUTUU -1:lower=UVUWUUUR -1:mention=TTUUUWUU -1:my=STUYTUUU -1:name=VTTTUVUU
-1:no=WSUUVTTU -1:not=WUUUUTTU -1:notAfter=VTUVUVSU -1:number=UTUUUVUV -1:on=WSUUUUTU
-1:only=TUUUUUUU -1:or=VTUUUUUU -1:person=STTVVWVU -1:platform=RUTSXUWV -1:pointing=TVTSVUWU
-1:praise=YSTSSYSU -1:profile=VVUWWSRU -1:question=NXUVWVVU -1:relative=VaUSRTTU -1:request=UVVWPUVU
-1:rhetorical=TWUUUUUU -1:self=SOTiTRSU -1:statement=YaUSTQSU -1:thanks=VSUSTZUU -1:third=TUUUUUVU
-1:trust=VTURUXVU -1:unknown=SVVWVVUR -1:verifiers=VUUVUTTU -1:wallet=VSTTUUWU -1:yes=VWUSTUSV
-1:you=XUUUWUQU .=XRTSTUVX ._Unknown=WUUUUSTU ._bot=QUUVWVWU ._common=UUUUTVUU ._correction=TUUUUVUU
._courtesy=UUUTUUVU ._emoji=TUUUUVUU ._end=XSVTUSVU ._interrogative=VUUUSVUU ._lower=VTUTTVWU
._mention=WUUUUTUU ._name=VUUUUTUU ._question=SXUUUWSU ._unknown=XTUTTTVU .absent=WQUSSWVW
.embedded=UTTTTVXU .vocative=VVVTVSSU 1:Unknown=UVWTUSTU 1:about=VTVUUVTU 1:accounts=TUUSYRWU
1:and=SSUYVTVU 1:article=VTUTUUVV 1:common=YSUUYSQU 1:compare=QVUTWWUU 1:copula=UWUTWTSU
1:correction=KTTYXXWU 1:courtesy=TUUTTSYV 1:end=SRUTZUVU 1:endorse=SUZUTTUU 1:ens=TTUTVUUV
1:fid=TTUVUUUU 1:first=WUUUUTSW 1:form=RUUUTXUU 1:greeting=aRUUTTTU 1:handle=VUUUUTUU 1:he=YTUSYQTU
1:help=SaUSUUTU 1:holds=SUUUTVWU 1:interrogative=ObTUUWSS 1:interrogativeSubject=TWUUXUUR
1:lower=TTSWWVTV 1:mention=TTUUVVVU 1:my=PRUaUVVU 1:name=STUTUXVU 1:no=UUUSQYWU 1:not=STTXSUWU
1:notAfter=UVUUUVTU 1:number=TTUUUUWU 1:on=TWTTSWVU 1:only=VUUUUTTU 1:person=VTTSTWWU
1:platform=STUTUYTU 1:pointing=cSTSUTRU 1:possessiveBefore=TUUUVUUU 1:praise=aRUXSRUT
1:profile=OTUUbVUU 1:question=MbSVWVWR 1:relative=TTUVUVTU 1:request=VWTUSUTU 1:rhetorical=YWUUURSU
1:second=TUUUUUUV 1:self=WQWXRUVT 1:statement=cSUSUPWU 1:thanks=cRUSTSUU 1:trust=VTUTSUWU
1:unknown=TTUVWTSV 1:verifiers=QUUVWVUU 1:wallet=RVUTWVUU 1:yes=XSUTTTUW 1:you=YVUSTRVU
2:Unknown=UTUTUVWU 2:about=VRTVVSXV 2:accounts=UTUUUUUU 2:and=QUUTVWWV 2:article=VTTSXWSS
2:callAfter=UUUUUTVU 2:common=UWVUUURU 2:compare=WUUTUSVU 2:copula=VXTUTURU 2:correction=RXUTSVXU
2:courtesy=TTTYUQWV 2:credentials=TTUTUUWU 2:end=RUTSQaXV 2:endorse=SUWUUUUU 2:ens=QUUXVUTU
2:fid=UTUVUVUU 2:first=TUUUUVUU 2:form=RUUUUXUU 2:greeting=SVUUUXTU 2:he=OSWUYYRU 2:help=PZUUUTUU
2:holds=TUUUUVVT 2:interrogative=RTTWYUTU 2:interrogativeSubject=SSUWTUXU 2:lower=TUTVUTTV
2:mention=VTWUUSUU 2:my=UUUZTSSU 2:name=STWUUWUU 2:no=WUUTUUTU 2:not=XTUQVTWU 2:notAfter=UUUTVUUU
2:number=XVUSURUU 2:on=TRTUVWVV 2:only=UVVUUUTU 2:or=UVUTWVRU 2:person=SRVSXVWU 2:platform=RTUSYVWU
2:pointing=SVVTUUVU 2:possessiveAfter=QVUTUYTU 2:possessiveBefore=UUUTUWSU 2:praise=YXUTRTTU
2:profile=QTVWVUWU 2:question=VSVVTTWU 2:relative=TVUVSTWU 2:request=STTVWVVU 2:self=WSTaURRU
2:statement=VTTSTTXU 2:thanks=VUUUTUUU 2:trust=WTUUUUSU 2:unknown=TTTUUUVV 2:verifiers=SUUUWUUU
2:wallet=VSUUTWUU 2:yes=XTUURTWU 2:you=XTUZRQVU ?=RVRUWVUU ?_bot=TUUTUWVU ?_common=UXUUSVRU
?_end=QZSSWUUU ?_he=TVUUTVVU ?_lower=VQUVUTWU ?_name=UUUUVUUU ?_pointing=UVUUUUTU ?_request=UTUVTVVU
?_unknown=VQUVVTVU ?absent=SYUTWSTU ?embedded=ZUUTSSUU ?vocative=OSSWWZVU Unknown_,=UUUUUVUU
Unknown_.=UUUUUVUU Unknown_?=TTUTVVVU Unknown_Unknown=TSUTUVYU Unknown_about=VUUUUUUU
Unknown_bot=UVUUUUUU Unknown_common=WTVUUSUU Unknown_courtesy=WUUUVTSU Unknown_end=SVUUUUUU
Unknown_lower=USWUTTWU Unknown_on=VUUUTUUU Unknown_unknown=TRVTTVZU about:false=RTRSVZWX
about:true=bUUUUOTU about_,=UUUUTVVU about_?=UVUUUUSU about_Unknown=VUVUUTUU about_about=SUUUUVVU
about_accounts=UUUUTVUU about_article=TPVUUTbU about_bot=ZTUUTTSU about_common=PVTUVUXU
about_compare=VUUUTUUU about_correction=TUUUUVUU about_courtesy=YTUSVUSU about_end=TVUTVUUU
about_he=UTUUXTUU about_interrogative=TUUUVVUU about_interrogativeSubject=TUUUUUUU
about_lower=RVUXUTSU about_mention=TUVUTVUU about_my=UWTSUUVU about_name=TUVUTWUU
about_platform=TTUUWWTU about_pointing=WTUTXSUU about_question=TUUUVUUU about_request=TTURUWXU
about_self=SRTZVTUU about_statement=SUUUUWUU about_trust=UUVUUUUU about_unknown=SVVXUSSU
about_you=WUUVUTSU absent/card=UUUUUVTU absent/false/false=TSUUTWUW absent/false/true=UVTSUXTU
absent/question=TTTRUVVW absent/true/false=WVUSVSTV absent=VTTSUUUW accounts_,=UUUVUUUU
accounts_about=UTUVUUUU accounts_copula=VTUUUUUU accounts_courtesy=XTUTUQXU accounts_end=TUUYVURU
accounts_lower=TTUVVTTU accounts_platform=TUUTUVUU accounts_question=TTUTVUUU accounts_self=XUUVUQUU
accounts_unknown=TTUVVTTU and_about=TTUUUVVU and_article=UTUUWTUU and_bot=WUUTTUTU
and_common=UVUTTVUU and_copula=UUUUXSUU and_courtesy=TUUUVVUU and_end=VUUVTUTU and_he=TUUUVUUU
and_interrogative=UYUURTSU and_lower=VUUTUSVU and_mention=UUTUTWUU and_name=UUTUTWUU
and_platform=UUUUVUUU and_pointing=VTUUWTTU and_question=SUUUWTVU and_self=TRUYTUVU
and_unknown=VUUTUSVU another:false=QTSSVaVX another:true=bTTTUOVU any:,=TSWQRWYV any:.=USUVRVWU
any:?=UWSUVTTU any:Unknown=VTWSVUTU any:about=TSXRXTVV any:accounts=SRUXXTUU any:and=TVUUVTTV
any:article=UWURUVVT any:bot=UTSUUVWU any:callAfter=UUUTUUVU any:common=SVVTTWSV
any:compare=WXTTUSTU any:copula=WTTQVVVU any:correction=PUUXTYTV any:courtesy=TRTYUVTU
any:credentials=TTUVVUVU any:emoji=YRTUUUUU any:endorse=OUhUSQUU any:ens=RTUVWUUV any:fid=PTUWWXUU
any:first=WUVSSWSW any:form=SUTUTYUU any:greeting=aUTUSTSU any:handle=WUTUUUUU any:he=RRVTZTWU
any:help=PfUSTTTU any:holds=VRTUWXTT any:interrogative=PWSRWXXT any:interrogativeSubject=aUTUUTUR
any:last=UUUUUVTU any:link=XWUSUTSU any:lower=UTUUUVUU any:mention=ZSVSVRVU any:my=WRUfOSTU
any:name=WRURUVUU any:no=VRTTVXUU any:not=USSVTVWU any:notAfter=UTTWVVSU any:number=XVWRUTTT
any:on=TVUSUUUW any:only=VUUSSVVU any:or=TVTSVVUU any:person=VUVSUTUT any:platform=QPSTbXVW
any:pointing=VVWPWTUU any:possessiveAfter=SUTSWWVU any:possessiveBefore=VUUTUVSU any:praise=aRUUURUT
any:profile=TUUXVTSU any:question=TVSXVVUQ any:relative=XbUUNSSU any:request=TXTXOVUU
any:rhetorical=bWUSSPUU any:second=TTVUTVUV any:self=TQTfOUUT any:statement=XUURTUUU
any:thanks=bQUSSVVU any:third=VUUTUUVU any:trust=YSWTUSSU any:unknown=UTUTVVUU
any:verifiers=PTVVYVTU any:wallet=SQTWVZTU any:wrong=UXUTUSUU any:yes=VTTTVVRW any:you=YUTUTSUU
article_Unknown=UVUUUVTU article_accounts=TUUUUUVU article_bot=YTUUUSSU article_common=YYVRTSQU
article_correction=UVVUUUSU article_courtesy=TSUWUVUU article_end=UTVUTUVU article_fid=TUUUUVUU
article_lower=WTSSXUVS article_mention=SUUUUWUU article_name=SUUUUWUU article_on=UUUVUTUU
article_person=RaUUPVVU article_platform=STUUUTYU article_pointing=TTUUVVVU article_praise=VTUUVUTU
article_profile=WWURUUUU article_request=XUUUTSUU article_trust=RTUTVWWU article_unknown=WUSSXVUS
article_wallet=UUUTUUVU aside:false=USRTVVVX aside:true=UVUSUUVU before-name:,=YUTTTRWU
before-name:.=TUUUUWTU before-name:?=TUUUWQWU before-name:Unknown=WUUUUTUU
before-name:about=UUUUTVVU before-name:accounts=YVUTURUU before-name:and=WUUUVRUU
before-name:article=RTUVUVVU before-name:bot=UTVSWUVU before-name:common=WUTVVRUU
before-name:compare=VUUUUUVU before-name:copula=WUTUVTUU before-name:correction=RUUUTaTU
before-name:courtesy=UUTVUVSU before-name:emoji=WUUUUTUU before-name:endorse=SUYUUSUU
before-name:fid=SUUUUWUU before-name:first=VUUUUTUU before-name:greeting=XUUUUSUU
before-name:he=UUUUUTVU before-name:holds=TUUUUWUU before-name:interrogative=SUTUVVUU
before-name:lower=UTUTUUUU before-name:mention=RUUUUYUU before-name:my=WUUUUSUU
before-name:name=SUTUUXUU before-name:no=QUUUUXVU before-name:not=WUTUVSUU
before-name:number=UUUUUUVU before-name:on=VUTVTRWU before-name:only=TUVUUTVU
before-name:or=VUUUUTUU before-name:person=UUTUUXTU before-name:platform=VTTUUVTV
before-name:pointing=SUTVWTUU before-name:possessiveAfter=UUUUTVUU
before-name:possessiveBefore=TUUUUVUU before-name:praise=TUUVUTUU before-name:profile=UUUWUTUU
before-name:question=RTUVVVUU before-name:relative=VUUUUTUU before-name:request=XUTTUTVU
before-name:rhetorical=ZUUUUQTU before-name:self=RUVTVVUU before-name:statement=TUTUUUVU
before-name:thanks=YUUUUQUU before-name:trust=WUUUUSUU before-name:unknown=VTUTUUUU
before-name:verifiers=TUUUUVUU before-name:wallet=SUUUUWUU before-name:yes=TUUUUWUU
before-name:you=TVUUVUUU before:,=bTTSTSTU before:.=YUUUUTRU before:?=XSUTSWUU
before:Unknown=WVUTUSVU before:about=YTSUTVTU before:accounts=UUUSUUWU before:and=YTUUTSVU
before:article=SSUVUUWU before:callAfter=UUUUUTVU before:common=YSTTUWSU before:compare=aUUUUOUU
before:copula=QVUUWVVU before:correction=YTUUWTRU before:courtesy=WRTTXTVU
before:credentials=TUUUUVUU before:emoji=UTUUVUUU before:ens=TUUXUTTU before:fid=RUUVUVUU
before:first=UUUUTVVU before:form=RUUUTXUU before:greeting=UTUVUWSU before:handle=VUUUUUUU
before:he=UTVTVTVU before:help=SZUTTSUU before:holds=TUUTVWTU before:interrogative=VUUSWVRU
before:interrogativeSubject=VTUTVSWU before:lower=URSVXVVU before:mention=XTTTTRWU
before:my=UTUXUTSU before:name=WTTTTUWU before:no=XUUTTXQU before:not=TTUWUTWU
before:notAfter=VUUUUUUU before:number=TUUUVUUU before:on=VTTUUUWU before:only=TUUUUWTU
before:or=VUUTVUTU before:person=UUUUUVUU before:platform=UUUUUWRU before:pointing=TUUSUVWU
before:possessiveAfter=RUUUUXUU before:possessiveBefore=VTUUTUWU before:praise=QSUUaTVU
before:profile=WUUUUUTU before:question=SUUXRVVU before:relative=XUUTUTTU before:request=RWUTUWUU
before:rhetorical=YUUUTSUU before:self=TSUbQRWU before:statement=USTTVWVU before:thanks=XTUTUTUU
before:third=WUUTUUUU before:trust=SUUUUTWU before:unknown=USSUYUUU before:verifiers=UUUVUUUU
before:wallet=QUUUUXVU before:yes=STUWVWSU before:you=XSUVUTTU behind-name:,=VTVUWSTU
behind-name:.=UUVUWVRU behind-name:?=XTSTTWSU behind-name:Unknown=UUUUUVTU
behind-name:about=VUVTTTUU behind-name:accounts=SUUUUWUU behind-name:and=TUUUUWUU
behind-name:article=WUUUTSVU behind-name:bot=VTTUTVVU behind-name:callAfter=VUUUUTVU
behind-name:common=UUTUTUWU behind-name:compare=WUUUTTTU behind-name:copula=RUVUUVVU
behind-name:correction=YUSUUTSU behind-name:courtesy=UTUTSWVU behind-name:credentials=VUUUUUUU
behind-name:emoji=VUUUUUTU behind-name:endorse=RUaUURUU behind-name:ens=VUUUUUUU
behind-name:fid=TUUUUWUU behind-name:first=RUUUUWUU behind-name:form=SUTUTYUU
behind-name:greeting=VUUUUUTU behind-name:handle=UUUUUVUU behind-name:he=TUUUXUSU
behind-name:help=WTUUUTUU behind-name:holds=TUTUVVTU behind-name:interrogative=RUUUUWVU
behind-name:interrogativeSubject=XUUUTTUU behind-name:lower=UUUTUTVV behind-name:mention=ZSVSVRVU
behind-name:my=TVUUUVUU behind-name:name=WRURUVUU behind-name:not=SUTUUYTU
behind-name:notAfter=TUUUUVUU behind-name:number=UUWUUTUU behind-name:on=UTVUUVUU
behind-name:only=TUUUUWUU behind-name:or=TUUUUWTU behind-name:person=UUWUURVU
behind-name:platform=QVTTVWVV behind-name:pointing=UUVUWSUU behind-name:possessiveAfter=TUUUUVUU
behind-name:possessiveBefore=WUTUUTVU behind-name:praise=VUUUUSVU behind-name:profile=WUUUUTTU
behind-name:question=UUUTTWUU behind-name:relative=UVUUUTUU behind-name:request=RUVUVWUU
behind-name:second=UUVUUTUU behind-name:self=WUTVTTVU behind-name:statement=UUUUUUVU
behind-name:thanks=RUUUUYUU behind-name:trust=UUVUVUSU behind-name:unknown=TUVTUTVV
behind-name:verifiers=UUVUUTUU behind-name:wallet=SUTUUYUU behind-name:you=XUTUTTUU
behind:,=OUVTWXVU behind:.=UTUWSTWU behind:?=SVSWUUWU behind:Unknown=VTUTUWTU behind:about=VSXTXQUU
behind:accounts=TRUaUUSU behind:and=VXUSUSTU behind:article=UZTRUUTU behind:bot=UTSUUVWU
behind:callAfter=UVUUUUUU behind:common=UXUTRSXU behind:compare=SXTUTVUU behind:copula=XSURUUWU
behind:correction=cSSVUPUU behind:courtesy=VUUTSWTU behind:credentials=TTUVVTVU
behind:emoji=USUVWUUU behind:endorse=RUfUSOUU behind:ens=TUUTUUVU behind:fid=TSUWUWUU
behind:first=VVVSTVTU behind:form=UUUUUVUU behind:greeting=YUUTTSUU behind:handle=TUUUUWUU
behind:he=RRUXUVXU behind:help=RZUSUVTU behind:holds=URTWVVUU behind:interrogative=PUTSWWYU
behind:interrogativeSubject=WUTUUVSU behind:link=XWUSUTSU behind:lower=TVVVVTUU
behind:mention=USXTXUSU behind:my=VRVaPTVU behind:name=USWSWWSU behind:no=VSTVWSUU
behind:not=VTSVUVTU behind:notAfter=SUTWVWTU behind:number=WVWRUSTU behind:on=YTVUSUSU
behind:only=WUUTSTVU behind:or=SVUTVVVU behind:person=PTWTXVVU behind:platform=QSSUVXYU
behind:pointing=PVVVUVWU behind:possessiveAfter=WVUSTTVU behind:possessiveBefore=UVVTUVSU
behind:praise=VUUSVUVU behind:profile=WTUXRTUU behind:question=QVSXRWWU behind:relative=TUUWUTTU
behind:request=TTTWXTUU behind:rhetorical=XWUSURUU behind:second=UUVVTUUU behind:self=TTUaUSTU
behind:statement=XWUSSUTU behind:thanks=TRUTUYVU behind:trust=RTWTVXTU behind:unknown=SWVUWTUU
behind:verifiers=SUVVUVTU behind:wallet=TSTXUWTU behind:wrong=RXUTUUUU behind:yes=UUUSVUWU
behind:you=XVTOUXUU bot+1:,=VUVVVRTU bot+1:.=VVUTVTUU bot+1:?=ZUUSXQTU bot+1:Unknown=VUUUTUUU
bot+1:about=XTVUTUTU bot+1:accounts=XUUTURWU bot+1:and=ZVUVSRTU bot+1:article=UTUUUUWU
bot+1:common=WUUSTUUU bot+1:compare=TVUUUUUU bot+1:copula=YVUUWQSU bot+1:correction=TTUWVTTU
bot+1:courtesy=UVUVSVUU bot+1:emoji=VUUSWUTU bot+1:end=RPTYXVVU bot+1:endorse=TUYUTTUU
bot+1:fid=UUUVUUUU bot+1:form=TUUUUWUU bot+1:greeting=XSUUTVUU bot+1:handle=VUUUUTUU
bot+1:he=UUUSVXSU bot+1:help=SZUSUUTU bot+1:holds=UUUUTVVU bot+1:interrogative=UXTTWSTU
bot+1:interrogativeSubject=SVUUVUVU bot+1:lower=TUUVVTUU bot+1:mention=TUUUWVTU bot+1:my=TSUXUUUU
bot+1:name=TUUUWWTU bot+1:no=XUUSSWTU bot+1:not=VUTXUSUU bot+1:notAfter=UVUUUUTU bot+1:on=VUUUTVUU
bot+1:only=UUUUUUTU bot+1:person=TTTTVVVU bot+1:platform=UTUTTXUU bot+1:pointing=STTTYWVU
bot+1:possessiveAfter=VUUUTUUU bot+1:praise=WTUUUSWU bot+1:profile=UTUTVUVU bot+1:question=TWSWRTXU
bot+1:request=RWTWTVVU bot+1:rhetorical=UWUUUTUU bot+1:self=PTWVUVWU bot+1:statement=USUTTUXU
bot+1:thanks=WSUTUVUU bot+1:trust=TTUTWUVU bot+1:unknown=UUUVUTTU bot+1:verifiers=TUUVUVTU
bot+1:wallet=TWUTUUTU bot+1:yes=WTUUTSXU bot+1:you=RVUSUWWU bot+2:,=VXTSVRVU bot+2:.=UTUUUTVU
bot+2:?=VTUXSSVU bot+2:Unknown=VTUTVUUU bot+2:about=STUWTVVU bot+2:accounts=UTUVUVTU
bot+2:and=UUUTUWUU bot+2:article=QTUSVXXU bot+2:common=WUUSVWRU bot+2:compare=UUUTUTWU
bot+2:copula=UXUVSWRU bot+2:correction=VVUVSSVU bot+2:courtesy=VVUQUTXU bot+2:credentials=TTUTUUWU
bot+2:emoji=TUUTUUWU bot+2:end=OTSZUYTU bot+2:endorse=UUVUUTUU bot+2:fid=VTUTUVUU
bot+2:form=VUUUUTUU bot+2:handle=VUUUUUUU bot+2:he=VRUVVVTU bot+2:help=TUUVUVUU bot+2:holds=UUUUUUVU
bot+2:interrogative=WVTWWRQU bot+2:interrogativeSubject=VSUWVUSU bot+2:lower=UUTVUTUU
bot+2:mention=TUWUTVTU bot+2:my=RUUZTUTU bot+2:name=UTWUTUTU bot+2:no=XUUTUSTU bot+2:not=YUURWSVU
bot+2:notAfter=TUUTUUVU bot+2:on=VSUUVVTU bot+2:only=VVVUUTTU bot+2:or=UVUTWVRU
bot+2:person=UQVSYTWU bot+2:platform=SUUSUWXU bot+2:pointing=TTUUSVXU bot+2:possessiveAfter=SWUTVVUU
bot+2:possessiveBefore=TUUUUVUU bot+2:praise=WXUTSVSU bot+2:profile=STVVTUWU bot+2:question=VTUVTTUU
bot+2:request=SSVVXTUU bot+2:self=VWTSXTRU bot+2:statement=WUTTSTXU bot+2:trust=WUTUSWSU
bot+2:unknown=VTTUVTUU bot+2:wallet=TTUUVWUU bot+2:yes=VTUTTWUU bot+2:you=VUUUTTWU bot-1:,=WSUUUUVU
bot-1:.=QUUVWVWU bot-1:?=TUUTUWVU bot-1:Unknown=UVUUUUUU bot-1:about=ZTUUTTSU bot-1:and=WUUTTUTU
bot-1:article=YTUUUSSU bot-1:common=XTUVTRUU bot-1:copula=SUUUUWUU bot-1:correction=UUUTVUUU
bot-1:courtesy=STTUSaUU bot-1:emoji=TTUUVVVU bot-1:end=OWUWZSTU bot-1:form=TUUUUVUU
bot-1:greeting=UTUVUUUU bot-1:he=VUVUTTUU bot-1:interrogative=TUUTUVVU bot-1:lower=WTUSUUVU
bot-1:mention=TUUUUVUU bot-1:name=TUUUUVUU bot-1:on=VTUUUUTU bot-1:or=VUUUUUTU bot-1:person=UUUUSUWU
bot-1:platform=TUUUUVUU bot-1:pointing=SUVUVUUU bot-1:possessiveBefore=VUUUUTUU
bot-1:praise=TTUTVWVU bot-1:question=VUUUTSUU bot-1:request=XVUUUSTU bot-1:self=STUYUTUU
bot-1:statement=VTUUTUUU bot-1:thanks=WTUTUTUU bot-1:trust=TUUVUVTU bot-1:unknown=WUUSUUVU
bot-1:yes=VUUUUTUU bot-1:you=VUUVUSTU bot_,=VUVVVRTU bot_.=VVUTVTUU bot_?=ZUUSXQTU
bot_Unknown=VUUUTUUU bot_about=XTVUTUTU bot_accounts=XUUTURWU bot_and=ZVUVSRTU bot_article=UTUUUUWU
bot_common=WUUSTUUU bot_compare=TVUUUUUU bot_copula=YVUUWQSU bot_correction=TTUWVTTU
bot_courtesy=UVUVSVUU bot_emoji=VUUSWUTU bot_end=RPTYXVVU bot_endorse=TUYUTTUU bot_fid=UUUVUUUU
bot_form=TUUUUWUU bot_greeting=XSUUTVUU bot_handle=VUUUUTUU bot_he=UUUSVXSU bot_help=SZUSUUTU
bot_holds=UUUUTVVU bot_interrogative=UXTTWSTU bot_interrogativeSubject=SVUUVUVU bot_lower=TUUVVTUU
bot_mention=TUUUWVTU bot_my=TSUXUUUU bot_name=SUUUWWTU bot_no=XUUSSWTU bot_not=VUTXUSUU
bot_notAfter=UVUUUUTU bot_on=VUUUTVUU bot_only=UUUUUUTU bot_person=TTTTVVVU bot_platform=UTUTTXUU
bot_pointing=STTTYWVU bot_possessiveAfter=VUUUTUUU bot_praise=WTUUUSWU bot_profile=UTUTVUVU
bot_question=TWSWRTXU bot_request=RWTWTVVU bot_rhetorical=UWUUUTUU bot_self=PTWVUVWU
bot_statement=USUTTUXU bot_thanks=WSUTUVUU bot_trust=TTUTWUVU bot_unknown=UUUVUTTU
bot_verifiers=TUUVUVTU bot_wallet=TWUTUUTU bot_yes=WTUUTSXU bot_you=RVUSUWWU callAfter_end=UVUUUTUU
card/false/false=TTVYSTUU card/false/true=SUTUTYUU card/true/false=VUUSWTUU card/true/true=WUUUUSUU
choices:false=VTSTVUVU choices:true=TTTRUVVX clause:Unknown=STXSVWSU clause:about=STWTVWTV
clause:accounts=RSUXWUUU clause:and=TWTUUWSV clause:article=UWSSSVXT clause:bot=UTSUUVWU
clause:callAfter=UVUUUUVU clause:common=WZTRSUTU clause:compare=TXTTUUTU clause:copula=YVTRTUUU
clause:correction=TSSaSTUV clause:courtesy=UUSXUTVU clause:credentials=UTUVVSVU
clause:emoji=WSUUUTVU clause:endorse=OUhUSQUU clause:ens=QTUVWVUV clause:fid=QTUWWWTU
clause:first=UUUTVVSW clause:form=VUUUUVUU clause:greeting=YUUUSTUU clause:handle=WUTUUTUU
clause:he=USUVTUVU clause:help=PeUSTSVU clause:holds=VRTVVXTT clause:interrogative=OYTTYVVT
clause:interrogativeSubject=VVUSWVVR clause:last=UUUUUUTU clause:link=XWUSUTSU clause:lower=VTUUTVUT
clause:mention=XSXSSTUU clause:my=WRVcOSTU clause:name=YSWSRTUU clause:no=PSTQVaXU
clause:not=WVTURVUU clause:notAfter=UUUVUVSU clause:number=YUVRTUUT clause:on=VWUTUUQV
clause:only=XWVSTSTU clause:or=SVUSWUVU clause:person=VVUSTUUT clause:platform=SQSUZWVV
clause:pointing=VVTRSVWU clause:possessiveAfter=RUUSVXWU clause:possessiveBefore=TTVTWXRU
clause:praise=XTTVSWTT clause:profile=QVUWWTTU clause:question=TTSUXYTQ clause:relative=VZUVPUSU
clause:request=WWSUQUUU clause:rhetorical=ZWUSTRTU clause:second=UTUUTVUV clause:self=TSUaQTVT
clause:statement=cXTQTQTU clause:thanks=ZQUSSWVU clause:third=UUUTUUVU clause:trust=STVTVXUU
clause:unknown=UUVTUWUT clause:verifiers=QTVVYUTU clause:wallet=SRUVUZUU clause:wrong=RXUTUUUU
clause:yes=WTUVTURW clause:you=TXTUVTTU common_,=VVUTVQWU common_.=VUUUVTTU common_?=WYURRTUU
common_Unknown=UUUUUUVU common_about=QZSTWVSU common_accounts=VUUUTUUU common_and=SUUUUWVU
common_article=WTUVVRVU common_bot=XTUVTRUU common_common=TTXRUYTU common_copula=VUUUUWRU
common_correction=WTUSSVVU common_courtesy=UVUUSXTU common_emoji=VUUUTUUU common_end=VSTUXUTV
common_first=VUUUUTUU common_form=SUUUUWUU common_he=VTUXUTTU common_holds=TTUWUUTU
common_interrogative=TVUUUVUU common_lower=VTVUVVSU common_mention=UUVUTVTU common_my=TSUXUTVU
common_name=SUVUTXTU common_no=UTUXUUSU common_not=TTUVUUVU common_number=TTUUUUVU
common_on=TWUVRVVU common_or=UXUSUUSU common_person=UUUWUTUT common_platform=WUUUUUUU
common_pointing=VUUVVTSU common_possessiveAfter=UVUTUUUU common_possessiveBefore=SVUTUWUU
common_praise=USUTWTWU common_profile=VUVUTUTU common_question=VUUVZUOU common_request=YWUSQVUU
common_second=VUUTTUVU common_self=TSUWTWUU common_statement=SWUUUVTU common_trust=VTUTVUUU
common_unknown=VSVUUVTU common_wallet=UTUVUVUU common_yes=URUYUWSU common_you=UWUPTUXU
compare_,=VUUUUTUU compare_about=SUUTVWUU compare_common=YVUUVQTU compare_end=VUUUTUUU
compare_lower=TVUUUUVU compare_mention=TUUUUWUU compare_name=TUUUUWUU compare_question=UUUUUVUU
compare_unknown=TVUUUUVU context:card=UTUWSVUU context:question=TTTRUVVX context:quote=URUUWVUU
context:reply=UVUSUUVU context:top=VVRTUTVU copula_,=WUUUUTUU copula_?=USUUVTVU
copula_about=WTUUUUTU copula_article=SVUUTVUU copula_bot=SUUUUWUU copula_common=UVUTWTVU
copula_correction=WUUUTTUU copula_courtesy=YSUTUUTU copula_end=VVUSUVTU copula_first=TVUUUUUU
copula_he=TTUUWVUU copula_interrogative=VTUTUVUU copula_interrogativeSubject=VTUTUVUU
copula_lower=VSTVVTVU copula_mention=RUUUVXUU copula_my=WVUURUTU copula_name=RUUUVXUU
copula_on=VUUUVTUU copula_person=VTUVUUTU copula_platform=TTUUVVUU copula_pointing=QWUTWWTU
copula_praise=XUUUTTTU copula_question=TUUUUUWU copula_request=VUUUTUUU copula_self=TUUUUUVU
copula_statement=WUUUUTTU copula_trust=WTVVSRWU copula_unknown=VSTVVTVU correction_,=RVUTRXXU
correction_.=SUUUUVVU correction_?=UUURTUXU correction_about=VTUUWTTU correction_article=TVUUVVTU
correction_bot=UUUTVUUU correction_common=RTXYSTUU correction_correction=TTUTUVWU
correction_courtesy=STUcTPUU correction_end=UTTUTWVU correction_he=WVUTUSTU
correction_interrogative=TUUTUUVU correction_lower=TUTWTVUU correction_mention=TUUUUWUU
correction_name=SUUUUWUU correction_not=TUUUUUVU correction_on=WUUTUVTU correction_person=WUUUUTTU
correction_pointing=XUUTVTTU correction_question=VUUSVUTU correction_request=TWUVTVTU
correction_self=TTUYUTUU correction_unknown=UUTVTVTU correction_yes=TUUUTUVU correction_you=TUUUUUUU
courtesy_,=QWTTVVVU courtesy_.=UVVUURVU courtesy_?=TXUTUVTU courtesy_Unknown=UTUVUUUU
courtesy_about=WRUVUSXU courtesy_accounts=TUUUUUVU courtesy_and=VVUTTUUU courtesy_article=UUUUWUUU
courtesy_bot=STTUSaUU courtesy_common=STTWWVSU courtesy_copula=UUUUXSTU courtesy_correction=PWTVSXVU
courtesy_courtesy=UWTQRXXU courtesy_emoji=VUUUUUUU courtesy_end=XRUTVSUV courtesy_first=VUUUUUUU
courtesy_form=TUUUUVUU courtesy_he=TTUUUTXU courtesy_help=TVUUUUUU courtesy_holds=VUUUUTUU
courtesy_interrogative=RVUVRWVU courtesy_interrogativeSubject=TVUVUUTU courtesy_lower=VUUUUUUT
courtesy_mention=VUTUUTUU courtesy_my=VWUTUTUU courtesy_name=UUTUUVUU courtesy_no=WUUTTTUU
courtesy_not=WUUUTTUU courtesy_on=WRUVUUUU courtesy_or=UTUUUUUU courtesy_person=TTUTWVUT
courtesy_platform=TTUUVVUU courtesy_pointing=XSUUTSWU courtesy_possessiveBefore=XUUUTRUU
courtesy_praise=VTUTVWSU courtesy_profile=TTVVVTUU courtesy_question=PSUYXUTU
courtesy_request=TZTURTUU courtesy_self=XWTTTUTU courtesy_statement=UUUUUSXU
courtesy_thanks=UTUUUVVU courtesy_trust=TVUUVUTU courtesy_unknown=VTUVUUUT
courtesy_verifiers=SUVUVUUU courtesy_wallet=SUUUUVVU courtesy_yes=TVUUTUUU courtesy_you=UUUUTWTU
credentials_copula=UUUUTUVU credentials_end=TVUVUUTU credentials_question=UUUUUUVU
credentials_unknown=TTUTUVVU embedded/false/false=TUUSSSaU embedded/false/true=XUTVTUTU
embedded/quote=VUUUTUUU embedded/reply=UTUUSTXU embedded/top=XUTSUTUU embedded/true/false=ZSUUTVRU
embedded/true/true=YTTUTUTU embedded=YTTSRTXU emoji_bot=TTUUVVVU emoji_end=XRUVTUUU
emoji_lower=WTUUUSUU emoji_name=VUUUUTUU emoji_unknown=WTUUUSUU endorse_about=UUXUTTUU
endorse_end=TUXUUSUU endorse_lower=TUWUTTUU endorse_mention=TUWUUUUU endorse_name=TUWUUUUU
endorse_unknown=TUWUTTUU ens_?=UUUTVUUU ens_about=UUUUVUUU ens_courtesy=VTUUVUTU ens_end=UUUUUUVU
ens_lower=TUUUVUUV ens_unknown=TUUUVUUV fid_?=URUXVUTU fid_about=TUUUUVUU fid_courtesy=TVUVTUUU
fid_end=SWUSWVUU fid_lower=TUUVUUUU fid_on=TUUUUVUU fid_possessiveBefore=TUUUUVUU
fid_question=UUUTUUUU fid_unknown=TUUVUUUU first_common=UVUUUTUU first_courtesy=VUUUUUUU
first_end=TTVUUVUU first_lower=SXUTTTUV first_unknown=SWUTTTUV form:-1/-4/reply=VUUUVSUU
form:-1/-4/top=UUTUUUVU form:-1/-4=VUTUWSVU form:-1/false/false=SUTUVTWU form:-1/false/true=UUUUVTUU
form:-1/reply=VUUUVSUU form:-1/top=TUTUUSXU form:-1=UUTUWQXU form:-2/-4/reply=VUUUVTUU
form:-2/-4=UUUUWSUU form:-2/false/false=UUUUVTVU form:-2/false/true=UUUUUTVU form:-2/reply=VUUUVTUU
form:-2/top=TUUUUUWU form:-2=UUUUWRWU form:-3/-4=VUUUVSUU form:-3/false/true=TUUUVTVU
form:-3=UUUUVRWU form:-4/-1/card=TVUUUUUU form:-4/-1/reply=VTUUVUSU form:-4/-1/top=VUUUUUTU
form:-4/-1=UVTUUUTU form:-4/-2/card=WTUTUUUU form:-4/-2/quote=UUUUVUTU form:-4/-2/reply=UWUUUUTU
form:-4/-2/top=WVTWUUPU form:-4/-2=VVTVVUQU form:-4/-3/card=TVVVUURU form:-4/-3/question=WUUUUUST
form:-4/-3/quote=VUUUVUTU form:-4/-3/reply=UUUTUUVU form:-4/-3/top=VVUVUTTU form:-4/-3=XWVVUTOT
form:-4/-4/card=VUUVUUSU form:-4/-4/question=YTUSUUTW form:-4/-4/quote=USUUXUTU
form:-4/-4/reply=TUVTUUVU form:-4/-4/top=RXTXUUSU form:-4/-4=VVTVXTPW form:-4/0/card=VUUTTUVU
form:-4/0/top=VTUWUUTU form:-4/0=VTUVTUVU form:-4/1/card=STUWTUWU form:-4/1/top=VVUTUUUU
form:-4/1=SUUVTUWU form:-4/2/top=UTUTUUXU form:-4/2=UTUTTUYU form:-4/3/top=TUUSUUYU
form:-4/3=SUUSUUYU form:-4/4/top=TSUTUUYU form:-4/4=SSUTUUZU form:-4/card=UUVWSUUU
form:-4/false/false=XTTTRTVV form:-4/false/true=VSTUWTUU form:-4/question=WTTRUUVW
form:-4/quote=URUUXUUU form:-4/reply=TVVSUUVU form:-4/top=TWRVUTUU form:-4/true/false=TWUUTUUU
form:-4/true/true=RUUVXUUU form:-4=UUSTVSVW form:0/-4/reply=VUUUVTUU form:0/-4/top=WUTUUTTU
form:0/-4=WUTUVSTV form:0/false/false=VUUUTTUV form:0/false/true=TVUUUTWU form:0/reply=UUUUVTUU
form:0/top=TUTUUTWU form:0=TUTUVSWV form:1/-4/card=VUUUUTUU form:1/-4/reply=VUUUUTUU
form:1/-4/top=UUTUUVTU form:1/-4=UUTUUUTU form:1/card=VUUUUTUU form:1/false/false=SUUUUXUU
form:1/false/true=VUTUUSVU form:1/reply=VUUUUTUU form:1/top=UUTUUUVU form:1/true/false=VVUUUSUU
form:1/true/true=VUUUUUTU form:1=UUTUUTVU form:2/-4/card=UUUUUVUU form:2/-4/reply=VUTUSWUU
form:2/-4/top=UTWUUVSU form:2/-4=UTUUSXSU form:2/card=UUUUUVUU form:2/false/false=YUTUUUTU
form:2/false/true=SUWUVVTU form:2/reply=VUTUSWUU form:2/top=VTWUUVRU form:2/true/false=TUUUTXUU
form:2/true/true=VUUUTVUU form:2=WTUUSYRU form:3/-3/top=UUUUUVTU form:3/-3=UUUUUVTU
form:3/-4/reply=TUVUSWUU form:3/-4/top=WUVUUTTU form:3/-4=UUVTSVTU form:3/card=UUUUUVUU
form:3/false/false=UVVUTWTU form:3/false/true=VUVUTVSU form:3/reply=TUVUSWUU form:3/top=WUVTUURU
form:3/true/false=UUUUUUVU form:3/true/true=VUUUUVTU form:3=VUVTSXRU form:4/-1/top=VUUUUTUU
form:4/-1=VUUUUTUU form:4/-2/top=UUUUUVTU form:4/-2=UUUUUVTU form:4/-3/top=UUTUUWTU
form:4/-3=TUTUTXSU form:4/-4/card=TUTUUWUU form:4/-4/reply=TUUUTXUU form:4/-4/top=WTWTUTUU
form:4/-4=UTVTSYUU form:4/card=TUTUUXUU form:4/false/false=UUXTTVTU form:4/false/true=WTTUSXSU
form:4/reply=TUUUTXUU form:4/top=XSVTUVRU form:4/true/false=UUTUUVUU form:4/true/true=TUTUTXUU
form:4=USUTRbRU form_,=UUUUUVUU form_about=UUUUUVUU form_and=VUUUUTUU form_bot=TUUUUVUU
form_copula=TUUUUVUU form_courtesy=VUUUUTUU form_end=YUUUURUU form_lower=TUUUUVUU
form_question=TUUUUVUU form_statement=TUUUUVUU form_unknown=TUUUUVUU greeting_bot=UTUVUUUU
greeting_common=UVUUUUUU greeting_end=WUUUUTUU greeting_lower=WUUUUSUU greeting_mention=WUUUUSUU
greeting_name=WUUUUSUU greeting_unknown=WUUUUSUU handle_?=TUUUUVUU handle_courtesy=TUUUUVUU
handle_end=TUUUUVUU he_,=RTVXTVTU he_?=USUUWUUU he_about=UUUTWUUU he_bot=VUVUTTUU he_common=TVUWSVUU
he_copula=XVUURUTU he_correction=WUUTVSUU he_courtesy=SVUTXSVU he_end=USUTWUVU he_holds=VUUUUUUU
he_interrogative=UUUUVUUU he_lower=UXUVRTUU he_name=VUUUUTUU he_on=TUUUVVUU he_person=UVUTUUUU
he_platform=UTUUVTVU he_pointing=TTUVVUUU he_possessiveAfter=TUUUVVUU he_praise=WUUTRUVU
he_profile=UWUUSUTU he_question=UVUTWUTU he_request=UUUUVTUU he_statement=TTUUTVWU he_trust=QUVUXWTU
he_unknown=UXUVRTUU he_wallet=TUUUWVTU he_yes=VUVUSUUU help_?=VUUUUTUU help_courtesy=TVUUUTUU
help_end=RVUTUUWU help_lower=UXUTSUUU help_request=TVUUUUUU help_unknown=UXUTSUUU holds_?=UTUUVUVU
holds_article=UUUUUVTU holds_common=VTUUUUUU holds_courtesy=TUUUUWVU holds_end=UTUTUUVU
holds_lower=TXTVSVSU holds_mention=VUUUUTUU holds_name=VUUUUTUU holds_platform=UTUUVUUU
holds_question=TTUVVUUU holds_trust=TUUUUUUU holds_unknown=TXTVSWSU
interrogativeSubject_article=UUUUVVUR interrogativeSubject_common=TWUTWUSU
interrogativeSubject_copula=UVUUTTVU interrogativeSubject_courtesy=UVUUUUUU
interrogativeSubject_end=VUUUUTVU interrogativeSubject_he=TUUUVVUU
interrogativeSubject_holds=TUUUUVUU interrogativeSubject_lower=VTUVTVUT
interrogativeSubject_mention=WUUUUTUU interrogativeSubject_name=VUUUUUUU
interrogativeSubject_pointing=TTUUVWUU interrogativeSubject_question=TWUUTUUU
interrogativeSubject_request=UVUUUUTU interrogativeSubject_self=USUZSUTU
interrogativeSubject_statement=WWUUUSSU interrogativeSubject_unknown=VTUVTVUT
interrogative_?=TSUVWVTU interrogative_Unknown=UUUUUUVU interrogative_about=WUUUUUSU
interrogative_article=UZUURUSU interrogative_bot=TUUTUVVU interrogative_common=VYUTUTRU
interrogative_copula=UUUUTTWU interrogative_correction=UTUTUUVU interrogative_courtesy=TUVTWUUU
interrogative_end=QRUTUWaU interrogative_form=WUUUUSUU interrogative_he=TWUUSXSU
interrogative_holds=TUUUUVUU interrogative_lower=VVTUTVUT interrogative_mention=XUTUSUTU
interrogative_name=ZUTUSSTU interrogative_on=VVUUUUSU interrogative_person=UTUUUUUU
interrogative_pointing=RPUSYXXU interrogative_praise=RVUUVVUU interrogative_question=TVUUTVVU
interrogative_request=UWUUUUSU interrogative_self=USUZSUTU interrogative_statement=UZUUUSRU
interrogative_unknown=VVTUTVUT interrogative_yes=UVUUTUTU interrogative_you=UUUTUUVU
language:false=VWURSTXY language:true=UQRWXXTT last_end=TUUUUVUU left:0=VSRTVVUW left:1=TVSWWRUV
left:2=UVUSVVUU left:3=VUVRSUWU left:5=TSWUTUVU left:9=TUUTUWUU length:1=PRUWXUXV length:2=UWTTVTRX
length:3=VVRSVVVS length:5=UVVSSVVU length:9=XPVVTTUU link_end=TXUUUTUU links:false=VURSVVTX
lower_,=WTUSVUUU lower_.=VUTVTUVU lower_?=UVTWUSUU lower_Unknown=VTUUVUTU lower_about=UXUSSUVU
lower_accounts=TUUVUUUU lower_and=SUUUVVUU lower_article=UTUUUWTU lower_bot=WTUSUUVU
lower_common=TTVTTVWV lower_compare=WVUUTSUU lower_copula=XSUUVTUU lower_correction=VQVUTVUU
lower_courtesy=SWUUSVUU lower_credentials=UTUVUTUU lower_emoji=USUWUUUU lower_end=XTWTSTVR
lower_endorse=TUWUUTUU lower_ens=UTUUUUUU lower_fid=TSUWUUUU lower_first=VUUTUUUU
lower_form=SUUUUWUU lower_handle=VUUUUUUU lower_he=VUTTWSUU lower_help=UWUUSSVU lower_holds=UVUTVUTU
lower_interrogative=TUVTUUVU lower_interrogativeSubject=VUUUUUUU lower_lower=UUUUVVUT
lower_mention=TUVTTWUU lower_my=VWUTUSTU lower_name=STVTTXUU lower_no=UUUTVSWU lower_not=TVUUTUUU
lower_notAfter=UUUUUUVU lower_number=TUUUUWTU lower_on=SVWRWVTV lower_only=RTVTUUXU
lower_or=UVUSVVUU lower_person=VSUTXUUU lower_platform=TVUTWSVU lower_pointing=UUTUVUTU
lower_possessiveAfter=UVUTVUTU lower_possessiveBefore=VTUTUVTU lower_praise=TUUVSVUU
lower_profile=TSTXTUVU lower_question=WWUTTTTU lower_relative=UVUVTUUU lower_request=UVUUTTVU
lower_self=TWUSUVVU lower_statement=TVVUUVSU lower_thanks=UUUUUUVU lower_trust=WTTTWTTU
lower_unknown=UUUUVVTT lower_wallet=TUUVRWVU lower_yes=UWUSXTSU lower_you=VVUTUVSU
mention_,=RUUUUWUU mention_.=SUUUVVUU mention_?=UUUUUVUU mention_about=TUWUUTUU mention_and=UUTUUUVU
mention_article=UUUUUVUU mention_bot=TUUUUVUU mention_common=SUUUUWVU mention_compare=UUUUUVUU
mention_copula=XUUUUSTU mention_correction=UUUUUVTU mention_courtesy=RUTUUWWU mention_emoji=TUUUUVUU
mention_end=SUUUUWUU mention_he=WUUUUSUU mention_holds=TUTUUWUU mention_interrogative=WUUUUTUU
mention_lower=TUUUUWVU mention_mention=UUTUUUVU mention_name=UUTUUUVU mention_no=TUUUUVUU
mention_not=RUUUUXUU mention_notAfter=RUUUUXUU mention_on=VUUUUUUU mention_only=TUUUUWTU
mention_or=UUUUUVUU mention_person=TUWUTUUU mention_platform=TUUUUVUU mention_pointing=VUUUUUUU
mention_possessiveAfter=TUUUUVUU mention_praise=UUUUVUUU mention_profile=TUUUUWUU
mention_question=VUUUTTUU mention_request=WUTUVRWU mention_statement=TUTUVUVU mention_trust=TUUUVVUU
mention_unknown=TUUUUWVU mention_yes=TUUUUVUU mention_you=WUUUTTUU my_accounts=UUUUUUTU
my_common=VUURUVVU my_courtesy=TUUWUTUU my_end=STUXTUUU my_fid=VSUXUUTU my_lower=VWUTRTWU
my_praise=WUUTUTUU my_profile=TTUZSUUU my_question=UTUVUUUU my_relative=XVUSURUU my_unknown=VWUTRTWU
my_wallet=ZUUQUUUU name+1:,=UUUUUUTU name+1:.=TUUUVVTU name+1:?=TUUUUVUU name+1:about=UUWUTUTU
name+1:and=UUTUUUUU name+1:article=TUUUUVUU name+1:bot=TUUVUVUU name+1:common=UVUUTTVU
name+1:compare=SUUUUWUU name+1:copula=VUUUUUUU name+1:correction=UUUUTWTU name+1:courtesy=XUTTVRVU
name+1:emoji=SUUUUWUU name+1:end=VTVUUTTV name+1:he=WUUUUSUU name+1:holds=SUTUUWUU
name+1:interrogative=XUUUUTUU name+1:interrogativeSubject=VUUUUTUU name+1:lower=VTUTUTVU
name+1:mention=UUTUUTVU name+1:name=WUTUUSVU name+1:no=TUUUUVUU name+1:not=TUUUUVUU
name+1:notAfter=TUUUUVUU name+1:on=VUTUUWTU name+1:only=TUUUUWTU name+1:or=UUUUUVUU
name+1:person=SUWUTVUU name+1:platform=TWUTVRWU name+1:pointing=VUUUUUUU
name+1:possessiveAfter=TUUUUVUU name+1:praise=UUUUVUUU name+1:profile=SUUUUWUU
name+1:question=VUUUTUUU name+1:request=VUTUVSWU name+1:statement=XUTUVQVU name+1:trust=TUUUVVUU
name+1:unknown=VTUTUTVU name+1:yes=TUUUUVUU name+1:you=XUUUTSUU name+2:,=VUUUUUTU name+2:.=WUUUUUSU
name+2:?=RUUUUVVU name+2:Unknown=TUUUUVTU name+2:about=WVUUVRUU name+2:and=RUUUUVVU
name+2:article=XUUUUSUU name+2:bot=UUVUUVUU name+2:common=UUTUVUUU name+2:compare=WUUUUSUU
name+2:copula=TUVUVTUU name+2:correction=TUUUVUUU name+2:courtesy=SUTUUWVU name+2:emoji=VUUUUTUU
name+2:end=PUTTUYWV name+2:ens=UUUUUVUU name+2:fid=UUUUUVUU name+2:handle=TUUUUVUU
name+2:he=UUUUWTUU name+2:holds=UUUUVTUU name+2:interrogative=UUUUTWTU
name+2:interrogativeSubject=UUUUTVUU name+2:lower=VTVUTUUU name+2:mention=TUTUUWUU
name+2:name=SUTUUXUU name+2:no=TUUUUVUU name+2:not=RUUUUXUU name+2:on=VUUUVTUU
name+2:person=VUUUUTUU name+2:platform=STTUUYTV name+2:pointing=UUUUWTUU
name+2:possessiveBefore=VUUUUUUU name+2:praise=XUUUUSUU name+2:profile=WUUUUSUU
name+2:question=RUVUTXUU name+2:request=XUUUURUU name+2:self=YUUTUQVU name+2:statement=SUUUUWUU
name+2:trust=UUWUUSUU name+2:unknown=VTVUTUUU name+2:verifiers=TUVUUUUU name+2:wallet=TUUUUVUU
name+2:you=XUUUURUU name-1:,=YUUUUSUU name-1:.=VUUUUTUU name-1:?=UUUUVUUU name-1:about=TUVUTVUU
name-1:accounts=TVUUUUUU name-1:and=UUUUTVUU name-1:article=TUUUUVUU name-1:bot=UUUTWUTU
name-1:common=VUVVUSTU name-1:copula=QUUUVYUU name-1:correction=TUUUUVUU name-1:courtesy=WUUUUUTU
name-1:emoji=VUUUUTUU name-1:end=UTUUTUWU name-1:endorse=TUWUUUUU name-1:greeting=WUUUUSUU
name-1:holds=VUUUUTUU name-1:interrogative=UUTUSXTU name-1:interrogativeSubject=VUUUUUUU
name-1:lower=TTWTUTWU name-1:no=TUUUUTVU name-1:not=YUUUXPTU name-1:on=TUUUUUVU name-1:only=SUVUUVUU
name-1:person=UUUUUVTU name-1:platform=WTUVUSUV name-1:pointing=TUUUTWUU
name-1:possessiveBefore=SUVUUWUU name-1:praise=UUUUUTUU name-1:profile=SUUUUVUU
name-1:question=RUUUVWUU name-1:request=VUTUUVTU name-1:self=TUUUUUVU name-1:statement=TUUUVTWU
name-1:thanks=VUUUUTUU name-1:trust=TUUUUVUU name-1:unknown=UTWTTTWU name-1:verifiers=TUUUUVUU
name-1:you=TVUUUVUU name-2:,=TUTUUWVU name-2:.=VUUUUTUU name-2:about=SUUUUWUU
name-2:accounts=UUUTUVUU name-2:article=TUUUUSWU name-2:bot=VUWTTVTU name-2:common=UUSUVTWU
name-2:copula=UUUUTVUU name-2:courtesy=TUUUUXTU name-2:end=UTTUWTVV name-2:endorse=TUWUUTUU
name-2:fid=TUUUUVUU name-2:he=TUUUUVVU name-2:interrogative=TUUUUVUU name-2:mention=SUUUUWUU
name-2:name=SUUUUWUU name-2:no=SUUUUWUU name-2:not=XUUUUQVU name-2:notAfter=TUUUUVUU
name-2:on=TUUVUUUU name-2:person=TUUUUWTU name-2:platform=SUUUUYUU name-2:pointing=VUUUUTUU
name-2:possessiveBefore=TUUUUVUU name-2:praise=VUUUUTUU name-2:profile=TUUUUVUU
name-2:question=VUUUVTUU name-2:request=XUTUUSUU name-2:self=VUWTUSUU name-2:statement=VUTUUUUU
name-2:wallet=SUUUUWUU name-2:yes=VUUUUTUU name_,=QUUUUYUU name_.=SUUUVWUU name_?=TUUUUXUU
name_about=SUWUUUUU name_and=UUTUUTVU name_article=TUUUUVUU name_bot=TUUUUVUU name_common=TUUUUVUU
name_compare=TUUUUWUU name_copula=WUUUUTTU name_correction=UUUUUVTU name_courtesy=RUTUUWWU
name_emoji=TUUUUVUU name_end=VTUTUVUU name_he=WUUUUSUU name_holds=TUTUUWUU
name_interrogative=WUUUUTUU name_lower=TUTUUWUU name_mention=UUTUUUVU name_name=VUTUUSVU
name_no=TUUUUVUU name_not=RUUUUXUU name_notAfter=RUUUUXUU name_on=VUUUUUUU name_only=TUUUUWTU
name_or=UUUUUVUU name_person=TUWUTUUU name_platform=TUUUUVUU name_pointing=VUUUUUUU
name_possessiveAfter=TUUUUVUU name_praise=UUUUVUUU name_profile=TUUUUWUU name_question=UUUUTVUU
name_request=WUTUVRWU name_statement=SUTUVVVU name_trust=TUUUVVUU name_unknown=TUTUUWUU
name_yes=TUUUUVUU name_you=XUUUTSUU named:0/-1=UVTUUUTU named:0/-2=VVTVVUQU named:0/-3=WWVVUUOT
named:0/-4=VVTVWUPV named:0/0=VTUVTUVU named:0/1=SUUVTUWU named:0/2=UTUTTUYU named:0/3=SUUSUUYU
named:0/4=SSUTUUZU named:0/false/false=XTTTTUUV named:0/false/true=TWUUTUUU
named:0/true/false=YTTUWQUU named:0/true/true=RUUVXUUU named:0=WUSTWPVV named:1/-1=VUUUUTVU
named:1/-2=TUUUUVVU named:1/-3=UUTUUWTU named:1/-4=UTVSWXQV named:1/0=TUUUUTXU
named:1/false/false=WTWTTSVV named:1/false/true=TUTUWSWU named:1/true/false=RUWUTWUU
named:1/true/true=YTTUTUTU named:1=WSWSTTVV named:2/-4=WUTUUUUU named:2/false/false=TUSUUXTU
named:2/false/true=TUUUUWUU named:2/true/false=TUTUUWVU named:2/true/true=TUUUUWUU named:2=QURUUcUU
named:3/-4=WUUUUSUU named:3/false/false=TUUUUVUU named:3=UUUUUVUU names:=WUSTWPVV
names:mention+written=WUUUUTUU names:mention=VSVSSWVU names:platform=SVTUWUUV
names:written+mention=VUUUUTUU names:written=RUTUTZUU no_,=VUUUTUTU no_?=VUUUUUUU no_common=VSUVUUUU
no_courtesy=RUUTUWWU no_end=VSUUVVTU no_lower=XVUSUSTU no_mention=SUUUUUVU no_name=SUUUUUVU
no_pointing=XUUUUSUU no_unknown=XVUSVSTU notAfter_common=VTUVUTUU notAfter_end=TUUVUWSU
notAfter_lower=XUUUURUU notAfter_mention=SUUUUWUU notAfter_name=SUUUUWUU notAfter_unknown=XUUUURUU
not_,=UUUUUUVU not_common=WUUTTVUU not_courtesy=UVUSUVUU not_end=VTUUUUTU not_he=RUUWTVVU
not_lower=TUTWSUWU not_mention=QUTUXXTU not_name=RUTUXXTU not_pointing=RUUXSWVU
not_question=WUUUTUUU not_request=aUUUUOUU not_self=SUUSYUUU not_trust=WUUUTUUU not_unknown=SUTWSVWU
number_common=UUUUVVTT number_courtesy=UXUSUUTT number_end=UTUUUVTV number_lower=WUWTUTTT
number_unknown=WUWTUTTT on_,=TWUUTUUU on_?=UVUUTUUU on_Unknown=VUUUUUUU on_accounts=UUUTTUVU
on_article=VSUUUVUU on_bot=VTUUUUTU on_common=VWTVVPTU on_courtesy=UTUUUUVU on_end=VTUUUUUU
on_fid=TUUUUVUU on_he=TUUUVVUU on_interrogative=TUUUUVUU on_lower=SWXUTQVV on_mention=TUUUUUVU
on_my=WVUQUVUU on_name=TUUUUUVU on_person=VUUUUUUU on_platform=RSTVXVUV on_pointing=VTUTUUUU
on_profile=VTUUUUVU on_question=UTUUVUUU on_self=UTUWUUUU on_unknown=TVXUTRVV on_wallet=TUUUUVUU
only_,=TUUUUUVU only_common=WUUUUSUU only_lower=UTUSUVWU only_mention=TUVUUVUU only_name=SUVUUVUU
only_request=SUUVTWUU only_unknown=UTUSUVWU or_article=TUUUUUVU or_bot=VUUUUUTU or_common=UVUUUUTU
or_courtesy=TUUUUUUU or_end=VTUUUUUU or_lower=SVUTVVUU or_mention=VUUUUTUU or_name=VUUUUTUU
or_no=UTUWUUTU or_trust=UUUUTUWU or_unknown=SVUTVVUU out:0=YSTSSRWX out:1=RUSUXYTU out:2=RUUUUWVU
person_,=VTTVUSVU person_?=UVUUTUUU person_Unknown=UUUUUUVU person_about=UVUTUUUU
person_bot=UUUUSUWU person_common=UTUUUVUU person_courtesy=VUVUVTTU person_end=RSTVWWUU
person_interrogative=VXUTUUSU person_lower=URWUVVTT person_on=UUUUUVUU person_person=TTUTUTXU
person_platform=UUUUUVUU person_pointing=TZUUPVUU person_possessiveBefore=TVUTUVUU
person_question=SSUUUXUU person_request=UUUUVTVU person_trust=UUVUUTUU person_unknown=URWUVVUT
platform_,=SUUUUXUU platform_?=TSUUXTVU platform_about=UVUTVTVU platform_accounts=UUUWUUSU
platform_bot=TUUUUVUU platform_common=XTUTTTVU platform_copula=UTUWUUTU platform_correction=TTUUXTUU
platform_courtesy=WSUTVUVU platform_end=SWTRVVVV platform_lower=TSTVVUVV platform_name=TUUUUVUU
platform_no=TUUUVUUU platform_on=TTUUVVUU platform_possessiveAfter=TUUUUVUU
platform_possessiveBefore=UUUUUUVU platform_question=UTUVUVTU platform_unknown=TSTVVUVV
pointing_,=UTVVTVTU pointing_.=TUUUVUUU pointing_?=UUUTUUVU pointing_about=VUTSWTTU
pointing_and=UUUUUTWU pointing_article=TVVUVTUU pointing_bot=SUVUVUUU pointing_common=UQUWUTXU
pointing_copula=WUUUQWVU pointing_correction=YUUTVSTU pointing_courtesy=TVVSVUTU
pointing_end=VWTTUTUU pointing_fid=UUUUVUUU pointing_he=TTUVTUWU pointing_holds=UTUUVUUU
pointing_interrogative=TUUUVUVU pointing_lower=SUTVXUTU pointing_mention=TUUUTWUU
pointing_name=TUUUTWUU pointing_not=TUUUUVVU pointing_on=UTUVWUSU pointing_person=TTUVUVVU
pointing_platform=WTUUUSVU pointing_pointing=TVUSUVVU pointing_possessiveAfter=SUUUVVUU
pointing_praise=TVUTSWVU pointing_profile=WWUUSUSU pointing_question=WTUTSWUU
pointing_request=VUUVUTTU pointing_self=WUUTUUUU pointing_statement=TTUUTWWU pointing_trust=QWUUVWTU
pointing_unknown=SUTVXUSU pointing_wallet=TUUUWVTU pointing_yes=UVVUSVUU pointing_you=UVUTVUTU
possessiveAfter_courtesy=UTUTUVUU possessiveAfter_lower=TUTUVWUU possessiveAfter_platform=UTUUVUUU
possessiveAfter_profile=UTUUUUVU possessiveAfter_unknown=TUTUVWUU possessiveAfter_wallet=TUUUUVUU
possessiveBefore_article=XUUUUSUU possessiveBefore_bot=VUUUUTUU possessiveBefore_common=VVUUVTTU
possessiveBefore_form=TUUUUVUU possessiveBefore_lower=TVTUUUVU possessiveBefore_mention=TUVUUVUU
possessiveBefore_name=SUVUUWUU possessiveBefore_pointing=SUVUWUUU possessiveBefore_unknown=TVTUUUVU
praise_,=UTUTVWTV praise_.=UUUTVTVU praise_?=UWUURUUU praise_about=VVUUUTTU praise_article=VTUUUUUU
praise_bot=TTUTVWVU praise_common=VVVTVTTU praise_correction=TUUVUUUU praise_courtesy=TSTXUUVU
praise_emoji=UUUUVUUU praise_end=XRTTVXSU praise_he=VUVUTTUU praise_interrogative=TUUUVUUU
praise_lower=VVUUTUTT praise_mention=UUUUUTUU praise_name=UUUUUTUU praise_on=VVUUUTUU
praise_person=SVUUWUTU praise_pointing=XVVTSSUU praise_praise=VUUUUUTU praise_question=VUUVTSUU
praise_trust=YUUTSUTU praise_unknown=VVUUTUTT praise_yes=TUUVUUUU profile_,=UUUVUUUU
profile_?=TUUUVVTU profile_about=WUUSTUVU profile_common=WRUSUSYU profile_copula=WUUUUTUU
profile_courtesy=RSUUYWUU profile_end=XVUVVQSU profile_lower=UUUUSVVU profile_mention=SUUUUWUU
profile_name=SUUUUWUU profile_on=WXUTRTUU profile_possessiveBefore=VTUVUTUU
profile_question=WUUUUUSU profile_request=UTUVUUTU profile_unknown=UUUUSVVU
question/false/false=WTUSUTVW question_,=WXUSUTSU question_?=UUUUUTUU question_Unknown=TUUUUVVU
question_about=SSUUVWVU question_accounts=TTUWUUTU question_article=VSUVUWVS question_bot=VUUUTSUU
question_common=UVUUVUSU question_compare=YUUUUQUU question_copula=NVUUVVYU
question_correction=WUUUUSUU question_courtesy=VZURVURU question_credentials=TUUSVUVU
question_end=RWUVVTTU question_first=TVUUUUUU question_he=TQTXXVUU question_holds=VTUTTUVU
question_interrogative=WSUUUUUU question_interrogativeSubject=VTUTUUUU question_lower=WUTTWVTT
question_mention=RUUUVWUU question_my=WTUXRUTU question_name=RUUUVWUU question_not=VUUTUUUU
question_on=TTUVUVVU question_person=VSUVUTWU question_platform=UTUVVTUU question_pointing=QZTUXUQU
question_possessiveBefore=STUUWUVU question_praise=VVUTUUTU question_question=PWUVWTWU
question_request=WSUTUTWU question_self=UWURUVVU question_statement=UVUVSVSU question_trust=STVUTVWU
question_unknown=VUSTWVTT question_wallet=RSUYVUTU question_yes=VUUTUUUU question_you=UVUUUUTU
quote/false/false=TSUUYUUU quote/true/false=VTUUTUUU quote/true/true=UUUUTVUU relative_end=VWUTUTUU
relative_lower=USUWUUUU relative_unknown=USUWUUUU reply/false/false=WYUVQURU
reply/false/true=TUUUVUUU reply/true/false=QRVSXVYU reply/true/true=WUTUVSUU request_,=ZXUSUQTU
request_?=TVUSTVWU request_Unknown=TTUTUUXU request_about=QRUYTYVU request_article=VYURUVRU
request_bot=XVUUUSTU request_common=TUTWWWQU request_courtesy=VRUVTUXU request_end=OUVYPZUU
request_form=XUUUURUU request_he=URUUYVUU request_interrogative=USUSVVWU
request_interrogativeSubject=UUUSUWTU request_lower=UUTVVUTU request_mention=TUTUUXTU
request_my=UTUYTTTU request_name=VUTUUVTU request_on=TUUVTWUU request_person=UUUTUUVU
request_platform=WUUTUTTU request_pointing=UXVTQVVU request_possessiveBefore=VUUUUUUU
request_question=VSUTUTXU request_request=TTUUUVVU request_self=TTUXUUTU request_unknown=TUTUVTVU
request_you=UVUTUUTU rhetorical_end=TWUUUUUU second_common=VUUTUUUU second_lower=UUUUTVUU
second_unknown=UUUUTVUU self_,=VSUVVUSU self_?=UPUdTUSU self_about=TTUVUVUU self_and=SUUVUVUU
self_article=TYURVTUU self_bot=STUYUTUU self_common=TSUTSVYU self_copula=TUUUUVUU
self_correction=RXUUTUVU self_courtesy=TRUYQXUU self_end=TTUZUSVU self_interrogative=TSUXUUUU
self_lower=TWVVUSUU self_mention=TUUUUUVU self_name=TUUUUUVU self_not=WUURWUUU self_on=UUUWUTTU
self_praise=XUUSUUUU self_question=ZSUUSTUT self_request=XWUUTSSU self_self=TUUVUUUU
self_statement=WTUSVUUU self_unknown=TWVUUSVU statement_,=UUUUUVUU statement_?=TVUUUUTU
statement_about=UTVUUSXU statement_article=WXUUUSSU statement_bot=VTUUTUUU statement_common=TRUVTWWU
statement_courtesy=UUUUWSUU statement_end=YZUSUPTU statement_he=TUUUSWWU statement_lower=TUVTUVTU
statement_mention=SUUUVUVU statement_my=YTUSUTUU statement_name=SUUUVVVU statement_on=UUVUUUUU
statement_pointing=VTUURWVU statement_question=VUUTVUTU statement_request=PUUUVZUU
statement_self=TUUUUVUU statement_statement=SUUUUUXU statement_trust=TUUUVUUU
statement_unknown=UUVTUVTU statement_you=VTUVUVTU thanks_.=VUUUUUUU thanks_about=WUUUUSUU
thanks_bot=WTUTUTUU thanks_common=TTUUUVWU thanks_courtesy=VUUUUUUU thanks_emoji=VUUUUTUU
thanks_end=TSUTTYUU thanks_lower=WUUUUTUU thanks_mention=VUUUUTUU thanks_name=VUUUUTUU
thanks_praise=TTUUUUWU thanks_unknown=WUUUUTUU third_end=TUUUUUVU top/false/false=TVRRUVXU
top/false/true=YTVTURVU top/true/false=TWSYUURU top/true/true=UTVTUVUU trust_,=VTVTVSVU
trust_?=RTUSVXWU trust_about=WUUUUTUU trust_bot=TUUVUVTU trust_common=TVUWUTTU
trust_courtesy=UUVWTTTU trust_end=XTUSUUUU trust_lower=TUUTUVVU trust_mention=TUUUUVUU
trust_name=TUUUUVUU trust_no=SUUUXUTU trust_on=VUUUUUTU trust_or=UTUVTUVU trust_pointing=VUUUUUUU
trust_question=TUUUVVTU trust_unknown=TUUTUVVU unknown:0/false/false=TXTSQUXX
unknown:0/false/true=WTTTVUUU unknown:0/true/false=PUTSbUUU unknown:0/true/true=UTSTVXUU
unknown:0=VTRTUUWX unknown:1/false/false=UUTTVUUV unknown:1/false/true=UTUTUWUU
unknown:1/true/false=TSUVYQVV unknown:1/true/true=WTVTTUUU unknown:1=VVSSVVRV
unknown:2/false/false=UUTUYSVT unknown:2/false/true=VUVUUTTU unknown:2/true/false=WWUUSTUT
unknown:2/true/true=XUWUTRUU unknown:2=UTUVVTVT unknown:3/false/false=VSTWUVTU
unknown:3/false/true=UUVUVSUU unknown:3/true/false=SXTXRVTU unknown:3/true/true=VUTUUTVU
unknown:3=UUUTUUWU unknown:5/false/false=WUVUTUSU unknown:5/false/true=SUUUUTXU
unknown:5/true/false=VTUTSVWU unknown:5/true/true=SUUUUWUU unknown:5=TUVUTUVU
unknown:9/false/true=TUUUUWUU unknown:9/true/true=TUUUUWUU unknown:9=TUUTUWUU unknown_,=WSURVVVU
unknown_.=UUTVTVUU unknown_?=TUTWVSVU unknown_Unknown=TSUTUVXU unknown_about=UWUSTUVU
unknown_accounts=TUUVUUUU unknown_and=SUUUVVUU unknown_article=USUUUWTU unknown_bot=WUUSUUVU
unknown_common=USWTUTWV unknown_compare=WVUUTSUU unknown_copula=XSUUVTUU unknown_correction=WQVUTVUU
unknown_courtesy=UWUUUUSU unknown_credentials=TTUVUUUU unknown_emoji=VSUWUTUU unknown_end=WUWTSTVR
unknown_endorse=TUWUUTUU unknown_ens=UTUUUUUU unknown_fid=TSUWUUUU unknown_first=VUUTUUUU
unknown_form=SUUUUWUU unknown_handle=VUUUUTUU unknown_he=VUUTWSUU unknown_help=UWUUSSVU
unknown_holds=VVUTWURU unknown_interrogative=SUVTUUVU unknown_interrogativeSubject=VUUUUUUU
unknown_lower=UUUTTVVT unknown_mention=TUVTTVUU unknown_my=VWUTUSTU unknown_name=STVTTWUU
unknown_no=UUUTVSWU unknown_not=TVUUTUUU unknown_notAfter=UUUUUUVU unknown_number=TUUUUWTU
unknown_on=TVWRVVTV unknown_only=RTVTUUXU unknown_or=UVUSVVUU unknown_person=WSUTXUSU
unknown_platform=TVUTWSVU unknown_pointing=TUUUUVUU unknown_possessiveAfter=UVUSVUUU
unknown_possessiveBefore=WTUTUVTU unknown_praise=TUUVSVUU unknown_profile=TSTXTUVU
unknown_question=XWUTTTSU unknown_relative=UVUVTUUU unknown_request=UVUUTTVU unknown_self=TWUSUVVU
unknown_statement=TVVUUVSU unknown_thanks=UUUUUUVU unknown_trust=WTTTWTTU unknown_unknown=UTUTTWXT
unknown_wallet=TUUVRWVU unknown_yes=UWUSWTSU unknown_you=VVUTUVSU verifiers_lower=TUVVVTUU
verifiers_mention=TUUUUVUU verifiers_name=TUUUUVUU verifiers_unknown=TUVVVTUU vocative/card=UTUWSUVU
vocative/false/false=UWTUUVRU vocative/false/true=VQVUUUVU vocative/quote=TRUUYUUU
vocative/reply=UWUSWUSU vocative/top=SVTVUVUU vocative/true/false=TUSURVYU
vocative/true/true=SUVTYUSU vocative=RUTUXWUU wallet_?=UTUUWUTU wallet_about=TTUUVVUU
wallet_copula=XUUSUUUU wallet_courtesy=UTUVUUUU wallet_end=VSTTTUXU wallet_lower=TVUVUVSU
wallet_on=UUUUVUUU wallet_possessiveBefore=TUUUUVVU wallet_question=VUUSWVSU wallet_request=TUUUUVUU
wallet_unknown=TVUVUVSU word:-1/card=TVUUUUUU word:-1/false/false=VSTRWVVU
word:-1/false/true=UWUXSTRU word:-1/reply=VTUUVUSU word:-1/top=VUTUUTUU word:-1/true/false=TVUTVUUU
word:-1/true/true=UTUVTTWU word:-1=VVTUUTUU word:-2/card=WTUTUUUU word:-2/false/false=VVUSSVVU
word:-2/false/true=UVUSXUTU word:-2/quote=UUUUVUTU word:-2/reply=UWUUUUTU word:-2/top=VVUWUVQU
word:-2/true/false=TTUWVUUU word:-2/true/true=VVUWUURU word:-2=UVTVVVRU word:-3/card=TVVVUURU
word:-3/false/false=WYVTSURU word:-3/false/true=VTUWUWRT word:-3/question=WUUUUUST
word:-3/quote=VUUUUVTU word:-3/reply=UUUTUUVU word:-3/top=VVTUUVRU word:-3/true/false=UVUUVUTU
word:-3/true/true=UTUUWUTU word:-3=XWUVUWMT word:-4/card=VUTVUURU word:-4/false/false=YTUUVUOV
word:-4/false/true=VTVSVTTV word:-4/question=VTUSUVTX word:-4/quote=TSUUXVTU word:-4/reply=UUUTUUVU
word:-4/top=WWUVUUOU word:-4/true/false=UXTUTUTU word:-4/true/true=STTVWXSU word:-4=XTTTWVKX
word:0/card=VUUTTUVU word:0/false/false=TTUWTUUU word:0/false/true=WTUSUTVU word:0/top=TTUWUTVU
word:0/true/false=TRUXUUWU word:0/true/true=TYURUTUU word:0=TTUVTTYU word:1/card=STUWTUWU
word:1/false/false=TSUWTUWU word:1/false/true=UTUWUTUU word:1/top=UVUTUTWU
word:1/true/false=UXURUUVU word:1/true/true=UTUUUUVU word:1=SUUVTTYU word:2/false/false=TUUUUUVU
word:2/false/true=TWUUUUTU word:2/top=UTUTUUXU word:2/true/false=UTUUUUVU word:2/true/true=WSUTTUXU
word:2=TTUTTUYU word:3/false/false=TUUUUUVU word:3/false/true=TTUTUUYU word:3/top=SUUSUUYU
word:3/true/true=UVUUUUTU word:3=SUUSUUZU word:4/false/false=TUUUUUVU word:4/false/true=TSUTUUYU
word:4/top=TSUTUUYU word:4/true/true=UVUUUUUU word:4=SSUTUUZU words:0/absent/card=UVTXVVQU
words:0/absent/question=STUSUVUY words:0/embedded/quote=VUUUTUUU words:0/embedded/reply=VTUUUTUU
words:0/embedded/top=XUTRUVTU words:0/false/false/false=VSTTTUVX words:0/false/false/true=VTVTUUUU
words:0/false/true/false=UWUUTTUU words:0/false/true/true=TUTUUXUU words:0/false=UTSTSVYY
words:0/true/false/false=USUWVTTV words:0/true/false/true=VTUTVUUU words:0/true/true/false=RUUVXUSU
words:0/true/true/true=WUTUTVUU words:0/true=WRUWYVOU words:0/vocative/card=TUUXTUUU
words:0/vocative/quote=TSUUWUUU words:0/vocative/reply=UVUUUVTU words:0/vocative/top=STUVUUYU
words:1/absent/card=UTVRUUXU words:1/absent/question=UUUUUUWT words:1/embedded/top=UUUVUSVU
words:1/false/false/false=WVUURWTT words:1/false/false/true=UUUUUTVU
words:1/false/true/false=SUUUWSVU words:1/false=VVUSUUWT words:1/true/false/false=XUTSUUTT
words:1/true/false/true=SUWUUUVU words:1/true/true/false=TVUTUUVU words:1/true/true/true=VUUUUUTU
words:1/vocative/quote=UTUUVUUU words:1/vocative/reply=VWUSVUTU words:1/vocative/top=VWTVUVRU
words:2/false/false/false=UVUUUUTU words:2/false=UVUTUUUU words:2/vocative/top=TVUTUUVU
yes_,=UUUUUUUV yes_?=TUUWUUSU yes_about=VUUUUTUU yes_bot=VUUUUTUU yes_common=UTUUUWTU
yes_correction=VUUTUUUU yes_courtesy=VUUSTWUU yes_end=WVUTTUTU yes_lower=VTTUWTTV
yes_mention=TUUUUVUU yes_name=TUUUUVUU yes_question=TTUTVUVU yes_unknown=VTTTWTTV you_?=WSUVTUUU
you_about=SSUTUVXU you_article=TUUUTWTU you_bot=VUUVUSTU you_common=OUUYTWVU you_copula=ZVUTUQUU
you_correction=RUUXTVUU you_courtesy=UWUSTUVU you_end=WVUSWURU you_he=WUUUUSUU you_holds=UTUWUTUU
you_lower=UWUTTTUU you_mention=SUUUUWUU you_name=SUUUUWUU you_on=UUUTUVUU you_pointing=VUUUUTUU
you_praise=SSUVWUWU you_question=VZUSTSTU you_request=TRUUWVUU you_unknown=UWUTTTUU you_you=UVUUUTUU
`
