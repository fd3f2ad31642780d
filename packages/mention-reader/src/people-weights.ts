/** Written by `npm run fit:mentions`. */
export const peopleWeights = `
c:about=TV c:accounts=TV c:and=VT c:common=TV c:compare=VT c:copula=TV c:credentials=QY c:emoji=RX
c:endorse=QY c:fid=TV c:first=SW c:form=Oa c:greeting=QY c:handle=SW c:help=QY
c:interrogativeSubject=RX c:last=SW c:link=SW c:lower=TV c:mention=TV c:my=QY c:name=SW
c:notAfter=TV c:number=SW c:on=TV c:or=XR c:person=VT c:platform=TV c:pointing=TV
c:possessiveBefore=TV c:praise=RX c:profile=RX c:question=TV c:relative=SW c:rhetorical=RX
c:second=TV c:self=RX c:thanks=RX c:third=SW c:trust=SW c:verifiers=VT c:wallet=RX c:wrong=SW
c:you=QY clause:0/1/false=VT clause:0/1/true=VT clause:1/1/false=TV clause:1/1/true=VT
clause:1/2/false=TV clause:1/2/true=TV clause:2/1/false=VT clause:2/1/true=SW clause:2/2/false=RX
clause:2/2/true=VT clause:3/1/false=TV clause:3/1/true=TV clause:3/2/false=VT clause:3/2/true=SW
clause:3/3/false=SW clause:4/1/false=SW clause:4/1/true=TV clause:4/2/false=VT clause:4/2/true=TV
clause:4/3/false=TV clause:4/4/false=RX clause:4/4/true=VT clause:7/2/false=VT context:card/true=RX
context:question/false=SW context:quote/false=QY context:quote/true=Oa context:reply/false=SW
context:reply/true=RX context:top/true=VT first:false/absent=TV first:false/embedded=QY
first:true/embedded=SW from-name:,=SW from-name:?=RX from-name:about=TV from-name:accounts=TV
from-name:article=TV from-name:callAfter=VT from-name:compare=RX from-name:copula=TV
from-name:correction=TV from-name:courtesy=WS from-name:credentials=RX from-name:emoji=VT
from-name:endorse=TV from-name:fid=TV from-name:first=WS from-name:he=VT from-name:holds=TV
from-name:interrogative=SW from-name:last=TV from-name:lower=VT from-name:my=TV from-name:not=VT
from-name:or=SW from-name:person=WS from-name:platform=TV from-name:possessiveAfter=SW
from-name:praise=WS from-name:profile=TV from-name:question=TV from-name:relative=WS
from-name:request=TV from-name:second=TV from-name:self=XR from-name:statement=WS from-name:trust=RX
from-name:unknown=WS from-name:verifiers=VT from-name:wallet=TV from-name:wrong=TV l1:,=VT l1:?=SW
l1:Unknown=Mc l1:about=VT l1:accounts=TV l1:and=WS l1:article=SW l1:bot=VT l1:common=SW
l1:compare=WS l1:copula=WS l1:correction=XR l1:courtesy=SW l1:credentials=SW l1:end=SW l1:endorse=TV
l1:ens=TV l1:fid=VT l1:form=TV l1:greeting=SW l1:he=RX l1:help=SW l1:interrogative=VT l1:mention=RX
l1:my=QY l1:name=RX l1:no=TV l1:not=SW l1:number=RX l1:only=TV l1:person=YQ l1:platform=SW
l1:pointing=TV l1:possessiveAfter=SW l1:possessiveBefore=WS l1:praise=SW l1:request=WS
l1:rhetorical=TV l1:second=SW l1:self=SW l1:thanks=SW l1:trust=TV l1:unknown=TV l1:verifiers=XR
l1:wallet=TV l1:you=SW l1r1:,_.=VT l1r1:,_?=TV l1r1:,_about=TV l1r1:,_and=TV l1r1:,_article=TV
l1r1:,_bot=TV l1r1:,_common=SW l1r1:,_copula=TV l1r1:,_correction=XR l1r1:,_courtesy=VT
l1r1:,_end=XR l1r1:,_he=TV l1r1:,_holds=VT l1r1:,_interrogative=TV l1r1:,_on=TV l1r1:,_or=TV
l1r1:,_person=TV l1r1:,_question=TV l1r1:,_statement=WS l1r1:,_unknown=VT l1r1:._.=VT
l1r1:._common=TV l1r1:._courtesy=TV l1r1:._end=WS l1r1:._lower=TV l1r1:._unknown=TV l1r1:?_end=TV
l1r1:Unknown_,=SW l1r1:Unknown_?=RX l1r1:Unknown_copula=TV l1r1:Unknown_end=QY
l1r1:Unknown_interrogative=RX l1r1:Unknown_lower=TV l1r1:Unknown_question=TV l1r1:Unknown_unknown=TV
l1r1:about_,=VT l1r1:about_.=VT l1r1:about_Unknown=TV l1r1:about_and=TV l1r1:about_bot=TV
l1r1:about_common=WS l1r1:about_copula=TV l1r1:about_correction=VT l1r1:about_end=VT
l1r1:about_lower=VT l1r1:about_not=TV l1r1:about_possessiveBefore=VT l1r1:about_question=TV
l1r1:about_request=TV l1r1:about_unknown=TV l1r1:and_,=XR l1r1:and_?=XR l1r1:and_bot=VT
l1r1:and_common=TV l1r1:and_compare=VT l1r1:and_courtesy=VT l1r1:and_end=VT l1r1:and_lower=TV
l1r1:and_on=TV l1r1:and_statement=TV l1r1:and_unknown=TV l1r1:article_,=TV l1r1:article_.=TV
l1r1:article_?=TV l1r1:article_Unknown=SW l1r1:article_about=VT l1r1:article_article=VT
l1r1:article_bot=TV l1r1:article_common=VT l1r1:article_copula=TV l1r1:article_courtesy=TV
l1r1:article_end=VT l1r1:article_interrogative=VT l1r1:article_lower=VT l1r1:article_on=WS
l1r1:article_person=TV l1r1:article_platform=TV l1r1:article_question=TV l1r1:bot_,=YQ l1r1:bot_.=TV
l1r1:bot_?=XR l1r1:bot_Unknown=QY l1r1:bot_about=TV l1r1:bot_accounts=TV l1r1:bot_and=WS
l1r1:bot_article=RX l1r1:bot_common=SW l1r1:bot_compare=VT l1r1:bot_copula=TV l1r1:bot_courtesy=VT
l1r1:bot_emoji=VT l1r1:bot_end=VT l1r1:bot_he=TV l1r1:bot_holds=VT l1r1:bot_interrogative=XR
l1r1:bot_lower=WS l1r1:bot_mention=TV l1r1:bot_my=RX l1r1:bot_name=TV l1r1:bot_no=VT l1r1:bot_or=VT
l1r1:bot_person=ZP l1r1:bot_possessiveAfter=WS l1r1:bot_profile=SW l1r1:bot_request=VT
l1r1:bot_self=RX l1r1:bot_statement=TV l1r1:bot_trust=VT l1r1:bot_yes=VT l1r1:common_,=TV
l1r1:common_.=TV l1r1:common_?=TV l1r1:common_about=VT l1r1:common_accounts=TV l1r1:common_and=VT
l1r1:common_article=WS l1r1:common_bot=TV l1r1:common_common=TV l1r1:common_copula=VT
l1r1:common_correction=VT l1r1:common_end=SW l1r1:common_he=TV l1r1:common_interrogative=TV
l1r1:common_lower=SW l1r1:common_person=TV l1r1:common_possessiveBefore=TV l1r1:common_request=TV
l1r1:common_statement=SW l1r1:common_trust=TV l1r1:common_unknown=SW l1r1:common_yes=VT
l1r1:compare_?=TV l1r1:compare_and=WS l1r1:compare_end=TV l1r1:compare_unknown=VT l1r1:copula_?=TV
l1r1:copula_about=VT l1r1:copula_article=WS l1r1:copula_common=WS l1r1:copula_end=SW
l1r1:copula_lower=WS l1r1:copula_platform=SW l1r1:copula_pointing=TV l1r1:copula_praise=VT
l1r1:copula_question=VT l1r1:copula_trust=WS l1r1:copula_unknown=VT l1r1:correction_,=TV
l1r1:correction_.=TV l1r1:correction_?=TV l1r1:correction_about=TV l1r1:correction_correction=VT
l1r1:correction_courtesy=VT l1r1:correction_end=ZP l1r1:correction_interrogative=VT
l1r1:correction_on=TV l1r1:correction_unknown=TV l1r1:courtesy_?=WS l1r1:courtesy_common=SW
l1r1:courtesy_copula=VT l1r1:courtesy_courtesy=TV l1r1:courtesy_end=TV l1r1:courtesy_he=VT
l1r1:courtesy_interrogative=VT l1r1:courtesy_no=TV l1r1:courtesy_on=TV
l1r1:courtesy_possessiveAfter=TV l1r1:courtesy_question=SW l1r1:courtesy_statement=VT
l1r1:courtesy_trust=TV l1r1:credentials_?=TV l1r1:end_,=RX l1r1:end_?=VT l1r1:end_and=WS
l1r1:end_article=TV l1r1:end_bot=TV l1r1:end_common=VT l1r1:end_copula=TV l1r1:end_correction=TV
l1r1:end_end=SW l1r1:end_he=TV l1r1:end_holds=TV l1r1:end_interrogative=VT l1r1:end_lower=TV
l1r1:end_my=VT l1r1:end_platform=TV l1r1:end_praise=TV l1r1:end_question=TV l1r1:end_relative=TV
l1r1:end_statement=VT l1r1:end_trust=WS l1r1:end_unknown=TV l1r1:end_wallet=VT l1r1:end_yes=TV
l1r1:first_about=VT l1r1:first_end=TV l1r1:first_on=WS l1r1:form_interrogative=TV
l1r1:greeting_end=SW l1r1:he_?=TV l1r1:he_common=WS l1r1:he_end=SW l1r1:he_lower=TV
l1r1:he_pointing=VT l1r1:he_question=TV l1r1:he_unknown=TV l1r1:help_end=TV l1r1:holds_article=WS
l1r1:holds_end=TV l1r1:holds_lower=WS l1r1:holds_pointing=VT l1r1:holds_unknown=WS
l1r1:interrogativeSubject_about=TV l1r1:interrogativeSubject_article=TV
l1r1:interrogativeSubject_bot=SW l1r1:interrogativeSubject_common=SW
l1r1:interrogativeSubject_copula=XR l1r1:interrogativeSubject_end=SW
l1r1:interrogativeSubject_lower=VT l1r1:interrogativeSubject_question=VT
l1r1:interrogativeSubject_unknown=VT l1r1:interrogative_?=WS l1r1:interrogative_Unknown=QY
l1r1:interrogative_and=WS l1r1:interrogative_article=TV l1r1:interrogative_bot=VT
l1r1:interrogative_common=SW l1r1:interrogative_copula=WS l1r1:interrogative_correction=TV
l1r1:interrogative_end=aO l1r1:interrogative_lower=TV l1r1:interrogative_on=TV
l1r1:interrogative_pointing=TV l1r1:interrogative_question=WS l1r1:interrogative_unknown=QY
l1r1:lower_,=VT l1r1:lower_Unknown=TV l1r1:lower_about=TV l1r1:lower_article=TV l1r1:lower_bot=VT
l1r1:lower_copula=VT l1r1:lower_courtesy=WS l1r1:lower_end=WS l1r1:lower_he=VT l1r1:lower_holds=VT
l1r1:lower_person=TV l1r1:lower_platform=SW l1r1:lower_pointing=VT l1r1:lower_possessiveAfter=TV
l1r1:lower_possessiveBefore=VT l1r1:lower_request=TV l1r1:lower_self=TV l1r1:lower_statement=VT
l1r1:lower_trust=TV l1r1:lower_unknown=TV l1r1:mention_,=TV l1r1:mention_courtesy=VT
l1r1:mention_end=TV l1r1:mention_question=VT l1r1:my_courtesy=TV l1r1:my_end=TV l1r1:name_,=TV
l1r1:name_copula=VT l1r1:name_courtesy=VT l1r1:name_end=TV l1r1:name_interrogative=TV
l1r1:name_question=VT l1r1:no_,=TV l1r1:not_,=TV l1r1:not_.=VT l1r1:not_end=RX l1r1:number_end=TV
l1r1:on_.=TV l1r1:on_?=VT l1r1:on_bot=VT l1r1:on_common=WS l1r1:on_correction=TV l1r1:on_on=VT
l1r1:on_possessiveAfter=VT l1r1:on_request=TV l1r1:on_statement=VT l1r1:or_?=VT l1r1:or_end=TV
l1r1:or_lower=TV l1r1:person_?=VT l1r1:person_Unknown=TV l1r1:person_common=WS
l1r1:person_courtesy=WS l1r1:person_end=XR l1r1:person_lower=VT l1r1:person_on=WS
l1r1:person_possessiveAfter=WS l1r1:person_self=TV l1r1:person_unknown=VT l1r1:platform_end=TV
l1r1:platform_lower=TV l1r1:platform_unknown=TV l1r1:pointing_,=TV l1r1:pointing_?=SW
l1r1:pointing_bot=TV l1r1:pointing_correction=TV l1r1:pointing_end=SW l1r1:pointing_interrogative=VT
l1r1:pointing_lower=WS l1r1:pointing_person=WS l1r1:pointing_pointing=VT
l1r1:pointing_possessiveBefore=VT l1r1:pointing_praise=TV l1r1:pointing_statement=VT
l1r1:pointing_trust=TV l1r1:pointing_unknown=WS l1r1:possessiveAfter_end=TV
l1r1:possessiveBefore_.=SW l1r1:possessiveBefore_Unknown=TV l1r1:possessiveBefore_about=TV
l1r1:possessiveBefore_and=VT l1r1:possessiveBefore_courtesy=VT l1r1:possessiveBefore_end=WS
l1r1:possessiveBefore_unknown=TV l1r1:praise_,=TV l1r1:praise_courtesy=TV l1r1:praise_lower=TV
l1r1:praise_wallet=TV l1r1:profile_common=TV l1r1:profile_end=VT l1r1:question_.=TV
l1r1:question_?=TV l1r1:question_Unknown=TV l1r1:question_article=WS l1r1:question_copula=TV
l1r1:question_correction=VT l1r1:question_courtesy=TV l1r1:question_credentials=TV
l1r1:question_end=QY l1r1:question_he=TV l1r1:question_lower=VT l1r1:question_platform=VT
l1r1:question_praise=VT l1r1:question_profile=VT l1r1:question_question=TV l1r1:question_request=TV
l1r1:question_statement=WS l1r1:question_trust=VT l1r1:question_unknown=VT l1r1:question_wallet=VT
l1r1:relative_common=VT l1r1:relative_end=SW l1r1:relative_lower=VT l1r1:relative_unknown=VT
l1r1:request_?=YQ l1r1:request_Unknown=SW l1r1:request_about=VT l1r1:request_bot=VT
l1r1:request_copula=TV l1r1:request_courtesy=XR l1r1:request_end=VT l1r1:request_interrogative=WS
l1r1:request_lower=TV l1r1:request_on=TV l1r1:request_question=TV l1r1:request_unknown=RX
l1r1:self_,=WS l1r1:self_and=TV l1r1:self_courtesy=TV l1r1:self_end=TV l1r1:self_lower=TV
l1r1:statement_.=VT l1r1:statement_article=TV l1r1:statement_bot=TV l1r1:statement_copula=VT
l1r1:statement_end=SW l1r1:statement_question=VT l1r1:statement_statement=VT l1r1:thanks_end=SW
l1r1:trust_common=WS l1r1:trust_end=TV l1r1:unknown_?=SW l1r1:unknown_Unknown=TV
l1r1:unknown_article=TV l1r1:unknown_bot=VT l1r1:unknown_copula=VT l1r1:unknown_courtesy=WS
l1r1:unknown_he=VT l1r1:unknown_help=VT l1r1:unknown_interrogative=SW l1r1:unknown_person=SW
l1r1:unknown_platform=SW l1r1:unknown_pointing=VT l1r1:unknown_possessiveAfter=TV
l1r1:unknown_possessiveBefore=VT l1r1:unknown_request=TV l1r1:unknown_self=TV
l1r1:unknown_statement=VT l1r1:unknown_trust=TV l1r1:unknown_wallet=TV l1r1:wallet_?=TV
l1r1:wallet_lower=VT l1r1:wallet_unknown=VT l1r1:yes_,=TV l1r1:yes_?=TV l1r1:yes_common=TV
l1r1:yes_copula=VT l1r1:yes_end=VT l1r1:yes_lower=VT l1r1:yes_question=VT l1r1:you_about=TV
l1r1:you_question=TV l2:?=TV l2:Unknown=PZ l2:about=TV l2:accounts=VT l2:and=SW l2:article=SW
l2:bot=VT l2:common=TV l2:compare=SW l2:copula=TV l2:correction=XR l2:courtesy=VT l2:form=RX
l2:greeting=TV l2:handle=TV l2:help=TV l2:holds=VT l2:interrogative=SW l2:interrogativeSubject=TV
l2:my=RX l2:name=TV l2:no=XR l2:not=TV l2:on=TV l2:only=TV l2:or=TV l2:person=TV l2:pointing=SW
l2:possessiveAfter=VT l2:praise=SW l2:profile=VT l2:question=TV l2:relative=TV l2:request=VT
l2:self=SW l2:thanks=SW l2:third=TV l2:trust=SW l2:verifiers=TV l2:wallet=VT l2:yes=VT l2:you=TV
l2l1:,_and=SW l2l1:,_bot=RX l2l1:,_common=RX l2l1:,_compare=TV l2l1:,_copula=WS l2l1:,_correction=aO
l2l1:,_courtesy=WS l2l1:,_interrogative=TV l2l1:,_interrogativeSubject=VT l2l1:,_lower=WS
l2l1:,_mention=TV l2l1:,_no=TV l2l1:,_not=SW l2l1:,_person=TV l2l1:,_pointing=SW l2l1:,_request=VT
l2l1:,_statement=VT l2l1:,_unknown=VT l2l1:._lower=VT l2l1:._pointing=TV l2l1:._unknown=VT
l2l1:?_common=TV l2l1:?_unknown=TV l2l1:Unknown_,=TV l2l1:Unknown_about=TV l2l1:Unknown_lower=RX
l2l1:Unknown_on=TV l2l1:Unknown_unknown=SW l2l1:about_Unknown=TV l2l1:about_article=TV
l2l1:about_common=VT l2l1:about_courtesy=VT l2l1:about_first=VT l2l1:about_person=VT
l2l1:about_pointing=TV l2l1:about_question=TV l2l1:about_request=TV l2l1:about_unknown=TV
l2l1:about_yes=VT l2l1:accounts_,=SW l2l1:accounts_lower=VT l2l1:accounts_unknown=VT
l2l1:and_article=VT l2l1:and_common=SW l2l1:and_correction=TV l2l1:and_he=TV l2l1:and_lower=TV
l2l1:and_no=TV l2l1:and_unknown=TV l2l1:article_Unknown=VT l2l1:article_bot=TV
l2l1:article_common=TV l2l1:article_correction=TV l2l1:article_courtesy=TV l2l1:article_lower=SW
l2l1:article_person=WS l2l1:article_unknown=TV l2l1:bot_,=SW l2l1:bot_Unknown=QY l2l1:bot_about=SW
l2l1:bot_and=SW l2l1:bot_article=TV l2l1:bot_common=SW l2l1:bot_compare=WS l2l1:bot_copula=VT
l2l1:bot_correction=TV l2l1:bot_courtesy=RX l2l1:bot_greeting=TV l2l1:bot_he=RX l2l1:bot_help=TV
l2l1:bot_holds=WS l2l1:bot_interrogative=WS l2l1:bot_interrogativeSubject=RX l2l1:bot_lower=WS
l2l1:bot_mention=TV l2l1:bot_my=TV l2l1:bot_name=SW l2l1:bot_on=SW l2l1:bot_platform=TV
l2l1:bot_possessiveBefore=TV l2l1:bot_praise=TV l2l1:bot_profile=WS l2l1:bot_question=WS
l2l1:bot_request=VT l2l1:bot_statement=TV l2l1:bot_unknown=VT l2l1:bot_you=TV l2l1:common_,=SW
l2l1:common_.=WS l2l1:common_about=TV l2l1:common_and=TV l2l1:common_article=VT
l2l1:common_copula=TV l2l1:common_courtesy=TV l2l1:common_first=VT l2l1:common_he=TV
l2l1:common_interrogative=WS l2l1:common_interrogativeSubject=WS l2l1:common_lower=VT
l2l1:common_my=TV l2l1:common_person=VT l2l1:common_pointing=VT l2l1:common_possessiveBefore=SW
l2l1:common_question=SW l2l1:common_request=TV l2l1:common_second=TV l2l1:common_statement=WS
l2l1:common_trust=VT l2l1:common_unknown=VT l2l1:common_yes=VT l2l1:compare_lower=VT
l2l1:copula_article=TV l2l1:copula_common=VT l2l1:copula_courtesy=VT l2l1:copula_on=TV
l2l1:copula_person=TV l2l1:copula_question=VT l2l1:copula_trust=VT l2l1:correction_,=XR
l2l1:correction_about=VT l2l1:correction_article=VT l2l1:correction_correction=XR
l2l1:correction_courtesy=WS l2l1:correction_lower=TV l2l1:courtesy_,=TV l2l1:courtesy_.=VT
l2l1:courtesy_Unknown=VT l2l1:courtesy_article=WS l2l1:courtesy_bot=TV l2l1:courtesy_courtesy=TV
l2l1:courtesy_first=VT l2l1:courtesy_interrogative=VT l2l1:courtesy_interrogativeSubject=VT
l2l1:courtesy_person=XR l2l1:courtesy_possessiveBefore=TV l2l1:courtesy_profile=VT
l2l1:courtesy_question=VT l2l1:courtesy_request=VT l2l1:courtesy_self=TV l2l1:courtesy_you=TV
l2l1:end_about=TV l2l1:end_and=XR l2l1:end_bot=WS l2l1:end_copula=WS l2l1:end_courtesy=VT
l2l1:end_end=TV l2l1:end_first=TV l2l1:end_interrogative=WS l2l1:end_lower=VT l2l1:end_my=TV
l2l1:end_no=VT l2l1:end_not=TV l2l1:end_number=TV l2l1:end_praise=SW l2l1:end_profile=TV
l2l1:end_question=WS l2l1:end_request=WS l2l1:end_second=TV l2l1:end_statement=TV l2l1:end_thanks=SW
l2l1:end_yes=TV l2l1:fid_courtesy=TV l2l1:form_interrogative=TV l2l1:greeting_bot=TV
l2l1:he_copula=TV l2l1:he_courtesy=VT l2l1:he_interrogative=TV l2l1:he_lower=TV l2l1:he_on=TV
l2l1:he_pointing=VT l2l1:he_question=TV l2l1:he_statement=VT l2l1:he_unknown=TV
l2l1:holds_article=TV l2l1:holds_courtesy=WS l2l1:interrogativeSubject_common=TV
l2l1:interrogativeSubject_lower=VT l2l1:interrogativeSubject_question=TV
l2l1:interrogative_Unknown=RX l2l1:interrogative_about=TV l2l1:interrogative_article=VT
l2l1:interrogative_common=TV l2l1:interrogative_pointing=VT l2l1:interrogative_question=TV
l2l1:interrogative_unknown=RX l2l1:interrogative_yes=VT l2l1:lower_.=VT l2l1:lower_?=TV
l2l1:lower_Unknown=TV l2l1:lower_and=YQ l2l1:lower_article=VT l2l1:lower_compare=VT
l2l1:lower_correction=VT l2l1:lower_interrogative=TV l2l1:lower_lower=VT l2l1:lower_on=TV
l2l1:lower_or=XR l2l1:lower_pointing=VT l2l1:lower_possessiveBefore=TV l2l1:lower_praise=VT
l2l1:lower_self=TV l2l1:lower_statement=TV l2l1:lower_unknown=VT l2l1:lower_you=VT l2l1:mention_,=XR
l2l1:mention_.=TV l2l1:mention_about=SW l2l1:mention_and=VT l2l1:mention_compare=TV
l2l1:mention_copula=TV l2l1:mention_correction=TV l2l1:mention_courtesy=TV l2l1:mention_holds=SW
l2l1:mention_interrogative=TV l2l1:mention_notAfter=VT l2l1:mention_on=SW l2l1:mention_person=WS
l2l1:mention_pointing=TV l2l1:mention_possessiveAfter=TV l2l1:mention_statement=VT
l2l1:mention_unknown=VT l2l1:my_lower=TV l2l1:my_profile=TV l2l1:my_unknown=TV l2l1:name_,=XR
l2l1:name_.=TV l2l1:name_about=SW l2l1:name_and=VT l2l1:name_article=TV l2l1:name_compare=TV
l2l1:name_copula=TV l2l1:name_correction=TV l2l1:name_courtesy=SW l2l1:name_holds=TV
l2l1:name_interrogative=SW l2l1:name_notAfter=VT l2l1:name_on=TV l2l1:name_person=WS
l2l1:name_pointing=TV l2l1:name_possessiveAfter=TV l2l1:name_statement=VT l2l1:name_unknown=VT
l2l1:no_,=XR l2l1:no_lower=TV l2l1:no_unknown=TV l2l1:not_,=WS l2l1:not_lower=VT
l2l1:not_pointing=TV l2l1:not_unknown=VT l2l1:on_Unknown=TV l2l1:on_about=VT l2l1:on_article=TV
l2l1:on_bot=VT l2l1:on_lower=SW l2l1:on_pointing=TV l2l1:on_unknown=SW l2l1:person_,=VT
l2l1:person_Unknown=TV l2l1:person_about=TV l2l1:person_bot=TV l2l1:person_common=TV
l2l1:person_interrogative=TV l2l1:person_person=XR l2l1:person_possessiveBefore=TV
l2l1:platform_,=TV l2l1:platform_?=TV l2l1:platform_about=aO l2l1:platform_common=XR
l2l1:platform_on=YQ l2l1:platform_possessiveBefore=ZP l2l1:platform_question=TV
l2l1:platform_unknown=TV l2l1:pointing_Unknown=TV l2l1:pointing_article=VT l2l1:pointing_holds=TV
l2l1:pointing_interrogative=RX l2l1:pointing_lower=VT l2l1:pointing_on=TV l2l1:pointing_person=WS
l2l1:pointing_question=TV l2l1:pointing_request=VT l2l1:pointing_statement=VT l2l1:pointing_trust=TV
l2l1:possessiveBefore_Unknown=VT l2l1:praise_,=TV l2l1:praise_lower=TV l2l1:praise_question=VT
l2l1:praise_unknown=TV l2l1:profile_,=VT l2l1:profile_about=WS l2l1:profile_copula=VT
l2l1:profile_courtesy=VT l2l1:profile_on=WS l2l1:profile_possessiveBefore=VT l2l1:question_,=VT
l2l1:question_article=TV l2l1:question_common=TV l2l1:question_correction=TV l2l1:question_person=WS
l2l1:question_request=VT l2l1:question_statement=TV l2l1:question_trust=VT l2l1:request_,=TV
l2l1:request_Unknown=RX l2l1:request_about=WS l2l1:request_courtesy=VT l2l1:request_he=VT
l2l1:request_interrogative=VT l2l1:request_interrogativeSubject=VT l2l1:request_lower=WS
l2l1:request_my=TV l2l1:request_on=VT l2l1:request_person=TV l2l1:request_question=VT
l2l1:request_self=WS l2l1:self_about=TV l2l1:self_article=TV l2l1:self_courtesy=TV
l2l1:self_pointing=VT l2l1:self_request=TV l2l1:self_statement=VT l2l1:statement_,=TV
l2l1:statement_common=TV l2l1:statement_correction=TV l2l1:statement_lower=VT l2l1:statement_name=VT
l2l1:statement_on=TV l2l1:statement_statement=VT l2l1:thanks_,=TV l2l1:trust_,=TV
l2l1:trust_about=TV l2l1:trust_lower=VT l2l1:trust_or=TV l2l1:trust_possessiveBefore=TV
l2l1:trust_unknown=VT l2l1:unknown_,=VT l2l1:unknown_.=VT l2l1:unknown_?=TV l2l1:unknown_Unknown=TV
l2l1:unknown_and=YQ l2l1:unknown_article=VT l2l1:unknown_compare=WS l2l1:unknown_correction=VT
l2l1:unknown_courtesy=VT l2l1:unknown_first=VT l2l1:unknown_interrogative=TV
l2l1:unknown_notAfter=VT l2l1:unknown_on=SW l2l1:unknown_or=WS l2l1:unknown_pointing=VT
l2l1:unknown_possessiveBefore=TV l2l1:unknown_praise=VT l2l1:unknown_question=TV
l2l1:unknown_relative=VT l2l1:unknown_self=TV l2l1:unknown_statement=TV l2l1:unknown_unknown=TV
l2l1:unknown_you=VT l2l1:wallet_about=VT l2l1:yes_,=TV l2l1:yes_about=SW l2l1:yes_bot=TV
l2l1:yes_correction=WS l2l1:yes_courtesy=VT l2l1:yes_lower=VT l2l1:yes_unknown=VT l2l1:you_lower=TV
l2l1:you_request=VT l:.=VT l:?=SW l:Unknown=Ld l:about=VT l:accounts=TV l:and=VT l:common=TV
l:compare=VT l:copula=VT l:correction=ZP l:credentials=SW l:end=VT l:endorse=TV l:ens=TV l:first=SW
l:form=TV l:greeting=RX l:he=SW l:help=SW l:holds=TV l:interrogative=VT l:interrogativeSubject=TV
l:lower=VT l:mention=SW l:my=QY l:name=RX l:no=TV l:not=RX l:notAfter=VT l:number=RX l:platform=TV
l:possessiveAfter=TV l:possessiveBefore=VT l:praise=SW l:profile=TV l:request=WS l:rhetorical=TV
l:second=SW l:self=SW l:thanks=SW l:third=TV l:trust=TV l:verifiers=WS l:wallet=TV l:you=RX
language:false/0=WS language:false/3=TV language:false/4=SW language:false/7=SW language:true/1=YQ
language:true/2=TV language:true/4=SW language:true/7=RX last:false=TV letters:0/latin=RX
letters:1/han=RX letters:1/latin=TV letters:1/other=SW letters:2/han=SW letters:2/other=PZ
letters:3/han=SW letters:3/other=QY letters:4/latin=VT letters:4/other=TV letters:7/latin=XR
letters:7/other=VT named-as:joined/true=RX named-as:mention/true=TV named-as:platform/false=RX
named-as:platform/true=TV named-as:written/false=aO named-as:written/true=XR
named-behind:false/false/false=WS named-behind:false/false/first=TV named-behind:false/false/last=TV
named-behind:false/false/middle=TV named-behind:false/false/only=XR named-behind:false/false/true=PZ
named-behind:false/true/false=VT named-behind:false/true/first=VT named-behind:false/true/last=TV
named-behind:false/true/middle=TV named-behind:false/true/true=SW named-behind:true/false/first=SW
named-behind:true/false/last=WS named-behind:true/false/middle=TV named-behind:true/false/true=RX
named-behind:true/true/false=VT named-behind:true/true/first=TV named-behind:true/true/last=TV
named-behind:true/true/only=VT named-behind:true/true/true=SW named-c:Unknown=TV named-c:accounts=TV
named-c:and=VT named-c:callAfter=TV named-c:compare=XR named-c:correction=WS named-c:credentials=WS
named-c:emoji=TV named-c:fid=VT named-c:first=TV named-c:form=VT named-c:greeting=QY named-c:he=SW
named-c:help=VT named-c:holds=WS named-c:my=TV named-c:name=VT named-c:no=TV named-c:not=RX
named-c:notAfter=RX named-c:only=VT named-c:or=XR named-c:person=TV named-c:pointing=SW
named-c:profile=TV named-c:question=VT named-c:relative=TV named-c:second=TV named-c:statement=SW
named-c:trust=VT named-c:wrong=PZ named-c:yes=VT named-c:you=TV named-clause:0/1/true=VT
named-clause:1/1/true=VT named-clause:2/1/false=VT named-clause:2/1/true=SW
named-clause:3/1/false=VT named-clause:4/1/true=TV named-clause:7/1/true=VT
named-context:card/false=XR named-context:card/true=TV named-context:question/false=TV
named-context:question/true=QY named-context:quote/false=RX named-context:quote/true=VT
named-context:reply/false=TV named-context:top/true=VT named-echo:common=TV named-echo:courtesy=SW
named-echo:end=VT named-echo:lower=SW named-echo:none/true=ZP named-echo:not=Nb
named-echo:true/false/false/false=RX named-echo:true/false/true/false=Oa
named-echo:true/true/false/false=XR named-echo:unknown=SW named-first:false/embedded=VT
named-first:true/absent=TV named-first:true/embedded=SW named-from-last:.=VT named-from-last:?=SW
named-from-last:Unknown=WS named-from-last:about=VT named-from-last:accounts=TV
named-from-last:and=WS named-from-last:article=WS named-from-last:common=VT
named-from-last:compare=TV named-from-last:copula=TV named-from-last:correction=WS
named-from-last:greeting=SW named-from-last:he=TV named-from-last:interrogative=SW
named-from-last:interrogativeSubject=VT named-from-last:lower=VT named-from-last:no=XR
named-from-last:not=RX named-from-last:notAfter=YQ named-from-last:only=TV named-from-last:or=WS
named-from-last:platform=SW named-from-last:pointing=VT named-from-last:possessiveBefore=XR
named-from-last:praise=TV named-from-last:profile=TV named-from-last:question=TV
named-from-last:relative=WS named-from-last:self=YQ named-from-last:statement=YQ
named-from-last:trust=VT named-from-last:wallet=VT named-from-last:you=WS named-l1:?=QY
named-l1:article=TV named-l1:bot=VT named-l1:compare=WS named-l1:copula=VT named-l1:correction=WS
named-l1:courtesy=VT named-l1:end=TV named-l1:greeting=SW named-l1:he=VT named-l1:interrogative=VT
named-l1:name=TV named-l1:no=TV named-l1:not=PZ named-l1:only=WS named-l1:person=WS
named-l1:platform=TV named-l1:pointing=VT named-l1:possessiveAfter=WS named-l1:profile=VT
named-l1:question=VT named-l1:relative=TV named-l1:request=VT named-l1:self=TV named-l1:statement=TV
named-l1:thanks=SW named-l1:trust=TV named-l1:verifiers=WS named-l1:yes=WS named-l1:you=VT
named-l1r1:,_,=VT named-l1r1:,_.=XR named-l1r1:,_and=TV named-l1r1:,_common=TV
named-l1r1:,_correction=TV named-l1r1:,_courtesy=TV named-l1r1:,_end=XR
named-l1r1:,_interrogative=VT named-l1r1:,_mention=VT named-l1r1:,_name=VT named-l1r1:,_not=TV
named-l1r1:,_notAfter=SW named-l1r1:,_or=VT named-l1r1:,_pointing=TV named-l1r1:,_question=VT
named-l1r1:,_request=TV named-l1r1:._.=VT named-l1r1:?_bot=VT named-l1r1:?_end=WS
named-l1r1:about_,=VT named-l1r1:about_.=SW named-l1r1:about_?=VT named-l1r1:about_bot=VT
named-l1r1:about_common=TV named-l1r1:about_courtesy=VT named-l1r1:about_question=TV
named-l1r1:accounts_,=VT named-l1r1:accounts_end=TV named-l1r1:and_,=SW named-l1r1:and_bot=VT
named-l1r1:and_common=TV named-l1r1:and_compare=VT named-l1r1:and_courtesy=VT named-l1r1:and_end=XR
named-l1r1:and_lower=VT named-l1r1:and_request=SW named-l1r1:and_unknown=VT named-l1r1:article_,=TV
named-l1r1:article_?=VT named-l1r1:article_about=TV named-l1r1:article_common=VT
named-l1r1:article_courtesy=TV named-l1r1:article_end=VT named-l1r1:article_lower=TV
named-l1r1:article_on=TV named-l1r1:article_statement=VT named-l1r1:article_unknown=TV
named-l1r1:bot_,=XR named-l1r1:bot_.=SW named-l1r1:bot_about=VT named-l1r1:bot_and=YQ
named-l1r1:bot_common=WS named-l1r1:bot_compare=VT named-l1r1:bot_copula=SW
named-l1r1:bot_courtesy=VT named-l1r1:bot_end=QY named-l1r1:bot_he=VT named-l1r1:bot_holds=SW
named-l1r1:bot_interrogative=TV named-l1r1:bot_lower=WS named-l1r1:bot_mention=VT
named-l1r1:bot_no=TV named-l1r1:bot_not=VT named-l1r1:bot_notAfter=QY named-l1r1:bot_on=VT
named-l1r1:bot_only=WS named-l1r1:bot_or=VT named-l1r1:bot_platform=WS named-l1r1:bot_pointing=XR
named-l1r1:bot_possessiveAfter=VT named-l1r1:bot_question=VT named-l1r1:bot_request=XR
named-l1r1:bot_statement=RX named-l1r1:bot_trust=VT named-l1r1:bot_unknown=VT named-l1r1:common_,=WS
named-l1r1:common_.=TV named-l1r1:common_about=TV named-l1r1:common_bot=SW
named-l1r1:common_common=VT named-l1r1:common_compare=VT named-l1r1:common_correction=TV
named-l1r1:common_courtesy=VT named-l1r1:common_end=WS named-l1r1:common_interrogative=VT
named-l1r1:common_question=TV named-l1r1:common_request=RX named-l1r1:compare_and=WS
named-l1r1:compare_common=VT named-l1r1:compare_correction=VT named-l1r1:compare_lower=VT
named-l1r1:compare_unknown=WS named-l1r1:copula_,=VT named-l1r1:copula_?=VT
named-l1r1:copula_about=TV named-l1r1:copula_article=WS named-l1r1:copula_correction=SW
named-l1r1:copula_courtesy=VT named-l1r1:copula_holds=VT named-l1r1:copula_lower=VT
named-l1r1:copula_on=SW named-l1r1:copula_question=VT named-l1r1:copula_trust=TV
named-l1r1:correction_courtesy=VT named-l1r1:correction_end=XR named-l1r1:correction_on=VT
named-l1r1:correction_question=TV named-l1r1:correction_request=TV named-l1r1:correction_unknown=VT
named-l1r1:courtesy_,=SW named-l1r1:courtesy_.=VT named-l1r1:courtesy_about=VT
named-l1r1:courtesy_bot=VT named-l1r1:courtesy_common=TV named-l1r1:courtesy_compare=SW
named-l1r1:courtesy_copula=SW named-l1r1:courtesy_end=WS named-l1r1:courtesy_on=VT
named-l1r1:courtesy_person=VT named-l1r1:courtesy_question=SW named-l1r1:courtesy_statement=WS
named-l1r1:end_,=VT named-l1r1:end_and=VT named-l1r1:end_common=TV named-l1r1:end_correction=WS
named-l1r1:end_courtesy=TV named-l1r1:end_form=SW named-l1r1:end_handle=SW named-l1r1:end_holds=TV
named-l1r1:end_interrogative=WS named-l1r1:end_lower=TV named-l1r1:end_mention=XR
named-l1r1:end_name=TV named-l1r1:end_notAfter=TV named-l1r1:end_person=SW
named-l1r1:end_question=TV named-l1r1:end_statement=RX named-l1r1:interrogative_,=VT
named-l1r1:interrogative_?=WS named-l1r1:interrogative_and=VT named-l1r1:interrogative_end=WS
named-l1r1:interrogative_lower=TV named-l1r1:interrogative_unknown=TV named-l1r1:lower_,=TV
named-l1r1:lower_.=TV named-l1r1:lower_?=WS named-l1r1:lower_about=VT named-l1r1:lower_and=WS
named-l1r1:lower_bot=WS named-l1r1:lower_copula=VT named-l1r1:lower_courtesy=TV
named-l1r1:lower_end=SW named-l1r1:lower_holds=VT named-l1r1:lower_on=VT named-l1r1:lower_person=VT
named-l1r1:lower_platform=PZ named-l1r1:lower_pointing=VT named-l1r1:lower_question=VT
named-l1r1:lower_statement=VT named-l1r1:mention_,=VT named-l1r1:mention_common=TV
named-l1r1:mention_courtesy=TV named-l1r1:mention_end=WS named-l1r1:mention_lower=TV
named-l1r1:mention_mention=VT named-l1r1:mention_unknown=TV named-l1r1:name_common=TV
named-l1r1:name_courtesy=TV named-l1r1:name_end=VT named-l1r1:name_lower=TV
named-l1r1:name_mention=VT named-l1r1:notAfter_common=TV named-l1r1:notAfter_courtesy=VT
named-l1r1:not_,=RX named-l1r1:not_common=TV named-l1r1:not_correction=TV named-l1r1:not_courtesy=TV
named-l1r1:not_end=PZ named-l1r1:not_request=TV named-l1r1:on_,=TV named-l1r1:on_.=SW
named-l1r1:on_?=VT named-l1r1:on_and=VT named-l1r1:on_bot=VT named-l1r1:on_common=TV
named-l1r1:on_courtesy=VT named-l1r1:on_end=VT named-l1r1:on_on=TV named-l1r1:on_person=VT
named-l1r1:on_unknown=TV named-l1r1:only_,=VT named-l1r1:only_courtesy=VT named-l1r1:only_end=VT
named-l1r1:or_?=WS named-l1r1:or_end=VT named-l1r1:person_lower=VT named-l1r1:person_on=VT
named-l1r1:person_unknown=WS named-l1r1:platform_,=WS named-l1r1:platform_courtesy=VT
named-l1r1:platform_end=VT named-l1r1:platform_he=TV named-l1r1:platform_interrogative=VT
named-l1r1:platform_lower=RX named-l1r1:platform_question=VT named-l1r1:platform_unknown=QY
named-l1r1:pointing_,=VT named-l1r1:pointing_copula=TV named-l1r1:pointing_courtesy=VT
named-l1r1:pointing_end=WS named-l1r1:pointing_person=VT named-l1r1:pointing_question=TV
named-l1r1:possessiveAfter_lower=VT named-l1r1:possessiveAfter_person=VT
named-l1r1:possessiveAfter_unknown=VT named-l1r1:possessiveBefore_,=TV
named-l1r1:possessiveBefore_.=RX named-l1r1:possessiveBefore_?=TV
named-l1r1:possessiveBefore_about=VT named-l1r1:possessiveBefore_and=VT
named-l1r1:possessiveBefore_bot=VT named-l1r1:possessiveBefore_common=TV
named-l1r1:possessiveBefore_end=WS named-l1r1:possessiveBefore_question=TV named-l1r1:question_,=TV
named-l1r1:question_.=TV named-l1r1:question_?=VT named-l1r1:question_and=VT
named-l1r1:question_article=WS named-l1r1:question_correction=TV named-l1r1:question_end=VT
named-l1r1:question_holds=VT named-l1r1:question_lower=WS named-l1r1:question_on=SW
named-l1r1:question_trust=TV named-l1r1:question_unknown=WS named-l1r1:request_,=SW
named-l1r1:request_?=VT named-l1r1:request_about=VT named-l1r1:request_courtesy=SW
named-l1r1:request_end=WS named-l1r1:request_lower=VT named-l1r1:request_possessiveAfter=VT
named-l1r1:request_unknown=VT named-l1r1:statement_,=VT named-l1r1:statement_common=TV
named-l1r1:statement_courtesy=TV named-l1r1:statement_end=SW named-l1r1:statement_question=TV
named-l1r1:statement_statement=VT named-l1r1:unknown_.=TV named-l1r1:unknown_?=VT
named-l1r1:unknown_and=WS named-l1r1:unknown_bot=VT named-l1r1:unknown_common=TV
named-l1r1:unknown_copula=VT named-l1r1:unknown_correction=TV named-l1r1:unknown_end=SW
named-l1r1:unknown_holds=VT named-l1r1:unknown_on=VT named-l1r1:unknown_person=VT
named-l1r1:unknown_platform=QY named-l1r1:unknown_possessiveAfter=TV named-l1r1:unknown_question=VT
named-l1r1:unknown_request=TV named-l1r1:unknown_statement=VT named-l1r1:unknown_unknown=VT
named-l1r1:verifiers_end=VT named-l1r1:verifiers_lower=VT named-l1r1:verifiers_unknown=VT
named-l1r1:wallet_lower=VT named-l1r1:wallet_unknown=VT named-l1r1:yes_end=VT named-l2:.=WS
named-l2:?=SW named-l2:Unknown=TV named-l2:article=SW named-l2:common=TV named-l2:correction=VT
named-l2:courtesy=TV named-l2:credentials=VT named-l2:ens=VT named-l2:form=RX named-l2:he=SW
named-l2:interrogative=SW named-l2:my=SW named-l2:no=WS named-l2:not=SW named-l2:notAfter=WS
named-l2:only=TV named-l2:person=WS named-l2:platform=WS named-l2:pointing=VT
named-l2:possessiveBefore=VT named-l2:profile=SW named-l2:relative=SW named-l2:request=VT
named-l2:self=WS named-l2:statement=WS named-l2:trust=XR named-l2:verifiers=VT named-l2:wallet=VT
named-l2:yes=TV named-l2l1:,_,=TV named-l2l1:,_article=VT named-l2l1:,_correction=XR
named-l2l1:,_courtesy=VT named-l2l1:,_interrogative=VT named-l2l1:,_lower=TV named-l2l1:,_mention=VT
named-l2l1:,_name=VT named-l2l1:,_no=SW named-l2l1:,_not=QY named-l2l1:,_notAfter=SW
named-l2l1:,_only=VT named-l2l1:,_request=WS named-l2l1:,_statement=TV named-l2l1:,_unknown=SW
named-l2l1:,_yes=VT named-l2l1:about_,=VT named-l2l1:about_common=TV named-l2l1:about_platform=TV
named-l2l1:accounts_about=TV named-l2l1:accounts_platform=VT named-l2l1:and_about=SW
named-l2l1:and_lower=VT named-l2l1:and_on=TV named-l2l1:and_unknown=VT
named-l2l1:article_platform=QY named-l2l1:article_request=VT named-l2l1:bot_about=VT
named-l2l1:bot_article=WS named-l2l1:bot_compare=VT named-l2l1:bot_copula=WS
named-l2l1:bot_interrogative=TV named-l2l1:bot_name=TV named-l2l1:bot_no=TV named-l2l1:bot_not=QY
named-l2l1:bot_notAfter=SW named-l2l1:bot_only=VT named-l2l1:bot_person=VT
named-l2l1:bot_platform=YQ named-l2l1:bot_question=VT named-l2l1:bot_statement=SW
named-l2l1:bot_unknown=VT named-l2l1:bot_verifiers=VT named-l2l1:bot_wallet=TV
named-l2l1:common_,=VT named-l2l1:common_and=VT named-l2l1:common_article=TV
named-l2l1:common_common=VT named-l2l1:common_copula=VT named-l2l1:common_courtesy=TV
named-l2l1:common_lower=TV named-l2l1:common_not=TV named-l2l1:common_on=SW
named-l2l1:common_question=VT named-l2l1:common_statement=WS named-l2l1:common_unknown=TV
named-l2l1:copula_article=VT named-l2l1:copula_lower=VT named-l2l1:correction_,=WS
named-l2l1:correction_common=SW named-l2l1:correction_correction=VT
named-l2l1:correction_courtesy=VT named-l2l1:correction_lower=SW named-l2l1:correction_not=SW
named-l2l1:correction_unknown=SW named-l2l1:courtesy_,=TV named-l2l1:courtesy_bot=TV
named-l2l1:courtesy_common=VT named-l2l1:courtesy_correction=VT named-l2l1:courtesy_interrogative=WS
named-l2l1:courtesy_on=TV named-l2l1:courtesy_pointing=WS named-l2l1:courtesy_possessiveBefore=TV
named-l2l1:courtesy_question=TV named-l2l1:courtesy_statement=VT named-l2l1:courtesy_yes=VT
named-l2l1:end_article=TV named-l2l1:end_bot=VT named-l2l1:end_common=SW named-l2l1:end_copula=VT
named-l2l1:end_correction=VT named-l2l1:end_courtesy=SW named-l2l1:end_end=TV
named-l2l1:end_interrogative=VT named-l2l1:end_lower=TV named-l2l1:end_mention=VT
named-l2l1:end_not=TV named-l2l1:end_person=TV named-l2l1:end_platform=VT named-l2l1:end_question=VT
named-l2l1:end_request=VT named-l2l1:end_statement=PZ named-l2l1:end_unknown=TV
named-l2l1:fid_about=VT named-l2l1:form_and=VT named-l2l1:form_lower=TV named-l2l1:form_unknown=SW
named-l2l1:he_lower=WS named-l2l1:he_unknown=WS named-l2l1:interrogative_courtesy=VT
named-l2l1:interrogative_lower=TV named-l2l1:interrogative_unknown=TV named-l2l1:lower_about=TV
named-l2l1:lower_article=VT named-l2l1:lower_bot=VT named-l2l1:lower_common=WS
named-l2l1:lower_courtesy=TV named-l2l1:lower_interrogative=SW named-l2l1:lower_lower=VT
named-l2l1:lower_not=WS named-l2l1:lower_platform=TV named-l2l1:lower_pointing=TV
named-l2l1:lower_possessiveBefore=SW named-l2l1:lower_question=TV named-l2l1:lower_statement=WS
named-l2l1:lower_unknown=VT named-l2l1:lower_wallet=VT named-l2l1:mention_.=VT
named-l2l1:mention_about=VT named-l2l1:mention_and=TV named-l2l1:mention_correction=TV
named-l2l1:mention_mention=TV named-l2l1:mention_not=SW named-l2l1:mention_notAfter=WS
named-l2l1:mention_or=WS named-l2l1:mention_request=SW named-l2l1:mention_unknown=TV
named-l2l1:name_.=VT named-l2l1:name_about=VT named-l2l1:name_correction=TV named-l2l1:name_not=TV
named-l2l1:name_notAfter=WS named-l2l1:name_or=VT named-l2l1:name_question=TV
named-l2l1:name_unknown=TV named-l2l1:no_,=VT named-l2l1:notAfter_,=VT named-l2l1:not_,=VT
named-l2l1:on_platform=SW named-l2l1:on_unknown=TV named-l2l1:only_,=TV named-l2l1:person_about=TV
named-l2l1:person_common=VT named-l2l1:person_lower=VT named-l2l1:person_possessiveBefore=TV
named-l2l1:person_unknown=VT named-l2l1:platform_,=VT named-l2l1:platform_common=VT
named-l2l1:platform_copula=VT named-l2l1:platform_lower=VT named-l2l1:platform_on=WS
named-l2l1:platform_person=WS named-l2l1:platform_possessiveAfter=WS
named-l2l1:platform_possessiveBefore=VT named-l2l1:platform_question=VT
named-l2l1:platform_unknown=VT named-l2l1:pointing_,=VT named-l2l1:pointing_about=WS
named-l2l1:pointing_common=SW named-l2l1:pointing_unknown=VT named-l2l1:profile_about=TV
named-l2l1:profile_possessiveBefore=SW named-l2l1:question_,=RX named-l2l1:question_about=VT
named-l2l1:question_common=VT named-l2l1:question_lower=WS named-l2l1:question_pointing=TV
named-l2l1:question_question=VT named-l2l1:question_request=VT named-l2l1:question_unknown=WS
named-l2l1:request_about=WS named-l2l1:request_common=TV named-l2l1:request_courtesy=TV
named-l2l1:request_lower=VT named-l2l1:request_on=VT named-l2l1:request_unknown=VT
named-l2l1:self_common=VT named-l2l1:self_lower=VT named-l2l1:self_not=TV named-l2l1:self_unknown=VT
named-l2l1:statement_lower=VT named-l2l1:statement_unknown=VT named-l2l1:trust_,=VT
named-l2l1:unknown_,=VT named-l2l1:unknown_.=VT named-l2l1:unknown_and=VT named-l2l1:unknown_bot=VT
named-l2l1:unknown_common=WS named-l2l1:unknown_correction=TV named-l2l1:unknown_interrogative=TV
named-l2l1:unknown_lower=VT named-l2l1:unknown_not=WS named-l2l1:unknown_person=VT
named-l2l1:unknown_platform=TV named-l2l1:unknown_possessiveAfter=VT
named-l2l1:unknown_possessiveBefore=SW named-l2l1:unknown_question=TV named-l2l1:unknown_request=VT
named-l2l1:unknown_statement=WS named-l2l1:unknown_unknown=VT named-l2l1:unknown_wallet=VT
named-l2l1:wallet_on=VT named-l2l1:wallet_possessiveBefore=VT named-l2l1:yes_,=TV
named-l2l1:you_request=VT named-l3:.=VT named-l3:?=QY named-l3:about=SW named-l3:and=SW
named-l3:article=VT named-l3:bot=WS named-l3:compare=VT named-l3:copula=SW named-l3:correction=WS
named-l3:courtesy=TV named-l3:form=SW named-l3:interrogativeSubject=VT named-l3:lower=VT
named-l3:my=WS named-l3:name=TV named-l3:no=WS named-l3:not=WS named-l3:notAfter=WS
named-l3:number=VT named-l3:on=WS named-l3:only=TV named-l3:person=VT named-l3:platform=SW
named-l3:pointing=TV named-l3:possessiveAfter=VT named-l3:possessiveBefore=TV named-l3:request=VT
named-l3:statement=WS named-l3:thanks=TV named-l3:unknown=VT named-l3:wallet=TV named-l3:yes=VT
named-l3:you=VT named-l:,=VT named-l:.=WS named-l:?=QY named-l:Unknown=TV named-l:accounts=TV
named-l:and=VT named-l:common=SW named-l:compare=VT named-l:copula=VT named-l:correction=WS
named-l:form=TV named-l:greeting=SW named-l:he=VT named-l:interrogative=VT
named-l:interrogativeSubject=VT named-l:my=TV named-l:name=TV named-l:not=Oa named-l:notAfter=VT
named-l:on=TV named-l:only=WS named-l:or=VT named-l:pointing=WS named-l:possessiveAfter=VT
named-l:profile=WS named-l:question=VT named-l:request=VT named-l:thanks=SW named-l:trust=TV
named-l:verifiers=VT named-language:false/0=VT named-language:false/1=VT named-language:false/3=TV
named-language:false/4=TV named-language:true/0=WS named-language:true/1=VT named-language:true/2=VT
named-language:true/3=VT named-named:false/false=XR named-named:false/true=SW
named-near:false/first=TV named-near:false/last=TV named-near:false/middle=TV
named-near:true/first=TV named-near:true/last=VT named-near:true/only=WS
named-nearest:1/false/false/false/false=VT named-nearest:1/false/false/false/true=WS
named-nearest:1/false/false/true/false=VT named-nearest:1/false/false=XR
named-nearest:1/true/false/false/false=XR named-nearest:1/true/false/false/true=TV
named-nearest:1/true/false/true/false=VT named-nearest:1/true/false=WS
named-nearest:2/false/false/false/false=VT named-nearest:2/false/false/false/true=VT
named-nearest:2/false/false/true/false=VT named-nearest:2/false/false/true/true=VT
named-nearest:2/false/false=XR named-nearest:2/false/true/false/true=WS
named-nearest:2/false/true/true/true=VT named-nearest:2/false/true=WS
named-nearest:2/true/false/false/false=TV named-nearest:2/true/false/false/true=VT
named-nearest:2/true/false/true/false=VT named-nearest:2/true/false/true/true=VT
named-nearest:2/true/false=VT named-nearest:2/true/true/true/false=VT
named-nearest:2/true/true/true/true=TV named-nearest:3/false/false/false/true=VT
named-nearest:3/false/false/true/true=VT named-nearest:3/false/true/false/false=TV
named-nearest:3/false/true/false/true=VT named-nearest:3/false/true/true/true=VT
named-nearest:3/false/true=VT named-nearest:3/true/false/false/false=TV
named-nearest:3/true/false/false/true=TV named-nearest:3/true/false/true/false=TV
named-nearest:3/true/false=SW named-nearest:3/true/true/false/false=VT
named-nearest:3/true/true/false/true=TV named-nearest:4/false/false/false/true=SW
named-nearest:4/false/false/true/false=VT named-nearest:4/false/false/true/true=TV
named-nearest:4/false/false=SW named-nearest:4/false/true/false/false=TV
named-nearest:4/false/true/false/true=VT named-nearest:4/false/true/true/true=VT
named-nearest:4/true/false/false/false=VT named-nearest:4/true/false/false/true=TV
named-nearest:4/true/false/true/false=TV named-nearest:4/true/false/true/true=VT
named-nearest:4/true/true/false/false=TV named-nearest:4/true/true/true/true=WS
named-out:false/null=VT named-out:true/after=PZ named-out:true/before=Nb named-out:true/null=SW
named-person:false/false/card=YQ named-person:false/false/question=TV
named-person:false/false/quote=VT named-person:false/true/question=RX
named-person:false/true/quote=VT named-person:false/true/reply=WS named-person:true/false/card=TV
named-person:true/false/quote=RX named-person:true/false/reply=RX named-person:true/true/card=TV
named-person:true/true/question=SW named-person:true/true/reply=SW named-place-clause:false:about=VT
named-place-clause:false:and=TV named-place-clause:false:article=VT named-place-clause:false:bot=TV
named-place-clause:false:common=SW named-place-clause:false:courtesy=SW
named-place-clause:false:last=TV named-place-clause:false:lower=VT
named-place-clause:false:mention=TV named-place-clause:false:name=TV named-place-clause:false:not=VT
named-place-clause:false:notAfter=XR named-place-clause:false:on=VT named-place-clause:false:only=PZ
named-place-clause:false:person=TV named-place-clause:false:pointing=VT
named-place-clause:false:question=VT named-place-clause:false:request=TV
named-place-clause:false:second=VT named-place-clause:false:self=TV
named-place-clause:false:third=TV named-place-clause:false:unknown=VT
named-place-clause:true:about=TV named-place-clause:true:article=SW
named-place-clause:true:common=WS named-place-clause:true:courtesy=WS
named-place-clause:true:lower=TV named-place-clause:true:mention=SW named-place-clause:true:name=TV
named-place-clause:true:not=SW named-place-clause:true:notAfter=RX named-place-clause:true:only=YQ
named-place-clause:true:possessiveBefore=TV named-place-clause:true:question=TV
named-place-clause:true:second=SW named-place-clause:true:unknown=SW named-place-w:false:=VT
named-place-w:false:al=VT named-place-w:false:need=SW named-place-w:false:only=TV
named-place-w:false:the_first=TV named-place-w:false:the_last_one=TV named-place-w:true:=RX
named-placed:false/undefined/3/true=VT named-placed:false/undefined=VT named-placed:none/1/false=VT
named-placed:none/3/false=TV named-placed:none/4/false=TV named-placed:none/5/false=RX
named-placed:true/false/3/false=SW named-placed:true/true/3/true=SW named-placed:true/true=SW
named-position:absent/false=WS named-position:absent/true=SW named-position:embedded/false=TV
named-position:embedded/true=TV named-position:vocative/true=VT named-possessive:true=SW
named-question:true/false=VT named-r1:.=SW named-r1:?=YQ named-r1:and=WS named-r1:article=TV
named-r1:bot=VT named-r1:common=TV named-r1:compare=WS named-r1:form=RX named-r1:greeting=TV
named-r1:handle=SW named-r1:he=VT named-r1:interrogative=WS named-r1:interrogativeSubject=TV
named-r1:mention=WS named-r1:no=SW named-r1:not=VT named-r1:notAfter=QY named-r1:only=VT
named-r1:or=WS named-r1:person=VT named-r1:platform=QY named-r1:pointing=WS
named-r1:possessiveAfter=TV named-r1:praise=SW named-r1:profile=TV named-r1:request=TV
named-r1:self=TV named-r1:statement=SW named-r1:trust=VT named-r1:verifiers=VT named-r1:wallet=VT
named-r1:yes=TV named-r1:you=TV named-r2:?=WS named-r2:Unknown=VT named-r2:about=TV
named-r2:accounts=TV named-r2:bot=WS named-r2:common=TV named-r2:compare=VT named-r2:copula=WS
named-r2:correction=PZ named-r2:courtesy=TV named-r2:credentials=VT named-r2:ens=VT named-r2:fid=VT
named-r2:first=TV named-r2:form=QY named-r2:holds=TV named-r2:interrogative=XR
named-r2:interrogativeSubject=TV named-r2:mention=WS named-r2:my=TV named-r2:name=VT named-r2:not=XR
named-r2:notAfter=SW named-r2:only=TV named-r2:person=VT named-r2:platform=WS
named-r2:possessiveAfter=VT named-r2:possessiveBefore=TV named-r2:question=WS named-r2:relative=SW
named-r2:self=WS named-r2:statement=SW named-r2:thanks=VT named-r2:trust=WS named-r2:wallet=WS
named-r2:yes=VT named-r2:you=SW named-r3:,=SW named-r3:.=RX named-r3:?=WS named-r3:about=VT
named-r3:and=TV named-r3:article=TV named-r3:bot=VT named-r3:common=VT named-r3:compare=SW
named-r3:copula=SW named-r3:correction=SW named-r3:courtesy=TV named-r3:credentials=WS
named-r3:end=VT named-r3:ens=WS named-r3:first=WS named-r3:form=SW named-r3:he=VT named-r3:holds=WS
named-r3:interrogative=VT named-r3:interrogativeSubject=WS named-r3:mention=WS named-r3:name=VT
named-r3:no=TV named-r3:not=VT named-r3:notAfter=VT named-r3:number=SW named-r3:person=TV
named-r3:platform=TV named-r3:possessiveAfter=VT named-r3:praise=VT named-r3:profile=VT
named-r3:question=VT named-r3:second=VT named-r3:statement=SW named-r3:thanks=VT named-r3:trust=SW
named-r3:wallet=TV named-r3:yes=VT named-r:.=TV named-r:?=WS named-r:Unknown=VT named-r:accounts=TV
named-r:and=WS named-r:common=VT named-r:compare=VT named-r:copula=TV named-r:credentials=VT
named-r:end=WS named-r:form=SW named-r:greeting=TV named-r:handle=SW named-r:interrogative=WS
named-r:interrogativeSubject=TV named-r:mention=VT named-r:name=TV named-r:no=TV named-r:not=WS
named-r:notAfter=QY named-r:on=VT named-r:only=VT named-r:or=XR named-r:platform=RX
named-r:possessiveAfter=VT named-r:profile=VT named-r:question=VT named-r:relative=TV
named-r:request=TV named-r:statement=SW named-r:thanks=VT named-r:trust=VT named-r:verifiers=VT
named-r:wallet=VT named-r:yes=VT named-r:you=TV named-rank:false/false/1/true=VT
named-rank:false/true/1/true=TV named-rank:first/2=TV named-rank:first/3=SW named-rank:first/4=VT
named-rank:first/false/false=TV named-rank:first/false/true=ZP named-rank:first/true/true=Oa
named-rank:last/2=VT named-rank:last/3=TV named-rank:last/4=SW named-rank:last/false/false=TV
named-rank:last/false/true=aO named-rank:last/true/true=RX named-rank:middle/4=TV
named-rank:middle/false/false=SW named-rank:middle/false/true=YQ named-rank:middle/true/true=RX
named-rank:only/1=VT named-rank:only/false/false=VT named-rank:only/true/true=TV
named-rank:true/false/1/false=VT named-rank:true/true/1/false=VT
named-request:false/false/false/false/false=VT named-request:false/false/false/false/top=VT
named-request:false/false/false/false/true=TV named-request:false/false/false/true/false=TV
named-request:false/false/false/true/top=TV named-request:false/false/true/false/false=VT
named-request:false/false/true/false/quote=TV named-request:false/false/true/false/reply=TV
named-request:false/false/true/false/top=WS named-request:false/false/true/true/top=VT
named-request:false/true/false/false/top=VT named-request:false/true/false/true/top=TV
named-request:false/true/false/true/true=SW named-request:false/true/true/false/top=TV
named-request:false/true/true/false/true=TV named-request:false/true/true/true/top=WS
named-request:false/true/true/true/true=VT named-request:none/false/card=YQ
named-request:none/false/false=TV named-request:none/false/question=VT
named-request:none/false/quote=TV named-request:none/false/true=VT named-request:none/true/card=VT
named-request:none/true/false=WS named-request:none/true/question=RX
named-request:none/true/quote=VT named-request:none/true/top=VT named-request:none/true/true=TV
named-request:true/false/false/false/false=SW named-request:true/false/false/false/reply=TV
named-request:true/false/false/false/top=SW named-request:true/false/false/false/true=TV
named-request:true/false/false/true/false=TV named-request:true/false/false/true/top=TV
named-request:true/false/true/false/top=VT named-request:true/false/true/true/false=TV
named-request:true/false/true/true/top=TV named-request:true/true/false/false/true=TV
named-request:true/true/false/true/top=TV named-request:true/true/false/true/true=TV
named-request:true/true/true/false/top=VT named-request:true/true/true/false/true=VT named-rest:,=TV
named-rest:?=SW named-rest:Unknown=TV named-rest:about=SW named-rest:accounts=VT named-rest:and=TV
named-rest:article=TV named-rest:bot=VT named-rest:common=WS named-rest:compare=XR
named-rest:correction=SW named-rest:ens=SW named-rest:first=VT named-rest:holds=VT
named-rest:interrogative=TV named-rest:last=TV named-rest:no=TV named-rest:not=WS
named-rest:notAfter=YQ named-rest:only=SW named-rest:platform=SW named-rest:pointing=TV
named-rest:possessiveAfter=SW named-rest:possessiveBefore=TV named-rest:praise=VT
named-rest:profile=VT named-rest:question=SW named-rest:request=SW named-rest:second=WS
named-rest:self=TV named-rest:statement=TV named-rest:thanks=WS named-rest:trust=VT
named-rest:wallet=TV named-rivals:false/false/false/false=XR named-rivals:false/false/false/true=XR
named-rivals:false/false/true/false=XR named-rivals:false/false/true/true=VT
named-rivals:false/true/false/false=TV named-rivals:false/true/false/true=TV
named-rivals:false/true/true/false=TV named-rivals:false/true/true/true=RX
named-rivals:true/false/false/false=VT named-rivals:true/false/false/true=TV
named-rivals:true/false/true/false=TV named-rivals:true/true/true/true=TV named-self:false=VT
named-self:true=TV named-sole:false/false/card=YQ named-sole:false/false/question=PZ
named-sole:false/false/quote=TV named-sole:false/true/card=SW named-sole:false/true/quote=TV
named-sole:false/true/reply=SW named-sole:false/true/top=VT named-sole:true/false/card=VT
named-sole:true/false/question=VT named-sole:true/false/top=YQ named-sole:true/true/top=WS
named-tail:.=SW named-tail:Unknown=TV named-tail:about=WS named-tail:accounts=VT named-tail:and=SW
named-tail:article=TV named-tail:bot=WS named-tail:common=TV named-tail:compare=VT
named-tail:copula=VT named-tail:correction=WS named-tail:ens=VT named-tail:interrogativeSubject=TV
named-tail:last=TV named-tail:lower=VT named-tail:no=TV named-tail:not=SW named-tail:notAfter=RX
named-tail:on=TV named-tail:only=SW named-tail:or=SW named-tail:platform=TV named-tail:pointing=VT
named-tail:possessiveAfter=VT named-tail:possessiveBefore=VT named-tail:praise=TV
named-tail:profile=VT named-tail:question=VT named-tail:request=XR named-tail:thanks=VT
named-tail:trust=TV named-tail:yes=WS named-tail:you=VT named-to-next:,=SW named-to-next:.=TV
named-to-next:Unknown=TV named-to-next:about=TV named-to-next:and=XR named-to-next:article=SW
named-to-next:common=VT named-to-next:compare=VT named-to-next:copula=TV named-to-next:correction=Oa
named-to-next:courtesy=RX named-to-next:greeting=SW named-to-next:he=VT named-to-next:holds=TV
named-to-next:interrogative=TV named-to-next:interrogativeSubject=TV named-to-next:lower=TV
named-to-next:my=SW named-to-next:no=SW named-to-next:not=YQ named-to-next:notAfter=RX
named-to-next:or=WS named-to-next:platform=XR named-to-next:pointing=TV
named-to-next:possessiveAfter=SW named-to-next:possessiveBefore=SW named-to-next:praise=TV
named-to-next:profile=VT named-to-next:question=VT named-to-next:relative=TV
named-to-next:request=RX named-to-next:self=RX named-to-next:statement=RX named-to-next:unknown=SW
named-to-next:wallet=SW named-to-next:you=SW named-unknown:0/1=VT named-unknown:3/1=TV
named-unknown:4/1=TV named-unknown:7/1=VT named-w-from-last:&=VT named-w-from-last:+=VT
named-w-from-last:a=SW named-w-from-last:about=TV named-w-from-last:and=WS
named-w-from-last:and_also=VT named-w-from-last:break=TV named-w-from-last:but=VT
named-w-from-last:de=WS named-w-from-last:di=VT named-w-from-last:do=SW named-w-from-last:en=VT
named-w-from-last:et=TV named-w-from-last:he=TV named-w-from-last:i=VT named-w-from-last:i_mean=VT
named-w-from-last:ile=VT named-w-from-last:mi=VT named-w-from-last:no=VT named-w-from-last:not=SW
named-w-from-last:o=WS named-w-from-last:oder=VT named-w-from-last:of=VT named-w-from-last:or=VT
named-w-from-last:ou=VT named-w-from-last:platform=SW named-w-from-last:que=WS
named-w-from-last:sama=VT named-w-from-last:says=TV named-w-from-last:si=VT named-w-from-last:so=VT
named-w-from-last:sondern=VT named-w-from-last:tapi=VT named-w-from-last:the=TV
named-w-from-last:und=VT named-w-from-last:vs=VT named-w-from-last:với=VT named-w-from-last:wait=WS
named-w-from-last:who_is=WS named-w-from-last:y=TV named-w-from-last:you=VT named-w-from-last:а=VT
named-w-from-last:или=VT named-w-from-last:و=VT named-w-from-last:じゃなくて=VT named-w-from-last:と=VT
named-w-from-last:に=VT named-w-from-last:的=VT named-w-from-last:가=WS named-w-from-last:님=WS
named-w-from-last:말고=VT named-w-from-last:빼고=VT named-w-to-next:&=VT named-w-to-next:+=VT
named-w-to-next:a=VT named-w-to-next:about=VT named-w-to-next:and=VT named-w-to-next:and_also=WS
named-w-to-next:as=XR named-w-to-next:bot=TV named-w-to-next:break=SW named-w-to-next:but=SW
named-w-to-next:de=TV named-w-to-next:değil=TV named-w-to-next:di=TV named-w-to-next:do=WS
named-w-to-next:et=VT named-w-to-next:i=TV named-w-to-next:i_mean=TV named-w-to-next:me=TV
named-w-to-next:no=RX named-w-to-next:not=WS named-w-to-next:oder=VT named-w-to-next:on=WS
named-w-to-next:or=WS named-w-to-next:ou=VT named-w-to-next:platform=WS named-w-to-next:que=TV
named-w-to-next:sama=TV named-w-to-next:says=VT named-w-to-next:sondern=TV named-w-to-next:the=VT
named-w-to-next:thôi=VT named-w-to-next:vs=WS named-w-to-next:với=VT named-w-to-next:wait=QY
named-w-to-next:who_is=RX named-w-to-next:y=VT named-w-to-next:ya=TV named-w-to-next:или=VT
named-w-to-next:و=VT named-w-to-next:じゃなくて=TV named-w-to-next:と=WS named-w-to-next:に=TV
named-w-to-next:和=VT named-w-to-next:是=SW named-w-to-next:的=TV named-w-to-next:가=TV
named-w-to-next:님=TV named-w-to-next:랑=VT named-w-to-next:말고=TV named-w-to-next:빼고=SW
named-w-to-next:이=TV named-wc:false:a=WS named-wc:false:a_bot=TV named-wc:false:account=VT
named-wc:false:actually=VT named-wc:false:ada=VT named-wc:false:aja=VT named-wc:false:all=TV
named-wc:false:an=VT named-wc:false:and=TV named-wc:false:and_also=WS named-wc:false:and_i=SW
named-wc:false:any=VT named-wc:false:apa=VT named-wc:false:aqui=VT named-wc:false:are=VT
named-wc:false:as=WS named-wc:false:ask=TV named-wc:false:asked=QY named-wc:false:at=WS
named-wc:false:badge=VT named-wc:false:bi=VT named-wc:false:bitte=WS named-wc:false:boris=TV
named-wc:false:bot=VT named-wc:false:both=RX named-wc:false:but=RX named-wc:false:bên=VT
named-wc:false:c_est_qui=VT named-wc:false:card=TV named-wc:false:che=TV named-wc:false:chi=TV
named-wc:false:coinbase=VT named-wc:false:có=WS named-wc:false:da=VT named-wc:false:daha=VT
named-wc:false:das=VT named-wc:false:de=TV named-wc:false:değil=RX named-wc:false:dm=WS
named-wc:false:do=WS named-wc:false:dwr=TV named-wc:false:e=SW named-wc:false:ens=TV
named-wc:false:est=TV named-wc:false:et=VT named-wc:false:eth=VT named-wc:false:eu=TV
named-wc:false:fid=VT named-wc:false:for_me=VT named-wc:false:from=WS named-wc:false:ga=VT
named-wc:false:gitcoin=VT named-wc:false:guy=VT named-wc:false:ha=SW named-wc:false:hariç=TV
named-wc:false:has=TV named-wc:false:hat=SW named-wc:false:hein=SW named-wc:false:here=TV
named-wc:false:hes=WS named-wc:false:hier=VT named-wc:false:him=TV named-wc:false:his=VT
named-wc:false:hold=VT named-wc:false:i=RX named-wc:false:ich=TV named-wc:false:ici=VT
named-wc:false:il=VT named-wc:false:in=WS named-wc:false:is=TV named-wc:false:it=WS
named-wc:false:itu=VT named-wc:false:just=TV named-wc:false:ka=VT named-wc:false:kaun_hai=VT
named-wc:false:keeps=VT named-wc:false:know=TV named-wc:false:ko=WS named-wc:false:la=VT
named-wc:false:linda=SW named-wc:false:lo=VT named-wc:false:là=VT named-wc:false:là_ai=VT
named-wc:false:m=SW named-wc:false:mi=WS named-wc:false:my=VT named-wc:false:mı=WS
named-wc:false:n=TV named-wc:false:na=WS named-wc:false:next=VT named-wc:false:no=TV
named-wc:false:not=VT named-wc:false:o=TV named-wc:false:oder=VT named-wc:false:of=TV
named-wc:false:on=VT named-wc:false:on_here=VT named-wc:false:one=TV named-wc:false:only=SW
named-wc:false:optimist=WS named-wc:false:or=XR named-wc:false:otc=VT named-wc:false:ou=VT
named-wc:false:passport=VT named-wc:false:platform=TV named-wc:false:please=VT named-wc:false:pls=VT
named-wc:false:plus=VT named-wc:false:punya=VT named-wc:false:q=VT named-wc:false:que=TV
named-wc:false:quem=WS named-wc:false:qui=TV named-wc:false:quien_es=TV named-wc:false:quién_es=TV
named-wc:false:real=VT named-wc:false:really=TV named-wc:false:s=TV named-wc:false:same=XR
named-wc:false:says=SW named-wc:false:scammer=SW named-wc:false:se=VT named-wc:false:she=VT
named-wc:false:siapa=WS named-wc:false:so=SW named-wc:false:solo=SW named-wc:false:sondern=TV
named-wc:false:sorry=SW named-wc:false:stp=VT named-wc:false:su=TV named-wc:false:svp=VT
named-wc:false:tem=WS named-wc:false:that=TV named-wc:false:the=TV named-wc:false:them=TV
named-wc:false:they=SW named-wc:false:thing=VT named-wc:false:this=QY named-wc:false:thì=VT
named-wc:false:thôi=VT named-wc:false:tiene=VT named-wc:false:to=TV named-wc:false:told_me=TV
named-wc:false:trên=VT named-wc:false:trước=VT named-wc:false:two=VT named-wc:false:und=VT
named-wc:false:var_mı=VT named-wc:false:verified=SW named-wc:false:von=TV named-wc:false:vs=WS
named-wc:false:vậy=TV named-wc:false:với=VT named-wc:false:wallets=RX named-wc:false:wants=VT
named-wc:false:was=TV named-wc:false:what=VT named-wc:false:which=TV named-wc:false:who=SW
named-wc:false:who_are=WS named-wc:false:who_is=QY named-wc:false:whos=TV named-wc:false:with=VT
named-wc:false:y=VT named-wc:false:ya=WS named-wc:false:ça=VT named-wc:false:é=VT
named-wc:false:в=VT named-wc:false:есть=VT named-wc:false:и=VT named-wc:false:или=VT
named-wc:false:رو=VT named-wc:false:কে=TV named-wc:false:ครับ=SW named-wc:false:、=VT
named-wc:false:が=TV named-wc:false:さん=VT named-wc:false:して=TV named-wc:false:じゃなくて=SW
named-wc:false:だ=VT named-wc:false:って=TV named-wc:false:で=SW named-wc:false:です=TV
named-wc:false:と=VT named-wc:false:ど=WS named-wc:false:どっちが=VT named-wc:false:に=SW
named-wc:false:ね=TV named-wc:false:の=TV named-wc:false:の人=TV named-wc:false:は=TV named-wc:false:も=VT
named-wc:false:よ=VT named-wc:false:る=SW named-wc:false:了=TV named-wc:false:人=VT named-wc:false:他=TV
named-wc:false:发我=VT named-wc:false:古参=VT named-wc:false:吗=VT named-wc:false:呀=TV
named-wc:false:呗=VT named-wc:false:和=WS named-wc:false:啊=VT named-wc:false:嗎=WS named-wc:false:在=VT
named-wc:false:她=TV named-wc:false:我=VT named-wc:false:早=VT named-wc:false:是=TV named-wc:false:比較=VT
named-wc:false:誰=VT named-wc:false:谁=VT named-wc:false:跟=VT named-wc:false:都=VT named-wc:false:가=RX
named-wc:false:누가=VT named-wc:false:누가_인증=VT named-wc:false:는=SW named-wc:false:도=WS
named-wc:false:똑같이=VT named-wc:false:만=TV named-wc:false:말고=TV named-wc:false:먼저=VT
named-wc:false:보여줘=VT named-wc:false:빼고=TV named-wc:false:알려줘=TV named-wc:false:은=TV
named-wc:false:이=SW named-wc:false:이분=VT named-wc:false:인증=VT named-wc:false:좀=VT
named-wc:false:파캐=VT named-wc:true:&=VT named-wc:true:a=TV named-wc:true:about=WS
named-wc:true:account=SW named-wc:true:ada=RX named-wc:true:akun=VT named-wc:true:all=VT
named-wc:true:and_also=VT named-wc:true:any=SW named-wc:true:are=VT named-wc:true:as=VT
named-wc:true:at=SW named-wc:true:bitte=VT named-wc:true:bot=VT named-wc:true:bukan=TV
named-wc:true:but=WS named-wc:true:by=VT named-wc:true:can=VT named-wc:true:can_i_trust=VT
named-wc:true:cards=WS named-wc:true:cc=RX named-wc:true:cek=TV named-wc:true:che=SW
named-wc:true:cho=VT named-wc:true:com=VT named-wc:true:compara=VT named-wc:true:compare=VT
named-wc:true:credentials=VT named-wc:true:của=VT named-wc:true:de_quem_é=TV named-wc:true:di=TV
named-wc:true:die=WS named-wc:true:difference_between=VT named-wc:true:dm=VT named-wc:true:do=VT
named-wc:true:does=WS named-wc:true:dont=SW named-wc:true:dont_mean=SW named-wc:true:e_o=SW
named-wc:true:eigentlich=VT named-wc:true:el=SW named-wc:true:emoji=TV named-wc:true:en=VT
named-wc:true:ens=VT named-wc:true:entre=TV named-wc:true:es=VT named-wc:true:et=TV
named-wc:true:eth=VT named-wc:true:everyone=TV named-wc:true:fid=VT named-wc:true:from=VT
named-wc:true:give_me=VT named-wc:true:got=VT named-wc:true:ha=VT named-wc:true:handle=VT
named-wc:true:har=VT named-wc:true:he=TV named-wc:true:hes=VT named-wc:true:how=VT
named-wc:true:i_mean=VT named-wc:true:i_meant=VT named-wc:true:i_need=WS named-wc:true:i_want=VT
named-wc:true:if=VT named-wc:true:il=TV named-wc:true:ile=VT named-wc:true:im=TV named-wc:true:in=TV
named-wc:true:is=TV named-wc:true:it=TV named-wc:true:jack=RX named-wc:true:kata=TV
named-wc:true:kdo_je=TV named-wc:true:keeps=VT named-wc:true:know=VT named-wc:true:l=WS
named-wc:true:la=TV named-wc:true:lol=VT named-wc:true:lookup=TV named-wc:true:ma=SW
named-wc:true:mais=TV named-wc:true:mal=VT named-wc:true:me=TV named-wc:true:mi=VT
named-wc:true:more=TV named-wc:true:my=TV named-wc:true:na=VT named-wc:true:need=VT
named-wc:true:ni=TV named-wc:true:nicht=TV named-wc:true:niet=TV named-wc:true:no=TV
named-wc:true:non=SW named-wc:true:not=TV named-wc:true:now=VT named-wc:true:number=VT
named-wc:true:o=TV named-wc:true:oder=VT named-wc:true:ok=VT named-wc:true:on=SW
named-wc:true:one=TV named-wc:true:ou=VT named-wc:true:pas=TV named-wc:true:pull_up=VT
named-wc:true:pásame=VT named-wc:true:q=VT named-wc:true:qual=VT named-wc:true:quem_é=VT
named-wc:true:quién_es=VT named-wc:true:sama=VT named-wc:true:saw=VT named-wc:true:says=VT
named-wc:true:send=WS named-wc:true:sent_me=VT named-wc:true:she=TV named-wc:true:show=TV
named-wc:true:siapa=WS named-wc:true:so_sánh=VT named-wc:true:someone=WS named-wc:true:sondern=VT
named-wc:true:su=TV named-wc:true:tapi=VT named-wc:true:than=TV named-wc:true:that=TV
named-wc:true:the=TV named-wc:true:the_same_person=VT named-wc:true:this=VT named-wc:true:to=VT
named-wc:true:tra=TV named-wc:true:tylko=VT named-wc:true:un=TV named-wc:true:und=VT
named-wc:true:van=TV named-wc:true:vs=VT named-wc:true:ví=VT named-wc:true:w=SW
named-wc:true:wallet=VT named-wc:true:was=TV named-wc:true:wer=VT named-wc:true:wer_ist=VT
named-wc:true:what=VT named-wc:true:what_is=VT named-wc:true:whats=VT named-wc:true:which=WS
named-wc:true:who=VT named-wc:true:who_is=VT named-wc:true:who_owns=TV named-wc:true:who_verified=VT
named-wc:true:whos=TV named-wc:true:with=SW named-wc:true:y=TV named-wc:true:yaar=XR
named-wc:true:yo=WS named-wc:true:you=TV named-wc:true:zeig_mir=TV named-wc:true:à=SW
named-wc:true:è=VT named-wc:true:ý_mình_là=VT named-wc:true:а=VT named-wc:true:в=VT
named-wc:true:или=VT named-wc:true:кто_такой=WS named-wc:true:не=SW named-wc:true:сравни=VT
named-wc:true:у=VT named-wc:true:це=VT named-wc:true:مين=VT named-wc:true:و=VT named-wc:true:ขอ=TV
named-wc:true:じゃなくて=VT named-wc:true:で=VT named-wc:true:と=VT named-wc:true:に=VT named-wc:true:不是=SW
named-wc:true:人=WS named-wc:true:和=VT named-wc:true:是=VT named-wc:true:有=XR named-wc:true:谁给=TV
named-wc:true:那=VT named-wc:true:는=VT named-wc:true:님=VT named-wc:true:말고=VT named-wc:true:빼고=VT
named-wc:true:아니=WS named-wl2:ada=VT named-wl2:akun=VT named-wl2:cards=WS named-wl2:de=VT
named-wl2:end=TV named-wl2:eth=VT named-wl2:fid=VT named-wl2:i=TV named-wl2:keeps=VT
named-wl2:name=VT named-wl2:no=TV named-wl2:ok=VT named-wl2:one=VT named-wl2:platform=XR
named-wl2:quem_é=VT named-wl2:so=VT named-wl2:the=TV named-wl2:this=VT named-wl2:wallets=VT
named-wl:&=VT named-wl:a=TV named-wl:about=WS named-wl:and=VT named-wl:are=VT named-wl:as=WS
named-wl:bot=VT named-wl:break=TV named-wl:bukan=SW named-wl:by=VT named-wl:can_i_trust=VT
named-wl:cho=VT named-wl:compare=VT named-wl:con=VT named-wl:de=VT named-wl:did=VT named-wl:does=WS
named-wl:dont_mean=SW named-wl:e=TV named-wl:en=VT named-wl:end=TV named-wl:et=SW named-wl:from=VT
named-wl:handle=VT named-wl:has=VT named-wl:i_mean=WS named-wl:i_meant=VT named-wl:i_want=VT
named-wl:ile=VT named-wl:is=VT named-wl:kdo_je=TV named-wl:know=VT named-wl:lookup=TV named-wl:ma=VT
named-wl:need=VT named-wl:nicht=SW named-wl:non=TV named-wl:not=RX named-wl:o=TV named-wl:oder=VT
named-wl:pas=TV named-wl:pull_up=VT named-wl:quem_é=VT named-wl:qui_est=VT named-wl:quién_es=VT
named-wl:says=WS named-wl:show=VT named-wl:show_me=TV named-wl:so_sánh=VT named-wl:than=TV
named-wl:to=VT named-wl:van=TV named-wl:vs=VT named-wl:với=VT named-wl:w=SW named-wl:wallet=VT
named-wl:wer_ist=VT named-wl:who_are=VT named-wl:who_verified=VT named-wl:whos=TV named-wl:wie_is=TV
named-wl:with=TV named-wl:ý_mình_là=VT named-wl:а=VT named-wl:или=VT named-wl:кто_такой=WS
named-wl:у=VT named-wl:و=VT named-wl:ของ=TV named-wl:じゃなくて=VT named-wl:と=VT named-wl:の=VT
named-wl:不是=SW named-wl:和=VT named-wl:的=VT named-wl:谁给=VT named-wl:那=VT named-wl:除了=TV
named-wl:말고=VT named-wr2:a=TV named-wr2:and=TV named-wr2:any=VT named-wr2:bot=XR named-wr2:de=WS
named-wr2:end=TV named-wr2:fid=WS named-wr2:have=TV named-wr2:he=VT named-wr2:is=VT
named-wr2:just=TV named-wr2:leave_out=VT named-wr2:name=VT named-wr2:on=VT named-wr2:or=SW
named-wr2:platform=WS named-wr2:quem_é=WS named-wr2:same=WS named-wr2:si=SW named-wr2:they=TV
named-wr2:this=SW named-wr2:wallet=VT named-wr2:whats=SW named-wr2:which=TV named-wr2:who=VT
named-wr2:who_is=SW named-wr2:whos=VT named-wr2:ya=VT named-wr2:а=TV named-wr2:の=VT named-wr2:的=VT
named-wr2:똑같이=VT named-wr2:이=TV named-wr:+=VT named-wr:aja=VT named-wr:and=VT named-wr:and_also=WS
named-wr:apa=VT named-wr:bitte=WS named-wr:bot=VT named-wr:but=TV named-wr:bên=VT named-wr:có=VT
named-wr:de=TV named-wr:değil=RX named-wr:di=TV named-wr:do=VT named-wr:en=WS named-wr:et=VT
named-wr:for=TV named-wr:from=VT named-wr:has=TV named-wr:hat=SW named-wr:have=VT named-wr:here=VT
named-wr:i=SW named-wr:ile=VT named-wr:in=XR named-wr:is=WS named-wr:itu=VT named-wr:just=TV
named-wr:ka=VT named-wr:keeps=VT named-wr:kim=XR named-wr:lol=TV named-wr:là=VT named-wr:là_ai=VT
named-wr:m=TV named-wr:mi=WS named-wr:mı=VT named-wr:o=VT named-wr:oder=VT named-wr:on=VT
named-wr:or=XR named-wr:ou=VT named-wr:platform=RX named-wr:please=TV named-wr:pls=VT named-wr:q=VT
named-wr:que=TV named-wr:s=TV named-wr:sama=TV named-wr:says=TV named-wr:stp=VT named-wr:su=TV
named-wr:tem=VT named-wr:the=VT named-wr:thôi=VT named-wr:tiene=VT named-wr:told_me=TV
named-wr:vs=WS named-wr:với=VT named-wr:wants=WS named-wr:who_is=RX named-wr:y=VT named-wr:è=WS
named-wr:é=VT named-wr:и=VT named-wr:или=VT named-wr:رو=VT named-wr:さん=VT named-wr:さんって=VT
named-wr:じゃなくて=SW named-wr:だけ=VT named-wr:って=VT named-wr:って誰=VT named-wr:と=VT named-wr:の=SW
named-wr:は誰=VT named-wr:を=WS named-wr:和=WS named-wr:在=VT named-wr:是誰=VT named-wr:是谁=WS named-wr:가=SW
named-wr:누가_인증=VT named-wr:는=RX named-wr:도=VT named-wr:만=TV named-wr:말고=SW named-wr:빼고=TV
named-wr:중에=TV named:true/false=QY named:true/true=RX nearest:1/false/false/false/false=VT
nearest:1/false/false/false/true=TV nearest:1/false/false/true/false=SW
nearest:1/false/false/true/true=SW nearest:1/true/false/true/false=VT
nearest:1/true/false/true/true=WS nearest:2/false/false/false/false=VT
nearest:2/false/false/false/true=TV nearest:2/false/false/true/false=WS
nearest:2/false/false/true/true=TV nearest:2/false/false=VT nearest:2/false/true/false/true=VT
nearest:2/false/true/true/true=TV nearest:2/false/true=TV nearest:2/true/false/false/false=SW
nearest:2/true/false/false/true=VT nearest:2/true/false/true/false=TV
nearest:2/true/true/true/false=TV nearest:3/false/false/false/false=TV
nearest:3/false/false/true/false=VT nearest:3/false/false/true/true=WS nearest:3/false/false=VT
nearest:3/false/true=TV nearest:3/true/false/false/false=SW nearest:3/true/false=SW
nearest:3/true/true/true/false=SW nearest:3/true/true/true/true=VT nearest:3/true/true=TV
nearest:4/false/false/false/true=WS nearest:4/false/false/true/true=VT nearest:4/false/false=VT
nearest:4/false/true/false/false=TV nearest:4/false/true/true/true=VT
nearest:4/true/false/false/false=VT nearest:4/true/false/false/true=SW
nearest:4/true/false/true/false=TV nearest:4/true/false/true/true=TV nearest:4/true/false=TV
nearest:4/true/true/false/false=VT nearest:4/true/true/true/false=SW
nearest:4/true/true/true/true=TV nearest:4/true/true=SW person:false/false/card=VT
person:false/false/question=RX person:false/false/quote=RX person:false/false/reply=SW
person:false/true/card=RX person:false/true/quote=RX person:false/true/reply=QY
person:true/false/card=RX person:true/false/question=VT person:true/false/quote=SW
person:true/true/card=SW person:true/true/quote=QY person:true/true/reply=TV person:true/true/top=WS
position:absent/false=TV position:absent/true=QY position:embedded/false=Nb
position:embedded/true=SW possessive:true=bN question:false/false=TV question:true/true=TV r1:.=TV
r1:?=VT r1:Unknown=Ke r1:about=TV r1:accounts=TV r1:and=XR r1:article=SW r1:common=SW r1:copula=VT
r1:correction=WS r1:courtesy=VT r1:credentials=SW r1:endorse=TV r1:fid=TV r1:first=SW r1:greeting=TV
r1:he=TV r1:holds=WS r1:interrogative=XR r1:last=TV r1:link=TV r1:mention=RX r1:my=SW r1:name=RX
r1:notAfter=SW r1:number=TV r1:on=VT r1:only=VT r1:or=VT r1:person=WS r1:platform=TV r1:pointing=TV
r1:possessiveAfter=VT r1:possessiveBefore=SW r1:praise=SW r1:profile=SW r1:relative=TV r1:request=TV
r1:self=QY r1:statement=VT r1:unknown=SW r1:wallet=TV r1:yes=TV r1:you=TV r2:,=RX r2:Unknown=Oa
r2:accounts=TV r2:and=TV r2:article=VT r2:bot=VT r2:callAfter=TV r2:common=VT r2:copula=VT
r2:correction=PZ r2:courtesy=TV r2:credentials=TV r2:emoji=SW r2:endorse=TV r2:ens=TV r2:fid=TV
r2:first=VT r2:form=TV r2:greeting=TV r2:he=VT r2:help=TV r2:holds=VT r2:interrogative=WS
r2:lower=VT r2:mention=TV r2:my=SW r2:name=SW r2:not=VT r2:number=TV r2:or=TV r2:possessiveAfter=VT
r2:possessiveBefore=TV r2:praise=TV r2:profile=RX r2:question=VT r2:request=TV r2:self=VT
r2:statement=TV r2:thanks=SW r2:trust=WS r2:wallet=TV r2:yes=TV r:.=SW r:?=VT r:Unknown=Jf
r:about=TV r:and=XR r:common=SW r:copula=WS r:correction=WS r:credentials=RX r:end=VT r:greeting=TV
r:help=TV r:interrogative=XR r:last=TV r:link=TV r:lower=VT r:mention=SW r:my=RX r:name=RX r:no=VT
r:not=TV r:notAfter=SW r:number=TV r:on=VT r:platform=VT r:pointing=SW r:possessiveBefore=SW
r:praise=SW r:profile=SW r:second=TV r:self=PZ r:statement=VT r:third=TV r:trust=VT r:unknown=TV
r:wallet=TV r:you=SW rank:false/false/1/true=VT rank:false/true/1/true=TV rank:false/true/2/false=SW
rank:false/true/3/false=SW rank:false/true/3/true=TV rank:false/true/4/false=RX
rank:false/true/4/true=WS rank:true/false/1/false=TV rank:true/false/1/true=TV
rank:true/true/1/false=TV rank:true/true/1/true=SW rank:true/true/2/true=TV
rank:true/true/3/false=TV rank:true/true/3/true=TV repeated:false/false=TV repeated:false/true=TV
repeated:true/false=hH repeated:true/true=gI request:false/false/false/false/card=TV
request:false/false/false/false/top=VT request:false/false/false/false/true=WS
request:false/false/false/true/true=SW request:false/false/true/false/card=TV
request:false/false/true/false/false=WS request:false/false/true/false/quote=TV
request:false/false/true/false/reply=WS request:false/false/true/false/top=XR
request:false/false/true/false/true=WS request:false/false/true/true/false=VT
request:false/false/true/true/reply=WS request:false/false/true/true/top=TV
request:false/false/true/true/true=TV request:false/true/false/false/top=TV
request:false/true/false/false/true=TV request:false/true/true/false/top=TV
request:false/true/true/false/true=TV request:none/false/card=VT request:none/false/question=TV
request:none/false/quote=QY request:none/false/reply=PZ request:none/false/top=TV
request:none/false/true=Oa request:none/true/card=RX request:none/true/quote=PZ
request:none/true/reply=RX request:none/true/true=RX request:true/false/false/false/reply=WS
request:true/false/false/false/top=WS request:true/false/false/false/true=WS
request:true/false/false/true/reply=VT request:true/false/true/false/card=TV
request:true/false/true/false/false=VT request:true/false/true/false/top=WS
request:true/false/true/true/reply=TV request:true/false/true/true/top=WS
request:true/false/true/true/true=VT request:true/true/false/false/top=VT
request:true/true/true/false/true=VT request:true/true/true/true/top=VT
request:true/true/true/true/true=VT script:han/true//1=SW script:han/true//2=QY
script:han/true//3=SW script:han/true//4=RX script:han/true=QY script:latin/false//1=VT
script:latin/false//2=SW script:latin/false//3=SW script:latin/false//4=SW
script:latin/false/Titled/1=RX script:latin/false/Titled/2=WS script:latin/false/Titled/3=WS
script:latin/false/Titled/4=VT script:latin/false/Titled/7=VT script:latin/false/Titledhyphen/2=VT
script:latin/false/digit/1=SW script:latin/false/hyphen/1=TV script:latin/false/hyphen/2=TV
script:latin/false/hyphen/3=TV script:latin/false/number/0=XR script:latin/false/number/1=VT
script:latin/false/number/4=VT script:latin/false/short/1=VT script:latin/false/short/3=RX
script:latin/false/short/4=RX script:latin/true//1=bN script:latin/true//2=YQ
script:latin/true//3=YQ script:latin/true//4=ZP script:latin/true//7=VT
script:latin/true/Titled/2=TV script:latin/true/Titled/3=TV script:latin/true/number/0=TV
script:latin/true/number/1=SW script:latin/true/number/2=TV script:latin/true/short/1=WS
script:latin/true=aO script:other/true//1=QY script:other/true//2=QY script:other/true//3=SW
script:other/true//4=SW script:other/true/Titled/2=XR script:other/true/Titled/3=VT
script:other/true=PZ self:true=RX shape:/2=Ig shape:/3=PZ shape:/4=TV shape:/false/han=PZ
shape:/false/other=Nb shape:/true/han=SW shape:/true/other=PZ shape:=TV shape:CAPS/1=TV
shape:CAPS/false/latin=TV shape:CAPS=TV shape:CAPSshort/1=SW shape:CAPSshort/false/latin=TV
shape:CAPSshort/true/latin=SW shape:CAPSshort=SW shape:Titled/1=Hh shape:Titled/2=eK
shape:Titled/3=aO shape:Titled/false/latin=YQ shape:Titled/false/other=YQ shape:Titled/true/other=VT
shape:Titled=WS shape:Titledhyphen/1=TV shape:Titledhyphen/2=YQ shape:Titledhyphen/false/latin=VT
shape:Titledhyphen/true/latin=WS shape:Titledhyphen=XR shape:Titledshort/1=TV
shape:Titledshort/false/latin=TV shape:Titledshort=TV shape:digit/1=XR shape:digit/2=RX
shape:digit/3=SW shape:digit/4=TV shape:digit/true/latin=TV shape:digitdot=SW shape:dot/1=SW
shape:dot/true/latin=SW shape:dot=SW shape:hyphen/2=TV shape:hyphen/false/latin=TV
shape:hyphen/true/latin=TV shape:hyphen=SW shape:number/1=WS shape:number/false/latin=TV
shape:number/true/latin=YQ shape:number=WS shape:short/1=TV shape:short/true/latin=TV shape:short=TV
sole:false/false/question=SW sole:false/false/quote=PZ sole:false/false/reply=RX
sole:false/true/card=SW sole:false/true/quote=QY sole:false/true/reply=SW sole:false/true/top=VT
sole:true/false/question=VT sole:true/false/reply=TV sole:true/true/card=TV sole:true/true/top=XR
to-name:,=SW to-name:.=RX to-name:?=TV to-name:Unknown=TV to-name:about=SW to-name:accounts=TV
to-name:and=TV to-name:article=SW to-name:bot=RX to-name:common=TV to-name:compare=VT
to-name:correction=RX to-name:courtesy=TV to-name:credentials=TV to-name:fid=TV to-name:he=VT
to-name:interrogative=QY to-name:lower=TV to-name:my=WS to-name:not=VT to-name:notAfter=TV
to-name:number=TV to-name:on=TV to-name:or=VT to-name:person=TV to-name:platform=WS
to-name:possessiveBefore=TV to-name:profile=VT to-name:question=SW to-name:request=RX
to-name:self=TV to-name:unknown=SW to-name:wallet=TV to-name:yes=TV unknown:0/1=VT unknown:1/1=VT
unknown:1/2=TV unknown:2/3=TV unknown:3/1=TV unknown:4/1=SW unknown:4/3=SW unknown:4/4=TV
unknown:7/1=RX unknown:7/4=TV w-from-name:a=SW w-from-name:a_human=TV w-from-name:about=VT
w-from-name:actually=TV w-from-name:ada=VT w-from-name:again=TV w-from-name:al=TV w-from-name:ama=TV
w-from-name:and_i=TV w-from-name:anda=VT w-from-name:anyway=VT w-from-name:ask=TV w-from-name:at=TV
w-from-name:auch=VT w-from-name:break=RX w-from-name:bu=TV w-from-name:by=VT w-from-name:c_est=VT
w-from-name:can_you=TV w-from-name:check=WS w-from-name:cuenta=VT w-from-name:da=TV
w-from-name:das=TV w-from-name:dass=VT w-from-name:daw=VT w-from-name:dia=WS w-from-name:die=VT
w-from-name:e_o=TV w-from-name:em=WS w-from-name:er=VT w-from-name:es=VT w-from-name:eth=TV
w-from-name:eu=VT w-from-name:everyone=TV w-from-name:fid=TV w-from-name:follows=VT
w-from-name:fragen=VT w-from-name:from=TV w-from-name:gehört=WS w-from-name:gitcoin=TV
w-from-name:gm=TV w-from-name:got=TV w-from-name:has=WS w-from-name:hat=WS w-from-name:hat_mir=VT
w-from-name:have=TV w-from-name:he=TV w-from-name:here=VT w-from-name:hes=TV w-from-name:het=VT
w-from-name:hier=TV w-from-name:i=VT w-from-name:i_want=TV w-from-name:ich=VT w-from-name:if=VT
w-from-name:il=TV w-from-name:ile=TV w-from-name:in=SW w-from-name:introd=VT
w-from-name:introduced=VT w-from-name:is=SW w-from-name:ist=TV w-from-name:it=TV w-from-name:its=VT
w-from-name:itu=TV w-from-name:jesse=TV w-from-name:joining=TV w-from-name:just=XR w-from-name:ka=TV
w-from-name:keeps=TV w-from-name:knows=WS w-from-name:la=VT w-from-name:le=VT w-from-name:link=VT
w-from-name:lo=TV w-from-name:m=VT w-from-name:mi=TV w-from-name:my=TV w-from-name:na=VT
w-from-name:named=VT w-from-name:no=TV w-from-name:not=TV w-from-name:now=TV w-from-name:number=TV
w-from-name:o=TV w-from-name:of=TV w-from-name:on=TV w-from-name:one=XR w-from-name:ones=TV
w-from-name:only=TV w-from-name:or=TV w-from-name:owes=VT w-from-name:parle=VT w-from-name:pfp=TV
w-from-name:platform=TV w-from-name:please=VT w-from-name:punya=TV w-from-name:qu=WS
w-from-name:que=WS w-from-name:quién_es=VT w-from-name:sama=VT w-from-name:says=VT
w-from-name:she=TV w-from-name:should=TV w-from-name:si=VT w-from-name:some=VT
w-from-name:someone=VT w-from-name:son=VT w-from-name:talk=VT w-from-name:te=VT
w-from-name:tell_me=TV w-from-name:that=TV w-from-name:the=TV w-from-name:ti=VT w-from-name:tiene=TV
w-from-name:today=TV w-from-name:tout=VT w-from-name:tried=TV w-from-name:un_tal=WS
w-from-name:und=WS w-from-name:up=VT w-from-name:van=VT w-from-name:verified=TV w-from-name:von=VT
w-from-name:w/=TV w-from-name:w=VT w-from-name:wants=TV w-from-name:was=TV w-from-name:what=TV
w-from-name:which=TV w-from-name:who=VT w-from-name:whos=VT w-from-name:why=TV w-from-name:with=TV
w-from-name:would=VT w-from-name:wrong=TV w-from-name:x=TV w-from-name:y=TV w-from-name:yg=TV
w-from-name:è=VT w-from-name:এর=VT w-from-name:กล้า=TV w-from-name:ถาม=TV w-from-name:อะ=TV
w-from-name:เย=TV w-from-name:แต่=TV w-from-name:ใน=TV w-from-name:ไม่=TV w-from-name:ở=VT
w-from-name:から=VT w-from-name:って=TV w-from-name:で=VT w-from-name:と=VT w-from-name:どっちが=TV
w-from-name:の=TV w-from-name:は=TV w-from-name:他=VT w-from-name:你=VT w-from-name:她=WS
w-from-name:我=VT w-from-name:가=XR w-from-name:님=TV w-from-name:도=TV w-from-name:랑=VT wc:false:&=XR
wc:false:a=TV wc:false:a_bot=VT wc:false:account=TV wc:false:acct=VT wc:false:actually=XR
wc:false:after=VT wc:false:again=TV wc:false:airdrop=TV wc:false:aja=TV wc:false:aku=TV
wc:false:all=VT wc:false:already=TV wc:false:am_i=TV wc:false:and=VT wc:false:answer=SW
wc:false:any=VT wc:false:apa=VT wc:false:apparently=TV wc:false:aqui=TV wc:false:are=TV
wc:false:around=VT wc:false:asking=VT wc:false:at=TV wc:false:auf=TV wc:false:avec=VT
wc:false:base=VT wc:false:be=VT wc:false:belum=VT wc:false:ben=TV wc:false:berapa=TV
wc:false:better=TV wc:false:bgt=VT wc:false:bi=TV wc:false:bitte=VT wc:false:bots=TV wc:false:btw=TV
wc:false:built=VT wc:false:but=VT wc:false:buterin=SW wc:false:buy=VT wc:false:by=TV
wc:false:c_est_qui=VT wc:false:called=TV wc:false:can=VT wc:false:card=VT wc:false:cast=TV
wc:false:casts=TV wc:false:chi=VT wc:false:chi_sarebbe=VT wc:false:chi_è=WS wc:false:coinbase=VT
wc:false:connected=TV wc:false:cousin=VT wc:false:có=WS wc:false:da=RX wc:false:dans=VT
wc:false:das=VT wc:false:dat=VT wc:false:data=TV wc:false:daw=WS wc:false:day=TV wc:false:de=SW
wc:false:dela=VT wc:false:della=TV wc:false:depuis=WS wc:false:der=SW wc:false:deux=VT
wc:false:dev=WS wc:false:di=VT wc:false:dia=VT wc:false:dit=VT wc:false:diye_biri=XR wc:false:dm=VT
wc:false:do_i_have=TV wc:false:does=TV wc:false:dong=TV wc:false:doğru_mu=VT wc:false:du=TV
wc:false:dwr=WS wc:false:e=TV wc:false:el=TV wc:false:elle=VT wc:false:emoji=RX wc:false:en=SW
wc:false:er=WS wc:false:era=TV wc:false:et=VT wc:false:eth=SW wc:false:even=TV wc:false:event=VT
wc:false:everybody=WS wc:false:everyone=VT wc:false:ex=VT wc:false:except=TV wc:false:fake=VT
wc:false:favor=TV wc:false:fiable=WS wc:false:file=VT wc:false:first=TV wc:false:follow=TV
wc:false:followers=TV wc:false:for=TV wc:false:for_me=WS wc:false:friends=TV wc:false:from=TV
wc:false:gak=VT wc:false:giúp=VT wc:false:go=TV wc:false:good=VT wc:false:got=TV wc:false:grant=XR
wc:false:group=WS wc:false:ha=TV wc:false:hai=VT wc:false:half=VT wc:false:handle=VT
wc:false:hangisi=VT wc:false:hari=TV wc:false:hat=TV wc:false:he=VT wc:false:here=SW wc:false:hes=VT
wc:false:hier=WS wc:false:his=WS wc:false:hj=TV wc:false:hơn=TV wc:false:i=SW wc:false:ich=VT
wc:false:if=TV wc:false:il=VT wc:false:ile=WS wc:false:im=VT wc:false:in=TV wc:false:ini=SW
wc:false:irl=VT wc:false:ist=WS wc:false:it=SW wc:false:its=TV wc:false:itu=XR wc:false:jag=TV
wc:false:jogo=TV wc:false:just=WS wc:false:kaç=TV wc:false:keep=VT wc:false:không=VT wc:false:kim=WS
wc:false:kim_bu=VT wc:false:kimdir=WS wc:false:kimin=TV wc:false:kkkk=VT wc:false:know=TV
wc:false:konto=TV wc:false:kya=VT wc:false:la=TV wc:false:last_night=TV wc:false:le=XR
wc:false:legit=WS wc:false:les=TV wc:false:like=TV wc:false:linda=SW wc:false:linked=TV
wc:false:lost=VT wc:false:là=TV wc:false:là_ai=TV wc:false:m=VT wc:false:main=TV wc:false:many=TV
wc:false:me=VT wc:false:mentioned=VT wc:false:meu=TV wc:false:mi=TV wc:false:mich=SW wc:false:mim=VT
wc:false:mine=VT wc:false:moi=TV wc:false:mon=TV wc:false:money=VT wc:false:mu=TV wc:false:my_own=TV
wc:false:n=VT wc:false:nada=VT wc:false:namanya=TV wc:false:name=Oa wc:false:new=TV
wc:false:newsletter=TV wc:false:nha=VT wc:false:ni_nani=VT wc:false:no=TV wc:false:not=WS
wc:false:number=TV wc:false:nào=TV wc:false:o=VT wc:false:och=TV wc:false:oder=TV wc:false:of=SW
wc:false:og=VT wc:false:old=TV wc:false:on=VT wc:false:onchain=TV wc:false:one=VT wc:false:or=XR
wc:false:ou=XR wc:false:out=TV wc:false:para=WS wc:false:parle=VT wc:false:pas=VT wc:false:people=SW
wc:false:plata=VT wc:false:platform=TV wc:false:please=WS wc:false:pls=VT wc:false:plz=VT
wc:false:podcast=TV wc:false:pollak=TV wc:false:por=TV wc:false:por_acá=SW wc:false:por_aqui=WS
wc:false:porfa=VT wc:false:posts=VT wc:false:pour=TV wc:false:pra=VT wc:false:priya=TV
wc:false:proof=TV wc:false:pugson=TV wc:false:på=TV wc:false:q=VT wc:false:quello=VT
wc:false:quem=VT wc:false:quem_era=TV wc:false:quem_é=VT wc:false:qui=TV wc:false:quien_es=VT
wc:false:quoting=VT wc:false:real=VT wc:false:rede=VT wc:false:right=TV wc:false:rish=VT
wc:false:rn=TV wc:false:romero=SW wc:false:rug=VT wc:false:rust=VT wc:false:rồi=TV wc:false:sama=TV
wc:false:say=TV wc:false:says=TV wc:false:see=TV wc:false:sein=VT wc:false:she=VT wc:false:shes=VT
wc:false:should=TV wc:false:siapa=WS wc:false:siapa_sih=VT wc:false:sin=TV wc:false:so=TV
wc:false:solidity=VT wc:false:soll=VT wc:false:srinivasan=TV wc:false:stuff=TV wc:false:sur=TV
wc:false:talk=VT wc:false:tava=TV wc:false:ted=VT wc:false:that=VT wc:false:the=SW wc:false:them=VT
wc:false:then=TV wc:false:there=TV wc:false:these=VT wc:false:things=TV wc:false:this=TV
wc:false:this_account=TV wc:false:this_guy=TV wc:false:thread=VT wc:false:tiene=VT wc:false:tmrw=VT
wc:false:together=TV wc:false:tomorrow=TV wc:false:too=VT wc:false:torvalds=SW wc:false:trời=VT
wc:false:tutti=VT wc:false:u=VT wc:false:und=VT wc:false:usdc=TV wc:false:va=VT wc:false:var=WS
wc:false:verification=TV wc:false:verificato=TV wc:false:verified=TV wc:false:via=VT wc:false:von=TV
wc:false:vs=WS wc:false:với=TV wc:false:w/=TV wc:false:wallets=RX wc:false:was=TV wc:false:week=VT
wc:false:wer=VT wc:false:what=VT wc:false:whatever=TV wc:false:who=TV wc:false:who_is=VT
wc:false:whole=VT wc:false:whos=VT wc:false:why=VT wc:false:will=VT wc:false:with=WS
wc:false:words=VT wc:false:world=TV wc:false:wrong=TV wc:false:xie=TV wc:false:yesterday=SW
wc:false:yet=TV wc:false:yg=WS wc:false:you=RX wc:false:your=TV wc:false:yrs=TV wc:false:zora=TV
wc:false:à=VT wc:false:ça=VT wc:false:è=VT wc:false:é=YQ wc:false:é_o=TV wc:false:в=SW
wc:false:кто=VT wc:false:это_кто=WS wc:false:มาก=VT wc:false:เขา=VT wc:false:が=VT wc:false:さん=WS
wc:false:さんって=YQ wc:false:さんの=VT wc:false:って人=VT wc:false:って誰=XR wc:false:て=VT wc:false:で=TV
wc:false:な=TV wc:false:なん=TV wc:false:に=VT wc:false:について=YQ wc:false:ね=VT wc:false:の=VT
wc:false:は=WS wc:false:は誰=TV wc:false:ます=TV wc:false:よ=TV wc:false:を=WS wc:false:ん=VT wc:false:不=VT
wc:false:到底=WS wc:false:叫=TV wc:false:吃飯=TV wc:false:吗=TV wc:false:和=VT wc:false:啊=VT wc:false:嗎=VT
wc:false:在=VT wc:false:天気=TV wc:false:她=VT wc:false:持ってる=TV wc:false:教えて=WS wc:false:是=VT
wc:false:是誰=VT wc:false:是谁=WS wc:false:用=TV wc:false:的=YQ wc:false:跟=VT wc:false:這=TV wc:false:都=VT
wc:false:나=VT wc:false:누구야=YQ wc:false:는=SW wc:false:님=VT wc:false:요=VT wc:false:이=WS wc:false:좀=VT
wc:false:찾아줘=WS wc:true:+=VT wc:true:a=SW wc:true:a_human=TV wc:true:aaj=SW wc:true:about=XR
wc:true:account=VT wc:true:add=VT wc:true:after=WS wc:true:ai=TV wc:true:akun=SW wc:true:al=TV
wc:true:all=TV wc:true:am_i=SW wc:true:an=TV wc:true:and=WS wc:true:any=TV wc:true:anyone=WS
wc:true:anything_on=VT wc:true:aqui=VT wc:true:are=TV wc:true:arre=TV wc:true:as=TV wc:true:ask=WS
wc:true:asking=TV wc:true:at=VT wc:true:au=TV wc:true:auch=TV wc:true:badge=VT wc:true:balaji=TV
wc:true:bana=TV wc:true:base=TV wc:true:bei=SW wc:true:ben=TV wc:true:best=TV wc:true:bi=TV
wc:true:big=TV wc:true:bist=TV wc:true:bitte=WS wc:true:bots=TV wc:true:bu=TV wc:true:buat=TV
wc:true:bukan=VT wc:true:busca=VT wc:true:but=XR wc:true:by=VT wc:true:c=VT wc:true:c_est=WS
wc:true:c_est_qui=WS wc:true:called=VT wc:true:calls=VT wc:true:can=TV wc:true:can_you=TV
wc:true:card=TV wc:true:cards=VT wc:true:cariin=WS wc:true:check=VT wc:true:chi=SW wc:true:chi_è=WS
wc:true:cofounder=XR wc:true:coinbase=TV wc:true:compa=VT wc:true:compare=WS wc:true:compte=VT
wc:true:con=TV wc:true:conhece=VT wc:true:conheces=WS wc:true:conoces_a=VT wc:true:conosci=VT
wc:true:cool=TV wc:true:could_you=VT wc:true:cuánto=TV wc:true:có=SW wc:true:của=XR wc:true:dan=TV
wc:true:das=TV wc:true:dass=WS wc:true:de=VT wc:true:degen=TV wc:true:del=SW wc:true:della=TV
wc:true:dem=VT wc:true:deploy=TV wc:true:der=SW wc:true:dev=TV wc:true:di=VT wc:true:dia=WS
wc:true:dice=VT wc:true:dice_che=TV wc:true:die=TV wc:true:dinner=WS wc:true:diye_biri=SW
wc:true:dm=VT wc:true:do_i=TV wc:true:do_you=VT wc:true:du=TV wc:true:dumb=VT wc:true:dwr=VT
wc:true:e=WS wc:true:e_o=WS wc:true:eh=TV wc:true:eigentlich=VT wc:true:ein=TV wc:true:el=WS
wc:true:ele=TV wc:true:elle=TV wc:true:em=VT wc:true:en=RX wc:true:ens=TV wc:true:entre=TV
wc:true:entrevista=VT wc:true:er=TV wc:true:era=WS wc:true:es=VT wc:true:esse=XR wc:true:est=TV
wc:true:está=TV wc:true:eth=TV wc:true:everybody=VT wc:true:everyone=TV wc:true:ex=TV
wc:true:existe=WS wc:true:explain=SW wc:true:fait=TV wc:true:falou=VT wc:true:faz=TV wc:true:feed=VT
wc:true:fid=TV wc:true:fids=WS wc:true:find_me=WS wc:true:foi=TV wc:true:followed=VT wc:true:for=VT
wc:true:found=TV wc:true:friend=WS wc:true:from=TV wc:true:get=TV wc:true:gibts=WS wc:true:gimme=WS
wc:true:gitcoin=TV wc:true:give_me=TV wc:true:goes_by=TV wc:true:going=TV wc:true:gonna=TV
wc:true:guy=VT wc:true:hab=VT wc:true:has=VT wc:true:hat=TV wc:true:hat_der=TV wc:true:hay=TV
wc:true:he=TV wc:true:het=VT wc:true:hey=WS wc:true:hier=WS wc:true:him=TV wc:true:horsefacts=VT
wc:true:how=TV wc:true:hôm_qua=VT wc:true:i=VT wc:true:i_am=TV wc:true:i_know=TV wc:true:i_mean=XR
wc:true:i_meant=VT wc:true:i_met=VT wc:true:i_need=VT wc:true:i_said=VT wc:true:i_want=VT
wc:true:i_was=VT wc:true:idk=WS wc:true:ik=TV wc:true:il=VT wc:true:ile=TV wc:true:ill=VT
wc:true:im=VT wc:true:imagine=TV wc:true:in=RX wc:true:info=VT wc:true:ini=TV wc:true:into=TV
wc:true:io=TV wc:true:it=TV wc:true:it_was=VT wc:true:its=WS wc:true:itu=TV wc:true:j_ai=TV
wc:true:ja=TV wc:true:jack=SW wc:true:je=TV wc:true:jogo=SW wc:true:ka=TV wc:true:kaç=TV
wc:true:keep=VT wc:true:keeps=VT wc:true:kemarin=TV wc:true:kennst_du=WS wc:true:kept=VT
wc:true:ki=TV wc:true:kid=VT wc:true:kim=TV wc:true:knows=XR wc:true:koi=VT wc:true:kok=TV
wc:true:l=SW wc:true:la=SW wc:true:lagi=TV wc:true:le=VT wc:true:lendo=VT wc:true:les=TV
wc:true:like=TV wc:true:linda=TV wc:true:link=TV wc:true:lista=TV wc:true:listening=TV wc:true:lo=TV
wc:true:lol=TV wc:true:look=TV wc:true:look_up=WS wc:true:looking_for=TV wc:true:los=TV wc:true:m=TV
wc:true:ma=VT wc:true:many=TV wc:true:marguerite=TV wc:true:may=TV wc:true:me=SW wc:true:meant=WS
wc:true:meine=VT wc:true:met=VT wc:true:meu=TV wc:true:mi=TV wc:true:mia=TV wc:true:mint=TV
wc:true:mit=WS wc:true:more=TV wc:true:my_own=TV wc:true:n=TV wc:true:na=TV wc:true:name=TV
wc:true:named=WS wc:true:nasıl=SW wc:true:ne=TV wc:true:nguyễn=SW wc:true:ni=VT wc:true:nie=TV
wc:true:not_the=VT wc:true:now=TV wc:true:nyari=TV wc:true:o=WS wc:true:och=TV wc:true:og=TV
wc:true:on=TV wc:true:one=VT wc:true:op=TV wc:true:opa=VT wc:true:owes=VT wc:true:oye=VT
wc:true:para=SW wc:true:pardon=WS wc:true:people=TV wc:true:platform=SW wc:true:please=VT
wc:true:podcast=VT wc:true:pour=TV wc:true:price=SW wc:true:procura=VT wc:true:prof=WS
wc:true:profile=WS wc:true:proof=TV wc:true:propose=TV wc:true:pugson=VT wc:true:pull_up=VT
wc:true:punya=TV wc:true:q=VT wc:true:qu=VT wc:true:qual=TV wc:true:quanto=SW wc:true:que=TV
wc:true:quem=TV wc:true:quem_é=XR wc:true:qui_est=WS wc:true:quien_es=XR wc:true:quién=TV
wc:true:quién_es=VT wc:true:qué=TV wc:true:ricetta=TV wc:true:romero=TV wc:true:sabes=VT
wc:true:said=VT wc:true:sama=TV wc:true:same=SW wc:true:says=WS wc:true:script=WS wc:true:se=TV
wc:true:secondo=VT wc:true:see=VT wc:true:selling=VT wc:true:send=TV wc:true:sent_me=TV
wc:true:shes=TV wc:true:shipped=TV wc:true:show=TV wc:true:show_me=WS wc:true:siapa=WS
wc:true:sir=VT wc:true:so_sánh=VT wc:true:sobre=WS wc:true:some=VT wc:true:someone=VT wc:true:son=VT
wc:true:still=TV wc:true:sto=WS wc:true:su=SW wc:true:such_mal=VT wc:true:sur=VT wc:true:swap=TV
wc:true:t=TV wc:true:tava=VT wc:true:ted=VT wc:true:tell=TV wc:true:tell_me=VT wc:true:thanks=VT
wc:true:that=SW wc:true:the=SW wc:true:the_best=TV wc:true:the_other=TV wc:true:they=VT
wc:true:this=RX wc:true:this_guy=VT wc:true:this_thread=VT wc:true:thought=TV wc:true:thread=VT
wc:true:through=VT wc:true:thấy=VT wc:true:tiene=TV wc:true:time=TV wc:true:to=SW wc:true:told=VT
wc:true:told_me=VT wc:true:too=TV wc:true:translate=TV wc:true:tu=WS wc:true:tu_connais=VT
wc:true:tui=TV wc:true:two=TV wc:true:tá=TV wc:true:tìm=VT wc:true:tìm_giúp=VT wc:true:u=TV
wc:true:udah=TV wc:true:um=VT wc:true:um_tal_de=WS wc:true:uma=TV wc:true:un=TV
wc:true:un_certain=VT wc:true:un_tal=VT wc:true:una=TV wc:true:und=VT wc:true:une=TV wc:true:uno=TV
wc:true:uns=TV wc:true:us=TV wc:true:usdc=TV wc:true:user=XR wc:true:va=TV wc:true:vai=TV
wc:true:verified=TV wc:true:verify=VT wc:true:vi=VT wc:true:vitalik=RX wc:true:von=YQ
wc:true:vouched=TV wc:true:vs=WS wc:true:w=WS wc:true:wah=VT wc:true:wallet=VT wc:true:wallets=SW
wc:true:wants=TV wc:true:was=VT wc:true:wat=TV wc:true:we=RX wc:true:wen=TV wc:true:wer_is=VT
wc:true:wer_ist=VT wc:true:what=TV wc:true:what_is=WS wc:true:whats=XR wc:true:when=TV
wc:true:where=VT wc:true:which=VT wc:true:who=TV wc:true:who_are=VT wc:true:who_be=VT
wc:true:who_is=VT wc:true:who_tf_is=VT wc:true:who_verified=WS wc:true:who_wrote=TV wc:true:whos=WS
wc:true:whose=TV wc:true:wie=TV wc:true:will=SW wc:true:win=TV wc:true:wird=TV wc:true:woj=VT
wc:true:won=TV wc:true:wont=VT wc:true:wow=TV wc:true:write=TV wc:true:writes=TV wc:true:wrong=SW
wc:true:wrote=TV wc:true:x=TV wc:true:y=VT wc:true:yg=TV wc:true:yo=VT wc:true:you=TV
wc:true:your=TV wc:true:za=TV wc:true:zk=TV wc:true:à=TV wc:true:è=TV wc:true:é=VT wc:true:önce=VT
wc:true:și=TV wc:true:μου=VT wc:true:вчера=VT wc:true:есть=WS wc:true:кто_такой=WS wc:true:на=TV
wc:true:найди=VT wc:true:тут=WS wc:true:у=TV wc:true:хто=TV wc:true:что=TV wc:true:این=VT
wc:true:داداش=VT wc:true:في=VT wc:true:กล้า=TV wc:true:คุยกัน=TV wc:true:ถาม=TV wc:true:พอดีเห็น=TV
wc:true:มาก=VT wc:true:เค้า=TV wc:true:เมื่อวาน=VT wc:true:เย=TV wc:true:เรื่อง=TV wc:true:แต่=TV
wc:true:ใน=TV wc:true:ไป=TV wc:true:が=VT wc:true:この人=TV wc:true:じゃなくて=WS wc:true:たら=TV wc:true:て=TV
wc:true:で=VT wc:true:と=VT wc:true:どっちが=TV wc:true:な=TV wc:true:の=PZ wc:true:は=TV wc:true:や=TV
wc:true:上=TV wc:true:也=VT wc:true:人=VT wc:true:原=TV wc:true:叫=WS wc:true:名前=VT wc:true:和=VT
wc:true:天天=VT wc:true:她=VT wc:true:帮我=RX wc:true:昨日=VT wc:true:是=VT wc:true:是不是=TV wc:true:查=TV
wc:true:的=WS wc:true:言=WS wc:true:請問=XR wc:true:가=WS wc:true:나=VT wc:true:내=TV wc:true:님=TV
wc:true:랑=VT wc:true:아니=VT wc:true:어제=WS wc:true:에서=VT wl2:a=RX wl2:about=SW wl2:account=VT
wl2:ada=WS wl2:all=TV wl2:an=TV wl2:bot=VT wl2:busca=WS wl2:but=VT wl2:by=VT wl2:cast=TV
wl2:check=TV wl2:conhece=VT wl2:could_you=VT wl2:da=TV wl2:de=TV wl2:der=VT wl2:do=TV
wl2:do_you_know=TV wl2:does=TV wl2:dwr=WS wl2:es=VT wl2:everyone=TV wl2:fid=VT wl2:going=TV
wl2:ha=VT wl2:hier=WS wl2:his=VT wl2:horsefacts=WS wl2:i=VT wl2:ich=TV wl2:il=TV wl2:im=VT wl2:in=SW
wl2:it=TV wl2:its=VT wl2:just=VT wl2:keeps=WS wl2:know=VT wl2:la=VT wl2:le=TV wl2:like=TV
wl2:linda=WS wl2:lol=WS wl2:looking_for=SW wl2:ma=VT wl2:me=TV wl2:my=TV wl2:na=VT wl2:name=TV
wl2:no=XR wl2:now=TV wl2:o=TV wl2:on_here=TV wl2:out=TV wl2:pardon=YQ wl2:please=VT wl2:pour=TV
wl2:procura=VT wl2:pugson=ZP wl2:quem_é=XR wl2:quién_es=SW wl2:real=TV wl2:says=VT wl2:script=VT
wl2:se=TV wl2:see=TV wl2:shes=TV wl2:si=TV wl2:siapa=VT wl2:so=TV wl2:someone=WS wl2:tell_me=XR
wl2:tem=VT wl2:that=TV wl2:thats=TV wl2:this=TV wl2:today=TV wl2:typo=XR wl2:udah=TV wl2:um=TV
wl2:up=VT wl2:verified=VT wl2:von=TV wl2:wallet=WS wl2:wallets=TV wl2:we=TV wl2:wer_ist=TV
wl2:who_is=RX wl2:whos=VT wl2:win=TV wl2:with=TV wl2:won=TV wl2:y=WS wl2:ya=VT wl2:you=VT wl2:в=TV
wl2:есть=WS wl2:が=VT wl2:って=VT wl2:上=TV wl2:人=WS wl2:我=VT wl2:的=VT wl2:님=VT wl:about=ZP wl:ada=TV
wl:al=TV wl:all=TV wl:am_i=SW wl:an=TV wl:and=XR wl:anyone=TV wl:are=TV wl:ask=VT wl:at=SW
wl:base=TV wl:be=VT wl:bot=VT wl:bu=TV wl:c_est=WS wl:c_est_qui=WS wl:called=WS wl:cariin=WS
wl:check=WS wl:chi=SW wl:chi_è=WS wl:con=TV wl:conoces_a=VT wl:da=VT wl:dan=TV wl:das=TV wl:de=XR
wl:del=SW wl:dem=VT wl:der=TV wl:di=XR wl:dia=VT wl:die=TV wl:dm=VT wl:do=WS wl:does=VT wl:du=TV
wl:dwr=SW wl:e=VT wl:em=VT wl:en=TV wl:end=TV wl:ens=TV wl:er=TV wl:es=VT wl:esse=XR wl:eth=TV
wl:everyone=TV wl:explain=SW wl:fid=TV wl:find=VT wl:for=VT wl:gas=TV wl:get=TV wl:gitcoin=TV
wl:got=TV wl:hai=TV wl:has=VT wl:hat=VT wl:have=TV wl:her=TV wl:here=TV wl:hes=TV wl:him=TV wl:i=SW
wl:i_am=TV wl:i_meant=WS wl:if=WS wl:il=TV wl:im=SW wl:in=QY wl:is=XR wl:it=VT wl:its=VT wl:jesse=TV
wl:keep=TV wl:keeps=TV wl:kennst_du=VT wl:kim=SW wl:l=TV wl:la=SW wl:le=SW wl:legit=VT wl:linda=RX
wl:link=TV wl:lo=TV wl:look_up=YQ wl:looking_for=VT wl:m=TV wl:ma=TV wl:many=TV wl:me=TV wl:meant=WS
wl:more=TV wl:my=SW wl:na=TV wl:name=RX wl:named=WS wl:nasıl=SW wl:ne=TV wl:need=VT wl:never=TV
wl:nguyễn=SW wl:nie=TV wl:not=TV wl:number=VT wl:o=ZP wl:of=WS wl:ok=TV wl:old=SW wl:on=WS wl:one=WS
wl:ou=VT wl:out=VT wl:para=TV wl:platform=SW wl:please=TV wl:pugson=SW wl:pull_up=VT wl:q=TV
wl:que=VT wl:quem_é=XR wl:qui=TV wl:qui_est=WS wl:quien_es=XR wl:quién_es=WS wl:qué=TV wl:real=VT
wl:said=VT wl:same=SW wl:says=VT wl:send=TV wl:she=TV wl:show_me=WS wl:si=WS wl:siapa=VT wl:since=TV
wl:someone=TV wl:sorry=TV wl:sto=WS wl:such_mal=VT wl:tell_me=SW wl:that=TV wl:the=Oa wl:this=SW
wl:to=RX wl:told=VT wl:u=TV wl:um=VT wl:un_tal=WS wl:und=WS wl:user=WS wl:van=TV wl:varun=TV
wl:verified=TV wl:vitalik=SW wl:von=XR wl:wer=WS wl:what=TV wl:what_about=VT wl:what_is=WS
wl:whats=ZP wl:which=SW wl:who_are=TV wl:who_is=YQ wl:whos=YQ wl:whose=TV wl:wie=TV wl:will=TV
wl:wrong=TV wl:y=VT wl:yg=TV wl:you=TV wl:your=TV wl:é=VT wl:über=VT wl:кто_такая=VT wl:кто_такой=XR
wl:на=TV wl:найди=VT wl:тут=VT wl:хто=TV wl:どっちが=TV wl:の=QY wl:你=VT wl:原=TV wl:帮我=SW wl:是=WS wl:的=TV
wl:도=TV words:1/false=TV words:2/true=TV words:3/true=SW words:4/true=SW wr2:a=SW wr2:about=TV
wr2:account=TV wr2:ada=VT wr2:all=TV wr2:an=VT wr2:and=TV wr2:any=TV wr2:ask=TV wr2:bot=VT
wr2:break=TV wr2:but=TV wr2:c_est_qui=WS wr2:card=TV wr2:das=VT wr2:data=TV wr2:de=TV wr2:der=TV
wr2:di=TV wr2:do=VT wr2:dong=TV wr2:dont=TV wr2:dwr=ZP wr2:e=TV wr2:ein=TV wr2:emoji=SW wr2:ens=TV
wr2:es=TV wr2:eth=TV wr2:every=VT wr2:first=TV wr2:for=VT wr2:for_me=TV wr2:from=TV wr2:have=TV
wr2:he=VT wr2:her=TV wr2:his=VT wr2:horsefacts=WS wr2:i=VT wr2:i_mean=SW wr2:il=TV wr2:im=TV
wr2:in=SW wr2:into=VT wr2:is=RX wr2:it=VT wr2:kaç=TV wr2:kim=TV wr2:la=SW wr2:legit=WS wr2:les=SW
wr2:lo=VT wr2:lol=TV wr2:là_ai=RX wr2:ma=WS wr2:me=WS wr2:mi=TV wr2:my=TV wr2:name=SW wr2:no=WS
wr2:not=WS wr2:number=TV wr2:o=TV wr2:of=TV wr2:one=WS wr2:or=VT wr2:please=TV wr2:q=WS wr2:quem=VT
wr2:qui=TV wr2:rish=WS wr2:she=XR wr2:siapa=VT wr2:so=TV wr2:sur=TV wr2:tem=TV wr2:than=TV
wr2:the=VT wr2:this=TV wr2:un=VT wr2:wallet=TV wr2:wallets=TV wr2:whats=VT wr2:who=VT wr2:who_is=YQ
wr2:whos=WS wr2:with=TV wr2:y=TV wr2:é=WS wr2:в=TV wr2:が=VT wr2:ですか=VT wr2:の=VT wr2:人=VT wr2:吗=TV
wr2:嗎=VT wr:&=XR wr:+=TV wr:a=TV wr:ada=SW wr:again=VT wr:all=VT wr:already=TV wr:am_i=TV wr:an=TV
wr:and=XR wr:and_i=VT wr:any=VT wr:are=TV wr:at=SW wr:auf=TV wr:badge=TV wr:be=VT wr:buterin=SW
wr:by=TV wr:called=TV wr:card=WS wr:chi_è=VT wr:coinbase=VT wr:da=SW wr:de=SW wr:della=TV wr:di=VT
wr:diye_biri=XR wr:does=TV wr:dong=TV wr:dwr=TV wr:el=TV wr:en=TV wr:est=TV wr:et=VT wr:eth=TV
wr:fid=VT wr:for=TV wr:for_me=VT wr:from=VT wr:hai=VT wr:hat=TV wr:have=VT wr:here=TV wr:him=TV
wr:il=WS wr:in=VT wr:is=XR wr:ist=WS wr:it=TV wr:itu=XR wr:kaç=TV wr:keeps=VT wr:kim=WS wr:le=WS
wr:legit=WS wr:linda=TV wr:link=TV wr:lol=TV wr:là=VT wr:là_ai=XR wr:me=SW wr:mi=TV wr:min=TV
wr:mit=VT wr:more=TV wr:mu=TV wr:my=SW wr:name=RX wr:nicht=VT wr:not=WS wr:number=TV wr:o=VT
wr:of=SW wr:old=TV wr:on=VT wr:out=TV wr:people=TV wr:platform=TV wr:please=XR wr:pls=WS
wr:pollak=TV wr:pra=WS wr:pugson=TV wr:que=VT wr:quién_es=VT wr:real=VT wr:rn=TV wr:romero=SW
wr:sama=TV wr:says=TV wr:she=TV wr:siapa=TV wr:so=VT wr:srinivasan=TV wr:tem=VT wr:that=TV wr:the=TV
wr:thing=TV wr:this=TV wr:to=RX wr:today=TV wr:un=TV wr:und=VT wr:up=TV wr:van=TV wr:von=TV wr:vs=WS
wr:wallet=VT wr:wallets=SW wr:who=TV wr:with=WS wr:xie=TV wr:y=VT wr:ya=TV wr:you=TV wr:your=TV
wr:à=TV wr:ça=WS wr:é=XR wr:в=TV wr:это_кто=WS wr:さん=WS wr:って=VT wr:って誰=YQ wr:で=TV wr:と=VT wr:に=TV
wr:の=VT wr:是=WS wr:是誰=WS wr:是谁=XR wr:的=XR wr:가=VT wr:는=SW
`
