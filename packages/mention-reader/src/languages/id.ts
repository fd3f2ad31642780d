import type { Language } from '../language.ts'

/**
 * Possession has no word (`twitter linda`, `dompet {rish}`); the ending `-nya` means his, her or
 * the. Names may follow `si`.
 */
export const indonesian: Language = {
  code: 'id',
  grammar: { hasArticleBeforeNames: true },
  vocabulary: {
    interrogative: `siapa|siapakah|sapa|siapa itu|siapa sih|sp|sopo|siap itu|spa|siapa di balik
      siapa dibalik|di balik|dibalik|punya siapa|milik siapa|siapa yang punya|siapa pemilik
      siapa yang menulis|siapa yang nulis|siapa yang posting|yang nulis siapa|identifikasi
      siapanya|siape|sape|sp sih`,
    interrogativeSubject: ``,
    question: `apa|apakah|apa itu|apaan|mana|yang mana|di mana|dimana|kapan|kenapa|mengapa
      bagaimana|gimana|gmn|berapa|ada|adakah|bisakah|bisa|ada yang|seseorang|sesuatu|emang
      emangnya`,
    request: `beri tahu|beritahu|kasih tahu|kasih tau|kasi tau|tolong beri|tunjukkan|tunjukin
      perlihatkan|tampilkan|tampilin|cari|carikan|cariin|temukan|cek|cekin|ngecek|periksa
      verifikasi|konfirmasi|lihat|lihatkan|liat|kasih|kasih lihat|kasih liat|kasi|berikan|minta
      kirim|kirimkan|bagikan|sebutkan|jelaskan|jelasin|ceritakan|ceritain|kenalkan|kenalin
      perkenalkan|daftar|daftarkan|mau tahu|mau tau|pengen tahu|pengen tau|ingin tahu|ingin
      penasaran|saya mau|aku mau|saya ingin|saya butuh|aku butuh|butuh|perlu|tau|tahu|kamu tahu
      kamu tau|tau gak|tahu tidak|kenal|kamu kenal|kenal gak|ada yang tahu|ada yang tau
      ada yang kenal|bisa kasih|bisa cek|bisa carikan|bisa kasih tau|bisa percaya|percaya|ikuti
      info tentang|info soal|info dong|lihatin|buka|ambil|buatkan|bantu cari|coba cek|coba cari
      dong|tolong cekin|infoin|spill|bongkar|gatau siapa|kepoin|stalking`,
    about: `tentang|soal|mengenai|ttg|dari|untuk|buat|dengan|pada|ke|perihal|sama|milik|punya`,
    fid: `fid|fidnya|fids|id farcaster|id|idnya|nomor id|nomor pengguna`,
    wallet: `wallet|walletnya|wallets|dompet|dompetnya|alamat|alamatnya|alamat dompet|alamat eth
      alamat wallet|addy|address`,
    ens: `ens|ensnya|nama ens|nama eth|domain ens|.eth|basename`,
    credentials: `kredensial|kredensialnya|lencana|lencananya|sertifikat|sertifikatnya|sertifikasi
      atestasi|badge|badges|badgenya|poap|poaps|bukti|piagam|verifikasi|terverifikasi`,
    holds: `punya|memiliki|mempunyai|pegang`,
    verifiers: `siapa yang memverifikasi|siapa yang verifikasi|yang memverifikasi|yang verifikasi
      diverifikasi oleh|diverifikasi siapa|siapa memverifikasi|siapa verifikasi
      siapa yang menjamin|yang menjamin|dijamin oleh|dijamin siapa|siapa yang mengesahkan
      disahkan oleh|siapa yang mengonfirmasi|siapa yang konfirmasi|siapa yang merekomendasikan
      siapa yang memvalidasi|divalidasi|siapa yang mengakui|memverifikasi|menjamin
      siapa yang mendukung|siapa yang atestasi`,
    trust: `asli|aslinya|beneran|palsu|fake|legit|terpercaya|tepercaya|bisa dipercaya|dipercaya
      dapat dipercaya|kredibel|aman|penipu|penipuan|nipu|scam|scammer|bot|robot|manusia|orang asli
      orang beneran|orang sungguhan|nyata|terverifikasi|mencurigakan|resmi|gadungan|akun asli
      reputasi|reputasinya|spam|amanah|beneran orang|udah verif|verif|bodong|akun bodong`,
    accounts: `akun|akunnya|akun-akun|akun lain|medsos|media sosial|sosmed|sosmednya|sosial|tautan
      link|linknya|handle|username|nama pengguna|terhubung|tersambung|kuhubungkan|saya hubungkan
      aku hubungkan|terkait|situs|situs web|website|email|platform|profil di`,
    profile: `profil|profilnya|kartu|kartunya|info|infonya|informasi|data|datanya|detail|detailnya
      bio|bionya|biografi|identitas|identitasnya|nama|namanya|nama asli|avatar|foto|lokasi
      lokasinya|riwayat|statistik|pengikut|kerja|kerjanya|kerja apa|pekerjaan|pekerjaannya
      kerjaannya|latar belakang|halaman|lebih lanjut|lebih banyak|ringkasan|sejak kapan|dari kapan
      sudah berapa lama|udah berapa lama|gabung kapan|kapan gabung|daftar kapan|kapan daftar`,
    person: `orang|orangnya|pengguna|user|cowok|cewek|pria|wanita|laki-laki|perempuan|mas|mbak|pak
      bu|bapak|ibu|kak|bang|si|pemilik|pembuat|pendiri|bernama|namanya|yang namanya|seorang|sosok
      akun bernama|kreator|pake nama|pakai nama`,
    pointing: `nih|ini|itu|dia|ia|nya|mereka|beliau|orang ini|orang itu|akun ini|akun itu
      pengguna ini|penulis|penulisnya|pembuat post|op|cast ini|post ini|postingan|postingan ini
      menulis|nulis|memposting|posting|dikutip|di atas|diatas|pesan|thread|cast|post|kutipan
      yang nulis|yang menulis|tulis|yg nulis|yang punya utas|yang punya thread|yang punya akun
      pemilik akun|pemilik utas|org ini|si ini|yang posting|yg posting|nih orang|ini orang
      ni orang|utas`,
    he: `dia|ia|nya|beliau|mereka|orang ini|orang itu|akun ini|akun itu|pengguna ini|penulis
      penulisnya|op|orangnya|yang punya utas|yang punya thread|yang punya akun|pemilik akun
      pemilik utas|org ini|yang nulis|yg nulis|yang posting|yg posting|nih orang|ini orang
      ni orang|nih akun`,
    self: `aku|saya|gue|gw|gua|ku|diriku|diri saya|aku siapa|saya siapa|siapa aku|siapa saya
      siapa gue|giliranku|giliran saya|giliran aku|sekarang aku|sekarang saya|kalau aku|kalau saya`,
    my: `akunku|dompetku|walletku|profilku|kartuku|fidku|ensku|alamatku|milikku|punyaku|punya saya
      punya aku|akun saya|dompet saya|wallet saya|profil saya|kartu saya|fid saya|ens saya
      alamat saya|akun aku|wallet aku|fid aku|profil aku|wallet gue|fid gue|profil gue|lencanaku
      lencana saya|kredensialku|kredensial saya|data saya|identitasku|twitterku|githubku`,
    you: `kamu|kau|anda|lu|lo|loe|kalian|mu|menurutmu|menurut kamu|menurut lo|menurut anda
      pendapatmu|pendapat kamu|gimana menurutmu|apa pendapatmu|sudah coba|udah coba|pernah coba
      pernah pakai|pernah lihat|cobain|cobalah|coba|pakai|pakailah|tanya|tanyain|tanyakan ke
      tanya ke|kamu harus|harusnya kamu|udah liat`,
    not: `bukan|bukan si|tidak|tidak termasuk|kecuali|selain|tanpa|jangan|jangan sertakan
      jangan masukkan|tapi bukan|tapi jangan|dan bukan|abaikan|lewati|daripada|alih-alih|ketimbang
      di luar|keluarkan|hapus|buang|lupakan|minus|gak usah|ga usah|nggak usah|tidak usah|enggak
      kecualikan`,
    notAfter: `dikecualikan|jangan|tidak usah|gak usah`,
    correction: `maaf|sori|sorry|maksudku|maksud saya|maksud gue|maksudnya|yang kumaksud
      yang saya maksud|salah|salah orang|salah ketik|typo|keliru|eh|ralat|koreksi|melainkan|tapi
      yang lain|yang lainnya|yang satunya|satunya|satunya lagi|lain|bukan itu|bukan dia
      bukan yang itu|bukan yang ini|sama|sama untuk|sama juga|hal yang sama|hal yang sama untuk
      juga|juga untuk|untuk|begitu juga|sekarang|selanjutnya|berikutnya|lalu|terus|kalau|kalo
      bagaimana dengan|gimana dengan|gimana kalau|ups|sebenarnya|sebetulnya|lagi|ulang|ulangi
      seharusnya|harusnya|lakukan hal yang sama|maksud gw|yang gue tanya|yang aku maksud
      yang gue maksud`,
    yes: `ya|iya|yap|yoi|yup|betul|benar|bener|tepat|itu dia|yang itu|yang ini|ok|oke|setuju|tentu
      iya itu|ya tolong|y`,
    no: `tidak|nggak|enggak|gak|ga|tdk|bukan|bukan semuanya|tidak ada|gak ada|nggak ada
      tidak satu pun|bukan keduanya|lupakan|lupain aja|gak jadi|tidak jadi|nggak jadi|batal
      bukan siapa-siapa`,
    ordinals: [
      `pertama|yang pertama|satu|nomor satu|nomor 1|no 1|opsi 1|opsi satu|pilihan pertama
        pilihan 1|yang kesatu|kesatu|ke-1|yang atas`,
      `kedua|yang kedua|dua|nomor dua|nomor 2|no 2|opsi 2|opsi dua|pilihan kedua|pilihan 2|ke-2
        yang tengah`,
      `ketiga|yang ketiga|tiga|nomor tiga|nomor 3|no 3|opsi 3|opsi tiga|pilihan ketiga|pilihan 3
        ke-3`,
      'terakhir|yang terakhir|paling akhir|yang paling bawah',
    ],
    compare: `vs|versus|lawan|melawan|bandingkan|bandingin|banding|perbandingan|dibanding
      dibandingkan|beda|bedanya|perbedaan|perbedaannya|perbedaan antara|beda antara|antara
      orang yang sama|sama dengan|keduanya|kedua-duanya|mana yang lebih|lebih terpercaya|hubungan`,
    and: `dan|&|+|serta|plus|sama|dengan|juga`,
    or: `atau|ataukah|apa`,
    help: `bantuan|bantu|tolong bantu|tolong bantuin|bantuin|cara pakai|cara pakainya
      gimana cara pakai|bagaimana cara pakai|cara menggunakan|bagaimana cara menggunakan
      cara kerja|cara kerjanya|bagaimana cara kerja|bagaimana cara kerjanya|gimana cara kerjanya
      gimana caranya|bagaimana caranya|kamu bisa apa|bisa apa|bisa apa aja
      apa yang bisa kamu lakukan|apa yang kamu lakukan|kamu bisa apa saja|fungsimu apa
      apa fungsimu|kamu siapa|kamu apa|siapa kamu|perintah|petunjuk|panduan|instruksi|help|menu
      buat apa|bot apa ini|ini bot apa|gunanya apa|tutorial|bagaimana cara|gimana cara`,
    thanks: `terima kasih|terimakasih|makasih|makasi|mksh|trims|tq|thx|thank you|thanks|tengkyu
      nuhun|suwun|terima kasih banyak|makasih banyak|makasih ya`,
    praise: `keren|mantap|mantab|mantul|bagus|hebat|luar biasa|top|kece|jos|joss|gokil|gila|asik
      asyik|sip|sippp|oke banget|cakep|cantik|ganteng|jenius|pintar|pinter|canggih|bot bagus
      bot pintar|kerja bagus|terbaik|paling baik|suka|suka banget|cinta|sayang|aku suka|saya suka
      berguna|membantu|bermanfaat|salut|respek|legenda|selamat|wkwk|wkwkwk|wkwkwkwk|haha|hahaha
      lol|wow|wah|jelek|buruk|payah|sampah|benci|bosan|bodoh|ngeselin|setuju banget|bener banget
      lucu|ngakak|menarik|the best|idola|bangga|juara|raja|oh gitu|pantesan|ternyata|oalah|ooh`,
    greeting: `selamat pagi|selamat siang|selamat sore|selamat malam|selamat tidur|met pagi
      met malam|pagi semua|pagi semuanya|malam semua|selamat ulang tahun|hbd|selamat
      selamat datang|selamat tahun baru|selamat natal|gm|gn|sampai jumpa|dadah|sampai nanti
      salam untuk|salam|semangat|cc|sukses|semoga sukses|pagi|malam|siang|salam buat|peluk`,
    courtesy: `halo|hai|hi|hey|hei|helo|tolong|mohon|plis|pliss|please|pls|silakan|permisi|sih
      dong|deh|kok|nih|tuh|ya|yah|lah|kan|kah|dulu|saja|aja|banget|sekali|sebentar|bentar|cepat
      langsung|sekarang juga|benar-benar|sebenernya|tepatnya|persisnya|di sini|disini|sini|kak|bro
      sis|gan|min|bang|teman|guys|gaes|om|ok|oke|eh|ah|oh|hmm|semua|semuanya|sesuatu|pertanyaan
      mau tanya|tanya|nanya|numpang tanya|kalau bisa|kalo bisa|kalau boleh|boleh|dan|jadi|yang|yg
      nya|di|adalah|itu|kami|kita|buatku|buat saya|untukku|untuk saya|ke aku|ke saya|sedikit
      apa aja|aja dong`,
    statement: `aku ketemu|saya ketemu|ketemu|bertemu|baru ketemu|baru saja|baru aja|tadi|kemarin
      semalam|besok|minggu ini|aku pakai|saya pakai|aku pake|pakai untuk|aku pikir|saya pikir
      menurutku|menurut saya|kayaknya|aku suka|saya suka|aku cinta|aku percaya|saya percaya
      aku kerja|saya kerja|kerja di|kerja bareng|kerja sama|bekerja di|bekerja dengan|ngobrol
      ngobrol sama|ngobrol dengan|bicara dengan|aku tanya|aku nemu|aku lihat|aku baca|aku coba
      kami bangun|kami buat|kami pakai|kami|temanku|teman saya|temen gue|temen aku|sahabatku
      kakakku|adikku|bosku|bos saya|adalah teman|itu teman|sedang membangun|lagi bangun|membangun
      membuat|bikin|merilis|meluncurkan|menang|kalah|beli|membeli|menjual|bilang|katanya|kata
      memberitahuku|mengajari|membantu aku|nolongin|selalu|tidak pernah|gak pernah|berkat
      gara-gara|semua orang|orang-orang|pantas|harusnya dapat|aku rindu|kangen|ingat|semoga
      makan bareng|rekomendasi banget|fans|aku kenal|udah kenal|sudah kenal`,
    rhetorical: `siapa yang gak kenal|siapa yang tidak kenal|siapa sih yang gak
      siapa yang ga kenal|siapa yang gak tau|siapa sangka|siapa yang nyangka|siapa peduli
      semua orang tau|semua orang tahu|semua tau|semua orang kenal|seolah olah|seakan akan
      jangan kasih tau|jangan kasih tahu|jangan bilang|jangan jawab|jangan posting
      siapa yang butuh|andai`,
    only: `aja|saja|doang|hanya|cuma|cukup`,
    relative: `kakaknya|adiknya|abangnya|suaminya|istrinya|ibunya|ayahnya|bapaknya|bosnya
      sepupunya|pacarnya|anaknya|kucingnya|anjingnya|saudaranya|kakak|adik|suami|istri|pacar`,
    copula: `adalah|ialah|sedang|lagi|sudah|udah|akan|merupakan`,
    article: `si|sang|para|sebuah|seorang`,
    possessiveAfter: `nya|punya`,
    possessiveBefore: `milik|punya|punyanya`,
    on: `di|dari|pada|lewat|via|pakai|dalam|yang di|yg di`,
    endorse: `dukung|mendukung|saya mendukung|aku dukung|aku mendukung|endorse|saya endorse
      aku endorse|rekomendasikan|saya merekomendasikan|saya rekomendasikan|aku merekomendasikan
      aku rekomendasikan|saya jamin|aku jamin|gue jamin|gw jamin|jamin|cabut dukungan
      tarik dukungan|cabut endorsement|batalkan dukungan|withdraw|saya mau endorse|menjamin untuk
      menjamin|cabut endorse|tarik endorse|cabut jaminan`,
    callAfter: ``,
    common: `dan|atau|tapi|tetapi|karena|jika|kalau|agar|supaya|seperti|kayak|sampai|sejak|sudah
      udah|belum|masih|pernah|sangat|lebih|paling|kurang|banyak|sedikit|setiap|semua|beberapa
      hanya|cuma|hari|tahun|waktu|kali|tempat|hal|dunia|hidup|baru|lama|besar|kecil|pertandingan
      main|cuaca|harga|uang|presiden|token|kripto|proyek|aplikasi|kanal|eth|bitcoin|base|farcaster
      mungkin|juga|lagi|tadi|nanti|bisa|mau|akan|harus|dapat|jadi|menjadi|ke|dari|untuk|dengan
      oleh|menang|lawak`,
  },
  replies: {
    verifiedAccounts: { other: '{n} akun terverifikasi' },
    credentials: { other: '{n} kredensial' },
    noVerifiedAccounts: 'Belum ada akun terverifikasi',
    thisWallet: 'Dompet ini',
    more: '{list} dan {n} lainnya',
    or: '{list} atau {last}',
    also: 'Juga: {list}',
    notFoundList: 'Tidak ditemukan: {list}',
    notConfiguredList: 'Tidak dapat dicari di sini: {list}',
    notFound: 'Tidak ada yang bernama {name}. Coba nama Farcaster, nama ENS, alamat, atau “fid 3”.',
    notConfigured:
      '{name} tidak dapat dicari di sini: layanan ini tidak punya sumbernya. Coba nama Farcaster atau ENS.',
    unreachable: 'Sumber untuk {name} tidak merespons. Tanya lagi beberapa menit lagi.',
    limited: 'Batas pertanyaanmu sudah tercapai. Tanya lagi dalam satu jam, atau cari di {url}',
    which: 'Maksudmu {list}? Balas dengan angka.',
    help: 'Sebut {bot} dengan nama, nama ENS, alamat, “fid 3”, atau “jack di twitter”; atau balas sebuah cast hanya dengan sebutan itu; atau tulis “aku”.',
    notAName: '“{name}” tidak dapat dicari.',
    fid: 'fid {name} adalah {value}.',
    account: '{label} {name}: {value} ({grade})',
    wallet: 'Dompet {name}: {value} ({grade})',
    lacks: 'Setahuku {name} tidak punya {label}.',
    owner: 'Dompet ini milik {name} ({grade}).',
    since: 'sejak {date}',
    holds: '{name} punya: {list}',
    hasCredential: 'Ya, {name} punya {value}.',
    lacksCredential: 'Tidak, setahuku {name} tidak punya {value}.',
    verifiedBy: '{name} diakui oleh: {list}',
    notVerified: 'Setahuku belum ada yang mengakui {name}.',
    samePerson: 'Keduanya orang yang sama: {name}',
    differentPeople: 'Ini profil yang berbeda.',
    impostor: 'Bukan {name}, yang punya lebih banyak bukti atas nama seperti itu',
    endorse:
      'Untuk mendukung seseorang, tulis setelah sebutan: endorse, namanya dengan tanda at, “for”, dan sebuah keahlian.',
    grades: {
      proven: 'terbukti',
      confirmed: 'terkonfirmasi',
      reported: 'dilaporkan',
      claimed: 'diklaim, belum diverifikasi',
    },
  },
  phrases: [
    ['@whocast siapa {rish}?', 'fid:194'],
    ['@whocast kasih tau fid {rish} dong', 'fid:194'],
    ['@whocast apa alamat dompet {rish}?', 'fid:194'],
    ['@whocast siapa yang memverifikasi {rish}?', 'fid:194'],
    ['@whocast {rish} bisa dipercaya gak?', 'fid:194'],
    ['@whocast siapa orang ini', 'fid:5', 'reply'],
    ['@whocast siapa yang nulis ini?', 'fid:6', 'quote'],
    ['@whocast pengguna github torvalds', 'github:torvalds'],
    ['@whocast jack di twitter', 'twitter:jack'],
    ['@whocast siapa Linda Wijaya', 'name:Linda Wijaya'],
    ['@whocast siapa itu linda', 'fname:linda'],
    ['@whocast fid saya berapa?', 'fid:77'],
    ['@whocast siapa aku?', 'fid:77'],
    ['@whocast bandingkan {rish} dan {ada}', 'fid:194 fid:616'],
    ['@whocast siapa {rish}, bukan {ada}', 'fid:194'],
    ['@whocast {rish} tapi jangan {ada}', 'fid:194'],
    ['bukan, yang satunya: {rish}', 'fid:194', 'reply-to-bot'],
    ['maaf, maksudku linda', 'fname:linda', 'reply-to-bot'],
    ['sama untuk {rish}', 'fid:194', 'reply-to-bot'],
    ['yang kedua', 'ens:ted.eth', 'reply-to-bot-question'],
    ['{grok} apa pendapatmu tentang @whocast?', 'nothing'],
    ['terima kasih banyak @whocast', 'nothing'],
    ['@whocast {rish} itu teman saya', 'nothing'],
    ['@whocast bantuan', 'help'],
    ['@whocast saya dukung {rish} untuk desain', 'endorse'],
  ],
}
