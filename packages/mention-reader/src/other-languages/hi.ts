import type { OtherLanguage } from '../language.ts'

export const hindi: OtherLanguage = {
  code: 'hi',
  grammar: { letters: /\p{Script=Devanagari}/u },
  vocabulary: {
    profile: `प्रोफाइल|प्रोफ़ाइल|profile|खाता`,
    no: `नहीं|nahi`,
    yes: `हाँ|haan`,
    only: `सिर्फ|केवल|sirf|bas`,
    interrogative: `कौन|कौन है|कौन हैं|किसका|किसकी|किसके|किसने|ये कौन है|यह कौन है|kaun|kaun hai|kiska
      kiska hai|kisne|kon hai`,
    question: `क्या|कहाँ|कब|कैसे|कितने|kya|kab|kahan|kitne`,
    request: `बताओ|बता|दिखाओ|ढूंढो|batao|bata|dikhao|pata karo`,
    wallet: `वॉलेट`,
    pointing: `ये|यह|वो|वह|इसका|उसका|ye|yeh|woh|iska|uska`,
    he: `उसका|उसकी|इसका|इसकी|uska|iska`,
    self: `मैं|मुझे|main|mujhe`,
    my: `मेरा|मेरी|मेरे|mera|meri|mere`,
    you: `तुम|आप|तू|tum|aap`,
    not: `नहीं|मत|छोड़कर|nahi|mat`,
    and: `और|aur`,
    or: `या|ya`,
    thanks: `धन्यवाद|शुक्रिया|dhanyavaad|shukriya`,
    praise: `बढ़िया|मस्त|मज़ा|mast|badhiya`,
    greeting: `सुप्रभात|शुभ रात्रि|नमस्ते सबको|बधाई`,
    courtesy: `भाई|यार|ज़रा|bhai|yaar|zara|ji|जी`,
    copula: `है|हैं|था|थी|hai|hain|tha`,
    possessiveAfter: `का|की|के|ka|ki|ke`,
    common: `कल|आज|से|में|ने|को|kal|aaj|se|mein|ne|ko|wala`,
  },
}
