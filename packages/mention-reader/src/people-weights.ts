/** Written by `npm run fit:mentions`. */
export const peopleWeights = `
c:Unknown=VT c:about=TV c:accounts=TV c:common=TV c:compare=WS c:copula=TV c:courtesy=TV
c:credentials=RX c:emoji=SW c:endorse=QY c:fid=SW c:first=TV c:form=PZ c:greeting=RX c:handle=TV
c:help=QY c:holds=TV c:interrogativeSubject=SW c:last=RX c:link=SW c:lower=TV c:mention=SW c:my=SW
c:name=RX c:not=TV c:number=SW c:or=XR c:person=VT c:platform=SW c:pointing=TV c:possessiveAfter=VT
c:possessiveBefore=TV c:praise=RX c:profile=RX c:question=TV c:relative=SW c:rhetorical=SW
c:second=TV c:self=SW c:thanks=RX c:third=SW c:trust=SW c:unknown=TV c:verifiers=VT c:wallet=SW
c:wrong=TV c:yes=TV c:you=QY clause:0/1/false=VT clause:0/1/true=WS clause:1/1/false=TV
clause:1/1/true=VT clause:1/2/false=TV clause:1/2/true=TV clause:2/1/false=VT clause:2/1/true=SW
clause:2/2/false=SW clause:2/2/true=VT clause:3/1/false=TV clause:3/1/true=TV clause:3/2/false=WS
clause:3/2/true=RX clause:3/3/false=SW clause:3/3/true=VT clause:4/1/false=TV clause:4/1/true=TV
clause:4/2/false=VT clause:4/2/true=TV clause:4/4/false=RX clause:4/4/true=WS clause:7/1/false=VT
clause:7/2/false=VT context:card/true=RX context:question/false=TV context:quote/false=QY
context:quote/true=PZ context:reply/false=RX context:reply/true=QY context:top/true=VT
first:false/absent=TV first:false/embedded=PZ first:true/absent=TV first:true/embedded=SW
from-name:,=SW from-name:.=TV from-name:?=RX from-name:Unknown=VT from-name:about=TV
from-name:accounts=TV from-name:article=SW from-name:bot=TV from-name:compare=SW
from-name:correction=TV from-name:courtesy=WS from-name:credentials=SW from-name:emoji=WS
from-name:endorse=TV from-name:fid=TV from-name:first=WS from-name:he=VT from-name:holds=TV
from-name:interrogative=TV from-name:last=TV from-name:lower=VT from-name:my=TV from-name:on=TV
from-name:or=SW from-name:person=WS from-name:platform=SW from-name:possessiveAfter=TV
from-name:possessiveBefore=VT from-name:praise=VT from-name:question=TV from-name:relative=WS
from-name:request=TV from-name:second=VT from-name:self=VT from-name:statement=WS
from-name:thanks=TV from-name:trust=RX from-name:unknown=VT from-name:wallet=TV from-name:wrong=TV
l1:.=VT l1:?=TV l1:Unknown=Nb l1:accounts=TV l1:and=WS l1:article=TV l1:bot=VT l1:common=SW
l1:compare=VT l1:copula=VT l1:correction=XR l1:courtesy=TV l1:credentials=TV l1:emoji=TV l1:end=TV
l1:endorse=TV l1:ens=TV l1:fid=VT l1:form=TV l1:greeting=SW l1:he=RX l1:help=SW l1:interrogative=VT
l1:last=TV l1:lower=VT l1:mention=SW l1:my=QY l1:name=RX l1:no=TV l1:not=SW l1:number=RX l1:or=VT
l1:person=YQ l1:platform=SW l1:pointing=TV l1:possessiveAfter=TV l1:possessiveBefore=VT l1:praise=SW
l1:profile=VT l1:request=WS l1:rhetorical=TV l1:second=SW l1:self=RX l1:thanks=SW l1:third=TV
l1:trust=SW l1:verifiers=WS l1:wallet=TV l1:you=RX l1r1:,_,=VT l1r1:,_.=VT l1r1:,_about=TV
l1r1:,_and=SW l1r1:,_article=TV l1r1:,_bot=TV l1r1:,_common=SW l1r1:,_copula=SW l1r1:,_correction=YQ
l1r1:,_courtesy=VT l1r1:,_end=XR l1r1:,_he=TV l1r1:,_holds=VT l1r1:,_no=TV l1r1:,_on=TV
l1r1:,_only=VT l1r1:,_or=TV l1r1:,_person=TV l1r1:,_profile=TV l1r1:,_question=TV
l1r1:,_statement=XR l1r1:,_trust=TV l1r1:._,=TV l1r1:._article=VT l1r1:._common=TV
l1r1:._courtesy=TV l1r1:._end=WS l1r1:._question=VT l1r1:._unknown=TV l1r1:?_common=VT l1r1:?_end=SW
l1r1:?_lower=TV l1r1:?_unknown=TV l1r1:Unknown_?=RX l1r1:Unknown_common=VT l1r1:Unknown_courtesy=TV
l1r1:Unknown_end=QY l1r1:Unknown_interrogative=SW l1r1:Unknown_lower=TV l1r1:Unknown_on=TV
l1r1:Unknown_question=TV l1r1:Unknown_unknown=TV l1r1:about_,=VT l1r1:about_Unknown=TV
l1r1:about_bot=VT l1r1:about_common=VT l1r1:about_copula=TV l1r1:about_correction=VT
l1r1:about_end=VT l1r1:about_not=TV l1r1:about_possessiveBefore=VT l1r1:about_question=TV
l1r1:about_unknown=TV l1r1:and_,=WS l1r1:and_?=XR l1r1:and_bot=WS l1r1:and_common=TV
l1r1:and_compare=VT l1r1:and_courtesy=VT l1r1:and_end=VT l1r1:and_lower=TV l1r1:and_pointing=TV
l1r1:and_self=VT l1r1:and_statement=TV l1r1:article_,=TV l1r1:article_.=RX l1r1:article_?=TV
l1r1:article_Unknown=TV l1r1:article_about=VT l1r1:article_article=VT l1r1:article_copula=TV
l1r1:article_interrogative=VT l1r1:article_lower=WS l1r1:article_on=XR l1r1:article_person=TV
l1r1:article_pointing=TV l1r1:article_praise=VT l1r1:article_statement=TV l1r1:bot_,=WS
l1r1:bot_.=SW l1r1:bot_?=XR l1r1:bot_Unknown=PZ l1r1:bot_and=WS l1r1:bot_article=RX
l1r1:bot_common=RX l1r1:bot_compare=VT l1r1:bot_courtesy=VT l1r1:bot_holds=WS
l1r1:bot_interrogative=YQ l1r1:bot_lower=WS l1r1:bot_mention=TV l1r1:bot_my=SW l1r1:bot_name=TV
l1r1:bot_no=VT l1r1:bot_not=VT l1r1:bot_notAfter=TV l1r1:bot_on=TV l1r1:bot_or=VT l1r1:bot_person=ZP
l1r1:bot_platform=TV l1r1:bot_possessiveAfter=VT l1r1:bot_profile=TV l1r1:bot_question=TV
l1r1:bot_request=WS l1r1:bot_self=SW l1r1:bot_statement=SW l1r1:bot_trust=VT l1r1:bot_unknown=TV
l1r1:bot_wallet=VT l1r1:common_?=TV l1r1:common_about=VT l1r1:common_accounts=TV
l1r1:common_article=VT l1r1:common_common=TV l1r1:common_copula=WS l1r1:common_courtesy=TV
l1r1:common_emoji=TV l1r1:common_end=SW l1r1:common_lower=SW l1r1:common_not=TV l1r1:common_or=TV
l1r1:common_question=VT l1r1:common_request=TV l1r1:common_statement=TV l1r1:common_trust=TV
l1r1:common_unknown=TV l1r1:common_yes=VT l1r1:compare_?=TV l1r1:compare_and=WS
l1r1:compare_common=VT l1r1:compare_end=TV l1r1:copula_.=TV l1r1:copula_?=TV l1r1:copula_about=VT
l1r1:copula_and=VT l1r1:copula_article=XR l1r1:copula_bot=VT l1r1:copula_common=VT
l1r1:copula_end=SW l1r1:copula_lower=WS l1r1:copula_platform=SW l1r1:copula_pointing=TV
l1r1:copula_praise=VT l1r1:copula_statement=VT l1r1:copula_trust=WS l1r1:copula_unknown=VT
l1r1:correction_,=TV l1r1:correction_?=TV l1r1:correction_about=VT l1r1:correction_common=VT
l1r1:correction_correction=VT l1r1:correction_courtesy=WS l1r1:correction_end=YQ
l1r1:correction_interrogative=VT l1r1:correction_pointing=VT l1r1:courtesy_?=WS
l1r1:courtesy_article=TV l1r1:courtesy_common=SW l1r1:courtesy_courtesy=TV l1r1:courtesy_end=SW
l1r1:courtesy_he=VT l1r1:courtesy_interrogative=VT l1r1:courtesy_no=TV l1r1:courtesy_not=TV
l1r1:courtesy_on=TV l1r1:courtesy_person=VT l1r1:courtesy_possessiveAfter=TV
l1r1:courtesy_question=SW l1r1:courtesy_statement=VT l1r1:courtesy_trust=TV l1r1:credentials_?=TV
l1r1:end_,=RX l1r1:end_.=TV l1r1:end_?=WS l1r1:end_and=VT l1r1:end_article=TV l1r1:end_common=VT
l1r1:end_correction=TV l1r1:end_end=TV l1r1:end_interrogative=VT l1r1:end_lower=TV l1r1:end_my=VT
l1r1:end_person=VT l1r1:end_praise=TV l1r1:end_self=VT l1r1:end_trust=VT l1r1:end_unknown=TV
l1r1:first_.=VT l1r1:first_common=VT l1r1:first_end=SW l1r1:first_on=VT l1r1:greeting_end=TV
l1r1:he_.=TV l1r1:he_?=TV l1r1:he_about=TV l1r1:he_common=WS l1r1:he_courtesy=VT l1r1:he_end=TV
l1r1:he_lower=TV l1r1:he_pointing=VT l1r1:he_question=TV l1r1:help_end=TV l1r1:holds_article=VT
l1r1:holds_common=TV l1r1:holds_end=TV l1r1:holds_lower=VT l1r1:holds_pointing=VT
l1r1:holds_unknown=VT l1r1:interrogativeSubject_about=TV l1r1:interrogativeSubject_article=SW
l1r1:interrogativeSubject_bot=SW l1r1:interrogativeSubject_common=TV
l1r1:interrogativeSubject_copula=XR l1r1:interrogativeSubject_end=SW
l1r1:interrogativeSubject_lower=WS l1r1:interrogativeSubject_pointing=TV
l1r1:interrogativeSubject_question=WS l1r1:interrogativeSubject_unknown=VT l1r1:interrogative_.=SW
l1r1:interrogative_?=XR l1r1:interrogative_Unknown=QY l1r1:interrogative_about=TV
l1r1:interrogative_and=WS l1r1:interrogative_article=TV l1r1:interrogative_bot=WS
l1r1:interrogative_common=TV l1r1:interrogative_copula=XR l1r1:interrogative_correction=TV
l1r1:interrogative_end=ZP l1r1:interrogative_he=VT l1r1:interrogative_lower=TV
l1r1:interrogative_name=TV l1r1:interrogative_on=TV l1r1:interrogative_person=TV
l1r1:interrogative_pointing=TV l1r1:interrogative_question=VT l1r1:interrogative_unknown=PZ
l1r1:lower_.=WS l1r1:lower_?=VT l1r1:lower_Unknown=TV l1r1:lower_article=TV l1r1:lower_bot=WS
l1r1:lower_common=TV l1r1:lower_copula=VT l1r1:lower_courtesy=VT l1r1:lower_end=WS l1r1:lower_he=VT
l1r1:lower_interrogative=TV l1r1:lower_on=VT l1r1:lower_or=VT l1r1:lower_pointing=VT
l1r1:lower_possessiveAfter=TV l1r1:lower_possessiveBefore=VT l1r1:lower_question=VT
l1r1:lower_relative=VT l1r1:lower_request=TV l1r1:lower_self=TV l1r1:lower_statement=VT
l1r1:mention_,=TV l1r1:mention_?=TV l1r1:mention_copula=VT l1r1:mention_courtesy=VT
l1r1:mention_end=TV l1r1:my_common=TV l1r1:my_courtesy=TV l1r1:my_end=TV l1r1:name_,=TV
l1r1:name_?=TV l1r1:name_copula=VT l1r1:name_courtesy=VT l1r1:name_end=TV l1r1:name_question=VT
l1r1:no_,=TV l1r1:no_courtesy=TV l1r1:no_end=VT l1r1:no_pointing=TV l1r1:notAfter_common=TV
l1r1:not_,=TV l1r1:not_.=VT l1r1:not_article=WS l1r1:not_common=TV l1r1:not_courtesy=TV
l1r1:not_end=RX l1r1:number_end=SW l1r1:on_.=VT l1r1:on_?=VT l1r1:on_article=VT l1r1:on_bot=VT
l1r1:on_common=VT l1r1:on_end=TV l1r1:on_on=VT l1r1:on_question=TV l1r1:only_,=VT l1r1:or_,=VT
l1r1:or_?=VT l1r1:or_end=TV l1r1:person_.=WS l1r1:person_?=VT l1r1:person_Unknown=TV
l1r1:person_common=WS l1r1:person_courtesy=WS l1r1:person_end=WS l1r1:person_lower=WS
l1r1:person_on=WS l1r1:person_possessiveAfter=XR l1r1:platform_end=TV l1r1:platform_lower=TV
l1r1:pointing_.=TV l1r1:pointing_?=RX l1r1:pointing_Unknown=VT l1r1:pointing_about=VT
l1r1:pointing_bot=TV l1r1:pointing_end=SW l1r1:pointing_interrogative=VT l1r1:pointing_lower=VT
l1r1:pointing_person=VT l1r1:pointing_pointing=VT l1r1:pointing_possessiveBefore=WS
l1r1:pointing_statement=VT l1r1:pointing_unknown=WS l1r1:possessiveAfter_courtesy=TV
l1r1:possessiveAfter_end=TV l1r1:possessiveBefore_,=VT l1r1:possessiveBefore_?=VT
l1r1:possessiveBefore_and=VT l1r1:possessiveBefore_end=WS l1r1:possessiveBefore_on=VT
l1r1:praise_,=TV l1r1:praise_.=TV l1r1:praise_courtesy=TV l1r1:praise_wallet=TV
l1r1:profile_courtesy=TV l1r1:profile_end=VT l1r1:question_,=TV l1r1:question_.=TV
l1r1:question_article=VT l1r1:question_copula=TV l1r1:question_credentials=TV l1r1:question_end=RX
l1r1:question_lower=WS l1r1:question_platform=VT l1r1:question_pointing=TV l1r1:question_praise=VT
l1r1:question_profile=VT l1r1:question_question=TV l1r1:question_statement=VT l1r1:question_trust=XR
l1r1:question_unknown=WS l1r1:question_wallet=VT l1r1:question_yes=TV l1r1:relative_end=SW
l1r1:request_.=VT l1r1:request_?=XR l1r1:request_Unknown=RX l1r1:request_about=VT
l1r1:request_bot=VT l1r1:request_common=TV l1r1:request_courtesy=XR l1r1:request_end=WS
l1r1:request_interrogative=VT l1r1:request_lower=TV l1r1:request_no=VT l1r1:request_pointing=TV
l1r1:request_question=TV l1r1:request_unknown=RX l1r1:second_end=TV l1r1:self_,=VT
l1r1:self_courtesy=TV l1r1:self_end=TV l1r1:self_request=VT l1r1:self_unknown=TV l1r1:statement_.=WS
l1r1:statement_common=TV l1r1:statement_copula=VT l1r1:statement_end=SW l1r1:statement_lower=VT
l1r1:statement_person=VT l1r1:statement_question=VT l1r1:statement_statement=VT l1r1:thanks_end=SW
l1r1:third_end=TV l1r1:trust_?=TV l1r1:trust_common=VT l1r1:trust_end=TV l1r1:unknown_,=VT
l1r1:unknown_.=VT l1r1:unknown_?=SW l1r1:unknown_Unknown=TV l1r1:unknown_article=TV
l1r1:unknown_bot=VT l1r1:unknown_copula=VT l1r1:unknown_correction=TV l1r1:unknown_courtesy=VT
l1r1:unknown_he=VT l1r1:unknown_interrogative=RX l1r1:unknown_or=VT l1r1:unknown_person=TV
l1r1:unknown_platform=TV l1r1:unknown_possessiveAfter=TV l1r1:unknown_possessiveBefore=VT
l1r1:unknown_question=VT l1r1:unknown_request=TV l1r1:unknown_self=TV l1r1:unknown_statement=VT
l1r1:unknown_wallet=TV l1r1:wallet_?=TV l1r1:yes_,=TV l1r1:yes_?=SW l1r1:yes_about=VT
l1r1:yes_common=TV l1r1:yes_copula=VT l1r1:yes_end=VT l1r1:yes_lower=VT l1r1:yes_on=VT
l1r1:yes_question=VT l1r1:yes_unknown=VT l1r1:you_about=TV l1r1:you_courtesy=TV l1r1:you_end=TV
l2:?=TV l2:Unknown=PZ l2:about=TV l2:accounts=VT l2:and=SW l2:article=RX l2:bot=VT l2:common=TV
l2:compare=TV l2:copula=TV l2:correction=XR l2:form=RX l2:greeting=TV l2:handle=TV l2:help=TV
l2:interrogative=SW l2:interrogativeSubject=TV l2:my=TV l2:name=TV l2:no=WS l2:not=TV l2:on=SW
l2:only=TV l2:or=TV l2:person=TV l2:pointing=SW l2:possessiveAfter=VT l2:possessiveBefore=TV
l2:praise=SW l2:profile=VT l2:question=TV l2:relative=TV l2:self=SW l2:statement=VT l2:thanks=SW
l2:third=TV l2:trust=SW l2:verifiers=TV l2:you=TV l2l1:,_about=VT l2l1:,_and=SW l2l1:,_article=TV
l2l1:,_bot=SW l2l1:,_common=SW l2l1:,_compare=TV l2l1:,_copula=VT l2l1:,_correction=YQ
l2l1:,_courtesy=VT l2l1:,_interrogative=SW l2l1:,_interrogativeSubject=VT l2l1:,_mention=TV
l2l1:,_name=TV l2l1:,_no=TV l2l1:,_on=VT l2l1:,_only=VT l2l1:,_person=TV l2l1:,_pointing=TV
l2l1:,_possessiveBefore=VT l2l1:,_self=TV l2l1:,_statement=VT l2l1:._Unknown=VT l2l1:._bot=TV
l2l1:._correction=VT l2l1:._interrogative=VT l2l1:._lower=VT l2l1:._pointing=TV l2l1:._unknown=VT
l2l1:?_bot=TV l2l1:?_common=TV l2l1:Unknown_,=TV l2l1:Unknown_about=TV l2l1:Unknown_copula=TV
l2l1:Unknown_lower=SW l2l1:Unknown_on=TV l2l1:Unknown_pointing=TV l2l1:Unknown_question=TV
l2l1:Unknown_unknown=SW l2l1:about_Unknown=TV l2l1:about_article=SW l2l1:about_courtesy=VT
l2l1:about_first=VT l2l1:about_person=VT l2l1:about_platform=TV l2l1:about_pointing=TV
l2l1:accounts_,=TV l2l1:accounts_lower=VT l2l1:accounts_question=VT l2l1:accounts_unknown=VT
l2l1:and_article=VT l2l1:and_common=TV l2l1:and_correction=TV l2l1:and_lower=TV l2l1:and_unknown=TV
l2l1:article_bot=TV l2l1:article_common=TV l2l1:article_correction=TV l2l1:article_courtesy=TV
l2l1:article_lower=TV l2l1:article_person=VT l2l1:article_profile=TV l2l1:article_unknown=TV
l2l1:bot_,=SW l2l1:bot_Unknown=PZ l2l1:bot_about=TV l2l1:bot_and=TV l2l1:bot_article=TV
l2l1:bot_common=SW l2l1:bot_compare=VT l2l1:bot_copula=VT l2l1:bot_correction=TV
l2l1:bot_courtesy=SW l2l1:bot_greeting=TV l2l1:bot_he=RX l2l1:bot_help=TV l2l1:bot_holds=WS
l2l1:bot_interrogative=XR l2l1:bot_interrogativeSubject=RX l2l1:bot_lower=XR l2l1:bot_mention=TV
l2l1:bot_my=SW l2l1:bot_name=TV l2l1:bot_on=TV l2l1:bot_person=TV l2l1:bot_possessiveBefore=TV
l2l1:bot_praise=TV l2l1:bot_profile=WS l2l1:bot_question=VT l2l1:bot_request=VT
l2l1:bot_statement=TV l2l1:bot_trust=TV l2l1:bot_yes=WS l2l1:bot_you=TV l2l1:common_,=TV
l2l1:common_.=VT l2l1:common_about=SW l2l1:common_article=VT l2l1:common_copula=TV
l2l1:common_correction=TV l2l1:common_interrogative=VT l2l1:common_interrogativeSubject=WS
l2l1:common_lower=VT l2l1:common_on=TV l2l1:common_person=VT l2l1:common_pointing=VT
l2l1:common_possessiveBefore=TV l2l1:common_profile=TV l2l1:common_question=TV l2l1:common_second=TV
l2l1:common_self=TV l2l1:common_statement=WS l2l1:common_trust=VT l2l1:common_unknown=VT
l2l1:compare_lower=VT l2l1:copula_about=VT l2l1:copula_article=SW l2l1:copula_bot=TV
l2l1:copula_common=WS l2l1:copula_courtesy=VT l2l1:copula_person=TV l2l1:copula_praise=VT
l2l1:copula_trust=VT l2l1:copula_yes=TV l2l1:correction_,=XR l2l1:correction_correction=XR
l2l1:correction_courtesy=VT l2l1:correction_pointing=VT l2l1:courtesy_.=VT l2l1:courtesy_Unknown=VT
l2l1:courtesy_article=WS l2l1:courtesy_bot=TV l2l1:courtesy_copula=VT l2l1:courtesy_correction=TV
l2l1:courtesy_first=VT l2l1:courtesy_interrogativeSubject=VT l2l1:courtesy_not=TV
l2l1:courtesy_on=TV l2l1:courtesy_person=WS l2l1:courtesy_pointing=TV
l2l1:courtesy_possessiveBefore=TV l2l1:courtesy_profile=VT l2l1:courtesy_request=VT
l2l1:courtesy_self=TV l2l1:courtesy_you=TV l2l1:end_about=TV l2l1:end_and=WS l2l1:end_article=SW
l2l1:end_bot=WS l2l1:end_common=TV l2l1:end_copula=VT l2l1:end_courtesy=VT l2l1:end_end=TV
l2l1:end_first=TV l2l1:end_interrogative=XR l2l1:end_my=TV l2l1:end_not=TV l2l1:end_number=TV
l2l1:end_on=VT l2l1:end_praise=SW l2l1:end_question=WS l2l1:end_request=XR l2l1:end_second=TV
l2l1:end_self=TV l2l1:end_statement=TV l2l1:end_thanks=SW l2l1:end_third=TV l2l1:end_unknown=VT
l2l1:end_yes=TV l2l1:fid_courtesy=TV l2l1:first_about=TV l2l1:first_lower=TV l2l1:first_unknown=TV
l2l1:form_interrogative=TV l2l1:form_pointing=TV l2l1:greeting_bot=TV l2l1:he_about=TV
l2l1:he_copula=TV l2l1:he_courtesy=VT l2l1:he_holds=TV l2l1:he_interrogative=TV l2l1:he_on=TV
l2l1:he_question=TV l2l1:he_statement=VT l2l1:holds_article=TV l2l1:holds_courtesy=WS
l2l1:holds_unknown=TV l2l1:interrogativeSubject_common=TV l2l1:interrogativeSubject_courtesy=TV
l2l1:interrogativeSubject_lower=VT l2l1:interrogativeSubject_question=TV
l2l1:interrogative_Unknown=RX l2l1:interrogative_article=VT l2l1:interrogative_common=TV
l2l1:interrogative_lower=TV l2l1:interrogative_pointing=WS l2l1:interrogative_statement=TV
l2l1:interrogative_unknown=RX l2l1:interrogative_yes=VT l2l1:lower_.=VT l2l1:lower_?=TV
l2l1:lower_Unknown=TV l2l1:lower_about=VT l2l1:lower_and=YQ l2l1:lower_article=VT
l2l1:lower_common=VT l2l1:lower_compare=VT l2l1:lower_correction=VT l2l1:lower_interrogative=TV
l2l1:lower_interrogativeSubject=VT l2l1:lower_notAfter=VT l2l1:lower_on=TV l2l1:lower_or=XR
l2l1:lower_possessiveAfter=TV l2l1:lower_possessiveBefore=TV l2l1:lower_request=VT
l2l1:lower_self=TV l2l1:lower_statement=TV l2l1:lower_unknown=TV l2l1:lower_you=VT l2l1:mention_,=XR
l2l1:mention_?=VT l2l1:mention_about=TV l2l1:mention_and=VT l2l1:mention_article=TV
l2l1:mention_compare=TV l2l1:mention_copula=TV l2l1:mention_courtesy=TV l2l1:mention_holds=TV
l2l1:mention_interrogative=SW l2l1:mention_lower=VT l2l1:mention_on=SW l2l1:mention_person=VT
l2l1:mention_pointing=TV l2l1:mention_possessiveAfter=TV l2l1:mention_statement=VT
l2l1:mention_unknown=VT l2l1:my_common=TV l2l1:my_lower=TV l2l1:my_relative=TV l2l1:my_unknown=TV
l2l1:name_,=WS l2l1:name_?=VT l2l1:name_about=TV l2l1:name_and=VT l2l1:name_article=TV
l2l1:name_compare=TV l2l1:name_copula=TV l2l1:name_courtesy=TV l2l1:name_holds=TV
l2l1:name_interrogative=SW l2l1:name_lower=VT l2l1:name_on=TV l2l1:name_person=VT
l2l1:name_pointing=TV l2l1:name_possessiveAfter=TV l2l1:name_statement=VT l2l1:name_unknown=VT
l2l1:no_,=WS l2l1:no_lower=TV l2l1:no_unknown=TV l2l1:not_,=VT l2l1:not_courtesy=TV
l2l1:number_common=TV l2l1:on_about=VT l2l1:on_article=SW l2l1:on_lower=TV l2l1:on_platform=TV
l2l1:on_pointing=TV l2l1:on_unknown=TV l2l1:or_lower=TV l2l1:or_unknown=TV l2l1:person_,=VT
l2l1:person_Unknown=SW l2l1:person_bot=TV l2l1:person_interrogative=SW l2l1:person_lower=VT
l2l1:person_person=XR l2l1:platform_,=TV l2l1:platform_?=SW l2l1:platform_about=ZP
l2l1:platform_common=XR l2l1:platform_lower=SW l2l1:platform_on=XR l2l1:platform_possessiveBefore=ZP
l2l1:pointing_about=TV l2l1:pointing_common=TV l2l1:pointing_copula=TV l2l1:pointing_holds=TV
l2l1:pointing_interrogative=RX l2l1:pointing_on=TV l2l1:pointing_only=TV l2l1:pointing_person=VT
l2l1:pointing_question=TV l2l1:pointing_request=VT l2l1:pointing_statement=VT l2l1:pointing_trust=TV
l2l1:pointing_unknown=VT l2l1:possessiveAfter_lower=VT l2l1:possessiveBefore_article=TV
l2l1:possessiveBefore_lower=TV l2l1:praise_,=TV l2l1:praise_.=VT l2l1:praise_common=TV
l2l1:praise_lower=TV l2l1:praise_question=VT l2l1:praise_unknown=TV l2l1:profile_,=VT
l2l1:profile_about=WS l2l1:profile_on=WS l2l1:profile_possessiveBefore=VT l2l1:question_,=VT
l2l1:question_Unknown=TV l2l1:question_about=VT l2l1:question_and=TV l2l1:question_article=TV
l2l1:question_bot=TV l2l1:question_correction=TV l2l1:question_on=VT l2l1:question_person=VT
l2l1:question_question=TV l2l1:question_statement=TV l2l1:question_trust=VT l2l1:question_unknown=TV
l2l1:relative_lower=VT l2l1:request_,=TV l2l1:request_Unknown=RX l2l1:request_about=WS
l2l1:request_common=VT l2l1:request_courtesy=VT l2l1:request_he=VT l2l1:request_interrogative=VT
l2l1:request_lower=VT l2l1:request_my=TV l2l1:request_on=VT l2l1:request_person=TV
l2l1:request_self=WS l2l1:request_unknown=SW l2l1:self_article=TV l2l1:self_courtesy=TV
l2l1:self_on=TV l2l1:self_question=TV l2l1:self_statement=VT l2l1:statement_common=TV
l2l1:statement_copula=TV l2l1:statement_correction=TV l2l1:statement_lower=VT l2l1:statement_name=VT
l2l1:statement_on=TV l2l1:statement_person=VT l2l1:statement_pointing=VT l2l1:statement_statement=VT
l2l1:statement_unknown=VT l2l1:thanks_,=TV l2l1:trust_,=TV l2l1:trust_about=TV l2l1:trust_common=TV
l2l1:trust_lower=VT l2l1:trust_or=SW l2l1:trust_possessiveBefore=TV l2l1:trust_unknown=VT
l2l1:unknown_,=VT l2l1:unknown_.=VT l2l1:unknown_?=TV l2l1:unknown_Unknown=TV l2l1:unknown_and=YQ
l2l1:unknown_compare=VT l2l1:unknown_correction=VT l2l1:unknown_courtesy=VT
l2l1:unknown_interrogative=TV l2l1:unknown_interrogativeSubject=VT l2l1:unknown_notAfter=VT
l2l1:unknown_on=TV l2l1:unknown_or=XR l2l1:unknown_possessiveAfter=TV
l2l1:unknown_possessiveBefore=TV l2l1:unknown_praise=VT l2l1:unknown_self=TV
l2l1:unknown_statement=TV l2l1:unknown_unknown=TV l2l1:wallet_about=VT l2l1:wallet_lower=VT
l2l1:wallet_on=VT l2l1:wallet_possessiveBefore=VT l2l1:wallet_unknown=VT l2l1:yes_,=TV
l2l1:yes_about=TV l2l1:yes_common=VT l2l1:yes_copula=TV l2l1:yes_correction=WS l2l1:yes_courtesy=VT
l2l1:yes_lower=VT l2l1:yes_question=TV l2l1:yes_unknown=VT l2l1:you_article=TV l2l1:you_lower=TV
l2l1:you_request=VT l2l1:you_unknown=TV l:,=TV l:?=SW l:Unknown=Mc l:about=VT l:and=VT l:common=TV
l:compare=VT l:copula=VT l:correction=ZP l:credentials=SW l:endorse=TV l:ens=TV l:fid=VT l:first=SW
l:form=TV l:greeting=SW l:he=SW l:help=SW l:interrogative=VT l:interrogativeSubject=TV l:lower=VT
l:mention=SW l:my=RX l:name=RX l:no=TV l:not=RX l:number=RX l:platform=TV l:possessiveAfter=TV
l:possessiveBefore=VT l:praise=SW l:profile=SW l:question=VT l:request=XR l:rhetorical=TV
l:second=SW l:self=RX l:statement=TV l:thanks=SW l:third=TV l:trust=SW l:verifiers=WS l:wallet=TV
l:you=RX language:false/0=WS language:false/3=TV language:false/4=SW language:false/7=TV
language:true/1=XR language:true/2=TV language:true/3=VT language:true/4=RX language:true/7=RX
last:false=TV letters:0/latin=SW letters:1/han=RX letters:1/latin=TV letters:1/other=SW
letters:2/han=TV letters:2/other=QY letters:3/han=SW letters:3/other=QY letters:4/latin=VT
letters:4/other=TV letters:7/latin=XR letters:7/other=WS named-as:joined/true=RX
named-as:mention/true=TV named-as:platform/false=SW named-as:written/false=bN
named-as:written/true=YQ named-behind:false/false/false=VT named-behind:false/false/only=XR
named-behind:false/false/true=PZ named-behind:false/true/false=VT named-behind:false/true/first=VT
named-behind:false/true/last=TV named-behind:false/true/middle=TV named-behind:false/true/true=SW
named-behind:true/false/first=RX named-behind:true/false/last=VT named-behind:true/false/middle=SW
named-behind:true/false/true=SW named-behind:true/true/first=TV named-behind:true/true/last=TV
named-behind:true/true/only=VT named-behind:true/true/true=TV named-c:Unknown=TV named-c:about=TV
named-c:accounts=TV named-c:article=VT named-c:bot=VT named-c:compare=XR named-c:copula=TV
named-c:correction=WS named-c:credentials=WS named-c:emoji=TV named-c:endorse=TV named-c:fid=WS
named-c:first=TV named-c:form=WS named-c:greeting=PZ named-c:he=SW named-c:help=VT named-c:holds=VT
named-c:interrogative=TV named-c:interrogativeSubject=TV named-c:name=VT named-c:no=TV
named-c:not=RX named-c:notAfter=SW named-c:only=VT named-c:or=XR named-c:pointing=SW
named-c:possessiveBefore=TV named-c:question=VT named-c:relative=TV named-c:second=TV
named-c:statement=TV named-c:thanks=VT named-c:third=VT named-c:trust=VT named-c:wallet=WS
named-c:wrong=RX named-c:yes=VT named-c:you=TV named-clause:0/1/true=VT named-clause:2/1/true=TV
named-clause:3/1/false=VT named-clause:3/1/true=VT named-clause:4/1/true=TV named-clause:7/1/true=VT
named-context:card/false=XR named-context:card/true=VT named-context:question/false=TV
named-context:question/true=QY named-context:quote/false=QY named-context:quote/true=TV
named-context:reply/false=TV named-context:reply/true=TV named-context:top/true=VT
named-echo:common=TV named-echo:courtesy=TV named-echo:interrogative=XR named-echo:lower=SW
named-echo:none/true=YQ named-echo:not=Oa named-echo:true/false/false/false=RX
named-echo:true/false/true/false=Nb named-echo:true/true/false/false=XR named-echo:unknown=SW
named-first:false/absent=TV named-first:false/embedded=VT named-first:false/vocative=VT
named-first:true/embedded=RX named-from-last:,=TV named-from-last:.=WS named-from-last:?=SW
named-from-last:Unknown=VT named-from-last:about=VT named-from-last:accounts=TV
named-from-last:and=VT named-from-last:article=WS named-from-last:common=VT
named-from-last:copula=VT named-from-last:correction=WS named-from-last:courtesy=VT
named-from-last:greeting=SW named-from-last:he=VT named-from-last:holds=TV
named-from-last:interrogative=SW named-from-last:interrogativeSubject=VT named-from-last:lower=VT
named-from-last:my=TV named-from-last:no=XR named-from-last:not=RX named-from-last:notAfter=XR
named-from-last:only=TV named-from-last:or=VT named-from-last:person=TV named-from-last:platform=RX
named-from-last:pointing=VT named-from-last:possessiveAfter=VT named-from-last:possessiveBefore=XR
named-from-last:profile=TV named-from-last:relative=VT named-from-last:self=XR
named-from-last:statement=YQ named-from-last:trust=VT named-from-last:unknown=WS
named-from-last:you=WS named-l1:?=RX named-l1:Unknown=VT named-l1:about=VT named-l1:bot=VT
named-l1:common=TV named-l1:compare=VT named-l1:copula=WS named-l1:correction=WS
named-l1:courtesy=VT named-l1:end=TV named-l1:fid=VT named-l1:first=RX named-l1:form=SW
named-l1:greeting=RX named-l1:holds=VT named-l1:interrogative=VT named-l1:interrogativeSubject=VT
named-l1:name=TV named-l1:no=TV named-l1:not=Oa named-l1:notAfter=VT named-l1:on=VT named-l1:only=WS
named-l1:or=VT named-l1:person=YQ named-l1:possessiveAfter=VT named-l1:praise=TV named-l1:profile=WS
named-l1:question=WS named-l1:relative=TV named-l1:request=VT named-l1:self=TV named-l1:statement=TV
named-l1:thanks=SW named-l1:verifiers=WS named-l1:yes=VT named-l1r1:,_,=TV named-l1r1:,_.=WS
named-l1r1:,_and=TV named-l1r1:,_bot=VT named-l1r1:,_copula=TV named-l1r1:,_correction=TV
named-l1r1:,_end=XR named-l1r1:,_holds=VT named-l1r1:,_mention=VT named-l1r1:,_name=VT
named-l1r1:,_not=TV named-l1r1:,_notAfter=TV named-l1r1:,_or=VT named-l1r1:,_pointing=TV
named-l1r1:,_question=WS named-l1r1:,_request=TV named-l1r1:,_statement=TV named-l1r1:._.=VT
named-l1r1:._end=VT named-l1r1:._lower=TV named-l1r1:._unknown=SW named-l1r1:?_end=WS
named-l1r1:?_lower=RX named-l1r1:?_unknown=SW named-l1r1:about_,=VT named-l1r1:about_.=TV
named-l1r1:about_?=VT named-l1r1:about_and=VT named-l1r1:about_bot=VT named-l1r1:about_common=TV
named-l1r1:about_copula=TV named-l1r1:about_lower=TV named-l1r1:about_person=SW
named-l1r1:accounts_,=VT named-l1r1:and_,=RX named-l1r1:and_.=VT named-l1r1:and_about=TV
named-l1r1:and_common=TV named-l1r1:and_compare=VT named-l1r1:and_courtesy=VT named-l1r1:and_end=WS
named-l1r1:and_interrogative=VT named-l1r1:and_on=TV named-l1r1:and_request=TV
named-l1r1:and_unknown=VT named-l1r1:article_,=TV named-l1r1:article_?=VT
named-l1r1:article_about=TV named-l1r1:article_common=VT named-l1r1:article_courtesy=TV
named-l1r1:article_end=VT named-l1r1:article_holds=VT named-l1r1:article_not=TV
named-l1r1:article_on=TV named-l1r1:bot_,=WS named-l1r1:bot_.=TV named-l1r1:bot_about=WS
named-l1r1:bot_and=XR named-l1r1:bot_common=VT named-l1r1:bot_copula=SW named-l1r1:bot_correction=TV
named-l1r1:bot_courtesy=VT named-l1r1:bot_end=QY named-l1r1:bot_fid=TV named-l1r1:bot_he=VT
named-l1r1:bot_holds=SW named-l1r1:bot_interrogative=WS named-l1r1:bot_lower=WS
named-l1r1:bot_mention=VT named-l1r1:bot_name=WS named-l1r1:bot_not=WS named-l1r1:bot_notAfter=RX
named-l1r1:bot_on=VT named-l1r1:bot_only=WS named-l1r1:bot_or=VT named-l1r1:bot_platform=VT
named-l1r1:bot_pointing=VT named-l1r1:bot_possessiveBefore=VT named-l1r1:bot_question=WS
named-l1r1:bot_request=YQ named-l1r1:bot_statement=QY named-l1r1:bot_trust=VT
named-l1r1:bot_unknown=VT named-l1r1:bot_verifiers=VT named-l1r1:bot_yes=TV named-l1r1:common_,=WS
named-l1r1:common_.=SW named-l1r1:common_about=RX named-l1r1:common_bot=TV
named-l1r1:common_common=VT named-l1r1:common_compare=VT named-l1r1:common_copula=VT
named-l1r1:common_correction=TV named-l1r1:common_end=WS named-l1r1:common_interrogative=VT
named-l1r1:common_lower=TV named-l1r1:common_on=TV named-l1r1:common_pointing=VT
named-l1r1:common_question=SW named-l1r1:common_request=TV named-l1r1:common_statement=VT
named-l1r1:compare_about=VT named-l1r1:compare_and=WS named-l1r1:compare_common=VT
named-l1r1:compare_correction=VT named-l1r1:compare_end=TV named-l1r1:compare_lower=VT
named-l1r1:compare_unknown=VT named-l1r1:copula_,=VT named-l1r1:copula_.=TV
named-l1r1:copula_about=SW named-l1r1:copula_article=VT named-l1r1:copula_correction=TV
named-l1r1:copula_end=VT named-l1r1:copula_holds=VT named-l1r1:copula_lower=VT
named-l1r1:copula_on=TV named-l1r1:copula_question=VT named-l1r1:copula_request=VT
named-l1r1:copula_unknown=VT named-l1r1:correction_,=VT named-l1r1:correction_courtesy=VT
named-l1r1:correction_end=XR named-l1r1:correction_question=TV named-l1r1:correction_request=TV
named-l1r1:courtesy_.=VT named-l1r1:courtesy_about=WS named-l1r1:courtesy_bot=VT
named-l1r1:courtesy_common=TV named-l1r1:courtesy_compare=TV named-l1r1:courtesy_copula=TV
named-l1r1:courtesy_courtesy=VT named-l1r1:courtesy_end=VT named-l1r1:courtesy_interrogative=TV
named-l1r1:courtesy_lower=TV named-l1r1:courtesy_on=VT named-l1r1:courtesy_person=VT
named-l1r1:courtesy_pointing=VT named-l1r1:courtesy_question=TV named-l1r1:courtesy_request=VT
named-l1r1:courtesy_statement=VT named-l1r1:courtesy_unknown=TV named-l1r1:end_,=VT
named-l1r1:end_and=VT named-l1r1:end_common=TV named-l1r1:end_copula=TV named-l1r1:end_correction=VT
named-l1r1:end_courtesy=TV named-l1r1:end_form=SW named-l1r1:end_handle=SW
named-l1r1:end_interrogative=WS named-l1r1:end_lower=TV named-l1r1:end_mention=XR
named-l1r1:end_name=TV named-l1r1:end_notAfter=TV named-l1r1:end_on=VT named-l1r1:end_only=TV
named-l1r1:end_person=TV named-l1r1:end_question=TV named-l1r1:end_request=SW
named-l1r1:end_statement=SW named-l1r1:end_unknown=TV named-l1r1:holds_lower=VT
named-l1r1:holds_unknown=VT named-l1r1:interrogativeSubject_copula=VT
named-l1r1:interrogativeSubject_unknown=VT named-l1r1:interrogative_,=VT
named-l1r1:interrogative_?=WS named-l1r1:interrogative_about=VT named-l1r1:interrogative_and=VT
named-l1r1:interrogative_common=SW named-l1r1:interrogative_copula=VT
named-l1r1:interrogative_correction=TV named-l1r1:interrogative_end=WS
named-l1r1:interrogative_question=VT named-l1r1:interrogative_unknown=TV named-l1r1:lower_,=TV
named-l1r1:lower_?=VT named-l1r1:lower_and=VT named-l1r1:lower_article=VT named-l1r1:lower_bot=VT
named-l1r1:lower_common=TV named-l1r1:lower_copula=VT named-l1r1:lower_end=SW
named-l1r1:lower_lower=VT named-l1r1:lower_on=VT named-l1r1:lower_person=WS
named-l1r1:lower_platform=Oa named-l1r1:lower_question=VT named-l1r1:lower_request=TV
named-l1r1:lower_statement=VT named-l1r1:lower_unknown=VT named-l1r1:mention_,=VT
named-l1r1:mention_common=TV named-l1r1:mention_courtesy=TV named-l1r1:mention_lower=TV
named-l1r1:mention_name=TV named-l1r1:mention_unknown=TV named-l1r1:name_common=TV
named-l1r1:name_end=VT named-l1r1:no_correction=TV named-l1r1:no_courtesy=TV
named-l1r1:notAfter_,=TV named-l1r1:notAfter_common=TV named-l1r1:notAfter_courtesy=VT
named-l1r1:not_,=RX named-l1r1:not_common=SW named-l1r1:not_correction=TV named-l1r1:not_courtesy=TV
named-l1r1:not_end=PZ named-l1r1:not_question=VT named-l1r1:not_request=TV named-l1r1:on_,=TV
named-l1r1:on_.=TV named-l1r1:on_?=WS named-l1r1:on_about=VT named-l1r1:on_and=VT
named-l1r1:on_bot=VT named-l1r1:on_common=VT named-l1r1:on_courtesy=VT named-l1r1:only_,=VT
named-l1r1:only_courtesy=VT named-l1r1:only_end=VT named-l1r1:or_?=VT named-l1r1:person_,=VT
named-l1r1:person_end=VT named-l1r1:person_lower=WS named-l1r1:person_unknown=WS
named-l1r1:platform_,=VT named-l1r1:platform_?=SW named-l1r1:platform_courtesy=VT
named-l1r1:platform_end=VT named-l1r1:platform_interrogative=VT named-l1r1:platform_lower=SW
named-l1r1:platform_unknown=RX named-l1r1:pointing_,=VT named-l1r1:pointing_copula=SW
named-l1r1:pointing_courtesy=VT named-l1r1:pointing_end=WS named-l1r1:pointing_on=VT
named-l1r1:pointing_question=TV named-l1r1:possessiveAfter_courtesy=VT
named-l1r1:possessiveAfter_lower=VT named-l1r1:possessiveAfter_unknown=VT
named-l1r1:possessiveBefore_,=SW named-l1r1:possessiveBefore_.=SW named-l1r1:possessiveBefore_and=VT
named-l1r1:possessiveBefore_bot=VT named-l1r1:possessiveBefore_courtesy=VT
named-l1r1:possessiveBefore_end=WS named-l1r1:question_.=TV named-l1r1:question_?=VT
named-l1r1:question_about=TV named-l1r1:question_and=VT named-l1r1:question_article=VT
named-l1r1:question_correction=TV named-l1r1:question_end=VT named-l1r1:question_holds=VT
named-l1r1:question_lower=WS named-l1r1:question_on=SW named-l1r1:question_platform=VT
named-l1r1:question_profile=TV named-l1r1:question_request=VT named-l1r1:question_unknown=VT
named-l1r1:request_,=SW named-l1r1:request_?=VT named-l1r1:request_and=VT
named-l1r1:request_courtesy=RX named-l1r1:request_end=XR named-l1r1:request_interrogative=TV
named-l1r1:statement_,=WS named-l1r1:statement_.=SW named-l1r1:statement_about=TV
named-l1r1:statement_courtesy=VT named-l1r1:statement_end=TV named-l1r1:statement_lower=VT
named-l1r1:statement_pointing=VT named-l1r1:statement_question=TV named-l1r1:statement_unknown=VT
named-l1r1:unknown_,=TV named-l1r1:unknown_?=WS named-l1r1:unknown_about=TV
named-l1r1:unknown_and=VT named-l1r1:unknown_article=VT named-l1r1:unknown_bot=VT
named-l1r1:unknown_common=TV named-l1r1:unknown_copula=WS named-l1r1:unknown_courtesy=TV
named-l1r1:unknown_end=SW named-l1r1:unknown_holds=VT named-l1r1:unknown_interrogativeSubject=TV
named-l1r1:unknown_lower=VT named-l1r1:unknown_person=WS named-l1r1:unknown_platform=Oa
named-l1r1:unknown_pointing=VT named-l1r1:unknown_possessiveAfter=TV named-l1r1:unknown_question=VT
named-l1r1:unknown_request=TV named-l1r1:unknown_statement=VT named-l1r1:unknown_unknown=VT
named-l1r1:verifiers_end=VT named-l1r1:verifiers_lower=VT named-l1r1:verifiers_unknown=VT
named-l1r1:yes_lower=VT named-l1r1:yes_unknown=VT named-l2:.=VT named-l2:?=SW named-l2:accounts=TV
named-l2:and=VT named-l2:article=SW named-l2:bot=VT named-l2:common=TV named-l2:copula=TV
named-l2:correction=VT named-l2:credentials=VT named-l2:first=TV named-l2:form=RX
named-l2:greeting=RX named-l2:interrogative=TV named-l2:mention=VT named-l2:my=RX named-l2:no=XR
named-l2:not=SW named-l2:notAfter=VT named-l2:on=TV named-l2:only=TV named-l2:platform=WS
named-l2:pointing=VT named-l2:possessiveAfter=VT named-l2:possessiveBefore=VT named-l2:profile=TV
named-l2:relative=RX named-l2:request=VT named-l2:self=VT named-l2:statement=WS named-l2:trust=WS
named-l2:wallet=VT named-l2:yes=SW named-l2:you=VT named-l2l1:,_,=TV named-l2l1:,_about=VT
named-l2l1:,_copula=VT named-l2l1:,_correction=XR named-l2l1:,_interrogative=VT
named-l2l1:,_lower=TV named-l2l1:,_no=SW named-l2l1:,_not=RX named-l2l1:,_notAfter=TV
named-l2l1:,_only=WS named-l2l1:,_pointing=WS named-l2l1:,_request=WS named-l2l1:,_statement=TV
named-l2l1:,_unknown=TV named-l2l1:,_yes=VT named-l2l1:._bot=VT named-l2l1:._correction=VT
named-l2l1:._courtesy=TV named-l2l1:Unknown_,=TV named-l2l1:about_,=VT named-l2l1:about_article=TV
named-l2l1:about_lower=VT named-l2l1:about_request=VT named-l2l1:about_unknown=VT
named-l2l1:accounts_about=TV named-l2l1:accounts_platform=VT named-l2l1:and_about=TV
named-l2l1:and_lower=VT named-l2l1:and_possessiveBefore=VT named-l2l1:and_unknown=VT
named-l2l1:article_common=VT named-l2l1:article_platform=RX named-l2l1:article_request=VT
named-l2l1:bot_article=WS named-l2l1:bot_compare=VT named-l2l1:bot_copula=VT
named-l2l1:bot_courtesy=TV named-l2l1:bot_no=TV named-l2l1:bot_not=QY named-l2l1:bot_notAfter=TV
named-l2l1:bot_only=VT named-l2l1:bot_platform=XR named-l2l1:bot_question=WS
named-l2l1:bot_statement=SW named-l2l1:bot_verifiers=VT named-l2l1:bot_wallet=TV
named-l2l1:common_and=VT named-l2l1:common_common=VT named-l2l1:common_copula=VT
named-l2l1:common_interrogative=VT named-l2l1:common_lower=SW named-l2l1:common_not=SW
named-l2l1:common_on=TV named-l2l1:common_person=VT named-l2l1:common_possessiveBefore=WS
named-l2l1:common_statement=WS named-l2l1:common_unknown=TV named-l2l1:compare_common=TV
named-l2l1:copula_pointing=TV named-l2l1:copula_unknown=TV named-l2l1:correction_,=WS
named-l2l1:correction_common=TV named-l2l1:correction_correction=VT
named-l2l1:correction_courtesy=VT named-l2l1:correction_lower=RX named-l2l1:correction_not=TV
named-l2l1:correction_unknown=SW named-l2l1:courtesy_.=TV named-l2l1:courtesy_about=TV
named-l2l1:courtesy_bot=TV named-l2l1:courtesy_common=WS named-l2l1:courtesy_copula=TV
named-l2l1:courtesy_correction=VT named-l2l1:courtesy_courtesy=VT named-l2l1:courtesy_pointing=WS
named-l2l1:courtesy_question=TV named-l2l1:end_Unknown=VT named-l2l1:end_and=VT
named-l2l1:end_article=TV named-l2l1:end_bot=VT named-l2l1:end_common=SW named-l2l1:end_copula=VT
named-l2l1:end_correction=VT named-l2l1:end_courtesy=TV named-l2l1:end_end=TV
named-l2l1:end_interrogative=VT named-l2l1:end_lower=SW named-l2l1:end_mention=WS
named-l2l1:end_name=VT named-l2l1:end_person=TV named-l2l1:end_platform=WS
named-l2l1:end_pointing=SW named-l2l1:end_praise=SW named-l2l1:end_question=WS
named-l2l1:end_request=WS named-l2l1:end_statement=RX named-l2l1:end_unknown=SW
named-l2l1:ens_about=VT named-l2l1:form_and=VT named-l2l1:form_lower=TV named-l2l1:form_unknown=TV
named-l2l1:he_lower=WS named-l2l1:he_unknown=WS named-l2l1:interrogativeSubject_unknown=TV
named-l2l1:interrogative_article=VT named-l2l1:interrogative_pointing=VT
named-l2l1:interrogative_unknown=TV named-l2l1:lower_?=TV named-l2l1:lower_about=TV
named-l2l1:lower_bot=VT named-l2l1:lower_common=VT named-l2l1:lower_copula=TV
named-l2l1:lower_interrogative=TV named-l2l1:lower_lower=VT named-l2l1:lower_not=WS
named-l2l1:lower_on=VT named-l2l1:lower_platform=TV named-l2l1:lower_possessiveAfter=VT
named-l2l1:lower_possessiveBefore=SW named-l2l1:lower_question=TV named-l2l1:lower_statement=VT
named-l2l1:lower_unknown=VT named-l2l1:mention_.=VT named-l2l1:mention_about=XR
named-l2l1:mention_compare=VT named-l2l1:mention_copula=VT named-l2l1:mention_correction=TV
named-l2l1:mention_courtesy=VT named-l2l1:mention_mention=TV named-l2l1:mention_not=SW
named-l2l1:mention_notAfter=WS named-l2l1:mention_or=WS named-l2l1:mention_request=TV
named-l2l1:mention_statement=WS named-l2l1:name_,=TV named-l2l1:name_.=VT named-l2l1:name_about=WS
named-l2l1:name_common=TV named-l2l1:name_compare=VT named-l2l1:name_copula=VT
named-l2l1:name_courtesy=VT named-l2l1:name_lower=TV named-l2l1:name_mention=TV
named-l2l1:name_name=TV named-l2l1:name_not=TV named-l2l1:name_notAfter=WS named-l2l1:name_or=VT
named-l2l1:name_question=TV named-l2l1:name_request=TV named-l2l1:name_statement=WS
named-l2l1:name_unknown=TV named-l2l1:no_,=VT named-l2l1:notAfter_,=VT named-l2l1:not_,=VT
named-l2l1:on_lower=TV named-l2l1:on_platform=TV named-l2l1:on_unknown=SW named-l2l1:only_,=TV
named-l2l1:person_,=TV named-l2l1:person_common=VT named-l2l1:person_possessiveBefore=SW
named-l2l1:platform_,=VT named-l2l1:platform_common=TV named-l2l1:platform_copula=VT
named-l2l1:platform_lower=VT named-l2l1:platform_on=VT named-l2l1:platform_person=WS
named-l2l1:platform_possessiveAfter=WS named-l2l1:platform_possessiveBefore=VT
named-l2l1:platform_question=VT named-l2l1:platform_unknown=VT named-l2l1:pointing_,=VT
named-l2l1:pointing_about=WS named-l2l1:pointing_common=TV named-l2l1:pointing_courtesy=VT
named-l2l1:pointing_not=VT named-l2l1:pointing_unknown=VT named-l2l1:pointing_wallet=VT
named-l2l1:profile_,=VT named-l2l1:profile_about=SW named-l2l1:profile_common=TV
named-l2l1:profile_possessiveBefore=SW named-l2l1:question_,=RX named-l2l1:question_about=VT
named-l2l1:question_common=VT named-l2l1:question_copula=TV named-l2l1:question_pointing=VT
named-l2l1:relative_about=RX named-l2l1:relative_possessiveBefore=QY named-l2l1:request_about=VT
named-l2l1:request_common=TV named-l2l1:request_on=VT named-l2l1:request_request=TV
named-l2l1:self_about=VT named-l2l1:self_common=VT named-l2l1:self_not=SW
named-l2l1:statement_common=VT named-l2l1:statement_unknown=VT named-l2l1:trust_,=VT
named-l2l1:unknown_,=VT named-l2l1:unknown_?=SW named-l2l1:unknown_about=TV
named-l2l1:unknown_and=VT named-l2l1:unknown_bot=VT named-l2l1:unknown_common=WS
named-l2l1:unknown_interrogative=TV named-l2l1:unknown_not=VT named-l2l1:unknown_person=VT
named-l2l1:unknown_platform=TV named-l2l1:unknown_possessiveBefore=SW named-l2l1:unknown_question=TV
named-l2l1:unknown_statement=VT named-l2l1:unknown_unknown=VT named-l2l1:wallet_possessiveBefore=VT
named-l2l1:yes_,=TV named-l2l1:you_lower=VT named-l2l1:you_request=VT named-l2l1:you_unknown=VT
named-l3:?=SW named-l3:Unknown=TV named-l3:about=SW named-l3:accounts=VT named-l3:and=RX
named-l3:article=TV named-l3:bot=WS named-l3:compare=WS named-l3:copula=SW named-l3:correction=WS
named-l3:courtesy=VT named-l3:end=TV named-l3:first=WS named-l3:form=RX named-l3:greeting=SW
named-l3:interrogative=TV named-l3:interrogativeSubject=WS named-l3:lower=VT named-l3:mention=TV
named-l3:my=WS named-l3:name=TV named-l3:no=WS named-l3:not=VT named-l3:notAfter=WS
named-l3:number=VT named-l3:on=WS named-l3:only=SW named-l3:or=VT named-l3:person=WS
named-l3:platform=TV named-l3:possessiveAfter=VT named-l3:praise=VT named-l3:profile=VT
named-l3:relative=VT named-l3:request=VT named-l3:statement=VT named-l3:thanks=TV
named-l3:unknown=VT named-l:?=QY named-l:Unknown=VT named-l:common=TV named-l:compare=WS
named-l:copula=VT named-l:correction=XR named-l:fid=VT named-l:form=SW named-l:greeting=RX
named-l:holds=TV named-l:interrogative=VT named-l:interrogativeSubject=VT named-l:my=TV
named-l:name=TV named-l:not=PZ named-l:notAfter=VT named-l:on=TV named-l:only=VT named-l:or=WS
named-l:pointing=WS named-l:possessiveBefore=VT named-l:profile=WS named-l:question=VT
named-l:relative=TV named-l:request=VT named-l:self=VT named-l:thanks=SW named-language:false/0=VT
named-language:false/1=VT named-language:false/3=TV named-language:false/4=TV
named-language:false/7=TV named-language:true/0=WS named-language:true/1=WS named-language:true/2=VT
named-language:true/7=VT named-named:false/false=XR named-named:false/true=SW
named-near:false/first=TV named-near:false/last=TV named-near:true/first=TV named-near:true/only=WS
named-nearest:1/false/false/false/false=WS named-nearest:1/false/false/false/true=VT
named-nearest:1/false/false=WS named-nearest:1/true/false/false/false=WS
named-nearest:1/true/false/true/false=VT named-nearest:1/true/false=XR
named-nearest:2/false/false/false/false=VT named-nearest:2/false/false/true/false=WS
named-nearest:2/false/false=WS named-nearest:2/false/true/false/true=VT
named-nearest:2/false/true/true/true=VT named-nearest:2/false/true=XR
named-nearest:2/true/false/false/false=TV named-nearest:2/true/false/false/true=VT
named-nearest:2/true/false/true/true=VT named-nearest:2/true/false=VT
named-nearest:2/true/true/true/false=VT named-nearest:2/true/true/true/true=TV
named-nearest:3/false/false/false/true=VT named-nearest:3/false/false/true/false=SW
named-nearest:3/false/false/true/true=WS named-nearest:3/false/true/false/false=TV
named-nearest:3/false/true/false/true=VT named-nearest:3/false/true=VT
named-nearest:3/true/false/false/false=TV named-nearest:3/true/false/true/false=TV
named-nearest:3/true/false=SW named-nearest:3/true/true/false/false=VT
named-nearest:3/true/true/false/true=TV named-nearest:4/false/false/false/false=SW
named-nearest:4/false/false/false/true=SW named-nearest:4/false/false/true/false=VT
named-nearest:4/false/false/true/true=TV named-nearest:4/false/false=SW
named-nearest:4/false/true/false/false=TV named-nearest:4/false/true=TV
named-nearest:4/true/false/false/false=VT named-nearest:4/true/false/true/false=TV
named-nearest:4/true/true/false/false=SW named-out:false/null=VT named-out:true/after=Oa
named-out:true/before=Oa named-out:true/null=TV named-person:false/false/card=YQ
named-person:false/false/question=TV named-person:false/false/quote=TV
named-person:false/true/card=VT named-person:false/true/question=RX named-person:false/true/reply=WS
named-person:false/true/top=VT named-person:true/false/card=TV named-person:true/false/quote=RX
named-person:true/false/reply=SW named-person:true/false/top=VT named-person:true/true/card=VT
named-person:true/true/question=TV named-person:true/true/quote=SW named-person:true/true/reply=RX
named-place-clause:false:about=WS named-place-clause:false:and=TV
named-place-clause:false:article=WS named-place-clause:false:bot=TV
named-place-clause:false:common=TV named-place-clause:false:first=VT
named-place-clause:false:last=TV named-place-clause:false:lower=VT named-place-clause:false:not=VT
named-place-clause:false:notAfter=XR named-place-clause:false:only=PZ
named-place-clause:false:person=TV named-place-clause:false:pointing=WS
named-place-clause:false:possessiveBefore=VT named-place-clause:false:second=VT
named-place-clause:false:self=TV named-place-clause:false:unknown=VT
named-place-clause:true:about=TV named-place-clause:true:and=TV named-place-clause:true:article=TV
named-place-clause:true:bot=TV named-place-clause:true:common=WS named-place-clause:true:courtesy=WS
named-place-clause:true:lower=SW named-place-clause:true:mention=TV named-place-clause:true:not=SW
named-place-clause:true:notAfter=RX named-place-clause:true:on=TV named-place-clause:true:only=YQ
named-place-clause:true:possessiveBefore=TV named-place-clause:true:question=SW
named-place-clause:true:second=TV named-place-clause:true:self=VT named-place-clause:true:unknown=TV
named-place-w:false:=VT named-place-w:false:need=SW named-place-w:false:the_first=TV
named-place-w:false:the_last_one=TV named-place-w:true:=RX named-placed:false/undefined/3/true=VT
named-placed:false/undefined=VT named-placed:none/3/false=TV named-placed:none/4/false=TV
named-placed:none/5/false=RX named-placed:true/false/2/false=VT named-placed:true/false/3/false=TV
named-placed:true/true/3/true=SW named-placed:true/true=SW named-position:absent/false=VT
named-position:absent/true=TV named-position:embedded/false=TV named-position:embedded/true=TV
named-position:vocative/true=VT named-possessive:true=RX named-question:true/true=TV named-r1:.=SW
named-r1:?=YQ named-r1:about=TV named-r1:and=WS named-r1:article=VT named-r1:bot=VT
named-r1:common=TV named-r1:compare=WS named-r1:copula=VT named-r1:correction=VT named-r1:emoji=VT
named-r1:form=SW named-r1:greeting=TV named-r1:handle=SW named-r1:he=VT named-r1:interrogative=WS
named-r1:interrogativeSubject=RX named-r1:mention=WS named-r1:not=VT named-r1:notAfter=QY
named-r1:on=VT named-r1:only=VT named-r1:or=XR named-r1:person=VT named-r1:platform=QY
named-r1:pointing=WS named-r1:praise=TV named-r1:profile=TV named-r1:relative=TV named-r1:request=TV
named-r1:self=TV named-r1:statement=SW named-r1:trust=VT named-r1:verifiers=VT named-r1:wallet=VT
named-r1:yes=TV named-r1:you=TV named-r2:.=SW named-r2:?=WS named-r2:Unknown=TV named-r2:about=TV
named-r2:accounts=SW named-r2:bot=WS named-r2:callAfter=TV named-r2:compare=VT
named-r2:correction=PZ named-r2:courtesy=TV named-r2:credentials=VT named-r2:emoji=TV
named-r2:fid=VT named-r2:first=TV named-r2:form=QY named-r2:handle=TV named-r2:holds=TV
named-r2:interrogative=WS named-r2:interrogativeSubject=TV named-r2:lower=TV named-r2:mention=WS
named-r2:name=VT named-r2:no=TV named-r2:not=WS named-r2:notAfter=SW named-r2:only=TV named-r2:or=VT
named-r2:person=VT named-r2:platform=WS named-r2:pointing=TV named-r2:possessiveAfter=WS
named-r2:possessiveBefore=SW named-r2:profile=SW named-r2:question=WS named-r2:relative=TV
named-r2:request=TV named-r2:statement=SW named-r2:thanks=VT named-r2:trust=VT named-r2:wallet=WS
named-r2:you=TV named-r3:,=SW named-r3:.=TV named-r3:?=XR named-r3:Unknown=SW named-r3:about=VT
named-r3:and=TV named-r3:bot=VT named-r3:compare=TV named-r3:copula=TV named-r3:correction=SW
named-r3:credentials=XR named-r3:end=WS named-r3:ens=WS named-r3:first=WS named-r3:form=SW
named-r3:he=VT named-r3:holds=VT named-r3:interrogativeSubject=VT named-r3:lower=VT
named-r3:mention=WS named-r3:my=WS named-r3:name=VT named-r3:no=SW named-r3:not=WS
named-r3:notAfter=VT named-r3:number=RX named-r3:on=TV named-r3:possessiveAfter=VT
named-r3:praise=TV named-r3:profile=VT named-r3:relative=TV named-r3:request=VT
named-r3:statement=SW named-r3:trust=TV named-r3:wallet=TV named-r3:yes=VT named-r:,=VT named-r:.=TV
named-r:?=XR named-r:Unknown=VT named-r:and=XR named-r:common=VT named-r:compare=WS
named-r:copula=TV named-r:correction=TV named-r:end=WS named-r:fid=VT named-r:form=SW
named-r:greeting=TV named-r:handle=SW named-r:interrogative=VT named-r:interrogativeSubject=RX
named-r:mention=VT named-r:name=TV named-r:not=WS named-r:notAfter=RX named-r:on=VT named-r:only=VT
named-r:or=XR named-r:platform=QY named-r:possessiveAfter=WS named-r:question=VT named-r:relative=TV
named-r:request=TV named-r:self=SW named-r:statement=SW named-r:trust=VT named-r:verifiers=WS
named-r:wallet=VT named-r:you=TV named-rank:false/false/1/false=VT named-rank:false/false/1/true=WS
named-rank:false/true/1/false=TV named-rank:false/true/1/true=TV named-rank:first/3=TV
named-rank:first/4=VT named-rank:first/false/false=TV named-rank:first/false/true=ZP
named-rank:first/true/true=PZ named-rank:last/2=VT named-rank:last/3=TV named-rank:last/4=TV
named-rank:last/false/false=TV named-rank:last/false/true=aO named-rank:last/true/true=RX
named-rank:middle/3=TV named-rank:middle/4=VT named-rank:middle/false/false=SW
named-rank:middle/false/true=YQ named-rank:middle/true/true=SW named-rank:only/1=VT
named-rank:only/false/false=VT named-request:false/false/false/false/false=WS
named-request:false/false/false/false/top=WS named-request:false/false/false/false/true=SW
named-request:false/false/false/true/false=TV named-request:false/false/false/true/true=WS
named-request:false/false/true/false/false=WS named-request:false/false/true/false/reply=SW
named-request:false/false/true/false/top=WS named-request:false/false/true/true/reply=SW
named-request:false/false/true/true/top=VT named-request:false/true/false/true/top=RX
named-request:false/true/false/true/true=SW named-request:false/true/true/false/top=TV
named-request:false/true/true/true/top=VT named-request:none/false/card=XR
named-request:none/false/question=VT named-request:none/false/quote=QY
named-request:none/false/reply=TV named-request:none/true/false=WS
named-request:none/true/question=QY named-request:none/true/top=VT named-request:none/true/true=TV
named-request:true/false/false/false/false=TV named-request:true/false/false/false/quote=VT
named-request:true/false/false/false/top=SW named-request:true/false/false/false/true=TV
named-request:true/false/false/true/false=SW named-request:true/false/false/true/top=TV
named-request:true/false/true/false/quote=SW named-request:true/false/true/false/reply=TV
named-request:true/false/true/false/top=VT named-request:true/false/true/true/false=TV
named-request:true/false/true/true/reply=TV named-request:true/true/false/true/top=TV
named-request:true/true/false/true/true=TV named-request:true/true/true/false/true=VT
named-rest:.=TV named-rest:?=TV named-rest:Unknown=TV named-rest:about=SW named-rest:accounts=VT
named-rest:and=TV named-rest:common=VT named-rest:compare=XR named-rest:copula=VT
named-rest:correction=SW named-rest:courtesy=VT named-rest:ens=TV named-rest:first=XR
named-rest:help=TV named-rest:holds=VT named-rest:interrogative=TV named-rest:not=XR
named-rest:notAfter=XR named-rest:only=RX named-rest:or=TV named-rest:person=SW
named-rest:platform=SW named-rest:pointing=TV named-rest:possessiveAfter=SW named-rest:praise=VT
named-rest:profile=VT named-rest:request=TV named-rest:second=VT named-rest:self=TV
named-rest:statement=TV named-rest:thanks=WS named-rest:wallet=SW named-rest:yes=TV
named-rest:you=SW named-rivals:false/false/false/false=XR named-rivals:false/false/false/true=WS
named-rivals:false/false/true/false=WS named-rivals:false/false/true/true=VT
named-rivals:false/true/false/false=TV named-rivals:false/true/false/true=TV
named-rivals:false/true/true/false=TV named-rivals:false/true/true/true=RX
named-rivals:true/false/false/false=VT named-rivals:true/false/false/true=SW
named-rivals:true/false/true/false=TV named-rivals:true/true/true/false=TV
named-rivals:true/true/true/true=TV named-self:true=SW named-sole:false/false/card=XR
named-sole:false/false/question=QY named-sole:false/false/quote=RX named-sole:false/true/card=TV
named-sole:false/true/quote=SW named-sole:false/true/reply=RX named-sole:false/true/top=VT
named-sole:true/false/card=VT named-sole:true/false/question=VT named-sole:true/false/top=YQ
named-sole:true/true/quote=TV named-sole:true/true/top=WS named-tail:.=TV named-tail:Unknown=TV
named-tail:about=VT named-tail:accounts=WS named-tail:and=RX named-tail:article=SW named-tail:bot=WS
named-tail:compare=WS named-tail:copula=TV named-tail:correction=VT named-tail:ens=VT
named-tail:fid=TV named-tail:first=TV named-tail:interrogativeSubject=TV named-tail:last=TV
named-tail:lower=VT named-tail:not=RX named-tail:notAfter=SW named-tail:on=TV named-tail:only=SW
named-tail:platform=TV named-tail:pointing=VT named-tail:possessiveAfter=VT named-tail:profile=VT
named-tail:relative=VT named-tail:request=XR named-tail:second=VT named-tail:statement=TV
named-tail:trust=TV named-tail:unknown=VT named-tail:wallet=VT named-tail:yes=TV named-tail:you=WS
named-to-next:,=SW named-to-next:?=VT named-to-next:Unknown=SW named-to-next:about=TV
named-to-next:accounts=VT named-to-next:and=WS named-to-next:article=SW named-to-next:bot=VT
named-to-next:compare=VT named-to-next:copula=TV named-to-next:correction=Oa
named-to-next:courtesy=SW named-to-next:greeting=TV named-to-next:holds=SW
named-to-next:interrogative=TV named-to-next:interrogativeSubject=TV named-to-next:no=SW
named-to-next:not=YQ named-to-next:notAfter=RX named-to-next:or=XR named-to-next:person=RX
named-to-next:platform=WS named-to-next:pointing=TV named-to-next:possessiveAfter=TV
named-to-next:possessiveBefore=TV named-to-next:request=SW named-to-next:self=TV
named-to-next:statement=SW named-to-next:unknown=TV named-to-next:wallet=SW named-to-next:you=SW
named-unknown:0/1=VT named-unknown:3/1=TV named-unknown:4/1=TV named-w-from-last:&=WS
named-w-from-last:a=TV named-w-from-last:about=VT named-w-from-last:and=VT
named-w-from-last:and_also=VT named-w-from-last:as=TV named-w-from-last:break=TV
named-w-from-last:but=VT named-w-from-last:by=VT named-w-from-last:de=WS named-w-from-last:di=VT
named-w-from-last:do=SW named-w-from-last:en=VT named-w-from-last:et=TV named-w-from-last:he=TV
named-w-from-last:i=VT named-w-from-last:i_mean=VT named-w-from-last:ile=VT named-w-from-last:is=VT
named-w-from-last:it=TV named-w-from-last:just=VT named-w-from-last:keeps=VT
named-w-from-last:know=VT named-w-from-last:me=TV named-w-from-last:mi=VT named-w-from-last:my=SW
named-w-from-last:no=VT named-w-from-last:not=RX named-w-from-last:o=WS named-w-from-last:oder=VT
named-w-from-last:of=VT named-w-from-last:on=VT named-w-from-last:or=VT
named-w-from-last:platform=RX named-w-from-last:por=TV named-w-from-last:que=VT
named-w-from-last:sama=VT named-w-from-last:says=TV named-w-from-last:si=VT named-w-from-last:so=VT
named-w-from-last:that=VT named-w-from-last:the=TV named-w-from-last:thôi=TV
named-w-from-last:tylko=VT named-w-from-last:und=VT named-w-from-last:vs=VT named-w-from-last:với=VT
named-w-from-last:wait=VT named-w-from-last:who=WS named-w-from-last:who_is=WS
named-w-from-last:y=TV named-w-from-last:you=VT named-w-from-last:а=VT named-w-from-last:и=TV
named-w-from-last:у=VT named-w-from-last:と=VT named-w-from-last:に=VT named-w-from-last:是=VT
named-w-from-last:가=WS named-w-from-last:님=VT named-w-to-next:&=VT named-w-to-next:a=VT
named-w-to-next:about=TV named-w-to-next:and=VT named-w-to-next:and_also=WS named-w-to-next:as=WS
named-w-to-next:break=TV named-w-to-next:but=SW named-w-to-next:by=TV named-w-to-next:de=TV
named-w-to-next:değil=SW named-w-to-next:do=WS named-w-to-next:here=VT named-w-to-next:i=SW
named-w-to-next:i_mean=TV named-w-to-next:ile=VT named-w-to-next:just=TV named-w-to-next:keeps=TV
named-w-to-next:know=TV named-w-to-next:my=WS named-w-to-next:no=RX named-w-to-next:not=WS
named-w-to-next:oder=VT named-w-to-next:of=TV named-w-to-next:on=WS named-w-to-next:or=WS
named-w-to-next:ou=VT named-w-to-next:platform=WS named-w-to-next:que=TV named-w-to-next:si=TV
named-w-to-next:so=XR named-w-to-next:sondern=TV named-w-to-next:the=VT named-w-to-next:this=SW
named-w-to-next:thôi=VT named-w-to-next:tylko=TV named-w-to-next:und=VT named-w-to-next:vs=WS
named-w-to-next:với=VT named-w-to-next:wait=RX named-w-to-next:who=SW named-w-to-next:who_is=RX
named-w-to-next:whos=VT named-w-to-next:y=VT named-w-to-next:you=TV named-w-to-next:а=TV
named-w-to-next:и=VT named-w-to-next:или=VT named-w-to-next:じゃなくて=TV named-w-to-next:と=WS
named-w-to-next:和=VT named-w-to-next:是=TV named-w-to-next:的=TV named-w-to-next:跟=VT
named-w-to-next:님=SW named-w-to-next:랑=VT named-w-to-next:말고=TV named-w-to-next:빼고=TV
named-w-to-next:이=TV named-wc:false:+=VT named-wc:false:a=WS named-wc:false:a_bot=TV
named-wc:false:about=SW named-wc:false:actually=VT named-wc:false:ada=TV named-wc:false:aja=VT
named-wc:false:al=VT named-wc:false:alt=WS named-wc:false:ama=TV named-wc:false:an=WS
named-wc:false:and=TV named-wc:false:and_also=WS named-wc:false:aqui=VT named-wc:false:are=WS
named-wc:false:as=WS named-wc:false:ask=TV named-wc:false:asked=RX named-wc:false:at=WS
named-wc:false:aí=VT named-wc:false:badge=VT named-wc:false:before=VT named-wc:false:bi=VT
named-wc:false:bitte=WS named-wc:false:both=SW named-wc:false:bu=VT named-wc:false:but=RX
named-wc:false:but_skip=VT named-wc:false:bên=VT named-wc:false:called=SW named-wc:false:can=TV
named-wc:false:card=TV named-wc:false:coinbase=VT named-wc:false:có=VT named-wc:false:của_ai=VT
named-wc:false:da=VT named-wc:false:daha=VT named-wc:false:değil=RX named-wc:false:di=TV
named-wc:false:dis=VT named-wc:false:dm=YQ named-wc:false:do=YQ named-wc:false:does=VT
named-wc:false:dong=VT named-wc:false:dwr=TV named-wc:false:el=VT named-wc:false:en=TV
named-wc:false:ens=TV named-wc:false:es=TV named-wc:false:est=TV named-wc:false:even=WS
named-wc:false:fid=VT named-wc:false:first=VT named-wc:false:for=TV named-wc:false:from=WS
named-wc:false:ga=VT named-wc:false:gitcoin=VT named-wc:false:guy=VT named-wc:false:göster=VT
named-wc:false:ha=TV named-wc:false:hariç=TV named-wc:false:hat=SW named-wc:false:have=VT
named-wc:false:hay=TV named-wc:false:hein=SW named-wc:false:here=TV named-wc:false:hes=WS
named-wc:false:him=RX named-wc:false:i=TV named-wc:false:ich=TV named-wc:false:ici=VT
named-wc:false:if=VT named-wc:false:il=VT named-wc:false:in=XR named-wc:false:is=TV
named-wc:false:it=VT named-wc:false:itu=WS named-wc:false:just=SW named-wc:false:kaun_hai=VT
named-wc:false:keeps=VT named-wc:false:knows=RX named-wc:false:ko=WS named-wc:false:le=TV
named-wc:false:linda=RX named-wc:false:linked=VT named-wc:false:lo=VT named-wc:false:me=VT
named-wc:false:mi=WS named-wc:false:my=WS named-wc:false:mà=WS named-wc:false:mı=WS
named-wc:false:na=WS named-wc:false:name=TV named-wc:false:ne=VT named-wc:false:next=VT
named-wc:false:not=VT named-wc:false:oder=VT named-wc:false:of=TV named-wc:false:on=VT
named-wc:false:on_here=VT named-wc:false:one=TV named-wc:false:only=TV named-wc:false:op=TV
named-wc:false:optimist=WS named-wc:false:or=WS named-wc:false:otc=VT named-wc:false:ou=VT
named-wc:false:out=VT named-wc:false:over=TV named-wc:false:over_on=TV named-wc:false:passport=VT
named-wc:false:please=VT named-wc:false:pls=WS named-wc:false:plus=VT named-wc:false:punya=VT
named-wc:false:quem=VT named-wc:false:qui=TV named-wc:false:real=VT named-wc:false:really=TV
named-wc:false:same=WS named-wc:false:says=SW named-wc:false:scammer=TV named-wc:false:se=VT
named-wc:false:siapa=WS named-wc:false:siapa_ya=VT named-wc:false:so=TV named-wc:false:solo=SW
named-wc:false:sondern=TV named-wc:false:sordum=VT named-wc:false:sorry=SW named-wc:false:su=SW
named-wc:false:svp=VT named-wc:false:te=SW named-wc:false:tem=VT named-wc:false:that=TV
named-wc:false:the=VT named-wc:false:the_same_person=VT named-wc:false:they=SW
named-wc:false:thing=VT named-wc:false:this=RX named-wc:false:thì=VT named-wc:false:thôi=VT
named-wc:false:thế=VT named-wc:false:tiene=VT named-wc:false:to=TV named-wc:false:told_me=TV
named-wc:false:trên=VT named-wc:false:trước=VT named-wc:false:un=VT named-wc:false:und=VT
named-wc:false:var_mı=VT named-wc:false:verified=SW named-wc:false:von=TV named-wc:false:vs=WS
named-wc:false:vậy=TV named-wc:false:với=VT named-wc:false:wallet=VT named-wc:false:wallets=SW
named-wc:false:wants=VT named-wc:false:was=SW named-wc:false:what=WS named-wc:false:who=RX
named-wc:false:who_are=VT named-wc:false:who_is=RX named-wc:false:whos=TV named-wc:false:x=VT
named-wc:false:ya=VT named-wc:false:you=SW named-wc:false:à=TV named-wc:false:ça=VT
named-wc:false:é=VT named-wc:false:в=VT named-wc:false:есть=VT named-wc:false:и=VT
named-wc:false:или=VT named-wc:false:с=TV named-wc:false:و=VT named-wc:false:کیه=VT
named-wc:false:কে=TV named-wc:false:、=VT named-wc:false:お願いします=VT named-wc:false:から=VT
named-wc:false:が=SW named-wc:false:これ=VT named-wc:false:さん=VT named-wc:false:さんの=VT
named-wc:false:して=TV named-wc:false:じゃなくて=SW named-wc:false:だけ=VT named-wc:false:って=SW
named-wc:false:って誰=VT named-wc:false:で=RX named-wc:false:と=VT named-wc:false:ど=VT
named-wc:false:どっちが=VT named-wc:false:なの=VT named-wc:false:なん=TV named-wc:false:に=SW
named-wc:false:ね=TV named-wc:false:ので=TV named-wc:false:の方=TV named-wc:false:は=TV
named-wc:false:も=VT named-wc:false:やつ=VT named-wc:false:る=TV named-wc:false:を=VT named-wc:false:他=TV
named-wc:false:到底=TV named-wc:false:吗=VT named-wc:false:呀=TV named-wc:false:呗=VT named-wc:false:和=VT
named-wc:false:啊=VT named-wc:false:嗎=WS named-wc:false:在=VT named-wc:false:她=SW named-wc:false:我=VT
named-wc:false:早=VT named-wc:false:是=TV named-wc:false:是谁=VT named-wc:false:有=TV
named-wc:false:查一下=TV named-wc:false:比較=VT named-wc:false:誰=WS named-wc:false:谁=VT
named-wc:false:跟=VT named-wc:false:都=VT named-wc:false:靠谱吗=VT named-wc:false:가=SW
named-wc:false:가입했=VT named-wc:false:궁금=VT named-wc:false:누가=VT named-wc:false:누구야=TV
named-wc:false:누구예요=TV named-wc:false:누군데=VT named-wc:false:누군지=TV named-wc:false:는=RX
named-wc:false:님=TV named-wc:false:도=VT named-wc:false:둘다=VT named-wc:false:똑같이=VT
named-wc:false:만=TV named-wc:false:말고=SW named-wc:false:먼저=WS named-wc:false:보여줘=VT
named-wc:false:비교해줘=VT named-wc:false:빼고=SW named-wc:false:알려줘=TV named-wc:false:어=VT
named-wc:false:여기=VT named-wc:false:요=VT named-wc:false:이=SW named-wc:false:이거=TV
named-wc:false:이분=VT named-wc:false:인증=VT named-wc:false:좀=VT named-wc:true:&=WS named-wc:true:a=TV
named-wc:true:about=WS named-wc:true:abt=TV named-wc:true:account=TV named-wc:true:ada=SW
named-wc:true:akun=VT named-wc:true:all=VT named-wc:true:also=RX named-wc:true:and=SW
named-wc:true:and_also=VT named-wc:true:any=SW named-wc:true:are=WS named-wc:true:as=VT
named-wc:true:ask=TV named-wc:true:at=SW named-wc:true:auf=WS named-wc:true:between=TV
named-wc:true:bitte=VT named-wc:true:bot=VT named-wc:true:bukan=TV named-wc:true:but=XR
named-wc:true:by=VT named-wc:true:c_est=WS named-wc:true:called=TV named-wc:true:can=VT
named-wc:true:can_i_trust=VT named-wc:true:cards=WS named-wc:true:cc=RX named-wc:true:cek=TV
named-wc:true:che=TV named-wc:true:cho=VT named-wc:true:com=VT named-wc:true:compara=VT
named-wc:true:compare=VT named-wc:true:de_quem_é=TV named-wc:true:der=TV named-wc:true:did=TV
named-wc:true:die=VT named-wc:true:difference_between=VT named-wc:true:dimmi=VT named-wc:true:dm=VT
named-wc:true:does=VT named-wc:true:dont=SW named-wc:true:dont_mean=TV named-wc:true:e_o=TV
named-wc:true:el=SW named-wc:true:emoji=TV named-wc:true:es=VT named-wc:true:esse=VT
named-wc:true:et=TV named-wc:true:eth=VT named-wc:true:eu=TV named-wc:true:everyone=SW
named-wc:true:fid=VT named-wc:true:for=TV named-wc:true:from=VT named-wc:true:gente=TV
named-wc:true:har=VT named-wc:true:has=VT named-wc:true:hat=VT named-wc:true:have=TV
named-wc:true:he=TV named-wc:true:her=TV named-wc:true:hes=WS named-wc:true:how=VT
named-wc:true:i_mean=VT named-wc:true:i_meant=VT named-wc:true:i_need=VT named-wc:true:i_said=TV
named-wc:true:i_want=WS named-wc:true:ich=VT named-wc:true:if=VT named-wc:true:il=TV
named-wc:true:ile=VT named-wc:true:im=SW named-wc:true:in=TV named-wc:true:introduced=VT
named-wc:true:is=TV named-wc:true:it=SW named-wc:true:jack=SW named-wc:true:kata=TV
named-wc:true:kdo_je=TV named-wc:true:keeps=WS named-wc:true:know=WS named-wc:true:l=VT
named-wc:true:la=TV named-wc:true:les=VT named-wc:true:link=TV named-wc:true:ma=SW
named-wc:true:mais=TV named-wc:true:many=VT named-wc:true:me=TV named-wc:true:more=TV
named-wc:true:my=TV named-wc:true:need=VT named-wc:true:nicht=TV named-wc:true:nie=TV
named-wc:true:niet=TV named-wc:true:no=SW named-wc:true:non=SW named-wc:true:not=SW
named-wc:true:now=VT named-wc:true:number=VT named-wc:true:o=TV named-wc:true:oder=VT
named-wc:true:ok=VT named-wc:true:one=RX named-wc:true:only=VT named-wc:true:op=VT
named-wc:true:pas=SW named-wc:true:pero=RX named-wc:true:person=TV named-wc:true:pull_up=VT
named-wc:true:pásame=VT named-wc:true:q=WS named-wc:true:qual=VT named-wc:true:que=TV
named-wc:true:quem_é=VT named-wc:true:raga=VT named-wc:true:saw=VT named-wc:true:says=VT
named-wc:true:se=TV named-wc:true:send=WS named-wc:true:she=SW named-wc:true:should=VT
named-wc:true:show=SW named-wc:true:siapa=VT named-wc:true:so=VT named-wc:true:so_sánh=VT
named-wc:true:some=WS named-wc:true:someone=WS named-wc:true:su=TV named-wc:true:tapi=VT
named-wc:true:tell_me=VT named-wc:true:than=TV named-wc:true:that=SW named-wc:true:the=TV
named-wc:true:the_same_person=VT named-wc:true:then=VT named-wc:true:these=VT named-wc:true:this=VT
named-wc:true:tra=TV named-wc:true:tylko=VT named-wc:true:un=TV named-wc:true:und=VT
named-wc:true:user=VT named-wc:true:vouched=VT named-wc:true:vs=VT named-wc:true:w=TV
named-wc:true:wait=VT named-wc:true:wallet=WS named-wc:true:wallets=VT named-wc:true:wants=VT
named-wc:true:was=TV named-wc:true:wer=VT named-wc:true:wer_ist=VT named-wc:true:what_is=VT
named-wc:true:whats=VT named-wc:true:which=VT named-wc:true:who=VT named-wc:true:who_are=VT
named-wc:true:who_verified=VT named-wc:true:whos=VT named-wc:true:whose=VT named-wc:true:why=TV
named-wc:true:with=TV named-wc:true:y=TV named-wc:true:ya=VT named-wc:true:yaar=XR
named-wc:true:yo=WS named-wc:true:you=TV named-wc:true:zeig_mir=TV named-wc:true:à=SW
named-wc:true:τον=SW named-wc:true:а=VT named-wc:true:кто_такой=WS named-wc:true:мне=WS
named-wc:true:не=SW named-wc:true:сравни=VT named-wc:true:مين=VT named-wc:true:ขอ=TV
named-wc:true:が=WS named-wc:true:じゃなくて=VT named-wc:true:で=WS named-wc:true:と=VT named-wc:true:上=TV
named-wc:true:不是=SW named-wc:true:人=WS named-wc:true:問=VT named-wc:true:地址=TV named-wc:true:幫=TV
named-wc:true:有=XR named-wc:true:的=VT named-wc:true:請問=VT named-wc:true:问=VT named-wc:true:除了=TV
named-wc:true:가=WS named-wc:true:는=VT named-wc:true:랑=TV named-wc:true:말고=VT named-wc:true:아니=WS
named-wl2:akun=VT named-wl2:cards=WS named-wl2:compare=VT named-wl2:credentials=VT named-wl2:de=VT
named-wl2:ens=TV named-wl2:eth=VT named-wl2:fid=VT named-wl2:he=RX named-wl2:here=TV named-wl2:i=TV
named-wl2:is=VT named-wl2:it=TV named-wl2:keeps=VT named-wl2:know=VT named-wl2:name=VT
named-wl2:ok=VT named-wl2:on=SW named-wl2:op=VT named-wl2:platform=WS named-wl2:so=VT
named-wl2:the=SW named-wl2:this=VT named-wl2:to=WS named-wl2:wallet=VT named-wl2:wallets=VT
named-wl2:was=SW named-wl2:who=TV named-wl2:why=SW named-wl2:you=TV named-wl2:的=VT named-wl:&=WS
named-wl:a=TV named-wl:about=WS named-wl:account=TV named-wl:and=VT named-wl:as=WS named-wl:ask=TV
named-wl:bot=VT named-wl:bukan=SW named-wl:by=VT named-wl:can_i_trust=VT named-wl:cc=SW
named-wl:compare=VT named-wl:con=VT named-wl:de=VT named-wl:did=VT named-wl:does=WS
named-wl:dont_mean=SW named-wl:e=TV named-wl:e_o=VT named-wl:en=VT named-wl:end=TV named-wl:entre=TV
named-wl:esse=VT named-wl:et=TV named-wl:find=VT named-wl:for=TV named-wl:from=VT named-wl:handle=VT
named-wl:has=VT named-wl:i_mean=VT named-wl:i_meant=VT named-wl:i_want=WS named-wl:ile=VT
named-wl:is=VT named-wl:it=SW named-wl:its=VT named-wl:know=VT named-wl:ma=VT named-wl:need=VT
named-wl:nicht=TV named-wl:non=TV named-wl:not=RX named-wl:now=VT named-wl:pas=TV named-wl:por=VT
named-wl:pull_up=VT named-wl:quem_é=VT named-wl:says=VT named-wl:so_sánh=VT named-wl:tapi=VT
named-wl:that=TV named-wl:this=VT named-wl:to=VT named-wl:user=VT named-wl:von=TV named-wl:vs=VT
named-wl:với=VT named-wl:w=TV named-wl:wallet=VT named-wl:wer_ist=VT named-wl:who=VT
named-wl:who_are=VT named-wl:who_is=VT named-wl:who_owns=TV named-wl:who_runs=VT
named-wl:who_verified=VT named-wl:with=TV named-wl:à=RX named-wl:é_o=TV named-wl:ο=VT named-wl:а=VT
named-wl:и=TV named-wl:кто_такой=WS named-wl:не=SW named-wl:у=VT named-wl:ของ=TV named-wl:じゃなくて=VT
named-wl:と=VT named-wl:の=VT named-wl:不是=SW named-wl:是=TV named-wl:的=VT named-wl:谁给=VT named-wl:除了=TV
named-wr2:a=SW named-wr2:an=VT named-wr2:and=SW named-wr2:any=VT named-wr2:asking=TV
named-wr2:bot=WS named-wr2:de=WS named-wr2:de_fiar=VT named-wr2:den=TV named-wr2:emoji=TV
named-wr2:fid=WS named-wr2:for=SW named-wr2:have=TV named-wr2:i=TV named-wr2:is=VT named-wr2:it=VT
named-wr2:just=TV named-wr2:leave_out=VT named-wr2:m=TV named-wr2:me=TV named-wr2:name=VT
named-wr2:no=VT named-wr2:not=VT named-wr2:not_the=WS named-wr2:on=VT named-wr2:platform=WS
named-wr2:quem_é=WS named-wr2:same=WS named-wr2:she=VT named-wr2:si=TV named-wr2:siapa=VT
named-wr2:that=VT named-wr2:the=VT named-wr2:they=TV named-wr2:this=SW named-wr2:wallet=VT
named-wr2:whats=TV named-wr2:which=TV named-wr2:who=VT named-wr2:who_are=VT named-wr2:who_is=SW
named-wr2:whos=VT named-wr2:ya=WS named-wr2:а=TV named-wr2:と=VT named-wr2:の=VT named-wr2:我=WS
named-wr2:的=VT named-wr2:이=TV named-wr:&=VT named-wr:+=VT named-wr:ai=VT named-wr:and_also=WS
named-wr:aí=VT named-wr:bitte=WS named-wr:bot=WS named-wr:but=TV named-wr:c_est_qui=VT
named-wr:có=VT named-wr:của_ai=VT named-wr:değil=SW named-wr:di=TV named-wr:do=VT named-wr:e=VT
named-wr:emoji=VT named-wr:en=VT named-wr:end=VT named-wr:es=TV named-wr:et=VT named-wr:fid=VT
named-wr:for=TV named-wr:for_me=VT named-wr:from=VT named-wr:got=TV named-wr:güvenilir_mi=VT
named-wr:has=TV named-wr:hat=SW named-wr:here=TV named-wr:i=SW named-wr:in=XR named-wr:itu=VT
named-wr:just=TV named-wr:ka=VT named-wr:keeps=VT named-wr:kim=XR named-wr:là=VT named-wr:là_ai=VT
named-wr:me=VT named-wr:mi=WS named-wr:mı=VT named-wr:n=TV named-wr:oder=VT named-wr:on=VT
named-wr:or=WS named-wr:ou=VT named-wr:platform=RX named-wr:pls=VT named-wr:que=TV named-wr:says=TV
named-wr:sent_me=TV named-wr:stp=VT named-wr:su=TV named-wr:tem=VT named-wr:thôi=VT
named-wr:tiene=WS named-wr:told_me=TV named-wr:und=VT named-wr:vs=WS named-wr:với=VT
named-wr:wallet=VT named-wr:wants=VT named-wr:who_is=RX named-wr:with=VT named-wr:y=VT named-wr:è=WS
named-wr:и=VT named-wr:или=VT named-wr:رو=VT named-wr:さん=WS named-wr:さんって=VT named-wr:さんの=VT
named-wr:じゃなくて=TV named-wr:だけ=VT named-wr:って=WS named-wr:って誰=VT named-wr:と=VT named-wr:に=SW
named-wr:の=TV named-wr:を=VT named-wr:和=VT named-wr:是=VT named-wr:是誰=VT named-wr:是谁=VT named-wr:가=SW
named-wr:는=QY named-wr:님=TV named-wr:말고=SW named-wr:빼고=TV named-wr:이분=VT named:false/false=VT
named:false/true=VT named:true/false=QY named:true/true=RX nearest:1/false/false/false/false=XR
nearest:1/false/false/false/true=TV nearest:1/false/false/true/false=SW
nearest:1/false/false/true/true=SW nearest:1/true/false/false/true=TV
nearest:1/true/false/true/false=WS nearest:1/true/false/true/true=WS
nearest:2/false/false/false/false=WS nearest:2/false/false/false/true=TV
nearest:2/false/false/true/false=VT nearest:2/false/false/true/true=TV
nearest:2/false/true/false/true=VT nearest:2/false/true/true/true=TV nearest:2/false/true=TV
nearest:2/true/false/false/false=TV nearest:2/true/false/false/true=VT
nearest:2/true/false/true/false=TV nearest:2/true/false/true/true=VT nearest:2/true/false=VT
nearest:2/true/true/true/false=TV nearest:2/true/true=TV nearest:3/false/false/false/false=TV
nearest:3/false/false/true/true=WS nearest:3/false/true/true/true=TV nearest:3/false/true=TV
nearest:3/true/false/false/false=SW nearest:3/true/false/false/true=TV
nearest:3/true/false/true/false=TV nearest:3/true/false/true/true=TV nearest:3/true/false=RX
nearest:3/true/true/true/false=SW nearest:3/true/true/true/true=VT nearest:3/true/true=TV
nearest:4/false/false/false/true=WS nearest:4/false/false/true/true=VT
nearest:4/false/true/false/false=TV nearest:4/true/false/false/false=WS
nearest:4/true/false/false/true=TV nearest:4/true/false/true/false=TV
nearest:4/true/false/true/true=SW nearest:4/true/false=TV nearest:4/true/true/true/false=SW
nearest:4/true/true/true/true=TV nearest:4/true/true=SW person:false/false/card=VT
person:false/false/question=SW person:false/false/quote=SW person:false/false/reply=RX
person:false/false/top=TV person:false/true/card=SW person:false/true/quote=RX
person:false/true/reply=QY person:true/false/card=SW person:true/false/question=WS
person:true/false/quote=RX person:true/false/reply=TV person:true/true/card=RX
person:true/true/quote=QY person:true/true/reply=SW person:true/true/top=WS position:absent/true=RX
position:embedded/false=Nb position:embedded/true=SW possessive:false=TV possessive:true=aO
question:false/false=TV question:true/true=TV r1:.=TV r1:?=VT r1:Unknown=Ke r1:about=TV
r1:accounts=TV r1:and=XR r1:article=SW r1:common=SW r1:compare=VT r1:copula=VT r1:correction=WS
r1:courtesy=VT r1:credentials=SW r1:endorse=TV r1:ens=TV r1:first=RX r1:form=TV r1:greeting=TV
r1:he=TV r1:holds=XR r1:interrogative=WS r1:interrogativeSubject=TV r1:last=TV r1:link=TV
r1:lower=VT r1:mention=SW r1:my=RX r1:name=RX r1:notAfter=SW r1:number=TV r1:on=VT r1:only=VT
r1:person=WS r1:platform=SW r1:possessiveAfter=VT r1:possessiveBefore=TV r1:praise=TV r1:profile=SW
r1:relative=TV r1:request=TV r1:second=TV r1:self=PZ r1:statement=VT r1:third=TV r1:unknown=SW
r1:wallet=TV r1:yes=TV r1:you=SW r2:,=SW r2:.=TV r2:?=VT r2:Unknown=Oa r2:about=VT r2:accounts=TV
r2:and=SW r2:callAfter=TV r2:common=VT r2:correction=PZ r2:courtesy=TV r2:emoji=TV r2:endorse=TV
r2:form=TV r2:greeting=TV r2:help=SW r2:interrogative=VT r2:interrogativeSubject=VT r2:last=TV
r2:lower=VT r2:mention=SW r2:my=SW r2:name=RX r2:no=VT r2:number=TV r2:or=TV r2:person=VT
r2:platform=TV r2:possessiveAfter=VT r2:possessiveBefore=TV r2:praise=SW r2:profile=SW
r2:question=TV r2:request=SW r2:self=TV r2:thanks=TV r2:third=TV r2:trust=WS r2:wallet=TV r:.=TV
r:?=VT r:Unknown=Ke r:about=TV r:and=WS r:common=TV r:compare=TV r:copula=VT r:correction=WS
r:credentials=SW r:end=VT r:endorse=TV r:first=TV r:form=TV r:greeting=TV r:help=TV r:holds=VT
r:interrogative=XR r:interrogativeSubject=TV r:last=TV r:link=TV r:mention=SW r:my=RX r:name=RX
r:not=VT r:notAfter=TV r:number=TV r:on=TV r:or=VT r:pointing=SW r:possessiveBefore=TV r:praise=RX
r:profile=SW r:second=TV r:self=QY r:statement=VT r:third=TV r:trust=WS r:unknown=SW r:wallet=TV
r:yes=TV r:you=SW rank:false/false/1/true=VT rank:false/true/1/true=TV rank:false/true/2/false=TV
rank:false/true/3/false=SW rank:false/true/4/false=RX rank:false/true/4/true=WS
rank:true/false/1/false=TV rank:true/false/1/true=SW rank:true/true/1/false=TV
rank:true/true/1/true=TV rank:true/true/2/false=VT rank:true/true/2/true=TV
rank:true/true/3/false=TV rank:true/true/4/false=TV rank:true/true/4/true=TV repeated:false/false=SW
repeated:false/true=TV repeated:true/false=iG repeated:true/true=fJ
request:false/false/false/false/card=TV request:false/false/false/false/quote=TV
request:false/false/false/false/top=WS request:false/false/false/false/true=WS
request:false/false/false/true/top=TV request:false/false/false/true/true=SW
request:false/false/true/false/card=TV request:false/false/true/false/false=VT
request:false/false/true/false/quote=TV request:false/false/true/false/reply=VT
request:false/false/true/false/top=WS request:false/false/true/false/true=VT
request:false/false/true/true/false=VT request:false/false/true/true/top=TV
request:false/true/false/false/top=TV request:false/true/false/false/true=TV
request:false/true/false/true/top=VT request:false/true/false/true/true=VT
request:false/true/true/false/top=TV request:false/true/true/false/true=TV
request:false/true/true/true/true=TV request:none/false/question=TV request:none/false/quote=QY
request:none/false/reply=QY request:none/false/top=TV request:none/false/true=PZ
request:none/true/card=SW request:none/true/quote=PZ request:none/true/reply=RX
request:none/true/top=VT request:none/true/true=RX request:true/false/false/false/card=TV
request:true/false/false/false/false=VT request:true/false/false/false/question=TV
request:true/false/false/false/reply=WS request:true/false/false/false/top=VT
request:true/false/false/false/true=VT request:true/false/false/true/reply=VT
request:true/false/true/false/quote=TV request:true/false/true/false/reply=TV
request:true/false/true/false/top=WS request:true/false/true/false/true=TV
request:true/false/true/true/top=VT request:true/true/false/false/card=TV
request:true/true/false/false/top=VT request:true/true/false/false/true=VT
request:true/true/false/true/true=TV request:true/true/true/true/top=VT
request:true/true/true/true/true=VT script:han/true//1=TV script:han/true//2=QY
script:han/true//3=SW script:han/true//4=RX script:han/true=QY script:latin/false//2=SW
script:latin/false//3=TV script:latin/false//4=RX script:latin/false/CAPSshort/1=TV
script:latin/false/Titled/1=SW script:latin/false/Titled/2=WS script:latin/false/Titled/3=WS
script:latin/false/Titled/4=VT script:latin/false/Titled/7=WS script:latin/false/Titledhyphen/2=VT
script:latin/false/Titledshort/2=VT script:latin/false/digit/1=TV script:latin/false/digit/2=TV
script:latin/false/dot/1=TV script:latin/false/hyphen/1=TV script:latin/false/hyphen/2=TV
script:latin/false/hyphen/3=TV script:latin/false/number/0=YQ script:latin/false/number/1=WS
script:latin/false/number/4=VT script:latin/false/short/1=VT script:latin/false/short/3=RX
script:latin/false/short/4=SW script:latin/true//1=bN script:latin/true//2=ZP
script:latin/true//3=ZP script:latin/true//4=ZP script:latin/true//7=VT
script:latin/true/Titled/2=SW script:latin/true/digit/1=VT script:latin/true/number/0=SW
script:latin/true/number/1=TV script:latin/true/number/2=TV script:latin/true/short/1=WS
script:latin/true=aO script:other/true//1=QY script:other/true//2=QY script:other/true//3=SW
script:other/true//4=SW script:other/true/Titled/2=XR script:other/true/Titled/3=VT
script:other/true=Oa self:true=RX shape:/2=Ig shape:/3=QY shape:/4=TV shape:/false/han=QY
shape:/false/other=Nb shape:/true/han=SW shape:/true/other=QY shape:=TV shape:CAPS/1=TV
shape:CAPS/false/latin=TV shape:CAPS=TV shape:CAPSshort/1=SW shape:CAPSshort/false/latin=TV
shape:CAPSshort/true/latin=TV shape:CAPSshort=SW shape:Titled/1=Ke shape:Titled/2=dL
shape:Titled/3=ZP shape:Titled/false/latin=YQ shape:Titled/false/other=XR shape:Titled/true/latin=TV
shape:Titled/true/other=VT shape:Titled=WS shape:Titledhyphen/1=TV shape:Titledhyphen/2=YQ
shape:Titledhyphen/false/latin=VT shape:Titledhyphen/true/latin=WS shape:Titledhyphen=XR
shape:Titledshort/1=VT shape:Titledshort/false/latin=WS shape:Titledshort/true/latin=TV
shape:Titledshort=VT shape:digit/1=XR shape:digit/2=RX shape:digit/3=TV shape:digit/4=TV
shape:digit/true/latin=SW shape:digit=TV shape:digitdot=TV shape:dot/1=SW shape:dot/true/latin=TV
shape:dot=SW shape:hyphen/2=TV shape:hyphen/false/latin=TV shape:hyphen=SW shape:number/1=WS
shape:number/false/latin=TV shape:number/true/latin=XR shape:number=WS shape:short/1=TV
shape:short/false/latin=TV shape:short/true/latin=TV shape:short=TV sole:false/false/card=TV
sole:false/false/question=TV sole:false/false/quote=Oa sole:false/false/reply=SW
sole:false/true/card=SW sole:false/true/question=VT sole:false/true/quote=QY
sole:false/true/reply=SW sole:false/true/top=VT sole:true/false/card=VT sole:true/false/quote=TV
sole:true/false/reply=TV sole:true/true/top=XR to-name:,=SW to-name:.=SW to-name:?=VT
to-name:about=RX to-name:accounts=TV to-name:and=TV to-name:article=SW to-name:bot=SW
to-name:common=TV to-name:compare=TV to-name:copula=VT to-name:correction=RX to-name:fid=TV
to-name:first=TV to-name:he=WS to-name:interrogative=QY to-name:lower=TV to-name:my=WS
to-name:not=WS to-name:number=TV to-name:on=SW to-name:or=VT to-name:person=TV to-name:platform=WS
to-name:possessiveAfter=TV to-name:possessiveBefore=TV to-name:question=TV to-name:request=SW
to-name:self=TV to-name:statement=VT to-name:trust=TV to-name:unknown=TV to-name:wallet=TV
unknown:0/1=WS unknown:1/1=VT unknown:1/2=TV unknown:2/3=TV unknown:3/1=TV unknown:3/3=TV
unknown:4/1=SW unknown:4/3=TV unknown:7/1=QY unknown:7/3=TV unknown:7/4=TV w-from-name:a=TV
w-from-name:about=VT w-from-name:account=TV w-from-name:actually=TV w-from-name:ada=VT
w-from-name:again=TV w-from-name:al=TV w-from-name:and_i=TV w-from-name:anda=VT w-from-name:any=TV
w-from-name:apparently=WS w-from-name:asked=TV w-from-name:at=TV w-from-name:bana=TV
w-from-name:bet=VT w-from-name:bitte=TV w-from-name:break=RX w-from-name:but=TV w-from-name:by=VT
w-from-name:c_est=VT w-from-name:can=TV w-from-name:can_you=TV w-from-name:cant=VT
w-from-name:card=TV w-from-name:check=WS w-from-name:clara=VT w-from-name:cuenta=VT
w-from-name:da=TV w-from-name:das=TV w-from-name:dass=VT w-from-name:dat=TV w-from-name:daw=VT
w-from-name:del=TV w-from-name:dia=WS w-from-name:die=VT w-from-name:dos=WS w-from-name:ela=VT
w-from-name:em=WS w-from-name:emoji=WS w-from-name:eth=TV w-from-name:eu=VT w-from-name:everybody=TV
w-from-name:everyone=TV w-from-name:fid=TV w-from-name:for=VT w-from-name:fragen=VT
w-from-name:friend=VT w-from-name:from=TV w-from-name:gefragt=VT w-from-name:gehört=VT
w-from-name:getroffen=VT w-from-name:gm=TV w-from-name:got=TV w-from-name:has=VT w-from-name:hat=WS
w-from-name:hat_mir=VT w-from-name:hay=VT w-from-name:he=TV w-from-name:her=TV w-from-name:here=VT
w-from-name:hes=TV w-from-name:het=VT w-from-name:hier=TV w-from-name:him=TV w-from-name:his=VT
w-from-name:i=VT w-from-name:ich=VT w-from-name:if=VT w-from-name:il=TV w-from-name:in=SW
w-from-name:ini=TV w-from-name:introduced=VT w-from-name:irl=VT w-from-name:is=SW w-from-name:ist=TV
w-from-name:it=VT w-from-name:its=WS w-from-name:itu=TV w-from-name:joined=TV w-from-name:just=XR
w-from-name:ka=TV w-from-name:keeps=TV w-from-name:kim=TV w-from-name:know=TV w-from-name:knows=WS
w-from-name:les=TV w-from-name:los=VT w-from-name:lovely=TV w-from-name:m=VT w-from-name:mi=TV
w-from-name:mit=VT w-from-name:more=TV w-from-name:moved=TV w-from-name:my=TV w-from-name:n=TV
w-from-name:named=VT w-from-name:never=TV w-from-name:new=VT w-from-name:no=TV w-from-name:not=TV
w-from-name:o=TV w-from-name:of=TV w-from-name:on=SW w-from-name:one=WS w-from-name:ones=TV
w-from-name:only=TV w-from-name:or=TV w-from-name:out=TV w-from-name:owes=VT w-from-name:parle=VT
w-from-name:per=TV w-from-name:platform=RX w-from-name:please=VT w-from-name:punya=TV
w-from-name:q=VT w-from-name:qu=VT w-from-name:que=WS w-from-name:quién_es=WS
w-from-name:recommended=TV w-from-name:right-hand=VT w-from-name:sama=VT w-from-name:same=TV
w-from-name:says=VT w-from-name:seit=TV w-from-name:she=TV w-from-name:shipped=VT
w-from-name:show=TV w-from-name:show_me=VT w-from-name:si=VT w-from-name:siapa=TV w-from-name:so=VT
w-from-name:someone=VT w-from-name:son=VT w-from-name:te=VT w-from-name:tell_me=TV
w-from-name:the=TV w-from-name:they=VT w-from-name:to=TV w-from-name:token=TV w-from-name:told_me=VT
w-from-name:tried=TV w-from-name:trust=TV w-from-name:tu=VT w-from-name:un=TV w-from-name:un_tal=WS
w-from-name:und=VT w-from-name:up=VT w-from-name:usdc=VT w-from-name:von=VT w-from-name:wants=TV
w-from-name:was=VT w-from-name:we=TV w-from-name:weiß=VT w-from-name:what=TV w-from-name:whats=TV
w-from-name:who=VT w-from-name:with=TV w-from-name:wont=VT w-from-name:would=VT
w-from-name:writes=TV w-from-name:wrong=TV w-from-name:wrote=TV w-from-name:x=TV w-from-name:zei=TV
w-from-name:à=VT w-from-name:è=VT w-from-name:она=VT w-from-name:тут=VT w-from-name:що=VT
w-from-name:กล้า=TV w-from-name:ถาม=TV w-from-name:อะ=TV w-from-name:เย=TV w-from-name:แต่=TV
w-from-name:ใน=TV w-from-name:ไม่=TV w-from-name:ở=VT w-from-name:が=VT w-from-name:して=VT
w-from-name:で=WS w-from-name:と=WS w-from-name:の=TV w-from-name:を=TV w-from-name:你=VT
w-from-name:她=VT w-from-name:我=VT w-from-name:的=TV w-from-name:話=VT w-from-name:가=WS
w-from-name:라는_분=TV w-from-name:이=VT wc:false:&=XR wc:false:1/=TV wc:false:above=TV
wc:false:account=TV wc:false:acct=VT wc:false:actually=VT wc:false:ada=VT wc:false:ai=VT
wc:false:aja=TV wc:false:all=VT wc:false:already=TV wc:false:an=SW wc:false:answer=TV
wc:false:any=WS wc:false:anyone=TV wc:false:apa=VT wc:false:are=TV wc:false:as_well=VT
wc:false:ask=VT wc:false:asked=VT wc:false:asking=VT wc:false:at=TV wc:false:attestations=TV
wc:false:auf=TV wc:false:avec=VT wc:false:back=TV wc:false:badges=VT wc:false:bar=TV wc:false:be=VT
wc:false:before=VT wc:false:bei=TV wc:false:belum=VT wc:false:ben=TV wc:false:berapa=TV
wc:false:bgt=VT wc:false:bitte=VT wc:false:bot=VT wc:false:both=TV wc:false:bots=TV wc:false:buat=TV
wc:false:buterin=TV wc:false:by=SW wc:false:c_est_qui=WS wc:false:called=TV wc:false:card=VT
wc:false:ce_matin=VT wc:false:channel=TV wc:false:che=TV wc:false:check=TV wc:false:chi=VT
wc:false:chi_sarebbe=VT wc:false:chi_è=WS wc:false:coinbase=VT wc:false:com=VT wc:false:connected=TV
wc:false:cousin=VT wc:false:có=VT wc:false:da=SW wc:false:dans=VT wc:false:dat=VT wc:false:data=TV
wc:false:daw=VT wc:false:de=SW wc:false:dela=VT wc:false:della=TV wc:false:depuis=WS wc:false:der=TV
wc:false:deux=VT wc:false:dev=WS wc:false:di_sini=TV wc:false:dia=VT wc:false:dinner=VT
wc:false:diye_biri=YQ wc:false:dm=VT wc:false:dms=VT wc:false:do_i_have=TV wc:false:does=TV
wc:false:dong=TV wc:false:doğru_mu=VT wc:false:du=TV wc:false:dulu=TV wc:false:dwr=WS wc:false:el=TV
wc:false:elle=VT wc:false:em=TV wc:false:emoji=RX wc:false:en=SW wc:false:ens=TV wc:false:er=VT
wc:false:está=TV wc:false:et=VT wc:false:eth=TV wc:false:even=TV wc:false:event=VT wc:false:every=VT
wc:false:everybody=VT wc:false:favor=TV wc:false:fiable=WS wc:false:file=VT wc:false:first=TV
wc:false:follow=TV wc:false:followers=TV wc:false:for=TV wc:false:for_me=WS wc:false:frame=VT
wc:false:friend=VT wc:false:friends=TV wc:false:gak=VT wc:false:galiba=VT wc:false:ganz=VT
wc:false:go=TV wc:false:good=VT wc:false:grant=WS wc:false:great=TV wc:false:group=WS wc:false:gw=VT
wc:false:ha=TV wc:false:haha=TV wc:false:hahaha=TV wc:false:hai=VT wc:false:handle=VT
wc:false:hat=SW wc:false:he=VT wc:false:here=TV wc:false:hier=WS wc:false:him=VT wc:false:his=VT
wc:false:hj=TV wc:false:home=VT wc:false:horsefacts=VT wc:false:human=TV wc:false:här=TV
wc:false:hơn=TV wc:false:ich=VT wc:false:ile=VT wc:false:im=VT wc:false:in=TV wc:false:ini=TV
wc:false:into=VT wc:false:is=VT wc:false:ist=WS wc:false:it=SW wc:false:itu=XR wc:false:je=TV
wc:false:jogo=TV wc:false:just=VT wc:false:kaç=TV wc:false:ke=TV wc:false:không=VT wc:false:kim=VT
wc:false:kim_bu=VT wc:false:kimdir=VT wc:false:kimin=TV wc:false:kkkk=VT wc:false:know=TV
wc:false:knows=VT wc:false:kya=VT wc:false:kyc=VT wc:false:la=TV wc:false:last_night=TV
wc:false:le=WS wc:false:legit=VT wc:false:lei=TV wc:false:les=TV wc:false:linda=TV wc:false:link=TV
wc:false:linked=TV wc:false:lisbon=TV wc:false:list=TV wc:false:logo=TV wc:false:lol=VT
wc:false:lost=VT wc:false:là_ai=TV wc:false:m=VT wc:false:many=TV wc:false:me=VT wc:false:mean=TV
wc:false:mentioned=VT wc:false:mi=TV wc:false:mich=TV wc:false:mig=VT wc:false:min=TV
wc:false:mine=VT wc:false:moi=TV wc:false:mon=TV wc:false:money=VT wc:false:more=VT wc:false:must=VT
wc:false:my=TV wc:false:myself=TV wc:false:na=VT wc:false:naar=TV wc:false:nada=VT wc:false:name=Oa
wc:false:named=TV wc:false:names=TV wc:false:ne=VT wc:false:new=TV wc:false:nft=VT wc:false:nha=VT
wc:false:nicht=VT wc:false:non=TV wc:false:not=WS wc:false:nothing=TV wc:false:number=SW
wc:false:nào=TV wc:false:och=TV wc:false:oder=TV wc:false:of=SW wc:false:ok=VT wc:false:old=TV
wc:false:olduğunu=VT wc:false:on=VT wc:false:onchain=TV wc:false:open=VT wc:false:or=WS
wc:false:ou=XR wc:false:out=SW wc:false:page=TV wc:false:para=WS wc:false:parle=VT wc:false:pas=VT
wc:false:pemberton=TV wc:false:people=TV wc:false:per=TV wc:false:pfp=TV wc:false:pizza=TV
wc:false:place=VT wc:false:plata=VT wc:false:platform=TV wc:false:please=WS wc:false:plz=VT
wc:false:podcast=TV wc:false:por_acá=TV wc:false:por_aqui=WS wc:false:porfa=WS wc:false:posted=VT
wc:false:posts=VT wc:false:pra=VT wc:false:priya=TV wc:false:pro=TV wc:false:proof=TV
wc:false:pugson=TV wc:false:q=WS wc:false:que=VT wc:false:quello=VT wc:false:quem=WS wc:false:qui=TV
wc:false:quien_es=VT wc:false:qué=TV wc:false:real=WS wc:false:rede=VT wc:false:right=TV
wc:false:rish=VT wc:false:rn=TV wc:false:romero=SW wc:false:rug=VT wc:false:running=VT
wc:false:rust=VT wc:false:rồi=TV wc:false:sama=TV wc:false:schon=TV wc:false:se=TV wc:false:see=TV
wc:false:selam=TV wc:false:she=VT wc:false:should=TV wc:false:si=TV wc:false:siapa=VT
wc:false:siapa_sih=VT wc:false:signed=VT wc:false:solidity=VT wc:false:som=TV wc:false:some=TV
wc:false:sorry=TV wc:false:srinivasan=TV wc:false:still=VT wc:false:stream=VT wc:false:stuff=TV
wc:false:sur=TV wc:false:talk=VT wc:false:ted=VT wc:false:the=TV wc:false:them=VT wc:false:there=TV
wc:false:theres=VT wc:false:this=SW wc:false:this_guy=TV wc:false:this_person=TV wc:false:thread=VT
wc:false:together=TV wc:false:too=VT wc:false:torvalds=TV wc:false:tui=TV wc:false:ty=VT
wc:false:und=VT wc:false:user=VT wc:false:va=VT wc:false:var=WS wc:false:var_mı=VT
wc:false:verificata=TV wc:false:verified=TV wc:false:via=VT wc:false:vs=WS wc:false:vậy=TV
wc:false:với=TV wc:false:w/=TV wc:false:wallet=WS wc:false:wallets=SW wc:false:was=TV
wc:false:well=SW wc:false:what=VT wc:false:who=TV wc:false:who_is=WS wc:false:whole=VT
wc:false:whos=VT wc:false:why=VT wc:false:will=VT wc:false:with=WS wc:false:woj=VT wc:false:words=VT
wc:false:work=VT wc:false:wrong=TV wc:false:xie=TV wc:false:yesterday=TV wc:false:yet=TV
wc:false:yg=WS wc:false:you=SW wc:false:your=TV wc:false:è=VT wc:false:é=YQ wc:false:в=SW
wc:false:есть=VT wc:false:такий=VT wc:false:хто=VT wc:false:это_кто=WS wc:false:ไหม=VT
wc:false:から=VT wc:false:が=VT wc:false:さん=WS wc:false:さんって=YQ wc:false:さんの=VT wc:false:した=TV
wc:false:って人=VT wc:false:って誰=XR wc:false:て=VT wc:false:で=TV wc:false:ですか=VT wc:false:に=VT
wc:false:について=XR wc:false:のほう=VT wc:false:の人=TV wc:false:は=WS wc:false:や=VT wc:false:を=VT
wc:false:ん=VT wc:false:不=VT wc:false:到底=VT wc:false:叫=TV wc:false:吃飯=TV wc:false:吗=TV wc:false:呀=VT
wc:false:在=VT wc:false:持ってる=TV wc:false:教えて=XR wc:false:方=VT wc:false:是誰=VT wc:false:是谁=WS
wc:false:本人=VT wc:false:用=TV wc:false:的=XR wc:false:都=VT wc:false:나=VT wc:false:누구야=XR
wc:false:누구예요=VT wc:false:는=TV wc:false:님=VT wc:false:라는_사람=XR wc:false:요=VT wc:false:은=VT
wc:false:이=VT wc:false:좀=VT wc:false:찾아줘=WS wc:false:하=TV wc:true:&=WS wc:true:a=TV wc:true:aaj=SW
wc:true:abeg=VT wc:true:abi=TV wc:true:about=XR wc:true:account=VT wc:true:ada=TV wc:true:add=VT
wc:true:after=WS wc:true:akun=SW wc:true:al=TV wc:true:all=TV wc:true:am_i=SW wc:true:an=TV
wc:true:and=WS wc:true:and_i=TV wc:true:anda=VT wc:true:any=TV wc:true:anyone=VT wc:true:anyway=VT
wc:true:aqui=VT wc:true:are=TV wc:true:arre=TV wc:true:art=TV wc:true:article=VT wc:true:as=TV
wc:true:ask=WS wc:true:asking=TV wc:true:at=VT wc:true:au=TV wc:true:auch=TV wc:true:badge=VT
wc:true:balaji=TV wc:true:base=TV wc:true:be=TV wc:true:before=TV wc:true:bei=TV wc:true:ben=TV
wc:true:benim=VT wc:true:best=TV wc:true:bet=VT wc:true:between=VT wc:true:bi=TV wc:true:big=TV
wc:true:bist=TV wc:true:bitte=VT wc:true:boris=TV wc:true:both=TV wc:true:bots=TV wc:true:bu=SW
wc:true:buat=TV wc:true:busca=WS wc:true:but=VT wc:true:buy=TV wc:true:by=VT wc:true:c=VT
wc:true:c_est=VT wc:true:c_est_qui=WS wc:true:call=WS wc:true:can=TV wc:true:can_u=VT
wc:true:can_you=TV wc:true:card=TV wc:true:cards=VT wc:true:cariin=VT wc:true:channel=TV
wc:true:che=TV wc:true:check=VT wc:true:chi=SW wc:true:chi_è=VT wc:true:chắc=TV wc:true:cofounder=YQ
wc:true:coinbase=TV wc:true:coming=TV wc:true:compa=VT wc:true:compare=WS wc:true:compte=VT
wc:true:con=SW wc:true:conhece=VT wc:true:conheces=VT wc:true:conoces_a=VT wc:true:conosci=VT
wc:true:cool=TV wc:true:could_you=WS wc:true:cuenta=VT wc:true:cuál=VT wc:true:cuánto=TV
wc:true:có=TV wc:true:của=WS wc:true:dan=TV wc:true:das=TV wc:true:dass=VT wc:true:de=VT
wc:true:del=TV wc:true:della=TV wc:true:den=TV wc:true:deploy=TV wc:true:der=TV wc:true:det=TV
wc:true:dev=TV wc:true:di=VT wc:true:dia=VT wc:true:didnt=TV wc:true:die=TV
wc:true:difference_between=TV wc:true:dinner=VT wc:true:diye_biri=TV wc:true:dm=VT wc:true:do=VT
wc:true:do_i=TV wc:true:do_you=VT wc:true:doesnt=TV wc:true:du=SW wc:true:e=VT wc:true:e_o=WS
wc:true:ein=TV wc:true:el=YQ wc:true:ele=TV wc:true:elle=TV wc:true:em=VT wc:true:en=RX
wc:true:ens=SW wc:true:entre=TV wc:true:er=TV wc:true:era=VT wc:true:esok=TV wc:true:esse=WS
wc:true:est=SW wc:true:está=TV wc:true:eth=TV wc:true:even=TV wc:true:everybody=VT
wc:true:everyone=TV wc:true:ex=TV wc:true:existe=VT wc:true:explain=RX wc:true:falou=VT
wc:true:fid=TV wc:true:fids=WS wc:true:find=VT wc:true:find_me=WS wc:true:first=TV wc:true:foi=TV
wc:true:followed=VT wc:true:found=TV wc:true:friend=VT wc:true:from=SW wc:true:für=TV wc:true:gas=TV
wc:true:get=TV wc:true:gibts=VT wc:true:gimme=VT wc:true:girl=TV wc:true:give_me=TV
wc:true:goes_by=TV wc:true:gonna=TV wc:true:guy=TV wc:true:hab=VT wc:true:haha=TV wc:true:hai=TV
wc:true:handle=TV wc:true:har=TV wc:true:has=VT wc:true:has_been=TV wc:true:hat=TV wc:true:hay=TV
wc:true:he=TV wc:true:het=VT wc:true:hey=WS wc:true:hier=VT wc:true:him=VT wc:true:his=VT
wc:true:hoe=TV wc:true:horsefacts=VT wc:true:how=TV wc:true:human=VT wc:true:hôm_qua=VT wc:true:i=VT
wc:true:i_am=TV wc:true:i_asked=TV wc:true:i_mean=WS wc:true:i_meant=VT wc:true:i_said=VT
wc:true:i_want=VT wc:true:id=TV wc:true:idk=WS wc:true:ik=TV wc:true:im=WS wc:true:in=RX
wc:true:info=VT wc:true:ini=TV wc:true:io=TV wc:true:it=TV wc:true:it_was=WS wc:true:its=WS
wc:true:itu=TV wc:true:j_ai=TV wc:true:ja=TV wc:true:jack=SW wc:true:je=TV wc:true:jogo=SW
wc:true:jura=TV wc:true:ka=TV wc:true:keeps=VT wc:true:kemarin=TV wc:true:kennst_du=WS
wc:true:kept=VT wc:true:kid=VT wc:true:kim=SW wc:true:knows=XR wc:true:koi=VT wc:true:kok=TV
wc:true:l=TV wc:true:la=RX wc:true:lagi=TV wc:true:last=TV wc:true:last_night=TV wc:true:les=TV
wc:true:like=TV wc:true:linda=SW wc:true:link=TV wc:true:linked=TV wc:true:lista=TV wc:true:lo=TV
wc:true:lol=TV wc:true:look=TV wc:true:look_up=VT wc:true:m=TV wc:true:make=TV wc:true:many=TV
wc:true:marguerite=TV wc:true:mate=VT wc:true:me=TV wc:true:meant=WS wc:true:meine=VT
wc:true:merci=TV wc:true:mi=TV wc:true:mit=VT wc:true:mon=TV wc:true:more=TV wc:true:mostra=TV
wc:true:mr=WS wc:true:my=TV wc:true:my_own=TV wc:true:n=TV wc:true:na=TV wc:true:name=TV
wc:true:named=WS wc:true:nasıl=SW wc:true:ne=TV wc:true:never=TV wc:true:nguyễn=SW wc:true:nicht=VT
wc:true:no=TV wc:true:nobody=TV wc:true:now=TV wc:true:nu=TV wc:true:nvm=TV wc:true:nyari=TV
wc:true:o=WS wc:true:o_que=TV wc:true:och=TV wc:true:og=TV wc:true:old=TV wc:true:om=TV
wc:true:on_here=TV wc:true:only=TV wc:true:opa=VT wc:true:or=TV wc:true:para=SW wc:true:pardon=WS
wc:true:passé=TV wc:true:pay=VT wc:true:people=TV wc:true:perfil=VT wc:true:platform=SW
wc:true:please=WS wc:true:plus=TV wc:true:podcast=VT wc:true:por=TV wc:true:pour=TV wc:true:price=SW
wc:true:priya=VT wc:true:pro=VT wc:true:procura=WS wc:true:prof=VT wc:true:profile=WS
wc:true:proof=TV wc:true:pugson=VT wc:true:pull=TV wc:true:pull_up=VT wc:true:punya=TV
wc:true:python=TV wc:true:q=VT wc:true:qu=VT wc:true:qual=TV wc:true:quanto=TV wc:true:que=SW
wc:true:quello=TV wc:true:quem=SW wc:true:quem_é=YQ wc:true:qui_est=WS wc:true:quick=VT
wc:true:quien=TV wc:true:quien_es=YQ wc:true:quién=TV wc:true:quién_es=VT wc:true:quotes=VT
wc:true:qué=TV wc:true:real=TV wc:true:remind_me=VT wc:true:ricetta=TV wc:true:rien=TV
wc:true:rip=TV wc:true:romero=TV wc:true:sa=TV wc:true:sabes=VT wc:true:said=VT wc:true:same=SW
wc:true:sat=VT wc:true:saved=TV wc:true:saya=TV wc:true:says=WS wc:true:script=VT wc:true:se=TV
wc:true:secondo=VT wc:true:see=VT wc:true:sei=TV wc:true:selling=VT wc:true:send=TV
wc:true:sent_me=TV wc:true:she=SW wc:true:shipped=VT wc:true:show=SW wc:true:show_me=WS
wc:true:si=VT wc:true:siapa=VT wc:true:sich=VT wc:true:signed=VT wc:true:since=TV wc:true:so=TV
wc:true:so_sánh=WS wc:true:sobre=WS wc:true:some=VT wc:true:someone=VT wc:true:son=VT
wc:true:still=TV wc:true:sto=XR wc:true:su=SW wc:true:such_mal=VT wc:true:suena=VT wc:true:sur=VT
wc:true:t=TV wc:true:tapi=VT wc:true:tava=VT wc:true:te=TV wc:true:teacher=VT wc:true:ted=WS
wc:true:tell=TV wc:true:tell_me=VT wc:true:thanks=VT wc:true:that=SW wc:true:the=TV
wc:true:the_other=TV wc:true:then=VT wc:true:there_is=TV wc:true:there_was=TV wc:true:theres=WS
wc:true:this=RX wc:true:this_person=TV wc:true:this_thread=VT wc:true:through=VT wc:true:thấy=VT
wc:true:tiene=TV wc:true:time=TV wc:true:to=SW wc:true:today=VT wc:true:told_me=VT wc:true:too=TV
wc:true:trả=TV wc:true:tu=WS wc:true:tu_connais=VT wc:true:tu_peux=VT wc:true:two=TV wc:true:tìm=WS
wc:true:udah=TV wc:true:um_tal_de=WS wc:true:un=TV wc:true:un_tal=WS wc:true:una=TV wc:true:under=WS
wc:true:une=TV wc:true:uno=TV wc:true:uns=TV wc:true:up=TV wc:true:user=XR wc:true:va=TV
wc:true:vai=TV wc:true:verified=TV wc:true:verify=VT wc:true:vi=VT wc:true:vitalik=SW wc:true:von=XR
wc:true:vs=WS wc:true:w/=TV wc:true:w=WS wc:true:wah=VT wc:true:wallets=TV wc:true:wants=TV
wc:true:wat=TV wc:true:we=RX wc:true:we_have=VT wc:true:wen=TV wc:true:wer_is=VT wc:true:wer_ist=VT
wc:true:what=SW wc:true:what_about=VT wc:true:what_is=VT wc:true:whats=XR wc:true:when=TV
wc:true:which=VT wc:true:who=TV wc:true:who_are=VT wc:true:who_be=VT wc:true:who_is=VT
wc:true:who_tf_is=VT wc:true:who_verified=VT wc:true:who_wrote=TV wc:true:whos=WS wc:true:whose=TV
wc:true:wie_is=VT wc:true:will=RX wc:true:win=TV wc:true:wird=TV wc:true:woj=VT wc:true:won=TV
wc:true:wont=VT wc:true:write=TV wc:true:writing=VT wc:true:wrong=SW wc:true:x=TV wc:true:ya=TV
wc:true:yg=TV wc:true:yo=VT wc:true:you=TV wc:true:your=TV wc:true:youre=TV wc:true:za=TV
wc:true:zk=TV wc:true:à=TV wc:true:è=TV wc:true:é=VT wc:true:é_o=WS wc:true:önce=VT wc:true:și=TV
wc:true:μου=VT wc:true:в=TV wc:true:есть=WS wc:true:кто=VT wc:true:кто_такая=VT wc:true:кто_такой=VT
wc:true:найди=VT wc:true:он=TV wc:true:тут=VT wc:true:хто=TV wc:true:что=TV wc:true:що=VT
wc:true:في=VT wc:true:กล้า=TV wc:true:ถาม=TV wc:true:พอดีเห็น=TV wc:true:อะ=TV wc:true:เจอ=TV
wc:true:เมื่อวาน=VT wc:true:เย=TV wc:true:โห=TV wc:true:ไป=TV wc:true:が=VT wc:true:この=TV
wc:true:この人=TV wc:true:して=VT wc:true:じゃなくて=WS wc:true:って=TV wc:true:て=TV wc:true:で=VT wc:true:と=VT
wc:true:どっちが=TV wc:true:な=TV wc:true:の=QY wc:true:は=TV wc:true:を=TV wc:true:上=TV wc:true:个=TV
wc:true:也=VT wc:true:了=VT wc:true:人=VT wc:true:原=TV wc:true:叫=WS wc:true:大家=TV wc:true:天天=VT
wc:true:她=VT wc:true:帮我=SW wc:true:新=VT wc:true:昨日=VT wc:true:是不是=TV wc:true:查=TV wc:true:的=VT
wc:true:言=VT wc:true:請問=WS wc:true:가=VT wc:true:내=TV wc:true:는=VT wc:true:아니=VT wc:true:어제=WS
wc:true:에서=VT wc:true:오=TV wc:true:이랑=VT wl2:a=TV wl2:account=VT wl2:actually=VT wl2:ada=VT
wl2:all=TV wl2:and=TV wl2:any=TV wl2:anyone=VT wl2:ask=VT wl2:bana=TV wl2:be=TV wl2:been=VT
wl2:bots=TV wl2:break=VT wl2:bu=TV wl2:busca=WS wl2:but=VT wl2:by=VT wl2:cast=TV wl2:check=TV
wl2:chi_è=SW wl2:conhece=WS wl2:could_you=VT wl2:credentials=VT wl2:da=TV wl2:de=RX wl2:der=VT
wl2:dev=TV wl2:do=TV wl2:does=TV wl2:dwr=WS wl2:elle=TV wl2:en=TV wl2:est=TV wl2:eth=TV wl2:fid=VT
wl2:for=TV wl2:from=TV wl2:going=TV wl2:has=TV wl2:hay=VT wl2:hey=VT wl2:hier=VT wl2:him=VT
wl2:his=XR wl2:horsefacts=XR wl2:ich=TV wl2:im=VT wl2:in=SW wl2:ini=TV wl2:is=VT wl2:it=TV
wl2:its=VT wl2:just=VT wl2:keep=VT wl2:keeps=WS wl2:know=VT wl2:la=VT wl2:le=TV wl2:like=TV
wl2:linda=VT wl2:lol=WS wl2:looking_for=TV wl2:ma=VT wl2:may=VT wl2:me=TV wl2:meu=VT wl2:mit=VT
wl2:my=SW wl2:name=TV wl2:need=TV wl2:no=WS wl2:now=TV wl2:o=TV wl2:old=TV wl2:on_here=TV wl2:one=TV
wl2:out=TV wl2:pardon=XR wl2:platform=TV wl2:procura=VT wl2:proof=TV wl2:pugson=ZP wl2:que=TV
wl2:quem=TV wl2:quem_é=XR wl2:qui=VT wl2:quién_es=TV wl2:real=TV wl2:says=VT wl2:si=TV wl2:so=TV
wl2:some=VT wl2:someone=WS wl2:sorry=VT wl2:su=TV wl2:tell_me=WS wl2:that=TV wl2:the=TV wl2:this=TV
wl2:typo=XR wl2:un=TV wl2:und=TV wl2:up=VT wl2:verified=VT wl2:von=TV wl2:wallet=WS wl2:wallets=TV
wl2:we=TV wl2:wer=TV wl2:wer_ist=TV wl2:whats=TV wl2:where=VT wl2:who_is=SW wl2:whos=VT wl2:will=TV
wl2:win=TV wl2:with=TV wl2:won=TV wl2:y=WS wl2:yg=TV wl2:есть=WS wl2:が=VT wl2:って=VT wl2:で=VT
wl2:上=TV wl2:人=WS wl2:我=VT wl2:有=VT wl2:的=VT wl:about=ZP wl:after=VT wl:all=TV wl:am_i=TV wl:an=TV
wl:and=XR wl:anyone=TV wl:are=TV wl:ask=VT wl:at=SW wl:base=TV wl:bot=VT wl:bu=TV wl:busco_a=VT
wl:c_est=VT wl:c_est_qui=WS wl:called=VT wl:cariin=WS wl:check=WS wl:chi=TV wl:chi_è=WS
wl:compare=VT wl:con=TV wl:conoces_a=VT wl:da=VT wl:dan=TV wl:das=SW wl:de=WS wl:del=TV wl:dem=VT
wl:den=TV wl:der=TV wl:di=WS wl:dia=WS wl:die=TV wl:dm=VT wl:do=WS wl:do_you_know=VT wl:does=WS
wl:du=TV wl:dwr=TV wl:e=VT wl:ein=TV wl:em=VT wl:en=TV wl:end=TV wl:ens=TV wl:era=XR wl:esse=WS
wl:et=VT wl:eth=TV wl:explain=SW wl:fid=TV wl:find=WS wl:for=VT wl:friend=XR wl:gas=TV wl:get=TV
wl:got=TV wl:ha=TV wl:hai=TV wl:has=WS wl:hat=VT wl:have=TV wl:here=TV wl:him=VT wl:i=SW wl:i_am=TV
wl:i_meant=WS wl:if=WS wl:il=TV wl:im=TV wl:in=QY wl:ini=TV wl:is=WS wl:its=XR wl:jesse=TV
wl:keep=TV wl:keeps=TV wl:kennst_du=VT wl:kim=SW wl:know=TV wl:l=TV wl:la=RX wl:le=TV wl:legit=VT
wl:les=TV wl:linda=RX wl:link=TV wl:look_up=YQ wl:looking_for=VT wl:m=TV wl:ma=VT wl:many=TV
wl:me=TV wl:meant=WS wl:more=TV wl:my=SW wl:na=TV wl:name=SW wl:named=XR wl:nasıl=TV wl:ne=TV
wl:need=VT wl:never=TV wl:nguyễn=SW wl:not_the=TV wl:o=ZP wl:of=VT wl:ok=TV wl:old=TV wl:on=VT
wl:one=WS wl:only=TV wl:ou=VT wl:people=TV wl:platform=SW wl:please=TV wl:pugson=SW wl:pull_up=VT
wl:q=TV wl:quem=TV wl:quem_é=XR wl:qui=TV wl:qui_est=WS wl:quien_es=YQ wl:quién_es=WS wl:qué=TV
wl:real=VT wl:said=VT wl:same=TV wl:says=VT wl:search=VT wl:send=TV wl:she=TV wl:show=TV
wl:show_me=WS wl:si=WS wl:siapa=VT wl:since=TV wl:some=VT wl:someone=TV wl:sorry=TV wl:sto=WS
wl:such_mal=VT wl:tell_me=TV wl:tem=TV wl:the=Oa wl:this=TV wl:tiene=TV wl:to=SW wl:told=VT
wl:tìm=WS wl:udah=TV wl:um=VT wl:un_tal=WS wl:und=WS wl:user=WS wl:van=TV wl:varun=TV wl:verified=TV
wl:vitalik=SW wl:von=WS wl:we=TV wl:wer=VT wl:wer_ist=WS wl:what_about=VT wl:what_is=WS wl:whats=ZP
wl:which=TV wl:who_is=YQ wl:whos=YQ wl:whose=SW wl:wie=TV wl:will=TV wl:wrong=SW wl:y=VT wl:you=TV
wl:your=TV wl:à=TV wl:é=VT wl:в=TV wl:кто=TV wl:кто_такая=WS wl:кто_такой=VT wl:на=TV wl:найди=VT
wl:он=TV wl:тут=VT wl:хто=TV wl:この=TV wl:どっちが=TV wl:の=QY wl:你=VT wl:原=TV wl:帮我=SW wl:是=VT
words:1/false=TV words:2/true=TV words:3/false=VT words:3/true=TV words:4/true=SW wr2:a=TV
wr2:about=TV wr2:account=TV wr2:ada=WS wr2:all=TV wr2:an=VT wr2:and=TV wr2:and_i=VT wr2:ask=VT
wr2:asked=VT wr2:asking=VT wr2:at=VT wr2:bot=VT wr2:bots=TV wr2:c_est_qui=WS wr2:called=TV
wr2:card=TV wr2:das=VT wr2:data=TV wr2:der=TV wr2:dev=VT wr2:di=TV wr2:die=TV wr2:dong=TV
wr2:dont=TV wr2:dwr=ZP wr2:e=TV wr2:el=TV wr2:elle=VT wr2:emoji=SW wr2:end=VT wr2:ens=TV wr2:even=TV
wr2:every=VT wr2:first=TV wr2:for=VT wr2:for_me=TV wr2:from=TV wr2:good=VT wr2:has=TV wr2:her=TV
wr2:here=VT wr2:horsefacts=WS wr2:i=VT wr2:i_mean=SW wr2:ich=VT wr2:im=TV wr2:in=TV wr2:into=VT
wr2:is=RX wr2:kaç=TV wr2:kim=TV wr2:le=VT wr2:legit=WS wr2:les=TV wr2:like=TV wr2:linda=VT
wr2:lisbon=TV wr2:lo=VT wr2:là_ai=QY wr2:ma=VT wr2:me=VT wr2:my=TV wr2:name=SW wr2:never=TV
wr2:no=WS wr2:not=VT wr2:number=TV wr2:o=TV wr2:of=TV wr2:one=VT wr2:or=VT wr2:people=VT
wr2:platform=TV wr2:please=TV wr2:q=VT wr2:quem=VT wr2:rish=WS wr2:she=WS wr2:shes=VT wr2:si=VT
wr2:siapa=VT wr2:so=TV wr2:sur=TV wr2:tem=TV wr2:that=TV wr2:this=SW wr2:to=TV wr2:two=VT
wr2:var_mı=VT wr2:wallet=TV wr2:wallets=TV wr2:was=VT wr2:whats=VT wr2:who_is=XR wr2:whos=VT
wr2:why=VT wr2:your=TV wr2:ça=TV wr2:é=WS wr2:на=VT wr2:が=VT wr2:ですか=VT wr2:の=VT wr2:人=VT wr2:嗎=VT
wr2:是=TV wr:&=WS wr:a=TV wr:about=TV wr:ada=TV wr:again=VT wr:all=VT wr:an=SW wr:and=XR wr:answer=TV
wr:any=VT wr:are=TV wr:ask=TV wr:at=SW wr:auf=TV wr:badge=TV wr:be=VT wr:before=VT wr:belum=VT
wr:bot=TV wr:but=VT wr:buterin=TV wr:by=TV wr:can=TV wr:card=WS wr:chi_è=VT wr:coinbase=VT wr:com=VT
wr:con=VT wr:da=SW wr:de=TV wr:della=TV wr:dev=TV wr:di=WS wr:diye_biri=YQ wr:does=TV wr:dong=TV
wr:dwr=TV wr:en=TV wr:est=TV wr:et=VT wr:eth=TV wr:fid=VT wr:for=SW wr:for_me=VT wr:from=VT wr:ha=TV
wr:hai=VT wr:has=WS wr:hat=SW wr:have=VT wr:here=SW wr:him=TV wr:i=VT wr:il=VT wr:in=VT wr:is=XR
wr:ist=WS wr:it=SW wr:its=VT wr:itu=XR wr:je=TV wr:kaç=TV wr:kim=WS wr:le=VT wr:legit=WS wr:linda=TV
wr:link=TV wr:là_ai=WS wr:me=TV wr:more=TV wr:my=SW wr:na=VT wr:name=RX wr:nicht=VT wr:no=TV
wr:not=WS wr:number=TV wr:o=VT wr:of=SW wr:old=TV wr:or=TV wr:out=TV wr:people=TV wr:platform=TV
wr:please=XR wr:pls=VT wr:pollak=TV wr:pra=WS wr:profile=VT wr:pugson=TV wr:q=VT wr:quién_es=VT
wr:real=VT wr:right=TV wr:rn=TV wr:romero=SW wr:says=TV wr:she=TV wr:siapa=TV wr:sie=TV wr:so=VT
wr:srinivasan=TV wr:sur=TV wr:them=TV wr:thing=TV wr:this=TV wr:to=RX wr:tu=VT wr:un=TV wr:und=VT
wr:van=TV wr:verified=TV wr:vs=WS wr:wallet=VT wr:wallets=SW wr:what=TV wr:when=VT wr:who=TV
wr:with=WS wr:xie=TV wr:y=VT wr:ya=TV wr:you=TV wr:your=TV wr:ça=VT wr:è=VT wr:é=XR wr:в=TV wr:не=VT
wr:это_кто=WS wr:さん=WS wr:って=VT wr:って誰=YQ wr:で=TV wr:の=VT wr:嗎=TV wr:在=TV wr:是=WS wr:是誰=WS wr:是谁=WS
wr:的=WS wr:는=TV
`
