/** Written by `npm run fit:mentions`. */
export const peopleWeights = `
c:Unknown=TV c:about=VT c:and=XR c:article=VT c:common=RX c:compare=XR c:correction=VT
c:credentials=TV c:emoji=RX c:endorse=TV c:fid=TV c:first=WS c:form=RX c:greeting=SW c:handle=TV
c:he=TV c:help=SW c:holds=TV c:interrogative=TV c:interrogativeSubject=Oa c:last=TV c:link=TV
c:lower=SW c:mention=TV c:my=RX c:name=QY c:no=SW c:not=XR c:notAfter=SW c:number=QY c:on=SW c:or=ZP
c:person=WS c:platform=SW c:pointing=SW c:possessiveAfter=YQ c:possessiveBefore=QY c:praise=SW
c:profile=QY c:question=SW c:relative=TV c:rhetorical=SW c:second=SW c:thanks=SW c:unknown=RX
c:verifiers=WS c:wallet=TV c:you=QY clause:0/1/false=RX clause:1/1/false=TV clause:1/1/true=WS
clause:2/1/false=WS clause:2/1/true=SW clause:2/2/false=SW clause:2/2/true=TV clause:3/1/true=TV
clause:3/2/false=XR clause:3/2/true=SW clause:3/3/false=RX clause:3/3/true=VT clause:4/1/false=TV
clause:4/1/true=TV clause:4/2/false=XR clause:4/2/true=TV clause:4/3/false=TV clause:4/3/true=VT
clause:4/4/false=SW clause:4/4/true=WS clause:7/1/false=WS clause:7/2/false=VT context:card/true=SW
context:quote/false=SW context:quote/true=RX context:reply/false=SW context:reply/true=SW
context:top/true=YQ first:false/absent=SW first:false/embedded=RX first:false/vocative=TV
first:true/vocative=WS l1:,=VT l1:.=XR l1:?=TV l1:Unknown=QY l1:about=VT l1:accounts=TV l1:and=WS
l1:article=TV l1:bot=VT l1:common=TV l1:compare=VT l1:copula=WS l1:correction=XR l1:courtesy=SW
l1:first=VT l1:greeting=TV l1:he=RX l1:help=TV l1:holds=TV l1:interrogative=YQ l1:lower=WS
l1:mention=SW l1:my=TV l1:name=SW l1:notAfter=TV l1:number=TV l1:on=WS l1:person=XR
l1:possessiveAfter=TV l1:possessiveBefore=WS l1:praise=SW l1:question=VT l1:request=XR l1:second=TV
l1:self=SW l1:statement=TV l1:thanks=TV l1:trust=TV l1:unknown=SW l1:wallet=TV l1:you=TV l1r1:,_.=TV
l1r1:,_article=TV l1r1:,_bot=TV l1r1:,_common=TV l1r1:,_courtesy=SW l1r1:,_end=ZP l1r1:Unknown_,=TV
l1r1:Unknown_?=TV l1r1:Unknown_courtesy=TV l1r1:Unknown_end=TV l1r1:Unknown_interrogative=TV
l1r1:Unknown_lower=WS l1r1:Unknown_unknown=VT l1r1:about_,=VT l1r1:about_?=VT l1r1:about_about=VT
l1r1:about_courtesy=VT l1r1:about_on=WS l1r1:and_?=WS l1r1:article_?=TV l1r1:article_about=VT
l1r1:article_end=SW l1r1:article_lower=VT l1r1:article_on=VT l1r1:article_unknown=VT l1r1:bot_,=WS
l1r1:bot_.=TV l1r1:bot_?=XR l1r1:bot_Unknown=SW l1r1:bot_about=TV l1r1:bot_and=WS
l1r1:bot_article=SW l1r1:bot_correction=TV l1r1:bot_courtesy=VT l1r1:bot_end=VT l1r1:bot_he=VT
l1r1:bot_interrogative=YQ l1r1:bot_lower=WS l1r1:bot_my=TV l1r1:bot_name=TV l1r1:bot_on=SW
l1r1:bot_or=VT l1r1:bot_person=XR l1r1:bot_platform=TV l1r1:bot_possessiveAfter=VT
l1r1:bot_praise=TV l1r1:bot_profile=TV l1r1:bot_question=TV l1r1:bot_self=TV l1r1:bot_statement=SW
l1r1:bot_you=TV l1r1:common_?=VT l1r1:common_article=TV l1r1:common_bot=TV l1r1:common_common=VT
l1r1:common_copula=XR l1r1:common_courtesy=TV l1r1:common_emoji=TV l1r1:common_on=VT
l1r1:common_pointing=VT l1r1:copula_,=WS l1r1:copula_?=TV l1r1:copula_about=TV
l1r1:copula_courtesy=VT l1r1:copula_end=SW l1r1:copula_lower=VT l1r1:copula_trust=WS
l1r1:copula_unknown=VT l1r1:correction_,=TV l1r1:correction_end=aO l1r1:correction_lower=TV
l1r1:correction_unknown=TV l1r1:courtesy_,=TV l1r1:courtesy_?=WS l1r1:courtesy_about=TV
l1r1:courtesy_bot=TV l1r1:courtesy_common=TV l1r1:courtesy_courtesy=SW l1r1:courtesy_end=TV
l1r1:courtesy_on=TV l1r1:end_,=TV l1r1:end_about=VT l1r1:end_bot=SW l1r1:end_common=TV
l1r1:end_copula=SW l1r1:end_correction=WS l1r1:end_end=RX l1r1:end_interrogative=VT
l1r1:end_question=SW l1r1:first_end=TV l1r1:he_common=VT l1r1:he_end=TV l1r1:holds_common=TV
l1r1:holds_end=TV l1r1:holds_lower=WS l1r1:holds_unknown=WS l1r1:interrogativeSubject_common=SW
l1r1:interrogativeSubject_copula=WS l1r1:interrogativeSubject_end=TV
l1r1:interrogativeSubject_lower=VT l1r1:interrogativeSubject_pointing=TV
l1r1:interrogativeSubject_question=WS l1r1:interrogativeSubject_unknown=VT l1r1:interrogative_?=VT
l1r1:interrogative_Unknown=TV l1r1:interrogative_and=WS l1r1:interrogative_article=TV
l1r1:interrogative_bot=WS l1r1:interrogative_common=TV l1r1:interrogative_copula=VT
l1r1:interrogative_courtesy=VT l1r1:interrogative_end=ZP l1r1:interrogative_lower=TV
l1r1:interrogative_pointing=WS l1r1:interrogative_question=VT l1r1:interrogative_unknown=SW
l1r1:lower_?=WS l1r1:lower_and=VT l1r1:lower_article=TV l1r1:lower_common=VT l1r1:lower_courtesy=WS
l1r1:lower_end=VT l1r1:lower_interrogative=TV l1r1:lower_lower=TV l1r1:lower_person=TV
l1r1:lower_platform=TV l1r1:lower_statement=WS l1r1:lower_trust=VT l1r1:lower_unknown=TV
l1r1:no_end=VT l1r1:not_end=RX l1r1:on_,=WS l1r1:on_?=TV l1r1:on_about=WS l1r1:on_common=TV
l1r1:on_courtesy=WS l1r1:on_end=TV l1r1:on_lower=TV l1r1:on_on=YQ l1r1:on_unknown=TV
l1r1:person_,=VT l1r1:person_end=WS l1r1:pointing_,=TV l1r1:pointing_?=TV l1r1:pointing_about=TV
l1r1:pointing_bot=TV l1r1:pointing_common=VT l1r1:pointing_courtesy=TV
l1r1:pointing_interrogative=XR l1r1:pointing_lower=VT l1r1:pointing_unknown=VT
l1r1:possessiveBefore_,=WS l1r1:possessiveBefore_end=VT l1r1:possessiveBefore_unknown=TV
l1r1:praise_end=TV l1r1:profile_unknown=TV l1r1:question_,=VT l1r1:question_about=VT
l1r1:question_article=TV l1r1:question_bot=WS l1r1:question_copula=SW l1r1:question_end=QY
l1r1:question_on=VT l1r1:question_platform=VT l1r1:question_pointing=TV l1r1:question_question=TV
l1r1:question_trust=VT l1r1:request_Unknown=TV l1r1:request_about=TV l1r1:request_common=WS
l1r1:request_courtesy=YQ l1r1:request_unknown=TV l1r1:statement_end=TV l1r1:statement_lower=VT
l1r1:statement_unknown=VT l1r1:unknown_,=TV l1r1:unknown_?=VT l1r1:unknown_and=VT
l1r1:unknown_article=TV l1r1:unknown_common=VT l1r1:unknown_courtesy=VT
l1r1:unknown_interrogative=SW l1r1:unknown_lower=VT l1r1:unknown_person=TV l1r1:unknown_platform=TV
l1r1:unknown_statement=WS l1r1:unknown_trust=VT l1r1:unknown_unknown=VT l1r1:yes_end=TV
l1r1:yes_unknown=TV l1r1:you_end=TV l2:.=VT l2:?=VT l2:Unknown=TV l2:about=RX l2:accounts=VT
l2:and=VT l2:article=TV l2:bot=VT l2:common=TV l2:copula=TV l2:correction=YQ l2:end=VT l2:fid=VT
l2:first=TV l2:form=TV l2:greeting=TV l2:he=WS l2:holds=WS l2:interrogative=TV l2:mention=VT
l2:my=SW l2:name=TV l2:no=ZP l2:not=VT l2:notAfter=WS l2:number=TV l2:on=TV l2:or=TV l2:person=TV
l2:pointing=TV l2:possessiveAfter=TV l2:praise=TV l2:profile=VT l2:request=WS l2:self=SW
l2:statement=WS l2:thanks=TV l2:trust=SW l2:unknown=TV l2:wallet=VT l2:you=VT l2l1:,_bot=TV
l2l1:,_common=TV l2l1:,_correction=YQ l2l1:,_interrogativeSubject=SW l2l1:._bot=WS l2l1:Unknown_,=TV
l2l1:Unknown_about=TV l2l1:about_lower=TV l2l1:about_pointing=TV l2l1:about_unknown=TV
l2l1:and_lower=VT l2l1:and_unknown=VT l2l1:article_Unknown=VT l2l1:article_common=TV
l2l1:article_lower=TV l2l1:article_person=VT l2l1:bot_,=TV l2l1:bot_Unknown=TV l2l1:bot_about=TV
l2l1:bot_and=TV l2l1:bot_compare=WS l2l1:bot_copula=VT l2l1:bot_correction=VT l2l1:bot_he=SW
l2l1:bot_help=TV l2l1:bot_holds=WS l2l1:bot_interrogative=VT l2l1:bot_interrogativeSubject=SW
l2l1:bot_lower=WS l2l1:bot_name=TV l2l1:bot_not=XR l2l1:bot_on=TV l2l1:bot_pointing=VT
l2l1:bot_question=WS l2l1:bot_statement=TV l2l1:bot_unknown=VT l2l1:common_,=VT l2l1:common_about=RX
l2l1:common_article=TV l2l1:common_bot=TV l2l1:common_common=SW l2l1:common_he=TV
l2l1:common_interrogative=ZP l2l1:common_on=TV l2l1:common_possessiveBefore=TV
l2l1:common_question=TV l2l1:common_request=TV l2l1:copula_article=TV l2l1:copula_lower=TV
l2l1:copula_pointing=WS l2l1:copula_unknown=TV l2l1:correction_,=XR l2l1:courtesy_about=VT
l2l1:courtesy_article=WS l2l1:courtesy_bot=TV l2l1:courtesy_common=TV l2l1:courtesy_courtesy=TV
l2l1:courtesy_lower=VT l2l1:courtesy_on=VT l2l1:courtesy_pointing=TV l2l1:courtesy_request=VT
l2l1:courtesy_unknown=VT l2l1:end_and=VT l2l1:end_article=TV l2l1:end_bot=XR l2l1:end_common=TV
l2l1:end_courtesy=WS l2l1:end_interrogative=WS l2l1:end_no=WS l2l1:end_not=TV l2l1:end_pointing=TV
l2l1:end_praise=TV l2l1:end_question=WS l2l1:he_question=TV l2l1:holds_article=TV
l2l1:interrogativeSubject_common=TV l2l1:interrogativeSubject_copula=VT
l2l1:interrogative_Unknown=TV l2l1:interrogative_copula=VT l2l1:interrogative_pointing=VT
l2l1:interrogative_unknown=TV l2l1:lower_,=VT l2l1:lower_.=WS l2l1:lower_about=VT l2l1:lower_and=XR
l2l1:lower_article=VT l2l1:lower_bot=TV l2l1:lower_common=VT l2l1:lower_he=VT
l2l1:lower_interrogative=TV l2l1:lower_lower=VT l2l1:lower_no=TV l2l1:lower_not=VT l2l1:lower_or=WS
l2l1:lower_possessiveBefore=WS l2l1:lower_request=TV l2l1:mention_,=TV l2l1:mention_about=TV
l2l1:mention_common=WS l2l1:mention_copula=TV l2l1:mention_holds=TV l2l1:mention_interrogative=SW
l2l1:mention_lower=VT l2l1:mention_on=TV l2l1:mention_statement=WS l2l1:mention_unknown=VT
l2l1:name_,=TV l2l1:name_about=TV l2l1:name_common=WS l2l1:name_copula=TV l2l1:name_holds=TV
l2l1:name_interrogative=RX l2l1:name_lower=VT l2l1:name_on=TV l2l1:name_question=TV
l2l1:name_request=WS l2l1:name_statement=WS l2l1:name_unknown=VT l2l1:no_lower=TV l2l1:no_unknown=TV
l2l1:on_article=TV l2l1:on_lower=TV l2l1:on_unknown=TV l2l1:person_Unknown=TV
l2l1:person_courtesy=SW l2l1:person_person=WS l2l1:person_unknown=TV l2l1:platform_about=XR
l2l1:platform_lower=TV l2l1:platform_on=WS l2l1:platform_possessiveBefore=XR
l2l1:platform_unknown=TV l2l1:pointing_about=VT l2l1:pointing_courtesy=TV
l2l1:pointing_interrogative=SW l2l1:pointing_lower=TV l2l1:pointing_on=TV l2l1:pointing_question=TV
l2l1:pointing_unknown=TV l2l1:possessiveBefore_unknown=VT l2l1:praise_,=TV l2l1:profile_about=VT
l2l1:profile_lower=VT l2l1:profile_on=VT l2l1:profile_unknown=VT l2l1:question_about=WS
l2l1:question_article=TV l2l1:question_common=TV l2l1:question_courtesy=VT l2l1:question_lower=TV
l2l1:question_on=VT l2l1:question_person=VT l2l1:question_pointing=WS l2l1:question_request=VT
l2l1:question_unknown=TV l2l1:request_Unknown=TV l2l1:request_about=VT l2l1:request_article=TV
l2l1:request_common=VT l2l1:request_interrogative=WS l2l1:request_interrogativeSubject=VT
l2l1:request_lower=VT l2l1:request_on=VT l2l1:self_unknown=TV l2l1:statement_article=WS
l2l1:statement_lower=VT l2l1:statement_unknown=VT l2l1:unknown_,=VT l2l1:unknown_.=WS
l2l1:unknown_and=XR l2l1:unknown_article=VT l2l1:unknown_bot=TV l2l1:unknown_common=VT
l2l1:unknown_he=VT l2l1:unknown_interrogative=TV l2l1:unknown_no=TV l2l1:unknown_not=VT
l2l1:unknown_on=TV l2l1:unknown_or=WS l2l1:unknown_possessiveBefore=WS l2l1:unknown_request=TV
l2l1:yes_unknown=VT l2l1:you_request=WS l:,=TV l:.=YQ l:?=SW l:Unknown=QY l:about=VT l:and=SW
l:common=SW l:compare=WS l:copula=VT l:correction=YQ l:end=WS l:first=TV l:greeting=TV l:he=TV
l:help=TV l:holds=VT l:interrogative=XR l:lower=XR l:my=TV l:notAfter=TV l:number=TV l:on=VT l:or=TV
l:platform=TV l:pointing=VT l:possessiveBefore=XR l:praise=SW l:question=XR l:request=XR l:second=TV
l:self=SW l:thanks=TV l:trust=TV l:unknown=TV l:wallet=TV l:you=SW language:false/1=WS
language:false/2=WS language:false/7=SW language:true/0=TV language:true/2=SW language:true/4=SW
language:true/7=QY last:false=RX last:true=TV letters:0/latin=RX letters:1/han=QY letters:1/other=TV
letters:2/han=WS letters:2/other=SW letters:3/han=TV letters:3/other=SW letters:4/han=TV
letters:4/latin=WS letters:4/other=TV letters:7/latin=YQ letters:7/other=WS
named-as:mention/false=WS named-as:mention/true=TV named-as:platform/false=QY
named-as:platform/true=SW named-as:written/false=YQ named-as:written/true=WS
named-behind:false/false/false=XR named-behind:false/false/first=SW named-behind:false/false/last=TV
named-behind:false/false/middle=VT named-behind:false/false/only=VT named-behind:false/false/true=QY
named-behind:false/true/false=VT named-behind:false/true/first=VT named-behind:false/true/last=TV
named-behind:false/true/true=TV named-behind:true/false/false=VT named-behind:true/false/first=SW
named-behind:true/false/last=VT named-behind:true/false/only=TV named-behind:true/false/true=RX
named-behind:true/true/false=VT named-behind:true/true/only=VT named-c:Unknown=TV
named-c:accounts=VT named-c:and=VT named-c:article=TV named-c:bot=WS named-c:compare=XR
named-c:copula=TV named-c:correction=VT named-c:courtesy=VT named-c:credentials=WS named-c:fid=VT
named-c:first=SW named-c:form=XR named-c:handle=WS named-c:he=TV named-c:holds=WS named-c:lower=SW
named-c:my=WS named-c:name=WS named-c:no=TV named-c:not=SW named-c:notAfter=SW named-c:on=TV
named-c:or=XR named-c:person=VT named-c:platform=RX named-c:pointing=SW named-c:possessiveAfter=VT
named-c:praise=SW named-c:profile=VT named-c:question=WS named-c:request=SW named-c:self=SW
named-c:statement=SW named-c:thanks=VT named-c:trust=TV named-c:unknown=TV named-c:wallet=WS
named-c:yes=VT named-c:you=TV named-clause:0/1/false=TV named-clause:1/1/false=VT
named-clause:1/1/true=VT named-clause:2/1/true=TV named-clause:3/1/false=VT named-clause:3/1/true=TV
named-clause:4/1/false=TV named-context:card/false=WS named-context:card/true=SW
named-context:reply/false=RX named-context:reply/true=SW named-context:top/false=VT
named-context:top/true=WS named-echo:end=eK named-first:false/absent=TV
named-first:false/embedded=XR named-first:false/vocative=TV named-first:true/embedded=QY
named-first:true/vocative=VT named-l1:,=TV named-l1:?=SW named-l1:about=VT named-l1:article=TV
named-l1:bot=XR named-l1:compare=WS named-l1:copula=VT named-l1:correction=VT named-l1:courtesy=XR
named-l1:end=TV named-l1:he=VT named-l1:interrogative=VT named-l1:lower=TV named-l1:mention=TV
named-l1:name=TV named-l1:no=TV named-l1:not=SW named-l1:notAfter=VT named-l1:on=VT named-l1:only=VT
named-l1:person=VT named-l1:platform=TV named-l1:pointing=VT named-l1:possessiveBefore=VT
named-l1:question=WS named-l1:request=VT named-l1:statement=SW named-l1:unknown=TV named-l1r1:,_,=VT
named-l1r1:,_.=VT named-l1r1:,_and=TV named-l1r1:,_end=VT named-l1r1:,_lower=VT
named-l1r1:,_question=RX named-l1r1:,_unknown=VT named-l1r1:about_,=TV named-l1r1:about_bot=VT
named-l1r1:about_end=VT named-l1r1:and_,=TV named-l1r1:and_courtesy=VT named-l1r1:and_end=VT
named-l1r1:article_end=VT named-l1r1:bot_,=VT named-l1r1:bot_about=VT named-l1r1:bot_and=VT
named-l1r1:bot_common=VT named-l1r1:bot_copula=TV named-l1r1:bot_courtesy=WS named-l1r1:bot_end=SW
named-l1r1:bot_interrogative=TV named-l1r1:bot_lower=VT named-l1r1:bot_mention=TV
named-l1r1:bot_name=TV named-l1r1:bot_not=VT named-l1r1:bot_notAfter=SW named-l1r1:bot_on=WS
named-l1r1:bot_or=VT named-l1r1:bot_platform=WS named-l1r1:bot_request=VT
named-l1r1:bot_statement=TV named-l1r1:bot_unknown=VT named-l1r1:common_,=RX
named-l1r1:common_courtesy=VT named-l1r1:common_end=WS named-l1r1:correction_end=VT
named-l1r1:courtesy_end=VT named-l1r1:courtesy_lower=VT named-l1r1:courtesy_unknown=VT
named-l1r1:end_,=VT named-l1r1:end_and=WS named-l1r1:end_common=TV named-l1r1:end_correction=VT
named-l1r1:end_courtesy=VT named-l1r1:end_lower=SW named-l1r1:end_on=VT named-l1r1:end_person=SW
named-l1r1:end_unknown=SW named-l1r1:lower_,=TV named-l1r1:lower_?=VT named-l1r1:lower_and=VT
named-l1r1:lower_common=VT named-l1r1:lower_end=TV named-l1r1:lower_platform=SW
named-l1r1:lower_question=VT named-l1r1:mention_end=VT named-l1r1:name_end=VT named-l1r1:no_end=TV
named-l1r1:notAfter_end=VT named-l1r1:not_,=TV named-l1r1:not_common=TV named-l1r1:not_courtesy=TV
named-l1r1:not_end=TV named-l1r1:on_,=TV named-l1r1:on_end=VT named-l1r1:or_?=VT
named-l1r1:or_end=VT named-l1r1:platform_end=SW named-l1r1:platform_interrogative=VT
named-l1r1:platform_lower=RX named-l1r1:platform_unknown=RX named-l1r1:possessiveBefore_,=TV
named-l1r1:request_lower=VT named-l1r1:request_on=TV named-l1r1:request_unknown=VT
named-l1r1:unknown_,=TV named-l1r1:unknown_?=VT named-l1r1:unknown_and=VT
named-l1r1:unknown_common=VT named-l1r1:unknown_end=TV named-l1r1:unknown_platform=SW
named-l1r1:unknown_question=VT named-l2:,=SW named-l2:.=VT named-l2:about=VT named-l2:and=VT
named-l2:article=SW named-l2:bot=XR named-l2:common=SW named-l2:copula=VT named-l2:courtesy=TV
named-l2:end=SW named-l2:form=TV named-l2:lower=WS named-l2:no=XR named-l2:not=TV
named-l2:notAfter=VT named-l2:only=TV named-l2:person=VT named-l2:platform=XR named-l2:question=VT
named-l2:request=VT named-l2:self=VT named-l2:unknown=WS named-l2:yes=SW named-l2l1:,_correction=VT
named-l2l1:,_courtesy=VT named-l2l1:,_lower=TV named-l2l1:,_no=SW named-l2l1:,_not=TV
named-l2l1:article_platform=TV named-l2l1:bot_lower=TV named-l2l1:bot_mention=TV
named-l2l1:bot_name=TV named-l2l1:bot_no=TV named-l2l1:bot_not=SW named-l2l1:bot_platform=VT
named-l2l1:bot_question=VT named-l2l1:bot_request=WS named-l2l1:bot_unknown=TV
named-l2l1:common_,=VT named-l2l1:common_about=TV named-l2l1:common_lower=TV named-l2l1:common_on=TV
named-l2l1:common_unknown=TV named-l2l1:correction_,=VT named-l2l1:courtesy_,=TV
named-l2l1:courtesy_courtesy=VT named-l2l1:courtesy_lower=VT named-l2l1:courtesy_unknown=VT
named-l2l1:end_bot=VT named-l2l1:end_common=SW named-l2l1:end_end=TV named-l2l1:end_not=TV
named-l2l1:lower_common=XR named-l2l1:lower_on=VT named-l2l1:mention_about=VT
named-l2l1:mention_common=TV named-l2l1:mention_correction=TV named-l2l1:mention_mention=TV
named-l2l1:mention_name=TV named-l2l1:mention_not=TV named-l2l1:name_about=VT
named-l2l1:name_common=TV named-l2l1:name_compare=VT named-l2l1:name_correction=TV
named-l2l1:name_mention=TV named-l2l1:name_name=TV named-l2l1:name_not=TV named-l2l1:on_platform=SW
named-l2l1:platform_,=VT named-l2l1:platform_person=VT named-l2l1:unknown_common=XR
named-l2l1:unknown_on=VT named-l3:,=WS named-l3:about=SW named-l3:article=VT named-l3:bot=WS
named-l3:common=TV named-l3:compare=VT named-l3:courtesy=VT named-l3:end=SW
named-l3:interrogative=TV named-l3:mention=VT named-l3:name=TV named-l3:no=SW named-l3:notAfter=VT
named-l3:on=SW named-l3:only=SW named-l3:pointing=TV named-l3:possessiveBefore=SW
named-l3:question=VT named-l3:request=TV named-l3:yes=TV named-l:.=VT named-l:?=SW named-l:common=TV
named-l:compare=WS named-l:copula=VT named-l:correction=VT named-l:interrogative=WS
named-l:mention=TV named-l:name=TV named-l:not=TV named-l:notAfter=VT named-l:pointing=WS
named-l:possessiveBefore=VT named-l:question=WS named-l:request=VT named-l:statement=SW
named-language:false/0=TV named-language:false/1=TV named-language:false/2=TV
named-language:false/3=TV named-language:false/4=TV named-language:true/0=WS
named-language:true/1=VT named-language:true/3=TV named-language:true/7=VT named-last:true=TV
named-named:false/false=VT named-named:true/false=TV named-named:true/true=SW
named-near:false/first=TV named-near:false/last=RX named-near:false/middle=VT
named-near:true/first=TV named-near:true/last=VT named-near:true/middle=TV named-near:true/only=WS
named-out:false/before=SW named-out:false/null=cM named-out:true/after=RX named-out:true/before=RX
named-out:true/null=RX named-person:false/false/card=WS named-person:false/false/reply=VT
named-person:false/true/card=TV named-person:false/true/reply=VT named-person:true/false/reply=RX
named-person:true/false/top=VT named-person:true/true/card=SW named-person:true/true/reply=SW
named-person:true/true/top=WS named-position:absent/false=WS named-position:absent/true=SW
named-position:embedded/false=TV named-position:embedded/true=TV named-position:vocative/false=SW
named-position:vocative/true=VT named-possessive:false=TV named-question:false/false=TV
named-question:true/false=VT named-question:true/true=TV named-r1:.=SW named-r1:?=VT
named-r1:about=TV named-r1:and=VT named-r1:article=WS named-r1:bot=XR named-r1:correction=SW
named-r1:courtesy=TV named-r1:holds=VT named-r1:interrogative=VT named-r1:lower=TV named-r1:no=SW
named-r1:notAfter=SW named-r1:on=WS named-r1:only=WS named-r1:or=WS named-r1:person=WS
named-r1:platform=PZ named-r1:possessiveAfter=VT named-r1:possessiveBefore=TV named-r1:praise=TV
named-r1:question=VT named-r1:request=TV named-r1:statement=TV named-r1:unknown=TV named-r1:yes=VT
named-r2:,=SW named-r2:?=TV named-r2:about=QY named-r2:and=TV named-r2:bot=XR named-r2:common=VT
named-r2:copula=VT named-r2:correction=TV named-r2:courtesy=RX named-r2:end=TV named-r2:he=TV
named-r2:interrogative=WS named-r2:interrogativeSubject=VT named-r2:mention=VT named-r2:name=WS
named-r2:not=VT named-r2:on=SW named-r2:platform=WS named-r2:pointing=SW
named-r2:possessiveBefore=TV named-r2:question=VT named-r2:request=SW named-r2:self=TV
named-r2:statement=SW named-r2:trust=VT named-r2:wallet=VT named-r3:,=VT named-r3:.=TV named-r3:?=VT
named-r3:about=WS named-r3:article=SW named-r3:bot=VT named-r3:common=WS named-r3:copula=RX
named-r3:correction=RX named-r3:courtesy=TV named-r3:lower=VT named-r3:name=VT named-r3:no=TV
named-r3:not=VT named-r3:person=VT named-r3:pointing=VT named-r3:possessiveBefore=TV
named-r3:question=TV named-r3:request=VT named-r3:self=TV named-r3:trust=SW named-r3:unknown=VT
named-r:.=SW named-r:?=VT named-r:about=TV named-r:and=WS named-r:correction=SW named-r:end=WS
named-r:he=VT named-r:mention=XR named-r:name=XR named-r:no=SW named-r:notAfter=SW named-r:on=XR
named-r:or=WS named-r:platform=Oa named-r:pointing=VT named-r:question=VT named-r:request=SW
named-r:statement=TV named-rank:first/2=TV named-rank:first/3=TV named-rank:first/false/false=RX
named-rank:first/false/true=ZP named-rank:first/true/true=RX named-rank:last/2=XR
named-rank:last/3=RX named-rank:last/false/false=RX named-rank:last/false/true=ZP
named-rank:last/true/true=QY named-rank:middle/3=TV named-rank:middle/false/false=VT
named-rank:middle/false/true=VT named-rank:middle/true/true=SW named-rank:only/1=WS
named-rank:only/false/false=VT named-rank:only/true/true=VT named-rivals:false/false/false/true=WS
named-rivals:false/false/true/false=VT named-rivals:false/false/true/true=VT
named-rivals:false/true/false/false=TV named-rivals:false/true/false/true=TV
named-rivals:true/false/false/false=VT named-rivals:true/false/false/true=SW
named-rivals:true/false/true/false=SW named-rivals:true/false/true/true=VT
named-rivals:true/true/false/false=TV named-rivals:true/true/true/false=TV named-self:false=TV
named-sole:false/false/card=VT named-sole:false/false/reply=RX named-sole:false/false/top=TV
named-sole:false/true/card=TV named-sole:false/true/reply=SW named-sole:false/true/top=WS
named-sole:true/false/top=WS named-sole:true/true/top=VT named-unknown:2/1=TV named-unknown:3/1=TV
named-unknown:4/1=TV named-unknown:7/1=VT named-words:1/false=SW named:false/false=YQ
named:false/true=YQ named:true/false=Nb named:true/true=Oa person:false/false/card=VT
person:false/false/quote=TV person:false/false/reply=QY person:false/true/card=TV
person:false/true/quote=TV person:false/true/reply=SW person:false/true/top=WS
person:true/false/card=TV person:true/false/quote=TV person:true/false/reply=WS
person:true/true/card=TV person:true/true/quote=SW person:true/true/reply=VT person:true/true/top=WS
position:absent/true=SW position:embedded/false=RX possessive:false=Oa possessive:true=YQ
question:false/false=SW question:false/true=TV question:true/false=TV r1:?=VT r1:Unknown=PZ
r1:accounts=VT r1:and=WS r1:bot=VT r1:common=SW r1:compare=VT r1:copula=YQ r1:correction=WS
r1:courtesy=VT r1:credentials=TV r1:end=TV r1:fid=TV r1:first=SW r1:he=TV r1:holds=TV
r1:interrogative=XR r1:interrogativeSubject=SW r1:lower=XR r1:mention=TV r1:my=TV r1:name=SW
r1:no=WS r1:on=SW r1:only=VT r1:or=WS r1:person=WS r1:platform=TV r1:pointing=TV
r1:possessiveAfter=WS r1:possessiveBefore=SW r1:praise=TV r1:profile=TV r1:request=SW r1:self=SW
r1:statement=XR r1:thanks=TV r1:trust=VT r1:unknown=SW r1:wallet=WS r1:you=SW r2:,=RX r2:.=WS
r2:?=VT r2:Unknown=RX r2:accounts=TV r2:and=SW r2:bot=WS r2:common=VT r2:copula=TV r2:correction=TV
r2:courtesy=RX r2:emoji=TV r2:he=VT r2:interrogative=aO r2:interrogativeSubject=VT r2:lower=WS
r2:mention=SW r2:my=WS r2:name=SW r2:no=TV r2:not=TV r2:on=SW r2:only=WS r2:or=VT r2:person=WS
r2:pointing=XR r2:praise=TV r2:profile=TV r2:question=WS r2:request=RX r2:self=TV r2:statement=QY
r2:thanks=TV r2:trust=WS r2:unknown=TV r2:you=WS r:.=TV r:?=VT r:Unknown=PZ r:about=VT r:and=VT
r:common=TV r:compare=VT r:copula=XR r:credentials=TV r:end=WS r:fid=TV r:interrogative=XR
r:interrogativeSubject=SW r:lower=XR r:mention=SW r:my=TV r:name=SW r:on=TV r:or=VT
r:possessiveBefore=SW r:praise=SW r:question=WS r:self=SW r:trust=WS r:unknown=SW r:wallet=XR
r:you=SW script:han/true//2=TV script:han/true//3=TV script:han/true//4=TV script:han/true=RX
script:latin/false//2=TV script:latin/false//3=TV script:latin/false//4=SW script:latin/false//7=VT
script:latin/false/Titled/1=TV script:latin/false/Titled/3=VT script:latin/false/Titled/4=WS
script:latin/false/digit/1=TV script:latin/false/digit/2=TV script:latin/false/digit/3=VT
script:latin/false/digit/4=WS script:latin/false/hyphen/2=TV script:latin/false/number/1=XR
script:latin/false/number/4=VT script:latin/false/short/1=VT script:latin/false/short/2=TV
script:latin/false/short/3=SW script:latin/false/short/4=SW script:latin/false=TV
script:latin/true//1=ZP script:latin/true//2=WS script:latin/true//4=TV
script:latin/true/Titled/2=SW script:latin/true/number/1=TV script:latin/true=YQ
script:other/true//1=RX script:other/true//2=SW script:other/true//3=TV script:other/true//4=TV
script:other/true/Titled/2=WS script:other/true=PZ self:false=TV self:true=QY shape:/1=YQ
shape:/2=Mc shape:/3=QY shape:/4=TV shape:/false/han=RX shape:/false/latin=VT shape:/false/other=QY
shape:/true/latin=VT shape:/true/other=RX shape:=QY shape:CAPS/1=TV shape:CAPS/false/latin=TV
shape:CAPS=TV shape:CAPSshort/1=TV shape:CAPSshort=TV shape:Titled/1=Mc shape:Titled/2=dL
shape:Titled/3=WS shape:Titled/false/latin=WS shape:Titled/false/other=WS shape:Titled/true/latin=SW
shape:Titled=XR shape:Titledhyphen/false/latin=WS shape:Titledhyphen=WS shape:digit/1=YQ
shape:digit/2=RX shape:digit/3=TV shape:digit/false/latin=TV shape:digit/true/latin=VT
shape:digit=VT shape:hyphen/2=TV shape:hyphen/false/latin=TV shape:hyphen=TV shape:number/1=WS
shape:number/false/latin=TV shape:number/true/latin=YQ shape:number=WS shape:short/1=TV
shape:short/false/latin=VT shape:short/true/latin=RX shape:short=TV sole:false/false/card=TV
sole:false/false/quote=QY sole:false/false/reply=SW sole:false/false/top=WS sole:false/true/card=SW
sole:false/true/top=VT sole:true/false/card=VT sole:true/false/top=VT sole:true/true/top=VT
unknown:1/1=WS unknown:4/1=TV unknown:4/3=TV unknown:7/1=PZ unknown:7/2=WS unknown:7/3=TV
unknown:7/4=TV words:1/false=RX words:1/true=VT words:3/true=SW
`
