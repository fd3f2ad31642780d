/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=UUSUUUUXT !true=ZSTWUURUS ,_,=TUUUUUVUT ,_Unknown=UWUUUTTUU ,_about=RUTUXUTUW
,_accounts=WUUVUTSUU ,_and=UUUUWTUUV ,_article=STWSVWVUU ,_bot=WSUUTUVUT ,_common=YRWVTTTUS
,_compare=VTUUTVVUT ,_copula=RTUTTWWUW ,_correction=PXUTVVVUV ,_courtesy=WTTSWUUVV ,_end=VTUVUVVUT
,_first=RUUUUVVUV ,_form=VUUUUUUUU ,_greeting=VUUUTVUUT ,_he=WTWSVTTTU ,_help=SXUTTVUUU
,_holds=UUUUUTVUU ,_interrogative=RWTSTXUUV ,_interrogativeSubject=UTUVTWUUU ,_lower=UTUSUVUUV
,_mention=UTTVSXTUU ,_my=TUUUUVUUU ,_name=UTTVSWTUV ,_no=XTUVVSVUT ,_not=UTUWVSUVU
,_notAfter=WTUVVTUUU ,_number=VUUUUSWUT ,_on=RTUUWXTUU ,_only=UUUTVUUUU ,_or=UUUVVTTUV
,_person=UUUUUVUUU ,_platform=UVUUUTTVU ,_pointing=VUVTTUVTT ,_possessiveBefore=UUUUUVSUU
,_praise=bVUUSQTUU ,_profile=WUUTVTTUU ,_question=PUUXUVUUV ,_relative=TUUUUVUUU ,_request=QUUVVWVUU
,_self=VUTZQVUTU ,_statement=UUVSVTUUV ,_thanks=WTUUTUTVT ,_trust=TUVUTUWUU ,_unknown=VTUSUVTUV
,_wallet=TUUUUTWUU ,_yes=WTUUVUSUU ,_you=VTUUVVTUU -1:Unknown=RTUSUWWUV -1:about=TUTUWSXUU
-1:accounts=RUUXVVSVV -1:and=TUUUUVTUV -1:article=TTVUVVUUU -1:callAfter=VUUUUTUUU
-1:common=WXSRUSVUU -1:compare=VUUUTWUTT -1:copula=VTUUVUWSU -1:correction=SWTSTXVTV
-1:courtesy=VVSVUUVVQ -1:credentials=VTUVVTUUU -1:end=RQUVZUVUU -1:endorse=TUbTTQUUU
-1:ens=TVUTUVUVU -1:fid=SSUTWUWUU -1:first=RSVTUYVVT -1:form=WVTUUTUUT -1:greeting=YSUSUUUUU
-1:handle=SUVUUWUUU -1:he=TSWSXTWUU -1:help=RZUTSTXUU -1:holds=SUUTVVUUU -1:interrogative=SSTTVWXUU
-1:interrogativeSubject=STUUWVVUU -1:last=SUUUUVUUU -1:link=TWUTUUTUU -1:lower=UTWUUTUUW
-1:mention=TTSTUWSUW -1:my=TTVXTUUUU -1:name=TUTSUWTUV -1:no=WSUSUXTUV -1:not=UUUUVTUTV
-1:notAfter=UTUWUWTUU -1:number=XTUSUUUUU -1:on=UUUTTUVVT -1:only=UUUUUWVUT -1:or=UTUUUUVUU
-1:person=UUUTUWUTU -1:platform=QUTSXTWVV -1:pointing=SVUSWTWUT -1:possessiveAfter=UUUUUVUUU
-1:possessiveBefore=UTUUVUUUU -1:praise=aSTTRUUVU -1:profile=UVUUTVTUU -1:question=PVUVVVUUW
-1:relative=WYUURUTUU -1:request=SVVURUXVT -1:rhetorical=UVUUTUUUU -1:second=UUUUUVTVT
-1:self=TNTfTQVVT -1:statement=ZYSTVRRVS -1:thanks=XRUQRaVVT -1:third=SUUUUUVVU -1:trust=TTUSWXUUS
-1:unknown=UTVTUVTUV -1:verifiers=TUVUVUUUU -1:wallet=VUUSVTUUU -1:wrong=TXUTUTUUU -1:yes=UUVTTUWVV
-1:you=XTUUUSUUT .=USTTTUVWU ._Unknown=UVUWUTTUT ._and=TUUVTVUUU ._bot=SVUUWUVUT ._common=VTUSTVVUV
._copula=TUUTVWTUU ._correction=PVUXVWTUT ._courtesy=RUUWTXVUT ._emoji=UUUUTUUUU ._end=ZTVVRRTUT
._he=VTUUTVUUU ._interrogative=UVUUVSTUV ._interrogativeSubject=SVUUTVUUU ._lower=VRUTUVVUU
._mention=UUUUUTUUW ._name=UUUUUUUUV ._no=VUUTUTVUU ._not=UUUUUVUUT ._on=VUUUUUUUU
._pointing=UTUVTVUUU ._praise=VUUUUUUUU ._question=SYUSWUTUU ._request=TUUUVSVUV ._self=VUUUUTUUU
._unknown=VRUUVVVUT ._yes=RUUVVWUUU ._you=UUUUVUUUU .absent=WPURSWVXT .embedded=WSSRVTYUT
.vocative=UUVUVUTUT 1:Unknown=XUWTVRSUT 1:about=TUUTUWTUW 1:accounts=VUUTXSVUU 1:and=RTUXVVWUT
1:article=WTTTUUUVV 1:callAfter=VUUUUTUUU 1:common=VUUTUTVUU 1:compare=SVUSWWUUT 1:copula=UUSUXSUUV
1:correction=OTTWVZVUT 1:courtesy=VTUUUUVWR 1:end=RRUVZUVUU 1:endorse=RUeURRTUU 1:ens=UTUTVUVUU
1:fid=VTTUVTUUV 1:first=UUUUVTUWU 1:form=OUTUTYUUX 1:greeting=aRUTVTUUT 1:handle=VUUUUVTUU
1:he=YTTSUVUVT 1:help=ReUQTUTUU 1:holds=UUUTUUUUU 1:interrogative=QXSTVVVTV
1:interrogativeSubject=UWTUXUSTT 1:last=VUUUUUUTU 1:link=WTUUUUUUU 1:lower=STTUVUUVU
1:mention=VTUTUUUUR 1:my=RRTaTTWUV 1:name=VTUSUVUUV 1:no=USTTQZYVT 1:not=TTTUTVZUS
1:notAfter=TUUTTWUVT 1:number=TUUTTUUVU 1:on=SWUTUXSUV 1:only=UTUVUVUTT 1:or=UTUUUUUUU
1:person=TVTSVVVTU 1:platform=UWUSUZQUU 1:pointing=XTSQUXTWT 1:possessiveBefore=SVUVVVTUU
1:praise=bQTVTSUUT 1:profile=PTTUYXTUU 1:question=PYQUYVXRU 1:relative=STUXUVTUV 1:request=SVTWUUUUT
1:rhetorical=ZVUTRTTUU 1:second=SUUUUTUWV 1:self=VQWZOVUVT 1:statement=aTUSTSUUU 1:thanks=bQTSUUUUU
1:third=UUUUUUUVU 1:trust=WTURUUUUU 1:unknown=TUVUWUUWT 1:verifiers=RTTTXWUUV 1:wallet=RUUTYTTUW
1:wrong=UVUTUUUUU 1:yes=XTUTSQVYT 1:you=XTUSVRVUU 2:Unknown=UTUSTUXUU 2:about=USUTVTVWT
2:accounts=TSVWUUUUU 2:and=TUTSUWUVT 2:article=SUTUWXTTU 2:common=VUXRRWQVV 2:compare=WVUTTSUUU
2:copula=WVUTWTSUV 2:correction=PTUUUVZUU 2:courtesy=TUTTVUWWT 2:credentials=UTUUUTWUU
2:end=RURSSaUYU 2:endorse=SUXUUTUUU 2:ens=SUTWUVUUU 2:fid=UVUUTVTUV 2:first=VVUTTTVTU
2:form=QTTUUXVUV 2:greeting=UUUUUWTUU 2:handle=TUTUUVUUV 2:he=OUXSWWTUV 2:help=QYUVUWTUU
2:holds=SSUUVUXUT 2:interrogative=TSTUZSVUT 2:interrogativeSubject=TTUUTWWUU 2:lower=TUTTVUTWV
2:mention=TSWUVUTUU 2:my=VSUbRTSUU 2:name=TSVUUWUUU 2:no=TVVUUUVUT 2:not=VUUSUVWTS
2:notAfter=VVTUUUUUT 2:number=aVUSTPUVU 2:on=TSUUYTTVV 2:only=SVUTTVUUV 2:or=VWVSVVQUU
2:person=UQVUWTWTV 2:platform=USTUXWTTV 2:pointing=TTWQSVVVY 2:possessiveAfter=SUUVVXSUU
2:possessiveBefore=RTUTWXTUV 2:praise=YVUSRVUVU 2:profile=TUWVUVTSU 2:question=VSVVUSWTS
2:relative=VWUTRUVUV 2:request=VUSTUUVUT 2:second=VUUUUUUTV 2:self=TUVXUQVUT 2:statement=VVSTUSXTU
2:thanks=YTUVTQTVU 2:third=WUUUUUUTU 2:trust=VTTUTXUUU 2:unknown=UUSTUTVWV 2:verifiers=UUUTWUTUU
2:wallet=TSURWWVUV 2:yes=WTTUQWVUU 2:you=ZTUVTSTUU ?=SVQVWVVUU ?_,=UTUUUUWUT ?_Unknown=TVUUUTTUV
?_and=VUUUTUUUU ?_article=VUUUUTVUU ?_bot=TUUTUWUUT ?_common=VTUVRXUUU ?_correction=TUUUUWUUT
?_courtesy=WUUUTUTUU ?_emoji=WUUUTUUUU ?_end=QWRUXTWUU ?_form=UUUUUVUUT ?_he=TUUUUVUUU
?_interrogative=UUUUSVVUU ?_lower=XSUUVUSUU ?_mention=TVUUWSUUV ?_name=SVUUWSUUU ?_praise=WUUUUUTUU
?_question=UUUUUTVUV ?_request=UUUVTVTUU ?_self=XUUUUUSUT ?_statement=VUUUUTVUU ?_unknown=WTUUVTSUV
?absent=QWTVYTSUU ?embedded=bSUUSRUUT ?vocative=RURUWWVUV Unknown_,=WUVUTTUTU Unknown_.=UVUUUWSUT
Unknown_?=TSUTVUWUV Unknown_Unknown=TPTSTWbUU Unknown_about=VUUUVUUUU Unknown_and=TUUUUUUUU
Unknown_article=VUUUUTUUU Unknown_bot=SUUUUUVUU Unknown_common=UUUUUTUTU Unknown_copula=WUUUUVSUU
Unknown_courtesy=WUUUUTUUU Unknown_emoji=WUUUUSUUU Unknown_end=TVUTTWUUU Unknown_holds=VUUUUUTUU
Unknown_interrogative=UTUUTVVUT Unknown_lower=UUVUTUVUU Unknown_mention=UUUVUUUUU
Unknown_name=UUUVUTUUU Unknown_pointing=UUVUTUUTU Unknown_question=VVUUVVQUU Unknown_self=SUUUVVUUU
Unknown_statement=VUUUUUTUU Unknown_unknown=URUTSVaUU about:false=UUTTUUUXT about:true=bUUUUOTUU
about_,=RUUTTWXUU about_?=TVUUTVVUU about_Unknown=VUUUUUTUU about_about=TUUUUVVUU
about_accounts=TUUUUVUUU about_article=RSUVWXWUS about_bot=aUTUURTUU about_common=RUSTVVWTW
about_compare=WTUUUUUUU about_correction=VUUUUUTUU about_courtesy=XVUSTVTUT about_end=SUUUWSVUU
about_endorse=TUWUUTUUU about_first=UTUTUVUUU about_form=UUUUUTVUV about_handle=TUVUUVUUU
about_he=STTVYTUUV about_interrogative=TUUTVWTUU about_interrogativeSubject=TUUUVUUUU
about_lower=TUUVUVTVU about_mention=TUUTTWUUU about_my=VUTVUUTUT about_name=TUVSTVUUV
about_number=TUVUUVUUU about_on=TUUUUVUUU about_person=VUUUUTUUU about_platform=UTTTUVUVW
about_pointing=VVTTVTUUU about_profile=VUVUSUTUV about_question=UTUUUWUUV about_request=QVTVSVXUV
about_second=TUUUUTVUW about_self=TSUXWSUUU about_statement=VUUUUUUUU about_third=VUUUUTUUU
about_trust=UUUUUVUUU about_unknown=TUWVTUTVU about_yes=SUUUUWUUU about_you=TTUYUSVUU
absent/card=VSUTUWVUT absent/false/false=VTUTSYUWR absent/false/true=USSSUXUVU
absent/question=VSTRUVVWU absent/true/false=WSUSWRVVU absent/true/true=WUUUTUWTU absent=WSTRTWVXS
accounts_,=VUUWUTSUU accounts_?=VWUVUVQUU accounts_about=UUUUUSXUU accounts_bot=UUUUTUUUV
accounts_common=UUUUTVTUU accounts_copula=UTUUUUUUU accounts_courtesy=WSUTTRXUU
accounts_end=STUWWUSVU accounts_lower=TSVVVSWUU accounts_name=TUUUUUUUU accounts_on=VUUUUSUUU
accounts_platform=UUUUUVTUU accounts_pointing=TUUVUUTUV accounts_possessiveBefore=UUUUUVUUU
accounts_question=TVUSUXTUU accounts_self=WTUVUSUUU accounts_unknown=TSVWVTVUU and_about=TUUUUUUUU
and_article=USUVVTVUS and_bot=WUUTUTUUU and_common=UUTUUWTUU and_copula=UVUUVTTUU
and_correction=UUUUTVUUU and_courtesy=SVUUUWTUV and_end=UUUVTVSUW and_form=TUUUUWUUT
and_he=SUUUVUUUU and_interrogative=VVUUTTSUV and_interrogativeSubject=VUUUUSTUV and_lower=TUTUTTXUU
and_mention=TVTTTWTUU and_my=UVUUUTUUU and_name=TVTTTWUUV and_no=WUUUTUUUT and_on=VUUUUUUUU
and_platform=TUUUVVUUU and_pointing=TUUTWVUUT and_profile=UUUUWTUUU and_question=SUUVVUUUT
and_request=UUUUVTTUV and_self=USUYRTVUU and_statement=TUUUVUUUU and_unknown=TUUUUTWUU
and_yes=UUUUVUUUU and_you=UTUUUVUUU another:false=UTTTUVUWU another:true=ZTTTVQXUT any:,=UUVSTUUVU
any:.=UUTWTVUUT any:?=TVQUXVUUT any:Unknown=VUVSVTVSU any:about=UTVUVTVTU any:accounts=UUTWWUSVU
any:and=TUSVVUTVU any:article=UVVSVUURU any:bot=UUTTUUVUT any:callAfter=VUUTUVVUT
any:common=VVVUTUURU any:compare=WYTSVWSTR any:copula=WSTSVVVRV any:correction=SWTYUVUQV
any:courtesy=UTTVUVTUU any:credentials=SSTVVVUUV any:emoji=XSTTVUTVU any:endorse=OTgURRTUU
any:ens=SUTUVVUVT any:fid=QTTWUWVUV any:first=UVVRTUWUU any:form=QUSTSYVUY any:greeting=ZRTTUWTUS
any:handle=UUUUTWTUU any:he=TTWTWUUTU any:help=QeTSTSVUT any:holds=TSTTXWTUU
any:interrogative=SVQRXVTTV any:interrogativeSubject=WTTWTTTTU any:last=UUUUUVTUU any:link=WWUTUTSUU
any:lower=UUSTVVUTU any:mention=VRUUUUVUU any:my=UQVcQSVUT any:name=VSUSUVVUV any:no=TSTVTXUTV
any:not=VTRUTWXST any:notAfter=UTSXSXUTT any:number=XUVPSUXVS any:on=UUUTTUVUV any:only=UUTTSUVUW
any:or=TVTTVVUTW any:person=VUUSWUVTT any:platform=SURRbWTUU any:pointing=UUURVUTTU
any:possessiveAfter=TUTSVVVUU any:possessiveBefore=UUTTVVUTU any:praise=ZRSUTVVUS
any:profile=SVVXUUUTT any:question=TVRWWUVPV any:relative=YXTSPVSUV any:request=UVSVSUVUV
any:rhetorical=bWTSRRUUU any:second=RUUVUUTVW any:self=URUcQTVTT any:statement=WSUTSVVTU
any:thanks=aPTTRWVVS any:third=VUUTTUVUV any:trust=URWSVVTUV any:unknown=UUTTUUUUU
any:verifiers=PTTUZVUUW any:wallet=RRSWVYUUW any:wrong=XXUTUQTUU any:yes=VSUVSVUXT any:you=WWSUTTVUS
article_,=TUVUVTVUU article_Unknown=TTUTVXUUU article_accounts=SUUUUVVUU article_article=UUVUUUVSU
article_bot=aTUUTQUUU article_common=XXUSTSTUU article_compare=UUUUUVTUU article_copula=WUUUUUUSU
article_correction=TVUVTUTUV article_courtesy=VSUWTUVSV article_credentials=TVUUUVTUU
article_end=TUVUUVUUU article_ens=UUUUUVUUU article_fid=TVUTUVVUT article_first=UTUUUUVUV
article_form=TWUUUTUUU article_lower=VUTUTVVTU article_mention=RUVTTYUUU article_my=RSUZUUTUU
article_name=QVVTUXTUV article_not=WUUUUUSUU article_on=VUUVUSUUU article_person=SVUTTSYUV
article_platform=USUTUVVUU article_pointing=RTUVWVUUU article_possessiveBefore=WUUUUSUUU
article_praise=UTUUVUUUU article_profile=TUUTVUVUU article_question=VUUUTUUUU
article_relative=WUUTUTUUU article_request=UUUUUUVUT article_second=VUUUUSTTW article_self=UUUUVVUUU
article_statement=SUUVUUUUV article_trust=SVUTVUWUU article_unknown=WVTTSWUUT
article_wallet=TVUTVWUUU aside:false=UTSUUUVWU aside:true=VTUSUUWUT before-name:,=VTSVTXTUT
before-name:.=SUUUUXVUU before-name:?=TUUUXRVUT before-name:Unknown=UTUUUVUUU
before-name:about=UUVTSVVUV before-name:accounts=WTTVVSUUT before-name:and=WVTUUSTUV
before-name:article=QUVTTVVVW before-name:bot=USVSUUWUT before-name:common=WTUSWTUUT
before-name:compare=VUUUTVVUS before-name:copula=UURUWUTUV before-name:correction=RWUTTZTUT
before-name:courtesy=VUTSWVTVW before-name:credentials=UUUUUVUUU before-name:endorse=SUaUURUUU
before-name:ens=TUUUUVUUU before-name:fid=TUTUUVUUV before-name:first=VUUUVTUUU
before-name:greeting=WUUUWTTUT before-name:he=TVSUVUUUV before-name:help=WTUUUTUUU
before-name:holds=UUUUUWTUT before-name:interrogative=UTTTVVTUW
before-name:interrogativeSubject=UUUUUWUUT before-name:lower=VXUUUVTUT before-name:mention=OUTUUYUUX
before-name:my=VUXTURUUV before-name:name=PUSUUYUUW before-name:no=QUUTVYWUS
before-name:not=WTTUVUWUR before-name:notAfter=UUTVUVUUS before-name:number=XUUUURVUT
before-name:on=UTUUTVWUU before-name:only=UUUUUUVUU before-name:or=VUUUURUUV
before-name:person=VTTTVWSUU before-name:platform=TUTUUVWUT before-name:pointing=SVQTWUTUY
before-name:possessiveAfter=UUUUUWUUT before-name:possessiveBefore=TVTTUVUUU
before-name:praise=TUUUVXUUS before-name:profile=TUTVUUUUU before-name:question=TTSUWVUUU
before-name:relative=VUUTVUTUV before-name:request=WUTUTUUUT before-name:rhetorical=YUTUUSUUU
before-name:second=TUUUUVUTV before-name:self=STWVTUUUV before-name:statement=UTTTWVTUU
before-name:thanks=VUUUVRVUT before-name:third=UUUUUTUUV before-name:trust=WUVUUPVUU
before-name:unknown=VVVUUUUUU before-name:verifiers=TUTUUVUUV before-name:wallet=RUUUUWUUW
before-name:yes=VVUUTVTUT before-name:you=SVTUVWUUT before:,=ZSTRUSTUU before:.=VUTUWTUUT
before:?=YUUTTVTUT before:Unknown=XUUUVRVUT before:about=WSSUUVVUT before:accounts=WVUUSSTUV
before:and=WUUUTUTUU before:article=TSVSUWXUT before:common=WSTTVVTUV before:compare=YUUTURUUT
before:copula=SUTRVWUUW before:correction=YUUUUVRUU before:courtesy=USSUVXSUV
before:credentials=TUUTUVUUV before:emoji=VUUTVTTUV before:endorse=VUWUUSUUU before:ens=TUUVUVUUU
before:fid=TUTVUWTUU before:first=TUUTTWXUT before:form=PUUUTYUUX before:greeting=VSUUUWTUT
before:handle=UUUUUUTUU before:he=STUUUWWUU before:help=UYUTTSUUU before:holds=TUUTVVUUU
before:interrogative=VSUQXUSUX before:interrogativeSubject=XTUTTVSUV before:last=UUUUUVUUT
before:lower=WQSUVVXUT before:mention=VTSUVTWUU before:my=TTUXUTUUV before:name=VTSUUVWUV
before:no=UTUUUYRUU before:not=WTUVURVUU before:notAfter=SUUVSYTUU before:number=WUUUVTUUS
before:on=UTSUWUVUV before:only=UUUUUTVUU before:or=UUUTTUTUX before:person=UUTTUVWUU
before:platform=WWUSTXNUW before:pointing=RVUSRWXUV before:possessiveAfter=SUUUUVUUW
before:possessiveBefore=STUUUXVUT before:praise=RTTWZVSUT before:profile=VTUUTUTUV
before:question=VTUURVVUV before:relative=UTUTTWVUV before:request=UUUTVVVUS
before:rhetorical=YUUUSTUUU before:second=TUUUUUUUW before:self=TTTWUUXUT before:statement=VRTTWVUUU
before:thanks=ZTUTUSVUU before:third=UUUTUVUUU before:trust=TTUTUVVUU before:unknown=VRSUXVWUS
before:verifiers=TUUUUTVUW before:wallet=PUUXTWVUV before:wrong=VUUUUTUUU before:yes=TTUYUWSUT
before:you=WTUUTUWUT behind-name:,=SUVUXTUVT behind-name:.=RWTVYTTUT behind-name:?=VUSTUWSUW
behind-name:Unknown=VUVVVTRUU behind-name:about=UUWVWUSUT behind-name:accounts=SUVTUVVVU
behind-name:and=TUUVUVTUU behind-name:article=VTVUVTTUU behind-name:bot=VTSTUVVUV
behind-name:callAfter=UUUUUUUUT behind-name:common=UUSVUUUVU behind-name:compare=WUUUUVUUT
behind-name:copula=VUTXTUTUT behind-name:correction=UWTSWVUTU behind-name:courtesy=TUUUUTTUV
behind-name:credentials=UUUUTUTUW behind-name:emoji=VUUUUUUUU behind-name:endorse=SUaUUQUUU
behind-name:ens=TUUUUVVUU behind-name:fid=TUUVTVVUV behind-name:first=SUUUTWUUV
behind-name:form=QUSTSXVUY behind-name:greeting=VUUVUVTUT behind-name:handle=SUVUTWTUV
behind-name:he=SVSTYVUTT behind-name:help=VUUUTUVUT behind-name:holds=RVTUWVUUU
behind-name:interrogative=SUSWVUUUU behind-name:interrogativeSubject=WUTXSRUUV
behind-name:last=SUUUUVUUV behind-name:lower=UTUTUTVVT behind-name:mention=WRUSWVVUT
behind-name:my=UVTVUTVUT behind-name:name=VRUSTVVUV behind-name:no=UUVTUUUTW
behind-name:not=SVTTVXTTV behind-name:notAfter=TUTUVUVTW behind-name:number=SUWUUVVUT
behind-name:on=WSTTVUUTU behind-name:only=SVTTVVUUV behind-name:or=TUUUUWTUU
behind-name:person=USVTVTTUT behind-name:platform=QZSTVVUUV behind-name:pointing=TUTXXUSTT
behind-name:possessiveAfter=SVUTUUUUW behind-name:possessiveBefore=WTTUVUTVT
behind-name:praise=VUUVVQWUT behind-name:profile=SUVTWVUUU behind-name:question=USVXSUTUW
behind-name:relative=RUUUUVWUU behind-name:request=STUVUVTUV behind-name:rhetorical=WUUUTTUUU
behind-name:second=SUUVUUUUV behind-name:self=VVTWWSVUR behind-name:statement=USTXUTWUT
behind-name:thanks=SUUUUXUUT behind-name:third=TUUUUUUUU behind-name:trust=QUTUXWUUU
behind-name:unknown=UTUSVTVUT behind-name:verifiers=RUUUUVVUU behind-name:wallet=TUTUTWVUU
behind-name:wrong=XVUUUSTUU behind-name:yes=UUUUVSUUV behind-name:you=VTUWUSWUS behind:,=SVVWTUSUU
behind:.=WVUUVVRUS behind:?=TVRVUVWUU behind:Unknown=UUURUUUUV behind:about=TTXUVSUUU
behind:accounts=STUWWVTUT behind:and=UUTUWTUUU behind:article=UWUTTUUUV behind:bot=UUTUUUUUV
behind:callAfter=UUUTVVUUT behind:common=VWUVRUSUU behind:compare=VYTTSXSUS behind:copula=VSTTUVUUT
behind:correction=YWTTURSUV behind:courtesy=UTUTSVTUV behind:credentials=TTUVVVUUU
behind:emoji=USTTWVUUU behind:endorse=OTfUSSUUU behind:ens=RVTUTWWUU behind:fid=SRTWUVVUW
behind:first=TWUSVWSUU behind:form=UUSUTUWUW behind:greeting=ZTTTVTTUT behind:handle=TUVUUVUUU
behind:he=QUTUVVWUV behind:help=OaTTWUVUT behind:holds=SUTVVUVUU behind:interrogative=PWQSYWVUU
behind:interrogativeSubject=TTTVXTUUU behind:last=SUUUUVUUV behind:link=WWUTUTSUU
behind:lower=UUTUUUUUV behind:mention=USXTWUTUV behind:my=VQWZTTUUS behind:name=UTVSVUUUV
behind:no=WVUUVSTUU behind:not=VURVVVUUT behind:notAfter=VTSWUTTUV behind:number=VVWQSSYUT
behind:on=WUVUSUUUT behind:only=UUTTTUVUV behind:or=TVUTVUVUT behind:person=TTVSWVVUT
behind:platform=QWSUTYWUU behind:pointing=RVUUVWTUV behind:possessiveAfter=WUUUTUVUT
behind:possessiveBefore=UUTSWUUUU behind:praise=XSTQUVXUT behind:profile=SVVWTVTUT
behind:question=SVSXSWUUU behind:relative=VSTVVTTUU behind:request=TUTVUUTUU
behind:rhetorical=YWTTTRUUU behind:second=SUVWUTTUV behind:self=UQUaTRTUT behind:statement=XUUURUVUS
behind:thanks=WRUSUXVUT behind:third=UUUUSSXUV behind:trust=SSWUWUUUU behind:unknown=UUUTUUUUU
behind:verifiers=RUUUVWUUV behind:wallet=QSSWUXVUW behind:wrong=WXUTURTUU behind:yes=TTUTVTVUU
behind:you=VVSSSYTUT bot+1:,=WSUUUUUUT bot+1:.=UVUTUUUUU bot+1:?=YTUTXSTUU bot+1:Unknown=VUUTTUUUU
bot+1:about=ZUUTUSSUV bot+1:accounts=UUUTWSVUU bot+1:and=YUUVTRUUT bot+1:article=TTTUUUWUV
bot+1:common=WUWRUUUUU bot+1:compare=UVUUUVUUU bot+1:copula=XUSUURVUU bot+1:correction=VTUWVSUUT
bot+1:courtesy=VVUTRUVUV bot+1:emoji=UUUTXUTUU bot+1:end=SRSWVVVUV bot+1:endorse=TUbUSRUUU
bot+1:fid=TTUUTTVUV bot+1:first=UUUUVUUUU bot+1:form=RUTUUWUUV bot+1:greeting=XSUTVUTUU
bot+1:handle=VUUUUUUUU bot+1:he=UVTSVVVUT bot+1:help=PZUSVVVUU bot+1:interrogative=RXSUXTVUS
bot+1:interrogativeSubject=TVUVWSUUT bot+1:link=VUUUUUUUU bot+1:lower=TUUUVTUUT
bot+1:mention=TUVTVVTUV bot+1:my=RRTaTWTUU bot+1:name=TUUTVVTUV bot+1:no=ZVUQUUVUT
bot+1:not=UTTVUTVUU bot+1:notAfter=WWUTUSUUT bot+1:number=UUUTUTWUU bot+1:on=YVTTUTSUV
bot+1:only=TUUUUWUUU bot+1:or=WTUUUTUUU bot+1:person=TUTTUUVUV bot+1:platform=SXUTTXSUU
bot+1:pointing=TUTSWXUUS bot+1:possessiveAfter=XTUUTTUUU bot+1:possessiveBefore=TVUUUUSUV
bot+1:praise=XSUSTVVUU bot+1:profile=TVUTVVUUU bot+1:question=TWQWSUWUT bot+1:relative=RTUYUVUUU
bot+1:request=TVSUTWUUV bot+1:rhetorical=VWUUTSUUU bot+1:self=RTXWTUVUU bot+1:statement=XUVSVTTUU
bot+1:thanks=YSUTTTVUV bot+1:trust=VTUSVUVUU bot+1:unknown=TUUVVTUUT bot+1:verifiers=STTUUWVUV
bot+1:wallet=SUUVVVTUV bot+1:wrong=TVUTUUUUU bot+1:yes=VUVTTTUUV bot+1:you=VTURUWVUU
bot+2:,=VWSRVUUUU bot+2:.=VSUVUUVUT bot+2:?=SWUWTTUUU bot+2:Unknown=UTUTVTWUU bot+2:about=SVWUTWTUT
bot+2:accounts=TTVVVVTUU bot+2:and=UVTTUVVUU bot+2:article=VVTSTWUUU bot+2:common=VUWSUUSUU
bot+2:compare=WVUTTTUUU bot+2:copula=WVUVTVSUU bot+2:correction=VSVUVRWUU bot+2:courtesy=UUUQVUXUS
bot+2:credentials=UTUTUUWUU bot+2:emoji=TTUTUVWUU bot+2:end=STQWWUVUW bot+2:endorse=TUWUUTUUU
bot+2:ens=TUTVTWVUU bot+2:fid=TTUVUVUUV bot+2:first=UVUTVUTUU bot+2:form=UUTUUUVUU
bot+2:greeting=VUUUUUUUU bot+2:handle=TUTUUVUUV bot+2:he=STUSXUTUU bot+2:help=TVUUUVTUU
bot+2:holds=UTUVUSWUU bot+2:interrogative=TUTVZRUUT bot+2:interrogativeSubject=VTUUVVTUT
bot+2:lower=UUTUTUUUU bot+2:mention=USVTUUUUU bot+2:my=VSVYTUTUU bot+2:name=TSVTUVVUV
bot+2:no=WUUUTTTUT bot+2:not=XUUTUVTUT bot+2:notAfter=WUTUTUUUT bot+2:number=YVUSURUUU
bot+2:on=VSVUUVTUT bot+2:only=SUUUUTUUW bot+2:or=UWVTVVSUS bot+2:person=RPVVXUWUV
bot+2:platform=VTUUTWUUU bot+2:pointing=UUUSTTWUW bot+2:possessiveAfter=SUUVUVTUU
bot+2:possessiveBefore=UUUTWVTUU bot+2:praise=XWTRSVTUU bot+2:profile=UVVVSTVUT
bot+2:question=VUVURWTUS bot+2:relative=UUUUUUVUU bot+2:request=TUTVVUVUT bot+2:second=SUUUVUUUV
bot+2:self=QTVWXTUUU bot+2:statement=YWSSSSVUT bot+2:thanks=YTUUURUUU bot+2:trust=VTTTSVXUU
bot+2:unknown=VTTUVTUUU bot+2:verifiers=UUUUUVTUU bot+2:wallet=QTUUWXUUU bot+2:yes=TUUTUUWUV
bot+2:you=UTUVTVVUU bot-1:,=WTUUTUVUS bot-1:.=TVTUWUVUT bot-1:?=TUUTVWUUU bot-1:Unknown=TVUUUUUUU
bot-1:about=bUTUURSUU bot-1:accounts=UUUUTUUUV bot-1:and=XTUTUTUUU bot-1:article=aTUUUQTUU
bot-1:common=YSUSVSWUT bot-1:compare=VUUTUVUUT bot-1:copula=VUUTTUVUU bot-1:correction=UUUTVVUUU
bot-1:courtesy=VSTTUVUUV bot-1:emoji=TTUTVUUUV bot-1:end=SVUUVUUUU bot-1:form=TUUUUWUUU
bot-1:greeting=VTUUUWUUU bot-1:he=UUVTTVUUT bot-1:help=TXUUTUUUU bot-1:holds=VUUUUUTUU
bot-1:interrogative=TTUVWRVUV bot-1:interrogativeSubject=UUUUTVUUV bot-1:lower=WSTTUVVUU
bot-1:mention=UUUUUVUUU bot-1:name=TUUUUWUUU bot-1:no=TUUTUXSUU bot-1:not=VUUUUUTUU
bot-1:on=XTTUUSUUU bot-1:only=VUUUUTUUU bot-1:or=XUUUUSUUU bot-1:person=UVUUTVUUU
bot-1:platform=TUUUUVUUU bot-1:pointing=TVVTSVVUU bot-1:possessiveBefore=WUUUTTUUU
bot-1:praise=STUTWYTUU bot-1:profile=VUUVTUTUV bot-1:question=WTUSTVVUV bot-1:request=UVUVTSVUV
bot-1:self=QUUYVUUUV bot-1:statement=WTUUVTTUU bot-1:thanks=ZTUSUSUUU bot-1:trust=RUUVVXTUU
bot-1:unknown=WTTUTVVUT bot-1:yes=VUUUTVVUU bot-1:you=WTUUTUUUU bot_,=VSUUVUUUT bot_.=UVUTUUUUU
bot_?=XTUTWRUUU bot_Unknown=UUUTTUUUU bot_about=YUUTUSSUW bot_accounts=VUUUWSVUU bot_and=ZUUVTRUUT
bot_article=TUTUTUWUV bot_common=XTWRTVUUU bot_compare=UVUUTVUUT bot_copula=WUSUVRVUV
bot_correction=VSUVWTTUU bot_courtesy=VWUSRUUUV bot_emoji=UTUTYUTUU bot_end=SQSWXVVUW
bot_endorse=TUaUTRUUU bot_fid=UTUVTTVUV bot_first=TUUUVVUUU bot_form=SUTUUWVUV
bot_greeting=XSUTVUTUU bot_handle=UUUUUVUUU bot_he=TVTSVWVUT bot_help=PaURVVUUU
bot_interrogative=SXSUXSVUT bot_interrogativeSubject=UWUUWSUUT bot_link=VUUUUUUUU
bot_lower=TUUWVTUUT bot_mention=TUUTVVUUV bot_my=RRTaTVTUU bot_name=TTTTVVUUV bot_no=ZUUQTUVUT
bot_not=VUTVVTVUT bot_notAfter=WVUTUTUUT bot_number=TUUTUTWUU bot_on=XUUTTTSUV bot_only=TUUUUXTUU
bot_or=VTUUUTUUU bot_person=TVTTUVUUV bot_platform=SXUTTXRUU bot_pointing=TUTRXXVUS
bot_possessiveAfter=YTUUTSUUU bot_possessiveBefore=TVUVVUTUV bot_praise=YSUSUUUUU
bot_profile=UUUTWUTUU bot_question=TWQVTUWUT bot_relative=QTUXUVTUV bot_request=STTVTWUUU
bot_rhetorical=WWUUTTUUU bot_self=RRXXTTVUU bot_statement=WUVSUUUUU bot_thanks=XSUTTUVUV
bot_trust=VTUSVUVUU bot_unknown=TUVVUTUUT bot_verifiers=STTVUVUUU bot_wallet=SUUVVUTUV
bot_wrong=UVUTUUUUU bot_yes=VUVTUTTUV bot_you=VUURUWVUU callAfter_end=VUUUUUUUU
card/false/false=VTVWTUUUS card/false/true=VUTUSXUUU card/true/false=UTUTWTWUU
card/true/true=XUUUTTUUU choices:false=UTSTUUVUU choices:true=VSTRUVVXU clause:Unknown=WSVSTVVTU
clause:about=UTWUUTVUU clause:accounts=TTUWVTUUU clause:and=WTSVVTTVU clause:article=WXSRVUWTT
clause:bot=UUTTUUUUU clause:callAfter=WUUTUTUUU clause:common=VXUTTUUQV clause:compare=UYTSWWRTU
clause:copula=XTTSWVVRS clause:correction=UTTXTTVRY clause:courtesy=UUTVTUVSW
clause:credentials=TTUTXTVUW clause:emoji=VTTSVTVVU clause:endorse=NTgUSSTUU clause:ens=RTUUVXUVU
clause:fid=RSTVVWTUW clause:first=UVUSVUTUV clause:form=QVTTTXWUX clause:greeting=aSUTUSUUT
clause:handle=VVVUUUTUT clause:he=RTVTVTVUW clause:help=QdTSUSVUT clause:holds=VSTUVVUUU
clause:interrogative=RVRSZUUTW clause:interrogativeSubject=VUTUVVSTV clause:last=VUUTUVTUU
clause:link=WWUTUTSUU clause:lower=UUUUUUTTV clause:mention=WRWRSVUUT clause:my=WPWdPTSUT
clause:name=WTWRSVVUU clause:no=UTTRSWXVW clause:not=ZUSTTUWSR clause:notAfter=VVTVRUUUV
clause:number=YTVQSTWVT clause:on=VVTTTUUVT clause:only=XWUSSTSUV clause:or=TUUTVUXTT
clause:person=VXVSTUUSU clause:platform=RURSaXUST clause:pointing=UUTQVVVVV
clause:possessiveAfter=SUVTUVVUV clause:possessiveBefore=WTTUVUUUT clause:praise=YRSUSVWTS
clause:profile=UVUWUSUSU clause:question=UVPVWWUQU clause:relative=XVUUPWUTU
clause:request=WUSWRTUUV clause:rhetorical=aVTTRSTUU clause:second=TTUTUVUVU clause:self=UQVbRSWUU
clause:statement=ZVTRUSVVS clause:thanks=ZQTTRVVVU clause:third=WUUTUUUUU clause:trust=TSVSVWUUV
clause:unknown=UUUTUUUSU clause:verifiers=OTUUZWTUW clause:wallet=TRTUVYUUU clause:wrong=VWUTUTTUU
clause:yes=WSUURVVVT clause:you=WXSUTTUUT common_,=XTTTWVUSU common_.=VTUUVVTUU common_?=WVUSTVTUT
common_Unknown=VVUUUUTUU common_about=VZSSTUTVU common_accounts=VTUVTVSVU common_and=UTUSVUVUT
common_article=UVWVTTUUR common_bot=YTTSVTWUT common_common=UVVSWUTTU common_compare=VUUUUSUUV
common_copula=VWUTTWSVT common_correction=WTVUTUUSV common_courtesy=UUTUVVUSU
common_credentials=UUUVTUUUU common_emoji=VUUUUUTUU common_end=XVUTSTVUV common_ens=VUUUTUUUU
common_first=WVUTUUUTT common_form=TUUUUWUUU common_he=TUVWWTTUU common_holds=UTUVUVUUU
common_interrogative=TVTUVUWUT common_interrogativeSubject=VTUUWTVUT common_lower=UUVTVUUTV
common_mention=SUUUUUUUX common_my=RSUYUTVUU common_name=SUVTUVTUV common_no=UTUYTSUUU
common_not=UTUUVUUTU common_notAfter=USUXUTSUU common_number=RSUUUWXTU common_on=UXSUSTWUS
common_only=UUUUTUUUV common_or=TXUSUTSUV common_person=WUUSTUVUU common_platform=UVUTWTTVU
common_pointing=TUVWXRSUU common_possessiveAfter=UWUTUTTUU common_possessiveBefore=UVTSUVUUT
common_praise=TTVUVTVUU common_profile=VUVUSSWUU common_question=RUVTWVUUT common_relative=UWUTRVTUU
common_request=WSTWSUVUT common_second=TUUUUUUUV common_self=VSTUUWVTU common_statement=SWUSTWUSV
common_third=VUUUUSUUW common_trust=XTTWWRTUU common_unknown=UTVTUVUTU common_wallet=UTTVTVUUU
common_yes=TRUVUWUUU common_you=RXUSTWVUU compare_?=VUUUTUUUU compare_about=SUUTVWUUU
compare_bot=VUUUUUUUU compare_common=UWUUVTUUT compare_copula=TUUUVUUUU compare_courtesy=UVUUURVUV
compare_end=VUUUTWUTT compare_he=TUUUUWUUU compare_lower=TUUUTUVUV compare_mention=TUUUUXUUT
compare_name=UUUUUWUUT compare_pointing=TUUUUWUUU compare_question=TVUUUVTUU
compare_unknown=UUUUTTVUV context:card=VTTUTXUUS context:question=VSTRUWVWU context:quote=TTTTWVUUU
context:reply=USUTUVWUT context:top=UUSVUUUUU copula_,=WUUUUUUUT copula_.=UUUUUTWUU
copula_?=UTUTWTUUV copula_Unknown=TUUUUUUUU copula_about=VUUTTUVUT copula_accounts=TUUVVVUUT
copula_and=WUUUUTTUU copula_article=SUUSUWUUV copula_bot=UUUTTVVUU copula_common=WSUTSUVUV
copula_compare=WUUUUSUUU copula_correction=WUUUTTUUU copula_courtesy=YSUSUUUTV copula_end=UTUUUWUSU
copula_first=UVUUUUUUU copula_form=UUUUUWUUT copula_handle=UUUUUVUUU copula_he=STUTWUUUW
copula_interrogative=STUTVWVUU copula_interrogativeSubject=UTUTVVVUU copula_lower=VUVTVUUUT
copula_mention=STTUVWUUV copula_my=VTUWSTUUU copula_name=RTTTVYUUU copula_not=VUUUUUUUU
copula_number=UUUVTTVUU copula_on=VVUTVSTUU copula_only=VUUUUTUUV copula_person=VTUVTUUUV
copula_platform=TTUUVUUUV copula_pointing=SWTSXUTUV copula_possessiveBefore=SUUUVUVUU
copula_praise=WUUVTSUUU copula_profile=VVUUUUTUU copula_question=UUSVTWUUU copula_request=VUUTUUUUV
copula_self=TWUUUTUUU copula_statement=VUUUTUVUU copula_trust=UTWURWUUU copula_unknown=UUUTVUUUU
copula_yes=UTUTWTUUU copula_you=VUUUUTUUU correction_,=RWTSSYWUU correction_.=UUUUUVUUU
correction_?=VTUSVUVUU correction_about=UUUWUSSUW correction_article=UUUUVTVUT
correction_bot=UUUTVUUUU correction_common=STVWVUTUU correction_copula=TUUTVVUUU
correction_correction=STUSTYXUU correction_courtesy=TUUXTVVSV correction_emoji=UUUUUVUUU
correction_end=SVTUTYUTV correction_form=TUUUURUUY correction_he=WUTTVSTUV
correction_interrogative=RTUUXVVUU correction_lower=VVVVUSUTU correction_mention=TUTUSYUUU
correction_name=TUTUTVUUX correction_not=TUUTVVVUT correction_notAfter=VUUTUTWUU
correction_on=VUUUVTTUU correction_person=WUUUVVTSU correction_platform=SUUTXTUUU
correction_pointing=WTTTVTUUU correction_possessiveBefore=UUUVUUUUU correction_praise=UVUVUVSUU
correction_question=UUUTVVUUU correction_request=TVUVSTUUV correction_self=QTUcRUUUU
correction_statement=WUUUUTTUU correction_trust=WUUUVSUUU correction_unknown=UVUVTTVUU
correction_yes=UUUUTWSUU correction_you=WUUUUTUUU courtesy_,=UVUTVVUTS courtesy_.=TUVTUUUUU
courtesy_?=UXUSRXTUU courtesy_Unknown=UVUUVUTUU courtesy_about=UTTVTWUUT courtesy_accounts=TVUUTVUUU
courtesy_and=UUUUTVUUU courtesy_article=UUVVVTUVS courtesy_bot=USTUTWVUV courtesy_common=UTSWVSVTV
courtesy_compare=WUUUUTUUT courtesy_copula=VUUTXTUSU courtesy_correction=RTTXUWUUW
courtesy_courtesy=TWSUSVVSW courtesy_credentials=TUUUVTUUV courtesy_emoji=UUUTUVUUU
courtesy_end=VSSWWUUUR courtesy_endorse=SUXUUSUUU courtesy_ens=TVUTVUUUU courtesy_fid=SUUVUVUUU
courtesy_first=TUUVUVUUT courtesy_form=TUUUUUUUV courtesy_greeting=VUUUUTUUU courtesy_he=TTUTUVXUT
courtesy_help=UVUTTUUUU courtesy_holds=WTUUUTUUU courtesy_interrogative=TUUVUVTUV
courtesy_interrogativeSubject=STUVVWTUU courtesy_lower=URUVTUWTU courtesy_mention=UVUUTUUUW
courtesy_my=TVUWTUUUU courtesy_name=UVTUSVTUV courtesy_no=UTUUUXUUT courtesy_not=UTUUUUVUV
courtesy_notAfter=UUUTUWUUU courtesy_number=YUVUTTTSV courtesy_on=WRTUUTWUT courtesy_only=TUUTUUUUV
courtesy_or=TUUUUVUUU courtesy_person=TVUUWSUUV courtesy_platform=TUUTVUUUT
courtesy_pointing=aTTSUQVUU courtesy_possessiveAfter=TUUUTVVUU courtesy_possessiveBefore=WUUVUSUUT
courtesy_praise=XSUUTSVUU courtesy_profile=UVWSVTTUU courtesy_question=SSUXXWSTT
courtesy_relative=WUUUUTUUU courtesy_request=RWTVSWVUT courtesy_self=TTUXTWTUT
courtesy_statement=VUTTTRXUV courtesy_thanks=UUUUUVUUU courtesy_trust=UTUTUWTUU
courtesy_unknown=TTVWTTUTU courtesy_verifiers=SUUUVVUUU courtesy_wallet=TUUUUUUUV
courtesy_yes=VTUTTVVTU courtesy_you=TXUTTVTUT credentials_?=TTUVUVUUU credentials_common=TVUUUTTUV
credentials_courtesy=TUUUUUUUV credentials_end=TUUVUVUUU credentials_lower=TUUUUVUUU
credentials_on=TUUUVVUUU credentials_or=UTUUUUVUU credentials_question=UUUUUVUUU
credentials_unknown=TUUUUVUUU embedded/false/false=YTUSTSYUT embedded/false/true=XTSVUUVUS
embedded/quote=WUUUSVUUU embedded/reply=UTUWUSVUT embedded/top=YTRRUUWUT
embedded/true/false=WSUUUVUUU embedded/true/true=ZTSTUUSUU embedded=YSSSTUXUS emoji_bot=TUUUVUUUV
emoji_emoji=VUUUUTUUU emoji_end=XTTUSUUVT emoji_lower=WTUUUTVUU emoji_mention=UUUUUUUUV
emoji_name=UUUUUUUUV emoji_unknown=WUUUUSUUU endorse_about=TUWUUTUUU endorse_common=TUXUTTUUU
endorse_end=TTbTTQUUU endorse_he=STYUTVUUU endorse_lower=TUXUUTTUU endorse_mention=SUYUUTUUU
endorse_name=SUXUUTUUU endorse_on=SUWUUTUUU endorse_pointing=STYUTVUUU
endorse_possessiveBefore=UUVUUUUUU endorse_unknown=TUXUUUTUU ens_?=UVUTVUUUU ens_about=TUTUUVUVU
ens_courtesy=TTUVVUUUU ens_end=TUUUTVUVU ens_question=SUUVUWUUU ens_unknown=UUUVUUUUU
fid_,=UUUVUSUUV fid_?=USUVVUVUU fid_about=TUUUUVUUV fid_common=UTTUVTVUU fid_courtesy=TVUVSVUUU
fid_end=TVUTVUWUU fid_lower=UUUUUVTUU fid_mention=UUUUUVUUU fid_name=TUUUUVUUU fid_on=TUUUUVUUU
fid_possessiveBefore=TUUUUVUUU fid_question=UUUUUUUUV fid_request=TUUUUVUUU fid_unknown=UUUUUWTUU
first_,=UUUUUVUUU first_about=UVUUUUUUU first_common=SVUUUTWUV first_courtesy=UUUUUTUVU
first_end=SUVTUVVVT first_lower=TWUUVTUUU first_number=VUUUUTUUU first_on=VUUUTTVUU
first_unknown=TWUUVTUUU form:-1/-3/top=VUUUUTUUU form:-1/-3=UUUUUTUUU form:-1/-4/card=VUUUVTUUU
form:-1/-4/reply=VUUUXRUUU form:-1/-4/top=UUUVUTTUU form:-1/-4=UTTVWRUVU form:-1/card=VUUUVSUUU
form:-1/false/false=UVTVUSVVU form:-1/false/true=TUUUWRVUU form:-1/reply=WUUUVSUUT
form:-1/top=UVTVUQWUV form:-1/true/false=UUUUVSVUU form:-1/true/true=WUUUUTUUT form:-1=TUTVWPWVU
form:-2/-1/top=UVUUUTUUU form:-2/-1=UUUUUTVUU form:-2/-2/top=UUUUUUVUU form:-2/-3/top=VVUUUTTUV
form:-2/-3=WVUUURTUV form:-2/-4/reply=VUUUUUUUU form:-2/-4/top=VUUVUTUUT form:-2/-4=VUUWWRUVS
form:-2/false/false=VUTTURXUU form:-2/false/true=UUUWVSVUS form:-2/reply=VUUUVSVUU
form:-2/top=UVUWURXUT form:-2/true/true=VVUUWRUUU form:-2=UVTVWPXUS form:-3/-4/reply=UUUUVUUUU
form:-3/-4/top=WVUUUTTUU form:-3/-4=WVUUWRTUU form:-3/false/false=UVUUTSVUU
form:-3/false/true=TUUUVSWUU form:-3/reply=UUUUWTUUU form:-3/top=UWUTUQXUU
form:-3/true/true=VUUUUSUUV form:-3=UWUTWOWUV form:-4/-1/card=UTVVVUTUU
form:-4/-1/question=UUUUUUVUU form:-4/-1/reply=UVUVVUSUT form:-4/-1/top=XUTTUTTUU
form:-4/-1=VWUVUTTUT form:-4/-2/card=WUUVUURUU form:-4/-2/question=WUUUUUSUU
form:-4/-2/reply=UUUUWUTUU form:-4/-2/top=VWTUUVRUU form:-4/-2=VVUWWVQUU form:-4/-3/card=XTUUUUSUU
form:-4/-3/question=VUUUUUSUU form:-4/-3/quote=UUUUVUUUU form:-4/-3/reply=TSUVWUUUU
form:-4/-3/top=VYUVUTQUU form:-4/-3=WVTVWTPVU form:-4/-4/card=WUVUVTRUT
form:-4/-4/question=XTTSUTTXU form:-4/-4/quote=VSUUWUTUU form:-4/-4/reply=VTVTWSTUT
form:-4/-4/top=UWSWUVRUU form:-4/-4=WWTVWQOXS form:-4/0/card=TUUVUUUUU form:-4/0/reply=UTUUUUVUU
form:-4/0/top=VUUTUUUUV form:-4/0=UUTTTUVUV form:-4/1/card=SUUTUUXUU form:-4/1/reply=UTUUTUWUU
form:-4/1/top=UUUSUUVUT form:-4/1=SVTTTUXUU form:-4/2/card=TUUVTUVUU form:-4/2/top=UTURUUXUW
form:-4/2=SSUUSUYUW form:-4/3/card=RTUTUUYUU form:-4/3/top=STUTUUYUU form:-4/3=RTUTTUaUU
form:-4/4/card=TUUUUUXUU form:-4/4/top=STUSUTaUU form:-4/4=RTUSUUbUU form:-4/card=WTVVTTUUT
form:-4/false/false=VVSTTTUWU form:-4/false/true=VUTUVRVVT form:-4/question=WSTRUTVXU
form:-4/quote=UTUUWTUUU form:-4/reply=VTVUVRVUT form:-4/top=UVPVUSVUV form:-4/true/false=SWTVUTWUT
form:-4/true/true=RUTVYSVUU form:-4=VVRVVOVWS form:0/-2/top=TWUUUSVUT form:0/-2=TWUUUTUUT
form:0/-3/top=TUUUUWTUU form:0/-3=TUUUUWSUT form:0/-4/card=VUUUTUUUU form:0/-4/question=VUUUUTUTU
form:0/-4/reply=WUUUTUUUT form:0/-4/top=VTTVUSTUY form:0/-4=XTTWTSUTW form:0/card=WUUUUTUUU
form:0/false/false=VVTUTTVUW form:0/false/true=VUVVUTTUT form:0/question=VUUUUUUTU
form:0/reply=WUUUTUUUU form:0/top=UVTUUSTUW form:0/true/false=UUUUVRVUV form:0/true/true=XUUUTUTUU
form:0=WVTVTSUTV form:1/-2/top=WTUUUTTUU form:1/-2=VTUUUTUUV form:1/-3/top=VTUUUVTUU
form:1/-3=VTUUUVTUU form:1/-4/card=VUUUUTUUU form:1/-4/reply=UUTUUVUUT form:1/-4/top=UTUTUUSUW
form:1/-4=VTUTUUTUU form:1/card=VUUUUUUUU form:1/false/false=WRVUWVTUT form:1/false/true=VWTTRUXUU
form:1/reply=UUTUVUVUT form:1/top=VUUTUUUUV form:1/true/false=UWUUVTUUT form:1/true/true=VUUUUTTUV
form:1=VTTSTUVUV form:2/-2/top=UUTUUWTUU form:2/-2=VUTUUVTUT form:2/-3/top=TUUVUWSUT
form:2/-3=VUUVUVSUU form:2/-4/card=VUUUUTUUU form:2/-4/reply=TVUUSVUUV form:2/-4/top=UTVUUUSUU
form:2/-4=VTVURVTUV form:2/card=VUUUUTUUU form:2/false/false=WTUTVUUUU form:2/false/true=WTWWSVSUT
form:2/reply=TVVURWUUU form:2/top=WRVVUVSUT form:2/true/false=VUUUTUUUU form:2/true/true=TVUUUUTUV
form:2=XSVVSVRUV form:3/-2/top=TUUUUXTUU form:3/-2=SUUUUYTUU form:3/-3/top=TTUUUWUUT
form:3/-3=UUUUUWTUT form:3/-4/card=VUUUUTUUV form:3/-4/reply=SUTUSYUUV form:3/-4/top=WSWTUVSUS
form:3/-4=WSUSRXSUU form:3/card=UUUUTUUUV form:3/false/false=WTVTTVTUS form:3/false/true=VTUUTWSUV
form:3/reply=SUTUTXUUV form:3/top=WSWTUWRUT form:3/true/false=UUUUUVUUU form:3/true/true=RTUUTXTUW
form:3=WSWRSXQUV form:4/-1=UUUUUVTUU form:4/-2/top=TUUUUVUUU form:4/-2=SUUUUVUUV
form:4/-3/top=TVUUUVUUU form:4/-3=TUUUTWUUT form:4/-4/card=UUTUTYUUT form:4/-4/question=SUUUUWUUU
form:4/-4/quote=UUUUTUUUV form:4/-4/reply=UUVUSVUUW form:4/-4/top=WQVRUXSUS form:4/-4=WRWQQYSUU
form:4/card=UUTUTYUUT form:4/false/false=VSWTSWTUT form:4/false/true=UVTSSYSUV
form:4/question=SUUUUWUUU form:4/quote=UUUUSVUUV form:4/reply=UUUURVUUW form:4/top=WQVRUYSUT
form:4/true/false=STUUTYUUU form:4/true/true=USTTTYVUT form:4=WRVQQYSUU form_,=UUUUTTVUV
form_.=TVUUUTVUT form_?=UUUUUVUUU form_about=UUUUUTUUW form_and=TUUUUWUUS form_article=UUUUUUVUT
form_bot=TUUUUVUUU form_common=TUUUUWTUU form_copula=TUUUUVUUU form_correction=UUUUUSUUW
form_courtesy=TUUUUXUUT form_end=WUTUUVUUS form_interrogative=SUUUUVUUV
form_interrogativeSubject=TUUUUVUUU form_lower=RUUUUWTUW form_on=UUUUUSUUW form_person=UUUUUTUUV
form_pointing=UUUUUVUUU form_question=SUUUUWUUV form_request=UUUUUVUUU form_statement=UUUUUVUUU
form_unknown=SUUUUWTUW greeting_,=UUUUUUTUU greeting_.=TUUUUWTUU greeting_bot=VTUUUVUUT
greeting_common=VUUTUUUUU greeting_courtesy=WUUUTTUUU greeting_end=WTUTUUUUT
greeting_lower=WUUUUUUUU greeting_mention=WUUUWSUUT greeting_name=WUUUWRUUT
greeting_unknown=WTUUUTUUU handle_,=SUVUUXUUT handle_?=TUTUUUUUV handle_about=TUUUUVUUV
handle_common=WUUUUSUUU handle_courtesy=TUUUUVUUV handle_end=TUVUUVUUT handle_lower=WUUUUSUUU
handle_on=TUUUUVUUU handle_unknown=WVUUUSUUU he_,=RUWWTWUTU he_.=UUUUTVUUU he_?=TTUTXUUUU
he_about=TUTTVVVTU he_accounts=UTUUVUUUU he_and=TTUUUTUUW he_article=TVUUUUTUV he_bot=UUVTTVUUT
he_common=UWUTTUVUT he_copula=XTWTTTTUT he_correction=VXUUSTUUU he_courtesy=SWUUWRWUT
he_end=USVTWTWUT he_ens=VUUUUUUUU he_fid=TUUUVVUUU he_form=UUUUUVUUU he_holds=UUUTVUTUU
he_interrogative=SUUUVWTUU he_lower=SVUVTWVUT he_mention=VUUUUSUUV he_name=VUUUUTUUV
he_notAfter=UUUVSVUUU he_on=STUUWUWUT he_only=VUUTVUUUT he_person=VUUUTVUUU he_platform=VUUTWTUUU
he_pointing=UTUUWTUUV he_possessiveAfter=RUUUWUWUU he_possessiveBefore=UUUUUVUTU he_praise=VTUUTVVUU
he_profile=SWUUTWTUU he_question=UTVSXTTUV he_relative=VXUURTVUT he_request=TUVUWSVUU
he_statement=UTUUTWWUU he_trust=RVUTXXSUS he_unknown=TUVVUUVUS he_wallet=TTTTWVUUU he_yes=VUUUTTVUU
help_,=UUUWTUTUU help_?=UVUTTUUUU help_about=VVUTUUUUU help_bot=SYUUTUUUU help_common=UVUVUSUUU
help_courtesy=RXUTVVTUU help_end=RXUTTTXUU help_lower=UXUSUUUUU help_question=UWUUUSUUU
help_request=TWUUTUUUU help_unknown=UWUSUUUUU help_you=SVUTVUUUU holds_?=TTUTVVUUU
holds_Unknown=TUUUVVTUU holds_about=TTUVUVUUU holds_accounts=TUUTVVUUU holds_article=UTUTTUVUV
holds_common=WUUTVTUUT holds_courtesy=VUUTTUUUV holds_end=TVUUUUUUU holds_he=UVUUUUTUU
holds_lower=UVUTUTUUU holds_mention=UUUUUVTUU holds_name=UUUUUVTUU holds_number=WUUVTTUUU
holds_on=UTUVTVUUU holds_platform=UTUUUTVUU holds_pointing=VVUUVUSUU holds_question=SUUUUVVUU
holds_request=TUUUUUUUU holds_unknown=UWUUUUSUU interrogativeSubject_?=VUUUVUSUU
interrogativeSubject_about=UUUVUUUUU interrogativeSubject_article=SUUTWUVTU
interrogativeSubject_bot=UUUUSVUUV interrogativeSubject_common=VWTUUTUUU
interrogativeSubject_copula=VVUUTTUUU interrogativeSubject_courtesy=UWUTUUTUU
interrogativeSubject_end=VTUUVTUUU interrogativeSubject_form=TUUUUVUUU
interrogativeSubject_he=TUTTVUUUV interrogativeSubject_holds=TUUVUVUUV
interrogativeSubject_lower=UUUUVUVUT interrogativeSubject_mention=WUUUUSUUU
interrogativeSubject_name=VUUUUUUUU interrogativeSubject_pointing=QTTTWXUUV
interrogativeSubject_question=UVUUTVTUV interrogativeSubject_request=TVUUUUUUU
interrogativeSubject_self=STUZUTTUU interrogativeSubject_statement=UWUTTUUUV
interrogativeSubject_unknown=VSUUUVVUT interrogativeSubject_yes=UTUUUVUUU
interrogativeSubject_you=WVUSTTVUU interrogative_,=YUUUUSTUT interrogative_?=VQUWXUTUU
interrogative_Unknown=UTUUTTVUV interrogative_about=XUUUUSSUV interrogative_article=TXUTSUUUU
interrogative_bot=STUVWSVUV interrogative_common=VXUUSTSUV interrogative_copula=UVUUUUUUU
interrogative_correction=VTUUUSVUV interrogative_courtesy=TVVRXVRUV interrogative_end=PTTRUZYUU
interrogative_handle=TUUUUVUUV interrogative_he=TYTTSTTUV interrogative_holds=TUUVTWUUU
interrogative_lower=TUTVVVVUT interrogative_mention=WTTTSWUUV interrogative_name=WUTTSVUUW
interrogative_on=VVUUUUTUU interrogative_or=VUUUUTUUU interrogative_person=TUUUVVUUU
interrogative_pointing=QWSRXVWUU interrogative_possessiveAfter=UUUUUVUUT
interrogative_possessiveBefore=TTUUVUVUU interrogative_praise=PWUUWXTUU
interrogative_profile=UUUUUVUUU interrogative_question=TUUUUUTUV interrogative_request=TWUTUWSUU
interrogative_self=URUaUTSUU interrogative_statement=RYUTVUTUU interrogative_unknown=VUTUUVTUV
interrogative_yes=VSUTUVUUU interrogative_you=VUUTTTVUU language:false=UUUSTUVXT
language:true=SPPWaWUVW last_common=WUUUUSUUU last_end=RUUUUWUUV left:0=VTRTVVTXT left:1=UUSVTTWVU
left:2=TUUTVVVSV left:3=VUUSSVWTU left:5=UTVTVTWUT left:9=SUUUUWUUT length:1=RRTVVVVYU
length:2=SUVRVVSaT length:3=UURUWUVVT length:5=VVUUUWUOU length:9=VSUTTVVTU link_end=UWUUUTUUU
links:false=VUTTUUUWT lower_,=VUTUTVUUV lower_.=VTTVUSWUT lower_?=SWTUVVTUT lower_Unknown=TTVVUVUTU
lower_about=VUUSUVWSU lower_accounts=STUWVUVUU lower_and=VTUVUSVUU lower_article=TUUWTUUUV
lower_bot=WSTSUVWUU lower_common=UTWTSTVVU lower_compare=VUUUUTVUU lower_copula=UTTVVTWUT
lower_correction=UTVTSVTUW lower_courtesy=UUVTTUVVU lower_credentials=TTUUVVVUT
lower_emoji=VSUVUTVUU lower_end=UTVUUUVUU lower_endorse=TUXUUTUUU lower_ens=UUUUVUUUU
lower_fid=USUWUVVUU lower_first=TVUTUUVUU lower_form=TUUTUVVUU lower_handle=VVUUUTUUU
lower_he=TTVVVUTUU lower_help=TXUUUTVUU lower_holds=UVUSUVVUV lower_interrogative=SVUSVUUUV
lower_interrogativeSubject=VTUUUTWUT lower_lower=UVSUVUVTU lower_mention=STVTVVUUV
lower_my=VWWUTSTUU lower_name=STVTTVUUX lower_no=UUVTVVSUV lower_not=VUUUTWSUV
lower_notAfter=UTUVUTVUV lower_number=XUUTUVTST lower_on=UUWTTTTUW lower_only=TTUUUTWUU
lower_or=SVUUVVTUW lower_person=VTVUVTVUT lower_platform=TYTUWQVSU lower_pointing=TUTUWTVVU
lower_possessiveAfter=VUTTVUTUU lower_possessiveBefore=VUUTUVUTT lower_praise=VTUUVSWUS
lower_profile=URUWUUUUU lower_question=VUUTVUVUS lower_relative=VWUTSVTUU lower_request=UWTUSVWUT
lower_self=VTUVVVUSU lower_statement=TWVTRUVUU lower_thanks=VUUUUUUUU lower_third=UUUUUTUUV
lower_trust=TSTUXVTUU lower_unknown=UVTUUVVRT lower_wallet=TUUVSVVUU lower_yes=VVUUUTTTU
lower_you=SWUUTWTUT mention_,=TTUTVUTUW mention_.=TUTUVTUUU mention_?=UUUUTVUUW
mention_about=TUWUUTUUT mention_accounts=TUUUTWUUU mention_and=UVTTTWVUT mention_article=SUUUVVUUV
mention_bot=UUUUUVUUU mention_callAfter=WUUUUSUUU mention_common=SVTUWUUUW mention_compare=UVUUTUUUT
mention_copula=WUUUSSVUV mention_correction=TUUTVWUUU mention_courtesy=TVUUSVXUT
mention_end=TTUUVWUUW mention_endorse=SUWUUUUUU mention_ens=TUUUUVUUU mention_fid=UUUTUUUUV
mention_form=UUUUUVUUU mention_greeting=UUUUUVTUT mention_handle=TUUUUVUUU mention_he=UUUUUUVUT
mention_help=TUUUUVUUU mention_holds=SUTUUWUUU mention_interrogative=XUTUUUTUU
mention_interrogativeSubject=WUUUUSUUU mention_lower=UTTUVWVUU mention_mention=UUTUUUUUU
mention_name=TUTUUWVUU mention_no=VUUUUVTUV mention_not=SUUVUXTUT mention_notAfter=SUTVUXUUU
mention_on=UUVUTUVUU mention_only=UVUUUVUUT mention_or=TUVUUUUUU mention_person=SUWTTVVUT
mention_platform=RUUUUYUUU mention_pointing=UUUUUVTUW mention_possessiveAfter=SUVUTWUUV
mention_possessiveBefore=TUUUUUUUU mention_praise=UUUUUTVUU mention_profile=TUUUUVVUU
mention_question=VUUTSUVUV mention_relative=TUUVUTUUV mention_request=UUTTVTVUV
mention_self=TUVUUTUUW mention_statement=TUTXWWSUS mention_trust=SUTUUWTUV mention_unknown=TTTUUVWUV
mention_verifiers=TUVUUVTUU mention_you=XUUUUSUUT my_accounts=TTUWUUUUU my_common=WSUTVUVUT
my_courtesy=STUaTTUUU my_end=TUVXTTUUU my_ens=TUUXTUUUU my_fid=TSUZUTTUU my_lower=UTUSUUWUV
my_platform=UUUVUUUUU my_praise=WUUUUTUUU my_profile=QUUbRUTUU my_question=UTUXUSUUU
my_relative=YUURVTTUV my_unknown=SUVSVUVUU my_wallet=VTUUUUUUU name+1:,=VSWVUUUVS name+1:.=SWUUVSUUV
name+1:?=SSTUTXVUV name+1:about=UUXUSVUTT name+1:accounts=TVVUTVUUU name+1:and=WVTTTVUUT
name+1:article=TTUUVVUVU name+1:bot=UUUTUVTUV name+1:callAfter=VUUUUTUUU name+1:common=TUTUUVUUT
name+1:compare=UUUUUVUUT name+1:copula=VUUUSVUUT name+1:correction=TUUTUUUUV
name+1:courtesy=VVVRUVVUS name+1:emoji=TUUUUVUUU name+1:end=TSVUVTVVV name+1:endorse=SUVUUUUUU
name+1:ens=UUUUUVUUU name+1:greeting=UUUUUVTUU name+1:he=UVUTUTUUU name+1:help=TUUUUVUUU
name+1:holds=QUTUUXVUU name+1:interrogative=XTTUUUTUU name+1:interrogativeSubject=UUUUUVUUU
name+1:lower=UUTUUTWUT name+1:mention=VUTUUTVUU name+1:name=VUTUUUUUT name+1:no=VUUUUUTUU
name+1:not=UUUVUUTUU name+1:notAfter=WUUUUTUUU name+1:on=VUUTTWVUT name+1:only=TVUUUVUUT
name+1:or=TUWUUVUUT name+1:person=UUVUSUUUU name+1:platform=TZTUVRTUU name+1:pointing=UUUTTVTUV
name+1:possessiveAfter=TUVUTWUUU name+1:possessiveBefore=TUUUUVUUU name+1:praise=TUTUUTVUV
name+1:profile=TUUUUUWUU name+1:question=WVUTSSVUV name+1:relative=TUUUUTUUV
name+1:request=WUTTUTVUU name+1:self=TUVUUVUUU name+1:statement=VTTXVTTUT name+1:trust=TUTUUWTUV
name+1:unknown=TUTTUUWTU name+1:verifiers=SUUUUWTUU name+1:wallet=VUUUUUUUU name+1:yes=UUUUUTUUV
name+1:you=YUUUURUUU name+2:,=VVUTUVTUT name+2:.=UTUUVSUUW name+2:?=RUUUTXVUU
name+2:Unknown=TUUUUVTUV name+2:about=TTUTVUTUX name+2:and=VUUUUSUUV name+2:article=TUXTVTUTT
name+2:bot=YTUTTVRUT name+2:callAfter=TUUUUVUUU name+2:common=UTTXVUTUU name+2:compare=VUUUUTUUU
name+2:copula=UUUTUUUUV name+2:correction=SWUUUTVUU name+2:courtesy=RVTVTVXUT name+2:emoji=VUUUUUUUU
name+2:end=TUSTVUVVW name+2:endorse=TUYUURUUU name+2:ens=UUUUUUVUU name+2:fid=TUUUUVUUU
name+2:first=TVUUUWTUU name+2:form=VUUUUTUUV name+2:handle=TUUUUVUUU name+2:he=WUVUVRUTV
name+2:holds=UUUUVUUUU name+2:interrogative=UUUUUXRUV name+2:interrogativeSubject=SVUUTVUUU
name+2:lower=UTXSSTVUT name+2:mention=SVSVTVUUW name+2:my=UUTVVTVUU name+2:name=SUSUTWUUW
name+2:no=TUVUVTVUV name+2:not=SUUTWXTUT name+2:notAfter=TUUUUTWUV name+2:number=UUVUUTUUU
name+2:on=VTTTVSTUX name+2:only=SUUUUWUUU name+2:or=UUUVUUUUU name+2:person=UTUUUVUUU
name+2:platform=SUTUUZTVU name+2:pointing=XTUTVTUUT name+2:possessiveAfter=UUUUUTUUV
name+2:possessiveBefore=TTUUUUVUU name+2:praise=WUTUUUUUU name+2:profile=VVTUUSUUV
name+2:question=WUVUSTTUU name+2:relative=RUUUUXUUU name+2:request=XTTTTTUUU name+2:self=XUUTUUWUS
name+2:statement=YUTUURVUT name+2:trust=SUUUVVVUU name+2:unknown=UTWTSTVUV
name+2:verifiers=TUUUUUUUU name+2:wallet=TUUUUVUUU name+2:yes=TUUUVVUUU name+2:you=WUUVUTUUU
name-1:,=XUUUTTTUT name-1:.=UTUUUUUUV name-1:?=SUUUWUUUT name-1:about=TUVTSVUUU
name-1:accounts=TUUUUVUUU name-1:and=VVTUTUUUV name-1:article=SVVTUVUUU name-1:bot=TSUTVWUUV
name-1:common=TUVUVTTUU name-1:compare=UUUUUVUUT name-1:copula=TTTUWWUUU name-1:correction=RUUUTYUUV
name-1:courtesy=VUUUTTTUW name-1:end=WTTUUUUVU name-1:endorse=TUXUUTUUU name-1:fid=TUUUUVUUU
name-1:greeting=WUUUWRUUU name-1:he=WUUUUTUUU name-1:holds=UUUUUVTUU name-1:interrogative=TUTTSXVUX
name-1:interrogativeSubject=WUUUUTUUU name-1:lower=UXVTUSUUR name-1:mention=SUUUUWUUV
name-1:name=SUUUUWUUV name-1:no=UUUUVTVUU name-1:not=bUUTWNVUT name-1:notAfter=SUUVUVUUT
name-1:on=UVWTTUUUU name-1:only=SUUUUWUUU name-1:person=STTUUYUUU name-1:platform=UTUTTUVVU
name-1:pointing=UUUUUVUUT name-1:possessiveAfter=TUVUUVUUT name-1:possessiveBefore=TVTTUTVUV
name-1:praise=WUUUVSUUT name-1:profile=RUUUUYUUU name-1:question=TTUTVWUUU name-1:request=TUUVUWVUT
name-1:self=SUTWTVVUU name-1:statement=SUTTWVVUU name-1:thanks=VUUUUSVUU name-1:trust=SUUVUVUUU
name-1:unknown=UXUUUTUUS name-1:verifiers=TUTUUUUUW name-1:wallet=TUUUUUUUW name-1:yes=UUVUUUUUT
name-1:you=UUUUVUUUU name-2:,=WUTTUVUUS name-2:.=UUUVUUUUT name-2:Unknown=VUUUUTUUU
name-2:about=UUUUUUTUU name-2:accounts=VUUUUUUUT name-2:and=UUUUUUTUV name-2:article=SVVUVTWVT
name-2:bot=VTWTTUUUU name-2:common=UURSWUWUV name-2:compare=VUUUUVUUT name-2:copula=VUUUUSUUV
name-2:correction=RVVUUWUUU name-2:courtesy=SUSTVVUUW name-2:end=VSTTTVTWS name-2:endorse=TUXUUSUUU
name-2:ens=TUTUUVUUU name-2:fid=TUUUUVUUV name-2:first=UUUUVUUUV name-2:he=VUUUTVUUT
name-2:interrogative=TVUUUWUUT name-2:interrogativeSubject=SUUUUXUUT name-2:lower=UTWTTVUTU
name-2:mention=QUUUUXUUW name-2:my=UUWUUTUUU name-2:name=RUUUUWUUX name-2:no=UUUUVUUUU
name-2:not=WUTUUQWUV name-2:notAfter=TUUUUXUUU name-2:on=UTUUUUTUU name-2:person=TUUUUWTUU
name-2:platform=QUUUUYUUU name-2:pointing=VVUTTUUUU name-2:possessiveBefore=TUUUUWTUU
name-2:praise=XUUUUSUUU name-2:profile=SUUUUVVUU name-2:question=STVUWTUUU name-2:relative=WUUTVSUUT
name-2:request=WUTTTUUUU name-2:statement=UUUUTTUUU name-2:thanks=ZUUUUPUUU name-2:trust=TUUUUVUUU
name-2:unknown=VUUTUVUTU name-2:wallet=SUUUUXUUT name-2:yes=UVUUTVUUU name-2:you=UUTUUVUUU
name_,=TTUUUUTUX name_.=TVUUVSVUU name_?=TUTUTXUUV name_about=SUXVUTUUU name_accounts=TUUUUWUUU
name_and=VVTTTWUUT name_article=SUUUVVUUU name_bot=TUUUUWUUU name_callAfter=WUUUUSUUU
name_common=TVTUVVTUV name_compare=UVUUTVUUT name_copula=WUUUSUUUU name_correction=STVTUVTUV
name_courtesy=TVUUTVVUU name_end=UTTTVWUUV name_endorse=SUWUUTUUU name_ens=TUUUUVUUU
name_fid=UUUUUUUUV name_form=UUUUUVUUT name_greeting=VUUUUWSUT name_handle=VUUUUUUUU
name_he=UUUUVTVUU name_help=TUUUUVUUU name_holds=RUTUUWVUU name_interrogative=WUTUUVTUU
name_interrogativeSubject=VUUUUTUUV name_lower=UUTTVVUUW name_mention=TUTUUVUUV name_name=TUTUUVUUV
name_no=UUUUUUTUW name_not=UUUVUWTUT name_notAfter=TUTUUXUUT name_on=UUVTTSVUW name_only=UVUUUWUUT
name_or=TUVUUVUUT name_person=TUVTSUVUU name_platform=RUUUTXUUU name_pointing=UUUTUVTUW
name_possessiveAfter=RUVUTWUUV name_possessiveBefore=TUUUUVUUU name_praise=TUUUUUUUV
name_profile=SUUUUVWUU name_question=UUUTSUVUV name_relative=SUUUUTVUV name_request=WUTTVSVUU
name_self=SUVTUUUUV name_statement=TTTXWVSUS name_trust=SUTUUWTUV name_unknown=TUTUUVVUW
name_verifiers=SUVUUVTUU name_you=YUUUUSUUT named:0/-1=VVUUVUSUU named:0/-2=WVTVVURUT
named:0/-3=VVTVXUPVT named:0/-4=WVTVVUOWT named:0/0=UUTUTUVUV named:0/1=TVTSSUWUU
named:0/2=TSUTRUYUW named:0/3=SUUSTUaUU named:0/4=RTURUUbUU named:0/false/false=WUSUTRVXU
named:0/false/true=RXTUUUVUT named:0/true/false=WUUVXLWUT named:0/true/true=RTTVYUUUU
named:0=WVRUWMWXT named:1/-1=SVUUTTXUU named:1/-2=UWTUTVTUU named:1/-3=VVVUVXQUT
named:1/-4=WRVTVWOUR named:1/0=UVUUUSVUU named:1/1=TUUUURZUT named:1/2=SUUUUTYUT named:1/3=TTUUUUWUU
named:1/4=TUUUUSXUU named:1/false/false=WTWSSTWUS named:1/false/true=UUTTWTVUT
named:1/true/false=VUUWRVUVR named:1/true/true=WSSTUWUUV named:1=VTVTTUVVR named:2/-3=UUUUUTTUV
named:2/-4=UUSTTUTUX named:2/false/false=TUSTUYTUW named:2/false/true=QUUUUYUUU
named:2/true/false=STTUUWUUW named:2/true/true=SWUUUWUUT named:2=RURTTYTUX named:3/-4=VUUUUNUUa
named:3/false/false=UUUUUSUUW named:3/true/false=SUUUUUUUX named:3/true/true=UUUUUTUUV
named:3=SUTUUUUUY names:=VVRWVLWWT names:mention+platform=VUUUUTUUU names:mention+written=TUUUUWTUV
names:mention=VRUUSUUUT names:platform=RVSTUXUVT names:written+mention=UUUUUQUUY
names:written=SUUTRaWUU no_,=UUUTTUVUW no_?=TSUVVVUUU no_about=VUUUUTUUU no_article=UVUUTVTUU
no_bot=TUUUUXSUU no_common=TUUUUWVUS no_correction=SUVWTVUUT no_courtesy=UVUTWVSUT no_end=XTUTTVVTV
no_he=TUUVUUVUU no_lower=UWVTTSVUU no_mention=SUUUVVVUU no_name=SUUTVVVUU no_no=VUUUUTVUU
no_notAfter=VUUUUUUUU no_on=VUUUUTUUU no_pointing=TUUUTUVUU no_praise=SUUUUVVUU
no_question=UUUUVVTUU no_trust=WUUUUSUUU no_unknown=TWVUTTUUV notAfter_,=SUUUUVVUV
notAfter_?=TSUWVUTUU notAfter_common=UUUUTVUUU notAfter_courtesy=VUUUTWTUT notAfter_end=TTUUUWTUU
notAfter_lower=XVUVTSUUT notAfter_mention=OUUWVXVUU notAfter_name=QUUWVWVUU
notAfter_pointing=TUUVVUUUU notAfter_question=VUUUVVTUS notAfter_request=YUUUUPUUV
notAfter_statement=VUUUUTUUU notAfter_unknown=XVUUSRVUT not_,=VUUTTTXTU not_.=WUUUUUTUU
not_?=TUUUVUUUU not_about=VUUTVSVUU not_article=TUUUTTVTW not_bot=WUUUUTTUU not_common=WUUUTTWTV
not_copula=UUUUVTUUU not_courtesy=WUUTTUUUU not_end=UTUUVUTUV not_first=UUUUUTUTV not_he=RUUYQWVUV
not_interrogative=TUUUTVVUU not_lower=SWUWRUWTV not_mention=TUSTXYUUS not_name=SUSUXXVUS
not_number=TUUUUUUVU not_platform=WUUUUTVTU not_pointing=QTUZRWVUU not_praise=TUUUUVVUU
not_question=VUUUUTUUU not_request=aUUVUOTUU not_self=SUURYVUUU not_trust=WUUTUUUUU
not_unknown=SVTVRWWTU not_yes=SUUVTWUUU not_you=UUUUUVUUU number_,=TUUUUUVUU number_.=UUUUUVTUU
number_about=STUUUUWUU number_and=TWUTUUUUU number_common=TUVUUWTUU number_courtesy=TWUSUUUTU
number_end=WTUSVUUTU number_lower=WUWTUSUVT number_on=UTUUUTWUU number_unknown=WVWTUTTUT
number_wallet=XUUUSUTUU on_,=SWUTTVWUU on_?=UVUTUTUUV on_Unknown=VVUUUUUTU on_about=UUUVUTVUU
on_accounts=WUUTUTUUV on_article=VTTUUVUTU on_bot=YTTUURUUU on_common=UUTUVTWTV
on_courtesy=SUUWTVUUU on_end=UTUUTVUVT on_ens=TUUUUUUUU on_fid=TUUUUVUUU on_first=WUUTUTUUU
on_form=UUUUUUUUV on_he=VUTUWRUUU on_interrogative=SUUUVVUUU on_lower=UVVUTSVUT on_mention=TUUUUVVUU
on_my=TUUTTWUUV on_name=SUVUUVUUU on_no=TUUUUVUUU on_number=XUUTTTUUT on_on=UVUUUUTUU
on_person=WUUUUTTUU on_platform=TTTSXWRVV on_pointing=ZUSTWPUUU on_profile=STVUSTXUV
on_question=VUUUVTTUV on_request=UTUUUUVVU on_self=USUXTUUUU on_statement=TUUUUVVUU
on_unknown=UVXUTTUTT on_wallet=TUUUVUUUU on_yes=TUUUUVUUU on_you=UUUVUSUUU only_,=STUUUUWUV
only_about=UUUUUVUUU only_bot=WUUUUTUUU only_common=XVUTUSUUU only_courtesy=VVUTTUUUU
only_end=SUUUUXVUT only_lower=TTTVUUVUW only_mention=RUUUUWUUV only_name=RUUUUWUUV
only_request=TTUVUVUUT only_unknown=TUUUUUUUW or_article=UUUUUVUUU or_bot=VUUUUTUUU
or_common=SWUVUUTUU or_copula=UUUUVUUUU or_courtesy=TUUVTUVUV or_end=UTUUUVVUU or_lower=RVTWUVSUV
or_mention=VUUUUVUUS or_name=VUUUUVUUS or_no=SSUXVUTUV or_not=TUUUVUUUU or_notAfter=UTUWVTTUU
or_only=UWUUSUUUU or_pointing=UUUUTVUUU or_question=UUUTUUVUT or_request=VUUUUTUUU
or_trust=UVUTUUVUU or_unknown=SVUVUUTUV out:0=UTTTUUUWS out:1=QTQRYZVTW out:2=OUUUUYUUW
person_,=WTUVVTUUT person_.=VUUUTVTUT person_?=TVUUTVVUU person_about=TVVTUVUUT person_and=VUUUUTUUU
person_bot=VVUUSUUUU person_common=UUUUUTVUU person_correction=WUUUUSUUU person_courtesy=UUVTUTVUT
person_end=UTUTUWTUV person_he=UWUUSUUUU person_interrogative=UWUTUXRUU
person_interrogativeSubject=WUUUUTTUU person_lower=USVSUTWUV person_mention=TUUUUVUUU
person_name=TUUUUWUUU person_on=TVUUTWUUU person_or=TUUUVVUUU person_person=TUUTUUVUU
person_platform=UTUUUUVUU person_pointing=UWUUTUTUU person_possessiveAfter=UUUUTVUUU
person_possessiveBefore=UVUTUUUUU person_praise=VTVUUSVUU person_question=VUVTVTUUV
person_request=UUUTVUVUU person_self=STUVWTUUU person_statement=UTUVUUUUU person_trust=VUVUUSUUU
person_unknown=USUSUTWUV person_you=TVUTWTUUU platform_,=UWUTTWSVU platform_?=TUUUXQWUU
platform_about=VSUUVTWUU platform_accounts=UVUVUUTUT platform_and=TVUUUUTUU platform_bot=SUUUUWUUU
platform_common=VUUVTVUTT platform_copula=TUUVUVSUU platform_correction=RUUTaTUTU
platform_courtesy=TUUTYUUTU platform_end=TVTSVUUVW platform_first=UUUUUTVTU platform_he=UUUUVUUUU
platform_holds=UUUUUVTUU platform_interrogative=TUUUUWTUU platform_lower=UXTTUUSVU
platform_name=TUUUUUUUV platform_no=UUUUVUUTU platform_on=UTUUVUUUU platform_or=TVUUVUUUU
platform_person=SUUUTXTUU platform_pointing=UTUUVVUUU platform_possessiveBefore=VSUUUUVUU
platform_profile=TVUUVTVUU platform_question=TUUVVUTUU platform_request=SUUUUUWUU
platform_statement=XUUVUTTTU platform_unknown=UXTSUVSVU pointing_,=RUVWSWTTW pointing_.=TUUVUUUUU
pointing_?=UUUSVUVUU pointing_Unknown=VUUUTUVUU pointing_about=VTTTXTUVT pointing_accounts=WUUTUSVUU
pointing_and=UTUUUSUVW pointing_article=TVUUUSVUV pointing_bot=TWUTSVVUU pointing_common=VVTUWSTVT
pointing_compare=TUUUVUUUU pointing_copula=XSVUPVWUU pointing_correction=VWUUTSUUV
pointing_courtesy=VUVUTTVUU pointing_end=VUUTUUWUS pointing_fid=TUUUVVUUU pointing_form=UUUUUVUUU
pointing_he=TUUUUVVUT pointing_holds=UUUTWUUUU pointing_interrogative=QUUTYXSUU
pointing_lower=UUUTWTUUU pointing_mention=UUUUUWTUU pointing_my=TUUVVUUUU pointing_name=UUUUUWTUU
pointing_no=TUUUUUVUU pointing_not=SUUUSWXUU pointing_notAfter=UVUUSWUUU pointing_number=UUUUUVTUU
pointing_on=TTUTXTVUT pointing_only=WUUTVSUUU pointing_person=TVUVTVTUV pointing_platform=VUUTYQUUU
pointing_pointing=VUUSXRUUU pointing_possessiveAfter=RUUUWUVUU pointing_possessiveBefore=WUUUVUUTU
pointing_praise=UUUUSUUUU pointing_profile=VVUTTWTUU pointing_question=URVTUVWUU
pointing_relative=VXUTRTVUT pointing_request=VTVUVTTUU pointing_self=UUUUTVUUT
pointing_statement=UTUTTXUUT pointing_trust=RVUTYWSUT pointing_unknown=VVTTVUUUT
pointing_wallet=TTUUWUUUU pointing_yes=UUUUUUVUU pointing_you=VUUUUUUUU possessiveAfter_?=UUUUUTUUU
possessiveAfter_accounts=UTUTUUWUU possessiveAfter_common=UWUUUTUUU
possessiveAfter_courtesy=UTUVTVUUU possessiveAfter_end=TUUUUVUVT possessiveAfter_ens=TUUUVUUUU
possessiveAfter_fid=UUUUUVUUU possessiveAfter_lower=VTTUTXTUU possessiveAfter_mention=UUVUUTUUU
possessiveAfter_name=TUWUUUUUU possessiveAfter_person=UUUUUTVUU possessiveAfter_platform=TUUUWUVUU
possessiveAfter_pointing=WUUUTTUUU possessiveAfter_profile=VUUUUTUUV
possessiveAfter_unknown=UTUUTXTUU possessiveAfter_wallet=TUUUVVUUU
possessiveBefore_Unknown=TUUUUVUUU possessiveBefore_accounts=TUUUUVUUU
possessiveBefore_article=WUUUVTTUU possessiveBefore_bot=VUUUUTUUU possessiveBefore_common=UUUUVVUSV
possessiveBefore_courtesy=WUUUUTTUU possessiveBefore_form=TUUUUUVUU possessiveBefore_he=UTUUVUUUU
possessiveBefore_interrogative=TUUUVUUUU possessiveBefore_interrogativeSubject=TUUUVUUUU
possessiveBefore_lower=VTUTUVUUV possessiveBefore_mention=TUVTUUUUU possessiveBefore_my=UUUVUTUUU
possessiveBefore_name=RUUTUVVUU possessiveBefore_person=TUUUVUUUU
possessiveBefore_platform=TUUUUUTVU possessiveBefore_pointing=STVTWVUUU
possessiveBefore_question=VUUUUSUUV possessiveBefore_unknown=UUTTTVUUU
possessiveBefore_you=VUUUUUVUU praise_,=UUUSUXTVT praise_.=RUUUVWUUU praise_?=VVUTSTWUU
praise_about=VUUUUTUUU praise_article=VTUUUUUUU praise_bot=TTTTVXTUU praise_common=WUUSTTVUU
praise_correction=VUUTUUUUU praise_courtesy=XTTWRTUUU praise_end=YRSVUVRVU praise_he=UUVUTVUUT
praise_interrogative=VTUTXSVUU praise_lower=WUVUTTTTV praise_mention=WUUUUTUUU praise_name=VUUUUUUUT
praise_no=SUUUWVUUU praise_on=XUUUUSUUU praise_person=UVUUVSUUU praise_pointing=YVUURUUUT
praise_possessiveBefore=TUUUVUUUU praise_praise=WUUUSUUUU praise_profile=UUUVTUUUU
praise_question=VUUUSUWVU praise_request=UUUVUUUUU praise_self=VUUUUWSUU praise_statement=TUUUUUVUU
praise_thanks=UUUVUTUUU praise_trust=YUUTSUUUU praise_unknown=WUVUTTTTU praise_yes=SUUWTUUUU
praise_you=SUUWVUUUU profile_,=VVTUUUUUT profile_?=TVUUTWUUU profile_about=WTUSUTWUU
profile_article=SUUWUVUUU profile_bot=VUUVTTTUV profile_common=TSVTVUYUT profile_copula=VUUUWTUTU
profile_courtesy=RWUUWVTUU profile_end=UTUVWTTUV profile_he=SUUUWUTUU profile_lower=UUUVUUVUT
profile_mention=RUUUUXUUV profile_my=SSWWTUUUU profile_name=QUUUUXUUV profile_on=TVUSUTXUU
profile_pointing=SUUUXTUUV profile_possessiveBefore=VUUUUTVUU profile_praise=TUUVTUUUU
profile_question=WUUVVUSTU profile_request=TTUVUVTUU profile_unknown=TVUVUUVTT profile_yes=UWUUTVTUU
question/false/false=WSTSUTVXU question/false/true=SUUUUWUUU question/true/false=VUUTUTUVU
question_,=SWUTUVUUU question_.=VUUTUTVUU question_?=UUUUVUTUU question_Unknown=TUUUUVUUU
question_about=TUUVUVUUU question_accounts=VTUUTVTUU question_and=XUUUUUTUT
question_article=TUVUVUURV question_bot=WTUTUUVUV question_common=VWSWTTSTU
question_compare=XUUUUSUUU question_copula=OVUUXWWUU question_correction=YTUTVSTUT
question_courtesy=TYUSXUSTT question_credentials=SUUTVWVUU question_emoji=TUUUUVUUU
question_end=RVUUUVVTV question_ens=SUUUUVWUU question_form=TUUUUWUUU question_handle=UUUUUVUUU
question_he=QTUVYUTUV question_holds=TUUUUUWUU question_interrogative=UTUTVVVUU
question_interrogativeSubject=UTUTUVVUU question_lower=UVSWWTUTS question_mention=RUUTUWTUW
question_my=VSUZSTUUU question_name=STUTUWTUV question_no=TUVTTVUUU question_not=WUUUTTUUT
question_number=UUUUUTUUU question_on=STUVUWVUU question_person=TRUWUUVUU
question_platform=TTUVVTVUU question_pointing=PXTTYVSUU question_possessiveBefore=STUVVUVUU
question_praise=UUUTUUVUU question_profile=VVUTTVUUT question_question=TVSVUUVUU
question_request=XTUUTTUUU question_self=RWUSUTXUU question_statement=VUUUUVTTU
question_trust=TSWTTVWUU question_unknown=UVSVVUVUS question_wallet=RTUYVWSUU question_yes=TVUSWUUUU
question_you=SXUSUUUUU quote/false/false=UTUTXTUUU quote/false/true=VUUUTVUUT
quote/true/false=UVUUUUUUU quote/true/true=TUUUUUVUV relative_,=XUUVUSTUU relative_?=VYUTRUTUU
relative_about=UVUUUUUUT relative_common=VUUTUVTUT relative_courtesy=UVUTTVTUV
relative_end=VUUVTUUUU relative_lower=UUUVUUVUU relative_mention=TUUUUVUUU relative_name=TUUUUUUUV
relative_on=VUUUUTUUT relative_pointing=UVUUTUUUU relative_possessiveBefore=VUUUVSVUT
relative_question=VUUUUTUUU relative_statement=TTUUUTWUV relative_unknown=VUUUUUUTT
reply/false/false=VWUUTURUU reply/false/true=UUTUVUUUU reply/true/false=TPVUUXYUT
reply/true/true=SVUTVUVUU request_,=VVUTVUSUT request_.=TUUTUWVUU request_?=RSUTVUZUU
request_Unknown=SUUTUUXUU request_about=TUUXSVVUU request_article=SWUVTURUW request_bot=UUUVTSVUV
request_common=TUTSWUWTV request_correction=TTUVUUUUV request_courtesy=WRTVUUVUT
request_end=RVUTSZTUU request_fid=SUUUUVUUU request_first=UVUUUUUUU request_form=VUUTURVUV
request_handle=TUUUUVUUU request_he=TTTRZVVUT request_interrogative=VSUTVVUUU
request_interrogativeSubject=UTUTUXUUU request_lower=TUTUTVVUV request_mention=RUUVUWTUU
request_my=SUUaRTTUU request_name=TUTVUVVUU request_not=WUUTUSVUU request_on=UUUWTUTUV
request_person=TUUVUUUUU request_platform=WUUTUSVUU request_pointing=WTUUSUUUU
request_possessiveBefore=XUUUUQVUV request_praise=VUUUUUUUU request_profile=UTUUVUVUU
request_question=USVVVUUUU request_request=SUUUVVUUT request_self=TTUYURWUT
request_statement=VUUUUTUUU request_unknown=TVTUTVVUV request_wallet=TVUTUWUUU request_yes=UUUVUUTUU
request_you=TUUUTVVUU rhetorical_common=VUUUUUUUU rhetorical_end=TWUUUUUUU
rhetorical_lower=UUUUUVUUU rhetorical_name=WUUUUSUUU rhetorical_unknown=TUTUUVUUU second_,=TUUUUTUUW
second_common=UUUUUUUUV second_courtesy=SUUUUVUUV second_end=UUUUUVTVT second_lower=UTUWURTUW
second_unknown=UTVVURUUW self_,=WTUXVTRUU self_.=VUUWTSVUU self_?=TPUeSUSUU self_about=SSVXVVUUT
self_accounts=TTUWUUUUU self_and=UUTUVVUUU self_article=WWURVUUUU self_bot=QUUXUUVUV
self_common=SVUUUWVUT self_copula=UTVVUTUUV self_correction=TVUVUVVTT self_courtesy=VQUbSUSUT
self_end=URUbTQWVT self_endorse=TUVUUUUUU self_fid=UTUVUUUUU self_holds=WUUUUSUUU
self_interrogative=VSUXTTUUU self_interrogativeSubject=UUUVTUUUU self_lower=UTXUTUWSS
self_mention=SUTWTVUUU self_name=SUTVTWUUU self_no=TUVUUWUUU self_not=SVUTVUUUV
self_notAfter=UUUVUTUUU self_on=VSVWTTUTU self_only=TUUUUVUUU self_pointing=TUUUWUUUU
self_praise=VUUTUWUUU self_profile=TUUUUVUUU self_question=WTVXRTUUU self_relative=UVUSUVTUU
self_request=VWTUTTTUV self_self=VTUUUVTUU self_statement=XTURVUUUU self_trust=TUUYSUUUU
self_unknown=VTWTTUWSS self_yes=UUUTUVUUU self_you=TTUVUUUUU statement_,=UTUVTVUUU
statement_.=TUUUUVUUV statement_?=TWUTTWUUU statement_about=TUUVUWTUV statement_and=UUUUUTUUU
statement_article=TVUUTVUUU statement_bot=XUUUVSTUU statement_common=WTWXUSSSU
statement_copula=UUUUUVUUU statement_correction=WUVTUTUTU statement_courtesy=VUVUWTTTU
statement_end=ZXSTTQTUS statement_he=SUUUSWXUU statement_interrogative=VVUUUTTUU
statement_interrogativeSubject=VUUUUTUUU statement_lower=VTUSRWVUV statement_mention=TUTTWTVUU
statement_my=VTUSVTVUU statement_name=SUTTWUVUU statement_not=TUUVVSVUU statement_on=RVWUTVVTV
statement_person=UUUUVUUUU statement_platform=VUUUTUUUU statement_pointing=XRUTRWWUU
statement_possessiveAfter=UUVUUUUUU statement_possessiveBefore=UUUUUVUTV statement_praise=VUUUTVUUU
statement_profile=WUUUVTTUU statement_question=UUUTVSWUV statement_request=TUUTVXSUU
statement_self=UUUTTVVUU statement_statement=TVVTUSWUU statement_trust=UUTUVTUUU
statement_unknown=UUUSRWVUW statement_yes=VVVUTTUUU statement_you=VTUXTTTUU thanks_,=WUUUUSTUU
thanks_.=PUUXUXVUU thanks_about=WUUUUUUUU thanks_bot=aTUSUSUUU thanks_common=TUUUUUVUU
thanks_courtesy=XUUTSUUUU thanks_end=URUSSZVVT thanks_lower=WUUUUTTUU thanks_mention=UUUVVSVUU
thanks_name=UUUVVSVUU thanks_on=VTUUUUUUU thanks_praise=TUUUUUVUU thanks_unknown=WUUUUUTUU
third_common=VUUUUTUUV third_courtesy=VUUUUVUSU third_end=SUUUUUVVU third_lower=UUUUSVWUT
third_unknown=UUUUSUWUU top/false/false=UVPSUWVUV top/false/true=VSWSUSXUU top/true/false=TUSVUWUUV
top/true/true=VTTVUVUUU trust_,=VUWTVSUUT trust_.=UUUUTUWUU trust_?=SUURXWVUU trust_about=UTUVTVTUU
trust_accounts=UUUUUTUUV trust_article=UUUUUVUUU trust_bot=QUUVVXTUU trust_common=SUUWVVRUV
trust_copula=VUUUUTUUU trust_courtesy=TTVUVTUUU trust_end=TTVUVVVUT trust_he=TUUUVUUUU
trust_lower=UTTUUTVUV trust_mention=SUVUUVUUU trust_name=SUVUUWUUU trust_no=TUUUUVUUU
trust_on=UUUUTVTUU trust_or=STUVVVVUU trust_person=VUUUVTUUU trust_pointing=VUUUTTUUV
trust_possessiveBefore=UUUUUVUUU trust_question=TUTTVUWUU trust_trust=TUUUUVUUU
trust_unknown=VSTUTTVUV unknown:0/false/false=STTTSUZYU unknown:0/false/true=WTTSVWTUR
unknown:0/true/false=QUUTXUWUU unknown:0/true/true=VURTUWTUU unknown:0=UTRTUUYYR
unknown:1/false/false=TUSVUYUWS unknown:1/false/true=VTUTRVUUV unknown:1/true/false=TRUWXUUVS
unknown:1/true/true=WUUTTWTUS unknown:1=TTTTVUUWU unknown:2/false/false=VVTVWUUTS
unknown:2/false/true=VUUUTTUUU unknown:2/true/false=VVUVSVTUU unknown:2/true/true=TTUUUTUUW
unknown:2=UVUTUUVSU unknown:3/false/false=XTTRTSVTX unknown:3/false/true=UTUWVTVUT
unknown:3/true/false=TVTUQVWUW unknown:3/true/true=TUTVWUVUU unknown:3=VUUSTUVTW
unknown:5/false/false=XTVUTTVUU unknown:5/false/true=VUUTVTVUS unknown:5/true/false=VVUVSTVUT
unknown:5/true/true=SUTVUWTUU unknown:5=UTVVUUVUS unknown:9/false/true=TUUUUVUUU
unknown:9/true/false=UUUUUUVUU unknown:9/true/true=SUUUUXTUT unknown:9=SUUUUWUUT unknown_,=VUTSTVVUU
unknown_.=UUTVUTVUT unknown_?=TUTUWVTUV unknown_Unknown=TQVTTWZTT unknown_about=VVURVUVTU
unknown_accounts=STUVVVVUU unknown_and=VSUVURVUW unknown_article=TTUWUUUUV unknown_bot=VSTTUVVUU
unknown_common=URWVSUVUU unknown_compare=VUUUUTVUU unknown_copula=UTUUUVUUT
unknown_correction=UTUTTVUUV unknown_courtesy=UTUUTUUVU unknown_credentials=SSUVVWVUU
unknown_emoji=VSUVUSVUU unknown_end=VTVUTTUTU unknown_endorse=TUWUUTUUU unknown_ens=TUUUVUUUU
unknown_fid=TSUWUVUUU unknown_first=UVUTUUUUU unknown_form=TUUUUVVUV unknown_handle=WUUUUSUUU
unknown_he=TUVVUVTTU unknown_help=TVUUTTWUU unknown_holds=VUUSTVUUU unknown_interrogative=SUUTVUUUV
unknown_interrogativeSubject=VTUUUTWUT unknown_lower=VVSTUUUTU unknown_mention=STUUVVUUW
unknown_my=VWVTUTTUU unknown_name=STUTUVTUW unknown_no=TVUUVVQUW unknown_not=UUTUTWTUV
unknown_notAfter=UTUUUTVUW unknown_number=YUVSSVTSU unknown_on=VUUUTVUTV unknown_only=TTUVTTWUU
unknown_or=SVUUVUTUV unknown_person=TTUUVUWUS unknown_platform=UXTUWQWTT unknown_pointing=TUTUVUWTU
unknown_possessiveAfter=UUTTWUUUU unknown_possessiveBefore=VUUTUVUTT unknown_praise=VUUUVTVUS
unknown_profile=USUWUUUUU unknown_question=UUUUVVUUS unknown_relative=VVUTTVTUT
unknown_request=VWVTSSWUT unknown_second=TUUVUUUUT unknown_self=VTUUUWUSU
unknown_statement=UWVUSVTVU unknown_thanks=VUUUUUUUU unknown_third=UUUUUUUUV unknown_trust=TSTUWWUUU
unknown_unknown=UVTUVVVSV unknown_wallet=TUUWRWVUT unknown_yes=WVUUTSUTU unknown_you=SVUUUWTUT
verifiers_?=UUUUVUUUU verifiers_about=UUUUVVTUU verifiers_common=TUUUVVUUU
verifiers_courtesy=RUUUVVUUU verifiers_end=UUVUVTUUU verifiers_he=SUUUVUVUU
verifiers_lower=UUTUVVUUU verifiers_mention=TUTUUUUUV verifiers_name=TUTUUVUUW
verifiers_on=UUUUUVTUU verifiers_pointing=SUUUWUVUU verifiers_unknown=TTTVVVUUU
vocative/card=TTUXTVUUU vocative/false/false=UUVTTUTUU vocative/false/true=UTUUUUUUU
vocative/quote=SUTUWVVUU vocative/reply=UTURVWVUU vocative/top=TVTUUUUUV
vocative/true/false=VTTVWRVUU vocative/true/true=SUUUVUVUU vocative=TUUUVUTUU w$:a_bot=VUUTTUVUU
w$:account=WUUUUUSVU w$:ada=TRUSUVZUU w$:address=VUUUSVUUU w$:again=YXUTRSTUU w$:airdrop=UVUTUUUUU
w$:am_i=STUZTUTUU w$:aí=TUUVVUTUU w$:back=YSUTUTUUU w$:badges=UUUVUUUUU w$:base=TWUUUUUUU
w$:bitcoin=VWUTUUTUU w$:bitte=TUUUUUWUU w$:boris=RUTUUWVUU w$:bot=TRSUWVVUX w$:break=TVSUVTVUT
w$:bro=TUUUUVUUU w$:c_est_qui=SUUUVVUUU w$:card=VUUVTSTUV w$:chi_è=VUUTSUVUU w$:coffee=VUUTUUTUU
w$:das=UUUUVUUUU w$:degen=UWUUUTTUU w$:demais=VUUUTUUUU w$:design=TUWUUTUUU w$:dis=TUUUUVUUU
w$:do=TVUTUVUUU w$:dong=UVUVUUTUU w$:dwr=RTUTUUYUW w$:emoji=YTTTSUVVT w$:ens=SUUUUVUUU
w$:es=UVUUUTTUU w$:esto=VVUUTUUUU w$:eth=UVUUUUTUU w$:fid=RVTSVWWUT w$:for_me=UTUXURVUU
w$:ga=TUUUUVUUU w$:good_bot=VUUUUUUUU w$:göster=UUUYVUQUU w$:haha=VUUUUUUUU w$:have=UVUUUUUUU
w$:he=QUUUVWWUU w$:help=TUUVUUUUU w$:her=TUXUUTTUU w$:here=UWUTSVUUU w$:him=VUUWSUUUU
w$:horsefacts=SUUUUUXUU w$:is=VSUUVVTUU w$:ist=VVUUUTTUU w$:it=USUWVUSUU w$:jack=SRUTTVZUU
w$:kak=TVUUUUUUU w$:kim=STUTVUWUU w$:legit=SUUUVTWUU w$:linda=SSUUUUaUU w$:link=TWUUUUTUU
w$:linked=SUUUWUUUU w$:lmao=VUUUUUUUU w$:lol=RUUUWXTUU w$:là_ai=TUUTUVVUU w$:me=TUUZTVRUU
w$:name=TTTUVWUUU w$:ne=SUUUWVTUU w$:nha=VUUSUUVUU w$:no=UUUVUUUUU w$:noggles=TXUTUUSUU
w$:now=XUTUTUUUU w$:number=VTUSUUVUV w$:on_here=UVUUUUTUV w$:one=SVVUTWUUU w$:out=ZTUTTUTUU
w$:perfil=TUUVUVUUU w$:platform=SWTSVVTUW w$:please=OVUTXWTUV w$:pls=RUUUWWTUT w$:porfa=TUUUUVUUU
w$:profil=UUUWUUTUU w$:profile=UUUVUUVUT w$:pugson=SSUTUUZUU w$:quem_é=TUUUTVWUU w$:real=VUUUUTTUU
w$:rish=TTUUUUVUV w$:romero=USUUUUWUU w$:she=WWUUPVUUU w$:siapa=TUUUTVVUU w$:solidity=TUUUUVUUU
w$:stp=TUUUUUUVU w$:svp=TUUUUVVUU w$:ted=TUUUTUYSU w$:that=TUUTUYUUT w$:them=UTUTXTTUU
w$:they=UUUUUVUUT w$:this=VVTTVVSUU w$:this_guy=USUUWUUUU w$:this_thread=YXUTPUUUU w$:tho=SUUUXUUUU
w$:thx=TUUUUWUUU w$:to=SVUTXSUUU w$:today=WUUUUSTUU w$:torvalds=TVUUUXSUU w$:up=WVUVSSUUU
w$:v=UUUUUUWUU w$:var_mı=UTUUUUVUU w$:verified=SUUYVSUUU w$:vậy=SUUTWUUUU w$:với=UUUVUUTUU
w$:w=TUUUVVUUU w$:wallet=UVUSWTUUU w$:wallets=UUUVUUTUU w$:what=UVUTUUVUU w$:who=UTUUVVUUU
w$:wrong=WWTTUSUUU w$:ya=TUUUUVUUU w$:you=YUUTUSTUU w$:ça=VUUUUUUUU w$:ᄏᄏ=UUUVTVUUU w$:〜=TUUUUVUUU
w$:で=TUVUUTUVU w$:です=WUTUUTUUU w$:ですか=TUUVVTUUU w$:了=XUTUTTUUU w$:吗=UUUTVTUUV w$:吧=TUUUUUUUU
w$:呗=UUUUUVUUU w$:呢=SUUVVUUUU w$:啊=TUUUVUVUU w$:嗎=SUUUWUUUU w$:教えて=TUTUUUWUU w$:是誰=TSUTVUVUU
w$:是谁=SUUUUUWUU w$:的=TUUUUWTVU w$:靠谱吗=TUUUVUUUU w$:누구야=UTUTUUVUU w$:누구임=TUUUUVUUU w$:알려줘=SUUUUXUUU
w$:요=UUVUUTUUU w$:찾아줘=UUUUUVVUT w:+=VUUUUTUUU w:?=SVUVUUUUU w:a=XUTQUWUUU w:a_bot=WTUTSVUUU
w:a_ver=STUXUUTUU w:abeg=SVUVUVTUU w:about=TVTWSVWUU w:above=TUUUVVUUU w:abt=TUUUUVUUU
w:acaba=TUUUUWUUU w:account=VWUUTVSVT w:accounts=UTUVUUUUV w:acct=TUUUVUWUU w:actually=SUUUUVWSU
w:ada=TSUSQaXUU w:address=TTUUVWUUT w:addy=TUUUVVUUU w:adresse=TTUVUUUUU w:affidabile=TUUUVVUUU
w:after=RUUUTUXVU w:again=YWVSRTTTU w:ah=WVUTUTTUU w:ai=TWUTUTUUV w:airdrop=YVURUTTUU
w:aja=VVUUUTTVU w:aku=UTUWUUTUU w:akun=WUUUSVUUU w:al=UUUUUSUUV w:all=XSUVUVTUT w:alles=TVUUUUUUU
w:alors=UUUVTUUUU w:already=ZUUUSTTUU w:also=UUUTUUUUV w:alt=VUUUTWTUU w:always=WUUUUUTUU
w:am_i=RWUZTVRUU w:ama=UUUUUUUUV w:an=RXVVUTUUU w:and=UWTWTTTUV w:and_i=TUUTVVVUU w:answer=VVUUTUUUU
w:any=RTTSYUWUV w:anyone=UTRVWWTUU w:anyway=SUUUUVVUU w:apa=TSTWUWVUT w:api=VUUUUTUUU
w:app=TTUYUSUUU w:aqui=SUUUUWUUU w:are=VVUUTTVSU w:are_you=UWUTUUUUU w:around=VUUUUUUUT
w:as=VTXUUSTUV w:ask=SUUTSZUUT w:asked=VVTUTUTUU w:asking=XSTVUUSUU w:at=WUVUURUUU
w:attestations=UUUUUVUUU w:au=VUUUUTUUU w:auch=TVUUVVTUU w:auf=UVUVTUTUU w:author=UWUUUUUUU
w:avec=VUUUTUUUU w:ayer=VUUUUTUUU w:aí=SUUVVVUUU w:ba=TUUUUUUUU w:back=YSUTUTUUU w:badge=WTUTTTVUU
w:badges=VTUVVTUUU w:balaji=VUUUUUUUU w:balajis=TTUUUVVUU w:bana=UUUSWVTUU w:bar=XTUUUUSUU
w:base=VWUTUTTUU w:be=WSUTVTVUT w:because=WUUVTSUUU w:been=RUUUUWTUU w:before=TUTUVXUUU
w:behind=TUUUVVTUU w:bei=TVUVUUTUU w:belum=VTUWSVTUU w:ben=VTUVVUSUU w:beneran=VUUUUUTUU
w:benim=UUUWUUTUU w:berapa=TTUWUUUUU w:berlin=UVUUUUUUU w:best=VVUUUTTUU w:better=XUUUURUUU
w:bhai=UVUUUUTUU w:bi=VVVSTUTUV w:bien=UUUVTUUUU w:big=UTUUUUVUU w:bin_ich=TTUXUUTUU w:bio=TUUUUVUUU
w:bitcoin=VVUTUUTUU w:bitte=PUUUUWVUV w:biết=VUUUUTUUU w:bo=STUXUUVUU w:boris=RUTVUYVUT
w:bot=UUSTVUUUU w:both=XVUUURVTT w:bots=aUUUUQUUT w:break=UUUTSUVVU w:bro=TTUUTWVUU w:btw=YUVURUUSU
w:bu=VXUTUUSUU w:built=XSUUTUUUU w:bukan=UUUUUWUUT w:busca=UVUUUUUUU w:but=PUTTWXUUV
w:buterin=TUUSUUXUU w:buy=TVUTUVUUU w:by=WUUTVTTUU w:bên=UVUUUVTUU w:c=TUUTTVWUU w:c_est=UTUUUVUUU
w:c_est_qui=RTUTXVWUT w:c_est_quoi=TUUVVUUUU w:call=YTUSUTUUU w:called=WUUTTTVUU w:can=OVVVTXVUU
w:can_i_trust=RTUTVWVUU w:can_u=STUTWVWUU w:can_you=OZUVVVSUU w:cant=RUUUWWUUU w:card=WUTYTQTUV
w:cards=UUUUTUUUU w:carteira=UVUUSWUUU w:cast=UTUUWUUUU w:cc=UUUUVUUUT w:ce=VUUUUVTUU
w:ce_mec=TUUUVUUUU w:cek=SUUWUUUUV w:changed=VUVVSTUUU w:channel=WVUTUUSUU w:che=UUVURXUUT
w:check=SUTYSUUUU w:chi=UVUTUVTUU w:chi_sarebbe=RTUUUVXUU w:chi_è=WVTSUTVUT w:cho=SUUUVUUUU
w:chưa=UUUVUUTUU w:chị=UUUUUTVUV w:ci=UUVTVUTUU w:clown=TTUUXUTUU w:coffee=WWUTUTTUU
w:coin=VUUUUTUUU w:coinbase=TUVUUVUUU w:com=UUUUUUWUT w:commands=UWUUUUTUU w:comme=VUUWSUTUU
w:compare=SVUTVWSUV w:compte=VUUUUTUUU w:comptes=TTUWUUUUU w:con=TVUVUTSVV w:confiável=TUUUUWTUU
w:conhece=UTUUUVUUU w:connected=STUXUUUUU w:conoces_a=UTUUUUVUU w:conta=TUUUUUVUU w:cool=TTUWVUUUU
w:cosa=VVUUTUTUU w:could=WTUUTUUUU w:could_you=SVUUTUWUU w:credentials=TUUTVVVUU w:cuenta=VUUUUTUUU
w:cuál=UTUUUUVUU w:còn=VUUTSUUUU w:có=TTUVUVTUU w:cüzdan=VUUUTUUUU w:của=SSUUVWWUU
w:của_ai=UUUUUUUUV w:d=UUUUUVTUU w:da=QRTVWZVTT w:dabei=RUUUXVTUU w:dan=USUVUUVUU w:danke=VUUUUTUUU
w:danke_dir=VUUUUUUUU w:das=UTVUVUVUU w:dass=TUUUUUUUU w:dat=SUVUTUWUU w:data=VWUSUUUUU
w:day=UUUUVUUUU w:de=XUTUTVVRV w:de_fiar=TUUUUUVUU w:de_quem_é=UVUUUTUUU w:de_quién_es=UTUUVUUUU
w:deal=TUUUUVUUU w:dear=TVUTUVUUU w:degen=UaUTUTQUU w:dela=UUUUVTUUV w:dem=TVUVUVSUV
w:demais=VUUUTUUUU w:den=TUUUVVUUU w:denn=SUUUWTUUV w:deodad=TVUUUSWUU w:deploy=XVUUUSTUU
w:der=XUUTVSTVU w:des=XUUUTSUUU w:design=TUXUUTTUU w:det=TUUUUVUUU w:dev=TUUUUVUUU
w:devcon=WWUUUURUU w:değil=UUUUTVUUU w:di=TUUWRSXUV w:dia=STUTVWWUU w:did=TTSUUWUUV
w:did_you=UVUUUUUUU w:didnt=XUUTTUTUV w:die=TUUUWVTUU w:difference_between=UVUUUVTUU
w:dime=UTUVUTVUU w:dinner=TUUUUVVUU w:dis=SUUUVWUUV w:dit=UUUUVVTUU w:diye_biri=TUUUUVUUU
w:dm=UUUUUVTUU w:dmd=SUUUUWUUU w:do=SXTURTVVV w:do_i=TWUTUVTUU w:do_i_have=TVUWTUUUU
w:do_me=RUUYUUUUU w:do_we_know=UTUUVUUUU w:do_you=TVUWTTUUU w:do_you_know=SUUVVUUUU w:does=RVUUUZTUU
w:doesnt=YUUTURTUU w:dogs=VVUTTVTUU w:dong=TVUVUVTUU w:dont=UVTUVRUUV w:dont_mean=TUUUUWVUT
w:dont_need=UUUTVUUUU w:dont_want=UUUUUVUUU w:dos=UUVTUUUUU w:down=UVVSVUTUU w:drop=TUUVUUUUU
w:du=UVUUVUTUU w:durov=WUUUUUSUU w:dwr=TPURRVdUX w:dzięki=VUUUTVTUU w:e=QUUVUWTUV w:e_o=TTUUTUWUV
w:echt=SUUUWUUUV w:een=VUUVUTUUU w:eh=WTUTUUUUU w:eigentlich=UUUVUUUUU w:ein=TVWTUVSUU
w:el=WUUVUUUTT w:el_usuario=UVUUUUUUU w:ela=UUUUUUTUV w:ele=WVUUTTUUU w:ella=TUVUUTUUU
w:elle=UTUVUUUUU w:elonmusk=UVUUUVTUU w:else=SYUUUVSUU w:em=WVUTVTTUU w:emoji=YSTSUUUVU
w:en=WUUTUUUUT w:endorse=UUWUUSUUU w:ens=PTTUYXSVT w:entre=VUUUUSUUV w:er=VVUUUTTUU w:era=UUUUTVTUV
w:es=SVUTVWUUU w:ese=UTUUUUVUU w:esse=TTUUUUVUU w:esse_cara=UUUUUVUUU w:est=VUUVUSTUU
w:esta=SWUUVTTUU w:este=TTUUXUTUU w:esto=VWUUSUUUU w:está=VUUUTUUUU w:et=VTUWUUTUT w:eth=RWUSVYSVU
w:ethereum=SVUUUVUUU w:eu=TTUWUTUUU w:even=WUUUTUTUU w:ever=WTUUUUUUU w:every=VUUUUTUUU
w:everybody=TTUUTVWUU w:everyone=XTTUTSUUV w:everything=VUUUUUUUU w:exactly=UVUUUUTUU
w:except=XUUUTSUUU w:explain=XZURTRSUW w:fait=UVUTUVTUU w:fake=TUUUTVWUU w:fast=XUUUTSUUU
w:feed=TTUTUWUUU w:fiable=RUUTVVWUU w:fid=LRSZXYUUW w:fid_de=UUUUUVUUU w:find=UVUSUVUUT
w:find_me=VVURUTWUU w:first=XUUTUUTUT w:follow=aTUUUQTUU w:followers=VUUUUTUUU w:for=WWUUTRWTU
w:for_me=RSUXVUWUU w:forget=UUUUUVUUU w:found=bUUUSRTUU w:founder=TUUUUVUUU w:frame=VUUUUUTUU
w:friend=TUTUUUWUU w:friends=VUUUUTUUU w:from=VUTTVVTUT w:für=SUWUVTTUU w:ga=SUUVVVTUU
w:gakonst=UUUUUVTUU w:gas=WWUTUTTUU w:gente=UTWUUTUUU w:get=WWUTTSTUV w:gimana=RXUVUVSUU
w:gitcoin=SUUUVXTUU w:give_me=TVUUUXTUT w:gm=WUUUUWQUU w:go=UUUUWVTUT w:going=UWUUUUTUU
w:gonna=ZSUUTTUUU w:good=WTUTTUVUU w:good_bot=WUUTTUUUU w:good_morning=UUUUUUVUU w:got=VWUTUUTUU
w:gracias=UUUUVTUUU w:grazie=VUUUUTUUU w:grazie_mille=WTUTTUUUU w:great=WUUUVSTUU w:gue=UUUVUUUUU
w:guy=SVUTUUUUW w:gw=UUUUTWTUU w:gì=VUUVUTUUU w:göster=UUUXVURUU w:güvenilir_mi=SUUUUWVUU
w:ha=WVUUVTSUU w:hab=VUUUUTVUU w:hace=VUVUUSUUU w:had=VUUUTVUUU w:haha=XUUVSTSUU w:hai=WTUUVUSUU
w:hanako=UUUUUUUUV w:handle=TWUUUTUUU w:has=XTUVTTTUT w:hat=UVUTUVUUU w:hat_der=UVUTVUSUU
w:have=STUUWTVUU w:have_you=WUUUUSUUU w:hay=UTUUUUUUU w:he=SXUURVTUU w:hein=UUUUUVUUU
w:hello=VWUTUSTUU w:help_me=TTUUVVUUU w:her=SUZTVTSUV w:here=RWURUXVUU w:hes=VUTUTXTUT
w:hesabı=VUUUTVUUU w:het=UUUUVUTUU w:heute=UVUUUUUUU w:hey=UUUUTUVUU w:hi=VVUUUSUUU w:hier=STUVUWUUU
w:him=VTTXRVUUU w:hiring=WVUUUTTUU w:his=XVTTSWUUT w:hm=WUUVUSUUU w:hold=TUUUUVUUU
w:honestly=WUUUUUSUU w:hope=VTUUUUUUU w:horsefacts=SVUTUQaUU w:how=SZUWUSRUU w:how_do_i=TZUTSUUUU
w:hoy=UVUUUUUUU w:human=UUUUUSUUW w:hôm_qua=VUUUUTUUU w:hỏi=TUUUUWUUU w:i=UWWPWUUUV w:i_am=VVUUWTTUT
w:i_asked=SUUUUUVUU w:i_know=WUUTRVUUW w:i_mean=SWUUXTTUU w:i_meant=SWUWTTUUU w:i_need=TVUVUVSUV
w:i_said=VUUUUTUUU w:i_think=VUUUUTUUU w:i_vouch_for=QUcUTSUUU w:i_want=TTUVTUWUU w:i_was=TUVUUUUVU
w:ich=WUVSVVUTT w:ici=SUUUUWUUU w:id=TUUUUVUVU w:idea=VTUUVUTUU w:idk=TUUUUUVUU w:ieri=XUUVTTSUU
w:if=TTTVVVVUU w:ignore=TUUUUUUUV w:ik=UTUWUTUUU w:il=TTXTVTUUT w:ile=TVUUUWUUU w:ill=WTUUUUTUU
w:im=TUTRWUVUV w:in=YYUSRURUU w:info=UWUSUVUUU w:ini=UUUUWUSUU w:intendevo=VUUUUUTUU
w:into=XTUUUTTUU w:io=UTUYUTTUU w:irl=VTWSUUVUU w:is=XSRQUWUUV w:isnt=RUUVUVVUU w:isso=UVUUVTTUU
w:ist=WVWUUSTUU w:ist_der=UUUUWTTUU w:it=VUUYUSQUV w:it_was=TUUUUTVUU w:its=XVUTUSUUT
w:itu=WTUUSUVUU w:için=SUWUUVUUU w:j=TUUVUUUUU w:j_ai=WTUXUSTUU w:ja=TTUWTWUUU w:jack=STUSTXWUV
w:jaja=SUUVUVUUU w:jajaja=TUUUVUUUU w:jay.bsky.team=UUUUUVUUU w:je=VVWSUUTUU
w:je_voulais_dire=TUUUUUVUU w:jesse=TTUTUWVUU w:jest=TVUUVUTUU w:jo=UUUTSUWVU w:jogo=UVUUUUTUU
w:join=OTUWXWUUU w:joined=UUUUUVUUU w:juga=TUUVUVUUU w:just=WTUVURVUV w:just_shipped=VUUUUTUUU
w:já=XUUUVRTUU w:k=TUUUUWTUU w:ka=TVUUUVTUU w:kak=TUUUUVUUU w:kalo=TUUWUUUUU w:kasper99=UTUUUUVUU
w:kaun_hai=STUUUWVUU w:kaç=UUUUUUTUU w:ke=TUTUVWUUU w:keep=UUUVTTVUT w:keeps=RUUUUXUUV
w:kenal=TUUUVUUUU w:kenji=UUUUUUVUU w:kennst_du=TTUUUUWUU w:kenny=TSUTTUZUU w:không_phải=TUUUUVUUU
w:ki=WTUTVTUUU w:kim=RWUVVWSUT w:kim_bu=TUUUUVUUU w:kimdir=SUUUUVVUU w:kimim=WTUVUUSUU
w:kkkk=UUUVUUUUU w:kkkkk=SUUUUWUUU w:know=VVUSTYSUV w:known=STWTVVVUU w:knows=VVUTUSWUU
w:ko=WUUTUVUUU w:kofi=UUUUUUVUU w:konto=VVUTUUSUU w:kto_to=UUUUUUTUU w:l=VTUTWTTVU
w:l_auteur=TUUUVUUUU w:la=WVWVRTTUT w:last=WUUUUTUUU w:last_night=SWUUUVTUU w:launch=VUUUUUUUU
w:le=SUUTUWUUV w:leave=SUUVUVUUU w:leave_out=VUUUUSUUW w:legit=SVUTXRWUT w:lei=TVUUUUTUV
w:les=VUUUUTUUU w:let=VUUUTUUUU w:like=cTUTVNVTV w:linda=TPTSRVdUW w:link=WWUSUSTUU
w:linked=SSUYVUTUT w:lisbon=TVUUUUVUU w:list=WVTUUSTUU w:live=YTUUURUUU w:lmao=UTUUVUVTU
w:lo=WTUUSWUUU w:lol=QSUWVWVUT w:long=TVUUUVUUT w:look=VUUYTSSUU w:look_up=WWUTUQWUU
w:looking_for=UUUUUUVUU w:lookup=WUUUURWUT w:los=VUUUUSUUV w:love=WUUTVSUUU w:lui=UTUVTVTUU
w:lunch=WUUUUSUUU w:luôn=SUUYSVUUU w:là=TUUUUUTUV w:là_ai=SUUTUXUUU w:là_ai_vậy=SVUUVVUUU
w:là_gì=TTUVUUUUU w:m=WUUUURVUU w:ma=QUVUXTUUU w:maar=TUVVUTUUU w:mais=VUUTTVUUU w:makasih=VUUUUTUUU
w:make=UUUUUVUUU w:maksudku=TUUUUUVUU w:mal=TUVVUUUUU w:man=VWUTUTTUU w:mano=UUUUTWVTU
w:many=TTUWUUUUU w:mas=TUUTTWVUV w:match=UWUUUVRUU w:mate=UUUUUTVUU w:mau=TUTUUWUUU w:may=VUUSUVUUU
w:mdr=UUUUVUUUU w:me=STTYTVSUV w:me_fala=UUUUUTVUV w:mean=UVUTTVUUU w:meetup=VUUUUUTUU
w:mei=TTUTUVVUU w:mein=VUUUUVTUU w:meine=SUUVUUVUU w:merci=WUUVUUSUU w:met=WUUUUSUUU w:meu=TSUaUUTTU
w:mi=XUTTUUTTT w:mia=VTUWTUUUU w:mich=SSUZUUTTU w:mim=UTUUUUVUU w:min=TVUTUWTUV w:mine=TTUZTTSUU
w:minha=TUUVUVTUU w:mint=UUUUUVUUU w:minus=UUUUUUTUU w:mir=UUUSUWUUU w:mit=TWUUUUTUU w:mo=UUUSUUWUU
w:moi=UTUXTUTUU w:mon=TSUYUUTUU w:money=TUUTUWUUU w:more=UUUTaRTUT w:mostra=UTUWUTTUV
w:must=VUUUUUUUU w:my=WTXVTRSUV w:my_own=SUUYTUTUU w:myself=WUUXUSTUU w:mà=TUUUUVUUU w:más=UUUUUVUUT
w:mình=WUUTTSVUU w:mı=STUUVVUUU w:n=TUUTUVTUW w:na=UVTTTWTUU w:nach=VUUVUSUUU w:nadia=TSUUUUWUV
w:nah=UTUUUVUUU w:namanya=VUUUUTUUU w:name=VSVSUVVUU w:named=VUUTUTVUU w:nanya=VWUTUUSUT
w:naval=TUUUUWUUU w:ne=UTVTVSWUU w:nee=TUUUVUVUU w:need=WTUTTWVUU w:nein=TUUUUVVUU
w:neither=TUUUUTWUU w:nem=VTUVUTUUU w:never=VTTTVVTUU w:never_mind=XUUUVRUUU w:new=XXUSUQUUU
w:next=TTUWTUTUV w:nft=TUUUUVUUU w:nguyễn=UVUUUUUUU w:nha=WUUSUTVUU w:ni=RTUUVWVUU
w:ni_nani=TTUUUVUUV w:nice=VUUUUUUUU w:nicht=UUUUUUVUT w:nie=UVUVUTTUV w:niet=UUUXVRUUU
w:nih=USUVUUTUU w:no=UVTVXUQSW w:nobody=VUUUUVTUU w:nochmal=TTUUUVUUU w:noggles=TXUTUUTUU
w:non=WUUUUUTUU w:not=USTUTVXTU w:not_the=VUUUUUVSU w:nothing=WUUUUUTUU w:now=VTTZTRTUU
w:now_do=SUUVUWUUU w:nu=VUUTUUUUU w:number=XVVQSUXUT w:nvm=WTUUTUUUU w:não=SUUUUWVUT w:o=STUUXUVTT
w:o_que=TWUTVTUUU w:och=VUUTUVUUU w:oder=TVUUVUVUU w:of=TUVSVWTUT w:og=UUUUUVUUT w:oh=TUUUUVVUU
w:ok=SUUZTUUUU w:old=TUUTWUUUU w:on=TXUTWTUTU w:on_here=TUUUTVUUU w:onchain=TVUUUUUUU
w:one=RVVTTTXUW w:only=SXUSUTUUW w:oops=VUUUUUTUU w:op=RUUUWTVUV w:optimist=TUUUVVUUU w:or=TaTRTVTTV
w:orangnya=TUVUWUTUU w:otc=SUUUUXUUU w:ou=TTUTUWWUU w:our=TTUUTVVUU w:out=WSUSUWTUU w:over=WUUUVSUUU
w:owe=VUTTUVUUU w:own=TUUUVWTUU w:oye=TTUUUUVUU w:paloma=UUUUTUWUU w:par=VUUUUTUUU w:para=UVUUUVTUU
w:pardon=VUUUTSVUW w:pas=UTUUVUVUV w:passport=TUUUVVTUU w:pe=TVUUWTUUU w:pedro=UTUUUUWUU
w:peki=QUUVZUTUU w:people=aUUWQSRUV w:per=VUYUURTUU w:perfil=TTUXUUTUU w:pero=TUUUUTUUV
w:person=UTUUWUUUU w:pfp=WVUUTTTUU w:phone=TWUSUVUUU w:pizza=VWUUUTTUU w:platform=SURSbWSUU
w:please=OUXRXVVUU w:pls=PTVUZWTUU w:plus=WUUUUTUUU w:plz=TUUUUVVUU w:po=TUUUWVUUU
w:podcast=UTUUUUVUU w:por=VUUUUUUUU w:porfa=TUUUUVVUU w:pour=TUXUUTUUU w:pra=TUUSUVVUU
w:price=WWUUUSSUU w:pro=WTUUUTUUU w:profil=VUUWTTTUU w:profile=TTUWUUVUT w:proof=UUUUUVTUU
w:pugson=SRUPUTdUW w:pull_up=TUUUUVVUU w:punya=TUUUUVUUU w:pure=UUUUVUUUU w:på=UVUUUUUUT
w:q=OTVVVWXUT w:qm_é=UUUUVTVUU w:qual=TVUUTWTUU w:que=VTVWVSTTT w:quel=TUUUUVTUU w:quelle=TVUUUUUUU
w:quello=UUUUUUTVU w:quem=SUUWUUUUV w:quem_escreveu=TUUUVTUUU w:quem_é=SSUTVUYUU
w:question=UUUVUTVUU w:questo=TTUUYTUUU w:qui=VVUWURSUU w:qui_est=TVUUUUUUU w:quick=TUUUUVUUU
w:quien=TSUXUUUUU w:quien_es=STUUUVXUU w:quién=SVUWUUTUU w:quién_es=UUUTVTVUU w:quoi=TUUWTUUUU
w:quoting=STUUUUVUV w:quá=TUUUUVVUU w:qué=VTUVVUSUU w:r=UUUUUSUUW w:real=VTVTRUWUU
w:really=WUUUVTUUT w:remind_me=WUUUUSUUU w:renata=TTUUUUWUU w:replying=XUUTVSUUU w:right=XTUUTUSUV
w:rish=UUUTTUSUX w:rn=VVUUUUTUU w:roast=WUUUUUTUU w:robot=VUUUUUUUU w:romero=VTUUUUUUU
w:rt=VUUUUTUUU w:run=UUUUUVTUU w:rồi=WUUUUSUUU w:s=TVUUTUUUU w:sa=WVUUUSTUU w:sabe=UVUUUUTUU
w:sabes=UUUUUUVUU w:safe=RUUUUXVUU w:said=STUXUUVUU w:sale=RTUXUUVUU w:sama=VUUUUTUUT
w:same=VUVUTUTUU w:samuelhq=UTUUUUVUU w:sana=UUUUUVUUU w:satoshi=UVUUUUTUU w:saw=UUUUUUUUV
w:say=VTUUUTUVU w:says=UTTTVWTUV w:scam=UVUUUUTUU w:scammer=SUUUYUTUU w:schon=SUUWUWTUU
w:scusa=WUUUUUSUU w:se=VVUTUVTUU w:search=UVUTUTUUU w:see=URUYUTTUU w:sei=YUUUVRTUU
w:seit_wann=RUUUXWTUU w:sen=TVUUUUUUU w:send=VUTUUVSUU w:sent_me=TUUUUXTUT w:ser=TTUUUVVUU
w:she=WXTSQXUUU w:shes=YUUUTRVUU w:shipped=WUUUUSUUU w:should=WVURUSWUU w:shoutout=YUUUUQUUU
w:show=UTUZRUTUU w:show_me=RUUWXSUUU w:showing=SUUWUUUUU w:shows=UUUWUTTUU w:si=WTTWVSTUU
w:siapa=VVUTVTTUT w:siapa_sih=TVUUUWTUU w:siapa_ya=TUUUUVUUU w:sie=XUVTUSTUU w:sih=RVUUVWTUU
w:since=XSVTTVTUU w:since_when=TUUUWUUUU w:skip=TUUUUUUUV w:so=STUYSUVTW w:so_sánh=UTUUUVVUT
w:sobre=USUVUUVUU w:sofia=UTUUUUVUU w:solidity=VVVTUVSUU w:solo=TUUUUWUUT w:some=UUUUUWTUU
w:someone=TVUTUUVUU w:something=VVUTUUUUU w:son=SUUUVUVUU w:sorry=SUUTWTUUV w:sou_eu=TSUXUUUUU
w:soy=TTUWUUUUU w:srinivasan=VUUUUUUUU w:sta=TUUUTWUUU w:stani=VVUUUTUUU w:still=UUUUUTVUU
w:sto=TUUVUTVUU w:stop=YUURUSUUU w:story=XVUTUSUUU w:stp=TTUVUUUUU w:su=SVUVVUSUU
w:summarize=XXUTPUUUU w:sur=TVUVUUUUU w:sure=VUUUUTUUU w:svp=SUUUUVVUU w:t=VTUWTUTUU w:ta=UUUUUTUUW
w:tag=VUUUTUUUU w:tagged=TUUUUVUUU w:take=UUUUVUUUU w:talk=VUUUUTVTU w:talking_to=TUUTVUUUU
w:tapi=TUUUUVUUU w:tbh=XUUUURUUV w:te=TTUVSXVUU w:team=XTVUTRUUU w:ted=TVUTTWYPU w:tell=dUTUUNTUU
w:tell_me=QWURWXUUU w:tem=TVUUSVVUU w:tengo=TUUVUUUUU w:than=ZUURWRUUV w:thank_you=RUUUUYUUU
w:thanks=XUUUVRUUU w:that=XVTRQXVUU w:thats=ZUUSSSUUU w:the=VVTRUTSVY w:the_author=TUUUVUUUU
w:the_best=TVUUVVSUU w:the_first=TUUUUUUUU w:the_last_one=TUUUUVUUU w:the_same_person=UUUUUVUUU
w:their=YUSUSTUUU w:them=TTVUWUTUU w:then=VUUUUTTUV w:there=WUUTUVSUU w:these=TUUTUUUUV
w:they=TSUWUWUUU w:thing=RWUTUVUUU w:think=UTUVUUUUU w:this=TXUVVURUU w:this_account=RUUUZUUUU
w:this_guy=TSWVVTUUU w:this_one=WTUTWSUUU w:this_person=USWUWSVUU w:this_thread=XXUTPUVUU
w:tho=QUUUYVUUU w:thought=VUUUUSUUU w:thoughts=TVUUTVUUU w:thread=WTUUTUUUU w:three=WUUTUTUUV
w:thx=UUUUUVUUU w:thì=UUUVTVUUU w:thôi=UUUUUUVUU w:thế=SUUWTUUUV w:tiene=TTUUVUVUT w:time=UVVTUUUUU
w:to=WVSRWUSUV w:to_you=TUUWUTUUU w:today=ZTUUUSSUT w:toi=UUUUVUUUU w:token=YVUTURTUU
w:told=YUUUSSUUU w:told_me=RTUUWUVUU w:tomas=TUUUUUVUU w:tomorrow=VVUUUTUUU w:too=RUVTVUVUV
w:top=VUUUUUUUU w:torvalds=RYUUUZPUU w:translate=WWUUSUTUU w:true=TWUUTVUUU w:trust=UUUTWVTUU
w:trustworthy=STUVVWTUT w:try=VUUUUTUUU w:trên=UVUUUVTUU w:trời=TVUUUVTUU w:tu=SUUXUTTUV
w:tu_connais=UTUUUUVUU w:tuh=UVUUUUTUU w:tui=UUUWUUSUU w:two=VUUUTVTSW w:ty=UUUTTVUUU
w:typo=TVUUUUUUU w:tá=TUUTUVUUU w:tú=VUUUUUUUU w:u=XUUTTUUUU w:udah=STUWUWUUU w:um=UVUTUWUTU
w:un=TUUUVVUUU w:un_tal=TTUUUVVUU w:una=WUUUUTUUU w:und=RTTWVUUUW w:under=VUTUUUVUT w:une=VUUUUUTUU
w:up=XTUWSUSUT w:us=VUUUTUTUU w:usdc=XUUUUSUUU w:use=XUUUUSUUU w:user=UWUTUSVUU w:username=UTUUUUVUU
w:uy_tín_không=SUUUVUVUU w:v=TUUUUUWUU w:va=TTUUVUVUU w:vai=UVUUTVTUU w:valeu=VUUUUUUUU
w:van=SUUUVVVUU w:var=TTUUUUVUU w:var_mı=UTUUUVVUU w:varun=TUUUUTXUU w:ver=UUUUUVUUU
w:verification=TVUUUUTUU w:verified=VTUaSSSUV w:verified_by=VUUUUUUUU w:verify=STUUXVUUU
w:vitalik=TTUSUTYUW w:von=UTUUUTWUT w:vouch_for=UUYTTSUUU w:vouched=UUTUVVUUU w:vous=TUUUUVUUU
w:vs=WVUUUTTUT w:và=UVUUUWUUT w:ví=TSUUUWVUU w:vậy=RUUTXVUUU w:với=TUUUUWTUT w:w/=VUUUUTUUU
w:w=RUUUVWTUU w:wait=SaUTTSSUX w:wallet=RUTSWWUUU w:wallets=TSUZVUSUT w:want=UUUUUVUUU
w:wants=TUUWUVTUT w:was=XUUVTQVUV w:wat=TUUVUUUUU w:way=WUUUUUTUU w:we=VUUVVTSUU w:we_have=UVUUUUTUU
w:week=XTUUUTTUU w:welche=STUVVVUUU w:wem=TUUUVUUUU w:wem_gehört=UUUUUVUUU w:wen=TVUUUVTUU
w:wenn=VTUVUTUUU w:went=VUUUUUUUU w:wer=UVUUVUTUU w:wer_is=TTUUVTVUU w:wer_isn=UTUUVUVUU
w:wer_ist=UVUTVTUUU w:were=YUUUURUUU w:what=RZTWSSUUT w:what_about=RUUVVUUUV
w:what_can_you_do=UWUTUUTUU w:what_is=RXUTUUVUU w:whats=SVTSVUYTU w:when=XUUUSUTUU
w:when_did=QUUUXWUUT w:where=TVUSVXTUU w:which=RTTYWTVUU w:which_one=VUUUUUUUU w:who=UUSWTWRUU
w:who_are=TWUUTWUUT w:who_are_you=SWUTUVUUU w:who_is=SZSPSTYTV w:who_made=YUUUUOVUV
w:who_posted=TUUUVUUUU w:who_runs=VUUUUTVUT w:who_tf_is=TUUUUVUUU w:who_verified=RTTUXUUUU
w:who_vouched_for=TUUUVVUUU w:who_wrote=UUUUUUTUU w:whoever=UUUUVUUUU w:whois=UUUUUUVUU
w:whom=TUUUVUUUU w:whos=PUTTUXWUV w:whos_behind=UVUUUTUUU w:whose=TUUUUVUUU w:whose_is=UTUUUVVUU
w:why=UWUTSVUUU w:wie=UUUUTUVUU w:wie_is=TUUUUVVUU w:will=YTUTUTSUU w:win=UWUUUUTUU w:with=VWSSWRTUW
w:wkwk=VUUUUUTUU w:woj=QTUUUUaUU w:won=SWUUUUUUU w:work=TYUTTTUUU w:worked=TUVUUVUUU
w:would=XTUWTRUUT w:wow=WUUUTUUUU w:write=WWUTTUUUU w:wrong=dYURTQQUU w:wrong_one=VUUTTUUUV
w:wrong_person=UUUUUVUUU w:wrote=XTUUVRUUU w:x=PTUWWXTUU w:xie=TTUTUUWUU w:y=TTUTXUWUS
w:ya=TRUVUXUUU w:yaar=RUUUUXVUU w:yang=UVUUUVTUU w:ye=STUUWUUUU w:yeah=VUUUUUUUU w:years=WUVTUTUUU
w:yes=VUUUUUUUU w:yesterday=XTUUUTTUU w:yet=UTUXUSTUU w:yg=STUUSUXUU w:yo=UTUUUVUUU w:you=ZUTTUUTUT
w:you_should=VUUUUTUUU w:your=aXURTSTUU w:youre=VTUUUVSUV w:yusuf=TUUUUUVUU w:z=TVUUUUVUV
w:zeig_mir=VUUUUSUUV w:zk=VWUTUUSUU w:zkmaxi=UTUTUUWUU w:zuck=UUUUUUVUU w:à=XWUUURSUU w:á=UUUUUTVVU
w:ça=WTUTTVUUU w:è=RUVTVVUUU w:è_un=UUUUVTUUU w:é=UTVTVUVUT w:é_a=VUUUUUTUU w:é_o=UTUVUTUUV
w:ông_này=TUUUVUUUU w:über=SSUZUVTUU w:đi=YUUUUTTSU w:şu=TUUUUUVUU w:ơi=WUUUUTUUU w:και=VUUUUTUUU
w:μου=TWUTUTVUU w:ο=UUUUUVUUU w:ποιος=UUUVUTUUU w:το=TUUUVUUUU w:τον=VUUUUTUUU w:а=SVUVVTVUU
w:автор=UUUUVTUUU w:без=UUUUUWUUS w:в=UVUTVUTUU w:вообще=VUUTVTVUU w:вчера=VUUUUTUUU w:да=VUUTUUUUU
w:есть=STUVVVVUU w:за=UUVUUTUUU w:знаешь=TSUXUUUUU w:и=SUUUVVUUU w:какой=UUUUVUUUU
w:кошелёк=UUUTVUUUU w:кто=SSUWVWUUU w:кто_такой=TTUUUTWUV w:меня=TTUZSUUUU w:мне=USTXUVTUU
w:мой=WUUTTTUUU w:на=UTUVUUVUU w:не=UUUUUVUUU w:он=VTUUTUUUU w:покажи=TUUXTUUUU w:про=STUWTVVUU
w:пробей=TUUUUUUUV w:ручаюсь_за=UUWUTTUUU w:с=VUUUUTUUU w:такий=TTUUUVWUU w:тут=STUTVVWUU
w:ты=VTUWUTTUU w:у=TUUUUVUUU w:хто=SSUUWVXUU w:це=TTUUWUUUU w:чей=TUUUUVUUU w:что=WTUWTTUUU
w:это=TUUUUVVUU w:это_кто=RUUUVWVUU w:я=UTUTVUUUU w:این=UTUUVUUUU w:رو=TUUUUVUUU w:مين=TUUUUTUUV
w:و=UUUUUVUUT w:کیه=SUUUUWUUU w:का=TUUUUVUUU w:भाई=VUUUUUUUU w:है=TUUUUUUUU w:কে=TUUUUVVUT
w:มาก=TUUUUVUUU w:ᄏᄏ=TUUVUUUUU w:ᄏᄏᄏ=TUUUTVUUU w:〜=UUUUUWUUU w:ありがとう=TTUUWUUUU w:いや=SUUWUUUUU
w:お願いします=SUUUVUUVV w:か=UUUVUTUUU w:から=SUUUUVUUU w:が=SVUTTXUVU w:こっち=TUUUUVVUU w:この=UUUUVUUUU
w:この人=TUUUTWUUU w:この方=UUUUVUUUU w:これ=VUUUTUUUU w:ごめん=TUUUUVVUU w:さ=UUUVTUUUU w:さん=UTVVVSWUT
w:さんって=TSUTUUXUU w:さんの=TUUTUVVUU w:した=UTUTUUWUU w:して=WUTUSUUUU w:じゃなくて=RUUXTVVUT w:た=TUUUUUVUU
w:たら=TTUUUWUUU w:だ=VTUVTUUUU w:だけ=RTUUUXVUU w:だれ=SUUUUXUUU w:った=UUUWUTUUU w:って=UTUUTVUUU
w:って人=VUUUUTVUU w:って何=WVUUUSTUU w:って誰=TTTUUVWUT w:て=SUUUUWUUU w:で=TUYTTRUWU w:でしょうか=TUUUUVUUU
w:です=VUVUUUUUT w:ですか=UTUUWSVUU w:と=TUUUUVUUT w:ど=SUUUUWUUU w:な=UUUUUVTUU w:ない=VUTUUUUUU
w:なの=UTUVUVUUU w:なん=TUUUUVTUU w:に=WSTVTUWUU w:について=SUTUUVWUU w:ね=VUUTUUVUU w:の=TVVSUVWUU
w:のこと=UUUUUUVUU w:のほう=UUUUUVUUU w:の人=TUUTUWUUT w:は=VVVUTTUUT w:は誰=WUUUUSUUU w:ます=VUUUUUUUU
w:も=UTUVWTUUT w:や=SUUVTWUUU w:やってる=TUUUUVUUU w:やつ=TUUUUVUUU w:よ=TUUUUWUUU w:る=WTUUUTVUU
w:わ=TUUVUVUUU w:を=SUVXUTVUU w:ん=TTUUVUWUU w:アカウント=TTUTUUWUU w:一=TUUUUVUUU w:一下=TUUUVVUUU
w:三=WUUUUVUST w:上=WUUUUSTUU w:上的=UWUUUVSUU w:不=SUVUUUWUU w:不是=TUUUTXUUT w:不要=UUUUUUVUU w:个=UUUUUWUTT
w:也=TUUUUVVUU w:了=ZTUTSSUUV w:人=UVTTVSXUU w:什么=RWUUUVUUU w:今天=WUUUUTUUU w:今日=VUUUUUUUU w:他=TUUVVVTUU
w:你=VYTTSUUUU w:佢=SUUUWUVUU w:係邊個=TUUUUVUUU w:個=UUUVUVVTU w:再=UUVTWTTUU w:到底=SUTUVWUUT w:叫=UUUUUUUUV
w:吗=RUUTWWUUV w:呀=TTUTUVVUU w:呗=TUUUUVUUU w:呢=TUTVVVUUU w:和=TUUUVVUUU w:哪些=TTUWUUUUU w:啊=PTTVXUVUW
w:問=TUUUVUVUU w:啦=TUUUUWUUU w:嗎=STUTWVVUU w:在=XUUUUTTUU w:地址=TUUUVTUUV w:多=VUUUTVUUU w:她=SUUTWUVUU
w:好=XUUTUTUUU w:對=UUVUUTVUU w:就=VUUUTTUUU w:帮我=YXUTUUPUU w:幫=TUTUUWUUU w:幫我查=TUUUUWUUU w:想=TUUUUWTUU
w:我=WTVVVRVUT w:我的=STUYTUTUU w:我要=UUVUUUUUU w:教えて=TTTUUUWUU w:昨天=UVUUUUUUU w:昨日=UUUUUUVUU
w:是=QTUVWVVUV w:是不是=TUUUUTVUV w:是哪位=TUUUUVUUU w:是誰=TSUTVUWUU w:是谁=TUUUVVVUT w:是谁啊=TUUUUVUUU
w:會=VUUTUUTUU w:有=TTUTUWVUV w:有沒有=TVUTUUVUU w:有没有=UUUUUVUUU w:查=YUUTUSSUV w:查一下=UUUVUUUUU
w:用=UUUUUVTUU w:的=QSUTXUVVV w:看=VUUVTTUUU w:看看=SUUXUTUUU w:真人=SUUUVUUUV w:私の=VTUXTSUUU
w:笑死=TUUUVUUUU w:给=WUUUSUUUU w:背书=UUVUUTUUU w:能=SUUTVVVUU w:要=TWUTUVTUU w:見せて=TTUWUUUUU
w:話=VUUUTUUUU w:認證=TUUUUVUUU w:說=TUUWUTUUU w:誰=QUUUXWUUU w:請問=SUUTUWWUU w:认证=UUUUUUUUV w:说=TUUUVUUUV
w:谁=TVUTUTUUV w:跟=TUUUUWTUU w:这=UUUUVTUTV w:这个=VUUTTUVUU w:這=UUUTUVTUU w:這位=TUUUVUUUU w:那=VUUXTSUUV
w:那个=UUUUUUTVU w:都=XVUUUSUUU w:錢包=STUWVUUUU w:钱包=STUVVUVUU w:问=WUUUUTUUT w:除了=XUUUUSUUU
w:靠谱吗=TUUUVVUUU w:가=VTUTTVVUU w:계정=UVUUUVTUU w:나=TSUVTVWUT w:내=TUUWTUUUU w:너=UUUUUVUUU
w:누가=SUUUUWTUU w:누가_인증=TUUUUUUUU w:누구야=VSUUUUWUU w:누구임=TUUUUVUUU w:는=WWUTVTSUU w:늘=VUUUUUUUU
w:님=TUWUTUUUU w:다=WUUUUTUUU w:대=VUUUUTUUU w:도=TWUTSXUUU w:랑=UUUUUTUUV w:만=WUUUUTUUU w:말고=TUUVTUUUV
w:뭐=USUVUUUUU w:뭐야=UUUUUVUUU w:보여줘=TUUUUTUUW w:사람=VUUUUVTUU w:아=WUUUUUUUT w:아니=SUUUUWVUU
w:알려줘=SUUUUXUUT w:얘=TUUVUUUUU w:어=UWVUUSUUU w:어제=UUUUUTVUU w:에=USUWUUUUU w:오=WUUTUTUUU w:요=UTVUVUUUU
w:은=TUUTUUUUW w:이=UUUTTXTUU w:이거=UVUUUSUUU w:이분=UUUUUVUUU w:있어=UTUUUUVUU w:좀=RUUUUXUUU
w:지갑=UTUUUUUUU w:찾아줘=TUUTUUWUU w:카드=UUUUTVUUU w:파캐=VUUUUUUUU w:하=WTUTTVUUU w:해=TUUVUWTUU
w^:a=TUUUUUUVU w^:ada=TUUUTUVUU w^:ah=XUUTUTTUU w^:and=RTUXTWUUU w^:anyone=TUUUUUVUU
w^:bot=RVTVWTUUU w^:break=VUUUVTUUU w^:cool=STUWVUTUU w^:does=UUUUVVTUU w^:e=TUUUTVUUU
w^:el=UUUUUUTVU w^:emoji=XUUUSTUUU w^:ens=UUUTVUUUU w^:et=UUUUVUUUU w^:gm=VTUVUUTUU
w^:good_bot=WUUUTUUUU w^:hab=UUUUUTVUU w^:haha=VUUVTUUUU w^:hey=VUUUTTWUU w^:how=UVUUVTUUU
w^:i=YUUTTTUUU w^:i_meant=SVUWUTUUU w^:if=WUUUUTUUU w^:is=TUUTWTUUV w^:just=UTUVUTVUU
w^:lol=VUUVTUUUU w^:love=UUUUVTUUU w^:ma=WUUUTTTUU w^:mais=UUUUVUUUU w^:met=UUUUUTUUU
w^:mi=VUUUUUUUU w^:my=TTUWUSVUV w^:nah=UUUVUUUUU w^:name=WTTUSUVUT w^:nee=TUUUVUVUU
w^:neither=SUUUUVVUU w^:nice=UUUUTWUUU w^:no=UUUWTVTUU w^:not=TUUUUVVUU w^:not_the=WUUUUUUSU
w^:now=UUUXUSUUU w^:number=VUUUTUTWU w^:o=WUUUUUUSU w^:oh=TUUUUUVUU w^:ok=SUUWTWUUU
w^:oops=VUUUUUTUU w^:oye=TUUUUUVUU w^:pardon=VUUUUUUUU w^:platform=VTUTUWSUU w^:quello=TUUUUUUVU
w^:rt=XUUUUSUUU w^:she=XUUTRVUUU w^:since_when=TUUUWUUUU w^:so=TUUUUVVUU w^:someone=WUUUUTTUU
w^:sorry=TUUUUUVUU w^:thanks=TUUUVUUUU w^:that=WUUUTTUUU w^:thats=WUUTSVUUU w^:the=TUUUUUUWT
w^:this=WTUUTUUUU w^:ty=VUUUUUUUU w^:und=RUUVVUVUU w^:wait=UVUUWUSUU w^:what=QXUVTVTUU
w^:what_about=SUUVWUTUU w^:whats=VUUUUUUTU w^:which=TUUVWTUUU w^:who=UVUVTVSUU w^:who_is=UVUUSUVTU
w^:who_verified=TUUUWUUUU w^:whos=UUUUTVUUW w^:why=XVUTTUUTU w^:wow=VUUUTUUUU w^:wrong=WUUUUVSUU
w^:y=SUUUVUVUU w^:yg=TUUUVUUUU w^:yo=UUUUUVUUU w^:you=VUUUUUUUU w^:а=UWUTTTUUU w^:她=TUUUVUUUU
w^:昨日=TUUUUUVUU w^:아니=TUUUTVVUU w^:오=VUUUUUUUU wallet_,=UUUUVVUUU wallet_?=TUUTXTUUU
wallet_about=SUUUUXUUU wallet_common=VUUTUUVUU wallet_copula=VUUSUVUUU wallet_courtesy=UTUVVUUUU
wallet_end=WUTSUTVUU wallet_form=UUUUUTUUW wallet_he=VUUUTUUUU wallet_lower=TTUVUWUUU
wallet_mention=TUUUUUUUV wallet_my=WTUUUUUUU wallet_name=TUUUUTUUX wallet_on=TUUUTVUUU
wallet_pointing=UUUTUVUUU wallet_possessiveBefore=UUUTTXUUU wallet_question=TTUUVWTUU
wallet_request=TUUUUVUUU wallet_self=SUUYSVUUU wallet_unknown=UTUUTWUUU wallet_wallet=UTUUUUVUU
word:-1/card=UTUUWUTUU word:-1/false/false=UUUTTVWUU word:-1/false/true=VXTTURSUV
word:-1/question=UUUUUUVUU word:-1/reply=UVUVVTTUU word:-1/top=VUTVUSTUV
word:-1/true/false=TRUZUTTUU word:-1/true/true=WUUTVVTUU word:-1=VVUUURTUU word:-2/card=WUUVUWRUU
word:-2/false/false=WYTUSSSVT word:-2/false/true=VSUXWVRUR word:-2/question=VUUUUUTUU
word:-2/reply=UUUUUVUUT word:-2/top=UWTWUSTUT word:-2/true/false=TUUSVUVUU
word:-2/true/true=VSUVVVRUW word:-2=VWSVUVQVS word:-3/card=WUUTVVSUU word:-3/false/false=XVTUVUPUU
word:-3/false/true=VUVUUWQUT word:-3/question=VUUUUUTVU word:-3/quote=UTUUVVTUU
word:-3/reply=TTUVXUUUU word:-3/top=WWUVUWNUT word:-3/true/false=TVUUVTUUT
word:-3/true/true=TVUVVVRUU word:-3=WUUVWWOVT word:-4/card=WUUUUWRUT word:-4/false/false=WTVTTVOXT
word:-4/false/true=VSTVVWQVU word:-4/question=WTTRUWTXU word:-4/quote=UTTUWVTUU
word:-4/reply=VSVTVVSUT word:-4/top=VUUVUVNUV word:-4/true/false=TXTUVVSUT
word:-4/true/true=TWSVXUQUW word:-4=VTUUVVLWV word:0/card=TVUVTUUUU word:0/false/false=VUUTSUWUU
word:0/false/true=TUUVTTVUV word:0/reply=UUUUUUVUU word:0/top=VVTTUSVUU word:0/true/false=TVUTWUUUU
word:0/true/true=SWUUUTVUT word:0=UVTTTTVUV word:1/card=SUUUTUYUU word:1/false/false=USUWUTVUU
word:1/false/true=RXUSVTXUU word:1/reply=TTUUTUVUU word:1/top=UVUUURWUT word:1/true/false=UTUTTUXUU
word:1/true/true=VUUTTTXUU word:1=TVTUTRYUU word:2/card=TUUVTUWUU word:2/false/false=SSUTUUXUW
word:2/false/true=UTUVTTVUU word:2/top=USUSUTYUW word:2/true/false=UWUUTUUUU
word:2/true/true=USUTTUYUU word:2=TUUTSTZUV word:3/card=SUUUUUXUU word:3/false/false=SVUTUUWUU
word:3/false/true=STUTUUZUU word:3/top=TUUSUTYUU word:3/true/false=UTUUUUVUU
word:3/true/true=VUUTTUWUU word:3=SUUSTTbUT word:4/card=SUUUTUXUU word:4/false/false=TUUUUUXUU
word:4/false/true=RTURUTbUU word:4/top=STUSUTbUU word:4/true/true=UTUUUTVUU word:4=RVURUTbUU
words:0/absent/card=WVTUVVQUT words:0/absent/question=UTTRUWUXU words:0/embedded/quote=VUUUTVUUU
words:0/embedded/reply=VTUWUSUUT words:0/embedded/top=ZUSSUUUUU words:0/false/false/false=TSSSSYWXU
words:0/false/false/true=WSVTTUUUT words:0/false/true/false=TWTUTUVUV
words:0/false/true/true=VTTTVVUUT words:0/false=USSSUUXXU words:0/true/false/false=TSUUVWVVT
words:0/true/false/true=VTTTUVSUV words:0/true/true/false=PUTWXWTUU words:0/true/true/true=VUSUUUTUW
words:0/true=URTWVVTUV words:0/vocative/card=TUUWUUUUU words:0/vocative/quote=RTTVXVUUU
words:0/vocative/reply=UTUSUVUUV words:0/vocative/top=TUUTUUYUV words:1/absent/card=VSVRUXWUR
words:1/absent/question=VTUTUUVUU words:1/embedded/top=VTUSUUWUU words:1/false/false/false=YVTTTSVVR
words:1/false/false/true=TUUUUSXUV words:1/false/true/false=QWUVXRVUT
words:1/false/true/true=TUUUUVTUU words:1/false=WWTUVUVUP words:1/true/false/false=VVUUTUUTS
words:1/true/false/true=SVUVTUVUS words:1/true/true/false=VUUSWUUUT words:1/true/true/true=TUUUUWUUU
words:1/vocative/quote=UVUUTVUUU words:1/vocative/reply=TUUTWUUUS words:1/vocative/top=VWSWUTUUR
words:2/false/false/false=TVUUUUQUY words:2/false=RSUTTUXUX words:2/true/false/false=TQUUUUZUT
words:2/true/true/false=STUUUUWUU words:2/vocative/top=SSUTUUYUV wrong_,=VUUUUUUUU
ww:&_name=UUUUUUUUT ww:+_name=VUUUUSUUU ww:_a=TUUUUVUVU ww:_ada=TUUUUUVUU ww:_ah=WUUTUTUUU
ww:_and=RUUWUWUUU ww:_anyone=TUUUUUVUU ww:_bot=SVTUVTUUU ww:_break=VUUUVTUUU ww:_cool=SUUWVUTUU
ww:_does=UTUUVVSUU ww:_e=TUUUTWTUU ww:_el=UUUUUUTVU ww:_emoji=XUUUSTUUU ww:_ens=UUUTWUUUU
ww:_et=UUUTVUUUU ww:_gm=UUUUUVTUU ww:_good_bot=WUUUSUUUU ww:_hab=UUUUUTVUU ww:_haha=VUUVTUUUU
ww:_hey=UUUUTUWUU ww:_hmm=UUUUUUUVU ww:_how=UVUVVSUUU ww:_i=XUUTTUUUU ww:_i_meant=TVUVUTUUU
ww:_if=WUTUUTUUU ww:_is=TTUTWTUUV ww:_just=UTUVUTVUU ww:_lol=VUUVTUTUU ww:_love=UUUUVUUUU
ww:_ma=WUUUTTTUU ww:_mais=UUUTVUUUU ww:_met=UUUUUTUUU ww:_mi=VUUUUUUUU ww:_my=TUUVUSWUV
ww:_name=WUTUSVUUT ww:_nee=TUUUUUUUU ww:_neither=TUUUUUVUU ww:_nice=UUUUTVUUU ww:_no=UUUVTUUUU
ww:_not=TUUUUVVUU ww:_not_the=VUUUUUUTU ww:_now=VUUWURUUU ww:_number=VUUUTUSWU ww:_o=WUUUUUTTU
ww:_oh=TUUUUUVUU ww:_ok=RUUWTXUUU ww:_oops=VUUUUUUUU ww:_oye=TTUUUUVUU ww:_pardon=VUUUTUUUU
ww:_platform=VTUUVWSUU ww:_quello=TUUUUUUVU ww:_rt=XUUUUSUUU ww:_she=WUUUSUUUU
ww:_since_when=TUUUWUUUU ww:_so=TUUUUVUUU ww:_someone=VUUUUTUUU ww:_sorry=UUUUTUVUU
ww:_thanks=TUUUWUUUU ww:_that=WUUUTTUUU ww:_thats=WUUTTVTUU ww:_the=TUUUUUUWT ww:_this=WTUUSUUUU
ww:_ty=VUUUUUUUU ww:_und=RUUVVUVUU ww:_wait=TWUUWUSUU ww:_what=RXUVTWTUU ww:_what_about=SUUVWUSUU
ww:_whats=WUUUUUUTU ww:_which=UUUUWSUUU ww:_who=UVUVTVTUU ww:_who_is=UWUUSUVTU
ww:_who_verified=TUUUVUUUU ww:_whos=TUUUTUVUW ww:_why=WVUUTUUTU ww:_wow=WUUUTUUUU
ww:_wrong=WUUUUVSUU ww:_y=TUUUVUUUU ww:_yeah=UUUUUTUVU ww:_yo=VUUUUUTUU ww:_а=TWUUVTUUU
ww:_她=TUUUVUUUU ww:_昨日=TUUUUVUUU ww:_아니=TUUUTWVUU ww:_오=VUUUUUUUU ww:a_bot=XUUUUSTUU
ww:a_carteira=TUUUTWUUU ww:a_dm=UUUUUVTUU ww:a_friend=UVUUUUUUU ww:a_good=VTUUUUUUU
ww:a_name=QUUTVVUUW ww:a_platform=UUUUTVUUU ww:a_scammer=TUUUWUUUU ww:a_token=VUUUUTTUU
ww:a_wallet=UUUUVUUUU ww:about_bot=WUUUUTUUU ww:about_me=TTUXUUTUU ww:about_name=TUUUUXUUT
ww:about_to=TUUUUWUUU ww:account_break=TVUUVUTUU ww:ada_break=TTUUUXUUT ww:ada_on=UWUUUTTUU
ww:again_break=WUUTUTTUV ww:akun_platform=UUUUUVUUU ww:am_i_verified=TTUZSUTUU ww:an_ens=UVUUUUUUU
ww:and_bot=XUUTUTTUU ww:and_her=UVUTVUUUU ww:and_it=WUUUUTUUU ww:and_name=VVTUUUVUS
ww:and_number=UUUUUTUUV ww:and_the=VTUVUTUUU ww:and_why=TUUUVUUUU ww:any_credentials=TVUTVUVUU
ww:any_idea=TTUUVVVUU ww:any_platform=UUUUVTUUU ww:anyone_know=VUUUUUSUU ww:aqui_break=TUUUUVUUU
ww:are_name=TUUUUVUUT ww:as_name=WUUUUSUUV ww:ask_bot=WUUTTWSUU ww:ask_you=QWUVUWUUU
ww:asked_bot=VUUUUTUUU ww:asking_bot=XUUUUSTUU ww:asking_for=TUUVUUUUU ww:at_name=WUUUUSUUU
ww:at_the=VVUUTTTUW ww:auf_platform=UVUUUUTUU ww:balaji_srinivasan=VUUUUUUUU ww:base_break=UVUUUUUUU
ww:before_i=SUTUUXUUU ww:ben_kimim=UTUXUUSUU ww:better_than=XUUUURUUU ww:bitte_break=TUUUUVUUU
ww:bot_a=VUUUTTUUV ww:bot_a_ver=TUUWUUTUU ww:bot_about=UUUUUVUUU ww:bot_ada=UTUTUVVUU
ww:bot_akun=TUUUUVUUU ww:bot_am_i=TWUWTVSUU ww:bot_and=XWUUSTTUU ww:bot_any=STTTWXUUU
ww:bot_anyone=VUUUUTUUU ww:bot_are=TUUUUWUUU ww:bot_are_you=UWUTUUUUU ww:bot_author=UVUUTUUUU
ww:bot_ben=STUXUUTUU ww:bot_best=UVUUUTTUU ww:bot_break=WSUSXTTUT ww:bot_bu=UUUUWUTUU
ww:bot_c_est=TUUUVUUUU ww:bot_c_est_qui=STUUWVVUU ww:bot_c_est_quoi=UUUVUUUUU ww:bot_can=SUUUUVUUV
ww:bot_can_i_trust=TUUUUVVUU ww:bot_can_u=TTUUVVVUU ww:bot_can_you=QXUUVVTUU ww:bot_card=WUUUUSUUU
ww:bot_cek=TUUWUTUUV ww:bot_check=SVUWUWRUV ww:bot_chi=VWUTVUSUU ww:bot_chi_è=VUUTWTTUT
ww:bot_compare=TVUUUVTUV ww:bot_de=UUUUUSUUX ww:bot_de_quem_é=UVUUUTUUU ww:bot_der=UVUUUUTUU
ww:bot_did=UUSUUWUUU ww:bot_dime=VUUVUSUUU ww:bot_do=UUUVUUUUU ww:bot_do_you=VUUUUSUUU
ww:bot_do_you_know=UUUTVUVUU ww:bot_does=VUUUWTTUU ww:bot_down=VVUUUUTUU ww:bot_dwr=VSUTSUXUU
ww:bot_e=UTUVUUUUU ww:bot_el=UUUUUTWUU ww:bot_el_usuario=TUUUUUUUU ww:bot_elonmusk=TVUUUUTUU
ww:bot_emoji=UTUSXUTUU ww:bot_entre=TUUUUUUUU ww:bot_et=UTUWUUUUU ww:bot_explain=WXUSTUSUU
ww:bot_fid=TTUVUUVUV ww:bot_find=VVUSUUTUU ww:bot_find_me=VUUQUUXUU ww:bot_for=XUUUUSUUU
ww:bot_forget=UUUUUVUUU ww:bot_gimme=TUUUUVVUU ww:bot_give_me=TVUUUWTUT ww:bot_gm=VUUUUUTUU
ww:bot_got=UUUUUVTUU ww:bot_has=UUUUUVTUU ww:bot_he=UUUUTWUUU ww:bot_help=TUUVUUUUU
ww:bot_horsefacts=TVUUUUVUU ww:bot_how=SXUVUUSUU ww:bot_how_do_i=SXUTUUUUU ww:bot_i=UTXQUVTUV
ww:bot_i_vouch_for=TUXUUSUUU ww:bot_i_want=TTUUUUVUV ww:bot_il=TVUUVUTUU ww:bot_im=WVURUUUUU
ww:bot_ini=UUUUVTUUU ww:bot_is=VWSUSTUUV ww:bot_jack=UUUTUUVUU ww:bot_kennst_du=TTUUUUWUU
ww:bot_knows=VUUTUUUUU ww:bot_kto_to=UUUUUUTUU ww:bot_l=TTUUUVUUU ww:bot_la=UUUUUVUUU
ww:bot_linda=SRUTUVYUU ww:bot_link=VTUTUVVUU ww:bot_lol=VUUUTUUUU ww:bot_look_up=TTUTUUWUU
ww:bot_lookup=TUUUUUWUT ww:bot_ma=RUUVWUUUU ww:bot_me=TVUTTVUUV ww:bot_me_fala=TTUUUUVUU
ww:bot_mi=XUUSUVTUT ww:bot_mostra=TTUWUTUUV ww:bot_my=XUURUVUUU ww:bot_name=TTTSVVTUV
ww:bot_need=UUUTUUUUU ww:bot_never=WUUUTUUUU ww:bot_no=TWUUUVTUU ww:bot_non=UUUUTVUUU
ww:bot_not=TTTVUUVUU ww:bot_number=UUUTUTXUU ww:bot_o=TTUUUWUUU ww:bot_on=VUUUUUUUU
ww:bot_platform=SXUTTYSUU ww:bot_please=XTYSTRUUU ww:bot_pls=TTVUWVUUU ww:bot_pugson=VRUTUUWUW
ww:bot_qual=TUUVTWTUU ww:bot_que=UVUUUUTUU ww:bot_quem=TVUWUUTUU ww:bot_quem_é=TTUUVUWUU
ww:bot_qui=SVUWUUTUU ww:bot_qui_est=TVUUUUUUU ww:bot_quien_es=TTUUUUWUU ww:bot_quién=TVUUUUUUU
ww:bot_quién_es=UTUUTVWUU ww:bot_qué=VTUUUUUUU ww:bot_should=WUURVTWUU ww:bot_show=VTUVTUUUU
ww:bot_show_me=VUUVVRTUV ww:bot_siapa=TWUUVVSUT ww:bot_so=STUWUVVUT ww:bot_summarize=XXUTPUUUU
ww:bot_team=VUUUUUUUU ww:bot_tell_me=UWUSUUUUU ww:bot_the=WTTUUUVUU ww:bot_this=VTUUUUUUU
ww:bot_to=VUUUUUUUU ww:bot_torvalds=UVUUUVTUU ww:bot_tu_connais=UTUUUUVUU ww:bot_von=TUUUVVUUU
ww:bot_ví=TTUWUUUUU ww:bot_wallet=UVUUUUUUU ww:bot_welche=UUUVUUUUU ww:bot_wen=UVUUUVUUU
ww:bot_wer=TVUVUTUUU ww:bot_wer_is=TTUUVUVUU ww:bot_wer_ist=VVUUVTTUU ww:bot_what=PUUXUWTUU
ww:bot_what_can_you_do=UVUTUUUUU ww:bot_what_is=RWUVTVVUU ww:bot_whats=RTUTVUXUU
ww:bot_when=UVUVSUTUU ww:bot_where=SVUSVWUUU ww:bot_which=SUUXUVTUU ww:bot_who=VWSUWVQUS
ww:bot_who_are=UWUUSVTUU ww:bot_who_is=SXTRSTZUU ww:bot_who_owns=UUUUUTUUV
ww:bot_who_verified=TTUVUUVUV ww:bot_who_wrote=UUUUVUUUU ww:bot_whois=UUUUUUVUU
ww:bot_whos=SUUTUVVUV ww:bot_whos_behind=UVUUUUUUU ww:bot_whose=UUUUUUTUU ww:bot_why=TVUUTVUUU
ww:bot_wie=TUUUUUVUU ww:bot_wie_is=TTUUUUVUU ww:bot_write=VWUTUTUUU ww:bot_wrong=TVUTUVUUU
ww:bot_y=UTUUVUVUU ww:bot_you=YTUUUSTUU ww:bot_youre=WSUUUVTUU ww:bot_zeig_mir=VUUUUSUUW
ww:bot_а=SUUVUVUUU ww:bot_кто=TUUUVUUUU ww:bot_кто_такой=TTUUUUVUU ww:bot_не=UUUUUVUUU
ww:bot_покажи=UUUVUTUUU ww:bot_ручаюсь_за=UUWUUTUUU ww:bot_хто=STUUVVVUU ww:bot_чей=TUUUVUUUU
ww:bot_この人=UUUUVUUUU ww:bot_って=XUUUUSUUU ww:bot_の=VTUUUUUUU ww:bot_他=UUUUVUUUU ww:bot_你=SXUTUUUUU
ww:bot_我=VUWVURUUT ww:bot_我的=TTUWUUUUU ww:bot_查=YUUTUSTUU ww:bot_查一下=TUUUUUUUU ww:bot_的=WUUUUTUUU
ww:bot_私の=UTUWTUUUU ww:bot_誰=TUUUVUUUU ww:bot_除了=VUUUUTUUU ww:bot_내=UUUWTUUUU ww:bot_이_사람=VUUUUUUUU
ww:break_a=WUUUUUTUU ww:break_ada=TUUUUWTUU ww:break_and=UUUVUUTUU ww:break_any=TTUUVVTUU
ww:break_asking=VTUVUVTUU ww:break_bot=VUUTVVVUS ww:break_break=UTUUUVVUT ww:break_but=TTUUVWUUT
ww:break_c_est=UUUUUVUUU ww:break_c_est_qui=UUUUUVUUU ww:break_can_you=SUUUUXUUU
ww:break_cc=TUUUUVUUT ww:break_der=TUUUUWTUU ww:break_die=TUUUUWUUU ww:break_does=SUUUUUUUV
ww:break_dont=UUUWUSUUT ww:break_dwr=TUUUUUVUV ww:break_emoji=WTUUTUUUU ww:break_era=UUUUUUTUV
ww:break_es=SUUUUWUUU ww:break_et=TUUVUUUUU ww:break_he=VUVTUUUUT ww:break_i=WUUUTSWUT
ww:break_i_know=UUUUUUVUU ww:break_i_mean=UUUUVUTUU ww:break_i_meant=TVUUUTVUU
ww:break_i_want=VUUUUTUUU ww:break_il=RUVTUVVUU ww:break_is=SUUTWWUUU ww:break_it=UUUWTTUUU
ww:break_its=VVUUUTTUU ww:break_j_ai=UUUWTTUUU ww:break_just=UUUTVUUUU ww:break_la=TTXUTTUUU
ww:break_ma=SUUUVVWUU ww:break_maksudku=TUUUUUVUU ww:break_me=UUUVVTTUV ww:break_name=TUTUUVTUW
ww:break_no=VUUTWUTUT ww:break_not=VUUTVXSTT ww:break_not_the=TUUUUUUUU ww:break_number=UUUUUTWUT
ww:break_o=TUUUUVUUU ww:break_on=STUUWVUUU ww:break_platform=UWUUUTSVU ww:break_quem_é=TUUUTUVUV
ww:break_quién=VUUVTUUUU ww:break_quién_es=TVUUVUUUU ww:break_she=UUUUUUVUU ww:break_show=UUUVTVUUU
ww:break_si=VTUVUTTUU ww:break_so=UUUUUTVUV ww:break_the=TUUTWTVUT ww:break_wer_ist=UUUUVTTUV
ww:break_what=VWUUUSUUU ww:break_whats=SUTUUUVUV ww:break_which=TUUVUUUUU ww:break_who=TUUVTTVUW
ww:break_who_is=RUTTTXVUW ww:break_whos=RUUUTWWUU ww:break_y=UUUUWTUUU ww:break_you=VUUUTUUUU
ww:break_а=UUUUVVUUU ww:break_мне=SUUUUWUUU ww:break_他=VUUUUUUUT ww:break_我=UUUUTVVUU
ww:break_是=TUUUUVUUU ww:bukan_name=TUUUUWVUT ww:busca_a=TTUUUUVUU ww:but_bot=SUUUVVVUU
ww:by_name=WUUUUSTUU ww:bên_platform=UVUUUVTUU ww:c_est_qui_break=TTUUUUVUU ww:can_i=TWUTUTUUV
ww:can_i_trust_name=SUUUUWUUU ww:can_you_tell_me=VUUUUTUUU ww:cc_name=VUUUWTUUT ww:che_bot=UUUVUTVUU
ww:check_name=UUUWUTUUU ww:chi_è_name=VUUUUUUUU ww:compare_name=UUUUUVUUU ww:con_bot=VUUUUTUUU
ww:confiável_break=TUUUUWTUU ww:cool_break=SUUTWUUUU ww:cuál_es=UTUUUUUUU ww:của_name=TUUUUWTUU
ww:da_name=TUUUUWUUT ww:dan_romero=VSUUUUVUU ww:de_bot=VUUUUUUUU ww:de_name=UUTUUUUUU
ww:de_platform=XUUUUTTTU ww:dela_break=UUUUVUUUU ww:deploy_a=VUUUUTUUU ww:di_bot=VUUUUUUUU
ww:di_name=UUUUTTVUV ww:di_platform=UUUUUUTUU ww:did_name=TUUUUVUUU ww:dis_bot=TUUUVVUUU
ww:dm_from=UUUUUVTUU ww:dmd_me=SUUUUXUUU ww:do_name=VUUUUUSUU ww:do_platform=UUUUUTUVU
ww:do_you_have=SUUVTUVUU ww:do_you_know_about=TUUWUUTUU ww:does_anyone=UVUUUUTUU
ww:does_he=UTUTVUTUV ww:does_name=SUUUWWTUT ww:does_she=RVUUVVUUU ww:dont_know=QUUUUYUUU
ww:dont_look_up=YUUUUQUUU ww:dont_mean_name=TUUUUTWUU ww:dwr_break=USUUUVUUW ww:e_name=SUUUUUUUW
ww:echt_break=TUUUWUUUU ww:el_de=XUUUUUUSU ww:el_platform=VUUUUUUUU ww:emoji_bot=TUUUVVUUV
ww:emoji_break=TUUUUWUUU ww:emoji_emoji=VUUUUTUUU ww:emoji_name=UUUUUTUUV ww:en_name=UUUUUVUUU
ww:en_platform=VUUUUUUUU ww:endorse_name=UUWUUSUUU ww:ens_break=UVUTVUUUU ww:entre_name=VUUUUTUUU
ww:es_de_fiar=TUUUUUVUU ww:et_name=WUUUUTUUT ww:et_son=UUUUVUUUU ww:even_bot=XUUUTSUUU
ww:except_name=XUUUUSUUT ww:fid_break=TSUXVSVUV ww:fid_of=UUUUUUUUV ww:fid_是=UTUVUUUUU
ww:find_name=TUUUUVUUU ww:first_break=UTUTUVUVU ww:for_a=QTUUUYWUU ww:for_bot=XUUUUTTUU
ww:for_name=UUXUUSTUU ww:for_that=VUUUTVTUU ww:for_the=VUUUUUUTU ww:for_this=VUUUUUUUU
ww:from_name=VUUUUUUUU ww:from_platform=VVUUUUTUT ww:für_name=TUVUUUUUU
ww:gitcoin_passport=TUUUVVTUU ww:gm_bot=VTUVUUSUU ww:going_to=VVUUUUTUU ww:got_a=UUUUUWTUU
ww:got_the=UVUTUUUUU ww:guy_break=VUUUUUUUT ww:has_more=VUUUTUTUV ww:has_name=UUUUUVUUU
ww:has_she=UUUUVUTUU ww:hat_name=UUUUUVUUU ww:have_a=VUUUTTUUV ww:have_an=SUUUVUUUU
ww:he_have=UTUTVTUUV ww:he_is=TUUUVTUUV ww:her_break=SVVUUUTUU ww:her_platform=UUUUVTUUU
ww:here_break=RWUTVUVUU ww:hey_bot=SUUUTVWUV ww:hey_name=YUUUURUUU ww:hier_break=TUUUUVUUU
ww:him_break=TTUWUUTUV ww:his_platform=VVUUTUUUU ww:horsefacts_break=UUUUURYUU ww:how_does=SXUUUUUUU
ww:how_many=UUUVUTUUU ww:i_asked_bot=VUUUUTUUU ww:i_dont=RVUSVVUUW ww:i_dont_mean=UUUUUVUUU
ww:i_have=WUUUUSUUU ww:i_keep=VUUVUUTUU ww:i_mean_name=TUUUUUUUV ww:i_meant_name=TUUUUVUUU
ww:i_vouch_for_name=UUWUUSUUU ww:i_want_name=TUUUUWUUU ww:i_want_to=VTUUUTVUU ww:if_name=TUUVUVTUU
ww:if_you=WUTUUTUUU ww:ignore_name=UUUUTVUUU ww:il_est=UUUUVUUUU ww:in_a=WUUUUTTUU
ww:in_berlin=UVUUUUUUU ww:in_lisbon=TVUUUVUUU ww:in_my=TUUSUWUUV ww:in_the=TUUVUUUUU
ww:in_this=TVUUUUTUU ww:ini_siapa=UUUUVUUUU ww:is_a=TUUUUUVUU ww:is_bot=WUUUTSVUU
ww:is_break=TTUUUUWUT ww:is_he=SUUUVWTUT ww:is_it=TWUTUVTUU ww:is_my=XUUWRTTUU ww:is_name=QUTUUXVUV
ww:is_she=SUUUVUUUV ww:is_that=SUUUVWUUU ww:is_the=UUUUUUTUW ww:is_there=VTUUUUVUU
ww:is_this=VWUUSUTUU ww:is_this_account=SUUUWUUUU ww:is_who=VUUTUUUUU ww:ist_das=VUUUUUUUU
ww:it_break=UUUTUVTUU ww:itu_siapa=WTUUSTWUU ww:jack_break=VUUUUVTUU ww:jack_on=UUUUTVTUU
ww:jesse_pollak=UUUUUUVUU ww:just_ask=WUUUUTUUU ww:không_phải_name=TUUUUVUUU ww:kim_break=UVUUUVTUU
ww:know_who=WUUTUVSUU ww:le_platform=UTUUUUVUU ww:legit_break=UUUTWTUUU ww:legit_or=TUUUVTWUU
ww:linda_break=USUTTWVUU ww:linda_xie=TSUTUUXUU ww:lol_bot=TTUUUWUUU ww:lol_break=RUUUUVWUU
ww:look_at=VUUUUTUUU ww:look_up_name=YUUUUQUUU ww:lui_break=TUUWUUUUU ww:là_ai_break=UUUUUVUUU
ww:me_a=UWUSUTUUU ww:me_and=TUUUUWUUU ww:me_bot=TUUVUVUUU ww:me_break=VTUVUUUUU ww:me_to=TUUUVVUUU
ww:met_name=VUUUUTUUU ww:my_card=TVUWTUUUU ww:my_feed=UUUTUVUUU ww:my_fid=VTUXUTTUU
ww:my_platform=TUUWUTTUU ww:my_profile=TTUXUUTUU ww:name_&=UUUUUVUUU ww:name_+=VUUUUTUUU
ww:name_a=VUUUUTUUU ww:name_aja=UUUUUVUUU ww:name_and=XUUUTSUUU ww:name_and_i=VUUUVTUUU
ww:name_apa=UUUUUVUUU ww:name_at=VUUUUTUUU ww:name_bitte=SUUUUWUUU ww:name_bot=UTUUUVUUU
ww:name_break=SUTUUVUUW ww:name_but=TUTUUVUUV ww:name_c_est_qui=TUUUUVUUU ww:name_can_you=WUUUUSUUU
ww:name_card=VUTUUUUUU ww:name_có=UUUUUVUUU ww:name_của_ai=UUUUUTUUV ww:name_deploy=WUUUUSTUU
ww:name_değil=UUUUUVUUU ww:name_did_you=VUUUTUUUU ww:name_dong=TUUUUVUUU ww:name_e=SUUUUVUUW
ww:name_en=TUUUUVUUU ww:name_ens=TUUUUWUUU ww:name_es=TUUUUVUUU ww:name_est=VUUUUSUUU
ww:name_et=VUUUUUUUT ww:name_explain=YUUUUQUUU ww:name_fid=TUUTUVUUV ww:name_for=UUTUUTUUU
ww:name_has=UUUVUUUUU ww:name_hat=SUUUUVVUU ww:name_have=VUUUUUUUU ww:name_i=UUUUUTWUV
ww:name_ile=UUUUUVUUU ww:name_in=TUUUTWUUU ww:name_is=YUUUSTTUU ww:name_ist=WUWUURUUU
ww:name_itu=WUUUUTUUU ww:name_join=SUUUUXUUU ww:name_just=VUUUUUUUU ww:name_ka=UUUUUVUUU
ww:name_keeps=SUUUUXTUU ww:name_kim=TUUUTXUUU ww:name_legit=WUUUUSUUU ww:name_lol=SUUUUWUUU
ww:name_look=WUUUUSUUU ww:name_là=TUUUUUUUU ww:name_là_ai=SUUUUWUUU ww:name_m=WUUUUSUUU
ww:name_mi=UUUUUVUUT ww:name_name=TUTUUVUUV ww:name_no=UUUUUTUUV ww:name_number=WUTUUUUUU
ww:name_on=VVTUUTUUU ww:name_or=UVUUUWUUT ww:name_ou=UUUUUVUUT ww:name_platform=SUUUTXUUU
ww:name_please=UUUUUUUUV ww:name_pls=SUUUUWUUU ww:name_por=VUUUUTUUU ww:name_porfa=TUUUUVUUU
ww:name_que=TUUUUVVUU ww:name_s=TUUUUWUUU ww:name_sama=VUUUUUUUU ww:name_says=TUUUUWUUU
ww:name_sent_me=TUUUVVUUT ww:name_siapa=XUUUURUUU ww:name_stp=UUUUUVUUU ww:name_tem=TUUUUVUUU
ww:name_the=SUUUUWVUT ww:name_tiene=TUUUUVUUU ww:name_to=UUUUUVUUU ww:name_told_me=SUUUWUUUU
ww:name_und=TUUUUUUUW ww:name_vs=TUUUUWUUT ww:name_với=SUUUUWUUU ww:name_wallet=VUUUUUUUU
ww:name_wants=SUUWUVUUU ww:name_was=SUUUUWUUU ww:name_who=TUUUUUUUV ww:name_who_is=aUUUVOUUU
ww:name_with=TUUUUVUUV ww:name_y=UUUUUVUUT ww:name_ya=TUVUUTUUU ww:name_you_should=VUUUUTUUU
ww:name_è=TUUUUUUUU ww:name_é=VUVUUSUUU ww:name_а=VUUUUTUUU ww:name_и=UUUUUVUUT ww:name_رو=TUUUUVUUU
ww:name_さん=XUVUUSUUT ww:name_さんって=UUUUUVUUU ww:name_さんの=TUUUUVUUU ww:name_って=TUUUUWTUU
ww:name_って誰=TUUUUWUUT ww:name_と=UUUUUUVUU ww:name_の=UUVUUTUUU ww:name_は=WUTUUTUUU
ww:name_は誰=XUUUURUUU ww:name_を=TUVUUUUUU ww:name_你=VUUUUTUUU ww:name_和=UUUUUVUUT
ww:name_是谁=UUUUUVUUT ww:name_有=UUUUVUUUU ww:name_的=SUVUTUUUW ww:name_背书=UUVUUTUUU
ww:name_跟=TUUUUVUUU ww:name_가=TUUUUVVUT ww:name_는=VUUUUUUUU ww:name_님=SUVUUWTUU ww:name_도=RUUUUXUUU
ww:name_랑=VUUUUSUUV ww:name_말고=UUUUUUUUV ww:ni_name=SUUUUVVUU ww:nicht_name=TUUUVTVUU
ww:no_break=TUUVWTTTV ww:no_name=UUUUVSUUV ww:no_platform=UUUUUUTUU ww:non_name=UUUUUVUUT
ww:not_ada=RUUUUVWUU ww:not_her=UUUUUVUUU ww:not_name=SUTUWWVUS ww:not_the_platform=WVUUUTUSU
ww:now_do_name=SUUUUWUUU ww:now_name=VUUUUUUUU ww:number_and=TWUTUUUUU ww:number_break=TUUUUVVVT
ww:number_eth=SUUUUXUUU ww:number_usdc=XUUUUSUUU ww:number_wallets=WUUUSUUUU ww:não_break=TUUUUVVUU
ww:o_bot=YUUUTSUUU ww:o_dwr=UUUTUUVUV ww:o_name=UVUUUUUUT ww:of_bot=WUUUUTTUU ww:of_name=QUVTVWUUU
ww:of_the=VUUUUTUUU ww:of_them=UUUTUUUUU ww:on_a=TUUUUWUUU ww:on_bot=UUUUUTVUU
ww:on_here_bot=TUUUUUVUU ww:on_here_break=TUUVUUUUU ww:on_my=VVUTUUTUU ww:on_name=UUSUUVUUU
ww:on_platform=UUTTUTWTW ww:on_the=VTVTVTUUU ww:one_break=VUUUUUUTU ww:op_break=UUUUUVUUU
ww:or_a=TUUUUVUUU ww:or_is=TUUUUVUUU ww:or_just=UUUVTUUUU ww:or_nah=UTUUVUUUU ww:or_name=WUUUUTUUT
ww:ou_name=UUUUUVUUT ww:ou_pas=TUUUVUUUU ww:out_of=TUUUUWUUU ww:pardon_break=VUUUUTUUU
ww:pas_name=UUUUUTUUV ww:per_name=VUWUURUUU ww:person_break=VUUUUUUUU ww:platform_account=VVUUUSTVU
ww:platform_ada=TUUUTWUUU ww:platform_bot=TUUUUWUUU ww:platform_break=WUUTVTUVT
ww:platform_de=UTUUUTWUU ww:platform_handle=UWUUUTUUU ww:platform_is=TTUVUUUUU
ww:platform_jack=TTUUTWVUV ww:platform_name=TUUUUTVUU ww:platform_of=VSUUUUWUU
ww:platform_one=VUUUUTVTU ww:platform_or=TVUUUUUUU ww:platform_torvalds=SSUUUXUUU
ww:platform_user=TVUUUUUUU ww:platform_の=VVUUTTSUU ww:platform_は=TTUUUVVUU ww:platform_上=UUUUUUTUU
ww:platform_上的=UVUUUVTUU ww:platform_的=UUUUUUTUU ww:please_break=SUUUUXUUV ww:pls_break=TVVTUTUUV
ww:price_of=UWUUUUTUU ww:pugson_break=USUUUUVUV ww:qual_o=UVUUUUTUU ww:quem_sou_eu=SSUXUUUUU
ww:quem_é_a=UTUUUUVUU ww:quem_é_name=UUUUUVUUU ww:quem_é_o=UTUUUTVUU ww:qui_est_name=TUUUUUUUU
ww:quién_es_break=UVUUUVUUU ww:quién_es_el=UVUUVUTUU ww:quién_es_name=VUUUUUUUU
ww:real_break=UUUUVVTUU ww:real_or=UUUUTUWUU ww:replying_to=WUUTWSUUU ww:rish_break=TUUUTVUUU
ww:sama_name=VUUUUUUUU ww:same_guy=TUUUVUUUU ww:says_name=TUUUUUUUV ww:scammer_break=TUUUWUUUU
ww:she_break=TUUUTWUUU ww:she_have=SUUUWUUUU ww:she_on=UUUUVTUUU ww:should_i=VVURUUVUU
ww:show_me_name=TUUVUUUUV ww:show_my=TUUWUUUUU ww:si_bot=WUUUUTUUU ww:si_name=UUUUUWUUU
ww:so_bot=TUUUUVUUU ww:so_name=UUUUUUVUT ww:sorry_break=UVUUUUUUT ww:su_platform=SUUVVUUUU
ww:sur_platform=UVUUUUUUU ww:tag_bot=WUUUUTUUU ww:ted_break=UUUUUUVTU ww:tell_me_about=UWUTTUUUU
ww:tell_me_who=SUUUUWUUU ww:tell_name=bUTUUPUUU ww:than_name=WUUUUSUUV ww:thanks_break=VUUUVTUUU
ww:that_break=WUUUTUUUU ww:that_name=WUUUVTUUT ww:thats_not=VUUUTUUUU ww:the_bot=WTUUUSUUV
ww:the_card=TUUTVTVUU ww:the_ens=TUUUUUUUU ww:the_fid=TUUTUUVUU ww:the_guy=SVUTVUUUW
ww:the_one=UUUUTTVUW ww:the_people=VWUUSTUUU ww:the_person=TUUUWTUUU ww:the_platform=USUUTUXVU
ww:the_real=TUUUUWUUU ww:the_same=TUVUUTUUV ww:them_break=TUUUVVTUU ww:this_bot=WUUUTTUUU
ww:this_break=UWUUUSUUU ww:this_is=WUUUUUTUU ww:this_name=TUUUUXTUU ww:this_person_break=UTVUUUUUU
ww:this_true=UVUUTUUUU ww:to_ask=RTUUTYVUU ww:to_bot=VUUUUTUUU ww:to_know=TUUUUUVUV
ww:to_me=UUUSVVUUU ww:to_my=UUUVUUUUU ww:to_name=XUTUUSTUW ww:to_send=SUUUUWUUU ww:to_the=XTUUSUUUU
ww:today_break=WUUUUTTUU ww:token_called=VUUUUUTUU ww:told_you=XUUUTTUUU ww:trên_platform=TVUUUVTUU
ww:typo_break=UUUUUTWUU ww:un_platform=UVUUVTUUU ww:und_name=UUUUUTUUV ww:use_bot=XUUTUTUUU
ww:valeu_demais=VUUUUUUUU ww:van_name=UUUUUUUUV ww:varun_srinivasan=TUUUUUVUU
ww:verified_break=UTUWUTTUV ww:vitalik_buterin=TUUSUUXUU ww:von_name=VUUUUTVUU ww:von_wem=TUUUVUUUU
ww:vouch_for_name=UUXUURUUU ww:vouched_for=TUTUVVUUU ww:vs_name=UUUUUVUUT ww:ví_của=TUUUUVUUU
ww:với_name=UUUUUVUUT ww:w_name=SUUUUWUUU ww:wallet_break=UUUUXTSUU ww:wallet_is=XUUTTUUUU
ww:wallet_of=TUUUUUVUU ww:wallets_break=VUUTVUTUU ww:wants_to=VUUUUUTUU ww:wer_hat=UVUUUUTUU
ww:wer_ist_das=TUUUVVUUU ww:wer_ist_name=WUUUUTUUU ww:wer_name=VUUUUTUUU ww:what_bot=WUUUUSUUU
ww:what_do_you=VUUVUTUUU ww:what_do_you_know=TUUWUUUUU ww:what_does=SVUUTWTUU ww:what_else=SYUTUUUUU
ww:what_time=UVUUUUUUU ww:whats_his=TUTUUVVUU ww:whats_name=UUUUTUUUU ww:whats_the=SVUTVUVUU
ww:which_of=TUUVVTUUV ww:which_platform=TTUWUVUUU ww:which_wallets=TUUVVUTUU ww:who_am_i=TSUZUTSUU
ww:who_are_name=TUUUUWUUT ww:who_are_they=UUUUUVUUT ww:who_break=XTUTUTUUU ww:who_dis=SUUUVVUUV
ww:who_has=UTUVTUTUV ww:who_is_dwr=UTUUUTVUU ww:who_is_he=QUUUXUUUV ww:who_is_it=SVUUXUTUU
ww:who_is_jack=WTUUUUTUU ww:who_is_linda=YTUURUUUU ww:who_is_name=XUTUTVTUU ww:who_is_she=XXTUPXSUU
ww:who_is_that=SUUUTWVUU ww:who_is_the=UXUURWSUW ww:who_is_this=TTUUZSUUU ww:who_let=VUUUTUUUU
ww:who_owns_name=UUUUUUUUV ww:who_runs_name=TUUUUVUUU ww:who_verified_name=UUTUUUUUV
ww:who_wants=UVUUUUUUU ww:who_won=TWUUUUUUU ww:who_wrote_this=UUUUUVUUU ww:whos_name=SUUUTWVUV
ww:whos_that=TWUUSWTUU ww:whos_the=TTUUXUUUU ww:whos_the_author=UUUUVTUUU ww:whos_this=RTUUWWUUU
ww:whose_wallet=UUUUUUUUV ww:why_is=TUUUUVUUU ww:wie_is_name=TUUUUVUUU ww:with_bot=VUUUUTUUU
ww:with_name=WUTUTTUUU ww:won_the=SXUUUUUUU ww:write_me=UWUTUUUUU ww:wrong_break=YXUSTSTUU
ww:y_este=SUUUWVUUU ww:y_name=UUUUUWUUT ww:y_su=UUUUVTUUU ww:ya_break=TUUVUUTUU ww:yo_bot=SUUUUVVUU
ww:you_are=WVUTTTUUU ww:you_bot=RUUVVWUUU ww:you_break=WVUUTSUUU ww:é_confiável=UUUUUVTUU
ww:über_mich=SSUZTUTUU ww:а_name=UUUUUVUUU ww:в_platform=UVUUUVSUU ww:и_name=UUUUUTUUV
ww:кто_такой_name=UUUUUTUUV ww:кто_это=UUUUUVUUU ww:у_name=TUUUUWUUU ww:хто_це=TUUUVUUUU
ww:مين_name=UUUUUVUUU ww:و_name=TUUUUWUUT ww:さん_break=XUUUUSTUU ww:さん_について=STUUUVXUU
ww:さん_は=TUWUUUUUU ww:じゃなくて_name=UUUUUVUUU ww:だけ_ど=SUUUUWVUU ww:って誰_break=TUUUUVVUT
ww:ですか_break=WUUUUSUUU ww:と_name=TUUUUWUUU ww:について_教えて=STUUUVXUU ww:の_break=UUUUUUUUT
ww:の_platform=TUUUUVVUU ww:は_break=TUUVTUUUU ww:は誰_break=WUUUUSUUU ww:ます_break=UUVUUUUUU
ww:不是_name=TUUUUVUUU ww:了_break=WUVUUSUUU ww:人_break=TUUUUVUUU ww:今日_の=TVUUUUUUU ww:和_name=UUUUUVUUU
ww:啊_bot=UUUUUTUUW ww:在_platform=UUUUUVUUU ww:是_name=TUUVUTUUV ww:是谁_break=VUUUUUUUT
ww:的_break=UUUUVTTUV ww:的_fid=TUTUUWTUU ww:的_platform=TTUUWUUUU ww:的_人=UTUUUTWUU ww:谁_啊=UUUUUUVUU
ww:跟_name=TUUUUVUUU ww:除了_name=WUUUUSUUU ww:님_이=TUUUUVVUU ww:랑_name=TUUUUUUUV ww:말고_name=TUUUUUUUV
ww:오_늘=VUUUUTUUU ww:있어_break=UTUUUUVUU yes_,=UUUUTVUUV yes_.=TUUVUUUUV yes_?=TUUVVVTUU
yes_Unknown=UVUUUUTUU yes_about=UUUTUUVVU yes_and=TUUUUVUUU yes_article=UVUUUUUUU yes_bot=VUUUTUUUU
yes_common=UVVUSVTUU yes_copula=XUUUTTTUU yes_correction=UUUVUSVUU yes_courtesy=UUUVUXSUT
yes_end=WUUSSSWVV yes_he=STUTWUVUU yes_interrogative=XTUUSVTUU yes_lower=VSTUVVTVU
yes_mention=UUVUUTUUU yes_name=TUVUUUUUU yes_no=TUUUUVUUU yes_on=UVUUUTUUU yes_person=UUUUVTVUU
yes_pointing=XUUTTSVUU yes_praise=VUUUUUTUU yes_question=VTVVSVTTU yes_self=UUUWUSUUU
yes_statement=VUUUUTUUU yes_trust=TVUUVUTUU yes_unknown=VSTUWUTVT yes_yes=VTUTUVTUU you_,=WUUUUTUUU
you_?=VVUUTTUUU you_about=VUUTUVUUU you_and=VUUUUUUUU you_article=WUUUSVUUU you_bot=WUUUTUVUU
you_common=VTUUTVVUU you_copula=WVUTTUUUU you_correction=UUUWUUTUU you_courtesy=XVURTUVUU
you_end=SUUTXUVUU you_holds=UTUVUTUUU you_interrogative=RUUVWUUUU you_lower=UUUWUTUUT
you_mention=TUUUUVUUU you_name=SUUUUVUUU you_not=VUUTUVUUU you_on=UUUTUUTUV you_platform=UTUUVUUUU
you_pointing=UWUWSTTUU you_praise=TTUVVUUUU you_question=UWUTSUVUU you_request=TVUTUVUUU
you_statement=USUUUWUUU you_unknown=UVUVUTVUU you_you=WUUUTTTUU
`
