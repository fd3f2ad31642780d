/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=UTSSTUUWT !true=bRUVTTSUS ,_,=VTUUUUUUU ,_Unknown=VVTUUSVUU ,_about=STTUXVTUV
,_accounts=WUUVUUSUU ,_and=TUUUXUUUT ,_article=TUWSTUWTV ,_bot=WTTUTUVUS ,_common=XSVVUWSSU
,_compare=VVUTUUUUT ,_copula=UTTUUTVUU ,_correction=RZTUTVVSU ,_courtesy=USVTWUUUV ,_end=TUTWXTVUR
,_first=TVUUUUUUV ,_form=WUUUURUUW ,_greeting=VUUUUVTUT ,_he=WVVSWTTTT ,_help=SXWTTUTUU
,_holds=UTUTUVWUU ,_interrogative=STTQWWWUW ,_interrogativeSubject=WUTUUVUUT ,_lower=VTVTUUUUU
,_mention=USTUWVUUV ,_my=RUUVUXTUU ,_name=VSSUUVUUW ,_no=ZTUVUTTUS ,_not=UVTWSVUVS
,_notAfter=VTUUVUTUT ,_number=YUUUUSUTT ,_on=STTVXWSUU ,_only=TUUUUWUUU ,_or=UVUVURTUV
,_person=WUUUUVSUU ,_platform=VVUUTUTVU ,_pointing=WUVTTVVST ,_possessiveBefore=UVUUUUTUW
,_praise=aUUTTRUUT ,_profile=WUUTUSTUV ,_question=PWUYUTVTT ,_relative=TUUUUVVUU ,_request=QVVYSWVUS
,_rhetorical=VUUUTUUUT ,_self=VWSXQVTTW ,_statement=SUWTTWTUV ,_thanks=YTUUTTTVT ,_trust=SUUSTVYUT
,_unknown=VUVTUUTUT ,_wallet=UUUUVTVUU ,_yes=VUTTTUUUV ,_you=XTUTVVUUT -1:Unknown=WRSTUWUUW
-1:about=TXTVUTUUU -1:accounts=RVTXWSSUV -1:and=UUUUTWTUU -1:article=UTUUWTVUT
-1:callAfter=VTUTUVUUU -1:common=WVVSSTVTV -1:compare=UUUTSYUTT -1:copula=UUUTUVVSV
-1:correction=SXTSVWWRU -1:courtesy=UUSVUUVUT -1:credentials=WTUUVTUUU -1:end=PQTXZUVUU
-1:endorse=UUbTTQUUU -1:ens=SUUTVUVUV -1:fid=TTUUVTWUU -1:first=UUVUTWUTU -1:form=WTTUUSVUW
-1:greeting=ZTUTTTTUT -1:handle=TUUUUWUUU -1:he=URWRXUWUT -1:help=RaVSTSWUU -1:holds=SVUTWVUUU
-1:interrogative=RVSSWWXUS -1:interrogativeSubject=TUUSVVWUT -1:last=UUUUUWUUT -1:link=TXUTUUUUU
-1:lower=UTUVTTUUU -1:mention=UTUSVWTUW -1:my=TUUXTTUUU -1:name=TSURUWTUV -1:no=YRTTUWTUV
-1:not=UUUUUUVTV -1:notAfter=TTUVUWUUU -1:number=VUTTTUVUU -1:on=TVTTUVUVU -1:only=VVUTTUTUU
-1:or=UUUUUUVUU -1:person=UUUTUVTUU -1:platform=PVTTXUWUU -1:pointing=TVUQXUVVS
-1:possessiveAfter=TUUUVTVUU -1:possessiveBefore=VUUUUUUUU -1:praise=ZSTUSTVVT -1:profile=TVVVSUTUU
-1:question=RSVUWVVUV -1:relative=XXUTRUTUU -1:request=TUVTSUWVT -1:rhetorical=UVUUUUUUU
-1:second=UUUUUVTVT -1:self=UOTgSRTUT -1:statement=ZWSVTQRVV -1:thanks=XQURTYVWU -1:trust=USTSXUWUU
-1:unknown=UTVUVUUVV -1:verifiers=TTVUWUTUU -1:wallet=VVTRVVUUU -1:wrong=TWUUUTUUU -1:yes=UUUSSVVWT
-1:you=WUVWVSUTT .=UTSTTUUVT ._,=UUUUVTUUT ._.=SUUUVWUUU ._Unknown=SUUVVUVUU ._about=VUUVUSUUU
._and=UUUUTUVUU ._article=SUUUVUUUU ._bot=SUTTUWVUV ._common=VTUSSXVUU ._copula=VUUUWTUUT
._correction=RUUWUTUUV ._courtesy=RTTWTWVUT ._emoji=UUUUTVUUU ._end=WUUVPUUXU ._form=UUUUUVTUU
._greeting=UUUVUSUUU ._he=VTUUURVUW ._interrogative=UVUUVUTUV ._interrogativeSubject=RUUUTWVUV
._lower=VSTUTVXTT ._mention=TUTUVUTUV ._my=UUUVUTUTU ._name=TUTUVVTUW ._no=WUUTVSUUU ._not=WVUUUSSUU
._on=UVUUUUUUU ._pointing=TTUVVSWUV ._praise=VUUUTUUUU ._question=SVWSWUUUU ._request=TUUUWTUUV
._self=SUUUVUVUU ._statement=TTUVVUUUT ._thanks=VUUUUSTUV ._unknown=USUVUVYST ._yes=TTUUVUUUV
._you=UUUUVUUUU .absent=WTURRWVXS .embedded=WSRTUUXUU .vocative=UTSUUUTUU 1:Unknown=UUVTWTRVV
1:about=USUTUWTTV 1:accounts=UUUTWUUUU 1:and=PUTXUWVUU 1:article=UVTTSUWVV 1:callAfter=UTUUUVUUU
1:common=WTVTUTUTU 1:compare=SWUSVXTTU 1:copula=TVTVWUTUU 1:correction=NUSXUZWVT
1:courtesy=UUVVUUUTS 1:credentials=TUUTVUUUU 1:end=QRTWZUVUU 1:endorse=QUeUSRTUU 1:ens=UTUSVUVUU
1:fid=UUUUWSTUU 1:first=UUUUTTUYU 1:form=OTTTSXUUa 1:greeting=ZSTTWSTUT 1:handle=WUUUUUTUU
1:he=XSTSVVUVT 1:help=RcXRSTSUU 1:holds=QVUUUXVUU 1:interrogative=TYSTWUTRV
1:interrogativeSubject=VWTTXTSTU 1:link=UVUUUUTUU 1:lower=TTSUUVUVU 1:mention=VUTTVUVUS
1:my=SRTZUUWTU 1:name=VTTUUVTUV 1:no=TXTTPYYSU 1:not=RUSVUWYTT 1:notAfter=TUUTVUWUU
1:number=TTUTUTVWV 1:on=TVUUTXSUU 1:only=UUUUTUUTV 1:or=VUUUUTTUU 1:person=STTTXTXTU
1:platform=SVUSVZSVU 1:pointing=YSSSVVVWS 1:possessiveBefore=QUUWVUUUU 1:praise=cRTVSTTUT
1:profile=PSTSYYWUU 1:question=RWUUWVVST 1:relative=TSTXUUVUU 1:request=UTUXSVVTT
1:rhetorical=YVUTRUTUU 1:second=TUUUUTUXU 1:self=USVaRVSVT 1:statement=ZTTSUQVUU 1:thanks=cQTRSWUUT
1:third=SUUTUTUWV 1:trust=WTUSUVUUU 1:unknown=TTUUUUTWU 1:verifiers=QTTTYWUUV 1:wallet=RTUSYTUUW
1:wrong=VUUTUUUUU 1:yes=XSUSVQWWS 1:you=XTVSTVUUU 2:Unknown=TTTTTUXUU 2:about=VQVTUTWVU
2:accounts=SUVWVTUUT 2:and=SSTSWYUVU 2:article=UVUUUVUQW 2:callAfter=UUUUUTUUV 2:common=WTXRSVRWV
2:compare=WVUUUTUUT 2:copula=WUUTWSUVT 2:correction=NXUVSWZSU 2:courtesy=TTSTXVUWT
2:credentials=UTUUVSVUV 2:end=RUPTSZUZU 2:endorse=STZUTTUUU 2:ens=STUVUVUVU 2:fid=VTUUTWSVV
2:first=UUUUUUUUV 2:form=TTUTTWWUT 2:greeting=UUUUUVSUV 2:handle=TUUUUVUUV 2:he=OUXUWUUUV
2:help=TVUTUVUUU 2:holds=TTUUTVWUU 2:interrogative=WPTSZUWUU 2:interrogativeSubject=TTUUTXUUU
2:lower=UTTUVUTWT 2:mention=TTUUUUTUT 2:my=VRVcQRTUU 2:name=TSUUUVUUT 2:no=SVUVUUWUT 2:not=XTTSUVWTS
2:notAfter=UXUTUUTUT 2:number=aVUSTQTVT 2:on=STUUXUUWU 2:only=SUUUVVUUU 2:or=WUVTVVRUU
2:person=TRWUWUTTV 2:platform=TTTSWXTVU 2:pointing=UTVRTUVUW 2:possessiveAfter=UWTTVUSUU
2:possessiveBefore=STTTWVTVV 2:praise=ZVTTPWTVT 2:profile=SUVWVVTTT 2:question=VTUWVSVUT
2:relative=VXURSSWUV 2:request=UTUUUUWUT 2:rhetorical=XUTUUTUUU 2:second=VUUTVTUTV 2:self=TTVXVRUUV
2:statement=VWSTUTVTU 2:thanks=XUUTTQWWU 2:third=WUUUTVVST 2:trust=UTUTTXUUT 2:unknown=UTSUVUUWU
2:verifiers=TTTTWWTUU 2:wallet=SSUSVXUUW 2:yes=UWTUQXVVU 2:you=ZUTVSSUUU ?=TUTTVVUUT ?_,=XUUUVSUUT
?_.=UUUUVSWUU ?_Unknown=TVUVVTTUU ?_about=VUUUUUUUU ?_article=VTUVTUUUT ?_bot=TVUTWWUUS
?_common=USTUSXVUU ?_copula=UUUTUUVUU ?_correction=TTUUVUTUV ?_courtesy=ZTUTTUTUT ?_end=RVUTWVUUT
?_form=UUUUUWUUT ?_he=SUUWSTVUV ?_help=TUUUUUUUU ?_interrogative=VUUUSVVUU ?_lower=WTUUTVTUU
?_mention=TUUWVRTUW ?_name=SUUWWTTUU ?_not=VUUUUTVUU ?_pointing=TUVVSUVUW ?_praise=YUUUTUTUU
?_question=TTVUTVUUU ?_request=UUUVSWUUU ?_self=VVWUURTUU ?_statement=TUUUUUVUU ?_thanks=TUUUWUUUU
?_unknown=VTTUUUTUV ?_you=TUUUUVVUU ?absent=QTSXYTVUT ?embedded=aTUUSTTUT ?vocative=RVUUVVVUV
Unknown_,=VTVUUSYUU Unknown_.=VUUUTVUUU Unknown_?=XSTSWUUUU Unknown_Unknown=TRTSRVcUU
Unknown_about=UUTUUUUUV Unknown_and=UUUUVUUUU Unknown_article=TUUUVSUUV Unknown_bot=VVUUUTUUU
Unknown_common=SUVUVVTUV Unknown_copula=UUUUUUTVU Unknown_correction=UUUUUVUUS
Unknown_courtesy=UUUUUTUUV Unknown_credentials=TUUUVUUUU Unknown_emoji=WUUUUTUUU
Unknown_end=SUUUTVVUU Unknown_he=TUUUTUVTV Unknown_holds=VUUUVTTUV Unknown_interrogative=UUUUTUVUU
Unknown_lower=WTVUVUSUT Unknown_mention=UUUVTUUUU Unknown_name=VUUVTVTUT Unknown_not=TUUUUUUUU
Unknown_on=UUTUTVWUT Unknown_person=UUUUUUTUV Unknown_pointing=TVUTUVTTU
Unknown_possessiveBefore=UVUUUUUUU Unknown_question=VUVUVVQUU Unknown_request=UUUUUUUUV
Unknown_self=UUUUUVUUU Unknown_statement=VUUUUUTUT Unknown_unknown=TRUSSWaUV about:false=UUSSUUUVT
about:true=YUUUTRUUT about_,=TVUTTSXUV about_.=UUUUUVTUU about_?=SUUVTVWUU about_Unknown=VTUTUUUUU
about_about=TUUUVUUUU about_accounts=TUUUUVUUU about_article=RTUTXWVUS about_bot=bUUUTTSUU
about_common=RUVQTVWTY about_compare=VUUUTUUUT about_copula=UUTUUUUUU about_correction=VUUUUUUUU
about_courtesy=UUUSUVUUT about_end=TXTTWSTUT about_endorse=TUXUUTUUU about_ens=TUUUUUUVU
about_first=VSWUTTVUU about_form=UUUUUUUUV about_handle=TUVUUUUUU about_he=SVUUWTUUU
about_interrogative=SVUUXUTUU about_interrogativeSubject=SUUUWVTUU about_lower=TUVWUUUUT
about_mention=SVVUUUTUU about_my=WTVVUSUUU about_name=TVUTUVTUW about_not=VUUUUTUUU
about_number=UUVUUUTUU about_on=TUUVUVUUU about_person=WTUUTSUUV about_platform=TTTRUXTUX
about_pointing=TUVVUTVTT about_praise=VUTUUTUUU about_profile=XUVTTUTUU about_question=URUTUWVUV
about_request=SVUTUUWUU about_second=SUUUUVVUU about_self=TSVWVUUUU about_statement=VUUVUTUUT
about_trust=VUUVTUUUU about_unknown=VRVVUTUUT about_yes=SVUUUXTUU about_you=TVUWTTUUU
absent/card=WSTUTWVUU absent/false/false=VTSSRWVXT absent/false/true=VUSSVVVVV
absent/question=VSTRUVUWU absent/reply=WUUUTTUUU absent/top=YUUUUSUUT absent/true/false=WTUTWTTUT
absent/true/true=XTTWSVUTU absent=VTSTTWVXS accounts_,=UTUVUVTUT accounts_.=TVUVUTVUU
accounts_?=UUUVUUSUV accounts_about=TWUUTTWUT accounts_bot=TUUUUUVUV accounts_common=VUUVTVTUU
accounts_courtesy=UTUVUTWUT accounts_end=TTUWVUSUT accounts_interrogative=VUUUUUUUU
accounts_lower=TTVVUUVUU accounts_name=TUUUVUUUU accounts_on=WWUUUSTUT accounts_platform=UUUUVVTUU
accounts_pointing=UUUVUTUUV accounts_possessiveBefore=UUUUUVUUU accounts_question=TTUTUWUUU
accounts_self=VTUWUSUUU accounts_trust=UVUUVSUUV accounts_unknown=UTVVUTVUU and_,=VUUUTWUUS
and_about=TUUVUTVUU and_article=UTUVVTVUT and_bot=XUUTUTUUU and_common=VTTTVWUUU
and_copula=TVUUVTTUT and_correction=TVUVTWTUU and_courtesy=TTUVUWSUU and_end=TUUVUWSUU
and_form=UUUUUWUUS and_handle=UUUUUUUUT and_he=TUVUUVTUU and_interrogative=VUUTTUTUV
and_interrogativeSubject=VUUUUTVUU and_lower=UVTTTUXUT and_mention=TVTTTWVUV and_my=TVUUTTUUV
and_name=TVTTUWVUU and_no=WUUUTTUUT and_not=TUUUUTUVV and_on=UUUTVUTUU and_person=UUUUUTVUU
and_platform=UVUUVTUUU and_pointing=TTWTWVTUT and_possessiveBefore=TUUUVVUUU and_profile=UUUUXSUUU
and_question=QVUUWSXUU and_request=VTUVVSTUV and_self=UUUWRUVUV and_statement=TUUUUVUUU
and_thanks=SUUUUWUUU and_trust=TUVUUUTUU and_unknown=VUTTTVVUT and_yes=VUUUUUUUU and_you=TUUUVUUUU
another:false=TTSTTUTVU another:true=YSSUWRXUQ any:,=TVVUSUUTU any:.=TVSVTTVXU any:?=SVTUVUUUU
any:Unknown=VSVSUUWTV any:about=UTUUUTVSU any:accounts=TUTYUTSUU any:and=UTSVVUTWT
any:article=UUVRUVVTV any:bot=UUSTVUUUU any:callAfter=WTUTUTVUU any:common=UUUUTUUST
any:compare=WXTRUXSSU any:copula=VURSWUUTV any:correction=TWSWVVUQV any:courtesy=UUTVTUUSV
any:credentials=QSTVWXTUV any:emoji=WSTTVUUUU any:endorse=PSkTSRSUU any:ens=QSTVUXWVV
any:fid=RRTXUWWVU any:first=UUWSTVUUV any:form=RSSSRaVUa any:greeting=YSTTWUTUT any:handle=VUUTTVTUV
any:he=TTVTWUVTU any:help=QdYQSRTUU any:holds=UTSVUVUUV any:interrogative=UWQRXVUTU
any:interrogativeSubject=WTRWUVUUT any:last=XUUTTWSUU any:link=XVUTVTSUU any:lower=UUTTUUUTU
any:mention=UTUUUUUUU any:my=UPWdRSSTU any:name=VTVSUVUUV any:no=TWSUUWWRU any:not=VVRTUVXRT
any:notAfter=UUSVTWUUV any:number=YUVRSSVWU any:on=UTUUTUUVV any:only=UVTUUUTTW any:or=TVTUVVSUV
any:person=TVVRUUVTV any:platform=RURSaWRVV any:pointing=VUVRVUUTV any:possessiveAfter=UVTSVVUVV
any:possessiveBefore=UVRTWUTTU any:praise=YTUVTUUTS any:profile=TUVWUUTUU any:question=UTUVVUTSV
any:relative=WbTSRTTUT any:request=TTTWSUUUU any:rhetorical=bVSSRSVUU any:second=STUUVTTVW
any:self=TSTbSUUST any:statement=WTUUTUUTT any:thanks=YPTTSXWVT any:third=VUUTSUVUW
any:trust=VRXSUUTUV any:unknown=UUTTUUVUU any:verifiers=PSUVZVTUV any:wallet=TQSWUXUUX
any:wrong=WXUTWQTUU any:yes=WSWTTTVVU any:you=VYTVTTUTT article_,=TUUUWTUUU
article_Unknown=UTTTUVVUU article_about=UTUUVVUUU article_accounts=UUUUTVUUU article_and=UUUUUVUUU
article_article=TUVUUVVTU article_bot=bTUUTQTUU article_common=WWSTTTUVT article_compare=VTUUUUUUU
article_copula=WUUUUVUST article_correction=TUUUUUTUU article_courtesy=TUVUUUWTU
article_credentials=SUUVUWUUU article_end=RTUUVVWUU article_ens=TUUUUVUVU article_fid=SUUTVVVUU
article_first=TUUUVTVUV article_form=UVUUUUUUU article_he=TUUUUVVUU article_help=VVUUUUTUU
article_holds=VUUUVTTUU article_lower=VUVTUVTVU article_mention=RTVTUXTUW article_my=STUYUUTUU
article_name=QUVUUXTUW article_not=TVUUUTUVV article_on=UVUVUTTVU article_person=TWVTSUYTT
article_platform=WUUUTTWTT article_pointing=RUUUVVVUU article_praise=UTVUVVTUT
article_profile=TUUSUWVUU article_question=VTUUUVUUU article_relative=WWUUVSUUS
article_request=VUUUUUUVS article_second=VUUUUSTUW article_self=UUUUVVUUU
article_statement=SUWVTUUUU article_trust=TUUTUVVUV article_unknown=VTVTUVUVU
article_wallet=UUUTUVUUT article_you=VUUUUUUUU aside:false=UTSTUUUWT aside:true=VTUTUVWUS
before-name:,=VRRWWWVUS before-name:.=RWTTWWVTT before-name:?=TTUWZOVUT
before-name:Unknown=UUUUTTVUV before-name:about=UVUURUWUV before-name:accounts=TVUUVTUUT
before-name:and=VUTTTSUUX before-name:article=PZUTTUVVW before-name:bot=UUUSUUWUU
before-name:callAfter=UTUUUUTUU before-name:common=UVVSTTVUU before-name:compare=VUUUSUVUU
before-name:copula=VTRVWUTUV before-name:correction=QTUUUbSUU before-name:courtesy=UURRVWUVV
before-name:credentials=UUUUUVUUU before-name:emoji=VUUUUUUUT before-name:endorse=RTbUUQUUU
before-name:ens=TUUUUWUUU before-name:fid=TTUVUVUUU before-name:first=VVVUUTVUT
before-name:greeting=VTUTXSUUU before-name:he=SWRTVUUUW before-name:help=VTWUTSUUU
before-name:holds=VUTTTXRUV before-name:interrogative=TVRSVVWUV
before-name:interrogativeSubject=VTTUTVVUU before-name:lower=UXUUTVUUT before-name:mention=RSTUVZSUX
before-name:my=USVVUSVUV before-name:name=RSTUVZSUX before-name:no=SVTSVXVTS
before-name:not=WVSTWUUTR before-name:notAfter=TTTVVXUUS before-name:number=VUUUUTUUU
before-name:on=TVUVSTXUU before-name:only=UUUUUTVUU before-name:or=VVUUUSUUV
before-name:person=WUTUUWQUV before-name:platform=TUTUTVVVU before-name:pointing=TXRUVVTUV
before-name:possessiveAfter=VTVUTVUUU before-name:possessiveBefore=SXTVTTUUV
before-name:praise=TUUVVVVUS before-name:profile=UTTUTVUUU before-name:question=TTSXVUTUV
before-name:relative=TXTSUTUUU before-name:request=VSVTWTTUU before-name:rhetorical=YUSUTTUUU
before-name:second=TUUUVTUTW before-name:self=USXSSVTUU before-name:statement=WSTSVVVUU
before-name:thanks=VUTUUTVUU before-name:third=UUUUTUUUW before-name:trust=XTVTUSUUU
before-name:unknown=UWUUSUUUU before-name:verifiers=TUSUVWUUV before-name:wallet=RTUUUXUUW
before-name:yes=VTVUUVUUS before-name:you=UUTTTYUUU before:,=YUSRTUUUU before:.=UUTUWVUUU
before:?=XUUSVUTUS before:Unknown=VTUUUTWUT before:about=WVSTUVTUT before:accounts=UWUURVUUU
before:and=XUTTVTTUT before:article=USUSTWVUU before:callAfter=VTUUUTUUU before:common=WSRTTWWUS
before:compare=XUUUVRVUT before:copula=RVTTUXTUV before:correction=ZTUTTTSUU
before:courtesy=TTTTWVTUV before:credentials=STUVUWTUV before:emoji=UUUTWUVUU
before:endorse=TUaUUQTUU before:ens=SUUWUUUUU before:fid=RTUXTVWUU before:first=UTUTSWVUU
before:form=PUUTRZTUZ before:greeting=UTUUXUUUT before:handle=VUUUUVSUU before:he=QUUTTXVUV
before:help=TZVTURUUU before:holds=TUUUTVTUV before:interrogative=WSTPaUTUU
before:interrogativeSubject=WTUTUVTUU before:last=VUUUUVUUT before:link=VUUUUUTUU
before:lower=USRUVVWUT before:mention=WRTTWUUUT before:my=URTWWTSUW before:name=VRTSWVVUU
before:no=WTUTUWSUU before:not=VSUUUTUUV before:notAfter=STUVUWUUV before:number=VTUUVSUUU
before:on=UTTSTVXUW before:only=TVUUUSUUV before:or=SUUTTWUUX before:person=TUUTVVVUV
before:platform=XXUTQXNUX before:pointing=SVUSTVWUV before:possessiveAfter=RUTUVVUUW
before:possessiveBefore=RTUVVWVUU before:praise=TTSVZVTUS before:profile=VUUVSUUUU
before:question=VUWUPUVUU before:relative=UTUSTYUUV before:request=UVUSVVUUT
before:rhetorical=XUUURUVUU before:second=UUUUTSTUX before:self=TTSVUWTUV before:statement=TVSTUVVUV
before:thanks=YTUSWSWUT before:third=VUUTTUTUV before:trust=VTUUSXUUU before:unknown=VSSTWVVUT
before:verifiers=TUUTUTVUV before:wallet=OUUVTYVUV before:wrong=VTUUWTUUU before:yes=RUTXVVUUT
before:you=VTTUUWVUR behind-name:,=URTTYTUUV behind-name:.=SVSWXTSUU behind-name:?=VVSSTWTUV
behind-name:Unknown=TVUVWTTUU behind-name:about=UUWUTUTTU behind-name:accounts=SVUUTUWUV
behind-name:and=UUUUWVUUR behind-name:article=VTSUUTTVV behind-name:bot=VSTTVVTUU
behind-name:callAfter=TUUUUUUUU behind-name:common=UURWUUUUU behind-name:compare=TXUVUUTUU
behind-name:copula=UUTVVUUUT behind-name:correction=UTURXTWTW behind-name:courtesy=UTTWVUTUU
behind-name:credentials=TTUVUWSUW behind-name:emoji=UTTVVTVUV behind-name:endorse=TUaUVRUUU
behind-name:ens=SUUUTVVUU behind-name:fid=TUUUTVWUT behind-name:first=RVTUVUUUW
behind-name:form=SSSSRZVUZ behind-name:greeting=VUTUUWUUS behind-name:handle=UTUUTWTUU
behind-name:he=TVSUYUUUS behind-name:help=XSUUUTUUU behind-name:holds=TUTWVUVUT
behind-name:interrogative=QXSWYUUUT behind-name:interrogativeSubject=VUTXUSUUU
behind-name:last=TUUUUXSUT behind-name:link=VUUUUUUUU behind-name:lower=USSUVUVVV
behind-name:mention=UTUTUUUUU behind-name:my=TUSWVVUUT behind-name:name=VUTSUUVUU
behind-name:no=UTUUXSUTW behind-name:not=TTSTWWUUV behind-name:notAfter=SVTTVTWTW
behind-name:number=RUWVVTVUT behind-name:on=WSUUTUTTV behind-name:only=RUTTVTVUX
behind-name:or=SUUUTWUUU behind-name:person=UTVUWSVUT behind-name:platform=TYSRTVUUU
behind-name:pointing=TURWXTVUT behind-name:possessiveAfter=QZUUTVUUU
behind-name:possessiveBefore=STTTWWUVU behind-name:praise=UTTWYQVUT behind-name:profile=TTTVUWSUV
behind-name:question=TRVWUUVUV behind-name:relative=RZTTTUWUS behind-name:request=SSUWWWSUU
behind-name:rhetorical=WUUUUTUUU behind-name:second=SUUVUVUUU behind-name:self=SUSYXSUUT
behind-name:statement=TUSYVTTUU behind-name:thanks=RUUUVWUUU behind-name:trust=STUWVVUUV
behind-name:unknown=USUTVUVVU behind-name:verifiers=STVVTUVUU behind-name:wallet=TTTVSWVUV
behind-name:wrong=VWUUVRTUU behind-name:yes=UTTTUUUVW behind-name:you=VRTWVRXUT behind:,=TUXUTUTUT
behind:.=VVVTWTSUS behind:?=TUUUTVVUV behind:Unknown=UTUSUVVUV behind:about=TUXUUSUUR
behind:accounts=STTWWWSUT behind:and=VUUUVTTUT behind:article=VTUSVUUUU behind:bot=UTTTUUUUU
behind:callAfter=UTUTVVUUV behind:common=VVTUTVTUU behind:compare=WWTURXSUT behind:copula=UUSTVVVUU
behind:correction=YVSTVSRUW behind:courtesy=UUVUTVUUV behind:credentials=RSTWVWUUU
behind:emoji=USTVVUUUT behind:endorse=PSfTTTTUU behind:ens=STUUTXVUU behind:fid=TRTXSUWUV
behind:first=SUVTVWTUV behind:form=WRTTSWWUW behind:greeting=ZTTTUVSUT behind:handle=TUVUUWUUU
behind:he=RTVUUVVUV behind:help=QZWSVUSUT behind:holds=SUSVVVWUU behind:interrogative=PWRTXVVUU
behind:interrogativeSubject=SUSWVTVUU behind:last=VTUTUVSUV behind:link=VVUTVTTUU
behind:lower=UTUUUTUUT behind:mention=TVWTWUTUT behind:my=VPWaRTUUT behind:name=TUVTVUUUU
behind:no=WSTUYSUUU behind:not=UVRUVWWUR behind:notAfter=XSSUVUTUU behind:number=XTWQRUWUU
behind:on=VTUVTUTUU behind:only=UUTTUUUUW behind:or=WVTTWTTUS behind:person=SUXSWUUUT
behind:platform=TVRVPYWUU behind:pointing=STVUWVUUU behind:possessiveAfter=XVUSTVUUS
behind:possessiveBefore=UVSSXVUUU behind:praise=WTWPVTXUU behind:profile=SVUWSWTUU
behind:question=SVUVSWTUV behind:relative=UYUTXPUUS behind:request=USVUUVTUW
behind:rhetorical=YVTSVSUUU behind:second=UUUVUUTUU behind:self=TQVbVSTUR behind:statement=XTWUSTUUT
behind:thanks=WRTTUVVUU behind:third=UUUUTTVUV behind:trust=SQWUXUTUW behind:unknown=TUTTUUUUU
behind:verifiers=STUUUXUUV behind:wallet=RSSXTWWUW behind:wrong=VYUTTSTUU behind:yes=RUWUWTVUU
behind:you=TXUTRWTUV bot+1:,=VUUVTUTUW bot+1:.=UUUTXUSUT bot+1:?=WSUTWSWUU bot+1:Unknown=TWVTUUSUU
bot+1:about=ZSUUTTSUU bot+1:accounts=UTUUVSVUU bot+1:and=XUUUTRUUU bot+1:article=SVTTTUWUU
bot+1:callAfter=TUUUUVUUU bot+1:common=WSWRUVUUU bot+1:compare=UVUTSVVUU bot+1:copula=XUSUVSVUT
bot+1:correction=WTUWUTUUT bot+1:courtesy=WWUSUUUUT bot+1:emoji=UTUTXVTUU bot+1:end=SRUVVVVUV
bot+1:endorse=UUZUSRUUU bot+1:fid=VUUVUTUUU bot+1:first=UUUUUTUUV bot+1:form=RUUUUWUUX
bot+1:greeting=YTUTUUUUU bot+1:handle=UUUUUVUUT bot+1:he=UUTTVVUUT bot+1:help=QaVSTUTUT
bot+1:holds=UVUUUTUUU bot+1:interrogative=SWRTXUUUV bot+1:interrogativeSubject=VUTUXTTUT
bot+1:link=UVUTUUUUU bot+1:lower=TTTVVUUUS bot+1:mention=UUUSVVTUU bot+1:my=QSTaSVVUU
bot+1:name=TUTTUVUUV bot+1:no=bUUQTRVUV bot+1:not=VUTUUTWUT bot+1:notAfter=VVUUVRVUU
bot+1:number=TTUTUTXUV bot+1:on=XUTUSUSUV bot+1:only=SUUUUYUUT bot+1:or=WUUUUTUUU
bot+1:person=TUTTVWUUU bot+1:platform=SWUTTXTUU bot+1:pointing=TSSTYWVUS
bot+1:possessiveAfter=ZUUTSSUUU bot+1:possessiveBefore=TVUWUUSUU bot+1:praise=WSUSUWUUU
bot+1:profile=TUUTWUVUT bot+1:question=UVTUSVVUU bot+1:relative=RTTYUUVUU bot+1:request=TTUVTVUUU
bot+1:rhetorical=WVUUTTUUU bot+1:self=SSWYTUVUT bot+1:statement=YTUUTUTUU bot+1:thanks=XSTTUUVUU
bot+1:trust=VTUSVVTUU bot+1:unknown=TUUUUTUUS bot+1:verifiers=TUTUVVUUU bot+1:wallet=TUUUUVUUV
bot+1:wrong=UVUUUUUUU bot+1:yes=UTVSWUVUU bot+1:you=UTVQUVVUV bot+2:,=WVRRXUTUU bot+2:.=WTUUUUWUS
bot+2:?=XWTXRURUT bot+2:Unknown=VSTTUUVUU bot+2:about=UVVUTWTUS bot+2:accounts=TUVUUUTUT
bot+2:and=VVTSUWUUT bot+2:article=UUUTVWUUT bot+2:common=VVUTTVUUU bot+2:compare=WVUTTTUUT
bot+2:copula=XVTVSUTUT bot+2:correction=WTUSUTUUV bot+2:courtesy=UUWRWTWUS
bot+2:credentials=TTUUUTWUU bot+2:emoji=TUUUUUVUU bot+2:end=RVRVVUVUU bot+2:endorse=UTYUUSUUU
bot+2:ens=TTUVTVUUU bot+2:fid=UTUVUWTUV bot+2:first=UUUUUTTUW bot+2:form=VTUUTTWUU
bot+2:greeting=VUUUUTUUU bot+2:handle=TUUUUVUUW bot+2:he=QUVVVVVUT bot+2:help=UUUTUWTUU
bot+2:holds=TUUUUTVUV bot+2:interrogative=URTUYTTUW bot+2:interrogativeSubject=UUUVVURUV
bot+2:lower=VTTUVTUUU bot+2:mention=UTVVTUUUT bot+2:my=TSWYSVSUU bot+2:name=TSVUSVVUV
bot+2:no=WUUTUUTUU bot+2:not=XTTTUUUUT bot+2:notAfter=WVUUUTUUT bot+2:number=WVUTUSVUU
bot+2:on=UUUWUVTUT bot+2:only=SUVVTVTUV bot+2:or=UVUTWVTUS bot+2:person=RQVUXVXUT
bot+2:platform=UTTUSWVUT bot+2:pointing=TUUUTVVUV bot+2:possessiveAfter=VWUUTTTUT
bot+2:possessiveBefore=UTTTWUUUV bot+2:praise=XVUSSWTUT bot+2:profile=UVVWRTUUU
bot+2:question=UVVVQWTUT bot+2:relative=TWUUUTWUT bot+2:request=TTUUVTUUV bot+2:second=TUUUVUUUV
bot+2:self=SSXVVTTUU bot+2:statement=ZWTSTSUUT bot+2:thanks=XUUUURVUU bot+2:trust=VTTUSWVUU
bot+2:unknown=VTSUVTUUV bot+2:verifiers=UUUUUVTUU bot+2:wallet=RTUVVVUUW bot+2:yes=SXTTSVVUV
bot+2:you=SUTTTWVUU bot-1:,=XTUUUTUUT bot-1:.=TUTTVVUUV bot-1:?=UUUSVXUUS bot-1:Unknown=UUUVUSUUU
bot-1:about=bUTTTTSUT bot-1:accounts=TUUUTTVUV bot-1:and=XUUUVTTUU bot-1:article=bTUTTQTUU
bot-1:common=XSTSUUWUU bot-1:compare=UUUUUVUUU bot-1:copula=VUUTSVVUU bot-1:correction=UVUTWTUUU
bot-1:courtesy=VTSWSVVUU bot-1:emoji=TUUTWUTUV bot-1:end=SUUTVUTUU bot-1:first=UUUUUUUUV
bot-1:form=SUUUUWUUU bot-1:greeting=WTUUUVTUU bot-1:he=UTUTTVVUU bot-1:help=UXUTTUUUU
bot-1:holds=VUUUUVTUU bot-1:interrogative=TUUUWUVUT bot-1:interrogativeSubject=TUUUUWUUU
bot-1:lower=WSTTVVUUV bot-1:mention=UTVTTVUUU bot-1:name=TTVTTWUUV bot-1:no=UUUTUWTUU
bot-1:not=VUUUTUUUU bot-1:notAfter=TUUVTUVUV bot-1:on=WUUTTUVUU bot-1:only=WUUUTTUUU
bot-1:or=VUUUTUUUU bot-1:person=WUUUSTWUU bot-1:platform=RUUUTXVUU bot-1:pointing=VVUSUTVUU
bot-1:possessiveAfter=TUUUUVUUU bot-1:possessiveBefore=XUUUTSUUU bot-1:praise=TTTTWXUUU
bot-1:profile=VUUVTTUUU bot-1:question=VTVSSVVUU bot-1:request=UVUVSUUUU bot-1:self=RUUZUUVUT
bot-1:statement=WUUUUSUUU bot-1:thanks=ZTUSUSUUU bot-1:trust=STUVWVTUU bot-1:unknown=WTTTUUUUU
bot-1:wallet=TUUTUVVUU bot-1:yes=UUUUSWVUU bot-1:you=YTUTTTVUT bot_,=VUTVSUSUV bot_.=VVUTXTTUS
bot_?=WSVTVSVUU bot_Unknown=TWVTUVTUU bot_about=ZSUUTUSUU bot_accounts=UTUUVSVUU bot_and=XUUVTSUUU
bot_article=SVTTUUWUU bot_callAfter=TUUUUVUUU bot_common=WRXRUVSUV bot_compare=VVUTSVUUT
bot_copula=YTSUUSVUU bot_correction=WTTWVTUUT bot_courtesy=WVTSUUUUS bot_emoji=UTUTXUTUU
bot_end=TRVUVVUUW bot_endorse=TUaUSQUUU bot_fid=UUUVUTUUV bot_first=TUUUUTUUV bot_form=RUTUUWVUW
bot_greeting=XTUTUVTUU bot_handle=TUUUUVUUT bot_he=TTTUVWVUT bot_help=RaVSUUTUU bot_holds=UVUUTTVUU
bot_interrogative=SXRSXTUUU bot_interrogativeSubject=VUUUXTTUT bot_link=UVUUUUUUU
bot_lower=UUUUVTUUT bot_mention=TVUTVVTUV bot_my=QSTaTVVUU bot_name=SUTTUVTUW bot_no=bTURTRVUU
bot_not=VUTVUTVUU bot_notAfter=WVUUVRVUU bot_number=UUUUUTWUV bot_on=XVTUTURUU bot_only=SUUUUYUUT
bot_or=XUUUTSUUU bot_person=TVTTVVUUU bot_platform=TWUTTXTUU bot_pointing=TSSTXWVUS
bot_possessiveAfter=YUUTSSUUU bot_possessiveBefore=TUUWVVTUT bot_praise=VSUTUXUUU
bot_profile=TVUSVVVUT bot_question=UVTUSVWUU bot_relative=QUTYUUVUU bot_request=TTUWTWTUT
bot_rhetorical=WVUUTTUUU bot_self=SRVYTVVUT bot_statement=XTVTTUTUU bot_thanks=XSUTUUVUU
bot_trust=VTUSWVTUU bot_unknown=TTUWVTTUT bot_verifiers=TUSUVWUUU bot_wallet=UUUTTUUUW
bot_wrong=UVUUUUUUU bot_yes=TTVSWVVUU bot_you=UUVRUVVUV callAfter_end=VTUTUUUUU
card/false/false=WUVWTTUUS card/false/true=WUSTRXTUV card/true/false=USVTXSUUT
card/true/true=WTUWSUUUT choices:false=UUTUUUUUT choices:true=WTTRUUUXU clause:Unknown=XTTRTUVUV
clause:about=USXSUUUTT clause:accounts=RTTXVTWVU clause:and=VSTUVVTVT clause:article=WUUQVUUUV
clause:bot=UUSTUUTUU clause:callAfter=WTUTUTUUV clause:common=VVUSTUSUV clause:compare=VXTRTXSSV
clause:copula=XURTVUUTU clause:correction=UTRWTVVSV clause:courtesy=VUTVSUWSW
clause:credentials=QSTWXWUUV clause:emoji=VTTSVUVVT clause:endorse=PSiTSTSUU clause:ens=RTUVUVVUV
clause:fid=RSTXUWUVV clause:first=UVUSVRTVW clause:form=QSTTSYWUZ clause:greeting=ZTTTUUTUT
clause:handle=WUUUTUTUU clause:he=RRWSWUWUV clause:help=QdXRSRTUU clause:holds=TSSUVVVUV
clause:interrogative=SWRRXWUSV clause:interrogativeSubject=VVSVUWSUU clause:last=WUUTTUTUW
clause:link=XVUTUTSUU clause:lower=UTUTUUUUU clause:mention=VUVQTUVUU clause:my=UQXbPUSTT
clause:name=VVUQRUWUV clause:no=SVSTTXYRV clause:not=YUTTRUWTT clause:notAfter=VVTTRUUUW
clause:number=YTVQTUVXT clause:on=VTTSTUUVU clause:only=WVUWRUTUU clause:or=SUTUVUXUT
clause:person=VTWTUTWTT clause:platform=RVRRZXTVU clause:pointing=UUURWUVVU
clause:possessiveAfter=TUUSUVUVU clause:possessiveBefore=WVTTVUTUT clause:praise=ZSSVSXUTS
clause:profile=VUTWUTUTS clause:question=UUSVWWTRU clause:relative=WbTTRSUUS
clause:request=UTTVSUUUW clause:rhetorical=ZVSSTSUUV clause:second=TUUTVUUWV clause:self=URVcRRVUT
clause:statement=ZVTRWTTUS clause:thanks=aPTTRWVVT clause:third=WUUTUTUUV clause:trust=TSWSVVUUV
clause:unknown=UUUTUUUUU clause:verifiers=OSSVaWSUW clause:wallet=SRSUVYUUW clause:wrong=UXUTUTTUU
clause:yes=WUVTRWVVS clause:you=WYSTSSVTU common_,=YTTTWUVTR common_.=USVUUWSUV common_?=WWTTTUTUU
common_Unknown=VVUUUTTUU common_about=WWTSTUTUV common_accounts=TUUWTWTUT common_and=UUVTVUVUT
common_article=WSUVSVTUS common_bot=XSTSVTWUU common_common=UTWTVUSUV common_compare=WWUUTSTUU
common_copula=UUUSUWTVU common_correction=WUUUTUUTW common_courtesy=UVUTVSVVT
common_credentials=UUUVTUUUU common_emoji=UUUUUUVUT common_end=VVVTTUVTU common_endorse=TUWUVTUUU
common_ens=VUUUTVUVU common_fid=WUUTTUUUU common_first=VTUUUVUVT common_form=SUUUUWUUU
common_he=SVUWVSTUV common_help=XSUTVSVUU common_holds=UTUUUUUUU common_interrogative=UVUTWVTUS
common_interrogativeSubject=TUUUWTVUT common_last=UUUUUVUUU common_lower=USWUUUUTU
common_mention=TTVSUVUUW common_my=TSVWUTVUU common_name=STVTUVUUX common_no=UTUYUSTUT
common_not=VTTUUWTUT common_notAfter=VUUWUTTUU common_number=STUUVVWUT common_on=WWTTSUVVU
common_only=WUUUTTUUU common_or=VUUTUUTUV common_person=VWTSTUUUU common_platform=VVUUWRTVU
common_pointing=UUWVWRTUS common_possessiveAfter=VUUTVTUVU common_possessiveBefore=WVTSVVSTW
common_praise=UTUTUTWUU common_profile=VUVVRSWUU common_question=UTTTWVSUW common_relative=WXUTSSUUU
common_request=XTUWSTVVT common_second=TUUVUTUUV common_self=VSUVUVUUU common_statement=RXWSRWVTW
common_third=UUUTUTUUW common_trust=YUUVVSSUU common_unknown=UUVUTUUSU common_verifiers=UUUVUUUUU
common_wallet=UUTUUVUUU common_yes=TSWVVWTUS common_you=RYUSTVVVU compare_,=TWUUUVUUT
compare_?=UUUUTVUUU compare_about=SUUSWVUTV compare_bot=UUUUUVUUU compare_common=UVUVVSTUU
compare_copula=UUUUVUUUU compare_courtesy=UVUUUSVUW compare_end=WTUUTVUTU compare_he=TUUUVUUUV
compare_holds=VUUUUTUUU compare_interrogative=WWUUTTTUU compare_lower=VUUTTUUUU
compare_mention=TUUUTWUUU compare_name=TUUUTXUUT compare_on=XTUUUTUUU compare_pointing=UUUUVUUUU
compare_question=UUUUVUTUU compare_request=SUUUVTUUW compare_unknown=UUUTTVVUU
context:card=VTTUUWVUT context:question=VTTRUVVXU context:quote=WSTUWWVUS context:reply=VTUTUWVUT
context:top=UUSUUUUUU copula_,=UTUUWUUUS copula_.=TUUUVRXUV copula_?=STUUVUVUV
copula_Unknown=SVUUTVVUU copula_about=VUTTUSVUU copula_accounts=SUUVVUUUU copula_and=WUUUUUTUT
copula_article=VRVSXUUWU copula_bot=WUUTRVVUU copula_common=WUUUURTUW copula_compare=VUUUTUUUU
copula_correction=XTUUTUUUU copula_courtesy=VUVSTUVTV copula_end=WVUTUVTSU copula_first=UTUUVVTUT
copula_form=UUUUUVUUT copula_handle=UUUUUVUUU copula_he=UTTTXUTUV copula_interrogative=STUTUXVUT
copula_interrogativeSubject=TTUTUVUUU copula_lower=UUSWVTVTT copula_mention=SSTTVXTUW
copula_my=WUUXSSTUU copula_name=SSTTUXUUW copula_not=VUUUUSVUT copula_number=VUUUUTUUU
copula_on=WVUUVRSUV copula_only=UUUUUTUUV copula_person=VUTUTVUUU copula_platform=TTUUUUVUV
copula_pointing=VWSSXRTUU copula_possessiveBefore=UUUUVUUUU copula_praise=UTUVUTUUU
copula_profile=VUUUUUUUU copula_question=UUSVUVUUU copula_request=XTUTTUUUU copula_self=TVVTUSUUV
copula_statement=XUUUUTTUT copula_trust=UTWTRWTUV copula_unknown=UVSVVTVUS copula_wallet=UUUUUVUUU
copula_yes=WUUTVSSUV copula_you=VTUVUUUUU correction_,=QYTRSWUUW correction_.=TTUUUWUUT
correction_?=VTVTXSUUT correction_about=UUUVUSUUW correction_accounts=TUUUUUVUU
correction_article=SVUUVTVUU correction_bot=TVUTWTUUU correction_common=TTVWTUTUU
correction_copula=UUUTUVUUU correction_correction=RTUSTYWUT correction_courtesy=UUUXTVSTU
correction_emoji=VUUUUUUUU correction_end=SXSUTYVRV correction_form=VUUUUQUUX
correction_greeting=VTUUUVUUU correction_he=VUUTVSUUU correction_interrogative=SUUTWVTUU
correction_interrogativeSubject=VUUUUUUUU correction_lower=VUTWTSWTU correction_mention=TTUUUYUUV
correction_my=RUUYTUUUU correction_name=TTTUTWTUX correction_no=VUUUUTUTU correction_not=TUUTUVVUT
correction_notAfter=VUUTUUVUU correction_on=VUUUVTTUU correction_person=VVUUVUUSU
correction_platform=SUUTYTUUU correction_pointing=VTUTVTUUU correction_possessiveAfter=TUUUVUUUU
correction_possessiveBefore=UUUUVTUUU correction_praise=UVUUTVTUU correction_profile=UTUUVTUUU
correction_question=WTUTUVTUU correction_request=TTUVTTUUV correction_self=RTUbQVVUT
correction_statement=YUUTUTSUU correction_thanks=VUUUUUUUU correction_trust=VUUUUTUUU
correction_unknown=VUTXTSVUV correction_wallet=TUUUVUUUU correction_yes=UVUTUVTUU
correction_you=VVUUUTUUU courtesy_,=UVVTTVUUU courtesy_.=TUUUUVVUU courtesy_?=RXWTSTUUX
courtesy_Unknown=TUUUUUVUU courtesy_about=UWUVTUUUS courtesy_accounts=UWUUTVTUU
courtesy_and=UTUUWUTUT courtesy_article=SVUVUTVVS courtesy_bot=VSSVSXVUU courtesy_common=UUUXUTTTU
courtesy_compare=UUUUUTUUV courtesy_copula=VUUTWUSUV courtesy_correction=SUTWUVTUX
courtesy_courtesy=WVRUTVWSV courtesy_credentials=TUUUVUUUV courtesy_emoji=WVUUUTTUT
courtesy_end=WRRVXTUUT courtesy_endorse=SUZUUSUUU courtesy_ens=TUUUVTUUV courtesy_fid=SUUUUVUVU
courtesy_first=STUVUWUUU courtesy_form=TUUUUUUUV courtesy_greeting=VTUUUUUUU courtesy_he=STVUTUXUU
courtesy_help=SWUTUUVUU courtesy_holds=WTUWTVUUT courtesy_interrogative=TTTTVVTUU
courtesy_interrogativeSubject=SUUVTWUUT courtesy_lower=TTVWVTVTT courtesy_mention=UUTUUUUUV
courtesy_my=UVTUTUUUV courtesy_name=TVTUUVUUV courtesy_no=TUUUWUUUT courtesy_not=USUTTTWVW
courtesy_notAfter=XTUTTWUUT courtesy_number=WUVUUUTTV courtesy_on=VVUVVSTUS courtesy_only=SUUVTTUUV
courtesy_or=TUUVUVUUU courtesy_person=UTVTTVTTU courtesy_platform=RVUTWUVUU
courtesy_pointing=XSUTUQVVV courtesy_possessiveAfter=UUUUTVUUU courtesy_possessiveBefore=VWUVUTUUT
courtesy_praise=VTUVSTVUU courtesy_profile=SWWRUUUUV courtesy_question=RUVXWWSTT
courtesy_relative=WUUUUUSUU courtesy_request=SXUUTVTVU courtesy_self=TVTYTUTUT
courtesy_statement=WVTUTTUUT courtesy_thanks=VTUUUUVTU courtesy_trust=STVTVWUUU
courtesy_unknown=UTVVUTVTT courtesy_verifiers=SUVUWVUUU courtesy_wallet=VUUTTUUUV
courtesy_yes=XTTWTTTTU courtesy_you=VYUTTVSST credentials_,=WUUUUSUUU credentials_?=TTUVVVUUU
credentials_Unknown=TUUUUWUUT credentials_about=STUUVVUUU credentials_bot=VUUUUUUUU
credentials_common=UVUUUSUUV credentials_copula=UUUUUVUUU credentials_courtesy=TUUUVUUUV
credentials_end=UUUUVVUUU credentials_holds=TUUVUUUUU credentials_lower=TUUUUWUUU
credentials_on=TUUUVVUUU credentials_or=UUUUUUVUU credentials_question=TUUUUVUUU
credentials_unknown=STUUUYUUT embedded/false/false=ZTTSVSUUU embedded/false/true=XSQUUUXUT
embedded/quote=VUUVTUUUU embedded/reply=VTUWUSVUT embedded/top=YTRRUVWUU
embedded/true/false=XSTURVUUV embedded/true/true=WTTTWUUUU embedded=YSRTUUWUT
emoji_Unknown=VUUUUUUUU emoji_bot=TUUTXUUUV emoji_emoji=WUUUUTUUU emoji_end=XTTVSUUVU
emoji_lower=WUUUUTUUU emoji_mention=UUUUUTUUV emoji_name=UUUUUTUUV emoji_unknown=WUUUUTUUT
endorse_,=TTXUUSUUU endorse_about=TUYUTTUUU endorse_article=TTVUUVUUU endorse_common=STYUTUUUU
endorse_courtesy=TUWTVUUUU endorse_end=UUZTTRUUU endorse_he=TTYUSUUUU endorse_lower=SUYUUUTUU
endorse_mention=TUXUUSUUU endorse_name=TUXUUTUUU endorse_on=TUWUUTUUU endorse_pointing=TTXUTVTUU
endorse_possessiveBefore=TUVUTVUUU endorse_unknown=TUXUUUTUU ens_,=VUUTUUUUU ens_?=TUUTVUUUU
ens_about=TUUVUUVUU ens_copula=TUUUUVUUU ens_courtesy=TTUUUUUVU ens_end=TUUUUUUUU
ens_lower=TUUWTVUUU ens_on=TUUUVVUUU ens_possessiveBefore=TUUUUVUUU ens_question=SUUVUWUUU
ens_unknown=TUUVTVUUU fid_,=UUUUTUUUU fid_?=TTUUWUUUU fid_about=RTUUUXUUU fid_common=UUUUUUVUU
fid_copula=WUUSUUUUU fid_courtesy=STUXTVTVU fid_end=TVUTVTWUU fid_lower=UTUUUWSUU
fid_mention=TUUUUVUUU fid_name=TUUUUWUUU fid_number=TUUUUUWUU fid_on=SUUUUWUUU
fid_possessiveBefore=SUUUUWUUV fid_question=VUUTUVTUU fid_request=TUUVUVUUU fid_unknown=UUUUUWSUU
fid_yes=TUUUUVUUU first_,=SUUUUVVUU first_.=TTUTUVUUU first_?=UUUUUUUUT first_about=TUUUUVUVU
first_accounts=UUUUUVUUU first_common=UUUUTTVUV first_courtesy=VTUUUSUWV first_end=VUVUSWUTT
first_interrogative=TTUUVTUUV first_lower=WVTUUTSUT first_mention=SWUUVUUUT first_name=TVUUVUUUT
first_number=VUUUUTUUU first_on=VUUUUTUUU first_pointing=VUUUUTTTV first_possessiveBefore=UVUUTUTUU
first_question=TUUUUTUVU first_trust=UUVUUUTUU first_unknown=WVUUTTUUS form:-1/-1=TUUUVUUUU
form:-1/-2/top=TUUUUTWUU form:-1/-2=TUUUUTVUU form:-1/-3/top=SUUUUVUUU form:-1/-3=SUUUUVVUU
form:-1/-4/card=VUUVUTUUU form:-1/-4/question=UVUUUTUVU form:-1/-4/reply=WUUUUTUUT
form:-1/-4/top=XUTTUTSUV form:-1/-4=YUTVUSSUU form:-1/card=UUUVUTUUU form:-1/false/false=VUTUVRVUV
form:-1/false/true=UUUUUSUUV form:-1/question=UUUUUTUVU form:-1/quote=UUUUVTUUU
form:-1/reply=VUUVUTUUU form:-1/top=VUTTUSVUV form:-1/true/false=VVUUUUUUT
form:-1/true/true=TUUUWVSUT form:-1=WVTUVRVUU form:-2/-1/top=VVUUUSUUU form:-2/-1=UVUUUSUUU
form:-2/-3/top=TUUUUWTUU form:-2/-3=TVUUUWTUT form:-2/-4/card=UUUVUTUUU form:-2/-4/quote=UUUUVTUUU
form:-2/-4/reply=UUUUUVUUU form:-2/-4/top=UXTUUSUUT form:-2/-4=VXTVVRUUS form:-2/card=UUUVUTUUU
form:-2/false/false=WWUTUSVUT form:-2/false/true=QWUVXSUUT form:-2/quote=UUUUVTUUU
form:-2/reply=UUUUVUTUU form:-2/top=TXTTUTWUS form:-2/true/false=UTUUTUVUU
form:-2/true/true=VUUUUUUUT form:-2=UWTUVSWUR form:-3/-4/quote=UUUUVTUUU form:-3/-4/reply=UVUUVUUUT
form:-3/-4/top=UWUUUSUUU form:-3/-4=SWUVVSUUU form:-3/false/false=UWUUUSUUV
form:-3/false/true=SUUUWUUUT form:-3/reply=UVUUVTUUU form:-3/top=TWUUURVUU
form:-3/true/false=TVUUUUUUU form:-3/true/true=UUUVVTUUT form:-3=SYUVUSVUT form:-4/-1/card=TTUVWUTUU
form:-4/-1/question=VUUUUUUUU form:-4/-1/reply=SVUUVUVUU form:-4/-1/top=VUTTUUUUU
form:-4/-1=VUTUUUVUT form:-4/-2/card=WVUUUUSUT form:-4/-2/question=UTUUUUVTU
form:-4/-2/reply=TTUVTUVUU form:-4/-2/top=VUVTUUSUU form:-4/-2=VUTVVUTUT form:-4/-3/card=WTVTWURUT
form:-4/-3/question=VTUUUUUUU form:-4/-3/quote=UUUUVUUUU form:-4/-3/reply=TWUUUUUUU
form:-4/-3/top=VUUVUURUU form:-4/-3=VVVVUURUT form:-4/-4/card=WUUTUUSUU
form:-4/-4/question=XTTSUTSXU form:-4/-4/quote=USTWXSTUU form:-4/-4/reply=VUWUVSTUT
form:-4/-4/top=UXSWUURUU form:-4/-4=VVUVWPQWT form:-4/0/card=TTUWSUWUU form:-4/0/reply=VUUUUUTUU
form:-4/0/top=VUTSUUVUV form:-4/0=UVTTTUVUV form:-4/1/card=STUVTUWUU form:-4/1/reply=TUUUTUWUU
form:-4/1/top=UTTVUTVUU form:-4/1=UTTVTTWUU form:-4/2/card=TUUVUUVUU form:-4/2/top=UTUUUUWUU
form:-4/2=TTUUSUZUU form:-4/3/card=UUUUUUVUU form:-4/3/top=STUSUUYUV form:-4/3=SUUSUUYUV
form:-4/4/card=TUUUUUWUU form:-4/4/top=STUTUUYUU form:-4/4=RTUTUUZUU form:-4/card=USVUUVVUS
form:-4/false/false=VURSTSUWU form:-4/false/true=UUSUWSVTU form:-4/question=XRTSUTVXU
form:-4/quote=WSTVWSVUU form:-4/reply=UUVUVSVUT form:-4/top=VURUUUVUW form:-4/true/false=SVVUUTVUT
form:-4/true/true=RUTUXTVUT form:-4=UUSUVPUVT form:0/-2/top=UVUUUTTUV form:0/-2=UVUUUTUUV
form:0/-3/top=VVUUUTTUV form:0/-3=VUUUUUTUU form:0/-4/card=VUUWUSUUU form:0/-4/question=UVUUUTUUU
form:0/-4/quote=UUUUUVUUU form:0/-4/reply=VUTUUTVUT form:0/-4/top=VSSUUVTUV form:0/-4=VUSWUTVVU
form:0/card=WUUVTSUUU form:0/false/false=TWTTVSVVU form:0/false/true=UTUUTTVUV
form:0/question=UVUUUTUUU form:0/reply=UUTUUUVUS form:0/top=UUTTUTUUW form:0/true/false=VUUUUSUUU
form:0/true/true=UTUWUUUUT form:0=UUSVTSWVV form:1/-1/top=UUUUUVUUU form:1/-1=TUUUUUVUU
form:1/-2/top=UUUUUVTUV form:1/-2=UUUUUVSUU form:1/-3/top=UUUUUVUUU form:1/-4/card=WTUVUSUUU
form:1/-4/question=VUUUUTUUU form:1/-4/quote=VUUUTVUUU form:1/-4/reply=TUTUUWUUU
form:1/-4/top=VTUTUUUUV form:1/-4=WTUTUUSUV form:1/card=VTUUUTUUU form:1/false/false=WUUUUSWUV
form:1/false/true=WTUTTVTUV form:1/question=VUUUUTUUU form:1/quote=VUUUTUUUU form:1/reply=UUUUVUUUU
form:1/top=VTUTUUUUU form:1/true/false=UUUUWUTUT form:1/true/true=TTUUUVVUU form:1=WSTTUUVUV
form:2/-2/top=VUUUUUUUU form:2/-2=VUUUUUUUU form:2/-3/top=VTUUUWTUT form:2/-3=WTUUUUTUT
form:2/-4/card=WUUUUTUUU form:2/-4/quote=TTUUUVUUV form:2/-4/reply=VUTUTUUUV form:2/-4/top=WSWTUUTUV
form:2/-4=WSVTTUTUW form:2/card=WUUUTTUUU form:2/false/false=VTWTTVTUU form:2/false/true=VTVUVVTUS
form:2/question=UUUUUTUUU form:2/quote=UUUUUVUUU form:2/reply=VUUTTVUUU form:2/top=WRWTUUTUV
form:2/true/false=TUTUWTUUV form:2/true/true=WTTUSUUUW form:2=XRVTSUTUV form:3/-2/top=UUUUUVUUT
form:3/-2=UUUUUVUUT form:3/-3/top=UVUUUTUUU form:3/-3=UVUUUTVUU form:3/-4/card=WUUUTTUUV
form:3/-4/question=TUUUUVUUU form:3/-4/quote=UUUUTWUUU form:3/-4/reply=TUUTTVUUV
form:3/-4/top=VSWUUUTUT form:3/-4=WTUURVTUV form:3/card=VUUUSUUUV form:3/false/false=XRVUTWTUT
form:3/false/true=VUTSRVVUT form:3/question=TUUUUVUUU form:3/quote=UUUUTVUUU form:3/reply=TUUUTVUUV
form:3/top=VSWUUVTUU form:3/true/false=TTUUUVUUV form:3/true/true=TVUUUTSUX form:3=VTVTRWSUV
form:4/-1/top=UUUUUVUUU form:4/-1=UUUUUVTUU form:4/-2/top=UTUUUVTUU form:4/-2=UTUUUUUUV
form:4/-3/top=VUUUUUTUU form:4/-4/card=TUTTTYTUU form:4/-4/question=SUUUUWUUU
form:4/-4/quote=TUUUTWUUT form:4/-4/reply=VTVTRXUUU form:4/-4/top=VUUTUVTUT form:4/-4=WUUSQXSUU
form:4/card=TUTTTXTUU form:4/false/false=VTWSSWSUV form:4/false/true=TUSWSXUUU
form:4/question=SUUUUWUUU form:4/quote=UUUUUWUUT form:4/reply=VSUUQXUUU form:4/top=VTVTUWSUT
form:4/true/false=TUUTTXUUT form:4/true/true=UWTTTWTUU form:4=WUVTQXSUV form_,=VUUUSTUUW
form_.=TUUUUVVUT form_?=VUUUUTUUU form_about=UUUUUVUUU form_and=TUUUUXUUS form_article=VUUUUUUUU
form_bot=SUUUUWUUV form_common=TUUUUVUUV form_copula=TUUUUWUUU form_correction=UUUUUTUUV
form_courtesy=TUUUUUUUW form_end=USTUUUVUW form_he=TUUUUUUUV form_interrogative=RUUUUWUUV
form_interrogativeSubject=TUUUUUUUV form_lower=SUUUTWTUV form_on=VUUUUSUUV form_person=UUUUUTUUV
form_pointing=TUUUUUUUV form_question=TUUUUWUUU form_request=TUUUUVUUU form_statement=UUUUUVUUU
form_unknown=SUUUTWUUW greeting_,=SUUUWUUUU greeting_.=UUUUVVTUT greeting_about=WUUUUUTUU
greeting_bot=WTUUUUTUT greeting_common=UUUUUTUUV greeting_courtesy=WUUUTUUUU
greeting_emoji=TUUUUUVUU greeting_end=VTUTUWUUT greeting_lower=WVUUUTTUU greeting_mention=VUUUWRVUT
greeting_name=WUUUVRWUT greeting_on=VUUTUUUUU greeting_unknown=WVUUUTTUU handle_,=SUUUTWUUU
handle_?=UUTUUVUUV handle_about=TUUUUVUUU handle_common=VUUUUUUUT handle_courtesy=UUUUUUUUV
handle_end=TUVUUUUUV handle_lower=WVUUUSUUU handle_on=UUUUUVUUU handle_unknown=WUUUUTUUT
he_,=STXYSUTTU he_.=VVUUSUVUV he_?=UTUTXTUUV he_about=UUTSVTVUV he_accounts=VUUUVTUUT
he_and=TUUUUTUUW he_article=STUVUVUUU he_bot=UUUSTVVUT he_common=TUUUTVVUU he_compare=TUUUUVUUU
he_copula=XUVTTTTUV he_correction=YUUTRTTUV he_courtesy=UUVVTSUUU he_end=URWTXUVUR he_ens=VUUTTVVUT
he_fid=TUUUVUUUU he_he=TUUUUUVUU he_holds=VUUTWRUUV he_interrogative=RTUWWWSUU he_lower=SVUUUWVUU
he_mention=VWUUVRUUU he_name=UWUUUSUUU he_no=TUUUUTUUU he_not=VUUUUSUUU he_notAfter=UUUVTUUUU
he_number=UUUUUVUUU he_on=TUTTWUVUU he_only=VUUTWTVUU he_person=VUUUTUUUU he_platform=WUUTXSTUU
he_pointing=TUUUXSVUV he_possessiveAfter=SUUUVWUUU he_possessiveBefore=TUUUWVTUU he_praise=UTXTTUVUU
he_profile=TVUUUWTUU he_question=TUUSVVUUV he_relative=VXUTSSVUU he_request=UUUVVSVUU
he_statement=UUTUUTVUU he_trust=SUVTXUSUU he_unknown=TUUUUVUUU he_wallet=TUUTVVUUU he_yes=UUUUSVWUU
help_,=TVUVUUTUU help_?=TXVTTUSUU help_about=VVUTUTUUU help_bot=TXUTTUUUV help_common=UTUXUTTUU
help_courtesy=PYWSVVTUU help_end=QYUTUUWUU help_lower=VWWSTTTUU help_question=TXUTUTTUU
help_request=SVUWTVUUU help_unknown=VWWSTTTUU help_you=RXUTUUUUU holds_?=TVUTWVTUU
holds_Unknown=TUUUVWSUU holds_about=SUUWUVTUU holds_accounts=UUUTVUUUU holds_article=VUUUUSUVV
holds_common=XUUTURUUV holds_correction=VUUUUUTUU holds_courtesy=VUUTTVUUU holds_end=SUUUUUVUU
holds_first=SUUUVVUUU holds_form=UUUUUVUUU holds_he=WVUUTVTUU holds_lower=VWTTUTVUU
holds_mention=UUUUTVTUW holds_name=VUUUTVTUV holds_number=UUUVUTUUU holds_on=UTUWUUTUV
holds_person=VUUTUUUUU holds_platform=STUUVUVUU holds_pointing=WVUUTWRUT holds_profile=UUUWUUUUT
holds_question=STUVVUUUU holds_request=TUUUUUVUU holds_trust=UUUVTUUUU holds_unknown=UVUTUVUUT
holds_yes=UUUUUTUUV interrogativeSubject_?=VTUTTVUUU interrogativeSubject_Unknown=VUUUUUUUU
interrogativeSubject_about=TUUUVUUUU interrogativeSubject_article=TUUTXUVUT
interrogativeSubject_bot=UUUUTVUUU interrogativeSubject_common=WVTTTSUUV
interrogativeSubject_copula=UVUUTTUUU interrogativeSubject_correction=UUUUUUUUV
interrogativeSubject_courtesy=TUUUTVTUW interrogativeSubject_end=TVUUVTVUU
interrogativeSubject_he=TUUTVUVUU interrogativeSubject_holds=TUUUVTTUV
interrogativeSubject_lower=WUUVTSVUU interrogativeSubject_mention=VUUUTTUUU
interrogativeSubject_my=TUUWTUUUU interrogativeSubject_name=VUUUTTUUV
interrogativeSubject_on=TUUUUUUUU interrogativeSubject_pointing=RUUTWXVUT
interrogativeSubject_question=TVUVVUTUU interrogativeSubject_request=TVUUUUUUU
interrogativeSubject_self=TSUZVSTUU interrogativeSubject_statement=WUUUTVTUT
interrogativeSubject_unknown=WTUVUSVUU interrogativeSubject_yes=UUUUUVUUU
interrogativeSubject_you=UUUSUUVUU interrogative_,=XUUUUUTUS interrogative_.=VUUUUUSUU
interrogative_?=VSTVVVTUU interrogative_Unknown=WUUUTTVUV interrogative_about=VUUUUTTUU
interrogative_and=UUUVUUUUT interrogative_article=TYUTVRVSU interrogative_bot=TUUUWTVUT
interrogative_common=VWUURUTUU interrogative_compare=UUUUUVUUU interrogative_copula=UVUUUUTUU
interrogative_correction=WUUUTTUUV interrogative_courtesy=UVUSXTTUV interrogative_end=RVTRXUYUU
interrogative_form=WTUUUTUUV interrogative_handle=TUUUUUUUW interrogative_he=VUVSUURUW
interrogative_holds=TUUVUUTUU interrogative_interrogative=TUUUUVUUU interrogative_lower=TUTUWVVTT
interrogative_mention=WUTTSWUUV interrogative_name=VSTSRWUUX interrogative_on=UUUTUTTUV
interrogative_only=TUUUUVTUU interrogative_or=UUUUUUVUU interrogative_person=UVUUUTUUU
interrogative_pointing=QUUPYXVUV interrogative_possessiveBefore=TTUUVTVUV
interrogative_praise=QVUUVWUUU interrogative_profile=UUUUTVUUU interrogative_question=TUUUVUUUU
interrogative_request=SWUUVUTUU interrogative_self=USUZVSTUU interrogative_statement=UWUTVVSUT
interrogative_unknown=UUSUUUVTV interrogative_yes=VVUTSWTUU interrogative_you=UTUUUVVUU
language:false=UUSSTTUVT language:true=TPRVZWUUU last_common=VUUUUTUUU last_end=SUUUVWUUU
last_lower=VUUUUUUUU last_unknown=VUUUUTUUU left:0=UTQTUVTXT left:1=UVSUTSWVT left:2=TTUTUWUUV
left:3=VSVSTUWTU left:5=UTVTVUUUU left:9=SUUVUWUUU length:1=RPTWVWUZU length:2=SVTQTXSYT
length:3=UTQUWUXUQ length:5=VVTVUVVPU length:9=URXUTUUVV link_end=UVUUUUTUU links:false=UTSSTTTWT
lower_,=VWTTUVUUT lower_.=TUTUVUUUU lower_?=TVVSWVTUT lower_Unknown=VSUUWUVTT lower_about=VUVTUVVSU
lower_accounts=TUUUWTUUV lower_and=VTTVUSVUV lower_article=VSTVUVTUV lower_bot=WSTTUVUUU
lower_callAfter=VUUUVUUUU lower_common=VTXTUUVVS lower_compare=VUUTUUVUT lower_copula=TTTUVTWUT
lower_correction=TTUTUVVUU lower_courtesy=VUVSTUUVT lower_credentials=UTUUVUUUU
lower_emoji=VSUWTUUUU lower_end=UTVUTUVUT lower_endorse=STXUUVTUU lower_ens=TUUVVVUTU
lower_fid=TTUXSUVUU lower_first=TVUUUWSUV lower_form=STUUUWVUU lower_greeting=UUUUUUVUU
lower_handle=VUUUTUUUT lower_he=UUVVWSSUU lower_help=TXTTUTUUU lower_holds=UUTSUUVUV
lower_interrogative=STVTVVUUV lower_interrogativeSubject=VUUVUVTUT lower_last=VUUTUTTUV
lower_link=WUUUUUTUU lower_lower=UVUVVUUTT lower_mention=SSUTVWTUV lower_my=VVVUTTTUU
lower_name=SSVTUWTUV lower_no=UTUUUUSUY lower_not=UUUVSWTUV lower_notAfter=UUUTTSVUX
lower_number=VUVTTVUSV lower_on=VSWSUVUTV lower_only=UTTVUUUUU lower_or=UUTTVUSUW
lower_person=UUTTVTWUS lower_platform=TYTUVRVTT lower_pointing=TTUVUTUVU
lower_possessiveAfter=VTUSWTVUV lower_possessiveBefore=WVUTUUTTT lower_praise=UUTTWTVUU
lower_profile=TSUXTUUUV lower_question=UUVTUUVVT lower_relative=VVUTTWTUU lower_request=UUXUTUUUT
lower_second=UUUUUUUUT lower_self=VTTUVVVRU lower_statement=SWVUSVWUT lower_thanks=UUUVTUVUU
lower_third=TUUUUUUUU lower_trust=TTTUWVUUU lower_unknown=UVUUUUTTU lower_verifiers=UUTVUVTUU
lower_wallet=UTTVTUUUU lower_yes=VUUUTTUTU lower_you=TVUUUWTUT mention_,=TSUVVVUUV
mention_.=UTTUWTTUX mention_?=VTUTSWTUV mention_Unknown=UUUUUUUUV mention_about=STXVWTTUU
mention_accounts=UVVTTUUUT mention_and=XUTTTVUUU mention_article=SUUUVXUUU mention_bot=UTVTTUUUW
mention_callAfter=WUUUUSUUU mention_common=TVSVUTUUV mention_compare=TUUVTVUUT
mention_copula=UUTUTTTUY mention_correction=UTUTUVTUV mention_courtesy=TTTVTVWUU
mention_credentials=VTUUUTUUV mention_emoji=UUUUUVUUV mention_end=UUSTUVTUV
mention_endorse=TUWUUTUUU mention_ens=TUUUUVUUU mention_fid=VUUTUUUUV mention_form=TUUUUVUUT
mention_greeting=UUUUVUTUV mention_handle=TUUUUUUUV mention_he=UVVUTUUUU mention_help=UTTUUVUUU
mention_holds=STTUUXUUV mention_interrogative=XUTVTVUUS mention_interrogativeSubject=UUUWUSUUU
mention_lower=TVSVUUUUT mention_mention=VTUUTTUUV mention_name=UTTUTVUUW mention_no=VTUUUVUUU
mention_not=STUVVVUUV mention_notAfter=RVUUVXUUS mention_on=UWUTTTTUV mention_only=UUUUUVVUT
mention_or=UTVUUWUUT mention_person=TUWUTVVUT mention_platform=STUTTZUUU mention_pointing=VTVUTVTUW
mention_possessiveAfter=RaUTUUTUU mention_possessiveBefore=TUUUUUVUU mention_praise=UUUUUSVUU
mention_profile=TTTTUWVUU mention_question=VTUTTUUUV mention_relative=SXUUUSVUU
mention_request=WSTSWTVUU mention_self=TUUWUUTUU mention_statement=STSWVUUUU mention_trust=RUTUUVUUX
mention_unknown=TUSVVVUUU mention_verifiers=TUVUUWTUU mention_wallet=UUUUUUUUV mention_yes=TUUUVUUUU
mention_you=YUUTUSUUU my_,=TVUTVVUUU my_accounts=TTUYTSUUU my_common=UTUSWUVUU my_courtesy=RTUZTUUUU
my_end=SUUWUUUUU my_ens=TUUXTUUUU my_fid=UTUZUSSUU my_lower=USVTVVUUU my_mention=UUUTUVUUU
my_name=VUUTUUUUU my_person=WUUUSUUUU my_platform=WTUVTUUUU my_praise=VUUVTTUUU my_profile=PUUcRTTUV
my_question=UTUXUSUUU my_relative=VTUQUWTUW my_unknown=USUTVVUUT my_wallet=VUUVUUUUU
name+1:,=VSVVSUVUU name+1:.=UUTUWTVUT name+1:?=TSUTUWUUX name+1:about=STXUWUUTT
name+1:accounts=TVVTUUUUT name+1:and=WUTTSWUUS name+1:article=VVUUVTUUU name+1:bot=UTWTTVUUV
name+1:callAfter=WUUUURVUU name+1:common=TWTUUUVUT name+1:compare=VUUUVUUUT name+1:copula=XUTUUUUUR
name+1:correction=UTUTUVTUW name+1:courtesy=UUTUTTVUU name+1:credentials=VUUUUTUUV
name+1:emoji=TUUUUWUUU name+1:end=VRVTUUUVV name+1:endorse=SUXUUTUUU name+1:ens=TUUUUVUUU
name+1:fid=UUUTUVUUV name+1:form=TUUUUWUUT name+1:greeting=VUUUVUTUU name+1:he=UUVUTTUUV
name+1:help=UUUUUVUUU name+1:holds=SUUUUXUUU name+1:interrogative=VTTUSVUUU
name+1:interrogativeSubject=UUUWUSUUV name+1:lower=UVSUTUWUV name+1:mention=VUUUTUUUU
name+1:name=WUTUTVUUU name+1:no=UUUUUUUUV name+1:not=UTUVVUUUT name+1:notAfter=UVUVVSVUT
name+1:on=UVVTUUTTV name+1:only=TUUUUWUUT name+1:or=TTVUUWUUT name+1:person=STVUTUWUU
name+1:platform=UYUTVQUUU name+1:pointing=UUUUTUTUX name+1:possessiveAfter=SZVTUTTUU
name+1:possessiveBefore=TUUUUUUVV name+1:praise=UUUUUTVUU name+1:profile=UTUTVVVUU
name+1:question=WTVTTWUUS name+1:relative=UWUUUQWUU name+1:request=YTTSVTUUT name+1:self=TUVWUUUUT
name+1:statement=VUSWWSUUT name+1:trust=SUTUUXUUU name+1:unknown=TWSUTVVUU
name+1:verifiers=TTVUTWTUU name+1:wallet=UUUUUVUUV name+1:you=ZTUTUSUUT name+2:,=UUTUWVUUT
name+2:.=UUTTVPWUW name+2:?=PXUTTYUUU name+2:Unknown=TVUVUUTUV name+2:about=UTTTWUVUU
name+2:accounts=UVUUUUUUU name+2:and=VUVUURVUU name+2:article=UUWTTUVUS name+2:bot=aSUTSUTUU
name+2:callAfter=TUUUUVUUU name+2:common=TTTXUUTUU name+2:compare=TUUUUVUUU name+2:copula=VUUTVTUUT
name+2:correction=RVVTUTXUV name+2:courtesy=TTUUTUVUW name+2:credentials=UUUUUVUUU
name+2:emoji=UUUUWTUUU name+2:end=TUSTTVWVT name+2:endorse=UUXUUSUUU name+2:fid=UUUUUVUUU
name+2:first=TUUUUVUUU name+2:form=VUUUUTUUU name+2:greeting=VUUUUUUUT name+2:handle=TUUUUVUUU
name+2:he=VUWTVRUUV name+2:holds=TVUTWTUUT name+2:interrogative=XVUVSXQUT
name+2:interrogativeSubject=TVUUTVUUV name+2:lower=UVWSUTVUS name+2:mention=STSUVWUUU
name+2:my=VUTUVSUUU name+2:name=TTSTWWUUV name+2:no=QUVVWUUUU name+2:not=TTUUWXUUR
name+2:notAfter=SUUTUWVUU name+2:number=VUVUTUTUU name+2:on=VTSTVTUVW name+2:only=SUUUUXUUT
name+2:or=TUTVTVUUU name+2:person=VUUUUVTUU name+2:platform=QTTTUZTUV name+2:pointing=WTVSVTVUU
name+2:possessiveAfter=UVUUTTTUV name+2:possessiveBefore=TUUUTWVUT name+2:praise=WUTUUUTUU
name+2:profile=WUUUUQUUW name+2:question=WVVUTTUUU name+2:relative=SXUUTUUUU
name+2:request=YTTUUSUUU name+2:second=UUUUUTUUV name+2:self=VWSWVSTUT name+2:statement=WTUVUQVUV
name+2:trust=STWUUWVUT name+2:unknown=UWWTUTUUT name+2:verifiers=UUUUUVUUU name+2:wallet=SUUTUXUUV
name+2:yes=UUVTUVUUT name+2:you=XUUUTTUUU name-1:,=VTTUVUTUT name-1:.=SUTUVWTUU name-1:?=TUUWVUTUU
name-1:Unknown=VUUUSVTUT name-1:about=TWVVSTUUV name-1:accounts=TTUUWUVUT name-1:and=UVUUTUUUW
name-1:article=RVVUUUVUU name-1:bot=UUTTVWUUU name-1:common=UTWTUUVVR name-1:compare=UUUUTWUUT
name-1:copula=VSTTUWVUU name-1:correction=TUUUUYUUS name-1:courtesy=XUTSVUUUU name-1:end=VTTWUSUVV
name-1:endorse=SUXUUSUUU name-1:fid=TUUTUWUUU name-1:first=TWUUVTUUT name-1:greeting=WUUUWRVUU
name-1:he=VVUUVSUUT name-1:holds=VUUUTUTUV name-1:interrogative=TTTSSYUUW
name-1:interrogativeSubject=VUUUUVUUT name-1:lower=UWVTVTUUU name-1:mention=RUUUUTUUY
name-1:my=WUUTUUUUU name-1:name=SUUUUTUUY name-1:no=UTUUUSWUV name-1:not=YWTVWLWUU
name-1:notAfter=RUUVVVUUU name-1:on=SWVVSUUUU name-1:only=TUUUTVUUV name-1:or=VUUUUTUUU
name-1:person=VTTUTYSUU name-1:platform=UUTUVTUUU name-1:pointing=UWUTUVTUT
name-1:possessiveAfter=UTUUUVUUU name-1:possessiveBefore=SXTTTUWUU name-1:praise=WUUUVRVUT
name-1:profile=STUUUXUUU name-1:question=UTTSUWVUU name-1:relative=TVUUUSVUV
name-1:request=TSTVVWVUT name-1:self=VUUVTUUUU name-1:statement=STUTUVXUV name-1:thanks=WUUUUSVUU
name-1:trust=TUVUUVUUU name-1:unknown=UWVTTTTUU name-1:verifiers=TUSUUWUUW name-1:wallet=TUUUUWUUV
name-1:yes=TUVUWUTUU name-1:you=TVUUUVUUU name-2:,=WTTSUVUUU name-2:.=WVUVUTTUT name-2:?=UUUUUTVUU
name-2:Unknown=UUUTUSVUV name-2:about=VTUVSTUUV name-2:accounts=TVUUUVUUT name-2:and=TVUUSWTUV
name-2:article=SYUUVTVVS name-2:bot=UTVVSUVUT name-2:common=UUSTVUWUV name-2:compare=TUUUUWUUU
name-2:copula=UUTUUTUUW name-2:correction=SUUUUXUUU name-2:courtesy=TUSTVVUUW
name-2:credentials=UUUUUVUUU name-2:end=WRSUVTUVT name-2:endorse=TUXUUTUUU name-2:ens=TUUUUVUUU
name-2:fid=SUUUUXUUV name-2:first=SUUUVVUUU name-2:greeting=VUUUVUTUU name-2:he=UUUUTUVUU
name-2:holds=TUUUVVUUU name-2:interrogative=UUTUSWUUW name-2:interrogativeSubject=VUTUUTUUV
name-2:lower=TWUTUVUUW name-2:mention=QUTUUXUUW name-2:my=SUUUUTVUV name-2:name=RUTUUWUUW
name-2:no=TUUUVWUTT name-2:not=YUTUWOUUV name-2:notAfter=SUUUVXUUT name-2:on=UTUWUUUUT
name-2:only=UUUVUUUUT name-2:or=VUUUUTUUU name-2:person=SWUUUVTUV name-2:platform=SSUUSaTUU
name-2:pointing=WWTTTVVUR name-2:possessiveAfter=VUUUUUUUT name-2:possessiveBefore=SUUVUWTUU
name-2:praise=VVUUUTUUU name-2:profile=SUUVVVVUU name-2:question=RTWUVTUUV name-2:relative=UXTTUSVUT
name-2:request=VUUVUVUUS name-2:self=UTUSUUVUU name-2:statement=UUUUUUVUV name-2:thanks=ZUUUUPUUU
name-2:trust=TUUUTWUUV name-2:unknown=UVUTUUTUW name-2:verifiers=TUUUUVUUU name-2:wallet=RTUUUXUUV
name-2:yes=UUUUTWUUU name-2:you=VTTUUUUUU name_,=TRUVTVVUW name_.=UUTUWTTUV name_?=VUUTRXTUV
name_Unknown=UUUUUUUUV name_about=STXUWTSUV name_accounts=TWVTTUUUT name_and=WUTTTWUUT
name_article=TUUUUXUUT name_bot=UTVTTVUUV name_callAfter=VUUUUSVUV name_common=SUTVUUTUW
name_compare=UUUVTVUUS name_copula=UVTVUSTUY name_correction=UTUTUVTUW name_courtesy=TTTUTWVUT
name_credentials=VUUUUSUUV name_emoji=TUUUUVUUV name_end=USSSTVVUW name_endorse=TUXUUTUUU
name_ens=TUUUUWUUU name_fid=VUUTTVUUU name_form=TUUUUWUUT name_greeting=VUUUUUTUU
name_handle=TUUUUUUUU name_he=VVUUTTUUV name_help=TTTUUWUUU name_holds=STTUUWVUU
name_interrogative=XTTUTWUUT name_interrogativeSubject=UUUWVSUUV name_lower=TVTVUUUUU
name_mention=VTTUUUUUV name_name=UTTUTVUUW name_no=UTUUUUTUV name_not=TTUVWVUUT
name_notAfter=RVUUVXUUS name_on=VVUTTUTUV name_only=TUUUUWVUT name_or=UTVUUVUUT
name_person=SUVUTVUUU name_platform=STUTTZUUU name_pointing=TTUUUVTUX name_possessiveAfter=RYVTTVTUU
name_possessiveBefore=TUUUUUVUU name_praise=UUUUUTVUU name_profile=TTTTUVWUU name_question=VTUSSVUUW
name_relative=SWUUUSWUU name_request=WSTSWTVUU name_self=RUVWUUUUU name_statement=STTWWVUUU
name_trust=STTUUVUUX name_unknown=TVSUUVUUU name_verifiers=TUWUTWTUU name_yes=UUUUVUUUU
name_you=YTUTUSUUT named:0/-1=VUTUTUUUT named:0/-2=VUUVUUSUU named:0/-3=VVUVVURUT
named:0/-4=UUTUUUPWT named:0/0=VUTUTUVUV named:0/1=TUTUSUXUV named:0/2=TUUUSUYUU named:0/3=STUSUUYUV
named:0/4=RTUTUUZUU named:0/false/false=VTRTTPVWU named:0/false/true=SUWUUUVUT
named:0/true/false=VVTVWMVUS named:0/true/true=STTUXVVUT named:0=WVSUVLWWS named:1/-1=TUUUVVUUT
named:1/-2=UTUUUVUUV named:1/-3=UWTUUVSUS named:1/-4=WVVTVWRVO named:1/0=SUUUUUYUT
named:1/1=UUUUUTWUT named:1/2=TTUUUSYUU named:1/3=TUUUUTWUU named:1/false/false=VTXRTTUVS
named:1/false/true=VUSUVTWUU named:1/true/false=USTVSVWVT named:1/true/true=UVSVSWTUU
named:1=VTUTTUVVS named:2/-3=UUUUUUUUV named:2/-4=USSUSTTUb named:2/false/false=RUSTUYSUX
named:2/false/true=SUUUUYUUT named:2/true/false=STTUSXUUW named:2/true/true=WTUUVTUUT
named:2=SSRSUZUUY named:3/-4=UUUUUKUUf named:3/false/false=UUUUUUUUW named:3/false/true=SUUUUVUUV
named:3/true/false=SUUUUWTUU named:3/true/true=TUUUUTUUV named:3=SUTTUVTUX names:=UURUULVWR
names:joined+mention=UUUUUTUUV names:mention+platform=VUUUTVTUU names:mention+written=STUUTYTUV
names:mention=VTUUUUVUT names:platform+mention=UUUUVRUUW names:platform=SUSUWWUVS
names:written+mention=UUUUTSUUY names:written=SSTSSbUUW no_,=TVTTVUVSV no_.=UUUUUTWTU no_?=STUVVUVUU
no_about=XUUUUTTUU no_article=VUUUUVTUU no_bot=UUUUUWSUU no_common=UTUVUUUUU no_copula=VUUUVTTUU
no_correction=RYUUUTUUU no_courtesy=UUUTWUUUT no_end=YSUSTVUUV no_he=TUUVUUVUU no_lower=VUVUSUVUU
no_mention=RTUUWVWUT no_name=SUUTVVVUT no_no=UTUUUUUUT no_not=VTUUUVUUU no_notAfter=UVUUUUUUU
no_on=VUUVTUTUU no_platform=UTUVUUUUU no_pointing=SYUUUTUUU no_praise=TUUUUUVUU
no_question=UUUUVUTUU no_request=VUUUTVUUU no_self=TUUUUWUUT no_statement=UUUVUUUUU
no_trust=UUUUVTUUU no_unknown=UVUUSUVUV no_yes=TUUUUVUUU notAfter_,=QWUTUWVUV notAfter_.=TUUUUUUUU
notAfter_?=UTUUUVTUU notAfter_bot=UUUVTUUUU notAfter_common=UUUUUUTUU notAfter_correction=UVUUUVUUT
notAfter_courtesy=WUUTUTUUV notAfter_end=TTUVVXTTU notAfter_lower=WVUUTSVUU
notAfter_mention=QTUVVYUUT notAfter_name=PTTVVYUUT notAfter_pointing=TUUUWUUUU
notAfter_question=WTUTVUTUU notAfter_request=XUUUURUUV notAfter_statement=VTUUUUUUU
notAfter_unknown=VWUUTSVUU not_,=UWUTTVVSU not_.=VUUUTUUUU not_?=VUUUVTTUU not_Unknown=TUUUUVUUV
not_about=UVUUUVTUU not_article=UTWTTSUUX not_bot=VUUUTVUUU not_common=WTTTUVVUT
not_copula=UUUUWTUUU not_correction=TTUUUWUUU not_courtesy=VTUUVTUUU not_end=UTUUUUVTU
not_first=UUUUVUUUU not_he=QVUYQWWUU not_interrogative=TUUUTWUUU not_lower=SUUUTWUTV
not_mention=QXSUXXUUQ not_name=RWSTYVWUR not_not=UUUUUUUUV not_number=TUUUUUUVU not_on=TVUUUUUUV
not_person=TVUVSVUUU not_platform=TTUUUUVUU not_pointing=SUUYRVVUU not_praise=SVUUUVVUU
not_question=VTUUVUUUT not_request=bTUUTPTUU not_self=UTURYWUUT not_statement=UUUVTVUUU
not_trust=WUUTVTUUU not_unknown=STTVTWUTX not_yes=SUUVUWUUU not_you=VTUUUUTUU number_,=VUUUUVUTU
number_.=UVUUTVTUT number_about=UUUUUTVUU number_and=TWUTUUUUU number_common=TTUTVVSUV
number_courtesy=UWUTUTUUU number_end=WTUTUTWTU number_lower=VTVTUTUVU number_on=TTUUUTWUU
number_possessiveBefore=UUUVUTUUU number_unknown=WTVTUUTUT number_wallet=XUUUTUTUU on_,=TVUTUSXUU
on_.=VUUUUUTUU on_?=TWUUUUTUV on_Unknown=VTUTUVVTT on_about=TUUVUTVUU on_accounts=TVUTUUUUU
on_article=VUUSSVWUT on_bot=XUTTTTVUU on_common=UWTUTSXUW on_compare=TUUUVUUUU
on_correction=WTUUUTUUU on_courtesy=RWVVUSUUV on_end=SUUVUUUVV on_ens=TUUUUTUUV on_fid=SUUUUWVUU
on_first=VTVTUTUUU on_handle=TUVUUUUUU on_he=UTUUWTVUU on_interrogative=SUUUUWUUU
on_interrogativeSubject=TUUUVVUUU on_lower=UUVUUUUUT on_mention=UVUUSUVUV on_my=UTUTUWUUU
on_name=SUVUTUUUV on_no=UUUUVTUUU on_not=VUUUUUUUT on_number=WUUUTTVUU on_on=UUUUUWTUU
on_person=WUUUUTUUU on_platform=TTTSVXRVX on_pointing=XTVUXRTUT on_praise=TVUUUVUUU
on_profile=UTUUUSVUU on_question=TTVTVTUUV on_request=WUUUTTVUU on_self=SUUWTWTUT
on_statement=UUUUUTVUU on_trust=TUVVTVUUU on_unknown=UVWUUTVTS on_wallet=TTUUUVVUV on_yes=TUUUUUVUU
on_you=RVUWUUUUU only_,=TUUUUWVUT only_about=UUUUUVUUU only_article=TUUUUUUUV only_bot=WUUUTTUUU
only_common=XVUUURUUU only_courtesy=VUUUUUTUU only_end=TUUUUVUUU only_lower=UUTTUTVTW
only_mention=SUUUUUVUV only_name=SUUUTVVUV only_not=UUUUUUUUV only_request=SUUVVUUUT
only_unknown=UUTUVTVUV or_,=VUUUUVTUU or_article=TUUUTVVUU or_bot=VUUUTTUUU or_common=TVUVVVRUU
or_copula=TUUTVVUUU or_courtesy=RWUUUUUUU or_end=TTUUUUWUU or_he=UUUUVUUUU or_lower=UUUUUVSUW
or_mention=VUUUTWUUT or_name=VTUUTWUUT or_no=TUUWUTUUV or_not=TUUUVUUUU or_notAfter=UUUWUTTUU
or_only=UWUTTUUUU or_question=TVUUUVUUU or_self=UUUTUVUUU or_trust=UUUTUVUUU or_unknown=UTUVUUSUW
out:0=UTTTUTUWR out:1=OVQSZYTUW out:2=OUUUUWUUZ person_,=VVTWSUUUT person_.=VVUUTUUUT
person_?=SUUUTXVUU person_Unknown=TUUUTTWUU person_about=SUWTVUTUU person_and=TUUUUTVUV
person_bot=VUUUTTWUU person_common=TVUTWTUUU person_copula=UVUUUUTUU person_correction=VUUUVSUUU
person_courtesy=SVWTUSWUT person_end=VSVUWUSUU person_form=TUUUUUUUV person_he=TWUUSTWUU
person_holds=UUUUVUUUU person_interrogative=VUUTUXTUT person_interrogativeSubject=WUUUTSUUV
person_lower=VSUTVUUUV person_mention=WUTUUVTUT person_name=VTUUUWTUU person_not=SUUUUWUUU
person_notAfter=TUUVTUVUV person_on=UVVTTURUX person_or=SUUUTWVUU person_person=UUTTTVVUU
person_platform=TTUUUVVUU person_pointing=TWUUTTVUT person_possessiveAfter=UUUUTVUUU
person_possessiveBefore=VUUUVTSUV person_praise=VUUUUTUUU person_profile=TVUTUVUUU
person_question=UTTTVTWUV person_request=VUUTVVTUT person_self=RUUUXTUUV person_statement=UTUVUUUUU
person_trust=UUVUUTUUU person_unknown=VRUSVUWUU person_yes=TUUUUVVUU person_you=UVUUVTTUU
platform_,=VXUTSUSUV platform_.=WUUUSVTUT platform_?=STUVXSUUU platform_about=UUUUUSYUT
platform_accounts=TVUWSVTUT platform_and=UVUUTUUUU platform_bot=SUUUTXVUU platform_common=XUUUUTTTU
platform_copula=VVUWTVRUU platform_correction=SUUTZUUTT platform_courtesy=TTUSYSWTV
platform_end=RWTSVWVUU platform_first=VUUUVTVTU platform_he=TUUUVUTUV platform_holds=UUUUUVTUU
platform_interrogative=UUUUUVUUU platform_lower=VWTTVTSVU platform_no=TUUUXUTTU
platform_not=UVUUUUUUU platform_on=RUUUVUWUU platform_or=TUUVUUUUU platform_person=RTUUTYUVU
platform_pointing=UUUTVUSUU platform_possessiveAfter=UTUUUVUUU platform_possessiveBefore=UTUUTWWUT
platform_profile=UVUUTUVUU platform_question=TUUVVVTUU platform_statement=XUUUUTTTU
platform_unknown=VWTTVTRVU platform_wallet=TUUTUWUUU platform_yes=VVUUUUSUU pointing_,=SUXXSTUTW
pointing_.=UVTVURVUV pointing_?=UTUSWUUUT pointing_Unknown=UVUUTUUUU pointing_about=VVTSVRUVW
pointing_accounts=XUUTURVUT pointing_and=VUUUTTUVW pointing_article=VSUUVTVUU pointing_bot=VUUSUTVUU
pointing_common=USTUVTXUT pointing_compare=TUUUUVUUU pointing_copula=XTUUQWUTU
pointing_correction=ZTUTSSUUU pointing_courtesy=UTWVTTSUV pointing_credentials=UUUUUVUUU
pointing_end=VWVSUUUVQ pointing_ens=UUUUUVUUT pointing_fid=UUUTVUUUU pointing_first=WUUUVSUUU
pointing_form=TUUUUVUUU pointing_he=UTUUWTVUT pointing_holds=UUTTYQUUV
pointing_interrogative=QSUUaWTUT pointing_interrogativeSubject=UUUWSUUUU pointing_lower=TVTUVUUTV
pointing_mention=TWTTTVUUV pointing_my=UUUWUTUUU pointing_name=TVUTTWTUU pointing_no=SUUUTVVUU
pointing_not=UUUUTVUVT pointing_notAfter=VTUVSWTUU pointing_number=UUUUUVTUU pointing_on=UUVUVTTUV
pointing_only=VUUTXRUUU pointing_or=UUUUUUUUV pointing_person=TUTUVVUUU pointing_platform=VTUTYRUUU
pointing_pointing=VUTRaRUUT pointing_possessiveAfter=RUUUVXUUU pointing_possessiveBefore=TTUUWVUUT
pointing_praise=TUWTTTWUV pointing_profile=VVUTTWTUT pointing_question=UTUSUWUUV
pointing_relative=UWUUTUUUT pointing_request=VTUUWRUUU pointing_second=UUUUVTUUU
pointing_self=VTUUVUUUU pointing_statement=UTUUTUWUU pointing_trust=RWUTXVRUU
pointing_unknown=TWTUVTUTV pointing_wallet=STUTVVVUU pointing_yes=TTUUTUXUU pointing_you=VWUTUSUUU
possessiveAfter_?=UUUUUTUUV possessiveAfter_accounts=UUUTUTVUU possessiveAfter_bot=TUUUVVUUU
possessiveAfter_common=WUUUUTTUU possessiveAfter_courtesy=SUUUVUVUU
possessiveAfter_credentials=UUUUUTUUV possessiveAfter_end=TTUUVTVUU possessiveAfter_ens=TUUUVTVUV
possessiveAfter_fid=TUUUUWUUU possessiveAfter_interrogative=UUUUTWUUU
possessiveAfter_lower=VWUTUWSUT possessiveAfter_mention=UUVUUTUUU possessiveAfter_name=UUVUUTUUU
possessiveAfter_platform=TTUUVUVUU possessiveAfter_pointing=WUUUTTUVU
possessiveAfter_profile=TUUUUVUUT possessiveAfter_request=UUUUUTVUU
possessiveAfter_unknown=UVUTUXSUS possessiveAfter_wallet=UTUUTVVUV possessiveAfter_yes=UUUUUUUTU
possessiveBefore_Unknown=UWUUUUSUU possessiveBefore_accounts=TUUUUVUUU
possessiveBefore_article=WTUUWSTUV possessiveBefore_bot=XUUUTSUUU possessiveBefore_common=UTUTUVTSW
possessiveBefore_courtesy=WUUUUTTUU possessiveBefore_form=SUUUUXUUT
possessiveBefore_handle=UUUUUVUUU possessiveBefore_he=UVVUUSTUV
possessiveBefore_interrogative=TUUUVUUUU possessiveBefore_interrogativeSubject=TUUUVUUUU
possessiveBefore_lower=WTTTUVUTU possessiveBefore_mention=SXUTUTVUV possessiveBefore_my=UUUVUTTUU
possessiveBefore_name=RXTUTUVUV possessiveBefore_person=TTUUVUUUU
possessiveBefore_platform=TUUUUVUVU possessiveBefore_pointing=QUVTWVUUU
possessiveBefore_question=UUWUUSUUU possessiveBefore_self=UUUVUTUUU possessiveBefore_trust=TUUUVUUUU
possessiveBefore_unknown=VUTTVVUTV possessiveBefore_you=UTUUUUVUU praise_,=WSVUTUTUU
praise_.=UTVUWSVUU praise_?=VUUTSVWUU praise_about=VVUTVSUUU praise_and=TUUUUUUUU
praise_article=WUUUSVUUU praise_bot=TTTTWXTUU praise_common=UWVUTSWUU praise_copula=VUUUUUUUU
praise_courtesy=XTUWSUUTU praise_emoji=VUUUTUUUU praise_end=YTUUSUSVU praise_first=TUUUUVUUU
praise_he=UUUUTUUUU praise_interrogative=VTUTWTVUU praise_lower=VVUUTVTTU praise_mention=WUUUVRVUU
praise_name=VUUUVSUUU praise_no=RWUUVVUUU praise_not=TUUUUWUUU praise_number=VUUUUUUUU
praise_on=WVUUURUUU praise_person=UUUUUTVUU praise_pointing=XUUUSTUUU
praise_possessiveBefore=UVUUUTVUU praise_praise=XTUTSUUUU praise_profile=UUUVUUUUU
praise_question=YVUURTTUU praise_request=UUUVTUUUU praise_self=VUUSUVVUU praise_statement=VUUUUTUUU
praise_trust=YUUUSTUUU praise_unknown=VUTUUTTUV praise_yes=VUUWSUUTU praise_you=UTUVUUUUU
profile_,=TWTUTVUUU profile_.=SUUTTWWUU profile_?=TTVUUUTUV profile_about=UTTTUUWUU
profile_and=UUUTUUUUV profile_article=TUUWTVUUU profile_bot=WUUVTTUUU profile_common=UUUTUTXUT
profile_copula=VUUUVUTTU profile_correction=UUUVTVUUU profile_courtesy=RVUVWVSUU
profile_end=UWUUSUTUT profile_he=TUUUVTUUV profile_holds=UUUUVUUUU profile_lower=VSUVUTVUV
profile_mention=SUUUUYTUU profile_my=SUVWTUUUU profile_name=RTUUTZUUU profile_on=SVUSVUXUV
profile_pointing=SUUVVTUUV profile_possessiveAfter=UUUUVUUUU profile_possessiveBefore=UUUUUSWUV
profile_praise=UUUUTUUUU profile_profile=VUUUTTUUV profile_question=UUUVVUTTU
profile_request=TUUWUVSUU profile_self=UUUVUUUUT profile_statement=UTUTWUUUU
profile_unknown=UTUVVSVUV profile_yes=UVUUTWTUT question/false/false=WRTRUUVXU
question/false/true=RWUUUVUUU question/true/false=UVUUUTVUU question_,=SWUUWTUUU
question_.=VUTTWRWUV question_?=QUYUUSWUU question_Unknown=TTVTUVVUU question_about=TUTVVVTUU
question_accounts=UTUUUUUUU question_and=WUUTUTTUU question_article=WSVUUVRTW question_bot=UTWSSVVUT
question_common=UUVUUVSTV question_compare=WUUUUUUUT question_copula=RTUTVVWUU
question_correction=XTUTVTUUU question_courtesy=UWUSWVTUT question_credentials=STUUUWVUU
question_emoji=TUUUUVUUU question_end=UTRVVVTUW question_endorse=TUWVUSUUU question_ens=TUUUUUUUV
question_fid=VUUUUTUUU question_first=SUUUVVUUT question_form=UUUUUVUUT question_handle=UUUUUVUUT
question_he=PTUUZVVUU question_holds=VUUUTUVUT question_interrogative=UTUTUWUUT
question_interrogativeSubject=TUUUUVUUU question_lower=VVUVUTUTS question_mention=TTUSVVTUX
question_my=UTUaSSTTT question_name=UTTSVWTUW question_no=TUVTTVUUU question_not=WUUUUSUUU
question_number=VUUUUTUUU question_on=RTUVVUVUU question_only=UUUVUTUUU question_or=TUUUVUUUU
question_person=TSTWUVVUU question_platform=STUWVTVUV question_pointing=RWUTWWTUT
question_possessiveBefore=UTUUWTVUU question_praise=TUUTVVVUU question_profile=VVUTTUTUU
question_question=UVUUTWTUT question_request=VUUUTTXUS question_self=TVWSVSVUV
question_statement=UTUVUWSTU question_trust=RTWSTVWUU question_unknown=TUUVVTVTS
question_wallet=RTUZUVTUU question_yes=UUWSWUSUU question_you=TXTUVTTUU quote/false/false=VTUUWTTUU
quote/false/true=WTUUUUUUS quote/true/false=USUVVUTUU quote/true/true=SUUUVVWUU relative_,=WVUUUTTUU
relative_?=VYUTSUUUU relative_about=UXUTUTVUT relative_common=WUUSVUTUU relative_copula=TVUTUVTUU
relative_courtesy=UUUTVUUUU relative_end=XUUTTUTUU relative_lower=UTUVVTVTU
relative_mention=TVUUUUVUV relative_name=TVUUUUVUU relative_on=VVUUUTVUS relative_pointing=TVUTUUUUU
relative_possessiveBefore=VWUUURVUT relative_question=UUUVUVTUU relative_self=VUUUUTUUV
relative_statement=UTUTVVTUV relative_unknown=UTTUUTVUV reply/false/false=UXUTUTSUU
reply/false/true=TTTUWTUUU reply/true/false=TQUTVXWUT reply/true/true=WTTUVVTUS request_,=VVTUVUTUS
request_.=TUVTSXVUU request_?=UQVRUUaUT request_Unknown=RUUTUUZUU request_about=TQUZRVVUV
request_and=VUUUUSUUV request_article=TVTVUWSUU request_bot=UUUVSUUUU request_common=SVUTVVTTW
request_compare=UUUUUUUUV request_correction=STUYTUUUU request_courtesy=VTUVUTWUT
request_emoji=TWUUUUUUV request_end=QVVTTXUVU request_fid=TUUTUVUUU request_first=UUUUUUVUT
request_form=VUUTUTVUU request_handle=TUUUUVUUU request_he=STTUYVUUT request_interrogative=UTUSVXUUT
request_interrogativeSubject=UUUTUWUUU request_lower=UVVUTVTTT request_mention=TSTVVVUUV
request_my=RVUZTSTUV request_name=TSUUVVVUU request_no=WUUUUTUUU request_not=YVUTTRVUU
request_number=VUUUUTUUU request_on=XUTUSUTUU request_only=UUUUUSUUW request_person=SUUVUVTUU
request_platform=WUUTUTUUU request_pointing=VTVVUUTUT request_possessiveBefore=XTUUUTUUU
request_praise=UUUVUTUUU request_profile=SUUUVUWUT request_question=UTVUUUVUU
request_request=RVUUUWUUT request_self=STTXWRVUU request_statement=VUUUUTUUU request_trust=UUUVUUTUV
request_unknown=TVVUTVUTU request_wallet=TUUTUVUUU request_yes=VUUVUTUUU request_you=UVUTUUUUU
rhetorical_common=VUUUTVUUU rhetorical_end=TVUUUUUUU rhetorical_lower=UUTUUWUUT
rhetorical_mention=WUUUUTUUU rhetorical_name=WUUUUSUUU rhetorical_unknown=UUTUUWUUT
second_,=UUUUUUUUV second_common=TUUTUTUUW second_courtesy=TUUUUTUUW second_end=VUUUUVTVS
second_lower=UUUVUSTUW second_person=UUUUUTUUV second_question=UUUUUTUUV second_unknown=UUUVUSTUV
self_,=VTTWVUTUS self_.=VUVVSRVUW self_?=SRUeSTSUU self_about=TTVVTVUUU self_accounts=UUUVTUUUU
self_and=WUUTTTUUW self_article=VWTRUXUUS self_bot=STUZUTVUT self_common=RXWTTVUUU
self_compare=TUUVUUUUU self_copula=TTUUUVTUU self_correction=UVUWSVUTU self_courtesy=URTaRUTUU
self_emoji=TUUVUUUUU self_end=SRTZVRXUT self_endorse=UUUUUVUUU self_fid=UUUVUUUUU self_he=UUUTUVUUT
self_holds=VUUUTUUUU self_interrogative=VSUZURVUU self_interrogativeSubject=UUUUTUUUU
self_lower=TUWUTUWSU self_mention=TUUVTWUUU self_name=TUUVTWUUT self_no=VUUUTVUUT self_not=UUVRVWUUU
self_notAfter=VUUVUTUUU self_number=UWUTUUUUU self_on=TTUYUTUTU self_only=TUUUUUUUU
self_person=TUUUUTUUV self_pointing=TTTTYUUUU self_praise=UUUVUTUUU self_profile=UUUUUVUUU
self_question=WTWWRTUUU self_relative=VUUSUVUUV self_request=WVTVTSVUU self_self=UUUVTVUUU
self_statement=TUUSWVVUT self_trust=TUUYSTUUU self_unknown=TUUUUUVTU self_yes=UUUTUWUUT
self_you=QTUWUWUUV statement_,=XSTUTWVUS statement_.=TUUUVVTUU statement_?=TVUTTXTUU
statement_Unknown=VUUUUTUUU statement_about=UVUTUWTTT statement_and=TVUUUUVUU
statement_article=UUVURWUUU statement_bot=WUUTUSTUU statement_common=VTVXVURTU
statement_copula=VUUUVTUUU statement_correction=VVUVSVTTU statement_courtesy=VTUVUUTTU
statement_end=aWTVTNSVU statement_first=TUUUUVUUU statement_form=UUUUUVUUU statement_he=UUTTVUVUT
statement_interrogative=UXUUTSTUU statement_interrogativeSubject=VUUUUSUUV statement_lower=TTUUSVVUU
statement_mention=STUTVVWUV statement_my=VUUTVTUUV statement_name=STUTUWWUV statement_no=UUUUUVUUU
statement_not=UUUVVSUUU statement_on=UTVUTVUTU statement_person=TSXUVTTUU
statement_platform=VUUUUTUUV statement_pointing=VUTSSWWUU statement_possessiveAfter=TUUUVUUUU
statement_possessiveBefore=TUUUUUVUU statement_praise=UUUUTUUUU statement_profile=WUUUUTUUU
statement_question=VSUTVTVUV statement_request=TTUTWXUTT statement_self=TTUTUXVUU
statement_statement=UWUUUSVUT statement_trust=TTUVVTWUU statement_unknown=UTUUTVUUU
statement_yes=UVVUTTUUV statement_you=UUUWUTTUU thanks_,=XUUUVSUUU thanks_.=QUUWTWVUU
thanks_about=WUUUUTUUU thanks_bot=YSUSVTUUU thanks_common=TUUUUVUUU thanks_courtesy=YUUTSUTUU
thanks_end=VRUTSYVVU thanks_lower=VUUUUUTUU thanks_mention=VUUUUSVUU thanks_name=VUUUUSVUU
thanks_on=VUUUUUTUV thanks_person=VUUUTUUUU thanks_praise=UUUUUUTVU thanks_unknown=WUUUUUUUU
third_common=VUUTUUUUU third_courtesy=VUUUUUUTU third_lower=TUUUSVVUV third_unknown=SUUUSVVVV
top/false/false=UURSUWVUU top/false/true=WRWRUTWUU top/true/false=TVSVUXUUU top/true/true=UVRTUUTUV
trust_,=XTWUSTUUT trust_.=UUUUTUVUV trust_?=RTSRYWWUU trust_about=TTUUVTVUU trust_accounts=TUUUUUUUV
trust_article=UTWUUUUUU trust_bot=RTUVVVUUU trust_common=SVUVTUTUV trust_courtesy=VSVTUUTUV
trust_credentials=VUUUUTUUV trust_end=UTUUTTVUV trust_first=TUVUTUUUU trust_he=TUVUUUVUU
trust_lower=VVTUUUTUU trust_mention=UUVUUVUUU trust_name=UUUUUVUUU trust_no=UUUUUVUUU
trust_on=UUVUUTUUU trust_or=STTVUWVUU trust_person=VUVUUSUUV trust_pointing=UUVTTUVUT
trust_possessiveBefore=VUUUUUTUU trust_praise=XUUVSTUUU trust_question=RUTTWUWUU
trust_self=TUUVTTWUU trust_trust=TUUUVVUUU trust_unknown=VVTTVUTUU trust_yes=WUUUTTVUU
unknown:0/false/false=TURTSUWWU unknown:0/false/true=VVUTSVTUT unknown:0/true/false=RVSUXUWTU
unknown:0/true/true=VSTTUWTUU unknown:0=UTPTTUXWS unknown:1/false/false=TUSTUYTWS
unknown:1/false/true=VSVTSVUUV unknown:1/true/false=TSSVVUWVS unknown:1/true/true=VXTSTVRUT
unknown:1=TTTTUTUXU unknown:2/false/false=VUUUVTUTS unknown:2/false/true=VTVTTTWUU
unknown:2/true/false=WVVUTVTUT unknown:2/true/true=TUVTUUVUV unknown:2=VVTUTUUSU
unknown:3/false/false=WUUTSRVUW unknown:3/false/true=TUUVVUTUU unknown:3/true/false=UWVVRSUUU
unknown:3/true/true=TTSWUUWUT unknown:3=VSVSUVUUU unknown:5/false/false=XTWTTTVUT
unknown:5/false/true=UUSTUUWUV unknown:5/true/false=VUWWTSUUT unknown:5/true/true=RUTVUVVUV
unknown:5=VSVUVUUUT unknown:9/false/true=SUUUVWTUU unknown:9/true/true=SUUVUWSUU unknown:9=SUUUUWTUU
unknown_,=VUTTUUWVT unknown_.=UUTUVUUUU unknown_?=UTSTWVTUU unknown_Unknown=UQTSTVbTU
unknown_about=VTVTTUUSV unknown_accounts=TTTVWTUUV unknown_and=VUUVURUVV unknown_article=USTVUVTUW
unknown_bot=WTSTUVUUU unknown_callAfter=VUUUUUUUU unknown_common=USVTVUUUT unknown_compare=VTUUUUVUT
unknown_copula=TTUUVTWVS unknown_correction=STUTVVWUU unknown_courtesy=UVVTTUUVT
unknown_credentials=UTUUVVUUU unknown_emoji=VTUWTTVUT unknown_end=VTVTTUVUT
unknown_endorse=TTXUTVTUU unknown_ens=UUUVUVUUU unknown_fid=TTUXSUVUU unknown_first=TVUUUWSUV
unknown_form=STUUUWVUV unknown_greeting=UUUUUUVUU unknown_handle=VUUUUTUUT unknown_he=UUVVVTTUU
unknown_help=TWUTUTUUU unknown_holds=UVTRVTUUW unknown_interrogative=SUVTVUWUU
unknown_interrogativeSubject=UTUVTVUUT unknown_last=VUUTUTTUW unknown_link=WUUUUUTUU
unknown_lower=VVUUVUTUU unknown_mention=STVUUVSUW unknown_my=UWVUSUTUU unknown_name=STVVTVTUV
unknown_no=UUUUVURUY unknown_not=TUUVSWTUV unknown_notAfter=TTUUTSVUY unknown_number=WUUTTUUSU
unknown_on=VSVRUVWTU unknown_only=UTUWUUUUU unknown_or=UUTTVVRUV unknown_person=TUTTWUVVT
unknown_platform=TYTTWRUTU unknown_pointing=TTUUVVUUU unknown_possessiveAfter=USUTWUUUV
unknown_possessiveBefore=VVUTUTUTU unknown_praise=UTTTWUWUT unknown_profile=USUYTUTUU
unknown_question=UUUUVTTVU unknown_relative=UWUSUWTUU unknown_request=UUXUSTUUT
unknown_self=WTTUVWURV unknown_statement=TWUUSWUUS unknown_thanks=UUUUTUVUU unknown_third=TUUUUUUVU
unknown_trust=UTTUUVUUU unknown_unknown=UUTTUVVUU unknown_verifiers=UUTVUVTUU
unknown_wallet=UTUVUUUUV unknown_yes=VUVUUUUTU unknown_you=UVUUUVTUU verifiers_,=TUUVUUUUU
verifiers_?=UUVUUUUUU verifiers_about=UUUUVVTUU verifiers_article=UUUUUVUUU
verifiers_common=TUUUVUUUU verifiers_courtesy=TUUUVVUUU verifiers_end=TUUUWUUUU
verifiers_he=UUUUVTVUU verifiers_lower=SUTVVVVUU verifiers_mention=UUSUUWUUW
verifiers_name=TUSUUVUUW verifiers_on=UUUUUVTUU verifiers_pointing=TUUUWTVUU
verifiers_possessiveAfter=UUUUTVUUU verifiers_unknown=SUTVVVVUU vocative/card=UTUXSTUUU
vocative/false/false=TUVTTUUUU vocative/false/true=TTUUUUUUU vocative/quote=USTUWWVUT
vocative/reply=TTUTUXUUU vocative/top=TUTUUUUUU vocative/true/false=VUTVVRVUT
vocative/true/true=SWTTVVUUU vocative=TTUTVUUUU w$:.eth=TUUUUUUVU w$:a_bot=UUUTVTUUV
w$:account=WUUVTUTUU w$:ada=SRURUVbUU w$:address=UUUUTVUUU w$:again=WUUTVTTUU w$:airdrop=UVUUUUUUU
w$:all=UUUVUUUUU w$:am_i=STUZTUTUU w$:app=WTUUUUUUU w$:aí=TUUUUUVUU w$:back=XTUSUTUUU
w$:badges=UUUUVTUUU w$:base=SWUUUUUUU w$:bitcoin=WVUTUUTUU w$:bitte=TUUUUUVUU w$:boris=TVUUSXUUU
w$:bot=TRVVVVTUV w$:both=VUUUUUUTU w$:break=TUUTVUUWT w$:bro=UTUUUVUUU w$:c_est_qui=SUUUVVUUU
w$:card=TUVWSTUUV w$:channel=VVUTUUTUU w$:chi_è=UUUUSTWUV w$:chưa=TUUUUUUUU w$:clown=TTUUXUTUU
w$:coffee=VUUTUUUUU w$:cơ=UUUUUUVUU w$:dabei=RUUUYUUUU w$:das=TUUUUVUUU w$:dat=UUUUTUUUU
w$:data=VVUTUTUUU w$:degen=SXUUUUTUU w$:design=TUWUUTUUU w$:dia=UUUUVUUUU w$:dis=UUUUUVUUU
w$:diyecektim=TUUUUUVUU w$:do=TWUTTVUUU w$:dong=XTUUUTTUU w$:dwr=RTTTUUXUW w$:ella=UUUUTUUUV
w$:emoji=YTTVTUUUT w$:ens=UVUUUUVTU w$:es=TVUUUUUUU w$:eth=WSUUUUUVU w$:fake=UUUUTUWUU
w$:fid=RUTTTWXUU w$:first=UUUUUVUUU w$:for_me=WTTWUQVUT w$:ga=TUUUUVUUU w$:gimana=SVUVUVUUU
w$:go=QUUUUXVUU w$:good_bot=VTUUUUUUU w$:grazie=TUUUUTVUU w$:guy=UTVUUUUUU w$:gì=UUUTUUUUU
w$:göster=TUUYVTRUV w$:haha=VUUTUUUUU w$:hahaha=TVUVUUUUU w$:have=UVUUUUUUU w$:he=STUUWWUUU
w$:her=STYUUTUUU w$:here=UWUTUUTUU w$:hier=VUUUUUUUU w$:him=WUUVRVUUT w$:horsefacts=STUUUUYUU
w$:is=WTUTUTUUU w$:ist=WUUUUSUUU w$:it=STUWVWTUU w$:jack=SSUTUUZUU w$:jaja=TUUVUVUUU
w$:jajaja=TUUUVUUUU w$:jo=TUUUTUWVU w$:k=WTUUSUVUU w$:kak=TVUUUUUUU w$:kaun_hai=UVUUUTUUU
w$:không=UUUUVUUUU w$:kim=SUUTWUWUU w$:kkkk=VUUUUUUUU w$:kkkkk=TUUUVVUUU w$:ko=UUUTVVUUU
w$:last_night=SXUUUUUUU w$:legit=TUUUVTWUU w$:linda=TQUTUTbUU w$:link=TXUTUUTUU w$:linked=TUUUWUTUU
w$:lmao=UUUUUUUTU w$:lol=TTUTVXUUU w$:lui=TUUUVTVUU w$:là_ai=SVUUVTWUU w$:là_ai_vậy=TUUUUVUUU
w$:me=TTUaVVQTU w$:mi=TUUUVUUUU w$:min=VVUUUUSUU w$:mine=SUUZTUSUU w$:moi=UUUVUUTUU
w$:name=TTUTUVVUV w$:ne=SUUTWVTUV w$:next=STUWUUVUU w$:nha=UUUTUTVUV w$:nih=TWUVUTUUU
w$:no=WUUUTUUUU w$:noggles=SXUTUUTUU w$:now=WUTWRUUUU w$:number=WUUUTTUUU w$:one=UUVUTUVSU
w$:op=SXUUXRUUU w$:out=XUUTTUTUU w$:pas=UUUUUUVUU w$:platform=RVTSUWVVU w$:please=PUUTYVUUW
w$:pls=RSUUYXTUT w$:plz=TUUUUUVUU w$:po=TUUUUUUVU w$:porfa=TUUUUVVVU w$:profil=UUUVUUUUU
w$:profile=TUUWTTVUU w$:pugson=RTUTUUZUU w$:quem_é=TVUUSVVUU w$:quién_es=TUUUVUUUU w$:real=VUUVUTUUU
w$:right=UUUVUUUUU w$:rish=VUUUUUUUU w$:rn=VUUUUUUUU w$:romero=UTUUUUWUU w$:rồi=VUUUUUUUU
w$:scammer=TUUUUUUUU w$:she=WVUUQWUUU w$:siapa=SUUUUUVUU w$:solidity=TUUUUVUUU w$:stp=UTUVUUUUU
w$:svp=SUUUUUVUU w$:tack=TUUUUUVUU w$:ted=UUUUTUXTU w$:thank_you=SUUVUXTUU w$:that=VUUTSXUUU
w$:them=UUUUWVSUT w$:then=UUUUTVUUU w$:there=VUUUUUTUU w$:they=UUUUUWUUT w$:thing=TUUUUVUUU
w$:this=XUUTVTSUU w$:this_guy=UTUUWUUUU w$:this_person=UUUUVUUUU w$:this_thread=YVUURUUUU
w$:tho=SUUUXTUUU w$:thx=TUUUUVTUU w$:thế=UUTUUVUUU w$:to=TVUTXSTUU w$:today=UWUUUTTUU
w$:too=UUUUUUUUV w$:torvalds=SUUUUYSUU w$:true=UVUUUUUUU w$:trời=VUUUTVTUU w$:ty=TUUUUVUUU
w$:up=VWUVTTUUU w$:v=TTUUUTXUU w$:var_mı=TUUUWUUUU w$:verified=TUUXUTTUU w$:vậy=SUUUWVTTU
w$:với=TVUUUVTUU w$:w=TUUUUVUUU w$:wallet=UVUTVUUUU w$:wallets=WUUUTUUUU w$:what=UUUTSUWUU
w$:who=TUUUVUUUU w$:wkwk=TUUUUUUUU w$:work=TXUTTUUUU w$:wrong=VVUTTTUUU w$:ya=UTUTUVUUU
w$:yes=VUUUUUTUU w$:yesterday=WUUUUSUUU w$:you=WWUTTTUUU w$:zkmaxi=UUUUUUUUV w$:á=UUUUUTUUU
w$:đi=XUTVTSTUU w$:кто=TTUVUVUUU w$:это=UVUUTVTUU w$:это_кто=UTUUUUVUU w$:ᄏᄏ=VUUXTSUUU
w$:〜=TUUUUVUUU w$:お願いします=SUUUWUUUT w$:した=TUVUUUUUU w$:った=WUUVTSUUU w$:って誰=TUUUUUVUU w$:で=TUVUUTUVU
w$:です=XUTUUTUUU w$:ですか=SUUUWUUUU w$:ね=VUUUUTUUU w$:のほう=UUUUUUVUU w$:㗎=SVUUUVUUU w$:了=XTTUSVUUU
w$:人=TUUUUUVUU w$:吗=WUUTVTTUV w$:吧=TUUUUUUVU w$:呀=UTUTVUUUU w$:呗=TUUUUVUUU w$:呢=SUUVVUUUU
w$:啊=SUUVVUUUU w$:啦=UUUUUVUUU w$:嗎=UUUUVVUUU w$:大大=UUUUVUUUU w$:好=VTUUUUUUU w$:教えて=UVTTUTUUW
w$:是誰=STUTVVWUU w$:是谁=SUUTVVWUU w$:是谁啊=UUUUUVUUU w$:的=TUUUVUVUV w$:笑死=UUUUUTUUU w$:見せて=TUTUVVTUU
w$:誰=TUUUUVUUU w$:謝謝=TUUUUVUVU w$:钱包=UUUUVUUUU w$:靠谱吗=TUUUUUUUU w$:누구야=TUUTUUVUU w$:누구임=TWUUTUUUU
w$:보여줘=TUUUVUUUU w$:알려줘=SUUUUWUUU w$:어=UVUUUTUUU w$:요=UUVUUTUUU w$:좀=TVUUUUUUU w$:찾아줘=TUUUUVVUT
w$:하=VUUUUUUUU w:+=VUUUUTUUU w:.eth=TUUUUUUVU w:3am=UWUTUUTUU w:?=SVUUVVUUU w:a=XSURTVUUV
w:a_bot=WTUUTUUUV w:a_human=TUUUUVUUU w:a_ver=SUUWUVTUU w:abeg=SVUVUWSUU w:aber=SUUUUXUUT
w:abi=UUUUUUTUU w:about=UTUVTTXUT w:above=TUUUVVTUU w:absolute=WTUUTUUUU w:abt=SUUVUUVUU
w:acaba=TUUUUVUUU w:account=SWTWSVSUT w:accounts=UTUUUUUUV w:acct=UVUUVTVUU w:actually=SUUVVTUTV
w:ada=QTTRRZaUU w:address=RTUTWXVUT w:addresses=TUUVUUUUU w:addy=TUUUUVUUU w:affidabile=TUUUVVUUU
w:after=UUUUUUUUV w:again=YTUTUUTST w:ah=VUUUUTUUU w:ai=UWUTUTTUU w:ai_viết=TUUUVUUUU
w:ai_xác_minh=TUUUUUUUU w:airdrop=XUTSUTTUU w:aja=VVUVUTTUU w:aku=VUVWUTTUU w:akun=VUUWSVTUU
w:al=UUUUVVSUV w:algo=TUUUUTVUV w:alguien=TTUUUVUUU w:all=XTUUVWTSS w:alle=VUUUTUVUT
w:alles=RXUUUUUUU w:alors=TUUVTUUUU w:already=ZUUVRSUUU w:als=UUUUUUTUU w:also=UUUUVVUUT
w:alt=VUUUUVTUT w:am_i=QUUZWVRUU w:ama=UUUUUTUUW w:aman_ga=RUUUVVVUU w:an=SWVVTUVST w:and=UXVWSRTUV
w:and_also=TUUUUVUUV w:and_i=TTUUVUVUU w:and_not=VUUUUTUUU w:anda=UUUUUUVUU w:another=TSWVUUUUU
w:answer=UVTUTWTUU w:antes=TUUUUVUTV w:any=QVSTYUWUU w:anybody=UUUUUTVUU w:anymore=VUUUUTUUU
w:anyone=VTRVUWUUU w:anything=UUUUVTUUV w:anyway=TUUUVVVTU w:anywhere=TUUUUVTUU w:apa=SUUVUWUUU
w:api=XUUUUSTUU w:app=UTUWUTUUU w:apparently=VVUVUTSUU w:aqui=SVUTUWUUU w:are=UVUTVVTST
w:are_you=VWUTUTTUU w:arnaque=TUUUUVUUU w:around=VUUUUTUUU w:art=VUUUUUTUU w:as=VTWTUSVUU
w:as_well=SVUUTXUUT w:ask=SUTTTZUUT w:asked=XTTVTRVUV w:asking=VTTVTVUUT w:asks=TUUUUVUUU
w:asta=VUTUUTUUU w:at=UVUUSSWUU w:attestations=TUUVVVTUU w:au=XUUUUTTUU w:au_juste=TUUUVVUUU
w:auch=SWUUWUUUT w:auf=UVUVSUSUV w:aussi=TUUUVUUUU w:author=UUUUTVUUU w:avec=VUUUUUUUU
w:ayer=VUUUUTUUU w:aí=RTUVWWUUU w:años=UUVUUTUUU w:ba=TUUUUUVUU w:back=XTUTUUUUT
w:background_on=UUUUUVUUT w:badge=UUUTTUWUU w:badges=UTUWUTUUU w:balaji=VUUUUUTUU
w:balajis=TTUUUVVUU w:bana=WUURVXSUV w:bankr=WUUUUSUUU w:bar=VVUTUUTUU w:base=TXUUUUTUU
w:bc=UUUUUVUUT w:be=TTTTUWVUT w:because=UUUWUSUUU w:been=TUVUVUUUU w:before=SUSTWWUUU
w:behind=UTWTTVTUT w:bei=VVUUUUSUU w:belong_to=VUUUUUUUU w:belongs_to=UUUUUUVUU w:below=VUUUUTVUU
w:belum=TUUWSWUUT w:ben=VUUUTWRUU w:beneran=VUUUTUUUU w:benim=UUUYTTTUU w:berapa=VSUVUVTUU
w:berlin=UVUUUUUUU w:best=UUUUUUUUV w:bet=VUUTUUUUU w:better=YUUTUQUUV w:between=UUUUUSWUV
w:bgt=VUUUVTUUU w:bhai=UUUUUVTUU w:bi=YUVSTUTUV w:bien=TUUUUUUUU w:big=UTUUVUUUU w:bikinin=WUUUUTTUU
w:bin_ich=TUUWUUTUU w:bio=UUUUUVTUU w:bist=WTUUUTUUU w:bitcoin=WUUSUUUUU w:bitte=QUUUUXUUU
w:biết=UVUUTVUUU w:blocked=VUUUUTVUT w:blue=WUUUUUTUU w:bo=STUWUUVUU w:boa=TTVUUUVUU w:boh=TVUVVTUUU
w:bon=SUUVTVUUU w:boris=RVTUSZUUT w:bot=UUTUTUUUT w:both=WVUVSUUSU w:bots=bUUUUQTUT
w:bought=UUUUUVUUU w:break=VUVUSVUUU w:bro=TTUUUWUUU w:brp=TUUUUVUUU w:btw=YUUURUVSU w:bu=UXUSVVRUT
w:buat=UUUUUVVUU w:built=WTUUUUUUU w:bukan=TUUTUWUUT w:bunu=TUVUXRUUU w:burada=TUUUVVUUU
w:burda=UUUUUVVUU w:busca=TUUUUUWUU w:but=OUTUVYUUW w:buterin=SUUTUUXUU w:buy=UUUTUVUUU
w:by=XTUUTUUUT w:bài_này=VUUUUUUUU w:bên=UUUUUVUUU w:bạn=UUUVUTUUU w:c=VVUTTUUUU w:c_est=UTUUTWUUU
w:c_est_qui=STUTXTWUT w:c_est_quoi=UUUUUUTUU w:c_ki=TUUUUVUUU w:c_qui=UUUUTUWUU w:café=VUUUUUUUU
w:call=XTUTUTUUU w:called=WVUTTSUUU w:came=TUUVVUUUU w:can=SVXUQVTUV w:can_i_trust=RUTTVWVUU
w:can_u=TUUTWVVUU w:can_you=PaUUUUTUV w:cant=SUUUVVUUU w:card=WSUZQRVUU w:cards=VVUUSUUUU
w:carte=TUUWTSVUV w:carteira=VUUUTVTUU w:cassie=TUUTUUWUU w:cast=WTUUVUTUU w:cat=WTUUUTUUU
w:cc=VUUUVTUUT w:ce=VUUUUVUUT w:ce_mec=UUUUVUUUU w:cek=SUUVUWUUU w:celui=TUUUVTUUU
w:changed=VUVVTTUUU w:channel=WVUTUUSUU w:che=SVVVTUTUV w:check=TTTVTVVUU w:cheers=VUUUUUUUU
w:chi=VUUUTWSUU w:chi_sarebbe=TUUUUVVUU w:chi_sono=UUUUUUUUV w:chi_è=VVUTUSVUU w:cho=SUUUUWTUU
w:cho_hỏi=UUUUUVUUU w:cho_xem=TUUVTUVUU w:chưa=UUUUTVUUU w:chị=WUUUUSUUU w:ci=TVUUVVUUU
w:cine_e=TUUUUUWUU w:claims=TUUUVUTUV w:clanker=WUUUUUSUU w:client=WUUUVSUUU w:clown=TTUUXUTUU
w:clue=TUUUVVUUU w:cobie=VUUUUTUUU w:code=WUUUUUTTU w:coder=TUUUUUUVU w:coffee=VWUTUTTUU
w:cofounder=UUUUUTVUU w:coi=UUUVUUTUU w:coin=VUUUUTUUU w:coinbase=STUUVXTUT w:com=UUUUUSWUU
w:come=UTUWTTUUV w:come_funzioni=UVUUUUUUU w:commands=TXUUUUTUU w:comme=VUUWSUUUU w:como=UWUUUSUUU
w:compare=SUUTVXTUV w:compte=UTUUVUVUU w:comptes=TUUVUUUUU w:con=TVUUTSUVW w:confiável=UUUUUVUUU
w:conhece=TUUUUUVUU w:connected=STUXUUUUU w:conoces_a=UUUUUUVUU w:cool=STUYUVSUU w:cosa=UVUUTUTUU
w:coucou=XUUSTUUUU w:could=VUUUTVUUU w:could_you=STUUUUWUU w:cousin=UUUUUUVUU w:credencial=UUUUTVUUU
w:credentials=SUUTVVWUT w:cuenta=UUUUUTVUU w:cuánto=VTUUUUUUU w:cái=VUUUVUTTU w:còn=VUUUSUUUU
w:có=TTUTUWUUU w:cô_ấy=VVUUSUUUU w:cüzdan=VUUUTUUUU w:cüzdanı=SUUUVVUUU w:cơ=TUUUTUWUU
w:cảm_ơn=TUUUUVUUU w:cảm_ơn_nhiều=WTUTUUTUU w:của=QTUUVWWUU w:của_ai=UUUUUUUUV w:d=RUUVUWUUU
w:da=STVUVWUTT w:dabei=SUUUXVUUT w:dah=UUUVVTUUU w:daha=TUUUUXUUS w:dai=UUUUUTUVV w:dame=TUUVTVUUU
w:dan=UTUUVVVUS w:danke_dir=UUUUUVUUU w:dans=VUUUTTVUV w:das=RTUUWVVUU w:dass=VUUUUTUUU
w:dat=TUUUUUVUU w:data=UVUTVUUUU w:daughter=TVUUVUUUU w:daw=SUUUUUVUU w:days=UTUUUUUUU
w:de=VVTSUUWSU w:de_fiar=TUUUVWUUT w:de_quem=TUUUVUUUV w:de_quem_é=TVUUUUUUU w:de_quién_es=UUUUVUUUU
w:deal=SUUUUWUUU w:dear=TWUTUVUUU w:degen=XWUTUTSUU w:del=WTUUVUSUU w:dela=UUUUVTUUV
w:dele=UUTUVUUUU w:della=XTUUUUSUU w:dem=VUUVUVSUU w:demais=VUUUUUUUU w:den=TTUUVVVTT
w:denn=TTUUXUUUU w:deodad=UVUUTUVUU w:deploy=WUUUUTTUU w:depuis=TUUUTVVUU w:der=VUUTWRTVV
w:des=XTUUUSUUV w:desde_cuándo=TUUUVVUUU w:design=TUWUUUTUU w:det=UTUUUWUUT w:dev=VTUUTTWTV
w:devcon=VVUUUUSUU w:devo=SVUUUVUUU w:dey=UUUVUVTUT w:değil=TUUUUUUUV w:di=UVTVSTUUV
w:di_sini=UUUTVUTUU w:dia=RUUTVXVUU w:dice=UUUUTVVUU w:dice_che=TUUUVVUUU w:did=TTSVUWTUV
w:did_you=WVUUTTUUU w:didnt=YTUTSTTUU w:die=TTTUWWTUU w:dieser=TUUUUWUUU
w:difference_between=TUUUUVUUT w:digo=UUUUUUUUV w:dime=UVUVUTUUU w:dinner=TUUUUVVUU w:dis=RTUUWWTUV
w:dit=TUUUVTVUU w:diye_biri=SUUTUWVUU w:dm=UUUUVXSUU w:dmd=SUUTUXUUU w:dms=SVUUTWUUU w:do=SXWURTSUX
w:do_i=UWUTUUTUU w:do_i_have=SVUYTUUUU w:do_me=SUUWUUUUU w:do_we_know=TUUUVVUUU w:do_you=TXUWSSUUU
w:do_you_know=RUUVWUUUU w:doch=VUUUUUUUU w:does=SYTTUVTTV w:doesnt=WUUUUSUUU w:dogs=VVUTSVTUU
w:dompetnya=VUUUTUUUU w:donc=TUUUUUUUV w:dong=WTUWUTTUU w:dont=WUUTUSTUV w:dont_mean=TUUUUVVUT
w:dont_need=UUUTVTUUU w:dont_show=WUUUUSUUU w:dont_want=TUUUUWUUU w:dos=WUVTUTUTV w:down=VVUSVUTUU
w:drop=UUUUUUTUU w:du=UVTUWTTUT w:dude=VUUUTUUUU w:due=WUUUUTTUV w:dulu=WUUUUUTUU w:durov=VUUUUUSUU
w:dwr=SRTQSTcUX w:dzięki=WUUUTVTUU w:dólar=WTUUUUUUU w:dün=VUUUUTTUU w:e=STUVUVUUV w:e_a=TUUVTWUUT
w:e_il=UUUUVUUUU w:e_o=STUUVUWUU w:echt=TUUUWUUUV w:een=VUUVUTUUU w:eh=UUUUUUUUV
w:eh_salah=UUUUUTUUV w:eigenlijk=SUUVUVUUU w:eigentlich=RWUUVTUUU w:ein=TUWUUVTUU w:eine=TVUUVVTUU
w:einmal=TUUUUVUUU w:el=WTTUTVVTU w:el_usuario=TUUUUUUUU w:ela=UUUUUTUUW w:ele=TVUUTVUUU
w:ella=UUUUTVTUU w:elle=SUUUUUVUT w:elonmusk=UVUUUUTUU w:else=SXUTUVUUT w:em=WUUTWTUUU
w:emoji=WTTTUUUVU w:en=XVTSVTUUT w:en_la=TUUUUUUUU w:encore=UUUUVUUUU w:end=UVUTTVUUU
w:endorse=TUXUUSUUU w:endorsement=TUVTTWUUU w:energy=XUUUTTUUU w:ens=QTTVYVTUV w:ens_name=TUUUUUUUU
w:entre=VUUUURUUW w:era=VUUUTVUUU w:es=SUUTXVSUU w:ese=UVUUTVUUT w:eso=VUUUTTVUU w:essa=UUUUUVTUU
w:esse=TUUTTXWUT w:esse_cara=TUUUVVUUU w:est=VUUVUSUUU w:esta=SWUUUUUUU w:este=UUUUVUUUU
w:esto=UVUUVTUUU w:está=WTUUTUUUU w:et=TUUXUTUUT w:eth=USUSVYSXT w:ethcc=UUVUUTUUU
w:ethereum=TVUUUUUUU w:eu=TUUWTTVUU w:even=VWUUSUUUU w:ever=XUUUTSUUV w:every=VTUUTUVUU
w:everybody=WUUTTSUUW w:everyone=XVTVSSUUU w:everything=VUUVUUTUU w:ex=VUUTUVUUU w:exactly=VVUUTUUUU
w:except=XVUUTRUUU w:existe=UUUUTUVUU w:explain=XaUSSRSUV w:eyvallah=TUUVTUUUU w:fa=WUUUSUUUU
w:fait=VUUUTUUUU w:fake=TUUUUVWUU w:fammi_vedere=UTUWUTUUU w:farhack=SUUUUXTUU w:fast=YUUTTSUUU
w:faz=UTWVTUTUU w:feed=SUUTVUVUU w:fees=VUUUUUUUU w:fella=TUUUVUUUU w:fellow=UVUUUTUUU
w:fiable=SUUUVWVUU w:ficha=TUUVUWUUU w:fiche=TUUWTVTUT w:fid=MRSaVZVUV w:fid_de=UUUUUVUUU
w:file=SUUVTUVUU w:finally=WUUUUTUUU w:find=TVUTUUWUT w:find_me=UVURUTWUU w:fine=TUUUTWUVU
w:first=XVTTVUSTT w:fix=WUUTUTUUU w:foi=VUUUUUTUU w:folks=VUUUUVTUT w:follow=aUUTURUUU
w:followed=STUTUWWUT w:followers=UUUUTTVUU w:for=TXXTTTVTT w:for_me=TTTWUSWUU w:for_my=STVWTUUUU
w:forget=TUUVUVUUU w:found=cVUTSPTUU w:founder=SUUUVVUUU w:frame=VUUUUUTUU w:franchement=WUUUUTUUU
w:friend=UUUUUSXUU w:friends=XUUTUUTUU w:from=UWTSTWTUU w:för=VUWSUUUUT w:für=SUXTVTTUU
w:ga=STUVUWUUU w:gak=TUUTUVVUU w:gakonst=VUUUUTTUU w:garantisco_io=TUWUUTUUU w:gas=WVUTUTTUU
w:gente=TTVUUTWUU w:gentleman=TVVUVSTUU w:gestern=VUUUUTUUU w:get=XWUTSTTUV w:gets=VUUUUUUUU
w:gibts=UTUUUUVUU w:gimana=SXUUUUTUU w:gimme=TWUUUVUUT w:gitcoin=SUUUWXSUU w:githubı=TUUTVVUUU
w:give_me=TUUUUXUUT w:gli=STUVUUVUU w:gm=XUUUUURUT w:go=RVWVUUUVU w:god=VUWSUUUUU w:goes=VUUUUTUUV
w:going=VWUUUTUUU w:gonna=cRUTTRTUU w:good=TTVTVWUUU w:good_bot=XTUTSUUUU w:good_morning=TUUUVUUUU
w:got=VUUUVUUUT w:graag=TUUVUUUUU w:grace=VTUTUUUUU w:gracias=UUUUUVUUU w:grazie=TUUUVTWUU
w:grazie_mille=WTUTUUUUU w:great=WUUUVSTUU w:group=VUUUUUUUU w:gue=UUUWUTTUU w:guy=QUUTUVUUW
w:gw=TTUVTWUUT w:gì=WUUTUTUUU w:göster=SUUYVUQUV w:güvenilir_mi=RUUUVXVUU w:ha=VUUUXUSUT
w:hab=VUUVUTUUT w:hab_ich=VUUVUTUUU w:hace=VUUUUTUUU w:hackathon=VUUUUTUUU w:had=VUUUUUUUU
w:haha=XUUUTUTTU w:hahaha=TVUUVUUUU w:hai=UTUUWTUUU w:halt=VUUUUSUVU w:hanako=TUUUSYUUU
w:handle=XVUTTSUUT w:hangi=SUUUUWUUU w:har=UUUUUUUUV w:hari=VTUTUUUUU w:hariç=TUUUUUUUU
w:has=VTUVTTUUU w:has_been=UUUUUUTUV w:hat=VUUTUUTUV w:hat_der=UUUUVVTUU w:hat_mir=VUUUUVSUU
w:have=TTTVUWUUU w:have_you=XUUUUSUUU w:having=VUUUUUUUU w:hay=XUUUUURUV w:he=RWTUWWRUU
w:heard_of=RUUUVWUUU w:hein=TUUUVVUUU w:hello=YVUSTSTUU w:help=UUUVTUUUU w:help_me=UTUUUVUUU
w:her=SSZSUUUUV w:here=SXXRTUUUT w:hers=UUUTVUUUV w:hes=WTUUSXUUT w:hesabı=VUUUTVUUU w:het=VUUUUUUUU
w:heute=TVUUUUUUU w:hey=UTUUTUVUV w:hi=VVUUUUTUT w:hier=STUVUVVUU w:higher=UWUUUTTUU
w:hilfe=UWUUUTUUU w:him=VTUXQWVUT w:himself=UUUUUUUUV w:hired=UUUUWUUUT w:hiring=WUUUUSTUU
w:his=WWTTSTUUU w:hm=WUUVUTUUU w:hmm=UUUUUTUUU w:ho=UUUVTUUUU w:hoje=WUUUUTUUU w:hon=UUUUUVVUT
w:honestly=UUUUUVUUU w:hope=VTUUUUVUU w:horsefacts=QUVSTPcUV w:how=SZWUTRSUU w:how_do_i=UUYURUTUU
w:how_do_i_use_you=UXUUTUUUU w:how_does_this_work=SXUUTUUUU w:how_long=TUUUVUUUU w:huh=XUUUTTUUU
w:human=VUUUUTUUV w:hôm_qua=VUUUUTUUU w:hơn=VUUUUVUUU w:hỏi=SUUUWVUUU w:i=RXYPUTWVU w:i_am=UWUUVTTUU
w:i_asked=TUUVUVTUU w:i_hope=SUUUUVVUU w:i_know=VSXTRVTUW w:i_mean=TVUTYTSUU w:i_meant=QZUVTUUUU
w:i_need=TUUVUVSUU w:i_think=UUUVUTUUU w:i_vouch_for=RUbUTSUUU w:i_want=SVUUTVWUT w:i_was=TUUUUUVUU
w:ich=VUUSVWTTU w:ich_meinte=WUUUUUSUU w:ici=TUUTUVVUU w:id=UUUUVUUUU w:id_like=SUVUUVUUU
w:idea=VUUUUTUUU w:identify=UUUUVTUUU w:identity=VUUUUUUUU w:idk=TUUUTVVUU w:ieri=VUUVTUTUU
w:if=UTUVVVTUT w:ignore=TTUUTVVUU w:ihr=UUUUTUUUU w:ik=TTUWVUUUU w:il=VTVUTTWUT w:il_mio=TUUWUUUUU
w:ile=UUUUVVTUT w:ill=TUUTUWUUU w:im=WUTSXVRUU w:imagine=UUUUTVUUU w:in=YWUSRVRUV w:info=TVUTUVUUU
w:ini=TVUUZSRUU w:instead_of=VUUTUUUUU w:inte=TUUUUUUUV w:into=XTUUUTUUU w:introduced=UVUUUTUUT
w:invented=UWUTUVRUU w:io=STUZUTTUU w:irl=TTXSUVUUU w:is=WVPRVVVUU w:is_on=UUUUUTUUW
w:is_so=UUUTVTUUU w:isnt=WTUVTTTVT w:isso=TUVTWTTUU w:ist=WUVTUTUUU w:ist_der=UUUUWTUUU
w:it=XVTYTSSUT w:it_was=TUUUTUWUU w:its=XTUUTRWUT w:itu=VUUURTWUV w:ive=UUVWTUTUU w:için=SUXUUUUUU
w:j=VUUUUTUUU w:j_ai=VUUWTUTUT w:ja=UUUVUVUUT w:jack=QUTSTXYUU w:jag=SVWSUVUUT w:jaja=TUUVUVUUU
w:jajaja=VUUUUUUUU w:jay.bsky.team=UUUUUTUUV w:jc=TTUTUUWUU w:je=VUVTVUTUU
w:je_voulais_dire=TUUUUVVUU w:jesse=TTUTSVVUW w:jest=UUUUUUTUU w:jetzt=UUUUUVUUU w:jo=UTUTSUWVU
w:job=UUUTUUUUU w:jogo=VUUUUUTUU w:join=NTUWXWVUU w:joined=TVUUUVUUT w:joke=XUUTTTUUU
w:juga=UUUUUVUUT w:just=UUTVTSWUV w:just_shipped=WUUUUTUUU w:juste=VUUTUUUUU w:já=WUUUUSTUU
w:k=VTUUSVVUU w:ka=UVUUUUTUT w:kak=SVUUUVUUU w:kalo=TUUVUVUUU w:kamu=VUUUUTUUU w:kanka=UUUUUVUUT
w:kann=TUVTUUUUU w:kasper99=UUUUUUVUU w:kata=UUUVUTUUU w:kaun_hai=SVUUUUVUU w:kaç=XSUTVUTUU
w:kdo_je=UUUUUUUUV w:ke=TUUUVUUUU w:keep=WUUVTSUUV w:keeps=TTUUTXUUU w:kemarin=WUUUUTUUU
w:kenal=SUUTUVWUU w:kenn=UUUUUVUUT w:kennst_du=TUUTUUWUU w:kennt=UUUUVUUUU w:kenny=STUTTUYUU
w:ketemu=WUUUUTTUU w:không=UUUUUVUUU w:không_phải=TUUUUUVUU w:ki=VTUUVVUUT w:kids=UUUTUVUUU
w:kim=RVTUXUTUV w:kim_bu=SUUUVXTUU w:kim_doğrulamış=SUUUVVUUU w:kimdir=STUUTXVUU w:kimim=UUUVUUTUU
w:kindly=TUUVVUTUU w:kkkk=UUUVUUUUU w:kkkkk=SUUUWVTUU w:knew=VUUUTUUUU w:know=VUUTTWTUV
w:known=RUWTVTVUV w:knows=VWUTVQWUT w:ko=VUUSVVUUU w:kofi=UUUUTUVUU w:kok=UUUUUVTUU
w:konto=WUUTUUSUU w:kto=VUUUUUTUU w:kto_to=UUUUVUTUU w:kya=SUUUUVVUU w:kyc=TUUUUVVUU w:l=VTUTVUUUU
w:l_auteur=UUUUWTUUU w:l_autore=UUUUWTUUU w:la=UVUURTUVW w:la_mia=TUUWTUUUU w:lady=TVUUUVTUU
w:lah=UUUUVUUUU w:las=UTUUUUUUU w:last=WUUUUSUUU w:last_night=RYUUUVTUU w:last_week=UUUUUUUUV
w:launch=WUTUTTUUU w:le=UUTSTWWUT w:learned=WUUUUTTUU w:leave=STVUUVUUU w:leave_out=TVUUUUUUV
w:legit=TUTTYRVUU w:lei=UWUUUSUUV w:leo=UUUUTVVUU w:les=WUUUTVVUS w:let=WUUUSSUUV w:like=bRXTUOVSU
w:limone=TTUUSUYUU w:linda=TPURQUeUW w:link=VVUUVSTUU w:linked=STUZVSUUU w:lisbon=UVUUTUUUU
w:list=XWUVTRSUV w:lista=WUUUTUUUU w:literally=WUUUUSUUU w:live=YUUUUSUUU w:lmao=UTUUUUVTU
w:lmaooo=WUUVSUUUU w:lo=USUUSVVUW w:logo=VUUUTUUUU w:lol=RSUWTWWUU w:long=TUUUUWUUU
w:longer=UUUUUTUUV w:look=TVUYTSSUT w:look_me_up=RSUZUUTUU w:look_up=VXUTTQWUU w:looks=VUUTVTUUU
w:lookup=VUUUTSWUT w:los=VUUUUSUUV w:lost=WVUSTUTUU w:love=WVUUVSTUU w:lovely=USWUUVTUU
w:lui=TVUWSTUUU w:lunch=WUUUUVTUT w:luôn=SUUXTUUUU w:là=UTUVUTUUU w:là_ai=SUUUVWUUU
w:là_ai_vậy=TUUUTXUUU w:là_gì=TTUVVUUUU w:làm=VVUTUUTUU w:lời=VUUUUTUUU w:m=VTUTVTWUT w:ma=RUUWVTTUV
w:maar=UUUVUTUUU w:made=VUUUUTUUU w:mai=VUUUVUTUU w:mais=UUUUUWUUS w:makasih=VUUUUTUUU
w:make=WTUUUUUUU w:maksudnya=UUUUUTUUV w:mal=TUVWSUUUV w:man=VVUSUUTUU w:mana=TUUWUUUUT
w:manda=TUUUUUWUT w:mano=UUUUUWVST w:mantap=XUUUUSUUU w:many=SUUWUUUUU w:mark=UUUTUTWUU
w:mas=UUUUTWTUU w:match=YSUUUVRUU w:mate=UUUUUTWUU w:mau=UUUUVVTUU w:may=TTUTUVVUT w:mdr=TUUUVUUTU
w:me=TUTYWURUU w:me_fala=TUUUUTWUV w:mean=TVUUUVUUU w:meant=TUUUUUVUU w:meetup=WUUUUUTUT
w:mei=TUVTUVVUU w:mein=UUUVUVTUU w:meine=SUUWUUUUU w:menos=UUUUUVUUU w:mentioned=TVUUSUWUU
w:mentions=UVUUTVUUU w:merci=VUUUUTTUU w:mesmo=UUUUUTUUV w:message=TUUUWUUUU w:met=ZUUUURTUT
w:meu=RTUcUUSTU w:mi=XUSSVWUUU w:mia=VTUVUUUUU w:mich=STUZUUTTU w:mim=VTTUUVUUU w:min=UWWRSXSUU
w:mine=RUUdUSQUU w:minha=TUUWUUUUU w:mint=TVUUTVUUU w:minus=VUUUUTSUW w:mir=TTUTVYUUT
w:mis=UUUVUUUUU w:mit=TVUUVTUUU w:mo=VTUSUUVUU w:mod=TUUUUVVUU w:moi=VTUYTUSUT w:moin=WTUTUTUUU
w:mom=VUUUUTUUU w:mon=UTUXUUTUU w:money=SUUSUXVUU w:montre=VUUYTRUUU w:more=VUUSXTUUT
w:morning=TVUUTVUUT w:mostra=SUUXTUTUU w:msm=TTUVUVUUU w:mu=UUUUUVUUU w:much=UUUUTWUUU
w:must=UUUUUVUUU w:my=WRVWRVTUW w:my_friend=VUUUUTUUU w:my_own=SWUZSTTUU w:myself=XUUVTSTUU
w:mà=STUUUYUUU w:más=UUUTVVUUT w:même=UUUUUTUUU w:mình=WUVTUSVUU w:mí=TUUXUUSUU w:mı=SUUUVWUUT
w:mấy=TVUUUUUUU w:n=TUUUUUVUU w:na=VVTTTXSVT w:nach=UUUVUTUUU w:nachweise=UUUUVUTUU w:nada=VUUUUUUUU
w:nadia=UTUUUUWUU w:nah=UUUUTUWTU w:naman=TUUVUVTUU w:namanya=VUUUUUUUT w:name=VTUTUVUVU
w:names=WVUUUTUTU w:nanya=UVUVVSTUU w:nasıl=RZVUUTRUU w:naval=TUUUTWUUT w:ne=STVTVWVUT
w:nee=TVUUUVUUU w:need=XTTSTVUUV w:neither=UUUUVUWTU w:nem=WUUUUTUUU w:never=UVUVVUTUU
w:never_mind=XUUUUTUUU w:new=TYTTVSUUU w:next=SUUWTTUUX w:nft=TUUUUUUUU w:ng=STUVUWUUU
w:nguyễn=WUUUUUSUU w:người=WUUUUTTUU w:nha=VUUTUSVUV w:nhiều=UUUUUVUUU w:nhé=VUUUUUUUU
w:ni=SUUUWUUUU w:ni_nani=TUUUUVTUV w:nice=WUUUUTUUU w:nicht=TUUTUVVUT w:nie=UUUWTUTUV
w:niet=UUUWUSUUU w:nih=TVUVUUUUU w:no=TZTVVVQTU w:no_need_to=YUUUTRUUU w:nobody=UUUVUTUUU
w:noch=VUUUUUUUU w:nochmal=UTUUVUUUU w:noggles=SYUTUUTUU w:non=WVTUTVTUU w:none=TUUUUUVUU
w:none_of_those=UUUUUVUUU w:nope=UTUUUUVUU w:not=VSTXTUUVU w:not_the=TUUUTVVTU w:nothing=WUUUUUTUT
w:now=WSTZSUTUT w:now_do=RUUXTVUUU w:number=YTVRSTVVU w:nur=TUUUUWUUU w:nvm=WUUUTUUUU
w:nào=UUUVUUUUU w:này=VUUUUUUUU w:não=SWUUUVUUU w:né=UUUUUVUUT w:o=WSUUVVUTT w:o_dono=TUUUUVUUU
w:o_que=TWUUUUTUU w:obviously=UUUUUTUVV w:och=VUUTUVTUT w:oder=TVUUVUTUV w:of=TXVTWURTU
w:off=TUUUUUUUV w:oh=UUUUUUVUU w:ok=RUUXWSVTU w:olan=UUUUUVUUU w:old=VUUUWTTUT w:older=TUUUVVUUU
w:olsun=VUUUTUUUT w:on=VVUUUVSTT w:on_here=SVVVSUUUU w:onchain=SWUTUVUUU w:one=SUWUTTYUU
w:ones=UUUUUUUUV w:only=TWUTUSTUW w:onu=TUUUUVVUU w:ook=UUUVTUUUU w:oops=VUUUUUUUV w:op=OXVVVTUUV
w:optimist=TUUUUWUUT w:or=TYTRVVUUT w:orangnya=UUWUVSTUU w:otc=SUUUUWTUU w:other=VUUUUTVUV
w:ou=UUUTUWUUU w:our=VTVTUTVUU w:out=VVUSTWTUU w:over=UUUUUVTUU w:over_on=VVUUUTUUU w:owe=UUUUUVUUU
w:owes=UUUUUVUUT w:own=STUXVTUUU w:owner=UUUUUVUUT w:oye=TUUVUUVUU w:page=UVUTUUUUU w:paid=UUUUUUTUV
w:paloma=UUUUUUVUU w:panel=UUUUUTUUV w:par=VUUUUUUUT w:para=STVUUXTUU w:pardon=VUUUUSUUV
w:parle=UUUTVUUUU w:pas=TUTTUVWUT w:pas_elle=TVUUUUUUU w:passport=TUUUVWSUU w:pay=VUUUUUUUU
w:pe=SUUUWUVUU w:pedro=UTUTUUWUU w:peki=QTUUaUSUU w:people=XVUWRSRUW w:per=WUXUURTUU
w:perdón=TUUUUUUUV w:perfil=TUUWUUUUU w:pero=SUTUUTUUW w:person=TVUTWVUUS w:persona=VUVUTUUUU
w:pfp=VUUUTVUUU w:phone=UVUTUVUUU w:pizza=UWUUUTTUU w:più=VUUUUSUUU w:place=TUUUUUUUU
w:platform=TTRSbWSVV w:please=NTXUVWUUX w:pls=RSUUYVTUV w:plus=WUUTVUUUT w:plz=TUUUUVUUU
w:po=SUUUVVTVU w:poem=UWUUSUUUU w:pollak=UUUUTUWUU w:por=UUUTUTUUV w:por_favor=UUUUUUUUV
w:porfa=SUUUUVVVU w:post=UTUUWTUUU w:posts=VUUUVTUUU w:pour=TTYUTTTUU w:ppl=VUTUUVUUU
w:pra=TUTUUWVUU w:pretty=WUUUTTUUU w:price=WUUUUTTUU w:prima=UUUUUVUUU w:pro=UUUUUTUUU
w:procura=UUUSUUWUU w:profil=UTUWVTUUU w:profile=SSUWTTXUU w:profilo=TUUVUUUUU w:proof=WUUVUUSUU
w:proxystudio=RUUUUUWUU w:pugson=RSUPUSeUW w:pull=SUUUVWUUT w:pull_up=SUUUTWVUU w:punya=UUUUUVUUU
w:pure=UUUUUTUUU w:put=RWXTTSUUW w:python=XUUTUUSUU w:på=VUUUUVUUT w:q=QTVVRXYUT w:qm_é=WUUUVTUUU
w:qu=VUUTTUVUU w:qua=VUUUUTUUU w:qual=SUUWUVTUU w:quanto=WTUUUUUUU w:que=WUVUVSSTV w:quel=TUUVUVTUU
w:quelle=TUUVUUUUU w:quello=TUUUUUUVU w:quelqu_un=TUWTUUUUU w:quem=TUUWUTTUU
w:quem_escreveu=UUUUVUUUU w:quem_foi=UVUUUTUUU w:quem_é=PTUTVXYUV w:question=UUUWTTVUU
w:questo=TTUVYSUUU w:qui=TVUXTSTUU w:qui_est=TVUUVUUUU w:quick=RUUUUWVUU w:quien=SUUWUUUUU
w:quien_es=STUUUVXUU w:quién=QWUWVUTUU w:quién_es=TUUTWUVUT w:quién_escribió=TUUUVUUUU
w:quoi=TUUVTUVUU w:quote=TUUUUUVUU w:quoted=TUUUWVUUT w:quoting=TUUUUUUUV w:quá=SUUUUVUUU
w:qué=VTTVVVSUU w:qué_sabes_de=TUUWUUSUU w:r=UTUUUTUUV w:ra=WUUTUUTUU w:raga=TUUUUVUUU
w:rain=WTUUTUUUU w:read=WUUUTUUUU w:reading=UUUUUVTUU w:real=VUVVSVUUU w:really=WVUUUTUUT
w:record=SUXUUUUUV w:remind_me=VUUUUUTUU w:remove=UVVTUTUUU w:renata=TUUUUUVUU w:replies=UUUUUTUUU
w:reply=UUUUVUUUU w:replying=WVUTWSUUU w:rien=XUUUUSUUU w:right=VUUVTUTUU w:rish=UVUUSVTUU
w:rn=WTUVUTUUU w:roast=VUUUUUTUU w:romero=USUUUUWUU w:rt=YUUUURUUU w:rug=TUUUVVUUU w:run=VUUUTVTUT
w:running=VUUUUUTUU w:rust=TVUUUUUUU w:rồi=WUUVUSTUU w:s=TWUUTUUUU w:sa=VVUUUSUVU w:sabe=WUUVTUTUU
w:sabes=TUUUUUVUU w:safe=SUUTTXVUU w:sagen=TUUUUUUUU w:said=TUUWUVUUU w:sale=RTUWUUVUU
w:sama=VUUUVUTUT w:same=WUVUTUTUT w:same_for=TUUVTVUUU w:samuelhq=TUUUUUVUU w:sana=UUUUUVUUU
w:sao=TUUVTVUUU w:saved=VUUTUUUUU w:say=WRWTTTUVU w:saya=WUUUUTTUU w:says=SUTTUWUUV w:scam=UUUUVVTUU
w:scammer=UUUUXTTUU w:scheda=SUUXTUUUU w:schon=UUUVTUUUU w:score=VUUUUUTUU w:script=VUUTUUVUU
w:scusa=UUUUUUTUU w:se=TTYUUUTUU w:search=UWUTUTUUU w:second=UUUVVSUUV w:see=UTUZTSUUU
w:seems=UUUUTVUUU w:seen=VUUTWRUUV w:sei=WTUUUTUUU w:seit_wann=QTUUYVTUU w:sen=TVUUUUUUU
w:send=VTTTVVTUU w:sent=VUUUUUUUT w:sent_me=STUUVXTUT w:ser=UTUUUVUUU w:seriös=UTUUUUVUU
w:settle=SUUVTVUUV w:she=VTTSTWUUV w:shes=UUVTTUVUU w:shipped=UUUUUTVUT w:should=VVUQTUWUU
w:shoutout=YUTUURUUU w:show=TWTYQTSUW w:show_me=QVUXUTUUV w:showing=UUUVUTUUU w:shows=UUUVVTTUU
w:si=VTTWUSUUV w:siapa=TVUTVVUUT w:siapa_sih=SUUUVWUUU w:siapa_ya=TUUUVVUUU w:sich=VUUUTVUUU
w:sie=VVUUUUTUU w:sign=TUVUVUUUU w:signed=VUUUUTVUU w:sih=SVUUVVTUU w:since=WSTUUUUUU
w:since_when=SUUUWUUUV w:sind=UUUUUUUVU w:sino=TVUVUUTUU w:sir=WUUVVSTUU w:sister=TVUUUTUUV
w:skip=TUUUUUUUV w:so=VTUXRWUTT w:so_sánh=UUUUUWUUT w:soal=TUUUUVUUU w:sobre=UTUVUTVUU
w:sofia=UUUUUUVUU w:solidity=VUUTUVTUU w:some=TUUUTXUUU w:somebody=VVUUUTUUT w:someone=UUWTUTUUU
w:son=TUUUWUVUT w:sondern=TUUUUVUUU w:sono=VUUUUSUUV w:sorry=VUUTVVTTV w:sort=TVUUUUUUU
w:sou_eu=TTUWUUUUU w:source=VUUUUUUUT w:soy=TVUVUUTUU w:srinivasan=WUUUUUUUU w:sta=TUUUTXUUU
w:stani=VUUTUSVUU w:still=TUUWUTVUU w:sto=UUUVVTUUU w:stop=ZUUTURUUU w:story=WUUUUTUUU
w:stp=TTUVUVVUU w:stranger=TUUWUTUUU w:stuff=WUUUUUTUU w:su=VVTVWTTUT w:such_mal=TUUUUUVUU
w:summarize=aUUTRTTUU w:suo=UUUUVUTUU w:sur=TVUVUUTUU w:sure=WUUUUTUUU w:sus=UUVUTUVUU
w:svp=SUUUUVVUU w:sí=TUUUUUUVU w:t=WSUXTVTUU w:t_as=WUUUUSUUU w:t_es=VUUTUUUUU w:ta=STUUUXUUV
w:tack=SUUTUVVUU w:tag=VUUUTVUUU w:tagged=UUUUTUUUV w:tagging=VUUTUUUUU w:talk=VUUUUTVTU
w:talking_about=VUUUUVUUU w:talking_to=TVUTWUUUU w:tanya=UUUUUVUUU w:tapi=SUUUVWVUT w:tbh=XUUUURUUU
w:te=UUUVTTVUU w:team=WUWUTSUUU w:ted=VUUTTXZOU w:teds=VUUUUUUUU w:tell=aUUVVPTUT
w:tell_me=STURWXVUV w:tem=TVUUTTUUV w:tengo=TUUVTVUUU w:than=aUUTVPUUU w:thank_you=UTUVUWTUT
w:thanks=WUUUUSUUV w:that=YXVROWTUU w:that_guy=aUUUNVTUU w:that_one=VUUVTUUUU w:thats=XWUTTRUUU
w:thats_her=UUUUUUVUU w:the=VWURVSSVW w:the_author=SUVUWUTUU w:the_best=UUUUUVUUU
w:the_first=VUUUUTUTV w:the_last=VUUUUVUTT w:the_last_one=TUUUUVUUU w:the_op=TUUUVUUUU
w:the_other=UWUTTVUUU w:the_same_person=UUUUTVUUU w:the_second=UUUUUUUUV w:their=WUSVUTUUV
w:them=TVVVUWSUT w:then=WUUUTUTUU w:there=TXUUUVRUU w:theres=TVUUTTVUU w:these=TVUUUVTUU
w:they=SUUVUVUUV w:thing=TVUTVSUUV w:things=TUUTVTUUV w:think=TUUVUUUUU w:thinking=UUUUUVUUU
w:thinks=TUUUVUUUU w:this=UXUTWUPTV w:this_account=RUUTYUUUU w:this_dude=TUUTXUUUU
w:this_guy=TTVUWTUUU w:this_one=XTUTUSUUU w:this_person=TTWTWSVUU w:this_thread=ZUUUQVTUU
w:this_week=WUUUURUUV w:tho=RUUUYTUUU w:those=SUUTWWUUT w:thought=UUUVUUUUU w:thoughts=UVUUTVUUU
w:thread=UTUTTTVUV w:three=XUUTUTURW w:through=TUUVUUUUU w:thì=VUUVTUUUU w:thôi=UUUTUWUTT
w:thế=UUTUUVUUV w:ti=VUUUUUUUU w:ticker=WUUUTUUUU w:tiene=STUTVUVUV w:time=VVUTUTUUU w:tip=TTUUVUVUU
w:tl=VUUUUUUUU w:to=VXTRVUTUV w:to_you=TUUVUUUUU w:today=XVUUUSTUT w:todo=TUUUTVVUU
w:todo_mundo=UUUUUVUUU w:together=UUVUTUUUU w:toi=TUUUVVTUU w:token=ZVUTTRTUU w:tokyo=UVUUUUUUU
w:told=ZUUUSRVUT w:told_me=SUUVUUWUU w:tolong=SUUUUWUUU w:tomas=TUUUUUVUU w:tomorrow=VUUUUUUUU
w:too=SUUUVVUUU w:top=VUUUUTUUU w:torvalds=SYUUUZOUU w:tous=VUUUUUUUU w:tout=UUUUVUUUU
w:translate=WVUUSUUUU w:tried=VUUUUUUUU w:true=VVUUSVUUU w:trust=TUUTVWUUT w:trustworthy=TUUVWUTUU
w:try=UVUVUTUUU w:trying=TUUVUVUUU w:trên=UVUUUVSUU w:trả=VUUUUUUUU w:trời=VUTUTVTUU w:tu=TTUXTSVUW
w:tu_peux=UTUUUUVUU w:tuh=UUUUTWUUU w:tui=UUUWUVSUU w:tutto=VUUUUTUUU w:twice=VUUUUUUUU
w:two=VUUUTUUTV w:ty=WUUTUTUUV w:tylko=UUUUUTUUV w:typo=TUUUUTWUU w:tá=TUTTUVUUU w:tác_giả=TUUUVUUUU
w:tên=UUUUUWTUU w:tìm=VSUUUTWUU w:u=YUUSTUUUU w:udah=RTUXVVUUU w:um=UVUUUWTTT w:un=SUVTVVUUU
w:un_bot=VUUUUUTUU w:un_certain=TUUUUVUUU w:un_tal=UUUUTVUUU w:una=VUUUUTUUU w:und=STUVVVVUT
w:und_ich=UUUVUUUUU w:under=VUUUUUUTU w:une=VTVUTTTUU w:uni=TUVUUUUUU w:up=VUTXTTUUT w:us=WTUUTTUUV
w:usa=TVUUUTUUU w:usdc=WUUUUTUUU w:use=WVUUVSUUT w:used=TVUUUUUUU w:user=UUVUTUVUT
w:username=UUUTUUVUU w:uses=UUUUUVUUU w:usted=UVUUUVUUU w:uy_tín_không=SUUUVUVUU w:v=STUUUUXUU
w:va=UTTUVUUUU w:vai=WUTUUUTUU w:valeu=VUUUUUUUU w:van=SVUUUTWUV w:var=TUUUVUVUU w:var_mı=STUTWUVUU
w:varun=UUUUUTWUU w:vay_be=VUUUUUUUU w:vc=UVUTUUUUU w:ve=UUUUUSUUV w:vem=TUUUUUUUV
w:vem_är=TUUUVUVUT w:ver=UUUUUVUUU w:verificata=TUUUUWUUU w:verification=UVUUUTUUV
w:verificato=SUUWUVTUU w:verified=UTTaTTRUU w:verified_by=VUUUUUUUU w:verifiziert=TTUXUUTUU
w:verify=TUUTWUUUU w:very=UUVUUTUUU w:vi=SUUUUVVUU w:via=UUUUUTVUU w:vitalik=SUUTUVXUT
w:von=VUUUUSWUT w:vouch=UUXUTSUUU w:vouch_for=UTaTTSTUU w:vouched=TTVTUWTUU w:vouching_for=SUXVUUUUU
w:vous=TUUVUVUUU w:vs=VVUUUVTUS w:và=UUUUUVUUT w:ví=SUUTVWVUU w:vậy=RUUTWWTUU w:về=TUWUUTUUU
w:với=UVUUUWSUT w:w/=VUUTUUSUV w:w=QUUUWVVUU w:wait=XWUTRRTUX w:wallet=RVTSWYUUU w:wallets=STUZVVSUT
w:want=UUUUUVUUT w:want_to_know=TUUUVUVUU w:wanted=TWUUUUUUU w:wants=RVUVUWUUT w:war=TUUUUUVUV
w:was=VUUVTTTUV w:wat=SWUVUVTUU w:way=WTVUTSUUV w:we=VUUUWUSUU w:we_have=VUUUUUUUU
w:weather=VUUUUUUUU w:week=XUUUUTTUU w:weißt_du=TUUUUVUUU w:welche=UUUUVVTUU w:well=UUUUVVTUU
w:wem=SUUUVVUUU w:wem_gehört=TUUUUVUUU w:wen=TVUUUVTUU w:wenn=VUUUUTUUU w:went=VUUUUUUUU
w:wer=UUUVVTSUU w:wer_is=TTUUVUVUU w:wer_isn=TTUUVTVUV w:wer_ist=TVUTUVUUU
w:wer_steckt_hinter=UUUUUTVUU w:were=ZUUUUPVUU w:wey=UUUUUVTUU w:what=QaUXQTVUT w:what_a=VUUUUTUUU
w:what_about=RUUWUUUUU w:what_can_you_do=UXUUTUUUU w:what_is=QWWUUTVUV w:whatever=UUUUUVUUU
w:whats=TVTUTVXTT w:when=VTUWSUTUU w:when_did=OUUVYUUUU w:where=TUUSUXTUU w:which=TUSYVTUUS
w:which_one=UUUUVUUUT w:who=UWSUUUTUV w:who_are=TVUUTVTUU w:who_even_is=TUUUTUVUV w:who_is=RaRPSUZUW
w:who_is_behind=TUUUUUUUU w:who_made=XUUUVQUUV w:who_owns=UUUUUVUUU w:who_posted=TUUUWUUUU
w:who_runs=VUUUUTVUU w:who_tf_is=SUUUVVUUU w:who_that_is=TUUTVVVUU w:who_verified=RTTUXVVUU
w:who_vouched_for=TVUUWUTUU w:who_was=UWUUTSUUV w:who_wrote=UUUUVUUUU w:whoever=VUUUUUUUU
w:whois=WUUUUUSUU w:whom=TUUUWUTUU w:whos=QXTRSWYUV w:whos_behind=UUUUUUTUU w:whose=TUUUWVUUT
w:whose_is=TUUUUWUUU w:why=WVUTSTWUU w:wie=UUVVUTUUU w:wie_is=TUUUUTUUV w:wife=TUUUUUTUW
w:will=aUTTVRTUU w:win=VVUUUUTUU w:wir=UUUUUUUVU w:wird=VUUUTUUUU w:with=WVTRURXVU
w:without=UUUUUSUUX w:wkwk=UUUUWUTUU w:wkwkwk=VUUUUUUUU w:woj=RUUTTUZUU w:won=UUUUUVTUU
w:wont=STUUVWVUU w:word=SUVUUUVUU w:words=VVUTUUUUU w:work=TaUSSTUUU w:worked=TUVUTVUUU
w:works=VUUUUUTUV w:world=WTUUUTUUU w:would=VTVWUSUUT w:would_you=TUUUTVUUV w:wow=VUUVTTUUU
w:write=WVUUTUUUU w:writes=UUUUVTUUV w:writing=TUUUUWTUU w:wrong=bYTSUQQUU w:wrong_one=UUUUUUUUV
w:wrong_person=UUUUUVUUU w:wrote=XUUUVRTUV w:x=QUUWWXSUU w:xie=UUUUUTVUU w:y=STUUXUWUT
w:y_a=VTUUUSUUW w:ya=SSUUUXVUU w:yaar=SUUUTXUUT w:yang=TUUVTVTUU w:ye=SUUVVUUUU w:yeah=VUUUUUUUU
w:year=WUUUUSUUU w:years=UUWUSUUUU w:yep=VUUUUUUUU w:yes=VUUUUUTUU w:yesterday=XUUUUSTUU
w:yet=STUaUSUUU w:yg=UVUVRWUUU w:yo=TUUUUVUUU w:you=XXTTURTUV w:you_should=WUUUUTUUU
w:your=YTUSUTTUU w:youre=UTUUUVVUV w:yours=XUUSUTUUT w:yung=UUUUUUUVU w:yusuf=TUUUUUVUU
w:z=TUUUUVWUT w:zeig_mal=TUUWUTTUV w:zeig_mir=UUUVUTUUV w:zk=WVUTUUSUU w:zkmaxi=UUUUUUVUV
w:zora=VUUTUVSUU w:zu=UUUUUSTUV w:zuck=UUUUUUVUU w:zum=VUUTUUUUU w:à=XTUVVRTUT w:à_qui=UUUUVVTUU
w:á=VUUUUTUUU w:är=TUUUUVUUU w:ça=VTUTTUVUU w:çok=WUUUUTUUU w:è=QUVUVVTUU w:è_un=UTUUUTVUU
w:é=USUSTVYUT w:é_a=TVUUUVUUU w:é_o=UUUWUTTUU w:ông_này=UUUUWUTUU w:über=RTUYUVUUU
w:ý_mình_là=TUUUTUWUU w:đi=XUTVTUTSU w:đâu=TUUUWUUUU w:şu=TUUUUUUUU w:ơi=UUTUUUUUU w:și=UUUUUVUUU
w:μου=UWUTUSUUV w:ο=VTUUUUUUU w:ποιος=UUUVUTUUU w:ρε=TUUUUVUUU w:τι=UVUTUUUUU w:το=UUUUVUUUU
w:τον=UUUUUTVUU w:а=VTTVWSVUS w:а_я=TTUXTVUUU w:автор=UUUUVUUUU w:автора=SUVTVUUUV w:без=UUUUUTUUV
w:бот=VUUUUUUUU w:в=UVUTVUTUV w:вообще=VUUTUVUUU w:всё=WUUUSVUUU w:второй=UUUUVTUUU
w:вчера=UVUUUSVUU w:гаманець=TUUWVVTUU w:да=WUUUUUUSU w:да_не=TUUUUVUUU w:есть=STUUVVVUU
w:за=SUWUUUVUU w:знаешь=UTUWUUTUU w:знаю=TUVUTUUUU w:и=TUUUVVUUU w:из=VUUUUUTUV w:или=TTUUVUVUT
w:какие=TTUVUVUUU w:какой=TUUUVUUUU w:который=VUUUUUTUU w:кошелёк=UUUUUTVUU w:кто=RVUVVVUUT
w:кто_такая=TUUUUVUUU w:кто_такой=STUUUVWUV w:меня=SUUYSTUUU w:мне=SSTXUXTUU w:мой=WUUTTTUUU
w:на=UTUUTWVUU w:не=UUUUTVVUU w:нет=TUUUUVUUU w:ну=XUUUUVUSU w:ні=TUUUUUUUU w:он=UUUUTWTUV
w:она=UUVUUUUUU w:опять=WUUUUTUUU w:плиз=SUUUUWUUU w:покажи=TUUXTTTUU w:про=SUUVTWUUU
w:пробей=TUUUVTUUW w:расскажи=VUUVUTTUU w:ручаюсь_за=TUWUTTUUU w:с=VUUUURUUW w:спасибо=VUUUTUUUU
w:та=TUUUUUUUW w:такий=TTUUVUVUV w:такой=UTUWTTVUU w:там=UTUVVTUUU w:то=SUUUUTWUU w:только=UUUUTUUUU
w:тут=STUTVVVUV w:ты=UUUWTUTUU w:у=SVUUVUUUU w:у_неё=SUUUWVTUU w:фид=TUUUUVWUU w:хто=SSUUWWVUU
w:це=TTUUWUUUU w:чей=TUUUUVUUU w:что=USUYUTTUV w:это=STUTWVUUU w:это_кто=RTUUVVWUU w:я=VTUTUVUUU
w:я_про=TUUUUVUUU w:את=UTUUUUUUU w:מי_זה=UUUUUVTUT w:این=TUUUUVUUU w:رو=TUUUUVUUU w:في=XTUTUTUUU
w:مين=TVUUUTUUV w:و=UUUUUVUUT w:کیه=TUUUUVUUU w:का=UUUUUVUUU w:कौन_है=TUUUVVTUU w:क्या=TUUUUUVUU
w:ये=TUUUUVUUU w:কে=SUUUUVVUU w:ของ=UUUUUTVUU w:คนนี้=SUUUWUUUU w:ครับ=UUUUUTVUV w:คะ=SWUUVUUUU
w:ค่ะ=UUUUUTUUV w:นี่=TUUUUUUUU w:มี=SUUVVVUUU w:หน่อย=UUUUUVUUU w:อะ=TUUUUWUUU w:ใคร=UUUUUVTUU
w:ใครอะ=SUUUVVTUU w:ᄀᄀ=SUUUUWUUU w:ᄏᄏ=UUUWUSUUU w:ᄏᄏᄏ=UUUUUVUUU w:ᄏᄏᄏᄏ=UUUUVTUUU w:ᄒᄒ=UUUUUVUUU
w:ᅲᅲ=TVTUUVUUU w:ấy=SUUUWUUUU w:ổng=UUUUUVUUU w:ở=VUUUUUTUU w:、=VUUUUTUUU w:〜=TUUUUVUUU
w:ありがとう=UUUUVUUUU w:ある=UUUUVUUUU w:いい=TVTUUVUUU w:いつから=SUUUWVUUU w:いつも=VUUUUUUUU w:いますか=UTUUUUVUU
w:いや=TUUWTUUUU w:いる=UUUTUUVUU w:う=TUUUUVUUU w:おしえて=SUUUUWUUU w:お願い=UTUUUTVUU w:お願いします=SUUUVUUVU
w:か=TUUVTUUUU w:から=RWTUUWUUU w:が=TVTUSVWVT w:けど=UUUTTVUUU w:こ=UUUTUVUUU w:こっち=UUUTUVUUU
w:この=UUUUVUUUU w:この人=TUUUUWTUU w:これ=WUUUTTUUU w:これ書いたの=UUUUVUUUU w:ごめん=TUUUUVVUU w:さ=TUUVTVUUU
w:さん=VVUVVRTUT w:さんって=TSUUUVXUU w:さんの=UWTTUTVUT w:した=UTUUUVVUT w:して=VUTUTVUUU w:じゃなくて=STUWUUVUU
w:すごい=VUUUUUUUU w:それ=UUUUTVUUU w:た=UUUUUVUUU w:たら=TUUUUVUUU w:だ=VTUVUTUUU w:だけ=QTTUVXWUU
w:だれ=SUUUUWUUU w:った=VUUVTTUUU w:って=UUTWSVVUU w:って人=VUTUUUUUU w:って何=UVUUUUTUU w:って何者=TUUUUVUUU
w:って誰=TUTUUTWUU w:て=TUUUUVUUU w:てる=SUUVUUUVU w:で=VTWTUSVVT w:でしょうか=TUTUUWUUU w:です=WUUUTSUUU
w:ですか=SVUUWUUUU w:と=UTUTUVUUU w:ど=RUTUUXVUU w:どっちが=TUUUUVUUU w:どなたですか=UUUUUTUUU w:な=UUTUVVSUV
w:ない=UVTUUUUUU w:なの=TUUUUVUUU w:なん=UTUUVUTUU w:に=TUTXUTVUT w:について=UUTTUWUUU w:ね=WUUTTTVUU
w:の=TUUSVWUUU w:のこと=TUUUVUUUU w:ので=SVUWUTUUT w:のほう=TUUUVTVUV w:の人=UUUTVUTUV w:は=UUUUVTUUU
w:は誰=WUUUUTTUU w:ます=TTTUUXUUT w:めっちゃ=TUUUUVUUU w:も=TTTVWUUUU w:や=TUUUVUUUV w:やってる=UTUUUVTUU
w:やつ=TUUUUVUUU w:よ=TVUTVVUUU w:らしい=UUTUUUUUU w:る=VVTUTUVUU w:わ=RWUUTWTUU w:わかる=UUUUUVTUU
w:を=QVWVUUWUS w:を認証した=UUUUTVUUU w:ん=TTTUUVWUU w:アカウント=TUUUUUWUU w:ウォレット=UUUUVUUUU w:カード=TUUWUTTUU
w:㗎=RVUUVVUUU w:一=SUUUVVUUU w:一下=SUUUUWUUV w:一直=SUUUTXUUU w:三=VUUUTUUTU w:上=WUUUUTTUU w:上的=UWUUUVRUU
w:下=VUUUUVTUT w:不=VUUVTUUUU w:不是=UUUUUVVUT w:不是她=TVUUUUUUU w:不用=VUUTUUUUT w:不要=TUUUUUUUV
w:个=VUUTUVTUU w:也=UUUUUVUUU w:了=YTTSTUUUV w:人=VWTTVSVUT w:什么=SVUUUVUUU w:什么来头=UUUUVUUUU
w:什麼=UUUUUVUUU w:今天=VTUUUUUUU w:今日=VTUUUUUUU w:他=TUUUVUUUV w:你=TXUUSUUUU w:佢=TUUUVVUUU
w:使い方=SXUUUUUUU w:來=VUUUUUUUU w:便利=VUUUUUUUU w:係=SUUUUVVUU w:係邊個=TUUUUVUUU w:個=SUUVVVVUU
w:做=UVUUUSUUV w:先=UUUTUVUUT w:关注=VUUUUSUUU w:再=UUUTVUUUU w:到=XTUUUSUUU w:到底=SUTUVWUUU w:原=TUUUVVTUU
w:去=VUUUUTUUU w:古参=UUUUUVUUU w:叫=TUUUUUUUU w:可以=TVUUTUUUU w:号=UUUUUVUUU w:名前=VUUTUUTUU w:吗=TUUTWWSUV
w:吧=TUVUUTUVV w:呀=SUUTVVVUU w:呗=TUUUUVUUU w:呢=SUVVVUUUT w:和=UUUUUVUUT w:哈哈哈=UUUTWTUUU w:哪些=STUYUTUUU
w:唔係=TUUUUUVUU w:啊=QUSVWUVUV w:問=TUUUUUVUU w:啥=TUUUUUUUU w:啦=STUUUVVUU w:喔=VUUUUUUUU w:嗎=SUTTWXUUU
w:在=VUUVUTUUT w:地址=UUUUUTUUW w:多=VUUUTUUTU w:多少=VTUVUUTUU w:大大=UUUUVUTUU w:天気=VTUUUUUUU
w:太=UUUUTVUUU w:她=RTUTWXVUT w:好=XTUTUTTUV w:對=VUVUUTTUU w:就=VUUUUTUUU w:就好=VUUUUVUUT w:帮我=bTUTUTQUU
w:幫=TUUUUUUUV w:幫我查=TUUUUUVUU w:得=TUUUVWTUU w:怎么用=UVUUUUUUU w:想=SUUVUWTUT w:感恩=UUUUUVUUU
w:我=VTUUVRVUV w:我是誰=STUZUUUUU w:我的=TUUaSTTUU w:我绑了=TUUWUUTUU w:我自己=SUUXUUTUU w:我要=UUVUTUUUU
w:找=TUUUUVUUU w:把=XUUUSUUUU w:教えて=UVTTVTUUW w:教えてください=UUVUUUUUU w:新=RVUUUXUUU w:方=STTUVWVUU
w:早=TUUUUVUUU w:早安=VTUUUUUUU w:明日=UUUUUVUUU w:昨天=TVUUUUUUU w:昨晚=UUUUUUTUU w:是=OTUVWWWUV
w:是不是=UUUUUTVUV w:是哪位=UWUUVSUUU w:是誰=SSUTXVWUT w:是誰啊=TWUUUTVUU w:是谁=TVUTVVVUT w:是谁啊=TUUUUVUUU
w:最近=VUUUUTUUU w:會=VUUUUTUUU w:有=SUTVVVUUU w:有冇=TUUUVVUUU w:有沒有=TTUUUUVUW w:有没有=TUUUVUUUV
w:本人=VUVUUTUUU w:来=SUUUUVUUV w:来着=TUUWUUTUU w:查=YUUUTTTUU w:查一下=TUUWUTTUV w:楼主=VUUUUUUUU
w:欸=VUUUUSVUU w:比較=TUUUUVUUU w:求=TUUUUWUUU w:没=SUUUVTVUV w:玩=VUUUUTUUU w:用=VUUUUUUUU w:番=TUUUUUUVU
w:的=QUUSXTVUV w:看=VUUUVSUUU w:看看=SUUXTUUUU w:真=WTUUUTUUU w:真人=SUUUVVUUV w:知ってる=VTUTUUUUU
w:神=WUSUTUUUU w:私=TUVWTTUUU w:私の=VUUWTTUUU w:笑死=UUUUVTUUU w:第一个=TUUUUTUUV w:给=VUWUUTUUU
w:背书=UUWUUTUUU w:背書=TUVUUUUUU w:能=UUUTVVUUU w:自分の=SUUYTUTUU w:要=TWVTUUTUU w:見せて=TUTVVVUUU
w:言=TUUUTUVUU w:詐騙=TUUUVUVUU w:話=VUUUTUUUU w:認證=UUUUUVUUU w:說=TUUVUSVUU w:誰=QUUUVXUUU w:請問=SVUSUWVUU
w:謝謝=TUUUUUVVU w:认证=TUUVVTUUV w:说=UUUUVTUUV w:谁=SVUTWTUUU w:谁给=UUTUUVUUV w:谢谢=SUUVWTUUU
w:資料=TUUUUVUUU w:资料=SUUXTUUUU w:跟=SUUUUXTUV w:这=UUUUVSUUW w:这个=VUUTUVUUU w:这人=SUUUWVUUU
w:这哥们=VUUUTUUUU w:這=VTUTVTUUU w:這位=TUUUVUTUU w:這個人=TUUTWUUUU w:這篇=VUUUTUUUU w:過=TUVUUUUUU
w:違う=TVUUTUUUU w:那=UUUVTVUUU w:那个=UUUUUTUVU w:那個=TUUUUUVUV w:那她=TUUUVUUUU w:都=XVUTVQUUV
w:錢包=TUUWUTUUU w:钱包=STUVVTVUU w:问=UUUUUUUUT w:除了=UVUUUTUUU w:靠谱吗=SUUUVVUUU w:가=WTUTTSWUV
w:감사합니다=VUUUUTUUU w:같은=XUUTSUUUU w:거=VUVTTVUUU w:건=VUVUTTUUU w:계정=TVUUUUUUV w:그=VUUUTUUUU
w:그럼=TUUVUTUUV w:나=TTUUSVXUV w:내=TUUVUUUUU w:너=VUUUUUUUU w:누가=TTUUUXTUU w:누가_인증=TUUUTWUUU
w:누구=UUUUUVUUU w:누구야=VTUVVTUUU w:누구예요=UUUUVUUUU w:누구임=SWUUTUUUU w:누군지=TUUWUTUUU w:는=XTUTVSTUU
w:늘=VUUUUUUUU w:님=TVXTTTTUV w:다=VUUVTRVUV w:대=VWUUUQUUU w:도=WUUTTVUUU w:됨=UUUTSWUUU w:똑같이=TUUUUWUUU
w:라는_사람=TUUUUSXUU w:랑=VUUUUTUUU w:로=TUUUUWUUU w:만=VUUUUUUUU w:많=WUUUUTUUU w:말고=UUUVTUUUV
w:뭐=UTUUUUUUU w:뭐야=SUUUVUVUU w:믿어도=VUUTSWUUU w:보여줘=SUUUVUUUV w:봇=XUUTTTUUU w:분=UUVTVUTUU
w:빼고=TUUUUVUUU w:사람=VVUTTUTUV w:아=XTUTUSUUU w:아니=SVUTUVUUU w:알려주세요=UVUUUVUUU w:알려줘=RUUVUXUUU
w:알아=SSUSUVZUU w:야=WTUTUVUUU w:얘=TUUUVUVUU w:어=VVUUUSUUU w:어제=UVUUUTVUU w:에=UTUWTVUUU w:여기=TUUUUWUUU
w:오=VTUWTUUUU w:요=TWUUUSUUU w:요즘=WUUUUSUUU w:은=QUVTUVWUV w:이=UUUTTVUUU w:이_사람=TUUUVUVUU
w:이거=WTUTVUUUU w:이랑=TUUUTWUUV w:이분=UUUUUVUUU w:이사람=TUUUVUUUU w:있나요=TUTUUWUUU w:있어=UTUTUUVUU
w:제=UUUUUVUUU w:좀=RUUTUYUUT w:중에=TUUUUWUUT w:지갑=UTUUUUUUU w:지갑_주소=UUUUUVUUU w:진짜=WUUUUSUUU
w:찾아줘=TUUUUVVUT w:카드=VUUUTUUUU w:파캐=UUUUUUUUV w:하=UTVTUUUUU w:한테=TUUWTUUUU w:해=TUUVUWTUU
w^:a=TUUUVTUUW w^:ada=TUUUUUVUU w^:ah=WUUUUTUUU w^:and=RUTXTVVUT w^:any=TVUUVTUUU
w^:anyone=SUUUUUWUU w^:bom_dia=UUUVUUUUU w^:bot=SUTUVUUUU w^:break=WUUUWQUUU w^:bukan=UUUUUUTUU
w^:can_you=UUUTVUTUU w^:cc=WUUUUSUUU w^:che=TUUUUVVUT w^:compare=SUUSWVUUU w^:cool=RTUYVUTUU
w^:còn=UUUUTUUUU w^:der=TUUUVUUUU w^:do=TUUVUVVUU w^:does=VUUUVTTUV w^:dzięki=VUUUTVUUU
w^:e=SUUUTVUUV w^:e_il=UUUUVUUUU w^:e_o=TUUUVUUUU w^:eh_salah=UUUUUUVUU w^:el=VUUUUTTVU
w^:emoji=YUUTSTUUU w^:en=UUUUUUTUU w^:ens=UUUTVUTVU w^:et=UUUVUUUUU w^:everyone=VUUUTTVUU
w^:eyvallah=UUUVTUUUU w^:gente=TUUUUUVUU w^:gm=VTUUUUTUU w^:good_bot=XUUUSUUUU
w^:grazie_mille=VUUTUUUUU w^:hab=VUUUTUVUT w^:haha=VUUVTUUUU w^:has=SUUVUUVUU w^:her=XUUUTTUUU
w^:hey=UTUUTUVUU w^:hm=WUUUUTUUU w^:hmm=UUUUUTUVU w^:how=SWVUUSUUU w^:hôm_qua=VUUUUTUUU
w^:i=XTUTUVTUT w^:i_asked=TUUUUVTUU w^:i_meant=SWUVUUUUU w^:idk=UUUUTUVUV w^:if=XUUUTSUUU
w^:il=TUUUUUUUU w^:im=WUUUTTUUV w^:imagine=UUUUSWUUU w^:is=QWUTXTVUU w^:j_ai=VUUUUUUUU
w^:jajaja=VUUUUUUUU w^:just=TUUUUUUUV w^:kalo=TUUVUVUUU w^:la=TUUUUVUUU w^:le=TUUUUUVUU
w^:lmao=UUUUUVUTU w^:lol=TVUWTUUUU w^:love=UUUUVTUUU w^:ma=WUUUTUTUT w^:me=VUUTVUTUT
w^:mein=VUUUUUUUU w^:met=VUUUUTUUU w^:mi=VUUTUTUUV w^:moin=VTUTUUVUU w^:my=UTUUUUVUU
w^:nah=VUUUTUVTU w^:name=WTUVTVTUU w^:ne=TUUUUVVUU w^:nee=TWUUUUTUU w^:need=SUUUUWUUU
w^:neither=SUUUUVWTU w^:new=UVUUUUUUU w^:nice=UUUUUVUUU w^:no=TXUWTUTUT w^:none=TUUUUUVUU
w^:none_of_those=UUUUUVUUU w^:nope=TTUUUUVUU w^:not=TUUWTVUUT w^:not_the=VUUUUUUTU w^:now=UUUWUSUUU
w^:number=UUUUUUTWU w^:não=TVUUUUUUU w^:o=VUUUTVUUT w^:oh=UUUUTUVUU w^:ok=RUUUUWVUT w^:on=VUUUVTTUV
w^:oops=VTUUUUUUV w^:op=UUUUUVUUU w^:oye=TUUUUUVUU w^:pardon=UUUUUUVUU w^:peki=SUUTYUSUU
w^:platform=UTUTVWSUU w^:quello=TUUUUUUVU w^:raga=TUUUTWUUU w^:rt=YUUUURUUU w^:same=VUUUTVUUU
w^:same_for=TUUUUVUUU w^:scusa=VVUUUUSUU w^:she=WUUURUVUU w^:since_when=TUUUWUUUU w^:so=VVUUTVTUU
w^:someone=VUUUUTUUV w^:sorry=TTUTUVVUU w^:thanks=TUUUVVUUU w^:that=WUUVTSUUU w^:thats=VTUTTUUUU
w^:the=UTUUTVTWU w^:this=WUUUSUUUU w^:to=VUUUUUVUT w^:told=WUUUUTUUU w^:ty=VUUUUUUUU
w^:und=SUUUUUVUV w^:vay_be=VUUUUTUUU w^:wait=SWUUXSTUV w^:wer=VUUUUTUUU w^:what=QXUWTVUUU
w^:what_about=STUVVUUUU w^:whats=VTUUUTVUT w^:which=TUUVXTUUU w^:who=VUUVTUTUV w^:who_is=TUUUUVVUU
w^:who_verified=SUUUWUVUU w^:whos=YUUUTSTUU w^:why=YUUTTSUUU w^:wow=WUUUTTUUU w^:wrong=WUUTUUTUU
w^:wrong_person=UUUUUVUUU w^:y=SUUUVUVUU w^:yep=VUUUUUUUU w^:yes=VUUUUUTUU w^:yg=TUUUUVUUU
w^:yo=UUUUUVUUU w^:yok=UUUUUVUUU w^:you=VUUUTUUUU w^:а=TUUUVUUUU w^:в=UVUUUUTUU w^:вчера=UVUUUTVUU
w^:да=WUUUUUUSU w^:дякую=VUUUUUUUU w^:いや=TUUWTUUUU w^:この人=VUUUUUTUU w^:ごめん=TUUUUVUUU
w^:ウォレット=UUUUVUUUU w^:不是她=TVUUUUUUU w^:她=TUUUVVUUU w^:最近=VUUUUTUUU w^:有=TUUTUWUUU w^:笑死=TUUUVUUUU
w^:那她=TUUUVUUUU w^:아니=SVUUTVVUU w^:어제=UUUUUUVUU w^:오=UUUWTUUUU wallet_,=VUUUUTUUU wallet_?=SUUTXUUUU
wallet_about=STUUUWUUU wallet_accounts=UUUVUTUUU wallet_bot=TUUTUVVUU wallet_common=WUUTUUVUU
wallet_copula=VUUSVVUUU wallet_correction=TUUTWUUUU wallet_courtesy=STUUWVUUU wallet_end=WUTSTUVUU
wallet_form=TUUUUSUUW wallet_he=VUUUUUUUU wallet_lower=TTUTUWUUV wallet_mention=SUUUUWUUU
wallet_name=SUUUUUUUX wallet_on=TTUVTVUUU wallet_pointing=UUUTUVUUU
wallet_possessiveBefore=TTUUUWUUU wallet_question=UTUUVVTUU wallet_request=TUUUUUUUU
wallet_self=SUUXTUUUU wallet_unknown=UTUUTVUUV wallet_wallet=UUUUUUVUU word:-1/card=STUVVUVUU
word:-1/false/false=UVURUUWTU word:-1/false/true=VVUWTVTUT word:-1/question=VUUUUUUUU
word:-1/reply=SVUUWUUUU word:-1/top=VVTTUVVUT word:-1/true/false=TWUTVUVUU
word:-1/true/true=VUUVWTTUT word:-1=VWTTVUVUS word:-2/card=UVUTUUTUT word:-2/false/false=VXTSVTTTU
word:-2/false/true=UUUTVUUUU word:-2/question=UTUUUUVUU word:-2/reply=UTUVVUUUU
word:-2/top=VUUTUVSUV word:-2/true/false=URUXUUUUU word:-2/true/true=VTVUUWRUV word:-2=UVTTUUTTU
word:-3/card=VTVTVVRUT word:-3/false/false=VUWTTUSVU word:-3/false/true=UWTUVVRUT
word:-3/question=VTUUUUUUU word:-3/quote=TUUUUUVUU word:-3/reply=TVUUWUTUU word:-3/top=VUTWUUQUU
word:-3/true/false=TWTVUTTUU word:-3/true/true=WTUVVUSUU word:-3=UUVUUVSVT word:-4/card=VTTUUXSUU
word:-4/false/false=WUTSTUPXU word:-4/false/true=UTTUVVSVU word:-4/question=VUTRUVSXU
word:-4/quote=VSTVWWUUT word:-4/reply=VSUTVVTUT word:-4/top=UUTUUUQUU word:-4/true/false=TVVSVUTUU
word:-4/true/true=SVSWWUQUV word:-4=UUTTUUOVU word:0/card=TTUWSUWUU word:0/false/false=TTUTTUWUV
word:0/false/true=UTUUVVVUU word:0/reply=VUUUUUTUU word:0/top=VTTSUUXUU word:0/true/false=TVUTTUWUT
word:0/true/true=VVUUTUTUT word:0=VVTTTUWUT word:1/card=STUVTUXUU word:1/false/false=TRUYUUUUU
word:1/false/true=SVUUTUVUT word:1/reply=TUUUTUVUU word:1/top=UUTUUTWUU word:1/true/false=UTUSUUXUU
word:1/true/true=UUUSTTYUU word:1=SUTVTTXUU word:2/card=TUUVUUVUU word:2/false/false=STUUUUYUU
word:2/false/true=SUUVTTWUT word:2/reply=TUUUTUWUU word:2/top=TTUUUSYUU word:2/true/false=VUUVUUTUU
word:2/true/true=TTUTTTZUU word:2=STUVSTaUT word:3/card=TUUUUUVUU word:3/false/false=SVUUUTWUU
word:3/false/true=UTUTUTXUV word:3/top=TTUSUTYUV word:3/true/true=TUUUUUWUU word:3=SUUSUTZUV
word:4/card=TUUUUUVUU word:4/false/false=TUUUUUWUU word:4/false/true=SSUTUUZUU word:4/top=RTUTUUZUU
word:4/true/true=TWUUUUTUU word:4=RUUTUUZUU words:0/absent/card=VUSUUWRUU
words:0/absent/question=WVTRUUTXU words:0/absent/reply=WUUUTTUUU words:0/absent/top=YUUUURUUT
words:0/embedded/quote=WUUVSUUUU words:0/embedded/reply=WTUWVTUUT words:0/embedded/top=YUQRUUVUW
words:0/false/false/false=USQTSYWWT words:0/false/false/true=WRWQTTUUU
words:0/false/true/false=SVVTVSWUU words:0/false/true/true=UTTUUVUUU words:0/false=TSSSTTWWT
words:0/true/false/false=TTTVUWVUT words:0/true/false/true=TUSUUVTUU
words:0/true/true/false=RTTVXWTUU words:0/true/true/true=UUTUUVSUV words:0/true=TRTXWWUTU
words:0/vocative/card=STUZSTUUU words:0/vocative/quote=TSTVYVTUT words:0/vocative/reply=USTTUWVUU
words:0/vocative/top=SSUTUTWUU words:1/absent/card=VTUTUVVUS words:1/absent/question=UTUUUUVUU
words:1/embedded/top=VTUUUVUUT words:1/false/false/false=XWTTTSVVS
words:1/false/false/true=UTUUUUVUU words:1/false/true/false=UUUVWRVUT
words:1/false/true/true=UUUUUVUUT words:1/false=VVUSVUVUP words:1/true/false/false=WVTUURVUT
words:1/true/false/true=TVUUUWVUS words:1/true/true/false=UTVTWUUUT words:1/true/true/true=UUTUTVVUT
words:1/vocative/quote=VUUTTUWUU words:1/vocative/reply=TVVTVUUUU words:1/vocative/top=VVTUUTUUQ
words:2/false/false/false=UUUUUUTUW words:2/false=SRUTTUYUW words:2/true/false/false=STUUUUXUV
words:2/vocative/top=SSUTUUXUW wrong_,=VUUUTUTUU wrong_end=TVUUUUUUU ww:&_name=UUUUUVUUT
ww:+_name=VUUUUTUUU ww:_a=TUUUUSUUW ww:_ah=WUUUUTUUU ww:_and=RVTWTWUUT ww:_any=TVUUVTUUU
ww:_anyone=TUUUUUWUU ww:_bom_dia=UUUVUUUUU ww:_bot=SUUUVUTUU ww:_break=WUUUWRUUU ww:_bu=UUUUVTUUU
ww:_bukan=UUUUUVTUU ww:_can_you=UUUTVUTUU ww:_cc=VUUUUSUUV ww:_che=TTUUUVVUU ww:_compare=SUUTWVUUU
ww:_cool=SUUYVUTUU ww:_còn=UVUUTUUUU ww:_der=TUUUVUUUU ww:_do=SUUVUVVUU ww:_does=WUUUUTTUV
ww:_dzięki=UUUUTVUUU ww:_e=SUUUTVUUV ww:_e_il=UUUUVUUUU ww:_e_o=TUUUVUUUU ww:_eh_salah=UUUUUUVUU
ww:_el=VUUUUTTVU ww:_emoji=YUUTSTUUU ww:_en=UUUUUUTUU ww:_ens=TUUTVUTVU ww:_everyone=WUUUUSUUU
ww:_gente=TUUUUVVUU ww:_gm=WTUUUUSUU ww:_good_bot=WUUUSUUUU ww:_grazie_mille=VUUUUUUUU
ww:_hab=VUUUTTVUU ww:_haha=VUUVTUUTU ww:_has=SUUUUUVUU ww:_her=WUUUTTUUU ww:_hey=UTUUTUWUU
ww:_hm=WUUUUTUUU ww:_hmm=UUUUUTUVU ww:_how=TVUUVSUUU ww:_hôm_qua=VUUUUUUUU ww:_i=XTUTUVSUT
ww:_i_asked=TUUUUVTUU ww:_i_meant=SWUVUUUUU ww:_idk=TUUUTUWUU ww:_if=XUUUTSUUU ww:_il=TUUUUUVUU
ww:_im=WUUUTSUUV ww:_imagine=UUUUSWUUU ww:_is=QWUTXTVUU ww:_j_ai=VUUUUTUUU ww:_jajaja=WUUUTUTUU
ww:_just=TUUUUUUUV ww:_kalo=TUUVUVUUU ww:_la=TUUUUVUUU ww:_le=TUUUUUVUU ww:_lmao=UUUUUVUTU
ww:_lol=TVUWTUUUU ww:_love=UUUUVUUUU ww:_ma=WUUUTUTUU ww:_me=VUUTWTUUT ww:_met=VUUUUTUUU
ww:_mi=VUUTUTUUV ww:_moin=VTUTUUVUU ww:_my=TTUUUUVUU ww:_nah=VUUUUUUTU ww:_name=WTUVTUUUU
ww:_ne=SUUUUVVUU ww:_nee=TWUUUUTUU ww:_need=SUUUUWUUU ww:_neither=TUUUUVVTU ww:_new=UVUUUTVUU
ww:_nice=VUUUUUUUU ww:_no=SXUVUUTUT ww:_none=TUUUUUVUU ww:_nope=TTUUUUVUU ww:_not=TUUVUVTUT
ww:_not_the=VUUUUUUTU ww:_now=UUUWUSUUU ww:_number=UUUUUUTWU ww:_não=TVUUUUUUU ww:_o=WUUUSVUTU
ww:_oh=UUUUUUVUU ww:_ok=RUUUUWVUU ww:_on=VUUUVTTUV ww:_oops=VTUUUUUUU ww:_op=UUUUTWUUU
ww:_oye=TUUUUUVUU ww:_pardon=VUUUUUUUU ww:_peki=SUUTXUTUU ww:_platform=TTUTVXSUU
ww:_quello=TUUUUUUVU ww:_raga=UUUUTWUUU ww:_rt=YUUUUQUUU ww:_same=VUUUTVUUU ww:_same_for=TUUUUVUUU
ww:_scusa=VUUUUUSUU ww:_she=VUUUSUVUU ww:_since_when=TUUUWUUUU ww:_so=VUUUTUTUU
ww:_someone=VUUUUTUUU ww:_sorry=TTUTTVWUU ww:_that=WUUVUSUUU ww:_thats=VTUTSVVUU ww:_the=UTUUTUUXU
ww:_this=WUUUTUUUU ww:_to=VUUUUTUUT ww:_told=WUUUUTUUU ww:_ty=VUUUUUUUU ww:_und=SUUUVUVUV
ww:_vay_be=VUUUTUUUU ww:_wait=TWUUWSTUV ww:_wer=VUUUUTUUU ww:_what=QXUWTWTUU
ww:_what_about=STUVVUUUU ww:_whats=VTUVTTVTU ww:_which=SUUVWTUUU ww:_who=WUUVUTSUV
ww:_who_is=TUUUUUVUU ww:_who_verified=SUUUWUVUU ww:_whos=XUUUSTTUV ww:_why=YUUTTSUUU
ww:_wow=VUUUTUUUU ww:_wrong=XTUUUUSUU ww:_wrong_person=UUUUUVUUU ww:_y=SUUUVVVUU ww:_yeah=VUUUUUUUU
ww:_yep=VUUUUUUUU ww:_yes=VUUUUUTUU ww:_yo=UUUUUUVUU ww:_yok=TUUUUVUUU ww:_you=VUUUSUUUU
ww:_а=TUUUWUUUU ww:_в=UVUUUTTUU ww:_вчера=UVUUUTVUU ww:_да=WUUUUUUTU ww:_いや=TUUWTUUUU
ww:_ごめん=TUUUUVVUU ww:_ウォレット=UUUUVUUUU ww:_不是她=TVUUUUUUU ww:_她=TUUUVUUUU ww:_最近=VUUUUUUUU
ww:_有=SUUUUWVUU ww:_笑死=TUUUVUUUU ww:_那她=TUUUVUUUU ww:_아니=SVUUTVVUU ww:_오=UUUVTUUUU
ww:a_bot=XUUUUTTUU ww:a_bot_break=UTUUUUUUU ww:a_carteira=UUUUUVTUU ww:a_dm=UUUUUVTUU
ww:a_friend=TUVUTUVUU ww:a_good=VTVUUUTUU ww:a_name=OTUVUWVUV ww:a_person=TUUUUVUUU
ww:a_platform=VUUUTTTUV ww:a_poem=UWUUTUUUU ww:a_scammer=SUUUWUUUU ww:a_token=VUUUTTUUU
ww:a_un=UUUUVUUUU ww:a_wallet=TUUUVUUUU ww:about_bot=VUUUUTUUU ww:about_me=TTUYUTTUU
ww:about_name=VUTUUWTUU ww:about_to=TUUTVVUUU ww:account_bot=VUUTTUUUU ww:account_break=TUUVVUTUV
ww:account_here=UUUUTVUUU ww:ada_break=SUUVTXTUU ww:ada_on=UWUUUUSUU ww:again_break=VTUTVTUUU
ww:akun_platform=TUUUUVUUU ww:all_break=TUUUVUUUU ww:all_of=UUUUUVUUT ww:alors_break=TUUWTUUUU
ww:already_break=WUUUTTUUU ww:am_i_verified=STUZTUTUU ww:an_account=UVUUTUUUU ww:an_ens=VVUUUUVTU
ww:an_old=UUUUVUUUU ww:and_bot=XUUUTTSUU ww:and_he=UUUUUVTUU ww:and_her=UVUUUUUUU
ww:and_is=UWUUUTUUU ww:and_it=WUUUUTUUU ww:and_name=VVUUTUUUT ww:and_no=UUUUUVUUT
ww:and_now=SUUUUWUUU ww:and_number=UUUUUTUUV ww:and_thank_you=RUUVUWUUU ww:and_the=VTUVUTUUU
ww:and_why=TTUUVUVUU ww:any_credentials=SUUTVVVUU ww:any_idea=TUUUVUUUU ww:any_platform=UWUUVSUUU
ww:anyone_here=UUUUUUVUU ww:aqui_break=UUUUUVUUU ww:are_name=TUUUUWUUT ww:are_they=TUUUUVUUU
ww:as_a=TUVUUUUUU ww:as_name=VUUUUTUUU ww:as_well_break=TVUUTWUUT ww:ask_bot=WUUTTWTUT
ww:ask_name=VUUUUUTUU ww:ask_you=QVUUUWVUU ww:asked_bot=WUUUUSUUU ww:asked_me=VUUTUUUUU
ww:asking_about=TUUUUVUUU ww:asking_bot=WUUUUTUUU ww:asking_for=TUTUUVVUT ww:at_all=SUUVUVUUU
ww:at_name=WUUUUTUUU ww:at_the=VVUUTUUUU ww:at_this=VTUUUUUUU ww:auf_platform=UVUUUUTUU
ww:author_break=TUUUWUUUU ww:balaji_srinivasan=VUUUUUTUU ww:before_i=TUSUVXUUU
ww:behind_name=TUUUUVUUU ww:ben_kimim=UUUXUURUU ww:better_than=WUUUUSTUU ww:bitte_break=TUUUUWUUT
ww:bot_a=XSUTUSVUV ww:bot_a_ver=TUUWUUUUU ww:bot_about=UUUUTWTUU ww:bot_ada=TTUUUVWUU
ww:bot_ai_viết=TUUUVUUUU ww:bot_akun=TTUVUVTUU ww:bot_all=UUUUUVUUT ww:bot_already=XUUUTSUUU
ww:bot_am_i=TVUWTUTUU ww:bot_and=XWUUSTTUU ww:bot_any=SUSTVWUUU ww:bot_anyone=VUUUUUVUU
ww:bot_are=TUUUUVUUU ww:bot_are_you=UVUTUUUUU ww:bot_author=VUUUTUUUU ww:bot_before=UUUUUVUUU
ww:bot_ben=TUUXUVSUU ww:bot_benim=UUUXTUTUU ww:bot_best=UUUUUUUUV ww:bot_bot=WUUUUTUUU
ww:bot_break=WTTUWTSUV ww:bot_bu=TUUUWUTUU ww:bot_busca=TUUUUUVUU ww:bot_c_est=TUUUVUUUU
ww:bot_c_est_qui=SUUUVUVUT ww:bot_c_est_quoi=UUUVUUTUU ww:bot_can=UTWUTUUUV
ww:bot_can_i_trust=SUTTUWWUU ww:bot_can_u=TTUTWVVUU ww:bot_can_you=QYUUVTUUV ww:bot_card=WUUUUTUUT
ww:bot_cards=UUUUUVUUU ww:bot_cek=SUUWUUUUU ww:bot_che=TUUUWUUUU ww:bot_check=SUUVVWSUU
ww:bot_chi=WUUTUUTUU ww:bot_chi_è=UTUUWTTUV ww:bot_cho_xem=TUUVTVUUU ww:bot_compare=UUUUUVTUU
ww:bot_da=VUUUUUUUU ww:bot_de=UUUUUUUUV ww:bot_de_quién_es=TUUUVUUUU ww:bot_der=VVUUVUSUU
ww:bot_did=VUTUTUUUU ww:bot_dime=UUUVUTUUU ww:bot_do=TUUVVUTUU ww:bot_do_you=VUUVUSUUU
ww:bot_do_you_know=UUUTVUUUU ww:bot_does=UUUUVVTUT ww:bot_dont=XUUUUSUUU ww:bot_down=VUUUUUUUU
ww:bot_dwr=UTUTTUWUU ww:bot_e=VUUUUUUUU ww:bot_el=UTUUUTXUU ww:bot_el_usuario=TUUUUUUUU
ww:bot_elonmusk=UVUUUUTUU ww:bot_emoji=UTUTXUTUU ww:bot_en=VUUUUUUUU ww:bot_endorse=UUWUTTUUU
ww:bot_entre=UUUUUSUUW ww:bot_esse_cara=TUUUVVUUU ww:bot_et=TUUVUUUUU ww:bot_everyone=UUUUUSUUW
ww:bot_explain=VYUSTUSUU ww:bot_fiable=UUUUVUUUU ww:bot_fid=SUUWTVVUU ww:bot_find=UVUTUTWUU
ww:bot_find_me=UUURUUWUU ww:bot_for=WUUUUSUUU ww:bot_garantisco_io=UUVUUTUUU ww:bot_gets=VUUUUTUUU
ww:bot_gimme=TVUUUVUUT ww:bot_give_me=TUUTUWTUU ww:bot_gm=VUUUUUTUU ww:bot_got=VUUUTUUUU
ww:bot_has=TUUUUVTUT ww:bot_hat=TUUUUUVUU ww:bot_he=UUUUUVUUU ww:bot_help=UVUUTUUUU
ww:bot_horsefacts=TUUUUUWUU ww:bot_how=SXUVUUTUU ww:bot_how_do_i=USXVUTTUU
ww:bot_how_does_this_work=TVUUUUUUU ww:bot_i=TTWRUWUUV ww:bot_i_need=WVUUUUSUU
ww:bot_i_vouch_for=UUXUUSUUU ww:bot_i_want=TUUTUVVUU ww:bot_id_like=SUVVVUUUU ww:bot_il=VVUVUSUUU
ww:bot_im=VUUSUVUUU ww:bot_info=TUUUUVVUU ww:bot_ini=SVUVWTTUU ww:bot_is=UWSVSUWUT
ww:bot_ist=UTUUUTUUV ww:bot_jack=UVUTUUUUV ww:bot_kenal=TUUTUUWUU ww:bot_kennst_du=TUUTUUWUU
ww:bot_kim_bu=SUUUVWUUU ww:bot_knows=VUUTUUVUU ww:bot_kto_to=UUUUVUUUU ww:bot_l=TUUUUVUUU
ww:bot_la=UUUUUTUUV ww:bot_le=UUUUUVUUU ww:bot_legit=TUUUUVUUT ww:bot_linda=RRUTUVZUU
ww:bot_link=UVUTUUVUU ww:bot_list=UUUVUUTUU ww:bot_lol=WUUUTUUUU ww:bot_look_up=SVUUUUWUU
ww:bot_lookup=SUUTTTYUU ww:bot_ma=QVUVWVVUU ww:bot_may=UTUTUWUUU ww:bot_me=RVUUUUVUV
ww:bot_me_fala=TUUUUUVUU ww:bot_mi=YUURUUTUU ww:bot_mostra=TUUWUVTUU ww:bot_my=WTURUUWUU
ww:bot_mình=UUVVUTUUU ww:bot_name=TUTSUVTUW ww:bot_need=TUUTUUWUV ww:bot_never=VUUUUUUUU
ww:bot_no=TWUUTWTUU ww:bot_non=TVUUTVUUU ww:bot_not=TTTWUTTUW ww:bot_number=STUTUTZUV
ww:bot_o=TVUUUVTUU ww:bot_on=VUUUTVTUU ww:bot_op=TUUUVUUUU ww:bot_or=VUUUUTUUU
ww:bot_platform=SVUTTYUUU ww:bot_please=XUXTUPUUU ww:bot_pls=UTUUVUUUU ww:bot_price=WTUUUUTUU
ww:bot_procura=TUUTUUXUU ww:bot_pugson=USUTUTWUV ww:bot_pull=TUUUVUUUU ww:bot_pull_up=TUUUTVUUT
ww:bot_qual=TVUUUVTUU ww:bot_que=TVUUUUUUU ww:bot_quem=SVUWUUSUU ww:bot_quem_é=RSUUVVYUT
ww:bot_qui=SVUVUUTUU ww:bot_qui_est=UVUUUUUUU ww:bot_quien_es=TUUUUUVUV ww:bot_quién=RWUVVUUUU
ww:bot_quién_es=TUUTSXWUT ww:bot_remind_me=VUUUUUUUU ww:bot_run=UUUUUVUUU ww:bot_sabe=WUUUUTUUU
ww:bot_seit_wann=UUUUUVTUU ww:bot_should=WUTRVTVUU ww:bot_show=TVUXSSUUW ww:bot_show_me=VVUUURUUU
ww:bot_siapa=TVUUVVUUT ww:bot_since_when=UUUUVTUUV ww:bot_so=SUUVUUVUU ww:bot_so_sánh=UUUUUWUUT
ww:bot_su=UVUUUUTUU ww:bot_such_mal=UUUUUUVUU ww:bot_summarize=aUUTQTTUU ww:bot_team=VUUUUUUUU
ww:bot_tell=WUUUVSUUU ww:bot_tell_me=VUUSTVVUU ww:bot_the=TUUUUUUUU ww:bot_this=VUUUUUUUU
ww:bot_to=XUUUUTUUU ww:bot_torvalds=UUUUUVTUU ww:bot_tu=UUUUUTUUV ww:bot_tu_connais=UVUUUUUUU
ww:bot_und=UUUVUTUUV ww:bot_vem_är=TUUUUVVUU ww:bot_von=UUUUVUUUU ww:bot_ví=TUUVUUUUU
ww:bot_wallet=UUUTVUUUU ww:bot_wallets=WUUUSUUUU ww:bot_was=UVUUUTUUU ww:bot_wat=SWUVUUUUU
ww:bot_welche=VUUUUUTUU ww:bot_wen=TUUUUVTUU ww:bot_wer=SUUUVVTUU ww:bot_wer_is=SUUUUUWUU
ww:bot_wer_ist=WVUUTUUUT ww:bot_what=PWTWUVVUU ww:bot_what_can_you_do=VVUUTUUUU
ww:bot_what_is=RTVUUTWUW ww:bot_whats=SVUUUVWUU ww:bot_when=WUUVSUSUU ww:bot_where=SVUTUWUUU
ww:bot_which=TUTWTWUUU ww:bot_who=VYSTWTRUU ww:bot_who_are=UVUUTWUUT ww:bot_who_is=PaTRSUWUV
ww:bot_who_runs=TUUUUVUUU ww:bot_who_tf_is=TUUUVUUUU ww:bot_who_verified=TTUUVUVUV
ww:bot_who_wrote=TUUUVUUUU ww:bot_whois=WUUUUUSUU ww:bot_whos=RXUSTUWUU ww:bot_whose=TUUUWUUUU
ww:bot_why=TVUUTVUUU ww:bot_wie=UVVVTSTUU ww:bot_wie_is=TVUUUTVUU ww:bot_will=XTUUTUUUU
ww:bot_write=VVTTUUUUU ww:bot_wrong=UVUUUUUUU ww:bot_y=UUUUVTVUU ww:bot_you=ZTUUTTSUU
ww:bot_youre=UTUUUVVUU ww:bot_zeig_mir=VUUUUTUUU ww:bot_ông_này=TUUUWUTUU ww:bot_ơi=TUTUUWUUU
ww:bot_а=UUUVTUUUU ww:bot_да_не=TUUUUVUUU ww:bot_кто=TXUUUTUUU ww:bot_кто_такой=TUUUUUVUV
ww:bot_не=UUUUUVUUT ww:bot_покажи=VUUWUSTUU ww:bot_пробей=TUUUVTUUW ww:bot_расскажи=VUUVUTTUU
ww:bot_ручаюсь_за=TUWUTTUUU ww:bot_хто=TSUUVVVUV ww:bot_чей=TUUUVUUUU ww:bot_מי_זה=UUUUUVUUT
ww:bot_مين=UVUUUTUUU ww:bot_ये=TUUUVUUUU ww:bot_さん=TVUUUUUUU ww:bot_って=WUUUUSUUU ww:bot_に=UUUUUVUUU
ww:bot_の=WUUUUTUUU ww:bot_他=TUUUUVTUU ww:bot_你=QYUUUUUUU ww:bot_使い方=TVUTUUUUU ww:bot_我=UUVUVSUUU
ww:bot_我的=RTUZUTTUU ww:bot_早安=VUUUUUUUU ww:bot_明日=UTUUUVUUU ww:bot_查=YUUVTSTUU ww:bot_查一下=TUUVUUTUV
ww:bot_的=VUUUUTUUU ww:bot_私の=TUUWTUUUU ww:bot_自分の=TUUWUUUUU ww:bot_誰=TUUUVUUUU ww:bot_請問=TVUTUVVUU
ww:bot_这=TUUUVUUUU ww:bot_这人=TUUUWUUUU ww:bot_那=UUUWTUUUU ww:bot_除了=UVUUUTUUU ww:bot_내=UUUVTUUUU
ww:bot_얘=UUUUVTUUU ww:bot_이_사람=UUUUVTUUU ww:bot_이분=UUUUVUUUU ww:bots_break=VUUUUUUUU
ww:break_a=VUUVUSTUU ww:break_actually=UUUUUTUUU ww:break_ada=TUUUUWTUU ww:break_and=TUUVUUVUT
ww:break_any=UUUUVVUUU ww:break_anyway=TUUUVUUUU ww:break_asking=VSUUUWTUT ww:break_bot=UTTTWVUUT
ww:break_break=XTTUWSVUT ww:break_but=SUUUVVTUU ww:break_c_est=VUUUUVTUU
ww:break_c_est_qui=TUUUVTUUU ww:break_can_you=TUUUUWTUU ww:break_cc=TUUUUVUUT
ww:break_check=UUUUVTUUU ww:break_chi_è=VVUUUSUUU ww:break_could_you=TUUUUUVUU
ww:break_das=UUUUUUVUT ww:break_der=TUUUTVTUU ww:break_die=UUUUUVUUU ww:break_do=UUUUTVUUU
ww:break_does=TUUUUUVUU ww:break_dont=VUUVUTUUU ww:break_dwr=TUUUUVTUV ww:break_e=UUUVUUUUU
ww:break_el=VUUUUVUTU ww:break_elle=TUUUUUUUT ww:break_emoji=UUUUUVUUU ww:break_er=VUUUUTTUU
ww:break_es=UUUUUVUUT ww:break_et=TUUUUVUUU ww:break_even=WUUUUSUUU ww:break_found=WTUUTTTUU
ww:break_her=UUUUTVUUU ww:break_hes=UUUUUVUUT ww:break_how=UVVUUTUUU ww:break_i=WWVUUQVUS
ww:break_i_am=UVUUUUUUU ww:break_i_asked=TUUVUUUUU ww:break_i_know=TUUUUVUUU
ww:break_i_mean=UVUUVUSUU ww:break_i_meant=TVUVUTUUU ww:break_i_want=UWUUUUUUU
ww:break_i_was=TUUUUVUUU ww:break_ich=UUUUUUTTV ww:break_if=TUUUUVTUU ww:break_il=TUVUVVTUU
ww:break_im=UUUUVUTUT ww:break_intendevo=VUUUUUTUU ww:break_is=TUTUWVUUU ww:break_it=WUUVTSUUU
ww:break_its=UUUUUUVUU ww:break_j_ai=UUUWTTUUU ww:break_je=UUUUUUUUV ww:break_just=VTUUVTUUU
ww:break_la=UUWUTSUUW ww:break_like=TTWUVUUUU ww:break_link=VUUUVTTUU ww:break_lui=UUUUTUVUV
ww:break_ma=UUUUUVUUU ww:break_maksudku=TUUUUUVUU ww:break_me=TVUWTUTUU ww:break_meant=UTUUUUVUU
ww:break_merci=UUUVUUUUU ww:break_my=TUUWUUUUT ww:break_name=TSSVXVTUW ww:break_no=UUUTWUUUU
ww:break_non=VUTUUVTUU ww:break_not=UUUTSYUUS ww:break_not_the=TUUUUUUUU ww:break_now=TUUVUUTUU
ww:break_number=XUUUUTUTT ww:break_o=UUUUUVUUU ww:break_on=STUVWVVUT ww:break_one=TUUUUUVUU
ww:break_op=UUUWTTUUU ww:break_or=UUUUVSUUV ww:break_platform=VVUUTUSVU ww:break_please=SUUUUUUUV
ww:break_que=UUUUUTUTV ww:break_quem_é=SVUTSVWUV ww:break_qui=VUUUUTUUV ww:break_quién=UUUVUUUUU
ww:break_quién_es=UVUUXSUUT ww:break_qué=UUUVUUUUU ww:break_real=UUVUTUUUU ww:break_same=UUUUUVUUU
ww:break_she=VUUUTSVUV ww:break_shes=UUVUUUUUU ww:break_show=UUUUTVUUU ww:break_show_me=SUUWUVUUU
ww:break_si=VUUVTTUUU ww:break_skip=TUUUUVUUU ww:break_so=TUUUTWWUT ww:break_sorry=WUUUUUUTT
ww:break_thank_you=WUUUVTUUT ww:break_that=TUUUUUTUV ww:break_thats=UUUUVTUUU ww:break_the=TUUUUUXUT
ww:break_then=UUUUTVUUU ww:break_they=VUUUUTVUV ww:break_this=WUUUTUUUU ww:break_thx=VUUUUUTUU
ww:break_told=VUUUUTUUU ww:break_was=VUUVTTUUV ww:break_we=VUUUUUTUV ww:break_wer=TUUUUVUUU
ww:break_wer_ist=TUUUUVTUU ww:break_what=VWUUURUUU ww:break_whats=TUTWTUUUU ww:break_which=TUUWTUUUU
ww:break_who=TSUUUVVUV ww:break_who_are=UUUUVUUUV ww:break_who_is=TTTSTWXUV ww:break_whos=QUUTUVWUW
ww:break_whose=UUUUUVUUU ww:break_whose_is=TUUUUVUUU ww:break_worked=UUVUTVUUU ww:break_y=UUUUWTUUT
ww:break_ya=UUUVUUUUU ww:break_you=UUUUUUVUU ww:break_é=TUTUUVVUU ww:break_а=TUUUVUUUT
ww:break_кто=UUUUUVUUU ww:break_мне=SUUUUWUUU ww:break_не=UUUVTUUUV ww:break_он=VUUUUTUUU
ww:break_она=UUVUUTVUU ww:break_я=VUUUUTUUV ww:break_я_про=TUUUUVUUU ww:break_こっち=UUUUUVUUU
ww:break_他=UUUUUTUUV ww:break_我=UUUUUVUUU ww:break_是=SUUUWUUUU ww:bu_kim=TUUUVUUUU
ww:bukan_name=TUUTVWUUT ww:busca_a=TUUUUUVUU ww:but_bot=QUUUVWVUU ww:but_i=TUUUUUUUU
ww:but_name=TUUUTVUUW ww:but_who_is=UUTUUVUUU ww:by_bot=VUUUUTUUU ww:by_name=VUUUTWUUT
ww:c_est_qui_break=TUUUUTWUV ww:c_est_qui_name=VUUUUTUUU ww:can_i=SVWTUUUUV
ww:can_i_trust_name=TUUUUXTUU ww:can_you_find=UVUTUUUUU ww:can_you_tell_me=VUUUUTUUV
ww:card_break=WUUVTTUUU ww:cast_break=VTUUUVTUU ww:cc_bot=UUUUTVUUT ww:cc_name=UUUUVSUUU
ww:ce_bot=VUUUTUUUU ww:che_bot=UTUUTVVUT ww:check_name=VUUVUSUUV ww:chi_è_break=UUUUVTUUU
ww:chi_è_name=VTUUUUUUU ww:cho_name=UUUUUVUUT ww:chị_name=WUUUUSVUU ww:coffee_break=WUUTUTUUU
ww:com_o=TUUUUUUUU ww:compare_name=UUUUTVUUU ww:compte_platform=UUUUVUUUU ww:con_bot=WUUUTSUUU
ww:con_name=TUUUUUUUV ww:confiável_break=UUUUUVUUU ww:cool_break=RUUWVUUUU ww:cuál_es=UUUVUUUUU
ww:còn_name=UUUUUVUUU ww:có_platform=TUUUVUUUU ww:của_name=TWUUUUTUU ww:da_name=TVUUUUUUU
ww:dabei_break=UUUUUVUUT ww:dan_romero=USUUUUWUU ww:das_bot=TUUUVVUUU ww:das_break=UUUUUTUUU
ww:de_bot=VUUUUTUUU ww:de_fiar_o=TUUUUVUUU ww:de_la=VUUUUSUUU ww:de_name=SUTUUTXUW
ww:de_platform=XVUUUTSUU ww:dela_break=UUUUVUUUU ww:deploy_a=VUUUUUUUU ww:dev_break=VUUUUUUUU
ww:değil_name=UUUUUVUUU ww:di_bot=VUUUUUTUU ww:di_name=VUUUUUUUU ww:di_platform=VUUUUTUUV
ww:did_name=VUUUTUUUV ww:did_you_see=TVUUUUUUU ww:die_name=TUUUUVUUU ww:dis_bot=SUUUVWUUU
ww:diye_biri_var=UUUUUUVUU ww:dm_from=UUUUUVTUU ww:dmd_me=SUUUUXUUU ww:do_break=UWUTUTUUU
ww:do_name=UVUUUTUUV ww:do_platform=TUUUUVTVU ww:do_they=TUUTVUUUU ww:do_you_have=SVUWTTVUU
ww:do_you_know_about=TUUVUUUUU ww:does_bot=UUUUSVUUU ww:does_he=TUUSVUUUV ww:does_name=SUUUVXUUT
ww:does_she=RUUUVVUUV ww:does_this=TXUUTUUUU ww:dont_know=RUUUTXUUU ww:dont_look_up=ZUUTUQUUU
ww:dont_mean_name=TTUUUUWUU ww:dont_show_me=VUUVTTUUU ww:down_break=UVUUUUUUU ww:dwr_break=UTUUUUVUU
ww:e_bot=VUUUUTUUU ww:e_eu=TUUWSVUUU ww:e_il_suo=UUUUVUUUU ww:e_name=TUUUUUUUU ww:e_o_name=TUUUUUUUV
ww:e_o_platform=UUUUVUUUU ww:echt_break=TUUUVUUUU ww:el_de=VUUUUUUTU ww:el_platform=VUUUUTVUU
ww:el_que=TUUUUWUUU ww:ela_break=VUUUTUUUU ww:elle_a=TUUUVUVUU ww:elle_break=UUUVTVUUT
ww:emoji_bot=TUUTWUUUU ww:emoji_break=SUUUUVVUU ww:emoji_emoji=VUUUUTUUU ww:emoji_name=UUUUUTUUV
ww:en_name=UUUUUVUUU ww:en_platform=UVUUUUUUU ww:endorse_name=UUWUUTUUU ww:ens_break=TUUTVVUVU
ww:entre_name=VUUUUSUUW ww:es_de_fiar=TUUUVWUUU ww:es_name=UUUUUVTUU ww:esse_name=UUUUUVUUU
ww:este_break=VUUUTUUUU ww:este_quién_es=UUUUVTUUU ww:esto_break=UVUUUUUUU ww:et_moi=SUUXUUUUU
ww:et_name=VUUUUTUUU ww:et_son=UUUUVTUUU ww:eth_break=SUUUWTUVU ww:even_bot=XUUUTSUUU
ww:everyone_except=WVUUUTUUU ww:everyone_in=UUUUTUUUV ww:except_name=WVUUUQUUU
ww:fid_break=STUXVTUUU ww:fid_of=TUUUUUUUV ww:fid_是=TUUVUVTUU ww:find_name=TUUUUUWUU
ww:first_break=VUUTUVTUU ww:follow_name=WUUUUTUUU ww:for_a=SUUSUWWUT ww:for_bot=VUUUUUTUT
ww:for_break=TXUTUUUUU ww:for_me_break=UUUVUTUUV ww:for_name=VTXUUTUUT ww:for_the=WUUUUUUUU
ww:for_this=VUUUUUUTU ww:found_him=XUUUUSTUU ww:from_a=UUUUVUUUU ww:from_name=UUUUUVTUV
ww:from_platform=VWUUTUTUT ww:from_the=TVUUUVTUU ww:für_name=TUWUUTUUU
ww:garantisco_io_per=TUWUUTUUU ww:gitcoin_passport=TUUUWWRUU ww:give_me_the=TUUUUVUUU
ww:gm_bot=XUUUUTSUU ww:gm_name=UUUUUTUUU ww:going_to=UVUUUUTUU ww:got_a=UUUUUUUUT
ww:guy_as=UUUUUTUUV ww:guy_break=TUUUTVVUT ww:har_name=TUUUUVUUU ww:has_a=WUUUSSVUV
ww:has_anyone=TUUVUUUUU ww:has_more=WUUUUUTUT ww:has_name=TUUUUWTUV ww:has_she=UUUUUVTUU
ww:has_the=TUUUUTUVV ww:hat_name=TSUUUVUUV ww:have_a=TUUVUUTUU ww:have_an=TUUUUVVUU
ww:have_any=TUUUVUUUU ww:have_the=VUUUTUUUU ww:he_break=UUUUVVSUU ww:he_have=UUUTWTTUU
ww:he_is=UUUUUTUUW ww:he_knows=UVUUVTUUU ww:he_says=UUTUUUUUU ww:her_break=RTWUUVUUV
ww:her_platform=TTUUXUUUU ww:here_bot=UVUUTVUUU ww:here_break=RWXSTUUUV ww:hey_bot=STUUUVWUU
ww:hey_name=YUUUTRUUU ww:hier_break=UUUUTVUUU ww:him_break=TUUVUVTUU ww:hiring_break=WUUUUSUUU
ww:his_name=UVUUUUUUU ww:his_platform=VVUUTUTUU ww:horsefacts_break=UTUTURXUV ww:how_bot=VUUUUUUUU
ww:how_does=SYVTTUUUU ww:how_many=TUUVUUUUU ww:i_ask=SWUSVUWUU ww:i_asked_bot=VUUUUTUUU
ww:i_asked_for=TUUUUWUUU ww:i_can=UUVUUTTUU ww:i_dont=SWUSVVUUV ww:i_dont_mean=TTUUUVVUT
ww:i_have=WUUUTUTUU ww:i_mean_break=TUUUUVUUU ww:i_mean_name=TUUUUUUUV ww:i_mean_the=TUUUWTVUU
ww:i_meant_name=TUUUUVUUU ww:i_only=UUUUVUUUU ww:i_should=TUVTUTVUU ww:i_vouch_for_name=TUXUUSUUU
ww:i_want_name=UUUUTWUUU ww:i_want_to=VUUUUTUUU ww:i_wanted=TWUUUTUUU ww:ici_break=TVUUUVUUU
ww:id_like_to=SUVUUUUUU ww:idea_who=UUUUVUUUU ww:if_i=WUUTVSUUU ww:if_name=UUUVUVTUU
ww:if_you=TUUUUVUUU ww:ignore_name=UUUUTVUUU ww:il_a=UUUUUVUUU ww:il_est=UUUUVUUUU
ww:ile_name=UUUUUWUUT ww:im_asking=TUUUUVUUU ww:im_not=WUUUTTUUU ww:im_quoting=UUUTVTUUV
ww:im_replying=TUUUXSUUU ww:in_a=WUVUUTUUT ww:in_berlin=TVUUUUUUU ww:in_every=SUUUTXUUU
ww:in_lisbon=UVUUUVUUU ww:in_my=TTUTVWUUU ww:in_the=TUUVVTVUU ww:in_this=UVUTTUTUV
ww:info_on=TUUUUVUUU ww:ini_siapa=TUUUWTUUU ww:is_a=TUUUUVVUU ww:is_better=WUUUUTUUU
ww:is_bot=UUUTTUWUU ww:is_break=UTUTUSXUU ww:is_he=TUUUWWTUT ww:is_it=TWTTVVUUT ww:is_my=WUUVSUTUU
ww:is_name=RUTUTXWUU ww:is_op=UUUUVUUUU ww:is_she=TTUUYSUUU ww:is_that=RTUUVXUUU ww:is_the=TTUTVUTUV
ww:is_the_author=SUUUWUUUU ww:is_there=SWUUUUUUU ww:is_this=WVUUTTUUU ww:is_this_account=SUUUWUUUU
ww:is_this_guy=UUUUVUUUU ww:is_this_person=TUUUWTUUU ww:is_who=VTUTUUTUU ww:ist_break=TUUUUUVUU
ww:ist_name=UUUUUUUUV ww:it_break=TTUWWTUUU ww:it_in=TVUUUVTUU ww:it_is=SUUVVVUUU
ww:it_name=VVUUTSUUU ww:its_name=UUUUUVUUU ww:itu_siapa=VUUUSUWUU ww:jack_break=VUUUUUTUU
ww:jack_on=TUUUUVUUU ww:jesse_pollak=UUUUTUWUU ww:join_platform=TUUUUWUUU ww:joined_first=UUUUUVUUT
ww:just_ask=XUUUTTUUU ww:just_name=TUUUTVUUU ww:kdo_je_name=UUUUUUUUV ww:kenn_ich=VUUTUVUUT
ww:kim_bot=TUUUVUUUU ww:kim_break=UTUUUTUUW ww:kim_ya=TUUUUVUUU ww:know_if=UUUUTUVUU
ww:know_name=SUUUTWUUU ww:know_who=UUUTUWUUU ww:l_ha=UUUUVTUUU ww:le_plus=UUUUUVUUU
ww:leave_out_name=UVUUUUUUU ww:legit_break=TUUTWUTUT ww:legit_or=TUUUUUVUU ww:like_a=UUUVWTUUU
ww:like_bot=WUUUTTTUU ww:like_name=VUUUURVUV ww:linda_break=TUUTUWWUT ww:linda_xie=UUUUUTWUU
ww:lol_bot=TUUUUWUUU ww:lol_break=RUUUUUWUU ww:look_at=WUUUUTUUU ww:look_up_name=aUUUUQUUU
ww:lookup_name=TUUUUUVUU ww:lui_break=TUUVUUUUU ww:là_ai_break=UUUUUVTUU ww:ma_chi_è=UUUUUTUUU
ww:ma_name=TUUUUWUUU ww:ma_questo=TUUUVUUUU ww:makasih_min=VUUUUUUUU ww:many_wallets=UUUVUTUUU
ww:me_a=UWTSUVUUU ww:me_about=UUUUUWTUT ww:me_and=TUUUUUUUV ww:me_bot=VUUWSUUUT
ww:me_break=UUVWUSUUU ww:me_lo=UUUUVUUUU ww:me_to=UUUUUWUUS ww:met_name=VUUUUTUUU
ww:min_bot=TUUUTWUUU ww:min_break=TVUUTUUUU ww:mit_name=UUUUVTUUV ww:moi_break=UUUXTTTUU
ww:moin_bot=VTUTUVUUU ww:my_account=TUUXTUUUU ww:my_card=SVUYSTUUV ww:my_feed=TUUUVUVUU
ww:my_fid=VUUWUSTUU ww:my_mom=VUUTUTUUU ww:my_old=TUUUUUUUU ww:my_platform=VTUWUUTUU
ww:my_profile=SUUYTUTUU ww:my_wallets=TUUVUUUUU ww:name_&=UUUUUVUUU ww:name_+=VUUUUTUUU
ww:name_a=UUTUVUUUU ww:name_about=VUUVUUTUT ww:name_again=VUUUUUUUU ww:name_aja=TUUUUVUUU
ww:name_and=XUUUSUUUS ww:name_and_also=TUUUUUUUV ww:name_any=VUUUUTUUU ww:name_apa=TUUUUWUUT
ww:name_as=TUWUUUUUU ww:name_at=UUUUTUUUV ww:name_aí=UUUUUVUUU ww:name_bitte=TUUUUWUUU
ww:name_bot=TTVUTVUUW ww:name_both=WUUVTRUUU ww:name_break=USUUSVUUW ww:name_but=TUTUVTUUW
ww:name_can_you=WUUUUTUUU ww:name_card=VUUUUUUUU ww:name_che=UUUUUVUUT ww:name_có=TUUUUWUUU
ww:name_của_ai=TUUUUUUUV ww:name_deploy=VUUUUTUUU ww:name_değil=TUUUVTUUV ww:name_di=UUUUUUTUV
ww:name_did_you=WUUUTTUUU ww:name_dong=TUUTUWUUU ww:name_e=TUUUUWUUU ww:name_emoji=TUUUTVUUV
ww:name_en=UUUUUVUUU ww:name_ens=TUUUUVUUU ww:name_es=SUUUVVUUU ww:name_est=XUUUURUUU
ww:name_et=VUUUUTUUU ww:name_explain=YUUUTRUUU ww:name_fid=UUUSUWUUV ww:name_for=UUTUUVUUU
ww:name_for_me=VUUUUSUUV ww:name_from=VTUUUTUUU ww:name_gm=UUUUUVTUT ww:name_got=UUUUUWTUT
ww:name_güvenilir_mi=RUUUUXUUU ww:name_hariç=TVUUUVUUT ww:name_has=WUUUTSVUU ww:name_hat=TUUUVTVUV
ww:name_hat_mir=UUUUUUTUU ww:name_have=VUUUUUUUU ww:name_have_you=WUUUUSUUU ww:name_he=UUUUUVUUU
ww:name_here=VUUVUSUUV ww:name_i=UUUUUVVUU ww:name_il=WUUUUTUUU ww:name_ile=TUUUVUUUT
ww:name_in=UUUUUVUUV ww:name_is=WUUUUUTUU ww:name_ist=VUVUUSUUU ww:name_itu=VUUUUTUUU
ww:name_için=RUVUUWUUU ww:name_join=RUUUUYUUU ww:name_just=VUUUUSVUU ww:name_ka=TWUUUUUUU
ww:name_kaun_hai=TUUUUVUUU ww:name_keeps=TUUUUWTUU ww:name_kim=TUUUTWUUV ww:name_legit=VUUUUSUUV
ww:name_lol=UUUUUUVUU ww:name_look=WUUUTSUUU ww:name_là=TUUUVUUUU ww:name_là_ai=TWUUUVUUU
ww:name_là_ai_vậy=SUUUUWUUU ww:name_m=UUUUVTVUU ww:name_ma=VUUUTTUUV ww:name_me=SUUUUYTUU
ww:name_mi=TUUUUWUUS ww:name_name=UUTUUVUUV ww:name_ni_nani=UUUUUVUUU ww:name_no=UUUUUSUUW
ww:name_not=VUUUUSUUV ww:name_number=VUTUUVUUU ww:name_o=UUUUUVUUT ww:name_oder=UUUUUVUUU
ww:name_on=WUTUUSUUW ww:name_or=UUUUUWUUT ww:name_ou=UUUUUVUUU ww:name_platform=STUTTZUUU
ww:name_please=UUTTUUUUV ww:name_pls=TUUUUXUUT ww:name_por=UUVUUTUUU ww:name_porfa=UUUUUVUUU
ww:name_q=TUUUUWUUT ww:name_que=TUUUSYVUT ww:name_qui=VUUVUTUUU ww:name_quién_es=VUUUUUUUU
ww:name_really=VVUUTUUUT ww:name_s=SWUUTWUUU ww:name_said=TUUWUUUUU ww:name_sama=VUUUUUUUT
ww:name_says=SUUUTXUUU ww:name_sent_me=TUUUVVUUT ww:name_siapa=VVUUUSUUU ww:name_sondern=TUUUUVUUU
ww:name_stp=UTUUUVUUU ww:name_tem=TUUUUUUUV ww:name_that=UUUUTVUUU ww:name_the=VUUUUVUUT
ww:name_thì=UUUUUVUUU ww:name_thôi=UUUUUVUUU ww:name_tiene=TUUUUWUUU ww:name_to=VVUUTSUUU
ww:name_told_me=SVUUVUUUU ww:name_tu=TUUUUUVUU ww:name_tuh=UUUUTVUUU ww:name_und=VUUUUVUUS
ww:name_vs=TUUUUXUUT ww:name_với=SUUUUXUUT ww:name_wallet=VUUUUTUUU ww:name_wants=SUUVUVUUT
ww:name_was=TUUUUTUUV ww:name_who=TUUUVTUUV ww:name_who_is=ZUUUVOUUU ww:name_who_made=XUUUURUUU
ww:name_whos=VUUUUUUUU ww:name_with=TUUUUWTUV ww:name_y=VUUUUUUUU ww:name_ya=UUVUUTUUV
ww:name_you=VUUUUTUUU ww:name_you_should=VUUUUTUUU ww:name_è=TUUUUUUUV ww:name_é=VUVUUTTUU
ww:name_а=XUUUTSUUU ww:name_и=UUUUUVUUT ww:name_или=UUUUVUUUT ww:name_не=VUUUUTUUU
ww:name_رو=TUUUUVUUU ww:name_و=TUUUUVUUT ww:name_کیه=TUUUUVUUU ww:name_का=TUUUUVUUU
ww:name_कौन_है=TUUUUVUUU ww:name_কে=TUUUUVUUU ww:name_が=VUUUUTUUU ww:name_さん=VUUVUSVUU
ww:name_さんって=UUUUUVUUU ww:name_さんの=UWUUUTUUT ww:name_じゃなくて=TUUUVTVUU ww:name_だけ=UUUUUVUUU
ww:name_って=TUUUUWUUU ww:name_って誰=UUUUTVUUU ww:name_と=UUUUUVUUU ww:name_どっちが=UUUUUVUUU
ww:name_に=UUUXURUUU ww:name_の=TVVUUUUUT ww:name_のほう=UUUUUUUUV ww:name_は=VUTUVUUUU
ww:name_は誰=VUUUUTUUU ww:name_を=TUWUUUUUT ww:name_你=VUUUUTUUU ww:name_到底=TUUUUVUUU
ww:name_呢=UUUUUVUUT ww:name_和=UUUUUVUUT ww:name_是=UUUUUVUUU ww:name_是哪位=TUUUUVUUU
ww:name_是誰=VUUUUUUUU ww:name_是谁=VTUUUWUUS ww:name_有=UUUUUVUUU ww:name_的=TXVUUSTUV
ww:name_背书=UUVUUTUUU ww:name_背書=TUWUUTUUU ww:name_跟=TUUUUVUUU ww:name_都=UUUUVTUUU
ww:name_가=TUUUTUVUV ww:name_누가_인증=UUUUTVUUU ww:name_누구임=TUUUUVUUU ww:name_님=SWXUUTTUV
ww:name_도=TUUUUWUUU ww:name_랑=UUUUUTUUV ww:name_만=UUUUUUUUV ww:name_말고=UUUUUTUUV
ww:name_빼고=UUUUUVUUT ww:name_이거=VUUUUUUUU ww:name_이분=UUUUTVUUU ww:name_중에=TUUUUUUUU
ww:name_한테=TUUWUUUUU ww:need_name=TUUUUVUUU ww:neither_break=TUUUUVVTU ww:never_heard_of=RUUUVWUUU
ww:new_here=SWUTUVUUU ww:ni_name=UVUUUTUUU ww:nicht_name=UUUUVUUUU ww:no_break=SUUWWTTTV
ww:no_me=TUUVUUUUV ww:no_name=UUUUVUUUU ww:no_no=TUUWUUUUU ww:no_platform=UVUUUTUUV
ww:non_name=UUUUUVUUU ww:nope_break=TTUUUUVUU ww:not_ada=QUUVUVWUU ww:not_asking=VUTUUUUUU
ww:not_asking_about_name=UUUUUUUUV ww:not_her=TUUUUVVUU ww:not_name=SUTVUUWUT
ww:not_the_platform=UUUUUTVUU ww:now_break=UUUUUTVUU ww:now_do_name=TUUUUVUUU ww:now_name=UUUUUVUUU
ww:number_and=TWUTUUUUU ww:number_break=VUUTTWTUT ww:number_eth=SUUUVWTUU ww:number_number=TTUUUTXUU
ww:number_usdc=WUUUUTUUU ww:number_wallets=XUUUTTTUU ww:number_番=TUUUUUUVU ww:não_break=TVUUUVUUU
ww:o_bot=ZUUUTRUUU ww:o_dwr=UUUUUUVUU ww:o_jogo=UUUUUUTUU ww:o_meu=RUUYTUUUU ww:o_name=VUUTVUSUV
ww:o_no=TUUWUVTUU ww:o_platform=WUUUUTUTU ww:of_bot=VUUUUUUUU ww:of_it=UUUUUVUUU ww:of_my=TUUVUUUUU
ww:of_name=RUVUTWUUU ww:of_number=UUUUUVUUU ww:of_the=VUUUVTTUV ww:of_them=UVUUTTUUU
ww:of_these=TVUUUVUUU ww:of_this=TUVUUUVUU ww:of_those=TUUUWUUUU ww:ok_and=SUUUVVUUU
ww:ok_now=UUUVUUUUU ww:ok_so=SUUUVWUUU ww:on_a=SUUUUXUUT ww:on_bot=UUUUUVUUU ww:on_file=SUUVTVVUU
ww:on_here_bot=UUUVTUVUU ww:on_here_break=QWWUUUUUU ww:on_my=UUTUUVUUU ww:on_name=UUSUUYUUT
ww:on_platform=UWTSSUVTV ww:on_the=UUVTUUUUU ww:on_this=UUVUUSUUV ww:one_break=UUUUUUVUT
ww:one_of=UVUUUUUUU ww:one_with=UUUUUVUUT ww:op_break=TUUVSUUUV ww:or_a=TUUUTWUUU
ww:or_fake=UUUUSUWUU ww:or_is=UUUUUVUUU ww:or_just=TUUVVUUUU ww:or_nah=UUUUUUUUV
ww:or_name=WUUUUUUUT ww:or_not=TUUUUUUUU ww:or_what=UUUTTUWUU ww:ou_name=UUUUUVUUT
ww:ou_pas=TUUTVUVUU ww:out_break=UUUUUWUUT ww:over_on_platform=VUUUUTUUU ww:owes_me=TUUUUUVUU
ww:oye_bot=SUUUUUVUU ww:pardon_break=VUUUUTUUU ww:pas_name=VUUUUUUUU ww:people_break=WUUUTTTUU
ww:per_name=WUXUTQTUU ww:perdón_break=TUUUUTUUV ww:person_break=UTUUUUVUU ww:person_or=TUUUUVUUU
ww:platform_account=UWUUVSTUU ww:platform_ada=TUUUUWUUU ww:platform_bot=RUUUUXVUU
ww:platform_break=VWTUVSSVU ww:platform_de=UUUUUTWUU ww:platform_dela=UUUUVTUUU
ww:platform_ga=UUUUVUUUU ww:platform_handle=WVUTTSUUT ww:platform_is=UUUXTVTUU
ww:platform_jack=TSUUUXVUU ww:platform_linked=TUUXTUTUU ww:platform_name=TUUUVUUUV
ww:platform_of=VUUUUTVUU ww:platform_one=VUUUVSVTU ww:platform_or=TUUUVUUUU
ww:platform_torvalds=SSUUUYUUU ww:platform_user=UVUUTUVUT ww:platform_の=VWUUUVRUU
ww:platform_は=UTUUUUVUU ww:platform_上=UUUUUUTUU ww:platform_上的=UWUUUVSUU ww:platform_呢=UUUUVUUUU
ww:platform_嗎=UUUUVUUUU ww:please_break=STUUTYUTV ww:pls_break=TUUUUTUUW ww:por_name=SUUUUXUUT
ww:pour_name=UUWUUTUUU ww:pra_mim=UUTSUVWUU ww:price_of=VUUUUUTUU ww:profile_break=VUUUTTUUU
ww:proof_of=UUUUVUTUU ww:pugson_break=VUUTUUTUV ww:pull_up_name=TUUUUWUUU ww:que_bot=VUUUUTUUU
ww:que_name=XUUUVQUUU ww:que_o=VUUUUUUUU ww:quem_sou_eu=TTUXUUUUU ww:quem_é_a=UTUUUUVUU
ww:quem_é_break=UUUTUVTUU ww:quem_é_esse=TVUUUUTUU ww:quem_é_name=UUUUUVUUU ww:quem_é_o=TTUUUTYUU
ww:qui_break=TUUUUVUUU ww:qui_est_name=TUUUUVUUU ww:qui_m=TUUUUVUUU ww:quién_es_break=TVUUWVSUU
ww:quién_es_el=UVUUUUTUU ww:quién_es_name=UUUUVUUUU ww:rain_in=WTUUUUUUU ww:real_break=UTUUVUTUU
ww:real_one=TUVUTUUUU ww:real_or=VUUUUUUUU ww:replying_to=UVUTXSUUU ww:right_break=STUUUVVUT
ww:rish_break=UUUUTVVUT ww:sama_name=VUUUVUUUS ww:same_for_name=TUUUUVUUU ww:same_guy=TUUUUUUUU
ww:same_human=VUUUUTUUU ww:says_he=UVUUVTUUU ww:says_name=UUUTUTUUV ww:scammer_break=WUUUWSUUU
ww:see_break=WUUVTSUUU ww:she_break=VUUUTTUUV ww:she_have=SUUUVUUUU ww:she_on=UUUUVTVUU
ww:she_on_here=TUUUVUUUU ww:she_was=XUUUTSUUU ww:should_i=UVTRUVVUU ww:shoutout_to=VUUUUTUUU
ww:show_me_name=TUUUTWUUU ww:show_my=TUUWTTUUV ww:show_name=UUUUUSUUW ww:si_bot=WUUUUSUUU
ww:si_name=TUUUUWUUU ww:siapa_aja=TUUUUVUUU ww:siapa_break=XUUUTSUUU ww:so_bot=TUUUVVUUU
ww:so_break=TUTWUUUVT ww:so_name=VUUUTSVUV ww:so_sánh_name=UUUUUVUUT ww:someone_called=UUUUUUVUU
ww:son_platform=UUUUVUUUU ww:sorry_break=UVUUUTUUU ww:stani_break=UUUUUUVUT ww:su_platform=TUUVWUUUU
ww:summarize_this_thread=ZVUURTTUU ww:sur_platform=UVUUUUTUV ww:tag_bot=XUUUTSUUU
ww:ted_break=UUUUUUVTU ww:tell_me_a=WUUTTUUUU ww:tell_me_about=TVUTUUVUU ww:tell_me_who=SUUUUVVUU
ww:tell_name=aUUTWOUUT ww:than_name=XUUUURVUU ww:thank_you_break=VUUUUUUUT ww:thanks_break=WUUUVSUUU
ww:thanks_name=VUUUTTUUU ww:that_bot=WUUUUTUUU ww:that_break=UVUTSWUUT ww:that_is=UUUVUVUUU
ww:that_name=VVUUUSUUU ww:that_was=UUUUUUUUV ww:thats_not=UUUUTVVUU ww:thats_the=VUUUVTUUU
ww:the_author_of=UUUUVVTUU ww:the_base=UUUUUVUUU ww:the_bot=WTUUTTTUV ww:the_card=UUVUVSUUV
ww:the_dev=VUUUUUVTU ww:the_ens=TUUUUUUVU ww:the_fid=SUUTVVVUU ww:the_guy=RWUTUUUUV
ww:the_name=TUUUSYUUU ww:the_one=UVUUUTVUU ww:the_people=WVUUTTTUU ww:the_person=UUUUWTUUT
ww:the_platform=UUUUUUWVT ww:the_quoted=UUUUVUUUU ww:the_real=TUUUTXUUU ww:the_same=UUVUUTUUU
ww:the_wallet=TTUTVVVUU ww:them_break=SUUUVWTUU ww:there_a=TVUUUUUUU ww:there_break=WVUUUTTUU
ww:thing_break=TUUUUVUUU ww:this_bot=UWUVSTUUU ww:this_break=TWVTVSUUT ww:this_channel=VVUTUUTUU
ww:this_clown=TTUUXUTUU ww:this_is=XUUUSUUUU ww:this_name=STUUVXTUU ww:this_person_break=TUWUUTUUV
ww:this_the=TUUUVUUUV ww:this_true=VVUUSUUUU ww:tiene_cuenta=UUUUUTUUU ww:tiene_name=UUUUUTUUV
ww:tiene_platform=UTUUUUVUU ww:time_is=UVUTUUUUU ww:to_a=VUUUUUTUU ww:to_ask=PTUUUZWUU
ww:to_be=UUTUUVUUU ww:to_bot=UUUUVUTUU ww:to_know=SUUUVVUUU ww:to_me=VUUTUUUUU ww:to_my=UUUWTUTUU
ww:to_name=WUTVVRTUW ww:to_see=TTUUUUWUV ww:to_send=RUUUVWUUU ww:to_the=WUUUVSTUU
ww:today_break=XTUUUTTUU ww:token_called=VUUUUTUUU ww:told_me_to=SVUUTUWUU ww:told_you=XUUUTSUUU
ww:too_break=UUUUVVUUU ww:translate_this=VVUUSUUUU ww:true_break=WUUUSVUUU ww:trying_to=TUUVUVUUU
ww:trên_platform=UVUUUVSUU ww:ty_break=VUUUUUUUV ww:typo_break=UUUUUSWUU ww:un_platform=UUUUVTUUU
ww:und_name=VUUUUUUUT ww:us_break=VUUUUTUUU ww:usdc_to=XUUUURUUU ww:use_bot=WUUUUSUUU
ww:van_name=TVUUUTUUU ww:varun_srinivasan=UUUUUUWUU ww:verified_break=TTUXUUUUU
ww:vitalik_buterin=SUUTUUXUU ww:von_bot=VUUUUTUUU ww:von_name=VUUUUTVUT ww:von_platform=TUUUUUUVU
ww:von_wem=TUUUVUUUU ww:vouch_for_name=UUVUUTUUU ww:vouched_for=TTTUVWTUU ww:vs_name=UUUUUWUUT
ww:ví_của=RUUUVWUUU ww:ví_name=TUUUUVUUU ww:với_bot=TUUUUWUUU ww:với_name=VUUUUVTUT
ww:w_name=UUUUUTUUU ww:wait_is=TUUUWSUUV ww:wallet_break=SVUUWUTUU ww:wallet_de=UUUUUUUUV
ww:wallet_is=XUUTSUTUU ww:wallet_name=UUUUUVUUU ww:wallet_of=TTUUUUVUU ww:wallets_break=WUUTUUUUU
ww:wants_to=TUUUUWUUT ww:welche_wallets=TUUVVUUUU ww:wer_hat=TTUUVVUUU ww:wer_ist_das=TUUUVWUUU
ww:wer_ist_der=UVUUUSUUV ww:wer_ist_name=XTUUUTUUT ww:wer_name=VUUUUUUUU ww:what_bot=WUUUUTUUU
ww:what_do_you=VUUVUSUUU ww:what_do_you_know=TUUWUUUUU ww:what_does=SUUUUWUUU ww:what_else=SYUTTUUUU
ww:what_time=UUUTUUUUU ww:whats_her=UUUUVUUUU ww:whats_his=UVTUTUUUU ww:whats_my=TUUYUTTUU
ww:whats_name=VUUUTVUUU ww:whats_the=SUUTWVUUU ww:when_did_name=SUUUUXUUU ww:which_of=SUUVWUUUU
ww:which_platform=TTUWTUUUU ww:which_wallets=STUXUUUUU ww:who_am_i=USUXWTTUU
ww:who_are_name=UUUUUVUUU ww:who_are_the=UVUUTUUUU ww:who_are_they=TUUUVVUUT ww:who_bot=UUUUTVUUU
ww:who_break=XTUSTUVUU ww:who_dat=UUUUTUUUU ww:who_dis=TUUUWUTUV ww:who_for=VUUUUUUUU
ww:who_has=UUUVTUTUV ww:who_i_am=VTUWTTUUU ww:who_is_dan=USUUUUWUU ww:who_is_he=SUUUXWRUV
ww:who_is_it=SWUUWTTUU ww:who_is_jack=VTUUUUUUU ww:who_is_linda=WUUUSUUUU ww:who_is_name=XUTTTUTUU
ww:who_is_she=WVTUOYTUV ww:who_is_that=TUUTTVWUV ww:who_is_the=TXUUSVSUV ww:who_is_this=TTUUZTUUU
ww:who_is_this_person=UUUUVSWUU ww:who_is_v=UUUUUUVUU ww:who_joined=UUUUUVUUT ww:who_let=VUUUTTUUU
ww:who_made_bot=ZUUUUPUUU ww:who_name=TTUUUVUUV ww:who_owns_name=UUUUUVUUU
ww:who_posted_this=TUUUVUUUU ww:who_runs_name=TUUUUVUUU ww:who_tf_is_name=TUUUUVUUU
ww:who_verified_her=TUUUWUUUU ww:who_verified_name=TUUUUVUUU ww:who_wants=UVUUUUUUU
ww:who_won=UVUUUUUUU ww:who_wrote_this=UUUUUVUUU ww:who_you=UUUUVUUUU ww:whos_linda=UVUUUUTUU
ww:whos_name=RYUUTUUUW ww:whos_op=UUUUVRUUW ww:whos_that=UXUUPWUUT ww:whos_the=STUUWXTUU
ww:whos_the_author=UUUUVTUUU ww:whos_this=TUUUWWSUU ww:whose_is_it=UUUUUVUUU ww:why_does=UUUUVTUUU
ww:why_is=UUUUUTVUU ww:wie_is_name=UUUUUUUUV ww:with_a=VUUUUUTUU ww:with_bot=VUUUUTUUU
ww:with_name=XUTUUTTUU ww:with_the=SVUUVVUUU ww:woj_break=UUUUUUVUU ww:worked_with=TUUUUVUUU
ww:write_me=VVUTUUUUU ww:wrong_ada=WUUUUVSUU ww:wrong_break=WWUTVRTUU ww:y_este=TUUUWTUUU
ww:y_name=UUUUUVUUT ww:y_su=UUUUWSUUU ww:ya_bot=UUUUUVUUU ww:ya_break=UUUUUVUUU
ww:yesterday_break=VUUUUTUUU ww:yet_break=UUUVUTUUU ww:yo_bot=TUUUUVVUU ww:you_are=UVUTVUUUU
ww:you_bot=RUUVUWUUU ww:you_break=VWUUTRUUV ww:you_can=RUUUUWUUU ww:à_name=UUUWVRUUU
ww:è_affidabile=TUUUUVUUU ww:é_confiável=UUUUUVTUU ww:é_quem=TTUTVUWUU ww:über_mich=RTUZUUTUU
ww:τον_name=UUVUUUUUT ww:а_name=VUUUUUUUT ww:а_platform=UUUUVUUUU ww:в_platform=VVUUUVSUU
ww:есть_break=TUUUUVUUU ww:за_name=TUVUUUUUU ww:или_name=UUUUUVUUT ww:кто_break=TTUVUUUUU
ww:кто_такой_name=UUUUUUUUV ww:кто_это=TUUUUVUUU ww:не_name=UUUUUVUUU ww:не_надо_break=UUUUUTUUV
ww:ні_break=TUUUUUUUV ww:ручаюсь_за_name=UUVUUTUUU ww:с_name=TVUUUSUUW ww:тут_break=TTUUUVVUU
ww:у_name=SWUUUVUUU ww:хто_такий=TTUUUUVUV ww:хто_це=TTUUVUUUU ww:чей_это=TUUUVUUUU
ww:это_вообще=UUUUVUUUU ww:я_про_name=TUUUUVUUU ww:مين_name=TUUUUVUUU ww:و_name=TUUUUWUUT
ww:क्या_है=TUUUUVUUU ww:いる_break=UUUTUUVUU ww:こ_と=VUUTUVTUU ww:こっち_に=UUUUUVUUU ww:この人_だれ=TUUUUVUUU
ww:さん_break=WVUUVRUUT ww:さん_と=UUUUUUUUV ww:さん_に=SUUVUVUUU ww:さん_について=UUTTUVUUU ww:さん_は=TUWUUUUUU
ww:さん_を=UUVUUTUUU ww:した_break=TUUUUWUUU ww:じゃなくて_name=UUUUUVUUU ww:だけ_ど=RTTUUXVUU ww:って_る=VUUUTTVUU
ww:って誰_break=VVUUTTVUU ww:でしょうか_break=TUTUUWUUU ww:です_break=TUVUUUUUU ww:ですか_break=UVUUUUUUU
ww:と_name=TUUUUWUUT ww:どっちが_古参=TUUUUVUUU ww:な_って=UUUUUVUUU ww:に_な=TUTUUWUUU ww:に_も=UUUUVUUUU
ww:について_教えて=UVUUUVTUU ww:の_break=UUUUVUUUU ww:の_platform=TTUUUVVUU ww:の_天気=VUUUUUUUU
ww:の_話=VUUUUUUUU ww:は_break=TTUVTVVUU ww:は誰_break=WUUUUSUUU ww:ます_break=UTUUUWUUU
ww:わかる_break=UUUUUUTUU ww:を認証した_の=UUUUTVUUU ww:不是_name=TUUUVWUUS ww:了_break=VUUUUTUUU
ww:人_break=TUUUUVUUU ww:今日_の=VUUUUVUUU ww:做_的=VUUUUTUUV ww:原_po=TUUUVVUUU ww:古参_break=TUUUUVUUU
ww:吗_bot=TUUUUVUUU ww:呢_break=UUVUUUUUT ww:和_name=TUUUUWUUT ww:啊_bot=TUUUUTUUV ww:啦_break=UUUUUUVUU
ww:嗎_bot=TUUUUVUUU ww:天気_は=WTUUUUUUU ww:她_的=TUUUUWUUU ww:幫_name=TUVUUTUUV ww:明日_の=UUUUUVUUU
ww:昨日_name=VUUUUTUUU ww:是_name=RUUUWSUUW ww:是谁_break=VVUUUTUUS ww:有_人=VUUUUTUUU ww:用_bot=VUUUUUUUU
ww:番_で=TUUUUUUVU ww:的_break=VUUUUSUUV ww:的_fid=TUUUUXTUU ww:的_name=SUUUUXUUT ww:的_platform=TSUUVVVUU
ww:誰_break=TUUUVUUUU ww:請問_name=TUUUUVUUU ww:谁_啊=TUUUVUUUU ww:谁给_name=UUSUUVUUV ww:跟_name=SUUUUVVUV
ww:那_name=UUUUUVUUU ww:除了_name=UVUUUTUUU ww:님_이=TUUUUUUUU ww:도_똑같이=SUUUUWUUU ww:됨_break=TUUUTWUUU
ww:랑_name=TUUUUUUUV ww:말고_name=UUUUTUUUV ww:믿어도_됨=VUUTTVUUU ww:빼고_name=UUUUUVUUT
ww:알아_break=TTUTUVYUU ww:어제_name=UUUUUTVUU ww:오_늘=VUUUUTUUU ww:있어_break=UUUTUUVUU yes_,=VTUUVTUTU
yes_.=SUUVUUVUU yes_?=TVUUUVUUU yes_Unknown=UVUUUUSUU yes_about=VVTUTSUVV yes_and=SUUUVVUUU
yes_bot=VUUUTVVUU yes_common=VUVTTTUUT yes_copula=VUUUUTTUV yes_correction=UTUUVSUUU
yes_courtesy=UTVUVXRSU yes_end=WTUTUSVVU yes_he=TTUUUUWUU yes_interrogative=VUUVRWUUU
yes_lower=TUUUUUUUU yes_mention=TTVUVUTUU yes_name=TTVUWUTUV yes_not=TUUUUVUUU yes_on=UVUUUSUVU
yes_person=UUUUWSVUU yes_platform=VUUUUTUUU yes_pointing=YTUURTWUU yes_praise=VUUTVUTUU
yes_profile=UUUUUVUUU yes_question=VTVUUUSTV yes_request=TUUUUVUUU yes_self=UUUVTUUUT
yes_statement=VUUUUUUUT yes_trust=TUUUUVTUU yes_unknown=TUVUUUTUU yes_yes=WUUTTVTUU you_,=TUUUWSUUV
you_.=UVUUTUUUT you_?=WVVUUSUUT you_about=VUUUVTUUU you_and=VUUUTVUUU you_article=WTVURUUUV
you_bot=YTUTTTVUT you_common=VUUURWVUT you_copula=UUUTVUUUU you_correction=UTUVUUTUU
you_courtesy=VWUSSUVUU you_end=TVTVWUUTU you_he=VTUUUUUUU you_help=TVUUUUUUU you_holds=TUUXTTUUU
you_interrogative=TTUVWUTUU you_lower=UWTTUTVUT you_mention=TUUUVVUUU you_name=TVUUUVUUT
you_not=UUUUTVUUU you_on=UVUTUUTUU you_platform=TUUUUVUUU you_pointing=VVUVUTUUU
you_possessiveBefore=TUUUUVUUU you_praise=UTUUUVUUU you_profile=UUUTUVUUU you_question=SXUUTVUUU
you_request=RWUTVUTUV you_statement=TTUUUXUUU you_unknown=VWTUUSUUU you_you=WVUUTTUUU
`
