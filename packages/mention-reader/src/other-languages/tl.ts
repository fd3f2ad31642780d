import type { OtherLanguage } from '../language.ts'

export const tagalog: OtherLanguage = {
  code: 'tl',
  grammar: {},
  vocabulary: {
    profile: `profile ko|account ko|impormasyon|detalye|pangalan|litrato
      trabaho|profile nya`,
    no: `hindi|di|wala|walang|wala sa|wala dyan|ayaw|wag na|hayaan mo na`,
    yes: `oo|opo|oo nga|tama|mismo|yun nga|yun|sige|korek`,
    only: `lang|lamang|tanging`,
    interrogative: `sino|sino si|sino ba si|sino ba|sino to|kanino|kanino to|kanino ito|sino sila
      sino po|sino nga|sino nga ba|sino naman|sino kaya|sino ung|sino yung|sino yun si|sino yan
      sino yan si|sino itong|sino tong|sino ang|sinu|sinu si|sinu ba|sino ba yan|sino ba tong
      sino ba yung|sino ba 'to|kanino yan|kanino yung|kanino ang|sino nagsulat|sino nag post
      sino may ari|sino may-ari|sino nasa likod|sinong|sino ka|sinetch`,
    question: `ano|saan|kailan|paano|ilan|ba|anong|ano ang|ano yung|nasaan|nasan|asan|kelan
      kailan pa|pano|bakit|gaano katagal|magkano|meron|meron ba|may ba|totoo ba|diba|di ba
      alin|saang`,
    request: `hanapin|pakita|ipakita|sabihin|kilala|pakicheck|pakihanap|paki hanap|pakikita
      paki check|pacheck|pa check|pa-check|pacheck naman|patingin|patingin nga|patingin ng
      pakisabi|paki sabi|pahingi|pahingi ng|penge|penge ng|pabigay|bigay|bigyan|bigyan mo ako
      sabihin mo|hanapin mo|hanap|hanapan|tingnan|tignan|tingin|check mo|check nga|icheck|i-check
      alamin|gusto ko|gusto ko malaman|gusto kong malaman|alam mo|alam mo ba|alam nyo ba
      may nakakaalam|may nakakakilala|kilala mo|kilala mo ba
      kilala nyo|kilala nyo ba|kilala ba|pwede|pwede ba|pwede bang|pwedeng|pede|pede ba|puwede
      kailangan ko|need ko|curious ako|pakilala|mapagkakatiwalaan|pagkatiwalaan|pa stalk|pastalk
      ikumpara`,
    pointing: `ito|to|siya|niya|kanya|yan|yun|iyon|iyan|itong|tong|yung|sya|nya|nila|sila|kanila
      kaniya|taong to|taong ito|lalaking to|babaeng to|nagpost|nag post|nagsulat|may akda
      account na to|account na ito`,
    he: `siya|niya|kanya|sya|nya|sila|nila|kaniya|taong to|taong ito|lalaking to|babaeng to
      nagpost|nag post|nagsulat|account na to|account na ito`,
    self: `ako|ko|akin|sakin|sa akin|saken|aken|ako naman|ako rin
      about sakin`,
    not: `hindi|maliban|wag|huwag|hindi si|di|di si|wag si|wag na si|maliban kay|bukod kay
      bukod sa|except kay|imbes na|walang|wala`,
    every: 'lahat|lahat sila|pareho',
    and: `at|saka|tsaka|pati|&`,
    or: `o|o kaya`,
    thanks: `salamat|maraming salamat|salamat po|salamats|salamuch|maraming salamat po|thanks po
      ty po|tenks`,
    praise: `ganda|galing|hehe|haha|ang galing|galing mo|galing naman|husay|ang husay|lodi
      petmalu|astig|angas|sarap|hahaha|hahahaha|hahahha|hehehe|nakakatawa|tawang tawa
      bobo|tanga|gago|putangina|tangina|pota|bwisit|bwiset|basura|walang kwenta|pangit|panget
      nakakainis|kainis|korni|corny|nakakahiya|sayang|lungkot|grabe|grabe naman|hala
      hala ka|naku|nako|sana all|charot|mahal ko|love ko|ah gets|ok gets
      tama nga|totoo nga`,
    greeting: `magandang umaga|magandang gabi|maligayang|magandang araw|magandang hapon
      magandang tanghali|magandang gabi po|gandang umaga|gandang gabi|maligayang pasko
      maligayang kaarawan|happy bday|ingat|ingat kayo|paalam|kamusta|kumusta|kumusta kayo|mabuhay
      good vibes|tulog na|good am|good pm`,
    courtesy: `po|naman|lang|nga|si|ni|sina|lods|lodi|idol|bossing|pre|pare|utol|sis|beshie
      besh|bhie|mga|mga lods|mga boss|kuys|uy|hoy|hoi|oy|hello po|hi po
      pakiusap|sana|ba|kaya|daw|raw|pala|lang po|po ba|na po|may tanong|tanong|tanong lang
      may tanong ako|mabilis|saglit|teka|sandali|talaga|seryoso|totoo lang|siguro|baka|parang
      dito|dyan|diyan|doon|kung pwede|kung pwede lang|nalang|na lang|muna|yata|ay|char lang`,
    common: `ang|ng|sa|mga|kahapon|habang|yung|na|pero|kung|kapag|pag|dahil|kasi|para|hanggang
      mula|noon|ngayon|mamaya|araw|gabi|linggo|buwan|taon|oras|pera|trabaho|bahay|kape|pagkain
      laro|presyo|panahon|meron|wala|gusto|ayaw|dapat|pwede|marami|konti|lahat|iba|isa|dalawa
      tatlo|gawa|gawin|ginawa|punta|kuha|bili|pang|pag send|sakto`,
    about: `tungkol sa|tungkol kay|kay|ni|para sa|about kay|about sa`,
    wallet: `pitaka|wallet nya|wallet niya`,
    trust: `totoo|peke|manloloko|mapagkakatiwalaan|tunay|tao|budol|nanloko`,
    accounts: `mga account|naka link|nakalink|nakakonekta|konektado`,
    person: `tao|lalaki|babae|kuya|ate|mama|manong|aling|mang|isang|nagngangalang|pangalan|taong
      kaibigan`,
    my: `akin|aking|ko|sa akin|profile ko|amin|natin`,
    you: `ikaw|ka|mo|kayo|nyo|ninyo|iyo|sayo|tingin mo|tingin nyo|ano masasabi|subukan|try nyo
      gamitin|tanungin`,
    notAfter: `wag na|huwag na|di kasama|hindi kasama`,
    correction: `pasensya|pasensya na|ay|ay mali|mali|mali pala|ibig kong sabihin
      ibig ko sabihin|ang ibig|pala|yung isa|iba|ibang|yung iba|din|rin|naman|si naman
      ngayon|ngayon si|pati|pati si|at si|ganun din|pareho|sunod|ulit|kundi|dapat|e si
      eh si`,
    compare: `ikumpara|pagkumparahin|pagkakaiba|kaibahan|pareho ba|iisa|iisang tao|pareho
      sino mas|alin mas|kumpara`,
    help: `tulong|patulong|tulungan|paano gamitin|pano gamitin|paano ba to|paano gumagana
      ano kaya mo|ano ba ginagawa mo|ano magagawa mo|ano ginagawa`,
    statement: `sabi|sabi ni|sabi nya|sabi niya|sinabi|nakilala|nakita|nakita ko|nagkita|kumain
      kumain kami|uminom|inom|bumili|bumili ako|nanalo|natalo|nagbenta|binenta|nagtrabaho
      katrabaho|kaibigan ko|tropa ko|boss ko|lahat|palagi|hindi kailanman|kahapon|bukas|kagabi
      kanina|noong isang|feeling ko|tingin ko|palagay ko|narinig|nabasa|gumagamit|ginamit ko
      may utang|utang|blinock|binlock|kilala ko na`,
    rhetorical: `sino bang hindi|sino ba naman|sino may pake|walang may pake|walang nagtanong
      sino nagtanong|alam ng lahat|kilala ng lahat|parang|wag mong sabihin|wag ka sumagot`,
    relative: `kapatid|nanay|tatay|mama|papa|asawa|jowa|anak|pinsan|aso|pusa`,
    copula: `ay`,
    article: `ang|si|sina|yung|ung|mga|isang`,
    possessiveBefore: `ni|kay|ng|nina`,
    on: `sa|nasa`,
    endorse: `inirerekomenda ko|rerekomenda|sinusuportahan|suportado ko|garantiya|vouch ko
      binabawi ko`,
  },
}
