/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=UUSTUUUWT !true=ZSTUVSSUT ,_,=UUUUUTVUU ,_Unknown=TWUUVTTUU ,_about=RUTUWWTUV
,_accounts=XUUUUURUU ,_and=VUUTWSUUV ,_article=UUVSVTUTW ,_bot=XTUVUUUUT ,_common=YSWVTURTU
,_compare=WUUUTUVUT ,_copula=RUUTUVWUV ,_correction=SWTVTWWRS ,_courtesy=WSTTVUUVT ,_end=VUUVUUVUS
,_first=RUUUUUWUV ,_form=VUUUUTUUV ,_greeting=UUUUUVUUT ,_he=XUVTUSVTU ,_help=SYUSTUUUU
,_interrogative=SWTTUVVUW ,_interrogativeSubject=VUUVTVTUU ,_lower=WUVSTUTUU ,_mention=UTTUSVTUW
,_my=RUUVUWUUU ,_name=VTTUSVTUW ,_no=YTUUUSTUU ,_not=UTUWUUUWS ,_notAfter=VTUVWSUUT
,_number=WUUUUTWTT ,_on=STUUXWTUT ,_only=SUUUVWUUT ,_or=UUUVVSUUV ,_person=VUUUUWTUU
,_platform=UVUUTUTVU ,_pointing=WUVTTUVTT ,_possessiveBefore=UUUUUUTUV ,_praise=aVUTUPTUU
,_profile=XUUTUTTUU ,_question=QVUXUVTUV ,_relative=SUUUUVUUU ,_request=QVVVUVUUT
,_rhetorical=VUUUTVUUT ,_self=WTTYRUTTW ,_statement=STWTUWUUU ,_thanks=WUUUTUTVU ,_trust=RUVTTVYUU
,_unknown=VTVTUVTUU ,_wallet=TUUUVUVUU ,_yes=VUUUUVSVU ,_you=UTUTUVUUV -1:Unknown=TTUTVVUUV
-1:about=UUTTVSWUU -1:accounts=SUUXVTTUV -1:and=UUUUTVTUU -1:article=UUUTVUUUT
-1:callAfter=UUUTVUUUU -1:common=WWURUTVTU -1:compare=VUUUSWUTU -1:copula=UTUTVUWTV
-1:correction=SVTSUXWSU -1:courtesy=VUSWUUUVS -1:credentials=WUUTVSUUU -1:end=RPUXZUVUU
-1:endorse=UUaTTQUUU -1:ens=SUUTUUVVV -1:fid=TSUSVVYUT -1:first=TUVUUWUUS -1:form=VUTUUTUUV
-1:greeting=YTUTUUUUT -1:handle=SUUUUWUUU -1:he=TSXRWSWUU -1:help=RaUSSTXUT -1:holds=SVUTVWUUU
-1:interrogative=TRTUWWWUU -1:interrogativeSubject=TTUUVVUUT -1:last=TVUUTWUUT -1:link=UWUTUTUUU
-1:lower=VTUUUTTUU -1:mention=TUSTTWUUU -1:my=STUYUTUUU -1:name=TUSSTWVUW -1:no=WTTTVVTUV
-1:not=UUUUVTUUV -1:notAfter=VTUUTWUTU -1:number=WTTUTTUUV -1:on=TTTTVUWWU -1:only=VVUUUWTUT
-1:or=UTUUVUVUU -1:person=TUUTVWTVV -1:platform=QVTSYUWUU -1:pointing=UVVRWUVUS
-1:possessiveAfter=TTUTWUUVU -1:possessiveBefore=VTUUVTUUU -1:praise=ZSUSTUVVT -1:profile=UVVWTUSUU
-1:question=QVTUWWUUU -1:relative=XWUTQVSUU -1:request=RWUURTXVV -1:rhetorical=UVUUUUUUU
-1:second=UVUUUVTVT -1:self=TOTfURVUU -1:statement=ZXTUUQQVU -1:thanks=XQTRQZWVU -1:third=TUUUUTVUU
-1:trust=SSVRVWWUV -1:unknown=TUVUUUUUV -1:verifiers=TUVUWTTUU -1:wallet=VUTRVUVUU
-1:wrong=UWUUUSUUU -1:yes=UUVSSUUXV -1:you=WUTVVSVSU .=UTTTTUUXT ._,=UUUUUVTUU ._.=UUUUUVUUU
._Unknown=UUUVVUTUT ._and=TUUVUVUUU ._bot=TUTUWUUUU ._common=UTUTTWXUU ._copula=VUUUUUTUU
._correction=QUUWTVVUU ._courtesy=SUUWTVVUV ._emoji=UUUUUVUUU ._end=YTVVRTUUT ._he=UUUUTVUUU
._interrogative=WUUVVRTUV ._interrogativeSubject=TUUUUUVUV ._lower=WSUTTVWTU ._mention=TUUUUUUUW
._name=SVUUUUUUV ._no=UUUUVSVUV ._not=UUUUUVUUV ._pointing=SUUVUWVUU ._praise=VUUUTTUUV
._question=RYUTVVTUT ._request=TUUVVTUUV ._self=UVUVUTUUU ._statement=TUUVUUUUU ._thanks=VUUUUUTUU
._unknown=VSUVTVVTT ._yes=STUVUXUUT ._you=VUUUUTUUU .absent=WQUSSWVWT .embedded=XSRUVTXUU
.vocative=UUUUUTUUT 1:Unknown=WVVTVRTUT 1:about=SVUTUXSTW 1:accounts=UUUTWTUUU 1:and=RTTWVVVUT
1:article=UTTTUUVVU 1:callAfter=VUUUUUUUU 1:common=VUVSUTVUT 1:compare=SVUSWWUUT 1:copula=TTSVXTTUV
1:correction=ORTWWZVUT 1:courtesy=TTUUUUVUS 1:end=QQUWaUVUU 1:endorse=QTgUSRTUU 1:ens=UTUTVUVUU
1:fid=UUUTWSUUV 1:first=UUUUUTUWT 1:form=NTTTTYUUZ 1:greeting=ZSUTVUTUT 1:handle=XUUUUTTUT
1:he=XSTSUVVVT 1:help=QdURSUTUU 1:holds=RUUUUWVUU 1:interrogative=QWSSVVVUW
1:interrogativeSubject=UWUTXUTTT 1:link=VUUUUUTUU 1:lower=TTUTUVUVU 1:mention=VTTUVUUUS
1:my=SRTZSUVUU 1:name=VTSTTVUUU 1:no=USTUQYXUT 1:not=TTTVTWYTT 1:notAfter=TUUUTWVUT
1:number=SUUTUUVWU 1:on=TVTUUXSUU 1:only=UUUUUVUUU 1:or=UTUUUUUUU 1:person=SVTTWWUTU
1:platform=SVTRVZSUV 1:pointing=YSSRVVTWT 1:possessiveBefore=RVUVVVTUU 1:praise=bRTVTSUTT
1:profile=QSTTYYUUT 1:question=OZQVXTWRU 1:relative=RTUXUVUUU 1:request=TWSYRUVUT
1:rhetorical=ZVUTSSTUU 1:second=RUUUUTUXV 1:self=TRXaOVTUT 1:statement=aUURUSUVT 1:thanks=bQTSTVUUU
1:third=TUUUUUUVU 1:trust=VTVTVUUUU 1:unknown=TTUTUUUVT 1:verifiers=QUTTXVUUW 1:wallet=TTUTWUUUV
1:wrong=VUUTUTUUU 1:yes=XTVTUQUWT 1:you=YUUSVSTUU 2:Unknown=UTUUTTYUU 2:about=USVUVTWVT
2:accounts=TSVVVTVUT 2:and=SUTSVWVVT 2:article=TVTTUXTTV 2:callAfter=UUUUUUVUU 2:common=VSXRSVSUX
2:compare=WWUUUTTUU 2:copula=WVUSWSSUV 2:correction=OSUWTWaSV 2:courtesy=TUTTWWVVR
2:credentials=TSUUVUVUU 2:end=RTRUTaRZU 2:endorse=SUYUTTUUU 2:ens=STUWTVUUU 2:fid=UVUUSVSUV
2:first=UVUTTTVUU 2:form=RUTUTXVUV 2:greeting=VUUUUVTUU 2:handle=TUTUUWUUV 2:he=QTXUVVSUW
2:help=SYUUUUUUU 2:holds=TSUUVTWUV 2:interrogative=URTSaSWUU 2:interrogativeSubject=TSUUUXUUU
2:lower=TUTUVUUWU 2:mention=TTWUVUTUT 2:my=URVcRSTUV 2:name=STVUUVUUU 2:no=SUUVUVVUT 2:not=VVTSUVWTT
2:notAfter=UWTUUUUUT 2:number=aUUSTRUVU 2:on=TQUUYSUWU 2:only=TTUVUWTUU 2:or=UWVSVUQUU
2:person=TPWVWVVTT 2:platform=TTTTXXTUU 2:pointing=TUVRTTVVY 2:possessiveAfter=TUUUVXSUT
2:possessiveBefore=RUTUWWSUV 2:praise=ZVUTPWTUU 2:profile=TUVWVVUTT 2:question=VTVVUSUUT
2:relative=WUUTRTVUV 2:request=VSTTVVWUU 2:rhetorical=XUTUUTUUU 2:second=VUUTUUTTV 2:self=UTVXVQUUU
2:statement=VWRUUTWTT 2:thanks=YTUUTPWWU 2:third=XUUUUVUST 2:trust=UTTUTXVUU 2:unknown=UUTTUTUWU
2:verifiers=TUUUXUTUU 2:wallet=TSUSWXTUV 2:yes=WUTTQWUVU 2:you=YUUVSSVUU ?=SVQUWVUUU ?_,=VTUUUUVUT
?_Unknown=SUUUVUUUU ?_article=VUUUUTUUU ?_bot=RUUSVWVUU ?_common=VSUUSXVUU ?_correction=TUUUUVUUU
?_courtesy=XTUUUVSUU ?_emoji=VUUUTUUUU ?_end=RWRTXTVUU ?_form=TUUUUWUUT ?_he=SUUVTWVUU
?_interrogative=VTUUSVVUU ?_lower=XSUUUVTUU ?_mention=SVUWWSUUU ?_name=SUUWWTUUT ?_not=VUUUUTVUU
?_pointing=UTUVTVUUT ?_praise=XTUUUTSUU ?_question=TTUUUUUUV ?_request=TUUWTUTUV ?_self=VVUUVTTUU
?_statement=VUUUUUUUU ?_unknown=WTUUVUTUU ?absent=QVTUYUUUT ?embedded=aTUURTUUU ?vocative=RURUUWVUV
Unknown_,=VTVUTTVUT Unknown_.=UVUUUWSUU Unknown_?=TSUTVUWUV Unknown_Unknown=URUSSXYUU
Unknown_about=WVUUUUSUU Unknown_and=UUUUUUTUU Unknown_article=UUUUVUUUU Unknown_bot=UVUVUSUUU
Unknown_common=UUUVVUUTU Unknown_copula=VUUUUVTUU Unknown_courtesy=VWUUUTSUU Unknown_emoji=VUUUUUUUU
Unknown_end=TVUTUUUUU Unknown_holds=UUUUVUTUU Unknown_lower=WUVTTTUUU Unknown_mention=TUUUVUUUU
Unknown_name=UUUUVTUUT Unknown_on=TVUUUUVUU Unknown_person=TUUUUUUUU Unknown_pointing=UVUUUUUTU
Unknown_question=VVUUUVRUU Unknown_request=VUUUUTUUU Unknown_self=TUUUUUUUU
Unknown_statement=VUUUUUTUU Unknown_unknown=USUSRWZUU about:false=UTSTUUUWU about:true=YUUUUSTUT
about_,=RUUUTVXUU about_?=SUUVTUVUU about_Unknown=UUVTUVTUU about_about=SUUTVVUUU
about_accounts=TUUUUVTUU about_article=SRTVXWVUS about_bot=aUUTTSTUU about_common=RWTRTWXTW
about_compare=VUUUUUUUU about_correction=UUUTUWUUT about_courtesy=VVTSTVUUU about_end=UVTTWSUUU
about_endorse=TUWUUTUUU about_first=TTUUUVVUU about_form=UUUUUVVUT about_handle=TUUUUVUUU
about_he=RTUUYUUTU about_interrogative=SUUUVWTUU about_interrogativeSubject=TUUUVVUUU
about_lower=TUVVUUUUT about_mention=UTUTSVVUW about_my=WUTWSTTUU about_name=TTVTTVVUV
about_number=UUVUUUTUU about_on=UUUTUVUUU about_person=VVUUUTUUV about_platform=TUTSUXUUV
about_pointing=UVUTVTUTV about_profile=VUVUTSTUV about_question=TSUUWWVUU about_request=SVTVTTWUU
about_second=TUUUUTVUV about_self=TSUXWUTUU about_statement=UUUVUUUUT about_third=VUUUUUUUT
about_trust=UUUVTVUUU about_unknown=TTVUUUUVU about_yes=SUUUUVUUU about_you=UUUXTSVUT
absent/card=VSUUUWUUS absent/false/false=WRUSSXUWS absent/false/true=VUSSVWUVU
absent/question=USSRUWVXU absent/true/false=WTUSWRUVU absent/true/true=UTUWTUUTU absent=VRTSUWWWS
accounts_,=UTUWUVTUU accounts_.=TUUUUUVUU accounts_?=UWUWUUSUU accounts_about=UVUUTSWUU
accounts_bot=SUUUUUUUV accounts_common=VUUUTUTUU accounts_copula=UTUUVUUUU
accounts_courtesy=VUUTUTWUU accounts_end=TUUWVUTUT accounts_interrogative=UUUUTUVUU
accounts_lower=TSVVUTWUT accounts_on=WVUUUSUUU accounts_platform=UUUUVVUUU
accounts_pointing=UUUVUTTUV accounts_possessiveBefore=TUUUUVVUU accounts_question=TUUTUXTUU
accounts_request=TUUUUVUUU accounts_self=VUUVUSUUU accounts_unknown=UTVVUTVUU and_about=TUUTVUVUU
and_article=UTUVWTVUT and_bot=XUUTUTUUU and_common=VUTTVVTUU and_copula=TUVUWTTUU
and_correction=VUUVUUTUU and_courtesy=TUUUUWSUU and_end=VUUUTVSUV and_form=UUUUUWUUT
and_handle=VUUUUTUUU and_he=TUUUVVTUU and_interrogative=WVUTTSTUV and_interrogativeSubject=WUUUTTUUU
and_lower=UUTTTTWUU and_mention=TUTTSWUUW and_my=TVUVUUUUU and_name=UUSTSVUUV and_no=XUUUTTUUT
and_number=UUUUUUUUV and_on=VTUTVUUUU and_platform=TUUUVUUUU and_pointing=SUUTXWTUT
and_profile=UUUUWTUUU and_question=SUVUVUVUU and_request=UUUUVUTUU and_self=TTUXSUVUT
and_statement=TUTUUUVUU and_thanks=SUUUUWUUU and_trust=TUVUUUUUV and_unknown=UUUTUUVUU
and_you=UUUUTVUUU another:false=TTSTUVUWU another:true=ZTTUUQWUS any:,=TVVUTUUTU any:.=UUTWTUVUT
any:?=TVQVXVTUT any:Unknown=VUVTVUVTT any:about=TTVUUTVSU any:accounts=TUUXVTTVT any:and=UTTVVUTVU
any:article=WUUSTVVSU any:bot=UUTUUUUUU any:callAfter=WUUTUTVUU any:common=UWVVTVVRU
any:compare=VYTSUVTTT any:copula=WTTSVUUSW any:correction=UVSYUWUPV any:courtesy=UUSVTVUSW
any:credentials=QRUXWXTUU any:emoji=XRTSUVUVU any:endorse=PTiTSRSUT any:ens=QSUUVWVVU
any:fid=QSUXUWVUV any:first=TUVSVVVUT any:form=QUSSRYVUY any:greeting=ZSTTUVTUS any:handle=UUUUTVTUV
any:he=TSWTVUUUT any:help=QeTRTTVUT any:holds=UTTUWVUUU any:interrogative=SUQRXWTUV
any:interrogativeSubject=WTTVTUUTU any:last=VWUTTWSUU any:link=XWUSUTSUU any:lower=VTUUUUVUU
any:mention=USVTUUTUU any:my=UQVdPSUUT any:name=VTUSTVVUU any:no=USTUVXVSU any:not=WURVTVYRT
any:notAfter=TTSVSWVUV any:number=XUVRTTVVU any:on=UUUTUUVVU any:only=UUTUTTTUW any:or=SVUUWUTSX
any:person=UUUSVVUTU any:platform=RURSbWTVV any:pointing=UUUQVVUTV any:possessiveAfter=TTUTWVUVU
any:possessiveBefore=UUTSWVUTV any:praise=ZRTUTUVTS any:profile=TTWXUVTTU any:question=UWQWVUVRV
any:relative=ZUTSQWVUU any:request=UWTWRUVTU any:rhetorical=aVTSSRVUU any:second=RTUWUUSWW
any:self=TRUbRUVST any:statement=WTUTTUUTT any:thanks=ZQTTRWVVT any:third=VTUTUTVUU
any:trust=VRWSUUTUV any:unknown=UVUSUVUUU any:verifiers=OTTUaVUUW any:wallet=TRSVUYUUW
any:wrong=YWUTURTUU any:yes=WTUUTVUVT any:you=WXSUSTWTT article_,=TUVUVSUUV article_?=VUUUUTUUU
article_Unknown=TTUTUWUUU article_about=UUUUVUUUU article_accounts=SVUUTVWUU article_and=TUUUUVUUU
article_article=TUVUUVVTU article_bot=aTUUTRTUU article_common=WWTSTTUUT article_copula=WUUUUUUTU
article_correction=TVUVUUTUU article_courtesy=VSUVUTUTW article_credentials=SUUVUVUUU
article_end=TTUUUVUUU article_ens=UUUUUVUVU article_fid=TUUUVVVUU article_first=TTUUUTVUV
article_form=UVUUUUUUU article_lower=VVTTUUVTT article_mention=RUVUUWTUV article_my=RTUYUUUUU
article_name=QVVUUVTUV article_not=UUUUUVTUU article_on=UVUVUTTVU article_person=TUUTVUWTT
article_platform=WTUUUSVUT article_pointing=STUUWUUUU article_possessiveBefore=VUUUUUUUU
article_praise=UTUUVVTUU article_profile=TUVSVWVUT article_question=VUUTUTUUU
article_relative=WUUUUSVUU article_request=VUUUUTVUT article_second=VUUUURTUX article_self=UUUUUVUUU
article_statement=TUVUTVUUV article_trust=TTUTUUVUX article_unknown=WUTTTWVTT
article_wallet=SVUTVVUUU article_you=VTUUUUUUU aside:false=UUSTUTUWU aside:true=USVTVVVUS
before-name:,=VSTVUWUUT before-name:.=RUTTUXVTT before-name:?=SUUWXRUUU
before-name:Unknown=VTUUUUUUT before-name:about=UUVTRVVUU before-name:accounts=UUUUVSVUT
before-name:and=WVTUTSTUX before-name:article=QUUTTVXVV before-name:bot=VTVRUUWUT
before-name:common=WTVTVTVUU before-name:compare=VUUUTVVUS before-name:copula=UTSVVTVUU
before-name:correction=RVUUTYSUU before-name:courtesy=UWTSVVTUU before-name:credentials=UUUUUVUUU
before-name:emoji=VUUUUUUUU before-name:endorse=SUbUUQUUU before-name:ens=TUUUUVUUU
before-name:fid=SUUVUVUUV before-name:first=VUUUVSUUU before-name:greeting=WUUUVTTUT
before-name:he=SVRUWVUUV before-name:help=WTUUUTUUU before-name:holds=TUUUUWTUU
before-name:interrogative=TTTTVXTUW before-name:interrogativeSubject=UUUUUWUUT
before-name:lower=VWTUTVTTT before-name:mention=PUTTVYTUX before-name:my=UUWUURUUV
before-name:name=RUSUVXTUX before-name:no=SUTTVXWUT before-name:not=WVTUWTVTR
before-name:notAfter=TTUVVWTUS before-name:number=WTUUUSVUT before-name:on=VUTUTUVUU
before-name:only=STUUUVWUV before-name:or=VTUUUSVUV before-name:person=UTTUUXRUW
before-name:platform=TVTUTVVUU before-name:pointing=TVQTVWUUV before-name:possessiveAfter=VUUUTVUUS
before-name:possessiveBefore=TWUUTVUUV before-name:praise=TUTUUWTUS before-name:profile=UUTVTVVUT
before-name:question=TURWVUVUT before-name:relative=VUUTVUUUU before-name:request=VWTTTTVUT
before-name:rhetorical=XUTUUTUUU before-name:second=TUUUUUUTV before-name:self=STWVTUTUU
before-name:statement=UTTTWVUUU before-name:thanks=VUUVVSVUT before-name:third=VUUUUTUUV
before-name:trust=XUUUURUUU before-name:unknown=UVVTTVUUR before-name:verifiers=TUTUUVVUV
before-name:wallet=QUUVUXTUV before-name:yes=VUVUTVUUT before-name:you=SVTUUXTUT before:,=ZUTSUVSUU
before:.=VVTTVUTUU before:?=XUUSUWSUS before:Unknown=XUUTVSVUT before:about=WUSTVUTUU
before:accounts=TWUVSUUUV before:and=XTUSVUSUU before:article=TSVSUWXUT before:callAfter=VUUUUTUUU
before:common=WSSTTWVUU before:compare=XUUUUSUUU before:copula=SUTTTWUUW before:correction=aUUTUTSUU
before:courtesy=UUSUUWTUU before:credentials=SUUWUWSUV before:emoji=VUUTVTUUU
before:endorse=UUZUUSTUU before:ens=SUUXUTUUV before:fid=TTTXTVUUU before:first=TTUTTWWUT
before:form=PUUTTYUUX before:greeting=UTUUVWUUT before:handle=VUUUUUTUT before:he=RTUUUXVUT
before:help=TZUTUTTUT before:holds=SUUUUVUUV before:interrogative=WTUPXVSUW
before:interrogativeSubject=XTUTTVTUU before:last=VUUUTVUUT before:link=VUUUUUUUU
before:lower=VRSTXUWUT before:mention=VUSUVUWUT before:my=URUYVTTUV before:name=UUTTTVVUT
before:no=VTUSTYSUU before:not=UUUWSSVUV before:notAfter=SUUVSXUUV before:number=VTUUUVUUS
before:on=TTSSWUWUW before:only=UVUTUTUUV before:or=SUUTUWSUX before:person=TUSSUWUUV
before:platform=WXUTRXNUW before:pointing=SVURTWWUV before:possessiveAfter=RUTUVUUUW
before:possessiveBefore=SVUVUWTUT before:praise=RTTVYWTUS before:profile=WUUUSWUUT
before:question=UTUWPVVUV before:relative=UTUTUWUUU before:request=UVTTTWUUV
before:rhetorical=XUUUSTVUU before:second=UUUUUTTUW before:self=TTSXUUWUT before:statement=VUTSVVWUU
before:thanks=YTUSUSVUU before:third=VUUTUVUUU before:trust=USTUTXVUT before:unknown=VRSTXVVUS
before:verifiers=TUUUUTUUW before:wallet=NUUVUYVUV before:wrong=VUUUUTUUU before:yes=SUUXTWTUU
before:you=WUUUUUUUS behind-name:,=TUVSWTUVU behind-name:.=RWUWYSSUT behind-name:?=VSSRTXTUW
behind-name:Unknown=VUVVWTRUT behind-name:about=TUWUWUTTU behind-name:accounts=TUVTUVVUU
behind-name:and=UUUUUUTUU behind-name:article=VUUUVTUUU behind-name:bot=VVSTUVUUV
behind-name:common=VTTXUUVVU behind-name:compare=UVUUUUTUV behind-name:copula=TUUVUVUUU
behind-name:correction=VUSSVUVTV behind-name:courtesy=UTUUUUTUV behind-name:credentials=SUUVUWTUV
behind-name:emoji=VTUUUTVUV behind-name:endorse=SUaUURTUT behind-name:ens=TUUVUUVUU
behind-name:first=RUUUUWVUU behind-name:form=QUSSRYWUY behind-name:greeting=VUUUUVUUT
behind-name:handle=UUUUTWTUU behind-name:he=UVSUXUTUT behind-name:help=XUUUTTVUT
behind-name:holds=TVTWVUTUU behind-name:interrogative=TUSVVUVUU
behind-name:interrogativeSubject=XUTVTRUUU behind-name:last=TUUUUVUUU behind-name:link=VUUUUTUUU
behind-name:lower=USUSVUVVT behind-name:mention=VSUTUUUUU behind-name:my=SUSXVUVUT
behind-name:name=WSUTUVVUV behind-name:no=TTUUVUUUV behind-name:not=TTTUUWVTV
behind-name:notAfter=SWTTUTVTW behind-name:number=RUVUVVVUT behind-name:on=VTUUTUUTV
behind-name:only=SVTTUUUUW behind-name:or=SUUUUVUUV behind-name:person=STWTWSVUT
behind-name:platform=RZSSTWTUV behind-name:pointing=UTTVXUSUU behind-name:possessiveAfter=TUUUTUUUV
behind-name:possessiveBefore=WTTTUUUVU behind-name:praise=VUUUWQVUU behind-name:profile=TUVVVUUUU
behind-name:question=UTTWSUTUW behind-name:relative=SUUUUUWUU behind-name:request=SVVVVURUW
behind-name:rhetorical=WUUUUTUUU behind-name:second=SUUWUUTUV behind-name:self=UVSVZRVUT
behind-name:statement=UTTYVTTUT behind-name:thanks=RUUUUYUUU behind-name:third=UUUUUTVUU
behind-name:trust=QUUVWVTUV behind-name:unknown=UTUTUUVVT behind-name:verifiers=SUUVUVUUU
behind-name:wallet=RUTUSWVUU behind-name:wrong=XVUUUSTUU behind-name:yes=UUUTUUUUV
behind-name:you=VUTWTRXUU behind:,=TUWVUVSUT behind:.=WTVTWUSUT behind:?=TVRVUVVUU
behind:Unknown=SVVSUUVUU behind:about=UTWTTSVUV behind:accounts=SSUXWVUUS behind:and=VVUTVUTUU
behind:article=UWTRUUVUT behind:bot=UTSTVTUUT behind:callAfter=TUUTVWUUT behind:common=VWUURVSUU
behind:compare=UYTUSVSUT behind:copula=WSTTVVUUT behind:correction=XUTSWRSUW
behind:courtesy=UUVTTVTUV behind:credentials=SSUVWUVUU behind:emoji=TSTUXWTUU
behind:endorse=PTeUTRUUU behind:ens=RUUUTXVUU behind:fid=SSVWTVVUV behind:first=TWVTVWSUT
behind:form=VTSTTUWUW behind:greeting=aTTTUTTUT behind:handle=SUUUUWUUV behind:he=PUUVVVVUV
behind:help=QaTSUTWUT behind:holds=STTVVVVUU behind:interrogative=QWRTYWUUU
behind:interrogativeSubject=SVTWVTUUU behind:last=TWUTUUSUV behind:link=WWUSUTSUU
behind:lower=UUUVUUTUU behind:mention=TSVSVUTUT behind:my=VPVZSTUUU behind:name=UTWSVUTUU
behind:no=WUUTWTTUT behind:not=VURUWVUUT behind:notAfter=WUSTUUVUU behind:number=WVVQRTWUU
behind:on=WUUVRVTUT behind:only=UTTUUVUUV behind:or=UVTUUUUUT behind:person=RUWTWUUUU
behind:platform=RVSUQZWUU behind:pointing=SUUUVVUUU behind:possessiveAfter=XUUTUUVUT
behind:possessiveBefore=TVTRWUVUV behind:praise=YTVQVUWUU behind:profile=SUVWTVSUU
behind:question=SWSWSVTUV behind:relative=VSTTWUVUU behind:request=TUUTUVUUV
behind:rhetorical=YWTSUSUUU behind:second=TUUWUTTUW behind:self=WQVaUTSUS behind:statement=WUVTRUUUT
behind:thanks=WRTTUWWUT behind:third=VUUUTSWUV behind:trust=SQWTXUUUW behind:unknown=UTUVVUUUV
behind:verifiers=RTTVVXVUT behind:wallet=SSTWTWVUV behind:wrong=XWUTURTUU behind:yes=SUVUWTVUU
behind:you=UVSTSXUUU bot+1:,=VSVUVUTUU bot+1:.=VWUTUUTUU bot+1:?=WTUTWRUUV bot+1:Unknown=TWUUTVSUU
bot+1:about=YUUUTSSUV bot+1:accounts=UUUUWSVUU bot+1:and=ZUUVSSTUU bot+1:article=TUTTUVWUV
bot+1:callAfter=TUUUUVUUU bot+1:common=WUWQTUUUV bot+1:compare=UVUTUVVUT bot+1:copula=XSSUUSVUU
bot+1:correction=USUWVTUUU bot+1:courtesy=WVUSTUUUT bot+1:emoji=UUUSXUTUU bot+1:end=SSTVWVUUV
bot+1:endorse=UUaUSQUUU bot+1:fid=TUVVUTUUV bot+1:first=UUUUUVUUU bot+1:form=RUTUUWUUW
bot+1:greeting=XSUTVUTUU bot+1:handle=TUUUUWUUU bot+1:he=UUTTWVVUT bot+1:help=PZUTUUUUU
bot+1:holds=VUUTTUUUU bot+1:interrogative=TVSTYSVUU bot+1:interrogativeSubject=UWUTWSTUT
bot+1:link=VUUUUUUUU bot+1:lower=TUTVVUUUT bot+1:mention=TUUTVVTUV bot+1:my=RRUaTVUUU
bot+1:name=TUUSUVTUV bot+1:no=aUURTTVUT bot+1:not=VTTUWTVUT bot+1:notAfter=WUUUUSUUT
bot+1:number=TUUTUTWUU bot+1:on=YUUUTTSUU bot+1:only=TUUUUXTUU bot+1:or=XTUUTSUUU
bot+1:person=TVUUVVTUU bot+1:platform=RVTSTXUUV bot+1:pointing=TTTSXWVUS
bot+1:possessiveAfter=ZUUSSTUUU bot+1:possessiveBefore=TWUVUUSUU bot+1:praise=XSUTUUVUU
bot+1:profile=UUTTWUUUT bot+1:question=TWQVTVWUU bot+1:relative=QTUYUUVUU bot+1:request=SXSVTWUUT
bot+1:rhetorical=VVUUTTUUU bot+1:self=RTYXSTUUT bot+1:statement=YTUTTUSUU bot+1:thanks=YRUTUUVUU
bot+1:trust=VTVSVVUUU bot+1:unknown=TUUWUUUUT bot+1:verifiers=TUTUUWVUT bot+1:wallet=UUUUTVUUV
bot+1:wrong=TVUUUUUUU bot+1:yes=TTVTWTUUU bot+1:you=VTURTWWUV bot+2:,=VVSSWUUUU bot+2:.=USUUVUWUU
bot+2:?=XWUWRTSUT bot+2:Unknown=TUUUVTVUU bot+2:about=TVVTTVUUU bot+2:accounts=TTVVVUTUT
bot+2:and=UUUTUVVUT bot+2:article=UUTTTVVUU bot+2:common=VUVSTVTUU bot+2:compare=XVUTTTTUT
bot+2:copula=WVUUTURUV bot+2:correction=WTVTUSWUU bot+2:courtesy=UVVQWVVUS
bot+2:credentials=UTUUUUWUU bot+2:emoji=UUUTUVVUU bot+2:end=SVRVVUUUW bot+2:endorse=TUWUUUUUU
bot+2:ens=TUUUUVVUU bot+2:fid=UTUUUVUUV bot+2:first=UUUTUVTUU bot+2:form=UTTUTVVUV
bot+2:greeting=VUUUUUUUU bot+2:handle=SUUUUVUUW bot+2:he=RTVUWVUUU bot+2:help=TVUUUVTUU
bot+2:holds=TTUVUTWUU bot+2:interrogative=SVTVZQUUU bot+2:interrogativeSubject=UTUVWUTUU
bot+2:lower=VTTUVTTUV bot+2:mention=USWUTUUUT bot+2:my=USWWSVUUU bot+2:name=URWUUUVUV
bot+2:no=WUUUUUUUT bot+2:not=WVUUUTTUU bot+2:notAfter=VVTUTTVUT bot+2:number=WUUTUSVUU
bot+2:on=VRUWVVTUT bot+2:only=TTUVUVTUV bot+2:or=UWVSWWSUS bot+2:person=QPVVYVWUU
bot+2:platform=VTTUSWVUT bot+2:pointing=SVUVSTWUW bot+2:possessiveAfter=UVUUUVTUU
bot+2:possessiveBefore=STTTWVUUV bot+2:praise=XVURSWTUU bot+2:profile=UUVWSTVUT
bot+2:question=VUVVSVUUU bot+2:relative=UUUUVUVUU bot+2:request=USUVYTUUT bot+2:second=TUUUUVTUV
bot+2:self=QTVWWVTUU bot+2:statement=YVSTTSVUU bot+2:thanks=YTUUUQVUU bot+2:trust=WTTTSXVUU
bot+2:unknown=VTTUUUUUV bot+2:verifiers=UUUUUVTUU bot+2:wallet=RTUVVWVUU bot+2:yes=SVUSVUVUU
bot+2:you=TUUUTVUUU bot-1:,=XTUTTUUUT bot-1:.=SVTTXUUUU bot-1:?=SUUSVWUUU bot-1:Unknown=VVUVUSUUU
bot-1:about=aUTUTTTUU bot-1:accounts=TUUUTTUUW bot-1:and=XTUTUTTUU bot-1:article=bTUUTQTUU
bot-1:common=XRUTVTVUT bot-1:copula=VUUTTUVUU bot-1:correction=UUUTWUTUU bot-1:courtesy=VSTUTWVUU
bot-1:credentials=VUUUUUUUU bot-1:emoji=SUUTWVUUU bot-1:end=RUUUVUTUU bot-1:first=UUUUUVUUT
bot-1:form=RUUUUWVUU bot-1:greeting=VTUUUUUUU bot-1:he=TVVTTUVUU bot-1:help=TWUUTUUUU
bot-1:holds=VUUUUUTUU bot-1:interrogative=UUUUXSUUT bot-1:interrogativeSubject=UUUUTWUUT
bot-1:lower=WRTTUVVUT bot-1:mention=UUWTUUTUT bot-1:name=SUVTUVVUU bot-1:no=UUUUUWSUU
bot-1:not=UUUUUVTUU bot-1:notAfter=TUUUTUVUU bot-1:on=YUTTTSVUU bot-1:only=WUUUTTUUU
bot-1:or=VUUUUUUUU bot-1:person=VVUUSUUUU bot-1:platform=SUUUUXUUU bot-1:pointing=UWVTUTUUV
bot-1:possessiveAfter=TUUUVUUUU bot-1:possessiveBefore=WUUUTTUUU bot-1:praise=UTSSVXUUU
bot-1:profile=VUUVTSUUV bot-1:question=VTUSUWUUU bot-1:request=UUUVSUVUU bot-1:self=PTUZUTVUU
bot-1:statement=WUUUVSTUU bot-1:thanks=ZTUSUTUUU bot-1:trust=QTUVWWTUU bot-1:unknown=VRUTUVVUU
bot-1:wallet=TUUUUVVUU bot-1:yes=UTUUTVWUT bot-1:you=WTUUUSVUU bot_,=VSUUWVTUU bot_.=VVUTUUUUU
bot_?=XTUTVRVUU bot_Unknown=UWUUTUTUU bot_about=YUUUTTSUV bot_accounts=UUUTVTVUU bot_and=YUUVTSTUU
bot_article=TUUTUVWUU bot_common=VUXRTUVUU bot_compare=UVUTUVUUT bot_copula=YTSUUTUUU
bot_correction=VSUWVTUUT bot_courtesy=VUUSSVVUV bot_emoji=TTUTXUTUU bot_end=SRTVWWUUV
bot_endorse=TUbUSQUUU bot_fid=TUWUUTUUV bot_first=TUUUUVUUU bot_form=RUTUUWUUW
bot_greeting=YSUTUUUUU bot_handle=UUUUUVUUT bot_he=UUTTVVVUT bot_help=PaUTUUUUU bot_holds=VUUTTUUUU
bot_interrogative=SWSTXSVUT bot_interrogativeSubject=UWUTXSUUT bot_lower=TUUVUUUUT
bot_mention=TUUSWWTUV bot_my=RSUaTVTUU bot_name=TUUSVWUUV bot_no=aUTRTTVUT bot_not=VTTUVUVUT
bot_notAfter=WUUUUTVUT bot_number=UUUTUUWUU bot_on=XUUTTUSUV bot_only=TUUUUWTUU bot_or=WTUUUSVUU
bot_person=UUTUVVTUU bot_platform=RWUTTXUUV bot_pointing=UTTTXVVUS bot_possessiveAfter=ZUUSSTUUU
bot_possessiveBefore=TVUVUUTUU bot_praise=WSUTVVUUU bot_profile=TVUUVUUUT bot_question=UWQVSVVUU
bot_relative=RTUXUVUUU bot_request=TVSXTWUUU bot_rhetorical=WWUUTTUUU bot_self=QTYYSUVUT
bot_statement=YTUTSVTUU bot_thanks=YRUTUUVUU bot_trust=VUUSVVUUU bot_unknown=TUUWVUUUT
bot_verifiers=SUTUUVVUU bot_wallet=UUUUTVUUV bot_wrong=TVUUUUUUU bot_yes=UUVTWSUUU bot_you=VTUQTWWUV
callAfter_end=UVUTUVUUU card/false/false=VRVWSUUUS card/false/true=VUTUSYUUU
card/true/false=UTUTVSWUU card/true/true=VUUXTSUUT choices:false=UUTTUUUUT choices:true=VSSRUVVWU
clause:Unknown=WVVSTUUTU clause:about=UUWTUUUSR clause:accounts=RTUXVSWUU clause:and=WSSVVUTVU
clause:article=WVSQUTWUV clause:bot=UTSTTUVUU clause:callAfter=WUUTUTVUU clause:common=WWVTTUTSV
clause:compare=TYTSVWSUU clause:copula=XTSTWVUST clause:correction=UTSWTVVQW
clause:courtesy=UUUUSUVSV clause:credentials=RSUWWVUUV clause:emoji=WTTSVUUVU
clause:endorse=OThURSTUU clause:ens=RTUUUWVVV clause:fid=QSUWUWVUV clause:first=TWTSWUSVV
clause:form=OUTTTYWUX clause:greeting=aSUTUTVUS clause:handle=VUUUUUTUU clause:he=RUXTWUUUU
clause:help=PeTSSSWUT clause:holds=TSTUWVUUU clause:interrogative=RWSRYUUUV
clause:interrogativeSubject=VTUVUWSTT clause:last=VWUTTVTUU clause:link=WVUTUTTUU
clause:lower=UTTTUTUUV clause:mention=VSVRSUVUT clause:my=WPXbQTTUU clause:name=WSVQSVUUV
clause:no=TTTTSXXUU clause:not=YVSTTUWSS clause:notAfter=UWTUQUVUW clause:number=YUVPTUTXT
clause:on=VWTTTUUWT clause:only=XTUWTTTUU clause:or=TTUSWVXST clause:person=WWUTTUVST
clause:platform=QVRRaWUUU clause:pointing=UUUQVVUUU clause:possessiveAfter=TUUSVVUUU
clause:possessiveBefore=UUUUVVUUT clause:praise=YRRVTWVTS clause:profile=UVVVURWTT
clause:question=UVQVWVUQU clause:relative=YTTTQWVUT clause:request=UTSVSUVUW
clause:rhetorical=aVTSSRUUV clause:second=TTUTVUUVV clause:self=UQVbQSWUS clause:statement=aVSRUSUVS
clause:thanks=ZQTTRWVUU clause:third=VUUTVTUUU clause:trust=TTWSVVUUV clause:unknown=UUUTUTUTU
clause:verifiers=PTTVZVSUW clause:wallet=SRTUVYUUU clause:wrong=VWUTUTTUU clause:yes=WTWTTTVUT
clause:you=WWSUTTVTT common_,=XUSUWUUST common_.=VSUUUVVUT common_?=WWURTVTUU
common_Unknown=WUTUUTTUU common_about=UXTUTVTVT common_accounts=TUUVTVUUU common_and=VTUTVTWUT
common_article=VVWUSTVUS common_bot=XSUTUTXUT common_common=UVTTVVTTT common_compare=WVUUURTUV
common_copula=UVUTTWSVU common_correction=XTVTTVTTU common_courtesy=UVTVWSUTV
common_credentials=UUUVTVUUU common_emoji=UTUUUUVUT common_end=VXVTSUUTV common_endorse=UTUUVTUUU
common_ens=VUUUTUUUU common_fid=UVUTTUUUU common_first=VUUUUVUTT common_form=UUUUUUUUV
common_he=TTUWWSSUU common_help=VUUUVSUUU common_holds=UUUUTVUUT common_interrogative=UUUVUUVUT
common_interrogativeSubject=WTUVTUUUT common_last=TVUUUVTUU common_lower=UTWSUUUSV
common_mention=STVTUVTUW common_my=STUYUTVUU common_name=STVTTVUUW common_no=TUUXTTUUU
common_not=TUUUVVVST common_notAfter=VUUWUTTUV common_number=RUUUVVVUU common_on=VXUURSWUU
common_only=VUUUTTUUU common_or=UXUSUUTUU common_person=WUUSUTVUV common_platform=UVUUXRTVT
common_pointing=UUWVVRSUU common_possessiveAfter=UVUTUTUUU common_possessiveBefore=UWTSVVTUU
common_praise=UTVUTUWUT common_profile=UVVUUTVUU common_question=TUUSUWTUU common_relative=XVUTRUUUU
common_request=XSUVSUVUU common_second=UUUUUUUUV common_self=WSUVTUVUT common_statement=SWVTSVVSV
common_third=UUUTUTUUW common_trust=XTSUWRUUU common_unknown=VTVTVTUSV common_wallet=UTTVTUVUU
common_yes=VSUVVVUUT common_you=SYUSSVVVT compare_,=UUUUUVUUU compare_?=VUUUTVUUU
compare_about=SUUTVVUUV compare_bot=UUUUUVUUU compare_common=VWUVUSUUU compare_copula=UUUUVUUUU
compare_courtesy=UVUUUSVUW compare_end=UUUUUVUTU compare_form=VUUUUUUUU compare_he=TUUTVVUUU
compare_lower=UUUUTUWUU compare_mention=VUUUUVUUT compare_name=UUUUUWUUT compare_on=VUUUUTUUU
compare_pointing=UUUUVVUUU compare_question=UWUUUUTUV compare_request=UUUTVUUUT
compare_unknown=UVUUTTVUU context:card=VRUVUVUUS context:question=VSTSUWVWU context:quote=USTTWWVUS
context:reply=UTUTUVWUT context:top=TUSUUUUUU copula_,=VTUUUVUUT copula_.=UUUTUSWUU
copula_?=UTUUWSVUV copula_Unknown=TTUUUVVUU copula_about=VUUTVTVUU copula_accounts=SUUVVVUUT
copula_and=WUUUUTTUU copula_article=TVUSVUUUU copula_bot=VUUTTVVUU copula_common=VTUTTUUUW
copula_compare=VUUUUUUUT copula_correction=XTUUSTUUV copula_courtesy=YSVSTUTTW copula_end=VUUUUVUTV
copula_first=UUUUUVTUU copula_form=UUUUUVUUT copula_handle=UUUUUVUUU copula_he=SUUTXVTUV
copula_interrogative=TTUTVWVUU copula_interrogativeSubject=TTUTUVVUU copula_lower=UTTVVUUUU
copula_mention=RTTUWWUUV copula_my=VUUWTTUUU copula_name=STTUWXUUU copula_not=XUUUUSUUT
copula_number=VUUUUTUUU copula_on=VVUTVTTUU copula_only=VUUUUTUUV copula_person=VUTUUUUUV
copula_platform=TTUUVUUUU copula_pointing=TWTRXTTUU copula_praise=VTVVTTUUU copula_profile=UUUUUUTUU
copula_question=UUTVUVUUU copula_request=XUUTTUTUV copula_self=TWUUUUUUU copula_statement=VUUUUTVUU
copula_trust=TTXTRWUUV copula_unknown=UTTVUUVUU copula_wallet=UUUUUVUUU copula_yes=UTUTWTUUV
correction_,=TWTRRZUUT correction_.=TUUUUUVUT correction_?=XSUTWTVUU correction_about=UUUVVSUUV
correction_accounts=UUUUVUVUU correction_article=TTUUWUWUT correction_bot=UVUTWUUUU
correction_common=VTUWUUTTU correction_copula=UUUTUVUUU correction_correction=STUSTYWUU
correction_courtesy=SUUXSVUTW correction_end=RWSVTYVSU correction_form=TUUUUQUUZ
correction_he=WVUTVSTUU correction_holds=UUUTVUUUU correction_interrogative=STUUWVVUU
correction_lower=VVTVTSWUS correction_mention=TUTUTXUUU correction_my=SUUXTUUUU
correction_name=SUTUTWUUX correction_no=UUUTUTVUU correction_not=STUTVWVUT
correction_notAfter=UUUTUSWUU correction_on=WTUUVSTUU correction_person=UUUUUVTTV
correction_platform=RUUTYUUUU correction_pointing=WTUTWSVUU correction_possessiveBefore=UTUVUUUUU
correction_praise=UVUVSVTUU correction_profile=UUUUVUUUU correction_question=UTUTUWUUU
correction_request=SVUVSUTUW correction_self=STUbQUUUT correction_statement=WUUUTUUUU
correction_trust=VUUUUTTUU correction_unknown=VVUWSTVTT correction_wallet=TUUUVUUUU
correction_yes=TUUUUWTUU correction_you=VVUUUTUUU courtesy_,=TWVSUUUTU courtesy_.=TVVUTUWUT
courtesy_?=UWTTRWSUW courtesy_Unknown=TVUUVVTUU courtesy_about=VTTVTWVUS courtesy_accounts=SVUUTWUUU
courtesy_and=TUUUTWUUU courtesy_article=TVUUVSUVT courtesy_bot=WRTVSWVUU courtesy_common=UVSWVSUTU
courtesy_compare=VUUUUUUUS courtesy_copula=VUUTWUTTU courtesy_correction=TTTWUVSUX
courtesy_courtesy=UUSTTVXRW courtesy_credentials=TUUUVTUUV courtesy_emoji=VUUUUUTUU
courtesy_end=WSSVXUUUS courtesy_endorse=TUYUTSUUU courtesy_ens=TUUTVTUUV courtesy_fid=SUUVUUUUV
courtesy_first=SUUVTWUUU courtesy_form=TUUUUUUUV courtesy_greeting=VUUUUTUUU courtesy_he=UTUUTUWUU
courtesy_help=UVUUTUUUU courtesy_holds=VTUVTVUUU courtesy_interrogative=SUUTWUUUW
courtesy_interrogativeSubject=TTUVUVUUT courtesy_lower=TSVVTTVTV courtesy_mention=VVTTTUTUV
courtesy_my=UVTVTUUUU courtesy_name=UUTUTUUUW courtesy_no=TUUUUWUUT courtesy_not=UUUUTUVUV
courtesy_notAfter=VUUTTVUUU courtesy_number=WUVUUUTTV courtesy_on=WSUVUUVVU courtesy_only=UUUVTSUUW
courtesy_or=WTUUUVTUU courtesy_person=UVUUUUUUV courtesy_platform=SUUTWUUUV
courtesy_pointing=ZTUUTRVUU courtesy_possessiveAfter=SUUUTUWUU courtesy_possessiveBefore=WVUUTUTUT
courtesy_praise=WTVVSTUUU courtesy_profile=UWWTUTTUT courtesy_question=TTUXXWQSU
courtesy_relative=VUUUUUVUU courtesy_request=RXTTTVVUV courtesy_self=SVUYUUTUT
courtesy_statement=VTTVSQYUV courtesy_thanks=WTUUUUUTU courtesy_trust=SUVSVVUUU
courtesy_unknown=TTVVTTVUV courtesy_verifiers=SUUUVVUUU courtesy_wallet=VUUUTVUUU
courtesy_yes=WTUUSUVUU courtesy_you=VXUTTWSST credentials_?=TUUUUVUUU credentials_Unknown=TUUUUVUUU
credentials_about=TUUUUVUUU credentials_bot=VUUTUUTUU credentials_courtesy=TUUVUUUUU
credentials_end=UUUTUUUUU credentials_holds=UUUVUUUUU credentials_lower=SUUUUWUUU
credentials_on=TUUUVVUUU credentials_or=UTUUUUVUU credentials_question=UUUUUVUUU
credentials_unknown=SUUUUXUUU embedded/false/false=YTTTURYUT embedded/false/true=YSRUTUWUT
embedded/quote=WUUUSUUUU embedded/reply=WTVWURVUU embedded/top=XTRRUVXUT
embedded/true/false=XRUTTVUUV embedded/true/true=YTSSUUSUU embedded=YSSTUTXUT emoji_bot=SUUTWVUUV
emoji_emoji=VUUUUTUUU emoji_end=XSTUSUUVU emoji_lower=VUUUUTVUU emoji_mention=UUUUUTUUV
emoji_name=UUUUUTUUV emoji_unknown=WUUUUTUUU endorse_,=TUXUUSUUU endorse_about=TUYUTTUUU
endorse_common=TUWUUTUUU endorse_courtesy=TUVUUUUUU endorse_end=UUaTTQUUU endorse_he=STYUTUUUU
endorse_lower=SUYUTUSUU endorse_mention=TUXUUTUUU endorse_name=SUYUUTUUU endorse_on=TUVUUUUUU
endorse_pointing=STYUTUUUU endorse_possessiveBefore=TUVUTUUUU endorse_unknown=SUZTTTSUU
ens_,=WUUUUTUVU ens_?=TUUTVUUUU ens_about=SUUVUVVVU ens_copula=SUUVUVUUU ens_courtesy=SUUUVUUUU
ens_end=TUUUUVVVU ens_lower=UUUUTUUUU ens_on=TUUUUVUUU ens_possessiveBefore=TUUUUVUUU
ens_question=SUUUUVUUU ens_unknown=UUUUTUUUU fid_,=UUUVUTUUU fid_?=USUUWUUUU fid_about=SUUUUWUUU
fid_common=UTUVUTUUU fid_copula=WUUSUUUUU fid_courtesy=SUUWSWUUU fid_end=SVUSVVWUT
fid_lower=VUUUUVSUV fid_mention=TUUUUWUUU fid_name=TUUUUVUUU fid_number=UTUUUUVUU fid_on=TUUUUVUUU
fid_possessiveBefore=TUUUUVUUU fid_question=VUUUUVTUU fid_request=TUUUUUUUU fid_unknown=UUUUUVSUU
fid_yes=TTUVUVUUU first_,=RUUUUWVVU first_about=UUUVUVTUT first_accounts=UUUUUVTUU
first_bot=UUUUUVUUT first_common=RUUUUTXUV first_courtesy=VUUUUSUWU first_end=UUVUUWUTT
first_lower=VVVUVSVTT first_number=WUUUUTUUT first_on=UVUVUTUUU first_possessiveBefore=VUUUUUTUU
first_trust=VUUUUUUUU first_unknown=UVUTVSVUU form:-1/-1=UUUUUUVUU form:-1/-2=UUUUUUTUU
form:-1/-3/top=WVUUUTSUU form:-1/-3=VVUUUTTUV form:-1/-4/card=UUUWVSUUU form:-1/-4/quote=VUUUUUUUU
form:-1/-4/reply=UVUUWSVUT form:-1/-4/top=UVTVUSUUV form:-1/-4=UVSXWPUUT form:-1/0/top=TUUUUUVUU
form:-1/0=TUUUUUVUU form:-1/1/top=UUUUUTWUU form:-1/1=TTUUUUWUU form:-1/card=UUUWVSUUU
form:-1/false/false=SVTUVTWUU form:-1/false/true=TXUXURUUT form:-1/question=UUUUUTUVU
form:-1/quote=UUUUVTUUU form:-1/reply=UVUUVSVUT form:-1/top=TWTVURWUU form:-1/true/false=VUUUUTVUU
form:-1/true/true=UUUVVQVUU form:-1=TXSWWPWUT form:-2/-4/card=VUUVUSUUU form:-2/-4/quote=UUUUVTUUU
form:-2/-4/reply=VUUVVSUUU form:-2/-4/top=VVUUURWUU form:-2/-4=UUUVWQWVU form:-2/card=VUUVUSUUU
form:-2/false/false=VVUUTRWUV form:-2/false/true=RVUWWSUUU form:-2/quote=UUUUVTUUU
form:-2/reply=UUUVWSUUU form:-2/top=TVUTUQYUV form:-2/true/true=VVUUVRVUU form:-2=TWTUWPXUU
form:-3/-4/top=WWUVUQTUU form:-3/-4=VWTVXPTUU form:-3/false/false=WVUUVQUVU
form:-3/false/true=RWUVWSVUU form:-3/reply=TUUUWTUUU form:-3/top=VXTUUPVUU form:-3=UXTVWNWVU
form:-4/-1/card=VTUVUUTUU form:-4/-1/reply=TVUUUUVUU form:-4/-1/top=VUTUUVTUU form:-4/-1=UVTTUVUUU
form:-4/-2/card=VTUTVUUUU form:-4/-2/question=VUUUUUUTU form:-4/-2/reply=TTUWVUTUU
form:-4/-2/top=WUUVUURUU form:-4/-2=VVVWVTQTT form:-4/-3/card=WUUVUURUU
form:-4/-3/question=WUUVUURVU form:-4/-3/quote=TTUUWUTUU form:-4/-3/reply=TUVUWUUUT
form:-4/-3/top=VWTVUUSUU form:-4/-3=WUVVWUQUT form:-4/-4/card=WUVUVTRUU
form:-4/-4/question=XSTRUTTXU form:-4/-4/quote=URUVXUTUU form:-4/-4/reply=WUUVWSSUT
form:-4/-4/top=UXQWUSSUU form:-4/-4=WVTVWOPWT form:-4/0/card=UUUWTUTUU form:-4/0/reply=TUUUUUWUU
form:-4/0/top=VUUSUUVUU form:-4/0=UUTUTUWUU form:-4/1/card=TUUVUUWUU form:-4/1/reply=VUUUTUUUV
form:-4/1/top=VSTTUUWUU form:-4/1=STTUSUXVU form:-4/2/card=SUUVTUWUV form:-4/2/top=TTUSUUXUV
form:-4/2=RTUVRUYUW form:-4/3/card=SUUUUUXUU form:-4/3/top=UTUSUUXUU form:-4/3=TUUSSUZUU
form:-4/4/card=SUUUTUXUU form:-4/4/top=SSUSUUZUU form:-4/4=RTUSUUaUU form:-4/card=VSWVTTVUS
form:-4/false/false=VUSTURUWU form:-4/false/true=UUTVVRVUT form:-4/question=WSTSUTVXU
form:-4/quote=TUTUWUUUT form:-4/reply=VSWUWSVUT form:-4/top=VVOUUQVUW form:-4/true/false=RWTVUUVUT
form:-4/true/true=RTTWXTUUU form:-4=VUSUVNVWT form:0/-2/top=UVUUUUTUU form:0/-2=UVUUUUTUU
form:0/-3/top=UVUUUUSUU form:0/-3=UVUUUUTUU form:0/-4/card=VUUUVUUUU form:0/-4/quote=VUUUTUUUU
form:0/-4/reply=WUUVURUUV form:0/-4/top=UUTVUUTUV form:0/-4=WUSVUSTUV form:0/card=UUUUVUUUU
form:0/false/false=UXSVTSUUW form:0/false/true=VTUUTSVUU form:0/quote=WUUUTTUUU
form:0/reply=VUTUUSVUV form:0/top=TUTVUSVUV form:0/true/false=VUUVURVUU form:0/true/true=VTUUVUTUU
form:0=VVSUUSVUU form:1/-2/top=UTUUUVTUU form:1/-2=VUUUUUVUU form:1/-3/top=VUUWUTTUU
form:1/-3=VUUWUTSUU form:1/-4/card=VUUUVSUUU form:1/-4/quote=TUUUUVUUU form:1/-4/reply=VUUVSVUUU
form:1/-4/top=VTUTUUSUW form:1/-4=WSTUTUSUW form:1/card=WUUUVRUUU form:1/false/false=WRTSVUUUW
form:1/false/true=VUUVRUUUU form:1/quote=TUUUVUUUU form:1/reply=UUTUSVWUU form:1/top=VSUVUTTUW
form:1/true/false=UUUVVTUUU form:1/true/true=WUUUTUUUT form:1=VTUUUTUUU form:2/-1/top=UUUUUTUUU
form:2/-1=UUUUUTVUU form:2/-2/top=VUUUUUUUU form:2/-3/top=WUUUUUTUU form:2/-3=VUUUUTTUV
form:2/-4/card=VUUUUTUUU form:2/-4/question=TUUUUVUUU form:2/-4/quote=VVUUTTUUU
form:2/-4/reply=UUUUTWUUU form:2/-4/top=WSUTUVSUV form:2/-4=WTVSUWSUU form:2/card=WUUUTUUUU
form:2/false/false=XSVSUUSUU form:2/false/true=TUUTTWWUT form:2/quote=VVVUTTUUU
form:2/reply=UUUUUVUUU form:2/top=WSUSUVTUV form:2/true/false=VVUUUUTUT form:2/true/true=VUUTTTUUW
form:2=WSVSTWTUT form:3/-2/top=VUUUUVUUT form:3/-2=WTUUUVTUT form:3/-3/top=UUUUUWTUU
form:3/-3=TUUUUWTUT form:3/-4/card=WUUUUTUUU form:3/-4/quote=UUUUTWUUT form:3/-4/reply=TUUUSXUUU
form:3/-4/top=VSWTUURUV form:3/-4=WRWTRWRUT form:3/card=WUUUUTUUU form:3/false/false=VSWTTUUUT
form:3/false/true=WTTUTXRUT form:3/quote=UUUUTWUUT form:3/reply=TUUUSXUUU form:3/top=WRWSUVRUV
form:3/true/false=UUUUUVVUT form:3/true/true=RTUTUWTUY form:3=XRWTRWSUU form:4/-1/top=UUUUUWTUU
form:4/-1=UUUUUWTUU form:4/-2/top=TUUUUVUUU form:4/-2=TUUUUVUUU form:4/-3/top=TUUUUYSUT
form:4/-3=TUUUUYSUT form:4/-4/card=TUTUTYUUU form:4/-4/question=TUUUUVUUU form:4/-4/quote=UUUUSWUUU
form:4/-4/reply=TTUURXUUW form:4/-4/top=WPVQUXSUT form:4/-4=WQWQOZSUU form:4/card=TUTUSYUUV
form:4/false/false=USWTTXTUT form:4/false/true=VSURRZRUV form:4/question=TUUUUVUUU
form:4/quote=TUUUSXUUU form:4/reply=UUUTQWUUW form:4/top=WQWQUYQUT form:4/true/false=RUTUTZTUV
form:4/true/true=WSTUSYTUT form:4=WQVQOaQUV form_,=TUUUTTVUW form_.=UVUUUUUUU form_?=VUUUUUUUT
form_about=TUUUUUUUV form_and=UUUUUWUUS form_bot=SUUUUVVUU form_common=UUUUUXUUS
form_copula=TUUUUWUUU form_correction=UUUUURUUX form_courtesy=TUUUUWUUU form_end=WTTUUTUUV
form_interrogative=SUUUUXUUU form_interrogativeSubject=UUUUUVUUU form_lower=TUUUTXTUV
form_on=UUUUUTUUW form_pointing=UUUUUVUUU form_question=SUUUUVUUV form_request=UUUUUVUUU
form_statement=UUUUUVUUU form_unknown=SUUUTXTUU greeting_,=UUUVUUTUV greeting_.=VUUUUVTUT
greeting_about=VUUUUUUUU greeting_bot=VTUUTVUUU greeting_common=VUUUUUUUU
greeting_courtesy=XUUUTTUUU greeting_emoji=VUUUUUUUU greeting_end=WTUTTVUUU greeting_lower=WUUTUUUUU
greeting_mention=VUUUVTUUT greeting_name=VUUUWSUUT greeting_unknown=WTUTUTUUT handle_,=TUUUUWUUT
handle_?=UUUUUVUUV handle_about=TUUUUVUUU handle_common=WUUUUSUUU handle_courtesy=TUUUUVUUV
handle_end=SVUUUVUUU handle_lower=XVUUURUUU handle_on=TUUUUVUUU handle_unknown=XUUUURUUU
he_,=STWXSVTTU he_.=TUUVUVUUU he_?=TTUTXTVUU he_about=TUTSWUUUV he_accounts=UUUUVTVUU
he_and=TUUUUUUUV he_article=TVUUTVTUU he_bot=UVVTSUVUU he_common=TXUVSUUUT he_compare=UUUUUVUUU
he_copula=XUVTSUUUT he_correction=VZUTQTUUT he_courtesy=SVVVURVUV he_end=USWSWTVUT he_ens=VUUTUUUUU
he_fid=TUUUVVUUU he_form=UUUUUVUUU he_he=VUUUUUUUU he_holds=UUUTWSUUU he_interrogative=STUWVWUUU
he_lower=TUUVUVUUT he_mention=WUUUUSUUV he_name=VUUUUTUUV he_no=UUUUUTUUU he_not=VVUUUTUUU
he_notAfter=UUUVSVUUU he_number=TUUUUVUUU he_on=TTUTWVUUT he_only=UUUUVTUUU he_platform=WTUTWTUUT
he_pointing=UTUUXRUUV he_possessiveAfter=UUUUVUUUU he_possessiveBefore=TUUTVUUUU he_praise=VUUTTUVUU
he_profile=SWUTUXTUU he_question=TTUTWUUUU he_relative=VWUUSTVUU he_request=UTVUWSUUT
he_statement=VTUUTWUUT he_trust=RUVTZUSUU he_unknown=SVTVUVUUU he_wallet=TUUTVVUUU he_yes=VTUUTUVUU
help_,=TUUVUUTUU help_?=UYUTTUSUU help_about=TWUTTUUUU help_bot=TXUUTUUUU help_common=UTUXUSTUU
help_courtesy=RYUTUUUUU help_end=RWUTUTYUU help_lower=TYUTTUTUU help_question=VVUTUSUUU
help_request=TVUVUUUUU help_unknown=TYUTTUTUU help_you=SWUTUUUUU holds_?=TUUTVVUUU
holds_Unknown=TUUUVWTUU holds_accounts=UUUTVUVUT holds_article=VUUUTUUUU holds_bot=VUUUUUTUU
holds_common=VUUTUUUUT holds_courtesy=VUUUTUTUU holds_end=TVUUUUVUU holds_first=TUUUUVUUU
holds_form=UUUUUVUUU holds_lower=TVUTUUVUU holds_mention=UUUUUUUUV holds_name=UUUUUVTUV
holds_number=VUUUTTUUU holds_on=UUUVUUUUU holds_platform=TTUUVUVUU holds_pointing=UVUUUUUUT
holds_profile=UUUWUUUUT holds_question=SUUWVUUUU holds_request=UUUUUTVUU holds_trust=UUUVTUUUU
holds_unknown=UUUTVVUUT interrogativeSubject_?=VTUUUVUUU interrogativeSubject_about=VUUUUTUUU
interrogativeSubject_article=TTUTWUVTU interrogativeSubject_bot=UUUUTVUUU
interrogativeSubject_common=WVTTTTUUU interrogativeSubject_copula=VVUUTSUUV
interrogativeSubject_courtesy=UUUUUUTUU interrogativeSubject_end=UUUUVTUUU
interrogativeSubject_he=UUUTVUVUU interrogativeSubject_holds=TUUUUUUUV
interrogativeSubject_lower=UTUUTUVUU interrogativeSubject_mention=WUUUUTUUU
interrogativeSubject_my=TTUXTUUUU interrogativeSubject_name=VUUUUTUUT
interrogativeSubject_on=UVUUUUUUU interrogativeSubject_pointing=RTTTWWVUU
interrogativeSubject_question=UVUUTTTUW interrogativeSubject_request=TVUTUVUUU
interrogativeSubject_self=USUYTTSUV interrogativeSubject_statement=UWUUTUUUU
interrogativeSubject_unknown=VTUUTUVUT interrogativeSubject_yes=UUUUUVUUU
interrogativeSubject_you=VUUTUUVUU interrogative_,=WUUUUTTUT interrogative_?=UQUWWVSUT
interrogative_Unknown=WTUUUTUUV interrogative_about=WUUUUTTUV interrogative_and=TUUUUVUUT
interrogative_article=TWUTUSVUV interrogative_bot=TUUUXTUUT interrogative_common=UXUVRUSUW
interrogative_compare=TUUUUVUUU interrogative_copula=VVUUTUTUU interrogative_correction=VUUUTSUUV
interrogative_courtesy=TUVRXVSUV interrogative_end=QSTRVYYUW interrogative_form=WUUUUSUUV
interrogative_handle=TUUUUWUUU interrogative_he=SYUSTUTUV interrogative_holds=SUUVUVUUU
interrogative_lower=TUTUVWVUT interrogative_mention=WTTTSVUUV interrogative_name=WTTTSWUUV
interrogative_on=VUUTUUSUV interrogative_only=TUUUUVUUU interrogative_person=TUUUVUUUU
interrogative_pointing=PVVQXVWUV interrogative_possessiveBefore=UTUUUUVUU
interrogative_praise=PVUUWWUUU interrogative_profile=VUUUTUUUU interrogative_question=TUUUVUUUV
interrogative_request=UVUTUWTUU interrogative_self=TRUbUTSUU interrogative_statement=RXUUUUTUU
interrogative_unknown=UTTUVVUUT interrogative_yes=VSUTUVVUU interrogative_you=VUUTUUUUU
language:false=VUTTUUUVT language:true=SSQVZXUUU last_common=WUUUTTTUU last_end=SUUUUWUUU
last_lower=VUUUUTUUU last_unknown=UVUUUUTUU left:0=UTRTUUTYS left:1=UUTUTTWWU left:2=UTVTUVVSU
left:3=VSVSUVWSU left:5=UTVTVTVUT left:9=SUUUUWUUU length:1=QPTWVVVZU length:2=TUUQTZSYT
length:3=UTSTVUWTT length:5=VWTUTUVOU length:9=VSUVTUVTU link_end=UWUTUTUUU links:false=UTSSTUUWT
lower_,=VVTSUUTVV lower_.=VSUUVTVUV lower_?=SWTUWUSUU lower_Unknown=VSVUVVUUT lower_about=UUVTUUXST
lower_accounts=SSUWVTVUV lower_and=VSUUUTUUV lower_article=UUTVUUTUV lower_bot=WRUSUVUUU
lower_common=VTWUUTVUT lower_compare=VVUUUUUUT lower_copula=TSUVVTWUU lower_correction=SUUTVUUVW
lower_courtesy=TUVTVUVVT lower_credentials=UTUUVUUUU lower_emoji=VTUVSVVUU lower_end=VTUTSTVUU
lower_endorse=TUWUUUUUU lower_ens=UUUUVUUUU lower_fid=VSUWSUUUU lower_first=SWUUUWTUT
lower_form=SUUUUWUUU lower_greeting=UTUUUUVUU lower_handle=UVUUUTUUU lower_he=TTVVVUTUU
lower_help=TWUUUTVUU lower_holds=VUUSUUUUU lower_interrogative=RUVUVVUUV
lower_interrogativeSubject=TTUVVTVUU lower_last=UVUUUUTUV lower_link=VVUUUTTUU lower_lower=TUTUUUUTU
lower_mention=TSUUTVTUW lower_my=WWWSSTTUU lower_name=STVTTVUUV lower_no=UTUVVTRUX
lower_not=SVTVSWTUW lower_notAfter=UTUUTTVUW lower_number=WUVUSVUTU lower_on=UUUSVVTTW
lower_only=UTUWUUTUU lower_or=TVUTWTSUW lower_person=USUTXTWVU lower_platform=TWTUVTUTU
lower_pointing=UUUUVTUUV lower_possessiveAfter=VUTTWUTUV lower_possessiveBefore=WVUTUVSTT
lower_praise=VTUTVTVUT lower_profile=URTXTTVUV lower_question=VUTTVUVUS lower_relative=VUUTUWTUU
lower_request=TWVTTTVUU lower_second=UUUVUUUUU lower_self=VTTWVVUSU lower_statement=TVUUSVVUT
lower_thanks=UUUUUTVUU lower_third=UUUUUUUVU lower_trust=VTUUWUTUT lower_unknown=UUUUVUTTU
lower_verifiers=UUUVUUTUU lower_wallet=TUTVUVUUU lower_yes=UVVUTTUUU lower_you=TWUUUWUUU
mention_,=TTUUVVTUV mention_.=TVUUWSUUU mention_?=TTUTTXVUV mention_about=SUWVUTUUT
mention_accounts=UUVUTVUUU mention_and=VVTTTVVUT mention_article=UTUUUVTUV mention_bot=UUVTTVTUU
mention_callAfter=VUUUUSVUU mention_common=TUTUUUTUW mention_compare=TVUVTVUUU
mention_copula=VUTUTTTUV mention_correction=TUUTVWUUT mention_courtesy=TTTVTVXUT
mention_credentials=VUUUUTUUU mention_emoji=UTUUUUUUV mention_end=TVTUUVUUU
mention_endorse=SUWUUTUUU mention_ens=TUUUUWUUU mention_fid=VUUTUUUUU mention_form=UUUUUVUUT
mention_greeting=VUUUUVTUU mention_handle=TUUUUVUUU mention_he=UUUUUUUUT mention_help=TUUUUVUUT
mention_holds=TUTUUVUUV mention_interrogative=YUTUTUUUT mention_interrogativeSubject=WUUUUSUUU
mention_lower=TUTUVVTUW mention_mention=UUTUUVUUU mention_name=TUTUUWVUU mention_no=VUUUUUTUU
mention_not=SUUVTUTUW mention_notAfter=RXTVUXUUT mention_on=VUVUUTUUT mention_only=TUUUUVUUU
mention_or=TUVUUVUUT mention_person=TUWUTVUUT mention_platform=SUUTTYUUU mention_pointing=UUUUTWTUV
mention_possessiveAfter=SUVUUVTUV mention_possessiveBefore=UUUUUTVUU mention_praise=UUUUUTVUU
mention_profile=SUTUUWWUU mention_question=UTVTTUVUW mention_relative=UUUUUSVUV
mention_request=VTTSVTVUV mention_self=TUVTUVTUV mention_statement=TUTWXUSUT mention_trust=TUUUUVUUV
mention_unknown=TUTUVUVUU mention_verifiers=TUUUUXTUT mention_wallet=TUUUUVUUU mention_yes=TUUUUWUUU
mention_you=XUUTUSUUU my_accounts=TUUXTUUUU my_common=VSUSWUVUT my_courtesy=STUYTUUUU
my_end=SUUXUTUUU my_ens=TUUXSUUUU my_fid=USUYUTTUU my_lower=TUVUUVUUU my_name=VUUTUUUUU
my_person=VUUUTUUUU my_platform=UUUWTUTUU my_praise=VUTUUTUUU my_profile=PTVcRTTUV
my_question=UTUXUTUUU my_relative=XVUQUVTUU my_request=UUUVUUUUU my_trust=UUUVTUUUU
my_unknown=TUVTVVUUU my_wallet=VTUVUUTUU name+1:,=UTVVUTUVT name+1:.=TVUUWSUUV name+1:?=SSTTUWWUV
name+1:about=TUWUUUUTU name+1:accounts=TUVUUUUUU name+1:and=WVTTTVUUS name+1:article=VUUUUTUUV
name+1:bot=TUVUTTUUW name+1:callAfter=VUUUUSVUU name+1:common=TTTUVUWUT name+1:compare=VUUUUVUUT
name+1:copula=WTTVTUUUT name+1:correction=TUUTUTUUW name+1:courtesy=VWTTTUUUT
name+1:credentials=VUUUUTUUU name+1:emoji=UTUUUVUUU name+1:end=TTUUVTUVW name+1:endorse=SUWUUUUUU
name+1:ens=TUUUUVUUU name+1:fid=UUUTUUUUV name+1:form=UUUUUUUUV name+1:greeting=VUUUUUTUU
name+1:handle=UUUUUUUUT name+1:he=TVUUUUUUU name+1:help=TUUUUVUUU name+1:holds=RUTUUXUUU
name+1:interrogative=WTTUTVTUU name+1:lower=UVTVSUVTU name+1:mention=VUTUUUVUU name+1:name=UUTUUUVUU
name+1:no=VTUUUWTUT name+1:not=TUUVTVUUU name+1:notAfter=UWUUUTUUU name+1:on=VTUTVVUTV
name+1:only=TVUUUWUUU name+1:or=TUVUUVUUU name+1:person=TUWVSVVUT name+1:platform=UXUTVSVUU
name+1:pointing=UUUUUUTUW name+1:possessiveAfter=UUVUUVUUU name+1:possessiveBefore=UTUUUVUUU
name+1:praise=UUUUVTVUU name+1:profile=TUTUUVVUU name+1:question=WUVTTTVUS name+1:relative=UUUUUSVUV
name+1:request=XVUSVSVUT name+1:self=SUVTUVUUT name+1:statement=WUTWVTTUT name+1:trust=TUUUUXUUT
name+1:unknown=TUTVTUWUU name+1:verifiers=TUUUUXTUT name+1:wallet=TUUUUVUUU name+1:yes=TUUUUVUUU
name+1:you=YUUUURUUU name+2:,=UUUTUVTUV name+2:.=UTUUUUUUV name+2:?=RVUUSZUUU
name+2:Unknown=TUUUUVTUV name+2:about=UTUTVUUUV name+2:accounts=VUUVUTUUT name+2:and=VUVUURVUU
name+2:article=VUWTTTUUT name+2:bot=YTUTUTSUT name+2:callAfter=TUUUUVUUU name+2:common=TSUWVUTUV
name+2:compare=VUUUUTUUU name+2:copula=TUUTUVVUU name+2:correction=RVUTUUWUV
name+2:courtesy=SUVVTTXUT name+2:credentials=UUUUUVUUU name+2:emoji=VUUUUTUUU name+2:end=TWRTUUXVW
name+2:endorse=UUYUURUUU name+2:fid=UUUUUVUUU name+2:first=TUUUUUUUV name+2:form=UUUUUTUUV
name+2:greeting=VUUUUUVUT name+2:handle=TUUUUVUUV name+2:he=VUVTWSUUU name+2:holds=UUUUWTUUU
name+2:interrogative=VUUUTWSUV name+2:interrogativeSubject=TVUUTUUUV name+2:lower=UTXTUTVTR
name+2:mention=TUSUSXUUW name+2:my=VUTVVTVUU name+2:name=TUSUTWTUX name+2:no=SUVVUTVUV
name+2:not=SUTVVXTUT name+2:notAfter=TUUUUUVUU name+2:number=VUWUUTUUU name+2:on=UUSTWTUUW
name+2:only=TUUUUVUUU name+2:or=SVUVUVUUU name+2:person=VUUUUUTUU name+2:platform=RUTUVYTUV
name+2:pointing=XTUTVUUUS name+2:possessiveAfter=UVUUUSUUW name+2:possessiveBefore=UUUUUVVUT
name+2:praise=VUTUUUUUU name+2:profile=UVUUUSUUV name+2:question=WUUTTTVUT name+2:relative=RUUUUWVUU
name+2:request=YTTUTSUUU name+2:self=XUTSWSVUT name+2:statement=WUUVURUUV name+2:thanks=TUUUUVUUU
name+2:trust=SUWVUUVUU name+2:unknown=UTWTTVVUS name+2:verifiers=TUUUUVUUU name+2:wallet=TUUUUWUUV
name+2:yes=UVUUVVUUT name+2:you=WUUUTUTUU name-1:,=WTUUVVSTT name-1:.=UUUUUUVUU name-1:?=SUUWWTUUU
name-1:Unknown=UUUUVUUUU name-1:about=UUVTRUVUU name-1:accounts=TTUUVVUUT name-1:and=VUTTTVUUV
name-1:article=RVVUVWUVT name-1:bot=USUSVWUUU name-1:common=TTWUUTVUU name-1:compare=UUUUUVUUT
name-1:copula=USTTVWUUU name-1:correction=SUUUUXUUU name-1:courtesy=VUUSUTTUW name-1:emoji=TUUUUUUUU
name-1:end=VTTVTTUUV name-1:endorse=SUYUUTUUU name-1:fid=TUUUUVUUU name-1:greeting=WUUUVRUUU
name-1:he=VUUUVUUUU name-1:holds=UUUUUVTUU name-1:interrogative=WSTTSWUUW name-1:lower=VXUUTTUUT
name-1:mention=SUUUUVUUW name-1:my=VUUTUTUUU name-1:name=SUUUUUUUW name-1:no=UTUUUTVUU
name-1:not=YWTUWNUUT name-1:notAfter=RUTWVWUUS name-1:on=SVVUTVTUT name-1:only=SUUUUVVUV
name-1:or=VUUUUTUUU name-1:person=SUTUUYTUT name-1:platform=UUTUTUVUU name-1:pointing=UTUTUVVUT
name-1:possessiveAfter=UUVUUVUUU name-1:possessiveBefore=SVTTUUWUV name-1:praise=WUUUVRVUU
name-1:profile=RUUUUYUUU name-1:question=TTUUVXUUU name-1:request=TTTVUWVUT name-1:self=UVUUTUVUV
name-1:statement=STUTVVWUU name-1:thanks=VUUVVSVUU name-1:trust=TUUUUVUUU name-1:unknown=VXVTUTTUS
name-1:verifiers=TUTUUVUUV name-1:wallet=TUUUUVUUV name-1:yes=UUVUUUUUT name-2:,=VUUTTWVUT
name-2:.=VUUUUUUUT name-2:about=VTUUUUTUV name-2:accounts=TUUUUUVUT name-2:and=TUUUTUUUW
name-2:article=RVUUUVWUU name-2:bot=UTVTTVUUS name-2:common=TWRTWTWUV name-2:compare=UUUUUWUUT
name-2:copula=VTUUUTVUV name-2:correction=SUUUUWUUU name-2:courtesy=SVSUTUVUX
name-2:credentials=UUUUUVUUU name-2:end=VQTUUVUVT name-2:endorse=TUXUUSUUU name-2:ens=TUUUUVUUU
name-2:fid=TUUUUVUUV name-2:first=TUUUVUUTV name-2:he=UVUUUUUUU name-2:holds=TUUUUUUUV
name-2:interrogative=TVUUTYTUT name-2:interrogativeSubject=SUUUUWUUU name-2:lower=UUUUVUTUV
name-2:mention=RUTUUXUUW name-2:my=TUVUUTVUU name-2:name=RUTUUWUUW name-2:no=SUUUVVUUU
name-2:not=WUTVVPWUV name-2:notAfter=TUUUUWUUU name-2:number=VUUUUTUUU name-2:on=UTUUUVVUT
name-2:only=VTUUUTUUU name-2:or=UUUUUTVUU name-2:person=TUUUTVTUW name-2:platform=SUTUTYUUU
name-2:pointing=VWTTSUUUU name-2:possessiveAfter=VUUUUUUUS name-2:possessiveBefore=TVUUUVUUU
name-2:praise=XUUUUSUUU name-2:profile=SUUUUWVUU name-2:question=STVUVUVUV name-2:relative=UUUUVUVUT
name-2:request=VVTTTVTUU name-2:self=UUUTUTUUV name-2:statement=UUTUUVTUU name-2:thanks=ZUUUUPUUU
name-2:trust=UUUUUTUUV name-2:unknown=TTUUVVTUV name-2:verifiers=UUUUUVTUU name-2:wallet=SUUUUXUUU
name-2:yes=TUUUTVUUU name_,=STUVUUUUW name_.=TWUUWTUUV name_?=UTTTTWUUW name_about=STXVUTUUU
name_accounts=TUVUTVUUU name_and=VVTTTVVUT name_article=TTUUUWUUU name_bot=SUVTUVVUU
name_callAfter=WUUUUSVUU name_common=TUTUUVTUW name_compare=TVUUTVUUU name_copula=VUTUTUTUW
name_correction=SUUTVVUUV name_courtesy=TTTUTWWUU name_credentials=VUUUUTUUU name_emoji=UTUUUUUUV
name_end=TVSTUWUUV name_endorse=TUVUUUUUU name_ens=TUUUUWUUU name_fid=UUUTUUUUV
name_greeting=VUUUUUUUT name_handle=TUUUUVUUU name_he=UUVUVTUUU name_help=UUUUUVUUU
name_holds=SUTUUWUUV name_interrogative=XUTUTVUUT name_interrogativeSubject=UUUUUTUUV
name_lower=TUTUUVTUV name_mention=UUTUUUUUW name_name=UUTUUVUUU name_no=VUUUUVTUU name_not=TUUVTUTUV
name_notAfter=RWTUUXUUT name_on=UUUTUUUUV name_only=TUUUUXUUT name_or=TUVUUVUUT
name_person=TUWVTUVUT name_platform=SUUTTZUUU name_pointing=UUUUVUTUW name_possessiveAfter=TUVUUVTUV
name_praise=TUUUUUVUU name_profile=TUTTUVVUT name_question=VTVTTUUUV name_relative=UUUUUTVUV
name_request=XTTSVTVUU name_self=SUVUVWTUU name_statement=TUTVWVSUU name_thanks=UUUUUVUUU
name_trust=SUUUUVUUV name_unknown=UUTUUVTUV name_verifiers=TUUUUXTUU name_wallet=UUUUUVUUV
name_yes=TUUUUWUUU name_you=YUUTUSUUT named:0/-1=VUTUVUTUU named:0/-2=WWVUUURTT named:0/-3=WUVUWUPUT
named:0/-4=VUSVVUOXT named:0/0=TVTUTUWUU named:0/1=URTUTUWVV named:0/2=RTUUSUZUV named:0/3=STUSTUaUU
named:0/4=RSUSTUbUU named:0/false/false=WUTTTQUXT named:0/false/true=RWTVUUVUT
named:0/true/false=VUUUWOVUS named:0/true/true=RUTUXVUUU named:0=VVRUVMWXR named:1/-1=SVUUTTWUU
named:1/-2=VUTUUUVUT named:1/-3=SWUWTVSUT named:1/-4=WTVTVWOVQ named:1/0=TUUUUTWUU
named:1/1=RUUUUUYUT named:1/2=TUUUUSXUU named:1/3=UUUUUSXUU named:1/4=TUUUUTWUU
named:1/false/false=VTWRUUWUS named:1/false/true=VUTUVTWUS named:1/true/false=VTUVTVVUS
named:1/true/true=VTTUTVUUV named:1=WRVUTVVVQ named:2/-3=UUUUUUUUV named:2/-4=VTTTTUUUX
named:2/false/false=STSTTYTUW named:2/false/true=RUUUUXUUV named:2/true/false=RTTUSZUUV
named:2/true/true=TVUTUUUUV named:2=RURTSaUUY named:3/-4=VUUUUMUUb named:3/false/false=TUUUUTVUW
named:3/false/true=TUUUUWUUU named:3/true/false=SUUUTUUUX named:3/true/true=TUUUUUUUV
named:3=RUTTUVTUY names:=VVSUVMVWS names:joined+mention=UUUUUSUUW names:mention+joined=TUVUUUUUU
names:mention+platform=TVUUTUUUV names:mention+written=TUUUUXTUT names:mention=VOUUTVVUT
names:platform+mention=VUUUUTTUV names:platform=TVSTVVVUT names:written+mention=UUUUTRUUY
names:written=RTTTSaVUU no_,=UUTUTWVSW no_.=SUUUVVVUU no_?=TTUWVVTUU no_about=WUUUUSUUU
no_article=VVUUTUSUU no_bot=UUUUUWSUU no_common=TUUVTWUUT no_correction=TUUVVUUUT
no_courtesy=UVUTWUTUT no_end=XTTSUUUTV no_he=TUUVUUVUU no_lower=UVVTTTUUU no_mention=TTUUUVVUU
no_name=STUUVVVUU no_no=TUUVUUVUU no_not=TUUUUVUUU no_on=VUUVUTUUU no_pointing=TUUUUUVUU
no_praise=SUUUUVWUU no_question=UUUUVVTUT no_request=VUUUUTUUU no_self=TUUUUVUUU no_trust=UUUVUTUUU
no_unknown=UVVUTTUUU notAfter_,=TTUUUVUUV notAfter_.=TUUUUVUUT notAfter_?=WTUUUUSUU
notAfter_bot=TUUUTUVUV notAfter_common=UTUVUVTUU notAfter_correction=UUUUUVUUT
notAfter_courtesy=UUUUTUTUV notAfter_end=UTTVTXUTU notAfter_lower=WWUUTSUUU
notAfter_mention=PTTWUXUUT notAfter_name=QUTWUXUUT notAfter_pointing=TUUUVUUUU
notAfter_question=TVUTWVTUS notAfter_request=WUUUUQUUW notAfter_statement=VVUUUTUUU
notAfter_unknown=WVUUTSUUU not_,=UUUTUUWTV not_.=VUUUUVTUT not_?=UUUUVUUUU not_about=UUUTVTUUU
not_article=TTUUTSVUX not_bot=UUUUUVUUU not_common=XSUTSVVTU not_copula=VUUUWSTUU
not_correction=UTUUUVUUU not_courtesy=WUUTTUUUU not_end=VTUVUTUUV not_first=VUUUUUTTU
not_he=RUUYQWVUU not_interrogative=TUUUTWVUU not_lower=RVUURXVTV not_mention=QXSUWZTUR
not_name=SWSUXXUUQ not_number=TUUUUUUVU not_person=UUUVSVUUU not_platform=UUUUUUVTU
not_pointing=SUUYRVVUU not_praise=TUUUUVVUU not_question=UUUUVUUUT not_request=ZUUVUPTUU
not_self=TUURYVVUT not_statement=UVUUUTUUU not_trust=WUUUUTUUU not_unknown=RVUVSWUTW
not_yes=SUUUUWUUU number_,=SVUUUVVUU number_.=UUUUUVTUU number_about=TTUUUUWUU number_and=TWUTUUTUV
number_bot=VUUUUUUUU number_common=TUVUVWSVU number_courtesy=UVUTUUTUU number_end=WUUTTTTVV
number_lower=WUWTUTUVT number_on=TTUUUTXUU number_unknown=WUVTUUTUT number_wallet=XUUUTUTUU
on_,=RVUTTUYUU on_?=TVUUUTUUV on_Unknown=UXUUUVTTU on_about=TUUUUTVUU on_accounts=VUUUUUUUU
on_article=UTUTUVXTT on_bot=YUTTTSVUU on_common=UVTUUSXTU on_correction=WUUUTTUUT
on_courtesy=SUUVUUUUV on_end=UTTTVUUVU on_ens=TUUUUTVUV on_fid=TUUUUVUUU on_first=WUUUUUTUT
on_form=TUUUUVTUU on_handle=TUVUUUUUU on_he=VTUUXSUUT on_interrogative=SUUUVWUUU
on_interrogativeSubject=TUUUVVUUU on_lower=UVWTSTVUU on_mention=SUUTUUVUV on_my=UUUTUWTUU
on_name=TUUUUVUUV on_no=TUUUUUVUU on_number=XUUTTTUUU on_on=UVUUUUTUU on_person=VUUUUSUUU
on_platform=TUTSWYRVW on_pointing=YUUTXRTUT on_profile=UUVVSSVUU on_question=UUUUWUUUU
on_request=UTUUUVUVU on_self=TTUYTVSUU on_statement=UUUUUTVUU on_trust=TUUVTWTUU
on_unknown=TWVUSTUUU on_wallet=UUUUUUVUU on_yes=TUUUUVUUT on_you=TUUWUTUUU only_,=SUUUUWVUT
only_about=TUUUUVUUU only_bot=WUUUUTUUU only_common=WVUUUSTUU only_courtesy=UUUVUUTUU
only_end=UVUUUWTUT only_lower=TTTUUTUUX only_mention=SUUUUVUUV only_name=SUUUUVUUW
only_not=VTUUUUTUV only_request=SUUVUVUUU only_unknown=TTTUUTVUV or_article=TUUUUVVUU
or_bot=VUUUUUTUU or_common=SWUUVVSUU or_copula=UUUUVUUUU or_courtesy=TVUUUVUUU or_end=UTUUVUVUU
or_he=UUUUVUUUU or_lower=SVUUUVTUV or_mention=VUUUUWUUS or_name=VUUUUUUUU or_no=SUUXVUSUU
or_not=UUUVVTUUU or_notAfter=VUUXUTSUU or_only=UWUUTUUUU or_question=TTUUVUVUU or_request=VUUUUTUUU
or_self=UUUTUVUUU or_trust=TUUTVUUUU or_unknown=SWUVUUSUV out:0=UTUSTSUWS out:1=NYPRXZUUW
out:2=QUUVUWUUW person_,=TUTVTTVUU person_.=VUUUUVUUU person_?=SUUUTWVUU person_Unknown=UUUUUTVUU
person_about=TWVUVVSUU person_and=VUUUUTUUU person_bot=VVUUTUVUU person_common=UTUUVUUUU
person_copula=UUUUUVUUU person_correction=WUUUUTTUU person_courtesy=UUWUVSWTU person_end=UUUTVUSVV
person_form=UUUUUVUUU person_he=UWUUSUUUU person_holds=UUUUVTUUU person_interrogative=TVUTVXSUT
person_interrogativeSubject=WUUUTUUUU person_lower=VTUSVVUUU person_mention=VUUUUUVUT
person_name=UUUUUVVUT person_notAfter=UUUVTTUUV person_on=UVUUTWTUV person_or=TUUUUVUUU
person_person=UWUSUTVUU person_platform=TUUUUUVUU person_pointing=UWUUUTUUU
person_possessiveAfter=UUUUUVUUU person_possessiveBefore=UVUUUTTUV person_praise=VTVUUSVUU
person_profile=TVUUUUUUU person_question=USUTVTWUV person_request=VUUTUUUUU person_self=STUVWTUUV
person_statement=USUWUUUUU person_trust=UUWUUTUUU person_unknown=VTUSWUUUV person_yes=TUUUVUVUU
person_you=UVUUVUSUU platform_,=UWUTSWRVV platform_.=VUUUSVUUU platform_?=TUUUYRWUU
platform_about=WTUTVSWUU platform_accounts=TXUWTTSUU platform_and=TVUUUWTUU platform_bot=RUUUUXUUU
platform_common=WUUUTVTTT platform_copula=VUUWTUSUU platform_correction=SUUTYUTTU
platform_courtesy=SUURZTVTU platform_end=SWTSVVUUV platform_first=UUUUVTWTU platform_he=UUUUVVTUU
platform_holds=UVUUUVTUU platform_interrogative=UUUUUVUUU platform_lower=TVTUVVTVT
platform_name=UTUUUUUUV platform_no=UUUUVUTUU platform_on=TTUUVUVUU platform_or=TVUUUUUUU
platform_person=SVUUUXRVU platform_pointing=UUUTVVSUU platform_possessiveAfter=VUUUTUUUU
platform_possessiveBefore=WSUUUVUUT platform_profile=TUUUUUVUU platform_question=UUUWUVSUU
platform_request=TTUUUUVUU platform_statement=YTUUUSTTV platform_unknown=TVTUUUUVU
platform_wallet=TUUTUWUUU platform_yes=VVUUUUSUU pointing_,=RUVXTUTTV pointing_.=TUUVUUUUU
pointing_?=UUUSWUVUT pointing_Unknown=UUUUTTVUU pointing_about=WVUSWTRVU pointing_accounts=XVUTURWUU
pointing_and=UUUUUTUVV pointing_article=SVUUUTVUV pointing_bot=VVVTUTUUU pointing_common=VTTVVTUVU
pointing_compare=UUUUVUUUU pointing_copula=WTVUPVVUV pointing_correction=VXUTTTTUU
pointing_courtesy=UUWVTSRUX pointing_credentials=TUUUUWTUU pointing_emoji=VUUUUUUUU
pointing_end=VTVSVVUVS pointing_ens=VUUUTUUUU pointing_fid=TUUTVVUUU pointing_form=UUUUUVUUU
pointing_he=UUUTVUUUT pointing_holds=VUUTWSUUU pointing_interrogative=QTUVXVUUT
pointing_lower=VUSTVUVTU pointing_mention=TTUUTWVUU pointing_my=TUUVVUUUU pointing_name=TTTTTWVUV
pointing_no=UTUVTVUUU pointing_not=TTUUSVXTU pointing_notAfter=TUUVSWTUU pointing_number=UUUUUVUUU
pointing_on=UUVUWTSUT pointing_only=VUUUVSUUU pointing_or=UUUUVUUUU pointing_person=STUUVWVUT
pointing_platform=VUUTXRUUT pointing_pointing=VUUTZRUUU pointing_possessiveAfter=TUUTVUUUU
pointing_possessiveBefore=UUUTWUUUU pointing_praise=VUUTTUUUV pointing_profile=VUTSUXTUT
pointing_question=URUTUXUUV pointing_relative=VWUUSUUUU pointing_request=VTVUWRUUU
pointing_self=UUUUVUUUU pointing_statement=WUUTTVUUU pointing_trust=RWVTXUTUU
pointing_unknown=UVTTWUVUU pointing_wallet=TTTTWVUUU pointing_yes=UTUUUUVUU pointing_you=VVUTVTUUU
possessiveAfter_,=UUUUUVUUU possessiveAfter_?=UUUUUTUUV possessiveAfter_accounts=TUUTUUWUU
possessiveAfter_bot=TUUUVUUUU possessiveAfter_common=VWUUUTTUU possessiveAfter_courtesy=SUUUVVUUU
possessiveAfter_end=UTUUVUUVU possessiveAfter_ens=TVUUUTUUV possessiveAfter_fid=UUUUUVUUU
possessiveAfter_interrogative=TUUUVUUUU possessiveAfter_lower=VTUUTWTUU
possessiveAfter_mention=UUVUTUUUU possessiveAfter_person=UUUUVTUUU
possessiveAfter_platform=TTUUVUVUU possessiveAfter_pointing=VUUUTUUUU
possessiveAfter_unknown=UUUTUWTUU possessiveAfter_wallet=UUUUTVUUU
possessiveBefore_Unknown=TWUUUWSUU possessiveBefore_accounts=TUUUUVTUU
possessiveBefore_article=VTUTVTUUU possessiveBefore_bot=WUUUTTUUU possessiveBefore_common=TUUTVVUTV
possessiveBefore_courtesy=XUUUTSTUU possessiveBefore_form=SUUUUWUUU
possessiveBefore_handle=TUUUUVUUU possessiveBefore_he=UUVUUSUUV
possessiveBefore_interrogative=TUUUVUUUU possessiveBefore_interrogativeSubject=TUUUVUUUU
possessiveBefore_lower=WUTTUUUTV possessiveBefore_mention=TUTTUUVUV possessiveBefore_my=UUUVUUUUU
possessiveBefore_name=SUTUUVVUV possessiveBefore_number=VUUUUUTUU possessiveBefore_person=TUUUUVUUU
possessiveBefore_platform=TVUUUUUVU possessiveBefore_pointing=STVUWTUUV
possessiveBefore_question=WUUUUSUUV possessiveBefore_trust=TUUUVUUUU
possessiveBefore_unknown=VWTTUUTTW possessiveBefore_you=VTUUUUUUU praise_,=UUUUTVUUU
praise_.=TUUUUTVUU praise_?=UVUTSUWUU praise_about=VUUUUTUUU praise_and=TUVUUTUUU
praise_article=WUUUTUUUU praise_bot=STTTWXVUU praise_common=UUVUTTVUU praise_copula=VUUUUVUUU
praise_correction=UUUUUUTUU praise_courtesy=XTUWSTUTU praise_end=YRUUUTSVU praise_he=UUUUUTUUV
praise_interrogative=VUUTWSUUU praise_lower=VVUUTUTUU praise_mention=WUUUVSUUU praise_name=WUUUVTUUT
praise_no=SUUUVVUUU praise_not=TUUUVVUUU praise_number=VUUUUUUUU praise_on=XVUUVRTUU
praise_person=UVUUUTVUU praise_pointing=XUUUSTUUU praise_praise=WUUUSUUUU praise_profile=UUUVUUUUU
praise_question=XUUUQVVVU praise_request=VUUUTUUUU praise_self=VUUUTUTUU praise_statement=TUUUUUVUU
praise_thanks=TUUVUUUUU praise_trust=YUUTSUUUU praise_unknown=UUUUUUUTU praise_yes=UUUWTUUUU
praise_you=SUUVUUUUU profile_,=TVUUTVVUT profile_.=UTUUUVUUU profile_?=TVUTUWUUT
profile_about=VTUSUUXUT profile_article=RUUWUVUUU profile_bot=WUUVTSUUV profile_common=VTUTTUWUT
profile_copula=UTUUWUUTU profile_courtesy=RUUVWVTUU profile_end=UUVWUSTUV profile_he=TUUUWUTUV
profile_holds=UUUUVTUUU profile_lower=UUUVUUVUS profile_mention=RUUUUXUUU profile_my=TTWVTUUUU
profile_name=RUUUUXUUU profile_on=TUUSVUWUT profile_platform=UUUUUVUUU profile_pointing=TTUUVUUUV
profile_possessiveAfter=TUUUVUUUU profile_possessiveBefore=WTUUUSWUU profile_praise=UUUVTVUUU
profile_question=VUUUWUSTU profile_request=SUUWUUTUV profile_self=TUUWUUUUU
profile_statement=UTUTWUUUU profile_unknown=TUUVVTWUT profile_yes=UVUUTVTUT
question/false/false=WSTRUTVXU question/false/true=SUUUUWUUU question/true/false=VUUUUUTVU
question_,=TWUTUUUUT question_.=UUUUUUVUV question_?=STUUVTWUU question_Unknown=STUUUVWUU
question_about=SUUVWUUUT question_accounts=UTUUUUTUU question_and=WUUUUTTUU
question_article=TVWUUUTSV question_bot=WSUSUWUUU question_common=VXUVUTSTV
question_compare=WUUUUTUUT question_copula=PVUTVXWUT question_correction=WUUTUSUUV
question_courtesy=TYURWVSTU question_credentials=STUUVVVUU question_emoji=TUUUUVUUU
question_end=SVTVWUSUU question_ens=TUUUUVVUU question_first=VUUUUUUUU question_form=UUUUUVUUT
question_he=PSUUZWSUV question_holds=UTUUUTVUU question_interrogative=UTUUVVVUU
question_interrogativeSubject=UTUTUVVUU question_lower=VVTVVUTTT question_mention=SSUTWVTUX
question_my=TTUZSTUUU question_name=SSUTWWUUW question_no=SUVTTWUUU question_not=XUUTTTTUT
question_number=VUUUUTUUU question_on=TTUVUVVUU question_only=VUUVUTUUU question_or=UUUUVUUUU
question_person=UTVVTTVUU question_platform=SUUWVSUUV question_pointing=QXTTXUTUT
question_possessiveBefore=TUUVVTVTV question_praise=UTUTVVVUU question_profile=UWUTTVTUU
question_question=TWTVUUVTT question_request=XUUUTTUUU question_self=TVUTUUWUU
question_statement=VTUVVVTUU question_trust=STWTTVWUU question_unknown=UVSUVTVUT
question_wallet=STUYUVTUU question_yes=UVUSWUTUU question_you=SWUTVTTVU quote/false/false=WSUTXTTUU
quote/false/true=VUUUUUUUU quote/true/false=UUUTVUVUU quote/true/true=TVUUTVUUT relative_,=YUUUUSSUU
relative_?=WWUTRUUUU relative_common=UTUTVVUUU relative_courtesy=UUUTUWTUU relative_end=UUUUUVTUU
relative_lower=UUUVVUVUT relative_mention=UUUUUUVUU relative_name=UUUUUUVUU relative_on=VUUUUSVUU
relative_pointing=VVUUTUUUU relative_possessiveBefore=VUUUVSVUU relative_question=VUUVUTUUU
relative_self=UUUUUTVUV relative_statement=STUUUVWUV relative_unknown=VTUVUUUUU
reply/false/false=UWVTTUTUU reply/false/true=UUTUUTUUU reply/true/false=TQVTVXVUS
reply/true/true=TUUVUUWUT request_,=XVUTUTTUT request_.=UUUUTVVUU request_?=TRURUUbUU
request_Unknown=SUUTUUXUU request_about=URTaSTVUT request_article=TWUVTWSUT request_bot=UUUVTUUUU
request_common=UUTUWVTUV request_compare=UUUUUTUUV request_correction=RTUYTUUUV
request_courtesy=WSUUUVVUT request_emoji=TVUUUUUUU request_end=QXUUSYRUW request_fid=TUUUUVUUU
request_first=UVUUUUUUU request_form=UUUUUSVUU request_handle=TUUUUVUUU request_he=SRTUYVVUT
request_interrogative=VTUSVVUUU request_interrogativeSubject=TTUTUXUUU request_lower=UVUUUUUTV
request_mention=STTUUWUUU request_my=RVUYUSTUV request_name=UTTUUVUUU request_no=VUUUUTVUU
request_not=WWUTTSVUU request_number=WUUUUSUUU request_on=VUUVTUTUU request_only=WSUUUTUUV
request_person=SUUVUVTUU request_platform=VVUTUTUUU request_pointing=VUVVSVTUT
request_possessiveBefore=XVUUURTUU request_praise=VUUUTUUUU request_profile=VUUVUSUUU
request_question=UTVVTVUUU request_request=SVUTUWVUU request_self=TTUXVSVUU
request_statement=VUUUUTUUU request_trust=TUUVUUTUV request_unknown=TVTTTUVTV
request_wallet=TUUUUWUUU request_yes=TVUVUUTUU request_you=TUUTUVUUU rhetorical_end=TWUUUUUUU
rhetorical_lower=UUUUUVUUT rhetorical_name=WUUUUSUUU rhetorical_unknown=VUTUTWVUT second_,=UUUUUTUUW
second_common=UUUUUUUUV second_courtesy=SUUUUVUVV second_end=VVUUUUTUU second_lower=UUUWUSTUW
second_unknown=VUUVUSTUW self_,=WUUWVSRUU self_.=TUUXTTUUU self_?=TPUeRUSUU self_about=UTVUUVTUV
self_accounts=TUUWUUUUU self_and=VUUUUUUUV self_article=XWURVTTUU self_bot=QTUaUTUUU
self_common=RWUUUWVUT self_copula=VUVUUTTUU self_correction=TVUWTVUUU self_courtesy=TRUaSVUUU
self_emoji=TUUVUUUUU self_end=SRTaUSWUT self_endorse=UUUUUVUUU self_fid=UUUVUUUUU self_he=VUUUUVUUU
self_holds=VUUVUSUUU self_interrogative=URUXUTUUU self_interrogativeSubject=UUUUTUUUU
self_lower=USWUUVVST self_mention=TUUVTVVUU self_name=TUUVTVVUU self_no=TUUUUUUUU self_not=UUUTVUUUV
self_notAfter=UUUVUTTUU self_number=VWUTUTTUU self_on=USUXUSUTU self_only=TUUUVUUUU
self_pointing=TTTUXVTUU self_praise=UUUUUVUUU self_question=WTVWSSTUU self_relative=UVUSUVUUU
self_request=VVTVTSVUV self_self=UTUVTVTUT self_statement=UUURWVVUU self_trust=STUZSTUUU
self_unknown=VSXUTUWST self_you=TTUWUTUUU statement_,=VSUUUVUUU statement_.=TUUUVVUUV
statement_?=SWUTUWTUU statement_Unknown=VUUUUTUUU statement_about=UUUUTVUTU statement_and=TUUVUUVUU
statement_article=SWUUTWUUT statement_bot=WUUUUTTUU statement_common=WTUXUTSSU
statement_copula=VUUUVUTUT statement_correction=VTUVTUVTU statement_courtesy=VTVVVUUTT
statement_end=aXSUTPSVT statement_first=TUUUUVUUU statement_form=UUUUUVUUU statement_he=UUUTSUXUU
statement_holds=UUUUVUUUU statement_interrogative=WVUUUTTUU statement_interrogativeSubject=VUUUUTUUU
statement_lower=TSUUTXUUU statement_mention=TTUTVVVUU statement_my=WTUTVTUUU
statement_name=RUUTVVVUV statement_not=TUUVVTVUU statement_on=SVWUTVUUU statement_person=TTVUWTTUV
statement_platform=VUUUUTUUU statement_pointing=WTUTQXWUT statement_possessiveAfter=UUVUUTUUU
statement_possessiveBefore=TUUUUVVTV statement_praise=UVUUUVUUU statement_profile=VUVUVSUUU
statement_question=UTUTVTVUV statement_request=UUUUWWSTU statement_self=UUUSUUWUU
statement_statement=UWVTUTTUV statement_trust=UTUVUTUUU statement_unknown=UTUTTWVUU
statement_yes=UUVUUTUUU statement_you=VTUWUTTUU thanks_,=WUUUVSUUU thanks_.=QUUWUXUUU
thanks_about=WUUUUTTUU thanks_bot=aSUSUTTUU thanks_common=SUUUUWUUU thanks_courtesy=XUUTSUTUU
thanks_end=VRTSRYVVU thanks_lower=WUUUUTTUU thanks_mention=UUUVVSVUT thanks_name=VUUUUSVUT
thanks_on=WTUUUUTUU thanks_unknown=VUUTVTUUU third_common=VUUUUUUUU third_courtesy=VUUUUVUTU
third_end=TUUUUTVVU third_lower=TUUUTUVVU third_unknown=UUUUTUVUU top/false/false=UVPSUWVUU
top/false/true=WQWRUTXUT top/true/false=TURVUWUUU top/true/true=UUTTUVTUV trust_,=VUVUUTUUS
trust_.=UUUUTUWUU trust_?=QVURXYVUT trust_about=UTUUVTUUV trust_accounts=UUUUUUUUV
trust_article=UUUUUVUUU trust_bot=QTUVWWTUU trust_common=TWUVUURUV trust_copula=VUUUVTUUU
trust_courtesy=VTVUVUUUU trust_end=UTVUUUUUU trust_first=UUVUUUUUU trust_he=TUVUUVUUU
trust_lower=UVTVUTUUU trust_mention=UUUUUVUUU trust_name=TUVUUWUUU trust_no=TUUTVUUUU
trust_notAfter=UUUUUUUUV trust_on=UTUVUTUUV trust_or=SUUVUWTUU trust_person=VUUUTTUUU
trust_pointing=VTVTUUUUU trust_possessiveBefore=UUUUUUUUV trust_praise=XUUVSTUUU
trust_question=SUTSXVWUU trust_trust=TUUUUUVUU trust_unknown=VUTVVTUUU trust_yes=VUUUTUUUU
unknown:0/false/false=TTTSSUWXU unknown:0/false/true=VWTSUVUUS unknown:0/true/false=RVUTXUVUU
unknown:0/true/true=VVSUTVUUT unknown:0=UTRTTTXYT unknown:1/false/false=TUSTUYTWS
unknown:1/false/true=UUVTTUVUV unknown:1/true/false=TSTVWSVVS unknown:1/true/true=WTVTSUUUT
unknown:1=USTUUVTWU unknown:2/false/false=VUTUXVUTS unknown:2/false/true=VTUUTTUUT
unknown:2/true/false=VWVTSVTUU unknown:2/true/true=UTVTVUVUV unknown:2=VUTUUUUTU
unknown:3/false/false=XVURSTVTW unknown:3/false/true=TTVVVTTUV unknown:3/true/false=UXTVRVVUU
unknown:3/true/true=TUSVVUUUU unknown:3=UVVTTVUSV unknown:5/false/false=XTVUTTVUU
unknown:5/false/true=UVUTUUWUT unknown:5/true/false=UUUWTTVUU unknown:5/true/true=SVTVVWTUU
unknown:5=UTVUUUUUT unknown:9/false/false=UUUTUUUUU unknown:9/false/true=TUUUUVUUU
unknown:9/true/false=VUUTUUUUU unknown:9/true/true=SUUUUWUUU unknown:9=TUUUUVTUU unknown_,=WUUSTVUUU
unknown_.=UUUVVTTUV unknown_?=TUTVVVTUU unknown_Unknown=UQUSTWZTT unknown_about=VVVSTVVSU
unknown_accounts=SSUVWUVUV unknown_and=VTTUTTUUW unknown_article=VTTUUUUUV unknown_bot=WSUTUVVUU
unknown_callAfter=UUUUUVUUU unknown_common=VSWTUUUUU unknown_compare=VUUUUUUUT
unknown_copula=TSUTWUWUU unknown_correction=STUTVVVVV unknown_courtesy=VVUTTUUVS
unknown_credentials=UTUUVVUUU unknown_emoji=VSUVTUVUU unknown_end=VTVUTTUUT
unknown_endorse=TUWUUUUUU unknown_ens=TUUUVVUUU unknown_fid=UTUXSUUUU unknown_first=SVUUUWUUT
unknown_form=SUUUUWUUU unknown_greeting=UUUUUUVUU unknown_handle=VVUUUTUUU unknown_he=TTWUVVTTU
unknown_help=TVUTUTVUU unknown_holds=VUUTVUUUU unknown_interrogative=RVUUUVUUV
unknown_interrogativeSubject=UTUVUTUUU unknown_last=UVUUUUTUV unknown_link=WVUUUTTUU
unknown_lower=TUTUVUVTU unknown_mention=TTVUUVTUW unknown_my=VWXTSTTUU unknown_name=TTVUUUUUV
unknown_no=UVUUVUQUW unknown_not=UUUVSWTUV unknown_notAfter=UTUUUSVUX unknown_number=WUVUTVTTU
unknown_on=VUUSTVUTV unknown_only=UTUVUUTUU unknown_or=TVTTWTSUW unknown_person=TSUTXUVVU
unknown_platform=SXTTVTVST unknown_pointing=TVUTVUUUV unknown_possessiveAfter=UUTTWUTUV
unknown_possessiveBefore=VVUTUVSTU unknown_praise=UTUTWUVUU unknown_profile=URTXSUVUU
unknown_question=UUUUVUTUS unknown_relative=VUUTUVTUU unknown_request=TWWUUTUUT
unknown_second=UUUVUUUUU unknown_self=WSTVVUUSU unknown_statement=TVVTSVUUT unknown_thanks=VUUUTSVUU
unknown_trust=VTUUVUTUU unknown_unknown=UUUTUVVTV unknown_verifiers=UUUVUUTUU
unknown_wallet=TTUWTUVUU unknown_yes=VVUVTTUUU unknown_you=TWUUUVTTU verifiers_,=TUVUUUUUT
verifiers_about=TUUUVVTUU verifiers_common=TUUUVUVUU verifiers_courtesy=SUUUVVUUU
verifiers_end=TUVUWTUUU verifiers_he=TUUUVUUUU verifiers_lower=TUTVVUUUU verifiers_mention=TUTUUVTUW
verifiers_name=TUTUUVTUW verifiers_on=UUUUUVUUU verifiers_pointing=SUUUWTVUU
verifiers_unknown=TUUVVUUUU vocative/card=RTUZRVUUU vocative/false/false=TVUTTUTUV
vocative/false/true=UTUUVTUUU vocative/quote=SVTTWVUUT vocative/reply=TTUSUWVUT
vocative/top=UVTUUVUUU vocative/true/false=WUTVURVUS vocative/true/true=RVUTVUWUU vocative=TUTUVUUUU
w$:.eth=UUUUUUUVU w$:a_bot=WUUTUUUUU w$:account=VVUWTUSUU w$:ada=TQUSTUbUV w$:address=VUUTTVUUU
w$:again=UXUTUSTUU w$:airdrop=UVUUUUUUU w$:all=UUUVTUUUU w$:am_i=RTUaTTTUU w$:app=VUUUUUUUU
w$:aí=STUVVUUUU w$:back=XTUTUTUUU w$:badges=UUUUVUUUU w$:base=TVUUUUUUU w$:bitcoin=UWUTUUTUU
w$:bitte=TTUUUUVUU w$:boris=SUUUUWVUU w$:bot=SRTUVWVUV w$:both=VUUUUTUTV w$:break=TWRVWTWUS
w$:bro=UUUUUVUUU w$:c_est_qui=SUUUVVUUU w$:card=TUUVTTVUV w$:channel=UWUTUUSUU
w$:chi_sarebbe=STUUUUWUU w$:chi_è=VUUURUXUV w$:chưa=UTUVUUUUU w$:clown=TTUUXUTUU w$:coffee=VVUTUUTUU
w$:cơ=UUUUTUVUU w$:dabei=RUUUXUUUU w$:dat=UUUUTUVUU w$:data=VVUTUUUUU w$:degen=UVUUUUTUU
w$:design=TUWUUSUUU w$:dia=UTUTVVUUU w$:dis=TUUUUVUUU w$:diyecektim=VUUUUUUUU w$:do=UVUTTVUUU
w$:dong=UXUUUTSUU w$:dwr=STTTUUYUV w$:ella=UVUUTTUUV w$:emoji=XTTUTUUUV w$:ens=TUUUUUUVU
w$:es=UVUUUUTUU w$:esto=UVUUTUUUU w$:fake=UUUUTUWUU w$:fid=RUUTUWXUT w$:for_me=UUUWVRVUU
w$:ga=TUUUVVUUU w$:gimana=SVUUUVTUU w$:good_bot=VUUUUUUUU w$:grazie=SUUUUUWUU w$:gì=UVUTUUUUU
w$:göster=TUUaVSPUV w$:have=UVUTTUVUU w$:he=RUUUVVVUU w$:help=UTUVUVUUU w$:her=STYUUTTUU
w$:here=VWUTSUUUU w$:hier=UTUUUUUUU w$:him=WTVWRTVUT w$:horsefacts=STUTUUXUU w$:human=UUUUUTUUV
w$:is=VTUUVUTUU w$:ist=WUUUUSUUU w$:it=USUWWVSUU w$:jack=RQUTTVbUT w$:jajaja=TUUUVVUUU
w$:jo=TUUUTUWUU w$:kak=TVUTUUUUU w$:kaun_hai=UUUUUVUUU w$:không=UUUUUUTUU w$:kim=STUUVUWUU
w$:kkkk=VUUUUUTUU w$:kkkkk=SUUUVVUUU w$:ko=TUUTWVUUT w$:last_night=SXUUUUUUU w$:legit=TUUUWTUUU
w$:linda=TPUTTUbUU w$:link=UWUUUTUUU w$:linked=SUUUXUUUU w$:lmao=VUUUUUUUU w$:lol=SUUTWXUUU
w$:là_ai=TUUUUVVUU w$:là_ai_vậy=UUUUUUVUU w$:me=TUUZUUQUU w$:mi=TUUUVVTUU w$:mine=SUUaUTSUU
w$:name=TUSUUVUUU w$:ne=SUUUWUUUV w$:next=STUWTUVUU w$:nha=UUUTUTVUW w$:nih=UTUVUUTUU
w$:no=VVUUTUUTU w$:noggles=TWUTUUTUU w$:now=WUTWRUUUU w$:number=XUUTTTTUW w$:on_here=TVUUUUUUU
w$:one=TVVUUVUTT w$:op=TUUUWTTUU w$:out=YTUTSUTUU w$:perfil=UVUUUUTUU w$:platform=SVTRVVVUV
w$:please=NVUUYWTUV w$:pls=RUTTXWTUU w$:porfa=TUUUUVUVU w$:profil=UUUVUUTUU w$:profile=TTUVTTVUV
w$:pugson=STUTUUZUU w$:quem_é=TUUUSWVUU w$:quién_es=TUUUVVUUU w$:real=VUUVUSUUU w$:rish=UTUUUUVUU
w$:rn=UVUTUUTUU w$:romero=UTUUUUWUU w$:rồi=VUUUUUUUU w$:scammer=UUUUVUTUU w$:she=WXUUPVUUU
w$:siapa=TUUUTVVUU w$:solidity=TUUUUVUUU w$:stp=UTUUUVUUU w$:svp=TTUUUVVUU w$:ted=UUUUTUXSU
w$:that=UTUTUXUUU w$:them=TUUUXUTUU w$:they=UUUUUVUUT w$:thing=UUUUUVUUU w$:this=XUUTUVTUT
w$:this_guy=UTVUWUUUU w$:this_person=TUUUVUUUU w$:this_thread=VXUTRUTUU w$:tho=SUUUXTUUU
w$:thx=TUUUUWUUU w$:thế=WUUTTUUUU w$:to=TUUTXTTUU w$:today=XUUUUSTUU w$:tomorrow=UVUUUUUUU
w$:torvalds=TVUUUYRUU w$:true=TVUUTVUUU w$:ty=SUUUUWUUU w$:up=VWUVSSUUU w$:v=TTUTUUXUU
w$:var_mı=TSUTXVUUU w$:verified=SUUXUUTUU w$:vậy=SUUUXVUUU w$:với=UVUUUUTUU w$:w=TUUUVUUUU
w$:wallet=VVUSVTUUU w$:wallets=UUUUVVTUU w$:what=VVUSSUWUU w$:who=TTUUVVUUU w$:wkwk=TUUUVUUUU
w$:work=TWUTTUUUU w$:wrong=WWUTTSTUU w$:ya=VUUTUVTUU w$:yes=VUUUUUUUU w$:yesterday=WTUUUTUUU
w$:yet=VTUVUTUUU w$:you=WVUTUTTUU w$:á=UUUUUUUVU w$:đi=WVTVUSTUU w$:кто=TUUUUVUUU w$:это=UUUUTVUUU
w$:ᄏᄏ=VUUVTUUUU w$:〜=TUUUUVUUU w$:お願いします=TUUUUVUUU w$:った=VUUWTTUUU w$:って誰=UUUTUUUUU w$:で=UUUUUTUUU
w$:です=XUTTUSUUU w$:ですか=TUUUWUUUU w$:㗎=SWUUUVUUU w$:了=YUTTTUUUU w$:吗=UVUTVUSUV w$:呀=UTUUVUUUU
w$:呗=TUUUUVUUU w$:呢=SUUUVUUUU w$:啊=RUUVVUUUU w$:啦=TUUUUVUUU w$:嗎=TTUTWUVUU w$:好=VUUTUUUUU
w$:教えて=TUTTUVWUT w$:是誰=TTUTVVWUU w$:是谁=STUTUUWUU w$:的=UTUUUUUVU w$:誰=TUUUUVUUU w$:靠谱吗=TUUUUUUUU
w$:누구야=TTUUUUXUU w$:누구임=TUUUUVUUU w$:보여줘=UUUUUTUUV w$:알려줘=SUUUUWUUU w$:요=UUUUUTUUU w$:찾아줘=UUUTUVVUU
w:&=UUUUUTVUU w:+=VUUUUUUUU w:?=TUUUUUUUU w:a=XUSQVVUUV w:a_bot=WTUTUVUUU w:a_human=TUUUUVUUU
w:a_ver=SUUWUUTUT w:abeg=SVUVUVSUU w:aber=SUUUUXUUT w:about=TVTVUUVUU w:above=TUUUWUTUU
w:abt=TUUUUVUUU w:acaba=TUUUUVTUU w:account=TXUUTWSUT w:accounts=TTUVUUUUU w:acct=UUUTUTVUU
w:actually=SUUVUUVSV w:acá=UUUUUVUUU w:ada=RSTSRaYUU w:address=STUTWXVUT w:addresses=UTUVUUUUU
w:addy=TUUUVVUUU w:adresse=TUUVUUUUU w:affidabile=TUUUVVUUU w:after=SUUUTUWUU w:again=WWUTUSTSU
w:ah=WUUUUTTUU w:ai=UVUUUTTUU w:ai_viết=TUUUVUUUU w:ai_xác_minh=TUUUVUUUV w:airdrop=WVTTUTTUU
w:aja=UUUVUTUUU w:aku=VUUVUSTUU w:akun=UUUWSVUUU w:al=TUUUVTUUV w:alguien=TTUUVUUUU w:all=YTUUVUTTT
w:alle=VUUUTTVUU w:alles=TVUTUVUUU w:alors=UUUVTUUUV w:already=YUUURUTUU w:als=UUVVUTUUU
w:also=TUUUUVUUV w:alt=UUUUUVTUU w:always=VUUUUUTUU w:am_i=RTTZUVRUU w:aman_ga=RUUTWVVUU
w:an=SWVUTVTUT w:and=UXTWTSRUU w:and_also=TVUUUVTUU w:and_i=TTUUVUUUU w:and_not=VUUUUUTUU
w:anda=TUUUUUVUU w:answer=VVUUTUUUU w:any=RUUSYUVTU w:anybody=UUUUVTVUU w:anyone=VUSVVVTUU
w:anything=UUUUVVUUU w:anyway=UUUUUVUTU w:apa=TSUVUWUUT w:api=XUUUURUUU w:app=TTUWUTVUU
w:apparently=VUUWUTTUU w:aqui=TVUTUVUUU w:are=UVUTTVWSU w:are_you=VVUTUUUUU w:arnaque=SUUUUVUUU
w:around=VUUUUUUUT w:as=VTXTTRUUV w:as_well=TUUUVVUUU w:ask=SVUUSYUUT w:asked=VVUVSUUUU
w:asking=WSTWTVTUU w:at=VVVUTRVUU w:attestations=UTUVUUTUU w:au=VUUUUTUUU w:auch=TUUTVVUUU
w:auf=UVUVTUTUU w:author=UUUUUVUUU w:avec=VUUUTUUUU w:ayer=VUUUUTUUU w:aí=RTUUWVVUU w:años=UUVUUUUUU
w:ba=TUUUUUVUU w:back=XTUTUUUUU w:badge=VTUTTUVUU w:badges=UTUWVTUUU w:balaji=VUUUUUUUU
w:balajis=TTUUUVVUU w:bana=TWURVWTUU w:bankr=WUUUUSUUU w:bar=WUUUUUTUU w:base=UVUTUVTUU
w:be=XSUTWRWUU w:because=UUUXTTUUU w:been=TUVUWUUUU w:before=TUTUVXTUU w:behind=UUWTUUTUU
w:bei=UUUVUUTUU w:belongs_to=UUUUUVUUU w:belum=UUUVTVUUU w:ben=UUUVVUSUU w:beneran=VUUUTUUUU
w:benim=VUUXTTTUU w:berapa=UTUVUUTUU w:best=UVUUUUUUU w:better=XUUUURUUU w:bhai=TVUUUVTUU
w:bi=VWVRTTTUV w:bien=TUUVUVUUU w:big=UTUUUUVUU w:bin_ich=TTUWUUUUU w:bio=VUUUUVTUT w:bist=WTUUUUTUU
w:bitcoin=UVUTUUUUU w:bitte=PVUUUXUUV w:biết=UUUUUTUUU w:blue=VUUUUUTUU w:bo=STUWUUVUU
w:boa=UTVUUTUUU w:boh=RUUVUTWUU w:bom_dia=VUUUUUTUU w:bon=SUUVUWUUU w:boris=QUTUUYVUT
w:bot=TUSTTUUUU w:both=WVUVTSUUU w:bots=aUUUUQUUT w:break=VTUUTVVTU w:bro=TTUUUVVUU w:brp=TUUUUVUUU
w:btw=XUVUSUUTU w:bu=VWUSVUSUU w:buat=TUUTUVUUU w:built=XSUUUTUUU w:bukan=UUUUUWUUT w:bunu=SUWUXTTUU
w:bunu_yazan=UUUUVUUUU w:burada=TUUUVVUUU w:burda=UUUUUUVUU w:but=OUTTWYVUU w:buterin=STUSUUYUU
w:buy=UVUTUVUUU w:by=WUUTWTUUT w:bài_này=VUUUTUUUU w:bên=TUUUUWUUU w:c=UUUTSVXUT w:c_est=UTUUTWUUU
w:c_est_qui=QTUUXVWUT w:c_est_quoi=UTUVUUUUU w:c_ki=TUUUUVUUU w:café=UVUUUUTUU w:call=XTUTUTUUU
w:called=VUUUUTUUU w:can=RWVUTXSUT w:can_i_trust=STTTWWUUU w:can_u=TTUTWUVUU w:can_you=OaUVVVSUU
w:cant=RUUUWWUUU w:card=WTTZSPVUU w:cards=VVUUTVUUT w:carte=UUUWUTUUU w:carteira=VVUUSVUUU
w:cassie=TUUTUUWUU w:cast=VTUUVUTUU w:cat=VUUUUUUUU w:cc=UUUUVUUUU w:ce=VUUUUVUUU w:ce_mec=TUUUVUUUU
w:cek=TTUVTVVUU w:celui=UUUUVUUUU w:changed=VUUVTTUUU w:channel=WVUTUUSUU w:che=TUVWSUTVU
w:check=UTTWTUTUV w:chi=UUUVTVTUU w:chi_sarebbe=STUUUVWUU w:chi_sono=UUUUUUUUV w:chi_è=VUUTVRWUV
w:cho=SUUUVVUUT w:cho_hỏi=UUUUUVUUU w:cho_xem=TUUVUUVUU w:chưa=VTUVUTUUU w:chị=VUUUUSUUV
w:ci=UUUTVVTUU w:cine_e=TUUUUVVUU w:claim=VUUUUUUUU w:clown=TTUUWUTUU w:cobie=WVUUURUUU
w:code=VTUUUUTUU w:coffee=VVUTUUTUU w:cofounder=TVUTUTVUT w:coi=UTUWUUTUU w:coin=WUUUUSUUU
w:coinbase=STVTVYSUU w:com=TUUUUUWUU w:come=VTUVTUUUU w:commands=TWUUUUTUU w:comme=VUUVSUUUU
w:como=UWUTUSUUV w:compare=SVUTVWTUV w:compte=UTUUVTVUU w:comptes=TUUVUUUUU w:con=UUUVUSTUV
w:confiável=UUUUUWTUU w:conhece=UUUUUUUUV w:connected=STUXUUUUU w:conoces_a=UUUUUUVUU
w:conta=TUUUUUUUU w:cool=TUUYUUSUU w:cosa=UVUUTUTUU w:coucou=WUUTTUUUU w:could=WUUUTUUUU
w:could_you=TUUUTVVUU w:credentials=TUUTVUVUU w:cuenta=VUUUUTUUU w:cuál=UUUVUUUUU w:cuánto=UVUTUUTUU
w:cái=VUUUUUUTU w:còn=VUUUSUVUU w:có=UTUUUVUUU w:cüzdan=VUUUUUUUU w:cüzdanı=TUUUVVUUU w:cơ=UUUUTUVUU
w:cảm_ơn=SUUUUWUUU w:của=RSUUVXVUU w:của_ai=TUUUUUUUU w:d=TUUUVVTUU w:da=SRUUVYVTT w:dabei=SUUUXUTUU
w:dah=TUUVVTUUU w:daha=TUUUUWUUT w:dai=UUUUUSUUV w:dame=UUUUUVUUU w:dan=USUUVUVUT w:danke=VUUUUTUUU
w:danke_dir=VUUUUUUUU w:dans=VUUUUTUUU w:das=SUUUWUTUU w:dass=UUUUUUTUU w:dat=UUUUTVUUU
w:data=VVUTUUUUU w:day=UUVUVUTUT w:days=UTUUUVVUU w:de=WUTTUUVTV w:de_fiar=TUUUVVUUU
w:de_quem_é=UVUUUUUUU w:de_quién_es=UUUUVUUUU w:deal=SUUUUWUUU w:dear=TVUTUVVUU w:degen=UYUTUTSUU
w:del=UVUUVUTTU w:dela=UUUUVUTUV w:della=UWUUUUSUU w:dem=SVUUUWTUU w:demais=VUUUUUUUU
w:den=TUUUVVUTU w:denn=STUTWUTUV w:deodad=UUUUSTXUU w:deploy=WUUUUTTUU w:depuis=VTUUUUUUU
w:der=WVUTURSVV w:des=WUUUUSUUU w:desde_cuándo=TUUUVUUUU w:design=TUWUUUTUU w:det=UUUUUVTUU
w:dev=UUUUTUUTV w:devcon=VVUUUUTUU w:değil=UUUUUUUUV w:di=UTTVSUXUV w:dia=STUSVVWUU w:dice=VUUUSWUUU
w:did=TTTWUVUUV w:did_you=VUUUUTUUU w:didnt=XUUUTUTUU w:die=TUUTWWTUT w:difference_between=UUUUUVTUU
w:dime=UUUUUTUUU w:dimmi=UUUUUVUUU w:dinner=SUTUUWVUU w:dis=RUUUVXTUV w:dit=VTUUVTVUU
w:diye_biri=TUUTUVVUU w:dm=VUUUVUTUU w:dmd=RUUUUXUUU w:dms=SVUUTWVUU w:do=SVVTTTVVW w:do_i=TWUTUVTUU
w:do_i_have=SVUXTUUUU w:do_me=SUUXUUUUU w:do_we_know=TTUUVVUUU w:do_you=SWUXSTUUU
w:do_you_know=SUUVWUUUU w:doch=WUUUUTTUU w:does=RXUSTXUUU w:doesnt=XUUVTRTUU w:dogs=VVUUTUTUU
w:dompetnya=WUUTTUUUU w:dong=SWUWUUSUU w:dont=VVTUUSTUV w:dont_mean=TTUUUVVUU w:dont_need=UUUTVUUUU
w:dont_want=TUUUUVUUU w:dos=VUUTUUUUV w:down=VVVSVTTUU w:drop=TUUVUVTUU w:du=VVUTWUSUU
w:dude=VUUUTVUUU w:dulu=VUUUUUUUU w:durov=VVUUUUSUU w:dwr=SPURSVeUW w:dzięki=VUUUTVTUU
w:dólar=UVUUUUUUU w:dün=VUUUUTTUU w:e=STVUVVUUU w:e_a=TUUVTVTUU w:e_il=UUUUVUUUU w:e_o=STUUVUWUU
w:echt=TUUUVVUUU w:een=VUUVUTUUU w:egentligen=TVUUUVUUU w:eh=VTTTUVUUU w:eh_salah=TUUUUTVUV
w:eigenlijk=TTUVUVUUU w:eigentlich=SUUUVUUUU w:ein=SVWTUWSUU w:el=WVUUVTTSU w:el_usuario=TUUUUUUUU
w:ela=TUUUUTTUW w:ele=VVUUSVUUT w:ella=UVUUTUUUU w:elle=TUVUUTVUU w:elonmusk=TVUUUVUUU
w:else=TXUUUUTUU w:em=UVUTVUTUU w:emoji=XSTSUUUUU w:en=XVUTVTTUU w:encore=UUUUVUTUU
w:endorse=UUWUUTUUU w:endorsement=TUVTUVUUU w:ens=QSTVXWTVV w:ens_name=TUUUVVUUU w:entre=VUUUUTUUU
w:er=TUUUUVTUU w:era=UUUUTVUUU w:es=TUUTWVTUU w:ese=UUUUUUVUU w:eso=VUUUUUUUU w:essa=TUUUUUVUU
w:esse=UUUUTWVUT w:esse_cara=UUUUVUUUU w:est=VTUVURVUU w:esta=TVUUVUUUU w:este=UUUUWUTUU
w:esto=VVUUUTTUU w:está=VVUUTUUUU w:et=TUUWVVUUS w:eth=SWUSVXSVU w:ethcc=UUUUUTUUU
w:ethereum=TVUUTVUUU w:eu=TTUXUSUUV w:even=VUUUTVUUU w:ever=WTUUTTUUU w:every=WTUUUTVUU
w:everybody=TUUUTUWUU w:everyone=VVUVTSVUU w:everything=VUUUUTUUU w:exactly=UVUUUUTUU
w:except=WWUUTSVTT w:existe=WTUUTUVUU w:explain=YYURTRTUV w:eyvallah=UUUVTUTUU w:fa=VUUUTVUUU
w:fait=TVUUUVTUU w:fake=TUUUUUWUU w:fala=VUUUTUUUU w:fammi_vedere=TTUWUUUUU w:farhack=UUUUUXSUU
w:fast=XVUUTSUUU w:feed=TUUTVWUUU w:fees=VUUUUTUUU w:fiable=RUUTVVWUU w:ficha=TTUVUUUUU
w:fiche=UUUVTVUUU w:fid=MQTZVYVUV w:fid_de=UUUUUVUUU w:find=TUUSVUXUU w:find_me=UVUSUTWUU
w:fine=TUUUTWUUU w:first=YUUTUUTUU w:foi=UUUUUVTUU w:follow=aTUTTSTUU w:followed=TUUUUVVUU
w:followers=VUUUUTUUU w:for=VXVWRTVUR w:for_me=TTUXVSVUU w:forget=UUUVUUUUU w:found=aUTTSRTUU
w:founder=SUUUVVUUU w:frame=UUUUUVUUU w:franchement=WUUUUSUUU w:friend=UUTUUUVUU w:friends=WUUTUTTUU
w:from=VUTSVWUUT w:für=SUWUWUUUU w:ga=SUUVVVUUU w:gak=TUUTUUVUU w:gakonst=WUUUUUSUU
w:garantisco_io=UUWUUTUUU w:gas=WWUTUSTUU w:gehört=UUUUTVUUU w:gente=UTWUUSVUV w:gestern=VUUUUUUUU
w:get=YWUSSURUU w:gets=VUUUTUUUU w:gibts=UTUUUUUUU w:gimana=SWUUUVTUU w:gimme=TUUTUVVUT
w:gitcoin=SUUUVXSUU w:githubı=TUUTVVUUU w:give_me=TUUUUXUUT w:gli=TTUVUUVUU w:gm=XTUUUVRUT
w:go=RUUVVWUUU w:going=UVUUUUUUU w:gonna=ZTUUTSTUU w:good=WTUTUUVUU w:good_bot=XUUUSUUUU
w:good_morning=UUUUUUVUU w:got=VVTTTUVUT w:graag=TUUVUUUUU w:gracias=TUUUVVUUU w:grazie=TUUUUUVUU
w:grazie_mille=XTUTTUUUU w:great=WUUUUTTUU w:gue=UTUWTUTUU w:guy=QVUTVWTUV w:gw=TTUUTWVUU
w:gì=VUUUUTUUU w:göster=SUUZVTQUV w:güvenilir_mi=RUUUUXVUU w:ha=VUUTWTTUT w:hab=VUUVTTTUU
w:hab_ich=VUUVTTUUU w:hace=VUUUUTUUU w:hackathon=VUUUUUUUU w:had=VUUUTVUUU w:haha=XUUUTTTTU
w:hahaha=UUUTVUUUU w:hai=UTUUVTUVU w:halt=VUUUUTTVU w:hanako=TUUUUUUUV w:handle=UXUUTSVUU
w:hangi=SUUUUWUUU w:har=UUUTVTUUV w:hari=UVUTUUUUU w:has=VUUWTTTUV w:hat=UVUUTUTUV
w:hat_der=UUUTVUTUU w:hat_mir=VUUUUUTUU w:have=STUVWTWUU w:have_you=XUUUURUUU w:hay=VVUUUUSUU
w:he=RWUVVVTUU w:hein=UVUUUVTUU w:hello=WVUTVTTUU w:help=UUUVUUUUU w:help_me=UUUUUVUUU
w:her=STaSUTSUV w:here=TWVQUVUUV w:hers=UUUTWUUUU w:hes=VUUTSWTUU w:hesabı=UTUTTWUUU
w:heute=UVUUUUUUU w:hey=UUUTUVVUT w:hier=SUUVUVUUU w:him=WTUYPUVUU w:hiring=WUUUUTTUU
w:his=YVTTRVVUS w:hm=XUUUTSUUU w:hmm=TUUUUVUVU w:ho=VUUVTUUUU w:honestly=UUUUUVTUU w:hope=VTUUUUUUU
w:horsefacts=QTWTUQcUV w:how=UZUUTSTUU w:how_do_i=TXUVTUUUU w:how_do_i_use_you=UWUUTTUUU
w:how_does_this_work=TXUTTUUUU w:how_long=TUUVVUUUU w:hoy=TUUUUVUUU w:huh=YUUUSSUUU
w:human=UUUUUTUUW w:hôm_qua=VUUUUTUUU w:hơn=VUUUUUTUU w:hỏi=TUUUUUUUU w:i=TVVQUUVUV w:i_am=UVUUVTTUT
w:i_asked=SUUWUUVUU w:i_know=VUVTSWTUU w:i_mean=SVUUYTTUU w:i_meant=SVUXTUUUU w:i_need=SUUVVVSUV
w:i_said=VUUUUTUUU w:i_think=UUUVUUUUU w:i_vouch_for=RUbUSSUUU w:i_want=TUUVTVWUT w:i_was=UUUTUVUUU
w:ich=VUUTVVTTT w:ici=TUUUUVVUU w:id=UUUUVTUVU w:idea=WTUUTUUUU w:identity=WUUUUTTUU w:idk=TUUUUUVUV
w:ieri=VUUVUTTUU w:if=UTUVVVTUU w:ignore=TUUUTUUUW w:ik=TTUWUUTUU w:il=UTVVTTVTT w:ile=UUUUUVSUU
w:ill=UTUTUWTUU w:im=UVTRVUUUV w:in=XXTRTTSUV w:info=UWUSUVUUU w:ini=TVUTXURUU
w:instead_of=UUUUUVUUU w:intendevo=VUUUUUTUU w:into=XUUUSSUUU w:introduced=UUUUUUVUU
w:invented=TWUUUVTUU w:io=TSUZVTRUU w:irl=TUVSUVUUU w:is=XSRRVWUUU w:is_so=UUUUVUTUU
w:isnt=TUUUUVUUU w:isso=TVUUVUTUU w:ist=WUWTUTTUU w:ist_der=VTUUWTUUU w:it=XUUYSSSUS
w:it_was=UUUUUTVUU w:its=UVUTTSXUU w:itu=WUUUSTVUU w:ive=UUUVUUUUU w:için=SUWUUUUUU w:j=WUUUUTUUU
w:j_ai=UUUXTTTUU w:ja=UTUWTUUUU w:jack=RUTSTWWUV w:jaja=SUUVUVUUU w:jajaja=UUUUVVUUU
w:jay.bsky.team=UVUUUTUUU w:jc=TTUUUUWUU w:je=VUVTTVTUU w:jesse=TTUTTUVUW w:jest=UUUUVTUUV
w:jo=UUUTTUVUU w:job=UUUTUUVUU w:jogo=UVUUUUTUU w:join=MTUXXWUUU w:joined=UUUUUUVUU w:joke=VVUUTTUUU
w:juga=UUUVUVUUT w:just=UTUWUTVUU w:just_shipped=VUUUUTUUU w:já=WUUUVTTUU w:k=SUUUTWVUU
w:ka=TUUUUWUUT w:kak=SVUTUVUUU w:kalo=TUUWUUUUU w:kanka=UTUUUVUUU w:kasper99=UUUUUUVUU
w:kata=TUUVUUUUU w:kaun_hai=TUUUUVUUU w:kaç=UVUUVUTUU w:kdo_je=UUUUUUUUV w:ke=TUUUVVUUU
w:keep=VTUUTUVUT w:keeps=TUUTTWUUU w:kemarin=WUUUUTTUU w:kenal=SUUUVUWUU w:kenn=VUUTUUUUU
w:kennst_du=UUUUUUVUU w:kenny=SSUTUUZUU w:không=UUUUUVUUU w:ki=UTUUVVUUU w:kim=QWTUXUTUV
w:kim_bu=TUUUVVVUU w:kim_doğrulamış=TUUUVVUUU w:kimdir=SUUUUWVUU w:kime_ait=VUUUUUTUU
w:kimim=UUUWUUTUU w:kkkkk=SUUUWVUUU w:knew=VUUUTUUUU w:know=VUUTTWSUV w:known=TTVUUUVUU
w:knows=VUUTUSWUU w:ko=WUUSVUUUU w:kofi=UUUUUUVUU w:konto=VWUTUUSUU w:kto_to=UVUUUVSUU
w:kyc=UUUUTVUUU w:l=UTUUUUVUU w:l_auteur=TUUTWUUUU w:l_autore=UUUUVUUUU w:la=WVVURTTUT
w:la_mia=TTUWTUUUU w:las=UUUUUTUUV w:last=WUUUUTUUU w:last_night=SXUUUVUUU w:last_week=VUUUUUUUU
w:launch=WUUUUTUUU w:le=VUUTTWVUT w:leave=TUUVUUUUV w:leave_out=TUUUUUUUV w:legit=SUUTYTWUT
w:lei=UVUUTTUUV w:leo=UUUTUUWUU w:les=VUUUTTUUV w:let=VUUUTUUUU w:like=bTUSVOVTU w:limone=TSUTTUYUU
w:linda=UOURSVcUW w:link=WUUTUTTUU w:linked=RRUZWUTUU w:lisbon=TVUUTVUUU w:list=XVUVSRSUV
w:lista=WTUUUUTUU w:live=XTUUUSTUU w:lmao=VTUUUVUTU w:lmaooo=WUUVSUUUU w:lo=WTUURWUUU
w:logo=VTUUUUUUU w:lol=STUXTVVUU w:long=TUUUUWUUT w:look=VTUYTSTUU w:look_me_up=SSUZUTUUU
w:look_up=XWUTUOVUV w:lookup=VUUUUTWUT w:los=VUUUUSUTV w:lost=WVURTUUUU w:love=VVUTVSTUU
w:lui=TTUWSWUUT w:lunch=WUUUUTUUU w:luôn=SUUXTVUUU w:là=TUUVUUTUV w:là_ai=SUUTTXVUU
w:là_ai_vậy=TUUTVUVUU w:là_gì=STUVVVUUU w:làm=VUUUUTUUU w:m=UVUTUTVUT w:ma=QTVWXTUUU
w:maar=UUUVUTUUV w:mai=VUUUUUTUU w:mais=VUUTTVVUT w:makasih=VUUUUTUUU w:make=WUUUUTUUU
w:mal=TUWVTUUUU w:man=VXUSUTTUU w:mana=TTUWUUUUU w:manda=UUUUUUVUT w:mano=UUTUTWVTU
w:mantap=XUUUUSUUU w:many=TUUVUVUUU w:mas=TUUUUVUUV w:match=UVUUUVSUU w:mate=UUUUUTVUU
w:mau=UUUUVVTUU w:may=UTUTUUVUU w:mdr=TUUUVUUUU w:me=TUSZUVTUT w:me_fala=TTUUUUVUU w:mean=UVUUUUTUU
w:meant=TVUUUUVUU w:meetup=VUUUUUTUU w:mei=TUUTUVVUU w:mein=UUUUUUTUU w:meine=TTUWUTUUU
w:menos=VUUUTUUUU w:merci=VUUVUUTUU w:mesmo=VTUUUUUUT w:met=XUUUUQVUU w:meu=RSUcUUTUU w:mi=WVTRVXSUT
w:mia=VUUVTUUUU w:mich=TSUaUUSTU w:mim=WTUUUUUUU w:min=SWUTTXUUU w:mine=RUUdUTQUU w:mint=TVUUUVUUU
w:minta=UUUTVUUUU w:minus=UVUUUUSUV w:mir=UUUTUWUUT w:mis=TUUVUUUUU w:mit=UWUUUVTUT w:mo=UUUTUUVUU
w:moi=TTUYTUSUU w:moin=WUUTUUUUU w:mom=VUUUUTUUU w:mon=TSUXUUTUU w:money=TUUTUVVUT
w:montre=VUUYTRUUU w:more=VUUSYSTUU w:mostra=TTUXUVTUT w:msm=TUUVUUUUU w:mu=UUUUUVUUU
w:must=VUUUUUUUU w:my=WTWUSUSUV w:my_own=SVUYTUTUU w:myself=WTUWUSTUU w:mà=TUUUUVUUU w:más=UUUUUVUUT
w:mình=WTVTUSVUU w:mí=UUUXUUSUU w:mı=TUUUUWUUT w:mấy=TUUUUVUUU w:n=TUUUUVUUV w:na=WUUTSVUUU
w:nach=VUUUUTUUU w:nada=UUUUUUVUU w:nadia=UTUUUUWUU w:namanya=VUUUUTUUU w:name=VRUTTVVUU
w:named=VUUTUUVUU w:nanya=VVUVUTTUU w:naval=TVUUUXTUT w:ne=UTVTVTWUU w:nee=TUUUUVUUU
w:need=VTUSTWUUU w:nein=UUUUUVUUU w:neither=UUUUUUVUU w:nem=VTUVUTUUU w:nen=UUUUVUUUU
w:never=TVTUUVTUU w:never_mind=YUUUURUUU w:new=XXUUUQTUU w:next=STUVTUVUV w:nft=TUUUUVUUU
w:ng=TTUVUVUUU w:nguyễn=UVUUUUTUU w:nha=VUUTUSVUV w:nhiều=VUUUUUUUU w:ni=STUUVWUUU
w:ni_nani=TTUUUVUUU w:nice=VWUUUTTUU w:nicht=VUUUUUUUT w:nie=UVUVUTSUU w:niet=UUUWURTUV
w:nih=TUUVVUUUU w:no=SVTXXVSSV w:nobody=VUUUUTUUU w:noch=UUUUUVTUU w:noggles=TXUTUUTUU
w:non=VUTUUVTVU w:none=SUUUUUWUU w:not=VRTWTTXTU w:not_asking_about=TUUUUVUUU w:not_the=WUUUUTUTU
w:nothing=VUUUUUUUU w:now=XTTaSRTUU w:now_do=RUUXTVUUU w:nu=VUUUUUUUU w:number=XUVRSTUWT
w:nur=TUUUUVUUU w:nvm=WUUUTUUUU w:não=TUUUUVVUU w:o=VUUUVUTTU w:o_dono=TUUUUVUUU w:o_que=UWUTVUUUU
w:obviously=VTUUUTVUV w:och=VUUTUUUUU w:oder=TVUUUVUUT w:of=TUWTWUSTV w:og=UUUUUVUUT w:oh=UUUUUVUUU
w:ok=RTUXYTVTT w:old=UUUTWTTUU w:older=TUUUUVUUU w:om=VUUUUUTUU w:on=SWUUVWUTT w:on_here=SVUVTVUUU
w:onchain=TVUUUVUUU w:one=TTVUUSXUU w:ones=UUUUUUTUV w:only=SXUSURSUY w:onu=TUUUUVVUU
w:ook=TUUWTUUUU w:oops=VUUUUUUUU w:op=RUWVUUTUV w:open=UUUUVUUUU w:optimist=TTUUVVUUU w:or=UZTRVVSSV
w:orangnya=UUVUWSTUU w:otc=SUUUUWUUU w:ou=STUTTWWUU w:our=VUUUUUUUU w:out=WTUSUWTUU w:over=UVUTVTUUU
w:owe=WUTUUUUUU w:own=SUUWUVTUT w:oye=TUUVUUVUU w:page=TVUUUUTUU w:pake=VUUUUUTUU w:paloma=UTUUUUVUU
w:par=WUUUUSUUU w:para=SUUUUWUUU w:pardon=VUUUURVUW w:pas=UTUTUVVUU w:passport=TUUUVWSUU
w:pay=VUUUUUUUU w:pe=TUUUVUVUU w:pedro=UTUUUUVUU w:peki=QUUUbUSUU w:people=ZUUWRRSUV w:per=VUWUUSTUT
w:perdón=TUUUUVUUU w:perfil=SUUWUVTUU w:pero=TUUUTUVUW w:person=TUUUXUUUU w:persona=VUUUUTUUU
w:pfp=VUUUUUUUU w:phone=TVUTUVUUU w:pizza=UWUUUUTUU w:più=WUUUUSTUU w:platform=SVRRaWRVU
w:please=PVXSWUTUW w:pls=PTUUYYTUT w:plus=VUVUUUUUU w:plz=TUUUUVUUU w:po=SUUUWVTUU
w:podcast=TUUUUVUUU w:pollak=UUUUTUVUU w:por_acá=UVUUUUUUU w:porfa=TUUUUVUUU w:post=UUUUVTUUU
w:pour=SUYUUUTUU w:ppl=TUTUUVWUU w:pra=UUUTUWUUU w:pretty=XUUUUSTUU w:price=VVUUUTTUU
w:prima=UUUUUVUUU w:pro=VTUUUUUUU w:procura=UTUTUUVUU w:profil=UUUVUUTUU w:profile=TTUWUTVUV
w:profilo=TUUVUVUUU w:proof=UUUVUUUUU w:proxystudio=SUUUUUWUU w:pugson=TQUQUTdUV w:pull=UUUTUUUUU
w:pull_up=SUUUUVVUU w:punya=UUUUUVUUU w:pure=UUUUVSUUU w:put=RVXTUTUUV w:python=XVUSTUSUU
w:på=VUUTUUUUT w:q=QTVVTWYUT w:qm_é=VUTUVTUUU w:qu=VUUUUUUUU w:qua=VUUUUTUUU w:qual=RUUWUVTUU
w:quanto=UVUUUUTUU w:que=VUUVUWSTT w:quel=TUUUVUUUU w:quelle=TUUVUUUUU w:quello=UUUUUUTVU
w:quem=TUUWUTSUV w:quem_escreveu=UUUUVUUUU w:quem_é=SSTTUVWUV w:question=UUUVUTVUU
w:questo=TTUUXTUUU w:qui=VVUXSTSUU w:qui_est=TVUUUUUUU w:quick=SUUUUVVUU w:quien=TTUWUUUUU
w:quien_es=STUUUVWUU w:quién=SUUXUUTUT w:quién_es=UVUTUVUUU w:quién_escribió=UTUUVUUUU
w:quoi=TUUVTUUUU w:quote=TUUVTVUUU w:quoting=TTUVVTUUV w:quá=SUUUVVUUU w:qué=WTUUVUSUU
w:qué_sabes_de=UTUXUUSUU w:r=VUUUUUUUU w:ra=VUUUUTUUV w:raga=TUUUUVUUU w:rain=VVUUTUUUU
w:reading=VTUUUUUUU w:real=VUVUSUUUV w:really=UUUUWUUUT w:remind_me=WUUUUSUUU w:remove=TUWTUTUUU
w:renata=UUUUUUVUU w:replies=VUUUVSUUV w:replying=WUUTWSUUU w:right=WUUUTUTUV w:rish=UVUUTUTUV
w:rn=VVUTUUTUU w:roast=VUUUUUTUU w:romero=TSUUUUWUU w:rt=XUUUUSUUU w:rug=TUUUUVUUU w:run=VUUUUTTUU
w:rồi=WUUUUSUUU w:s=TVUUUVUUU w:sa=WVUUTSTUU w:sabe=VUUVUTTUU w:sabes=UUUTUTUUU w:safe=SUUTUWVUU
w:said=TUUWUUUUU w:sale=RTUXUUUUU w:sama=VUUUUTUUT w:same=VUVUTTTUV w:same_for=TUUWTUUUU
w:samuelhq=UUUUUUVUU w:sana=UUUUUWUUU w:sao=TUUVTVVUU w:satoshi=UVUUUUUUU w:saved=WUUTUUUUU
w:say=VTUUUVUVV w:says=UUTTVWSUU w:scam=TUUUVUUUU w:scammer=VTUUXSTUT w:scheda=TTUYTUUUU
w:schon=TUUVUVTUU w:script=UUUSTUWUU w:scusa=VUUUVUSUU w:se=WVUTUTSUV w:search=UVUUUTUUU
w:second=VUUVUTUUU w:see=URUYTSVUU w:seen=VUUTVTUUU w:sei=XUUUVSTUU w:seit_wann=RTUUYVTUU
w:sen=UVUUUUUUU w:sence=TUUUUVUUU w:send=VUUTVUTUU w:sent=WUUUUTUUU w:sent_me=SUUUUXUUT
w:ser=UUUUUVUUU w:settle=SUUVTVUUU w:she=VWSRRWWUU w:shes=XUUUTSVUU w:shipped=VTUUUTUUU
w:should=XUURUTWUU w:shoutout=YUUUURUUU w:show=UUUZRTTUV w:show_me=QVUYURVUV w:showing=UUUVUTUUU
w:shows=VUUVUTUUU w:si=WTUWVSTUU w:siapa=TUUTWUUUT w:siapa_sih=SVUUVWTUU w:siapa_ya=TUUUTWUUU
w:sich=VUUUUUTUU w:sie=WUUUUTTUU w:sih=TUUUVVUUU w:since=WTUUUVUUU w:since_when=SUUTXUUUU
w:sind=TUUUUUUVU w:sir=VTUUTUUUU w:skip=TUUUUVUUU w:so=TUTXTVTUV w:so_sánh=UTUUUVVUT
w:sobre=TTUVUVVUU w:sofia=UUUUUUVUU w:solidity=UVUTUVSUU w:solo=TUUUUTUUV w:some=UUUUTWTUU
w:somebody=TWUUUTTUU w:someone=UVUTUVUUU w:son=TTUUWTVUT w:sondern=TTUUUUVUU w:sorry=UUUTWVUTU
w:sort=TVUUVUUUU w:sou_eu=TSUXUUUUU w:source=UUUUVUUUU w:soy=TUUXUUSUU w:srinivasan=UUUTUUWUU
w:sta=SVUUTWUUU w:stani=UVUUUTVUU w:still=UVUUUUUUU w:sto=UUUVVSUUU w:stop=YUUTUSUUU
w:story=WUUUVSUUU w:stp=UTUUUUUUU w:stuff=WUUUUTTUU w:su=UWUUVSTUU w:such_mal=UUUUUUVUU
w:summarize=XZUTQSTUU w:suo=UUUUVUTUU w:sur=TVUVUUTUU w:sure=VUUUVTTUU w:svp=TTUUUVVUU w:t=VTUWTUTUU
w:t_es=VVUTUUUUU w:ta=SUUUUWTUV w:tack=TUUUUUVUV w:tagged=TUUUUUUUU w:tagging=WUUSUVUUU
w:take=UUUUVUUUU w:talk=VUUUUTUTU w:talking_about=UTUUUWUUU w:talking_to=TVUSWUUUU w:tapi=TUUUVVUUT
w:tbh=XUUUTRUUV w:te=UUUVSVVUU w:team=XUVUURUUU w:ted=VTUTUWZPU w:tell=bUTVTPTUU w:tell_me=QXURWWUUU
w:tem=TVUUTUUUU w:tengo=TUUVUUUUU w:than=aUURVRUUU w:thank_you=TTUUUVUUU w:thanks=WUUUVRUTU
w:that=YWURPXVUT w:thats=YUUTSTTUU w:the=UUTRVTTWX w:the_author=TTUUXUTUU w:the_best=UUUUUVTUU
w:the_first=VUUUUUUTU w:the_last_one=TUUUUWUUT w:the_op=UTUUVUUUU w:the_other=VUUTUVTUU
w:the_same_person=UUUUUVUUT w:the_second=UUUUUVUVT w:their=WUTVUTUUU w:them=VUVVVURTV
w:then=VUUUTVUUU w:there=UVUTVVSTV w:theres=TVUUUUUUU w:these=TUUTUUUUV w:they=UTUWUVTUV
w:thing=SWUUVUUUV w:think=TUUVUUTUU w:this=UWTTWVQUU w:this_account=RUUUZUTUU w:this_guy=USVUXTTUU
w:this_one=WTUTVTUUU w:this_person=SSWTXSUUU w:this_thread=WXUTQTVUU w:this_week=WUUUUSUUU
w:tho=SUUUXTUUU w:those=SUUTVVUUU w:thought=UUUWUSUUU w:thoughts=UVUUTVUUU w:thread=UTUUUUVUU
w:three=WUUUUTUSV w:through=TUUWUUTUU w:thx=VUUUUUTUU w:thì=VUUVSUUUU w:thôi=VUUUUUVUU
w:thấy=UUUUUUVUU w:thế=TUUUUVUUU w:ti=UUUUUUVUU w:tiene=STUUVVVUT w:time=VUUTUUUUU w:tip=USUUWUUUU
w:to=WVRRWVUUU w:to_you=UUUVUTUUU w:today=YUUUUSTUT w:todo=TUUUUUUUU w:todo_mundo=TUUUUVUUU
w:together=UUVUTUUUU w:toi=UTUUVUUUU w:token=YWUTUQSUU w:told=YUUUTSUUU w:told_me=RUUUVVVUU
w:tolong=TUUUUWUUU w:tomas=UUUUUUVUU w:tomorrow=VVUUUTUUU w:too=UVUUUUUUV w:top=VUUUUTUUU
w:torvalds=RYUUUZOUU w:tous=WUUUUUUUT w:translate=WWTURUUUU w:true=UWUUSVUUU w:trust=UUUTWVTUU
w:trustworthy=TTUUWUTUT w:try=UVUUUTUUU w:trên=UWUUUVSUU w:trời=TUUUUVUUU w:tu=TUUWUSUUW
w:tu_connais=UUUUUTVUU w:tu_peux=UUUUUVUUT w:tuh=UVUUTVTUU w:tui=UTUWUTTUU w:tutto=VUUUUTUUU
w:two=VUUVUUTRW w:ty=VUUTUUUUU w:tylko=UUUUUUUUV w:typo=UVUUUTVUU w:tá=VUUTUUUUU w:tác_giả=TUUUVUUUU
w:tú=VUUUUTUUU w:u=XUUSTUTUU w:udah=STUVUVVUU w:um=UVUUUVTTU w:un=SVUTUWUUT w:un_bot=VTUUUUUUU
w:un_tal=UVUUUUTUU w:una=WUUUUTUUU w:und=STUVVVUUU w:und_ich=UUUVUUUUU w:under=UUUUVUUUT
w:une=WUUUUUSUU w:uni=SUVUUVUUU w:uno=UVUUUUUUU w:up=WUUWTTUUT w:ur=UUUUUVUUU w:us=VUUUTUUUU
w:usa=TWUUUTUUU w:usdc=XUUUUSUUU w:use=WUUUUSUUU w:user=VVUUUSVUU w:username=UTUUUUWUU
w:uses=TVUUUVUUU w:uy_tín_không=SUUUVUVUU w:v=STUTUVWUU w:va=UTUUVTVUU w:vai=VWUUTUSUU
w:valeu=VUUTUUTUU w:van=TUUTUVVUU w:var=TTUUVVVUU w:var_mı=TSUTWVVUU w:varun=UTUUUTWUU
w:vay_be=WUUUTSUUU w:vc=UVUUUUUUU w:vem=UUUUUUUUV w:vem_är=TUUUUVVUT w:ver=TUUUUVUUU
w:verificata=TUUUUVUUU w:verification=UUUUUTUUV w:verificato=TTUWUVSUU w:verified=WTTaTSSUU
w:verified_by=WUUUUTUUU w:verifiziert=TUUWUUTUT w:verify=TTUTWVTUU w:via=VUUUUTVUU
w:vitalik=TTUTUUXUU w:von=UTUUVTVUU w:vouch_for=VUWUTUUUU w:vouched=TUVTUVTUU
w:vouching_for=STXVUUUUU w:vous=TUUVUVUUU w:vs=WVUUUTTUT w:và=UUUUUVUUT w:ví=UTUUVVVUU
w:vậy=RVUUWVTUU w:với=TUUUUWTUT w:w/=UUUUUVTUU w:w=RUUUWVUUU w:wait=SaUTSRTUX w:wallet=RTTSWXUUV
w:wallets=TSTZUVRUT w:want=UUUTUVUUU w:wants=SUUVUWUUU w:was=XUUVSRWUU w:wat=TUUVUVUUU
w:way=XUUUTUTUU w:we=WUUVVTSUU w:we_have=UUUUUTTUV w:week=XTUUUTTUU w:weißt_du=TUUUUVVUT
w:welche=STUVWUUUU w:wem=TTUUVUUUU w:wen=TWUUUVTUU w:wenn=UUUVUTUUU w:wer=VUUVUTSUU
w:wer_is=UTUUVUVUU w:wer_isn=TTUUVTVUV w:wer_ist=UVUTTVUUT w:wer_steckt_hinter=VUUUUTVUU
w:were=YUUUURUUU w:what=RYUWRSWUU w:what_about=RUUWVUTUU w:what_can_you_do=TXUUTUUUU
w:what_is=RWUVTUWUU w:whatever=TUUUVVUUU w:whats=TUTUTUYTU w:when=WUUVTUTUU w:when_did=NUUVYWUUU
w:where=UVUSVWTUU w:which=RTTaVTTUU w:which_one=VUUUTUUUU w:who=UUSVUWSUU w:who_are=TVUUTVUUU
w:who_are_you=TVUUUVUUU w:who_even_is=TTUUUUVUU w:who_is=TZSQTUXUV w:who_made=YTUUUOVUV
w:who_owns=UUUUTVUUU w:who_posted=TUUUVUUUU w:who_runs=WUUUURVUU w:who_tf_is=TUUUUVUUU
w:who_verified=QTTUYVUUU w:who_vouched_for=TUUUVUVUU w:whoever=TUUUVUVUU w:whois=UUUUUUVUU
w:whom=TUUUWUUUU w:whos=RVUSTXWUW w:whos_behind=VVUUUTTUU w:whose=SUUUVVVUU w:whose_is=UUUUUVUUU
w:why=VWUSTUUUU w:wie=UUUUTUVUU w:wie_is=TUUUUVUUU w:will=ZUUTUTSUU w:win=UWUUUUTUU w:with=XVTRWRVUV
w:without=UUUUUSUUW w:wkwk=UUUUVUUUU w:wkwkwk=VUUTUUUUU w:woj=QTUTUUaUV w:won=SWUUUUUUU
w:work=TZUTRUUUU w:worked=TUVUTVUUU w:works=WUUUUUTUU w:world=VUUUUTUUU w:would=XTUWTRUUU
w:would_you=TUUUUWUUU w:wow=VUUUTUUUU w:write=WWUSTUUUU w:wrong=cXTSTQRUT w:wrong_one=UUUTTVUUU
w:wrong_person=UUUUUVUUU w:wrote=YTUUVRTUU w:x=QVUWWWSUU w:xie=UTUUUUVUU w:y=TSUTYUVUT
w:y_a=UUUUUTUUV w:ya=TSUVUYUUT w:yaar=STUUTWWUT w:yang=UUUVUVUUT w:ye=TTUUWUUUU w:yeah=VUUUUUUUU
w:year=WUUUUSUUU w:years=VUVUUTUUU w:yes=VUUUUUUUU w:yesterday=WTUUUTUUU w:yet=STUZUSTUU
w:yg=SVUUSWUUT w:yo=SUUTUXUUU w:you=ZVTTTTTUT w:you_should=VUUUUTUUU w:your=YWUSTSTUU
w:youre=UTUUUWUUU w:yusuf=TUUUUUVUU w:z=TVUTUTVUW w:zeig_mal=TTUXUUTUU w:zeig_mir=VUUUUUUUT
w:zk=VVUUUTTUU w:zkmaxi=UTUUUVVUU w:zora=UWUUUVSUU w:zuck=UUUUUUVUU w:à=WVUVUQTUV w:á=UUUUUTUVU
w:är=TUUUUVTUU w:ça=VUUTTUUUU w:è=RUVTVUUUV w:è_un=UUUUVUUUU w:é=UTUTUUWUU w:é_o=UUUVUTUUV
w:ông_này=UUUUVUUUU w:über=RSUaUUTUU w:ý_mình_là=TUUUTTVUV w:đi=XVUUUTTSU w:şu=UUUUUVUUU
w:ơi=UUTUUUUUU w:μου=TVUTUUVUU w:ο=UUUUUVUUU w:ποιος=UUUVVTUUU w:ρε=TUUUVVUUU w:το=TUUUVUUUU
w:τον=UUUUUTUUU w:а=UVUUVTUUT w:автор=UUUUVTUUU w:автора=TUUUVTUUV w:без=VUUUUSUUV w:бот=VUUUUUUUU
w:в=TVUUVVSUU w:вообще=VUUTVUUUU w:вчера=VUUUUTVUU w:да=WUUUUUUSU w:есть=STUVVVVUU w:за=UUWUSTVUU
w:знаешь=USUXUUUUU w:знаю=VUUTUTUUV w:и=VTUTUUUUV w:из=UUUUUUTUU w:или=UUUUUVUUT w:какие=TUUUVUUUU
w:какой=UUUUVUUUU w:кошелёк=UUUTVUUUU w:кто=STUWWWUUT w:кто_такая=TUUUUVVUU w:кто_такой=UTUUUVVUT
w:меня=TTUYSTUUV w:мне=URTWUVUUU w:мой=WUUUUUUUU w:на=UTUVUVVUU w:не=VUUUUVUUT w:не_надо=UUUUUUUUV
w:он=UUUUTVTUU w:она=VUUUUTUUU w:плиз=TUUUUVUUU w:покажи=UUUXTTUUT w:про=STUVUVVUU
w:пробей=TUUUUUUUV w:расскажи=UVUTUUTUU w:ручаюсь_за=UUWUUTUUU w:с=WUUUUSUVV w:скинь=TUUUUVUUU
w:спасибо=VUUUUUUUU w:та=TUUUUUUUV w:такий=TTUUUVVUU w:такой=UTUUVUUUU w:то=SUUUUUWUU
w:только=VUUUTVUUT w:тут=STUUVVVUU w:ты=VTUWUSTUU w:у=TTUVUVUUU w:у_неё=SUUTWWTUU w:фид=TUUUUUVUU
w:хто=STUUVUVUU w:це=TUUUWUUUU w:чей=UUUUUUUUV w:чий=TUUUUVUUU w:что=VRUXTTTUV w:это=UUUUUVUUU
w:это_кто=RTUUVWWUU w:я=VTUTVUUUV w:я_про=TUUUUVUUU w:את=VTUUUUUUU w:מי_זה=UVUUUVTUU w:این=UUUUVUUUU
w:رو=TUUUUVUUU w:مين=UUUUUUVUV w:و=UUUUUVUUT w:کیه=TUUUUWUUU w:का=UUUUUVUUU w:कौन_है=TUUUUVUUU
w:क्या=TTUUUUVUU w:भाई=VUUUUUUUU w:কে=TUUUUVVUU w:ของ=UUUUUTVUU w:ครับ=TUUUUUVUU w:นี่=UUUUVUTUU
w:มาก=TUUUUVUUU w:มี=RTUWUVUUU w:อะ=SUUUUWUUU w:ใคร=UTUVUUTUU w:ᄀᄀ=SUUUUWUUU w:ᄏᄏ=UUUVTUUUU
w:ᄏᄏᄏ=UUUUUVUUU w:ᄒᄒ=UUUUUVUUU w:ᅲᅲ=UVUUUUUUU w:ở=VUUUUUUUU w:、=VUUUUTUUU w:〜=UUUUTVUUU
w:ありがとう=UUUUVTUUU w:いい=TVUUUVUUU w:いつから=RUUUXVUUU w:いつも=VUUUUTUUU w:いや=TUUWTUUUU w:いる=UUUTUUVUU
w:う=UUUUUVUUU w:おしえて=TUUUUVUUU w:お願いします=TUUUUUUVU w:か=UUUUTUUUU w:から=SVUUTVUUU w:が=TVVTTVVVT
w:こっち=TUUTUWVUU w:この=TUUUVUUUU w:この人=TUUUVWTUU w:この方=UUUUVUUUU w:これ=VUUUTUUUU w:これ書いたの=UUUUVUUUU
w:ごめん=TUUUUUVUU w:さ=TUUUVUTUU w:さん=USVUUSWUT w:さんって=TSUTUVXUU w:さんの=VUTTTUVUU w:した=UUVUUUVUU
w:して=WUUUTUUUU w:じゃなくて=STUWTUVUU w:すごい=VUUUUUUUU w:た=UUUUUUVUU w:たら=UUUUUVUUU w:だ=WTUVUTUUU
w:だけ=RTUUUYVUU w:だれ=TTUUUWUUU w:った=WUUVTSUUU w:って=UTUVTUUUU w:って人=UVUUUUUUU w:って何=UVUUUUTUU
w:って何者=SUUUUWUUU w:って誰=TTUUUVVUU w:て=TUUUUVUUU w:てる=SUUVVUUVU w:で=UUWTSSUVU w:でしょうか=TUUVUUUUU
w:です=WVUTTSUUU w:ですか=TUUUVUUUU w:と=UUUUUVUUT w:ど=RTUUUXVUU w:どっちが=UUUUUVUUU w:な=UUUUUVTUU
w:ない=TUTVUVUUU w:なの=UTUVUUUUU w:なん=TUUVUVTUU w:に=UTTWUUWUT w:について=TSTUUVXUU w:ね=WTUTUUVUU
w:の=TVUSVUVUU w:のこと=UUUUUUVUU w:ので=TUUWUTUUU w:のほう=UUUUUVUUU w:の人=UUUTUWUUT w:の方=UUUUUUVUU
w:は=VUVUTSVUU w:は誰=VUUUUTUUU w:ます=UUUUVUUUU w:も=UTUUVUUUU w:や=TUUUTWUUU w:やってる=TUUUUVUUU
w:やつ=TUUUUUUUU w:よ=UUUTUVUUU w:る=VTUTUUUUV w:わ=TUUUTVUUU w:を=QVVWTUVUS w:ん=STUUVVVUU
w:アカウント=UUUTUUVUU w:ウォレット=TUUUUUVUU w:カード=TUUWUUUUU w:㗎=SVUUVVUUU w:一=SUUUUWUUU w:一下=UUUUUVUUU
w:三=VUVUUVUTT w:上=WUUUUUTUT w:上的=UWUUUVSUU w:不=TTVVUTVUU w:不是=TUUUUVUUU w:不要=UUUUUTUUV w:个=UUUUUVUUT
w:也=RTUTUWWUU w:了=ZTUSTTUUV w:人=VVUTVSVUU w:什么=SVUUUVUUU w:什么来头=TUUUVUUUU w:今天=VUUTUTUUU
w:今日=VUUUUUUUU w:他=TUUUVUUUU w:何=UVUUUUUUU w:你=TYUTSUUUU w:佢=TUUUVUVUU w:使い方=TVUUUUUUU w:來=VUUUUUUUU
w:便利=VUUUUUUUU w:係=SUUUUVVUU w:係邊個=TTUUUVVUU w:個=TUUVUVUUU w:做=UVUUUSUUV w:先=TUUUUVUUU
w:关注=VUUUUTUUU w:再=UUVTWUTUU w:到=VUUUUTTUU w:到底=TUTUWVTUU w:原=TUUUVVTUU w:古参=UUUUUVUUU w:叫=TUUUUUUUU
w:可以=SWUUUUUUU w:号=VUUUUUUUU w:名前=UUUTUUUUU w:吗=SVUTVWTUV w:吧=UUUUUSUUV w:呀=TUUUVVVUU w:呗=TUUUUVUUU
w:呢=SUUVVUUUU w:和=UUUUVVUUT w:哈哈哈=VUUUUTUUU w:哪些=TTUXUTUUU w:啊=QTTWWUVUV w:問=SUUUUVVUU w:啥=TUUUUUUUU
w:啦=TUUUUVUUU w:嗎=RTUTWXVUU w:在=VUUUUTUUU w:地址=UUUUUSUUW w:多=VUUUUUUUU w:多少=UUUVUUUUU w:大大=UUUUVUUUU
w:天気=UVUUUUUUU w:她=SUUUXVUUU w:好=YUUSTTUUU w:對=UUVUUTUUU w:就=VUUUUTUUU w:就好=VVUTUVTUU w:帮我=XWUTUURUU
w:帳號=TVUUUUUUU w:幫=UUTUUVUUU w:幫我查=TUUUUVUUT w:得=SUUUUWUUU w:想=SUUUUWUUU w:我=WTUVUQVUV
w:我是誰=RTUYUUUUU w:我的=TTUZTUUUU w:我绑了=TUUWUUUUU w:我自己=TTUXUUTUU w:我要=UUWUTTUUU w:把=XVUUSUUUU
w:教えて=TTTUUVXUT w:早=TUUUUVUUU w:早安=VTUUUUUUU w:昨天=TVUUUVUUU w:昨日=TUUUUUVUU w:是=PTUVVWVUU
w:是不是=UTUUUTVUV w:是哪位=TUUTUVUUU w:是誰=TTUTUWWUT w:是谁=TUUTUVVUT w:是谁啊=TUUUUVUUU w:最近=VUUUUUUUU
w:會=WUUTUTTUU w:有=STUUUVVUU w:有沒有=SUUTUVVUV w:有没有=UUUUUVUUU w:本人=VUVUUTUUU w:来着=TTUXUUUUU
w:查=YTUUTSSUV w:查一下=TTUWUUUUU w:楼主=UUUTUUUUU w:欸=VUUUUTVUU w:比較=TUUUUVUUU w:求=UUUUVVUUU
w:没=TUUUUSVUV w:玩=TTUUUUWUU w:用=UUUUUVTUU w:番=UUUUUUUVU w:的=QSUTYUVVV w:看=XUUVSSUUU w:看看=TUUXTUUUU
w:真人=SUUUVUUUV w:知ってる=WUUTUUUUU w:神=VUTUTVUUU w:私=STVWTTUUU w:私の=WTUWUSUUU w:笑死=UUUUVUUUU
w:给=VUUUTUUUU w:背書=TUUUUVUUU w:能=SUUTVVXUU w:自分の=SUUXTUUUU w:草=TUUUVUUUU w:被=VUUUUUUUU w:要=SUUTUXTUT
w:見せて=UUUVUUUUU w:言=UUUUTUVUU w:詐騙=TUUUVUUUU w:話=UUUUUVTUU w:認證=TUUVUVUUU w:說=TUUWUTUUU
w:誰=RUUUWWUUU w:調べて=VUUVUTUUU w:請問=RUUTUWWUU w:謝謝=SUUUUVUUU w:认证=UUUVUSUUV w:说=UUUUVTUUV
w:谁=SVUUVUUUV w:谁给=UUTUUUUUV w:資料=UUUVTUUUU w:资料=SUUXTUUUU w:跟=TUUUUVTUV w:这=UUUUVSUTW
w:这个=WUUTTUUUU w:这人=TUUUVUUUU w:這=VUUUUTUUU w:這位=UUUUVUUUU w:這個人=TTUTXUUUU w:這篇=VUUUTUUUU
w:過=TUVUVUUUU w:那=UUUVTTUUV w:那个=UUUUUUTVU w:那個=TUUUUUUUV w:那她=TUUTWUUUU w:都=XVUUURUUU
w:錢包=UTUVVTUUU w:钱包=STUVVUVUU w:除了=UVUUUTUUU w:靠谱吗=TUUUVVUUU w:가=UTUTTUWUV w:감사합니다=VUUUUTUUU
w:거=WUUSTUUUU w:계정=UUUTUUUUU w:그=TUUUTWUUT w:나=TSUUUUWUU w:내=UUUVUUUUU w:너=UUUUUVUUU w:누가=SUUUUWUUT
w:누가_인증=TUUUUVUUU w:누구야=TQUUUUYUU w:누구임=TUUUUVUUU w:누군지=TUUUUVUUU w:는=UVUTVUTUT w:늘=VUUUUTUUU
w:님=VUVUTTTUU w:다=VUUWSRUUV w:대=VUUUURUUV w:도=UVUTSWUUU w:됨=VUUTTVUUU w:똑같이=SUUUUWUUU w:랑=VUUUUSUUV
w:로=TUUUUVUUU w:만=WUUUUTUUU w:말고=TUUUUTUUV w:뭐=UTUUVUUUU w:뭐야=STUUWVUUU w:믿어도=VUUTTVUUU
w:보여줘=TUUVUTUUW w:봇=WUUSTUUUU w:분=UVUTUUTUU w:빼고=TUUUUTUUV w:사람=VUUTUUTUU w:아=XUUUUTUUT
w:아니=SUUTUVVUU w:알려줘=SUUUUWUUU w:야=UUUTUUUUU w:얘=TUUUVUUUU w:어=UWVUUSUUU w:어제=UVUUUTVUU
w:에=USUWTUUUU w:에서=TUUUUUVUU w:여기=TUUTUWUUU w:오=UVUWUTTUU w:요=UUUUVTUUU w:은=SVUTVUVUW w:이=UUUUUWUUT
w:이_사람=UUUUUVUUU w:이거=VVUUUSUUU w:이랑=TUUUTVUUU w:이분=UUUUUVUUU w:이사람=SUUUUUWUU w:있나요=UUUUUVUUU
w:있어=UTUTUUWUU w:좀=RUUTUYUUU w:주인=TUUUUVUUU w:중에=TUUUUUUUV w:지갑=VTUUUUUUU w:지갑_주소=TUUUUVUUU
w:진짜=WUUUUSUUU w:찾아줘=TUUTUVVUU w:카드=VUUUTTUUV w:파캐=VUUUUTUUU w:하=VTUTUVUUU w:한테=VUUUUTUUU
w:해=TUUVTVUUU w^:a=TUUUUUUVV w^:ada=TUUUUUUUU w^:ah=WUUUUTUUU w^:and=RUUWTWVUU w^:any=UVUUVSUTU
w^:anyone=TUUUUUVUU w^:bot=RUTTUTUUU w^:break=WUUUWRUUU w^:bu=UUUUVUUUU w^:che=TUUVUUVUU
w^:compare=SUUTWVUUV w^:cool=SUUYUUTUU w^:còn=VVUUTUUUU w^:does=UUUTVVTUU w^:dzięki=VUUUUUUUU
w^:e=TUUVTWUUU w^:e_il=UUUUVUUUU w^:e_o=UUUUVUUUU w^:el=VUUUUUTVU w^:emoji=YUUTSTUUU w^:en=UUUUUUTUU
w^:ens=UUUTVUUUU w^:et=UUUUVTUUU w^:everyone=WUUUTSUUV w^:eyvallah=UUUUUUTUU w^:gente=TUUUUUVUU
w^:gm=WTUUUUSUU w^:good_bot=XUUUSUUUU w^:hab=VUUUTTUUU w^:haha=WUUUTTUTU w^:has=SUUVUVVUU
w^:her=WUUUTTUUU w^:hey=VTUUUTVUT w^:hmm=UUUUUVUUU w^:how=TVUUUTUUU w^:i=YUUSSUUUU
w^:i_meant=TUUVUUUUU w^:idk=SUUUUVVUU w^:if=WUUUUSUUU w^:il=TUUUUUVUU w^:is=SUUTWUVUV
w^:jajaja=VUUUTUUUU w^:kalo=TUUVUUUUU w^:le=TUUUUUUUU w^:lmao=VUUUVUTTU w^:lol=VUUWTUUUU
w^:love=UUUUVUUUU w^:ma=WUUUUTTUU w^:mais=UUUUVUUUU w^:merci=VUUUUUUUU w^:met=UUUUUTVUU
w^:mi=VUUUUUUUU w^:moin=VUUTUTUUU w^:my=UUUVUSUUV w^:nah=VUUUTUUUU w^:name=WTTUSVVUU w^:ne=TUUUUVUUU
w^:nee=TUUUVUUUU w^:need=TUUUUWUUU w^:neither=UUUUUUVTU w^:nice=UUUUUVUUU w^:no=UUUWUUTUU
w^:non=UUUUUUUVU w^:none=SUUUUUWUU w^:nope=UUUUUUVUU w^:not=TUUWUUUUU w^:not_the=WUUUUTUSU
w^:now=UUUWUSUUU w^:number=VUUUTURWU w^:não=TUUUUUUUU w^:o=WUUUTVTTU w^:oh=TUUUUVVUU w^:ok=RVUVTVVUU
w^:oops=VUUTUUUUU w^:oye=TUUVUUUUU w^:pardon=VUUUUUUUU w^:peki=SUUTYUTUU w^:platform=UUUTVXSUU
w^:quello=TUUUUUUVU w^:raga=UUUUUVUUU w^:rt=YUUUURUUU w^:same=VUUUTVUUU w^:same_for=TUUUUVUUU
w^:scusa=VVUUVVSUU w^:she=WUUTSUUUU w^:shoutout=UUUUVUUUU w^:since_when=TUUTWUUUU w^:so=UVUUTUUUU
w^:sorry=VTUUUUUUU w^:thanks=TUUVVTUUU w^:that=UUUUTUUUU w^:thats=WUUTSVUUU w^:the=TTUUUTUWV
w^:this=WUUUTUUUU w^:told=WUUUUSUUU w^:ty=VUUUUUUUU w^:und=SUUUVUVUU w^:vay_be=WUUUTSUUU
w^:wait=TVUUWTSUU w^:wer=VUUUVTUUU w^:what=QXUVTWUUU w^:what_about=SUUWWUTUU w^:whats=WUUUTTVTU
w^:which=SUUVWTUUU w^:who=UUUUUVTUU w^:who_is=UWUURVVUU w^:who_verified=TUUUWUUUU w^:whos=UUUUSVUUV
w^:why=WUUTTUUUU w^:wow=VUUUTUUUU w^:wrong=WUUUUUTUU w^:wrong_person=TUUUUVUUU w^:y=SUUUVUVUU
w^:yg=TUUUUVUUU w^:а=TVUTVTUUU w^:да=WUUUUUUSU w^:いや=TUUWUUUUU w^:ごめん=TUUUUUVUU w^:她=TUUUVVUUU
w^:昨日=TUUUUUVUU w^:最近=VUUUUTUUU w^:有=TUUTUWUUU w^:笑死=TUUUVUUUU w^:那她=TUUTWUUUU w^:아니=TUUUUVVUU
w^:어제=UUUUUUVUU w^:오=TUUWTUUUU wallet_,=UUUUVUUUU wallet_?=SUUTWVTUU wallet_about=SUUUUWUUU
wallet_accounts=UUUVUUUUU wallet_bot=TUUUUVVUU wallet_common=VUUTUTVUU wallet_copula=VUUTUUTUU
wallet_courtesy=TTUUVVUUT wallet_end=WUTSUTUUU wallet_form=UUUUUSUUW wallet_he=VUUTUUUUU
wallet_lower=USUVTWVUU wallet_mention=TUUUUWUUU wallet_name=TUUUUVUUV wallet_on=SUUUTWUUU
wallet_pointing=UUUTUVUUU wallet_possessiveBefore=TVUUUWUUU wallet_question=UTUUVVUUU
wallet_request=TUUUVUVUU wallet_self=SUUYTUUUU wallet_unknown=TTUVTWUUU wallet_wallet=UUUUUUVUU
word:-1/card=VTUVUUTUU word:-1/false/false=XVTRTVUUU word:-1/false/true=UUTVVSVUU
word:-1/reply=TVUUUTVUU word:-1/top=UVTUUUTUW word:-1/true/false=TUUUVTUUU
word:-1/true/true=TVUTVUTUV word:-1=UWTTUUUUV word:-2/card=UTVSVVUUT word:-2/false/false=VVVVTTSTU
word:-2/false/true=XYUSSURUU word:-2/question=UUUUUUVTU word:-2/reply=TUUVVTVUU
word:-2/top=VWUUUURUT word:-2/true/false=UTUYVTSUU word:-2/true/true=TTUSVVWUT word:-2=WWVUTUSTS
word:-3/card=WTVVUVRUU word:-3/false/false=VXTTVURUU word:-3/false/true=VUWWTVRVS
word:-3/question=WUUUUUSVU word:-3/quote=TTUUWUTUU word:-3/reply=STVSWVUUT word:-3/top=VXTVUUQUU
word:-3/true/false=UXUTUUTUU word:-3/true/true=VSUVWWQUV word:-3=VVVVVVOUS word:-4/card=VUTVUVQUU
word:-4/false/false=WSVSTURYT word:-4/false/true=VUUWVWNVU word:-4/question=VSTRUWTXU
word:-4/quote=VSUUXVTUT word:-4/reply=VTVUVVSUT word:-4/top=VVTVUVOUW word:-4/true/false=TXSUVWTUT
word:-4/true/true=SUSXXUQUV word:-4=VTTUVVMXV word:0/card=UUUWTUTUU word:0/false/false=TWTUUVSUV
word:0/false/true=VRUUVRXUU word:0/reply=TUUUUUWUU word:0/top=VWTSUSWUU word:0/true/false=TUUTTUXUU
word:0/true/true=VWUUTUTUU word:0=UUTUUTXUU word:1/card=SUUVTUWUU word:1/false/false=TPUVTUYVU
word:1/false/true=RXUUUVUUU word:1/reply=VTUUTVTUU word:1/top=RUTSUTYUU word:1/true/false=TUUTTUXUU
word:1/true/true=UTUTUTXUU word:1=STTTSUYVU word:2/card=SUUUSUXUV word:2/false/false=SRUVUUYUU
word:2/false/true=TUUVTSVUV word:2/top=SUUTURXUW word:2/true/false=UVUTSUVUU
word:2/true/true=TUUTTTYUU word:2=RVUURSaUV word:3/card=SUUUUUXUU word:3/false/false=SVUUUUWUU
word:3/false/true=TSUTUUaUT word:3/reply=UUUUTUWUU word:3/top=TTUSUTZUT word:3/true/false=UVUUUUTUU
word:3/true/true=VTUTTTWUU word:3=TUUSTTbUT word:4/card=SUUUTUXUU word:4/false/false=STUUTUYUU
word:4/false/true=STUTUUZUU word:4/top=STUSUTaUU word:4/true/false=UUUUUUVUU
word:4/true/true=UTUUUUWUU word:4=RTUSUUcUU words:0/absent/card=WUTUUWRUT
words:0/absent/question=VSTRUWUWU words:0/embedded/quote=WUUVSUUUU words:0/embedded/reply=VTUWVSUUU
words:0/embedded/top=ZTSQUVUUV words:0/false/false/false=UTSTSXUWV
words:0/false/false/true=VSVRTUUUU words:0/false/true/false=TXTUTTVUU
words:0/false/true/true=UTTUUWTUU words:0/false=USSTUUXXU words:0/true/false/false=TRTUUWVVT
words:0/true/false/true=UVTUUVTUV words:0/true/true/false=OVTVXVUUU words:0/true/true/true=VTSVTVTUW
words:0/true=TQTXWWTUV words:0/vocative/card=STUYSUUUU words:0/vocative/quote=UTTUWUUUT
words:0/vocative/reply=UTTSUWUUT words:0/vocative/top=TTTTUVWUV words:1/absent/card=VSVSUWWUS
words:1/absent/question=UTUUUUVUU words:1/embedded/reply=UUUUTVVUU words:1/embedded/top=WSUUUUUUU
words:1/false/false/false=WWURUSVUR words:1/false/false/true=UUTTURXUV
words:1/false/true/false=QUUWWSWUT words:1/false/true/true=UUUUUWUUT words:1/false=UVTTUTVUP
words:1/true/false/false=UVUVUTUUT words:1/true/false/true=TVWVUUUUR
words:1/true/true/false=VUUSVUVUU words:1/true/true/true=UTUUUVVUU words:1/vocative/quote=UWUTUVTUT
words:1/vocative/reply=SUWVVTVUS words:1/vocative/top=VWSTUSUUS words:2/false/false/false=UVUUUUSUW
words:2/false/true/false=UUUUUUUUT words:2/false=SSUTTUWUX words:2/true/false/false=TRUUUUYUV
words:2/true/true/false=UTUUUUVUV words:2/vocative/top=TSUTUUWUW wrong_,=WUUUUUTUU
ww:+_name=VUUUUSUUU ww:_a=TUUUVTUVV ww:_ada=TUUUUVUUU ww:_ah=WUUUTTUUU ww:_and=QTUWTXVUU
ww:_any=UVUUWTUTU ww:_anyone=TUUUUUVUU ww:_bot=SUTUVUUUU ww:_break=WTUUWRUUU ww:_can_you=UUUTUUUUU
ww:_che=SUUVUVVUU ww:_compare=SUUTWVUUV ww:_cool=RUUXUVSUU ww:_còn=UUUUTUUUU ww:_does=UUUTUVUUU
ww:_dzięki=UUUUTVUUU ww:_e=TUUVTVUUU ww:_e_il=UUUUVUUUU ww:_e_o=TUUUWUUUU ww:_eh_salah=UUUUUUVUU
ww:_el=UUUUUUTVU ww:_emoji=YUUTRTUUU ww:_en=UUUUUUTUU ww:_ens=UUUTVUUUU ww:_et=UUUUVTUUU
ww:_everyone=VUUUTTVUV ww:_eyvallah=UUUVTUTUU ww:_gente=TUUUUUUUU ww:_gm=WTUUUUSUU
ww:_good_bot=WUUUSUUUU ww:_hab=VUUUUTUUU ww:_haha=VUUUTTUUU ww:_has=SUUVUVUUU ww:_her=XUUUSTUUU
ww:_hey=UTUUUUWUT ww:_hmm=UUUUUVUUU ww:_how=SVUVUTUUU ww:_i=XUUSTUTUU ww:_i_meant=TUUVUUUUU
ww:_idk=SUUUUVVUV ww:_if=WUUUUSUUU ww:_il=SUUUUUVUU ww:_is=SUUSWUVUV ww:_jajaja=VUUUTUUUU
ww:_kalo=TUUVUUUUU ww:_le=TUUUUUUUU ww:_lmao=UUUUUUUTU ww:_lol=VUUVTUUUU ww:_love=UUUUVUUUU
ww:_ma=WUUUUTTUU ww:_mais=UUUUVUUUU ww:_merci=VUUUUUUUU ww:_moin=VUUTUUUUU ww:_my=UUUVUSUUV
ww:_nah=VUUVTUUUU ww:_name=WTTVSUUUU ww:_ne=TUUUUVUUU ww:_nee=TUUUVUUUU ww:_need=SUUUUWUUU
ww:_neither=TUUUUUVUU ww:_nice=UUUUUVUUU ww:_no=TUUWUUUUU ww:_non=TUUUUUUVU ww:_none=TUUUUUVUU
ww:_nope=TUUUUUVUU ww:_not=SUUVUVUUU ww:_not_the=WUUUUUUSU ww:_now=UUUWUSUUU ww:_number=VUUUTURWU
ww:_não=TUUUUUUUU ww:_o=WUUUUVTTU ww:_oh=TUUUUUVUU ww:_ok=SVUVUVVUU ww:_oops=VUUUUUUUU
ww:_oye=TUUVUUUUU ww:_peki=SUUTYUTUU ww:_platform=UTUTVXSUU ww:_quello=TUUUUUUVU ww:_raga=TUUUUVUUU
ww:_rt=YUUUURUUU ww:_same=VUUUTVUUU ww:_same_for=TUUUUVUUU ww:_scusa=VUUUUUTUU ww:_she=WUUTRUVUU
ww:_since_when=TUUUWUUUU ww:_so=UVUUTUUUU ww:_someone=VUUUUUUUU ww:_sorry=VUUTUUUUU
ww:_thanks=UUUVVTUUU ww:_that=VUUUTUUUU ww:_thats=WUUTSVUUU ww:_the=TUUUUTUWU ww:_this=WUUUTUUUU
ww:_told=WUUUUSUUU ww:_ty=VUUUUUUUU ww:_und=SUUUVVVUU ww:_vay_be=WUUUTSUUU ww:_wait=TWUUWTTUU
ww:_wer=WUUUUSUUV ww:_what=RWUWTVTUU ww:_what_about=SUUVWUTUU ww:_whats=WUUUUTUTU
ww:_which=SUUVWTUUU ww:_who=UUUUTVTUU ww:_who_is=UWUUSVVUU ww:_who_verified=SUUUWUUUU
ww:_whos=UVUUSVUUV ww:_why=XUUTTUUTU ww:_wow=VUUUTUUUU ww:_wrong=WUUUUUTUU
ww:_wrong_person=UUUUUVUUU ww:_y=SUUUVUVUU ww:_yg=TUUUUVUUU ww:_you=VUUUUUUUU ww:_а=TVUUUUUUU
ww:_да=WUUUUUUSU ww:_いや=TUUWUUUUU ww:_她=TUUUVVUUU ww:_昨日=TUUUUVVUU ww:_最近=VUUUUTUUU ww:_有=TUUTUVUUU
ww:_那她=TUUUVUUUU ww:_아니=TUUUUVVUU ww:_어제=UUUUUUVUU ww:_오=SUUXTUUUU ww:a_bot=XUUUUTTUU
ww:a_carteira=UVUUTVUUU ww:a_dm=UUUUUVUUU ww:a_friend=UUUUUVVUU ww:a_good=WSUUUUTUU
ww:a_name=QUUUVUTUY ww:a_person=VUUUUUUUU ww:a_platform=WUUUUUSUU ww:a_scammer=TTUUWUVUU
ww:a_token=VUUUUTUUU ww:about_bot=VUUUUTUUU ww:about_me=TTUXUUTUU ww:about_name=UUTUUWUUU
ww:about_to=TVUTVVTUU ww:account_bot=VUUUTUUUU ww:account_break=TUUUVUTUU ww:account_here=UUUUUVTUU
ww:ada_break=SUUVTXTUU ww:ada_on=UXUUUTSUU ww:again_break=WTUUVTUUU ww:akun_platform=UUUUUVUUU
ww:all_break=UUUTVUUUU ww:all_of=UVUUUUUUU ww:already_break=UUUUTVUUU ww:am_i_verified=TSUYSUUUU
ww:an_account=UUUUTVUUU ww:an_ens=UUUUUUVUU ww:and_bot=XUUTUTTUU ww:and_her=UUUUVUUUU
ww:and_it=VUUUUTUUU ww:and_name=VVUUUUUUT ww:and_no=UUUUUVUUT ww:and_now=TUUVUUUUU
ww:and_number=TUUUUTUUV ww:and_the=VUUVUTTUU ww:and_why=TUUUVUUUU ww:any_credentials=TVUTVUUUU
ww:any_idea=TTUUUVVUU ww:any_platform=TVUUVSUUU ww:anyone_know=VUUUUVTUU ww:are_name=UUUUUVUUU
ww:are_they=UUUUUVUUU ww:as_a=TUVUUUUUU ww:as_name=VUUUUSUUV ww:ask_bot=WUUTTVTUU
ww:ask_you=QWUUUWVUU ww:asked_bot=VUUUUUUUU ww:asked_me=VVUTUUUUU ww:asking_about=TUUUUUUUU
ww:asking_bot=VUUUUTTUU ww:asking_for=UUTVUUUUU ww:at_all=TUUVUVUUU ww:at_devcon=VUUUUTUUU
ww:at_name=VUUUUTUUU ww:at_the=UVUUUTUUV ww:auf_platform=UVUUUUTUU ww:author_break=TUUUWUUUU
ww:balaji_srinivasan=VUUUUUUUU ww:base_break=VUUUUUUUU ww:before_i=TUTUVWUUU ww:ben_kimim=UTUXUURUU
ww:better_than=WUUUUTUUU ww:bitte_break=TUUUUVUUU ww:bot_a=VUUUUSUUV ww:bot_a_ver=SUUWUVTUT
ww:bot_about=UUUUUVUUU ww:bot_ada=SSUTUVXUU ww:bot_akun=TUUVUVUUU ww:bot_all=UUUUUVUUU
ww:bot_already=VUUUUTUUU ww:bot_am_i=TVUVTVTUU ww:bot_and=WWUUSTTUU ww:bot_any=RUTTWWUUU
ww:bot_anyone=UUUUUTUUU ww:bot_are=UUUUUVUUU ww:bot_are_you=UVUTUUUUU ww:bot_ben=STUZUVRUU
ww:bot_benim=TTUXTTTUU ww:bot_best=UVUUUUTUU ww:bot_break=XRUTXTRUV ww:bot_bu=UUUUVUTUU
ww:bot_bunu_yazan=UUUUVUUUU ww:bot_busca=UUUUUUVUU ww:bot_c_est=TTUUVUUUU ww:bot_c_est_qui=SUUUWUUUU
ww:bot_c_est_quoi=UTUVUUTUU ww:bot_can=TUUUUVUUU ww:bot_can_i_trust=TTUUVVVUU ww:bot_can_u=STUTWUVUU
ww:bot_can_you=RXUVVUTUU ww:bot_card=WUUUUTUUU ww:bot_cards=UUUUUVUUU ww:bot_cek=STUWUVUUT
ww:bot_check=SUUUWWSUU ww:bot_chi=UVUTUUTUU ww:bot_chi_è=UUUTWSTUW ww:bot_cho_xem=TUUWUUUUU
ww:bot_compare=UVUUUVTUV ww:bot_da=TUUUUVUUU ww:bot_de=VUUUUTUUV ww:bot_de_quem_é=UVUUUTUUU
ww:bot_de_quién_es=TUUUWUUUU ww:bot_der=UWUUUTTUU ww:bot_did=UTTUUUUUV ww:bot_dime=UUUVUTUUU
ww:bot_do=TTUUVVUUU ww:bot_do_you=VTUVUSUUU ww:bot_do_you_know=UUUTVUUUU ww:bot_does=UUUUVUUUT
ww:bot_dont=WUUUUSUUU ww:bot_down=VVUTUUTUU ww:bot_dwr=VTUUSUXUU ww:bot_e=VUUVUTUUU
ww:bot_el=UUUUUUVUU ww:bot_el_usuario=TUUUUUUUU ww:bot_emoji=USUTXVTUU ww:bot_en=VVUUUTUUU
ww:bot_endorse=UUWUUTUUU ww:bot_entre=UUUUUUUUV ww:bot_esse_cara=UUUUVUUUU ww:bot_et=UUUVUUUUU
ww:bot_everyone=VUUUUUUUU ww:bot_explain=WXUSTUSUU ww:bot_fiable=SUUTVUWUU ww:bot_fid=TTUWUUUUV
ww:bot_find=UUUTUTWUU ww:bot_find_me=UVURUUWUU ww:bot_for=WUUUUSUUU ww:bot_garantisco_io=UUVUUTUUU
ww:bot_gets=VUUUUTUUU ww:bot_gimme=UUUTUUVUT ww:bot_give_me=SUUUUXUUU ww:bot_gm=VTUUUVTUU
ww:bot_got=VUUUTUUUU ww:bot_hat=UUUUUVUUU ww:bot_he=UUUUTVUUU ww:bot_help=UVUUUTUUU
ww:bot_horsefacts=TVUTUTVUU ww:bot_how=SWUVUUTUU ww:bot_how_do_i=SVUVUUUUU
ww:bot_how_does_this_work=UVUUUUUUU ww:bot_i=TTWQVWVUV ww:bot_i_vouch_for=TUXUUSUUU
ww:bot_i_want=TTUTVVWUU ww:bot_il=VVUVUSUUU ww:bot_im=WUUSUUUUU ww:bot_ini=VVUUVTSUU
ww:bot_is=XVSUSTVUU ww:bot_ist=UTUUUUUUU ww:bot_jack=TWUTUVTUU ww:bot_kenal=TUUUUUVUU
ww:bot_kennst_du=UUUUUUVUU ww:bot_kto_to=UUUUVUTUU ww:bot_l=TUUUUVVUU ww:bot_la=UUUUUVUUU
ww:bot_le=TUUUUVVUU ww:bot_legit=TUUUUVUUU ww:bot_linda=SQUTUVZUU ww:bot_link=VUUTUUUUU
ww:bot_list=UUUVUUTUU ww:bot_lol=VUUUTUUUU ww:bot_look_up=TUUUUTVUV ww:bot_lookup=UUUUUUWUU
ww:bot_ma=RUUUWUVUU ww:bot_me=TVTUTUUUU ww:bot_me_fala=TTUUUUVUU ww:bot_mi=YVURUUTUU
ww:bot_mostra=TTTXUWTUT ww:bot_my=WUUSUVUUU ww:bot_mình=UUVVUTUUU ww:bot_name=SUUTVVUUV
ww:bot_need=UUUTUUUUU ww:bot_never=UUUUUVTUU ww:bot_no=UWUUTUTUU ww:bot_non=UUUUUVUUU
ww:bot_not=TTUWUTUUV ww:bot_number=TTUTUTYUU ww:bot_o=UTUUUWTUU ww:bot_on=WVUUTUTUU
ww:bot_op=UUUUUVUUU ww:bot_or=VUUUVTUUU ww:bot_platform=RWTTTXTUV ww:bot_please=WTXTUQVUU
ww:bot_pls=UTUTVVUUU ww:bot_price=UWUUUUTUU ww:bot_procura=TTUTUUWUU ww:bot_pugson=VSUTUTXUU
ww:bot_pull_up=UVUUUUTUU ww:bot_q=UUUTTUVUU ww:bot_qual=TVUVTWTUU ww:bot_que=UUUUUUTUU
ww:bot_quem=SVUWUUSUU ww:bot_quem_é=TTUUVTXUU ww:bot_qui=SWUVVUTUU ww:bot_qui_est=TVUUUUUUU
ww:bot_quien_es=TUUUUUVUU ww:bot_quién=SVUVUUTUU ww:bot_quién_es=UTUUTVWUU ww:bot_qué=VTUUUUUUU
ww:bot_remind_me=VUUUUUUUU ww:bot_seit_wann=TUUUVVUUU ww:bot_should=WTURUTWUU ww:bot_show=UUUWSTUUV
ww:bot_show_me=VVUVVRTUV ww:bot_siapa=TVUUWVTUU ww:bot_since_when=TUUUVUUUV ww:bot_so=STUVUVVUU
ww:bot_so_sánh=UTUUUVVUT ww:bot_su=UVUUUUTUU ww:bot_summarize=XZUTQSTUU ww:bot_team=VUUUUUUUU
ww:bot_tell=YUTVTRUUU ww:bot_tell_me=UWUTUUUUU ww:bot_the=VTUUUUWUT ww:bot_this=UUUUVUUUU
ww:bot_to=WUUUUTUUU ww:bot_torvalds=TVUUUVTUU ww:bot_tu_connais=UTUUUUVUU ww:bot_und=UUUVUTUUU
ww:bot_vem_är=UUUUUVUUT ww:bot_von=UUUUVUUUU ww:bot_ví=UUUVUUUUU ww:bot_wallet=UVUTVUUUV
ww:bot_wallets=WUUUSUUUU ww:bot_wat=TUUUUUUUU ww:bot_welche=UUUVUUUUU ww:bot_wen=TUUUUVTUU
ww:bot_wer=TVUVVTTUU ww:bot_wer_is=TTUUVUVUU ww:bot_wer_ist=WVUTUTUUU ww:bot_what=QUUWUWUUU
ww:bot_what_can_you_do=UWUUTUUUU ww:bot_what_is=RUUUUVWUU ww:bot_whats=RUUTVUXUU
ww:bot_when=VVUVTUTUU ww:bot_where=SUUTUWUUU ww:bot_which=SUTWSVUUV ww:bot_who=WXSSVVRUT
ww:bot_who_are=UVUUTWTUT ww:bot_who_is=RYTSSUXUU ww:bot_who_owns=UUUUUVUUU
ww:bot_who_verified=STTUVVVUU ww:bot_who_wrote=TUUUVUUUU ww:bot_whois=UUUUUUVUU
ww:bot_whos=SVUTTUWUV ww:bot_whose=TUUUVUUUU ww:bot_why=SWUUTVUUU ww:bot_wie=UUUVTUUUU
ww:bot_wie_is=UUUUUUVUU ww:bot_will=WTUUUUUUU ww:bot_write=VWUSTTUUU ww:bot_wrong=TVUTUVUUU
ww:bot_y=UTUUVTVUU ww:bot_you=YTUTTSUUU ww:bot_youre=UTUUUWUUU ww:bot_zeig_mir=VUUUUTUUT
ww:bot_ông_này=TUUUVUUUU ww:bot_а=TUUVUVUUU ww:bot_кто=TTUUWUUUU ww:bot_кто_такой=TTUUUVVUT
ww:bot_не=TUUUVVUUU ww:bot_покажи=VUUWUSUUU ww:bot_пробей=TUUUUTUUV ww:bot_ручаюсь_за=UUWUUTUUU
ww:bot_хто=TTUUVVUUU ww:bot_чей=UUUUUUUUV ww:bot_מי_זה=UUUUUVUUU ww:bot_これ書いたの=UUUUVTUUU
ww:bot_って=WUUUUSUUU ww:bot_の=WUUUUTUUU ww:bot_他=UUUUVUUUU ww:bot_你=RXUUUUUUU ww:bot_幫我查=UUUUUVUUT
ww:bot_我=UUWVUSUUU ww:bot_我的=TTUXUTUUU ww:bot_早安=VTUUUUUUU ww:bot_查=XUUVTSTUU ww:bot_查一下=TTUVUUUUU
ww:bot_的=VUUUUTUUU ww:bot_私の=TTUWTUUUU ww:bot_自分の=TUUVUUUUU ww:bot_誰=TUUUVUUUU ww:bot_請問=UUUTUUWUU
ww:bot_这=TUUUVUUUU ww:bot_那=UUUVTUUUU ww:bot_除了=UWUUUTTUU ww:bot_내=UUUVUUUUU ww:bot_얘=UUUUUTUUU
ww:bot_이_사람=VUUUUUUUU ww:bot_이분=UUUUVTUUU ww:bots_break=WUUUUTUUU ww:break_a=VUUUUTTUU
ww:break_ada=UUUUUVTUV ww:break_also=UUUUUTUUV ww:break_and=UUUVUVUUT ww:break_any=TUUUVVUUU
ww:break_anyway=TUUUUVUUU ww:break_asking=VSUVUVTUU ww:break_bot=UUTTWVVUT ww:break_break=VUUUVTUUT
ww:break_but=TUUUVVTUU ww:break_c_est=UUUUTVTUU ww:break_c_est_qui=TUUUVUUUU
ww:break_can_you=SUUUUWUUU ww:break_cc=UUUUUUUUT ww:break_chi_è=UVUUVSUUU ww:break_der=TUUUUVTUV
ww:break_die=UUUUUVUUT ww:break_does=TUUUUUUUU ww:break_dont=VUUWUSUUT ww:break_dwr=TUUUUVWUT
ww:break_elle=UUUUUTVUU ww:break_emoji=WUUTTUUUU ww:break_era=UUUUUUUUV ww:break_es=UUUTUVUUU
ww:break_et=TUUVUUUUU ww:break_even=VUUUTTUUU ww:break_found=XUUUUSUUU ww:break_he=UTVUUUVUT
ww:break_i=VUUUTRWUV ww:break_i_know=TUVTUWTUT ww:break_i_mean=TUUUVVUUU ww:break_i_meant=TUUVUUUUU
ww:break_i_want=VUUUUUUUU ww:break_i_was=TUUUUUUUU ww:break_il=RUWTUVVUU ww:break_im=TUUUUUUUU
ww:break_intendevo=VUUUUUUUU ww:break_is=SVUTXVSUU ww:break_it=UUUVTTUUU ww:break_its=UUUUUTVUU
ww:break_j_ai=VUUWTTUUU ww:break_just=VUUUVUUUT ww:break_la=UUWUTTUUV ww:break_ma=SUUUVVVUT
ww:break_me=TUUXUUSUV ww:break_my=TUUWUUUUU ww:break_name=SUTVUVTUV ww:break_no=VUUTWSUUU
ww:break_non=UUTUUVUUU ww:break_not=VUVTUVUTT ww:break_not_the=TUUUUUVVU ww:break_now=SUUVUVTUU
ww:break_number=VUUUUTWTU ww:break_o=VUUUUUUUU ww:break_on=STUUWVUUT ww:break_or=TTUVUUVUV
ww:break_platform=UWUTTVSVU ww:break_que=TUUVUUUUV ww:break_quem_é=TUUUSVVUV ww:break_qui=WTUUUSTUV
ww:break_quién=TTUVUVUUU ww:break_quién_es=TVUUUUUUU ww:break_she=UUUUUVUUU ww:break_shes=UUUUUUUUV
ww:break_show=TUUUUUUUU ww:break_show_me=SUUWUVUUT ww:break_si=WUUVUTTUU ww:break_skip=UUUUUVUUT
ww:break_so=UUUUUUVUT ww:break_sorry=WWUUUTTTT ww:break_thank_you=XUUTUSUUU
ww:break_thanks=VUUUUTUVU ww:break_thats=UVUUVTUUU ww:break_the=TUUUWSVUU ww:break_they=VUUUUUUUV
ww:break_thx=UUUUUVTUU ww:break_we=VUUUUUTUU ww:break_wer=UUUUUVUUU ww:break_wer_ist=TVUUUVTUU
ww:break_what=VWUUVRUUU ww:break_whats=TVTUTUUUV ww:break_which=TVUVUUTUU ww:break_who=TTUVUUUUV
ww:break_who_is=STUTUWWUV ww:break_whos=RTUUUWWUT ww:break_worked=TUUUUVUUU ww:break_y=UUUUWTUUU
ww:break_you=VUUUTUVUU ww:break_а=UUUUVUUUT ww:break_мне=SUUUUXUUU ww:break_я=VUUUUTUUV
ww:break_我=UUUUUVUUU ww:break_是=TUUUUWUUT ww:bu_kim=TUUUVUUUU ww:bukan_name=TUUUUWVUT
ww:busca_a=UUUUUUVUU ww:but_bot=SUUUVVVUU ww:but_who_is=UUUUUVUUU ww:by_bot=VUUUUTUUU
ww:by_name=VUUUUTUUU ww:bên_platform=TUUUUWUUU ww:c_est_qui_break=UTUUVUVUU ww:called_who=VUUUUTUUU
ww:can_i=SWUTUVUUU ww:can_i_trust_name=TUUUUWUUU ww:can_you_find=TVUTUUVUU
ww:can_you_tell_me=VUUUUTUUU ww:card_break=VUUUUTUUU ww:cards_for=TUUUUVUUT ww:cc_name=TUUUWTUUT
ww:ce_bot=VUUUTUUUU ww:che_bot=TUUVTUVUU ww:check_name=UUUWUSUUV ww:chi_l=VUUUUTUUU
ww:chi_è_name=VUUUUTUUV ww:cho_name=TUVUUUUUU ww:coinbase_verification=VUUUUTUUU
ww:compte_platform=UTUUVUUUU ww:con_bot=VUUUUTUUU ww:confiável_break=TUUUUVTUU
ww:cool_break=RUUWUUUUU ww:của_name=TUUUUWTUU ww:da_name=TUUUUWUUT ww:dan_romero=USUUUUVUU
ww:das_bot=SUUUVVUUU ww:das_break=UUUUUTUUV ww:de_bot=VUUUVTUUU ww:de_fiar_break=UUUTUUVUU
ww:de_fiar_o=UUUUUVUUU ww:de_la=VTUUUTUUU ww:de_name=TUTUTUWUV ww:de_platform=XVUUUSTTU
ww:de_quién_es_name=TUUUUWUUU ww:dela_break=UUUUVTUUU ww:deploy_a=VUUUUUUUU ww:dev_break=UUUUUVTUU
ww:değil_name=UUUUUVUUU ww:di_bot=VUUUUUUUU ww:di_name=TUUUUUVUU ww:di_platform=UTUUUUTUV
ww:did_name=SUUUUVUUW ww:did_you_see=UVUUUUUUU ww:die_name=TUUUUVUUT ww:dis_bot=SUUUVWUUU
ww:dm_from=UUUUUVTUU ww:dmd_me=SUUUUXUUU ww:do_bot=TUUUUVUUT ww:do_name=VUUUUUTUV
ww:do_platform=UUUUUTUVU ww:do_you_have=TVUWTTUUU ww:do_you_know_about=TTUXUUTUU
ww:does_he=UUUTXTTUV ww:does_name=SUUUVWUUT ww:does_she=SUUUVWUUU ww:does_this=TXUUSUUUU
ww:dont_know=RUUUUXTUV ww:dont_look_up=YUUUUQUUU ww:dont_mean_name=TUUUUUVUU ww:down_break=VUUUUTUUU
ww:dwr_break=UTUUUUVUV ww:e_eu=TUUWTVUUU ww:e_il_suo=UUUUVUUUU ww:e_name=TUUUUUUUU
ww:e_o_platform=UUUUVUUUU ww:echt_break=TUUUVUUUU ww:eh_salah_break=UUUUUTUUV ww:el_de=WUUUUTUSU
ww:el_platform=UTUUUUUUU ww:elle_a=TUUUUUUUU ww:elle_est=UUUUUTVUU ww:emoji_bot=TUUTWUUUU
ww:emoji_break=STUUUWVUU ww:emoji_emoji=VUUUUUUUU ww:en_platform=UVUUUUTUU ww:endorse_name=UUWUUSUUU
ww:ens_break=TUUTWVTVU ww:entre_name=VUUUUTUUV ww:es_de_fiar=TUUTVVUUU ww:este_quién_es=TUUUVUUUU
ww:et_moi=TUUWTUUUU ww:et_name=VUUUUUUUT ww:et_son=UUUUVTUUU ww:even_bot=VUUUTUUUU
ww:everyone_except=VVUUUTUUT ww:except_name=VWUUUSUUU ww:fid_break=TSUXWSVUV ww:fid_of=UUUUUUUUV
ww:fid_是=TTUVUVUUU ww:find_name=TUUUUUWUU ww:first_break=TUUUUVUVU ww:follow_name=WUUUUSUUU
ww:for_a=STUUUWVUU ww:for_bot=WUUUUTTUU ww:for_name=UUWUTTUUT ww:for_that=UUUUTVUUU
ww:for_the=WUTUUTTTU ww:for_this=VUUUUUUUU ww:found_him=XUUUUSUUU ww:from_name=VUUUUUUUT
ww:from_platform=UXUUTUTUT ww:from_the=UTUUUVTUU ww:für_name=TUVUUUUUU
ww:garantisco_io_per=UUWUUTUUU ww:gitcoin_passport=TUUUVWSUU ww:give_me_the=TUUUUWUUU
ww:gm_bot=VUUVUUSUU ww:gm_name=VUUUUTUUU ww:going_to=VUUUUUTUU ww:got_a=TUUUUVUUU
ww:got_the=VUUUUUUUU ww:guy_break=TUUUUVUUT ww:has_a=XUUUSTVUU ww:has_anyone=TUUVUUUUU
ww:has_more=VUUUUTTUW ww:has_name=TUUUUWTUU ww:has_she=UUUUVUTUU ww:hat_name=UUUUUUUUV
ww:have_a=UUUUUUTUV ww:have_an=TUUTUVUUU ww:have_the=TUUVUUVUU ww:he_have=UVUTWTTUU
ww:he_is=UUUUVTUUV ww:he_says=UUUUUVUUU ww:her_break=RUWUVVTUU ww:her_platform=TTUUWUUUU
ww:here_break=RWWSUUVUV ww:hey_bot=SUUUUVWUU ww:hey_name=XUUUURUUT ww:hier_break=TUUUUVVUU
ww:him_break=TTUWTTUUV ww:hiring_break=VUUUUTUUU ww:his_platform=WVUUTTTUU
ww:horsefacts_break=UTUUURYUU ww:how_bot=VUUTUUUUU ww:how_does=SYUUSUUUU ww:how_many=TUUVUUUUU
ww:i_asked_bot=VUUUUTUUU ww:i_can=UUVUUUTUU ww:i_dont=SVUTVWUUU ww:i_dont_mean=TUUUUVVUU
ww:i_have=WUUVTSUUU ww:i_keep=TTUUUUWUU ww:i_mean_name=UUUUUVUUU ww:i_mean_the=UUUUVTUUU
ww:i_meant_name=TUUUUVUUU ww:i_only=UUUUUUTUV ww:i_vouch_for_name=TUXUUSUUU ww:i_want_name=TUUUUVUUU
ww:i_want_to=UUUTVTVUU ww:ici_break=TUUUUVVUU ww:idea_who=VUUUUUTUU ww:if_bot=TUUUUUUUU
ww:if_name=TUUVUVTUU ww:if_you=VUUUUTUUU ww:ignore_name=UUUUTUUUV ww:il_a=UUUUVUUUU
ww:ile_name=TUUUUWUUT ww:in_a=WUUUUTUUU ww:in_berlin=TVUUUUUUU ww:in_every=STUUUWVUU
ww:in_lisbon=UVUUUVUUU ww:in_my=TUUTUWUUV ww:in_the=SUUUVUVUU ww:in_this=UVUUUTTUV
ww:ini_siapa=UUUUVUUUU ww:is_a=TTUUUUVUU ww:is_bot=VUUTTTWUU ww:is_break=TTUUUTXUU
ww:is_he=SVUUVVTUT ww:is_it=TVUUVVUUU ww:is_my=WTUWSTTUU ww:is_name=QUTUUYUUU ww:is_she=RUUUXUUUV
ww:is_that=TUUUVVUUU ww:is_the=TUUUVVTUV ww:is_there=TVUUUUUUU ww:is_this=VWUURUTUU
ww:is_this_account=TUUUVUUUU ww:is_this_person=TUUUWTUUU ww:is_who=VUUTUUUUU ww:ist_das=VUUUUUTUU
ww:ist_name=UUUUUVUUU ww:it_break=UUUVUUTUU ww:it_in=UUUVUTUUU ww:itu_siapa=VUUUTTVUU
ww:jack_break=VUUUUUTUU ww:jack_on=UUUUUUUUV ww:jesse_pollak=UUUUTUWUU ww:join_platform=TUUUUVUUU
ww:joined_first=TUUUUVVUU ww:just_ask=WUUUUTUUU ww:kdo_je_name=UUUUUUUUV ww:kim_bot=UUUUVUUUU
ww:kim_break=SVUUVTTUV ww:know_name=TUUUUVUUU ww:know_who=WUUUUUTUU ww:le_plus=UUUUUVUUU
ww:legit_break=UVUTWUTUU ww:legit_or=UUUUVUUUU ww:like_a=UUUUWTUUU ww:like_bot=WUUUUTUUU
ww:linda_break=UTUTUWVUU ww:linda_xie=UTUUUUWUU ww:lol_bot=TTUUUVUUU ww:lol_break=QUUUUVYUU
ww:look_at=VUUUUTUUU ww:look_up_name=YUUUUPUUV ww:lookup_name=UUUUUUUUT ww:lui_break=TUUVUUUUU
ww:là_ai_break=UUUUUVUUU ww:ma_bot=VUUUVTUUU ww:ma_name=TUUUUVUUU ww:ma_questo=TTUUWUUUU
ww:many_wallets=TUUVUUUUU ww:me_a=VWUSTUUUU ww:me_and=TUUUUVUUU ww:me_bot=TUUWUVUUT
ww:me_break=TUUXVTSUU ww:me_name=UUUUUSVUV ww:me_to=SUUUVVVUU ww:met_name=VUUUUUUUU
ww:min_bot=TUUUTWUUU ww:mit_name=UUUUUVUUT ww:moi_break=TUUXTUTUU ww:moin_bot=VUUTUUUUU
ww:my_account=UUUXSUUUU ww:my_card=SVUYSTTUV ww:my_feed=TUUTUVVUU ww:my_fid=VTUYUTTUU
ww:my_mom=VUUTUTUUU ww:my_platform=UTUVUUTUU ww:my_profile=STUYTUTUU ww:my_wallets=TUUWUUUUU
ww:name_+=VUUUUTUUU ww:name_a=UUUUUUUUV ww:name_again=WUUUUSUUU ww:name_ai=UUUUUVUUT
ww:name_aja=UUUUUVUUU ww:name_and=XVUUTTVUS ww:name_and_also=TUUUUVUUU ww:name_and_i=VUUUVTUUU
ww:name_any=VUWUUSUUU ww:name_apa=UUUUUVUUU ww:name_at=VUUUUTUUU ww:name_been=TUUUUUUUU
ww:name_bitte=SUUUUWUUU ww:name_bot=SUVUUVVUU ww:name_both=VVUVURUUV ww:name_break=STTUUVWUW
ww:name_but=TUUUUVUUU ww:name_c_est_qui=TUUUUVUUU ww:name_can_you=WUUUUSUUU ww:name_card=VUUUUUUUU
ww:name_che=UUUUUVUUU ww:name_có=TUUUUWUUU ww:name_của_ai=UUUUUUUUV ww:name_deploy=WUUUUSUUU
ww:name_değil=UUUUUUUUV ww:name_did_you=VUUUUTUUU ww:name_dong=TUUUUWUUU ww:name_e=TUUUUVUUU
ww:name_emoji=UTUUUUUUW ww:name_en=TUUUUVUUU ww:name_ens=TUUUUWUUU ww:name_es=TUUUUVUUU
ww:name_est=XUUUURUUU ww:name_et=VUUUUUUUT ww:name_explain=YUUUURUUU ww:name_fid=TUUTUWUUV
ww:name_for=UUUUVUUUU ww:name_for_me=VUUUUTUUU ww:name_gm=VUUUUVTUU ww:name_güvenilir_mi=RUUUUXUUU
ww:name_hariç=UVUUUVUUT ww:name_has=VUUUUSVUU ww:name_hat=SUUUTUVUV ww:name_have=VUUUUUUUU
ww:name_have_you=WUUUUSUUU ww:name_i=TUUUUUVUU ww:name_ile=UUUUUVUUT ww:name_in=TUUUUWUUU
ww:name_is=XUUUTTTUU ww:name_ist=WUVUUSUUU ww:name_itu=WUUUUTUUU ww:name_için=RUVUUXUUU
ww:name_join=RUUUUYUUU ww:name_just=UUUUUVUUT ww:name_ka=TUUUUVUUU ww:name_keeps=SUUUUXTUU
ww:name_kim=TUUUTVUUV ww:name_legit=WUUUUSUUU ww:name_lol=TUUUVUVUU ww:name_look=VUUUUTUUU
ww:name_là=UUUUUTUUV ww:name_là_ai=TUUUUVUUU ww:name_là_ai_vậy=TUUUUVUUU ww:name_m=VUUUVTUUU
ww:name_ma=VUUUUTUUV ww:name_me=SUUUUYTUU ww:name_mi=UUUUUWUUT ww:name_n=UUUVUUUUU
ww:name_name=TUTUUVUUV ww:name_ni_nani=UUUUUVUUU ww:name_no=UUUUUUUUV ww:name_not=TUUUUUUUV
ww:name_number=VUTUUUUUU ww:name_o=UUUUUVUUT ww:name_oder=UUUUUVUUT ww:name_on=WUTUUTUUU
ww:name_or=UUUUUWTUT ww:name_ou=UUUUUVUUT ww:name_platform=RUUTTYUUU ww:name_please=UUUUUVUUV
ww:name_pls=SUUUUWUUU ww:name_por=VUUUUTUUU ww:name_porfa=TUUUUWUUU ww:name_q=SUUUUWUUU
ww:name_que=TUUUTXUUU ww:name_s=SUUUUWUUU ww:name_said=SUUXVTUUU ww:name_sama=VUUUUUUUT
ww:name_says=TUUVTWUUU ww:name_sent_me=TUUUVUUUT ww:name_siapa=WUUUUSUUU ww:name_stp=UTUUUVUUU
ww:name_the=TTUUUWUUT ww:name_thì=TUUUUVUUU ww:name_thôi=TUUUUVUUU ww:name_tiene=TUUUUVUUU
ww:name_to=UUUUUVUUU ww:name_told_me=QVUUWVUUU ww:name_und=UUUUUVTUU ww:name_vs=TUUUUWUUT
ww:name_với=SUUUUXUUT ww:name_wallet=VUUUUTUUU ww:name_wants=TUUVVUUUU ww:name_was=TUUUUWUUU
ww:name_who_is=aUUUVNUUU ww:name_who_made=YUUUUQUUU ww:name_with=TUUUUVUUV ww:name_ya=UUVUUTUUU
ww:name_you=VUUUUUUUU ww:name_you_should=VUUUUTUUU ww:name_è=TUUUUUUUV ww:name_é=VUVUUSUUU
ww:name_а=WUUUUSUUU ww:name_или=UUUUUVUUT ww:name_не=VUUUUTUUU ww:name_رو=TUUUUVUUU
ww:name_و=UUUUUVUUT ww:name_کیه=SUUUUWUUU ww:name_का=TUUUUVUUU ww:name_कौन_है=UUUUUVUUU
ww:name_কে=TUUUUVUUU ww:name_が=VUUUUUUUU ww:name_さん=WUVUUSUUT ww:name_さんって=UUUUUVUUU
ww:name_さんの=VUTUUUUUU ww:name_だけ=UUUUUVUUU ww:name_って=TUUUUVUUU ww:name_って誰=TUUUUVUUU
ww:name_と=TUUUUVUUT ww:name_どっちが=UUUUUVUUU ww:name_に=UUUWUSUUU ww:name_の=VUUUUTUUU
ww:name_のほう=UUUUUVUUU ww:name_は=XUTTUTUUU ww:name_は誰=XUUUURUUU ww:name_を=TUWUUUUUT
ww:name_也=TUUUUVUUU ww:name_你=VUUUUTUUU ww:name_到底=UUUUUVUUU ww:name_和=UUUUUVUUT ww:name_是=UUUUUVUUU
ww:name_是哪位=TUUUUVUUU ww:name_是誰=UUUUUVUUU ww:name_是谁=UUUUUVUUT ww:name_有=TUUUVUUUU
ww:name_的=TUVUUVTUU ww:name_背書=TUVUUUUUU ww:name_跟=SUUUUVUUU ww:name_都=UUUUUVUUU ww:name_가=SUUUUUWUV
ww:name_누가_인증=UUUUUVUUU ww:name_누구임=TUUUUVUUU ww:name_는=VUUUUUUUU ww:name_님=TUVUUVTUU
ww:name_도=TUUUUWUUU ww:name_랑=UUUUUTUUV ww:name_만=UUUUUVUUU ww:name_말고=UUUUUTUUV
ww:name_빼고=UUUUUVUUU ww:name_중에=UUUUUTUUV ww:need_name=SUUUUWUUU ww:ni_name=TUUUUUWUU
ww:nicht_name=UUUUVUUUU ww:no_break=TUUWWTSTW ww:no_name=UUUUVSUUV ww:non_name=UUUUUVUUU
ww:not_ada=QUUVUWVUU ww:not_her=TUUUUVUUU ww:not_name=STUWVUVUT ww:not_the_platform=WVUUUUUSU
ww:now_do_name=TUUUUVUUU ww:number_and=TWUTUUTUU ww:number_bot=VUUUUUUUU ww:number_break=TVUUUWUUU
ww:number_eth=SUUUVVUUU ww:number_usdc=WUUUUTUUU ww:number_wallets=XUUTTUTUU ww:number_番=TUUUUUUVU
ww:não_break=UUUUUUVUU ww:o_bot=ZUUUTRTUU ww:o_dwr=UUUTUUVUU ww:o_jogo=UVUUUUTUU ww:o_name=UVUUUTTUV
ww:o_no=TUUVUUTUU ww:o_platform=VTUUUUVTU ww:oder_name=UUUUUVUUU ww:of_bot=VUUUUTUUU
ww:of_it=TUUUUUVUU ww:of_my=SUUWUVTUU ww:of_name=SUVTUVVUU ww:of_the=VUUTVTUUU ww:of_them=VVUUUTTTV
ww:of_those=TUUUWUUUU ww:ok_and=TUUUVVUUU ww:on_a=TUUUUVUUU ww:on_bot=UUTUUUVUU
ww:on_here_bot=UUUUTTVUU ww:on_here_break=SUUVUVUUU ww:on_my=UVUUUUTUU ww:on_name=UUTUUWUUU
ww:on_platform=UWTTTUVTW ww:on_the=UUVUUTUUU ww:one_break=VTUUUTVTU ww:one_of=UVUUUUTUU
ww:op_break=UUUVUUUUU ww:or_a=UUUUUVUUU ww:or_is=UUUUVUUUU ww:or_name=WUUUUUUUT ww:or_what=UUUTUUWUU
ww:ou_name=UUUUUVUUT ww:out_break=VTUUUUUUU ww:out_of=TUUUUVUUU ww:oye_bot=SUUVUVUUU
ww:pardon_break=WUUUUTUUU ww:pas_name=VTUUUTUUV ww:people_break=WUUUTTTUU ww:per_name=WUWUURUUU
ww:perdón_break=TUUUUUUUV ww:person_break=VUUUUUUUU ww:platform_account=UXUUUSTUU
ww:platform_ada=TUUUUVUUU ww:platform_bot=RUUUUXUUU ww:platform_break=UVUUVTSVU
ww:platform_có=TUUUUVUUU ww:platform_de=VTUUUUVUU ww:platform_dela=TUUUVUUUU
ww:platform_ga=TUUUVUUUU ww:platform_handle=VXUUUSTUT ww:platform_is=TTUWUVTUU
ww:platform_jack=TTUUTWUUU ww:platform_linked=TTUXTUTUU ww:platform_name=TTUUVUUUU
ww:platform_of=VSUUUTXUT ww:platform_one=VUUUVTVTU ww:platform_or=TUUUVUUUU
ww:platform_torvalds=SSUUUYTUU ww:platform_user=UVUUUUUUU ww:platform_の=VVUUUTTUU
ww:platform_は=TTUUVUVUU ww:platform_上=UUUUUUTUU ww:platform_上的=UVUUUUTUU ww:platform_呢=UUUUVUUUU
ww:please_break=SUTTUXUUV ww:pls_break=TUUVUVUUU ww:por_acá_break=UVUUUUUUU ww:por_name=TUUUUVUUU
ww:pour_name=UUWUUSUUU ww:pra_mim=VUUSUVVUU ww:price_of=TWUUUUTUU ww:proof_of=TUUUVUUUU
ww:pugson_break=UTUUUUWUU ww:pull_up_name=UUUUUVUUU ww:qual_o=UVUUUUTUU ww:que_bot=UTUUUVUUU
ww:que_name=WUUUUSUUU ww:que_o=VUUUUTUUU ww:quem_sou_eu=TSUXUUUUU ww:quem_é_ela=UUUUUTTUW
ww:quem_é_name=UUUUUVUUU ww:quem_é_o=VUUUUTUUU ww:qui_break=TUUUTWUUU ww:quién_es_name=TUUUUVUUU
ww:rain_in=VVUUTUUUU ww:real_break=UUUUVUUUU ww:real_one=TUWUTUUUU ww:real_or=TUUUTUVUV
ww:replying_to=VUUTXSUUU ww:right_break=TUUUUVUUU ww:rish_break=UTUUUUVUU ww:sama_name=VUUUUUUUT
ww:same_for_name=UUUUUVUUU ww:same_guy=TUUUVUUUV ww:same_human=UUUUUVUUU ww:says_name=UUUUUUUUV
ww:scammer_break=VUUUWSTUT ww:she_break=TUUUUVUUU ww:she_have=TUUUWUUUU ww:she_on=UUUUUTVUV
ww:she_was=YUUUTRUUU ww:should_i=UUUSUUWUU ww:shoutout_to=VUUUUTUUU ww:show_me_name=TUUUUUUUV
ww:show_my=TUUWTTTUV ww:show_name=VUUUUUUUU ww:si_bot=VUUUUTTUU ww:si_name=TUUUUWUUT
ww:siapa_aja=TUUUUVUUU ww:siapa_bot=UUUUUVUUU ww:siapa_break=YUUUUQUUU ww:since_when_is=TUUUUUUUV
ww:so_bot=TUUTVUUUU ww:so_break=UUUVUUUUU ww:so_name=TVUUUUUUU ww:so_sánh_name=UUUUUVUUT
ww:sorry_break=VVUUUUTUT ww:stani_break=TUUUUVVUU ww:su_platform=TVUVVSTUU
ww:summarize_this_thread=XYUTRSTUU ww:sur_platform=TVUUUUTUV ww:tag_bot=WUUUUSUUU
ww:ted_break=UUUUUUVTU ww:tell_me_a=UVUTTUUUU ww:tell_me_about=TWUTUVUUU ww:tell_me_who=TUUUUVVUU
ww:tell_name=bUTUUOUUU ww:than_name=WUUUURUUU ww:thanks_break=VUUUWSUUU ww:that_bot=VUUUUTUUU
ww:that_break=UUUUTUUUU ww:that_name=VUUUVSUUU ww:thats_not=VUUTTUVUU ww:thats_the=VUUUUTUUU
ww:the_author_of=UUUUUVUUU ww:the_base=UTUUUVUUU ww:the_bot=WTUUUTUUU ww:the_card=TUUUVTVUU
ww:the_dev=VUUUUUUTU ww:the_ens=TUUUUUUUU ww:the_fid=TUUUVUVUU ww:the_guy=SWUTUUTUV
ww:the_one=TUUUUSUVW ww:the_people=VVUUTUUUU ww:the_person=SUUUXTUUU ww:the_platform=UTUTUUWVU
ww:the_real=TUUUTXUUU ww:the_same=TUVUUTUUV ww:them_break=TUUUVVTUU ww:there_break=WVUTTTTUV
ww:this_bot=UWUUSUUUU ww:this_break=TWUTUTUUU ww:this_channel=UWUTUUSUU ww:this_is=WUUUTUTUU
ww:this_name=TTUUUXUUU ww:this_person_break=TTWUUTUUU ww:this_true=VWUUTTUUU ww:thôi_break=TUUUUUVUU
ww:tiene_name=TUUUUVUUU ww:tiene_platform=UTUUUTVUU ww:time_is=UVUUUUUUU ww:to_a=UTUUVUUUU
ww:to_ask=STUUTWVUU ww:to_bot=UUUUVVUUU ww:to_know=TUUUVUUUU ww:to_me=UUUTVVUUU ww:to_my=VUUWSTUUU
ww:to_name=XUTUUSUUV ww:to_send=SUUUVVUUU ww:to_the=WUUUTUUUU ww:today_break=WUUUUTTUT
ww:told_me_to=TUUUTVVUU ww:told_you=XUUUUSUUU ww:translate_this=VVUUSUUUU ww:tried_bot=VUUUUUUUU
ww:true_break=UVUUTUUUU ww:try_bot=UUUUVTUUU ww:trên_platform=TWUUUVSUU ww:ty_break=UUUUUVUUU
ww:typo_break=UUUUUTVUU ww:un_platform=UUUUUTUUU ww:und_name=VUUUUVUUT ww:usdc_to=WUUUUSUUV
ww:use_bot=XUUUUSUUU ww:van_name=TUUTUVUUV ww:varun_srinivasan=UUUUUUVUU ww:verified_break=TSUXVVTUU
ww:vitalik_buterin=SUUTUUXUU ww:von_bot=VUUUUUUUU ww:von_name=VUUUUUUUT ww:von_wem=TUUUVUUUU
ww:vouch_for_name=UUVUUTUUU ww:vouched_for=TUTUVVUUU ww:vs_name=UUUUUVUUT ww:ví_của=RUUUVWUUU
ww:với_bot=SUUUUWUUU ww:với_name=VUUUUUUUT ww:w_name=TUUUUUVUU ww:wallet_break=TUUUWTTUU
ww:wallet_is=WUUTSUUUU ww:wallet_of=UUUUUUVUU ww:wallets_break=VUUUUUTUU ww:wants_to=VUUUVUUUU
ww:was_name=VUUUUUUUU ww:welche_wallets=TUUVUUUUU ww:wer_hat=TVUUUUTUV ww:wer_ist_das=TUUUUVUUU
ww:wer_ist_name=WUUUUTUUT ww:wer_name=VUUUUTUUU ww:what_bot=WUUUUSUUU ww:what_do_you=VUUUUSUUU
ww:what_do_you_know=UUUWUUTUU ww:what_does=TUUUUVUUU ww:what_else=SXUTUUUUU ww:what_time=UVUUUUUUU
ww:whats_her=TUUTVTUUV ww:whats_his=UVUUTVVUT ww:whats_my=TTUYUUTUU ww:whats_the=SUUTWVUUU
ww:when_did_name=RUUUUXUUU ww:which_of=SUUVVTUUV ww:which_platform=TTUYSUUUU
ww:which_wallets=TUUWUTUUU ww:who_am_i=TSUYWUTUU ww:who_are_name=UUUUUVUUT ww:who_are_the=UVUUTUUUU
ww:who_are_they=UUUUUVUUT ww:who_bot=UUUUTWUUU ww:who_break=YSUTUUUUU ww:who_dat=UVUUTUUUU
ww:who_dis=TUUUVVUUV ww:who_has=UUUVUTTUV ww:who_i_am=UUUXTTTUU ww:who_is_dan=USUUUUWUU
ww:who_is_he=RUUUWVTUU ww:who_is_it=TVUUWTTUU ww:who_is_jack=VUUUUUTUU ww:who_is_linda=XUUUSUUUU
ww:who_is_name=YTTUUTTUV ww:who_is_she=WYTUOXTUU ww:who_is_that=SUUUTWVUU ww:who_is_the=UWUUSVTUV
ww:who_is_this=TSUUaSUUU ww:who_let=VUUUTUUUU ww:who_name=TUUUVVUUU ww:who_owns_name=UUUUUVUUU
ww:who_posted_this=UUUUVUUUU ww:who_verified_her=TUUUXUTUU ww:who_verified_name=TUTUUVUUU
ww:who_won=SWUUUUUUU ww:who_wrote_this=UTUUVUUUU ww:whos_behind_name=TUUUUVUUU
ww:whos_name=SUUUTWVUV ww:whos_that=SWUUQWVUU ww:whos_the=STUUWVUUU ww:whos_the_author=TUUUVUUUU
ww:whos_this=SUUUWVUUU ww:whose_is_it=UUUUUVUUU ww:whose_wallet=UUUUUUUUV ww:why_is=TUUUUVVUU
ww:wie_is_name=UUUUUVUUU ww:with_a=UUUUUVUUU ww:with_bot=WUUUUSUUU ww:with_name=XUTUTTUUU
ww:with_the=TUUUVTUUU ww:woj_break=STUUUUWUV ww:won_the=TWUUUUUUU ww:worked_with=UUVUTUUUU
ww:write_me=VWUSTUUUU ww:wrong_ada=UUUUUWSUU ww:wrong_break=ZVUTTSTUU ww:wrong_one_break=TUUUUVUUU
ww:y_este=SUUUWUUUU ww:y_name=UUUUUWUUT ww:y_su=UUUUWTUUU ww:ya_bot=TUUUUVUUU ww:ya_break=TUUVUUUUU
ww:yet_break=UUUVUTUUU ww:yo_bot=TUUUUVVUU ww:you_are=WUUTTUUUU ww:you_bot=RUUVUXUUU
ww:you_break=VVUUTTUUU ww:à_name=TUUWUSUUU ww:è_affidabile=TUUUVUUUU ww:é_confiável=TUUUUVUUU
ww:é_o_name=TUUUUUTUV ww:über_mich=RTUaUUSUU ww:ý_mình_là_name=UUUUUUUUV ww:а_name=TUUUUVUUU
ww:а_platform=TUUUVUUUU ww:в_platform=UVUUUVSUU ww:есть_break=TUUUVUUUU ww:за_name=UUVUUUUUU
ww:или_name=UUUUUUUUT ww:кто_такой_name=UUUUUVUUT ww:кто_это=TUUUUVUUU ww:не_надо_break=UUUUUTUUV
ww:ручаюсь_за_name=UUVUUTUUU ww:у_name=TUUUUWUUU ww:хто_такий=UTUUUVVUU ww:хто_це=UUUUVUUUU
ww:مين_name=UUUUUVUUU ww:و_name=UUUUUVUUT ww:क्या_है=TUUUUVUUU ww:ของ_name=TUUUUTWUU
ww:いる_break=UUUTUUVUU ww:この人_だれ=SUUUUVUUU ww:これ書いたの_誰=UUUUVTUUU ww:さん_break=WUUUUTUUU
ww:さん_に=TUUVUVUUU ww:さん_について=TSUUUVXUU ww:さん_は=SUWUUTUUU ww:さん_を=UUVUUUUUT ww:じゃなくて_name=UUUUUVUUU
ww:だけ_ど=STUUVWVUU ww:って_る=VUUTUUVUV ww:ですか_break=UVUUUUUUU ww:と_name=UUTUUWUUS ww:どっちが_古参=UUUUUVUUU
ww:について_教えて=TSTTUVXUU ww:の_break=UUUUVTUUU ww:の_platform=UTUUUUUUU ww:の_天気=UVUUUUUUU
ww:の_話=UUUUUVTUU ww:は_break=SUUWTUUUU ww:は誰_break=WUUUUSUUU ww:ます_break=UUVUUTUUU
ww:不是_name=TUUUUWUUT ww:了_break=VUVUUTUUU ww:人_break=TUUTVVUUU ww:做_的=VUUUUSUUW ww:原_po=TUUUVVTUU
ww:吗_bot=TUUUUUUUU ww:和_name=TUUUUWUUT ww:啊_bot=TUUUUTUUV ww:嗎_bot=TUUUUWUUU ww:天気_は=UVUUUUUUU
ww:幫_name=TUUUUUUUU ww:我给_name=UUVUUTUUU ww:昨日_name=UUUUUTVUU ww:是_name=TUUUUUUUU
ww:是谁_break=UUUUUVUUT ww:查一下_name=UUUUUVUUU ww:番_で=TUUUUUUVU ww:的_break=UUUUVTUUV ww:的_fid=SUTUUXTUV
ww:的_name=TUUUUVUUU ww:的_platform=TUUUVUUUU ww:的_人=UUUUVTVUU ww:谁_啊=UUUUVUUUU ww:谁给_name=UUTUUTUUW
ww:跟_name=SUUUUVUUV ww:除了_name=VVUUUTUUU ww:님_이=TUUUUVUUU ww:도_똑같이=SUUUUWUUU ww:됨_break=TUUUUVUUU
ww:랑_name=UUUUUUUUV ww:말고_name=UUUUUUUUV ww:믿어도_됨=UUUTUVUUU ww:빼고_name=UUUUUVUUU
ww:어제_name=UUUUUTVUU ww:오_늘=VUUUUTUUU ww:있어_break=UTUTUUVUU yes_,=VUUUTVTUU yes_.=SUUVVUUUU
yes_?=TVUUUVTUT yes_Unknown=UVUUUVSUU yes_about=UUUTUTUVU yes_and=SUUUVVUUU yes_article=UUUUTTVUU
yes_bot=UTUTUVVUT yes_common=VVVTTUTUT yes_copula=VUUUUUTUU yes_correction=UUUUWRUUV
yes_courtesy=WUUUVWSSU yes_end=XSVSSSVXV yes_form=UUUUUVUUT yes_he=UTUUVUVUU
yes_interrogative=WTUVSVUUU yes_lower=VUTTWUUUU yes_mention=TUVUUVUUT yes_name=UUVUUVTUS
yes_on=UVUUUTUVU yes_person=UUUUUTVUU yes_platform=UVUUUTUUU yes_pointing=ZTUUSSVUU
yes_praise=WUUTUUTUU yes_question=VTVUTWTTU yes_request=TUUUUVUUU yes_self=TVUWTUUUU
yes_statement=UUUUUTUUU yes_trust=SUUUVWUUU yes_unknown=UUTUWUSUU yes_yes=UUUTTVTUU you_,=WVUTUSTUU
you_.=UVUUTUUUU you_?=VUUUUTUUT you_about=VUUTUVUUU you_and=VUUUUUUUU you_article=VUUUSUUUV
you_bot=WTUUTUVUU you_common=UUUUTVUUV you_copula=VVUTTUUUU you_correction=VUUVUTTUU
you_courtesy=WWUSUTVUU you_end=SVUUWVUSU you_he=TUUUUVUUU you_holds=TTUXTTWUU
you_interrogative=RTUVWUTUU you_lower=VVTUUSVVT you_mention=TUUUUVUUU you_name=TUUUUVUUU
you_not=VUUUUUTUU you_on=UUUTUWTUU you_platform=TUUUUVUUU you_pointing=UVUVTUTUU
you_possessiveBefore=TUUUUVUUU you_praise=STUVVVUUU you_profile=VUUUUUUUU you_question=TWUUSTVUU
you_request=RWUUUVUUU you_statement=VSUUUWUUU you_unknown=VWTTUSUVU you_you=VVUUTTUUU
`
