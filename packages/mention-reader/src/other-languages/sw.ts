import type { OtherLanguage } from '../language.ts'

export const swahili: OtherLanguage = {
  code: 'sw',
  grammar: {},
  vocabulary: {
    only: `tu|pekee`,
    interrogative: `nani|ni nani|huyu ni nani|ya nani|akina nani|huyu nani|huyo nani|ni nani huyu
      nani huyu|huyo ni nani|yule ni nani|ni nani huyo|nani kaandika|nani ameandika
      nani aliandika|nani yuko nyuma|ni ya nani|ni za nani|ya nani hii|za nani|wa nani|wanani
      kina nani|akina nani hawa|nani mwenye|nan huyu`,
    question: `nini|wapi|lini|vipi|ngapi|gani|kwa nini|mbona|tangu lini|kiasi gani|ni kweli|kweli
      sivyo|sawa|ipi|yupi|wangapi`,
    request: `onyesha|tafuta|niambie|angalia|nionyeshe|nioneshe|onyesha mi|onesha|nitafutie
      tafuta mtu|tafutia|niambieni|ambia|nipe|nipe habari|nipatie|leta|nitumie|tuma|kagua
      cheki|ncheki|angalia huyu|tazama|nataka|nataka kujua|naomba|naomba kujua|ningependa
      ningependa kujua|nahitaji|unajua|unamjua|unamfahamu|mnamjua|kuna anayemjua|anayemjua
      waweza|unaweza|unaweza kuangalia|fafanua|eleza|naweza kumwamini
      kuaminika|linganisha`,
    pointing: `huyu|yeye|yule|huyo|hii|hiyo|hao|hawa|wake|zake|lake|yake|yule jamaa|huyu jamaa
      huyo jamaa|huyu mtu|mwandishi|aliyeandika|aliyepost|mwenye post|akaunti hii`,
    he: `yeye|huyu|yule|wake|zake|yake|yule jamaa|huyu jamaa|huyo jamaa|huyu mtu|mwandishi
      aliyeandika|aliyepost|mwenye post|akaunti hii|huyo`,
    self: `mimi|mie|miye|nilivyo|mimi je|na mimi|mimi pia|kunihusu`,
    not: `si|sio|bila|isipokuwa|siyo|sio yule|si yule|lakini si|ila si|badala ya|mbali na|usiweke
      acha|achana na|wacha|bila ya`,
    and: `na`,
    or: `au`,
    thanks: `asante|shukrani|asante sana|ahsante|asanteni|nashukuru|shukran|asanta`,
    greeting: `habari za asubuhi|usiku mwema|habari za jioni|habari za mchana|siku njema
      lala salama|karibu|karibuni|kwaheri|tutaonana|heri ya|heri ya mwaka mpya|krismasi njema
      hongera kwa|salamu|salamu kwa|mambo vipi wote`,
    courtesy: `habari|tafadhali|mambo|vipi|niaje|sasa|sema|oya|oyaa|hujambo|hamjambo|shikamoo
      jambo|hodi|ndugu|rafiki|marafiki|kaka|dada|wakuu|mkuu|jamani|wadau|tafadhalini|swali
      nina swali|haraka|hapa|kidogo|labda|eti|ati|tu|basi|kumbe|hebu|ebu`,
    common: `ya|wa|kwa|leo|jana|lakini|kama|kwa sababu|ili|sana|kidogo|wote|kitu|mtu|siku|usiku
      wiki|mwezi|mwaka|muda|pesa|hela|kazi|nyumba|chai|kahawa|chakula|mchezo|bei|wana|tuna|kuna
      baada|kabla|bado|tayari|za|vya`,
    about: `kuhusu|juu ya|kwa|ya`,
    wallet: `pochi|pochi yangu|anwani|mkoba`,
    trust: `mtapeli|tapeli|matapeli|utapeli|mwizi|mkweli|wa kweli|halisi|feki|bandia|kuaminika
      anaaminika|mwaminifu|mtu halisi`,
    accounts: `akaunti|akaunti zake|viungo|mitandao|zilizounganishwa|imeunganishwa`,
    profile: `profaili|wasifu|kadi|kadi yangu|taarifa|habari zake|jina|picha|kazi`,
    person: `mtu|jamaa|mwanaume|mwanamke|dada|kaka|bwana|bibi|mzee|kijana|msee|anaitwa|aitwaye
      mwenye jina|mtumiaji|mshkaji`,
    my: `yangu|wangu|zangu|langu|changu|vyangu|yetu`,
    you: `wewe|nyinyi|ninyi|nyie|unaonaje|mnaonaje|unafikiri|mnafikiri|jaribu|jaribuni|tumia`,
    notAfter: `sio|siyo|hapana|usiweke|acha|achana naye`,
    correction: `samahani|pole|nilimaanisha|namaanisha|ninamaanisha|nilitaka kusema|makosa
      kosa|nimekosea|mwingine|yule mwingine|pia|vile vile|na|sasa|halafu|kisha|hivyo hivyo|tena
      bali|kwa kweli|ops`,
    yes: `ndiyo|ndio|naam|eeh|sawa|sahihi|huyo huyo|ndo huyo`,
    no: `hapana|hakuna|hakuna hata mmoja|si yoyote|acha tu|siyo`,
    compare: `linganisha|tofauti|tofauti kati|kati ya|mtu mmoja|yupi bora|nani bora`,
    help: `msaada|nisaidie|saidia|unafanyaje kazi|inafanyaje kazi|unafanya nini|unaweza nini
      unaweza kufanya nini|jinsi ya kutumia`,
    praise: `nzuri|nzuri sana|safi|safi sana|poa|poa sana|bora|hongera|kali|moto|noma|hatari
      hahaha|kicheko|mjinga|pumbavu|takataka|mbaya|ovyo|nyamaza|aibu|huzuni|penda|napenda
      nakupenda|aisee|duh|kweli kabisa|nimeelewa|vizuri|bingwa|mfalme`,
    copula: `ndiye|ndio|alikuwa|ni yule`,
    statement: `nilikutana|nimekutana|nilimwona|nimeona|jana|kesho|alisema|amesema|anasema
      wanasema|aliniambia|ameniambia|nadhani|nafikiri|nimesikia|nimesoma|nilinunua|niliuza
      nilishinda|ameshinda|tulikula|tulikunywa|nafanya kazi|rafiki yangu|bosi wangu|kila mtu
      daima|kamwe|wiki iliyopita|ananidai|amenidai|ameniblock|namjua`,
    rhetorical: `nani asiyejua|nani asiyemjua|nani anajali|kila mtu anajua|kana kwamba|usiniambie
      usijibu|nani kauliza`,
    relative: `kaka yake|dada yake|mama|baba|mke|mume|bosi|mtoto|mbwa|paka|bibi|babu`,
    endorse: `napendekeza|naunga mkono|nathibitisha|nadhamini|naondoa`,
    on: `kwenye|katika|kutoka`,
  },
}
