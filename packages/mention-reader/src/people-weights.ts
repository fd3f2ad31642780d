/** Written by `npm run fit:mentions`. */
export const peopleWeights = `
c:Unknown=VT c:about=WS c:accounts=SW c:and=XR c:article=VT c:bot=VT c:common=RX c:compare=ZP
c:correction=VT c:credentials=SW c:emoji=RX c:endorse=TV c:fid=RX c:form=RX c:greeting=RX
c:handle=TV c:he=TV c:help=SW c:holds=TV c:interrogative=SW c:interrogativeSubject=Oa c:last=TV
c:link=SW c:lower=RX c:mention=TV c:my=QY c:name=QY c:no=SW c:not=XR c:notAfter=SW c:number=RX
c:on=SW c:only=SW c:or=aO c:person=WS c:platform=SW c:pointing=SW c:possessiveAfter=YQ
c:possessiveBefore=PZ c:praise=TV c:profile=QY c:question=SW c:relative=TV c:rhetorical=SW
c:second=SW c:thanks=SW c:trust=SW c:unknown=SW c:verifiers=VT c:wallet=SW c:yes=VT c:you=QY
clause:0/1/false=RX clause:0/1/true=WS clause:1/1/false=TV clause:1/1/true=VT clause:2/1/false=VT
clause:2/1/true=SW clause:2/2/false=QY clause:3/1/true=TV clause:3/2/false=XR clause:3/2/true=SW
clause:3/3/false=SW clause:4/1/false=TV clause:4/1/true=TV clause:4/2/false=WS clause:4/3/false=TV
clause:4/4/false=SW clause:4/4/true=WS clause:7/1/false=XR clause:7/2/false=WS context:card/true=SW
context:quote/false=RX context:quote/true=QY context:reply/false=SW context:reply/true=RX
context:top/false=VT context:top/true=ZP first:false/absent=SW first:false/embedded=QY
first:false/vocative=TV first:true/embedded=VT first:true/vocative=WS l1:,=VT l1:.=YQ l1:?=TV
l1:Unknown=PZ l1:about=VT l1:and=XR l1:article=SW l1:bot=VT l1:common=SW l1:compare=WS l1:copula=WS
l1:correction=YQ l1:courtesy=SW l1:credentials=TV l1:greeting=TV l1:he=RX l1:help=TV l1:holds=SW
l1:interrogative=XR l1:interrogativeSubject=VT l1:lower=XR l1:mention=SW l1:my=SW l1:name=SW
l1:no=VT l1:not=TV l1:notAfter=TV l1:number=TV l1:on=WS l1:or=VT l1:person=YQ l1:possessiveAfter=TV
l1:possessiveBefore=WS l1:praise=RX l1:profile=TV l1:question=VT l1:request=XR l1:second=TV
l1:self=TV l1:statement=TV l1:thanks=TV l1:trust=TV l1:unknown=TV l1:verifiers=WS l1:wallet=TV
l1:you=SW l1r1:,_.=TV l1r1:,_article=TV l1r1:,_bot=SW l1r1:,_common=TV l1r1:,_correction=WS
l1r1:,_courtesy=TV l1r1:,_end=aO l1r1:,_on=TV l1r1:,_question=TV l1r1:._,=TV l1r1:._lower=VT
l1r1:._unknown=VT l1r1:Unknown_,=TV l1r1:Unknown_?=TV l1r1:Unknown_courtesy=TV l1r1:Unknown_end=TV
l1r1:Unknown_interrogative=TV l1r1:Unknown_lower=VT l1r1:Unknown_unknown=VT l1r1:about_,=VT
l1r1:about_?=VT l1r1:about_courtesy=VT l1r1:about_end=VT l1r1:about_on=VT l1r1:accounts_end=VT
l1r1:and_?=XR l1r1:and_common=TV l1r1:and_end=VT l1r1:and_lower=TV l1r1:and_unknown=TV
l1r1:article_,=VT l1r1:article_.=TV l1r1:article_?=SW l1r1:article_about=WS l1r1:article_common=VT
l1r1:article_courtesy=VT l1r1:article_end=TV l1r1:article_lower=WS l1r1:article_possessiveBefore=TV
l1r1:article_unknown=VT l1r1:bot_,=YQ l1r1:bot_.=TV l1r1:bot_?=YQ l1r1:bot_Unknown=RX
l1r1:bot_about=TV l1r1:bot_and=WS l1r1:bot_article=SW l1r1:bot_common=TV l1r1:bot_copula=TV
l1r1:bot_correction=TV l1r1:bot_courtesy=WS l1r1:bot_end=VT l1r1:bot_he=WS l1r1:bot_holds=VT
l1r1:bot_interrogative=ZP l1r1:bot_interrogativeSubject=TV l1r1:bot_lower=WS l1r1:bot_my=TV
l1r1:bot_not=WS l1r1:bot_on=RX l1r1:bot_person=ZP l1r1:bot_platform=TV l1r1:bot_pointing=VT
l1r1:bot_possessiveAfter=WS l1r1:bot_praise=SW l1r1:bot_profile=SW l1r1:bot_question=TV
l1r1:bot_self=TV l1r1:bot_statement=SW l1r1:bot_trust=TV l1r1:bot_wallet=TV l1r1:bot_yes=WS
l1r1:bot_you=TV l1r1:common_.=VT l1r1:common_?=VT l1r1:common_article=TV l1r1:common_bot=TV
l1r1:common_copula=YQ l1r1:common_emoji=TV l1r1:common_on=VT l1r1:common_pointing=VT
l1r1:copula_,=WS l1r1:copula_?=SW l1r1:copula_about=TV l1r1:copula_article=VT l1r1:copula_bot=WS
l1r1:copula_common=VT l1r1:copula_courtesy=VT l1r1:copula_end=SW l1r1:copula_holds=VT
l1r1:copula_lower=VT l1r1:copula_question=VT l1r1:copula_trust=WS l1r1:copula_unknown=VT
l1r1:correction_,=SW l1r1:correction_end=aO l1r1:correction_lower=TV l1r1:correction_unknown=TV
l1r1:courtesy_,=TV l1r1:courtesy_?=XR l1r1:courtesy_about=TV l1r1:courtesy_article=TV
l1r1:courtesy_bot=TV l1r1:courtesy_common=TV l1r1:courtesy_courtesy=SW l1r1:courtesy_on=TV
l1r1:end_,=TV l1r1:end_about=VT l1r1:end_article=TV l1r1:end_bot=RX l1r1:end_common=TV
l1r1:end_copula=TV l1r1:end_correction=WS l1r1:end_end=RX l1r1:end_interrogative=WS l1r1:end_not=TV
l1r1:end_question=SW l1r1:first_end=SW l1r1:greeting_end=TV l1r1:he_?=TV l1r1:he_common=VT
l1r1:he_end=TV l1r1:holds_common=TV l1r1:holds_end=TV l1r1:holds_lower=WS l1r1:holds_unknown=WS
l1r1:interrogativeSubject_article=TV l1r1:interrogativeSubject_common=SW
l1r1:interrogativeSubject_copula=WS l1r1:interrogativeSubject_courtesy=SW
l1r1:interrogativeSubject_end=TV l1r1:interrogativeSubject_lower=VT
l1r1:interrogativeSubject_pointing=TV l1r1:interrogativeSubject_question=VT
l1r1:interrogativeSubject_unknown=VT l1r1:interrogative_,=VT l1r1:interrogative_?=XR
l1r1:interrogative_Unknown=TV l1r1:interrogative_and=YQ l1r1:interrogative_article=TV
l1r1:interrogative_bot=WS l1r1:interrogative_common=TV l1r1:interrogative_copula=WS
l1r1:interrogative_courtesy=VT l1r1:interrogative_end=ZP l1r1:interrogative_lower=SW
l1r1:interrogative_pointing=WS l1r1:interrogative_question=VT l1r1:interrogative_unknown=RX
l1r1:lower_?=WS l1r1:lower_about=TV l1r1:lower_article=TV l1r1:lower_common=VT
l1r1:lower_correction=TV l1r1:lower_courtesy=WS l1r1:lower_end=VT l1r1:lower_he=TV
l1r1:lower_interrogative=TV l1r1:lower_on=VT l1r1:lower_or=VT l1r1:lower_person=TV
l1r1:lower_platform=TV l1r1:lower_pointing=TV l1r1:lower_self=TV l1r1:lower_statement=XR
l1r1:lower_trust=VT l1r1:lower_unknown=TV l1r1:my_end=TV l1r1:not_,=TV l1r1:not_end=PZ
l1r1:not_lower=TV l1r1:not_unknown=TV l1r1:on_,=XR l1r1:on_?=TV l1r1:on_about=VT l1r1:on_common=TV
l1r1:on_courtesy=XR l1r1:on_lower=TV l1r1:on_on=YQ l1r1:on_unknown=TV l1r1:or_end=WS
l1r1:person_end=XR l1r1:person_lower=VT l1r1:platform_lower=TV l1r1:platform_unknown=TV
l1r1:pointing_,=TV l1r1:pointing_?=SW l1r1:pointing_about=TV l1r1:pointing_bot=TV
l1r1:pointing_common=VT l1r1:pointing_copula=VT l1r1:pointing_courtesy=TV
l1r1:pointing_interrogative=VT l1r1:pointing_lower=WS l1r1:pointing_unknown=WS
l1r1:possessiveBefore_,=WS l1r1:possessiveBefore_common=TV l1r1:possessiveBefore_end=WS
l1r1:possessiveBefore_unknown=TV l1r1:praise_end=TV l1r1:profile_end=VT l1r1:profile_lower=TV
l1r1:profile_unknown=TV l1r1:question_,=VT l1r1:question_?=TV l1r1:question_about=VT
l1r1:question_bot=WS l1r1:question_copula=QY l1r1:question_end=PZ l1r1:question_on=VT
l1r1:question_pointing=SW l1r1:question_question=TV l1r1:question_trust=VT l1r1:question_wallet=XR
l1r1:request_Unknown=TV l1r1:request_about=TV l1r1:request_common=WS l1r1:request_courtesy=YQ
l1r1:request_lower=TV l1r1:request_unknown=TV l1r1:self_common=VT l1r1:self_courtesy=SW
l1r1:statement_courtesy=TV l1r1:statement_end=SW l1r1:statement_lower=VT l1r1:statement_unknown=VT
l1r1:thanks_end=TV l1r1:unknown_,=TV l1r1:unknown_?=VT l1r1:unknown_about=TV
l1r1:unknown_accounts=TV l1r1:unknown_article=TV l1r1:unknown_common=VT l1r1:unknown_copula=TV
l1r1:unknown_correction=TV l1r1:unknown_courtesy=VT l1r1:unknown_he=TV l1r1:unknown_interrogative=SW
l1r1:unknown_lower=VT l1r1:unknown_on=VT l1r1:unknown_or=VT l1r1:unknown_person=SW
l1r1:unknown_platform=TV l1r1:unknown_pointing=TV l1r1:unknown_self=TV l1r1:unknown_statement=XR
l1r1:unknown_trust=VT l1r1:yes_end=TV l1r1:yes_unknown=TV l1r1:you_end=TV l2:,=VT l2:.=WS
l2:Unknown=SW l2:about=RX l2:accounts=VT l2:bot=VT l2:common=TV l2:compare=TV l2:copula=SW
l2:correction=ZP l2:courtesy=VT l2:credentials=VT l2:emoji=VT l2:end=VT l2:fid=VT l2:form=TV
l2:greeting=TV l2:he=VT l2:help=VT l2:holds=XR l2:interrogative=TV l2:lower=WS l2:mention=VT
l2:my=SW l2:name=TV l2:no=aO l2:notAfter=WS l2:number=TV l2:on=TV l2:only=TV l2:or=TV l2:person=TV
l2:platform=VT l2:pointing=SW l2:profile=VT l2:request=WS l2:self=SW l2:statement=XR l2:thanks=TV
l2:trust=RX l2:wallet=VT l2:yes=TV l2:you=WS l2l1:,_article=TV l2l1:,_bot=TV l2l1:,_common=TV
l2l1:,_correction=ZP l2l1:,_courtesy=VT l2l1:,_interrogative=VT l2l1:,_interrogativeSubject=TV
l2l1:,_not=SW l2l1:,_pointing=TV l2l1:._bot=WS l2l1:._lower=VT l2l1:._unknown=VT
l2l1:Unknown_about=TV l2l1:about_article=VT l2l1:about_he=TV l2l1:about_lower=TV
l2l1:about_pointing=TV l2l1:about_unknown=TV l2l1:article_Unknown=VT l2l1:article_common=TV
l2l1:article_lower=TV l2l1:article_person=VT l2l1:bot_,=TV l2l1:bot_Unknown=TV l2l1:bot_about=SW
l2l1:bot_and=TV l2l1:bot_common=TV l2l1:bot_compare=XR l2l1:bot_copula=VT l2l1:bot_correction=VT
l2l1:bot_courtesy=TV l2l1:bot_he=SW l2l1:bot_help=TV l2l1:bot_holds=WS
l2l1:bot_interrogativeSubject=SW l2l1:bot_lower=XR l2l1:bot_mention=TV l2l1:bot_my=TV
l2l1:bot_name=TV l2l1:bot_no=TV l2l1:bot_not=WS l2l1:bot_on=SW l2l1:bot_pointing=VT
l2l1:bot_praise=TV l2l1:bot_profile=VT l2l1:bot_question=XR l2l1:bot_self=VT l2l1:bot_statement=TV
l2l1:bot_unknown=VT l2l1:bot_yes=VT l2l1:common_,=VT l2l1:common_about=QY l2l1:common_bot=SW
l2l1:common_common=SW l2l1:common_copula=TV l2l1:common_interrogative=ZP
l2l1:common_interrogativeSubject=XR l2l1:common_lower=VT l2l1:common_on=SW l2l1:common_pointing=VT
l2l1:common_possessiveBefore=SW l2l1:common_question=SW l2l1:common_request=TV
l2l1:common_unknown=VT l2l1:copula_article=TV l2l1:copula_lower=TV l2l1:copula_pointing=VT
l2l1:copula_unknown=TV l2l1:correction_,=YQ l2l1:courtesy_about=WS l2l1:courtesy_article=XR
l2l1:courtesy_bot=TV l2l1:courtesy_common=TV l2l1:courtesy_courtesy=TV
l2l1:courtesy_interrogative=VT l2l1:courtesy_lower=VT l2l1:courtesy_on=VT l2l1:courtesy_pointing=TV
l2l1:courtesy_request=VT l2l1:courtesy_unknown=VT l2l1:end_and=VT l2l1:end_article=TV
l2l1:end_bot=XR l2l1:end_common=TV l2l1:end_copula=TV l2l1:end_courtesy=WS l2l1:end_first=TV
l2l1:end_interrogative=XR l2l1:end_interrogativeSubject=TV l2l1:end_no=YQ l2l1:end_not=TV
l2l1:end_pointing=TV l2l1:end_praise=TV l2l1:end_question=WS l2l1:end_thanks=TV l2l1:he_copula=TV
l2l1:he_question=TV l2l1:holds_article=TV l2l1:holds_lower=TV l2l1:holds_unknown=TV
l2l1:interrogativeSubject_common=TV l2l1:interrogativeSubject_copula=VT
l2l1:interrogativeSubject_question=VT l2l1:interrogative_Unknown=SW l2l1:interrogative_article=VT
l2l1:interrogative_copula=VT l2l1:interrogative_lower=TV l2l1:interrogative_pointing=WS
l2l1:interrogative_unknown=SW l2l1:lower_,=WS l2l1:lower_.=WS l2l1:lower_about=VT l2l1:lower_and=YQ
l2l1:lower_article=VT l2l1:lower_bot=TV l2l1:lower_common=WS l2l1:lower_compare=VT
l2l1:lower_correction=TV l2l1:lower_courtesy=TV l2l1:lower_first=WS l2l1:lower_he=VT
l2l1:lower_not=WS l2l1:lower_on=TV l2l1:lower_or=WS l2l1:lower_pointing=VT
l2l1:lower_possessiveBefore=VT l2l1:lower_self=TV l2l1:lower_statement=TV l2l1:mention_,=TV
l2l1:mention_.=TV l2l1:mention_about=TV l2l1:mention_common=WS l2l1:mention_copula=TV
l2l1:mention_courtesy=VT l2l1:mention_holds=TV l2l1:mention_interrogative=SW l2l1:mention_lower=VT
l2l1:mention_on=TV l2l1:mention_person=VT l2l1:mention_possessiveAfter=TV l2l1:mention_question=TV
l2l1:mention_request=XR l2l1:mention_statement=WS l2l1:mention_unknown=VT l2l1:name_,=TV
l2l1:name_about=TV l2l1:name_common=WS l2l1:name_copula=TV l2l1:name_courtesy=VT l2l1:name_holds=TV
l2l1:name_interrogative=RX l2l1:name_lower=VT l2l1:name_on=TV l2l1:name_person=VT
l2l1:name_possessiveAfter=TV l2l1:name_question=TV l2l1:name_request=WS l2l1:name_statement=WS
l2l1:name_unknown=VT l2l1:no_,=XR l2l1:no_lower=TV l2l1:no_unknown=TV l2l1:not_lower=TV
l2l1:not_unknown=TV l2l1:on_article=TV l2l1:on_lower=TV l2l1:on_pointing=TV l2l1:on_unknown=TV
l2l1:person_Unknown=TV l2l1:person_courtesy=SW l2l1:person_person=XR l2l1:person_unknown=TV
l2l1:platform_about=YQ l2l1:platform_common=VT l2l1:platform_on=XR l2l1:platform_possessiveBefore=YQ
l2l1:pointing_,=VT l2l1:pointing_common=VT l2l1:pointing_courtesy=TV l2l1:pointing_interrogative=SW
l2l1:pointing_lower=TV l2l1:pointing_on=TV l2l1:pointing_person=XR l2l1:pointing_question=TV
l2l1:pointing_unknown=TV l2l1:possessiveBefore_Unknown=VT l2l1:possessiveBefore_unknown=VT
l2l1:praise_,=TV l2l1:praise_pointing=VT l2l1:profile_about=WS l2l1:profile_lower=VT
l2l1:profile_on=VT l2l1:profile_possessiveBefore=VT l2l1:profile_unknown=VT l2l1:question_about=XR
l2l1:question_article=TV l2l1:question_courtesy=VT l2l1:question_on=WS l2l1:question_person=VT
l2l1:question_pointing=VT l2l1:question_possessiveBefore=VT l2l1:question_request=WS
l2l1:question_statement=TV l2l1:request_Unknown=TV l2l1:request_about=WS l2l1:request_article=TV
l2l1:request_common=VT l2l1:request_interrogative=WS l2l1:request_interrogativeSubject=VT
l2l1:request_lower=VT l2l1:request_on=VT l2l1:statement_article=WS l2l1:statement_lower=VT
l2l1:statement_unknown=VT l2l1:trust_or=TV l2l1:unknown_,=VT l2l1:unknown_.=WS l2l1:unknown_and=YQ
l2l1:unknown_article=VT l2l1:unknown_bot=TV l2l1:unknown_common=VT l2l1:unknown_compare=VT
l2l1:unknown_correction=TV l2l1:unknown_courtesy=TV l2l1:unknown_first=WS l2l1:unknown_he=VT
l2l1:unknown_not=WS l2l1:unknown_on=TV l2l1:unknown_or=WS l2l1:unknown_pointing=VT
l2l1:unknown_possessiveBefore=VT l2l1:unknown_self=TV l2l1:unknown_statement=TV l2l1:yes_unknown=VT
l2l1:you_common=TV l2l1:you_courtesy=TV l2l1:you_request=WS l:.=aO l:?=SW l:Unknown=PZ l:about=WS
l:and=SW l:common=TV l:compare=WS l:copula=VT l:correction=ZP l:credentials=TV l:end=WS l:fid=TV
l:first=TV l:greeting=TV l:he=SW l:help=SW l:interrogative=YQ l:lower=XR l:mention=VT l:my=SW
l:not=TV l:notAfter=SW l:number=TV l:or=TV l:platform=TV l:pointing=WS l:possessiveBefore=YQ
l:praise=RX l:question=XR l:request=YQ l:second=TV l:self=SW l:thanks=SW l:trust=TV l:unknown=TV
l:verifiers=WS l:wallet=TV l:you=SW language:false/0=TV language:false/1=VT language:false/2=XR
language:false/7=TV language:true/1=VT language:true/2=SW language:true/3=WS language:true/4=SW
language:true/7=Oa last:false=RX letters:0/latin=SW letters:1/han=QY letters:1/other=TV
letters:2/han=WS letters:2/other=RX letters:3/han=TV letters:3/latin=VT letters:3/other=RX
letters:4/latin=VT letters:4/other=TV letters:7/latin=YQ letters:7/other=WS
named-as:mention/false=WS named-as:mention/true=TV named-as:platform/false=RX
named-as:platform/true=SW named-as:written/false=XR named-as:written/true=WS
named-behind:false/false/false=XR named-behind:false/false/first=TV named-behind:false/false/last=TV
named-behind:false/false/middle=VT named-behind:false/false/only=VT named-behind:false/false/true=QY
named-behind:false/true/false=VT named-behind:false/true/first=VT named-behind:false/true/last=TV
named-behind:false/true/only=VT named-behind:false/true/true=TV named-behind:true/false/false=WS
named-behind:true/false/first=SW named-behind:true/false/last=WS named-behind:true/false/only=TV
named-behind:true/false/true=QY named-behind:true/true/false=VT named-behind:true/true/only=VT
named-c:Unknown=TV named-c:article=TV named-c:bot=WS named-c:compare=YQ named-c:copula=TV
named-c:correction=WS named-c:credentials=VT named-c:ens=VT named-c:first=SW named-c:form=XR
named-c:handle=VT named-c:he=TV named-c:holds=VT named-c:interrogative=TV named-c:last=VT
named-c:lower=SW named-c:mention=TV named-c:my=XR named-c:not=RX named-c:notAfter=SW named-c:only=TV
named-c:or=XR named-c:person=WS named-c:platform=TV named-c:pointing=SW named-c:possessiveAfter=VT
named-c:praise=SW named-c:profile=VT named-c:question=WS named-c:request=SW named-c:second=VT
named-c:self=SW named-c:statement=SW named-c:thanks=VT named-c:trust=TV named-c:unknown=TV
named-c:verifiers=VT named-c:wallet=VT named-c:yes=VT named-clause:0/1/false=TV
named-clause:1/1/false=VT named-clause:2/1/false=VT named-clause:2/1/true=TV
named-clause:3/1/false=VT named-clause:3/1/true=TV named-clause:4/1/false=TV
named-context:card/false=WS named-context:card/true=RX named-context:reply/false=RX
named-context:reply/true=RX named-context:top/false=VT named-context:top/true=XR named-echo:end=gI
named-first:false/absent=TV named-first:false/embedded=XR named-first:true/embedded=PZ named-l1:,=TV
named-l1:?=RX named-l1:about=VT named-l1:and=VT named-l1:article=SW named-l1:bot=XR
named-l1:compare=WS named-l1:copula=VT named-l1:correction=WS named-l1:courtesy=XR named-l1:end=TV
named-l1:he=WS named-l1:interrogative=VT named-l1:lower=TV named-l1:mention=TV named-l1:name=TV
named-l1:no=TV named-l1:not=SW named-l1:notAfter=VT named-l1:only=VT named-l1:person=WS
named-l1:pointing=WS named-l1:possessiveAfter=VT named-l1:possessiveBefore=VT named-l1:question=WS
named-l1:request=VT named-l1:statement=SW named-l1:unknown=TV named-l1:yes=VT named-l1r1:,_,=VT
named-l1r1:,_.=VT named-l1r1:,_and=TV named-l1r1:,_common=TV named-l1r1:,_copula=SW
named-l1r1:,_correction=TV named-l1r1:,_end=VT named-l1r1:,_lower=VT named-l1r1:,_or=VT
named-l1r1:,_question=RX named-l1r1:,_unknown=VT named-l1r1:about_,=TV named-l1r1:about_bot=VT
named-l1r1:about_common=SW named-l1r1:about_end=VT named-l1r1:and_,=SW named-l1r1:and_compare=TV
named-l1r1:and_courtesy=VT named-l1r1:and_end=VT named-l1r1:article_end=VT named-l1r1:bot_,=VT
named-l1r1:bot_about=WS named-l1r1:bot_and=VT named-l1r1:bot_common=WS named-l1r1:bot_copula=TV
named-l1r1:bot_correction=VT named-l1r1:bot_courtesy=XR named-l1r1:bot_end=QY
named-l1r1:bot_interrogative=RX named-l1r1:bot_lower=WS named-l1r1:bot_mention=TV
named-l1r1:bot_not=VT named-l1r1:bot_notAfter=SW named-l1r1:bot_on=XR named-l1r1:bot_only=VT
named-l1r1:bot_or=VT named-l1r1:bot_platform=XR named-l1r1:bot_question=TV named-l1r1:bot_request=VT
named-l1r1:bot_statement=TV named-l1r1:bot_unknown=WS named-l1r1:bot_yes=VT named-l1r1:common_,=QY
named-l1r1:common_and=TV named-l1r1:common_courtesy=VT named-l1r1:common_end=WS
named-l1r1:correction_end=VT named-l1r1:courtesy_end=WS named-l1r1:courtesy_lower=VT
named-l1r1:courtesy_unknown=VT named-l1r1:end_,=VT named-l1r1:end_and=XR named-l1r1:end_bot=TV
named-l1r1:end_common=TV named-l1r1:end_correction=VT named-l1r1:end_courtesy=VT
named-l1r1:end_lower=SW named-l1r1:end_on=VT named-l1r1:end_person=RX named-l1r1:end_pointing=VT
named-l1r1:end_question=WS named-l1r1:end_unknown=SW named-l1r1:interrogative_,=VT
named-l1r1:lower_,=SW named-l1r1:lower_?=VT named-l1r1:lower_and=WS named-l1r1:lower_bot=VT
named-l1r1:lower_common=VT named-l1r1:lower_copula=VT named-l1r1:lower_end=TV
named-l1r1:lower_lower=VT named-l1r1:lower_on=VT named-l1r1:lower_platform=RX
named-l1r1:lower_question=VT named-l1r1:lower_unknown=VT named-l1r1:mention_end=WS
named-l1r1:name_end=WS named-l1r1:notAfter_end=VT named-l1r1:not_,=SW named-l1r1:not_common=TV
named-l1r1:not_courtesy=TV named-l1r1:not_end=SW named-l1r1:on_,=TV named-l1r1:on_end=WS
named-l1r1:or_,=TV named-l1r1:or_?=VT named-l1r1:or_end=VT named-l1r1:person_,=VT
named-l1r1:platform_end=SW named-l1r1:platform_interrogative=VT named-l1r1:platform_lower=QY
named-l1r1:platform_unknown=QY named-l1r1:pointing_end=WS named-l1r1:possessiveBefore_,=TV
named-l1r1:request_and=VT named-l1r1:request_courtesy=TV named-l1r1:request_end=VT
named-l1r1:request_lower=VT named-l1r1:request_on=TV named-l1r1:request_unknown=VT
named-l1r1:unknown_,=SW named-l1r1:unknown_?=VT named-l1r1:unknown_and=WS named-l1r1:unknown_bot=VT
named-l1r1:unknown_common=VT named-l1r1:unknown_copula=VT named-l1r1:unknown_on=VT
named-l1r1:unknown_platform=RX named-l1r1:unknown_question=VT named-l2:,=SW named-l2:.=WS
named-l2:about=VT named-l2:accounts=TV named-l2:and=VT named-l2:article=SW named-l2:bot=XR
named-l2:common=RX named-l2:compare=VT named-l2:copula=VT named-l2:correction=TV
named-l2:courtesy=TV named-l2:end=RX named-l2:form=TV named-l2:lower=VT named-l2:no=XR
named-l2:not=SW named-l2:notAfter=VT named-l2:only=TV named-l2:person=WS named-l2:platform=XR
named-l2:question=VT named-l2:request=VT named-l2:self=VT named-l2:trust=VT named-l2:unknown=VT
named-l2:yes=RX named-l2l1:,_correction=WS named-l2l1:,_courtesy=VT named-l2l1:,_lower=TV
named-l2l1:,_no=SW named-l2l1:,_not=SW named-l2l1:,_request=VT named-l2l1:accounts_platform=VT
named-l2l1:article_platform=TV named-l2l1:bot_compare=VT named-l2l1:bot_copula=VT
named-l2l1:bot_lower=TV named-l2l1:bot_mention=TV named-l2l1:bot_name=TV named-l2l1:bot_no=TV
named-l2l1:bot_not=RX named-l2l1:bot_platform=WS named-l2l1:bot_question=VT
named-l2l1:bot_request=WS named-l2l1:bot_unknown=TV named-l2l1:common_about=TV
named-l2l1:common_lower=TV named-l2l1:common_not=VT named-l2l1:common_on=TV
named-l2l1:common_unknown=TV named-l2l1:correction_,=VT named-l2l1:courtesy_common=VT
named-l2l1:courtesy_courtesy=VT named-l2l1:courtesy_lower=VT named-l2l1:courtesy_request=TV
named-l2l1:courtesy_unknown=VT named-l2l1:end_bot=VT named-l2l1:end_common=TV named-l2l1:end_end=TV
named-l2l1:end_not=TV named-l2l1:end_request=VT named-l2l1:end_unknown=TV
named-l2l1:interrogativeSubject_lower=VT named-l2l1:interrogativeSubject_unknown=VT
named-l2l1:lower_common=XR named-l2l1:lower_platform=TV named-l2l1:mention_about=VT
named-l2l1:mention_common=TV named-l2l1:mention_correction=TV named-l2l1:mention_mention=SW
named-l2l1:mention_name=SW named-l2l1:mention_not=TV named-l2l1:mention_request=TV
named-l2l1:name_about=VT named-l2l1:name_common=TV named-l2l1:name_compare=VT
named-l2l1:name_correction=TV named-l2l1:name_mention=SW named-l2l1:name_name=SW
named-l2l1:name_not=TV named-l2l1:name_request=TV named-l2l1:notAfter_,=VT named-l2l1:on_platform=SW
named-l2l1:platform_,=VT named-l2l1:platform_on=VT named-l2l1:platform_person=VT
named-l2l1:platform_possessiveAfter=VT named-l2l1:request_about=VT named-l2l1:request_common=TV
named-l2l1:self_lower=VT named-l2l1:self_unknown=VT named-l2l1:trust_,=VT
named-l2l1:unknown_common=XR named-l2l1:unknown_platform=TV named-l3:,=XR named-l3:about=SW
named-l3:and=TV named-l3:article=VT named-l3:bot=WS named-l3:common=SW named-l3:compare=VT
named-l3:courtesy=VT named-l3:end=SW named-l3:he=TV named-l3:interrogative=TV
named-l3:interrogativeSubject=VT named-l3:mention=VT named-l3:name=TV named-l3:no=SW named-l3:not=VT
named-l3:notAfter=VT named-l3:on=TV named-l3:only=SW named-l3:pointing=TV
named-l3:possessiveBefore=SW named-l3:question=VT named-l3:request=TV named-l3:self=VT
named-l3:statement=VT named-l3:yes=TV named-l:,=VT named-l:?=RX named-l:about=TV named-l:common=TV
named-l:compare=WS named-l:copula=VT named-l:correction=WS named-l:interrogative=VT
named-l:mention=TV named-l:name=TV named-l:no=VT named-l:notAfter=VT named-l:platform=VT
named-l:pointing=XR named-l:possessiveBefore=WS named-l:question=WS named-l:request=VT
named-l:statement=SW named-language:false/0=SW named-language:false/1=TV named-language:false/2=TV
named-language:false/3=TV named-language:false/4=TV named-language:true/0=VT
named-language:true/1=VT named-language:true/7=VT named-last:false=TV named-last:true=TV
named-named:false/false=WS named-named:true/false=SW named-named:true/true=RX
named-near:false/first=TV named-near:false/last=RX named-near:false/middle=VT
named-near:false/only=TV named-near:true/first=TV named-near:true/last=VT named-near:true/middle=SW
named-near:true/only=XR named-nearest:1/false/false/false/true=VT
named-nearest:1/false/false/true/true=VT named-nearest:1/false/false=VT
named-nearest:1/true/false/false/false=VT named-nearest:1/true/false/true/false=TV
named-nearest:1/true/false=VT named-nearest:2/false/false/false/true=VT
named-nearest:2/false/false/true/true=VT named-nearest:2/false/false=WS
named-nearest:2/false/true/false/true=VT named-nearest:2/false/true=VT named-nearest:2/true/false=VT
named-nearest:2/true/true/true/false=TV named-nearest:2/true/true=TV
named-nearest:3/false/false/false/false=SW named-nearest:3/false/false/false/true=VT
named-nearest:3/false/false=TV named-nearest:3/false/true/false/false=TV
named-nearest:3/false/true=TV named-nearest:3/true/false/false/false=TV
named-nearest:3/true/false=TV named-nearest:3/true/true=VT named-nearest:4/false/false/false/true=RX
named-nearest:4/false/false/true/true=VT named-nearest:4/false/false=SW
named-nearest:4/false/true/false/true=VT named-nearest:4/false/true=WS
named-nearest:4/true/false/false/false=WS named-nearest:4/true/false/false/true=TV
named-nearest:4/true/false/true/false=SW named-nearest:4/true/false/true/true=SW
named-nearest:4/true/false=RX named-nearest:4/true/true/false/false=SW
named-nearest:4/true/true/true/false=VT named-nearest:4/true/true=TV named-out:false/before=TV
named-out:false/null=dL named-out:true/after=QY named-out:true/before=RX named-out:true/null=RX
named-person:false/false/card=WS named-person:false/true/reply=VT named-person:true/false/reply=RX
named-person:true/false/top=WS named-person:true/true/card=RX named-person:true/true/reply=RX
named-person:true/true/top=XR named-position:absent/false=WS named-position:absent/true=RX
named-position:embedded/true=TV named-position:vocative/false=SW named-position:vocative/true=WS
named-possessive:false=TV named-possessive:true=TV named-question:false/false=TV
named-question:true/false=VT named-question:true/true=SW named-r1:.=SW named-r1:?=WS
named-r1:about=TV named-r1:and=WS named-r1:article=WS named-r1:bot=XR named-r1:correction=SW
named-r1:courtesy=TV named-r1:end=TV named-r1:he=VT named-r1:holds=VT named-r1:interrogative=VT
named-r1:lower=TV named-r1:mention=VT named-r1:no=SW named-r1:not=VT named-r1:notAfter=TV
named-r1:on=XR named-r1:only=XR named-r1:or=XR named-r1:person=WS named-r1:platform=PZ
named-r1:pointing=TV named-r1:possessiveAfter=VT named-r1:possessiveBefore=SW named-r1:question=VT
named-r1:statement=TV named-r1:unknown=TV named-r1:yes=VT named-r2:,=SW named-r2:.=VT named-r2:?=TV
named-r2:about=PZ named-r2:accounts=VT named-r2:bot=XR named-r2:common=VT named-r2:compare=VT
named-r2:correction=TV named-r2:courtesy=RX named-r2:end=TV named-r2:form=VT named-r2:handle=VT
named-r2:he=TV named-r2:interrogative=VT named-r2:interrogativeSubject=VT named-r2:mention=VT
named-r2:name=WS named-r2:no=TV named-r2:not=WS named-r2:notAfter=TV named-r2:on=SW
named-r2:platform=VT named-r2:pointing=SW named-r2:possessiveBefore=SW named-r2:question=WS
named-r2:request=SW named-r2:self=TV named-r2:statement=TV named-r2:trust=VT named-r3:,=VT
named-r3:.=TV named-r3:?=VT named-r3:about=WS named-r3:article=SW named-r3:bot=VT named-r3:common=WS
named-r3:copula=RX named-r3:correction=QY named-r3:interrogative=TV named-r3:interrogativeSubject=VT
named-r3:lower=VT named-r3:mention=TV named-r3:name=VT named-r3:not=WS named-r3:only=TV
named-r3:person=VT named-r3:pointing=VT named-r3:possessiveBefore=SW named-r3:praise=VT
named-r3:question=TV named-r3:request=VT named-r3:self=TV named-r3:trust=TV named-r3:unknown=VT
named-r3:yes=VT named-r:.=SW named-r:?=VT named-r:and=XR named-r:copula=TV named-r:correction=SW
named-r:end=WS named-r:he=WS named-r:interrogative=TV named-r:mention=XR named-r:name=XR
named-r:no=SW named-r:not=VT named-r:notAfter=SW named-r:on=YQ named-r:or=XR named-r:platform=Nb
named-r:possessiveAfter=VT named-r:question=VT named-r:request=SW named-r:statement=TV
named-rank:false/false/1/true=SW named-rank:false/true/1/true=VT named-rank:first/2=TV
named-rank:first/3=TV named-rank:first/false/false=QY named-rank:first/false/true=bN
named-rank:first/true/true=QY named-rank:last/2=XR named-rank:last/3=SW
named-rank:last/false/false=RX named-rank:last/false/true=aO named-rank:last/true/true=PZ
named-rank:middle/3=TV named-rank:middle/false/false=VT named-rank:middle/false/true=VT
named-rank:middle/true/true=RX named-rank:only/1=WS named-rank:only/false/false=VT
named-rank:only/true/true=WS named-rank:true/false/1/false=TV named-rank:true/false/1/true=TV
named-rank:true/true/1/false=WS named-repeated:false/false=SW named-repeated:false/true=PZ
named-repeated:true/false=WS named-repeated:true/true=XR named-rivals:false/false/false/false=TV
named-rivals:false/false/false/true=XR named-rivals:false/false/true/false=WS
named-rivals:false/false/true/true=VT named-rivals:true/false/false/false=WS
named-rivals:true/false/false/true=RX named-rivals:true/false/true/false=SW
named-rivals:true/true/false/false=TV named-rivals:true/true/true/false=TV named-self:false=TV
named-sole:false/false/card=VT named-sole:false/false/reply=QY named-sole:false/false/top=TV
named-sole:false/true/card=SW named-sole:false/true/reply=RX named-sole:false/true/top=WS
named-sole:true/false/top=WS named-sole:true/true/top=VT named-unknown:1/1=VT named-unknown:2/1=TV
named-unknown:3/1=TV named-unknown:4/1=TV named-words:1/false=SW named:false/false=ZP
named:false/true=YQ named:true/false=Mc named:true/true=Nb nearest:1/false/false/false/false=XR
nearest:1/false/false/false/true=VT nearest:1/false/false/true/false=TV
nearest:1/false/false/true/true=SW nearest:1/false/false=VT nearest:1/true/false/false/true=TV
nearest:1/true/false/true/false=TV nearest:1/true/false/true/true=WS
nearest:2/false/false/false/false=VT nearest:2/false/false/false/true=VT
nearest:2/false/false/true/false=WS nearest:2/false/false/true/true=SW nearest:2/false/false=WS
nearest:2/false/true/false/true=WS nearest:2/false/true/true/true=TV nearest:2/false/true=VT
nearest:2/true/false/false/false=TV nearest:2/true/false/false/true=VT nearest:2/true/false=VT
nearest:2/true/true/true/true=VT nearest:3/false/false/false/true=VT nearest:3/false/false=VT
nearest:3/false/true/false/true=TV nearest:3/false/true=TV nearest:3/true/false/false/false=RX
nearest:3/true/false/false/true=VT nearest:3/true/false/true/false=TV nearest:3/true/false=RX
nearest:3/true/true/true/false=SW nearest:3/true/true/true/true=VT nearest:3/true/true=SW
nearest:4/false/false/false/true=SW nearest:4/false/false/true/true=YQ nearest:4/false/false=WS
nearest:4/false/true/false/true=WS nearest:4/false/true/true/true=SW
nearest:4/true/false/false/false=WS nearest:4/true/false/false/true=SW
nearest:4/true/false/true/false=TV nearest:4/true/false/true/true=SW nearest:4/true/false=RX
nearest:4/true/true/true/false=TV nearest:4/true/true/true/true=TV nearest:4/true/true=SW
person:false/false/card=WS person:false/false/quote=SW person:false/false/reply=QY
person:false/false/top=VT person:false/true/quote=TV person:false/true/reply=RX
person:false/true/top=XR person:true/false/card=TV person:true/false/quote=SW
person:true/false/reply=WS person:true/false/top=VT person:true/true/card=SW
person:true/true/quote=SW person:true/true/top=XR position:absent/true=SW position:embedded/false=SW
position:embedded/true=TV position:vocative/true=VT possessive:false=Nb possessive:true=ZP
question:false/false=SW question:false/true=TV r1:.=TV r1:?=WS r1:Unknown=Oa r1:accounts=VT
r1:and=XR r1:article=SW r1:bot=WS r1:common=TV r1:compare=WS r1:copula=YQ r1:correction=XR
r1:courtesy=WS r1:credentials=TV r1:emoji=VT r1:end=TV r1:fid=SW r1:first=SW r1:he=TV r1:help=VT
r1:holds=TV r1:interrogative=WS r1:interrogativeSubject=SW r1:lower=YQ r1:mention=TV r1:my=SW
r1:name=SW r1:no=XR r1:not=VT r1:notAfter=VT r1:on=SW r1:only=WS r1:or=XR r1:person=WS
r1:platform=TV r1:possessiveAfter=WS r1:possessiveBefore=SW r1:praise=TV r1:profile=TV r1:request=SW
r1:self=SW r1:statement=XR r1:thanks=TV r1:trust=VT r1:unknown=TV r1:you=RX r2:,=RX r2:?=XR
r2:Unknown=RX r2:accounts=RX r2:and=TV r2:bot=XR r2:common=VT r2:compare=TV r2:copula=TV
r2:correction=SW r2:courtesy=RX r2:emoji=TV r2:end=VT r2:he=XR r2:interrogative=ZP
r2:interrogativeSubject=VT r2:lower=XR r2:mention=SW r2:my=XR r2:name=SW r2:not=SW r2:number=TV
r2:on=SW r2:only=VT r2:person=WS r2:platform=VT r2:pointing=XR r2:praise=TV r2:profile=RX
r2:question=XR r2:request=SW r2:statement=PZ r2:thanks=TV r2:trust=WS r2:wallet=TV r2:you=WS r:,=VT
r:.=TV r:?=VT r:Unknown=Oa r:about=WS r:and=VT r:compare=WS r:copula=XR r:correction=VT
r:credentials=TV r:end=XR r:fid=SW r:holds=VT r:interrogative=XR r:interrogativeSubject=SW
r:lower=XR r:mention=SW r:my=SW r:name=SW r:no=VT r:not=VT r:notAfter=VT r:number=TV r:on=TV
r:platform=VT r:possessiveBefore=SW r:praise=SW r:profile=TV r:question=XR r:request=WS r:self=SW
r:statement=VT r:thanks=VT r:trust=VT r:unknown=RX r:wallet=WS r:you=TV rank:false/false/1/false=TV
rank:false/false/1/true=WS rank:false/true/1/false=WS rank:false/true/1/true=VT
rank:false/true/2/false=WS rank:false/true/2/true=TV rank:false/true/3/false=SW
rank:false/true/3/true=VT rank:false/true/4/false=SW rank:false/true/4/true=WS
rank:true/false/1/false=SW rank:true/false/1/true=RX rank:true/true/1/true=SW
rank:true/true/2/false=WS rank:true/true/2/true=TV rank:true/true/3/false=TV repeated:false/false=Mc
repeated:false/true=Ld repeated:true/false=cM repeated:true/true=fJ script:han/true//2=SW
script:han/true//4=TV script:han/true//7=TV script:han/true=RX script:latin/false//1=TV
script:latin/false//2=SW script:latin/false//3=TV script:latin/false//4=SW script:latin/false//7=WS
script:latin/false/Titled/1=SW script:latin/false/Titled/3=VT script:latin/false/Titled/4=XR
script:latin/false/digit/2=TV script:latin/false/digit/4=VT script:latin/false/hyphen/2=TV
script:latin/false/hyphen/3=TV script:latin/false/number/0=VT script:latin/false/number/1=YQ
script:latin/false/number/4=VT script:latin/false/short/1=VT script:latin/false/short/2=TV
script:latin/false/short/3=SW script:latin/false/short/4=SW script:latin/false=TV
script:latin/true//1=ZP script:latin/true//2=XR script:latin/true/Titled/2=RX
script:latin/true/number/1=SW script:latin/true=YQ script:other/true//1=RX script:other/true//2=SW
script:other/true//3=TV script:other/true//4=TV script:other/true/Titled/2=WS
script:other/true/Titled/3=VT script:other/true=PZ self:true=QY shape:/1=YQ shape:/2=Mc shape:/3=RX
shape:/false/han=QY shape:/false/latin=WS shape:/false/other=QY shape:/true/latin=WS
shape:/true/other=RX shape:=QY shape:CAPS/1=TV shape:CAPS/false/latin=TV shape:CAPS=TV
shape:CAPSshort/1=TV shape:CAPSshort/true/latin=TV shape:CAPSshort=TV shape:Titled/1=Ld
shape:Titled/2=eK shape:Titled/3=WS shape:Titled/false/latin=WS shape:Titled/false/other=WS
shape:Titled/true/latin=SW shape:Titled=XR shape:Titledhyphen/1=TV shape:Titledhyphen/false/latin=XR
shape:Titledhyphen=XR shape:Titledshort/1=TV shape:Titledshort=TV shape:digit/1=ZP shape:digit/2=RX
shape:digit/3=TV shape:digit/true/latin=VT shape:digit=VT shape:dot=SW shape:hyphen/2=SW
shape:hyphen/false/latin=TV shape:hyphen=TV shape:number/1=XR shape:number/false/latin=SW
shape:number/true/latin=YQ shape:number=XR shape:short/1=TV shape:short/false/latin=VT
shape:short/true/latin=SW shape:short=TV sole:false/false/quote=QY sole:false/false/reply=RX
sole:false/false/top=WS sole:false/true/card=SW sole:false/true/quote=RX sole:false/true/top=WS
sole:true/false/card=VT sole:true/false/top=WS sole:true/true/top=WS unknown:0/1=TV unknown:1/1=XR
unknown:1/2=TV unknown:2/1=VT unknown:3/1=VT unknown:3/3=VT unknown:4/1=TV unknown:4/3=TV
unknown:4/4=VT unknown:7/1=Oa unknown:7/2=VT unknown:7/3=SW unknown:7/4=TV words:1/false=SW
words:1/true=VT words:2/true=VT words:3/true=SW
`
