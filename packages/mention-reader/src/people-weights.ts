/** Written by `npm run fit:mentions`. */
export const peopleWeights = `
c:about=TV c:accounts=TV c:common=TV c:compare=WS c:copula=TV c:courtesy=TV c:credentials=SW
c:emoji=RX c:endorse=QY c:ens=TV c:fid=TV c:first=SW c:form=PZ c:greeting=RX c:handle=TV c:help=QY
c:interrogativeSubject=SW c:last=SW c:link=SW c:lower=TV c:mention=SW c:my=SW c:name=RX c:not=TV
c:notAfter=VT c:number=RX c:on=TV c:or=WS c:person=VT c:platform=TV c:pointing=TV
c:possessiveBefore=TV c:praise=QY c:profile=QY c:question=TV c:relative=SW c:rhetorical=SW
c:second=TV c:self=SW c:thanks=RX c:third=SW c:trust=SW c:unknown=TV c:wallet=RX c:wrong=TV c:yes=TV
c:you=PZ clause:0/1/false=VT clause:0/1/true=WS clause:1/1/false=TV clause:1/2/false=TV
clause:1/2/true=TV clause:2/1/false=VT clause:2/1/true=SW clause:2/2/false=SW clause:3/1/false=TV
clause:3/1/true=TV clause:3/2/false=VT clause:3/2/true=SW clause:3/3/false=SW clause:3/3/true=VT
clause:4/1/false=SW clause:4/1/true=SW clause:4/2/true=TV clause:4/4/false=SW clause:4/4/true=WS
clause:7/2/false=WS context:card/false=VT context:card/true=RX context:question/false=TV
context:quote/false=QY context:quote/true=Oa context:reply/false=SW context:reply/true=QY
context:top/true=VT first:false/embedded=PZ first:true/absent=TV first:true/embedded=SW
from-name:,=SW from-name:.=TV from-name:?=RX from-name:Unknown=VT from-name:about=TV
from-name:article=TV from-name:compare=SW from-name:courtesy=VT from-name:credentials=RX
from-name:emoji=VT from-name:fid=TV from-name:first=VT from-name:interrogative=TV
from-name:interrogativeSubject=TV from-name:last=TV from-name:lower=VT from-name:my=TV
from-name:no=VT from-name:on=TV from-name:or=SW from-name:person=WS from-name:platform=RX
from-name:possessiveAfter=SW from-name:possessiveBefore=VT from-name:praise=VT from-name:profile=TV
from-name:question=TV from-name:relative=VT from-name:request=TV from-name:second=VT
from-name:self=WS from-name:statement=WS from-name:thanks=TV from-name:trust=RX from-name:unknown=VT
from-name:verifiers=VT from-name:wallet=TV from-name:wrong=TV l1:,=VT l1:?=TV l1:Unknown=Nb
l1:and=XR l1:article=TV l1:bot=VT l1:common=SW l1:compare=VT l1:copula=VT l1:correction=XR
l1:courtesy=SW l1:credentials=TV l1:emoji=TV l1:end=SW l1:endorse=TV l1:ens=TV l1:fid=VT l1:form=TV
l1:greeting=SW l1:he=RX l1:help=SW l1:holds=TV l1:interrogative=VT l1:last=TV l1:lower=VT
l1:mention=RX l1:my=QY l1:name=RX l1:no=TV l1:not=RX l1:number=RX l1:on=VT l1:only=TV l1:or=VT
l1:person=YQ l1:platform=SW l1:pointing=TV l1:possessiveAfter=SW l1:possessiveBefore=WS l1:praise=SW
l1:request=WS l1:rhetorical=TV l1:second=SW l1:self=SW l1:statement=TV l1:thanks=SW l1:trust=SW
l1:unknown=TV l1:verifiers=WS l1:wallet=TV l1:you=RX l1r1:,_about=TV l1r1:,_and=TV l1r1:,_article=TV
l1r1:,_bot=TV l1r1:,_common=TV l1r1:,_copula=SW l1r1:,_correction=YQ l1r1:,_courtesy=VT
l1r1:,_end=XR l1r1:,_he=TV l1r1:,_holds=VT l1r1:,_no=TV l1r1:,_on=TV l1r1:,_only=VT l1r1:,_or=TV
l1r1:,_person=TV l1r1:,_profile=TV l1r1:,_question=TV l1r1:,_statement=WS l1r1:,_trust=TV
l1r1:._article=VT l1r1:._common=TV l1r1:._courtesy=TV l1r1:._end=XR l1r1:._lower=TV
l1r1:._unknown=TV l1r1:?_end=TV l1r1:?_unknown=TV l1r1:Unknown_,=TV l1r1:Unknown_.=TV
l1r1:Unknown_?=SW l1r1:Unknown_common=VT l1r1:Unknown_courtesy=TV l1r1:Unknown_end=QY
l1r1:Unknown_interrogative=RX l1r1:Unknown_lower=TV l1r1:Unknown_unknown=TV l1r1:about_,=VT
l1r1:about_.=VT l1r1:about_?=VT l1r1:about_Unknown=TV l1r1:about_and=TV l1r1:about_common=VT
l1r1:about_correction=VT l1r1:about_courtesy=VT l1r1:about_end=VT l1r1:about_pointing=TV
l1r1:about_question=TV l1r1:about_unknown=TV l1r1:accounts_?=TV l1r1:and_,=WS l1r1:and_?=XR
l1r1:and_bot=VT l1r1:and_common=TV l1r1:and_compare=VT l1r1:and_copula=VT l1r1:and_end=VT
l1r1:and_statement=TV l1r1:article_,=TV l1r1:article_.=SW l1r1:article_?=SW l1r1:article_Unknown=TV
l1r1:article_copula=TV l1r1:article_credentials=TV l1r1:article_end=VT l1r1:article_interrogative=VT
l1r1:article_lower=VT l1r1:article_on=WS l1r1:article_person=TV l1r1:article_pointing=TV
l1r1:article_praise=VT l1r1:article_question=TV l1r1:article_statement=TV l1r1:bot_,=YQ
l1r1:bot_.=SW l1r1:bot_?=XR l1r1:bot_Unknown=PZ l1r1:bot_and=XR l1r1:bot_article=RX
l1r1:bot_common=SW l1r1:bot_compare=VT l1r1:bot_courtesy=VT l1r1:bot_end=VT l1r1:bot_holds=VT
l1r1:bot_interrogative=XR l1r1:bot_lower=WS l1r1:bot_mention=TV l1r1:bot_my=SW l1r1:bot_name=TV
l1r1:bot_notAfter=TV l1r1:bot_on=TV l1r1:bot_person=YQ l1r1:bot_platform=TV
l1r1:bot_possessiveAfter=WS l1r1:bot_possessiveBefore=TV l1r1:bot_praise=VT l1r1:bot_profile=SW
l1r1:bot_request=VT l1r1:bot_self=SW l1r1:bot_statement=TV l1r1:bot_trust=VT l1r1:common_,=VT
l1r1:common_.=TV l1r1:common_?=TV l1r1:common_about=VT l1r1:common_accounts=TV
l1r1:common_article=VT l1r1:common_common=TV l1r1:common_copula=WS l1r1:common_end=TV
l1r1:common_holds=TV l1r1:common_lower=SW l1r1:common_person=TV l1r1:common_profile=VT
l1r1:common_request=TV l1r1:common_statement=TV l1r1:common_trust=TV l1r1:common_unknown=SW
l1r1:common_yes=VT l1r1:compare_?=TV l1r1:compare_and=WS l1r1:compare_common=VT l1r1:copula_,=TV
l1r1:copula_?=TV l1r1:copula_Unknown=TV l1r1:copula_about=VT l1r1:copula_and=VT
l1r1:copula_article=XR l1r1:copula_bot=VT l1r1:copula_common=VT l1r1:copula_end=TV
l1r1:copula_holds=VT l1r1:copula_lower=VT l1r1:copula_platform=TV l1r1:copula_pointing=TV
l1r1:copula_praise=VT l1r1:copula_question=VT l1r1:copula_trust=VT l1r1:copula_unknown=VT
l1r1:correction_,=TV l1r1:correction_.=TV l1r1:correction_?=TV l1r1:correction_common=VT
l1r1:correction_correction=VT l1r1:correction_courtesy=VT l1r1:correction_end=ZP
l1r1:correction_interrogative=VT l1r1:correction_pointing=VT l1r1:courtesy_,=TV l1r1:courtesy_?=WS
l1r1:courtesy_about=TV l1r1:courtesy_common=SW l1r1:courtesy_copula=VT l1r1:courtesy_courtesy=TV
l1r1:courtesy_end=TV l1r1:courtesy_no=TV l1r1:courtesy_on=TV l1r1:courtesy_person=VT
l1r1:courtesy_possessiveAfter=TV l1r1:courtesy_praise=TV l1r1:courtesy_question=TV
l1r1:courtesy_self=VT l1r1:courtesy_trust=TV l1r1:credentials_?=TV l1r1:end_,=RX l1r1:end_.=TV
l1r1:end_?=WS l1r1:end_and=VT l1r1:end_common=VT l1r1:end_copula=TV l1r1:end_end=TV
l1r1:end_lower=TV l1r1:end_my=VT l1r1:end_praise=TV l1r1:end_question=TV l1r1:end_statement=VT
l1r1:end_trust=VT l1r1:end_yes=TV l1r1:first_about=VT l1r1:first_common=VT l1r1:first_end=TV
l1r1:first_on=VT l1r1:greeting_end=TV l1r1:he_?=TV l1r1:he_common=WS l1r1:he_end=SW l1r1:he_lower=TV
l1r1:he_pointing=VT l1r1:he_question=TV l1r1:help_end=TV l1r1:holds_article=VT l1r1:holds_end=SW
l1r1:holds_lower=VT l1r1:holds_pointing=VT l1r1:holds_unknown=VT
l1r1:interrogativeSubject_article=SW l1r1:interrogativeSubject_bot=SW
l1r1:interrogativeSubject_common=TV l1r1:interrogativeSubject_copula=WS
l1r1:interrogativeSubject_courtesy=TV l1r1:interrogativeSubject_end=TV
l1r1:interrogativeSubject_lower=WS l1r1:interrogativeSubject_pointing=TV
l1r1:interrogativeSubject_question=VT l1r1:interrogativeSubject_unknown=VT l1r1:interrogative_,=VT
l1r1:interrogative_.=SW l1r1:interrogative_?=XR l1r1:interrogative_Unknown=QY
l1r1:interrogative_about=TV l1r1:interrogative_and=WS l1r1:interrogative_article=TV
l1r1:interrogative_bot=VT l1r1:interrogative_common=TV l1r1:interrogative_copula=WS
l1r1:interrogative_correction=TV l1r1:interrogative_courtesy=VT l1r1:interrogative_end=ZP
l1r1:interrogative_lower=TV l1r1:interrogative_mention=TV l1r1:interrogative_name=TV
l1r1:interrogative_on=TV l1r1:interrogative_person=TV l1r1:interrogative_pointing=TV
l1r1:interrogative_question=WS l1r1:interrogative_unknown=PZ l1r1:interrogative_yes=TV
l1r1:lower_,=VT l1r1:lower_.=VT l1r1:lower_Unknown=SW l1r1:lower_article=TV l1r1:lower_bot=VT
l1r1:lower_copula=VT l1r1:lower_correction=TV l1r1:lower_courtesy=WS l1r1:lower_end=WS
l1r1:lower_he=VT l1r1:lower_lower=VT l1r1:lower_on=VT l1r1:lower_only=TV l1r1:lower_platform=SW
l1r1:lower_pointing=VT l1r1:lower_request=TV l1r1:lower_self=TV l1r1:lower_statement=VT
l1r1:lower_unknown=TV l1r1:mention_,=TV l1r1:mention_common=TV l1r1:mention_courtesy=VT
l1r1:mention_end=TV l1r1:mention_question=VT l1r1:my_courtesy=TV l1r1:my_end=SW l1r1:my_lower=TV
l1r1:my_unknown=TV l1r1:name_,=TV l1r1:name_common=TV l1r1:name_copula=VT l1r1:name_end=TV
l1r1:name_yes=TV l1r1:not_,=TV l1r1:not_article=WS l1r1:not_end=RX l1r1:number_end=SW l1r1:on_,=VT
l1r1:on_about=TV l1r1:on_common=VT l1r1:on_correction=TV l1r1:on_courtesy=VT l1r1:on_on=VT
l1r1:on_possessiveAfter=VT l1r1:on_question=TV l1r1:only_,=VT l1r1:or_,=VT l1r1:or_?=VT
l1r1:or_end=TV l1r1:person_,=VT l1r1:person_.=VT l1r1:person_?=VT l1r1:person_Unknown=TV
l1r1:person_common=WS l1r1:person_courtesy=WS l1r1:person_end=WS l1r1:person_lower=WS
l1r1:person_on=WS l1r1:person_possessiveAfter=WS l1r1:person_question=VT l1r1:person_self=TV
l1r1:person_unknown=VT l1r1:platform_end=TV l1r1:platform_lower=TV l1r1:platform_unknown=TV
l1r1:pointing_?=SW l1r1:pointing_about=VT l1r1:pointing_article=TV l1r1:pointing_bot=TV
l1r1:pointing_end=SW l1r1:pointing_interrogative=VT l1r1:pointing_lower=WS l1r1:pointing_on=VT
l1r1:pointing_person=VT l1r1:pointing_pointing=VT l1r1:pointing_possessiveBefore=WS
l1r1:pointing_request=TV l1r1:pointing_self=TV l1r1:pointing_statement=VT l1r1:pointing_unknown=WS
l1r1:possessiveAfter_courtesy=TV l1r1:possessiveAfter_end=TV l1r1:possessiveBefore_about=TV
l1r1:possessiveBefore_bot=TV l1r1:possessiveBefore_end=WS l1r1:praise_unknown=TV
l1r1:profile_courtesy=TV l1r1:profile_end=VT l1r1:question_,=TV l1r1:question_.=TV
l1r1:question_Unknown=TV l1r1:question_article=WS l1r1:question_copula=TV l1r1:question_courtesy=TV
l1r1:question_end=RX l1r1:question_holds=VT l1r1:question_lower=VT l1r1:question_platform=VT
l1r1:question_praise=VT l1r1:question_profile=VT l1r1:question_question=TV l1r1:question_request=TV
l1r1:question_statement=VT l1r1:question_trust=VT l1r1:question_wallet=VT l1r1:question_you=TV
l1r1:relative_end=SW l1r1:request_.=WS l1r1:request_?=XR l1r1:request_Unknown=RX
l1r1:request_article=TV l1r1:request_bot=VT l1r1:request_common=TV l1r1:request_courtesy=XR
l1r1:request_end=WS l1r1:request_lower=TV l1r1:request_no=VT l1r1:request_on=TV
l1r1:request_pointing=TV l1r1:request_question=TV l1r1:request_unknown=RX l1r1:second_end=TV
l1r1:self_,=VT l1r1:self_end=TV l1r1:self_lower=TV l1r1:self_request=VT l1r1:statement_.=VT
l1r1:statement_common=TV l1r1:statement_copula=VT l1r1:statement_end=TV l1r1:statement_person=VT
l1r1:statement_statement=VT l1r1:statement_unknown=VT l1r1:thanks_end=SW l1r1:trust_?=TV
l1r1:trust_common=VT l1r1:trust_end=TV l1r1:trust_question=TV l1r1:unknown_.=VT l1r1:unknown_?=RX
l1r1:unknown_Unknown=SW l1r1:unknown_article=SW l1r1:unknown_bot=VT l1r1:unknown_copula=VT
l1r1:unknown_courtesy=VT l1r1:unknown_end=VT l1r1:unknown_first=TV l1r1:unknown_he=VT
l1r1:unknown_interrogative=RX l1r1:unknown_only=TV l1r1:unknown_person=TV l1r1:unknown_platform=TV
l1r1:unknown_request=TV l1r1:unknown_self=TV l1r1:unknown_statement=VT l1r1:unknown_wallet=SW
l1r1:wallet_?=TV l1r1:yes_,=TV l1r1:yes_?=TV l1r1:yes_about=VT l1r1:yes_common=TV l1r1:yes_end=VT
l1r1:yes_lower=VT l1r1:yes_on=VT l1r1:yes_question=VT l1r1:you_about=TV l1r1:you_courtesy=TV
l1r1:you_question=TV l2:?=TV l2:Unknown=PZ l2:about=TV l2:accounts=VT l2:and=SW l2:article=SW
l2:bot=VT l2:common=TV l2:compare=SW l2:correction=XR l2:credentials=TV l2:fid=VT l2:form=RX
l2:greeting=TV l2:help=TV l2:interrogative=SW l2:interrogativeSubject=TV l2:my=TV l2:name=TV
l2:no=WS l2:number=VT l2:on=TV l2:or=TV l2:person=TV l2:pointing=RX l2:possessiveAfter=VT
l2:praise=SW l2:profile=VT l2:relative=TV l2:request=VT l2:self=TV l2:thanks=RX l2:third=TV
l2:trust=SW l2:verifiers=TV l2:wallet=VT l2:yes=VT l2l1:,_about=VT l2l1:,_and=TV l2l1:,_bot=RX
l2l1:,_common=SW l2l1:,_compare=TV l2l1:,_copula=VT l2l1:,_correction=aO l2l1:,_courtesy=VT
l2l1:,_interrogativeSubject=VT l2l1:,_lower=VT l2l1:,_mention=TV l2l1:,_name=TV l2l1:,_not=TV
l2l1:,_on=VT l2l1:,_only=VT l2l1:,_person=TV l2l1:,_pointing=TV l2l1:,_request=VT l2l1:,_self=TV
l2l1:,_statement=VT l2l1:,_unknown=VT l2l1:._correction=VT l2l1:._interrogative=VT l2l1:._lower=VT
l2l1:._statement=VT l2l1:._unknown=VT l2l1:Unknown_,=TV l2l1:Unknown_about=TV l2l1:Unknown_lower=RX
l2l1:Unknown_on=TV l2l1:Unknown_pointing=TV l2l1:Unknown_unknown=SW l2l1:about_,=VT
l2l1:about_Unknown=TV l2l1:about_about=VT l2l1:about_article=SW l2l1:about_common=VT
l2l1:about_courtesy=VT l2l1:about_first=WS l2l1:about_interrogative=TV l2l1:about_person=VT
l2l1:about_pointing=TV l2l1:about_unknown=TV l2l1:accounts_,=TV l2l1:accounts_about=VT
l2l1:accounts_question=VT l2l1:accounts_unknown=VT l2l1:and_bot=TV l2l1:and_common=TV
l2l1:and_correction=TV l2l1:and_lower=TV l2l1:and_unknown=TV l2l1:article_Unknown=VT
l2l1:article_common=TV l2l1:article_correction=TV l2l1:article_courtesy=TV
l2l1:article_credentials=TV l2l1:article_lower=SW l2l1:article_person=VT l2l1:article_praise=TV
l2l1:article_unknown=TV l2l1:bot_,=SW l2l1:bot_Unknown=QY l2l1:bot_about=TV l2l1:bot_and=TV
l2l1:bot_article=TV l2l1:bot_common=SW l2l1:bot_compare=XR l2l1:bot_copula=WS l2l1:bot_correction=TV
l2l1:bot_courtesy=RX l2l1:bot_greeting=TV l2l1:bot_he=SW l2l1:bot_help=TV l2l1:bot_holds=WS
l2l1:bot_interrogative=XR l2l1:bot_interrogativeSubject=RX l2l1:bot_lower=XR l2l1:bot_mention=TV
l2l1:bot_my=TV l2l1:bot_name=SW l2l1:bot_on=TV l2l1:bot_person=TV l2l1:bot_possessiveBefore=TV
l2l1:bot_profile=WS l2l1:bot_question=WS l2l1:bot_request=VT l2l1:bot_statement=SW
l2l1:bot_unknown=VT l2l1:bot_yes=VT l2l1:bot_you=TV l2l1:common_,=TV l2l1:common_.=VT
l2l1:common_about=RX l2l1:common_article=VT l2l1:common_common=TV l2l1:common_copula=TV
l2l1:common_interrogative=WS l2l1:common_interrogativeSubject=VT l2l1:common_lower=VT
l2l1:common_no=VT l2l1:common_person=VT l2l1:common_pointing=WS l2l1:common_possessiveBefore=SW
l2l1:common_question=SW l2l1:common_request=VT l2l1:common_statement=WS l2l1:common_unknown=VT
l2l1:compare_lower=VT l2l1:compare_unknown=VT l2l1:copula_article=TV l2l1:copula_common=VT
l2l1:copula_courtesy=VT l2l1:copula_he=TV l2l1:copula_lower=VT l2l1:copula_person=TV
l2l1:copula_question=VT l2l1:copula_yes=TV l2l1:correction_,=XR l2l1:correction_about=TV
l2l1:correction_correction=XR l2l1:correction_courtesy=VT l2l1:correction_he=TV l2l1:courtesy_.=VT
l2l1:courtesy_article=WS l2l1:courtesy_bot=TV l2l1:courtesy_correction=TV l2l1:courtesy_first=VT
l2l1:courtesy_interrogative=VT l2l1:courtesy_interrogativeSubject=VT l2l1:courtesy_no=VT
l2l1:courtesy_person=WS l2l1:courtesy_possessiveBefore=TV l2l1:courtesy_profile=VT
l2l1:courtesy_request=VT l2l1:courtesy_self=TV l2l1:courtesy_unknown=VT l2l1:courtesy_yes=VT
l2l1:courtesy_you=TV l2l1:end_about=TV l2l1:end_and=WS l2l1:end_article=TV l2l1:end_bot=WS
l2l1:end_common=TV l2l1:end_correction=TV l2l1:end_courtesy=VT l2l1:end_end=TV l2l1:end_first=TV
l2l1:end_interrogative=WS l2l1:end_my=TV l2l1:end_not=TV l2l1:end_number=SW l2l1:end_praise=TV
l2l1:end_profile=TV l2l1:end_question=WS l2l1:end_request=WS l2l1:end_second=TV
l2l1:end_statement=TV l2l1:end_thanks=SW l2l1:end_third=TV l2l1:end_yes=TV l2l1:first_about=TV
l2l1:first_lower=TV l2l1:first_unknown=TV l2l1:form_interrogative=TV l2l1:greeting_bot=TV
l2l1:he_courtesy=VT l2l1:he_holds=TV l2l1:he_interrogative=TV l2l1:he_on=TV l2l1:he_question=TV
l2l1:he_statement=VT l2l1:he_unknown=VT l2l1:holds_article=TV l2l1:holds_courtesy=WS
l2l1:holds_unknown=VT l2l1:interrogativeSubject_common=TV l2l1:interrogativeSubject_courtesy=TV
l2l1:interrogativeSubject_question=TV l2l1:interrogative_Unknown=RX l2l1:interrogative_article=VT
l2l1:interrogative_common=TV l2l1:interrogative_name=TV l2l1:interrogative_pointing=WS
l2l1:interrogative_unknown=RX l2l1:interrogative_yes=VT l2l1:lower_,=VT l2l1:lower_.=VT
l2l1:lower_Unknown=TV l2l1:lower_about=VT l2l1:lower_accounts=TV l2l1:lower_and=XR
l2l1:lower_compare=VT l2l1:lower_correction=VT l2l1:lower_interrogativeSubject=VT
l2l1:lower_lower=VT l2l1:lower_my=TV l2l1:lower_on=TV l2l1:lower_or=WS
l2l1:lower_possessiveBefore=SW l2l1:lower_praise=VT l2l1:lower_relative=VT l2l1:lower_self=TV
l2l1:lower_statement=TV l2l1:lower_yes=TV l2l1:lower_you=VT l2l1:mention_,=WS l2l1:mention_about=TV
l2l1:mention_and=VT l2l1:mention_common=VT l2l1:mention_compare=TV l2l1:mention_copula=SW
l2l1:mention_courtesy=TV l2l1:mention_holds=TV l2l1:mention_interrogative=TV l2l1:mention_lower=VT
l2l1:mention_on=SW l2l1:mention_person=VT l2l1:mention_pointing=TV l2l1:mention_possessiveAfter=TV
l2l1:mention_statement=VT l2l1:mention_unknown=VT l2l1:my_relative=TV l2l1:my_unknown=TV
l2l1:name_,=WS l2l1:name_.=TV l2l1:name_about=TV l2l1:name_compare=TV l2l1:name_copula=SW
l2l1:name_courtesy=TV l2l1:name_holds=SW l2l1:name_interrogative=RX l2l1:name_lower=VT
l2l1:name_on=TV l2l1:name_person=VT l2l1:name_pointing=TV l2l1:name_possessiveAfter=TV
l2l1:name_question=TV l2l1:name_unknown=VT l2l1:no_,=WS l2l1:no_lower=TV l2l1:no_unknown=TV
l2l1:not_,=WS l2l1:not_pointing=SW l2l1:on_about=VT l2l1:on_article=SW l2l1:on_bot=VT
l2l1:on_interrogative=TV l2l1:on_lower=TV l2l1:on_pointing=TV l2l1:on_unknown=TV l2l1:person_,=VT
l2l1:person_Unknown=TV l2l1:person_about=TV l2l1:person_bot=TV l2l1:person_common=TV
l2l1:person_interrogative=SW l2l1:person_lower=VT l2l1:person_person=XR l2l1:platform_,=TV
l2l1:platform_?=TV l2l1:platform_about=YQ l2l1:platform_common=WS l2l1:platform_lower=TV
l2l1:platform_on=YQ l2l1:platform_pointing=TV l2l1:platform_possessiveBefore=ZP
l2l1:platform_question=TV l2l1:pointing_about=TV l2l1:pointing_holds=TV
l2l1:pointing_interrogative=RX l2l1:pointing_lower=VT l2l1:pointing_on=TV l2l1:pointing_person=VT
l2l1:pointing_question=TV l2l1:pointing_statement=VT l2l1:pointing_trust=TV l2l1:pointing_unknown=VT
l2l1:possessiveBefore_lower=TV l2l1:praise_,=TV l2l1:praise_common=TV l2l1:praise_lower=TV
l2l1:praise_unknown=TV l2l1:profile_about=WS l2l1:profile_on=VT l2l1:profile_possessiveBefore=VT
l2l1:question_,=VT l2l1:question_Unknown=TV l2l1:question_about=VT l2l1:question_article=TV
l2l1:question_copula=VT l2l1:question_correction=TV l2l1:question_on=VT l2l1:question_person=VT
l2l1:question_request=VT l2l1:question_statement=TV l2l1:question_yes=TV l2l1:request_,=TV
l2l1:request_Unknown=SW l2l1:request_about=XR l2l1:request_article=VT l2l1:request_interrogative=VT
l2l1:request_lower=VT l2l1:request_my=TV l2l1:request_on=VT l2l1:request_question=VT
l2l1:request_self=WS l2l1:request_unknown=TV l2l1:self_about=TV l2l1:self_article=TV
l2l1:self_courtesy=TV l2l1:self_he=VT l2l1:self_on=TV l2l1:self_pointing=VT
l2l1:statement_article=TV l2l1:statement_common=TV l2l1:statement_correction=TV
l2l1:statement_lower=VT l2l1:statement_mention=VT l2l1:statement_name=VT l2l1:statement_on=TV
l2l1:statement_pointing=VT l2l1:statement_unknown=VT l2l1:thanks_,=TV l2l1:trust_,=TV
l2l1:trust_?=VT l2l1:trust_about=TV l2l1:trust_lower=VT l2l1:trust_or=TV
l2l1:trust_possessiveBefore=TV l2l1:trust_question=TV l2l1:trust_unknown=VT l2l1:unknown_.=VT
l2l1:unknown_?=TV l2l1:unknown_Unknown=SW l2l1:unknown_accounts=TV l2l1:unknown_and=YQ
l2l1:unknown_compare=VT l2l1:unknown_correction=VT l2l1:unknown_interrogative=TV
l2l1:unknown_lower=TV l2l1:unknown_my=TV l2l1:unknown_on=SW l2l1:unknown_or=XR
l2l1:unknown_person=VT l2l1:unknown_pointing=TV l2l1:unknown_possessiveBefore=SW
l2l1:unknown_praise=VT l2l1:unknown_relative=VT l2l1:unknown_self=TV l2l1:unknown_statement=TV
l2l1:unknown_unknown=TV l2l1:unknown_you=VT l2l1:wallet_about=VT l2l1:wallet_lower=VT
l2l1:wallet_on=VT l2l1:wallet_possessiveBefore=VT l2l1:wallet_unknown=VT l2l1:yes_,=TV
l2l1:yes_about=TV l2l1:yes_copula=TV l2l1:yes_correction=VT l2l1:yes_lower=VT l2l1:yes_unknown=WS
l2l1:you_request=VT l2l1:you_unknown=TV l:?=SW l:Unknown=Mc l:about=VT l:common=TV l:compare=VT
l:copula=VT l:correction=YQ l:credentials=SW l:end=VT l:endorse=TV l:ens=TV l:fid=VT l:first=SW
l:form=TV l:greeting=SW l:he=SW l:help=SW l:holds=TV l:interrogative=WS l:last=TV l:lower=VT
l:mention=SW l:my=RX l:name=RX l:no=TV l:not=RX l:number=SW l:on=TV l:only=TV l:platform=SW
l:pointing=TV l:possessiveAfter=TV l:possessiveBefore=VT l:praise=RX l:profile=SW l:relative=VT
l:request=WS l:rhetorical=TV l:second=SW l:self=RX l:thanks=SW l:third=TV l:trust=SW l:unknown=TV
l:verifiers=WS l:wallet=TV l:you=RX language:false/0=VT language:false/3=TV language:false/4=SW
language:false/7=SW language:true/0=VT language:true/1=XR language:true/2=TV language:true/4=RX
language:true/7=RX last:false=TV letters:0/latin=SW letters:1/han=QY letters:1/latin=TV
letters:1/other=SW letters:2/han=SW letters:2/other=QY letters:3/han=SW letters:3/other=QY
letters:4/han=VT letters:4/latin=VT letters:4/other=TV letters:7/latin=WS letters:7/other=WS
named-as:joined/true=SW named-as:mention/true=TV named-as:platform/false=SW
named-as:platform/true=TV named-as:written/false=cM named-as:written/true=YQ
named-behind:false/false/false=WS named-behind:false/false/only=WS named-behind:false/false/true=QY
named-behind:false/true/first=WS named-behind:false/true/last=TV named-behind:false/true/middle=SW
named-behind:false/true/true=RX named-behind:true/false/first=SW named-behind:true/false/last=VT
named-behind:true/false/true=RX named-behind:true/true/first=TV named-behind:true/true/last=SW
named-behind:true/true/only=VT named-c:Unknown=TV named-c:about=TV named-c:accounts=TV
named-c:article=VT named-c:bot=VT named-c:callAfter=TV named-c:compare=WS named-c:correction=WS
named-c:credentials=WS named-c:emoji=TV named-c:endorse=TV named-c:ens=VT named-c:fid=VT
named-c:first=TV named-c:form=WS named-c:greeting=QY named-c:he=TV named-c:help=VT named-c:holds=WS
named-c:interrogative=TV named-c:interrogativeSubject=TV named-c:no=TV named-c:not=SW
named-c:notAfter=SW named-c:only=VT named-c:or=XR named-c:person=TV named-c:pointing=TV
named-c:possessiveBefore=TV named-c:praise=TV named-c:profile=VT named-c:question=VT
named-c:relative=QY named-c:rhetorical=TV named-c:second=TV named-c:statement=TV named-c:thanks=VT
named-c:third=VT named-c:trust=WS named-c:verifiers=VT named-c:wallet=WS named-c:wrong=QY
named-c:yes=WS named-clause:0/1/true=VT named-clause:1/1/true=VT named-clause:2/1/false=VT
named-clause:2/1/true=TV named-clause:3/1/false=VT named-clause:3/1/true=VT
named-clause:4/1/false=VT named-clause:7/1/true=VT named-context:card/false=XR
named-context:question/false=SW named-context:question/true=RX named-context:quote/false=QY
named-context:quote/true=TV named-context:reply/false=SW named-context:reply/true=TV
named-context:top/false=VT named-echo:courtesy=SW named-echo:interrogative=WS named-echo:lower=SW
named-echo:none/true=YQ named-echo:not=Oa named-echo:true/false/false/false=RX
named-echo:true/false/true/false=PZ named-echo:true/true/false/false=XR named-echo:unknown=SW
named-first:false/embedded=VT named-first:false/vocative=VT named-first:true/embedded=RX
named-from-last:.=WS named-from-last:?=RX named-from-last:about=VT named-from-last:accounts=TV
named-from-last:and=WS named-from-last:article=WS named-from-last:bot=VT named-from-last:common=VT
named-from-last:compare=TV named-from-last:copula=WS named-from-last:correction=WS
named-from-last:courtesy=VT named-from-last:greeting=SW named-from-last:interrogative=SW
named-from-last:lower=VT named-from-last:my=TV named-from-last:no=XR named-from-last:not=SW
named-from-last:notAfter=XR named-from-last:only=TV named-from-last:or=VT
named-from-last:platform=RX named-from-last:possessiveBefore=XR named-from-last:relative=VT
named-from-last:request=VT named-from-last:self=XR named-from-last:statement=XR
named-from-last:unknown=VT named-from-last:you=XR named-l1:?=QY named-l1:Unknown=TV
named-l1:about=VT named-l1:accounts=TV named-l1:bot=VT named-l1:compare=WS named-l1:copula=VT
named-l1:correction=WS named-l1:courtesy=VT named-l1:first=RX named-l1:form=TV named-l1:greeting=RX
named-l1:holds=VT named-l1:interrogative=VT named-l1:interrogativeSubject=VT named-l1:mention=TV
named-l1:name=TV named-l1:no=TV named-l1:not=PZ named-l1:on=VT named-l1:only=WS named-l1:or=VT
named-l1:person=YQ named-l1:platform=TV named-l1:pointing=VT named-l1:possessiveAfter=WS
named-l1:possessiveBefore=TV named-l1:praise=TV named-l1:profile=WS named-l1:question=VT
named-l1:relative=TV named-l1:request=VT named-l1:statement=TV named-l1:thanks=SW
named-l1:verifiers=WS named-l1:yes=VT named-l1r1:,_,=TV named-l1r1:,_.=WS named-l1r1:,_?=VT
named-l1r1:,_and=SW named-l1r1:,_bot=VT named-l1r1:,_copula=TV named-l1r1:,_correction=TV
named-l1r1:,_courtesy=TV named-l1r1:,_end=XR named-l1r1:,_lower=VT named-l1r1:,_mention=VT
named-l1r1:,_name=VT named-l1r1:,_not=TV named-l1r1:,_notAfter=SW named-l1r1:,_or=VT
named-l1r1:,_pointing=TV named-l1r1:,_question=VT named-l1r1:,_statement=TV named-l1r1:._.=VT
named-l1r1:._end=VT named-l1r1:._lower=SW named-l1r1:._unknown=SW named-l1r1:?_end=WS
named-l1r1:?_lower=SW named-l1r1:?_unknown=SW named-l1r1:about_,=VT named-l1r1:about_about=VT
named-l1r1:about_and=VT named-l1r1:about_bot=VT named-l1r1:about_compare=VT
named-l1r1:about_copula=TV named-l1r1:about_courtesy=TV named-l1r1:about_end=TV
named-l1r1:about_interrogative=SW named-l1r1:about_lower=TV named-l1r1:about_person=TV
named-l1r1:about_statement=VT named-l1r1:and_,=SW named-l1r1:and_.=VT named-l1r1:and_?=VT
named-l1r1:and_bot=VT named-l1r1:and_compare=VT named-l1r1:and_courtesy=WS named-l1r1:and_end=XR
named-l1r1:and_lower=VT named-l1r1:and_question=VT named-l1r1:and_request=SW
named-l1r1:and_unknown=VT named-l1r1:article_,=TV named-l1r1:article_.=TV named-l1r1:article_?=VT
named-l1r1:article_about=SW named-l1r1:article_common=VT named-l1r1:article_correction=TV
named-l1r1:article_courtesy=TV named-l1r1:article_end=VT named-l1r1:article_not=TV
named-l1r1:article_on=TV named-l1r1:bot_,=XR named-l1r1:bot_about=VT named-l1r1:bot_and=XR
named-l1r1:bot_common=VT named-l1r1:bot_compare=VT named-l1r1:bot_copula=SW
named-l1r1:bot_correction=TV named-l1r1:bot_end=QY named-l1r1:bot_fid=TV named-l1r1:bot_holds=SW
named-l1r1:bot_interrogative=WS named-l1r1:bot_interrogativeSubject=VT named-l1r1:bot_lower=VT
named-l1r1:bot_mention=VT named-l1r1:bot_name=VT named-l1r1:bot_no=TV named-l1r1:bot_not=WS
named-l1r1:bot_notAfter=RX named-l1r1:bot_on=WS named-l1r1:bot_only=WS named-l1r1:bot_or=VT
named-l1r1:bot_platform=VT named-l1r1:bot_pointing=WS named-l1r1:bot_possessiveAfter=SW
named-l1r1:bot_possessiveBefore=VT named-l1r1:bot_question=VT named-l1r1:bot_request=XR
named-l1r1:bot_statement=QY named-l1r1:bot_trust=VT named-l1r1:bot_unknown=WS named-l1r1:bot_yes=TV
named-l1r1:common_,=WS named-l1r1:common_.=TV named-l1r1:common_about=RX named-l1r1:common_bot=TV
named-l1r1:common_compare=VT named-l1r1:common_copula=VT named-l1r1:common_correction=TV
named-l1r1:common_end=WS named-l1r1:common_interrogative=VT named-l1r1:common_lower=TV
named-l1r1:common_pointing=TV named-l1r1:common_question=TV named-l1r1:common_request=SW
named-l1r1:common_statement=VT named-l1r1:compare_about=VT named-l1r1:compare_and=WS
named-l1r1:compare_common=VT named-l1r1:compare_correction=VT named-l1r1:compare_end=TV
named-l1r1:compare_lower=WS named-l1r1:compare_unknown=WS named-l1r1:copula_,=VT
named-l1r1:copula_about=SW named-l1r1:copula_article=VT named-l1r1:copula_common=TV
named-l1r1:copula_correction=TV named-l1r1:copula_end=VT named-l1r1:copula_holds=VT
named-l1r1:copula_lower=VT named-l1r1:copula_on=SW named-l1r1:copula_question=VT
named-l1r1:copula_unknown=VT named-l1r1:correction_,=VT named-l1r1:correction_.=TV
named-l1r1:correction_correction=VT named-l1r1:correction_courtesy=VT named-l1r1:correction_end=WS
named-l1r1:correction_on=VT named-l1r1:correction_request=TV named-l1r1:courtesy_,=TV
named-l1r1:courtesy_.=VT named-l1r1:courtesy_about=WS named-l1r1:courtesy_and=VT
named-l1r1:courtesy_bot=VT named-l1r1:courtesy_common=TV named-l1r1:courtesy_compare=TV
named-l1r1:courtesy_copula=TV named-l1r1:courtesy_courtesy=VT named-l1r1:courtesy_end=VT
named-l1r1:courtesy_interrogative=TV named-l1r1:courtesy_on=VT named-l1r1:courtesy_person=VT
named-l1r1:courtesy_statement=VT named-l1r1:courtesy_unknown=TV named-l1r1:end_,=VT
named-l1r1:end_and=VT named-l1r1:end_common=TV named-l1r1:end_copula=TV named-l1r1:end_correction=VT
named-l1r1:end_courtesy=SW named-l1r1:end_form=SW named-l1r1:end_handle=SW
named-l1r1:end_interrogative=WS named-l1r1:end_lower=TV named-l1r1:end_mention=XR
named-l1r1:end_name=TV named-l1r1:end_notAfter=TV named-l1r1:end_on=VT
named-l1r1:end_possessiveAfter=TV named-l1r1:end_request=SW named-l1r1:end_statement=TV
named-l1r1:end_unknown=TV named-l1r1:he_on=SW named-l1r1:holds_lower=VT named-l1r1:holds_unknown=VT
named-l1r1:interrogativeSubject_lower=VT named-l1r1:interrogativeSubject_unknown=VT
named-l1r1:interrogative_,=WS named-l1r1:interrogative_?=WS named-l1r1:interrogative_about=VT
named-l1r1:interrogative_and=VT named-l1r1:interrogative_common=SW
named-l1r1:interrogative_courtesy=VT named-l1r1:interrogative_end=WS
named-l1r1:interrogative_lower=SW named-l1r1:interrogative_on=VT
named-l1r1:interrogative_pointing=VT named-l1r1:interrogative_question=VT
named-l1r1:interrogative_unknown=SW named-l1r1:lower_?=VT named-l1r1:lower_and=VT
named-l1r1:lower_article=VT named-l1r1:lower_bot=VT named-l1r1:lower_copula=WS
named-l1r1:lower_correction=VT named-l1r1:lower_courtesy=TV named-l1r1:lower_end=SW
named-l1r1:lower_he=VT named-l1r1:lower_lower=VT named-l1r1:lower_on=VT named-l1r1:lower_person=WS
named-l1r1:lower_platform=PZ named-l1r1:lower_question=VT named-l1r1:lower_statement=VT
named-l1r1:lower_unknown=VT named-l1r1:mention_,=VT named-l1r1:mention_common=TV
named-l1r1:mention_end=VT named-l1r1:mention_lower=TV named-l1r1:mention_name=TV
named-l1r1:name_,=TV named-l1r1:name_common=TV named-l1r1:name_lower=TV named-l1r1:name_mention=TV
named-l1r1:name_name=TV named-l1r1:name_unknown=TV named-l1r1:no_correction=TV named-l1r1:no_end=TV
named-l1r1:notAfter_,=TV named-l1r1:notAfter_courtesy=VT named-l1r1:notAfter_end=TV
named-l1r1:not_,=QY named-l1r1:not_.=TV named-l1r1:not_common=TV named-l1r1:not_correction=TV
named-l1r1:not_courtesy=TV named-l1r1:not_end=PZ named-l1r1:not_question=VT
named-l1r1:not_request=SW named-l1r1:not_yes=TV named-l1r1:on_.=TV named-l1r1:on_?=TV
named-l1r1:on_about=VT named-l1r1:on_and=VT named-l1r1:on_bot=VT named-l1r1:on_common=VT
named-l1r1:on_courtesy=VT named-l1r1:on_interrogative=TV named-l1r1:on_on=TV named-l1r1:only_,=VT
named-l1r1:only_courtesy=VT named-l1r1:only_end=VT named-l1r1:or_?=WS named-l1r1:person_,=VT
named-l1r1:person_end=VT named-l1r1:person_lower=WS named-l1r1:person_statement=TV
named-l1r1:person_unknown=WS named-l1r1:platform_,=WS named-l1r1:platform_?=SW
named-l1r1:platform_common=VT named-l1r1:platform_end=VT named-l1r1:platform_interrogative=VT
named-l1r1:platform_lower=RX named-l1r1:platform_person=VT named-l1r1:platform_pointing=TV
named-l1r1:platform_unknown=RX named-l1r1:pointing_,=VT named-l1r1:pointing_?=TV
named-l1r1:pointing_copula=SW named-l1r1:pointing_end=VT named-l1r1:pointing_question=TV
named-l1r1:pointing_unknown=TV named-l1r1:possessiveAfter_courtesy=VT
named-l1r1:possessiveAfter_lower=VT named-l1r1:possessiveAfter_unknown=VT
named-l1r1:possessiveBefore_,=SW named-l1r1:possessiveBefore_.=TV named-l1r1:possessiveBefore_?=SW
named-l1r1:possessiveBefore_about=VT named-l1r1:possessiveBefore_and=WS
named-l1r1:possessiveBefore_bot=VT named-l1r1:possessiveBefore_common=VT
named-l1r1:possessiveBefore_courtesy=VT named-l1r1:possessiveBefore_end=VT
named-l1r1:possessiveBefore_lower=VT named-l1r1:praise_unknown=VT named-l1r1:profile_courtesy=VT
named-l1r1:question_.=TV named-l1r1:question_?=VT named-l1r1:question_about=TV
named-l1r1:question_article=VT named-l1r1:question_correction=TV named-l1r1:question_end=VT
named-l1r1:question_holds=VT named-l1r1:question_lower=VT named-l1r1:question_on=TV
named-l1r1:question_platform=VT named-l1r1:question_profile=TV named-l1r1:question_unknown=WS
named-l1r1:request_,=TV named-l1r1:request_.=TV named-l1r1:request_?=VT named-l1r1:request_and=VT
named-l1r1:request_common=TV named-l1r1:request_courtesy=SW named-l1r1:request_end=XR
named-l1r1:request_interrogative=TV named-l1r1:request_lower=VT named-l1r1:request_unknown=VT
named-l1r1:statement_,=WS named-l1r1:statement_.=SW named-l1r1:statement_about=TV
named-l1r1:statement_courtesy=TV named-l1r1:statement_end=SW named-l1r1:statement_lower=VT
named-l1r1:statement_question=TV named-l1r1:statement_statement=TV named-l1r1:statement_unknown=VT
named-l1r1:unknown_,=TV named-l1r1:unknown_.=TV named-l1r1:unknown_?=VT named-l1r1:unknown_and=VT
named-l1r1:unknown_bot=VT named-l1r1:unknown_copula=VT named-l1r1:unknown_end=TV
named-l1r1:unknown_he=VT named-l1r1:unknown_holds=VT named-l1r1:unknown_interrogative=TV
named-l1r1:unknown_interrogativeSubject=TV named-l1r1:unknown_on=VT named-l1r1:unknown_person=VT
named-l1r1:unknown_platform=PZ named-l1r1:unknown_question=VT named-l1r1:unknown_request=TV
named-l1r1:unknown_statement=VT named-l1r1:unknown_trust=TV named-l1r1:unknown_unknown=VT
named-l1r1:verifiers_?=VT named-l1r1:verifiers_lower=VT named-l1r1:verifiers_unknown=VT
named-l1r1:yes_end=VT named-l1r1:yes_lower=VT named-l1r1:yes_unknown=VT named-l2:.=VT named-l2:?=SW
named-l2:and=VT named-l2:article=RX named-l2:common=TV named-l2:copula=TV named-l2:correction=VT
named-l2:credentials=VT named-l2:end=TV named-l2:fid=VT named-l2:form=RX named-l2:greeting=RX
named-l2:he=TV named-l2:my=RX named-l2:no=XR named-l2:not=SW named-l2:notAfter=WS named-l2:on=TV
named-l2:only=TV named-l2:person=VT named-l2:platform=WS named-l2:pointing=VT
named-l2:possessiveAfter=VT named-l2:possessiveBefore=VT named-l2:profile=TV named-l2:relative=QY
named-l2:request=WS named-l2:self=WS named-l2:statement=WS named-l2:trust=WS named-l2:verifiers=VT
named-l2:wallet=VT named-l2:yes=SW named-l2:you=VT named-l2l1:,_,=TV named-l2l1:,_about=VT
named-l2l1:,_and=VT named-l2l1:,_correction=XR named-l2l1:,_interrogative=VT named-l2l1:,_lower=SW
named-l2l1:,_no=TV named-l2l1:,_not=QY named-l2l1:,_notAfter=TV named-l2l1:,_only=VT
named-l2l1:,_pointing=WS named-l2l1:,_request=WS named-l2l1:,_statement=TV
named-l2l1:._interrogative=VT named-l2l1:about_,=VT named-l2l1:about_article=TV
named-l2l1:about_common=TV named-l2l1:about_lower=VT named-l2l1:accounts_platform=VT
named-l2l1:and_lower=VT named-l2l1:and_unknown=VT named-l2l1:article_common=VT
named-l2l1:article_platform=QY named-l2l1:article_request=VT named-l2l1:bot_about=VT
named-l2l1:bot_article=VT named-l2l1:bot_common=VT named-l2l1:bot_compare=WS
named-l2l1:bot_copula=VT named-l2l1:bot_interrogative=TV named-l2l1:bot_interrogativeSubject=VT
named-l2l1:bot_lower=VT named-l2l1:bot_no=TV named-l2l1:bot_not=RX named-l2l1:bot_notAfter=TV
named-l2l1:bot_only=VT named-l2l1:bot_person=VT named-l2l1:bot_platform=YQ
named-l2l1:bot_pointing=VT named-l2l1:bot_question=VT named-l2l1:bot_statement=SW
named-l2l1:bot_verifiers=VT named-l2l1:bot_wallet=TV named-l2l1:common_,=VT named-l2l1:common_and=VT
named-l2l1:common_common=VT named-l2l1:common_copula=VT named-l2l1:common_interrogative=VT
named-l2l1:common_not=SW named-l2l1:common_on=TV named-l2l1:common_person=VT
named-l2l1:common_possessiveBefore=VT named-l2l1:common_question=VT named-l2l1:common_request=VT
named-l2l1:common_statement=WS named-l2l1:common_unknown=TV named-l2l1:compare_common=SW
named-l2l1:copula_article=TV named-l2l1:correction_,=WS named-l2l1:correction_correction=VT
named-l2l1:correction_courtesy=VT named-l2l1:correction_lower=TV named-l2l1:correction_not=TV
named-l2l1:correction_on=VT named-l2l1:correction_unknown=RX named-l2l1:courtesy_.=TV
named-l2l1:courtesy_about=SW named-l2l1:courtesy_common=WS named-l2l1:courtesy_copula=TV
named-l2l1:courtesy_courtesy=VT named-l2l1:courtesy_not=TV named-l2l1:courtesy_on=TV
named-l2l1:courtesy_pointing=VT named-l2l1:courtesy_possessiveBefore=TV
named-l2l1:courtesy_question=TV named-l2l1:end_Unknown=VT named-l2l1:end_and=VT
named-l2l1:end_article=TV named-l2l1:end_bot=VT named-l2l1:end_common=SW named-l2l1:end_copula=VT
named-l2l1:end_correction=VT named-l2l1:end_courtesy=SW named-l2l1:end_end=TV
named-l2l1:end_interrogative=VT named-l2l1:end_lower=SW named-l2l1:end_mention=WS
named-l2l1:end_name=VT named-l2l1:end_not=TV named-l2l1:end_platform=WS named-l2l1:end_pointing=SW
named-l2l1:end_praise=TV named-l2l1:end_question=WS named-l2l1:end_request=VT
named-l2l1:end_statement=SW named-l2l1:end_unknown=SW named-l2l1:ens_about=VT
named-l2l1:ens_possessiveBefore=VT named-l2l1:fid_on=VT named-l2l1:form_and=VT
named-l2l1:form_courtesy=VT named-l2l1:form_lower=TV named-l2l1:form_unknown=TV
named-l2l1:he_lower=VT named-l2l1:he_unknown=VT named-l2l1:interrogative_article=VT
named-l2l1:interrogative_lower=TV named-l2l1:interrogative_unknown=TV named-l2l1:lower_?=TV
named-l2l1:lower_bot=VT named-l2l1:lower_common=VT named-l2l1:lower_copula=TV named-l2l1:lower_he=TV
named-l2l1:lower_holds=VT named-l2l1:lower_lower=VT named-l2l1:lower_not=VT named-l2l1:lower_on=VT
named-l2l1:lower_platform=TV named-l2l1:lower_pointing=TV named-l2l1:lower_possessiveAfter=VT
named-l2l1:lower_possessiveBefore=SW named-l2l1:lower_question=TV named-l2l1:lower_request=VT
named-l2l1:lower_statement=VT named-l2l1:lower_yes=VT named-l2l1:mention_.=VT
named-l2l1:mention_about=WS named-l2l1:mention_compare=VT named-l2l1:mention_correction=TV
named-l2l1:mention_courtesy=VT named-l2l1:mention_lower=TV named-l2l1:mention_mention=TV
named-l2l1:mention_name=TV named-l2l1:mention_not=TV named-l2l1:mention_notAfter=WS
named-l2l1:mention_or=WS named-l2l1:mention_request=TV named-l2l1:mention_statement=WS
named-l2l1:name_.=VT named-l2l1:name_about=WS named-l2l1:name_compare=VT named-l2l1:name_copula=VT
named-l2l1:name_correction=TV named-l2l1:name_courtesy=VT named-l2l1:name_not=SW
named-l2l1:name_notAfter=WS named-l2l1:name_or=WS named-l2l1:name_question=TV
named-l2l1:name_request=SW named-l2l1:name_statement=WS named-l2l1:name_unknown=TV
named-l2l1:no_,=VT named-l2l1:no_lower=VT named-l2l1:notAfter_,=VT named-l2l1:not_article=TV
named-l2l1:not_lower=TV named-l2l1:not_unknown=TV named-l2l1:on_lower=TV named-l2l1:on_platform=TV
named-l2l1:on_unknown=SW named-l2l1:only_,=TV named-l2l1:person_common=VT
named-l2l1:person_possessiveBefore=SW named-l2l1:person_unknown=VT named-l2l1:platform_,=VT
named-l2l1:platform_common=TV named-l2l1:platform_copula=VT named-l2l1:platform_lower=VT
named-l2l1:platform_on=VT named-l2l1:platform_person=WS named-l2l1:platform_possessiveAfter=VT
named-l2l1:platform_possessiveBefore=VT named-l2l1:platform_question=VT
named-l2l1:platform_unknown=VT named-l2l1:pointing_,=VT named-l2l1:pointing_about=VT
named-l2l1:pointing_common=SW named-l2l1:pointing_courtesy=VT named-l2l1:pointing_not=VT
named-l2l1:pointing_person=VT named-l2l1:praise_,=VT named-l2l1:profile_about=TV
named-l2l1:profile_on=TV named-l2l1:profile_possessiveBefore=SW named-l2l1:question_,=SW
named-l2l1:question_about=VT named-l2l1:question_copula=TV named-l2l1:question_lower=VT
named-l2l1:question_pointing=VT named-l2l1:question_question=TV named-l2l1:question_unknown=VT
named-l2l1:relative_about=QY named-l2l1:relative_on=RX named-l2l1:relative_possessiveBefore=PZ
named-l2l1:request_about=VT named-l2l1:request_article=VT named-l2l1:request_common=TV
named-l2l1:request_interrogative=VT named-l2l1:request_on=VT named-l2l1:request_possessiveBefore=VT
named-l2l1:self_about=WS named-l2l1:self_common=VT named-l2l1:self_lower=TV named-l2l1:self_not=TV
named-l2l1:self_unknown=TV named-l2l1:statement_common=VT named-l2l1:statement_lower=VT
named-l2l1:statement_unknown=VT named-l2l1:unknown_?=SW named-l2l1:unknown_about=TV
named-l2l1:unknown_and=VT named-l2l1:unknown_article=VT named-l2l1:unknown_bot=VT
named-l2l1:unknown_common=WS named-l2l1:unknown_copula=TV named-l2l1:unknown_courtesy=VT
named-l2l1:unknown_holds=VT named-l2l1:unknown_interrogative=TV named-l2l1:unknown_not=VT
named-l2l1:unknown_on=VT named-l2l1:unknown_person=VT named-l2l1:unknown_platform=TV
named-l2l1:unknown_possessiveBefore=RX named-l2l1:unknown_statement=VT named-l2l1:unknown_unknown=VT
named-l2l1:unknown_yes=VT named-l2l1:wallet_about=VT named-l2l1:yes_,=TV named-l2l1:yes_unknown=VT
named-l2l1:you_lower=VT named-l2l1:you_request=VT named-l2l1:you_unknown=VT named-l3:,=TV
named-l3:?=SW named-l3:about=TV named-l3:and=RX named-l3:article=TV named-l3:bot=WS
named-l3:compare=VT named-l3:copula=SW named-l3:correction=WS named-l3:first=VT named-l3:form=RX
named-l3:greeting=SW named-l3:holds=VT named-l3:interrogative=TV named-l3:interrogativeSubject=WS
named-l3:lower=VT named-l3:mention=VT named-l3:my=VT named-l3:name=TV named-l3:no=VT named-l3:not=VT
named-l3:notAfter=WS named-l3:number=VT named-l3:on=WS named-l3:only=TV named-l3:person=WS
named-l3:platform=TV named-l3:possessiveAfter=WS named-l3:possessiveBefore=TV named-l3:praise=VT
named-l3:profile=VT named-l3:question=VT named-l3:request=VT named-l3:statement=WS
named-l3:thanks=TV named-l3:unknown=VT named-l3:verifiers=SW named-l3:wallet=TV named-l:,=VT
named-l:.=VT named-l:?=QY named-l:Unknown=VT named-l:and=VT named-l:common=TV named-l:compare=VT
named-l:copula=VT named-l:correction=XR named-l:credentials=TV named-l:fid=VT named-l:form=TV
named-l:greeting=RX named-l:he=TV named-l:interrogative=VT named-l:interrogativeSubject=WS
named-l:my=SW named-l:not=PZ named-l:notAfter=VT named-l:on=TV named-l:only=VT named-l:or=WS
named-l:pointing=VT named-l:profile=WS named-l:question=VT named-l:relative=SW named-l:request=VT
named-l:self=VT named-l:thanks=SW named-l:unknown=TV named-l:verifiers=VT named-l:you=VT
named-language:false/0=VT named-language:false/3=TV named-language:false/4=TV
named-language:false/7=TV named-language:true/0=WS named-language:true/1=WS named-language:true/4=TV
named-language:true/7=VT named-named:false/false=XR named-named:false/true=TV
named-near:false/first=TV named-near:false/last=TV named-near:false/middle=TV
named-near:true/last=VT named-near:true/middle=TV named-near:true/only=VT
named-nearest:1/false/false/false/false=WS named-nearest:1/false/false/false/true=WS
named-nearest:1/false/false=WS named-nearest:1/true/false/false/false=XR
named-nearest:1/true/false/true/false=WS named-nearest:1/true/false/true/true=VT
named-nearest:1/true/false=WS named-nearest:2/false/false/false/false=VT
named-nearest:2/false/false/true/false=WS named-nearest:2/false/false/true/true=VT
named-nearest:2/false/false=WS named-nearest:2/false/true/false/true=WS
named-nearest:2/false/true=WS named-nearest:2/true/false/false/true=VT
named-nearest:2/true/false/true/false=VT named-nearest:2/true/false/true/true=VT
named-nearest:2/true/false=WS named-nearest:2/true/true/true/false=VT
named-nearest:3/false/false/false/false=TV named-nearest:3/false/false/false/true=VT
named-nearest:3/false/false/true/false=TV named-nearest:3/false/false/true/true=WS
named-nearest:3/false/true/false/false=TV named-nearest:3/false/true/true/true=VT
named-nearest:3/false/true=VT named-nearest:3/true/false/false/false=TV
named-nearest:3/true/false=TV named-nearest:3/true/true/false/false=VT
named-nearest:3/true/true/false/true=TV named-nearest:3/true/true/true/false=TV
named-nearest:3/true/true=TV named-nearest:4/false/false/false/false=SW
named-nearest:4/false/false/false/true=SW named-nearest:4/false/false/true/false=TV
named-nearest:4/false/false/true/true=TV named-nearest:4/false/false=SW
named-nearest:4/false/true/false/false=TV named-nearest:4/true/false/false/false=VT
named-nearest:4/true/false/true/false=TV named-nearest:4/true/true/false/false=TV
named-nearest:4/true/true/true/true=VT named-out:false/null=VT named-out:true/after=PZ
named-out:true/before=Nb named-out:true/null=TV named-person:false/false/card=YQ
named-person:false/false/quote=TV named-person:false/false/reply=VT
named-person:false/true/question=RX named-person:false/true/quote=VT
named-person:false/true/reply=WS named-person:false/true/top=VT named-person:true/false/card=TV
named-person:true/false/quote=QY named-person:true/false/reply=SW named-person:true/false/top=VT
named-person:true/true/question=TV named-person:true/true/quote=SW named-person:true/true/reply=SW
named-place-clause:false:about=VT named-place-clause:false:and=TV
named-place-clause:false:article=WS named-place-clause:false:bot=TV
named-place-clause:false:common=TV named-place-clause:false:courtesy=TV
named-place-clause:false:first=VT named-place-clause:false:last=TV named-place-clause:false:lower=VT
named-place-clause:false:mention=TV named-place-clause:false:not=VT
named-place-clause:false:notAfter=XR named-place-clause:false:on=VT named-place-clause:false:only=QY
named-place-clause:false:pointing=WS named-place-clause:false:possessiveBefore=VT
named-place-clause:false:second=TV named-place-clause:false:self=TV
named-place-clause:false:unknown=WS named-place-clause:true:about=TV named-place-clause:true:and=TV
named-place-clause:true:article=TV named-place-clause:true:common=VT
named-place-clause:true:courtesy=WS named-place-clause:true:first=VT
named-place-clause:true:lower=SW named-place-clause:true:mention=SW named-place-clause:true:name=TV
named-place-clause:true:not=RX named-place-clause:true:notAfter=RX named-place-clause:true:on=TV
named-place-clause:true:only=YQ named-place-clause:true:possessiveBefore=TV
named-place-clause:true:question=SW named-place-clause:true:request=TV
named-place-clause:true:second=TV named-place-clause:true:unknown=SW named-place-w:false:al=WS
named-place-w:false:need=TV named-place-w:false:one=WS named-place-w:false:only=TV
named-place-w:false:the_first=TV named-place-w:false:the_last_one=TV named-place-w:true:=SW
named-placed:false/undefined/3/true=WS named-placed:false/undefined=VT named-placed:none/1/false=VT
named-placed:none/3/false=TV named-placed:none/4/false=TV named-placed:none/5/false=RX
named-placed:true/false/2/false=VT named-placed:true/false/3/false=TV
named-placed:true/true/3/true=RX named-placed:true/true=SW named-position:absent/false=WS
named-position:absent/true=TV named-position:embedded/false=TV named-position:embedded/true=TV
named-possessive:true=QY named-question:false/true=VT named-r1:,=VT named-r1:.=SW named-r1:?=XR
named-r1:and=WS named-r1:bot=WS named-r1:common=TV named-r1:compare=WS named-r1:emoji=VT
named-r1:end=VT named-r1:form=SW named-r1:greeting=TV named-r1:handle=SW named-r1:help=VT
named-r1:interrogative=VT named-r1:interrogativeSubject=SW named-r1:mention=WS named-r1:no=TV
named-r1:not=VT named-r1:notAfter=QY named-r1:on=VT named-r1:only=WS named-r1:or=WS
named-r1:person=WS named-r1:platform=RX named-r1:pointing=WS named-r1:possessiveAfter=TV
named-r1:possessiveBefore=TV named-r1:praise=TV named-r1:profile=TV named-r1:question=VT
named-r1:relative=SW named-r1:self=TV named-r1:statement=SW named-r1:trust=VT named-r1:verifiers=VT
named-r1:wallet=VT named-r1:yes=TV named-r1:you=TV named-r2:.=SW named-r2:?=VT named-r2:accounts=TV
named-r2:and=TV named-r2:bot=VT named-r2:compare=VT named-r2:copula=VT named-r2:correction=QY
named-r2:courtesy=TV named-r2:credentials=VT named-r2:emoji=TV named-r2:ens=VT named-r2:fid=VT
named-r2:first=TV named-r2:form=RX named-r2:holds=TV named-r2:interrogative=WS named-r2:mention=WS
named-r2:my=TV named-r2:name=VT named-r2:not=WS named-r2:notAfter=SW named-r2:only=TV
named-r2:platform=XR named-r2:pointing=TV named-r2:possessiveAfter=VT named-r2:praise=VT
named-r2:profile=SW named-r2:question=WS named-r2:relative=RX named-r2:self=TV named-r2:statement=TV
named-r2:thanks=VT named-r2:trust=WS named-r2:wallet=XR named-r2:you=TV named-r3:,=SW named-r3:.=TV
named-r3:?=XR named-r3:Unknown=SW named-r3:and=SW named-r3:common=VT named-r3:compare=TV
named-r3:copula=SW named-r3:correction=TV named-r3:credentials=WS named-r3:end=VT named-r3:ens=VT
named-r3:first=XR named-r3:form=SW named-r3:he=VT named-r3:holds=WS named-r3:interrogative=TV
named-r3:lower=VT named-r3:mention=WS named-r3:my=VT named-r3:no=TV named-r3:not=VT
named-r3:notAfter=VT named-r3:number=RX named-r3:on=TV named-r3:only=TV named-r3:possessiveAfter=VT
named-r3:possessiveBefore=VT named-r3:profile=VT named-r3:relative=TV named-r3:request=VT
named-r3:second=VT named-r3:self=TV named-r3:statement=SW named-r3:trust=SW named-r3:unknown=VT
named-r3:wallet=TV named-r3:yes=VT named-r3:you=TV named-r:.=TV named-r:?=XR named-r:Unknown=VT
named-r:accounts=TV named-r:and=XR named-r:common=VT named-r:compare=WS named-r:credentials=VT
named-r:end=VT named-r:fid=VT named-r:form=SW named-r:greeting=TV named-r:handle=SW
named-r:interrogative=WS named-r:interrogativeSubject=RX named-r:lower=TV named-r:mention=VT
named-r:name=TV named-r:not=XR named-r:notAfter=RX named-r:on=VT named-r:only=VT named-r:or=XR
named-r:platform=RX named-r:pointing=TV named-r:possessiveAfter=VT named-r:praise=TV
named-r:question=VT named-r:relative=SW named-r:request=TV named-r:self=SW named-r:statement=RX
named-r:thanks=VT named-r:trust=WS named-r:verifiers=WS named-r:wallet=WS named-r:yes=VT
named-r:you=SW named-rank:false/false/1/true=VT named-rank:false/true/1/true=TV
named-rank:first/2=TV named-rank:first/3=SW named-rank:first/false/false=TV
named-rank:first/false/true=ZP named-rank:first/true/true=PZ named-rank:last/3=TV
named-rank:last/4=TV named-rank:last/false/false=TV named-rank:last/false/true=aO
named-rank:last/true/true=RX named-rank:middle/false/false=SW named-rank:middle/false/true=YQ
named-rank:middle/true/true=RX named-rank:only/1=VT named-rank:only/false/false=VT
named-rank:only/true/true=TV named-rank:true/false/1/true=TV
named-request:false/false/false/false/false=WS named-request:false/false/false/false/top=WS
named-request:false/false/false/false/true=SW named-request:false/false/false/true/false=TV
named-request:false/false/false/true/reply=VT named-request:false/false/false/true/true=VT
named-request:false/false/true/false/false=XR named-request:false/false/true/false/reply=TV
named-request:false/false/true/false/top=WS named-request:false/false/true/true/false=VT
named-request:false/false/true/true/reply=SW named-request:false/false/true/true/top=VT
named-request:false/true/false/false/top=VT named-request:false/true/false/true/top=SW
named-request:false/true/false/true/true=SW named-request:false/true/true/false/true=TV
named-request:none/false/card=XR named-request:none/false/quote=QY named-request:none/false/reply=TV
named-request:none/true/card=VT named-request:none/true/false=VT named-request:none/true/question=RX
named-request:none/true/reply=VT named-request:none/true/top=VT named-request:none/true/true=TV
named-request:true/false/false/false/false=TV named-request:true/false/false/false/top=TV
named-request:true/false/false/false/true=TV named-request:true/false/false/true/false=SW
named-request:true/false/false/true/top=TV named-request:true/false/false/true/true=TV
named-request:true/false/true/false/quote=TV named-request:true/false/true/false/reply=TV
named-request:true/false/true/false/top=VT named-request:true/false/true/true/false=TV
named-request:true/false/true/true/reply=TV named-request:true/true/false/true/top=SW
named-request:true/true/false/true/true=SW named-request:true/true/true/false/top=VT
named-request:true/true/true/false/true=VT named-rest:.=TV named-rest:?=TV named-rest:about=SW
named-rest:accounts=VT named-rest:and=SW named-rest:bot=VT named-rest:common=VT
named-rest:compare=YQ named-rest:copula=VT named-rest:correction=SW named-rest:ens=SW
named-rest:first=WS named-rest:he=TV named-rest:help=TV named-rest:holds=WS
named-rest:interrogative=TV named-rest:interrogativeSubject=VT named-rest:last=TV named-rest:not=XR
named-rest:notAfter=XR named-rest:only=SW named-rest:or=TV named-rest:person=SW
named-rest:platform=TV named-rest:pointing=TV named-rest:possessiveAfter=TV named-rest:praise=VT
named-rest:profile=VT named-rest:question=TV named-rest:request=SW named-rest:second=VT
named-rest:self=TV named-rest:statement=TV named-rest:thanks=WS named-rest:unknown=VT
named-rest:wallet=SW named-rest:you=TV named-rivals:false/false/false/false=XR
named-rivals:false/false/false/true=WS named-rivals:false/false/true/false=WS
named-rivals:false/false/true/true=WS named-rivals:false/true/true/true=SW
named-rivals:true/false/false/false=VT named-rivals:true/false/false/true=SW
named-rivals:true/false/true/false=TV named-rivals:true/true/false/true=VT
named-rivals:true/true/true/true=TV named-self:true=TV named-sole:false/false/card=XR
named-sole:false/false/question=QY named-sole:false/false/quote=SW named-sole:false/true/card=TV
named-sole:false/true/quote=SW named-sole:false/true/reply=RX named-sole:false/true/top=VT
named-sole:true/false/card=VT named-sole:true/false/question=VT named-sole:true/false/top=YQ
named-sole:true/true/quote=TV named-sole:true/true/top=WS named-tail:.=TV named-tail:?=VT
named-tail:Unknown=SW named-tail:about=VT named-tail:accounts=VT named-tail:and=RX
named-tail:article=SW named-tail:bot=VT named-tail:common=VT named-tail:compare=XR
named-tail:correction=VT named-tail:ens=VT named-tail:first=TV named-tail:he=TV named-tail:help=TV
named-tail:holds=VT named-tail:last=TV named-tail:lower=VT named-tail:my=VT named-tail:no=TV
named-tail:not=RX named-tail:notAfter=RX named-tail:on=TV named-tail:only=RX named-tail:or=TV
named-tail:platform=SW named-tail:pointing=VT named-tail:possessiveAfter=VT named-tail:profile=VT
named-tail:question=VT named-tail:relative=VT named-tail:request=XR named-tail:second=VT
named-tail:thanks=VT named-tail:trust=TV named-tail:unknown=VT named-tail:wallet=VT
named-tail:yes=TV named-tail:you=WS named-to-next:,=SW named-to-next:.=VT named-to-next:?=WS
named-to-next:Unknown=SW named-to-next:about=SW named-to-next:accounts=VT named-to-next:and=XR
named-to-next:article=TV named-to-next:compare=VT named-to-next:copula=TV
named-to-next:correction=Nb named-to-next:courtesy=SW named-to-next:greeting=TV
named-to-next:holds=SW named-to-next:interrogative=TV named-to-next:interrogativeSubject=TV
named-to-next:no=TV named-to-next:not=YQ named-to-next:notAfter=RX named-to-next:or=XR
named-to-next:person=RX named-to-next:platform=WS named-to-next:possessiveAfter=TV
named-to-next:possessiveBefore=TV named-to-next:question=TV named-to-next:relative=VT
named-to-next:request=SW named-to-next:self=TV named-to-next:statement=SW named-to-next:wallet=SW
named-to-next:yes=TV named-to-next:you=SW named-unknown:0/1=VT named-unknown:1/1=VT
named-unknown:3/1=TV named-unknown:4/1=TV named-w-from-last:&=WS named-w-from-last:a=TV
named-w-from-last:and=WS named-w-from-last:and_also=VT named-w-from-last:as=TV
named-w-from-last:break=TV named-w-from-last:but=VT named-w-from-last:by=VT named-w-from-last:de=XR
named-w-from-last:değil=VT named-w-from-last:di=VT named-w-from-last:do=SW named-w-from-last:en=VT
named-w-from-last:et=TV named-w-from-last:he=TV named-w-from-last:i=VT named-w-from-last:i_mean=VT
named-w-from-last:ile=VT named-w-from-last:in=WS named-w-from-last:is=WS named-w-from-last:it=TV
named-w-from-last:keeps=VT named-w-from-last:mi=VT named-w-from-last:my=SW named-w-from-last:not=SW
named-w-from-last:o=WS named-w-from-last:oder=VT named-w-from-last:of=VT named-w-from-last:or=VT
named-w-from-last:ou=VT named-w-from-last:platform=RX named-w-from-last:que=VT
named-w-from-last:sama=VT named-w-from-last:says=TV named-w-from-last:so=WS
named-w-from-last:sondern=VT named-w-from-last:that=VT named-w-from-last:this=VT
named-w-from-last:tylko=VT named-w-from-last:vs=VT named-w-from-last:wait=VT
named-w-from-last:who_is=WS named-w-from-last:y=TV named-w-from-last:you=VT named-w-from-last:а=VT
named-w-from-last:у=VT named-w-from-last:و=VT named-w-from-last:と=VT named-w-from-last:に=VT
named-w-from-last:的=TV named-w-from-last:가=XR named-w-from-last:님=VT named-w-from-last:빼고=VT
named-w-to-next:&=VT named-w-to-next:a=VT named-w-to-next:about=TV named-w-to-next:and=VT
named-w-to-next:and_also=VT named-w-to-next:as=XR named-w-to-next:ask=TV named-w-to-next:bot=VT
named-w-to-next:break=TV named-w-to-next:but=TV named-w-to-next:by=TV named-w-to-next:de=TV
named-w-to-next:değil=TV named-w-to-next:do=XR named-w-to-next:et=VT named-w-to-next:for=VT
named-w-to-next:he=TV named-w-to-next:here=VT named-w-to-next:i=SW named-w-to-next:i_mean=TV
named-w-to-next:ile=VT named-w-to-next:in=TV named-w-to-next:is=TV named-w-to-next:keeps=TV
named-w-to-next:know=VT named-w-to-next:la=TV named-w-to-next:mi=VT named-w-to-next:my=VT
named-w-to-next:no=RX named-w-to-next:not=WS named-w-to-next:oder=VT named-w-to-next:of=TV
named-w-to-next:on=WS named-w-to-next:or=WS named-w-to-next:ou=VT named-w-to-next:platform=WS
named-w-to-next:por=VT named-w-to-next:que=TV named-w-to-next:same=WS named-w-to-next:si=TV
named-w-to-next:so=XR named-w-to-next:sondern=TV named-w-to-next:the=VT named-w-to-next:this=SW
named-w-to-next:thôi=VT named-w-to-next:tylko=TV named-w-to-next:vs=WS named-w-to-next:với=VT
named-w-to-next:wait=RX named-w-to-next:who=SW named-w-to-next:who_is=RX named-w-to-next:you=TV
named-w-to-next:и=VT named-w-to-next:или=VT named-w-to-next:じゃなくて=TV named-w-to-next:と=WS
named-w-to-next:に=TV named-w-to-next:和=VT named-w-to-next:是=TV named-w-to-next:的=TV
named-w-to-next:跟=VT named-w-to-next:님=SW named-w-to-next:랑=VT named-w-to-next:말고=SW
named-w-to-next:빼고=SW named-w-to-next:이=TV named-wc:false:&=VT named-wc:false:a=WS
named-wc:false:a_bot=TV named-wc:false:about=TV named-wc:false:account=VT named-wc:false:actually=VT
named-wc:false:ada=TV named-wc:false:aja=VT named-wc:false:al=VT named-wc:false:all=TV
named-wc:false:already=VT named-wc:false:alt=VT named-wc:false:ama=TV named-wc:false:an=WS
named-wc:false:and_also=WS named-wc:false:any=VT named-wc:false:are=WS named-wc:false:as=WS
named-wc:false:ask=TV named-wc:false:asked=RX named-wc:false:at=WS named-wc:false:auf=VT
named-wc:false:aí=VT named-wc:false:badge=VT named-wc:false:before=VT named-wc:false:bi=WS
named-wc:false:bitte=WS named-wc:false:bot=VT named-wc:false:both=SW named-wc:false:bu=VT
named-wc:false:but=RX named-wc:false:but_skip=VT named-wc:false:bên=VT named-wc:false:c_est_qui=VT
named-wc:false:called=TV named-wc:false:can=TV named-wc:false:card=TV named-wc:false:coinbase=VT
named-wc:false:compte=VT named-wc:false:có=VT named-wc:false:của_ai=VT named-wc:false:da=VT
named-wc:false:daha=WS named-wc:false:değil=RX named-wc:false:di=TV named-wc:false:dis=VT
named-wc:false:diye_biri=WS named-wc:false:dm=XR named-wc:false:do=XR named-wc:false:does=VT
named-wc:false:dont=VT named-wc:false:dwr=TV named-wc:false:e=TV named-wc:false:est=TV
named-wc:false:et=VT named-wc:false:even=WS named-wc:false:fid=VT named-wc:false:first=VT
named-wc:false:for=TV named-wc:false:for_me=VT named-wc:false:from=WS named-wc:false:ga=VT
named-wc:false:guy=VT named-wc:false:göster=VT named-wc:false:güvenilir_mi=VT named-wc:false:ha=TV
named-wc:false:hai=VT named-wc:false:hat=SW named-wc:false:have=TV named-wc:false:hay=TV
named-wc:false:hein=TV named-wc:false:here=TV named-wc:false:hes=WS named-wc:false:him=SW
named-wc:false:his=TV named-wc:false:hơn=VT named-wc:false:i=TV named-wc:false:ich=TV
named-wc:false:ici=VT named-wc:false:if=VT named-wc:false:ik=TV named-wc:false:il=VT
named-wc:false:in=XR named-wc:false:is=TV named-wc:false:itu=WS named-wc:false:just=TV
named-wc:false:keeps=VT named-wc:false:kimdir=VT named-wc:false:know=TV named-wc:false:knows=SW
named-wc:false:ko=WS named-wc:false:le=TV named-wc:false:legit=TV named-wc:false:linda=RX
named-wc:false:lo=VT named-wc:false:là=VT named-wc:false:là_ai=TV named-wc:false:mi=VT
named-wc:false:more=VT named-wc:false:my=WS named-wc:false:mà=XR named-wc:false:mı=WS
named-wc:false:n=TV named-wc:false:na=VT named-wc:false:ne=WS named-wc:false:need=TV
named-wc:false:next=VT named-wc:false:no=VT named-wc:false:not=VT named-wc:false:oder=VT
named-wc:false:of=TV named-wc:false:on=VT named-wc:false:on_here=VT named-wc:false:one=TV
named-wc:false:only=SW named-wc:false:op=TV named-wc:false:optimist=WS named-wc:false:or=WS
named-wc:false:otc=VT named-wc:false:ou=VT named-wc:false:over=TV named-wc:false:over_on=TV
named-wc:false:passport=VT named-wc:false:person=VT named-wc:false:please=VT named-wc:false:pls=VT
named-wc:false:por=VT named-wc:false:porfa=VT named-wc:false:punya_siapa=VT named-wc:false:qui=TV
named-wc:false:quién_es=TV named-wc:false:real=VT named-wc:false:really=SW named-wc:false:s=TV
named-wc:false:same=WS named-wc:false:says=TV named-wc:false:scammer=TV named-wc:false:se=VT
named-wc:false:siapa=VT named-wc:false:so=TV named-wc:false:solo=TV named-wc:false:sondern=TV
named-wc:false:sorry=SW named-wc:false:su=TV named-wc:false:te=SW named-wc:false:tem=VT
named-wc:false:that=TV named-wc:false:the=VT named-wc:false:the_first=TV
named-wc:false:the_last_one=TV named-wc:false:they=SW named-wc:false:thing=VT named-wc:false:this=RX
named-wc:false:thì=VT named-wc:false:thôi=VT named-wc:false:thế=VT named-wc:false:tiene=VT
named-wc:false:to=TV named-wc:false:told_me=TV named-wc:false:too=VT named-wc:false:trên=VT
named-wc:false:un=VT named-wc:false:und=VT named-wc:false:up=TV named-wc:false:usdc=VT
named-wc:false:var_mı=VT named-wc:false:verified=SW named-wc:false:von=TV named-wc:false:vs=WS
named-wc:false:vậy=TV named-wc:false:với=VT named-wc:false:wallets=SW named-wc:false:wants=VT
named-wc:false:was=TV named-wc:false:what=VT named-wc:false:who=RX named-wc:false:who_are=WS
named-wc:false:who_is=RX named-wc:false:ya=VT named-wc:false:you=TV named-wc:false:à=TV
named-wc:false:ça=VT named-wc:false:é=VT named-wc:false:есть=VT named-wc:false:и=VT
named-wc:false:или=VT named-wc:false:на=VT named-wc:false:с=TV named-wc:false:тут=TV
named-wc:false:رو=VT named-wc:false:है=VT named-wc:false:お願いします=VT named-wc:false:か=VT
named-wc:false:から=VT named-wc:false:が=SW named-wc:false:けど=VT named-wc:false:さん=VT
named-wc:false:して=TV named-wc:false:じゃなくて=SW named-wc:false:だ=VT named-wc:false:だけ=VT
named-wc:false:だれ=VT named-wc:false:って=SW named-wc:false:で=SW named-wc:false:です=TV
named-wc:false:ど=VT named-wc:false:どっちが=VT named-wc:false:なの=WS named-wc:false:に=RX
named-wc:false:ね=TV named-wc:false:ので=SW named-wc:false:のほう=TV named-wc:false:の人=TV
named-wc:false:は=TV named-wc:false:も=VT named-wc:false:や=SW named-wc:false:る=TV named-wc:false:を=VT
named-wc:false:中の人=VT named-wc:false:什麼=VT named-wc:false:係邊個=VT named-wc:false:做=VT
named-wc:false:发我=VT named-wc:false:古参=VT named-wc:false:吗=VT named-wc:false:呀=TV
named-wc:false:呗=VT named-wc:false:和=VT named-wc:false:啊=VT named-wc:false:嗎=VT named-wc:false:在=VT
named-wc:false:她=SW named-wc:false:我=VT named-wc:false:教えて=TV named-wc:false:早=VT
named-wc:false:是=TV named-wc:false:是哪位=TV named-wc:false:查一下=TV named-wc:false:比較=VT
named-wc:false:的=TV named-wc:false:誰=WS named-wc:false:认证=TV named-wc:false:谁=VT named-wc:false:跟=VT
named-wc:false:这个=TV named-wc:false:都=VT named-wc:false:가=SW named-wc:false:궁금=VT
named-wc:false:누가=VT named-wc:false:누구임=TV named-wc:false:누군데=VT named-wc:false:누군지=TV
named-wc:false:는=RX named-wc:false:님=TV named-wc:false:대=SW named-wc:false:도=VT
named-wc:false:똑같이=VT named-wc:false:만=TV named-wc:false:말고=SW named-wc:false:먼저=WS
named-wc:false:비교해줘=VT named-wc:false:빼고=TV named-wc:false:알려줘=TV named-wc:false:여기=VT
named-wc:false:요=TV named-wc:false:이=SW named-wc:false:이분=VT named-wc:false:인증=VT
named-wc:false:중에=VT named-wc:true:&=WS named-wc:true:aber=VT named-wc:true:about=WS
named-wc:true:abt=TV named-wc:true:account=TV named-wc:true:ada=SW named-wc:true:adresse=VT
named-wc:true:akun=VT named-wc:true:all=VT named-wc:true:also=RX named-wc:true:an=TV
named-wc:true:and=TV named-wc:true:and_also=VT named-wc:true:any=SW named-wc:true:are=VT
named-wc:true:as=VT named-wc:true:at=TV named-wc:true:auf=WS named-wc:true:between=TV
named-wc:true:bitte=VT named-wc:true:bukan=TV named-wc:true:but=WS named-wc:true:by=VT
named-wc:true:c_est=VT named-wc:true:called=TV named-wc:true:can_i_trust=VT named-wc:true:cards=VT
named-wc:true:carteira=VT named-wc:true:cc=RX named-wc:true:cek=TV named-wc:true:che=TV
named-wc:true:cho_xem=VT named-wc:true:com=VT named-wc:true:compara=VT named-wc:true:compare=WS
named-wc:true:credentials=VT named-wc:true:của=TV named-wc:true:da=VT named-wc:true:de_quem_é=TV
named-wc:true:der=TV named-wc:true:değil=VT named-wc:true:di=TV named-wc:true:did=TV
named-wc:true:die=VT named-wc:true:difference_between=VT named-wc:true:dimmi=VT named-wc:true:dm=VT
named-wc:true:does=VT named-wc:true:dont=SW named-wc:true:dont_mean=TV named-wc:true:e_o=TV
named-wc:true:el=SW named-wc:true:emoji=TV named-wc:true:entre=TV named-wc:true:es=VT
named-wc:true:eu=TV named-wc:true:everyone=TV named-wc:true:fid=VT named-wc:true:fid_de=VT
named-wc:true:from=VT named-wc:true:gente=TV named-wc:true:give_me=VT named-wc:true:handle=VT
named-wc:true:har=VT named-wc:true:has=VT named-wc:true:hat=VT named-wc:true:he=TV
named-wc:true:here=TV named-wc:true:hes=WS named-wc:true:how=VT named-wc:true:i=TV
named-wc:true:i_asked=VT named-wc:true:i_mean=VT named-wc:true:i_meant=VT named-wc:true:i_need=WS
named-wc:true:i_said=TV named-wc:true:i_want=VT named-wc:true:i_was=TV named-wc:true:if=VT
named-wc:true:ile=VT named-wc:true:im=SW named-wc:true:in=TV named-wc:true:introduced=WS
named-wc:true:is=TV named-wc:true:it=SW named-wc:true:its=VT named-wc:true:jack=RX
named-wc:true:kata=TV named-wc:true:kdo_je=TV named-wc:true:keeps=WS named-wc:true:l=VT
named-wc:true:la=SW named-wc:true:le=TV named-wc:true:les=VT named-wc:true:link=TV
named-wc:true:lookup=TV named-wc:true:ma=TV named-wc:true:mais=TV named-wc:true:mal=VT
named-wc:true:many=VT named-wc:true:me=TV named-wc:true:mi=VT named-wc:true:more=TV
named-wc:true:my=TV named-wc:true:namanya=VT named-wc:true:name=VT named-wc:true:need=VT
named-wc:true:nicht=TV named-wc:true:nie=TV named-wc:true:niet=TV named-wc:true:no=SW
named-wc:true:non=SW named-wc:true:not=RX named-wc:true:not_the=SW named-wc:true:now=WS
named-wc:true:number=VT named-wc:true:oder=VT named-wc:true:ok=VT named-wc:true:on=TV
named-wc:true:one=TV named-wc:true:only=VT named-wc:true:op=VT named-wc:true:ou=VT
named-wc:true:out=VT named-wc:true:pas=TV named-wc:true:pero=SW named-wc:true:person=TV
named-wc:true:pásame=VT named-wc:true:q=WS named-wc:true:qual=VT named-wc:true:quem_é=VT
named-wc:true:qui=VT named-wc:true:qui_est=TV named-wc:true:quién_es=TV named-wc:true:raga=VT
named-wc:true:run=VT named-wc:true:saw=VT named-wc:true:say=VT named-wc:true:says=VT
named-wc:true:send=VT named-wc:true:she=SW named-wc:true:should=VT named-wc:true:show=SW
named-wc:true:si=VT named-wc:true:siapa=VT named-wc:true:so=VT named-wc:true:so_sánh=WS
named-wc:true:some=VT named-wc:true:someone=WS named-wc:true:sondern=VT named-wc:true:tapi=VT
named-wc:true:tell_me=VT named-wc:true:than=TV named-wc:true:that=RX
named-wc:true:the_same_person=VT named-wc:true:then=VT named-wc:true:this=VT named-wc:true:to=VT
named-wc:true:tra=TV named-wc:true:tylko=VT named-wc:true:und=VT named-wc:true:van=TV
named-wc:true:vouched=VT named-wc:true:vs=VT named-wc:true:với=VT named-wc:true:w=TV
named-wc:true:wait=VT named-wc:true:wallet=WS named-wc:true:wants=VT named-wc:true:was=TV
named-wc:true:wer=WS named-wc:true:wer_ist=VT named-wc:true:what_is=VT named-wc:true:whats=VT
named-wc:true:which=WS named-wc:true:who_is=TV named-wc:true:who_runs=VT
named-wc:true:who_verified=VT named-wc:true:whose=VT named-wc:true:why=TV named-wc:true:wie_is=TV
named-wc:true:with=TV named-wc:true:ya=VT named-wc:true:yaar=YQ named-wc:true:ye=VT
named-wc:true:yo=WS named-wc:true:zeig_mir=TV named-wc:true:à=RX named-wc:true:ο=VT
named-wc:true:τον=SW named-wc:true:а=WS named-wc:true:и=TV named-wc:true:кто=TV
named-wc:true:кто_такой=WS named-wc:true:мне=WS named-wc:true:на=WS named-wc:true:не=SW
named-wc:true:скинь=VT named-wc:true:сравни=VT named-wc:true:у=TV named-wc:true:хто=VT
named-wc:true:מי_זה=VT named-wc:true:が=VT named-wc:true:じゃなくて=VT named-wc:true:で=WS
named-wc:true:と=VT named-wc:true:に=VT named-wc:true:不是=TV named-wc:true:人=WS named-wc:true:和=VT
named-wc:true:問=VT named-wc:true:地址=SW named-wc:true:幫=TV named-wc:true:是=TV named-wc:true:有=XR
named-wc:true:查一下=VT named-wc:true:问=VT named-wc:true:除了=TV named-wc:true:가=WS named-wc:true:는=VT
named-wc:true:랑=TV named-wc:true:말고=VT named-wc:true:빼고=VT named-wc:true:아니=VT named-wl2:akun=VT
named-wl2:and=VT named-wl2:bot=VT named-wl2:cards=VT named-wl2:compare=VT named-wl2:credentials=VT
named-wl2:end=TV named-wl2:fid=VT named-wl2:he=RX named-wl2:her=TV named-wl2:here=TV named-wl2:i=SW
named-wl2:is=VT named-wl2:it=TV named-wl2:keeps=WS named-wl2:know=VT named-wl2:ma=SW named-wl2:no=TV
named-wl2:ok=VT named-wl2:on=RX named-wl2:one=VT named-wl2:op=VT named-wl2:platform=WS
named-wl2:quem_é=VT named-wl2:so=VT named-wl2:the=RX named-wl2:this=VT named-wl2:to=VT
named-wl2:vouched=VT named-wl2:ví=TV named-wl2:wallet=VT named-wl2:wallets=VT named-wl2:was=SW
named-wl2:who=TV named-wl2:why=TV named-wl:&=WS named-wl:about=WS named-wl:are=VT named-wl:as=WS
named-wl:ask=TV named-wl:bot=VT named-wl:bukan=SW named-wl:by=VT named-wl:can_i_trust=VT
named-wl:cc=TV named-wl:compare=VT named-wl:con=VT named-wl:của=TV named-wl:da=VT named-wl:değil=VT
named-wl:did=VT named-wl:die=VT named-wl:does=WS named-wl:dont_mean=TV named-wl:e=TV named-wl:el=VT
named-wl:en=VT named-wl:end=TV named-wl:es=VT named-wl:et=SW named-wl:find=VT named-wl:for=TV
named-wl:handle=VT named-wl:has=VT named-wl:hat=VT named-wl:i_mean=VT named-wl:i_meant=VT
named-wl:i_want=WS named-wl:ile=VT named-wl:is=VT named-wl:it=TV named-wl:its=VT named-wl:just=TV
named-wl:kdo_je=TV named-wl:know=TV named-wl:lookup=TV named-wl:ma=VT named-wl:namanya=VT
named-wl:need=VT named-wl:ni=TV named-wl:nicht=TV named-wl:non=TV named-wl:not=RX named-wl:now=VT
named-wl:of=VT named-wl:one=SW named-wl:pas=TV named-wl:por=VT named-wl:pull_up=VT
named-wl:qui_est=VT named-wl:quién_es=VT named-wl:says=VT named-wl:show=VT named-wl:show_me=TV
named-wl:so_sánh=WS named-wl:tapi=VT named-wl:that=TV named-wl:this=VT named-wl:van=TV
named-wl:von=TV named-wl:vs=VT named-wl:với=VT named-wl:wallet=VT named-wl:wer_ist=VT
named-wl:whats=VT named-wl:who_are=VT named-wl:who_is=TV named-wl:who_runs=VT
named-wl:who_verified=VT named-wl:with=TV named-wl:y=TV named-wl:à=RX named-wl:é_o=TV named-wl:ο=VT
named-wl:τον=TV named-wl:а=VT named-wl:и=TV named-wl:кто_такой=XR named-wl:не=TV named-wl:و=VT
named-wl:ของ=TV named-wl:じゃなくて=VT named-wl:の=VT named-wl:不是=SW named-wl:和=VT named-wl:是=TV
named-wl:的=VT named-wl:谁给=VT named-wl:跟=TV named-wl:那=VT named-wl:除了=TV named-wl:말고=VT
named-wl:빼고=VT named-wr2:a=TV named-wr2:an=VT named-wr2:and=TV named-wr2:any=VT named-wr2:bot=WS
named-wr2:c_est_qui=VT named-wr2:das=TV named-wr2:de=WS named-wr2:den=TV named-wr2:emoji=TV
named-wr2:fid=WS named-wr2:for=SW named-wr2:is=WS named-wr2:it=VT named-wr2:just=TV
named-wr2:leave_out=VT named-wr2:m=TV named-wr2:my=TV named-wr2:name=VT named-wr2:not_the=WS
named-wr2:only=VT named-wr2:platform=WS named-wr2:quem_é=VT named-wr2:same=WS named-wr2:she=VT
named-wr2:si=TV named-wr2:siapa=VT named-wr2:skip=TV named-wr2:the=VT named-wr2:they=TV
named-wr2:this=TV named-wr2:to=VT named-wr2:wallet=VT named-wr2:whats=SW named-wr2:who_are=VT
named-wr2:who_is=TV named-wr2:whos=VT named-wr2:ya=VT named-wr2:と=VT named-wr2:の=VT named-wr2:中の人=VT
named-wr2:我=WS named-wr2:的=VT named-wr2:똑같이=VT named-wr2:이=TV named-wr:&=VT named-wr:ada=TV
named-wr:ai=VT named-wr:aja=VT named-wr:and=VT named-wr:and_also=WS named-wr:aí=VT named-wr:bitte=WS
named-wr:bot=WS named-wr:break=VT named-wr:but=TV named-wr:bên=VT named-wr:c_est_qui=VT
named-wr:có=VT named-wr:của_ai=VT named-wr:değil=SW named-wr:di=TV named-wr:e=VT named-wr:emoji=VT
named-wr:en=VT named-wr:end=VT named-wr:et=VT named-wr:from=VT named-wr:got=TV named-wr:has=TV
named-wr:hat=SW named-wr:here=TV named-wr:i=TV named-wr:in=WS named-wr:itu=WS named-wr:just=TV
named-wr:kim=WS named-wr:là=VT named-wr:là_ai=VT named-wr:là_ai_vậy=VT named-wr:me=VT named-wr:mi=VT
named-wr:mı=VT named-wr:n=TV named-wr:next=VT named-wr:o=VT named-wr:oder=VT named-wr:on=VT
named-wr:on_here=VT named-wr:or=WS named-wr:ou=VT named-wr:platform=QY named-wr:pls=VT
named-wr:porfa=VT named-wr:punya_siapa=VT named-wr:q=VT named-wr:qui=TV named-wr:s=TV
named-wr:says=TV named-wr:siapa=TV named-wr:sondern=TV named-wr:stp=VT named-wr:tem=VT
named-wr:that=TV named-wr:the_same_person=VT named-wr:thôi=VT named-wr:tiene=VT named-wr:told_me=TV
named-wr:tuh=VT named-wr:und=VT named-wr:vs=WS named-wr:với=VT named-wr:wallet=VT named-wr:wants=VT
named-wr:who_is=SW named-wr:whos=VT named-wr:with=VT named-wr:y=VT named-wr:è=WS named-wr:и=VT
named-wr:или=VT named-wr:رو=VT named-wr:から=VT named-wr:さん=VT named-wr:さんって=VT named-wr:じゃなくて=SW
named-wr:って=WS named-wr:と=VT named-wr:に=SW named-wr:の=TV named-wr:を=VT named-wr:到底=VT named-wr:和=VT
named-wr:在=VT named-wr:是=VT named-wr:是誰=VT named-wr:是谁=WS named-wr:的=TV named-wr:가=TV
named-wr:누가_인증=VT named-wr:는=RX named-wr:님=TV named-wr:말고=RX named-wr:빼고=TV named-wr:이분=VT
named-wr:중에=TV named:false/false=VT named:false/true=VT named:true/false=QY named:true/true=RX
nearest:1/false/false/false/false=WS nearest:1/false/false/false/true=TV
nearest:1/false/false/true/false=SW nearest:1/false/false/true/true=TV
nearest:1/true/false/false/true=TV nearest:1/true/false/true/false=VT
nearest:1/true/false/true/true=VT nearest:2/false/false/false/false=VT
nearest:2/false/false/false/true=SW nearest:2/false/false/true/false=VT
nearest:2/false/false/true/true=TV nearest:2/false/false=VT nearest:2/false/true/true/true=TV
nearest:2/false/true=TV nearest:2/true/false/false/false=TV nearest:2/true/false/false/true=VT
nearest:2/true/false/true/false=TV nearest:2/true/false/true/true=VT nearest:2/true/false=TV
nearest:2/true/true/true/false=TV nearest:2/true/true/true/true=TV nearest:2/true/true=TV
nearest:3/false/false/false/false=TV nearest:3/false/false/true/false=VT
nearest:3/false/false/true/true=WS nearest:3/false/true/false/true=VT
nearest:3/false/true/true/true=TV nearest:3/false/true=TV nearest:3/true/false/false/false=SW
nearest:3/true/false/true/false=TV nearest:3/true/false/true/true=TV nearest:3/true/false=SW
nearest:3/true/true/true/false=SW nearest:3/true/true/true/true=VT nearest:3/true/true=TV
nearest:4/false/false/false/true=VT nearest:4/false/false/true/false=TV nearest:4/false/false=VT
nearest:4/false/true/false/false=TV nearest:4/false/true/false/true=VT
nearest:4/true/false/false/false=VT nearest:4/true/false/false/true=SW
nearest:4/true/false/true/false=TV nearest:4/true/false/true/true=SW
nearest:4/true/true/true/false=SW nearest:4/true/true/true/true=TV nearest:4/true/true=SW
person:false/false/question=RX person:false/false/quote=SW person:false/false/reply=RX
person:false/true/card=TV person:false/true/quote=RX person:false/true/reply=QY
person:true/false/card=SW person:true/false/question=WS person:true/false/quote=SW
person:true/false/reply=TV person:true/true/card=SW person:true/true/quote=RX
person:true/true/reply=SW person:true/true/top=WS position:absent/true=RX position:embedded/false=Nb
position:embedded/true=SW possessive:false=TV possessive:true=aO question:false/false=TV r1:.=TV
r1:?=VT r1:Unknown=Ke r1:about=TV r1:accounts=TV r1:and=XR r1:article=SW r1:common=SW r1:compare=VT
r1:copula=WS r1:correction=WS r1:courtesy=VT r1:credentials=SW r1:first=SW r1:greeting=TV r1:he=TV
r1:holds=WS r1:interrogative=XR r1:interrogativeSubject=TV r1:last=TV r1:link=TV r1:lower=VT
r1:mention=SW r1:my=QY r1:name=RX r1:notAfter=SW r1:number=TV r1:on=VT r1:only=VT r1:person=WS
r1:platform=TV r1:possessiveAfter=VT r1:possessiveBefore=TV r1:praise=TV r1:profile=SW r1:self=QY
r1:statement=WS r1:unknown=SW r1:verifiers=TV r1:wallet=TV r1:yes=TV r1:you=SW r2:,=SW r2:.=TV
r2:?=VT r2:Unknown=Oa r2:accounts=TV r2:and=SW r2:bot=VT r2:callAfter=TV r2:correction=PZ
r2:courtesy=TV r2:emoji=SW r2:endorse=TV r2:ens=TV r2:form=SW r2:greeting=TV r2:help=SW
r2:interrogative=VT r2:interrogativeSubject=VT r2:lower=VT r2:mention=TV r2:my=RX r2:name=RX
r2:number=TV r2:or=TV r2:person=VT r2:platform=TV r2:possessiveAfter=VT r2:possessiveBefore=TV
r2:praise=TV r2:profile=TV r2:request=SW r2:thanks=TV r2:trust=WS r2:wallet=TV r2:you=TV r:.=SW
r:?=VT r:Unknown=Ke r:about=TV r:and=WS r:common=SW r:compare=TV r:copula=VT r:correction=WS
r:credentials=RX r:end=VT r:endorse=TV r:form=TV r:greeting=TV r:help=TV r:holds=VT
r:interrogative=XR r:interrogativeSubject=TV r:last=TV r:link=TV r:lower=VT r:mention=SW r:my=SW
r:name=RX r:notAfter=SW r:number=TV r:pointing=SW r:possessiveBefore=TV r:praise=SW r:profile=SW
r:self=RX r:statement=VT r:trust=WS r:unknown=SW r:verifiers=TV r:wallet=SW r:you=RX
rank:false/false/1/true=VT rank:false/true/1/true=TV rank:false/true/2/false=TV
rank:false/true/3/false=SW rank:false/true/4/false=SW rank:false/true/4/true=WS
rank:true/false/1/false=TV rank:true/false/1/true=TV rank:true/true/1/false=TV
rank:true/true/1/true=TV rank:true/true/2/false=VT rank:true/true/2/true=SW repeated:false/false=SW
repeated:false/true=TV repeated:true/false=iG repeated:true/true=fJ
request:false/false/false/false/question=TV request:false/false/false/false/top=WS
request:false/false/false/false/true=WS request:false/false/false/true/false=VT
request:false/false/false/true/reply=TV request:false/false/false/true/top=TV
request:false/false/false/true/true=SW request:false/false/true/false/card=TV
request:false/false/true/false/false=WS request:false/false/true/false/quote=TV
request:false/false/true/false/reply=VT request:false/false/true/false/top=WS
request:false/false/true/false/true=VT request:false/false/true/true/false=VT
request:false/false/true/true/reply=VT request:false/true/false/false/top=SW
request:false/true/false/false/true=SW request:false/true/true/false/top=SW
request:false/true/true/false/true=TV request:none/false/question=TV request:none/false/quote=QY
request:none/false/reply=RX request:none/false/top=TV request:none/false/true=PZ
request:none/true/card=SW request:none/true/quote=QY request:none/true/reply=RX
request:none/true/true=QY request:true/false/false/false/card=TV
request:true/false/false/false/quote=VT request:true/false/false/false/reply=VT
request:true/false/false/false/top=VT request:true/false/false/false/true=VT
request:true/false/false/true/reply=VT request:true/false/true/false/card=TV
request:true/false/true/false/quote=TV request:true/false/true/false/reply=TV
request:true/false/true/false/top=VT request:true/false/true/false/true=TV
request:true/false/true/true/false=TV request:true/false/true/true/top=VT
request:true/false/true/true/true=VT request:true/true/false/false/true=VT script:han/true//1=SW
script:han/true//2=RX script:han/true//3=SW script:han/true//4=RX script:han/true=QY
script:latin/false//2=SW script:latin/false//3=SW script:latin/false//4=RX script:latin/false//7=TV
script:latin/false/CAPSshort/1=TV script:latin/false/Titled/1=TV script:latin/false/Titled/2=WS
script:latin/false/Titled/3=VT script:latin/false/Titled/4=VT script:latin/false/Titled/7=VT
script:latin/false/Titledhyphen/2=WS script:latin/false/Titledshort/1=TV
script:latin/false/Titledshort/2=VT script:latin/false/digit/1=TV script:latin/false/digit/2=TV
script:latin/false/dot/1=TV script:latin/false/hyphen/3=TV script:latin/false/number/0=WS
script:latin/false/number/1=WS script:latin/false/number/4=VT script:latin/false/short/1=VT
script:latin/false/short/2=TV script:latin/false/short/3=RX script:latin/false/short/4=SW
script:latin/false=TV script:latin/true//1=bN script:latin/true//2=YQ script:latin/true//3=YQ
script:latin/true//4=ZP script:latin/true//7=VT script:latin/true/Titled/2=SW
script:latin/true/number/0=TV script:latin/true/number/1=SW script:latin/true/number/2=TV
script:latin/true/short/1=WS script:latin/true=aO script:other/true//1=QY script:other/true//2=QY
script:other/true//3=RX script:other/true//4=SW script:other/true//7=TV
script:other/true/Titled/2=YQ script:other/true/Titled/3=VT script:other/true=PZ self:true=RX
shape:/1=VT shape:/2=Ig shape:/3=PZ shape:/4=TV shape:/false/han=PZ shape:/false/latin=TV
shape:/false/other=Oa shape:/true/han=SW shape:/true/other=QY shape:=TV shape:CAPS/1=TV
shape:CAPS/false/latin=TV shape:CAPS/true/latin=TV shape:CAPS=SW shape:CAPSshort/1=SW
shape:CAPSshort/false/latin=TV shape:CAPSshort/true/latin=SW shape:CAPSshort=RX shape:Titled/1=Ke
shape:Titled/2=dL shape:Titled/3=aO shape:Titled/false/latin=XR shape:Titled/false/other=YQ
shape:Titled/true/latin=TV shape:Titled/true/other=VT shape:Titled=WS shape:Titledhyphen/1=SW
shape:Titledhyphen/2=ZP shape:Titledhyphen/false/latin=VT shape:Titledhyphen/true/latin=WS
shape:Titledhyphen=XR shape:Titledshort/false/latin=VT shape:Titledshort/true/latin=TV
shape:Titledshort=VT shape:digit/1=XR shape:digit/2=RX shape:digit/3=TV shape:digit/4=TV
shape:digit/true/latin=TV shape:digitdot=TV shape:dot/1=TV shape:dot/false/latin=TV
shape:dot/true/latin=TV shape:dot=SW shape:hyphen/1=TV shape:hyphen/2=TV shape:hyphen/3=TV
shape:hyphen/false/latin=TV shape:hyphen/true/latin=TV shape:hyphen=SW shape:number/1=WS
shape:number/false/latin=SW shape:number/true/latin=XR shape:number=WS shape:short/1=TV
shape:short/false/latin=TV shape:short/true/latin=TV shape:short=TV sole:false/false/card=TV
sole:false/false/question=SW sole:false/false/quote=Oa sole:false/false/reply=RX
sole:false/true/card=SW sole:false/true/question=VT sole:false/true/quote=RX
sole:false/true/reply=SW sole:false/true/top=VT sole:true/false/reply=TV sole:true/true/card=VT
sole:true/true/top=WS to-name:,=SW to-name:.=TV to-name:?=VT to-name:about=SW to-name:accounts=TV
to-name:article=SW to-name:bot=SW to-name:common=SW to-name:copula=VT to-name:correction=RX
to-name:fid=TV to-name:he=VT to-name:interrogative=QY to-name:lower=TV to-name:my=WS to-name:not=WS
to-name:number=TV to-name:on=TV to-name:only=TV to-name:or=VT to-name:person=TV to-name:platform=VT
to-name:possessiveAfter=TV to-name:possessiveBefore=TV to-name:question=TV to-name:relative=VT
to-name:request=RX to-name:statement=VT to-name:unknown=SW to-name:wallet=TV to-name:yes=TV
unknown:0/1=VT unknown:1/1=VT unknown:1/2=TV unknown:2/2=TV unknown:2/3=TV unknown:3/1=TV
unknown:3/3=TV unknown:4/1=SW unknown:4/2=TV unknown:4/4=TV unknown:7/1=RX unknown:7/2=VT
unknown:7/3=TV unknown:7/4=TV w-from-name:a=TV w-from-name:about=VT w-from-name:account=TV
w-from-name:actually=TV w-from-name:ada=VT w-from-name:again=TV w-from-name:al=TV w-from-name:all=TV
w-from-name:and_i=TV w-from-name:anda=VT w-from-name:any=TV w-from-name:apparently=VT
w-from-name:as=TV w-from-name:ask=TV w-from-name:at=TV w-from-name:bet=VT w-from-name:bitte=TV
w-from-name:both=TV w-from-name:break=RX w-from-name:by=VT w-from-name:c_est=VT w-from-name:can=TV
w-from-name:cant=VT w-from-name:check=WS w-from-name:chứng_chỉ=TV w-from-name:clara=VT
w-from-name:cuenta=VT w-from-name:cái=TV w-from-name:có=TV w-from-name:da=SW w-from-name:das=TV
w-from-name:dass=VT w-from-name:daw=VT w-from-name:de=TV w-from-name:del=TV w-from-name:dia=VT
w-from-name:dice_che=VT w-from-name:die=VT w-from-name:dm=TV w-from-name:dos=VT w-from-name:el=TV
w-from-name:em=WS w-from-name:emoji=VT w-from-name:en=TV w-from-name:es=VT w-from-name:est=VT
w-from-name:eth=TV w-from-name:eu=VT w-from-name:everyone=TV w-from-name:fid=TV
w-from-name:follows=VT w-from-name:fragen=VT w-from-name:friend=WS w-from-name:from=TV
w-from-name:gefragt=VT w-from-name:gehört=VT w-from-name:get=TV w-from-name:gm=TV w-from-name:got=TV
w-from-name:ha=VT w-from-name:has=VT w-from-name:hat=VT w-from-name:hay=VT w-from-name:he=TV
w-from-name:help=TV w-from-name:her=TV w-from-name:here=VT w-from-name:hes=TV w-from-name:hier=TV
w-from-name:him=TV w-from-name:hold=TV w-from-name:i=VT w-from-name:ich=VT w-from-name:il=TV
w-from-name:in=SW w-from-name:ini=TV w-from-name:introduced=VT w-from-name:is=TV w-from-name:ist=TV
w-from-name:it=VT w-from-name:its=WS w-from-name:joining=TV w-from-name:just=XR w-from-name:keeps=TV
w-from-name:kim=TV w-from-name:know=TV w-from-name:knows=WS w-from-name:les=TV w-from-name:lo=TV
w-from-name:los=VT w-from-name:lui=VT w-from-name:m=VT w-from-name:mi=TV w-from-name:mit=VT
w-from-name:more=TV w-from-name:my=TV w-from-name:n=TV w-from-name:name=TV w-from-name:named=WS
w-from-name:new=VT w-from-name:no=TV w-from-name:not=TV w-from-name:nothing=TV w-from-name:now=TV
w-from-name:o=TV w-from-name:on=SW w-from-name:one=WS w-from-name:only=TV w-from-name:or=TV
w-from-name:owes=VT w-from-name:parle=VT w-from-name:platform=SW w-from-name:please=VT
w-from-name:por=TV w-from-name:punya=TV w-from-name:qu=WS w-from-name:que=WS w-from-name:qui=TV
w-from-name:quién_es=VT w-from-name:recommended=TV w-from-name:s=TV w-from-name:said=VT
w-from-name:same=TV w-from-name:says=VT w-from-name:seit=TV w-from-name:she=TV
w-from-name:shipped=VT w-from-name:should=TV w-from-name:show=TV w-from-name:show_me=VT
w-from-name:si=VT w-from-name:siapa=TV w-from-name:since=TV w-from-name:so=VT w-from-name:someone=VT
w-from-name:son=VT w-from-name:talk=VT w-from-name:te=VT w-from-name:the=TV w-from-name:thing=TV
w-from-name:to=TV w-from-name:token=TV w-from-name:tout=VT w-from-name:trust=TV w-from-name:un=TV
w-from-name:un_tal=WS w-from-name:und=VT w-from-name:von=VT w-from-name:w/=TV w-from-name:w=VT
w-from-name:wants=TV w-from-name:was=VT w-from-name:we=TV w-from-name:weiß=VT w-from-name:wer_ist=VT
w-from-name:what=TV w-from-name:which=TV w-from-name:who=VT w-from-name:why=TV w-from-name:with=TV
w-from-name:wont=VT w-from-name:would=VT w-from-name:writes=TV w-from-name:wrong=TV
w-from-name:wrote=TV w-from-name:ça=TV w-from-name:она=VT w-from-name:що=VT w-from-name:से=VT
w-from-name:กล้า=TV w-from-name:ถาม=TV w-from-name:อะ=TV w-from-name:ở=VT w-from-name:で=WS
w-from-name:と=WS w-from-name:どっちが=TV w-from-name:の=TV w-from-name:を=TV w-from-name:你=VT
w-from-name:她=WS w-from-name:我=VT w-from-name:的=TV w-from-name:話=VT w-from-name:가=XR
w-from-name:랑=VT wc:false:&=WS wc:false:a=TV wc:false:about=TV wc:false:above=TV wc:false:account=TV
wc:false:acct=VT wc:false:actually=WS wc:false:ada=VT wc:false:ai=VT wc:false:all=VT
wc:false:already=TV wc:false:am_i=TV wc:false:an=TV wc:false:and=VT wc:false:anos=TV
wc:false:answer=TV wc:false:any=WS wc:false:apa=VT wc:false:are=TV wc:false:as_well=VT
wc:false:ask=VT wc:false:asking=VT wc:false:attestations=TV wc:false:auf=TV wc:false:avec=VT
wc:false:back=TV wc:false:base=VT wc:false:be=VT wc:false:before=VT wc:false:behind=TV
wc:false:bei=TV wc:false:berapa=TV wc:false:bgt=VT wc:false:bitcoin=TV wc:false:but=VT
wc:false:buterin=SW wc:false:by=TV wc:false:c_est=VT wc:false:c_est_qui=VT wc:false:called=TV
wc:false:card=VT wc:false:ce_matin=VT wc:false:che=TV wc:false:chi=VT wc:false:chi_sarebbe=VT
wc:false:chi_è=WS wc:false:coinbase=VT wc:false:conheço=TV wc:false:conta=TV wc:false:có=VT
wc:false:d=TV wc:false:da=SW wc:false:dans=VT wc:false:das=VT wc:false:dat=VT wc:false:data=TV
wc:false:daw=VT wc:false:de=TV wc:false:deal=TV wc:false:della=TV wc:false:depuis=VT wc:false:der=TV
wc:false:deux=VT wc:false:dev=WS wc:false:di_sini=TV wc:false:dia=VT wc:false:die=TV wc:false:dit=VT
wc:false:diye_biri=XR wc:false:dm=VT wc:false:dms=VT wc:false:do=TV wc:false:do_i_have=TV
wc:false:do_you=TV wc:false:does=TV wc:false:dong=SW wc:false:dont=VT wc:false:doğru_mu=VT
wc:false:dwr=WS wc:false:el=TV wc:false:elle=VT wc:false:em=TV wc:false:emoji=RX wc:false:en=SW
wc:false:er=VT wc:false:ese=VT wc:false:esto=TV wc:false:eth=TV wc:false:even=TV wc:false:event=VT
wc:false:everybody=VT wc:false:everyone=VT wc:false:fake=VT wc:false:favor=TV wc:false:fiable=WS
wc:false:file=VT wc:false:first=TV wc:false:follow=TV wc:false:for=TV wc:false:for_me=VT
wc:false:forty=TV wc:false:frame=WS wc:false:friends=TV wc:false:gak=VT wc:false:galiba=VT
wc:false:ganz=VT wc:false:giúp=VT wc:false:go=TV wc:false:good=WS wc:false:grant=WS
wc:false:group=WS wc:false:ha=TV wc:false:handle=VT wc:false:hat=SW wc:false:hay=TV wc:false:he=VT
wc:false:here=TV wc:false:hier=WS wc:false:him=VT wc:false:his=VT wc:false:hj=TV wc:false:home=VT
wc:false:horsefacts=VT wc:false:hundred=VT wc:false:hơn=TV wc:false:i_mean=TV wc:false:i_want=VT
wc:false:ile=VT wc:false:in=TV wc:false:ini=TV wc:false:is=VT wc:false:ist=WS wc:false:it=SW
wc:false:itu=XR wc:false:je=TV wc:false:jogo=TV wc:false:joined=VT wc:false:jr=TV wc:false:just=WS
wc:false:kaç=TV wc:false:keep=VT wc:false:keeps=VT wc:false:không=VT wc:false:kim=VT
wc:false:kim_bu=WS wc:false:kimdir=WS wc:false:kimin=TV wc:false:kkkk=VT wc:false:kya=VT
wc:false:kyc=VT wc:false:la=TV wc:false:last_night=SW wc:false:le=WS wc:false:legit=WS
wc:false:les=TV wc:false:linda=SW wc:false:linked=TV wc:false:list=TV wc:false:lmao=VT
wc:false:look=VT wc:false:lost=VT wc:false:là_ai=TV wc:false:m=VT wc:false:mad=VT wc:false:may=VT
wc:false:me=VT wc:false:mentioned=VT wc:false:meu=TV wc:false:mi=TV wc:false:mich=TV wc:false:mim=VT
wc:false:min=TV wc:false:moi=TV wc:false:mon=TV wc:false:money=VT wc:false:my=TV wc:false:n=VT
wc:false:na=VT wc:false:naar=TV wc:false:name=PZ wc:false:named=TV wc:false:names=TV wc:false:ne=VT
wc:false:new=TV wc:false:nft=VT wc:false:nha=VT wc:false:not=VT wc:false:number=TV wc:false:nào=TV
wc:false:of=SW wc:false:ok=VT wc:false:old=TV wc:false:olduğunu=VT wc:false:on=VT wc:false:one=VT
wc:false:open=VT wc:false:or=WS wc:false:ou=XR wc:false:our=VT wc:false:out=SW wc:false:para=WS
wc:false:parle=VT wc:false:pas=VT wc:false:pemberton=TV wc:false:people=TV wc:false:person=VT
wc:false:plata=VT wc:false:platform=TV wc:false:please=WS wc:false:pls=VT wc:false:plz=VT
wc:false:podcast=TV wc:false:pollak=TV wc:false:por_acá=TV wc:false:por_aqui=VT wc:false:porfa=WS
wc:false:posted=VT wc:false:posts=VT wc:false:pra=VT wc:false:pro=TV wc:false:profil=SW
wc:false:proof=TV wc:false:pugson=TV wc:false:q=VT wc:false:quem=WS wc:false:quem_é=VT
wc:false:quien_es=VT wc:false:quoting=VT wc:false:qué=TV wc:false:real=VT wc:false:rede=VT
wc:false:replying=TV wc:false:right=TV wc:false:rish=VT wc:false:rn=TV wc:false:romero=SW
wc:false:rust=VT wc:false:safe=VT wc:false:sama=TV wc:false:same=VT wc:false:says=TV
wc:false:score=TV wc:false:se=TV wc:false:sent_me=TV wc:false:senza=TV wc:false:shes=VT
wc:false:siapa=VT wc:false:siapa_sih=TV wc:false:so=TV wc:false:sobre=TV wc:false:soll=VT
wc:false:some=TV wc:false:sorry=TV wc:false:srinivasan=TV wc:false:sur=TV wc:false:talk=VT
wc:false:ted=VT wc:false:thank_you=TV wc:false:that=VT wc:false:the=TV wc:false:the_author=TV
wc:false:them=VT wc:false:there=SW wc:false:theres=VT wc:false:this=SW wc:false:tmrw=VT
wc:false:token=TV wc:false:tomorrow=TV wc:false:too=VT wc:false:torvalds=TV wc:false:trein=TV
wc:false:trời=VT wc:false:tui=TV wc:false:ty=VT wc:false:und=VT wc:false:usdc=TV wc:false:va=VT
wc:false:var=WS wc:false:var_mı=VT wc:false:verificata=TV wc:false:verificato=TV wc:false:via=VT
wc:false:vouch_for=TV wc:false:vs=WS wc:false:vậy=TV wc:false:với=SW wc:false:w/=TV
wc:false:wallet=VT wc:false:wallets=SW wc:false:was=TV wc:false:way=TV wc:false:well=TV
wc:false:wer=VT wc:false:what=WS wc:false:which=TV wc:false:who=TV wc:false:who_is=VT
wc:false:whole=VT wc:false:whos=VT wc:false:why=VT wc:false:will=VT wc:false:with=VT wc:false:woj=VT
wc:false:world=TV wc:false:wrong=TV wc:false:wrong_one=TV wc:false:xie=TV wc:false:y=VT
wc:false:ye=TV wc:false:years=TV wc:false:yesterday=TV wc:false:yet=TV wc:false:yg=WS wc:false:yo=TV
wc:false:you=SW wc:false:your=TV wc:false:è=VT wc:false:é=XR wc:false:đi=TV wc:false:в=SW
wc:false:кто=VT wc:false:тут=VT wc:false:это_кто=WS wc:false:นี่=WS wc:false:มา=VT wc:false:มาก=VT
wc:false:เขา=VT wc:false:いますか=VT wc:false:が=VT wc:false:けど=TV wc:false:さん=WS wc:false:さんって=XR
wc:false:さんの=VT wc:false:した=TV wc:false:って人=VT wc:false:って誰=XR wc:false:て=VT wc:false:で=TV
wc:false:と=VT wc:false:な=TV wc:false:について=XR wc:false:は=WS wc:false:は誰=TV wc:false:よ=TV
wc:false:を=VT wc:false:不=VT wc:false:个=TV wc:false:到底=VT wc:false:叫=TV wc:false:吗=TV wc:false:和=VT
wc:false:啊=VT wc:false:嗎=VT wc:false:在=VT wc:false:天気=TV wc:false:持ってる=TV wc:false:教えて=XR
wc:false:方=VT wc:false:是誰=WS wc:false:是谁=VT wc:false:的=XR wc:false:跟=VT wc:false:這=TV wc:false:都=VT
wc:false:钱包=TV wc:false:나=VT wc:false:누가=TV wc:false:누구야=YQ wc:false:는=TV wc:false:님=VT
wc:false:라는_사람=XR wc:false:분=TV wc:false:야=TV wc:false:어=TV wc:false:은=WS wc:false:이=WS
wc:false:좀=VT wc:false:찾아줘=WS wc:true:&=WS wc:true:a=TV wc:true:aaj=SW wc:true:abeg=VT
wc:true:abi=TV wc:true:about=XR wc:true:ada=TV wc:true:add=VT wc:true:after=VT wc:true:ai=TV
wc:true:akun=TV wc:true:al=TV wc:true:alguma=VT wc:true:all=TV wc:true:alla=TV wc:true:am_i=SW
wc:true:an=TV wc:true:and=WS wc:true:any=TV wc:true:anybody=VT wc:true:anyone=WS wc:true:are=TV
wc:true:arre=TV wc:true:art=TV wc:true:article=VT wc:true:as=TV wc:true:ask=VT wc:true:asking=TV
wc:true:at=VT wc:true:au=TV wc:true:auch=TV wc:true:balaji=TV wc:true:base=TV wc:true:be=TV
wc:true:before=TV wc:true:bei=TV wc:true:ben=TV wc:true:bet=VT wc:true:between=VT wc:true:bi=TV
wc:true:big=TV wc:true:bist=TV wc:true:boris=TV wc:true:both=TV wc:true:bots=TV wc:true:bro=TV
wc:true:bu=SW wc:true:buat=TV wc:true:busca=WS wc:true:busco_a=VT wc:true:but=WS wc:true:c_est=VT
wc:true:c_est_qui=WS wc:true:call=VT wc:true:called=VT wc:true:can=TV wc:true:can_u=VT
wc:true:card=TV wc:true:cards=VT wc:true:cariin=VT wc:true:channel=TV wc:true:chap=VT wc:true:che=TV
wc:true:check=VT wc:true:chi=SW wc:true:chi_è=VT wc:true:cofounder=YQ wc:true:coinbase=TV
wc:true:compare=WS wc:true:con=SW wc:true:conhece=VT wc:true:conheces=VT wc:true:conoces_a=VT
wc:true:conosci=VT wc:true:could=TV wc:true:could_you=VT wc:true:cuál=VT wc:true:cuánto=TV
wc:true:cái=TV wc:true:có=SW wc:true:có_ai=TV wc:true:của=WS wc:true:da=TV wc:true:dan=TV
wc:true:das=TV wc:true:dass=VT wc:true:de=VT wc:true:degen=TV wc:true:del=SW wc:true:della=TV
wc:true:dem=VT wc:true:deploy=TV wc:true:der=TV wc:true:dev=SW wc:true:di=VT wc:true:dia=WS
wc:true:dice_che=TV wc:true:didnt=TV wc:true:die=TV wc:true:dinner=WS wc:true:diye_biri=TV
wc:true:do_i=TV wc:true:doesnt=TV wc:true:du=SW wc:true:dwr=VT wc:true:e=VT wc:true:e_o=WS
wc:true:ein=TV wc:true:el=XR wc:true:elle=TV wc:true:em=VT wc:true:en=RX wc:true:ens=SW
wc:true:entre=TV wc:true:er=TV wc:true:era=WS wc:true:es=VT wc:true:ese=VT wc:true:esse=VT
wc:true:est=TV wc:true:esta=TV wc:true:estoy=TV wc:true:está=TV wc:true:eth=TV wc:true:every=TV
wc:true:everybody=VT wc:true:everyone=TV wc:true:except=VT wc:true:existe=WS wc:true:explain=RX
wc:true:fait=TV wc:true:falou=VT wc:true:fid=TV wc:true:fids=WS wc:true:find=VT wc:true:find_me=WS
wc:true:foi=TV wc:true:followed=VT wc:true:follows=VT wc:true:for=VT wc:true:for_my=TV
wc:true:friend=WS wc:true:from=SW wc:true:get=TV wc:true:gets=TV wc:true:gibts=VT wc:true:gimme=WS
wc:true:girl=TV wc:true:goes_by=TV wc:true:going=VT wc:true:gonna=TV wc:true:good=TV wc:true:got=TV
wc:true:hab=VT wc:true:hai=TV wc:true:handle=TV wc:true:hat=TV wc:true:have=VT wc:true:hay=TV
wc:true:he=TV wc:true:hesap=TV wc:true:het=VT wc:true:hey=WS wc:true:hi=TV wc:true:hier=VT
wc:true:him=VT wc:true:his=VT wc:true:hold=TV wc:true:horsefacts=VT wc:true:how=TV wc:true:human=VT
wc:true:i=WS wc:true:i_know=TV wc:true:i_mean=WS wc:true:i_meant=VT wc:true:i_want=VT
wc:true:i_was=VT wc:true:id=TV wc:true:idk=WS wc:true:ieri=VT wc:true:ile=TV wc:true:im=WS
wc:true:imagine=TV wc:true:in=RX wc:true:info=VT wc:true:ini=SW wc:true:is=VT wc:true:is_so=TV
wc:true:it=TV wc:true:it_was=VT wc:true:its=WS wc:true:jack=SW wc:true:je=TV wc:true:jogo=SW
wc:true:ka=TV wc:true:keeps=VT wc:true:kemarin=TV wc:true:kennst_du=WS wc:true:kept=VT
wc:true:ketemu=TV wc:true:kid=VT wc:true:kim=SW wc:true:known=VT wc:true:knows=XR wc:true:koi=VT
wc:true:kok=TV wc:true:l=TV wc:true:l_auteur=TV wc:true:la=RX wc:true:lagi=TV wc:true:lendo=VT
wc:true:les=TV wc:true:like=TV wc:true:linda=SW wc:true:link=TV wc:true:linked=TV wc:true:lista=TV
wc:true:listening=TV wc:true:lo=TV wc:true:lol=TV wc:true:look=TV wc:true:look_up=WS
wc:true:looking_for=TV wc:true:los=TV wc:true:lui=TV wc:true:m=TV wc:true:man=TV wc:true:many=TV
wc:true:marguerite=TV wc:true:mas=TV wc:true:mate=VT wc:true:me=TV wc:true:me_fala=VT
wc:true:meant=XR wc:true:mein=TV wc:true:meine=VT wc:true:merci=TV wc:true:met=TV wc:true:mi=TV
wc:true:mia=TV wc:true:mit=VT wc:true:mod=VT wc:true:moi=TV wc:true:mon=TV wc:true:more=TV
wc:true:mostra=TV wc:true:mr=WS wc:true:my=TV wc:true:my_own=TV wc:true:mà=TV wc:true:n=TV
wc:true:na=SW wc:true:name=TV wc:true:named=WS wc:true:nasıl=TV wc:true:ne=TV wc:true:need=VT
wc:true:neither=VT wc:true:nguyễn=SW wc:true:nicht=VT wc:true:no=TV wc:true:nobody=TV
wc:true:noch=TV wc:true:non=TV wc:true:not_the=VT wc:true:now=SW wc:true:number=TV wc:true:nyari=TV
wc:true:o=XR wc:true:och=TV wc:true:old=TV wc:true:on=TV wc:true:on_here=TV wc:true:one=VT
wc:true:op=TV wc:true:opa=VT wc:true:out=TV wc:true:oye=VT wc:true:para=TV wc:true:pardon=WS
wc:true:passé=TV wc:true:pay=VT wc:true:people=TV wc:true:per=TV wc:true:perfil=VT
wc:true:platform=SW wc:true:please=VT wc:true:podcast=VT wc:true:por=TV wc:true:pour=TV
wc:true:price=TV wc:true:pro=VT wc:true:procura=VT wc:true:prof=WS wc:true:profile=WS
wc:true:proof=TV wc:true:pugson=WS wc:true:pull_up=VT wc:true:punya=TV wc:true:pásame_el=VT
wc:true:q=VT wc:true:qu=VT wc:true:qual=TV wc:true:quanto=TV wc:true:que=SW wc:true:quello=TV
wc:true:quem=SW wc:true:quem_é=ZP wc:true:qui=TV wc:true:qui_est=WS wc:true:quick=VT
wc:true:quien=TV wc:true:quien_es=XR wc:true:quién=TV wc:true:quién_es=VT wc:true:quotes=VT
wc:true:quoting=VT wc:true:qué=TV wc:true:raffle=TV wc:true:rain=TV wc:true:ricetta=TV
wc:true:rip=TV wc:true:romero=TV wc:true:sabes=VT wc:true:sabi_ni=VT wc:true:said=VT wc:true:sama=TV
wc:true:same=SW wc:true:sat=VT wc:true:says=WS wc:true:script=WS wc:true:se=TV wc:true:secondo=VT
wc:true:see=VT wc:true:selling=VT wc:true:send=TV wc:true:sent_me=TV wc:true:she=TV
wc:true:shipped=VT wc:true:should=VT wc:true:show=SW wc:true:show_me=WS wc:true:si=VT
wc:true:siapa=VT wc:true:sich=VT wc:true:signed=VT wc:true:since=TV wc:true:so_sánh=WS
wc:true:sobre=WS wc:true:some=VT wc:true:son=VT wc:true:still=TV wc:true:sto=WS wc:true:su=SW
wc:true:such_mal=VT wc:true:suena=VT wc:true:talk=VT wc:true:tan=TV wc:true:tapi=VT wc:true:tava=VT
wc:true:te=TV wc:true:teacher=VT wc:true:ted=XR wc:true:tell=TV wc:true:tell_me=VT wc:true:tells=VT
wc:true:that=SW wc:true:the=TV wc:true:then=VT wc:true:there_is=TV wc:true:theres=VT wc:true:they=VT
wc:true:this=SW wc:true:this_person=TV wc:true:through=VT wc:true:thấy=VT wc:true:tiene=TV
wc:true:time=TV wc:true:to=SW wc:true:today=VT wc:true:told_me=WS wc:true:too=TV wc:true:top=TV
wc:true:trả=TV wc:true:trời_ơi=TV wc:true:tu=VT wc:true:tu_connais=VT wc:true:tui=TV wc:true:two=TV
wc:true:tìm=VT wc:true:udah=TV wc:true:um_tal_de=VT wc:true:uma=TV wc:true:un_tal=VT
wc:true:uncle=TV wc:true:und=VT wc:true:under=WS wc:true:uns=TV wc:true:usdc=VT wc:true:use=VT
wc:true:user=VT wc:true:va=TV wc:true:vai=TV wc:true:ve=TV wc:true:verified=TV wc:true:verify=VT
wc:true:vitalik=SW wc:true:von=XR wc:true:vs=VT wc:true:w/=TV wc:true:w=WS wc:true:wah=VT
wc:true:wallet=VT wc:true:wallets=TV wc:true:wants=TV wc:true:wat=TV wc:true:we=RX
wc:true:we_have=VT wc:true:welche=TV wc:true:wen=TV wc:true:wer_is=VT wc:true:what=TV
wc:true:what_about=VT wc:true:what_is=WS wc:true:whats=XR wc:true:when=SW wc:true:which=VT
wc:true:who=TV wc:true:who_are=VT wc:true:who_be=VT wc:true:who_is=VT wc:true:who_tf_is=VT
wc:true:who_verified=WS wc:true:who_wrote=TV wc:true:whois=WS wc:true:whos=XR wc:true:whose=TV
wc:true:wie_is=VT wc:true:will=SW wc:true:win=TV wc:true:wird=TV wc:true:with=TV wc:true:wo=TV
wc:true:woj=VT wc:true:won=TV wc:true:wont=VT wc:true:write=TV wc:true:writing=VT wc:true:wrong=SW
wc:true:wrote=TV wc:true:x=TV wc:true:y=VT wc:true:ya=TV wc:true:yo=VT wc:true:you=SW
wc:true:your=TV wc:true:za=TV wc:true:zeig_mir=TV wc:true:à=TV wc:true:è=TV wc:true:é=VT
wc:true:é_a=VT wc:true:é_o=VT wc:true:μου=VT wc:true:а=TV wc:true:в=TV wc:true:есть=WS wc:true:за=VT
wc:true:кто=VT wc:true:кто_такая=VT wc:true:кто_такой=WS wc:true:найди=VT wc:true:он=TV
wc:true:тут=VT wc:true:у=TV wc:true:хто=TV wc:true:що=VT wc:true:في=VT wc:true:مين=VT wc:true:کاش=TV
wc:true:กล้า=TV wc:true:กับ=TV wc:true:ถาม=TV wc:true:มา=TV wc:true:อะ=TV wc:true:เมื่อวาน=VT
wc:true:แต่=TV wc:true:ไป=TV wc:true:ไม่=TV wc:true:が=VT wc:true:この=TV wc:true:じゃなくて=WS wc:true:て=TV
wc:true:で=VT wc:true:の=RX wc:true:は=TV wc:true:を=TV wc:true:上=TV wc:true:也=VT wc:true:人=VT
wc:true:原=TV wc:true:叫=WS wc:true:天天=VT wc:true:她=VT wc:true:帮我=SW wc:true:新=VT wc:true:是=VT
wc:true:是不是=TV wc:true:有沒有=VT wc:true:有没有=WS wc:true:查=TV wc:true:的=VT wc:true:話=VT wc:true:請問=XR
wc:true:这=TV wc:true:가=VT wc:true:나=VT wc:true:내=TV wc:true:는=VT wc:true:다=VT wc:true:랑=VT
wc:true:분=VT wc:true:어제=WS wc:true:에서=VT wl2:a=SW wl2:about=TV wl2:ada=VT wl2:an=TV wl2:and=TV
wl2:ask=VT wl2:at=TV wl2:bana=TV wl2:bitte=TV wl2:bot=VT wl2:busca=WS wl2:but=VT wl2:called=TV
wl2:cast=TV wl2:check=TV wl2:chi_è=TV wl2:conhece=WS wl2:could_you=WS wl2:da=TV wl2:de=SW wl2:der=VT
wl2:dev=TV wl2:do=TV wl2:do_i=TV wl2:do_you_know=TV wl2:does=TV wl2:dwr=WS wl2:en=TV wl2:ens=TV
wl2:es=VT wl2:fid=VT wl2:for=TV wl2:going=TV wl2:ha=VT wl2:has=TV wl2:her=VT wl2:here=VT wl2:hey=VT
wl2:hier=VT wl2:him=VT wl2:his=WS wl2:hold=TV wl2:horsefacts=WS wl2:idea=TV wl2:im=VT wl2:in=SW
wl2:ini=TV wl2:is=VT wl2:it=TV wl2:keep=VT wl2:keeps=WS wl2:knows=VT wl2:le=TV wl2:like=TV
wl2:linda=VT wl2:lol=VT wl2:looking_for=TV wl2:ma=VT wl2:me=TV wl2:mit=VT wl2:my=SW wl2:name=TV
wl2:no=WS wl2:not=TV wl2:now=TV wl2:o=SW wl2:of=TV wl2:on=VT wl2:out=TV wl2:para=TV wl2:pardon=XR
wl2:please=VT wl2:procura=VT wl2:proof=TV wl2:pugson=ZP wl2:que=TV wl2:quem_é=XR wl2:quién_es=SW
wl2:rain=TV wl2:real=TV wl2:says=VT wl2:script=VT wl2:should=VT wl2:some=VT wl2:someone=VT
wl2:sorry=VT wl2:su=TV wl2:tell_me=WS wl2:tem=VT wl2:that=TV wl2:the=TV wl2:they=VT wl2:this=TV
wl2:tu=VT wl2:typo=XR wl2:up=VT wl2:verified=VT wl2:von=TV wl2:wallet=WS wl2:wallets=TV wl2:was=VT
wl2:whats=TV wl2:where=VT wl2:who_is=RX wl2:will=TV wl2:win=TV wl2:with=TV wl2:won=TV wl2:y=WS
wl2:ya=VT wl2:есть=VT wl2:が=VT wl2:って=VT wl2:で=VT wl2:の=VT wl2:上=TV wl2:人=WS wl2:我=VT wl2:的=VT
wl:a=TV wl:about=ZP wl:after=VT wl:airdrop=TV wl:am_i=TV wl:an=TV wl:and=XR wl:anyone=TV wl:are=TV
wl:ask=VT wl:at=SW wl:au=TV wl:auch=TV wl:bot=VT wl:bu=TV wl:busco_a=VT wl:c_est=VT wl:c_est_qui=WS
wl:called=WS wl:can=SW wl:card=TV wl:cariin=WS wl:check=VT wl:chi=TV wl:chi_è=WS wl:compare=VT
wl:conoces_a=VT wl:da=VT wl:dan=TV wl:das=TV wl:de=WS wl:del=TV wl:dem=VT wl:der=TV wl:di=WS
wl:dia=WS wl:die=TV wl:dm=VT wl:do=WS wl:does=VT wl:doesnt=TV wl:dwr=TV wl:e=VT wl:ein=TV wl:el=TV
wl:em=VT wl:en=TV wl:end=TV wl:ens=SW wl:era=WS wl:esse=WS wl:est=TV wl:et=VT wl:eth=TV
wl:explain=SW wl:fid=TV wl:find=WS wl:for=VT wl:friend=XR wl:get=TV wl:good=TV wl:got=TV wl:ha=TV
wl:hai=TV wl:has=VT wl:hat=VT wl:have=TV wl:here=TV wl:hes=TV wl:him=VT wl:i=SW wl:i_am=TV
wl:i_meant=WS wl:if=VT wl:il=TV wl:in=QY wl:is=WS wl:it=VT wl:its=WS wl:jesse=TV wl:keep=TV
wl:keeps=TV wl:kennst_du=VT wl:kim=SW wl:l=TV wl:la=SW wl:le=TV wl:legit=VT wl:les=TV wl:linda=RX
wl:link=TV wl:lo=TV wl:look_up=XR wl:looking_for=VT wl:m=TV wl:me=TV wl:meant=WS wl:meu=TV
wl:more=TV wl:my=SW wl:na=TV wl:name=SW wl:named=XR wl:nasıl=TV wl:need=VT wl:never=TV wl:nguyễn=SW
wl:o=YQ wl:of=VT wl:old=TV wl:on=VT wl:one=WS wl:ou=VT wl:people=TV wl:platform=SW wl:please=TV
wl:pugson=SW wl:pull_up=WS wl:q=TV wl:quem=TV wl:quem_é=WS wl:qui=TV wl:qui_est=XR wl:quien_es=XR
wl:quién_es=XR wl:said=VT wl:same=TV wl:says=VT wl:send=TV wl:she=TV wl:show=TV wl:show_me=WS
wl:si=WS wl:siapa=VT wl:since=TV wl:some=VT wl:someone=TV wl:sorry=TV wl:sto=WS wl:such_mal=VT
wl:tell_me=TV wl:the=Oa wl:this=TV wl:to=SW wl:told=VT wl:two=TV wl:tìm=WS wl:udah=TV wl:un=VT
wl:un_tal=WS wl:und=VT wl:under=WS wl:user=WS wl:varun=TV wl:verified=TV wl:vitalik=SW wl:von=WS
wl:we=TV wl:wer=VT wl:wer_ist=VT wl:what=TV wl:what_about=VT wl:what_is=XR wl:whats=ZP wl:which=TV
wl:who_is=YQ wl:whoever=TV wl:whois=XR wl:whos=YQ wl:whose=SW wl:will=TV wl:wrong=SW wl:y=VT
wl:your=TV wl:à=TV wl:é=VT wl:über=VT wl:кто=TV wl:кто_такой=XR wl:он=TV wl:тут=VT wl:хто=TV
wl:この=TV wl:で=TV wl:の=QY wl:は=TV wl:人=TV wl:你=VT wl:原=TV wl:帮我=SW wl:是=VT wl:的=TV wl:가=TV
words:1/false=SW words:2/false=TV words:3/true=SW words:4/true=TV wr2:a=SW wr2:about=TV wr2:ada=WS
wr2:all=TV wr2:also=TV wr2:an=VT wr2:and=TV wr2:and_i=VT wr2:ask=VT wr2:asking=VT wr2:bitte=VT
wr2:bot=VT wr2:break=TV wr2:but=TV wr2:c_est_qui=WS wr2:called=TV wr2:card=TV wr2:che=TV
wr2:coffee=TV wr2:das=VT wr2:de=TV wr2:der=TV wr2:dev=VT wr2:dwr=ZP wr2:ein=TV wr2:elle=VT
wr2:emoji=SW wr2:ens=TV wr2:er=VT wr2:every=VT wr2:first=TV wr2:for=VT wr2:for_me=TV wr2:good=VT
wr2:has=TV wr2:have=TV wr2:he=VT wr2:here=VT wr2:horsefacts=WS wr2:i=VT wr2:i_mean=SW wr2:ich=VT
wr2:if=TV wr2:il=TV wr2:im=TV wr2:in=TV wr2:into=WS wr2:is=SW wr2:it=VT wr2:j_ai=TV wr2:kaç=TV
wr2:kim=SW wr2:la=TV wr2:le=VT wr2:legit=VT wr2:les=TV wr2:linda=VT wr2:lo=VT wr2:lol=TV
wr2:là_ai=SW wr2:ma=VT wr2:me=VT wr2:mi=TV wr2:my=SW wr2:name=RX wr2:never=TV wr2:no=WS wr2:not=VT
wr2:number=TV wr2:of=TV wr2:one=VT wr2:only=VT wr2:open=VT wr2:or=VT wr2:platform=TV wr2:q=WS
wr2:quem=VT wr2:qui=TV wr2:rish=WS wr2:se=TV wr2:she=WS wr2:show=TV wr2:si=VT wr2:so=TV wr2:sur=TV
wr2:they=VT wr2:this=SW wr2:to=TV wr2:today=TV wr2:two=VT wr2:un=VT wr2:var_mı=VT wr2:vouch_for=TV
wr2:wallet=TV wr2:wallets=TV wr2:week=VT wr2:whats=VT wr2:who=VT wr2:who_is=XR wr2:whos=VT
wr2:why=VT wr2:ya=VT wr2:è=VT wr2:é=WS wr2:в=TV wr2:на=VT wr2:が=VT wr2:ですか=VT wr2:の=VT wr2:人=VT
wr2:吗=TV wr2:嗎=VT wr2:在=VT wr2:是=TV wr:&=WS wr:a=TV wr:ada=TV wr:again=VT wr:all=VT wr:am_i=TV
wr:an=SW wr:and=XR wr:and_i=VT wr:any=VT wr:are=TV wr:as=VT wr:ask=TV wr:at=TV wr:auf=TV wr:badge=TV
wr:be=VT wr:before=VT wr:bot=TV wr:but=VT wr:buterin=SW wr:called=TV wr:card=WS wr:chi_è=VT
wr:com=VT wr:con=VT wr:d=TV wr:da=TV wr:de=TV wr:deal=TV wr:della=TV wr:den=TV wr:di=VT
wr:diye_biri=XR wr:does=TV wr:dong=TV wr:dwr=TV wr:elle=VT wr:en=TV wr:est=TV wr:esto=TV wr:et=VT
wr:eth=TV wr:fid=VT wr:for=TV wr:for_me=VT wr:from=VT wr:ha=TV wr:hai=VT wr:has=VT wr:hat=TV
wr:have=VT wr:here=TV wr:him=TV wr:i=VT wr:il=VT wr:in=VT wr:is=WS wr:ist=WS wr:it=TV wr:itu=XR
wr:je=TV wr:kaç=TV wr:kim=WS wr:le=WS wr:legit=WS wr:like=TV wr:linda=TV wr:link=TV wr:là_ai=WS
wr:ma=VT wr:me=SW wr:mi=TV wr:min=TV wr:more=TV wr:my=TV wr:na=VT wr:name=RX wr:nicht=VT wr:no=TV
wr:not=WS wr:number=TV wr:of=TV wr:old=TV wr:on=VT wr:out=TV wr:people=TV wr:platform=TV
wr:please=WS wr:pls=VT wr:pollak=TV wr:pra=WS wr:pugson=TV wr:q=VT wr:real=VT wr:right=TV wr:rn=TV
wr:romero=RX wr:she=TV wr:siapa=TV wr:so=VT wr:srinivasan=TV wr:that=TV wr:this=TV wr:to=SW wr:tu=VT
wr:un=TV wr:und=VT wr:up=TV wr:van=TV wr:var_mı=TV wr:vs=WS wr:với=TV wr:wallet=VT wr:wallets=SW
wr:when=VT wr:with=WS wr:work=VT wr:xie=TV wr:y=VT wr:ya=TV wr:ça=VT wr:è=VT wr:é=XR wr:в=TV wr:с=TV
wr:тут=VT wr:это_кто=WS wr:さん=WS wr:って=VT wr:って誰=YQ wr:で=TV wr:に=TV wr:を=TV wr:嗎=TV wr:是=WS wr:是誰=WS
wr:是谁=WS wr:的=XR wr:는=TV
`
