/** Written by `npm run fit:mentions`. */
export const peopleWeights = `
asked:false/false/false/false/false=TV asked:false/false/false/false/reply=VT
asked:false/false/false/false/top=WS asked:false/false/false/false/true=XR
asked:false/false/false/true/top=TV asked:false/false/false/true/true=TV
asked:false/false/true/false/false=WS asked:false/false/true/false/quote=TV
asked:false/false/true/false/reply=YQ asked:false/false/true/false/top=WS
asked:false/false/true/false/true=WS asked:false/false/true/true/false=VT
asked:false/false/true/true/reply=VT asked:false/true/false/false/top=TV
asked:false/true/false/false/true=TV asked:false/true/true/false/top=TV
asked:false/true/true/false/true=TV asked:false/true/true/true/top=TV
asked:false/true/true/true/true=TV asked:none/false/question=TV asked:none/false/quote=QY
asked:none/false/reply=QY asked:none/false/top=TV asked:none/false/true=Oa asked:none/true/card=RX
asked:none/true/false=VT asked:none/true/question=TV asked:none/true/quote=Oa
asked:none/true/reply=QY asked:none/true/top=VT asked:none/true/true=RX
asked:true/false/false/false/card=TV asked:true/false/false/false/false=VT
asked:true/false/false/false/quote=VT asked:true/false/false/false/reply=VT
asked:true/false/false/false/top=VT asked:true/false/false/false/true=VT
asked:true/false/false/true/reply=VT asked:true/false/false/true/top=TV
asked:true/false/true/false/card=TV asked:true/false/true/false/false=VT
asked:true/false/true/false/top=XR asked:true/false/true/true/false=VT
asked:true/false/true/true/top=WS asked:true/false/true/true/true=VT
asked:true/true/false/false/true=VT asked:true/true/false/true/true=TV
asked:true/true/true/false/true=VT c:accounts=TV c:common=TV c:compare=VT c:copula=TV
c:credentials=SW c:emoji=RX c:endorse=QY c:fid=SW c:first=SW c:form=PZ c:greeting=QY c:handle=SW
c:help=RX c:interrogativeSubject=SW c:last=TV c:link=SW c:lower=TV c:mention=SW c:my=QY c:name=SW
c:not=TV c:notAfter=TV c:number=RX c:on=TV c:or=WS c:person=VT c:platform=SW c:pointing=TV
c:possessiveAfter=VT c:possessiveBefore=TV c:praise=RX c:profile=RX c:question=SW c:relative=SW
c:rhetorical=RX c:second=TV c:self=RX c:thanks=QY c:third=SW c:trust=TV c:wallet=RX c:wrong=TV
c:yes=TV c:you=QY clause:0/1/false=VT clause:0/1/true=VT clause:1/1/true=VT clause:1/2/false=SW
clause:1/2/true=TV clause:2/1/false=VT clause:2/1/true=SW clause:2/2/false=RX clause:2/2/true=VT
clause:3/1/true=TV clause:3/2/false=VT clause:3/2/true=SW clause:3/3/false=SW clause:4/1/false=TV
clause:4/1/true=TV clause:4/2/true=TV clause:4/3/true=TV clause:4/4/false=SW clause:4/4/true=VT
clause:7/2/false=WS context:card/true=RX context:question/false=SW context:question/true=TV
context:quote/false=QY context:quote/true=PZ context:reply/false=SW context:reply/true=RX
context:top/true=VT first:false/absent=TV first:false/embedded=PZ first:true/absent=TV
first:true/embedded=SW from-name:,=SW from-name:?=QY from-name:Unknown=TV from-name:about=TV
from-name:accounts=VT from-name:and=VT from-name:article=TV from-name:compare=RX from-name:copula=TV
from-name:courtesy=WS from-name:credentials=RX from-name:emoji=VT from-name:endorse=TV
from-name:fid=TV from-name:first=WS from-name:greeting=VT from-name:holds=TV
from-name:interrogative=TV from-name:interrogativeSubject=TV from-name:last=TV from-name:lower=VT
from-name:no=VT from-name:not=VT from-name:number=TV from-name:on=TV from-name:or=SW
from-name:person=VT from-name:platform=TV from-name:possessiveAfter=SW from-name:possessiveBefore=VT
from-name:praise=WS from-name:relative=WS from-name:request=TV from-name:second=TV from-name:self=WS
from-name:statement=WS from-name:third=TV from-name:trust=RX from-name:unknown=VT
from-name:verifiers=WS from-name:wallet=TV from-name:wrong=TV l1:,=VT l1:?=SW l1:Unknown=Nb
l1:about=VT l1:and=WS l1:article=TV l1:bot=VT l1:common=SW l1:compare=WS l1:copula=WS
l1:correction=XR l1:courtesy=RX l1:credentials=TV l1:end=TV l1:endorse=TV l1:ens=TV l1:form=TV
l1:greeting=SW l1:he=SW l1:help=SW l1:holds=VT l1:interrogative=VT l1:interrogativeSubject=TV
l1:lower=VT l1:mention=RX l1:my=RX l1:name=RX l1:no=TV l1:not=SW l1:number=RX l1:only=TV l1:or=VT
l1:person=YQ l1:platform=SW l1:pointing=TV l1:possessiveAfter=TV l1:possessiveBefore=VT l1:praise=SW
l1:profile=VT l1:relative=TV l1:request=WS l1:rhetorical=TV l1:second=TV l1:self=SW l1:thanks=RX
l1:trust=TV l1:unknown=TV l1:verifiers=XR l1:wallet=TV l1:you=SW l1r1:,_.=VT l1r1:,_?=TV
l1r1:,_about=TV l1r1:,_and=TV l1r1:,_article=TV l1r1:,_bot=TV l1r1:,_common=SW l1r1:,_copula=SW
l1r1:,_correction=YQ l1r1:,_courtesy=VT l1r1:,_end=YQ l1r1:,_he=TV l1r1:,_holds=WS l1r1:,_not=VT
l1r1:,_on=TV l1r1:,_person=TV l1r1:,_pointing=VT l1r1:,_praise=TV l1r1:,_self=TV l1r1:,_statement=WS
l1r1:._common=TV l1r1:._courtesy=TV l1r1:._end=VT l1r1:._unknown=TV l1r1:?_end=TV l1r1:?_unknown=TV
l1r1:Unknown_,=TV l1r1:Unknown_?=RX l1r1:Unknown_Unknown=TV l1r1:Unknown_common=VT
l1r1:Unknown_copula=TV l1r1:Unknown_end=QY l1r1:Unknown_holds=TV l1r1:Unknown_interrogative=RX
l1r1:Unknown_on=TV l1r1:Unknown_unknown=TV l1r1:about_,=VT l1r1:about_?=VT l1r1:about_Unknown=TV
l1r1:about_about=TV l1r1:about_and=TV l1r1:about_bot=TV l1r1:about_common=VT
l1r1:about_correction=VT l1r1:about_courtesy=VT l1r1:about_end=WS l1r1:about_lower=TV
l1r1:about_on=VT l1r1:about_question=TV l1r1:about_request=TV l1r1:about_unknown=SW l1r1:and_,=XR
l1r1:and_?=XR l1r1:and_bot=VT l1r1:and_common=TV l1r1:and_compare=VT l1r1:and_copula=VT
l1r1:and_end=VT l1r1:and_on=TV l1r1:article_,=TV l1r1:article_.=TV l1r1:article_Unknown=TV
l1r1:article_about=WS l1r1:article_article=VT l1r1:article_bot=TV l1r1:article_courtesy=TV
l1r1:article_end=VT l1r1:article_lower=WS l1r1:article_person=TV l1r1:bot_,=YQ l1r1:bot_.=SW
l1r1:bot_?=YQ l1r1:bot_Unknown=QY l1r1:bot_about=TV l1r1:bot_accounts=TV l1r1:bot_and=WS
l1r1:bot_article=RX l1r1:bot_common=SW l1r1:bot_compare=VT l1r1:bot_copula=VT l1r1:bot_courtesy=VT
l1r1:bot_holds=VT l1r1:bot_interrogative=XR l1r1:bot_lower=WS l1r1:bot_mention=TV l1r1:bot_my=RX
l1r1:bot_name=TV l1r1:bot_on=TV l1r1:bot_person=YQ l1r1:bot_platform=TV l1r1:bot_pointing=VT
l1r1:bot_possessiveAfter=VT l1r1:bot_possessiveBefore=TV l1r1:bot_praise=TV l1r1:bot_profile=RX
l1r1:bot_question=TV l1r1:bot_request=WS l1r1:bot_self=RX l1r1:bot_statement=TV l1r1:bot_trust=VT
l1r1:bot_yes=VT l1r1:bot_you=VT l1r1:common_.=TV l1r1:common_accounts=TV l1r1:common_article=WS
l1r1:common_bot=VT l1r1:common_common=TV l1r1:common_copula=VT l1r1:common_correction=VT
l1r1:common_courtesy=TV l1r1:common_end=TV l1r1:common_he=TV l1r1:common_lower=SW l1r1:common_on=TV
l1r1:common_person=TV l1r1:common_pointing=VT l1r1:common_question=VT l1r1:common_statement=SW
l1r1:common_unknown=SW l1r1:common_yes=VT l1r1:compare_and=WS l1r1:compare_end=TV
l1r1:compare_lower=VT l1r1:compare_unknown=VT l1r1:copula_.=VT l1r1:copula_?=TV l1r1:copula_about=WS
l1r1:copula_article=XR l1r1:copula_bot=VT l1r1:copula_common=WS l1r1:copula_end=SW
l1r1:copula_lower=VT l1r1:copula_platform=TV l1r1:copula_pointing=TV l1r1:copula_praise=VT
l1r1:copula_question=VT l1r1:copula_trust=WS l1r1:copula_unknown=VT l1r1:correction_,=SW
l1r1:correction_.=TV l1r1:correction_?=TV l1r1:correction_bot=TV l1r1:correction_common=VT
l1r1:correction_correction=VT l1r1:correction_courtesy=VT l1r1:correction_end=ZP
l1r1:correction_pointing=VT l1r1:correction_question=VT l1r1:courtesy_,=VT l1r1:courtesy_?=WS
l1r1:courtesy_and=VT l1r1:courtesy_article=TV l1r1:courtesy_bot=TV l1r1:courtesy_common=SW
l1r1:courtesy_courtesy=SW l1r1:courtesy_end=TV l1r1:courtesy_he=VT l1r1:courtesy_interrogative=VT
l1r1:courtesy_no=SW l1r1:courtesy_on=TV l1r1:courtesy_person=VT l1r1:courtesy_pointing=VT
l1r1:courtesy_possessiveAfter=TV l1r1:courtesy_praise=TV l1r1:courtesy_question=TV
l1r1:courtesy_wallet=TV l1r1:end_,=RX l1r1:end_?=WS l1r1:end_about=VT l1r1:end_and=VT
l1r1:end_article=TV l1r1:end_common=VT l1r1:end_copula=TV l1r1:end_courtesy=VT l1r1:end_end=TV
l1r1:end_holds=TV l1r1:end_my=WS l1r1:end_person=TV l1r1:end_platform=TV l1r1:end_pointing=TV
l1r1:end_praise=TV l1r1:end_question=TV l1r1:end_trust=VT l1r1:end_unknown=TV l1r1:end_yes=TV
l1r1:fid_end=TV l1r1:first_about=VT l1r1:first_common=VT l1r1:first_end=SW l1r1:first_on=VT
l1r1:greeting_end=TV l1r1:he_?=TV l1r1:he_common=WS l1r1:he_courtesy=VT l1r1:he_end=SW
l1r1:he_lower=TV l1r1:he_pointing=VT l1r1:he_question=TV l1r1:he_unknown=TV l1r1:help_end=TV
l1r1:holds_about=TV l1r1:holds_article=WS l1r1:holds_end=TV l1r1:holds_lower=VT
l1r1:holds_unknown=VT l1r1:interrogativeSubject_about=TV l1r1:interrogativeSubject_article=TV
l1r1:interrogativeSubject_common=SW l1r1:interrogativeSubject_copula=WS
l1r1:interrogativeSubject_courtesy=TV l1r1:interrogativeSubject_end=SW
l1r1:interrogativeSubject_lower=WS l1r1:interrogativeSubject_question=WS
l1r1:interrogativeSubject_unknown=VT l1r1:interrogative_?=WS l1r1:interrogative_Unknown=QY
l1r1:interrogative_and=XR l1r1:interrogative_article=TV l1r1:interrogative_bot=VT
l1r1:interrogative_common=TV l1r1:interrogative_copula=WS l1r1:interrogative_correction=TV
l1r1:interrogative_courtesy=VT l1r1:interrogative_end=aO l1r1:interrogative_lower=TV
l1r1:interrogative_on=TV l1r1:interrogative_question=WS l1r1:interrogative_unknown=QY
l1r1:lower_,=VT l1r1:lower_.=VT l1r1:lower_?=VT l1r1:lower_Unknown=TV l1r1:lower_article=SW
l1r1:lower_copula=VT l1r1:lower_courtesy=VT l1r1:lower_end=WS l1r1:lower_on=VT l1r1:lower_person=SW
l1r1:lower_platform=TV l1r1:lower_possessiveBefore=VT l1r1:lower_praise=TV l1r1:lower_request=TV
l1r1:lower_self=TV l1r1:lower_statement=VT l1r1:lower_wallet=TV l1r1:mention_,=TV l1r1:mention_?=TV
l1r1:mention_bot=TV l1r1:mention_copula=VT l1r1:mention_courtesy=VT l1r1:mention_end=TV
l1r1:mention_lower=VT l1r1:mention_question=VT l1r1:my_,=TV l1r1:my_copula=TV l1r1:my_end=SW
l1r1:my_question=TV l1r1:my_unknown=TV l1r1:name_,=TV l1r1:name_?=TV l1r1:name_bot=TV
l1r1:name_copula=VT l1r1:name_end=TV l1r1:name_interrogative=TV l1r1:name_lower=VT
l1r1:name_question=VT l1r1:no_end=TV l1r1:notAfter_end=TV l1r1:not_,=TV l1r1:not_.=VT
l1r1:not_end=RX l1r1:number_end=TV l1r1:on_?=VT l1r1:on_Unknown=TV l1r1:on_and=TV l1r1:on_article=VT
l1r1:on_bot=VT l1r1:on_common=WS l1r1:on_correction=TV l1r1:on_on=VT l1r1:on_question=TV
l1r1:on_statement=VT l1r1:on_unknown=TV l1r1:or_end=TV l1r1:or_unknown=TV l1r1:person_,=VT
l1r1:person_?=WS l1r1:person_Unknown=SW l1r1:person_bot=TV l1r1:person_common=WS
l1r1:person_courtesy=VT l1r1:person_end=WS l1r1:person_lower=WS l1r1:person_on=WS
l1r1:platform_end=TV l1r1:platform_lower=TV l1r1:platform_unknown=TV l1r1:pointing_,=TV
l1r1:pointing_?=RX l1r1:pointing_bot=TV l1r1:pointing_common=VT l1r1:pointing_correction=TV
l1r1:pointing_courtesy=VT l1r1:pointing_end=TV l1r1:pointing_interrogative=WS l1r1:pointing_lower=WS
l1r1:pointing_on=VT l1r1:pointing_pointing=VT l1r1:pointing_statement=VT l1r1:pointing_unknown=WS
l1r1:possessiveAfter_end=TV l1r1:possessiveBefore_Unknown=TV l1r1:possessiveBefore_common=VT
l1r1:possessiveBefore_courtesy=VT l1r1:possessiveBefore_end=VT l1r1:possessiveBefore_lower=TV
l1r1:possessiveBefore_on=VT l1r1:possessiveBefore_unknown=TV l1r1:praise_unknown=TV
l1r1:profile_common=TV l1r1:profile_end=VT l1r1:profile_unknown=TV l1r1:question_.=TV
l1r1:question_Unknown=TV l1r1:question_about=VT l1r1:question_and=VT l1r1:question_article=VT
l1r1:question_common=VT l1r1:question_copula=TV l1r1:question_correction=VT
l1r1:question_courtesy=TV l1r1:question_end=PZ l1r1:question_he=TV l1r1:question_lower=VT
l1r1:question_pointing=TV l1r1:question_praise=VT l1r1:question_question=TV l1r1:question_request=TV
l1r1:question_self=TV l1r1:question_trust=WS l1r1:question_wallet=VT l1r1:question_you=TV
l1r1:request_?=XR l1r1:request_Unknown=SW l1r1:request_bot=VT l1r1:request_common=TV
l1r1:request_courtesy=WS l1r1:request_end=VT l1r1:request_lower=TV l1r1:request_on=TV
l1r1:request_profile=SW l1r1:request_unknown=SW l1r1:self_,=VT l1r1:self_end=TV l1r1:statement_,=VT
l1r1:statement_.=WS l1r1:statement_bot=TV l1r1:statement_common=TV l1r1:statement_courtesy=TV
l1r1:statement_end=SW l1r1:statement_on=VT l1r1:statement_question=VT l1r1:statement_statement=WS
l1r1:thanks_end=SW l1r1:trust_bot=TV l1r1:trust_common=VT l1r1:trust_end=TV l1r1:unknown_?=TV
l1r1:unknown_Unknown=TV l1r1:unknown_article=SW l1r1:unknown_courtesy=VT l1r1:unknown_end=VT
l1r1:unknown_interrogative=SW l1r1:unknown_person=SW l1r1:unknown_platform=TV
l1r1:unknown_request=TV l1r1:unknown_self=TV l1r1:unknown_statement=VT l1r1:unknown_wallet=TV
l1r1:yes_?=TV l1r1:yes_common=TV l1r1:yes_copula=VT l1r1:yes_end=VT l1r1:yes_lower=VT
l1r1:yes_question=VT l1r1:you_end=TV l2:.=VT l2:?=TV l2:Unknown=RX l2:about=TV l2:accounts=WS
l2:and=SW l2:article=SW l2:common=TV l2:compare=SW l2:copula=SW l2:correction=XR l2:courtesy=VT
l2:end=VT l2:fid=VT l2:form=RX l2:handle=TV l2:he=TV l2:help=TV l2:holds=VT l2:interrogative=TV
l2:interrogativeSubject=TV l2:mention=TV l2:my=RX l2:name=SW l2:no=WS l2:notAfter=TV l2:number=VT
l2:on=TV l2:only=TV l2:or=SW l2:person=TV l2:pointing=SW l2:possessiveAfter=VT l2:praise=SW
l2:question=TV l2:relative=TV l2:request=VT l2:self=SW l2:thanks=SW l2:trust=TV l2:verifiers=TV
l2:yes=VT l2l1:,_and=TV l2l1:,_bot=RX l2l1:,_common=RX l2l1:,_copula=VT l2l1:,_correction=aO
l2l1:,_courtesy=VT l2l1:,_interrogative=TV l2l1:,_lower=VT l2l1:,_mention=TV l2l1:,_name=TV
l2l1:,_no=TV l2l1:,_not=TV l2l1:,_pointing=SW l2l1:,_request=VT l2l1:,_self=TV l2l1:,_statement=VT
l2l1:,_unknown=WS l2l1:._correction=VT l2l1:._lower=VT l2l1:._unknown=VT l2l1:?_common=TV
l2l1:Unknown_,=TV l2l1:Unknown_about=TV l2l1:Unknown_lower=TV l2l1:Unknown_on=TV
l2l1:about_Unknown=TV l2l1:about_bot=TV l2l1:about_courtesy=VT l2l1:about_lower=VT l2l1:about_my=TV
l2l1:about_pointing=TV l2l1:about_request=TV l2l1:accounts_lower=VT l2l1:accounts_unknown=VT
l2l1:and_article=VT l2l1:and_bot=TV l2l1:and_common=TV l2l1:and_courtesy=TV l2l1:and_lower=SW
l2l1:and_unknown=SW l2l1:article_Unknown=VT l2l1:article_bot=TV l2l1:article_common=TV
l2l1:article_correction=TV l2l1:article_courtesy=TV l2l1:article_lower=SW l2l1:article_person=VT
l2l1:bot_,=TV l2l1:bot_Unknown=QY l2l1:bot_about=TV l2l1:bot_and=TV l2l1:bot_common=TV
l2l1:bot_compare=WS l2l1:bot_copula=WS l2l1:bot_correction=TV l2l1:bot_courtesy=RX
l2l1:bot_greeting=TV l2l1:bot_he=SW l2l1:bot_help=TV l2l1:bot_holds=WS l2l1:bot_interrogative=WS
l2l1:bot_interrogativeSubject=SW l2l1:bot_lower=WS l2l1:bot_mention=TV l2l1:bot_my=TV
l2l1:bot_name=SW l2l1:bot_not=VT l2l1:bot_on=TV l2l1:bot_person=TV l2l1:bot_pointing=VT
l2l1:bot_possessiveBefore=SW l2l1:bot_praise=TV l2l1:bot_profile=VT l2l1:bot_question=VT
l2l1:bot_statement=RX l2l1:bot_unknown=VT l2l1:bot_yes=VT l2l1:bot_you=TV l2l1:common_,=SW
l2l1:common_.=VT l2l1:common_?=TV l2l1:common_about=SW l2l1:common_article=VT l2l1:common_copula=TV
l2l1:common_correction=TV l2l1:common_first=TV l2l1:common_he=TV l2l1:common_interrogative=XR
l2l1:common_interrogativeSubject=WS l2l1:common_lower=VT l2l1:common_person=WS
l2l1:common_pointing=VT l2l1:common_possessiveBefore=TV l2l1:common_question=TV
l2l1:common_request=TV l2l1:common_self=TV l2l1:common_statement=WS l2l1:common_trust=VT
l2l1:common_unknown=WS l2l1:copula_,=TV l2l1:copula_article=SW l2l1:copula_on=TV
l2l1:copula_question=VT l2l1:copula_trust=VT l2l1:correction_,=XR l2l1:correction_about=VT
l2l1:correction_article=VT l2l1:correction_correction=XR l2l1:correction_courtesy=WS
l2l1:correction_lower=TV l2l1:correction_on=VT l2l1:correction_pointing=VT l2l1:courtesy_.=TV
l2l1:courtesy_Unknown=VT l2l1:courtesy_article=WS l2l1:courtesy_common=VT l2l1:courtesy_copula=VT
l2l1:courtesy_courtesy=TV l2l1:courtesy_name=TV l2l1:courtesy_not=TV l2l1:courtesy_person=XR
l2l1:courtesy_possessiveBefore=TV l2l1:courtesy_profile=WS l2l1:courtesy_question=VT
l2l1:courtesy_request=VT l2l1:courtesy_self=TV l2l1:end_about=SW l2l1:end_and=VT l2l1:end_article=TV
l2l1:end_bot=WS l2l1:end_copula=VT l2l1:end_correction=VT l2l1:end_end=TV l2l1:end_first=TV
l2l1:end_interrogative=XR l2l1:end_my=TV l2l1:end_number=TV l2l1:end_praise=SW l2l1:end_profile=TV
l2l1:end_question=WS l2l1:end_request=WS l2l1:end_statement=TV l2l1:end_thanks=SW l2l1:end_yes=TV
l2l1:first_lower=TV l2l1:he_common=TV l2l1:he_copula=TV l2l1:he_courtesy=VT l2l1:he_lower=TV
l2l1:he_on=TV l2l1:he_question=TV l2l1:he_statement=VT l2l1:holds_article=TV l2l1:holds_courtesy=VT
l2l1:holds_lower=TV l2l1:holds_unknown=TV l2l1:interrogativeSubject_common=TV
l2l1:interrogativeSubject_courtesy=TV l2l1:interrogativeSubject_lower=VT
l2l1:interrogativeSubject_question=TV l2l1:interrogative_Unknown=RX l2l1:interrogative_about=TV
l2l1:interrogative_article=VT l2l1:interrogative_common=TV l2l1:interrogative_lower=TV
l2l1:interrogative_pointing=WS l2l1:interrogative_question=TV l2l1:interrogative_statement=TV
l2l1:interrogative_unknown=SW l2l1:lower_,=VT l2l1:lower_?=TV l2l1:lower_Unknown=TV
l2l1:lower_and=YQ l2l1:lower_compare=VT l2l1:lower_copula=VT l2l1:lower_correction=WS
l2l1:lower_first=VT l2l1:lower_interrogativeSubject=VT l2l1:lower_on=TV l2l1:lower_or=XR
l2l1:lower_person=VT l2l1:lower_pointing=VT l2l1:lower_possessiveAfter=TV
l2l1:lower_possessiveBefore=TV l2l1:lower_praise=VT l2l1:lower_profile=TV l2l1:lower_question=TV
l2l1:lower_statement=SW l2l1:lower_wallet=TV l2l1:lower_you=VT l2l1:mention_,=VT
l2l1:mention_about=TV l2l1:mention_and=VT l2l1:mention_article=TV l2l1:mention_common=VT
l2l1:mention_copula=TV l2l1:mention_courtesy=TV l2l1:mention_holds=SW l2l1:mention_interrogative=TV
l2l1:mention_lower=VT l2l1:mention_on=TV l2l1:mention_person=WS l2l1:mention_pointing=TV
l2l1:mention_possessiveAfter=TV l2l1:mention_request=VT l2l1:mention_statement=VT
l2l1:mention_unknown=VT l2l1:my_lower=TV l2l1:my_unknown=TV l2l1:name_,=VT l2l1:name_.=TV
l2l1:name_about=TV l2l1:name_and=VT l2l1:name_article=TV l2l1:name_common=VT l2l1:name_copula=SW
l2l1:name_holds=SW l2l1:name_interrogative=SW l2l1:name_on=TV l2l1:name_person=VT
l2l1:name_pointing=TV l2l1:name_possessiveAfter=TV l2l1:name_statement=VT l2l1:no_,=WS
l2l1:no_lower=TV l2l1:no_unknown=TV l2l1:not_,=WS l2l1:not_pointing=TV l2l1:number_.=VT
l2l1:number_common=TV l2l1:on_about=VT l2l1:on_article=TV l2l1:on_bot=VT l2l1:on_courtesy=VT
l2l1:on_my=TV l2l1:on_pointing=TV l2l1:on_unknown=TV l2l1:only_lower=TV l2l1:or_lower=TV
l2l1:or_unknown=TV l2l1:person_Unknown=TV l2l1:person_bot=TV l2l1:person_person=XR
l2l1:person_unknown=TV l2l1:platform_,=TV l2l1:platform_about=ZP l2l1:platform_common=WS
l2l1:platform_on=YQ l2l1:platform_possessiveBefore=ZP l2l1:pointing_Unknown=TV
l2l1:pointing_common=TV l2l1:pointing_copula=TV l2l1:pointing_interrogative=SW
l2l1:pointing_lower=VT l2l1:pointing_on=TV l2l1:pointing_person=WS l2l1:pointing_question=TV
l2l1:pointing_statement=VT l2l1:pointing_trust=TV l2l1:possessiveAfter_lower=VT
l2l1:possessiveAfter_unknown=VT l2l1:possessiveBefore_Unknown=VT l2l1:possessiveBefore_lower=TV
l2l1:praise_common=TV l2l1:praise_lower=TV l2l1:praise_unknown=TV l2l1:profile_about=WS
l2l1:profile_on=VT l2l1:question_,=VT l2l1:question_about=VT l2l1:question_article=SW
l2l1:question_bot=TV l2l1:question_common=SW l2l1:question_correction=TV l2l1:question_on=VT
l2l1:question_person=VT l2l1:question_self=TV l2l1:question_statement=TV l2l1:question_trust=VT
l2l1:question_unknown=TV l2l1:request_,=TV l2l1:request_Unknown=RX l2l1:request_about=WS
l2l1:request_article=TV l2l1:request_common=VT l2l1:request_courtesy=VT l2l1:request_he=VT
l2l1:request_interrogative=VT l2l1:request_interrogativeSubject=VT l2l1:request_lower=VT
l2l1:request_my=TV l2l1:request_on=VT l2l1:request_pointing=VT l2l1:request_possessiveBefore=VT
l2l1:request_self=XR l2l1:request_unknown=TV l2l1:self_about=TV l2l1:self_article=TV
l2l1:self_common=VT l2l1:self_courtesy=TV l2l1:self_pointing=VT l2l1:self_question=TV
l2l1:statement_about=VT l2l1:statement_common=SW l2l1:statement_he=VT l2l1:statement_lower=VT
l2l1:statement_mention=VT l2l1:statement_name=VT l2l1:statement_on=TV l2l1:statement_unknown=VT
l2l1:thanks_,=TV l2l1:trust_about=TV l2l1:trust_lower=VT l2l1:trust_or=TV l2l1:trust_unknown=VT
l2l1:unknown_.=VT l2l1:unknown_?=TV l2l1:unknown_Unknown=SW l2l1:unknown_and=YQ l2l1:unknown_bot=TV
l2l1:unknown_compare=VT l2l1:unknown_correction=VT l2l1:unknown_courtesy=VT l2l1:unknown_he=VT
l2l1:unknown_interrogative=TV l2l1:unknown_interrogativeSubject=VT l2l1:unknown_on=TV
l2l1:unknown_or=WS l2l1:unknown_person=VT l2l1:unknown_possessiveAfter=TV
l2l1:unknown_possessiveBefore=TV l2l1:unknown_praise=VT l2l1:unknown_question=TV
l2l1:unknown_statement=TV l2l1:unknown_unknown=TV l2l1:unknown_wallet=TV l2l1:unknown_you=VT
l2l1:wallet_about=VT l2l1:yes_,=TV l2l1:yes_common=VT l2l1:yes_lower=VT l2l1:yes_unknown=VT
l2l1:you_article=TV l2l1:you_bot=VT l2l1:you_lower=TV l2l1:you_request=WS l:.=VT l:?=TV l:Unknown=Mc
l:about=VT l:copula=VT l:correction=ZP l:credentials=SW l:end=VT l:endorse=TV l:ens=TV l:first=TV
l:form=TV l:greeting=RX l:he=SW l:help=SW l:interrogative=VT l:interrogativeSubject=TV l:lower=VT
l:mention=TV l:my=QY l:name=SW l:no=SW l:not=RX l:number=SW l:on=TV l:only=TV l:platform=TV
l:possessiveBefore=WS l:praise=SW l:profile=TV l:request=WS l:rhetorical=TV l:second=SW l:self=SW
l:statement=TV l:thanks=RX l:third=TV l:trust=TV l:verifiers=WS l:wallet=TV l:you=RX
language:false/0=VT language:false/1=VT language:false/3=TV language:false/4=SW language:false/7=RX
language:true/1=YQ language:true/2=TV language:true/4=SW language:true/7=QY last:false=TV
letters:0/latin=QY letters:1/han=QY letters:1/latin=TV letters:1/other=SW letters:2/han=TV
letters:2/latin=TV letters:2/other=PZ letters:3/han=SW letters:3/other=RX letters:4/latin=VT
letters:4/other=TV letters:7/latin=WS letters:7/other=WS named-as:joined/true=SW
named-as:mention/false=VT named-as:platform/false=RX named-as:platform/true=RX
named-as:written/false=aO named-as:written/true=ZP named-asked:false/false/false/false/reply=TV
named-asked:false/false/false/false/top=VT named-asked:false/false/false/false/true=TV
named-asked:false/false/false/true/false=TV named-asked:false/false/true/false/reply=TV
named-asked:false/false/true/false/top=WS named-asked:false/false/true/false/true=TV
named-asked:false/false/true/true/false=TV named-asked:false/false/true/true/true=VT
named-asked:false/true/false/false/true=TV named-asked:false/true/false/true/top=SW
named-asked:false/true/false/true/true=TV named-asked:false/true/true/false/top=TV
named-asked:false/true/true/false/true=TV named-asked:false/true/true/true/top=VT
named-asked:false/true/true/true/true=WS named-asked:none/false/card=YQ
named-asked:none/false/false=VT named-asked:none/false/question=VT named-asked:none/false/reply=TV
named-asked:none/true/false=WS named-asked:none/true/question=RX named-asked:none/true/reply=TV
named-asked:none/true/top=VT named-asked:none/true/true=SW
named-asked:true/false/false/false/false=SW named-asked:true/false/false/false/top=SW
named-asked:true/false/false/false/true=TV named-asked:true/false/false/true/false=SW
named-asked:true/false/false/true/top=TV named-asked:true/false/true/false/true=TV
named-asked:true/false/true/true/top=TV named-asked:true/true/false/false/top=TV
named-asked:true/true/false/true/top=SW named-asked:true/true/false/true/true=SW
named-asked:true/true/true/false/true=VT named-behind:false/false/false=WS
named-behind:false/false/middle=TV named-behind:false/false/only=WS named-behind:false/false/true=PZ
named-behind:false/true/false=VT named-behind:false/true/first=VT named-behind:false/true/only=WS
named-behind:false/true/true=SW named-behind:true/false/first=RX named-behind:true/false/last=WS
named-behind:true/false/middle=SW named-behind:true/false/true=RX named-behind:true/true/first=TV
named-behind:true/true/last=TV named-behind:true/true/only=WS named-behind:true/true/true=RX
named-c:Unknown=TV named-c:about=TV named-c:accounts=SW named-c:and=VT named-c:article=TV
named-c:bot=VT named-c:callAfter=TV named-c:common=TV named-c:compare=XR named-c:correction=WS
named-c:credentials=WS named-c:ens=TV named-c:first=TV named-c:form=WS named-c:greeting=QY
named-c:handle=VT named-c:he=TV named-c:help=VT named-c:holds=WS named-c:interrogative=TV
named-c:last=VT named-c:not=RX named-c:notAfter=SW named-c:number=VT named-c:only=VT named-c:or=XR
named-c:person=TV named-c:pointing=SW named-c:profile=SW named-c:question=VT named-c:relative=TV
named-c:second=TV named-c:statement=TV named-c:thanks=TV named-c:trust=VT named-c:wallet=VT
named-c:wrong=PZ named-c:yes=WS named-c:you=TV named-clause:0/1/true=VT named-clause:2/1/true=SW
named-clause:7/1/true=VT named-context:card/false=XR named-context:question/false=TV
named-context:question/true=RX named-context:quote/false=RX named-context:reply/false=SW
named-context:top/true=VT named-echo:courtesy=SW named-echo:end=VT named-echo:lower=SW
named-echo:none/true=WS named-echo:not=Oa named-echo:true/false/false/false=SW
named-echo:true/false/true/false=Oa named-echo:true/true/false/false=WS named-echo:unknown=SW
named-first:false/embedded=VT named-first:true/embedded=RX named-first:true/vocative=TV
named-from-last:,=TV named-from-last:.=VT named-from-last:?=SW named-from-last:Unknown=VT
named-from-last:and=WS named-from-last:article=XR named-from-last:common=VT
named-from-last:copula=SW named-from-last:correction=WS named-from-last:courtesy=TV
named-from-last:greeting=SW named-from-last:he=TV named-from-last:holds=TV
named-from-last:interrogative=QY named-from-last:no=XR named-from-last:not=SW
named-from-last:notAfter=YQ named-from-last:only=TV named-from-last:or=WS
named-from-last:platform=SW named-from-last:pointing=WS named-from-last:possessiveBefore=XR
named-from-last:profile=SW named-from-last:question=TV named-from-last:relative=VT
named-from-last:request=TV named-from-last:self=XR named-from-last:statement=YQ
named-from-last:unknown=VT named-from-last:wallet=VT named-from-last:you=XR named-l1:?=SW
named-l1:about=VT named-l1:accounts=TV named-l1:and=VT named-l1:article=TV named-l1:bot=WS
named-l1:compare=VT named-l1:copula=VT named-l1:correction=VT named-l1:courtesy=VT
named-l1:greeting=RX named-l1:he=VT named-l1:holds=VT named-l1:interrogative=VT
named-l1:interrogativeSubject=VT named-l1:lower=VT named-l1:name=TV named-l1:no=TV named-l1:not=Oa
named-l1:on=VT named-l1:only=XR named-l1:or=VT named-l1:person=XR named-l1:platform=TV
named-l1:pointing=VT named-l1:possessiveAfter=WS named-l1:profile=WS named-l1:question=XR
named-l1:request=VT named-l1:statement=TV named-l1:thanks=RX named-l1:trust=TV named-l1:verifiers=VT
named-l1:yes=WS named-l1:you=VT named-l1r1:,_.=XR named-l1r1:,_about=VT named-l1r1:,_copula=VT
named-l1r1:,_end=WS named-l1r1:,_interrogative=VT named-l1r1:,_lower=VT named-l1r1:,_mention=VT
named-l1r1:,_name=XR named-l1r1:,_not=TV named-l1r1:,_notAfter=TV named-l1r1:,_on=TV
named-l1r1:,_question=VT named-l1r1:,_unknown=VT named-l1r1:._.=VT named-l1r1:?_end=VT
named-l1r1:about_.=SW named-l1r1:about_?=VT named-l1r1:about_and=TV named-l1r1:about_bot=WS
named-l1r1:about_common=TV named-l1r1:about_correction=TV named-l1r1:about_courtesy=TV
named-l1r1:about_end=VT named-l1r1:about_lower=TV named-l1r1:about_on=TV named-l1r1:and_,=QY
named-l1r1:and_?=TV named-l1r1:and_bot=VT named-l1r1:and_compare=VT named-l1r1:and_courtesy=WS
named-l1r1:and_end=WS named-l1r1:and_interrogative=VT named-l1r1:and_lower=VT
named-l1r1:and_unknown=WS named-l1r1:article_,=TV named-l1r1:article_?=VT
named-l1r1:article_about=TV named-l1r1:article_common=VT named-l1r1:article_courtesy=TV
named-l1r1:article_end=VT named-l1r1:article_holds=VT named-l1r1:article_lower=VT
named-l1r1:article_on=TV named-l1r1:article_unknown=VT named-l1r1:bot_,=XR named-l1r1:bot_about=XR
named-l1r1:bot_and=YQ named-l1r1:bot_common=VT named-l1r1:bot_copula=RX named-l1r1:bot_correction=VT
named-l1r1:bot_courtesy=XR named-l1r1:bot_end=QY named-l1r1:bot_fid=TV named-l1r1:bot_he=VT
named-l1r1:bot_holds=RX named-l1r1:bot_interrogative=TV named-l1r1:bot_lower=WS
named-l1r1:bot_mention=VT named-l1r1:bot_name=WS named-l1r1:bot_no=VT named-l1r1:bot_not=VT
named-l1r1:bot_notAfter=QY named-l1r1:bot_on=WS named-l1r1:bot_only=WS named-l1r1:bot_or=VT
named-l1r1:bot_platform=VT named-l1r1:bot_pointing=WS named-l1r1:bot_profile=VT
named-l1r1:bot_request=XR named-l1r1:bot_statement=RX named-l1r1:bot_trust=VT
named-l1r1:bot_unknown=WS named-l1r1:common_,=WS named-l1r1:common_.=TV named-l1r1:common_about=TV
named-l1r1:common_and=VT named-l1r1:common_bot=SW named-l1r1:common_correction=TV
named-l1r1:common_end=WS named-l1r1:common_interrogative=VT named-l1r1:common_question=TV
named-l1r1:common_request=TV named-l1r1:common_unknown=VT named-l1r1:compare_and=WS
named-l1r1:compare_common=VT named-l1r1:compare_correction=VT named-l1r1:compare_courtesy=VT
named-l1r1:compare_lower=VT named-l1r1:compare_unknown=VT named-l1r1:copula_.=TV
named-l1r1:copula_about=TV named-l1r1:copula_article=XR named-l1r1:copula_lower=VT
named-l1r1:copula_on=TV named-l1r1:copula_unknown=VT named-l1r1:correction_?=TV
named-l1r1:correction_courtesy=VT named-l1r1:correction_end=XR named-l1r1:correction_on=VT
named-l1r1:courtesy_,=SW named-l1r1:courtesy_?=VT named-l1r1:courtesy_about=WS
named-l1r1:courtesy_and=VT named-l1r1:courtesy_copula=TV named-l1r1:courtesy_courtesy=VT
named-l1r1:courtesy_end=WS named-l1r1:courtesy_interrogative=VT named-l1r1:courtesy_on=VT
named-l1r1:courtesy_person=VT named-l1r1:courtesy_question=TV named-l1r1:end_,=WS
named-l1r1:end_about=TV named-l1r1:end_and=VT named-l1r1:end_common=TV named-l1r1:end_correction=VT
named-l1r1:end_handle=SW named-l1r1:end_holds=TV named-l1r1:end_interrogative=VT
named-l1r1:end_lower=TV named-l1r1:end_mention=VT named-l1r1:end_name=SW named-l1r1:end_on=VT
named-l1r1:end_person=TV named-l1r1:end_statement=SW named-l1r1:end_unknown=TV
named-l1r1:interrogative_?=WS named-l1r1:interrogative_and=VT named-l1r1:interrogative_bot=VT
named-l1r1:interrogative_courtesy=TV named-l1r1:interrogative_end=WS
named-l1r1:interrogative_lower=TV named-l1r1:interrogative_question=VT
named-l1r1:interrogative_unknown=TV named-l1r1:lower_,=TV named-l1r1:lower_.=TV
named-l1r1:lower_?=VT named-l1r1:lower_and=VT named-l1r1:lower_bot=VT named-l1r1:lower_copula=VT
named-l1r1:lower_correction=TV named-l1r1:lower_end=SW named-l1r1:lower_holds=VT
named-l1r1:lower_lower=VT named-l1r1:lower_on=WS named-l1r1:lower_person=WS
named-l1r1:lower_platform=QY named-l1r1:lower_question=VT named-l1r1:lower_request=TV
named-l1r1:lower_statement=WS named-l1r1:lower_unknown=VT named-l1r1:mention_,=VT
named-l1r1:mention_end=WS named-l1r1:mention_lower=TV named-l1r1:mention_mention=WS
named-l1r1:mention_name=TV named-l1r1:mention_unknown=TV named-l1r1:name_,=VT named-l1r1:name_end=VT
named-l1r1:name_lower=TV named-l1r1:name_mention=VT named-l1r1:name_name=VT
named-l1r1:name_unknown=TV named-l1r1:no_,=TV named-l1r1:no_end=TV named-l1r1:not_,=SW
named-l1r1:not_.=TV named-l1r1:not_common=SW named-l1r1:not_correction=TV named-l1r1:not_courtesy=TV
named-l1r1:not_end=Oa named-l1r1:not_request=SW named-l1r1:on_?=VT named-l1r1:on_bot=VT
named-l1r1:on_common=TV named-l1r1:on_courtesy=VT named-l1r1:on_end=WS named-l1r1:on_person=VT
named-l1r1:on_question=TV named-l1r1:on_unknown=TV named-l1r1:only_,=VT named-l1r1:only_courtesy=VT
named-l1r1:or_,=TV named-l1r1:or_?=VT named-l1r1:or_end=VT named-l1r1:person_courtesy=VT
named-l1r1:person_end=VT named-l1r1:person_lower=VT named-l1r1:person_unknown=VT
named-l1r1:platform_,=WS named-l1r1:platform_courtesy=VT named-l1r1:platform_interrogative=VT
named-l1r1:platform_lower=RX named-l1r1:platform_pointing=TV named-l1r1:platform_unknown=QY
named-l1r1:pointing_copula=SW named-l1r1:pointing_courtesy=VT named-l1r1:pointing_end=WS
named-l1r1:pointing_question=TV named-l1r1:possessiveAfter_person=VT
named-l1r1:possessiveBefore_,=SW named-l1r1:possessiveBefore_.=SW named-l1r1:possessiveBefore_?=TV
named-l1r1:possessiveBefore_and=VT named-l1r1:possessiveBefore_bot=VT
named-l1r1:possessiveBefore_common=TV named-l1r1:possessiveBefore_end=WS
named-l1r1:possessiveBefore_question=TV named-l1r1:question_,=TV named-l1r1:question_.=TV
named-l1r1:question_?=VT named-l1r1:question_and=VT named-l1r1:question_article=XR
named-l1r1:question_common=TV named-l1r1:question_courtesy=TV named-l1r1:question_holds=VT
named-l1r1:question_lower=WS named-l1r1:question_on=SW named-l1r1:question_unknown=WS
named-l1r1:request_,=TV named-l1r1:request_and=VT named-l1r1:request_common=VT
named-l1r1:request_courtesy=SW named-l1r1:request_end=VT named-l1r1:request_lower=VT
named-l1r1:request_unknown=VT named-l1r1:statement_,=VT named-l1r1:statement_common=TV
named-l1r1:statement_courtesy=VT named-l1r1:statement_lower=VT named-l1r1:statement_statement=VT
named-l1r1:statement_unknown=VT named-l1r1:unknown_,=TV named-l1r1:unknown_.=TV
named-l1r1:unknown_?=VT named-l1r1:unknown_about=VT named-l1r1:unknown_and=VT
named-l1r1:unknown_bot=VT named-l1r1:unknown_common=TV named-l1r1:unknown_copula=VT
named-l1r1:unknown_courtesy=TV named-l1r1:unknown_end=TV named-l1r1:unknown_on=VT
named-l1r1:unknown_person=WS named-l1r1:unknown_platform=QY named-l1r1:unknown_pointing=VT
named-l1r1:unknown_possessiveAfter=TV named-l1r1:unknown_question=VT named-l1r1:unknown_request=TV
named-l1r1:unknown_statement=VT named-l1r1:verifiers_end=VT named-l1r1:yes_end=VT named-l2:,=VT
named-l2:.=VT named-l2:?=TV named-l2:Unknown=SW named-l2:accounts=VT named-l2:and=TV
named-l2:article=TV named-l2:bot=VT named-l2:common=SW named-l2:correction=WS named-l2:courtesy=TV
named-l2:end=TV named-l2:first=TV named-l2:form=QY named-l2:he=SW named-l2:holds=VT
named-l2:interrogative=SW named-l2:my=SW named-l2:no=VT named-l2:not=SW named-l2:notAfter=WS
named-l2:on=TV named-l2:person=VT named-l2:platform=XR named-l2:pointing=VT
named-l2:possessiveBefore=VT named-l2:profile=SW named-l2:question=VT named-l2:relative=TV
named-l2:self=VT named-l2:statement=WS named-l2:trust=WS named-l2:wallet=WS named-l2:yes=SW
named-l2:you=VT named-l2l1:,_common=VT named-l2l1:,_correction=WS named-l2l1:,_interrogative=VT
named-l2l1:,_lower=SW named-l2l1:,_mention=VT named-l2l1:,_name=VT named-l2l1:,_no=TV
named-l2l1:,_not=QY named-l2l1:,_notAfter=TV named-l2l1:,_only=VT named-l2l1:,_request=WS
named-l2l1:,_unknown=SW named-l2l1:,_yes=VT named-l2l1:about_common=TV named-l2l1:about_lower=VT
named-l2l1:about_unknown=VT named-l2l1:accounts_about=TV named-l2l1:article_platform=RX
named-l2l1:bot_about=VT named-l2l1:bot_article=WS named-l2l1:bot_compare=VT named-l2l1:bot_copula=WS
named-l2l1:bot_interrogative=TV named-l2l1:bot_no=TV named-l2l1:bot_not=RX
named-l2l1:bot_notAfter=TV named-l2l1:bot_only=VT named-l2l1:bot_person=VT
named-l2l1:bot_platform=XR named-l2l1:bot_profile=VT named-l2l1:bot_question=WS
named-l2l1:bot_request=VT named-l2l1:bot_statement=TV named-l2l1:bot_verifiers=VT
named-l2l1:bot_wallet=TV named-l2l1:common_,=WS named-l2l1:common_about=VT
named-l2l1:common_article=TV named-l2l1:common_common=WS named-l2l1:common_courtesy=VT
named-l2l1:common_lower=SW named-l2l1:common_not=TV named-l2l1:common_on=TV
named-l2l1:common_possessiveBefore=VT named-l2l1:compare_about=VT named-l2l1:copula_article=VT
named-l2l1:correction_,=WS named-l2l1:correction_about=TV named-l2l1:correction_common=TV
named-l2l1:correction_lower=TV named-l2l1:correction_not=SW named-l2l1:correction_unknown=TV
named-l2l1:courtesy_about=TV named-l2l1:courtesy_bot=TV named-l2l1:courtesy_common=WS
named-l2l1:courtesy_courtesy=VT named-l2l1:courtesy_interrogative=VT named-l2l1:courtesy_not=TV
named-l2l1:courtesy_pointing=WS named-l2l1:courtesy_possessiveBefore=TV
named-l2l1:courtesy_request=TV named-l2l1:courtesy_unknown=TV named-l2l1:end_about=TV
named-l2l1:end_article=SW named-l2l1:end_bot=VT named-l2l1:end_common=RX named-l2l1:end_copula=VT
named-l2l1:end_correction=VT named-l2l1:end_courtesy=RX named-l2l1:end_end=TV
named-l2l1:end_interrogative=VT named-l2l1:end_lower=TV named-l2l1:end_mention=VT
named-l2l1:end_not=TV named-l2l1:end_person=TV named-l2l1:end_platform=WS named-l2l1:end_pointing=TV
named-l2l1:end_question=VT named-l2l1:end_request=WS named-l2l1:end_statement=PZ
named-l2l1:end_unknown=TV named-l2l1:end_verifiers=VT named-l2l1:he_,=VT named-l2l1:he_lower=VT
named-l2l1:interrogative_lower=TV named-l2l1:lower_,=TV named-l2l1:lower_about=TV
named-l2l1:lower_and=VT named-l2l1:lower_article=VT named-l2l1:lower_bot=VT
named-l2l1:lower_common=VT named-l2l1:lower_copula=TV named-l2l1:lower_correction=TV
named-l2l1:lower_courtesy=TV named-l2l1:lower_interrogative=TV named-l2l1:lower_lower=VT
named-l2l1:lower_not=WS named-l2l1:lower_person=VT named-l2l1:lower_platform=SW
named-l2l1:lower_pointing=TV named-l2l1:lower_possessiveAfter=VT
named-l2l1:lower_possessiveBefore=SW named-l2l1:lower_question=TV named-l2l1:lower_request=VT
named-l2l1:lower_statement=WS named-l2l1:lower_unknown=VT named-l2l1:lower_wallet=VT
named-l2l1:mention_.=VT named-l2l1:mention_about=VT named-l2l1:mention_compare=VT
named-l2l1:mention_correction=TV named-l2l1:mention_mention=TV named-l2l1:mention_not=TV
named-l2l1:mention_notAfter=WS named-l2l1:mention_or=VT named-l2l1:mention_unknown=VT
named-l2l1:name_.=VT named-l2l1:name_about=VT named-l2l1:name_and=VT named-l2l1:name_compare=VT
named-l2l1:name_correction=TV named-l2l1:name_courtesy=VT named-l2l1:name_lower=TV
named-l2l1:name_mention=TV named-l2l1:name_name=VT named-l2l1:name_not=TV
named-l2l1:name_notAfter=WS named-l2l1:name_or=VT named-l2l1:name_question=TV
named-l2l1:name_request=TV named-l2l1:no_,=VT named-l2l1:notAfter_,=VT named-l2l1:not_,=VT
named-l2l1:not_article=TV named-l2l1:on_platform=SW named-l2l1:person_unknown=VT
named-l2l1:platform_about=TV named-l2l1:platform_courtesy=WS named-l2l1:platform_lower=VT
named-l2l1:platform_on=WS named-l2l1:platform_person=VT named-l2l1:platform_possessiveAfter=VT
named-l2l1:platform_question=VT named-l2l1:platform_unknown=VT named-l2l1:pointing_,=XR
named-l2l1:pointing_about=XR named-l2l1:pointing_common=RX named-l2l1:pointing_lower=VT
named-l2l1:pointing_unknown=VT named-l2l1:pointing_wallet=VT named-l2l1:profile_about=TV
named-l2l1:profile_common=TV named-l2l1:profile_on=VT named-l2l1:profile_possessiveBefore=RX
named-l2l1:question_about=VT named-l2l1:question_article=TV named-l2l1:question_common=VT
named-l2l1:question_copula=VT named-l2l1:question_lower=VT named-l2l1:question_question=VT
named-l2l1:question_unknown=VT named-l2l1:request_about=WS named-l2l1:request_common=TV
named-l2l1:request_lower=VT named-l2l1:request_on=VT named-l2l1:self_courtesy=VT
named-l2l1:self_not=TV named-l2l1:statement_lower=VT named-l2l1:statement_on=VT
named-l2l1:statement_unknown=VT named-l2l1:trust_,=VT named-l2l1:unknown_.=VT
named-l2l1:unknown_about=TV named-l2l1:unknown_and=VT named-l2l1:unknown_article=VT
named-l2l1:unknown_bot=VT named-l2l1:unknown_common=VT named-l2l1:unknown_courtesy=TV
named-l2l1:unknown_interrogative=TV named-l2l1:unknown_lower=VT named-l2l1:unknown_not=VT
named-l2l1:unknown_person=VT named-l2l1:unknown_platform=SW named-l2l1:unknown_pointing=TV
named-l2l1:unknown_possessiveAfter=VT named-l2l1:unknown_possessiveBefore=TV
named-l2l1:unknown_question=TV named-l2l1:unknown_statement=VT named-l2l1:unknown_unknown=VT
named-l2l1:unknown_wallet=VT named-l2l1:wallet_about=VT named-l2l1:wallet_unknown=VT named-l3:.=VT
named-l3:?=RX named-l3:Unknown=VT named-l3:about=SW named-l3:and=TV named-l3:article=VT
named-l3:bot=VT named-l3:common=TV named-l3:compare=VT named-l3:copula=TV named-l3:correction=WS
named-l3:courtesy=TV named-l3:end=TV named-l3:first=VT named-l3:interrogative=TV
named-l3:interrogativeSubject=VT named-l3:lower=VT named-l3:mention=TV named-l3:my=XR named-l3:no=VT
named-l3:not=VT named-l3:notAfter=XR named-l3:number=VT named-l3:only=SW named-l3:platform=SW
named-l3:possessiveAfter=VT named-l3:possessiveBefore=TV named-l3:question=WS named-l3:self=TV
named-l3:statement=WS named-l3:thanks=SW named-l3:unknown=VT named-l3:wallet=TV named-l:.=VT
named-l:?=RX named-l:accounts=TV named-l:and=WS named-l:common=SW named-l:compare=VT
named-l:copula=WS named-l:correction=WS named-l:end=VT named-l:fid=VT named-l:form=TV
named-l:greeting=RX named-l:he=VT named-l:interrogative=VT named-l:interrogativeSubject=VT
named-l:my=TV named-l:name=TV named-l:not=PZ named-l:notAfter=WS named-l:on=TV named-l:only=WS
named-l:or=WS named-l:pointing=WS named-l:possessiveBefore=VT named-l:praise=VT named-l:profile=VT
named-l:question=VT named-l:self=VT named-l:statement=TV named-l:thanks=RX named-l:trust=TV
named-l:verifiers=VT named-l:you=VT named-language:false/0=VT named-language:false/3=TV
named-language:false/4=SW named-language:true/0=VT named-language:true/1=VT named-language:true/4=TV
named-language:true/7=VT named-named:false/false=YQ named-named:false/true=SW
named-named:true/true=VT named-near:false/last=TV named-near:true/last=VT named-near:true/middle=TV
named-near:true/only=WS named-nearest:1/false/false/false/false=VT
named-nearest:1/false/false/false/true=XR named-nearest:1/false/false/true/false=VT
named-nearest:1/false/false/true/true=TV named-nearest:1/false/false=XR
named-nearest:1/true/false/false/false=WS named-nearest:1/true/false/false/true=SW
named-nearest:1/true/false/true/false=VT named-nearest:1/true/false/true/true=VT
named-nearest:1/true/false=VT named-nearest:2/false/false/false/false=VT
named-nearest:2/false/false/false/true=VT named-nearest:2/false/false/true/false=WS
named-nearest:2/false/false/true/true=VT named-nearest:2/false/false=WS
named-nearest:2/false/true/false/true=WS named-nearest:2/false/true/true/true=VT
named-nearest:2/false/true=WS named-nearest:2/true/false/false/false=TV
named-nearest:2/true/false/false/true=VT named-nearest:2/true/false/true/false=VT
named-nearest:2/true/true/true/false=VT named-nearest:2/true/true/true/true=TV
named-nearest:3/false/false/false/false=TV named-nearest:3/false/false/false/true=VT
named-nearest:3/false/false/true/true=VT named-nearest:3/false/false=VT
named-nearest:3/false/true/false/true=WS named-nearest:3/false/true/true/true=VT
named-nearest:3/false/true=WS named-nearest:3/true/false/false/false=TV
named-nearest:3/true/false=SW named-nearest:3/true/true/false/false=VT
named-nearest:4/false/false/false/true=RX named-nearest:4/false/false/true/false=VT
named-nearest:4/false/false/true/true=SW named-nearest:4/false/false=SW
named-nearest:4/false/true/false/false=TV named-nearest:4/false/true/false/true=TV
named-nearest:4/false/true/true/true=VT named-nearest:4/false/true=TV
named-nearest:4/true/false/false/false=WS named-nearest:4/true/false/false/true=TV
named-nearest:4/true/false/true/false=TV named-nearest:4/true/true/false/false=TV
named-nearest:4/true/true/true/true=WS named-nearest:4/true/true=VT named-out:false/before=TV
named-out:false/null=VT named-out:true/after=PZ named-out:true/before=Oa named-out:true/null=SW
named-person:false/false/card=YQ named-person:false/false/question=TV
named-person:false/true/question=SW named-person:false/true/quote=VT
named-person:false/true/reply=WS named-person:true/false/quote=RX named-person:true/false/reply=SW
named-person:true/true/card=SW named-person:true/true/quote=SW named-person:true/true/reply=SW
named-place-clause:false:about=VT named-place-clause:false:and=SW named-place-clause:false:common=RX
named-place-clause:false:courtesy=TV named-place-clause:false:lower=WS
named-place-clause:false:name=TV named-place-clause:false:not=VT
named-place-clause:false:notAfter=WS named-place-clause:false:on=VT named-place-clause:false:only=PZ
named-place-clause:false:pointing=VT named-place-clause:false:possessiveBefore=VT
named-place-clause:false:question=VT named-place-clause:false:request=TV
named-place-clause:false:self=TV named-place-clause:false:third=SW
named-place-clause:false:unknown=WS named-place-clause:true:about=TV named-place-clause:true:and=TV
named-place-clause:true:article=SW named-place-clause:true:common=WS
named-place-clause:true:courtesy=VT named-place-clause:true:first=VT
named-place-clause:true:lower=RX named-place-clause:true:mention=SW named-place-clause:true:not=SW
named-place-clause:true:notAfter=SW named-place-clause:true:on=TV named-place-clause:true:only=YQ
named-place-clause:true:question=SW named-place-clause:true:request=TV
named-place-clause:true:second=SW named-place-clause:true:self=TV named-place-clause:true:unknown=SW
named-place-w:false:=WS named-place-w:false:only=TV named-place-w:false:the_first=TV
named-place-w:false:the_last_one=SW named-place-w:true:=QY named-placed:false/undefined/2/false=TV
named-placed:false/undefined/3/false=VT named-placed:false/undefined/3/true=WS
named-placed:false/undefined=VT named-placed:none/1/false=VT named-placed:none/3/false=TV
named-placed:none/4/false=TV named-placed:none/5/false=QY named-placed:true/false/2/false=VT
named-placed:true/false/3/false=SW named-placed:true/true/3/true=SW named-placed:true/true=RX
named-position:absent/false=WS named-position:absent/true=RX named-position:embedded/true=TV
named-possessive:true=TV named-r1:.=SW named-r1:?=XR named-r1:about=VT named-r1:and=WS
named-r1:bot=VT named-r1:common=TV named-r1:compare=WS named-r1:correction=TV named-r1:form=SW
named-r1:handle=RX named-r1:holds=TV named-r1:interrogative=WS named-r1:mention=WS named-r1:not=VT
named-r1:notAfter=PZ named-r1:only=VT named-r1:or=WS named-r1:person=VT named-r1:platform=QY
named-r1:pointing=WS named-r1:possessiveAfter=TV named-r1:possessiveBefore=TV named-r1:praise=TV
named-r1:profile=TV named-r1:self=TV named-r1:statement=RX named-r1:trust=VT named-r1:verifiers=VT
named-r1:wallet=VT named-r1:yes=TV named-r1:you=TV named-r2:.=TV named-r2:about=TV
named-r2:accounts=TV named-r2:and=TV named-r2:article=TV named-r2:bot=WS named-r2:compare=VT
named-r2:copula=VT named-r2:correction=PZ named-r2:courtesy=SW named-r2:fid=WS named-r2:first=TV
named-r2:form=RX named-r2:he=TV named-r2:holds=TV named-r2:interrogative=WS
named-r2:interrogativeSubject=TV named-r2:mention=VT named-r2:my=SW named-r2:name=VT named-r2:not=WS
named-r2:notAfter=TV named-r2:on=WS named-r2:or=SW named-r2:person=WS named-r2:platform=WS
named-r2:possessiveAfter=VT named-r2:possessiveBefore=SW named-r2:praise=VT named-r2:question=WS
named-r2:relative=SW named-r2:self=WS named-r2:statement=SW named-r2:trust=WS named-r2:wallet=WS
named-r2:yes=VT named-r2:you=SW named-r3:,=TV named-r3:.=RX named-r3:?=WS named-r3:Unknown=VT
named-r3:accounts=VT named-r3:article=SW named-r3:bot=VT named-r3:common=VT named-r3:compare=TV
named-r3:correction=RX named-r3:credentials=WS named-r3:end=VT named-r3:first=WS named-r3:form=TV
named-r3:he=VT named-r3:holds=VT named-r3:interrogative=VT named-r3:interrogativeSubject=VT
named-r3:last=VT named-r3:mention=WS named-r3:no=TV named-r3:not=VT named-r3:notAfter=VT
named-r3:number=RX named-r3:on=TV named-r3:person=SW named-r3:praise=VT named-r3:profile=VT
named-r3:self=TV named-r3:statement=RX named-r3:thanks=VT named-r3:trust=TV named-r3:wallet=SW
named-r3:yes=VT named-r3:you=TV named-r:.=SW named-r:?=WS named-r:accounts=TV named-r:and=WS
named-r:compare=WS named-r:end=WS named-r:ens=TV named-r:form=TV named-r:handle=RX named-r:holds=TV
named-r:interrogative=VT named-r:mention=VT named-r:name=TV named-r:no=VT named-r:not=XR
named-r:notAfter=PZ named-r:on=VT named-r:only=VT named-r:or=XR named-r:platform=QY
named-r:question=WS named-r:request=TV named-r:statement=RX named-r:thanks=VT named-r:trust=VT
named-r:verifiers=VT named-r:wallet=VT named-r:you=TV named-rank:false/false/1/false=VT
named-rank:false/false/1/true=VT named-rank:false/true/1/true=TV named-rank:first/2=TV
named-rank:first/4=WS named-rank:first/false/false=TV named-rank:first/false/true=ZP
named-rank:first/true/true=Oa named-rank:last/2=VT named-rank:last/3=SW named-rank:last/4=SW
named-rank:last/false/false=TV named-rank:last/false/true=ZP named-rank:last/true/true=RX
named-rank:middle/3=TV named-rank:middle/false/false=TV named-rank:middle/false/true=YQ
named-rank:middle/true/true=QY named-rank:only/1=VT named-rank:only/false/false=VT
named-rank:only/true/true=TV named-rank:true/false/1/false=VT named-rank:true/true/1/false=VT
named-rank:true/true/1/true=VT named-rest:,=TV named-rest:.=TV named-rest:?=TV named-rest:Unknown=TV
named-rest:about=SW named-rest:and=TV named-rest:common=WS named-rest:compare=XR
named-rest:copula=TV named-rest:courtesy=VT named-rest:fid=VT named-rest:first=VT named-rest:he=TV
named-rest:holds=WS named-rest:interrogative=TV named-rest:interrogativeSubject=VT named-rest:no=TV
named-rest:not=WS named-rest:notAfter=XR named-rest:only=RX named-rest:platform=SW
named-rest:pointing=SW named-rest:possessiveAfter=TV named-rest:possessiveBefore=TV
named-rest:praise=VT named-rest:profile=VT named-rest:question=RX named-rest:request=TV
named-rest:second=VT named-rest:self=SW named-rest:statement=TV named-rest:trust=WS
named-rest:wallet=SW named-rest:you=TV named-rivals:false/false/false/false=XR
named-rivals:false/false/false/true=XR named-rivals:false/false/true/false=XR
named-rivals:false/false/true/true=WS named-rivals:false/true/false/false=TV
named-rivals:false/true/false/true=TV named-rivals:false/true/true/false=TV
named-rivals:false/true/true/true=TV named-rivals:true/false/false/false=WS
named-rivals:true/false/false/true=TV named-rivals:true/false/true/false=SW
named-rivals:true/true/false/true=VT named-rivals:true/true/true/false=VT
named-rivals:true/true/true/true=TV named-sole:false/false/card=YQ
named-sole:false/false/question=QY named-sole:false/false/quote=TV named-sole:false/true/card=SW
named-sole:false/true/quote=RX named-sole:false/true/reply=RX named-sole:false/true/top=VT
named-sole:true/false/top=XR named-sole:true/true/top=VT named-tail:.=SW named-tail:?=VT
named-tail:about=VT named-tail:accounts=VT named-tail:and=RX named-tail:article=TV named-tail:bot=WS
named-tail:common=TV named-tail:compare=WS named-tail:copula=VT named-tail:correction=XR
named-tail:fid=TV named-tail:first=SW named-tail:interrogativeSubject=RX named-tail:last=RX
named-tail:lower=VT named-tail:no=SW named-tail:not=RX named-tail:notAfter=QY named-tail:only=SW
named-tail:or=TV named-tail:platform=TV named-tail:pointing=VT named-tail:possessiveAfter=VT
named-tail:possessiveBefore=VT named-tail:profile=VT named-tail:request=YQ named-tail:second=VT
named-tail:self=TV named-tail:statement=VT named-tail:trust=VT named-tail:unknown=VT
named-tail:wallet=VT named-tail:yes=WS named-to-next:,=RX named-to-next:Unknown=SW
named-to-next:about=SW named-to-next:and=XR named-to-next:article=TV named-to-next:bot=TV
named-to-next:compare=WS named-to-next:copula=TV named-to-next:correction=Nb
named-to-next:courtesy=TV named-to-next:greeting=TV named-to-next:he=VT named-to-next:holds=SW
named-to-next:interrogativeSubject=TV named-to-next:lower=SW named-to-next:my=SW named-to-next:no=SW
named-to-next:not=XR named-to-next:notAfter=RX named-to-next:on=SW named-to-next:only=VT
named-to-next:or=XR named-to-next:person=TV named-to-next:platform=WS named-to-next:pointing=TV
named-to-next:possessiveAfter=SW named-to-next:possessiveBefore=RX named-to-next:praise=TV
named-to-next:profile=VT named-to-next:question=VT named-to-next:relative=TV
named-to-next:request=SW named-to-next:self=TV named-to-next:statement=RX named-to-next:unknown=TV
named-to-next:wallet=RX named-to-next:yes=TV named-to-next:you=SW named-unknown:0/1=VT
named-unknown:1/1=VT named-unknown:3/1=TV named-unknown:4/1=TV named-unknown:7/1=VT
named-w-from-last:a=TV named-w-from-last:and=WS named-w-from-last:as=TV named-w-from-last:break=TV
named-w-from-last:but=VT named-w-from-last:de=WS named-w-from-last:di=VT named-w-from-last:e=VT
named-w-from-last:en=VT named-w-from-last:et=TV named-w-from-last:i=VT named-w-from-last:is=TV
named-w-from-last:me=TV named-w-from-last:mi=VT named-w-from-last:no=VT named-w-from-last:not=SW
named-w-from-last:of=VT named-w-from-last:or=VT named-w-from-last:ou=VT
named-w-from-last:platform=TV named-w-from-last:says=TV named-w-from-last:so=VT
named-w-from-last:the=TV named-w-from-last:und=VT named-w-from-last:vs=VT named-w-from-last:với=VT
named-w-from-last:who_is=WS named-w-from-last:y=TV named-w-from-last:you=VT
named-w-from-last:じゃなくて=VT named-w-from-last:と=VT named-w-from-last:跟=VT named-w-from-last:님=VT
named-w-to-next:&=VT named-w-to-next:a=VT named-w-to-next:and=WS named-w-to-next:as=WS
named-w-to-next:bot=TV named-w-to-next:break=SW named-w-to-next:but=TV named-w-to-next:de=TV
named-w-to-next:değil=TV named-w-to-next:di=TV named-w-to-next:en=TV named-w-to-next:et=VT
named-w-to-next:i=SW named-w-to-next:no=RX named-w-to-next:not=XR named-w-to-next:o=TV
named-w-to-next:on=XR named-w-to-next:or=WS named-w-to-next:ou=VT named-w-to-next:platform=WS
named-w-to-next:says=VT named-w-to-next:the=VT named-w-to-next:und=VT named-w-to-next:vs=WS
named-w-to-next:với=VT named-w-to-next:who_is=RX named-w-to-next:y=VT named-w-to-next:you=TV
named-w-to-next:и=VT named-w-to-next:さん=VT named-w-to-next:じゃなくて=TV named-w-to-next:と=WS
named-w-to-next:の=TV named-w-to-next:和=VT named-w-to-next:是=SW named-w-to-next:님=SW
named-w-to-next:랑=VT named-w-to-next:말고=TV named-w-to-next:이=TV named-wc:false:&=VT
named-wc:false:a=WS named-wc:false:about=TV named-wc:false:account=VT named-wc:false:actually=VT
named-wc:false:aja=VT named-wc:false:al=VT named-wc:false:an=TV named-wc:false:and=TV
named-wc:false:any=VT named-wc:false:apa=VT named-wc:false:are=WS named-wc:false:as=WS
named-wc:false:ask=TV named-wc:false:at=WS named-wc:false:bi=VT named-wc:false:bitte=WS
named-wc:false:boris=TV named-wc:false:but=SW named-wc:false:but_skip=VT named-wc:false:by=VT
named-wc:false:card=SW named-wc:false:compte=VT named-wc:false:có=WS named-wc:false:của_ai=VT
named-wc:false:de=VT named-wc:false:dev=TV named-wc:false:değil=SW named-wc:false:di=SW
named-wc:false:dong=VT named-wc:false:dont=VT named-wc:false:dwr=TV named-wc:false:e=SW
named-wc:false:emoji=VT named-wc:false:en=VT named-wc:false:ens=TV named-wc:false:eth=VT
named-wc:false:fid=VT named-wc:false:first=VT named-wc:false:gitcoin=VT named-wc:false:guy=VT
named-wc:false:ha=SW named-wc:false:has=TV named-wc:false:have=VT named-wc:false:her=VT
named-wc:false:his=VT named-wc:false:human=VT named-wc:false:i=TV named-wc:false:il=VT
named-wc:false:ile=VT named-wc:false:in=WS named-wc:false:is=TV named-wc:false:it=VT
named-wc:false:itu=VT named-wc:false:just=TV named-wc:false:ka=VT named-wc:false:keeps=WS
named-wc:false:kim=VT named-wc:false:le=VT named-wc:false:lo=VT named-wc:false:là=VT
named-wc:false:là_ai=VT named-wc:false:me=VT named-wc:false:mi=VT named-wc:false:my=VT
named-wc:false:mı=WS named-wc:false:not=WS named-wc:false:number=VT named-wc:false:oder=VT
named-wc:false:on=VT named-wc:false:on_here=WS named-wc:false:one=SW named-wc:false:only=TV
named-wc:false:optimist=VT named-wc:false:or=WS named-wc:false:ou=VT named-wc:false:passport=VT
named-wc:false:pls=VT named-wc:false:plus=VT named-wc:false:que=SW named-wc:false:quem=WS
named-wc:false:quien_es=TV named-wc:false:real=WS named-wc:false:s=TV named-wc:false:sama=TV
named-wc:false:same=WS named-wc:false:says=TV named-wc:false:scammer=SW named-wc:false:she=VT
named-wc:false:siapa=WS named-wc:false:solo=TV named-wc:false:stp=VT named-wc:false:su=TV
named-wc:false:sur=TV named-wc:false:tem=VT named-wc:false:that=TV named-wc:false:the_last_one=TV
named-wc:false:they=SW named-wc:false:this=RX named-wc:false:thế=VT named-wc:false:tiene=VT
named-wc:false:to=SW named-wc:false:too=VT named-wc:false:trước=VT named-wc:false:two=VT
named-wc:false:var_mı=VT named-wc:false:verified=TV named-wc:false:vs=WS named-wc:false:với=VT
named-wc:false:wallet=VT named-wc:false:wallets=TV named-wc:false:wants=VT named-wc:false:was=TV
named-wc:false:what=VT named-wc:false:who=RX named-wc:false:who_are=WS named-wc:false:who_is=PZ
named-wc:false:with=VT named-wc:false:y=VT named-wc:false:ya=VT named-wc:false:è=TV
named-wc:false:и=VT named-wc:false:кто=VT named-wc:false:رو=VT named-wc:false:है=VT
named-wc:false:が=TV named-wc:false:さん=VT named-wc:false:さんって=VT named-wc:false:さんの=VT
named-wc:false:じゃなくて=TV named-wc:false:だ=WS named-wc:false:だけ=WS named-wc:false:って=TV
named-wc:false:ですか=TV named-wc:false:と=VT named-wc:false:どっちが=VT named-wc:false:に=TV
named-wc:false:の=TV named-wc:false:の方=TV named-wc:false:は=TV named-wc:false:も=WS named-wc:false:る=TV
named-wc:false:了=TV named-wc:false:他=TV named-wc:false:号=VT named-wc:false:吗=VT named-wc:false:呢=VT
named-wc:false:和=VT named-wc:false:啊=VT named-wc:false:嗎=VT named-wc:false:在=VT named-wc:false:她=SW
named-wc:false:是哪位=VT named-wc:false:是誰=VT named-wc:false:是谁=VT named-wc:false:查=VT
named-wc:false:的=TV named-wc:false:誰=VT named-wc:false:认证=VT named-wc:false:跟=VT named-wc:false:가=RX
named-wc:false:누가=VT named-wc:false:누구야=VT named-wc:false:누구임=VT named-wc:false:는=SW
named-wc:false:도=VT named-wc:false:말고=SW named-wc:false:빼고=RX named-wc:false:알려줘=TV
named-wc:false:이=SW named-wc:false:이분=VT named-wc:false:좀=VT named-wc:false:중에=TV named-wc:true:&=VT
named-wc:true:a=SW named-wc:true:about=VT named-wc:true:account=TV named-wc:true:ada=SW
named-wc:true:akun=VT named-wc:true:and=VT named-wc:true:any=TV named-wc:true:are=VT
named-wc:true:asking=TV named-wc:true:at=RX named-wc:true:bot=VT named-wc:true:bukan=SW
named-wc:true:by=VT named-wc:true:can=WS named-wc:true:can_i_trust=VT named-wc:true:card=TV
named-wc:true:cards=WS named-wc:true:cc=RX named-wc:true:che=SW named-wc:true:com=VT
named-wc:true:compara=VT named-wc:true:compare=VT named-wc:true:con=VT named-wc:true:di=TV
named-wc:true:die=VT named-wc:true:difference_between=VT named-wc:true:dm=VT named-wc:true:do=TV
named-wc:true:does=VT named-wc:true:dont=SW named-wc:true:dont_mean=SW named-wc:true:e_o=TV
named-wc:true:el=SW named-wc:true:emoji=TV named-wc:true:entre=TV named-wc:true:et=TV
named-wc:true:eth=VT named-wc:true:everyone=SW named-wc:true:find=VT named-wc:true:give_me=VT
named-wc:true:got=VT named-wc:true:guy=VT named-wc:true:has=VT named-wc:true:hat=VT
named-wc:true:he=TV named-wc:true:here=TV named-wc:true:i_mean=VT named-wc:true:i_meant=VT
named-wc:true:i_need=VT named-wc:true:i_want=VT named-wc:true:if=VT named-wc:true:ignore=VT
named-wc:true:il=TV named-wc:true:is=TV named-wc:true:jack=SW named-wc:true:just=VT
named-wc:true:keeps=WS named-wc:true:l=VT named-wc:true:la=TV named-wc:true:lookup=TV
named-wc:true:me=TV named-wc:true:mi=VT named-wc:true:more=TV named-wc:true:my=TV
named-wc:true:na=VT named-wc:true:nicht=SW named-wc:true:niet=TV named-wc:true:no=SW
named-wc:true:non=SW named-wc:true:not=SW named-wc:true:now=VT named-wc:true:number=VT
named-wc:true:o=SW named-wc:true:of=TV named-wc:true:ok=VT named-wc:true:on=TV named-wc:true:or=TV
named-wc:true:pas=SW named-wc:true:que=TV named-wc:true:quem_é=VT named-wc:true:quién_es=VT
named-wc:true:saw=VT named-wc:true:says=VT named-wc:true:send=WS named-wc:true:she=TV
named-wc:true:show_me=TV named-wc:true:so_sánh=WS named-wc:true:su=TV named-wc:true:that=TV
named-wc:true:the=SW named-wc:true:the_same_person=VT named-wc:true:this=VT named-wc:true:to=VT
named-wc:true:tra=TV named-wc:true:und=VT named-wc:true:user=TV named-wc:true:van=TV
named-wc:true:vs=VT named-wc:true:với=VT named-wc:true:w=SW named-wc:true:wallet=VT
named-wc:true:wallets=VT named-wc:true:was=SW named-wc:true:wer=VT named-wc:true:wer_ist=VT
named-wc:true:what_is=VT named-wc:true:which=WS named-wc:true:who=VT named-wc:true:who_are=VT
named-wc:true:who_is=VT named-wc:true:who_verified=VT named-wc:true:whos=TV named-wc:true:wie_is=TV
named-wc:true:with=SW named-wc:true:y=TV named-wc:true:yg=VT named-wc:true:yo=WS
named-wc:true:you=SW named-wc:true:zeig_mir=TV named-wc:true:ο=VT named-wc:true:а=VT
named-wc:true:в=VT named-wc:true:и=TV named-wc:true:кто_такой=VT named-wc:true:хто=TV
named-wc:true:مين=VT named-wc:true:じゃなくて=WS named-wc:true:と=WS named-wc:true:不是=SW
named-wc:true:有=XR named-wc:true:跟=VT named-wc:true:랑=TV named-wl2:and=VT named-wl2:break=VT
named-wl2:de=VT named-wl2:end=TV named-wl2:fid=VT named-wl2:i=TV named-wl2:name=VT named-wl2:ok=VT
named-wl2:platform=XR named-wl2:quem_é=VT named-wl2:tell_me=VT named-wl2:the=SW named-wl2:wallets=WS
named-wl2:的=VT named-wl:&=VT named-wl:a=TV named-wl:about=WS named-wl:are=VT named-wl:as=VT
named-wl:bot=VT named-wl:bukan=SW named-wl:can_i_trust=VT named-wl:chi_è=TV named-wl:compare=VT
named-wl:con=VT named-wl:de=VT named-wl:di=TV named-wl:did=VT named-wl:do=VT named-wl:does=WS
named-wl:dont_mean=TV named-wl:en=VT named-wl:end=TV named-wl:et=SW named-wl:find=WS named-wl:for=TV
named-wl:from=TV named-wl:has=VT named-wl:i_mean=VT named-wl:i_want=VT named-wl:name=TV
named-wl:nicht=SW named-wl:non=TV named-wl:not=RX named-wl:o=SW named-wl:of=TV named-wl:or=VT
named-wl:pas=TV named-wl:platform=TV named-wl:quem_é=VT named-wl:qui_est=VT named-wl:quién_es=VT
named-wl:says=XR named-wl:show_me=TV named-wl:this=VT named-wl:to=VT named-wl:user=TV named-wl:vs=VT
named-wl:với=VT named-wl:w=TV named-wl:wallet=VT named-wl:whats=VT named-wl:who=VT
named-wl:who_are=WS named-wl:who_owns=SW named-wl:who_verified=VT named-wl:whos=TV
named-wl:wie_is=TV named-wl:with=TV named-wl:y=VT named-wl:ο=VT named-wl:и=TV named-wl:кто_такой=VT
named-wl:у=VT named-wl:و=VT named-wl:じゃなくて=VT named-wl:と=VT named-wl:の=VT named-wl:不是=SW
named-wl:跟=VT named-wl:除了=TV named-wr2:a=TV named-wr2:and=TV named-wr2:any=VT named-wr2:bot=WS
named-wr2:de=VT named-wr2:die=TV named-wr2:fid=WS named-wr2:is=VT named-wr2:me=VT named-wr2:my=TV
named-wr2:name=VT named-wr2:no=VT named-wr2:not=VT named-wr2:or=SW named-wr2:platform=WS
named-wr2:please=TV named-wr2:same=WS named-wr2:the=WS named-wr2:this=SW named-wr2:who_is=TV
named-wr2:whos=VT named-wr2:ya=VT named-wr2:の=VT named-wr2:的=VT named-wr2:이=TV named-wr:+=VT
named-wr:a=VT named-wr:aja=VT named-wr:and=VT named-wr:apa=VT named-wr:bitte=XR named-wr:bot=VT
named-wr:break=VT named-wr:but=TV named-wr:có=VT named-wr:değil=RX named-wr:di=TV named-wr:dong=VT
named-wr:en=VT named-wr:et=VT named-wr:fid=TV named-wr:for=TV named-wr:has=TV named-wr:have=VT
named-wr:here=VT named-wr:i=SW named-wr:in=WS named-wr:is=XR named-wr:ka=VT named-wr:keeps=WS
named-wr:kim=XR named-wr:là=VT named-wr:là_ai=VT named-wr:mi=VT named-wr:on=VT named-wr:or=WS
named-wr:ou=VT named-wr:platform=QY named-wr:please=TV named-wr:pls=VT named-wr:que=TV
named-wr:says=TV named-wr:sent_me=TV named-wr:stp=VT named-wr:su=SW named-wr:tem=VT
named-wr:tiene=VT named-wr:vs=VT named-wr:với=VT named-wr:wallet=VT named-wr:wants=VT
named-wr:who_is=QY named-wr:y=VT named-wr:и=VT named-wr:さん=WS named-wr:さんって=VT named-wr:じゃなくて=TV
named-wr:って=VT named-wr:って誰=VT named-wr:と=VT named-wr:の=SW named-wr:を=VT named-wr:和=VT named-wr:在=VT
named-wr:是誰=VT named-wr:是谁=WS named-wr:가=RX named-wr:는=RX named-wr:님=TV named-wr:도=VT named-wr:말고=SW
named:true/false=QY named:true/true=RX nearest:1/false/false/false/false=WS
nearest:1/false/false/false/true=TV nearest:1/false/false/true/false=SW
nearest:1/false/false/true/true=SW nearest:1/true/false/false/true=TV
nearest:1/true/false/true/false=VT nearest:1/true/false/true/true=WS nearest:1/true/false=VT
nearest:2/false/false/false/false=VT nearest:2/false/false/false/true=TV
nearest:2/false/false/true/false=WS nearest:2/false/false/true/true=TV nearest:2/false/false=VT
nearest:2/false/true/false/true=VT nearest:2/false/true/true/true=TV
nearest:2/true/false/false/false=TV nearest:2/true/false/false/true=VT
nearest:2/true/false/true/false=TV nearest:2/true/true/false/false=TV
nearest:2/true/true/true/false=SW nearest:2/true/true=TV nearest:3/false/false/false/true=TV
nearest:3/false/false/true/false=VT nearest:3/false/false=VT nearest:3/false/true/false/true=TV
nearest:3/false/true/true/true=SW nearest:3/false/true=SW nearest:3/true/false/false/false=SW
nearest:3/true/false=SW nearest:3/true/true/true/false=TV nearest:3/true/true=SW
nearest:4/false/false/false/false=VT nearest:4/false/false/false/true=VT
nearest:4/false/false/true/false=TV nearest:4/false/false/true/true=TV nearest:4/false/false=VT
nearest:4/false/true/false/false=TV nearest:4/false/true/true/true=VT
nearest:4/true/false/false/false=VT nearest:4/true/false/false/true=SW
nearest:4/true/false/true/false=TV nearest:4/true/false/true/true=SW nearest:4/true/false=TV
nearest:4/true/true/true/false=SW nearest:4/true/true/true/true=SW nearest:4/true/true=SW
person:false/false/card=VT person:false/false/question=SW person:false/false/quote=SW
person:false/false/reply=SW person:false/false/top=TV person:false/true/card=SW
person:false/true/question=TV person:false/true/quote=QY person:false/true/reply=QY
person:true/false/card=RX person:true/false/question=VT person:true/false/quote=SW
person:true/false/top=VT person:true/true/card=SW person:true/true/quote=QY
person:true/true/reply=TV person:true/true/top=WS position:absent/true=QY position:embedded/false=Nb
position:embedded/true=TV possessive:false=TV possessive:true=bN question:false/false=TV
question:true/true=TV r1:,=TV r1:.=SW r1:?=VT r1:Unknown=Ke r1:accounts=TV r1:and=XR r1:article=SW
r1:common=SW r1:compare=VT r1:copula=WS r1:correction=XR r1:courtesy=WS r1:credentials=RX r1:end=VT
r1:fid=TV r1:first=RX r1:greeting=TV r1:help=VT r1:holds=WS r1:interrogative=XR r1:link=TV
r1:lower=VT r1:mention=RX r1:my=RX r1:name=RX r1:no=VT r1:notAfter=SW r1:number=TV r1:only=WS
r1:or=VT r1:person=XR r1:platform=SW r1:possessiveAfter=VT r1:possessiveBefore=TV r1:praise=SW
r1:profile=SW r1:relative=TV r1:request=SW r1:second=TV r1:self=PZ r1:statement=WS r1:thanks=TV
r1:unknown=TV r1:wallet=TV r1:yes=TV r1:you=TV r2:,=RX r2:.=VT r2:Unknown=QY r2:about=VT
r2:accounts=SW r2:and=SW r2:bot=VT r2:callAfter=TV r2:compare=VT r2:copula=VT r2:correction=PZ
r2:courtesy=TV r2:emoji=TV r2:endorse=TV r2:ens=TV r2:first=VT r2:greeting=TV r2:he=VT r2:help=TV
r2:interrogative=WS r2:interrogativeSubject=WS r2:lower=VT r2:mention=SW r2:my=SW r2:name=RX
r2:not=TV r2:number=TV r2:only=VT r2:or=TV r2:person=VT r2:possessiveAfter=VT r2:possessiveBefore=TV
r2:profile=RX r2:question=TV r2:request=SW r2:statement=TV r2:thanks=SW r2:trust=WS r2:wallet=SW
r2:yes=SW r2:you=TV r:.=SW r:?=VT r:Unknown=Ke r:about=TV r:and=XR r:common=SW r:correction=VT
r:credentials=RX r:end=VT r:ens=VT r:fid=TV r:greeting=TV r:help=TV r:interrogative=XR r:link=TV
r:mention=RX r:my=RX r:name=SW r:no=VT r:notAfter=RX r:number=TV r:on=TV r:or=VT r:platform=VT
r:pointing=RX r:possessiveBefore=TV r:praise=RX r:profile=SW r:second=TV r:self=PZ r:statement=VT
r:third=TV r:trust=VT r:unknown=SW r:wallet=TV r:you=SW rank:false/false/1/false=TV
rank:false/false/1/true=VT rank:false/true/1/false=VT rank:false/true/1/true=TV
rank:false/true/2/false=SW rank:false/true/3/false=RX rank:false/true/3/true=TV
rank:false/true/4/false=SW rank:false/true/4/true=VT rank:true/false/1/false=TV
rank:true/false/1/true=TV rank:true/true/1/true=SW rank:true/true/2/true=SW
rank:true/true/3/false=TV rank:true/true/3/true=TV rank:true/true/4/false=TV repeated:false/false=TV
repeated:false/true=TV repeated:true/false=hH repeated:true/true=iG script:han/true//1=TV
script:han/true//2=QY script:han/true//3=SW script:han/true//4=RX script:han/true=QY
script:latin/false//1=VT script:latin/false//2=TV script:latin/false//3=SW script:latin/false//4=RX
script:latin/false/CAPSshort/1=TV script:latin/false/Titled/1=RX script:latin/false/Titled/2=WS
script:latin/false/Titled/3=WS script:latin/false/Titled/4=WS script:latin/false/Titled/7=VT
script:latin/false/Titledhyphen/2=VT script:latin/false/digit/1=TV script:latin/false/digit/2=TV
script:latin/false/hyphen/1=TV script:latin/false/hyphen/2=TV script:latin/false/hyphen/3=TV
script:latin/false/number/0=XR script:latin/false/number/1=WS script:latin/false/short/1=VT
script:latin/false/short/3=RX script:latin/false/short/4=RX script:latin/true//1=bN
script:latin/true//2=ZP script:latin/true//3=ZP script:latin/true//4=bN script:latin/true//7=VT
script:latin/true/Titled/2=SW script:latin/true/Titled/3=TV script:latin/true/number/0=SW
script:latin/true/number/1=SW script:latin/true/short/1=VT script:latin/true=aO
script:other/true//1=QY script:other/true//2=PZ script:other/true//3=SW script:other/true//4=RX
script:other/true/Titled/2=XR script:other/true/Titled/3=VT script:other/true=PZ self:true=RX
shape:/1=VT shape:/2=Jf shape:/3=PZ shape:/4=SW shape:/false/han=PZ shape:/false/latin=VT
shape:/false/other=Nb shape:/true/han=SW shape:/true/latin=VT shape:/true/other=QY shape:CAPS/1=TV
shape:CAPS/false/latin=TV shape:CAPS=TV shape:CAPSshort/1=RX shape:CAPSshort/false/latin=TV
shape:CAPSshort/true/latin=SW shape:CAPSshort=SW shape:Titled/1=Jf shape:Titled/2=eK
shape:Titled/3=ZP shape:Titled/false/latin=XR shape:Titled/false/other=YQ shape:Titled/true/latin=TV
shape:Titled/true/other=WS shape:Titled=WS shape:Titledhyphen/1=TV shape:Titledhyphen/2=YQ
shape:Titledhyphen/false/latin=WS shape:Titledhyphen=YQ shape:Titledshort/1=TV
shape:Titledshort/false/latin=TV shape:Titledshort=SW shape:digit/1=XR shape:digit/2=RX
shape:digit/3=SW shape:digit/4=TV shape:digit/false/latin=VT shape:digit/true/latin=SW
shape:digitshort/1=TV shape:digitshort/false/latin=TV shape:dot/1=SW shape:dot/false/latin=TV
shape:dot=SW shape:hyphen/1=TV shape:hyphen/2=TV shape:hyphen/false/latin=TV
shape:hyphen/true/latin=TV shape:hyphen=SW shape:number/1=WS shape:number/false/latin=TV
shape:number/true/latin=XR shape:number=VT shape:short/1=TV shape:short/false/latin=TV
shape:short/true/latin=TV shape:short=TV sole:false/false/card=TV sole:false/false/question=RX
sole:false/false/quote=Oa sole:false/false/reply=RX sole:false/true/card=SW sole:false/true/quote=QY
sole:false/true/reply=SW sole:true/false/question=VT sole:true/true/top=VT to-name:,=SW to-name:.=RX
to-name:?=TV to-name:Unknown=TV to-name:about=SW to-name:accounts=TV to-name:article=TV
to-name:bot=SW to-name:common=SW to-name:correction=SW to-name:courtesy=RX to-name:fid=TV
to-name:holds=TV to-name:interrogative=QY to-name:lower=SW to-name:my=XR to-name:not=VT
to-name:notAfter=TV to-name:number=TV to-name:on=TV to-name:or=VT to-name:person=TV
to-name:platform=VT to-name:pointing=TV to-name:profile=TV to-name:question=TV to-name:request=SW
to-name:self=TV to-name:statement=TV to-name:unknown=SW to-name:wallet=TV unknown:0/1=VT
unknown:1/1=VT unknown:1/2=TV unknown:3/1=TV unknown:3/2=TV unknown:3/3=TV unknown:4/1=SW
unknown:4/2=SW unknown:4/3=SW unknown:4/4=TV unknown:7/1=QY unknown:7/3=TV unknown:7/4=TV
w-from-name:a=TV w-from-name:about=VT w-from-name:account=TV w-from-name:ada=WS w-from-name:again=TV
w-from-name:al=TV w-from-name:all=TV w-from-name:any=TV w-from-name:anyway=VT w-from-name:are=VT
w-from-name:at=TV w-from-name:auch=VT w-from-name:be=VT w-from-name:bot=TV w-from-name:break=RX
w-from-name:but=TV w-from-name:by=WS w-from-name:c_est=VT w-from-name:can_you=TV w-from-name:card=TV
w-from-name:com=VT w-from-name:da=TV w-from-name:das=TV w-from-name:dass=WS w-from-name:daw=VT
w-from-name:de=TV w-from-name:deploy=TV w-from-name:dia=WS w-from-name:die=VT w-from-name:diye=TV
w-from-name:em=WS w-from-name:emoji=VT w-from-name:es=VT w-from-name:est=VT w-from-name:eth=TV
w-from-name:eu=VT w-from-name:everybody=TV w-from-name:everyone=TV w-from-name:fid=TV
w-from-name:fragen=WS w-from-name:from=TV w-from-name:ga=TV w-from-name:gehört=WS w-from-name:got=TV
w-from-name:has=WS w-from-name:hat=WS w-from-name:he=TV w-from-name:here=WS w-from-name:hes=TV
w-from-name:him=TV w-from-name:his=TV w-from-name:i=WS w-from-name:i_am=TV w-from-name:if=VT
w-from-name:il=TV w-from-name:ile=TV w-from-name:in=SW w-from-name:ini=TV w-from-name:is=SW
w-from-name:ist=TV w-from-name:it=TV w-from-name:its=VT w-from-name:itu=TV w-from-name:just=WS
w-from-name:keeps=TV w-from-name:knows=XR w-from-name:le=TV w-from-name:les=TV w-from-name:link=VT
w-from-name:lo=TV w-from-name:lui=VT w-from-name:là_ai=TV w-from-name:my=TV w-from-name:no=SW
w-from-name:not=TV w-from-name:o=TV w-from-name:of=TV w-from-name:on=TV w-from-name:one=XR
w-from-name:ones=TV w-from-name:only=SW w-from-name:or=TV w-from-name:per=TV w-from-name:platform=TV
w-from-name:please=VT w-from-name:por=TV w-from-name:punya=TV w-from-name:qu=WS w-from-name:que=XR
w-from-name:rish=VT w-from-name:said=WS w-from-name:sama=VT w-from-name:seit=TV w-from-name:she=TV
w-from-name:si=VT w-from-name:some=VT w-from-name:su=TV w-from-name:talk=VT w-from-name:te=WS
w-from-name:tem=TV w-from-name:to=TV w-from-name:token=TV w-from-name:told_me=VT w-from-name:tu=VT
w-from-name:um=TV w-from-name:un=TV w-from-name:und=VT w-from-name:up=VT w-from-name:van=VT
w-from-name:wants=TV w-from-name:was=TV w-from-name:we=TV w-from-name:what=TV w-from-name:who=VT
w-from-name:who_is=VT w-from-name:whos=VT w-from-name:with=TV w-from-name:would=WS
w-from-name:wrong=TV w-from-name:wrote=TV w-from-name:y=TV w-from-name:é=TV w-from-name:в=TV
w-from-name:এর=VT w-from-name:ở=VT w-from-name:で=WS w-from-name:と=VT w-from-name:の=TV
w-from-name:他=VT w-from-name:她=WS w-from-name:我=VT w-from-name:가=XR w-from-name:랑=VT
w-from-name:이=VT wc:false:about=TV wc:false:abt=VT wc:false:account=TV wc:false:actually=WS
wc:false:ada=VT wc:false:again=TV wc:false:ai=VT wc:false:airdrop=TV wc:false:am_i=TV
wc:false:and_i=TV wc:false:answer=SW wc:false:any=VT wc:false:apa=WS wc:false:app=SW
wc:false:apparently=TV wc:false:as=TV wc:false:ask=VT wc:false:asking=VT wc:false:at=TV
wc:false:auch=TV wc:false:auf=TV wc:false:avec=VT wc:false:back=TV wc:false:base=VT wc:false:be=VT
wc:false:berapa=TV wc:false:better=TV wc:false:bgt=VT wc:false:bi=TV wc:false:bitcoin=TV
wc:false:bitte=WS wc:false:booth=TV wc:false:bots=TV wc:false:built=VT wc:false:buterin=SW
wc:false:buy=VT wc:false:by=SW wc:false:c_est=VT wc:false:c_est_qui=WS wc:false:call=VT
wc:false:called=TV wc:false:can=VT wc:false:cast=TV wc:false:che=TV wc:false:chi=VT
wc:false:chi_è=WS wc:false:coffee=TV wc:false:coinbase=VT wc:false:com=VT wc:false:cousin=VT
wc:false:cuenta=TV wc:false:có=VT wc:false:d=TV wc:false:da=SW wc:false:data=TV wc:false:daw=WS
wc:false:de=TV wc:false:degen=TV wc:false:den=VT wc:false:depuis=WS wc:false:der=TV wc:false:deux=WS
wc:false:dev=VT wc:false:dia=WS wc:false:die=TV wc:false:dit=TV wc:false:diye_biri=XR wc:false:dm=WS
wc:false:does=TV wc:false:dong=SW wc:false:doğru_mu=VT wc:false:du=TV wc:false:dwr=WS wc:false:e=TV
wc:false:ekibine=TV wc:false:elle=VT wc:false:em=TV wc:false:emoji=RX wc:false:en=RX wc:false:er=XR
wc:false:era=TV wc:false:es=TV wc:false:et=VT wc:false:eth=TV wc:false:even=TV wc:false:ever=VT
wc:false:everybody=WS wc:false:fake=VT wc:false:favor=SW wc:false:fiable=WS wc:false:fid=TV
wc:false:file=VT wc:false:followers=TV wc:false:for_me=WS wc:false:frame=WS wc:false:friend=VT
wc:false:galiba=TV wc:false:ganz=VT wc:false:go=SW wc:false:good=VT wc:false:grant=XR wc:false:gw=VT
wc:false:ha=TV wc:false:hahaha=TV wc:false:hari=TV wc:false:hat=SW wc:false:he=VT wc:false:help=TV
wc:false:here=SW wc:false:hier=WS wc:false:him=VT wc:false:his=TV wc:false:hj=TV
wc:false:horsefacts=VT wc:false:i=TV wc:false:i_am=TV wc:false:i_need=TV wc:false:ich=VT
wc:false:if=TV wc:false:ik=TV wc:false:in=SW wc:false:ini=SW wc:false:irl=VT wc:false:is=VT
wc:false:ist=VT wc:false:it=SW wc:false:its=TV wc:false:itu=XR wc:false:jag=TV wc:false:jajaja=TV
wc:false:je=TV wc:false:jogo=TV wc:false:keep=VT wc:false:keeps=VT wc:false:không=VT wc:false:kim=WS
wc:false:kim_bu=VT wc:false:kimdir=WS wc:false:kimin=TV wc:false:kkkk=VT wc:false:kyc=VT
wc:false:l=TV wc:false:la=TV wc:false:last_night=TV wc:false:le=WS wc:false:legit=VT wc:false:les=TV
wc:false:linda=TV wc:false:linked=TV wc:false:lisbon=TV wc:false:lui=TV wc:false:luôn=TV
wc:false:là_ai=TV wc:false:m=VT wc:false:main=TV wc:false:mentioned=VT wc:false:mi=TV
wc:false:mich=TV wc:false:mim=VT wc:false:min=TV wc:false:mine=VT wc:false:moi=SW wc:false:mon=TV
wc:false:money=VT wc:false:more=TV wc:false:my=VT wc:false:my_own=TV wc:false:n=VT wc:false:nada=WS
wc:false:name=Oa wc:false:ne=VT wc:false:never=TV wc:false:new=TV wc:false:next=TV wc:false:nha=VT
wc:false:ni_nani=VT wc:false:no=TV wc:false:not=WS wc:false:number=TV wc:false:nào=TV wc:false:o=WS
wc:false:of=SW wc:false:og=VT wc:false:ok=VT wc:false:old=TV wc:false:on=VT wc:false:on_here=TV
wc:false:onchain=TV wc:false:one=VT wc:false:or=XR wc:false:ou=XR wc:false:out=TV wc:false:parle=VT
wc:false:pas=VT wc:false:pemberton=TV wc:false:people=SW wc:false:person=TV wc:false:plata=VT
wc:false:platform=TV wc:false:please=VT wc:false:pls=VT wc:false:podcast=TV wc:false:pollak=TV
wc:false:por_aqui=WS wc:false:pra=VT wc:false:pro=TV wc:false:proof=TV wc:false:pugson=TV
wc:false:pure=TV wc:false:på=TV wc:false:quello=VT wc:false:quem=WS wc:false:quem_é=VT
wc:false:qui=TV wc:false:quien_es=VT wc:false:quién_es=VT wc:false:quoting=VT wc:false:real=VT
wc:false:really=TV wc:false:rede=VT wc:false:right=TV wc:false:rish=VT wc:false:rn=TV
wc:false:romero=RX wc:false:rust=VT wc:false:rồi=TV wc:false:safe=VT wc:false:sama=TV
wc:false:say=TV wc:false:says=TV wc:false:scammer=TV wc:false:se=TV wc:false:sein=VT
wc:false:sent_me=TV wc:false:she=VT wc:false:siapa=VT wc:false:sin=TV wc:false:some=TV
wc:false:srinivasan=SW wc:false:stuff=TV wc:false:sur=TV wc:false:talk=VT wc:false:ted=VT
wc:false:tha=VT wc:false:than=TV wc:false:that=VT wc:false:the=TV wc:false:them=WS wc:false:there=SW
wc:false:these=VT wc:false:this=RX wc:false:this_account=TV wc:false:this_guy=TV wc:false:tiene=VT
wc:false:to=TV wc:false:too=VT wc:false:torvalds=SW wc:false:tutti=VT wc:false:ty=VT wc:false:um=TV
wc:false:un=VT wc:false:und=VT wc:false:up=TV wc:false:va=VT wc:false:van=VT wc:false:var_mı=VT
wc:false:verification=TV wc:false:verificato=TV wc:false:verified=SW wc:false:von=TV wc:false:vs=XR
wc:false:với=TV wc:false:w=TV wc:false:wallet=VT wc:false:wallets=RX wc:false:was=TV wc:false:way=TV
wc:false:we=TV wc:false:week=VT wc:false:wer=VT wc:false:what=VT wc:false:who=SW wc:false:who_is=VT
wc:false:whole=VT wc:false:whos=WS wc:false:why=VT wc:false:will=VT wc:false:with=WS
wc:false:words=VT wc:false:work=VT wc:false:world=TV wc:false:wrong=TV wc:false:xie=SW wc:false:y=VT
wc:false:yesterday=TV wc:false:yg=WS wc:false:you=RX wc:false:your=SW wc:false:è=VT wc:false:é=YQ
wc:false:über=TV wc:false:в=RX wc:false:с=TV wc:false:это=VT wc:false:على=TV wc:false:هنا=TV
wc:false:ہے=TV wc:false:มาก=VT wc:false:เขา=VT wc:false:か=TV wc:false:が=VT wc:false:さん=WS
wc:false:だ=TV wc:false:って人=WS wc:false:って誰=XR wc:false:て=VT wc:false:で=TV wc:false:でしょうか=TV
wc:false:と=VT wc:false:に=WS wc:false:について=XR wc:false:の=WS wc:false:は=WS wc:false:は誰=TV
wc:false:ます=TV wc:false:を=VT wc:false:ん=VT wc:false:人=VT wc:false:他=TV wc:false:到底=VT wc:false:吃飯=TV
wc:false:吗=TV wc:false:呀=VT wc:false:嗎=VT wc:false:在=VT wc:false:教えて=YQ wc:false:是誰=WS
wc:false:是谁=WS wc:false:的=XR wc:false:가=VT wc:false:계정=TV wc:false:누가=TV wc:false:누구야=XR
wc:false:는=SW wc:false:님=VT wc:false:이=WS wc:false:좀=VT wc:true:a=TV wc:true:abi=TV wc:true:about=WS
wc:true:abt=VT wc:true:account=VT wc:true:ada=TV wc:true:adam=TV wc:true:after=XR wc:true:airdrop=TV
wc:true:aku=TV wc:true:akun=SW wc:true:al=TV wc:true:alguien=TV wc:true:all=TV wc:true:also=TV
wc:true:am_i=SW wc:true:and=WS wc:true:anyone=VT wc:true:anything_on=VT wc:true:anyway=VT
wc:true:aqui=VT wc:true:are=TV wc:true:as=TV wc:true:ask=VT wc:true:asked=TV wc:true:asking=TV
wc:true:at=VT wc:true:au=TV wc:true:auch=TV wc:true:auf=TV wc:true:badge=VT wc:true:balaji=TV
wc:true:base=TV wc:true:be=TV wc:true:been=VT wc:true:bei=SW wc:true:ben=SW wc:true:best=TV
wc:true:bi=TV wc:true:bien=VT wc:true:big=TV wc:true:bitte=VT wc:true:bloke=VT wc:true:boris=TV
wc:true:bots=TV wc:true:bu=SW wc:true:bukan=VT wc:true:busca=WS wc:true:busco_a=VT wc:true:but=WS
wc:true:buy=TV wc:true:by=WS wc:true:c=VT wc:true:c_est=VT wc:true:c_est_qui=WS wc:true:can=TV
wc:true:can_i_trust=VT wc:true:can_u=VT wc:true:cant=TV wc:true:card=TV wc:true:cat=TV wc:true:ce=TV
wc:true:channel=TV wc:true:che=TV wc:true:check=VT wc:true:chi=SW wc:true:chi_è=VT
wc:true:cofounder=VT wc:true:compare=VT wc:true:con=SW wc:true:conhece=VT wc:true:conheces=WS
wc:true:could_you=VT wc:true:cuánto=TV wc:true:czy=VT wc:true:có=TV wc:true:d=VT wc:true:dan=TV
wc:true:das=TV wc:true:dass=VT wc:true:day=SW wc:true:de=VT wc:true:dem=VT wc:true:deploy=TV
wc:true:der=TV wc:true:det=TV wc:true:dev=TV wc:true:di=VT wc:true:dia=XR wc:true:dice_che=TV
wc:true:didnt=TV wc:true:die=TV wc:true:dinner=WS wc:true:dir=TV wc:true:dm=VT wc:true:do=VT
wc:true:do_i=TV wc:true:do_you=VT wc:true:do_you_know=VT wc:true:does=VT wc:true:doesnt=TV
wc:true:du=TV wc:true:dwr=WS wc:true:e=WS wc:true:e_o=XR wc:true:eigentlich=VT wc:true:ein=TV
wc:true:einen=VT wc:true:el=WS wc:true:ela=TV wc:true:ele=TV wc:true:elle=TV wc:true:else=TV
wc:true:em=WS wc:true:emoji=TV wc:true:en=SW wc:true:en_el=VT wc:true:ens=TV wc:true:entre=TV
wc:true:era=VT wc:true:esok=TV wc:true:esse=XR wc:true:est=TV wc:true:estoy=TV wc:true:está=TV
wc:true:eth=SW wc:true:eu=TV wc:true:exactly=TV wc:true:explain=RX wc:true:fait=TV wc:true:feed=VT
wc:true:fid=TV wc:true:find_me=WS wc:true:free=TV wc:true:friend=WS wc:true:from=SW wc:true:für=TV
wc:true:ga=TV wc:true:gas=TV wc:true:get=TV wc:true:gibts=VT wc:true:give_me=TV wc:true:go=TV
wc:true:going=TV wc:true:gonna=TV wc:true:good=TV wc:true:guy=VT wc:true:ha=TV wc:true:hab=VT
wc:true:hanako=TV wc:true:has=VT wc:true:have=VT wc:true:he=SW wc:true:help_me=TV wc:true:here=VT
wc:true:hey=VT wc:true:hier=XR wc:true:him=TV wc:true:horsefacts=VT wc:true:how=TV
wc:true:hôm_qua=VT wc:true:i=WS wc:true:i_am=TV wc:true:i_know=TV wc:true:i_mean=XR
wc:true:i_meant=WS wc:true:i_said=WS wc:true:i_want=WS wc:true:i_was=VT wc:true:ich=VT
wc:true:idk=XR wc:true:if=VT wc:true:imagine=TV wc:true:in=RX wc:true:info=WS wc:true:ini=TV
wc:true:io=TV wc:true:it=TV wc:true:it_was=VT wc:true:its=XR wc:true:itu=TV wc:true:j_ai=TV
wc:true:jack=SW wc:true:je=TV wc:true:jesse=TV wc:true:ka=SW wc:true:keeps=VT wc:true:kennst_du=WS
wc:true:kept=VT wc:true:ki=TV wc:true:kim=SW wc:true:knows=XR wc:true:l=TV wc:true:la=SW
wc:true:lagi=TV wc:true:lendo=VT wc:true:les=TV wc:true:like=TV wc:true:linda=SW wc:true:link=SW
wc:true:lo=SW wc:true:lol=TV wc:true:look_up=VT wc:true:m=SW wc:true:ma=VT wc:true:mais=VT
wc:true:mas=TV wc:true:me=SW wc:true:meant=XR wc:true:meine=VT wc:true:meme=TV wc:true:merci=TV
wc:true:met=TV wc:true:meu=TV wc:true:mi=TV wc:true:mia=TV wc:true:mint=VT wc:true:mit=WS
wc:true:moi=TV wc:true:more=TV wc:true:mum=TV wc:true:muss=TV wc:true:my=TV wc:true:my_own=TV
wc:true:mà=TV wc:true:n=TV wc:true:na=SW wc:true:name=TV wc:true:named=WS wc:true:nasıl=RX
wc:true:ne=TV wc:true:new=TV wc:true:nguyễn=RX wc:true:nicht=VT wc:true:no=TV wc:true:nobody=TV
wc:true:non=TV wc:true:not=TV wc:true:now=TV wc:true:não=TV wc:true:o=VT wc:true:o_que=TV
wc:true:och=TV wc:true:oder=VT wc:true:og=TV wc:true:old=VT wc:true:on=TV wc:true:one=VT
wc:true:only=TV wc:true:or=TV wc:true:out=TV wc:true:oye=VT wc:true:para=SW wc:true:pardon=WS
wc:true:people=TV wc:true:per=TV wc:true:perfil=VT wc:true:platform=TV wc:true:please=VT
wc:true:por=TV wc:true:pour=TV wc:true:pra=TV wc:true:pro=VT wc:true:procura=VT wc:true:profile=WS
wc:true:proof=TV wc:true:pugson=VT wc:true:pull_up=VT wc:true:punya=TV wc:true:q=VT wc:true:qu=WS
wc:true:qual=TV wc:true:quanto=SW wc:true:que=TV wc:true:quem=SW wc:true:quem_é=XR wc:true:questo=VT
wc:true:qui=TV wc:true:qui_est=VT wc:true:quien_es=YQ wc:true:quién=TV wc:true:qué=TV
wc:true:real=TV wc:true:rủ=TV wc:true:sa=TV wc:true:sabe=TV wc:true:sabes=VT wc:true:said=WS
wc:true:sama=TV wc:true:same=TV wc:true:says=XR wc:true:se=SW wc:true:secondo=VT wc:true:see=VT
wc:true:sen=TV wc:true:send=SW wc:true:sent_me=TV wc:true:she=SW wc:true:shes=TV wc:true:shipped=TV
wc:true:should=TV wc:true:show=SW wc:true:show_me=VT wc:true:siapa=VT wc:true:sir=VT
wc:true:sobre=WS wc:true:some=VT wc:true:someone=TV wc:true:son=VT wc:true:still=TV wc:true:sto=WS
wc:true:su=SW wc:true:such_mal=VT wc:true:suena=VT wc:true:sur=VT wc:true:talk=VT wc:true:te=TV
wc:true:ted=VT wc:true:tell=TV wc:true:tell_me=VT wc:true:tem=TV wc:true:that=TV wc:true:the=SW
wc:true:the_best=TV wc:true:there=VT wc:true:this=RX wc:true:thread=VT wc:true:through=VT
wc:true:tiene=TV wc:true:time=TV wc:true:to=TV wc:true:told_me=WS wc:true:too=TV wc:true:top=TV
wc:true:translate=TV wc:true:tu=VT wc:true:tu_connais=VT wc:true:tui=TV wc:true:two=TV wc:true:tá=TV
wc:true:tìm=VT wc:true:tìm_giúp=VT wc:true:udah=TV wc:true:un=TV wc:true:un_tal=WS wc:true:una=TV
wc:true:und=VT wc:true:uns=TV wc:true:up=VT wc:true:user=WS wc:true:va=SW wc:true:vai=TV
wc:true:verified=TV wc:true:verify=VT wc:true:vitalik=RX wc:true:von=YQ wc:true:vs=VT wc:true:với=VT
wc:true:w/=TV wc:true:w=WS wc:true:wah=VT wc:true:wallets=TV wc:true:wants=TV wc:true:was=VT
wc:true:wat=TV wc:true:we=SW wc:true:we_have=VT wc:true:wer=TV wc:true:wer_is=VT wc:true:what=RX
wc:true:what_about=VT wc:true:what_is=WS wc:true:whats=XR wc:true:when=SW wc:true:which=VT
wc:true:who=TV wc:true:who_are=VT wc:true:who_be=VT wc:true:who_wrote=TV wc:true:whoever=TV
wc:true:whos=WS wc:true:wie=TV wc:true:will=RX wc:true:win=TV wc:true:with=TV wc:true:won=TV
wc:true:would=TV wc:true:write=TV wc:true:writes=TV wc:true:wrong=TV wc:true:wrote=TV wc:true:x=TV
wc:true:y=VT wc:true:y_a=VT wc:true:yaar=VT wc:true:yo=VT wc:true:you=TV wc:true:your=TV
wc:true:à=TV wc:true:è=TV wc:true:é=VT wc:true:μου=VT wc:true:τον=VT wc:true:есть=VT wc:true:за=VT
wc:true:кто_такая=VT wc:true:кто_такой=WS wc:true:найди=VT wc:true:с=TV wc:true:тут=VT wc:true:في=VT
wc:true:ถาม=TV wc:true:เมื่อวาน=VT wc:true:この=TV wc:true:じゃなくて=WS wc:true:て=TV wc:true:で=VT
wc:true:な=TV wc:true:の=RX wc:true:は=TV wc:true:や=TV wc:true:上=TV wc:true:个=TV wc:true:人=VT
wc:true:她=VT wc:true:帮我=RX wc:true:昨日=VT wc:true:查=TV wc:true:的=WS wc:true:請問=XR wc:true:跟=TV
wc:true:都=TV wc:true:가=WS wc:true:나=VT wc:true:랑=VT wc:true:아니=VT wc:true:어제=VT wc:true:에서=VT
wl2:a=QY wl2:about=TV wl2:ada=WS wl2:all=TV wl2:an=TV wl2:any=TV wl2:anyone=VT wl2:as=TV wl2:bot=VT
wl2:busca=WS wl2:but=VT wl2:c_est=VT wl2:check=TV wl2:conhece=WS wl2:da=TV wl2:das=VT wl2:de=SW
wl2:der=VT wl2:do=TV wl2:do_you_know=TV wl2:does=TV wl2:dont=VT wl2:dwr=WS wl2:es=VT wl2:eth=TV
wl2:fid=VT wl2:for=TV wl2:going=TV wl2:has=TV wl2:her=TV wl2:here=VT wl2:hier=VT wl2:him=TV
wl2:horsefacts=XR wl2:i=VT wl2:ich=TV wl2:in=SW wl2:it=TV wl2:its=WS wl2:keeps=WS wl2:la=VT
wl2:lol=WS wl2:ma=VT wl2:my=SW wl2:name=TV wl2:no=YQ wl2:not=SW wl2:now=TV wl2:number=VT wl2:o=TV
wl2:of=VT wl2:ok=TV wl2:or=TV wl2:out=TV wl2:platform=VT wl2:please=VT wl2:pls=VT wl2:pour=TV
wl2:proof=TV wl2:pugson=ZP wl2:q=TV wl2:quem=TV wl2:quem_é=XR wl2:qui=VT wl2:quién_es=SW wl2:says=WS
wl2:se=TV wl2:si=TV wl2:so=TV wl2:someone=VT wl2:tell_me=XR wl2:thats=TV wl2:there=VT wl2:this=TV
wl2:typo=XR wl2:van=TV wl2:wallet=WS wl2:wallets=SW wl2:wer=TV wl2:whats=TV wl2:who=VT wl2:who_is=RX
wl2:whos=VT wl2:wie=TV wl2:with=TV wl2:won=TV wl2:y=VT wl2:ya=VT wl2:you=VT wl2:есть=WS wl2:が=VT
wl2:って=VT wl2:人=VT wl2:我=VT wl2:的=VT wl2:님=VT wl:a=TV wl:about=YQ wl:ada=TV wl:al=TV wl:all=TV
wl:am_i=TV wl:an=SW wl:and=XR wl:any=VT wl:anyone=TV wl:at=SW wl:base=TV wl:bot=VT wl:c_est_qui=VT
wl:called=VT wl:check=VT wl:chi=SW wl:chi_è=WS wl:con=TV wl:conoces_a=VT wl:da=VT wl:dan=TV
wl:das=TV wl:de=WS wl:dem=VT wl:der=TV wl:di=WS wl:die=TV wl:do=WS wl:does=XR wl:dwr=TV wl:e=VT
wl:ein=TV wl:el=TV wl:em=WS wl:en=TV wl:end=TV wl:ens=TV wl:es=VT wl:esse=XR wl:est=TV wl:está=TV
wl:et=WS wl:eth=TV wl:everyone=TV wl:explain=SW wl:fid=SW wl:find=VT wl:for=VT wl:get=TV wl:got=TV
wl:ha=TV wl:has=VT wl:hat=WS wl:have=TV wl:her=TV wl:hes=TV wl:i=SW wl:i_am=SW wl:i_meant=WS
wl:if=XR wl:il=TV wl:ile=TV wl:im=TV wl:in=RX wl:is=XR wl:its=VT wl:je=TV wl:jesse=TV wl:keep=TV
wl:keeps=TV wl:kim=SW wl:know=TV wl:l=TV wl:la=SW wl:le=TV wl:linda=RX wl:link=SW wl:lo=TV
wl:look_up=WS wl:looking_for=VT wl:m=TV wl:me=TV wl:my=SW wl:n=TV wl:na=TV wl:name=SW wl:named=WS
wl:ne=TV wl:never=TV wl:nguyễn=SW wl:nie=TV wl:not=TV wl:number=VT wl:o=YQ wl:of=VT wl:on=WS
wl:one=WS wl:para=TV wl:platform=TV wl:please=TV wl:pugson=SW wl:que=VT wl:quem_é=WS wl:qui=TV
wl:qui_est=WS wl:quien_es=YQ wl:quién_es=XR wl:same=TV wl:says=VT wl:send=TV wl:she=TV wl:show_me=WS
wl:si=WS wl:siapa=VT wl:some=VT wl:tell_me=TV wl:tem=TV wl:that=TV wl:the=Nb wl:this=TV wl:to=RX
wl:um=VT wl:un_tal=WS wl:una=TV wl:und=WS wl:user=WS wl:varun=TV wl:verified=TV wl:vitalik=RX
wl:von=WS wl:wallet=TV wl:was=TV wl:wer=VT wl:wer_ist=VT wl:what=TV wl:what_is=WS wl:whats=ZP
wl:which=TV wl:who_is=XR wl:whos=YQ wl:wie=TV wl:will=TV wl:y=WS wl:you=TV wl:your=TV wl:à=TV
wl:ça=VT wl:é=VT wl:в=TV wl:кто_такая=VT wl:кто_такой=WS wl:у=VT wl:хто=TV wl:の=QY wl:是=WS wl:이=VT
words:1/false=TV words:2/true=TV words:3/true=RX words:4/true=SW wr2:about=SW wr2:ada=WS wr2:all=TV
wr2:an=VT wr2:and=TV wr2:bot=VT wr2:card=TV wr2:der=TV wr2:di=TV wr2:does=VT wr2:dont=TV wr2:dwr=aO
wr2:ein=TV wr2:emoji=TV wr2:en=TV wr2:ens=TV wr2:first=TV wr2:for=VT wr2:for_me=TV wr2:ha=VT
wr2:he=VT wr2:her=TV wr2:him=VT wr2:i=VT wr2:i_mean=SW wr2:in=SW wr2:is=SW wr2:it=WS wr2:la=TV
wr2:le=TV wr2:legit=WS wr2:link=VT wr2:lo=WS wr2:là_ai=RX wr2:ma=VT wr2:me=XR wr2:mi=TV wr2:my=TV
wr2:name=SW wr2:no=VT wr2:not=WS wr2:number=TV wr2:o=TV wr2:of=TV wr2:or=VT wr2:platform=TV
wr2:please=TV wr2:pls=VT wr2:real=VT wr2:rish=WS wr2:she=XR wr2:siapa=VT wr2:te=VT wr2:this=SW
wr2:to=TV wr2:tu=TV wr2:un=VT wr2:var_mı=VT wr2:verified=TV wr2:wallet=TV wr2:wallets=SW wr2:was=TV
wr2:who_is=YQ wr2:whos=VT wr2:y=TV wr2:ça=TV wr2:é=WS wr2:в=TV wr2:есть=VT wr2:が=VT wr2:人=VT
wr2:嗎=VT wr2:是=TV wr:a=TV wr:about=TV wr:ada=SW wr:again=VT wr:all=VT wr:an=TV wr:and=XR wr:are=TV
wr:at=SW wr:auf=SW wr:badge=TV wr:be=VT wr:bot=VT wr:buterin=SW wr:called=TV wr:chi_è=VT wr:con=VT
wr:da=TV wr:de=TV wr:dev=TV wr:di=WS wr:diye_biri=WS wr:does=TV wr:dong=TV wr:dwr=TV wr:el=TV
wr:en=SW wr:ens=VT wr:et=VT wr:eth=TV wr:fid=VT wr:for=SW wr:for_me=WS wr:from=VT wr:got=VT wr:ha=TV
wr:has=VT wr:hat=TV wr:have=VT wr:here=TV wr:hier=VT wr:him=TV wr:ik=TV wr:il=VT wr:im=TV wr:into=TV
wr:is=XR wr:ist=VT wr:it=TV wr:itu=XR wr:just=VT wr:kim=WS wr:la=VT wr:le=WS wr:legit=XR wr:like=TV
wr:linda=TV wr:link=TV wr:là_ai=VT wr:me=TV wr:mi=TV wr:mit=VT wr:my=SW wr:name=RX wr:nicht=VT
wr:not=WS wr:number=TV wr:o=VT wr:of=TV wr:on=WS wr:one=TV wr:ou=VT wr:out=TV wr:platform=SW
wr:please=WS wr:pls=VT wr:profile=VT wr:pugson=TV wr:q=TV wr:quién_es=VT wr:real=WS wr:romero=RX
wr:she=TV wr:siapa=TV wr:srinivasan=TV wr:the=SW wr:this=TV wr:to=RX wr:today=TV wr:token=TV
wr:tu=VT wr:um=TV wr:un=SW wr:und=VT wr:verified=TV wr:wallet=VT wr:wallets=SW wr:what=TV wr:with=WS
wr:xie=TV wr:y=VT wr:ya=TV wr:you=TV wr:your=TV wr:è=VT wr:é=XR wr:в=TV wr:さん=WS wr:だけ=TV wr:って=VT
wr:って誰=XR wr:の=VT wr:是=WS wr:是誰=VT wr:是谁=WS wr:的=XR wr:가=VT
`
