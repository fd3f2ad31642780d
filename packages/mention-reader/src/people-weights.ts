/** Written by `npm run fit:mentions`. */
export const peopleWeights = `
c:Unknown=VT c:about=TV c:common=TV c:compare=WS c:copula=TV c:courtesy=TV c:credentials=RX
c:emoji=RX c:endorse=QY c:ens=TV c:fid=TV c:first=SW c:form=PZ c:greeting=RX c:handle=SW c:help=RX
c:holds=TV c:interrogative=VT c:interrogativeSubject=SW c:last=SW c:link=SW c:lower=TV c:mention=TV
c:my=SW c:name=RX c:not=TV c:number=SW c:on=TV c:only=TV c:or=WS c:person=VT c:platform=TV
c:pointing=TV c:possessiveAfter=VT c:possessiveBefore=TV c:praise=QY c:profile=RX c:question=SW
c:relative=TV c:rhetorical=SW c:second=TV c:self=SW c:thanks=RX c:third=RX c:trust=SW c:unknown=TV
c:wallet=SW c:wrong=TV c:you=QY clause:0/1/true=VT clause:1/1/false=TV clause:1/2/false=TV
clause:1/2/true=TV clause:2/1/false=VT clause:2/1/true=SW clause:2/2/false=SW clause:2/2/true=VT
clause:3/1/true=TV clause:3/2/false=VT clause:3/2/true=SW clause:3/3/false=SW clause:3/3/true=TV
clause:4/1/false=TV clause:4/1/true=TV clause:4/2/false=VT clause:4/2/true=TV clause:4/4/false=RX
clause:4/4/true=VT clause:7/1/false=VT clause:7/2/false=VT context:card/true=RX
context:question/false=TV context:quote/false=QY context:quote/true=PZ context:reply/false=SW
context:reply/true=QY context:top/true=VT first:false/absent=TV first:false/embedded=PZ
first:true/absent=SW first:true/embedded=RX from-name:,=SW from-name:.=TV from-name:?=RX
from-name:Unknown=VT from-name:article=TV from-name:compare=SW from-name:courtesy=WS
from-name:credentials=SW from-name:emoji=VT from-name:endorse=TV from-name:fid=TV from-name:first=WS
from-name:greeting=TV from-name:holds=TV from-name:interrogative=TV from-name:last=TV
from-name:lower=VT from-name:my=TV from-name:no=VT from-name:on=TV from-name:or=SW
from-name:person=WS from-name:platform=RX from-name:possessiveAfter=TV from-name:praise=VT
from-name:relative=XR from-name:request=TV from-name:self=VT from-name:statement=WS
from-name:third=TV from-name:trust=RX from-name:unknown=VT from-name:wallet=SW from-name:wrong=TV
from-name:yes=VT from-name:you=TV l1:?=SW l1:Unknown=Mc l1:and=WS l1:article=SW l1:bot=VT
l1:common=SW l1:compare=VT l1:correction=XR l1:courtesy=TV l1:credentials=TV l1:end=TV l1:endorse=TV
l1:ens=TV l1:fid=VT l1:first=VT l1:form=TV l1:greeting=SW l1:he=SW l1:help=SW l1:interrogative=VT
l1:last=TV l1:mention=RX l1:my=QY l1:name=RX l1:not=RX l1:notAfter=VT l1:number=RX l1:only=TV
l1:person=YQ l1:platform=SW l1:pointing=TV l1:possessiveAfter=TV l1:possessiveBefore=VT l1:praise=RX
l1:relative=VT l1:request=WS l1:rhetorical=TV l1:second=SW l1:self=SW l1:statement=TV l1:thanks=RX
l1:third=TV l1:trust=SW l1:unknown=TV l1:verifiers=WS l1:wallet=TV l1:yes=TV l1:you=SW
l1r1:,_about=TV l1r1:,_and=SW l1r1:,_article=TV l1r1:,_bot=TV l1r1:,_common=SW l1r1:,_copula=TV
l1r1:,_correction=YQ l1r1:,_courtesy=VT l1r1:,_end=WS l1r1:,_he=TV l1r1:,_lower=VT l1r1:,_on=TV
l1r1:,_only=VT l1r1:,_person=TV l1r1:,_question=TV l1r1:,_statement=WS l1r1:,_trust=TV
l1r1:,_wallet=TV l1r1:._,=TV l1r1:._about=VT l1r1:._article=VT l1r1:._common=TV l1r1:._courtesy=TV
l1r1:._end=XR l1r1:._lower=TV l1r1:._pointing=TV l1r1:._question=VT l1r1:._unknown=TV
l1r1:?_common=VT l1r1:?_end=TV l1r1:?_lower=TV l1r1:Unknown_,=TV l1r1:Unknown_.=TV l1r1:Unknown_?=RX
l1r1:Unknown_common=VT l1r1:Unknown_courtesy=TV l1r1:Unknown_end=QY l1r1:Unknown_holds=VT
l1r1:Unknown_interrogative=RX l1r1:Unknown_lower=TV l1r1:Unknown_on=TV l1r1:Unknown_unknown=TV
l1r1:about_,=VT l1r1:about_.=VT l1r1:about_Unknown=TV l1r1:about_common=VT l1r1:about_copula=TV
l1r1:about_correction=VT l1r1:about_end=VT l1r1:about_lower=VT l1r1:about_question=TV
l1r1:about_request=TV l1r1:and_,=XR l1r1:and_?=XR l1r1:and_bot=VT l1r1:and_courtesy=VT
l1r1:and_end=VT l1r1:and_statement=SW l1r1:article_.=SW l1r1:article_?=TV l1r1:article_Unknown=TV
l1r1:article_about=VT l1r1:article_accounts=VT l1r1:article_common=VT l1r1:article_copula=TV
l1r1:article_end=VT l1r1:article_interrogative=VT l1r1:article_lower=WS l1r1:article_on=XR
l1r1:article_person=TV l1r1:article_platform=TV l1r1:article_profile=TV l1r1:article_unknown=VT
l1r1:bot_,=XR l1r1:bot_.=TV l1r1:bot_?=YQ l1r1:bot_Unknown=PZ l1r1:bot_about=TV l1r1:bot_accounts=TV
l1r1:bot_and=XR l1r1:bot_article=RX l1r1:bot_common=SW l1r1:bot_compare=VT l1r1:bot_courtesy=VT
l1r1:bot_end=WS l1r1:bot_holds=VT l1r1:bot_interrogative=XR l1r1:bot_interrogativeSubject=VT
l1r1:bot_lower=WS l1r1:bot_mention=TV l1r1:bot_my=SW l1r1:bot_name=TV l1r1:bot_on=TV l1r1:bot_or=VT
l1r1:bot_person=YQ l1r1:bot_possessiveAfter=VT l1r1:bot_possessiveBefore=TV l1r1:bot_profile=SW
l1r1:bot_question=VT l1r1:bot_request=VT l1r1:bot_self=SW l1r1:bot_statement=TV l1r1:bot_trust=VT
l1r1:common_?=TV l1r1:common_about=VT l1r1:common_article=WS l1r1:common_common=TV
l1r1:common_copula=VT l1r1:common_emoji=TV l1r1:common_end=SW l1r1:common_he=TV l1r1:common_lower=SW
l1r1:common_question=VT l1r1:common_statement=TV l1r1:common_unknown=SW l1r1:common_yes=VT
l1r1:compare_and=WS l1r1:compare_end=TV l1r1:compare_lower=VT l1r1:copula_?=TV
l1r1:copula_Unknown=TV l1r1:copula_about=VT l1r1:copula_and=VT l1r1:copula_article=XR
l1r1:copula_bot=VT l1r1:copula_common=VT l1r1:copula_end=TV l1r1:copula_lower=VT
l1r1:copula_platform=TV l1r1:copula_pointing=TV l1r1:copula_question=VT l1r1:copula_trust=XR
l1r1:copula_unknown=VT l1r1:correction_.=TV l1r1:correction_?=TV l1r1:correction_about=TV
l1r1:correction_common=VT l1r1:correction_correction=VT l1r1:correction_courtesy=VT
l1r1:correction_end=ZP l1r1:correction_interrogative=VT l1r1:correction_pointing=VT
l1r1:correction_praise=TV l1r1:courtesy_.=VT l1r1:courtesy_?=VT l1r1:courtesy_about=TV
l1r1:courtesy_article=TV l1r1:courtesy_common=TV l1r1:courtesy_courtesy=TV l1r1:courtesy_end=SW
l1r1:courtesy_interrogative=VT l1r1:courtesy_no=SW l1r1:courtesy_on=TV
l1r1:courtesy_possessiveAfter=TV l1r1:courtesy_praise=TV l1r1:courtesy_question=SW
l1r1:courtesy_statement=VT l1r1:courtesy_trust=TV l1r1:credentials_?=TV l1r1:end_,=RX l1r1:end_.=TV
l1r1:end_?=VT l1r1:end_and=VT l1r1:end_article=TV l1r1:end_correction=TV l1r1:end_end=TV
l1r1:end_interrogative=VT l1r1:end_lower=TV l1r1:end_my=VT l1r1:end_no=VT l1r1:end_platform=TV
l1r1:end_praise=TV l1r1:end_question=TV l1r1:end_relative=TV l1r1:end_self=VT l1r1:end_statement=VT
l1r1:end_trust=VT l1r1:end_yes=TV l1r1:first_.=VT l1r1:first_about=VT l1r1:first_common=VT
l1r1:first_courtesy=VT l1r1:first_end=TV l1r1:first_on=VT l1r1:form_interrogative=TV
l1r1:greeting_end=TV l1r1:he_?=TV l1r1:he_bot=TV l1r1:he_common=WS l1r1:he_end=TV l1r1:he_lower=TV
l1r1:he_pointing=VT l1r1:he_question=TV l1r1:help_end=TV l1r1:holds_article=VT l1r1:holds_end=TV
l1r1:holds_lower=VT l1r1:holds_unknown=VT l1r1:interrogativeSubject_about=TV
l1r1:interrogativeSubject_article=TV l1r1:interrogativeSubject_bot=SW
l1r1:interrogativeSubject_common=TV l1r1:interrogativeSubject_copula=WS
l1r1:interrogativeSubject_courtesy=TV l1r1:interrogativeSubject_end=TV
l1r1:interrogativeSubject_lower=VT l1r1:interrogativeSubject_pointing=TV
l1r1:interrogativeSubject_question=WS l1r1:interrogativeSubject_unknown=WS l1r1:interrogative_,=VT
l1r1:interrogative_.=TV l1r1:interrogative_?=XR l1r1:interrogative_Unknown=PZ
l1r1:interrogative_and=WS l1r1:interrogative_article=TV l1r1:interrogative_bot=VT
l1r1:interrogative_common=TV l1r1:interrogative_copula=WS l1r1:interrogative_correction=TV
l1r1:interrogative_courtesy=VT l1r1:interrogative_end=ZP l1r1:interrogative_lower=TV
l1r1:interrogative_name=TV l1r1:interrogative_person=TV l1r1:interrogative_pointing=TV
l1r1:interrogative_question=WS l1r1:interrogative_unknown=QY l1r1:lower_,=VT l1r1:lower_.=WS
l1r1:lower_Unknown=TV l1r1:lower_and=VT l1r1:lower_article=TV l1r1:lower_bot=VT l1r1:lower_copula=VT
l1r1:lower_courtesy=VT l1r1:lower_end=WS l1r1:lower_first=TV l1r1:lower_he=VT
l1r1:lower_interrogative=TV l1r1:lower_my=TV l1r1:lower_on=VT l1r1:lower_platform=TV
l1r1:lower_request=TV l1r1:lower_self=TV l1r1:lower_statement=VT l1r1:lower_trust=TV
l1r1:mention_,=TV l1r1:mention_copula=VT l1r1:mention_courtesy=VT l1r1:mention_end=TV
l1r1:mention_question=VT l1r1:my_common=TV l1r1:my_end=TV l1r1:name_,=TV l1r1:name_courtesy=VT
l1r1:name_end=TV l1r1:name_interrogative=TV l1r1:name_question=VT l1r1:no_,=TV l1r1:no_end=VT
l1r1:not_,=TV l1r1:not_.=VT l1r1:not_article=VT l1r1:not_bot=TV l1r1:not_end=RX l1r1:number_end=SW
l1r1:on_,=VT l1r1:on_.=VT l1r1:on_bot=VT l1r1:on_common=VT l1r1:on_courtesy=VT l1r1:on_end=TV
l1r1:on_on=VT l1r1:on_person=VT l1r1:on_possessiveAfter=VT l1r1:only_,=VT l1r1:or_,=VT l1r1:or_?=VT
l1r1:or_end=TV l1r1:person_.=WS l1r1:person_?=VT l1r1:person_Unknown=SW l1r1:person_common=XR
l1r1:person_courtesy=WS l1r1:person_end=WS l1r1:person_lower=VT l1r1:person_on=WS
l1r1:person_pointing=VT l1r1:person_possessiveAfter=WS l1r1:person_question=VT
l1r1:platform_lower=TV l1r1:platform_unknown=TV l1r1:pointing_,=TV l1r1:pointing_.=TV
l1r1:pointing_?=RX l1r1:pointing_Unknown=VT l1r1:pointing_about=WS l1r1:pointing_bot=TV
l1r1:pointing_courtesy=TV l1r1:pointing_end=SW l1r1:pointing_interrogative=VT l1r1:pointing_lower=WS
l1r1:pointing_on=VT l1r1:pointing_person=VT l1r1:pointing_platform=TV l1r1:pointing_pointing=VT
l1r1:pointing_possessiveBefore=WS l1r1:pointing_statement=VT l1r1:pointing_trust=TV
l1r1:pointing_unknown=WS l1r1:pointing_yes=VT l1r1:possessiveBefore_and=VT
l1r1:possessiveBefore_bot=TV l1r1:possessiveBefore_end=WS l1r1:possessiveBefore_question=TV
l1r1:praise_,=TV l1r1:praise_courtesy=TV l1r1:praise_wallet=TV l1r1:profile_courtesy=TV
l1r1:profile_end=VT l1r1:question_.=TV l1r1:question_?=TV l1r1:question_Unknown=TV
l1r1:question_and=VT l1r1:question_article=VT l1r1:question_common=VT l1r1:question_copula=TV
l1r1:question_courtesy=TV l1r1:question_credentials=TV l1r1:question_end=QY l1r1:question_lower=VT
l1r1:question_platform=VT l1r1:question_praise=VT l1r1:question_profile=WS l1r1:question_question=TV
l1r1:question_request=TV l1r1:question_statement=VT l1r1:question_trust=VT l1r1:question_unknown=VT
l1r1:question_wallet=VT l1r1:question_you=TV l1r1:relative_,=VT l1r1:request_.=WS l1r1:request_?=XR
l1r1:request_Unknown=RX l1r1:request_about=VT l1r1:request_article=TV l1r1:request_bot=VT
l1r1:request_common=TV l1r1:request_courtesy=WS l1r1:request_end=VT l1r1:request_interrogative=WS
l1r1:request_lower=TV l1r1:request_no=VT l1r1:request_on=TV l1r1:request_pointing=TV
l1r1:request_question=TV l1r1:request_request=TV l1r1:request_unknown=SW l1r1:second_end=TV
l1r1:self_,=VT l1r1:self_bot=VT l1r1:self_end=TV l1r1:self_unknown=TV l1r1:statement_.=VT
l1r1:statement_bot=TV l1r1:statement_copula=VT l1r1:statement_end=TV l1r1:statement_lower=VT
l1r1:statement_person=VT l1r1:statement_question=VT l1r1:thanks_end=SW l1r1:trust_?=TV
l1r1:trust_common=VT l1r1:unknown_?=TV l1r1:unknown_Unknown=TV l1r1:unknown_article=TV
l1r1:unknown_bot=VT l1r1:unknown_common=VT l1r1:unknown_copula=VT l1r1:unknown_courtesy=VT
l1r1:unknown_fid=TV l1r1:unknown_he=VT l1r1:unknown_interrogative=RX l1r1:unknown_my=TV
l1r1:unknown_platform=TV l1r1:unknown_possessiveAfter=TV l1r1:unknown_request=TV
l1r1:unknown_self=TV l1r1:unknown_statement=VT l1r1:unknown_unknown=TV l1r1:unknown_wallet=TV
l1r1:wallet_?=TV l1r1:yes_,=TV l1r1:yes_?=TV l1r1:yes_about=VT l1r1:yes_common=TV l1r1:yes_copula=VT
l1r1:yes_courtesy=TV l1r1:yes_end=VT l1r1:yes_lower=VT l1r1:yes_on=VT l1r1:yes_unknown=VT
l1r1:you_?=TV l1r1:you_about=TV l1r1:you_courtesy=TV l1r1:you_end=TV l2:.=VT l2:?=TV l2:Unknown=PZ
l2:about=TV l2:accounts=VT l2:and=TV l2:article=SW l2:bot=VT l2:common=TV l2:compare=SW
l2:correction=WS l2:form=RX l2:greeting=TV l2:handle=TV l2:he=VT l2:help=TV l2:holds=VT
l2:interrogative=SW l2:interrogativeSubject=SW l2:mention=TV l2:my=TV l2:name=TV l2:no=WS l2:not=TV
l2:number=VT l2:on=SW l2:only=TV l2:or=TV l2:pointing=SW l2:possessiveAfter=VT
l2:possessiveBefore=TV l2:praise=SW l2:profile=VT l2:question=TV l2:relative=TV l2:request=VT
l2:self=SW l2:thanks=RX l2:third=TV l2:trust=SW l2:unknown=TV l2:verifiers=TV l2l1:,_and=TV
l2l1:,_bot=RX l2l1:,_common=SW l2l1:,_compare=TV l2l1:,_copula=VT l2l1:,_correction=aO
l2l1:,_courtesy=VT l2l1:,_interrogativeSubject=VT l2l1:,_lower=VT l2l1:,_name=TV l2l1:,_no=TV
l2l1:,_on=VT l2l1:,_pointing=TV l2l1:,_self=TV l2l1:,_statement=VT l2l1:,_unknown=VT
l2l1:._correction=VT l2l1:._interrogative=VT l2l1:._self=TV l2l1:?_common=TV l2l1:?_unknown=TV
l2l1:Unknown_,=TV l2l1:Unknown_about=TV l2l1:Unknown_copula=TV l2l1:Unknown_lower=SW
l2l1:Unknown_on=TV l2l1:Unknown_unknown=SW l2l1:about_Unknown=TV l2l1:about_article=TV
l2l1:about_courtesy=WS l2l1:about_first=WS l2l1:about_he=TV l2l1:about_interrogativeSubject=VT
l2l1:about_my=TV l2l1:about_person=VT l2l1:about_pointing=TV l2l1:about_request=TV
l2l1:about_unknown=TV l2l1:accounts_unknown=VT l2l1:and_article=WS l2l1:and_common=TV
l2l1:and_correction=TV l2l1:and_lower=TV l2l1:and_unknown=TV l2l1:article_Unknown=VT
l2l1:article_common=TV l2l1:article_correction=TV l2l1:article_courtesy=TV
l2l1:article_credentials=TV l2l1:article_lower=TV l2l1:article_person=WS l2l1:bot_,=SW
l2l1:bot_Unknown=QY l2l1:bot_about=TV l2l1:bot_and=TV l2l1:bot_article=TV l2l1:bot_common=SW
l2l1:bot_compare=WS l2l1:bot_copula=WS l2l1:bot_correction=SW l2l1:bot_courtesy=RX
l2l1:bot_greeting=TV l2l1:bot_he=RX l2l1:bot_help=TV l2l1:bot_holds=VT l2l1:bot_interrogative=XR
l2l1:bot_interrogativeSubject=SW l2l1:bot_lower=XR l2l1:bot_mention=TV l2l1:bot_my=TV
l2l1:bot_name=SW l2l1:bot_on=TV l2l1:bot_person=TV l2l1:bot_pointing=VT l2l1:bot_possessiveBefore=TV
l2l1:bot_praise=TV l2l1:bot_profile=WS l2l1:bot_question=VT l2l1:bot_request=VT
l2l1:bot_statement=TV l2l1:bot_trust=TV l2l1:bot_yes=VT l2l1:bot_you=TV l2l1:common_,=SW
l2l1:common_.=VT l2l1:common_about=RX l2l1:common_article=VT l2l1:common_copula=TV
l2l1:common_correction=TV l2l1:common_interrogative=WS l2l1:common_interrogativeSubject=WS
l2l1:common_lower=VT l2l1:common_my=TV l2l1:common_number=TV l2l1:common_on=TV l2l1:common_person=VT
l2l1:common_pointing=VT l2l1:common_possessiveBefore=TV l2l1:common_question=SW
l2l1:common_relative=VT l2l1:common_self=TV l2l1:common_statement=WS l2l1:copula_about=VT
l2l1:copula_article=TV l2l1:copula_common=VT l2l1:copula_courtesy=VT l2l1:copula_person=TV
l2l1:copula_pointing=TV l2l1:copula_request=VT l2l1:copula_trust=VT l2l1:correction_,=XR
l2l1:correction_correction=XR l2l1:correction_courtesy=VT l2l1:correction_pointing=VT
l2l1:correction_unknown=TV l2l1:courtesy_.=VT l2l1:courtesy_Unknown=VT l2l1:courtesy_about=VT
l2l1:courtesy_article=WS l2l1:courtesy_courtesy=TV l2l1:courtesy_first=VT
l2l1:courtesy_interrogative=VT l2l1:courtesy_interrogativeSubject=VT l2l1:courtesy_not=TV
l2l1:courtesy_person=YQ l2l1:courtesy_profile=VT l2l1:courtesy_unknown=VT l2l1:courtesy_you=TV
l2l1:credentials_about=TV l2l1:end_about=TV l2l1:end_and=WS l2l1:end_article=TV l2l1:end_bot=WS
l2l1:end_copula=VT l2l1:end_correction=TV l2l1:end_end=SW l2l1:end_first=TV
l2l1:end_interrogative=WS l2l1:end_no=VT l2l1:end_not=TV l2l1:end_number=TV l2l1:end_praise=TV
l2l1:end_profile=TV l2l1:end_question=WS l2l1:end_request=WS l2l1:end_second=TV
l2l1:end_statement=TV l2l1:end_thanks=SW l2l1:end_third=TV l2l1:end_trust=TV l2l1:end_yes=TV
l2l1:first_lower=TV l2l1:form_,=TV l2l1:form_interrogative=TV l2l1:he_copula=TV l2l1:he_holds=TV
l2l1:he_interrogative=TV l2l1:he_on=TV l2l1:he_question=TV l2l1:he_statement=VT
l2l1:holds_article=TV l2l1:holds_courtesy=VT l2l1:holds_he=VT l2l1:holds_unknown=TV
l2l1:interrogativeSubject_common=TV l2l1:interrogativeSubject_courtesy=TV
l2l1:interrogativeSubject_holds=TV l2l1:interrogativeSubject_question=TV
l2l1:interrogative_Unknown=RX l2l1:interrogative_about=TV l2l1:interrogative_article=VT
l2l1:interrogative_common=TV l2l1:interrogative_courtesy=TV l2l1:interrogative_holds=TV
l2l1:interrogative_pointing=WS l2l1:interrogative_unknown=SW l2l1:interrogative_yes=VT
l2l1:lower_,=VT l2l1:lower_?=TV l2l1:lower_Unknown=TV l2l1:lower_and=XR l2l1:lower_compare=WS
l2l1:lower_correction=WS l2l1:lower_interrogative=TV l2l1:lower_interrogativeSubject=VT
l2l1:lower_notAfter=VT l2l1:lower_on=TV l2l1:lower_or=WS l2l1:lower_person=VT
l2l1:lower_possessiveBefore=SW l2l1:lower_profile=TV l2l1:lower_self=TV l2l1:mention_,=XR
l2l1:mention_about=TV l2l1:mention_and=VT l2l1:mention_article=TV l2l1:mention_common=VT
l2l1:mention_compare=TV l2l1:mention_copula=TV l2l1:mention_courtesy=TV l2l1:mention_holds=SW
l2l1:mention_interrogative=SW l2l1:mention_lower=VT l2l1:mention_on=SW l2l1:mention_person=VT
l2l1:mention_pointing=TV l2l1:mention_request=TV l2l1:mention_statement=VT l2l1:mention_unknown=VT
l2l1:my_profile=TV l2l1:my_relative=TV l2l1:name_,=WS l2l1:name_.=TV l2l1:name_about=TV
l2l1:name_and=VT l2l1:name_article=TV l2l1:name_copula=SW l2l1:name_courtesy=TV l2l1:name_holds=TV
l2l1:name_interrogative=SW l2l1:name_on=TV l2l1:name_person=WS l2l1:name_pointing=TV
l2l1:name_request=TV l2l1:no_,=WS l2l1:no_lower=TV l2l1:no_unknown=TV l2l1:not_,=VT
l2l1:not_pointing=TV l2l1:number_common=TV l2l1:on_article=TV l2l1:on_interrogative=TV
l2l1:on_lower=TV l2l1:on_platform=TV l2l1:on_unknown=TV l2l1:person_,=VT l2l1:person_Unknown=TV
l2l1:person_about=TV l2l1:person_bot=TV l2l1:person_common=TV l2l1:person_courtesy=TV
l2l1:person_interrogative=TV l2l1:person_lower=VT l2l1:person_person=XR l2l1:person_self=TV
l2l1:platform_,=TV l2l1:platform_?=TV l2l1:platform_about=YQ l2l1:platform_common=XR
l2l1:platform_lower=TV l2l1:platform_on=YQ l2l1:platform_possessiveBefore=ZP
l2l1:platform_question=TV l2l1:platform_unknown=TV l2l1:pointing_Unknown=VT l2l1:pointing_about=TV
l2l1:pointing_article=VT l2l1:pointing_he=VT l2l1:pointing_holds=TV l2l1:pointing_interrogative=RX
l2l1:pointing_on=TV l2l1:pointing_person=VT l2l1:pointing_question=TV l2l1:pointing_relative=TV
l2l1:pointing_request=VT l2l1:pointing_statement=VT l2l1:pointing_trust=TV
l2l1:possessiveBefore_lower=TV l2l1:praise_,=SW l2l1:praise_common=TV l2l1:praise_lower=TV
l2l1:praise_question=VT l2l1:praise_unknown=TV l2l1:profile_about=WS l2l1:profile_common=VT
l2l1:profile_lower=VT l2l1:profile_on=VT l2l1:profile_possessiveBefore=VT l2l1:question_about=VT
l2l1:question_correction=TV l2l1:question_courtesy=TV l2l1:question_first=VT l2l1:question_on=VT
l2l1:question_person=WS l2l1:question_possessiveBefore=VT l2l1:question_request=VT
l2l1:question_statement=TV l2l1:question_trust=VT l2l1:request_,=TV l2l1:request_Unknown=RX
l2l1:request_about=WS l2l1:request_common=VT l2l1:request_interrogative=VT l2l1:request_lower=VT
l2l1:request_my=TV l2l1:request_on=VT l2l1:request_person=TV l2l1:request_self=WS
l2l1:request_unknown=TV l2l1:self_about=TV l2l1:self_article=TV l2l1:self_common=TV
l2l1:self_courtesy=TV l2l1:self_he=VT l2l1:self_on=TV l2l1:self_statement=VT
l2l1:statement_correction=TV l2l1:statement_lower=VT l2l1:statement_mention=VT l2l1:statement_on=TV
l2l1:statement_person=VT l2l1:statement_pointing=VT l2l1:statement_statement=VT
l2l1:statement_unknown=VT l2l1:thanks_,=TV l2l1:trust_,=TV l2l1:trust_?=VT l2l1:trust_about=TV
l2l1:trust_lower=VT l2l1:trust_or=TV l2l1:trust_possessiveBefore=TV l2l1:trust_unknown=VT
l2l1:unknown_.=VT l2l1:unknown_Unknown=TV l2l1:unknown_and=YQ l2l1:unknown_bot=TV
l2l1:unknown_compare=VT l2l1:unknown_correction=VT l2l1:unknown_interrogative=TV l2l1:unknown_my=TV
l2l1:unknown_notAfter=VT l2l1:unknown_number=TV l2l1:unknown_on=TV l2l1:unknown_or=XR
l2l1:unknown_possessiveBefore=SW l2l1:unknown_profile=TV l2l1:unknown_relative=VT
l2l1:unknown_self=TV l2l1:unknown_statement=TV l2l1:unknown_unknown=TV l2l1:wallet_about=VT
l2l1:wallet_lower=VT l2l1:wallet_possessiveBefore=VT l2l1:wallet_unknown=VT l2l1:yes_,=TV
l2l1:yes_about=TV l2l1:yes_common=VT l2l1:yes_copula=TV l2l1:yes_correction=WS l2l1:yes_lower=VT
l2l1:yes_question=TV l2l1:yes_unknown=VT l2l1:you_bot=VT l2l1:you_request=VT l:?=SW l:Unknown=Mc
l:about=VT l:common=SW l:compare=VT l:copula=VT l:correction=YQ l:credentials=TV l:end=VT
l:endorse=TV l:ens=TV l:first=SW l:form=TV l:greeting=SW l:he=SW l:help=SW l:holds=TV
l:interrogative=WS l:interrogativeSubject=TV l:lower=VT l:mention=SW l:my=QY l:name=SW l:no=TV
l:not=RX l:number=SW l:platform=TV l:pointing=TV l:possessiveAfter=TV l:possessiveBefore=VT
l:praise=RX l:profile=SW l:question=VT l:relative=WS l:request=WS l:rhetorical=TV l:second=SW
l:self=RX l:thanks=RX l:third=TV l:trust=TV l:verifiers=WS l:wallet=TV l:you=RX language:false/0=VT
language:false/2=TV language:false/3=TV language:false/4=SW language:false/7=SW language:true/0=VT
language:true/1=XR language:true/2=TV language:true/3=TV language:true/4=SW language:true/7=RX
last:false=TV last:true=VT letters:0/latin=SW letters:1/han=QY letters:1/latin=TV letters:1/other=SW
letters:2/han=SW letters:2/other=QY letters:3/han=SW letters:3/other=QY letters:4/han=VT
letters:4/latin=VT letters:4/other=TV letters:7/latin=WS letters:7/other=VT named-as:joined/true=RX
named-as:mention/false=VT named-as:mention/true=TV named-as:platform/false=RX
named-as:written/false=bN named-as:written/true=YQ named-behind:false/false/false=WS
named-behind:false/false/first=TV named-behind:false/false/middle=TV
named-behind:false/false/only=WS named-behind:false/false/true=QY named-behind:false/true/false=VT
named-behind:false/true/first=VT named-behind:false/true/last=TV named-behind:false/true/middle=TV
named-behind:false/true/true=SW named-behind:true/false/first=SW named-behind:true/false/last=WS
named-behind:true/false/middle=TV named-behind:true/false/only=VT named-behind:true/false/true=RX
named-behind:true/true/first=TV named-behind:true/true/last=TV named-behind:true/true/only=VT
named-behind:true/true/true=TV named-c:accounts=TV named-c:bot=VT named-c:compare=XR
named-c:correction=WS named-c:credentials=WS named-c:emoji=TV named-c:endorse=TV named-c:fid=VT
named-c:first=TV named-c:form=WS named-c:greeting=QY named-c:he=TV named-c:help=VT named-c:holds=WS
named-c:interrogative=TV named-c:interrogativeSubject=TV named-c:my=VT named-c:no=TV named-c:not=RX
named-c:notAfter=SW named-c:only=VT named-c:or=XR named-c:pointing=TV named-c:possessiveAfter=VT
named-c:possessiveBefore=TV named-c:praise=TV named-c:question=VT named-c:relative=RX
named-c:rhetorical=TV named-c:second=TV named-c:statement=SW named-c:third=VT named-c:trust=VT
named-c:verifiers=VT named-c:wallet=VT named-c:wrong=QY named-c:yes=VT named-c:you=TV
named-clause:0/1/true=VT named-clause:1/1/true=VT named-clause:2/1/true=TV named-clause:3/1/false=VT
named-clause:3/1/true=VT named-clause:4/1/true=TV named-clause:7/1/true=VT
named-context:card/false=XR named-context:question/false=SW named-context:question/true=QY
named-context:quote/false=QY named-context:reply/false=TV named-context:reply/true=TV
named-context:top/false=VT named-context:top/true=VT named-echo:common=TV named-echo:courtesy=TV
named-echo:interrogative=XR named-echo:lower=SW named-echo:none/true=YQ named-echo:not=Nb
named-echo:true/false/false/false=SW named-echo:true/false/true/false=Oa
named-echo:true/true/false/false=WS named-echo:unknown=SW named-first:false/embedded=VT
named-first:true/embedded=SW named-from-last:.=WS named-from-last:?=SW named-from-last:about=WS
named-from-last:accounts=TV named-from-last:and=VT named-from-last:article=WS named-from-last:bot=VT
named-from-last:common=VT named-from-last:compare=TV named-from-last:copula=VT
named-from-last:correction=VT named-from-last:courtesy=VT named-from-last:greeting=TV
named-from-last:interrogative=SW named-from-last:lower=WS named-from-last:my=SW
named-from-last:no=XR named-from-last:not=RX named-from-last:notAfter=XR named-from-last:only=SW
named-from-last:or=VT named-from-last:platform=RX named-from-last:possessiveBefore=XR
named-from-last:profile=TV named-from-last:question=VT named-from-last:relative=VT
named-from-last:request=VT named-from-last:self=XR named-from-last:statement=YQ
named-from-last:trust=VT named-from-last:you=WS named-l1:,=VT named-l1:?=RX named-l1:and=VT
named-l1:article=TV named-l1:bot=WS named-l1:compare=WS named-l1:copula=WS named-l1:correction=VT
named-l1:fid=VT named-l1:first=SW named-l1:form=TV named-l1:greeting=RX named-l1:he=TV
named-l1:holds=VT named-l1:interrogative=WS named-l1:no=TV named-l1:not=Oa named-l1:notAfter=VT
named-l1:on=VT named-l1:only=XR named-l1:or=VT named-l1:person=YQ named-l1:pointing=VT
named-l1:possessiveBefore=TV named-l1:praise=SW named-l1:profile=WS named-l1:question=WS
named-l1:relative=TV named-l1:request=VT named-l1:statement=TV named-l1:thanks=SW
named-l1:verifiers=WS named-l1:yes=VT named-l1:you=TV named-l1r1:,_,=TV named-l1r1:,_.=WS
named-l1r1:,_bot=VT named-l1r1:,_common=TV named-l1r1:,_correction=TV named-l1r1:,_courtesy=TV
named-l1r1:,_end=XR named-l1r1:,_interrogative=VT named-l1r1:,_lower=VT named-l1r1:,_mention=VT
named-l1r1:,_name=VT named-l1r1:,_not=TV named-l1r1:,_notAfter=SW named-l1r1:,_on=TV
named-l1r1:,_or=VT named-l1r1:,_pointing=TV named-l1r1:,_request=TV named-l1r1:,_statement=TV
named-l1r1:._.=VT named-l1r1:._end=VT named-l1r1:._lower=SW named-l1r1:._unknown=SW
named-l1r1:?_end=WS named-l1r1:?_lower=SW named-l1r1:?_unknown=SW named-l1r1:about_,=WS
named-l1r1:about_.=TV named-l1r1:about_?=VT named-l1r1:about_bot=WS named-l1r1:about_common=TV
named-l1r1:about_compare=VT named-l1r1:about_copula=TV named-l1r1:about_courtesy=TV
named-l1r1:about_interrogative=TV named-l1r1:about_on=TV named-l1r1:about_person=TV
named-l1r1:about_question=TV named-l1r1:accounts_,=VT named-l1r1:accounts_end=TV named-l1r1:and_,=SW
named-l1r1:and_.=VT named-l1r1:and_?=VT named-l1r1:and_bot=VT named-l1r1:and_compare=VT
named-l1r1:and_courtesy=VT named-l1r1:and_end=XR named-l1r1:and_request=TV named-l1r1:article_.=SW
named-l1r1:article_?=VT named-l1r1:article_about=TV named-l1r1:article_common=VT
named-l1r1:article_correction=TV named-l1r1:article_courtesy=TV named-l1r1:article_holds=VT
named-l1r1:article_lower=TV named-l1r1:article_not=TV named-l1r1:article_on=TV
named-l1r1:article_unknown=TV named-l1r1:bot_,=WS named-l1r1:bot_.=TV named-l1r1:bot_about=VT
named-l1r1:bot_and=YQ named-l1r1:bot_common=VT named-l1r1:bot_compare=VT named-l1r1:bot_copula=RX
named-l1r1:bot_courtesy=VT named-l1r1:bot_end=QY named-l1r1:bot_fid=TV named-l1r1:bot_he=VT
named-l1r1:bot_holds=SW named-l1r1:bot_interrogative=WS named-l1r1:bot_interrogativeSubject=VT
named-l1r1:bot_lower=WS named-l1r1:bot_mention=VT named-l1r1:bot_name=WS named-l1r1:bot_not=WS
named-l1r1:bot_notAfter=QY named-l1r1:bot_on=XR named-l1r1:bot_only=VT named-l1r1:bot_or=VT
named-l1r1:bot_platform=WS named-l1r1:bot_pointing=WS named-l1r1:bot_possessiveBefore=VT
named-l1r1:bot_question=VT named-l1r1:bot_request=XR named-l1r1:bot_statement=RX
named-l1r1:bot_trust=VT named-l1r1:bot_unknown=VT named-l1r1:bot_yes=TV named-l1r1:common_,=VT
named-l1r1:common_.=SW named-l1r1:common_about=RX named-l1r1:common_bot=SW
named-l1r1:common_copula=VT named-l1r1:common_end=VT named-l1r1:common_interrogative=VT
named-l1r1:common_pointing=TV named-l1r1:common_question=TV named-l1r1:common_request=TV
named-l1r1:common_statement=VT named-l1r1:compare_about=VT named-l1r1:compare_and=WS
named-l1r1:compare_common=VT named-l1r1:compare_correction=VT named-l1r1:compare_end=TV
named-l1r1:compare_lower=VT named-l1r1:compare_unknown=WS named-l1r1:copula_?=TV
named-l1r1:copula_about=TV named-l1r1:copula_and=VT named-l1r1:copula_article=WS
named-l1r1:copula_common=TV named-l1r1:copula_correction=TV named-l1r1:copula_end=VT
named-l1r1:copula_holds=VT named-l1r1:copula_lower=VT named-l1r1:copula_on=TV
named-l1r1:copula_question=VT named-l1r1:copula_request=VT named-l1r1:copula_unknown=VT
named-l1r1:correction_and=VT named-l1r1:correction_courtesy=VT named-l1r1:correction_end=XR
named-l1r1:correction_lower=VT named-l1r1:courtesy_about=WS named-l1r1:courtesy_bot=VT
named-l1r1:courtesy_common=TV named-l1r1:courtesy_compare=TV named-l1r1:courtesy_copula=SW
named-l1r1:courtesy_courtesy=VT named-l1r1:courtesy_end=WS named-l1r1:courtesy_lower=TV
named-l1r1:courtesy_on=WS named-l1r1:courtesy_person=VT named-l1r1:courtesy_question=TV
named-l1r1:courtesy_statement=VT named-l1r1:end_,=VT named-l1r1:end_and=VT named-l1r1:end_common=TV
named-l1r1:end_copula=TV named-l1r1:end_correction=VT named-l1r1:end_courtesy=TV
named-l1r1:end_form=SW named-l1r1:end_handle=SW named-l1r1:end_he=VT named-l1r1:end_holds=TV
named-l1r1:end_interrogative=VT named-l1r1:end_lower=TV named-l1r1:end_mention=XR
named-l1r1:end_name=TV named-l1r1:end_notAfter=TV named-l1r1:end_on=VT named-l1r1:end_only=TV
named-l1r1:end_person=TV named-l1r1:end_pointing=VT named-l1r1:end_possessiveAfter=TV
named-l1r1:end_question=TV named-l1r1:end_request=TV named-l1r1:end_statement=SW named-l1r1:he_on=TV
named-l1r1:holds_lower=VT named-l1r1:holds_unknown=VT named-l1r1:interrogative_?=WS
named-l1r1:interrogative_and=VT named-l1r1:interrogative_correction=TV
named-l1r1:interrogative_courtesy=VT named-l1r1:interrogative_end=WS
named-l1r1:interrogative_lower=TV named-l1r1:interrogative_on=VT named-l1r1:interrogative_unknown=TV
named-l1r1:lower_and=VT named-l1r1:lower_article=VT named-l1r1:lower_bot=VT
named-l1r1:lower_copula=WS named-l1r1:lower_end=TV named-l1r1:lower_he=VT named-l1r1:lower_holds=VT
named-l1r1:lower_lower=VT named-l1r1:lower_person=VT named-l1r1:lower_platform=PZ
named-l1r1:lower_pointing=VT named-l1r1:lower_question=VT named-l1r1:lower_statement=VT
named-l1r1:mention_,=VT named-l1r1:mention_common=TV named-l1r1:mention_end=VT
named-l1r1:mention_lower=TV named-l1r1:mention_mention=VT named-l1r1:mention_name=TV
named-l1r1:name_,=TV named-l1r1:name_common=TV named-l1r1:name_end=VT named-l1r1:name_lower=TV
named-l1r1:notAfter_courtesy=VT named-l1r1:notAfter_unknown=VT named-l1r1:not_,=RX
named-l1r1:not_common=TV named-l1r1:not_correction=TV named-l1r1:not_courtesy=TV
named-l1r1:not_end=PZ named-l1r1:not_question=VT named-l1r1:not_request=RX named-l1r1:on_.=TV
named-l1r1:on_?=VT named-l1r1:on_about=VT named-l1r1:on_and=VT named-l1r1:on_bot=VT
named-l1r1:on_common=VT named-l1r1:on_courtesy=VT named-l1r1:on_lower=TV named-l1r1:on_on=TV
named-l1r1:only_,=VT named-l1r1:only_courtesy=VT named-l1r1:only_end=VT named-l1r1:or_?=VT
named-l1r1:person_,=VT named-l1r1:person_common=VT named-l1r1:person_lower=WS
named-l1r1:person_question=VT named-l1r1:person_statement=TV named-l1r1:person_unknown=WS
named-l1r1:platform_,=VT named-l1r1:platform_?=SW named-l1r1:platform_common=VT
named-l1r1:platform_end=WS named-l1r1:platform_he=TV named-l1r1:platform_interrogative=WS
named-l1r1:platform_lower=RX named-l1r1:platform_person=WS named-l1r1:platform_unknown=RX
named-l1r1:pointing_,=VT named-l1r1:pointing_copula=TV named-l1r1:pointing_courtesy=VT
named-l1r1:pointing_end=VT named-l1r1:pointing_pointing=VT named-l1r1:pointing_question=TV
named-l1r1:possessiveAfter_lower=VT named-l1r1:possessiveBefore_,=SW
named-l1r1:possessiveBefore_.=TV named-l1r1:possessiveBefore_and=VT
named-l1r1:possessiveBefore_bot=VT named-l1r1:possessiveBefore_end=WS named-l1r1:question_,=VT
named-l1r1:question_.=TV named-l1r1:question_about=TV named-l1r1:question_and=VT
named-l1r1:question_article=WS named-l1r1:question_correction=TV named-l1r1:question_end=VT
named-l1r1:question_holds=VT named-l1r1:question_lower=VT named-l1r1:question_on=SW
named-l1r1:question_platform=VT named-l1r1:question_request=VT named-l1r1:question_unknown=WS
named-l1r1:request_.=TV named-l1r1:request_?=VT named-l1r1:request_common=TV
named-l1r1:request_courtesy=SW named-l1r1:request_end=XR named-l1r1:request_interrogative=SW
named-l1r1:request_lower=VT named-l1r1:request_on=VT named-l1r1:request_unknown=VT
named-l1r1:statement_,=WS named-l1r1:statement_.=SW named-l1r1:statement_about=TV
named-l1r1:statement_end=TV named-l1r1:statement_lower=VT named-l1r1:statement_pointing=VT
named-l1r1:statement_question=TV named-l1r1:statement_statement=TV named-l1r1:unknown_,=TV
named-l1r1:unknown_?=VT named-l1r1:unknown_and=VT named-l1r1:unknown_article=VT
named-l1r1:unknown_bot=VT named-l1r1:unknown_copula=WS named-l1r1:unknown_courtesy=TV
named-l1r1:unknown_end=TV named-l1r1:unknown_he=VT named-l1r1:unknown_holds=VT
named-l1r1:unknown_interrogativeSubject=TV named-l1r1:unknown_on=WS named-l1r1:unknown_person=VT
named-l1r1:unknown_platform=QY named-l1r1:unknown_pointing=VT named-l1r1:unknown_question=VT
named-l1r1:unknown_request=TV named-l1r1:unknown_statement=VT named-l1r1:verifiers_?=VT
named-l1r1:verifiers_end=VT named-l1r1:verifiers_lower=VT named-l1r1:verifiers_unknown=VT
named-l1r1:wallet_question=VT named-l1r1:yes_end=VT named-l1r1:yes_lower=VT
named-l1r1:yes_unknown=VT named-l2:.=VT named-l2:?=SW named-l2:and=VT named-l2:article=RX
named-l2:common=TV named-l2:credentials=VT named-l2:end=TV named-l2:ens=VT named-l2:form=RX
named-l2:greeting=SW named-l2:he=TV named-l2:my=RX named-l2:no=XR named-l2:not=RX
named-l2:notAfter=WS named-l2:on=TV named-l2:only=TV named-l2:platform=VT named-l2:pointing=VT
named-l2:possessiveAfter=VT named-l2:possessiveBefore=VT named-l2:profile=TV named-l2:relative=QY
named-l2:request=WS named-l2:self=VT named-l2:statement=WS named-l2:trust=XR named-l2:verifiers=VT
named-l2:wallet=VT named-l2:yes=SW named-l2:you=WS named-l2l1:,_,=TV named-l2l1:,_about=VT
named-l2l1:,_correction=XR named-l2l1:,_interrogative=WS named-l2l1:,_lower=SW named-l2l1:,_name=VT
named-l2l1:,_no=SW named-l2l1:,_not=RX named-l2l1:,_notAfter=TV named-l2l1:,_pointing=WS
named-l2l1:,_request=WS named-l2l1:,_statement=TV named-l2l1:,_unknown=SW named-l2l1:._bot=VT
named-l2l1:._courtesy=TV named-l2l1:about_,=VT named-l2l1:about_common=TV
named-l2l1:about_platform=TV named-l2l1:accounts_about=TV named-l2l1:and_about=TV
named-l2l1:and_lower=VT named-l2l1:and_on=TV named-l2l1:and_possessiveBefore=TV
named-l2l1:and_unknown=VT named-l2l1:article_common=VT named-l2l1:article_platform=RX
named-l2l1:article_unknown=VT named-l2l1:bot_article=WS named-l2l1:bot_common=VT
named-l2l1:bot_compare=WS named-l2l1:bot_copula=VT named-l2l1:bot_he=VT named-l2l1:bot_lower=VT
named-l2l1:bot_not=QY named-l2l1:bot_notAfter=TV named-l2l1:bot_only=VT named-l2l1:bot_person=VT
named-l2l1:bot_platform=YQ named-l2l1:bot_question=WS named-l2l1:bot_request=TV
named-l2l1:bot_statement=SW named-l2l1:bot_verifiers=VT named-l2l1:bot_wallet=TV
named-l2l1:common_and=VT named-l2l1:common_common=VT named-l2l1:common_copula=VT
named-l2l1:common_interrogative=VT named-l2l1:common_lower=TV named-l2l1:common_not=SW
named-l2l1:common_on=TV named-l2l1:common_person=VT named-l2l1:common_possessiveBefore=VT
named-l2l1:common_question=VT named-l2l1:common_request=VT named-l2l1:common_statement=WS
named-l2l1:common_unknown=TV named-l2l1:compare_common=TV named-l2l1:copula_article=TV
named-l2l1:copula_lower=TV named-l2l1:copula_unknown=TV named-l2l1:correction_,=WS
named-l2l1:correction_common=SW named-l2l1:correction_courtesy=VT named-l2l1:correction_lower=TV
named-l2l1:correction_not=TV named-l2l1:correction_unknown=SW named-l2l1:courtesy_.=TV
named-l2l1:courtesy_about=TV named-l2l1:courtesy_common=VT named-l2l1:courtesy_copula=TV
named-l2l1:courtesy_courtesy=VT named-l2l1:courtesy_on=TV named-l2l1:courtesy_pointing=WS
named-l2l1:courtesy_question=TV named-l2l1:courtesy_request=TV named-l2l1:courtesy_statement=VT
named-l2l1:end_article=SW named-l2l1:end_bot=VT named-l2l1:end_common=RX named-l2l1:end_copula=VT
named-l2l1:end_correction=VT named-l2l1:end_courtesy=SW named-l2l1:end_end=TV
named-l2l1:end_interrogative=VT named-l2l1:end_lower=SW named-l2l1:end_mention=WS
named-l2l1:end_name=VT named-l2l1:end_platform=VT named-l2l1:end_pointing=SW
named-l2l1:end_praise=SW named-l2l1:end_question=WS named-l2l1:end_request=WS
named-l2l1:end_statement=RX named-l2l1:end_unknown=TV named-l2l1:end_verifiers=VT
named-l2l1:fid_about=VT named-l2l1:form_and=VT named-l2l1:form_courtesy=VT named-l2l1:form_lower=TV
named-l2l1:form_unknown=TV named-l2l1:he_lower=VT named-l2l1:he_unknown=VT
named-l2l1:interrogativeSubject_unknown=TV named-l2l1:interrogative_article=VT
named-l2l1:interrogative_lower=TV named-l2l1:interrogative_pointing=VT named-l2l1:lower_?=TV
named-l2l1:lower_about=TV named-l2l1:lower_common=VT named-l2l1:lower_correction=TV
named-l2l1:lower_courtesy=VT named-l2l1:lower_he=TV named-l2l1:lower_interrogative=TV
named-l2l1:lower_lower=VT named-l2l1:lower_not=VT named-l2l1:lower_on=VT named-l2l1:lower_person=VT
named-l2l1:lower_platform=TV named-l2l1:lower_pointing=TV named-l2l1:lower_possessiveBefore=SW
named-l2l1:lower_unknown=VT named-l2l1:lower_yes=VT named-l2l1:mention_.=VT
named-l2l1:mention_about=WS named-l2l1:mention_compare=VT named-l2l1:mention_correction=TV
named-l2l1:mention_courtesy=VT named-l2l1:mention_mention=TV named-l2l1:mention_not=SW
named-l2l1:mention_notAfter=WS named-l2l1:mention_or=WS named-l2l1:mention_request=TV
named-l2l1:mention_statement=XR named-l2l1:mention_unknown=VT named-l2l1:name_.=VT
named-l2l1:name_about=WS named-l2l1:name_and=VT named-l2l1:name_compare=VT
named-l2l1:name_correction=TV named-l2l1:name_courtesy=VT named-l2l1:name_lower=TV
named-l2l1:name_not=SW named-l2l1:name_notAfter=WS named-l2l1:name_or=VT named-l2l1:name_question=TV
named-l2l1:name_request=SW named-l2l1:name_statement=WS named-l2l1:no_,=VT
named-l2l1:no_correction=TV named-l2l1:notAfter_,=VT named-l2l1:not_lower=TV
named-l2l1:not_unknown=TV named-l2l1:on_lower=TV named-l2l1:on_platform=SW named-l2l1:on_unknown=TV
named-l2l1:only_,=TV named-l2l1:person_lower=VT named-l2l1:person_possessiveBefore=TV
named-l2l1:person_unknown=VT named-l2l1:platform_,=VT named-l2l1:platform_about=TV
named-l2l1:platform_common=TV named-l2l1:platform_copula=VT named-l2l1:platform_lower=VT
named-l2l1:platform_on=WS named-l2l1:platform_person=VT named-l2l1:platform_possessiveAfter=VT
named-l2l1:platform_possessiveBefore=VT named-l2l1:platform_question=VT
named-l2l1:platform_unknown=VT named-l2l1:pointing_,=VT named-l2l1:pointing_about=WS
named-l2l1:pointing_common=TV named-l2l1:pointing_courtesy=VT named-l2l1:pointing_not=VT
named-l2l1:pointing_person=VT named-l2l1:pointing_wallet=VT named-l2l1:profile_,=VT
named-l2l1:profile_about=TV named-l2l1:profile_common=TV named-l2l1:profile_lower=VT
named-l2l1:profile_on=TV named-l2l1:profile_possessiveBefore=SW named-l2l1:question_,=SW
named-l2l1:question_about=VT named-l2l1:question_common=VT named-l2l1:question_copula=TV
named-l2l1:question_lower=VT named-l2l1:question_on=VT named-l2l1:question_possessiveBefore=VT
named-l2l1:question_unknown=VT named-l2l1:relative_about=QY named-l2l1:relative_on=QY
named-l2l1:relative_possessiveBefore=QY named-l2l1:request_about=VT
named-l2l1:request_interrogative=VT named-l2l1:request_lower=VT
named-l2l1:request_possessiveBefore=VT named-l2l1:request_request=TV named-l2l1:self_about=WS
named-l2l1:self_and=TV named-l2l1:self_common=VT named-l2l1:self_not=TV named-l2l1:trust_,=VT
named-l2l1:unknown_?=TV named-l2l1:unknown_and=VT named-l2l1:unknown_bot=VT
named-l2l1:unknown_common=WS named-l2l1:unknown_holds=VT named-l2l1:unknown_interrogative=TV
named-l2l1:unknown_lower=VT named-l2l1:unknown_not=VT named-l2l1:unknown_on=VT
named-l2l1:unknown_person=VT named-l2l1:unknown_platform=SW named-l2l1:unknown_possessiveAfter=TV
named-l2l1:unknown_possessiveBefore=SW named-l2l1:yes_,=TV named-l2l1:you_lower=WS
named-l2l1:you_request=VT named-l2l1:you_unknown=WS named-l3:.=TV named-l3:?=SW named-l3:about=TV
named-l3:and=RX named-l3:bot=WS named-l3:compare=WS named-l3:copula=SW named-l3:correction=XR
named-l3:end=TV named-l3:form=SW named-l3:greeting=TV named-l3:interrogative=TV
named-l3:interrogativeSubject=WS named-l3:lower=VT named-l3:my=WS named-l3:name=TV named-l3:no=VT
named-l3:not=WS named-l3:notAfter=WS named-l3:number=VT named-l3:on=WS named-l3:only=SW
named-l3:or=VT named-l3:person=WS named-l3:platform=TV named-l3:possessiveAfter=VT
named-l3:possessiveBefore=TV named-l3:profile=WS named-l3:request=VT named-l3:self=VT
named-l3:statement=WS named-l3:thanks=TV named-l3:unknown=VT named-l3:verifiers=TV
named-l3:wallet=TV named-l3:you=VT named-l:?=QY named-l:common=TV named-l:compare=VT
named-l:copula=VT named-l:correction=WS named-l:credentials=TV named-l:fid=VT named-l:form=SW
named-l:greeting=RX named-l:he=TV named-l:interrogative=WS named-l:interrogativeSubject=VT
named-l:my=TV named-l:not=PZ named-l:on=TV named-l:only=WS named-l:or=WS named-l:pointing=VT
named-l:possessiveBefore=VT named-l:profile=VT named-l:question=VT named-l:relative=TV
named-l:request=VT named-l:statement=TV named-l:thanks=SW named-l:verifiers=VT named-l:wallet=TV
named-l:you=VT named-language:false/0=VT named-language:false/7=TV named-language:true/0=WS
named-language:true/1=WS named-named:false/false=XR named-near:false/first=TV
named-near:false/last=TV named-near:true/last=VT named-near:true/only=VT
named-nearest:1/false/false/false/false=WS named-nearest:1/false/false/false/true=WS
named-nearest:1/false/false=WS named-nearest:1/true/false/false/false=WS
named-nearest:1/true/false/true/false=WS named-nearest:1/true/false=WS
named-nearest:2/false/false/false/false=VT named-nearest:2/false/false/true/false=WS
named-nearest:2/false/false=WS named-nearest:2/false/true/false/true=WS
named-nearest:2/false/true/true/true=VT named-nearest:2/false/true=WS
named-nearest:2/true/false/false/true=VT named-nearest:2/true/false/true/false=VT
named-nearest:2/true/false=WS named-nearest:2/true/true/true/false=VT
named-nearest:3/false/false/false/false=TV named-nearest:3/false/false/false/true=VT
named-nearest:3/false/false/true/false=TV named-nearest:3/false/false/true/true=WS
named-nearest:3/false/true/false/false=TV named-nearest:3/false/true/false/true=VT
named-nearest:3/false/true/true/true=VT named-nearest:3/false/true=VT
named-nearest:3/true/false/false/false=TV named-nearest:3/true/false/true/false=TV
named-nearest:3/true/false=TV named-nearest:3/true/true/false/false=VT
named-nearest:3/true/true/false/true=TV named-nearest:3/true/true/true/false=TV
named-nearest:3/true/true=TV named-nearest:4/false/false/false/false=TV
named-nearest:4/false/false/false/true=SW named-nearest:4/false/false/true/true=TV
named-nearest:4/false/false=SW named-nearest:4/false/true/false/false=TV
named-nearest:4/true/false/false/false=WS named-nearest:4/true/false/true/false=TV
named-nearest:4/true/true/false/false=TV named-nearest:4/true/true/true/false=VT
named-out:false/before=VT named-out:false/null=VT named-out:true/after=PZ named-out:true/before=Nb
named-out:true/null=TV named-person:false/false/card=YQ named-person:false/false/reply=VT
named-person:false/true/card=VT named-person:false/true/question=RX named-person:false/true/reply=WS
named-person:false/true/top=VT named-person:true/false/card=TV named-person:true/false/quote=RX
named-person:true/false/reply=RX named-person:true/false/top=VT named-person:true/true/question=SW
named-person:true/true/quote=SW named-person:true/true/reply=RX named-person:true/true/top=VT
named-place-clause:false:about=VT named-place-clause:false:and=TV
named-place-clause:false:article=WS named-place-clause:false:bot=TV
named-place-clause:false:common=TV named-place-clause:false:courtesy=TV
named-place-clause:false:last=TV named-place-clause:false:lower=VT
named-place-clause:false:mention=TV named-place-clause:false:name=TV named-place-clause:false:not=VT
named-place-clause:false:notAfter=XR named-place-clause:false:only=PZ
named-place-clause:false:pointing=WS named-place-clause:false:possessiveBefore=VT
named-place-clause:false:question=VT named-place-clause:false:self=TV
named-place-clause:false:third=TV named-place-clause:false:unknown=VT
named-place-clause:true:about=TV named-place-clause:true:and=TV named-place-clause:true:article=SW
named-place-clause:true:common=WS named-place-clause:true:courtesy=WS
named-place-clause:true:last=VT named-place-clause:true:lower=SW named-place-clause:true:mention=TV
named-place-clause:true:name=TV named-place-clause:true:not=SW named-place-clause:true:notAfter=RX
named-place-clause:true:on=TV named-place-clause:true:only=XR
named-place-clause:true:possessiveBefore=TV named-place-clause:true:question=SW
named-place-clause:true:second=TV named-place-clause:true:self=VT named-place-clause:true:unknown=SW
named-place-w:false:=VT named-place-w:false:al=VT named-place-w:false:need=TV
named-place-w:false:one=WS named-place-w:false:only=TV named-place-w:false:the_first=TV
named-place-w:false:the_last_one=TV named-place-w:true:=SW named-placed:false/undefined/2/false=TV
named-placed:false/undefined/3/true=VT named-placed:false/undefined=VT named-placed:none/1/false=VT
named-placed:none/3/false=TV named-placed:none/4/false=SW named-placed:none/5/false=SW
named-placed:true/false/2/false=VT named-placed:true/false=VT named-placed:true/true/3/true=RX
named-placed:true/true=SW named-position:absent/false=WS named-position:absent/true=TV
named-position:embedded/false=TV named-position:embedded/true=TV named-position:vocative/true=VT
named-possessive:true=RX named-r1:.=SW named-r1:?=YQ named-r1:accounts=TV named-r1:and=WS
named-r1:bot=WS named-r1:common=TV named-r1:compare=WS named-r1:emoji=VT named-r1:end=VT
named-r1:form=RX named-r1:greeting=TV named-r1:handle=SW named-r1:he=VT named-r1:help=VT
named-r1:holds=VT named-r1:interrogative=WS named-r1:interrogativeSubject=SW named-r1:mention=VT
named-r1:not=VT named-r1:notAfter=QY named-r1:on=VT named-r1:only=VT named-r1:or=WS
named-r1:person=WS named-r1:platform=QY named-r1:pointing=WS named-r1:possessiveBefore=TV
named-r1:praise=SW named-r1:profile=TV named-r1:question=VT named-r1:relative=SW named-r1:request=TV
named-r1:self=SW named-r1:statement=SW named-r1:trust=VT named-r1:verifiers=VT named-r1:wallet=VT
named-r1:yes=SW named-r1:you=SW named-r2:.=SW named-r2:?=VT named-r2:about=TV named-r2:accounts=TV
named-r2:bot=VT named-r2:compare=VT named-r2:copula=VT named-r2:correction=QY named-r2:courtesy=TV
named-r2:credentials=VT named-r2:emoji=TV named-r2:fid=VT named-r2:first=TV named-r2:form=RX
named-r2:holds=TV named-r2:interrogative=XR named-r2:mention=VT named-r2:no=TV named-r2:not=XR
named-r2:notAfter=SW named-r2:on=VT named-r2:only=TV named-r2:person=VT named-r2:platform=WS
named-r2:pointing=TV named-r2:possessiveAfter=VT named-r2:possessiveBefore=TV named-r2:profile=SW
named-r2:question=WS named-r2:relative=SW named-r2:request=TV named-r2:second=TV
named-r2:statement=TV named-r2:thanks=VT named-r2:trust=WS named-r2:wallet=XR named-r2:yes=TV
named-r2:you=TV named-r3:,=SW named-r3:.=TV named-r3:?=XR named-r3:Unknown=TV named-r3:about=VT
named-r3:and=TV named-r3:copula=TV named-r3:correction=SW named-r3:credentials=WS named-r3:end=WS
named-r3:ens=VT named-r3:first=WS named-r3:form=RX named-r3:he=VT named-r3:holds=WS
named-r3:interrogativeSubject=VT named-r3:mention=WS named-r3:my=VT named-r3:no=TV named-r3:not=WS
named-r3:notAfter=VT named-r3:number=RX named-r3:on=TV named-r3:only=TV named-r3:person=TV
named-r3:platform=TV named-r3:pointing=VT named-r3:possessiveAfter=VT named-r3:profile=VT
named-r3:question=TV named-r3:relative=SW named-r3:request=VT named-r3:second=VT
named-r3:statement=TV named-r3:trust=TV named-r3:wallet=TV named-r3:yes=VT named-r:,=VT named-r:.=TV
named-r:?=WS named-r:Unknown=WS named-r:about=TV named-r:accounts=TV named-r:and=XR
named-r:common=VT named-r:compare=WS named-r:credentials=VT named-r:end=WS named-r:fid=VT
named-r:form=RX named-r:greeting=TV named-r:handle=SW named-r:interrogative=WS
named-r:interrogativeSubject=RX named-r:mention=VT named-r:no=TV named-r:not=WS named-r:notAfter=QY
named-r:on=VT named-r:or=XR named-r:platform=QY named-r:possessiveAfter=WS named-r:question=VT
named-r:relative=TV named-r:self=SW named-r:statement=RX named-r:trust=VT named-r:verifiers=WS
named-r:wallet=VT named-r:yes=VT named-r:you=TV named-rank:false/false/1/true=WS
named-rank:false/true/1/true=TV named-rank:first/2=TV named-rank:first/3=SW
named-rank:first/false/false=TV named-rank:first/false/true=ZP named-rank:first/true/true=PZ
named-rank:last/2=VT named-rank:last/4=TV named-rank:last/false/false=TV
named-rank:last/false/true=aO named-rank:last/true/true=RX named-rank:middle/3=TV
named-rank:middle/false/false=SW named-rank:middle/false/true=YQ named-rank:middle/true/true=SW
named-rank:only/1=VT named-rank:only/false/false=VT named-rank:true/false/1/true=TV
named-rank:true/true/1/true=VT named-request:false/false/false/false/false=WS
named-request:false/false/false/false/quote=TV named-request:false/false/false/false/top=XR
named-request:false/false/false/false/true=TV named-request:false/false/false/true/false=SW
named-request:false/false/false/true/reply=VT named-request:false/false/false/true/top=TV
named-request:false/false/false/true/true=VT named-request:false/false/true/false/false=VT
named-request:false/false/true/false/reply=TV named-request:false/false/true/false/top=XR
named-request:false/false/true/true/reply=SW named-request:false/false/true/true/top=VT
named-request:false/true/false/true/top=SW named-request:false/true/false/true/true=SW
named-request:false/true/true/false/reply=TV named-request:false/true/true/true/top=VT
named-request:none/false/card=XR named-request:none/false/quote=RX named-request:none/false/reply=TV
named-request:none/true/false=WS named-request:none/true/question=QY named-request:none/true/top=VT
named-request:none/true/true=TV named-request:true/false/false/false/false=TV
named-request:true/false/false/false/top=TV named-request:true/false/false/false/true=TV
named-request:true/false/false/true/false=RX named-request:true/false/false/true/top=TV
named-request:true/false/false/true/true=TV named-request:true/false/true/false/false=TV
named-request:true/false/true/false/quote=TV named-request:true/false/true/false/reply=TV
named-request:true/false/true/false/top=VT named-request:true/false/true/true/false=TV
named-request:true/false/true/true/reply=TV named-request:true/true/false/false/top=VT
named-request:true/true/false/true/top=SW named-request:true/true/false/true/true=TV
named-request:true/true/true/false/top=VT named-request:true/true/true/false/true=VT named-rest:.=SW
named-rest:Unknown=TV named-rest:about=SW named-rest:accounts=VT named-rest:and=SW
named-rest:article=VT named-rest:bot=VT named-rest:common=VT named-rest:compare=XR
named-rest:correction=SW named-rest:courtesy=VT named-rest:ens=SW named-rest:first=WS
named-rest:he=TV named-rest:help=TV named-rest:holds=VT named-rest:interrogative=TV
named-rest:interrogativeSubject=VT named-rest:last=TV named-rest:not=XR named-rest:notAfter=YQ
named-rest:on=VT named-rest:only=SW named-rest:or=TV named-rest:person=SW named-rest:platform=SW
named-rest:pointing=TV named-rest:possessiveAfter=TV named-rest:profile=VT named-rest:relative=TV
named-rest:request=TV named-rest:second=WS named-rest:self=TV named-rest:statement=TV
named-rest:thanks=WS named-rest:wallet=TV named-rest:you=TV named-rivals:false/false/false/false=XR
named-rivals:false/false/false/true=WS named-rivals:false/false/true/false=WS
named-rivals:false/false/true/true=VT named-rivals:false/true/false/false=TV
named-rivals:false/true/false/true=TV named-rivals:false/true/true/false=TV
named-rivals:false/true/true/true=RX named-rivals:true/false/false/false=VT
named-rivals:true/false/false/true=SW named-rivals:true/false/true/false=TV
named-rivals:true/true/true/true=TV named-self:false=VT named-self:true=TV
named-sole:false/false/card=WS named-sole:false/false/question=PZ named-sole:false/false/quote=SW
named-sole:false/true/card=TV named-sole:false/true/quote=SW named-sole:false/true/reply=RX
named-sole:false/true/top=VT named-sole:true/false/card=WS named-sole:true/false/question=VT
named-sole:true/false/reply=VT named-sole:true/false/top=YQ named-sole:true/true/quote=SW
named-sole:true/true/top=VT named-tail:.=TV named-tail:Unknown=SW named-tail:about=VT
named-tail:accounts=WS named-tail:and=RX named-tail:article=SW named-tail:bot=VT
named-tail:compare=WS named-tail:correction=VT named-tail:ens=VT named-tail:fid=TV
named-tail:first=TV named-tail:greeting=VT named-tail:he=TV named-tail:interrogative=TV
named-tail:interrogativeSubject=TV named-tail:last=TV named-tail:lower=VT named-tail:my=VT
named-tail:no=TV named-tail:not=RX named-tail:notAfter=RX named-tail:only=SW named-tail:platform=SW
named-tail:pointing=VT named-tail:possessiveAfter=VT named-tail:profile=VT named-tail:relative=VT
named-tail:request=WS named-tail:second=VT named-tail:unknown=VT named-tail:wallet=VT
named-tail:yes=TV named-tail:you=WS named-to-next:,=SW named-to-next:?=VT named-to-next:Unknown=TV
named-to-next:about=TV named-to-next:accounts=VT named-to-next:and=XR named-to-next:article=TV
named-to-next:bot=VT named-to-next:common=TV named-to-next:compare=VT named-to-next:copula=TV
named-to-next:correction=Oa named-to-next:courtesy=SW named-to-next:greeting=TV
named-to-next:holds=SW named-to-next:interrogativeSubject=TV named-to-next:no=SW
named-to-next:not=YQ named-to-next:notAfter=RX named-to-next:only=VT named-to-next:or=XR
named-to-next:person=RX named-to-next:platform=WS named-to-next:possessiveAfter=TV
named-to-next:possessiveBefore=TV named-to-next:profile=TV named-to-next:question=TV
named-to-next:request=SW named-to-next:self=TV named-to-next:statement=SW named-to-next:wallet=RX
named-to-next:yes=TV named-to-next:you=TV named-unknown:0/1=VT named-unknown:3/1=TV
named-unknown:4/1=TV named-w-from-last:&=VT named-w-from-last:about=VT named-w-from-last:and=WS
named-w-from-last:and_also=VT named-w-from-last:as=TV named-w-from-last:bot=VT
named-w-from-last:break=TV named-w-from-last:but=VT named-w-from-last:by=VT named-w-from-last:de=WS
named-w-from-last:değil=VT named-w-from-last:di=VT named-w-from-last:do=SW named-w-from-last:en=VT
named-w-from-last:et=TV named-w-from-last:he=TV named-w-from-last:i=VT named-w-from-last:i_mean=VT
named-w-from-last:ich=TV named-w-from-last:ile=VT named-w-from-last:in=WS named-w-from-last:is=VT
named-w-from-last:it=TV named-w-from-last:just=VT named-w-from-last:keeps=VT
named-w-from-last:know=VT named-w-from-last:me=VT named-w-from-last:mi=VT named-w-from-last:my=SW
named-w-from-last:not=SW named-w-from-last:o=WS named-w-from-last:oder=VT named-w-from-last:of=VT
named-w-from-last:only=VT named-w-from-last:or=VT named-w-from-last:platform=RX
named-w-from-last:que=WS named-w-from-last:si=VT named-w-from-last:so=WS
named-w-from-last:sondern=VT named-w-from-last:that=VT named-w-from-last:this=VT
named-w-from-last:to=TV named-w-from-last:und=VT named-w-from-last:vs=VT named-w-from-last:wait=VT
named-w-from-last:who=VT named-w-from-last:who_is=VT named-w-from-last:y=TV named-w-from-last:you=VT
named-w-from-last:а=VT named-w-from-last:и=TV named-w-from-last:или=VT named-w-from-last:у=VT
named-w-from-last:و=VT named-w-from-last:じゃなくて=VT named-w-from-last:と=VT named-w-from-last:に=VT
named-w-from-last:和=VT named-w-from-last:的=TV named-w-from-last:가=WS named-w-from-last:님=VT
named-w-from-last:랑=VT named-w-to-next:&=VT named-w-to-next:+=VT named-w-to-next:about=TV
named-w-to-next:and=VT named-w-to-next:and_also=WS named-w-to-next:as=XR named-w-to-next:ask=TV
named-w-to-next:break=SW named-w-to-next:but=SW named-w-to-next:by=TV named-w-to-next:de=TV
named-w-to-next:değil=TV named-w-to-next:di=TV named-w-to-next:do=WS named-w-to-next:et=VT
named-w-to-next:for=VT named-w-to-next:he=TV named-w-to-next:here=VT named-w-to-next:i=SW
named-w-to-next:i_mean=TV named-w-to-next:ile=VT named-w-to-next:in=TV named-w-to-next:is=TV
named-w-to-next:keeps=TV named-w-to-next:la=TV named-w-to-next:me=TV named-w-to-next:my=WS
named-w-to-next:no=QY named-w-to-next:not=WS named-w-to-next:o=TV named-w-to-next:oder=VT
named-w-to-next:of=TV named-w-to-next:on=WS named-w-to-next:only=VT named-w-to-next:or=WS
named-w-to-next:ou=VT named-w-to-next:platform=WS named-w-to-next:que=TV named-w-to-next:sama=VT
named-w-to-next:same=VT named-w-to-next:si=TV named-w-to-next:so=XR named-w-to-next:sondern=TV
named-w-to-next:the=VT named-w-to-next:this=SW named-w-to-next:thôi=VT named-w-to-next:tylko=TV
named-w-to-next:vs=WS named-w-to-next:với=WS named-w-to-next:wait=QY named-w-to-next:who=TV
named-w-to-next:who_is=TV named-w-to-next:you=TV named-w-to-next:а=TV named-w-to-next:и=VT
named-w-to-next:или=VT named-w-to-next:و=VT named-w-to-next:さん=TV named-w-to-next:じゃなくて=SW
named-w-to-next:と=WS named-w-to-next:和=VT named-w-to-next:是=TV named-w-to-next:的=TV
named-w-to-next:跟=VT named-w-to-next:님=SW named-w-to-next:랑=VT named-w-to-next:말고=TV
named-w-to-next:빼고=TV named-w-to-next:이=TV named-wc:false:&=VT named-wc:false:+=VT
named-wc:false:a=WS named-wc:false:a_bot=TV named-wc:false:about=SW named-wc:false:acaba=VT
named-wc:false:account=WS named-wc:false:actually=VT named-wc:false:ada=TV named-wc:false:aja=VT
named-wc:false:al=VT named-wc:false:alt=VT named-wc:false:ama=TV named-wc:false:an=WS
named-wc:false:and=VT named-wc:false:and_also=WS named-wc:false:any=VT named-wc:false:apa=VT
named-wc:false:aqui=VT named-wc:false:are=WS named-wc:false:as=XR named-wc:false:ask=TV
named-wc:false:asked=RX named-wc:false:at=WS named-wc:false:aí=VT named-wc:false:badge=VT
named-wc:false:before=VT named-wc:false:bi=VT named-wc:false:bitte=WS named-wc:false:bot=VT
named-wc:false:both=TV named-wc:false:but=RX named-wc:false:by=TV named-wc:false:bên=VT
named-wc:false:called=TV named-wc:false:can=TV named-wc:false:card=TV named-wc:false:coinbase=VT
named-wc:false:có=WS named-wc:false:da=VT named-wc:false:daha=VT named-wc:false:değil=SW
named-wc:false:di=TV named-wc:false:dis=VT named-wc:false:diye_biri=WS named-wc:false:dm=YQ
named-wc:false:do=XR named-wc:false:does=VT named-wc:false:dong=VT named-wc:false:dont=VT
named-wc:false:dwr=TV named-wc:false:emoji=TV named-wc:false:en=TV named-wc:false:ens=TV
named-wc:false:est=TV named-wc:false:eth=VT named-wc:false:even=VT named-wc:false:fid=VT
named-wc:false:first=VT named-wc:false:for=TV named-wc:false:for_me=VT named-wc:false:from=WS
named-wc:false:ga=VT named-wc:false:gitcoin=VT named-wc:false:graag=VT named-wc:false:guy=VT
named-wc:false:ha=TV named-wc:false:hai=VT named-wc:false:hariç=TV named-wc:false:has=TV
named-wc:false:hat=SW named-wc:false:have=VT named-wc:false:hay=SW named-wc:false:hein=SW
named-wc:false:here=TV named-wc:false:hes=WS named-wc:false:him=SW named-wc:false:his=TV
named-wc:false:hơn=VT named-wc:false:i=TV named-wc:false:if=VT named-wc:false:il=VT
named-wc:false:in=WS named-wc:false:is=TV named-wc:false:it=VT named-wc:false:itu=WS
named-wc:false:just=TV named-wc:false:keeps=VT named-wc:false:kimdir=VT named-wc:false:know=TV
named-wc:false:knows=RX named-wc:false:ko=WS named-wc:false:le=TV named-wc:false:legit=TV
named-wc:false:linda=SW named-wc:false:lo=VT named-wc:false:là=VT named-wc:false:là_ai=VT
named-wc:false:là_ai_vậy=VT named-wc:false:m=TV named-wc:false:me=VT named-wc:false:mi=WS
named-wc:false:more=VT named-wc:false:my=WS named-wc:false:mà=XR named-wc:false:mı=WS
named-wc:false:n=TV named-wc:false:na=VT named-wc:false:ne=VT named-wc:false:next=VT
named-wc:false:ni_nani=VT named-wc:false:not=VT named-wc:false:oder=VT named-wc:false:of=TV
named-wc:false:on_here=VT named-wc:false:one=SW named-wc:false:only=TV named-wc:false:op=TV
named-wc:false:optimist=WS named-wc:false:or=XR named-wc:false:otc=VT named-wc:false:ou=VT
named-wc:false:out=VT named-wc:false:over=TV named-wc:false:over_on=TV named-wc:false:owner=VT
named-wc:false:passport=VT named-wc:false:please=VT named-wc:false:pls=VT named-wc:false:plus=VT
named-wc:false:porfa=VT named-wc:false:punya=VT named-wc:false:que=TV named-wc:false:qui=SW
named-wc:false:quien_es=TV named-wc:false:real=VT named-wc:false:really=SW named-wc:false:right=TV
named-wc:false:same=WS named-wc:false:says=TV named-wc:false:scammer=TV named-wc:false:se=VT
named-wc:false:sent_me=VT named-wc:false:siapa=WS named-wc:false:solo=SW named-wc:false:sondern=TV
named-wc:false:sordum=VT named-wc:false:sorry=SW named-wc:false:su=TV named-wc:false:svp=VT
named-wc:false:tapi=TV named-wc:false:te=SW named-wc:false:tem=VT named-wc:false:the_last_one=TV
named-wc:false:them=TV named-wc:false:they=SW named-wc:false:thing=VT named-wc:false:this=RX
named-wc:false:thì=VT named-wc:false:thôi=VT named-wc:false:tiene=VT named-wc:false:told_me=TV
named-wc:false:trên=VT named-wc:false:trước=VT named-wc:false:tuh=VT named-wc:false:un=VT
named-wc:false:und=VT named-wc:false:up=TV named-wc:false:var_mı=VT named-wc:false:verification=VT
named-wc:false:verified=TV named-wc:false:von=TV named-wc:false:vs=WS named-wc:false:với=VT
named-wc:false:wallet=VT named-wc:false:wallets=RX named-wc:false:wants=VT named-wc:false:was=SW
named-wc:false:what=VT named-wc:false:who=SW named-wc:false:who_are=VT named-wc:false:who_is=PZ
named-wc:false:x=VT named-wc:false:ya=WS named-wc:false:you=SW named-wc:false:à=TV
named-wc:false:ça=VT named-wc:false:é=VT named-wc:false:и=VT named-wc:false:или=VT
named-wc:false:на=VT named-wc:false:с=TV named-wc:false:тут=TV named-wc:false:رو=VT
named-wc:false:لو_سمحت=VT named-wc:false:و=VT named-wc:false:หน่อย=VT named-wc:false:お願いします=VT
named-wc:false:か=VT named-wc:false:から=WS named-wc:false:が=SW named-wc:false:さん=VT
named-wc:false:さんの=VT named-wc:false:した=VT named-wc:false:して=TV named-wc:false:じゃなくて=SW
named-wc:false:だ=VT named-wc:false:だけ=VT named-wc:false:って=TV named-wc:false:って誰=VT
named-wc:false:で=SW named-wc:false:です=TV named-wc:false:と=VT named-wc:false:ど=WS
named-wc:false:どっちが=VT named-wc:false:なの=VT named-wc:false:なん=TV named-wc:false:に=RX
named-wc:false:ね=TV named-wc:false:ので=TV named-wc:false:のほう=TV named-wc:false:の人=TV
named-wc:false:の方=TV named-wc:false:は=TV named-wc:false:ます=VT named-wc:false:も=VT
named-wc:false:や=TV named-wc:false:よ=VT named-wc:false:を=VT named-wc:false:中の人=VT
named-wc:false:什麼=VT named-wc:false:他=TV named-wc:false:做=VT named-wc:false:到底=TV
named-wc:false:发我=VT named-wc:false:吗=VT named-wc:false:呀=TV named-wc:false:呗=VT named-wc:false:和=VT
named-wc:false:啊=VT named-wc:false:嗎=WS named-wc:false:在=VT named-wc:false:她=TV named-wc:false:我=VT
named-wc:false:教えて=TV named-wc:false:早=VT named-wc:false:是=TV named-wc:false:是哪位=TV
named-wc:false:是谁=VT named-wc:false:查一下=SW named-wc:false:比較=VT named-wc:false:的=TV
named-wc:false:真人=VT named-wc:false:誰=VT named-wc:false:资料=TV named-wc:false:跟=VT
named-wc:false:这个=TV named-wc:false:这边=VT named-wc:false:都=VT named-wc:false:靠谱吗=VT
named-wc:false:가=SW named-wc:false:궁금=VT named-wc:false:누가=VT named-wc:false:누가_인증=VT
named-wc:false:누구=VT named-wc:false:누군데=WS named-wc:false:누군지=SW named-wc:false:는=RX
named-wc:false:님=TV named-wc:false:도=VT named-wc:false:둘다=VT named-wc:false:똑같이=VT
named-wc:false:만=TV named-wc:false:말고=SW named-wc:false:먼저=VT named-wc:false:보여줘=VT
named-wc:false:비교해줘=VT named-wc:false:빼고=TV named-wc:false:알려줘=TV named-wc:false:여기=VT
named-wc:false:이=TV named-wc:false:이랑=VT named-wc:false:이분=VT named-wc:false:인증=VT
named-wc:false:좀=VT named-wc:false:중에=VT named-wc:false:파캐=VT named-wc:true:&=VT named-wc:true:a=TV
named-wc:true:about=WS named-wc:true:account=TV named-wc:true:ada=TV named-wc:true:adresse=VT
named-wc:true:akun=VT named-wc:true:all=VT named-wc:true:also=RX named-wc:true:and=TV
named-wc:true:and_also=VT named-wc:true:any=SW named-wc:true:are=VT named-wc:true:as=VT
named-wc:true:asking=TV named-wc:true:at=SW named-wc:true:auf=VT named-wc:true:between=TV
named-wc:true:bot=VT named-wc:true:bukan=SW named-wc:true:but=WS named-wc:true:by=VT
named-wc:true:c_est=VT named-wc:true:can_i_trust=VT named-wc:true:cards=WS named-wc:true:cc=RX
named-wc:true:che=TV named-wc:true:com=VT named-wc:true:compara=VT named-wc:true:compare=VT
named-wc:true:credentials=VT named-wc:true:de_quem_é=TV named-wc:true:der=TV named-wc:true:değil=VT
named-wc:true:did=TV named-wc:true:die=VT named-wc:true:difference_between=VT named-wc:true:dimmi=VT
named-wc:true:dm=VT named-wc:true:do=TV named-wc:true:does=VT named-wc:true:dont=SW
named-wc:true:dont_mean=TV named-wc:true:e_o=TV named-wc:true:el=SW named-wc:true:emoji=TV
named-wc:true:ens=VT named-wc:true:entre=TV named-wc:true:es=VT named-wc:true:esse=VT
named-wc:true:et=TV named-wc:true:everyone=SW named-wc:true:fid=VT named-wc:true:fid_de=VT
named-wc:true:from=VT named-wc:true:gente=TV named-wc:true:give_me=VT named-wc:true:has=VT
named-wc:true:hat=VT named-wc:true:he=TV named-wc:true:hes=VT named-wc:true:how=VT
named-wc:true:i_asked=VT named-wc:true:i_mean=WS named-wc:true:i_need=VT named-wc:true:i_said=TV
named-wc:true:i_want=VT named-wc:true:ile=VT named-wc:true:im=RX named-wc:true:in=TV
named-wc:true:introduced=WS named-wc:true:is=TV named-wc:true:it=SW named-wc:true:its=VT
named-wc:true:jack=RX named-wc:true:kata=TV named-wc:true:kdo_je=TV named-wc:true:keeps=VT
named-wc:true:know=VT named-wc:true:l=VT named-wc:true:la=TV named-wc:true:le=VT
named-wc:true:les=VT named-wc:true:lookup=TV named-wc:true:ma=TV named-wc:true:mais=TV
named-wc:true:mal=VT named-wc:true:manda=TV named-wc:true:me=TV named-wc:true:more=TV
named-wc:true:na=VT named-wc:true:namanya=VT named-wc:true:name=VT named-wc:true:need=VT
named-wc:true:nicht=TV named-wc:true:nie=TV named-wc:true:niet=TV named-wc:true:no=SW
named-wc:true:non=TV named-wc:true:not=SW named-wc:true:not_asking_about=TV named-wc:true:not_the=TV
named-wc:true:now=VT named-wc:true:number=VT named-wc:true:o=TV named-wc:true:oder=VT
named-wc:true:ok=VT named-wc:true:on=TV named-wc:true:one=SW named-wc:true:only=VT
named-wc:true:op=VT named-wc:true:pas=TV named-wc:true:pero=QY named-wc:true:person=TV
named-wc:true:pásame=VT named-wc:true:q=WS named-wc:true:quem_é=VT named-wc:true:raga=VT
named-wc:true:same=VT named-wc:true:saw=VT named-wc:true:say=VT named-wc:true:says=VT
named-wc:true:send=WS named-wc:true:she=TV named-wc:true:should=VT named-wc:true:show=SW
named-wc:true:siapa=WS named-wc:true:so=VT named-wc:true:so_sánh=WS named-wc:true:some=VT
named-wc:true:someone=WS named-wc:true:sondern=VT named-wc:true:tapi=VT named-wc:true:tell_me=VT
named-wc:true:than=TV named-wc:true:that=SW named-wc:true:the=TV named-wc:true:the_same_person=VT
named-wc:true:then=VT named-wc:true:these=VT named-wc:true:to=VT named-wc:true:tylko=VT
named-wc:true:un=TV named-wc:true:van=TV named-wc:true:von=TV named-wc:true:vs=VT named-wc:true:w=SW
named-wc:true:wait=VT named-wc:true:wallet=WS named-wc:true:wants=VT named-wc:true:was=TV
named-wc:true:wer=VT named-wc:true:what_is=VT named-wc:true:whats=VT named-wc:true:where=VT
named-wc:true:which=WS named-wc:true:who_are=VT named-wc:true:who_owns=TV
named-wc:true:who_verified=VT named-wc:true:whos=VT named-wc:true:whose=VT named-wc:true:why=TV
named-wc:true:with=SW named-wc:true:y=TV named-wc:true:ya=VT named-wc:true:yaar=XR
named-wc:true:yo=VT named-wc:true:you=TV named-wc:true:zeig_mir=TV named-wc:true:à=RX
named-wc:true:é_o=TV named-wc:true:τον=SW named-wc:true:а=VT named-wc:true:в=VT
named-wc:true:да_не=TV named-wc:true:или=VT named-wc:true:кто_такой=WS named-wc:true:мне=VT
named-wc:true:на=WS named-wc:true:не=TV named-wc:true:сравни=VT named-wc:true:у=VT
named-wc:true:מי_זה=VT named-wc:true:ของ=TV named-wc:true:が=VT named-wc:true:じゃなくて=VT
named-wc:true:で=VT named-wc:true:と=VT named-wc:true:不是=SW named-wc:true:人=VT named-wc:true:和=VT
named-wc:true:地址=SW named-wc:true:幫=TV named-wc:true:有=XR named-wc:true:的=VT named-wc:true:除了=SW
named-wc:true:가=WS named-wc:true:는=VT named-wc:true:빼고=VT named-wc:true:아니=VT named-wl2:account=TV
named-wl2:bot=VT named-wl2:cards=VT named-wl2:de=VT named-wl2:eth=VT named-wl2:fid=WS
named-wl2:he=SW named-wl2:here=TV named-wl2:i=SW named-wl2:is=VT named-wl2:it=TV named-wl2:keeps=VT
named-wl2:know=VT named-wl2:ma=SW named-wl2:mais=TV named-wl2:no=TV named-wl2:on=RX named-wl2:op=VT
named-wl2:platform=WS named-wl2:so=VT named-wl2:tell_me=VT named-wl2:the=RX named-wl2:to=WS
named-wl2:wallets=VT named-wl2:was=SW named-wl2:who=TV named-wl2:why=SW named-wl2:的=VT named-wl:&=VT
named-wl:a=TV named-wl:about=WS named-wl:and=VT named-wl:as=VT named-wl:ask=TV named-wl:bot=VT
named-wl:break=TV named-wl:bukan=SW named-wl:by=VT named-wl:can_i_trust=VT named-wl:cc=TV
named-wl:compare=VT named-wl:con=VT named-wl:da=VT named-wl:de=VT named-wl:değil=VT named-wl:did=VT
named-wl:do=VT named-wl:does=VT named-wl:dont_mean=TV named-wl:e=TV named-wl:e_o=VT named-wl:en=VT
named-wl:end=TV named-wl:es=VT named-wl:esse=VT named-wl:et=SW named-wl:from=VT named-wl:handle=VT
named-wl:has=VT named-wl:hat=VT named-wl:i_mean=VT named-wl:i_meant=VT named-wl:i_want=VT
named-wl:ile=VT named-wl:is=VT named-wl:it=TV named-wl:its=VT named-wl:kdo_je=TV named-wl:namanya=VT
named-wl:name=TV named-wl:need=VT named-wl:nicht=TV named-wl:no=VT named-wl:non=TV named-wl:not=RX
named-wl:not_asking_about=TV named-wl:now=VT named-wl:o=TV named-wl:oder=VT named-wl:one=RX
named-wl:pas=TV named-wl:platform=TV named-wl:por=VT named-wl:pull_up=VT named-wl:quem_é=VT
named-wl:qui_est=VT named-wl:says=VT named-wl:show=VT named-wl:si=VT named-wl:so_sánh=VT
named-wl:tapi=VT named-wl:that=TV named-wl:this=VT named-wl:und=VT named-wl:van=TV named-wl:von=TV
named-wl:vs=VT named-wl:w=TV named-wl:wallet=VT named-wl:wer_ist=VT named-wl:whats=VT
named-wl:who=VT named-wl:who_are=VT named-wl:who_is=VT named-wl:who_owns=TV named-wl:who_verified=VT
named-wl:whos=VT named-wl:with=TV named-wl:y=TV named-wl:à=SW named-wl:é_o=TV named-wl:ο=VT
named-wl:τον=TV named-wl:а=VT named-wl:и=TV named-wl:кто_такой=WS named-wl:не=RX named-wl:у=VT
named-wl:و=VT named-wl:ของ=TV named-wl:じゃなくて=VT named-wl:と=VT named-wl:の=VT named-wl:上的=VT
named-wl:不是=SW named-wl:和=VT named-wl:谁给=VT named-wl:跟=TV named-wl:除了=RX named-wr2:a=SW
named-wr2:an=VT named-wr2:and=SW named-wr2:any=VT named-wr2:bot=VT named-wr2:das=TV named-wr2:de=VT
named-wr2:den=TV named-wr2:dis=TV named-wr2:emoji=TV named-wr2:fid=WS named-wr2:for=SW
named-wr2:her=VT named-wr2:i=TV named-wr2:is=VT named-wr2:it=VT named-wr2:just=TV
named-wr2:leave_out=VT named-wr2:lo=VT named-wr2:m=SW named-wr2:mi=VT named-wr2:my=TV
named-wr2:not_the=VT named-wr2:of=TV named-wr2:on=VT named-wr2:or=TV named-wr2:platform=WS
named-wr2:pls=TV named-wr2:quem_é=VT named-wr2:same=WS named-wr2:she=VT named-wr2:si=TV
named-wr2:skip=TV named-wr2:that=VT named-wr2:the=VT named-wr2:they=TV named-wr2:this=SW
named-wr2:to=VT named-wr2:wallet=VT named-wr2:whats=TV named-wr2:who_are=VT named-wr2:who_is=TV
named-wr2:ya=VT named-wr2:а=TV named-wr2:と=VT named-wr2:に=TV named-wr2:の=VT named-wr2:ウォレット=VT
named-wr2:我=VT named-wr2:的=WS named-wr2:这边=VT named-wr2:똑같이=VT named-wr2:이=TV named-wr:+=VT
named-wr:a=VT named-wr:ada=TV named-wr:aja=VT named-wr:and=VT named-wr:and_also=WS named-wr:apa=VT
named-wr:aí=VT named-wr:bitte=WS named-wr:bot=WS named-wr:bên=VT named-wr:c_est_qui=VT
named-wr:có=VT named-wr:değil=RX named-wr:di=TV named-wr:e=VT named-wr:emoji=VT named-wr:en=VT
named-wr:end=VT named-wr:et=VT named-wr:for_me=VT named-wr:from=VT named-wr:has=TV named-wr:hat=SW
named-wr:have=VT named-wr:i=SW named-wr:in=WS named-wr:itu=VT named-wr:just=TV named-wr:kim=XR
named-wr:là_ai=WS named-wr:là_ai_vậy=VT named-wr:m=TV named-wr:me=VT named-wr:mi=WS named-wr:mı=WS
named-wr:n=TV named-wr:next=VT named-wr:oder=VT named-wr:or=WS named-wr:ou=VT named-wr:platform=RX
named-wr:pls=VT named-wr:porfa=VT named-wr:q=VT named-wr:que=TV named-wr:qui=TV named-wr:s=TV
named-wr:says=TV named-wr:sent_me=TV named-wr:sondern=TV named-wr:stp=VT named-wr:tem=VT
named-wr:thôi=VT named-wr:tiene=VT named-wr:told_me=TV named-wr:tuh=VT named-wr:und=WS
named-wr:vs=WS named-wr:với=WS named-wr:wants=VT named-wr:who_is=RX named-wr:whos=VT
named-wr:with=VT named-wr:y=VT named-wr:ya=TV named-wr:è=WS named-wr:é=VT named-wr:и=VT
named-wr:или=VT named-wr:و=VT named-wr:から=VT named-wr:さん=VT named-wr:さんの=VT named-wr:じゃなくて=SW
named-wr:だけ=VT named-wr:って=WS named-wr:って誰=VT named-wr:と=VT named-wr:に=SW named-wr:の=SW
named-wr:のほう=VT named-wr:を=VT named-wr:和=VT named-wr:在=VT named-wr:是誰=VT named-wr:是谁=WS
named-wr:都=TV named-wr:가=SW named-wr:누가_인증=VT named-wr:는=QY named-wr:도=VT named-wr:만=TV
named-wr:말고=SW named-wr:빼고=TV named-wr:이분=VT named:false/true=VT named:true/false=QY
named:true/true=RX nearest:1/false/false/false/false=WS nearest:1/false/false/false/true=SW
nearest:1/false/false/true/false=SW nearest:1/false/false/true/true=SW
nearest:1/true/false/false/true=TV nearest:1/true/false/true/false=WS
nearest:1/true/false/true/true=VT nearest:2/false/false/false/false=VT
nearest:2/false/false/false/true=TV nearest:2/false/false/true/false=VT nearest:2/false/false=VT
nearest:2/false/true/false/false=TV nearest:2/false/true/true/true=SW nearest:2/false/true=TV
nearest:2/true/false/false/false=TV nearest:2/true/false/false/true=VT
nearest:2/true/false/true/false=TV nearest:2/true/false/true/true=VT nearest:2/true/false=TV
nearest:2/true/true/true/false=TV nearest:2/true/true=TV nearest:3/false/false/false/false=TV
nearest:3/false/false/true/true=VT nearest:3/false/true=TV nearest:3/true/false/false/false=SW
nearest:3/true/false/false/true=VT nearest:3/true/false/true/false=TV
nearest:3/true/false/true/true=TV nearest:3/true/false=RX nearest:3/true/true/true/false=SW
nearest:3/true/true/true/true=VT nearest:3/true/true=TV nearest:4/false/false/false/true=VT
nearest:4/false/false=VT nearest:4/false/true/false/false=TV nearest:4/false/true/false/true=VT
nearest:4/false/true=TV nearest:4/true/false/false/false=VT nearest:4/true/false/false/true=TV
nearest:4/true/false/true/false=TV nearest:4/true/false/true/true=SW nearest:4/true/false=TV
nearest:4/true/true/true/false=SW nearest:4/true/true=SW person:false/false/card=VT
person:false/false/question=SW person:false/false/quote=SW person:false/false/reply=SW
person:false/true/card=SW person:false/true/quote=RX person:false/true/reply=RX
person:true/false/card=SW person:true/false/question=WS person:true/false/quote=SW
person:true/false/reply=TV person:true/false/top=VT person:true/true/card=SW
person:true/true/quote=QY person:true/true/reply=SW person:true/true/top=WS position:absent/true=SW
position:embedded/false=Oa position:embedded/true=TV possessive:false=TV possessive:true=aO
question:false/false=TV question:true/false=VT r1:.=TV r1:?=VT r1:Unknown=Jf r1:accounts=TV
r1:and=XR r1:article=SW r1:common=SW r1:compare=VT r1:copula=VT r1:correction=VT r1:courtesy=VT
r1:credentials=SW r1:ens=TV r1:first=SW r1:form=TV r1:greeting=TV r1:he=SW r1:holds=XR
r1:interrogative=WS r1:interrogativeSubject=TV r1:link=TV r1:lower=VT r1:mention=SW r1:my=SW
r1:name=RX r1:notAfter=SW r1:number=TV r1:only=VT r1:or=VT r1:person=WS r1:platform=TV
r1:pointing=TV r1:possessiveAfter=VT r1:praise=SW r1:profile=SW r1:relative=SW r1:request=TV
r1:self=QY r1:statement=VT r1:unknown=TV r1:verifiers=TV r1:wallet=TV r1:yes=TV r1:you=SW r2:,=SW
r2:?=VT r2:Unknown=Oa r2:accounts=TV r2:and=TV r2:article=VT r2:bot=VT r2:copula=VT r2:correction=PZ
r2:courtesy=TV r2:emoji=TV r2:endorse=TV r2:ens=TV r2:first=VT r2:form=TV r2:greeting=TV r2:he=VT
r2:help=TV r2:interrogative=VT r2:interrogativeSubject=VT r2:lower=VT r2:mention=TV r2:my=RX
r2:name=RX r2:number=TV r2:on=TV r2:or=TV r2:person=VT r2:platform=TV r2:pointing=TV
r2:possessiveAfter=VT r2:praise=TV r2:profile=SW r2:request=SW r2:thanks=SW r2:trust=WS r2:wallet=TV
r2:yes=TV r2:you=TV r:.=TV r:?=VT r:Unknown=Jf r:about=TV r:and=XR r:common=SW r:copula=VT
r:correction=WS r:credentials=SW r:endorse=TV r:fid=TV r:greeting=TV r:help=TV r:interrogative=XR
r:interrogativeSubject=TV r:lower=VT r:mention=SW r:my=RX r:name=RX r:no=VT r:notAfter=SW
r:number=TV r:platform=WS r:pointing=SW r:possessiveAfter=VT r:possessiveBefore=TV r:praise=RX
r:profile=SW r:relative=TV r:second=TV r:self=QY r:statement=VT r:trust=WS r:unknown=SW
r:verifiers=TV r:wallet=TV r:you=SW rank:false/false/1/true=VT rank:false/true/1/true=TV
rank:false/true/2/false=SW rank:false/true/3/false=SW rank:false/true/3/true=TV
rank:false/true/4/false=SW rank:false/true/4/true=WS rank:true/false/1/false=TV
rank:true/false/1/true=TV rank:true/true/1/false=TV rank:true/true/1/true=TV
rank:true/true/2/false=VT rank:true/true/2/true=SW rank:true/true/3/false=TV
rank:true/true/4/false=TV repeated:false/false=SW repeated:false/true=TV repeated:true/false=iG
repeated:true/true=fJ request:false/false/false/false/question=TV
request:false/false/false/false/top=VT request:false/false/false/false/true=WS
request:false/false/false/true/true=SW request:false/false/true/false/card=TV
request:false/false/true/false/false=VT request:false/false/true/false/quote=TV
request:false/false/true/false/top=WS request:false/false/true/true/false=VT
request:false/false/true/true/reply=VT request:false/false/true/true/top=TV
request:false/true/false/false/top=TV request:false/true/false/false/true=TV
request:false/true/false/true/top=VT request:false/true/true/false/top=TV
request:false/true/true/false/true=TV request:none/false/question=TV request:none/false/quote=QY
request:none/false/reply=QY request:none/false/top=TV request:none/false/true=Oa
request:none/true/card=RX request:none/true/false=VT request:none/true/question=TV
request:none/true/quote=Oa request:none/true/reply=QY request:none/true/true=RX
request:true/false/false/false/card=SW request:true/false/false/false/false=VT
request:true/false/false/false/quote=VT request:true/false/false/false/reply=WS
request:true/false/false/false/top=VT request:true/false/false/false/true=VT
request:true/false/false/true/false=VT request:true/false/false/true/reply=VT
request:true/false/true/false/reply=TV request:true/false/true/false/top=VT
request:true/false/true/false/true=TV request:true/false/true/true/top=VT
request:true/false/true/true/true=VT request:true/true/false/false/top=VT
request:true/true/false/false/true=VT request:true/true/true/false/true=VT script:han/true//1=SW
script:han/true//2=RX script:han/true//3=SW script:han/true//4=RX script:han/true=QY
script:latin/false//2=TV script:latin/false//3=SW script:latin/false//4=SW
script:latin/false/CAPS/1=TV script:latin/false/Titled/1=SW script:latin/false/Titled/2=WS
script:latin/false/Titled/3=WS script:latin/false/Titled/4=VT script:latin/false/Titled/7=VT
script:latin/false/Titledhyphen/2=WS script:latin/false/Titledshort/1=TV
script:latin/false/Titledshort/2=VT script:latin/false/digit/2=TV script:latin/false/digit/4=TV
script:latin/false/dot/1=TV script:latin/false/hyphen/1=TV script:latin/false/hyphen/2=TV
script:latin/false/hyphen/3=TV script:latin/false/number/0=WS script:latin/false/number/1=XR
script:latin/false/number/2=VT script:latin/false/number/4=VT script:latin/false/short/1=VT
script:latin/false/short/2=TV script:latin/false/short/3=RX script:latin/false/short/4=RX
script:latin/false/short/7=TV script:latin/false=TV script:latin/true//1=aO script:latin/true//2=ZP
script:latin/true//3=YQ script:latin/true//4=ZP script:latin/true//7=VT
script:latin/true/Titled/2=TV script:latin/true/Titled/3=TV script:latin/true/Titled/4=TV
script:latin/true/number/0=SW script:latin/true/number/1=TV script:latin/true/number/2=TV
script:latin/true/short/1=VT script:latin/true=bN script:other/true//1=QY script:other/true//2=QY
script:other/true//3=RX script:other/true//4=SW script:other/true/Titled/2=XR
script:other/true/Titled/3=VT script:other/true=PZ self:true=RX shape:/1=VT shape:/2=Jf shape:/3=PZ
shape:/4=SW shape:/false/han=PZ shape:/false/other=Nb shape:/true/han=SW shape:/true/other=QY
shape:=TV shape:CAPS/1=TV shape:CAPS/false/latin=TV shape:CAPS/true/latin=TV shape:CAPS=TV
shape:CAPSshort/1=SW shape:CAPSshort/false/latin=TV shape:CAPSshort/true/latin=SW shape:CAPSshort=RX
shape:Titled/1=Ke shape:Titled/2=dL shape:Titled/3=ZP shape:Titled/false/latin=XR
shape:Titled/false/other=XR shape:Titled/true/other=VT shape:Titled=WS shape:Titledhyphen/1=TV
shape:Titledhyphen/2=ZP shape:Titledhyphen/false/latin=VT shape:Titledhyphen/true/latin=WS
shape:Titledhyphen=XR shape:Titledshort/false/latin=VT shape:Titledshort/true/latin=TV
shape:Titledshort=VT shape:digit/1=XR shape:digit/2=RX shape:digit/3=TV shape:digit/4=TV
shape:digit/false/latin=VT shape:digit/true/latin=TV shape:digitdot=TV shape:dot/1=TV shape:dot=SW
shape:hyphen/1=TV shape:hyphen/2=TV shape:hyphen/3=TV shape:hyphen/false/latin=TV
shape:hyphen/true/latin=TV shape:hyphen=SW shape:number/1=WS shape:number/false/latin=SW
shape:number/true/latin=YQ shape:number=WS shape:short/1=TV shape:short=TV
sole:false/false/question=SW sole:false/false/quote=PZ sole:false/false/reply=SW
sole:false/true/card=SW sole:false/true/question=VT sole:false/true/quote=QY
sole:false/true/reply=SW sole:true/false/reply=TV sole:true/false/top=TV sole:true/true/card=VT
sole:true/true/reply=TV sole:true/true/top=XR to-name:,=SW to-name:.=TV to-name:?=VT
to-name:Unknown=VT to-name:about=RX to-name:accounts=TV to-name:and=TV to-name:article=SW
to-name:bot=TV to-name:common=TV to-name:copula=WS to-name:correction=RX to-name:courtesy=VT
to-name:fid=TV to-name:greeting=VT to-name:he=WS to-name:interrogative=RX to-name:lower=TV
to-name:my=WS to-name:not=XR to-name:number=TV to-name:on=TV to-name:or=VT to-name:person=TV
to-name:platform=WS to-name:possessiveBefore=TV to-name:profile=TV to-name:relative=TV
to-name:request=SW to-name:statement=VT to-name:unknown=TV to-name:wallet=TV unknown:0/1=WS
unknown:1/1=VT unknown:1/2=TV unknown:2/3=TV unknown:3/1=TV unknown:4/1=SW unknown:4/3=SW
unknown:4/4=TV unknown:7/1=RX unknown:7/3=TV unknown:7/4=TV w-from-name:a=TV w-from-name:about=VT
w-from-name:account=TV w-from-name:actually=TV w-from-name:again=TV w-from-name:al=TV
w-from-name:all=TV w-from-name:als=TV w-from-name:an=TV w-from-name:anda=VT w-from-name:any=TV
w-from-name:apparently=VT w-from-name:are=VT w-from-name:ask=TV w-from-name:at=TV
w-from-name:auch=VT w-from-name:belongs_to=VT w-from-name:bet=VT w-from-name:break=RX
w-from-name:by=VT w-from-name:can=TV w-from-name:can_you=TV w-from-name:cant=VT w-from-name:check=WS
w-from-name:chi_è=VT w-from-name:clara=VT w-from-name:cuenta=VT w-from-name:da=TV w-from-name:das=TV
w-from-name:dass=VT w-from-name:daw=VT w-from-name:de=TV w-from-name:deploy=TV w-from-name:dia=WS
w-from-name:did_you=TV w-from-name:die=VT w-from-name:dont=TV w-from-name:dos=VT w-from-name:el=TV
w-from-name:elle=VT w-from-name:em=WS w-from-name:emoji=VT w-from-name:est=VT w-from-name:eu=VT
w-from-name:everyone=TV w-from-name:fid=TV w-from-name:for=VT w-from-name:fragen=VT
w-from-name:friend=WS w-from-name:from=TV w-from-name:gefragt=VT w-from-name:gehört=WS
w-from-name:getroffen=VT w-from-name:gm=TV w-from-name:got=TV w-from-name:ha=VT w-from-name:has=VT
w-from-name:hat=VT w-from-name:hay=VT w-from-name:he=TV w-from-name:here=WS w-from-name:hes=TV
w-from-name:hier=TV w-from-name:him=TV w-from-name:himself=TV w-from-name:hired=VT
w-from-name:his=VT w-from-name:i=WS w-from-name:ich=VT w-from-name:if=VT w-from-name:in=SW
w-from-name:ini=TV w-from-name:is=TV w-from-name:it=VT w-from-name:its=WS w-from-name:itu=TV
w-from-name:just=WS w-from-name:kim=TV w-from-name:know=TV w-from-name:knows=WS w-from-name:la=VT
w-from-name:le=VT w-from-name:like=TV w-from-name:los=VT w-from-name:m=VT w-from-name:mi=TV
w-from-name:mit=VT w-from-name:more=TV w-from-name:my=TV w-from-name:named=WS w-from-name:new=VT
w-from-name:no=TV w-from-name:not=TV w-from-name:nothing=TV w-from-name:o=TV w-from-name:of=SW
w-from-name:old=VT w-from-name:on=TV w-from-name:one=XR w-from-name:only=TV w-from-name:or=TV
w-from-name:owes=VT w-from-name:para=TV w-from-name:parle=VT w-from-name:platform=SW
w-from-name:please=VT w-from-name:punya=TV w-from-name:q=VT w-from-name:qu=WS w-from-name:que=VT
w-from-name:quién_es=WS w-from-name:sama=VT w-from-name:same=TV w-from-name:says=VT
w-from-name:she=TV w-from-name:shipped=VT w-from-name:show=TV w-from-name:show_me=VT
w-from-name:si=VT w-from-name:siapa=TV w-from-name:someone=VT w-from-name:son=VT w-from-name:talk=VT
w-from-name:te=VT w-from-name:tell_me=TV w-from-name:tem=TV w-from-name:the=TV w-from-name:they=VT
w-from-name:to=TV w-from-name:token=TV w-from-name:told=TV w-from-name:too=TV w-from-name:tout=VT
w-from-name:tried=TV w-from-name:trust=TV w-from-name:try=TV w-from-name:two=TV w-from-name:um=TV
w-from-name:un=TV w-from-name:un_tal=WS w-from-name:und=VT w-from-name:up=VT w-from-name:usdc=VT
w-from-name:van=VT w-from-name:von=VT w-from-name:w/=TV w-from-name:was=VT w-from-name:we=TV
w-from-name:weiß=VT w-from-name:what=TV w-from-name:who=VT w-from-name:who_is=VT
w-from-name:whose=TV w-from-name:with=TV w-from-name:worked=TV w-from-name:would=VT
w-from-name:writes=TV w-from-name:wrong=TV w-from-name:wrote=TV w-from-name:x=TV w-from-name:y=VT
w-from-name:year=TV w-from-name:yg=TV w-from-name:à=VT w-from-name:è=VT w-from-name:каже=VT
w-from-name:она=VT w-from-name:що=VT w-from-name:อะ=TV w-from-name:เย=TV w-from-name:แต่=TV
w-from-name:ใน=TV w-from-name:ở=WS w-from-name:で=WS w-from-name:と=WS w-from-name:の=TV
w-from-name:了=VT w-from-name:她=VT w-from-name:我=VT w-from-name:这=VT w-from-name:가=WS
w-from-name:이=VT wc:false:&=WS wc:false:a=TV wc:false:a_bot=VT wc:false:about=TV wc:false:abt=VT
wc:false:account=TV wc:false:actually=VT wc:false:ada=VT wc:false:after=VT wc:false:ai=VT
wc:false:airdrop=TV wc:false:aja=TV wc:false:all=VT wc:false:am_i=TV wc:false:an=TV
wc:false:another=VT wc:false:answer=TV wc:false:any=VT wc:false:anyone=TV wc:false:apa=VT
wc:false:app=TV wc:false:apparently=TV wc:false:aqui=TV wc:false:are=TV wc:false:as_well=VT
wc:false:ask=VT wc:false:asking=VT wc:false:auf=TV wc:false:avec=VT wc:false:ba=TV wc:false:back=TV
wc:false:base=VT wc:false:be=VT wc:false:before=VT wc:false:berapa=TV wc:false:better=TV
wc:false:bgt=VT wc:false:bitcoin=TV wc:false:bitte=VT wc:false:bless=TV wc:false:bu=TV
wc:false:burada=VT wc:false:but=VT wc:false:buterin=TV wc:false:buy=VT wc:false:by=SW
wc:false:c_est=VT wc:false:c_est_qui=VT wc:false:called=SW wc:false:cards=TV wc:false:cast=TV
wc:false:ce_matin=VT wc:false:chi=VT wc:false:chi_sarebbe=VT wc:false:chi_è=WS wc:false:chưa=TV
wc:false:ci=TV wc:false:clown=TV wc:false:coffee=TV wc:false:coinbase=VT wc:false:com=VT
wc:false:connected=TV wc:false:cousin=VT wc:false:có=VT wc:false:da=RX wc:false:dans=VT
wc:false:dat=VT wc:false:daw=WS wc:false:days=VT wc:false:de=SW wc:false:deal=TV wc:false:dela=VT
wc:false:della=TV wc:false:dem=TV wc:false:depuis=VT wc:false:der=TV wc:false:deux=VT
wc:false:dev=WS wc:false:di_sini=TV wc:false:dia=VT wc:false:dinner=VT wc:false:dit=VT
wc:false:diye_biri=XR wc:false:dm=VT wc:false:dms=VT wc:false:do_i_have=TV wc:false:do_you=TV
wc:false:does=TV wc:false:dong=TV wc:false:doğru_mu=VT wc:false:du=TV wc:false:dwr=WS
wc:false:elle=VT wc:false:emoji=RX wc:false:en=SW wc:false:er=WS wc:false:ese=VT wc:false:esto=TV
wc:false:et=VT wc:false:eth=TV wc:false:even=TV wc:false:event=VT wc:false:every=VT
wc:false:everybody=VT wc:false:everything=TV wc:false:favor=TV wc:false:fiable=WS wc:false:file=VT
wc:false:first=TV wc:false:followers=TV wc:false:for=SW wc:false:for_me=VT wc:false:frame=VT
wc:false:gak=VT wc:false:galiba=VT wc:false:ganz=VT wc:false:go=TV wc:false:good=WS
wc:false:grant=WS wc:false:group=VT wc:false:guy=TV wc:false:ha=TV wc:false:hahaha=TV
wc:false:hai=VT wc:false:half=VT wc:false:handle=VT wc:false:hat=TV wc:false:her=TV wc:false:here=TV
wc:false:hier=VT wc:false:him=VT wc:false:his=WS wc:false:hj=TV wc:false:home=VT
wc:false:horsefacts=VT wc:false:human=TV wc:false:hông=TV wc:false:hơn=TV wc:false:i=TV
wc:false:i_mean=TV wc:false:i_need=TV wc:false:ich=VT wc:false:ici=VT wc:false:if=TV wc:false:ile=VT
wc:false:in=TV wc:false:ini=TV wc:false:into=VT wc:false:is=VT wc:false:is_on=TV wc:false:ist=WS
wc:false:it=SW wc:false:its=TV wc:false:itu=XR wc:false:jogo=TV wc:false:jr=TV wc:false:just=VT
wc:false:kaç=TV wc:false:keep=VT wc:false:keeps=VT wc:false:không=VT wc:false:kim=WS
wc:false:kim_bu=VT wc:false:kimdir=WS wc:false:kimin=TV wc:false:kkkk=VT wc:false:know=TV
wc:false:kyc=VT wc:false:la=TV wc:false:last_night=TV wc:false:le=XR wc:false:legit=WS
wc:false:lei=TV wc:false:les=TV wc:false:like=VT wc:false:linda=SW wc:false:linked=TV
wc:false:lol=VT wc:false:look=VT wc:false:lost=VT wc:false:love=TV wc:false:ma=VT wc:false:mad=VT
wc:false:main=TV wc:false:many=TV wc:false:mate=VT wc:false:may=VT wc:false:me=VT
wc:false:mentioned=VT wc:false:meu=TV wc:false:mi=TV wc:false:mich=TV wc:false:mig=VT
wc:false:mim=VT wc:false:min=TV wc:false:mine=VT wc:false:moi=TV wc:false:mon=SW wc:false:my=TV
wc:false:my_own=TV wc:false:myself=TV wc:false:n=VT wc:false:na=VT wc:false:nada=VT
wc:false:namanya=TV wc:false:name=Oa wc:false:new=TV wc:false:nha=VT wc:false:ni_nani=VT
wc:false:non=TV wc:false:not=WS wc:false:number=TV wc:false:och=TV wc:false:of=SW wc:false:old=TV
wc:false:olduğunu=VT wc:false:or=XR wc:false:ou=WS wc:false:our=VT wc:false:out=TV wc:false:para=WS
wc:false:parle=VT wc:false:people=SW wc:false:person=VT wc:false:pizza=TV wc:false:plata=WS
wc:false:platform=TV wc:false:please=WS wc:false:pls=WS wc:false:plz=VT wc:false:podcast=TV
wc:false:pollak=TV wc:false:por_acá=SW wc:false:por_aqui=VT wc:false:porfa=WS wc:false:posted=VT
wc:false:posts=VT wc:false:pour=TV wc:false:pra=VT wc:false:priya=TV wc:false:profil=TV
wc:false:proof=TV wc:false:pugson=TV wc:false:på=TV wc:false:q=WS wc:false:que=VT wc:false:quello=VT
wc:false:quem=WS wc:false:qui=TV wc:false:quien_es=VT wc:false:quoting=VT wc:false:qué=TV
wc:false:real=VT wc:false:rede=VT wc:false:right=SW wc:false:rish=VT wc:false:rn=TV
wc:false:romero=RX wc:false:rug=VT wc:false:rust=VT wc:false:rồi=TV wc:false:safe=VT
wc:false:sama=TV wc:false:same=VT wc:false:say=TV wc:false:says=TV wc:false:schon=TV wc:false:se=TV
wc:false:see=TV wc:false:selam=TV wc:false:senza=TV wc:false:she=VT wc:false:show=VT
wc:false:siapa=VT wc:false:siapa_sih=VT wc:false:signed=VT wc:false:sin=TV wc:false:so=TV
wc:false:sobre=TV wc:false:solidity=VT wc:false:some=TV wc:false:sorry=TV wc:false:srinivasan=TV
wc:false:steht=VT wc:false:stuff=TV wc:false:sur=SW wc:false:ta=TV wc:false:talk=VT wc:false:tha=VT
wc:false:thank_you=TV wc:false:the=TV wc:false:there=SW wc:false:theres=VT wc:false:these=VT
wc:false:this=SW wc:false:this_account=TV wc:false:this_guy=TV wc:false:tho=VT wc:false:thread=VT
wc:false:tomorrow=TV wc:false:too=VT wc:false:torvalds=TV wc:false:tui=TV wc:false:tutti=VT
wc:false:ty=VT wc:false:und=VT wc:false:usdc=TV wc:false:uso=TV wc:false:va=VT wc:false:var=VT
wc:false:var_mı=VT wc:false:verificata=TV wc:false:verification=TV wc:false:verified=TV
wc:false:via=VT wc:false:von=TV wc:false:vouch_for=TV wc:false:vs=XR wc:false:vậy=TV wc:false:với=TV
wc:false:w/=TV wc:false:w=TV wc:false:wallet=WS wc:false:wallets=RX wc:false:was=TV wc:false:week=VT
wc:false:well=TV wc:false:what=VT wc:false:who=TV wc:false:who_is=VT wc:false:whos=WS
wc:false:why=VT wc:false:will=VT wc:false:with=WS wc:false:wkwk=TV wc:false:woj=VT wc:false:world=TV
wc:false:wrong=TV wc:false:x=TV wc:false:xie=SW wc:false:y=VT wc:false:ya=TV wc:false:ye=TV
wc:false:yesterday=TV wc:false:yg=WS wc:false:you=RX wc:false:your=TV wc:false:yrs=TV wc:false:à=VT
wc:false:ça=VT wc:false:è=VT wc:false:é=YQ wc:false:в=TV wc:false:не=VT wc:false:это_кто=WS
wc:false:क्या=VT wc:false:นี่=WS wc:false:มาก=VT wc:false:เขา=VT wc:false:いますか=VT wc:false:が=VT
wc:false:さん=WS wc:false:さんって=XR wc:false:さんの=VT wc:false:した=TV wc:false:って人=VT wc:false:って誰=XR
wc:false:て=VT wc:false:で=TV wc:false:な=TV wc:false:なん=TV wc:false:に=VT wc:false:について=YQ
wc:false:の=VT wc:false:のほう=VT wc:false:は=WS wc:false:は誰=TV wc:false:を=VT wc:false:不=VT wc:false:人=VT
wc:false:到底=VT wc:false:吃飯=TV wc:false:在=VT wc:false:得=TV wc:false:我=TV wc:false:持ってる=TV
wc:false:教えて=WS wc:false:方=VT wc:false:是=VT wc:false:是誰=WS wc:false:是谁=VT wc:false:的=YQ
wc:false:跟=VT wc:false:钱包=TV wc:false:가=VT wc:false:나=VT wc:false:누구야=YQ wc:false:누구예요=VT
wc:false:는=SW wc:false:님=VT wc:false:라는_사람=XR wc:false:분=TV wc:false:요=VT wc:false:은=VT
wc:false:이=VT wc:false:좀=VT wc:false:찾아줘=VT wc:true:&=WS wc:true:+=VT wc:true:aaj=SW wc:true:abeg=VT
wc:true:abi=TV wc:true:about=XR wc:true:ada=TV wc:true:add=VT wc:true:address=TV wc:true:after=VT
wc:true:ah=TV wc:true:akun=SW wc:true:al=TV wc:true:alguma=WS wc:true:all=TV wc:true:alla=TV
wc:true:als=TV wc:true:am_i=SW wc:true:an=TV wc:true:and=WS wc:true:and_not=VT wc:true:anda=VT
wc:true:anybody=VT wc:true:anyone=VT wc:true:anything_on=VT wc:true:are=TV wc:true:art=TV
wc:true:article=VT wc:true:as=TV wc:true:ask=WS wc:true:asked=VT wc:true:asking=TV wc:true:au=TV
wc:true:auch=TV wc:true:badge=VT wc:true:balaji=TV wc:true:base=TV wc:true:be=TV wc:true:bei=TV
wc:true:ben=TV wc:true:benim=VT wc:true:best=TV wc:true:bet=VT wc:true:between=WS wc:true:bi=TV
wc:true:bist=TV wc:true:both=TV wc:true:bots=TV wc:true:bu=TV wc:true:buat=TV wc:true:bukan=VT
wc:true:busca=WS wc:true:but=VT wc:true:bảo=TV wc:true:c=VT wc:true:c_est=VT wc:true:c_est_qui=WS
wc:true:c_est_quoi=TV wc:true:call=WS wc:true:called=VT wc:true:can=SW wc:true:can_you=TV
wc:true:cant=VT wc:true:card=TV wc:true:cards=VT wc:true:cariin=WS wc:true:channel=TV
wc:true:chap=VT wc:true:che=TV wc:true:check=VT wc:true:chi=SW wc:true:chi_è=WS wc:true:cine=TV
wc:true:cofounder=XR wc:true:coinbase=TV wc:true:compa=VT wc:true:compare=WS wc:true:compte=VT
wc:true:con=TV wc:true:conhece=VT wc:true:conheces=VT wc:true:conoces_a=VT wc:true:conosci=VT
wc:true:cuánto=TV wc:true:có=TV wc:true:của=XR wc:true:dan=TV wc:true:das=TV wc:true:dass=VT
wc:true:daw=TV wc:true:de=VT wc:true:del=SW wc:true:della=TV wc:true:den=TV wc:true:denn=VT
wc:true:deploy=TV wc:true:der=TV wc:true:dev=TV wc:true:di=VT wc:true:dia=VT wc:true:dice=VT
wc:true:dice_che=TV wc:true:did_you=TV wc:true:die=TV wc:true:dinner=WS wc:true:diye_biri=SW
wc:true:dm=VT wc:true:do_i=TV wc:true:do_you=VT wc:true:do_you_know=VT wc:true:doesnt=TV
wc:true:dont=TV wc:true:dos=TV wc:true:du=TV wc:true:dumb=VT wc:true:dwr=VT wc:true:e=VT
wc:true:e_o=WS wc:true:ein=TV wc:true:einen=VT wc:true:el=XR wc:true:elle=TV wc:true:else=TV
wc:true:en=RX wc:true:ens=SW wc:true:entre=TV wc:true:er=TV wc:true:era=VT wc:true:es=VT
wc:true:ese=VT wc:true:esse=WS wc:true:est=TV wc:true:este=TV wc:true:está=TV wc:true:eth=TV
wc:true:every=TV wc:true:everybody=VT wc:true:everyone=TV wc:true:everything=VT wc:true:ex=TV
wc:true:except=VT wc:true:existe=WS wc:true:explain=RX wc:true:fait=TV wc:true:falou=VT
wc:true:faz=TV wc:true:fid=TV wc:true:fids=WS wc:true:find=VT wc:true:find_me=VT wc:true:foi=TV
wc:true:for=VT wc:true:friend=WS wc:true:from=TV wc:true:ga=TV wc:true:gas=TV wc:true:get=TV
wc:true:gibts=VT wc:true:gimme=VT wc:true:girl=TV wc:true:goes_by=TV wc:true:gonna=TV wc:true:guy=TV
wc:true:ha=TV wc:true:hai=TV wc:true:handle=TV wc:true:hat=TV wc:true:hay=TV wc:true:he=TV
wc:true:het=VT wc:true:hey=WS wc:true:hier=WS wc:true:him=VT wc:true:himself=VT wc:true:his=WS
wc:true:horsefacts=VT wc:true:how=TV wc:true:i=VT wc:true:i_am=TV wc:true:i_know=TV
wc:true:i_mean=XR wc:true:i_meant=VT wc:true:i_said=VT wc:true:i_think=VT wc:true:i_want=VT
wc:true:i_was=VT wc:true:ich=TV wc:true:id=TV wc:true:idea=TV wc:true:idk=WS wc:true:ik=TV
wc:true:im=VT wc:true:in=SW wc:true:info=VT wc:true:ini=TV wc:true:is=VT wc:true:it=TV
wc:true:it_was=WS wc:true:its=WS wc:true:itu=TV wc:true:ive=TV wc:true:j_ai=TV wc:true:jack=SW
wc:true:je=TV wc:true:jesse=TV wc:true:jogo=TV wc:true:ka=SW wc:true:kaç=TV wc:true:keep=VT
wc:true:keeps=VT wc:true:kennst_du=WS wc:true:kept=WS wc:true:ketemu=TV wc:true:kid=VT
wc:true:kim=SW wc:true:kindly=TV wc:true:know=VT wc:true:known=VT wc:true:knows=WS wc:true:koi=VT
wc:true:kok=TV wc:true:l=TV wc:true:la=SW wc:true:lagi=TV wc:true:le=VT wc:true:les=TV
wc:true:like=SW wc:true:linda=TV wc:true:link=TV wc:true:linked=TV wc:true:lisbon=VT
wc:true:lista=TV wc:true:listening=TV wc:true:lo=TV wc:true:lol=TV wc:true:look=TV
wc:true:look_up=WS wc:true:looking_for=TV wc:true:lại=TV wc:true:m=TV wc:true:made=VT
wc:true:many=TV wc:true:marguerite=TV wc:true:mate=VT wc:true:me=TV wc:true:me_fala=WS
wc:true:meant=XR wc:true:mehmet=TV wc:true:meine=VT wc:true:met=TV wc:true:meu=TV wc:true:mia=TV
wc:true:mint=VT wc:true:minta=TV wc:true:mit=WS wc:true:mod=VT wc:true:mon=TV wc:true:more=TV
wc:true:mostra=TV wc:true:mr=WS wc:true:muss=TV wc:true:my=TV wc:true:my_own=TV wc:true:mà=TV
wc:true:mình=VT wc:true:na=SW wc:true:name=TV wc:true:named=WS wc:true:nasıl=SW wc:true:ne=TV
wc:true:nguyễn=SW wc:true:nicht=VT wc:true:no=TV wc:true:nobody=TV wc:true:noch=TV wc:true:non=TV
wc:true:now=TV wc:true:nyari=TV wc:true:o=XR wc:true:o_que=TV wc:true:och=TV wc:true:oder=VT
wc:true:ok=VT wc:true:on=TV wc:true:one=VT wc:true:opa=VT wc:true:owes=VT wc:true:para=SW
wc:true:pardon=WS wc:true:people=TV wc:true:person=VT wc:true:platform=SW wc:true:please=VT
wc:true:podcast=VT wc:true:pour=TV wc:true:pra=TV wc:true:price=TV wc:true:priya=VT wc:true:pro=VT
wc:true:procura=VT wc:true:prof=WS wc:true:profile=WS wc:true:proof=TV wc:true:pugson=WS
wc:true:pull_up=VT wc:true:punya=TV wc:true:q=VT wc:true:qu=VT wc:true:qual=TV wc:true:quanto=TV
wc:true:que=SW wc:true:quello=TV wc:true:quem=SW wc:true:quem_é=ZP wc:true:qui=TV wc:true:qui_est=WS
wc:true:quick=VT wc:true:quien_es=XR wc:true:quién=TV wc:true:quién_es=WS wc:true:quotes=VT
wc:true:qué=TV wc:true:ricetta=TV wc:true:rip=TV wc:true:romero=TV wc:true:rooftop=VT wc:true:rt=VT
wc:true:s=TV wc:true:said=VT wc:true:sama=TV wc:true:same=SW wc:true:sana=TV wc:true:sat=VT
wc:true:saya=TV wc:true:says=VT wc:true:script=VT wc:true:se=TV wc:true:secondo=VT wc:true:see=VT
wc:true:sei=TV wc:true:selling=VT wc:true:send=TV wc:true:sent_me=TV wc:true:she=TV wc:true:shes=TV
wc:true:should=VT wc:true:show=SW wc:true:show_me=WS wc:true:si=VT wc:true:siapa=VT wc:true:sich=WS
wc:true:signed=VT wc:true:since=TV wc:true:so_sánh=WS wc:true:sobre=WS wc:true:some=WS
wc:true:someone=VT wc:true:son=VT wc:true:still=TV wc:true:sto=WS wc:true:su=SW wc:true:such_mal=VT
wc:true:suena=VT wc:true:sur=VT wc:true:tan=TV wc:true:tapi=VT wc:true:tava=VT wc:true:teacher=VT
wc:true:ted=WS wc:true:tell=TV wc:true:tell_me=VT wc:true:tells=VT wc:true:tengo=TV wc:true:that=SW
wc:true:the=TV wc:true:the_best=TV wc:true:then=VT wc:true:there_is=TV wc:true:theres=WS
wc:true:this=SW wc:true:this_guy=VT wc:true:through=VT wc:true:thấy=VT wc:true:tiene=TV
wc:true:time=TV wc:true:to=TV wc:true:told_me=WS wc:true:too=TV wc:true:trả=TV wc:true:tu=VT
wc:true:tu_connais=VT wc:true:tui=TV wc:true:two=TV wc:true:tá=TV wc:true:tìm=VT wc:true:u=TV
wc:true:udah=TV wc:true:um_tal_de=WS wc:true:una=TV wc:true:uncle=TV wc:true:und=VT wc:true:under=WS
wc:true:une=TV wc:true:uno=TV wc:true:uns=TV wc:true:usdc=VT wc:true:use=VT wc:true:user=XR
wc:true:va=TV wc:true:vai=SW wc:true:vc=TV wc:true:verified=TV wc:true:verify=VT wc:true:vi=VT
wc:true:vitalik=SW wc:true:von=YQ wc:true:vs=WS wc:true:với=VT wc:true:w/=TV wc:true:w=WS
wc:true:wah=VT wc:true:wallet=VT wc:true:wallets=TV wc:true:wants=TV wc:true:was=VT wc:true:we=RX
wc:true:we_have=VT wc:true:weather=TV wc:true:welche=TV wc:true:wen=TV wc:true:wer_is=VT
wc:true:wer_ist=VT wc:true:what=SW wc:true:what_about=VT wc:true:what_is=VT wc:true:whats=XR
wc:true:when=TV wc:true:where=VT wc:true:which=VT wc:true:who=TV wc:true:who_be=VT wc:true:who_is=VT
wc:true:who_tf_is=VT wc:true:who_verified=XR wc:true:who_wrote=TV wc:true:whois=WS wc:true:whos=WS
wc:true:whose=TV wc:true:wie_is=VT wc:true:will=SW wc:true:win=TV wc:true:wo=TV wc:true:woman=TV
wc:true:won=TV wc:true:wont=VT wc:true:worked=TV wc:true:wow=TV wc:true:write=TV wc:true:writes=VT
wc:true:writing=VT wc:true:wrong=TV wc:true:wrote=TV wc:true:x=TV wc:true:y=WS wc:true:y_a=VT
wc:true:ya=TV wc:true:ye=VT wc:true:yg=TV wc:true:yo=VT wc:true:you=TV wc:true:your=TV wc:true:zk=TV
wc:true:à=TV wc:true:è=SW wc:true:é_a=WS wc:true:é_o=VT wc:true:über=VT wc:true:μου=VT wc:true:в=TV
wc:true:есть=VT wc:true:кто=VT wc:true:кто_такой=WS wc:true:на=TV wc:true:найди=VT wc:true:он=TV
wc:true:опять=TV wc:true:тут=VT wc:true:ты=TV wc:true:хто=TV wc:true:что=TV wc:true:що=VT
wc:true:في=VT wc:true:مين=VT wc:true:กล้า=TV wc:true:คุยกัน=TV wc:true:ถาม=TV wc:true:พอดีเห็น=TV
wc:true:อะ=TV wc:true:เมื่อวาน=VT wc:true:เย=TV wc:true:เรื่อง=TV wc:true:แต่=TV wc:true:ใน=TV
wc:true:ไป=TV wc:true:ไม่=TV wc:true:ở=VT wc:true:が=VT wc:true:して=VT wc:true:じゃなくて=VT wc:true:て=TV
wc:true:で=VT wc:true:と=VT wc:true:な=TV wc:true:の=RX wc:true:は=TV wc:true:や=TV wc:true:よ=VT
wc:true:を=TV wc:true:上=TV wc:true:个=TV wc:true:也=VT wc:true:了=VT wc:true:原=TV wc:true:叫=WS
wc:true:名前=VT wc:true:她=VT wc:true:帮我=SW wc:true:新=WS wc:true:是=VT wc:true:是不是=TV wc:true:有=TV
wc:true:有没有=VT wc:true:查=TV wc:true:的=VT wc:true:言=VT wc:true:請問=WS wc:true:跟=TV wc:true:가=VT
wc:true:나=VT wc:true:내=TV wc:true:는=VT wc:true:다=VT wc:true:분=VT wc:true:아니=VT wc:true:어제=VT
wl2:a=SW wl2:about=TV wl2:ada=VT wl2:all=TV wl2:and=TV wl2:any=TV wl2:ask=VT wl2:bana=TV wl2:been=VT
wl2:bot=VT wl2:bots=TV wl2:bu=TV wl2:busca=WS wl2:by=VT wl2:called=TV wl2:check=TV wl2:con=TV
wl2:conhece=VT wl2:could_you=WS wl2:có=VT wl2:da=TV wl2:de=TV wl2:der=VT wl2:di=TV wl2:do=TV
wl2:do_you_know=TV wl2:does=TV wl2:dwr=XR wl2:en=TV wl2:end=VT wl2:est=TV wl2:fid=VT wl2:for=TV
wl2:going=TV wl2:ha=VT wl2:hay=VT wl2:hey=VT wl2:hier=VT wl2:him=VT wl2:his=WS wl2:horsefacts=WS
wl2:ich=TV wl2:im=VT wl2:in=SW wl2:is=WS wl2:it=TV wl2:its=VT wl2:keep=VT wl2:keeps=WS wl2:know=VT
wl2:knows=XR wl2:le=TV wl2:like=TV wl2:linda=VT wl2:lol=WS wl2:looking_for=TV wl2:ma=VT wl2:me=TV
wl2:mit=VT wl2:my=SW wl2:name=TV wl2:no=WS wl2:now=TV wl2:number=VT wl2:o=SW wl2:of=TV wl2:old=VT
wl2:or=TV wl2:out=TV wl2:para=TV wl2:pardon=YQ wl2:person=TV wl2:please=VT wl2:pour=TV
wl2:procura=VT wl2:proof=TV wl2:pugson=ZP wl2:q=VT wl2:que=TV wl2:quem=TV wl2:quem_é=XR
wl2:quién_es=TV wl2:say=VT wl2:says=VT wl2:script=VT wl2:should=VT wl2:so=TV wl2:some=WS
wl2:someone=WS wl2:sorry=VT wl2:su=TV wl2:tell_me=XR wl2:tem=VT wl2:the=TV wl2:they=VT wl2:this=TV
wl2:to=VT wl2:typo=XR wl2:up=WS wl2:verified=VT wl2:wallet=WS wl2:wallets=TV wl2:was=VT wl2:wer=TV
wl2:what_is=TV wl2:where=VT wl2:who_is=SW wl2:whos=VT wl2:will=TV wl2:win=TV wl2:with=TV wl2:won=TV
wl2:y=WS wl2:есть=VT wl2:хто=VT wl2:が=VT wl2:上=TV wl2:人=VT wl:about=ZP wl:actually=TV wl:after=VT
wl:airdrop=TV wl:all=TV wl:am_i=TV wl:an=TV wl:and=XR wl:are=TV wl:ask=VT wl:at=SW wl:auch=TV
wl:balaji=TV wl:base=TV wl:bot=VT wl:bu=TV wl:by=TV wl:c_est=VT wl:c_est_qui=XR wl:called=WS
wl:can=TV wl:cariin=VT wl:check=VT wl:chi=TV wl:chi_è=WS wl:con=TV wl:da=WS wl:dan=SW wl:das=TV
wl:de=XR wl:del=SW wl:dem=VT wl:der=TV wl:di=WS wl:dia=VT wl:dm=VT wl:do=WS wl:does=WS wl:dont=TV
wl:dos=TV wl:dwr=SW wl:e=VT wl:em=VT wl:en=TV wl:end=TV wl:ens=SW wl:er=TV wl:era=WS wl:esse=VT
wl:est=TV wl:et=VT wl:eth=TV wl:everyone=TV wl:explain=SW wl:fid=TV wl:find=VT wl:for=VT
wl:friend=XR wl:from=TV wl:gas=TV wl:get=TV wl:got=TV wl:ha=TV wl:hai=TV wl:has=VT wl:hat=VT
wl:have=TV wl:he=TV wl:her=TV wl:here=TV wl:hes=TV wl:i=SW wl:i_am=TV wl:i_meant=WS wl:if=WS
wl:il=TV wl:in=QY wl:is=WS wl:it=VT wl:its=XR wl:je=TV wl:jesse=TV wl:keep=TV wl:keeps=TV
wl:kennst_du=VT wl:kim=SW wl:l=TV wl:la=SW wl:le=TV wl:legit=VT wl:les=TV wl:like=TV wl:linda=SW
wl:link=TV wl:look_up=XR wl:m=TV wl:many=TV wl:me=TV wl:meant=XR wl:mein=VT wl:my=SW wl:na=TV
wl:name=RX wl:named=XR wl:nasıl=SW wl:ne=TV wl:need=VT wl:never=TV wl:nguyễn=SW wl:o=YQ wl:oder=VT
wl:old=SW wl:on=VT wl:one=WS wl:para=TV wl:platform=SW wl:please=TV wl:pugson=SW wl:pull_up=WS
wl:q=TV wl:quem=TV wl:quem_é=WS wl:qui_est=WS wl:quien_es=XR wl:quién_es=WS wl:s=TV wl:said=VT
wl:same=SW wl:says=VT wl:send=TV wl:she=TV wl:show=TV wl:show_me=VT wl:si=WS wl:siapa=VT wl:so=VT
wl:some=VT wl:someone=TV wl:sorry=TV wl:sto=WS wl:such_mal=VT wl:tell_me=TV wl:that=TV wl:the=Oa
wl:this=TV wl:to=SW wl:told=VT wl:tìm=WS wl:un=VT wl:un_tal=WS wl:und=WS wl:under=XR wl:user=WS
wl:varun=TV wl:vitalik=SW wl:von=XR wl:we=TV wl:wer_ist=WS wl:what_about=VT wl:what_is=XR
wl:whats=ZP wl:which=TV wl:who_is=YQ wl:whois=XR wl:whos=YQ wl:whose=SW wl:will=TV wl:wrong=TV
wl:y=VT wl:you=TV wl:your=TV wl:à=TV wl:é=VT wl:über=VT wl:кто=TV wl:кто_такая=VT wl:кто_такой=WS
wl:на=TV wl:найди=VT wl:тут=VT wl:хто=TV wl:って=TV wl:で=TV wl:どっちが=TV wl:の=QY wl:他=TV wl:你=VT wl:原=TV
wl:帮我=SW wl:是=VT wl:有=TV wl:的=TV wl:都=TV wl:가=TV words:1/false=SW words:2/true=TV words:3/false=VT
words:3/true=SW words:4/true=SW wr2:a=TV wr2:about=TV wr2:account=TV wr2:ada=VT wr2:all=TV wr2:an=VT
wr2:and=SW wr2:ask=VT wr2:asked=VT wr2:asking=VT wr2:back=TV wr2:bitte=VT wr2:bot=VT wr2:break=TV
wr2:but=TV wr2:c_est_qui=XR wr2:called=TV wr2:card=TV wr2:che=TV wr2:coffee=TV wr2:das=VT wr2:der=TV
wr2:dev=WS wr2:dia=VT wr2:do=VT wr2:dong=TV wr2:dont=TV wr2:dwr=ZP wr2:elle=VT wr2:emoji=TV
wr2:en=TV wr2:ens=TV wr2:er=VT wr2:es=TV wr2:every=VT wr2:first=TV wr2:for=VT wr2:for_me=TV
wr2:good=VT wr2:has=TV wr2:here=VT wr2:his=VT wr2:horsefacts=WS wr2:i=VT wr2:i_mean=SW wr2:ich=VT
wr2:im=TV wr2:in=TV wr2:into=VT wr2:is=SW wr2:it=VT wr2:its=VT wr2:kaç=TV wr2:kim=TV wr2:la=TV
wr2:legit=VT wr2:les=TV wr2:like=VT wr2:lo=VT wr2:lol=TV wr2:là_ai=RX wr2:ma=VT wr2:me=WS wr2:mi=TV
wr2:my=TV wr2:name=RX wr2:never=TV wr2:no=WS wr2:not=VT wr2:number=TV wr2:o=TV wr2:of=TV wr2:on=VT
wr2:one=VT wr2:only=VT wr2:or=VT wr2:platform=TV wr2:q=WS wr2:quem=VT wr2:quem_é=VT wr2:qui=TV
wr2:real=VT wr2:rish=VT wr2:says=VT wr2:se=TV wr2:she=WS wr2:siapa=VT wr2:so=TV wr2:sur=SW
wr2:tem=TV wr2:the=VT wr2:this=TV wr2:to=TV wr2:two=VT wr2:un=VT wr2:up=VT wr2:wallet=TV wr2:week=VT
wr2:who=VT wr2:who_is=YQ wr2:whos=VT wr2:why=WS wr2:y=TV wr2:è=VT wr2:é=WS wr2:в=TV wr2:на=VT
wr2:хто=VT wr2:が=VT wr2:の=VT wr2:人=VT wr2:吗=TV wr2:嗎=VT wr2:在=VT wr2:是=TV wr:&=WS wr:a=TV
wr:about=TV wr:ada=TV wr:again=VT wr:all=VT wr:am_i=TV wr:an=SW wr:and=XR wr:and_i=VT wr:any=VT
wr:are=TV wr:as=VT wr:at=TV wr:auf=TV wr:back=TV wr:badge=TV wr:be=VT wr:belum=VT wr:bot=TV
wr:but=VT wr:buterin=TV wr:c_est=VT wr:called=TV wr:can=TV wr:card=VT wr:chi_è=VT wr:coinbase=VT
wr:com=VT wr:da=SW wr:de=SW wr:della=TV wr:di=VT wr:diye_biri=XR wr:does=TV wr:dong=TV wr:dwr=TV
wr:elle=VT wr:en=TV wr:est=TV wr:et=VT wr:eth=TV wr:everybody=VT wr:fid=VT wr:for=TV wr:for_me=WS
wr:from=VT wr:ha=TV wr:hai=VT wr:has=WS wr:hat=TV wr:have=VT wr:here=TV wr:hier=VT wr:him=TV wr:i=VT
wr:ici=VT wr:il=VT wr:in=VT wr:is=XR wr:ist=WS wr:it=SW wr:itu=XR wr:just=VT wr:kaç=TV wr:keeps=VT
wr:kim=WS wr:know=TV wr:le=WS wr:legit=VT wr:linda=SW wr:link=TV wr:là_ai=WS wr:ma=VT wr:many=TV
wr:me=SW wr:min=TV wr:more=TV wr:my=SW wr:n=VT wr:na=VT wr:name=RX wr:nicht=VT wr:no=TV wr:not=WS
wr:number=TV wr:of=TV wr:old=TV wr:on=WS wr:ou=VT wr:out=TV wr:people=TV wr:platform=TV wr:please=WS
wr:pls=WS wr:pollak=SW wr:pra=VT wr:pugson=TV wr:q=VT wr:qui=TV wr:quién_es=VT wr:real=VT wr:rn=TV
wr:romero=SW wr:sama=TV wr:she=TV wr:srinivasan=TV wr:the=TV wr:this=TV wr:to=SW wr:un=TV wr:und=VT
wr:up=TV wr:van=TV wr:vs=XR wr:wallet=VT wr:wallets=SW wr:when=VT wr:with=WS wr:work=VT wr:xie=TV
wr:y=VT wr:ya=TV wr:you=TV wr:ça=VT wr:é=WS wr:в=TV wr:не=VT wr:тут=VT wr:это_кто=WS wr:さん=VT
wr:して=TV wr:って=VT wr:って誰=YQ wr:で=TV wr:嗎=TV wr:在=TV wr:是=WS wr:是誰=WS wr:是谁=VT wr:的=XR wr:跟=VT
wr:가=VT wr:는=TV
`
