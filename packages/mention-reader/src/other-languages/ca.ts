import type { OtherLanguage } from '../language.ts'

export const catalan: OtherLanguage = {
  code: 'ca',
  grammar: { letters: /ŀ/u },
  vocabulary: {
    interrogative: `qui|qui és|qui es|qui era|qui són|de qui és|de qui|qui ha escrit
      qui collons és|qui cony és|qui coi és|qui hi ha darrere|ki es|quí és`,
    question: `què|que|quin|quina|quins|quines|quan|quant|quants|quantes|té|teniu|hi ha|és
      des de quan`,
    request: `digues-me|digues|diga'm|mostra'm|mostra|ensenya'm|ensenya|busca|busca'm|cerca|troba
      mira|comprova|verifica|dona'm|passa'm|vull saber|vull|voldria|voldria saber|saps|sabeu
      coneixes|coneixeu|coneix|explica|explica'm|pots|podries|em dius|em passes|necessito
      m'interessa|puc confiar|confiar`,
    wallet: `moneder|cartera|adreça|adreces`,
    trust: `fiable|de fiar|fals|falsa|de veritat|estafa|estafador|legítim|confiança
      seriós|verificat`,
    accounts: `compte|comptes|xarxes|usuari|enllaç|enllaços|vinculat|vinculats|connectat
      connectats`,
    profile: `perfil|fitxa|targeta|informació|dades|nom|foto|feina`,
    person: `persona|paio|paia|tio|noi|noia|dona|usuari|usuària|senyor|senyora|un tal
      una tal|anomenat|es diu|que es diu`,
    pointing: `aquest|aquesta|això|aquell|aquella|ell|ella|seu|seva|seus|l'autor|autor
      aquest paio|aquest tio|aquesta persona`,
    he: `ell|ella|seu|seva|l'autor|autor|aquest paio|aquest tio|aquesta persona`,
    self: `jo|mi|em|jo mateix`,
    my: `meu|meva|meus|meves|el meu|la meva|els meus`,
    you: `tu|vosaltres|vós|vostè|teu|què en penses|què en penseu`,
    not: `no|menys|excepte|tret de|llevat de|sense|però no|i no|treu|deixa fora|ignora
      en comptes de`,
    notAfter: `no|no cal`,
    correction: `perdó|perdona|perdoneu|ostres|volia dir|vull dir|m'he equivocat|em referia a
      em refereixo a|l'altre|l'altra|també|i ara|ara|el mateix per|el mateix|ep|sinó|i el|i la`,
    yes: `sí|si|exacte|correcte|aquest|aquesta|clar`,
    no: `no|cap|ningú|deixa-ho|cap dels dos`,
    compare: `compara|diferència|diferència entre|mateixa persona|la mateixa persona|entre`,
    and: `i|amb|més`,
    or: `o`,
    help: `ajuda|ajuda'm|com funciona|com funciones|què fas|què pots fer|com es fa servir
      per què serveixes`,
    thanks: `gràcies|merci|mercès|moltes gràcies`,
    praise: `genial|molt bé|brutal|xd|de conya|boníssim|collonut|quin crack|merda
      idiota|inútil|bonic|m'agrada|felicitats|guai`,
    greeting: `bon dia|bona nit|bona tarda|bon dia a tothom|per molts anys|fins demà|salutacions
      petons|abraçada`,
    courtesy: `si us plau|sisplau|ei|nano|nanu|tios|company|doncs|va|au|apa|escolta
      mira|una pregunta|ara mateix|aquí|merci`,
    copula: `és|era|està|té|sembla`,
    article: `el|la|els|les|l'|un|una|en|na`,
    possessiveBefore: `de|d'|del`,
    on: `a|de|en|al`,
    statement: `he conegut|he vist|he fet|hem fet|vaig|ahir|crec que|penso que|diu que|m'ha dit
      és el meu|és la meva|tothom|sempre|mai`,
    relative: `germà|germana|mare|pare|marit|cap|amic`,
    only: `només|sols|únicament`,
    endorse: `avalo|recomano|dono suport|responc per|retiro`,
    common: `amb|però|perquè|molt|poc|avui|demà|ara|després|abans|tot|tots|totes|cosa|dia
      temps|vida|sempre`,
  },
}
