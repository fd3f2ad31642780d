/** Written by `npm run fit:mentions`. */
export const nameWeights = `
c:Unknown=WS c:about=VT c:accounts=SW c:and=XR c:article=SW c:common=QY c:compare=ZP c:correction=WS
c:emoji=RX c:ens=VT c:fid=SW c:form=TV c:greeting=RX c:he=VT c:help=SW c:holds=VT c:interrogative=SW
c:interrogativeSubject=Oa c:link=RX c:lower=SW c:mention=Oa c:my=TV c:name=Oa c:not=SW c:notAfter=VT
c:number=RX c:on=SW c:only=RX c:or=YQ c:person=VT c:platform=SW c:pointing=PZ c:possessiveAfter=WS
c:possessiveBefore=SW c:praise=SW c:profile=QY c:question=TV c:relative=RX c:request=VT
c:rhetorical=RX c:second=TV c:self=RX c:statement=VT c:thanks=SW c:trust=TV c:unknown=SW c:wallet=TV
c:you=QY clause:0/1/false=SW clause:1/1/false=VT clause:1/1/true=VT clause:2/1/true=QY
clause:2/2/false=SW clause:2/2/true=TV clause:3/1/false=SW clause:3/2/false=YQ clause:3/2/true=RX
clause:3/3/false=TV clause:3/3/true=VT clause:4/1/false=SW clause:4/1/true=SW clause:4/2/false=WS
clause:4/3/false=TV context:card/true=SW context:quote/false=SW context:quote/true=QY
context:reply/false=QY context:reply/true=Oa context:top/true=XR first:false/absent=TV
first:false/embedded=Oa first:true/absent=TV first:true/embedded=VT l1:,=XR l1:.=VT l1:?=SW
l1:Unknown=PZ l1:about=XR l1:and=YQ l1:article=TV l1:bot=WS l1:common=SW l1:compare=XR l1:copula=VT
l1:correction=ZP l1:courtesy=SW l1:end=SW l1:first=TV l1:greeting=TV l1:he=RX l1:holds=RX
l1:interrogative=XR l1:lower=VT l1:mention=TV l1:my=TV l1:name=TV l1:not=RX l1:notAfter=TV
l1:number=TV l1:on=XR l1:or=WS l1:person=aO l1:pointing=VT l1:possessiveBefore=WS l1:praise=SW
l1:profile=SW l1:question=XR l1:request=XR l1:statement=SW l1:unknown=RX l1:yes=WS l1:you=RX
l1r1:,_common=VT l1r1:,_courtesy=TV l1r1:,_end=YQ l1r1:,_lower=TV l1r1:,_unknown=TV
l1r1:Unknown_?=TV l1r1:Unknown_courtesy=TV l1r1:Unknown_end=TV l1r1:about_about=TV
l1r1:about_common=TV l1r1:about_courtesy=VT l1r1:about_end=VT l1r1:article_?=SW
l1r1:article_about=VT l1r1:article_common=VT l1r1:article_courtesy=WS l1r1:article_lower=VT
l1r1:article_on=TV l1r1:article_possessiveBefore=TV l1r1:article_unknown=VT l1r1:bot_,=XR
l1r1:bot_?=XR l1r1:bot_Unknown=SW l1r1:bot_about=SW l1r1:bot_and=XR l1r1:bot_end=XR
l1r1:bot_interrogative=YQ l1r1:bot_lower=VT l1r1:bot_on=RX l1r1:bot_or=SW l1r1:bot_person=ZP
l1r1:bot_pointing=WS l1r1:bot_possessiveAfter=VT l1r1:bot_question=RX l1r1:bot_request=WS
l1r1:bot_unknown=SW l1r1:common_,=VT l1r1:common_?=TV l1r1:common_about=VT l1r1:common_common=TV
l1r1:common_end=TV l1r1:common_on=WS l1r1:copula_end=SW l1r1:copula_trust=XR l1r1:correction_end=bN
l1r1:courtesy_,=VT l1r1:courtesy_?=WS l1r1:courtesy_about=TV l1r1:courtesy_common=SW
l1r1:courtesy_courtesy=RX l1r1:courtesy_end=VT l1r1:courtesy_on=TV l1r1:end_,=TV l1r1:end_end=SW
l1r1:end_question=TV l1r1:interrogativeSubject_common=RX l1r1:interrogativeSubject_copula=YQ
l1r1:interrogativeSubject_question=XR l1r1:interrogative_?=XR l1r1:interrogative_Unknown=TV
l1r1:interrogative_and=XR l1r1:interrogative_bot=VT l1r1:interrogative_common=TV
l1r1:interrogative_copula=YQ l1r1:interrogative_courtesy=VT l1r1:interrogative_end=YQ
l1r1:interrogative_lower=TV l1r1:interrogative_name=TV l1r1:interrogative_question=XR
l1r1:interrogative_unknown=SW l1r1:lower_about=TV l1r1:lower_common=XR l1r1:lower_on=VT
l1r1:not_end=TV l1r1:on_?=TV l1r1:on_about=TV l1r1:on_courtesy=WS l1r1:on_end=VT l1r1:person_end=YQ
l1r1:person_unknown=XR l1r1:pointing_?=RX l1r1:pointing_common=WS l1r1:pointing_courtesy=TV
l1r1:pointing_end=TV l1r1:pointing_interrogative=WS l1r1:pointing_unknown=XR
l1r1:possessiveBefore_?=VT l1r1:possessiveBefore_end=VT l1r1:profile_end=WS l1r1:question_?=TV
l1r1:question_about=VT l1r1:question_article=VT l1r1:question_common=VT l1r1:question_end=PZ
l1r1:question_trust=XR l1r1:request_Unknown=TV l1r1:request_courtesy=XR l1r1:request_lower=SW
l1r1:request_unknown=RX l1r1:self_end=TV l1r1:statement_end=TV l1r1:unknown_?=TV
l1r1:unknown_about=TV l1r1:unknown_common=XR l1r1:unknown_courtesy=TV l1r1:unknown_end=TV
l1r1:unknown_interrogative=TV l1r1:unknown_on=VT l2:,=TV l2:.=VT l2:Unknown=SW l2:about=QY l2:and=SW
l2:article=WS l2:common=RX l2:copula=SW l2:correction=ZP l2:courtesy=WS l2:emoji=VT l2:end=TV
l2:form=TV l2:holds=ZP l2:interrogative=VT l2:lower=VT l2:mention=TV l2:my=TV l2:name=TV l2:no=XR
l2:on=SW l2:person=VT l2:pointing=TV l2:possessiveBefore=TV l2:praise=TV l2:question=VT
l2:request=VT l2:self=SW l2:statement=XR l2:trust=SW l2:unknown=TV l2:wallet=VT l2:yes=TV l2:you=WS
l2l1:,_bot=TV l2l1:,_common=TV l2l1:,_correction=ZP l2l1:,_interrogative=TV l2l1:,_lower=TV
l2l1:,_unknown=TV l2l1:Unknown_Unknown=TV l2l1:Unknown_unknown=TV l2l1:about_article=WS
l2l1:article_lower=TV l2l1:article_unknown=TV l2l1:bot_,=VT l2l1:bot_Unknown=TV l2l1:bot_about=TV
l2l1:bot_common=RX l2l1:bot_copula=WS l2l1:bot_courtesy=SW l2l1:bot_interrogative=VT
l2l1:bot_interrogativeSubject=TV l2l1:bot_pointing=SW l2l1:bot_question=VT l2l1:bot_self=VT
l2l1:bot_unknown=TV l2l1:common_about=PZ l2l1:common_article=VT l2l1:common_bot=SW
l2l1:common_common=TV l2l1:common_lower=YQ l2l1:common_on=SW l2l1:common_pointing=XR
l2l1:common_possessiveBefore=TV l2l1:common_unknown=YQ l2l1:copula_article=TV l2l1:courtesy_,=SW
l2l1:courtesy_about=XR l2l1:courtesy_article=WS l2l1:courtesy_courtesy=SW l2l1:courtesy_lower=VT
l2l1:courtesy_request=VT l2l1:courtesy_unknown=VT l2l1:end_bot=YQ l2l1:end_common=TV l2l1:end_end=SW
l2l1:end_interrogative=XR l2l1:end_lower=TV l2l1:end_unknown=TV l2l1:holds_article=TV
l2l1:interrogativeSubject_common=SW l2l1:interrogative_Unknown=TV l2l1:interrogative_courtesy=WS
l2l1:interrogative_lower=VT l2l1:interrogative_pointing=WS l2l1:lower_,=XR l2l1:lower_about=TV
l2l1:lower_and=ZP l2l1:lower_common=WS l2l1:lower_lower=TV l2l1:lower_on=TV l2l1:lower_or=YQ
l2l1:lower_pointing=VT l2l1:lower_possessiveBefore=VT l2l1:lower_unknown=TV l2l1:mention_courtesy=XR
l2l1:mention_interrogative=TV l2l1:name_courtesy=XR l2l1:name_interrogative=TV l2l1:on_article=TV
l2l1:platform_about=YQ l2l1:platform_on=XR l2l1:platform_possessiveBefore=YQ
l2l1:pointing_interrogative=SW l2l1:profile_about=WS l2l1:profile_on=VT l2l1:question_courtesy=VT
l2l1:question_pointing=VT l2l1:request_about=WS l2l1:request_interrogative=WS
l2l1:request_interrogativeSubject=VT l2l1:request_unknown=SW l2l1:unknown_,=XR
l2l1:unknown_Unknown=TV l2l1:unknown_about=SW l2l1:unknown_and=ZP l2l1:unknown_common=WS
l2l1:unknown_lower=TV l2l1:unknown_on=SW l2l1:unknown_or=YQ l2l1:unknown_pointing=VT
l2l1:unknown_possessiveBefore=VT l2l1:unknown_unknown=SW l2l1:you_request=WS l:,=VT l:.=WS l:?=SW
l:Unknown=PZ l:about=XR l:and=TV l:common=TV l:compare=XR l:copula=WS l:correction=aO l:end=XR
l:greeting=TV l:he=RX l:holds=SW l:interrogative=YQ l:interrogativeSubject=SW l:lower=XR
l:mention=VT l:my=TV l:name=VT l:not=RX l:notAfter=TV l:number=SW l:on=TV l:or=TV l:pointing=VT
l:possessiveBefore=WS l:praise=QY l:profile=WS l:question=VT l:request=YQ l:self=TV l:statement=QY
l:unknown=TV l:wallet=TV l:yes=TV l:you=RX language:false/0=VT language:false/1=VT
language:false/2=VT language:false/3=RX language:false/4=SW language:false/7=RX language:true/0=TV
language:true/2=SW language:true/3=WS language:true/4=SW language:true/7=TV last:false=RX
letters:0/latin=RX letters:1/han=QY letters:1/latin=WS letters:2/han=WS letters:2/latin=TV
letters:2/other=RX letters:3/other=SW letters:4/other=SW letters:7/latin=VT letters:7/other=VT
named:false/false=bN named:false/true=aO named:true/false=Ld named:true/true=Ig
person:false/false/card=VT person:false/false/reply=RX person:false/false/top=TV
person:false/true/reply=RX person:false/true/top=WS person:true/false/card=TV
person:true/false/quote=TV person:true/false/top=WS person:true/true/card=TV
person:true/true/quote=QY person:true/true/reply=RX person:true/true/top=aO position:absent/true=SW
position:embedded/false=QY position:embedded/true=TV possessive:false=QY possessive:true=bN
question:false/false=QY question:false/true=TV question:true/false=WS question:true/true=TV r1:,=VT
r1:.=SW r1:?=VT r1:Unknown=PZ r1:and=aO r1:article=TV r1:bot=WS r1:copula=XR r1:correction=XR
r1:courtesy=XR r1:emoji=WS r1:form=TV r1:he=VT r1:interrogative=YQ r1:lower=VT r1:my=SW r1:name=TV
r1:no=VT r1:not=XR r1:on=TV r1:or=XR r1:person=XR r1:platform=WS r1:possessiveAfter=WS
r1:possessiveBefore=SW r1:praise=SW r1:request=TV r1:self=SW r1:statement=WS r1:trust=TV
r1:unknown=RX r1:wallet=VT r1:you=QY r2:,=RX r2:.=VT r2:?=VT r2:Unknown=RX r2:about=TV
r2:accounts=RX r2:and=TV r2:bot=YQ r2:common=VT r2:copula=WS r2:correction=SW r2:courtesy=QY
r2:emoji=SW r2:form=TV r2:interrogative=bN r2:lower=WS r2:mention=TV r2:name=TV r2:not=VT r2:on=SW
r2:or=TV r2:person=VT r2:possessiveBefore=TV r2:praise=SW r2:profile=SW r2:question=WS r2:request=TV
r2:self=ZP r2:statement=QY r2:trust=XR r2:you=TV r:,=TV r:.=TV r:Unknown=Oa r:about=WS r:accounts=VT
r:and=VT r:common=SW r:compare=VT r:copula=WS r:correction=ZP r:end=VT r:form=TV r:interrogative=ZP
r:lower=VT r:mention=TV r:my=SW r:name=TV r:no=VT r:not=XR r:on=TV r:or=VT r:platform=XR
r:pointing=SW r:possessiveBefore=SW r:praise=SW r:profile=VT r:question=VT r:request=VT r:self=SW
r:statement=VT r:unknown=RX r:wallet=XR r:you=SW script:han/true//1=VT script:han/true//2=RX
script:han/true//3=TV script:han/true=RX script:latin/false//1=VT script:latin/false//2=TV
script:latin/false//3=RX script:latin/false//4=SW script:latin/false/Titled/3=VT
script:latin/false/Titled/4=WS script:latin/false/digit/1=VT script:latin/false/number/0=WS
script:latin/false/number/1=XR script:latin/false/short/1=XR script:latin/false/short/2=SW
script:latin/false/short/3=TV script:latin/false=TV script:latin/true//1=ZP script:latin/true//2=XR
script:latin/true/Titled/2=RX script:latin/true=WS script:other/true//1=QY script:other/true//2=TV
script:other/true//3=TV script:other/true/Titled/2=VT script:other/true=PZ self:false=TV
self:true=PZ shape:/1=VT shape:/2=Ld shape:/3=RX shape:/false/han=SW shape:/false/latin=VT
shape:/false/other=RX shape:/true/han=TV shape:/true/latin=VT shape:/true/other=RX shape:=SW
shape:Titled/1=Mc shape:Titled/2=bN shape:Titled/false/latin=XR shape:Titled/false/other=WS
shape:Titled/true/latin=RX shape:Titled=VT shape:digit/1=XR shape:digit/2=SW shape:hyphen/1=TV
shape:hyphen=TV shape:number/1=WS shape:number/false/latin=RX shape:number/true/latin=ZP
shape:number=WS shape:short/true/latin=TV sole:false/false/card=SW sole:false/false/quote=RX
sole:false/false/reply=Oa sole:false/false/top=VT sole:false/true/reply=QY sole:false/true/top=WS
sole:true/false/top=VT unknown:1/1=VT unknown:2/1=TV unknown:2/2=VT unknown:3/1=TV unknown:3/2=VT
unknown:4/1=QY unknown:4/2=TV unknown:4/3=SW unknown:7/1=RX unknown:7/2=TV words:1/false=RX
words:1/true=TV words:2/false=SW words:3/true=SW
`
