/** Written by `npm run fit:mentions`. */
export const peopleWeights = `
c:Unknown=WS c:about=VT c:accounts=RX c:and=XR c:article=VT c:bot=VT c:callAfter=VT c:common=TV
c:compare=ZP c:copula=TV c:correction=TV c:credentials=SW c:emoji=RX c:endorse=RX c:ens=TV c:fid=RX
c:first=TV c:form=QY c:greeting=RX c:handle=SW c:help=RX c:interrogative=SW
c:interrogativeSubject=QY c:last=SW c:link=QY c:lower=SW c:my=RX c:name=QY c:no=SW c:not=WS
c:notAfter=TV c:number=SW c:on=TV c:only=SW c:or=ZP c:person=VT c:platform=RX c:pointing=RX
c:possessiveAfter=YQ c:possessiveBefore=PZ c:praise=TV c:profile=PZ c:question=SW c:relative=SW
c:rhetorical=RX c:second=SW c:self=SW c:statement=WS c:thanks=RX c:third=SW c:trust=SW c:unknown=SW
c:verifiers=VT c:wallet=SW c:you=PZ clause:0/1/false=TV clause:0/1/true=TV clause:1/1/true=VT
clause:2/1/false=WS clause:2/1/true=SW clause:2/2/false=RX clause:2/2/true=VT clause:3/1/true=TV
clause:3/2/false=WS clause:3/2/true=RX clause:3/3/false=TV clause:3/3/true=VT clause:4/1/false=SW
clause:4/2/false=WS clause:4/2/true=VT clause:4/3/false=SW clause:4/3/true=TV clause:4/4/false=SW
clause:4/4/true=WS clause:7/1/false=VT clause:7/1/true=VT clause:7/2/false=WS context:card/false=VT
context:card/true=QY context:question/true=WS context:quote/false=RX context:quote/true=QY
context:reply/false=SW context:reply/true=SW context:top/false=VT context:top/true=ZP
first:false/absent=TV first:false/embedded=QY first:false/vocative=VT first:true/embedded=SW
first:true/vocative=WS l1:,=WS l1:.=XR l1:?=RX l1:Unknown=PZ l1:about=VT l1:and=XR l1:article=SW
l1:bot=VT l1:common=TV l1:compare=WS l1:copula=WS l1:correction=YQ l1:courtesy=SW l1:credentials=TV
l1:end=TV l1:fid=VT l1:greeting=TV l1:he=RX l1:help=SW l1:holds=TV l1:interrogative=WS
l1:interrogativeSubject=VT l1:lower=YQ l1:mention=SW l1:my=RX l1:name=SW l1:no=VT l1:not=TV
l1:number=SW l1:on=VT l1:only=VT l1:or=VT l1:person=aO l1:platform=TV l1:possessiveAfter=TV
l1:possessiveBefore=WS l1:praise=RX l1:profile=VT l1:question=WS l1:relative=TV l1:request=XR
l1:rhetorical=TV l1:second=TV l1:self=TV l1:statement=WS l1:thanks=SW l1:trust=TV l1:unknown=TV
l1:verifiers=XR l1:wallet=TV l1:yes=WS l1:you=SW l1r1:,_?=TV l1r1:,_and=SW l1r1:,_article=SW
l1r1:,_bot=SW l1r1:,_common=RX l1r1:,_copula=SW l1r1:,_correction=ZP l1r1:,_end=bN l1r1:,_no=TV
l1r1:,_not=VT l1r1:,_on=SW l1r1:,_pointing=VT l1r1:,_question=TV l1r1:._common=TV l1r1:._courtesy=SW
l1r1:._end=WS l1r1:._lower=VT l1r1:._unknown=VT l1r1:Unknown_,=SW l1r1:Unknown_?=TV
l1r1:Unknown_common=VT l1r1:Unknown_courtesy=VT l1r1:Unknown_end=SW l1r1:Unknown_interrogative=SW
l1r1:about_,=VT l1r1:about_?=VT l1r1:about_and=VT l1r1:about_bot=VT l1r1:about_common=VT
l1r1:about_end=WS l1r1:about_question=TV l1r1:about_unknown=TV l1r1:accounts_end=VT l1r1:and_,=VT
l1r1:and_?=YQ l1r1:and_common=TV l1r1:and_courtesy=TV l1r1:and_end=WS l1r1:article_?=TV
l1r1:article_Unknown=TV l1r1:article_about=XR l1r1:article_bot=TV l1r1:article_common=VT
l1r1:article_end=VT l1r1:article_lower=WS l1r1:article_on=VT l1r1:article_possessiveBefore=VT
l1r1:article_unknown=VT l1r1:bot_,=ZP l1r1:bot_.=RX l1r1:bot_?=YQ l1r1:bot_Unknown=RX
l1r1:bot_about=SW l1r1:bot_and=XR l1r1:bot_article=QY l1r1:bot_common=TV l1r1:bot_compare=WS
l1r1:bot_copula=TV l1r1:bot_courtesy=TV l1r1:bot_end=VT l1r1:bot_holds=TV l1r1:bot_interrogative=XR
l1r1:bot_lower=XR l1r1:bot_mention=TV l1r1:bot_my=SW l1r1:bot_name=TV l1r1:bot_not=WS l1r1:bot_on=TV
l1r1:bot_person=ZP l1r1:bot_platform=SW l1r1:bot_possessiveAfter=WS l1r1:bot_possessiveBefore=TV
l1r1:bot_praise=TV l1r1:bot_profile=SW l1r1:bot_question=TV l1r1:bot_request=XR l1r1:bot_self=SW
l1r1:bot_statement=RX l1r1:bot_unknown=TV l1r1:common_,=WS l1r1:common_?=VT l1r1:common_and=VT
l1r1:common_article=YQ l1r1:common_common=TV l1r1:common_copula=WS l1r1:common_courtesy=SW
l1r1:common_end=TV l1r1:common_lower=SW l1r1:common_mention=TV l1r1:common_name=TV l1r1:common_on=VT
l1r1:common_pointing=WS l1r1:common_possessiveBefore=TV l1r1:common_statement=TV
l1r1:common_unknown=SW l1r1:compare_end=SW l1r1:copula_,=VT l1r1:copula_?=SW l1r1:copula_about=TV
l1r1:copula_article=WS l1r1:copula_bot=WS l1r1:copula_common=VT l1r1:copula_courtesy=TV
l1r1:copula_end=TV l1r1:copula_lower=VT l1r1:copula_pointing=TV l1r1:copula_question=VT
l1r1:copula_trust=WS l1r1:copula_unknown=VT l1r1:correction_,=SW l1r1:correction_courtesy=VT
l1r1:correction_end=aO l1r1:correction_lower=TV l1r1:correction_unknown=TV l1r1:courtesy_,=WS
l1r1:courtesy_?=WS l1r1:courtesy_about=TV l1r1:courtesy_article=TV l1r1:courtesy_bot=TV
l1r1:courtesy_common=TV l1r1:courtesy_copula=VT l1r1:courtesy_courtesy=TV l1r1:courtesy_end=SW
l1r1:courtesy_interrogative=TV l1r1:courtesy_on=TV l1r1:courtesy_pointing=TV
l1r1:courtesy_question=TV l1r1:end_,=SW l1r1:end_.=TV l1r1:end_about=WS l1r1:end_and=WS
l1r1:end_bot=SW l1r1:end_common=WS l1r1:end_courtesy=VT l1r1:end_lower=TV l1r1:end_on=VT
l1r1:end_pointing=TV l1r1:end_statement=VT l1r1:end_trust=WS l1r1:end_unknown=TV l1r1:first_end=SW
l1r1:first_lower=TV l1r1:first_unknown=TV l1r1:greeting_end=TV l1r1:he_?=SW l1r1:he_common=WS
l1r1:he_courtesy=XR l1r1:he_end=SW l1r1:he_lower=TV l1r1:he_unknown=TV l1r1:help_end=TV
l1r1:holds_common=TV l1r1:holds_end=TV l1r1:holds_lower=VT l1r1:holds_unknown=VT
l1r1:interrogativeSubject_article=TV l1r1:interrogativeSubject_common=SW
l1r1:interrogativeSubject_copula=YQ l1r1:interrogativeSubject_end=SW
l1r1:interrogativeSubject_lower=WS l1r1:interrogativeSubject_pointing=SW
l1r1:interrogativeSubject_question=VT l1r1:interrogativeSubject_unknown=WS l1r1:interrogative_,=WS
l1r1:interrogative_?=XR l1r1:interrogative_Unknown=SW l1r1:interrogative_and=XR
l1r1:interrogative_article=SW l1r1:interrogative_bot=WS l1r1:interrogative_copula=WS
l1r1:interrogative_end=ZP l1r1:interrogative_lower=TV l1r1:interrogative_pointing=VT
l1r1:interrogative_question=WS l1r1:interrogative_unknown=SW l1r1:lower_.=XR l1r1:lower_?=VT
l1r1:lower_article=SW l1r1:lower_bot=VT l1r1:lower_common=VT l1r1:lower_correction=TV
l1r1:lower_courtesy=VT l1r1:lower_end=WS l1r1:lower_he=TV l1r1:lower_interrogative=VT
l1r1:lower_not=TV l1r1:lower_on=VT l1r1:lower_or=VT l1r1:lower_person=SW l1r1:lower_platform=TV
l1r1:lower_possessiveBefore=VT l1r1:lower_question=VT l1r1:lower_request=TV l1r1:lower_self=TV
l1r1:lower_statement=WS l1r1:mention_common=TV l1r1:mention_courtesy=WS l1r1:mention_end=TV
l1r1:my_end=TV l1r1:name_common=TV l1r1:name_courtesy=WS l1r1:name_end=TV l1r1:no_,=TV
l1r1:no_end=TV l1r1:notAfter_end=TV l1r1:not_,=TV l1r1:not_end=QY l1r1:not_lower=TV
l1r1:not_unknown=TV l1r1:number_end=TV l1r1:on_,=VT l1r1:on_and=TV l1r1:on_common=XR l1r1:on_end=TV
l1r1:on_lower=TV l1r1:on_on=VT l1r1:on_statement=WS l1r1:on_unknown=TV l1r1:or_?=VT l1r1:person_,=WS
l1r1:person_Unknown=TV l1r1:person_bot=SW l1r1:person_courtesy=TV l1r1:person_end=XR
l1r1:person_lower=VT l1r1:person_unknown=VT l1r1:platform_end=TV l1r1:platform_lower=TV
l1r1:platform_unknown=TV l1r1:pointing_,=SW l1r1:pointing_?=QY l1r1:pointing_about=VT
l1r1:pointing_bot=TV l1r1:pointing_common=VT l1r1:pointing_copula=WS l1r1:pointing_courtesy=WS
l1r1:pointing_interrogative=VT l1r1:pointing_lower=WS l1r1:pointing_on=WS l1r1:pointing_pointing=XR
l1r1:pointing_question=TV l1r1:pointing_trust=TV l1r1:pointing_unknown=WS l1r1:possessiveBefore_,=XR
l1r1:possessiveBefore_?=TV l1r1:possessiveBefore_Unknown=TV l1r1:possessiveBefore_end=VT
l1r1:possessiveBefore_unknown=TV l1r1:praise_,=TV l1r1:praise_lower=TV l1r1:praise_unknown=TV
l1r1:profile_end=WS l1r1:question_,=VT l1r1:question_?=TV l1r1:question_about=TV
l1r1:question_article=TV l1r1:question_bot=WS l1r1:question_common=VT l1r1:question_copula=SW
l1r1:question_courtesy=RX l1r1:question_end=Nb l1r1:question_he=TV l1r1:question_holds=WS
l1r1:question_on=VT l1r1:question_platform=VT l1r1:question_pointing=SW l1r1:question_praise=VT
l1r1:question_question=SW l1r1:question_trust=WS l1r1:question_wallet=YQ l1r1:question_you=TV
l1r1:request_?=WS l1r1:request_about=VT l1r1:request_bot=VT l1r1:request_common=SW
l1r1:request_courtesy=WS l1r1:request_lower=SW l1r1:request_on=TV l1r1:request_unknown=SW
l1r1:self_,=VT l1r1:self_end=TV l1r1:statement_about=TV l1r1:statement_common=TV
l1r1:statement_courtesy=TV l1r1:statement_end=TV l1r1:statement_lower=WS l1r1:statement_name=TV
l1r1:statement_unknown=WS l1r1:thanks_end=TV l1r1:trust_common=WS l1r1:trust_end=TV
l1r1:unknown_,=TV l1r1:unknown_.=XR l1r1:unknown_article=SW l1r1:unknown_common=WS
l1r1:unknown_copula=TV l1r1:unknown_correction=TV l1r1:unknown_courtesy=WS l1r1:unknown_he=TV
l1r1:unknown_holds=VT l1r1:unknown_interrogative=TV l1r1:unknown_not=TV l1r1:unknown_on=VT
l1r1:unknown_or=VT l1r1:unknown_person=SW l1r1:unknown_platform=TV l1r1:unknown_possessiveBefore=VT
l1r1:unknown_question=VT l1r1:unknown_request=TV l1r1:unknown_self=TV l1r1:unknown_statement=WS
l1r1:unknown_unknown=TV l1r1:wallet_end=VT l1r1:yes_?=TV l1r1:yes_common=TV l1r1:yes_courtesy=VT
l1r1:yes_end=VT l1r1:yes_lower=WS l1r1:yes_unknown=VT l1r1:you_?=VT l1r1:you_end=TV l2:,=VT
l2:Unknown=RX l2:about=SW l2:and=TV l2:article=TV l2:bot=WS l2:common=TV l2:correction=ZP
l2:courtesy=VT l2:end=VT l2:fid=VT l2:first=TV l2:form=TV l2:handle=TV l2:he=TV l2:holds=WS
l2:lower=XR l2:my=RX l2:name=SW l2:no=YQ l2:not=SW l2:number=WS l2:on=SW l2:only=TV l2:or=SW
l2:person=TV l2:platform=VT l2:pointing=SW l2:possessiveAfter=WS l2:possessiveBefore=VT l2:praise=SW
l2:profile=WS l2:relative=VT l2:request=WS l2:self=TV l2:statement=VT l2:thanks=TV l2:trust=RX
l2:wallet=VT l2:you=WS l2l1:,_and=TV l2l1:,_article=TV l2l1:,_bot=TV l2l1:,_common=TV
l2l1:,_correction=ZP l2l1:,_courtesy=WS l2l1:,_lower=WS l2l1:,_not=SW l2l1:,_request=WS
l2l1:,_statement=WS l2l1:,_unknown=WS l2l1:,_yes=VT l2l1:._bot=WS l2l1:._lower=VT l2l1:._unknown=VT
l2l1:Unknown_about=SW l2l1:Unknown_on=SW l2l1:about_bot=TV l2l1:about_common=SW l2l1:about_he=TV
l2l1:about_lower=TV l2l1:about_pointing=SW l2l1:about_unknown=TV l2l1:accounts_lower=VT
l2l1:accounts_unknown=VT l2l1:and_article=WS l2l1:and_lower=TV l2l1:and_unknown=TV
l2l1:article_Unknown=WS l2l1:article_common=TV l2l1:article_correction=TV l2l1:article_lower=TV
l2l1:article_trust=TV l2l1:article_unknown=VT l2l1:bot_Unknown=SW l2l1:bot_about=TV l2l1:bot_and=TV
l2l1:bot_common=TV l2l1:bot_compare=XR l2l1:bot_copula=VT l2l1:bot_courtesy=SW l2l1:bot_he=PZ
l2l1:bot_help=TV l2l1:bot_holds=WS l2l1:bot_interrogative=WS l2l1:bot_interrogativeSubject=QY
l2l1:bot_lower=WS l2l1:bot_mention=TV l2l1:bot_my=TV l2l1:bot_name=TV l2l1:bot_not=VT l2l1:bot_on=TV
l2l1:bot_person=RX l2l1:bot_profile=XR l2l1:bot_question=WS l2l1:bot_self=WS l2l1:bot_statement=RX
l2l1:bot_yes=WS l2l1:bot_you=TV l2l1:common_,=VT l2l1:common_about=PZ l2l1:common_article=WS
l2l1:common_common=TV l2l1:common_copula=TV l2l1:common_correction=VT l2l1:common_courtesy=TV
l2l1:common_first=TV l2l1:common_holds=TV l2l1:common_interrogative=YQ
l2l1:common_interrogativeSubject=WS l2l1:common_lower=VT l2l1:common_on=WS l2l1:common_person=WS
l2l1:common_pointing=XR l2l1:common_possessiveAfter=TV l2l1:common_question=TV
l2l1:common_request=TV l2l1:common_self=SW l2l1:common_statement=YQ l2l1:common_unknown=VT
l2l1:compare_lower=VT l2l1:compare_unknown=VT l2l1:copula_article=TV l2l1:copula_common=VT
l2l1:copula_courtesy=VT l2l1:copula_lower=TV l2l1:copula_unknown=TV l2l1:correction_,=XR
l2l1:correction_bot=TV l2l1:correction_correction=VT l2l1:correction_courtesy=XR
l2l1:correction_lower=TV l2l1:correction_unknown=TV l2l1:courtesy_Unknown=WS
l2l1:courtesy_article=WS l2l1:courtesy_bot=SW l2l1:courtesy_common=XR l2l1:courtesy_copula=VT
l2l1:courtesy_courtesy=TV l2l1:courtesy_he=VT l2l1:courtesy_interrogative=VT l2l1:courtesy_on=TV
l2l1:courtesy_person=TV l2l1:courtesy_possessiveBefore=TV l2l1:courtesy_question=VT
l2l1:courtesy_request=WS l2l1:courtesy_unknown=WS l2l1:end_about=SW l2l1:end_and=XR
l2l1:end_article=TV l2l1:end_bot=WS l2l1:end_common=VT l2l1:end_copula=TV l2l1:end_correction=WS
l2l1:end_courtesy=WS l2l1:end_end=TV l2l1:end_first=TV l2l1:end_he=WS l2l1:end_interrogative=ZP
l2l1:end_interrogativeSubject=VT l2l1:end_mention=WS l2l1:end_name=WS l2l1:end_no=WS l2l1:end_not=TV
l2l1:end_pointing=TV l2l1:end_praise=SW l2l1:end_question=XR l2l1:end_request=TV
l2l1:end_statement=TV l2l1:end_thanks=SW l2l1:end_yes=TV l2l1:first_unknown=TV l2l1:he_about=TV
l2l1:he_copula=TV l2l1:he_courtesy=WS l2l1:he_lower=TV l2l1:he_on=TV l2l1:he_question=TV
l2l1:he_unknown=TV l2l1:holds_article=SW l2l1:holds_courtesy=WS l2l1:holds_lower=TV
l2l1:holds_unknown=TV l2l1:interrogativeSubject_common=TV l2l1:interrogativeSubject_lower=VT
l2l1:interrogativeSubject_pointing=TV l2l1:interrogativeSubject_question=TV
l2l1:interrogativeSubject_unknown=VT l2l1:interrogative_Unknown=SW l2l1:interrogative_article=WS
l2l1:interrogative_common=TV l2l1:interrogative_copula=VT l2l1:interrogative_he=TV
l2l1:interrogative_lower=TV l2l1:interrogative_pointing=YQ l2l1:interrogative_question=TV
l2l1:interrogative_unknown=RX l2l1:lower_,=WS l2l1:lower_.=VT l2l1:lower_about=VT l2l1:lower_and=ZP
l2l1:lower_bot=VT l2l1:lower_common=VT l2l1:lower_copula=VT l2l1:lower_correction=VT
l2l1:lower_first=VT l2l1:lower_not=WS l2l1:lower_on=TV l2l1:lower_or=WS l2l1:lower_pointing=TV
l2l1:lower_possessiveBefore=TV l2l1:lower_question=TV l2l1:lower_relative=VT l2l1:lower_request=TV
l2l1:lower_self=TV l2l1:lower_statement=SW l2l1:lower_yes=SW l2l1:mention_,=TV l2l1:mention_.=TV
l2l1:mention_about=TV l2l1:mention_article=TV l2l1:mention_common=VT l2l1:mention_copula=TV
l2l1:mention_correction=TV l2l1:mention_holds=SW l2l1:mention_interrogative=SW l2l1:mention_lower=VT
l2l1:mention_on=TV l2l1:mention_person=VT l2l1:mention_pointing=TV l2l1:mention_request=WS
l2l1:mention_statement=WS l2l1:mention_unknown=VT l2l1:name_,=TV l2l1:name_.=TV l2l1:name_about=TV
l2l1:name_article=TV l2l1:name_common=VT l2l1:name_copula=TV l2l1:name_correction=TV
l2l1:name_holds=SW l2l1:name_interrogative=SW l2l1:name_lower=VT l2l1:name_on=TV l2l1:name_person=VT
l2l1:name_pointing=TV l2l1:name_possessiveAfter=TV l2l1:name_request=WS l2l1:name_statement=WS
l2l1:name_unknown=VT l2l1:no_,=WS l2l1:no_lower=TV l2l1:no_unknown=TV l2l1:not_lower=TV
l2l1:not_unknown=TV l2l1:number_lower=VT l2l1:number_unknown=VT l2l1:on_article=SW l2l1:on_common=WS
l2l1:on_courtesy=TV l2l1:on_lower=SW l2l1:on_pointing=TV l2l1:on_unknown=SW l2l1:person_Unknown=TV
l2l1:person_lower=VT l2l1:person_person=XR l2l1:platform_about=aO l2l1:platform_common=WS
l2l1:platform_on=YQ l2l1:platform_possessiveBefore=aO l2l1:pointing_about=TV
l2l1:pointing_article=WS l2l1:pointing_copula=TV l2l1:pointing_courtesy=VT
l2l1:pointing_interrogative=RX l2l1:pointing_lower=WS l2l1:pointing_on=TV l2l1:pointing_person=WS
l2l1:pointing_question=TV l2l1:pointing_unknown=VT l2l1:possessiveBefore_Unknown=VT
l2l1:possessiveBefore_article=TV l2l1:possessiveBefore_unknown=VT l2l1:praise_,=TV
l2l1:praise_common=TV l2l1:praise_lower=TV l2l1:praise_pointing=VT l2l1:praise_unknown=TV
l2l1:profile_about=WS l2l1:profile_on=VT l2l1:profile_unknown=TV l2l1:question_,=VT
l2l1:question_article=RX l2l1:question_copula=VT l2l1:question_on=VT l2l1:question_person=WS
l2l1:question_profile=VT l2l1:question_request=XR l2l1:request_Unknown=TV l2l1:request_about=VT
l2l1:request_article=TV l2l1:request_common=VT l2l1:request_courtesy=TV
l2l1:request_interrogativeSubject=TV l2l1:request_on=TV l2l1:request_unknown=TV l2l1:self_article=TV
l2l1:self_common=XR l2l1:self_courtesy=SW l2l1:self_lower=VT l2l1:self_question=TV
l2l1:self_request=TV l2l1:self_unknown=VT l2l1:statement_,=TV l2l1:statement_about=TV
l2l1:statement_common=TV l2l1:statement_on=TV l2l1:statement_pointing=WS l2l1:trust_lower=XR
l2l1:trust_or=TV l2l1:trust_unknown=XR l2l1:unknown_,=WS l2l1:unknown_.=VT l2l1:unknown_and=ZP
l2l1:unknown_bot=VT l2l1:unknown_copula=VT l2l1:unknown_correction=VT l2l1:unknown_first=VT
l2l1:unknown_not=WS l2l1:unknown_on=RX l2l1:unknown_or=WS l2l1:unknown_pointing=TV
l2l1:unknown_possessiveBefore=TV l2l1:unknown_question=TV l2l1:unknown_relative=VT
l2l1:unknown_self=TV l2l1:unknown_statement=SW l2l1:unknown_yes=SW l2l1:wallet_about=WS
l2l1:yes_lower=VT l2l1:yes_unknown=WS l2l1:you_bot=VT l2l1:you_common=TV l2l1:you_courtesy=TV
l2l1:you_request=WS l:.=ZP l:?=RX l:Unknown=PZ l:about=YQ l:accounts=VT l:and=SW l:common=TV
l:compare=VT l:copula=VT l:correction=aO l:credentials=TV l:end=WS l:first=TV l:form=TV
l:greeting=SW l:he=SW l:help=SW l:holds=TV l:interrogative=YQ l:lower=XR l:my=RX l:name=TV l:no=VT
l:not=SW l:number=TV l:or=TV l:pointing=WS l:possessiveAfter=TV l:possessiveBefore=YQ l:praise=RX
l:question=WS l:relative=VT l:request=YQ l:rhetorical=TV l:second=TV l:self=SW l:statement=TV
l:thanks=SW l:unknown=TV l:verifiers=WS l:wallet=TV l:yes=XR l:you=TV language:false/0=VT
language:false/1=VT language:false/2=WS language:false/3=TV language:false/4=TV language:false/7=TV
language:true/1=WS language:true/2=TV language:true/3=XR language:true/4=SW language:true/7=Oa
last:false=RX letters:0/latin=SW letters:1/han=RX letters:1/latin=TV letters:1/other=TV
letters:2/other=RX letters:3/han=SW letters:3/latin=WS letters:3/other=SW letters:4/han=VT
letters:4/latin=XR letters:7/latin=YQ letters:7/other=VT named-as:joined/true=QY
named-as:mention/false=WS named-as:mention/true=TV named-as:platform/false=PZ
named-as:platform/true=QY named-as:written/false=aO named-as:written/true=ZP
named-behind:false/false/false=YQ named-behind:false/false/first=VT named-behind:false/false/last=SW
named-behind:false/false/true=QY named-behind:false/true/false=WS named-behind:false/true/first=VT
named-behind:false/true/only=VT named-behind:false/true/true=TV named-behind:true/false/first=RX
named-behind:true/false/last=ZP named-behind:true/false/only=TV named-behind:true/false/true=SW
named-behind:true/true/false=WS named-behind:true/true/last=TV named-behind:true/true/only=WS
named-c:Unknown=VT named-c:about=TV named-c:accounts=TV named-c:article=SW named-c:bot=WS
named-c:callAfter=TV named-c:compare=XR named-c:copula=TV named-c:correction=VT
named-c:credentials=XR named-c:fid=SW named-c:form=YQ named-c:greeting=TV named-c:handle=WS
named-c:he=WS named-c:help=VT named-c:holds=WS named-c:last=WS named-c:lower=TV named-c:my=VT
named-c:name=VT named-c:no=WS named-c:not=QY named-c:notAfter=RX named-c:only=TV named-c:or=YQ
named-c:platform=TV named-c:pointing=QY named-c:possessiveAfter=WS named-c:possessiveBefore=TV
named-c:praise=SW named-c:profile=VT named-c:question=VT named-c:relative=WS named-c:request=RX
named-c:second=TV named-c:self=TV named-c:statement=RX named-c:thanks=VT named-c:third=RX
named-c:trust=WS named-c:unknown=TV named-c:verifiers=VT named-c:wallet=XR named-c:yes=XR
named-c:you=TV named-clause:0/1/true=TV named-clause:1/1/false=VT named-clause:2/1/false=VT
named-clause:2/1/true=SW named-clause:3/1/false=VT named-clause:4/1/false=VT
named-clause:4/1/true=VT named-context:card/false=XR named-context:question/false=TV
named-context:question/true=RX named-context:reply/false=TV named-context:reply/true=SW
named-context:top/false=VT named-context:top/true=WS named-echo:end=eK named-echo:not=Oa
named-first:false/absent=TV named-first:false/embedded=WS named-first:false/vocative=VT
named-first:true/embedded=QY named-l1:.=VT named-l1:?=RX named-l1:about=WS named-l1:accounts=TV
named-l1:and=VT named-l1:article=TV named-l1:bot=YQ named-l1:common=SW named-l1:copula=VT
named-l1:correction=WS named-l1:courtesy=WS named-l1:end=TV named-l1:he=VT named-l1:holds=TV
named-l1:interrogative=VT named-l1:interrogativeSubject=VT named-l1:mention=TV named-l1:name=SW
named-l1:not=QY named-l1:notAfter=WS named-l1:only=WS named-l1:or=VT named-l1:person=WS
named-l1:platform=TV named-l1:pointing=XR named-l1:possessiveAfter=VT named-l1:possessiveBefore=VT
named-l1:question=XR named-l1:request=WS named-l1:self=TV named-l1:yes=VT named-l1:you=VT
named-l1r1:,_,=TV named-l1r1:,_.=WS named-l1r1:,_and=SW named-l1r1:,_end=XR
named-l1r1:,_interrogative=VT named-l1r1:,_lower=WS named-l1r1:,_mention=WS named-l1r1:,_name=WS
named-l1r1:,_or=VT named-l1r1:,_unknown=WS named-l1r1:?_end=XR named-l1r1:about_,=TV
named-l1r1:about_?=TV named-l1r1:about_and=TV named-l1r1:about_bot=WS named-l1r1:about_courtesy=VT
named-l1r1:about_end=VT named-l1r1:and_,=RX named-l1r1:and_?=TV named-l1r1:and_common=TV
named-l1r1:and_courtesy=VT named-l1r1:and_end=WS named-l1r1:and_interrogative=VT
named-l1r1:and_question=TV named-l1r1:article_,=VT named-l1r1:article_about=TV
named-l1r1:article_courtesy=SW named-l1r1:article_end=VT named-l1r1:article_lower=VT
named-l1r1:article_on=TV named-l1r1:article_question=TV named-l1r1:article_unknown=VT
named-l1r1:bot_,=WS named-l1r1:bot_about=XR named-l1r1:bot_and=WS named-l1r1:bot_common=WS
named-l1r1:bot_copula=QY named-l1r1:bot_correction=SW named-l1r1:bot_courtesy=WS
named-l1r1:bot_end=Oa named-l1r1:bot_holds=SW named-l1r1:bot_interrogative=RX
named-l1r1:bot_lower=WS named-l1r1:bot_mention=WS named-l1r1:bot_name=WS named-l1r1:bot_not=VT
named-l1r1:bot_notAfter=PZ named-l1r1:bot_on=WS named-l1r1:bot_only=VT named-l1r1:bot_or=VT
named-l1r1:bot_person=VT named-l1r1:bot_platform=YQ named-l1r1:bot_pointing=VT
named-l1r1:bot_question=RX named-l1r1:bot_request=XR named-l1r1:bot_statement=TV
named-l1r1:bot_unknown=WS named-l1r1:common_?=SW named-l1r1:common_bot=TV
named-l1r1:common_common=VT named-l1r1:common_courtesy=VT named-l1r1:common_end=XR
named-l1r1:common_interrogative=VT named-l1r1:common_question=TV named-l1r1:compare_and=VT
named-l1r1:compare_common=VT named-l1r1:compare_lower=WS named-l1r1:compare_unknown=WS
named-l1r1:copula_article=VT named-l1r1:copula_lower=VT named-l1r1:copula_unknown=VT
named-l1r1:correction_,=VT named-l1r1:correction_courtesy=VT named-l1r1:correction_end=WS
named-l1r1:courtesy_,=SW named-l1r1:courtesy_?=VT named-l1r1:courtesy_about=VT
named-l1r1:courtesy_and=VT named-l1r1:courtesy_common=RX named-l1r1:courtesy_courtesy=VT
named-l1r1:courtesy_end=WS named-l1r1:courtesy_lower=VT named-l1r1:courtesy_person=VT
named-l1r1:courtesy_unknown=VT named-l1r1:end_about=VT named-l1r1:end_and=YQ
named-l1r1:end_correction=VT named-l1r1:end_courtesy=WS named-l1r1:end_interrogative=VT
named-l1r1:end_mention=WS named-l1r1:end_name=TV named-l1r1:end_on=VT named-l1r1:end_person=QY
named-l1r1:end_pointing=VT named-l1r1:end_question=VT named-l1r1:end_statement=QY
named-l1r1:interrogative_,=VT named-l1r1:interrogative_?=VT named-l1r1:interrogative_common=TV
named-l1r1:interrogative_courtesy=VT named-l1r1:interrogative_lower=RX
named-l1r1:interrogative_unknown=RX named-l1r1:lower_,=SW named-l1r1:lower_about=TV
named-l1r1:lower_and=VT named-l1r1:lower_bot=VT named-l1r1:lower_copula=VT
named-l1r1:lower_correction=TV named-l1r1:lower_courtesy=TV named-l1r1:lower_end=SW
named-l1r1:lower_holds=VT named-l1r1:lower_interrogative=VT named-l1r1:lower_lower=VT
named-l1r1:lower_on=WS named-l1r1:lower_platform=QY named-l1r1:lower_question=VT
named-l1r1:lower_unknown=VT named-l1r1:mention_,=WS named-l1r1:mention_end=XR
named-l1r1:mention_mention=VT named-l1r1:mention_name=VT named-l1r1:name_,=WS named-l1r1:name_end=XR
named-l1r1:name_mention=VT named-l1r1:name_name=VT named-l1r1:no_,=VT named-l1r1:no_end=VT
named-l1r1:notAfter_courtesy=TV named-l1r1:notAfter_end=VT named-l1r1:notAfter_lower=VT
named-l1r1:notAfter_unknown=VT named-l1r1:not_,=SW named-l1r1:not_common=TV
named-l1r1:not_courtesy=SW named-l1r1:not_end=QY named-l1r1:on_bot=VT named-l1r1:on_common=TV
named-l1r1:on_courtesy=VT named-l1r1:on_end=XR named-l1r1:on_lower=TV named-l1r1:on_unknown=TV
named-l1r1:or_,=TV named-l1r1:or_?=WS named-l1r1:person_,=VT named-l1r1:person_on=VT
named-l1r1:platform_,=WS named-l1r1:platform_courtesy=VT named-l1r1:platform_end=RX
named-l1r1:platform_interrogative=WS named-l1r1:platform_lower=QY named-l1r1:platform_unknown=QY
named-l1r1:pointing_end=XR named-l1r1:possessiveBefore_,=SW named-l1r1:possessiveBefore_?=SW
named-l1r1:possessiveBefore_end=VT named-l1r1:question_article=WS named-l1r1:question_lower=VT
named-l1r1:question_on=SW named-l1r1:question_unknown=VT named-l1r1:request_,=TV
named-l1r1:request_about=TV named-l1r1:request_and=VT named-l1r1:request_courtesy=RX
named-l1r1:request_end=VT named-l1r1:request_lower=WS named-l1r1:request_on=TV
named-l1r1:request_unknown=WS named-l1r1:statement_,=WS named-l1r1:unknown_,=SW
named-l1r1:unknown_about=TV named-l1r1:unknown_and=WS named-l1r1:unknown_bot=VT
named-l1r1:unknown_copula=VT named-l1r1:unknown_correction=TV named-l1r1:unknown_courtesy=TV
named-l1r1:unknown_end=SW named-l1r1:unknown_holds=VT named-l1r1:unknown_interrogative=VT
named-l1r1:unknown_lower=VT named-l1r1:unknown_on=WS named-l1r1:unknown_platform=QY
named-l1r1:unknown_question=VT named-l1r1:unknown_unknown=VT named-l2:,=TV named-l2:.=WS
named-l2:?=SW named-l2:about=VT named-l2:and=WS named-l2:article=SW named-l2:bot=VT
named-l2:common=QY named-l2:copula=WS named-l2:correction=WS named-l2:courtesy=TV named-l2:end=SW
named-l2:fid=SW named-l2:form=QY named-l2:he=VT named-l2:interrogative=SW named-l2:lower=VT
named-l2:mention=XR named-l2:no=VT named-l2:not=QY named-l2:notAfter=WS named-l2:on=TV
named-l2:only=TV named-l2:person=XR named-l2:platform=XR named-l2:pointing=VT
named-l2:possessiveBefore=XR named-l2:praise=TV named-l2:profile=VT named-l2:question=WS
named-l2:request=TV named-l2:self=WS named-l2:statement=WS named-l2:trust=VT named-l2:yes=RX
named-l2:you=VT named-l2l1:,_common=TV named-l2l1:,_correction=VT named-l2l1:,_interrogative=VT
named-l2l1:,_lower=TV named-l2l1:,_mention=WS named-l2l1:,_name=WS named-l2l1:,_no=TV
named-l2l1:,_not=QY named-l2l1:,_notAfter=TV named-l2l1:,_only=VT named-l2l1:,_request=VT
named-l2l1:,_unknown=TV named-l2l1:accounts_about=SW named-l2l1:accounts_platform=VT
named-l2l1:article_platform=SW named-l2l1:bot_article=TV named-l2l1:bot_compare=TV
named-l2l1:bot_copula=WS named-l2l1:bot_courtesy=VT named-l2l1:bot_mention=TV named-l2l1:bot_name=TV
named-l2l1:bot_no=TV named-l2l1:bot_not=QY named-l2l1:bot_notAfter=TV named-l2l1:bot_only=VT
named-l2l1:bot_person=VT named-l2l1:bot_platform=XR named-l2l1:bot_question=WS
named-l2l1:bot_request=XR named-l2l1:bot_statement=TV named-l2l1:common_about=VT
named-l2l1:common_lower=TV named-l2l1:common_not=XR named-l2l1:common_possessiveBefore=VT
named-l2l1:common_unknown=TV named-l2l1:correction_,=WS named-l2l1:correction_about=VT
named-l2l1:courtesy_courtesy=WS named-l2l1:courtesy_lower=TV named-l2l1:courtesy_not=TV
named-l2l1:courtesy_request=SW named-l2l1:courtesy_unknown=TV named-l2l1:end_and=VT
named-l2l1:end_article=TV named-l2l1:end_bot=VT named-l2l1:end_correction=VT
named-l2l1:end_courtesy=TV named-l2l1:end_end=TV named-l2l1:end_interrogative=VT
named-l2l1:end_mention=TV named-l2l1:end_name=TV named-l2l1:end_not=TV named-l2l1:end_platform=XR
named-l2l1:end_question=VT named-l2l1:end_request=WS named-l2l1:end_statement=Oa
named-l2l1:fid_about=TV named-l2l1:fid_possessiveBefore=TV named-l2l1:form_courtesy=TV
named-l2l1:interrogativeSubject_lower=VT named-l2l1:interrogativeSubject_unknown=VT
named-l2l1:interrogative_article=VT named-l2l1:lower_about=SW named-l2l1:lower_and=SW
named-l2l1:lower_common=VT named-l2l1:lower_interrogative=TV named-l2l1:lower_lower=VT
named-l2l1:lower_platform=TV named-l2l1:lower_possessiveBefore=VT named-l2l1:lower_question=TV
named-l2l1:lower_unknown=VT named-l2l1:mention_about=VT named-l2l1:mention_compare=VT
named-l2l1:mention_correction=TV named-l2l1:mention_lower=VT named-l2l1:mention_not=VT
named-l2l1:mention_notAfter=WS named-l2l1:mention_or=VT named-l2l1:mention_question=TV
named-l2l1:mention_request=SW named-l2l1:mention_unknown=VT named-l2l1:name_about=VT
named-l2l1:name_compare=VT named-l2l1:name_correction=TV named-l2l1:name_notAfter=WS
named-l2l1:name_or=VT named-l2l1:name_question=TV named-l2l1:name_request=SW named-l2l1:no_,=VT
named-l2l1:notAfter_,=VT named-l2l1:not_,=VT named-l2l1:on_platform=SW named-l2l1:platform_,=VT
named-l2l1:platform_about=TV named-l2l1:platform_accounts=VT named-l2l1:platform_courtesy=TV
named-l2l1:platform_person=VT named-l2l1:platform_possessiveAfter=VT named-l2l1:profile_about=VT
named-l2l1:profile_on=VT named-l2l1:question_question=VT named-l2l1:request_about=WS
named-l2l1:request_common=RX named-l2l1:request_interrogative=VT
named-l2l1:request_interrogativeSubject=VT named-l2l1:self_not=TV named-l2l1:trust_,=VT
named-l2l1:unknown_about=SW named-l2l1:unknown_and=SW named-l2l1:unknown_common=VT
named-l2l1:unknown_interrogative=TV named-l2l1:unknown_lower=VT named-l2l1:unknown_platform=SW
named-l2l1:unknown_possessiveBefore=VT named-l2l1:unknown_question=TV named-l2l1:unknown_unknown=VT
named-l2l1:wallet_about=TV named-l2l1:wallet_on=SW named-l2l1:wallet_possessiveBefore=TV
named-l3:.=TV named-l3:about=RX named-l3:and=SW named-l3:article=XR named-l3:common=TV
named-l3:correction=TV named-l3:courtesy=WS named-l3:end=SW named-l3:he=RX
named-l3:interrogativeSubject=VT named-l3:lower=VT named-l3:name=TV named-l3:no=WS named-l3:not=VT
named-l3:notAfter=VT named-l3:on=TV named-l3:only=SW named-l3:person=VT named-l3:platform=QY
named-l3:praise=VT named-l3:question=VT named-l3:request=TV named-l3:statement=WS
named-l3:unknown=VT named-l3:yes=TV named-l:,=VT named-l:.=VT named-l:?=RX named-l:about=TV
named-l:accounts=TV named-l:copula=VT named-l:correction=VT named-l:end=TV named-l:holds=TV
named-l:interrogative=WS named-l:interrogativeSubject=VT named-l:name=TV named-l:no=VT
named-l:not=RX named-l:notAfter=XR named-l:on=SW named-l:only=VT named-l:or=VT named-l:platform=VT
named-l:pointing=WS named-l:possessiveBefore=VT named-l:praise=VT named-l:question=XR
named-l:self=WS named-l:you=VT named-language:false/3=TV named-language:false/4=SW
named-language:false/7=TV named-language:true/0=VT named-language:true/1=VT named-language:true/2=TV
named-language:true/3=VT named-last:false=TV named-last:true=TV named-named:false/false=ZP
named-named:true/false=QY named-named:true/true=SW named-near:false/first=TV
named-near:false/last=TV named-near:false/middle=TV named-near:true/last=VT
named-near:true/middle=QY named-near:true/only=XR named-nearest:1/false/false/true/false=VT
named-nearest:1/false/false/true/true=VT named-nearest:1/false/false=VT
named-nearest:1/true/false/false/false=WS named-nearest:1/true/false/true/false=TV
named-nearest:1/true/false/true/true=TV named-nearest:2/false/false/false/false=TV
named-nearest:2/false/false/false/true=VT named-nearest:2/false/false/true/false=WS
named-nearest:2/false/false=VT named-nearest:2/false/true/false/true=VT
named-nearest:2/false/true=WS named-nearest:2/true/false/false/false=SW
named-nearest:2/true/false/false/true=VT named-nearest:2/true/false/true/true=VT
named-nearest:2/true/true/true/false=TV named-nearest:2/true/true/true/true=VT
named-nearest:2/true/true=TV named-nearest:3/false/false/false/false=SW
named-nearest:3/false/false/false/true=TV named-nearest:3/false/false=TV
named-nearest:3/false/true/false/true=VT named-nearest:3/false/true=VT
named-nearest:3/true/false/false/false=TV named-nearest:3/true/true=WS
named-nearest:4/false/false/false/false=TV named-nearest:4/false/false/false/true=TV
named-nearest:4/false/false=RX named-nearest:4/false/true/false/true=RX
named-nearest:4/false/true/true/true=WS named-nearest:4/false/true=TV
named-nearest:4/true/false/false/false=WS named-nearest:4/true/false/true/false=SW
named-nearest:4/true/false/true/true=TV named-nearest:4/true/false=TV
named-nearest:4/true/true/false/false=SW named-nearest:4/true/true=TV named-out:false/null=ZP
named-out:true/after=QY named-out:true/before=PZ named-person:false/false/card=WS
named-person:false/false/question=TV named-person:false/false/reply=VT
named-person:false/true/card=VT named-person:false/true/reply=WS named-person:true/false/card=VT
named-person:true/false/reply=SW named-person:true/false/top=VT named-person:true/true/card=SW
named-person:true/true/reply=RX named-person:true/true/top=WS named-position:absent/false=WS
named-position:absent/true=RX named-position:embedded/true=SW named-position:vocative/false=TV
named-position:vocative/true=WS named-possessive:false=TV named-question:false/false=TV
named-question:true/false=VT named-question:true/true=SW named-r1:,=TV named-r1:.=SW named-r1:?=WS
named-r1:about=VT named-r1:accounts=TV named-r1:and=XR named-r1:bot=WS named-r1:common=RX
named-r1:compare=VT named-r1:copula=VT named-r1:correction=SW named-r1:courtesy=VT named-r1:fid=VT
named-r1:he=VT named-r1:holds=TV named-r1:interrogative=TV named-r1:interrogativeSubject=TV
named-r1:lower=TV named-r1:mention=XR named-r1:no=TV named-r1:not=VT named-r1:notAfter=RX
named-r1:on=VT named-r1:only=XR named-r1:or=XR named-r1:person=XR named-r1:platform=PZ
named-r1:pointing=TV named-r1:possessiveAfter=XR named-r1:possessiveBefore=TV named-r1:praise=SW
named-r1:question=WS named-r1:request=VT named-r1:self=SW named-r1:statement=TV named-r1:trust=WS
named-r1:unknown=TV named-r1:yes=TV named-r1:you=TV named-r2:,=TV named-r2:.=WS named-r2:Unknown=VT
named-r2:about=QY named-r2:accounts=VT named-r2:and=VT named-r2:bot=XR named-r2:common=TV
named-r2:compare=WS named-r2:correction=TV named-r2:courtesy=TV named-r2:end=TV named-r2:ens=SW
named-r2:fid=VT named-r2:he=TV named-r2:interrogative=VT named-r2:interrogativeSubject=WS
named-r2:mention=WS named-r2:name=XR named-r2:no=SW named-r2:not=XR named-r2:notAfter=SW
named-r2:only=TV named-r2:person=YQ named-r2:platform=aO named-r2:pointing=SW
named-r2:possessiveAfter=TV named-r2:praise=VT named-r2:profile=TV named-r2:question=WS
named-r2:self=VT named-r2:statement=SW named-r2:unknown=VT named-r2:wallet=VT named-r2:you=SW
named-r3:,=SW named-r3:.=QY named-r3:?=VT named-r3:about=VT named-r3:accounts=TV named-r3:and=SW
named-r3:article=QY named-r3:bot=WS named-r3:common=SW named-r3:compare=TV named-r3:copula=RX
named-r3:correction=RX named-r3:courtesy=VT named-r3:credentials=VT named-r3:first=XR named-r3:he=WS
named-r3:interrogative=RX named-r3:interrogativeSubject=TV named-r3:lower=TV named-r3:mention=TV
named-r3:name=WS named-r3:not=WS named-r3:notAfter=QY named-r3:on=TV named-r3:only=TV named-r3:or=TV
named-r3:person=SW named-r3:pointing=RX named-r3:possessiveAfter=TV named-r3:praise=VT
named-r3:question=RX named-r3:request=VT named-r3:second=WS named-r3:self=QY named-r3:you=VT
named-r:.=TV named-r:?=VT named-r:about=VT named-r:accounts=TV named-r:and=XR named-r:common=WS
named-r:compare=VT named-r:end=XR named-r:ens=SW named-r:fid=VT named-r:form=SW named-r:he=VT
named-r:holds=SW named-r:interrogative=TV named-r:interrogativeSubject=TV named-r:lower=TV
named-r:mention=WS named-r:not=WS named-r:notAfter=TV named-r:on=VT named-r:only=VT named-r:or=XR
named-r:platform=Oa named-r:pointing=TV named-r:possessiveAfter=VT named-r:possessiveBefore=VT
named-r:profile=VT named-r:question=XR named-r:request=SW named-r:self=PZ named-r:statement=RX
named-r:unknown=TV named-r:wallet=VT named-r:yes=WS named-r:you=TV named-rank:false/false/1/false=SW
named-rank:false/false/1/true=SW named-rank:first/2=TV named-rank:first/3=VT
named-rank:first/false/false=RX named-rank:first/false/true=aO named-rank:first/true/true=QY
named-rank:last/2=aO named-rank:last/3=SW named-rank:last/4=RX named-rank:last/false/false=RX
named-rank:last/false/true=aO named-rank:last/true/true=SW named-rank:middle/3=TV
named-rank:middle/4=TV named-rank:middle/false/false=SW named-rank:middle/true/true=RX
named-rank:only/1=XR named-rank:only/false/false=XR named-rank:true/false/1/true=SW
named-rank:true/true/1/false=XR named-rank:true/true/1/true=WS
named-rivals:false/false/false/true=XR named-rivals:false/false/true/false=XR
named-rivals:false/false/true/true=XR named-rivals:false/true/false/false=TV
named-rivals:false/true/false/true=TV named-rivals:false/true/true/true=VT
named-rivals:true/false/false/true=SW named-rivals:true/false/true/false=RX
named-rivals:true/false/true/true=TV named-rivals:true/true/true/false=TV
named-rivals:true/true/true/true=SW named-self:false=TV named-self:true=TV
named-sole:false/false/card=ZP named-sole:false/false/question=QY named-sole:false/false/reply=TV
named-sole:false/false/top=TV named-sole:false/true/card=SW named-sole:false/true/reply=RX
named-sole:false/true/top=WS named-sole:true/false/reply=VT named-sole:true/true/top=XR
named-unknown:0/1=VT named-unknown:1/1=VT named-unknown:2/1=TV named-unknown:3/1=TV
named-unknown:4/1=SW named-words:1/false=TV named:false/false=YQ named:false/true=XR
named:true/false=Nb named:true/true=Oa nearest:1/false/false/false/false=XR
nearest:1/false/false/true/true=SW nearest:1/true/false/false/false=TV
nearest:1/true/false/false/true=TV nearest:1/true/false/true/true=VT
nearest:2/false/false/false/false=VT nearest:2/false/false/false/true=TV
nearest:2/false/false/true/false=XR nearest:2/false/false=WS nearest:2/false/true/false/true=VT
nearest:2/false/true/true/true=TV nearest:2/true/false/false/false=TV
nearest:2/true/false/false/true=WS nearest:2/true/false/true/false=TV
nearest:2/true/false/true/true=VT nearest:2/true/true/true/false=VT nearest:2/true/true/true/true=VT
nearest:2/true/true=VT nearest:3/false/false/false/true=WS nearest:3/false/false/true/false=SW
nearest:3/false/false/true/true=WS nearest:3/false/false=WS nearest:3/false/true/true/true=SW
nearest:3/false/true=SW nearest:3/true/false/false/false=SW nearest:3/true/false/false/true=TV
nearest:3/true/false=RX nearest:3/true/true/true/false=TV nearest:3/true/true=SW
nearest:4/false/false/false/false=XR nearest:4/false/false/false/true=VT nearest:4/false/false=XR
nearest:4/false/true/false/false=TV nearest:4/false/true/false/true=VT
nearest:4/false/true/true/true=VT nearest:4/false/true=VT nearest:4/true/false/false/true=TV
nearest:4/true/false/true/false=SW nearest:4/true/false/true/true=TV nearest:4/true/false=SW
nearest:4/true/true/false/false=TV nearest:4/true/true/true/false=TV
nearest:4/true/true/true/true=TV nearest:4/true/true=RX person:false/false/card=XR
person:false/false/question=SW person:false/false/quote=SW person:false/false/reply=RX
person:false/true/card=SW person:false/true/question=WS person:false/true/quote=RX
person:false/true/reply=SW person:false/true/top=VT person:true/false/card=SW
person:true/false/question=WS person:true/false/quote=TV person:true/false/reply=VT
person:true/false/top=WS person:true/true/card=SW person:true/true/quote=SW
person:true/true/reply=VT person:true/true/top=YQ position:absent/false=VT position:absent/true=SW
position:embedded/false=PZ position:embedded/true=TV position:vocative/false=VT
position:vocative/true=VT possessive:false=Oa possessive:true=ZP question:false/false=TV
question:false/true=TV question:true/true=SW r1:,=WS r1:.=TV r1:Unknown=Nb r1:accounts=TV r1:and=XR
r1:article=RX r1:common=SW r1:compare=VT r1:copula=XR r1:correction=YQ r1:courtesy=XR
r1:credentials=SW r1:emoji=VT r1:end=TV r1:first=SW r1:greeting=TV r1:he=RX r1:help=VT r1:holds=XR
r1:interrogative=ZP r1:lower=YQ r1:mention=RX r1:my=SW r1:name=RX r1:no=WS r1:on=TV r1:only=WS
r1:person=XR r1:pointing=WS r1:possessiveAfter=VT r1:praise=TV r1:profile=TV r1:question=XR
r1:request=SW r1:self=PZ r1:statement=XR r1:thanks=TV r1:trust=TV r1:unknown=SW r1:wallet=TV
r1:yes=SW r1:you=RX r2:,=SW r2:.=VT r2:?=WS r2:Unknown=QY r2:about=VT r2:accounts=SW r2:and=TV
r2:article=WS r2:bot=YQ r2:common=VT r2:compare=VT r2:copula=VT r2:correction=PZ r2:emoji=TV
r2:end=VT r2:ens=SW r2:fid=TV r2:first=WS r2:he=YQ r2:help=TV r2:holds=VT r2:interrogative=aO
r2:interrogativeSubject=WS r2:lower=XR r2:mention=SW r2:name=RX r2:no=XR r2:not=TV r2:or=TV
r2:person=WS r2:platform=WS r2:pointing=VT r2:possessiveAfter=WS r2:possessiveBefore=SW
r2:profile=RX r2:question=VT r2:request=SW r2:second=TV r2:self=WS r2:statement=SW r2:thanks=TV
r2:trust=WS r2:unknown=TV r2:yes=SW r:,=TV r:.=TV r:?=XR r:Unknown=Mc r:accounts=WS r:and=WS
r:common=TV r:copula=WS r:correction=WS r:credentials=SW r:end=YQ r:greeting=TV r:he=VT
r:interrogative=XR r:interrogativeSubject=TV r:lower=YQ r:mention=SW r:my=RX r:name=SW r:no=WS
r:notAfter=TV r:or=VT r:platform=VT r:pointing=TV r:possessiveBefore=TV r:praise=RX r:question=VT
r:relative=WS r:self=RX r:statement=VT r:trust=XR r:unknown=RX r:you=SW rank:false/false/1/true=VT
rank:false/true/1/false=WS rank:false/true/2/false=VT rank:false/true/3/false=SW
rank:false/true/3/true=VT rank:false/true/4/false=SW rank:false/true/4/true=WS
rank:true/false/1/false=TV rank:true/false/1/true=SW rank:true/true/1/false=VT
rank:true/true/1/true=SW rank:true/true/2/false=VT rank:true/true/2/true=SW
rank:true/true/3/false=TV rank:true/true/3/true=TV repeated:false/false=Ld repeated:false/true=Ld
repeated:true/false=fJ repeated:true/true=fJ script:han/true//1=VT script:han/true//2=TV
script:han/true//3=TV script:han/true//4=SW script:han/true//7=TV script:han/true=QY
script:latin/false//1=TV script:latin/false//2=TV script:latin/false//3=TV script:latin/false//4=SW
script:latin/false//7=VT script:latin/false/CAPSshort/1=TV script:latin/false/Titled/1=RX
script:latin/false/Titled/2=VT script:latin/false/Titled/3=WS script:latin/false/Titled/4=XR
script:latin/false/Titledhyphen/2=VT script:latin/false/digit/1=SW script:latin/false/digit/2=TV
script:latin/false/digit/3=TV script:latin/false/hyphen/1=TV script:latin/false/hyphen/3=TV
script:latin/false/number/0=XR script:latin/false/number/1=aO script:latin/false/number/3=TV
script:latin/false/number/4=VT script:latin/false/short/1=WS script:latin/false/short/2=VT
script:latin/false/short/3=RX script:latin/false/short/4=RX script:latin/false=TV
script:latin/true//1=ZP script:latin/true//2=WS script:latin/true//3=VT script:latin/true//4=XR
script:latin/true/Titled/2=QY script:latin/true/Titled/3=TV script:latin/true/short/1=VT
script:latin/true=aO script:other/true//1=RX script:other/true//2=RX script:other/true//3=TV
script:other/true//4=RX script:other/true/Titled/2=XR script:other/true/Titled/3=VT
script:other/true=Oa self:false=TV self:true=RX shape:/1=ZP shape:/2=Ke shape:/3=RX shape:/4=TV
shape:/false/han=QY shape:/false/latin=XR shape:/false/other=QY shape:/true/latin=WS
shape:/true/other=PZ shape:=PZ shape:CAPS/1=TV shape:CAPS/false/latin=TV shape:CAPS=TV
shape:CAPSshort/1=SW shape:CAPSshort/false/latin=TV shape:CAPSshort/true/latin=TV shape:CAPSshort=SW
shape:Titled/1=Ke shape:Titled/2=eK shape:Titled/3=WS shape:Titled/false/latin=WS
shape:Titled/false/other=XR shape:Titled/true/latin=RX shape:Titled=XR shape:Titledhyphen/1=TV
shape:Titledhyphen/false/latin=WS shape:Titledhyphen=ZP shape:digit/1=aO shape:digit/2=RX
shape:digit/3=SW shape:digit/false/latin=VT shape:dot/1=TV shape:dot=TV shape:hyphen/1=VT
shape:hyphen/2=SW shape:hyphen/false/latin=TV shape:hyphen=TV shape:number/1=WS
shape:number/false/latin=TV shape:number/true/latin=XR shape:number=WS shape:short/1=TV
shape:short/false/latin=VT shape:short/true/latin=SW shape:short=TV sole:false/false/card=TV
sole:false/false/quote=RX sole:false/false/reply=RX sole:false/false/top=VT sole:false/true/card=SW
sole:false/true/quote=QY sole:false/true/reply=TV sole:false/true/top=WS sole:true/false/card=VT
sole:true/false/question=WS sole:true/false/top=VT sole:true/true/card=TV sole:true/true/top=YQ
unknown:1/1=XR unknown:1/2=TV unknown:2/2=VT unknown:3/1=VT unknown:4/1=TV unknown:4/2=TV
unknown:4/3=SW unknown:4/4=VT unknown:7/1=PZ unknown:7/3=TV words:1/false=SW words:1/true=VT
words:2/false=TV words:2/true=VT words:3/true=RX words:4/true=TV
`
