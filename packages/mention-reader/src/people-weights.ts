/** Written by `npm run fit:mentions`. */
export const peopleWeights = `
c:Unknown=VT c:about=WS c:accounts=SW c:and=WS c:article=VT c:bot=VT c:callAfter=WS c:common=TV
c:compare=ZP c:copula=TV c:correction=TV c:credentials=RX c:emoji=RX c:endorse=SW c:ens=TV c:fid=RX
c:form=RX c:greeting=TV c:handle=TV c:he=TV c:help=QY c:holds=TV c:interrogative=RX
c:interrogativeSubject=Oa c:last=TV c:link=QY c:lower=SW c:my=PZ c:name=QY c:no=RX c:not=XR
c:notAfter=RX c:number=RX c:only=SW c:or=aO c:person=VT c:platform=SW c:possessiveAfter=ZP
c:possessiveBefore=PZ c:praise=TV c:profile=QY c:question=TV c:relative=TV c:rhetorical=RX
c:second=SW c:thanks=SW c:third=TV c:trust=SW c:unknown=SW c:verifiers=WS c:wallet=SW c:yes=TV
c:you=QY clause:0/1/false=TV clause:1/1/false=TV clause:1/1/true=WS clause:2/1/false=VT
clause:2/1/true=SW clause:2/2/false=QY clause:3/1/true=TV clause:3/2/false=WS clause:3/2/true=SW
clause:3/3/false=TV clause:4/1/false=TV clause:4/1/true=TV clause:4/2/false=WS clause:4/3/false=SW
clause:4/4/false=SW clause:4/4/true=WS clause:7/1/false=WS context:card/false=VT
context:card/true=RX context:question/true=VT context:quote/false=RX context:quote/true=PZ
context:reply/false=RX context:reply/true=RX context:top/false=VT context:top/true=ZP
first:false/absent=SW first:false/embedded=QY first:true/embedded=TV first:true/vocative=WS l1:,=VT
l1:.=XR l1:?=SW l1:Unknown=PZ l1:and=XR l1:article=RX l1:common=TV l1:compare=WS l1:copula=WS
l1:correction=XR l1:courtesy=SW l1:credentials=TV l1:end=TV l1:fid=VT l1:first=VT l1:form=TV
l1:greeting=TV l1:he=PZ l1:help=SW l1:holds=SW l1:interrogative=WS l1:interrogativeSubject=WS
l1:lower=YQ l1:mention=SW l1:my=SW l1:name=SW l1:no=VT l1:not=TV l1:notAfter=TV l1:number=TV
l1:on=WS l1:only=TV l1:or=VT l1:person=YQ l1:platform=TV l1:possessiveAfter=TV
l1:possessiveBefore=XR l1:praise=QY l1:question=VT l1:relative=TV l1:request=XR l1:second=TV
l1:self=SW l1:thanks=RX l1:trust=TV l1:unknown=TV l1:verifiers=XR l1:wallet=TV l1r1:,_.=SW
l1r1:,_article=SW l1r1:,_bot=TV l1r1:,_common=SW l1r1:,_correction=ZP l1r1:,_courtesy=SW
l1r1:,_end=ZP l1r1:,_on=TV l1r1:,_pointing=VT l1r1:._common=SW l1r1:._courtesy=SW l1r1:Unknown_,=TV
l1r1:Unknown_?=TV l1r1:Unknown_common=VT l1r1:Unknown_courtesy=TV l1r1:Unknown_end=TV
l1r1:Unknown_interrogative=TV l1r1:about_,=VT l1r1:about_?=TV l1r1:about_courtesy=WS
l1r1:about_end=VT l1r1:accounts_end=VT l1r1:and_?=YQ l1r1:and_end=VT l1r1:article_,=VT
l1r1:article_?=TV l1r1:article_Unknown=TV l1r1:article_about=WS l1r1:article_common=VT
l1r1:article_end=VT l1r1:article_lower=WS l1r1:article_possessiveBefore=TV l1r1:article_unknown=VT
l1r1:bot_,=YQ l1r1:bot_.=TV l1r1:bot_?=ZP l1r1:bot_Unknown=RX l1r1:bot_and=VT l1r1:bot_article=QY
l1r1:bot_common=SW l1r1:bot_correction=TV l1r1:bot_courtesy=VT l1r1:bot_he=VT l1r1:bot_holds=VT
l1r1:bot_interrogative=YQ l1r1:bot_lower=WS l1r1:bot_mention=TV l1r1:bot_my=TV l1r1:bot_name=TV
l1r1:bot_not=WS l1r1:bot_on=TV l1r1:bot_person=aO l1r1:bot_pointing=VT l1r1:bot_possessiveAfter=WS
l1r1:bot_praise=SW l1r1:bot_profile=RX l1r1:bot_question=SW l1r1:bot_request=XR l1r1:bot_self=SW
l1r1:bot_statement=RX l1r1:bot_wallet=TV l1r1:bot_you=VT l1r1:common_,=TV l1r1:common_.=VT
l1r1:common_?=VT l1r1:common_about=TV l1r1:common_article=XR l1r1:common_bot=TV
l1r1:common_common=VT l1r1:common_copula=XR l1r1:common_end=SW l1r1:common_interrogative=SW
l1r1:common_lower=TV l1r1:common_on=VT l1r1:common_pointing=XR l1r1:common_possessiveBefore=TV
l1r1:common_unknown=TV l1r1:compare_end=TV l1r1:copula_,=VT l1r1:copula_?=RX l1r1:copula_about=TV
l1r1:copula_article=VT l1r1:copula_bot=XR l1r1:copula_common=WS l1r1:copula_end=TV
l1r1:copula_holds=VT l1r1:copula_lower=WS l1r1:copula_on=TV l1r1:copula_question=VT
l1r1:copula_trust=VT l1r1:copula_unknown=WS l1r1:correction_,=TV l1r1:correction_courtesy=VT
l1r1:correction_end=bN l1r1:correction_lower=TV l1r1:correction_unknown=TV l1r1:courtesy_?=WS
l1r1:courtesy_about=TV l1r1:courtesy_article=TV l1r1:courtesy_bot=TV l1r1:courtesy_common=TV
l1r1:courtesy_copula=VT l1r1:courtesy_courtesy=SW l1r1:courtesy_end=SW l1r1:courtesy_on=VT
l1r1:courtesy_question=TV l1r1:end_,=SW l1r1:end_and=WS l1r1:end_bot=QY l1r1:end_common=WS
l1r1:end_copula=TV l1r1:end_correction=VT l1r1:end_courtesy=WS l1r1:end_he=TV l1r1:end_lower=TV
l1r1:end_on=TV l1r1:end_pointing=TV l1r1:end_question=TV l1r1:end_statement=WS l1r1:end_unknown=TV
l1r1:first_common=VT l1r1:first_end=SW l1r1:first_lower=TV l1r1:first_unknown=TV l1r1:he_?=TV
l1r1:he_common=VT l1r1:he_end=TV l1r1:holds_common=TV l1r1:holds_end=TV l1r1:holds_lower=VT
l1r1:holds_unknown=VT l1r1:interrogativeSubject_article=TV l1r1:interrogativeSubject_common=SW
l1r1:interrogativeSubject_copula=WS l1r1:interrogativeSubject_end=TV
l1r1:interrogativeSubject_lower=VT l1r1:interrogativeSubject_pointing=TV
l1r1:interrogativeSubject_question=WS l1r1:interrogativeSubject_unknown=VT l1r1:interrogative_,=VT
l1r1:interrogative_?=XR l1r1:interrogative_Unknown=TV l1r1:interrogative_and=YQ
l1r1:interrogative_article=SW l1r1:interrogative_bot=XR l1r1:interrogative_copula=VT
l1r1:interrogative_courtesy=WS l1r1:interrogative_end=ZP l1r1:interrogative_lower=TV
l1r1:interrogative_name=TV l1r1:interrogative_pointing=WS l1r1:interrogative_question=VT
l1r1:interrogative_unknown=RX l1r1:lower_.=XR l1r1:lower_?=VT l1r1:lower_article=SW
l1r1:lower_bot=TV l1r1:lower_common=VT l1r1:lower_copula=TV l1r1:lower_correction=TV
l1r1:lower_courtesy=WS l1r1:lower_end=WS l1r1:lower_he=TV l1r1:lower_interrogative=TV
l1r1:lower_on=VT l1r1:lower_person=RX l1r1:lower_platform=TV l1r1:lower_praise=VT
l1r1:lower_question=VT l1r1:lower_self=TV l1r1:lower_statement=XR l1r1:mention_courtesy=WS
l1r1:mention_end=TV l1r1:my_end=TV l1r1:name_courtesy=WS l1r1:name_end=TV l1r1:name_interrogative=TV
l1r1:no_end=TV l1r1:not_end=PZ l1r1:not_lower=TV l1r1:not_unknown=TV l1r1:on_,=YQ l1r1:on_?=TV
l1r1:on_courtesy=XR l1r1:on_lower=TV l1r1:on_on=XR l1r1:on_unknown=TV l1r1:or_?=VT l1r1:or_end=VT
l1r1:person_,=WS l1r1:person_bot=SW l1r1:person_courtesy=WS l1r1:person_end=XR
l1r1:platform_lower=TV l1r1:platform_unknown=TV l1r1:pointing_,=SW l1r1:pointing_?=RX
l1r1:pointing_about=TV l1r1:pointing_bot=TV l1r1:pointing_courtesy=TV l1r1:pointing_end=VT
l1r1:pointing_interrogative=WS l1r1:pointing_lower=XR l1r1:pointing_on=TV l1r1:pointing_question=VT
l1r1:pointing_trust=TV l1r1:pointing_unknown=XR l1r1:possessiveBefore_,=XR
l1r1:possessiveBefore_Unknown=TV l1r1:possessiveBefore_end=VT l1r1:possessiveBefore_unknown=TV
l1r1:praise_end=TV l1r1:profile_end=WS l1r1:profile_unknown=TV l1r1:question_?=TV
l1r1:question_article=TV l1r1:question_bot=WS l1r1:question_common=VT l1r1:question_copula=QY
l1r1:question_courtesy=RX l1r1:question_end=Nb l1r1:question_on=VT l1r1:question_platform=VT
l1r1:question_pointing=TV l1r1:question_question=SW l1r1:question_trust=VT l1r1:question_unknown=TV
l1r1:question_wallet=YQ l1r1:request_Unknown=TV l1r1:request_common=WS l1r1:request_courtesy=XR
l1r1:request_end=TV l1r1:request_lower=TV l1r1:request_on=TV l1r1:request_unknown=SW l1r1:self_,=VT
l1r1:self_courtesy=SW l1r1:self_lower=VT l1r1:self_unknown=VT l1r1:statement_courtesy=TV
l1r1:statement_end=SW l1r1:statement_lower=VT l1r1:statement_unknown=VT l1r1:trust_end=VT
l1r1:unknown_,=TV l1r1:unknown_.=XR l1r1:unknown_Unknown=TV l1r1:unknown_accounts=TV
l1r1:unknown_article=SW l1r1:unknown_bot=TV l1r1:unknown_common=XR l1r1:unknown_copula=SW
l1r1:unknown_correction=TV l1r1:unknown_he=TV l1r1:unknown_interrogative=SW l1r1:unknown_person=RX
l1r1:unknown_platform=TV l1r1:unknown_praise=VT l1r1:unknown_question=VT l1r1:unknown_self=TV
l1r1:unknown_statement=XR l1r1:unknown_unknown=TV l1r1:yes_common=TV l1r1:yes_end=SW
l1r1:yes_lower=VT l2:.=VT l2:Unknown=SW l2:about=RX l2:accounts=VT l2:and=TV l2:bot=WS l2:common=TV
l2:correction=ZP l2:courtesy=XR l2:credentials=VT l2:emoji=VT l2:end=VT l2:first=TV l2:form=TV
l2:handle=TV l2:he=TV l2:help=VT l2:holds=YQ l2:interrogativeSubject=TV l2:lower=WS l2:my=SW
l2:name=SW l2:no=YQ l2:not=TV l2:notAfter=TV l2:on=QY l2:or=TV l2:person=TV l2:platform=VT
l2:pointing=RX l2:possessiveBefore=WS l2:praise=TV l2:question=TV l2:relative=WS l2:request=XR
l2:self=SW l2:statement=WS l2:thanks=SW l2:trust=RX l2:wallet=VT l2:yes=TV l2:you=XR l2l1:,_and=TV
l2l1:,_article=TV l2l1:,_bot=TV l2l1:,_common=SW l2l1:,_correction=ZP l2l1:,_courtesy=VT
l2l1:,_interrogative=SW l2l1:,_lower=WS l2l1:,_not=SW l2l1:,_person=TV l2l1:,_pointing=VT
l2l1:,_question=TV l2l1:,_request=WS l2l1:,_unknown=WS l2l1:,_yes=XR l2l1:._bot=WS l2l1:._lower=VT
l2l1:._unknown=VT l2l1:Unknown_about=TV l2l1:about_article=WS l2l1:about_common=TV
l2l1:about_lower=TV l2l1:about_pointing=TV l2l1:about_unknown=TV l2l1:and_lower=TV
l2l1:and_unknown=TV l2l1:article_Unknown=VT l2l1:article_common=TV l2l1:article_lower=TV
l2l1:bot_,=SW l2l1:bot_Unknown=SW l2l1:bot_about=SW l2l1:bot_and=TV l2l1:bot_article=TV
l2l1:bot_common=TV l2l1:bot_compare=XR l2l1:bot_copula=WS l2l1:bot_correction=VT
l2l1:bot_courtesy=SW l2l1:bot_he=RX l2l1:bot_help=TV l2l1:bot_holds=WS l2l1:bot_interrogative=VT
l2l1:bot_interrogativeSubject=QY l2l1:bot_lower=WS l2l1:bot_mention=TV l2l1:bot_my=TV
l2l1:bot_name=TV l2l1:bot_not=VT l2l1:bot_on=TV l2l1:bot_pointing=VT l2l1:bot_praise=TV
l2l1:bot_question=XR l2l1:bot_request=VT l2l1:bot_self=WS l2l1:bot_statement=SW l2l1:bot_unknown=VT
l2l1:bot_yes=VT l2l1:bot_you=TV l2l1:common_,=TV l2l1:common_about=PZ l2l1:common_article=XR
l2l1:common_common=VT l2l1:common_copula=SW l2l1:common_interrogative=YQ
l2l1:common_interrogativeSubject=WS l2l1:common_lower=XR l2l1:common_on=TV l2l1:common_pointing=VT
l2l1:common_possessiveBefore=TV l2l1:common_question=RX l2l1:common_self=TV l2l1:common_unknown=XR
l2l1:copula_article=TV l2l1:copula_common=VT l2l1:copula_courtesy=VT l2l1:copula_lower=TV
l2l1:copula_unknown=TV l2l1:correction_,=XR l2l1:correction_article=TV l2l1:correction_bot=TV
l2l1:correction_correction=VT l2l1:courtesy_,=VT l2l1:courtesy_article=YQ l2l1:courtesy_bot=TV
l2l1:courtesy_correction=TV l2l1:courtesy_courtesy=VT l2l1:courtesy_interrogative=VT
l2l1:courtesy_lower=WS l2l1:courtesy_unknown=WS l2l1:end_about=RX l2l1:end_and=VT l2l1:end_bot=XR
l2l1:end_common=SW l2l1:end_copula=TV l2l1:end_correction=WS l2l1:end_courtesy=XR l2l1:end_end=TV
l2l1:end_first=TV l2l1:end_interrogative=YQ l2l1:end_mention=WS l2l1:end_name=WS l2l1:end_no=XR
l2l1:end_not=TV l2l1:end_pointing=TV l2l1:end_praise=SW l2l1:end_question=VT l2l1:end_request=TV
l2l1:end_statement=TV l2l1:end_thanks=SW l2l1:he_lower=TV l2l1:he_unknown=TV l2l1:holds_article=TV
l2l1:holds_courtesy=XR l2l1:holds_lower=TV l2l1:holds_unknown=TV l2l1:interrogativeSubject_common=TV
l2l1:interrogativeSubject_lower=TV l2l1:interrogativeSubject_question=TV
l2l1:interrogativeSubject_unknown=TV l2l1:interrogative_Unknown=TV l2l1:interrogative_article=WS
l2l1:interrogative_copula=VT l2l1:interrogative_courtesy=TV l2l1:interrogative_lower=SW
l2l1:interrogative_pointing=YQ l2l1:interrogative_question=TV l2l1:interrogative_unknown=QY
l2l1:lower_,=XR l2l1:lower_.=VT l2l1:lower_and=ZP l2l1:lower_bot=SW l2l1:lower_common=WS
l2l1:lower_compare=VT l2l1:lower_copula=VT l2l1:lower_correction=TV l2l1:lower_first=VT
l2l1:lower_holds=TV l2l1:lower_no=TV l2l1:lower_not=WS l2l1:lower_on=SW l2l1:lower_or=WS
l2l1:lower_question=TV l2l1:lower_request=TV l2l1:lower_self=TV l2l1:lower_statement=TV
l2l1:lower_yes=TV l2l1:lower_you=WS l2l1:mention_,=TV l2l1:mention_article=TV l2l1:mention_common=WS
l2l1:mention_copula=TV l2l1:mention_holds=SW l2l1:mention_interrogative=SW l2l1:mention_on=SW
l2l1:mention_pointing=TV l2l1:mention_possessiveAfter=TV l2l1:mention_statement=XR l2l1:name_,=TV
l2l1:name_.=TV l2l1:name_article=TV l2l1:name_common=WS l2l1:name_copula=SW l2l1:name_holds=SW
l2l1:name_interrogative=SW l2l1:name_on=SW l2l1:name_pointing=TV l2l1:name_possessiveAfter=TV
l2l1:name_question=TV l2l1:name_statement=XR l2l1:no_,=VT l2l1:not_lower=TV l2l1:not_unknown=TV
l2l1:on_article=TV l2l1:on_bot=VT l2l1:on_common=TV l2l1:on_lower=SW l2l1:on_pointing=TV
l2l1:on_unknown=SW l2l1:person_Unknown=TV l2l1:person_courtesy=TV l2l1:person_person=XR
l2l1:person_unknown=TV l2l1:platform_about=ZP l2l1:platform_common=WS l2l1:platform_lower=TV
l2l1:platform_on=YQ l2l1:platform_possessiveBefore=ZP l2l1:platform_unknown=TV
l2l1:pointing_article=TV l2l1:pointing_common=VT l2l1:pointing_courtesy=TV
l2l1:pointing_interrogative=RX l2l1:pointing_lower=VT l2l1:pointing_on=TV l2l1:pointing_pointing=TV
l2l1:pointing_question=TV l2l1:pointing_unknown=VT l2l1:possessiveBefore_Unknown=VT
l2l1:possessiveBefore_lower=VT l2l1:possessiveBefore_unknown=WS l2l1:praise_pointing=VT
l2l1:profile_about=WS l2l1:profile_on=VT l2l1:question_,=TV l2l1:question_about=WS
l2l1:question_article=SW l2l1:question_copula=VT l2l1:question_on=WS l2l1:question_person=VT
l2l1:question_question=VT l2l1:question_request=WS l2l1:request_Unknown=TV l2l1:request_about=VT
l2l1:request_article=SW l2l1:request_common=WS l2l1:request_interrogative=WS
l2l1:request_interrogativeSubject=VT l2l1:request_unknown=TV l2l1:self_courtesy=TV
l2l1:self_unknown=TV l2l1:statement_article=VT l2l1:statement_courtesy=TV l2l1:statement_lower=VT
l2l1:statement_unknown=VT l2l1:unknown_,=WS l2l1:unknown_Unknown=TV l2l1:unknown_about=TV
l2l1:unknown_and=ZP l2l1:unknown_bot=SW l2l1:unknown_common=WS l2l1:unknown_compare=VT
l2l1:unknown_copula=VT l2l1:unknown_correction=TV l2l1:unknown_first=VT l2l1:unknown_holds=TV
l2l1:unknown_no=TV l2l1:unknown_not=WS l2l1:unknown_on=SW l2l1:unknown_or=WS
l2l1:unknown_pointing=TV l2l1:unknown_question=TV l2l1:unknown_request=TV l2l1:unknown_self=TV
l2l1:unknown_statement=TV l2l1:unknown_yes=TV l2l1:unknown_you=WS l2l1:yes_unknown=VT
l2l1:you_common=TV l2l1:you_courtesy=TV l2l1:you_request=VT l:.=ZP l:?=SW l:Unknown=Oa l:about=XR
l:accounts=VT l:and=TV l:common=SW l:compare=TV l:copula=WS l:correction=ZP l:credentials=TV
l:end=XR l:first=TV l:form=TV l:greeting=TV l:he=RX l:help=SW l:interrogative=YQ
l:interrogativeSubject=VT l:lower=YQ l:my=SW l:name=TV l:no=WS l:not=SW l:notAfter=TV l:number=TV
l:on=TV l:or=TV l:platform=TV l:pointing=XR l:possessiveBefore=aO l:praise=QY l:question=VT
l:relative=TV l:request=YQ l:second=TV l:self=SW l:statement=TV l:thanks=RX l:trust=TV l:unknown=TV
l:verifiers=XR l:wallet=TV l:yes=XR l:you=RX language:false/0=WS language:false/2=WS
language:false/3=TV language:false/4=TV language:true/1=WS language:true/2=TV language:true/3=WS
language:true/4=SW language:true/7=Nb last:false=RX last:true=TV letters:0/latin=TV letters:1/han=QY
letters:1/other=TV letters:2/han=VT letters:2/other=RX letters:3/han=TV letters:3/latin=VT
letters:3/other=SW letters:4/han=VT letters:4/latin=VT letters:7/latin=YQ letters:7/other=VT
named-as:joined/true=QY named-as:mention/false=WS named-as:mention/true=TV
named-as:platform/false=QY named-as:platform/true=RX named-as:written/false=aO
named-as:written/true=XR named-behind:false/false/false=WS named-behind:false/false/first=TV
named-behind:false/false/last=TV named-behind:false/false/middle=VT named-behind:false/false/true=QY
named-behind:false/true/false=WS named-behind:false/true/first=WS named-behind:false/true/last=TV
named-behind:false/true/only=WS named-behind:false/true/true=TV named-behind:true/false/false=VT
named-behind:true/false/first=RX named-behind:true/false/last=XR named-behind:true/false/true=RX
named-behind:true/true/false=WS named-behind:true/true/only=WS named-c:about=VT named-c:accounts=TV
named-c:and=TV named-c:article=TV named-c:bot=WS named-c:callAfter=RX named-c:common=TV
named-c:compare=YQ named-c:copula=VT named-c:correction=WS named-c:credentials=VT named-c:emoji=VT
named-c:ens=VT named-c:form=YQ named-c:greeting=SW named-c:handle=VT named-c:he=VT
named-c:interrogative=TV named-c:interrogativeSubject=VT named-c:last=VT named-c:lower=SW
named-c:my=aO named-c:name=VT named-c:no=VT named-c:not=QY named-c:notAfter=SW named-c:on=TV
named-c:only=TV named-c:or=YQ named-c:person=WS named-c:platform=SW named-c:pointing=RX
named-c:praise=SW named-c:relative=XR named-c:request=QY named-c:self=QY named-c:statement=TV
named-c:thanks=WS named-c:unknown=TV named-c:verifiers=VT named-c:wallet=XR named-c:yes=WS
named-clause:0/1/false=TV named-clause:0/1/true=VT named-clause:1/1/true=VT named-clause:2/1/true=RX
named-clause:3/1/false=WS named-clause:4/1/true=SW named-context:card/false=XR
named-context:question/false=TV named-context:question/true=RX named-context:quote/true=VT
named-context:reply/false=SW named-context:reply/true=RX named-context:top/false=VT
named-context:top/true=XR named-echo:end=gI named-first:false/absent=TV
named-first:false/embedded=YQ named-first:true/absent=VT named-first:true/embedded=PZ named-l1:,=TV
named-l1:.=VT named-l1:?=RX named-l1:about=WS named-l1:accounts=TV named-l1:and=VT
named-l1:article=TV named-l1:bot=YQ named-l1:common=TV named-l1:compare=WS named-l1:copula=VT
named-l1:correction=WS named-l1:courtesy=XR named-l1:end=TV named-l1:he=WS named-l1:interrogative=VT
named-l1:interrogativeSubject=VT named-l1:lower=TV named-l1:name=TV named-l1:not=RX
named-l1:notAfter=WS named-l1:only=WS named-l1:person=WS named-l1:platform=TV named-l1:pointing=XR
named-l1:possessiveAfter=VT named-l1:possessiveBefore=WS named-l1:profile=TV named-l1:question=WS
named-l1:request=VT named-l1:self=TV named-l1:statement=TV named-l1:unknown=TV named-l1:yes=WS
named-l1:you=SW named-l1r1:,_,=TV named-l1r1:,_.=WS named-l1r1:,_and=SW named-l1r1:,_courtesy=TV
named-l1r1:,_end=WS named-l1r1:,_notAfter=VT named-l1r1:,_or=VT named-l1r1:about_,=TV
named-l1r1:about_bot=WS named-l1r1:about_common=TV named-l1r1:about_courtesy=VT
named-l1r1:about_end=VT named-l1r1:and_,=RX named-l1r1:and_?=VT named-l1r1:and_common=VT
named-l1r1:and_compare=TV named-l1r1:and_courtesy=VT named-l1r1:and_end=XR
named-l1r1:and_question=TV named-l1r1:article_end=VT named-l1r1:bot_,=XR named-l1r1:bot_about=WS
named-l1r1:bot_and=WS named-l1r1:bot_common=WS named-l1r1:bot_copula=QY named-l1r1:bot_correction=VT
named-l1r1:bot_courtesy=WS named-l1r1:bot_end=Oa named-l1r1:bot_holds=TV
named-l1r1:bot_interrogative=PZ named-l1r1:bot_lower=WS named-l1r1:bot_mention=TV
named-l1r1:bot_name=TV named-l1r1:bot_not=VT named-l1r1:bot_notAfter=QY named-l1r1:bot_on=YQ
named-l1r1:bot_only=VT named-l1r1:bot_or=VT named-l1r1:bot_person=VT named-l1r1:bot_platform=XR
named-l1r1:bot_question=RX named-l1r1:bot_request=WS named-l1r1:bot_statement=SW
named-l1r1:bot_unknown=WS named-l1r1:bot_yes=TV named-l1r1:common_,=PZ named-l1r1:common_bot=VT
named-l1r1:common_common=VT named-l1r1:common_courtesy=WS named-l1r1:common_end=YQ
named-l1r1:compare_and=VT named-l1r1:copula_request=VT named-l1r1:correction_courtesy=VT
named-l1r1:correction_end=WS named-l1r1:courtesy_,=TV named-l1r1:courtesy_common=SW
named-l1r1:courtesy_courtesy=VT named-l1r1:courtesy_end=WS named-l1r1:courtesy_lower=VT
named-l1r1:courtesy_unknown=VT named-l1r1:end_,=VT named-l1r1:end_and=YQ named-l1r1:end_bot=SW
named-l1r1:end_correction=VT named-l1r1:end_courtesy=WS named-l1r1:end_interrogative=VT
named-l1r1:end_on=WS named-l1r1:end_person=Oa named-l1r1:end_pointing=VT named-l1r1:end_question=WS
named-l1r1:end_statement=RX named-l1r1:interrogative_,=VT named-l1r1:interrogative_?=VT
named-l1r1:interrogative_and=TV named-l1r1:interrogative_lower=TV
named-l1r1:interrogative_unknown=TV named-l1r1:lower_,=SW named-l1r1:lower_?=VT
named-l1r1:lower_and=VT named-l1r1:lower_bot=VT named-l1r1:lower_copula=VT named-l1r1:lower_end=TV
named-l1r1:lower_lower=VT named-l1r1:lower_on=VT named-l1r1:lower_platform=QY
named-l1r1:lower_question=VT named-l1r1:lower_unknown=VT named-l1r1:mention_end=YQ
named-l1r1:mention_mention=VT named-l1r1:mention_name=VT named-l1r1:name_end=YQ
named-l1r1:name_mention=VT named-l1r1:name_name=VT named-l1r1:notAfter_end=VT named-l1r1:not_,=SW
named-l1r1:not_common=SW named-l1r1:not_correction=TV named-l1r1:not_courtesy=TV
named-l1r1:not_end=RX named-l1r1:on_,=TV named-l1r1:on_bot=VT named-l1r1:on_courtesy=VT
named-l1r1:on_end=XR named-l1r1:or_,=TV named-l1r1:person_,=VT named-l1r1:platform_,=VT
named-l1r1:platform_courtesy=VT named-l1r1:platform_interrogative=VT named-l1r1:platform_lower=QY
named-l1r1:platform_unknown=QY named-l1r1:pointing_end=XR named-l1r1:possessiveBefore_,=TV
named-l1r1:possessiveBefore_end=VT named-l1r1:question_lower=VT named-l1r1:question_on=TV
named-l1r1:question_request=VT named-l1r1:question_unknown=VT named-l1r1:request_and=VT
named-l1r1:request_common=TV named-l1r1:request_courtesy=RX named-l1r1:request_end=WS
named-l1r1:request_lower=WS named-l1r1:request_on=TV named-l1r1:request_unknown=WS
named-l1r1:unknown_,=SW named-l1r1:unknown_?=VT named-l1r1:unknown_and=VT named-l1r1:unknown_bot=VT
named-l1r1:unknown_copula=VT named-l1r1:unknown_end=TV named-l1r1:unknown_lower=VT
named-l1r1:unknown_on=VT named-l1r1:unknown_platform=QY named-l1r1:unknown_question=VT
named-l1r1:unknown_unknown=VT named-l2:.=WS named-l2:about=WS named-l2:accounts=TV named-l2:and=VT
named-l2:article=SW named-l2:bot=XR named-l2:common=QY named-l2:compare=VT named-l2:copula=VT
named-l2:correction=VT named-l2:end=QY named-l2:form=SW named-l2:he=TV named-l2:interrogative=TV
named-l2:lower=VT named-l2:mention=VT named-l2:no=VT named-l2:not=QY named-l2:notAfter=WS
named-l2:only=TV named-l2:person=TV named-l2:platform=YQ named-l2:possessiveBefore=WS
named-l2:question=SW named-l2:self=XR named-l2:statement=XR named-l2:trust=VT named-l2:unknown=VT
named-l2:yes=RX named-l2:you=VT named-l2l1:,_correction=WS named-l2l1:,_interrogative=VT
named-l2l1:,_lower=TV named-l2l1:,_no=RX named-l2l1:,_not=SW named-l2l1:,_notAfter=TV
named-l2l1:,_request=VT named-l2l1:,_unknown=TV named-l2l1:accounts_platform=VT
named-l2l1:article_platform=SW named-l2l1:bot_common=VT named-l2l1:bot_compare=VT
named-l2l1:bot_copula=VT named-l2l1:bot_courtesy=TV named-l2l1:bot_interrogative=TV
named-l2l1:bot_no=TV named-l2l1:bot_not=RX named-l2l1:bot_notAfter=SW named-l2l1:bot_platform=WS
named-l2l1:bot_question=WS named-l2l1:bot_request=XR named-l2l1:common_common=TV
named-l2l1:common_lower=SW named-l2l1:common_not=WS named-l2l1:common_on=TV
named-l2l1:common_unknown=SW named-l2l1:correction_,=WS named-l2l1:courtesy_about=TV
named-l2l1:courtesy_courtesy=WS named-l2l1:courtesy_not=TV named-l2l1:end_and=VT
named-l2l1:end_article=SW named-l2l1:end_bot=WS named-l2l1:end_courtesy=TV named-l2l1:end_end=TV
named-l2l1:end_lower=TV named-l2l1:end_not=TV named-l2l1:end_request=WS named-l2l1:end_unknown=TV
named-l2l1:form_and=TV named-l2l1:form_courtesy=TV named-l2l1:interrogativeSubject_lower=VT
named-l2l1:interrogativeSubject_unknown=VT named-l2l1:lower_,=VT named-l2l1:lower_article=VT
named-l2l1:lower_copula=VT named-l2l1:lower_lower=VT named-l2l1:lower_on=WS
named-l2l1:lower_platform=TV named-l2l1:lower_question=TV named-l2l1:lower_unknown=VT
named-l2l1:mention_about=VT named-l2l1:mention_correction=SW named-l2l1:mention_mention=TV
named-l2l1:mention_name=TV named-l2l1:mention_notAfter=WS named-l2l1:mention_request=SW
named-l2l1:name_,=TV named-l2l1:name_about=VT named-l2l1:name_and=TV named-l2l1:name_compare=VT
named-l2l1:name_correction=SW named-l2l1:name_mention=TV named-l2l1:name_name=TV
named-l2l1:name_notAfter=WS named-l2l1:name_request=SW named-l2l1:notAfter_,=VT
named-l2l1:on_platform=RX named-l2l1:platform_,=WS named-l2l1:platform_accounts=VT
named-l2l1:platform_on=VT named-l2l1:platform_person=VT named-l2l1:platform_possessiveAfter=VT
named-l2l1:question_pointing=TV named-l2l1:question_question=VT named-l2l1:request_about=VT
named-l2l1:request_common=TV named-l2l1:request_interrogative=VT named-l2l1:request_lower=TV
named-l2l1:request_unknown=TV named-l2l1:self_lower=VT named-l2l1:self_unknown=VT
named-l2l1:trust_,=VT named-l2l1:unknown_,=VT named-l2l1:unknown_article=VT
named-l2l1:unknown_copula=VT named-l2l1:unknown_lower=VT named-l2l1:unknown_on=WS
named-l2l1:unknown_platform=TV named-l2l1:unknown_question=TV named-l2l1:unknown_unknown=VT
named-l3:,=WS named-l3:about=RX named-l3:and=SW named-l3:article=WS named-l3:bot=VT
named-l3:common=SW named-l3:copula=VT named-l3:courtesy=WS named-l3:end=TV named-l3:he=TV
named-l3:interrogative=TV named-l3:interrogativeSubject=VT named-l3:lower=VT named-l3:name=SW
named-l3:no=TV named-l3:not=WS named-l3:notAfter=XR named-l3:on=VT named-l3:only=RX
named-l3:pointing=WS named-l3:possessiveBefore=SW named-l3:praise=VT named-l3:question=TV
named-l3:request=TV named-l3:self=WS named-l3:statement=VT named-l3:unknown=VT named-l3:yes=TV
named-l:,=WS named-l:.=WS named-l:?=QY named-l:accounts=TV named-l:and=VT named-l:common=TV
named-l:compare=WS named-l:copula=VT named-l:correction=VT named-l:end=TV named-l:interrogative=VT
named-l:interrogativeSubject=VT named-l:name=TV named-l:no=VT named-l:not=SW named-l:notAfter=WS
named-l:on=TV named-l:pointing=XR named-l:possessiveBefore=WS named-l:profile=TV named-l:question=WS
named-l:request=VT named-l:self=WS named-l:statement=TV named-l:unknown=VT named-language:false/0=TV
named-language:false/1=TV named-language:false/2=VT named-language:false/3=TV
named-language:false/4=SW named-language:false/7=TV named-language:true/0=VT
named-language:true/1=VT named-language:true/2=TV named-language:true/4=TV named-last:false=TV
named-last:true=TV named-named:false/false=aO named-named:true/false=QY named-named:true/true=QY
named-near:false/first=TV named-near:false/last=SW named-near:false/only=TV named-near:true/last=VT
named-near:true/middle=RX named-near:true/only=YQ named-nearest:1/false/false/true/true=VT
named-nearest:1/false/false=VT named-nearest:1/true/false/false/false=VT
named-nearest:1/true/false/true/false=SW named-nearest:1/true/false=TV
named-nearest:2/false/false/false/true=VT named-nearest:2/false/false/true/false=VT
named-nearest:2/false/false/true/true=TV named-nearest:2/false/false=WS
named-nearest:2/false/true/false/true=VT named-nearest:2/false/true=WS named-nearest:2/true/false=VT
named-nearest:2/true/true/true/false=TV named-nearest:2/true/true=TV
named-nearest:3/false/false/false/false=RX named-nearest:3/false/false/false/true=SW
named-nearest:3/false/false/true/false=VT named-nearest:3/false/false=RX
named-nearest:3/false/true/false/true=VT named-nearest:3/false/true=VT
named-nearest:3/true/false/false/false=TV named-nearest:3/true/false=TV named-nearest:3/true/true=VT
named-nearest:4/false/false/false/true=SW named-nearest:4/false/false=SW
named-nearest:4/false/true/false/false=VT named-nearest:4/false/true/false/true=TV
named-nearest:4/false/true/true/true=VT named-nearest:4/true/false/false/false=WS
named-nearest:4/true/false/true/false=TV named-nearest:4/true/false/true/true=SW
named-nearest:4/true/false=TV named-nearest:4/true/true/false/false=SW
named-nearest:4/true/true/true/false=TV named-nearest:4/true/true=SW named-out:false/before=SW
named-out:false/null=bN named-out:true/after=QY named-out:true/before=PZ
named-person:false/false/card=XR named-person:false/false/question=TV
named-person:false/true/card=VT named-person:false/true/question=TV named-person:false/true/reply=VT
named-person:true/false/card=VT named-person:true/false/reply=TV named-person:true/false/top=WS
named-person:true/true/card=TV named-person:true/true/reply=QY named-person:true/true/top=XR
named-position:absent/false=WS named-position:absent/true=RX named-position:embedded/false=VT
named-position:embedded/true=SW named-position:vocative/false=SW named-position:vocative/true=WS
named-possessive:false=TV named-question:false/false=TV named-question:false/true=TV
named-question:true/false=WS named-question:true/true=SW named-r1:,=TV named-r1:.=RX named-r1:?=XR
named-r1:and=XR named-r1:bot=XR named-r1:common=RX named-r1:correction=SW named-r1:end=TV
named-r1:he=VT named-r1:holds=VT named-r1:interrogative=VT named-r1:mention=XR named-r1:name=WS
named-r1:no=SW named-r1:not=VT named-r1:notAfter=SW named-r1:on=WS named-r1:only=XR named-r1:or=XR
named-r1:person=WS named-r1:platform=Oa named-r1:pointing=SW named-r1:possessiveAfter=WS
named-r1:possessiveBefore=TV named-r1:profile=VT named-r1:question=VT named-r1:request=VT
named-r1:statement=TV named-r1:yes=TV named-r2:.=WS named-r2:?=SW named-r2:about=QY named-r2:bot=XR
named-r2:compare=VT named-r2:copula=TV named-r2:correction=TV named-r2:courtesy=TV named-r2:end=TV
named-r2:fid=VT named-r2:form=TV named-r2:handle=VT named-r2:he=TV named-r2:holds=TV
named-r2:interrogative=VT named-r2:interrogativeSubject=VT named-r2:mention=VT named-r2:name=WS
named-r2:no=TV named-r2:not=XR named-r2:notAfter=TV named-r2:on=SW named-r2:platform=XR
named-r2:pointing=RX named-r2:possessiveAfter=TV named-r2:possessiveBefore=SW named-r2:question=XR
named-r2:request=TV named-r2:statement=TV named-r2:trust=VT named-r2:wallet=VT named-r3:,=VT
named-r3:.=SW named-r3:about=WS named-r3:and=SW named-r3:article=TV named-r3:bot=YQ
named-r3:common=TV named-r3:copula=TV named-r3:correction=SW named-r3:courtesy=VT
named-r3:credentials=VT named-r3:he=WS named-r3:interrogative=RX named-r3:interrogativeSubject=VT
named-r3:lower=VT named-r3:name=WS named-r3:no=XR named-r3:not=WS named-r3:notAfter=SW
named-r3:only=TV named-r3:person=SW named-r3:platform=TV named-r3:possessiveAfter=VT
named-r3:possessiveBefore=TV named-r3:profile=VT named-r3:request=SW named-r3:self=QY
named-r3:statement=TV named-r3:unknown=VT named-r3:wallet=VT named-r3:yes=TV named-r3:you=TV
named-r:.=RX named-r:?=WS named-r:about=TV named-r:accounts=TV named-r:and=ZP named-r:common=WS
named-r:compare=TV named-r:correction=SW named-r:end=XR named-r:he=WS named-r:lower=TV
named-r:mention=VT named-r:name=VT named-r:no=TV named-r:not=XR named-r:notAfter=SW named-r:on=WS
named-r:only=WS named-r:or=XR named-r:platform=Nb named-r:pointing=VT named-r:possessiveAfter=VT
named-r:possessiveBefore=TV named-r:profile=VT named-r:question=YQ named-r:request=TV
named-r:statement=TV named-r:unknown=TV named-r:wallet=VT named-rank:false/false/1/true=RX
named-rank:false/true/1/false=TV named-rank:first/2=SW named-rank:first/false/false=SW
named-rank:first/false/true=ZP named-rank:first/true/true=QY named-rank:last/2=bN
named-rank:last/3=RX named-rank:last/false/false=RX named-rank:last/false/true=aO
named-rank:last/true/true=RX named-rank:middle/3=WS named-rank:middle/4=TV
named-rank:middle/false/true=VT named-rank:middle/true/true=QY named-rank:only/1=XR
named-rank:only/false/false=WS named-rank:only/true/true=WS named-rank:true/false/1/false=TV
named-rank:true/false/1/true=SW named-rank:true/true/1/false=WS named-rank:true/true/1/true=WS
named-rivals:false/false/false/false=TV named-rivals:false/false/false/true=YQ
named-rivals:false/false/true/false=XR named-rivals:false/false/true/true=WS
named-rivals:false/true/false/true=TV named-rivals:false/true/true/true=VT
named-rivals:true/false/false/false=VT named-rivals:true/false/false/true=SW
named-rivals:true/false/true/false=RX named-rivals:true/true/false/false=TV
named-rivals:true/true/false/true=VT named-rivals:true/true/true/false=SW named-self:false=SW
named-sole:false/false/card=aO named-sole:false/false/question=QY named-sole:false/false/quote=TV
named-sole:false/false/reply=QY named-sole:false/false/top=TV named-sole:false/true/card=SW
named-sole:false/true/reply=RX named-sole:false/true/top=XR named-sole:true/false/top=VT
named-sole:true/true/top=WS named-unknown:1/1=VT named-unknown:3/1=TV named-unknown:4/1=RX
named-words:1/false=SW named:false/false=YQ named:false/true=XR named:true/false=Nb
named:true/true=Oa nearest:1/false/false/false/false=XR nearest:1/false/false/true/true=RX
nearest:1/true/false/false/true=TV nearest:1/true/false/true/false=TV
nearest:1/true/false/true/true=VT nearest:2/false/false/true/false=WS nearest:2/false/false=WS
nearest:2/false/true/false/true=WS nearest:2/false/true/true/true=TV nearest:2/false/true=VT
nearest:2/true/false/false/false=TV nearest:2/true/false/false/true=VT
nearest:2/true/false/true/false=TV nearest:2/true/true/true/true=TV nearest:2/true/true=TV
nearest:3/false/false/false/true=VT nearest:3/false/false/true/false=TV
nearest:3/false/false/true/true=WS nearest:3/false/false=WS nearest:3/false/true/false/true=TV
nearest:3/false/true/true/true=SW nearest:3/false/true=RX nearest:3/true/false/false/false=SW
nearest:3/true/false/false/true=VT nearest:3/true/false/true/false=TV nearest:3/true/false=SW
nearest:3/true/true/true/false=SW nearest:3/true/true/true/true=VT nearest:3/true/true=SW
nearest:4/false/false/false/false=TV nearest:4/false/false/false/true=VT
nearest:4/false/false/true/false=VT nearest:4/false/false/true/true=XR nearest:4/false/false=XR
nearest:4/false/true/false/true=VT nearest:4/false/true/true/true=TV
nearest:4/true/false/false/false=VT nearest:4/true/false/false/true=TV
nearest:4/true/false/true/true=SW nearest:4/true/false=RX nearest:4/true/true/true/false=SW
nearest:4/true/true/true/true=TV nearest:4/true/true=RX person:false/false/card=YQ
person:false/false/question=SW person:false/false/quote=SW person:false/false/reply=RX
person:false/false/top=VT person:false/true/card=TV person:false/true/question=VT
person:false/true/quote=SW person:false/true/reply=TV person:false/true/top=XR
person:true/false/card=QY person:true/false/question=WS person:true/false/quote=TV
person:true/false/top=VT person:true/true/card=SW person:true/true/quote=RX
person:true/true/reply=TV person:true/true/top=XR position:absent/false=VT position:absent/true=SW
position:embedded/false=QY position:embedded/true=TV position:vocative/true=VT possessive:false=Oa
possessive:true=aO question:false/false=TV question:false/true=TV question:true/false=TV
question:true/true=TV r1:.=TV r1:?=VT r1:Unknown=Nb r1:and=YQ r1:article=SW r1:bot=VT r1:common=TV
r1:compare=WS r1:copula=YQ r1:correction=YQ r1:courtesy=YQ r1:credentials=TV r1:emoji=VT r1:end=TV
r1:fid=TV r1:first=SW r1:he=RX r1:help=VT r1:interrogative=YQ r1:interrogativeSubject=TV r1:lower=ZP
r1:mention=SW r1:my=SW r1:name=RX r1:no=YQ r1:not=VT r1:notAfter=VT r1:number=TV r1:on=TV r1:only=WS
r1:or=WS r1:person=YQ r1:platform=TV r1:possessiveAfter=VT r1:possessiveBefore=SW r1:profile=TV
r1:question=VT r1:relative=VT r1:request=SW r1:self=PZ r1:statement=XR r1:thanks=TV r1:trust=TV
r1:unknown=SW r1:wallet=TV r1:yes=TV r1:you=TV r2:,=TV r2:?=XR r2:Unknown=PZ r2:about=WS
r2:accounts=RX r2:bot=ZP r2:common=WS r2:compare=WS r2:copula=TV r2:correction=RX r2:courtesy=TV
r2:emoji=TV r2:end=WS r2:ens=SW r2:he=YQ r2:holds=TV r2:interrogative=ZP r2:interrogativeSubject=WS
r2:lower=YQ r2:mention=SW r2:my=VT r2:name=SW r2:not=SW r2:notAfter=VT r2:on=SW r2:or=TV
r2:person=XR r2:platform=WS r2:pointing=WS r2:possessiveAfter=WS r2:possessiveBefore=TV r2:praise=SW
r2:profile=SW r2:question=XR r2:request=SW r2:self=WS r2:statement=PZ r2:trust=XR r2:yes=SW
r2:you=VT r:.=RX r:?=XR r:Unknown=Nb r:about=VT r:and=XR r:common=TV r:compare=TV r:copula=WS
r:correction=WS r:credentials=SW r:end=XR r:fid=TV r:he=TV r:holds=WS r:interrogative=YQ
r:interrogativeSubject=SW r:lower=XR r:mention=TV r:my=SW r:name=TV r:no=WS r:not=VT r:notAfter=VT
r:number=TV r:on=TV r:or=WS r:platform=VT r:possessiveBefore=SW r:question=WS r:relative=WS
r:request=VT r:self=TV r:statement=VT r:trust=YQ r:unknown=QY r:wallet=VT r:you=SW
rank:false/false/1/true=VT rank:false/true/1/false=WS rank:false/true/2/false=WS
rank:false/true/3/false=SW rank:false/true/4/false=RX rank:false/true/4/true=WS
rank:true/false/1/false=SW rank:true/false/1/true=RX rank:true/true/1/false=VT
rank:true/true/1/true=TV rank:true/true/2/false=VT rank:true/true/2/true=SW
rank:true/true/3/false=TV repeated:false/false=Ld repeated:false/true=Ld repeated:true/false=fJ
repeated:true/true=fJ script:han/true//2=TV script:han/true//4=TV script:han/true//7=TV
script:han/true=QY script:latin/false//1=SW script:latin/false//2=SW script:latin/false//3=SW
script:latin/false//4=SW script:latin/false//7=WS script:latin/false/Titled/1=SW
script:latin/false/Titled/3=VT script:latin/false/Titled/4=XR script:latin/false/digit/1=TV
script:latin/false/digit/3=TV script:latin/false/hyphen/1=TV script:latin/false/hyphen/2=TV
script:latin/false/hyphen/3=TV script:latin/false/number/0=YQ script:latin/false/number/1=aO
script:latin/false/number/3=TV script:latin/false/number/4=VT script:latin/false/short/1=WS
script:latin/false/short/2=TV script:latin/false/short/3=RX script:latin/false/short/4=RX
script:latin/false=TV script:latin/true//1=ZP script:latin/true//2=WS script:latin/true//3=VT
script:latin/true//4=XR script:latin/true/Titled/2=RX script:latin/true/Titled/3=TV
script:latin/true/short/1=VT script:latin/true=ZP script:other/true//1=RX script:other/true//2=RX
script:other/true//3=TV script:other/true//4=RX script:other/true/Titled/2=XR
script:other/true/Titled/3=VT script:other/true=Oa self:true=QY shape:/1=YQ shape:/2=Ld shape:/3=QY
shape:/4=SW shape:/false/han=PZ shape:/false/latin=WS shape:/false/other=PZ shape:/true/han=VT
shape:/true/latin=WS shape:/true/other=PZ shape:=QY shape:CAPS/1=TV shape:CAPS/false/latin=SW
shape:CAPS=TV shape:CAPSshort/1=TV shape:CAPSshort/true/latin=TV shape:CAPSshort=TV
shape:Titled/1=Jf shape:Titled/2=eK shape:Titled/3=WS shape:Titled/false/latin=WS
shape:Titled/false/other=XR shape:Titled/true/latin=SW shape:Titled=XR shape:Titledhyphen/1=TV
shape:Titledhyphen/false/latin=WS shape:Titledhyphen=YQ shape:digit/1=aO shape:digit/2=QY
shape:digit/3=TV shape:digit/false/latin=VT shape:digit=VT shape:dot=TV shape:hyphen/1=WS
shape:hyphen/2=SW shape:hyphen/false/latin=SW shape:hyphen/true/latin=VT shape:hyphen=TV
shape:number/1=XR shape:number/true/latin=XR shape:number=XR shape:short/1=TV
shape:short/false/latin=VT shape:short/true/latin=SW shape:short=TV sole:false/false/quote=RX
sole:false/false/reply=QY sole:false/false/top=VT sole:false/true/card=TV sole:false/true/quote=QY
sole:false/true/top=WS sole:true/false/question=VT sole:true/false/top=WS sole:true/true/top=XR
unknown:1/1=WS unknown:3/2=VT unknown:3/3=VT unknown:4/1=TV unknown:4/2=TV unknown:4/3=SW
unknown:4/4=VT unknown:7/1=PZ unknown:7/2=VT unknown:7/3=TV words:1/false=RX words:1/true=VT
words:3/true=RX words:4/true=TV
`
