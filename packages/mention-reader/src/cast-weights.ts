/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=UTSTTTUWT !true=bRUVUSSUT ,_,=UUUUVUVUT ,_Unknown=VWUUUSUUU ,_about=STTUYVSUU
,_accounts=WVUUUURUU ,_and=UUUUXTSUU ,_article=TUWTTUVTV ,_bot=WTUUUTVUT ,_common=XTVVTWRSU
,_compare=VVUUTTUUT ,_copula=TTTUUUXUU ,_correction=QYUUTUWSV ,_courtesy=VSUUWTTUV ,_end=TUTVXTVUR
,_first=TVTUUTVUV ,_form=WUUUTSUUV ,_greeting=WUUUUVUUT ,_he=WUVTVUTTS ,_help=RZVTTUTUU
,_holds=UTUUUVVUU ,_interrogative=RUTRVVXUW ,_interrogativeSubject=VTTVUVTUT ,_lower=UUWTTUUUU
,_mention=USTUVWUUU ,_my=RUUVUXTUU ,_name=VSTUVVTUV ,_no=ZTUUUSUUT ,_not=UUTVTWUWR
,_notAfter=VUUUUUUUU ,_number=ZUUUUSUTT ,_on=TSTVWWTUT ,_only=SUUUUWUUU ,_or=UVUVUSTUU
,_person=WUUUUWSUT ,_platform=VVUUTUTVU ,_pointing=WVVSTUVTT ,_possessiveBefore=TVUUUVTUU
,_praise=bUUTTQUUT ,_profile=WUUTVRTUV ,_question=OWTZUUUUU ,_relative=UUUUUVUUT ,_request=QVVWSWVUT
,_rhetorical=WUUUUUUUT ,_self=UVSYPUTUV ,_statement=RUWTTWVUU ,_thanks=XTUUTUSVT ,_trust=SUUSUVYUU
,_unknown=VUUTTUTVU ,_wallet=TUUUUTVUV ,_yes=VUTUTTTUW ,_you=VTUTVVVUT -1:Unknown=VRTTVWTUV
-1:about=UXTUVSUUU -1:accounts=RVTWVTSUV -1:and=UUUUUVSUU -1:article=TUUUVUVUT
-1:callAfter=VTUTUUUUU -1:common=WXUSSUUSV -1:compare=UUUTSXUUT -1:copula=UVUTVVVTU
-1:correction=RYTSUXVSU -1:courtesy=WURVUVVUT -1:credentials=VTUTVTUUU -1:end=QRTWZUUUU
-1:endorse=UUbTTQUUU -1:ens=SVUTUUUUV -1:fid=STUTVUXUU -1:first=TUVUTXUTS -1:form=WTTTUSVUV
-1:greeting=ZTUTTTUUT -1:handle=TUUUUWUUU -1:he=USWSXTVUT -1:help=QaVSTSWUU -1:holds=RVUTWVUUU
-1:interrogative=RSTSXXXUT -1:interrogativeSubject=TUUSVWVUT -1:last=UUUUUWTUT -1:link=TWUUUUTUU
-1:lower=UTUVUUUUV -1:mention=TVTRUXTUV -1:my=TUUXUTUUU -1:name=UUTRTWUUV -1:no=YQTTUWTUU
-1:not=UUUUUUUUV -1:notAfter=UTUUUWUTU -1:number=WUTTTUVUV -1:on=RVUUUVVVU -1:only=VVUUTUTUV
-1:or=UTUUUUVUU -1:person=UVUTTVUUT -1:platform=PVTSYUWVT -1:pointing=TWURVUWVS
-1:possessiveAfter=UUUUVTVUU -1:possessiveBefore=VTUUVTUUU -1:praise=ZSTUSTUVT -1:profile=UWUVSUTUV
-1:question=RSVUWVUUV -1:relative=YVVUQVTUT -1:request=TUVTSUWVU -1:rhetorical=UVUUUUUUU
-1:second=UUUUUVTVT -1:self=UPTgSRTUT -1:statement=ZWSVTPTVV -1:thanks=XQTRTXUVV -1:third=VUUUUUUUU
-1:trust=TSTRWVXUU -1:unknown=UTUUUUUUV -1:verifiers=TTWTWTTUU -1:wallet=VVTRVUVUU
-1:wrong=TXUUUTUUU -1:yes=UUUSTWVWT -1:you=XUUVUSTSU .=VTSTTUUWU ._,=UUUUVUUUT ._.=TUUUUVUUU
._Unknown=TUUVUUVUT ._about=VUUVVSUUU ._and=TTUUTVWUT ._article=RUUUUUVVU ._bot=SUTTUVUUW
._common=VTUSTWVUT ._copula=UUUUWTUUT ._correction=RUUWVTUUT ._courtesy=RSUWTWWUU ._emoji=UUUUUVUUU
._end=WUUVPUTXV ._form=UUUUUVUUU ._greeting=VUUVUTUUU ._he=VUUUUSVUV ._interrogative=UUUUUTTUV
._interrogativeSubject=SUUUTVWUV ._lower=VTUUUVWTS ._mention=UVTTUTUUV ._my=UUUVUUUUU
._name=TVTTVVUUU ._no=VUUUVSUUV ._not=VUUUVTTUU ._on=UVUVUTUUT ._pointing=UTUUWRVUV
._praise=VUUVUUTUU ._question=RVXSXUVUT ._request=SUUUXRUUW ._self=RUUVVVUUU ._statement=UUUVWTUUT
._thanks=WUUUUTTUV ._unknown=VTUUUVXTS ._yes=STUUWUUUV ._you=UTUUVUUUU .absent=WSURSWUXS
.embedded=WTRTVVWUU .vocative=UTSUUTTUT 1:Unknown=UUVTVSSVV 1:about=TUTVVWTTV 1:accounts=UUUTWTUUU
1:and=PUTWUWWUT 1:article=UUTTSUWWV 1:callAfter=UUUUTVUUU 1:common=WTVUUTUTT 1:compare=TWUSVWUTU
1:copula=SVTUXTUUT 1:correction=NTSXVaWUT 1:courtesy=UUVUUUVUS 1:credentials=TUUUVUUUU
1:end=QRTWaUUUU 1:endorse=QUfURRTUU 1:ens=UTUTVUVUU 1:fid=UUUUWSUUV 1:first=UUUUUSUXT
1:form=OTTTSXUUa 1:greeting=ZSTTWTTUT 1:handle=WUUUUTUUT 1:he=XSTSUVWVT 1:help=RcXRSTSUU
1:holds=QUUUUVWUU 1:interrogative=UXRSVTURV 1:interrogativeSubject=WVTUXTSTT 1:link=VVUUUUTUU
1:lower=TTTUUUUVV 1:mention=VUTUWTTUT 1:my=SRTYTUWTU 1:name=UTTTUVUUV 1:no=TWTTQYXTU 1:not=RVSWTWYTT
1:notAfter=SVUTUVWUU 1:number=TTUTTUVWV 1:on=SWUUUWTUU 1:only=VUUUTUUUU 1:or=VUUUUTUUU
1:person=TUTSXTWUV 1:platform=SVTSVYSUU 1:pointing=ZSSSVVVVS 1:possessiveBefore=SUUWVUTUU
1:praise=bRTVSTUTT 1:profile=QTTTXYVUT 1:question=RWUTWWVST 1:relative=TTUXUUUUU 1:request=UUUXSUVUT
1:rhetorical=ZVUURTTUU 1:second=TUUUUSUXV 1:self=TRWaQVTUU 1:statement=ZUUSTRVUT 1:thanks=cQTRSVUUU
1:third=SUUUVUUWU 1:trust=WTUTUUUUU 1:unknown=TTTUUUTWV 1:verifiers=PUSTYXVUV 1:wallet=STUSYTTUW
1:wrong=VUUUUUUUU 1:yes=XSVSURVWT 1:you=XUURUUUUU 2:Unknown=UTUTTUWUU 2:about=VQVUTUWUT
2:accounts=SUVWUUUUU 2:and=SSTSWYUVU 2:article=UVUTVWUQX 2:callAfter=UUUUUTVUU 2:common=VUXRSVRWW
2:compare=VVUUUTUUT 2:copula=WUTUVSUVU 2:correction=OXUVSWYSV 2:courtesy=TSTTWVUWT
2:credentials=UTUUVTVUV 2:end=QVQTSZUZU 2:endorse=STZUTTUUU 2:ens=TTUWSVUVU 2:fid=VTUUTWSVV
2:first=UUUUTUUUU 2:form=TUUTTXVUT 2:greeting=VUUUUUTUV 2:handle=TUUUUVUUV 2:he=PTXVVUUUW
2:help=TWUTUUUUU 2:holds=TTUUTWWUU 2:interrogative=VRTSYTWUU 2:interrogativeSubject=URUUSXUUU
2:lower=UUTVVUTWU 2:mention=USUVVUTUT 2:my=VRVcQQSUU 2:name=TTUUVUTUU 2:no=SUUVUVVTT 2:not=WTTSUWWTS
2:notAfter=TWTUUVUUS 2:number=ZVUSTRUVT 2:on=SSUUXVTWT 2:only=TUUUVVUUU 2:or=WUUSWVRUU
2:person=TRWTWVVTV 2:platform=TTTSXXTUU 2:pointing=UTVSTVUUW 2:possessiveAfter=UVUTVWSUU
2:possessiveBefore=TRUTWWTUV 2:praise=ZWTTPWTVT 2:profile=SUUXVVTTT 2:question=VUUWUSUUT
2:relative=TYTSTTXUU 2:request=TTUUUVWUS 2:rhetorical=XUTUUTUUU 2:second=VUUUVTUTV 2:self=TTWYURUUU
2:statement=VWSUUTVTS 2:thanks=YUUUSPWVU 2:third=XUUUTVURT 2:trust=TUTUUXUUU 2:unknown=TTTTUVVWU
2:verifiers=TUUTWVTUU 2:wallet=USUSVXTUV 2:yes=UVTTQXWVU 2:you=ZVTTRSVUU ?=SVTUWUUUT ?_,=WTUUVSUUT
?_.=VUUUVSVUU ?_Unknown=UUUVVTTUU ?_about=WUUVTTTUU ?_article=VTUVUTUUU ?_bot=TVUSWWUUS
?_common=UTUUSWUUU ?_copula=VUUUUUUUU ?_correction=TUUUVUUUV ?_courtesy=YTUTTTTUU ?_end=SVUTWUUUU
?_form=UUUUUVUUT ?_he=SUVVTUVUV ?_help=TUUUVUUUU ?_interrogative=VUUUSVVUU ?_lower=XTTUTUTUV
?_mention=TUUWWRTUV ?_name=TUUWWTTUV ?_not=VUUUTUWUU ?_pointing=STVVSTVUW ?_praise=YUUUTUSUU
?_question=TTWUUUUUU ?_request=TUTWSWTUU ?_self=VVWTUSTUU ?_statement=UUUUUVUUU ?_thanks=SUUUWUTUU
?_unknown=WTTVVUSUU ?absent=QUSWXTWUU ?embedded=aTUVSSUUT ?vocative=SUVTVVUUV Unknown_,=WUUTURYTT
Unknown_.=VUUUUVTUU Unknown_?=WSTTWUWUV Unknown_Unknown=TRTSSVbUU Unknown_about=VUTTUVSUV
Unknown_and=UUUUUTUUV Unknown_article=TUUUVSVUV Unknown_bot=VVUUUSTUU Unknown_common=TUUUVVSTW
Unknown_copula=UTUUVVTUU Unknown_correction=TTUUVVWTT Unknown_courtesy=UVUUUTTUW
Unknown_credentials=TUUUVUUUU Unknown_emoji=VUUUUUUUT Unknown_end=TVUUUVTUU Unknown_he=TUUUUUVUU
Unknown_holds=UUUUUUTUV Unknown_lower=VTVUVUTUU Unknown_mention=UUUVTVTUU Unknown_name=UUUUTVUUU
Unknown_not=TUUUUVUUU Unknown_on=TTTUTUXUT Unknown_person=TUUUVUUUV Unknown_pointing=UVUTUVTTU
Unknown_possessiveBefore=UUUUUUTUU Unknown_question=VUUVVWQUU Unknown_request=UUUUUTUUV
Unknown_self=UUUTUVUUU Unknown_statement=WUUUUTTUU Unknown_unknown=TRTSSVbUU about:false=TSSSTUUWT
about:true=aUUUTQUUT about_,=UVUUTSWUU about_?=SVUVSVVUU about_Unknown=WUUTVUTUU
about_about=SUUUVTVUU about_accounts=SUUVUVUUV about_article=RUUTXWUUT about_bot=aUUTTTSUU
about_common=RUVQTVXUX about_compare=VUUUTUUUT about_copula=UUTUUVUUU about_correction=UUUUUVUUT
about_courtesy=UUVSUVTUU about_end=TXUTWSVUT about_endorse=TUXUUTUUU about_ens=TUUUUUUUU
about_first=UTVUTUVUU about_form=TUUUUVUUV about_handle=TUVUUVUUU about_he=SUUVWTUUT
about_interrogative=SUUVXVTUU about_interrogativeSubject=SUUUWVUUU about_lower=USWWTTUUT
about_mention=TUUUTUTUW about_my=WSUWUTTUT about_name=TUVUTVSUW about_no=TUUUUVUUU
about_not=VUUUUTUUU about_number=UUVUUUTUV about_on=SUTVUVVUU about_person=WUUUTSVUV
about_platform=UUUSTXTUW about_pointing=TVVVVTVUT about_praise=VUUUUUUUU about_profile=XTUUTUSUV
about_question=URUTVWUUU about_request=SVUTUTWUU about_second=TUUUUUVUV about_self=SSUWWTUUU
about_statement=UUUVUUVUT about_third=VUUTUVUUT about_trust=VUUUTUUUU about_unknown=TRWWUUVUT
about_yes=SUUUUWUUU about_you=TVUXTTVUT absent/card=UTTTUXVUT absent/false/false=WTSSSXUWT
absent/false/true=VURTUVUWU absent/question=WSTRUVVWU absent/reply=WUUUTTUUU absent/top=YUUUUSTUT
absent/true/false=XSUSWSUUT absent/true/true=XSTWSUUUU absent=VTTSUVUWS accounts_,=UUUVUUUUU
accounts_.=TVUVUTVUU accounts_?=VUUWVTSUV accounts_about=UVUUTTWUT accounts_accounts=UUUUUUUUV
accounts_bot=UUUTTUVUV accounts_common=VUUVTVTUU accounts_copula=UUUUUUVUU
accounts_courtesy=UTUUUTWUU accounts_end=TUUWVVRUT accounts_interrogative=VUUUUUUUU
accounts_lower=UTVVUTWTU accounts_name=UUUUVUUUU accounts_on=WUUUUTUUT accounts_platform=TVUUVUTUU
accounts_pointing=TUUUUUUUV accounts_possessiveBefore=UUUUUVUUU accounts_question=TUUUVWTUU
accounts_request=UUUUUTUUV accounts_self=VUUVUSUUU accounts_trust=UUUUVTUUU
accounts_unknown=TSUVTUWUU and_,=UUUUTWUUT and_about=SVUVVTVUU and_article=VTUVUTVUU
and_bot=XUUTUTUUU and_common=VTTTVUUUV and_copula=TVVUWSUVT and_correction=UVUUTVUUT
and_courtesy=TUUWTWTUU and_end=TUUUTWTUU and_form=UUUUUWUUS and_handle=UUUUUVUUT and_he=TVUUUUTUV
and_interrogative=WVUTUTTUU and_interrogativeSubject=VUUUUTUUT and_lower=VUTTSVVUV
and_mention=TVTTTWUUV and_my=TVUUTTUUV and_name=TVTTUWUUU and_no=WUUUTTUUT and_not=UUUUUTTVV
and_on=UUUUVUUUT and_person=UUUUUTUUU and_platform=UVUUVTUUU and_pointing=STVTVVTUV
and_possessiveBefore=UVUUUUUUU and_profile=UUUUXSUUU and_question=RVUUWTWVT and_request=VTUVVSTUU
and_self=UTUWRUVUV and_statement=SUUUUVVUU and_thanks=RUUUUWVUU and_trust=TUVUUUTUU
and_unknown=VUTTTVVUU and_yes=UTUUUUVUU and_you=TVUUVTUUU another:false=TTSTTVUVU
another:true=ZSSUWRYUQ any:,=TWVUSUUTU any:.=TUTVTTVXU any:?=TUSUWUTUU any:Unknown=USVSUVVTV
any:about=UTVTUTVSU any:accounts=SUSYVTTUU any:and=UUSUVUTWU any:article=UVVRUUWTV any:bot=UUTTVUUUT
any:callAfter=WTUTUTUUV any:common=VVUTTUUSU any:compare=WXTSTXTSU any:copula=VTRTVVUSV
any:correction=TWRXVVUPV any:courtesy=UTTVUUUSV any:credentials=QSTWWXSUU any:emoji=WSTTUTUUU
any:endorse=ORkSRRSUU any:ens=RTTVVWVVU any:fid=RRTXUWVVU any:first=UUVSUVUVU any:form=RSSSQZVVZ
any:greeting=aSTSWUSUS any:handle=VUUUTWSUU any:he=STWSWVVTU any:help=QdYQTRSUT any:holds=UTSVVVUVV
any:interrogative=SWQRYWVSU any:interrogativeSubject=VTRWUUUUT any:last=XUUTTVRTU any:link=XVUTVTSUU
any:lower=UTUTVUUUT any:mention=VTUUUUVUT any:my=UPVcQRUTV any:name=UTTTTUWVU any:no=TVSVUVWRU
any:not=VURTUWXTT any:notAfter=UTSVTWUUV any:number=XTVQTTVVU any:on=UTUTTUVVV any:only=UVSUUUSTW
any:or=TVSUWUSUU any:person=TVVRUUUTU any:platform=STRSaWSUV any:pointing=UUVRVUVUT
any:possessiveAfter=UTTSVWUUV any:possessiveBefore=UVSTWVTTU any:praise=YSUUTUUTT
any:profile=TTUXUUTTU any:question=TTTVVUUSV any:relative=WZVRSTTUU any:request=UVUXSTUTV
any:rhetorical=bVSSSSVUT any:second=SUUUVTUVW any:self=TRUbSUUTU any:statement=WTUUTVUTT
any:thanks=ZPTTSXVWT any:third=VUUTTUVUW any:trust=URXSVVUUU any:unknown=UTUTVUUUU
any:verifiers=OTUUZUUUV any:wallet=RRSVUXUUX any:wrong=XXUTVRSUT any:yes=VSVTTTVVU any:you=UYTVTTUSU
article_,=TUUUWTUUU article_?=VUUUUUUUU article_Unknown=UTTUUVVUU article_about=UUUUUTUUU
article_accounts=TUUUTVVUU article_and=UUUUUVUUU article_article=TUVUUUVTU article_bot=bTUTTQTUU
article_common=WXTTUUTVS article_compare=WSUUUUUUU article_copula=WVUUUVUST
article_correction=UUUVUUTUU article_courtesy=UVUVUUVTU article_credentials=SUUUUWUUU
article_end=SUVUVUVUU article_ens=UUUTUVVUU article_fid=SUUUVWUUU article_first=UUUUUSVUV
article_form=UVUUUUUUU article_he=TTUUVVUUU article_help=VVUUUTTUU article_holds=VUUUVUTUU
article_lower=VTUUUUTUU article_mention=QTVTUWUUX article_my=STUYUVTUU article_name=QUVTUWTUX
article_not=UVUUUTUUV article_on=VUUVUSUUU article_person=UWUTSTYTU article_platform=XUUUSTVTU
article_pointing=RTUUVVWUV article_possessiveBefore=UUUUUTUUU article_praise=TTUUVWTUU
article_profile=TTUTVVVUT article_question=XTUUTVTUU article_relative=UVUUVSVUS
article_request=WUUUTTVVT article_second=VUUUUSTUX article_self=UUUUVVUUT
article_statement=SUVVTUUUV article_trust=UUUTUVVUU article_unknown=VSTSUWTUU
article_wallet=TUTTUVVUU article_you=VUUUUTUUV aside:false=VUSTUUVWU aside:true=VSUTUVVUS
before-name:,=VRSVVWWUS before-name:.=RVTUVWVTT before-name:?=UUUXYOUUT
before-name:Unknown=UUTUTTVUV before-name:about=UUVUQUWUV before-name:accounts=UUUVVSUUT
before-name:and=VUTUTRUUY before-name:article=RZTTSVUWV before-name:bot=TVUTUUWUU
before-name:callAfter=UUUUUVUUU before-name:common=UVVSSTXUU before-name:compare=UUUTTUVUV
before-name:copula=VTRUXTUUV before-name:correction=RUUUUaSUT before-name:courtesy=UVSRVWUVU
before-name:credentials=UUUUUVUUU before-name:emoji=WUUUUUUUT before-name:endorse=SUaUURUUU
before-name:ens=TUUUUVUUU before-name:fid=TUUWUVUUU before-name:first=UVUUUTVUT
before-name:greeting=VUUUXSUUT before-name:he=TVRTVUVUW before-name:help=VSXUTTUUT
before-name:holds=VUUTTWSUV before-name:interrogative=UTSSWVWUW
before-name:interrogativeSubject=VUTUTWUUT before-name:lower=UXUTTUUTU before-name:mention=RSSTWaTUW
before-name:my=UTVVURUUV before-name:name=SSTTVZSUW before-name:no=RUUTVWWTT
before-name:not=WWTUWTVTR before-name:notAfter=STTVVXUUS before-name:number=WTTUUTUUU
before-name:on=UUTVTTWUU before-name:only=UTUUUUVUU before-name:or=VUUUTSUUV
before-name:person=VTTUTXRUV before-name:platform=TTTVTWUUU before-name:pointing=SWRUVVTUU
before-name:possessiveAfter=VUVUUVTUU before-name:possessiveBefore=SXSVTUUUU
before-name:praise=TUUUVVVUS before-name:profile=VTTUUUUUU before-name:question=TSSXVVUUV
before-name:relative=TYTTUSVUU before-name:request=UWVTVUTUS before-name:rhetorical=ZUTUTSUUU
before-name:second=UUUUVSUUW before-name:self=URXSUVTUV before-name:statement=VTTRWWVUT
before-name:thanks=VUTUUTVUT before-name:third=UUUUTUUUV before-name:trust=WTUUUSUUV
before-name:unknown=UWUTSUTTU before-name:verifiers=TUSUVVUUW before-name:wallet=QTUVUWUUW
before-name:yes=VUVUVVTUS before-name:you=UVTTTXUUU before:,=YUSRVUUUT before:.=TUSUVUUUU
before:?=XUUSXTTUS before:Unknown=WTUTVSWUT before:about=VUSTUVVUV before:accounts=VWUUSVUUU
before:and=XTTTUUTUU before:article=VSUSTWWUV before:callAfter=UUUUUUVUU before:common=XURSTVVUU
before:compare=XUUUVRVUU before:copula=RVTSUXVUV before:correction=ZTVUTSSUU
before:courtesy=UTTTVVUUV before:credentials=RTUVVXTUV before:emoji=UUUTWUUUU
before:endorse=TUaUUPTUV before:ens=SUUWUUUUV before:fid=RTUXTVVUT before:first=TUVTSXVUT
before:form=OUUTSYTUZ before:greeting=VTUUWUUUT before:handle=VUUUUVSUU before:he=QUUUTXWUV
before:help=TZVTURTUU before:holds=UUUUTWUUV before:interrogative=WRTQZTTUW
before:interrogativeSubject=XTUTUVTUT before:last=VUUUTUTUU before:link=WUUUUUTUU
before:lower=VSSTVUWUT before:mention=VSTTVUVUU before:my=USTXVTSUV before:name=VSTSVUUUU
before:no=WTUTUXRUT before:not=WTUVUSTUX before:notAfter=RTUVUVWUV before:number=UUUVVTUUU
before:on=UTTSUVWUV before:only=UWUUVUTUU before:or=SUUTUWTUW before:person=TTTTUVVUV
before:platform=XXUTRYNUW before:pointing=SVUTTVVUW before:possessiveAfter=RUTUVVUUW
before:possessiveBefore=RVTVUVVUU before:praise=TTSVYUTUT before:profile=WUUVSVTUU
before:question=UUWURUVUU before:relative=TTUTTYVUU before:request=TVTSWWUUT
before:rhetorical=XUUURUVUU before:second=UUUUUSTUX before:self=USSWTWTUU before:statement=UVSTTVVUU
before:thanks=YSUSVTVUT before:third=VUUTTVUUU before:trust=VTUURXUUU before:unknown=VSSTXUVUT
before:verifiers=SUVUUTVUV before:wallet=NUUWTXWUV before:wrong=VTUUWTTUU before:yes=RTTYVUUUT
before:you=VUTUUVUUR behind-name:,=UTTUYTUVV behind-name:.=SVSVXTTUU behind-name:?=VUSSTWUUV
behind-name:Unknown=TVUVWTSUU behind-name:about=UUUUTVTTU behind-name:accounts=TVUTTUVUV
behind-name:and=TUUUXUTUS behind-name:article=UUTUUUTUV behind-name:bot=VRTUVUUUU
behind-name:callAfter=UUUUUTVUU behind-name:common=UURWVTUUU behind-name:compare=UVUUTVTUT
behind-name:copula=UUTVVUUUU behind-name:correction=VUTRXTWTV behind-name:courtesy=UTSVWUUTV
behind-name:credentials=TTTVUWSUV behind-name:emoji=UUUVUTVUU behind-name:endorse=SUaTUQTUU
behind-name:ens=SUUVTVUUV behind-name:fid=TUUUTVVUV behind-name:first=QVTTUWUUW
behind-name:form=SSSSRYVUa behind-name:greeting=VTUUUVUUT behind-name:handle=VUUUTXSUT
behind-name:he=SUSUXVVUU behind-name:help=XTUUUTUUT behind-name:holds=UTTWUUTUU
behind-name:interrogative=RVSWYUVUT behind-name:interrogativeSubject=UUTXTTUUT
behind-name:last=UUUUUWTUU behind-name:link=VUUUUUUUU behind-name:lower=USTTVTVVV
behind-name:mention=UUUTUUVUU behind-name:my=TURXVUTUU behind-name:name=USTSTVVVU
behind-name:no=USUTXTTUU behind-name:not=USSTXWTUV behind-name:notAfter=TVTUVUVTV
behind-name:number=SUWVVTUUU behind-name:on=VRUUUUTTV behind-name:only=RVTUUTVUX
behind-name:or=RVUUUWUUU behind-name:person=UUVTVTWUT behind-name:platform=SYTSSWUUU
behind-name:pointing=UTRVWUUUU behind-name:possessiveAfter=SWUUTVUUV
behind-name:possessiveBefore=TTTTVWVVT behind-name:praise=UTTXYPVUT behind-name:profile=UTTVTWTUU
behind-name:question=TSVWUUUUW behind-name:relative=QaTTUTWUT behind-name:request=SUUVWVSUV
behind-name:rhetorical=WUUUTTUUU behind-name:second=TUUVUTUUW behind-name:self=TVSXXSVUS
behind-name:statement=TSSYVTUUU behind-name:thanks=RUUUWXTUT behind-name:third=UUUUUTUUV
behind-name:trust=STUVVVUUU behind-name:unknown=UTTSWTVVV behind-name:verifiers=TUVUTUVUU
behind-name:wallet=STSVTWUUW behind-name:wrong=VVUUWRTUT behind-name:yes=UTUTVTUVV
behind-name:you=WSTXVRWUT behind:,=TUWVTUSUV behind:.=VUWTVSSUU behind:?=SUUUTWUUW
behind:Unknown=VUURTVUUV behind:about=USXUUTVUR behind:accounts=TTTXVUTUU behind:and=UVUTVUUUT
behind:article=VTVRVUUUU behind:bot=TUSTUUUUT behind:callAfter=VTUTVUUUV behind:common=VUUUTUSUU
behind:compare=XVTURXSUT behind:copula=VTSUVVVUT behind:correction=XWRTWRQUW
behind:courtesy=UUVTTWTUV behind:credentials=STTWVUUUV behind:emoji=UTTVWVTUT
behind:endorse=PSgTTSTUU behind:ens=STUUTWWUU behind:fid=TSTXSVWUU behind:first=TUUTVVUUV
behind:form=VSSSSWWUW behind:greeting=aSTTVVSUT behind:handle=TUUUUVUUV behind:he=PUVTVWWUU
behind:help=QaWRVUTUT behind:holds=SUTUVVUUU behind:interrogative=PXQTYVVUU
behind:interrogativeSubject=TTSWVTVUU behind:last=VTUUUWSUU behind:link=VWUTVTTUU
behind:lower=UUUUVUUUU behind:mention=TUUTWUUUT behind:my=UQWZRTUUU behind:name=TUVSVUUUU
behind:no=WSTUXRTUW behind:not=UVSUVVUUS behind:notAfter=WUSUVVTUU behind:number=WUVRSTXUU
behind:on=WTVVSTTUT behind:only=UUTUUVUUW behind:or=VWTUWUUUR behind:person=RVWSWVUUU
behind:platform=SVRVPYWUU behind:pointing=SUUVVVTUV behind:possessiveAfter=XUUSSWUUT
behind:possessiveBefore=VVSSWVSUV behind:praise=XSXQUTWUU behind:profile=SVUWRWTUV
behind:question=TUUWSVSUV behind:relative=UWVSYQTUT behind:request=TTUUUVTUV
behind:rhetorical=YVSTUSUUU behind:second=TUUVVUTUV behind:self=UQUbVRUUS behind:statement=XUWTSTUUT
behind:thanks=XRTTTVWUU behind:third=UUUUTTVUV behind:trust=TQXUXUTUV behind:unknown=UUUTVTTUT
behind:verifiers=RTTVUXTUU behind:wallet=STRXSWVUW behind:wrong=WXUTUSTUU behind:yes=SUWUUTUUV
behind:you=TYTURVUUV bot+1:,=WTTUTTTUV bot+1:.=TVTTXUUUS bot+1:?=WSVTWSUUU bot+1:Unknown=TVVTUVUUU
bot+1:about=ZTTUTTSUU bot+1:accounts=UUUUVSWUU bot+1:and=YTUVUSUUT bot+1:article=SVTTTUWUV
bot+1:callAfter=TUUUUVUUU bot+1:common=WSXRVVTUU bot+1:compare=UUUTTVVUU bot+1:copula=WUTUVSVUT
bot+1:correction=WTTWVTTUS bot+1:courtesy=VWTSUTUUT bot+1:emoji=UUUSXVTUU bot+1:end=SSUUWUVUW
bot+1:endorse=UUZUSRUUU bot+1:fid=UUUVUTUUU bot+1:first=TUUUUWUUU bot+1:form=RUTUUWUUW
bot+1:greeting=XTTTVUTUU bot+1:handle=TUUUUVUUT bot+1:he=TTTTWWVUT bot+1:help=QaVTUUTUU
bot+1:holds=UVUVTSUUU bot+1:interrogative=RWSTXUUUU bot+1:interrogativeSubject=VVTTWSUUT
bot+1:link=TVUUUUUUU bot+1:lower=TUTVUTUUT bot+1:mention=TVTTVVTUV bot+1:my=RSTaTVVUU
bot+1:name=TUUTVVTUW bot+1:no=aTURTSVUU bot+1:not=VUTUUTWUU bot+1:notAfter=WVUTVQVUU
bot+1:number=UUUUUTWUU bot+1:on=XVTUSVSUU bot+1:only=SUUUUXUUU bot+1:or=WUUUTSUUU
bot+1:person=SUTTUWUUV bot+1:platform=SXTTUXSUU bot+1:pointing=UTTTYWUUS
bot+1:possessiveAfter=ZUUTSTUUU bot+1:possessiveBefore=UVUVVTSUV bot+1:praise=WSUSUXUUU
bot+1:profile=TUTTWVUUT bot+1:question=UVTUSUVUT bot+1:relative=QTUYUUVUU bot+1:request=TTUVSWTUT
bot+1:rhetorical=VVUUTTUUU bot+1:self=RSXYTVUUT bot+1:statement=XTUUUUUUU bot+1:thanks=WSUTUVVUU
bot+1:trust=VTUSVVTUU bot+1:unknown=TTUUVTUUT bot+1:verifiers=TUSUVWTUV bot+1:wallet=UUUTTTUUX
bot+1:wrong=UVUUUUUUU bot+1:yes=WTVSVUUUT bot+1:you=VTUQUVXUU bot+2:,=WUSRXVTUV bot+2:.=WTUUUTVUT
bot+2:?=WWTXRURUT bot+2:Unknown=VSTTUUWUU bot+2:about=UUVUTXUUS bot+2:accounts=TUVVUUTUU
bot+2:and=UUTSVWVUT bot+2:article=TUUTVVWUU bot+2:common=UVWTSVTUW bot+2:compare=WVUUUTUUT
bot+2:copula=WWTTSUTUV bot+2:correction=WSVTUTUUV bot+2:courtesy=UUVRWTXUT
bot+2:credentials=TUUVUTVUU bot+2:emoji=UTUUUUVUT bot+2:end=RVSVVUVUV bot+2:endorse=TTXUUTUUU
bot+2:ens=TTUUTWUUU bot+2:fid=UTUVUVTUV bot+2:first=UUUUUUTUW bot+2:form=VUUTUTWUU
bot+2:greeting=WUUUUTUUU bot+2:handle=SUUUUVUUV bot+2:he=QTUVVWVUT bot+2:help=TVUTUVTUU
bot+2:holds=UUUUUTVUU bot+2:interrogative=TVTUXSTUW bot+2:interrogativeSubject=VTUVVURUV
bot+2:lower=VTSUWUTUV bot+2:mention=TSWVSVUUU bot+2:my=TSVYSUTUV bot+2:name=USVUTVVUU
bot+2:no=WUUUUUTUU bot+2:not=XUUTUTVUS bot+2:notAfter=WVTUTTTUT bot+2:number=VVUTUSVUU
bot+2:on=TUUWUWSUT bot+2:only=TUUVTVTUV bot+2:or=VVUSWWSUS bot+2:person=QRVUXWXUT
bot+2:platform=VTUTSVXUU bot+2:pointing=TSUWTUVUV bot+2:possessiveAfter=UVUUUUUUU
bot+2:possessiveBefore=USTTWVVUU bot+2:praise=WWUSTVTUU bot+2:profile=UVVWRTUUU
bot+2:question=UVUVRWUUT bot+2:relative=TVUTUUVUT bot+2:request=STUUVUVUU bot+2:second=TUUUVVUUU
bot+2:self=SSXVVVTUT bot+2:statement=ZXTRSRWUS bot+2:thanks=XUUUURVUU bot+2:trust=UUTUSWVUT
bot+2:unknown=VTTUWTUUW bot+2:verifiers=UUUUUVTUU bot+2:wallet=RTUVVWUUV bot+2:yes=TWTTTUUUV
bot+2:you=TTTUUWUUU bot-1:,=WTUUUTVUS bot-1:.=TUTUVVTUV bot-1:?=TUUSWWVUT bot-1:Unknown=UUUVUTUUU
bot-1:about=bUTTTSSUU bot-1:accounts=TUUUUUVUV bot-1:and=XUUTVTUUU bot-1:article=bTUTUQTUU
bot-1:common=YSTSVTWUT bot-1:compare=UUUUUVUUT bot-1:copula=VUUTSVVUV bot-1:correction=UUUTWTUUU
bot-1:courtesy=WRSVSXVUU bot-1:emoji=SUUTWUUUV bot-1:end=SUUTVVUUU bot-1:first=UUUUUVUUT
bot-1:form=TUUUUVUUV bot-1:greeting=WTUUUUUUT bot-1:he=UTUTUVWUT bot-1:help=UWTUTUUUV
bot-1:holds=VUUUUVTUU bot-1:interrogative=TUUTWUUUU bot-1:interrogativeSubject=UUUUTVUUU
bot-1:lower=WSUTUVUUT bot-1:mention=VUVTTUUUU bot-1:name=UTVTTVUUV bot-1:no=UUUTUVTUU
bot-1:not=VUUTTVUUU bot-1:notAfter=TUUVTVVUU bot-1:on=XUTTTTVUT bot-1:only=WUUUTTUUU
bot-1:or=VUUUUUTUU bot-1:person=WVTUSTVUU bot-1:platform=RUUUUXVUU bot-1:pointing=VUUSUTVUU
bot-1:possessiveAfter=UUUUUVUUU bot-1:possessiveBefore=XUUUTRUUV bot-1:praise=TTSTVYSUU
bot-1:profile=VUUVTSUUU bot-1:question=VTVTTVVUU bot-1:request=VVUVSUUUU bot-1:self=SUUZTUUUT
bot-1:statement=XUUTVSTUU bot-1:thanks=ZTUSVSUUU bot-1:trust=RTUVWWTUU bot-1:unknown=VTTUUUVUT
bot-1:wallet=SUUTUVWUU bot-1:yes=UTUUTWVUT bot-1:you=XTUUTTVUU bot_,=WTUVTUTUU bot_.=UVUTYTUUS
bot_?=WSUTWSVUU bot_Unknown=TVVTUVTUU bot_about=YTUUTUSUU bot_accounts=TUUTVTWUU bot_and=YTUVTRTUU
bot_article=TUTTTUXUU bot_callAfter=TUUUUVUUU bot_common=WSXRUVTUU bot_compare=VUUTTVVUU
bot_copula=XTTUUSWUT bot_correction=WTTWWTTUS bot_courtesy=WVUSUUUUT bot_emoji=UTUSXVTUU
bot_end=SRUVWUUUV bot_endorse=UUZUTSUUU bot_fid=VUUVUSUUV bot_first=TUUUUVUUU bot_form=RUTUUWVUW
bot_greeting=XTUTVVTUU bot_handle=UUUUUVUUU bot_he=TTTTWWVUT bot_help=QaVTTUTUU bot_holds=UVVUTTVUU
bot_interrogative=SWSTXUVUU bot_interrogativeSubject=VVTUWSSUU bot_link=UVUUUUUUU
bot_lower=TVUVVTUUT bot_mention=TVTTVVTUU bot_my=QSTbTUVUU bot_name=SVUTUWUUV bot_no=bTURUSVUU
bot_not=VVTUVTWUU bot_notAfter=VVUTVRVUV bot_number=UUUUUTWUU bot_on=XUUVSUSUU bot_only=SUUUUYUUT
bot_or=WUUUUTUUU bot_person=SUTTVVUUW bot_platform=SWUTUYTUU bot_pointing=UTTTXWVUS
bot_possessiveAfter=YUUTTTUUU bot_possessiveBefore=TUUWVTSUV bot_praise=XSUTUVUUU
bot_profile=TUUSWVVUT bot_question=UVTUSVVUT bot_relative=QTUYUUVUU bot_request=TUUVTWUUU
bot_rhetorical=VVUUTTUUU bot_self=RRWZTVUUT bot_statement=XUUTTUTUU bot_thanks=XSUTUVUUU
bot_trust=VTUSVVTUU bot_unknown=TUUWUTUUT bot_verifiers=TUSUVWUUU bot_wallet=UUUTTTUUX
bot_wrong=UVUUUUUUU bot_yes=VSVSWTUUT bot_you=UUVRUWWUU callAfter_end=VTUTUUUUU
card/false/false=VTWWTTVUS card/false/true=VUSTQYTUV card/true/false=USVTXSVUU
card/true/true=VTUXRUUUU choices:false=VTSUUUUUT choices:true=VUTRUVUWU clause:Unknown=XTUSUTUUV
clause:about=USWTUUVTT clause:accounts=RTTXVTVUU clause:and=WSSUVVTVT clause:article=WUVQVUUTV
clause:bot=UUSTUUTUU clause:callAfter=WTUTUTVUU clause:common=VVUTTUSUV clause:compare=VVTRUXSSW
clause:copula=XVSSWUUTU clause:correction=UURVTVVSV clause:courtesy=UUUVTUVTV
clause:credentials=RTTXWVTUW clause:emoji=VTTTVUUUU clause:endorse=OSiTRTSUU clause:ens=RTTVUVUVV
clause:fid=QSTXUVUVV clause:first=UVVSUTSVU clause:form=QTTTSYVUZ clause:greeting=aTTTUTUUS
clause:handle=VUUUTUUUU clause:he=RSWSWUWVV clause:help=RdXRTRTUT clause:holds=STTVVVUUV
clause:interrogative=SVRSWVTSV clause:interrogativeSubject=UUTWUWTTU clause:last=XTUTUTSUV
clause:link=WWUTUTSUU clause:lower=UTTUTUUVU clause:mention=WVVRSUWUT clause:my=VPXbPUUTT
clause:name=UUVPRUWVV clause:no=SVSTTXXSU clause:not=ZVTSSUVTT clause:notAfter=VVSURTVUX
clause:number=YTVQTUVWT clause:on=UUTSUUUVU clause:only=WUUWSUTUU clause:or=STTUWVWUT
clause:person=VUWSTTVTU clause:platform=QVRRaXTUU clause:pointing=UUUQWUVVT
clause:possessiveAfter=TTUSUVVUU clause:possessiveBefore=VUTUVUTTU clause:praise=ZRRVTXUTS
clause:profile=UVTVVSWTT clause:question=UTTVVVURV clause:relative=VZVSRTUTU
clause:request=VTTVSTUUV clause:rhetorical=aVSSSRUUV clause:second=SUUTVVVWU clause:self=URVcSSVUS
clause:statement=ZVURUUTUS clause:thanks=aQTTSWVVT clause:third=UUUTVUUUV clause:trust=TSWSWVUUU
clause:unknown=UTTTTUUUU clause:verifiers=OTTVZWSUW clause:wallet=SRSUWXTUX clause:wrong=VWUTUTTUU
clause:yes=WTUTSVVUS clause:you=WYSVTTTTU common_,=XSSTWUWTS common_.=USUUUWTTV common_?=XVUSSUUUV
common_Unknown=VVTUVTUUU common_about=VWTSTUSUV common_accounts=TUUXTVUVT common_and=UUWTUTVUU
common_article=VTUVSTUUT common_bot=XSTSVTWUT common_common=UTWTVVSUV common_compare=VUUUTTUUU
common_copula=UVUTUVTVV common_correction=WTUUTVTTU common_courtesy=UVUUUSTUU
common_credentials=UUUVTVUUU common_end=WWVTSUTUU common_endorse=UUVUUTUUU common_ens=UUUUTVUVU
common_fid=WTUTTUVUU common_first=VTUUUVTUU common_form=TUUUUVUUU common_he=TUUWVSTUV
common_help=XRUUVSVUU common_holds=VTUUUTUUV common_interrogative=TWTTWVSUS
common_interrogativeSubject=UVUUVTUUT common_last=UUUUUVUUU common_lower=VSVUUUUSU
common_mention=SUWSTVTUX common_my=TTVWTSVUV common_name=SUWSTVTUW common_no=UTUXTSVUU
common_not=WTUUVVTTS common_notAfter=UUUWTTTUU common_number=RTUUVVVUT common_on=UWUTRUWUU
common_only=VUUUTUTUU common_or=UVUUUUTUU common_person=WWUTTUTUV common_platform=UUUVXRTVT
common_pointing=UTWVWRTUU common_possessiveAfter=VUUTUTUVU common_possessiveBefore=VUTSVVSTV
common_praise=UUVUVTVTU common_profile=VTXVRRWUV common_question=TTTTVWTVW common_relative=VYUTTSUUT
common_request=XTVVRTVVT common_second=UUUUUTUUV common_self=VSUWUWUTT common_statement=RXWSSVWTV
common_thanks=UUUUTUVUU common_third=UUUTUUUUV common_trust=XUTUVSSUU common_unknown=TTWUUVUTW
common_wallet=UUTUTVVUU common_yes=TTVWVVTUT common_you=QYVSTVUUU compare_,=TVUUUUUUT
compare_?=UUUUTVUUU compare_about=TUUTWVUTV compare_bot=UUUUUVUUU compare_common=UVUWUSUUU
compare_courtesy=UVUUURUUW compare_end=WUUUTVUTT compare_he=TUUUUVUUU compare_holds=VUUUUUUUU
compare_interrogative=WUUUUUSUU compare_lower=UUUUTVVUU compare_mention=TUUUUXVUT
compare_name=UUUUTWUUT compare_on=WTUUUTUUU compare_pointing=UUUUUVUUU compare_question=UVUUVUSUU
compare_request=TUUUVSUUW compare_unknown=UUUUTVVUU context:card=VSTVTVVUT
context:question=VUTRUVUXU context:quote=UTTUWVUUS context:reply=USVTVVVUS context:top=UUTUUUUUV
copula_,=VUUUWUUUT copula_.=UUUTWRWUU copula_?=SUUUVVUUV copula_Unknown=TVUUTVUUU
copula_about=VUTTUTVUT copula_accounts=STUVVUUUU copula_and=WUUUUUTUU copula_article=VQVSWUUWU
copula_bot=VUUTSVVUU copula_common=VUUUURVUW copula_compare=VUUUUUUUU copula_correction=XUUUTUTUU
copula_courtesy=VUUSTUUUV copula_end=XVUUUUTST copula_first=UTVUVUTUU copula_form=VUUUUVUUT
copula_handle=UUUUUVUUU copula_he=UTTTXTUUV copula_interrogative=TTUTUXUUT
copula_interrogativeSubject=UTUTVVUUU copula_lower=UWSVVSVUU copula_mention=STTTVWUUX
copula_my=WUUXSTTUU copula_name=TSTTVXTUV copula_not=WUUUVSUUU copula_number=VUUUUTUUU
copula_on=UVUTUSUUV copula_only=TUUUUUUUV copula_person=WTTUTUUUU copula_platform=UTUUUUVUV
copula_pointing=VWSSXRTUU copula_possessiveBefore=UUUUVUVUU copula_praise=UUVVUTUUT
copula_profile=VUUUUUTUU copula_question=TTRWUVVUU copula_request=XTUTTTUUU copula_self=SWVUUTUUV
copula_statement=WUUUUTVUU copula_trust=UTWURXUUS copula_unknown=UVSVVTVUT copula_wallet=TUUUUVUUU
copula_yes=VUUTVTTUV copula_you=VUUVUTUUU correction_,=PYTRSWWVY correction_.=TUUUVVVUS
correction_?=WTVSXSUUU correction_about=TUUWUSUUW correction_accounts=TUUUUUVTU
correction_article=TVUUVUVUT correction_bot=UUUTVUUUU correction_common=TTUWTVUTU
correction_copula=VUUTTVUUU correction_correction=QUUSUWXUU correction_courtesy=UUUXTVSTV
correction_emoji=UUUUUVUUU correction_end=QYSUTXVRV correction_first=UUUUUVUUU
correction_form=VUUUUQUUY correction_greeting=UUUUUVUUU correction_he=WVUTVTUUU
correction_holds=VUUUUUUUU correction_interrogative=STUUWVUUU
correction_interrogativeSubject=VUUUUUUUU correction_lower=WTTWUTVTT correction_mention=TTTUTYUUU
correction_my=SUUXTUUUU correction_name=STTUTVUUX correction_no=VUUUVTUTU correction_not=TTUUVVUUU
correction_notAfter=UUUTUUUUU correction_on=WTUUVTTUT correction_person=UUUUVVTTU
correction_platform=RTUUYUUUU correction_pointing=VTTTVUVUT correction_possessiveBefore=TUUUVUUUU
correction_praise=VVUUSVTUU correction_profile=UUUUVUUUU correction_question=VTUTUVTUU
correction_request=TTUVUTUUV correction_self=RTUbQVUUT correction_statement=YUUUTTSUV
correction_thanks=VUUUUUUUU correction_trust=VUUUVTUUU correction_unknown=VTTXTTVTU
correction_wallet=TUUUVUUUU correction_yes=TUUUUWTUU correction_you=VUUUUUUUU courtesy_,=TVUTTUVUU
courtesy_.=TUTTTVVUV courtesy_?=SYVTSTTUX courtesy_Unknown=TUUUUVVUT courtesy_about=UUVUUTVUT
courtesy_accounts=TVUUTVUUU courtesy_and=TTUVVWUUS courtesy_article=TVUVVSUVT courtesy_bot=VSSVSWVUU
courtesy_common=UTUWVTTTV courtesy_compare=VUUUUTUUV courtesy_copula=WUUTVUSUT
courtesy_correction=SUSWVWTUV courtesy_courtesy=VVRUUUVTV courtesy_credentials=TUUUVUUUV
courtesy_emoji=WUUUUTUUU courtesy_end=VTRVXUUUS courtesy_endorse=SUZUUSTUU courtesy_ens=UUUTVTUUU
courtesy_fid=SUUVUVUVU courtesy_first=STUUUWUUV courtesy_form=TUUUUUUUV courtesy_he=STUUUUXUU
courtesy_help=TVUTUUVUU courtesy_holds=WTUWSVTUT courtesy_interrogative=TVUTUUUUV
courtesy_interrogativeSubject=SUUVUWUUU courtesy_lower=USWVUTUTT courtesy_mention=UVTUTUTUV
courtesy_my=UVTVTTUUV courtesy_name=UVTUUTTUW courtesy_no=TUUUVUUUT courtesy_not=VTUUTRVUX
courtesy_notAfter=XTUTTVUUT courtesy_number=WUVUTUTTU courtesy_on=VVUUVTTUT courtesy_only=TUUVSVUUV
courtesy_or=TTUVUWTUU courtesy_person=VTVTUUTUW courtesy_platform=RVUTVUUVU
courtesy_pointing=ZRUUSRVUV courtesy_possessiveAfter=UUUUSWUUU courtesy_possessiveBefore=VXUVTTTUT
courtesy_praise=VSVUSUVUU courtesy_profile=SWWSUVUUU courtesy_question=STUXVWTTT
courtesy_relative=WUUUUUSUU courtesy_request=SWUTUTUVU courtesy_self=TUTZSUTUU
courtesy_statement=WVTUSSVUU courtesy_thanks=WUUUUTVUU courtesy_trust=TTVSVWTUV
courtesy_unknown=UTWWTUUTT courtesy_verifiers=SUVUVVUUU courtesy_wallet=VUUUTUUUV
courtesy_yes=VTTVTUUUU courtesy_you=VYUUUUSTT credentials_,=WUUUUSUUU credentials_?=TTUVVVTUU
credentials_Unknown=TUUUUVUUU credentials_about=SUUUVWTUU credentials_common=UUUUUTUUV
credentials_courtesy=TUUVVTUUV credentials_end=UUUUVUUUU credentials_holds=TUUVUUUUU
credentials_lower=SUUVUWUUU credentials_on=TUUUUVUUU credentials_possessiveBefore=UUUUUVUUU
credentials_question=TUUUUUUUV credentials_unknown=TUUVUWUUU embedded/false/false=YTSTVTVUS
embedded/false/true=XSRUVUVUT embedded/quote=WUUVSVUUU embedded/reply=WTUVUSVUU
embedded/top=YTRRUVWUU embedded/true/false=YTTURWUUU embedded/true/true=WTTTWTUUV embedded=XSRTUUXUT
emoji_Unknown=VUUUUTUUU emoji_bot=SUUTXUUUV emoji_emoji=VUUUUUUUT emoji_end=YTTUSUTUT
emoji_lower=WUUUUUUUU emoji_mention=UUUUUTUUV emoji_name=UUUUUTUUV emoji_unknown=WUUUUUUUT
endorse_,=TUXUUSUUU endorse_about=TUXUSTUUU endorse_article=TTVUUVTUU endorse_common=STYUTTUUU
endorse_courtesy=TUVUUUUUU endorse_end=TUaTTRUUU endorse_he=STYUTUTUU endorse_lower=SUYUUTTUU
endorse_mention=TUXUUSUUU endorse_name=TUXUUSUUU endorse_on=TUVUUUUUU endorse_pointing=STZUSVUUU
endorse_possessiveBefore=TUVUTVUUU endorse_unknown=SUXUUUTUU ens_,=VUUUUTUUU ens_?=TUUUVUUUU
ens_about=TUUUUUVUU ens_copula=TUUVUVUUU ens_courtesy=STUUUUUVU ens_end=TVUUUUUUU
ens_lower=TTUWTVUUU ens_on=TUUUUVUUU ens_possessiveBefore=TUUUVUUUU ens_question=TUUUUVUUU
ens_unknown=TUUVTUUUU fid_,=UUUVUTUUV fid_?=TTUVWUUUU fid_about=SUUUUWUUU fid_common=TUTUVVUUU
fid_copula=VUUSUVUUU fid_courtesy=TTUXTVUUU fid_end=SVUTVUWUU fid_lower=VUUUUVSUU
fid_mention=TUUUUVUUU fid_name=TUUUUWUUU fid_number=TUUUUUVUU fid_on=TUUUUWUUU
fid_possessiveBefore=SUUUUWVUV fid_question=UUUUUUTUU fid_request=TUUUUVUUU fid_unknown=VUUUUVSUU
fid_yes=TUUVUVUUU first_,=STUUUVVUU first_.=TUUUUVUUU first_?=UUUUUUUUT first_about=TUUUUVUVU
first_accounts=TUUUUVUUU first_bot=UUUUUVUUT first_common=UUUUTTVUV first_courtesy=VTUUUSUVV
first_end=UUVUSXUTT first_lower=WVUUVTSTT first_mention=SWUUVUUUT first_name=TVUUVUUUT
first_number=VUUUUTUUT first_on=VUUUUTUUU first_pointing=VUUUUTUTV first_possessiveBefore=UUUUTUTUV
first_question=TUUUUTUVU first_trust=UUVUUUUUU first_unknown=VVUUUSVUT form:-1/-2/top=UUUUUUVUU
form:-1/-2=UUUUUTVUU form:-1/-3/top=UUUVUVSUU form:-1/-3=UTUUUVTUU form:-1/-4/card=TUUVVTUUU
form:-1/-4/question=VUUUUTUUU form:-1/-4/quote=WUUUUTUUT form:-1/-4/reply=VUUUVTUUU
form:-1/-4/top=UWTVUSTUV form:-1/-4=VVTVUSTUU form:-1/card=UUUVUTUUU form:-1/false/false=UVTUURXUU
form:-1/false/true=TWTVVUUUT form:-1/question=VUUUUTUUU form:-1/quote=WUUUUTUUT
form:-1/reply=UUUUVTUUU form:-1/top=TVTVUTVUV form:-1/true/false=VUUUTUVUV
form:-1/true/true=VTUUUVSUU form:-1=UVTVUSWUU form:-2/-2/top=UUVUUSUUU form:-2/-2=TUVUVSVUU
form:-2/-4/question=SUUUUWUUU form:-2/-4/quote=UUUUWRUUU form:-2/-4/reply=VVUUUTUUT
form:-2/-4/top=VVUUUTSUV form:-2/-4=VVTUWRTUU form:-2/0=VUUUUTVUU form:-2/false/false=XVUTURVUU
form:-2/false/true=QVUVWTVUT form:-2/question=SUUUUWUUU form:-2/quote=UUUUWSUUT
form:-2/reply=UUUUVTTUT form:-2/top=UWVTURVUU form:-2/true/false=VUUUTTUUU
form:-2/true/true=UVUUWTUUT form:-2=UXUUWPVUT form:-3/-4/question=VUUUUTUUU
form:-3/-4/reply=UUUUVUUUT form:-3/-4/top=UWUUURUUV form:-3/-4=VWUUURUUV
form:-3/false/false=UVUUTSVUV form:-3/false/true=UUUUVUUUT form:-3/question=VUUUUTUUU
form:-3/reply=VUUUUUUUU form:-3/top=UWUUURVUV form:-3/true/false=UUUUUUVUU
form:-3/true/true=UVUUUUUUU form:-3=UVUTVRUUU form:-4/-1/card=UTUUVUUUU
form:-4/-1/question=UUUUUUUTU form:-4/-1/reply=UUUTVUUUU form:-4/-1/top=VSTVUUUUV
form:-4/-1=UUTUUUVUU form:-4/-2/card=WVVTVUSUU form:-4/-2/question=VTUVUUTVU
form:-4/-2/reply=TUUVTUVUU form:-4/-2/top=UUUTUWTUU form:-4/-2=UUUVUVSUT form:-4/-3/card=UTUUVUTUT
form:-4/-3/question=TUUUUUVUU form:-4/-3/quote=UUUUVUUUU form:-4/-3/reply=VUVTUUUUT
form:-4/-3/top=VWTVUTRUU form:-4/-3=VUVUVTSUT form:-4/-4/card=WVVTVTSUT
form:-4/-4/question=YTTRUUSXU form:-4/-4/quote=VSTVXTTUU form:-4/-4/reply=VUVUWSUUT
form:-4/-4/top=UWSUUUUUU form:-4/-4=UUTUVPQWS form:-4/0/card=STUXTUVUU form:-4/0/reply=TUUUUUVUU
form:-4/0/top=WWURUUUUU form:-4/0=VVUTTUWUU form:-4/1/card=SUUUTUXUU form:-4/1/reply=VUUUTUUUU
form:-4/1/top=UTTUUUVUU form:-4/1=UTTVSUWUV form:-4/2/card=SUUUTUWUV form:-4/2/top=TTUTUUXUU
form:-4/2=TTUUTUXUU form:-4/3/card=UUUUUUVUU form:-4/3/top=TUUSUUWUV form:-4/3=SVUSTUYUU
form:-4/4/card=TUUUUUVUU form:-4/4/top=STUTUUYUU form:-4/4=STUTUUZUU form:-4/card=VTWUUTVUS
form:-4/false/false=VURTSRUXT form:-4/false/true=UVSVVTVTT form:-4/question=XSTSUTVXU
form:-4/quote=UTTUVTVUU form:-4/reply=UTVTWRWUS form:-4/top=VVRUUVVUV form:-4/true/false=SVWTVUUUU
form:-4/true/true=SUUVXSVUT form:-4=UUTUUOUVS form:0/-1/top=UUUUUTVUU form:0/-1=UVUUUSVUU
form:0/-2=UUUUUTVUU form:0/-3/top=TUUUUVUUT form:0/-3=TUUUUWUUU form:0/-4/card=WUUUTTUUU
form:0/-4/question=TVUUUUUUU form:0/-4/quote=UUUUUVUUU form:0/-4/reply=UVTVUUUUT
form:0/-4/top=XTSTUTTUV form:0/-4=VVTUUUSUV form:0/card=WUUUTTUUU form:0/false/false=UVTUVSVUU
form:0/false/true=WTUTTUUUV form:0/quote=UUVUUUUUT form:0/reply=UVTVVTTUT form:0/top=VTTTUUVUV
form:0/true/false=UVUUWTUUT form:0/true/true=UUUVTUUUU form:0=VUTUUTVUT form:1/-2/top=UVUUUVUUT
form:1/-2=UVUUUVUUT form:1/-3/top=WUUUUUTUU form:1/-3=VUUUUUUUU form:1/-4/card=WTUWTTUUT
form:1/-4/question=TWUUUTUVU form:1/-4/quote=VUUUVUUUT form:1/-4/reply=VTUUTVWUT
form:1/-4/top=VUUTUUSUW form:1/-4=VTSVTUTVW form:1/card=WTUVTTUUT form:1/false/false=WUSSUTVVV
form:1/false/true=VUVVTTSUU form:1/question=TWUUUTUVU form:1/quote=UUUUVUUUT form:1/reply=VUUUTVVUU
form:1/top=WTUTUUTUV form:1/true/false=TUUVUUUUU form:1/true/true=VTUVVTVUT form:1=WTTUUTUVV
form:2/-2/top=VWUTUTTUU form:2/-2=VVUUUUSUU form:2/-3/top=VUUUUTUUU form:2/-3=VUUUUTUUU
form:2/-4/card=VUUUUTUUU form:2/-4/question=VUUUUUUUU form:2/-4/quote=UUUUTVUUV
form:2/-4/reply=UUTUTWUUT form:2/-4/top=VRWUUTTUU form:2/-4=WRUTTVTTV form:2/card=VTUUVTUUV
form:2/false/false=WSXUSUSTV form:2/false/true=WUTTSVUUU form:2/question=UUUUUUUTU
form:2/quote=UUTUTWUUU form:2/reply=UUUUTWUUU form:2/top=VTVTUUUUU form:2/true/false=UUTUXTUUU
form:2/true/true=TTUVTWUUU form:2=WSUTTVTTW form:3/-1/top=VTUUUUTUU form:3/-1=WTUUUUTUU
form:3/-2/top=TUUUUVUUU form:3/-2=TUUUUWUUU form:3/-3=UUUUUUVUU form:3/-4/card=WUTUTUUUV
form:3/-4/question=TUUUUVUUU form:3/-4/quote=UUUUTVUUU form:3/-4/reply=UTVUUWUUU
form:3/-4/top=USVUUVTUT form:3/-4=WRWTRWTUU form:3/card=VUTUTVUUU form:3/false/false=VSWUTVTUT
form:3/false/true=WSTUSVUUU form:3/question=TUUUUVUUU form:3/quote=UUUUTVUUU form:3/reply=UUUTTWUUU
form:3/top=WRWTUVTUU form:3/true/false=TTTUVUUUV form:3/true/true=UVUUTUTUW form:3=WRWTRWTUU
form:4/-1/top=UUUUUVTUU form:4/-1=UUUUUVTUU form:4/-2/top=UUUUUVTUU form:4/-2=TVUUUUUUV
form:4/-3/top=UTUUUWTUU form:4/-3=UTUUUWTUU form:4/-4/card=SUSTTXUUV form:4/-4/question=SUUUUVUUU
form:4/-4/quote=UUUUUVUUT form:4/-4/reply=UUUTRVUUW form:4/-4/top=WRVTUVTUT form:4/-4=VRVTQWTUV
form:4/card=TUTTTXUUV form:4/false/false=WRVRUVTUU form:4/false/true=VSTVRXTUV
form:4/question=TUUUUVUVU form:4/quote=UUUUTVUUT form:4/reply=VUVURWUUU form:4/top=VQUTUWTUU
form:4/true/false=TVUTUVUUU form:4/true/true=WTTSSXTUU form:4=WSWSQXTUW form_,=UUUUTUVUV
form_.=TVUUUUUUU form_?=WUUUUTUUT form_about=TUUUUVUUU form_and=UUUUUXUUR form_article=VUUUUTUUU
form_bot=TUUUUVUUU form_common=TUUUTVUUU form_copula=TUUUTWUUU form_correction=UUUUUTUUV
form_courtesy=UTUUUVUUU form_end=UTTUUTVUW form_interrogative=SUUUUWUUW
form_interrogativeSubject=TUUUUUUUU form_lower=SUUUTWUUW form_on=VUUUUTUUV form_person=UUUUUTUUV
form_pointing=TUUUUVUUV form_possessiveAfter=VUUUUUUUU form_praise=TUUUUVUUU form_question=SUUUTWUUV
form_request=UUUUUVUUU form_statement=UUUTUVTUU form_unknown=SUUUTWUUV greeting_,=SUUUWUTUU
greeting_.=UUUUVVTUU greeting_about=VUUUUUTUU greeting_bot=WTUUTUUUT greeting_common=UUUUUTUUV
greeting_courtesy=WUUUTUUUU greeting_emoji=UUUUUTVUU greeting_end=WTUTUVUUU greeting_lower=WVUUTUUUT
greeting_mention=VTUUWSVUT greeting_name=WTUUWRVUT greeting_on=VUUUUUUUU greeting_unknown=WVUUTUUUT
handle_,=TUUUUWTUU handle_?=TUTUUVUUV handle_about=TUUUUVUUU handle_common=WUUUUTUUU
handle_courtesy=TUUUUUUUV handle_end=UUVUUUUUU handle_lower=WVUUUSUUU handle_on=UUUUUVUUU
handle_unknown=WUUUUSUUU he_,=STXXSUUTU he_.=VVUUSUUUV he_?=TTUTWUUUV he_about=TUTTWUVUV
he_accounts=UUUUUUVUU he_and=UTUUVTUUW he_article=TUUVUVTUU he_bot=TTUTUVWUT he_common=SWTUTUVUU
he_compare=TUUUUVVUU he_copula=XUUTTTTUU he_correction=VXUTRTTUV he_courtesy=RXVVTTTUU
he_end=USWTXTWUS he_ens=VUUUTVUUU he_fid=UUUUVTUUU he_form=UUUUUVUUU he_he=UTUUUUVUU
he_holds=UUUUXRUUV he_interrogative=RUUVXVTUT he_lower=TUUUUVVUV he_mention=VWUUUSUUU
he_name=VVUUUSUUU he_no=UUUUUTUUU he_not=VUUUUSUUV he_notAfter=TUUVTUUUU he_number=UUUUUVUUU
he_on=SUUTWUVUU he_only=VUUUVSVUU he_person=VVUUUTUUU he_platform=VUUTXTTUT he_pointing=UUUUWSVUU
he_possessiveAfter=SUUUUWUUU he_possessiveBefore=TUUUWVTUU he_praise=USXTSVVUU he_profile=TWUUTVTUU
he_question=TUVSVUUUV he_relative=VWUUSTVUU he_request=UUUUVTUUU he_self=VUUUUUUUU
he_statement=TVTUUUWUU he_trust=SVVUYUSUT he_unknown=TUUUUUVUU he_wallet=TTTTVVVUV he_yes=UUUUSVWUU
help_,=TVUUUUTUU help_?=TXUTUUTUU help_about=VVTUUTUUU help_bot=TWUUTUUUV help_common=TUUWUTUUU
help_courtesy=PZVTVVTUU help_end=QXUSUUXUU help_lower=VWVSTUTUU help_question=UWUUUTUUU
help_request=SVUVTVUUU help_unknown=VWVSTUTUU help_you=SWUTUUUUU holds_?=SUUTWWUUU
holds_Unknown=UUUUVVTUU holds_about=SUUVUUTUV holds_accounts=TTUUVUUUU holds_article=VUVUUSVUU
holds_bot=UUUUUVTUU holds_common=XUUTVRUUV holds_correction=VUUUUUTUU holds_courtesy=VTUTTVUUU
holds_end=SUUUUVWUU holds_first=STUUVWUUU holds_form=UUUUUVUUT holds_he=VVUUTVTUU
holds_lower=VWTTUSWUT holds_mention=UUUUTVTUV holds_name=UUUUTVTUV holds_number=VUUVUTUUU
holds_on=UUUWUTTUV holds_person=UUUUUVUUU holds_platform=STUUVUVUU holds_pointing=VVUUTVSUU
holds_profile=UUUVUTTUT holds_question=RTUWVUUUV holds_request=STUUUUWUU holds_statement=VUUUUTUUU
holds_trust=UUUVTUUUU holds_unknown=UVTUUUUUT interrogativeSubject_?=VTUTTVUUU
interrogativeSubject_Unknown=VUUUUUTUU interrogativeSubject_about=TUUVUUUUU
interrogativeSubject_article=UUUTWUVTT interrogativeSubject_bot=UUUUTWUUU
interrogativeSubject_common=WVTTTTUUV interrogativeSubject_copula=VVUUTUTUV
interrogativeSubject_correction=VUUUUTUUV interrogativeSubject_courtesy=UUUUTVTUV
interrogativeSubject_end=VUUUVTUUU interrogativeSubject_he=TUTTVUVUU
interrogativeSubject_holds=TUUVUUUUU interrogativeSubject_lower=VUUVTSWUU
interrogativeSubject_mention=WUUUUSUUV interrogativeSubject_my=UUUWTUUUU
interrogativeSubject_name=VUUUTUUUU interrogativeSubject_on=TVUVUVUUU
interrogativeSubject_pointing=STTTVWVUU interrogativeSubject_question=TVUUUTTUV
interrogativeSubject_request=TWUTUUTUU interrogativeSubject_self=TRUaUSUUU
interrogativeSubject_statement=WVUUTUSUU interrogativeSubject_unknown=WUTVUSVUT
interrogativeSubject_yes=UUUUUVTUU interrogativeSubject_you=UUUTVUUUU interrogative_,=XUUUUTTUU
interrogative_.=VVUTUUTUU interrogative_?=VRUWWVSUT interrogative_Unknown=VUUUTTUUV
interrogative_about=WUUTUTTUU interrogative_and=UUUVUUUUT interrogative_article=UXUTVSWSU
interrogative_bot=SUUUWTVUU interrogative_common=VWUTRVTUU interrogative_compare=TUUUUVUUU
interrogative_copula=UVUUUUTUU interrogative_correction=VUUUTSVUW interrogative_courtesy=UUURXTTUW
interrogative_end=SUTQVWXUU interrogative_form=VUUUUTUUV interrogative_handle=TUUUUVUUV
interrogative_he=SUVSVTTUW interrogative_holds=TUUVUUTUV interrogative_interrogative=UUUUUVUUU
interrogative_lower=TVTVWUVTT interrogative_mention=VSTTTXUUV interrogative_name=VSTTSWTUX
interrogative_on=UUUTUTTUW interrogative_only=UUUUUVTUU interrogative_or=UUUUUVVUT
interrogative_person=UVUUUTUUU interrogative_pointing=PWUPXXVUV
interrogative_possessiveBefore=TUUUVTVUU interrogative_praise=QVUUWWUUU
interrogative_profile=UUUUTVUUU interrogative_question=SVUUVUTUV interrogative_request=SVUUVVTUU
interrogative_self=USUZVRUUU interrogative_statement=UWUUUVTUT interrogative_unknown=UUTVUUVUU
interrogative_yes=VUUTTWTUU interrogative_you=TTUUUVUUU language:false=UTSSSTTVS
language:true=TPSVZWUUU last_common=WUUUUTUUU last_end=SUUUVWUUU last_lower=WUUUUTUUU
last_unknown=VUUUUUUUU left:0=UTQTUUSXS left:1=UUTTSSWTU left:2=USUUUVUUU left:3=VSWSUUWTT
left:5=URWTVUUUU left:9=STTUUWUUU length:1=RPTWVVUZU length:2=TWTQUYSYT length:3=UURUVVWTQ
length:5=VVTVTVUPT length:9=UTWTTUUVV link_end=TXUUUUUUU links:false=UTSTUUUWU lower_,=UWTTUVUUT
lower_.=UTTUVUTUU lower_?=UUUUVVSUU lower_Unknown=VRVUWVVTT lower_about=VSVUTVVSV
lower_accounts=TTUVVUTUV lower_and=WTTVUSUVU lower_article=VSTVUVTVV lower_bot=WTTTUUUUU
lower_common=USWTUUVVS lower_compare=VTUTUUVUU lower_copula=TTUUVTWUT lower_correction=TTUSVVWUU
lower_courtesy=UUWTTUVVS lower_emoji=VTUVUTUUU lower_end=UUVUTTUUU lower_endorse=TUVUUVUUU
lower_ens=TUUUVVUUU lower_fid=UTUXSUVUU lower_first=TVUUUVTUV lower_form=TTUUUXVUU
lower_greeting=TUUUUVVUU lower_handle=VUUUUTUUU lower_he=UVVUVTSUV lower_help=TXTTUUUUU
lower_holds=VVUSUUUUW lower_interrogative=RUVTVUVUV lower_interrogativeSubject=UTUVUVVUT
lower_last=VUUUUTTUW lower_link=WVUUUTTUU lower_lower=UVUUVUTTU lower_mention=RUVTVVTUW
lower_my=VVWUSTSUU lower_name=TUUUUVTUV lower_no=TUUUUUSUW lower_not=VUTUTVSUV
lower_notAfter=UTUUUSUUY lower_number=WTUUUVUSU lower_on=VSVSUWTTV lower_only=TTUVVUUTV
lower_or=UTTTWWSUW lower_person=VTTTVUVVS lower_platform=TYTUWSTTT lower_pointing=TTUUVTUVU
lower_possessiveAfter=VTUTWUUUU lower_possessiveBefore=UVUTVUUUU lower_praise=UTTTWTWUU
lower_profile=USTXTTUUV lower_question=UUUTUUVVT lower_relative=UXUTTVSUU lower_request=VVVUTUTUT
lower_second=VUUUUUUUU lower_self=VTTUVVWRU lower_statement=SXVUSVVUT lower_thanks=UUUVTTVUU
lower_third=UUUUUVUUU lower_trust=UTTUWUTUU lower_unknown=UVUTVUUTV lower_verifiers=UUTVUVTUU
lower_wallet=TTUVUUVUU lower_yes=VUVUUTUTT lower_you=UVUUTWSUT mention_,=TTUVTVVUV
mention_.=VTTUWTTUW mention_?=VVUTRXTUU mention_Unknown=TUUUUUUUV mention_about=SUXVWSUUU
mention_accounts=UVVUTUUUU mention_and=WUTTTVUUT mention_article=TTUUVXUUT mention_bot=UUVTTVUUU
mention_callAfter=WUUUUSVUU mention_common=TVSUVUUUV mention_compare=UUUVUVUUT
mention_copula=VVTVTSUUX mention_correction=UTUTUVTUV mention_courtesy=TTUVTVVUU
mention_credentials=VUUUUSUUV mention_emoji=UUUUUVUUV mention_end=UUTTUVUUV
mention_endorse=TUWUUTUUU mention_ens=TUUUUWUUU mention_fid=UUUTUVUUV mention_form=UUUUUVUUU
mention_greeting=UUUUUTUUU mention_handle=TUUUUVUUU mention_he=VUVUUTUUU mention_help=UTTUUVUUU
mention_holds=TTTUUWUUU mention_interrogative=YTTVSVUUR mention_interrogativeSubject=VUUXURUUU
mention_lower=UUTUVVUUU mention_mention=UUTUUTUUW mention_name=UUTUTVUUV mention_no=UTUUUVTUV
mention_not=STUVWVUUU mention_notAfter=QVTUVXUUT mention_on=UVUTTUTUV mention_only=UUUUUWVUT
mention_or=UUUUVVUUT mention_person=SVVUTWVUT mention_platform=STUTTZUUU mention_pointing=UUUUUUTUV
mention_possessiveAfter=SWVTUVTUV mention_praise=VUUUUTUUU mention_profile=TUTTUWUUU
mention_question=UUUTTVUUU mention_relative=TWTUUSWUT mention_request=XTTSWTUUT
mention_self=RUVWUVUUT mention_statement=TTTWWUTUV mention_thanks=UUUUUVUUU mention_trust=SUTUUWUUW
mention_unknown=TUTUVVUUU mention_verifiers=SUWUUWTUU mention_wallet=UUUUUVUUU mention_yes=TUUUVUUUV
mention_you=XTUTVSUUT my_,=TWUTVUUUU my_accounts=TTUYTSUUU my_common=UTUSWVVUV my_courtesy=STUZTUUUU
my_credentials=TUUWUTUUU my_end=SVUXUUUUU my_ens=SUUXUUTUU my_fid=UTUZUSSUU my_lower=UTVTVWTUU
my_mention=UUUTUVUUU my_name=VUUTUUUUU my_person=VUUUSUVUT my_platform=VUUVTUTUU my_praise=VUUUUTUUU
my_profile=PUVbRTTUV my_question=TTUYUSUUU my_relative=WSUQUWUUV my_request=UUUVUUUUU
my_trust=UUVUUTUUU my_unknown=UTVUWVTUU my_wallet=VUUVTUUUU name+1:,=USWVSUVVU name+1:.=TTUVWUUUT
name+1:?=TTTTTVUUW name+1:about=TUXUVUTTT name+1:accounts=UVVUUUUUU name+1:and=VUTTTXVUR
name+1:article=UUUUVTUVU name+1:bot=UUVTUVTUV name+1:callAfter=VUUUUSVUU name+1:common=UWTUUTUUU
name+1:compare=VTUUUUUUU name+1:copula=WVTUUUTUT name+1:correction=UUUTUUTUV
name+1:courtesy=UVTVTTVUV name+1:credentials=UUUUUTUUV name+1:emoji=TUUUUWUUU name+1:end=VRVUUUVVU
name+1:endorse=TUWUUTUUU name+1:ens=TUUUUWUUU name+1:fid=UUUTUVUUV name+1:form=UUUUUVUUU
name+1:greeting=VUUUUUTUU name+1:he=UUVUTTUUV name+1:help=UUUUUVUUU name+1:holds=STUUUYUUT
name+1:interrogative=VSTWSVUUU name+1:interrogativeSubject=TUUWUSUUW name+1:lower=TWSUTUVUU
name+1:mention=VUTUTUUUU name+1:name=VUTUTUUUU name+1:no=UTUUUVUUU name+1:not=VTUUVTTUU
name+1:notAfter=UVUVVSUUU name+1:on=UVUTUVTTU name+1:only=TUUUUWVUT name+1:or=TUUUUXUUS
name+1:person=TUVUSVVUU name+1:platform=UYUTVQVUU name+1:pointing=UUUUTUTUX
name+1:possessiveAfter=TVVTUTTUU name+1:possessiveBefore=UUUUUUUVU name+1:praise=UVUUUTUUU
name+1:profile=TUTUUVUUV name+1:question=XUVTSVUUR name+1:relative=UWUUURWUU
name+1:request=YTTSVTUUT name+1:self=SUUWUUUUT name+1:statement=WTTWWSUUS name+1:trust=SUTUUYUUU
name+1:unknown=UWSUTTWUU name+1:verifiers=SUVUTWTUU name+1:wallet=TUUUUVUUV name+1:yes=UUUUUTUVV
name+1:you=ZTUTURTUT name+2:,=UTTTVVSUU name+2:.=UVUTVQVUW name+2:?=PUVTUZUUU
name+2:Unknown=SVUVTVTUV name+2:about=UTUTWTVUU name+2:accounts=VUUUUTUUU name+2:and=VUVUURUUV
name+2:article=UUWUTUVUT name+2:bot=ZSUTTVSUT name+2:callAfter=TUUUUVUUU name+2:common=TUTXUVVUT
name+2:copula=WUTTVTUUT name+2:correction=RVVTTUXUV name+2:courtesy=SUVUTUVUW
name+2:credentials=UUUUUVUUU name+2:emoji=VUUUUUUUU name+2:end=TUSTTVXWS name+2:endorse=TUXUUSUUU
name+2:ens=UUUUUVUUU name+2:fid=UUUUUVUUU name+2:form=VUUUUTUUU name+2:greeting=VUUUUUUUU
name+2:handle=TUUUUWUUT name+2:he=UTVTWSUUV name+2:holds=UVUUWTUUU name+2:interrogative=XUUVSXQUU
name+2:interrogativeSubject=UVUUTVTUV name+2:lower=UTXTUTUUU name+2:mention=TUSVVWUUT
name+2:my=VUSUVTVUV name+2:name=SUSVVVUUU name+2:no=RTUVWUUUV name+2:not=TTTUWWTUS
name+2:notAfter=SUUUUWUUU name+2:number=VUVVUUTUU name+2:on=VTSUWTUUW name+2:only=TUUUUVVUT
name+2:or=TUUVTVUUU name+2:person=UUUUUUUUW name+2:platform=QUTTVYTUV name+2:pointing=XSVSVUUUS
name+2:possessiveAfter=UUUUUTUUV name+2:possessiveBefore=TUUUUWVUT name+2:praise=WUUTUUTUU
name+2:profile=XUUUVPUUW name+2:question=VUVTTUVUT name+2:relative=RXUUTVUUU
name+2:request=XTTUUTUUT name+2:self=UVTWUTVUS name+2:statement=WTUVVQVUV name+2:trust=RUVUUWVUT
name+2:unknown=TVWTUUVUU name+2:verifiers=TUUUUVVUU name+2:wallet=SUUTUWUUV name+2:yes=SUVTVVUUT
name+2:you=XUUUUSTUT name-1:,=VTTVVUUUT name-1:.=SVTUUWUTV name-1:?=TVUWVTTUU
name-1:Unknown=VVUUSVTUU name-1:about=TUVVTUUUV name-1:accounts=TTUUVUVUU name-1:and=VUUTUUUUV
name-1:article=RVVUUVUVU name-1:bot=VSTTVVVUT name-1:common=UUWUUTUVS name-1:compare=UUUUTXVUS
name-1:copula=VSTTUXVUT name-1:correction=TUUUUXUUT name-1:courtesy=VUTSVUTUV name-1:end=VTUVUTUVU
name-1:endorse=TUXUUTUUU name-1:fid=TUUUUWUUU name-1:first=TWUUVTUUT name-1:greeting=VUUUWRVUU
name-1:he=VWUUVSUUT name-1:holds=VUUUTVTUU name-1:interrogative=USTTSYUUW
name-1:interrogativeSubject=VUUUUVUUT name-1:lower=TWVTUTTUT name-1:mention=SUUUUSUUZ
name-1:my=VUUTUUUUU name-1:name=SUUUUSUUY name-1:no=UTUUUSWUV name-1:not=YWTVWLWUU
name-1:notAfter=SUUVUWUUT name-1:on=UVVVSUUUT name-1:or=WUUUUTUUU name-1:person=UTTUUYSUU
name-1:platform=TUTUVTVVT name-1:pointing=UVTTUVUUT name-1:possessiveAfter=TUUUUVUUU
name-1:possessiveBefore=SXTTTUWUT name-1:praise=UUUUVTUUT name-1:profile=STUUTXTUU
name-1:question=VSTSVWUUV name-1:relative=UUUUUSWUV name-1:request=TTUVUVVUT name-1:self=VUUUTUUUV
name-1:statement=TTUTUWXUS name-1:thanks=VUUUVRVUU name-1:trust=TUUUUVUUU name-1:unknown=UXUUUTUTT
name-1:verifiers=UUSUUWUUW name-1:wallet=SUUUUVUUW name-1:yes=TUVUVUUUT name-1:you=TWUUVUUUT
name-2:,=UTTSUVVUU name-2:.=WUUVUTUUT name-2:?=UUUVUTVUU name-2:Unknown=VUUUVUUUT
name-2:about=WUUUTTTUV name-2:accounts=UUUUUVUUT name-2:and=UVUUSVUUV name-2:article=TWUUVTVUS
name-2:bot=TVVVRUWUT name-2:common=UVSTUUWUV name-2:compare=TUUUUWUUU name-2:copula=VUUUUTUUV
name-2:correction=SUUUUXUUU name-2:courtesy=TVSTUVUUW name-2:credentials=UUUUUVUUU
name-2:end=VSTUVUVWT name-2:endorse=TUXUUSUUU name-2:ens=TUUUUVUUU name-2:fid=RUUTUXUUU
name-2:first=TTUUVVUUV name-2:he=VUUUTTVUU name-2:holds=TUUUVVUUU name-2:interrogative=TVTUSWUUV
name-2:interrogativeSubject=UVUUTTUUV name-2:lower=UVUTUUUUW name-2:mention=RTUUUWTUX
name-2:my=SUVUUSVUV name-2:name=RTUUUWTUX name-2:no=SUUUVWUTU name-2:not=XUUVWPUUU
name-2:notAfter=SUUUVWUUT name-2:on=UUTVVUUUT name-2:or=UUUUUTUUU name-2:person=SUTUUWTUW
name-2:platform=STUUSaTUU name-2:pointing=VVTTTVVUR name-2:possessiveAfter=VUUUUUUUT
name-2:possessiveBefore=TVUVUVTUV name-2:praise=VUUUUTUUT name-2:profile=SUUUUVUUU
name-2:question=SUXUUSVUU name-2:relative=UXUTURWUT name-2:request=VVUUUUTUT name-2:self=UTTSUUVUW
name-2:statement=UUUTUUUUW name-2:thanks=YUUUUQUUU name-2:trust=TUUUUWUUV name-2:unknown=TTUUVUTUV
name-2:verifiers=TUUUUVUUU name-2:wallet=SUUUUYUUT name-2:yes=VVUUTVTUU name-2:you=VTUUUUUUU
name_,=TSVUTUVUW name_.=UTTTVTUUW name_?=WUTTSXTUU name_Unknown=TUUUUVUUV name_about=SUXUVTUUU
name_accounts=UWVTTUUUT name_and=VUTTTWUUT name_article=TTTUVXUUT name_bot=TUVTTWUUV
name_callAfter=VUUUUSVUU name_common=TVTUVVTUV name_compare=TUUVUVUUT name_copula=VVTUTTTUX
name_correction=TTUTVVTUV name_courtesy=TTTUTWWUV name_credentials=UUUUUTUUV name_emoji=TUUUUVUUV
name_end=UTTTTVUUV name_endorse=SUXUUSUUU name_ens=TUUUUWUUU name_fid=UUUTUVUUV name_form=UUUUUUUUV
name_greeting=UUUUVUUUU name_he=UUVUTUUUV name_help=UTTUUVUUU name_holds=SUUUUXUUU
name_interrogative=XTTVTWUUS name_interrogativeSubject=UUUWUSUUV name_lower=TUSUUVVUU
name_mention=VUTUTUUUV name_name=VUTUTUUUV name_no=UUUUUUTUW name_not=TTUVVVUUU
name_notAfter=RVTUVYUUR name_on=VUVTTUTUW name_only=TUUUTWVUT name_or=UUUUUWUUS
name_person=TVWUTUVUT name_platform=STUTTZUUU name_pointing=TTUUUVTUW name_possessiveAfter=SWVTTVUUU
name_praise=TVUUUUUUU name_profile=TUTTUWUUU name_question=VUUSSVUUV name_relative=TVUUUSWUU
name_request=WTTSVTUUU name_self=SUUWUUTUU name_statement=TTSWWVUUU name_trust=SUTUUWUUW
name_unknown=TUSVVVUUU name_verifiers=TUVUTWTUU name_wallet=UUUUUVUUU name_yes=TUUUUUUUV
name_you=YUUTUSTUT named:0/-1=UVTUTUVUU named:0/-2=VUUUUUTUU named:0/-3=VVVUUUSTT
named:0/-4=TUSTUUQVS named:0/0=UUTUTUWUU named:0/1=UTTVSUWUU named:0/2=TTUUTUXUU named:0/3=SUUSTUYUV
named:0/4=STUTUUZUU named:0/false/false=WURUTQVXU named:0/false/true=TVVTTUVUU
named:0/true/false=WVTVWMWUT named:0/true/true=STUUXVUUT named:0=VVTVVKWXS named:1/-1=TVUUVVUUS
named:1/-2=TWUTVUUUT named:1/-3=WTUUUWUUR named:1/-4=WTUUVWRVM named:1/0=UVUUUUVUT
named:1/1=RUUUUUXUT named:1/2=TUUUUTWUU named:1/3=UTUUUTWUU named:1/4=UUUUUUVUU
named:1/false/false=VUWRTTWUR named:1/false/true=VVTTVTVUU named:1/true/false=USTVSVWVT
named:1/true/true=VUTUTVTUU named:1=VUVUSUVVR named:2/-3=TUUUURUUY named:2/-4=VSSUSTUUZ
named:2/false/false=RTSTTZTUX named:2/false/true=RUUUVXUUU named:2/true/false=RTTUSYTUV
named:2/true/true=VUUTVTTUU named:2=STRSTYUUY named:3/-4=UUUUUJUUf named:3/false/false=UUUUUUUUV
named:3/false/true=TUUUUUUUV named:3/true/false=TUUUUVUUV named:3/true/true=TUUUUUUUV
named:3=SUUUUVTUX names:=VUSUVLVWR names:joined+mention=VUUUUTUUV names:mention+platform=VUUUUVUUT
names:mention+written=SUUUTXUUV names:mention=VSVTUUVUT names:platform+mention=VUUUVRUUV
names:platform=SWSTWVUUT names:written+mention=UUUUUSUUX names:written=TTTSRbUVV no_,=TWTUUVUSW
no_.=UUUUUTWTU no_?=STUVVVVUU no_about=XUUTUTTUU no_article=WUUUTVTTU no_bot=UUUTUWTUU
no_common=TTUVUVVUU no_copula=VUUUWTTUU no_correction=SYUUUTTUV no_courtesy=VUUTWUUUT
no_end=YSUTTUUUU no_he=TUUVUUVUU no_lower=UUUUTUUUV no_mention=STUUVVWUU no_name=STUUVUVUU
no_no=UUUVUTUUV no_not=UTUUUWUUU no_notAfter=UVUUUUUUU no_on=VUUVTVUUT no_pointing=SXUUUSVUU
no_praise=TUUUUVUUU no_question=UUUUVUTUU no_request=UUUVTVUUU no_self=SUUUUWUUT no_trust=UUUUVUUUU
no_unknown=UUUVTUUUV no_yes=TUUVUVUUU notAfter_,=RWUTVVVUV notAfter_.=TUUUVVUUU notAfter_?=VTUVUVTUU
notAfter_bot=TUUVTUUUU notAfter_common=TTUVTUVUV notAfter_correction=TVUUUUUUV
notAfter_courtesy=VUUTUTTUV notAfter_end=UTUUUXUUT notAfter_he=VUUUUTUUU notAfter_lower=VWUUTSUUU
notAfter_mention=QTTWUYUUT notAfter_name=QTTWVYUUT notAfter_pointing=TUUUVUVUU
notAfter_question=WTUTVUTUU notAfter_request=YUUUUQUUV notAfter_statement=VUUUTTUUU
notAfter_unknown=VVUUTSUUU not_,=VWUTTTVTW not_.=WUUUTUTUU not_?=VUUUUTTUU not_Unknown=SUUUUVUUV
not_article=UTVUTTUUV not_bot=UUUUTVUUU not_common=VSTTTUXUV not_copula=VUUUWTTUU
not_correction=TTUUUWUUU not_courtesy=VTUTVUUUU not_end=UTUVUVUUV not_first=UUUUUVTUU
not_he=QUUYQWWUU not_holds=UUUUUUTUU not_interrogative=UUUUTWUUU not_lower=TTTVUVUUV
not_mention=PWSUYXUUR not_name=RWSUYWVUQ not_not=UUUUUUUUV not_number=TUUUUUUVU not_on=TUUUUVUUV
not_person=TVUVTVUUU not_platform=TTUUUUVUU not_pointing=SUTYRUVUU not_praise=SUUUUVVUU
not_question=UTUUVUUUT not_request=aTUUURTUU not_self=TUURYWUUS not_statement=UVUUTUUUU
not_trust=WUUUUTUUT not_unknown=SUUVUXTTW not_yes=SUUUUWUUU not_you=VUUUUUUUU number_,=VTUUUVUUU
number_.=VVUUUVSUT number_about=SUUVUTXUU number_and=SWUTUUTUV number_common=UTVUUWSTU
number_courtesy=UWUTUUTUV number_end=WUUUUTUUV number_lower=XTVTUSSVV number_on=TUUUUTXUU
number_unknown=WTVTUSSVU number_wallet=YUUUSTTUU on_,=UVUUTSWUU on_.=UUUUVTUUU on_?=TWUUUUTUU
on_Unknown=VUTUUWUTT on_about=UUTVUTUUU on_accounts=VVUTUTUUU on_article=UTUTTWWTT on_bot=YUUTTTVUT
on_common=UWTTUSXTU on_compare=TUUUVUUUV on_correction=WUUUUTUUT on_courtesy=RVVVVTTUW
on_end=SUUUUUUVU on_ens=TUUUUTUVV on_fid=SUUUUVVUU on_first=VTVUUTUUU on_handle=UUVUUTUUU
on_he=UTUUWSVUU on_interrogative=SUUUUWUUU on_interrogativeSubject=SUUUVVUUU on_lower=UUWVTSVUT
on_mention=TVVUTTVUU on_my=UUUTUWUUT on_name=TUVUTUUUV on_no=UUUUVUUUU on_not=VUUUUTUUU
on_number=WUUTTTVUU on_on=TUUUUVTUU on_person=VUUUUTUUU on_platform=TUTSVWRVX on_pointing=XTUUXQTUT
on_praise=SUUUUWUUU on_profile=VTVVTSVUV on_question=TTVTVSUUW on_relative=UVUUUUUUU
on_request=VTUTTVVVT on_self=STUXTVUUU on_statement=UUUUUTVUV on_trust=UUUVTUUUV
on_unknown=VUUUUUVTT on_wallet=UUUUTVVUU on_yes=TVUUUUUUU on_you=SVUWUVUUT only_,=TUUUUWVUT
only_about=UUUUUVUUT only_article=TUUUUUUUV only_bot=WUUUTTUUU only_common=WVUUUSUUU
only_courtesy=VUUVUVTUU only_end=TUUUUVTUV only_lower=VTTTUTWTW only_mention=TUUUUVUUV
only_name=TUUUUVUUV only_not=VUUUUUUUV only_request=SUUVVVUUT only_unknown=UUTUVTVTV or_,=VUUUUUTUU
or_article=SUUUUWWUU or_bot=VUUUUUUUU or_common=TVUVVVSUU or_copula=TUUUWUUUU or_courtesy=SVUUUUUUU
or_end=TTUUVUVUU or_he=TUUUVTUUU or_lower=UUUVTUSUW or_mention=WUUUUVUUS or_name=VUUUTVUUT
or_no=TUUWVTTUV or_not=TUUVVTUUU or_notAfter=TUUXUUSUU or_only=UWUTUTUUU or_pointing=UVUUVUTUU
or_question=SUUUUVVUT or_self=UUUTUVUUU or_unknown=UUUVUUSUW out:0=TTSTTTUVR out:1=OVQRYYUUW
out:2=OUUUUVUUZ person_,=VTTWTUVUS person_.=VVUUTUVUT person_?=SVUUTWVUU person_Unknown=TUUUTTXUU
person_about=SVWUUVTUT person_and=TUUUUTUUV person_bot=WVTUSTVUU person_common=UUUUWSUUU
person_copula=VUUUUUUUU person_correction=VUUUUTUUU person_courtesy=SVVTUTWUU person_end=VSUTWVTUT
person_form=UUUUUTUUW person_he=UWUURUVUU person_interrogative=WVUTUVRUU
person_interrogativeSubject=WUUUUSUUV person_lower=WSUSWUTUU person_mention=WUTUUVTUU
person_name=VUTUUTUUW person_not=TTUUUUVUU person_notAfter=TUUVUUUUV person_on=UXVTTUQUX
person_or=TUUUTWVUU person_person=TVUTTVUUV person_platform=TTUUUUVUU person_pointing=UVUUUTVUU
person_possessiveAfter=UUUUTUUUU person_possessiveBefore=UVUUVUTUV person_praise=UTVUUSWUU
person_profile=TVUTUUUUU person_question=UTTTVUVUU person_request=UVUTVWTUT person_self=SUUUXTUUV
person_statement=VTUVUVTUU person_trust=UUWUUTUUU person_unknown=USUSWUVUV person_you=TVUTWTTUU
platform_,=UXUTSVSVU platform_.=VUUUTVTUT platform_?=TUUUXRUUU platform_about=UUUTUTWUU
platform_accounts=UVUWTURVU platform_and=TUUUTVUUU platform_bot=RUUUUXUUU platform_common=VUUUUTTUU
platform_copula=VVUWSVSUU platform_correction=RTUTaTUUU platform_courtesy=TTUSYTWTU
platform_end=QWTSTWVVV platform_first=VUUUUTVTU platform_he=TUUUVUTVV platform_holds=TUUUUVTUU
platform_interrogative=UVUUUUTUU platform_lower=UXTUVTSVU platform_name=UTUUUUUUU
platform_no=TUUUVUTTU platform_on=TUUUVUUVU platform_or=TUUUUUUUU platform_person=SUUUTYTVU
platform_pointing=UUUUWUTUV platform_possessiveAfter=UUUUTVUUU platform_possessiveBefore=TSUUUVWUU
platform_profile=TUUUUUVUU platform_question=TUUVUWTUU platform_statement=XUUUUTTTV
platform_unknown=UXTTVTTVU platform_wallet=UUUTUWUUU platform_yes=VUUUUUTUU pointing_,=SUWWTTTTW
pointing_.=UUTUURVUV pointing_?=UTUTWVUUU pointing_Unknown=VWUUUUTUU pointing_about=VVTSVSTUW
pointing_accounts=XVUTUSVUT pointing_and=VTUUTUUVU pointing_article=UTUUUTVUV pointing_bot=UUUSVTWUT
pointing_common=UTSUUUWUT pointing_compare=TUUUTVVUT pointing_copula=XTUURVUTU
pointing_correction=WVUUTTTUV pointing_courtesy=TUWVTTSUV pointing_credentials=UUUUUVTUU
pointing_emoji=VUUUUUUUU pointing_end=VVVSVUVVR pointing_fid=UUUTVUUUU pointing_first=WUUUVRUUU
pointing_form=TUUUUVUUU pointing_he=UTUUVUVUT pointing_holds=VUUUXRUUV
pointing_interrogative=QRUUaWUUT pointing_interrogativeSubject=UUUWSTUUV pointing_lower=TVSVVUUTU
pointing_mention=TWTTTVUUV pointing_my=UUUWTUUUU pointing_name=TWTTSWTUU pointing_no=SUUVUVVUU
pointing_not=UTUUTVUVU pointing_notAfter=VTUVSWTUU pointing_number=UUUUUVUUU pointing_on=UVUTVTTUV
pointing_only=WUUTWSUUU pointing_or=UUUUUUUUV pointing_person=SUTUVVUUU pointing_platform=VTUTZQUUT
pointing_pointing=VTTSZSUUT pointing_possessiveAfter=SUUUVWUUU pointing_possessiveBefore=UUUUVVUUU
pointing_praise=UTXTTTUUV pointing_profile=WVUTTVTUT pointing_question=USUSVWUUU
pointing_relative=VWUUTUUUT pointing_request=UTUUVSUUU pointing_second=UUUUVSUUV
pointing_self=VUUUUUUUU pointing_statement=TTVUTUWUV pointing_trust=RXVUXUSUT
pointing_unknown=UVSUVTUTV pointing_wallet=STTTVVVUU pointing_yes=UTUUSVXUU pointing_you=VWUUUSUUU
possessiveAfter_?=UUUUVTUUV possessiveAfter_accounts=TUUTUTWUU possessiveAfter_bot=TUUUUVUUU
possessiveAfter_common=WUUUUUTUU possessiveAfter_courtesy=TUUUVUUUV possessiveAfter_end=UUUUUTVUU
possessiveAfter_ens=UUUUUTUUV possessiveAfter_fid=TUUUUVUUU possessiveAfter_interrogative=UUUUUVUUU
possessiveAfter_lower=VUUTUXRUU possessiveAfter_mention=UUUUUTUUV possessiveAfter_name=TUVUUVUUU
possessiveAfter_person=UUUUVUVUU possessiveAfter_platform=TUUUVUVUU
possessiveAfter_pointing=WUUUTTUUU possessiveAfter_profile=TUUVUVUUT
possessiveAfter_relative=UVUUUTUUU possessiveAfter_request=VUUUUTVUU
possessiveAfter_unknown=VUUTUWSUT possessiveAfter_wallet=UUUUTVVUU possessiveAfter_yes=UUUUVUTUT
possessiveBefore_Unknown=UVUUUVSUU possessiveBefore_accounts=TUUUUVUUU
possessiveBefore_article=VTUUWSUUV possessiveBefore_bot=WUUUTSVUV possessiveBefore_common=UUUTUVUTW
possessiveBefore_courtesy=VUUUVUUUU possessiveBefore_ens=TUUUUUUUU possessiveBefore_form=TUUUUXUUT
possessiveBefore_handle=UUUUUVUUU possessiveBefore_he=UUUUUTUUU
possessiveBefore_interrogative=TUUUWUUUU possessiveBefore_interrogativeSubject=TUUUWUUUU
possessiveBefore_lower=VUTTVUUTV possessiveBefore_mention=SXUTUUVUU possessiveBefore_my=VUUVUTTUU
possessiveBefore_name=SWTTUVUUU possessiveBefore_number=VUUUUUTUU possessiveBefore_person=TUUUVVUUV
possessiveBefore_platform=TUUUUUUVU possessiveBefore_pointing=RUVTWUVUV
possessiveBefore_question=UUVUUSUUV possessiveBefore_self=UUUVUUUUU possessiveBefore_trust=SUUUVUVUU
possessiveBefore_unknown=WUSTVUTUV possessiveBefore_you=UUUUTUUUU possessor:false/-1=VVTUTVUUT
possessor:false/-2=VVVUUUTVU possessor:false/-3=VUUUVVRUT possessor:false/-4=UTTUUUPXU
possessor:false/0=UVUTTUWUT possessor:false/1=UTTVSTWUU possessor:false/2=TUTUTSZUT
possessor:false/3=SUUSTTZUV possessor:false/4=STUTUUaUU possessor:true/-4=RXUUUUUUU
praise_,=WSWUTTUUU praise_.=UTUVVRVUU praise_?=VUUTSVVUT praise_about=VVUUVTUUU praise_and=TUUVUUUUU
praise_article=WUUUSVUUT praise_bot=STTTXXTUU praise_common=TVVUTSXUT praise_copula=VUUUUUUUU
praise_correction=UUUVUUUUU praise_courtesy=WTUWRUVUU praise_emoji=VUUUUUUUU praise_end=YSUUTUSVU
praise_first=TUUUUVUUU praise_he=VUUUTUUUU praise_interrogative=VUUTVSVUU praise_lower=VVTUTUTUU
praise_mention=VUUUVTUUU praise_name=VUUUVSUUU praise_no=RVUUVUUUU praise_not=TUUUUUUUU
praise_number=VUUUUUUUU praise_on=WVUUVRUUU praise_person=TUUUVUVUU praise_pointing=XUUUSUUUT
praise_possessiveBefore=UUUUVUUUU praise_praise=XTUTSUUUU praise_profile=UUUVUUUUU
praise_question=XUUURUVUU praise_request=UUUVUUUUU praise_self=UUUTUVUUU praise_statement=VUUUUUTUU
praise_thanks=UUUVUUUUU praise_trust=ZUUTSTUUU praise_unknown=VVTUUVTUV praise_yes=VUUWTUUTU
praise_you=TTUVUUUUU profile_,=TVUUTVUUT profile_.=UUUUTWUUU profile_?=TTVUVUTUV
profile_about=UTUTUVWUU profile_and=UUUTUUUUV profile_article=SUUWUVUUU profile_bot=WUUVTTUUU
profile_common=UUUSUSYUU profile_copula=VTUUVTTUU profile_correction=UUTVTVUUU
profile_courtesy=RWTVVVTUU profile_end=UWUVUTSUU profile_he=TTUUVTUUW profile_holds=UUUUVUUUU
profile_lower=VTTVVSVUU profile_mention=RUUUUYUUU profile_my=SUVWTUUUU profile_name=RUUUUYUUU
profile_on=RVUSVUWUV profile_pointing=TUUUVUUUV profile_possessiveAfter=UUUUVUUUU
profile_possessiveBefore=VUUUUTVUU profile_praise=UUUVTUUUU profile_profile=UVUUTUUUU
profile_question=VUUVVUSTU profile_request=SUUWUVTUU profile_self=TUUWUTUUV
profile_statement=UUUUWUUUU profile_unknown=UTTWVSVUU profile_yes=UVUUSWTUT
question/false/false=WRTRUUUYU question/false/true=RWUUUWUUU question/true/false=VUUUUTUVU
question_,=RWUUWUTUU question_.=UUTTWRWUV question_?=QUXUVTUUU question_Unknown=TTVUTUVUV
question_about=SUTWVVVUT question_accounts=TTUUVVVUU question_and=WUUTUTTUU
question_article=VSVUUUTUW question_bot=VTVTTVVUU question_common=VUWUVURUU
question_compare=WUUUUTUTT question_copula=RTUTWVWUU question_correction=YTUTUSUUU
question_courtesy=UXURVVTTU question_credentials=STUTVWVUU question_emoji=TUUUUUUUU
question_end=UTRVVVTVW question_endorse=TUWVTTUUV question_ens=TUUUUUUUV question_fid=VUUUUUUUU
question_first=TUUUVUUUU question_form=UUUUUWUUS question_handle=UUUUUVUUU question_he=RTTUYVUUU
question_holds=VUUUTUVUU question_interrogative=UTUTUWTUT question_interrogativeSubject=UTUTUVUUU
question_lower=UVUVVTUTS question_mention=TTUSVVTUY question_my=UTUaSTTUU question_name=TTTSVWTUW
question_no=TUVUUUVUU question_not=XUUTURUUU question_number=VUUUUTUUU question_on=RUTVVUVUU
question_only=UUUVUUUUU question_or=TUUUVUUUU question_person=STUWUVVUU question_platform=TTUWUSUUV
question_pointing=RXUUXVSUU question_possessiveBefore=UTUUVVUUS question_praise=TUUTWUVUT
question_profile=VVUTTUUUU question_question=TVUUTVUUT question_request=VUVTTTWUS
question_self=TVXSTTTUV question_statement=UUVUUWSTU question_trust=STWTTVXUU
question_unknown=UVUVVTVTS question_wallet=RTUYTWTUU question_yes=VUVTWUSUU question_you=TXUUUTUUU
quote/false/false=VUUUWUTUU quote/false/true=WTUUTUUUT quote/true/true=SUUTVVVUT
relative_,=WVUUUTTUT relative_.=TUUUVUVUU relative_?=WXVTRTUUU relative_about=TWUUUUVUS
relative_common=VTVTVVTUT relative_copula=SVUUUUWUU relative_courtesy=TWUUVTTUV
relative_end=XTUUTVTUU relative_lower=TUUVVTVTU relative_mention=SUUUTVVUU relative_name=TUUUTUVUV
relative_on=VWUUUSWUT relative_pointing=UVUTTVTUU relative_possessiveBefore=VWUUURVUT
relative_question=TTWUUUVUU relative_self=VUUUTUUUV relative_statement=TTUUVVUUV
relative_unknown=VVTUVSUTU reply/false/false=UXVUTTSUU reply/false/true=TTTVVUUUV
reply/true/false=UQUTUXXUT reply/true/true=WTUSUWUUS request_,=VVTTVUUUS request_.=UUUTRXVUU
request_?=UQVSUVZUT request_Unknown=SUUTUUYUU request_about=USTYRUUUV request_and=VUUUUSUUV
request_article=UUTVUVSUW request_bot=UUUVSUVUU request_common=SWUSVVUTV request_compare=TUUUUUUTV
request_correction=RUUYTVUUT request_courtesy=VTTUTUVUT request_emoji=TWUUUUTUU
request_end=QVUTSYTVV request_fid=TUUUUVVUU request_first=UUUUUVUUT request_form=UUUTUUVUU
request_handle=TUUUUVUUU request_he=STTUYUVUT request_interrogative=VTUSVWUUU
request_interrogativeSubject=UUUTUWUUU request_lower=UUVTTUUTV request_mention=SSUVUUUUV
request_my=RUUZTSTUV request_name=STUUUVVUV request_no=WUUUUTUUU request_not=XVUTTQVUU
request_number=WUTUUTUUU request_on=WUUVTUUUT request_only=VUUUUSUUW request_person=SUUVUUUUU
request_platform=XVUTUSUUU request_pointing=VTUVUUUUS request_possessiveBefore=WUUTUTUUU
request_praise=VUUUUTUUU request_profile=SUUUWUVUT request_question=UTVUUUUUT
request_request=RVUUVVUUU request_self=TTUXVRWUU request_statement=VUUUUTUUU request_trust=TUUVUUUUU
request_unknown=UVVTSUUTV request_wallet=TUUUUWUUU request_yes=UUUVUTUUU request_you=UVUTUUUUU
rhetorical_common=VUUUTVUUU rhetorical_end=TVUUUUUUU rhetorical_lower=UUSUUXUUT
rhetorical_mention=WUUUUSUUU rhetorical_name=WUUUUSUUU rhetorical_unknown=VUUUTVUUT
second_,=UUUUUUUUV second_common=TUUUUTUUW second_courtesy=TUUUUUUUV second_end=UUUUUWTWS
second_lower=UUUVUSUUW second_person=UUUUUTUUV second_question=UUUUUTUUV second_unknown=TUUVUSUUW
self_,=WSTXVUSUS self_.=VTWWRSUUV self_?=TQUfSTSUU self_about=UUVUUVTUT self_accounts=TUUWUUTUU
self_and=WUUTTTUUW self_article=WWTRUWUUS self_bot=SUUYUUUUT self_common=RYWTTWVUR
self_compare=TUUVUUUUU self_copula=TTUVUVTUV self_correction=UVUWSUUTU self_courtesy=URTbSUUUT
self_emoji=TUUVUUUUU self_end=TSTaVRWUT self_fid=UUUVUUUUU self_he=TUUTUVVUU self_holds=VTUUTVUUU
self_interrogative=VSUZTRUUU self_interrogativeSubject=VTUUTVUUU self_lower=TUVTTUVTU
self_mention=TUUVTWUUU self_name=UUUUTWTUU self_no=WUUUTVUUT self_not=UUVSTVVUU
self_notAfter=UUUUUTUUV self_number=UWUTUTUUV self_on=TTUXUTUTV self_only=TUUUVUUUU
self_person=TUUUUTVUV self_pointing=UTTTYVUUT self_profile=UUUUUWTUT self_question=VTVWRTUUV
self_relative=VUUSUVTUU self_request=VVTVTSUUV self_self=UUUUTVUUU self_statement=TUTTWVVUT
self_trust=TUUYTUUUU self_unknown=TUVTUVWSU self_yes=UUUTUWUUT self_you=RUUWUVUUU
statement_,=XSUUTVUUT statement_.=SUUUVVVUU statement_?=SWUTTXUUU statement_Unknown=VTUUUTUUU
statement_about=TVUTVWTTU statement_and=UVUUUTVUU statement_article=TUVTSXVUT
statement_bot=XVUUVSTUU statement_common=WUUWVTRTU statement_copula=VUUUUUUTU
statement_correction=WVUUTUTTT statement_courtesy=WTUUUUTTU statement_end=aUTVTNTVV
statement_first=TUUUUVUUU statement_form=UUUUTVUUU statement_he=UUTSVUVUU statement_holds=UUUUVUUUU
statement_interrogative=VWUUUTTUU statement_interrogativeSubject=VUUUUSUUV statement_lower=USUUTWVUU
statement_mention=STUTVVWUU statement_my=VTUTUTUUU statement_name=RTUTVWWUU statement_no=UUUUUVTUU
statement_not=VUUVUSUUU statement_on=TUWUTVTTU statement_person=TSXUVSUUV
statement_platform=VUUUUTTUV statement_pointing=VUTSSWVUT statement_possessiveAfter=UUVUUUUUU
statement_possessiveBefore=TUUUVVUTU statement_praise=UVUUUUUUU statement_profile=WUUTUTUUU
statement_question=VTUTVSVTV statement_request=TTUTXWUTT statement_self=UTTTUWVUU
statement_statement=VWVUURVUU statement_trust=UTUVUTVUU statement_unknown=UTUUTWUUU
statement_yes=UVVUTTUUV statement_you=UUUWUUTUU thanks_,=XUUUVRTUU thanks_.=QUUXTWUUV
thanks_about=VUUUUUUUU thanks_bot=YTUSVSUUU thanks_common=SUUUUVUUU thanks_courtesy=YUUTTUUUU
thanks_end=USUTSYVVU thanks_lower=WUUUUUTUU thanks_mention=UUUUUSVUU thanks_name=VUUUUSVUU
thanks_on=VTUUUVUUU thanks_person=VUUUUUUUU thanks_praise=TUUUUUVVU thanks_unknown=WUUUUTUUU
third_common=VUUUUVUUU third_courtesy=UUUUUVUUU third_end=VUUUUUUTU third_lower=TUUUTUVUV
third_unknown=TUUUSUVUV top/false/false=UUSTUWVUV top/false/true=WRWRUTWUU top/true/false=TVSWUWTUU
top/true/true=UVSTUUUUU trust_,=WTWUTTUUT trust_.=VUUVTUVUU trust_?=QTSRZWWUU trust_about=TTVUVUUUU
trust_accounts=TUUUUTUUW trust_article=UTWUTUTUU trust_bot=RTUUWWUUU trust_common=SWUVTUTUV
trust_copula=VUUUUTUUU trust_courtesy=VSUTTUTUW trust_end=TTVUUUVUV trust_first=UUUUUVUUU
trust_he=SUWUUVUUU trust_lower=VWTVUVTUT trust_mention=UUVUUVUUU trust_name=UUUUUVUUU
trust_no=TUUTUVUUU trust_notAfter=TUUUUUUUU trust_on=UUVUUUUUU trust_or=SUUVUWUUU
trust_person=VUUUUTUUU trust_pointing=UUVTTVVUU trust_possessiveBefore=UUUUUUTUU
trust_praise=WUUVSTTUU trust_question=SUTTWVVUU trust_self=SUUVUTWUU trust_trust=TUUUVUVUU
trust_unknown=VVTUVUTUT trust_yes=WUUTTTVUU unknown:0/false/false=TTRUSVWWU
unknown:0/false/true=WVTSTVTUT unknown:0/true/false=RVSTXUWTU unknown:0/true/true=UTTTTWTUU
unknown:0=TTQTTUXWR unknown:1/false/false=STSUTZUVS unknown:1/false/true=VTUTSUUUU
unknown:1/true/false=TTSVVUVWT unknown:1/true/true=WWSTTVSUT unknown:1=TUSTUUTWU
unknown:2/false/false=WVSUWTUST unknown:2/false/true=VTUTUTWUU unknown:2/true/false=VVVUSVTTT
unknown:2/true/true=UTVSUVUUV unknown:2=VUUUUUUSU unknown:3/false/false=XUUTTRVUW
unknown:3/false/true=TUUVVUUUT unknown:3/true/false=UXVURTVUU unknown:3/true/true=TUSWVUWUU
unknown:3=VSUTTVUTV unknown:5/false/false=XTWUTUUUT unknown:5/false/true=UTTUUUVUV
unknown:5/true/false=UTWVTTUUU unknown:5/true/true=SUTVUVVUU unknown:5=WSUUVUUUU
unknown:9/false/true=TUTVUVUUU unknown:9/true/true=TUUVUVTUU unknown:9=STUUUWTUV unknown_,=VVTTTUWUS
unknown_.=UTTUVVTUU unknown_?=VTTTWWSUV unknown_Unknown=UQTSTVbUT unknown_about=VSVUTVUSV
unknown_accounts=TUTUWUUUU unknown_and=UTUVUSVVU unknown_article=USSVUUUUX unknown_bot=WTTUTVVUU
unknown_common=VSWUVUUUU unknown_compare=VTUTUUVUU unknown_copula=TTUUWUVVT
unknown_correction=TTUSVVWTU unknown_courtesy=UUWTTTVVU unknown_credentials=UTUUVUUUU
unknown_emoji=VTUWUSVUU unknown_end=VUVTTTVUT unknown_endorse=SUXUUUUUU unknown_ens=TUUVVVUTU
unknown_fid=UTUWTVVUT unknown_first=TVUUUVTUV unknown_form=TUUUUWUUV unknown_greeting=UUUUUUVUU
unknown_handle=VUUUUUUUU unknown_he=UVVVUTTUV unknown_help=TWUUUUUUU unknown_holds=UUTSWTUUW
unknown_interrogative=RVVTWVUUV unknown_interrogativeSubject=VTUVUUVUT unknown_last=VUUUUSTUW
unknown_link=WUUUUTTUU unknown_lower=UVUUVUTUV unknown_mention=TUUUUVSUV unknown_my=VWVTSUTUU
unknown_name=SVWUUVTUV unknown_no=UUUUUVRUW unknown_not=VUUUTWRUW unknown_notAfter=UTUUUSUUY
unknown_number=XUUUTUUSU unknown_on=VSVSUVUTV unknown_only=UTUVUUTUV unknown_or=UUTTVVSUW
unknown_person=TTTTWUWUS unknown_platform=TWTUWSVTT unknown_pointing=TUUVVVTUU
unknown_possessiveAfter=VTUTWUUUU unknown_possessiveBefore=VVUTUUTTU unknown_praise=VTTTVTWUU
unknown_profile=TSTYTUUUU unknown_question=UTUUVUTVT unknown_relative=UXUTUVSUT
unknown_request=UUWUTTUUU unknown_second=UUUUUTUUU unknown_self=VTTVUVWRV
unknown_statement=UVVUSVUUT unknown_thanks=UUUVTTWUU unknown_third=TUUUUUUVU unknown_trust=UTTUVVTUU
unknown_unknown=UTUTUUVUU unknown_verifiers=UUTVUVTUU unknown_wallet=UTUVTUVUV unknown_yes=VUVUTUTUT
unknown_you=UVUUVVSUT verifiers_,=TUUUUVUUU verifiers_?=UUWUUTUUU verifiers_about=TUUUVVTUU
verifiers_common=TUUUWUUUU verifiers_courtesy=SUUUVVUUU verifiers_end=TUUUVUUUU
verifiers_he=TUUUWTVUU verifiers_lower=SVTVVUUUU verifiers_mention=UUSUUWUUW
verifiers_name=TUSUUVUUW verifiers_on=UUUUUVTUU verifiers_pointing=TUUUWTUUU
verifiers_possessiveAfter=UUUUUVUUU verifiers_unknown=SUTUVVWUU vocative/card=TTUYSTUUU
vocative/false/false=UUWTTUUUV vocative/false/true=TTUTVUUUU vocative/quote=SUTUWVVUS
vocative/reply=UUUSVWUUS vocative/top=UUUTUUUUU vocative/true/false=VUSVVQVUT
vocative/true/true=RWUTUVVUU vocative=TTTUUUUUU w$:.eth=TUUUUUUVU w$:a_bot=VUUTVUUUU
w$:account=VUUVSUUUT w$:ada=RRURTVcUU w$:address=VUTUTVUUU w$:again=UWUTVSSUU w$:airdrop=UVUTUUUUU
w$:all=VUUVUTUUU w$:am_i=STUZTUTUU w$:app=WTUUUUUUU w$:aí=TUUUVVUUU w$:back=WTUUUUUUU
w$:badges=UTUUVUUUU w$:base=SXUUUUUUU w$:bitcoin=WVUSUUTUU w$:bitte=TUUUUUVUU w$:boris=SUUUSWTUW
w$:bot=TRVVVVUUW w$:both=VUUUUVUTT w$:break=TVUTVUUWS w$:bro=UTUUUVUUU w$:c_est_qui=SUUUVVUUU
w$:card=TUUWTTUUU w$:channel=VVUUUUTUU w$:chi_sarebbe=TUUUUUVUU w$:chi_è=WVUURUUUU
w$:clown=TTUUWUTUU w$:coffee=VUUUUUTUU w$:cơ=TUUUTTVUV w$:dabei=RUUUXUUUU w$:das=TUUUUUUUU
w$:dat=UVUUTVVUU w$:data=VVUTUTUUU w$:degen=SXUUUUTUU w$:demais=VUUUUUUUU w$:design=TUXUUTUUU
w$:dia=TUUUUUVUU w$:dis=TUUUUVUUU w$:do=TWUTUVUUU w$:dong=YTUVUTTUU w$:dwr=RTUTUUYUV
w$:ella=UUUUTUUUV w$:emoji=YTTVSUTUT w$:ens=UUUVUUVSU w$:es=TVUUUUUUU w$:eth=WTUUUUUUU
w$:fake=UUUUTUVUU w$:fid=TVTTUVWUU w$:first=UUUUUVUUU w$:for_me=VTUVVRVUU w$:ga=TUUUUVUUU
w$:gimana=SVUVUVTUU w$:go=RTUUUXVUU w$:good_bot=WTUTUUUUU w$:grazie=UUUUUUVUU w$:guy=UTVUUUUUU
w$:gì=UUUTUUUUU w$:göster=TUUXVURUU w$:haha=VUUUUUUUU w$:hahaha=TVUVUUUUU w$:have=UUUTUUVUU
w$:he=UTUUWWTUT w$:her=STZUUTUUU w$:here=UXUTTUTUU w$:hier=UUUUVUUUU w$:him=UUUVSUWUT
w$:horsefacts=STUTUUYUU w$:is=VTUUUUUUU w$:ist=WUUUUTUUU w$:it=TUUWUVSUU w$:jack=QTUTUUbUU
w$:jaja=UUUUUVUUU w$:jajaja=UUUUVUUUU w$:jo=TUUUTUWUU w$:k=WTUUSUVUU w$:kak=TVUUUUUUU
w$:kaun_hai=UVUUUUUUU w$:kim=RTUTWVXUU w$:kkkkk=TUUUVUUUU w$:ko=UUUTVVUUT w$:last_night=SXUUUUUUU
w$:legit=TUUUWUVUU w$:linda=RRUTUTcUU w$:link=UWUUUUTUU w$:linked=TTUUWUTUU w$:lmao=VUUUUUUUU
w$:lol=UTUTVWTUU w$:lui=UUUUUTVUU w$:là_ai=TUUUVUVUU w$:là_ai_vậy=UUUUUVUUU w$:me=TTUZVVPUV
w$:mi=UUUUUVUUT w$:min=WVUTUUSUU w$:mine=SUUZTUSUU w$:moi=VUUUUUTUU w$:name=TUTTUVVUV
w$:ne=TUUUVUTUV w$:next=STUWUUVUU w$:nha=TUUTUVVUU w$:nih=TWUVUUTUU w$:no=VUUVUUUTU
w$:noggles=TXUUUUTUU w$:now=WTTWSUTUU w$:number=WUUTTUUUU w$:on_here=VUUUUUUUU w$:one=UUVUUUUSU
w$:op=SWUUXRUUU w$:out=WUUTTUUUU w$:pas=UUUUUUVUU w$:platform=RWTSUVUVV w$:please=PUUTYWTUV
w$:pls=RTUUXXTUT w$:plz=UUUUUUVUU w$:po=TUUUUVUUU w$:porfa=TUUTUVVUT w$:profil=UUUVUUTUU
w$:profile=UUUWTSVUU w$:pugson=RTUTUUaUU w$:quem_é=TVUUSVVUU w$:quién_es=TUUUUUVUU w$:real=VUUVUTUUU
w$:right=UUUVUTUUV w$:rish=VUUUUUUUU w$:rn=VUUUUUTUU w$:romero=UTUUUUWUU w$:rồi=VUUUUUUUU
w$:she=WVUURWTUT w$:siapa=TVUUUTVUV w$:solidity=TUUUUVUUU w$:stp=UTUVUUVUU w$:svp=TUUUUVVUU
w$:tack=TUUUUUVUU w$:ted=UUUTTUXSU w$:thank_you=SUUVUVUUU w$:thanks=UUUUUVUUU w$:that=VUUTRWVUU
w$:them=UUUUWUSUU w$:then=VTUUTVTUU w$:there=VUUUUUTUU w$:they=UTUUVVUUT w$:thing=TUUUUVUUU
w$:this=XVUUUTSUT w$:this_guy=TTUUXTTUU w$:this_person=TUUUVUUUU w$:this_thread=YUUTRUUUU
w$:tho=SUUUXUUUU w$:thx=TUUUUWTUU w$:thế=UVTTUVUUU w$:to=TWUSXSTUU w$:today=UWUUUTTUU
w$:tomorrow=UVUUUUUUU w$:too=UUUUUTUUV w$:torvalds=STUUUZSUU w$:true=TVUUUVUUU w$:trời=UUUUTVUUU
w$:ty=TUUUUVUUU w$:up=VVUVTTUUU w$:v=TUUUUTXUU w$:var_mı=TTUTWUUUU w$:verified=TUUWUTTUU
w$:vậy=SUUUWUUTU w$:với=TVUUUVTUU w$:wallet=VVUSVTUUU w$:wallets=VUUUTUUUU w$:what=WUUSTUVUU
w$:who=TUUUVUUUU w$:work=TXUTSUUUU w$:wrong=VWUUTTUUU w$:ya=VTVTUVTUU w$:yes=VUUUUUTUU
w$:yesterday=WUUUUSUUU w$:you=WWUTTTTUU w$:zkmaxi=UUUUUUUUV w$:á=VUUUUTUUU w$:đi=WUUVUSTUU
w$:кто=TUUUUUUUU w$:это=UVUUTVTUU w$:это_кто=UUUUUUVUU w$:ᄏᄏ=VUUWTTUUU w$:〜=TUUUUVUUU
w$:お願いします=TUUUWUUUT w$:した=TUVUUUUUU w$:った=VUUVUTUUU w$:って誰=TUUUUUVUU w$:です=XUTUUTUUU
w$:ですか=SUUUVUUUU w$:ね=VUUUUTUUU w$:のほう=UUUUUUVUU w$:㗎=SWUUUVUUU w$:了=XTTUTUUUU w$:人=UUUUUUVUU
w$:吗=VUUTVTTUW w$:呀=UTUTVUUUU w$:呗=TUUUUVUUU w$:呢=TUUVUUUUU w$:啊=TUUUWTUUU w$:啦=TUUUUVUUU
w$:嗎=TUUUVVUUU w$:好=VUUUUUUUU w$:教えて=UVTTUTUUV w$:是誰=TTUTVUWUV w$:是谁=SUUTVVVUU w$:是谁啊=TUUUUVUUU
w$:的=UUTUUUVVU w$:見せて=TUTVUUUUV w$:誰=TUUUTWUUU w$:謝謝=TUUUUVUUU w$:靠谱吗=TUUUUVUUT w$:누구야=TTUUUUVUU
w$:누구임=TUUUUUUUV w$:보여줘=TUUUUTUUV w$:알려줘=SUUUUXTUU w$:어=UVVUUSUUU w$:좀=TVUUUUUUU w$:찾아줘=TUUTUVVUT
w$:하=VUUUUUUUU w:+=VUUUUTUUU w:.eth=TUUUUUUVU w:3am=UWUTUUTUT w:?=SVUUVUUUU w:a=XSURUVUVU
w:a_bot=WTUUTVTUT w:a_human=TUUUUVUUU w:a_real_person=TUUUUUVUV w:a_ver=SUUWUUTUU w:abeg=RVUWUWTUU
w:aber=RUUUUXUUT w:about=UUUVTUWUS w:above=UUUUVUTUU w:absolute=WTUUUUUUU w:abt=TUUUUUVUU
w:acaba=TUUUUVUUU w:account=SVTWUVTUU w:accounts=UTUUUTUUV w:acct=UUUTVTVUU w:actually=SUUVVTWTV
w:ada=QTTRSZaUU w:address=STTTVXVUT w:addresses=TUUVUUUUU w:addy=TUUTUVUUU w:adresse=TUUVUVUUU
w:affidabile=TUUUVVUUU w:after=TUUUUVUUU w:again=XVUTUSUSU w:ah=VUUUUTUUU w:ai=UVUUUTTUV
w:ai_viết=TUUUVUUUU w:ai_xác_minh=TUUUVUUUU w:airdrop=XUUTUUTUU w:aja=VVUUUTTUU w:aku=VUVVUSTUU
w:akun=VUUWSVTUU w:al=TUUUUUUUV w:algo=TUUUUUVUV w:alguien=TUUUVUVUU w:all=YTUUUVTRT
w:alle=VUUUTTVUT w:alles=SWUUUUUUU w:alors=TUUVTVVUU w:already=ZUUURSUUV w:als=UUUUUUSUV
w:also=UTUUUVUUU w:alt=VUUUUVSUU w:always=VUUUUUUUU w:am_i=QVTZWURUU w:ama=UUUUUUUUV
w:aman_ga=RUUUVVVUU w:an=SWVVUVWTS w:and=UXUVTSSUV w:and_also=TUUUUVTUU w:and_i=UTUUVUVUT
w:and_not=UUUUUTUUV w:anda=UTUUUVVUU w:another=TTVVUUUUU w:answer=UUUUTWUUT w:antes=TUUUUWTTU
w:any=RUSSYVVUU w:anybody=TUUUUUVUU w:anymore=VUUUUTTUU w:anyone=VTRVUWUUT w:anything=UUUUVTUUV
w:anyway=TUUUUVVUU w:anywhere=UUUUUVTUU w:apa=STUVUWUUT w:api=YUUUTRUUU w:app=UTUXUTUUT
w:apparently=VUUVUUSUU w:aqui=SVUUUWVUT w:are=UWUTVWTST w:are_you=WWUTUSTUU w:around=VUUUUUUUU
w:art=UUUUUVUUU w:as=VTWTTSVUU w:as_well=SVUUUWUUT w:ask=TVTTTYVUS w:asked=VTTWSTWUU
w:asking=VTTVUWUUT w:asks=TUUUUWUUT w:asta=VUUUUTUUU w:at=VVVTTTVUT w:attestations=TTUVVVTUU
w:au=WUUUUTTUU w:au_juste=TUUUVUUUU w:auch=TVUUWUTUU w:auf=UVUVTUSUU w:aussi=TUUUVUUUU
w:author=UUUUTVVUT w:ayer=WUUUUTUUU w:aí=RTUVWWUUU w:años=UUVUUTUUU w:back=XTUTTUUUU
w:background_on=TUUUUVUUT w:badge=VUUTTVUUU w:badges=UTUWVTUUU w:balaji=VUUUUUTUU
w:balajis=UUUUUVVUU w:bana=VUUQUYUUU w:bankr=WUUUUSUUU w:bar=WVUUUUTUT w:base=TXTUUUUUU
w:bc=TUUUUVVUT w:be=TTTUUWVVT w:because=UUUWUSUUU w:been=TTVUVVUUT w:before=SUTUWWUUU
w:behind=VUWUUVTUT w:bei=UVUVUVSUU w:belongs_to=UUUUUTVUU w:below=VUUUUUUUU w:belum=UTUWSVUUU
w:ben=UUUVUWSUU w:beneran=VUUUTUUUU w:benim=TUUZTSTUU w:berapa=VSUWUVTUU w:bet=VUUTUUUUU
w:better=YUUTURUUU w:between=UUUUUTVUU w:bgt=VUUUVSUUU w:bhai=UVUUUVTUU w:bi=YUVRTUTUU
w:bien=TUUVUUUUU w:big=UUUUVUUUU w:bikinin=WUUUUTUUU w:bin_ich=TTUWUUTUU w:bio=UUUUUVUUT
w:bist=WTUUUTUUU w:bitcoin=WUUSUUUUU w:bitte=PUUUUYUUU w:biết=UUUUTUUUU w:blocked=VUUUTTVUT
w:blue=WUUUUUTUU w:bo=STUWUUVUU w:boa=TTVUUTWUU w:boh=TVUVVTUUU w:bom_dia=UTUUUUUUU w:bon=RUUVUWUUU
w:boris=QVTUSYTUW w:bot=UTSTTUUUT w:both=WVUVTVUST w:bots=bUUUTQTUS w:bought=UUUUUVUUU
w:break=VUVTSUVTU w:bro=UTUUUVUVU w:brp=UUUUUVUUU w:btw=XUUUSUVSU w:bu=UWUTUUSUU w:buat=TUUUUVUUU
w:built=WTUUTUUUU w:bukan=UUUUUXUUS w:bunu=SUVUXSUUU w:bunu_yazan=UUUUVUUUU w:burada=TUUUVVVUU
w:burda=UUUUUUVUU w:busca=TUUUUUVUU w:but=OUTTVYTUX w:buterin=STUTUUXUU w:buy=UUUTUVUUU
w:by=YUUTUTTUT w:bài_này=VUUUUUUUU w:bên=TUUUUVUUU w:bạn=TVUVUTUUU w:c=VVUTTTVUU w:c_est=VTUUTVUUU
w:c_est_qui=RTUUXUWUU w:c_est_quoi=UUUVUTTUU w:c_ki=TUUUUVUUU w:c_qui=TUUUUUVUU w:café=UVUUUUUUU
w:call=XTUTUUUUU w:called=YUUUTSUUU w:came=TTUUVVUUU w:can=TVXVRVSUV w:can_i_trust=RUUTVWVUU
w:can_u=TTUTWUVUU w:can_you=OaUUUVUUU w:cant=SUUUVVUUU w:card=WTUYRRUUV w:cards=VUUUSUUUU
w:carte=UUUVTTVUU w:carteira=VUUUTVUUU w:cassie=TUUTUTWUU w:cast=UTUUVVTUU w:cat=WUUUUTUUU
w:cc=UUUUVUUUT w:ce=VUUUUVUUT w:ce_mec=TUUUVUUUU w:cek=TUUVTVUUU w:celui=UUUUVTUUU
w:changed=UUVVTUTUT w:channel=XUUSUUSUU w:che=SWUVTUSUV w:check=TTTWTVVUU w:chi=VUUVTWSUT
w:chi_sarebbe=TUUUUVVUU w:chi_sono=UTUVUTUUV w:chi_è=VVUTVTUUU w:cho=SUUUUWUUT w:cho_hỏi=TUUUUVUUU
w:cho_xem=TTUVUVVUU w:chưa=UUUVTUTUU w:chị=WUUUUSUUU w:ci=TVUUVVTUU w:cine_e=TUUUUUWUU
w:claims=TUUUVVTUU w:clanker=WUUUUUSUU w:client=VUUUUTUUU w:clown=TTUUXUTUU w:clue=TUUUVVUUU
w:code=VUUUUUUUU w:coder=TUUUUTUWU w:coffee=WVUTUTTUU w:cofounder=UVUUUUVUT w:coi=TUUVUUUUU
w:coin=VUUUUTUUU w:coinbase=TUUTVXSUU w:com=WUUUUSVUV w:come=UTUVTTUUV w:come_funzioni=UVUUUUUUU
w:commands=TXUUTUTUU w:comme=VUUVSUUUU w:como=TWUTUTUUU w:compare=TUUTVXTUU w:compte=TUUUVUVUU
w:comptes=TUUVUUUUU w:con=SWUUUSUVW w:confiável=TUUUUVUUU w:conhece=TTUUUUVUV w:connected=STUXUUUUU
w:conta=UUUUUVTUU w:cool=TTUXTVSUU w:cosa=UUUUUUTUU w:coucou=XUUTTUUUU w:could=VUUUTVUUU
w:could_you=STUUUVWUU w:cousin=UUUUUUVUU w:credencial=UUUUTVUUU w:credentials=TUUTVWVUU
w:cuenta=VUUUUSVUU w:cuál=TUUVUUUUU w:cuánto=VUUUUUUUU w:czy=UVUUUUTUU w:cái=VUUUUUTTU
w:còn=VUUUSUVUU w:có=TTUTUWTUU w:cô_ấy=VVUUSUUUU w:cüzdan=VUUUTUUUU w:cüzdanı=TUUUVUUUU
w:cơ=TUUUTUWUV w:cảm_ơn=TUUUUVUUU w:cảm_ơn_nhiều=WTUTUUTUU w:của=RSUUUXWUU w:của_ai=UTUUUTUUV
w:d=RUUWVVUUU w:da=STVVUWVUU w:dabei=SUUUXVUUT w:dah=UUUVVTUUU w:daha=UUUUUWUUT w:dai=UUUUUTUUV
w:dame=SUUUSWVUU w:dan=UTUUVVVUS w:danke_dir=VUUUUUUUU w:dans=UUUUUTVUV w:das=STUUXUVUU
w:dat=SVUUUVUUU w:data=UWUSVTUUU w:daughter=SVUUVUWUU w:daw=UUUUUTUUV w:days=TTUUUUVUU
w:de=UVTSUUXTU w:de_fiar=SUUUVVVUU w:de_quem=TUUUVTUUV w:de_quem_é=TVUUUUUUU w:de_quién_es=UUUUVUUUU
w:deal=SUUUUWUUU w:dear=SWUTUVUUU w:degen=YWUTUTRUU w:del=WTUUVUTTU w:dela=UUUUVUUUU
w:dele=UUTUUUTUU w:della=XTUUUUTUU w:dem=UUUVUVTUU w:den=TTUTVWVUT w:denn=STUUXUTUV
w:deodad=UVUUTUVUU w:deploy=WUUUUTUUU w:depuis=TUUUUVVUU w:der=UTUTVSUVV w:des=WTUUUTUUU
w:desde_cuándo=TUUUVUUUU w:design=TUXUUTTUU w:det=UTUUUVUUU w:dev=VTUUTTVUV w:devcon=VVUUUUTUU
w:devo=SVUUUVUUU w:dey=UUUVUVTUU w:değil=TUUUUVUUV w:di=UWTWSUUUT w:di_sini=UUUTVVUUU
w:dia=RTUTVXVUU w:dice=UUUUTUVUU w:dice_che=UUUUUVTUU w:did=TUSVUWUUU w:did_you=VVUUUTUUU
w:didnt=YTUTSTTUV w:die=RTTUWXTUU w:dieser=TUUUUVTUU w:difference_between=TUUUUWTUT w:digo=UUUUUUUUV
w:dime=VUUVUSUUU w:dinner=SUUUUVVUU w:dis=RTUUVXUUU w:dit=TUUUWTVUU w:diye_biri=SUUTUWUUU
w:diyecektim=TUUUUUVUU w:dm=TUUUUXTUU w:dmd=SUUUUXUUU w:dms=SVUUTWVUU w:do=RYVTRTTUW
w:do_i=UWUTUUUUU w:do_i_have=RVUYTTTUU w:do_me=SUUXUUUUU w:do_we_know=TUUUVVUUU w:do_you=TXUWTSUUU
w:do_you_know=SUUWVTUUU w:doch=VUUUUTUUV w:does=SXTSVVUTU w:doesnt=XUUVURUUU w:dogs=VVUUTVTUU
w:dompetnya=VUUUUUUUU w:donc=TUUUUVUUU w:dong=WSUVUUTUU w:dont=WUUTVTTUU w:dont_mean=TTUUUVWUT
w:dont_need=VUUUVSUUV w:dont_show=VUUUUTUUU w:dont_want=UUUUUVUUU w:dos=VUUTUUTTU w:down=WVUSUUTUU
w:drop=UUUVUTTUV w:du=UVTUWUTUT w:dude=VTUUTUUUU w:due=WTUTUUUUV w:dulu=WUUUUUTUU w:durov=VUUUUUTUU
w:dwr=SRTQRUdUX w:dzięki=VUUUTVTUU w:dólar=WTUUUUUUU w:dün=VUUUUUTUU w:e=TTVVTVUUU w:e_a=TUUVTWUUT
w:e_il=UUUUVUUUU w:e_o=SUUUUVWUU w:echt=TUUUVUUUU w:een=VUUUUTUUU w:egentligen=TVUUUUUUV
w:eh=UUUUUTUUW w:eh_salah=UUUUUTVUV w:eigenlijk=SUUVUVUUT w:eigentlich=RVUVVUVUU w:ein=UUVUUWTUT
w:eine=TVUUVUTUU w:einmal=TUUUUVUUU w:el=XTTUTWUTT w:el_usuario=TUUUUUUUU w:ela=UUUUUTTUW
w:ele=UVUUTUVUU w:ella=UUUUTVUUV w:elle=SUUUUVUUU w:elonmusk=UVUUUUTUU w:else=TXUUTVTUU
w:em=XUUTVTTUU w:emoji=WSTUUUUUU w:en=XUTTVUSUT w:en_el=UUUUUUVUU w:en_la=TUUUUVVUU w:end=UVUUTVUUT
w:endorse=UUXUTSUUU w:endorsement=TUUTUWUUU w:energy=WUUUUTUUU w:ens=QTTVXXUUU w:ens_name=TUUUVVUUU
w:entre=VUUUUTUUU w:er=UUUUUVUUU w:era=VUUUTVTUU w:es=SVTTYVSUU w:ese=UUUUTUVUU w:eso=UUUUTUVUU
w:essa=TUUUVVTUU w:esse=TUTTSWWUT w:esse_cara=TUUUVVUUU w:est=UUUVVTUUU w:esta=SWUUUUTUU
w:este=TUUUVVTUT w:esto=VUUUVTUUU w:está=WTUUTUUUU w:et=TTUXUUUUT w:eth=VSTSVZRWT w:ethcc=UUVUUTTUU
w:ethereum=TWUTTVUUU w:eu=UUUWTTUUU w:even=VWUUSUUUU w:ever=XTUUTSUUV w:every=VTUUUTVUU
w:everybody=VUUUTSVUW w:everyone=VVUVSTTUU w:everything=VUUVUTTUU w:ex=UUUTUUUUU w:exactly=UWUUUUTUU
w:except=XVUUTSUUU w:existe=VTUUTUVUU w:explain=YZUSTQSUU w:eyvallah=UUUVTUTUU w:fa=WUUUSUUUV
w:fait=VVUUTUTUV w:fake=TUUUUUWUU w:fala=UUUUTVUUU w:fammi_vedere=UUUWUTUUU w:farhack=TUUUUXTUU
w:fast=YUUTTSUUU w:faz=TTWWUUTUU w:feed=TUUTWUVUU w:fees=VUUUUUTUU w:fella=TUUVVUUUU
w:fellow=UUUUUTUUU w:fiable=TUUUVVUUU w:ficha=SUUUUWUUU w:fiche=TUUVTUTUU w:fid=MSSZUYWUV
w:file=TUUWTVUUU w:finally=WUUTUTUUU w:find=SVTSUUXUT w:find_me=UUURUUXUU w:fine=UUUUTWUUT
w:first=WVUTVUTUU w:fix=WUUTUTUUU w:foi=VTUUUUTUU w:folks=VUUUUWTUS w:follow=aUUTURUUU
w:followed=SUUUUWVUT w:followers=VUUUUTVUU w:for=VXXTTSUTT w:for_me=TTUWUSVUV w:for_my=TTWWTUUUU
w:forget=TUUUUVUUT w:found=bUUTTQSUU w:founder=TUUUVUUUU w:frame=UUUUUVTUU w:franchement=VTUUUTUUU
w:friend=SUUUUTXUU w:friends=WUUTUUTUU w:from=UVUSUWUUU w:för=UUWSUUVUT w:für=SUYTWTTUU
w:ga=SUUUUWUUU w:gak=TUUUUUVUU w:gakonst=VUUUUUSUU w:garantisco_io=UUWUUSUUU w:gas=WVUTUTTUU
w:gente=TUVUUTVUV w:gentleman=TVVUWTTUU w:get=XWUTTSTUV w:gets=VUUUTUTUU w:gibts=UUUUUUVUU
w:gimana=SXUUUUTUU w:gimme=TVUUUVUUT w:gitcoin=TUUUVWSUU w:githubı=UUUUVVTUU w:give_me=TUUUUWTUU
w:gli=TTUVUUVUU w:gm=YUUUUVQUU w:go=RUWVUVUUU w:god=VUWSUUUUU w:goes=UUUUUUUUV w:going=TWUUUTUUU
w:gonna=bSUTSSTUU w:good=UTUTVVTUU w:good_bot=YTUTSUUUU w:good_morning=UUUUVUUUU w:got=VVUTVSUUU
w:graag=UUUWUTUUU w:grace=VTUUUUVUU w:gracias=UUUTUUUUU w:grazie=UUUUUUVUU w:grazie_mille=WTUUTUUUU
w:great=WUUUUSTUU w:group=VUUUUUTUU w:gue=UUUWUSTUU w:guy=QVUTUWVUV w:gw=TTUVTWUUU w:gì=WUUTUSUUU
w:göster=TUUZVUPUU w:güvenilir_mi=RUUUUWVUU w:ha=VTUTXUSUT w:hab=WUUUTTUUU w:hab_ich=UUUVUTUUU
w:hace=VUUUUTUUU w:hackathon=VUUUUUUUU w:had=VUUUUUUUT w:haha=XUUUTUTUU w:hahaha=TVUUVUUUU
w:hai=UTUUVSVUU w:halt=VUUUUTUVU w:hanako=TUUUSVVUW w:handle=VWUUTSVUT w:hangi=SUUUUWUUU
w:har=UUUTVUVUV w:hari=VTUUUVUUU w:hariç=UVUUUUUUU w:has=UTUWTSUVV w:has_been=UUUUTUTUV
w:hat=VVUTUUTUU w:hat_der=UUUTVUTUU w:hat_mir=VUUUUVTUU w:have=STTVUVWUT w:have_you=WUUUTSUUU
w:having=VUUUUUUUU w:hay=VVUUTVSUV w:he=SVTVWWRUU w:heard_of=SUUUVWUUU w:hein=UUUUUUUUV
w:hello=YUUTTSTUU w:help=VUUUUUUUT w:help_me=VTUUUWUUU w:her=SSZSUTVUV w:here=RXXRTVUUT
w:hers=TUUTWTUUV w:hes=WTTTRXUUT w:hesabı=VUUUTVUUU w:het=UUUUUTUUU w:heute=UVUUUUUUU
w:hey=VTUTUTVUV w:hi=VUUUUTUUU w:hier=STUVVWUUU w:higher=VVUUUTUUU w:hilfe=UXUUUTSUU w:him=UTUXPWVUS
w:himself=UUUUUVUUU w:hinterlegt=UUUVUUUUU w:hired=UUUUWTUUU w:hiring=WUUUUSTUU w:his=XWTTRTVUU
w:hm=WUUUUTUUU w:ho=UUUUTVUUU w:hoje=WUUUUTUUU w:hold=UUUUVUUUU w:hon=UTUUUUVUT w:honestly=WUUUUVSUU
w:hope=UTUUUUVTU w:horsefacts=RUVSTPbUW w:how=SaWUURSUT w:how_do_i=UVYTSUTUU
w:how_do_i_use_you=UWUUSUUUU w:how_does_this_work=SXUUTUUUU w:how_long=TUUVVVUUU w:hoy=VUUTUVUUU
w:huh=XUUUTSUUU w:human=VUUUUSUUV w:hôm_qua=VUUUUTUUU w:hơn=WUUTUUTUU w:hỏi=TUUVVUUUU w:i=SXYPTTVUU
w:i_am=UVUUVTTUU w:i_asked=TUUVUVTUU w:i_hope=RUUUUWVUU w:i_know=VTWTRVTUW w:i_mean=TUUUXTUUU
w:i_meant=QZUWTVTUT w:i_need=TUUVUUSUV w:i_said=UUUUUTUUV w:i_think=UUUVTUVUU
w:i_vouch_for=RUbUTSUUU w:i_want=SVUUTUWUV w:i_was=SUUUUUVUV w:ich=VUUTVVTTU w:ich_meinte=VUUUUUTUU
w:ici=TVUUUVUUU w:id=UUTUWTUUT w:id_like=SUVUTUUUU w:idea=WUUUVTTUU w:identify=UUUUVUUUU
w:identity=WUUUUUTUU w:idk=UUUUTVUUU w:ieri=WUUVTTTUU w:if=TSUVVWUUT w:ignore=UUUUUVUUU
w:ihr=VUUUUUUUU w:ik=TUUWVUUUU w:il=USVVUUVUU w:il_mio=TUUWUUUUU w:ile=UTUUUWUUT w:ill=UUUUUWUUU
w:im=VUTSXUSUV w:imagine=UUUUUVUUU w:in=YWUTRVRUU w:info=TVUSUWUUU w:ini=TUUUZSRUU
w:instead_of=VUUUUTUUV w:inte=TUUUUUUUV w:intendevo=TUUUUUVUU w:into=XUUTTTUUT
w:introduced=UVUUUUUUT w:invented=VVUTUVSUU w:io=TTUZVSSUU w:irl=SSYTUVUUU w:is=WUQRWVWUT
w:is_on=UUUUUTUUV w:is_so=UUUUVTUUU w:isnt=WTUVTSUVU w:isso=TUWUVUTUU w:ist=VUVTUTUUV
w:ist_der=UUUUWUUUU w:it=XUTYUSRUS w:it_was=VUUUTTVUU w:its=XUUUTRWUU w:itu=WUUURTWUU
w:ive=UTUVTTTUV w:için=SUXUUVUUU w:j=VUUUVTUUU w:j_ai=VUUXTTTUT w:ja=TUUVUVUUU w:jack=QUUSTWZUT
w:jag=SVVTUVTUU w:jaja=UUUUUVUUU w:jajaja=VUUUUUTUU w:jay.bsky.team=UVUUUSUUV w:jc=TTUTUUWUU
w:je=VUVTTVTUV w:je_voulais_dire=TUUUUUVUU w:jesse=UUUTSUVUW w:jest=TVUUUUTUU w:jetzt=TUUUUVUUU
w:jo=VUUTTUVVU w:job=UUUTUUVUU w:jogo=WUUUUUTUU w:join=NTUXXWUUU w:joined=UVUUUUUUU w:joke=XUUUUTUUT
w:just=UUTWTSXUU w:just_shipped=VUUUUTUUU w:já=XUUUUSTUU w:k=VTUUSVVUU w:ka=UVUUUVTUT
w:kak=TVUUUVUUU w:kalo=TUUWUVTUU w:kamu=VUUUUTUUU w:kanka=UUUUUVUUU w:kann=TUWTUUUUU
w:kasper99=TTUUUUVUU w:kata=UUUVUVTUT w:kaun_hai=SUUUUVVUU w:kaç=XSUUVUTUU w:kdo_je=UUUUUUUUV
w:ke=TUUUVUUUU w:keep=VUUUTSVUV w:keeps=SUUUTXUUU w:kemarin=WUUUUTUUU w:kenal=SUUTTWWUU
w:kenji=UUUUUUVUU w:kenn=VUUTUUUUU w:kennst_du=TUUTUUWUU w:kenny=STUTTUXUU w:ketemu=VUUUUTTUU
w:không=TUUUTWUUU w:không_phải=TUUUUVUUU w:ki=VTUTVVTUU w:kids=UUUUUVUUU w:kim=QVTUXVUUT
w:kim_bu=STUUVWTUU w:kim_doğrulamış=SUUUWVUUU w:kimdir=SUUUTXVUU w:kime_ait=VUUUUUTUU
w:kimim=VUUVUUSUU w:kindly=TUUUVVUUU w:kkkk=UUUVUTUUU w:kkkkk=TUUUVVTUU w:knew=VUUUUUUUU
w:know=VUUTUWSUV w:known=RUVUVTUUV w:knows=UWUTVSWUT w:ko=WUUTVUUUT w:kofi=UTUUUUVUU w:kok=UUUUUUTUU
w:konto=WUUTUTSUV w:kto=VUUUUUTUU w:kya=SUUUUUVUU w:kyc=TTUUTVVUU w:l=VTTTUUUUU w:l_auteur=UUUUVUUUT
w:l_autore=TUUUWTUUU w:la=VUVURTTVV w:la_mia=TUUWTUUUU w:lady=SWUUUWTUU w:lah=VUUUVTTUU
w:las=UUUVUTUUV w:last=WUUUUTUUU w:last_night=RYUUUVTUT w:last_week=UUUUTUUUV w:launch=WUUUTTUUU
w:le=UUUTTXXUR w:learned=WUUUUTTUU w:leave=STWUUVTUU w:leave_out=UVUUUTUUV w:legit=TUTTYSUUU
w:lei=UWUUTTUUU w:leo=UUUUTVVUU w:les=VUUUTVVUT w:let=XUUUSSUUV w:like=aSWTUOVTU w:limone=TSUTTUYUU
w:linda=RPURRVfUV w:link=VVUTWUTUT w:linked=STUYVTTUU w:lisbon=TUUUUUVUU w:list=WVUWTSSUU
w:lista=WUUUTTUUU w:literally=WUUUUSUUU w:live=YTUUUSUUT w:lmao=UUUUUVUTU w:lmaooo=WUUUSUUUU
w:lo=USUUTWWUV w:logo=VUUUTUUUU w:lol=TTUVTVVUV w:long=SUUUUWUUU w:look=VUUXURTUU
w:look_me_up=RSUZUUUUU w:look_up=XVUTTPWUV w:looking_for=UUUUUVUUU w:looks=VUUUVSUUU
w:lookup=VUUUUSXUT w:los=VUUUUSUTV w:lost=VVUSTUUUU w:love=VVUUVSTVU w:lovely=TTWUUUTUU
w:lui=TVUWTSVUV w:lunch=WUUUUTTUU w:luôn=SUUXTVTUU w:là=VUUVUSUUV w:là_ai=SUUTUWVUU
w:là_ai_vậy=TUUTSXUUU w:là_gì=TUUVVVUUU w:làm=VUUUUUUUU w:lời=VUUUUUTUU w:m=VTUTVTWUT w:ma=SUUWWTSUU
w:maar=UUUUUTUUU w:made=VUUVUTUUU w:mai=WUUUUUTUU w:mais=VUUTUWUUT w:makasih=VUUUUTUUT
w:make=WTTUUUUUU w:maksudku=TUUUUUVUU w:maksudnya=UUUUUTUUV w:mal=UUVWTUUUV w:man=VWUSVUSUV
w:mana=TUUVUVUUT w:manda=UUUUUUVUT w:mano=UUUUTWVSU w:mantap=WUUUUSUUU w:many=TTUWUUUUU
w:mark=UUUTUTVUU w:mas=TUUUTXUUU w:match=YSUUUUSUU w:mate=UUUUUTWUU w:mau=UUUUVVTUU w:may=STUTVWVVT
w:mdr=TUUVWUUTU w:me=UTTZVUQUU w:me_fala=TUUUUUVUV w:mean=TUUUUVUUU w:meant=TUUUUUVUU
w:meetup=WUUUTUTUT w:mei=TUVTUVUUU w:mein=VUUUUVTUU w:meine=SUUWUUVUU w:menos=UUUUTUUUV
w:mentioned=UVUUSVVUU w:mentions=TVUUSVVUU w:merci=VUUVUUTUU w:mesmo=VUUUUTUUU w:message=TUUUVTUUU
w:met=YUUUUSTUU w:meu=STUbUURTU w:mi=XUSSVWUTU w:mia=UUUWTTUUU w:mich=RTUZUVTTU w:mim=VUTUUVUUU
w:min=TWWRSXTUU w:mine=SUUcTTQUU w:minha=UUUVUUUUU w:mint=TUUUUVVUU w:minus=VVUUUTSUW
w:mir=UTUTUXTUT w:mis=UUUVUUTUU w:mit=UVUUVTTUU w:mo=UUUSUUWUU w:mod=SUVUUVVUU w:moi=VTTYTTSUU
w:moin=VUUUUUUUU w:mom=VUUUUTUUU w:mon=TTUXUUTUU w:money=SUUTUXVUT w:montre=VUUXTSUUU
w:more=VUUSYTTUT w:morning=TVUUTVUUT w:mostra=TUUWTTTUW w:msm=TTUVUVTUU w:mu=UUUUUVUUU
w:much=UUUTUWTUU w:my=VSVWSVTUV w:my_friend=WUUUUSUUU w:my_own=SVUYSTTUU w:myself=XUUVTSTUU
w:mà=USUUTXTUT w:más=UUUUVVUUT w:même=UUUUVUTUU w:mình=WUVTUSVUU w:mí=TUUXUUSUU w:mı=SUUUVWUUT
w:mấy=TUUUUUUUU w:n=TUUUUUUUV w:na=WUUTSWSVU w:nach=VUUVUUUUU w:nada=VUUUUTTUU w:nadia=UTUUUUWUU
w:nah=VTUUUVUTU w:naman=TUUVUVUUT w:namanya=VUUUUTUUU w:name=USUTUVUVU w:named=UUUUUVUUU
w:names=VVUTUTVTU w:nanya=UVUUVTTUU w:nasıl=RZWUUTSUU w:naval=SUUUTYTUT w:ne=STVTUVVUT
w:nee=TVUUUVUUT w:need=XTTRTWUUU w:nein=UUUUUTUUV w:neither=UUUUVUVTU w:nem=VUUVUTUUU
w:nen=TUUUVUUUU w:never=TVTVVVTUU w:never_mind=YUUUUSUUU w:new=UYTTURTUU w:next=SUUVTUUUW
w:nft=SUUUUVVUU w:ng=SUUVUWUUU w:nguyễn=VUUUUUTUU w:người=WUUUUTTUV w:nha=VUUTUTVUU w:nhé=WUUUUUTUU
w:ni=SUUUWUUUU w:ni_nani=TUUUUVTUV w:nice=WUUUUTUUU w:nicht=UUUUUVUUT w:nie=UUUWUTTUV
w:niet=UUUWUSUUU w:nih=SVUVVUTUU w:no=TYTVWUPSV w:no_need_to=YUUUTRUUU w:nobody=UUUUUUVUT
w:nochmal=UTUUUUUUU w:noggles=SYUUUUTUU w:non=VVUUTVTUT w:none_of_those=UUUUUVUUU w:nope=UUUUUUVUU
w:not=VSTWTUVUT w:not_asking_about=UUUUUUUUV w:not_the=UVUUUVVUT w:nothing=WUUUUTTUU w:now=WSUZRTUUT
w:now_do=SUUWTUUUU w:number=XTVRTTWVU w:nur=TUUUUWUUT w:nvm=VUUUTTUUV w:nya=VUUUUTUUU
w:nào=UUUUUVTUU w:này=VTUUUUUUU w:não=TVUUVUUUU w:o=WTUUVUUTT w:o_dono=UUUUUVUUU w:o_que=TWUUUUUUU
w:obviously=UUUUUUTVU w:och=VUUTUVUUU w:oder=TUUUUUVUV w:of=UXVTWTRTV w:off=TUUUWTUUU w:og=UUUUUVUUU
w:oh=VUUUUUUUU w:ok=RSUXXSVUU w:olan=UUUUUVUUU w:old=VTUVWTSUU w:older=TUUUVVUUU w:olsun=UUUUUVUUT
w:on=UXUTUWSST w:on_here=SVVUSVUUU w:onchain=SWUUUVUUU w:one=SVVTTTXTU w:ones=UUUUUUUUV
w:only=UWUSUSSUX w:onu=TUUUUUVUU w:ook=TUUWSVUUU w:oops=VUUUUUUUV w:op=OWWVUTUUW w:open=TUUUUUUUU
w:optimist=SUUUVWUUU w:or=UXTSVVSUU w:orangnya=UUWUWSTUU w:otc=SUUUUXTUU w:other=UUUUUSVUV
w:ou=TTTTUWXUT w:our=UUVTUUUUT w:out=UVUSTXUUT w:over=UUUUUVTUU w:over_on=VUUUUTUUU w:owe=VUTUUVUUU
w:owes=TUUUUVUUU w:own=SUUXVTTUV w:owner=UUUUUVUUT w:oye=TUUUUUVUU w:où=TUUUVUUUU w:page=UVUTUUUUU
w:paid=UUUUVUTUU w:paloma=UUUUUUVUU w:panel=UUUUUSUUV w:par=VUUUUTUUT w:para=STWTUXUUU
w:pardon=VUUTTSVUV w:parle=UUUTUUVUU w:pas=UTUTUUWUU w:pas_elle=TVUUUUVUU w:passport=TUUUVWSUU
w:pe=STUVVUVUU w:pedro=TTUUUUWUU w:peki=QUUVaUSUU w:people=XUUXRTSUV w:per=VUYUTRTUT
w:perdón=TUUUUUUUU w:perfil=TUUWUUTUU w:pero=TUUUUSVUX w:person=TVTTWUVUS w:pfp=VVUUTVTUU
w:pfrazee.com=UUUUUVUUU w:phone=UUUTUVUUU w:pizza=UWTUUTTUU w:più=WUUUUSTUU w:place=TUUUUUUUU
w:platform=SVRRaWSVV w:please=OUXTWWTTW w:pls=QSTTYWUUV w:plus=WUUTVTUUT w:plz=TUUUUVUUU
w:po=SUUUVWTVU w:poem=UWUUSVUUT w:pollak=UUUUTUVUU w:por=UUUUUUUUV w:por_acá=TUUUUUVUT
w:por_favor=UUUUUUUUV w:porfa=TUUTUVUVU w:post=UUUUWTUUT w:posts=VUUUUTUUU w:pour=STYUTUTUU
w:ppl=UUTUUVUUU w:pra=TUTUTXUUU w:pretty=WUUUUTUUU w:price=WVUUUTTUU w:prima=UUUUUWUUT
w:pro=VUUUUSUUV w:procura=UUUSUUWUU w:profil=UUUVUUTUU w:profile=SSUWUTXUU w:profilo=TUUVVUUUU
w:proof=VUUVUUSUU w:proxystudio=SUUUUUWUU w:pugson=RSUOUTeUW w:pull=TUUTUWUUT w:pull_up=TUUUTVVUU
w:punya=TUUUUVUUU w:punya_siapa=UUUUUVUUU w:pure=VTUUVTUUU w:put=RVXTTSUUW w:python=XUUUUUSUU
w:på=VVUUUUUUU w:q=RTVVRXXUT w:qm_é=WUUUVSUUT w:qu=VUUTUUVUU w:qua=VUUUUUUUU w:qual=SUUWUVUUU
w:quanto=WTUUUUUUU w:que=VUWTUSTUV w:quel=TUUVUVTUU w:quelle=TUUVUUUUU w:quello=TUUUUUUVU
w:quelqu_un=SUWUUUUUU w:quem=TUUXVTTUU w:quem_escreveu=UUUUVUUUU w:quem_é=QUUTVVXUU
w:question=UUUWUSVUU w:questo=TTUVYSUUU w:qui=TVUXSTSVU w:qui_est=SVUUUUWUU w:quick=RUUUUWVUU
w:quien=TUUWUUUUU w:quien_es=SUUUTVXUU w:quién=RVUXVUTUU w:quién_es=TVUTWTVUT
w:quién_escribió=TUUUVUUUU w:quoi=TUUVTUUUU w:quote=TUUUUVVUU w:quoted=TUUUVUUUU w:quoting=TUUVUVTUV
w:quá=TUUUUWUUU w:qué=UUTVUVTUU w:qué_sabes_de=UUUWUUSUU w:r=UUUUUTUUV w:ra=VUUUUWTUT
w:raga=TUUUUWUUU w:rain=VTUUUUUUU w:read=WUUUTUUUU w:reading=UUUUUWTUU w:real=VTUUTVUUT
w:really=WVUUUTUUT w:record=SUXUUUUUU w:remind_me=VUUUUTTUU w:remove=UVVTUUUUU w:renata=TUUUUUVUU
w:replies=VUUUUTUUU w:reply=UUUUVUUUU w:replying=VUUTXRUUU w:rien=YUUUUSTUU w:right=UUUVTVTUU
w:rish=UWUUTUTUV w:rn=VUUUUTTUU w:roast=VUUUTUTUU w:robot=TUUUUUVUU w:romero=UTUUUUVUU
w:rt=YUUUURUUU w:rug=TUUUUVUUU w:run=VUUUTUTUU w:running=UUUUUVTUU w:rust=TVUUUUUUU w:rồi=WUUVUTTUU
w:s=TXUUTTUUU w:sa=VVUUUSUUU w:sabe=WUUVTTTUU w:sabes=TUUTUUVUU w:safe=SUUSUWWUU w:sagen=TUUUUUUUU
w:said=SUUWUUUUT w:sale=RTUWUVVUU w:sama=WUUUVTTUT w:same=WUVUTUTUT w:same_for=TUUVTVUUU
w:samuelhq=UUUUUUVUU w:sana=UUUUVUUUU w:sao=UUUVTVUTU w:satoshi=TVUUTUVUU w:saved=VUUTUUUUU
w:saw=VUUUUUUUU w:say=VSVUTVUUU w:saya=YUUUURUUU w:says=TUTTUXTUU w:scam=TUUUVUUUU
w:scammer=UUUUXSUUT w:scheda=RTUYTVUUU w:schon=UUUUUVUUU w:score=VUUUUUTUU w:script=TUUTUUXUU
w:scusa=TUUUUVUUU w:se=TTYUTUTUU w:search=TWUTUTUUU w:second=UUUVVSUUV w:see=USUYTTUUU
w:seems=VTTUTVUUU w:seen=VUUTVSUUV w:sei=WTUUUTUUU w:seit_wann=RUUUXVTUU w:semua=VUUUUUUUU
w:sen=TVUUUUUUU w:sence=UUUUUVUUU w:send=VTTTVWTUU w:sent=UUUUUVTUU w:sent_me=STUUUXTUT
w:ser=UUUUUVUUU w:settle=SUUVTVUUU w:she=VUSRSXVUV w:shes=WUVUTUUUU w:shipped=VUUUUTVUU
w:should=VVUSUUVUU w:shoutout=XUUUURUUU w:show=TVUXRTSUX w:show_me=QVUXVTUUU w:showing=UUUVUTUUU
w:shows=VUUUUUUUU w:si=VTTWUSUUU w:siapa=SXUTVUTUT w:siapa_sih=SUUUVWTUU w:siapa_ya=TUUUUVUUU
w:sich=VUUUTUUUU w:sie=WVUUUUTUU w:sign=TUUUVUUUU w:signed=VUUUUTVUU w:sih=SUUUVVUUU
w:since=VSUUUUVUU w:since_when=STUTWUUUU w:sind=UUUUUUUVU w:sino=TVUVUUUUU w:sir=VUUUWSUUU
w:sister=UWUUUTUUU w:skip=TUUUUUUUV w:so=USUXRVUUV w:so_sánh=UTUUUWVUS w:soal=UUUUUVUUU
w:sobre=TTUVUTWUU w:sofia=UTUUUUVUU w:solidity=VUUUUVSUU w:solo=UUUUUUUUV w:some=SUUTTWVUU
w:somebody=VVUUUTTUT w:someone=UVWTTUUUU w:son=TUUUWTVUT w:sondern=SUUUUVWUU w:sono=UUUUUSUUU
w:sorry=VUUTWVTTT w:sort=TVUUVUUUU w:sou_eu=TSUXUUUUU w:soy=TUUWUUTUU w:srinivasan=WUUTTTUUU
w:sta=TUUUTWUUU w:stani=VUUUUTVUU w:still=TUTWUTVUU w:sto=UUUVVSVUU w:stop=ZUUSURUUU
w:story=WUUUUTUUU w:stp=USUVUUUUU w:stranger=TUUWUUUUU w:stuff=VVUUUUTUU w:su=TWTVWTTUT
w:such_mal=UUUUUUVUU w:summarize=aUUTRSTUU w:suo=UVUUVUTUU w:sur=TVUVUTUUV w:sure=WUUUUTUUU
w:sus=UUUUTUVUU w:svp=TUUUUVVUT w:sí=TUUUUVUUU w:t=WRUWTUTUU w:t_as=VUUUUTUUU w:t_es=VUUUUUUUU
w:ta=TTUUUWTUV w:tack=SUUUUVVUU w:tag=VUUUSVUUT w:tagged=TUUUTUUUW w:tagging=VUUTUUUUU
w:take=UUUUUTUUU w:talk=VUUUVTUUU w:talking_about=UUUUTUVUU w:talking_to=TVUSWUUUU w:tanya=UUUUUVUUU
w:tapi=SUUUVWUUT w:tbh=WUUUUSUUU w:te=UUUVTUVUU w:team=WUWUTSUUU w:ted=VUUTTWaOT w:teds=VUUUUUUUU
w:tell=aUUUWOUUT w:tell_me=SUURXXUUU w:tem=SVUUUTVUV w:tengo=SUUVUVUUV w:than=aUUSVQUUT
w:thank_you=TUUVUXUUT w:thanks=WUUUVSUUU w:that=YXVROXTUT w:that_guy=UZUUOVTUU w:that_one=UUUVTUUUU
w:thats=XWUSSRVUU w:thats_her=UUUUUUVUU w:the=VWTRVSTVV w:the_author=SUVUVUUUU w:the_best=UUUUUVTUU
w:the_first=VUUUUUUUT w:the_last=VUUUUVUTT w:the_last_one=TUUUUWUTU w:the_op=UUUUVUUUU
w:the_other=VWUUSVUUT w:the_same_person=VUUUTVUUU w:the_second=VUUUUTUTV w:their=WUSUUTUUV
w:them=SVVVUVTUT w:then=VUUUSVTUV w:there=TWUUUWRUU w:theres=TVUUTUVUU w:these=TUUUUVUTU
w:they=STUVUTVUW w:thing=TWTTVTUUU w:things=TUUUVTUUV w:think=TUUVUUUUU w:thinking=UUUUUVUUU
w:this=VWUTWTQUU w:this_account=RUUTYTUUU w:this_dude=TUUTXTUUU w:this_guy=UTUVWTTUU
w:this_one=XUUTUSUUU w:this_person=TTWTWTVUU w:this_thread=ZUUTQVTUU w:this_week=XUUUUSUUU
w:tho=RUUUYTUUU w:those=TUUUVUUUV w:thought=UUUVUTUUU w:thoughts=UVUUTVUUU w:thread=UTUUUTVUU
w:three=XUUTUTUSV w:through=TUUWTUUUU w:thì=VUUUSUUUU w:thôi=UTUTUVVUT w:thấy=UUUUUUVUU
w:thế=TVTUUUUUV w:ti=VUUUTUVUU w:ticker=WUUUTUUUU w:tiene=TTUTVVVUU w:time=WVUTTTUUU w:tip=UTUUVUUUU
w:tl=VUTUUUUUU w:to=UYTRVUUUV w:to_you=TUUVUUUUT w:today=XVUUUSTUT w:todo=TUUUTVVUT
w:todo_mundo=UUUUUVUUU w:together=UUUUTUUUU w:toi=TUUUVWTUU w:token=ZVUUTRTUU w:tokyo=VVUUUTUUU
w:told=ZUUUTQVUU w:told_me=SUUUVTVUU w:tolong=SUUUUXUUU w:tomas=TUUUUUVUU w:tomorrow=VVUUUTUUU
w:too=SUUTWVUUU w:top=WUUUUTUUT w:torvalds=SYUUUZOUU w:tous=VUUUUUUUT w:tout=VUUUUTUUU
w:translate=WVUUSUUUU w:tried=VUUUUUUUU w:true=VVUUSVTUT w:trust=UUUTVVTUU w:trustworthy=TUUUWUUUU
w:try=TVUUUUUUU w:trying=TUUVUVUUU w:trên=UVUUUVTUU w:trả=VUUUUUTUU w:trời=UUUUTWUUU w:tu=SUTXTRVUW
w:tu_connais=UUUUUUVUU w:tu_peux=UUUUUTUUV w:tuh=UVUUSWUUU w:tui=TUUVUVTUU w:tutto=VUVUUTUUU
w:twice=UTVUUUUUU w:two=VUUUTUUTW w:ty=WUUTUSUUV w:tylko=TUUUUTUUV w:typo=TUUUUTWUU w:tá=UVTTUUUUU
w:tên=TUUUUVTUU w:tìm=VSUUUUVUU w:tú=VUUUUTUUU w:u=WUUSUUUUU w:udah=RSUXVVUUU w:um=VVUUUWTTU
w:un=TTVTVVUUT w:un_bot=VUUUUUTUU w:un_certain=TUUUUUVUU w:un_tal=TWUUTWTUU w:una=VUTUUUTUU
w:und=STUVVVUUV w:und_ich=UUUWTUUUU w:under=TUUUUUWUU w:une=VTVUUTTUU w:uni=TUVUUVUUU w:up=UVUWTTUUT
w:ur=VUUUUUUUU w:us=WTUUTTUUU w:usa=UVUUUTUUU w:usdc=WUUUUTUUU w:use=VUUTVTVUT w:used=TWUUTUUUU
w:user=UUVUTTWUT w:username=UUUUUUVUU w:uses=TUUUUWUTU w:usted=UUUUUVUUU w:uy_tín_không=SUUUVUVUU
w:v=STUUUUXUU w:va=UTUUVTUUU w:vai=WTTUUUTUU w:van=SVUUUTVUU w:var=TTUUVVUUU w:var_mı=RTUTWVVUU
w:varun=VTUTTTWUU w:vay_be=VUUUTUUUU w:vc=UVUTUUTUU w:ve=UUUUUSUUW w:vem=UUUUUUUUV
w:vem_är=TTUUUUVUU w:ver=TTUUUVUUU w:verificata=TUUUUVUUU w:verification=UUUUUTUUV
w:verificato=SUUWUVTUU w:verified=UTTaTTRUV w:verified_by=VUUUUUUUU w:verifiziert=TUUXUUTUU
w:verify=TUUTWUUUU w:very=UUVUVTUUU w:vi=TUUUUVVUU w:via=UUUUUUVUU w:vitalik=STUTUUXUU
w:von=UUUUUTVVT w:vos=UTUVUVUUU w:vouch=UUXUTRUUU w:vouch_for=UTaTTSTUU w:vouched=TTWTVVUUU
w:vouching_for=RUXVTTUUU w:vous=SUUVUVUUV w:vs=WVUUUUTUS w:và=UUUUUWUUS w:ví=TUUTVUUUV
w:vậy=RTVUWWTUU w:về=TUXUUSUUU w:với=TUUUUWTUT w:w/=VUUTUUSUV w:w=RUUTWWVUU w:wait=TaUTRSTUW
w:wallet=RUTSVXVUU w:wallets=TTUZUVSUT w:want=VUUUTUVUT w:wanted=UWUUUUUUU w:wants=RVUVUWUUT
w:war=UUUUUTUUV w:was=WUUVTTTTU w:wat=TVUVUVTUT w:way=WTVTTTTUV w:we=UUUUWTSUU w:weather=VUUUUUTUU
w:week=WUUVUSUUU w:weißt_du=TUUUUVUUU w:welche=UUUUVVTUU w:well=TUUUVVTUU w:wem=SUUUVVUUU
w:wen=SVUUUVUUU w:wenn=VUUVUUUUU w:wer=TVUVUUSUU w:wer_is=TTUUVUWUU w:wer_isn=UTUUUTVUV
w:wer_ist=TWUTUVUUT w:wer_steckt_hinter=UUUUUTVUU w:were=YUUUUQUUU w:wey=UUUUUWTUU w:what=RZUXQTVUT
w:what_a=WUUUUUUUT w:what_about=RUUWUUVUU w:what_can_you_do=TXUUTUUUU w:what_is=QWVUUTVUV
w:whatever=TUUUUVUUU w:whats=TUSUSVYTT w:when=VUUVTUUUU w:when_did=OUUVYWUUU w:where=TVUSUWUUU
w:which=TUSYVUUUS w:which_one=VUUUUUVUU w:who=VWSUVVTUU w:who_are=TVUTTWTUU w:who_are_you=UUUUVTUUU
w:who_even_is=TUUUTUWUV w:who_is=TaSPTUXUU w:who_is_behind=TUUUUVUUU w:who_made=XUUUUQUUV
w:who_owns=UUUUTVUUU w:who_posted=TUUUWUUUU w:who_runs=VUUUUTVUU w:who_tf_is=SUUUVVUUU
w:who_that_is=TUUTUVVUU w:who_verified=QTTUXUWUU w:who_vouched_for=TUUUVUUUU w:who_was=UVUUTTVUU
w:who_wrote=UUUUVUUUU w:whois=TUUUUUVUU w:whole=UUUUUVUUU w:whom=TUUUWUUUU w:whos=QXTRSWXUW
w:whos_behind=UVUUUTTUU w:whose=TUUUWUUUT w:whose_is=UUUUTWUUT w:why=XWUTSSVUU w:wie=TUVVUTVUU
w:wie_is=TVUUUTVUU w:wife=UUUUUUTUW w:wild=UUUUVTUUU w:will=bUTSUQTUU w:win=VVUTUUTUU
w:wird=VUUUTUUUU w:with=VVTSURXVV w:without=UUUUUSUUW w:wkwk=UUUUVUTUU w:woj=TSUTTUYUU
w:won=TVUUUUUUU w:wont=RUUUVWVUU w:word=TUVUUUWUT w:words=VVUTUUUUU w:work=TbUSSSUUU
w:worked=TUVUTVUUV w:works=WUUUUTTUV w:world=VUUTUUUUU w:would=VTVWTRUUU w:would_you=TUUUUUUUV
w:wow=VUUVTTUUU w:write=WWUTTUTUU w:writes=UUUUVTUUV w:writing=TUUUUWTUU w:wrong=bYURURQUU
w:wrong_person=TUUUUVUUU w:wrote=YUUUURTUU w:x=RUUVWWSUU w:xie=UUUUUTVUU w:y=TTTTYUWUR
w:y_a=VTUUUTUUV w:ya=TSVUUXUUU w:yaar=UVUUTXSUT w:yang=TVUVUUTUU w:ye=RVUVWTUUU w:yeah=VUUUUUUUU
w:year=WUUUUSUUU w:years=VUWUSTUUU w:yep=VUUUUUUUU w:yes=VUUUUUTVU w:yesterday=WTUUUTTUU
w:yet=STUZUSTUU w:yg=UUUVRVUUU w:yo=TTUUUVUUU w:yok=TUUUUUUUU w:you=XXTTTSTTU w:you_should=WUUUUTUUU
w:your=YUUSVUTUU w:youre=VTUUUUVUU w:yours=YUUSUTUUU w:yung=UUUUUTUVU w:yusuf=TUUUUUVUU
w:z=VUUTUUUUU w:zeig_mal=TUUWUTTUV w:zeig_mir=UUUVUUTUU w:zk=VVUTUUTUU w:zkmaxi=UUUUUUVUV
w:zora=VUUUUWSUU w:zu=UUUUVTUUV w:zuck=UTUUUUVUU w:à=XUUVVRTUT w:à_qui=UUUUVUUUU w:á=VUUUUTUUU
w:ça=VTUUTUVUU w:çok=WUUUTTUUU w:è=QVVUVUVUV w:è_un=UTUUVTVUU w:é=VTUTSUXUT w:é_a=TVUUUVUUU
w:é_o=UUUVUUTUU w:équipe=VUUUUUUUU w:ông_này=UUUUVUTUU w:über=RTUZUVTUU w:ý_mình_là=TUUUTUWUU
w:đi=XUUVUUTSU w:đâu=TUUUWTUUU w:şu=TUUUVUUUU w:și=UUUUUVUUU w:και=UUUUVTUUU w:μου=UVUTUTVUV
w:ο=VTUUUUUUV w:ποιος=UUUUVTUUU w:ποιος_είναι=UUUUUUUUV w:ρε=TUUUVWUUT w:τι=TWUUUUUUU w:το=TTUUVVUUU
w:τον=UUVUUSUUV w:а=VTTVWTVUS w:а_я=TTUWTVUUU w:автор=UUUUVTUUU w:автора=SUVTVUUUV w:без=VUUUUTUUV
w:в=UVUTVUTUV w:вообще=UUUTUVUUU w:всё=VUUUTUUUU w:второй=UUUUVUUUU w:вчера=UVUUUSVUU
w:гаманець=SUUWVVTUU w:да=WUUUUVUSU w:да_не=UUUUUVUUU w:дякую=VUUUUUUUU w:его=TUUUUUUUU
w:есть=RTUUVWUUU w:за=SUWUUTVUU w:знаешь=UTUXUUTUU w:знаю=UUVUTUUUU w:из=VUUUUUTUV w:или=UTUUVTVUT
w:какие=TUUVUVUUT w:какой=UUUUVUUUU w:который=UUUUUUTUU w:кошелёк=UUUTVUUUU w:кто=STUVWWTUT
w:кто_автор=UUUUVUUUU w:кто_такая=TUUUUVUUU w:кто_такой=STUUUWWUT w:меня=SUUZSTUUV w:мне=SSUYUWTUU
w:мой=WUUTUTUUU w:на=UUUUTWVUU w:не=UUTUUVVUS w:не_надо=TUUUUVUUU w:нет=TUUVUUUUU w:ну=XUUTTUUSU
w:ні=UUUUUUUUV w:он=UUUUUVUUV w:она=UUVUUTUUU w:опять=WUUUUTTUU w:плиз=TUUUUWUUU w:покажи=TUUXTTUUU
w:про=SUTVUVUUU w:пробей=TUUUVTUUW w:расскажи=WUUVUUSUU w:ручаюсь_за=UUWUUTUUU w:с=WUUUURUUW
w:скинь=TUUUUVUUU w:спасибо=VUUUTUUUU w:та=TUUUUTUUV w:такий=STUUUUWUV w:такой=VTUWUTUUU
w:там=UUUVVTUUU w:то=SUUUVUWUU w:только=VUUUTVUUU w:тут=STUTVVWUU w:ты=UUUWUUTUU w:у=TTUUVUUUV
w:у_неё=TUUUWVTUU w:фид=SUUUUUWUU w:хто=RSUUVWWUT w:це=UUUUVUUUU w:чей=TUUUUVUUU w:чий=UUUUUVUUU
w:что=TSUZUSSUV w:это=TTUTWVVUU w:это_кто=RTUUVVWUU w:я=VUUTUVUUU w:я_про=TUUUUVUUU
w:מי_זה=UUUUUVUUU w:رو=TUUUUVUUU w:في=WUUTUTUUU w:مين=TWUUURVUV w:و=TUUUUWUUT w:کیه=TUUUUVUUU
w:का=UUUUUVUUU w:कौन_है=TUUUUVUUU w:क्या=TUUUUVVUU w:भाई=UUUUVUUUU w:ये=TUUUVVUUU w:है=TUUUUUUUU
w:কে=SUUUUWVUU w:ขอ=UUUUUUUUV w:ของ=VUUUUTVUU w:คนนี้=SUUUWUUUU w:ครับ=UUUUUTUUV w:คะ=SVUUVUUUU
w:ค่ะ=UUUUVTUUU w:นี่=TUUUVUTUU w:มี=SUUVUVVUU w:หน่อย=TUUUUVUUU w:อะ=TUUUUWUUU w:ใคร=TUUUUVUUU
w:ใครอะ=TUUUVVTUU w:ᄀᄀ=SUUUUWUUU w:ᄏᄏ=UUUXUTUUU w:ᄏᄏᄏ=VUUUUUTUU w:ᄏᄏᄏᄏ=UUUUVTUUU w:ᄒᄒ=UUUUUVUUU
w:ᅲᅲ=UVUUUUUUU w:ấy=TUUUVVUUU w:ổng=UUUUUVUUU w:ở=VUUUUUTUU w:、=VUUUUTUUU w:〜=UUUUUVUUU
w:ありがとう=UUUUVUUUU w:ある=UTUUVUUUU w:いい=UUTUUVUUU w:いつから=RUUUXVTUU w:いつも=UUUTUVUUU w:いますか=TTUUUVWUU
w:いや=TUUWUUUUU w:いる=VUUTUUVUU w:う=UUUUUVUUU w:おしえて=TUUUUVUUU w:お願い=TUUVUTVUU w:お願いします=TUUUVUUVU
w:か=UUUVTUUUU w:から=RVTUUWUUU w:が=SVTVTVWUT w:こ=UUUUUVUUU w:こっち=TUUTUVVUU w:この=TUUUVUUUV
w:この人=UUUUTWUUU w:これ=VUUUUUUUU w:これ書いたの=UUUUVUUUU w:ごめん=TUUUUVVUU w:さ=UUUVTUUUU w:さん=VUUUUSUUT
w:さんって=TTUUUVXUU w:さんの=VUTUTVVUT w:した=UTUUUVVUT w:して=WUTUSUVUU w:じゃなくて=STUWUVVUU w:すごい=VUUUUUTUU
w:それ=UUUUTVUUU w:た=TUUUUVUUU w:たら=UUUUUVUUU w:だ=VUUUUUUUU w:だけ=RTTUWXVUT w:だれ=TUUUUWUUU
w:った=VUUVUTUUU w:って=UTTWTVUUU w:って人=VUUTUTUUU w:って何=TVTUUVTUU w:って何者=TUUUUVUUU w:って誰=UTTUUUWUV
w:て=TUUUUVUUU w:てる=TUUVUUUVU w:で=UTWTUSVWT w:でしょうか=SUTUVWUUU w:です=WUUUTTUUU w:ですか=SVTUVUVUU
w:と=TUUTUVVUT w:ど=STUUUWVUU w:どっちが=TUUUUVUUT w:どなた=UUUUVTUUU w:な=UUTUUVTUU w:ない=UUTVUUUUU
w:なの=SUUUUWUUT w:なん=UTUVVUTUU w:に=UTSYUTWUT w:について=UUTTUWUUU w:ね=WUUTTUUUU w:の=TUUTVVTUU
w:ので=SUUWUTUUU w:のほう=TUUUUUUUU w:の人=UUUUVUUUV w:の方=UUUUUTUUU w:は=UTTUVUVUT w:は誰=WVUUUSTUU
w:ます=UUUTUWUUT w:めっちゃ=UUUUVUUUU w:も=TTUVXTUUU w:や=TUUVUUUUV w:やってる=UTUUUVUUU w:やつ=TUUUUUUUV
w:よ=TVTTUVUUU w:らしい=VUUUUUUUU w:る=WUTUTTVUU w:わ=SWUUUVUUU w:わかる=TUUUUVUUU w:を=PVWWUUVUS
w:ん=SUTUVVVUU w:アカウント=TUUUUTWUV w:ウォレット=TUUUUUUUT w:カード=TUUWUTUUU w:㗎=RWUUVVUUU w:一=TUUUVUUUV
w:一下=SUUUTXUUU w:一直=TUUUTVUUV w:三=VUUUTVUTT w:上=WUUUUTTUU w:上的=VVUUTUSUU w:下=VUUUUVTUU w:不=VUUVTUUUU
w:不是=TUUUUVUUT w:不是她=TVUUUUUUU w:不用=VUUTUUUUU w:不要=UUUUUTUUV w:个=VUVTUWTUT w:也=TUUUUWUUU
w:了=YTTSTUUUV w:人=VWTTVSWUT w:什么=SVUUUVUUU w:什么来头=UUUUVUUUU w:什麼=UUUUUVUUU w:今天=WTUTUTUUU
w:今日=VUUUUUUUU w:他=TUUUVVTUV w:以外=UVUUUUUUU w:何=UVUUUUUUU w:你=SYUURUUUU w:佢=SUUUVVVUU
w:使い方=SXUTUUUUU w:來=VUUUUUUUU w:係=SUUUUVVUU w:係邊個=TUUUUVUUU w:個=SUUUVWVTT w:做=UVUUUSUUV
w:先=VUUUUTUUU w:关注=VUUUVTUUU w:再=UUUTVUUUU w:到=WTUVUSUUU w:到底=SUSUVXUUU w:原=TUUUVVUUU w:去=VUUUUTUUU
w:古参=UUUUUVUUU w:叫=TUUUUVUUU w:可以=TVUUTUUUU w:名前=UUTUUVTUU w:吗=TTUTWVSUV w:吧=UUUUUTUVV w:呀=SUUTVVWUU
w:呗=TUUUUVUUU w:呢=SUWVVTUUU w:和=UUUUUVUUT w:哈哈哈=UUUTWTUUU w:哪些=STUXUTUUU w:唔係=SUUUUUWUU
w:啊=RUSVWTVUV w:問=UUUUUUVUU w:啦=SUUUUVVUU w:喔=VUUUUUUUU w:嗎=SUUUVXUUU w:在=VUUVUTTUT w:地址=TUUUVTUUV
w:多=VUUUUUUUU w:多少=VTUVUUUUU w:大大=UUUUVUTUU w:天気=VTUUUUUUU w:太=VUUUUUUUU w:她=RTUTWWVUU w:好=XTUTUUTUU
w:對=UUWUUSVUU w:就好=WUUUUUTUU w:帮我=aTUUUUQUU w:幫=TUVUUTUUV w:幫我查=UUUVUUUUT w:得=TUUUUWTUU
w:怎么用=TVUUUUUUU w:想=SUUVUVTUU w:我=VTUVVRUUV w:我是誰=SUUYUUUUU w:我的=TUUZSUTUU w:我绑了=TUUWUUUUU
w:我自己=SUUXUUTUU w:我要=UUVUUTUUU w:我问的是=UUUUTUUUV w:找=TUUUUVUUU w:把=XUUUSTUUU w:教えて=TVUUUTVUV
w:教えてください=UVUUUUUUU w:新=SUUUUWUUU w:方=TUTUUWUUU w:早=TUUUUVUUU w:早安=VTUUUUUUU w:明日=VTUUUVUUU
w:昨天=TVUTUUUUU w:是=OTTVWVWUV w:是不是=TUUUUTVUV w:是哪位=UVUUUTUUU w:是誰=TTUTXTWUU w:是誰啊=TUUUUUVUU
w:是谁=UUTTVUVUU w:是谁啊=TUUUUVUUU w:最近=WUUUUTUUU w:會=VUUUUUUUU w:有=SUUTVUVUV w:有冇=TUUUUVUUU
w:有沒有=SUUTUVVUV w:有没有=TUUUVUUUU w:本人=WUVTTTUUU w:来=TUUVUVUUU w:来着=TUUWUUTUU w:查=YUUUTTSUU
w:查一下=TTUVUUUUV w:楼主=VUUUTVUUU w:欸=VUUUUTVUU w:比較=TUUUUVUUU w:求=TUUUUWTUU w:没=TUUUVTUUU
w:玩=VUUUUTUUU w:用=VUUUUUTUU w:番=UUUUUUUVU w:的=PUTSXUWVW w:看=UUUVVTUUU w:看看=SUUXTUUUU w:真=VUUUUTUUU
w:真人=TUUUVUUUU w:知ってる=VUUTUUUUU w:神=WUTUTVUUU w:私=TUVWTUUUU w:私の=WUTWTTUUU w:笑死=UUUTVUUUU
w:第一个=TUUUUVUUU w:给=VUWUTTUUU w:背书=UUWUUTUUU w:背書=TUWUUTUUU w:能=UTUTVVUUU w:自分の=SUUXTTUUU
w:被=UUUUUTUUU w:要=TWVTUUSUU w:見せて=TUUVVUUUV w:言=UUUUTTVUU w:詐騙=TUUUVUVUU w:話=VUUUTVUUU
w:認證=TUUUUVUUU w:說=TUUVUTVUU w:誰=RUUUVXUUU w:請問=SVUTUVVUU w:謝謝=SUUUUVVUU w:认证=TTUVVSUUW
w:说=VUUUUSUUV w:谁=SVUUWTUUU w:谁的=UUUUUTUUV w:谁给=UUSUUVUUV w:谢谢=TUUVVUUUU w:資料=UUUVTUUUU
w:资料=RUUXUUUUU w:跟=RUUUUYTUU w:这=UUUUVSUUV w:这个=VUUTUUUUU w:这人=SUUUWVUUU w:這=VUUUVTUUU
w:這位=UUUUVUTUU w:這個人=SUUTXUUUU w:這篇=VUUUTUUUU w:過=TUUUUUUUU w:違う=SWUUTUUUU w:那=UTUVTUUUU
w:那个=VUUUUTTVU w:那個=TUUUUTVUV w:那她=TUUUVUUUU w:都=XVUUVQUUV w:錢包=UUUWUUUUU w:钱包=UTUVVTTUV
w:问=VUUUUUUUT w:除了=VVUUUSUUV w:靠谱吗=SUUUVWUUT w:가=VVUTTRWUV w:감사합니다=WUUUTTUUU w:같은=XUUTTUUUU
w:거=VTWSTVUUU w:건=UUVUTTUUU w:계정=TUUUUUUUU w:그=VUUUUTUUU w:그럼=TVUVTTUUV w:나=STUTTVWUV w:내=TUUWTUUUU
w:너=VUUUTUUUU w:누가=TTUUUXUUU w:누가_인증=TUUUUVUUU w:누구=UUUUUVUUU w:누구야=WTUVVSTUU w:누구예요=TUUUVUUUU
w:누구임=TUUUUVUUU w:누군지=TUUWTTUUU w:는=XTTTVSTUV w:늘=VUUUUUUUU w:님=TWXUTSTUV w:다=VUUWTSVUU
w:대=UUUVUSUUV w:도=UUUTUWUUU w:됨=VUUTTWUUU w:똑같이=TUUUUWUUU w:라는_사람=UTUTUTXUU w:랑=VUUUUSVUV
w:로=TUUUUVUUU w:만=VUUUUTUUU w:많=WUUUTTUUU w:말고=UUUVTTUUV w:뭐=VTUUUUUUU w:뭐야=SUUUVUVUU
w:믿어도=VUUTTVUUU w:보여줘=TUUUVTUUW w:봇=WUUUUUUUU w:분=TUWTVUUUU w:빼고=TUUUUVUUV w:사람=VUUTUTTUV
w:아=WUUUUSUUV w:아니=SVUUUVVUU w:알려주세요=UUUUUTUUU w:알려줘=RUUVUWTUU w:알아=SSUTUVYUU w:야=VUUUUUUUU
w:얘=TUUVVTVUU w:어=UWVUUTUUU w:어제=UVUUUTVUU w:에=UUUVTUUUU w:에서=UUUUUTUUU w:여기=TUUTUWUUU w:오=VTUVTUUUU
w:요=TWUUUTUUU w:요즘=VUUUUTUUU w:은=PUWTUVWUV w:이=UUUTTVTUU w:이_사람=TUUUVUUUU w:이거=XTUUVTUUU
w:이랑=TUUUTVUUV w:이분=UUUTUVUUU w:있나요=TUUUUVUUU w:있어=UTUTUVVUU w:좀=RVUTUXVUU w:주인=TUUUUVUUU
w:중에=TUUUUVUUU w:지갑_주소=UUUUUVUUU w:진짜=XUUUUSUUU w:찾아줘=TUUTUVWUT w:카드=VUUUTUUUV w:하=VTWTUUUUU
w:한테=TUUWTUUUU w:해=TUUVTVUUU w^:a=TUUUUTUUW w^:ada=UUUUUUVUU w^:ah=WUUTTTUUU w^:and=RUUXTWVUT
w^:any=UUUUWTUUU w^:anyone=TUUUUUVUU w^:bom_dia=UUUVUUUUU w^:bot=SUTUUUTUU w^:break=XUUUWQUUU
w^:bu=UUUUVUUUU w^:bukan=UUUUUVTUU w^:can_you=VTUUVUUUU w^:cc=WUUUUTUUU w^:che=TUUVUVUUU
w^:compare=SUUTWWUUU w^:cool=QTUYVUTUU w^:còn=UVUUTUUUU w^:der=TUUUVUUUU w^:do=TUUVUVUUU
w^:does=VTUUVSTUV w^:dzięki=UUUUUVUUU w^:e=TUUUTVVUV w^:e_il=UUUUVUUUU w^:e_o=TUUUVUUUU
w^:eh_salah=UUUUUUVUU w^:el=VUUUUTUVU w^:emoji=XUUUSTUUT w^:en=UVUUUUTUU w^:ens=TUUTVUUUU
w^:et=UUUUVUUUU w^:everyone=WUUUUSUUV w^:eyvallah=VUUVUUTUU w^:gente=TUUUUUVUU w^:gm=WTUUUVRUU
w^:good_bot=WUUUSUUUU w^:grazie_mille=VUUUTUUUU w^:hab=VUUUUTUUU w^:haha=VUUUTUUUU w^:has=SUUVUUVUU
w^:her=XUUUSTUUU w^:hey=VTUUUTWUV w^:hm=WUUUUTUUU w^:hmm=VUUUUTUVU w^:how=SWVUVTUUU w^:i=WUUSUVTUU
w^:i_meant=SWUVUUUUU w^:idk=UUUUTVUUU w^:if=XUUUTSUUU w^:il=TUUUUUUUU w^:im=VUUUTTUUV
w^:imagine=UUUUTVUUU w^:is=RWUSXTUUU w^:jajaja=WUUUTUUUU w^:just=TUUUUUUUU w^:kalo=TUUVUUUUU
w^:la=UUUUUVUUU w^:le=TUUUUUVUU w^:lmao=UUUUVUUUU w^:lol=UVUWTUTUU w^:love=UUUUVUUUU w^:ma=WUUUTTTUU
w^:me=VUUTVTTUT w^:mein=VUUUUUUUU w^:mi=VUUUUTUUU w^:moin=VTUTUUUUU w^:my=TTUUUUWUU w^:nah=WUUUTUUTU
w^:name=WTTVTUTUU w^:ne=TUUUUVVUU w^:nee=TVUUUUUUU w^:need=SUUUUWUUU w^:neither=TUUUUVVTU
w^:new=UVUUUTUUU w^:nice=UUUUUVUUU w^:no=SXUVTTTUU w^:none=UUUUUUVUU w^:none_of_those=TUUUUVUUU
w^:nope=TUUUUUVUU w^:not=SUUWUVUUT w^:not_the=VUUUUUUTU w^:now=TUUWUSUUU w^:number=UUUUTUSXU
w^:não=TVUUUUUUU w^:o=WUUUTVUTT w^:oh=UUUUUUVUU w^:ok=RUUUUVWUU w^:on=UUUUVTTUV w^:oops=VUUUUUUUV
w^:op=UUUUTWTUU w^:oye=TUUVUUVUU w^:pardon=VUUUTUUUU w^:peki=SUUTZUSUU w^:platform=UTUTVXSUU
w^:quello=TUUUUUUVU w^:raga=TUUUUWUUU w^:rt=ZUUUUQUUU w^:same=VUUUTVUUU w^:same_for=UUUUUVUUU
w^:scusa=TUUUUVUUU w^:she=WUUUSUVUU w^:since_when=TUUTWUUUU w^:so=WVUTSVTUU w^:someone=VUUUUTTUU
w^:sorry=UUUUUVUUU w^:thanks=UUUUVTUUU w^:that=VUUUUTUUU w^:thats=VUUTSVVUU w^:the=UTUUSUUXU
w^:this=WUUUSUUUU w^:to=VUUUTTVUU w^:told=WUUUUSUUU w^:ty=VUUUUUUUU w^:und=RUUVVVUUV
w^:vay_be=VUUUUUUUU w^:wait=TVUUWTTUU w^:wer=VUUUUTUUU w^:what=RXUWTVTUU w^:what_about=SUUVVUUUU
w^:whats=WTUUUUUTU w^:which=SUUVWTUUU w^:who=WUUVTUTUU w^:who_is=TUUUTUWUU w^:who_verified=SUUUWUVUU
w^:whos=YUUUSSTUU w^:why=YUUUTSUUU w^:wow=WUUUTUUUU w^:wrong=XUUUUUSUU w^:wrong_person=TUUUUVUUU
w^:y=SUUUVVVUU w^:yeah=VUUUUUUUU w^:yep=VUUUUUUUU w^:yg=TUUUUUUUU w^:yo=UUUTUUVUU w^:yok=UUUUUVUUU
w^:you=VUUUTUUUU w^:а=TUUUVUUUU w^:в=UVUUUTTUV w^:вчера=UUUUUTUUU w^:да=WUUUUUUSU w^:спс=UUUUVUUUU
w^:いや=TUUWTUUUU w^:ごめん=TUUUUUVUU w^:不是她=TWUUUUUUU w^:今天=UUUTUUUUU w^:她=TUUUWUUUU w^:昨日=TUUUUVUUU
w^:最近=VUUUUTUUU w^:有=TUUTUVVUU w^:笑死=TUUUVUUUU w^:那她=TUUUVUUUU w^:아니=TVUUUVUUU w^:어제=UUUUUTVUU
w^:오=TUUWTUUUU wallet_,=VUUVUTTUU wallet_?=SVUTXUTUU wallet_about=STUUUWUUV
wallet_accounts=UUUVUUUUU wallet_bot=SUUTUVWUU wallet_common=WUUTTUVUU wallet_copula=UUUTVVUUU
wallet_correction=UUUTVUUUU wallet_courtesy=STUUWVUUU wallet_end=XUTSTUUUU wallet_form=UUUUUSUUW
wallet_he=UUUUVUUUU wallet_lower=TTUUUWUUU wallet_mention=TUUUUVUUV wallet_my=VUUUUUUUU
wallet_name=SUUTUUUUY wallet_on=TUUUTWVUU wallet_pointing=UUUUVUUUV
wallet_possessiveBefore=TUUUUWUUV wallet_question=UTUUVVTUU wallet_request=SUUUVUVUU
wallet_self=SUUXTVUUU wallet_unknown=UTUUTVVUU word:-1/card=UTUVVUUUU word:-1/false/false=VVTRTUWUV
word:-1/false/true=VWTWTUTUT word:-1/question=TUUUUUVUU word:-1/reply=TUUTWUUUU
word:-1/top=VUTUUVVUT word:-1/true/false=TSUYVUTUT word:-1/true/true=TUUUUUVUT word:-1=UVTVUVVUT
word:-2/card=WUUTUVSUT word:-2/false/false=UWUTTVTUU word:-2/false/true=VVUUTTTVU
word:-2/question=UTUUUUUVU word:-2/reply=TUUVTTVUU word:-2/top=UVVTUUTUU
word:-2/true/false=VVUUVTTUU word:-2/true/true=WSUTVVTUU word:-2=UVUUUUTVU word:-3/card=UTUUVVTUT
word:-3/false/false=WUUSUUSVU word:-3/false/true=VUUUVVTTT word:-3/question=TUUUUUWUU
word:-3/quote=TUUUVUUUU word:-3/reply=UUVTUUUUU word:-3/top=VVUVUURUU word:-3/true/false=UUTUVUUUU
word:-3/true/true=UTUWUUSUU word:-3=VTUUVVSUT word:-4/card=WTTUTXRUU word:-4/false/false=VTTTSTRXU
word:-4/false/true=UUTWVVQVU word:-4/question=WVTRUVSXU word:-4/quote=VRTVXVUUS
word:-4/reply=VSUUVWUUS word:-4/top=UUTUUURUV word:-4/true/false=SVUTUUUUU
word:-4/true/true=SUSWXVQUV word:-4=UTSTTUOWU word:0/card=STUXTUWUU word:0/false/false=USUVVUVUU
word:0/false/true=VSUUUVTUU word:0/reply=TUUUUUUUU word:0/top=VUURUUWUT word:0/true/false=SWUTTUXUU
word:0/true/true=TWUTUTVUU word:0=VVTTTVWUT word:1/card=SUUVTUWUU word:1/false/false=TSUYUUVUU
word:1/false/true=TVUUUUVUU word:1/reply=WUUUTUTUU word:1/top=TUTVUTWUU word:1/true/false=UTUUTUVUV
word:1/true/true=VUUTTTWUU word:1=TTTVTTXUU word:2/card=STUVTUWUV word:2/false/false=SUUVUUVUU
word:2/false/true=TTUVTTXUU word:2/top=UUUTUSYUU word:2/true/false=UVUTUUUUU
word:2/true/true=TTUTUUXUU word:2=TTUUTTZUU word:3/card=TUUUUUVUU word:3/false/false=TUUUUUWUU
word:3/false/true=TTUTUUXUV word:3/top=TVUSUSXUV word:3/true/false=VVUUUUTUU
word:3/true/true=TUUUTUXUU word:3=SUUSTSZUW word:4/card=UUUUUUVUU word:4/false/false=UUUUUUVUU
word:4/false/true=STUTUUYUU word:4/top=STUTUUZUU word:4/true/true=TUUUUUVUU word:4=RSUTUUaUU
words:0/absent/card=WUTUUWRUU words:0/absent/question=VVTRUUSXU words:0/absent/reply=WUUUTTUUU
words:0/absent/top=YUUUURUUT words:0/embedded/quote=UUUVTVUUU words:0/embedded/reply=VTUWUSUUU
words:0/embedded/top=YURRUUWUU words:0/false/false/false=TSRTSXWXV
words:0/false/false/true=WTWRTUUUU words:0/false/true/false=SWVTVSWUU
words:0/false/true/true=UUTUTVTUU words:0/false=TTRTTUWWU words:0/true/false/false=TTSVUVVVT
words:0/true/false/true=UUSTUVTUV words:0/true/true/false=RTTWXVTUU words:0/true/true/true=VUTUUVSUU
words:0/true=TQSXXWTUV words:0/vocative/card=STUZSUUUU words:0/vocative/quote=URUVYUUUT
words:0/vocative/reply=UUUTUWUUT words:0/vocative/top=TTUVUUWUU words:1/absent/card=VSUTVVWUS
words:1/absent/question=UTUUUUVUU words:1/embedded/top=UTUUUVUUT words:1/false/false/false=WWTTTRWUS
words:1/false/false/true=STUUUUWUU words:1/false/true/false=SUVVVSVUT
words:1/false/true/true=SUUUUXUUU words:1/false=VVUTUVVUQ words:1/true/false/false=WVTUURUUT
words:1/true/false/true=SUVVTWVUR words:1/true/true/false=USVTWVUUT words:1/true/true/true=TTTUUUWUU
words:1/vocative/quote=UXUTSUVUU words:1/vocative/reply=SVVTVUVUT words:1/vocative/top=VVTUUUUUR
words:2/false/false/false=VTUUUURUW words:2/false/true/false=TUUUUUVUT words:2/false=SSUTTUYUV
words:2/true/false/false=STUUUUXUV words:2/vocative/top=RSUTUUYUW wrong_,=WUUUTUTUU
wrong_end=SWUUUVUUU ww:&_name=UUUUUVUUT ww:+_name=VUUUUSVUU ww:_a=SUUUUTUUV ww:_ada=UUUUUUVUU
ww:_ah=WUUUUTUUU ww:_and=RUUWTWUUT ww:_any=UUUUVTUUU ww:_anyone=TUUUUUVUU ww:_bom_dia=UUUVUUUUU
ww:_bot=RUUUVTUUU ww:_break=VUUUXSUUU ww:_bu=UUUUVUUUU ww:_bukan=UUUUUVTUU ww:_can_you=VTUUVUUUU
ww:_cc=VUUUUTUUU ww:_che=TUUUUVUUU ww:_compare=SUUTXVUUU ww:_cool=STUYVUTUU ww:_còn=UVUUTUUUU
ww:_do=TUUUUVVUU ww:_does=VTUUVSTUV ww:_dzięki=UUUUUVUUU ww:_e=SUUUTWVUU ww:_e_il=UUUUVUTUU
ww:_e_o=TUUUVUUUU ww:_eh_salah=TUUUUUVUU ww:_el=VUUUUTTVU ww:_emoji=YUUTSTUUT ww:_en=UVUUUUTUU
ww:_ens=UUUTVUUUU ww:_et=TUUUVTVUU ww:_everyone=VUUUUTUUU ww:_eyvallah=UUUVTUTUU ww:_gente=TUUUUVUUU
ww:_gm=WUUVUUSUU ww:_good_bot=WUUUSUUUU ww:_grazie_mille=WTUTTUUUU ww:_hab=VUUUTUUUU
ww:_haha=WUUUTUUUU ww:_has=SUUVUUVUU ww:_her=XUUUSTUUU ww:_hey=UTUUUTWUV ww:_hm=WUUUUTUUU
ww:_hmm=VUUUVTUUU ww:_how=TWVUUSUUU ww:_hôm_qua=VUUUUTUUU ww:_i=XUVTUUTUU ww:_i_asked=TUUUUVUUT
ww:_i_meant=SWUVUUUUU ww:_idk=UUUUTUUUU ww:_if=XUUUUSUUU ww:_im=VUUUUTUUV ww:_imagine=UUUUTVUUU
ww:_is=QWUTYTVUU ww:_jajaja=VUUUUUUUU ww:_just=TUUUUUUUU ww:_kalo=TUUVUUTUU ww:_le=UUUUUUVUU
ww:_lmao=UUUUUVUUU ww:_lol=UVUVTUUUU ww:_love=UTUUVTUUU ww:_ma=WUUUUTTUU ww:_me=VUUTWTTUT
ww:_mein=VUUUUUUUU ww:_met=VUUUUTUUU ww:_mi=VUUUUTUUU ww:_moin=VTUTUUVUU ww:_my=TTUUUVVUU
ww:_nah=VUUUTUUTU ww:_name=WTUVSUTUT ww:_ne=TUUUUVUUU ww:_nee=TVUUUUUUU ww:_need=TUUUUVUUU
ww:_neither=TUUUUVVTU ww:_new=UVUUUTUUU ww:_nice=UUUUUVUUU ww:_no=TXUWTTTUT ww:_none=TUUUUUVUU
ww:_none_of_those=UUUUUVUUU ww:_nope=UUUUUUVUU ww:_not=TUUWUVUUT ww:_not_the=VUUUUUUTU
ww:_now=UUUWUTUUU ww:_number=VUUUUUSWU ww:_não=SWUUUUUUU ww:_o=VUUUTVUUT ww:_ok=RUUVUWVUU
ww:_on=UUUUVTTUV ww:_oops=VUUUUUTUV ww:_op=UUUUTVTUU ww:_oye=TUUVUUVUU ww:_pardon=VUUTTUUUU
ww:_peki=SUUTYUSUU ww:_platform=UTUTVWSUU ww:_quello=TUUUUUUVU ww:_raga=TUUUTWUUU ww:_rt=YUUUURUUU
ww:_same=UUUUTVUUU ww:_scusa=TUUUUVUUU ww:_she=WUUUSUUUU ww:_since_when=UUUUVUUUU ww:_so=WUUTSUUUT
ww:_someone=VUUUUTUUU ww:_sorry=UUUUUVUUU ww:_thanks=UUUUVTUUU ww:_that=WUUVUTUUU
ww:_thats=VTUTSUWUU ww:_the=UTUUSUUWU ww:_this=WUUUSUUUU ww:_to=VUUUTTVUT ww:_told=WUUUUSUUU
ww:_ty=VUUUUUUUU ww:_und=SUUVVUVUU ww:_vay_be=WUUUTTUUU ww:_wait=SWUUXSSUV ww:_wer=VUUUUTUUU
ww:_what=PXUWTVTUU ww:_what_about=TUUVVUUUU ww:_whats=VUUUUUVTT ww:_which=TUUVWTUUU
ww:_who=VUUVUUSUU ww:_who_is=TUUUTVVUU ww:_who_verified=SUUUWUVUU ww:_whos=YUUUTSTUU
ww:_why=XUUUTSUUU ww:_wkwkwk=UUUTUUUUU ww:_wow=VUUUTUUUU ww:_wrong=XUUUUUSUU
ww:_wrong_person=TUUUUVUUU ww:_y=SUUUVVVUU ww:_yeah=VUUUUUUUU ww:_yes=VUUUUUTUU ww:_yg=TUUUUUUUU
ww:_yo=UUUUUVVUU ww:_yok=TUUUUVUUU ww:_you=VUUUTUUUU ww:_а=TUUUVUUUU ww:_в=UVUUUTTUV
ww:_вчера=UVUUUTUUU ww:_да=VUUUUVUTU ww:_спс=UUUUVUUUU ww:_いや=TUUWUUUUU ww:_ごめん=TUUUUUVUU
ww:_ウォレット=TUUTVUUUU ww:_不是她=TVUUUUUUU ww:_她=TUUUWUUUU ww:_昨日=TUUUUVUUU ww:_最近=VUUUUTUUU
ww:_有=SUUTUWWUU ww:_笑死=TUUUVUUUU ww:_那她=TUUUVUUUU ww:_아니=SVUUUVUUU ww:_어제=UUUUUTUUU ww:_오=TUUWTUUUU
ww:a_bot=XUUUUSTUU ww:a_bot_break=TUUUUVUUT ww:a_carteira=UUUUUVUUU ww:a_dm=TUUUUVTUU
ww:a_friend=UUUUTUVUU ww:a_good=UUVUUUTUU ww:a_name=PTUWUVVUW ww:a_person=TUUUUVUUU
ww:a_platform=VUUUTTUUV ww:a_poem=UWUUSUUUU ww:a_scammer=TUUUWUUUU ww:a_token=VUUUUTUUU
ww:a_un=UUUUUVUUU ww:a_wallet=TUUUUVUUU ww:about_bot=VUUUUTUUU ww:about_me=SUUXUTUUU
ww:about_name=UUTUUXUUT ww:about_to=TUUTVVUUU ww:account_bot=VUUTTUVUU ww:account_break=SUUWVUTUU
ww:account_here=UUUUTVTUU ww:ada_break=STUVTXTUU ww:ada_on=UXUUUUSUU ww:again_break=VTUTUTVUU
ww:akun_platform=TUUUUVUUU ww:all_break=TUUUVVUUU ww:alors_break=UUUVTUVUU
ww:already_break=WUUUTTUUU ww:am_i_verified=TSUZTUTUU ww:an_ens=VVUUUUVSU ww:and_bot=WUUUUTTUU
ww:and_he=UUUUUVUUU ww:and_her=UUUUVUUUU ww:and_is=VVUUUTUUT ww:and_it=VUUUUTUUU
ww:and_name=VVUUTUUUU ww:and_no=UUUUUVUUT ww:and_now=SUUUTWUUU ww:and_number=UUUUUTUUW
ww:and_thank_you=RUUUUWVUU ww:and_the=WTUVUTUUT ww:and_why=UUUUVUUUU ww:any_credentials=TUUUVVTUU
ww:any_idea=TUUUVVUUU ww:any_platform=UVUUVSUUU ww:anyone_know=UUUUUVUUU ww:are_name=TUUUUWUUT
ww:are_they=TUUUUVUUU ww:as_a=TUVUUUUUU ww:as_name=VUUUVTUUU ww:as_well_break=TVUUTWUUT
ww:ask_bot=VUUTTWTUT ww:ask_name=VUUUUUTUT ww:ask_you=QVUUUVVUU ww:asked_bot=VUUUUTUUU
ww:asked_me=VUUTUUUUU ww:asking_about=TUUUUVUUU ww:asking_bot=XUUUUSTUU ww:asking_for=TVTUUUVUT
ww:at_all=SUUVUVUUU ww:at_devcon=VUUUUUUUU ww:at_name=WUUUUTUUT ww:at_the=VVUUTTUUU
ww:at_this=VTUUUUUUU ww:auf_platform=UVUUVUTUU ww:author_break=TUUUWUUUU
ww:balaji_srinivasan=WUUUUUTUU ww:base_break=UVUUTUUUU ww:before_i=SUSUVXUUU
ww:behind_name=UUUUUVUUU ww:ben_kimim=UUUXUUSUU ww:better_than=WUUUUSTUU ww:bitte_break=TUUUUWUUT
ww:bot_a=XSUTUSVUU ww:bot_a_ver=TUUWUUUUU ww:bot_about=TUUUUWUUU ww:bot_ada=SSUTUVXUU
ww:bot_ai_viết=TUUUVUUUU ww:bot_akun=TTUVUVUUU ww:bot_already=XUUUTSUUU ww:bot_am_i=TVUVTUTUU
ww:bot_and=XWUUSSTUU ww:bot_any=SVTTVWVUU ww:bot_anyone=VUUUTTVUU ww:bot_are=TUUUUVUUU
ww:bot_are_you=UVUTUUUUU ww:bot_author=VUUUUUUUU ww:bot_before=TUTUUWUUU ww:bot_ben=TUUXUUSUU
ww:bot_benim=UUUWTUTUU ww:bot_best=TUUUUUUUU ww:bot_bot=WTUUUTUUU ww:bot_break=VTTUXTTUV
ww:bot_bu=UUUUVUTUU ww:bot_bunu_yazan=UUUUVUUUU ww:bot_busca=TUUUUUVUU ww:bot_c_est=TUUUVUUUU
ww:bot_c_est_qui=SUUUVUVUU ww:bot_c_est_quoi=UUUVUUTUU ww:bot_can=UTWUTTTUV
ww:bot_can_i_trust=SUUTUVWUU ww:bot_can_u=STUTWUWUU ww:bot_can_you=QYUUVUTUU ww:bot_card=WUUUUTUUT
ww:bot_cards=UUUUUVUUT ww:bot_cek=SUUWUUUUU ww:bot_che=UUUUVTUUU ww:bot_check=RUUWVXSUU
ww:bot_chi=WUUTUUSUU ww:bot_chi_è=TUUTWTUUV ww:bot_cho_xem=TUUVUVUUT ww:bot_compare=VUUUUVTUU
ww:bot_da=VUUUUTUUU ww:bot_de=UUUUUUUUV ww:bot_de_quem_é=UVUUUTUUU ww:bot_de_quién_es=UUUUVTUUU
ww:bot_der=VUUUUUTUU ww:bot_did=VUSUTVUUU ww:bot_dime=UUUVUSUUU ww:bot_do=TUUUUVUUU
ww:bot_do_you=VUUUUSVUU ww:bot_do_you_know=UUUTUUVUU ww:bot_does=VUTUVVTUT ww:bot_dont=XUUUUSUUU
ww:bot_down=VUUTUUUUU ww:bot_dwr=UTUTTUXUU ww:bot_e=VUUUUUTUU ww:bot_el=UTUUUTXUU
ww:bot_el_usuario=TUUUUUUUU ww:bot_elonmusk=UVUUUUTUU ww:bot_emoji=VTUSWVSUU
ww:bot_endorse=TUWUTTUUU ww:bot_esse_cara=TUUUVVUUU ww:bot_et=TUUVUVUUU ww:bot_everyone=VUUUUUUUU
ww:bot_explain=VYURTUTUU ww:bot_fiable=UUUUVVTUU ww:bot_fid=STUWUUUUU ww:bot_find=UVUTUTWUU
ww:bot_find_me=UUURUUXUU ww:bot_for=WUUUUTUUU ww:bot_forget=TUUUUVUUT ww:bot_garantisco_io=TUWUUTUUU
ww:bot_gets=WUUUUTUUU ww:bot_gimme=TWUUUVVUT ww:bot_give_me=TUUUUXTUT ww:bot_gm=VUUUUUTUU
ww:bot_got=UUVUTVTUU ww:bot_has=UUUUUVUUU ww:bot_he=TUUUTVVUU ww:bot_help=UVUUTUUUU
ww:bot_horsefacts=TVUTUTWUU ww:bot_how=SWUWUUTUU ww:bot_how_do_i=USWVUUTUU
ww:bot_how_does_this_work=TWUUUUUUU ww:bot_i=UUWQVWUUV ww:bot_i_need=WVUUUUSUU
ww:bot_i_vouch_for=UUWUUSUUU ww:bot_i_want=TUUTUUWUV ww:bot_id_like=TUVUVTUUU ww:bot_il=UUUVTSVUU
ww:bot_im=WUUSUUUUU ww:bot_info=TUUUUVVUU ww:bot_ini=TWUVWSSUU ww:bot_is=VXSUTUVUT
ww:bot_ist=UUUUUTUUV ww:bot_jack=TUUTUUVUV ww:bot_kenal=TUUTUUWUU ww:bot_kennst_du=TUUTUUWUU
ww:bot_kim_bu=STUUVWUUU ww:bot_knows=VUUTUUUUU ww:bot_kto_to=UUUUVUTUU ww:bot_l=TUUUUWUUU
ww:bot_la=VUUUUUTUU ww:bot_le=TUUUUVUUU ww:bot_legit=TUUUUVUUU ww:bot_linda=SSUTUVYUU
ww:bot_link=UUUTUUUUU ww:bot_list=TUUWUUTUU ww:bot_lol=VUUUTUUUU ww:bot_look_up=TVUTUTWUV
ww:bot_lookup=TUUUUTXUU ww:bot_ma=RUUVWVUUT ww:bot_may=UUUTUVUUU ww:bot_me=SVTUUVUUU
ww:bot_me_fala=TUUUUUVUU ww:bot_mi=YTTRUVTUT ww:bot_mostra=TUUWTTTUV ww:bot_my=WUURUVVUU
ww:bot_mình=UUUVUUTUU ww:bot_name=TUTSVVUUV ww:bot_need=UUUTUUVUV ww:bot_never=VUUUUUTUU
ww:bot_no=TWUUUVUUU ww:bot_non=TUUUTVUUU ww:bot_not=TTTWUTTUW ww:bot_number=TUUTUTYUU
ww:bot_o=TVUUUVTUU ww:bot_on=VUUUSVTUU ww:bot_op=UUUUUVUUU ww:bot_or=VUUUUTUUU ww:bot_pas=TUUUUUUUU
ww:bot_platform=SWUTTXUUU ww:bot_please=XUXTUPUUU ww:bot_pls=UUUTUUUUU ww:bot_price=WTUUUUTUU
ww:bot_procura=TUUTUUWUU ww:bot_pugson=USUTUTXUV ww:bot_pull=UUUUUVUUU ww:bot_pull_up=TUUUUVUUU
ww:bot_q=VTUUUUUUU ww:bot_qual=TUUUUVUUU ww:bot_que=TVUVUUUUU ww:bot_quem=TUUWUUTUU
ww:bot_quem_é=SSUTVUXUT ww:bot_qui=SVUVUUTUU ww:bot_qui_est=TWUUUUUUU ww:bot_quien_es=TUUUUUVUU
ww:bot_quién=SWUVVUTUU ww:bot_quién_es=SUUUSYVUU ww:bot_remind_me=VUUUUUUUU ww:bot_sabe=WUUUTTUUU
ww:bot_seit_wann=TUUUVVTUU ww:bot_should=WUTSVTWUU ww:bot_show=TVUXRSUUX ww:bot_show_me=VVUUURUUU
ww:bot_siapa=SVUUVVTUU ww:bot_since_when=TUUUUUUUV ww:bot_so=STUVUVUUU ww:bot_so_sánh=UTUUUXVUS
ww:bot_su=UVUUUVTUU ww:bot_such_mal=UUUUUUVUU ww:bot_summarize=aUUTRTTUU ww:bot_team=VUUUUUUUU
ww:bot_tell=WUUUUSUUU ww:bot_tell_me=VVUSTVUUU ww:bot_the=TVUUUUUUV ww:bot_to=XUUTUTUUU
ww:bot_torvalds=TVUUUVTUU ww:bot_tu=TUUUUUVUU ww:bot_tu_connais=TUUUUUUUU ww:bot_und=TUUVUTUUV
ww:bot_vem_är=TTUUUUVUV ww:bot_von=UUUUVUUUU ww:bot_ví=TUUVUTUUV ww:bot_wallet=UTUTVUVUU
ww:bot_wallets=WUUUSUUUU ww:bot_was=UWUUUTUUU ww:bot_wat=SWUVUUUUU ww:bot_welche=VUUUUUTUU
ww:bot_wen=TUUUUWUUU ww:bot_wer=SVUUVUTUU ww:bot_wer_is=TTUUUUWUU ww:bot_wer_ist=WWUTUTTUT
ww:bot_what=PWUWUVVUU ww:bot_what_can_you_do=VUUUUUUUU ww:bot_what_is=QUVVUUVUW
ww:bot_whats=TTUTVVXUU ww:bot_when=UVUVTUSUU ww:bot_where=SVUTUWVUU ww:bot_which=TUSWTYUUS
ww:bot_who=VYTTWTRUT ww:bot_who_are=UVUUTWUUT ww:bot_who_is=QZTRTTXUV ww:bot_who_is_behind=UUUUUVUUU
ww:bot_who_owns=UUUUTUUUU ww:bot_who_runs=TUUUUVUUU ww:bot_who_tf_is=SUUUVVUUU
ww:bot_who_verified=TTUUVUVUV ww:bot_who_wrote=TUUUVUUUU ww:bot_whois=TUUUUUVUU
ww:bot_whos=QXTSUVXUV ww:bot_whose=TUUUVUUUU ww:bot_why=TVUTTVUUU ww:bot_wie=UUVUTTVUU
ww:bot_wie_is=TVUUUTVUU ww:bot_will=WTUTTUUUU ww:bot_write=VVUUTUUUU ww:bot_wrong=UVUUUUUUU
ww:bot_y=VTUUVTVUU ww:bot_you=ZTUUTSTUU ww:bot_youre=VTUUUUVUU ww:bot_zeig_mir=VUUUUTUUU
ww:bot_ông_này=UUUUVUUUU ww:bot_ơi=TUUUUVUUU ww:bot_а=VUUVUTUUU ww:bot_кто=TUUUVVUUU
ww:bot_кто_такой=TUUUUVVUU ww:bot_не=TUUUUVUUU ww:bot_покажи=UUUWUTTUT ww:bot_пробей=TUUUUTUUW
ww:bot_расскажи=VUUVUUSUU ww:bot_ручаюсь_за=UUWUTTUUU ww:bot_хто=TSUUVUVUV ww:bot_чей=UUUUUUUUV
ww:bot_מי_זה=UUUUUVUUU ww:bot_مين=UVUUUTUUU ww:bot_ये=TUUUVUUUU ww:bot_この人=UUUUVUTUU
ww:bot_これ書いたの=UUUUVUUUU ww:bot_さん=SUUUVWUUU ww:bot_って=WUUUUSUUU ww:bot_に=UUUUTUUUU
ww:bot_の=VUUUUTUUU ww:bot_今日=VUTUUUUUU ww:bot_他=TUUUTWUUU ww:bot_你=RYUTUUUUU ww:bot_使い方=UVUUUUUUU
ww:bot_幫我查=TUUVUVUUT ww:bot_我=UUWUVRUUU ww:bot_我的=TUUYUTTUU ww:bot_早安=VTUUUUUUU ww:bot_明日=VTUUUVUUU
ww:bot_查=XUUVTTTUU ww:bot_查一下=STUVUUUUV ww:bot_的=VUUUUUUUU ww:bot_私の=TUUWTUUUU ww:bot_自分の=TUUWUTUUU
ww:bot_誰=TUUUVUUUU ww:bot_請問=TUUTUUVUU ww:bot_这=TUUUVUUUU ww:bot_这人=TUUUWUUUU ww:bot_那=UUUVTUUUU
ww:bot_除了=UVUUUTUUU ww:bot_내=UUUVTUUUU ww:bot_얘=UUUUVUUUU ww:bot_이_사람=UUUUVTUUU ww:bot_이분=UUUUVUUUU
ww:bots_break=WUUUTUUUT ww:break_a=VUUVUSTUV ww:break_actually=UUUUVTUUU ww:break_ada=UUUUUWTUT
ww:break_also=VUUUUTUUU ww:break_and=UUUUUTVUU ww:break_any=TTUUVWTUU ww:break_anyway=TUUUVUUUU
ww:break_asking=VSUUUVUUU ww:break_bot=UTTSWVVUT ww:break_break=XTUUUSWUS ww:break_but=SUUUVWTUU
ww:break_c_est=VUUUTVTUU ww:break_c_est_qui=TUUUWTUUU ww:break_can_you=SUUUUWVUU
ww:break_cc=UUUUUUUUT ww:break_check=UUUUVTUUV ww:break_chi_è=VVUUUTUUU ww:break_could_you=TTUUUUWUU
ww:break_das=VUUUUUUUU ww:break_der=SUUUUVTUV ww:break_die=UUUUUVTUU ww:break_do=TUUVUUUUU
ww:break_does=TUUUTUVUU ww:break_dont=WUUVTSUUT ww:break_dwr=UUUUUVTUV ww:break_e=UUUUTUVUU
ww:break_el=UUUUUVUTU ww:break_emoji=VUUTUUUUU ww:break_er=UUUUUUTUU ww:break_era=UUUUUVUUU
ww:break_es=TUUUUVVUU ww:break_et=TUUUUVUUU ww:break_even=XUUUUSUUU ww:break_found=WUUUUTUUU
ww:break_he=TUVUUVUUT ww:break_her=UUUUSWUUU ww:break_hes=VUUUUUUUU ww:break_how=UUWUUTTUU
ww:break_i=WWUTTRVUT ww:break_i_am=UVUUUUUUU ww:break_i_asked=UUUWUUTUU ww:break_i_know=TUVUUVUUU
ww:break_i_mean=UTUUWUUUU ww:break_i_meant=SVUVUUVUU ww:break_i_want=TVUUUUUUT
ww:break_i_was=SUUUUVUUU ww:break_ich=VUUUUVTTU ww:break_if=TUUUUVUUU ww:break_il=SUVUUWUUU
ww:break_im=UUUUVUUUS ww:break_is=TVTVWVUUT ww:break_it=WUUVTTUUU ww:break_its=VVUUUTUUU
ww:break_j_ai=UUUWTTUUU ww:break_je=UUUUUUTUV ww:break_just=WUUUUSUUU ww:break_la=TUWUTTUUV
ww:break_like=TTWUVUUUU ww:break_link=WTUUVTTUU ww:break_lui=UUUUTTVUV ww:break_ma=UUUUUVUUU
ww:break_maksudku=TUUUUUVUU ww:break_me=SUUXTUTUV ww:break_meant=UTUUUUVUU ww:break_my=TUUXUUTUU
ww:break_name=TSSWXUTUV ww:break_no=VUUTVTUUT ww:break_non=VUTUUVTUT ww:break_not=UVUUSXTUT
ww:break_not_the=SVUUUUUUV ww:break_now=SUUVUVUUU ww:break_number=YUUUUUTTT ww:break_o=UUUUUVTUU
ww:break_on=TTUVVUUUT ww:break_one=TUUUUVVUU ww:break_op=TUUWTUUUU ww:break_or=UUUVVSUUU
ww:break_platform=UVUUTUSVV ww:break_please=SVUUVUUTV ww:break_que=UUUVUTUTW
ww:break_quem_é=SVUTSVVUV ww:break_qui=VUUUUTUUU ww:break_quién=UUUVUUUUU
ww:break_quién_es=UVUUXRVUT ww:break_qué=UUUVUUUUU ww:break_real=UUVUUUUUU ww:break_same=UUUUUVUUU
ww:break_she=VUUUTSVUV ww:break_shes=UUWUUTUUU ww:break_show=UUUUTVUUT ww:break_show_me=SUUWUVUUU
ww:break_si=VUUVUTUUU ww:break_skip=TUUUUVUUU ww:break_so=TUUVTUWUU ww:break_sorry=WUUUUUUTS
ww:break_thank_you=WUUUUTUUT ww:break_thanks=VUUUUTUVU ww:break_that=UUUUUVTUV
ww:break_thats=UUUUVTUUU ww:break_the=TUUTVUWUT ww:break_then=UUUUTVUUU ww:break_they=VUUUUTVUU
ww:break_this=WUUUUTUUU ww:break_thx=VUUUUUTUU ww:break_told=VUUUUTUUU ww:break_was=VVUUSTUUV
ww:break_we=UUUUUUUUV ww:break_wer=TUUTUVUUU ww:break_wer_ist=TUUUUVUUU ww:break_what=VVUVURUUT
ww:break_whats=UUTWTTVUU ww:break_which=TVUVUUUUU ww:break_who=TTUTTWVUV ww:break_who_are=UUUUUUUUV
ww:break_who_is=TSTSTXWUV ww:break_whos=QUUTUVXUV ww:break_whose=UUUUUVUUU
ww:break_whose_is=UUUUUVUUU ww:break_worked=UUUUUVUUU ww:break_y=UUUUXSUUT ww:break_ya=VUUUUUTUU
ww:break_you=VUUTTTVUU ww:break_é=TUTUUVVUU ww:break_ý_mình_là=UUUUUVUUU ww:break_а=UUUUXUUUS
ww:break_мне=SUUTVWUUU ww:break_не=UUUUTWUUT ww:break_он=VUUUUSUUU ww:break_она=UUVUUTUUU
ww:break_я=VUUUUTUUV ww:break_こっち=TUUUUVUUU ww:break_他=VUUUUTUUU ww:break_我=UUUUUVUUU
ww:break_是=SUUUWTUUV ww:bu_kim=UUUUVUUUU ww:bukan_name=TUUUUXUUS ww:busca_a=TUUUUUVUU
ww:but_bot=RUUUWVVUV ww:but_i=TUUUUVUUU ww:but_name=TUUUTVUUV ww:but_who_is=UUTUUVTUU
ww:by_bot=VUUUUTUUU ww:by_name=VUUVTVUUT ww:bên_platform=UVUUUVUUU ww:c_est_qui_break=TUUUUUWUU
ww:c_est_qui_name=VUUUUTUUU ww:can_i=SWVTUUTUV ww:can_i_trust_name=TUUUUXTUU
ww:can_you_find=TVUTUUVUU ww:can_you_tell_me=VUUUUTUUU ww:card_break=WVUVTTUUU
ww:cast_break=UTUUUVUUU ww:cc_bot=UUUUUVUUU ww:cc_name=TUUUWTUUT ww:ce_bot=VUUUTUUUU
ww:che_bot=TUUVTVUUU ww:check_name=VUUVUTUUU ww:chi_l=VUUUUTUUU ww:chi_è_break=UUUUVTUUU
ww:chi_è_name=VUUUUUUUU ww:cho_name=UUVUUUUUT ww:chị_name=WUUUUSUUU ww:coffee_break=VUUTUTUUU
ww:com_o=UUUUUUUUV ww:compare_name=UUUUUVUUU ww:compte_platform=UUUUVTUUU ww:con_bot=WUUUUSUUU
ww:con_name=UUUUUVUUU ww:confiável_break=TUUUUVUUU ww:cool_break=RUUXUVUUU ww:cuál_es=UUUVUUUUU
ww:còn_name=TUUUUVUUU ww:của_name=TUUUUVTUU ww:da_name=TVUUUVUUT ww:dan_romero=UTUUUUVUU
ww:das_bot=TUUUVVTUU ww:das_break=VUUUUTUUU ww:day_break=VUUUUUUUU ww:de_bot=VUUUUTUUU
ww:de_fiar_break=TUUUUUVUU ww:de_fiar_o=UUUUUVUUU ww:de_la=WUUUUTTVU ww:de_name=TUTUUTWUW
ww:de_platform=XVUUUTTTU ww:de_quién_es_name=TUUUUVUUU ww:dela_break=TUUUVUUUU ww:deploy_a=VUUUUUUUU
ww:dev_break=VUUUUTUUU ww:değil_name=TUUUUWUUU ww:di_bot=VUUUUUUUU ww:di_name=UUUUUVUUT
ww:di_platform=UUUUUUUUV ww:did_name=VUUUTUTUU ww:did_you_see=TVUUUUUUU ww:die_name=TUUUUVUUU
ww:dis_bot=SUUUWVUUU ww:diye_biri_var=UUUUUUVUU ww:dm_from=TUUUUVTUU ww:dmd_me=SUUUUXUUU
ww:do_bot=TUUUUVUUU ww:do_break=UWUTUTUUU ww:do_name=UUUUUUUUV ww:do_platform=UUUUUUTVU
ww:do_they=TUUUVUUUU ww:do_you_have=SUUWTTVUU ww:do_you_know_about=TUUVUUUUU
ww:does_anyone=TUUUUVUUU ww:does_bot=UUUVSVUUU ww:does_he=UUUTWTUUV ww:does_name=TUUUWWTUS
ww:does_she=SUUUVVTUU ww:does_this=TXUUTUUUU ww:dont_know=SUUUUXUUU ww:dont_look_up=YUUUUQUUU
ww:dont_mean_name=UUUUUUVUU ww:dont_show_me=WUUUUTUUU ww:e_bot=VUUUUTUUU ww:e_eu=TUUWSWUUU
ww:e_il_suo=UUUUVUUUU ww:e_name=TUUUVTUUV ww:e_o_name=UUUUUVUUU ww:e_o_platform=UUUUVUUUU
ww:echt_break=SUUUWUUUU ww:eh_salah_break=TUUUUUVUU ww:el_de=VUUUUTUUU ww:el_platform=VUUUUTVUU
ww:el_que=SUUUTWUUU ww:elle_break=UUUUTVUUU ww:elle_est=TUUUUUUUU ww:emoji_bot=TUUTWUUUV
ww:emoji_break=SUUUUWVUU ww:emoji_emoji=VUUUUTUUT ww:emoji_name=UUUUUUUUV ww:en_platform=VVUUUTTUU
ww:endorse_name=UUWUUTUUU ww:ens_break=STUTWWUVU ww:entre_name=VUUUUTUUU ww:es_de_fiar=SUUUVWVUU
ww:es_name=UUUUUVUUU ww:esse_cara_é=TUUUUUUUU ww:esse_name=UUUUUVUUU ww:este_break=WUUUTUUUU
ww:este_quién_es=TUUUWTUUU ww:et_moi=SUUXUUUUU ww:et_name=VUUUUSUUU ww:et_son=UUUUWTUUU
ww:eth_break=SUUUVUUVU ww:even_bot=WUUUUTUUU ww:everyone_except=VVUUUTUUU ww:everyone_in=UUUUTVUUU
ww:except_name=WWUUURUUU ww:fid_break=STUXVTUUU ww:fid_of=TUUUUUUUU ww:fid_是=TUUVUVUUU
ww:find_name=TTUUUUWUU ww:first_break=VTUTUUTUV ww:follow_name=WUUUUTUUU ww:for_a=TUUSUXVUT
ww:for_bot=VUUUUUUUT ww:for_break=TWUTVTUUU ww:for_me_break=UUUVTTUUV ww:for_name=UUXUUUUUT
ww:for_that=VUUUTUUUU ww:for_the=WUUUUUUTU ww:for_this=VUUUUUUUU ww:found_him=XUUUUSTUU
ww:from_name=VUTUUUTUV ww:from_platform=VVUUTUTUT ww:from_the=TUUUUVUUU ww:für_name=UUVUUTUUU
ww:garantisco_io_per=TUWUUSUUU ww:gitcoin_passport=TUUUWXRUU ww:give_me_the=TUUUUWUUU
ww:gm_bot=XUUUUURUU ww:gm_name=UUUUUUVUU ww:going_to=VVUUUUTUU ww:got_a=TUVUUUUUU
ww:got_the=VUUUUUUUU ww:guy_break=UUUUUVUUT ww:har_name=TUUUUVUUU ww:has_a=WUUUSTVUU
ww:has_anyone=TUUVUUUUU ww:has_more=VUUUUUTUU ww:has_name=TUUUUVTUV ww:has_the=TUUUUTUUU
ww:hat_name=UUUUUUUUV ww:have_a=TUUVUTUUU ww:have_an=TUUUUVUUU ww:have_any=TUUUVUUUU
ww:have_the=UUUUUTVUU ww:he_break=TUUUVVTUU ww:he_have=UUUSWTUUV ww:he_is=UUUUUTUUW
ww:he_knows=UUUUVTUUT ww:he_says=UUUUUUVUU ww:her_break=QUVUUWUUV ww:her_platform=TTUUWUUUU
ww:here_bot=TVUUUUUUU ww:here_break=RUYSTUUUV ww:hey_bot=SUUUUVWUU ww:hey_name=YUUUUQUUU
ww:hier_break=TUUUUUVUU ww:him_break=TUUWTVTUV ww:hiring_break=WUUUUSUUU ww:his_name=VUUUUUUUU
ww:his_platform=VVUUTTTUU ww:horsefacts_break=UUUTURXUV ww:how_bot=VUUUUUUUU ww:how_does=SYUUTUTUU
ww:how_many=TUUWUUUUU ww:i_ask=SWUTVUUUU ww:i_asked_bot=WUUUUSUUU ww:i_asked_for=SUUUUWUUU
ww:i_can=UUVUUTTUU ww:i_dont=SVUTVVUUV ww:i_dont_mean=TTUUUWUUT ww:i_have=WTUUTVTUU
ww:i_keep=UUUUUUVUT ww:i_mean_break=UUUUTUUUV ww:i_mean_name=TUUUUVUUU ww:i_mean_the=TUUUWTUUU
ww:i_meant_name=TUUUUVUUU ww:i_only=UUUUVUUUU ww:i_should=SUVUUUWUU ww:i_vouch_for_name=UUWUUSUUU
ww:i_want_name=UUUUTWUUU ww:i_want_to=UUUTVTWUU ww:i_wanted=TWUUUTUUU ww:ici_break=TUUUUVUUU
ww:id_like_to=SUVUUTUUV ww:idea_who=UUUUVUUUU ww:if_i=VUUUVTUUU ww:if_name=UUUVUVTUU
ww:if_you=UUUUUVUUU ww:ignore_name=UUUUTVUUU ww:il_a=TTUUUVUUU ww:il_est=UUUUVTUUU
ww:ile_name=UUUUUVUUT ww:im_asking=TUUUUWUUT ww:im_not=VUUUTUUUU ww:im_quoting=UUUTVTUUV
ww:im_replying=TUUUXSUUU ww:in_a=WUVUUTTUU ww:in_berlin=UVUUUUUUU ww:in_every=SUUUTWVUU
ww:in_lisbon=TVUUUVUUU ww:in_my=TTUTVXTUT ww:in_the=TUUVUTVUU ww:in_this=UVUUTVTUU
ww:info_on=TUUUUVVUU ww:ini_siapa=TUUUWTUUU ww:is_a=UUUUUUVUU ww:is_better=WUUUUTUUU
ww:is_bot=UUUTTUWUV ww:is_break=TUUUUTXUU ww:is_he=TUTUWUUUU ww:is_it=TWUTVVTUT ww:is_my=WUUVSUTUU
ww:is_name=QUTUTXWUV ww:is_op=UUUUVUUUU ww:is_she=TTUUZSTUT ww:is_that=RTUUVXUUU ww:is_the=TTUUWUUUV
ww:is_the_author=SVUUWUUUU ww:is_there=RWUUUVUUU ww:is_this=WUUUSUTUU ww:is_this_account=TUUUVUUUU
ww:is_this_guy=UUUUVUUUU ww:is_this_person=TUUUVUUUU ww:is_who=WTUTUUTUU ww:ist_break=UUUTUUVUU
ww:ist_das=VUUUUUUUU ww:ist_name=UUUUUUUUV ww:it_break=UTTWVUTUT ww:it_in=TVUVUUTUU
ww:it_is=SUUVUVUUU ww:it_name=VVUUTTUUU ww:its_name=TUUUUVUUU ww:itu_siapa=VUUUSUVUU
ww:jack_break=VUUUUUTUU ww:jesse_pollak=UUUUTUVUU ww:join_platform=SUUUUWUUU
ww:joined_first=TUUUUVUUU ww:just_ask=XUUUTTUUU ww:just_name=TUUUTVUUU ww:kalo_name=UUUUUVUUU
ww:kdo_je_name=TUUUUUUUV ww:kenn_ich=VUUTUUUUT ww:kim_bot=TUUUVUUUU ww:kim_break=TUUUUUUUU
ww:kim_ya=UUUUUVUUU ww:know_name=TUUUTWUUV ww:know_who=UUUTUWTUT ww:l_ha=UUUUVTUUU
ww:le_plus=UUUUUVUUU ww:leave_out_name=UVUUUTUUU ww:legit_break=TUUUVVUUU ww:legit_or=TUUUUTVUU
ww:like_a=UUUVWTUUU ww:like_bot=WUUUUTUUU ww:like_name=WUUUURVUV ww:linda_break=UTUUUWVUU
ww:linda_xie=UUUUUTVUU ww:lol_bot=UTUUUVUUV ww:lol_break=RUUUUUXUU ww:look_at=VUUUUTUUU
ww:look_up_name=ZUUUUPUUV ww:lookup_name=UUUUUTWUT ww:lui_break=TUUVUTUUU ww:là_ai_break=UUUUUVTUU
ww:ma_chi_è=UUUUUTUUU ww:ma_name=TUUUUWUUT ww:ma_questo=TUUUWUUUU ww:many_wallets=VUUVUTUUU
ww:me_a=UWUTUVTUU ww:me_about=VUTUUVUUU ww:me_and=TUUUUUUUW ww:me_bot=VUUWTUUUT
ww:me_break=UUVWUTTUU ww:me_lo=UUUUVUUUU ww:me_name=VUUUUUUUU ww:me_to=UVUTUVUUT
ww:met_name=VUUUUUUUT ww:min_bot=TUUUTWVUU ww:min_break=TVUUUUUUU ww:mit_name=UUUUVSUUV
ww:moi_break=UUUXUTUUU ww:moin_bot=VUUTUUUUU ww:my_account=TUUXTUUUU ww:my_card=SUUYSTUUV
ww:my_feed=TUUTVUVUU ww:my_fid=VUUXTSTUU ww:my_mom=WUUTUTUUU ww:my_old=TUUVUUUUU
ww:my_platform=VSUWUTTUU ww:my_profile=TUUYTUTUU ww:my_wallets=TUUWUUUUU ww:name_+=UUUUUTVUU
ww:name_a=UUUUVUUUV ww:name_about=VUUVUUUUT ww:name_again=VUUUUTUUU ww:name_and=YUUVRTUUT
ww:name_and_also=SUUUUVUUU ww:name_and_i=VUUUUTUUU ww:name_any=WUUUUSUUU ww:name_apa=UUUUUVUUT
ww:name_as=TUWUUUUUU ww:name_at=VUUUTUUUU ww:name_aí=UUUTUVUUU ww:name_been=TUUUUVUUU
ww:name_bitte=SUUUUXUUT ww:name_bot=TTVUSVUUW ww:name_both=VVUWTRUUU ww:name_break=UTUUTVUUX
ww:name_but=TUUUUTUUW ww:name_c_est_qui=VUUUUUUUU ww:name_can_you=WUUUUSUUU ww:name_card=VUUUUUUUU
ww:name_che=UUUUUVUUT ww:name_có=TUUUUWUUU ww:name_cơ=UUUUUUUUV ww:name_của_ai=UUUUUUUUV
ww:name_deploy=WUUUUTUUU ww:name_değil=TUUUUUUUV ww:name_di=UUUTUVUUU ww:name_did_you=VUUUUUUUU
ww:name_dong=SUUUUWUUU ww:name_e=TUUUUVTUV ww:name_emoji=TUUUUVUUU ww:name_en=TUUUUVUUU
ww:name_ens=TUUUUWUUU ww:name_es=UUUUVUUUU ww:name_est=WUUUUSUUU ww:name_et=VUUUVUUUT
ww:name_explain=YUUUTRUUU ww:name_fid=UUUTUVUUV ww:name_for=UUSUVVVUU ww:name_for_me=VUUUUSUUW
ww:name_from=WUUUUTUUT ww:name_gm=TUUUUVUUU ww:name_got=UUUUUVUUU ww:name_güvenilir_mi=SUUUUXUUU
ww:name_hariç=UUUUUVUUT ww:name_has=WTUUUTUUT ww:name_hat=TUUUVTVUV ww:name_hat_mir=UUUUUVTUU
ww:name_have=VUUUUUUUT ww:name_have_you=XUUUURUUU ww:name_he=TUUUVUUUU ww:name_here=VUUVUTUUV
ww:name_i=UUUTUUWUT ww:name_il=WUUUUSUUU ww:name_ile=TUUUVVTUT ww:name_in=TUUUTVUUV
ww:name_is=WUUUTUTUU ww:name_ist=WUVUURTUU ww:name_itu=WUUUUSUUU ww:name_için=QUWUUWUUU
ww:name_join=QUUUUYUUT ww:name_just=WUUUUSVUU ww:name_ka=TVUUUVUUT ww:name_kaun_hai=TUUUUVUUU
ww:name_keeps=TUUUUXUUT ww:name_kim=TUUUTXUUU ww:name_legit=WUUUUSUUV ww:name_lol=TUUUUVUUU
ww:name_look=WUUUUTUUU ww:name_là=TUUUUUUUU ww:name_là_ai=SUUUUWUUU ww:name_là_ai_vậy=SUUUUWUUU
ww:name_m=VUUUUTVUU ww:name_ma=VUUUTUUUV ww:name_me=SUUUUYTUT ww:name_mi=UUUUUWUUS
ww:name_n=UUUVUTUUU ww:name_name=UUTUUVUUV ww:name_ni_nani=UUUUUVUUU ww:name_no=UTUUUTTUW
ww:name_not=VUUUUSUUV ww:name_number=VUTUUUUUT ww:name_o=UUUUUVUUT ww:name_oder=UUUUUVUUT
ww:name_on=WUTUUTTUV ww:name_or=VUUUUWUUT ww:name_ou=TUUUUVUUT ww:name_platform=STUTUZUUU
ww:name_please=UUUUUUUUW ww:name_pls=SUUUUXUUT ww:name_porfa=TUUUUVUUU ww:name_q=TUUUUWUUU
ww:name_que=TUUUSXVUT ww:name_qui=VUUVTSUUU ww:name_quién_es=VUUUUUUUU ww:name_really=WUUUTUUUT
ww:name_s=TWUUTUUUV ww:name_said=SUUXUTUUU ww:name_sama=VUUUUTVUT ww:name_says=TUUUTXUUU
ww:name_sent_me=UUUUUVUUT ww:name_siapa=VVUUUTUUT ww:name_stp=UTUUUVUUU ww:name_tem=TUUUUUUUV
ww:name_that=UUUUTVUUT ww:name_the=UUUUUVUUU ww:name_this=TUUUUVUUT ww:name_thì=TUUUUVUUU
ww:name_thôi=UUUUUVUUT ww:name_tiene=TUUUUWUUU ww:name_to=XVUUTRUUU ww:name_told_me=SVUUVUUUU
ww:name_tu=UUUUUUVUU ww:name_tuh=UUUUTWUUU ww:name_vs=SUUUUYUUS ww:name_với=SUUUUXUUT
ww:name_wallet=VUUUUUUUU ww:name_wants=SUUWUVUUT ww:name_was=TUUUUTUUV ww:name_who_is=YUUUWPUUU
ww:name_who_made=YUUUUQUUU ww:name_whos=VUUUUTUUU ww:name_with=SUUUUWTUV ww:name_y=VUUUUVUUS
ww:name_ya=UUVUUTUUU ww:name_you=UUUUUTUUU ww:name_you_should=WUUUUTUUU ww:name_è=TUUUUUUUV
ww:name_é=VUVUUTTUU ww:name_а=WUUUTTUUU ww:name_или=UUUUVUUUT ww:name_не=VUUUTTUUU
ww:name_رو=TUUUUVUUU ww:name_و=UUUUUVUUT ww:name_کیه=TUUUUVUUU ww:name_का=TUUUUVUUU
ww:name_कौन_है=TUUUUVUUU ww:name_কে=UUUUUVUUU ww:name_から=TUUUUVUUU ww:name_が=VUUUUUUUU
ww:name_さん=VUVUUSVUT ww:name_さんって=UUUUUVUUU ww:name_さんの=UUUUUVUUT ww:name_じゃなくて=UUUUVTUUU
ww:name_だけ=UUUUUVUUU ww:name_って=TUUUUWUUU ww:name_って誰=UUUUUVUUU ww:name_と=UUUUUVUUT
ww:name_どっちが=UUUUUVUUU ww:name_に=UUUXURUUU ww:name_の=VUVUUSUUU ww:name_のほう=UUUUUUUUV
ww:name_は=XUSUVTUUU ww:name_は誰=XUUUURUUU ww:name_を=TUWUUUUUT ww:name_也=TUUUUVUUU ww:name_你=VUUUVTUUU
ww:name_到底=UUUUUVUUU ww:name_呢=UUUUUVUUU ww:name_和=UUUUUVUUU ww:name_是=UUUUUVUUU
ww:name_是哪位=TUUUUVUUU ww:name_是谁=VUTUUVUUU ww:name_有=TUUUUUUUU ww:name_的=TVVUUTTUW
ww:name_背书=UUVUUTUUU ww:name_背書=TUVUUUUUU ww:name_跟=SUUUUWUUT ww:name_都=UUUUVUUUT
ww:name_가=TUUUUUVUV ww:name_누가_인증=UUUUUVUUU ww:name_누구임=TUUUUVUUU ww:name_는=UUUUUUUUV
ww:name_님=RVXUTUTUV ww:name_도=SUUUVWUUU ww:name_랑=UUUUUTVUU ww:name_말고=UUUUUTUUV
ww:name_빼고=UUUUUVUUT ww:name_이거=VUUUUTUUU ww:name_이분=UUUUUVUUU ww:name_중에=TUUUUVUUU
ww:name_한테=SUUWUVUUU ww:need_name=SUUUUWUUU ww:neither_break=TUUUUVVTU ww:never_heard_of=RTUUVWUUU
ww:new_here=SXUTUVUUU ww:ni_name=VUUUUTUUU ww:nicht_name=UUUUVUUUU ww:no_break=SUUVWTTTV
ww:no_me=TUUWUUUUU ww:no_name=UUUUVSUUV ww:no_no=TUUWUUUUU ww:no_platform=UUUUUUUUV
ww:non_name=UUUUUVUUU ww:nope_break=TUUUUUVUU ww:not_ada=QUUVUWVUU ww:not_asking=VUUUUUUUU
ww:not_asking_about_name=TUUUUTUUV ww:not_her=SUUUUVVUU ww:not_name=RTUVVVVUT
ww:not_the_platform=UUUUUTVUU ww:now_break=UUUUUUVUT ww:now_do_name=TUUUUVUUU
ww:number_and=TWUTUUTUV ww:number_break=VUUUUWTUT ww:number_eth=SUUUVWTUU ww:number_number=TUUUUSXUU
ww:number_usdc=WUUUUTUUU ww:number_wallets=XUUUTUSUU ww:number_番=TUUUUUUVU ww:não_break=SWUUUVUUU
ww:o_bot=ZUUUTRUUU ww:o_dwr=UUUTUUVUU ww:o_jogo=VUUUUUTUU ww:o_meu=RTUYUUUUU ww:o_name=UUTTWUTUU
ww:o_no=TUUWVUTUU ww:o_platform=WUUUUTVSU ww:of_bot=VUUUTTUUV ww:of_it=UUUUUUVUU
ww:of_name=RUVUUXUUT ww:of_number=VUUUUVTUU ww:of_the=VUUUVSUUV ww:of_them=UVUUTTUUU
ww:of_these=UUUUUUUTU ww:of_this=TUUUUUVUU ww:of_those=TUUUWUUUU ww:ok_and=TUUUVVUUU
ww:ok_now=UUUVUUUUU ww:ok_so=TTUUVVUUU ww:on_a=SUUUTXUUT ww:on_bot=UUTUUUUUU ww:on_file=SUUVTVUUU
ww:on_here_bot=UUUVUUUUU ww:on_here_break=RWWUUUUUU ww:on_my=UUTUUUUUU ww:on_name=UTSUUXUUT
ww:on_platform=UXUSSVVTU ww:on_the=UUVTUTUUV ww:on_this=UUVUUSUUW ww:one_break=UUUUUUVUT
ww:one_of=VUUUUUTUU ww:op_break=TUUVRUVUV ww:or_a=TUUUTVVUU ww:or_fake=UUUUTUWUU ww:or_is=UUUUVUUUU
ww:or_name=XUUUTUUUT ww:or_not=TUUVUUUUU ww:or_what=UTUSUUVUU ww:ou_name=TUUUUVUUT
ww:ou_pas=TUUUVVUUU ww:out_break=UUUUUVUUT ww:out_of=UUUUUVUUU ww:over_on_platform=VUUUUTUUU
ww:owes_me=TUUUUVUUU ww:oye_bot=SUUVUVVUU ww:pardon_break=VUUUUTTUU ww:people_break=WUUUUTUUU
ww:per_name=WUWUTRUUT ww:perdón_break=TUUUUUUUV ww:person_break=UUUUUUVUU ww:person_or=TUUUUVUUU
ww:platform_account=VVUUUSUUU ww:platform_ada=TUUUUWUUU ww:platform_bot=RUUUTXVUU
ww:platform_break=VVTUVUSVU ww:platform_de=UTUUUUVUU ww:platform_ga=TUUUVUUUU
ww:platform_handle=VWUUUSUUU ww:platform_is=UTUXTVTUU ww:platform_jack=TSUUUXVUU
ww:platform_linked=TUUXTUUUU ww:platform_name=TTUUUVVUU ww:platform_of=UUUUUTVUU
ww:platform_one=WVUUVSVSU ww:platform_torvalds=SSUUUZTUU ww:platform_user=UVUUTTUUT
ww:platform_есть=TUUUUVUUU ww:platform_の=VWUUTURUU ww:platform_は=TTUUVUVUU ww:platform_上=UUUUUUTUU
ww:platform_上的=UVUUTUTUU ww:platform_呢=UUUUVUUUU ww:please_break=RUUUTYUTV ww:pls_break=TUUUUTUUW
ww:por_acá_break=UVUUUUUUU ww:por_name=SUVUUWUUU ww:pour_name=UUWUUTUUU ww:pra_mim=VUUSUVUUU
ww:price_of=WUUUUUTUU ww:profile_break=VUUUTTUUU ww:proof_of=UUUUVUTUU ww:pugson_break=UUUUUVTUV
ww:pull_up_name=UUUUUVUUU ww:qual_o=VUUUUUUUU ww:que_name=WUVUVQUUV ww:que_o=VUUTUUUUU
ww:quem_sou_eu=TSUXUUUUU ww:quem_é_break=UUUTUVUUU ww:quem_é_ela=UUUUTUUUV ww:quem_é_esse=UVUUUUTUU
ww:quem_é_name=UUUUUVUUT ww:quem_é_o=UUUUUTWUU ww:qui_break=TUUUUVUUU ww:qui_est_name=TUUUUUUUU
ww:qui_m=UUUUUUUUV ww:quién_es_break=TVUUVWRUU ww:quién_es_el=UVUUUUTUU ww:quién_es_name=TUUUVVUUT
ww:rain_in=VTUUUUUUU ww:real_break=TTUUWUUUT ww:real_one=UUVUUUUUU ww:real_or=UUUUTUVUU
ww:replying_to=VUUTXSUUU ww:right_break=TUUUUWUUU ww:rish_break=TUUUTVUUU ww:sama_name=VUUUVUUUT
ww:same_for_name=TUUUUVUUU ww:same_guy=TUUUUUUUV ww:same_human=VUUUUUUUU ww:says_he=UUUUVTUUU
ww:says_name=UUUUUVUUU ww:scammer_break=VUUUWSUUU ww:see_break=XUUUTRUUV ww:she_break=VUUUSTUUV
ww:she_have=TUUUWTUUV ww:she_on=UUUUUTUUU ww:she_on_here=TUUUVUUUU ww:she_was=WUUUUSUUU
ww:should_i=UUTRUVVUV ww:shoutout_to=VUUUUTUUU ww:show_me_name=TUUUUVUUU ww:show_my=SUUWUUUUV
ww:show_name=UUUUUSUUW ww:si_bot=VUUUUTTUU ww:si_name=TUUTUXUUT ww:siapa_aja=UUUUUVTUU
ww:siapa_bot=UUUUUUVUU ww:siapa_break=XUUUTSUUU ww:so_bot=SUUTVVUUU ww:so_break=TUTWUTUUT
ww:so_name=VUUUUTUUU ww:so_sánh_name=UUUUUWUUS ww:son_platform=UUUUVUUUU ww:sorry_break=UVUUUUUUU
ww:stani_break=TUUUUUVUU ww:su_platform=UVUVVTUUU ww:summarize_this_thread=ZUUUSTTUU
ww:sur_platform=UVUUUTUUU ww:tag_bot=XUUUTSUUU ww:ted_break=UUUUUUWTU ww:tell_me_a=VUUTTUUUU
ww:tell_me_about=VWUTUUTUT ww:tell_me_who=STUUUXVUT ww:tell_name=bUUTVOUUT ww:tem_platform=UUUUUUVUU
ww:than_name=XUUUURVUU ww:thank_you_break=UUUUUUUUT ww:thanks_break=WUUUVRUUU
ww:thanks_name=VUUUTUUUU ww:that_bot=VUUUUTUUU ww:that_break=UUUTTWUUT ww:that_is=UUUVUUTUU
ww:that_name=VVUUUSUUU ww:that_was=UUUUUVUUU ww:thats_not=UUUUTUUUU ww:thats_the=UUUUUTVUU
ww:the_author_of=UUUUUVUUT ww:the_base=UUUUUVUUU ww:the_bot=WUUUTUTUU ww:the_card=UUVUVTUUU
ww:the_dev=UTUUUUVUU ww:the_ens=UUUUUUUVU ww:the_fid=TUUUVVUUU ww:the_guy=SWUTTUVUV
ww:the_name=TTUUSXUUU ww:the_one=TVUUUTVVU ww:the_people=WVUUTTTUU ww:the_person=UUUUWTUUT
ww:the_platform=UVUUTUWTU ww:the_real=UUUUTWUUU ww:the_same=VUUUUTUUU ww:the_wallet=TTUUUUVUV
ww:them_break=TUUUUWTUU ww:there_a=SWUUUVUUU ww:there_break=WVUUTTTUV ww:thing_break=TUUUUUVUU
ww:this_bot=TWUVTTUUU ww:this_break=TXVUUSUUU ww:this_channel=VUUTUUTUU ww:this_clown=TTUUXUUUU
ww:this_is=YUUUSTTUU ww:this_name=TTUUUXUUU ww:this_person_break=UUWUUTUUV ww:this_the=TUUUUTUUV
ww:this_true=VVUUSUUUU ww:thôi_break=UTUUUUVUT ww:tiene_cuenta=UUUUUTVUU ww:tiene_platform=UTUUUUVUU
ww:time_is=UVUUUUUUU ww:to_a=VUUUVUTUU ww:to_ask=PTUUTZWUU ww:to_be=UUUUTUUUU ww:to_bot=UUUUUVTUU
ww:to_break=UUUUUTUUU ww:to_know=SUUUVUUUV ww:to_me=VUUSUUUUU ww:to_my=UUUXTTUUU
ww:to_name=VVTUVQUUW ww:to_see=TTUUUUVUV ww:to_send=SUUUUWUUU ww:to_the=VUUUVTUUU
ww:today_break=WUUUUTUUU ww:token_called=VUUUUTUUU ww:told_me_to=TUUUTVVUU ww:told_you=WUUUTTUUU
ww:too_break=TTUUVVUUU ww:translate_this=VVUUTUUUU ww:tried_bot=VUUUUUUUU ww:true_break=VUUUSVUUU
ww:try_bot=VUUUUTUUU ww:trying_to=SUUVUVUUU ww:trên_platform=TVUUUVTUU ww:ty_break=VUUUUTUUV
ww:typo_break=UUUUUSWUV ww:un_platform=UUUUVUUUU ww:und_name=VUUUUUUUT ww:us_break=VUUUUUUUU
ww:usdc_to=WUUUUSUUU ww:use_bot=WUUUUSUUU ww:van_bot=UUUUUTVUU ww:van_name=TVUUUUUUU
ww:varun_srinivasan=VUUUTTVUU ww:verified_break=UTUWUUTUU ww:vitalik_buterin=TTUTUUXUU
ww:von_bot=WUUUUTUUU ww:von_name=VUUUUVUUS ww:von_platform=UUUUUUUVU ww:von_wem=TUUUWUUUU
ww:vouch_for_name=UUVUUTUUU ww:vouched_for=TTUUVVUUU ww:vs_name=UUUUUWUUT ww:ví_của=RUUUVWUUU
ww:ví_name=UUUUUUUUV ww:với_bot=SUUUUWUUU ww:với_name=VUUUUUUUU ww:wait_is=TUUUWSUUV
ww:wallet_break=TUUUWUTUU ww:wallet_de=UUUUUUUUV ww:wallet_is=YUUTSUTUU ww:wallet_name=UUUUUVUUU
ww:wallet_of=TUUUUUVUV ww:wallets_break=VUUTVUUUU ww:wants_to=TUUUUVUUT ww:welche_wallets=TUUVUUUUU
ww:wer_hat=TVUUVUTUU ww:wer_ist_das=SUUUUWUUU ww:wer_ist_der=UUUUUTUUV ww:wer_ist_name=XUUUUSUUT
ww:what_bot=WUUUUSUUU ww:what_do_you=WUUVURUUU ww:what_do_you_know=TUUWUUUUU ww:what_does=SUUVUWUUU
ww:what_else=TXUTTUUUU ww:whats_her=UUUUVUUUU ww:whats_his=UUTUTUWUU ww:whats_my=TUUXUTUUU
ww:whats_name=UUUUTVUUU ww:whats_the=SVUTWVUUU ww:when_did_name=SUUUUXUUT ww:which_of=TUUVVVUUT
ww:which_platform=TTUXTUUUU ww:which_wallets=STUXUUUUU ww:who_am_i=USUYWSTUU
ww:who_are_name=TUUUUVUUU ww:who_are_the=UVUUTUUUU ww:who_are_they=UTUUVUUUU ww:who_bot=UUUUTVUUT
ww:who_break=YTUSTTVUU ww:who_dat=UUUUTVUUU ww:who_dis=STUUVWUUT ww:who_has=UTUVTTUUV
ww:who_i_am=VTUXTTUUU ww:who_is_dan=UTUUUUWUU ww:who_is_he=SUUUYXQUU ww:who_is_it=TVUUVUTUU
ww:who_is_jack=WTUUUUTUU ww:who_is_linda=WUUUSUUUU ww:who_is_name=YUTTTVTUT ww:who_is_she=VVTUPZSUU
ww:who_is_that=TUUTTVWUV ww:who_is_the=TYUUSUSUW ww:who_is_this=USUUYSUUV
ww:who_is_this_person=UUUUVSWUU ww:who_is_v=TUUUUUWUU ww:who_joined=UUUUUVUUU ww:who_let=WUUUTTUUU
ww:who_made_bot=YUUUUQUUU ww:who_name=UUUUUVUUV ww:who_posted_this=UUUUVUUUU
ww:who_runs_name=TUUUUVUUU ww:who_tf_is_name=TUUUUVUUU ww:who_verified_her=TUUUWUUUU
ww:who_verified_name=TUUUUVUUU ww:who_won=UVUUUUUUU ww:who_you=UUUTUVTUU
ww:whos_behind_name=TUUUUVUUU ww:whos_linda=UVUUUUTUU ww:whos_name=RVTUTWUUX ww:whos_op=UUUUVRUUX
ww:whos_that=UXUUPXUUT ww:whos_the=STUUWWUUU ww:whos_the_author=UUUUVTUUU ww:whos_this=SUUUWWTUU
ww:whose_is_it=UUUUTWUUU ww:why_does=VUUUWSUUU ww:why_is=VUUUUTVUU ww:wie_is_name=TUUUUVUUU
ww:with_bot=VUUUUTUUU ww:with_name=WUTUTTUUV ww:with_the=SVUUUVUUU ww:woj_break=UUUUTUVUU
ww:worked_with=TUUUUVUUV ww:write_me=VVUTUUUUU ww:wrong_ada=WUUUUVSUU ww:wrong_break=WWUTVRTUU
ww:y_este=SUUUWUUUU ww:y_name=UUUUUWUUS ww:y_su=UUUUVTUUU ww:ya_bot=UUUUUVTUU ww:ya_break=UUUUUVUUU
ww:yesterday_break=VUUUUUUUT ww:yet_break=TUUWUTUUU ww:yo_bot=SUUUUVVUU ww:you_are=VUUSVUUUU
ww:you_bot=RUUVVWUUU ww:you_break=VVUUUSUUU ww:you_can=SUUVUWUUU ww:à_name=VUUWVQUUU
ww:è_affidabile=TUUUUVUUU ww:é_confiável=UUUUUVUUU ww:é_o_name=UUUUUUUUV ww:é_quem=TUUUUUVUU
ww:über_mich=RTUZUUTUU ww:ο_name=UUUUUUUUV ww:τον_name=UUVUUTUUU ww:а_name=VUUUUUUUT
ww:в_platform=UVUUUVSUU ww:за_name=TUVUUUUUU ww:и_name=UUUUUUUUV ww:или_name=UUUUUUUUT
ww:кто_break=TTUVVUUUU ww:кто_такой_name=UUUUUVUUT ww:кто_это=TUUUVVTUU ww:не_name=UUUUUWUUT
ww:не_надо_break=UUUUUTUUV ww:ні_break=UUUUUUUUV ww:ручаюсь_за_name=UUVUUTUUU ww:с_name=TVUUUSUUW
ww:у_name=SUUUUVUUV ww:хто_такий=TTUUUUVUV ww:хто_це=TUUUVUUUU ww:это_вообще=UUUUVVUUU
ww:я_про_name=TUUUUVUUU ww:مين_name=UUUUUVUUU ww:و_name=TUUUUWUUT ww:क्या_है=TUUUUVUUU
ww:है_break=UUUUVUUUU ww:いる_break=VUUTUTVUU ww:こ_と=UUUUUVUUU ww:この人_だれ=TUUUUVUUU
ww:これ書いたの_誰=UUUUVUUUU ww:さん_break=WUUUUTUUT ww:さん_に=TUUVUUUUU ww:さん_について=UTTTUVVUU ww:さん_は=TUWUUTUUU
ww:さん_を=TUVUUUUUT ww:した_break=TUUUUWUUT ww:じゃなくて_name=UUUUUVUUU ww:だけ_ど=RTUUUXVUU ww:って_る=UUUUTUVUU
ww:って誰_break=VUUUUTVUU ww:でしょうか_break=TUTUVWUUU ww:です_break=SVVUUUUUV ww:ですか_break=VVUUUTUUU
ww:と_name=TUUUUWVUT ww:どっちが_古参=UUUUUVUUU ww:な_って=UUUUUVUUU ww:に_な=TUTUUWUUU ww:に_も=TUUUVUUUU
ww:について_教えて=UUTTUVUUU ww:の_break=UUUUUTUUV ww:の_platform=TUUUUVVUU ww:の_天気=VTUUUUUUU
ww:の_話=VUUUUUUUU ww:は_break=TTTVTVVUU ww:は誰_break=WUUUUSUUU ww:ます_break=TUUUUWUUU
ww:わかる_break=TUUUUVUUU ww:不是_name=TUUUVWUUT ww:了_break=VUUUUTUUU ww:人_break=TUUUVUUUU
ww:今日_の=UUTUUUUUU ww:做_的=VUUUUSUUV ww:原_po=UUUUUVTUU ww:古参_break=UUUUUVUUU ww:吗_bot=TUUUUUUUU
ww:呢_break=UUVUUTUUT ww:和_name=TUUUUVUUT ww:啊_bot=TUUUVTUUV ww:啦_break=TUUUUUVUU ww:嗎_bot=SUUUUWUUU
ww:嗎_break=VUUUUTUUU ww:天気_は=VTUUUUUUU ww:她_的=TUUUTWUUU ww:幫_name=TUUUUUUUV ww:我问的是_name=UUUUTUUUV
ww:昨日_name=UUUUUUVUU ww:是_name=RUUUWTUUV ww:是谁_break=VVUUUSUUU ww:有_个=UUUUUVUUU ww:有_人=VUUUUTUUU
ww:用_bot=VUUUUTUUU ww:番_で=UUUUUUUVU ww:的_break=VUUUUSUUV ww:的_fid=TUUUUWTUU ww:的_name=TUUUUWUUT
ww:的_platform=TTUUVUVUU ww:的_人=UUUUUTVUU ww:誰_break=TUUUVUUUU ww:請問_name=UUUUUVUUU ww:谁_啊=TUUUVUUUU
ww:谁给_name=UUSUUWUUV ww:跟_name=TUUUUVUUV ww:那_name=UUUUUVUUU ww:除了_name=VVUUUSUUU ww:님_이=TUUUTVUUU
ww:도_똑같이=TUUUUWUUU ww:됨_break=TUUUTWUUU ww:랑_name=TUUUUVUUU ww:말고_name=UUUUUUUUV ww:믿어도_됨=VUUTSWUUU
ww:빼고_name=UUUUUVUUT ww:알아_break=SSUTUVYUU ww:어제_name=UUUUUTVUU ww:오_늘=VUUUUTUUU
ww:있어_break=UUUUUVVUU yes_,=WTUUVTUTV yes_.=SVUVUUVVU yes_?=TUTUUVUUU yes_Unknown=UVUUTWSUU
yes_about=WVUUUSTVU yes_and=SUUUVVUVU yes_article=UUUUTTVUU yes_bot=TUUTTWVUU yes_common=VTVUTUUUU
yes_copula=VUUUUUTUV yes_correction=UUUVVSVUU yes_courtesy=VSWUVWSSV yes_end=WTVSTTVVT
yes_he=TUUUUUWUU yes_interrogative=WTUVQWUUT yes_lower=TVTUUUUUU yes_mention=STVUWUUUU
yes_name=TTVUVUUUT yes_no=UUUVTVUUU yes_not=TUUUUVUUU yes_notAfter=UUUUUVUUU yes_on=UVUUUTUVU
yes_person=UUUUVSVUU yes_platform=VUUUUTUUU yes_pointing=YTUTQTWUU yes_praise=WUUTUUTUU
yes_profile=UUUUUVTUU yes_question=VTWUUUSTV yes_relative=USWUUVVUT yes_request=UUUUUVUUU
yes_self=UVUVTTUUU yes_statement=VUUUUTUUU yes_trust=SUUUUVVUU yes_unknown=UWSUUUTUV
yes_yes=WUUTTVSUU you_,=UUUUXRTUV you_.=VVUUUUUUT you_?=WUVUTSTUT you_about=UVUTUTVUU
you_and=VUUUUUUUU you_article=WTVUSUUUU you_bot=YTUTTTVUT you_common=VUUUSVWUU you_copula=TUUTWUUUU
you_correction=VTUVUUTUU you_courtesy=VXTSSUVUU you_end=TUTVVVUSU you_form=UUUUUVUUU
you_he=VTUUUUUUU you_help=SVUUUUVUU you_holds=TUUWTTUUU you_interrogative=TUUUVUUUU
you_lower=VVTTUTVUT you_mention=TVUUVUUUU you_name=SWUUUUUUT you_not=UUUUTWUUU you_on=VVUTUUUUU
you_platform=TTUUVVUUU you_pointing=VUUVTTUUU you_possessiveBefore=TUUUUVUUU you_praise=TTUUVVVUU
you_profile=TVUTUUUUU you_question=SXUTTVVUU you_relative=UUUUTVUUU you_request=RWUUVVUTU
you_statement=TSUUUXUUU you_unknown=VXTTUTUUU you_you=WVUUTTTUU
`
