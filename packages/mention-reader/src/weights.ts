/** Written by `npm run fit:mentions`. */
export const weights = `!false=STSSVWVX !true=WTUUUTUU -1:Unknown=UUUUUUVU -1:about=UVUTUUVU -1:accounts=TTUVUUUU
-1:article=UUUUTUUU -1:common=XXTSSSVU -1:compare=UUUUTUUU -1:copula=USUTVUVU -1:correction=VTUSUUVU
-1:courtesy=TTVUVVUV -1:credentials=UUUTUUUU -1:end=TSUUXUUU -1:ens=TUUUVUUU -1:fid=TTUVVUTU
-1:first=UTVUUUUU -1:form=VUUUUUUU -1:greeting=WTUTUUUU -1:he=USUTXUUU -1:help=SXUUTTUU
-1:interrogative=TSUTVVWU -1:lower=WVUTSTVT -1:mention=UUTUUWUU -1:my=TTUWUUUU -1:name=UTTUTWUU
-1:no=WTUTUUUU -1:not=VUUUUUTU -1:notAfter=UUUTUVUU -1:number=UUUUUUUV -1:on=VUUUUTUU
-1:person=TUUUVVTU -1:platform=RTUTWVWV -1:pointing=UUTUVUUU -1:possessiveBefore=VUUUUUUU
-1:praise=YTUTSVUU -1:profile=UUUUUTUU -1:question=SUUVUUVU -1:relative=VWUTSUUU -1:request=UWUVRVTU
-1:self=SOUeUUTU -1:statement=WWUTTTUU -1:thanks=UTUTTXUU -1:trust=VTUTVVTU -1:unknown=VVUTSTWT
-1:verifiers=TUUUUUUU -1:wallet=VTUTVUVU -1:yes=VYUSTTRU -1:you=VUUUUTTU .=YRTSTVUX .absent=XQTTSWVX
.embedded=VUTTTUUU .vocative=UUUUWTTU 1:Unknown=WUUUUTTU 1:about=UUUUTVUU 1:accounts=VUUUUTUU
1:and=TTUVVTUU 1:article=TTUUUUVV 1:common=WTUVWSTU 1:compare=SUUTVVVU 1:copula=UVUSUUVU
1:correction=PTUVVVXU 1:courtesy=UWUTSTVU 1:end=TSUUXUUU 1:endorse=TUYUTTUU 1:first=VUUUUUTV
1:form=TUUUUWUU 1:greeting=ZSUTTTUU 1:he=XTUTUTUU 1:help=SZUTUUTU 1:holds=TTUUUVVU
1:interrogative=QaTTXVRT 1:interrogativeSubject=UVUVVTSU 1:lower=STUTWXTV 1:mention=WTUUUUUU
1:my=SSUYUVTU 1:name=VTUUUWTU 1:no=UTUTTVWU 1:not=TUUVTUVU 1:notAfter=UVUUUUUU 1:number=UUUUUUUV
1:on=VWUURVUU 1:person=UUUUUVUU 1:platform=TUUUUVUU 1:pointing=ZTUTTUTV 1:possessiveBefore=TUUUVUUU
1:praise=YSUWSTTU 1:profile=RTUUXUVU 1:question=OXTUUVXU 1:request=SVTVSVVU 1:rhetorical=VWUUUSUU
1:second=TUUUUUUV 1:self=TTVYTTUT 1:statement=ZTUTTSUU 1:thanks=aSUTTTTU 1:trust=VTUUUUUU
1:unknown=USUTWWSV 1:verifiers=TUUUUVUU 1:wallet=TUUUVVUU 1:yes=VTUUUUUV 1:you=WVUTTTVU
2:Unknown=TTUUUUWU 2:about=USUVVUVU 2:and=QVUTTWWU 2:article=TUUTVVTU 2:common=VWTSUUUU
2:compare=UVUUUTUU 2:copula=VWUVTUTU 2:correction=SVUSTXWU 2:courtesy=TUTWUVUU 2:end=STTUUWUV
2:endorse=TUWUUTUU 2:first=TUUUUUUU 2:form=TUUUUVUU 2:he=RSVUVWVU 2:help=SXUUTUUU 2:holds=VUUUUUUT
2:interrogative=UTTUVUVU 2:interrogativeSubject=VTUUUTUU 2:lower=VVUTSVVU 2:mention=UUUUUVUU
2:my=VTUXTTUU 2:name=TUUUUWUU 2:no=VUUUUUUU 2:not=UUUTUUVU 2:notAfter=TUUUUVVU 2:number=VUUUUTUU
2:on=VUUTVUTU 2:only=UVUUUVTU 2:person=TTVUUUVU 2:platform=TTUTVUVV 2:pointing=TTUTUUWU
2:possessiveAfter=TVUUUWTU 2:possessiveBefore=TUUUVWSU 2:praise=WUUTUTUU 2:profile=TTUVVVTU
2:question=UVUWUVST 2:request=VUUTVTUU 2:self=WTUWTSUU 2:statement=TUUTWUUU 2:thanks=WUUUUUTU
2:trust=XUUUTUSU 2:unknown=UUUSSVXU 2:wallet=VTUUUVUU 2:yes=TTUUUVUU 2:you=VUUWTSTU ?=QWSUWWVU
?absent=SWUTVUUU ?embedded=WUUUUSUU ?vocative=QTSVVYVU absent/card=VTTUTWVU
absent/false/false=RSTUSYWW absent/false/true=UUTSTYTU absent/question=TTUTUUUX
absent/true/false=XUUSVTTU absent/true/true=UUUUWTUU absent=USTSTWVX any:,=VTUTRWVV any:.=VSUTUUVU
any:?=RWSUVVVU any:Unknown=UTUTVUWU any:about=TSWUVTUU any:accounts=UTUWTUUU any:and=UUUTTUWU
any:article=VUTRUVVV any:bot=UUSTVVUU any:common=VVTSUWTU any:compare=UVUUUTVU any:copula=XTTRUVUU
any:correction=PUUVTWXU any:courtesy=TRTWUVTV any:credentials=TUUUUUUU any:emoji=YRUUVTUU
any:endorse=QUdUTPUU any:ens=UTUUVUUU any:fid=QUUWUXTU any:first=UUUTTVVV any:form=TUUUUXUU
any:greeting=ZTUTTTTU any:handle=UUUUUVUU any:he=RSVSZUUU any:help=RcUSTTTU any:holds=USUTUXVT
any:interrogative=PWTSXVXT any:interrogativeSubject=WTUVUSUU any:link=UVUTUTUU any:lower=VUUTUVUU
any:mention=XSWTUUTU any:my=VQUcRTTU any:name=VSVSUWTU any:no=TSTUVWVU any:not=UTTTTWWU
any:notAfter=UUUTUVUU any:number=VVVSUTUU any:on=UUUTVUTV any:only=VVUUTVTU any:or=TSUTVVWU
any:person=TUUTWUWT any:platform=QQTTZWWV any:pointing=WUUSVTTV any:possessiveAfter=TUUTVVUU
any:possessiveBefore=TTUTVWUU any:praise=ZSUUSTUU any:profile=TUTWWTTU any:question=SVSUVVUT
any:relative=VYUTQTUU any:request=VWTURVUU any:rhetorical=YWUTTRUU any:second=UUUUUUUV
any:self=UQUeRUTT any:statement=XUUSVSUU any:thanks=bRUTSVSU any:trust=WTWTUTSU any:unknown=VTUSUVVU
any:verifiers=RUUUWVUU any:wallet=SSUWVXTU any:yes=UVUTUVTV any:you=WWTVTSTU aside:false=USRSVVWX
aside:true=UUUUTVTU bare:0/absent/card=TUTUVWUU bare:0/absent/question=UTUTUUUW
bare:0/embedded/reply=VUUVUTUU bare:0/embedded/top=UVUTUUVU bare:0/false/false/false=XUSRTTWW
bare:0/false/false/true=TUWTUUUU bare:0/false/true/false=TXUUTUUU bare:0/false/true/true=UUUUUVUU
bare:0/false/true=SUSQUWXW bare:0/true/false/false=USTUVVUV bare:0/true/false/true=TTVTUVUU
bare:0/true/true/false=RUUVWUUU bare:0/true/true/true=VUTUUUUU bare:0/true/true=UTUVVTTU
bare:0/vocative/quote=STUUWUUU bare:0/vocative/reply=VVUUTUUU bare:0/vocative/top=TUTTUVWU
bare:1/absent/card=VTUTTUVU bare:1/embedded/top=WUUUUTTU bare:1/false/false/false=UTUWSUUV
bare:1/false/false=TSUTUUYV bare:1/false/true/false=TUUUUUVU bare:1/false/true=VWTWUURU
bare:1/true/false/false=UWUTUUUT bare:1/true/false/true=UUUUUVTU bare:1/true/true/false=UTUTWUUU
bare:1/true/true/true=VUUUUTUU bare:1/vocative/reply=UTUUUVUU bare:1/vocative/top=SVTWUTUU
bare:2/false/true=UTUUUUUU bare:2/true/false/false=UTUVUUUU bare:2/vocative/top=TTUUUUVU
before-name:,=WUTUUTUU before-name:?=UUUUVTVU before-name:Unknown=VUUUUUUU
before-name:about=SUWUTVUU before-name:accounts=VUUUUTUU before-name:and=WUUUUSUU
before-name:article=TUUUUVUU before-name:bot=USWTUVTU before-name:common=VUUUUUTU
before-name:compare=VUUUUUUU before-name:correction=RUVUUWUU before-name:courtesy=UUTUUVUU
before-name:emoji=VUUUUTUU before-name:endorse=SUZUURUU before-name:fid=TUUUUVUU
before-name:first=VUUUUTUU before-name:greeting=VUUUUTUU before-name:he=VUUUUTUU
before-name:holds=TUUUUVUU before-name:interrogative=VTTUVTUU
before-name:interrogativeSubject=VUUUUTUU before-name:lower=VUVUUTUU before-name:mention=SUUUUXUU
before-name:name=SUUUUXUU before-name:no=TUUUUVUU before-name:not=UUUUVVUU
before-name:notAfter=TUUUUVUU before-name:number=VUUUUTUU before-name:on=VUUUUTUU
before-name:only=TUUUUVUU before-name:person=UUUUUVUU before-name:platform=VUUUUUUU
before-name:pointing=TUUUVVUU before-name:possessiveAfter=UUUUUVUU
before-name:possessiveBefore=TUUUUVUU before-name:profile=VUUUUTUU before-name:question=SUUUUWUU
before-name:request=VUUUUUUU before-name:rhetorical=XUUUUSUU before-name:self=TUVTUUUU
before-name:thanks=WUUUUSUU before-name:trust=UUVUUTUU before-name:unknown=VUVUUUUU
before-name:verifiers=UUUUUVUU before-name:wallet=TUUUUWUU before-name:yes=TUUUUVUU
before-name:you=TUUUUVUU before:,=YTTTTTUU before:.=VUUUUTUU before:?=UTUUVUUU
before:Unknown=UUUUUUWU before:about=VTTVUVTU before:and=UTUUSUWU before:article=TTUUTUWU
before:common=WSUUSVVU before:compare=WUUUUSUU before:copula=RUUTUXVU before:correction=WTUUTTUU
before:courtesy=VTTUWTUU before:emoji=VUUUUTUU before:fid=SUUUUWUU before:first=UUUUTUVU
before:form=SUUUUWUU before:greeting=VTUUUUUU before:he=UUUUVTUU before:holds=TUUUUVUU
before:interrogative=VTUTWVUU before:interrogativeSubject=VTUTUTUU before:lower=VTTUWTTU
before:mention=YUUUTSUU before:my=VUUUUTUU before:name=WUUUTVTU before:no=TUUUUVUU
before:not=UUUUUVUU before:notAfter=VUUUUUUU before:on=TTUVUVUU before:person=TUUUWUTU
before:platform=UUUUUVUU before:pointing=TUUTUUWU before:possessiveAfter=TUUUUVUU
before:possessiveBefore=UUUUUVUU before:praise=TUUVWTUU before:question=UTUVSVVU
before:request=VUUUVTTU before:rhetorical=WUUUUSUU before:self=TTUXTSUU before:statement=UTUUUUUU
before:thanks=WUUUUTUU before:trust=TUUUUUUU before:unknown=VTTUWTUU before:wallet=RUUUUWVU
before:yes=SUUVUVUU before:you=XTUUUSUU behind-name:,=VUVUUUTU behind-name:?=WTTUTWTU
behind-name:Unknown=TUUUUVUU behind-name:about=UUVUUTUU behind-name:accounts=TUUUUVUU
behind-name:and=TUUUUVUU behind-name:article=WUUUUTUU behind-name:bot=XTUUTUTU
behind-name:common=TUVUUVUU behind-name:compare=VUUUUUUU behind-name:copula=UUUUUVUU
behind-name:correction=VUTUUUUU behind-name:courtesy=UUUUTWTU behind-name:emoji=VUUUUTUU
behind-name:endorse=TUYUUSUU behind-name:fid=SUUUUWUU behind-name:first=SUUUUWUU
behind-name:form=TUUUUXUU behind-name:greeting=VUUUUUUU behind-name:handle=UUUUUVUU
behind-name:he=SUVUVVUU behind-name:help=VUUUUTUU behind-name:holds=TUUUUWUU
behind-name:interrogative=TUUUUWUU behind-name:interrogativeSubject=VUUUUTUU
behind-name:lower=UTXTTUTV behind-name:mention=XSWTUUTU behind-name:my=VUUUUTUU
behind-name:name=VSVSUWTU behind-name:no=UUUUUVUU behind-name:not=UUUUUVUU
behind-name:notAfter=VUUUUUUU behind-name:number=UUVUUUUU behind-name:on=UUVUUUUU
behind-name:or=TUUUUWUU behind-name:person=UUVUUUUU behind-name:platform=SUUUUWUV
behind-name:pointing=UUVUVTUU behind-name:praise=VUUUUTUU behind-name:profile=VUUUUUUU
behind-name:question=XUUUTTUU behind-name:request=TUUUVVUU behind-name:self=VUTUUUUU
behind-name:statement=VUUUUTUU behind-name:thanks=SUUUUWUU behind-name:trust=TUVUUUUU
behind-name:unknown=UTXTTUSV behind-name:verifiers=UUVUUUUU behind-name:wallet=SUUUUWUU
behind-name:you=YUUUUSUU behind:,=UUVUUVSU behind:.=XTUTTTUU behind:?=TUTVUVVU
behind:Unknown=UTUTVVUU behind:about=UTWUVSVU behind:accounts=TTUWUVUU behind:and=WTUTUSVU
behind:article=UXTSVVTU behind:bot=UUSTVVUU behind:common=VXTTTVSU behind:compare=SVUVUUVU
behind:copula=XTTSVTVU behind:correction=ZTVVURSU behind:courtesy=VUUVRVTU
behind:credentials=UUUVUUUU behind:emoji=WSUUWTUU behind:endorse=RUcUTQUU behind:fid=TTUWUVTU
behind:first=VUVTUUUU behind:form=UUUUUVUU behind:greeting=XTUUTTUU behind:he=SSVUVWVU
behind:help=SZUSUUTU behind:holds=USUUUVVU behind:interrogative=PVTTYVVU
behind:interrogativeSubject=WTUVUTTU behind:link=UVUTUUUU behind:lower=TVVUUTTU
behind:mention=VTWTVTUU behind:my=UQUcSUTU behind:name=VTWTVUTU behind:no=UTUVVTUU
behind:not=VUTUTUUU behind:notAfter=UUUTUVUU behind:number=UVVSUTVU behind:on=XUUTUUTU
behind:only=VVUUTVTU behind:or=TTUTVVWU behind:person=RTVTVVWU behind:platform=SSTUUXXU
behind:pointing=RVUUVWTU behind:possessiveAfter=WVUTTUUU behind:possessiveBefore=TUUUVUUU
behind:praise=ZTURSVTU behind:profile=VTUXTTTU behind:question=PXTVVVUU behind:request=RUTVTWVU
behind:rhetorical=VWUTUSUU behind:self=RRTbSWTU behind:statement=WVUTTUTU behind:thanks=USUTUWUU
behind:trust=UTVTVVTU behind:unknown=TVVUVUUU behind:verifiers=TUVUUUUU behind:wallet=TTUWVVTU
behind:yes=UWUTVVSU behind:you=TXTSUWTU bot+1:,=WTVVURUU bot+1:.=VVUSUTUU bot+1:?=XUUTWRUU
bot+1:Unknown=VUUUUUTU bot+1:about=WUUVSTUU bot+1:and=YTUUUTTU bot+1:article=UTUUUUWU
bot+1:common=XVUTVTSU bot+1:compare=UUUUUUVU bot+1:copula=WVUTTTVU bot+1:correction=VUUVVTTU
bot+1:courtesy=XVUUSUTU bot+1:emoji=WTUTVUTU bot+1:end=QRTXXWUU bot+1:endorse=SUYUTTUU
bot+1:form=UUUUUVUU bot+1:greeting=XSUUTUUU bot+1:he=UTUTVVUU bot+1:help=RZUTUUTU
bot+1:holds=TTUUUVVU bot+1:interrogative=QYTTWTTU bot+1:interrogativeSubject=SVUVVVTU
bot+1:lower=USUUUVVU bot+1:mention=TUUUUWUU bot+1:my=SSUYUVTU bot+1:name=TUUUUWUU bot+1:no=WUUUTTTU
bot+1:not=WUUVTTTU bot+1:notAfter=UVUUUUTU bot+1:on=WUUUTUUU bot+1:person=UUUUVUUU
bot+1:platform=UUUUUVUU bot+1:pointing=TSUTXUUU bot+1:praise=XTUTTUUU bot+1:profile=UTUUUUUU
bot+1:question=RWTVTUWU bot+1:request=SVTUSWWU bot+1:rhetorical=UWUUUTUU bot+1:self=RVVXUUUU
bot+1:statement=WTUTTUUU bot+1:thanks=WSUTUVUU bot+1:trust=UTUUVUUU bot+1:unknown=WSUUUVUU
bot+1:wallet=UVUUUUUU bot+1:yes=VTUUTUVU bot+1:you=SVUTUVVU bot+2:?=VUUUSTUU bot+2:Unknown=UTUUUUVU
bot+2:about=RTUUVVVU bot+2:and=TTUUUUVU bot+2:article=TVUUVVTU bot+2:common=TVUUTUVU
bot+2:compare=UVUUUUUU bot+2:copula=VVUUTUTU bot+2:correction=WTUUTTVU bot+2:courtesy=VWUSVSUU
bot+2:emoji=UUUUUUVU bot+2:end=PSTXXWVU bot+2:form=VUUUUTUU bot+2:he=UTVVUUTU bot+2:holds=VUUTUUUU
bot+2:interrogative=UTTUVTUU bot+2:interrogativeSubject=WTUVUTTU bot+2:lower=WVUTVSUU
bot+2:mention=UUVUUVUU bot+2:my=TTUYSUUU bot+2:no=VUUUUUUU bot+2:not=VUUTUUVU bot+2:on=XUUTUVSU
bot+2:only=UVUUUUTU bot+2:person=UTVUUTVU bot+2:platform=TUUTUUVU bot+2:pointing=UVVUUUUU
bot+2:possessiveAfter=UVUTUVTU bot+2:possessiveBefore=TVUUVUTU bot+2:praise=VUUTTVTU
bot+2:profile=TTUVUUUU bot+2:question=UVUVTUUU bot+2:request=STUTVVVU bot+2:self=TVUTVVUU
bot+2:statement=WUUTUTUU bot+2:trust=WUUUTVSU bot+2:unknown=VUUTVSVU bot+2:wallet=TUUUUVVU
bot+2:yes=UTUUUVUU bot+2:you=VUUUUUUU bot-1:,=WTUUUUUU bot-1:.=SUUUVVUU bot-1:?=STUUVWUU
bot-1:about=XUUUUSTU bot-1:and=VUUUUTUU bot-1:article=VUUUUTUU bot-1:common=YTUUTSTU
bot-1:copula=TUUUUVUU bot-1:correction=VUUUUUUU bot-1:courtesy=UUTTUVUU bot-1:end=QUUVUVVU
bot-1:form=TUUUUVUU bot-1:greeting=UTUUUVUU bot-1:lower=UVTTVUTU bot-1:name=TUUUUVUU
bot-1:on=VUUUUTUU bot-1:pointing=TUUUUUUU bot-1:possessiveBefore=VUUUUTUU bot-1:question=VVUUTUUU
bot-1:request=WVUUUSUU bot-1:self=UUUVUUUU bot-1:statement=VUUUUUUU bot-1:thanks=VUUUUTUU
bot-1:unknown=UVTTVUTU bot-1:you=VUUUUTUU card/false/false=VTTVSUWU card/false/true=SUUUUXUU
card/true/false=WUUSVUTU card/true/true=VUUUUTUU choices:false=VTSTUWVU choices:true=TTUTUUUX
clause:Unknown=TTUTVVVU clause:about=STWVUUTU clause:accounts=UTUWTUTU clause:and=UTTVUVUU
clause:article=UVURUVTV clause:bot=UUSTVVUU clause:common=WWTTTVSU clause:compare=TVUUUUVU
clause:copula=YTTSUTUU clause:correction=RUVWSVWU clause:courtesy=STTWUTVV clause:emoji=XSUUUTUU
clause:endorse=RUdUTQUU clause:ens=TUUUVVUU clause:fid=RUUWUWTU clause:first=TUUUVUTV
clause:form=TUUUUVUU clause:greeting=XTUTTUUU clause:he=TUUTWVSU clause:help=RcUSTTTU
clause:holds=VSUTVWVT clause:interrogative=PXTSXVWT clause:interrogativeSubject=VUUUUUUU
clause:link=UVUTUTUU clause:lower=VVTUTWRU clause:mention=XTXTUTTU clause:my=VQUcRUSU
clause:name=XTWTTUTU clause:no=STTTVXVU clause:not=WUTSSUWU clause:notAfter=UUUTUVUU
clause:number=WUUTTTUU clause:on=TVUUUUTV clause:only=WVUUTUTU clause:or=TTUTVUWU
clause:person=TUVTVUVT clause:platform=QQTTXXWV clause:pointing=UXTTUWRV
clause:possessiveAfter=TUUTUVVU clause:possessiveBefore=TTUTVVUU clause:praise=YSUVSUTU
clause:profile=RUTWWUTU clause:question=RUSVWXTT clause:relative=VXUTRUUU clause:request=WVTTQVWU
clause:rhetorical=WWUTTSUU clause:second=UUUUUUUV clause:self=TRUeRTST clause:statement=XVUSUTTU
clause:thanks=ZSUTTVTU clause:trust=UTVTVVSU clause:unknown=UUTTUXSU clause:verifiers=RUUUWUUU
clause:wallet=TSUWUXTU clause:yes=UVUUTVTV clause:you=UVTWTTUU context:card=VTTUSWVU
context:question=TTUTUUUX context:quote=TTUUXUTU context:reply=UUUUTVTU context:top=UVSTUUWU
embedded/false/false=VVUUTTVU embedded/false/true=XUTUUTTU embedded/reply=UUUVUUUU
embedded/top=XVUSUSUU embedded/true/false=WTUTUUTU embedded/true/true=WTUUUTUU embedded=YUTTTTUU
language:false=XVTQTUWX language:true=RSSXWYSU left:0=SQRVVXVX left:1=XXUQVSTU left:2=UVUVTUTU
left:3=TTVTVWUU left:5=TUUVTUWU length:1=TSUVVUTV length:2=VUTTUUUV length:3=UUSRUWWU
length:5=TWUTVTWU length:9=WSUWSVSU links:false=UTRSUWVX name+1:,=RUUUUXUU name+1:.=VUUUUTUU
name+1:?=TUUUUWUU name+1:and=UUUUUVUU name+1:bot=SUUUUWUU name+1:common=TUUUUUVU
name+1:copula=VUUUUTUU name+1:correction=TUUUUWUU name+1:courtesy=TUUUUWUU name+1:end=VTUUUVUU
name+1:he=VUUUUTUU name+1:holds=TUUUUWUU name+1:interrogative=VUUUUUUU
name+1:interrogativeSubject=VUUUUTUU name+1:mention=VUUUUTUU name+1:name=WUUUUSUU name+1:on=VUUUUTUU
name+1:only=TUUUUVUU name+1:person=UUVUUTUU name+1:platform=UUUUUUUV name+1:pointing=VUUUUTUU
name+1:praise=UUUUUTUU name+1:profile=TUUUUVUU name+1:question=VUUUUUUU name+1:request=XUUUVRUU
name+1:self=VUUUUTUU name+1:statement=WUUUUTUU name+1:trust=TUUUVUUU name+1:you=XUUUURUU
name+2:,=VUUUUTUU name+2:?=TUUUUVUU name+2:about=VUVUUSUU name+2:and=TUUUUVUU name+2:bot=TUUUUVUU
name+2:correction=UUUUUVUU name+2:courtesy=VUVUUTUU name+2:end=STUTUWUV name+2:fid=TUUUUVUU
name+2:he=TUUUVTUU name+2:interrogative=TUUUUVUU name+2:lower=UUUUUVUU name+2:mention=SUUUUXUU
name+2:name=SUUUUXUU name+2:platform=SUUUUWUU name+2:pointing=VUUUVSUU name+2:praise=VUUUUTUU
name+2:question=TUUUUVUU name+2:request=YUUUURUU name+2:self=WUUUUTUU name+2:statement=VUUUUTUU
name+2:unknown=UUUUUVTU name+2:wallet=TUUUUVUU name+2:you=WUUUUTUU name-1:,=UUUUUVUU
name-1:.=VUUUUUUU name-1:about=TUWUTTVU name-1:article=TUUUUVUU name-1:bot=TUUUUWUU
name-1:common=VUUUUUUU name-1:copula=RUUUVXUU name-1:correction=TUUUUWUU name-1:courtesy=WUUUUTUU
name-1:end=WUUUTTUV name-1:endorse=TUXUUTUU name-1:greeting=WUUUUSUU name-1:interrogative=VUUUUUUU
name-1:lower=SUUUUWUU name-1:not=UUUUVUUU name-1:notAfter=TUUUUUUU name-1:on=TUUUUUVU
name-1:only=TUUUUVUU name-1:platform=VUUUUTUU name-1:pointing=TUUUUWUU
name-1:possessiveBefore=TUUUUVUU name-1:question=RUUUUXUU name-1:request=WUUUUTUU
name-1:statement=UUUUVTUU name-1:unknown=SUUUUWUU name-2:,=UUUUUVUU name-2:about=TUUUUVUU
name-2:bot=UUVUUVUU name-2:common=VUTUUUUU name-2:correction=UUUUUVUU name-2:courtesy=TUUUUVUU
name-2:end=XTUTTTTV name-2:endorse=TUWUUTUU name-2:fid=TUUUUVUU name-2:interrogative=UUUUUVUU
name-2:lower=TUVUUVVU name-2:mention=TUUUUVUU name-2:name=TUUUUVUU name-2:not=XUUUUSUU
name-2:person=TUUUUVUU name-2:platform=TUUUUWUU name-2:question=UUUUVUUU name-2:self=UUVUUTUU
name-2:statement=VUUUUTUU name-2:unknown=TUVUUUVU name-2:wallet=TUUUUVUU name-2:you=TUUUUVUU
named:0/false/false=YTSTSUVW named:0/false/true=SXUUTUUU named:0/true/false=UTTUWUUU
named:0/true/true=RTUUXUVU named:0=TUQTWUWW named:1/false/false=VUWTTTUV named:1/false/true=UUUUUVUU
named:1/true/false=TTVUUWTU named:1/true/true=VUTUUUUU named:1=VSWTSVTV named:2/false/false=TUUUUVUU
named:2=TUTUUWUU named:3=VUUUUTUU names:=TUQTWUWW names:mention=XTWTTUTU names:platform=UUUUUVUV
names:written=SUUUUXUU out:0=aTSSUSVX out:1=PUTUVaUU question/false/false=VTUTUTUX
quote/false/false=TUUUVUUU quote/true/false=UTUUWUTU reply/false/false=XWUTRUTU
reply/false/true=TUUUUVUU reply/true/false=STUVWUTU top/false/false=SWSUUUUU top/false/true=ZTVTUQUU
top/true/false=SUSUUVXU top/true/true=TTUTUWTU unknown:0/false/false=UVTURUUW
unknown:0/false/true=VTTTUVUU unknown:0/true/false=QVUUXUUU unknown:0/true/true=WTTTUVUU
unknown:0=TTRUUVUW unknown:1/false/false=STTUVVVV unknown:1/false/true=VUVUTUTU
unknown:1/true/false=USTSWVWU unknown:1/true/true=UUUUUWTU unknown:1=TTTTVVVV
unknown:2/false/false=VVTTVTTU unknown:2/false/true=TUVUUVUU unknown:2/true/false=UXUUTUSU
unknown:2/true/true=VUVUUSUU unknown:2=UVUTVVTU unknown:3/false/false=XSTUTUVU
unknown:3/false/true=SUWUUVUU unknown:3/true/false=STUVVVVU unknown:3/true/true=TUUUUVUU
unknown:3=WSVTUUUU unknown:5/false/false=TVUVTTUU unknown:5/true/false=UVUUTTUU
unknown:5/true/true=UUUUUVUU unknown:5=TVUVTUUU vocative/false/false=VWUTSVTU
vocative/false/true=URUVWTWU vocative/quote=STUUXUTU vocative/reply=UUUTUVTU vocative/top=RUTVUVWU
vocative/true/false=TTSVWSWU vocative/true/true=RTUTVXTU vocative=QUTUXVVU`
