/** Written by `npm run fit:mentions`. */
export const peopleWeights = `
c:Unknown=VT c:about=VT c:accounts=RX c:and=VT c:article=VT c:bot=VT c:common=TV c:compare=XR
c:copula=TV c:correction=TV c:credentials=SW c:emoji=RX c:endorse=RX c:ens=TV c:fid=RX c:first=TV
c:form=QY c:greeting=QY c:handle=TV c:he=VT c:help=QY c:interrogative=SW c:interrogativeSubject=QY
c:last=SW c:link=QY c:lower=RX c:my=RX c:name=PZ c:no=SW c:not=VT c:number=RX c:on=TV c:only=TV
c:or=ZP c:person=VT c:platform=TV c:pointing=SW c:possessiveAfter=WS c:possessiveBefore=QY
c:praise=SW c:profile=PZ c:question=SW c:relative=TV c:rhetorical=RX c:second=TV c:self=TV
c:statement=WS c:thanks=SW c:third=TV c:trust=SW c:unknown=SW c:wallet=SW c:you=PZ
clause:0/1/false=TV clause:0/1/true=TV clause:1/1/true=VT clause:1/2/true=TV clause:2/1/false=VT
clause:2/1/true=SW clause:2/2/false=RX clause:2/2/true=VT clause:3/1/true=TV clause:3/2/false=VT
clause:3/2/true=SW clause:3/3/false=SW clause:3/3/true=VT clause:4/1/false=TV clause:4/2/false=WS
clause:4/3/false=TV clause:4/3/true=TV clause:4/4/false=SW clause:4/4/true=WS clause:7/1/false=VT
clause:7/1/true=VT clause:7/2/false=WS context:card/false=VT context:card/true=RX
context:question/true=VT context:quote/false=RX context:quote/true=PZ context:reply/false=SW
context:reply/true=SW context:top/false=VT context:top/true=ZP first:false/absent=TV
first:false/embedded=PZ first:true/absent=VT first:true/embedded=SW first:true/vocative=WS l1:,=WS
l1:.=VT l1:?=TV l1:Unknown=PZ l1:and=WS l1:article=RX l1:common=SW l1:compare=WS l1:copula=WS
l1:correction=ZP l1:courtesy=SW l1:credentials=TV l1:end=TV l1:fid=VT l1:first=VT l1:form=TV
l1:greeting=TV l1:he=RX l1:help=SW l1:holds=TV l1:interrogative=VT l1:lower=YQ l1:mention=SW
l1:my=RX l1:name=SW l1:not=TV l1:number=SW l1:on=WS l1:only=VT l1:or=VT l1:person=aO l1:platform=TV
l1:pointing=VT l1:possessiveAfter=TV l1:possessiveBefore=WS l1:praise=SW l1:question=WS
l1:request=YQ l1:rhetorical=TV l1:second=SW l1:self=TV l1:statement=WS l1:thanks=SW l1:unknown=TV
l1:verifiers=XR l1:wallet=TV l1:yes=VT l1:you=SW l1r1:,_,=TV l1r1:,_.=VT l1r1:,_?=TV l1r1:,_and=TV
l1r1:,_article=SW l1r1:,_bot=TV l1r1:,_common=SW l1r1:,_copula=SW l1r1:,_correction=ZP l1r1:,_end=ZP
l1r1:,_not=VT l1r1:,_on=TV l1r1:,_pointing=VT l1r1:._common=TV l1r1:._courtesy=TV l1r1:._end=XR
l1r1:Unknown_,=TV l1r1:Unknown_?=TV l1r1:Unknown_common=VT l1r1:Unknown_copula=TV
l1r1:Unknown_courtesy=VT l1r1:Unknown_end=SW l1r1:Unknown_interrogative=SW l1r1:about_,=VT
l1r1:about_?=VT l1r1:about_about=TV l1r1:about_and=TV l1r1:about_bot=VT l1r1:about_common=VT
l1r1:about_end=XR l1r1:about_on=VT l1r1:about_question=TV l1r1:about_request=TV
l1r1:about_unknown=TV l1r1:accounts_end=VT l1r1:and_,=WS l1r1:and_?=XR l1r1:and_common=TV
l1r1:and_end=XR l1r1:article_?=TV l1r1:article_Unknown=TV l1r1:article_about=WS
l1r1:article_article=VT l1r1:article_bot=TV l1r1:article_common=WS l1r1:article_copula=TV
l1r1:article_correction=VT l1r1:article_courtesy=TV l1r1:article_end=VT l1r1:article_lower=WS
l1r1:article_on=VT l1r1:article_person=SW l1r1:article_possessiveBefore=VT l1r1:article_question=TV
l1r1:article_unknown=VT l1r1:bot_,=ZP l1r1:bot_.=SW l1r1:bot_?=YQ l1r1:bot_Unknown=RX
l1r1:bot_about=TV l1r1:bot_accounts=TV l1r1:bot_and=XR l1r1:bot_article=QY l1r1:bot_common=SW
l1r1:bot_compare=WS l1r1:bot_copula=TV l1r1:bot_end=XR l1r1:bot_holds=TV l1r1:bot_interrogative=XR
l1r1:bot_interrogativeSubject=VT l1r1:bot_lower=WS l1r1:bot_mention=TV l1r1:bot_my=SW
l1r1:bot_name=TV l1r1:bot_not=WS l1r1:bot_on=TV l1r1:bot_person=ZP l1r1:bot_platform=SW
l1r1:bot_possessiveAfter=VT l1r1:bot_possessiveBefore=TV l1r1:bot_profile=SW l1r1:bot_question=TV
l1r1:bot_request=WS l1r1:bot_self=SW l1r1:bot_statement=SW l1r1:bot_wallet=VT l1r1:common_,=VT
l1r1:common_about=VT l1r1:common_article=XR l1r1:common_bot=VT l1r1:common_copula=WS
l1r1:common_correction=VT l1r1:common_courtesy=SW l1r1:common_end=TV l1r1:common_lower=SW
l1r1:common_not=TV l1r1:common_pointing=VT l1r1:common_possessiveBefore=TV l1r1:common_profile=VT
l1r1:common_request=TV l1r1:common_statement=RX l1r1:common_unknown=SW l1r1:compare_end=TV
l1r1:compare_unknown=VT l1r1:copula_?=SW l1r1:copula_about=TV l1r1:copula_article=XR
l1r1:copula_bot=WS l1r1:copula_common=VT l1r1:copula_courtesy=TV l1r1:copula_end=TV
l1r1:copula_lower=VT l1r1:copula_platform=TV l1r1:copula_pointing=TV l1r1:copula_praise=VT
l1r1:copula_question=VT l1r1:copula_trust=WS l1r1:copula_unknown=VT l1r1:correction_,=SW
l1r1:correction_about=VT l1r1:correction_bot=TV l1r1:correction_courtesy=VT l1r1:correction_end=ZP
l1r1:correction_lower=TV l1r1:correction_on=TV l1r1:correction_unknown=TV l1r1:courtesy_,=WS
l1r1:courtesy_?=WS l1r1:courtesy_about=TV l1r1:courtesy_article=TV l1r1:courtesy_bot=TV
l1r1:courtesy_common=TV l1r1:courtesy_copula=VT l1r1:courtesy_courtesy=TV l1r1:courtesy_end=TV
l1r1:courtesy_on=TV l1r1:courtesy_request=TV l1r1:courtesy_statement=VT l1r1:end_,=SW l1r1:end_.=TV
l1r1:end_?=XR l1r1:end_about=WS l1r1:end_and=WS l1r1:end_bot=RX l1r1:end_common=WS
l1r1:end_correction=TV l1r1:end_courtesy=VT l1r1:end_interrogative=VT l1r1:end_lower=TV
l1r1:end_on=VT l1r1:end_person=TV l1r1:end_trust=WS l1r1:end_unknown=TV l1r1:end_yes=TV
l1r1:first_end=SW l1r1:first_lower=TV l1r1:first_unknown=TV l1r1:he_?=SW l1r1:he_about=TV
l1r1:he_bot=TV l1r1:he_common=WS l1r1:he_courtesy=WS l1r1:he_end=TV l1r1:he_lower=TV
l1r1:he_pointing=XR l1r1:he_unknown=TV l1r1:help_end=TV l1r1:holds_about=TV l1r1:holds_common=TV
l1r1:holds_end=TV l1r1:holds_lower=VT l1r1:holds_unknown=VT l1r1:interrogativeSubject_article=TV
l1r1:interrogativeSubject_common=SW l1r1:interrogativeSubject_copula=YQ
l1r1:interrogativeSubject_courtesy=SW l1r1:interrogativeSubject_end=TV
l1r1:interrogativeSubject_lower=WS l1r1:interrogativeSubject_pointing=TV
l1r1:interrogativeSubject_question=VT l1r1:interrogativeSubject_unknown=WS l1r1:interrogative_?=XR
l1r1:interrogative_Unknown=TV l1r1:interrogative_and=XR l1r1:interrogative_article=SW
l1r1:interrogative_bot=WS l1r1:interrogative_copula=WS l1r1:interrogative_courtesy=VT
l1r1:interrogative_end=ZP l1r1:interrogative_lower=TV l1r1:interrogative_question=VT
l1r1:interrogative_unknown=SW l1r1:lower_.=WS l1r1:lower_?=VT l1r1:lower_article=SW
l1r1:lower_bot=VT l1r1:lower_common=VT l1r1:lower_correction=TV l1r1:lower_end=WS l1r1:lower_he=TV
l1r1:lower_interrogative=VT l1r1:lower_not=TV l1r1:lower_on=VT l1r1:lower_or=VT l1r1:lower_person=TV
l1r1:lower_platform=TV l1r1:lower_possessiveBefore=VT l1r1:lower_praise=TV l1r1:lower_question=VT
l1r1:lower_request=TV l1r1:lower_self=TV l1r1:lower_statement=WS l1r1:lower_wallet=TV
l1r1:mention_courtesy=WS l1r1:mention_end=TV l1r1:my_end=TV l1r1:name_courtesy=VT l1r1:name_end=TV
l1r1:name_interrogative=TV l1r1:no_end=TV l1r1:notAfter_end=TV l1r1:not_,=TV l1r1:not_end=QY
l1r1:not_lower=TV l1r1:not_unknown=TV l1r1:on_about=TV l1r1:on_and=TV l1r1:on_bot=VT
l1r1:on_common=XR l1r1:on_courtesy=VT l1r1:on_end=TV l1r1:on_on=VT l1r1:on_statement=WS
l1r1:on_unknown=TV l1r1:or_end=TV l1r1:person_,=VT l1r1:person_Unknown=TV l1r1:person_bot=TV
l1r1:person_common=VT l1r1:person_end=XR l1r1:person_lower=WS l1r1:person_on=VT
l1r1:person_unknown=VT l1r1:platform_lower=TV l1r1:platform_unknown=TV l1r1:pointing_,=SW
l1r1:pointing_?=RX l1r1:pointing_about=WS l1r1:pointing_bot=SW l1r1:pointing_common=VT
l1r1:pointing_copula=WS l1r1:pointing_courtesy=WS l1r1:pointing_lower=WS l1r1:pointing_on=VT
l1r1:pointing_pointing=XR l1r1:pointing_trust=TV l1r1:pointing_unknown=WS
l1r1:possessiveAfter_end=TV l1r1:possessiveBefore_,=XR l1r1:possessiveBefore_about=TV
l1r1:possessiveBefore_end=VT l1r1:possessiveBefore_lower=TV l1r1:possessiveBefore_on=VT
l1r1:possessiveBefore_unknown=TV l1r1:praise_,=TV l1r1:profile_end=WS l1r1:question_?=TV
l1r1:question_bot=VT l1r1:question_copula=SW l1r1:question_courtesy=SW l1r1:question_end=Oa
l1r1:question_he=TV l1r1:question_holds=VT l1r1:question_on=VT l1r1:question_platform=VT
l1r1:question_pointing=SW l1r1:question_praise=VT l1r1:question_question=SW l1r1:question_trust=WS
l1r1:question_wallet=XR l1r1:question_you=TV l1r1:request_?=WS l1r1:request_bot=VT
l1r1:request_common=TV l1r1:request_courtesy=WS l1r1:request_lower=SW l1r1:request_on=SW
l1r1:request_unknown=SW l1r1:self_bot=VT l1r1:statement_about=TV l1r1:statement_bot=TV
l1r1:statement_common=TV l1r1:statement_courtesy=TV l1r1:statement_end=SW l1r1:statement_lower=VT
l1r1:statement_unknown=VT l1r1:thanks_end=SW l1r1:trust_common=XR l1r1:trust_end=TV
l1r1:unknown_,=TV l1r1:unknown_.=WS l1r1:unknown_article=SW l1r1:unknown_bot=VT
l1r1:unknown_common=WS l1r1:unknown_correction=TV l1r1:unknown_courtesy=VT l1r1:unknown_he=TV
l1r1:unknown_holds=VT l1r1:unknown_interrogative=TV l1r1:unknown_not=TV l1r1:unknown_on=VT
l1r1:unknown_or=VT l1r1:unknown_person=TV l1r1:unknown_platform=TV l1r1:unknown_possessiveBefore=VT
l1r1:unknown_praise=TV l1r1:unknown_question=VT l1r1:unknown_request=TV l1r1:unknown_self=TV
l1r1:unknown_statement=WS l1r1:unknown_unknown=TV l1r1:unknown_wallet=TV l1r1:wallet_end=VT
l1r1:yes_?=TV l1r1:yes_common=TV l1r1:yes_courtesy=VT l1r1:yes_end=VT l1r1:yes_lower=WS
l1r1:yes_unknown=VT l1r1:you_end=TV l2:,=VT l2:.=VT l2:?=TV l2:Unknown=SW l2:about=TV l2:and=SW
l2:article=TV l2:bot=WS l2:common=TV l2:compare=SW l2:correction=YQ l2:courtesy=WS l2:end=WS
l2:ens=TV l2:fid=VT l2:first=TV l2:form=SW l2:holds=WS l2:lower=WS l2:my=RX l2:name=SW l2:no=ZP
l2:not=SW l2:number=VT l2:on=RX l2:only=TV l2:or=SW l2:person=SW l2:platform=TV l2:pointing=TV
l2:possessiveAfter=WS l2:possessiveBefore=VT l2:praise=TV l2:profile=WS l2:request=XR l2:self=TV
l2:thanks=SW l2:trust=SW l2:you=VT l2l1:,_and=TV l2l1:,_article=TV l2l1:,_bot=SW l2l1:,_common=TV
l2l1:,_copula=WS l2l1:,_correction=ZP l2l1:,_courtesy=WS l2l1:,_lower=WS l2l1:,_not=TV
l2l1:,_question=VT l2l1:,_request=WS l2l1:,_statement=WS l2l1:,_unknown=WS l2l1:,_yes=VT
l2l1:._bot=VT l2l1:._correction=VT l2l1:Unknown_about=TV l2l1:Unknown_on=TV l2l1:about_bot=TV
l2l1:about_courtesy=VT l2l1:about_he=TV l2l1:about_pointing=SW l2l1:about_request=TV
l2l1:accounts_lower=VT l2l1:accounts_unknown=VT l2l1:and_article=WS l2l1:and_common=TV
l2l1:and_lower=SW l2l1:and_pointing=TV l2l1:and_unknown=SW l2l1:article_Unknown=WS
l2l1:article_bot=TV l2l1:article_common=TV l2l1:article_correction=TV l2l1:article_lower=SW
l2l1:article_trust=TV l2l1:bot_Unknown=SW l2l1:bot_about=TV l2l1:bot_and=SW l2l1:bot_compare=YQ
l2l1:bot_copula=VT l2l1:bot_correction=TV l2l1:bot_courtesy=RX l2l1:bot_he=QY l2l1:bot_help=TV
l2l1:bot_holds=WS l2l1:bot_interrogative=WS l2l1:bot_interrogativeSubject=QY l2l1:bot_lower=WS
l2l1:bot_mention=TV l2l1:bot_my=TV l2l1:bot_name=TV l2l1:bot_not=VT l2l1:bot_on=TV
l2l1:bot_person=SW l2l1:bot_pointing=VT l2l1:bot_profile=WS l2l1:bot_question=WS l2l1:bot_self=VT
l2l1:bot_statement=RX l2l1:bot_trust=TV l2l1:bot_yes=WS l2l1:bot_you=TV l2l1:common_,=VT
l2l1:common_?=TV l2l1:common_about=PZ l2l1:common_article=WS l2l1:common_common=TV
l2l1:common_correction=TV l2l1:common_courtesy=TV l2l1:common_first=TV l2l1:common_interrogative=XR
l2l1:common_interrogativeSubject=VT l2l1:common_lower=WS l2l1:common_on=WS l2l1:common_person=WS
l2l1:common_pointing=XR l2l1:common_profile=TV l2l1:common_question=TV l2l1:common_self=SW
l2l1:common_statement=YQ l2l1:common_unknown=VT l2l1:compare_lower=VT l2l1:compare_unknown=VT
l2l1:copula_article=SW l2l1:copula_courtesy=VT l2l1:copula_lower=TV l2l1:copula_on=SW
l2l1:copula_unknown=TV l2l1:correction_,=XR l2l1:correction_about=VT l2l1:correction_article=VT
l2l1:correction_bot=TV l2l1:correction_common=VT l2l1:correction_correction=XR
l2l1:correction_courtesy=XR l2l1:correction_lower=TV l2l1:correction_pointing=WS
l2l1:correction_unknown=TV l2l1:courtesy_.=TV l2l1:courtesy_Unknown=WS l2l1:courtesy_about=TV
l2l1:courtesy_article=WS l2l1:courtesy_bot=TV l2l1:courtesy_common=WS l2l1:courtesy_copula=VT
l2l1:courtesy_courtesy=TV l2l1:courtesy_he=VT l2l1:courtesy_interrogative=VT l2l1:courtesy_lower=TV
l2l1:courtesy_possessiveBefore=TV l2l1:courtesy_question=VT l2l1:courtesy_request=WS
l2l1:courtesy_self=TV l2l1:courtesy_unknown=VT l2l1:end_about=SW l2l1:end_and=XR l2l1:end_article=TV
l2l1:end_bot=XR l2l1:end_common=VT l2l1:end_copula=TV l2l1:end_correction=VT l2l1:end_courtesy=WS
l2l1:end_end=TV l2l1:end_first=TV l2l1:end_he=VT l2l1:end_interrogative=ZP
l2l1:end_interrogativeSubject=VT l2l1:end_mention=VT l2l1:end_name=VT l2l1:end_no=WS l2l1:end_not=TV
l2l1:end_praise=SW l2l1:end_question=WS l2l1:end_request=VT l2l1:end_self=TV l2l1:end_statement=TV
l2l1:end_thanks=SW l2l1:end_unknown=VT l2l1:end_yes=TV l2l1:form_interrogative=TV l2l1:he_,=VT
l2l1:he_about=TV l2l1:he_copula=SW l2l1:he_courtesy=VT l2l1:he_lower=TV l2l1:he_on=TV
l2l1:he_question=SW l2l1:he_statement=VT l2l1:he_unknown=TV l2l1:holds_article=TV
l2l1:holds_courtesy=WS l2l1:holds_lower=TV l2l1:holds_pointing=VT l2l1:holds_unknown=TV
l2l1:interrogativeSubject_article=TV l2l1:interrogativeSubject_common=TV
l2l1:interrogativeSubject_lower=VT l2l1:interrogativeSubject_pointing=TV
l2l1:interrogativeSubject_question=TV l2l1:interrogativeSubject_statement=TV
l2l1:interrogativeSubject_unknown=VT l2l1:interrogative_Unknown=SW l2l1:interrogative_article=WS
l2l1:interrogative_common=TV l2l1:interrogative_lower=TV l2l1:interrogative_pointing=YQ
l2l1:interrogative_question=TV l2l1:interrogative_statement=TV l2l1:interrogative_unknown=RX
l2l1:lower_,=WS l2l1:lower_.=VT l2l1:lower_?=VT l2l1:lower_about=VT l2l1:lower_and=ZP
l2l1:lower_copula=VT l2l1:lower_first=VT l2l1:lower_interrogative=TV
l2l1:lower_interrogativeSubject=VT l2l1:lower_lower=TV l2l1:lower_not=VT l2l1:lower_on=TV
l2l1:lower_or=WS l2l1:lower_pointing=TV l2l1:lower_possessiveAfter=TV l2l1:lower_possessiveBefore=TV
l2l1:lower_praise=VT l2l1:lower_question=TV l2l1:lower_relative=VT l2l1:lower_self=TV
l2l1:lower_statement=TV l2l1:lower_yes=TV l2l1:mention_,=TV l2l1:mention_about=TV
l2l1:mention_article=TV l2l1:mention_common=VT l2l1:mention_copula=TV l2l1:mention_holds=TV
l2l1:mention_interrogative=TV l2l1:mention_lower=VT l2l1:mention_on=TV l2l1:mention_person=VT
l2l1:mention_pointing=TV l2l1:mention_possessiveAfter=TV l2l1:mention_request=VT
l2l1:mention_statement=WS l2l1:mention_unknown=VT l2l1:my_lower=TV l2l1:my_unknown=TV l2l1:name_,=TV
l2l1:name_.=TV l2l1:name_about=TV l2l1:name_article=TV l2l1:name_common=VT l2l1:name_copula=TV
l2l1:name_holds=TV l2l1:name_interrogative=SW l2l1:name_lower=VT l2l1:name_on=TV l2l1:name_person=VT
l2l1:name_pointing=TV l2l1:name_possessiveAfter=TV l2l1:name_request=VT l2l1:name_statement=WS
l2l1:name_unknown=VT l2l1:no_,=WS l2l1:no_lower=TV l2l1:no_unknown=TV l2l1:not_lower=VT
l2l1:not_unknown=VT l2l1:on_article=TV l2l1:on_common=WS l2l1:on_lower=SW l2l1:on_pointing=TV
l2l1:on_unknown=SW l2l1:person_,=TV l2l1:person_Unknown=TV l2l1:person_about=VT l2l1:person_bot=SW
l2l1:person_person=YQ l2l1:person_unknown=TV l2l1:platform_,=TV l2l1:platform_about=YQ
l2l1:platform_common=WS l2l1:platform_lower=TV l2l1:platform_on=XR l2l1:platform_possessiveBefore=YQ
l2l1:platform_unknown=TV l2l1:pointing_about=TV l2l1:pointing_article=WS l2l1:pointing_copula=SW
l2l1:pointing_courtesy=VT l2l1:pointing_interrogative=RX l2l1:pointing_lower=WS l2l1:pointing_on=TV
l2l1:pointing_person=WS l2l1:pointing_question=TV l2l1:pointing_unknown=VT
l2l1:possessiveAfter_lower=TV l2l1:possessiveAfter_unknown=TV l2l1:possessiveBefore_Unknown=VT
l2l1:possessiveBefore_unknown=VT l2l1:praise_,=TV l2l1:praise_lower=TV l2l1:praise_pointing=VT
l2l1:praise_unknown=TV l2l1:profile_about=WS l2l1:profile_on=VT l2l1:question_,=VT
l2l1:question_about=VT l2l1:question_article=RX l2l1:question_common=TV l2l1:question_copula=VT
l2l1:question_on=VT l2l1:question_person=WS l2l1:question_possessiveBefore=VT
l2l1:question_profile=VT l2l1:question_request=WS l2l1:question_trust=VT l2l1:question_you=TV
l2l1:request_Unknown=TV l2l1:request_about=WS l2l1:request_common=VT l2l1:request_courtesy=TV
l2l1:request_he=VT l2l1:request_interrogative=VT l2l1:request_lower=VT l2l1:request_unknown=TV
l2l1:self_article=TV l2l1:self_common=WS l2l1:self_courtesy=TV l2l1:self_lower=VT
l2l1:self_request=TV l2l1:statement_,=TV l2l1:statement_about=TV l2l1:statement_common=SW
l2l1:statement_he=WS l2l1:statement_lower=VT l2l1:statement_on=TV l2l1:statement_pointing=WS
l2l1:statement_unknown=VT l2l1:trust_lower=WS l2l1:trust_or=TV l2l1:trust_unknown=WS
l2l1:unknown_,=VT l2l1:unknown_.=VT l2l1:unknown_?=VT l2l1:unknown_about=TV l2l1:unknown_and=ZP
l2l1:unknown_copula=VT l2l1:unknown_first=VT l2l1:unknown_interrogative=TV
l2l1:unknown_interrogativeSubject=VT l2l1:unknown_not=VT l2l1:unknown_on=RX l2l1:unknown_or=WS
l2l1:unknown_pointing=TV l2l1:unknown_possessiveAfter=TV l2l1:unknown_possessiveBefore=TV
l2l1:unknown_praise=VT l2l1:unknown_question=TV l2l1:unknown_relative=VT l2l1:unknown_self=TV
l2l1:unknown_statement=TV l2l1:unknown_yes=TV l2l1:wallet_about=VT l2l1:wallet_possessiveBefore=VT
l2l1:yes_common=TV l2l1:yes_lower=VT l2l1:yes_unknown=WS l2l1:you_bot=VT l2l1:you_common=TV
l2l1:you_courtesy=TV l2l1:you_lower=TV l2l1:you_request=WS l2l1:you_unknown=TV l:,=TV l:.=XR l:?=SW
l:Unknown=PZ l:about=XR l:accounts=VT l:and=SW l:common=TV l:compare=VT l:copula=WS l:correction=bN
l:credentials=TV l:end=WS l:first=TV l:form=TV l:greeting=SW l:he=RX l:help=SW l:holds=TV
l:interrogative=YQ l:lower=YQ l:my=RX l:name=TV l:not=SW l:number=SW l:on=TV l:or=TV l:pointing=VT
l:possessiveAfter=TV l:possessiveBefore=YQ l:praise=SW l:question=WS l:relative=VT l:request=YQ
l:rhetorical=TV l:second=SW l:self=SW l:thanks=SW l:third=TV l:unknown=TV l:verifiers=WS l:wallet=TV
l:yes=XR l:you=TV language:false/0=WS language:false/2=WS language:false/3=TV language:false/4=TV
language:false/7=TV language:true/1=WS language:true/2=TV language:true/3=VT language:true/4=SW
language:true/7=PZ last:false=RX last:true=TV letters:0/latin=RX letters:1/han=SW letters:1/latin=TV
letters:1/other=TV letters:2/han=TV letters:2/other=RX letters:3/han=SW letters:3/latin=VT
letters:3/other=SW letters:4/latin=XR letters:7/latin=YQ letters:7/other=VT named-as:joined/true=QY
named-as:mention/false=WS named-as:mention/true=TV named-as:platform/false=PZ
named-as:platform/true=QY named-as:written/false=aO named-as:written/true=YQ
named-behind:false/false/false=XR named-behind:false/false/last=SW named-behind:false/false/true=QY
named-behind:false/true/false=WS named-behind:false/true/first=VT named-behind:false/true/last=TV
named-behind:false/true/only=VT named-behind:false/true/true=SW named-behind:true/false/false=VT
named-behind:true/false/first=RX named-behind:true/false/last=ZP named-behind:true/false/true=SW
named-behind:true/true/false=VT named-behind:true/true/last=TV named-behind:true/true/only=WS
named-c:Unknown=VT named-c:about=TV named-c:accounts=TV named-c:and=VT named-c:article=TV
named-c:bot=WS named-c:callAfter=TV named-c:compare=YQ named-c:copula=TV named-c:correction=VT
named-c:courtesy=TV named-c:credentials=WS named-c:fid=SW named-c:first=TV named-c:form=XR
named-c:greeting=RX named-c:handle=TV named-c:he=WS named-c:help=VT named-c:holds=WS
named-c:interrogativeSubject=SW named-c:last=VT named-c:lower=TV named-c:my=XR named-c:name=WS
named-c:no=VT named-c:not=RX named-c:notAfter=RX named-c:number=TV named-c:only=VT named-c:or=XR
named-c:person=VT named-c:platform=TV named-c:pointing=RX named-c:possessiveAfter=VT
named-c:possessiveBefore=SW named-c:praise=SW named-c:question=WS named-c:relative=XR
named-c:request=SW named-c:second=SW named-c:self=SW named-c:statement=SW named-c:thanks=WS
named-c:third=RX named-c:trust=XR named-c:unknown=TV named-c:wallet=WS named-c:yes=WS named-c:you=SW
named-clause:0/1/true=TV named-clause:1/1/false=VT named-clause:2/1/false=VT
named-clause:2/1/true=SW named-clause:3/1/false=VT named-clause:3/1/true=TV
named-context:card/false=XR named-context:question/false=TV named-context:question/true=RX
named-context:quote/false=TV named-context:quote/true=TV named-context:reply/false=TV
named-context:reply/true=TV named-context:top/false=VT named-context:top/true=WS named-echo:end=cM
named-echo:not=Oa named-first:false/absent=TV named-first:false/embedded=WS
named-first:true/embedded=RX named-l1:.=WS named-l1:?=RX named-l1:about=WS named-l1:accounts=SW
named-l1:and=VT named-l1:article=SW named-l1:bot=XR named-l1:common=SW named-l1:copula=VT
named-l1:correction=WS named-l1:courtesy=WS named-l1:end=TV named-l1:he=VT named-l1:holds=TV
named-l1:interrogative=VT named-l1:interrogativeSubject=VT named-l1:lower=TV named-l1:mention=TV
named-l1:name=SW named-l1:not=QY named-l1:notAfter=WS named-l1:on=VT named-l1:only=XR named-l1:or=VT
named-l1:person=WS named-l1:platform=TV named-l1:pointing=VT named-l1:possessiveAfter=VT
named-l1:possessiveBefore=WS named-l1:question=XR named-l1:request=VT named-l1:yes=WS
named-l1:you=VT named-l1r1:,_,=TV named-l1r1:,_.=WS named-l1r1:,_about=VT named-l1r1:,_and=SW
named-l1r1:,_end=XR named-l1r1:,_interrogative=VT named-l1r1:,_lower=VT named-l1r1:,_mention=WS
named-l1r1:,_name=WS named-l1r1:,_not=SW named-l1r1:,_on=TV named-l1r1:,_or=VT
named-l1r1:,_unknown=VT named-l1r1:?_end=WS named-l1r1:about_?=TV named-l1r1:about_bot=VT
named-l1r1:about_common=TV named-l1r1:and_,=RX named-l1r1:and_?=TV named-l1r1:and_bot=VT
named-l1r1:and_common=TV named-l1r1:and_courtesy=VT named-l1r1:and_end=XR
named-l1r1:and_interrogative=VT named-l1r1:and_question=TV named-l1r1:article_,=VT
named-l1r1:article_about=TV named-l1r1:article_common=VT named-l1r1:article_courtesy=SW
named-l1r1:article_end=VT named-l1r1:article_lower=VT named-l1r1:article_question=TV
named-l1r1:article_unknown=VT named-l1r1:bot_,=WS named-l1r1:bot_about=XR named-l1r1:bot_and=XR
named-l1r1:bot_common=WS named-l1r1:bot_copula=QY named-l1r1:bot_correction=SW
named-l1r1:bot_courtesy=WS named-l1r1:bot_end=PZ named-l1r1:bot_holds=RX
named-l1r1:bot_interrogative=SW named-l1r1:bot_lower=WS named-l1r1:bot_mention=WS
named-l1r1:bot_name=WS named-l1r1:bot_not=VT named-l1r1:bot_notAfter=QY named-l1r1:bot_on=WS
named-l1r1:bot_only=VT named-l1r1:bot_or=VT named-l1r1:bot_person=VT named-l1r1:bot_platform=YQ
named-l1r1:bot_pointing=VT named-l1r1:bot_question=RX named-l1r1:bot_request=XR
named-l1r1:bot_statement=RX named-l1r1:bot_unknown=WS named-l1r1:common_,=VT named-l1r1:common_?=SW
named-l1r1:common_and=VT named-l1r1:common_bot=RX named-l1r1:common_common=VT
named-l1r1:common_courtesy=VT named-l1r1:common_end=WS named-l1r1:common_interrogative=VT
named-l1r1:common_lower=VT named-l1r1:common_on=VT named-l1r1:common_question=TV
named-l1r1:common_unknown=VT named-l1r1:compare_and=VT named-l1r1:compare_common=VT
named-l1r1:compare_correction=VT named-l1r1:compare_lower=VT named-l1r1:compare_unknown=VT
named-l1r1:copula_about=TV named-l1r1:copula_article=WS named-l1r1:copula_common=TV
named-l1r1:copula_courtesy=TV named-l1r1:copula_lower=VT named-l1r1:copula_on=TV
named-l1r1:copula_unknown=VT named-l1r1:correction_,=VT named-l1r1:correction_courtesy=VT
named-l1r1:correction_end=WS named-l1r1:correction_question=TV named-l1r1:courtesy_,=TV
named-l1r1:courtesy_?=VT named-l1r1:courtesy_and=VT named-l1r1:courtesy_bot=VT
named-l1r1:courtesy_common=TV named-l1r1:courtesy_courtesy=VT named-l1r1:courtesy_end=WS
named-l1r1:courtesy_lower=VT named-l1r1:courtesy_person=VT named-l1r1:courtesy_unknown=VT
named-l1r1:end_and=XR named-l1r1:end_common=VT named-l1r1:end_correction=VT
named-l1r1:end_courtesy=WS named-l1r1:end_holds=SW named-l1r1:end_interrogative=VT
named-l1r1:end_lower=TV named-l1r1:end_mention=WS named-l1r1:end_name=TV named-l1r1:end_on=VT
named-l1r1:end_person=QY named-l1r1:end_question=VT named-l1r1:end_statement=RX
named-l1r1:end_unknown=TV named-l1r1:interrogative_,=WS named-l1r1:interrogative_?=VT
named-l1r1:interrogative_common=RX named-l1r1:interrogative_courtesy=VT
named-l1r1:interrogative_end=VT named-l1r1:interrogative_lower=SW named-l1r1:interrogative_on=VT
named-l1r1:interrogative_unknown=SW named-l1r1:lower_,=SW named-l1r1:lower_?=VT
named-l1r1:lower_about=TV named-l1r1:lower_and=WS named-l1r1:lower_bot=WS named-l1r1:lower_copula=WS
named-l1r1:lower_courtesy=TV named-l1r1:lower_end=TV named-l1r1:lower_holds=VT
named-l1r1:lower_interrogative=VT named-l1r1:lower_lower=VT named-l1r1:lower_on=VT
named-l1r1:lower_person=VT named-l1r1:lower_platform=RX named-l1r1:lower_question=VT
named-l1r1:lower_request=TV named-l1r1:lower_unknown=VT named-l1r1:mention_,=VT
named-l1r1:mention_end=WS named-l1r1:mention_mention=VT named-l1r1:mention_name=VT
named-l1r1:name_,=VT named-l1r1:name_end=WS named-l1r1:name_mention=VT named-l1r1:name_name=VT
named-l1r1:no_,=VT named-l1r1:not_,=RX named-l1r1:not_.=TV named-l1r1:not_common=TV
named-l1r1:not_correction=TV named-l1r1:not_courtesy=SW named-l1r1:not_end=QY
named-l1r1:not_lower=TV named-l1r1:not_unknown=TV named-l1r1:on_,=TV named-l1r1:on_bot=VT
named-l1r1:on_common=TV named-l1r1:on_end=WS named-l1r1:on_lower=TV named-l1r1:on_unknown=TV
named-l1r1:only_,=VT named-l1r1:or_,=TV named-l1r1:or_?=WS named-l1r1:person_,=VT
named-l1r1:person_on=VT named-l1r1:platform_,=WS named-l1r1:platform_courtesy=VT
named-l1r1:platform_end=RX named-l1r1:platform_interrogative=WS named-l1r1:platform_lower=QY
named-l1r1:platform_unknown=QY named-l1r1:pointing_end=WS named-l1r1:pointing_on=TV
named-l1r1:possessiveBefore_,=SW named-l1r1:possessiveBefore_?=SW named-l1r1:possessiveBefore_end=VT
named-l1r1:question_about=TV named-l1r1:question_article=WS named-l1r1:question_common=TV
named-l1r1:question_courtesy=TV named-l1r1:question_end=VT named-l1r1:question_lower=VT
named-l1r1:question_on=SW named-l1r1:question_unknown=VT named-l1r1:request_about=TV
named-l1r1:request_and=VT named-l1r1:request_courtesy=SW named-l1r1:request_end=VT
named-l1r1:request_lower=WS named-l1r1:request_not=TV named-l1r1:request_unknown=WS
named-l1r1:statement_,=WS named-l1r1:statement_lower=VT named-l1r1:statement_unknown=VT
named-l1r1:unknown_,=SW named-l1r1:unknown_?=VT named-l1r1:unknown_about=TV
named-l1r1:unknown_and=WS named-l1r1:unknown_bot=WS named-l1r1:unknown_copula=WS
named-l1r1:unknown_courtesy=TV named-l1r1:unknown_end=TV named-l1r1:unknown_holds=VT
named-l1r1:unknown_interrogative=VT named-l1r1:unknown_lower=VT named-l1r1:unknown_on=VT
named-l1r1:unknown_person=VT named-l1r1:unknown_platform=RX named-l1r1:unknown_question=VT
named-l1r1:unknown_request=TV named-l1r1:unknown_unknown=VT named-l2:,=TV named-l2:.=WS
named-l2:?=SW named-l2:about=TV named-l2:and=WS named-l2:article=TV named-l2:bot=VT
named-l2:common=RX named-l2:compare=VT named-l2:correction=VT named-l2:courtesy=TV named-l2:end=SW
named-l2:fid=TV named-l2:form=QY named-l2:he=TV named-l2:interrogative=SW
named-l2:interrogativeSubject=VT named-l2:lower=VT named-l2:mention=WS named-l2:name=SW
named-l2:no=WS named-l2:not=TV named-l2:notAfter=WS named-l2:on=TV named-l2:only=VT
named-l2:person=WS named-l2:platform=YQ named-l2:possessiveBefore=WS named-l2:praise=TV
named-l2:profile=WS named-l2:question=WS named-l2:self=WS named-l2:statement=XR named-l2:trust=VT
named-l2:verifiers=TV named-l2:yes=SW named-l2:you=VT named-l2l1:,_article=TV named-l2l1:,_common=TV
named-l2l1:,_correction=VT named-l2l1:,_interrogative=VT named-l2l1:,_lower=TV
named-l2l1:,_mention=WS named-l2l1:,_name=WS named-l2l1:,_no=TV named-l2l1:,_not=QY
named-l2l1:,_notAfter=TV named-l2l1:,_request=VT named-l2l1:,_unknown=TV
named-l2l1:accounts_about=TV named-l2l1:article_platform=SW named-l2l1:bot_,=VT
named-l2l1:bot_about=VT named-l2l1:bot_article=TV named-l2l1:bot_copula=VT
named-l2l1:bot_interrogative=TV named-l2l1:bot_no=TV named-l2l1:bot_not=QY
named-l2l1:bot_notAfter=TV named-l2l1:bot_only=VT named-l2l1:bot_person=VT
named-l2l1:bot_platform=XR named-l2l1:bot_pointing=TV named-l2l1:bot_question=WS
named-l2l1:bot_request=XR named-l2l1:bot_statement=SW named-l2l1:common_about=VT
named-l2l1:common_article=VT named-l2l1:common_copula=TV named-l2l1:common_lower=TV
named-l2l1:common_not=WS named-l2l1:common_possessiveBefore=VT named-l2l1:common_unknown=TV
named-l2l1:correction_,=VT named-l2l1:correction_about=VT named-l2l1:courtesy_,=TV
named-l2l1:courtesy_about=TV named-l2l1:courtesy_common=WS named-l2l1:courtesy_courtesy=WS
named-l2l1:courtesy_lower=TV named-l2l1:courtesy_not=TV named-l2l1:courtesy_pointing=VT
named-l2l1:courtesy_request=SW named-l2l1:courtesy_unknown=TV named-l2l1:end_and=VT
named-l2l1:end_article=TV named-l2l1:end_bot=VT named-l2l1:end_common=VT
named-l2l1:end_correction=VT named-l2l1:end_courtesy=TV named-l2l1:end_end=TV
named-l2l1:end_interrogative=VT named-l2l1:end_not=TV named-l2l1:end_platform=XR
named-l2l1:end_question=VT named-l2l1:end_request=WS named-l2l1:end_statement=Mc
named-l2l1:fid_about=TV named-l2l1:fid_possessiveBefore=TV named-l2l1:interrogativeSubject_lower=VT
named-l2l1:interrogativeSubject_unknown=VT named-l2l1:interrogative_article=VT
named-l2l1:lower_about=SW named-l2l1:lower_and=TV named-l2l1:lower_article=VT
named-l2l1:lower_bot=VT named-l2l1:lower_common=VT named-l2l1:lower_interrogative=TV
named-l2l1:lower_lower=WS named-l2l1:lower_not=XR named-l2l1:lower_platform=TV
named-l2l1:lower_pointing=VT named-l2l1:lower_request=VT named-l2l1:lower_unknown=WS
named-l2l1:mention_about=VT named-l2l1:mention_common=VT named-l2l1:mention_correction=TV
named-l2l1:mention_lower=VT named-l2l1:mention_notAfter=WS named-l2l1:mention_or=VT
named-l2l1:mention_request=SW named-l2l1:mention_unknown=VT named-l2l1:name_about=VT
named-l2l1:name_compare=VT named-l2l1:name_correction=TV named-l2l1:name_lower=TV
named-l2l1:name_not=TV named-l2l1:name_notAfter=WS named-l2l1:name_or=VT named-l2l1:name_request=SW
named-l2l1:name_unknown=TV named-l2l1:no_,=VT named-l2l1:notAfter_,=VT named-l2l1:on_platform=RX
named-l2l1:platform_,=VT named-l2l1:platform_about=TV named-l2l1:platform_lower=VT
named-l2l1:platform_on=VT named-l2l1:platform_person=VT named-l2l1:platform_possessiveAfter=VT
named-l2l1:platform_unknown=VT named-l2l1:pointing_about=WS named-l2l1:pointing_common=SW
named-l2l1:profile_about=VT named-l2l1:profile_on=VT named-l2l1:question_lower=VT
named-l2l1:question_unknown=VT named-l2l1:request_about=VT named-l2l1:request_common=SW
named-l2l1:request_interrogative=VT named-l2l1:request_interrogativeSubject=VT
named-l2l1:self_courtesy=WS named-l2l1:self_not=SW named-l2l1:statement_about=WS
named-l2l1:statement_lower=TV named-l2l1:statement_on=VT named-l2l1:statement_unknown=TV
named-l2l1:trust_,=VT named-l2l1:unknown_about=SW named-l2l1:unknown_and=TV
named-l2l1:unknown_article=VT named-l2l1:unknown_bot=VT named-l2l1:unknown_interrogative=TV
named-l2l1:unknown_lower=WS named-l2l1:unknown_not=XR named-l2l1:unknown_platform=SW
named-l2l1:unknown_pointing=VT named-l2l1:unknown_request=VT named-l2l1:unknown_unknown=WS
named-l2l1:wallet_about=TV named-l2l1:wallet_on=TV named-l2l1:wallet_possessiveBefore=TV
named-l3:.=TV named-l3:about=RX named-l3:and=TV named-l3:article=XR named-l3:bot=VT
named-l3:courtesy=WS named-l3:end=RX named-l3:he=SW named-l3:interrogative=TV
named-l3:interrogativeSubject=VT named-l3:lower=VT named-l3:name=TV named-l3:no=WS named-l3:not=VT
named-l3:notAfter=VT named-l3:on=TV named-l3:only=RX named-l3:person=VT named-l3:platform=QY
named-l3:possessiveBefore=VT named-l3:praise=VT named-l3:question=WS named-l3:request=TV
named-l3:self=TV named-l3:statement=XR named-l3:unknown=VT named-l3:yes=SW named-l:.=WS named-l:?=RX
named-l:about=TV named-l:accounts=SW named-l:common=TV named-l:copula=VT named-l:correction=VT
named-l:end=TV named-l:holds=TV named-l:interrogative=VT named-l:interrogativeSubject=VT
named-l:mention=TV named-l:name=SW named-l:no=VT named-l:not=RX named-l:notAfter=XR named-l:on=SW
named-l:only=VT named-l:or=VT named-l:platform=VT named-l:pointing=VT named-l:possessiveBefore=VT
named-l:praise=VT named-l:question=WS named-l:self=WS named-l:statement=TV named-l:you=VT
named-language:false/1=TV named-language:false/3=SW named-language:false/4=SW
named-language:true/0=VT named-language:true/1=WS named-language:true/2=TV named-language:true/3=VT
named-last:false=TV named-named:false/false=ZP named-named:true/false=RX named-named:true/true=TV
named-near:false/first=TV named-near:false/middle=TV named-near:true/last=WS
named-near:true/middle=QY named-near:true/only=XR named-nearest:1/false/false/true/false=VT
named-nearest:1/false/false/true/true=VT named-nearest:1/false/false=WS
named-nearest:1/true/false/false/false=WS named-nearest:1/true/false/false/true=TV
named-nearest:1/true/false/true/true=TV named-nearest:2/false/false/false/true=VT
named-nearest:2/false/false/true/false=VT named-nearest:2/false/false=VT
named-nearest:2/false/true/false/true=VT named-nearest:2/false/true=WS
named-nearest:2/true/false/false/false=SW named-nearest:2/true/false/true/true=VT
named-nearest:2/true/true/true/true=VT named-nearest:2/true/true=TV
named-nearest:3/false/false/false/false=SW named-nearest:3/false/false/false/true=TV
named-nearest:3/false/false/true/true=WS named-nearest:3/false/false=TV
named-nearest:3/false/true/false/false=TV named-nearest:3/false/true/false/true=VT
named-nearest:3/true/false=TV named-nearest:3/true/true=WS named-nearest:4/false/false/false/true=SW
named-nearest:4/false/false/true/false=VT named-nearest:4/false/false/true/true=TV
named-nearest:4/false/false=RX named-nearest:4/false/true/false/false=TV
named-nearest:4/false/true/false/true=SW named-nearest:4/false/true/true/true=WS
named-nearest:4/false/true=TV named-nearest:4/true/false/false/false=WS
named-nearest:4/true/false/true/false=SW named-nearest:4/true/false/true/true=TV
named-nearest:4/true/false=TV named-nearest:4/true/true/false/false=SW named-nearest:4/true/true=TV
named-out:false/null=ZP named-out:true/after=RX named-out:true/before=Oa
named-person:false/false/card=WS named-person:false/false/question=TV
named-person:false/false/reply=VT named-person:false/true/card=WS
named-person:false/true/question=TV named-person:false/true/reply=WS named-person:true/false/card=VT
named-person:true/false/quote=TV named-person:true/false/reply=SW named-person:true/false/top=VT
named-person:true/true/card=TV named-person:true/true/reply=RX named-person:true/true/top=XR
named-position:absent/false=WS named-position:absent/true=RX named-position:embedded/true=TV
named-position:vocative/false=TV named-position:vocative/true=VT named-possessive:false=SW
named-question:false/true=TV named-question:true/false=VT named-question:true/true=SW named-r1:.=SW
named-r1:?=WS named-r1:about=VT named-r1:and=XR named-r1:article=TV named-r1:common=RX
named-r1:compare=VT named-r1:copula=VT named-r1:correction=SW named-r1:courtesy=VT named-r1:end=TV
named-r1:he=VT named-r1:holds=TV named-r1:interrogativeSubject=TV named-r1:mention=XR named-r1:no=SW
named-r1:not=VT named-r1:notAfter=QY named-r1:on=WS named-r1:only=XR named-r1:or=YQ
named-r1:person=WS named-r1:platform=PZ named-r1:possessiveAfter=WS named-r1:possessiveBefore=TV
named-r1:praise=SW named-r1:question=WS named-r1:statement=SW named-r1:trust=WS named-r1:yes=TV
named-r1:you=TV named-r2:,=TV named-r2:Unknown=VT named-r2:about=RX named-r2:accounts=VT
named-r2:article=TV named-r2:bot=WS named-r2:common=TV named-r2:compare=WS named-r2:correction=SW
named-r2:courtesy=SW named-r2:end=SW named-r2:ens=TV named-r2:fid=WS named-r2:form=VT
named-r2:handle=VT named-r2:interrogative=VT named-r2:interrogativeSubject=WS named-r2:mention=WS
named-r2:my=TV named-r2:name=XR named-r2:no=SW named-r2:not=YQ named-r2:notAfter=SW
named-r2:person=YQ named-r2:platform=YQ named-r2:pointing=TV named-r2:possessiveBefore=TV
named-r2:profile=TV named-r2:question=VT named-r2:request=VT named-r2:statement=RX
named-r2:unknown=VT named-r2:wallet=VT named-r2:you=SW named-r3:,=TV named-r3:.=QY named-r3:?=VT
named-r3:about=VT named-r3:and=TV named-r3:article=RX named-r3:bot=WS named-r3:common=SW
named-r3:compare=TV named-r3:copula=RX named-r3:correction=RX named-r3:courtesy=VT
named-r3:credentials=VT named-r3:first=XR named-r3:he=WS named-r3:interrogative=RX
named-r3:mention=TV named-r3:name=VT named-r3:not=WS named-r3:notAfter=RX named-r3:only=TV
named-r3:or=TV named-r3:person=TV named-r3:pointing=QY named-r3:possessiveAfter=TV
named-r3:praise=VT named-r3:question=RX named-r3:request=VT named-r3:second=WS named-r3:self=SW
named-r3:statement=SW named-r:.=TV named-r:?=VT named-r:about=VT named-r:accounts=TV named-r:and=YQ
named-r:common=WS named-r:compare=VT named-r:correction=TV named-r:end=XR named-r:ens=SW
named-r:fid=VT named-r:form=TV named-r:he=WS named-r:holds=RX named-r:interrogative=TV
named-r:lower=TV named-r:mention=WS named-r:no=TV named-r:not=XR named-r:notAfter=SW named-r:on=VT
named-r:only=VT named-r:or=YQ named-r:platform=PZ named-r:possessiveAfter=VT named-r:praise=TV
named-r:profile=VT named-r:question=WS named-r:request=SW named-r:self=RX named-r:statement=PZ
named-r:unknown=TV named-r:wallet=VT named-r:yes=VT named-r:you=TV named-rank:false/false/1/false=SW
named-rank:false/false/1/true=SW named-rank:false/true/1/true=TV named-rank:first/2=SW
named-rank:first/3=VT named-rank:first/false/false=SW named-rank:first/false/true=ZP
named-rank:first/true/true=QY named-rank:last/2=aO named-rank:last/3=SW named-rank:last/4=SW
named-rank:last/false/false=RX named-rank:last/false/true=aO named-rank:last/true/true=TV
named-rank:middle/3=TV named-rank:middle/4=TV named-rank:middle/false/false=RX
named-rank:middle/false/true=VT named-rank:middle/true/true=SW named-rank:only/1=WS
named-rank:only/false/false=XR named-rank:only/true/true=TV named-rank:true/false/1/true=SW
named-rank:true/true/1/false=XR named-rank:true/true/1/true=VT
named-rivals:false/false/false/true=YQ named-rivals:false/false/true/false=WS
named-rivals:false/false/true/true=XR named-rivals:false/true/false/false=TV
named-rivals:false/true/false/true=TV named-rivals:false/true/true/true=VT
named-rivals:true/false/false/true=SW named-rivals:true/false/true/false=SW
named-rivals:true/false/true/true=TV named-rivals:true/true/true/false=TV
named-rivals:true/true/true/true=SW named-self:true=TV named-sole:false/false/card=aO
named-sole:false/false/question=QY named-sole:false/false/quote=TV named-sole:false/false/top=TV
named-sole:false/true/card=RX named-sole:false/true/reply=QY named-sole:false/true/top=WS
named-sole:true/false/reply=VT named-sole:true/false/top=TV named-sole:true/true/top=XR
named-unknown:0/1=VT named-unknown:1/1=VT named-unknown:2/1=TV named-unknown:3/1=TV
named-unknown:4/1=SW named-words:1/false=TV named:false/false=XR named:false/true=XR
named:true/false=Oa named:true/true=Oa nearest:1/false/false/false/false=XR
nearest:1/false/false/false/true=TV nearest:1/false/false/true/false=TV
nearest:1/false/false/true/true=TV nearest:1/true/false/false/false=TV
nearest:1/true/false/true/false=VT nearest:1/true/false/true/true=VT
nearest:2/false/false/false/false=VT nearest:2/false/false/true/false=WS
nearest:2/false/false/true/true=TV nearest:2/false/false=WS nearest:2/false/true/false/true=VT
nearest:2/false/true/true/true=TV nearest:2/true/false/false/false=SW
nearest:2/true/false/false/true=VT nearest:2/true/false/true/false=TV
nearest:2/true/false/true/true=VT nearest:2/true/true/true/true=VT nearest:2/true/true=VT
nearest:3/false/false/false/true=VT nearest:3/false/false/true/false=SW
nearest:3/false/false/true/true=WS nearest:3/false/false=VT nearest:3/false/true/true/true=SW
nearest:3/false/true=SW nearest:3/true/false/false/false=SW nearest:3/true/false/false/true=TV
nearest:3/true/false=RX nearest:3/true/true/true/false=TV nearest:3/true/true=SW
nearest:4/false/false/false/false=WS nearest:4/false/false/false/true=VT nearest:4/false/false=XR
nearest:4/false/true/false/false=TV nearest:4/false/true/true/true=VT
nearest:4/true/false/false/false=VT nearest:4/true/false/false/true=TV
nearest:4/true/false/true/false=TV nearest:4/true/false/true/true=SW nearest:4/true/false=SW
nearest:4/true/true/false/false=TV nearest:4/true/true/true/false=TV
nearest:4/true/true/true/true=TV nearest:4/true/true=QY person:false/false/card=XR
person:false/false/question=RX person:false/false/quote=SW person:false/false/reply=RX
person:false/false/top=TV person:false/true/card=TV person:false/true/question=VT
person:false/true/quote=RX person:false/true/reply=RX person:false/true/top=WS
person:true/false/card=SW person:true/false/question=WS person:true/false/quote=TV
person:true/false/reply=WS person:true/false/top=XR person:true/true/card=SW
person:true/true/quote=SW person:true/true/reply=VT person:true/true/top=YQ position:absent/false=VT
position:absent/true=SW position:embedded/false=PZ position:embedded/true=TV
position:vocative/false=VT position:vocative/true=VT possessive:false=Oa possessive:true=ZP
question:false/false=TV question:false/true=TV question:true/true=SW r1:,=VT r1:.=TV r1:Unknown=Nb
r1:accounts=TV r1:and=YQ r1:article=RX r1:bot=VT r1:common=SW r1:compare=VT r1:copula=XR
r1:correction=YQ r1:courtesy=XR r1:credentials=SW r1:emoji=VT r1:end=TV r1:first=RX r1:greeting=TV
r1:he=RX r1:help=VT r1:holds=XR r1:interrogative=ZP r1:lower=YQ r1:mention=RX r1:my=SW r1:name=RX
r1:no=VT r1:not=VT r1:on=TV r1:only=WS r1:or=VT r1:person=XR r1:platform=TV r1:pointing=VT
r1:possessiveBefore=TV r1:praise=SW r1:profile=TV r1:question=WS r1:request=SW r1:self=QY
r1:statement=WS r1:thanks=TV r1:unknown=SW r1:wallet=TV r1:yes=TV r1:you=SW r2:,=SW r2:.=WS r2:?=WS
r2:Unknown=PZ r2:about=VT r2:accounts=SW r2:and=SW r2:article=WS r2:bot=YQ r2:common=VT
r2:compare=VT r2:copula=WS r2:correction=PZ r2:emoji=TV r2:end=WS r2:ens=SW r2:first=VT
r2:greeting=TV r2:he=WS r2:help=TV r2:holds=VT r2:interrogative=ZP r2:interrogativeSubject=WS
r2:lower=YQ r2:mention=SW r2:name=RX r2:no=XR r2:not=TV r2:number=TV r2:or=TV r2:person=WS
r2:platform=VT r2:pointing=WS r2:possessiveAfter=WS r2:possessiveBefore=SW r2:praise=VT
r2:profile=RX r2:question=VT r2:request=TV r2:second=VT r2:self=XR r2:statement=RX r2:thanks=TV
r2:trust=WS r2:unknown=TV r2:yes=TV r:.=TV r:?=XR r:Unknown=Nb r:accounts=WS r:and=XR r:common=TV
r:copula=WS r:correction=WS r:credentials=SW r:end=YQ r:greeting=TV r:he=VT r:holds=VT
r:interrogative=XR r:interrogativeSubject=TV r:lower=YQ r:mention=TV r:my=RX r:name=SW r:no=VT
r:not=VT r:notAfter=TV r:or=WS r:platform=VT r:pointing=TV r:possessiveAfter=VT
r:possessiveBefore=TV r:praise=SW r:question=VT r:relative=VT r:request=WS r:self=RX r:trust=WS
r:unknown=RX r:you=SW rank:false/false/1/false=TV rank:false/false/1/true=WS
rank:false/true/1/false=WS rank:false/true/3/false=SW rank:false/true/4/false=SW
rank:false/true/4/true=WS rank:true/false/1/false=SW rank:true/false/1/true=RX
rank:true/true/1/false=VT rank:true/true/1/true=TV rank:true/true/2/false=WS
rank:true/true/2/true=SW rank:true/true/3/true=TV repeated:false/false=Ld repeated:false/true=Ke
repeated:true/false=eK repeated:true/true=fJ script:han/true//2=SW script:han/true//3=TV
script:han/true//4=SW script:han/true=QY script:latin/false//1=TV script:latin/false//2=SW
script:latin/false//3=TV script:latin/false//4=SW script:latin/false//7=VT
script:latin/false/CAPS/2=VT script:latin/false/CAPSshort/1=TV script:latin/false/Titled/1=RX
script:latin/false/Titled/2=VT script:latin/false/Titled/3=WS script:latin/false/Titled/4=XR
script:latin/false/Titledhyphen/2=VT script:latin/false/digit/1=SW script:latin/false/digit/2=SW
script:latin/false/hyphen/2=TV script:latin/false/hyphen/3=TV script:latin/false/number/0=XR
script:latin/false/number/1=YQ script:latin/false/number/2=VT script:latin/false/number/3=TV
script:latin/false/short/1=WS script:latin/false/short/2=VT script:latin/false/short/3=SW
script:latin/false/short/4=RX script:latin/false=TV script:latin/true//1=ZP script:latin/true//2=WS
script:latin/true//3=WS script:latin/true//4=WS script:latin/true/Titled/2=RX
script:latin/true/Titled/3=RX script:latin/true/short/1=VT script:latin/true/short/2=VT
script:latin/true=aO script:other/true//1=RX script:other/true//2=RX script:other/true//3=TV
script:other/true//4=RX script:other/true/Titled/2=WS script:other/true/Titled/3=WS
script:other/true=Oa self:false=TV self:true=RX shape:/1=ZP shape:/2=Ke shape:/3=RX shape:/4=SW
shape:/false/han=QY shape:/false/latin=XR shape:/false/other=PZ shape:/true/latin=WS
shape:/true/other=PZ shape:=PZ shape:CAPS/1=TV shape:CAPS/false/latin=TV shape:CAPS=TV
shape:CAPSshort/1=SW shape:CAPSshort/false/latin=TV shape:CAPSshort/true/latin=TV shape:CAPSshort=SW
shape:Titled/1=Ld shape:Titled/2=eK shape:Titled/3=VT shape:Titled/false/latin=WS
shape:Titled/false/other=YQ shape:Titled/true/latin=RX shape:Titled=XR shape:Titledhyphen/1=TV
shape:Titledhyphen/false/latin=WS shape:Titledhyphen=YQ shape:digit/1=ZP shape:digit/2=RX
shape:digit/3=TV shape:digit/false/latin=VT shape:digit=VT shape:dot/1=TV shape:dot=TV
shape:hyphen/1=VT shape:hyphen/2=SW shape:hyphen/false/latin=TV shape:hyphen/true/latin=TV
shape:hyphen=TV shape:number/1=WS shape:number/false/latin=SW shape:number/true/latin=YQ
shape:number=WS shape:short/1=TV shape:short/false/latin=VT shape:short/true/latin=SW shape:short=TV
sole:false/false/question=TV sole:false/false/quote=RX sole:false/false/reply=RX
sole:false/false/top=VT sole:false/true/card=SW sole:false/true/quote=RX sole:false/true/reply=TV
sole:false/true/top=XR sole:true/false/card=VT sole:true/false/question=WS sole:true/false/top=WS
sole:true/true/card=TV sole:true/true/top=XR unknown:0/1=VT unknown:1/1=XR unknown:1/2=TV
unknown:2/2=VT unknown:4/1=TV unknown:4/2=TV unknown:4/3=SW unknown:4/4=VT unknown:7/1=QY
unknown:7/3=TV unknown:7/4=TV words:1/false=SW words:1/true=VT words:2/false=TV words:3/true=RX
words:4/true=TV
`
