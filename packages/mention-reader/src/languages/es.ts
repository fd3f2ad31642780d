import type { Language } from '../language.ts'

/**
 * Names take no article. `de` stands before the owner (`el twitter de jack`) and before a platform
 * (`jack de twitter`). Questions do not invert, so a copula states only without a question mark.
 */
export const spanish: Language = {
  code: 'es',
  grammar: { letters: /[ñ¿¡]/u },
  vocabulary: {
    interrogative: `quién|quien|quién es|quien es|quién eres|quién era|quién fue|quiénes son|quienes son
      quienes|quién será|quien sera|kien|kien es|qien|qien es|quin es|quine es|quién carajo es
      quién diablos es|quién demonios es|quién está detrás|quien esta detras|detrás|detras
      de quién|de quien|de quién es|de quien es|a quién|a quien|a quién pertenece|quién escribió
      quién publicó|identifica|identificar|pertenece a|cómo se llama|como se llama|quién chucha es
      quién chingados es|quién coño es|quién rayos es|quién cojones es|quién vendría a ser`,
    interrogativeSubject: `quién|quien|kien|qien|quiénes|a quién|a quien|de quién|de quien`,
    question: `qué onda|qué onda con|qué|que|cuál|cual|cuáles|cuales|qué es|que es|dónde|donde
      cuándo|cuando|cómo|como|por qué|cuánto|cuántos|cuántas|tiene|tienen|hay|es|está|esta|son
      alguien|algo|puedes|podrías|puede|q|k|será|sera|sabe alguien`,
    request: `decir|me puedes decir|podrías decir|dime|decime|dinos|dame|danos|muéstrame|muestrame
      mostrame|muestra|enséñame|enseñame|busca|buscar|búscame|buscame|encuentra|encuéntrame
      encontrar|averigua|investiga|consulta|revisa|checa|chequea|comprueba|verifica|verificar
      confirma|pásame|pasame|cuéntame|cuentame|cuéntanos|háblame|hablame|háblanos|sabes|sabés|sabe
      sabéis|saben|saber|conoces|conocés|conoce|conocen|conoceis|necesito|quiero|quisiera|querría
      me gustaría|me interesa|quiero saber|me dices|me das|me pasas|me puedes|me muestras
      me podrías|puedes decirme|puedes buscar|puedes darme|puedes mostrarme|preséntame|presentame
      describe|explica|lista|mira|mirá|echa un ojo|échale un ojo|dale|ver|consigue|sacame|sácame
      trae|tráeme|identifícame|haz|hazme|ponme|manda|mándame|información sobre|fiarme|confiar
      seguir|quiero ver|fijate|podrías decirme|podrias decirme|necesitamos|buscando|estoy buscando
      échale un ojo a|ilumíname|chécate|tírame|suelta|saca la ficha`,
    about: `de|del|sobre|acerca de|a|para|con|respecto a|en|al|por`,
    fid: `fid|fids|id de farcaster|id|número de usuario|numero de usuario|identificador`,
    wallet: `wallet|wallets|billetera|billeteras|monedero|cartera|carteras|dirección|direccion
      direcciones|dirección de wallet|dirección eth|addy|address`,
    ens: `ens|nombre ens|nombre eth|dominio ens|dominio eth|.eth|basename`,
    credentials: `credencial|credenciales|insignia|insignias|certificado|certificados
      certificación|certificaciones|atestación|atestaciones|atestiguación|badge|badges|poap|poaps
      verificaciones|verificación`,
    holds: `tiene|tienen|posee|cuenta con`,
    verifiers: `quién verificó|quien verifico|quién ha verificado|quien ha verificado
      quién verifica|quien verifica|verificado por|verificada por|quién avala|quien avala
      quién avaló|quien avalo|avalado por|avalada por|quién certificó|quien certifico
      quién ha avalado|quién respalda|quien respalda|quién respaldó|quién confirma|quién confirmó
      quien confirmo|quién dio fe|quién responde por|quién lo verificó|quién la verificó
      quién los verificó|quién atestigua|quién atestiguó|verificaron|verificó|verifico|avaló|avalo
      atestiguó`,
    trust: `legítimo|legítima|legitimo|legitima|legit|real|reales|falso|falsa|fake|auténtico
      auténtica|autentico|autentica|confiable|fiable|de fiar|de confianza|confianza|fiar|seguro
      segura|estafa|estafador|estafadora|scam|scammer|bot|un bot|humano|humana|persona real
      una persona real|verdadero|verdadera|de verdad|verificado|verificada|sospechoso|sospechosa
      oficial|impostor|impostora|suplantador|es quien dice ser|quien dice ser|serio|seria
      reputación|reputacion|spam|trucho|trucha|timo|timador`,
    accounts: `cuenta|cuentas|redes|redes sociales|social|sociales|enlace|enlaces|link|links
      usuario en|handle|handles|nombre de usuario|vinculada|vinculadas|vinculado|vinculados
      conectada|conectadas|conectado|conectados|página web|pagina web|sitio web|web|correo
      plataforma|plataformas|arroba|otras cuentas|perfiles en`,
    profile: `perfil|perfiles|ficha|tarjeta|info|información|informacion|datos|detalles|bio
      biografía|biografia|identidad|nombre|nombre real|avatar|foto|ubicación|historial
      estadísticas|seguidores|hace|se dedica|trabaja|vive|antecedentes|referencias|página|pagina
      opinas|más|resumen|reseña|desde cuándo|cuánto tiempo lleva|cuánto lleva|antigüedad
      cuándo se unió|cuándo llegó|cuándo se registró`,
    person: `persona|personas|usuario|usuaria|usuarios|tipo|tipa|tío|tía|chico|chica|hombre|mujer
      gente|man|bro|creador|creadora|autor de la cuenta|dueño|dueña|dueño de|fundador|individuo
      llamado|llamada|un tal|tal|señor|señora|cuate|pana|wey|we|pibe|piba|se llama|apodado
      con el nombre|vato|carnal|chabón|flaco|morro|compa`,
    pointing: `este|esta|esto|ese|esa|eso|aquel|aquella|él|ella|ellos|ellas|su|sus|suyo|suya|le
      les|lo|este tipo|esta persona|esa persona|ese tipo|este usuario|esta cuenta|autor|autora
      el autor|la autora|op|el op|esta cast|este cast|este post|publicó|publico|escribió|escribio
      posteó|posteo|citado|citada|de arriba|anterior|mensaje|publicación|hilo|él es|ella es|tiene
      cast|post|cita|texto|comentario|cuenta esta|autoría|tuit|crack|este crack|este personaje
      este sujeto|este man|esta tipa|este pana|este wey|este compa|este señor|este wn|este weón
      este vato|este carnal|este chabón|este flaco`,
    he: `él|ella|ellos|ellas|su|sus|este tipo|ese tipo|esta persona|esa persona|este usuario
      esta cuenta|esa cuenta|autor|autora|el autor|la autora|op|este chico|esta chica|este crack
      este personaje|este sujeto|este man|esta tipa|este pana|este wey|este compa|este señor
      esta señora|este wn|este weón|este vato|este carnal|este chabón|este tío|este flaco`,
    self: `compárame|yo|mí|mi mismo|mí mismo|mí misma|conmigo|soy|soy yo|tengo|he|de mi|a mi|estoy
      ahora yo|y yo|me toca`,
    my: `mi|mis|mío|mía|míos|mías|mio|mia|nuestro|nuestra`,
    you: `tú|tu|tus|te|ti|vos|usted|ustedes|contigo|has probado|has visto|probaste|viste|crees
      opinas|opinás|piensas|pensás|qué opinas|qué piensas|que opinas|que piensas|deberías|prueba
      proba|probá|usa|usá|pregúntale|preguntale|mira esto|has usado|usaste|vosotros|habéis
      pruébalo`,
    not: `no|no a|no es|no de|excepto|menos|salvo|sin|sin contar|sin incluir|excluye|excluyendo
      deja fuera|dejando fuera|dejá fuera|deja afuera|en vez de|en lugar de|pero no|pero no a|y no
      y no a|no sobre|omite|omitiendo|ignora|ignorando|quita|descarta|aparte de|olvida|olvida a
      olvídate de|no incluyas|no incluyas a|no quiero|no me refiero a|no me refería a
      no me muestres|ni|deja a`,
    notAfter: `no|excluido|excluida|aparte`,
    correction: `perdón|perdon|perdona|disculpa|disculpe|lo siento|me equivoqué|me equivoque|error
      quise decir|quería decir|queria decir|me refería a|me referia a|me refiero a|digo
      mejor dicho|el otro|la otra|otro|otra|equivocado|equivocada|no era ese|no era esa|no es ese
      no es esa|no ese|no esa|lo mismo|lo mismo para|lo mismo con|igual para|igual con|mismo|ahora
      también|tambien|y para|siguiente|ahora con|ahora para|sino|era|en realidad|corrijo
      corrección|ahora de|ahora a|haz lo mismo|y qué hay de|qué hay de|que hay de|qué tal|y ahora
      ups|me confundí|de nuevo|otra vez`,
    yes: `sí|si|sip|claro|correcto|exacto|ese mismo|ese|esa|vale|ok|dale|eso|justo|ajá|así es
      por supuesto|sí por favor`,
    no: `no|nop|nope|ninguno|ninguna|ninguno de ellos|ninguno de esos|ninguna de esas|nadie
      da igual|olvídalo|olvidalo|déjalo|dejalo|nada|no importa`,
    ordinals: [
      `primero|primera|el primero|la primera|primer|uno|la uno|el uno|opción 1|opcion 1|opción uno
        número uno|numero uno|número 1|1ro|1º|el de arriba`,
      `segundo|segunda|el segundo|la segunda|dos|la dos|el dos|opción 2|opcion 2|opción dos
        número dos|número 2|2do|el del medio`,
      `tercero|tercera|el tercero|la tercera|tercer|tres|la tres|el tres|opción 3|opción tres
        número tres|número 3|3ro`,
      'último|última|ultimo|ultima|el último|la última|el ultimo|la ultima',
    ],
    compare: `compárame|vs|versus|contra|compara|comparar|comparado|comparada|comparación|diferencia
      diferencias|diferencia entre|diferencias entre|frente a|entre|mismo que|la misma persona
      misma persona|la misma persona que|ambos|ambas|comparame|compárame|más confiable
      cuál de los dos|relación`,
    and: `y|e|más|mas|&|+|junto con|además de|ademas de`,
    or: `o|u|o bien`,
    help: `ayuda|ayúdame|ayudame|cómo funciona|como funciona|cómo funcionas|como funcionas
      cómo te uso|como te uso|cómo se usa|como se usa|cómo usarte|cómo uso|como uso
      qué puedes hacer|que puedes hacer|qué haces|que haces|qué sabes hacer|que sabes hacer
      instrucciones|comandos|manual|guía|guia|para qué sirves|para que sirves|qué eres|que eres
      quién eres tú|help|cómo te utilizo|cómo funciona esto|como funciona esto|qué hace este bot
      que hace este bot|cómo puedo|como puedo|socorro|opciones|menú|tutorial|manual de uso
      instrucciones de uso|manual de instrucciones`,
    thanks: `gracias|muchas gracias|mil gracias|grax|graciasss|te agradezco|se agradece|agradecido
      agradecida|muchísimas gracias`,
    praise: `genial|bueno|buena|buenísimo|buenísima|buen trabajo|buen bot|excelente|increíble
      increible|maravilloso|maravillosa|bonito|bonita|lindo|chévere|chevere|guay|bacán|bacano
      padre|padrísimo|chido|crack|un crack|máquina|grande|qué grande|que grande|qué bueno
      que bueno|qué bien|que bien|bien hecho|bien|muy bien|perfecto|perfecta|me encanta|encanta
      me gusta|me gustó|gusta|amo|adoro|el mejor|la mejor|mejor|felicidades|felicitaciones
      enhorabuena|bravo|útil|util|impresionante|brutal|espectacular|fantástico|fantastico
      estupendo|jaja|jajaja|jajajaja|haha|xd|lol|wow|vaya|ojalá|malo|mala|pésimo|inútil|basura
      odio|aburrido|tonto|de acuerdo|totalmente|verdad|cierto|así es|qué fuerte|qué risa|qué guapo
      admiro|respeto|fan|interesante|ah mira|ya veo|con razón|anda ya`,
    greeting: `buenos días|buenos dias|buen día|buen dia|buenas noches|buenas tardes|feliz
      feliz cumpleaños|feliz cumple|feliz navidad|feliz año|bienvenido|bienvenida|bienvenidos|gm
      gn|saludos|saludos a|saluda|adiós|adios|chao|hasta luego|hasta mañana|nos vemos|cc
      buen finde|suerte|besos|besos a|abrazo|abrazos|un abrazo|un abrazo a|buena semana`,
    courtesy: `hola|holaa|oye|oiga|ey|eh|hey|buenas|por favor|porfa|porfis|pf|plis|pls|plz|xfa
      xfavor|porfavor|pues|bueno|a ver|aver|ver|amigo|amiga|che|mira|por cierto|ahora mismo|rápido
      rapido|aquí|aqui|acá|aca|realmente|exactamente|exacto|solo|sólo|todo|más|mas|algo|nada
      entonces|tipo|como|también|favor|gracias de antemano|una pregunta|pregunta|una duda|duda
      duda rápida|se|me|nos|ok|vale|uf|ah|oh|este|si puedes|cuando puedas|si es posible|disculpa
      perdona|urgente`,
    statement: `conocí a|conoci a|acabo de|me encanta|me gusta|creo que|creo|pienso que|pienso|usé
      use|uso|hice|hicimos|construí|construimos|estoy usando|estoy con|estoy hablando|hablé con
      hable con|hablando con|trabajo con|trabajo en|trabaja con|trabaja en|trabajamos|vi|leí|lei
      probé|probe|pregunté|pregunte|le pregunté|encontré|encontre|busqué|es un|es una|es el|es la
      es muy|está en|esta en|estuvo|estuve|está construyendo|construyó|creó|lanzó|lanzo|publicó
      publicamos|lanzamos|dijo|dice|dicen|me dijo|me mostró|me enseñó|me ayudó|me ayudo|ayudó|ganó
      gano|perdió|compró|vendió|mi amigo|mi amiga|mi hermano|mi jefe|ayer|anoche|mañana
      esta semana|siempre|nunca|según|segun|gracias a|sigo a|confío en|confio en|odio|extraño
      recuerdo|soy fan|todo el mundo|todos usan|la gente|merece|debería|comí con|cené con
      almorcé con|recomiendo|espero|ya conozco|ya conozco a|conozco|conozco a|ya sé quién es`,
    rhetorical: `quién no conoce|quién no sabe|quién no ha|quién diría|quién iba a|quién lo diría
      quién fuera|quién pudiera|a quién le importa|quién necesita|todo el mundo sabe|todos saben
      todos conocen|todo el mundo conoce|como si|no me digas|no me digan|no nos digas
      no me cuentes|no publiques|no respondas|no contestes|hasta mi abuela
      no necesita presentación|ojalá|imagínate`,
    only: `solo|sólo|solamente|únicamente|nomás|nada más`,
    relative: `hermano|hermana|marido|esposo|esposa|mujer|madre|padre|mamá|papá|jefe|jefa|primo
      prima|novio|novia|hijo|hija|perro|gato|abuela|abuelo|vecino`,
    copula: `es|está|esta|era|fue|son|tiene|hizo|ha|será|parece`,
    article: `el|la|los|las|un|una|unos|unas|lo|algún|alguna`,
    possessiveAfter: ``,
    possessiveBefore: `de|del`,
    on: `en|de|por|desde|usando|del`,
    endorse: `avala|avalo|avalar|respaldo|respalda|recomiendo a|endoso|endorso|endorsa|endosa
      endosar|quiero avalar|quiero respaldar|doy fe de|retira mi aval|retirar mi aval
      retiro mi aval|avalo a|respaldo a|quiero endosar|endorse|withdraw|quiero recomendar a
      quiero recomendar|me gustaría recomendar a|pongo la mano en el fuego
      meto la mano en el fuego|pongo las manos en el fuego|garantizo|respondo por|respondo yo por
      doy la cara por|me hago responsable de|yo avalo|anula mi aval|cancela mi aval|retiro el aval
      quita mi aval|apunta mi aval`,
    callAfter: ``,
    common: `que|y|o|pero|porque|pues|se|su|al|lo|le|me|te|nos|ya|aún|aun|muy|más|menos|tan|tanto
      aquí|allí|ahí|allá|hoy|ayer|ahora|luego|después|antes|siempre|nunca|otra|otro|otros|otras
      todos|todas|cada|mismo|misma|ser|estar|hacer|tener|ir|va|van|voy|vamos|hace|hacen|hago|dice
      ver|dar|da|dan|poder|puede|puedo|querer|quiere|hay|ha|han|he|había|fue|era|son|está|están
      sido|para|por|con|sin|entre|hasta|desde|sobre|cuando|mientras|si|quién|nadie|alguien|nada
      algo|mundo|vida|día|dias|año|vez|veces|cosa|cosas|parte|tiempo|hora|lado|manera|forma|caso
      lugar|momento|nuevo|nueva|gran|poco|mucho|mucha|muchos|partido|juego|noticias|precio|dinero
      comida|clima|presidente|token|tokens|cripto|cadena|proyecto|app|canal|mensaje|gente|eth
      bitcoin|base|farcaster|realmente|todavía|quizás|tal vez`,
  },
  replies: {
    verifiedAccounts: { one: '{n} cuenta verificada', other: '{n} cuentas verificadas' },
    credentials: { one: '{n} credencial', other: '{n} credenciales' },
    noVerifiedAccounts: 'Aún sin cuentas verificadas',
    thisWallet: 'Esta billetera',
    more: '{list} y {n} más',
    or: '{list} o {last}',
    also: 'También: {list}',
    notFoundList: 'Sin resultados: {list}',
    notConfiguredList: 'No se puede buscar aquí: {list}',
    notFound:
      'No encontré a nadie como {name}. Prueba con un nombre de Farcaster, un nombre ENS, una dirección o “fid 3”.',
    notConfigured:
      '{name} no se puede buscar aquí: este servicio no tiene una fuente para ello. Prueba con un nombre de Farcaster o ENS.',
    unreachable: 'La fuente de {name} no responde. Pregunta de nuevo en unos minutos.',
    limited:
      'He llegado al límite de tus preguntas. Vuelve a preguntar en una hora o busca en {url}',
    which: '¿Quieres decir {list}? Responde con un número.',
    help: 'Menciona a {bot} con un nombre, un nombre ENS, una dirección, “fid 3” o “jack en twitter”; o responde a un cast solo con la mención; o di “yo”.',
    notAName: '“{name}” no se puede buscar.',
    fid: '{name} tiene el fid {value}.',
    account: '{label} de {name}: {value} ({grade})',
    wallet: 'Billetera de {name}: {value} ({grade})',
    lacks: 'No conozco {label} de {name}.',
    owner: 'Esta billetera pertenece a {name} ({grade}).',
    since: 'desde {date}',
    holds: '{name} tiene: {list}',
    hasCredential: 'Sí, {name} tiene {value}.',
    lacksCredential: 'No, que yo sepa {name} no tiene {value}.',
    verifiedBy: 'Han certificado a {name}: {list}',
    notVerified: 'Que yo sepa, nadie ha certificado a {name} todavía.',
    samePerson: 'Son la misma persona: {name}',
    differentPeople: 'Son perfiles distintos.',
    impostor: 'No es {name}, que tiene más pruebas de un nombre así',
    endorse:
      'Para avalar a alguien, escribe tras la mención: endorse, su nombre con la arroba, “for” y una habilidad.',
    grades: {
      proven: 'demostrado',
      confirmed: 'confirmado',
      reported: 'según terceros',
      claimed: 'declarado, sin verificar',
    },
  },
  phrases: [
    ['@whocast ¿quién es {rish}?', 'fid:194'],
    ['@whocast dame el fid de {rish}', 'fid:194'],
    ['@whocast ¿cuál es la billetera de {rish}?', 'fid:194'],
    ['@whocast ¿quién verificó a {rish}?', 'fid:194'],
    ['@whocast ¿{rish} es de fiar?', 'fid:194'],
    ['@whocast quién es este tipo', 'fid:5', 'reply'],
    ['@whocast ¿quién escribió esto?', 'fid:6', 'quote'],
    ['@whocast el usuario de github torvalds', 'github:torvalds'],
    ['@whocast jack en twitter', 'twitter:jack'],
    ['@whocast el twitter de linda', 'fname:linda'],
    ['@whocast quién es Linda Pérez', 'name:Linda Pérez'],
    ['@whocast quien es linda', 'fname:linda'],
    ['@whocast ¿cuál es mi fid?', 'fid:77'],
    ['@whocast ¿quién soy?', 'fid:77'],
    ['@whocast compara a {rish} y {ada}', 'fid:194 fid:616'],
    ['@whocast quién es {rish}, no {ada}', 'fid:194'],
    ['@whocast {rish} pero deja fuera a {ada}', 'fid:194'],
    ['no, el otro: {rish}', 'fid:194', 'reply-to-bot'],
    ['perdón, quise decir linda', 'fname:linda', 'reply-to-bot'],
    ['lo mismo para {rish}', 'fid:194', 'reply-to-bot'],
    ['la segunda', 'ens:ted.eth', 'reply-to-bot-question'],
    ['sí', 'fname:ted', 'reply-to-bot-question'],
    ['{grok} ¿qué opinas de @whocast?', 'nothing'],
    ['muchas gracias @whocast', 'nothing'],
    ['@whocast {rish} es mi amigo', 'nothing'],
    ['@whocast ayuda', 'help'],
    ['@whocast avala a {rish} por diseño', 'endorse'],
  ],
}
