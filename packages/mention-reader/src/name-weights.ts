/** Written by `npm run fit:mentions`. */
export const nameWeights = `
c:Unknown=WS c:accounts=SW c:and=XR c:bot=WS c:common=RX c:compare=YQ c:copula=TV c:correction=WS
c:emoji=RX c:ens=VT c:fid=SW c:first=TV c:form=SW c:greeting=RX c:he=VT c:help=SW c:holds=VT
c:interrogative=SW c:interrogativeSubject=QY c:link=SW c:lower=RX c:mention=PZ c:my=RX c:name=Nb
c:not=SW c:number=SW c:on=SW c:only=RX c:or=XR c:person=VT c:platform=SW c:pointing=SW
c:possessiveAfter=XR c:possessiveBefore=SW c:praise=SW c:profile=RX c:question=TV c:relative=SW
c:request=VT c:rhetorical=SW c:second=TV c:self=RX c:thanks=SW c:trust=TV c:unknown=QY
c:verifiers=VT c:wallet=TV c:you=RX clause:0/1/false=TV clause:1/1/true=WS clause:2/1/false=VT
clause:2/1/true=RX clause:2/2/false=TV clause:2/2/true=TV clause:3/1/false=VT clause:3/2/false=XR
clause:3/2/true=RX clause:3/3/false=SW clause:3/3/true=VT clause:4/1/false=RX clause:4/1/true=SW
clause:4/2/false=WS clause:4/3/true=TV clause:4/4/false=SW context:card/true=TV
context:quote/false=SW context:quote/true=RX context:reply/false=RX context:reply/true=PZ
context:top/false=WS context:top/true=ZP first:false/embedded=PZ first:false/vocative=TV
first:true/absent=TV first:true/embedded=VT l1:,=WS l1:.=VT l1:?=TV l1:Unknown=PZ l1:about=WS
l1:accounts=VT l1:and=YQ l1:article=TV l1:bot=VT l1:common=RX l1:compare=XR l1:copula=VT
l1:correction=YQ l1:courtesy=TV l1:end=TV l1:greeting=TV l1:he=SW l1:help=SW l1:holds=SW
l1:interrogative=XR l1:interrogativeSubject=TV l1:lower=XR l1:mention=TV l1:my=TV l1:name=TV
l1:not=SW l1:number=TV l1:on=WS l1:or=VT l1:person=YQ l1:possessiveBefore=WS l1:praise=SW
l1:profile=TV l1:question=WS l1:request=XR l1:statement=TV l1:thanks=TV l1:trust=TV l1:unknown=SW
l1:wallet=TV l1:yes=VT l1:you=SW l1r1:,_,=VT l1r1:,_.=TV l1r1:,_courtesy=TV l1r1:,_end=YQ
l1r1:Unknown_?=TV l1r1:Unknown_courtesy=TV l1r1:Unknown_end=TV l1r1:Unknown_interrogative=TV
l1r1:about_,=VT l1r1:about_?=VT l1r1:about_about=TV l1r1:about_courtesy=VT l1r1:about_end=VT
l1r1:about_on=TV l1r1:and_end=VT l1r1:and_lower=TV l1r1:and_unknown=TV l1r1:article_?=TV
l1r1:article_about=VT l1r1:article_common=VT l1r1:article_courtesy=WS l1r1:article_on=TV
l1r1:article_possessiveBefore=TV l1r1:bot_,=XR l1r1:bot_?=VT l1r1:bot_Unknown=SW l1r1:bot_and=WS
l1r1:bot_article=TV l1r1:bot_he=VT l1r1:bot_interrogative=YQ l1r1:bot_lower=WS l1r1:bot_my=TV
l1r1:bot_on=SW l1r1:bot_person=aO l1r1:bot_pointing=WS l1r1:bot_possessiveAfter=VT
l1r1:bot_praise=TV l1r1:bot_profile=SW l1r1:bot_question=SW l1r1:bot_statement=TV l1r1:bot_trust=TV
l1r1:bot_unknown=TV l1r1:bot_you=TV l1r1:common_.=VT l1r1:common_common=TV l1r1:common_on=VT
l1r1:copula_?=TV l1r1:copula_courtesy=VT l1r1:copula_end=TV l1r1:copula_lower=VT l1r1:copula_on=TV
l1r1:copula_trust=WS l1r1:copula_unknown=VT l1r1:correction_end=ZP l1r1:courtesy_?=XR
l1r1:courtesy_common=TV l1r1:courtesy_courtesy=SW l1r1:courtesy_on=TV l1r1:courtesy_question=VT
l1r1:end_,=TV l1r1:end_about=TV l1r1:end_end=SW l1r1:end_lower=VT l1r1:end_question=TV
l1r1:end_unknown=VT l1r1:first_end=TV l1r1:he_?=TV l1r1:he_end=TV l1r1:holds_common=TV
l1r1:interrogativeSubject_common=SW l1r1:interrogativeSubject_copula=XR
l1r1:interrogativeSubject_end=TV l1r1:interrogativeSubject_lower=VT
l1r1:interrogativeSubject_question=XR l1r1:interrogativeSubject_unknown=VT l1r1:interrogative_?=WS
l1r1:interrogative_Unknown=TV l1r1:interrogative_and=XR l1r1:interrogative_article=TV
l1r1:interrogative_bot=WS l1r1:interrogative_common=TV l1r1:interrogative_copula=XR
l1r1:interrogative_courtesy=VT l1r1:interrogative_end=ZP l1r1:interrogative_lower=SW
l1r1:interrogative_name=TV l1r1:interrogative_question=WS l1r1:interrogative_unknown=RX
l1r1:lower_,=TV l1r1:lower_?=VT l1r1:lower_article=TV l1r1:lower_bot=VT l1r1:lower_common=VT
l1r1:lower_copula=VT l1r1:lower_courtesy=VT l1r1:lower_end=WS l1r1:lower_interrogative=TV
l1r1:lower_on=VT l1r1:lower_platform=TV l1r1:lower_question=VT l1r1:lower_unknown=TV l1r1:my_end=TV
l1r1:not_end=TV l1r1:on_,=VT l1r1:on_about=TV l1r1:on_common=TV l1r1:on_courtesy=WS l1r1:on_end=VT
l1r1:on_on=WS l1r1:or_?=VT l1r1:or_end=VT l1r1:person_end=XR l1r1:person_lower=VT
l1r1:person_unknown=VT l1r1:pointing_?=SW l1r1:pointing_about=TV l1r1:pointing_common=VT
l1r1:pointing_courtesy=TV l1r1:pointing_end=TV l1r1:pointing_interrogative=VT l1r1:pointing_lower=WS
l1r1:pointing_on=TV l1r1:pointing_question=TV l1r1:pointing_unknown=WS l1r1:possessiveBefore_end=WS
l1r1:praise_end=TV l1r1:profile_end=VT l1r1:question_,=WS l1r1:question_?=TV l1r1:question_about=VT
l1r1:question_copula=SW l1r1:question_end=QY l1r1:question_on=WS l1r1:question_trust=WS
l1r1:request_Unknown=TV l1r1:request_courtesy=XR l1r1:request_end=VT l1r1:request_lower=SW
l1r1:request_unknown=SW l1r1:self_common=VT l1r1:statement_end=TV l1r1:statement_lower=VT
l1r1:statement_unknown=VT l1r1:unknown_,=TV l1r1:unknown_about=TV l1r1:unknown_article=TV
l1r1:unknown_bot=VT l1r1:unknown_common=VT l1r1:unknown_end=VT l1r1:unknown_interrogative=SW
l1r1:unknown_on=VT l1r1:unknown_platform=TV l1r1:unknown_question=VT l1r1:unknown_unknown=TV
l1r1:you_end=TV l2:.=VT l2:?=TV l2:Unknown=SW l2:about=SW l2:and=SW l2:article=VT l2:bot=VT
l2:common=SW l2:compare=TV l2:copula=SW l2:correction=ZP l2:courtesy=VT l2:fid=VT l2:form=TV
l2:he=TV l2:holds=XR l2:lower=VT l2:mention=TV l2:my=TV l2:name=SW l2:no=XR l2:not=TV l2:number=TV
l2:on=TV l2:person=VT l2:platform=VT l2:pointing=TV l2:possessiveBefore=TV l2:profile=VT
l2:request=VT l2:self=TV l2:statement=VT l2:thanks=TV l2:trust=SW l2:wallet=VT l2:you=VT
l2l1:,_bot=TV l2l1:,_common=TV l2l1:,_correction=YQ l2l1:,_interrogative=TV
l2l1:,_interrogativeSubject=TV l2l1:._unknown=VT l2l1:Unknown_Unknown=TV l2l1:Unknown_about=TV
l2l1:Unknown_unknown=TV l2l1:about_article=VT l2l1:about_lower=TV l2l1:about_pointing=TV
l2l1:about_unknown=TV l2l1:article_lower=TV l2l1:article_unknown=TV l2l1:bot_Unknown=TV
l2l1:bot_about=TV l2l1:bot_and=SW l2l1:bot_common=SW l2l1:bot_compare=WS l2l1:bot_copula=WS
l2l1:bot_courtesy=TV l2l1:bot_he=TV l2l1:bot_help=SW l2l1:bot_holds=VT l2l1:bot_interrogative=WS
l2l1:bot_interrogativeSubject=SW l2l1:bot_lower=WS l2l1:bot_on=TV l2l1:bot_question=VT
l2l1:bot_self=VT l2l1:bot_statement=TV l2l1:common_about=RX l2l1:common_article=VT
l2l1:common_bot=TV l2l1:common_common=TV l2l1:common_copula=TV l2l1:common_interrogative=VT
l2l1:common_lower=VT l2l1:common_on=TV l2l1:common_pointing=VT l2l1:common_possessiveBefore=TV
l2l1:common_question=TV l2l1:common_unknown=VT l2l1:copula_article=TV l2l1:copula_lower=TV
l2l1:copula_unknown=TV l2l1:correction_,=XR l2l1:courtesy_about=WS l2l1:courtesy_article=WS
l2l1:courtesy_common=TV l2l1:courtesy_courtesy=TV l2l1:courtesy_lower=VT l2l1:courtesy_request=VT
l2l1:courtesy_unknown=VT l2l1:end_and=VT l2l1:end_bot=XR l2l1:end_common=TV l2l1:end_courtesy=VT
l2l1:end_end=TV l2l1:end_interrogative=WS l2l1:end_no=WS l2l1:end_pointing=TV l2l1:end_praise=TV
l2l1:end_question=WS l2l1:end_thanks=TV l2l1:holds_article=TV l2l1:interrogativeSubject_common=TV
l2l1:interrogativeSubject_copula=VT l2l1:interrogativeSubject_question=VT
l2l1:interrogative_Unknown=TV l2l1:interrogative_article=VT l2l1:interrogative_copula=VT
l2l1:interrogative_courtesy=VT l2l1:interrogative_lower=TV l2l1:interrogative_pointing=WS
l2l1:interrogative_unknown=SW l2l1:lower_,=WS l2l1:lower_and=YQ l2l1:lower_article=VT
l2l1:lower_bot=TV l2l1:lower_common=WS l2l1:lower_copula=VT l2l1:lower_correction=SW
l2l1:lower_interrogative=WS l2l1:lower_or=WS l2l1:lower_profile=VT l2l1:lower_self=TV
l2l1:mention_courtesy=VT l2l1:mention_interrogative=TV l2l1:name_courtesy=VT
l2l1:name_interrogative=TV l2l1:on_article=TV l2l1:on_lower=TV l2l1:on_unknown=TV
l2l1:person_lower=VT l2l1:platform_about=XR l2l1:platform_on=XR l2l1:platform_possessiveBefore=XR
l2l1:pointing_common=VT l2l1:pointing_copula=VT l2l1:pointing_courtesy=TV
l2l1:pointing_interrogative=TV l2l1:praise_,=TV l2l1:profile_about=VT l2l1:profile_unknown=VT
l2l1:question_about=XR l2l1:question_he=TV l2l1:request_Unknown=TV l2l1:request_about=VT
l2l1:request_common=VT l2l1:request_interrogative=WS l2l1:request_interrogativeSubject=VT
l2l1:statement_article=TV l2l1:statement_lower=VT l2l1:statement_unknown=VT l2l1:unknown_,=WS
l2l1:unknown_Unknown=TV l2l1:unknown_about=TV l2l1:unknown_and=YQ l2l1:unknown_article=VT
l2l1:unknown_bot=TV l2l1:unknown_common=WS l2l1:unknown_copula=VT l2l1:unknown_correction=SW
l2l1:unknown_interrogative=WS l2l1:unknown_on=TV l2l1:unknown_or=WS l2l1:unknown_profile=VT
l2l1:unknown_self=TV l2l1:unknown_unknown=TV l2l1:you_request=WS l:,=VT l:.=WS l:?=TV l:Unknown=PZ
l:about=XR l:accounts=VT l:common=TV l:compare=XR l:copula=VT l:correction=ZP l:end=WS l:fid=TV
l:first=TV l:greeting=TV l:he=SW l:help=SW l:holds=TV l:interrogative=XR l:interrogativeSubject=TV
l:lower=XR l:my=TV l:not=SW l:number=TV l:pointing=WS l:possessiveBefore=XR l:praise=RX
l:question=WS l:request=WS l:statement=SW l:thanks=SW l:unknown=TV l:wallet=TV l:you=SW
language:false/2=VT language:false/3=TV language:false/4=TV language:false/7=QY language:true/1=XR
language:true/2=RX language:true/3=VT language:true/4=SW last:false=QY last:true=TV
letters:0/latin=TV letters:1/han=QY letters:1/latin=VT letters:1/other=TV letters:2/han=VT
letters:2/latin=TV letters:2/other=SW letters:3/han=TV letters:3/other=SW letters:4/other=TV
letters:7/latin=VT letters:7/other=VT named:false/false=ZP named:false/true=YQ named:true/false=Ld
named:true/true=Nb person:false/false/card=VT person:false/false/quote=TV
person:false/false/reply=RX person:false/true/quote=TV person:false/true/reply=RX
person:false/true/top=WS person:true/false/card=TV person:true/false/quote=TV
person:true/false/reply=TV person:true/false/top=WS person:true/true/card=TV
person:true/true/quote=SW person:true/true/reply=SW person:true/true/top=YQ position:absent/true=TV
position:embedded/false=RX position:embedded/true=TV position:vocative/false=TV
position:vocative/true=TV possessive:false=Nb possessive:true=YQ question:false/false=RX
question:false/true=SW question:true/true=TV r1:,=VT r1:.=SW r1:Unknown=PZ r1:accounts=VT r1:and=YQ
r1:article=SW r1:bot=VT r1:compare=VT r1:copula=WS r1:correction=WS r1:courtesy=XR r1:credentials=TV
r1:emoji=VT r1:end=TV r1:fid=TV r1:first=TV r1:form=TV r1:help=VT r1:interrogative=YQ
r1:interrogativeSubject=TV r1:lower=YQ r1:mention=TV r1:my=SW r1:name=TV r1:no=VT r1:not=XR r1:on=TV
r1:only=TV r1:or=XR r1:person=WS r1:platform=TV r1:possessiveAfter=XR r1:possessiveBefore=TV
r1:question=VT r1:request=TV r1:self=SW r1:statement=VT r1:unknown=SW r1:wallet=VT r1:yes=TV
r1:you=RX r2:,=QY r2:?=VT r2:Unknown=SW r2:accounts=RX r2:bot=YQ r2:common=VT r2:correction=SW
r2:courtesy=SW r2:emoji=TV r2:end=VT r2:fid=VT r2:interrogative=aO r2:interrogativeSubject=XR
r2:lower=WS r2:mention=TV r2:name=TV r2:number=TV r2:on=SW r2:person=VT r2:platform=VT
r2:possessiveAfter=VT r2:possessiveBefore=SW r2:praise=SW r2:profile=SW r2:request=TV r2:self=XR
r2:statement=RX r2:trust=WS r2:yes=VT r:,=TV r:.=TV r:Unknown=PZ r:about=WS r:and=WS r:common=TV
r:compare=VT r:copula=WS r:correction=YQ r:credentials=TV r:end=WS r:fid=TV r:form=TV r:he=TV
r:interrogative=ZP r:interrogativeSubject=TV r:lower=XR r:mention=TV r:my=SW r:name=TV r:no=VT
r:not=XR r:on=TV r:or=VT r:pointing=SW r:possessiveBefore=TV r:praise=TV r:question=VT r:self=SW
r:statement=VT r:unknown=RX r:wallet=WS r:you=SW script:han/true//2=RX script:han/true//4=TV
script:han/true=RX script:latin/false//1=VT script:latin/false//2=TV script:latin/false//3=SW
script:latin/false//4=SW script:latin/false/Titled/1=TV script:latin/false/Titled/3=WS
script:latin/false/Titled/4=WS script:latin/false/digit/1=VT script:latin/false/hyphen/2=TV
script:latin/false/number/0=VT script:latin/false/number/1=WS script:latin/false/number/2=VT
script:latin/false/short/1=VT script:latin/false/short/2=TV script:latin/false/short/3=SW
script:latin/false/short/4=TV script:latin/false=TV script:latin/true//1=YQ script:latin/true//2=WS
script:latin/true//4=TV script:latin/true/Titled/2=SW script:latin/true/number/1=TV
script:latin/true=XR script:other/true//1=RX script:other/true//2=TV script:other/true//3=TV
script:other/true/Titled/2=VT script:other/true=QY self:true=PZ shape:/1=XR shape:/2=Mc shape:/3=RX
shape:/false/han=SW shape:/false/latin=WS shape:/false/other=RX shape:/true/han=TV
shape:/true/latin=VT shape:/true/other=RX shape:=QY shape:CAPS/1=TV shape:CAPS/false/latin=TV
shape:CAPS=TV shape:CAPSshort/1=TV shape:CAPSshort=TV shape:Titled/1=Mc shape:Titled/2=bN
shape:Titled/false/latin=XR shape:Titled/false/other=WS shape:Titled/true/latin=RX shape:Titled=WS
shape:Titledhyphen/false/latin=XR shape:Titledhyphen=XR shape:digit/1=YQ shape:digit/2=SW
shape:digit/false/latin=VT shape:hyphen/1=VT shape:hyphen/2=TV shape:hyphen/false/latin=TV
shape:hyphen/true/latin=VT shape:number/1=WS shape:number/false/latin=RX shape:number/true/latin=ZP
shape:number=WS shape:short/1=TV shape:short/true/latin=TV shape:short=TV sole:false/false/card=TV
sole:false/false/quote=RX sole:false/false/reply=PZ sole:false/false/top=WS sole:false/true/card=TV
sole:false/true/quote=SW sole:false/true/reply=RX sole:false/true/top=XR sole:true/false/card=VT
sole:true/false/top=VT sole:true/true/top=WS unknown:1/1=WS unknown:2/2=TV unknown:3/2=VT
unknown:4/1=RX unknown:4/3=TV unknown:4/4=VT unknown:7/1=RX unknown:7/2=TV words:1/false=RX
words:1/true=TV words:2/false=TV words:3/true=SW
`
