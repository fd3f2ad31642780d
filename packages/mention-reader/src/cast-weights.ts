/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=SURSVXVX !true=ZSUUUTTU ,_,=VVUUUTTU ,_about=TUUUWUUU ,_and=UUUUVTUU ,_article=TVUTWUUU
,_bot=WSUUUTVU ,_common=XSUTVSUU ,_copula=SUVUTVUU ,_correction=RTUTUXWU ,_courtesy=WTUTVUUU
,_end=TWUUUVSU ,_he=UUVTWTUU ,_interrogative=UVUTTUWU ,_interrogativeSubject=ZTUVUSSU
,_lower=VTUVVSUU ,_mention=VUTUTVUU ,_name=VUTUTVUU ,_no=WTUVUQWU ,_not=VTUUVTUU ,_notAfter=WUUUVRUU
,_on=SUUUWUUU ,_person=WUUUUSTU ,_platform=VUUUUTUU ,_pointing=UUVTVTUU ,_praise=XUUUURUU
,_profile=XUUTTUTU ,_question=TTVUUVUU ,_request=TTVUVSVU ,_self=VTUYRWTU ,_statement=UTUUUVUU
,_thanks=WUUUUTUU ,_trust=TUWUTVUU ,_unknown=VTUVUTTU ,_yes=UWUTVVSU ,_you=VTUUUUUU
-1:Unknown=SUUUVUVU -1:about=SVUTXUUU -1:accounts=TTUWVUTU -1:and=UUUVTUTU -1:article=UTVUTVUU
-1:callAfter=VUUUUTUU -1:common=XYTVSQSU -1:compare=UUUUSWUU -1:copula=UTUSVVVU
-1:correction=SUUSUUYU -1:courtesy=QUVVVXTV -1:credentials=TUUVUUTU -1:end=SRUUaUVU
-1:endorse=TUXUUSUU -1:ens=TUUTVUVU -1:fid=SUUVWVTU -1:first=STVUUVVU -1:form=VVUUUTUU
-1:greeting=XUUTUSUU -1:handle=TUUUUVUU -1:he=UQUTYUWU -1:help=SXUUSTXU -1:holds=VTUUUUVU
-1:interrogative=TRUTWVXU -1:interrogativeSubject=UUUUUVUU -1:link=TXUUUTUU -1:lower=VVUUUUTS
-1:mention=VTTUUWUU -1:my=STUYUUUU -1:name=VUTUTVUU -1:no=WSUTVUUU -1:not=WUUVUTSU
-1:notAfter=VUUUUUUU -1:number=TTUUUTWV -1:on=VTUUVTUU -1:or=VTUUUUUU -1:person=STUVVVUU
-1:platform=SUTSXUWV -1:pointing=UVTRVTWU -1:praise=YTUSSWSU -1:profile=VUUWVTSU
-1:question=QWUUWVVU -1:relative=VZUSRTUU -1:request=UVUWPUUV -1:rhetorical=TWUUTUUU
-1:second=UUUUUUTU -1:self=SOThURSU -1:statement=XZUSTSRU -1:thanks=USUTTYUU -1:third=TUUUUUWU
-1:trust=VTUSUXTU -1:unknown=TVUUVVUS -1:verifiers=VUUVUTTU -1:wallet=USTUVUWU -1:yes=VXUTSUSV
-1:you=WTUUWTSU .=WRTSTVUX ._Unknown=UVUUVUTU ._bot=RUUUWVVU ._common=WUUUTUUU ._emoji=TUUUUVUU
._end=XSVUUSUU ._interrogative=VUUVRWUU ._lower=WTUTTTVU ._mention=VUUUUTUU ._name=VUUUUTUU
._question=SVUWUWSU ._unknown=XUUTUTUU .absent=VQTSSYVX .embedded=VTUTSVWU .vocative=VVVUWSSU
1:Unknown=WVUTVSTU 1:about=VUVTSWTU 1:accounts=TWUTUTVU 1:and=TTUWVTTU 1:article=TTUUUUWV
1:common=WSUWXQSV 1:compare=RUUTWWUU 1:copula=UWUSVTUU 1:correction=NUTWWWWU 1:courtesy=TUUTTSYV
1:end=SRUUaUVU 1:endorse=SUZUSTUU 1:ens=TTUUVUUU 1:fid=TTUVVUUU 1:first=WUUUUTSV 1:form=SUUUUXUU
1:greeting=aRUUTSUU 1:he=XTUSXRTV 1:help=RaUSUUSU 1:holds=SUUUUVWU 1:interrogative=QdTUUWQS
1:interrogativeSubject=SWUUXTSU 1:lower=TSTVWVTV 1:mention=VTUUVUTU 1:my=SSUaUTTU 1:name=UTUTUWTU
1:no=UTUVQYUU 1:not=TTTVTTXU 1:notAfter=TVUUUWTU 1:number=TTUUUUVV 1:on=TVUTRWWU 1:person=VTTSSWWU
1:platform=STUUUZSU 1:pointing=bSTSUTRV 1:possessiveBefore=TTUUVUVU 1:praise=aRUWTSSU
1:profile=OTUUaVUU 1:question=OYTUVUVU 1:request=VVTUSUUU 1:rhetorical=XWUUTRTU 1:second=TUUUUUUV
1:self=XQVZRUUS 1:statement=bSUSUQVU 1:thanks=cSUTTSTU 1:trust=VSUTTUWU 1:unknown=UTTUWUSV
1:verifiers=RTUUVVUU 1:wallet=RVUTXVTU 1:yes=VSUUTTVV 1:you=YVUSTRVU 2:Unknown=UTUTVUWU
2:about=UQUUWSXU 2:accounts=UTUVUUTU 2:and=RUUTVVVU 2:article=UTTTWWSU 2:common=VVTTTWSU
2:compare=WUUUURVU 2:copula=YWTVRTSU 2:correction=RUUSSXZU 2:courtesy=SUTWVSWU
2:credentials=TTUUUUVU 2:end=RTTRSaWV 2:endorse=SUWUUVUU 2:ens=SUUXUUTU 2:fid=UTUUUVUU
2:first=TUUUUVUU 2:form=TTUUUXUU 2:greeting=SVUUUWTU 2:handle=VUUUUUUU 2:he=OTWWXYRU 2:help=QbUTUTTU
2:holds=VUUUUVVS 2:interrogative=TSTVXUTU 2:interrogativeSubject=TSUWSUWU 2:lower=UVTUTUUU
2:mention=TTWUUUUU 2:my=WTUYTSSU 2:name=TTVUUWUU 2:no=SVUWUUTU 2:not=VUURUUXU 2:notAfter=SUUUUVVU
2:number=XUUUUQUV 2:on=UTUUVUUU 2:only=UUUUUVUU 2:or=VVUUWVQU 2:person=TSWSWVVU 2:platform=SSUSWVWU
2:pointing=TUVSUUVU 2:possessiveAfter=RVUUUXTU 2:possessiveBefore=TUUUVWSU 2:praise=WXUTRSWU
2:profile=RTUVVWVU 2:question=UTUWVTVS 2:relative=VWUTSTVU 2:request=TSTTWUWU 2:self=VTTaTQTU
2:statement=UTTSWSYU 2:thanks=VUUUTUUU 2:trust=YUUUSVRU 2:unknown=UUTTUUWU 2:verifiers=RUUUWVUU
2:wallet=VSUUUVUU 2:yes=WTUUTVVU 2:you=WUUYRSTU ?=RVSUWWVU ?_bot=STUTUXVU ?_common=TYUUSVSU
?_end=SZSRXUTU ?_lower=VRUWVTUU ?_name=UUUUVUUU ?_pointing=UUUUUUTU ?_request=UUUUTUUU
?_unknown=VRUWVTUU ?absent=SXUUWSSU ?embedded=ZVUTUSSU ?vocative=OSSVUZYU Unknown_,=UUUUUVUU
Unknown_.=TUUUUVUU Unknown_?=UTUUVUUU Unknown_Unknown=TSUTUVYU Unknown_bot=UVUUUUUU
Unknown_common=VUUUUTVU Unknown_courtesy=UUUUVVSU Unknown_end=SVUUUUUU Unknown_lower=UTUUUUVU
Unknown_on=VUUUTUUU Unknown_unknown=TRUTUVYU about_?=UVUUUUTU about_Unknown=UUVUUTUU
about_about=SUUUUUXU about_article=TQTUUVZU about_bot=ZTUUTSTU about_common=RTUUVUYU
about_compare=VUUUTVUU about_correction=UTUUTVVU about_courtesy=XSUSUVTU about_end=TVUTWUUU
about_first=UTUUVUTU about_form=VUUUUUUU about_he=UTUUXUTU about_interrogative=TUUUVUUU
about_interrogativeSubject=TUUUVUUU about_lower=SVUXTTUU about_mention=SUWUTWUU about_my=UUUTUUVU
about_name=SUVUTWUU about_platform=TTUUVWTU about_pointing=WSUTXSUU about_question=RWUUVVTU
about_request=SUUSUXVU about_self=SRTXWTVU about_statement=SUUUUWUU about_trust=VUVUTTUU
about_unknown=SVUXUTUU about_you=YUUUUTSU absent/card=VUTUUVTU absent/false/false=RSTUTYUX
absent/false/true=UVTSTYSU absent/question=UTUSUVUX absent/true/false=XVUSVTTU
absent/true/true=UUUUVTUU absent=UTSSUWTX accounts_?=UUUUVUTU accounts_about=UUUVUUUU
accounts_courtesy=VVUTTSWU accounts_end=TUUXVUSU accounts_lower=UTUWTUUU accounts_platform=UUUUUVUU
accounts_question=VTUUUUUU accounts_self=TVUVUSVU accounts_unknown=UTUWTUUU and_about=UTUUUVVU
and_article=TTUUWUVU and_bot=WUUUUTTU and_common=UUUTUVUU and_end=VUUVTUTU and_he=TUUUVVUU
and_interrogative=UXUVTUSU and_lower=WWUTTSUU and_mention=UUTTUWTU and_name=UUTTUWTU
and_pointing=VTUUVUUU and_question=SVUUVTVU and_unknown=WWUTTSUU any:,=USWRSVXV any:.=URUWSUWU
any:?=TWSWUUTU any:Unknown=VUUSVUTU any:about=TSWSWTVU any:accounts=TSUXUTUU any:and=TVTUWTVU
any:article=UVTQUUVW any:bot=UTSTVVVU any:callAfter=VUUTUUUU any:common=TWTTUWTU
any:compare=XWTTTSTU any:copula=WTTRVVUU any:correction=QUUVUXTU any:courtesy=TSTXUVUU
any:credentials=STUWVVUU any:emoji=YRTUUUTV any:endorse=OUgUSQUU any:ens=STUVWUTV any:fid=PTUWWXUU
any:first=UUVSSWTV any:form=RVTUTYUU any:greeting=aUTUTSTU any:handle=UUUUUVUU any:he=RSWSZTVV
any:help=PeURTSUU any:holds=VSTUXXTS any:interrogative=OXTSWXXS any:interrogativeSubject=XUTVUSSU
any:last=SUUUUWTU any:link=WWUTUTSU any:lower=VTTUTWTU any:mention=YRVSVSUU any:my=VQUePSTU
any:name=WSURUWUU any:no=USTUUWVU any:not=VTTUTVVU any:notAfter=VUTSVVUU any:number=WUWSUSUV
any:on=SUUTTWVV any:only=UUUTTVUU any:or=TUUSVVVV any:person=VVVSVVTT any:platform=QPSSbXVW
any:pointing=WUVPWUTV any:possessiveAfter=TUUTVVUU any:possessiveBefore=VTTSWWSU any:praise=ZRUVTSUU
any:profile=TVTVXTSU any:question=TUSWVVTS any:relative=WbUTOSUU any:request=TXTWQUUV
any:rhetorical=aWUTSPUU any:second=UUUUTVUV any:self=UQUePUTS any:statement=WTUSUVUU
any:thanks=bQUSSUVU any:third=TUUTUUVU any:trust=XSXUUSSU any:unknown=UTTUVWTU
any:verifiers=PTUWYUTU any:wallet=RRTWVZTU any:wrong=TXUTUTUU any:yes=WTUUTWQW any:you=XVTVTTTU
article_Unknown=UUUUUVUU article_accounts=UUUUUUVU article_bot=WTUUUUTU article_common=YWUVTTQU
article_correction=WVUUUUSU article_courtesy=TUUUUVVU article_end=UUVUTUUU article_ens=VUUUUTUU
article_fid=TUUUUVUU article_lower=VTSSWVVU article_mention=SUUUUWUU article_name=SUUUUWUU
article_person=RYUUSVUU article_platform=STUUUTYU article_pointing=TUUUUUVU article_praise=WSUUVUTU
article_profile=VWURUTUU article_request=XUUUTSUU article_trust=SUUTWUUU article_unknown=UTSSWWUU
article_wallet=UUUUUUVU aside:false=USQTVWVX aside:true=UUVTUUTU before-name:,=ZUTTTRVU
before-name:.=UUUUUVUU before-name:?=UUUUWRWU before-name:Unknown=WUUUUTUU
before-name:about=TUWUTVUU before-name:accounts=VXUUURUU before-name:and=XUUUVRUU
before-name:article=TTUUTWVU before-name:bot=UTVSVUUU before-name:common=WTUUUUTU
before-name:compare=VUUUUUUU before-name:copula=VTTUVUTU before-name:correction=RUWUTYTU
before-name:courtesy=UWTUUVSU before-name:emoji=VUUUUTUU before-name:endorse=SUZUURUU
before-name:fid=TUUUUVUU before-name:first=WUUUTTUU before-name:greeting=XUUUUSUU
before-name:he=UUUUUUVU before-name:holds=SUUUUWUU before-name:interrogative=UTTUVVUU
before-name:interrogativeSubject=VUUUUUUU before-name:lower=VTUTVUUU before-name:mention=SUTUUXUU
before-name:my=WUUTUTUU before-name:name=SUTUUXUU before-name:no=RUUUUWVU before-name:not=VUUUVSVU
before-name:notAfter=TUUUUVUU before-name:number=UUTUUUVU before-name:on=VUTUUTWU
before-name:only=UUUUUTVU before-name:person=TUTUUYTU before-name:platform=UTUUUVTU
before-name:pointing=UUTVWUTU before-name:possessiveAfter=UUUUUVUU
before-name:possessiveBefore=TUUUUVTU before-name:praise=UUUUUUVU before-name:question=TTUUVWUU
before-name:relative=VUUUUTUU before-name:request=XVTTTSUU before-name:rhetorical=ZUUUUQUU
before-name:self=QWVTUWVU before-name:statement=TUUUUVUU before-name:thanks=ZUUUUQUU
before-name:trust=VUVUUTUU before-name:unknown=VTUTVUUU before-name:verifiers=TUUUUVUU
before-name:wallet=RUUUUXUU before-name:yes=SUUUUWUU before-name:you=UVUUUUUU before:,=aTUSUQVU
before:.=YUUUVTRU before:?=WSUTTVVU before:Unknown=VVUTTSVU before:about=XTTVTUUU
before:accounts=VUUSUTWU before:and=WUUUSTVU before:article=SSUUVUXU before:common=XSUUTVTU
before:compare=ZUUUUPUU before:copula=PUUUWVWU before:correction=YUUUVSRU before:courtesy=WSTUWTVU
before:emoji=VUUUVUTU before:ens=UUUWUTTU before:fid=SUUVUVTU before:first=SUUUUWVU
before:form=RUUUUYUU before:greeting=VTUUUVTU before:handle=UUUUUVUU before:he=UTVTVUTU
before:help=SZUTTSUU before:holds=TUUTVVUU before:interrogative=TWUSXTTU
before:interrogativeSubject=VUUTVSUU before:lower=USTUXUUU before:mention=ZTTTTQWU
before:my=UUUXUTTU before:name=WTTTTUWU before:no=WUUTTXRU before:not=RTUVUUXU
before:notAfter=WUUTUTUU before:number=TUUUVUVU before:on=UTTVUUVU before:only=UUUUUVUU
before:or=UTUUUUVU before:person=TUTTVVTU before:platform=UUUUUXRU before:pointing=SUVTUVWU
before:possessiveAfter=TUUUUWUU before:possessiveBefore=VTUUTVVU before:praise=RSUTZUVU
before:profile=VUUTUUTU before:question=WTUWQVVU before:relative=VUUUUTVU before:request=SWUSWUVU
before:rhetorical=XUUUTSVU before:self=RSUaRTWU before:statement=URUUVVWU before:thanks=WUUUUTUU
before:third=VUUTUUUU before:trust=TUUVUTVU before:unknown=VTTTYTTU before:verifiers=UUUVUUTU
before:wallet=QUUUUYUU before:yes=TTUWUWSU before:you=XSUUUSUU behind-name:,=TTWUWSTU
behind-name:.=TUUTWWRU behind-name:?=XTSTTXTU behind-name:Unknown=TUUUUVTU
behind-name:about=UUVUTVVU behind-name:accounts=SUUUUWUU behind-name:and=TUUTUWUU
behind-name:article=VUUUTSXU behind-name:bot=WTTUTUUU behind-name:callAfter=VUUUUTUU
behind-name:common=VUUUSUVU behind-name:compare=WUUUUSUU behind-name:copula=PUUUVXWU
behind-name:correction=WUTUVUSU behind-name:courtesy=VTUUSXSU behind-name:credentials=UUUUUVUU
behind-name:emoji=VUUUUUUU behind-name:endorse=RUYUUTUU behind-name:ens=VUUUUUUU
behind-name:fid=TUUUUWUU behind-name:first=RUUUUXUU behind-name:form=RVTUTYUU
behind-name:greeting=VUUUUUTU behind-name:handle=UUUUUVUU behind-name:he=SUVUYTSU
behind-name:help=WUUUUUTU behind-name:holds=UUTUVUUU behind-name:interrogative=SUUUUWUU
behind-name:interrogativeSubject=XUUUTSVU behind-name:lower=VTVSUTUV behind-name:mention=YRVSVSUU
behind-name:my=VVUUUUUU behind-name:name=WSURUWUU behind-name:no=UUUUUVTU behind-name:not=TUTUUXTU
behind-name:notAfter=VUUUUTUU behind-name:number=VUWUUSTU behind-name:on=UTVUUVTU
behind-name:only=SUUUUWUU behind-name:or=SUUUUXUU behind-name:person=UUWUUSUU
behind-name:platform=PVTUVXUV behind-name:pointing=VUVUXTRU behind-name:possessiveAfter=TUUUUVUU
behind-name:possessiveBefore=UUTUUUVU behind-name:praise=UUVUUSVU behind-name:profile=WUUUUTUU
behind-name:question=WTTTTVUU behind-name:request=QUVUVVVU behind-name:self=WUTVTTUU
behind-name:statement=VUUUTUUU behind-name:thanks=RUUUUXUU behind-name:trust=UUVUVUTU
behind-name:unknown=VTWSUTUV behind-name:verifiers=VUVUUTUU behind-name:wallet=SUTUUXUU
behind-name:yes=VUUUUUTU behind-name:you=YUTUTSTU behind:,=QTWTWYSU behind:.=VSUXRSXU
behind:?=RUSWUWVU behind:Unknown=UUUTVVTU behind:about=VSXUYPTU behind:accounts=QTUZVVTU
behind:and=VVUTUTUU behind:article=UYTQXUSU behind:bot=UTSTVVVU behind:common=VXUTRTWU
behind:compare=SWTUUWTU behind:copula=XUURUUVU behind:correction=cRVVUOUU behind:courtesy=UVUVRVUU
behind:credentials=UUUWUTUU behind:emoji=TSTVXUUU behind:endorse=RUeUSPUU behind:ens=TUUTUVVU
behind:fid=TSUWUWUU behind:first=WVVSTUTU behind:form=UVTUUVUU behind:greeting=YUUTTSUU
behind:handle=UUUUUVUU behind:he=RSVVSVYU behind:help=TXUSUUVU behind:holds=USTVVVUU
behind:interrogative=PUTTVXXU behind:interrogativeSubject=XTTVTUSU behind:link=WWUTUTSU
behind:lower=UVVTVVTU behind:mention=VSXSXTSU behind:my=UQUcQUVU behind:name=VTWSWUSU
behind:no=WTTTWSUU behind:not=VVSVVUSU behind:notAfter=TVUTVVUU behind:number=WVWSUQWU
behind:on=ZTVTSTTU behind:only=UVUTSVVU behind:or=SWUSVVVU behind:person=PUWTWVUU
behind:platform=RSSUVXYU behind:pointing=PUUUUXXU behind:possessiveAfter=VVUTTTVU
behind:possessiveBefore=UUUTWUTU behind:praise=YUUSRWTU behind:profile=WVTWSTTU
behind:question=RVSWSWVU behind:relative=UVUUUTTU behind:request=RSTXWUTU behind:rhetorical=WWUTUSUU
behind:second=VUUVTUTU behind:self=TTUaVSSU behind:statement=XWUSTUSU behind:thanks=TRUTUYVU
behind:trust=STWTUXTU behind:unknown=TUVTWVTU behind:verifiers=TUUUUUUU behind:wallet=USTXTVUU
behind:wrong=RXUTUUUU behind:yes=UUUUWUTU behind:you=VVTQTYTU bot+1:,=VUVWWRSU bot+1:.=UVUSVSUU
bot+1:?=XWUSXRRU bot+1:about=XUVURUTU bot+1:accounts=TWUTUTVU bot+1:and=YUUUTRTU
bot+1:article=UTUUVUWU bot+1:common=XTTSTUVU bot+1:compare=UUUUUVUU bot+1:copula=XVUTVRUU
bot+1:correction=UUUXVSTU bot+1:courtesy=WVUUSVSU bot+1:emoji=VUUTXTSU bot+1:end=RPTYWVWU
bot+1:endorse=TUYUSTUU bot+1:fid=TUUVUUUU bot+1:form=UUUUUVUU bot+1:greeting=XSUUTVUU
bot+1:handle=VUUUUTUU bot+1:he=VUUSVWSU bot+1:help=SZUSUUUU bot+1:holds=TUUUTVVU
bot+1:interrogative=UWTUVSTU bot+1:interrogativeSubject=TVUUUUUU bot+1:lower=TUVVUTUU
bot+1:mention=SUUUWWTU bot+1:my=SSUYUUTU bot+1:name=TTUUWWTU bot+1:no=YUUSSVTU bot+1:not=WUTWVRTU
bot+1:notAfter=UVUUUVTU bot+1:on=XUUUSUUU bot+1:only=TUUUUVUU bot+1:person=TTUTVUWU
bot+1:platform=UUUUTWTU bot+1:pointing=TTTTYUUU bot+1:possessiveAfter=VUUUTUUU
bot+1:possessiveBefore=TTUUVUVU bot+1:praise=XTUTTTUU bot+1:profile=VTUUUUUU bot+1:question=TWTWSTWU
bot+1:request=TVTXSVUU bot+1:rhetorical=UWUUUTUU bot+1:self=PTVVUUXU bot+1:statement=VTUSTUXU
bot+1:thanks=XSUTUVUU bot+1:trust=VTUTWUUU bot+1:unknown=TVVVUTUU bot+1:verifiers=TUUVUUUU
bot+1:wallet=TWUTUUTU bot+1:yes=WTUUSSWU bot+1:you=SVUSUVWU bot+2:,=UUTUVSWU bot+2:.=VTUUVSVU
bot+2:?=WUUWRSVU bot+2:Unknown=VTUTUUVU bot+2:about=RSVUVWWU bot+2:accounts=UUUVUVTU
bot+2:and=UTUUUVVU bot+2:article=RSUTVXWU bot+2:common=TTVVVUTU bot+2:compare=UUUUUTVU
bot+2:copula=TWUVSVTU bot+2:correction=WUUVTTVU bot+2:courtesy=UVTSWQWU bot+2:credentials=TTUUUUVU
bot+2:emoji=RUUTUUYU bot+2:end=PSSZVXTU bot+2:endorse=UUVUUTUU bot+2:fid=UTUUUVUU
bot+2:form=WTUUUTUU bot+2:handle=VUUUUUUU bot+2:he=USVWUUTU bot+2:holds=UTUTUUVU
bot+2:interrogative=WVTUWTRU bot+2:interrogativeSubject=WSUVVUSU bot+2:lower=UTUUVTUU
bot+2:mention=SUWUTWTU bot+2:my=STUZTUTU bot+2:name=UTWUTVTU bot+2:no=VVUTUTTU bot+2:not=XUURVTUU
bot+2:notAfter=TUUUUUVU bot+2:on=WUUTVUTU bot+2:only=TUUUUVUU bot+2:or=TVUUVVRU
bot+2:person=URWSVTXU bot+2:platform=TUUTVUWU bot+2:pointing=TUUTTVVU bot+2:possessiveAfter=TWUUUVTU
bot+2:possessiveBefore=TUUUVUUU bot+2:praise=WWUTSVTU bot+2:profile=TTUVUUVU bot+2:question=WUUUSTVU
bot+2:request=RTVUVVVU bot+2:self=SXTSXUSU bot+2:statement=VVTSUSWU bot+2:trust=WUUUPYTU
bot+2:unknown=VSUTWTVU bot+2:wallet=UTUUUVUU bot+2:yes=UTUTVWTU bot+2:you=VVUTTUTU bot-1:,=WSUUUTVU
bot-1:.=RUUUWVVU bot-1:?=STUTUXVU bot-1:Unknown=UVUUUUUU bot-1:about=YTUUTSTU bot-1:and=WUUUUTTU
bot-1:article=WTUUUUTU bot-1:common=XUUWTSTU bot-1:copula=UVUTUVUU bot-1:correction=VWUUUTTU
bot-1:courtesy=UTTUQXVU bot-1:emoji=UUUUVUUU bot-1:end=PWUWYTTU bot-1:form=TUUUUVUU
bot-1:greeting=VTUUUTUU bot-1:he=VUVUTTUU bot-1:interrogative=UUUTUUVU bot-1:lower=VUTTUUUU
bot-1:mention=UUUUUVUU bot-1:name=SUUUUWTU bot-1:no=TUUUUVUU bot-1:on=VTUUUTUU bot-1:person=UVUUTTWU
bot-1:platform=TUUUUVUU bot-1:pointing=TUVUUUUU bot-1:possessiveBefore=WUUUUUTU
bot-1:praise=UTUTVWUU bot-1:question=VVUUTUUU bot-1:request=YVUTURTU bot-1:self=STUYUTTU
bot-1:statement=WTUUTUUU bot-1:thanks=WUUUUTUU bot-1:trust=TUUVUUUU bot-1:unknown=VVTSUUUU
bot-1:yes=VUUUUUUU bot-1:you=VUUUUSUU bot_,=VUVWWRSU bot_.=UVUSVSUU bot_?=XWUSXRRU
bot_about=XUVURUTU bot_accounts=TWUTUTVU bot_and=YUUUTRTU bot_article=UTUUVUWU bot_common=XTTSTUVU
bot_compare=UUUUUVUU bot_copula=XVUTVRUU bot_correction=UUUXVSTU bot_courtesy=WVUUSVSU
bot_emoji=VUUTXTSU bot_end=RPTYWVWU bot_endorse=TUYUSTUU bot_fid=TUUVUUUU bot_form=UUUUUVUU
bot_greeting=XSUUTVUU bot_handle=VUUUUTUU bot_he=VUUSVWSU bot_help=SZUSUUUU bot_holds=TUUUTVVU
bot_interrogative=UWTUVSTU bot_interrogativeSubject=TVUUUUUU bot_lower=TUVVUTUU bot_mention=SUUUWWTU
bot_my=SSUYUUTU bot_name=TTUUWWTU bot_no=YUUSSVTU bot_not=WUTWVRTU bot_notAfter=UVUUUVTU
bot_on=XUUUSUUU bot_only=TUUUUVUU bot_person=TTUTVUWU bot_platform=UUUUTWTU bot_pointing=TTTTYUUU
bot_possessiveAfter=VUUUTUUU bot_possessiveBefore=TTUUVUVU bot_praise=XTUTTTUU bot_profile=VTUUUUUU
bot_question=TWTWSTWU bot_request=TVTXSVUU bot_rhetorical=UWUUUTUU bot_self=PTVVUUXU
bot_statement=VTUSTUXU bot_thanks=XSUTUVUU bot_trust=VTUTWUUU bot_unknown=TVVVUTUU
bot_verifiers=TUUVUUUU bot_wallet=TWUTUUTU bot_yes=WTUUSSWU bot_you=SVUSUVWU callAfter_end=VUUUUTUU
card/false/false=UTTXSTVU card/false/true=SUTUTXUU card/true/false=VUUSWUTU card/true/true=VUUUUTUU
choices:false=VTRUVWVU choices:true=TTUSUVUX clause:Unknown=UUUSWVSU clause:about=RTXTVVUU
clause:accounts=STUXUVUU clause:and=SUTUVVVU clause:article=TUTRSWWV clause:bot=UTSTVVVU
clause:callAfter=VUUTUUUU clause:common=WXTRTWTU clause:compare=UWTTUUTU clause:copula=ZSTSSUUU
clause:correction=TTVYSUTU clause:courtesy=UTRVUTXU clause:credentials=UTUVVTUU
clause:emoji=XSUUUTUV clause:endorse=OUgUSRUU clause:ens=QTUVWVTV clause:fid=QTUWVWUU
clause:first=TUUTVVTV clause:form=TVTUUVUU clause:greeting=YUUUSTTU clause:handle=UUUUUVUU
clause:he=UTVTUVUV clause:help=PeUSTSVU clause:holds=WSTUVWTS clause:interrogative=QXTTYVVS
clause:interrogativeSubject=UVUSVVTU clause:last=TUUUUVTU clause:link=WWUTUTSU clause:lower=VTUVTUTU
clause:mention=ZSXSSSTU clause:my=XRUcQTSU clause:name=ZSXRRTTU clause:no=PTTTVYXU
clause:not=XUTTRTWU clause:notAfter=TVUSUWUU clause:number=WTUTTUUV clause:on=VUUUTVSV
clause:only=XVUSTTTU clause:or=UVURWUUV clause:person=VUVTTVUT clause:platform=SQTTZWUV
clause:pointing=XWSRRWUV clause:possessiveAfter=STUTVWWU clause:possessiveBefore=VSUTXWSU
clause:praise=YRUURVUU clause:profile=OVTWXVUU clause:question=SUSVVXUS clause:relative=VZUTQTTU
clause:request=WYSSPVTV clause:rhetorical=YWUTTRTU clause:second=UUUUTVUV clause:self=RSVbSTWS
clause:statement=bWUPURSU clause:thanks=YRUSSWVU clause:third=TUUTUVVU clause:trust=STVUVXTU
clause:unknown=UUUVUVSU clause:verifiers=QTUWYTTU clause:wallet=RRUWUZUU clause:wrong=RXUTUUUU
clause:yes=UTUVSVTW clause:you=UXTWUSSU common_,=VTUSURYU common_.=TTUUVVTU common_?=VXURSUVU
common_about=SYSTVWSU common_accounts=WUUTTUUU common_and=SUUTTWVU common_article=YUVUVQSU
common_bot=XUUWTSTU common_common=SVUTVWTU common_copula=VUUUUVSU common_correction=ZTUSRUVU
common_courtesy=SWUVUWSU common_emoji=VUUUUTUU common_end=XUTSWTUU common_first=WUUUUSUU
common_form=TUUUUVUU common_he=VUUVTUUU common_holds=UTUWVUTU common_interrogative=QVUUUUXU
common_interrogativeSubject=SUUUUUVU common_lower=USTVWUUU common_mention=VUVUTUTU
common_my=TSUWUTVU common_name=UUVUTVTU common_no=TUUXTTVU common_not=TUUTUUWU
common_number=TTUUUUUV common_on=VWTVRTVU common_person=WUUWUTSS common_platform=WUUUTUTU
common_pointing=TVUVVUSU common_possessiveAfter=UUUUUVTU common_possessiveBefore=UUUTUWTU
common_praise=VRUTUVWU common_profile=WUUUTTUU common_question=VVUVYUNU common_request=YUUTSUUU
common_second=VUUTUUUU common_self=TTUVUVUU common_statement=UUUUTVTU common_trust=UTUUVVTU
common_unknown=USTUWUUU common_wallet=TUUVTWUU common_yes=USUWUWSU common_you=VVURTUWU
compare_about=SUUTVWUU compare_common=XVUUURTU compare_end=UUUUTVUU compare_lower=UUUUUUVU
compare_mention=TUUUUVUU compare_name=TUUUUVUU compare_unknown=UUUUUUVU context:card=VTTWTWUU
context:question=TTUSUVUX context:quote=USUUWUTU context:reply=UUVTUUTU context:top=UVRTUTWU
copula_,=WUUUUSUU copula_?=TSUUVUWU copula_about=VUUUUUUU copula_article=SUUUUVWU
copula_bot=UVUTUVUU copula_common=WTUTTTVU copula_correction=WUUUTTUU copula_courtesy=XTUTVUSU
copula_end=UVUTUVUU copula_he=UTUTVVTU copula_interrogative=VTUTUVUU
copula_interrogativeSubject=VTUTUVUU copula_lower=VSTVWTUU copula_mention=RUUUVXUU
copula_my=VVUVSUSU copula_name=RUUUVXUU copula_on=WVUUUSUU copula_person=VUUVUUTU
copula_pointing=RWUTWWTU copula_praise=VUUUTVUU copula_question=UUUUTUUU copula_request=WUUUUTUU
copula_self=UVUTUUVU copula_statement=WUUUUUTU copula_trust=VTVVSTVU copula_unknown=VSTVWTUU
correction_,=TVUTSWVU correction_.=SUUUUVVU correction_?=UTUSUUXU correction_about=STUVVTWU
correction_article=TVUUVVSU correction_bot=VWUUUTTU correction_common=VTUTUVUU
correction_correction=TTUTUUWU correction_courtesy=WTUXUQUU correction_end=TSUUUUXU
correction_he=VVUUUSUU correction_interrogative=TUUUUUUU correction_lower=TTWVUTVU
correction_mention=SUTUTXUU correction_name=SUTUTXUU correction_on=TUUUUUVU
correction_person=XUUUUSTU correction_pointing=WUUTVTUU correction_question=VUUTUVTU
correction_request=TVUUTVUU correction_self=SUUXUUUU correction_unknown=TTWVUTUU courtesy_,=RWUUUWUU
courtesy_.=TVVTUTUU courtesy_?=SVUUVVUU courtesy_Unknown=UTUUUUUU courtesy_about=UQUUUTYU
courtesy_accounts=TUUUUVUU courtesy_and=VUUTTTVU courtesy_article=TVUUVTUU courtesy_bot=UTTUQXVU
courtesy_common=UUUUWWRU courtesy_copula=UUUVWSUU courtesy_correction=QWUWSWTU
courtesy_courtesy=UWURSXVU courtesy_end=XRUUUTUV courtesy_form=TUUUUVUU courtesy_he=STUVUUWU
courtesy_holds=VUUUUTUU courtesy_interrogative=SVUVRWUU courtesy_interrogativeSubject=TUUVUUTU
courtesy_lower=USVVVUTV courtesy_mention=XUTUUTUU courtesy_my=WUUUUTUU courtesy_name=WUTUUUUU
courtesy_no=WUUUTTUU courtesy_not=WUUUTTUU courtesy_on=USUUUVVU courtesy_person=VTUTUVVT
courtesy_platform=TUUUUVUU courtesy_pointing=VTUUUTVU courtesy_possessiveBefore=WSUUUSVU
courtesy_praise=USUTUWUU courtesy_profile=UTUUVUUU courtesy_question=QUUYWUSU
courtesy_request=QZUTTUVU courtesy_self=WVTTUUTU courtesy_statement=VUUUUSVU
courtesy_thanks=UTUUUVVU courtesy_trust=UUUUUTUU courtesy_unknown=USVVVUTV courtesy_wallet=SUUUUVUU
courtesy_yes=SVUUUVUU courtesy_you=UUUUTVTU credentials_copula=UUUUUUVU credentials_end=TVUUUUUU
credentials_lower=STUVUVUU credentials_question=UUUUUUVU credentials_unknown=STUVUVUU
embedded/false/false=TVVTSTXU embedded/false/true=YUTUUTTU embedded/quote=WUUUSUUU
embedded/reply=VTVUUUTU embedded/top=XVTSUSWU embedded/true/false=YSUUUVSU
embedded/true/true=YTTUTTTU embedded=ZUUSSTVU emoji_bot=UUUUVUUU emoji_emoji=VUUUUUUU
emoji_end=WSUUTUUV emoji_lower=WUUUUSUU emoji_name=VUUUUTUU emoji_unknown=WUUUUSUU
endorse_about=TUVUUTUU endorse_end=TUXUUSUU endorse_lower=UUWUTTUU endorse_mention=TUWUUTUU
endorse_name=TUWUUTUU endorse_unknown=UUWUTTUU ens_?=UUUTVUUU ens_about=UUUUVUUU
ens_courtesy=VUUUUUTU ens_end=TUUUUUUU fid_?=UTUVVUUU fid_about=TUUUUVUU fid_courtesy=TVUVTUUU
fid_end=SVUTWVUU fid_lower=TTUVUUUU fid_on=TUUUUVUU fid_possessiveBefore=TUUUUVUU
fid_question=VUUTVUUU fid_unknown=TTUVUUUU first_end=TTVUUUVU first_lower=TXUUTUTV
first_unknown=TXUUTUTV form:-1/-3/top=WUUVUSUU form:-1/-3=WUUUUSUU form:-1/-4/card=WUUUUTUU
form:-1/-4/reply=VUUUVSUU form:-1/-4/top=UUTUUVTU form:-1/-4=XUTUWSTU form:-1/card=WUUUTTUU
form:-1/false/false=VUTUUTVU form:-1/false/true=TUUUURYU form:-1/reply=VUUUVSUU form:-1/top=TUTUURZU
form:-1/true/false=UUUUVSVU form:-1=VUTUVOZU form:-2/-4=UUUUVTUU form:-2/false/false=TUUUVSWU
form:-2/reply=UUUUVTUU form:-2=TUUUWRWU form:-4/-1/card=UTUUUUVU form:-4/-1/question=SUUUUUWU
form:-4/-1/quote=UUUUUUVU form:-4/-1/reply=UVUTUUUU form:-4/-1/top=WVTVUURU form:-4/-1=UVTUUUUU
form:-4/-2/card=UUUVWURU form:-4/-2/question=VUUUUUTU form:-4/-2/quote=XTUUUUTU
form:-4/-2/reply=TVUTTUWU form:-4/-2/top=UWUVUUSU form:-4/-2=WWTUVUOU form:-4/-3/card=YUUSTUTU
form:-4/-3/quote=SUUUXUUU form:-4/-3/reply=TUVVVUSU form:-4/-3/top=TWUVUUSU form:-4/-3=VWUVWUOU
form:-4/-4/card=WVUWSTSU form:-4/-4/question=VTUTUUUV form:-4/-4/quote=TTUVWUUU
form:-4/-4/reply=VTUUWUSU form:-4/-4/top=SVTVUUVU form:-4/-4=UUTVWTRV form:-4/0/card=RTUVUUXU
form:-4/0/top=WUUUUUTU form:-4/0=UTTVRUXU form:-4/1/top=UTUSUUXU form:-4/1=STUSSUaU
form:-4/2/top=TSUTUUZU form:-4/2=SSUTUUZU form:-4/3/top=UTUTUUWU form:-4/3=UTUTUUWU
form:-4/card=VTTWTTUU form:-4/false/false=XUSTRUUW form:-4/false/true=VSUUWUVT
form:-4/question=VTUSUUUW form:-4/quote=TSUUXUTU form:-4/reply=UUVTTUUU form:-4/top=TWRVUUVU
form:-4/true/false=TWUVTTUU form:-4/true/true=RUUUXUUU form:-4=UURUVTVW form:0/-2/top=UUUUUTWU
form:0/-2=UUUUUTVU form:0/-3/top=WUUUUUTU form:0/-3=VUUUUVTU form:0/-4/card=VUUUUTUU
form:0/-4/reply=VUUUUTUU form:0/-4/top=TWTUUUTU form:0/-4=VWTUUTTU form:0/card=UUUUUVUU
form:0/false/false=UUTUTVUV form:0/false/true=VVUTUTUU form:0/reply=VUUUUUUU form:0/top=UWTUUTVU
form:0/true/false=TVUUUVUU form:0/true/true=UUUUVSVU form:0=VWTTUTUV form:1/-2/top=UUVUUUTU
form:1/-2=UUVUTVTU form:1/-3/top=VUUUUVTU form:1/-3=VUUUUUTU form:1/-4/card=VUUUVTUU
form:1/-4/reply=SUVUTWUU form:1/-4/top=WTUUUUTU form:1/-4=UTUUTXTU form:1/card=VUUUVTUU
form:1/false/false=WUUUTUTU form:1/false/true=RUVUUXSU form:1/reply=TUVUTVUU form:1/top=XTVTUVSU
form:1/true/true=VUUUTUUU form:1=VTVTTXRU form:2/-1/top=UUTUUVTU form:2/-1=UUTUUVTU
form:2/-2/top=UUTUUVUU form:2/-2=UUTUUVUU form:2/-3/top=UUUUUVTU form:2/-3=UUUUUVTU
form:2/-4/card=TUUUUWUU form:2/-4/reply=VUUUSVUU form:2/-4/top=WTWTUTTU form:2/-4=VTVTSWTU
form:2/card=TUUUUWUU form:2/false/false=UUWTUUTU form:2/false/true=VTTUTWTU form:2/reply=VUUUSWUU
form:2/top=WTVTUVSU form:2/true/false=VUUUTVUU form:2/true/true=UUUUTXTU form:2=VTUTSZSU
form:3/-1/top=VUUUUUUU form:3/-1=VUUUUUUU form:3/-2/top=UUUUUVUU form:3/-2=UUUUUVUU
form:3/-3/top=TUUUUVUU form:3/-3=TUUUUVUU form:3/-4/card=TUUUUVUU form:3/-4/top=TVVUUUUU
form:3/-4=SVUUTWUU form:3/card=TUUUUVUU form:3/false/false=RUVUUWUU form:3/false/true=WVUUUTTU
form:3/top=TUUTUWSU form:3/true/false=SUUUUWUU form:3/true/true=UUUUUVUU form:3=SUUTTYSU
form:4/-3/top=TUVUUUUU form:4/-3=TUVUUUUU form:4/-4/top=VTTUUUUU form:4/-4=UTTUUVUU
form:4/false/false=TUUUUWUU form:4/false/true=UTUUUUUU form:4/top=VTUUUUUU form:4/true/true=VUUUUTUU
form:4=UTUUUVUU form_,=UUUUUVUU form_and=VUUUUTUU form_bot=TUUUUVUU form_copula=TUUUUVUU
form_courtesy=WUUUUSUU form_end=VVUUUSUU form_lower=TUUUUVUU form_question=TUUUUVUU
form_statement=TUUUUVUU form_unknown=TUUUUVUU greeting_bot=VTUUUTUU greeting_end=VUUUUTUU
greeting_lower=VUUUUTUU greeting_mention=WUUUUSUU greeting_name=WUUUUSUU greeting_unknown=VUUUUTUU
handle_?=TUUUUVUU handle_courtesy=TUUUUVUU handle_end=TUUUUVUU he_,=TTVXTTTU he_?=USUUWUUU
he_about=UUTTXUUU he_bot=VUVUTTUU he_common=UVUWSUTU he_copula=WVUUSUTU he_courtesy=TUUTXTUU
he_end=TSUTWVWU he_holds=TUUUVUUU he_interrogative=TUUUVUUU he_lower=TWVVRTVU he_on=UUUUVUUU
he_person=TUUTVUUU he_platform=VTUUUTVU he_pointing=UUUUVUUU he_possessiveAfter=TUUUVUUU
he_praise=VUUUSUVU he_profile=UWUUSUUU he_question=SVUTWVUU he_request=TUUVVTUU
he_statement=UUUUTWUU he_trust=PUUUXWUU he_unknown=TWVVRTVU he_wallet=TUUUVVUU help_?=VUUUUTUU
help_courtesy=UVUUUTUU help_end=RUUUTUXU help_lower=UXUUTUTU help_request=TVUUUVUU
help_unknown=UXUUTUTU holds_?=UTUUVUUU holds_article=TUUUUVUU holds_common=UUUUVUUU
holds_courtesy=TUUUUVUU holds_he=UUUUVUUU holds_lower=SXUVUUTU holds_platform=TTUUVUUU
holds_question=TSUVVUUU holds_trust=TUUUUVUU holds_unknown=SXTVUUTU
interrogativeSubject_article=TUUUVUUU interrogativeSubject_common=UVUTWVTU
interrogativeSubject_copula=TVUUTUVU interrogativeSubject_courtesy=VUUTUUUU
interrogativeSubject_he=TUUUVVUU interrogativeSubject_holds=TUUUUUUU
interrogativeSubject_lower=UUUUTTVU interrogativeSubject_mention=VUUUUUUU
interrogativeSubject_pointing=TTUUWVUU interrogativeSubject_question=TVUUTUVU
interrogativeSubject_request=UVUTUUUU interrogativeSubject_self=VRUZTTSU
interrogativeSubject_statement=WVUUUTTU interrogativeSubject_unknown=UUUUTTWU
interrogative_?=TTUUXVUU interrogative_about=WUUUUTTU interrogative_article=TXUUTUTU
interrogative_bot=UUUTUUVU interrogative_common=TXUTUUTU interrogative_copula=SUUUTUWU
interrogative_correction=VTUTTUVU interrogative_courtesy=VTVSWUTU interrogative_end=RRUTVXXU
interrogative_form=VUUUUTUU interrogative_he=UWUUTUTU interrogative_holds=TUUUUUUU
interrogative_lower=VVTUTUWS interrogative_mention=XUUUTTUU interrogative_name=YTTUTTTU
interrogative_on=VVUUUUSU interrogative_person=UTUUUUVU interrogative_pointing=SPUSXWZU
interrogative_praise=RWUUUVUU interrogative_question=TUUUTUWU interrogative_request=UWUUUUSU
interrogative_self=VRUaTTSU interrogative_statement=UYUUUTRU interrogative_unknown=VVTUTUVS
language:false=UVTSTSVZ language:true=UQSUWZUS left:0=WVPRUVUW left:1=TSTUWUVV left:2=SUWVVTTV
left:3=WUVTTTVU left:5=STVVSWUU left:9=UUUUUVTU length:1=SRUVWUVV length:2=VVTQVUTW
length:3=TVSTUWVV length:5=SWVSUUVU length:9=YRTWTVSU link_end=TXUUUTUU links:false=UTRSVWUX
lower_,=WTTSVWSV lower_.=VTTVTTVU lower_?=TVTXTSVU lower_Unknown=VTUUUTUU lower_about=UXVSSTVU
lower_accounts=TTUVVTVU lower_and=TUUUUVVU lower_article=VTUVUVTU lower_bot=VUTTUUUU
lower_common=UUUUUTWU lower_compare=UVUUUTTU lower_copula=XRUUTUUU lower_correction=VTWTSUVU
lower_courtesy=TVUTSVVV lower_credentials=UUUVVUUU lower_emoji=USUUUUWU lower_end=WUVVSSVS
lower_fid=TTUWUUTU lower_first=VUUTUUUU lower_form=SUUUUWUU lower_he=VUUSWTVU lower_help=UXUUSTVU
lower_holds=UUUTVUUU lower_interrogative=TTVTVVUU lower_interrogativeSubject=UTUUUUUU
lower_lower=UVUUUUVT lower_mention=TUVTUVUU lower_my=VVUTUVTU lower_name=RUUTUYUU lower_no=UTUUUUWU
lower_not=TVUVSVUU lower_notAfter=VUUTUTVU lower_number=SUUUUWUU lower_on=SWWSWUTV
lower_only=SUUUVUWU lower_or=UUUSVVVU lower_person=VSUUXTVU lower_platform=TVUTWSWU
lower_pointing=TTUVTUUU lower_possessiveAfter=UVUTUUUU lower_possessiveBefore=VVUUUUTU
lower_praise=TUUUTUVU lower_profile=TRUYTUUU lower_question=TXUTVSUU lower_request=UVUUTUUU
lower_self=TWUUUTUU lower_statement=RUWUTVWU lower_thanks=UUUUUUVU lower_trust=VTTSWTVU
lower_unknown=UUUUUVVT lower_wallet=TTUWRVWU lower_yes=UTUUWUTU lower_you=UWUUTVSU
mention_,=RUUUUYTU mention_.=TUUUWVTU mention_?=UUUUUWUU mention_about=TUWUUUUU mention_and=TUUUUVVU
mention_article=TUUUUVUU mention_bot=UUUUUVUU mention_common=TUUUTVVU mention_copula=XUUUUSUU
mention_correction=TUUUUVUU mention_courtesy=RUTUUXWU mention_end=TTUUUWUU mention_he=WUVUURUU
mention_holds=TUUUUWUU mention_interrogative=VUUUTVUU mention_lower=UUUTUUVU
mention_mention=UUTUUTVU mention_name=UUTUUTVU mention_no=TUUUUVUU mention_not=SUUUUWUU
mention_notAfter=SUUUUXUU mention_on=VUUUUTUU mention_only=TUUUUVUU mention_or=TUUUUVUU
mention_person=TUWUTUTU mention_platform=TUUUUVUU mention_pointing=VUTUTVUU
mention_possessiveAfter=TUUUUVUU mention_profile=SUUUUWUU mention_question=WUUUTUUU
mention_request=VUUUVRWU mention_self=VUUUUTUU mention_statement=UUTUVUUU mention_trust=TUUUVVUU
mention_unknown=UUUTUUVU mention_verifiers=TUUUUUUU mention_yes=TUUUUVUU mention_you=XUUUUSUU
my_accounts=UUUVUUTU my_common=XUURUVUU my_courtesy=TUUVUUUU my_end=SUUXUUUU my_fid=VTUWUUTU
my_lower=UUUTSUWU my_profile=TTUYSUUU my_question=UTUWUTUU my_relative=WVUTURVU my_unknown=UUUTSVWU
my_wallet=YUUQUUUU name+1:,=UUVUUUSU name+1:.=TUUUWUTU name+1:?=TUUUUVUU name+1:about=UUWUTWTU
name+1:and=VUUUUUTU name+1:article=TUUUUVUU name+1:bot=TUUVUUUU name+1:common=UVUUTTWU
name+1:compare=TUUUUVUU name+1:copula=UUUUTVUU name+1:correction=TUUUTWUU name+1:courtesy=XUTUVRUU
name+1:emoji=TUUUUVUU name+1:end=VUUTTUUU name+1:he=WUVUUSUU name+1:holds=TUUUUWUU
name+1:interrogative=WUUUTUUU name+1:interrogativeSubject=VUUUUTUU name+1:lower=UTUTUVVU
name+1:mention=UUTUUTVU name+1:name=VUTUUSVU name+1:on=UTTUTWTU name+1:only=TUUUUWUU
name+1:or=TUUUUVUU name+1:person=SUXUTVTU name+1:platform=TWUUVQVU name+1:pointing=VUTUTVUU
name+1:possessiveAfter=TUUUUVUU name+1:possessiveBefore=TUUUUVUU name+1:praise=UUUUVUUU
name+1:profile=SUUUUWUU name+1:question=VUUUTVUU name+1:request=VUUUVRWU name+1:self=VUUUUTUU
name+1:statement=XUTUURUU name+1:trust=UUUUVUUU name+1:unknown=UTUTUVVU name+1:verifiers=TUUUUUUU
name+1:yes=TUUUUVUU name+1:you=XUUUUSUU name+2:,=VUUUUUTU name+2:.=TUUUUVTU name+2:?=RUUUVVVU
name+2:Unknown=TUVUUVUU name+2:about=VVVUVQVU name+2:and=RUUUUWWU name+2:article=XUUUUSUU
name+2:bot=TUVUUVTU name+2:common=UUUUVUTU name+2:copula=UUVUVTUU name+2:correction=TUUUVUTU
name+2:courtesy=TUUUUVUU name+2:emoji=WUUUUTUU name+2:end=PUTTUYXV name+2:ens=UUUUUVUU
name+2:fid=TUUUUVUU name+2:handle=TUUUUVUU name+2:he=RUUUWVUU name+2:holds=VUUUUTUU
name+2:interrogative=UUUUTVUU name+2:interrogativeSubject=UUUUTVUU name+2:lower=VUUUTVUU
name+2:mention=TUTUUXTU name+2:name=SUTUUYTU name+2:no=TUUUVUUU name+2:not=TUUUUVUU
name+2:on=UUUUVSWU name+2:person=WUUUUSUU name+2:platform=RTTUTaTV name+2:pointing=UUUUWTUU
name+2:possessiveBefore=UUUUUTWU name+2:praise=XUUUURUU name+2:question=SUVUTWUU
name+2:request=aUUUUNVU name+2:self=VUUUUSVU name+2:trust=TUVUUUUU name+2:unknown=UUVUTVUU
name+2:wallet=TUUUUVUU name+2:yes=TUUUUVUU name+2:you=XUUUUSUU name-1:,=WUTUTUTU name-1:.=VUUUUTUU
name-1:?=UUUUVUUU name-1:about=VUWUTTUU name-1:accounts=UVUUUUUU name-1:and=VUUUTVUU
name-1:article=SUUUUWUU name-1:bot=TUUTXVTU name-1:common=WUWUTTTU name-1:compare=UUUUUVUU
name-1:copula=QUUUVYUU name-1:correction=TUTUTWUU name-1:courtesy=VUTUTVUU name-1:emoji=VUUUUTUU
name-1:end=WTUUTSUU name-1:endorse=TUWUUTUU name-1:greeting=XUUUURUU name-1:interrogative=VTTUTXTU
name-1:lower=UTVTUTVU name-1:not=YUUUXOTU name-1:notAfter=TUUUVUUU name-1:on=TUTUUUVU
name-1:only=TUUUUWUU name-1:person=TUUUUWUU name-1:platform=WTUUUSUU name-1:pointing=SUUVTWTU
name-1:possessiveBefore=TUVUUVUU name-1:praise=UUUUUTVU name-1:profile=TUUUUVUU
name-1:question=RUUUVXUU name-1:request=TWTUUVTU name-1:self=SUUUUVWU name-1:statement=TUUUVTVU
name-1:thanks=VUUUUTUU name-1:trust=TUUUUVUU name-1:unknown=UTVTUTVU name-1:verifiers=TUUUUVUU
name-1:yes=TUUUUVUU name-2:,=SUTUUWUU name-2:.=VUUUUTUU name-2:about=TUUUUVUU name-2:and=UUUUUVUU
name-2:article=TUUUUSXU name-2:bot=WTWUTUSU name-2:common=WUSUUSWU name-2:copula=TUUUUVUU
name-2:correction=TUUUUVUU name-2:courtesy=SWUUUVTU name-2:end=VTTUWTTV name-2:endorse=TUWUUTUU
name-2:fid=TUUUUVUU name-2:he=UUUUUTVU name-2:interrogative=UUUUUVUU name-2:lower=TUUUUVTU
name-2:mention=SUUUUWUU name-2:name=SUUUUWUU name-2:not=XUUUUPWU name-2:notAfter=TUUUUVUU
name-2:person=TUUUUWUU name-2:platform=RUUUUYUU name-2:pointing=VUUUUSVU name-2:praise=VUUUUUUU
name-2:question=UUUUUVUU name-2:request=XUTUUSUU name-2:self=SWVUTUUU name-2:statement=VUUUUUUU
name-2:unknown=UUUUUUTU name-2:wallet=RUUUUXUU name-2:yes=VUUUUTUU name-2:you=TUUUUVUU
name_,=RUUUUZSU name_.=TUUUWVTU name_?=TUUTUXTU name_about=TUWUUUUU name_and=UUUUUUVU
name_article=TUUUUWUU name_bot=SUUUUWTU name_common=TUUUTVVU name_compare=UUUUUVUU
name_copula=XUUUTSUU name_correction=TUUUUVUU name_courtesy=SUTUUWWU name_emoji=TUUUUVUU
name_end=UUUUTVUU name_he=WUVUUSUU name_holds=TUUUUWUU name_interrogative=VUUUTVTU
name_lower=TUUTUVVU name_mention=UUTUUTVU name_name=VUTUUSVU name_no=TUUUUVUU name_not=SUUUUWUU
name_notAfter=SUUUUXUU name_on=VUUUUUUU name_only=TUUUUWUU name_or=TUUUUVUU name_person=TUWUTUTU
name_platform=TUUUUVUU name_pointing=VUTUTVUU name_possessiveAfter=TUUUUVUU name_profile=SUUUUWUU
name_question=VUUUTUUU name_request=VUUUVRWU name_self=VUUUUTUU name_statement=TUTUUVUU
name_trust=TUUUVVUU name_unknown=TUUTUVVU name_verifiers=TUUUUUUU name_yes=TUUUUVUU
name_you=XUUUUSUU named:0/-1=UVTUUUUU named:0/-2=WWTUVUOU named:0/-3=VWUVWUOU named:0/-4=UUTVVURV
named:0/0=UTTVRUXU named:0/1=STUSSUaU named:0/2=SSUTUUZU named:0/3=UTUTUUWU
named:0/false/false=XUSTTUUW named:0/false/true=TWUVSUUU named:0/true/false=YSUUWPVT
named:0/true/true=RUUUXUUU named:0=WURTXOVW named:1/-1=VUTUUTWU named:1/-2=STUUUWVU
named:1/-3=VTVUUWRU named:1/-4=UUVTUWQV named:1/0=RUUUUUXU named:1/false/false=VTWUTSUV
named:1/false/true=UUTUWSVU named:1/true/false=RUVTTYTU named:1/true/true=XTTUTUUU named:1=VTWSTUUV
named:2/-2=VUUUUTUU named:2/-4=XUTUUSUU named:2/false/false=TUTUUYUU named:2/false/true=SUUUUWUU
named:2/true/false=UUTUUUVU named:2/true/true=TUUUUWUU named:2=QUSTTcUU named:3/false/false=TUUUUVUU
names:=WURTXOVW names:mention=VRVSSWVU names:platform=SUTUVUUV names:written+mention=VUUUUTUU
names:written=QVTUTaTU no_,=VUUUTTUU no_?=TUUUUVUU no_bot=TUUUUVUU no_common=TTUWTUUU
no_correction=TUUUUUVU no_courtesy=SUUTUWVU no_end=VSUTVVUU no_lower=UVUVUSTU no_mention=TUUUUUVU
no_name=TUUUUUVU no_no=RUUXTUUU no_pointing=VUUUUSVU no_unknown=UVUVUSTU notAfter_,=UUUUUUVU
notAfter_end=TUUUUWUU notAfter_lower=XVUUVQUU notAfter_mention=SUUUVVUU notAfter_name=SUUUVVUU
notAfter_unknown=XVUUVQUU not_,=TUUUTUWU not_?=TVUUUVTU not_article=UUVUUUUU not_common=YUUTSVTU
not_courtesy=UUUSUWUU not_end=VTUVUUTU not_he=SUUXSVVU not_lower=SVTWTUWU not_mention=RUTUWXTU
not_name=RUTUWXTU not_pointing=SUUXSWUU not_request=aUUUUOUU not_trust=YUUUTRUU not_unknown=SVTVSVWU
number_common=TUUUVXTT number_courtesy=VVUTUUTT number_end=TTUUUTWV number_lower=WUWTUSTU
number_unknown=WUWTUSTU on_,=TWUUTUUU on_?=UVUUUUUU on_article=VSTUUWUU on_bot=VTUUUTUU
on_common=SWUTWSVU on_courtesy=STUVUVUU on_end=WTUUUTTU on_fid=TUUUUVUU on_he=UUUUVUTU
on_interrogative=TUUUVUUU on_lower=UVWTSTVU on_mention=TUTUUUVU on_my=VUUTTVVU on_name=TUTUUUVU
on_person=VUUUUUUU on_platform=SSUUWXTU on_pointing=WTUUUTVU on_question=SVUUVTUU on_self=UTUXTUUU
on_unknown=TVWTSUVU on_wallet=TUUUUUUU on_you=UUUVUTTU only_,=TUUUUUVU only_common=WUUUUSUU
only_lower=VTUTUUVU only_mention=TUUUUVUU only_name=TUUUUWUU only_unknown=VTUTUUVU
or_common=TWUUUUTU or_courtesy=TVUUUUUU or_lower=UUUUUVVU or_mention=VUUUUTUU or_name=VUUUUTUU
or_no=TTUUUUVU or_not=TUUUUVUU or_trust=UUUUUUVU or_unknown=UUUUUVVU out:0=YSSSTSVX out:1=QUSUWZTU
out:2=TUUUUUUU person_,=VUTUVUUU person_?=UUUTVUUU person_about=UUVTUUUU person_bot=UVUUTTWU
person_common=UUUUUVUU person_courtesy=WTVUUTTU person_end=STUVVWUU person_interrogative=UWUUUUSU
person_lower=USVVVVTS person_mention=TUUUUVUU person_name=TUUUUVUU person_on=UTUUUVUU
person_person=TTUTUSYU person_pointing=TYUUQVTU person_possessiveBefore=TUUTUVUU
person_question=TSUVUWUU person_request=UUUUVSWU person_trust=UUVUUTUU person_unknown=USVUVVUS
platform_,=STUUUXUU platform_?=TSUUXTVU platform_about=UUUTVTVU platform_accounts=UUUVTVTU
platform_bot=TUUUUVUU platform_common=WTUTTTVU platform_correction=TUUUXTUU
platform_courtesy=VTUTVUVU platform_end=TVTRUVVV platform_lower=TTUVVUUV platform_no=TUUUVUUU
platform_on=TTUUVVVU platform_possessiveAfter=TUUUUVUU platform_possessiveBefore=UUUUUUVU
platform_question=UTUVUVTU platform_unknown=TTUVVUUV pointing_,=UTUWTTTU pointing_.=UUUUVUTU
pointing_?=UUUTVUVU pointing_about=UUTTWTVU pointing_and=TVUUUTVU pointing_article=VVVUUTSU
pointing_bot=TUVUUUUU pointing_common=WRUXTSWU pointing_copula=WTUUSWUU pointing_correction=XUUUUSTU
pointing_courtesy=WUVSWSTU pointing_end=VWTTTTVU pointing_ens=VUUUVSUU pointing_he=TTUTUUXU
pointing_holds=TUUUVUUU pointing_interrogative=SUUUVUVU pointing_lower=RVUWWTUU
pointing_mention=SUUUTXUU pointing_name=SUUUTXUU pointing_not=SUUTTVWU pointing_on=TTTUWUUU
pointing_person=STUTUWVU pointing_platform=WSUUUSVU pointing_pointing=TUUTUUWU
pointing_possessiveAfter=TUUUVVUU pointing_praise=UUUUTVUU pointing_profile=VVUUSUTU
pointing_question=WTUTTWUU pointing_request=UUUVUTUU pointing_self=VUUSUVUU
pointing_statement=UUUUTWUU pointing_trust=PWUUWXTU pointing_unknown=RVUWWTUU
pointing_wallet=TUUUVVUU pointing_yes=VVUUSUUU possessiveAfter_courtesy=TUUUVVUU
possessiveAfter_end=TUUUUVUU possessiveAfter_lower=UTTUUVUU possessiveAfter_unknown=UTTUUVUU
possessiveAfter_wallet=TUUUUUUU possessiveBefore_article=VUUUUTUU possessiveBefore_bot=WUUUUUTU
possessiveBefore_common=UUUUWUSU possessiveBefore_form=UUUUUVUU possessiveBefore_lower=SVTTUVVU
possessiveBefore_mention=TUVUUVUU possessiveBefore_name=TUVUUVUU possessiveBefore_pointing=TTUUWUUU
possessiveBefore_unknown=SVTTUVWU praise_,=UTUUVVUU praise_.=UUUTVUUU praise_?=VWUUSUUU
praise_about=WUUUUTTU praise_bot=UTUTVWUU praise_common=VVVUVTTU praise_courtesy=RRUXUTXU
praise_emoji=VUUUUUUU praise_end=WRUTVWTU praise_he=UUVUTTUU praise_lower=UUUUUTUU
praise_mention=UUUUUTVU praise_name=UUUUUTVU praise_on=VUUUUTTU praise_pointing=XVVTRTUU
praise_praise=VUUUUUUU praise_question=WUUUUTUU praise_trust=XUUTTUUU praise_unknown=UUUUUTUU
praise_yes=TUUVUUUU profile_,=VUUVTTUU profile_?=TTUUVVVU profile_about=UVUSTVVU
profile_common=VRUTUTYU profile_copula=WUUTUUTU profile_courtesy=STUUWVVU profile_end=WVUVVRSU
profile_lower=VVUVSWSU profile_mention=TUUUUVUU profile_name=TUUUUVUU profile_on=VXUTSTUU
profile_possessiveBefore=VTUUUTVU profile_question=VUUTUUTU profile_request=UUUVUUUU
profile_unknown=VUUUSWTU question/false/false=VSUSUTUX question/false/true=SUUUUWUU
question/true/false=UVUUUUUU question_,=WVUTUTSU question_?=VUUUVTUU question_Unknown=TUUTUUVU
question_about=SRUUXVVU question_accounts=UTUWUUTU question_article=TTUUUVVU question_bot=VVUUTUUU
question_common=UWUSUUTU question_compare=YUUUUQUU question_copula=OWUVUVWU
question_correction=VUUUWSTU question_courtesy=TZUSUVRU question_credentials=TUUTVUVU
question_end=TWUUVSUU question_he=TTTVWVSU question_holds=UTUUUUVU question_interrogative=WTUTUUUU
question_interrogativeSubject=WTUTUUUU question_lower=VVTVUTSU question_mention=SUUUVWUU
question_my=VTUXSUSU question_name=RUUUVWUU question_not=XUUTUSUU question_on=TSUWUUVU
question_person=VSUVVUUU question_platform=UTUVWTUU question_pointing=RWTUXVSU
question_possessiveBefore=SSUUVUWU question_praise=UUUTUWTU question_profile=TWUTUUUU
question_question=PWUWWTVU question_request=WRUVUSVU question_self=VUUTUUUU
question_statement=VUUWSUSU question_trust=TTUUTVVU question_unknown=UVTVUUUU
question_wallet=SSUYVUTU question_yes=SWUUUUUU question_you=TWUUTVTU quote/false/false=SUUUYUUU
quote/true/false=WSUVTUUU relative_end=VVUTUTUU relative_lower=UUUUUUVU relative_unknown=UUUUUUVU
reply/false/false=WXUVQUSU reply/false/true=TUVUVUUU reply/true/false=RRVTXVWU
reply/true/true=WUTUVTTU request_,=XVUTURTU request_?=UVUUSUUU request_Unknown=UUUTUUVU
request_about=QQUXUWXU request_article=TXURUVUU request_bot=YVUTURTU request_common=RTUVVXTU
request_courtesy=VSUUTUXU request_end=QTVXRYUU request_form=UWUUUTUU request_he=TSUUXVTU
request_interrogative=VRUSVVWU request_interrogativeSubject=UUUSUWUU request_lower=TVTUVUUU
request_mention=UUTUUWTU request_my=TTUXTUTU request_name=TWTUUVTU request_on=TUUVUWUU
request_person=VUUUUUTU request_platform=WUUTVSTU request_pointing=WVVTRUTU
request_possessiveBefore=VUUUUTUU request_profile=TTUTVUVU request_question=WTUSVTWU
request_self=STUWUVUU request_unknown=TUTTWUVU rhetorical_end=TWUUTUUU second_end=UUUUUUTU
second_lower=UUUUTVUU second_unknown=UUUUTVUU self_,=USUUWUUU self_?=UQUaTTTU self_about=UTUUUVUU
self_and=TUUVUVUU self_article=SYURVVUU self_bot=STUYUTTU self_common=WTUUTUWU self_copula=TUUUUVUU
self_correction=SVUVUUUU self_courtesy=WSUYSWRU self_end=TTUZURUU self_endorse=UUVUUUUU
self_interrogative=TTUWUUUU self_lower=UVVVTSUU self_name=SUUUUVWU self_not=UUUSVWUU
self_on=VTUVUUTU self_profile=VUUUUUUU self_question=ZRUWSTUS self_request=UYUUSTTU
self_statement=WTUTVUUU self_unknown=UVVVTRVU statement_,=WUVUUTTU statement_?=UVUUUUTU
statement_about=TTUUUUWU statement_article=WVUUUSTU statement_bot=WTUUTUUU statement_common=RUUVVUUU
statement_courtesy=TUUVWSUU statement_end=XZUTTSSU statement_he=TUUUSWWU statement_lower=UTVUUUUU
statement_mention=TUUUVUVU statement_name=SUUUVVVU statement_on=TUUUUVUU statement_pointing=UTTURWVU
statement_question=VTUUUUTU statement_request=RUUUVXUU statement_statement=TUUUUUWU
statement_trust=UUUUVUUU statement_unknown=UTVUUUUU statement_you=VTUUUUTU thanks_,=VUUUUTUU
thanks_.=VUUUUUUU thanks_about=WUUUUTUU thanks_bot=WUUUUTUU thanks_courtesy=VUUUUUUU
thanks_end=TSUTTYUU thanks_lower=WUUUUTUU thanks_mention=VUUUUTUU thanks_name=VUUUUTUU
thanks_praise=TTUUUUWU thanks_unknown=WUUUUTUU third_end=TUUUUUWU top/false/false=SWSTUVWU
top/false/true=YTVSUSUU top/true/false=TVTWUUTU top/true/true=UTUTUUVU trust_,=XTVTVQVU
trust_?=STUSUXVU trust_bot=TUUVUUUU trust_common=TVUUTUUU trust_courtesy=TUVWTTTU trust_end=WTUTVUTU
trust_lower=TUUVVUTU trust_mention=TUVUUUUU trust_name=TUUUUVUU trust_no=RUUUXVUU trust_or=TTUUTUWU
trust_pointing=XUUUTSUU trust_question=TUUUVVUU trust_unknown=TUUVVUTU
unknown:0/false/false=UVTSQUXX unknown:0/false/true=WUSTUUUU unknown:0/true/false=QVUSYUVU
unknown:0/true/true=VUSUVVUU unknown:0=UTRRUUXX unknown:1/false/false=TUTUWTUV
unknown:1/false/true=WTUTUUUU unknown:1/true/false=SSUUYSVV unknown:1/true/true=VTUUTVVU
unknown:1=VVTTVTSV unknown:2/false/false=VUTUWTUT unknown:2/false/true=VUVUUVSU
unknown:2/true/false=UXUVTTTT unknown:2/true/true=XUWUTRTU unknown:2=UTTUUVVT
unknown:3/false/false=WTUVTUTU unknown:3/false/true=RUWUVVUU unknown:3/true/false=UVTVRVUU
unknown:3/true/true=UUSUUVUU unknown:3=UUVUTUUU unknown:5/false/false=UUUWTVSU
unknown:5/false/true=TUVUTTWU unknown:5/true/false=VTUTTVUU unknown:5/true/true=TUUUUVUU
unknown:5=TUUVUUTU unknown:9/false/true=TUUUUWUU unknown:9/true/true=TUUUUVUU unknown:9=SUUUUWVU
unknown_,=WTTSUWSV unknown_.=UTTVTUVU unknown_?=TUTWUSWU unknown_Unknown=TSUTUUYU
unknown_about=TXVSSUVU unknown_accounts=TTUUVTVU unknown_and=TUUUUVVU unknown_article=VTUVTVTU
unknown_bot=VVTSUUUU unknown_common=UTUUUTWU unknown_compare=UVUUUTTU unknown_copula=XRUUTUUU
unknown_correction=VTWTTUVU unknown_courtesy=UWUTTVTV unknown_credentials=TUUVVUUU
unknown_emoji=VSUUUTWU unknown_end=UUWVSTVS unknown_endorse=TUWUUTUU unknown_ens=UTUUVUUU
unknown_fid=TTUWUUTU unknown_first=VUUTUUUU unknown_form=SUUUUWUU unknown_he=VUUSWTVU
unknown_help=UWUUSTVU unknown_holds=WUUTVUSU unknown_interrogative=TTVTVVUU
unknown_interrogativeSubject=UTUUUUUU unknown_lower=UVUTUUVT unknown_mention=TUVTUVUU
unknown_my=VVUTUVTU unknown_name=SUVTUXUU unknown_no=UTUUUUWU unknown_not=SVUVSVUU
unknown_notAfter=VUUTUTVU unknown_number=SVUUUWTU unknown_on=SWWSVUTV unknown_only=SUUUVUWU
unknown_or=UUUSVVVU unknown_person=XSUUXTTU unknown_platform=TVUTWSWU unknown_pointing=TTUVTVVU
unknown_possessiveAfter=UVUTUUUU unknown_possessiveBefore=VVUUUUTU unknown_praise=TUUUTUVU
unknown_profile=TRUYTUUU unknown_question=UXUTVRSU unknown_request=UVUUTUUU unknown_self=TWUUUUUU
unknown_statement=RUWUTVWU unknown_thanks=UUUUUUVU unknown_trust=VTTSWTUU unknown_unknown=TTUTUVXT
unknown_wallet=TTUWRVWU unknown_yes=UTUUVUTU unknown_you=UWUUTVSU verifiers_lower=STUUVUUU
verifiers_mention=TUUUUVUU verifiers_name=TUUUUVUU verifiers_unknown=STUUVUUU vocative/card=UTUVSVVU
vocative/false/false=UWTUUUSU vocative/false/true=VRVUTTWU vocative/quote=SSUVYUTU
vocative/reply=UVUTUUUU vocative/top=SVTVUVVU vocative/true/false=UTTVRVXU
vocative/true/true=QTUTZWTU vocative=RUTVWWVU wallet_?=TTUUWUTU wallet_about=TUUUUVUU
wallet_common=VUUUUUTU wallet_copula=VUUSVUUU wallet_courtesy=UTUVTUUU wallet_end=VTTUSUXU
wallet_lower=TVUVUVSU wallet_possessiveBefore=TUUUUVVU wallet_question=VUUSWVTU
wallet_unknown=TVUVUVSU word:-1/card=UTUUUUVU word:-1/false/false=UUTRTVXU
word:-1/false/true=UUTVVTTU word:-1/question=SUUUUUWU word:-1/quote=UUUUUUVU word:-1/reply=UVUTUUUU
word:-1/top=WVSVUUSU word:-1/true/false=TTUWUUVU word:-1/true/true=VVUUUTTU word:-1=UUSTUUVU
word:-2/card=UUUVWVRU word:-2/false/false=WVTTTVSV word:-2/false/true=VSVVSXVT
word:-2/question=VUUUUUTU word:-2/quote=XTUUTVSU word:-2/reply=TVUTUUWU word:-2/top=UVUVUUTU
word:-2/true/false=UYUSWRTU word:-2/true/true=TTUWWURU word:-2=WWTUVVPU word:-3/card=XUUSSXSU
word:-3/false/false=XVVUVSQU word:-3/false/true=VUVVUTSU word:-3/question=VUUTUUUU
word:-3/quote=TUUUWUUU word:-3/reply=TUVVWTSU word:-3/top=VVUVUUQU word:-3/true/false=VUUUUVSU
word:-3/true/true=STUUVXTU word:-3=XVVUWVLU word:-4/card=XVTVTTSU word:-4/false/false=XTVTSVQW
word:-4/false/true=UUUTXTSV word:-4/question=TTUTUVUW word:-4/quote=TTUVWUUU word:-4/reply=WSVTUVSU
word:-4/top=VVUUUURU word:-4/true/false=TVTVTWTU word:-4/true/true=WTTVVTTU word:-4=XTTUVVMW
word:0/card=RTUVUUXU word:0/false/false=RRUYUUWU word:0/false/true=VVUTTUUU word:0/top=TUTUUUWU
word:0/true/false=UTUTUUXU word:0/true/true=UWUSTTWU word:0=RTTVRUaU word:1/false/false=STUUUUXU
word:1/false/true=UVUTUUVU word:1/top=TTUSUUYU word:1/true/true=UTUTTUXU word:1=RTUSSUbU
word:2/false/false=TUUUUUVU word:2/false/true=TSUTUUYU word:2/top=TSUTUUZU word:2=SSUTUUZU
word:3/false/true=UUUUUUVU word:3/top=UTUTUUWU word:3/true/true=UTUUUUVU word:3=UTUTUUWU
words:0/absent/card=TUTZWTRU words:0/absent/question=UTUTUTUW words:0/embedded/quote=VUUUTUUU
words:0/embedded/reply=TTUVUVUU words:0/embedded/top=XWUSUUSU words:0/false/false/false=TSSVSWWW
words:0/false/false/true=VUUTUUUU words:0/false/true/false=TYUUTTTU words:0/false/true/true=TUUUUVUU
words:0/false=RUSTVWWW words:0/true/false/false=VSUWVSTV words:0/true/false/true=VUTUVUUU
words:0/true/true/false=STUVXUTU words:0/true/true/true=UUUUUVUU words:0/true=WSTZVUQU
words:0/vocative/card=TTUWUTUU words:0/vocative/quote=STUVXUUU words:0/vocative/reply=VVVTTUTU
words:0/vocative/top=TSSTUVaU words:1/absent/card=WUTPTWWU words:1/absent/question=TUUTUVUV
words:1/embedded/reply=WUVUUTTU words:1/embedded/top=UTTUURYU words:1/false/false/false=XTTTTUUW
words:1/false/false/true=TUVUUUUU words:1/false/true/false=SUUVVTWU words:1/false/true/true=VUTUUVTU
words:1/false=WUUQTVVV words:1/true/false/false=WWTSUWTT words:1/true/false/true=TTWTUUVU
words:1/true/true/false=SVUTUVUU words:1/true/true/true=WUTUTTUU words:1/vocative/quote=UTUUWUUU
words:1/vocative/reply=SUUTVTWU words:1/vocative/top=TXUWUUQU words:2/false/true/false=UTUUUUVU
words:2/false=UTUTUUWU words:2/true/false/false=TTUUUUWU words:2/vocative/top=UTUTUUWU
yes_,=TUUUUVUU yes_?=TUUWUUTU yes_bot=VUUUUUUU yes_common=UTUVVVSU yes_courtesy=TTUVUVTU
yes_end=WWUTTTTU yes_lower=VTUTVUUU yes_mention=TUUUUVUU yes_name=TUUUUVUU yes_person=VTUUUUUU
yes_question=VTUUUTUU yes_unknown=VUUTVUUU you_?=VSUVTVUU you_about=URUUUVWU you_article=TVUUUVTU
you_bot=VUUUUSUU you_common=QVUXTUWU you_copula=YUUUUSTU you_correction=QUUXTVUU
you_courtesy=VXUSTTVU you_end=VVUSWTTU you_he=VUUUUTUU you_holds=UUUVUUUU you_lower=UWUUTUUU
you_on=USUUUWUU you_pointing=UUUUUTUU you_praise=TSUVVUWU you_question=VXUTTSTU you_request=UQUVVVVU
you_unknown=UWUUTUUU you_you=UVUUUUUU
`
