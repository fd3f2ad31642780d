/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=STSSVWVX !true=XTUUUTUU -1:Unknown=TUUUVUUU -1:about=TVUTUTVU -1:accounts=STUWVVSU
-1:article=TUUUUVVU -1:common=YZTRRSTU -1:compare=VUUUTVUU -1:copula=WRUUVTVU -1:correction=XVUSSUVU
-1:courtesy=TSVTVWSV -1:credentials=UUUTUUUU -1:end=UQUTZUUU -1:ens=TUUUVUUU -1:fid=SUUVWUTU
-1:first=TTVUUUVU -1:form=WUUUUTUU -1:greeting=WUUTUTUU -1:handle=TUUUUVUU -1:he=URUTZUUU
-1:help=SYUUTTVU -1:holds=VUUUUUTU -1:interrogative=TRUTXVWU -1:lower=WWUVRTUS -1:mention=TTTUTXUU
-1:my=STUXUUUU -1:name=UTTTTWUU -1:no=YSUTUTUU -1:not=VUUVUTSU -1:number=TUUUUUVV -1:on=WTUUVTUU
-1:person=UTUUWUTU -1:platform=QSUSXWWV -1:pointing=UVTRUUXU -1:possessiveBefore=VUUUUTUU
-1:praise=YSUSSWUU -1:profile=VVUUVSTU -1:question=PXUUVUVU -1:relative=VYUSSUUU -1:request=TXUVQWTU
-1:self=POUhTUUU -1:statement=XXUTTSTU -1:thanks=VSUTTXTU -1:trust=VTUSVUWU -1:unknown=VWUUSUUS
-1:verifiers=TUUUUUUU -1:wallet=VSUSWUVU -1:yes=VWUTTTTV -1:you=WTUVVSTU .=YSTSUVUX .absent=XQTSRXVX
.embedded=WUUTTUUU .vocative=UUUUXUSU 1:Unknown=WUUUUUTU 1:about=UUUUSVUU 1:and=UTUWUSUU
1:article=TTUUUUVV 1:common=WUUVWRSU 1:compare=RUUTVWVU 1:copula=VWUSUSUU 1:correction=NSTWXWWU
1:courtesy=TWUUSSWV 1:end=UQUTZUUU 1:endorse=SUZUTSUU 1:first=UVUUUUTV 1:form=SUUUUXUU
1:greeting=aRUTUSUU 1:he=ZTUSUSUU 1:help=RaUSUUTU 1:holds=STUVUVVU 1:interrogative=PcTTWVQT
1:interrogativeSubject=VWUUUTSU 1:lower=SSUVUYTV 1:mention=WTUUUTTU 1:my=TSUZUUTU 1:name=UTUTUWTU
1:no=TTUTTVXU 1:not=TUTWSUWU 1:notAfter=UVUUUUTU 1:number=UUUUUUUV 1:on=VVUURVUU 1:person=VUUTTUVU
1:platform=TUUUUVUU 1:pointing=bRUTTTTU 1:praise=ZSUVSUTU 1:profile=RTUUXVUU 1:question=MYTWVUWU
1:request=TVTWRWTU 1:rhetorical=WWUUUSTU 1:second=TUUUUUUV 1:self=UTVYTUUT 1:statement=aSUSTSVU
1:thanks=cRUTTRTU 1:trust=WSUTUUUU 1:unknown=USUUUYSV 1:verifiers=SUUUVVVU 1:wallet=TVUUVUTU
1:yes=WSUUUTVU 1:you=WVUTVRVU 2:Unknown=TTUTUUWU 2:about=VRUUXUUU 2:accounts=UTUUUUUU 2:and=QTUUVXWU
2:article=VVUTVWRU 2:common=UVURVVUU 2:compare=WUUUURVU 2:copula=VWUUTTTU 2:correction=QTUUTXXU
2:courtesy=SSTUWWVU 2:end=QTTUSXXV 2:ens=TUUUUUUU 2:first=TUUUUUUU 2:form=SUUUUWUU 2:handle=VUUUUUUU
2:he=QTVVWWTU 2:help=TXUUTUUU 2:holds=WTUUUUVT 2:interrogative=TTTVWTVU
2:interrogativeSubject=VTUVUTUU 2:lower=VUUSUVUU 2:mention=UUUUUVUU 2:my=VTUXTTTU 2:name=TUUUTWUU
2:not=UUUSUUVU 2:notAfter=TUUUUVVU 2:number=WUUUUSUV 2:on=TTUTWVUU 2:only=UVUUUVTU 2:or=UUUUVUSU
2:person=QSVUVVWU 2:platform=UTUTVUVV 2:pointing=TTUTUVWU 2:possessiveAfter=RVUUUWUU
2:possessiveBefore=UUUUVWSU 2:praise=WVUUUSUU 2:profile=SSUWVWTU 2:question=UVUVTVUT
2:request=UTUUUUVU 2:self=WTUYTRTU 2:statement=VUUSUVVU 2:thanks=VUUUUUUU 2:trust=WUUUSUTU
2:unknown=UTUSUVWU 2:wallet=TTUUUVUU 2:yes=VTUVTWUU 2:you=XWUUTSTU ?=QWSUWWVU ?absent=SWUTWUUU
?embedded=XUUTUSUU ?vocative=PTSVUYWU absent/card=VTTTTWUU absent/false/false=PTTTSZVX
absent/false/true=STTSVYUU absent/question=TTUSUVUX absent/true/false=XTUSVSUU
absent/true/true=WUUUTTUU absent=USSSTWVX any:,=TTUTRXVV any:.=VRVUUUWU any:?=RWSUVVVU
any:Unknown=TRUTVVXU any:about=SUWTVUUU any:accounts=TSUXUUTU any:and=RSUWVVVU any:article=VUURUVUV
any:bot=UUTTWVUU any:callAfter=UUUUUVUU any:common=TVTSUXUU any:compare=VVTTUTVU any:copula=YUTRUUUU
any:correction=QUVVSXVU any:courtesy=VQUWTVSV any:credentials=TUUVUUUU any:emoji=YRUTWTTU
any:endorse=QUfUTOUU any:ens=TTUUVUUV any:fid=PTUWWXTU any:first=VTVTUVSV any:form=TUUUUXUU
any:greeting=ZTUTUSUU any:handle=TUUUUWUU any:he=STVTZUTU any:help=RcUSTTTU any:holds=URUUUYUT
any:interrogative=OXSTXVXT any:interrogativeSubject=YTTVTTTU any:link=WVUTUTTU any:lower=VVTTUVTU
any:mention=XSWTUUUU any:my=WPTeRSSU any:name=VSVSUVTU any:no=USTUUVWU any:not=VTTTSVWU
any:notAfter=UUTTVUUU any:number=WTVTUTVU any:on=UUUUVUSV any:only=UVUTUVUU any:or=TUUTWVTU
any:person=UUUTVTVT any:platform=PQTSaWWW any:pointing=WUUSVUTU any:possessiveAfter=TVUTUVTU
any:possessiveBefore=TSUTVWUU any:praise=aRUURTUU any:profile=TUTWWTSU any:question=TUSUWWUT
any:relative=WbUSPTTU any:request=UVTVSVVU any:rhetorical=aWUTTPTU any:second=TUUTUVUV
any:self=VOUgQUST any:statement=XUUSUTUU any:thanks=bQUTSUUU any:third=UUUTUUUU any:trust=WTWUUTUU
any:unknown=VTUSVVUU any:verifiers=RTVUVVUU any:wallet=RSTWWXSU any:yes=VTUUUVTV any:you=YVTUVRTU
aside:false=TSSSVWWX aside:true=VVUTUUTU bare:-1/card=VTUUVUTU bare:-1/false/false=WUUSVVSU
bare:-1/false/true=WVUWTURT bare:-1/reply=UVUUSUWU bare:-1/top=XXTTUUPU bare:-1/true/false=UUUUTUVU
bare:-1/true/true=TWUUUUTU bare:-1=XYTTTVQT bare:-2/card=WVUUVTRU bare:-2/false/false=ZXTSSVPU
bare:-2/false/true=TTUWYTRU bare:-2/question=VUUUUUTU bare:-2/quote=UUUUVUUU bare:-2/reply=UTUUVUTU
bare:-2/top=WXUVUUOU bare:-2/true/false=TVUUUUTU bare:-2/true/true=VTUUVTTU bare:-2=ZXUVXTKU
bare:-3/card=XTUUTVSU bare:-3/false/false=UVVTVTQV bare:-3/false/true=XUTUUURU
bare:-3/quote=UUUUVUUU bare:-3/reply=TWUUVUTU bare:-3/top=WWVUUUQU bare:-3/true/false=TUUUVVTU
bare:-3/true/true=UVUVTVSU bare:-3=WXUUVVLW bare:-4/card=VUTVTWSU bare:-4/false/false=YTTTSTTW
bare:-4/false/true=TTUTVWSV bare:-4/question=TTUTUVUX bare:-4/quote=TTUUWUUU bare:-4/reply=WUUUTUTU
bare:-4/top=VUTTUVTU bare:-4/true/false=UWTUTVUU bare:-4/true/true=TTTUWVUU bare:-4=WTTTUWQX
bare:0/absent/card=TUTUVUUU bare:0/absent/question=UTUTUVUX bare:0/card=TUUUTUXU
bare:0/embedded/reply=VVUUUTUU bare:0/embedded/top=VUUTUUUU bare:0/false/false/false=UUSUSVVW
bare:0/false/false/true=UUUTUVUU bare:0/false/false=RRUYTUWU bare:0/false/true/false=TWUUTUUU
bare:0/false/true=VWUSTUVU bare:0/false=STSTTWVX bare:0/top=TSTXUUVU
bare:0/true/false/false=STUVUUVU bare:0/true/false/true=XTTTUUUU bare:0/true/false=TTUVUUVU
bare:0/true/true/false=RTUVXUUU bare:0/true/true/true=WUTUUUUU bare:0/true/true=UUUTUUVU
bare:0/true=VSUVVTUU bare:0/vocative/quote=TTUUWUUU bare:0/vocative/reply=VUVUSVUU
bare:0/vocative/top=TTSWUVWU bare:0=RRTWSUaU bare:1/absent/card=XTUTSVVU
bare:1/absent/question=TUUUUUUU bare:1/card=SUUUTUXU bare:1/embedded/top=WTUUUTUU
bare:1/false/false/false=YUTUTSUV bare:1/false/false/true=TUWUUTUU bare:1/false/false=RTUUUUZU
bare:1/false/true/false=SWUUUUUU bare:1/false/true/true=UUUUUVUU bare:1/false/true=STUTUUYU
bare:1/false=TVUSVVUU bare:1/top=RSUSUUbU bare:1/true/false/false=WUTSVVUU
bare:1/true/false/true=SUWUUWTU bare:1/true/false=UWUUUUTU bare:1/true/true/true=UUUUUUVU
bare:1/true/true=USUUUUXU bare:1/vocative/quote=TTUUWUUU bare:1/vocative/reply=SVUTXVTU
bare:1/vocative/top=SXVUUTTU bare:1=PSUSTUeU bare:2/false/false=RTUUUUYU bare:2/false/true=TSUUUUYU
bare:2/false=WTUUUUTU bare:2/top=SQUTUUbU bare:2/true/false=UTUUUUVU bare:2/true/true=UUUUUUVU
bare:2/vocative/top=WTUUUUTU bare:2=QQUTUUdU before-name:,=XUTUUSVU before-name:.=VUUUUUUU
before-name:?=UUUUVSVU before-name:about=SUVUTVVU before-name:accounts=WUUUUTUU
before-name:and=WUUUVSUU before-name:article=TUUUUVUV before-name:bot=USVTUVUU
before-name:common=VUUUUVUU before-name:compare=VUUUUUUU before-name:copula=VUTUVUUU
before-name:correction=QUWUUXUU before-name:courtesy=UUUUUVUU before-name:emoji=VUUUUTUU
before-name:endorse=RUaUURUU before-name:fid=TUUUUWUU before-name:first=WUUUUTUU
before-name:greeting=XUUUURUU before-name:he=WUUUUTUU before-name:holds=SUUUUWUU
before-name:interrogative=UTTUVUVU before-name:interrogativeSubject=VUUUUTUU
before-name:lower=WUVUUSUU before-name:mention=SUTUUXUU before-name:my=VUUUUTUU
before-name:name=SUTUUXUU before-name:no=TUUUUVUU before-name:not=TUUUVVUU
before-name:notAfter=TUUUUVUU before-name:number=WUUUUSUU before-name:on=VUTUUTVU
before-name:only=TUUUUVUU before-name:person=UUUUUVUU before-name:platform=VUUUUUTV
before-name:pointing=SUTUVVUU before-name:possessiveAfter=UUUUUVUU
before-name:possessiveBefore=TUUUUWUU before-name:profile=VUUUUTUU before-name:question=SUUUUWUU
before-name:request=VUTUUUUU before-name:rhetorical=YUUUURUU before-name:self=TUVTUVUU
before-name:statement=UUUUVUUU before-name:thanks=YUUUUQUU before-name:trust=UUVUUUUU
before-name:unknown=VUVUUTUU before-name:verifiers=TUUUUVUU before-name:wallet=TUUUUVUU
before-name:yes=TUUUUVUU before-name:you=TUUUUWUU before:,=YUTTTSVU before:.=UUUUUTVU
before:?=UUUUUVTU before:Unknown=UTUUUUVU before:about=VTTVTVTU before:and=UUUVTVUU
before:article=SSUUUVVU before:common=VUUUTVTU before:compare=WUUUUSUU before:copula=RUUTTYVU
before:correction=YVUTTTTU before:courtesy=VTUVUUTU before:emoji=WUUUUTTU before:first=TUUUUVVU
before:form=SUUUUXUU before:greeting=VTUUUUUU before:he=VUUUWSUU before:holds=TUUUUWTU
before:interrogative=UUUSWUUU before:interrogativeSubject=WUUTVTTU before:lower=VTTUVUTU
before:mention=YUUUUSUU before:my=VUUVUTUU before:name=WUUUTVTU before:no=UUUTTVVU
before:not=UUUTTUVU before:number=TUUUUUVU before:on=TTUVUWUU before:or=UUUUVUUU
before:person=TUUTWUUU before:platform=VUUUUVTU before:pointing=TTUTVVVU
before:possessiveAfter=TUUUUVUU before:possessiveBefore=TTUUUVVU before:praise=RTUVWUVU
before:profile=UUUUUUTU before:question=UTUVSWVU before:request=TVUUUVUU before:rhetorical=YUUUURTU
before:self=STUZTTUU before:statement=UTUUUVUU before:thanks=WUUUUTUU before:trust=TUUUVUUU
before:unknown=VSTUVUUU before:wallet=SUUUUWVU before:yes=RUUVUVVU before:you=WTUVUSTU
behind-name:,=WUUUUTTV behind-name:.=UUVUUUTU behind-name:?=XTTUSWTU behind-name:Unknown=TUUUUWUU
behind-name:about=VUWUTTUU behind-name:accounts=SUUUUWUU behind-name:and=SUUUTXUU
behind-name:article=WUUUUSUU behind-name:bot=XTUTTUTU behind-name:common=UTUUUUVU
behind-name:compare=VUUUUUUU behind-name:copula=UUUUUVUU behind-name:correction=VUTUUUUU
behind-name:courtesy=TUUTTXTU behind-name:emoji=VUUUUTUU behind-name:endorse=SUZUURUU
behind-name:ens=VUUUUUUU behind-name:fid=SUUUUWUU behind-name:first=RUUUUXUU
behind-name:form=TUUUUXUU behind-name:handle=TUUUUWUU behind-name:he=SUUUWVUU
behind-name:help=WUUUUTUU behind-name:holds=TUUUUWUU behind-name:interrogative=UUUUUWTU
behind-name:interrogativeSubject=WUUUUTUU behind-name:lower=UTXTTUSW behind-name:mention=XSWTUUUU
behind-name:my=WUUUUTUU behind-name:name=VSVSUVTU behind-name:notAfter=VUUUUTUU
behind-name:number=TUVUUUUU behind-name:on=UUVUUUUU behind-name:only=VUUUUTUU
behind-name:or=SUUUUXUU behind-name:person=VUVUUSUU behind-name:platform=RUUUUXUV
behind-name:pointing=UUUUVTTU behind-name:possessiveAfter=TUUUUUUU
behind-name:possessiveBefore=UUUUUVUU behind-name:praise=VUUUUTUU behind-name:profile=VUUUUTUU
behind-name:question=WUUUTUUU behind-name:request=SUUUVVUU behind-name:self=WUTUUTUU
behind-name:statement=VUVUUTUU behind-name:thanks=SUUUUXUU behind-name:trust=UUUUVTUU
behind-name:unknown=UTXTTUSW behind-name:verifiers=TUVUUUUU behind-name:wallet=SUUUUWUU
behind-name:yes=UUUUUVUU behind-name:you=YUUUURUU behind:,=TTVVTWUU behind:.=XRVUTTVU
behind:?=TUSUTVWU behind:Unknown=TSUTVVWU behind:about=TTXTWRVU behind:accounts=TTUWUUUU
behind:and=VUUUUTWU behind:article=UWTRVUUU behind:bot=UUTTWVUU behind:common=UVTTTUWU
behind:compare=TVTUTVVU behind:copula=XTTSWTUU behind:correction=YTVVVPTU behind:courtesy=UTVWRVUU
behind:credentials=UUUVUTUU behind:emoji=VRUTXTUU behind:endorse=QUeUTPUU behind:ens=TUUUUVVU
behind:fid=TTUWUVTU behind:first=VUVTUUTU behind:form=UUUUUVUU behind:greeting=XUUTUSUU
behind:handle=UUUUUVUU behind:he=RSVUVWUU behind:help=SYUSVUUU behind:holds=TSUVVWVU
behind:interrogative=OUSUYVWU behind:interrogativeSubject=WSTWUUTU behind:link=WVUTUUTU
behind:lower=UWVTTUTU behind:mention=VSWTVTUU behind:my=VQUdSSSU behind:name=VSWTVUUU
behind:no=WUUVVTTU behind:not=WUTUTUTU behind:notAfter=SUTUVWUU behind:number=VTVTUSVU
behind:on=YTUTUTTU behind:only=UVUTUVUU behind:or=TUUTWVUU behind:person=STVUUUVU
behind:platform=RSTTUXXU behind:pointing=RUVUUWVU behind:possessiveAfter=VVUTTUTU
behind:possessiveBefore=STUUWVUU behind:praise=ZTUSSVTU behind:profile=VTUXUTUU
behind:question=QUTWXVUU behind:request=SVTVTVVU behind:rhetorical=WWUTUSUU behind:self=UQUbSVSU
behind:statement=WVUSTTUU behind:thanks=URUTUXVU behind:trust=TTVTVUUU behind:unknown=UUVTUVTU
behind:verifiers=SUVUUUVU behind:wallet=STTXVVSU behind:yes=VUUTUVTU behind:you=TVTTUWTU
bot+1:,=UVVVUSTU bot+1:?=YUUTXQSU bot+1:Unknown=WUUUUUTU bot+1:about=WVUVRUUU bot+1:and=YUUUTSTU
bot+1:article=UTUUUUVU bot+1:common=YUTTVSSU bot+1:compare=TTUUUVVU bot+1:copula=XWUTTSUU
bot+1:correction=UTUVXTTU bot+1:courtesy=XXUTSTUU bot+1:emoji=WTUTWTTU bot+1:end=QQTYXVWU
bot+1:endorse=SUZUTSUU bot+1:form=TUUUUVUU bot+1:greeting=XSUUUUUU bot+1:handle=VUUUUTUU
bot+1:he=UTUSVVUU bot+1:help=QaUSUUTU bot+1:holds=STUVUVVU bot+1:interrogative=QXTTXSVU
bot+1:interrogativeSubject=RUUUVWUU bot+1:lower=WRUVTWTU bot+1:mention=SUUUUWUU bot+1:my=SSUYUUUU
bot+1:name=SUUUUWUU bot+1:no=XUUTTTTU bot+1:not=XUTWSSUU bot+1:notAfter=UVUUUUTU bot+1:on=WVUUSTUU
bot+1:person=TTUTUVWU bot+1:pointing=VSUTXUUU bot+1:praise=XTUUTUTU bot+1:profile=UTUUVVTU
bot+1:question=RXTXSTUU bot+1:request=RWTVRXUU bot+1:rhetorical=UWUUUTUU bot+1:self=RTVWUVUU
bot+1:statement=WSUSTUWU bot+1:thanks=WSUTUWUU bot+1:trust=VSUUWUUU bot+1:unknown=XRUVTWSU
bot+1:verifiers=TUUUUVVU bot+1:wallet=TVUUUUTU bot+1:yes=WTUUTTVU bot+1:you=SVUTVVVU
bot+2:,=UUUUUTVU bot+2:?=WUUVSTTU bot+2:Unknown=TTUTUUWU bot+2:about=SSUTWXUU
bot+2:accounts=UTUUUUUU bot+2:and=UTUUUUWU bot+2:article=TVUTVWTU bot+2:common=SVUUTWUU
bot+2:compare=UUUUUTVU bot+2:copula=VVUUTUTU bot+2:correction=WUUTTTVU bot+2:courtesy=UUTTWRWU
bot+2:emoji=TUUUUUVU bot+2:end=QTSYWXUU bot+2:form=VUUUUTUU bot+2:handle=VUUUUUUU bot+2:he=URVVUUVU
bot+2:holds=VTUTUUUU bot+2:interrogative=VVTVWTRU bot+2:interrogativeSubject=XSUVVTSU
bot+2:lower=XUUTTTTU bot+2:mention=UUVUUVUU bot+2:my=TTUZSUTU bot+2:name=VUUUUUUU bot+2:no=VVUUUTUU
bot+2:not=UUUSUUVU bot+2:notAfter=TUUUUUVU bot+2:on=WTUTVVTU bot+2:only=UVUUUUTU bot+2:or=UVUUVVTU
bot+2:person=TRVUVTWU bot+2:platform=TUUTUUVU bot+2:pointing=UQVUUVXU bot+2:possessiveAfter=SVUUUVUU
bot+2:possessiveBefore=TUUUVVTU bot+2:praise=WVUUTTTU bot+2:profile=TTUVUVUU bot+2:question=UVUTUUUU
bot+2:request=QTVUVVWU bot+2:self=VVUVUSUU bot+2:statement=XUUSUTVU bot+2:trust=UUUUTWTU
bot+2:unknown=WUUSUTVU bot+2:wallet=TTUUUVUU bot+2:yes=UTUUUWTU bot+2:you=UVUUTUTU bot-1:,=WTUUUTTU
bot-1:.=QUUUUXVU bot-1:?=RUUUUXUU bot-1:about=YUUUURTU bot-1:and=XUUUUSUU bot-1:article=VUUUUTUU
bot-1:common=aUUVTSSU bot-1:copula=TUUTUVUU bot-1:correction=VVUUUUTU bot-1:courtesy=SUTVTYUU
bot-1:emoji=VUUUUUTU bot-1:end=PXTUVVVU bot-1:form=TUUUUVUU bot-1:greeting=VTUUUVUU
bot-1:interrogative=TUUUUUWU bot-1:lower=WTTTWTTU bot-1:name=TUUUUUUU bot-1:on=VUUUUTUU
bot-1:pointing=UUUUVUVU bot-1:possessiveBefore=WUUUUTUU bot-1:question=UVUTTUUU
bot-1:request=XVUTTSUU bot-1:statement=VTUUUUUU bot-1:thanks=WUUUUTUU bot-1:unknown=WTTTWTUU
bot-1:you=VUUVUTUU card/false/false=UUTVSUWU card/false/true=RUUUUXUU card/true/false=WTUTVUTU
card/true/true=VUUUUTUU choices:false=VTSTVVVU choices:true=TTUSUVUX clause:Unknown=USUTVVWU
clause:about=QVWTUVTU clause:accounts=TTUWUUUU clause:and=TTTWVUVU clause:article=VUUSUUUV
clause:bot=UUTTWVUU clause:callAfter=UUUUUVUU clause:common=WXTSSUUU clause:compare=TVUTUVVU
clause:copula=aTTRVTTU clause:correction=TTVWSTWU clause:courtesy=UUTWUTVV
clause:credentials=UUUVUTUU clause:emoji=YSUTUTTU clause:endorse=QUfUTPUU clause:ens=STUUVVUV
clause:fid=QTUWWXTU clause:first=TVUUWUSV clause:form=UUUUUVUU clause:greeting=YTUTUTUU
clause:he=SUUTWVVU clause:help=RcUSTSTU clause:holds=VRUUUXUT clause:interrogative=NXTTYVXT
clause:interrogativeSubject=UUUTVVTU clause:link=WVUTUTTU clause:lower=UVTTTWUU
clause:mention=YTXTTTTU clause:my=VQUdRTTU clause:name=YSWTTUTU clause:no=RTTSUYWU
clause:not=XUTSSVVU clause:notAfter=TUUTUWUU clause:number=YTVTTSUU clause:on=TVUVTUTV
clause:only=VVUTUUTU clause:or=UUUTWVTU clause:person=TVVTUVUT clause:platform=QQTTXXWV
clause:pointing=VWTTTUTU clause:possessiveAfter=SVUTUWVU clause:possessiveBefore=UTUUWVTU
clause:praise=ZSUUSUVU clause:profile=QUTWWVTU clause:question=RUSUWYTT clause:relative=VZUSRUTU
clause:request=XVSURUVU clause:rhetorical=YWUTTRTU clause:second=UUUTUUUV clause:self=TSUeSSTT
clause:statement=ZWURTSTU clause:thanks=ZRUTTVVU clause:third=VUUTUUUU clause:trust=STUUUXUU
clause:unknown=UUTTUWUU clause:verifiers=RTVUVVUU clause:wallet=RSTWVYTU clause:yes=VVUUSVTV
clause:you=WVTTVTTU context:card=VTTTSXVU context:question=TTUSUVUX context:quote=STUUXVUU
context:reply=VVUTUUTU context:top=VUSUUUVU embedded/false/false=UVUTUVTU
embedded/false/true=XTTTTTUU embedded/reply=WUUUTTUU embedded/top=XUTTUUUU
embedded/true/false=WTUTTUVU embedded/true/true=XTUUURVU embedded=ZUTSTTUU language:false=YUTRTUVY
language:true=QRSXXYUT left:0=TTRTUXUV left:1=TUTTWSWW left:2=TVWUUUSU left:3=WTUUUUUU
length:1=SRUWVUVV length:2=VVTTTUUW length:3=UVSQUYVU length:5=SWUTXUUU length:9=XRUVTVTU
links:false=UTSSVWUX name+1:,=QUUUUZUU name+1:.=VUUUUTUU name+1:?=UUUUTWUU name+1:about=WUVUUSUU
name+1:and=VUUUUUUU name+1:article=TUUUUVUU name+1:bot=SUUUUWUU name+1:common=UUUUUTVU
name+1:compare=TUUUUVUU name+1:copula=WUUUUTUU name+1:correction=SUUUUXUU name+1:courtesy=UUTUUVUU
name+1:emoji=TUUUUVUU name+1:end=WTUUTUUV name+1:he=WUUUUSUU name+1:holds=SUUUUWUU
name+1:interrogative=VUTUUTUU name+1:interrogativeSubject=VUUUUTUU name+1:lower=UUVUUUTU
name+1:mention=VUUUUTUU name+1:name=WUUUUSUU name+1:no=TUUUUVUU name+1:on=WUVUUSUU
name+1:only=TUUUUVUU name+1:or=UUUUUVUU name+1:person=UUVUUTUU name+1:pointing=WUUUUTUU
name+1:possessiveAfter=TUUUUVUU name+1:profile=SUUUUWUU name+1:question=UUUUTUUU
name+1:request=XUUUVQUU name+1:statement=WUUUUSUU name+1:trust=TUUUVVUU name+1:unknown=UUVUUUTU
name+1:verifiers=TUUUUUUU name+1:you=XUUUURUU name+2:,=VUUUUTUU name+2:?=TUUUUWUU
name+2:about=WUVUUQUU name+2:and=SUUUUWUU name+2:article=VUVUUTUU name+2:bot=UUUUUVUU
name+2:common=TUUUUVUU name+2:correction=TUUUUVUU name+2:courtesy=UUVUUTUU name+2:end=RTVTUWVV
name+2:fid=TUUUUVUU name+2:he=TUUUWTUU name+2:interrogative=SUUUUXUU
name+2:interrogativeSubject=TUUUUVUU name+2:lower=VUUUUVUU name+2:mention=SUUUUXUU
name+2:name=SUUUUXUU name+2:no=UUUUUVUU name+2:platform=SUUUUXUU name+2:pointing=VUUUWSUU
name+2:praise=VUUUUTUU name+2:question=TUUUUVUU name+2:request=YUUUUQUU name+2:self=WUUUUTUU
name+2:statement=WUUUUSUU name+2:trust=TUUUUVUU name+2:unknown=UUUUUVTU name+2:wallet=TUUUUVUU
name+2:you=XUUUURUU name-1:,=UUTUUVTU name-1:.=VUUUUUUU name-1:about=UUWUTSVU name-1:and=UUUUUVUU
name-1:article=SUUUUWUU name-1:bot=TUUUUWUU name-1:common=VUUUUUUU name-1:compare=UUUUUVUU
name-1:copula=PUUUVZUU name-1:correction=RUUUUXUU name-1:courtesy=VUUUUUUU name-1:end=WUUUTTUU
name-1:endorse=SUXUUSUU name-1:greeting=XUUUURUU name-1:he=TUUUUVUU name-1:interrogative=VUTUTVUU
name-1:lower=SUUUUWUU name-1:not=TUUUVUUU name-1:notAfter=TUUUVUUU name-1:on=TUUUUUVU
name-1:platform=WUUUUSUV name-1:pointing=TUUUUWUU name-1:possessiveAfter=UUUUUVUU
name-1:possessiveBefore=TUUUUVUU name-1:praise=WUUUUSUU name-1:profile=TUUUUVUU
name-1:question=QUUUVYUU name-1:request=VUUUUTUU name-1:statement=UUUUVTUU name-1:unknown=SUUUUVUU
name-2:,=TUUUUVUU name-2:about=SUUUUWUU name-2:bot=VUUUUVUU name-2:common=UUTUUUUU
name-2:copula=VUUUUTUU name-2:correction=VUUUUUUU name-2:courtesy=TUUUUVUU name-2:end=XTUTUUTV
name-2:fid=TUUUUWUU name-2:interrogative=UUUUUVUU name-2:lower=TUVUUUVU name-2:mention=SUUUUWUU
name-2:name=SUUUUWUU name-2:no=VUUUUTUU name-2:not=ZUUUUPUU name-2:person=TUUUUVUU
name-2:platform=TUUUUWUU name-2:question=UUUUVUUU name-2:request=VUUUUUUU name-2:self=TUVUUUUU
name-2:statement=VUUUUTUU name-2:unknown=TUVUUUVU name-2:wallet=TUUUUVUU name-2:you=TUUUUWUU
named:0/false/false=YURTSUUW named:0/false/true=SXUUTUUU named:0/true/false=USTTWUVU
named:0/true/true=RUUUXUUU named:0=TVQTXUWV named:1/false/false=UUWTTUTV named:1/false/true=TUUUUWUU
named:1/true/false=TTVTUWTU named:1/true/true=WTTUUUVU named:1=USWSSVTW named:2/false/false=TUUUUVUU
named:2/true/false=VUUUUUUU named:2/true/true=TUUUUVUU named:2=UUTUUWUU named:3=VUUUUTUU
names:=TVQTXUWV names:mention=YSWTTTUU names:platform=UUUUUVTW names:written=SUTUTYUU out:0=dTTSUSVX
out:1=NTTUVcUU question/false/false=VTUTUTUX question/true/false=TVUUUUVU quote/false/false=TUUUVUUU
quote/true/false=TTUUWUUU reply/false/false=XWUTRUTU reply/false/true=SUUUUWUU
reply/true/false=STVVWUUU reply/true/true=WUUUUSUU top/false/false=TWSUUVUU top/false/true=ZTWTUQTU
top/true/false=SVSVUVVU top/true/true=STUTUWUU unknown:0/false/false=UVSTSUVX
unknown:0/false/true=VTTTUVUU unknown:0/true/false=RVTUWUVU unknown:0/true/true=WTSTUVUU
unknown:0=TTSTVVVX unknown:1/false/false=STSVTXVV unknown:1/false/true=WUVUUSTU
unknown:1/true/false=USTTXVUV unknown:1/true/true=TUUUUWTU unknown:1=UVTUTWTV
unknown:2/false/false=WVTTWTUT unknown:2/false/true=SUVUUXUU unknown:2/true/false=RXUVSUVT
unknown:2/true/true=VUVUUSVU unknown:2=TUUTVVVT unknown:3/false/false=VUTUUUUU
unknown:3/false/true=PUWUUXUU unknown:3/true/false=UTUUVVVU unknown:3=TSVTVVVU
unknown:5/false/false=VUUUUTUU unknown:5/false/true=WUUUUSUU unknown:5=WUUUUTUU
vocative/card=UUUUTVUU vocative/false/false=TWUUSVUU vocative/false/true=VRUVWTWU
vocative/quote=STUUXVUU vocative/reply=TVUUVVTU vocative/top=SVTVUVVU vocative/true/false=UUSVWRVU
vocative/true/true=RUUSXXSU vocative=PUTUXVUU
`
