/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=STRSVXWX !true=ZSUUTTTU ,_,=VUUUUTUU ,_about=TUUUWUTU ,_and=WTUUUTUU ,_article=TUUTWUUU
,_bot=XSUUUTUU ,_common=ZTUUVSTU ,_copula=RUUUTWVU ,_correction=RTUUUXWU ,_courtesy=WUUTUUVU
,_end=TWUUUVTU ,_he=UTVTWTUU ,_interrogative=UVUSTUWU ,_interrogativeSubject=ZTUVUSSU
,_lower=VUUVVTTU ,_mention=VUTUTWTU ,_name=VUTUTWTU ,_no=WUUVUQVU ,_not=VTUUVTUU ,_notAfter=WUUUURUU
,_on=TUUUWVTU ,_person=WUUUUTTU ,_platform=VUUUUTUV ,_pointing=TTUTVUVU ,_praise=XUUUURUU
,_profile=XUUTTTTU ,_question=RUUVUVVU ,_request=TUWUVSVU ,_self=UTTYRWTU ,_statement=UTUUUVVU
,_thanks=WUUUTTUU ,_trust=TUVUTVUU ,_unknown=VTUVVUTU ,_yes=UVUTVVTU ,_you=UTUUUUUU
-1:Unknown=SUUUVUVU -1:about=SVUTXUTU -1:accounts=TUUXVVSU -1:and=UUUVTUTU -1:article=TTVUTVUU
-1:callAfter=VUUTUTUU -1:common=XZTUSRSU -1:compare=UUUUTVUU -1:copula=TTUTVVVU
-1:correction=SUUSTVYU -1:courtesy=QUVUWXTV -1:credentials=TUUUUVTU -1:end=SRUTZUVU
-1:endorse=TUXUUSUU -1:ens=TUUTVUVU -1:fid=RUUVWVTU -1:first=TTVUUVVU -1:form=VVUUUTUU
-1:greeting=XUUTUTUU -1:handle=TUUUUVUU -1:he=UQUTYUVU -1:help=SXUUSTVU -1:holds=VTUUUUUU
-1:interrogative=TQUTWVYU -1:link=TXUUUTUU -1:lower=VVUVUVTS -1:mention=UTTUUWUU -1:my=STUYUUUU
-1:name=UUTTUWUU -1:no=WSUTVUUU -1:not=WUUVUTSU -1:notAfter=VUUTUVTU -1:number=UTUUUTVV
-1:on=WSUUVTTU -1:or=UTUUUUUU -1:person=STUVVVUU -1:platform=RUTSXUXV -1:pointing=VVTRVTWU
-1:possessiveBefore=VUUUUUUU -1:praise=YTTTSXSU -1:profile=UUUWVTSU -1:question=PWUUWVVU
-1:relative=WYUSRTUU -1:request=UUUWPVUV -1:rhetorical=TWUUUUUU -1:second=UUUUUUTU -1:self=TOUhURSU
-1:statement=WZUSTSSU -1:thanks=USUTTYUU -1:third=TUUUUUVU -1:trust=UTUSUXUU -1:unknown=TUUUUVUS
-1:verifiers=VUUWUTTU -1:wallet=USUUVUWU -1:yes=VXUSSUSV -1:you=WTUUWTSU .=WRTSTVUX
._Unknown=UVUUVUTU ._bot=QTUUWVVU ._common=VUUTUUUU ._emoji=TUUUUVUU ._end=XSVUUSUU
._interrogative=VUUURWUU ._lower=WTUTTTWU ._mention=VUUUUUUU ._name=VUUUUUUU ._question=SVUWUVSU
._unknown=WUUTTTVU .absent=VQTSSYUX .embedded=VTUTTVWU .vocative=VVVUWSSU 1:Unknown=WWUTVTSU
1:about=UUVTSWTU 1:accounts=UWUTUTVU 1:and=TTUWVTUU 1:article=TSUUUUWV 1:common=WTUWXQSV
1:compare=RUUTWWUU 1:copula=VXUSVTTU 1:correction=NTTWXVWU 1:courtesy=UUUTTSYV 1:end=SRUTZUVU
1:endorse=SUZUSTUU 1:ens=TTUUVUUU 1:fid=TTUVUVUU 1:first=VUUUUTTV 1:form=SUUUUXUU
1:greeting=aRUUTSUU 1:he=YTUSWRTV 1:help=RaUSUUTU 1:holds=SUUUTVWU 1:interrogative=QdTUUWPS
1:interrogativeSubject=SXUVXTRU 1:lower=TSTVVVUV 1:mention=VTVUVUUU 1:my=RSUaUTTU 1:name=UTUUUWTU
1:no=UTUUPYVU 1:not=TTTVTUWU 1:notAfter=TVUUUVTU 1:number=TTUUUUVV 1:on=SVUTRWVU 1:person=VTUSTVWU
1:platform=STUUUYTU 1:pointing=cSTSUTQV 1:possessiveBefore=TTUUVUVU 1:praise=aRUWTSSU
1:profile=OSUUaUVU 1:question=OZTVWUUU 1:request=VVTUSVTU 1:rhetorical=XWUUURTU 1:second=TUUUUUUV
1:self=XQVZRTUT 1:statement=aTUSUQVU 1:thanks=cSUTTSTU 1:trust=VSUTTUWU 1:unknown=UTTUWUTV
1:verifiers=RUUVVVUU 1:wallet=RVUTXVTU 1:yes=VTUUTTVV 1:you=YUUSTRVU 2:Unknown=TTUTVUVU
2:about=UQUUWSXU 2:and=QVUTVWWU 2:article=UUTUWWRU 2:common=VVUTSWTU 2:compare=WVUUURVU
2:copula=XWUVRSSU 2:correction=RTUSSXZU 2:courtesy=TTTWVTWU 2:credentials=TTUUUUVU 2:end=RUTRSaWW
2:endorse=SUWUUUUU 2:ens=RUUXVUTU 2:fid=UTUUUVUU 2:first=TUUUUVUU 2:form=TTUUUXUU
2:greeting=SVUUUWUU 2:handle=VUUUUTUU 2:he=OTWWYXRU 2:help=QaUTUTTU 2:holds=UUUUUVUT
2:interrogative=STTVXVTU 2:interrogativeSubject=USUWTUWU 2:lower=UVTUTUUV 2:mention=TTWUUUUU
2:my=WTUYTTRU 2:name=TTVUUWUU 2:no=SVUWUUTU 2:not=VTURTUYU 2:notAfter=TTUUUVWU 2:number=XUUUURUV
2:on=TTUUVUUU 2:or=VVUUVVQU 2:person=SRWSWVVU 2:platform=SSUSXVWU 2:pointing=TUVTVUUU
2:possessiveAfter=RWUUUXSU 2:possessiveBefore=TUVUVWRU 2:praise=VXUTRSWU 2:profile=QTUVVWVU
2:question=TSUWWTVT 2:relative=UWUTSTVU 2:request=TSTTWUXU 2:self=UTTZTQUU 2:statement=TUTSWTXU
2:thanks=VUUUTUUU 2:trust=XUUUSVTU 2:unknown=TUTTUUVV 2:verifiers=RUUUWVUU 2:wallet=VTUTUVTU
2:yes=WUUUSUVU 2:you=XUUYRRUU ?=RVSUWWVU ?_bot=SUUTUWUU ?_common=TYUUSVSU ?_end=SZTRXUSU
?_lower=VQUXUTVU ?_name=UUUUVUUU ?_pointing=UUUUVUTU ?_request=UUUVTUUU ?_unknown=VQUXUTUU
?absent=SXUUWSSU ?embedded=YVUTTSSU ?vocative=OSSVUZYU Unknown_,=UUUUUVUU Unknown_.=UUUUUVTU
Unknown_?=TTUUVVUU Unknown_Unknown=SSUTTVZU Unknown_bot=UWUUUUTU Unknown_common=VTUUTUWU
Unknown_courtesy=UUUUVVTU Unknown_end=SUUUUUVU Unknown_lower=USUUVTVU Unknown_on=VUUUTUUU
Unknown_unknown=UQUTUVZU about_?=UVUUUUTU about_Unknown=UUUUUTUU about_about=SUUUUUWU
about_article=TPUUVUZU about_bot=ZTUUTSSU about_common=RTUUVUXU about_compare=VUUUTVUU
about_correction=UUUUTVUU about_courtesy=XSUSUVTU about_end=SVUTVUVU about_first=UTUUVUTU
about_he=TTUTXTTU about_interrogative=TUUUVUUU about_interrogativeSubject=TUUUVUUU
about_lower=SVUXUTUU about_mention=SUWUTWUU about_my=UUUTUUVU about_name=SUVUTWUU
about_platform=TTUUVWTU about_pointing=WTUTYSTU about_question=RWUUVVTU about_request=TTUSUWWU
about_self=SRUYWUUU about_statement=SUUUUWUU about_trust=UVVUSTUU about_unknown=SUVWUSUU
about_you=WUUUUTSU absent/card=VTTUUVTU absent/false/false=RSTUTYUY absent/false/true=UVTSTZSU
absent/question=UTUSUVUX absent/true/false=XVUSVTTU absent/true/true=TUUUVUVU absent=UTTSUWTX
accounts_about=UUUVUUUU accounts_courtesy=UVUSTSXU accounts_end=TUUXVUSU accounts_lower=UTUVTUUU
accounts_platform=UUUUUVTU accounts_question=VTUUUUUU accounts_self=TVUVUSVU
accounts_unknown=UTUVTUUU and_about=TTUUUVVU and_article=USUUWTVU and_bot=WUUUUTUU
and_common=TUUTUVUU and_courtesy=UUUUUVUU and_end=VUUVTUTU and_he=TUUUVUUU
and_interrogative=UXUVTTSU and_lower=WWUTSSVU and_mention=UUTUUWUU and_name=UUTUUWUU
and_pointing=UUUUVUUU and_question=SUUUVTVU and_unknown=WWUTSSVU any:,=VRWRSVXV any:.=URUWRUWU
any:?=TWSWVUTU any:Unknown=WTUSVUTU any:about=TSWSXTWU any:accounts=TTUXUTTU any:and=TVTUVTVU
any:article=UVTQUUWV any:bot=UTSUVVVU any:callAfter=VUUTUUUU any:common=TWTSVXTU
any:compare=XWTTTSTU any:copula=WUTRVVVU any:correction=RUUVUXUU any:courtesy=TSTXUVTV
any:credentials=SUUVVVUU any:emoji=YRTTUUTV any:endorse=OUgUSQUU any:ens=STUVWUUV any:fid=PSUWVYUU
any:first=UUVSSWTV any:form=SVTUTYUU any:greeting=ZTTUTSTU any:handle=UUUUUVUU any:he=RSWSZTVV
any:help=QeUSTTUU any:holds=VSTUXXTT any:interrogative=OXTRWXYS any:interrogativeSubject=YUTVUSSU
any:last=SUUUUWTU any:link=WWUTUTSU any:lower=VTTUUVTV any:mention=YRVSVSUU any:my=WQUePTTU
any:name=WSURUWTU any:no=USTTTXVU any:not=UTTVTVVU any:notAfter=VUTSVUUU any:number=WUVSUSVV
any:on=SUUTTWVV any:only=UUUTTVVU any:or=TUTSWVUV any:person=VUVSVUUT any:platform=QPSTbXVW
any:pointing=WUVQWUTV any:possessiveAfter=SUUSVVVU any:possessiveBefore=VTUSWWTU any:praise=ZSUUTSUU
any:profile=SVTWXTSU any:question=TUSWWVUT any:relative=WaUUOTUU any:request=UXTXPUUV
any:rhetorical=bWUTSPUU any:second=UUUUTVUV any:self=VQTeQUTT any:statement=XTUSUUUU
any:thanks=bQUSSUVU any:third=UUUTUUVU any:trust=XSWUUSSU any:unknown=UTTUVVTV
any:verifiers=PTUWYVTU any:wallet=RRTWVZTU any:wrong=TXUTUTUU any:yes=WTTUTWQW any:you=XVTVTSTU
article_Unknown=TUUUUVUU article_accounts=TUUUUUVU article_bot=WTUUUUTU article_common=YWUUTTQU
article_correction=WVUUUUSU article_courtesy=TUUUUUVU article_credentials=TVUUUVTU
article_end=UTVUTUUU article_ens=VUUUUTUU article_fid=TUUUUVUU article_lower=VTSSWVUU
article_mention=SUUUUWUU article_name=SUUUUWUU article_person=RYUUSVVU article_platform=TTUUUSZU
article_pointing=TUUUUUVU article_praise=WSUUVUTU article_profile=VWURUTVU article_request=XUUUTSUU
article_trust=TUUUVUUU article_unknown=UTSSWWUU aside:false=USQTVWWX aside:true=UUVTUVTU
before-name:,=ZUTTTSVU before-name:.=UUUUUVUU before-name:?=TUUUWRWU before-name:Unknown=VUUUUTUU
before-name:about=UUVUSWUU before-name:accounts=VXUUUSTU before-name:and=XUUUVRUU
before-name:article=STTUUWVU before-name:bot=UTVSVUVU before-name:common=WTUUVTUU
before-name:compare=VUUUTUUU before-name:copula=VTTUWTUU before-name:correction=RUWUTXTU
before-name:courtesy=TVTUUWTU before-name:emoji=VUUUUTUU before-name:endorse=SUZUUSUU
before-name:fid=TUUUTWUU before-name:first=VUUUTUUU before-name:greeting=XUUUUSUU
before-name:he=VUUUTUUU before-name:holds=TUUUUWUU before-name:interrogative=USTUVVUU
before-name:interrogativeSubject=VUUUUUUU before-name:lower=VTUTVUUU before-name:mention=SUTUUXUU
before-name:my=WUUUUTUU before-name:name=SUTUUXUU before-name:no=RUUUUWVU before-name:not=UUUUVTVU
before-name:notAfter=TUUUUVUU before-name:number=VUTUUTVU before-name:on=VUTUUUVU
before-name:only=UUUUUTVU before-name:person=TUTUUXTU before-name:platform=VTTUUVTV
before-name:pointing=UUTVVUTU before-name:possessiveAfter=UUUUUVUU
before-name:possessiveBefore=TUUUUVUU before-name:praise=UUUUUUVU before-name:question=STUUVWUU
before-name:relative=VUUUUTUU before-name:request=XVTTURUU before-name:rhetorical=ZUUUUQTU
before-name:self=QWVTUVVU before-name:statement=SUUUVUVU before-name:thanks=ZUUUUQUU
before-name:trust=VUVUUTUU before-name:unknown=UTUTVUUU before-name:verifiers=TUUUUVUU
before-name:wallet=RUUUUXUU before-name:yes=SUUUUWUU before-name:you=UVUUUUUU before:,=aTTSURVU
before:.=WTUUUUTU before:?=WTUTTVVU before:Unknown=VVUTTSVU before:about=XTSVTVTU
before:accounts=VUUTVTUU before:and=WUUUSTWU before:article=SSUUVVXU before:common=XSUUTVUU
before:compare=ZUUUUPUU before:copula=OUUUWVWU before:correction=ZUUUUSSU before:courtesy=WSTTWTVU
before:emoji=VUUUVUTU before:ens=UUUXUTSU before:fid=SUUVUWUU before:first=SUUUUVVU
before:form=RUUUUYUU before:greeting=VTUUUUTU before:he=UTVTVUTU before:help=SZUTTTUU
before:holds=SUUTVWTU before:interrogative=TVUSXTUU before:interrogativeSubject=VUUVVSTU
before:lower=USTUXVUU before:mention=ZTTTTQVU before:my=UUUXUTSU before:name=WTTTTTVU
before:no=WUUTTXSU before:not=RTUVUVWU before:notAfter=WUUTUTUU before:number=SUUUVUVU
before:on=TTTVUVVU before:only=UUUUUVTU before:or=UUUUVUTU before:person=TUUTVVUU
before:platform=UUUUUXRU before:pointing=SUVTVWUU before:possessiveAfter=SUUUUWTU
before:possessiveBefore=UTUUTWVU before:praise=RSUUZTWU before:profile=VUUUUUTU
before:question=VUUXQVUU before:relative=VUUUUTVU before:request=SWUSVVVU before:rhetorical=YUUUTSUU
before:self=SSUZSTWU before:statement=USUTVVUU before:thanks=WUUTUTUU before:trust=STUVUTWU
before:unknown=UTTUYUTU before:verifiers=TUUWUUTU before:wallet=PUUUUYVU before:yes=STUWUWTU
before:you=YSUUUSVU behind-name:,=TUWUXSTU behind-name:.=TUUTWWSU behind-name:?=XTSTTXTU
behind-name:Unknown=TUUUUVTU behind-name:about=UUVUTUUU behind-name:accounts=TUUUUVUU
behind-name:and=TUUUUWUU behind-name:article=VUUTTSXU behind-name:bot=WTTUTUUU
behind-name:callAfter=VUUUUTUU behind-name:common=VTTUSUUU behind-name:compare=XUUUUSUU
behind-name:copula=PUUUVWWU behind-name:correction=WUTUVUSU behind-name:courtesy=UTUUTXTU
behind-name:emoji=VUUUUUUU behind-name:endorse=RUZUUSUU behind-name:ens=VUUUUTUU
behind-name:fid=SUUUUWUU behind-name:first=RUUUUXUU behind-name:form=SVTUTYUU
behind-name:greeting=VUUUUUUU behind-name:handle=UUUUUVUU behind-name:he=TUUUYTSU
behind-name:help=WUUUTTUU behind-name:holds=UUTUVVUU behind-name:interrogative=SUUUUWVU
behind-name:interrogativeSubject=XUUUTSVU behind-name:lower=UTVTUUUV behind-name:mention=YRVSVSUU
behind-name:my=VUUUUUUU behind-name:name=WSURUWTU behind-name:no=UUUUUVTU behind-name:not=TUTUUXTU
behind-name:notAfter=VUUUUTUU behind-name:number=VUWUUTTU behind-name:on=UTVUTVTU
behind-name:only=TUUUUWTU behind-name:or=SUUUUXUU behind-name:person=UUWUTSVU
behind-name:platform=PVTUVWVV behind-name:pointing=VUVUXSRU behind-name:possessiveAfter=UUUUUVUU
behind-name:possessiveBefore=UUTUUVVU behind-name:praise=UUUUUTVU behind-name:profile=WUUUUTTU
behind-name:question=WTTTTVUU behind-name:request=QUVUVWUU behind-name:self=WUTVTUTU
behind-name:statement=VUUUTUUU behind-name:thanks=RUUUUXUU behind-name:trust=UUVUVUTU
behind-name:unknown=UTWTUUUV behind-name:verifiers=UUVUUTUU behind-name:wallet=SUTUUXUU
behind-name:yes=VUUUUUTU behind-name:you=YUTUUSTU behind:,=QTWUXXSU behind:.=VSUXRSWU
behind:?=RUSXTVWU behind:Unknown=UTUTVVTU behind:about=WSXTXPTU behind:accounts=QTUZVVTU
behind:and=WVUTUSUU behind:article=TYTQXUSU behind:bot=UTSUVVVU behind:callAfter=UVUTUUUU
behind:common=UXUTRTWU behind:compare=SWTUTVTU behind:copula=XTTRUUUU behind:correction=bSVVUPSU
behind:courtesy=UWUWQUUU behind:credentials=UUUVUTUU behind:emoji=USTUXUUU behind:endorse=RUeUSPUU
behind:ens=TUUTUUVU behind:fid=TSUWTWUU behind:first=WVVSTUTU behind:form=TVTUUVUU
behind:greeting=YUUTTSUU behind:handle=UUUUUVUU behind:he=RTVWTVXU behind:help=TXUSUUUU
behind:holds=USTVVVUU behind:interrogative=PUTTWXYU behind:interrogativeSubject=XSTVUUTU
behind:link=WWUTUTSU behind:lower=TUVUVUTU behind:mention=VSXSXUSU behind:my=VQUcPUVU
behind:name=UTWSWVSU behind:no=WUUTWSUU behind:not=VVSWVTTU behind:notAfter=TVTTVUUU
behind:number=WUVSUQWU behind:on=YUVTSTSU behind:only=VUUTTUVU behind:or=TVTSUVVU
behind:person=PUWTWWUU behind:platform=QSSUVXYU behind:pointing=PUUUUWWU
behind:possessiveAfter=VUUTTTVU behind:possessiveBefore=UUUTWVTU behind:praise=YUUSRWSU
behind:profile=WUTXRTTU behind:question=QVSXSWVU behind:relative=UUUVUTTU behind:request=RSTYWTUU
behind:rhetorical=WWUTURUU behind:second=VUUVTUTU behind:self=STTaVTSU behind:statement=XVUSSUTU
behind:thanks=TRUTUYWU behind:trust=TTWTUXSU behind:unknown=SUVTWVTU behind:verifiers=TUUVUUUU
behind:wallet=USTXTVTU behind:wrong=RXUTUUUU behind:yes=TUUTWVTU behind:you=VVTQTYSU
bot+1:,=UUVWVRSU bot+1:.=UVUTVTUU bot+1:?=XVUSXRSU bot+1:Unknown=UUUUUUTU bot+1:about=XUVUSUTU
bot+1:accounts=UWUTUTVU bot+1:and=ZUUUTRTU bot+1:article=USUUUUVU bot+1:common=XUTSUTVU
bot+1:compare=UUUUUVVU bot+1:copula=XVUTVRTU bot+1:correction=UTUWVSUU bot+1:courtesy=WVUUSVTU
bot+1:emoji=VUUTXTSU bot+1:end=RQTYWVVU bot+1:endorse=TUYUTTUU bot+1:fid=UUUVTVUU
bot+1:form=UUUUUVUU bot+1:greeting=XSUUTVUU bot+1:handle=VUUUUTUU bot+1:he=UUUSVWTU
bot+1:help=SZUTUUTU bot+1:holds=TUUUTVWU bot+1:interrogative=UWTUVSUU
bot+1:interrogativeSubject=TUUTVUUU bot+1:lower=TUVVUTVU bot+1:mention=SUUUWWTU bot+1:my=SSUYUUUU
bot+1:name=TUUUVWTU bot+1:no=YUUSSVTU bot+1:not=WUTWVRTU bot+1:notAfter=UVUUUUTU bot+1:on=XTUUTUUU
bot+1:only=TUUUUVUU bot+1:person=TTUTWUVU bot+1:platform=UUUUTWUU bot+1:pointing=TTTTYVUU
bot+1:possessiveAfter=VUUUTUUU bot+1:possessiveBefore=TTUUVUVU bot+1:praise=XTUTTUUU
bot+1:profile=VSUUUUUU bot+1:question=TVTVTSWU bot+1:request=SVTWSVUU bot+1:rhetorical=UWUUUTUU
bot+1:self=PTVWUUWU bot+1:statement=VTUSTUWU bot+1:thanks=WSUTUVTU bot+1:trust=VSUTWUUU
bot+1:unknown=TUVVUTUU bot+1:verifiers=TUUVUUUU bot+1:wallet=TWUUUUTU bot+1:yes=WTUUSTWU
bot+1:you=TVUTUWVU bot+2:,=UUTUVSWU bot+2:.=UTUUVSWU bot+2:?=WUUWSSUU bot+2:Unknown=VTUTUUVU
bot+2:about=RSVUVVWU bot+2:accounts=UUUVUUTU bot+2:and=UTUTUVVU bot+2:article=RTTUVXVU
bot+2:common=TUVUVVSU bot+2:compare=TVUUUUVU bot+2:copula=UWUVSVTU bot+2:correction=WTUVTTUU
bot+2:courtesy=UUUSWQYU bot+2:credentials=TTUUUUVU bot+2:emoji=SUUTUUXU bot+2:end=PTSZWXTU
bot+2:endorse=UUVUUTUU bot+2:fid=UTUUUVUU bot+2:form=WTUUUTUU bot+2:handle=VUUUUUUU
bot+2:he=USVWVUSU bot+2:holds=UTUUUUVU bot+2:interrogative=XVTUWTQU
bot+2:interrogativeSubject=WSUVVUTU bot+2:lower=VTUUWTUU bot+2:mention=STWUTWTU bot+2:my=STUZTUTU
bot+2:name=UTWUTVTU bot+2:no=WVUTUTTU bot+2:not=XTURUTVU bot+2:notAfter=TTUUUUVU bot+2:on=WTUTVUTU
bot+2:or=UVUUVVRU bot+2:person=VRWTVSWU bot+2:platform=STUTVVXU bot+2:pointing=STUUUVVU
bot+2:possessiveAfter=TWUUUVTU bot+2:possessiveBefore=UUVUVUTU bot+2:praise=WWUTSUTU
bot+2:profile=STUVUVVU bot+2:question=VUUURTVU bot+2:request=RTVUVVVU bot+2:self=SXTSXUTU
bot+2:statement=WUUSUSWU bot+2:trust=VUTUPYUU bot+2:unknown=VSUTWTVU bot+2:wallet=UTUUVVTU
bot+2:yes=UUUTVVTU bot+2:you=VUUTUTUU bot-1:,=XSUUUTUU bot-1:.=QTUUWVVU bot-1:?=SUUTUWUU
bot-1:Unknown=UWUUUUTU bot-1:about=ZTUUTSSU bot-1:and=WUUUUTUU bot-1:article=WTUUUUTU
bot-1:common=WUUWTSTU bot-1:copula=TVUTUUUU bot-1:correction=VWUUUUTU bot-1:courtesy=UTTURYVU
bot-1:emoji=UUUUVVUU bot-1:end=OWUWZSUU bot-1:form=TUUUUWUU bot-1:greeting=VTUUUTUU
bot-1:he=VUVUTTUU bot-1:interrogative=TUUTUUWU bot-1:lower=WTUTUUVU bot-1:mention=UUUUUVTU
bot-1:name=SUUUUWTU bot-1:on=WTUUUUUU bot-1:person=UUUUTTWU bot-1:platform=TUUUUVUU
bot-1:pointing=TUVUUUUU bot-1:possessiveBefore=WUUUTUTU bot-1:praise=UTUTVWUU
bot-1:question=UVUUTUVU bot-1:request=XVUTURTU bot-1:self=TTUYUTTU bot-1:statement=WTUUTUUU
bot-1:thanks=WUUTUTUU bot-1:trust=TUUVUUTU bot-1:unknown=VVUTUUUU bot-1:yes=VUUUUTUU
bot-1:you=VUUUUSUU bot_,=UUVWVRSU bot_.=UVUTVTUU bot_?=XVUSXRSU bot_Unknown=UUUUUUTU
bot_about=XUVUSUTU bot_accounts=UWUTUTVU bot_and=ZUUUTRTU bot_article=USUUUUVU bot_common=XUTSUTVU
bot_compare=UUUUUVVU bot_copula=XVUTVRTU bot_correction=UTUWVSUU bot_courtesy=WVUUSVTU
bot_emoji=VUUTXTSU bot_end=RQTYWVVU bot_endorse=TUYUTTUU bot_fid=UUUVTVUU bot_form=UUUUUVUU
bot_greeting=XSUUTVUU bot_handle=VUUUUTUU bot_he=UUUSVWTU bot_help=SZUTUUTU bot_holds=TUUUTVWU
bot_interrogative=UWTUVSUU bot_interrogativeSubject=TUUTVUUU bot_lower=TUVVUTVU bot_mention=SUUUWWTU
bot_my=SSUYUUUU bot_name=SUUUVWTU bot_no=YUUSSVTU bot_not=WUTWVRTU bot_notAfter=UVUUUUTU
bot_on=XTUUTUUU bot_only=TUUUUVUU bot_person=TTUTWUVU bot_platform=UUUUTWUU bot_pointing=TTTTYVUU
bot_possessiveAfter=VUUUTUUU bot_possessiveBefore=TTUUVUVU bot_praise=XTUTTUUU bot_profile=VSUUUUUU
bot_question=TVTVTSWU bot_request=SVTWSVUU bot_rhetorical=UWUUUTUU bot_self=PTVWUUWU
bot_statement=VTUSTUWU bot_thanks=WSUTUVTU bot_trust=VSUTWUUU bot_unknown=TUVVUTUU
bot_verifiers=TUUVUUUU bot_wallet=TWUUUUTU bot_yes=WTUUSTWU bot_you=TVUTUWVU callAfter_end=VUUTUTUU
card/false/false=UTTXSTWU card/false/true=SUUUTXUU card/true/false=VUUSWUSU card/true/true=VUUUUUUU
choices:false=UTRTVWVU choices:true=TTUSUVUX clause:Unknown=UUUTWVSU clause:about=RTXTWVTU
clause:accounts=STUYUVTU clause:and=TUTUVVUU clause:article=UVTRTVWV clause:bot=UTSUVVVU
clause:callAfter=VUUTUUUU clause:common=WXTRTVTU clause:compare=UWTUUUTU clause:copula=aSTSTUTU
clause:correction=SUVYSUUU clause:courtesy=UTSWUTWV clause:credentials=UUUVVSUU
clause:emoji=WSUUUUUV clause:endorse=OUgUSQUU clause:ens=QTUVWVUV clause:fid=QTUWVXUU
clause:first=TUUTWUTV clause:form=UVTUTVUU clause:greeting=YUUUTTTU clause:handle=UUUUUVUU
clause:he=TTVTTVVV clause:help=PdUSTSVU clause:holds=WSTUVWTT clause:interrogative=PXTTYVVS
clause:interrogativeSubject=TVUTVVSU clause:last=TUUUUVTU clause:link=WWUTUTSU clause:lower=VTUWTVSV
clause:mention=ZSYSSSTU clause:my=XQUdPTRU clause:name=ZSXSRTTU clause:no=PTTSVYYU
clause:not=WVTTRUWU clause:notAfter=UVUSUWUU clause:number=WTUTTUUV clause:on=WVVUTVRV
clause:only=XVUTUSTU clause:or=UUURWUVV clause:person=UUVSTVVT clause:platform=SQTUZVVV
clause:pointing=WVSSRWUV clause:possessiveAfter=STUTVWWU clause:possessiveBefore=UTUTXWRU
clause:praise=YSTURWUU clause:profile=OVTWXUUU clause:question=SUSUWXTT clause:relative=VZUUQUTU
clause:request=XYSSQVTV clause:rhetorical=YWUTTRTU clause:second=UUUUTVUV clause:self=RSUbSTWT
clause:statement=aVTPUSTU clause:thanks=YQUSSVVU clause:third=TUUTUUVU clause:trust=STVUVXTU
clause:unknown=UUUVUWSV clause:verifiers=QTUWYUTU clause:wallet=QRUWUaTU clause:wrong=RXUTUUUU
clause:yes=UUUVSUSW clause:you=UXTWUSSU common_,=VTUSUSXU common_.=TTUUVVTU common_?=VWURRUXU
common_about=SXSTVWSU common_accounts=VUUTUUUU common_and=TUUTTWVU common_article=YTVVVQSU
common_bot=WUUWTSTU common_common=SVUTVXSU common_copula=VUUUUWSU common_correction=ZTUSQUVU
common_courtesy=RWUVUWTU common_emoji=VUUUUTUU common_end=YUTSWTTU common_first=WUUUUSUU
common_form=TUUUUVUU common_he=WUUVTTUU common_holds=UTUWUUTU common_interrogative=QVUUVVXU
common_interrogativeSubject=TUUUVUVU common_lower=UTUUWUTU common_mention=VUVUTUTU
common_my=TTUWUTVU common_name=TUVUTVTU common_no=TUUWTTUU common_not=TUUTUUWU
common_number=TTUUUUVV common_on=VXTWQSVU common_person=VUUWUUST common_platform=WUUUTUTU
common_pointing=TVUVVTTU common_possessiveAfter=UVUUUVTU common_possessiveBefore=UUUTUWTU
common_praise=VRUTUVXU common_profile=WVUUTTTU common_question=VVUVXUOU common_request=XUUTRUUU
common_second=VUUTUUUU common_self=TTUVUVUU common_statement=UUUUTVTU common_trust=UTUUVUUU
common_unknown=UTUUWUTU common_wallet=TTUVTWUU common_yes=TRUXVWSU common_you=VVURTUWU
compare_about=SUUTVWUU compare_common=XWUUURSU compare_end=UUUUTVUU compare_lower=UUUUTUUU
compare_mention=TUUUUVUU compare_name=TUUUUVUU compare_unknown=UUUUTUUU context:card=UTTVTWUU
context:question=TTUSUVUX context:quote=USUUWUTU context:reply=UUVTUVTU context:top=UVRTUUWU
copula_,=WUUUUSUU copula_?=TSUUWUVU copula_about=VTUUUVUU copula_article=TUUUTVVU
copula_bot=TVUTUUUU copula_common=WTUTTTVU copula_correction=WUUUTUTU copula_courtesy=XTUTVURU
copula_end=UWUTUVTU copula_he=UTUUVVUU copula_interrogative=VTUTUUUU
copula_interrogativeSubject=VTUTUUUU copula_lower=VSTVWTUU copula_mention=RUUUVWUU
copula_my=VVUVSUTU copula_name=RUUUVXUU copula_on=WUUUUSUU copula_person=UTUVUUTU
copula_pointing=RWTTWVUU copula_praise=VUUUTVUU copula_question=UUUUTUUU copula_request=WUUUUTUU
copula_self=UVUTUUUU copula_statement=WUUUUTTU copula_trust=VTVVSSWU copula_unknown=VSTVWUUU
correction_,=TVUUSWUU correction_.=TUUUUVVU correction_?=UVUSUUVU correction_about=TTUVVTVU
correction_article=TVUUUVTU correction_bot=VWUUUUTU correction_common=VTUTUUVU
correction_correction=STUTUVXU correction_courtesy=VTUXTRUU correction_end=TSUUTVYU
correction_he=WUUUUTUU correction_lower=SSWWVTVU correction_mention=SUTUTXUU
correction_name=SUTUTXUU correction_on=TUUUUUVU correction_person=XUUUUSSU
correction_pointing=WTUTVTUU correction_question=VVUTUVTU correction_request=TWUUTWTU
correction_self=STUXUTUU correction_unknown=TTWVUTUU courtesy_,=RVUUUVUU courtesy_.=SVVTUTVU
courtesy_?=SWUUVVTU courtesy_Unknown=UTUVUUUU courtesy_about=UQUVUTXU courtesy_accounts=TUUUUUVU
courtesy_and=VUUTTUVU courtesy_article=TVUUVTUU courtesy_bot=UTTURYVU courtesy_common=UUUTWWRU
courtesy_copula=UUUVWSUU courtesy_correction=PWUXSXTU courtesy_courtesy=UVTRRXWU
courtesy_end=YQUUVTVV courtesy_form=TUUUUVUU courtesy_he=TTUUUUWU courtesy_holds=VUUUVTUU
courtesy_interrogative=SVUVRWVU courtesy_interrogativeSubject=TUUVUUTU courtesy_lower=USVVVUTU
courtesy_mention=XUTUUTUU courtesy_my=VUUUUTUU courtesy_name=WUTUUUUU courtesy_no=WUUUTTUU
courtesy_not=WUUUTTUU courtesy_on=USUUUVVU courtesy_person=VTUSVVVT courtesy_platform=TUUUUVUU
courtesy_pointing=VUUUUTVU courtesy_possessiveBefore=WTUUUSVU courtesy_praise=USUTUWVU
courtesy_profile=UTUUVUUU courtesy_question=RUUXWTTU courtesy_request=QaUTTUWU
courtesy_self=WVTTUUUU courtesy_statement=VVUUUSUU courtesy_thanks=TTUUUVVU courtesy_trust=UVUUUTUU
courtesy_unknown=USVVVUTU courtesy_wallet=SUUUUVUU courtesy_yes=TUUUUVUU courtesy_you=UUUUTVUU
credentials_copula=UUUUUUVU credentials_end=TVUUUUUU credentials_lower=STUVUVUU
credentials_question=UUUUUUVU credentials_unknown=STUVUWUU embedded/false/false=UUUSSUXU
embedded/false/true=YUSUUTTU embedded/quote=WUUUSUUU embedded/reply=VTVUUUTU embedded/top=WVTSUSWU
embedded/true/false=XSUUUVSU embedded/true/true=YTTUTTTU embedded=ZUTSSTVU emoji_bot=UUUUVVUU
emoji_emoji=VUUUUUUU emoji_end=WSTUTUUV emoji_lower=WUUUUSUU emoji_name=VUUUUTUU
emoji_unknown=WUUUUSUU endorse_about=UUVUUTUU endorse_end=TUXUUSUU endorse_lower=UUWUTTUU
endorse_mention=TUWUUTUU endorse_name=TUWUUTUU endorse_unknown=UUWUTTUU ens_?=UUUTVUUU
ens_about=UUUUVUUU ens_courtesy=VUUUUUTU ens_end=TUUUUUVU fid_?=UTUWUUTU fid_about=TUUUTWUU
fid_courtesy=TVUVTUUU fid_end=RVUUWVUU fid_lower=TTUVUUUU fid_on=TUUUUVUU
fid_possessiveBefore=TUUUTWUU fid_question=VUUTUUUU fid_unknown=TTUVUUUU first_,=UTUUUUWU
first_courtesy=VUUUUTUU first_end=TTVUUUVU first_lower=TXUUUUTV first_unknown=TXUUUUTV
form:-1/-4/card=WUUUUSUU form:-1/-4/reply=VUUUVSUU form:-1/-4=VUUUWSUU form:-1/card=WUUUUSUU
form:-1/false/false=SUUUVUVU form:-1/false/true=UUUUURXU form:-1/reply=VUUUVSUU form:-1/top=RUUUUTZU
form:-1=TUUUWPZU form:-2/-4=UUUUWSUU form:-2/false/false=UUUUVRVU form:-2=UUUUWQWU
form:-4/-1/card=UUUTUUVU form:-4/-1/question=TUUUUUWU form:-4/-1/quote=UUUUUUVU
form:-4/-1/reply=UVUTUUTU form:-4/-1/top=WVTWUURU form:-4/-1=UVTUUUTU form:-4/-2/card=TUUUVUTU
form:-4/-2/question=UUUUUUTU form:-4/-2/quote=XTUTUUSU form:-4/-2/reply=UUUTTUVU
form:-4/-2/top=TWUVUUSU form:-4/-2=WWTUVUQU form:-4/-3/card=XTUUUUSU form:-4/-3/question=VUUTUUTV
form:-4/-3/quote=TUUUWUUU form:-4/-3/reply=TUVVUUTU form:-4/-3/top=UXUUUUSU form:-4/-3=VVUUWUPV
form:-4/-4/card=XVUVSUSU form:-4/-4/question=VUUSUUUV form:-4/-4/quote=STUVWUUU
form:-4/-4/reply=VTUUWUSU form:-4/-4/top=SVTVUUVU form:-4/-4=VUTVWURV form:-4/0/card=RTUWTUXU
form:-4/0/top=WUUTUUTU form:-4/0=UTTVSUXU form:-4/1/top=UUUSUUXU form:-4/1=TTUSSUZU
form:-4/2/top=TSUTUUYU form:-4/2=TSUTUUYU form:-4/card=VTTWSUVU form:-4/false/false=XUSTRUUX
form:-4/false/true=VSUUWUVU form:-4/question=VTUSUUUW form:-4/quote=TSUUXUUU form:-4/reply=UVVTUUUU
form:-4/top=TWRVUUVU form:-4/true/false=TWUVTUUU form:-4/true/true=RUUUXUUU form:-4=UURUVUVW
form:0/-2/top=WUUUUTTU form:0/-2=WUUUUTTU form:0/-3=VUUUUTTU form:0/-4/card=VUUUUTUU
form:0/-4/reply=VUUUUUUU form:0/-4/top=UWTUUUTU form:0/-4=VVTUUTTV form:0/card=VUUUUUUU
form:0/false/false=UUTVUVTV form:0/false/true=WVUTUSVU form:0/reply=VUUUVUTU form:0/top=TVTVUSWU
form:0/true/false=TUUUVUUU form:0/true/true=UUUUVSVU form:0=VVSUVRVV form:1/-1/top=VUUUUUUU
form:1/-1=VUUUUUUU form:1/-2=UUUUUVUU form:1/-3/top=VUVUUTTU form:1/-3=UUUUUVTU
form:1/-4/card=VUUUUTUU form:1/-4/reply=TUUUTWUU form:1/-4/top=VUUUUUTU form:1/-4=VUUUUVTU
form:1/false/false=WUTUTUUU form:1/false/true=RUVUVXSU form:1/reply=TUUUTVUU form:1/top=XTUUUUSU
form:1/true/false=UUUUVUUU form:1/true/true=WUUUTUUU form:1=VTUUTWSU form:2/-1/top=UUUUUVTU
form:2/-1=UUUUUVTU form:2/-2/top=UUUUUVUU form:2/-2=TUUUTWUU form:2/-3/top=UUUUUVTU
form:2/-3=UUUUUVTU form:2/-4/card=TUUUUVUU form:2/-4/reply=UUUUSWUU form:2/-4/top=XTVTUTTU
form:2/-4=WTVTSWTU form:2/card=UUUUTVUU form:2/false/false=VTWUUTTU form:2/false/true=UUTUTXTU
form:2/reply=TUUUSXUU form:2/top=WTUTUWRU form:2/true/false=VUUUTVUU form:2/true/true=TUUUTXTU
form:2=VTVTRZRU form:3/-1/top=UUUUUVUU form:3/-1=UUUUUVUU form:3/-2/top=UUUUUVTU form:3/-2=UUUUUVTU
form:3/-3/card=TUUUUVUU form:3/-3/top=UUUUUVUU form:3/-3=TUUUUWUU form:3/-4/card=SUUUUWUU
form:3/-4/reply=VUUUTUUU form:3/-4/top=VTWTUTUU form:3/-4=UTVTTWUU form:3/card=RUUUUXUU
form:3/false/false=TUWUUUUU form:3/false/true=VTUUTWTU form:3/reply=VUUUTUUU form:3/top=VTVTUWSU
form:3/true/false=TUTUUWUU form:3/true/true=UUUUUVTU form:3=TTVTTZSU form:4/-2/top=VUUUUTUU
form:4/-2=VUUUUTUU form:4/-4/card=TUUUUVUU form:4/-4/top=TVTUUVUU form:4/-4=TUTUUWUU
form:4/card=TUUUUVUU form:4/false/false=RUUUUXUU form:4/false/true=WVUUUSUU
form:4/true/true=VUUUUUUU form:4=TUUUUWUU form_,=UUUUUVUU form_and=VUUUUTUU form_bot=TUUUUWUU
form_copula=TUUUUVUU form_courtesy=WUUUUSUU form_end=VVUUUSUU form_lower=TUUUUVUU
form_question=TUUUUVUU form_statement=TUUUUVUU form_unknown=TUUUUVUU greeting_bot=VTUUUTUU
greeting_end=VUUUUTUU greeting_lower=VUUUUTUU greeting_mention=WUUUUSUU greeting_name=WUUUUSUU
greeting_unknown=VUUUUTUU handle_?=UUUUUVUU handle_end=TUUUUVUU he_,=TUUWUUSU he_?=USUUWUUU
he_about=UUUTXUUU he_bot=VUVUTTUU he_common=UVUWSUTU he_copula=WUUUTUUU he_courtesy=TUUTXTVU
he_end=TSUTXVVU he_holds=TUUUVVUU he_interrogative=TUUUVUUU he_lower=TXUVRTVU he_on=UUUUVUUU
he_person=TUUTUUUU he_platform=WTUUUTVU he_pointing=UUUUVUUU he_possessiveAfter=TUUUUVUU
he_praise=VUUUTUVU he_profile=UWUUSUUU he_question=SVUTWVTU he_request=TUUVVTUU
he_statement=UUUUSWUU he_trust=QUUUXWUU he_unknown=TWUVRTVU he_wallet=TUUUVUUU help_?=WVUUUTTU
help_courtesy=TWUUUTUU help_end=RVUUUVWU help_lower=UXUUSUTU help_request=TVUUUUUU
help_unknown=UXUUSUTU holds_?=UTUUVUVU holds_article=TUUUUVUU holds_common=UTUUVUUU
holds_courtesy=TUUUUVUU holds_end=VUUUTUVU holds_he=TUUUVUUU holds_lower=SXUVTUTU
holds_platform=TTUUVUUU holds_pointing=UUUUVUUU holds_question=TSUVVUVU holds_trust=TUUUUVUU
holds_unknown=SXUVUUTU interrogativeSubject_article=TUUUVVUU interrogativeSubject_common=UUUTWUTU
interrogativeSubject_copula=TVUUTUVU interrogativeSubject_courtesy=VUUTUUUU
interrogativeSubject_end=UUUUUUVU interrogativeSubject_he=TUUUVUUU
interrogativeSubject_holds=TVUUUUUU interrogativeSubject_lower=UUUVUTUU
interrogativeSubject_mention=VUUUUTUU interrogativeSubject_pointing=TTUUVVUU
interrogativeSubject_question=TVUUTUVU interrogativeSubject_request=TVUUUUUU
interrogativeSubject_self=VSUZTUSU interrogativeSubject_statement=WUUUUSUU
interrogativeSubject_unknown=UUUVUTVU interrogative_?=TTUUXVTU interrogative_Unknown=UTUUUUVU
interrogative_about=WUUUUTTU interrogative_article=TXUUTUTU interrogative_bot=TUUTUUWU
interrogative_common=UXUTUUTU interrogative_copula=TVUUTVVU interrogative_correction=VTUTUUVU
interrogative_courtesy=WTVSWUSU interrogative_end=RRUTUXYU interrogative_form=VUUUUTUU
interrogative_he=VVUUTUTU interrogative_holds=TVUUUVUU interrogative_lower=VVTUTTWS
interrogative_mention=XUTUTUUU interrogative_name=YTTUTTUU interrogative_on=VVUUUUSU
interrogative_pointing=SPURXVZU interrogative_praise=RWUUUVUU interrogative_question=TUUUTUWU
interrogative_request=UWUUUUSU interrogative_self=VRUaTUSU interrogative_statement=UYUUUSSU
interrogative_unknown=VUTUTUWS interrogative_yes=UVUUUUUU language:false=UVTRTSWZ
language:true=UQSVWZTS left:0=WUPSUVTX left:1=SSTUWVWU left:2=UVWVVTRV left:3=WUUTTTWU
left:5=RSVVTXUU left:9=UUUUUVUU length:1=SSUVWVUV length:2=VVTQVUTW length:3=TUSTVVVU
length:5=SWVTUUVU length:9=YQSWTVTU link_end=TXUUUTUU links:false=UTRSVWTX lower_,=WTTTUVTV
lower_.=VSTVTTWU lower_?=TVTXTSUU lower_Unknown=WTUUUTUU lower_about=VXVTSTUU
lower_accounts=TTUVVTUU lower_and=SUUUUVVU lower_article=VTUVUVSU lower_bot=WTUTUUUU
lower_common=UUUUUTWU lower_compare=VWUUUTTU lower_copula=XSUUTUUU lower_correction=VUWSSUWU
lower_courtesy=UWUTSVUV lower_emoji=USUUUVVU lower_end=WUVUTTVS lower_fid=TTUWUUTU
lower_first=VUUTUUUU lower_form=TUUUUWUU lower_he=UVUSWTUU lower_help=UWUUSSWU lower_holds=VUUTVTUU
lower_interrogative=TTVTVVVU lower_interrogativeSubject=UTUUUUVU lower_lower=TWUUUUUT
lower_mention=TUVTUVTU lower_my=VVUTUUTU lower_name=RUVTUXUU lower_no=UTUUUUWU lower_not=SUUWSVVU
lower_notAfter=VTUUUTVU lower_number=TUUUUWTU lower_on=SXWSWUSV lower_only=STUUVUXU
lower_or=UWUSVVTU lower_person=VSUUXTVU lower_platform=TVUUWRWU lower_pointing=TUUVTUUU
lower_possessiveAfter=VUUTUUUU lower_possessiveBefore=VVUUUVTU lower_praise=TUUVTVUU
lower_profile=TSUYTUVU lower_question=TYUTVRTU lower_request=UVUUTUTV lower_self=UVUTUUUU
lower_statement=RVWUTVVU lower_thanks=UUUUUUVU lower_trust=UTTSXTVU lower_unknown=UUUUUVUT
lower_wallet=TTUWRWVU lower_yes=UUUUVUTV lower_you=TXUUTVSU mention_,=RUVUUYSU mention_.=TUUUWVTU
mention_?=UUUUUWUU mention_about=TUWUUTUU mention_and=TUUUUVVU mention_article=TUUUUVUU
mention_bot=UUUUUVTU mention_common=TUUUUVVU mention_copula=XUUUTSUU mention_correction=UUUUUVTU
mention_courtesy=RUTUUXVU mention_end=TTUUUWUU mention_fid=UUUUUVUU mention_he=WUVUUSUU
mention_holds=SUUUUWUU mention_interrogative=WUTUTUUU mention_interrogativeSubject=VUUUUTUU
mention_lower=UUUUUVVU mention_mention=UUUUUTVU mention_name=UUUUUTVU mention_no=TUUUUVUU
mention_not=RUUUUXUU mention_notAfter=SUUUUXUU mention_on=VUUUUTUU mention_only=TUUUUWUU
mention_or=UUUUUVUU mention_person=TUWUUUTU mention_platform=TUUUUWUU mention_pointing=VUTUTUUU
mention_possessiveAfter=TUUUUVUU mention_profile=SUUUUWUU mention_question=WUUUTUUU
mention_request=WUUUVRWU mention_self=VUUUUTUU mention_statement=UUTUUUUU mention_trust=TUUUUVUU
mention_unknown=UUUUUVVU mention_verifiers=TUUUUUUU mention_yes=TUUUUVUU mention_you=XUUUUSUU
my_common=XTURUUVU my_courtesy=TUUVUUUU my_end=SUUXUUUU my_fid=VTUWUUTU my_lower=VVUTSUWU
my_profile=TTUZSUUU my_question=UTUWUTUU my_relative=WVUTUSVU my_unknown=UVUTSVVU my_wallet=YUUQUUUU
name+1:,=UUVUUVSU name+1:.=UUUUWUTU name+1:?=TUUUUVUU name+1:about=TUWUTWTU name+1:and=VUUUUUTU
name+1:article=TUUUUVVU name+1:bot=TUUVUVTU name+1:common=UUUUTSWU name+1:compare=TUUUUVUU
name+1:copula=UUUUTVTU name+1:correction=UUUUUWTU name+1:courtesy=WUUUVSUU name+1:emoji=TUUUUVUU
name+1:end=VUUTTTUV name+1:fid=UUUUUVUU name+1:he=WUVUUSUU name+1:holds=SUUUUXUU
name+1:interrogative=WUTUTUUU name+1:interrogativeSubject=VUUUUTUU name+1:lower=TUUTUVVU
name+1:mention=VUUUUSVU name+1:name=WUUUURVU name+1:not=UUUUUVUU name+1:on=UTUUTWTU
name+1:only=TUUUUWUU name+1:or=UUUUUVUU name+1:person=SUWUUVTU name+1:platform=TVUUVQVU
name+1:pointing=VUTUTVUU name+1:possessiveAfter=TUUUUVUU name+1:possessiveBefore=TUUUUVUU
name+1:profile=SUUUUWUU name+1:question=VUUUTVTU name+1:request=VUUUVRWU name+1:self=VUUUUTUU
name+1:statement=XUTUURUU name+1:trust=TUUUUVUU name+1:unknown=TUUTUVVU name+1:verifiers=TUUUUUUU
name+1:yes=TUUUUVUU name+1:you=XUUUUSUU name+2:,=VUUUUUTU name+2:.=UUUUUVUU name+2:?=RUUUVVVU
name+2:Unknown=TUUUUVUU name+2:about=WUUUVQUU name+2:and=RUUUUVWU name+2:article=XUUUUSUU
name+2:bot=UUVUUUTU name+2:common=UUUUVUTU name+2:copula=UUVUVTUU name+2:correction=TUUUVUUU
name+2:courtesy=TUUUUVUU name+2:emoji=WUUUUTUU name+2:end=PUTTUXXV name+2:ens=TUUUUVUU
name+2:fid=TUUUUVUU name+2:he=RUUUXVUU name+2:holds=VUUUVSUU name+2:interrogative=UUUUTWTU
name+2:interrogativeSubject=UUUUTVUU name+2:lower=VUVUSVUU name+2:mention=TUTUUXTU
name+2:name=SUTUUYTU name+2:no=TUUUVUUU name+2:not=TUUUUVUU name+2:on=UUUUVSVU name+2:or=TUUUUVUU
name+2:person=WUUUUTUU name+2:platform=RTTUTZUV name+2:pointing=TUUUWTUU
name+2:possessiveBefore=UUUUUTVU name+2:praise=XUUUURUU name+2:profile=VUUUUUUU
name+2:question=SUVUTWUU name+2:request=aUUUUOVU name+2:self=VUUUUTVU name+2:statement=UUUUTUUU
name+2:trust=TUVUUUUU name+2:unknown=UUVUSWUU name+2:wallet=TUUUUVUU name+2:yes=TUUUUVUU
name+2:you=XUUUURUU name-1:,=WUTUTVTU name-1:.=VUUUUUUU name-1:?=UUUUVUUU name-1:about=UUWUTTUU
name-1:accounts=UVUUUUUU name-1:and=VUUUTVUU name-1:article=SUUUUWUU name-1:bot=TTUTWVTU
name-1:common=WUVUTSTU name-1:compare=UUUUUVUU name-1:copula=QUUUVXUU name-1:correction=TUUUTWUU
name-1:courtesy=VUTUTWTU name-1:emoji=VUUUUTUU name-1:end=WTUUTTUU name-1:endorse=TUWUUTUU
name-1:greeting=WUUUUSUU name-1:interrogative=VTTUTXUU name-1:lower=TTVTUTVU name-1:not=YUUUXPTU
name-1:notAfter=TUUUUUUU name-1:on=TUUUUUVU name-1:only=TUUUUWUU name-1:person=UUUUUVUU
name-1:platform=WUUUUSUV name-1:pointing=SUUVTWTU name-1:possessiveBefore=TUVUTVUU
name-1:praise=UUUUUTVU name-1:profile=TUUUUVUU name-1:question=RUUUVWUU name-1:request=TWTUUVTU
name-1:self=SUUUUVWU name-1:statement=UUUUVTVU name-1:thanks=VUUUUTUU name-1:trust=TUUUUVUU
name-1:unknown=UTVTUTVU name-1:verifiers=TUUUUVUU name-1:yes=TUUUUVUU name-2:,=SUTUUWVU
name-2:.=VUUUUUUU name-2:about=UUUUUVUU name-2:accounts=UUUUUVTU name-2:article=TUUUUSXU
name-2:bot=WTWUTTTU name-2:common=VUSUVSWU name-2:copula=UUUUUVUU name-2:correction=TUUUUVUU
name-2:courtesy=RWUUUXTU name-2:end=VTUUVUUV name-2:endorse=TUWUUTUU name-2:fid=TUUUTWUU
name-2:he=UUUUUUVU name-2:interrogative=UUUUUVUU name-2:lower=TUUUUVTU name-2:mention=SUUUUXUU
name-2:name=SUUUUXUU name-2:not=XUUUUQWU name-2:notAfter=TUUUUVUU name-2:person=SUUUUWUU
name-2:platform=SUUUUYTU name-2:pointing=VUUUUTUU name-2:question=UUUUVUUU name-2:request=XUUUUSUU
name-2:self=TWVUUTUU name-2:unknown=UUUUUUTU name-2:wallet=RUUUUXUU name-2:yes=VUUUUTUU
name-2:you=TUUUUVUU name_,=QUUUUZSU name_.=SUUUWVTU name_?=TUTUUXUU name_about=TUWUUUUU
name_and=UUUUUUVU name_article=TUUUUWUU name_bot=SUUUUWTU name_common=TUUUTVVU name_copula=WUUUTTUU
name_correction=UUUUUVTU name_courtesy=SUTUUWVU name_emoji=UUUUUVUU name_end=UUUUUVUU
name_fid=UUUUUVUU name_he=WUVUUSUU name_holds=SUUUUWUU name_interrogative=VUTUTUUU
name_interrogativeSubject=VUUUUTUU name_lower=TUTUUWUU name_mention=UUUUUTVU name_name=VUUUUSVU
name_no=TUUUUVUU name_not=RUUUUXUU name_notAfter=SUUUUXUU name_on=VUUUUTUU name_only=TUUUUWUU
name_or=UUUUUVUU name_person=TUWUUUTU name_platform=TUUUUWUU name_pointing=VUTUTVUU
name_possessiveAfter=TUUUUVUU name_profile=SUUUUWUU name_question=VUUUTUUU name_request=WUUUVRWU
name_self=VUUUUTUU name_statement=UUTUUVUU name_trust=TUUUUVUU name_unknown=TUTUUWUU
name_verifiers=TUUUUUUU name_yes=TUUUUVUU name_you=XUUUUSUU named:0/-1=UVTUUUTU named:0/-2=WWTUVUQU
named:0/-3=VVUUWUPV named:0/-4=VUTVVURV named:0/0=UTTVSUXU named:0/1=TTUSSUZU named:0/2=TSUTUUYU
named:0/false/false=XUSTTUUX named:0/false/true=TWUVTUUU named:0/true/false=YSTUXQUU
named:0/true/true=RUUUXUUU named:0=WURUXPVW named:1/-1=TUTUUTYU named:1/-2=UUUUVVUU
named:1/-3=UTVUUXRU named:1/-4=UUVTUXQV named:1/0=RUUUUUXU named:1/false/false=VTWUTSUV
named:1/false/true=UUTUWSVU named:1/true/false=SUVTTXTU named:1/true/true=XTTUSUUU named:1=VSWSSUUV
named:2/-2=VUUUUUUU named:2/-4=XUTUUSUU named:2/false/false=TUTUUXUU named:2/false/true=TUUUUWUU
named:2/true/false=UUTUUUVU named:2/true/true=SUUUUWUU named:2=PUSTUcUU named:3/false/false=TUUUUVUU
names:=WURUXPVW names:mention=VRWSSXUU names:platform=SUTUVUVV names:written+mention=VUUUUTUU
names:written=RVTUTZUU no_,=VUUUTTVU no_?=TUUUUVUU no_common=TTUWUUUU no_correction=TUUUUUVU
no_courtesy=SUUTUWVU no_end=VTUTVVUU no_lower=UVUVUTTU no_mention=SUUUUUVU no_name=SUUUUUVU
no_no=RUUXUUUU no_pointing=VUUUUTVU no_unknown=UVUVUTTU notAfter_end=TUUUUWTU
notAfter_lower=XVUUURUU notAfter_mention=SUUUUVUU notAfter_name=SUUUUVUU notAfter_unknown=XVUUURUU
not_,=TUUUTUWU not_?=UVUUUVTU not_common=WVUTTVTU not_courtesy=SVUSTXUU not_end=VTUWUUSU
not_he=RUUXSWVU not_lower=SVUWSUVU not_mention=RUTUWXTU not_name=RUTUWXTU not_pointing=RUUXSWVU
not_request=bUUUUOUU not_trust=XUUUTSUU not_unknown=SVUWSVVU number_common=TUUUVXTT
number_courtesy=UVUTUVTT number_end=UTUUUTVV number_lower=WUWTUSTU number_unknown=WUWTUSTU
on_,=TWUTUUUU on_?=UVUUUUUU on_article=USTUUWUU on_bot=WTUUUUUU on_common=TWUUWSUU
on_courtesy=STUVUVVU on_end=WTUUUTTU on_fid=TUUUUVUU on_he=UUUUVUTU on_interrogative=TUUUVUUU
on_interrogativeSubject=UUUUVUUU on_lower=TVWTSTVU on_mention=TUUUUUVU on_my=UUUTTVVU
on_name=TUUUUUVU on_person=VUUUUUUU on_platform=SSTUWXTU on_pointing=VUUTUUUU on_profile=UTUUUUVU
on_question=TVUUVTUU on_self=USUXTUTU on_unknown=UVWTSTVU on_wallet=TUUUUVUU on_you=UUUVUUUU
only_,=TUUUUUVU only_common=XUUUUSUU only_lower=VTUTUUVU only_mention=TUUUUVUU only_name=TUUUUWUU
only_unknown=VTUTUUVU or_common=TVUUUUTU or_courtesy=TUUUUVVU or_lower=TVUUUVTU or_mention=WUUUUSUU
or_name=WUUUUSUU or_no=TUUUUUVU or_trust=UUUUTUVU or_unknown=TVUUUVTU out:0=YSSSSSVX out:1=QUSUXYTU
out:2=SUUUUWUU person_,=UTUTVUVU person_?=UUUTVUUU person_Unknown=UUUUUUVU person_about=UVVTUUUU
person_bot=UUUUTTWU person_common=UTUUUVUU person_courtesy=VTVUUSUU person_end=STUVVVTU
person_interrogative=UWUUUUSU person_lower=USVVVVTT person_mention=UUUUUVUU person_name=UUUUUVUU
person_on=UUUUUVUU person_person=TTUTUSYU person_pointing=TZUUQVTU person_possessiveBefore=TVUTUVUU
person_question=SSUVUXUU person_request=TUUUVSWU person_trust=UUVUUTUU person_unknown=URVVVVUT
platform_,=SUUUUYTU platform_?=TSUUWTVU platform_about=UTUTVTVU platform_accounts=UUUVUVTU
platform_bot=TUUUUVUU platform_common=VTUUTUVU platform_correction=SUUUXTVU
platform_courtesy=UTUTVUVU platform_end=TVTRUVVV platform_lower=TTUVVUUV platform_name=UUUUUVUU
platform_no=TUUUVUUU platform_on=STUUVVVU platform_possessiveAfter=TUUUUVUU
platform_possessiveBefore=TUUUUUVU platform_question=UTUVUVTU platform_unknown=TTUVVUUV
pointing_,=UUUWTUSU pointing_.=UUUUVUTU pointing_?=UUUTVUUU pointing_about=UUUTVTVU
pointing_and=TUUUUTWU pointing_article=VVVUUTSU pointing_bot=TUVUUUUU pointing_common=WSUXTSVU
pointing_copula=VTUUSWUU pointing_correction=XUUUUTTU pointing_courtesy=VTVSWSUU
pointing_end=WWTSTTVU pointing_ens=VUUUVTUU pointing_he=TTUTUUXU pointing_holds=TUUUVVUU
pointing_interrogative=SUUUVUVU pointing_lower=SVTWWTUU pointing_mention=SUUUTXUU
pointing_name=SUUUTXUU pointing_not=TUUUUVVU pointing_on=TTUUWUUU pointing_person=STUTUWVU
pointing_platform=WSUUUSVU pointing_pointing=TUUTUVWU pointing_possessiveAfter=TUUUVVUU
pointing_praise=UUUUTUUU pointing_profile=VVUUSUUU pointing_question=WTUTTWUU
pointing_request=UUUVUTUU pointing_self=WUUSUVUU pointing_statement=UTUUSWUU pointing_trust=QWTUWXTU
pointing_unknown=SUTWWTUU pointing_wallet=TUUUVVUU pointing_yes=VVUUSUUU
possessiveAfter_courtesy=TUUUUVUU possessiveAfter_end=TUUUUVUU possessiveAfter_fid=UUUUUVUU
possessiveAfter_lower=UUUUVUUU possessiveAfter_unknown=UUUUVVUU possessiveAfter_wallet=TUUUUVUU
possessiveBefore_article=VUUUUTUU possessiveBefore_bot=WUUUTUTU possessiveBefore_common=UUUUWUTU
possessiveBefore_lower=SVTTUVWU possessiveBefore_mention=TUVUTVUU possessiveBefore_name=TUVUTVUU
possessiveBefore_pointing=TUUUWUUU possessiveBefore_unknown=RVTTUVWU praise_,=UTUUVVUU
praise_.=TUUTVUVU praise_?=UWUUSUUU praise_about=VUUUUTUU praise_bot=UTUTVWUU praise_common=VVVUVSTU
praise_courtesy=SRUXUTXU praise_end=WRTTVXTU praise_he=VUVUTTUU praise_lower=UUUVUTTU
praise_mention=UUUUUTVU praise_name=TUUUUTVU praise_on=VUUUUTUU praise_pointing=XVVTRTUU
praise_praise=VUUUUUTU praise_question=WUUUUTUU praise_trust=XUUTTUTU praise_unknown=UUUVUTTU
praise_yes=TUUVUUUU profile_,=VUUVTTUU profile_?=UUUUVVUU profile_about=UVUSTVWU
profile_common=WRUTUSYU profile_copula=WUUUUTTU profile_courtesy=STUUWVVU profile_end=WVUVVRSU
profile_lower=VVUVTVSU profile_mention=TUUUUVUU profile_name=TUUUUVUU profile_on=VWUTRUVU
profile_possessiveBefore=VTUVUTVU profile_question=WUUTUUTU profile_request=UTUVUUUU
profile_unknown=VUUVTVSU question/false/false=WTUSUTTY question/false/true=SUUUUWUU
question/true/false=UVUUUUVU question_,=XVUTUTSU question_?=UUUUVTUU question_Unknown=TUUUUVVU
question_about=SRUUXVVU question_accounts=TTUWUUTU question_article=TTUUUWVU question_bot=UVUUTUVU
question_common=UWUSUVTU question_compare=XUUUURUU question_copula=PWUUVVVU
question_correction=WUUUWTSU question_courtesy=UZUSUVQU question_credentials=TUUTVUVU
question_end=UWUUURUU question_he=TTTVWVTU question_holds=UTUTUUVU question_interrogative=WTUTUUUU
question_interrogativeSubject=VTUTUUUU question_lower=VVTVUTTU question_mention=SUUUVWUU
question_my=VTUXSUTU question_name=SUUUVWUU question_not=XUUTUSUU question_on=TSUVUVVU
question_person=USUVVUUU question_platform=UTUVWTUU question_pointing=RWTUXVTU
question_possessiveBefore=STUUVUWU question_praise=UUUTUWSU question_profile=TWUTUUUU
question_question=PWUWWSUU question_request=WRUVVSVU question_self=VUUTUUUU
question_statement=VUUWSUTU question_trust=TTUUTVWU question_unknown=UVTVUTUU
question_wallet=SSUYVUTU question_yes=SWUTUVUU question_you=TWUUUVTU quote/false/false=SUUUYUTU
quote/true/false=WSUVTUUU relative_end=WVUTUTUU relative_lower=UUUUUUVU relative_unknown=UUUUUUVU
reply/false/false=XXUUQUSU reply/false/true=TUVUVUUU reply/true/false=RSVTXVWU
reply/true/true=VUTUVUTU request_,=YVUTURTU request_?=UUUUTUVU request_Unknown=TUUUUUVU
request_about=QRUXUXWU request_article=TWURUVUU request_bot=XVUTURTU request_common=RSUVVYTU
request_courtesy=VSUUTUXU request_end=PUUXRYTU request_fid=UUUUUUVU request_form=UWUUUTUU
request_he=TRUUXUTU request_interrogative=USUTVVWU request_interrogativeSubject=UUUTUWUU
request_lower=TVTTVVUU request_mention=UUTUUWUU request_my=TUUXTUTU request_name=TWTUUVTU
request_on=STUVUWUU request_person=VUUTUUUU request_platform=WUUTUSUU request_pointing=WVVURUUU
request_possessiveBefore=VUUUUUUU request_profile=TTUTVUVU request_question=WTUSVTWU
request_self=STUWUUUU request_unknown=TVTTVVVU rhetorical_end=TWUUUUUU second_end=UUUUUUTU
second_lower=UUUUTUUU second_unknown=UUUUTUUU self_,=TTUUWUUU self_?=UQUaTUTU self_about=UTUVUVUU
self_and=SUUVTVUU self_article=SYURVUUU self_bot=TTUYUTTU self_common=VTTUTUWU self_copula=UUUUUVUU
self_correction=SVUVUUVU self_courtesy=WRUXSWRU self_end=TSUaUSTU self_endorse=UUVUUUUU
self_interrogative=TTUWUUUU self_lower=UUVVURVU self_name=SUUUUVWU self_not=VUUSVVUU
self_on=VUUVUUTU self_question=ZRUWSTUT self_request=UYUUSTTU self_statement=WTUTVUUU
self_unknown=UUVVURVU statement_,=WUVUUTTU statement_about=TTUUUTWU statement_article=WVUUUSTU
statement_bot=WTUUTUUU statement_common=RUUVVVUU statement_courtesy=SUUVWTUU statement_end=WZUTTSSU
statement_he=UUUUSVVU statement_lower=UUVUUVTU statement_mention=TUUUVUVU statement_name=TUUUVUVU
statement_on=UVUUUUUU statement_pointing=VTUUSWVU statement_question=VTUUUUUU
statement_request=QUUUUXUU statement_statement=TUUUUUWU statement_trust=UUUUVUTU
statement_unknown=UUVUUVTU statement_you=WUUUUTTU thanks_,=WUUUUTUU thanks_.=VUUUUUUU
thanks_about=WUUUUTUU thanks_bot=WUUTUTUU thanks_courtesy=VUUUUUUU thanks_end=TTUTTYUU
thanks_lower=WUUUUTUU thanks_mention=VUUUUTUU thanks_name=VUUUUTUU thanks_praise=TTUUUUWU
thanks_unknown=WUUUUTUU third_end=TUUUUUVU top/false/false=SWSTUVWU top/false/true=YTVTUSTU
top/true/false=SVTWUUTU top/true/true=UTUTUUVU trust_,=YTVUVQUU trust_?=SUUSUXVU
trust_about=UUUUUUVU trust_bot=TUUVUUTU trust_common=TVUUUUUU trust_courtesy=TUVWTTTU
trust_end=WTUTVUTU trust_lower=TUUUVUTU trust_mention=TUUUUVUU trust_name=TUUUUVUU trust_no=RUUUXUUU
trust_on=UTUUUUUU trust_or=TTUUTVWU trust_pointing=XUUUSTUU trust_question=TUUUVVUU
trust_unknown=TUUUVUTU unknown:0/false/false=UVTSQUXX unknown:0/false/true=VUTTVVUU
unknown:0/true/false=PVUTYUVU unknown:0/true/true=UUSUVVUU unknown:0=UTSRUVXX
unknown:1/false/false=TUTUVTUV unknown:1/false/true=WTUTUTVU unknown:1/true/false=SSUUYSWV
unknown:1/true/true=UTVTTVVU unknown:1=VVTTVTSV unknown:2/false/false=VUTTWUUT
unknown:2/false/true=VUVTUVSU unknown:2/true/false=UXUVUTST unknown:2/true/true=XUWUTSTU
unknown:2=UTTUUWUT unknown:3/false/false=WUUVUUSU unknown:3/false/true=RUVUVVUU
unknown:3/true/false=UUTVRVVU unknown:3/true/true=UUSUUVVU unknown:3=VTVUUUUU
unknown:5/false/false=UUUVUUTU unknown:5/false/true=UUUUTUVU unknown:5/true/false=VTUUUVTU
unknown:5/true/true=UUUUUVUU unknown:5=TUUVUUTU unknown:9/false/true=TUUUUVUU
unknown:9/true/true=TUUUUVUU unknown:9=STUUUWVU unknown_,=WSTSUVUV unknown_.=USTVTUVU
unknown_?=TVTXUSVU unknown_Unknown=TRUTUUZU unknown_about=UWVSSUUU unknown_accounts=TTUVVTUU
unknown_and=TUUUUVVU unknown_article=VTUVTVTU unknown_bot=VVUTUUUU unknown_common=UTUUUTWU
unknown_compare=VWUUUTTU unknown_copula=XSUUTUUU unknown_correction=UUWSSUWU
unknown_courtesy=UWUTTVTV unknown_emoji=WSUUUTVU unknown_end=VUWUTTVS unknown_endorse=TUWUUTUU
unknown_ens=UTUUUUUU unknown_fid=TTUWUUTU unknown_first=VUUTUUUU unknown_form=TUUUUWUU
unknown_he=UVUSWTUU unknown_help=UWUUSSWU unknown_holds=XUUTVTSU unknown_interrogative=STVTVVVU
unknown_interrogativeSubject=UTUUUUVU unknown_lower=TUUUUUVT unknown_mention=TUVTUVTU
unknown_my=VVUTUUTU unknown_name=SUVTUXUU unknown_no=UTUUUUWU unknown_not=SUUWSVVU
unknown_notAfter=VTUUUTVU unknown_number=TVUUUWTU unknown_on=TXVRVUTV unknown_only=STUUVUXU
unknown_or=UWUSVVTU unknown_person=WSUUXTTU unknown_platform=TVUUWRWU unknown_pointing=TUUVTUVU
unknown_possessiveAfter=VUUTUUVU unknown_possessiveBefore=VVUUUVTU unknown_praise=TUUVTVUU
unknown_profile=TSUYTUVU unknown_question=VYUTVRSU unknown_request=VVUUTUTV unknown_self=TVUTUUUU
unknown_statement=RVWUTVVU unknown_thanks=UUUUUUVU unknown_trust=UTTSXUVU unknown_unknown=TTUUUVXT
unknown_wallet=TTUWRWWU unknown_yes=UUUUVUTV unknown_you=TXUUTVSU verifiers_lower=SUUVVUUU
verifiers_mention=TUUUUVUU verifiers_name=TUUUUVUU verifiers_unknown=SUUVVUUU vocative/card=UTUVSVWU
vocative/false/false=UWTUUUSU vocative/false/true=VRVUTTWU vocative/quote=SSUUYUUU
vocative/reply=TVUTUUUU vocative/top=TVTVUVUU vocative/true/false=UUTVRUXU
vocative/true/true=RTUSYWTU vocative=RUTVWWVU wallet_?=TTUUXUTU wallet_about=TTUUUVVU
wallet_common=VVUUTUTU wallet_copula=VUUSVUUU wallet_courtesy=UTUVUUUU wallet_end=VTUUTTXU
wallet_lower=UVUVUUSU wallet_possessiveBefore=TUUUUVVU wallet_question=VUUSWVTU
wallet_unknown=UVUVUUSU word:-1/card=UUUTUUVU word:-1/false/false=SUTRTVYU
word:-1/false/true=VUTVWTTU word:-1/question=TUUUUUWU word:-1/quote=UUUUUUVU word:-1/reply=UVUTUUTU
word:-1/top=VUTVUTUU word:-1/true/false=STUWVUTU word:-1/true/true=WVUUTSVU word:-1=TVSUUTWU
word:-2/card=TUUUVVTU word:-2/false/false=YWSTVSSV word:-2/false/true=USVVSYTT
word:-2/question=UUUUUUTU word:-2/quote=XTUTTVSU word:-2/reply=TUUTVUVU word:-2/top=VWTVUTRU
word:-2/true/false=TXUSUSVU word:-2/true/true=TUUWWURU word:-2=WWTUVUQU word:-3/card=WTUUTWSU
word:-3/false/false=WVVUUVPV word:-3/false/true=UVVVUSTU word:-3/question=TUUTUVTV
word:-3/quote=TUUUWUUU word:-3/reply=TUVVVUSU word:-3/top=VWVUUUQU word:-3/true/false=VTUTUVSU
word:-3/true/true=STUUWXSU word:-3=VVVUWWMV word:-4/card=XVTVTUSU word:-4/false/false=WTVSTWRW
word:-4/false/true=VUUUWTRV word:-4/question=UTUSUUUW word:-4/quote=STUVXUUU word:-4/reply=WTUUUVSU
word:-4/top=UVUUUVRU word:-4/true/false=TWTVTVTU word:-4/true/true=VTTVVUTU word:-4=XTTUVVMW
word:0/card=RTUWTUXU word:0/false/false=RRUZTUWU word:0/false/true=VVUTUVUU word:0/top=UUTTUUWU
word:0/true/false=UUUTUUWU word:0/true/true=UWUSTTWU word:0=RTTVSUZU word:1/false/false=TTUUUUWU
word:1/false/true=TVUTUUVU word:1/top=TUUSUTYU word:1/true/true=UTUTTUXU word:1=STUSSTbU
word:2/false/true=TSUTUUYU word:2/top=TSUTUUYU word:2/true/true=UVUUUUUU word:2=TSUTUUYU
words:0/absent/card=SUTZWTRU words:0/absent/question=UUUTUUUW words:0/embedded/reply=TTUVUVUU
words:0/embedded/top=XVTSUTTU words:0/false/false/false=SSTVTWWW words:0/false/false/true=VUUTUUUU
words:0/false/true/false=TXUUTTUU words:0/false/true/true=TUUUUVUU words:0/false=RUSTVWWW
words:0/true/false/false=USUWWSSV words:0/true/false/true=WUTTUTUU words:0/true/true/false=STUVWUTU
words:0/true/true/true=UUUUUVUU words:0/true=WSTYVUQU words:0/vocative/card=TUUVUUUU
words:0/vocative/quote=STUVWUUU words:0/vocative/reply=VWVSTVTU words:0/vocative/top=TRSUUWYU
words:1/absent/card=WTUPTXWU words:1/absent/question=TUUTUVUV words:1/embedded/reply=WUVUUTTU
words:1/embedded/top=TTTUUTXU words:1/false/false/false=XTTTSTUW words:1/false/false/true=TUVUUUUU
words:1/false/true/false=SUUVWSVU words:1/false/true/true=VUTUUVTU words:1/false=WUTQTVUV
words:1/true/false/false=WVTSTWTT words:1/true/false/true=RTVUVVVU words:1/true/true/false=SVUTUVVU
words:1/true/true/true=XUTUTTUU words:1/vocative/quote=UTUTWUUU words:1/vocative/reply=SUTUWTVU
words:1/vocative/top=TXUWUUQU words:2/false/true/false=UTUUUUVU words:2/false=UTUTUUWU
words:2/true/false/false=TTUUUUWU words:2/vocative/top=UTUTUUWU yes_,=UUUUUVUU yes_?=TUUWUUSU
yes_bot=VUUUUTUU yes_common=UTUVWUSU yes_courtesy=TTUUUVUU yes_end=WWUTSUTU yes_lower=VTUTVUVU
yes_mention=TUUUUVUU yes_name=TUUUUVUU yes_person=VTUUUUUU yes_question=VTUTUUVU
yes_unknown=VUUTVUVU you_?=VTUUTVUU you_about=URUUUVWU you_article=TVUUTVUU you_bot=VUUUUSUU
you_common=QUUXTUWU you_copula=XUUUUSTU you_correction=QUUYTVUU you_courtesy=VXUSTTUU
you_end=VUUSWUTU you_he=WUUUUTUU you_holds=UUUVUTUU you_lower=UWUUTTUU you_on=UTUUUWUU
you_praise=SSUVVUWU you_question=VYUTTSTU you_request=URUUVVVU you_unknown=UWUUTTUU you_you=UVUUUUUU
`
