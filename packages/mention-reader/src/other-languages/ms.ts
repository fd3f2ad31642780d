import type { OtherLanguage } from '../language.ts'

export const malay: OtherLanguage = {
  code: 'ms',
  grammar: {},
  vocabulary: {
    interrogative: `siapa|sape|sapa|siape|siapakah|siapa punya|sape punya|siapa tulis|sape tulis
      siapa post|sape post`,
    question: `apa|ape|mana|kat mana|bila|bile|berapa|brp|macam mana|camne|camana|kenapa|ke
      ada tak|boleh|ada`,
    request: `tengok|tengokkan|cek|carikan|cari|bagi|bagitau|bagitahu|tunjuk|tunjukkan
      keluarkan|nak tau|nak tahu|nak tengok|tolong|tolong check|tolong cari|kenal|kenal tak
      tau tak|tahu tak`,
    wallet: `dompet|alamat`,
    trust: `penipu|betul|palsu|boleh percaya|percaya|tipu`,
    accounts: `akaun|medsos`,
    profile: `kad|maklumat|gambar|nama|bila join`,
    person: `orang|mamat|minah|abang|kakak|akak|bang|budak|brader|encik|cik|puan`,
    pointing: `ni|tu|dia|mamat ni|mamat tu|minah ni|orang ni|orang tu|budak ni|yang tulis
      yang post|akaun ni|diorang|ini|itu`,
    he: `dia|mamat ni|mamat tu|minah ni|orang ni|orang tu|budak ni|yang tulis|akaun ni|diorang`,
    self: `aku|saya|kita|aku punya|saya punya`,
    my: `aku punya|saya punya`,
    you: `kau|ko|awak|korang|kamu|awak semua`,
    not: `bukan|bukannya|jangan|kecuali|selain|tak payah|takyah`,
    notAfter: `tak payah|takyah|tak nak`,
    correction: `maaf|sori|salah|silap|maksud aku|maksud saya|aku maksudkan|alamak
      yang lagi satu|juga|pulak|pula|macam mana dengan|lepas tu|sekarang`,
    yes: `ya|ye|betul|haah`,
    no: `tak|takde|bukan|tiada|takpe|x`,
    compare: `beza|banding|bandingkan|sama ke|orang sama`,
    and: `dan|dengan|n`,
    or: `atau|ke`,
    help: `tolong|macam mana guna|camne guna|buat apa|boleh buat apa`,
    thanks: `terima kasih|tq|time kasih|tenkiu|tkasih|tima kasih`,
    praise: `terbaik|gempak|padu|mantap|hahaha|kelakar|bodoh|bangang|teruk|sampah
      fuyoh|perghh|pergh|power|syok|bagus|cun`,
    greeting: `selamat pagi|assalamualaikum|salam|selamat malam|tahniah|selamat hari raya
      salam semua`,
    courtesy: `wei|lah|je|jap|kejap|kan|pun|sebenarnya|geng|dok|tau|hai|tumpang tanya|nak tanya
      ek|doh|wehh`,
    statement: `jumpa|semalam|tadi|esok|kata|cakap|bagitau aku|pinjam|hutang|belanja|makan dengan
      kerja dengan|kawan aku|member aku`,
    endorse: `sokong|jamin|aku jamin|saya sokong`,
    only: `je|sahaja|cuma`,
    on: `di|kat|dekat|dari`,
    common: `yang|untuk|dari|ke|kat|akan|sudah|belum|masih|lagi|sangat|semua|hari|duit|kerja|masa
      guna|bertukar|tukar`,
  },
}
