/** Written by `npm run fit:mentions`. */
export const castWeights = `
!false=STRSVXX !true=YTUUUSU -1:Unknown=STUTVXU -1:about=TVUTXTU -1:accounts=SUUVVTU -1:and=UUUVTUU
-1:article=UUVUSVU -1:common=XXTSTRU -1:compare=VUUUTUU -1:copula=UTUTVVU -1:correction=UVUSUWU
-1:courtesy=SUUVUUV -1:end=SSUUYUU -1:ens=UUUUUVU -1:fid=RTUVWUU -1:first=TTVUVVU -1:form=WUUUUTU
-1:greeting=WUUTUTU -1:handle=TUUUUVU -1:he=URUSYVU -1:help=SXUTSWU -1:holds=VTUUUUU
-1:interrogative=RSUTWYU -1:interrogativeSubject=TUUUVVU -1:lower=VVVUTTS -1:mention=UTTUUWU
-1:my=STUXUUU -1:name=VTTTUWU -1:no=WTUTWSU -1:not=VUUVUSU -1:notAfter=UUUTUVU -1:number=TTUUUVV
-1:on=WUUTUTU -1:or=VUUUUUU -1:person=QTUVWXU -1:platform=QUTSXXV -1:pointing=XUTSVUU
-1:possessiveBefore=VUUUUTU -1:praise=YTUTSVU -1:profile=VUUWTSU -1:question=SUUTWVU
-1:relative=WXUSSTU -1:request=RXUZPTU -1:self=SOTgUQU -1:statement=WYUSTRU -1:thanks=TSUTTYU
-1:trust=VTTTUWU -1:unknown=UUWUTVS -1:verifiers=VUUVUSU -1:wallet=VRUVUVU -1:yes=XYUSTQV
-1:you=WUUUVRU .=WRTSTVX .absent=WRTTRYX .embedded=VTUTTWU .vocative=UVUUXSU 1:Unknown=VWUTUSU
1:about=UUUUTWU 1:accounts=VUUUUUU 1:and=TTUVWTU 1:article=TTUUUWV 1:common=VTUVXRV
1:compare=SUUTVWU 1:copula=UVUSVVU 1:correction=MTUWXZU 1:courtesy=VUTTTWV 1:end=SSUUYUU
1:endorse=SUZUTTU 1:ens=UUUUVUU 1:fid=TTUUUVU 1:first=VVUUUSV 1:form=SUUUUWU 1:greeting=ZSUUTTU
1:he=YTUTVQV 1:help=SaUSUTU 1:holds=RUUUUYU 1:interrogative=ScTUVQT 1:interrogativeSubject=SXUUXRU
1:lower=STUVVVU 1:mention=VTUUUTU 1:my=SSUaUTU 1:name=UTUTUVU 1:no=UTUVQXU 1:not=TUTWTUU
1:notAfter=TVUUUVU 1:number=TTUUUWV 1:on=TVUTSWU 1:person=VUTSTXU 1:platform=RTUUVYU
1:pointing=aTTSURV 1:possessiveBefore=TUUUVUU 1:praise=ZRUWTSU 1:profile=PTUTaVU 1:question=NYTVVVU
1:request=UVUUSWU 1:rhetorical=WWUUURU 1:second=TUUUUUV 1:self=VSVZRTT 1:statement=aSUTURU
1:thanks=cRUTTRU 1:trust=WSUTTWU 1:unknown=TUUUWTU 1:verifiers=SUUUVWU 1:wallet=SVUTVUU
1:yes=VSUTUVV 1:you=XVURTTU 2:Unknown=TTUTVWU 2:about=VRUUVUU 2:accounts=UTUVUUU 2:and=SVUTTXU
2:article=UVTUWSU 2:common=WWUUSSU 2:compare=VVUTUTU 2:copula=YVTWRRU 2:correction=SVURSZU
2:courtesy=SVTUUWU 2:end=TUTSUXV 2:endorse=SUVUUVU 2:ens=SUUXUTU 2:fid=UUUVUUU 2:first=TUUUUVU
2:form=SUUUUWU 2:greeting=TUUUUUU 2:handle=VUUUUUU 2:he=OTWWXUU 2:help=RYUUUTU 2:holds=UVUUUVT
2:interrogative=SSTVXUU 2:interrogativeSubject=USUWSVU 2:lower=UVTUTUV 2:mention=TUVUUUU
2:my=VUUXTSU 2:name=TUVUUWU 2:no=SUUWUUU 2:not=VUUSTXU 2:notAfter=TUUUUWU 2:number=XUUUUSV
2:on=WTUTTVU 2:only=UVUUUUU 2:or=UVUUVTU 2:person=RSWSWWU 2:platform=UTUSWVU 2:pointing=USVTUVU
2:possessiveAfter=QVUTVXU 2:possessiveBefore=TUUUVUU 2:praise=VWUTSVU 2:profile=RSUWUWU
2:question=STUWWTT 2:relative=UWUTTVU 2:request=VTTTWUU 2:self=VTUYUQU 2:statement=TUTSVVU
2:thanks=WUUUTTU 2:trust=YUUUSSU 2:unknown=UUTTUWV 2:verifiers=SUUUWVU 2:wallet=WTUTUUU
2:yes=UTUTTXU 2:you=WTUYRRU ?=QVSUXWU ?absent=SXUUWSU ?embedded=XVUTTSU ?vocative=PSSVVaU
absent/card=UUTVUVU absent/false/false=RSTUTYX absent/false/true=UVTSTWU absent/question=TTUSUVX
absent/true/false=WVUSVSU absent/true/true=TUUUVUU absent=UTSSUVX any:,=WSVSSVV any:.=TTUVSWU
any:?=SWSVWTU any:Unknown=VTURVXU any:about=SRXSWVU any:accounts=USUWUVU any:and=UVTSUVU
any:article=UVSQVWW any:bot=UTSTVVU any:callAfter=VUUUUUU any:common=TWTTVUU any:compare=WWTTTSU
any:copula=XTTSVUU any:correction=QUUVUYU any:courtesy=TSTWVUV any:credentials=TTUVVUU
any:emoji=ZRUTUTU any:endorse=OUfUSQU any:ens=STUWVTU any:fid=OTUXVXU any:first=VWVSSUV
any:form=SUTUTYU any:greeting=ZTUUTRU any:handle=TUUUUVU any:he=RRWTZTV any:help=QdUSSTU
any:holds=VSTTXVT any:interrogative=PWTRWaT any:interrogativeSubject=XTTVUSU any:last=SUUUUVU
any:link=WVUTUSU any:lower=UUTVTUV any:mention=XSVSUTU any:my=WQUdPSU any:name=VSURTWU
any:no=VRTUUWU any:not=UTTVTWU any:notAfter=VUTSVUU any:number=UWWRVSV any:on=TVUSTVV
any:only=TUTTTXU any:or=SUTSVXV any:person=UTVSXUT any:platform=QPSTbXV any:pointing=VUVQXSV
any:possessiveAfter=TUUSVWU any:possessiveBefore=TVTSWUU any:praise=ZRUUTSU any:profile=TVTWWRU
any:question=SXSWXST any:relative=WYUTPUU any:request=TXTXPVV any:rhetorical=YVUSSRU
any:second=UTUUUUV any:self=UQUfPTT any:statement=WTUTTVU any:thanks=bRUSSVU any:third=UUUTUUU
any:trust=XRWTWRU any:unknown=UTTUUVV any:verifiers=QTUVXUU any:wallet=RRTYVWU any:wrong=UWUTUSU
any:yes=VUTUUTV any:you=WWTVRSU aside:false=TTQSVXX aside:true=UUVTUUU before-name:,=XUTUTUU
before-name:.=VUUUUUU before-name:?=UUUUWSU before-name:Unknown=WUUUUSU before-name:about=TUWUSWU
before-name:accounts=XUUUUSU before-name:and=XUUUWQU before-name:article=SUTUUXU
before-name:bot=UTVSVUU before-name:common=VTUTVTU before-name:compare=VUUUUUU
before-name:copula=UUTUVUU before-name:correction=RUWUTWU before-name:courtesy=UUTUVUU
before-name:emoji=WUUUUSU before-name:endorse=SUZUURU before-name:fid=TUUUTVU
before-name:first=VUUUUTU before-name:greeting=WUUUUSU before-name:he=VUUUTUU
before-name:holds=SUUUUWU before-name:interrogative=VTTUVTU before-name:interrogativeSubject=VUUUUUU
before-name:lower=TUVUUUU before-name:mention=RUTUUYU before-name:my=VUUTUTU
before-name:name=RUTUUYU before-name:no=RUUUUYU before-name:not=VUUUVSU before-name:notAfter=TUUUVVU
before-name:number=VUTUUUU before-name:on=VUTUTVU before-name:only=TUUUUVU
before-name:person=SUTUUXU before-name:platform=UTTUUVU before-name:pointing=TUTVVUU
before-name:possessiveAfter=UUUUTVU before-name:possessiveBefore=TUUUUWU
before-name:question=RUUUUXU before-name:request=XUTUTTU before-name:rhetorical=XUUUURU
before-name:self=SUVTUVU before-name:statement=TUUUUVU before-name:thanks=YUUUUQU
before-name:trust=UUVUUUU before-name:unknown=TUVUUVU before-name:verifiers=TUUUUVU
before-name:wallet=QUUUUYU before-name:yes=QUUUUYU before-name:you=TVUUUVU before:,=ZTTSUTU
before:.=WUUTWSU before:?=WSUTTWU before:Unknown=UWUTTUU before:about=WTTVUTU
before:accounts=VUUTVUU before:and=VUUURWU before:article=USUUUVU before:common=WSUTSWU
before:compare=XUUUURU before:copula=RUUVVWU before:correction=XTUTVSU before:courtesy=WSTTXUU
before:emoji=VUUUUTU before:fid=RUUVUVU before:first=TUUUTWU before:form=SUUUUXU
before:greeting=VTUUUTU before:he=VUVTUSU before:help=TYUUTSU before:holds=SUUUUWU
before:interrogative=TVUSXTU before:interrogativeSubject=VUUUVTU before:lower=URSUXVU
before:mention=YUTTTSU before:my=UUUWUSU before:name=WUTTTUU before:no=VUUTTVU before:not=STUVUWU
before:notAfter=VUUTUTU before:number=TUUUWTU before:on=UUTUVUU before:only=TUUUUVU
before:or=UTUUVVU before:person=TVUTWUU before:pointing=RUVTUYU before:possessiveAfter=SUUUUWU
before:possessiveBefore=UTUUTWU before:praise=RTUUZUU before:profile=WUUUUTU before:question=WTUXRUU
before:relative=UUUUUVU before:request=TVUSWUU before:rhetorical=XUUUTTU before:self=TSUaRTU
before:statement=WSUUTVU before:thanks=WUUUUSU before:trust=RUUVUVU before:unknown=VTSTYTU
before:verifiers=TUUVUUU before:wallet=QUUUUYU before:yes=RTUWUXU before:you=XSUUTTU
behind-name:,=STVTWTU behind-name:.=SUUUWUU behind-name:?=VUTTTWU behind-name:Unknown=TUVUUVU
behind-name:about=UUXTTTU behind-name:accounts=SUUUUWU behind-name:and=VUUUUUU
behind-name:article=WUTUTUU behind-name:bot=XTTTTUU behind-name:common=UTUUTWU
behind-name:compare=WUUUUSU behind-name:copula=SUVUUVU behind-name:correction=VUTUUUU
behind-name:courtesy=VTTTSWU behind-name:emoji=VUUUUTU behind-name:endorse=RUYUUTU
behind-name:fid=RUUUUXU behind-name:first=SUUUUWU behind-name:form=SUTUTYU
behind-name:greeting=VUUUUTU behind-name:handle=TUUUUVU behind-name:he=RUVUXSU
behind-name:help=WUUUUTU behind-name:holds=SUTUUWU behind-name:interrogative=TUUUVUU
behind-name:interrogativeSubject=XUUUTTU behind-name:lower=VTWTTUV behind-name:mention=XSVSUTU
behind-name:my=UUUUUVU behind-name:name=VSURTWU behind-name:not=RUTUUYU behind-name:notAfter=VUUUUTU
behind-name:number=VUXUTRU behind-name:on=UTVTTVU behind-name:only=SUUUUWU behind-name:or=SUUUUWU
behind-name:person=TUWUTUU behind-name:platform=PVTVVXV behind-name:pointing=TUVUXSU
behind-name:possessiveAfter=UUUUUVU behind-name:possessiveBefore=TUUUUWU behind-name:praise=UUVUUUU
behind-name:profile=WUUUUSU behind-name:question=VTUTTWU behind-name:request=QUVUVXU
behind-name:self=WUTVUTU behind-name:statement=UUUUTUU behind-name:thanks=QUUUUYU
behind-name:trust=RUUUUWU behind-name:unknown=VTWTTUV behind-name:verifiers=UUVUUTU
behind-name:wallet=SUTUUWU behind-name:yes=UUUUUVU behind-name:you=XUTUUTU behind:,=STWUWUU
behind:.=XUUXQTU behind:?=RVSWUVU behind:Unknown=UTVSVVU behind:about=VSYTWRU
behind:accounts=RSUXVVU behind:and=WUUTVTU behind:article=TYSQXUU behind:bot=UTSTVVU
behind:common=WWUTQUU behind:compare=SWUUUVU behind:copula=YTURTUU behind:correction=ZRVVUQU
behind:courtesy=UUTXRVU behind:credentials=UUUVUTU behind:emoji=VSUUWTU behind:endorse=SUdUTPU
behind:ens=UUUUUVU behind:fid=SSUWUWU behind:first=WWVSUSU behind:form=UUTUUVU
behind:greeting=YUUUTSU behind:handle=UUUUUVU behind:he=QSVVSZU behind:help=SYUSTUU
behind:holds=USTVWUU behind:interrogative=QUTSUZU behind:interrogativeSubject=XTTVTTU
behind:link=VVUTUSU behind:lower=TWVTUTU behind:mention=VTWSWSU behind:my=VQUcQUU
behind:name=USWSVUU behind:no=WSUTWSU behind:not=UVSWUTU behind:notAfter=UUTTVUU
behind:number=VXWRURU behind:on=XUVTSTU behind:only=UUUTSWU behind:or=SWTSUVU behind:person=QSVUXWU
behind:platform=SSTUUZU behind:pointing=PWUUUXU behind:possessiveAfter=WVUSTUU
behind:possessiveBefore=UWTTVTU behind:praise=ZTUSRUU behind:profile=VUTXRTU behind:question=RXSWRWU
behind:relative=VUUVUTU behind:request=RSTXVWU behind:rhetorical=VWUTUSU behind:second=VTUVUTU
behind:self=SSTaUTU behind:statement=WWUTTSU behind:thanks=TRUTUZU behind:trust=USVSVVU
behind:unknown=TVVTVUU behind:verifiers=TUUUUVU behind:wallet=TSTZTUU behind:yes=TVTTWUU
behind:you=VVTRUXU bot+1:,=VTVWWOU bot+1:.=VXUSVRU bot+1:?=XVUSWPU bot+1:Unknown=UUUUUTU
bot+1:about=aUUUSQU bot+1:accounts=VUUUUUU bot+1:and=ZTUUUQU bot+1:article=UTUUVUU
bot+1:common=YTTRTVU bot+1:compare=UUUTUVU bot+1:copula=YUUTUSU bot+1:correction=TUUWVTU
bot+1:courtesy=XUUTSUU bot+1:emoji=UUUTWSU bot+1:end=PQTaWXU bot+1:endorse=TUYUTTU bot+1:fid=UUUUUVU
bot+1:form=UUUUUVU bot+1:greeting=XSUUTVU bot+1:handle=VUUUUTU bot+1:he=VUTTVTU bot+1:help=RaUSTUU
bot+1:holds=RUUUUXU bot+1:interrogative=UYTUVRU bot+1:interrogativeSubject=SVUUUVU
bot+1:lower=TUVVUTU bot+1:mention=RUUUWWU bot+1:my=SSUYUVU bot+1:name=SUUUVWU bot+1:no=YUUTTTU
bot+1:not=VUUWVQU bot+1:notAfter=UVUUUUU bot+1:on=XUTUSTU bot+1:person=UUTTVVU
bot+1:platform=SUUUUXU bot+1:pointing=RSTTYWU bot+1:possessiveBefore=UUUUVUU bot+1:praise=XSUTTUU
bot+1:profile=VTUTUVU bot+1:question=TVTVSWU bot+1:request=SVTWSVU bot+1:rhetorical=UWUUUTU
bot+1:self=OVVVUXU bot+1:statement=VSUTTXU bot+1:thanks=XSUTUUU bot+1:trust=WTUTVTU
bot+1:unknown=UUWVUSU bot+1:verifiers=UUUUUVU bot+1:wallet=TVUUUTU bot+1:yes=WTUUSWU
bot+1:you=TVURUWU bot+2:,=VUTTVUU bot+2:.=VTUUVTU bot+2:?=VVUVRUU bot+2:Unknown=UTUTVVU
bot+2:about=RUVUVWU bot+2:accounts=TTUVUUU bot+2:and=UTUUUVU bot+2:article=SVTUVVU
bot+2:common=SUVWTVU bot+2:compare=TVUTUUU bot+2:copula=UVUUSVU bot+2:correction=XUUUTSU
bot+2:courtesy=WUURVTU bot+2:emoji=TUUUUWU bot+2:end=PTSaWVU bot+2:endorse=UUVUUTU
bot+2:form=VUUUUTU bot+2:handle=VUUUUUU bot+2:he=UTVXUSU bot+2:holds=WUUSUTU
bot+2:interrogative=VVTVWQU bot+2:interrogativeSubject=XSUWVRU bot+2:lower=TUVUVUU
bot+2:mention=SUWUUWU bot+2:my=SUUYTUU bot+2:name=TUVUTVU bot+2:no=VVUTTTU bot+2:not=XUUSUTU
bot+2:notAfter=UUUUUVU bot+2:on=VTUSUVU bot+2:only=UVUUUUU bot+2:or=UVUUVTU bot+2:person=URWTVVU
bot+2:platform=TUUTUWU bot+2:pointing=TTUUTVU bot+2:possessiveAfter=TVUTUUU
bot+2:possessiveBefore=VUUUUSU bot+2:praise=VVUTSUU bot+2:profile=TTUXUVU bot+2:question=UUUUSVU
bot+2:request=STUTVWU bot+2:self=SWTRYUU bot+2:statement=WVUTUTU bot+2:trust=XUUTQVU
bot+2:unknown=UTUTVVU bot+2:wallet=UUUUVVU bot+2:yes=UTUTVVU bot+2:you=WUUTUTU bot-1:,=XSUUUUU
bot-1:.=QUUUXWU bot-1:?=STUUUYU bot-1:about=ZUUUTQU bot-1:and=WUUUUSU bot-1:article=VUUUUTU
bot-1:common=YUUUTRU bot-1:copula=TVUTUVU bot-1:correction=VVUUUTU bot-1:courtesy=UUTURZU
bot-1:emoji=TUUUUVU bot-1:end=NWUWYUU bot-1:form=TUUUUVU bot-1:greeting=UTUUUUU bot-1:he=UUVUTUU
bot-1:interrogative=UUUTUVU bot-1:lower=UTTTVUU bot-1:mention=TUUUUVU bot-1:name=SUUUUWU
bot-1:on=WUUUUTU bot-1:person=TVUUTVU bot-1:pointing=SUVUUVU bot-1:possessiveBefore=WUUUUTU
bot-1:praise=TTUTUWU bot-1:question=WVUUSTU bot-1:request=ZVUTUPU bot-1:self=STUYUTU
bot-1:statement=XUUUTTU bot-1:thanks=WUUUUTU bot-1:trust=TUUVUUU bot-1:unknown=UVTTVTU
bot-1:yes=VUUUUTU bot-1:you=WUUUUSU card/false/false=UTUXSVU card/false/true=RUUUTYU
card/true/false=WVUTVRU card/true/true=VUUUUTU choices:false=VTRUVWU choices:true=TTUSUVX
clause:Unknown=TTVSWVU clause:about=SRXUVVU clause:accounts=TSUXTVU clause:and=TTTUVXU
clause:article=VUTQUWV clause:bot=UTSTVVU clause:callAfter=VUUUUUU clause:common=UWTSTVU
clause:compare=TWUUUUU clause:copula=ZRTTTUU clause:correction=TUVWSUU clause:courtesy=UUSVUVV
clause:credentials=UTUVVTU clause:emoji=XSUTUTU clause:endorse=OUfUSQU clause:ens=RTUWVUU
clause:fid=QTUXVVU clause:first=TVUUWSV clause:form=UUTUTWU clause:greeting=YTUUSTU
clause:handle=UUUUUVU clause:he=TTVUUVV clause:help=PdUSTTU clause:holds=WSTUWUT
clause:interrogative=RWTSYVT clause:interrogativeSubject=UUUUVTU clause:last=TUUUUVU
clause:link=WVUTUSU clause:lower=VUTVUTU clause:mention=XSXSSSU clause:my=YRUcQRU
clause:name=XSWRRVU clause:no=QTTTVZU clause:not=XUTTQWU clause:notAfter=UUUSUVU
clause:number=UUUTTWV clause:on=UVUUTTV clause:only=WWUTTTU clause:or=UVUSWUV clause:person=VTVTVUT
clause:platform=SRTTZWV clause:pointing=UWSSSXV clause:possessiveAfter=SUUSVXU
clause:possessiveBefore=UTTTXTU clause:praise=YRTURWU clause:profile=PVTWWUU clause:question=SVSVWUT
clause:relative=XXUURSU clause:request=XXSSQUV clause:rhetorical=YWUTURU clause:second=UTUUUUV
clause:self=RQVdSUT clause:statement=ZWTQURU clause:thanks=ZRUSSWU clause:third=VUUTUUU
clause:trust=TSVUWUU clause:unknown=UUUVVTU clause:verifiers=QTUVXUU clause:wallet=RRUXUXU
clause:yes=UTUWUTV clause:you=TXTWTRU context:card=UUTVTVU context:question=TTUSUVX
context:quote=TSUVWUU context:reply=UUVTUUU context:top=UVSTUVU embedded/false/false=UVVTSWU
embedded/false/true=ZUTUUQU embedded/quote=VUUUTUU embedded/reply=TTVVTVU embedded/top=XUTSUTU
embedded/true/false=WTUUUUU embedded/true/true=YTTUTTU embedded=YUUSSUU form:-1/-4=UUUUWSU
form:-1/false/false=VUUUUTU form:-1/false/true=VUUUUSU form:-1/reply=UUUUWSU form:-1/top=VUUUUUU
form:-1=WUUUWQU form:-2=TUUUXSU form:-4/-1=VVTUUSV form:-4/-2=XYTUWNT form:-4/-3=YVVUXLU
form:-4/-4=UUTXURV form:-4/0=SUUVRZU form:-4/1=RSURTcU form:-4/2=SSUTUaU form:-4/3=UTUUUWU
form:-4/card=XUTVTSU form:-4/false/false=YUTTSSW form:-4/false/true=UTTUVVU form:-4/question=WTUSUTW
form:-4/quote=USUVWTU form:-4/reply=UUVUTUU form:-4/top=RXRVUWU form:-4/true/false=TWUVTUU
form:-4/true/true=RUUUXUU form:-4=UUSUVTW form:0/-2=VUUVUTU form:0/-3=TUUUUVU form:0/-4=VVTTVTU
form:0/card=TUUUUVU form:0/false/false=UUTVUVU form:0/false/true=VUVUUTU form:0/reply=VUTUUTU
form:0/top=UVUVUTU form:0/true/false=TVUUUUU form:0/true/true=VUUUVTU form:0=VVTVUSU
form:1/-1=TUUUTWU form:1/-2=TUTUUWU form:1/-3=VUUUTUU form:1/-4=VTVUTVU form:1/card=VUUUUTU
form:1/false/false=UTVTUUU form:1/false/true=UUUUSWU form:1/reply=TUUUSXU form:1/top=WTVTUTU
form:1/true/true=TUUUTWU form:1=UTUTRXU form:2/-1=WUUUUTU form:2/-2=UUTUUVU form:2/-3=TUVUTWU
form:2/-4=UTUTUWU form:2/card=SUUUTXU form:2/false/false=WUVUTTU form:2/false/true=SUUUVWU
form:2/reply=VUVUTTU form:2/top=VTUTUVU form:2/true/false=VUUUUUU form:2/true/true=VUUUTVU
form:2=UTUTSXU form:3/-2=TUVUUVU form:3/-3=TUTUUWU form:3/-4=UUUUTWU form:3/card=SUUUUWU
form:3/false/false=SUUUUXU form:3/top=UTUTUVU form:3/true/false=TUUUUVU form:3=RTUTTZU
form:4/false/false=SUUUUWU form:4/false/true=VUUUUTU form:4/top=TUUUUUU form:4=TUUUUVU
language:false=VUTRTVX language:true=TRRWWXU left:0=WVQSVTW left:1=TSTUVWV left:2=TUVUVTU
left:3=VUVSUUU left:5=TTUVUVU left:9=UUUUUVU length:1=TSUVVVV length:2=WVTRWTV length:3=UUSTUWV
length:5=SWVSTVU length:9=VRTXTUU links:false=UTRSVWX name+1:,=QUVUUXU name+1:.=TUUUWUU
name+1:?=TUUUUWU name+1:about=UUWUTTU name+1:and=VUUUUUU name+1:article=TUUUUVU name+1:bot=TUUUUVU
name+1:common=UUUVTVU name+1:copula=WUUUTTU name+1:correction=TUUUTWU name+1:courtesy=UUUUVUU
name+1:emoji=UUUUUVU name+1:end=VTUTUVU name+1:he=WUUUUSU name+1:holds=SUUUUXU
name+1:interrogative=WUTUTTU name+1:interrogativeSubject=VUUUUTU name+1:lower=TUTTUWU
name+1:mention=WUUUUTU name+1:name=XUUUUSU name+1:not=TUUUUVU name+1:on=VUUUTVU name+1:only=TUUUUVU
name+1:or=UUUUUVU name+1:person=SUWUTVU name+1:platform=UVUVWRU name+1:pointing=VUTUUUU
name+1:possessiveAfter=TUUUUVU name+1:possessiveBefore=TUUUUVU name+1:praise=UUUUUTU
name+1:profile=SUUUUWU name+1:question=WUUUTTU name+1:request=XUUUVQU name+1:self=VUUUUTU
name+1:statement=YUTUURU name+1:trust=TUUUUVU name+1:unknown=TUTTUWU name+1:verifiers=TUUUUVU
name+1:wallet=VUUUUTU name+1:yes=TUUUUVU name+1:you=XUUUURU name+2:,=VUUUUTU name+2:?=SUUUVVU
name+2:Unknown=TUVUUUU name+2:about=VUVUUSU name+2:and=TUUUUVU name+2:article=VUTUUTU
name+2:bot=SUUUUWU name+2:common=UUUUVUU name+2:copula=TUVUUTU name+2:correction=TUUUVVU
name+2:courtesy=VUUUUUU name+2:end=RUUTUYU name+2:ens=TUUUUVU name+2:fid=TUUUUVU name+2:he=SUUUWUU
name+2:holds=VUUUUTU name+2:interrogative=UUUUTVU name+2:interrogativeSubject=UUUUTVU
name+2:lower=VUUUSVU name+2:mention=RUTUUYU name+2:name=QUTUUZU name+2:no=TUUUVUU name+2:not=UUTUUVU
name+2:on=UUUUVUU name+2:or=TUUUUVU name+2:person=WUUUUSU name+2:platform=RUTUTZU
name+2:pointing=TUUUWTU name+2:possessiveBefore=UUUUUVU name+2:praise=WUUUUSU name+2:profile=TUUUUVU
name+2:question=RUVUUXU name+2:request=ZUUUUPU name+2:self=XUUUUQU name+2:statement=UUUUUVU
name+2:trust=TUVUUUU name+2:unknown=UUUUSVU name+2:wallet=TUUUUVU name+2:yes=TUUUUVU
name+2:you=XUUUURU name-1:,=VUTUUUU name-1:.=VUUUUTU name-1:?=UUUUVTU name-1:about=TUWUTUU
name-1:and=VUUUUTU name-1:article=RUUUUXU name-1:bot=RTUTWXU name-1:common=VUVUTTU
name-1:copula=PUUUVZU name-1:correction=TUTUTWU name-1:courtesy=XUTUTTU name-1:end=WUUUTTU
name-1:endorse=TUWUUTU name-1:greeting=WUUUUSU name-1:he=TUUUUVU name-1:interrogative=XUUUTUU
name-1:interrogativeSubject=VUUUUUU name-1:lower=SUVTUWU name-1:not=XUUUXPU name-1:notAfter=TUUUVVU
name-1:on=TUUUUWU name-1:only=SUUUUWU name-1:person=TUTUUVU name-1:platform=WUUUUTU
name-1:pointing=TUUVTVU name-1:possessiveBefore=SUUUTXU name-1:profile=UUUUUVU
name-1:question=PUVUVYU name-1:request=VUUUUTU name-1:statement=UUUUVTU name-1:thanks=VUUUUTU
name-1:trust=TUUUUVU name-1:unknown=RUVTUWU name-1:yes=SUUUUWU name-2:,=TUUUUWU name-2:.=VUUUUTU
name-2:about=SUUUUWU name-2:and=VUUUUTU name-2:article=TUUUUVU name-2:bot=UUVUTUU
name-2:common=UUTUVVU name-2:compare=VUUUUUU name-2:copula=UUUUUVU name-2:correction=UUUUUVU
name-2:courtesy=SUUUUXU name-2:end=UTTTVUU name-2:endorse=TUWUUTU name-2:fid=TUUUTVU
name-2:interrogative=UUUUUVU name-2:lower=TUUUUUU name-2:mention=SUUUUXU name-2:name=SUUUUXU
name-2:not=YUUUUQU name-2:person=SUUUUWU name-2:platform=SUUUUXU name-2:question=UUUUVTU
name-2:request=XUUUUSU name-2:self=UUVUUTU name-2:statement=TUUUUVU name-2:unknown=UUUUUTU
name-2:wallet=RUUUUYU name-2:yes=VUUUUTU name-2:you=UUUUUVU named:0/false/false=YUTTTRW
named:0/false/true=TWUVTUU named:0/true/false=XTTUWSU named:0/true/true=RUUUXUU named:0=WURUXQW
named:1/false/false=WTWUSTV named:1/false/true=UUTUWTU named:1/true/false=SUVTTXU
named:1/true/true=WUTUTVU named:1=WSVTSVV named:2/false/false=SUTUUYU named:2/false/true=TUUUUWU
named:2/true/false=TUTUUWU named:2/true/true=TUUUUVU named:2=OUSTUdU names:=WURUXQW
names:mention=VSVSSXU names:platform=RUTUVWV names:written=SUTTTZU out:0=YSTSTSX out:1=OUSUXZU
out:2=SUUUUWU people:0/absent/card=TUUXUSU people:0/absent/question=UTUTUUV
people:0/embedded/reply=SUUVVUU people:0/embedded/top=VVUSUTU people:0/false/false/false=UTTVTWV
people:0/false/true/false=UXUTTTU people:0/false=SVTSVVV people:0/true/false/false=TSUUWUU
people:0/true/true/false=TSUUXUU people:0/true=USUXVTU people:0/vocative/quote=STUVWUU
people:0/vocative/reply=XVURUTU people:0/vocative/top=SSTVUYU people:1/absent/card=WUTRUWU
people:1/absent/question=TUUTUVW people:1/embedded/quote=VUUUTUU people:1/embedded/reply=VUVUSUU
people:1/embedded/top=VTTUUVU people:1/false/false/false=WUTTTUW people:1/false/false/true=TTWTUVU
people:1/false/true/false=STUWWTU people:1/false/true/true=UUTUUVU people:1/false=VUTSTVW
people:1/true/false/false=XVTTTTU people:1/true/false/true=TTVTUVU people:1/true/true/false=SVUUUVU
people:1/true/true/true=VUTUTWU people:1/vocative/card=UUUUTVU people:1/vocative/quote=TTUUWUU
people:1/vocative/reply=RUUWVVU people:1/vocative/top=TXUUUTU people:2/embedded/top=VUUUUTU
people:2/false/true/true=UUUUUVU people:2/false=WTTUTVU people:2/true/false/false=TTUVUVU
people:2/true/false/true=VUUUUUU people:2/vocative/top=VTTUUVU people:3/false=WUUUUSU
question/false/false=WTUSUSX question/false/true=SUUUUWU quote/false/false=SUUUXTU
quote/true/false=WSUVTUU reply/false/false=XVVVQSU reply/false/true=UUVUUUU reply/true/false=RTUSWWU
reply/true/true=VUTUUUU top/false/false=TWSTUWU top/false/true=ZTVSUQU top/true/false=RVTWUVU
top/true/true=UTUTUVU unknown:0/false/false=UVTTRXW unknown:0/false/true=WTSTVTU
unknown:0/true/false=RVUSXVU unknown:0/true/true=WTTUVUU unknown:0=VURRUWW
unknown:1/false/false=UUTVXTV unknown:1/false/true=WTUTTUU unknown:1/true/false=STUUZTV
unknown:1/true/true=VUUTTVU unknown:1=WVSUWSV unknown:2/false/false=VUTTWTU
unknown:2/false/true=TUVTUVU unknown:2/true/false=UXUVUST unknown:2/true/true=VUVUUTU
unknown:2=UTTUUVU unknown:3/false/false=WTUVTUU unknown:3/false/true=RUWUUVU
unknown:3/true/false=VUUWRVU unknown:3/true/true=UUTUUUU unknown:3=USVUUUU
unknown:5/false/false=UVUVUTU unknown:5/false/true=UUVUUUU unknown:5/true/false=UTUUTVU
unknown:5/true/true=TUUUUWU unknown:5=TVUVUUU unknown:9/true/true=TUUUUVU unknown:9=SUUUUXU
vocative/card=UUUVTVU vocative/false/false=TVTUVUU vocative/false/true=URVUVVU
vocative/quote=SSUVXUU vocative/reply=UUUTVUU vocative/top=SVTVUWU vocative/true/false=WUTVSVU
vocative/true/true=RTUSXWU vocative=RTTVXWU word:-1/card=RUUTXVU word:-1/false/false=UUTTUVV
word:-1/false/true=XVUURTU word:-1/question=UUUUUTV word:-1/quote=XUUUSTU word:-1/reply=UUUUSWU
word:-1/top=WWTWUQU word:-1/true/false=SUUVUVU word:-1/true/true=UUUUYQU word:-1=VVTUUTV
word:-2/card=ZTUUTRU word:-2/false/false=XVTUUSU word:-2/false/true=UUVVUTT word:-2/question=WUUUUTT
word:-2/quote=TUUUWTU word:-2/reply=RVUTVVU word:-2/top=TXTVUSU word:-2/true/false=VWUUURU
word:-2/true/true=SUUTWUU word:-2=WXTVXOT word:-3/card=XVUTSTU word:-3/false/false=XUVSURU
word:-3/false/true=SUVUVUU word:-3/question=TUUTUVU word:-3/quote=TUUUVUU word:-3/reply=UTVVVRU
word:-3/top=VVUVUSU word:-3/true/true=VVUVTTU word:-3=WVVUVQU word:-4/card=VUTWTSU
word:-4/false/false=VUVUSTW word:-4/false/true=VUTVWRU word:-4/question=UTUTUUW
word:-4/quote=STUVXTU word:-4/reply=VTUUUUU word:-4/top=VVUTUTU word:-4/true/false=TVUUUUU
word:-4/true/true=SSUVWVU word:-4=VTTVVRW word:0/card=RUUVTXU word:0/false/false=SSUXUVU
word:0/false/true=UUUTUVU word:0/reply=VUUUUTU word:0/top=VTUUUUU word:0/true/false=TTUUVVU
word:0/true/true=UXUTPXU word:0=SUUVRZU word:1/card=TUUUUWU word:1/false/false=SUUUUXU
word:1/false/true=UUUSUVU word:1/top=TSUSUZU word:1/true/false=UTUUUVU word:1/true/true=UTUTUWU
word:1=RSURTcU word:2/false/true=TSUTUZU word:2/top=SSUTUZU word:2=SSUTUaU word:3/top=UTUUUWU
word:3=UTUUUWU
`
