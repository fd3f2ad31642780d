/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=STRRWYUX !true=YTUUUSUU -1:Unknown=TUUUVUVU -1:about=TVUUUUUU -1:accounts=STUWVVTU
-1:and=UUUVUUUU -1:article=TTVUUUVU -1:common=YYTSRTTU -1:compare=VUUUTVUU -1:copula=VSUTVTWU
-1:correction=WVUSSUVU -1:courtesy=SUUSWWSV -1:end=SQUUYUVU -1:ens=TUUUVUUU -1:fid=TUUVWUTU
-1:first=TTVUVUUU -1:form=VUUUUTUU -1:greeting=WTUTUTUU -1:handle=TUUUUVUU -1:he=USUTYUUU
-1:help=SYUTTTVU -1:holds=VTUUUUUU -1:interrogative=TRUTWWWU -1:lower=VVUUTVTS -1:mention=UUUUUXTU
-1:my=TTUXUUUU -1:name=UTTTUXTU -1:no=XSUTUTVU -1:not=VUUWUTTU -1:number=TUUUUUUV -1:on=VTUUUTUU
-1:person=UUUTVUUU -1:platform=RUTSXVWV -1:pointing=VVTRUUWU -1:possessiveBefore=VUUUUTUU
-1:praise=YSUSSWTU -1:profile=VVUVVSSU -1:question=QWUTWUVU -1:relative=VYUTSTUU -1:request=TVUWRVTU
-1:self=QOUhTTUU -1:statement=XXUTTSTU -1:thanks=VSUTUXUU -1:trust=WSUTVVUU -1:unknown=UVUUTVUS
-1:verifiers=TUVVUUUU -1:wallet=VTUSVUVU -1:yes=VWUTTTTV -1:you=WTUVVTTU .=XRTSSVUX .absent=XQTTRXVX
.embedded=WUTTTUVU .vocative=UVVUWTSU 1:Unknown=WVUTUUSU 1:about=VUUUTUUU 1:accounts=VUUTUTVU
1:and=TTUWUTUU 1:article=USUUUUWV 1:common=WTUVXRSU 1:compare=SUUTVWVU 1:copula=WWUSUTTU
1:correction=NTUXXWVU 1:courtesy=TUUVSSWV 1:end=SQUUYUVU 1:endorse=TUYUTTUU 1:fid=UUUVUUUU
1:first=UVUUUUTV 1:form=SUUUUXUU 1:greeting=aSUTUSTU 1:he=YTUSVSUU 1:help=SaUSUUSU 1:holds=TTUUTVVU
1:interrogative=QcTTWVQS 1:interrogativeSubject=VWUUVTRU 1:lower=TSUVUVVU 1:mention=WTUUUTTU
1:my=TSUYUTTU 1:name=VTUUTVTU 1:no=UUUTSVWU 1:not=TUTVTUVU 1:notAfter=TVUUUUTU 1:number=UUUUUUUV
1:on=VUUUTVUU 1:person=VUUTUUUU 1:platform=TUUUUXTU 1:pointing=ZRUTUUUU 1:possessiveBefore=TUUUVUUU
1:praise=ZSUUSUUU 1:profile=RTUTXVVU 1:question=NXTWVUWU 1:request=TVTWRWUU 1:rhetorical=VWUUTSTU
1:second=TUUUUUUU 1:self=TTVXTUUT 1:statement=aSUTUSUU 1:thanks=cSUTTSTU 1:trust=VTUTVUUU
1:unknown=VTUUUVTU 1:verifiers=TUUUVVUU 1:wallet=TVUUVUTU 1:yes=VTUUTTVU 1:you=VVUTURVU
2:Unknown=TSUTUUXU 2:about=URUUXUVU 2:accounts=UTUVUUUU 2:and=QTUUWWVU 2:article=UVTSVWSU
2:common=UWURVVTU 2:compare=WUUUUSUU 2:copula=VWUUSTTU 2:correction=QTUTTXYU 2:courtesy=TSTTXVVU
2:credentials=UUUUUUVU 2:end=STTUSXWV 2:endorse=TUWUUTUU 2:fid=TUUVUUUU 2:first=TUUUUUVU
2:form=SUUUUWUU 2:greeting=TUUUUVUU 2:handle=VUUUUTUU 2:he=QTUVVWUU 2:help=SXUUUUUU 2:holds=WUUUUUUT
2:interrogative=TTTVVTWU 2:interrogativeSubject=VTUVVTTU 2:lower=UUTVUUUU 2:mention=TUVUVUTU
2:my=VTUXTTTU 2:name=TUVUUVTU 2:no=UUUUVUTU 2:not=UUUSUVUU 2:notAfter=TUUUUVVU 2:number=WUUUUSUU
2:on=TTUUWVTU 2:only=UUUUUVTU 2:or=UUUUVUTU 2:person=SSVTVVWU 2:platform=TTUTVTXU
2:pointing=STUUVUWU 2:possessiveAfter=RVUUUXUU 2:possessiveBefore=UUUUVVSU 2:praise=XWUTSSUU
2:profile=RSUWUWUU 2:question=TVVVTVUT 2:request=UUUUUUVU 2:self=VUUXUSTU 2:statement=UUTTUUWU
2:thanks=VUUUUUUU 2:trust=XUUUTUTU 2:unknown=TSTUUVWU 2:wallet=UTUUUVUU 2:yes=VSUUUVUU
2:you=XVUUTSTU ?=QWSUXWVU ?absent=SXUTXTTU ?embedded=XUUUUTTU ?vocative=PTSVUYWU
absent/card=WTTTTVUU absent/false/false=QTTUTYVX absent/false/true=TUTSVYTU absent/question=TUUTUUUX
absent/true/false=XUUSVSTU absent/true/true=VUUUUTUU absent=VTTSTVUX any:,=TTVSRXWU any:.=VRUUTUWU
any:?=SWSVVUUU any:Unknown=USUSVVWU any:about=TTXTVTUU any:accounts=TSUXUVTU any:and=STTVWUUU
any:article=UUTRVWUV any:bot=TUSTWVUU any:common=VVTSUVTU any:compare=VVTTUUUU any:copula=XTUQUUVU
any:correction=QTVVSXWU any:courtesy=VRUWTVTV any:credentials=UUUVUUUU any:emoji=YRUUVUTU
any:endorse=QUfUTPUU any:ens=TUUUVUUU any:fid=QTUWVXUU any:first=VTUTUVTV any:form=TUTUTXUU
any:greeting=aTUTURTU any:handle=UUUUUVUU any:he=RTVUYTUU any:help=RdUSTTTU any:holds=USTUVXUT
any:interrogative=PXSSWVYT any:interrogativeSubject=XTTVUTTU any:last=TUUUUVUU any:link=WVUTUTTU
any:lower=UUTUVVTU any:mention=XSWSUUTU any:my=WQUcRSTU any:name=VSVSTXTU any:no=UTTTUVWU
any:not=UTTVSVVU any:notAfter=VVUTVUTU any:number=VTVTUSVV any:on=VUUTUVSV any:only=UTUTUVVU
any:or=UUUSWWTU any:person=UUVTUUVT any:platform=QQTTZVWV any:pointing=VUUSVTUU
any:possessiveAfter=SUUTUWVU any:possessiveBefore=TTUTVXUU any:praise=ZSUVRSVU any:profile=UVTWVTSU
any:question=TVSVWVTT any:relative=XaUTPSTU any:request=UVTWSUUU any:rhetorical=ZWUTTQTU
any:second=TUUUTVVV any:self=VQUeRTST any:statement=XVUSUTUU any:thanks=bRUSSUUU any:trust=WTWUUTTU
any:unknown=UTTTVVUU any:verifiers=RUVVVVTU any:wallet=SSTWVXTU any:yes=VUUTTVUV any:you=YVTUVRTU
aside:false=TSRSVWVX aside:true=VVUTUUTU bare:-1/card=TUUUVUUU bare:-1/false/false=VUUSUUWU
bare:-1/false/true=UWUVTUTU bare:-1/question=TUUUUUVU bare:-1/reply=UTUUUUVU bare:-1/top=WWTTUTSU
bare:-1/true/false=TUUUVUUU bare:-1=VVTTUTUU bare:-2/card=WUUUVVRU bare:-2/false/false=ZXTQTUQV
bare:-2/false/true=UTUWVVST bare:-2/quote=UUUUVUUU bare:-2/reply=UVUUTUVU bare:-2/top=XWUWUTPU
bare:-2/true/false=TVUUVTTU bare:-2/true/true=UTUWTUTU bare:-2=ZXTVVTMU bare:-3/card=YTUTTVSU
bare:-3/false/false=WVUUVUQU bare:-3/false/true=WTWTVUSU bare:-3/quote=TUUUWUTU
bare:-3/reply=UVUTVTTU bare:-3/top=UWVVUVPU bare:-3/true/false=SVUUTWTU bare:-3/true/true=VUUVVTTU
bare:-3=XWVUWVLU bare:-4/card=VVTUTUTU bare:-4/false/false=WTVUTTSW bare:-4/false/true=VTTUUVSV
bare:-4/question=TTUTUUUW bare:-4/quote=TTUUVVUU bare:-4/reply=WTUUUUTU bare:-4/top=UVUVUVSU
bare:-4/true/false=TWTUTUUU bare:-4/true/true=TTTUWWTU bare:-4=VTTVUWPW bare:0/absent/card=SVTVWVSU
bare:0/absent/question=TTUTUUUW bare:0/card=RTUVSUZU bare:0/embedded/reply=VUUUUTUU
bare:0/embedded/top=VUUTUTUU bare:0/false/false/false=UTTUTWVW bare:0/false/false/true=VUVTUUUU
bare:0/false/false=RQUXTUYU bare:0/false/true/false=TXUUUTTU bare:0/false/true/true=UUUUTVUU
bare:0/false/true=TVUTUUVU bare:0/false=TTSSVVWW bare:0/top=TTUTUUYU
bare:0/true/false/false=SSUXVUUV bare:0/true/false/true=VTTTUUUU bare:0/true/false=UUUUTUVU
bare:0/true/true/false=STUUXUUU bare:0/true/true/true=VUUUTUUU bare:0/true/true=UVUSUUWU
bare:0/true=VTTWUVSU bare:0/vocative/card=UUUVTUUU bare:0/vocative/quote=TTUUVUUU
bare:0/vocative/reply=VUUUTVUU bare:0/vocative/top=TTTVUVWU bare:0=RSUUSUcU
bare:1/absent/card=XTUSSUWU bare:1/absent/question=UUUTUUUV bare:1/card=SUUUUUWU
bare:1/embedded/top=VTUUUUUU bare:1/false/false/false=XUTUSSVV bare:1/false/false/true=UUVUUUTU
bare:1/false/false=STUUUUYU bare:1/false/true/false=SUUVWTVU bare:1/false/true/true=SUTUUWUU
bare:1/false/true=STUTUUZU bare:1/false=UVTSVUVV bare:1/top=SRUSUUbU
bare:1/true/false/false=WVTRTVUT bare:1/true/false/true=TUWUUUTU bare:1/true/false=UTUUUUVU
bare:1/true/true/false=TUUUUUUU bare:1/true/true/true=UUTUUUUU bare:1/true/true=UUUTUUUU
bare:1/vocative/quote=STUUWUUU bare:1/vocative/reply=TVUUWTUU bare:1/vocative/top=SWUVUUTU
bare:1=QRUSUUdU bare:2/false/true=UTUUUUWU bare:2/false=WUUTUUTU bare:2/top=TSUUUUXU
bare:2/true/true=UTUUUUVU bare:2/vocative/top=WUUTUUTU bare:2=TSUUUUXU before-name:,=XUTUUSVU
before-name:.=VUUUUUUU before-name:?=UUUUWRVU before-name:about=TUVUTUUU
before-name:accounts=WUUUTTUU before-name:and=WUUUVRUU before-name:article=SUTUUVVU
before-name:bot=TSVSVVWU before-name:common=VUUUUTUU before-name:compare=VUUUTUUU
before-name:copula=VUTUVUTU before-name:correction=RUWUTWUU before-name:courtesy=UUTUVVTU
before-name:emoji=VUUUUTUU before-name:endorse=SUZUURUU before-name:fid=TUUUTWUU
before-name:first=VUUUUTUU before-name:greeting=XUUUURUU before-name:he=VUUUUTVU
before-name:holds=TUUUUWUU before-name:interrogative=VTTUVUVU
before-name:interrogativeSubject=VUUUUUUU before-name:lower=UTVUVTUU before-name:mention=SUTUUXUU
before-name:my=VUUUUTUU before-name:name=SUTUUXUU before-name:no=TUUUUVUU before-name:not=TUUUVVUU
before-name:notAfter=TUUUUVUU before-name:number=VUUUUTVU before-name:on=VUTUUUVU
before-name:only=TUUUUVUU before-name:person=UUUUUWTU before-name:platform=UTUTUUUV
before-name:pointing=TUTVWUUU before-name:possessiveAfter=UUUUTVUU
before-name:possessiveBefore=RUUUUXUU before-name:praise=VUUUUTUU before-name:profile=VUUUUTUU
before-name:question=SUUUVVUU before-name:request=VUTUUUUU before-name:rhetorical=XUUUURUU
before-name:self=TUVTUUUU before-name:statement=UUUUVUUU before-name:thanks=YUUUUQUU
before-name:trust=VUUUUTUU before-name:unknown=UTVUVTUU before-name:verifiers=TUUUUVUU
before-name:wallet=TUUUUVUU before-name:yes=TUUUUVUU before-name:you=TUUUUVUU before:,=ZUUTTRWU
before:.=UUUUVUVU before:?=UUUUUWTU before:Unknown=VUUUUUVU before:about=WTTVTVTU
before:and=TUUUUVUU before:article=STUUTWVU before:common=WUUUTUTU before:compare=WUUUUSUU
before:copula=RUUTUXWU before:correction=XUUTUTTU before:courtesy=VTTUUUUU before:emoji=UUUUVUUU
before:fid=SUUUUWUU before:first=TUUUUVUU before:form=SUUUUWUU before:greeting=WTUUUUUU
before:handle=TUUUUVUU before:he=TUUUWTUU before:help=UWUUTTUU before:holds=TUUUVVUU
before:interrogative=VUUSVUUU before:interrogativeSubject=WUUTUTUU before:lower=VTTUVVUU
before:mention=ZUUUURTU before:my=UUUUUTUU before:name=WUUUUUTU before:no=UUUUUVVU
before:not=TUUUTUVU before:notAfter=WUUUUTUU before:number=SUUUVUWU before:on=STUVUWUU
before:person=TVUUVUUU before:platform=UUUUUWTU before:pointing=TTUTVVVU
before:possessiveAfter=TUUUUVUU before:possessiveBefore=UUUUTVVU before:praise=RTUVXTVU
before:profile=UUUUUUTU before:question=UUUURWWU before:request=UVUUTVUU before:rhetorical=XUUUUSTU
before:self=STUZTTUU before:statement=TTUUVVUU before:thanks=WUUUUTUU before:trust=TUUVVUTU
before:unknown=VSTUVUUU before:wallet=SUUUUWVU before:yes=STUUUVVU before:you=VUUVVTTU
behind-name:,=UTWUVTTU behind-name:.=UUVUUVTU behind-name:?=WTSTTWUU behind-name:Unknown=TUUUUWUU
behind-name:about=UUWTUTUU behind-name:accounts=SUUUUWUU behind-name:and=SUUUUXUU
behind-name:article=WUUUUTUU behind-name:bot=XTUUUUSU behind-name:common=UUUVTUVU
behind-name:compare=VUUUUUUU behind-name:copula=TUVUUVUU behind-name:correction=VUTUUVUU
behind-name:courtesy=TUUUUXTU behind-name:credentials=VUUUUUUU behind-name:emoji=VUUUUTUU
behind-name:endorse=SUZUURUU behind-name:ens=VUUUUTUU behind-name:fid=TUUUUVUU
behind-name:first=RUUUUXUU behind-name:form=TUTUTXUU behind-name:greeting=VUUUUTUU
behind-name:handle=UUUUUVUU behind-name:he=SUVUWUUU behind-name:help=WUUUUTUU
behind-name:holds=SUTUVWUU behind-name:interrogative=UUTUUWTU
behind-name:interrogativeSubject=WUUUTUUU behind-name:lower=UTWTUTUV behind-name:mention=XSWSUUTU
behind-name:my=WVUUUSUU behind-name:name=VSVSTXTU behind-name:not=UUTUUVUU
behind-name:notAfter=WUUUUTUU behind-name:number=UUVUUTUU behind-name:on=UTWTUUTU
behind-name:only=VUUUUUUU behind-name:or=RUUUUXUU behind-name:person=VUVUUSUU
behind-name:platform=QVTUVVVV behind-name:pointing=UUVUWTTU behind-name:possessiveAfter=TUUUUVUU
behind-name:possessiveBefore=UUUUUUVU behind-name:praise=VUUUUTUU behind-name:profile=VUUUUTUU
behind-name:question=WUUUTUUU behind-name:request=TUVUWUUU behind-name:self=VUUVUTTU
behind-name:statement=VUUUUTUU behind-name:thanks=SUUUUWUU behind-name:trust=TUVUUUUU
behind-name:unknown=UTWTUTUV behind-name:verifiers=TUVUUUUU behind-name:wallet=SUUUUWUU
behind-name:yes=UUUUUVUU behind-name:you=YUUUURUU behind:,=UTWUUWRU behind:.=YSVVTTUU
behind:?=TUSWTUWU behind:Unknown=TSUTVVWU behind:about=TTYTWRVU behind:accounts=TSUXTVTU
behind:and=WTTTVTUU behind:article=UWTRVUUU behind:bot=TUSTWVUU behind:common=VVUTSUVU
behind:compare=TVUUTVUU behind:copula=XTUSUTVU behind:correction=YTVVUPUU behind:courtesy=VUUWRVUU
behind:credentials=UUUVUTUU behind:emoji=WSUUWTUU behind:endorse=RUdUTPUU behind:ens=TUUUUVUU
behind:fid=TTUWUVTU behind:first=VUVTUUTU behind:form=UUUUUVUU behind:greeting=YTUUUSUU
behind:he=RSVVVVVU behind:help=TZUSUUTU behind:holds=TTTUVWVU behind:interrogative=PVSTYVWU
behind:interrogativeSubject=WSTWUUTU behind:link=WVUTUTTU behind:lower=UUVUUUTU
behind:mention=VTXTVTTU behind:my=VRUcRSTU behind:name=VSWSVUUU behind:no=WUUUUTTU
behind:not=WUSWTVSU behind:notAfter=TVUUVVTU behind:number=VTVTUSWU behind:on=YUVSVTTU
behind:only=UTUTUUVU behind:or=TUUSWWTU behind:person=SSVUVUWU behind:platform=RSTUUWZU
behind:pointing=QUVUUXUU behind:possessiveAfter=UUUTTUVU behind:possessiveBefore=SUUTWWTU
behind:praise=YUUTRVTU behind:profile=VUUWTSUU behind:question=QVTWWVUU behind:relative=VWUTUTUU
behind:request=RUUWUUVU behind:rhetorical=WWUTTSUU behind:self=URUZTVTU behind:statement=WWUSTTUU
behind:thanks=URUTUWVU behind:trust=UTWTUVUU behind:unknown=TUVTUVUU behind:verifiers=TUVUUUUU
behind:wallet=STTWVVTU behind:yes=VVUTUUTU behind:you=UVTTTVUU bot+1:,=VUVVVRTU bot+1:.=VUUTUTVU
bot+1:?=YUUTXQSU bot+1:Unknown=VVUUUUTU bot+1:about=XUUVSTUU bot+1:accounts=VUUTUTVU
bot+1:and=YTUUUSTU bot+1:article=TSUUUUXU bot+1:common=ZUTTVSSU bot+1:compare=UUUUTVVU
bot+1:copula=XVUTTTTU bot+1:correction=UTUWVTSU bot+1:courtesy=WWUURUTU bot+1:emoji=VTUTWTTU
bot+1:end=QQTYXVWU bot+1:endorse=SUYUTTUU bot+1:fid=UUUVUUUU bot+1:form=UUUUUVUU
bot+1:greeting=XSUUUUUU bot+1:handle=VUUUUTUU bot+1:he=VUUTVUUU bot+1:help=RaUSUUSU
bot+1:holds=TUUUTVVU bot+1:interrogative=RYTUXSUU bot+1:interrogativeSubject=SUUUVVUU
bot+1:lower=TTVVVUVU bot+1:mention=SUUUUXUU bot+1:my=SSUYUUTU bot+1:name=SUUUUXUU bot+1:no=XVUTTTTU
bot+1:not=WVTVTTTU bot+1:notAfter=UVUUUUTU bot+1:on=WUUUTTUU bot+1:person=TUUTUVVU
bot+1:platform=UUUUTWUU bot+1:pointing=USUTXTVU bot+1:possessiveBefore=TUUUVUUU
bot+1:praise=XTUTTUUU bot+1:profile=UTUTVVVU bot+1:question=SVTWSUWU bot+1:request=RVTVRYVU
bot+1:rhetorical=UWUUTTUU bot+1:self=RTVWUVVU bot+1:statement=WTUTTUWU bot+1:thanks=VSUTUWUU
bot+1:trust=VTUTVUUU bot+1:unknown=UUVUVTTU bot+1:verifiers=TUUUUVUU bot+1:wallet=TVUUUUUU
bot+1:yes=WTUUTTVU bot+1:you=SWUTUVVU bot+2:,=VTUUVTUU bot+2:.=UUUVUUUU bot+2:?=WVUVSSUU
bot+2:Unknown=USUTUUWU bot+2:about=RSUUVXVU bot+2:accounts=UTUVUUUU bot+2:and=UTUUUUVU
bot+2:article=TVTSVWTU bot+2:common=RVVVTWUU bot+2:compare=VUUUUTUU bot+2:copula=WWUTSUUU
bot+2:correction=WUUTTTVU bot+2:courtesy=UTUTWSWU bot+2:credentials=UUUUUUVU bot+2:emoji=UUUUUUVU
bot+2:end=PUSXWXTU bot+2:endorse=UUVUUTUU bot+2:fid=UUUVUUUU bot+2:form=VUUUUTUU
bot+2:handle=VUUUUTUU bot+2:he=URVWUUVU bot+2:holds=VUUTUUUU bot+2:interrogative=VUTUWTTU
bot+2:interrogativeSubject=WTUVVTTU bot+2:lower=VUUUVTTU bot+2:mention=TUVUUUUU bot+2:my=TTUYSUTU
bot+2:name=VUVUUTTU bot+2:no=UVUUUTTU bot+2:not=VUUSUUUU bot+2:notAfter=UUUUUUVU bot+2:on=WTUTVVTU
bot+2:only=UVUUUUUU bot+2:or=UUUUUVTU bot+2:person=URVTVTWU bot+2:platform=TTUTUTXU
bot+2:pointing=URUUUVWU bot+2:possessiveAfter=SVUUUVUU bot+2:possessiveBefore=UUUUVUTU
bot+2:praise=XVUTTUSU bot+2:profile=STUWUVVU bot+2:question=UVVTTUVU bot+2:request=RUVTUUWU
bot+2:self=VWUUUTTU bot+2:statement=VUTTUTWU bot+2:trust=WUUUTVTU bot+2:unknown=UTUUVTWU
bot+2:wallet=UTUUUVUU bot+2:yes=UTUTVWUU bot+2:you=UVUUTUTU bot-1:,=WTUUUTTU bot-1:.=QUUUUWWU
bot-1:?=SUUUUXTU bot-1:about=YUUUTSUU bot-1:and=WUUUUSUU bot-1:article=VUUUUUUU
bot-1:common=ZUUVTTRU bot-1:copula=TUUUUWTU bot-1:correction=VVUUUTTU bot-1:courtesy=RTTVTYUU
bot-1:emoji=UUUUVUUU bot-1:end=QXUVVTUU bot-1:form=TUUUUVUU bot-1:greeting=VTUUUUUU
bot-1:interrogative=TUUUUUVU bot-1:lower=WTTSVTVU bot-1:name=TUUUUUUU bot-1:on=VUUUUTUU
bot-1:person=TVUUVUUU bot-1:pointing=TUUUVUUU bot-1:possessiveBefore=WUUUTTUU bot-1:praise=TTUUWUUU
bot-1:question=WUUUTTUU bot-1:request=XUUUUSUU bot-1:self=UUUVUTUU bot-1:statement=VUUUUUUU
bot-1:thanks=WUUUUTUU bot-1:unknown=VTTSVUVU bot-1:you=VUUUUTUU card/false/false=VUUVSTWU
card/false/true=SUUUTYUU card/true/false=WTUTVUTU card/true/true=VUUUUTUU choices:false=VTRTVWUU
choices:true=TUUTUUUX clause:Unknown=TSUSVVVU clause:about=RUXTUWTU clause:accounts=SSUXUVTU
clause:and=TTTVVVUU clause:article=VVTRVVUV clause:bot=TUSTWVUU clause:common=VXTSSTVU
clause:compare=UVTTUVUU clause:copula=ZTTRVUUU clause:correction=STVWTTVU clause:courtesy=UTSWTUUV
clause:credentials=VUUVUTUU clause:emoji=XSUUVTUU clause:endorse=QUeUTPUU clause:ens=SUUUVVUU
clause:fid=QTUWVXUU clause:first=SVUUWUTV clause:form=UUTUUVUU clause:greeting=ZTUTUSTU
clause:he=RTUUWUVU clause:help=RdUSTSTU clause:holds=VTTUUXUT clause:interrogative=PXTSXVWT
clause:interrogativeSubject=VUTTVVSU clause:link=WVUTUTTU clause:lower=VVTVUVRU
clause:mention=YTYSSTSU clause:my=VRUbRTUU clause:name=YSXSRVSU clause:no=STTSUXWU
clause:not=WVTTSUUU clause:notAfter=UVUTUVTU clause:number=YTUTUSUV clause:on=UVUTTVTV
clause:only=WUUTUUTU clause:or=UTUSWVTU clause:person=TUVTUVVT clause:platform=QRTUYVWV
clause:pointing=VWSUUVSU clause:possessiveAfter=RTUTUWWU clause:possessiveBefore=TTUTVWTU
clause:praise=ZSUVRTUU clause:profile=QUTWVUUU clause:question=SVSVWYST clause:relative=VZUTRTTU
clause:request=WWSURUVU clause:rhetorical=XWUTTSTU clause:second=TUUUUUVV clause:self=TSVcRSUT
clause:statement=ZWURTSUU clause:thanks=ZRUTTUUU clause:trust=STVUUWTU clause:unknown=UVTUVVRU
clause:verifiers=RUVVVVTU clause:wallet=SSTVUXUU clause:yes=VVUUSVTV clause:you=VVTTVTTU
context:card=WTTUSWUU context:question=TUUTUUUX context:quote=STUUXVUU context:reply=VVUTUUTU
context:top=UUSTUUVU embedded/false/true=XUTTTUUU embedded/reply=WUUUUTUU embedded/top=WUTTUTUU
embedded/true/false=WTUTTUVU embedded/true/true=XUUUUTTU embedded=ZUTTTTUU language:false=WUTRTTVX
language:true=SSSUWZTU left:0=VTQSTYVV left:1=TSTUYTUW left:2=TWVUUTSU left:3=VTVUTUUU
left:5=UUUTUUWU left:9=TUUUUVUU length:1=RRUWVUVV length:2=WVTTUUSV length:3=UTTSVWVU
length:5=SXTTXTUU length:9=YRUURVUU links:false=UTRSVWUX name+1:,=QUUUVYTU name+1:.=WUUUUTUU
name+1:?=TUUUUWUU name+1:about=VUWUTTTU name+1:article=UUUUUUVU name+1:bot=SUUUUWUU
name+1:common=TUUVUTWU name+1:compare=TUUUUVUU name+1:copula=VUUUUTUU name+1:correction=SUUUUWUU
name+1:courtesy=UUUUVVUU name+1:emoji=TUUUUVUU name+1:end=WTUTUVTV name+1:he=VUVUUSUU
name+1:holds=SUTUUWUU name+1:interrogative=VUTUUUUU name+1:interrogativeSubject=VUUUUTUU
name+1:lower=TUUTTVVU name+1:mention=WUUUUSUU name+1:name=XUUUURUU name+1:no=TUUUUVUU
name+1:on=WTUUTUTU name+1:only=TUUUUVUU name+1:or=UUUUUVUU name+1:person=TUWUUTUU
name+1:platform=UWUVVPWU name+1:pointing=VUUUUUUU name+1:possessiveAfter=SUUUUWUU
name+1:profile=TUUUUWUU name+1:question=VUUUTUUU name+1:request=WUUUVRUU name+1:self=VUUUUTUU
name+1:statement=XUTUUSUU name+1:trust=TUUUVVUU name+1:unknown=TUUTTVVU name+1:verifiers=TUVUUUUU
name+1:yes=TUUUUVUU name+1:you=XUUUUSUU name+2:,=WUUUUTUU name+2:?=SUUUUVVU name+2:Unknown=TUUUUVUU
name+2:about=VUVUVQVU name+2:and=SUUUUWUU name+2:article=VUUUVTUU name+2:bot=TUVUUVUU
name+2:common=TUTUVVUU name+2:copula=UUVUVTUU name+2:correction=SUUUUWUU name+2:courtesy=VUVUUTUU
name+2:end=QUUTUWWV name+2:ens=UUUUUVUU name+2:fid=TUUUUVUU name+2:he=TUUUWTUU name+2:holds=VUUUVSUU
name+2:interrogative=TUUUTWUU name+2:interrogativeSubject=UUUUTVUU name+2:lower=VUUUTVTU
name+2:mention=SUTUUXUU name+2:name=SUTUUYUU name+2:no=TUUUUVUU name+2:not=UUUUUVUU
name+2:on=UUUUVTVU name+2:or=TUUUUVUU name+2:platform=RTTUTZTV name+2:pointing=VUUUWSUU
name+2:possessiveBefore=UUUUUTVU name+2:praise=VUUUUTUU name+2:question=TUUUUVVU
name+2:request=YUUUURUU name+2:self=VUUVUTTU name+2:statement=WUUUUTUU name+2:trust=TUVUUUUU
name+2:unknown=VUUUTVTU name+2:wallet=TUUUUVUU name+2:you=WUUUUSUU name-1:,=VUTUUVTU
name-1:?=UUUUVTUU name-1:about=UUWUTTVU name-1:accounts=UUUUTUUU name-1:and=UUUUTWUU
name-1:article=TUUUUVUU name-1:bot=TUUTVWUU name-1:common=UUVUUTUU name-1:compare=UUUUUVUU
name-1:copula=QUTUVZUU name-1:correction=SUUUUXUU name-1:courtesy=WUTUUUUU name-1:end=XUUUTSUU
name-1:endorse=TUXUUTUU name-1:greeting=WUUUUSUU name-1:he=UUUUUVUU name-1:holds=VUUUUUUU
name-1:interrogative=WTTUTVUU name-1:interrogativeSubject=VUUUUTUU name-1:lower=RTVTUWVU
name-1:not=TUUUWUUU name-1:notAfter=TUUUUUUU name-1:on=TUUUUUVU name-1:only=TUUUUVUU
name-1:person=UUUUUVUU name-1:platform=VUUUVRVV name-1:pointing=SUUVTWUU
name-1:possessiveBefore=SUUUTWUU name-1:praise=WUUUUSUU name-1:profile=TUUUUVUU
name-1:question=QUVUVXUU name-1:request=VUUUUUUU name-1:statement=UUUUVTUU name-1:thanks=VUUUUTUU
name-1:trust=TUUUUVUU name-1:unknown=STVTUVVU name-2:,=TUUUVVUU name-2:about=TUUUUVUU
name-2:and=VUUUUTUU name-2:article=TUUUUSXU name-2:bot=UUVTUVUU name-2:common=UUTUUVVU
name-2:copula=VUUUTUUU name-2:courtesy=TUUUUVUU name-2:end=WTUTVTUV name-2:endorse=TUVUUTUU
name-2:fid=TUUUTWUU name-2:he=UUUUUUVU name-2:interrogative=UUUUUVUU name-2:lower=SUUUVUUU
name-2:mention=TUUUUWUU name-2:name=TUUUUWUU name-2:not=YUUUUQUU name-2:notAfter=TUUUUVUU
name-2:on=UUUUUVUU name-2:person=TUUUUVUU name-2:platform=SUUUUYTU name-2:pointing=UUUUUTVU
name-2:praise=VUUUUUUU name-2:question=VUUUUTUU name-2:request=VUUUUTUU name-2:self=TUWUUUUU
name-2:statement=VUUUUTUU name-2:unknown=TUUUVUUU name-2:wallet=TUUUUVUU name-2:you=TUUUUVUU
named:0/false/false=YUSTSUUW named:0/false/true=SXUVTUTU named:0/true/false=USTUWUWT
named:0/true/true=STUUXUUU named:0=UUQTWUVW named:1/false/false=VTWUTTUV named:1/false/true=SUTUVVVU
named:1/true/false=TUWTTWTU named:1/true/true=WUTUTUUU named:1=USWSTVUV named:2/false/false=UUTUUVUU
named:2/true/true=TUUUUVUU named:2=TUTUUXUU named:3=VUUUUTUU names:=UUQTWUVW names:mention=XSWTSUTU
names:platform=TUTUVSVV names:written=TUTUTYTU out:0=ZTTSTPUX out:1=NTSUWbUU out:2=TUUUUVUU
question/false/false=VTUTUTTX question/false/true=TUUUUVUU question/true/false=UVUTUUUU
quote/false/false=SUUUXUTU quote/true/false=UTUUVUUU reply/false/false=XWUTSUTU
reply/false/true=TUUUVVUU reply/true/false=STVUVVVU reply/true/true=WUUUUTUU
top/false/false=TWSUUTWU top/false/true=ZTVTURTU top/true/false=SUSVUWVU top/true/true=TTVTUXUU
unknown:0/false/false=VVTSRUVX unknown:0/false/true=VTTTUVUU unknown:0/true/false=QWUSYUVU
unknown:0/true/true=VTTUUVUU unknown:0=UTSSUVVX unknown:1/false/false=TUTVVUUV
unknown:1/false/true=WTUTUUTU unknown:1/true/false=SSUUWTWV unknown:1/true/true=UUVUTWTU
unknown:1=VVTTUURV unknown:2/false/false=VUTTVUVT unknown:2/false/true=TUUUUVTU
unknown:2/true/false=VWUUUTTT unknown:2/true/true=VUVUTTUU unknown:2=UTTTVVWT
unknown:3/false/false=UUTUVTVU unknown:3/false/true=QUWUUWUU unknown:3/true/false=UUUVUVTU
unknown:3/true/true=UUTUUUUU unknown:3=TUUUUUVU unknown:5/false/false=VUUVUTUU
unknown:5/false/true=UUVUUTUU unknown:5/true/false=UUUVTUUU unknown:5/true/true=TUUUUVUU
unknown:5=UUVVUTUU unknown:9=TUUUUVUU vocative/card=UUUVSVUU vocative/false/false=TXTTTVTU
vocative/false/true=VQVVVSVU vocative/quote=RTUUYVUU vocative/reply=UVUUUUTU vocative/top=SVTUUVVU
vocative/true/false=UUTVVSVU vocative/true/true=RUUTWXTU vocative=QUTVWWUU
`
