import type { OtherLanguage } from '../language.ts'

export const hindi: OtherLanguage = {
  code: 'hi',
  grammar: { letters: /\p{Script=Devanagari}/u },
  vocabulary: {
    profile: `प्रोफाइल|प्रोफ़ाइल|profile|खाता|कार्ड|जानकारी|नाम|फोटो|डिटेल|डिटेल्स|काम|बायो
      jankari|jaankari|naam|photo|detail|kaam|kundli|कुंडली|kya karta|kya karti`,
    no: `नहीं|nahi|ना|कोई नहीं|कुछ नहीं|रहने दो|nahin|nhi|koi nahi|kuch nahi|rehne do|na na
      dono nahi`,
    yes: `हाँ|haan|हां|जी हाँ|सही|बिल्कुल|वही|haa|han|ha|ji haan|sahi|bilkul|wahi|theek|thik|ठीक`,
    only: `सिर्फ|केवल|sirf|bas|बस|सिर्फ़|keval`,
    interrogative: `कौन|कौन है|कौन हैं|किसका|किसकी|किसके|किसने|ये कौन है|यह कौन है|kaun|kaun hai|kiska
      kiska hai|kisne|kon hai|कौन था|कौन है ये|कौन हो|कौन लोग|किसका है|किसकी है|किसने लिखा
      किसने डाला|कोन|कोन है|कौन सा बंदा|कौन बंदा|kaun h|kon h|kon|kaun he|koun|koun hai|kaun the
      kaun tha|kiski|kiska h|kiski hai|kisne likha|kisne likhi|kisne dala|kaun ho|kaun banda
      kon banda|kaun si|kaunhai`,
    question: `क्या|कहाँ|कब|कैसे|कितने|kya|kab|kahan|kitne|कब से|कहां|किधर|कितना|कितनी|क्यों
      कौनसा|kya hai|kya h|kya he|kab se|kitna|kitni|kaise|kyu|kyun|kyon|kidhar|konsa
      kaunsa|sahi hai|sach|सच|na`,
    request: `बताओ|बता|दिखाओ|ढूंढो|batao|bata|dikhao|pata karo|बताओ ना|बताइए|बताना|बता दो|बता दे
      बताओगे|बताएं|दिखा|दिखा दो|दिखाना|दिखाइए|ढूंढ|ढूंढ दो|ढूँढो|खोजो|चेक करो|चेक कर|चेक|पता करो
      पता लगाओ|पता है|जानते हो|जानता है|जानते|जानना है|जानना|चाहिए|दे दो|दो|दे|देना|भेजो|निकालो
      समझाओ|कोई जानता|भरोसा कर|भरोसा|तुलना करो|btao|batao na|bata do|bata de|batana|bataiye
      bataye|btado|bta|bta do|bta de|dikha|dikha do|dikha de|dikhana|dikhaiye|dikhade|dhundo
      dhoondo|dhund|khojo|check karo|check kar|check karna|check krdo|check kro|pta karo
      pata lagao|pta lagao|pata hai|pta h|jante ho|janta hai|jante|janna hai|janna|chahiye|chaiye
      de do|dedo|dena|bhejo|nikalo|nikal|samjhao|koi janta|bharosa|yakeen|dekho|dekh
      dekh ke batao|देखो|देख`,
    wallet: `वॉलेट|वॉलेट्स|पता|एड्रेस|वालेट|batua`,
    pointing: `ये|यह|वो|वह|इसका|उसका|ye|yeh|woh|iska|uska|ये बंदा|यह बंदा|ये आदमी|ये लड़की
      ये अकाउंट|उस|इस|उन|इन|इनका|उनका|इनकी|उनकी|उसने|इसने|इसको|उसको|पोस्ट|लेखक|ye banda|yeh banda
      ye bandi|ye aadmi|ye ladka|ye ladki|ye account|is|us|un|inka|unka|inki|unki|usne|isne
      isko|usko|isse|usse|iski|uski|iske|uske|wo|vo|woh banda|wo banda|upar wala|uper wala
      likhne wala|likha`,
    he: `उसका|उसकी|इसका|इसकी|uska|iska|वो|वह|ये बंदा|यह बंदा|ये आदमी|ये लड़की|इनका|उनका|इनकी|उनकी
      उसने|इसने|इसको|उसको|लेखक|ye banda|yeh banda|ye bandi|ye aadmi|ye ladka|ye ladki|ye account
      inka|unka|inki|unki|usne|isne|isko|usko|isse|usse|iski|uski|iske|uske|woh|wo|vo|wo banda
      woh banda|upar wala|uper wala|likhne wala`,
    self: `मैं|मुझे|main|mujhe|मुझको|मैंने|खुद|हम|हमें|mujhko|mujhse|maine|khud|hum|hume|humko
      mai|mein khud|apna|मुझ`,
    my: `मेरा|मेरी|मेरे|mera|meri|mere|अपना|अपनी|हमारा|mere liye|apna|apni|apne|hamara|humara
      meri wali|mera wala|mra`,
    you: `तुम|आप|तू|tum|aap|तुम्हारा|आपका|तुझे|तुम्हें|आपको|tera|teri|tumhara|aapka|apka|tujhe
      tumhe|aapko|kya lagta|kya lagta hai|क्या लगता है|try karo|use karo|poocho|pucho|tum log
      aap log`,
    not: `नहीं|मत|छोड़कर|nahi|mat|ना|के अलावा|के सिवा|छोड़ो|हटाओ|nahin|nhi|nai|na|ke alawa
      ke siva|chhodo|chodo|chod ke|chhod ke|chhodkar|hatao|mat dikha|बिना|bina|की जगह|ki jagah`,
    every: 'सब|सभी|दोनों|तीनों',
    and: `और|aur`,
    or: `या|ya`,
    thanks: `धन्यवाद|शुक्रिया|dhanyavaad|shukriya|बहुत धन्यवाद|बहुत शुक्रिया|थैंक्स|थैंक्यू|आभार
      dhanyawad|dhanyavad|shukria|bahut shukriya|bohot shukriya|thanku|aabhar
      meherbani`,
    praise: `बढ़िया|मस्त|मज़ा|mast|badhiya|वाह|अच्छा|अच्छा है|कमाल|ज़बरदस्त|जबरदस्त|शानदार|गजब
      सही है|हाहा|हाहाहा|बकवास|बेकार|पागल|गधा|उल्लू|चुप|फालतू|waah|achha|acha|accha|kamaal
      kamal|zabardast|jabardast|shandaar|gajab|gazab|ghazab|mast hai|sahi hai|sahi h|badiya
      badhia|hahaha|bakwas|bakwaas|bekar|bekaar|pagal|gadha|gadhe|ullu|chup|chup kar
      faltu|ghatiya|bc|mc|chutiya|chutiye|bhosdike|saala|sala|op bhai|dhansu|jhakaas|jhakas|pyara
      maza|maja|maza aa gaya|tagda|sher|dil jeet liya|are waah|arre wah`,
    greeting: `सुप्रभात|शुभ रात्रि|नमस्ते सबको|बधाई|नमस्ते|नमस्कार|राम राम|शुभ संध्या
      जन्मदिन मुबारक|बधाई हो|मुबारक|अलविदा|suprabhat|shubh ratri|namaste sabko|namaskar|ram ram
      jai shree ram|jai hind|good morning sabko|badhai|badhai ho|mubarak|mubarak ho|alvida
      happy diwali|happy holi|phir milenge|kal milte hain`,
    courtesy: `भाई|यार|ज़रा|bhai|yaar|zara|ji|जी|अरे|ओए|सुनो|सुन|अबे|भैया|दोस्त|दोस्तों|बॉट|प्लीज
      प्लीज़|कृपया|जल्दी|थोड़ा|बस|तो|ही|ना|रे|क्या बात|एक बात|एक सवाल|सवाल|arre|arrey|oye|oy
      suno|sun|sunn|abe|abbe|bhaiya|bhaiyya|bhau|bhidu|dost|dosto|doston|logo
      kripya|jaldi|jaldi se|thoda|zara sa|to|toh|hi|ek baat|ek sawal|sawal
      ek minute|waise|vaise|sach mein|sachi|yr|yaaar|yrr|namaste|nmste|hello ji|han bhai|achha ye
      lagta hai|shayad|शायद|bas aise hi|aise hi`,
    copula: `है|हैं|था|थी|hai|hain|tha|हूँ|हो|थे|he|h|hoon|ho|the|thi`,
    possessiveAfter: `का|की|के|ka|ki|ke|वाला|वाली|वाले|waala|wali|wale`,
    common: `कल|आज|से|में|ने|को|kal|aaj|se|mein|ne|ko|wala|और|पर|तक|जब|तब|अगर|लेकिन|क्योंकि|बहुत
      कम|ज़्यादा|कुछ|कोई|अभी|फिर|दिन|रात|साल|महीना|समय|पैसा|पैसे|घर|चाय|खाना|मौसम|मैच|फिल्म|कीमत
      lekin|kyunki|agar|jab|tab|bahut|bohot|kam|zyada|jyada|kuch|koi|abhi|din|raat|saal|mahina
      paisa|paise|ghar|chai|khana|mausam|film|kimat|kar|karo|karna|karta|karte|raha
      rahe|rahi|gya|kiya|hua|hui|hue|ho gaya|wale log`,
    about: `के बारे में|के बारे|ke baare mein|ke bare me|ke baare me|ke bare mein|baare|bare me
      के लिए|ke liye`,
    trust: `असली|नकली|फर्जी|फर्ज़ी|धोखेबाज|धोखा|ठग|फ्रॉड|भरोसेमंद|सच्चा|बॉट|स्कैम|स्कैमर|asli
      nakli|farzi|fraud|froud|dhokebaaz|dhoka|thag|chor|bharosemand|sachcha
      thik hai kya|sahi banda`,
    accounts: `अकाउंट|अकाउंट्स|खाते|लिंक|जुड़े|जुड़ा|jude|juda
      आईडी`,
    person: `बंदा|बंदे|आदमी|लड़का|लड़की|शख्स|इंसान|व्यक्ति|औरत|भैया|साहब|नाम का|नाम की|नाम वाला
      banda|bande|bandi|aadmi|admi|ladka|ladki|shaks|insaan|vyakti|aurat|saab|sahab|naam ka
      naam ki|naam wala|wala banda|भाईसाहब`,
    notAfter: `नहीं|को छोड़कर|छोड़कर|के अलावा|को छोड़ो|मत|नही|nahi|nahin|nhi|nai|ko chhodkar
      ko chod ke|ko chhod ke|chhodkar|ke alawa|ko chodo|ko chhodo|mat`,
    correction: `मतलब|मेरा मतलब|माफ़ करना|माफ करना|सॉरी|गलती|गलत|दूसरा|दूसरी|दूसरे|भी|अब|और|फिर
      matlab|mera matlab|maaf karna|maaf|galti|galat|galti se|dusra|dusri|dusre|doosra|bhi
      ab|aur|phir|fir|wahi|uska bhi|iska bhi|वही|asal mein|balki|बल्कि|oho|are nahi
      arre nahi|अरे नहीं|agla|अगला`,
    compare: `तुलना|मुकाबला|फर्क|अंतर|बेहतर|दोनों|एक ही|tulna|muqabla|farak|fark|antar|behtar
      dono|ek hi|ek hi banda|kaun behtar|kon behtar|बनाम`,
    help: `मदद|मदद करो|कैसे काम|कैसे काम करता|क्या करते हो|क्या कर सकते हो|कैसे इस्तेमाल|madad
      madad karo|help karo|kaise kaam|kaise kaam karta|kaise use|kaise use kare|kaise use karna
      kya karte ho|kya kar sakte ho|kya karta hai tu|tu kya karta|kaise chalta|kaise chalana
      tum kya karte|aap kya karte`,
    statement: `मिला|मिली|मिले|कहा|बोला|बोली|बोले|कहता|कहते|बताया|देखा|सुना|पढ़ा|लिया|दिया|गया
      गयी|था कल|खाया|पिया|खरीदा|बेचा|जीता|हारा|लगता है|मेरा दोस्त|मेरा भाई|सब लोग|सब|हमेशा
      कभी नहीं|mila|mili|mile|milo|kaha|bola|boli|bole|kehta|kehte|bataya|dekha tha|suna|padha
      liya|diya|gaya|gayi|gaye|khaya|piya|kharida|becha|jeeta|haara|mera dost|sab log|sab|hamesha
      kabhi nahi|kal mila|paise dene|udhaar|block kar diya`,
    rhetorical: `कौन नहीं जानता|किसे नहीं पता|सब जानते|किसको फर्क|किसने पूछा|जैसे कि|मत बताओ
      kaun nahi janta|kise nahi pata|sab jante|sabko pata|kisko farak|kise farak|kisne pucha
      kisne poocha|jaise ki|mat batao|batana mat`,
    relative: `उसका भाई|बहन|मम्मी|पापा|माँ|बाप|पति|पत्नी|बेटा|बेटी|बीवी|बॉस|behen|behan|mummy
      papa|maa|baap|pati|patni|beta|beti|biwi|chacha|mama|dadi|dada`,
    endorse: `समर्थन|सिफारिश|अनुशंसा|गारंटी|samarthan|sifarish|guarantee leta|guarantee
      endorse karta|endorse karna|main endorse|main guarantee|vouch karta|support karta`,
    on: `पर|में|pe|par|mein|me|वाला|wala`,
  },
}
