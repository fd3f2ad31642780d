import type { OtherLanguage } from '../language.ts'

export const malay: OtherLanguage = {
  code: 'ms',
  grammar: {},
  vocabulary: {
    interrogative: `siapa|sape|sapa|siape|siapakah|siapa punya|sape punya|siapa tulis|sape tulis
      siapa post|sape post`,
    question: `apa|ape|mana|kat mana|bila|bile|berapa|brp|macam mana|camne|camana|kenapa|ke
      ada tak|betul ke|ya ke|ye ke|boleh|ada`,
    request: `tengok|tengokkan|cek|check|carikan|cari|bagi|bagitau|bagitahu|tunjuk|tunjukkan
      keluarkan|nak tau|nak tahu|nak tengok|tolong|tolong check|tolong cari|kenal|kenal tak
      tau tak|tahu tak|siapa kenal`,
    wallet: `wallet|dompet|alamat`,
    trust: `legit|scam|scammer|penipu|betul|palsu|boleh percaya|percaya|tipu`,
    accounts: `akaun|acc|link|medsos`,
    profile: `profil|info|kad|maklumat|gambar|nama|bila join`,
    person: `orang|mamat|minah|abang|kakak|akak|bang|budak|bro|brader|encik|cik|puan`,
    pointing: `ni|tu|dia|mamat ni|mamat tu|minah ni|orang ni|orang tu|budak ni|yang tulis
      yang post|akaun ni|diorang|ini|itu`,
    he: `dia|mamat ni|mamat tu|minah ni|orang ni|orang tu|budak ni|yang tulis|akaun ni|diorang`,
    self: `aku|saya|i|kita|aku punya|saya punya`,
    my: `aku punya|saya punya|akaun aku|wallet aku|profil aku|kad aku|card aku`,
    you: `kau|ko|awak|korang|kamu|awak semua`,
    not: `bukan|bukannya|jangan|kecuali|selain|tak payah|takyah`,
    notAfter: `tak payah|takyah|tak nak`,
    correction: `maaf|sori|sorry|salah|silap|maksud aku|maksud saya|aku maksudkan|eh|alamak
      yang lagi satu|juga|pulak|pula|macam mana dengan|lepas tu|sekarang`,
    yes: `ya|ye|yup|betul|haah`,
    no: `tak|takde|bukan|tiada|takpe|x`,
    compare: `beza|banding|bandingkan|vs|sama ke|orang sama`,
    and: `dan|dengan|n`,
    or: `atau|ke`,
    help: `tolong|macam mana guna|camne guna|buat apa|boleh buat apa`,
    thanks: `terima kasih|tq|time kasih|tenkiu|tkasih|tima kasih`,
    praise: `terbaik|best|gempak|padu|mantap|haha|hahaha|lol|kelakar|bodoh|bangang|teruk|sampah
      wow|fuyoh|perghh|pergh|power|syok|bagus|cun`,
    greeting: `selamat pagi|assalamualaikum|salam|selamat malam|tahniah|selamat hari raya
      salam semua`,
    courtesy: `weh|woi|wei|oi|lah|je|jap|kejap|kan|pun|sebenarnya|please|bro|geng|dah|dok|tau|eh
      hi|hai|hey|tumpang tanya|nak tanya|bot|ek|doh`,
    statement: `jumpa|semalam|tadi|esok|kata|cakap|bagitau aku|pinjam|hutang|belanja|makan dengan
      kerja dengan|kawan aku|member aku`,
    endorse: `sokong|jamin|endorse|aku jamin|saya sokong`,
    only: `je|sahaja|cuma`,
    on: `di|kat|dekat|dari`,
    common: `yang|untuk|dari|ke|kat|akan|sudah|belum|masih|lagi|sangat|semua|hari|duit|kerja|masa
      guna|bertukar|tukar`,
  },
}
