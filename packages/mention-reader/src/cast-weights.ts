/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=TTSRTWXX !true=XSTWWSSU ,_,=UUUUUTVU ,_about=STUTYVUU ,_and=VUUUVVTU ,_article=SUWTVUVU
,_bot=WSUVTUUU ,_common=ZSVUSSTU ,_copula=QTVUUXWU ,_correction=TUUTTXVU ,_courtesy=XUTUTSUU
,_end=SVUVVVTU ,_first=RVUUTVWU ,_form=VUUUUTUU ,_he=VUVTWSTU ,_help=TXUTTVTU
,_interrogative=TWUTTVVU ,_interrogativeSubject=XUTVUTSU ,_lower=UTVUVVSV ,_mention=VTTUTXTU
,_name=WTTUTWTU ,_no=WTUVUSUU ,_not=VTVVVRVV ,_notAfter=VTUVUSUU ,_number=WUUUUTTU ,_on=RUUUXVUU
,_person=UUUUUVTU ,_platform=UUUUUTUV ,_pointing=XTVVUSSU ,_praise=ZUUUTRUU ,_profile=YUUUTTTU
,_question=RVUWVTVU ,_request=QUVUWTVU ,_self=TUTXQVVU ,_statement=STUUUVWU ,_thanks=YTUTTTTU
,_trust=UUVUUUUU ,_unknown=UTVUVVSV ,_yes=WUUVUTSU ,_you=STUUVXTU -1:Unknown=RUUUUVWU
-1:about=TWUTWTUU -1:accounts=RUUWVWSU -1:and=TUUVUWTU -1:article=STVTWVUU -1:callAfter=UUUTUUUU
-1:common=XXUTVRSU -1:compare=VUUUSVUU -1:copula=WSUUVSXT -1:correction=TTTSTXZT
-1:courtesy=STTVWVUT -1:credentials=UTUWVUTU -1:end=SQUVXUVU -1:endorse=UUYTTSUU -1:ens=TUUTTWVV
-1:fid=STUVWVUU -1:first=TSVUVVVU -1:form=XUUUUSUU -1:greeting=XTUTUTUU -1:handle=SVVUUVUU
-1:he=TQVTXRYU -1:help=SWUUSUWU -1:holds=TTUUXTUU -1:interrogative=VPTUVRZU
-1:interrogativeSubject=TTUUVVUU -1:last=SUUUUWUU -1:link=TXUUUTUU -1:lower=UUVVUVTS
-1:mention=TWUTUWSU -1:my=TSUYTUTU -1:name=UWUTUVSU -1:no=YSUSUVVU -1:not=UTUUWUTU
-1:notAfter=UTUVVVSU -1:number=VVUSVUTU -1:on=TSTUTVWV -1:only=TUUUUVUU -1:or=VTUUUUUU
-1:person=VTUTVWUT -1:platform=PVTRYVVW -1:pointing=SVUSVUXU -1:possessiveAfter=UUUUUUUV
-1:possessiveBefore=UTUUVUUU -1:praise=aRTTSVUT -1:profile=SWVVUVQU -1:question=OWUUVWUV
-1:relative=VYUTRUTU -1:request=UWUURUUV -1:rhetorical=SWUUUUUU -1:self=TNTgVRSU
-1:statement=WYTUURRV -1:thanks=VRUTSYUV -1:third=SUUUUUVV -1:trust=TTUSWWVU -1:unknown=TUVVVWTS
-1:verifiers=UUUVVUTU -1:wallet=VTTTVTWU -1:yes=TWUSSVTV -1:you=WTUUTUTU .=XRTSTUUW
._Unknown=VUUUUTTU ._bot=QTUUWVVU ._common=VUUSSWWU ._copula=TUUUTWUU ._correction=OTUTXWWU
._courtesy=TUUUUVUU ._emoji=TUUUTWUU ._end=ZSVVSRUU ._interrogative=UUUTUVVU ._lower=WTUTTWTU
._mention=VUUUUUUU ._pointing=XUUUTTUU ._praise=VUUUTUUU ._question=QYUTUVUU ._request=VUUVVSUU
._unknown=XTUTUVSU .absent=YQUSQWVW .embedded=UTTSVWWU .vocative=UVVVVRSU 1:Unknown=XUWTVSSU
1:about=UTUTUWTU 1:accounts=TUUTYSVU 1:and=PSUaTTXU 1:article=WSUUTUUV 1:common=WTUTWQTW
1:compare=RUUSXVVU 1:copula=VTSVYTTU 1:correction=KUTYXXWU 1:courtesy=TUUUVTVV 1:end=SQUVXUVU
1:endorse=RUcUSSUU 1:ens=UUUTVUVT 1:fid=UTUUVTUU 1:first=WTUUUTSV 1:form=SUUUTXTU
1:greeting=ZRUUUTTU 1:handle=UUUUUVUU 1:he=ZTTSVQUU 1:help=SbUQUTTU 1:holds=UUUTUUVU
1:interrogative=TbTUTTST 1:interrogativeSubject=UWUUXSUS 1:link=VTUTUUUU 1:lower=STTVVUUW
1:mention=TTVUVSVU 1:my=QSUZUUWU 1:name=STVUUVVU 1:no=VTTSPZXU 1:not=RTTWSVXV 1:notAfter=VUUUTVTU
1:number=VTUUTUUV 1:on=STUUUWVU 1:only=UTUVUUUT 1:or=VTUUUUUU 1:person=RTTSUXWV 1:platform=UVUTTYTS
1:pointing=aTTRTUSV 1:possessiveBefore=SUUUVUUU 1:praise=aSTVUSTU 1:profile=ORTXYXUV
1:question=LeQTaUWR 1:relative=STUXUVTU 1:request=PXUYSUUU 1:rhetorical=YWUURSTU 1:second=TUUUUUUV
1:self=XQWXOVUU 1:statement=bTUSUQVV 1:thanks=dRUSURTU 1:third=UUUTUUUU 1:trust=UTUSUVWU
1:unknown=UTVUWTSW 1:verifiers=QUTVWWUU 1:wallet=SUUTWVUU 1:wrong=UVUTUUUU 1:yes=YTUTSQUX
1:you=ZUUSWPUU 2:Unknown=USUUVUWU 2:about=VSVVWRUV 2:accounts=TUUVUVUU 2:and=PTTSVZWV
2:article=SUUVWWSS 2:callAfter=UUUUUTVU 2:common=VTZTSWPW 2:compare=VVUUUSVU 2:copula=UXUUVVQT
2:correction=QUUUVSZU 2:courtesy=RTSWVSXX 2:credentials=TTUTVUWU 2:end=QVSTQaVX 2:endorse=TUXUUSUU
2:ens=RUUWVVTU 2:fid=TWUUSVTV 2:first=TVUUUTUU 2:form=PUUUUYWU 2:greeting=SVUUUXSU 2:handle=VUTUUUUU
2:he=NTXVZXQU 2:help=QYUVUUTU 2:holds=TTUVUUVU 2:interrogative=UUTVaPUU
2:interrogativeSubject=QTUVTWXU 2:lower=TUTVUUTW 2:mention=VTVUUTUU 2:my=XSVaQSRU 2:name=STUUUWWU
2:no=UWUTUTUU 2:not=VUUSTTXU 2:notAfter=TWUTUUVU 2:number=bVUSTPUV 2:on=TQUUXVVU 2:only=TUVUUVUU
2:or=UUVTVUSU 2:person=UOVVWUXT 2:platform=TRUTXXUT 2:pointing=TWVRRVWV 2:possessiveAfter=RXUTVXRU
2:possessiveBefore=SUUUVXSU 2:praise=YWUTPUUU 2:profile=RUVVWVUS 2:question=USWWUTWS
2:relative=TXUURUVU 2:request=TTSTXWVU 2:second=UUUTUVUV 2:self=TWWVVQTU 2:statement=VVTUTTXS
2:thanks=WUUUTSUV 2:trust=UTTVRWVU 2:unknown=TSTVVUUW 2:verifiers=TUUUWUUU 2:wallet=VSUTUWUU
2:yes=YSTTQWVU 2:you=YTUWSSTU ?=RURUWVWU ?_,=UTUVUTVU ?_bot=TTUUUVUU ?_common=VUUUSWUU
?_courtesy=WUUUUVSU ?_emoji=UTUUVUUU ?_end=QbSRWRXU ?_he=TWUUTVUU ?_interrogative=UUUUTVVU
?_lower=XRUWUUTU ?_name=TUUUVUUU ?_pointing=TWUUTUTU ?_praise=YUUUTURU ?_question=TUUUUUVU
?_request=TTUVUVUU ?_self=WUUVTTTU ?_statement=VUUUUTUU ?_unknown=WRUWVUTU ?absent=PXUUXTUU
?embedded=ZTUUSRUU ?vocative=QTSUUZXU Unknown_,=WUUUTTUU Unknown_.=VUUUUTUU Unknown_?=TSUTVVVU
Unknown_Unknown=USUTTVYU Unknown_about=UUUUVUUU Unknown_and=TUUUUUUU Unknown_bot=TVUUUUUU
Unknown_common=TUUUUTVU Unknown_copula=VUUUUUTU Unknown_courtesy=VUUUVTUU Unknown_end=TWVUTUUU
Unknown_lower=WSVUTUUU Unknown_on=VUUUUUVU Unknown_question=UUUUVVSU Unknown_unknown=UQVTSVZU
about:false=SSRSVYWX about:true=aUUUUOUU about_,=SVUTUUXU about_?=UWUUSUTU about_Unknown=VUVUUUUU
about_about=SUUUUVVU about_accounts=SUUVUVUU about_article=QRUVXUYT about_bot=aUUUUQTU
about_common=QVTTVXXT about_compare=UVUUTUUU about_correction=UUUUUVUU about_courtesy=WWURUTVU
about_end=TWUTWUTU about_first=UUUUUVUU about_handle=UUVUUTUU about_he=TTTTZTTU
about_interrogative=UUUUVUSU about_interrogativeSubject=VUUUVUTU about_lower=RUUWTWTV
about_mention=UUVUTWTU about_my=WVTTUSVU about_name=TUWUTWTU about_number=SUWUUVUU
about_platform=VSUTUWTU about_pointing=XTTTWSUT about_profile=VUWUSTUU about_question=UTUTVUWU
about_request=QUUUUUZU about_self=SSVXWUUU about_statement=TUUUUVUU about_unknown=SUVWTWSV
about_yes=TUUUUVUU about_you=USUYUTTU absent/card=UUUUUVTU absent/false/false=TUUSSWUW
absent/false/true=TUSTUXTV absent/question=UTTRUWVX absent/true/false=ZTTSWRSU
absent/true/true=VTUUTWUT absent=VTTSUVUX accounts_,=TUUVUVTU accounts_about=STUUUUVU
accounts_bot=UUUTTVVU accounts_common=VUUUTUUU accounts_copula=UUUUVUUU accounts_courtesy=XTUTURXU
accounts_end=TUUWVURU accounts_lower=TUUWVSVU accounts_name=TUUUUUUU accounts_platform=TUUTUVVU
accounts_question=TTUTVWTU accounts_self=XUUWUQUU accounts_unknown=TUUWVSVU and_about=STUUUWVU
and_article=WTUUWRVU and_bot=WUUUUTUU and_common=VTUUTVUU and_copula=TUUUWTUU and_courtesy=TUUUUWUU
and_end=UUUVUVTU and_he=UUUTUVTU and_interrogative=VYUUSTSU and_interrogativeSubject=VVUUUTTU
and_lower=UUUSTVVV and_mention=SVTUUXUU and_my=UVUTTUUU and_name=RVTUUYUU and_on=UTUUVUUU
and_platform=TUUUVVUU and_pointing=UUUTWUTU and_profile=SUUUXUUU and_question=PUUVVUXU
and_request=TUUWUVTU and_self=USUXSUVU and_unknown=VUUSTVUV and_yes=UUUUVUUU and_you=UUUUUTVU
another:false=STSSVYUX another:true=ZSTTUPXU any:,=QSWTRWYX any:.=VSUUSWWU any:?=UVSVWUSU
any:Unknown=VUWTUUSU any:about=TTVUXSWT any:accounts=SSTYWUTU any:and=TUTVVUTV any:article=UWUTVUUS
any:bot=UTSUVUVU any:callAfter=VUUTUUVU any:common=TVWURWUS any:compare=VZTSVSSU any:copula=YSURVVVR
any:correction=PWTYVZUP any:courtesy=VSSWWWSS any:credentials=RTUVWVUU any:emoji=ZRTTUUTV
any:endorse=PThUSQUU any:ens=RTUVWVUU any:fid=NTUXVXVV any:first=UWUSTUUW any:form=TTTTTYVU
any:greeting=aTTTTUSU any:handle=VUVUUTUU any:he=QRVSZUVU any:help=PgTSTRUU any:holds=TRTTXVWU
any:interrogative=RVRRXYVT any:interrogativeSubject=ZTTVUURS any:last=UUUUUVTU any:link=XWUTUTSU
any:lower=WTTTTWUU any:mention=XTUSUSUU any:my=TPUhPSUU any:name=WSUSTVVU any:no=UQTUUYUU
any:not=TTSVSVXV any:notAfter=TUTWTWTU any:number=XVVPUTUU any:on=SVUTTUWV any:only=WTUTTVVT
any:or=SVUSWUUU any:person=VVVSVUUT any:platform=NQSSeYVU any:pointing=XUVQWTQV
any:possessiveAfter=SUUSUWVV any:possessiveBefore=UWTTVVTT any:praise=cRTURSVT any:profile=UVVXSTTS
any:question=SWRYWTVQ any:relative=XZTSNWUU any:request=SXSYRUVT any:rhetorical=bWUTRQUU
any:second=STUUUVUW any:self=SQUfOVTU any:statement=ZSUSSUVT any:thanks=aQTSTUVV any:third=WUUSUTUU
any:trust=WSWTWTRU any:unknown=UTTTUWVU any:verifiers=OTUWYWSU any:wallet=RSTWVZTU
any:wrong=UWUTUUTU any:yes=WSUUSWRX any:you=WWSUSTVU article_Unknown=TVUUVVTU article_about=SUUVVUUU
article_accounts=TUUUUUWU article_bot=bTUUUQSU article_common=ZWUSSRUU article_compare=UUUUUVUU
article_copula=VUUUUUUT article_correction=UVVUTVTU article_courtesy=TSUWUVUU
article_credentials=UVUUUUUU article_end=RTVUVVVU article_ens=UUUUUTVU article_fid=TUUUUVUU
article_lower=WVRSTVWT article_mention=RUWTUWUU article_name=RUWTUXUU article_not=WUUUUUSU
article_on=TUUVUTUV article_person=SYUTSTWU article_platform=USUUUUYT article_pointing=STUVVUVU
article_praise=UTUUVVTU article_profile=VUUQXUVU article_question=VUUUTUUU article_request=WUUUTTVU
article_statement=UUVUTVTU article_trust=QWTTWUUU article_unknown=WVRSUVVT article_wallet=TVUTUVUU
aside:false=VTRSUVVX aside:true=UTUTUUUU before-name:,=WVSTTSXU before-name:.=RUUUUXVU
before-name:?=TUUUXRVU before-name:Unknown=VUUUUTUU before-name:about=TWVUSVTU
before-name:accounts=XUUUURUU before-name:and=XUTUVRUU before-name:article=PVVVUVVV
before-name:bot=UTVRVTXU before-name:common=WUTVVRVU before-name:compare=VTUUUTVU
before-name:copula=VTSVVVTU before-name:correction=SVTUTYTU before-name:courtesy=UXSVUTUV
before-name:emoji=VUUUUTUU before-name:endorse=TUYUUSUU before-name:ens=TUUUUVUU
before-name:first=XUUUUSUU before-name:greeting=WUUUUTUU before-name:he=VUSUWSVU
before-name:help=ZUUUUQUU before-name:holds=VUUUUUUU before-name:interrogative=TSTUWWUU
before-name:interrogativeSubject=TUUUTWUU before-name:lower=VVUUVUSU before-name:mention=SUTUUXTU
before-name:my=WUVUUSUU before-name:name=UUTUUWTU before-name:no=RTUUUWWU before-name:not=VWTTVSUU
before-name:notAfter=TUUUUWVU before-name:number=WUUUUTVU before-name:on=WVUVTSVU
before-name:only=UTVUUUUU before-name:or=WUUUUSUU before-name:person=TVTUUYSU
before-name:platform=UVTUTVUU before-name:pointing=SURVXUUU before-name:possessiveAfter=UUUUUVUU
before-name:possessiveBefore=RXUUUWTU before-name:praise=SUUVUVUU before-name:profile=TUTVUTUV
before-name:question=TTSWVWUU before-name:relative=VUUUUTUU before-name:request=VZUSUSTU
before-name:rhetorical=YUUUUQUU before-name:self=QTWTVXVU before-name:statement=SVTUVVVU
before-name:thanks=XUUUVRUU before-name:trust=XVUUUQTU before-name:unknown=UVUTVUTU
before-name:verifiers=TUTUUVUU before-name:wallet=SUUUUXUU before-name:yes=TUVUTVUU
before-name:you=RWTUUVUU before:,=aTUTURTU before:.=XTUTVRUU before:?=XTUUUTUU
before:Unknown=YUUUURSU before:about=YTSTVUSU before:accounts=VUUVQVVU before:and=YUUUTSTU
before:article=SSUUWTXU before:callAfter=UUUUUTVU before:common=XSTTWWSU before:compare=ZUUUUQUU
before:copula=QUTUWXVU before:correction=bTUVWORU before:courtesy=TTTUWWTU
before:credentials=TUUUUVUU before:emoji=VUUUWUTU before:ens=TUUWUUTU before:fid=RUUWUUUU
before:first=TUUUTVVU before:form=RUUUUYUU before:greeting=TTUUUYSU before:handle=VUUUUUUU
before:he=STUTUVWU before:help=TZUUURUU before:holds=TUUSVUVU before:interrogative=XRUSZVQU
before:interrogativeSubject=WUUUVURU before:lower=URRVXUWU before:mention=VVTUTSWU
before:my=USUXTUTU before:name=TVTUTVWU before:no=UTUTVZPU before:not=UVUWTQWU
before:notAfter=TUUUTWTU before:number=UUUUVTVU before:on=USTUWTXU before:only=STUVUWUU
before:or=UTUTUVUU before:person=WUTSVUUU before:platform=VUUTUYRU before:pointing=SXURQXWU
before:possessiveAfter=SUUUUWUU before:possessiveBefore=RUUUUWVU before:praise=NSTVcTVU
before:profile=VUUUTVSU before:question=WVUWOVUU before:relative=VTUTTWUU before:request=SVUTWWSU
before:rhetorical=XUUUSTVU before:second=VUUTUVTU before:self=UTTYTRWU before:statement=USTTVUWU
before:thanks=YUUUUSUU before:third=XUUTUTTU before:trust=UUUVRVVU before:unknown=USRWYUVU
before:verifiers=TUUVUVUU before:wallet=QUUWUXVU before:yes=RTUWTYTU before:you=UTUWTTVU
behind-name:,=VRVWWRSV behind-name:.=VUUTWWRU behind-name:?=WTTTSXUU behind-name:Unknown=WUUUUUSU
behind-name:about=UTXTTVTT behind-name:accounts=SUUUUWUU behind-name:and=SVUTUWUU
behind-name:article=WTTUVTVU behind-name:bot=VUTUTVTU behind-name:callAfter=UUUUUTVU
behind-name:common=USTVUTWV behind-name:compare=VVUUUTTU behind-name:copula=RUUVVXTU
behind-name:correction=XUTTVVSS behind-name:courtesy=VUVVRUVT behind-name:credentials=UUUUUVUU
behind-name:emoji=VTUUUVUU behind-name:endorse=TUXUUSUU behind-name:ens=TUUUUUVU
behind-name:fid=SUUUUWUU behind-name:first=RUUUTWVU behind-name:form=TTTTTYVU
behind-name:greeting=WUUUUUSU behind-name:handle=TUVUUUUU behind-name:he=XUSTWVQU
behind-name:help=WTUUUVUU behind-name:holds=SUTUVVUU behind-name:interrogative=QTTUUXXU
behind-name:interrogativeSubject=YUTVTRUU behind-name:last=TUUUUVUU behind-name:lower=UTUTUTXV
behind-name:mention=XTUSUSUU behind-name:my=VVTVUUTU behind-name:name=WSUSTVVU
behind-name:no=UVUUUVTU behind-name:not=TUUUUWTU behind-name:notAfter=SWUUUVUU
behind-name:number=UUWUUUTU behind-name:on=XSUTUVSU behind-name:only=SVTUVVUU
behind-name:or=RVUUUWTU behind-name:person=VUWTVRTU behind-name:platform=RVTTVXUV
behind-name:pointing=USUYWSSU behind-name:possessiveAfter=TUUUTWUU
behind-name:possessiveBefore=WTTUUTVU behind-name:praise=WUUUURWU behind-name:profile=WVVTTTTU
behind-name:question=VTVVSVTU behind-name:relative=RUUUUWVU behind-name:request=QUUVWWUU
behind-name:self=TUTVVTWU behind-name:statement=SUTXUUVU behind-name:thanks=RUUUUXUU
behind-name:trust=SUUUWWSU behind-name:unknown=UTVTUTWV behind-name:verifiers=TUVUUVUU
behind-name:wallet=TUTUUXUU behind-name:yes=VUUTTVUU behind-name:you=UUTWTUVU behind:,=RVVVSYRU
behind:.=VTUWSVTU behind:?=VUSVSXUU behind:Unknown=SUVTUWUU behind:about=TSXUXQWU
behind:accounts=RSTYXUSU behind:and=UXTTWSTU behind:article=TZUSTUTU behind:bot=UTSUVUVU
behind:callAfter=VUUTUUUU behind:common=WVUVRUSU behind:compare=RZTUTVSU behind:copula=VRVTUUVU
behind:correction=bTTRVSTU behind:courtesy=VUUTRXUU behind:credentials=TTUWVUUU
behind:emoji=SSTUYVUU behind:endorse=QTeUSRUU behind:ens=RUUUUVWU behind:fid=SRUWUWUU
behind:first=WXVSUTSU behind:form=VTTUTUVU behind:greeting=ZUTTTRUU behind:handle=SVVUUVUU
behind:he=QSTVUXXU behind:help=SYTTVUUU behind:holds=RSTWUVWU behind:interrogative=PWRTVXXU
behind:interrogativeSubject=VTTVWTSU behind:last=TUUUUWTU behind:link=WWUTUTSU behind:lower=UVVVVTSU
behind:mention=TSWSXUTU behind:my=aRVXQSTU behind:name=TSWSWWUU behind:no=XSUUVRVU
behind:not=UUSWWUSU behind:notAfter=UVTUUUUU behind:number=WWWPUSVU behind:on=XVWUSRTU
behind:only=WUUSTTVU behind:or=TWUSVTVU behind:person=QUWUVUVU behind:platform=NTSVTYZU
behind:pointing=PTUYWUVU behind:possessiveAfter=VUUTTTWU behind:possessiveBefore=TXTSVTUU
behind:praise=UTUPVUXU behind:profile=RVWVUTVU behind:question=QVSZPZVU behind:relative=VSUUVTVU
behind:request=TVSTYTUU behind:rhetorical=XWUTTRUU behind:second=TUUVUUUU behind:self=UQVbSTRU
behind:statement=WUUURUVU behind:thanks=TQUTTXXU behind:third=TUUUUUVU behind:trust=TTWTWVTU
behind:unknown=TVVUVUUU behind:verifiers=SUUVVVTU behind:wallet=QTTWVXUU behind:wrong=TWUTUUTU
behind:yes=STVVUTWU behind:you=YTSRSYTU bot+1:,=VUVVVSSU bot+1:.=UWUTVSUU bot+1:?=aSUTWSRU
bot+1:Unknown=WUUUTUTU bot+1:about=YTUUSVSU bot+1:accounts=WUUTWQVU bot+1:and=YVUWSQTU
bot+1:article=TSUUTWWU bot+1:common=VTYQUVUU bot+1:compare=TUUUUUVU bot+1:copula=XVSVVQUU
bot+1:correction=TUUVVUTU bot+1:courtesy=UWUTRUVU bot+1:emoji=UUUTXUTU bot+1:end=RRTXWWVU
bot+1:endorse=UUYUSSUU bot+1:fid=TUUUUUUU bot+1:form=TUUUUWUU bot+1:greeting=XSUUTUUU
bot+1:he=WVUSUWSU bot+1:help=PZUTUWUU bot+1:holds=TUUUTUVU bot+1:interrogative=SYTUXRUU
bot+1:interrogativeSubject=UVUTWRVU bot+1:lower=SUUWVUVU bot+1:mention=TUUUWTTU bot+1:my=SSUYUVTU
bot+1:name=SUTUWVTU bot+1:no=YVUPSVUU bot+1:not=VUTWUSUU bot+1:notAfter=WWUUUSTU
bot+1:number=UTUUUTWU bot+1:on=YTUUUTUU bot+1:only=TUUUUWTU bot+1:or=WTUUUTUU bot+1:person=TUTTVVVU
bot+1:platform=SVUTTWUU bot+1:pointing=RTTSXWVU bot+1:possessiveAfter=XTUUUTUU
bot+1:possessiveBefore=TUUUUUUU bot+1:praise=WTUUUSUU bot+1:profile=VUUTVTVU bot+1:question=TWQWRUXU
bot+1:relative=RUUXUVUU bot+1:request=RVTVUWUU bot+1:rhetorical=VWUUTTUU bot+1:self=QTXUTVWU
bot+1:statement=VTUSUUWU bot+1:thanks=WSUUTUVU bot+1:trust=WTUTUUUU bot+1:unknown=UUUVUUUU
bot+1:verifiers=TUTVUVTU bot+1:wallet=TVUUVUUU bot+1:yes=UUVUTUVU bot+1:you=TUUSVXUU
bot+2:,=VXSSWSUU bot+2:.=TTUWVSVU bot+2:?=TWUWTUTU bot+2:Unknown=UTUTWUVU bot+2:about=RTVVSXVU
bot+2:accounts=TUUUVWTU bot+2:and=VUTTUTWU bot+2:article=VTUSSWWU bot+2:common=WTVTTUUU
bot+2:compare=VVUUUSUU bot+2:copula=WWUVSURU bot+2:correction=WUVTURUU bot+2:courtesy=USUQVVYU
bot+2:credentials=TTUTUUWU bot+2:emoji=SUUTUVWU bot+2:end=RTRYVVWU bot+2:endorse=TUWUUSUU
bot+2:ens=TUUUUVUU bot+2:fid=UTUUUVUU bot+2:first=UVUUVUSU bot+2:form=VUUUUSWU
bot+2:greeting=UVUUUTUU bot+2:handle=TUTUUWUU bot+2:he=VSUTXTUU bot+2:help=UTUVUVTU
bot+2:holds=TTUVVUVU bot+2:interrogative=UXTWXQSU bot+2:interrogativeSubject=UUUVVUTU
bot+2:lower=VUTUTVTU bot+2:mention=UTWTTVUU bot+2:my=USVZTTSU bot+2:name=UTWTTUVU bot+2:no=VVUUUTTU
bot+2:not=VTTTVVVU bot+2:notAfter=UVUTUUVU bot+2:number=WVUTUSUU bot+2:on=XRVUUUUU
bot+2:only=TUVUUVUU bot+2:or=TVVTVUSU bot+2:person=TNVWXUWU bot+2:platform=VRUUUVVU
bot+2:pointing=SVVURVVU bot+2:possessiveAfter=UXUTUVRU bot+2:possessiveBefore=SUUTVVUU
bot+2:praise=VWUTTUTU bot+2:profile=SVVVTSWU bot+2:question=USWVSUVU bot+2:request=RTUXXRUU
bot+2:self=QWWUXTSU bot+2:statement=VWTTSTXU bot+2:thanks=WUUUUTUU bot+2:trust=WTTVOWXU
bot+2:unknown=VTTTUUUU bot+2:verifiers=UUUUVUUU bot+2:wallet=TSUUVWUU bot+2:yes=UUUSUWVU
bot+2:you=WTUUUSVU bot-1:,=WSUVTUUU bot-1:.=QTUUWVVU bot-1:?=TTUUUVUU bot-1:Unknown=TVUUUUUU
bot-1:about=aUUUUQTU bot-1:accounts=UUUTTVVU bot-1:and=WUUUUTUU bot-1:article=bTUUUQSU
bot-1:common=XTUSUSVU bot-1:copula=VUUUTVUU bot-1:correction=UUUSVVUU bot-1:courtesy=VSTUTXVU
bot-1:emoji=UUUUWUTU bot-1:end=MYUXZTTU bot-1:form=TUUUUVUU bot-1:greeting=UTUUUWUU
bot-1:he=TUVUTUVU bot-1:help=SYUUTUUU bot-1:holds=WUUUUUSU bot-1:interrogative=STUUXTVU
bot-1:lower=WTUTTVUU bot-1:mention=SVUUUUTU bot-1:name=SVUUUVTU bot-1:no=TUUUUWUU
bot-1:number=TUUUUUVU bot-1:on=WUUUURWU bot-1:or=VUUUUTTU bot-1:person=UVUUSTWU
bot-1:platform=SUUUUWUU bot-1:pointing=UUUTTVVU bot-1:possessiveBefore=VUUUUUUU
bot-1:praise=STTTVXVU bot-1:profile=UVUWSUTU bot-1:question=WUUTTWTU bot-1:request=VUUVUTTU
bot-1:self=QUUWWUVU bot-1:statement=XTUUVTSU bot-1:thanks=XUUUUTUU bot-1:trust=RUUVVXSU
bot-1:unknown=VTUTUVVU bot-1:yes=UUUUTVUU bot-1:you=WTUUTUUU bot_,=VUVVVSSU bot_.=UWUTVSUU
bot_?=aSUTWSRU bot_Unknown=WUUUTUTU bot_about=YTUUSVSU bot_accounts=WUUTWQVU bot_and=YVUWSQTU
bot_article=TSUUTWWU bot_common=VTYQUVUU bot_compare=TUUUUUVU bot_copula=XVSVVQUU
bot_correction=TUUVVUTU bot_courtesy=UWUTRUVU bot_emoji=UUUTXUTU bot_end=RRTXWWVU
bot_endorse=UUYUSSUU bot_fid=TUUUUUUU bot_form=TUUUUWUU bot_greeting=XSUUTUUU bot_he=WVUSUWSU
bot_help=PZUTUWUU bot_holds=TUUUTUVU bot_interrogative=SYTUXRUU bot_interrogativeSubject=UVUTWRVU
bot_lower=SUUWVUVU bot_mention=TUUUWUTU bot_my=SSUYUVTU bot_name=SUTUWVTU bot_no=YVUPSVUU
bot_not=VUTWUSUU bot_notAfter=WWUUUSTU bot_number=UTUUUTWU bot_on=YTUUUTUU bot_only=TUUUUWTU
bot_or=WTUUUTUU bot_person=TUTTVVVU bot_platform=SVUTTWUU bot_pointing=RTTSXWVU
bot_possessiveAfter=XTUUUTUU bot_possessiveBefore=TUUUUUUU bot_praise=WTUUUSUU bot_profile=VUUTVTVU
bot_question=TWQWRUXU bot_relative=RUUXUVUU bot_request=RVTVUWUU bot_rhetorical=VWUUTTUU
bot_self=QTXUTVWU bot_statement=VTUSUUWU bot_thanks=WSUUTUVU bot_trust=WTUTUUUU bot_unknown=UUUVUUUU
bot_verifiers=TUTVUVTU bot_wallet=TVUUVUUU bot_yes=UUVUTUVU bot_you=TUUSVXUU callAfter_end=UUUTUVUU
card/false/false=TUWWSTTU card/false/true=UUTUTXTU card/true/false=UTTUXTVU card/true/true=VUUUTUUU
choices:false=VTSUVUVU choices:true=UTTRUWVX clause:Unknown=SUWTVVSU clause:about=STWVTWUT
clause:accounts=TSTXVTUU clause:and=VSTVTVUV clause:article=WVSQUXWS clause:bot=UTSUVUVU
clause:callAfter=VUUTUUVU clause:common=UbUTSVTR clause:compare=SYTSVVSU clause:copula=ZUURVUTR
clause:correction=WUSZSTXP clause:courtesy=UUTWTTXS clause:credentials=UTUUXTUU
clause:emoji=WTUTUUTV clause:endorse=OThUSRUU clause:ens=QUUVWVVU clause:fid=QUUWVVUV
clause:first=TUUTVWRV clause:form=SUTUTXVU clause:greeting=XTUTTUUU clause:handle=WUVUUSUU
clause:he=SSVVUVVU clause:help=PdTTTRWU clause:holds=USTUVWUU clause:interrogative=PWSTaWTT
clause:interrogativeSubject=VUUUVWSS clause:last=UUUUUVTU clause:link=XWUTUTSU clause:lower=UVVVTUTT
clause:mention=YSWSRSUU clause:my=UQVdPUTU clause:name=XSWSQUVU clause:no=RSTSUaWU
clause:not=aWSTRQVV clause:notAfter=UVTVSVTU clause:number=YUUQTTVU clause:on=VXTUTSUV
clause:only=YVUSUSTT clause:or=SVUSWSWU clause:person=UWVTRUVT clause:platform=USSUYVVT
clause:pointing=SVUQUWWV clause:possessiveAfter=RTUTUVXV clause:possessiveBefore=WUUUVVST
clause:praise=WRTVRWXT clause:profile=SWVWUTUS clause:question=VTRVWXTQ clause:relative=VXUSOZTU
clause:request=YXRWRSTU clause:rhetorical=aWUTRRTU clause:second=TTUUVVUW clause:self=TRWbQRVU
clause:statement=aYSRTSST clause:thanks=XRUSTVWU clause:third=WUUTUUUU clause:trust=QTVTVWVU
clause:unknown=SVVVUUUT clause:verifiers=PTUWYVSU clause:wallet=RTTUVYTU clause:wrong=TWUTUUTU
clause:yes=WQVURVUX clause:you=TYSUSTVU common_,=WSTTXRVU common_.=UUUTUUVU common_?=XVUSSWSU
common_Unknown=VUUUUUSU common_about=WaSTSTTU common_accounts=UUUVTUUU common_and=UUUTUUVU
common_article=USVXRTWU common_bot=XTUSUSVU common_common=STWTUXUT common_copula=TWUTUWSU
common_correction=ZSUVSVUS common_courtesy=TXTUTWTT common_credentials=UUUVUUUU
common_emoji=WUUUUTUU common_end=WUUTVSVU common_ens=TUUUUUUU common_fid=UWUTTUUU
common_form=SUUUUWUU common_he=UUVWVTSU common_holds=TTUVUVUU common_interrogative=RTUUUUYU
common_interrogativeSubject=UUUUUUTU common_lower=TTUTWTWT common_mention=UTVUUVTU
common_my=QSUZUUVU common_name=TTVUUXTU common_no=USUYUTUU common_not=RTUVWUVU
common_notAfter=UTUWVUSU common_number=STUUVUWU common_on=VWUURSWU common_only=WUUUTTUU
common_or=TYUTUUSU common_person=XVUTUQUU common_platform=UVUTWSTW common_pointing=SUXUXTSU
common_possessiveAfter=VWUTUUSU common_possessiveBefore=TVUSUWVU common_praise=RTWUWUVU
common_profile=WVVTTTTT common_question=SUUTXWTU common_request=YUUWPUUU common_second=UUUTUUUU
common_self=VUTTUVVU common_statement=QWVTUVWT common_trust=WTUUVTTU common_unknown=UUUTWUUT
common_wallet=VTTUTVUU common_yes=SSUWUWVU common_you=TWUSRVXU compare_about=SUUTWVUU
compare_common=XVUUVQTU compare_courtesy=VVUUUTUU compare_end=VUUUSVUU compare_lower=TUUUUUVU
compare_mention=TUUUUWUU compare_name=TUUUUWUU compare_pointing=TUUUUVUU compare_unknown=TUUUUUVU
context:card=UUUWTVTU context:question=UTTRUWVX context:quote=TSUVWVTU context:reply=UTUTUUUU
context:top=WVSTUTWU copula_,=TUUUUWUU copula_.=VUUUUSUU copula_?=TTUUVUVU copula_Unknown=TUUUUUUU
copula_about=VVUTSVVU copula_accounts=SUUWVUTU copula_and=WUUUUTTU copula_article=TVUTWVTU
copula_bot=VUUUTVUU copula_common=UTUSTUXU copula_correction=WUUUTTUU copula_courtesy=bSUTVTST
copula_end=UTUTVUWT copula_first=UUUUUTUU copula_he=RUUTWWUU copula_interrogative=TTUTVUWU
copula_interrogativeSubject=TTUTVUWU copula_lower=UTVUVUTU copula_mention=QUTUWXTU
copula_my=XVUVRTTU copula_name=QUTUWYTU copula_not=XUUUURUU copula_number=TUVUUTWU
copula_on=WVUTVSTU copula_person=VTUWTUTU copula_platform=TUUUUVUU copula_pointing=RXTTWXRU
copula_possessiveBefore=TUUUVUVU copula_praise=XUUUTSUU copula_profile=TUUUUVUU
copula_question=UUTVTXTU copula_request=VUUUUTUU copula_self=RXUTUUUU copula_trust=USXVRTXU
copula_unknown=UTVUVVTU copula_yes=UUUUVUUU copula_you=UUUUUTUU correction_,=TVTSQZVU
correction_.=TUUUUVVU correction_?=UVURTVXU correction_about=VTUVVTUU correction_article=TUUTVUUU
correction_bot=UUUSVVUU correction_common=SSWWTVUU correction_copula=SUUUUWUU
correction_correction=TTUSTWWU correction_courtesy=UTUYTSVS correction_end=TSTVUWVT
correction_he=WVUTVSTU correction_interrogative=QUUUWVVU correction_lower=VVUVUQUU
correction_mention=UUUUTVUU correction_name=UUUUTVUU correction_not=SUUUUUWU
correction_notAfter=VUUTUUUU correction_on=UTUTVVUU correction_person=YUUUUTTS
correction_pointing=XTUTWTTU correction_praise=SUUVUVUU correction_question=UUUSUWUU
correction_request=UWUUSVUU correction_self=QTUcSUTU correction_statement=WUUUUUTU
correction_unknown=UVUVUSUU correction_yes=SUUUTWUU correction_you=VUUUUTUU courtesy_,=RXTSWVUU
courtesy_.=SVVTUUVU courtesy_?=VWUTRWTU courtesy_Unknown=VUUUUUTU courtesy_about=WUTVTSTV
courtesy_accounts=SUUWTVUU courtesy_and=WUUUTTVU courtesy_article=SVUUWTUV courtesy_bot=VSTUTXVU
courtesy_common=TUSWXSTU courtesy_compare=UUUUTWUU courtesy_copula=SWUTXUTU
courtesy_correction=SUTXTUTU courtesy_courtesy=UXTSPYXT courtesy_credentials=TUUTVUUU
courtesy_emoji=WUUTTUUU courtesy_end=WSSVYSST courtesy_endorse=UUWUUSUU courtesy_ens=UUUTUUUU
courtesy_fid=SUUVUVUV courtesy_form=TUUUUVUU courtesy_he=RTUUVTYU courtesy_holds=WTUUUSUU
courtesy_interrogative=QVUWRXVU courtesy_interrogativeSubject=SUUWUUTU courtesy_lower=UUUVTUUV
courtesy_mention=WVTUTTUU courtesy_my=VVTUTTUU courtesy_name=VVTUTVUU courtesy_no=VUUUUVTU
courtesy_not=UUUUTUUU courtesy_notAfter=UUUTUWUU courtesy_number=aUVUTSSR courtesy_on=WRUWTTVV
courtesy_only=TUUUUVVU courtesy_or=UUUUUVUU courtesy_person=TTUVWUVT courtesy_platform=SVUTVVUU
courtesy_pointing=ZSTTSRWV courtesy_possessiveAfter=TTUUTVXU courtesy_possessiveBefore=WWUUUSTU
courtesy_praise=WTVSTSVU courtesy_profile=TUWTVUUT courtesy_question=PUUaXVQT
courtesy_request=PYTWRVWU courtesy_self=XWUSSUSU courtesy_statement=UUUTSSZU
courtesy_thanks=STUUUWVU courtesy_trust=UUUUUVTU courtesy_unknown=UUUWTUTV
courtesy_verifiers=SUVUVUUU courtesy_wallet=TTUVUUVU courtesy_yes=UTUVTVVU courtesy_you=UVUTTVTU
credentials_?=UTUVUUUU credentials_about=SUUUVVUU credentials_common=TVUUUUUU
credentials_copula=VUUUTUVU credentials_courtesy=TUUUUVUU credentials_end=TUUVUUTU
credentials_on=SUUUVVUU credentials_question=UUUUTUUU credentials_unknown=UUUUUVUU
embedded/false/false=WTTTTRYU embedded/false/true=VUSUUWUU embedded/quote=VUUUTUUU
embedded/reply=UTUVUTWU embedded/top=YUSSUUVU embedded/true/false=WSUTUYRU
embedded/true/true=YTUTUTTU embedded=YSTSTTWU emoji_bot=UUUUWUTU emoji_emoji=UUUUUVUU
emoji_end=YSTURVVV emoji_lower=WUUUUTUU emoji_name=VUUUUTUU emoji_unknown=WUUUUTUU
endorse_about=UUVUUUUU endorse_common=TUVUUUUU endorse_end=UUYTTSUU endorse_he=TTWUUUUU
endorse_lower=TUWUUTUU endorse_mention=TUWUUTUU endorse_name=TUWUUTUU endorse_pointing=TTWUUUUU
endorse_unknown=TUWUUTUU ens_?=UUUTVUUU ens_about=TUUUUUUU ens_courtesy=TUUUVUUV ens_end=TUUUTVVV
ens_lower=SUUVVUUU ens_question=SUUVUVTU ens_unknown=SUUVVUUU fid_,=UUUUUTVU fid_?=USUVVUUU
fid_about=TUUUUVUU fid_common=UUUUVTUU fid_courtesy=SWUUSVUV fid_end=SVUUVVUU fid_mention=UUUUUVUU
fid_name=UUUUUVUU fid_possessiveBefore=UUUUUVUU first_,=TUUUUVVU first_about=WUUUTUSV
first_common=SWUUUUVU first_courtesy=UUUUUTUV first_end=STVUUVVU first_lower=VXUUUSUT
first_on=VUUUTUUV first_unknown=VXUUUSUT form:-1/-4/reply=VUUUUTUU form:-1/-4/top=TWTWUSTU
form:-1/-4=UWTWUSTT form:-1/false/false=RWTVUUVT form:-1/false/true=UVUVVVSU form:-1/reply=VUUUVSUU
form:-1/top=QXTWUSVU form:-1/true/true=UUUUVRWU form:-1=RXTWVRVT form:-2/-4/reply=VUUUUTUU
form:-2/-4/top=TVUVURWU form:-2/-4=TVUVWPWV form:-2/false/false=TUUUUSWV form:-2/false/true=TVUVUSVU
form:-2/reply=VUUUUTUU form:-2/top=SVUVURYU form:-2/true/true=UUUUVTUU form:-2=SVTVWPXV
form:-3/-4/top=WTUUUUTU form:-3/-4=WTUUWRTV form:-3/false/false=UTUUUTVU form:-3/false/true=UUUUVSVV
form:-3/reply=UUUUWTUU form:-3/top=UTUUUTWU form:-3=VTUUWQWV form:-4/-1/card=UUUVTUUU
form:-4/-1/question=TUUUUUVU form:-4/-1/reply=UTUUVUTU form:-4/-1/top=VVUTUUTU form:-4/-1=UVTVUUTU
form:-4/-2/card=VTUUUUTU form:-4/-2/reply=WVUUTUSU form:-4/-2/top=TVUWUUSU form:-4/-2=UVTWUUSU
form:-4/-3/card=WWVTUURU form:-4/-3/question=XUUUUUSU form:-4/-3/quote=UUUUWUTU
form:-4/-3/reply=STUVUUWU form:-4/-3/top=UVUWUTSU form:-4/-3=WVVVWTOU form:-4/-4/card=VUVUUUSU
form:-4/-4/question=XTTSUTVV form:-4/-4/quote=VTUVVUTU form:-4/-4/reply=UVVTVTTU
form:-4/-4/top=RXSXUUTU form:-4/-4=VVUVWSPV form:-4/0/card=UUUVTUVU form:-4/0/reply=TUUUVUUU
form:-4/0=TTUVUUVU form:-4/1/card=TTUWTUUU form:-4/1/top=VTUSUUWU form:-4/1=UTUUTUXU
form:-4/2/card=RUUUUUXU form:-4/2/top=XTUSUUUU form:-4/2=UTUSTUYU form:-4/3/card=TUUUUUVU
form:-4/3/top=USUTUUXU form:-4/3=TSUTUUYU form:-4/4/card=UUUUUUVU form:-4/4/top=TTUTUUYU
form:-4/4=TSUTUUZU form:-4/card=TUVWSUVU form:-4/false/false=XUTTSTTW form:-4/false/true=TRUUWTYU
form:-4/question=XTTRUTVV form:-4/quote=USUVXTTU form:-4/reply=TUVUVTUU form:-4/top=TWRUUTXU
form:-4/true/false=TVTVTUVU form:-4/true/true=RUTVWTVU form:-4=TTSUWQXV form:0/-3/top=UUUUUVUU
form:0/-3=UUUUUVUU form:0/-4/card=UUUUVTUU form:0/-4/reply=WUUUVSUU form:0/-4/top=UUUUUWSU
form:0/-4=XUUUVTSU form:0/card=UUUUVTUU form:0/false/false=VUTTTUVU form:0/false/true=UTVVUTUU
form:0/reply=WUUUVSUU form:0/top=TUUUUUVU form:0/true/false=TWUUXRUU form:0/true/true=VTUUTUUU
form:0=VUTUVRVU form:1/-3/top=VUUUUUTU form:1/-3=VUUUUUTU form:1/-4/reply=TUTUUWUU
form:1/-4/top=VTVTUWRU form:1/-4=VTUTUXRU form:1/false/false=WUSTVTUU form:1/false/true=VUWTUTUU
form:1/reply=TUTUUWUU form:1/top=WTVTUTVU form:1/true/false=SUUUUWVU form:1/true/true=UUUUUVUU
form:1=VTUTUUVU form:2/-2/top=WUUUUTTU form:2/-2=WUUUUUSU form:2/-3/top=WUUUUTTU form:2/-3=WUUUUUTU
form:2/-4/card=UUUUUTUU form:2/-4/reply=TUUUSXUU form:2/-4/top=SVUTUVUU form:2/-4=SVUTTXUU
form:2/card=UUUUUUTU form:2/false/false=VTVTVVSU form:2/false/true=UXTUSUTU form:2/reply=TUUUSXUU
form:2/top=WVUTUTSU form:2/true/false=VUUUTTVU form:2/true/true=TUUUUWTU form:2=WVUTSWRU
form:3/-2/top=VUUUUUTU form:3/-2=VUUUUUTU form:3/-3/top=UUUUUVUU form:3/-3=UUUUTWUU
form:3/-4/reply=UUUUTVUU form:3/-4/top=WSVTUUTU form:3/-4=VSVTTXTU form:3/false/false=STWTTXTU
form:3/false/true=TTTUTYUU form:3/reply=UUUUTVUU form:3/top=WSVTUWRU form:3/true/false=WUUUUSTU
form:3/true/true=VUUUUVTU form:3=VSVTSaRU form:4/-2=UUUUUVTU form:4/-3/top=UUUUUVTU
form:4/-3=UUUUUWTU form:4/-4/card=TUTUTXUU form:4/-4/reply=TUUUTWUU form:4/-4/top=XSVTUUTU
form:4/-4=USVSRZTU form:4/card=SUTUTYUU form:4/false/false=VUVUSVTU form:4/false/true=WTUTUWSU
form:4/reply=TUUUTWUU form:4/top=XSVSUXQU form:4/true/false=PUUUUaTU form:4/true/true=VUTUTWTU
form:4=USUSRdPU form_.=TUUUUVUU form_about=TUUUUVUU form_bot=TUUUUVUU form_common=UUUUUVUU
form_copula=TUUUUVUU form_courtesy=VUUUUUUU form_end=YUUUURUU form_interrogative=TUUUUVUU
form_lower=SUUUUWUU form_question=SUUUUWUU form_statement=WUUUUSUU form_unknown=SUUUUWUU
greeting_,=TUUUUWUU greeting_bot=UTUUUWUU greeting_common=UVUUUUUU greeting_courtesy=WUUUSTUU
greeting_end=VUUUUTUU greeting_lower=WUUUUSUU greeting_mention=WUUUUSUU greeting_name=WUUUUSUU
greeting_unknown=WUUUUSUU handle_?=UUUUUVUU handle_end=SVVUUVUU handle_lower=VUUUUTUU
handle_unknown=VUUUUTUU he_,=QUWWTXTU he_.=UUUUTVUU he_?=TUUUWUUU he_about=UUUTWUUU
he_accounts=UUUUVUUU he_article=UTUVTVUU he_bot=TUVUTUVU he_common=UVVUTUSU he_copula=XVVURTTU
he_correction=XUUUVRUU he_courtesy=SUUTYRWU he_end=URWUXRWU he_fid=TUUUUVUU he_holds=TUUUWUUU
he_interrogative=VUUUTWSU he_lower=TWUVRWTU he_name=VUUUUTUU he_on=TTUUVTWU he_person=UVUUTUUU
he_platform=UUUUWTVU he_pointing=UTUVVTUU he_possessiveAfter=SUUUVUVU he_praise=VUUTTUUU
he_profile=UWTUTUTU he_question=SUVTXTUU he_request=TUUUWRVU he_statement=UUUUSVWU he_trust=QUUUYVTU
he_unknown=UWUVSWSU he_wallet=TUTUWVUU help_,=VTUVTUTU help_?=VVUUUTUU help_about=VUUUUTUU
help_bot=SYUUTUUU help_common=VUUWUSUU help_courtesy=SVUUVUUU help_end=RVUUUVWU help_lower=TYUSTVUU
help_question=VWUUURUU help_request=TVUUUVUU help_unknown=TYUSTVUU help_you=SWUTVUUU
holds_?=TTUUVUUU holds_about=TUUVTVVU holds_accounts=UUUUVUUU holds_article=RUUUUXVU
holds_bot=WUUUUUSU holds_common=VUUUUUUU holds_courtesy=VUUTUVUU holds_end=TUUUVTWU
holds_he=UUUUUUVU holds_lower=UXUVSUTU holds_mention=VUUUUTUU holds_name=VUUUUUUU
holds_number=WUUTUTUU holds_on=UUUVTUUU holds_platform=TUUUVUUU holds_pointing=UUUUUUVU
holds_question=STUUVVUU holds_request=TUUUVUVU holds_trust=TUUUVUUU holds_unknown=UWUVTUTU
interrogativeSubject_?=VUUUUUSU interrogativeSubject_about=VUUVUTUU
interrogativeSubject_article=TUUUXVTS interrogativeSubject_common=UVTVUUSU
interrogativeSubject_copula=UVUVSSVU interrogativeSubject_courtesy=TVUTUUUU
interrogativeSubject_end=VUUUUTUU interrogativeSubject_form=TUUUUVUU
interrogativeSubject_he=TUTUUVUU interrogativeSubject_holds=TTUVUVUU
interrogativeSubject_lower=UTUUTUWU interrogativeSubject_mention=WUUUUTUU
interrogativeSubject_name=VUUUUUUU interrogativeSubject_pointing=RTTTXYUU
interrogativeSubject_question=TWUVSUTU interrogativeSubject_request=TWUTUVUU
interrogativeSubject_self=TTUZUTSU interrogativeSubject_statement=WWUUTTSU
interrogativeSubject_unknown=VTUUTUVU interrogativeSubject_yes=WTUUUUTU
interrogativeSubject_you=WVURTTVU interrogative_,=TUUUTWUU interrogative_?=XSUVWRTU
interrogative_Unknown=VTUUUUUU interrogative_about=WUUVUSTU interrogative_article=WXUUQTVU
interrogative_bot=STUUXTVU interrogative_common=TYUVSTSU interrogative_copula=TUUVTTVU
interrogative_correction=UTUUTVVU interrogative_courtesy=TVVRWXQU interrogative_end=QRUTUYYU
interrogative_form=WUUUUSUU interrogative_handle=SUUUUWUU interrogative_he=SWUUUXTU
interrogative_holds=TTUVUVUU interrogative_lower=TVTVTVWT interrogative_mention=YUTUSUTU
interrogative_name=ZUTUSTTU interrogative_on=UVUUUVSU interrogative_person=TUUUUUUU
interrogative_pointing=NPTSYZZU interrogative_praise=PWUUWWTU interrogative_question=SVUVTVUU
interrogative_request=UWTTUWSU interrogative_self=VSUZUTSU interrogative_statement=TaUUVTQU
interrogative_unknown=TUTVTUVT interrogative_yes=XTUTTUTU interrogative_you=VUUTTTVU
language:false=VWURRTVX language:true=TPQVZXUU last_end=SUUUUWUU left:0=VTRTVWRY left:1=TTTWWSWT
left:2=TVTTTUVV left:3=WUVTSTWS left:5=USVTUUWU left:9=TUUUUWUU length:1=PRTWXUVW length:2=TVWSUSRZ
length:3=TWQVUUWU length:5=WVUTRWVQ length:9=ZQTRVUVT link_end=TXUUUTUU links:false=VTRSVVUX
lower_,=UTTTVUVV lower_.=UTTVVTUU lower_?=UVTWUSTU lower_Unknown=TUUUUVVU lower_about=VWVQTVWS
lower_accounts=TTUVVUVU lower_and=USUUVUUU lower_article=TTUUVVTU lower_bot=WTUTTVUU
lower_common=VTWTSTWU lower_compare=VUUUUTUU lower_copula=UTUVVSWU lower_correction=USVTTXVU
lower_courtesy=TWUTSUUV lower_credentials=TTUVVUUU lower_emoji=USUWUSVU lower_end=WTWUUTVR
lower_endorse=TUWUUTUU lower_ens=TUUUVUUU lower_fid=STUWUWTU lower_first=UVUTUUUU
lower_form=SUUUUVVU lower_handle=VUUUUTUU lower_he=UTVTUWTU lower_help=TVUUTTWU lower_holds=VVUSUTVU
lower_interrogative=TVVUVSVU lower_interrogativeSubject=VUUUUTUU lower_lower=TVTUVUVT
lower_mention=SUUUTWUU lower_my=UXVSTVSU lower_name=RUUUTWVU lower_no=VTUTVVTU lower_not=TVUUTWTU
lower_notAfter=VTUTUUWU lower_number=VUUSUVUU lower_on=VUVTTVTT lower_only=TTVVUTWU
lower_or=TUTTWVTU lower_person=VTUTVUUU lower_platform=SUTVVSXU lower_pointing=UVUTVUTU
lower_possessiveAfter=UUUTUUUU lower_possessiveBefore=WVVTTTTT lower_praise=UUUUUSWU
lower_profile=URUXUTVU lower_question=UVVTTVTU lower_relative=TWUUTVUU lower_request=VWUUSTVU
lower_second=TUUUUUUV lower_self=VVTTVVTU lower_statement=TWVSTVUU lower_thanks=UUUUUUVU
lower_third=UUUUUUVU lower_trust=UTTUWUUU lower_unknown=SVTUVVVT lower_wallet=TUUUSVWU
lower_yes=VUUUUTUU lower_you=UVUUUUTU mention_,=STVTUXUU mention_.=UUUUVUTU mention_?=WUUUTUUU
mention_about=TVWUUSUU mention_accounts=TUUUUVUU mention_and=UVTUUTVU mention_article=SUUUVXTU
mention_bot=SVUUUUTU mention_callAfter=VUUUUTVU mention_common=RUTVVWUU mention_compare=UUUUUVUU
mention_copula=XUUUTSUU mention_correction=RUVUUWUU mention_courtesy=RTUVUVXU mention_emoji=VTUUUUUU
mention_end=SVVTUXTU mention_endorse=UUVUUTUU mention_fid=UUUUUVUU mention_greeting=UUUUUVSU
mention_he=WUUUUSUU mention_help=TUUUUVUU mention_holds=SUUUTWVU mention_interrogative=YUTUTTUU
mention_interrogativeSubject=UUUUTVUU mention_lower=UUTUUVUU mention_mention=TUTUUVVU
mention_name=TUTUUVVU mention_no=UUUUUVTU mention_not=SUUVUWTU mention_notAfter=RWUUUWUU
mention_on=VUVUUUUU mention_only=UUUUUVUU mention_or=TUVUUUUU mention_person=TUWUTVUU
mention_platform=SUUUUWUU mention_pointing=UUUUUVTU mention_possessiveAfter=RUVUUWUU
mention_praise=SUUUUVVU mention_profile=TUUUUWUU mention_question=WUUUSTVU mention_request=VUTUVSVU
mention_self=TUWUUUUU mention_statement=PTTXVXTU mention_trust=SUUUVWUU mention_unknown=UUTUUVUU
mention_yes=UUUUUVUU mention_you=WUUUUSUU my_accounts=UUUVUUTU my_common=WUUQVTWU
my_courtesy=RUUZTUUU my_end=TTUXTUTU my_ens=SUUYUUTU my_fid=VSUXUTTU my_lower=TVURTWWU
my_platform=VUUUUUTU my_praise=XUUTUTUU my_profile=RVUbSUTU my_question=UTUUVUTU
my_relative=ZTURTTUU my_unknown=TVUSTWWU my_wallet=XTUSUUVU name+1:,=WTXUUSSV name+1:.=UUUUVUUU
name+1:?=RTUUUYVU name+1:about=VUWUSVUT name+1:accounts=TUUUUVUU name+1:and=VVTUUTUU
name+1:article=SUUUVVVU name+1:bot=SVUUUUTU name+1:callAfter=VUUUUTVU name+1:common=VUTVUSVU
name+1:compare=UUUUUVUU name+1:copula=VUUUTUUU name+1:correction=SVVTUVUU name+1:courtesy=WTUTVRVU
name+1:emoji=UTUUUVUU name+1:end=WTWUURTV name+1:endorse=UUVUUTUU name+1:fid=UUUUUVUU
name+1:greeting=UUUUUWSU name+1:he=WUUUUSUU name+1:help=TUUUUVUU name+1:holds=RUUUUXVU
name+1:interrogative=XUTUTUUU name+1:interrogativeSubject=TUUUTWUU name+1:lower=UVTTVUVT
name+1:mention=UUTUUTVU name+1:name=WUTUUSVU name+1:no=VUUUUUTU name+1:not=UUUVUUTU
name+1:notAfter=SWUUUUUU name+1:on=VTUUUWTU name+1:only=UVUUUVUU name+1:or=TUVUUUUU
name+1:person=SUWUTVUU name+1:platform=UWUTVQVU name+1:pointing=UUUUUVTU
name+1:possessiveAfter=SUVUUVUU name+1:praise=TUUUUUVU name+1:question=XUUUSRVU
name+1:request=WUUTVRVU name+1:self=TUWUUUUU name+1:statement=XUTXVQTU name+1:trust=SUUUVWUU
name+1:unknown=UVTTVUVT name+1:yes=UUUUUVUU name+1:you=WUUUUSUU name+2:,=VTUUTVUU name+2:.=WUUUUUSU
name+2:?=TVUUTVUU name+2:Unknown=UUUUUVTU name+2:about=WTUTVUTU name+2:accounts=UUUVUTUU
name+2:and=SUUUUVVU name+2:article=WUVTUSTU name+2:bot=TUWTTUVU name+2:common=TTUVWSUU
name+2:compare=UVUUUTUU name+2:copula=SUVTVWUU name+2:courtesy=RUVUTVYU name+2:end=QURTUXZV
name+2:endorse=TUYUURUU name+2:ens=UUUUUTVU name+2:fid=TUUUUVUU name+2:first=SUUUUWUU
name+2:form=VUUUUTUU name+2:he=YUUUWQTU name+2:holds=TUUUVUUU name+2:interrogative=QUUUUZTU
name+2:interrogativeSubject=UUUUUVUU name+2:lower=VUWTTUVT name+2:mention=UUSVUWTU
name+2:my=UUTWUTUU name+2:name=UUSVUWTU name+2:no=TUUUUVUU name+2:not=TUUUVUUU
name+2:notAfter=TUUUUUUU name+2:number=TUUUUWTU name+2:on=TTSUVWUU name+2:only=RUUUUWVU
name+2:or=TVUUUUUU name+2:person=UUVUUVTU name+2:platform=RUTUUZTU name+2:pointing=XTTUXSTU
name+2:possessiveBefore=UTUUUUVU name+2:praise=TUUUUWTU name+2:profile=XVTTUSUU
name+2:question=WUVTTUUU name+2:relative=RUUUUXUU name+2:request=ZUTUUSUU name+2:self=XUTTUTUU
name+2:statement=XVTTTRVU name+2:trust=SUVUUVUU name+2:unknown=UUXTTVUT name+2:verifiers=TUVUUUUU
name+2:wallet=TUUUUVUU name+2:yes=SUUUUWUU name+2:you=XUUVUQUU name-1:,=YTTUUSUU name-1:.=VUUUUTUU
name-1:?=TUUUVUUU name-1:about=UUWUSWTU name-1:accounts=TUUVUUUU name-1:and=TUUUTWUU
name-1:article=STWUUUUU name-1:bot=STTUWWTU name-1:common=VTVVVQUU name-1:copula=RTTUWXUU
name-1:correction=SVUUUWUU name-1:courtesy=WUTUTVTU name-1:emoji=VUUUUTUU name-1:end=WTVTURWU
name-1:endorse=TUWUUTUU name-1:fid=UUUUUVUU name-1:greeting=XUUUUSUU name-1:he=UUUUVTUU
name-1:holds=VUUUUUUU name-1:interrogative=UUTUSYTU name-1:interrogativeSubject=WUUUUTUU
name-1:lower=VUVUTRWV name-1:no=VTUUUTVU name-1:not=YWUTWNUU name-1:notAfter=SUUUUUVU
name-1:on=TUUUTWUU name-1:only=SUVUUWUU name-1:person=TUTUUWUU name-1:platform=WVTTTTUU
name-1:pointing=TUUUVVUU name-1:possessiveBefore=UUUUUVUU name-1:praise=VUUUUUUU
name-1:profile=RUUUUXUU name-1:question=TTVUVUUU name-1:request=UTTUVVUU name-1:self=SUUUUWVU
name-1:statement=SUUUVVVU name-1:thanks=VUUUUTUU name-1:trust=SUUUUWUU name-1:unknown=UUVUTRWV
name-1:verifiers=TUTUUWUU name-1:wallet=UUUUUVUU name-1:yes=UUVUUTUU name-1:you=SWUUUUUU
name-2:,=SWTUUUVU name-2:.=VUUUUTUU name-2:about=WTUUUTUU name-2:accounts=TUUTUWUU
name-2:and=TUUUUWUU name-2:article=SUTUUVWV name-2:bot=TVWTTUVU name-2:common=VUSUVUWU
name-2:copula=UUUUUVUU name-2:courtesy=STTUUXUV name-2:end=USTVVUUV name-2:endorse=TUVUUUUU
name-2:ens=TUUUUVUU name-2:fid=TUUUUVUU name-2:he=UUUUTVUU name-2:interrogative=TTUUUVUU
name-2:interrogativeSubject=TUUUUVUU name-2:lower=UVWSWVRT name-2:mention=SUUUUXUU
name-2:name=SUUUUXUU name-2:no=TUUUUVUU name-2:not=YUTUUPWU name-2:notAfter=SUUUUXUU
name-2:on=UUUVUUUU name-2:person=UUUUUVTU name-2:platform=QTUVUYUU name-2:pointing=VUUUTTUU
name-2:possessiveBefore=TUUUUWUU name-2:praise=XUUUURUU name-2:profile=SVUUUVUV
name-2:question=UVWUVRUU name-2:request=WUTUTUUU name-2:self=WUUUUTUU name-2:thanks=YUUUUQUU
name-2:unknown=UVWSWVRT name-2:wallet=SUUUUWUU name-2:yes=RUUUTXUU name-2:you=UUUUUVUU
name_,=RTWTUYUU name_.=TUTUVVTU name_?=VTUUTVUU name_about=SVWUUUUU name_accounts=TUUUUVUU
name_and=UVTUUSVU name_article=SUUUUWVU name_bot=SVUUUVTU name_callAfter=VUUUUTVU
name_common=TUTVUVUU name_compare=UUUUUVUU name_copula=WUUUTTUU name_correction=RUVTUVUU
name_courtesy=STUVUUXU name_emoji=UTUUUVUU name_end=UVVTUVTU name_endorse=UUVUUTUU name_fid=UUUUUVUU
name_greeting=VUUUUUSU name_he=WUUUUSUU name_help=TUUUUVUU name_holds=SUUUTWVU
name_interrogative=XUTUTUUU name_interrogativeSubject=UUUUTVUU name_lower=TTTUUWUU
name_mention=TUTUUVVU name_name=UUTUUUVU name_no=UUUUUVTU name_not=SUUVUWTU name_notAfter=RWUUUWUU
name_on=VUUUUUUU name_only=UUUUUVUU name_or=TUVUUUUU name_person=TUWUTVUU name_platform=SUUUUWUU
name_pointing=UUUUUVTU name_possessiveAfter=RUVUUWUU name_praise=TUUUUVVU name_profile=TUUUUWUU
name_question=UUUUSVVU name_request=WUTUVSVU name_self=TUWUUUUU name_statement=RTTXVWTU
name_trust=SUUUVWUU name_unknown=TTTUUWUU name_yes=UUUUUVUU name_you=WUUUUSUU named:0/-1=VUTVVUSU
named:0/-2=UVTWUUSU named:0/-3=VVVWVUOU named:0/-4=VUUVVUQW named:0/0=UTUVUUUU named:0/1=UTUUTUXU
named:0/2=UUUSTUYU named:0/3=TSUTUUYU named:0/4=TSUTUUZU named:0/false/false=XUTTSRUW
named:0/false/true=TVTVTUUU named:0/true/false=WVUUXOVT named:0/true/true=RTTVWUVU named:0=WVRUWLWW
named:1/-1=SUUUUUXU named:1/-2=WUUUUUTU named:1/-3=UUTTUXSU named:1/-4=UUURWXPV named:1/0=SVUUUTWU
named:1/false/false=WSWSTSVU named:1/false/true=TVUUWRWU named:1/true/false=TTVUSWTV
named:1/true/true=VTTTUWUU named:1=WRVSTUWV named:2/-4=YTTVTTTU named:2/false/false=SUTTUYTU
named:2/false/true=RUUUTYUU named:2/true/false=UTUVUVVU named:2/true/true=VUUUUTUU named:2=RTTUTcTU
named:3/-4=VUUUUTUU named:3/false/false=UUUUUVUU named:3/true/false=SUUUUWUU named:3=TUTUUWTU
names:=WVRUWLWW names:mention+written=TUUUUVUU names:mention=VPUTSXVU names:platform=TVSTWUUV
names:written=SUUUTZUU no_,=WUUUTVTU no_?=UTUUUUVU no_bot=TUUUUWUU no_common=SSUWVWUU
no_correction=TUUVUUUU no_courtesy=SUUTWWUU no_end=ZTUSTUTU no_he=SUUWTUVU no_lower=VWUUURUU
no_mention=TTUUUUVU no_name=TTUUUUVU no_no=TUUUUUVU no_pointing=TUUVVTVU no_question=UUUUVUTU
no_request=UUUVTTVU no_unknown=UVUUUSUU notAfter_,=UUUUUVUU notAfter_?=UUUUVUUU
notAfter_common=UTUVUUUU notAfter_courtesy=VUUUUVTU notAfter_end=TTUWUWSU notAfter_lower=VVUUTTUU
notAfter_mention=QUUVUXVU notAfter_name=QUUVUXVU notAfter_pointing=TUUUVUUU
notAfter_unknown=VVUUTTUU not_,=VUUUTTVU not_?=TUUUUUUU not_about=UVUUUTUU not_article=UUUVTTUU
not_common=WSUUUWUU not_courtesy=VUUTTWUU not_end=UTUVVVTU not_he=RUUaQWVU not_lower=RVUVRWWU
not_mention=PVTUWZSU not_name=SVTUWVTU not_platform=TUUUUUUU not_pointing=QUUaQWVU
not_praise=UUUTUUVU not_question=TUUUUUVU not_request=ZUUTVPUU not_self=SUUQaTVU
not_statement=TVUUUUUU not_trust=ZUUTTSUU not_unknown=QVUVRWWU not_yes=SUUUUXUU not_you=UUUUUVTU
number_,=TUUUUUVU number_about=TTUUUTXU number_bot=TUUUUUVU number_common=TUVUUVTV
number_courtesy=VXUTUTTT number_end=VVUSVUTU number_lower=VTVUUTUU number_unknown=WTVUUTUU
number_wallet=XUUTTUUU on_,=RXUTTVVU on_?=UWUUTUUU on_Unknown=TUUUTVUU on_about=UUUUUUVU
on_article=TUUUVWUT on_bot=WUUUURWU on_common=UWTUURWT on_courtesy=RUUWTUVU on_end=USTUTWTV
on_fid=TUUUUVUU on_first=WUUUUTUU on_he=XUUUWQTU on_interrogative=TUUUVUUU
on_interrogativeSubject=TUUUVUUU on_lower=UUWUTSTU on_mention=TUTUUWUU on_my=UWTSUVUU
on_name=TUVUUUUU on_number=VVUTUTUU on_person=UUUUUTVU on_platform=SRTUXXTV on_pointing=ZVTTWQSU
on_profile=TTWVSUUU on_question=VTUUWTTU on_request=TTUTUUVU on_self=VTUXTTTU on_unknown=UUWUTTTU
on_wallet=TUUUVUUU on_you=UUUVUTUU only_,=TUUUUVUU only_common=XVUUURUU only_courtesy=VUUSUUUU
only_end=TUUUUVUU only_lower=TTUUVUVU only_mention=SUVUUWUU only_name=SUVUUWUU only_request=TTUVUUUU
only_unknown=TTUUVUVU or_article=TUUUUVVU or_bot=VUUUUTTU or_common=SYUUVURU or_copula=UUUUVUUU
or_courtesy=SVUUUUVU or_end=UTUUUUUU or_lower=SWUVTVTU or_mention=VUUUUUUU or_name=VUUUUUUU
or_no=TUUWVTTU or_not=TTUVVUUU or_question=UTUUUUWU or_trust=UUUUTUWU or_unknown=SWUVTVTU
out:0=aQUSTPWX out:1=PWRSWaTU out:2=PVUVUYUU person_,=WVUVUSSU person_.=WUUUTUUU person_?=SVUUTVVU
person_Unknown=UUUUUUVU person_about=SVUTVVUU person_bot=UVUUSTWU person_common=TUUUUVUU
person_courtesy=WVVSUTTU person_end=WSUTVVUT person_form=TUUUUVUU person_interrogative=WWUTUTSU
person_lower=URVUVVUU person_mention=VUUUUTUU person_on=UUUTTVUU person_or=TUUUVVUU
person_person=STUTUVWU person_platform=SUUUUVUV person_pointing=UXUURVTU
person_possessiveBefore=UUUTUVUU person_praise=WUVUUSUU person_question=UTUTVTVU
person_request=UUUUUVTU person_self=SUUUXUUU person_statement=VSUWUTVU person_unknown=URVUUVUU
platform_,=STUUSYUV platform_?=STUVXSVU platform_about=WTUTVSVU platform_accounts=TUUWUUTU
platform_bot=SUUUUWUU platform_common=ZTUWSUTS platform_copula=VTUWUUTU platform_correction=RUUTaUUS
platform_courtesy=VTUTWUUT platform_end=RWTRVWUW platform_first=TUUUUUVU
platform_interrogative=UUUUUVTU platform_lower=SVTSUUWV platform_no=TUUUVUUU platform_on=STUUVVVU
platform_or=UVUUVTUU platform_person=TUUUUUVU platform_pointing=UUUUUVUU
platform_possessiveAfter=TUUUUVUU platform_possessiveBefore=UTUUUUVU platform_question=USUVVUTU
platform_request=TTUUUUWU platform_statement=YTUVUUSS platform_unknown=SVTSUUWV pointing_,=TUVWSVTU
pointing_.=TUUUUWUU pointing_?=UVUTVUUU pointing_Unknown=UUUUUVUU pointing_about=WTVTXRSV
pointing_accounts=WVUTUTUU pointing_and=VUUUTSVV pointing_article=WUUUTRVU pointing_bot=UUUTTVVU
pointing_common=UTUVWTSV pointing_copula=YTVUOUVU pointing_correction=XUUTUTTU
pointing_courtesy=WTVTUUTU pointing_end=WUUTSTVU pointing_ens=UUUUVUUU pointing_fid=TUUUUVUU
pointing_he=UUUUTUVU pointing_holds=TTUUWUUU pointing_interrogative=TTUUVWTU pointing_lower=UUTUWTUU
pointing_mention=SUUUTXUU pointing_name=SUUUTXUU pointing_no=UTUVUUVU pointing_not=SUUUSXWU
pointing_notAfter=UUUVSVUU pointing_number=UUUUUVUU pointing_on=STVUXSVU pointing_only=WUUUVRUU
pointing_person=STUUUVVU pointing_platform=WTUUVSVU pointing_pointing=XVUSWRUU
pointing_possessiveAfter=SUUUVUVU pointing_possessiveBefore=UUUUVUUU pointing_praise=TUUUSXUU
pointing_profile=WWTUTUTU pointing_question=VTVUTUVU pointing_relative=VYUUQUUU
pointing_request=WUUUVRUU pointing_self=UUUUTWTU pointing_statement=UUUUSVVU pointing_trust=QVUUXVTU
pointing_unknown=UUTUWTUU pointing_wallet=TTTUWVUU pointing_yes=UUVUTTVU pointing_you=UWUTVTUU
possessiveAfter_accounts=UUUTUUWU possessiveAfter_common=SWUUUUUU possessiveAfter_courtesy=TTUVUVUU
possessiveAfter_end=UUUUUUUV possessiveAfter_fid=UUUUUVUU possessiveAfter_lower=TUUUUWTU
possessiveAfter_person=TUUUUTVU possessiveAfter_platform=UUUUVUUU possessiveAfter_profile=UTUUTUVU
possessiveAfter_unknown=TUUUUWTU possessiveAfter_wallet=TUUUVUUU possessiveBefore_Unknown=TUUUUVUU
possessiveBefore_accounts=TUUUUVUU possessiveBefore_article=VVUUUTUU possessiveBefore_bot=VUUUUUUU
possessiveBefore_common=UWUUVUST possessiveBefore_courtesy=WWUUUTSU possessiveBefore_form=TUUUUVUU
possessiveBefore_interrogative=TUUUVUUU possessiveBefore_interrogativeSubject=TUUUVUUU
possessiveBefore_lower=UWTUUSWU possessiveBefore_mention=UUVUUUUU possessiveBefore_name=UUUUUVUU
possessiveBefore_platform=TTUUUVUV possessiveBefore_pointing=RUUUXVUU
possessiveBefore_question=WTUUVTTU possessiveBefore_unknown=TWTUTTWU praise_,=VTUTVUTU
praise_.=TUUUVUVU praise_?=VUUTRUXU praise_about=WVUUUSUU praise_article=VUUUUUUU
praise_bot=STTTVXVU praise_common=VUVSSTVU praise_courtesy=WSUXRSVU praise_emoji=UUUUVTUU
praise_end=WSTVWWRT praise_he=UUVUTUUU praise_interrogative=TUUTXUTU praise_lower=VVUVTTUT
praise_mention=VUUUUTUU praise_no=SUUUXUUU praise_on=VVUUUSUU praise_person=SVUUWUUU
praise_pointing=ZVVURSTU praise_possessiveBefore=UUUUVUUU praise_praise=WUUUTUUU
praise_question=WTUURSXV praise_self=WUUUUVSU praise_thanks=TUUUUVUU praise_trust=YUUTTUTU
praise_unknown=WVUVTTTT praise_yes=SUUXTUUU praise_you=RTUXVUUU profile_,=YUUVTRUU
profile_?=TUUUUVUU profile_about=WTUQUUXU profile_article=SUUXUTUU profile_bot=UVUWSUTU
profile_common=VRUSUTZU profile_copula=WUUUWSTT profile_courtesy=QWUSWVUU profile_end=UVVUWSRU
profile_lower=TUTVTVVT profile_mention=RUUUUXUU profile_my=VTWTTUUU profile_name=RUUUUXUU
profile_on=VWUSTUUU profile_pointing=TSUVVTXU profile_possessiveBefore=VTUVUUUU
profile_praise=TVUVSVUU profile_question=YUUTUUST profile_request=TTUVUVUU profile_unknown=TUTVTVWT
question/false/false=VTTSUUVW question/false/true=TUUUUVUU question/true/false=VUUUUTUU
question_,=RXUSUWUU question_.=WUUUUSUU question_?=UVUVUTUU question_Unknown=SUUUUVVU
question_about=STUVTWVU question_accounts=VTUVTVUU question_and=WUUUUTTU question_article=UTVUWSWR
question_bot=WUUTTWTU question_common=VVTVUTTU question_compare=XUUUURUU question_copula=MWUUYVXT
question_correction=YTUTVRUU question_courtesy=TZURXURT question_credentials=SUUTVVUU
question_end=SVUUUUTV question_ens=SUUUUVUU question_first=VUUUUTUU question_he=PRUWXXVU
question_holds=TUUUUUXU question_interrogative=UTUUUUVU question_interrogativeSubject=UTUTUUWU
question_lower=WUSUXRUT question_mention=TUVUWUUU question_my=VUUYRTSU question_name=TUVUVVTU
question_no=WUUUTUUU question_not=YUUTURUU question_number=UUVTUTVU question_on=TTUVTXTU
question_only=TUUUUVUU question_person=VRVYTUTU question_platform=TTUWVUUU
question_pointing=RYUUWVQU question_possessiveBefore=STUUVUVU question_praise=VTUSUUWU
question_profile=VVUTTUTU question_question=SXSWTUVT question_request=ZSUUVRTU
question_self=RZUSTVUU question_statement=VUUUUVSU question_trust=SSXTSUXU question_unknown=UUSUXSVT
question_wallet=QSUaVVSU question_yes=UUUTVVUU question_you=SXUTVUUU quote/false/false=TSUWXUTU
quote/false/true=TUUUUVUU quote/true/false=VVUTUUUU quote/true/true=UUUUTUVU relative_?=UYUTSUTU
relative_common=VUUTUUTU relative_courtesy=UVUUTVTU relative_end=VUUTTUUU relative_lower=UUUWUUUU
relative_name=UUUUTVUU relative_question=VTUVUUTU relative_statement=STUUUVXU
relative_unknown=UUUVUUUU reply/false/false=VYVUSUSU reply/false/true=VUTUVTUU
reply/true/false=SQVUUVWU reply/true/true=VUTUWUTU request_,=XWUTVRSU request_?=RUUTVWVU
request_Unknown=TTUUUUWU request_about=SSTXSVXU request_article=SWUVVWSU request_bot=VUUVUTTU
request_common=TVTUWWST request_correction=TUUVUVUU request_courtesy=URUUVTYU request_end=RUUUQaUU
request_fid=TUUUUVUU request_first=UVUUUUTU request_form=XUUUUSUU request_he=TRTRaWUU
request_interrogative=WRUSVWUU request_interrogativeSubject=VTUSUYRU request_lower=SUUWUVTU
request_mention=STTUVXUU request_my=SVUZSUSU request_name=UTTUVVUU request_not=WTUUUTVU
request_on=TUUXTUTU request_only=VTUUUTUU request_person=TTUVVVUU request_platform=VWUTUSUU
request_pointing=VXVTPWUU request_possessiveBefore=YUUUUQUU request_praise=TUUVUUUU
request_profile=TSUTVUXU request_question=XSUUVSUU request_request=STUTUVWU request_self=USUTVTXU
request_statement=UUUUUTUU request_unknown=SUUVUVUU request_wallet=UUUTUVUU request_yes=TTUUUUWU
request_you=VVUTTVUU rhetorical_end=SWUUUUUU second_common=UUUTUVUU second_courtesy=SUUUUWUU
second_lower=VUUUUUTV second_unknown=VUUUUUTV self_,=VSUWUUSU self_.=SUUXTTUU self_?=UQUdSTSU
self_about=SSVXUUUU self_accounts=UUUVTUUU self_article=TXURVVTU self_bot=QUUWWUVU
self_common=RWUUSUWU self_copula=UTVUUUTU self_correction=RXUVTUUU self_courtesy=YRVaRTQU
self_end=USTZUSVU self_endorse=TUTUUWUU self_fid=UTUVUUUU self_holds=WUUTUUUU
self_interrogative=VTUWTUTU self_lower=UUYRUUUU self_mention=SUUUUWVU self_name=SUUUUWVU
self_not=TVURVVUU self_on=VTUWUTTU self_pointing=SUTTXWTU self_praise=VUUUUTUU
self_question=YSVUSTUU self_relative=WUUTUUTU self_request=YUUVTQUU self_self=YTUTUUSU
self_statement=WTURVUVU self_trust=RTUZTUUU self_unknown=UUYRUTVU self_you=STUXUUUU
statement_,=WTUVTUSU statement_?=UVUUUVTU statement_about=TUUUUXTT statement_article=RWUUUVUU
statement_bot=XTUUVTSU statement_common=VSVVUWTS statement_copula=TUUUUVUU
statement_correction=WTUUUUVS statement_courtesy=VUUUXSTS statement_end=YXTUTOTV
statement_he=UUUUSUWU statement_interrogative=XVUUUSSU statement_interrogativeSubject=WUUUUSUU
statement_lower=TTUSTWWT statement_mention=SUUUVVVU statement_my=WTUTUUUU statement_name=RUUUVVVU
statement_on=TWVUTWST statement_platform=VUUUUTUV statement_pointing=YRUUSUVU
statement_possessiveAfter=WUUUUTUU statement_possessiveBefore=TVUUUVUT statement_praise=UUUUUUTU
statement_profile=XUUUUSUU statement_question=UUUUVTUU statement_request=RUUUWXUT
statement_self=VUUTTUWU statement_statement=SUUUUTYU statement_trust=VTUUUUVU
statement_unknown=UTUSTVWT statement_you=WUUVTSUU thanks_,=VUUUVSUU thanks_.=RUUUWVUU
thanks_about=WUUUUSUU thanks_bot=XUUUUTUU thanks_common=SUUUUVWU thanks_courtesy=XUUUSUUU
thanks_end=TSUTTYUV thanks_lower=XUUUURTU thanks_mention=VUUUUTUU thanks_name=VUUUUTUU
thanks_praise=SUUUUUWU thanks_unknown=XUUUURTU third_courtesy=VUUUUUUT third_end=SUUUUUVV
top/false/false=UWQSUVXU top/false/true=WSWTUSVU top/true/false=UVTWUUSU top/true/true=UVUUUTUU
trust_,=YTWTUQUU trust_?=QUUSXVWU trust_about=VUUVTVTU trust_bot=RUUVVXSU trust_common=TVUVUVTU
trust_courtesy=STVUXUTU trust_end=WTVSTUVU trust_he=UUUUVUUU trust_lower=VTTUUUUU
trust_mention=SUUUUWUU trust_name=SUUUUWUU trust_no=TUUUUUUU trust_on=UTUVTVTU trust_or=UTUVTUVU
trust_pointing=WUUUUTUU trust_question=TUUTWVUU trust_trust=TUUUVVUU trust_unknown=VTTUVUUU
unknown:0/false/false=TXTUPUVX unknown:0/false/true=UUTTUWUU unknown:0/true/false=PUURbUTU
unknown:0/true/true=UUTUVVUU unknown:0=VTSTVTVX unknown:1/false/false=RUSUVWUW
unknown:1/false/true=TUVSUWUU unknown:1/true/false=TRTVXSVU unknown:1/true/true=XUTTTVTU
unknown:1=WUTTUUTW unknown:2/false/false=VTTTYTUT unknown:2/false/true=VTVVUSUU
unknown:2/true/false=XVUUSTUU unknown:2/true/true=VTWVUSTU unknown:2=TUTVVVVT
unknown:3/false/false=XSTUVTUT unknown:3/false/true=TVVUUTTU unknown:3/true/false=TWTWQVUU
unknown:3/true/true=VVTUUTVU unknown:3=TUUTUWUT unknown:5/false/false=WUVUUTTU
unknown:5/false/true=UUTUTTXU unknown:5/true/false=TUUWSUVU unknown:5/true/true=TUUUUWVU
unknown:5=VTUUUTUU unknown:9/false/false=VUUUUTVU unknown:9/false/true=TUUUUVUU
unknown:9/true/true=SUUUUWUU unknown:9=TUUUUVUU unknown_,=VTTSUUWV unknown_.=VTTVVTUU
unknown_?=UUTVWSVU unknown_Unknown=USUTTVXU unknown_about=VVVQUVXS unknown_accounts=TTUVVUUU
unknown_and=USUUVUUU unknown_article=TTUUVVUU unknown_bot=VTUTUVVU unknown_common=USWUSTWU
unknown_compare=VUUUUTUU unknown_copula=VTUVVSVU unknown_correction=VSVTTWVU
unknown_courtesy=UWUTTTTV unknown_credentials=TTUVVUUU unknown_emoji=USUWUSVU unknown_end=VUXUTTVR
unknown_endorse=TUWUUTUU unknown_ens=TUUUVUUU unknown_fid=STUWUWTU unknown_first=UVUTUUUU
unknown_form=SUUUUVVU unknown_handle=VUUUUTUU unknown_he=UTVTUWTU unknown_help=TVUUTTWU
unknown_holds=VVUSVTUU unknown_interrogative=SVVUUSWU unknown_interrogativeSubject=VUUUUTUU
unknown_lower=VUTUUUUT unknown_mention=SUUUTWUU unknown_my=UXVSTVSU unknown_name=RUUUTWVU
unknown_no=VTUTVVTU unknown_not=TVUUTWTU unknown_notAfter=VTUTUUWU unknown_number=VUUSUVTU
unknown_on=VUUTTVUT unknown_only=TTVVUTWU unknown_or=TUTTWVTU unknown_person=UUUTVUUU
unknown_platform=SUTVVSXU unknown_pointing=TUUTVVUU unknown_possessiveAfter=UUUTUUUU
unknown_possessiveBefore=WUVTTTUT unknown_praise=UUUUUTVU unknown_profile=URUXUTVU
unknown_question=UVVTUWRU unknown_relative=TWUUTVUU unknown_request=VWUUSTVU unknown_second=TUUUUUUV
unknown_self=VVTTVVUU unknown_statement=VWVSTVSU unknown_thanks=UUUUUUVU unknown_third=UUUUUUVU
unknown_trust=UTTUWUUU unknown_unknown=UTTTUWWT unknown_wallet=TUUUSVWU unknown_yes=VUUUUSUU
unknown_you=UVUUUUTU verifiers_common=TUUUVVUU verifiers_courtesy=SUUUVVUU verifiers_lower=SUUVVUUU
verifiers_mention=TUTUUWUU verifiers_name=TUTUUWUU verifiers_pointing=TUUUVUUU
verifiers_unknown=SUUVVUUU vocative/card=VUUVTUUU vocative/false/false=VWVTUVRU
vocative/false/true=XQVTUTUU vocative/quote=SSUVXVTU vocative/reply=UUUTUVTU vocative/top=SWUUUTVU
vocative/true/false=VSSVRVXU vocative/true/true=RUVTXUVU vocative=RUTVWVUU wallet_,=VUUTUUUU
wallet_?=UTUVWUTU wallet_about=TVUTUWUU wallet_common=VVUUUUTU wallet_copula=XUURUUUU
wallet_courtesy=TTUUUUVU wallet_end=UTTTUTXU wallet_lower=TUUWUVSU wallet_name=UUUUUVUU
wallet_on=TVUTUVTU wallet_pointing=VUUUUUUU wallet_possessiveBefore=TVUUUVUU
wallet_question=WUUSVVSU wallet_self=SUUXTVTU wallet_unknown=TUUWUVSU wallet_wallet=TUUUUVUU
word:-1/card=UUUVTUUU word:-1/false/false=WTTSUVUU word:-1/false/true=SWUXVURU
word:-1/question=TUUUUUVU word:-1/reply=UTUUVUTU word:-1/top=UUUTUUVU word:-1/true/false=TTUUUUVU
word:-1/true/true=TUUTTTXU word:-1=TUTUUUVU word:-2/card=VTUUUVSU word:-2/false/false=VVUURVVT
word:-2/false/true=VVUUVURU word:-2/reply=WVUUTUSU word:-2/top=UVUWUTSU word:-2/true/false=RVUVWUTU
word:-2/true/true=VSUVUVTU word:-2=WVTVUVQU word:-3/card=VWVTUVQU word:-3/false/false=VWUTSWRV
word:-3/false/true=VTUVWWQT word:-3/question=XUUUUUSU word:-3/quote=UUUUVVTU word:-3/reply=STUVUUWU
word:-3/top=VVTWUVRU word:-3/true/false=UWUTUSVU word:-3/true/true=UTUXVURU word:-3=WWUVVWMU
word:-4/card=WUUUVURU word:-4/false/false=XTVTWSQW word:-4/false/true=XUVSSVSV
word:-4/question=TTTSUWVX word:-4/quote=UTUVVVTU word:-4/reply=VUUSUVTU word:-4/top=WWUWUUOU
word:-4/true/false=TUTUUXTU word:-4/true/true=SVSWWWRU word:-4=XTUTWWKX word:0/card=UUUVTUVU
word:0/false/false=TUUVTVVU word:0/false/true=VSUTVUVU word:0/reply=TUUUVUUU word:0/top=TVUUUTWU
word:0/true/false=TTUWUUUU word:0/true/true=SYUSUTVU word:0=SUTVUTWU word:1/card=TTUWTUUU
word:1/false/false=RSUVUUZU word:1/false/true=UVUUUTVU word:1/top=UUUSUSYU
word:1/true/false=VVUUTUUU word:1/true/true=WTUTUUTU word:1=UTUUTSZU word:2/card=RUUUUUXU
word:2/false/false=XUUUUURU word:2/false/true=QVUUTUYU word:2/top=WTUSUUVU
word:2/true/false=UTUUUUVU word:2/true/true=UTUTTUYU word:2=TTUSTUZU word:3/card=TUUUUUVU
word:3/false/false=SUUUUUWU word:3/false/true=TTUUUUXU word:3/top=USUTUUXU word:3/true/true=WTUTUUUU
word:3=TSUTUUZU word:4/card=UUUUUUVU word:4/false/false=TUUUUUVU word:4/false/true=TSUTUUYU
word:4/top=TTUTUUYU word:4=SSUTUUZU words:0/absent/card=VWTXVTQU words:0/absent/question=UTTSUWUW
words:0/embedded/quote=VUUUTUUU words:0/embedded/reply=TTUVVTUU words:0/embedded/top=XUSTUUUU
words:0/false/false/false=USSUTVVW words:0/false/false/true=VTWTTVTU
words:0/false/true/false=UWUTSVUU words:0/false/true/true=UTUUUVUU words:0/false=UTSSUUXX
words:0/true/false/false=URUXXSTU words:0/true/false/true=UVUTVUTU words:0/true/true/false=PWUWWUUU
words:0/true/true/true=ZTTTTTUU words:0/true=VSUYWVPU words:0/vocative/card=UUUWTUUU
words:0/vocative/quote=TTUUVUUU words:0/vocative/reply=VUUTTWSU words:0/vocative/top=STVUUUZU
words:1/absent/card=TTVRTWXU words:1/absent/question=TUUUUUVU words:1/embedded/top=VUUTUUVU
words:1/false/false/false=YSUSTVTU words:1/false/false/true=UUUUVSWU
words:1/false/true/false=QVUWWSVU words:1/false/true/true=UUUUUVTU words:1/false=WUTRUVVU
words:1/true/false/false=YVTSTUUU words:1/true/false/true=QVVVTVVU words:1/true/true/false=VTUTUVUU
words:1/true/true/true=TUUUUVVU words:1/vocative/quote=TTUUVUUU words:1/vocative/reply=TUTUWUUU
words:1/vocative/top=XXSVUTRU words:2/false/false/false=TXUUUUSU words:2/false/true/false=UTUUUUVU
words:2/false=SVUTUUWU words:2/true/false/false=TTUUUUWU words:2/vocative/top=SVUTUUWU
yes_,=UUUUTUTV yes_?=SWUWUURU yes_about=VVUTUTVU yes_bot=UUUUTVUU yes_common=WTVUUSTU
yes_correction=WUUVURUU yes_courtesy=TTUUTYTU yes_end=WUUTSTVV yes_interrogative=ZUUUQUUU
yes_lower=USTUWUUV yes_mention=UUVTUUUU yes_name=UUVTUUUU yes_on=WUUUUSUU yes_pointing=WTUUSUVV
yes_praise=VUUUUUTU yes_question=UTVVTUTU yes_self=UUUVUTUU yes_trust=TUUUVUUU yes_unknown=USTUXUTV
yes_yes=TUUUUVUU you_,=WUUUUUTU you_?=VUUVTUUU you_about=TTUTUUXU you_and=VUUUUUUU
you_article=VUUUSWTU you_bot=WTUUTUUU you_common=TTUVTVVU you_copula=YWUSTSTU
you_correction=SUUXTVTU you_courtesy=YTURTUVU you_end=RUUTXVUU you_he=WUUUUSUU you_holds=UUUXUTUU
you_interrogative=RUUUWVUU you_lower=UWTUVRUU you_mention=SUUUUWUU you_name=SUUUUWUU
you_not=WUUTUUUU you_on=UUUTUWUU you_platform=TUUUUVUU you_pointing=WVUWRTTU you_praise=STUVVTWU
you_question=UYUTSUTU you_request=RTUUWXUU you_statement=VRUUUWUU you_unknown=UWTUVRUU
you_you=VUUUUTUU
`
