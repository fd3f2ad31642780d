/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=TTSRTWXX !true=YSTWWRSU ,_,=UUUUUTVU ,_about=RUUTXVUU ,_and=VUUTVUSU ,_article=RUWTVUVU
,_bot=WSVVSUUU ,_common=ZSVTSTUU ,_compare=TUUUUVUU ,_copula=RTUUVVVU ,_correction=RUUTUWWU
,_courtesy=WUTUVSUU ,_end=TWUUVUSU ,_first=QVUUTVWU ,_form=TUUUUVUU ,_he=VUUUWSTU ,_help=TXUTTVTU
,_interrogative=TVUSUVVU ,_interrogativeSubject=XUTUUTTU ,_lower=VTVUWURV ,_mention=XUTUTVTU
,_name=VUTUTWTU ,_no=WSUWUTUU ,_not=UTVVVRWU ,_notAfter=WTUVVSUU ,_number=VUUUUTUU ,_on=SUUUWVTU
,_person=VUUUUVSU ,_platform=VUUUUTUU ,_pointing=XTUUUSUU ,_praise=aUUUTQUU ,_profile=YUUUUTSU
,_question=TUTXUSVU ,_request=STVVWSVU ,_self=UTTZQTWU ,_statement=STVTUVWU ,_thanks=XUUUTTUU
,_trust=UUVUTUUU ,_unknown=VSVUVURV ,_yes=XUUVUTSU ,_you=TTUUUWUU -1:Unknown=SVUTUWTU
-1:about=SWUTWUUU -1:accounts=TTUWUVSU -1:and=UUUVTWTU -1:article=TTVUVUUU -1:callAfter=UVUTUUUU
-1:common=YWUTURST -1:compare=UUUUTVUU -1:copula=VSUSWTXT -1:correction=TSTQTXbT
-1:courtesy=STTVVVVT -1:credentials=TUUVVVTU -1:end=SRUVXUVU -1:endorse=UUXUTSUU -1:ens=TUUTUVUU
-1:fid=STUVWVUU -1:first=TSVUVVVU -1:form=VWUUURUU -1:greeting=XUUTUSUU -1:handle=TUUUUVUU
-1:he=TQVUXSXU -1:help=TWUUTTXU -1:holds=UTUTWUUU -1:interrogative=VQUUVTXU
-1:interrogativeSubject=UTUUVUUU -1:last=SUUUUWUU -1:link=TXUUUTUU -1:lower=UUVWVVTS
-1:mention=TUVTUXSU -1:my=TSUZTUUU -1:name=UWUTUWSU -1:no=YSUUUUTU -1:not=VTUUUVTU
-1:notAfter=VTUVUVTU -1:number=VUUSUVTV -1:on=USUUUUVV -1:only=TUUUUWUU -1:or=VTUUVUTU
-1:person=SSTTUWXU -1:platform=PVTRYVWV -1:pointing=SVTTUTWU -1:possessiveAfter=TUUUUUUU
-1:possessiveBefore=UTUUVUUU -1:praise=aSTUSVTT -1:profile=TVVWVTQU -1:question=OXUVUVVV
-1:relative=TaUSRVTU -1:request=VUVVRUUU -1:rhetorical=SWUUUUUU -1:self=TNThVRSV
-1:statement=WZURVRSU -1:thanks=VSUTSZTU -1:third=TUUUUUVU -1:trust=UTVRVWVU -1:unknown=SVVVVWSS
-1:verifiers=VUUVVTTU -1:wallet=TTTTVUWU -1:yes=WWUTSVSV -1:you=VTUUWVRU .=XRUSTUUX
._Unknown=VVUUUSUU ._bot=QUUTWWVU ._common=TUUSTXWU ._copula=SUUUTXUU ._correction=RTUUXUWU
._courtesy=TUUUUWUU ._emoji=TUUUUVUU ._end=YSUUTQVU ._interrogative=VUUTTVUU ._lower=WTUTTWUU
._mention=VUUUUTUU ._name=VUUUUTUU ._pointing=WUUUUTUU ._praise=VUUUTUUU ._question=QYUTUWTU
._unknown=WUUTUUUU .absent=XPURRXWX .embedded=UUTSUVWU .vocative=UWVVWRRU 1:Unknown=UVWTUSTU
1:about=UTVTTWTU 1:accounts=RWUTXSWU 1:and=QSUaTTWU 1:article=WTUUTTUV 1:callAfter=VUUUTVUU
1:common=VTTTWSUV 1:compare=QVUSXWVU 1:copula=VUTUWUSU 1:correction=KTTYWXWU 1:courtesy=SUTUUWWT
1:end=SRUVXUVU 1:endorse=RUbUSTUU 1:ens=TTUTVUVV 1:fid=UTUUVTUU 1:first=VUUUUTTV 1:form=SUUUTXUU
1:greeting=aRUUTTTU 1:handle=VUUUUUTU 1:he=YTUSXRUU 1:help=SbURUUTU 1:holds=TUUVUUVU
1:interrogative=QcTUSUTS 1:interrogativeSubject=TVUVWSVS 1:link=VUUUUUUU 1:lower=STTVVVUV
1:mention=UTVUVSWU 1:my=RSUaTUVU 1:name=STVUVVVU 1:no=TUTTOZXU 1:not=TTTVSWWV 1:notAfter=WVUUTTSU
1:number=TTUUUUWU 1:on=RUUUUWVU 1:only=VUUUUUUT 1:person=UTTSUXVU 1:platform=STUTTYUU
1:pointing=bTTSVSRV 1:possessiveBefore=TUUUUUUU 1:praise=bSTWURST 1:profile=NRTXZWVU
1:question=NdRTZSWQ 1:relative=USUWUUUU 1:request=SVTXTUTU 1:rhetorical=XWUUTSTU 1:second=TUUUUUUV
1:self=WRWYPUTU 1:statement=bTUSUQUU 1:thanks=cRUSUSTU 1:third=TUUUUUUV 1:trust=TTVTTUXU
1:unknown=TTVVVTUV 1:verifiers=RUUVWVUU 1:wallet=QVUTWVUU 1:yes=WTVURTSX 1:you=YUUSVRUU
2:Unknown=TTUTUUWU 2:about=VRUUXSUU 2:accounts=TUUVUUUU 2:and=RSTSVXWV 2:article=TTTUXXST
2:callAfter=VUUUUTVU 2:common=USZUTVRV 2:compare=UVUUUSWU 2:copula=VXUUVUQS 2:correction=PVTUWSYU
2:courtesy=RSSXVRYW 2:credentials=UTUUUUWU 2:end=RWTSQaWW 2:endorse=TUWUUTUU 2:ens=RUUXUUTU
2:fid=UVUTSVUU 2:first=TUUUUTWU 2:form=STUUUXVU 2:greeting=SVUUUYSU 2:handle=UUUUUVUU 2:he=OTWVYYQU
2:help=PYUVUUTU 2:holds=TUUUUVVU 2:interrogative=UUTWZPTU 2:interrogativeSubject=STUVSVXU
2:lower=UUTUUUTW 2:mention=UTWVUTUU 2:my=WTUbRTRU 2:name=SSVVUVVU 2:no=UVUTVTUU 2:not=UUURTWWU
2:notAfter=SVUTUWVU 2:number=ZVUSTQUV 2:on=TRUTXXTU 2:only=UUVUUUUU 2:or=VUUTVVRU 2:person=RRVUWUXT
2:platform=SSUUXWUU 2:pointing=TVVSSWWU 2:possessiveAfter=RWUTVXTU 2:possessiveBefore=RUVTVYSU
2:praise=XWUTQVUU 2:profile=QUVWVUUU 2:question=UTXWTTWR 2:relative=TXUTSUVU 2:request=TSSTWVWU
2:second=UUUTUVUU 2:self=SWTXVSUU 2:statement=VUTUSTYU 2:thanks=VUUUTUUU 2:trust=VTUUTVVU
2:unknown=TTTUUUVW 2:verifiers=SUUUWVUU 2:wallet=UTUUUXTU 2:yes=XTUUQVWU 2:you=XTUXSTTU ?=RVRUWVWU
?_bot=UTUUUWUU ?_common=UWUUSWTU ?_courtesy=WUUUSUUU ?_emoji=UTUUVUUU ?_end=SZSRWTUU ?_form=UUUUUVUU
?_he=TVUUTVUU ?_interrogative=UUUUTVVU ?_lower=VSUXUUTU ?_name=TUUUVUUU ?_pointing=UVUUUVTU
?_request=TTUVUUUU ?_self=WUUVUTTU ?_statement=WUUUVRUU ?_unknown=USUXUUTU ?absent=RYUUXRTU
?embedded=ZTUUSSUU ?vocative=PSSUUZXU Unknown_,=WUUUTUUU Unknown_.=UUUUUTVU Unknown_?=UTUTVVUU
Unknown_Unknown=SSTSUVYU Unknown_about=VUUUVUTU Unknown_bot=UVUUUUTU Unknown_common=WTVUUSUU
Unknown_courtesy=WUUUVTTU Unknown_end=TWUUTVTU Unknown_lower=TSVVSUXU Unknown_on=VUUTUUUU
Unknown_question=UUUUVUTU Unknown_unknown=SQVTTVaU about:false=SSRSVZWX about:true=bUUUUOUU
about_,=QTUUTUZU about_?=UXUUTUTU about_Unknown=UUUUUTUU about_about=SUUUUVVU
about_accounts=TUUVUVUU about_article=SQUTXUYU about_bot=ZUUUTRTU about_common=QVTUVWWU
about_correction=VUUUUUUU about_courtesy=YUURUSUU about_end=TVUTWUTU about_first=VUUUUUUU
about_form=UUUUUVUU about_handle=UUUUUVUU about_he=UTUTYTTU about_interrogative=UUUUVVSU
about_interrogativeSubject=UUUUUVTU about_lower=SVVWTUTV about_mention=TUVUSWUU about_my=VWTRUTVU
about_name=TTVUSXUU about_platform=VSUUVXTT about_pointing=YTUTXQTU about_profile=TUWWTTUU
about_question=UUUUVUUU about_request=STUTTUZU about_self=RRVYWTUU about_statement=TUUUUWUU
about_trust=UUVUUUUU about_unknown=TVVWTUSV about_yes=UUUUUVUU about_you=VRUXUTTU
absent/card=UUUUUVTU absent/false/false=STUTTXTW absent/false/true=UUSTUXTU absent/question=TTTRUWVX
absent/true/false=XUURVSUV absent/true/true=UUUUTVVU absent=VTTRUVUX accounts_,=UUUVUVTU
accounts_?=UUUUVUUU accounts_about=TTUWUUUU accounts_common=WUUUSVTU accounts_courtesy=UXUTURWU
accounts_end=UUUXUUSU accounts_lower=TTUVVSVU accounts_on=VUUUUUUU accounts_platform=UUUUUVUU
accounts_question=TUUUVVUU accounts_self=TWUWURUU accounts_unknown=TTUVVSVU and_about=TTUUUVVU
and_article=WTUTWRVU and_bot=XUUTTTTU and_common=UTUVTWUU and_copula=UUUUWSUU and_courtesy=TUUUUWUU
and_end=VUUVTVTU and_he=UUUTVUUU and_interrogative=UYUUSURU and_lower=VUUTUSWV and_mention=SVTUUXUU
and_name=RVTUUXUU and_on=UUUUVUUU and_platform=TUUUVUUU and_pointing=VTUTWUTU and_question=RUUTVTXU
and_request=UUUWTUTU and_self=USUXSUVU and_unknown=VUUTUSWV and_yes=UUUUVUUU and_you=VTUUUTVU
another:false=RTSSUZUX another:true=ZTTTUPXU any:,=RTWSRWXW any:.=TSTTUWVU any:?=VWSVWTRU
any:Unknown=VTWTUTUU any:about=SSWTXTVU any:accounts=RTTYVUTU any:and=TUTVVTTV any:article=VWUSUVUT
any:bot=UTSUVUVU any:callAfter=VUUTTUUU any:common=RVVVSWVU any:compare=UXTSUTUU any:copula=YRURVWVR
any:correction=OVTXUZUT any:courtesy=TSSYXVTS any:credentials=STUUWVVU any:emoji=YSTTUTTU
any:endorse=PUiURQTU any:ens=RUUVWUVV any:fid=OTUXVWVU any:first=UVUSTVUW any:form=RVTUTYVU
any:greeting=aTUTSUSU any:handle=WUUUUTTU any:he=RRVTZTWU any:help=OgUSTTTU any:holds=TRTUWWWU
any:interrogative=QWRRWYWT any:interrogativeSubject=ZUTVTURS any:last=TUUUUVTU any:link=XWUTUTSU
any:lower=VUTUTVUV any:mention=YRVSUSUU any:my=TQThPRTU any:name=WSUSTVUU any:no=VRTUTXUU
any:not=TSSVSVXV any:notAfter=TUTXUWSU any:number=YVWPTTUU any:on=UTUTTVVU any:only=VUUTTVVT
any:or=TWTSWVUU any:person=VVURVTVT any:platform=MPSSfYVW any:pointing=XVWOVSUU
any:possessiveAfter=TTURUXVU any:possessiveBefore=UVUTTWTU any:praise=cRTVSSVT any:profile=SWVYTSSU
any:question=TVRXWUVP any:relative=XbTUNUTU any:request=SXSYQVUU any:rhetorical=bWUSSQUU
any:second=TTUUUWTV any:self=SPTfPUUU any:statement=YTUSRUWU any:thanks=bQUSSVVU any:third=XUUTUTUT
any:trust=WSWTWTSU any:unknown=VUTTUVUV any:verifiers=PTVWYVTU any:wallet=RRTVWZTU
any:wrong=TXUTUTUU any:yes=VTUUTXQW any:you=XWSUSTUU article_Unknown=UUUUUUTU article_about=TUUUVUUU
article_accounts=UUUUUTWU article_bot=ZTUUURSU article_common=aXURTRUT article_copula=VUUUUUUT
article_correction=UUVUUUUU article_courtesy=USUWUUUT article_credentials=UUUUUVUU
article_end=STVUUVVU article_ens=UUUUTTWU article_fid=SUUUUWUU article_lower=WUSRVVVT
article_mention=RUVTUXUU article_name=RUVTUXTU article_on=TUUVUUUU article_person=TZUUQTWU
article_platform=SSUTVTZU article_pointing=TTUUVUVU article_praise=UUUUVUTU article_profile=VWURVTUU
article_question=VVUUTUUU article_request=XUUUSSUU article_trust=QWUTWWUU article_unknown=WUSRVWVT
article_wallet=UUUTUVUU aside:false=VSRTUVWX aside:true=UUUTUUUU before-name:,=WVSTTRXU
before-name:.=TUUUUWUU before-name:?=TUUUXQWU before-name:Unknown=XUUUUSTU
before-name:about=UTVTTVUU before-name:accounts=VYUTURUU before-name:and=YUTUVQUU
before-name:article=RUVVTVVV before-name:bot=VUUQWUVU before-name:common=WTTUUSVU
before-name:compare=VUUUUTVU before-name:copula=WSTUWUTU before-name:correction=RVUUTZTU
before-name:courtesy=SZSUUUTU before-name:emoji=WUUUUSUU before-name:endorse=SUYUUSUU
before-name:ens=TUUUUVUU before-name:fid=TUUUUVUU before-name:first=XUUUUSUU
before-name:greeting=WUUUUSUU before-name:he=VUTUUSVU before-name:help=VUUUUTUU
before-name:holds=VUUUUUUU before-name:interrogative=TSTUWWVU
before-name:interrogativeSubject=TUUUUWUU before-name:lower=VUUTVUTU before-name:mention=RUUUUYTU
before-name:my=XUUTUSUU before-name:name=SUUUUXTU before-name:no=SUUUUVVU before-name:not=XVTTVSTU
before-name:notAfter=UUUUUVUU before-name:number=VTUUUTVU before-name:on=TUTVUTVU
before-name:only=TUVUUUVU before-name:or=WUUUUSUU before-name:person=TVTUTXSU
before-name:platform=UUTTTVUV before-name:pointing=STTVXUUU before-name:possessiveAfter=TUUUUVUU
before-name:possessiveBefore=UVVUTUTU before-name:praise=SUUVUVUU before-name:profile=SUUWUUUU
before-name:question=TSTVWVUU before-name:relative=WUUUUSUU before-name:request=WZTSURUU
before-name:rhetorical=YUUUUQUU before-name:self=PXVTUWUU before-name:statement=UUUUUUVU
before-name:thanks=XUUUUQUU before-name:trust=XVUUUQUU before-name:unknown=VUUTVUTU
before-name:verifiers=TUUUUVUU before-name:wallet=RUUUUXUU before-name:yes=TUUUTWUU
before-name:you=SWTUUUUU before:,=bTUTSSTU before:.=YTUTUSTU before:?=ZSUUTUTU
before:Unknown=YVUTURTU before:about=YTTUUUSU before:accounts=SUUUVUWU before:and=XUUTTSUU
before:article=STUUVTXU before:callAfter=UUUUUUVU before:common=ZSTSUUSU before:compare=YUUUURUU
before:copula=QUTVVVWU before:correction=bTUUVRQU before:courtesy=VSTSWUWU
before:credentials=TUUUUWTU before:emoji=UUUUVUTU before:ens=TUUWUVTU before:fid=RUUYUUUU
before:first=TTUUUVWU before:form=QUUUUYUU before:greeting=USUUUYRU before:handle=VUUUUUTU
before:he=QTUTWVVU before:help=SaUUTSUU before:holds=SUUTVVUU before:interrogative=XSUSZUQU
before:interrogativeSubject=XTUUUVSU before:lower=UQSVXVVU before:mention=XTUVTRWU
before:my=RTUaUTTU before:name=UTTVTUVU before:no=WUUTUYQU before:not=UTUVURWU
before:notAfter=UUUUUWTU before:number=UTUUVTVU before:on=UTTUUTWU before:only=TUUTTXUU
before:or=VUUTUVUU before:person=TUTTVVVU before:platform=UUUUUYRU before:pointing=RXURSXWU
before:possessiveAfter=SUUUUWTU before:possessiveBefore=SUUUUWVU before:praise=OSTVbTWU
before:profile=WVUTVTSU before:question=VVUXRUUU before:relative=WTUTUUUU before:request=TVTUVVSU
before:rhetorical=XUUUTTUU before:second=WUUTUUTU before:self=RTTbTQXU before:statement=TRTVVVVU
before:thanks=YUUTTSUU before:third=WUUTUTUU before:trust=TTUVTUWU before:unknown=VRSVXUUU
before:verifiers=UUUVUUTU before:wallet=RUUUUWVU before:yes=RUUWUXTU before:you=TTUVUUVU
behind-name:,=WSVVWPUV behind-name:.=WUUTWWPU behind-name:?=WUTTSXTU behind-name:Unknown=VUUUUVTU
behind-name:about=TUXTTVUT behind-name:accounts=RUUUUXUU behind-name:and=TVUTTXSU
behind-name:article=WTSTUTWU behind-name:bot=VTTVTVUU behind-name:callAfter=UUUUUTUU
behind-name:common=STTVTWWV behind-name:compare=VUUUUUTU behind-name:copula=QUUUUXVU
behind-name:correction=XVSTVVSS behind-name:courtesy=UVUURWVT behind-name:credentials=VUUUUVTU
behind-name:emoji=VUUUUUUU behind-name:endorse=SUYUUSUU behind-name:ens=UUUUUTVU
behind-name:fid=TUUVUVUU behind-name:first=SUUUUXUU behind-name:form=RVTUTYVU
behind-name:greeting=VUUUUVSU behind-name:handle=VUUUUUTU behind-name:he=WUSUXVQU
behind-name:help=XTUUUTTU behind-name:holds=SUTUUXVU behind-name:interrogative=RTTTUXXU
behind-name:interrogativeSubject=YUTUTSTU behind-name:last=TUUUUVUU behind-name:lower=UTUTVTVV
behind-name:mention=YRVSUSUU behind-name:my=TWTWTTUU behind-name:name=WSUSTVUU
behind-name:no=VUUUUUTU behind-name:not=TUUUUWTU behind-name:notAfter=TUTUUVVU
behind-name:number=VUWUUTSU behind-name:on=YSVUUUST behind-name:only=RVTUVVVU
behind-name:or=SVTUUXTU behind-name:person=YUWTURSU behind-name:platform=PWTUWWVU
behind-name:pointing=VTUXWTRU behind-name:possessiveAfter=TUUUUVUU
behind-name:possessiveBefore=WTTUUVUU behind-name:praise=UUVUURXU behind-name:profile=XUWTUSSU
behind-name:question=WTUVSWTU behind-name:relative=RVUUUWVU behind-name:request=QTUVVWVU
behind-name:second=TUUUUVUU behind-name:self=VUTUUSWU behind-name:statement=TTTWUVVU
behind-name:thanks=RUUUUXUU behind-name:third=VUUUUTUU behind-name:trust=TUUUWWSU
behind-name:unknown=UTVTVTVV behind-name:verifiers=UUVUUUUU behind-name:wallet=TUTUUXUU
behind-name:yes=TUUTUVVU behind-name:you=UUTVTUWU behind:,=QWVVUYQU behind:.=VTUVTUUU
behind:?=SUSWTWVU behind:Unknown=UUUTUWTU behind:about=TSXUZPUU behind:accounts=STTZVVRU
behind:and=VWUVUSTU behind:article=SZUQVUTU behind:bot=UTSUVUVU behind:callAfter=VVUTUUTU
behind:common=XWTVQSTU behind:compare=SXTUTVTU behind:copula=WTWRUVTU behind:correction=bTSUVPUU
behind:courtesy=UUUTRXUU behind:credentials=TTUVUTVU behind:emoji=STUVYUUU behind:endorse=QUeURRUU
behind:ens=TUUUUTWU behind:fid=TRUWUWVU behind:first=XWUSTUSU behind:form=UVTUTUVU
behind:greeting=ZUUTTRUU behind:handle=UUVUUUUU behind:he=SSTVTUYU behind:help=RZUSVVTU
behind:holds=SSTWUVWU behind:interrogative=QWRSVXXU behind:interrogativeSubject=WUTUVUSU
behind:last=TUUUUVTU behind:link=WWUTUTSU behind:lower=TVVVVTTU behind:mention=VSWSXUTU
behind:my=YSUXSSUU behind:name=UTVRWVTU behind:no=XSUWVQTU behind:not=VUSWVURU
behind:notAfter=VUTVUTTU behind:number=TWWPUTXU behind:on=ZTVTSTTU behind:only=UUUUUTVU
behind:or=TWTTVUVU behind:person=PUWTWUWU behind:platform=QSSUUXYU behind:pointing=OUUXVUWU
behind:possessiveAfter=VTUSTUWU behind:possessiveBefore=UWUSUUUU behind:praise=VUVOVUXU
behind:profile=SVWVTUUU behind:question=QVSYOYVU behind:relative=UUUWTUTU behind:request=TVSTXTVU
behind:rhetorical=XWUSTRUU behind:second=STUVUVUU behind:self=SSVaUTSU behind:statement=XWUTRUUU
behind:thanks=URUTTYWU behind:trust=RTWTWXTU behind:unknown=TVVUWTTU behind:verifiers=SUVVUVTU
behind:wallet=RSTXVXTU behind:wrong=SXUTUUUU behind:yes=TVUUTUVU behind:you=YUTPTXTU
bot+1:,=VUVVVSSU bot+1:.=VWUTVSUU bot+1:?=aUUSXQRU bot+1:Unknown=WUUUTUUU bot+1:about=XTVUSVSU
bot+1:accounts=TWUTVSWU bot+1:and=YUUXSQUU bot+1:article=TTUUTVWU bot+1:common=WTWQVUTU
bot+1:compare=UUUUUUVU bot+1:copula=XVTUVRTU bot+1:correction=VTUWVSTU bot+1:courtesy=VWUVSTUU
bot+1:emoji=VUUTXUSU bot+1:end=QRTXXWWU bot+1:endorse=UUYUSSUU bot+1:fid=TUUVUUUU
bot+1:form=UUUUUVUU bot+1:greeting=XSUUTVUU bot+1:he=VVURUYSU bot+1:help=RZUSVUUU
bot+1:holds=UUUVTUUU bot+1:interrogative=TZSUXQSU bot+1:interrogativeSubject=SUUUVSWU
bot+1:lower=TUUVVTUU bot+1:mention=TTUTWUUU bot+1:my=TSUYUUUU bot+1:name=TTUTWVUU bot+1:no=XVUSSWTU
bot+1:not=UUTVUTTU bot+1:notAfter=WWUUUSTU bot+1:on=WUUTUUUU bot+1:only=TUUUUVTU bot+1:or=WUUUUSUU
bot+1:person=SUUTWVUU bot+1:platform=UTUTTWUU bot+1:pointing=RTTSXWVU bot+1:possessiveAfter=VUUUUUUU
bot+1:possessiveBefore=TUUUUUUU bot+1:praise=WTUTUSVU bot+1:profile=VUUTUTVU bot+1:question=UWRXRTXU
bot+1:relative=STUXUUUU bot+1:request=SVTVSWVU bot+1:rhetorical=UWUUTTUU bot+1:self=QTXVUVVU
bot+1:statement=VTUSUTWU bot+1:thanks=WSUUTVUU bot+1:trust=TTVTVUVU bot+1:unknown=UUUVUTTU
bot+1:verifiers=TUUVUVTU bot+1:wallet=TVUUUUUU bot+1:yes=TUVUTUVU bot+1:you=UUUSTXUU
bot+2:,=VXTSVSVU bot+2:.=VTUWUSUU bot+2:?=VWUXSSTU bot+2:Unknown=UTUTVUVU bot+2:about=RUVVTWVU
bot+2:accounts=UUUUUVTU bot+2:and=TVTTUVUU bot+2:article=TSTSUYXU bot+2:common=WUURUYRU
bot+2:compare=UVUUUTUU bot+2:copula=XWUVTUQU bot+2:correction=UVUVUSVU bot+2:courtesy=WTUPTUZU
bot+2:credentials=TTUUUUWU bot+2:emoji=TTUTUVXU bot+2:end=RTSZUVVU bot+2:endorse=UUVUUTUU
bot+2:fid=VTUTUVUU bot+2:first=UUUUVTTU bot+2:form=XTUUURWU bot+2:greeting=VVUUUTUU
bot+2:he=USTUXVTU bot+2:help=TUUVUVTU bot+2:holds=UTUVVTVU bot+2:interrogative=TXUWWSQU
bot+2:interrogativeSubject=VTUVVTTU bot+2:lower=VTTVTUTU bot+2:mention=STWUTWUU bot+2:my=SUUaTTSU
bot+2:name=VSWUTUVU bot+2:no=WVUTUTTU bot+2:not=UUTSUWUU bot+2:notAfter=TUUTUUVU bot+2:on=WSUVVUTU
bot+2:only=UUVUUUUU bot+2:or=UUUTWVRU bot+2:person=TQWUWUVU bot+2:platform=TTUUUVVU
bot+2:pointing=TTVVSWVU bot+2:possessiveAfter=TWUUUVTU bot+2:possessiveBefore=UUVTUUUU
bot+2:praise=UWUTSWSU bot+2:profile=RUUWTUVU bot+2:question=UTXWQTVU bot+2:request=SSUYXQWU
bot+2:self=RWTUWVUU bot+2:statement=XVTSSRYU bot+2:trust=TUUTSWWU bot+2:unknown=USTVVUUU
bot+2:wallet=STUVVWTU bot+2:yes=UUUTTVVU bot+2:you=VTUTUTWU bot-1:,=WSVVSUUU bot-1:.=QUUTWWVU
bot-1:?=UTUUUWUU bot-1:Unknown=UVUUUUTU bot-1:about=ZUUUTRTU bot-1:and=XUUTTTTU
bot-1:article=ZTUUURSU bot-1:common=YTUUUSVU bot-1:copula=TUUUTVUU bot-1:correction=VUUTVUUU
bot-1:courtesy=USTUSYUU bot-1:emoji=TUUUVVUU bot-1:end=NXTXYRVU bot-1:form=TUUUUVUU
bot-1:greeting=UTUVUWUU bot-1:he=VUVUTUVU bot-1:holds=VUUUUUTU bot-1:interrogative=TUUTWTVU
bot-1:lower=WSUTTUVU bot-1:mention=TUUUUWTU bot-1:name=TUUUUWTU bot-1:no=UUUUUVUU bot-1:on=WUUUTSVU
bot-1:or=VUUUUUTU bot-1:person=UVUUSUWU bot-1:platform=SUUUUWUU bot-1:pointing=SUVTUVVU
bot-1:possessiveBefore=VUUUUUUU bot-1:praise=UTTTVVVU bot-1:profile=TWUUUVTU bot-1:question=WUUTTVVU
bot-1:request=UVUVUTUU bot-1:self=SUUWWUTU bot-1:statement=WTUUUTSU bot-1:thanks=XUUTTTUU
bot-1:trust=RUUWVXSU bot-1:unknown=WTUTTUUU bot-1:yes=TUUUUWUU bot-1:you=WUUUVSUU bot_,=VUVVVSSU
bot_.=VWUTVSUU bot_?=aUUSXQRU bot_Unknown=WUUUTUUU bot_about=XTVUSVSU bot_accounts=TWUTVSWU
bot_and=YUUXSQUU bot_article=TTUUTVWU bot_common=WTWQVUTU bot_compare=UUUUUUVU bot_copula=XVTUVRTU
bot_correction=VTUWVSTU bot_courtesy=VWUVSTUU bot_emoji=VUUTXUSU bot_end=QRTXXWWU
bot_endorse=UUYUSSUU bot_fid=TUUVUUUU bot_form=UUUUUVUU bot_greeting=XSUUTVUU bot_he=VVURUYSU
bot_help=RZUSVUUU bot_holds=UUUVTUUU bot_interrogative=TZSUXQSU bot_interrogativeSubject=SUUUVSWU
bot_lower=TUUVVTUU bot_mention=STUTWVUU bot_my=TSUYUUUU bot_name=STUTWWUU bot_no=XVUSSWTU
bot_not=UUTVUTTU bot_notAfter=WWUUUSTU bot_on=WUUTUUUU bot_only=TUUUUVTU bot_or=WUUUUSUU
bot_person=SUUTWVUU bot_platform=UTUTTWUU bot_pointing=RTTSXWVU bot_possessiveAfter=VUUUUUUU
bot_possessiveBefore=TUUUUUUU bot_praise=WTUTUSVU bot_profile=VUUTUTVU bot_question=UWRXRTXU
bot_relative=STUXUUUU bot_request=SVTVSWVU bot_rhetorical=UWUUTTUU bot_self=QTXVUVVU
bot_statement=VTUSUTWU bot_thanks=WSUUTVUU bot_trust=TTVTVUVU bot_unknown=UUUVUTTU
bot_verifiers=TUUVUVTU bot_wallet=TVUUUUUU bot_yes=TUVUTUVU bot_you=UUUSTXUU callAfter_end=UVUTUUUU
card/false/false=TUWXSTTU card/false/true=TUTUTXUU card/true/false=UUTTWUVU card/true/true=WUUUTTUU
choices:false=VTSUVUVU choices:true=TTTRUWVX clause:Unknown=SUWTVWTU clause:about=UTWXTTTU
clause:accounts=QTUXVVUU clause:and=UTTWTWTV clause:article=UWSSSXXT clause:bot=UTSUVUVU
clause:callAfter=VUUTTUUU clause:common=VaTTRTTU clause:compare=UWTSVUUU clause:copula=YTURUUVR
clause:correction=UUSZQUVT clause:courtesy=VWSWSTWS clause:credentials=UTUUWTUU
clause:emoji=WTUUUTTU clause:endorse=OUiURQTU clause:ens=PUUVWVVV clause:fid=QTUWVWUU
clause:first=TUUTVVSW clause:form=TVTUTVVU clause:greeting=YTUUSUUU clause:handle=XUUUURTU
clause:he=SSVUUXVU clause:help=OdUTTSVU clause:holds=WSTUVVUU clause:interrogative=OWSSaXUT
clause:interrogativeSubject=VVUUVWSS clause:last=UUUUUVTU clause:link=XWUTUTSU clause:lower=VUVVUVTT
clause:mention=YQWSRTWU clause:my=VSTdQSSU clause:name=YRWRQUWU clause:no=RTUSUYWU
clause:not=aUSTQRXV clause:notAfter=TVTWTVSU clause:number=aUUPSTVU clause:on=UXTTSTVU
clause:only=ZWUTTRTT clause:or=TUTSWSXU clause:person=VWVSTUVT clause:platform=SQSTZWVV
clause:pointing=UVURTVXU clause:possessiveAfter=RUUSUWXU clause:possessiveBefore=VTVUUUTU
clause:praise=XSTVRWWT clause:profile=PXUXTUUU clause:question=TTTVYXUP clause:relative=VZUUPWSU
clause:request=XXRURTUU clause:rhetorical=ZWUSTRTU clause:second=TTUUUWTV clause:self=VRUbRRUU
clause:statement=bXTQTSSU clause:thanks=XQUSTXVU clause:third=XUUTUTUT clause:trust=PTWUWWUU
clause:unknown=UUWUVVTT clause:verifiers=PTVWZUSU clause:wallet=SSTUVYUU clause:wrong=SXUTUUUU
clause:yes=WSUUSWTW clause:you=UWTUUTVU common_,=VTUUWQWU common_.=VUUUUUUU common_?=YVUSSUTU
common_about=SbSSVUTT common_accounts=WUUUSUUU common_and=SUUTTVVU common_article=VSUXTRWU
common_bot=YTUUUSVU common_common=UUXTUVRU common_copula=UUUUTXSU common_correction=YTUUSUUU
common_courtesy=UXTUSWSU common_credentials=UUUVTUUU common_emoji=WUUUTTUU common_end=VTVSVUVT
common_first=VUUUUTUU common_form=TUUUUVUU common_he=VTVVVTSU common_holds=TTUVUWUU
common_interrogative=TTUUTUXU common_interrogativeSubject=TUUUUUUU common_lower=UTUUWUUU
common_mention=UTVUTWTU common_my=SSUZUSWU common_name=TTVUTYTU common_no=RTUXVUVU
common_not=STUVVUUU common_notAfter=UUUWVUSU common_number=TTVUUUWU common_on=UXUURTWT
common_or=UaUSUTRU common_person=VVTTUSWU common_platform=WVUTUSTU common_pointing=TTXVWSSU
common_possessiveAfter=UUUTUUUU common_possessiveBefore=TVTTUWVT common_praise=RSVUWUVU
common_profile=WVVTTUSU common_question=UTUSYUTU common_request=XUUURUVU common_second=VUUTUUUU
common_self=WSTUUYSU common_statement=RVVTTWWU common_trust=YTUUTUTU common_unknown=USUUWVTU
common_wallet=TTTVUWUU common_yes=TRUWUVUU common_you=SYUQTUXU compare_,=VUUUUUUU
compare_about=SUUTXVUU compare_common=XVUUUQTU compare_courtesy=UVUTUTUU compare_end=UUUUTVUU
compare_lower=SVUUUUVU compare_mention=TUUUUWUU compare_name=SUUUUWUU compare_pointing=TUUUUVUU
compare_unknown=SVUUUUVU context:card=UTUWSVUU context:question=TTTRUWVX context:quote=URUVWVUU
context:reply=UUUTUUUU context:top=WWSTUSWU copula_.=WUUUVTTU copula_?=UTUUVTVU
copula_Unknown=UUUUUVUU copula_about=VTUUSUVU copula_accounts=TUUWUUTU copula_article=SWUTVUUU
copula_bot=TUUUTVUU copula_common=USUSWTXU copula_correction=XUUUTTUU copula_courtesy=ZSUTVURS
copula_end=UUUSVWVT copula_first=UVUUUTUU copula_he=STUTXUUU copula_interrogative=UTUTVUVU
copula_interrogativeSubject=UUUTVUVU copula_lower=UTVVVSVU copula_mention=QUTUWXTU
copula_my=VVUVSUTU copula_name=QUTUVYTU copula_not=XUUTURUU copula_number=UUVUUTUU
copula_on=UUUUVTUU copula_person=VTUWUTTU copula_platform=TUUUUVUU copula_pointing=QXTTWWSU
copula_praise=WUUUTUTU copula_question=UUUUTWTU copula_request=VUUVTTUU copula_self=TUUTVUUU
copula_statement=WUUUUTTU copula_trust=VTWVSSVU copula_unknown=UTVVVSVU copula_wallet=TUUUUVUU
copula_yes=TUUUVUUU correction_,=SVUTRXVU correction_.=TUUUUVVU correction_?=UVUSTUWU
correction_about=UTUVVTUU correction_article=TUUTUVUU correction_bot=VUUTVUUU
correction_common=SSWXTUTU correction_copula=SUUUVVUU correction_correction=UTUSTWWU
correction_courtesy=TTUZTQWU correction_end=USTTTXXT correction_he=WVUTUTTU
correction_interrogative=RUUUWVUU correction_lower=UVTWSUUU correction_mention=SUUUUXUU
correction_name=SUUUUXUU correction_not=SUUUUUWU correction_on=VTUSVVUU correction_person=WUUUUTTU
correction_pointing=YTUSVTTU correction_praise=TUUVUUUU correction_question=VUUSUVUU
correction_request=UWUUTVUU correction_self=SUUaTTTU correction_statement=WUUUUUTU
correction_unknown=UVTWSUUU correction_yes=SUUUUWUU correction_you=VUUUUTUU courtesy_,=RXTSUVXU
courtesy_.=UUVTUTUU courtesy_?=WVUTSXSU courtesy_Unknown=UTUUUUUU courtesy_about=VSTUUUWU
courtesy_accounts=TUUVTVUU courtesy_and=VTUTTUVU courtesy_article=TVUUWTUU courtesy_bot=USTUSYUU
courtesy_common=RUSVWVUU courtesy_compare=UUUUTVUU courtesy_copula=TUUTXUSU
courtesy_correction=SUTXTXTU courtesy_courtesy=UZTRQYUU courtesy_emoji=VUUUTUUU
courtesy_end=WSTVZRUT courtesy_ens=UVUTUUUU courtesy_fid=TUUVUVUU courtesy_form=TUUUUVUU
courtesy_he=QTUUVUZU courtesy_help=UVUUUUUU courtesy_holds=WTUUUTUU courtesy_interrogative=RVUVRWVU
courtesy_interrogativeSubject=TVUWUUSU courtesy_lower=UUUVTUVU courtesy_mention=WVTUUTTU
courtesy_my=WWTTTTUU courtesy_name=VVTUUUTU courtesy_no=VUUTUVUU courtesy_not=WUUTTUUU
courtesy_notAfter=TUUUUVUU courtesy_on=YRUVUTTU courtesy_person=TTUVWUVT courtesy_platform=TVUUVUUU
courtesy_pointing=XSTTTSXU courtesy_possessiveAfter=UTUUUVUU courtesy_possessiveBefore=WVTUUSTU
courtesy_praise=VTVTUTVU courtesy_profile=UVVUUUUU courtesy_question=RSUaXVRT
courtesy_request=ObTWSSVU courtesy_self=XWVSSTUU courtesy_statement=TUUUTSXU
courtesy_thanks=TTUUUVVU courtesy_trust=UUUUVVTU courtesy_unknown=UTUVTUVU
courtesy_verifiers=SUVUVUUU courtesy_wallet=STUVVVUU courtesy_yes=TTUVTXTT courtesy_you=TWUUSVUU
credentials_?=TUUVUVUU credentials_copula=UUUUTUVU credentials_end=TUUVUUTU credentials_on=TUUUVUUU
credentials_question=UUUUTUVU credentials_unknown=TUUUUVUU embedded/false/false=WSTSSSZU
embedded/false/true=UVSUTWUU embedded/quote=VUUUTUUU embedded/reply=UTUUUTVU embedded/top=XUSSUUVU
embedded/true/false=WTUUUXRU embedded/true/true=YTUUUTSU embedded=YTTSSTXU emoji_bot=TUUUVVUU
emoji_emoji=UUUUUVUU emoji_end=XTUUSUUU emoji_lower=WTUUUTUU emoji_name=VUUUUTUU
emoji_unknown=WTUUUTUU endorse_about=UUWUUTUU endorse_common=TUVUUUUU endorse_end=UUXUTSUU
endorse_lower=TUXUTTTU endorse_mention=TUWUUTUU endorse_name=TUWUUTUU endorse_unknown=TUXUTTTU
ens_?=UVUTVUUU ens_courtesy=UUUUVUUU ens_end=UUUUTVUU ens_lower=TTUVVTUU ens_question=SUUVUUTU
ens_unknown=TTUVVTUU fid_?=USUVVUUU fid_about=TUUUUWUU fid_common=UUUUVUUU fid_courtesy=TVUVTUUU
fid_end=SVUUVVUU fid_lower=UUUVUTVU fid_mention=UUUUUVUU fid_name=UUUUUVUU fid_on=TUUUUVUU
fid_possessiveBefore=TUUUUWUU fid_question=VUUTVUUU fid_unknown=UUUVUTVU first_,=TUUUUUUU
first_about=WVUUTUTU first_common=SVUUUUWU first_courtesy=VUUUTUUU first_end=TTVUUUVU
first_lower=TXUTUSUV first_unknown=TXUTUSUV form:-1/-4/reply=VUUUTUUU form:-1/-4/top=UUUWUSUU
form:-1/-4=VUUWUQUV form:-1/false/false=QUUVUUWV form:-1/false/true=VUUVUSUU form:-1/reply=VUUUTUUU
form:-1/top=RUTWUTXU form:-1/true/true=VUUUUTUU form:-1=SUTWURXV form:-2/-4/reply=UUUUVTUU
form:-2/-4/top=WUUUUUTU form:-2/-4=WUUUWRTU form:-2/false/false=SUUUVTXU form:-2/false/true=WTUUUSUU
form:-2/reply=UUUUVTUU form:-2/top=UTUUURYU form:-2/true/true=UUUUVTUU form:-2=UTTUWPYU
form:-3/-4=TUUUVTWV form:-3/false/true=TUUUUTWU form:-3/top=SUUUUTXU form:-3=TUUUVSWV
form:-4/-1/card=TUUVTUVU form:-4/-1/reply=TWUUVUTU form:-4/-1/top=VUUUUUTU form:-4/-1=VVTVVUST
form:-4/-2/card=WTVVUURU form:-4/-2/question=SUUUUUWU form:-4/-2/quote=TUUUWUTU
form:-4/-2/reply=WTUUTUUU form:-4/-2/top=TXTVUUSU form:-4/-2=VVUVVURU form:-4/-3/card=WWUTUUSU
form:-4/-3/question=VUUUUUSU form:-4/-3/quote=TUUVVUTU form:-4/-3/reply=SSUUVUWU
form:-4/-3/top=UVUVUUSU form:-4/-3=VUUVWUPU form:-4/-4/card=UUVVUUUU form:-4/-4/question=XTUSUUTW
form:-4/-4/quote=VSUUXUUU form:-4/-4/reply=VWWSVTRU form:-4/-4/top=SVSXUTTU form:-4/-4=VUUVWSPW
form:-4/0/card=UUUVUUTU form:-4/0/reply=VTUVVUTU form:-4/0/top=WUUTUUUU form:-4/0=UTTUUTVU
form:-4/1/card=TUUUUUWU form:-4/1/top=VUUUUUUU form:-4/1=TTUUTUXU form:-4/2/card=TUUUTUWU
form:-4/2/top=UTUTUUWU form:-4/2=TTUTTUYU form:-4/3/card=TUUUTUWU form:-4/3/top=UUUSUUWU
form:-4/3=TUUSSUZU form:-4/4/card=TUUUUUVU form:-4/4/top=TSUTUUYU form:-4/4=SSUTTUaU
form:-4/card=UUVWSUVU form:-4/false/false=XUTTSTTW form:-4/false/true=TSUUWTWU
form:-4/question=WTTRUUVW form:-4/quote=TRUVYTUU form:-4/reply=TUWTUTVU form:-4/top=UWQUUTVU
form:-4/true/false=TWTUTUUU form:-4/true/true=RTTVWUVU form:-4=UTSUVRWW form:0/-3/top=TUUUUVUU
form:0/-3=TUUUVUUU form:0/-4/card=VUUUUTUU form:0/-4/reply=VUUUVSUU form:0/-4/top=UUUUUVSU
form:0/-4=VUTUVUSV form:0/card=VUUUUTUU form:0/false/false=VUUTUTVV form:0/false/true=SUUVUVUU
form:0/reply=VUUUWSUU form:0/top=UUTUUTVU form:0/true/false=UUUUVUUU form:0/true/true=WUUUVRUU
form:0=VUTUVRVV form:1/-3/top=UUUUUUTU form:1/-3=UUUUUUTU form:1/-4/card=VUUUVSUU
form:1/-4/reply=UUUUUVUU form:1/-4/top=SVVUUWTU form:1/-4=UVUUVVTT form:1/card=VUUUVSUU
form:1/false/false=WTSUUVUT form:1/false/true=VUWTUUTU form:1/reply=UUUUUVUU form:1/top=TVUUUUUU
form:1/true/false=QVUUWUUU form:1/true/true=VUUUTUVU form:1=UVUUVUUT form:2/-2/top=WUUUUUTU
form:2/-2=VUUUUVSU form:2/-3/top=UUVUUUUU form:2/-3=UUVUUUUU form:2/-4/card=TUUUVUUU
form:2/-4/reply=VUUUTUUU form:2/-4/top=TUVUUXSU form:2/-4=TUUTUXSU form:2/card=TUUUVVUU
form:2/false/false=VVUTVUTU form:2/false/true=WUVUTURU form:2/reply=VUUUTVUU form:2/top=WUVTUTSU
form:2/true/false=VUUUUTUU form:2/true/true=SUUUUWVU form:2=VUVTUVSU form:3/-2/top=VUUUUUUU
form:3/-2=VUUUUUUU form:3/-3/top=UUUUUVUU form:3/-3=UUUUUVUU form:3/-4/card=UUUUTWUU
form:3/-4/reply=TUUUTWUU form:3/-4/top=XVUTUSSU form:3/-4=VVUTSXSU form:3/card=UUUUTWUU
form:3/false/false=VTUUTXSU form:3/false/true=QWUUTXUU form:3/reply=TUUUTWUU form:3/top=XVUTUURU
form:3/true/false=WUUUTTUU form:3/true/true=VUUUUVTU form:3=UUTTRaRU form:4/-1/top=VUUUUUTU
form:4/-1=VUUUUUTU form:4/-2/top=UUUUUVTU form:4/-2=UUUUUVTU form:4/-3/top=VUUUUVSU
form:4/-3=UUUUTWSU form:4/-4/card=TUTUUXUU form:4/-4/reply=UUUUSWUU form:4/-4/top=WTVTUTTU
form:4/-4=UTVSRYTU form:4/card=SUTUUXUU form:4/false/false=UTXTTWSU form:4/false/true=WVTTTWSU
form:4/reply=UUUUSWUU form:4/top=XTVSUXOU form:4/true/false=SUUUUYTU form:4/true/true=UTTUUXTU
form:4=UTVSRcOU form_,=TUUUUVUU form_about=UUUUUVUU form_and=VUUUUTUU form_bot=TUUUUVUU
form_common=UUUUUVUU form_copula=TUUUUVUU form_courtesy=VUUUUTUU form_end=WWUUURUU
form_lower=SUUUUWUU form_question=SUUUUWUU form_statement=UUUUUVUU form_unknown=SUUUUWUU
greeting_bot=UTUVUWUU greeting_common=TVUUUUUU greeting_courtesy=WUUUSUUU greeting_end=VUUUUTUU
greeting_lower=XUUUUSUU greeting_mention=XUUUURUU greeting_name=XUUUURUU greeting_unknown=XUUUUSUU
handle_?=TUUUUVUU handle_end=UUUUUVUU he_,=RUWWUVTU he_?=UTUUWTUU he_about=UUUTWTUU
he_article=TTUVVUUU he_bot=VUVUTUVU he_common=UVUVTUTU he_copula=YUVUQUTU he_correction=WUUTVSUU
he_courtesy=QUTTYSWU he_end=TSVVWSWU he_ens=UUUUVUUU he_holds=UTUUVUUU he_interrogative=WUUUSVTU
he_lower=UWTVRUUU he_on=UTUUWSWU he_platform=VTUUVTVU he_pointing=UTUVUUUU
he_possessiveAfter=SUUUVUWU he_praise=WUUTTVUU he_profile=UWUUTVTU he_question=TUUTWUTU
he_request=UUUUVTUU he_statement=UUUUSVWU he_trust=RUUUXVUU he_unknown=UWTVSUTU he_wallet=TUTUWVUU
help_,=UUUWTUTU help_?=WUUUUSUU help_common=UVUUUUUU help_courtesy=UVUUUTUU help_end=RUUUUVXU
help_lower=UYUSSUUU help_question=TWUUUUUU help_request=UVUTUVUU help_unknown=UYUSSUUU
holds_?=TTUUWUUU holds_article=SUUUUVVU holds_bot=VUUUUUTU holds_common=UUUUUVUU
holds_courtesy=TTUUUVUU holds_end=UUUUUUVU holds_lower=TXTUTUUU holds_mention=VUUUUTUU
holds_name=VUUUUTUU holds_number=WUUTUTUU holds_platform=TUUUVVUU holds_question=TTUVVUUU
holds_request=UUUUUUVU holds_unknown=TXTUTVTU interrogativeSubject_article=UTUUWVUS
interrogativeSubject_common=UVUVVUSU interrogativeSubject_copula=UWUUTTVU
interrogativeSubject_courtesy=UVUUUUTU interrogativeSubject_end=VUUUUUUU
interrogativeSubject_form=TUUUUVUU interrogativeSubject_he=TUTUVVUU
interrogativeSubject_holds=TUUUUVUU interrogativeSubject_lower=WTUVTVUT
interrogativeSubject_mention=WUUUUSUU interrogativeSubject_name=VUUUUTUU
interrogativeSubject_pointing=STTTWWUU interrogativeSubject_question=UWUUTUTU
interrogativeSubject_request=UWUTUUTU interrogativeSubject_self=URUZTUTU
interrogativeSubject_statement=WWUUSSTU interrogativeSubject_unknown=WTUVTVUT
interrogativeSubject_you=VVURUUVU interrogative_,=UUUUTVUU interrogative_?=STUVXUTU
interrogative_Unknown=UTUUUUVU interrogative_about=VUUUUUTU interrogative_article=VXUUQSVU
interrogative_bot=TUUTWTVU interrogative_common=VVUUWTQU interrogative_copula=UVUUTUVU
interrogative_correction=UTUTTVVU interrogative_courtesy=RVVTWVSU interrogative_end=TRUTTWZU
interrogative_form=XTUUURUU interrogative_he=TWTUTYRU interrogative_holds=TUUUUVUU
interrogative_lower=UVTVTVVS interrogative_mention=XUTUSUTU interrogative_name=aTTUSSTU
interrogative_on=VVUUUUSU interrogative_pointing=OQTSZYXU interrogative_praise=RWUUVVTU
interrogative_question=TVUUTUVU interrogative_request=VWUTUVSU interrogative_self=WRUYTUSU
interrogative_statement=TaUUUTRU interrogative_unknown=UUTVTWVS interrogative_you=UUUTUUVU
language:false=VWURSTVX language:true=UORVYYVT last_end=SUUUUWUU left:0=WUQUVUSV left:1=UTTVUUVU
left:2=UUVUUVUV left:3=TVWRUSXU left:5=VTUTTUWU left:9=TUUUUWUU length:1=PRTVXUWW length:2=UXWRVRRX
length:3=VVQUUUVS length:5=UUUTSWUT length:9=XPUUTUVU link_end=TXUUUTUU links:false=VURSVVUX
lower_,=WTTRWVTU lower_.=UTUUUUVU lower_?=UUTWVSUU lower_Unknown=TUTUUVTU lower_about=UXUSTTVU
lower_accounts=UTUWUUUU lower_and=TTUUVWUU lower_article=VTUUUXSU lower_bot=WSUTTUVU
lower_common=TUWUSUWU lower_compare=VVUUUSUU lower_copula=VTVUUTVU lower_correction=USVUTXUU
lower_courtesy=TWWTTUSW lower_credentials=UTUVUUVU lower_emoji=USUWUUVU lower_end=WTWUSSVS
lower_endorse=TUWUUTUU lower_ens=TUUUVUUU lower_fid=TTUWUUUU lower_first=UUUTUUUU
lower_form=SUUUUVVU lower_greeting=UUUUUVUU lower_handle=VUVUUTUU lower_he=WTUTVUTU
lower_help=UWUUTSWU lower_holds=UVUTUUVU lower_interrogative=TVVUURVU lower_lower=UUUUVUVT
lower_mention=SVUUTVTU lower_my=VXUSVTSU lower_name=SUVUTWVU lower_no=UUUSWUUU lower_not=UVUUTWTU
lower_notAfter=UTUUVUVU lower_number=TUUTUVVU lower_on=UUVTUWTT lower_only=TSVUUUWU
lower_or=UVUSWVSU lower_person=WSUTWUTU lower_platform=SVUUVSWU lower_pointing=UUUTUVUU
lower_possessiveAfter=VUUSTVUU lower_possessiveBefore=VWVTTTTU lower_praise=SUUUTVVV
lower_profile=TQVXTUWU lower_question=UWVTTVTU lower_relative=TVUUTVUU lower_request=VWVTSTUU
lower_second=UUUVUUUU lower_self=UVUTVUTU lower_statement=TWVSTVTU lower_trust=UTTTWVTU
lower_unknown=TUTUVVUT lower_wallet=TUUVRVXU lower_yes=WVUTVSUU lower_you=UWUTUVTU
mention_,=STVTUXUU mention_.=UUTUVVTU mention_?=WUUUUTUU mention_about=TVWUUTUU
mention_accounts=TUUUUVUU mention_and=TVTUUUVU mention_article=SUUUUXUU mention_bot=TUUUUWTU
mention_common=RUTVUWUU mention_compare=TUUUUVUU mention_copula=YUTUTTUU mention_correction=TUUUVVUU
mention_courtesy=QVTVUVWU mention_end=SUVTUXTU mention_he=WUVUUSUU mention_holds=TUTUUWVU
mention_interrogative=WUUUTUUU mention_interrogativeSubject=VUUUUUUU mention_lower=TUUUUVUU
mention_mention=TUTUUVVU mention_name=TUTUUVVU mention_no=VUUUUUUU mention_not=SUUVUWUU
mention_notAfter=RUUVUXUU mention_on=VUUUUUTU mention_only=UUUUUVTU mention_or=TUUUUVUU
mention_person=TUWUTUTU mention_platform=TUUUUWUU mention_pointing=UUUUUVTU
mention_possessiveAfter=TUUUUVUU mention_praise=TUUUUUUU mention_profile=TUTUUWUU
mention_question=WUUUTUUU mention_request=VUTTVSVU mention_self=UUUUUVUU mention_statement=RUTWVVUU
mention_trust=SUUUVWUU mention_unknown=TUUUUVUU mention_verifiers=TUUUUUUU mention_you=WUUUUSVU
my_common=VVUPVVWU my_courtesy=SUUXTUUU my_end=TTUXTUUU my_fid=VSUYUTTU my_lower=TWUTUUVU
my_praise=XUUTUTUU my_profile=SUUYSUUU my_question=UTUUVUUU my_relative=YVUSUQUU my_unknown=TWUUUUVU
my_wallet=YUUQUUUU name+1:,=WTXTVTSU name+1:.=UUUUVUTU name+1:?=QUUUUYVU name+1:about=VUWUSVUT
name+1:accounts=TUUUUVUU name+1:and=VVTUUUTU name+1:article=SUUUVVVU name+1:bot=TUUUUUTU
name+1:common=UWTVURVU name+1:compare=SUUUUWUU name+1:copula=WUTUTUUU name+1:correction=TVUUUVUU
name+1:courtesy=WUUTUSUU name+1:emoji=TUUUUVUU name+1:end=XTVUURTV name+1:he=WUVUUSUU
name+1:holds=SUTUUXVU name+1:interrogative=XUUUTUUU name+1:interrogativeSubject=VUUUUUUU
name+1:lower=VTUUUTVU name+1:mention=VUTUUTVU name+1:name=WUTUUSVU name+1:no=WUUUUTUU
name+1:not=VUUVUTUU name+1:notAfter=TUUVUUUU name+1:on=UTTUUWTT name+1:only=UVUUUUTU
name+1:or=TUUUUVUU name+1:person=SUXUTWTU name+1:platform=TWUTURWU name+1:pointing=UUUUUVTU
name+1:possessiveAfter=TUUUUVUU name+1:praise=TUUUUUUU name+1:profile=TUTUUWUU
name+1:question=WUUUTUVU name+1:request=VUTTVSVU name+1:self=UUUUUVUU name+1:statement=XUTWVPUU
name+1:trust=SUUUVWTU name+1:unknown=VTUUUTVU name+1:verifiers=TUUUUUUU name+1:you=WUUUUSUU
name+2:,=UUTUTVVU name+2:.=WUUUUUSU name+2:?=QVUUTXVU name+2:Unknown=UUUUUVTU name+2:about=VUUUVSUU
name+2:and=SUUUUVVU name+2:article=YUUTUSTU name+2:bot=UUWTTVUU name+2:common=UUUUVTUU
name+2:copula=SUVUVVUU name+2:correction=TUUUUUUU name+2:courtesy=QUUUTVYU name+2:emoji=VUUUUTUU
name+2:end=PSTTVYYV name+2:endorse=TUXUUSUU name+2:ens=TUUUUTVU name+2:fid=UUUUUVUU
name+2:first=SUUUUWUU name+2:form=VUUUUTUU name+2:handle=TUUUUVUU name+2:he=XUTUWRTU
name+2:holds=TUUUVUUU name+2:interrogative=RUUUUZSU name+2:interrogativeSubject=UUUUTVUU
name+2:lower=VTVTTUUU name+2:mention=TVTVUVTU name+2:my=TUTWUTUU name+2:name=TVTVUVTU
name+2:no=TUUUUVUU name+2:not=TUVUVUUU name+2:notAfter=TUUUUUVU name+2:on=UTTUWVTU
name+2:only=SUUUUWVU name+2:or=UVUUUTUU name+2:person=TUVUUVTU name+2:platform=RUTUVYSU
name+2:pointing=WUTUXSSU name+2:possessiveAfter=TUUUUVUU name+2:possessiveBefore=UTUUUVUU
name+2:praise=UUUUUVUU name+2:profile=XVTTUSUU name+2:question=VUUUTUUU name+2:request=XUUUUSUU
name+2:self=XUUSUTUU name+2:statement=WUTUUTVU name+2:trust=TUVUUUUU name+2:unknown=UTVTTVTU
name+2:verifiers=TUVUUUUU name+2:wallet=SUUUUWUU name+2:yes=TUUUUVUU name+2:you=WUUVUQVU
name-1:,=YTTUUSUU name-1:.=WUUUUSUU name-1:?=TUUUVUUU name-1:about=UTVUTVUU name-1:accounts=UVUUUUUU
name-1:and=UUUUTVUU name-1:article=TTVUUUUU name-1:bot=TTUTWVTU name-1:common=WUVVURTU
name-1:compare=UUUUUVUU name-1:copula=QUTUWYTU name-1:correction=SVUUUVUU name-1:courtesy=XUTUTUTU
name-1:emoji=VUUUUTUU name-1:end=WTVVURWT name-1:endorse=TUWUUTUU name-1:fid=UUUUUVUU
name-1:greeting=XUUUURUU name-1:he=UUUUVTUU name-1:holds=VUUUUTUU name-1:interrogative=TTTUSZTU
name-1:interrogativeSubject=WUUUUSUU name-1:lower=UUVUTSWU name-1:no=UUUUUTVU name-1:not=YWUUXOSU
name-1:notAfter=SUUUUVUU name-1:on=TUUUUVUU name-1:only=SUVUUWUU name-1:person=UUTUUVUU
name-1:platform=VUTUUTUV name-1:pointing=TUUUVVUU name-1:possessiveBefore=TUVUUVTU
name-1:praise=UUUUUTUU name-1:profile=SUUVUWUU name-1:question=TUUUVVTU name-1:request=SWTUUVUU
name-1:self=SUUUUVVU name-1:statement=SUUUVVVU name-1:thanks=WUUUUSUU name-1:trust=SUUUUWUU
name-1:unknown=UUVUTSWU name-1:verifiers=TUUUUVUU name-1:yes=VUUUUTUU name-1:you=TVUUUTUU
name-2:,=TWTUUUUU name-2:accounts=UUUUUVUU name-2:article=STUUUUXU name-2:bot=VTWTSVUU
name-2:common=VTSUVUWU name-2:compare=UUUUUVUU name-2:copula=VUUUUUUU name-2:correction=VUUUUTUU
name-2:courtesy=SWTUUVVU name-2:end=UTUVWTUU name-2:endorse=UUWUUTUU name-2:ens=TUUUUVUU
name-2:fid=TUUUUWUU name-2:he=UUUUSVVU name-2:interrogative=VTUUUUUU name-2:lower=UUUTWVRU
name-2:mention=SUUUUWUU name-2:name=SUUUUWUU name-2:no=SUUUUWUU name-2:not=XUUUUQWU
name-2:notAfter=RUUUUYUU name-2:on=TUUVUUUU name-2:person=TUUUUWTU name-2:platform=RTUUUZUU
name-2:pointing=WUUUTTVU name-2:possessiveBefore=TUUUUWUU name-2:praise=XUUUUSUU
name-2:profile=TUUUUVUU name-2:question=TUVUVTUU name-2:request=VUUUUTUU name-2:self=SXVUUUTU
name-2:statement=VUUUUUVU name-2:thanks=XUUUURUU name-2:unknown=UUUTWVRU name-2:wallet=RUUUUXUU
name-2:yes=UUUUTVUU name-2:you=VUUUUTUU name_,=QTWTUYUU name_.=TUTUVVTU name_?=VUUUUVUU
name_about=SUWUUUUU name_accounts=TUUUUVUU name_and=VVTUUTVU name_article=SUUUUWVU name_bot=TUUUUWTU
name_common=UUSVUVUU name_compare=TUUUUWUU name_copula=XUTUTTUU name_correction=TUUUVVUU
name_courtesy=RUTVUUWU name_emoji=UUUUUVUU name_end=TWVTUVTU name_greeting=VUUUUVSU name_he=WUVUUSUU
name_holds=SUTUUWVU name_interrogative=WUUUTUUU name_lower=TUUUUWUU name_mention=TUTUUVVU
name_name=VUTUUUVU name_no=VUUUUUUU name_not=SUUVUWUU name_notAfter=RUUVUXUU name_on=VUUUUUTU
name_only=UUUUUVTU name_or=TUUUUVUU name_person=TUWUTUTU name_platform=TUUUUWUU
name_pointing=UUUUUVTU name_possessiveAfter=TUUUUVUU name_praise=TUUUUUUU name_profile=TUTUUWUU
name_question=UUUUTWUU name_request=WUTTVSVU name_self=UUUUUVUU name_statement=QUTWVWTU
name_trust=SUUUVWTU name_unknown=TUUUUWUU name_verifiers=TUUUUUUU name_you=WUUUUSUU
named:0/-1=UVTVVUTT named:0/-2=VVUVVURU named:0/-3=VVUVWUPU named:0/-4=VVUVVUOW named:0/0=UTTUUUVU
named:0/1=TTUUTUXU named:0/2=TTUTTUYU named:0/3=TUUSSUZU named:0/4=SSUTTUaU
named:0/false/false=WUTTSTUW named:0/false/true=TWTUTUUU named:0/true/false=YTUTWOUU
named:0/true/true=RTTVWUVU named:0=WUSUWMVW named:1/-1=VUUUUTVU named:1/-2=VUUUUVSU
named:1/-3=TTUUUYTU named:1/-4=TVVSWXPV named:1/0=SUUUUTXU named:1/1=SUUUUUWU named:1/4=UUUUUUVU
named:1/false/false=XSWTURVU named:1/false/true=SUUUWTVU named:1/true/false=RVVUSXTU
named:1/true/true=WTTTUWUU named:1=USVRTUWV named:2/-3=XUUUUSTU named:2/-4=XTTUUUTU
named:2/false/false=SUTUUZSU named:2/false/true=TUUUUWUU named:2/true/false=TTUUUVVU
named:2/true/true=VUUUUTUU named:2=RTSUTbTU named:3/-4=WUUUUSUU named:3/false/false=UUUUUVUU
named:3/true/false=UUUUUVUU named:3=UUTUUVUU names:=WUSUWMVW names:mention=WQVSRWVU
names:platform=TUTTWUUV names:written+mention=VUUUUUUU names:written=QVUUTaUU no_,=WUUUTUTU
no_?=UTUUUUVU no_bot=UUUUUVUU no_common=SSUVVVVU no_correction=TUUVUUUU no_courtesy=RUUTVWVU
no_end=XTUUUVTU no_lower=WWUTUSUU no_mention=TUUUUUVU no_name=TUUUUUVU no_pointing=UUUUUTWU
no_request=UUUUUTUU no_unknown=VVUTUSUU notAfter_,=TUUUTVVU notAfter_common=VTUVVSTU
notAfter_courtesy=VUUUUUUU notAfter_end=TUUVUWTU notAfter_lower=WVUUUTTU notAfter_mention=QUUVUXUU
notAfter_name=QUUVUXUU notAfter_unknown=WVUUUTTU not_,=VUUUTTVU not_about=WUUUUSUU
not_article=TUUUUWTU not_common=YTUTTUTU not_courtesy=UUUTUVUU not_end=UTUVUVSU not_he=RUUZQWVU
not_lower=RUUWSWWU not_mention=PVTUXZRU not_name=SVTUXVRU not_pointing=PUUaRWVU
not_question=TUUUUUVU not_request=ZUUTVPTU not_self=STURZTVU not_statement=SUUUUVUU
not_trust=ZUUTTRUU not_unknown=QUUWSWWU number_about=TTUUUUWU number_common=TUVUVUTU
number_courtesy=VWUSUTTU number_end=WVUSUVSV number_lower=VTWTUTUT number_unknown=WTWTUSUT
number_wallet=WUUUTUTU on_,=RVUUTUXU on_?=UVUUTUUU on_Unknown=VUUUUUTU on_about=UUUUUUVU
on_article=VTUUVTVU on_bot=WUUUTSVU on_common=TXTVVPVU on_courtesy=TUUUTVVU on_end=TTUUUWUV
on_fid=TUUUUVUU on_form=TUUUUVUU on_he=XTUUXQTU on_interrogative=TUUUUUUU on_lower=TVWVTSUU
on_mention=TUUUUUVU on_my=WVUQUVUU on_name=TUUUUVUU on_number=VVVSUUUU on_person=VUUUUTUU
on_platform=QRTUYYTU on_pointing=ZUTUVQTU on_profile=TTWVSUUU on_question=UUUUWTTU
on_request=TUUUUVVU on_self=VTUXTTTU on_unknown=UVWVSSTU on_wallet=TUUUVUUU on_yes=VUUTUUUU
on_you=TUUVUUUU only_,=TUUUUVVU only_common=XWUUURUU only_end=TUUUUWUU only_lower=USUUUVWU
only_mention=SUVUUWUU only_name=SUVUUWUU only_request=UUUVUUUU only_unknown=USUUUVWU
or_article=TUUUUUUU or_bot=VUUUUUTU or_common=UXUUVURU or_copula=TUUUVUUU or_courtesy=TVUUUUUU
or_end=VTUUVUUU or_lower=TWTTTVUU or_mention=VUUUUTUU or_name=VUUUUTUU or_no=TTUWVUTU
or_not=TUUUVUUU or_question=TUUTUUXU or_trust=UUUUTUWU or_unknown=TWTTTVUU out:0=ZRTSTPXX
out:1=RUSTXaSU out:2=PVUVUXUU person_,=WVUWUSSU person_.=UUUUVVUU person_?=TVUUTVUU
person_about=TVUTVVUU person_bot=UVUUSUWU person_common=TTUVUWUU person_courtesy=WVUTUSTU
person_end=TSTTVWXU person_interrogative=WWUTUURU person_lower=VRWUVUTU person_mention=VUUUUTUU
person_name=VUUUUTUU person_on=TUUUUVVU person_or=SUUUVWTU person_person=STUUUVWU
person_platform=TUUUUVUU person_pointing=SZUUQWUU person_possessiveBefore=TVUTUVUU
person_praise=WUVUUSUU person_question=VTUTTUVU person_request=UUUUUVUU person_statement=VUUUUTVU
person_unknown=VRWUVUUU platform_,=UTUUUWUU platform_?=TTUVXSVU platform_about=UVUTVSVU
platform_accounts=UUUVTVTU platform_bot=SUUUUWUU platform_common=WTUWSUTU platform_copula=UTUXTUTU
platform_correction=RUUUaVTS platform_courtesy=VTUTWVUT platform_end=SWTRVVVV
platform_first=UUUUUUVU platform_interrogative=UUUUUVTU platform_lower=TTTTUUWV
platform_name=TUUUUVUU platform_no=UUUTVUUU platform_on=STUUVVVU platform_or=UUUUVTUU
platform_person=TUUUUUVU platform_pointing=TUUUVUUU platform_possessiveAfter=TUUUUVUU
platform_possessiveBefore=UTUUUUVU platform_question=USUWVUTU platform_unknown=TTTTUUWV
pointing_,=WUVUSUTU pointing_.=TUUUUVUU pointing_?=UUUTVUTU pointing_about=UTVSYTTU
pointing_accounts=UVUUTUUU pointing_and=UUUUVSVU pointing_article=TVVUUTUU pointing_bot=SUVTUVVU
pointing_common=UTUVWTTU pointing_copula=WUUTQVWU pointing_correction=YUUTUSTU
pointing_courtesy=TTUTWUUU pointing_end=VVTVTSUU pointing_ens=UUUUVUUU pointing_fid=UUUUVUUU
pointing_he=TTUVUUWU pointing_holds=TTUUVUUU pointing_interrogative=VTUUUUTU pointing_lower=SUTUVVUU
pointing_mention=TUUUUXUU pointing_name=TUUUUWUU pointing_no=TUUVUUUU pointing_not=QUUUSWYU
pointing_notAfter=TUUVTVUU pointing_on=STVUXTTU pointing_only=WUUUVSUU pointing_person=STUVTVVU
pointing_platform=YTUUTSVU pointing_pointing=TVUSVVVU pointing_possessiveAfter=RUUUVUWU
pointing_possessiveBefore=UUUUUVUU pointing_praise=UUUUSWUU pointing_profile=WWUUSUTU
pointing_question=UUUTTVWU pointing_request=VUUUUTUU pointing_self=WUUTTVUU
pointing_statement=UUUUSVVU pointing_trust=RVUUVVUU pointing_unknown=SUTUWVUU
pointing_wallet=TTTUWVTU pointing_yes=VUVUTTVU pointing_you=TVUTVUUU possessiveAfter_common=TWUUUTUU
possessiveAfter_courtesy=UTUTUVVU possessiveAfter_fid=UUUUUVUU possessiveAfter_lower=SUTTVXUU
possessiveAfter_platform=UUUUVUUU possessiveAfter_profile=VUUUTUUU possessiveAfter_unknown=SUTTVXUU
possessiveAfter_wallet=TUUUVUUU possessiveBefore_article=VVUUUSUU possessiveBefore_bot=VUUUUUUU
possessiveBefore_common=TVUUVUTU possessiveBefore_courtesy=WVUUUTSU possessiveBefore_he=VUUUUTUU
possessiveBefore_lower=UVTUTUWT possessiveBefore_mention=UUVUUUTU possessiveBefore_name=TUVUUVTU
possessiveBefore_platform=UTUUUVUU possessiveBefore_pointing=SUUUWUUU
possessiveBefore_question=VUUUUTUU possessiveBefore_unknown=UVTUTUWT praise_,=UTUTVVTV
praise_.=UUUTVUUU praise_?=VUUTSUWU praise_about=VVUUUTTU praise_article=VUUUUUUU
praise_bot=UTTTVVVU praise_common=UVVTTTVU praise_correction=UUUUUUTU praise_courtesy=WRTYSTVU
praise_emoji=UUUUVUUU praise_end=WSTVWXQT praise_he=UUVUTUUU praise_interrogative=UUUSWUTU
praise_lower=VVVVTSUT praise_mention=VUUUUTUU praise_no=SUUUWUUU praise_on=VVUUUTTU
praise_person=SVUUWTUU praise_pointing=ZUVTRSTT praise_praise=WUUUTUUU praise_question=WTUVRSWV
praise_self=VUUUUUTU praise_thanks=TUUUUVUU praise_trust=YUUTSUTU praise_unknown=VVVVTSUT
praise_yes=TUUWTUUT profile_,=XUUUUSTU profile_?=TTUVUVUU profile_about=VUUSSVWU
profile_bot=TWUUUVTU profile_common=WSVRUQZU profile_copula=WUUUWSTU profile_courtesy=QVUSWWUU
profile_end=WUWVWRQU profile_lower=UUTVTUVU profile_mention=SUUUUWUU profile_name=SUUUUWUU
profile_on=WWUTRUUU profile_pointing=TRUUVSYU profile_possessiveBefore=WTUUUTUU
profile_question=XUUTUUSU profile_request=UTUVUUTU profile_unknown=UTTUTUWU
question/false/false=WTTRUUVW question/false/true=TUUUUVUU question_,=TXUSUVUU question_.=WUUTVTTU
question_?=TVUVVUTU question_Unknown=TUUUUVUU question_about=SSUUUWWU question_accounts=UTUWTVUU
question_and=VUUUUTUU question_article=WTVVWRVR question_bot=WUUTTVVU question_common=XXTTSTTU
question_compare=XUUUURUU question_copula=MVUUWWYS question_correction=YTUUTSUU
question_courtesy=UYUQXURS question_credentials=TUUTVVVU question_end=RVUVTUVV
question_first=UUUUVTUU question_he=RRUWXVVU question_holds=UUUTUUWU question_interrogative=VTUUUUVU
question_interrogativeSubject=UUUTUUVU question_lower=VVSTWTUT question_mention=TUUUVVTU
question_my=WUUXRUTU question_name=SUUUVVTU question_no=WUUUUTUU question_not=YUUTURUU
question_number=VUVTUTUU question_on=STUVTWVU question_person=USUVUUUU question_platform=TSUWWUUU
question_pointing=PYTWXVRU question_possessiveBefore=STUUVUVU question_praise=VTUTUUVU
question_profile=TUUTVUUU question_question=TWUVUUUS question_request=ZTUTVRSU
question_self=UWUSTUUU question_statement=WUUVSVTU question_trust=STWUTVVU question_unknown=VUSTWTVT
question_wallet=SSUZVVSU question_yes=UUUTUUUU question_you=UVUTUUUU quote/false/false=SSUWXUUU
quote/false/true=UUUUUVTU quote/true/false=VTUUUUUU quote/true/true=UUUUTUVU relative_?=UYUTSUTU
relative_common=VUUUUUUU relative_end=TWUSTVUU relative_lower=UTUWUUUU relative_unknown=UTUWUUUU
reply/false/false=XYUURTSU reply/false/true=TUTUVUUU reply/true/false=QQWUVVWU
reply/true/true=VUTUVUUU request_,=YWUTVQSU request_?=UTUSUUWU request_Unknown=TTUUUUWU
request_about=SQUXSWXU request_article=TXUUUVRU request_bot=UVUVUTUU request_common=SVTVWVRU
request_courtesy=URUVVSXU request_end=QTVWRaTU request_fid=TTUUUVVU request_form=UXUUUSUU
request_he=TRTSaVUU request_interrogative=WRUSVXUU request_interrogativeSubject=WTUSUXRU
request_lower=UTTWUUUU request_mention=TTUUUXUU request_my=TUUYTUSU request_name=SWTUUVUU
request_on=TUUWTVUU request_person=TVUSVVVU request_platform=VWUTURUU request_pointing=XWUUPWTU
request_possessiveBefore=WUUUUSVU request_profile=UTUTWTVU request_question=XRUTWRWU
request_request=STUTVUWU request_self=SSUUUUYU request_unknown=TTTWUUVU request_wallet=VUUTUUTU
request_you=VUUTTVUU rhetorical_common=VUUUUTUU rhetorical_end=SWUUUUUU second_common=UUUTUVUU
second_courtesy=SUUUUWUU second_lower=UUUUUUTV second_unknown=UUUUUUTV self_,=USUXTVSU
self_.=TTUXTTUU self_?=UPUeSUSU self_about=TRVXUVTU self_and=VUUVUTUU self_article=TXURVUTU
self_bot=SUUWWUTU self_common=STUUTUZU self_copula=UTVTUWUU self_correction=RXUVTUUU
self_courtesy=XQVZQUSU self_end=USTaTRUV self_endorse=SUUUUWUU self_fid=UUUVUUUU self_holds=WUUTUUUU
self_interrogative=TTUXUUTU self_lower=VUVRUTVU self_mention=SUUUUVVU self_name=SUUUUVVU
self_not=TUUSVWUU self_on=VUUVUUTU self_pointing=UUUTWVTU self_praise=VUUUUTUU
self_question=YSVVSUTU self_request=TZUVTRUU self_self=WTUUUUSU self_statement=XTUSVTUU
self_unknown=VUVRUTVU statement_,=VUUWUVRU statement_?=UVUUUUTU statement_about=TVUUUTUU
statement_and=VUUUUUUU statement_article=UWUUUUUU statement_bot=WTUUUTSU statement_common=USVUSXUU
statement_courtesy=UVUUXSTU statement_end=YYUSUPTU statement_he=UUUUSVWU
statement_interrogative=UVUUTTVU statement_lower=TTUTUVWU statement_mention=SUUUVVVU
statement_my=XTUTUTUU statement_name=SUUUVVVU statement_on=RWVUTVTU statement_platform=VUUUUTUU
statement_pointing=VTUUSWUU statement_possessiveAfter=VUUUUTUU statement_profile=WUUUUSUU
statement_request=PUUUVZTU statement_self=UUUTUVUU statement_statement=TVUUUSXU
statement_trust=VTUUTUWU statement_unknown=UTUTUUWU statement_you=WUUWTTTU thanks_,=VUUUUUTU
thanks_.=RUUUWVUU thanks_about=WUUUUSUU thanks_bot=XUUTTTUU thanks_common=TTUUUUWU
thanks_courtesy=XUUUSUUU thanks_emoji=VUUUUTUU thanks_end=TSUUTYTU thanks_lower=WUUUUSUU
thanks_mention=WUUUUSUU thanks_name=WUUUUSUU thanks_praise=TTUUUUWU thanks_unknown=WUUUUSUU
third_end=TUUUUUVU third_lower=UUUUUUUV third_unknown=UUUUUUUV top/false/false=TWRSUVWU
top/false/true=WTWTUSVU top/true/false=VWSVUTSU trust_,=XTWTVPVU trust_?=QUUSVWWU
trust_about=VUUVTVTU trust_bot=RUUWVXSU trust_common=VVUWSUTU trust_courtesy=RUVVVWTU
trust_end=XTVRVTVU trust_lower=VTTTWUTU trust_mention=SUUUUWUU trust_name=SUUUUWUU trust_no=TUUUVUUU
trust_on=UUUVTVTU trust_or=TTUVTUWU trust_pointing=WUUUVSUU trust_question=UUUUUUVU
trust_trust=SUUUVVUU trust_unknown=VTTTWUTU unknown:0/false/false=UVTTQUXW
unknown:0/false/true=UUTTUVUU unknown:0/true/false=OVUSbUVU unknown:0/true/true=TUTUUVUU
unknown:0=VSSTUTXW unknown:1/false/false=RUTUWTVW unknown:1/false/true=UTUTUWTU
unknown:1/true/false=TRUUXRXV unknown:1/true/true=XTUTUVSU unknown:1=WUTTVTSW
unknown:2/false/false=UVTUYTTS unknown:2/false/true=VTVVTSTU unknown:2/true/false=WVUUSUUT
unknown:2/true/true=WTVUTSUU unknown:2=TTTVVVVS unknown:3/false/false=XTTVSVUV
unknown:3/false/true=UVWTUTUU unknown:3/true/false=TXTXQVUU unknown:3/true/true=WVTUUSVU
unknown:3=TVUTSVVV unknown:5/false/false=VUVUTUTU unknown:5/false/true=UUUUTUWU
unknown:5/true/false=VTUVUUUU unknown:5/true/true=SUUUTWVU unknown:5=UUVUUUUU
unknown:9/false/true=TUUUUWUU unknown:9/true/true=SUUUUWUU unknown:9=UUUUUVUU unknown_,=WTTRVVUU
unknown_.=VTUUUTUU unknown_?=UUTVWTUU unknown_Unknown=TTTSUWXU unknown_about=UXURUUVU
unknown_accounts=UTUWUUUU unknown_and=TTUUVWUU unknown_article=VTUUUXSU unknown_bot=WTUTTUUU
unknown_common=UTWUSTWU unknown_compare=VVUUUSUU unknown_copula=VTVUUTVU unknown_correction=USVTTWUU
unknown_courtesy=UWWTUTSW unknown_credentials=UTUVUUVU unknown_emoji=USUWUTVU unknown_end=VUWURTUS
unknown_endorse=TUXUUTUU unknown_ens=TUUUVUUU unknown_fid=TTUWUUUU unknown_first=UUUTUUUU
unknown_form=SUUUUVVU unknown_greeting=UUUUUVUU unknown_handle=VUVUUSUU unknown_he=VTVTVUTU
unknown_help=UWUUTSWU unknown_holds=UVUSVUUU unknown_interrogative=TVVUURVU unknown_lower=VTUUUUVT
unknown_mention=SVUUTVTU unknown_my=VXUSVTSU unknown_name=SUVUTVVU unknown_no=UUUSWUUU
unknown_not=UVUUTWTU unknown_notAfter=UTUUVUVU unknown_number=TVUTUVUU unknown_on=VUVSTVTT
unknown_only=TSVUUUWU unknown_or=UVUSWVSU unknown_person=WSUTWUTU unknown_platform=SVUUVSWU
unknown_pointing=TUVTUWUU unknown_possessiveAfter=VUUSTVUU unknown_possessiveBefore=VWVTTTTU
unknown_praise=TUUUTVVV unknown_profile=TQVXTUWU unknown_question=UWVTUVSU unknown_relative=TVUUTVUU
unknown_request=VWVTSTUU unknown_second=UUUVUUUU unknown_self=UVUTVVTU unknown_statement=TWVSTVTU
unknown_trust=TTTTWVTU unknown_unknown=UTTTUVWT unknown_wallet=TUUVRVXU unknown_yes=WVUTVSUU
unknown_you=UWUTUVTU verifiers_common=TUUUVUUU verifiers_courtesy=TUUUVVUU verifiers_end=TUUUVUUU
verifiers_lower=SUUVVUUU verifiers_mention=TUUUUVUU verifiers_name=TUUUUVUU
verifiers_pointing=TUUUWUUU verifiers_unknown=SUUVVUUU vocative/card=UUUVSUUU
vocative/false/false=UXUUUURU vocative/false/true=VQVUVTVU vocative/quote=SRUVYUUU
vocative/reply=UVUTUVTU vocative/top=TWTUUUVU vocative/true/false=UTTVRVXU
vocative/true/true=RUVSWVVU vocative=RUTVWVUU wallet_?=UTUVWUTU wallet_about=TUUTVWUU
wallet_common=UVUUUUUU wallet_copula=XUURTUUU wallet_courtesy=TUUVVUTU wallet_end=UUTSUUXU
wallet_lower=TUUVUVSU wallet_pointing=WUUUTUUU wallet_possessiveBefore=TUUUUWUU
wallet_question=WUUSUVTU wallet_request=TUUUVUUU wallet_self=UUUVUUUU wallet_unknown=TUUVUVSU
word:-1/card=TUUVTUVU word:-1/false/false=VXUUSUUT word:-1/false/true=UUTUVVTU
word:-1/reply=TWUUVUTU word:-1/top=VTUUUTUU word:-1/true/false=TVUWTUSU word:-1/true/true=USUTWTWU
word:-1=VVTVVTTT word:-2/card=WTVVUVRU word:-2/false/false=XTUUTVSV word:-2/false/true=VVTVVVRT
word:-2/question=SUUUUUWU word:-2/quote=TUUUWUTU word:-2/reply=WTUUTUUU word:-2/top=UXTUUVRU
word:-2/true/false=TUUSVUVU word:-2/true/true=SVUVVUTU word:-2=WVUVVVPU word:-3/card=VWUTUVRU
word:-3/false/false=VXUTVTRU word:-3/false/true=VTVUSXSU word:-3/question=VUUUUUSU
word:-3/quote=UUUVUUTU word:-3/reply=SSUUWUVU word:-3/top=XUUVUURU word:-3/true/false=VUUTVSWU
word:-3/true/true=VRUXWVQU word:-3=YUUVWVMU word:-4/card=UUUUVTUU word:-4/false/false=WTVSUVRV
word:-4/false/true=XVVTVSQV word:-4/question=UTTSUWTW word:-4/quote=VSUUVVTU word:-4/reply=WWUSUURU
word:-4/top=VWUWUUOU word:-4/true/false=TVTUTXSU word:-4/true/true=TUTVWVSU word:-4=XUUTWWIW
word:0/card=UUUVUUTU word:0/false/false=VQTTVVXU word:0/false/true=RWUWVSTU word:0/reply=VTUVVUTU
word:0/top=UVTTUUVU word:0/true/false=TUUUVUUU word:0/true/true=WWUUQTVU word:0=TUTUUTXU
word:1/card=TUUUUUWU word:1/false/false=TTUXTUUU word:1/false/true=SSUTTVZU word:1/top=STUUUUWU
word:1/true/false=UUUUUUTU word:1/true/true=UVUSVTWU word:1=RTUUTUZU word:2/card=TUUUTUWU
word:2/false/false=SUUTVUWU word:2/false/true=VXUVUTSU word:2/top=UUUTUSYU
word:2/true/false=UUUVSUWU word:2/true/true=URUTUUYU word:2=TTUTTSbU word:3/card=TUUUTUWU
word:3/false/false=TTUUUUWU word:3/false/true=TTUTUUYU word:3/top=UUUSUUWU
word:3/true/false=UUUUTUVU word:3/true/true=VVUTSUTU word:3=SUUSSUaU word:4/card=TUUUUUVU
word:4/false/false=TUUUUUWU word:4/false/true=TSUTUUZU word:4/top=TSUTUUZU word:4/true/true=UVUUUUUU
word:4=SSUTTUaU words:0/absent/card=VUTXTURU words:0/absent/question=STUSUWUY
words:0/embedded/quote=VUUUTUUU words:0/embedded/reply=TTUUWTUU words:0/embedded/top=XUTSUUUU
words:0/false/false/false=RSTVUXVW words:0/false/false/true=XTUTUUTU
words:0/false/true/false=UXUTTUUU words:0/false/true/true=VUUUTVUU words:0/false=URRSUVYZ
words:0/true/false/false=SSUXWSTV words:0/true/false/true=VVUUTUTU words:0/true/true/false=RTUVXUUU
words:0/true/true/true=YTTUTTUU words:0/true=VTUYVVPT words:0/vocative/card=UUUWTUUU
words:0/vocative/quote=RSUVXVUU words:0/vocative/reply=VUUTUWSU words:0/vocative/top=STUUUUYU
words:1/absent/card=TTVRVUWU words:1/absent/question=VUUUUUVT words:1/embedded/reply=VUUUSUVU
words:1/embedded/top=UUUTUUVU words:1/false/false/false=aUUTSTTU words:1/false/false/true=SUVUVUWU
words:1/false/true/false=QVUWWSVU words:1/false/true/true=TUUUUWTU words:1/false=VWUSUTVT
words:1/true/false/false=XWURTUUT words:1/true/false/true=SUUUUVVU words:1/true/true/false=UVUUUVUU
words:1/true/true/true=UUUUVUVU words:1/vocative/quote=VTUUUUUU words:1/vocative/reply=TVUTVTUU
words:1/vocative/top=UXTWUTSU words:2/false/false/false=UXUUUURU words:2/false/true/false=UTUUUUVU
words:2/false=WUUTUUUU words:2/true/false/false=VTUUUUVU words:2/vocative/top=WUUTUUTU
yes_,=UUUUUVTV yes_?=TUUWUUTU yes_about=WVUUUTTU yes_bot=TUUUUWUU yes_common=TTVUUWTT
yes_copula=UUUUUUTU yes_correction=VUUUUUTU yes_courtesy=UUUUTWTU yes_end=YVVTSSTU
yes_interrogative=XUUUSUUU yes_lower=VSTVWTUU yes_mention=VUUTUUUU yes_name=VUUTUUUU yes_on=WUUUUSUU
yes_pointing=TUUTUUWU yes_question=UUVUTUUU yes_trust=TUUUVUUU yes_unknown=VSTVWTUU yes_yes=UTUUUVUU
you_,=XTUUUUSU you_?=UTUVTVUU you_about=UUUTUUVU you_and=VUUUUUUU you_article=VVUURWTU
you_bot=WUUUVSUU you_common=TSUVTVWU you_copula=YUUTUSTU you_correction=SUUXTVTU
you_courtesy=XTURTVVU you_end=TTUTWWTU you_he=WUUUUSUU you_holds=UUUWUTUU you_lower=UYTUURUU
you_mention=TUUUUVUU you_name=TUUUUVUU you_not=XUUTUUTU you_on=TVUTUWUU you_platform=SUUUUWUU
you_pointing=WVUWQTUU you_praise=SSUUVUWU you_question=TXUTTVTU you_request=RSUUWVWU
you_statement=UTUUUWUU you_unknown=UYTUURUU you_you=UVUUUUUU
`
