import type { Language } from '../language.ts'

/**
 * Endings follow an apostrophe on names and platforms (`{rish}'in cüzdanı`, `twitter'daki jack`);
 * stems with `*` cover those of common nouns. What is left out stands before `değil` and `hariç`.
 */
export const turkish: Language = {
  code: 'tr',
  grammar: { letters: /[ğış]|İ/u, isAgglutinative: true },
  vocabulary: {
    interrogative: `kim|kimdir|kimin|kime|kimi|kimmiş|kimsin|kimler|kimlerdir|kimsiniz|arkasında kim var
      arkasında|kim ki|kim acaba|kim lan|kmi|kimm|kime ait|kim yazdı|kim paylaştı|kim attı|tanımla
      kimliğini bul|kimliği|kimin nesi|kimlerden|kim oluyor|neyin nesi|kimde|necidir|kim la
      kim yahu`,
    interrogativeSubject: ``,
    question: `ne|nedir|neler|nelerdir|hangi|hangisi|hangileri|nerede|nereden|nereli|nasıl|nasil
      neden|niye|ne zaman|kaç|mi|mı|mu|mü|midir|mıdır|mudur|müdür|var mı|varmı|var mi|yok mu|acaba
      biri|kimse|bir şey`,
    request: `göster|goster|gösterir misin|gösterin|söyle|soyle|söyler misin|söyler misiniz
      söylesene|bul|bulur musun|bulabilir misin|bulun|bulsana|ara|arar mısın|araştır|arastir
      araştırır mısın|bak|bakar mısın|bakar misin|bakabilir misin|baksana|ver|verir misin|verin
      versene|getir|getirir misin|paylaş|paylaşır mısın|listele|kontrol et|kontrol eder misin
      doğrula|dogrula|teyit et|sorgula|tanıt|tanıtır mısın|anlat|anlatır mısın|anlatsana|açıkla
      özetle|öğren|öğrenmek istiyorum|bilmek istiyorum|görmek istiyorum|merak ediyorum|merak ettim
      istiyorum|lazım|lazim|gerek|gerekiyor|biliyor musun|biliyor musunuz|biliyo musun
      bilen var mı|tanıyor musun|taniyor musun|tanıyor musunuz|tanır mısın|bilgi ver
      bilgi verir misin|yaz|yazar mısın|gönder|at|çıkar|güvenebilir miyim|güvenilir mi
      güvenmeli miyim|takip etmeli miyim|incele|yap|yapar mısın|bakıver|bi bak|göstersene`,
    about: `hakkında|hakkinda|hk|ile ilgili|ilgili|dair|için|icin`,
    fid: `fid|fidi|fidsi|fids|farcaster id|farcaster idsi|id|idsi|kimlik numarası|numarası`,
    wallet: `cüzdan*|cuzdan*|wallet*|adres*|eth adresi|address`,
    ens: `ens|ensi|ens adı|ens ismi|ens adresi|eth adı|eth ismi|.eth|basename`,
    credentials: `rozet*|sertifika*|belge|belgesi|belgeleri|belgeler|kimlik bilgisi|yeterlilik*
      onaylar*|tasdik*|badge*|credential*|poap*|referans*|attestation*|doğrulamalar|doğrulamalarım`,
    holds: `sahip|sahip mi`,
    verifiers: `kim doğruladı|kim dogruladi|kim doğrulamış|kimler doğruladı|kimler doğrulamış
      doğrulayan|kim onayladı|kim onaylamış|kimler onayladı|onaylayan|kim kefil|kefil|kimler kefil
      kim kefil oldu|kim tasdik etti|tasdik eden|kim tasdikledi|kim sertifika verdi|kim teyit etti
      tarafından doğrulandı|tarafından onaylandı|doğruladı|dogruladi|onayladı|doğrulayanlar`,
    trust: `gerçek|gercek|gerçek mi|gerçekten|sahte|sahte mi|fake|güvenilir|guvenilir|güvenli
      güven|güvenebilir|güvenebilirim|dolandırıcı|dolandirici|dolandırıcı mı|scam|scammer|bot mu
      bot|robot|insan|insan mı|gerçek kişi|gerçek bir kişi|gerçek biri|legit|orijinal|resmi
      doğrulanmış|onaylı|onaylanmış|şüpheli|taklit|itibar*|spam|meşru|sağlam|sağlam mı
      güvenilir mi|güvenilir biri`,
    accounts: `hesap*|hesab*|sosyal|sosyal medya|link|linki|linkleri|kullanıcı adı|kullanici adi
      kullanıcı adları|bağlı|bağlantı*|bağladığım|bağladım|bağlı hesaplar|handle*|site|sitesi
      web sitesi|e-posta|mail|platform*|username`,
    profile: `profil*|kart|kartı|kartını|kartımı|bilgi*|info|detay*|bio*|biyografi*|kimlik|kimliği
      kimliğini|isim|ismi|adı|gerçek adı|avatar*|fotoğraf*|konum*|geçmiş*|istatistik*|takipçi*
      ne iş yapar|ne iş yapıyor|iş|mesleği|yapıyor|çalışıyor|sayfa*|özet*|daha fazla|hayat*
      ne zamandan beri|ne zamandır|kaç yılından beri|ne zaman katılmış|ne zaman katıldı
      katılım tarihi|kayıt tarihi|kaç yıldır|ne kadar süredir`,
    person: `kişi|kişi*|kisi*|kullanıcı|kullanıcısı|kullanici|kullanicisi|kullanıcı*|adam|adamı
      kadın|kız|çocuk|eleman|herif|insan*|kurucu*|sahibi|sahibini|adlı|isimli|denen|diye biri
      hanım|bey|abi|abla|kardeş|tip|ismiyle`,
    pointing: `bu|şu|o|bunu|bunun|buna|onu|onun|ona|şunu|şunun|bu kişi|bu adam|bu kullanıcı
      bu hesap|şu kişi|o kişi|bunlar|onlar|onların|yazar|yazarı|yazan|yazdı|paylaşan|paylaştı|atan
      alıntılanan|yukarıdaki|gönderi|bu gönderi|bu gönderiyi|bu castı|bu cast|mesaj|op|kendisi
      cast|post|alıntı|alıntıladığım|alıntıladığım kişi|alıntılanan kişi|bu arkadaş|bu şahıs
      bu eleman|bu tip|konu sahibi|bu zat|bu abi|bu abla|bu hanım|bu bey|şu arkadaş|şu adam
      şu eleman|bu herif|şu herif|bu dayı`,
    he: `o|onu|onun|ona|onlar|onların|bu kişi|bu adam|bu kullanıcı|bu hesap|şu kişi|o kişi|yazar
      yazarı|op|kendisi|bu kadın|bu eleman|bu arkadaş|bu şahıs|bu tip|konu sahibi|bu zat|bu abi
      bu abla|bu hanım|bu bey|şu arkadaş|şu adam|şu eleman|bu herif|şu herif|bu dayı`,
    self: `ben|beni|benim|bana|kendim|kendimi|kendime|kimim|ben kimim|benimki|ben de|şimdi ben
      sıra bende|bende`,
    my: `benim|benimki|benimkiler|cüzdanım|cüzdanlarım|cüzdanımı|cüzdanlarımı|hesabım|hesaplarım
      hesaplarımı|hesabımı|profilim|profilimi|kartım|kartımı|fidim|fid'im|ensim|adresim|adreslerim
      rozetlerim|bağladığım|bizim|adresimi|rozetlerimi|kimliğim|bilgilerim|bilgilerimi|hakkımda
      benim hakkımda|bağladım|doğruladım|bağlamışım`,
    you: `sen|seni|sana|senin|siz|size|sizin|ne düşünüyorsun|düşünüyorsun|düşünüyorsunuz|denedin
      denedin mi|denediniz|gördün|gördün mü|kullandın|kullandın mı|duydun|duydun mu|dene|deneyin
      kullan|kullanın|sor|sorsana|tavsiye eder misin|sence|sizce|baktın|biliyorsun|musun|misin
      mısın|müsün|etsene`,
    not: `ama şunu değil`,
    notAfter: `değil|degil|değildi|hariç|haric|dışında|disinda|dışındaki|olmadan|yerine|olmasın
      çıkar|çıkararak|çıkartıp|atla|atlayarak|dahil etme|dahil olmasın|hariç tut|boş ver|boşver
      katma|istemiyorum|bırak|dışarıda bırak|saymadan`,
    correction: `pardon|özür dilerim|özür|kusura bakma|kusura bakmayın|yanlış|yanlis|yanlış kişi
      yanlış yazdım|yanlışlık|hata|demek istedim|demek istemiştim|kastetmiştim|kastettim
      kastediyorum|diyecektim|yani|aslında|aslinda|diğeri|digeri|diğer|öbürü|obürü|öteki|başka
      başkası|o değil|bu değil|aynısı|aynisi|aynısını|aynısı için|aynı|aynı şey|aynı şekilde
      aynı soruyu|şimdi|simdi|sıradaki|da|de|dahi|peki|peki ya|ya|bir de|tekrar|yeniden|düzeltme
      oops|ups|olacaktı|sonraki|ayrıca|demiştim`,
    yes: `evet|evt|aynen|tabii|tabi|tamam|doğru|dogru|olur|he|hee|kesinlikle|o|evet o|ok
      evet lütfen`,
    no: `hayır|hayir|yok|yo|hiçbiri|hicbiri|hiç biri|hiçbirisi|ikisi de değil|boşver|boş ver
      gerek yok|önemli değil|vazgeçtim|hiç kimse|neyse`,
    ordinals: [
      `birinci|birincisi|ilk|ilki|ilkini|birincisini|bir|1.|1. seçenek|bir numara|1 numara
        ilk olan|en üstteki`,
      'ikinci|ikincisi|ikincisini|iki|2.|2. seçenek|iki numara|2 numara|ikinci olan|ortadaki',
      'üçüncü|ucuncu|üçüncüsü|üçüncüsünü|üç|uc|3.|3. seçenek|üç numara|3 numara|üçüncü olan',
      'son|sonuncu|sonuncusu|sonuncuyu|en sondaki|en sonuncu',
    ],
    compare: `vs|versus|karşı|karşılaştır|karsilastir|karşılaştırır mısın|karşılaştırma
      karşılaştırması|kıyasla|kiyasla|kıyaslar mısın|fark|farkı|farkı ne|farklar|farkları|fark ne
      arasındaki fark|arasındaki|arasında|aynı kişi|aynı kişi mi|aynı mı|ikisi|ikisi de|ikisini
      hangisi daha|göre`,
    and: `ve|ile|&|+|artı|birlikte|ayrıca|hem`,
    or: `veya|ya da|yada|yoksa`,
    help: `yardım|yardim|yardım et|yardım eder misin|nasıl çalışıyor|nasıl çalışırsın
      nasıl çalışıyorsun|nasıl çalışır|nasıl kullanılır|nasıl kullanırım|nasıl kullanıyorum
      nasıl kullanabilirim|seni nasıl kullanırım|ne yaparsın|ne yapıyorsun|ne yapabilirsin
      neler yapabilirsin|neler yapabiliyorsun|ne işe yararsın|ne işe yarıyorsun|ne işe yarar
      sen nesin|sen kimsin|nesin sen|komutlar|komut|talimat|talimatlar|kılavuz|rehber|help|menü
      bu bot ne yapıyor|bu bot nasıl çalışıyor|imdat|seçenekler|kullanım|kullanım kılavuzu`,
    thanks: `teşekkürler|tesekkurler|teşekkür ederim|tesekkur ederim|teşekkür|teşekkür ederiz
      çok teşekkürler|sağ ol|sağol|sagol|sağolun|eyvallah|tşk|tşkler|tşk ederim|minnettarım|mersi
      saol`,
    praise: `harika|süper|super|mükemmel|muhteşem|müthiş|güzel|guzel|çok güzel|çok iyi|iyi|iyi bot
      aferin|bravo|helal|helal olsun|tebrikler|tebrik ederim|eline sağlık|ellerine sağlık
      emeğine sağlık|efsane|kral|kraliçe|adamsın|adamın dibi|en iyi|en iyisi|bayıldım|bayılıyorum
      seviyorum|sevdim|çok sevdim|beğendim|hoşuma gitti|faydalı|kullanışlı|etkileyici|inanılmaz
      haha|hahaha|ahaha|sjsj|lol|wow|vay|vay be|vay canına|kötü|berbat|rezalet|işe yaramaz|nefret
      sıkıcı|aptal|katılıyorum|kesinlikle katılıyorum|haklısın|doğru söze|komik|ilginç|on numara
      saygı|hayranım|şahane|gurur|demek öyle|anladım|hmm demek`,
    greeting: `günaydın|gunaydin|iyi geceler|iyi akşamlar|iyi günler|tünaydın
      doğum günün kutlu olsun|iyi ki doğdun|kutlu olsun|hoş geldin|hosgeldin|hoşgeldin
      hoş geldiniz|gm|gn|görüşürüz|hoşça kal|bay bay|selamlar herkese|cc|iyi bayramlar
      mutlu yıllar|bol şans|iyi haftalar|hayırlı olsun|selam|selamlar|selam olsun|öpüyorum|hayırlı`,
    courtesy: `merhaba|merhabalar|selam|selamlar|slm|hey|heyy|lütfen|lutfen|lütfn|ltf|rica etsem
      rica ederim|zahmet olmazsa|mümkünse|bir|biraz|bi|hemen|hızlıca|acil|tam olarak|tam
      gerçekten de|şöyle|yahu|be|ya|hani|işte|iste|şey|bakayım|bakalım|kanka|dostum|abi|abla|hocam
      reis|arkadaşlar|arkadaşım|ok|tamam|ah|oh|aa|eee|bir soru|soru|sorum var|burada|burda
      bana bir|bizim için|benim için|varsa|şimdiden|tüm|bütün|her şey|tümünü|hepsini|in|ın|un|ün
      nin|nın|nun|nün|i|ı|u|ü|yi|yı|yu|yü|a|e|ye|da|de|den|dan|daki|deki|ki|diye`,
    statement: `tanıştım|tanistim|ile tanıştım|kullandım|kullanıyorum|kullanıyoruz|denedim|sordum
      buldum|gördüm|okudum|yaptım|yaptık|konuştum|konuşuyorum|konuşuyoruz|çalışıyorum|çalışıyoruz
      ile çalışıyorum|ile birlikteyim|düşünüyorum|sanırım|bence|inanıyorum|güveniyorum
      takip ediyorum|arkadaşım|arkadasim|kardeşim|patronum|benim arkadaşım|dedi|dedi ki|diyor
      söyledi|söylüyor|gösterdi|yardım etti|öğretti|kurdu|yaptı|geliştirdi|geliştiriyor|yayınladı
      çıkardı|kazandı|kaybetti|aldı|sattı|dün|dün gece|dün akşam|yarın|bu hafta|her zaman|asla
      sayesinde|göre herkes|herkes|insanlar|hak ediyor|özledim|hatırlıyorum|umarım|tavsiye ederim
      nefret ediyorum|birlikte|ekledi|katıldı|tanıyorum|zaten tanıyorum`,
    rhetorical: `kim bilmez|kim tanımaz|kim derdi|kimin umurunda|kim takar|herkes biliyor
      herkes tanıyor|herkes bilir|bilmeyen yok|tanımayan yok|bilmeyen mi var|tanımayan mı var
      sanki|söyleme|bana söyleme|cevap verme|sakın söyleme|paylaşma|keşke|ne gerek var`,
    only: `sadece|yalnızca|yalnız|bir tek`,
    relative: `kardeşi|abisi|ablası|kocası|karısı|eşi|annesi|babası|patronu|kuzeni|sevgilisi|oğlu
      kızı|köpeği|kedisi`,
    copula: ``,
    article: ``,
    possessiveAfter: `in|ın|un|ün|nin|nın|nun|nün`,
    possessiveBefore: ``,
    on: `üzerinde|üstünde|daki|deki|da|de|taki|teki|ta|te|olan|üzerinden|kullanan`,
    endorse: `destekliyorum|onaylıyorum|öneriyorum|tavsiye ediyorum|kefilim|endorse|endorse et
      referans oluyorum|referansım|desteğimi geri çek|onayımı geri al|geri çekiyorum|withdraw
      desteklemek istiyorum|onaylamak istiyorum|kefil oluyorum|kefil olurum|kefil|kefaletimi geri
      kefilliğimi geri`,
    callAfter: ``,
    common: `ve|ama|fakat|çünkü|eğer|gibi|kadar|daha|çok|az|en|her|bazı|hiç|sadece|bile|artık
      bugün|şimdi|sonra|önce|hep|ise|olan|olarak|olur|oldu|var|yok|yapmak|etmek|olmak|gelmek
      gitmek|gün|yıl|zaman|kez|defa|yer|şeyler|dünya|hayat|yeni|büyük|küçük|maç|oyun|hava|fiyat
      para|başkan|token|kripto|proje|uygulama|kanal|eth|bitcoin|base|farcaster|belki|kazanan
      nasılsın`,
  },
  replies: {
    verifiedAccounts: { one: '{n} doğrulanmış hesap', other: '{n} doğrulanmış hesap' },
    credentials: { one: '{n} belge', other: '{n} belge' },
    noVerifiedAccounts: 'Henüz doğrulanmış hesap yok',
    thisWallet: 'Bu cüzdan',
    more: '{list} ve {n} tane daha',
    or: '{list} veya {last}',
    also: 'Ayrıca: {list}',
    notFoundList: 'Bulunamadı: {list}',
    notConfiguredList: 'Burada aranamıyor: {list}',
    notFound:
      '{name} adıyla kimseyi bulamadım. Bir Farcaster adı, ENS adı, adres veya “fid 3” dene.',
    notConfigured:
      '{name} burada aranamıyor: bu hizmetin bunun için bir kaynağı yok. Bir Farcaster veya ENS adı dene.',
    unreachable: '{name} için kaynak yanıt vermiyor. Birkaç dakika sonra yeniden sor.',
    limited:
      'Soruların için sınırıma ulaştım. Bir saat sonra yeniden sor ya da {url} adresinde ara',
    which: 'Hangisini kastettin: {list}? Bir sayıyla yanıtla.',
    help: '{bot} hesabından bir ad, ENS adı, adres, “fid 3” veya “twitter jack” ile bahset; ya da bir cast’i yalnızca bahsederek yanıtla; ya da “ben” yaz.',
    notAName: '“{name}” aranamıyor.',
    fid: '{name}: fid {value}.',
    account: '{name}, {label}: {value} ({grade})',
    wallet: '{name}, cüzdan: {value} ({grade})',
    lacks: '{name} için bildiğim bir {label} yok.',
    owner: 'Bu cüzdanın sahibi: {name} ({grade}).',
    since: '{date} tarihinden beri',
    holds: '{name} şunlara sahip: {list}',
    hasCredential: 'Evet, {name} şuna sahip: {value}.',
    lacksCredential: 'Hayır, bildiğim kadarıyla {name} şuna sahip değil: {value}.',
    verifiedBy: '{name} için onay verenler: {list}',
    notVerified: 'Bildiğim kadarıyla {name} için henüz kimse onay vermedi.',
    samePerson: 'İkisi de aynı kişi: {name}',
    differentPeople: 'Bunlar farklı profiller.',
    impostor: 'Benzer adlı ve daha kanıtlı olan {name} değil',
    endorse:
      'Birini desteklemek için bahsetmeden sonra şunu yaz: endorse, et işaretiyle adı, “for” ve bir beceri.',
    grades: {
      proven: 'kanıtlanmış',
      confirmed: 'doğrulanmış',
      reported: 'bildirilen',
      claimed: 'beyan, doğrulanmamış',
    },
  },
  phrases: [
    ['@whocast {rish} kim?', 'fid:194'],
    ["@whocast {rish}'in fid'ini ver", 'fid:194'],
    ["@whocast {rish}'in cüzdan adresi ne?", 'fid:194'],
    ["@whocast {rish}'i kim doğruladı?", 'fid:194'],
    ['@whocast {rish} güvenilir mi?', 'fid:194'],
    ['@whocast bu adam kim', 'fid:5', 'reply'],
    ['@whocast bunu kim yazdı?', 'fid:6', 'quote'],
    ['@whocast github kullanıcısı torvalds', 'github:torvalds'],
    ["@whocast twitter'daki jack kim", 'twitter:jack'],
    ["@whocast linda'nın twitter'ı", 'fname:linda'],
    ['@whocast Linda Yılmaz kim', 'name:Linda Yılmaz'],
    ['@whocast linda kim', 'fname:linda'],
    ["@whocast benim fid'im ne?", 'fid:77'],
    ['@whocast ben kimim?', 'fid:77'],
    ['@whocast {rish} ile {ada} arasındaki fark ne', 'fid:194 fid:616'],
    ['@whocast {rish} kim, {ada} değil', 'fid:194'],
    ['@whocast {ada} hariç {rish}', 'fid:194'],
    ['hayır, diğeri: {rish}', 'fid:194', 'reply-to-bot'],
    ['pardon, linda demek istedim', 'fname:linda', 'reply-to-bot'],
    ['{rish} için de aynısı', 'fid:194', 'reply-to-bot'],
    ['ikincisi', 'ens:ted.eth', 'reply-to-bot-question'],
    ['{grok} @whocast hakkında ne düşünüyorsun?', 'nothing'],
    ['çok teşekkürler @whocast', 'nothing'],
    ['@whocast {rish} benim arkadaşım', 'nothing'],
    ['@whocast yardım', 'help'],
    ['@whocast {rish} hesabını tasarım için destekliyorum', 'endorse'],
  ],
}
