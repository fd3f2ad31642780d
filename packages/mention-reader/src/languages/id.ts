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
      siapanya|siape|sape|sp sih|siapa tuh|siapa ya|siapa sebenernya|siapa sebenarnya|siapa dah
      siapa yak|siapa coba|siapa gerangan|saha|sinten|cino sapa|siapa namanya|itu siapa namanya
      siapa dibelakang|siapa pemilik akun|siapa yg punya|siapa yg nulis|siapa yg posting
      siapa yg buat|punya sapa|punyanya siapa|sopo sih|sopo toh`,
    interrogativeSubject: ``,
    question: `apa|apakah|apa itu|apaan|mana|yang mana|di mana|dimana|kapan|kenapa|mengapa
      bagaimana|gimana|gmn|berapa|ada|adakah|bisakah|bisa|ada yang|seseorang|sesuatu|emang
      emangnya
      kok bisa|brp|brapa|piro|kpn|knp|gmna|dmn|dimn|yg mana
      mananya|emg|emang iya|bener gak|bener ga|bener nggak|beneran gak|iya kan|ya kan|bkn|ada gak
      ada ga|ada nggak|adakah yang|pernahkah|punya gak|punya ga|dari mana|asal mana`,
    request: `beri tahu|beritahu|kasih tahu|kasih tau|kasi tau|tolong beri|tunjukkan|tunjukin
      perlihatkan|tampilkan|tampilin|cari|carikan|cariin|temukan|cek|cekin|ngecek|periksa
      verifikasi|konfirmasi|lihat|lihatkan|liat|kasih|kasih lihat|kasih liat|kasi|berikan|minta
      kirim|kirimkan|bagikan|sebutkan|jelaskan|jelasin|ceritakan|ceritain|kenalkan|kenalin
      perkenalkan|daftar|daftarkan|mau tahu|mau tau|pengen tahu|pengen tau|ingin tahu|ingin
      penasaran|saya mau|aku mau|saya ingin|saya butuh|aku butuh|butuh|perlu|tau|tahu|kamu tahu
      kamu tau|tau gak|tahu tidak|kenal|kamu kenal|kenal gak|ada yang tahu|ada yang tau
      ada yang kenal|bisa kasih|bisa cek|bisa carikan|bisa kasih tau|bisa percaya|percaya|ikuti
      info tentang|info soal|info dong|lihatin|buka|ambil|buatkan|bantu cari|coba cek|coba cari
      dong|tolong cekin|infoin|spill|bongkar|gatau siapa|kepoin|stalking|ceki|cekidot|cekkan
      cekin dong|cek dong|cekin dulu|liatin|liatin dong|liatkan|lihatin dong|kasih liat dong
      tampilin dong|munculin|keluarin|keluarkan|infokan|infonya dong|info donk|kasih info
      kasi info|kasih tau dong|kasi tau dong|kasitau|kasitahu|bagi info|bagi|bagi dong|bagiin
      mintain|minta info|minta data|minta tolong cek|tolong cek|tolong dicek|tolong cariin
      tolong carikan|tolong liatin|nyari|nyariin|lagi nyari|lagi cari|sedang mencari|mencari
      dicari|pengen liat|pengen lihat|pgn tau|pengin tau|pgn|pengen|kepengen|kepo|kepo dong
      kepo sama|kepo soal|aku kepo|gue kepo|gw kepo|mau kepo|mau cek|mau nanya
      mau liat|mau lihat|boleh tau|boleh tahu|boleh minta|boleh liat|boleh cek|boleh dicek
      boleh percaya|layak dipercaya|layak difollow|perlu follow|kudu follow|bisa dicek|bisa liat
      bisa lihat|bisa tampilin|bisa bantu cek|bisa bantu cari|ada yg tau|ada yg kenal|ada yg tahu
      ada info|ada info soal|ada info tentang|tau ga|tau nggak|kenal ga|kenal nggak|kenalin dong
      ceritain dong|jelasin dong|selidiki|telusuri|lacak|lacakin|stalk|stalkingin|ulik
      bongkar dong|spill dong|spill the tea|verif dong|bantu cek|bantuin cek|bantu liat
      bantuin cari|tolongin`,
    about: `tentang|soal|mengenai|ttg|dari|untuk|buat|dengan|pada|ke|perihal|sama|milik|punya
      ttng|tntg|seputar|dr|utk|bwt|dgn|ama|sm|pd`,
    fid: `fid|fidnya|fids|id farcaster|id|idnya|nomor id|nomor pengguna|fid nya|fidnya berapa
      nomor fid|no fid`,
    wallet: `wallet|walletnya|wallets|dompet|dompetnya|alamat|alamatnya|alamat dompet|alamat eth
      alamat wallet|addy|address|dompet kripto|walletku|wallet nya|alamat wallet nya|addressnya
      addrnya|alamatnya brp`,
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
      reputasi|reputasinya|spam|amanah|beneran orang|udah verif|verif|bodong|akun bodong
      penipu bukan|nipu gak|scam gak|scam ga|scam bukan|bodong ga|abal-abal|abal abal|kredibel ga
      amanah ga|aman ga|aman gak|aman nggak|jujur|bisa dipercaya ga|bisa dipercaya gak
      terpercaya ga|asli gak|asli ga|palsu gak|palsu ga|akun palsu|akun fake|akun bot
      bot bukan|manusia beneran|beneran gak|beneran ga|bnrn|ori|aseli
      gaje|mencurigakan ga|curiga|kang tipu|tukang tipu|tukang scam|rugpull`,
    accounts: `akun|akunnya|akun-akun|akun lain|medsos|media sosial|sosmed|sosmednya|sosial|tautan
      link|linknya|handle|username|nama pengguna|terhubung|tersambung|kuhubungkan|saya hubungkan
      aku hubungkan|terkait|situs|situs web|website|email|platform|profil di|akun lainnya
      akun lain nya|akun mana aja|akun apa aja|sosmed lain|sosmed lainnya|nyambung|kesambung
      kesambung ke|tersambung ke|terhubung ke|terkoneksi|konek|konek ke|connect ke|nyambung ke
      kehubung|dihubungkan|disambungin|disambungkan|aku sambungin|gue sambungin|gw sambungin
      kukoneksi|uname|unamenya|id gamenya`,
    profile: `profil|profilnya|kartu|kartunya|info|infonya|informasi|data|datanya|detail|detailnya
      bio|bionya|biografi|identitas|identitasnya|nama|namanya|nama asli|avatar|foto|lokasi
      lokasinya|riwayat|statistik|pengikut|kerja|kerjanya|kerja apa|pekerjaan|pekerjaannya
      kerjaannya|latar belakang|halaman|lebih lanjut|lebih banyak|ringkasan|sejak kapan|dari kapan
      sudah berapa lama|udah berapa lama|gabung kapan|kapan gabung|daftar kapan|kapan daftar
      profilenya|profilnya dong|kartu nama|kartunya dong|nama aslinya|umurnya|umur
      kerjaan|kerja dimana|kerja di mana|orang mana|asal|asalnya|latar belakangnya
      rekam jejak|jejak|datanya dong|biodata|biodatanya|fotonya|pp nya|gabung|gabung sejak
      gabungnya|join kapan|kapan join|kapan daftarnya|daftarnya|udah berapa lama main
      dari tahun berapa|sejak tahun`,
    person: `orang|orangnya|pengguna|user|cowok|cewek|pria|wanita|laki-laki|perempuan|mas|mbak
      pak|bu|bapak|ibu|kak|bang|si|pemilik|pembuat|pendiri|bernama|namanya|yang namanya|seorang
      sosok|akun bernama|kreator|pake nama|pakai nama|orang2|org|org2|orgnya|cowo|cewe|mas2|mbak2
      abang|om|tante|mang|kang|teh|neng|akang|cak|cuk|gus|bli|uda|uni|bro ini|anak|anaknya|bocah
      bocil|nama akun|yang bernama|yg bernama|yg namanya|yg nama|dengan nama|atas nama
      akun dgn nama|username nya|seleb|artis|influencer|seniman|pelukis|penyanyi|developer
      founder|om om|sesembak|mimin|admin`,
    pointing: `nih|ini|itu|dia|ia|nya|mereka|beliau|orang ini|orang itu|akun ini|akun itu
      pengguna ini|penulis|penulisnya|pembuat post|op|cast ini|post ini|postingan|postingan ini
      menulis|nulis|memposting|posting|dikutip|di atas|diatas|pesan|thread|cast|post|kutipan
      yang nulis|yang menulis|tulis|yg nulis|yang punya utas|yang punya thread|yang punya akun
      pemilik akun|pemilik utas|org ini|si ini|yang posting|yg posting|nih orang|ini orang
      ni orang|utas|orangnya|org itu|si dia|doi|doski|beliau ini|cowok ini|cewek ini|cowo ini
      cewe ini|mas ini|mbak ini|bang ini|abang ini|kakak ini|kak ini|om ini|anak ini|bocah ini
      akun yg ini|akun yang ini|ini akun|ini orangnya|ini si|ini yg nulis|yg nulis ini
      yg buat ini|yg bikin|yg bikin ini|yang bikin ini|yg ngepost|yang ngepost|yg bikin postingan
      yang bikin postingan|penulis cast|penulis cast ini|pembuatnya|si penulis|si pembuat
      si pemilik|yang di atas|yg di atas|yg diatas|atas gue|atasku|iki|iku|eta|ieu|kuwi|post nya
      castnya|postingannya`,
    he: `dia|ia|nya|beliau|mereka|orang ini|orang itu|akun ini|akun itu|pengguna ini|penulis
      penulisnya|op|orangnya|yang punya utas|yang punya thread|yang punya akun|pemilik akun
      pemilik utas|org ini|yang nulis|yg nulis|yang posting|yg posting|nih orang|ini orang
      ni orang|nih akun|doi|doski|cowok ini|cewek ini|cowo ini|cewe ini|mas ini|mbak ini
      abang ini|kakak ini|om ini|anak ini|bocah ini|ini akun|ini orangnya|yg nulis ini
      yg buat ini|yg bikin|yang bikin ini|yg ngepost|yang ngepost|yg bikin postingan
      yang bikin postingan|penulis cast|si penulis|si pembuat|si pemilik|yang di atas|yg di atas
      yg diatas|org itu|iki`,
    self: `aku|saya|gue|gw|gua|ku|diriku|diri saya|aku siapa|saya siapa|siapa aku|siapa saya
      siapa gue|giliranku|giliran saya|giliran aku|sekarang aku|sekarang saya|kalau aku
      kalau saya|akuu|sy|aq|ane|awak|beta|abdi|urang|kula|aing|inyong|saiki aku|punya gue
      punya gw|giliran gue|giliran gw|buat gue|gweh`,
    my: `akunku|dompetku|walletku|profilku|kartuku|fidku|ensku|alamatku|milikku|punyaku|punya saya
      punya aku|akun saya|dompet saya|wallet saya|profil saya|kartu saya|fid saya|ens saya
      alamat saya|akun aku|wallet aku|fid aku|profil aku|wallet gue|fid gue|profil gue|lencanaku
      lencana saya|kredensialku|kredensial saya|data saya|identitasku|twitterku|githubku
      punya gw|punya gue|dompetku yg
      akunku yg|datadiriku
      dataku|namaku|verifku|badgeku`,
    you: `kamu|kau|anda|lu|lo|loe|kalian|mu|menurutmu|menurut kamu|menurut lo|menurut anda
      pendapatmu|pendapat kamu|gimana menurutmu|apa pendapatmu|sudah coba|udah coba|pernah coba
      pernah pakai|pernah lihat|cobain|cobalah|coba|pakai|pakailah|tanya|tanyain|tanyakan ke
      tanya ke|kamu harus|harusnya kamu|udah liat|kmu|km|lw|elu|elo|ente|sampeyan|kalian semua
      menurut kalian|menurutmu gimana|gmn menurut|gimana menurut lu|pd pake|pada pake|udah pada
      pernah pake|udah pake|cobain deh|coba deh|cobain dong|cobain aja|pake aja|follow aku
      follow gue|follow balik|folbek|fb ya|gabung yuk|ikutan yuk|yuk|ayo|ayok|jangan lupa follow
      kalian harus|lo harus`,
    not: `bukan|bukan si|tidak|tidak termasuk|kecuali|selain|tanpa|jangan|jangan sertakan
      jangan masukkan|tapi bukan|tapi jangan|dan bukan|abaikan|lewati|daripada|alih-alih|ketimbang
      di luar|keluarkan|hapus|buang|lupakan|minus|gak usah|ga usah|nggak usah|tidak usah|enggak
      kecualikan|bkn|bukannya|bukan yg|bukan yang|tp bukan|tapi gak|tapi ga|tapi nggak
      ga termasuk|gak termasuk|nggak termasuk|gausah|gak usah yg|gak perlu|ga perlu|nggak perlu
      ndak usah|kecuali si|selain si|jgn|jgn si|skip|skip aja|lewatin|lewatkan|coret|singkirkan
      abaikan si|ora`,
    notAfter: `dikecualikan|jangan|tidak usah|gak usah|gausah|ga usah|nggak usah|ga perlu
      gak perlu|nggak perlu|skip|skip aja|jgn|gak jadi|ga jadi|nggak jadi|coret aja|kecuali
      enggak|bukan`,
    correction: `maaf|sori|sorry|maksudku|maksud saya|maksud gue|maksudnya|yang kumaksud
      yang saya maksud|salah|salah orang|salah ketik|typo|keliru|eh|ralat|koreksi|melainkan|tapi
      yang lain|yang lainnya|yang satunya|satunya|satunya lagi|lain|bukan itu|bukan dia
      bukan yang itu|bukan yang ini|sama|sama untuk|sama juga|hal yang sama|hal yang sama untuk
      juga|juga untuk|untuk|begitu juga|sekarang|selanjutnya|berikutnya|lalu|terus|kalau|kalo
      bagaimana dengan|gimana dengan|gimana kalau|ups|sebenarnya|sebetulnya|lagi|ulang|ulangi
      seharusnya|harusnya|lakukan hal yang sama|maksud gw|yang gue tanya|yang aku maksud
      yang gue maksud|mksdnya|mksd|mksdku|mksd gue|mksd gw|maksudnya itu|maksudnya si
      maksud gue tuh|maksud saya itu|yg aku maksud|yg gue maksud|yg gw maksud|yg kumaksud
      yg dimaksud|yang dimaksud|sorry maksudnya|sori maksudnya|maap|maaf ya|maapkeun|mf
      punten salah|salah sebut|salah mention|salah tag|salah tulis|salah nama|salah akun
      salah orang deh|ketuker|tertukar|keliru sebut|tipo|autocorrect|auto correct|eh bukan
      eh salah|eh maaf|eh sori|eh sorry|bukan ding|ding|bukan deng|deng|tunggu|bentar salah
      harusnya si|harusnya sih|yg satunya|yg satu lagi|yang satu lagi|yg lain|yg lainnya
      satu lagi|satu lagi dong|lagi dong|sekalian|sekalian cek|sekalian sama|sekalian juga
      sekalian si|terus kalau|terus kalo|trus|trs|trus kalo|kalo si|kalau si|klo|klo si
      gimana kalo|gimana sama|gmn kalo|gmn dengan|gmn sama|bgmn dgn|kalo yg|kalau yang|abis itu
      habis itu|setelah itu|next|next dong|lanjut|lanjut ke|lanjut si|sama halnya|sama aja buat
      sama buat|hal sama|ulang lagi|coba lagi|sekali lagi|wkt|satu lagi si`,
    yes: `ya|iya|yap|yoi|yup|betul|benar|bener|tepat|itu dia|yang itu|yang ini|ok|oke|setuju|tentu
      iya itu|ya tolong|y|yoyoy|yoii|yap betul|bener itu|iya dia|iya yg itu|nah itu|nah iya|nah
      itu orangnya|itu dia orangnya|sip itu|yg itu|yg ini|ho oh|hooh|iyah|iyaa|yess|gas`,
    no: `tidak|nggak|enggak|gak|ga|tdk|bukan|bukan semuanya|tidak ada|gak ada|nggak ada
      tidak satu pun|bukan keduanya|lupakan|lupain aja|gak jadi|tidak jadi|nggak jadi|batal
      bukan siapa-siapa|engga|nda|ndak|kagak|kaga|ora|gaada|ga ada|gak satupun|ga satupun
      ga dua duanya|gak dua-duanya|bukan ketiganya|udah gak usah|ga jadi deh|gajadi|udahlah
      skip deh`,
    every: 'semua|semuanya|dua duanya|duanya|ketiganya|keduanya|tiga tiganya',
    ordinals: [
      `pertama|yang pertama|satu|nomor satu|nomor 1|no 1|opsi 1|opsi satu|pilihan pertama
        pilihan 1|yang kesatu|kesatu|ke-1|yang atas|no.1|no satu|nomer 1|nomer satu|yg pertama
        yg 1|yg atas|satu aja|no 1 aja|ke 1|pertama aja`,
      `kedua|yang kedua|dua|nomor dua|nomor 2|no 2|opsi 2|opsi dua|pilihan kedua|pilihan 2|ke-2
        yang tengah|no.2|no dua|nomer 2|nomer dua|yg kedua|yg 2|yg tengah|ke 2|kedua aja`,
      `ketiga|yang ketiga|tiga|nomor tiga|nomor 3|no 3|opsi 3|opsi tiga|pilihan ketiga|pilihan 3
        ke-3|no.3|no tiga|nomer 3|nomer tiga|yg ketiga|yg 3|ke 3|ketiga aja`,
      `terakhir|yang terakhir|paling akhir|yang paling bawah|yg terakhir|paling bawah|yg paling bawah
        yg bawah|yang bawah|buncit`,
    ],
    compare: `vs|versus|lawan|melawan|bandingkan|bandingin|banding|perbandingan|dibanding
      dibandingkan|beda|bedanya|perbedaan|perbedaannya|perbedaan antara|beda antara|antara
      orang yang sama|sama dengan|keduanya|kedua-duanya|mana yang lebih|lebih terpercaya|hubungan
      bandingin dong|bandingin sama|banding sama|bedain|apa bedanya|bedanya apa|beda apa|mending
      mending mana|bagusan mana|bagusan siapa|lebih bagus mana|lebih terkenal|terkenal mana
      siapa yang lebih|siapa yg lebih|orang sama|orangnya sama|satu orang|apakah sama
      sama gak orangnya|sama ga sih|kaitan|kaitannya|hubungannya|hubungan apa|kesamaan|adu`,
    and: `dan|&|+|serta|plus|sama|dengan|juga|n|dn|ama|sm`,
    or: `atau|ataukah|apa|ato|ataw|atw`,
    help: `bantuan|bantu|tolong bantu|tolong bantuin|bantuin|cara pakai|cara pakainya
      gimana cara pakai|bagaimana cara pakai|cara menggunakan|bagaimana cara menggunakan
      cara kerja|cara kerjanya|bagaimana cara kerja|bagaimana cara kerjanya|gimana cara kerjanya
      gimana caranya|bagaimana caranya|kamu bisa apa|bisa apa|bisa apa aja
      apa yang bisa kamu lakukan|apa yang kamu lakukan|kamu bisa apa saja|fungsimu apa
      apa fungsimu|kamu siapa|kamu apa|siapa kamu|perintah|petunjuk|panduan|instruksi|help|menu
      buat apa|bot apa ini|ini bot apa|gunanya apa|tutorial|bagaimana cara|gimana cara|tolongg
      tolong dong|minta tolong|butuh bantuan|perlu bantuan|bantu dong|bantuin dong|bantu aku
      bantu saya|bingung cara|cara pake|cara pakenya|cara pakenya gimana|cara makenya
      cara makenya gimana|gimana cara pake|gmn cara pake|gmn cara|gimana sih caranya
      caranya gimana|caranya gmn|makenya gimana|pakenya gimana|gimana makenya|gimana pakenya
      gunanya apa sih|fungsinya apa|fungsinya|fungsi bot ini|fungsi kamu|fungsi lo|kegunaan
      kegunaannya|bisa ngapain|bisa ngapain aja|kamu bisa ngapain|lo bisa ngapain|lu bisa ngapain
      bisa apa sih|bisa apa aja sih|ngapain aja|kerjanya apa|kerjanya gimana|ini bot apa sih
      bot apaan|bot apaan nih|ini bot apaan|bot buat apa|buat apa sih|buat apaan|apa sih ini
      ini apaan|lo siapa|lu siapa|kamu ini apa|lo apaan|perintahnya|perintah apa aja
      daftar perintah|command nya|commandnya|contoh|contohnya|kasih contoh|contoh dong
      saya baru di sini|baru gabung|aku baru|gue baru|newbie|pemula|tutorialnya|tutor dong|ajarin
      ajarin dong|cara tanya|nanya apa aja|bisa tanya apa|harus ketik apa|ketik apa`,
    thanks: `terima kasih|terimakasih|makasih|makasi|mksh|trims|tq|thx|thank you|thanks|tengkyu
      nuhun|suwun|terima kasih banyak|makasih banyak|makasih ya|trimakasih|trimakasi|makasii
      makasiih|makasihh|mksih|mks|tengkiu|tengkyuu|thanks ya|thank u|tysm|thx ya|tks|matur nuwun
      maturnuwun|hatur nuhun|suwun ya|terimakasih banyak|makasih bot|makasih bang|makasih kak
      alhamdulillah makasih|jazakallah|arigato`,
    praise: `keren|mantap|mantab|mantul|bagus|hebat|luar biasa|top|kece|jos|joss|gokil|gila|asik
      asyik|sip|sippp|oke banget|cakep|cantik|ganteng|jenius|pintar|pinter|canggih|bot bagus
      bot pintar|kerja bagus|terbaik|paling baik|suka|suka banget|cinta|sayang|aku suka|saya suka
      berguna|membantu|bermanfaat|salut|respek|legenda|selamat|wkwk|wkwkwk|wkwkwkwk|haha|hahaha
      lol|wow|wah|jelek|buruk|payah|sampah|benci|bosan|bodoh|ngeselin|setuju banget|bener banget
      lucu|ngakak|menarik|the best|idola|bangga|juara|raja|oh gitu|pantesan|ternyata|oalah|ooh
      wkwkwkwkwk|wkwkwkwkwkwk|wkkwk|wkwkw|awokwok|awokawok|awkwkwk|xixixi|hihi|hihihi|hehe|hehehe
      hahahaha|ngakak so hard|ngakak parah|ngakak bgt|kocak|kocak bgt|receh|lawak|gokil parah
      keren bgt|keren banget|keren abis|kerennn|mantappp|mantap jiwa|mantep|mantul abis
      joss gandos|josss|jos gandos|gacor|gacor kang|cadas|sangar|ngeri|ngeri kali|dewa|suhu|sepuh
      respect|hormat|salut bgt|salut banget|bagus bgt|bagus banget|good job|kerja bagus bot
      pinter bgt|pinter banget|cerdas|genius|baik|baik hati|lope|lope lope|lop u|love u
      sayang kamu|suka bgt|demen|cinta banget|terharu|terkesan|takjub|kagum|idolaku|panutan
      panutanku|inspirasi|membanggakan|jelek bgt|jelek banget|burik|ampas|sampah banget|anjir
      anjay|anjrit|anjing|anjg|njir|njirr|njing|bangsat|bgst|babi|goblok|goblog|tolol|bego|dongo
      bloon|idiot|kampret|kampang|asu|jancok|jancuk|cok|cuk lah|tai|taik|bacot|berisik|diem
      diam lu|diam kau|minggir|ga guna|gak guna|ga berguna|gak berguna|nggak berguna|ga jelas
      gak jelas|gaje bgt|lemot|lelet|payah bgt|kecewa|mengecewakan|malu2in|malu-maluin|memalukan
      norak|alay|lebay|garing|bosen|membosankan|ngebosenin|sedih|sedih bgt|kasihan|kasian
      sayang sekali|sayangnya|astaga|astagfirullah|ya ampun|yaampun|ya allah|ya tuhan|buset
      busett|busyet|waduh|waduhh|wadaw|wah gila|gila sih|gila banget|gilaa|waw|wew|widih|widihh
      wih|wihh|mantengin|baru tau|baru tahu|pantes|pantes aja|pantas|oh pantes|oh gitu ya|oh iya
      oh ya|ohh|ooh gitu|oalahh|owalah|yaelah|yaudah|ya udah|yaudah deh|oke deh|oke siap|siap
      siap bos|siapp|sip deh|paham|ngerti|ngerti sih|masuk akal|fix|valid|valid no debat|setuju
      setuju bgt|bener juga|bener sih|iya juga|iya sih`,
    greeting: `selamat pagi|selamat siang|selamat sore|selamat malam|selamat tidur|met pagi
      met malam|pagi semua|pagi semuanya|malam semua|selamat ulang tahun|hbd|selamat
      selamat datang|selamat tahun baru|selamat natal|gm|gn|sampai jumpa|dadah|sampai nanti
      salam untuk|salam|semangat|cc|sukses|semoga sukses|pagi|malam|siang|salam buat|peluk
      met pagi semua|met siang|met sore|met tidur|met malem|met bobo|met hari|met ultah
      met weekend|selamat ultah|selamat hari|selamat hari raya|selamat idul fitri|selamat lebaran
      selamat weekend|selamat akhir pekan|selamat beristirahat|selamat istirahat|selamat berlibur
      selamat menikmati|selamat berbuka|selamat berpuasa|selamat menunaikan|minal aidin
      mohon maaf lahir|happy weekend|happy sunday|pagi guys|pagi gaes|pagii|siang semua
      sore semua|malem semua|malem|sore|gut nite|gud nite|assalamualaikum|assalamu'alaikum|asslm
      waalaikumsalam|wassalam|halo semua|halo semuanya|hai semua|hai semuanya|halo guys|halo gaes
      dadah semua|bye|sampai besok|sampai ketemu|hati hati|hati-hati|jaga kesehatan|cepat sembuh
      gws|semoga lekas sembuh|turut berduka|sukses selalu|sukses terus|salam kenal|salam hangat
      salam sayang|peluk jauh|semangat pagi|semangat terus|sehat selalu|barakallah|hbd ya`,
    courtesy: `halo|hai|hi|hey|hei|helo|tolong|mohon|plis|pliss|please|pls|silakan|permisi|sih
      dong|deh|kok|nih|tuh|ya|yah|lah|kan|kah|dulu|saja|aja|banget|sekali|sebentar|bentar|cepat
      langsung|sekarang juga|benar-benar|sebenernya|tepatnya|persisnya|di sini|disini|sini|kak|bro
      sis|gan|min|bang|teman|guys|gaes|om|ok|oke|eh|ah|oh|hmm|semua|semuanya|sesuatu|pertanyaan
      mau tanya|tanya|nanya|numpang tanya|kalau bisa|kalo bisa|kalau boleh|boleh|dan|jadi|yang|yg
      nya|di|adalah|itu|kami|kita|buatku|buat saya|untukku|untuk saya|ke aku|ke saya|sedikit
      apa aja|aja dong|yng|yaa|yak|ye|donk|dongs|dong ah|plisss|plss|plz|please dong|tolong ya
      tlg|tlong|tolng|mohon bantuan|mohon maaf|punten|nuwun sewu|misi|permisi kak|permisi min
      kak min|minn|bot min|mimin bot|botnya|bot|si bot|bang bot|om bot|kak bot|bos|boss|bosku
      bosque|juragan|suhu|sepuh|master|ndan|komandan|sob|sobat|kawan|kawan2|temen2|teman2
      teman-teman|temen-temen|gais|guyss|gess|cuy|cui|coy|coi|jir|bray|lur|dulur|sedulur|kang|teh
      euy|atuh|mah|teh eta|tah|ahh|si|sih ya|sih ini|seh|kek|tho|toh|to|lho|loh|lo kok|nah|naah
      nih ya|tuh kan|noh|noh itu|gitu|gtu|gt|gini|gni|kyk|kayak|kyknya|kayanya|keknya
      kayaknya sih|mungkin|kali|kali ya|barangkali|kebetulan|btw|ngomong2|ngomong-ngomong|oiya
      oh iya|eh btw|jujur|jujur aja|serius|seriusan|srs|beneran deh|sumpah|demi|sebenarnya
      sebenernya sih|sejujurnya|cuma mau|cuma|cm|doang|aja deh|ajah|aj|saja ya|deh ya|iseng
      iseng2|iseng aja|iseng doang|penasaran aja|pensaran|gabut|lagi gabut|random|mau nanya dong
      mau tanya dong|nanya dong|nanya dikit|numpang nanya|tanya dong|tanya dikit|ada pertanyaan
      pertanyaan bodoh|cepetan|buruan|buru2|sekarang|skrg|skrang|skr|urgent|asap|bgt|bngt|bngtt
      bgttt|bet|amat|pisan|tenan|bener2|bnr2|gitu deh|gitu sih|gitulah|begitu`,
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
      makan bareng|rekomendasi banget|fans|aku kenal|udah kenal|sudah kenal|ceunah|cenah
      katanya sih|kata temen|kata orang|kt nya|konon|denger2|denger-denger|kabarnya|menurut gue
      menurut gw|mnrt gue|mnrt gw|mnrt aku|gue rasa|gw rasa|aku rasa|kurasa|gue pikir|gw pikir
      kupikir|gue kira|kukira|aku kira|kirain|kayaknya dia|keliatannya|gue yakin|gw yakin
      aku yakin|yakin|sumpah gue|gue suka|gw suka|gue pake|gw pake|gue pakai|gue kerja|gw kerja
      gue lagi|gw lagi|aku lagi|lagi sama|lagi di|lagi makan|lagi ngopi|lagi nongkrong|nongkrong
      nongkrong sama|ngopi sama|ngopi bareng|makan sama|makan siang sama|kemaren|kmrn|kmaren
      tadi pagi|tadi malam|tadi malem|barusan|baru2 ini|kemarin2|minggu lalu|bulan lalu
      tahun lalu|tiap hari|setiap hari|besok mau|nanti malam|dapet|dpt|dapat dari|dikasih|dikasi
      dikirimin|dikirim|ngirim|ngasih|ngasih tau|ngajarin|ngajak|diajak|ngenalin|dikenalin
      dibilangin|dibilang|ngomong|ngomongin|cerita|nyebut|nyaranin|nyuruh|disuruh|disuruh nanya
      rekomendasiin|ngutang|utang|hutang|utangnya|minjem|pinjam|bayarin|traktir|nraktir|ngeblok
      diblok|di block|ngeblock|unfollow|diunfollow|follow gue kemarin|jualan|rilis|launching
      ngerilis|nyobain|udah nyobain|udah coba|lupa|kelupaan|ketiduran|kebangun|bangun tidur|capek
      laper|ngantuk|pusing|happy|hepi|seneng|senang|sebel|kesel|bete|galau|rindu|kangen sama
      emang|emang gitu|emang keren|memang|selalu aja|dari dulu|dari tadi|kayak biasa
      seperti biasa|orang paling|orangnya asik|orangnya baik|temenku|bestie|bestieku|sohib
      pacarku|pacar gue|suamiku|istriku|bokap|nyokap|ortu|kakak gue|adek gue|bos gue|mantan gue
      udah tau|udah tahu|gue kenal|gw kenal|sudah tau`,
    rhetorical: `siapa yang gak kenal|siapa yang tidak kenal|siapa sih yang gak
      siapa yang ga kenal|siapa yang gak tau|siapa sangka|siapa yang nyangka|siapa peduli
      semua orang tau|semua orang tahu|semua tau|semua orang kenal|seolah olah|seakan akan
      jangan kasih tau|jangan kasih tahu|jangan bilang|jangan jawab|jangan posting
      siapa yang butuh|andai|siapa juga yg|siapa yg nanya|siapa yang nanya|siapa nanya
      ga ada yg nanya|gak ada yang nanya|siapa yg peduli|siapa suruh|siapa yg gak kenal
      siapa yg ga kenal|siapa yg tidak kenal|siapa yg ga tau|siapa yg gatau|semua juga tau
      semua juga tahu|semua org tau|semua orang juga tau|anak kecil juga tau|seolah|seolah-olah
      seakan|jgn kasih tau|jgn bilang|jgn dijawab|jangan dijawab|ga usah dijawab|gak usah dijawab
      gausah dijawab|mana ada|mana peduli|bodo amat|bodoamat|masa bodo|emang gue pikirin
      emang penting|entahlah|tau ah|tau deh|mbuh|au ah`,
    only: `aja|saja|doang|hanya|cuma|cukup|cm|doank|semata|cukup si|hanya si|cuma si|khusus`,
    relative: `kakaknya|adiknya|abangnya|suaminya|istrinya|ibunya|ayahnya|bapaknya|bosnya
      sepupunya|pacarnya|anaknya|kucingnya|anjingnya|saudaranya|kakak|adik|suami|istri|pacar
      mamanya|papanya|mamaku|papaku|ibuku|bapakku|ayahku|suami gue|istri gue|pacar gue|mantannya
      mantan|anakku|keponakan|om nya|tantenya|neneknya|kakeknya|temannya|temennya|sahabatnya
      tetangganya|bosnya itu
      atasannya|atasan|manajernya|pengacaranya|mitranya|rekannya|partnernya|tunangannya
      mertuanya|iparnya|kekasihnya|sahabat|majikannya`,
    copula: `adalah|ialah|sedang|lagi|sudah|udah|akan|merupakan`,
    article: `si|sang|para|sebuah|seorang`,
    possessiveAfter: `nya|punya`,
    possessiveBefore: `milik|punya|punyanya`,
    on: `di|dari|pada|lewat|via|pakai|dalam|yang di|yg di|d|dr|lewat akun|via akun|pake|pakek
      pakai akun|di app|di aplikasi`,
    endorse: `dukung|mendukung|saya mendukung|aku dukung|aku mendukung|endorse|saya endorse
      aku endorse|rekomendasikan|saya merekomendasikan|saya rekomendasikan|aku merekomendasikan
      aku rekomendasikan|saya jamin|aku jamin|gue jamin|gw jamin|jamin|cabut dukungan
      tarik dukungan|cabut endorsement|batalkan dukungan|withdraw|saya mau endorse|menjamin untuk
      menjamin|cabut endorse|tarik endorse|cabut jaminan|dukungan|dukungan untuk|dukungan buat
      endorsement|endorsementku|rekomendasi dari saya|rekomendasi dariku|rekomendasiku
      aku jaminin|jaminan|jaminanku|gue jaminin|gw jaminin|berani jamin|berani menjamin
      bertanggung jawab|bertanggung jawab atas|saya tanggung|aku tanggung|vouch|vouch buat
      vouch untuk|aku vouch|gue vouch|gw vouch|cabut vouch|cabut dukunganku|cabut rekomendasi
      cabut rekomendasiku|tarik rekomendasi|tarik dukunganku|tarik kembali|batalin
      batalin endorse|batalkan endorse|batalkan rekomendasi|cabut endorsementku|mau rekomendasiin
      mau rekomendasikan|pengen rekomendasiin`,
    callAfter: ``,
    common: `dan|atau|tapi|tetapi|karena|jika|kalau|agar|supaya|seperti|kayak|sampai|sejak|sudah
      udah|belum|masih|pernah|sangat|lebih|paling|kurang|banyak|sedikit|setiap|semua|beberapa
      hanya|cuma|hari|tahun|waktu|kali|tempat|hal|dunia|hidup|baru|lama|besar|kecil|pertandingan
      main|cuaca|harga|uang|presiden|token|kripto|proyek|aplikasi|kanal|eth|bitcoin|base|farcaster
      mungkin|juga|lagi|tadi|nanti|bisa|mau|akan|harus|dapat|jadi|menjadi|ke|dari|untuk|dengan
      oleh|menang|lawak|jgn|tdk|blm|sdh|dah|udh|uda|dlu|dl|tp|tpi|krn|krna|karna|gara2|soalnya
      makanya|padahal|walau|walaupun|meski|biar|biarin|terlalu|cukup|agak|rada|lumayan|hampir
      paling2|sering|jarang|kadang|kadang2|minggu|senin|selasa|rabu|kamis|jumat|sabtu|bulan|jam
      menit|detik|pagi ini|siang ini|malam ini|rumah|kantor|sekolah|kampus|jalan|kota|desa
      jakarta|bandung|kopi|nasi|makan|minum|tidur|jalan2|liburan|hujan|panas|dingin|bola|gol
      timnas|film|drakor|lagu|musik|buku|video|hp|laptop|motor|mobil|internet|kuota|sinyal|grup
      tim|perusahaan|pasar|cuan|rugi|profit|modal|airdrop|garapan|daily|swap|kelar|beres|claim
      klaim|mint|gas fee|saldo|duit|rupiah|dolar|gaji|mahal|murah|gratis|rame|ramai|sepi|sendiri
      sendirian|bareng|bersama|dulu|duluan|tadinya|akhirnya|awalnya|biasanya|lagian|pokoknya
      intinya|escrow|takut|kebagian|ntar|entar|besok|lusa|begini|istirahat|lupa|kudet|gaptek
      sebut|kedaftar`,
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
