import type { Language } from '../language.ts'

/**
 * Names take an article (`quem é o jack`). `de`, `do`, `da` stand before the owner and before a
 * platform (`jack do twitter`).
 */
export const portuguese: Language = {
  code: 'pt',
  grammar: { letters: /[ãõ]/u, hasArticleBeforeNames: true },
  vocabulary: {
    interrogative: `quem|quem é|quem e|quem eh|quem era|quem foi|quem são|quem sao|quem seria|qem|qem é
      qem e|kem|kem é|kem e|qm é|qm|qm eh|quen é|quem diabos é|quem raios é|quem caralhos é
      quem está por trás|quem esta por tras|por trás|por tras|de quem|de quem é|a quem
      a quem pertence|quem escreveu|quem postou|quem publicou|identifica|identifique|identificar
      pertence a|como se chama|quem é que é|quem cargas d água é`,
    interrogativeSubject: `quem|qem|kem|qm|quen|de quem|a quem`,
    question: `qual|quais|o que|que|oq|o q|q|quê|que é|o que é|onde|quando|como|por que|por quê
      porque|quanto|quantos|quantas|tem|têm|há|é|está|tá|são|alguém|alguem|algo|pode|poderia
      consegue|será que|sera que|será`,
    request: `me diz|me diga|diz|diga|diz aí|me fala|fala|fale|me conta|conta|conte|me dá|me da|dá
      me dê|me mostra|me mostre|mostra|mostre|mostrar|manda|me manda|mande|passa|me passa|passe
      procura|procure|procurar|busca|busque|buscar|pesquisa|pesquise|pesquisar|encontra|encontre
      encontrar|acha|ache|achar|descobre|descubra|descobrir|consulta|consulte|verifica|verifique
      verificar|confere|confira|checa|cheque|confirma|confirme|sabe|sabes|sabem|saber|conhece
      conheces|conhecem|preciso|quero|queria|gostaria|quero saber|queria saber|gostaria de saber
      pode me dizer|pode dizer|pode mostrar|podes dizer|poderia me dizer|consegue achar
      me apresenta|apresenta|apresente|descreve|descreva|explica|explique|lista|liste
      dá uma olhada|da uma olhada|olha|olhada|ver|vê|veja|puxa|puxe|traz|traga|faz|faça|mostra aí
      confiar|seguir|precisamos|procurando|estou procurando|tô procurando|informe|dize-me|diz-me
      dá-me|mostra-me|me informe|me ajuda a achar|investiga|fala aí sobre|levanta|sabe dizer`,
    about: `de|do|da|dos|das|sobre|a respeito de|acerca de|para|pra|pro|com|em|no|na|ao|à|por`,
    fid: `fid|fids|id do farcaster|id|número de usuário|identificador`,
    wallet: `wallet|wallets|carteira|carteiras|endereço|endereco|endereços|endereço da carteira
      endereço eth|addy|address`,
    ens: `ens|nome ens|nome eth|domínio ens|dominio ens|domínio eth|.eth|basename`,
    credentials: `credencial|credenciais|selo|selos|insígnia|insígnias|certificado|certificados
      certificação|certificações|atestado|atestados|atestação|atestações|badge|badges|poap|poaps
      distintivo|verificações|verificação`,
    holds: `tem|têm|possui|possuem`,
    verifiers: `quem verificou|quem verifica|quem já verificou|verificado por|verificada por
      quem atestou|quem atesta|atestado por|atestada por|quem endossou|quem endossa
      quem certificou|quem certifica|quem confirmou|quem confirma|quem avalizou|quem garante
      quem garantiu|quem validou|quem valida|quem responde por|quem comprovou|verificou|atestou
      certificou|quem recomenda|quem deu`,
    trust: `legítimo|legítima|legitimo|legitima|legit|real|reais|falso|falsa|fake|autêntico
      autêntica|autentico|confiável|confiavel|confiáveis|de confiança|confiança|seguro|segura
      golpe|golpista|scam|scammer|bot|um bot|robô|humano|humana|pessoa real|uma pessoa real
      pessoa de verdade|verdadeiro|verdadeira|de verdade|verificado|verificada|suspeito|suspeita
      oficial|impostor|impostora|quem diz ser|sério|séria|reputação|spam|fria|cilada|pilantra
      burla|burlão`,
    accounts: `conta|contas|redes|redes sociais|social|sociais|link|links|arroba|handle|handles
      nome de usuário|nome de usuario|nome de utilizador|vinculada|vinculadas|vinculado|ligadas
      ligada|conectada|conectadas|conectado|conectei|liguei|site|email|e-mail|plataforma
      plataformas|outras contas|perfis em`,
    profile: `perfil|perfis|ficha|cartão|cartao|card|info|infos|informação|informações|informacoes
      dados|detalhes|bio|biografia|identidade|nome|nome real|nome verdadeiro|avatar|foto
      localização|histórico|estatísticas|seguidores|faz|faz da vida|trabalha|mora|antecedentes
      referências|página|pagina|mais|resumo|desde quando|há quanto tempo|quanto tempo
      entrou quando|quando entrou|quando se cadastrou`,
    person: `pessoa|pessoas|usuário|usuario|usuária|utilizador|utilizadora|cara|mano|moço|moça
      rapaz|homem|mulher|garota|menina|gente|sujeito|tipo|tipa|criador|criadora|dono|dona|dono da
      dono do|fundador|fulano|chamado|chamada|tal de|esse tal|senhor|senhora|gajo|gaja|se chama
      com o nome|apelido`,
    pointing: `este|esta|isto|esse|essa|isso|aquele|aquela|aquilo|ele|ela|eles|elas|dele|dela
      deles|delas|seu|sua|esse cara|essa pessoa|esta pessoa|esse usuário|essa conta|autor|autora
      o autor|a autora|op|esse cast|este cast|esse post|este post|postou|publicou|escreveu|citado
      citada|acima|de cima|mensagem|publicação|thread|desse|dessa|deste|desta|nele|nela|cast|post
      autoria|texto|postagem|disto|disso|essa mina|esse sujeito|esse ser|esse aí|esse perfil
      quem escreveu|essa figura|esse maluco`,
    he: `ele|ela|eles|elas|dele|dela|deles|delas|esse cara|essa pessoa|esta pessoa|esse usuário
      essa conta|autor|autora|o autor|a autora|op|esse aí|essa aí|essa mina|esse sujeito|esse ser
      essa figura|esse perfil|esse maluco|autoria`,
    self: `eu|mim|comigo|sou|sou eu|eu sou|tenho|estou|pra mim agora|agora eu|e eu|minha vez
      conectei|eu mesmo|eu mesma`,
    my: `meu|minha|meus|minhas|nosso|nossa`,
    you: `você|voce|vc|vcs|vocês|tu|te|ti|teu|tua|contigo|já viu|ja viu|já usou|ja usou|já testou
      viste|usaste|acha do|acha da|acha de|achas|o que acha|o que você acha|o que achas|pensa
      deveria|experimenta|testa|usa|use|usem|pergunta pro|pergunta ao|já conhece`,
    not: `não|nao|ñ|n|não é|não o|não a|não do|não da|exceto|excepto|menos|salvo|sem|sem contar
      sem incluir|exclui|exclua|excluindo|deixa de fora|deixe de fora|deixando de fora|tira|tire
      tirando|em vez de|em vez do|em vez da|ao invés de|ao invés do|ao invés da|no lugar de
      no lugar do|mas não|mas não o|mas não a|e não|e não o|e não a|não sobre|omite|omita|ignora
      ignore|ignorando|fora|além de|esquece|esquece o|esquece a|esqueça|a não ser|não inclua
      não quero|não mostra|nem|deixa pra lá`,
    notAfter: `não|nao|de fora|fora`,
    correction: `desculpa|desculpe|desculpas|foi mal|perdão|perdao|errei|me enganei|enganei-me
      erro|quis dizer|queria dizer|eu quis dizer|quero dizer|me referia a|me refiro a|digo|aliás
      alias|o outro|a outra|outro|outra|errado|errada|não era esse|não era essa|não é esse
      não é essa|não esse|não essa|o mesmo|o mesmo para|o mesmo pra|mesma coisa|mesma coisa para
      mesma coisa pra|mesmo|igual para|igual pra|agora|também|tambem|tb|tbm|e para|próximo|proximo
      próxima|agora o|agora a|agora do|agora da|mas sim|era|na verdade|na real|corrigindo|correção
      faz o mesmo|e quanto a|e quanto ao|quanto a|e agora|ops|opa|me confundi|de novo|outra vez
      e sobre|era pra ser|sim o|eu queria|falava de|falava do|falava da`,
    yes: `sim|s|isso|isso mesmo|esse|essa|esse mesmo|essa mesma|correto|exato|exatamente|claro
      certo|ok|pode ser|aham|uhum|beleza|com certeza|sim por favor`,
    no: `não|nao|n|nenhum|nenhuma|nenhum deles|nenhuma delas|nenhum desses|ninguém|deixa pra lá
      deixa|esquece|nada|tanto faz|nem um nem outro`,
    ordinals: [
      `primeiro|primeira|o primeiro|a primeira|um|o um|a um|opção 1|opcao 1|opção um|número um
        número 1|numero 1|o de cima`,
      `segundo|segunda|o segundo|a segunda|dois|duas|o dois|opção 2|opcao 2|opção dois|número dois
        número 2|numero 2|o do meio`,
      `terceiro|terceira|o terceiro|a terceira|três|tres|o três|opção 3|opção três|número três
        número 3`,
      'último|última|ultimo|ultima|o último|a última|o ultimo|a ultima',
    ],
    compare: `vs|versus|contra|compara|compare|comparar|comparado|comparando|comparação|diferença
      diferenças|diferença entre|diferenças entre|frente a|entre|mesmo que|a mesma pessoa
      mesma pessoa|mesma pessoa que|ambos|ambas|os dois|mais confiável|relação`,
    and: `e|mais|&|+|junto com|além de`,
    or: `ou|ou então`,
    help: `ajuda|me ajuda|ajude|ajuda-me|como funciona|como você funciona|como vc funciona
      como te uso|como uso|como usar|como se usa|como usa|o que você faz|o que vc faz|o que faz
      o que você pode fazer|o que sabe fazer|o que você sabe fazer|o que podes fazer|o que fazes
      instruções|instrucoes|comandos|manual|guia|pra que serve|para que serve|para que serves
      o que você é|o que é você|quem é você|quem é vc|help|como isso funciona|como isto funciona
      como funciona isso|o que esse bot faz|o que este bot faz|como posso|como eu|socorro|opções
      menu|tutorial|manual de uso|manual de instruções`,
    thanks: `obrigado|obrigada|muito obrigado|muito obrigada|brigado|brigada|brigadão|obg|obgd|vlw
      valeu|agradeço|agradecido|agradecida|grato|grata|gratidão`,
    praise: `tmj|tamo junto|legal|que legal|bom|boa|bom trabalho|bom bot|ótimo|ótima|otimo|otima
      excelente|incrível|incrivel|maravilhoso|maravilhosa|lindo|linda demais|bonito|massa
      que massa|top|topzera|demais|dahora|da hora|show|show de bola|craque|brabo|braba|mestre
      gênio|genial|mito|rei|rainha|grande|muito bom|muito boa|que bom|bem feito|mandou bem|arrasou
      perfeito|perfeita|amo|amei|adoro|adorei|gosto|gostei|curti|o melhor|a melhor|melhor|parabéns
      parabens|bravo|útil|impressionante|sensacional|fantástico|espetacular|kkk|kkkk|kkkkk|rs|rsrs
      haha|hahaha|uau|nossa|lol|ruim|péssimo|horrível|inútil|lixo|odeio|chato|burro|concordo
      verdade|fato|certíssimo|fixe|giro|espetáculo|admiro|respeito|fã|interessante|ah tá|entendi
      por isso|caramba`,
    greeting: `bom dia|boa noite|boa tarde|feliz|feliz aniversário|feliz aniversario|feliz natal
      feliz ano novo|bem-vindo|bem-vinda|bem vindo|bem vinda|gm|gn|saudações|abraço|abraços|tchau
      adeus|até logo|até mais|até amanhã|cc|boa sorte|bom fim de semana|beijos|beijo|um abraço
      boa semana`,
    courtesy: `olá|ola|oi|oii|oie|ei|eai|e aí|e ai|opa|hey|alô|por favor|pfv|pfvr|pf|por gentileza
      faz favor|se faz favor|sff|pls|plz|então|entao|bom|bem|tipo|mano|amigo|amiga|galera|pessoal
      aí|ai|aqui|agora mesmo|rápido|rapidinho|realmente|exatamente|só|so|tudo|mais|algo
      alguma coisa|alguma|uma pergunta|pergunta|dúvida|uma dúvida|me|se|nos|ok|tá|ah|oh|uai
      se puder|quando puder|se possível|licença|com licença|afinal|mesmo|aliás`,
    statement: `conheci o|conheci a|conheci|acabei de|amo|adoro|gosto|acho que|penso que|acredito
      usei|uso|fiz|fizemos|construí|construímos|estou usando|tô usando|estou com|estou falando
      falei com|falando com|conversei com|trabalho com|trabalho no|trabalha com|trabalha no
      trabalhamos|vi|li|testei|perguntei|encontrei|procurei|achei|é um|é uma|é o|é a|é muito
      está no|está na|tá no|está construindo|construiu|criou|lançou|publicou|postou sobre|lançamos
      disse|diz que|dizem|me disse|me mostrou|me ensinou|me ajudou|ajudou|ganhou|perdeu|comprou
      vendeu|meu amigo|minha amiga|meu irmão|meu chefe|ontem|ontem à noite|amanhã|essa semana
      sempre|nunca|segundo o|graças a|graças ao|sigo o|confio no|confio na|odeio|saudade|lembro
      sou fã|todo mundo|as pessoas|merece|deveria|almocei com|jantei com|recomendo|espero
      já conheço|conheço|já sei quem é`,
    rhetorical: `quem não conhece|quem não sabe|quem nunca|quem diria|quem me dera|quem dera
      quem precisa|quem liga|todo mundo sabe|todo mundo conhece|todos sabem|como se|não me diga
      não me digas|não me conta|não me conte|não conta|não responde|não responda|não poste
      até minha avó|até minha mãe|dispensa apresentações|imagina`,
    only: `só|somente|apenas|unicamente`,
    relative: `irmão|irmã|marido|esposa|mãe|pai|chefe|primo|prima|namorado|namorada|filho|filha
      cachorro|gato|avó|avô|vizinho`,
    copula: `é|está|tá|era|foi|são|tem|fez|será|parece|eh`,
    article: `o|a|os|as|um|uma|uns|umas|algum|alguma`,
    possessiveAfter: ``,
    possessiveBefore: `de|do|da|dos|das`,
    on: `no|na|em|do|da|de|pelo|pela|usando|nos`,
    endorse: `endosso|endossa|endossar|endosse|endossa o|endossa a|quero endossar|avalizo|avaliza
      atesto|recomendo o|recomendo a|apoio o|apoio a|retira meu endosso|retirar meu endosso
      retiro meu endosso|retirar o meu endosso|endorse|withdraw|eu endosso|ponho a mão no fogo
      boto a mão no fogo|meto as mãos no fogo|coloco a mão no fogo|garanto|eu garanto|respondo por
      assino embaixo|dou meu aval|cancela meu aval|retiro meu aval|retira meu aval|tira meu aval
      dou fé`,
    callAfter: ``,
    common: `outro|outra|que|e|ou|mas|porque|pois|se|seu|ao|já|ainda|muito|muita|muitos|mais|menos|tão|tanto
      aqui|ali|lá|hoje|ontem|agora|depois|antes|sempre|nunca|outros|outras|todos|todas|cada|mesma
      ser|estar|fazer|ter|ir|vai|vão|vou|vamos|faz|fazem|faço|dar|dá|poder|pode|posso|querer|quer
      há|foi|era|são|está|estão|sido|para|por|com|sem|entre|até|desde|sobre|quando|enquanto
      ninguém|nada|algo|mundo|vida|dia|dias|ano|vez|vezes|coisa|coisas|parte|tempo|hora|lado|jeito
      forma|caso|lugar|momento|novo|nova|grande|pouco|jogo|notícias|preço|dinheiro|comida|clima
      presidente|token|tokens|cripto|projeto|app|canal|gente|eth|bitcoin|base|farcaster|talvez|tá
      pra|pro|né|la`,
  },
  replies: {
    verifiedAccounts: { one: '{n} conta verificada', other: '{n} contas verificadas' },
    credentials: { one: '{n} credencial', other: '{n} credenciais' },
    noVerifiedAccounts: 'Ainda sem contas verificadas',
    thisWallet: 'Esta carteira',
    more: '{list} e mais {n}',
    or: '{list} ou {last}',
    also: 'Também: {list}',
    notFoundList: 'Não encontrado: {list}',
    notConfiguredList: 'Não é possível consultar aqui: {list}',
    notFound:
      'Não encontrei ninguém como {name}. Tente um nome do Farcaster, um nome ENS, um endereço ou “fid 3”.',
    notConfigured:
      '{name} não pode ser consultado aqui: este serviço não tem uma fonte para isso. Tente um nome do Farcaster ou ENS.',
    unreachable: 'A fonte de {name} não responde. Pergunte de novo em alguns minutos.',
    limited:
      'Cheguei ao limite das suas perguntas. Pergunte de novo em uma hora ou procure em {url}',
    which: 'Você quis dizer {list}? Responda com um número.',
    help: 'Mencione {bot} com um nome, um nome ENS, um endereço, “fid 3” ou “jack no twitter”; ou responda a um cast só com a menção; ou diga “eu”.',
    notAName: '“{name}” não pode ser consultado.',
    fid: '{name} tem o fid {value}.',
    account: '{label} de {name}: {value} ({grade})',
    wallet: 'Carteira de {name}: {value} ({grade})',
    lacks: 'Não conheço {label} de {name}.',
    owner: 'Esta carteira pertence a {name} ({grade}).',
    since: 'desde {date}',
    holds: '{name} tem: {list}',
    hasCredential: 'Sim, {name} tem {value}.',
    lacksCredential: 'Não, que eu saiba {name} não tem {value}.',
    verifiedBy: 'Atestaram {name}: {list}',
    notVerified: 'Que eu saiba, ninguém atestou {name} ainda.',
    samePerson: 'São a mesma pessoa: {name}',
    differentPeople: 'São perfis diferentes.',
    impostor: 'Não é {name}, que tem mais provas de um nome assim',
    endorse:
      'Para endossar alguém, escreva depois da menção: endorse, o nome com arroba, “for” e uma habilidade.',
    grades: {
      proven: 'comprovado',
      confirmed: 'confirmado',
      reported: 'segundo terceiros',
      claimed: 'declarado, não verificado',
    },
  },
  phrases: [
    ['@whocast quem é {rish}?', 'fid:194'],
    ['@whocast me dá o fid da {rish}', 'fid:194'],
    ['@whocast qual é a carteira do {rish}?', 'fid:194'],
    ['@whocast quem verificou {rish}?', 'fid:194'],
    ['@whocast {rish} é confiável?', 'fid:194'],
    ['@whocast quem é esse cara', 'fid:5', 'reply'],
    ['@whocast quem escreveu isso?', 'fid:6', 'quote'],
    ['@whocast o usuário do github torvalds', 'github:torvalds'],
    ['@whocast jack no twitter', 'twitter:jack'],
    ['@whocast o twitter da linda', 'fname:linda'],
    ['@whocast quem é a Linda Souza', 'name:Linda Souza'],
    ['@whocast quem é o jack', 'fname:jack'],
    ['@whocast qual é o meu fid?', 'fid:77'],
    ['@whocast quem sou eu?', 'fid:77'],
    ['@whocast compara {rish} e {ada}', 'fid:194 fid:616'],
    ['@whocast quem é {rish}, não {ada}', 'fid:194'],
    ['@whocast {rish} mas deixa de fora {ada}', 'fid:194'],
    ['não, o outro: {rish}', 'fid:194', 'reply-to-bot'],
    ['desculpa, quis dizer linda', 'fname:linda', 'reply-to-bot'],
    ['o mesmo para {rish}', 'fid:194', 'reply-to-bot'],
    ['a segunda', 'ens:ted.eth', 'reply-to-bot-question'],
    ['{grok} o que você acha do @whocast?', 'nothing'],
    ['muito obrigado @whocast', 'nothing'],
    ['@whocast {rish} é meu amigo', 'nothing'],
    ['@whocast ajuda', 'help'],
    ['@whocast endosso {rish} por design', 'endorse'],
  ],
}
