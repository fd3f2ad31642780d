/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=UTTUUUUWU !true=bSSUTUTVR ,_,=TVUUUUVUS ,_Unknown=VWUUUTUUT ,_about=RTTTYWTUU
,_accounts=WUUUUUSUU ,_and=UUUUWSTUV ,_article=TUWSTUVTW ,_bot=WTTUUTUUS ,_common=XRWVTWRSU
,_compare=WVUUTUUUT ,_copula=USUUUUWUU ,_correction=RZTUUVVSV ,_courtesy=VRTUYTUUV ,_end=UUUVXSUUS
,_first=UVUTUTTUV ,_form=WUUUUSTUW ,_greeting=UUUUUWTUT ,_he=WVVSVTUTS ,_help=RZVTTUUUU
,_holds=UTUUUVVUU ,_interrogative=RXTRUVWUV ,_interrogativeSubject=WUUUTVSUV ,_lower=VTWTUUTVU
,_mention=USSUVVUUV ,_my=QUUVUXTUU ,_name=USTUWVSUV ,_no=ZTUUUTTUS ,_not=UUTWSVUWS
,_notAfter=VUUUVTUUU ,_number=YUUUUTUTT ,_on=STUUXWTUT ,_only=RUUVUWUUU ,_or=UVUVVRUUV
,_person=VUUUTWTUT ,_platform=WVUUTTTVT ,_pointing=XUVTTUVTS ,_possessiveBefore=UVUUUVSUV
,_praise=aUUTTRTUT ,_profile=WTUTVRTUW ,_question=QVTYVTVUU ,_relative=UUUUUVUUT ,_request=RVUWTWVUT
,_rhetorical=VUUUUUUUU ,_self=VVSYQTUTX ,_statement=STWTTXTUU ,_thanks=XTUUTTSVU ,_trust=RUUTUVYUT
,_unknown=VUVTTTUUU ,_wallet=UUUUVTVUT ,_yes=VSUUSVUVV ,_you=WTUTVUVUT -1:Unknown=TTUSUWUUW
-1:about=VVTUVSVUT -1:accounts=SUUXVTTUV -1:and=UTUUUVTUU -1:article=UTUTWUVUT
-1:callAfter=UVUTUUUUU -1:common=VWVSSTVTW -1:compare=TUUUSYUUT -1:copula=UTUTVUVTV
-1:correction=SXTSUXVRT -1:courtesy=VUTVUUVUT -1:credentials=VUUTVTUUU -1:end=QQTWaUVUU
-1:endorse=TUbTTQUUU -1:ens=SVUTUUUVV -1:fid=TTUTVUWUU -1:first=UUUUUWUTT -1:form=WUTUUTVUV
-1:greeting=ZTUTTTUUT -1:handle=SUTUUWUUV -1:he=TRWSXUUUU -1:help=SaUSSSVUU -1:holds=SUUTWVUUT
-1:interrogative=RSSTXWXUS -1:interrogativeSubject=TTUSVWVUT -1:link=UWUTUTTUU -1:lower=UTVUUUTUT
-1:mention=TUTSUWUUW -1:my=TTUYUUUUU -1:name=SUTSUWUUV -1:no=YRUSUXUUT -1:not=UTUUUVVUU
-1:notAfter=VTUUUWTTT -1:number=WUUTTTVUU -1:on=VTUTUUVWU -1:only=VVUTTUTUU -1:or=UTUTUVVUU
-1:person=UVTTVVTUU -1:platform=QUTSXUWVU -1:pointing=UUWRWUVVS -1:possessiveAfter=TUUUWTUUU
-1:possessiveBefore=VTUUVUUUU -1:praise=ZSUUSTUUT -1:profile=UVUUTVSUU -1:question=QVVTWUVUV
-1:relative=WXUURVTUU -1:request=TVTSSUXVT -1:rhetorical=UVUUUUUUU -1:second=UUUUUVTVT
-1:self=UOTgTQSUT -1:statement=YXSVTPSVW -1:thanks=XQTQTXVWU -1:trust=TSUSWWWUU -1:unknown=UUVUVUTTV
-1:verifiers=TUVUWTTUU -1:wallet=WUTRVUVUU -1:wrong=TWUUUTUUU -1:yes=UUVRTVVWT -1:you=XUTVVRUSU
.=VUUTUUUXU ._,=UVUUUTUUT ._.=TUUUUVUUU ._Unknown=TUUVVUVTT ._about=VUUVUSUUU ._and=SVUVTUVUT
._article=TUUUUUUVV ._bot=TUTUUVUUV ._common=WUUSSYUUS ._copula=VUUTVUUUT ._correction=SUUWUTVUU
._courtesy=RTUWUXVUS ._emoji=UUUUUVUUU ._end=XSUUQUTWW ._form=UUUUUVTUU ._greeting=VUUVUSUUU
._he=VTUUURVUW ._interrogative=UVUVSTUUV ._interrogativeSubject=RVUVSWUUU ._lower=VSUUTVWTU
._mention=UUUUVTTUV ._my=UUUUUTUUU ._name=TVUUUUTUV ._no=UUUUWRVVU ._not=VVUUURTUW ._on=UUUVUTUUU
._pointing=VTUUVSUUV ._praise=WUUUTUTUU ._question=SXVSXTVUT ._request=SUUUXRVUW ._self=RUUVVVVUT
._statement=TUUVVTUUT ._thanks=VUUUUUTUU ._unknown=UTUUTVXST ._yes=TUUUVVTUV .absent=WTSSSWVWS
.embedded=WSSTUUWUU .vocative=UUUUVVUUU 1:Unknown=VTVTVTRUW 1:about=SUUUUXSUV 1:accounts=TUUTXUUUU
1:and=QSTWVWWUT 1:article=VUTTRTXVW 1:callAfter=VUUUUUUUU 1:common=VWWSTSVTT 1:compare=SWUSUWVST
1:copula=TTRVXTVUT 1:correction=NTSWVaVVT 1:courtesy=UVUVUUUUS 1:end=RQTWZUUUU 1:endorse=RUeUSRTUU
1:ens=UUUTVUVUU 1:fid=VUTUWRTUV 1:first=UUUUUSUXU 1:form=PUTTTXTUa 1:greeting=ZSUTWTTUT
1:handle=WUUUUUUUT 1:he=XTTTUVUVS 1:help=QdYRRSTUU 1:holds=QTUTUWXUU 1:interrogative=TXSTWVUSU
1:interrogativeSubject=VUUUXTTTT 1:link=WUUTUUTUU 1:lower=TTTUUUUVV 1:mention=VTUVVUTUT
1:my=TRTZTUUUT 1:name=VSTTVVTUV 1:no=UVTSPXZTU 1:not=SUSUUVYTS 1:notAfter=SVUTVUVVV
1:number=STUTUTVXV 1:on=TVUUTVSUU 1:only=UUUUUTUTV 1:or=WUUUUTTUU 1:person=TTTSXSWTV
1:platform=SVTSVZRUV 1:pointing=ZSSSVUUVS 1:possessiveBefore=RVUWVVTUT 1:praise=cSTUSSVTT
1:profile=PTTUYYUVT 1:question=QZRUXVVST 1:relative=TTUXUTVUU 1:request=SWUYRUVUU
1:rhetorical=ZVUTRTTUU 1:second=SUUUUTVXU 1:self=URXZQVSVT 1:statement=ZTURTSWUU 1:thanks=bQTSTVUUU
1:third=TUUTUTUWV 1:trust=WTUSVUUUU 1:unknown=TTUUUUTVV 1:verifiers=QTSTXWVUW 1:wallet=STUSYTTUW
1:wrong=WUUTUTTUU 1:yes=WTVSWQWWS 1:you=XUUSUVTUU 2:Unknown=TTUSTUYUU 2:about=TSWUUUWVS
2:accounts=TTVWUTUUU 2:and=STTRWXVVT 2:article=UVTUUWTRX 2:callAfter=UUUUUTUUV 2:common=VTXTTVRVW
2:compare=WWUTUTTUT 2:copula=XTUSVRTUV 2:correction=OXUVRWaRU 2:courtesy=TTTRWVUXT
2:credentials=TSUUVTWUV 2:end=RUQTSZTZT 2:endorse=SUaUSTTUU 2:ens=STUVUVUVU 2:fid=VUUTTWSVV
2:first=TVUTUUVUV 2:form=SUTTTXWUT 2:greeting=UUUUUVSUV 2:handle=TUUUUVUUW 2:he=PSWUXUUUV
2:help=RXTUUVUUU 2:holds=TSUUUVVUU 2:interrogative=VQSSZTWUU 2:interrogativeSubject=UTUUSXUUU
2:lower=UUTUVUTWU 2:mention=UTUUVUTUT 2:my=VRVcQRSUU 2:name=USUUVVUUU 2:no=SVUVUUVUT 2:not=XUTSUVVTT
2:notAfter=TYTUUVUUT 2:number=aUUSTQTVT 2:on=URUTXUTWT 2:only=STUVUVUUU 2:or=UWVSVVQUT
2:person=TPWUWWTUW 2:platform=STTSWXTVU 2:pointing=UVVRTUUUW 2:possessiveAfter=TVVTUXSVU
2:possessiveBefore=STUTWWTUV 2:praise=ZVUTPWTVT 2:profile=TUVWUUTTU 2:question=VTWVUSUUU
2:relative=UWURTTXUU 2:request=USUSUUXUT 2:rhetorical=XUTTUTUUU 2:second=VUUUVTUTV 2:self=USUXVRUUU
2:statement=VXTUTTWUS 2:thanks=XTUUTQWWU 2:third=XUUUTVURT 2:trust=UTUUSXUUU 2:unknown=UVTTVUUWU
2:verifiers=TUUTWVTUU 2:wallet=TSUSVXTUW 2:yes=UUTTPXXVU 2:you=YTUUSSUUU ?=SUSUWUVUU ?_,=WTUVVTUUT
?_.=UUUUVSVUU ?_Unknown=UVUUVSTUU ?_about=WTUVTTUUU ?_and=UUUUUVUUU ?_article=VTUVUUUUT
?_bot=TUURWWUUS ?_common=VTUUSWUUU ?_correction=TUUUVUUUV ?_courtesy=YTUTTUTUU ?_emoji=VTUVTUUUU
?_end=RVTUWUVUU ?_form=UUUUUWUUT ?_he=TUUVSUVUV ?_interrogative=UTUUSVVUU ?_lower=YSUVTUSUU
?_mention=TVUWWRTUV ?_name=TUUWVSTUV ?_not=UTUUTTWUU ?_pointing=TUUVSUUUW ?_praise=YUUTTTSUU
?_question=TTUUUVUUU ?_request=TUUVTWTUU ?_self=WVVUUSSUU ?_statement=TUUUUUVUU ?_thanks=SUUUXUUUU
?_unknown=XUTVUTRUU ?_you=UTUUUUVUU ?absent=QVUVYTUUT ?embedded=bSUTSSUUU ?vocative=RVTUUWVUU
Unknown_,=WTVTTRXTT Unknown_.=TVUUUVUUT Unknown_?=USUTVUXUV Unknown_Unknown=UQUSRWbUV
Unknown_about=WTUTUUTUV Unknown_and=UUUUUTTUU Unknown_article=TUUUVTUUV Unknown_bot=VUUUUTUUU
Unknown_common=TUUVUUSTW Unknown_copula=UUVUUUTUV Unknown_correction=TUUUUVVTT
Unknown_courtesy=VVUUUSTUV Unknown_emoji=VUUUUTUUU Unknown_end=TWUTTVTUU Unknown_he=UUUUTTVUV
Unknown_holds=UUUUVTUUV Unknown_interrogative=UUUUTUVUU Unknown_lower=VTUUUVUUU
Unknown_mention=VUUVSVUUT Unknown_name=VUUVTUUUT Unknown_on=TUTUTUWUU Unknown_pointing=UXUUTUSTV
Unknown_possessiveBefore=VTUUVUTUU Unknown_question=VUVVWVPUU Unknown_request=UUUVUUUUU
Unknown_self=SUUUUWUUU Unknown_statement=VUUUVVSUT Unknown_unknown=UQURSWaUV about:false=UTTUUUVWU
about:true=ZUUUTRUUT about_,=UVUTURWUV about_?=SUUVTWVUU about_Unknown=VVVTUUUUU
about_about=TVUUVUVUU about_accounts=SUUUUWUUU about_article=RSUUXVUUT about_bot=cTTUTSRUT
about_common=RVURTWWTZ about_compare=VUUUUUUUU about_copula=UUUUVUUUU about_correction=UUTUUVUUT
about_courtesy=UVUTUUVUU about_end=UWUUWRUUU about_endorse=UUXUUTTUU about_ens=TUUUVUUVU
about_first=VUUUTUVTU about_form=TUUUUVUUV about_handle=TUUUUVUUU about_he=STUVXTUUT
about_interrogative=TUUUXUTUU about_interrogativeSubject=SUUTWVUUU about_lower=UTVVTTUUU
about_mention=TTUUUVUUV about_my=WVTVUTTUU about_name=TTWTTWTUW about_no=UUUUTVUUU
about_number=UUVUUVTUU about_person=WUUUTTUUU about_platform=USTTTWUUX about_pointing=UUWTUTVTU
about_possessiveBefore=UUUUVUUUU about_praise=UUUUUVUUU about_profile=WUVUUTTUU
about_question=SSVUVVVUV about_request=RWUTTUXUT about_second=TUUUUUUUV about_self=URUYVTSUU
about_statement=UUTVUUVUT about_third=UUUUUVUUT about_trust=UUUVTUTUU about_unknown=TTWVTUTUT
about_yes=SUVUUWUUU about_you=TTUXTVVUT absent/card=VTTTUWUUS absent/false/false=VTTTRWUWT
absent/false/true=VUSSUVUVU absent/question=VTSSUVVWU absent/true/false=WTUSWSTUT
absent/true/true=WTTXSUTTU absent=VSTSTVVWS accounts_,=UTUVUUUUU accounts_.=TUUVUUVUU
accounts_?=UWUWUURUU accounts_about=VUUUUSWUT accounts_bot=TUUUTUVUV accounts_common=UTUUUVTUU
accounts_copula=UUUTVTVUV accounts_courtesy=UTUUTTWUU accounts_end=TUUWWUSUU
accounts_interrogative=VVUTTUUUU accounts_lower=TSVVUTWTT accounts_name=TUUUVUUUU
accounts_on=YTUUUSVUT accounts_platform=UVUUVVTUU accounts_pointing=TUUUUTUUV
accounts_possessiveBefore=UTUUUUVUU accounts_question=TUUTUWUUU accounts_request=UUUUUVTUU
accounts_self=VTUWUSUUU accounts_unknown=TTVWVTVUU and_,=VUUUUUUUT and_about=SUUWVTVUU
and_article=WSUVVSVUU and_bot=XUUTUTUUU and_common=VUTSVUTUV and_copula=UUUUVTUUU
and_correction=VUUUTVTUU and_courtesy=TTUWUWSUU and_end=UUUUUVSUU and_ens=TUUUUUUUU
and_form=TUUUUXUUS and_handle=UUUUUUUUT and_he=TUUUUUUUV and_interrogative=VVUUTUTUV
and_interrogativeSubject=VUUUUTUUU and_lower=TUUTTVWUT and_mention=RWSTTWVUV and_my=TVUVTTUUV
and_name=TWTTTWUUU and_no=WUUUTSVUU and_not=TUUUUTTVV and_number=VUUUUUUUU and_on=VUUTVUUUU
and_person=UUUUUSVUV and_platform=TUUUVTUUV and_pointing=STUUXVTUV and_possessiveBefore=UUUUVUUUU
and_profile=UUUUYSTUU and_question=SUUUWSXVT and_request=UVUVVTTUU and_self=TTUWSVVUU
and_statement=SUUUUXVUT and_thanks=SUUUUWUUU and_trust=TUVUUUUUU and_unknown=VUUTTUVUU
and_yes=VUUUUUUUT and_you=UUUUWTUUT another:false=UTTTUVUWU another:true=ZTSVWRXUQ any:,=TVWUSVVUU
any:.=TUSWUTUWT any:?=TUTUWUUUU any:Unknown=VTVSTUWTV any:about=USWUUTUSU any:accounts=TUTXVSTUT
any:and=UUSUVUUVT any:article=VVURTUVUU any:bot=UUTUVUUUU any:callAfter=WUUTUTUUV
any:common=UWUUUUUSU any:compare=VZTSTWSST any:copula=VSSRVVUTW any:correction=TVSXUVTPV
any:courtesy=UTSVUUVRW any:credentials=RRTWWYTUV any:emoji=WSTTVUUVU any:endorse=OTjUQRSUT
any:ens=RTTVVWUVU any:fid=QSSXUVWVU any:first=UVVSTUUVV any:form=SSSSRZVUZ any:greeting=ZSTSWUTUS
any:handle=VUUUTVTUV any:he=SRVSWUVTV any:help=QeXRTQUUT any:holds=USSVUVVVV
any:interrogative=TVQRXVVST any:interrogativeSubject=XTTWUTTUT any:last=VVUTUWSUU any:link=YVUSVTSUT
any:lower=VTUTUUUUU any:mention=VTUTTUUUU any:my=TQVdRSUTV any:name=VTUTUVWUV any:no=UUSUUWWSV
any:not=WURUUWXSS any:notAfter=TVSVTVVUU any:number=XUVQSUVVT any:on=UUUTTUVUV any:only=UUTUUUTTW
any:or=TVUSWVTUV any:person=UVURUUVTV any:platform=SVRRaWRVV any:pointing=UUVRUUVUU
any:possessiveAfter=TUTSVWUUU any:possessiveBefore=TWSTWVUTU any:praise=ZSSUTUUTU
any:profile=TUVWUVTTU any:question=TVTWVUTSU any:relative=XYTSRUTTU any:request=TVTXSUUUU
any:rhetorical=bVTSRSVUU any:second=SUUVUTTVV any:self=TRTbRUTTU any:statement=WSTTSUUTV
any:thanks=aOTTSWVWS any:third=VTUTRUVUW any:trust=URXTTWTUV any:unknown=UTUTUUUUU
any:verifiers=OSUUZUVUV any:wallet=SRSWUXUUX any:wrong=XWUTVRSUU any:yes=WSUUTUUVT any:you=VWSUUUVSU
article_,=TUUUVTUUU article_?=VUUUUTUUT article_Unknown=TTUTTWVUU article_about=TUUUVUUUU
article_accounts=TVUTTUWUU article_article=UUVUUUVTU article_bot=bTUUURTUU article_common=VXTSTVUUS
article_compare=UUUUUVUUU article_copula=VUUUUVUSU article_correction=TUUVUUTUU
article_courtesy=TTVUUWUTU article_credentials=SUUVUWTUU article_end=STUTVVVUU article_ens=UUUTUUUUU
article_fid=TUUTVVVUU article_first=UVUUVRUUV article_form=TVUUUUUUU article_holds=VUUUVTTUU
article_lower=VVSTUVUVU article_mention=RTUTVWTUW article_my=RSUZUUTUU article_name=QTVTUWTUX
article_not=VUUUUUTUU article_on=VUUVUSUUU article_person=VWVTSSXTU article_platform=WUUUUSWTU
article_pointing=STTVVVVUV article_possessiveBefore=VUUUUTUUU article_praise=TSVUVWUUU
article_profile=UTUSVVVUT article_question=UVUUTUUUU article_relative=WUUUVRUUT
article_request=VUUUUUVUT article_second=VVUUURTUX article_self=UUUUUVUUT
article_statement=SUVVTUUUV article_trust=TTVTTWVUU article_unknown=UVSSTWUVT
article_wallet=TUUTUWVUT article_you=WTUUUTTUV aside:false=UTRUUUUWT aside:true=VTVTUVVUS
before-name:,=USRVWWUTS before-name:.=SVTUVWWUS before-name:?=UUVWZNVUT
before-name:Unknown=USUUUTVUV before-name:about=VUVVSUVUV before-name:accounts=UUUUVSUUT
before-name:and=VUSTTSTUX before-name:article=QYUTSUUVW before-name:bot=UTVSVVWUU
before-name:callAfter=VUUUUUTUU before-name:common=UVVSTTXUV before-name:compare=VTUTTVUUU
before-name:copula=UUSVXTUUV before-name:correction=QVTVTaSUU before-name:courtesy=TWTRVVTVU
before-name:credentials=UUUUUVUUU before-name:emoji=WUUUUUTUT before-name:endorse=SUbUUQUUU
before-name:ens=TUUUUVUUU before-name:fid=TUTVUVUUV before-name:first=VWVTUSVUT
before-name:greeting=UUUUXTTUT before-name:he=TXRTVUTUW before-name:help=WTYUTRTUU
before-name:holds=UUTUTWSUV before-name:interrogative=UUSRVVVUV
before-name:interrogativeSubject=VTUUUWVUT before-name:lower=UWUUTVUTU before-name:mention=QTTTVZTUX
before-name:my=TUVVURUUV before-name:name=RTSTVZSUW before-name:no=RUTTVYVUT
before-name:not=UVTUWUVTS before-name:notAfter=TTTUVXTUS before-name:number=XUTUUTTUU
before-name:on=UUTVSUVUV before-name:only=UTUUUTVUU before-name:or=UVUUTSUUV
before-name:person=VTTTTXQUW before-name:platform=TUTUTWVUV before-name:pointing=SXRTVVUUU
before-name:possessiveAfter=VTVUUVUUT before-name:possessiveBefore=TVTVTVUUU
before-name:praise=TTTVUVVUT before-name:profile=UUTUTVUUU before-name:question=TTTVVVUUU
before-name:relative=VVTTUTVUU before-name:request=UXVSUUTUR before-name:rhetorical=YUTUTSUUU
before-name:second=UUUUVSUTV before-name:self=USWSTVVUT before-name:statement=UTTRVVVUU
before-name:thanks=UUUVUTVUT before-name:third=TUUUTUUUW before-name:trust=WUVUUSTUU
before-name:unknown=VVUVSVUTT before-name:verifiers=TUSUUWUUV before-name:wallet=PUUVUXUUW
before-name:yes=VUVUUVTUS before-name:you=TVTUUXUUU before:,=YUSSUVUUU before:.=TUSTWUTUU
before:?=XTVSWTTUS before:Unknown=WTUTUTVUT before:about=WTRSUVUUU before:accounts=UVUVSUUUV
before:and=WUTTVTUUU before:article=VRUSTWWUU before:common=WSSSUVWUU before:compare=WTUUUSVUT
before:copula=RVTTUWVUV before:correction=ZUUUUSSUT before:courtesy=USVTWVUUV
before:credentials=RUUUUXTUV before:emoji=UUUTWUUUU before:endorse=UUaTUQUUU before:ens=STUWTVUUV
before:fid=RTTWUVWUT before:first=UTVTSVVUU before:form=OUTTSYTUZ before:greeting=UTUUWVTUU
before:handle=VUUUUVTUU before:he=QVUVTWVUV before:help=TaWSUQTUV before:holds=SVUTSWWUV
before:interrogative=VSTPZUUUV before:interrogativeSubject=WTUTVUUUT before:last=VUUUTWTUS
before:link=VUUUUTUUT before:lower=VRTTWVWUT before:mention=UUTUVUUUT before:my=USTYWTSUV
before:name=UUSTVUVUV before:no=WTUTVXSUT before:not=WSUUVSVUV before:notAfter=STUUUVWUV
before:number=UTUUVUVUT before:on=TRTSTWXUW before:only=TWUTUUUUV before:or=SUUTTWTUX
before:person=TTUSUVUUV before:platform=XWUUQXMUX before:pointing=SVUTUUVUV
before:possessiveAfter=RUTTVVUUW before:possessiveBefore=RUUVVVVUT before:praise=STSWYVTUU
before:profile=WUTVTUSUU before:question=USXVQVVUU before:relative=UUUSTWVUV
before:request=TVTSWWUUS before:rhetorical=XUUURUVUU before:second=TUUVUTTUW before:self=TSSWTVTUV
before:statement=UURTUVVUV before:thanks=YTUSVSVUT before:third=VUUTTVUUU before:trust=VSUVRWVUU
before:unknown=URSUXVWUT before:verifiers=TUVUUTUUV before:wallet=OUUWTYUUV before:wrong=VUUUWSUUU
before:yes=RSTXWVUUT before:you=VTTVVWUUS behind-name:,=TWUSYTUVU behind-name:.=RVTVYSTUU
behind-name:?=VTSRTXSUW behind-name:Unknown=UUUVWTTUU behind-name:about=UVVUUUTTU
behind-name:accounts=TTVTTVWUU behind-name:and=TVUUWUUUS behind-name:article=WTUUUURUV
behind-name:bot=VTTUWUTUU behind-name:callAfter=UUUUUSVUV behind-name:common=UTSWWUUVU
behind-name:compare=UWUUTVSUU behind-name:copula=UUSUVUVUU behind-name:correction=UUURXTVTV
behind-name:courtesy=TTTWVTUUV behind-name:credentials=TUUUUWSUW behind-name:emoji=UTTUUUUUU
behind-name:endorse=SUcTUQTUT behind-name:ens=SUUUTWUUV behind-name:fid=TUUUTVVUU
behind-name:first=QUUUVVVUV behind-name:form=RTSSRaVUZ behind-name:greeting=VUUUUVUUT
behind-name:handle=UUUTTWTUV behind-name:he=SVRTXUVUT behind-name:help=WUUUUTUUT
behind-name:holds=TVTWUVTUT behind-name:interrogative=RTSXXUVUT
behind-name:interrogativeSubject=UVTWTSUUU behind-name:last=VUUUUVTUU behind-name:link=VUUUUUUUU
behind-name:lower=UTTTVTVVV behind-name:mention=VTVTUUVUU behind-name:my=TUSWVVUUU
behind-name:name=VTVSUVUUU behind-name:no=TUUUXTTUV behind-name:not=UUTTXWSUU
behind-name:notAfter=SWTTUTWTV behind-name:number=TUVVVUTUT behind-name:on=WSUVTUTTV
behind-name:only=SUTTVTVUW behind-name:or=SUTUUWUUU behind-name:person=TSWUVTWUT
behind-name:platform=SZSSSUUUU behind-name:pointing=UUSVXTUUU behind-name:possessiveAfter=SVUUTUUUW
behind-name:possessiveBefore=TTTTVVUUV behind-name:praise=UTUWYOVUU behind-name:profile=TTUVUWSUV
behind-name:question=TSWUSUUUV behind-name:relative=RVUUVUXUT behind-name:request=TWUVWURUU
behind-name:rhetorical=WUUUUSUUU behind-name:second=SUUVTVUUU behind-name:self=SWSXYSUUT
behind-name:statement=TUTXUTVUV behind-name:thanks=SUUUWWUUT behind-name:third=UUUUUTUUU
behind-name:trust=RUUWVVTUU behind-name:unknown=USTTVUUVV behind-name:verifiers=SUUVTVVUU
behind-name:wallet=TUTVSVVUV behind-name:wrong=WVUUWRTUT behind-name:yes=UUTTVTUUW
behind-name:you=WTTWVQWUU behind:,=TUYUTUTUV behind:.=VUVUWTSUT behind:?=SVSVTVVUV
behind:Unknown=UVVSTVUUU behind:about=TUWTUTVUS behind:accounts=TTUXVVTUT behind:and=VVUUVUUUS
behind:article=UWTSWUVUU behind:bot=UUTUVUVUU behind:callAfter=UUUTVUUUV behind:common=VVUTUUSUV
behind:compare=VYTTRWSUT behind:copula=VSTTVUUUV behind:correction=YSTTWSRUX
behind:courtesy=UUTTTVUUV behind:credentials=TSTVVVUUU behind:emoji=VSTVWVUUS
behind:endorse=PTfTSSTUT behind:ens=RUUUTXWUU behind:fid=USUXSVVUV behind:first=SVUTVWTUU
behind:form=VUSSSVVUV behind:greeting=aTUSUTTUT behind:handle=SUUUUVUUV behind:he=QTVVVWVUV
behind:help=QZVTVUUUT behind:holds=STTVVWUUT behind:interrogative=QWRUYVUUT
behind:interrogativeSubject=SUTWVSUUV behind:last=UVUTVTTUV behind:link=WVUTUTSUU
behind:lower=UUUUVUUUT behind:mention=TSWSVVTUT behind:my=VPWZRUTUU behind:name=USVTVUVUU
behind:no=WRUTXTUUU behind:not=VURUVVVUT behind:notAfter=WTSTUUUUU behind:number=XVVQSVVUU
behind:on=VUWUTUTUT behind:only=UTTTUVTUW behind:or=UVTTWTVUS behind:person=RVVTWUUUU
behind:platform=SXSUOYWUT behind:pointing=RVUVVVUUU behind:possessiveAfter=XUVSTVUUS
behind:possessiveBefore=TVSSXTUUV behind:praise=YRUQVUWUT behind:profile=SUUVSVTUW
behind:question=RWTWSVUUV behind:relative=WSTVXSTUT behind:request=TUTUUVUUV
behind:rhetorical=YWTSUSUUU behind:second=TTUVVUUUU behind:self=UQVbVSSUR behind:statement=ZTVTRUUUT
behind:thanks=XRTUUVWUT behind:third=UUUUSSWUV behind:trust=TRXTXUTUV behind:unknown=UUUTVUUUU
behind:verifiers=STTUUXVUU behind:wallet=SSTXSWVUW behind:wrong=XXUTTSTUU behind:yes=SVWVVTUUV
behind:you=UVSTSXUUV bot+1:,=VUSUTVUUV bot+1:.=UVUTYUTUS bot+1:?=WSVTVRUUU bot+1:Unknown=UVUTTVUUT
bot+1:about=YUTUTTSUU bot+1:accounts=UTUUWSWUU bot+1:and=YTUVTSUUU bot+1:article=SVTTTUWUV
bot+1:callAfter=TUUUUVUUU bot+1:common=VUXQTUTUV bot+1:compare=UVUTTVUUU bot+1:copula=YTSUVTVUU
bot+1:correction=WTTWUTTUU bot+1:courtesy=WUTSUUUUU bot+1:emoji=TUUTXUTUU bot+1:end=SQVVWVUUV
bot+1:endorse=TUaUSRUUU bot+1:fid=VUUVTRUUV bot+1:first=TUUUUVUUU bot+1:form=SUTUTWUUW
bot+1:greeting=YSUTUTUUU bot+1:handle=TUUUUWUUU bot+1:he=TTTTWWUUT bot+1:help=QaVTTUUUU
bot+1:holds=VUUUTUVUU bot+1:interrogative=SWSTWTWUU bot+1:interrogativeSubject=UVUUWTUUS
bot+1:link=VUUTUUUUU bot+1:lower=TTUUUTVUT bot+1:mention=UTUTVVTUV bot+1:my=RSUaTVTUU
bot+1:name=TTUTVWTUV bot+1:no=bTTRTSVUU bot+1:not=VTTUVUWUS bot+1:notAfter=WUUTVRVUV
bot+1:number=UTUUUTWUV bot+1:on=XUTUTVSUT bot+1:only=SUTUUWUUV bot+1:or=XUUUTSUUU
bot+1:person=UTUSVUUUW bot+1:platform=SWUTTZSUU bot+1:pointing=USTTXVVUS
bot+1:possessiveAfter=ZUUTSSUUU bot+1:possessiveBefore=SUUWVUTUU bot+1:praise=XSUSUWUUU
bot+1:profile=SUUTWUWUT bot+1:question=TWSVSVWUT bot+1:relative=QTUYUUVUU bot+1:request=SWTVTVUUU
bot+1:rhetorical=VVUUTTUUU bot+1:self=RSYYSVVUT bot+1:statement=YTTTTUTUU bot+1:thanks=YSUTTUVUU
bot+1:trust=WTVSVUTUU bot+1:unknown=TUUVUUUUS bot+1:verifiers=TUSUUVVUU bot+1:wallet=UTUUTUUUW
bot+1:wrong=UUUTUUUUU bot+1:yes=TUVSWTUUU bot+1:you=UTURUWWUU bot+2:,=WVSRXVTUT bot+2:.=WTUTUTVUU
bot+2:?=YVUWRVQUT bot+2:Unknown=TTUTUUXUT bot+2:about=TUVUUWVUS bot+2:accounts=TTWUVUTUU
bot+2:and=VUTSUUWUT bot+2:article=UUTSVWVUU bot+2:common=UUVTTVTUU bot+2:compare=XVUTTTUUT
bot+2:copula=WUUUSTTUW bot+2:correction=WTVTURVUV bot+2:courtesy=TVURVTXUT
bot+2:credentials=UTUUVTVUU bot+2:emoji=UUUUUVVUT bot+2:end=STSVVUVUU bot+2:endorse=TUXUUTUUU
bot+2:ens=TUUUUWUUU bot+2:fid=UTUVUVTUV bot+2:first=TVUUUUSUW bot+2:form=UUUTUTWUU
bot+2:greeting=WUUUUTTUU bot+2:handle=SUUUUVUUV bot+2:he=RSVUWVUUU bot+2:help=RWTUVWTUU
bot+2:holds=VTUVTTVUU bot+2:interrogative=UTTUXSSUV bot+2:interrogativeSubject=TUUUVVTUV
bot+2:lower=UUTVWUTUU bot+2:mention=VSVVTUTUU bot+2:my=SSVYSWSUV bot+2:name=USVVTUVUV
bot+2:no=VUUUUUTUU bot+2:not=WUUUUTUUU bot+2:notAfter=XVTUTTTUT bot+2:number=WVUTUTVUU
bot+2:on=VRVVVXTUS bot+2:only=SUUUUVUUV bot+2:or=TWVTWVSUS bot+2:person=SPVUXWWUU
bot+2:platform=UUUUSVWUT bot+2:pointing=SWTVTUVUU bot+2:possessiveAfter=UVVUUVTUU
bot+2:possessiveBefore=TTTTWUVUV bot+2:praise=XVUSSVSUU bot+2:profile=UUUWRTUUU
bot+2:question=VVTVRWTUT bot+2:relative=VUUTUUVUT bot+2:request=USVVVUVUU bot+2:second=TUUUVVUUU
bot+2:self=SSWWVUTUU bot+2:statement=ZWTSTRVUS bot+2:thanks=ZUUUUPVUU bot+2:trust=WTTUTWUUU
bot+2:unknown=VUTUVUVUU bot+2:verifiers=UUUUUWTUU bot+2:wallet=QTUWVWUUV bot+2:yes=TVTSTWVUV
bot+2:you=TTUTTWVUU bot-1:,=VTTUUUUUS bot-1:.=TUTUUVUUV bot-1:?=TUUSVXUUS bot-1:Unknown=VUUUUTUUU
bot-1:about=bUTUTSRUT bot-1:accounts=TUUUTUVUW bot-1:and=WUUTUTUUU bot-1:article=aTUUURSUU
bot-1:common=XRTSVUVUT bot-1:compare=UUUUUVUUT bot-1:copula=WUUTSVVUU bot-1:correction=UVUTVTUUU
bot-1:courtesy=WSTVSXUUU bot-1:credentials=UUUTUVUUU bot-1:emoji=TUUTWUUUV bot-1:end=RUUUVUUUU
bot-1:first=UUUUUWTUT bot-1:form=SUUUUWUUV bot-1:greeting=XTUUUUTUT bot-1:he=UUVTUVVUT
bot-1:help=TXTUTUUUV bot-1:holds=UUUUUVTUU bot-1:interrogative=SUUUWTVUU
bot-1:interrogativeSubject=TUUUTVUUU bot-1:lower=WRTTVVVUU bot-1:mention=UUVTTUUUV
bot-1:name=UUVTTVUUV bot-1:no=VUUTUVSUV bot-1:not=UUUUUVUUU bot-1:notAfter=UUUUTUVUV
bot-1:on=YUTTTTUUU bot-1:only=WUUUTTUUU bot-1:or=WUUUTUTUU bot-1:person=WUUUSTUUU
bot-1:platform=RUUUUYUUU bot-1:pointing=UVUTUTVUU bot-1:possessiveAfter=TUUUUVUUU
bot-1:possessiveBefore=XUUUTSUUU bot-1:praise=STTTWXTUU bot-1:profile=WUUUTTUUU
bot-1:question=WTVSUTUUU bot-1:request=UVUUSUUUU bot-1:self=RUUZTUTUT bot-1:statement=WUUTVTTUU
bot-1:thanks=ZSUSVSUUU bot-1:trust=RTUVWWUUU bot-1:unknown=WRTTVVVUU bot-1:wallet=TUUTUVVUU
bot-1:yes=UUUUTWVUT bot-1:you=YSUTUTVUT bot_,=WUTUTUTUW bot_.=UUUUYTTUS bot_?=VSVTVSUUU
bot_Unknown=UUUUTVUUT bot_about=YUUUTTRUU bot_accounts=TUUUVTVUU bot_and=ZTUVSSUUT
bot_article=SVTTTVVUV bot_callAfter=TUUUUVUUU bot_common=VUXSTUTUU bot_compare=UVUTTVVUT
bot_copula=XTRTVTVUU bot_correction=WTTWUTUUU bot_courtesy=WVUSUTTUU bot_emoji=UUUSXVTUU
bot_end=SRUUWVUUV bot_endorse=TUaUSRUUU bot_fid=UUUVTTUUV bot_first=TUUUUVUUU bot_form=SUUUUWUUW
bot_greeting=YSUTUTUUU bot_handle=UUUUUVUUT bot_he=TUTTWVUUS bot_help=RZUTUUUUU bot_holds=VTUVUTVUU
bot_interrogative=RWSTXUVUU bot_interrogativeSubject=UVUUWTUUS bot_link=VUUUUUUUU
bot_lower=TTUVUTUUU bot_mention=TTTTUVTUV bot_my=RRUaTVUUU bot_name=TUUTUWTUV bot_no=aUTRTSUUU
bot_not=VTTUVUWUT bot_notAfter=XUUTVPVUU bot_number=TTUUUTXUV bot_on=XUTVTUSUU bot_only=TUTUUWUUU
bot_or=YUUUTRUUU bot_person=UTTTVVUUV bot_platform=TXUTTXSUT bot_pointing=USTTWWVUS
bot_possessiveAfter=ZUUTSSUUU bot_possessiveBefore=TVUWUUSUU bot_praise=XSUSUVUUU
bot_profile=TUUTWUVUT bot_question=TVRVSVXUU bot_relative=QTUXUUVUU bot_request=RWTVTVUUU
bot_rhetorical=VVUUTTUUU bot_self=SSXXSUUUT bot_statement=XUUTTVTUU bot_thanks=YRUTTVVUU
bot_trust=WTVSUVTUU bot_unknown=TUUVVTUUT bot_verifiers=TUSUUWVUU bot_wallet=TTUUTUUUW
bot_wrong=TVUUUUUUU bot_yes=UVVSVSVUU bot_you=VUURTWVUV callAfter_end=UVUTUVUUU
card/false/false=WTVVTSWUR card/false/true=VUSTRXTUV card/true/false=VTUTWSUUU
card/true/true=WTUXRUUUU choices:false=UUSUUUUUT choices:true=WTSSUUVXU clause:Unknown=WUUSUUUUV
clause:about=UUXTUUUTT clause:accounts=RSUXVSVVU clause:and=WTRUVVTWT clause:article=WWSQUVVTV
clause:bot=VTSUUUVUU clause:callAfter=WUUTUSVUU clause:common=WWUTTUSTV clause:compare=VYTRUWSSV
clause:copula=XUSSWVTTU clause:correction=UUSWSVWTW clause:courtesy=VUTUTUWSV
clause:credentials=SRTWWVUUW clause:emoji=VTTSVUUVT clause:endorse=OTiURSTUU clause:ens=RTUUVVUVV
clause:fid=QTTWVXTVV clause:first=UXTSVTSVU clause:form=PUSSSYVUZ clause:greeting=aTTTTTVUS
clause:handle=VUUUTVTUU clause:he=SRXTVUUUV clause:help=PdXSTSUUU clause:holds=TRTUWVUUV
clause:interrogative=RVSSYWUSV clause:interrogativeSubject=VTTVUVSTT clause:last=WVUUTSTUW
clause:link=XVUTUTTUU clause:lower=UTUVUUUUV clause:mention=VTVQSUWUU clause:my=VQXbPUSUU
clause:name=VTVPRVVUW clause:no=SWSSSXXTV clause:not=ZWSTRTWTT clause:notAfter=VVTURUUUW
clause:number=XUUQTUWWT clause:on=VWUSTVUWT clause:only=WUTWSUSUU clause:or=STUTVUXUT
clause:person=VVUSUSVTV clause:platform=QVRRaWVVV clause:pointing=TVTRWUUUT
clause:possessiveAfter=TSUTVWUVV clause:possessiveBefore=WVTTVUTUT clause:praise=ZRRVTXUTS
clause:profile=VUUWVSVTT clause:question=VVRVVVTST clause:relative=YWTTRTTTU
clause:request=VUSVTUUUV clause:rhetorical=aVSSSSUUU clause:second=TTUUVUUWT clause:self=URVcRRVTR
clause:statement=aVSSUUTUQ clause:thanks=aPTURWWVT clause:third=VUUTUTUUW clause:trust=TTWSVVUUU
clause:unknown=UUUTTUUUV clause:verifiers=OTSVZXTUW clause:wallet=SQTUVYUUW clause:wrong=WWUTTTSUU
clause:yes=WTWTSVVVS clause:you=WXSTSSUTU common_,=XRTTXUVTS common_.=USUUTWUTW common_?=XVVSSUTUU
common_Unknown=UVUTUTUUU common_about=VXSTSVTUV common_accounts=TUUWTVUVT common_and=UUVTVTWUT
common_article=WUVVSSTUT common_bot=XRTSVTWUT common_common=UUUTUUTUU common_compare=WVUUUSTUV
common_copula=UVUSTVTVW common_correction=XTUTTUUTU common_courtesy=UVUUWSVVS
common_credentials=UUUVTUUUU common_emoji=UUUUUUVUU common_end=WVVSTUUTV common_endorse=TTWUUSUUU
common_ens=UTUUUVUVU common_fid=UVUTTUUUU common_first=UUUUTUUVU common_form=TUUUUVUUU
common_he=RVVWVSTUV common_help=UTUUVTVUU common_holds=VTUVUTUUU common_interrogative=TWUTWVUUS
common_interrogativeSubject=UVUUVTVUT common_last=UUUUUTUUV common_lower=VTVTVTUSV
common_mention=TTWSUVTUW common_my=TTUXUSVUV common_name=TTWSTWTUW common_no=UTUXUSUUU
common_not=UUUUTVVTU common_notAfter=UUUWTTUUV common_number=STUUVVWTT common_on=UWTURUUUU
common_only=XUUUTUTUT common_or=TWUSVUUUU common_person=VVTSUTTUW common_platform=UVUUXRTVU
common_pointing=TVVVVRSUT common_possessiveAfter=VVUTTTUUU common_possessiveBefore=UWTSVVTTV
common_praise=VTUUVTVUU common_profile=VUVVSRVUW common_question=TTTTVVTVV common_relative=WVUTSUUUU
common_request=XTUWSTUUT common_second=UUUUUTUUV common_self=VSUWUWTTU common_statement=RWVTTWVSW
common_thanks=UUUUUUVUU common_third=UUUUUSUUW common_trust=YTTWWSRUU common_unknown=UTVUTUUSV
common_verifiers=UUUVUTUUU common_wallet=VUUUTUVUU common_yes=TSUWVWUUT common_you=RYUTUUVUU
compare_,=TWUUUUUUU compare_?=UUUUTVUUU compare_about=SVUTVUUTW compare_common=VVUWVRTUU
compare_copula=UUUUVUUUU compare_courtesy=UVUUTSUUW compare_end=UUUUTWUUT compare_he=TUUTVVUUU
compare_holds=VUUUUTUUU compare_lower=UUUUTUVUV compare_mention=TUUUUYUUS compare_name=UUUUUXUUS
compare_on=WUUUUTUUU compare_pointing=UUUUVVTUU compare_question=UVUUUTTUU compare_request=TUUUVTUUV
compare_unknown=UUUTTUWUU context:card=VSTVTVVUT context:question=UUTSUVVXU context:quote=WSTUWUUUS
context:reply=UTUSVVVUT context:top=UUSUUUUUV copula_,=UUUUWTVUT copula_.=TUUUWRXUT
copula_?=STUUVTWUV copula_Unknown=SUUUUVVUU copula_about=WUUTUTVUU copula_accounts=STUVWUUUU
copula_and=WUUUUUTUU copula_article=UUVSWTVVT copula_bot=WUUURUVUU copula_common=VTUUUSVUV
copula_compare=WUUUUTUUU copula_correction=XVUUTTTUT copula_courtesy=YSVRTVUUU copula_end=WUUTUVTSU
copula_first=UUVUVUUUT copula_form=UUUUUVUUT copula_handle=TUUUUVUUU copula_he=TUTTXTTUW
copula_interrogative=STUTVWVUU copula_interrogativeSubject=TTUTVVUUU copula_lower=VUTVVTVUT
copula_mention=STTTVWUUW copula_my=VUUWSSUUV copula_name=TTTTVWUUV copula_not=WUUUUSUUT
copula_on=WVUTVSTUU copula_only=UUUUUTUUV copula_person=VTTUTVVUU copula_platform=TUUUUUUUW
copula_pointing=TWTSXRUUV copula_possessiveBefore=UUUUUUVUU copula_praise=VUUVTUTUT
copula_profile=UUUUUVTUU copula_question=TUSWTWVUU copula_request=XUUTTTUUU copula_self=TWUUTSUUV
copula_statement=VUUUUTUUU copula_trust=TTWURYUUU copula_unknown=UTTVWUUUU copula_yes=VTUTWSTUV
copula_you=VUUUUTUUU correction_,=PZTRSWWVX correction_.=TUUUUWVUS correction_?=WSVSWTUUT
correction_about=UTUVUSUUV correction_accounts=TUUUUUVTU correction_article=SVUUVTVUT
correction_bot=UVUTVTTUU correction_common=UTUWUVUUU correction_copula=UUUTUVUUV
correction_correction=RUURSXXUU correction_courtesy=TTUWTVUTV correction_emoji=VUUUUUUUT
correction_end=RXSTTYVRU correction_first=UUUUTVUUU correction_form=TUUUUQUUY
correction_he=VUUTVSUUU correction_holds=UUUTVUUUU correction_interrogative=TUUUWVTUU
correction_interrogativeSubject=VUUUUUUUU correction_lower=UTTWTTWUU correction_mention=TTTUSYUUV
correction_my=SUVWTUUUU correction_name=STTUTWUUX correction_no=VUUUVUUTT correction_not=STUTUWWUT
correction_notAfter=UTUTUUWUT correction_on=VTUUVTUUU correction_person=UUUUVUTTU
correction_platform=RTUTZTUUU correction_pointing=WTUTVUVUU correction_possessiveAfter=TUUUVUUUV
correction_possessiveBefore=TTUVVVUUT correction_praise=UWUUSVTUU correction_profile=UUUUVUUUU
correction_question=WTUTTVUUU correction_request=SVUVTTUUV correction_self=RTUcRWUUS
correction_statement=XUUUUTSUU correction_trust=VUUUUUUUT correction_unknown=VUTWTTWUU
correction_wallet=TUUUVVUUT correction_yes=TUUTUVUUU correction_you=WUUUUSUUU courtesy_,=UVWSSVTUV
courtesy_.=TUUTTWVUT courtesy_?=SXUTSVSUX courtesy_Unknown=TVUTUUVUU courtesy_about=WTTUTUUUU
courtesy_accounts=UVUTTWUUU courtesy_and=TUUUVVUUT courtesy_article=SVVUUTWVT courtesy_bot=VRTVSWVUU
courtesy_common=UUSXVTTTU courtesy_compare=VUUUUUTUU courtesy_copula=VVUTVTTUU
courtesy_correction=SUSWUVTUW courtesy_courtesy=WVSTTWVSV courtesy_credentials=TUUUVUUUV
courtesy_emoji=VUUUTUUUU courtesy_end=WRRVXUUUS courtesy_endorse=SUYUTSUUU courtesy_ens=UVUUVTUUV
courtesy_fid=SUUUUVUVU courtesy_first=SUUUUVUUV courtesy_form=TUUUUUUUV courtesy_greeting=UUUUUVUUU
courtesy_he=RTUUUVXUU courtesy_help=TVUUUTVUV courtesy_holds=VTUWSVTUT
courtesy_interrogative=RUTTVUUUW courtesy_interrogativeSubject=TUUVTWUUU courtesy_lower=TTUWTUVUU
courtesy_mention=UWTTTUTUV courtesy_my=UVTVTUUUV courtesy_name=VWTTUTUUW courtesy_no=TVUUVUUUT
courtesy_not=UTUTTTVVV courtesy_notAfter=WTUTTWUUT courtesy_number=XUVUTTTTU courtesy_on=WSUUVTUUT
courtesy_only=TUUVTUUUV courtesy_or=VTUTUVTUU courtesy_person=VVUTTUTUV courtesy_platform=RUUUVUVUV
courtesy_pointing=YTTUSRVUU courtesy_possessiveAfter=UUUUSWUUU courtesy_possessiveBefore=VVUVTUSUT
courtesy_praise=VSUUSUVUU courtesy_profile=SXVSUVTUU courtesy_question=SUWXWWRTS
courtesy_relative=WUUUUUSUU courtesy_request=RXTTUUVVV courtesy_self=TVUZTUTUS
courtesy_statement=WUTUTTUUT courtesy_thanks=WUUUUTVUT courtesy_trust=SUVSVWUUU
courtesy_unknown=TTVWUTUUT courtesy_verifiers=SUUUVVUUU courtesy_wallet=VUUUTUUUV
courtesy_yes=VTUVUUUUU courtesy_you=VYUUTVRTU credentials_?=TUUUUVTUU credentials_Unknown=TUUUUVUUU
credentials_about=SUUUVWUUU credentials_bot=UUUTUUUUU credentials_common=UUUVUSTUV
credentials_courtesy=TUUVUTUUV credentials_end=UUUUUUTUU credentials_holds=TUUVUUUUU
credentials_lower=TTUUUWUUU credentials_on=SUUUVWUUT credentials_or=UTUUUUVUU
credentials_unknown=STUUUXUUU embedded/false/false=YSTTVTVUT embedded/false/true=XSRTTUWUT
embedded/quote=VUUVTUUUU embedded/reply=VTUWUSVUU embedded/top=YTRQUUWUU
embedded/true/false=YSTTSWTUV embedded/true/true=WTTTVUTUU embedded=XRSTUUWUU
emoji_Unknown=VUUUUTUUT emoji_bot=TUUTWUUUU emoji_emoji=VUUUUUUUU emoji_end=XTTUTTUVU
emoji_lower=WUUUUTUUT emoji_mention=UUUUUTUUV emoji_name=UUUUUTUUV emoji_unknown=WUUUUTTUU
endorse_,=TUWUUTUUU endorse_about=SUYUTTUUU endorse_common=STYUSTUUU endorse_courtesy=SUWUUUUUU
endorse_end=UUYTTRUUU endorse_he=STZUSUUUU endorse_lower=SUYUUTTUU endorse_mention=SUYUUSUUU
endorse_name=SUYUUSUUT endorse_on=TUWUUTUUU endorse_pointing=STZUSUUUU
endorse_possessiveBefore=UUVUTVUUU endorse_unknown=TUXUUTTUU ens_,=WUUUUTUUU ens_?=TVUTVUUUU
ens_about=TUUUVUVUU ens_copula=SUUVUVUUU ens_courtesy=SUUUUVUVU ens_end=TVUUTUUUV
ens_lower=TTUWUVTUU ens_on=TUUUVUUUU ens_possessiveBefore=UUUUUUVUU ens_question=SUUUUWUUU
ens_unknown=TUUVUVTUU fid_,=UUUUUTUUV fid_?=TSUWWUTUU fid_about=SUUUUWUUV fid_common=TTTUVUVUU
fid_copula=VUUSUUUUV fid_courtesy=SUUXSVUVU fid_end=TUUTVVVUU fid_lower=UUUUUVSUU
fid_mention=TUUTUWUUU fid_name=TUUTUWUUU fid_number=SUUUUUXUU fid_on=SUUUUXUUU
fid_possessiveBefore=SUUUUVUUV fid_question=UUUUUUUUV fid_request=UUUUUVUUU fid_unknown=VUUTUWSUU
fid_yes=TTUWUVTUU first_,=TUUUUUVTU first_.=UTUTUVUUU first_about=UUUUUVUVU first_bot=UUUUUVTUT
first_common=TVUUTUVUV first_courtesy=VTUUUTUVV first_end=VVUUTWUTT first_interrogative=UUUUUTUUV
first_lower=VVUTUTUUU first_mention=TWUUVTUUT first_name=SWUUVUUUT first_number=WUUUUTUUT
first_on=UUUUUUUVU first_pointing=VUUUUTTTV first_possessiveBefore=UUUUUVTVU
first_question=TUUUUUUWU first_trust=UUVUUUUUU first_unknown=VVUTUTUUU form:-1/-2/top=TVUUUUTUU
form:-1/-2=UVUUUTTUV form:-1/-3/top=STUUUVVUU form:-1/-3=STUVUVVUU form:-1/-4/card=WUUVUTUUU
form:-1/-4/quote=UVUUUTUUT form:-1/-4/reply=VUUUVTUUU form:-1/-4/top=WVTTUUSUU form:-1/-4=XWTUVTSUT
form:-1/0/top=TUUUUVUUU form:-1/0=TUUUUVVUU form:-1/card=WUUVTTUUU form:-1/false/false=UUTUVRWVU
form:-1/false/true=TVTUVUTUT form:-1/question=TUUUUVUUU form:-1/quote=VVUUUTUUT
form:-1/reply=UUUUWTUUU form:-1/top=TWTTUTWUU form:-1/true/false=VUUUTTVUU
form:-1/true/true=WUUUSVUUT form:-1=VVTUUTWUS form:-2/-3/top=TUUUUVUUU form:-2/-3=TUUUUUUUU
form:-2/-4/quote=UUUUWTUUU form:-2/-4/reply=UUUUUTTUT form:-2/-4/top=VXUUUTSUT form:-2/-4=VYTUVSRUT
form:-2/false/false=XVUUVOVUU form:-2/false/true=SUUVWUUVT form:-2/quote=UUUUVTUUU
form:-2/reply=UVUUVTTUU form:-2/top=TWUUUTWUT form:-2/true/false=UVUUTWUUU
form:-2/true/true=UVUUVUTUT form:-2=UYTVVRUVS form:-3/-4/quote=VUUUVSUUU form:-3/-4/reply=VUUUUUUUT
form:-3/-4/top=TVUVUSVUV form:-3/-4=TVUUVSUUU form:-3/false/false=UWUUTSUUV
form:-3/false/true=SUUUXUTUU form:-3/quote=VUUUVTUUU form:-3/reply=VUUUVUTUT form:-3/top=SXUVUSUUV
form:-3/true/false=VTUUUTVUU form:-3/true/true=VVUUVSUUU form:-3=UWUUVRUUU form:-4/-1/card=SUUXVUUUU
form:-4/-1/question=UUUUUUVUU form:-4/-1/reply=TTUUVUWUU form:-4/-1/top=UUTUUUTUV
form:-4/-1=VVTUTUUUV form:-4/-2/card=WUVTVUSUT form:-4/-2/question=VUUUUUTTU
form:-4/-2/reply=UVUUUUUUU form:-4/-2/top=VVTUUVSUU form:-4/-2=VVTUUVSUT form:-4/-3/card=VUVUVUSUU
form:-4/-3/question=UUUUUUVUU form:-4/-3/quote=TUUUWUUUU form:-4/-3/reply=TVVUUUTUT
form:-4/-3/top=VVUWUUQUU form:-4/-3=VUVTUUSVT form:-4/-4/card=WUVUVUQUT
form:-4/-4/question=XSTSUUTXU form:-4/-4/quote=USUVYTUUU form:-4/-4/reply=VUWTWRTUT
form:-4/-4/top=UWQVUVTUU form:-4/-4=VVTUWRQXT form:-4/0/card=TTUVUUWUU form:-4/0/reply=VUUUTUUUV
form:-4/0/top=TVTTUTWUU form:-4/0=UVTTTTWUU form:-4/1/card=SUUWTUWUU form:-4/1/reply=UUUUTUUUU
form:-4/1/top=VTUTUUWUU form:-4/1=UUTUSUXUU form:-4/2/card=STUUVUXUU form:-4/2/top=UTUTUUUUV
form:-4/2=TSUUSUXUV form:-4/3/card=TUUUUUVUV form:-4/3/top=TTUSUUXUU form:-4/3=SSUTTUZUV
form:-4/4/card=TUUUUUVUU form:-4/4/top=TTUTUUXUU form:-4/4=TTUSUUZUU form:-4/card=VSVVUUVUS
form:-4/false/false=VUSTSSUWW form:-4/false/true=UUTVVVUUT form:-4/question=XRTSUUWWU
form:-4/quote=VRUUWSVUU form:-4/reply=UUWUVRUUT form:-4/top=TVNUUWVUX form:-4/true/false=RXTUUTVUU
form:-4/true/true=TTUUXTVUT form:-4=UVRUUSUWS form:0/-1/top=VUUUUTTUU form:0/-1=WUUUUUTUU
form:0/-2/top=VUUUUSUUV form:0/-2=UUUUUTVUV form:0/-3/top=WVUUUTSUU form:0/-3=WVUUUTTUU
form:0/-4/card=TUUVVUUUU form:0/-4/question=VVUUUTUUU form:0/-4/quote=UUTUVUUUT
form:0/-4/reply=VUUUTTVUT form:0/-4/top=VVTTUUTUU form:0/-4=VVTUUUUUT form:0/card=TTUVVUVUU
form:0/false/false=VUSUUSWUU form:0/false/true=WUUUTTUUU form:0/question=VVUUUTUUU
form:0/quote=VUTUVTUUU form:0/reply=VUTUUTVUT form:0/top=VVTUUSUUV form:0/true/false=VUUUUUUUU
form:0/true/true=VVUVUTTUU form:0=UUTUUSWUU form:1/-2/top=VVUUUUTUU form:1/-2=VVUUUVSUT
form:1/-3/top=VUUUUUSUV form:1/-3=VUUUUUSUU form:1/-4/card=VTUWUTUUT form:1/-4/question=UWUUUTUUU
form:1/-4/quote=TUVUUVUUU form:1/-4/reply=TUTUUUVUU form:1/-4/top=UTTUUUTUW form:1/-4=UUTVUUUUV
form:1/0/top=UTUUUVVUT form:1/0=TTUUUUWUT form:1/card=WUUWUSUUU form:1/false/false=UUUUUSVUW
form:1/false/true=XUTURVUUU form:1/question=UVUUUTUUU form:1/quote=TVVUUUUUU form:1/reply=TUUUVUUUU
form:1/top=UTTTUUUUW form:1/true/false=UUUUWSTUU form:1/true/true=UUUUUVUUT form:1=VUTTUVUUU
form:2/-2/top=UUUUUWUUT form:2/-2=UUUUUVUUT form:2/-3/top=VUUUUUTUV form:2/-3=UTUUUVTUV
form:2/-4/card=WUUUTSUUU form:2/-4/quote=UUUUTVUUV form:2/-4/reply=UUTUTWUUU form:2/-4/top=VTVUUUUUS
form:2/-4=VTVTTUUUU form:2/card=VUUVTTUUV form:2/false/false=WRWTTVUUT form:2/false/true=VUVUUUTUU
form:2/question=VUUUUTUVU form:2/quote=UUUUTVUUV form:2/reply=TUUUUWUUU form:2/top=VTVTUUUUT
form:2/true/false=SUTUVUUUV form:2/true/true=VTTUTTVUW form:2=VSVUSVVUU form:3/-2/top=UUUUUTTUV
form:3/-2=VUUUUTUUV form:3/-3/top=VUUUUUUUU form:3/-3=VUUUUUVUT form:3/-4/card=WUTUTUUUV
form:3/-4/quote=TUUUTVUUU form:3/-4/reply=UUUTSWUUV form:3/-4/top=VTWTUUTUT form:3/-4=WSWTRWTUU
form:3/card=VUUUTVUUV form:3/false/false=VTWTTWTUU form:3/false/true=VUVUTTVUT
form:3/quote=TUUUUVUUU form:3/reply=UUUTTWUUV form:3/top=WTWTUVTUT form:3/true/false=VUUUUUTUU
form:3/true/true=VUTUTXUUS form:3=WSVTRVTUV form:4/-1/top=VUUUUVSUU form:4/-1=VUUUUVSUU
form:4/-2/top=TUUUUUVUU form:4/-2=TUUUUTWUU form:4/-3/top=UUUUUVVUS form:4/-3=UUUUUUVUT
form:4/-4/card=UUSTTXUUU form:4/-4/question=SUUUUWUUU form:4/-4/quote=TVUUTWUUT
form:4/-4/reply=UUUTRXUUU form:4/-4/top=VPVUUWTUV form:4/-4=VQVTPWSUV form:4/card=TUSTSXTUU
form:4/false/false=VTVSUWRUU form:4/false/true=UTSVQXVUV form:4/question=SUUUUWUUU
form:4/quote=UUUUTWUUT form:4/reply=UUVURWUUV form:4/top=WOUTUWTUU form:4/true/false=UTVTUWUUT
form:4/true/true=UTWSSWTUV form:4=WQVTQXSUV form_,=UUTUTTUUX form_.=SVUUUVVUU form_?=WUUUUTUUU
form_about=UUUUUVUUV form_and=TUUUUXUUR form_article=VUUUUUUUT form_bot=SUUUUWUUV
form_common=TUUUUVUUV form_copula=TUUUUWUUT form_correction=UUUUUTUUV form_courtesy=TUUUUWUUU
form_end=VTTUUTVUV form_he=TUUUUUUUU form_interrogative=RUUUUVUUW
form_interrogativeSubject=TUUUUVUUU form_lower=SUUTUWUUV form_on=UUUUUTUUV form_person=UUUUUTUUV
form_pointing=UUUUUVUUV form_question=TUUUUWUUU form_statement=UUUUUVUUU form_unknown=TUUUTWUUV
greeting_,=SUUUWUUUU greeting_.=TUUUVVTUU greeting_about=VUUUUTUUV greeting_bot=WTUUTVTUT
greeting_common=UUUUUTUUV greeting_courtesy=WUUUSUUUU greeting_emoji=UUUUUTUUU
greeting_end=VTUTUVUUU greeting_lower=WUUUUUUUU greeting_mention=VUUUVSVUT greeting_name=WUUTVTVUT
greeting_on=UUUUUUVUU greeting_unknown=WUUUUUTUU handle_,=TUVUUVUUV handle_?=UUTUUUUUV
handle_about=TUUUUVUUU handle_common=WUUUUTUUT handle_courtesy=TUUUUVUUU handle_end=TVVUUVUUU
handle_lower=WVUUUSUUT handle_on=UUUUUVUUU handle_unknown=WUUUUSUUT he_,=STWXTUTTU he_.=VUUURUVUV
he_?=TTVTWUTUV he_about=UUTTWUUUV he_accounts=TUUUVUVUT he_and=TUUUVTUUV he_article=STUVVWTUU
he_bot=UUUTTVVUT he_common=UVUUSUVUV he_compare=TUUUVVUUT he_copula=YUVTTRUUV
he_correction=ZUUTQTTUU he_courtesy=TTVVUUUUU he_end=URVTXTVUT he_ens=VUUTTVUUU he_fid=UUUTVUUUU
he_form=TUUUUVUUU he_he=VUUUUTVUU he_holds=VUUTXQTUV he_interrogative=RUUVWWTUT he_lower=TUUUTVUUU
he_mention=VUUUVTUUV he_name=VUUUVTUUU he_no=UUUUUTVUU he_not=VUUUTTVUU he_notAfter=UUUVTUUUU
he_number=TUUUUVUUU he_on=SUTTWUVUU he_only=VUUTWTUUT he_person=UUUUUUVUU he_platform=WUUUWSTUU
he_pointing=UTUUXSVUU he_possessiveAfter=SUUUVWUUU he_possessiveBefore=TUUUWUUUU he_praise=VUUTTVVUU
he_profile=TWUUTWTUU he_question=TTVSVUUUV he_relative=VXUUSSVUU he_request=UUVUVSVUU
he_statement=SUUTUUXUU he_trust=SUVUYUSUT he_unknown=TUUVTVUUU he_wallet=TTUTVVVUU he_yes=UUUUSVVUU
help_,=UUUVUUTUU help_?=UXUTUUSUU help_about=UWUTUUUUU help_bot=TXTTTUUUU help_common=UTVXUTTUU
help_courtesy=RYUTUVTUU help_end=RXUTUTWUT help_lower=SYWSUTTUT help_question=UVUUUTUUU
help_request=TUUWTUUUU help_unknown=TXWTUTSUU help_you=SWUTVUUUU holds_?=TUUTVVTUU
holds_Unknown=TUUTVWTUU holds_about=SUUVUVTUV holds_accounts=UUUUVTVUU holds_article=VTUUVTVUU
holds_bot=UUUUUVUUU holds_common=YUUTURUUV holds_correction=UUUUUUTUV holds_courtesy=VTUTTWTUV
holds_end=SVUUVUVUU holds_first=TUUVUVUUU holds_form=UUUUUVUUT holds_he=VVUUUVSUU
holds_lower=UWUUUTVUT holds_mention=UUUUTVTUW holds_name=UUUUTVTUU holds_number=VUUUUUUUU
holds_on=UUUVUTUUU holds_platform=TUUUVUUUU holds_pointing=WVTUTWSUU holds_profile=TUUWTUTUT
holds_question=SUUVVVUUU holds_request=TUUUUTWUV holds_statement=VUUUUUUUU holds_trust=UUUVTUUUU
holds_unknown=TUUUVVUUT interrogativeSubject_?=VTUTUVTUU interrogativeSubject_Unknown=VUUUUUTUU
interrogativeSubject_about=TUUVUUUUU interrogativeSubject_article=TUUTXTVUT
interrogativeSubject_bot=TUUUTVUUU interrogativeSubject_common=WVUSTSTUW
interrogativeSubject_copula=UVUUTTUUV interrogativeSubject_courtesy=TUUUTUUUW
interrogativeSubject_end=VTUUUUUUU interrogativeSubject_form=TUUUUVUUU
interrogativeSubject_he=TUUTWUVUU interrogativeSubject_holds=TUUVUUUUV
interrogativeSubject_lower=VTUUTTWUT interrogativeSubject_mention=VUUUUTVUV
interrogativeSubject_my=UUUWUUUUU interrogativeSubject_name=VUUUUTUUU
interrogativeSubject_pointing=RTUSXXWUT interrogativeSubject_question=UUUUVTTUV
interrogativeSubject_request=TVUTUVTUU interrogativeSubject_self=URUaUSTUU
interrogativeSubject_statement=VXUUTUTUU interrogativeSubject_unknown=XTUUTTVUT
interrogativeSubject_yes=UTUUUVUUU interrogativeSubject_you=VVUSTUVUU interrogative_,=XUUUUTTUT
interrogative_?=VRUVWVTUT interrogative_Unknown=WUUUSUTUV interrogative_about=VUUUUTTUV
interrogative_and=UUUVUUUUU interrogative_article=TXUTVSWTT interrogative_bot=TVUUWSVUU
interrogative_callAfter=TUUUUVUUU interrogative_common=WXUURTSVU interrogative_compare=TUUUUWUUU
interrogative_copula=UVUUUTTUV interrogative_correction=VUUUTTVUV interrogative_courtesy=UUUQXTTUW
interrogative_end=QTTQWWZUU interrogative_form=VUUUUTUUV interrogative_handle=TUUUUUUUV
interrogative_he=VVVSTUSUW interrogative_holds=TUUUUUTUV interrogative_lower=TUTVVUVUT
interrogative_mention=VTTSSWUUV interrogative_name=VSTSSWUUW interrogative_on=UUUUUTTUV
interrogative_only=UUUUUVUUT interrogative_person=TVUUUTUUU interrogative_pointing=QUUQXXUUU
interrogative_possessiveAfter=UUUUUTUUV interrogative_possessiveBefore=TTUUUTVUV
interrogative_praise=PVUUWWTUU interrogative_profile=UUUUTVUUU interrogative_question=TUUUWUTUV
interrogative_request=SVUVVVTUU interrogative_self=USUaURTUU interrogative_statement=TYUUUVSUU
interrogative_unknown=UVSUVUUUU interrogative_yes=VUUTTWTUU interrogative_you=UUUUUUVUU
language:false=UUTTTUUWU language:true=TPRVZXSUV last_common=WUUUUTUUU last_end=TUUUUUUUV
last_lower=UUUUUUTUU last_unknown=VUUUUTUUU left:0=UTRTVVTYT left:1=UTUUTSVWU left:2=UTVTUVUTV
left:3=UUVTTVWTT left:5=UTUUVUUUU left:9=SUUUUWUUU length:1=SPTVVVUZU length:2=TVTRUYRYT
length:3=VVSTXUWUQ length:5=UVTUUVUOT length:9=VSUUTUTVW link_end=UVUUUTTUU links:false=UTSUUUUWT
lower_,=VVTSTVVVT lower_.=USUUVTUUV lower_?=SVSVWWSUT lower_Unknown=VSVUVVUTT lower_about=VVVSTUVSU
lower_accounts=STUWVUUUU lower_and=VTUVVSUVV lower_article=UTTUUVTTW lower_bot=WRTTVVUUU
lower_common=UTWUUUTVS lower_compare=VVUTUTVUU lower_copula=UTUUWUVUS lower_correction=TTUTUVWUV
lower_courtesy=UUVTUTVVT lower_credentials=UTUUUVUUU lower_emoji=VSUVTUUUU lower_end=VTVVTUUUT
lower_endorse=TUVUUVTUU lower_ens=TUUVVUUUT lower_fid=TSUWTVVUU lower_first=SVUTUWSUV
lower_form=TUTUTVUUV lower_greeting=VUUUUUUUU lower_handle=VUUUUTUUU lower_he=UTWVWUSUT
lower_help=TWUTUUUUU lower_holds=UUUSUVUUV lower_interrogative=STVSVVVVU
lower_interrogativeSubject=UUUUTUVUT lower_last=UUUUUTUUV lower_link=WVUUUTTUU lower_lower=UVTVVUTTU
lower_mention=SSUUVVTUV lower_my=UWWTSTTUV lower_name=STVUUVTUV lower_no=UTUUUVSUX
lower_not=VVUVSWSUV lower_notAfter=UTUUTSTUY lower_number=WUVUTVUSU lower_on=VUUTUVUUV
lower_only=UUUVUUTUT lower_or=TUTTWUSUX lower_person=USUTWTWVT lower_platform=TXTVWSVTT
lower_pointing=SUTUVUUVU lower_possessiveAfter=VUTSXTUUV lower_possessiveBefore=WWUUVUSTT
lower_praise=VSUTWSWTT lower_profile=VRUXSTUUV lower_question=TVUTUUVVS lower_relative=WVUSSXSUU
lower_request=UVVTTUUUT lower_second=UUUVUUUUT lower_self=VTTUVVVRU lower_statement=TWUUSVUUT
lower_thanks=TUUUTUVUU lower_third=TUUUUUUUU lower_trust=USUUVVUUU lower_unknown=UUUUVTUTU
lower_verifiers=UUTVUVTUU lower_wallet=TTUWTUUUU lower_yes=VTTVUTVTU lower_you=UUUVUVTTT
mention_,=TUVUUUVUV mention_.=UUUUWSSUW mention_?=VTUTRXUUV mention_about=RTWVWTTUU
mention_accounts=UUVUTUUUU mention_and=VUTTTVTUU mention_article=TTUUUXTUV mention_bot=UUVTTVUUV
mention_callAfter=WUUUUSUUU mention_common=SWSWVTTUW mention_compare=UUUVUUUUT
mention_copula=VVTUTSUUX mention_correction=TUUTUWTUV mention_courtesy=TSSVSVWUV
mention_credentials=VUUUUSUUV mention_emoji=SUUUUWUUV mention_end=TVTTUVTUV
mention_endorse=TUXUUTUUU mention_ens=SUUUUWUUU mention_fid=UUUTUUUUV mention_form=UUUUUVUUU
mention_greeting=UUUUUTTUV mention_handle=TUUUUVUUV mention_he=VUVUTTUUV mention_help=UUTUUVUUU
mention_holds=SUUUUXUUU mention_interrogative=XTTVTVUUR mention_interrogativeSubject=UUUXUSUUU
mention_lower=TUTUVVUUV mention_mention=VUTTTUUUU mention_name=UTTUTVUUV mention_no=VUUUUVTUU
mention_not=TTUVVUUUV mention_notAfter=QWTUWXUUR mention_on=VTUUTTUUW mention_only=TUTUUXVUT
mention_or=TUVUVVUUT mention_person=TUWUTVUUT mention_platform=SUUTTZUUU mention_pointing=UTUUTXSUV
mention_possessiveAfter=TUVTUVTUU mention_possessiveBefore=TUUUUUVUU mention_praise=UUUUUTVUU
mention_profile=TUTTVWUUU mention_question=UTVSTUUUV mention_relative=TVUUUSWUU
mention_request=XTTSVTVUT mention_self=SUVWUVTUT mention_statement=TTSVWUUUT mention_trust=SUTUUVUUX
mention_unknown=TTTUUVUUV mention_verifiers=TUWUUWTUU mention_wallet=UUUUUVUUU mention_yes=UUUUVUUUV
mention_you=YUUUURUUU my_,=UWURVUUUU my_accounts=TTUXTUUUU my_common=WSURWUWUU my_courtesy=RTUaTUUUT
my_end=TTUWUUUUU my_ens=TUUXTUUUU my_fid=VTUYUTSUU my_lower=TUUSVVUUV my_mention=UUUTUVUUU
my_name=VUUSUUUUU my_person=VUUVSUUUU my_platform=VTUVUUTUU my_praise=WUUUTTUUU my_profile=QTUcSTTUV
my_question=UTUYUTUUU my_relative=WUURUVTUW my_trust=UUVUUTUUU my_unknown=UUUTUVUUU
my_wallet=VTUVUUUUU name+1:,=UTVVSUUUU name+1:.=TUTUWUTUT name+1:?=URTTTWVUW name+1:about=TUWUVUTTT
name+1:accounts=UUVUUUUUU name+1:and=WWTTTWUUR name+1:article=VTUUVTUUV name+1:bot=TUVTTVTUW
name+1:callAfter=VUUUURVUU name+1:common=TVTVVUWUT name+1:compare=VUUUVUUUT name+1:copula=XVTUTTTUU
name+1:correction=TUUTUUTUW name+1:courtesy=VVSUUTVUU name+1:credentials=UUUUUTUUV
name+1:emoji=TTUUUWUUU name+1:end=VSUUTUUVV name+1:endorse=TUWUUUUUT name+1:ens=TUUUUWUUU
name+1:fid=UUUTUVUUV name+1:form=TUUUTWUUT name+1:greeting=UUUUUVTUU name+1:he=UUUUTUVUV
name+1:help=UUTUUVUUU name+1:holds=SUUUUXTUU name+1:interrogative=VTTVTVUUV
name+1:interrogativeSubject=TUUWUTUUU name+1:lower=UVTVSUVUV name+1:mention=WUTTTUUUT
name+1:name=WUTTTVUUT name+1:no=UTUUUWTUU name+1:not=VTUVVTUUT name+1:notAfter=TWUVWRVUU
name+1:on=VTUTUVUUV name+1:only=TVUUUWVUT name+1:or=TUVUUWUUS name+1:person=TTWUTUVUU
name+1:platform=TXUUVQVUU name+1:pointing=VUUUTUTUX name+1:possessiveAfter=UUVUUUUUU
name+1:possessiveBefore=TTUUUVUUU name+1:praise=TUUUUTWUU name+1:profile=TUTUVWVUU
name+1:question=WVVTTUUUS name+1:relative=UWUUUQVUU name+1:request=XUTSWTVUS name+1:self=TUVWVUUUT
name+1:statement=VUTWWTUUS name+1:trust=SUTUUXUUV name+1:unknown=TVTUTUXUU
name+1:verifiers=TUWUTWTUT name+1:wallet=TUUUUVUUU name+1:you=YUUTURUUT name+2:,=UVUTWVTUV
name+2:.=VUUUUQWUW name+2:?=PVVTUYVUU name+2:Unknown=TUUUUVTUU name+2:about=VTURVUVUV
name+2:accounts=VUUUUTUUU name+2:and=UUVUURVUV name+2:article=UUXUSUUUS name+2:bot=aSUTSVSUT
name+2:callAfter=TUUUUVUUU name+2:common=USTWUVUUU name+2:copula=VVUTVTUUT
name+2:correction=SUVTTTWUW name+2:courtesy=SUVTTUXUV name+2:credentials=UUUUUVUUT
name+2:emoji=VUUUVSUUU name+2:end=TWSUSUWVT name+2:endorse=TUYUUSUUU name+2:ens=TUUUUVUUU
name+2:fid=TUUUUWUUU name+2:form=VUUUUTUUU name+2:greeting=VUUUUTUUU name+2:handle=TUUUUWUUU
name+2:he=VVVTVRUUW name+2:holds=UUUTWTUUU name+2:interrogative=WUUUSXRUU
name+2:interrogativeSubject=UVUUSUUUW name+2:lower=UTYTUTWUS name+2:mention=STSUWWUUU
name+2:my=VUTUVTUUV name+2:name=TTSUWWUUV name+2:no=RUVVVUUUV name+2:not=TUUUWWUUS
name+2:notAfter=SUUTUWUUU name+2:number=UUUUUUTUU name+2:on=WTTTVTUUW name+2:only=TUUUUUUUU
name+2:or=TUUUTVUUU name+2:person=TVTUTUVUU name+2:platform=RTTTVYTUW name+2:pointing=XUUTVSVUT
name+2:possessiveAfter=UVUUUTUUV name+2:possessiveBefore=UUUUUWVUS name+2:praise=VUUUTVTUT
name+2:profile=WVUTVQUUV name+2:question=VUVTTUUUT name+2:relative=SUUUTWVUU
name+2:request=ZUTUTSVUU name+2:second=UUUUUUUUT name+2:self=UWTWURTUU name+2:statement=WTUWTPWUU
name+2:trust=RUVUTWVUT name+2:unknown=UTWUUUUUT name+2:verifiers=TUTUUWVUT name+2:wallet=SUUTUWUUV
name+2:yes=TUVUUVUUT name+2:you=XUUUTSTUT name-1:,=WSTVVUTUU name-1:.=RVUUVWUUV name-1:?=TVUWVTTUU
name-1:Unknown=VUUUTVUUT name-1:about=UTVVSUUUV name-1:accounts=STUUWUUUU name-1:and=UVTTUVUUU
name-1:article=RUVUUVTUV name-1:bot=URTUVVUUV name-1:common=UTWUUTVVS name-1:compare=UUUUUWUUT
name-1:copula=UTTTVWUUU name-1:correction=SUUVUXUUT name-1:courtesy=VWTSVTTUV name-1:end=VUTVUTVVU
name-1:endorse=TUXUUSUUU name-1:fid=TUUTUVUUU name-1:first=TXUUVSUUT name-1:greeting=WUUUVRVUU
name-1:he=VUUUVTUUU name-1:holds=UUUUTUTUV name-1:interrogative=TSTSSYTUX
name-1:interrogativeSubject=WUUUTUUUU name-1:lower=TWVUUTTUU name-1:mention=TUUUUSUUX
name-1:my=WUUTUTUUU name-1:name=TUUUUSUUY name-1:no=UTUUUSVUV name-1:not=YXTVWLVUT
name-1:notAfter=SUUVVVUUT name-1:on=TVVUSTUUU name-1:only=UUUUUUUUV name-1:or=VUUUUTUUU
name-1:person=UTTUTZSUU name-1:platform=UTTUUUVUU name-1:pointing=UUTTUVVUT
name-1:possessiveAfter=TTUUUVVUU name-1:possessiveBefore=SVSUTUWUV name-1:praise=VUUUVRUUU
name-1:profile=RUUUTYUUU name-1:question=VTUSVWUUU name-1:relative=UUUUUTVUV
name-1:request=UTUTVXVUS name-1:self=UUUUTUUUV name-1:statement=STUTUWXUT name-1:thanks=VUUVUSVUU
name-1:trust=TUUUUWUUT name-1:unknown=UWWTUTSUT name-1:verifiers=UURUUWTUW name-1:wallet=RUUUUVUUW
name-1:yes=UUVUVUUUT name-1:you=TWUUUVUUU name-2:,=WUTSVVUUT name-2:.=VVUUUTUUT name-2:?=UUUVUTVUU
name-2:Unknown=VUUUVSUUV name-2:about=UUUVTUTUV name-2:accounts=VTUUUVVUT name-2:and=UUUTSVTUW
name-2:article=RXUTVTWUS name-2:bot=TTVVSUWUU name-2:common=UURTVUWUV name-2:compare=UUUUUVUUU
name-2:copula=UTUUVUVUT name-2:correction=TUUUUWUUU name-2:courtesy=TUTTUUUUW
name-2:credentials=UUUUUVUUT name-2:end=WQSVWUVVS name-2:endorse=UUWUUTUUU name-2:ens=TUUUUVUUU
name-2:fid=SUUTUWUUV name-2:first=TUUUUVUUV name-2:greeting=VUUUUTUUU name-2:he=VVUUTUVUU
name-2:holds=TUUUVUUUU name-2:interrogative=UVTUSWTUV name-2:interrogativeSubject=UUUUUVUUU
name-2:lower=UTWUUUTUV name-2:mention=RUUUUXUUW name-2:my=TUVVTSVUV name-2:name=RUUUUWTUW
name-2:no=SUUUVXUUT name-2:not=XUTVWPUUU name-2:notAfter=RTUUVYUUT name-2:number=VUUUUUUUU
name-2:on=UUUXUTTUT name-2:only=VTUUUUUUT name-2:or=UUUUUTVUU name-2:person=TVTUUUTUW
name-2:platform=SUUURaTUU name-2:pointing=VXTTSUVUS name-2:possessiveAfter=VUUUVUTUU
name-2:possessiveBefore=SUUVUWTUU name-2:praise=VUUUUTUUT name-2:profile=SUUUUVUUU
name-2:question=RTXUVTWUT name-2:relative=VVUUVSVUU name-2:request=VVUUUVTUS name-2:self=VTTSUTVUW
name-2:statement=TUUUUUVUV name-2:thanks=YUUUUQUUU name-2:trust=SUUUTWUUV name-2:unknown=UTUUUVTUW
name-2:verifiers=UUUUUVUUU name-2:wallet=SUUUUXUUU name-2:yes=TVUUTWUUU name-2:you=VUUUUUUUU
name_,=TTUUTUTUW name_.=UUTTVTTUV name_?=VTTTRXTUV name_about=RTWUWUTUU name_accounts=UUVUTWUUU
name_and=VUTTUWUUT name_article=UUUUUWTUU name_bot=UUVTSVUUV name_callAfter=WUUUURVUV
name_common=TVSVUUUUV name_compare=UUUVUVUUT name_copula=VUTUSTTUW name_correction=TUUTTVTUX
name_courtesy=SSTVTVWUU name_credentials=VUUUUTUUV name_emoji=TTUUUVUUV name_end=TUTTTVUUW
name_endorse=TUXUUTUUU name_ens=SUUUUWUUU name_fid=UUUTUVUUU name_form=TUUUTVUUU
name_greeting=VUUUUTTUU name_he=UUUUTUUUV name_help=UUTUUVUUV name_holds=TUUTUXTUU
name_interrogative=WTTVTWUUT name_interrogativeSubject=UUUVUTUUU name_lower=UUTUVVUUU
name_mention=UUTTTUUUV name_name=VTTUTVVUW name_no=UUUUUUTUV name_not=TTUVVVUUU
name_notAfter=QWTVWXUUS name_on=VTUUTUUUW name_only=TUUUUXVUS name_or=TUVUUWUUT
name_person=TUWUTVUUU name_platform=SUUTTYUUU name_pointing=TTUUUVTUW name_possessiveAfter=TUWTUVTUU
name_possessiveBefore=UUUUUUVUU name_praise=UUUUUTVUU name_profile=TUSUVWUUU name_question=VUVSSVUUV
name_relative=TVUUUSWUU name_request=XTTSWTVUT name_self=SUUWVVUUT name_statement=TTTVWVTUT
name_thanks=TUUUUVUUU name_trust=SUTUUVUUX name_unknown=TUSUUVUUV name_verifiers=TUVUTXTUT
name_wallet=TUUUUVUUU name_yes=TUUUVUUUV name_you=YUUTURUUU named:0/-1=UUTVTUUUV
named:0/-2=VVUVUUTTT named:0/-3=UVVUVURUT named:0/-4=UVTUVURWS named:0/0=VUTSTUWUU
named:0/1=UTTVSUWUU named:0/2=TTUUTUXUV named:0/3=STUSTUaUV named:0/4=STUTUUZUU
named:0/false/false=WUSTUPUXV named:0/false/true=RWTUUUVUU named:0/true/false=WUUVWMWTS
named:0/true/true=RTUUXVVUT named:0=WWSVWLVWS named:1/-1=UUUUUUVUT named:1/-2=SVUUVVUUT
named:1/-3=VVUTTWTUS named:1/-4=WVWUVWPVN named:1/0=TUUUUVWUT named:1/1=TTUUTTZUT
named:1/2=TUUUUTXUT named:1/3=TTUUUTXUU named:1/4=TUUUUTVUU named:1/false/false=WUWQUUVVS
named:1/false/true=VTTUWTUUT named:1/true/false=TTTVTUVVT named:1/true/true=VTUUTWUUT
named:1=VTVTTUVVR named:2/-2=UUUUUUUUV named:2/-3=TUUUUTUUW named:2/-4=VTSUSSUUZ
named:2/false/false=RTSTUYTUX named:2/false/true=SUUUUXUUU named:2/true/false=SSTUTYUUW
named:2/true/true=VVUUVTTUU named:2=STRTUZTUY named:3/-4=WUUUUKUUd named:3/false/false=UUUUTTTUW
named:3/false/true=UUUUUTUUW named:3/true/false=TUUUUWTUU named:3/true/true=TUUUUUUUW
named:3=STTUUVSUX names:=VVSVWKVXS names:joined+mention=VUUUUTUUU names:mention+joined=VUVUUTUUU
names:mention+platform=UUUUTUTUV names:mention+written=SUUUTXTUV names:mention=VQVUUUVUT
names:platform+mention=VUUUUSUUW names:platform=SVSTVWVVT names:written+mention=UUUUTRUUX
names:written=STTSRbUUW no_,=TWTTUVVSV no_.=UUUUUTVUU no_?=TSUUVVWUU no_about=VUUUUTUUU
no_article=UUUUTWTUU no_bot=UUUUUWSUV no_common=TSUWVUVUU no_copula=VUUUVTTUU
no_correction=RXUUUUUUT no_courtesy=UVUTWUUUU no_end=YSUTSVUUU no_he=TUUVUUVUU no_lower=VUVVSTUTV
no_mention=STUTWVVUU no_name=STUTWVWUU no_no=VUUVUTUUU no_not=UTUUUVTUU no_notAfter=UVUUUUUUU
no_on=VUUVTUUUU no_pointing=SXUUUTVUU no_praise=TUUUUVVUU no_question=UUUUVTTUV no_request=UUUVTUUUU
no_self=TUUUUWUUT no_trust=UUUVVTUUU no_unknown=UUUVSUUTV no_yes=UUUVTVUUU notAfter_,=RVUTVWUUU
notAfter_.=TUUUUWVUS notAfter_?=WTUUTUUUU notAfter_bot=UUUVTUUUU notAfter_common=VTUVTTUUW
notAfter_correction=UVUUUUUUT notAfter_courtesy=VUUUTTUUV notAfter_end=TTUVUXTUT
notAfter_he=VUUVUTUUU notAfter_lower=VUUUTRVUV notAfter_mention=QTUVVXUUU notAfter_name=PTUVVXUUU
notAfter_pointing=TTUUVUUUU notAfter_question=VVUTVUTUU notAfter_request=XVUUUQUUV
notAfter_statement=VUUUUTUUU notAfter_unknown=WVUUTRVUV not_,=UWUTTVVTU not_.=WUUUTUTUU
not_?=UUUUUTUUU not_about=UUUUUVUUT not_article=UTUVTTUUW not_bot=UUUUTVUUU not_common=VSTUTUWUV
not_copula=VUUUVTTUU not_correction=UTUUUWUUU not_courtesy=WTUTVTVUU not_end=VTUUUUUUV
not_first=UUUUUVUTT not_he=QUUXQXWUU not_interrogative=UUUUTWUUU not_lower=TVTVUUTTW
not_mention=PXSVXXUUR not_name=QXRUYWVUR not_not=UUUUUUUUV not_number=SUUUTUUWU not_person=TVUVTVTUU
not_platform=TUUUUUVUU not_pointing=SUUZPWVUU not_praise=SUUUUVVTU not_question=VTUUVTUUU
not_request=aUUVUPTUU not_self=TUUSXWUUT not_statement=UVUUTUUUU not_trust=WUUTUTUUU
not_unknown=RVUUTVTTW not_yes=TUUVUVUUU not_you=UUUUUVUUT number_,=UUUUUVUTU number_.=VUUUTVTUT
number_about=TTUUUTXUU number_and=TWUTUUUUU number_common=TUUUVWSUV number_courtesy=UVUUUUTUU
number_end=WUUTTTVVT number_lower=WTVTUUTUT number_on=TTUUUTXUU number_possessiveBefore=VUUUUTUUU
number_unknown=WTVTUUTUT number_wallet=XUUUTUTUU on_,=TWUUTTWUU on_?=TUUUUUUUV on_Unknown=UWUTUWUTT
on_about=TUUVUTVUV on_accounts=VTUTUUVUU on_article=TUUUUWVTT on_bot=XUUTTTVUU on_common=VVTUTRWUV
on_compare=UUUUUVUUU on_correction=WUUUUSUUT on_courtesy=RVTVUTUUW on_end=UTUUUUUVU on_ens=TUUUUTUUV
on_fid=RUUUUWVUU on_first=WUUUUTUUU on_form=UUUUUUUUV on_handle=TUUUUUUUU on_he=VTUUXSUUU
on_interrogative=SUUUVWTUU on_interrogativeSubject=TUUUVVUUU on_lower=UUVVTTUUT on_mention=TUUUTUUUU
on_my=UUUTVVUUU on_name=TVVTTUUUV on_no=UUUUVTUUU on_number=WVUTTTUUU on_on=TVUUUVTUV
on_platform=TRTSVYRUX on_pointing=YUUUXRSTT on_praise=SUUUUWUUU on_profile=UTVWUSVUU
on_question=TUUUWSUUW on_request=UTUUUVVVU on_self=STUXTWTUU on_statement=UUUUTTVUV
on_trust=TUUVUVTUU on_unknown=VWVUUTUUS on_wallet=TUUUUUVUU on_yes=TUVUUUUVU on_you=SUUWUVUUT
only_,=TUUUUWVUS only_about=TUUUUVUUU only_article=UUUUUTUUV only_bot=WUUUUTUUU
only_common=WVUUTSUUT only_courtesy=VUUUUUTUU only_end=TUUTUVTUV only_lower=UTTTVUVUV
only_mention=TUUUUUUUW only_name=SUUUUVUUW only_not=VTUUUTUUV only_request=SUUVWVUUT
only_unknown=UTTUUUVTV or_,=WUUUUUTUU or_article=TUUUUWUUU or_bot=WUUUTUTUU or_common=SWUUVVSUU
or_copula=TUUUVVUUU or_courtesy=TVUUUUUUU or_end=USUTUVWUU or_he=TUUUVUUUU or_lower=TVUVUURUW
or_mention=VUUUUWUUT or_name=VUUUUVUUT or_no=TTUWVTTUV or_not=TUUUVUUUV or_notAfter=VUUVUTTUU
or_only=UWUUUUUUU or_question=TTUTVVWUT or_request=VUUUUTUUU or_self=UUUTUUUUU or_trust=UUUTUUUUU
or_unknown=SVUVUVRUX out:0=UTUUUUVXS out:1=NXPRZZUUW out:2=PUUUUUUUa person_,=VUTWSUUUT
person_.=WVUTTUTUU person_?=SVUUTVUUU person_Unknown=TUUUUTXUU person_about=RWVTUUUUU
person_and=TUUUUUVUV person_bot=WVUUSTUUU person_common=UTUTWVUUS person_copula=VUUUVUSUU
person_correction=WUUUUTTUU person_courtesy=TVVTURVUV person_end=VTUTWUSVU person_form=TUUUUTUUW
person_he=UWUUSUVUU person_holds=TTUUVUVUU person_interrogative=VVUTUWRUT
person_interrogativeSubject=XUUUTSUUU person_lower=WSUSWTTUV person_mention=VUUUUVUUT
person_name=VUTUUVTUU person_notAfter=UUUVTTUUV person_on=UVWTSTSUX person_or=STUUUWVUU
person_person=UVUSTVVUU person_platform=TTUUUVVUU person_pointing=UXUUSTVUU
person_possessiveBefore=TVUTVUTUV person_praise=VTVUUSVUU person_profile=UVUTUUUUU
person_question=UTUTUVVUU person_request=VVUTUVUUT person_self=RUUUXTUUU person_statement=USUVUVUUU
person_trust=UUVUUTUUU person_unknown=VSVSWTVUV person_yes=TUUUUUVUU person_you=UVUUWUSUU
platform_,=UXUTSWSUV platform_.=VUUUSWTUU platform_?=UTUUYRVUU platform_about=VTUUUSXUU
platform_accounts=UVUWTUTVU platform_and=UVUUTUUUU platform_bot=RUUUUXUUU platform_common=XUUUTTTUU
platform_copula=VVUVTVSUU platform_correction=TTUTZTUTU platform_courtesy=TTUSZSXTU
platform_end=SVTSUWVVU platform_first=VUUUUTVTU platform_he=TUUUWUTUU platform_holds=UUUUUVTUU
platform_lower=UWTUVTRVV platform_no=UUUUVUTTU platform_not=VUUUUUUUU platform_on=STUUVUWVV
platform_or=TVUUUUUUU platform_person=SUUUTYSVU platform_pointing=UUUUWUTUV
platform_possessiveAfter=VTUUUVUUU platform_possessiveBefore=VSUUTVVUU platform_profile=UUUUUUVUU
platform_question=UUUVUVSUU platform_statement=XTUUUTSTV platform_unknown=UWTTVTRVV
platform_wallet=TUUUTWUUU platform_yes=VUUUUUSUU pointing_,=RTXXTVTUU pointing_.=UUTVURUUV
pointing_?=UUVRVVUUU pointing_Unknown=UWUUUUSUT pointing_about=WVUSVSTVV pointing_accounts=XVUTTRWUT
pointing_and=UUUUTTVVV pointing_article=UTUUVTUUV pointing_bot=VUUTUSVUV pointing_common=USTUUTWUV
pointing_compare=TUUUUVUUT pointing_copula=XTUUQVVUU pointing_correction=YSUUUTUUU
pointing_courtesy=UUWVTURUV pointing_credentials=TUUUUVUUU pointing_emoji=VUUUUUUUU
pointing_end=VTVSUVUUS pointing_ens=VUUTTVUUU pointing_fid=UUUTVUUUU pointing_first=WUUUVRUUU
pointing_form=TUUUUVUUU pointing_he=UVUUVTUUT pointing_holds=VUUTXSUUV
pointing_interrogative=RRUUZWUUT pointing_interrogativeSubject=UUUWSUUUU pointing_lower=VUTTVUUTU
pointing_mention=TUTTTWVUV pointing_my=UTUWUTUUU pointing_name=SUTTTXUUV pointing_no=TUUUTUVUU
pointing_not=TTUUTVVUV pointing_notAfter=UVUUSWTUU pointing_number=UUUUUVUUU pointing_on=SVUUVUSVV
pointing_only=UUUTWSUUU pointing_or=UUUUUUUUV pointing_person=TVUUVVUUT pointing_platform=VTUTXRVUU
pointing_pointing=VVTSaRTUU pointing_possessiveAfter=RUUUWWUUU pointing_possessiveBefore=UTUUWUUUU
pointing_praise=UUUTTVVUU pointing_profile=VVTTTWUUT pointing_question=TSUTVWUTV
pointing_relative=VWUUSTVUT pointing_request=VTUUWRUUU pointing_second=UUUUVUUUU
pointing_self=TUUUUUVUU pointing_statement=TUUUTVVUU pointing_trust=RWVTXVSUT
pointing_unknown=UXTUVUTTU pointing_wallet=STUUVUWUV pointing_yes=UTUTTUXUU pointing_you=WWUUUSUUT
possessiveAfter_?=VUUUUSUUV possessiveAfter_accounts=UUUTUTXUU possessiveAfter_bot=TUUUUVUUU
possessiveAfter_common=VWUUUTSUU possessiveAfter_courtesy=TUUUVTUUV possessiveAfter_end=UTUUVTVUU
possessiveAfter_ens=UUUUUTUUU possessiveAfter_fid=TUUUUVUUU possessiveAfter_interrogative=UUUUUVUUU
possessiveAfter_lower=WUUTVWSUT possessiveAfter_mention=TUVUUTVUU possessiveAfter_name=UUVUUTUUU
possessiveAfter_person=TUUUUUUUU possessiveAfter_platform=TTUUVUVUU
possessiveAfter_pointing=VUUUTVUUU possessiveAfter_profile=UUUVUUVUU
possessiveAfter_request=VUUUUTVUU possessiveAfter_unknown=VUUTUXSUT possessiveAfter_wallet=TUUUUVVUU
possessiveAfter_yes=UUUUUVTUU possessiveBefore_Unknown=TWUUUVSUV possessiveBefore_accounts=UUUUUVUUU
possessiveBefore_article=WTUUWSTUU possessiveBefore_bot=WUUUTTUUU possessiveBefore_common=TVVUUUSTX
possessiveBefore_courtesy=WUUUUTUUU possessiveBefore_form=SUUUUXUUS
possessiveBefore_handle=TUUUUWUUU possessiveBefore_he=UTVUUSUUV
possessiveBefore_interrogative=TUUUVUUUU possessiveBefore_interrogativeSubject=TUUUWUUUU
possessiveBefore_lower=UUTUUUWUV possessiveBefore_mention=TUUTUUWUV possessiveBefore_my=UUUVVTUUU
possessiveBefore_name=SUUTUVWUV possessiveBefore_number=VUUUUUTUU possessiveBefore_person=SUUUVWVUT
possessiveBefore_platform=TUUUUVUVU possessiveBefore_pointing=RTVUWTUUW
possessiveBefore_question=WUUUVSUUV possessiveBefore_self=VUUVUTUUU possessiveBefore_trust=TUUUVUUUU
possessiveBefore_unknown=TWTTUVUTV possessiveBefore_you=VTUUUUVUU praise_,=VTUUSUUUU
praise_.=UTUUVSVUU praise_?=VVUTRVVUT praise_about=VUUUVTUUU praise_and=TUUUVUUUU
praise_article=WUUUTVUUU praise_bot=STTTXXTUU praise_common=TVUVTSWUT praise_copula=VUUTUUUUU
praise_correction=UUUVUUUUU praise_courtesy=WSUWSVVUU praise_emoji=VUUUUUUUU praise_end=YSUVUUSUT
praise_first=UUUUUVUUU praise_he=VUUUTUUUU praise_interrogative=VTUTWSVUU praise_lower=VUUVTUTTV
praise_mention=VUUUVSUUU praise_name=VUUUVSUUU praise_no=SVUUVUTUU praise_not=TUUUUVUUU
praise_number=VUUUUUUUU praise_on=WUUUVSUUU praise_person=SUUUUVVUU praise_pointing=YUUUSUUUT
praise_possessiveBefore=TUUUVVUUU praise_praise=WTUTSVUUU praise_profile=UUUUUVUUU
praise_question=YTUURTUUU praise_request=VUUVTUUUU praise_self=VUUUUVTUU praise_statement=VTUUUUUUU
praise_thanks=TUUVUVUUU praise_trust=XUUTSUUUU praise_unknown=VTUUUUTTV praise_yes=VUUWTTUTU
praise_you=TTUVUUUUU profile_,=TVUUTVUUU profile_.=TUUUUVVUU profile_?=TUUUVUTUV
profile_about=VTUSTVWUU profile_and=UUUTUUUUV profile_article=SUUXTVUUU profile_bot=WUUUTSUUU
profile_common=UTUSVTXUU profile_copula=VTUUWTUUU profile_correction=UUUUTVUUT
profile_courtesy=RVTUWWSUT profile_end=VVUVUUTUU profile_he=TUUUWTUUV profile_holds=TUUUVUUUU
profile_lower=VSUVVTVUU profile_mention=SUUUUXUUV profile_my=TTVWTUUUU profile_name=RUUUUYTUU
profile_on=SUUTVTWUU profile_platform=TUUUUVUUU profile_pointing=TUUUVUUUV
profile_possessiveAfter=TUUUVUUUU profile_possessiveBefore=WTUUUSVUV profile_praise=UVUUTUUUU
profile_profile=VUUUUTUUV profile_question=VTUUVUSTU profile_request=SUUWUVTUU
profile_self=TUUVUTUUU profile_statement=TTUTWUTUV profile_unknown=VTTUVTVUU profile_yes=UVUUTVTUU
question/false/false=WRTSUUVXU question/false/true=RWUUUWUUU question/true/false=VUUUUTUUU
question_,=SWUTVTVUU question_.=VUTTVRXUT question_?=TUWTVSVUU question_Unknown=RUUTVUXUV
question_about=TUUVUVUUU question_accounts=UTUUUVTUU question_and=WUUTUTTUU
question_article=UTVUUUTUW question_bot=WTWSTUVUU question_common=VXSVUUSTU
question_compare=WUUUUTUUT question_copula=PVVUVVXTU question_correction=WUUTWRUUV
question_courtesy=TXVRVWTTT question_credentials=RTUUVWVUT question_emoji=TUUUUVUUU
question_end=SWSUUVTUV question_endorse=TUWVUSUUU question_ens=TUUUUTUUV question_fid=UUUUUUUUV
question_first=TTVUUVUUT question_form=UUUUUVUUT question_handle=UUUUUVUUU question_he=PTUUYWTUV
question_holds=UTUTTUWUT question_interrogative=UTUUUWUUU question_interrogativeSubject=TTUTUVUUU
question_lower=UWUUUTUUS question_mention=TTTSVWTUW question_my=USUaTTTUU question_name=TTUSUXUUV
question_no=SUVTUWVUT question_not=WVUTUTUUT question_number=WUUTUTUUU question_on=SSUVVTWUU
question_only=UUUVUUUUU question_or=UUUUVUUUU question_person=TSUWTUUUU question_platform=TTUWVTUUV
question_pointing=SXTSXUTUT question_possessiveBefore=TUUUVUVUT question_praise=UTUSVVUUT
question_profile=UWUTTUTUV question_question=TWTUTVUTT question_request=XSVUTTVUT
question_self=TVUTUTVUV question_statement=VTUVVWSTT question_trust=RTWTTWWUU
question_unknown=UVUVVTVUT question_wallet=SSUZUVSUU question_yes=UVVSWVTUT question_you=TWUUUTTUU
quote/false/false=VSUUXUTUU quote/false/true=WUTUUUUUT quote/true/false=VTUVVUTUU
quote/true/true=RVUUWUVUU relative_,=WWUUUSTUT relative_?=VYUTSUTUU relative_about=VVUTUUVUT
relative_common=UTUTVWTUT relative_copula=UVUUUTUUU relative_courtesy=TVUUUUUUU
relative_end=WTUUTUUUU relative_lower=UUUVUSVUU relative_mention=TUUUUUVUU relative_name=TUUUUUVUV
relative_on=WUUTUTVUT relative_pointing=UVUUTVUUU relative_possessiveBefore=WUUUVRUUT
relative_question=VUUUUUTUU relative_self=UUUUTUUUU relative_statement=TUUTUVUUU
relative_unknown=UUUVVTUTU reply/false/false=VVVUTUTUU reply/false/true=SUTUVUUUV
reply/true/false=SRUUVWWUT reply/true/true=VTUTVVUUU request_,=WWUTVTTUT request_.=UVUTRXVUU
request_?=WRURUSZUT request_Unknown=SUUTUUXUU request_about=USTYRUVUU request_and=VUUUUTUUV
request_article=SVTUVWSUV request_bot=VVUVSTUUU request_common=TTUTVVUTW request_compare=TUUUUUUUV
request_correction=RUUXTVUUV request_courtesy=WRUUUUWUT request_emoji=TVUUUUUVV
request_end=QWVVTWSUU request_fid=TUUTUWUUU request_first=UUUTVVUUT request_form=VUUTUUUUU
request_handle=TUUUUVUUU request_he=SSTUYVVUS request_interrogative=WSUSVWUUT
request_interrogativeSubject=VTUTUWUUU request_lower=UWUTTUVUU request_mention=TSUVUVUUV
request_my=SUUZUSSUV request_name=STTVUVVUV request_no=WUUUUSUUU request_not=WVUTTQUUW
request_number=WUTUUSUUU request_on=WUUVTUUUT request_only=VTUUUSUUW request_person=TTUWVVTUU
request_platform=WVUUUSUUT request_pointing=UVUWTUTUT request_possessiveBefore=XUUUUSUUT
request_praise=VUUVUSUUT request_profile=UUUUUVUUU request_question=VSVUTUUUT
request_request=SUUUVWUUT request_self=UTUXVRVUU request_statement=UUUUUTUUU request_trust=TUUVUUUUU
request_unknown=TWUUTUVTT request_wallet=TVUTVWUUU request_yes=UUUVUTUUU request_you=UUUTUVUUU
rhetorical_common=UUUUTVUUU rhetorical_end=UVUUUUUUU rhetorical_lower=VUTUUWUUT
rhetorical_mention=WUUUUTUUU rhetorical_name=VUUUUTUUU rhetorical_unknown=VUTUUWUUT
second_,=UUUUUUUTV second_common=TUUUUVUUV second_courtesy=TUUUUUUVV second_end=UUUUUUTVT
second_lower=UTUVUTTUV second_person=UUUUUTUUW second_question=UUUUUTUUV second_unknown=UTUVUSUUW
self_,=VTTWWTSUT self_.=UUVWTRUUV self_?=TQUfSTSUU self_about=TUUUUVTUU self_accounts=TTUWUUUUU
self_and=WUTTTTUUW self_article=WWURUXUUS self_bot=RUUZUUUUT self_common=SWVTTWUUT
self_compare=UUUVUUUUU self_copula=UUUUUWSUU self_correction=SVUWSWUTT self_courtesy=USTaSTTUU
self_emoji=TUUVUUUUU self_end=TQTaUQXUU self_endorse=UUUUUVUUU self_fid=UUUVUUUUU self_he=UUUTUVVUU
self_holds=WTUUTVTUU self_interrogative=VSUZTRUUU self_interrogativeSubject=VUUUTUUUU
self_lower=UTXTTUWST self_mention=TUUUTVTUV self_name=UUUUUVTUU self_no=VUUUTVUUT self_not=UUUSUVUUV
self_notAfter=TUUVUTVUV self_number=UWUTUTTUU self_on=VTUWUTUTU self_only=SUUTVWUUT
self_person=TUUUUTVUV self_pointing=STTTXVUUT self_praise=UUUUVTUUU self_profile=TUUUUVUUU
self_question=WTWWRUSUV self_relative=UUUTUWUUU self_request=VVTVTRUUW self_self=VTUUTWTUT
self_statement=UUUSWTWUU self_trust=TUUYTUUUU self_unknown=UUWTUUVTT self_yes=UUUTUWUUT
self_you=QUUWUVUUV statement_,=WSUUUWUUT statement_.=SUUUVUUUV statement_?=SVUTTXUUU
statement_Unknown=VUUUUSUUV statement_about=UVTTUYSTT statement_and=TUUVUTVUU
statement_article=SVVUSWWUT statement_bot=XUUUVSTUU statement_common=VTWXUSSSU
statement_copula=UUUTVVUUU statement_correction=WVUUSUTTT statement_courtesy=VSUVVUSUV
statement_end=ZWSVUNTVW statement_first=TUUUUWUUU statement_form=UUUUUVUUU statement_he=UUUTUVWUT
statement_holds=UUUUUTUUU statement_interrogative=VWUUUUTUU statement_interrogativeSubject=VUUUUTUUU
statement_lower=TUTUTWUUT statement_mention=TTUTVUWUW statement_my=VUUUUTUUV
statement_name=STUTUVWUV statement_not=UUUVVSUUU statement_on=TVVUTWTTU statement_person=SUVUWUTUV
statement_platform=UUUUUTUUV statement_pointing=WTTTRXXUT statement_possessiveAfter=TUUUUVUUU
statement_possessiveBefore=UUUUVUUTU statement_praise=UUUUUSUUV statement_profile=WUUUUSUUU
statement_question=VTUSVTVUU statement_request=TUUTWWTTU statement_self=UUUSTXVUT
statement_statement=UWUUUSVUT statement_trust=UUTVUTVUU statement_unknown=TUUUTVVUU
statement_yes=VVUUTTUUV statement_you=UTUXTVTUU thanks_,=WUUTVTUUU thanks_.=RUUXTWUUU
thanks_about=WUUUUUTUU thanks_bot=YTUSVTTUU thanks_common=SUUUUWUVU thanks_courtesy=YUUTSUTUU
thanks_end=URUTSZVWU thanks_lower=WUUUUUUUU thanks_mention=UUUVUSVUT thanks_name=UUUVUTVUU
thanks_on=UUUUUVUUU thanks_praise=UUUUUUUVU thanks_unknown=WUUUUTTUU third_common=VUUTUVUUU
third_courtesy=VUUUUVUTU third_lower=TUUUSVVUV third_unknown=TUUUSVWUV top/false/false=UVOSUXUUW
top/false/true=WRWRUTVUT top/true/false=UVRUUWUUU top/true/true=UUTUUVVUU trust_,=WTWUTTVUT
trust_.=VUUVTTVUU trust_?=RTSRYXWUU trust_about=TUUUVVUUU trust_accounts=UUUUUUUUV
trust_article=UUVUUUUUU trust_bot=RTUVWWUUU trust_common=SWVVTUTUV trust_copula=UUUUVTVUU
trust_courtesy=VTUUUTUUW trust_end=UTVUTTWUV trust_he=TTXUUUUUU trust_lower=VVTUUUTUU
trust_mention=TUUUUVUUU trust_name=TUUUUWUUT trust_no=TUUTUVUUU trust_notAfter=UUUUUVUUU
trust_on=UUVUUTTUU trust_or=TTUUUWUUU trust_person=VVUUTSUUU trust_pointing=UTWTSUVUU
trust_praise=XUUURTUUU trust_question=SUUTWUVUU trust_trust=TUUUVUVUU trust_unknown=VUTUUUTUU
trust_yes=WUUUUTVUU unknown:0/false/false=TTRTSVYXU unknown:0/false/true=WVTSTVTUT
unknown:0/true/false=RVUUXVWTU unknown:0/true/true=UVTTTVUUU unknown:0=VTSTUVXXT
unknown:1/false/false=TTSUTZUXS unknown:1/false/true=VTVSTUTUV unknown:1/true/false=USTUVTVWT
unknown:1/true/true=WUUUUVTUT unknown:1=UTSTVUTWU unknown:2/false/false=VVSUWUUSU
unknown:2/false/true=VTUTUTWUU unknown:2/true/false=VWUUSUSUU unknown:2/true/true=UTWSUVTUU
unknown:2=UVTUUTVRU unknown:3/false/false=WVUTSSVUW unknown:3/false/true=UTVUVVTUT
unknown:3/true/false=UWUVQUWUV unknown:3/true/true=TUTVUUVUU unknown:3=VTVSTUUTV
unknown:5/false/false=YTVUTTUUT unknown:5/false/true=UUTUUUWUT unknown:5/true/false=VVUWSTUUT
unknown:5/true/true=RVTWUVUUU unknown:5=VUTUVUUUT unknown:9/false/false=UUUTUUUUU
unknown:9/false/true=SUUUUVUUU unknown:9/true/true=SUUVUWTUU unknown:9=SUUUVWUUU unknown_,=VUTSUUVUT
unknown_.=UUTUVUUUU unknown_?=TUTVWVTUT unknown_Unknown=UPVSSWbTU unknown_about=VUVTUVUTU
unknown_accounts=TSUWWTTUV unknown_and=UTUUVRUVW unknown_article=UTSUUUTUX unknown_bot=WRTUVUUUU
unknown_callAfter=VUUUUTUUU unknown_common=VSVUUUTVT unknown_compare=VUUTUUUUT
unknown_copula=TTUVWUUVT unknown_correction=TTUSVVWUU unknown_courtesy=VUUTUUUVT
unknown_credentials=UTUUUVUUU unknown_emoji=WSUVUTUUT unknown_end=VTVUTTVUT
unknown_endorse=TUWUUUTUU unknown_ens=UUUVVVUTT unknown_fid=USUWSUWUT unknown_first=SVUUUVTUV
unknown_form=TUTUTVUUV unknown_greeting=UUUUUUVUU unknown_handle=WVUUUTUUU unknown_he=USVVVUTTU
unknown_help=TWUTUUVUU unknown_holds=UTTSVUUUW unknown_interrogative=TTUSVUVUV
unknown_interrogativeSubject=VUUUUUUUT unknown_last=UVUUUTTUV unknown_link=WUUUUTTUU
unknown_lower=UWSTVUTTT unknown_mention=SSVUUVTUW unknown_my=VXWTSTTUU unknown_name=SSVUUWTUU
unknown_no=VUUUUUQUX unknown_not=UVUVTWSUV unknown_notAfter=TUUUTSUUY unknown_number=WVUTTVUST
unknown_on=UVTSTVUTU unknown_only=UUUWUVTTT unknown_or=TVTTWUSUW unknown_person=UTUTVTVVT
unknown_platform=SYTUVSVTT unknown_pointing=TVUUVTTUV unknown_possessiveAfter=UUTSXUUUV
unknown_possessiveBefore=VVUUUVTTT unknown_praise=VTUTWTWUU unknown_profile=VRUXTUUUV
unknown_question=UUUUWUTVT unknown_relative=WVUSTWTUU unknown_request=UVWUTUUUT
unknown_second=UUUVUTUUT unknown_self=WTTVVVVRV unknown_statement=UWUUSVUUS unknown_thanks=TUUUTVWUU
unknown_third=TUUUUUUVU unknown_trust=VUUUVUSUU unknown_unknown=UUUUVUVTU
unknown_verifiers=VUTVUUTUU unknown_wallet=UUUWTUVUU unknown_yes=VUTVTUUTU unknown_you=UVUUUVTUT
verifiers_,=TUUVUUUUU verifiers_?=UUVUUTUUU verifiers_about=TUUUVVTUT verifiers_common=TUUUVUVUU
verifiers_courtesy=SUUUVVUUU verifiers_end=TUUUWVUUU verifiers_he=UUUUWTVUT
verifiers_lower=SUTVUUWUT verifiers_mention=TUSUUWTUV verifiers_name=TUSUUWTUW
verifiers_on=UUUUUVTUT verifiers_pointing=TUUUWTVUT verifiers_possessiveAfter=UUUUTVUUU
verifiers_unknown=TUTVUUWUT vocative/card=TTUYSUUUU vocative/false/false=TTVTUVUUU
vocative/false/true=UTUUVUUUU vocative/quote=USTUXVUUT vocative/reply=TTUSVWVUT
vocative/top=TUTUUUUUU vocative/true/false=VUSUUQVUS vocative/true/true=SVTTVVUUU w$:.eth=TUUUUUUVU
w$:a_bot=VUUTUVUUT w$:account=VUUVSVTUT w$:ada=TQUSUUbUV w$:address=UUUUTVUUU w$:again=XTUTVTTUU
w$:airdrop=TVUTUUUUU w$:aja=TUUUUVUUU w$:all=VUUVUUUUU w$:am_i=RTUaTUTUU w$:app=VUUUUTUUU
w$:aí=TTUUVUUUU w$:back=WTUUUTUUU w$:badges=VUUVVTTUU w$:base=SWUUUUUUU w$:bitcoin=VWUTUUSUU
w$:bitte=SUUUUUVUU w$:boris=SUUUSWVUV w$:bot=TRUUVVUUV w$:both=UUUUUUUTU w$:break=TVSTVTUVT
w$:bro=UTUUUVUUU w$:c_est_qui=TUUUVVUUU w$:card=TUUXSTUUV w$:channel=UVUUUUTUU
w$:chi_sarebbe=UUUUUUVUU w$:chi_è=WVUURUUUU w$:chưa=UTUVUTUUU w$:clown=TTUUXUSUU w$:coffee=VVUUUTTUU
w$:cơ=TUUUTUVUU w$:dabei=RUUUYUUUU w$:das=TUUUUVUUU w$:dat=TUUUTUVUU w$:data=VVUTUUTUU
w$:degen=UVUUUUUUU w$:design=TUWUUTUUU w$:dia=TUUTVUVUU w$:dis=TUUUUVUUU w$:do=UVUTTVUUU
w$:dong=VVUUUUTUU w$:dwr=RSUTUUYUW w$:ella=UUUUUUUUV w$:emoji=YTTVSUUUT w$:ens=UVUUTUUTV
w$:es=UVUUUUTUU w$:esto=UVUUTUUUU w$:eth=UVUUUTTUU w$:fake=UUUUSUWUU w$:fid=SUTSUWXUT
w$:first=UUUUUVUUT w$:for_me=VUUWVQVUT w$:ga=UUUUUVUUU w$:gimana=TVUVUUUUU w$:go=RUUUUXWUT
w$:good_bot=VTUTUUUUU w$:grazie=TUUUUTWUU w$:guy=UUUUUUUUV w$:göster=SUUZVURUU w$:haha=VUUUUUUUU
w$:have=UVUTUUUUU w$:he=TUUUVWTUT w$:help=UTUVUUUUU w$:her=TTYUUTTUU w$:here=VWUTTVTUU
w$:him=VTUVSUVUT w$:horsefacts=SSUTUUZUU w$:is=WTUTVTTUV w$:ist=VVUUUTTUU w$:it=USUWUWSUU
w$:jack=RQUTUUcUU w$:jajaja=UUUUVUUUU w$:jo=TUUUTUWVU w$:k=VUUUSUVUU w$:kak=TUUUVUUUU
w$:kim=STUTVUWUU w$:kkkk=VUUUUUUUU w$:kkkkk=SUUTVVUUU w$:ko=UUUTVVUUT w$:last_night=SXUUUUUUU
w$:legit=TUUUVUVUU w$:linda=SSUTTSbUU w$:link=UVUUUTTUU w$:linked=SUUUWUUUU w$:lmao=UUUUUUUTU
w$:lol=UUUTVWTTU w$:lui=UUUUUTVUU w$:là_ai=TUUTVUWUU w$:là_ai_vậy=TUUUUUVUU w$:me=TTUYVUQTV
w$:mi=UUUUVUUUU w$:mine=SUUZUUSUU w$:name=TUSTUVVUV w$:ne=SUUTWVTUU w$:next=STUWUVWUU
w$:nha=UUUSUTWUV w$:nih=UUUVUUTUU w$:no=VUUVTUTUU w$:noggles=TXUTUUTUU w$:now=XUTVSUUUU
w$:number=XUUTUSUUU w$:one=UUUUUVVSU w$:op=SWUUXRUUU w$:out=XTUTTTUUU w$:perfil=UVUUUUTUU
w$:platform=RVTSUWVVU w$:please=OUUTYVUUW w$:pls=QUUTXXTUT w$:plz=UUUUUUVUU w$:po=TUUUUVUUU
w$:por_favor=UUUVTUUUU w$:porfa=TUUUUWVUT w$:profil=UTUWUUTUU w$:profile=TTUVTTVUU
w$:pugson=RSUTUUaUU w$:quem_é=TUUUSWWUU w$:quién_es=TUUUUUUUU w$:real=VUUVUTUUU w$:right=UUUVUUTUU
w$:rish=VUUUUUUUU w$:rn=UVUUUUTUU w$:romero=TRUUUUYUU w$:rồi=WUUUUTTUU w$:scammer=UUUUVUUUU
w$:she=WVUURVUUU w$:siapa=TUUUUUVUV w$:siapa_sih=TUUUUVUUU w$:solidity=TUUUUVUUU w$:stp=UUUUTUUUU
w$:svp=TUUUUVVUT w$:tack=TUUUUUVUU w$:ted=UUUUTUXSU w$:thanks=UUUUUVUUU w$:that=VTUTSXUUU
w$:them=TUUUXUSUU w$:then=VUUUTVTUU w$:there=VUUUUUTUU w$:they=TUUUVVUUU w$:thing=TUUUVVUUU
w$:this=YTUTUTSUT w$:this_guy=UTUUXTUUU w$:this_person=TUUUVUUUU w$:this_thread=UYUTRUUUU
w$:tho=TUUUWTUUU w$:thx=UUUUUVUUU w$:thế=VUTUTVUUU w$:to=TWUTXSUUU w$:today=WUUUUSUUU
w$:too=UVUUUTUUV w$:torvalds=SUUUUYSUU w$:true=TUUUTVUUU w$:ty=TUUUUVVUU w$:up=VVUUTTUUU
w$:v=TTUTUTYUU w$:var_mı=TTUUXUTUU w$:verified=TUUWUTTUU w$:vậy=SUUUWUUUV w$:với=UUUUUVTUU
w$:w=TUUUVUUUU w$:wallet=UVUSVUUUU w$:wallets=WUUUTUTUU w$:what=VUUSTUWUU w$:who=STUUVVVUU
w$:wkwk=TUUUUUUUU w$:work=UWUUTUUUU w$:wrong=VVUTTUTUU w$:ya=VUVTUUUUT w$:yes=VUUUTUTUU
w$:yesterday=VUUUUTUUU w$:yet=VUUVUTUUU w$:you=YUUTTSTUU w$:zkmaxi=UUUUUUUUV w$:á=VUUUUTUUU
w$:ça=VUUUUUUUU w$:đi=VUUVTTUUU w$:кто=TUUUUUUUU w$:это=UUUUTVTUU w$:ᄏᄏ=VUUXTSUUU w$:〜=UUUUUVUUU
w$:お願いします=TUUUWUUUT w$:した=UUVUUUUUU w$:った=WUUVTSUUU w$:って誰=TUUUUUVUU w$:で=UUVUUTUVU w$:です=XUTUUTUUU
w$:ですか=TUUUWUUUU w$:ね=VUUUUTUUU w$:㗎=SWUUUVUUU w$:了=XUTUTVUUU w$:人=UUUUUUVUU w$:吗=UWUTVUSUV
w$:吧=UUUUUUUVU w$:呀=UTUUVUUUU w$:呗=SUUUUWUUU w$:呢=TUUVVUUUU w$:啊=SUUVWTVUU w$:啦=TUUUTVUUU
w$:嗎=TUTUVVUUU w$:好=VUUUTUUUU w$:教えて=UVTTUUUUU w$:是誰=TTUUVUWUU w$:是谁=SUUTVVVUU w$:是谁啊=TUUUUVUUU
w$:的=UUUUVTUUU w$:見せて=UVUUUUUUU w$:誰=TUUUUWUUU w$:钱包=UUUUVUTUU w$:靠谱吗=TUUUUUUUU w$:누구야=SSUUUUYUU
w$:누구임=TUUUTVUUV w$:보여줘=TTUUVTUUV w$:알려줘=SUUUUWUUU w$:요=TUVUUUUUU w$:찾아줘=UUUUUVVUU w:&=TUUUUUVUU
w:+=VUUUUUUUT w:.eth=TUUUUUUVU w:3am=VVUTUUTUU w:?=TUUUUUUUU w:a=WUTRUWTVT w:a_bot=WTUTUVUUT
w:a_human=TUUUUVUUU w:a_ver=SUUWUUTUU w:abeg=TVUVUVTUU w:aber=RUUUVXUUT w:abi=UUUUUUTUU
w:about=TVTVTTXUT w:above=UUUUVVTUU w:absolute=WTUUTUUUU w:abt=TUUVVTUUV w:acaba=TUUUUVUUU
w:account=TWTVSWSVT w:accounts=TTUVUUTUU w:acct=VUUTVTUUU w:actually=RUUVVUVTU w:ada=RSTSSZaUU
w:address=TTUTVWVUT w:addresses=TTUVUVUUT w:addy=TTUTVWUUU w:adresse=TTUVUUUUU
w:affidabile=SUUUVVUUU w:after=SUUUUVVUV w:again=ZSUTVTSTT w:ah=WUUUUTUUU w:ai=TVUUUUTUU
w:ai_viết=TUUUVUUUU w:ai_xác_minh=TUUUVUUUU w:airdrop=WVUTUUTUT w:aja=VUUVUTTUT w:aku=WTVVUTTUU
w:akun=VUUVRWSUU w:al=TUTUVTTUW w:algo=UTUUUTVUV w:alguien=UTUUUUUUU w:all=XUUUUVTSU
w:alle=VUUUTUVUU w:alles=SVUUUVUUU w:alors=TUUUTUUUU w:already=aUUURTTUU w:als=VUVUUTTUU
w:also=UUUTUTUUV w:alt=VUUUUVTUT w:always=VUUUUUTUU w:am=UUUTUTUUV w:am_i=RVTZVUSUU w:ama=UUUUTUUUV
w:aman_ga=SUUUVVTUU w:an=TWUUUUVST w:anche=UVUUUUTUU w:and=UXUWTRTUV w:and_also=TUUUUUUUV
w:and_i=UTUUVUVUT w:and_not=VUUUUTUUU w:anda=TUUUUVVUU w:another=TUUUUVUUU w:answer=UVUUTVTUU
w:antes=TUUUUXTTT w:any=STSSZUWUT w:anybody=UUTUUUVUU w:anyone=UTSWUVVUT w:anything=TUUUVUUUV
w:anyway=TUUUUVVUU w:apa=TSUWUWVUT w:api=WUUUUSUUU w:app=UTUWUTUUU w:apparently=UVUWUUSUU
w:aqui=SVUTUWUUT w:are=UUVTVUUTV w:are_you=VWUTUTUUU w:arnaque=TUUUUVUUU w:around=VUUUUUUUT
w:art=VUUUUUTUU w:as=VTWTTSVUV w:as_well=SVUUUVUUU w:ask=TUTTUYUUT w:asked=XUTWTSUUU
w:asking=WTTVUUUUV w:asks=UUUUUVUUU w:at=VWVTSTVUT w:attestations=UTUVVVTUU w:au=XUUUUTTUU
w:auch=SUUUWVUUT w:auf=TVUVTUTUV w:author=VUUUTVUUU w:avec=UUUUTUUUU w:ayer=VUUUUTUUU w:aí=STUVWVUUU
w:años=UUVUUTUUU w:ba=TUUUUUVUU w:back=XTUTUUUUU w:background_on=UUUUUVUUU w:badge=VTUTUUWUU
w:badges=UTUWVTTUU w:balaji=VTUUUTUUU w:balajis=TTUUUUVUV w:bana=UVURVXTUU w:bankr=WUUUUTUUU
w:bar=WUUUUTTUT w:base=UXUTTUTUU w:bc=TUUUUVVUT w:be=UTUUVVVUU w:because=VUUWUSUUU w:been=TUUUVVUTU
w:before=SUSTWXUUU w:behind=UUWTUVTUT w:bei=WVUUUUSUU w:belongs_to=UUUUUUVUU w:below=UUUUUTVUU
w:belum=UTUWRVUUU w:ben=VUUUTVSUV w:beneran=VUVUUTUUU w:benim=UUUYTSTUU w:berapa=UTUVUUTUU
w:berlin=TVUUUVUUU w:best=UVUUUTUUV w:bet=WUUUUTUUU w:better=YUUUURTUU w:between=UUUUUTVUU
w:bhai=UUUUUVUUU w:bi=VWUSTUTUU w:bien=UUUVTUUUU w:bikinin=WUUUUSUUU w:bin_ich=TTUVUUUUU
w:bist=XTUUUTTUU w:bitcoin=VWUSUUTUU w:bitte=QVUUUWUUU w:biết=VTUUUUVUU w:blocked=WUUUUTVUT
w:blue=WUUUUUSUU w:bo=SUUVUUWUU w:boa=TTVUUUVUU w:boh=TVUVVTTUU w:bon=SUUVUVUUU w:boris=RVTUSZUUU
w:bot=UTSTUUUUU w:both=WVUUTUUSU w:bots=bUUUUQTUT w:bought=UUUUUUTUV w:break=VTUVSVVUU
w:bro=TTUUVWTUU w:brp=UUUUUVUUU w:btw=XUUUSUVTU w:bu=VWUTVURUT w:buat=UUUUUVTUU w:built=XTUUTUVUU
w:bukan=UUUUUWUUT w:bunu=TUVUXSTUU w:bunu_yazan=UUUUVUUUU w:burada=SUUUVVUUU w:busca=UUUUUUVUU
w:but=OUTTVYVUV w:buterin=TUUTUUWUU w:buy=UUUTUVUUU w:by=XUUTUTUUT w:bài_này=UVUUUUUUU
w:bên=TUUUUVUUU w:bạn=VUUUUUUUU w:c=UVUUTVVUT w:c_est=VTUUTUUUU w:c_est_qui=RTUTYUVUT
w:c_est_quoi=TUUVUUTUU w:c_ki=TUUUUWUUU w:c_qui=TTUUTUWUU w:café=VUUUUUTUU w:call=WTUTUVUUT
w:called=WVUTTSVUU w:came=TUUUVUUUU w:can=UVUVRWTUU w:can_i_trust=STUTWXUUU w:can_u=TTUTWUVUT
w:can_you=OaUUVTTUV w:cant=SUUUVVUUU w:card=XTUZQQUUV w:cards=VVUUSVUUT w:carte=UUUVUTVUU
w:carteira=UVUUTWTUU w:cassie=TUUTUUWUU w:cast=VTTUVUTUU w:cat=VUUUUUUUU w:cc=UUUUVUUUT
w:ce=VTUUUVTUU w:cek=TTUVTVUUU w:celui=TUUUVUVUU w:changed=VUUVTUUUT w:channel=VVUTUUSUU
w:che=UUVVTTSUU w:check=UTTWUVUUU w:chi=VVUVSVSUT w:chi_sarebbe=TUUUUUVUU w:chi_sono=UUUUUTUUV
w:chi_è=VVUTWSVUU w:cho=SUVUVVUUU w:cho_xem=TUUVUVUUU w:chưa=VTUVTUUUU w:chị=WUUUURUUU
w:ci=TUUTVVTUU w:cine_e=UUUUUUWUU w:claim=UUUUUVUUT w:clanker=VUUUUUTUU w:client=WUUUUSUUU
w:clown=TSUUXUSUU w:clue=TUUUVVUUU w:cobie=VUUUUTUUU w:code=WUUUUTTUU w:coder=UUUUUTUVU
w:coffee=VVUTUUTUU w:cofounder=VVUUUSVUU w:coi=UTUWUUTUU w:coin=VUUUUUUUU w:coinbase=TUVTVXSUU
w:com=TUUUUSWUV w:come=VTUVTTUUV w:come_funzioni=UWUTTUUUU w:commands=TWUUTUTUU w:comme=VUUVTUUUU
w:como=TWUUUSUUV w:compare=SUUTVXTUU w:compte=TUUUVUVUU w:comptes=TTUWUUUUU w:con=TUUVUSUVW
w:confiável=TUUUUVUUU w:conhece=TTUUUVVUU w:connected=TTUXUUTUU w:conoces_a=UTUUUUVUU
w:conta=VUUUUUTUV w:cool=TTUXUVRUU w:cosa=UVUVUUTUU w:coucou=XUUTTUUUU w:could=VUUUSVUUU
w:could_you=STUUUWWUU w:credencial=UUUUTUUUU w:credentials=TTUTVVWUT w:cuenta=VUUUUTVUU
w:cuál=TUUVUUUUU w:cuánto=UVUUUUTUU w:cái=VUUUVVTTU w:cái_này=VUUUUUUUU w:còn=VUUTSUVUU
w:có=TTUTUWUUU w:cô_ấy=WVUUSUUUU w:cüzdan=VUUUTUUUU w:cüzdanı=SUUUVVUUU w:cơ=TUUUTUVUU
w:cảm_ơn=TUUUUVUUU w:cảm_ơn_nhiều=VUUUUUUUU w:của=RTUUVYTUU w:của_ai=UUUUUUUUW w:d=TUUUVVUUU
w:da=TRVUVWWTT w:dabei=RUUUYUUUU w:dah=UUUVUTUUU w:daha=UUUUUWUUT w:dai=TUUUUTUVV w:dame=TVUUTVUUU
w:dan=USUUVVWUS w:danke=VUUUUUUUU w:danke_dir=VUUUUUTUU w:dans=UUUUTTVUV w:das=TTUUXVTUT
w:dat=TUUUTUVUU w:data=UVUTUUTUU w:daughter=TVUUUTUUU w:daw=TUUUUTVUV w:day=UTVUUUTUU
w:days=UTUUUUUUU w:de=VVTSUUXSU w:de_fiar=SUUUVWUUU w:de_quem=UUUUVTTUV w:de_quem_é=TVUUUUUUU
w:de_quién_es=TUUUVUUUU w:deal=SUUUUWUUU w:dear=TWUTUVUUU w:degen=VYUTUSRUU w:del=UVUUVUSUU
w:dela=VUUUUUUUU w:dele=UUUUUVUUU w:della=VVUUUUTUU w:dem=SUUVUVUUU w:demais=VUUUUUUUU
w:den=TTUUVVVUT w:denn=TTUUWUUUU w:deodad=UUUUTTWUU w:deploy=XUUUUTTUU w:depuis=UUUUUUVUU
w:der=VTTTWSTWV w:des=VUUUUTUUV w:desde_cuándo=TUUUVUUUU w:design=UUWUUTTUU w:det=UUUUUVUUT
w:dev=VTUUTTVTV w:devcon=VVUUUTTUU w:değil=UUUUTVUUU w:di=VUTWSUUUU w:di_sini=UUUTVVTUU
w:dia=RTUSVXVUU w:dice=UUUUTVVUT w:dice_che=UUUUUVTUT w:did=TTTVUXTUU w:did_you=VUUUTTUUU
w:didnt=YUUUSUTUU w:die=SUUUWWUUV w:dieser=TUUUUVUUU w:difference_between=TVUUUWTUT w:dime=UUUVUTUUU
w:dimmi=TUTUVUUUU w:dinner=TUUUUVVUT w:dis=RTUTWXUUU w:dit=UTUTVUVUT w:diye_biri=SUUTUVWUU
w:dm=TUUUUXTUU w:dmd=SUUTUXUUU w:dms=SVUUTWUUU w:do=RWVURTTVX w:do_i=TWVUUTTUU w:do_i_have=SUUYTUUUU
w:do_me=STUXUUUUU w:do_we_know=TTUUVVUUU w:do_you=SWUXSSVUU w:do_you_know=STUVWTUUU w:doch=VUUUUUUUU
w:does=SWUSUWUUU w:doesnt=WUUVURUUU w:dogs=VUUUTVTUU w:dompetnya=VUUTTUUUU w:donc=TUUUUUUUV
w:dong=TVUVUUTUU w:dont=VUUUUTUUV w:dont_mean=TTUUUVVUU w:dont_need=VUUUVTUUU w:dont_show=WUUUUTUUU
w:dont_want=TUUUUVUUU w:dos=VVUUUTUTV w:down=VVUSUUUUU w:drop=TTUUUVTUT w:du=UVUTWUTUU
w:dude=VUUUTUUUU w:due=UVUTUTTUW w:dulu=VUUTUUUUU w:durov=VVUUUUTUU w:dwr=TQURSTcUZ
w:dzięki=VUUUTUTUU w:dólar=UVUUUUTUU w:dün=VUUUUUUUU w:e=RTVVUWVUU w:e_a=TUUVTWUUT w:e_il=UUUUVUTUU
w:e_o=SUUUUVXUU w:echt=SUUUVWUUU w:een=VUUUUUUUU w:egentligen=TVUTUUUUV w:eh=UTTUUUUUV
w:eh_salah=TUUUUTVUV w:eigenlijk=TUUVUVUUU w:eigentlich=RVUUWUUUV w:ein=SVWTUWTUT w:eine=UVUUUUUUU
w:einmal=TUUVUVUUU w:el=UVTUTVVTT w:el_usuario=TUUUUUVUU w:ela=UUTUUSUUX w:ele=VUUUSVUUU
w:ella=UUUUTVTUV w:elle=SUVUUTVUV w:elonmusk=UVUUUUTUU w:else=SWUUUVTUT w:em=VVUTVTUUT
w:emoji=XSTTUTUVU w:en=WVUSVTTUU w:en_el=UUUUUUVUU w:en_la=TUUUUVUUU w:encore=UUUUVUUUU
w:end=UVUUTVUUU w:endorse=TUYUUSUUU w:endorsement=TUVTUVUUU w:energy=XUUUUSUUU w:ens=RSTVXWTUV
w:ens_name=TUUUUVUUU w:er=TUUUUUUUU w:era=VUUUTVUUU w:es=TTUUYUSUU w:ese=TVUUTUVUU w:eso=VUUUTUUUU
w:essa=UUUUUVUUU w:esse=TUUUTVWUU w:esse_cara=TUUUVVUUU w:est=UTUVUTVUU w:esta=TVUUVUUUU
w:este=UTUUWVTUU w:esto=UVUUUTTUU w:está=VVUUTUTUU w:et=UTUWVUUUT w:eth=RWUSVXSWT w:ethcc=VUUUUTUUU
w:ethereum=TWUUTUUUU w:eu=UTUXUTUUV w:even=WVUTSUUUV w:ever=YSUUTTUUU w:every=WTUUUTVUU
w:everybody=UVUUTTVUV w:everyone=XVUUSTTUU w:everything=VUUVUTTUU w:ex=VUUUUUUUU w:exactly=UVUTUUUUU
w:except=WWUUTSTUU w:existe=WTUUSUVUU w:explain=XZUSTQSUV w:eyvallah=UUUVUUUUU w:fa=WUUUSUTUU
w:fait=VVUUUUTUU w:fake=TUUUUUVUU w:fala=UUUUTVUUU w:fammi_vedere=UTUWUTUUU w:farhack=TUUUUXTUU
w:fast=YUUUTSUUU w:feed=TUUTVUVUU w:fees=VVUUUUUUU w:fella=TUUVVUUUU w:fiable=SUUTVVVUU
w:ficha=TUUVUWTUT w:fiche=TUUVUVUUU w:fid=NQSZUYWUV w:fid_de=UUUUUVUUU w:finally=XUUTUSUUU
w:find=TVUTUUXUU w:find_me=UVURUUWUU w:fine=TUUUTWUUU w:first=YUUTVUSUU w:foi=UUUUVUTUU
w:folks=VUUUUVTUT w:follow=ZTUTTSUUT w:followed=SUUUUVVUU w:followers=VUUUUTUUU w:for=VVVVTSVTS
w:for_me=TTUXUSVUU w:forget=TUUVUVUUT w:found=bUUTTQTUU w:founder=TUUUVVUUU w:frame=UUUUUVTUU
w:franchement=WUUUUTTUU w:friend=TUUUUSXUU w:friends=WUUSUUTUU w:from=UUURTXUUU w:für=SVXUVSTUU
w:ga=TUUUUWUUU w:gak=UUUTUUVUU w:gakonst=VUUUUUTUU w:garantisco_io=TUWUUTUUU w:gas=VWUTVTTUU
w:gente=TTVUTUVUV w:gentleman=TVVUVTTUU w:gestern=VUUUUTUUU w:get=YWUSSTSUU w:gets=VUUUUUUUU
w:gimana=SXVUUTSUU w:gimme=TVUUUVVUT w:gitcoin=SUUUVXSUU w:githubı=UUUUVVUUU w:give_me=TVUTUXTUT
w:gli=TTUVUVUUU w:gm=YUUUUUQUU w:go=QUVVUUVVU w:going=UVUUUUUUU w:gonna=bTUUTSTUU w:good=UTUTVWUUU
w:good_bot=XTUTSUUUU w:good_morning=UUUUVUUUU w:got=VVUTUUVUS w:graag=TUUWUTUUU w:grace=VUUTUVUUU
w:grazie=UUUUVTVUU w:grazie_mille=WTUUTUTUU w:great=VUUUVTTUU w:group=VUUUUTUUU w:gue=UUUWUUTUU
w:guy=RVUTTVUUW w:gw=UTUUTVUUU w:gì=VVUUUTUUU w:göster=SUUZVVQUU w:güvenilir_mi=RUUUVWVUU
w:ha=VUTTYTSUT w:hab=WUUVTSUUT w:hab_ich=VUUWUSTUU w:hace=VUVUUTUUU w:hackathon=VUUUUUUUU
w:had=VUUUUUUUT w:haha=XUUUTUTUU w:hahaha=UUUUVUUUU w:hai=UUUUVTVUU w:halt=VUUUUTUUU
w:hanako=UUUUSWUUW w:handle=UWUUTSVUU w:hangi=TUUUUVUUU w:har=UUUUVUUUV w:hari=UVUTUUUUU
w:has=VUUVTUTUT w:hat=VVUTUTSUV w:hat_der=UVUTVUSUU w:hat_mir=VUUUUVSUU w:have=TSUWUVVUT
w:have_you=WUUUUTUUT w:having=VUUUUUUUU w:hay=WVUUTUSUU w:he=RWUTWVRUV w:heard_of=RUUTVXUUU
w:hein=TUUUUUUUV w:hello=YUUTTTTUU w:help=UUUVTVTUU w:help_me=UTUUVVUUU w:her=TTZSUTTUU
w:here=TYWRUUTUU w:hers=TUUTWTUUV w:hes=VUUUSXUUT w:hesabı=VUUUTVUUU w:heute=UVUUUTUUU
w:hey=UUUTTTWUV w:hi=UUUUUUVUT w:hier=SUUUVVUUU w:higher=UVUUUUUUU w:hilfe=TYUUUUSUU w:him=UTVYPWVUT
w:hinterlegt=UUUUUVUUU w:hired=UUUUVTUUU w:hiring=WVUUUSTUV w:his=XVTTRUWUT w:hm=WUUUTTUUU
w:hmm=UUUUVTUVU w:hold=UUUUVUUUU w:hon=VUUUUUVUT w:honestly=VTUUUVTUU w:hope=VTUUUUVUU
w:horsefacts=RTVTUPcUW w:how=SaVVTRSUU w:how_do_i=TXWVRUUUU w:how_do_i_use_you=UWUUSUUUU
w:how_does_this_work=SXUTTUUUU w:how_long=TUUVVUUUU w:hoy=UVUUUUUUU w:huh=XUUUTTUUU
w:human=VUUUUTUUU w:hôm_qua=VUUUUTUUU w:hơn=VUUUUVUUU w:hỏi=SUUVVVUUU w:i=TWVPVUVUU w:i_am=VVUUVSTUU
w:i_asked=TUUVUVTUU w:i_hope=SUUUTWVUU w:i_know=VUVTRUUUW w:i_mean=UUUTXTTUU w:i_meant=RZUWTUTUU
w:i_need=TUUVVVSUU w:i_said=UUUUUTUUU w:i_think=VUUUUTUUU w:i_vouch_for=RUbUTSTUU w:i_want=SVUUTWVUT
w:i_was=SUVUUVVVU w:ich=VUUTVUSTU w:ich_meinte=VUUUUUTUU w:ici=TUUTUUVUU w:id=UUUUVTUVU
w:id_like=TUVUUUVUU w:idea=VTUUVTTUU w:identity=WUUUUTUUU w:idk=UUUUUUVUU w:ieri=VUUVUTTUU
w:if=TTUVVVUUT w:ignore=TUUUTUVUV w:ik=TTUWUUTUU w:il=TTWUUUVTT w:il_mio=TTUWUUUUU w:ile=TVUUVWTUT
w:ill=TUUTUWUUU w:im=VUTRXVSUT w:imagine=UUUUTVUUU w:in=XXUTRVRUV w:info=UVUTUVUUU w:ini=TUUUYSSUU
w:instead_of=VUUTUTUUW w:inte=TUUUUVUUV w:into=YUUUTSUUU w:introduced=UUUUUVUUT w:invented=UVUUUVTUU
w:io=TSUZVTTUU w:irl=TTWSUVUUU w:is=XURQVVUUU w:is_on=TUUUUTUUW w:is_so=UUUTWTTUU w:isnt=WTUUUTTVT
w:isso=UUUUWTTUU w:ist=VUVTUUUUU w:ist_der=UUUUWUUUT w:it=YTUXTTRUS w:it_was=UUUVTUVUU
w:its=XVUUTSVUT w:itu=WTUURTWUV w:ive=TUVWTVUTU w:için=SUYUUUUUT w:j=VUUUUTUUU w:j_ai=VTUXTUTVS
w:ja=TUUVUVUVT w:jack=RUUSTXXUU w:jag=TUUUVVTUT w:jaja=TUUVUVUUU w:jajaja=UUUUVUUUU
w:jay.bsky.team=UUUUUTUUV w:jc=TTUTUUWUU w:je=VUVTUUTUV w:je_voulais_dire=TUUUUUVUU
w:jesse=UTTTTUUUW w:jo=VUUTTTWVU w:job=UVUTUUUUU w:jogo=UVUUUUTUU w:join=NTUXYWUUU
w:joined=UVUUUUUUU w:joke=WUUUUTUUT w:juga=UUUUUUVUU w:just=UTUWTSWTV w:just_shipped=VUUUUTUUU
w:juste=UUUUUTUUV w:já=WUUUUSTUV w:k=UTUUSWVUU w:ka=UVUUUVTUU w:kak=SVUUVVTUU w:kalo=SUUWUUUUU
w:kamu=UVUUUTUUU w:kanka=UUUUUWUUT w:kasper99=UUUUUUVUU w:kata=UUUVUUUUU w:kaun_hai=TUUUUVUUU
w:kaç=UVUTUUTUU w:kdo_je=UUUUUUUUV w:ke=TUVUVTUUU w:keep=WUUUURVUV w:keeps=UTUUTWVUU
w:kemarin=WUUUUTTUU w:kenal=TUUTUVVUU w:kenn=UUUTUVUUT w:kennst_du=TTUTUUWUU w:kenny=SSUTTUZUU
w:ketemu=WUUUUTTUU w:không=TTUTUWVUU w:không_phải=TUUUUUVUU w:ki=UTUTVVUUU w:kim=RVUUXTTUU
w:kim_bu=SUUUVWTUU w:kim_doğrulamış=TUUUVVUUU w:kimdir=STUUSXVUU w:kimim=VUUWUURUU w:kimin=VUUUUUUUU
w:kkkk=UUUVUUUUU w:kkkkk=SUUTWWUUU w:knew=VUUUUUUUU w:know=VVUTUWSUV w:known=RTWTWTWUV
w:knows=VXUTUQWUT w:ko=VUUSVUUUU w:kofi=UUUUUUVUU w:konto=VVUTUTTUV w:kto_to=TTUUUVUUU
w:kya=SUUUUVVUU w:kyc=UUUUTVUUU w:l=VSUTUVUUU w:l_auteur=TUUUWTUUU w:l_autore=TUUUWTUUU
w:la=TWWURTUVV w:la_mia=TTUWTUUUU w:lady=TVUUUVTUU w:las=UUUVUTUUV w:last=WUUUUTTUU
w:last_night=TWUUUWTUT w:launch=WUUUTTUUU w:le=UVUTSXWUS w:learned=WUUUUUTUU w:leave=SUUUUWUUU
w:leave_out=UUUUUVUUU w:legit=SVUTYRVUU w:lei=VVUUTTUUV w:leo=UUUUTVUUU w:les=VVUUSUUUT
w:let=XUUUSTUUU w:like=ZTVSVPWTU w:limone=TTUTTUYUU w:linda=TRTRRSdUW w:link=WUUTVTTUU
w:linked=SSUYVUSUU w:lisbon=UVUUUUUUU w:list=WWUWTSSUU w:lista=WUUUUTUUU w:live=YTUUUSTUT
w:lmao=UUUUVVUTU w:lmaooo=VUUVTTUUU w:lo=TTUUTVVUV w:logo=WTUUUUUUU w:lol=STUXSVVTV w:long=SUUUUXUUU
w:look=VTUXUSTUU w:look_me_up=RRUaUUUUU w:look_up=XVUTTPXUU w:looking_for=UUUUUUTUU
w:looks=UUUUWTUUU w:lookup=WUUUURXUT w:los=VVUUUSUTV w:lost=VUUSTUVUU w:love=WVUTVRTUU
w:lovely=UUUUUVTUU w:lui=UTUWTUUUU w:lunch=XUUUUSTUU w:luôn=SUUXTVTUU w:là=UUUWUTTUV
w:là_ai=SUUTVWVUU w:là_ai_vậy=TUUTTWUUU w:là_gì=TTUVUUUUU w:làm=VUUUUUUUU w:lời=VTUUUUUUU
w:m=UVUTUUVUT w:ma=SUVVWSSUV w:maar=UUUUUTUUU w:made=VUUVUTUUU w:mai=VUUUUUTUU w:mais=VUUTUWUUS
w:make=UUUUTVUUU w:maksudku=TUUUUUWUU w:maksudnya=UUUUUTVUV w:mal=UUWVTTTUU w:man=UWUTUUTUV
w:mana=TUUWUUUUT w:manda=UUUUUUVUT w:mano=VUUUTVVSU w:mantap=WUUUUSUUU w:many=TTUWUVUUU
w:mark=UUUTUTVUU w:mas=TUUUTXUUU w:match=VWUUUVRUU w:mate=UVUUUTVUU w:mau=UUUUVVSUU w:may=UTUTUUVUU
w:mdr=SUUUWUUTU w:me=UTUYVURUV w:me_fala=TTUUUVWUT w:mean=UVUUUUUUU w:meant=TUUUUUVUU
w:meetup=VUUUUUTUT w:mei=UUUUUUVUU w:mein=UTUUVVTUT w:meine=TTUWUUUUU w:menos=VUUUTUUUV
w:mentioned=UVUUSUWUU w:merci=VUUUUUTUU w:mesmo=UTUUUUUUV w:message=UUUUVUUUU w:met=XUUUURVUU
w:meu=TSUbTUTTT w:mi=XUTRVXTUT w:mia=VTUVUTUUU w:mich=STUZUUTTU w:mim=WTUUUUTUU w:min=SWUTSXTUU
w:mine=STUcUSQUU w:minha=UUUVUUUUU w:mint=UUUUUUVUU w:minus=UVUUUSSUX w:mir=TUUTUYTUS
w:mis=UUUVUTUUU w:mit=UVUUUSTUV w:mo=TUUTUUVUU w:moi=VUUYTUSUT w:moin=WTUTUTVUU w:mom=VUUUUTUUU
w:mon=TTUYUUTUU w:money=TUUTUWUUU w:montre=VUUXTRUUT w:more=VUUTXUTUT w:morning=UVUUUUUUT
w:mostra=TTUWTTTUV w:msm=TUUVUUUUU w:mu=UUUUUVUUU w:much=TVUTTWTUU w:must=UUUUVUUUU w:my=VTWVRTSUX
w:my_friend=WUUUUSUUU w:my_own=SUUZSUTUU w:myself=WTUWTSTUU w:mà=TTUUUYTUT w:más=UUUUVUUUU
w:même=UUUUVTUUU w:mình=YTVTURVUU w:mí=UUUXUUSUU w:mı=SUUUVWUUT w:mấy=TUUUUVUUU w:n=SUUUUVVUU
w:na=VVTTTWSUU w:nach=VUUUUUUUT w:nachweise=UUUUUVUUU w:nada=VUUUUUTUU w:nadia=UTUUUUWUV
w:nah=VTUUTVVUU w:naman=TTUVUVUUU w:namanya=VUUUUTUUU w:name=VSUSTUUUU w:named=UUUUUUUUT
w:names=WVUUUTUTU w:nanya=UVUUVTTUU w:nasıl=TYVUUTRUU w:naval=SUUUTXUUU w:ne=USVTVUWUT
w:nee=SWUUUVUUU w:need=VUUTTWUUU w:nein=UUUUUVUUT w:neither=UUUUUUWTU w:nem=VTUVUTUUU
w:nen=UUUUVUUUU w:never=TVTUVUTUU w:never_mind=XUUUUSUUU w:new=VYTUVPUUU w:next=STUVTVUUW
w:nft=TUUUUUVUU w:ng=TUUUUVUUU w:nguyễn=UVUUUUTUU w:người=WUUUUTTUU w:nha=VUUSUSWUV
w:nhiều=VUUUTUUUU w:nhé=VUUUUUTUU w:ni=STUUWUVUV w:ni_nani=TUUUUVUUU w:nice=WUUUUTTUU
w:nicht=VUUTVUUUU w:nie=TUUWUUTUV w:niet=UUUWUSUUV w:nih=SUUVVUUUU w:no=SXTVWUSTV
w:no_need_to=YUUUTSUUU w:nobody=VUUVUTUUT w:noch=UUUUUUTUU w:nochmal=TTUUUVVUU w:noggles=TXUUUUSUU
w:non=VUTUUVTUT w:none=TUUUUUVUU w:nope=TUUUUUVUU w:not=VSTWTUWUT w:not_asking_about=TUUUUUUUU
w:not_the=TTUUTVWTU w:nothing=WUUUUSUUV w:now=XTTZSTSUS w:now_do=SUUXUVTUU w:nu=UUUUUUUUV
w:number=XUVQTUVWU w:nur=TUUUUWUUT w:nvm=XTUUTUTUU w:nya=UUUUUUUUV w:nào=UUUUUVTUU w:não=SVUUVUUUU
w:né=UUUUVVUUT w:o=WTTUVUUTU w:o_dono=TUUUUVUUU w:o_que=TWUTUUUUU w:obviously=VUUUUTUVU
w:och=VUUTUWTUT w:oder=TUUUUUVUU w:of=VWWTWTPSU w:off=UUUUVTUUU w:og=UUUUVVUUT w:oh=UUUUTUVUU
w:ok=QTUYXSWUU w:olan=UUUUUVUUU w:old=VUUUWSTUU w:older=SUUUVWUUT w:olha=VUUUUTUUU w:on=UXUUVVSSS
w:on_here=SXUUSUUUU w:onchain=TVUUUVUUU w:one=SVVUSSYUU w:ones=VUUUUTUUV w:only=UWUTUSTUW
w:onu=TUUUUVVUU w:ook=UUUWTUUUU w:oops=VTUUUUUUV w:op=OWVVVTUUW w:optimist=TUUTVWTUU w:or=SYTRUWVUT
w:orangnya=UUWUWSUUU w:otc=SUUUUWUUU w:ou=SVUTUVVUU w:our=WTVTUUUUU w:out=VTUTUXUUT w:over=TUUUUUUUV
w:over_on=VUUUUTUUU w:owe=UUTUUVUUT w:owes=TUUUUVVUT w:own=STUXVTTUU w:owner=UUUUUVUUT
w:oye=TUUUUVVUU w:où=UUUUVUUUU w:page=UWUTUUUUU w:paid=UUUUUUTUU w:pake=VUUUTUUUU w:paloma=UUUUUUVUU
w:panel=UUUUUTUUV w:par=WUUUUTUUT w:para=RUUUUXUUV w:pardon=VUUUTSUVV w:parlé=UUUUUVUUU
w:pas=VUUTUUVUU w:pas_elle=TVUUVUUUU w:passport=TUUUWWRUU w:pay=VUUUUUUUU w:pe=SUUUVUVUU
w:pedro=UTUUUUVUU w:peki=QTUUaUTUU w:people=XUUWRTRUW w:per=WUYUURSUT w:perdón=TUUUUUUUU
w:perfil=TUUWUUTUU w:pero=TUUUUTUUW w:person=TVTTWVTUS w:persona=VUUUUTUUU w:pfp=VUUUUUUUU
w:pfrazee.com=UUUUUVUUU w:phone=UWUTUUUUU w:pizza=VVUUUUUUT w:più=WUUUUSUUV w:place=UUUUVUUUU
w:platform=SURRaWRWV w:please=OVXUVWTTV w:pls=QTUTYWUUU w:plus=VUUTUTUUU w:plz=TUUUUVVUU
w:po=TUUUVWTUU w:poem=VWUUSVUUU w:pollak=UTUUTUWUU w:por=UUUUUTUUV w:por_acá=UVUUUUUUU
w:por_favor=UUUVTUUUV w:porfa=TUUTUUVUU w:post=UUUVWTUUT w:posts=VUUUVTVUT w:pour=TUXUTTTUU
w:ppl=UUTUUVVUU w:pra=UUUTUWUUU w:pretty=WUUUUTUUU w:price=VVUUUTTUU w:prima=TUUUUVUUU
w:priyadesigns=UUUUUUVUU w:pro=UUUUUSUUW w:procura=VUUTUUVUU w:profil=VTUVUTTUU w:profile=SSUVUTWUV
w:profilo=TTUVVUUUU w:proof=UUUVUUTUU w:proxystudio=TVUUUUVUU w:pugson=TQUPUTdUV w:pull=TUUTVWUUT
w:pull_up=SUUUTWVUT w:punya=TUUUUVUUU w:punya_siapa=TUUUUUUUV w:pure=UUUUUTUUU w:put=SVWTTTUUW
w:python=WWUTUURUU w:på=VUUTUUUUT w:q=RUVVRYWUS w:qm_é=VUUUVTUUT w:qu=VUUUUTVUU w:qua=VVUUUTTUU
w:qual=RUUWUWUUU w:que=VUUTWTTUT w:quel=TUUUUVTUU w:quelle=TUUVUUUUU w:quello=UTUUUUUVU
w:quem=TUUWUUTUU w:quem_escreveu=UUUUVTUUU w:quem_é=QSTTVWYUU w:quero_saber=TUUUVUUUU
w:question=UUUUUTVUU w:questo=UTUUYSUUU w:qui=TUUYTUSVU w:qui_est=SVUUUUVUU w:quick=RUUUUWWUU
w:quien=TTUWUUUUU w:quien_es=STUUTUXUU w:quién=SVUXVTTUU w:quién_es=TWTTVUUUT
w:quién_escribió=UUUUVUUUU w:quoi=TUUVUUUUU w:quote=TUUVTUVUU w:quoted=TUUUVVUUT w:quoting=STUUVUUUV
w:quá=TUUUUVUUU w:qué=VTUVUUTUU w:qué_sabes_de=UUUXUUSUU w:r=VTUUUTUUV w:ra=VTUUUVUUU
w:raga=TUUUTVUUU w:rain=UVUUUUUUU w:read=VUUUTUTUU w:reading=UUUUUVTUU w:real=VUUVRVUUU
w:really=WUUUWTTUS w:record=SUXUUUUUV w:remind_me=WUUUUSUUU w:remove=TVWTUTUUU w:renata=TTUUUUWUU
w:replies=VUUUUTUUU w:reply=UTUUWTUUU w:replying=VVUTWRUUU w:right=VUUVTVTUU w:rish=VVUUSUSUW
w:rn=VVUUUUTUU w:roast=VUUVUUTUU w:robot=UUUUUTVUU w:romero=USUUUVWUU w:rt=XUUUURUUU w:rug=TUUUVVUUU
w:run=VUUUUUTUU w:rồi=XUUUUSTUU w:s=UVUUTTUUV w:sa=WVUUUSUUU w:sabe=WUUVTTTUU w:sabes=UUUTVUVUU
w:safe=SUUTTWVUU w:sagen=TUUUUVUUU w:said=SUUWUUUUU w:sale=RUUWUUVUU w:sama=WUUUVTTUS
w:same=WUUUTTTUU w:same_for=TUUVTVUUU w:samuelhq=UUUUUUVUU w:sana=UTUUUVUUU w:sao=TUUVTVUUU
w:satoshi=UVUUTUUUU w:saved=VUUUUUUUU w:saw=UUUUUVUUT w:say=YSUTUTUVU w:saya=XUUTUSTUU
w:says=TVTTTWVUU w:scam=TUUUVVTUU w:scammer=UUUUXSTUU w:scheda=STUXTVUUU w:schon=TUUWUUUUT
w:score=UUUUUVTUU w:script=TUUTUUWUU w:scusa=VUUUUVTUU w:se=VVUTUUTUU w:search=UVUTUTUUU
w:second=UTUVUTUUU w:see=VSUZSSTUU w:seems=VUUUTVTUT w:seen=VUUTWSUUV w:sei=WUUUVTTUU
w:seit_wann=RTUUYVTUU w:semua=VUUTUUUUU w:sen=UVUUUUUUU w:send=VUTTVVTUU w:sent=VUUUUUUUU
w:sent_me=SUUUUXTUT w:ser=UUUUUVUUU w:settle=TUUVTVTUU w:she=VTTRTXUUW w:shes=WTUUTUVUT
w:shipped=UUUUUTVUU w:should=WVURTTWUU w:shoutout=YUUUUQUUU w:show=TTUYRTTUW w:show_me=RVUXUTUUV
w:showing=TUUVUUVUU w:shows=UUUVVTUUU w:si=VTTWUSUUV w:siapa=UUUTVUUUT w:siapa_sih=RUUUUWUUU
w:siapa_ya=TUUUUVUUU w:sich=UUUUTVUUU w:sie=WUUTUUTUU w:sign=TUVUVUUUU w:sih=SUUUVVUUU
w:since=VTUUUUVUU w:since_when=SUUUWUUUV w:sind=UUUUUUUVU w:sir=WUUUVSUUU w:skip=TUUUUVUUV
w:so=VTUWRWUTT w:so_sánh=UUUUUVUUU w:soal=UUUUUVUUU w:sobre=VSUWUSWUU w:sofia=UTUTUUVUU
w:solidity=VVVTUVSUU w:som=UUUUVUUUU w:some=UUUUTXTUU w:somebody=VUUUVUUUS w:someone=UVUSTUVUU
w:son=UUUUWTUUT w:sondern=TUUUUTVUV w:sono=UUUUVSUUV w:sorry=TUUTWWUTU w:sort=SVUUVUUUU
w:sou_eu=SSUXUUUUU w:source=VUUUUUUUU w:soy=TVUWUUSUU w:srinivasan=VUUUUTVUU w:sta=TVUUTXTUU
w:stani=UUUUUTVUU w:still=UUTUUUUUU w:sto=TUUVWTUUT w:stop=ZUUSURUUU w:story=WUUUUSUUU
w:stp=UUUVUTUUU w:stranger=TUUWUTUUU w:stuff=WUUUUTTUU w:su=TWUUWUSUT w:such_mal=UUUUUUVUU
w:summarize=VaUTRTUUU w:suo=UVUUVUTUU w:sur=TUUUUUUUV w:sure=WUUUUTUUU w:sus=UUUUTUVUU
w:svp=TUUUUVUUT w:t=VTUWTUTUU w:t_as=WUUUUTUUU w:t_es=VUUUUUUUU w:ta=TUUUUVTUV w:tack=SUUUUVVUU
w:tag=WUUUSVUUU w:tagged=TUUUTUUUV w:tagging=WUUSUUUUU w:take=UUUUVTUUU w:talk=VUUUUTUUT
w:talking_about=UTUUUVUUV w:talking_to=TUUTWVUUU w:tapi=SUUUUXVUS w:tbh=XUUUURUUU w:te=UTUVTUVUT
w:team=XUVUTSTUU w:ted=VTUTTWZOT w:tell=aUTUVQUUT w:tell_me=RWURWXUUV w:tem=TVUUTTUUV
w:tengo=TUUWTVTUU w:than=bUURUQUUU w:thank_you=TTUVUVUUT w:thanks=WUUUVTUUU w:that=ZXURNXTUT
w:that_guy=aUUUOVTUU w:that_one=WUUUTTUUU w:thats=XWUTSSUUU w:thats_her=VTUUTUVUU w:the=UWTRVTUWV
w:the_author=SUVUXUTUU w:the_best=TUUUUWTUU w:the_first=VUUUVVUTS w:the_last=WUUUUVUTT
w:the_last_one=UUUUUUUUV w:the_op=UUUUVUUUU w:the_other=VWUTTVTUU w:the_same_person=UUUUTVUUU
w:their=VUTUUUUUT w:them=SVVVVVSUU w:then=VUUUTVTUT w:there=UWUTVVSTU w:theres=UVUUTUUUU
w:these=TUUUUUUUV w:they=RTUWUVUUV w:thing=TVUUWTUUU w:things=TUVUVTUUW w:think=UUUVUUUUU
w:this=VWUTXTQUV w:this_account=RUUTZUUUU w:this_guy=TTVUWUUUT w:this_one=XTUTUTUUU
w:this_person=USXSWTUUT w:this_thread=UaUTQVTUT w:this_week=WUUUURUUU w:tho=SUUUXUUUU
w:those=SUUTWWUUU w:thought=VUUVTTUUU w:thoughts=TVUUTVUUU w:thread=UTUUUTVUV w:three=XUUTUTURW
w:through=TUUWUUTUU w:thx=VUUUUUUUU w:thì=WUUVSUUUT w:thôi=VUUUUVUUU w:thấy=TUUUUUVUU
w:thế=UUTUUVUUV w:ticker=WUUUTUTUU w:tiene=STUUVVVUU w:time=UVUTUUTUU w:tip=TTUUWUVUU w:to=VWTQWUTUV
w:to_you=TUUVTUUUU w:today=YUUUUTTUS w:todo=TUVUTVVUU w:todo_mundo=TUUUUVUUU w:together=UUVUUUUUU
w:toi=TUUUVVTUT w:token=ZVUTTRTUT w:tokyo=VUUUUTUUU w:told=ZUUUSRVUU w:told_me=RUUVUVWUU
w:tolong=SUUUUWUUU w:tomas=TTUUUUVUU w:tomorrow=VVUUUUUUT w:too=SVUTVVUUU w:top=VUUUUTUUU
w:torvalds=SXUUUZPUU w:tous=VUUUUUUUT w:translate=VWUUSUUUU w:tried=VUUUUTUUU w:true=VVUUSVUUU
w:trust=UUUTVWUUT w:trustworthy=TUUUWUTUU w:try=UVUVUTUUU w:trying=SUUVUWUUU w:trên=UVUUUVSUU
w:trời=UUUUTVUUU w:tu=STUXTSWUW w:tu_peux=UUUUUUVUU w:tuh=TVUUTWUUU w:tui=UTUWUUTUU
w:tutto=VUVTUUUUU w:twice=VUUUUUUUU w:two=VUUVTUUSV w:ty=VUUTTVUUU w:tylko=TUUUUTUUV
w:typo=UUUUUSWUU w:tá=VUUTTVUUU w:tên=UUUUUWTUU w:tìm=VSUUUTVUU w:u=XUUSTVUUU w:udah=STUXVVTUU
w:um=TVUUUWUUT w:un=TUTUVWUUT w:un_bot=WTUUUUTUU w:un_certain=TUUUUVUUU w:un_tal=UWUUUVTUU
w:una=VUUUUUTUT w:und=STUVVVUUU w:und_ich=UUUVTUUUU w:under=VUUVUTUUV w:une=XUUUTTTUU
w:uni=SUVUUVUUU w:up=VTUWUVTUS w:ur=UUUUUVUUU w:us=WUUUTTUUV w:usa=TWUUUUUUU w:usdc=XUUUUSUUU
w:use=VUUUUTUUU w:used=TWUUUUUUU w:user=VUUUTUVUU w:username=UTUTUVVUT w:uses=UUUUUVUUU
w:usted=VVUUTUUUU w:uy_tín_không=SUUUVUVUU w:v=STUTUUYUU w:va=UTUUVUUUU w:vai=UVUUUVTUU
w:valeu=VUUUUUUUU w:van=SUUUUUWUV w:var=TTUUVUVUT w:var_mı=TTUUWVUUU w:varun=UTUUUTXUU
w:vay_be=WUUUUTUUU w:vc=VVUTTUUUU w:ve=VUUUVTTUU w:vem=UUUUVUUUU w:vem_är=TUUUUVVUT w:ver=TTUUUVUUT
w:verificata=TUUUUWUUU w:verification=UVUUUTTUV w:verificato=TTUWUVTUU w:verified=UTTaTTRUV
w:verified_by=VUUUUTUUU w:verifiziert=TUUWUUUUU w:verify=UTUTWUUUU w:vi=TTUUUVVUU w:via=UUUUUUVUU
w:vitalik=STUTUVYUT w:von=UTUUVTVUU w:vouch=UUYUSSUUU w:vouch_for=VTaTSRTUU w:vouched=TUVTUWTUT
w:vouching_for=RTWVUUUUT w:vous=TUUVUUUUV w:vs=WVUUUUTUS w:và=UUUUUWUUT w:ví=UTUTVUUUW
w:vậy=RUUUXWTUU w:về=UUWUUSUUU w:với=TVUUUXSUT w:w/=UUUUUVTUU w:w=RTUUWVVUU w:wait=XXUTRSTVV
w:wallet=RUTSVXUUU w:wallets=USUZUTRUU w:want=VUUUUTUUV w:wanted=TVUUUUUUU w:wants=RVUVUXTUT
w:war=TUUUUUVUV w:was=WTUVSSVUV w:wat=TVUUUVUUU w:way=WTVTTUUUV w:we=WTUVVTSUU w:we_have=TUUUVVUUU
w:week=WUUUUTUUU w:weekend=VUUUUUUUU w:weißt_du=TUUUUVUUU w:welche=STUVVUTUU w:well=UUUUVVTUU
w:wem=STUUWVUUU w:wem_gehört=TUUUUVUUU w:wen=SVUTUWTUU w:wenn=VUUUUTUUU w:wer=UVUVUUSUU
w:wer_is=TTUUUUWUU w:wer_isn=TTUUVTVUV w:wer_ist=UWUTUUUUT w:wer_steckt_hinter=VUUUUTUUU
w:were=YUUUUQUUU w:wey=UVUUUWSUU w:what=QYVXQUVUU w:what_a=WUUUUTTUU w:what_about=QUUWUVVUV
w:what_can_you_do=TXUTTUUUU w:what_is=QWUUUSXUW w:whatever=TUUUVUUUU w:whats=TUTTTVXTU
w:when=WUUUTUTUU w:when_did=OUUVYWUUU w:where=UVURVWTUU w:which=STTaVTUUT w:who=VVTVTVSUV
w:who_are=SVUUTWUUU w:who_are_you=UVUUUTUUU w:who_even_is=UTUUTUVUV w:who_he_is=UUUUUVUUU
w:who_is=RZSPUTYUW w:who_made=XUUUUQVUV w:who_posted=TUUUWUTUU w:who_runs=VUUUUSVUU
w:who_tf_is=TUUUUVVUU w:who_that_is=TUUTUVUUU w:who_verified=RTTUYUVUU w:who_vouched_for=TUUUVUVUU
w:who_wrote=UTUTWUUUU w:whoever=UUUUUUUUT w:whois=UUUUUUVUU w:whom=TUUUWUUUU w:whos=SVTRSVYUV
w:whose=SUUUWVUUT w:whose_is=TUUUTXUUT w:why=WVUTUSVTU w:wie=UUVUUTUUU w:wie_is=TUUUUUVUU
w:wife=TUUUUTTUX w:wild=VUUUVTUUU w:will=aUTSURTUU w:win=UVUUUUTUU w:wird=VUUUTUUUU w:with=XVSSURWVV
w:without=UUUUUSUUX w:wkwk=UUUUWUTUU w:wkwkwk=VUUUUUUUU w:woj=RTUTTUaUU w:won=SXUUUUTUU
w:wont=RUUUVWUUU w:word=SUUUUUWUU w:words=UUUTUUUUU w:work=TaUSRUUUU w:work_with=UUUUTUUUU
w:worked=SUVUUWUUT w:works=WUUUUTTUV w:world=VUUUUTUUU w:would=WTVVTSUUT w:would_you=SUUUVUUUV
w:wow=VUUVTTUUU w:write=XVUTTUUUT w:writes=UUUUVTUUV w:writing=TUUTUWUUU w:wrong=bXTSURQUT
w:wrong_one=UUUUTUUUV w:wrong_person=UUUUUVUUU w:wrote=XUUUVRTUV w:x=RVUVVWSUV w:xie=UUUUUTUUU
w:y=TSUTYUWUS w:y_a=UUUUUTUUV w:ya=SSVUUXUUT w:yaar=SVUUTXUUT w:yang=UUUVUUTUU w:ye=SUUUVUUUU
w:yeah=VUUUUUUUU w:year=WUUUUSUUU w:years=VUWTTTUUU w:yep=VUUUUUUUU w:yes=VUUUUUTUU
w:yesterday=WTUVUTTUT w:yet=TUUZUSTUU w:yg=TVUVSUTUV w:yo=TTUUUXUUU w:you=XWTTUTSUU
w:you_should=WUUUUTUUU w:your=ZUUSUUSUU w:youre=UTUUUUVUV w:yusuf=TUUUUUVUU w:z=TUUUUVVUT
w:zeig_mal=TUUWUUTUU w:zeig_mir=VUUUUSTUW w:zk=VVUTUTUUU w:zkmaxi=UTUTUUVUV w:zora=UWUUUWSUU
w:zu=UUUUUSUUV w:zuck=UTUUUUVUU w:zum=UUUTUUUUU w:à=XUUVVRUUT w:á=VUUUUTUVU w:är=TUUUUVUUU
w:ça=UUUUTVVUU w:çok=VUUUTUUUU w:è=QWVUVUTUV w:è_un=UTUUVUVUU w:é=VSUTUUYUT w:é_a=TUUUUVUUU
w:é_o=UUUVUUSUU w:ông_này=UUUUVUTUU w:über=SSUZUUTUU w:ý_mình_là=TUUUTUVUU w:đi=WUUVTUTTU
w:đâu=UTUUVTUUU w:şu=UUUUVVTUU w:και=UUUUUTUUV w:μου=VVUTUTUUV w:ο=UUUUUTUUW w:ποιος=TUUVVUUUU
w:ποιος_είναι=UUUUUTUUV w:ρε=TUUUUVUUU w:το=UTUUVUUUU w:τον=VUUUUSVUV w:а=VUUUVTVUT w:а_я=TTUXSVUUU
w:автор=TUUUVTUUU w:автора=TUUUVTUUV w:без=UUUUUTUUV w:бот=VUUUUUUUU w:в=TVUTVUTUV
w:вообще=UUUTVVUUU w:всё=VUUUSVUUU w:второй=UUUUVTUUU w:вчера=VUUUUSVUU w:да=WUUUUVUSU
w:да_не=TUUUUVUUU w:дякую=VUUUUUUUU w:его=TUUUUVUUU w:есть=STUUVVUUU w:за=TUXTTTVUU
w:знаешь=UTUWUUTUU w:знаю=UUUTUUUUV w:и=UUUTUUUUV w:из=VUUUUUTUV w:или=UUUUVUVUT w:какие=TUUUVVUUU
w:какой=UTUUVUUUU w:который=UVUUUUUUU w:кошелёк=UUUTVTVUU w:кто=STUWVWUUT w:кто_такая=TUUUUVVUU
w:кто_такой=STUUUVWUT w:меня=TTUYSTUUV w:мне=SSUXUXTUU w:мой=WUUTUUUUU w:на=UTTUTWVUU w:не=VTUUTVVUT
w:не_надо=TUUUUUUUV w:нет=TUUUUVUUU w:ні=TUUUUUUUV w:он=VUUUTWTUV w:плиз=SUUUUWUUU
w:покажи=SUUXTVUUT w:про=STUVUWVUU w:пробей=TUUUVUUUV w:расскажи=UVUVUTSUU w:ручаюсь_за=UUWUUTUUU
w:с=VVUUURUUW w:скинь=UUUUUVUUU w:спасибо=VUUUTUUUU w:та=TUUUUUUUV w:такий=TTUUUUWUV
w:такой=TUUWTTUUU w:там=UUUVUUUUU w:то=STUUUTXUU w:только=VUUUTVUUU w:тут=STUUUVVUV w:ты=WTUWUSTUU
w:у=TUUUUVUUV w:у_неё=TUUUVVUUU w:фид=TUUUUVVUU w:хто=SSUUWVVUU w:це=TTUUWUUUU w:чей=UUUUUUUUV
w:чий=TUUUUVUUU w:что=VSUXTUTUU w:это=UUUUVVUUU w:это_кто=RTUTVVWUU w:я=UTUTVVUUU w:я_про=TUUUUVUUU
w:מי_זה=UUUUUVTUU w:این=UUUUVUUUU w:رو=TUUUUVUUU w:على=UUUUUVTUU w:مين=TUTUUVVUU w:و=UUUUUVUUT
w:کیه=TUUUUVUUU w:कौन_है=TUUUVVTUU w:क्या=UUUUUUVUU w:भाई=UUUUVTUUU w:ये=TUUUVUUUU w:है=UUUUVUUUU
w:কে=TUUUUVVUU w:ขอ=UUUUUUUUV w:ของ=VUUUUTVUU w:คนนี้=TUUUWUUUU w:ครับ=TUUUUTVUV w:ค่ะ=UUUUUTUUV
w:นี่=TUUUVUUUU w:มาก=TUUUUVUUU w:มี=SUUWUVUUU w:หน่อย=UUUUUVUUU w:อะ=TUUUUWTUU w:ใคร=UUUUUVTUU
w:ใครอะ=TUUUVUUUU w:ᄀᄀ=SUUUUWUUU w:ᄏᄏ=UUUXTTUUU w:ᄏᄏᄏ=UUUUUVTUU w:ᄒᄒ=UUUUTVUUU w:ᅲᅲ=TVUUUUUUU
w:ấy=TUUUVUUUU w:ổng=UUUUTVUUU w:ở=VUUUUUUUU w:、=UUUUUTUUU w:〜=UUUUUVUUU w:ありがとう=UUUUVUUUU
w:ある=VUUTUUUUU w:いい=UUUUUVUUU w:いつから=RUUUXVUUU w:いつも=VUUUUUUUU w:いや=TUUWTUUUU w:いる=VUUTUUVUU
w:う=TUUUUVUUU w:おしえて=SUUUUWUUU w:お願いします=SUUUVTUVU w:か=UUUVTUUUU w:から=SUUUUWUUU w:が=TUUVTVWUT
w:けど=UUUUUVUUU w:こ=UUUTVVUUU w:こっち=UTUTUVVUU w:この=TUUUVUUUU w:この人=UUUUTWUUU w:この方=UUUUVUUUU
w:これ=WUUUTTUUU w:ごめん=TUUUUVVUU w:さ=TUUUUVUUU w:さん=WVUVVRUUU w:さんって=TSUTUVXUU w:さんの=WUTUTUVUT
w:した=TUUUUUVUT w:して=VUUUTUUUU w:じゃなくて=STUVUVWUU w:すごい=VUUUUUUUU w:それ=UUUUTVUUU w:たら=UUUUUVTUU
w:だ=WUUUTUUUU w:だけ=QTUTVXVUV w:だれ=SUUUUWUUU w:った=VUUVTTUUU w:って=UTTWTVUUU w:って人=VUUUUTTUU
w:って何=UVUUUUTUU w:って何者=TUUUUWUUU w:って誰=UTUUUTWUV w:て=SUUUUWUUU w:てる=TUUVVUUUU w:で=UUWTUSUWU
w:でしょうか=TUUVUVUUU w:です=UVUUUTUUV w:ですか=TUUUVUVUU w:と=TUUUUVUUT w:ど=STUTUXVUT w:どっちが=UUUUUVUUU
w:どなた=TUUUVTVUU w:どなたですか=WUUUUSUUU w:な=VUUTVVSUU w:ない=TUTVUVUUU w:なの=SUUUUWUUU w:なん=TUUUVUUUU
w:に=TSTYUTWUT w:について=TUTTUWUUU w:ね=WTUTTUUUU w:の=TVUTVUUUV w:のこと=UTUUUUVUU w:ので=RUUXVTUUU
w:のほう=TUUUVUUUU w:の人=UUUTVUTUU w:の方=UUUUUTVUU w:は=VUUVUSUUU w:は誰=VVUUUTTUU w:ます=TTVTVWUUT
w:も=TTTVWUUUU w:や=TTUWTUUUU w:やってる=TUUUUVUUU w:やつ=TUUUUUUUV w:よ=TUUUUVUUU w:らしい=VUUUUUUUU
w:る=VUTTUVUUU w:わ=TUUUTWUUU w:わかる=UUUUUUTUU w:を=QVWVVTVUS w:を認証した=UUUUTVUUU w:ん=TTUUVUWUU
w:アカウント=UUUTUUVUU w:ウォレット=UTUUVUVUU w:カード=TUUWUUUUU w:プロフィール=TUUVUVUUU w:㗎=RVUUVVUUU w:一=SUUUVVUUU
w:一下=SUUUUXUUU w:一直=TUUUTVUUV w:三=VUUUTWUTT w:上=XUUUUSTUU w:上的=VVUUUVSUU w:下=VUUUUUTUU w:不=UUUVTUUUU
w:不是=TUUUUXVUS w:不是她=TWUTUUUUU w:不用=WUUTUUUUU w:不要=UUUUUTTUV w:个=VUUTUWTTT w:也=TUUTUWUUU
w:了=YTTSTUUUV w:人=WVTTUTVUT w:什么=SVUUUWUUU w:什么来头=TUUUWUTUU w:什麼=UUUUUVUUU w:今天=VUUUUTUUU
w:今日=VUUUUUUUU w:他=SUUUWUTUV w:你=TYTUSUUUV w:佢=UUUUVTUUU w:使い方=TVUUUUUUU w:來=VUUUTUUUU
w:便利=VUUUUTUUU w:係=SUUUUVVUU w:係邊個=TTUUUVVUU w:個=SUUVVVVTT w:做=UVUUUSUUV w:关注=UUUUVSUUU
w:再=UUVTVUUUU w:到=WUUVUSTUU w:到底=SUSUVWUUU w:原=UUUUVVTUU w:去=VUUUUTUUU w:古参=UUUUUVUUU w:叫=TUUUUUVUU
w:可以=TWUUTVUUU w:名前=VUUUUUUUU w:吗=TVUTVWSUV w:吧=UUUUUTUVV w:呀=SUUTVVVUU w:呗=TUUUUVUUU w:呢=TUWUVSUUU
w:和=UUUUUWUUT w:哈哈哈=UUUTWTTTU w:哪些=TTUXUTUUU w:唔係=TUUUUUVUU w:啊=QTSWWUWUW w:問=TUUUUVVUU
w:啦=SUTUUWVUU w:嗎=SUTUVXUUU w:在=VUUVUTUUU w:地址=UUUUUTUUV w:多=WUUUTUUTU w:大佬=TUUUUVUUU w:大大=UUUUWUTUU
w:天気=UVUUUUUUU w:她=RUUTWWVUU w:好=XUUSTUUUU w:對=TUVUUTVUU w:就=VUUUUUUUU w:就好=VUUTUVTUU w:帮我=WYUTUUQUU
w:帳號=UUUUTUUUU w:幫=TUVUUTUUV w:幫我查=TUUUUVUUT w:得=TUUUUWUUU w:想=SUUVUVUUU w:感恩=UUUUUVUUU
w:我=UTUUVRWUV w:我是誰=SUUYUTUUU w:我的=STUaTTTUU w:我绑了=TUUWUUUUU w:我自己=TTUXUUTUU w:我要=UUVUUTUUU
w:找=UTUUUUVUU w:把=WVUUSTUUU w:教えて=TVUTVUUUU w:新=SUUUUWUUU w:方=TTUTUVVUU w:早=SUUUUWUUU w:早安=WTUTUUUUU
w:明日=UVUUUUUUU w:昨天=TUUUUUUUU w:是=OSTWWVWUV w:是不是=TTUUUTWUU w:是誰=TSUTXTWUU w:是谁=UUUTVVVUT
w:是谁啊=TUUUUVUUU w:最近=VUUUUTUUU w:會=VUUUUTTUU w:有=TTUUUWVUU w:有冇=TUUUVVUUU w:有沒有=STUUUUVUW
w:有没有=UUUUUVUUU w:本人=VUVUUTUUU w:来=SUUVUVUUV w:来着=TUUWUUUUU w:查=ZTUUTUSUU w:查一下=TTUWUTUUV
w:楼主=UUUUUUVUU w:欸=UUUUUTVUU w:比較=TUUUUVUUU w:求=TUUUUVUUU w:没=UUUUUSVUV w:玩=VUUUUTUUU w:用=VUUUUUUUU
w:番=TUUUUUUVU w:的=PTUSYUWUW w:看=VUUUUSUUU w:看看=TUUXTUUUU w:真人=TUUUUUUUU w:知ってる=VTUUUUUUU
w:神=WUTUTUUUU w:私=TUUVUUUUU w:私の=WTUWTSUUU w:笑死=UUUTVUUUU w:给=VUWUTSUUU w:背书=UUWUUSUUU
w:背書=TUVUUUUUU w:能=UUUTVUUUU w:自分の=TTUXTUUUU w:要=UVWUUUSUU w:見せて=TUUVVUUUU w:言=TUUUTUVUU
w:詐騙=TTUUUUVUU w:話=VUUUUVUUT w:認證=TUUUUVUUU w:說=TUUWUSWUU w:誰=QUUUVYUUU w:調べて=VUUVUTUUU
w:請問=STUTUWWUU w:謝謝=TUUUUVUUU w:认证=UUUVUTUUV w:说=UUUUVTUUU w:谁=SVUUWTUUV w:谁的=UUUUUUUUV
w:谁给=UUSUUVUUV w:谢谢=TUUUWTUUU w:資料=TUUVTVVUU w:资料=SUUWTUUUU w:跟=RUUUUXUUV w:这=UUUUWSVTU
w:这个=VUUTUUUUU w:这人=TUUUVVUUU w:這=VUUTVSUUU w:這位=TUUUVUTUU w:這個人=TUUUWUUUU w:這篇=UVUUTUUUU
w:過=TUVUUUUUU w:違う=TWUUTUUUU w:那=UUUVTUUUU w:那个=TUUUUUUVU w:那個=UUUUUTUUV w:那她=TUUTWUUUU
w:都=YVUTURTUU w:錢包=UTUWTTUUU w:钱包=TTUVVTUUV w:问=VUUUUUUUU w:除了=VVUUUTUUT w:靠谱吗=SUUUVVUUU
w:가=WTUTUSVUW w:감사합니다=WUUUUTUUU w:거=WUUTSVUUU w:계정=TUUUUUUUU w:그=UUUUTUUUU w:그럼=UUUUUUUUV
w:나=STUUTWWUV w:내=UUUVUUUUU w:너=VUUUTUUUU w:누가=UTUTUXTUU w:누가_인증=TUUUUVUUU w:누구=UUUUUVUUU
w:누구야=URUVUTXUU w:누구임=TUUUUVUUV w:누군지=TUUWUTUUU w:는=XTUSVTTUV w:늘=VUUUUTUUU w:님=TUXUTTTUV
w:다=VUUWTSVUV w:대=UUUUUSUUV w:도=UVUTTWUUU w:됨=UUUTTWUUU w:똑같이=TUUUUWUUU w:라는_사람=TUUUUTXUU
w:랑=VUUUUTVUU w:로=TTUVUVUUU w:만=VUUUUTUUU w:말고=UUUUTTUUV w:뭐=UUUUUVUUT w:뭐야=SUUUVUVUU
w:믿어도=VUUTTVUUU w:보여줘=STUUVUUUW w:봇=XUUTTTUUU w:분=TWUTUUTUU w:빼고=TUUUUUUUV w:사람=VVUTUUSUU
w:써보=VUUUUUUUU w:아=XUUUUSUUU w:아니=RWUTUWVUU w:알려주세요=UVUUUUUUU w:알려줘=RUUVVWUUT w:알아=SRUTUVYUU
w:야=UVUTUVUUU w:얘=TTUVVTVUU w:어=UWUUUSUUU w:어제=TVUUUUUUU w:에=UTUWTUUUU w:에서=UUUUUTVUU w:여기=TUUTUWUUU
w:오=VUUVTTUUU w:요=UTUUVUUUU w:은=RUWTVUVUV w:이=TUUUUWUUU w:이_사람=TUUUVUUUU w:이거=WUUTUTUUU
w:이랑=TUUUUVUUV w:이분=UUUUUVUUU w:이사람=TUUUUUVUU w:있나요=TUUUUVUUU w:있어=UTUUUVVUU w:좀=RUUSUYVUU
w:중에=TUUUUVUUU w:지갑=TTUUWUUUU w:지갑_주소=UUUUUVUUU w:진짜=WUUUUTUUU w:찾아줘=UUUTUVVUU w:카드=VUUUTUUUV
w:파캐=VUUUUTUUU w:하=VTUUUVUUU w:한테=TUUWTTUUU w:해=TUUUUWTUU w^:a=TUUUUTUUV w^:ah=XUUTUTTUU
w^:and=QVUXTWUUT w^:any=UUUUVTUUU w^:anyone=TUUUUUWUU w^:bot=SUUUVUUUU w^:break=WUTUWRUUU
w^:bu=UUUUVTUUU w^:bukan=UUUUUVTUU w^:can_you=UVUUUUUUU w^:cc=VUUUUTUUU w^:che=TUUVUUUUU
w^:compare=SUUTWWUUU w^:cool=STUYVUSUU w^:còn=UVUUTUUUU w^:der=TUUUVTUVU w^:do=TUUVUVUUU
w^:does=VUUUVSUUV w^:dzięki=VUUUUUUUU w^:e=SUUUTWUUV w^:e_il=UUUUVUTUU w^:e_o=TUUUVUUUU
w^:eh_salah=UUUUUUVUU w^:el=UVUUUTTVU w^:emoji=YUUTSTUUU w^:ens=TUUTVUUUU w^:everyone=WUUUUSVUV
w^:eyvallah=UUUVUUUUU w^:gente=SUUUUVVUU w^:gm=WUUUUVRUU w^:good_bot=XUUUSUUUU
w^:grazie_mille=WTUTTUUUU w^:hab=VUUUUTVUU w^:haha=VUUVTUUTU w^:has=SUUVUUVUU w^:her=WUUUTTUUU
w^:hey=UTUUTUWUU w^:hm=WUUUUTUUU w^:hmm=VUUUUSUVU w^:how=SWVUVTUUU w^:hôm_qua=VUUUUTUUU
w^:i=WUUTUVTUU w^:i_asked=TUUUUVUUU w^:i_meant=SWUVUUUUU w^:idk=TUUUTUVUU w^:if=XUUUTSUUU
w^:il=TUUUUVUUU w^:im=WUUUTTUUU w^:imagine=TUUUTVUUU w^:is=SUUTXTVUU w^:j_ai=VUUUUUUUU
w^:just=TUUUUUUUV w^:kalo=TUUVUUUUU w^:la=TUUUUUVUU w^:le=TUUUUUVUU w^:lmao=UUUUUVUUU
w^:lol=TVUVUUTUU w^:love=UUUUVTUUU w^:ma=WUUUUUTUU w^:mais=UUUTVUUUU w^:me=VUUTVTUUU
w^:mein=UUUUVUTUU w^:met=VUUUUTVUU w^:mi=VUUTUUUUT w^:moin=VUUTUUVUU w^:my=UUUUUUVUU
w^:nah=VUUUTUUUU w^:name=VUTUSVUUU w^:ne=TUUUUVVUU w^:nee=SWUUUUUUU w^:need=TUUUUVUUU
w^:neither=SUUUUVWTU w^:new=UVUUUTUUU w^:nice=UUUUTVUUU w^:no=TWUVTUTUU w^:none=TUUUUUVUU
w^:none_of_those=UUUUUVUUU w^:nope=TUUUUUVUU w^:not=SUUWUVUUT w^:not_the=VUUUUUUTU w^:now=UUUWUSUUU
w^:number=VUUUTUSWU w^:não=SVUUVUVUU w^:o=VUUUTVUUT w^:oh=UUUUTUVUU w^:ok=RUUVUVVUU w^:on=UUUUVTTUV
w^:oops=VUUUUUUUV w^:op=UUUUTVUUU w^:oye=TUUVUVUUU w^:pardon=VUUUUUUUU w^:peki=SUUTZUSUU
w^:platform=UTUTWVSUV w^:quello=TUUUUUUVU w^:raga=TUUUUVUUU w^:rt=ZUUUUQUUU w^:same=VUUUTVUUU
w^:scusa=VUUUUVTUU w^:she=WUUUSUUUU w^:since_when=UUUTWTUUU w^:so=VUUTTVTUU w^:someone=UUUUUTVUU
w^:sorry=UTUTTWUUU w^:thanks=UUUVVTUUU w^:that=WUUVUTUUU w^:thats=VTUTTVVUU w^:the=VUUUSUUWU
w^:this=WUUUSVUUU w^:to=VUUUUTVUT w^:told=WUUUUTUUU w^:ty=VUUUUUUUU w^:und=RUUVVUWUV
w^:vay_be=VUUUTUUUU w^:wait=SWUUXSTUV w^:wer=WUUUUTTUU w^:what=PXUWTVTUU w^:what_about=SUUVVUUUU
w^:whats=WUUVTTVTU w^:which=SUUVWTUUU w^:who=VUUVTUSUU w^:who_is=UVUUTUVUU w^:who_verified=TUUUWTUUU
w^:whos=XUUUSSUUU w^:why=YUUUTSUTU w^:wow=VUUUUUUUU w^:wrong=XTUUUURUU w^:y=SUUUVVVUU
w^:yep=VUUUUUUUU w^:yes=UUUUUUTUU w^:yo=TTUUUVVUU w^:yok=UUUUUVUUU w^:you=VUUUTVUUU w^:а=SVUUVUUUU
w^:в=VUUUUUTUU w^:вчера=UUUUUTUUU w^:да=VUUUUVUSU w^:いや=TUUWUUUUU w^:ごめん=TUUUUUVUU
w^:ウォレット=UUUTVUUUU w^:不是她=TWUTUUUUU w^:今天=VUUUUUUUU w^:她=TUUUUVUUU w^:最近=VUUUUTUUU w^:有=TUUTUWVUU
w^:笑死=TUUUVUUUU w^:那她=TUUUWUUUU w^:아니=SVUUTWVUU w^:어제=UUUUUUVUU w^:오=TUUWTUUUU wallet_,=UUUVVTUUU
wallet_?=TUUTXUTUU wallet_about=STUTUXVUU wallet_accounts=UUUWTTUUU wallet_bot=TUUUUVVUU
wallet_common=VUUSTUVUU wallet_copula=VUUTUVUUU wallet_correction=UUUUVUUUU
wallet_courtesy=UTUTVUUUU wallet_end=XUTTSTVUU wallet_form=UUUUUSUUW wallet_he=UUUUUTUUV
wallet_holds=UUUUUVUUU wallet_lower=TTUUVVUUU wallet_mention=TUUUUWUUV wallet_my=VUUUUUUUU
wallet_name=SUUUUVUUW wallet_on=TVUUTVUUU wallet_pointing=UUUTVUUUV
wallet_possessiveBefore=TTUTUWUUU wallet_question=TTUUVWTUU wallet_request=UUUUUUVUU
wallet_self=STUXTVUUU wallet_unknown=UTUUUVUUU wallet_wallet=UUUTUUVUU word:-1/card=TVUXVUTUU
word:-1/false/false=VTTSUUWUV word:-1/false/true=XVUTSVUUU word:-1/question=UUUUUUVUU
word:-1/reply=TTUUVUVUU word:-1/top=VUTTUUUUV word:-1/true/false=TSUXVVSUU
word:-1/true/true=VVUTWTTUT word:-1=VTTUTUVUU word:-2/card=VUUTVUTUT word:-2/false/false=UVUUTUTUU
word:-2/false/true=VSUVUVTTV word:-2/question=UUUVUUUUU word:-2/reply=UVUVVUTUU
word:-2/top=TWTUUVSUV word:-2/true/false=TWUTVTUUU word:-2/true/true=UUUUVWSUT word:-2=UWUUUUTTU
word:-3/card=VUVUUVSUT word:-3/false/false=XVVUTTRUT word:-3/false/true=RVVVWVSVT
word:-3/question=UUUUUUVVU word:-3/quote=TUUUWUUUU word:-3/reply=TVVUUUTUU word:-3/top=VVTVUVQUU
word:-3/true/false=TVUUUVUUT word:-3/true/true=TRUWVWSUW word:-3=VVUUUVRUT word:-4/card=WTTUUWPUT
word:-4/false/false=VTVSUTPYU word:-4/false/true=UUTVWWQUU word:-4/question=VUTSUUTYU
word:-4/quote=UTTVWVUUT word:-4/reply=VTUTUVVUT word:-4/top=UVVUUUQUU word:-4/true/false=TVTUUUWUT
word:-4/true/true=TTUWWVRUU word:-4=VUSUVVPXU word:0/card=TTUUTUXUU word:0/false/false=STUSUVWUV
word:0/false/true=TUUVUVUUT word:0/reply=VUUUTUTUV word:0/top=TVTSUVWUT word:0/true/false=TTUSTUYUU
word:0/true/true=WVUVSUTUT word:0=UUTTUVWUT word:1/card=SUUWTUWUU word:1/false/false=URUXTTVUU
word:1/false/true=SWUUUUVUU word:1/reply=UUUUTVUUU word:1/top=TSUUUTYUT word:1/true/false=TTUUUUVUU
word:1/true/true=TUUSTTYUT word:1=UTTWSTXUT word:2/card=STUTUUXUU word:2/false/false=TVUUUUVUU
word:2/false/true=TSUXTTWUU word:2/reply=UUUUTUWUU word:2/top=UTUTUTXUV word:2/true/false=UVUTUUTUU
word:2/true/true=TSUTUUYUU word:2=TTUUTSYUV word:3/card=TTUUUUWUV word:3/false/false=TTUUUUWUV
word:3/false/true=TTUTUTYUU word:3/top=TTUSUTYUU word:3/true/false=UVUUUUUUU
word:3/true/true=TSUTTUYUU word:3=STUSTTbUU word:4/card=TUUUUUVUU word:4/false/false=TTUUUUWUU
word:4/false/true=SSUTUTZUU word:4/top=TUUTUTYUU word:4/true/true=UWUUUUTUU word:4=STUTUUaUU
words:0/absent/card=VTUVTWQUU words:0/absent/question=VUTSUVTXU words:0/embedded/quote=VUUVTUUUU
words:0/embedded/reply=WTUWUSUUU words:0/embedded/top=YTRSUUVUV words:0/false/false/false=USRTSYUXT
words:0/false/false/true=VTWRTUUUU words:0/false/true/false=SWTTUSVUW
words:0/false/true/true=UUVUUVTUU words:0/false=USSTUUWWU words:0/true/false/false=USTUUWVTT
words:0/true/false/true=TVRUVVUUV words:0/true/true/false=QUVWXVTUU words:0/true/true/true=VTUUTVRUU
words:0/true=TQTWWWTTV words:0/vocative/card=STUZSUUUU words:0/vocative/quote=TTTUXVTUT
words:0/vocative/reply=UTTSUXVUT words:0/vocative/top=TSUUUUWUW words:1/absent/card=VSVTUVXUS
words:1/absent/question=USUUUUVUU words:1/embedded/top=VUUTUVUUT words:1/false/false/false=WVUSURVUR
words:1/false/false/true=UUUUUSWUU words:1/false/true/false=RVTWWSVUT
words:1/false/true/true=TUUUUXTUT words:1/false=VWUTVVVUP words:1/true/false/false=VWUUUSUUT
words:1/true/false/true=TVVUTVVUR words:1/true/true/false=USTSXVUUT words:1/true/true/true=TVUUTVVUU
words:1/vocative/quote=WTUTTVVUU words:1/vocative/reply=SUWSWUUUT words:1/vocative/top=VVSVUTUUR
words:2/false/false/false=TVUUUURUX words:2/false=STUTTUWUW words:2/true/false/false=SSUUUUZUU
words:2/vocative/top=SSUTUUXUW wrong_,=WUUUTUTUU wrong_end=SVUUUVUUU ww:&_name=UUUUUVUUT
ww:+_name=VUUUUTVUT ww:_a=UUUUUSUUW ww:_ada=TUUUUUVUU ww:_ah=WUUUUTUUU ww:_and=RUUWTWVUT
ww:_any=UUUUWTTUU ww:_anyone=TUUUUUVUU ww:_bot=SVTUWUUUU ww:_break=XTTUWQUUU ww:_bu=UUUUVUUUU
ww:_can_you=UVUTUUTUU ww:_cc=VUUUUTUUU ww:_che=TUUVUVUUU ww:_compare=SUUTVWUUU ww:_cool=RUUYVUTUU
ww:_còn=UVUUTVUUU ww:_der=UUUUUTUUU ww:_do=TUUVUVUUU ww:_does=VUUUVSTUV ww:_dzięki=VUUUUUUUU
ww:_e=SUUVTWUUU ww:_e_il=UUUUVUTUU ww:_e_o=TUUUWUUUU ww:_eh_salah=UUUUUUVUU ww:_el=UVUUUTTVU
ww:_emoji=YUUTSTUUT ww:_en=UUUUUUTUU ww:_ens=TUUTVUUVU ww:_et=UUUTVUUUU ww:_everyone=VUUUUSUUV
ww:_eyvallah=UUUVUUUUU ww:_gente=TUUUTVVUU ww:_gm=WUUVUURUU ww:_good_bot=XUUUSUUUU
ww:_grazie_mille=WTUTTUUUU ww:_hab=UUUUUUVUU ww:_haha=VUUUTUUUU ww:_has=SUUUUVVUU ww:_her=WUUUTUUUU
ww:_hey=VUUUTTWUU ww:_hm=WUUUUTUUU ww:_hmm=UUUUVTUVU ww:_how=SWVVUTUUU ww:_hôm_qua=VUUUUTUUU
ww:_i=WUUSUVTUU ww:_i_asked=UUUUUVTUU ww:_i_meant=SVUVUUUUU ww:_idk=TUUUTVVUU ww:_if=WUUUUSUUU
ww:_il=TUUUUVUUU ww:_im=WUUUTTUUU ww:_imagine=UUUUTVUUU ww:_is=SVUTXTVUU ww:_jajaja=VUUUUUUUU
ww:_kalo=TUUVUUTUU ww:_la=TUUUUVVUU ww:_le=UUUUUUVUU ww:_lol=UUUVTUUUU ww:_love=UUUUVTUUU
ww:_ma=WUUUTUTUU ww:_mais=UUUTVUUUU ww:_me=VUUTVTUUU ww:_mein=VUUUVUTUU ww:_merci=VUUUUUUUU
ww:_met=VUUUUTUUU ww:_mi=VUUTUUUUT ww:_moin=VTUTUTVUU ww:_my=UUUUUTVUU ww:_nah=VUUUTUUUU
ww:_name=WUTVSUUUU ww:_ne=TUUUUVUUU ww:_nee=TVUUUUUUU ww:_need=SUUUUVVUU ww:_neither=TUUUUVWSU
ww:_new=UVUUUUUUU ww:_nice=UUUUUVUUU ww:_no=TWUVTUTUU ww:_none=TUUUUUVUU ww:_none_of_those=UUUUUVUUU
ww:_not=SUUWTVUUT ww:_not_the=VUUUUUUTU ww:_now=UUUWUSUUU ww:_number=VUUUUUSWU ww:_não=TVUUVUUUU
ww:_o=WUUUSVUTT ww:_oh=UUUUTUVUU ww:_ok=RUUWTWVUU ww:_on=VUUUVTTUU ww:_oops=VUUUUUUUU
ww:_op=UUUUTVUUU ww:_oye=TUUVUVUUU ww:_peki=SUUTYUTUU ww:_platform=UTUTWWSUV ww:_quello=TUUUUUUVU
ww:_raga=TUUUUVUUU ww:_rt=ZUUUUQUUU ww:_same=VUUUTVUUU ww:_scusa=VUUUUVTUU ww:_she=WUUUSUUUU
ww:_since_when=TUUTWTUUU ww:_so=UUUUTVUUU ww:_someone=UUUUUTUUU ww:_sorry=UTUTUVVUU
ww:_thanks=UUUUVTUUU ww:_that=VUUVUTUUU ww:_thats=VTUTTVVUU ww:_the=UTUUSVUWU ww:_this=WUUUSUUUU
ww:_to=VUUUUUVUT ww:_told=WUUUUSUUU ww:_ty=VUUUUUUUU ww:_und=RUUUVUVUU ww:_vay_be=VUUUUTUUU
ww:_wait=SWUUXSSUV ww:_wer=VUUUVTUUU ww:_what=QYUWTVTUU ww:_what_about=SUUWVUUUU ww:_whats=VUUUTTVUU
ww:_which=SUUVXTUUU ww:_who=VUUUTUTUU ww:_who_is=TVUUTVVUU ww:_who_verified=SUUUWUUUU
ww:_whos=YUUUTSUUU ww:_why=ZUUUTRTTU ww:_wow=VUUUTUUUU ww:_wrong=WTUUUVSUU
ww:_wrong_person=UUUUUVUUU ww:_y=SUUUVVVUU ww:_yes=UUUUUUTUU ww:_yo=TTUUUVVUU ww:_yok=UUUUUVUUU
ww:_you=VUUUTVUUU ww:_а=SVUTVUUUU ww:_в=VVUUUTTUU ww:_вчера=UVUUUSVUU ww:_да=WUUUUVUSU
ww:_いや=TUUWUUUUU ww:_ごめん=TUUUUUVUU ww:_ウォレット=UUUTVUUUU ww:_不是她=TWUTUUUUU ww:_今天=VUUUUUUUU
ww:_她=TUUUVVUUU ww:_最近=VUUUUTUUU ww:_有=TUUTUVVUU ww:_笑死=TUUUVUUUU ww:_那她=TUUUWUUUU ww:_아니=SVUUUVVUU
ww:_어제=UUUUUUVUU ww:_오=TUUVTUUUU ww:a_bot=YUUUUSSUU ww:a_bot_break=UUUUUVVUU ww:a_carteira=UUUUUVUUU
ww:a_dm=UUUUUUTUU ww:a_friend=TUVUUUVUU ww:a_good=VTUUUVTUU ww:a_name=PTUWVVVUV
ww:a_person=TUUUUVUUU ww:a_platform=WUUUTVSUV ww:a_poem=UVUUSUUUU ww:a_scammer=TUUUWTUUU
ww:a_token=WUUUTTUUU ww:a_un=TUUUVUUUU ww:about_bot=WUUUUSUUU ww:about_me=TTUXUUTUU
ww:about_name=VUTUUWUUU ww:about_to=TVUTVUUUU ww:account_bot=VUUUTUUUU ww:account_break=TUUVVVTUU
ww:account_here=UUUUTVUUU ww:ada_break=SUUVTXUUT ww:ada_on=UXUUUTSUU ww:again_break=WTUUUTUUU
ww:akun_platform=TUUUUVUUU ww:all_break=TTUUVUUUU ww:all_of=TUUUUUUUU ww:alors_break=UUUUTUUUU
ww:already_break=VUUUTUUUU ww:am_i_verified=TSUZTUTUU ww:an_account=UVUUTUUUU ww:an_ens=VVUUUUUTU
ww:an_old=TUUUUUVUU ww:and_bot=XUUUTTTUU ww:and_he=UUUUUVTUU ww:and_her=UVUTUUUUU
ww:and_is=UVUUUUUUT ww:and_it=VUUUUTUUU ww:and_name=UVTUTVUUT ww:and_no=UUUUUVUUT
ww:and_now=TUUVTVUUU ww:and_number=UUUUUTUUV ww:and_thank_you=SUUVUWUUT ww:and_the=VTUVUUTUT
ww:and_why=TUUUWTVUU ww:any_credentials=TUUTVVVUT ww:any_idea=TUUUVUUUU ww:any_platform=UUUUVSUUT
ww:anyone_know=UUUUUVUUU ww:aqui_break=UUUUUUTUU ww:are_name=TUUUUWUUT ww:are_they=UUUUUUUUV
ww:as_a=UUVUUUUUU ww:as_name=WUUUUTUUU ww:as_well_break=TVUUTVUUU ww:ask_bot=VUUTTWSUU
ww:ask_name=VUTUUUTUU ww:ask_you=QVUUUVVUU ww:asked_bot=VUUUUTUUU ww:asked_me=UVUTUUUUU
ww:asking_about=TUUUUUUUU ww:asking_bot=XUUUUSTUU ww:at_all=STUVUVUUU ww:at_devcon=VUUUUTUUU
ww:at_name=VUUUUTUUT ww:at_the=VVUUTTUUV ww:at_this=VTUUUTUUU ww:auf_platform=UVUUVTTUU
ww:author_break=TUUUWTUUU ww:balaji_srinivasan=VUUUUTUUU ww:base_break=VUUUUTUUU
ww:before_i=SUSUVYUUU ww:ben_kimim=UUUWUUSUU ww:better_than=XVUUURTUU ww:bitte_break=TUUUUVUUU
ww:bot_a=WVUUUSTUV ww:bot_a_ver=SUUWUUUUU ww:bot_about=UUUUUWTUU ww:bot_ada=STUTUVXUU
ww:bot_ai_viết=TUUUVUUUU ww:bot_akun=TUUVUVTUU ww:bot_all=UUUUUTUUV ww:bot_already=XUUUTRUUU
ww:bot_am_i=TVUWTUSUU ww:bot_and=XVUUSSUUT ww:bot_any=TUTTVXUUT ww:bot_anyone=VUUTUUUUU
ww:bot_are=TUUUUVUUU ww:bot_are_you=UVUTUUUUU ww:bot_author=VUUUTUUUU ww:bot_ben=RTUYUVSUU
ww:bot_benim=UUUWUUTUU ww:bot_best=UVUUUUUUU ww:bot_bot=WUUUTTUUU ww:bot_break=WTTTWTSUU
ww:bot_bu=UUUUVUUUU ww:bot_bunu_yazan=UUUUVUUUU ww:bot_busca=TTUUUUVUU ww:bot_c_est=TUUUVUUUU
ww:bot_c_est_qui=RUUUWUVUU ww:bot_c_est_quoi=TUUVUUTUU ww:bot_can=UUUVTUUUU
ww:bot_can_i_trust=TUUTVVVUU ww:bot_can_u=RTUTXVVUT ww:bot_can_you=QYUUVTTUV ww:bot_card=WUUUUTUUT
ww:bot_cek=TTUVUUVUU ww:bot_che=UVUUVTUUU ww:bot_check=SUUVVVSUV ww:bot_chi=VVUUUUTUU
ww:bot_chi_è=VUUTWSTUU ww:bot_cho_xem=TUUVTVUUU ww:bot_compare=TVUUUVTUV ww:bot_da=VUUUUUUUU
ww:bot_de=VUUUUTTUV ww:bot_de_quem_é=TVUUUUUUU ww:bot_de_quién_es=TUUUWTUUU ww:bot_der=UVUUVUTUT
ww:bot_di_chi_è=UUUUUVUUU ww:bot_did=VTTUUUVUV ww:bot_dime=UUUVUSUUU ww:bot_do=UUUUUUTUU
ww:bot_do_you=VUUVUTVUU ww:bot_do_you_know=UUUTUUVUU ww:bot_does=UVTUVVTUT ww:bot_dont=XUUUURUUU
ww:bot_dwr=USUTSVXUU ww:bot_e=UTUUUUUUU ww:bot_el=UTUUUTXUU ww:bot_el_usuario=UUUUUUVUU
ww:bot_elonmusk=UVUUUUUUU ww:bot_emoji=UTUTXVSUU ww:bot_en=VUUUUTUUU ww:bot_endorse=UUWUUTUUU
ww:bot_esse_cara=TUUUUVUUU ww:bot_et=UUUVUUUUU ww:bot_everyone=VUUUUSUUW ww:bot_explain=VZURTUSUU
ww:bot_fiable=TUUTVVUUU ww:bot_fid=STUWUTUUW ww:bot_find=UUUTUUWUU ww:bot_find_me=UVUSUUWUU
ww:bot_for=WUUUUTUUU ww:bot_forget=UUUUUVUUU ww:bot_garantisco_io=TUWUUTUUU ww:bot_gets=WUUUUTUUU
ww:bot_gimme=TVUUUVUUT ww:bot_give_me=SUUUUXTUT ww:bot_gm=VUUUUUUUU ww:bot_got=UUUUTVUUU
ww:bot_has=UUUUVVTUU ww:bot_hat=TUUUUVVUU ww:bot_he=TUUUTVVUU ww:bot_help=UVUVTUUUU
ww:bot_horsefacts=TUUTUUWUU ww:bot_how=SVUVUVTUU ww:bot_how_do_i=SVVVUUTUU
ww:bot_how_does_this_work=TVUUUUUUU ww:bot_i=STWRUWUUV ww:bot_i_need=UVUUUUSUU
ww:bot_i_vouch_for=UUWUUSUUU ww:bot_i_want=TUUUUVVUT ww:bot_il=UVUVUSUUU ww:bot_im=VUUTUVUUU
ww:bot_in=UUUUUVUUU ww:bot_info=TUUUUVUUU ww:bot_ini=TVUVWTTUU ww:bot_is=WWTUTUUUT
ww:bot_ist=VUUTUTUUV ww:bot_jack=TVUTUUVUU ww:bot_kenal=TUUUUUVUU ww:bot_kennst_du=UTUTUUWUU
ww:bot_kim_bu=STUUVVVUU ww:bot_knows=VUUTUUVUU ww:bot_kto_to=VUUUUUTUU ww:bot_l=TTUUUVVUU
ww:bot_la=UUUUUUUUV ww:bot_le=UUUTUUUUU ww:bot_legit=TUUUUVUUU ww:bot_linda=SSUTUVYUU
ww:bot_link=VTUTUUUUU ww:bot_list=TUUWUTTUU ww:bot_lol=WUUUTUUUU ww:bot_look_up=UTUTUUWUU
ww:bot_lookup=TUUUUUXUT ww:bot_ma=RUUUWVTUU ww:bot_may=UTUTUVUUU ww:bot_me=SVUUUVUUU
ww:bot_me_fala=UUUUUUVUU ww:bot_mi=YVURUUTUU ww:bot_mostra=TTUXTUTUV ww:bot_my=WUUSTVUUU
ww:bot_mình=UUVUUTUUU ww:bot_name=TTTSVWSUW ww:bot_need=TWUTUUUUU ww:bot_no=UWUUUUTUU
ww:bot_non=UUUUUVUUU ww:bot_not=TTTXTTUUV ww:bot_number=TTUTUSYUU ww:bot_o=UVUUUVTUU
ww:bot_on=VUUUTVUUU ww:bot_op=UUUUVUUUU ww:bot_or=VUUUUTUUU ww:bot_platform=RWTSTZTUT
ww:bot_please=YTXSUQUUU ww:bot_pls=UTVUUUUUU ww:bot_price=UVUUUUTUU ww:bot_procura=UUUTUUVUU
ww:bot_pugson=VTUTUTVUW ww:bot_pull=UUUTVUUUU ww:bot_pull_up=UUUUUVUUU ww:bot_q=UUUUUUVUU
ww:bot_qual=TVUUTVUUU ww:bot_que=UUUUUTUUV ww:bot_quem=SVUWUUTUU ww:bot_quem_é=SSUTVUXUU
ww:bot_qui=SUUXUUTUU ww:bot_qui_est=TVUUUUVUU ww:bot_quien_es=TUUUUUWUU ww:bot_quién=SVUVVUUUU
ww:bot_quién_es=TUUUSXWUU ww:bot_qué=VTUUUUUUU ww:bot_remind_me=VUUUUUUUU ww:bot_sabe=WUUUTTUUU
ww:bot_seit_wann=TUUUVVTUU ww:bot_should=WUURUTWUU ww:bot_show=UUUXRRTUX ww:bot_show_me=VUUUVSUUV
ww:bot_siapa=TVUTVVUUT ww:bot_since_when=UUUUVUUUU ww:bot_so=TTUVUUVUU ww:bot_so_sánh=UUUUUWTUT
ww:bot_su=UVUUUUTUU ww:bot_such_mal=TUUUUUVUU ww:bot_summarize=UaUTRSTUU ww:bot_team=VUUUUUUUU
ww:bot_tell=XUTUUSUUU ww:bot_tell_me=SWUSUVVUU ww:bot_the=UUUUUVUUU ww:bot_this=VTUTUUUUU
ww:bot_to=VUUUUUUUU ww:bot_torvalds=TWUUUUSUU ww:bot_tu_connais=TUUUUUUUU ww:bot_und=UUUVUUUUU
ww:bot_vem_är=TUUUUVVUU ww:bot_von=UUUUVUUUU ww:bot_ví=TTUVUSUUW ww:bot_wallet=UVUTUUUUU
ww:bot_wallets=WUUUSUUUU ww:bot_was=VUUUUSUUU ww:bot_wat=TVUUUVUUU ww:bot_welche=UTUUUUUUU
ww:bot_wen=TUUUUVUUU ww:bot_wer=TWUUVTTUU ww:bot_wer_is=STUUUUWUU ww:bot_wer_ist=VWUTUTTUT
ww:bot_what=PUUWUWVUT ww:bot_what_can_you_do=UWUTTUUUU ww:bot_what_is=RUUVUTXUW
ww:bot_whats=SUUTVVWUU ww:bot_when=UVUVTUTUU ww:bot_where=SVUTVWVUU ww:bot_which=TUTXSWUUU
ww:bot_who=UXTTWVRUS ww:bot_who_are=UVUUTXUUS ww:bot_who_is=QYTSTUXUU ww:bot_who_owns=UUUUTUUUU
ww:bot_who_runs=TUUUUVUUU ww:bot_who_tf_is=TUUUUVUUU ww:bot_who_verified=TTTUVUVUU
ww:bot_who_wrote=TUUUVUUUU ww:bot_whois=TTUUUUVUU ww:bot_whos=RVUSUUXUV ww:bot_whose=TUUUVUUUU
ww:bot_why=TWUUTVUUU ww:bot_wie=VVVUTTTUU ww:bot_wie_is=TUUUUUVUU ww:bot_will=XTUTTUTUU
ww:bot_write=VVUTUTUUU ww:bot_wrong=UUUTUVUUU ww:bot_y=VTUUVTVUU ww:bot_you=ZTUUTSTUU
ww:bot_youre=TTUUUVVUU ww:bot_zeig_mir=VUUUUSUUV ww:bot_ông_này=TUUUVUUUU ww:bot_şu=UUUUVUUUU
ww:bot_ơi=TUUUUVUUU ww:bot_а=TUUUUVVUU ww:bot_кто=TUUUUVUUU ww:bot_кто_такой=TUUUUUWUV
ww:bot_не=TUUUUVUUU ww:bot_покажи=UVUWUSTUU ww:bot_пробей=UUUUUTUUV ww:bot_расскажи=UVUVUTSUU
ww:bot_ручаюсь_за=UUWUTTUUU ww:bot_хто=TSUUVTVUV ww:bot_чей=UUUUUUUUV ww:bot_مين=UUTUUVUUU
ww:bot_ये=TUUUVUUUU ww:bot_ขอ=UUUUUUUUV ww:bot_この人=TUUUVUUUU ww:bot_さん=UUTUUUUUU ww:bot_って=XUUUUSUUU
ww:bot_に=VUUUTUUUU ww:bot_の=WUUUUTUUU ww:bot_他=UUUUTVUUU ww:bot_你=SXUTUTUUU ww:bot_幫我查=UUUUUVUUT
ww:bot_我=UUWVUSUUU ww:bot_我的=STUYUTTUU ww:bot_早安=VTUUUUUUU ww:bot_明日=UVUUUUUUU ww:bot_查=XTUVSTUUU
ww:bot_查一下=TTUVUTUUV ww:bot_的=VUUUUTUUU ww:bot_私の=TTUWUUUUU ww:bot_自分の=SUUXUUUUU ww:bot_誰=TUUUVUUUU
ww:bot_請問=UTUTUVWUU ww:bot_这=TUUUVTVUU ww:bot_这人=TUUUWUUUU ww:bot_那=UUUVTUUUU ww:bot_除了=UVUUUUUUU
ww:bot_내=UUUVUUUUU ww:bot_얘=UUUUVUUUU ww:bot_이_사람=UUUUVTUUU ww:bot_이분=UUUUVUUUU
ww:bots_break=VUUUUUUUT ww:break_a=VUUVUTTUU ww:break_actually=UUUUUTUUV ww:break_ada=TUUUUWUUU
ww:break_also=UUUUUVUUU ww:break_and=TUUVUTVUU ww:break_any=TUUUVWTUT ww:break_anyway=TUUUVUUUU
ww:break_asking=VSUUUUUUV ww:break_bot=VTTSVVVUT ww:break_break=WUUUVSVUS ww:break_but=SUUUUWUUU
ww:break_c_est=UUUUUVUUU ww:break_c_est_qui=UUUUWTUUU ww:break_can_you=SUUUUWVUU
ww:break_cc=TUUUUVUUT ww:break_check=UUUUVTUUV ww:break_chi_è=VVUUUSUUU ww:break_das=VUUUUUUUU
ww:break_der=TUUUUVTUV ww:break_die=UUUUUVUUU ww:break_do=TUUUUVUUT ww:break_does=TUUUUVUUU
ww:break_dont=UUUWURUUU ww:break_dwr=UUUUUVTUV ww:break_e=UUUUUUVUU ww:break_el=VUUUUVTTU
ww:break_elle=UUUUUTVUU ww:break_emoji=VTUUTVUUU ww:break_er=VVUUUTTUU ww:break_era=UUUUUVUUU
ww:break_es=TUUUUVUUU ww:break_et=TUUVUVUUU ww:break_even=WUUUTSUUU ww:break_found=YUUTUSTUU
ww:break_he=TUVUUVUUU ww:break_her=UUUUTVUUU ww:break_hes=UUUUUUUUT ww:break_i=WWVUUOVUU
ww:break_i_know=TUVTUWUUU ww:break_i_mean=UUUUWTTUV ww:break_i_meant=TVUVUTUUU
ww:break_i_want=UVUUUUUUT ww:break_i_was=SUVUUVVUU ww:break_ich=VUUUUUSTV ww:break_if=UUUUVUUUU
ww:break_il=SUVUUWUUU ww:break_im=UUUUUUVUT ww:break_is=SUTTWVTUU ww:break_it=WUUVTSUUU
ww:break_its=UUUUUUUUT ww:break_j_ai=UUUWTTUUU ww:break_je=UUUUUUUUV ww:break_just=VTUUVTUUT
ww:break_la=UUVUUTUUV ww:break_link=WUUUVUTUU ww:break_lui=UUUUTUVUV ww:break_ma=TUUUUVUUV
ww:break_maksudku=TUUUUUVUU ww:break_me=SUUYTTTUV ww:break_meant=UTUUUUVUU ww:break_my=TUUWVTUUU
ww:break_name=UTSVXVSUV ww:break_no=UUUTWUTVU ww:break_non=VUTUUVTUU ww:break_not=UVVTTXUUS
ww:break_not_the=SVUUUVUUU ww:break_now=SUUWUVTUU ww:break_number=XUUUUUTTT ww:break_o=UUUUUVTUU
ww:break_on=STUVWVUUT ww:break_one=TUUUUVVUU ww:break_op=TUUWTUUUU ww:break_or=UTUUVSVUV
ww:break_platform=VVUUTUSVU ww:break_please=UUUUUVUTU ww:break_que=UUUVUTUUV
ww:break_quem_é=TUUUSWWUV ww:break_qui=VUUUUTUUV ww:break_quién=UUUVUUTUU
ww:break_quién_es=TWUUWRVUT ww:break_real=UUUUUVUUT ww:break_she=WUUUTSVUV ww:break_shes=UUUUUUVUU
ww:break_show=TUUUUVUUU ww:break_show_me=SUUVVVUUU ww:break_si=VTUVUTTUU ww:break_skip=TUUUUVUUU
ww:break_so=SUUVTWVUU ww:break_sorry=XUUUUTUTT ww:break_thank_you=WUUUVSUUU ww:break_that=UUUVTWTUU
ww:break_thats=UUUUUTUUU ww:break_the=TUUTVUWTU ww:break_this=VUUUUUUUT ww:break_thx=VUUUUUTUU
ww:break_told=VUUUUTUUU ww:break_was=UUUUSTWUV ww:break_we=UUUUUVTUU ww:break_wer=UUUUUVUUU
ww:break_wer_ist=TUUUTWTUU ww:break_what=WVVUURUUU ww:break_whats=UVUUTTVUU ww:break_which=TUUWTVUUU
ww:break_who=UTUUTVUUW ww:break_who_are=TUUUVTUUV ww:break_who_is=RUTTSVYUW ww:break_whos=QUUTTWWUV
ww:break_whose_is=TUUUTWUUU ww:break_worked=TUUUUVUUU ww:break_y=UUUUWSUUT ww:break_you=VUUUTUUUU
ww:break_é=TTUUUVWUU ww:break_а=VUUUWTUUT ww:break_кто=UUUUUVUUU ww:break_мне=TUUUUWUUU
ww:break_не=UUUUTVUUV ww:break_я=VUUUUSUUV ww:break_こっち=UUUUUVUUU ww:break_他=VUUUUTUUV
ww:break_我=UUTUUVUUU ww:break_是=RUUUWUUUV ww:bu_kim=TUUUVUUUU ww:bukan_name=TUUUUWVUT
ww:busca_a=UTUUUUVUU ww:but_bot=QUUUVWVUV ww:but_i=TUUUVVUUV ww:but_name=TUUUTUTUW
ww:but_who_is=UUUUUVTUU ww:by_bot=VUUUUTUUU ww:by_name=VUUUTVUUT ww:bên_platform=TUUUUVUUU
ww:c_est_qui_break=TUUUUUWUU ww:c_est_qui_name=WUUUUTUUU ww:can_i=TWUTUTUUV
ww:can_i_trust_name=SUUUUXTUU ww:can_you_find=TVUTUUVUU ww:can_you_tell_me=VUUUUTUUU
ww:card_break=VUUVUTUUU ww:cards_for=UUUUUVUUT ww:cast_break=VTUUUVTUU ww:cc_bot=UUUUTVUUT
ww:cc_name=UUUUVUUUT ww:ce_bot=VUUUTUUUU ww:che_bot=UUUVTVUUU ww:check_name=UUTWUTUUU
ww:chi_l=UUUUVUUUU ww:chi_è_name=VUUUUTUUU ww:cho_name=UUVUUUUUT ww:chị_name=WUUUUSUUU
ww:compte_platform=UUUUVUUUU ww:con_bot=WUUUUTUUU ww:con_name=UUUUUTUUV ww:confiável_break=TUUUUWTUU
ww:cool_break=RUUXUVTUU ww:cuál_es=UUUVUUUUU ww:còn_name=UUUUUVUUU ww:của_name=TUUUUWTUU
ww:d_où=TUUUVUUUU ww:da_name=TUUUUVUUU ww:dan_romero=TSUUUUXUU ww:das_bot=TUUUVVTUU
ww:das_break=VUUUUTUUU ww:day_break=UUUUUVUUU ww:de_bot=WUUUUSTUU ww:de_fiar_break=TUUUUUVUU
ww:de_fiar_o=TUUUUVUUU ww:de_la=WVUUUTTVU ww:de_name=TVTUTSXUV ww:de_platform=XVUUUTSTU
ww:de_quién_es_name=UUUUUVUUU ww:dela_break=UUUUVUUUU ww:deploy_a=VUUUUTUUU ww:değil_name=UUUUUVUUU
ww:di_bot=WUUTUUUUU ww:di_name=VUUUUUUUU ww:di_platform=VUUUUTUUV ww:did_name=UUUUUUUUV
ww:die_name=TUUUUUUUV ww:dis_bot=SUUUVVUUU ww:dm_from=UUUUUVTUU ww:dmd_me=SUUUUXUUU
ww:do_bot=UUUUUVUUU ww:do_break=VWUTUTTUU ww:do_name=VUUUUTTUW ww:do_platform=UTUUUUUVU
ww:do_they=UUUTVUUUU ww:do_you_have=SUUXSTVUU ww:do_you_know_about=UUUVUUUUU
ww:does_anyone=TUUUUVUUU ww:does_bot=UUUVSVUUU ww:does_he=TUUTXUTUU ww:does_name=TUUUVWTUT
ww:does_she=SUUUUVUUV ww:does_this=TXUUSUUUU ww:dont_know=SUUUUXUUU ww:dont_look_up=YUUUUQUUU
ww:dont_mean_name=UTUUUUWUU ww:dont_show_me=VUUUUTUUU ww:dwr_break=VUUUUUTUU ww:e_bot=VUUUUUUUU
ww:e_eu=UUUVTVUUU ww:e_il_suo=UUUUVUUUU ww:e_name=TUUUUTUUW ww:e_o_name=TUUUTUUUV
ww:e_o_platform=UUUUVTUUU ww:echt_break=TUUUVUUUU ww:eh_salah_break=UUUUUTVUV ww:el_de=WUUUUTUTU
ww:el_platform=VTUUUTWUU ww:el_que=TUUUUWUUU ww:ela_break=VUUUUUUUU ww:elle_a=UUUUVUUUU
ww:elle_break=UUUUTVTUU ww:elle_est=UUUUUSWUU ww:emoji_bot=TUUTWUUUV ww:emoji_break=SUUUUWUUU
ww:emoji_emoji=VUUUUTUUT ww:emoji_name=UUUUUTUUV ww:en_name=UUUUUUUUV ww:en_platform=UVUUUTTUU
ww:endorse_name=UUWUUTUUU ww:ens_break=TUUTVUUVU ww:entre_name=VUUUUTUUU ww:es_de_fiar=SUUUVWUUU
ww:esse_cara_é=UUUUUVUUU ww:esse_name=UUUUUVUUU ww:este_quién_es=UUUUVUUUU ww:esto_break=UVUUUUUUU
ww:et_moi=TUUWUUUUU ww:et_name=WUUUUSUUU ww:et_son=UUUUVTUUU ww:eth_break=TUUUVTUVU
ww:even_bot=XUUUUSUUU ww:everyone_except=VVUUUTUUT ww:everyone_in=UUUUTVTUU ww:except_name=VWUUUSUUT
ww:fid_break=TSUYVSUUV ww:fid_of=TUUUUUVUV ww:fid_是=UUUVUVTUU ww:find_name=TUUUUVVUU
ww:first_break=VUUTUUTUU ww:follow_name=WUUUUSUUU ww:for_a=RVUUUXVUT ww:for_bot=VUUUUUUUU
ww:for_me_break=TUUVTUUUV ww:for_name=TVWUUUUUT ww:for_that=UUUUUVUUU ww:for_the=WUTUUVTTT
ww:for_this=VUUUUUUUU ww:found_him=ZUUUURTUU ww:from_a=UUUUVUUUU ww:from_name=UUTUUUTUV
ww:from_platform=VVUUTUTUT ww:from_the=TUUUUVUUT ww:für_name=TUWUUTUUU
ww:garantisco_io_per=TUWUUTUUU ww:gitcoin_passport=TUUUWWSUU ww:give_me_the=SUUUUWUUU
ww:gm_bot=XUUUUURUU ww:gm_name=UUUUVTUUU ww:going_to=UUUUUUTUU ww:got_a=UUUUUVUUU
ww:got_the=VUUUUTTUU ww:guy_as=UUUUUUUUV ww:guy_break=VUUUUTUUU ww:har_name=UUUUUVUUU
ww:has_a=WUUUSTWUU ww:has_anyone=TUUVUUUUU ww:has_more=VUUUTUTUU ww:has_name=TUUUUWTUU
ww:has_she=UUUUUVTUU ww:hat_name=UUUUUUTUV ww:have_a=TUUVUVTUU ww:have_an=TUUUUVUUU
ww:have_the=TUUUTUWUU ww:he_break=TUUUUVTUU ww:he_have=UUUTWTTUV ww:he_is=UUUUVTUUV
ww:he_says=UUUUTVUUU ww:her_break=STWUUVUUV ww:her_platform=TTUUXTUUU ww:here_bot=TVUUUUTUU
ww:here_break=SWWTTUUUU ww:hey_bot=STUUUVWUU ww:hey_name=YUUUTSUUU ww:him_break=TUUVUUSUV
ww:hiring_break=XUUUUSUUU ww:his_platform=VVUUTTTUU ww:horsefacts_break=UUUUURXUV
ww:how_bot=VUUUUTUUU ww:how_does=SYVUSUTUU ww:how_many=TUUVUUUUU ww:i_ask=SWUTWTVUU
ww:i_asked_bot=WUUUUSUUU ww:i_can=UVVUUUTUU ww:i_dont=RVUTVWUUV ww:i_dont_mean=TTUUUVVUU
ww:i_have=WUUTTUTUU ww:i_keep=UTUUUUVUU ww:i_mean_break=UUUUUVUUU ww:i_mean_name=TUUUUUUUU
ww:i_mean_the=UUUUVTVUU ww:i_meant_name=UUUUUVUUU ww:i_only=TUUVUUUUU ww:i_should=TUVUUTVUU
ww:i_vouch_for_name=TUXUUSUUU ww:i_want_name=TUUUUWUUT ww:i_want_to=UUUTVTVUU ww:i_wanted=TWUUUTUUU
ww:ici_break=TUUTUUVUU ww:id_like_to=TTWUUTVUV ww:idea_who=UUUUVUTUU ww:if_bot=TUUUUUVUU
ww:if_i=VUUUVTUUU ww:if_name=TUUUVVTUT ww:if_you=UUUUUVUUU ww:ignore_name=UUUUTVUUU
ww:il_a=TUUUUVUUU ww:ile_name=UUUUUWUUT ww:im_asking=TUUUUWUUU ww:im_not=VUUVTUUUU
ww:im_replying=TUUUXTUUU ww:in_a=WUUUUTUUU ww:in_berlin=TUUUUVUUU ww:in_every=TTUUTWVUU
ww:in_lisbon=TVUUUVUUU ww:in_my=TUUTUWUUV ww:in_number=UUUUUUTUU ww:in_the=SUUUVUVUU
ww:in_this=UVUUUUTUV ww:info_on=TUUUUVUUU ww:ini_siapa=TUUUWTUUU ww:is_a=TUUUUVUUT
ww:is_better=WUUUUTUUU ww:is_bot=UUUTTTVUU ww:is_break=TUUTUSYUT ww:is_he=TUUUWUUUT
ww:is_it=TVUTVWTUT ww:is_my=XUUVSUTUU ww:is_name=QUTUTYVUU ww:is_she=TTUUYSUUU ww:is_that=RTUUVXUUT
ww:is_the=TUUUWUTUW ww:is_there=TVUUUUUUU ww:is_this=WVUUSTUUU ww:is_this_account=TUUUVUUUU
ww:is_this_person=TUUUWUUUT ww:is_who=VUUTUUUUV ww:ist_name=UUUUUUUUV ww:it_break=UUUVVTTUU
ww:it_in=TUUUUUTUU ww:it_is=SUUVUVUUT ww:it_name=VUUUTSVUU ww:its_name=TUUUUVUUU
ww:itu_siapa=VUUUTUVUU ww:jack_break=VUUUUVSUU ww:jack_on=UUUUUVUUU ww:jesse_pollak=UTUUTUWUU
ww:join_platform=TUUUUVUUU ww:joined_first=UUUUUVTUU ww:just_ask=WUUUTTUUU ww:kenn_ich=UUUTVUUUU
ww:không_phải_name=UUUUUVUUU ww:kim_bot=TUUUWUUUU ww:kim_break=UUUUUTUUV ww:kim_ya=UUUUUVUUU
ww:know_if=VUUUTUUUU ww:know_name=TUUUUWUUU ww:know_who=VUUTUWSUT ww:l_ha=UUUUVTUUU
ww:le_plus=UUUUUVUUU ww:leave_out_name=UVUUUUUUU ww:legit_break=TUUTWUUUT ww:legit_or=UUUUUTVUU
ww:like_a=TUUVWTUUU ww:like_bot=WUUUTTUUU ww:like_name=VUUUURVUV ww:linda_break=UTUTUVWUU
ww:linda_xie=UUUUUTVUU ww:lol_bot=UUUUUUUUV ww:lol_break=RUUUUUWUU ww:look_at=VTUVUTUUU
ww:look_up_name=YUUUUQUUV ww:lookup_name=UUUUUUVUT ww:lui_break=TUUVVTUUU ww:là_ai_break=UUUUUVUUU
ww:ma_chi_è=UUUUUTVUU ww:ma_name=TUUUUVUUU ww:ma_questo=TTUUWUUUU ww:many_wallets=UUUVUUUUU
ww:me_a=TWUTUVVUU ww:me_about=UUUUUVUUU ww:me_and=TUUUUVUUV ww:me_bot=VUUVSVUUT
ww:me_break=UUVVUSUUV ww:me_name=VUUUUTUUU ww:me_to=TVUTUVUUT ww:met_name=VUUUUUUUT
ww:min_bot=TUUUTWUUU ww:mit_name=TUUUVTUUV ww:moi_break=UUUWUTUUU ww:moin_bot=VUUUUUUUU
ww:my_account=TTUXTUUUU ww:my_card=TVUXSTUUV ww:my_feed=TUUTVUVUU ww:my_fid=WTUXUSTUU
ww:my_mom=VUUUUTUUU ww:my_platform=VUUVUUTUU ww:my_profile=TTUXUUTUU ww:my_wallets=TUUWTVUUU
ww:name_+=UUUUUTVUU ww:name_a=TUUUVVUUU ww:name_about=VUUVUUTUT ww:name_again=UUUUUVUUU
ww:name_ai=UUUUUVUUU ww:name_and=XVUUSUUUT ww:name_and_also=TUUUUUUUW ww:name_and_i=VUUUUTUUU
ww:name_any=WUUUUSUUU ww:name_apa=UUUUUVUUU ww:name_as=SUXUTUUUU ww:name_at=VUUUTUUUU
ww:name_aí=UUUUUVUUU ww:name_been=UUUUUUUUV ww:name_bitte=TUUUUVUUV ww:name_bot=TUVTTWUUW
ww:name_both=VVUVTSUUU ww:name_break=TTTUSVUUX ww:name_but=UUUUVSUUW ww:name_can_you=WUUUUSUUU
ww:name_che=TUUUUVUUU ww:name_có=SUUUUXUUU ww:name_của_ai=TUUUUUUUU ww:name_deploy=WUUUUTUUU
ww:name_değil=TUUUUTUUV ww:name_did_you=VUUUTUUUU ww:name_dong=TUUTUVUUU ww:name_e=TUUUUUUUV
ww:name_eigentlich=UUUUUVUUU ww:name_emoji=TTUUUVUUV ww:name_en=TUUUUVUUU ww:name_ens=TUUUUVUUU
ww:name_es=TUUUVVUUU ww:name_est=WUUTURUUU ww:name_et=VUUUUTUUU ww:name_explain=ZUUUTQUUU
ww:name_fid=UUUSUWUUV ww:name_for=UUTUUUVUU ww:name_for_me=VUUUUSUUV ww:name_from=WUUUUTUUT
ww:name_gm=UUUUUVTUU ww:name_got=UUUUUVUUT ww:name_güvenilir_mi=SUUUUWUUU ww:name_hariç=UUUUUVUUT
ww:name_has=WUUUUTVUT ww:name_hat=SUUUVTVUV ww:name_hat_mir=UUUUUVTUU ww:name_have=VUUUUUUUU
ww:name_have_you=WUUUUSUUU ww:name_he=TUUUUVUUU ww:name_here=UUUVUTUUU ww:name_i=TUUUUVVUU
ww:name_il=VUUUUTUUU ww:name_ile=TUUUWUTUT ww:name_in=UUUUUVUUU ww:name_is=VVUUUTTUU
ww:name_ist=VUVUUSTUU ww:name_itu=VUUUUTUUU ww:name_için=SUVUUVUUT ww:name_join=RUUUUYUUU
ww:name_just=VUUUUSVUU ww:name_ka=TUUUUVUUU ww:name_kaun_hai=TUUUUVUUU ww:name_keeps=SUUUUXUUT
ww:name_kim=SUUUTXUUT ww:name_legit=VUUUUSUUV ww:name_look=WUUUUSUUU ww:name_là=TUUUVUUUU
ww:name_là_ai=SUUUUWUUU ww:name_là_ai_vậy=SUUUUWUUU ww:name_m=VUUUVTUUT ww:name_ma=UUUUTTUUW
ww:name_me=RUUUUYSUU ww:name_mi=UUUUUWUUS ww:name_name=UTTTUUUUW ww:name_ni_nani=UUUUUVUUU
ww:name_no=UUUUUSUUW ww:name_not=VUUUUSUUV ww:name_number=VUTUUUUUU ww:name_o=UUUUUVUUU
ww:name_oder=TUUUUVUUU ww:name_on=VVTUUSTUW ww:name_or=UVUTUWUUS ww:name_ou=UUUUUVUUT
ww:name_platform=RTUTUZUUU ww:name_please=TUUTUUUUW ww:name_pls=SUUUUWUUT ww:name_porfa=TUUUUVUUU
ww:name_q=TUUUUVUUU ww:name_que=TUUTTXVUT ww:name_qui=VUUVUTUUU ww:name_really=VUUUUUUUT
ww:name_s=TUUUTVUUV ww:name_said=TUUWUTUUU ww:name_sama=UUUUUVUUT ww:name_says=SVUVSYUUT
ww:name_sent_me=TUUUUVUUT ww:name_siapa=VUUUUTTUT ww:name_stp=UTUUUVUUU ww:name_tem=TUUUUUUUV
ww:name_that=UUUUTVUUU ww:name_the=UUUUUVUUT ww:name_the_same_person=UUUUUVUUU ww:name_thì=TUUUUVUUU
ww:name_thôi=UUUUUVUUU ww:name_tiene=TUUUUVUUU ww:name_to=WUUTTVUUT ww:name_told_me=RVUUWUUUU
ww:name_tu=TUUUUUVUU ww:name_und=VUUUUUUUT ww:name_vs=SUUUUXUUT ww:name_với=SUUUUYUUT
ww:name_wallet=VUUUUUUUU ww:name_wants=SUUWUVUUT ww:name_was=SUUUUUUUV ww:name_who=UUUUVUUUU
ww:name_who_is=YUUUVPUUU ww:name_who_made=YUUUUQUUU ww:name_with=SUTUUVTUV ww:name_y=UUUUVVUUT
ww:name_ya=UUVUUSUUV ww:name_you=UUUUUTUUU ww:name_you_should=VUUUUTUUU ww:name_è=TUUUUUUUV
ww:name_é=VUVUUTUUU ww:name_а=XUUUTSUUU ww:name_и=UUUUUVUUT ww:name_или=UUUUVUUUT
ww:name_не=VUUUUTUUU ww:name_رو=TUUUUVUUU ww:name_و=UUUUUVUUT ww:name_کیه=TUUUUVUUU
ww:name_का=TUUUUVUUU ww:name_कौन_है=UUUUUVUUU ww:name_が=VUUUUUUUU ww:name_さん=UUVVUSUUU
ww:name_さんって=UUUUUVUUU ww:name_さんの=VUTUUUUUT ww:name_じゃなくて=UTUUVUVUU ww:name_だけ=TUUUUUUUU
ww:name_って=TUUUUWUUU ww:name_と=VUUUUUUUU ww:name_どっちが=UUUUUVUUU ww:name_に=UUUYUQUUU
ww:name_の=TUVUUUUUU ww:name_のほう=UUUUUVUUU ww:name_は=VUSUVUUUT ww:name_は誰=XUUUURUUU
ww:name_を=TUVUUUUUT ww:name_也=TUUUUVUUU ww:name_你=VUUUUTUUU ww:name_到底=UUUUUVUUU ww:name_呢=UUUUUVUUU
ww:name_和=UUUUUVUUT ww:name_是哪位=TUUUUVUUU ww:name_是谁=UUUUUVUUT ww:name_的=TUUUUUTUW
ww:name_背书=UUVUUTUUU ww:name_背書=TUWUUTUUU ww:name_跟=SUUUUVUUV ww:name_都=UUUUVUUUT
ww:name_가=TUUUUUVUV ww:name_누가_인증=UUUUTVUUU ww:name_누구임=UUUUUVUUU ww:name_는=UUUUUUUUV
ww:name_님=SUWUUVTUV ww:name_도=TUUUVWUUU ww:name_랑=VUUUUTVUU ww:name_만=TUUUUUUUV ww:name_말고=UUUUUTUUV
ww:name_빼고=UUUUUVUUT ww:name_이거=WUUUTTUUU ww:name_이분=UUUUUVUUU ww:name_중에=TUUUUVUUU
ww:name_한테=SUUWUVUUU ww:need_name=TUUUUVUUU ww:neither_break=TUUUUVVTU ww:never_heard_of=SUUUVWUUU
ww:new_here=TWUTUVTUU ww:ni_name=UUUUUSVUV ww:nicht_name=UUUUVTUUU ww:no_break=RUUWWUTUU
ww:no_me=SUUWUTUUV ww:no_name=UUUUVSUUV ww:no_no=UUUWUTUUU ww:no_platform=UUUUUTUUV
ww:non_name=UUTUUWUUT ww:nope_break=UUUUUUVUU ww:not_ada=RUUVUVVUU ww:not_asking=WUUUUTUUU
ww:not_asking_about_name=TUUUUUUUU ww:not_her=TUUUUVUUU ww:not_name=SUTVUTWUU
ww:not_number=TUUUUUUVU ww:not_the_platform=UUUUUUVUU ww:now_name=VUUUUUUUU ww:number_and=UVUTUUTUU
ww:number_break=UUUTTWTUT ww:number_eth=SUUUVWTUU ww:number_usdc=XUUUUSUUU
ww:number_wallets=XUUUTUTUU ww:number_番=TUUUUUUWU ww:não_break=TWUUUUUUU ww:o_bot=ZUUUSSUUU
ww:o_dwr=UUUTUUUUU ww:o_jogo=UVUUUUTUU ww:o_name=UVUTWTTUV ww:o_no=TTUWUVTUU ww:o_platform=WVUUUSVSU
ww:oder_name=UUUUUVUUT ww:of_bot=WUUUTTUUU ww:of_my=UUUVUUUUU ww:of_name=SUWUUVUUV
ww:of_number=VUUUUVTUU ww:of_the=VUUUWRTUV ww:of_them=UVUUTSUUV ww:of_these=UVUUUTUUV
ww:of_those=TUUUWUUUU ww:ok_and=SUUUWVUUU ww:ok_now=UUUVUUTUU ww:ok_so=SUUUUVUUU ww:on_a=TUUUUWUUU
ww:on_bot=VUTUUUUUU ww:on_here_bot=UUUUTUVUU ww:on_here_break=RWUUUUUUU ww:on_my=UVUUVUTUU
ww:on_name=UUSUUXUUT ww:on_platform=UXUTTUUTV ww:on_the=VUVUTUUUT ww:on_this=VUVUURUUV
ww:one_break=UTUUUTVUU ww:one_of=UUUUUUTUU ww:op_break=TUUVRUVUV ww:or_a=TUUUUVUUU
ww:or_bot=UUUUUTUUU ww:or_is=UUUUVVUUT ww:or_just=UUUVUUUUU ww:or_nah=UUUUUUTUV ww:or_name=VUUUTVUUT
ww:or_what=TUUTUUXUU ww:ou_name=UUUUUVUUT ww:ou_pas=TUUUUUVUU ww:out_break=TUUUUWUUT
ww:out_of=TUUUUVUUU ww:over_on_platform=WUUUUTUUU ww:owes_me=TUUUUUVUU ww:oye_bot=SUUVUVVUU
ww:pardon_break=VUUUUTTVU ww:people_break=WVUUTTTUU ww:per_name=VUWUTRUUU ww:perdón_break=UUUUUUUUV
ww:person_break=VUUUUUUUT ww:platform_account=VVUUUSUVU ww:platform_ada=TUUUUWUUU
ww:platform_bot=RUUUUXUUU ww:platform_break=WVTTVTSVU ww:platform_có=UUUUUVUUU
ww:platform_de=UTUUUTXUU ww:platform_dela=UUUUVTUUU ww:platform_ga=UUUUVUUUU
ww:platform_handle=WXUUTRUUU ww:platform_is=TTUWTWTUU ww:platform_jack=TTUUUXUUU
ww:platform_linked=UTUXUUUUU ww:platform_name=TTUUVUVUU ww:platform_of=VVUUUTUUU
ww:platform_one=UUUUUTVUU ww:platform_or=TVUUUUUUU ww:platform_torvalds=RRUUUaTUU
ww:platform_user=UVUUUVUUU ww:platform_の=VVUUUUSUU ww:platform_は=TUUUVUVUU ww:platform_上=UUUUUUTUU
ww:platform_上的=UVUUTVTUU ww:platform_的=UUUUUUTUU ww:please_break=RUUUTYUTV ww:pls_break=TUVUUTUUV
ww:por_acá_break=TVUUUUUUU ww:por_name=SUUUUXUUT ww:pour_name=UUWUUSUUU ww:pra_mim=VUUSUVUUU
ww:price_of=UWUUUUTUU ww:proof_of=TUUUVUUUU ww:pugson_break=VTUTUUUUV ww:pull_up_name=UUUUUVUUU
ww:que_bot=VUUUUTUUU ww:que_name=WUUUVRUUT ww:que_o=VUUUUUUUU ww:quem_sou_eu=TTUXUUUUU
ww:quem_é_a=UTUUUUVUU ww:quem_é_break=UUUUUVTUU ww:quem_é_ela=UUUUTVUUV ww:quem_é_esse=TVUUUUTUU
ww:quem_é_name=TUUUUVUUU ww:quem_é_o=UTUUUTWUU ww:qui_break=TUUUUWUUU ww:qui_est_name=UUUUUVUUU
ww:qui_m=TUUUUVUUU ww:quién_es_break=TVUUVVSUU ww:quién_es_el=UVUUUTTUU ww:quién_es_name=TUUTVVUUT
ww:real_break=VUUUVUTUT ww:real_or=VUUUTVUUT ww:replying_to=UVUTXSUUU ww:right_break=STUUUWUUU
ww:rish_break=UUUUUVUUU ww:sama_name=VUUUUUUUT ww:same_for_name=TUUUUVUUU ww:same_guy=UUUUUTUUV
ww:same_human=VUUUTUUUU ww:says_name=VUUUUTUUV ww:scammer_break=VUUUWSTUU ww:see_break=XUUUTSUUU
ww:she_break=VUUUTTVUV ww:she_have=TUUUWUUUU ww:she_on=UUUUVTVUU ww:she_was=XUUUTSUUU
ww:should_i=TVTRUVWUU ww:shoutout_to=VUUUUTUUU ww:show_me_name=TUUUUVUUV ww:show_my=TUUWUTTUV
ww:show_name=UUUUUSUUW ww:si_bot=WUUUUTUUU ww:si_name=TTUUUXUUU ww:siapa_aja=UUUUUVUUU
ww:siapa_bot=UUUUUUTUU ww:siapa_break=XUUUTTUUU ww:since_when_is=VUUUUTUUU ww:so_bot=SUUTVVUUU
ww:so_break=TUUWUUVUU ww:so_name=VUUUUTVUV ww:so_sánh_name=UUUUUVUUT ww:someone_called=TUUTUUWUU
ww:sorry_break=UVUUUUUUT ww:stani_break=TUUUTVVUU ww:su_platform=TVUVVTTUT
ww:summarize_this_thread=UZUURSUUU ww:sur_platform=UVUUUTUUU ww:tag_bot=XUUUTSUUU
ww:ted_break=UTUUUUVUU ww:tell_me_a=UVUUTUUUU ww:tell_me_about=SWUSUVVUT ww:tell_me_who=TTUUUVVUU
ww:tell_name=bUTTVOUUT ww:tem_platform=UUUUUTUUV ww:than_name=XUUUTSVUU ww:thank_you_break=WUUVUSUUU
ww:thanks_break=WUUUVRUUU ww:thanks_name=VUUVTTUUU ww:that_bot=VUUUUSUUV ww:that_break=UVUUSWVUU
ww:that_is=UUUVUUUUU ww:that_name=UVUUUSUUU ww:that_was=UUUUUVUUU ww:thats_not=VUUUTUVUU
ww:thats_the=VUUUUTUUU ww:the_base=UTUUUVUUU ww:the_bot=WTUUTUTUU ww:the_card=UUVUVTUUU
ww:the_dev=UUUUUUVUU ww:the_ens=TUUUVUUVU ww:the_guy=SWUTUTUUV ww:the_name=TUUUSXUUV
ww:the_one=TVUUURVVV ww:the_people=VVUUTUTUU ww:the_person=TVUUWTUUT ww:the_platform=VTUUUUWUT
ww:the_real=UUUUTWUUU ww:the_same=VUVUUUUUU ww:the_wallet=UUUUUVUUT ww:them_break=TUUUVVTUV
ww:there_break=WVUTUTTUV ww:this_bot=UWUUTTUUU ww:this_break=UXVTUSUUU ww:this_channel=UWUUUUTUU
ww:this_clown=TTUUXUUUU ww:this_is=WUUUTUTUU ww:this_name=STUUVXTUU ww:this_person_break=TUWTUTUUU
ww:this_true=VVUUSUUUU ww:tiene_name=UUUUUTUUV ww:tiene_platform=UTUUUUVUU ww:time_is=UVUUUUUUU
ww:to_a=VUUUUUTUU ww:to_ask=PTUUTYWUU ww:to_bot=UUUUUVTUU ww:to_break=VUUUUTVUT ww:to_know=TUUUVUUUU
ww:to_me=WUUTTUUUU ww:to_my=VUUWTTTUU ww:to_name=WTTUVRTUW ww:to_see=TTUUUUVUV ww:to_send=SUUUVVUUU
ww:to_the=VUUUVTUUU ww:today_break=XTUUUTTUU ww:token_called=WUUUTUUUU ww:told_me_to=TVUUTVVUU
ww:told_you=XUUUSTUUU ww:too_break=UUUUVVUUU ww:translate_this=UWUUTUUUU ww:tried_bot=VUUUUTUUU
ww:true_break=VVUUSVUUU ww:try_bot=VUUUUTUUU ww:trying_to=TUUVUWUUT ww:trên_platform=UWUUUVSUU
ww:ty_break=VUUTUVUUU ww:typo_break=UUUUUSWUU ww:un_compte=UUUUUVUUU ww:un_platform=UUUUVTUUU
ww:und_name=UUUUUVUUT ww:usdc_to=XUUUURUUU ww:use_bot=WUUUUSUUU ww:van_bot=TUUUUUVUU
ww:van_name=UUUUUUUUV ww:varun_srinivasan=UUUUUUVUU ww:verified_break=USUXVTTUV
ww:vitalik_buterin=TUUTUUXUU ww:von_bot=VUUUUUUUU ww:von_name=VUUUUUVUT ww:von_platform=TUUUUUUVU
ww:von_wem=TUUUVUUUU ww:vouch_for_name=UUWUUSUUU ww:vouched_for=TUUUVWTUT ww:vs_name=UUUUUWUUT
ww:ví_của=SUUUVVUUU ww:vậy_bot=TUUUUUTUU ww:với_bot=TUUUUVUUU ww:với_name=VUUUUUTUT
ww:w_name=UUUUUTVUV ww:wait_is=TUUUWTUUV ww:wallet_break=UUUTWUTUU ww:wallet_is=XUUTSUUUU
ww:wallet_name=UUUUUVUUU ww:wallet_of=UTUUUUVUU ww:wallets_break=UUUUVUUUU ww:wants_to=TVUUUVUUT
ww:welche_wallets=TTUVVUUUU ww:wer_hat=TVUUVTUUV ww:wer_ist_das=TTUUVWUUT ww:wer_ist_name=XUUUUSUUT
ww:wer_name=VUUUUTUUU ww:what_bot=WUUUUTUUU ww:what_do_you=VVUWUSUUU ww:what_do_you_know=TTUWUUUUU
ww:what_does=SUUVUVUUU ww:what_else=SXUTUUUUU ww:what_time=UVUUUUUUU ww:whats_her=UUUUVUUUV
ww:whats_his=UVUUTUVUU ww:whats_my=TTUZTTTUU ww:whats_name=VUUUUTUUV ww:whats_the=RVUTXVTUU
ww:when_did_name=SUUUUWUUU ww:which_of=TUUVVUUUU ww:which_platform=UTUWTUUUU
ww:which_wallets=SUUXVUUUU ww:who_am_i=TRUYVTTUU ww:who_are_name=TUUUUUUUU ww:who_are_the=UVUUTUUUU
ww:who_are_they=TUUUVVUUT ww:who_bot=UUUUTVUUU ww:who_break=YTUSTUUUU ww:who_dat=UUUUTVVUU
ww:who_dis=SUUUVVUUU ww:who_got=TUUUUVVUU ww:who_has=UTUVUUUUV ww:who_i_am=UUUWUTUUU
ww:who_is_dan=TRUUUUYUU ww:who_is_he=RVUUXWRUV ww:who_is_it=TUUUWUTUU ww:who_is_jack=VTUUUUUUU
ww:who_is_linda=WUUUSUUUU ww:who_is_name=YUTTTUTUT ww:who_is_she=VVUUPYUUU ww:who_is_that=SUUTTVXUV
ww:who_is_the=TXUURWSUV ww:who_is_the_author=UUUUVUUUU ww:who_is_this=TTUUYTTUU
ww:who_is_this_person=UUUUVSWUU ww:who_is_v=UUUUUUVUU ww:who_joined=UUUUUVTUU ww:who_let=WUUUTTUUU
ww:who_made_bot=YUUUUQUUU ww:who_posted_this=UUUUVUUUU ww:who_runs_name=UUUUUVUUU
ww:who_tf_is_name=TUUUUVUUU ww:who_verified_her=TUUUWUTUU ww:who_verified_name=UUTUUVUUU
ww:who_won=SXUUUUUUU ww:who_you=TUUUUVUUU ww:whos_behind_name=TUUUUVUUU ww:whos_linda=UVUUUUTUU
ww:whos_name=RUUUTWVUW ww:whos_op=UUUUVRUUX ww:whos_that=UWUTPXUUU ww:whos_the=STUUVWUUU
ww:whos_the_author=UUUUVTUUU ww:whos_this=RTUUWWSUU ww:whose_is_it=TUUUTWUUU ww:why_is=VUUUUTVUU
ww:with_a=UUUUUUUUV ww:with_bot=VUUUUTUUU ww:with_name=XUTUTTUUV ww:with_the=SUUUVVUUU
ww:woj_break=UTUUUUVUU ww:won_the=SXUUUTUUU ww:worked_with=TUUUUVUUU ww:write_me=UWUTUUUUU
ww:wrong_ada=VUUUUWRUU ww:wrong_break=WWUTVRTUU ww:wrong_one_break=TUUUUTUUV ww:y_este=TUUUWUTUU
ww:y_name=UUUUVWUUS ww:y_su=UUUUWTUUU ww:ya_bot=UUUUUVTUU ww:ya_break=UUUVUUTUU
ww:yesterday_break=VUUUUUUUT ww:yet_break=UUUVUTUUU ww:yo_bot=SUUUUVWUU ww:you_are=UVUTVTUUU
ww:you_bot=RTUVVWUUU ww:you_break=VVUUURUUV ww:à_name=VUUXVQUUU ww:è_affidabile=TUUUUVUUU
ww:é_confiável=TUUUUVTUU ww:é_quem=TUUUVUVUU ww:über_mich=STUZUUTUU ww:ý_mình_là_name=UUUUUUUUV
ww:ο_name=UUUUUTUUV ww:а_name=TUUUUVUUU ww:а_platform=UUUUVUUUU ww:в_platform=VVUUUVSUU
ww:есть_break=TUUUVUUUU ww:и_name=UUUUUUUUV ww:или_name=UUUUUUUUT ww:кто_такой_name=UUTUUUUUU
ww:кто_это=TUUUVVUUU ww:не_name=UUUUUVUUU ww:не_надо_break=UUUUUTUUV ww:ні_break=TUUUUUUUV
ww:ручаюсь_за_name=UUWUUTUUU ww:с_name=TUUUUTUUV ww:у_name=SUUUUWUUV ww:хто_такий=UTUUUUVUV
ww:хто_це=TUUUWUUUU ww:чей_это=TUUUVUUUU ww:это_вообще=UUUUVUUUU ww:я_про_name=TUUUUVUUU
ww:مين_name=TUUUUVUUU ww:و_name=UUUUUVUUT ww:क्या_है=TUUUUUUUU ww:है_break=UUUUVUUUU
ww:ของ_name=VUUUUUUUU ww:いる_break=VUUTUTUUU ww:こ_と=UUUUVVUUU ww:こっち_に=UUUUUVUUU ww:この人_だれ=TUUUUVUUU
ww:さん_break=YUTTVRUUT ww:さん_と=VUUUUTVUU ww:さん_に=SUUVVVUUT ww:さん_について=TUUTUVVUU ww:さん_は=TUWUUUUUU
ww:さん_を=UUVUUUUUT ww:した_break=TUUUUVVUT ww:じゃなくて_name=UUUUUVUUU ww:だけ_ど=STUUUWVUU ww:って_る=VUUTUTUUU
ww:って誰_break=UTUUUTVUU ww:です_break=SVVUUTUUV ww:と_name=TUUUUWUUT ww:どっちが_古参=UUUUUVUUU
ww:な_って=UUUUUVUUU ww:に_な=TUUUUVUUU ww:に_も=TUUUVUUUU ww:について_教えて=TVTTUVUUU ww:の_break=UUUUUUUUV
ww:の_platform=TUUUUVVUU ww:の_天気=UVUUUUUUU ww:は_break=RUUVTXVUU ww:は誰_break=WUUUUSUUU
ww:ます_break=SUVUUVUUU ww:わかる_break=UUUUUUTUU ww:を認証した_の=UUUUTVUUU ww:不是_name=TUUUUVUUT
ww:了_break=VUUTUTUUU ww:人_break=TUUUUVUUU ww:今日_の=TVUUUUUUU ww:做_的=VUUUUSUUV ww:原_po=TUUUUVUUU
ww:吗_bot=TUUUUVUUU ww:呢_break=UUVUUTUUU ww:和_name=TUUUUWUUT ww:啊_bot=UUUUUTUUV ww:問_bot=TUUUUVUUU
ww:啦_break=TUTUUVVUU ww:嗎_bot=SUUUUWUUU ww:嗎_break=VUUUUTUUU ww:在_这边=TUUUUVUUU ww:天気_は=UVUUUUUUU
ww:她_的=TUUUUWUUU ww:幫_name=TUVUUTUUV ww:明日_の=UVUUUUUUU ww:昨日_name=VUUUUTUUU ww:是_name=RUUUWTUUV
ww:是哪位_大佬=TUUUUVUUU ww:是谁_break=UUUUUUUUT ww:有_个=UUUUUVUUU ww:查一下_name=UUUUUUUUV ww:番_で=TUUUUUUVU
ww:的_break=VUUUUSUUV ww:的_fid=TUTUUXTUU ww:的_name=TUUUUWUUU ww:的_platform=TTUUVUVUU ww:的_人=TUUUUUVUU
ww:誰_break=TUUUVUUUU ww:谁_啊=TUUUVUUUU ww:谁给_name=UUSUUWUUV ww:跟_name=SUUUUVVUU ww:那_name=UUUUTVUUU
ww:除了_name=UVUUUTUUU ww:님_이=UUUUTVUUU ww:도_똑같이=SUUUUWUUU ww:됨_break=TUUUTWUUU ww:랑_name=TUUUUVUUU
ww:말고_name=UUUUUUUUV ww:믿어도_됨=VUUTSWUUU ww:빼고_name=UUUUUVUUU ww:알아_break=TSUSUVZUU
ww:어제_name=UUUUUTVUU ww:오_늘=VUUUUTUUU ww:있어_break=UTUUUVVUU yes_,=UTUUUTVTV yes_.=TTUUUVVUT
yes_?=SUUUUWTUU yes_Unknown=UVUUUVRUU yes_about=VUUUTSUVV yes_and=SUUUVVUUU yes_article=UUUUTTVUV
yes_bot=UUUUSWVUU yes_common=VUVTTUUVU yes_copula=WUUUTSTUV yes_correction=UUUUVSUUU
yes_courtesy=UTUUVXRSV yes_end=XTVSUSVWU yes_he=TTUUUTWUV yes_interrogative=WTUUQXUUT
yes_lower=UTTUUVUUU yes_mention=STVUWTUUV yes_name=TTVUVUUUU yes_on=UUUUUTUVU yes_person=TUUUVSVUU
yes_platform=VWUUUSUUT yes_pointing=YTUUSSWUU yes_praise=VUUUUUTUU yes_profile=UUUUUWUUU
yes_question=VTVUTVTTV yes_request=UUUUTVUUU yes_self=UUUVUUUUT yes_statement=VUUUUTUUU
yes_trust=TUUUVVUUU yes_unknown=TUTUUVTUU yes_yes=WUUTTWTUU you_,=SVUUWTTUV you_.=VVUUTTUUU
you_?=WVUTUSUUU you_about=VUUTVTUUU you_and=UUUUTVUUU you_article=WUUUSUVUV you_bot=XTTTUUVUT
you_common=VUUTRWVUU you_copula=UVUTUUUUU you_correction=UUUVUUUUU you_courtesy=WWUSTUUUU
you_end=TUUVVUUSU you_holds=UUUXTTUUU you_interrogative=SUUVWUTUU you_lower=UVTTUTVUU
you_mention=TWUUVUUUT you_name=TWUUUVUUT you_not=UUUUUWTUU you_on=UUUTUUUUU you_platform=TUUUUVUUU
you_pointing=UVUWSTUUU you_possessiveBefore=TUUUUVUUT you_praise=TTUUUVUUU you_profile=TUUTUWUUU
you_question=SWUUTUVUU you_request=RVUUVUUUV you_statement=USUUUWUUU you_unknown=VVTTVTUUT
you_you=WVUUTTUUU
`
