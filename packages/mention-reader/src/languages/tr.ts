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
      kim yahu|kim bu|kim o|kimdi|kimmis|kimmiş bu|kimdr|kmdr|kimdirki|kimdir ki
      kimin bu|kimlerin|kimdendir|kimdenmiş|kim olduğunu|kim olduğu|kim olduğunu biliyor
      kim yazmış|kim atmış|kim paylaşmış|kimmiş ki|neciymiş|neci|necidir bu|kimlerdenmiş
      nasıl biri|nasıl birisi|ne ayak|ne ayaktır|ne iş|kimin hesabı|kime aitmiş|kime aittir
      kim yönetiyor|arkasındaki kim|arkasında kim|kimliği ne|kimim`,
    interrogativeSubject: ``,
    question: `ne|nedir|neler|nelerdir|hangi|hangisi|hangileri|nerede|nereden|nereli|nasıl|nasil
      neden|niye|ne zaman|kaç|mi|mı|mu|mü|midir|mıdır|mudur|müdür|var mı|varmı|var mi|yok mu
      acaba|biri|kimse|bir şey|mıymış|miymiş|muymuş|müymüş|mı ki|var mıdır|var mi acaba|varmi
      varmı acaba|var mıymış|yokmu|yok mudur|naber|nasıldır|ne kadar|ne zamandır|kaçta|kaç tane
      kactane|hangi hesaplar|hangi hesabı|değil mi|degil mi|dimi|di mi|doğru mu|dogru mu|öyle mi
      oyle mi|nereli bu|noldu|ney|neyi|neyin|ola ki|olabilir mi|sizce de mi|bilen|kaçtı
      kaçtı bu`,
    request: `göster|goster|gösterir misin|gösterin|söyle|soyle|söyler misin|söyler misiniz
      söylesene|bul|bulur musun|bulabilir misin|bulun|bulsana|ara|arar mısın|araştır|arastir
      araştırır mısın|bak|bakar mısın|bakar misin|bakabilir misin|baksana|ver|verir misin|verin
      versene|getir|getirir misin|paylaş|paylaşır mısın|listele|kontrol et|kontrol eder misin
      doğrula|dogrula|teyit et|sorgula|tanıt|tanıtır mısın|anlat|anlatır mısın|anlatsana|açıkla
      özetle|öğren|öğrenmek istiyorum|bilmek istiyorum|görmek istiyorum|merak ediyorum|merak ettim
      istiyorum|lazım|lazim|gerek|gerekiyor|biliyor musun|biliyor musunuz|biliyo musun
      bilen var mı|tanıyor musun|taniyor musun|tanıyor musunuz|tanır mısın|bilgi ver
      bilgi verir misin|yaz|yazar mısın|gönder|at|çıkar|güvenebilir miyim|güvenilir mi
      güvenmeli miyim|takip etmeli miyim|incele|yap|yapar mısın|bakıver|bi bak|göstersene
      bilen varmı|bilen varsa|tanıyan var mı|taniyan var mi|tanıyan varmı|tanıyan varsa
      tanıyanınız|bileniniz var mı|bilginiz var mı|bilgisi olan|bilgisi olan var mı|bi baksana
      bi bakar mısın|bi bak bakalım|bir bak|bir bakar mısın|bir baksana|bakıp söyle|bakıversene
      bi göster|göster bana|göster bakalım|gösterebilir misin|gösterir misiniz|söyler misin bana
      söyleyebilir misin|söyle bana|söyle bakalım|bana söyle|deyiver|de bakalım|desene|bulup
      buluver|bulabilir misiniz|buluver bana|buldur|aratsana|arar mısınız|araştırsana
      araştırabilir misin|araştırıver|verir misiniz|verebilir misin|ver bana|ver bakalım|versen
      getirsene|atsana|atar mısın|atıver|yollar mısın|yolla|yollasana|paylaşsana|listele bakalım
      dök|dökül|dök bakalım|çıkart|çıkarsana|kontrol etsene|kontrol eder misiniz
      kontrol edebilir misin|check et|çek et|çekle|tara|tarat|taratsana|doğrular mısın
      doğrulasana|teyit eder misin|teyit etsene|sorgula bakalım|sorgulasana|sorgular mısın
      anlatabilir misin|açıklar mısın|özet geç|özetler misin|özet ver|öğrenebilir miyim
      öğrenmek isterim|öğrensem|öğrenelim|öğrenmem lazım|bilmem lazım|bilmek isterim|merak ettik
      merak ediyoruz|merakımdan|merak|merakta kaldım|isterim|istiyorum ki|ister misin|bana lazım
      acil lazım|gerekli|ihtiyacım var|arıyorum|arıyoruz|araştırıyorum|bulamadım|bulamıyorum
      bakıyorum da|tanır mısınız|tanıyo musun|tanıyor muyuz|taniyo musun|biliyonuz mu
      biliyo musunuz|biliyon mu|biliyor muyuz|biliyormusun|biliyomusun|hakkında bilgi
      hakkında ne biliyorsun|hakkında ne var|ne biliyorsun|ne biliyoruz|güvenebilir miyiz
      güvenilir midir|güveneyim mi|güvenelim mi|güvenmeli mi|güvensem mi|takip edeyim mi
      takip etsem mi|takip edilir mi|inanayım mı|inanmalı mıyım|ifşala|ifşa et|stalkla
      stalklasana|deşifre et`,
    about: `hakkında|hakkinda|hk|ile ilgili|ilgili|dair|için|icin`,
    fid: `fid|fidi|fidsi|fids|farcaster id|farcaster idsi|id|idsi|kimlik numarası|numarası|fidini
      fid numarası|fid no|fidi kaç|kullanıcı numarası|id numarası|kaç numara`,
    wallet: `cüzdan*|cuzdan*|wallet*|adres*|eth adresi|address|cüzdan|cüzdanı|cuzdan|adresi
      adresini|eth cüzdanı|cüzdanları|ödeme adresi|iban|cüzdan no`,
    ens: `ens|ensi|ens adı|ens ismi|ens adresi|eth adı|eth ismi|.eth|basename|ensini|.eth adı
      nokta eth|eth uzantılı|ens'i|eth domain|domaini|domain adı`,
    credentials: `rozet*|sertifika*|belge|belgesi|belgeleri|belgeler|kimlik bilgisi|yeterlilik*
      onaylar*|tasdik*|badge*|credential*|poap*|referans*|attestation*|doğrulamalar|doğrulamalarım
      rozeti|rozetleri|rozetlerini|sertifikası|belgeli|onayları|kanıt*|madalya*|diploma*|ödül*
      tescil*`,
    holds: `sahip|sahip mi`,
    verifiers: `kim doğruladı|kim dogruladi|kim doğrulamış|kimler doğruladı|kimler doğrulamış
      doğrulayan|kim onayladı|kim onaylamış|kimler onayladı|onaylayan|kim kefil|kefil|kimler kefil
      kim kefil oldu|kim tasdik etti|tasdik eden|kim tasdikledi|kim sertifika verdi|kim teyit etti
      tarafından doğrulandı|tarafından onaylandı|doğruladı|dogruladi|onayladı|doğrulayanlar
      kim vermiş|kim kefil olmuş|kefil olan|kefil olanlar|kim onay vermiş|onay veren|onay vermiş
      kim arka çıkmış|arka çıkan|kim referans|referans olan|kim tanık|kim doğrulamis
      kim tarafından|kimler kefil olmuş|tarafından doğrulanmış|doğrulamış|onaylamış`,
    trust: `gerçek|gercek|gerçek mi|gerçekten|sahte|sahte mi|fake|güvenilir|guvenilir|güvenli
      güven|güvenebilir|güvenebilirim|dolandırıcı|dolandirici|dolandırıcı mı|scam|scammer|bot mu
      bot|robot|insan|insan mı|gerçek kişi|gerçek bir kişi|gerçek biri|legit|orijinal|resmi
      doğrulanmış|onaylı|onaylanmış|şüpheli|taklit|itibar*|spam|meşru|sağlam|sağlam mı
      güvenilir mi|güvenilir biri|güvenli mi|guvenilir mi|güvenilir biri mi|güvenilir midir
      güvenilmez|sağlam biri|dürüst|düzgün|düzgün biri|ciddi|ciddi mi|dolandırıyor|dolandırır
      dolandırıcılık|dolandırdı|üçkağıtçı|üçkağıt|sahtekar|sahtekâr|sahtekar mı|düzenbaz|hırsız
      tokatçı|vurguncu|çakma|çakma mı|fake mi|fake mı|feyk|feyk mi|hileli|şaibeli|karanlık|tekin
      tekin mi|tehlikeli|scam mı|scam mi|skam|skam mı|skamcı|rug|rug mu|rugpull|rug çeken|rugcu
      bot mudur|botmu|bot hesap|robot mu|yapay zeka|yapay zeka mı|insan mıdır|gerçek insan
      gerçek hesap|gerçek hesabı|gerçekten o mu|resmi hesabı|resmi mi|resmi hesap|orjinal
      orjinal mi|orijinal mi|hakiki|hakiki mi|hakikaten|doğrulanmış mı|onaylı mı|tasdikli
      mavi tikli|şüpheli mi|kopya|klon|spam mı|spamci|legit mi|legal|yasal|troll|trol mü
      itibarı|referansı`,
    accounts: `hesap*|hesab*|sosyal|sosyal medya|link|linki|linkleri|kullanıcı adı|kullanici adi
      kullanıcı adları|bağlı|bağlantı*|bağladığım|bağladım|bağlı hesaplar|handle*|site|sitesi
      web sitesi|e-posta|mail|platform*|username|hesabı|hesapları|hesaplarını|başka hesabı
      başka hesapları|diğer hesapları|sosyalleri|sosyal hesapları|sosyal medya hesapları
      bağlantılı|bağlantılı hesaplar|bağlanmış|bağlamış|bağlamışım|ekli|eklediğim|ekledim mi
      kayıtlı|kullanıcı adını|nicki|nickini|takma adı|handle'ı|linkini|sitesini|başka nerede
      başka nerelerde|nerelerde var|nerede var|githubı|twitterı|instası|instagramı`,
    profile: `profil*|kart|kartı|kartını|kartımı|bilgi*|info|detay*|bio*|biyografi*|kimlik
      kimliği|kimliğini|ismi|adı|gerçek adı|avatar*|fotoğraf*|konum*|geçmiş*|istatistik*|takipçi*
      ne iş yapar|ne iş yapıyor|iş|mesleği|yapıyor|çalışıyor|sayfa*|özet*|daha fazla|hayat*
      ne zamandan beri|ne zamandır|kaç yılından beri|ne zaman katılmış|ne zaman katıldı
      katılım tarihi|kayıt tarihi|kaç yıldır|ne kadar süredir|ad soyad|adı soyadı|gerçek ismi
      ismini|adını|künye|künyesi|künyesini|sicili|sicil|dosyası|cv|cvsi|özgeçmiş*|yaşı
      kaç yaşında|nereli|nerede yaşıyor|nerde yaşıyor|ne işle|ne işle meşgul|işi ne|mesleği ne
      iş yapıyor|çalışıyo|fotosu|pp|ppsi|profil fotosu|hakkındaki her şey|kimlik kartı
      ne zaman gelmiş|ne zaman gelmis|ne zaman girmiş|ne zaman açmış|ne zaman kayıt olmuş
      ne zaman üye olmuş|üye olduğu|kaç aydır|kaç senedir|kayıt olmuş`,
    person: `kişi|kişi*|kisi*|kullanıcı|kullanıcısı|kullanici|kullanicisi|kullanıcı*|adam|adamı
      kadın|kız|çocuk|eleman|herif|insan*|kurucu*|sahibi|sahibini|adlı|isimli|denen|diye biri
      hanım|bey|abi|abla|kardeş|tip|ismiyle|biri|birisi|bi adam|bi kişi|bir kişi|bir adam
      bir kullanıcı|adında|adında biri|isminde|isminde biri|isimli biri|isimli kişi|adlı biri
      adlı kişi|adlı kullanıcı|nickli|nickli kişi|diye bir|diye bi|diye bir adam|diye bi tip
      diye birisi|olarak bilinen|hoca|hocam|dayı|amca|teyze|yenge|bacı|kardeşim|delikanlı|genç
      beyefendi|hanımefendi|patron|yazılımcı|geliştirici|sanatçı|influencer|fenomen|yayıncı|şahıs
      zat|abimiz|ablamız|arkadaş|arkadaşı|lavuk|velet|manyak`,
    pointing: `bu|şu|o|bunu|bunun|buna|onu|onun|ona|şunu|şunun|bu kişi|bu adam|bu kullanıcı
      bu hesap|şu kişi|o kişi|bunlar|onlar|onların|yazar|yazarı|yazan|yazdı|paylaşan|paylaştı|atan
      alıntılanan|yukarıdaki|gönderi|bu gönderi|bu gönderiyi|bu castı|bu cast|mesaj|op|kendisi
      cast|post|alıntı|alıntıladığım|alıntıladığım kişi|alıntılanan kişi|bu arkadaş|bu şahıs
      bu eleman|bu tip|konu sahibi|bu zat|bu abi|bu abla|bu hanım|bu bey|şu arkadaş|şu adam
      şu eleman|bu herif|şu herif|bu dayı|bu kişinin|bu kişiyi|bu adamın|bu adamı|bu adama
      bu elemanın|bu elemanı|bu hesabın|bu hesabı|bu arkadaşın|bu arkadaşı|bu kızın|bu kız
      bu kadının|bu çocuk|bu çocuğun|bu lavuk|bu hoca|bu hocanın|bu beyefendi|bu hanımefendi
      bu genç|bu abinin|bu amca|bu teyze|bu manyak|bu deli|bu salak|bu mal|bu gerizekalı
      bu fenomen|bu patron|şunu yazan|bunu yazan|bunu yazan kişi|bunu atan|bunu paylaşan
      bunu paylaşan kişi|bunun sahibi|bunu diyen|postu atan|postu yazan|gönderiyi paylaşan
      gönderinin sahibi|castı atan|castın sahibi|yazının sahibi|yukardaki|üstteki|üstteki kişi
      üstteki arkadaş|yukarıdaki arkadaş|yukarıdaki kişi|alıntıdaki|alıntıdaki kişi|onda|ondan
      bunda|bundan|kendisinin|kendileri|elemanın|adamın|hesabın sahibi`,
    he: `o|onu|onun|ona|onlar|onların|bu kişi|bu adam|bu kullanıcı|bu hesap|şu kişi|o kişi|yazar
      yazarı|op|kendisi|bu kadın|bu eleman|bu arkadaş|bu şahıs|bu tip|konu sahibi|bu zat|bu abi
      bu abla|bu hanım|bu bey|şu arkadaş|şu adam|şu eleman|bu herif|şu herif|bu dayı|bu kişinin
      bu kişiyi|bu adamın|bu adamı|bu adama|bu elemanın|bu elemanı|bu hesabın|bu hesabı
      bu arkadaşın|bu arkadaşı|bu kızın|bu kız|bu kadının|bu çocuk|bu çocuğun|bu lavuk|bu hoca
      bu hocanın|bu beyefendi|bu hanımefendi|bu genç|bu abinin|bu amca|bu teyze|bu manyak|bu deli
      bu salak|bu mal|bu gerizekalı|bu fenomen|bu patron|bunu yazan|bunu yazan kişi|bunu atan
      bunu paylaşan|bunu paylaşan kişi|bunun sahibi|bunu diyen|postu atan|postu yazan
      gönderiyi paylaşan|gönderinin sahibi|castı atan|castın sahibi|yazının sahibi|üstteki
      üstteki kişi|üstteki arkadaş|yukarıdaki arkadaş|yukarıdaki kişi|alıntıdaki|alıntıdaki kişi
      ondan|kendisinin|kendileri|elemanın|adamın|hesabın sahibi`,
    self: `ben|beni|benim|bana|kendim|kendimi|kendime|kimim|benimki|ben de|şimdi ben|sıra bende
      bende|bni|bnm|kendi|kendimle|bende dahil|bana da|beni de|bende var mı|benimkini|benimkine
      şimdi de ben|peki ben|bi de ben|bi de bana|sıra bana geldi`,
    my: `benim|benimki|benimkiler|cüzdanım|cüzdanlarım|cüzdanımı|cüzdanlarımı|hesabım|hesaplarım
      hesaplarımı|hesabımı|profilim|profilimi|kartım|kartımı|fidim|fid'im|ensim|adresim|adreslerim
      rozetlerim|bağladığım|bizim|adresimi|rozetlerimi|kimliğim|bilgilerim|bilgilerimi|hakkımda
      benim hakkımda|bağladım|doğruladım|bağlamışım|bnm
      hesaplarıma|hesaplarımın|hesabımın|hesabıma
      cüzdanımın|cüzdanlarımın|profilime|kartıma|fidimi|ensimi|adresimin|sertifikalarım
      belgelerim|rozetim|bağladıklarım
      doğrulamalarım|kayıtlarım|bizimki`,
    you: `sen|seni|sana|senin|siz|size|sizin|ne düşünüyorsun|düşünüyorsun|düşünüyorsunuz|denedin
      denedin mi|denediniz|gördün|gördün mü|kullandın|kullandın mı|duydun|duydun mu|dene|deneyin
      kullan|kullanın|sor|sorsana|tavsiye eder misin|sence|sizce|baktın|biliyorsun|musun|misin
      mısın|müsün|etsene|sende|senden|sizde|sizden|senin de|hiç denediniz mi|deneyen var mı
      kullanan var mı|kullandınız mı|gördünüz mü|duydunuz mu|ne dersin|ne dersiniz|ne diyorsun
      ne diyorsunuz|ne düşünüyorsunuz|katılıyor musun|bakın|baksanıza|takip et|takip edin
      bana yaz|dm at|gel|gelin|katıl|katılın|oy ver|tavsiyem|kullansana|denesene|sorun
      öneririm sana`,
    not: `ama şunu değil|demedim`,
    notAfter: `değil|degil|değildi|hariç|haric|dışında|disinda|dışındaki|olmadan|yerine|olmasın
      çıkar|çıkararak|çıkartıp|atla|atlayarak|dahil etme|dahil olmasın|hariç tut|boş ver|boşver
      katma|istemiyorum|bırak|dışarıda bırak|saymadan|değilde|değil de|degil de|değilse|olmaz
      olmasın da|hariç herkes|haricinde|haricindeki|dışındakiler|dışında kalan|dahil değil
      dahil etmeden|bosver|geç|geçelim|es geç|gerek yok|gerek yok ona|lazım değil|istemem|kalsın
      saymazsak|sayma|sayılmaz|unut|unut onu|bırak onu|çıkart|çıkarırsak|çıkarsak|olmaksızın|eksi
      değildi o|demedim|demiyorum`,
    correction: `pardon|özür dilerim|özür|kusura bakma|kusura bakmayın|yanlış|yanlis|yanlış kişi
      yanlış yazdım|yanlışlık|hata|demek istedim|demek istemiştim|kastetmiştim|kastettim
      kastediyorum|diyecektim|yani|aslında|aslinda|diğeri|digeri|diğer|öbürü|obürü|öteki|başka
      başkası|o değil|bu değil|aynısı|aynisi|aynısını|aynısı için|aynı|aynı şey|aynı şekilde
      aynı soruyu|şimdi|simdi|sıradaki|da|dahi|peki|peki ya|bir de|tekrar|yeniden|düzeltme|oops
      ups|olacaktı|sonraki|ayrıca|demiştim|pardn|prdn|sori|özürler|kb|kusura bakmayin
      yanlis oldu|yanlış oldu|yanlış yazmışım|yanlis yazmisim|yanlış kişiyi|yanlış hesap
      yanlış hesabı|yanlış adam|yanlış isim|yanlış etiketledim|yanlış etiket|hatalı|hatalı yazdım
      hata yaptım|hatam|benim hatam|yazım hatası|otomatik düzeltme|telefon düzeltti|klavye
      elim kaydı|karıştırdım|karıştırmışım|dalgınlık|demek istediğim|diyecektim ki|demiştim ama
      kastettiğim|kastettiğim kişi|kastettiğim oydu|söylemek istediğim|sormak istediğim|sorduğum
      sorduğum kişi|aradığım|aradığım kişi|istediğim|istediğim kişi|yok o değil|yo o değil
      hayır o değil|o değildi|bu değildi|o degil|bu degil|bu kişi değil|o kişi değil|başka biri
      baska biri|başkası o|öbür|öbürünü|ötekini|diğerini|diğerine|diğerinin|diger|doğrusu|dogrusu
      doğrusu şu|olması gereken|daha doğrusu|dur|dur bi|bi dakika|bi dk|bir dakika|yok yok
      hayır hayır|ay pardon|aynısından|aynısını yap|aynısını yapsana|aynı şeyi|aynı soru
      aynı bilgi|aynı şekil|aynen öyle|onun da|onu da|onunkini de|onunki de|bunun da|bunu da
      bunun ki|şunun da|şunu da|şimdi de|simdi de|şimdi onun|sonra da|sonra|ondan sonra|sırada
      sıradaki kişi|sıra|peki bu|peki o|peki şu|peki ya o|bi de bu|bi de şu|bide|bir de şuna
      bir de şu|bir de bu|birde|ha bir de|hem de|ek olarak|ilaveten|yine|gene|bidaha|bi daha
      bir daha|baştan|yenile|tekrarla|deniyorum|dene bi|kastım|de|ya`,
    yes: `evet|evt|aynen|tabii|tabi|tamam|doğru|dogru|olur|he|hee|kesinlikle|o|evet o|ok
      evet lütfen|evet evet|evvet|ewet|heh|hah|hah o|aynen o|aynen bu|tam o|tam da o
      ta kendisi|kendisi|evet bu|evet oydu|evet kendisi|ok tamam|tmm|tm|tamamdır|olur evet
      elbette|haklısın o|doğru o|doğru kişi`,
    no: `hayır|hayir|yok|yo|hiçbiri|hicbiri|hiç biri|hiçbirisi|ikisi de değil|boşver|boş ver
      gerek yok|önemli değil|vazgeçtim|hiç kimse|neyse|hayır hayır|hyr|yoo|yok artık|cık
      ı ıh|hiç biri değil|hiçbiri değil|ikisi de|üçü de değil|hiçbirisi değil|olmadı
      vazgeç|iptal|iptal et|unut gitsin|neyse boşver|sağ ol gerek yok|kalsın`,
    every: 'hepsi|hepsini|ikisi de|ikisi|üçü de|üçü|tümü|her ikisi|tamamı',
    ordinals: [
      `birinci|birincisi|ilk|ilki|ilkini|birincisini|bir|1.|1. seçenek|bir numara|1 numara
        ilk olan|en üstteki|1.si|1.sini|1inci|1nci|1. olan|bir numaralı|1 nolu|1 no|bir nolu
        ilk seçenek|ilk sıradaki|ilk çıkan|baştaki|en baştaki|üstteki`,
      `ikinci|ikincisi|ikincisini|iki|2.|2. seçenek|iki numara|2 numara|ikinci olan|ortadaki|2.si|2.sini
        2inci|2nci|2. olan|iki numaralı|2 nolu|2 no|iki nolu|ikinci sıradaki`,
      `üçüncü|ucuncu|üçüncüsü|üçüncüsünü|üç|uc|3.|3. seçenek|üç numara|3 numara|üçüncü olan|3.sü|3.sünü
        3üncü|3ncü|3. olan|üç numaralı|3 nolu|3 no|üç nolu|üçüncü sıradaki`,
      `son|sonuncu|sonuncusu|sonuncuyu|en sondaki|en sonuncu|en son|son olan|sondaki|en alttaki|alttaki
        sonuncu olan`,
    ],
    compare: `vs|versus|karşı|karşılaştır|karsilastir|karşılaştırır mısın|karşılaştırma
      karşılaştırması|kıyasla|kiyasla|kıyaslar mısın|fark|farkı|farkı ne|farklar|farkları|fark ne
      arasındaki fark|arasındaki|arasında|aynı kişi|aynı kişi mi|aynı mı|ikisi|ikisi de|ikisini
      hangisi daha|göre|kıyas|kıyas yap|kıyaslama|kıyaslasana|karşılaştırsana|karşılaştır bakalım
      mukayese|mukayese et|arasında ne fark var|arasındaki fark ne|aradaki fark|ne farkı var
      farkları ne|farkı nedir|hangisi iyi|hangisi gerçek|hangisi daha iyi|hangisi daha güvenilir
      hangisi orijinal|kim daha|aynı kişiler mi|aynı insan mı|aynı adam mı|aynı adam|aynı insan
      aynı hesap mı|aynı kişiler|bağlantısı|ilişkisi|ilişki|ortak|ortak noktaları|alakası
      alakası ne|akraba mı|yan yana|vs.|her ikisi|ikisini de`,
    and: `ve|ile|&|+|artı|birlikte|ayrıca|hem|ve de|bir de ve|ile birlikte|ile beraber|beraber
      hem de|artı bir de`,
    or: `veya|ya da|yada|yoksa|yoksa da|veyahut|ya`,
    help: `yardım|yardim|yardım et|yardım eder misin|nasıl çalışıyor|nasıl çalışırsın
      nasıl çalışıyorsun|nasıl çalışır|nasıl kullanılır|nasıl kullanırım|nasıl kullanıyorum
      nasıl kullanabilirim|seni nasıl kullanırım|ne yaparsın|ne yapıyorsun|ne yapabilirsin
      neler yapabilirsin|neler yapabiliyorsun|ne işe yararsın|ne işe yarıyorsun|ne işe yarar
      sen nesin|sen kimsin|nesin sen|komutlar|komut|talimat|talimatlar|kılavuz|rehber|help|menü
      bu bot ne yapıyor|bu bot nasıl çalışıyor|imdat|seçenekler|kullanım|kullanım kılavuzu
      yardımm|yardm|yardım lazım|yardıma ihtiyacım var|yardım edin|yardım eder misiniz
      yardımcı olur musun|yardımcı ol|yardımcı olur musunuz|nasıl çalışıyosun|nasıl çalışıyo
      nasıl çalışıyor bu|bu nasıl çalışıyor|bu ne işe yarar|bu ne işe yarıyor|ne işe yarıyo
      ne işe yarıyor|ne işe yarıyosun|ne işe yararsın sen|ne iş yaparsın|ne iş yapıyorsun
      ne iş yapıyosun|ne yapıyosun|ne yapıyon|ne yapabiliyorsun|ne yapabiliyosun|neler yapıyorsun
      neler yapabiliyosun|neler yaparsın|neler biliyorsun|marifetlerin|marifetin ne|özelliklerin
      özelliklerin neler|özellikler|işlevin ne|işlevin|görevin ne|görevin|amacın ne|amacın
      nasıl kullanıyoz|nasıl kullanıcam|nasıl kullanacağım|nasıl kullanılıyor|nasıl kullanilir
      nasıl kullanıyoruz|nasıl sorarım|nasıl soru|nasıl soruyoruz|nasıl yazmalıyım
      nasıl yazılıyor|nasıl yapılıyor|nasıl yaparım|ne sorabilirim|neler sorabilirim
      sana ne sorabilirim|ne yazmam lazım|ne yazmam gerekiyor|ne yazıcam|kullanma kılavuzu
      kullanım rehberi|komutların|komutların neler|komutlar neler|komut listesi|hangi komutlar
      örnek|örnekler|örnek ver|örnek göster|bana bir örnek|kendini tanıt|kendini tanıtsana
      kendini anlat|sen necisin|sen ne botusun|ne botusun|ne botu bu|bu ne botu|bu bot ne
      bu bot ne işe yarar|bu bot ne işe yarıyor|bu ne|nesin|kimsin sen|kimsin nesin|yeni geldim
      yeniyim|anlamadım nasıl|başlangıç|nereden başlamalıyım`,
    thanks: `teşekkürler|tesekkurler|teşekkür ederim|tesekkur ederim|teşekkür|teşekkür ederiz
      çok teşekkürler|sağ ol|sağol|sagol|sağolun|eyvallah|tşk|tşkler|tşk ederim|minnettarım|mersi
      saol|teşekkürr|teşekkürlerr|teşekkür ediyorum|tesekkür|tesekkürler|tşkk|tsk|tskler
      teşekkür kanka|çok teşekkür|çok teşekkür ederim|çok sağ ol|çok sağol|çok saol|sağolasın
      sağ olasın|sağ olun|sağol reis|eyw|eyv|eyvallah reis|allah razı olsun|allah razi olsun
      razı olsun|minnettar|ellerinize sağlık|var ol|varol|hürmetler|zahmet oldu`,
    praise: `harika|süper|super|mükemmel|muhteşem|müthiş|güzel|guzel|çok güzel|çok iyi|iyi
      iyi bot|aferin|bravo|helal|helal olsun|tebrikler|tebrik ederim|eline sağlık|ellerine sağlık
      emeğine sağlık|efsane|kraliçe|adamsın|adamın dibi|en iyi|en iyisi|bayıldım|bayılıyorum
      seviyorum|sevdim|çok sevdim|beğendim|hoşuma gitti|faydalı|kullanışlı|etkileyici|inanılmaz
      haha|hahaha|ahaha|sjsj|lol|wow|vay|vay be|vay canına|kötü|berbat|rezalet|işe yaramaz|nefret
      sıkıcı|aptal|katılıyorum|kesinlikle katılıyorum|haklısın|doğru söze|komik|ilginç|on numara
      saygı|hayranım|şahane|gurur|demek öyle|anladım|hmm demek|asdfg|asdasd|sdfsdf|kdjfkd|sjsjsj
      skjdfh|ajsksk|jdjd|jsjs|jsjsjs|random|ahahah|ahahaha|hahah|hahahaha|ehehe|heheh|ehe|xd
      xdd|koptum|öldüm|öldüm gülmekten|çok güldüm|güldüm|gülüyorum|güldürdün|yarıldım
      kopuyorum|oha|ohaa|yuh|yuhh|çüş|vay anasını|vayy|voav|helal valla|helal sana|helalsin
      adamsın be|kralsın|kralsın ya|reissin|reis|aslansın|yürü be|yürü|koçum|bitanesin|birtanesin
      tatlı|tatlısın|tatlış|şeker|şekersin|cansın|canım benim|seviliyorsun|seviliyosun|seviyoruz
      bayıldık|hastasıyım|hastasıyız|efso|efsanesin|taş|taş gibi|bomba gibi|fena|fena değil
      fena değil ya|süperr|süpersin|harikasın|mükemmelsin|muazzam|olağanüstü|enfes|nefis
      on üzerinden on|10 numara|10/10|10 numara 5 yıldız|çok iyi ya|iyiymiş|güzelmiş|güzel iş
      iyi iş|başarılı|çok başarılı|başarılar|takdir|alkış|alkışlıyorum|saygılar
      saygılar sunuyorum|büyüksün|büyük adam|üstat|üstad|üstadım|idol|zeki|akıllı|hızlı|hızlısın
      yavaş|yavaşsın|gereksiz|gereksiz bot|boş|boş bot|boş yapma|saçma|saçmalama|saçma sapan
      saçmalık|salak|salak bot|mal bot|malsın|geri zekalı|gerizekalı|aptal bot|ahmak|şapşal
      dangalak|beyinsiz|bok|bok gibi|boktan|çöp|çöp bot|çöpsün|rezil|rezilsin|iğrenç|yazık
      yazıklar olsun|ayıp|utanç|utan|utanmaz|kapa çeneni|kes|kes sesini|sessiz ol|defol
      siktir|sktr|siktir git|amk|aq|mk|lan|ulan|yaramazsın|beceriksiz|bi işe yaramıyor
      bir işe yaramıyor|işe yaramıyor|işe yaramıyosun|hiçbir işe yaramaz|hayal kırıklığı|hüsran
      üzücü|üzüldüm|sinir|sinir bozucu|gıcık|uyuz|sıkıldım|bıktım|bıktık|yeter|yeter artık
      offf|aman|aman be|hay|hay aksi|allah allah|allahım|allahım ya|yarabbim|inanılmazz
      inanmıyorum|inanamıyorum|şaka|şaka gibi|şaka mı|efsane ya|çılgın|manyak|aşırı|aşırı iyi
      hmm anladım|anladık|tamam anladım|ha tamam|haa|haa tamam|öyle miymiş|bilmiyordum|biliyordum
      tahmin etmiştim|tahmin ettim|mantıklı|haklı|çok haklı|kesinlikle öyle|doğru diyorsun
      doğru söylüyor|katılıyoruz|komiksin|komikmiş|eğlenceli|eğlendim|ilginçmiş|enteresan`,
    greeting: `günaydın|gunaydin|iyi geceler|iyi akşamlar|iyi günler|tünaydın
      doğum günün kutlu olsun|iyi ki doğdun|kutlu olsun|hoş geldin|hosgeldin|hoşgeldin
      hoş geldiniz|gm|gn|görüşürüz|hoşça kal|bay bay|selamlar herkese|cc|iyi bayramlar
      mutlu yıllar|bol şans|iyi haftalar|hayırlı olsun|selam|selamlar|selam olsun|öpüyorum|hayırlı
      günaydınlar|günaydın millet|günaydın herkese|hayırlı sabahlar|hayırlı geceler
      hayırlı günler|hayırlı işler|hayırlı cumalar|hayırlı akşamlar|iyi sabahlar|iyi pazarlar
      iyi hafta sonları|iyi haftasonları|iyi tatiller|iyi uykular|iyi yolculuklar|iyi eğlenceler
      iyi şanslar|iyi seneler|iyi cumalar|tatlı rüyalar|güzel günler|güzel bir gün|güzel haftalar
      kolay gelsin|geçmiş olsun|başın sağ olsun|hayırlısı|hayırlı uğurlu olsun|doğum günün
      nice yıllara|nice senelere|mutlu noeller|mutlu bayramlar|bayramınız|kutlarım|kutluyorum
      tebrik|tebrikler kanka|sevgiler|selamlar sevgiler|saygılarımla|selam söyle|selam size
      selam herkese|merhaba herkese|herkese merhaba|herkese selam|herkese günaydın|hoş bulduk
      hoşbuldum|hoşçakalın|hoşçakal|görüşmek üzere|kendine iyi bak|öptüm|öpüldün|öperim|sarıldım
      afiyet olsun|bol kazançlar|bol şanslar|başarılar dilerim`,
    courtesy: `merhaba|merhabalar|selam|selamlar|slm|hey|heyy|lütfen|lutfen|lütfn|ltf|rica etsem
      rica ederim|zahmet olmazsa|mümkünse|bir|biraz|bi|hemen|hızlıca|acil|tam olarak|tam
      gerçekten de|şöyle|yahu|be|ya|hani|işte|iste|şey|bakayım|bakalım|kanka|dostum|abi|abla
      hocam|reis|arkadaşlar|arkadaşım|ok|tamam|ah|oh|aa|eee|bir soru|soru|sorum var|burada|burda
      bana bir|bizim için|benim için|varsa|şimdiden|tüm|bütün|her şey|tümünü|hepsini|in|ın|un|ün
      nin|nın|nun|nün|i|ı|u|ü|yi|yı|yu|yü|a|e|ye|da|den|dan|daki|deki|ki|diye|mrb|mrhb|mrhaba
      merhaba bot|selam bot|sa|s.a|a.s|selamın aleyküm|selamun aleyküm|aleyküm selam
      hocam merhaba|kanki|kankam|kardo|kardeş|kardeşim|bilader|birader|dostlar|gençler|millet
      ahali|beyler|bayanlar|arkdaşlar|hacı|hacım|moruk|usta|ustam|başkan|şef|müdür|canım|güzelim
      tatlım|aga|ağa|lan bi|la|lo|yav|yaw|yaa|yav he|bea|ama|ha|he|hee|hıı|ııı|ee|şeyy|yani şey
      nolur|noolur|ne olur|lutfeenn|lütfenn|lütfeen|ltfn|ricam|ricamdır|rica|rica etsek
      sana zahmet|zahmet|bi zahmet|müsaitsen|mümkünse eğer|vaktin varsa|hızlıdan|hızlı|çabuk
      acilen|ivedilikle|şu an|şuan|şimdilik|bi an|bi sn|iki dakika|bi soru|bi sorum var
      ufak bir soru|küçük bir soru|sorum|sorucam|soracaktım|soracağım|bişey|bi şey|bişi|birşey
      bi şey sorcam|bir şey soracağım|merakımdan soruyorum|meraktan|meraktan soruyorum|öylesine
      valla|vallahi|vallaha|billahi|cidden|ciddiyim|gerçi|açıkçası|aslında şey|sanki|galiba
      heralde|herhalde|belki|muhtemelen|büyük ihtimalle|malum|malumunuz|tabi ki|işte öyle|fln
      filan|falan|falan filan|vs|vb|vesaire|kadarıyla|bildiğim kadarıyla|gördüğüm kadarıyla
      anladığım kadarıyla|bot|botcuğum|botçuk|botcum|sayın bot|sevgili|sevgili bot|değerli|bakim
      bakiyim|bakıyım|bir ara|hele|haydi|hadi|hadi bakalım|hayda|evet şimdi|unuttum|unutmuşum|de`,
    statement: `tanıştım|tanistim|ile tanıştım|kullandım|kullanıyorum|kullanıyoruz|denedim|sordum
      buldum|gördüm|okudum|yaptım|yaptık|konuştum|konuşuyorum|konuşuyoruz|çalışıyorum|çalışıyoruz
      ile çalışıyorum|ile birlikteyim|düşünüyorum|sanırım|bence|inanıyorum|güveniyorum
      takip ediyorum|arkadaşım|arkadasim|kardeşim|patronum|benim arkadaşım|dedi|dedi ki|diyor
      söyledi|söylüyor|gösterdi|yardım etti|öğretti|kurdu|yaptı|geliştirdi|geliştiriyor|yayınladı
      çıkardı|kazandı|kaybetti|aldı|sattı|dün|dün gece|dün akşam|yarın|bu hafta|her zaman|asla
      sayesinde|göre herkes|herkes|insanlar|hak ediyor|özledim|hatırlıyorum|umarım|tavsiye ederim
      nefret ediyorum|birlikte|ekledi|katıldı|tanıyorum|zaten tanıyorum|konuşuyo|konuşuyor
      konuşuyolar|konuşuyorlar|bahsediyor|bahsediyo|diyorlar|diyolar|denildi|dedim|dedik|dediler
      demiş|söylemiş|anlattı|anlatıyor|yazmıştı|attım|attık|attı bana|gitti|gittim|gittik
      gidiyorum|gidiyoruz|geldi|geldim|geldik|geliyorum|gelecek|döndüm|çıktım|çıktık|girdim
      girdik|yedim|yedik|içtim|içtik|kahve içtik|yemek yedik|uyudum|uyandım|çalıştım|oynadım
      oynadık|kazandım|kazandık|kaybettim|kaybettik|aldım|aldık|sattım|sattık|ödedim|mintledim
      bastım|bitirdim|başladım|öğrendim|izledim|dinledim|okuyorum|izliyorum|dinliyorum|yiyorum
      içiyorum|oynuyorum|bekliyorum|bekliyoruz|özlüyorum|seviyorum onu|engelledi|engelledim
      takipten çıktı|takip etti|takip ediyor|beğendi|borcu var|borçlu|borcum var|gönderdi
      gönderdim|yolladı|bana gönderdi|bana söyledi|bana dedi|bana yardım|bana öğretti|bana önerdi
      önerdi|yardımcı oldu|bence bu|benim için|sanıyorum|zannediyorum|tahminim|tahminimce|eminim
      iddiaya|yemin ederim|keşke o|bugün de|bugün çok|bu akşam|bu sabah|bu gece|bu aralar|bu ay
      geçen gün|geçen hafta|geçen ay|geçen yıl|haftaya|seneye|her gün|her zamanki gibi|hep böyle
      daima|en sevdiğim|arkadaşımdır|arkadaşımız|kankam o|abimdir|adamdır|kraldır|efsanedir
      candır|iyidir|güzeldir|gibisi yok|haklı yine|yine haklı|yapıyorlar|yapıyoruz|yapıyolar
      kullanmış|kullanıyo|kullanıyolar|hak etti|hak ediyo|sayende|buluştuk|buluşuyoruz|takıldık
      takılıyoruz|eğlendik|kutladık|toplantı`,
    rhetorical: `kim bilmez|kim tanımaz|kim derdi|kimin umurunda|kim takar|herkes biliyor
      herkes tanıyor|herkes bilir|bilmeyen yok|tanımayan yok|bilmeyen mi var|tanımayan mı var
      sanki|söyleme|bana söyleme|cevap verme|sakın söyleme|paylaşma|keşke|ne gerek var
      kim ki bilmez|kim bilmiyor ki|kim bilmiyor|kim tanımıyor|kim tanımıyor ki|kim demiş
      kim inanır|kime ne|kimse sormadı|kim sordu|kim istedi|kim bilebilir|kim bilir|kim ister
      kim ister ki|kim neylesin|kim ne yapsın|kimin umrunda|kimin umurunda ki|herkes bilir bunu
      herkesin bildiği|bilmeyen kalmadı|bilmeyen kaldı mı|tanımayan kaldı mı|tanımayan kalmadı
      anneannem bile|babaannem bile|annem bile|anlatmaya gerek yok|tanıtmaya gerek yok
      cevap vermeyin|cevap yazma|yazma sakın|bir şey söyleme|hiç söyleme|sorma|hiç sorma
      neymiş efendim|güya|sözde`,
    only: `sadece|yalnızca|yalnız|bir tek|tek|sırf|bi tek|bir tek o|tek o|yalnız o|sade|sadece o`,
    relative: `kardeşi|abisi|ablası|kocası|karısı|eşi|annesi|babası|patronu|kuzeni|sevgilisi|oğlu
      kızı|köpeği|kedisi|amcası|dayısı|teyzesi|halası|yengesi|eniştesi|kayınpederi|kaynanası
      yeğeni|torunu|dedesi|ninesi|anneannesi|babaannesi|arkadaşı|kankası|ortağı|müdürü|komşusu
      eski sevgilisi|kız arkadaşı|erkek arkadaşı|annem|babam|kuzenim|eşim|kocam|karım
      avukatı|menajeri|nişanlısı|kurucu ortağı|ev sahibi|hocası|meslektaşı|en yakın arkadaşı
      baldızı|eski kocası|eski karısı`,
    copula: ``,
    article: ``,
    possessiveAfter: `in|ın|un|ün|nin|nın|nun|nün`,
    possessiveBefore: ``,
    on: `üzerinde|üstünde|daki|deki|taki|teki|olan|üzerinden|kullanan|üstünden|üzerindeki
      platformunda|adlı platformda|sitesinde|uygulamasında|kullanıcısı`,
    endorse: `destekliyorum|onaylıyorum|öneriyorum|tavsiye ediyorum|kefilim|endorse|endorse et
      referans oluyorum|referansım|desteğimi geri çek|onayımı geri al|geri çekiyorum|withdraw
      desteklemek istiyorum|onaylamak istiyorum|kefil oluyorum|kefil olurum|kefil|kefaletimi geri
      kefilliğimi geri|kefalet|kefaletim|kefil ederim|kefil olmak istiyorum|kefil olabilirim
      ben kefilim|ben kefil|kefilliğimi|kefilliği|referans olurum|referans olmak istiyorum
      referans veriyorum|referansımı|referansı geri|tavsiyemi|tavsiye ederim herkese|desteğimi
      destek veriyorum|destek oluyorum|onay veriyorum|onayımı|onaylarım|garanti ederim
      garanti veriyorum|garantörüm|arkasındayım|sonuna kadar arkasındayım|imzamı atarım
      altına imzamı atarım|elimi ateşe sokarım|geri çekmek istiyorum|geri alıyorum|iptal ediyorum
      kefilliğimi iptal|desteğimi iptal|önerimi geri|önerimi|öneririm|vouchluyorum
      tasdik ediyorum|tasdik ederim|beyan ederim`,
    callAfter: ``,
    common: `ve|ama|fakat|çünkü|eğer|gibi|kadar|daha|çok|az|en|her|bazı|hiç|sadece|bile|artık
      bugün|şimdi|sonra|önce|hep|ise|olan|olarak|olur|oldu|var|yok|yapmak|etmek|olmak|gelmek
      gitmek|gün|yıl|zaman|kez|defa|yer|şeyler|dünya|hayat|yeni|büyük|küçük|maç|oyun|hava|fiyat
      para|başkan|token|kripto|proje|uygulama|kanal|eth|bitcoin|base|farcaster|belki|kazanan
      nasılsın|hesap açtı|günün|özeti|kar|zarar|eğlence|başvuru|ağ|cüz
      sabah|akşam|gece|öğle|öğlen|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|hafta|ay
      sene|dakika|saat|ev|iş|okul|ofis|sokak|şehir|ülke|kahve|çay|bira|rakı|yemek|kebap
      araba|otobüs|telefon|bilgisayar|internet|kod|yazılım|hata|güncelleme|grup|ekip|takım|şirket
      piyasa|borsa|futbol|gol|film|dizi|müzik|şarkı|kitap|mizah|soğuk|sıcak|yağmur|güneş
      kar yağıyor|açım|uyku|uykum|parti|tatil|lira|dolar|euro|pahalı|ucuz|bedava|neredeyse
      yeterince|epey|baya|bayağı|oldukça|fazla|birlikte|erken|geç kaldım|yukarı|aşağı|yakın|uzak
      içinde|dışarı|hazır|daha iyi|kötü oldu|mutlu|yorgun|kolay|zor|mümkün|herhangi|birkaç
      çeşitli|kendine|alıyor|veriyor|gidiyor|geliyor|oluyor|olmuş|olacak|olsa|olsun|olup|olduğu
      olduğunu|vardı|yoktu|varmış|yokmuş|değilim|böyle|şöyle bir|öyle|bura|şura|ora|burası|orası
      buradan|oradan|dolayı|yüzünden|rağmen|üzere|beri|itibaren|doğru düzgün|karar|yapıyo|ediyo
      ediyor|ettim|etti|kaldı|kalmış|kadarki|göre|açılmış|kuruyor|hazırlık|demedim|unutkan`,
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
