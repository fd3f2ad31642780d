import type { Language } from '../language.ts'

/**
 * Names take no article. `de` stands before the owner (`el twitter de jack`) and before a platform
 * (`jack de twitter`). Questions do not invert, so a copula states only without a question mark.
 */
export const spanish: Language = {
  code: 'es',
  grammar: { letters: /[ñ¿¡]/u },
  vocabulary: {
    interrogative: `quién|quien|quién es|quien es|quién eres|quién era|quién fue|quiénes son
      quienes son|quienes|quién será|quien sera|kien|kien es|qien|qien es|quin es|quine es
      quién carajo es|quién diablos es|quién demonios es|quién está detrás|quien esta detras
      detrás|detras|de quién|de quien|de quién es|de quien es|a quién|a quien|a quién pertenece
      quién escribió|quién publicó|identifica|identificar|pertenece a|cómo se llama|como se llama
      quién chucha es|quién chingados es|quién coño es|quién rayos es|quién cojones es
      quién vendría a ser|quien tío es|quién leches es|quién narices es|quién puñetas es
      quién pija es|quien mierda es|quién carajos es|quién caraj es|quién verga es|qn|qn es|kn es
      kienes son|quien es ese tal|de quién coño es|quién cojones|quien cojones es
      quién anda detrás de|quién anda detrás|quien anda detras|quién hay detrás
      quién hay detrás de|quien hay detras|quién maneja|quien maneja|quién lleva|quien lleva
      quién administra|quién creó|quien creo|quién hizo|quien hizo|quién puso|quien puso
      quién subió|quien subio|quién tuiteó|quién dijo|quien dijo|a nombre de quién
      a nombre de quien está|a quién corresponde|a quien corresponde|qué persona es
      qué clase de persona es|qué tipo es|y ese quién|quién se supone que es
      quien se supone que es`,
    interrogativeSubject: `quién|quien|kien|qien|quiénes|a quién|a quien|de quién|de quien`,
    question: `qué onda|qué onda con|qué|que|cuál|cual|cuáles|cuales|qué es|que es|dónde|donde
      cuándo|cuando|cómo|como|por qué|cuánto|cuántos|cuántas|tiene|tienen|hay|es|está|esta|son
      alguien|algo|puedes|podrías|puede|q|k|será|sera|sabe alguien|es cierto|es verdad|verdad
      verdá|cierto|x q|xq|pq|por q|xk|d dónde
      de dónde|de donde|desde cuándo|desde cuando|hace cuánto|hace cuanto|cuánta|cuanta|cuantas
      cuantos|sera que|será que|acaso|tendrá|tendra|tendrán|andará|qué tan|que tan|se sabe
      alguien sabe|algn|ké|ke|kual|kuando|dnd|dond|cm|komo`,
    request: `decir|me puedes decir|podrías decir|dime|decime|dinos|dame|danos|muéstrame
      muestrame|mostrame|muestra|enséñame|enseñame|busca|buscar|búscame|buscame|encuentra
      encuéntrame|encontrar|averigua|investiga|consulta|revisa|checa|chequea|comprueba|verifica
      verificar|confirma|pásame|pasame|cuéntame|cuentame|cuéntanos|háblame|hablame|háblanos|sabes
      sabés|sabe|sabéis|saben|saber|conoces|conocés|conoce|conocen|conoceis|necesito|quiero
      quisiera|querría|me gustaría|me interesa|quiero saber|me dices|me das|me pasas|me puedes
      me muestras|me podrías|puedes decirme|puedes buscar|puedes darme|puedes mostrarme
      preséntame|presentame|describe|explica|lista|mira|mirá|echa un ojo|échale un ojo|dale|ver
      consigue|sacame|sácame|trae|tráeme|identifícame|haz|hazme|ponme|manda|mándame
      información sobre|fiarme|confiar|seguir|quiero ver|fijate|podrías decirme|podrias decirme
      necesitamos|buscando|estoy buscando|échale un ojo a|ilumíname|chécate|tírame|suelta
      saca la ficha|dimelo|dígame|digame|decidme|deci|decí|cuenta|contame|cóntame|contá
      háblame de|hablame de|enséñanos|ensename|muéstranos|muestren|mostrá|mostranos|buscá
      buscame a|encontrá|encontrame|averiguá|averíguame|averiguame|chequeá|chequeame|checame
      checate|chécame|checar|checas|chequea a|revisame|revísame|revisá|verificame|verifícame
      confírmame|confirmame|pasá|pasame el|pásanos|pasa|tirá|tirame|tira|suéltame|soltá|mandá
      mandame|mándanos|poneme|pon|alcánzame|regálame|regalame|me regalas|me regalás|me pasás
      me pasan|me dás|me decís|me contás|me buscas|me buscás|me mostrás|me enseñas
      me consigues|me sacas|podés|podes|podés decirme|podés buscar|podés pasarme|podrías pasarme
      puedes pasarme|puedes mirar|puedes ver|me puede|me pueden|alguien conoce|conoces a
      conocés a|conoce a|conocen a|sabes algo de|sabés algo de|saben algo de|sabes de|sabés de
      saben de|qué sabes de|qué sabes|qué sabés|que sabes|que sabes de|qué hay de
      qué me cuentas de|quiero info|quiero conocer|quiero seguir|quería saber|queria saber
      quisiera saber|me gustaría saber|me gustaria|me gustaria saber|necesito saber|necesito ver
      ocupo|ocupo saber|ocupo el|preciso|precisaría|ando buscando|busco|busco a|ubica|ubícame
      ubicame|ubícalo|localiza|localízame|rastrea|rastréame|stalkea|stalkéame|stalkear
      investígame|investigame|analiza|analízame|escanea|escanéame|chismea|échame un ojo
      echale un ojo|echale ojo|échale un vistazo a|échale un vistazo|dale una mirada|fíjate
      fíjate en|fijate en|fijensé|averiguar|consultar|ver el|ver la|ver los|descríbeme|resúmeme
      resumime|resume|haceme|hazme el favor|chivate|chívate|puedo fiarme de|me puedo fiar de
      me puedo fiar|puedo confiar en|me fío|se puede confiar en|se puede confiar|confiar en
      debería seguir a|debería seguir|debo seguir a|vale la pena seguir|datos de|info de
      informacion de|traeme|dame razón de|alguna info|algún dato|algun dato|quiero datos
      le conoces|lo conoces|la conoces|lo conocés|la conocés|lo conocen|la conocen|lo conoce
      la conoce|le conocen|le conoce`,
    about: `de|del|sobre|acerca de|a|para|con|respecto a|en|al|por|d|acerca|con respecto a
      en cuanto a|sobre el|tocante a|x|pa|para con`,
    fid: `fid|fids|id de farcaster|id|número de usuario|numero de usuario|identificador|fid de
      id de usuario|número de farcaster|nro de fid|num de fid|el id|idfc|numero de fid
      número de fid`,
    wallet: `wallet|wallets|billetera|billeteras|monedero|cartera|carteras|dirección|direccion
      direcciones|dirección de wallet|dirección eth|addy|address|guallet|direccion eth|dir
      dirección de la wallet|direccion de wallet|monederos|addys|0x|wallet principal
      cuenta eth|dire`,
    ens: `ens|nombre ens|nombre eth|dominio ens|dominio eth|.eth|basename|nombre de dominio
      dominio|punto eth|nombre punto eth|.eth name|el ens|ensname`,
    credentials: `credencial|credenciales|insignia|insignias|certificado|certificados
      certificación|certificaciones|atestación|atestaciones|atestiguación|badge|badges|poap|poaps
      verificaciones|verificación|acreditación|acreditaciones|medalla|medallas|sello|sellos
      logros|logro|diploma|diplomas|chapitas|constancia|constancias|prueba|pruebas`,
    holds: `tiene|tienen|posee|cuenta con`,
    verifiers: `quién verificó|quien verifico|quién ha verificado|quien ha verificado
      quién verifica|quien verifica|verificado por|verificada por|quién avala|quien avala
      quién avaló|quien avalo|avalado por|avalada por|quién certificó|quien certifico
      quién ha avalado|quién respalda|quien respalda|quién respaldó|quién confirma|quién confirmó
      quien confirmo|quién dio fe|quién responde por|quién lo verificó|quién la verificó
      quién los verificó|quién atestigua|quién atestiguó|verificaron|verificó|verifico|avaló|avalo
      atestiguó|quién lo avala|quien lo avala|quién la avala|quién lo verifica|quién lo certificó
      quien lo certifico|quién responde por él|quien responde por
      quién pone la mano en el fuego por|quién pone las manos en el fuego por
      quién dio el visto bueno|quién validó|quien valido|quién valida|validado por|quién le dio
      quien le dio|quién lo respalda|quién la respalda|respaldado por|respaldada por
      quién garantiza|quien garantiza|por quién está verificado|quién acreditó`,
    trust: `legítimo|legítima|legitimo|legitima|legit|real|reales|falso|falsa|fake|auténtico
      auténtica|autentico|autentica|confiable|fiable|de fiar|de confianza|confianza|fiar|seguro
      segura|estafa|estafador|estafadora|scam|scammer|bot|un bot|humano|humana|persona real
      una persona real|verdadero|verdadera|de verdad|verificado|verificada|sospechoso|sospechosa
      oficial|impostor|impostora|suplantador|es quien dice ser|quien dice ser|serio|seria
      reputación|reputacion|spam|trucho|trucha|timo|timador|confiables|legítimos|truchos|chanta
      chamuyero|estafadores|estafan|estafó|ladrón|ladron|ladrona|timadora|rata|fraude|fraudulento
      falsos|farsante|vendehúmo|vendehumos|vende humo|escam|escammer|escamer|rugero|rugpull|ia
      una ia|sospechosos|raro|dudoso|dudosa|turbio|turbia|fishy|sus|chueco|chueca|pirata
      pirateado|clon|clonada|imitador|imita|auténticos|oficiales|verídico|verídica|verificados
      es de confiar|es confiable|decente|fidedigno|honesto|honesta|cuenta falsa|cuenta fake
      cuenta trucha|perfil falso|perfil trucho|de carne y hueso|trusteable|se puede confiar
      te puedes fiar`,
    accounts: `cuenta|cuentas|redes|redes sociales|social|sociales|enlace|enlaces|link|links
      usuario en|handle|handles|nombre de usuario|vinculada|vinculadas|vinculado|vinculados
      conectada|conectadas|conectado|conectados|página web|pagina web|sitio web|web|correo
      plataforma|plataformas|arroba|otras cuentas|perfiles en|perfiles|otros perfiles
      en otros lados|otros lados|en otro lado|otras redes|redes del|apodo
      enlazada|enlazado|enlazadas|enlazados|enganchada|enganchadas|asociada|asociadas|asociado
      asociados|ligadas|ligada|registradas|registrados|registré|registre|tengo vinculado|página
      blog|más redes|sus redes`,
    profile: `perfil|perfiles|ficha|tarjeta|info|información|informacion|datos|detalles|bio
      biografía|biografia|identidad|nombre|nombre real|avatar|foto|ubicación|historial
      estadísticas|seguidores|hace|se dedica|trabaja|vive|antecedentes|referencias|página|pagina
      opinas|más|resumen|reseña|desde cuándo|cuánto tiempo lleva|cuánto lleva|antigüedad
      cuándo se unió|cuándo llegó|cuándo se registró|antecedentes de|ficha técnica|expediente
      currículum|curriculum|cv|chamba|curro|curra|labura|laburo|dedica|a qué se dedica
      a que se dedica|edad|foto de perfil|desde qué año|desde que año|cuántos años lleva
      cuando se registro|cuando se unio|fecha de registro|fecha de alta|se registró|se registro
      se unió|se unio|dado de alta|info completa|reputación|trayectoria|carrera
      cosas de|chisme|todo sobre|todo de|que hace|qué hace|q hace`,
    person: `persona|personas|usuario|usuaria|usuarios|tipo|tipa|tío|tía|chico|chica|hombre|mujer
      gente|man|bro|creador|creadora|autor de la cuenta|dueño|dueña|dueño de|fundador|individuo
      llamado|llamada|un tal|tal|señor|señora|cuate|pana|wey|we|pibe|piba|se llama|apodado
      con el nombre|vato|carnal|chabón|flaco|morro|compa|fulano|fulana|fulanito|mengano|sujeto
      sujeta|personaje|doña|dr|profe|maestro|maestra|el que se hace llamar|que se hace llamar
      que se llama|llamao|alguien llamado|alguien llamada|alguien que se llama
      alguien con el nombre|un tipo|una tipa|un chico|una chica|un man|un usuario|una persona
      artista|desarrollador|desarrolladora|fundadora|influencer|chavo|chava
      chaval|chavala|chamo|chama|gurí|parce|parcero|patita|huevón|weon|wn|broder|cabrón|cabron
      joven|señorita|batería|el mismo que`,
    pointing: `este|esta|esto|ese|esa|eso|aquel|aquella|él|ella|ellos|ellas|su|sus|suyo|suya|le
      les|lo|este tipo|esta persona|esa persona|ese tipo|este usuario|esta cuenta|autor|autora
      el autor|la autora|op|el op|esta cast|este cast|este post|publicó|publico|escribió|escribio
      posteó|posteo|citado|citada|de arriba|anterior|mensaje|publicación|hilo|él es|ella es|tiene
      cast|post|cita|texto|comentario|cuenta esta|autoría|tuit|crack|este crack|este personaje
      este sujeto|este man|esta tipa|este pana|este wey|este compa|este señor|este wn|este weón
      este vato|este carnal|este chabón|este flaco|ese pana|ese wey|ese we|ese man|ese tío
      esa tía|esa tipa|ese sujeto|ese señor|esa señora|ese chico|esa chica|este pibe|esta piba
      ese pibe|esta mina|esa mina|este loco|ese loco|este chavo|este chamo|este pata|este causa
      este parce|este muchacho|esta muchacha|este joven|este cabrón|este cabron|este pendejo
      este boludo|este idiota|este payaso|este hdp|este perfil|ese perfil|este autor|la persona
      el de arriba|la de arriba|el del post|el del cast|el de este post|el que escribió
      el que escribió esto|el que posteó|el que publicó|el que publicó esto
      el dueño de esto|el dueño del post|el autor original|el citado
      al que cito|al que respondo|al que le respondo|éste
      ésta|ése|ésa|suyos|suyas|sto|esto que dice|q escribió|que escribió|que publicó|el usuario
      le conoces|lo conoces|la conoces|lo conocés|la conocés|lo conocen|la conocen|lo conoce
      la conoce|los conoce|le conocen|le conoce`,
    he: `él|ella|ellos|ellas|su|sus|este tipo|ese tipo|esta persona|esa persona|este usuario
      esta cuenta|esa cuenta|autor|autora|el autor|la autora|op|este chico|esta chica|este crack
      este personaje|este sujeto|este man|esta tipa|este pana|este wey|este compa|este señor
      esta señora|este wn|este weón|este vato|este carnal|este chabón|este tío|este flaco
      ese pana|ese wey|ese we|ese man|ese tío|esa tía|esa tipa|ese sujeto|ese señor|esa señora
      ese chico|esa chica|este pibe|esta piba|ese pibe|esta mina|esa mina|este loco|ese loco
      este chavo|este chamo|este pata|este causa|este parce|este muchacho|esta muchacha
      este joven|este cabrón|este cabron|este pendejo|este boludo|este idiota|este payaso
      este hdp|este perfil|ese perfil|el de arriba|la de arriba|el del post|el del cast
      el que escribió|el que escribió esto|el que posteó|el que publicó
      el que publicó esto|el autor original|el citado|al que cito
      al que respondo|suyos|suyas|le conoces|lo conoces|la conoces|lo conocés
      la conocés|lo conocen|la conocen|lo conoce|la conoce|le conocen|le conoce`,
    self: `compárame|yo|mí|mi mismo|mí mismo|mí misma|conmigo|soy|soy yo|tengo|he|de mi|a mi
      estoy|ahora yo|y yo|me toca|a mí|yo mismo|yo misma|búscame|checame a mi`,
    my: `mi|mis|mío|mía|míos|mías|mio|mia|nuestro|nuestra|mis propias
      vinculé|vincule
      conecté|conecte`,
    you: `tú|tu|tus|te|ti|vos|usted|ustedes|contigo|has probado|has visto|probaste|viste|crees
      opinas|opinás|piensas|pensás|qué opinas|qué piensas|que opinas|que piensas|deberías|prueba
      proba|probá|usa|usá|pregúntale|preguntale|mira esto|has usado|usaste|vosotros|habéis
      pruébalo|vos qué|os|sos|sois|tenés que|tienes que|deberían|tienen que|prueben|usen|úsalo
      úsenlo|usalo|usenlo|síganlo|síganme|sígueme|seguime|sigan a|sigue a|vengan|ven|únete|unete
      únanse|sumate|entra|entren|han probado|han usado|han visto|alguno usa|alguien usa
      alguien ha usado|alguien ha probado|qué les parece|que les parece|qué os parece
      qué te parece|que te parece|crees que|creen que|opinan|qué opinan|que opinan|qué opináis
      te recomiendo|les recomiendo|os recomiendo`,
    not: `no|no a|no es|no de|excepto|menos|salvo|sin|sin contar|sin incluir|excluye|excluyendo
      deja fuera|dejando fuera|dejá fuera|deja afuera|en vez de|en lugar de|pero no|pero no a|y no
      y no a|no sobre|omite|omitiendo|ignora|ignorando|quita|descarta|aparte de|olvida|olvida a
      olvídate de|no incluyas|no incluyas a|no quiero|no me refiero a|no me refería a
      no me muestres|ni|deja a|pero sin|pero no el|pero no la|no el|no la|no lo|no los
      pero no incluyas|no cuentes|no cuentes a|no me interesa|no busco|no busco a|no pregunto por
      no te pregunto por|no hablo de|no es sobre|a excepción de|con excepción de|exceptuando
      quitando|quitando a|quita a|saca a|sacando a|sacá a|obviando|obvia|obvia a|pasa de
      pasando de|ignora a|excluyendo a|excluye a|todos menos|todo menos|cualquiera menos|menos a
      salvo a|excepto a|en vez|no así`,
    notAfter: `no|excluido|excluida|aparte|no quiero|no me interesa|no cuenta|no lo incluyas
      no la incluyas|ese no|esa no|quítalo|quítala|no hace falta que`,
    correction: `perdón|perdon|perdona|disculpa|disculpe|lo siento|me equivoqué|me equivoque
      error|quise decir|quería decir|queria decir|me refería a|me referia a|me refiero a|digo
      mejor dicho|el otro|la otra|otro|otra|equivocado|equivocada|no era ese|no era esa|no es ese
      no es esa|no ese|no esa|lo mismo|lo mismo para|lo mismo con|igual para|igual con|mismo
      ahora|también|tambien|y para|siguiente|ahora con|ahora para|sino|era|en realidad|corrijo
      corrección|ahora de|ahora a|haz lo mismo|y qué hay de|qué hay de|que hay de|qué tal|y ahora
      ups|me confundí|de nuevo|otra vez|perdon me refería a|ando|perdona quise decir|quise poner
      quise escribir|puse mal|escribí mal|escribi mal|lo escribí mal|me equivoque de|me confundi
      me confundí de|quería poner|queria poner|quería decir que|es con|es sin|se escribe|mejor
      más bien|mas bien|osea|bueno no|no no|nono|no perdón|no perdon|no espera|espera|esperá
      ah no|ay no|uy|uy no|ay perdón|fe de erratas|errata|me comí|me falló el dedo|autocorrector
      el corrector|corregido|me referia al|me refería al|hablaba de|hablo de|yo decía|yo decia
      decía|decia|la que busco es|el que busco es|busco al otro|no era él|no era ella|no es él
      no es ella|no es él sino|ese no es|esa no es|tampoco|igualmente|ídem|idem|ídem para
      idem para|ídem con|ahora uno|ahora el|ahora la|ahora hazlo con|ahora mira|ahora busca
      ahora checa|y ahora el|y qué tal|y que tal|y que hay de|y qué onda con|y que onda con
      qué pasa con|que pasa con|y qué pasa con|haz igual|haz lo mismo con|hazlo con
      hazme lo mismo con|repite con|repite|repetí|repetilo con|otra vez pero|y otro|uno más
      una más|otro más|luego|después|despues|próximo|proximo|el siguiente|la siguiente|sigue`,
    yes: `sí|si|sip|claro|correcto|exacto|ese mismo|ese|esa|vale|ok|dale|eso|justo|ajá|así es
      por supuesto|sí por favor|sii|siii|sep|simon|simón|obvio|ovbio|claro que sí
      efectivamente|exactamente ese|ese es|esa es|ese mero|ese merengues|el mismo|la misma
      correctísimo|confirmo|afirmativo|de una|listo|sí ese|si ese|sí esa|si esa|sí por fa|oki
      okey|va|órale|orale`,
    no: `no|nop|nope|ninguno|ninguna|ninguno de ellos|ninguno de esos|ninguna de esas|nadie
      da igual|olvídalo|olvidalo|déjalo|dejalo|nada|no importa|nel|para nada|nones|qué va
      que va|ninguno de los dos|ninguno de los tres|ninguna de las dos|ni uno ni otro|cancela
      cancelar|ya no|ya fue|equis|mejor no|no gracias`,
    every: 'todos|todas|ambos|ambas|los dos|las dos|los tres|las tres|todos ellos|todo',
    ordinals: [
      `primero|primera|el primero|la primera|primer|uno|la uno|el uno|opción 1|opcion 1|opción uno
        número uno|numero uno|número 1|1ro|1º|el de arriba|1ero|el 1|la 1|el primero de|numero 1
        primerito|la de arriba|el 1ero|nº1|n1|1era`,
      `segundo|segunda|el segundo|la segunda|dos|la dos|el dos|opción 2|opcion 2|opción dos
        número dos|número 2|2do|el del medio|2da|el 2|la 2|el 2do|numero 2|nº2|la del medio
        el de en medio|el de enmedio`,
      `tercero|tercera|el tercero|la tercera|tercer|tres|la tres|el tres|opción 3|opción tres
        número tres|número 3|3ro|3er|3ero|3ra|3era|el 3|la 3|numero 3|nº3`,
      `último|última|ultimo|ultima|el último|la última|el ultimo|la ultima|el de abajo|la de abajo
        ultimito|el último de`,
    ],
    compare: `compárame|vs|versus|contra|compara|comparar|comparado|comparada|comparación|diferencia
      diferencias|diferencia entre|diferencias entre|frente a|entre|mismo que|la misma persona
      misma persona|la misma persona que|ambos|ambas|comparame|compárame|más confiable
      cuál de los dos|relación|comparar a|comparame a|compara a|compárame a|comparalos|compáralos
      qué diferencia hay|que diferencia hay|que diferencia hay entre|en qué se diferencian
      se diferencian|se parecen|cuál es mejor|cual es mejor|quién es más|quien es mas|cuál es más
      cual es mas|más famoso|más seguido|más seguidores|la misma cuenta|el mismo tipo|el mismo we
      son la misma|son el mismo|son lo mismo|es el mismo que|es la misma que|es lo mismo que
      cara a cara|uno contra otro|tienen que ver|en común|relacion|parentesco|comparativa`,
    and: `y|e|más|mas|&|+|junto con|además de|ademas de|i|&amp;|con|junto a|también a|asi como
      así como|y también|y tambien|y a|y al`,
    or: `o|u|o bien|o quizás|o tal vez|o acaso|o más bien`,
    help: `ayuda|ayúdame|ayudame|cómo funciona|como funciona|cómo funcionas|como funcionas
      cómo te uso|como te uso|cómo se usa|como se usa|cómo usarte|cómo uso|como uso
      qué puedes hacer|que puedes hacer|qué haces|que haces|qué sabes hacer|que sabes hacer
      instrucciones|comandos|manual|guía|guia|para qué sirves|para que sirves|qué eres|que eres
      quién eres tú|help|cómo te utilizo|cómo funciona esto|como funciona esto|qué hace este bot
      que hace este bot|cómo puedo|como puedo|socorro|opciones|menú|tutorial|manual de uso
      instrucciones de uso|manual de instrucciones|ayudaa|ayudaaa|auxilio|me ayudas|me ayudás
      me ayudan|me podés ayudar|me puedes ayudar|puedes ayudarme|necesito ayuda|ocupo ayuda
      cómo va esto|como va esto|cómo va este bot|cómo anda esto|cómo te hablo|cómo te pregunto
      como te pregunto|cómo se te pregunta|cómo pregunto|como pregunto|cómo busco|como busco
      cómo le hago|como le hago|cómo se hace|como se hace|qué hacés|que haces tu|qué hace esto
      que hace esto|qué haces exactamente|qué onda contigo|qué cosas haces|qué cosas puedes hacer
      qué sabés hacer|qué podés hacer|que podes hacer|q haces|q puedes hacer|pa qué sirves
      pa que sirves|pa qué sirve|para qué sirve|para que sirve|para qué sirve este bot
      para qué servís|de qué va esto|de qué vas|de que va este bot|de qué va este bot
      de qué trata esto|qué es esto|que es esto|qué es este bot|que es este bot|qué bot es este
      qué eres tú|qué sos|que sos|quién sos|cómo se usa esto|como se usa esto
      cómo se usa este bot|cómo se utiliza|como se utiliza|cómo utilizo|modo de uso|funciones
      lista de comandos|qué comandos|que comandos|cuáles son los comandos|comando|ejemplos
      ejemplo|dame un ejemplo|explícate|explicate|preséntate|presentate|no entiendo cómo
      no entiendo como|no sé cómo|no se como|cómo empiezo|primeros pasos|qué puedo preguntarte
      que puedo preguntar|qué puedo preguntar|qué te puedo preguntar|qué tengo que escribir`,
    thanks: `gracias|muchas gracias|mil gracias|grax|graciasss|te agradezco|se agradece|agradecido
      agradecida|muchísimas gracias|graciass|graciaas|gracia|grasias|grx|grcs
      gracias totales|gracias crack|gracias bro|gracias bot|mil gracia|se te agradece
      te lo agradezco|le agradezco|agradezco|muy agradecido|muy agradecida|te debo una
      genial gracias|gracias por`,
    praise: `genial|bueno|buena|buenísimo|buenísima|buen trabajo|buen bot|excelente|increíble
      increible|maravilloso|maravillosa|bonito|bonita|lindo|chévere|chevere|guay|bacán|bacano
      padre|padrísimo|chido|crack|un crack|máquina|grande|qué grande|que grande|qué bueno
      que bueno|qué bien|que bien|bien hecho|bien|muy bien|perfecto|perfecta|me encanta|encanta
      me gusta|me gustó|gusta|amo|adoro|el mejor|la mejor|mejor|felicidades|felicitaciones
      enhorabuena|bravo|útil|util|impresionante|brutal|espectacular|fantástico|fantastico
      estupendo|jaja|jajaja|jajajaja|haha|xd|lol|wow|vaya|ojalá|malo|mala|pésimo|inútil|basura
      odio|aburrido|tonto|de acuerdo|totalmente|verdad|cierto|así es|qué fuerte|qué risa
      qué guapo|admiro|respeto|fan|interesante|ah mira|ya veo|con razón|anda ya|jsjs|jsjsjs
      jajajja|jajajaj|jajaj|jaj|jeje|jejeje|jojo|jiji|ajaja|ajajaja|ajjaja|jajsja|xddd|xdd
      jaja no|me meo|me parto|me muero|qué crack|que crack|cracks|ídolo|idolo|ídola|maestro total
      un maestro|fenómeno|fenomeno|capo|capa|sos un capo|qué capo|groso|grosa|copado|copada|piola
      de lujo|joya|una joya|bárbaro|barbaro|de diez|de 10|tremendo|tremenda|chingón|chingon
      chingona|a toda madre|qué chido|que chido|qué padre|que padre|qué cool|que cool|qué chévere
      bakán|filete|la raja|cuático|al toque|qué nota|una nota|una chimba|qué chimba|parche|molas
      mola|mola mucho|cojonudo|flipante|flipo|qué pasada|que pasada|de puta madre|ole|olé|toma ya
      buen curro|buen laburo|buen dato|buen aporte|buenaso|bien ahí|bien ahi|bien jugado|aplausos
      respeto para|qué buen|que buen|me cae bien|me cae mal|amor|te amo|te quiero|te adoro
      los amo|lo amo|que risa|no mames|no manches|ándale|órale pues|no inventes|me lleva|verga
      a la verga|mierda|qué mierda|que mierda|puta|puto|pendejo|pendeja|pinche|pinche bot|boludo
      boluda|pelotudo|pelotuda|idiota|imbécil|imbecil|estúpido|estupido|estúpida|tarado|tarada
      tonta|payaso|payasa|ridículo|ridiculo|malísimo|malisimo|horrible|pésimo bot|qué malo
      que malo|qué asco|que asco|asco|una porquería|porquería|cagada|una cagada|no sirves
      no sirve|no sirves para nada|no sirve para nada|no vales|inservible|callate|cállate|calla
      cierra el pico|qué vergüenza|verguenza|vergüenza ajena|aburre|qué aburrido|qué lento|lento
      qué pesado|pesado|cansino|qué triste|triste|lástima|lastima|qué lástima|una pena|qué pena
      que pena|me da igual|me vale|ni modo|ah ok|ah vale|ah bueno|ah ya|entendido|entiendo
      anotado|enterado|tiene sentido|buen punto|qué locura|que locura|locura|una locura
      increíblemente|impresionado|sorprendente|qué sorpresa|no sabía|no sabia|se nota
      obvio que sí|uff|ufff|buf|puff|madre mía|madre mia|dios mío|dios mio|ay dios|virgen|wtf`,
    greeting: `buenos días|buenos dias|buen día|buen dia|buenas noches|buenas tardes|feliz
      feliz cumpleaños|feliz cumple|feliz navidad|feliz año|bienvenido|bienvenida|bienvenidos|gm
      gn|saludos|saludos a|saluda|adiós|adios|chao|hasta luego|hasta mañana|nos vemos|cc
      buen finde|suerte|besos|besos a|abrazo|abrazos|un abrazo|un abrazo a|buena semana
      buenas a todos|buenos días a todos|buen día a todos|buenas tardes a todos|buenas familia
      hola a todos|hola gente|hola grupo|hola comunidad|feliz lunes|feliz martes|feliz miércoles
      feliz jueves|feliz viernes|feliz sábado|feliz domingo|feliz finde|feliz día|feliz semana
      buen viaje|buen provecho|que descansen|descansen|a dormir|me voy a dormir|hasta pronto
      nos leemos|un saludo|un saludo a|saludos desde|saludo a|saludos para|cuídense|cuídate
      besitos|salud|chau|felices fiestas|prospero año|bienvenide|mucha suerte|éxitos
      exitos|ánimo|animo|fuerza`,
    courtesy: `hola|holaa|oye|oiga|ey|eh|hey|buenas|por favor|porfa|porfis|pf|plis|pls|plz|xfa
      xfavor|porfavor|pues|bueno|a ver|aver|ver|amigo|amiga|che|mira|por cierto|ahora mismo
      rápido|rapido|aquí|aqui|acá|aca|realmente|exactamente|exacto|solo|sólo|todo|más|mas|algo
      nada|entonces|tipo|como|también|favor|gracias de antemano|una pregunta|pregunta|una duda
      duda|duda rápida|se|me|nos|ok|vale|uf|ah|oh|este|si puedes|cuando puedas|si es posible
      disculpa|perdona|urgente|pfv|xfis|porfi|porfiii|poooor favor|pofa|plisss|plz porfa
      te lo pido|se los pido|os lo pido|porfavorcito|favorcito|hermano|hermana|bro|broo|brodi|tío
      tía|tronco|macho|nene|chicos|chicas|muchachos|gente|raza|familia|compa|man|parce|panita|wey
      we|güey|mi rey|crack|máquina|jefe|jefa|maestro|profe|che boludo|vieja|viejo|cuate|carnal
      mijo|papi|botcito|botsito|bot|querido|querida|querido bot|estimado|estimados
      mi estimado|dale|anda|andá|venga|vamos|a ver si|haber|haber si|de onda|de pana|tantito
      poquito|un toque|un cachito|rapidito|rápidamente|cuanto antes|pa ya|lo antes posible
      cuando tengas tiempo|si no es molestia|sin compromiso|por curiosidad|curiosidad
      pura curiosidad|es que|esq|la neta|neta|en serio|enserio|de verdad que|verdaderamente
      literal|literalmente|sinceramente|la verdad|honestamente|tipo que|digamos|ponele|viste
      sabes|no sé|nose|ns|nosé|no se si|creo|capaz|quizá|quizas|igual|bueno pues|pues nada
      bueno nada|por ahí|por ahi|por aqui|por acá|por aca|aquí mismo|en este hilo|en este chat
      por este medio|hablando de|por ejemplo|xd|jaja|jajaja|mmm|mm|ehh|emm|ehmm|uhm|aja|buenass
      holi|holis|holaaa|ola|oie|oyee|epa|epale|epaa|wenas|quiubo|qué más|que más|qué hubo|q tal
      buen día che|saludos bot|ni idea|no tengo idea|existe|existen`,
    statement: `conocí a|conoci a|acabo de|me encanta|me gusta|creo que|creo|pienso que|pienso
      usé|use|uso|hice|hicimos|construí|construimos|estoy usando|estoy con|estoy hablando
      hablé con|hable con|hablando con|trabajo con|trabajo en|trabaja con|trabaja en|trabajamos
      vi|leí|lei|probé|probe|pregunté|pregunte|le pregunté|encontré|encontre|busqué|es un|es una
      es el|es la|es muy|está en|esta en|estuvo|estuve|está construyendo|construyó|creó|lanzó
      lanzo|publicó|publicamos|lanzamos|dijo|dice|dicen|me dijo|me mostró|me enseñó|me ayudó
      me ayudo|ayudó|ganó|gano|perdió|compró|vendió|mi amigo|mi amiga|mi hermano|mi jefe|ayer
      anoche|mañana|esta semana|siempre|nunca|según|segun|gracias a|confío en|confio en|odio
      extraño|recuerdo|soy fan|todo el mundo|todos usan|la gente|merece|debería|comí con|cené con
      almorcé con|recomiendo|espero|ya conozco|ya conozco a|conozco|conozco a|ya sé quién es
      me encontré con|me encontre con|me topé con|conocí|quedé con|quede con|estuve con|salí con
      sali con|fui con|fuimos|fuimos a|vamos a|voy a|vengo de|llegué|llegue|acabamos de|le debo
      me debe|me deben|me bloqueó|me bloqueo|me siguió|me siguio|me sigue|me dejó|me dejo
      me regaló|me regalo|me pasó|me escribió|me contó|me conto|me comentó|me hizo|me respondió
      me respondio|me recomendó|nos contó|nos dijo|le dije|le conté|le escribí|le mandé|les dije
      le pedí|le pedi|perdí|perdi|gané|gane|compré|compre|vendí|vendi|comí|comi|tomé|bebí|dormí
      desperté|desperte|trabajé|trabaje|jugué|jugue|aprendí|aprendi|descubrí|descubri|olvidé
      olvide|terminé|termine|empecé|empece|subí|subi|publiqué|publique|lancé|lance|minteé|mintee
      cobré|cobre|llevo|llevamos|llevo todo el día|tengo hambre|tengo sueño|hace calor|hace frío
      está lloviendo|es lo mejor|es lo peor|es muy bueno|es un crack|es una crack|es un genio
      es un grande|es un capo|es lo máximo|es tremendo|siempre está|anda siempre|dicen que
      dice que|dijo que|me dijo que|parece que|resulta que|al final|al parecer|por lo visto
      supuestamente|según dicen|segun dicen|imagino que|supongo|supongo que|apuesto|apuesto a que
      juro que|te juro|me alegro|me alegra|extraño a|echo de menos|me acordé|me acorde
      me recuerda|hoy toca|hoy fue|hoy comí|mañana voy|el otro día|el otro dia|la semana pasada
      el mes pasado|el año pasado|el finde|hace rato|hace tiempo que|como siempre|para variar
      yo sé quién|yo se quien|ya se quien es|vota por|votad|le gusta|se cree|se hizo|se fue
      se cayó|se murió|nos vemos en|nos fuimos|me cambió|me lo cambió|me mandó a hablar`,
    rhetorical: `quién no conoce|quién no sabe|quién no ha|quién diría|quién iba a|quién lo diría
      quién fuera|quién pudiera|a quién le importa|quién necesita|todo el mundo sabe|todos saben
      todos conocen|todo el mundo conoce|como si|no me digas|no me digan|no nos digas
      no me cuentes|no publiques|no respondas|no contestes|hasta mi abuela
      no necesita presentación|ojalá|imagínate|quien no conoce|quien no sabe|quien diria
      quien iba a decir|quién lo hubiera|quien lo hubiera|quién lo iba a decir|quién te preguntó
      quien te pregunto|quién te conoce|a quién carajo le importa|quién querría
      quién necesita enemigos|no hace falta presentar|no hace falta decir|ni que fuera
      como si fuera|nadie preguntó|nadie pregunto|nadie sabe|a nadie le importa|hasta mi perro
      no me lo digas|no digas nada|no contestes a|no le digas|no le digan|vete a saber
      vaya usted a saber|dios sabe`,
    only: `solo|sólo|solamente|únicamente|nomás|nada más|nada mas|nomas|únicamente a|solo a
      sólo a|solo el|solo la|tan solo|tan sólo|namás|nmas`,
    relative: `hermano|hermana|marido|esposo|esposa|mujer|madre|padre|mamá|papá|jefe|jefa|primo
      prima|novio|novia|hijo|hija|perro|gato|abuela|abuelo|vecino|tío|tía|cuñado|cuñada|suegra
      suegro|vecina|amigo|amiga|compañero|compañera|roomie|ex|pareja|sobrino|sobrina|nieto
      hermanita|hermanito|viejo|vieja|viejos|padres
      socio|socia|cofundador|cofundadora|mánager|abogado|abogada|casero|colega|mentor
      mejor amigo|mejor amiga|exnovio|exmarido|prometida`,
    copula: `es|está|esta|era|fue|son|tiene|hizo|ha|será|parece|eran|sea|fuera|anda|andan|sigue
      tenía|tiene que|tienen|sería|seria|está siendo|se ve|luce|resultó`,
    article: `el|la|los|las|un|una|unos|unas|lo|algún|alguna`,
    possessiveAfter: ``,
    possessiveBefore: `de|del`,
    on: `en|de|por|desde|usando|del|en el|en la|desde el|x|dentro de|por la`,
    endorse: `avala|avalo|avalar|respaldo|respalda|recomiendo a|endoso|endorso|endorsa|endosa
      endosar|quiero avalar|quiero respaldar|doy fe de|retira mi aval|retirar mi aval
      retiro mi aval|avalo a|respaldo a|quiero endosar|endorse|withdraw|quiero recomendar a
      quiero recomendar|me gustaría recomendar a|pongo la mano en el fuego
      meto la mano en el fuego|pongo las manos en el fuego|garantizo|respondo por|respondo yo por
      doy la cara por|me hago responsable de|yo avalo|anula mi aval|cancela mi aval|retiro el aval
      quita mi aval|apunta mi aval|quiero dar fe de|doy mi aval|doy mi aval a|doy mi respaldo
      doy mi respaldo a|mi aval|mi respaldo|mi recomendación|mi recomendacion
      mi recomendación para|recomiendo mucho a|recomiendo muchísimo|recomiendo 100
      recomendado por mí|yo recomiendo|yo recomiendo a|yo respaldo a|yo respaldo|yo respondo por
      meto las manos al fuego|meto las manos al fuego por|pongo las manos al fuego
      pongo las manos al fuego por|pongo la mano en el fuego por|meto la mano en el fuego por
      garantizo por|garantizo que|certifico|certifico que|certifico a|yo certifico|apoyo a|apoyo
      mi apoyo a|mi apoyo para|retiro mi recomendación|retiro mi recomendacion|retiro mi respaldo
      retira mi respaldo|retira mi recomendación|retira mi recomendacion|quita mi recomendación
      quito mi aval|quiero retirar|ya no recomiendo|ya no avalo|ya no respondo por|ya no respaldo
      borra mi aval|borra mi recomendación|cancelo mi aval|anulo mi aval|voucheo|doy vouch
      endorseo|endorsear|registra mi aval|anota mi aval|doy la cara`,
    callAfter: ``,
    common: `que|y|o|pero|porque|pues|se|su|al|lo|le|me|te|nos|ya|aún|aun|muy|más|menos|tan|tanto
      aquí|allí|ahí|allá|hoy|ayer|ahora|luego|después|antes|siempre|nunca|otra|otro|otros|otras
      todos|todas|cada|mismo|misma|ser|estar|hacer|tener|ir|va|van|voy|vamos|hace|hacen|hago|dice
      ver|dar|da|dan|poder|puede|puedo|querer|quiere|hay|ha|han|he|había|fue|era|son|está|están
      sido|para|por|con|sin|entre|hasta|desde|sobre|cuando|mientras|si|quién|nadie|alguien|nada
      algo|mundo|vida|día|dias|año|vez|veces|cosa|cosas|parte|tiempo|hora|lado|manera|forma|caso
      lugar|momento|nuevo|nueva|gran|poco|mucho|mucha|muchos|partido|juego|noticias|precio|dinero
      comida|clima|presidente|token|tokens|cripto|cadena|proyecto|app|canal|mensaje|gente|eth
      bitcoin|base|farcaster|realmente|todavía|quizás|tal vez|sale|salen|salió|salio|sube|baja
      subir|bajar|mintear|red|redes|comprar|vender|jugar|comer|dormir
      trabajar|estudiar|escribir|leer|hablar|pensar|creer|llegar|salir|entrar|poner|pasar|llamar
      pagar|cobrar|perder|ganar|ayudar|necesita|necesitan|quieren|dejan|deja|dejar|pone|ponen
      pasa|pasan|llama|llaman|queda|quedan|lleva|llevan|sigo|siguen|vuelve|volvió|volvio|viene
      vienen|vino|llega|llegan|mañana|noche|tarde|lunes|martes|miércoles|jueves|viernes|sábado
      domingo|enero|febrero|semana|semanas|mes|meses|años|minuto|minutos|rato|casa|calle|ciudad
      país|pais|trabajo|oficina|escuela|café|cafe|cerveza|asado|coche|carro
      celular|cel|compu|internet|wifi|código|codigo|servidor|bug|error|actualización|grupo|equipo
      empresa|mercado|fútbol|futbol|gol|selección|película|serie|canción|cancion|música|musica
      libro|foto|fotos|noticia|frío|calor|lluvia|sol|hambre|sueño|fiesta|viaje
      plata|guita|dólar|dolar|dólares|euros|pesos|suelto|ahorita|recién|recien|apenas|casi
      bastante|demasiado|bastantes|tampoco|además|ademas|igual|incluso|aunque|porqué|entonces
      pronto|temprano|arriba|abajo|dentro|fuera|afuera|cerca|lejos|juntos|solo|sola|listo|lista
      bien|mal|mejor|peor|mayor|menor|primera|última|feliz|cansado|cansada|contento|contenta|loco
      loca|raro|rara|fácil|facil|difícil|dificil|posible|imposible|necesario|gratis|caro|barato
      cualquier|cualquiera|ninguna|varios|varias|demás|ambos|propio|propia|tal|cuyo|cambia|cambió
      teclado|existir`,
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
