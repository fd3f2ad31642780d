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
      pertence a|como se chama|quem é que é|quem cargas d água é|quem diacho é|quem diabo é
      quem porra é|quem caralho é|quem merda é|quem q é|qm q é|qm q eh|quem e que é|quem que é
      de qm|de qm é|qm são|quem criou|quem fez|quem disse|quem tá por trás|quem tá por trás de
      quem ta por tras|quem está por trás de|quem manda|quem cuida|quem administra|pertence
      qem eh|quein|quien é|qume é|quem poderia ser|pq cargas dagua é|chama quem`,
    interrogativeSubject: `quem|qem|kem|qm|quen|de quem|a quem|quem criou|quem fez|quem disse
      de qm`,
    question: `qual|quais|o que|que|oq|o q|q|quê|que é|o que é|onde|quando|como|por que|por quê
      porque|quanto|quantos|quantas|tem|têm|há|é|está|tá|são|alguém|alguem|algo|pode|poderia
      consegue|será que|sera que|será|cadê|cade|qnd|qdo|qto|qnto|qntos|qts|onde é|oq é|oq e|q é
      q e|sera|por acaso|tem como|dá pra|da pra|desde quando|faz quanto|há quanto|ha quanto
      é verdade|verdade|procede|é vdd|alguém sabe|alguem sabe|alguém conhece|alguem aí|cmo|ké|k é
      kual|pq|pqê`,
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
      dá-me|mostra-me|me informe|me ajuda a achar|investiga|fala aí sobre|levanta|sabe dizer
      manda aí|manda ai|mandem|passa aí|me fale|me fala de|fala aí|fala de|fala sobre|conta aí
      conta pra|me arruma|arruma|arranja|me arranja|me acha|acha aí|me ache|me procura|busca aí
      puxa aí|puxa a ficha|puxar|levanta a ficha|checa aí|checar|confere aí|conferir
      dá uma olhada em|dá uma conferida|dá um confere|da um confere|dá um check|olha aí
      investigue|analisa|analise|ve|vê aí|stalkeia|stalkear|fuça|escaneia|listar|resume|resumo
      solta|solta aí|vc conhece|cê conhece|ce conhece|vcs conhecem|alguém conhece
      sabe me dizer|vc sabe|cê sabe|ce sabe|vcs sabem|sabes dizer|sabias|diz me
      mostra me|da me|podes|podes mostrar|podias|pode ver|pode checar|pode puxar|poderia|consegue
      consegue ver|consegue me dizer|dá pra ver|dá pra saber|tem como ver|tem como saber|tem info
      tem infos|quero ver|qro|qro saber|gostava de saber|preciso saber|preciso do|preciso da
      to procurando|tô atrás de|to atras de|atrás do|curioso pra saber|curiosa pra saber
      fiquei curioso|posso confiar|posso confiar em|dá pra confiar|da pra confiar
      dá pra confiar em|devo confiar|devo seguir|confio em|vale a pena seguir|sabe algo
      sabe algo de|sabe algo do|sabe algo da`,
    about: `de|do|da|dos|das|sobre|a respeito de|acerca de|para|pra|pro|com|em|no|na|ao|à|por|p
      duma|dum|dessa|desse|a respeito|quanto a|c|com relação a|referente a|num|numa`,
    fid: `fid|fids|id do farcaster|id|número de usuário|identificador|num do fid|número do fid
      nº do fid|id de usuário|fid dele`,
    wallet: `wallet|wallets|carteira|carteiras|endereço|endereco|endereços|endereço da carteira
      endereço eth|addy|address|enderecos|0x|chave pública|carteira eth`,
    ens: `ens|nome ens|nome eth|domínio ens|dominio ens|domínio eth|.eth|basename|domínio|dominio
      dominio eth|.eth name|ponto eth`,
    credentials: `credencial|credenciais|selo|selos|insígnia|insígnias|certificado|certificados
      certificação|certificações|atestado|atestados|atestação|atestações|badge|badges|poap|poaps
      distintivo|verificações|verificação|selinho|selinhos|medalha|medalhas|conquista|conquistas
      comprovação|prova|provas`,
    holds: `tem|têm|possui|possuem`,
    verifiers: `quem verificou|quem verifica|quem já verificou|verificado por|verificada por
      quem atestou|quem atesta|atestado por|atestada por|quem endossou|quem endossa
      quem certificou|quem certifica|quem confirmou|quem confirma|quem avalizou|quem garante
      quem garantiu|quem validou|quem valida|quem responde por|quem comprovou|verificou|atestou
      certificou|quem recomenda|quem deu|quem avaliza|avalizou|endossado por|quem deu aval
      validado por|quem botou a mão no fogo|quem bota a mão no fogo|quem põe a mão no fogo
      quem assina embaixo|quem respalda|quem assinou|quem assina|quem deu o selo|quem recomendou
      quem abona|quem abonou`,
    trust: `legítimo|legítima|legitimo|legitima|legit|real|reais|falso|falsa|fake|autêntico
      autêntica|autentico|confiável|confiavel|confiáveis|de confiança|confiança|seguro|segura
      golpe|golpista|scam|scammer|bot|um bot|robô|humano|humana|pessoa real|uma pessoa real
      pessoa de verdade|verdadeiro|verdadeira|de verdade|verificado|verificada|suspeito|suspeita
      oficial|impostor|impostora|quem diz ser|sério|séria|reputação|spam|fria|cilada|pilantra
      burla|burlão|golpistas|golp|picareta|estelionatário|171|trambiqueiro|vigarista|charlatão
      fajuto|fajuta|furada|roubada|laranja|fantasma|perfil falso|conta falsa|robo
      ia|gente de verdade|real mesmo|idôneo|idônea|firmeza|estranho|rugger|rug|rugpull
      clone|imitador|aldrabão|trafulha|fidedigno|fidedigna|fiável|fiáveis|honesto
      honesta|quente|é quente|presta`,
    accounts: `conta|contas|redes|redes sociais|social|sociais|link|links|arroba|handle|handles
      nome de usuário|nome de usuario|nome de utilizador|vinculada|vinculadas|vinculado|ligadas
      ligada|conectada|conectadas|conectado|conectei|liguei|site|email|e-mail|plataforma
      plataformas|outras contas|perfis em|rede social|insta|perfis|@|linkado|linkada
      linkados|linkadas|vinculados|linkei|vinculei|associadas|associados|ligados|cadastrado
      cadastrada|cadastrados|cadastradas|cadastro|página|em outro lugar|nas redes`,
    profile: `perfil|perfis|ficha|cartão|cartao|card|info|infos|informação|informações|informacoes
      dados|detalhes|bio|biografia|identidade|nome|nome real|nome verdadeiro|avatar|foto
      localização|histórico|estatísticas|seguidores|faz|faz da vida|trabalha|mora|antecedentes
      referências|página|pagina|mais|resumo|desde quando|há quanto tempo|quanto tempo
      entrou quando|quando entrou|quando se cadastrou|fichinha|ficha técnica|dossiê|dossie|cv
      currículo|curriculo|trampo|trampa|trampa com|trabalha com|faz o que|idade
      origem|desde quando tá|entrou|se cadastrou|data de registro
      data de entrada|tempo de casa|capivara|cartãozinho`,
    person: `pessoa|pessoas|usuário|usuario|usuária|utilizador|utilizadora|cara|mano|moço|moça
      rapaz|homem|mulher|garota|menina|gente|sujeito|tipo|tipa|criador|criadora|dono|dono da
      dono do|fundador|fulano|chamado|chamada|tal de|esse tal|senhor|senhora|gajo|gaja|se chama
      com o nome|apelido|carinha|rapariga|fulana|beltrano|sujeita|pessoal|perfil de nome|de nome
      um tal|uma tal|um tal de|essa tal|sr|sra|dr|dra|artista|desenvolvedor|desenvolvedora
      fundadora|menino|guri|guria|piá|bicho|parça|cidadão|cidadã|figura|indivíduo`,
    pointing: `este|esta|isto|esse|essa|isso|aquele|aquela|aquilo|ele|ela|eles|elas|dele|dela
      deles|delas|seu|sua|esse cara|essa pessoa|esta pessoa|esse usuário|essa conta|autor|autora
      o autor|a autora|op|esse cast|este cast|esse post|este post|postou|publicou|escreveu|citado
      citada|acima|de cima|mensagem|publicação|thread|desse|dessa|deste|desta|nele|nela|cast|post
      autoria|texto|postagem|disto|disso|essa mina|esse sujeito|esse ser|esse aí|esse perfil
      quem escreveu|essa figura|esse maluco|esse mano|esse doido|essa doida|esse moço|essa moça
      esse rapaz|esse gajo|essa gaja|este gajo|esta gaja|esse fulano|essa fulana|esse user
      essa aí|esse ai|essa ai|esse aqui|essa aqui|esse bicho|esse parça|esse cidadão|esse figura
      esse idiota|esse louco|esse otário|esse palhaço|o cara|a mina|o mano|o dono|o dono do post
      o cara do post|o cara de cima|o de cima|a de cima|o cidadão|dessa pessoa|desse cara
      dessa mina|desse mano|desse aí|dessa aí|desse perfil|dessa conta|nesse|isso aí|isso aqui
      castou|twittou|o op|o maluco`,
    he: `ele|ela|eles|elas|dele|dela|deles|delas|esse cara|essa pessoa|esta pessoa|esse usuário
      essa conta|autor|autora|o autor|a autora|op|esse aí|essa aí|essa mina|esse sujeito|esse ser
      essa figura|esse perfil|esse maluco|autoria|esse mano|esse doido|essa doida|esse moço
      essa moça|esse rapaz|esse gajo|essa gaja|este gajo|esta gaja|esse fulano|essa fulana
      esse user|esse ai|essa ai|esse aqui|essa aqui|esse bicho|esse parça|esse cidadão
      esse figura|esse idiota|esse louco|esse otário|esse palhaço|o cara|a mina|o mano
      o cara de cima|o de cima|a de cima|o cidadão|dessa pessoa|desse cara|dessa mina|desse mano
      desse aí|dessa aí|desse perfil|dessa conta|nele|nela|o op|maluco|o maluco`,
    self: `eu|mim|comigo|sou|sou eu|eu sou|tenho|estou|pra mim agora|minha vez|conectei|eu mesmo
      eu mesma|eu mesmo?|cmg|eu próprio|euzinho|euzinha|me`,
    my: `meu|minha|meus|minhas|nosso|nossa|mha|linkei|conectei|vinculei`,
    you: `você|voce|vc|vcs|vocês|tu|te|ti|teu|tua|contigo|já viu|ja viu|já usou|ja usou|já testou
      viste|usaste|acha do|acha da|acha de|achas|o que acha|o que você acha|o que achas|pensa
      deveria|experimenta|testa|usa|use|usem|pergunta pro|pergunta ao|já conhece|cê|ce|cês|ocê
      ctg|teus|tuas|testem|testa aí|experimentem|usa aí|sigam|segue|me segue|me sigam|vem|venham
      bora|participem|acham|vcs acham|o que acham|oq acham|oq vcs acham|já usaram|já testaram
      já viram|alguém usa|alguém já usou|recomendo a vocês`,
    not: `não|nao|ñ|n|não é|não o|não a|não do|não da|exceto|excepto|menos|salvo|sem|sem contar
      sem incluir|exclui|exclua|excluindo|deixa de fora|deixe de fora|deixando de fora|tira|tire
      tirando|em vez de|em vez do|em vez da|ao invés de|ao invés do|ao invés da|no lugar de
      no lugar do|mas não|mas não o|mas não a|e não|e não o|e não a|não sobre|omite|omita|ignora
      ignore|ignorando|fora|além de|esquece|esquece o|esquece a|esqueça|a não ser|não inclua
      não quero|não mostra|nem|deixa pra lá|naum|num|menos o|menos a|tirando o|tirando a|tira o
      tira a|fora o|fora a|sem ser|sem o|sem a|deixa|pula|pule|desconsidera|desconsidere|dispensa
      não precisa|n precisa|n quero|ao contrário de|afora`,
    notAfter: `de fora|não precisa|n precisa|pode pular|dispensa|dispenso|não conta|não interessa
      não quero|esse não|essa não`,
    correction: `desculpa|desculpe|desculpas|foi mal|perdão|perdao|errei|me enganei|enganei-me
      erro|quis dizer|queria dizer|eu quis dizer|quero dizer|me referia a|me refiro a|digo|aliás
      alias|o outro|a outra|outro|outra|errado|errada|não era esse|não era essa|não é esse
      não é essa|não esse|não essa|o mesmo|o mesmo para|o mesmo pra|mesma coisa|mesma coisa para
      mesma coisa pra|mesmo|igual para|igual pra|agora|também|tambem|tb|tbm|e para|próximo
      proximo|próxima|agora o|agora a|agora do|agora da|mas sim|era|na verdade|na real|corrigindo
      correção|faz o mesmo|e quanto a|e quanto ao|quanto a|e agora|ops|opa|me confundi|de novo
      outra vez|e sobre|era pra ser|sim o|eu queria|falava de|falava do|falava da|fmal|malz|mals
      escrevi errado|digitei errado|corretor|foi o corretor|corretor zoado|autocorretor
      qria dizer|eu queria dizer|na vdd|vdd|quer dizer|melhor dizendo|eita|ixi|vish|não pera
      nao pera|pera|peraí|perai|espera|confundi|troquei|o certo é|correto é|seria|é com|é sem
      msm coisa|mesma coisa pro|o msm|faz igual|igual pro|tmb|agr|agr o|e pra|e quanto|que tal
      e que tal|mais um|mais uma|dnv|novamente|depois|dps|descul|dsclp|esse não|essa não
      pessoa errada|cara errado|já agora|retifico`,
    yes: `sim|s|isso|isso mesmo|esse|essa|esse mesmo|essa mesma|correto|exato|exatamente|claro
      certo|ok|pode ser|aham|uhum|beleza|com certeza|sim por favor|ss|sss|siim|isso aí|é esse
      é essa|é ele|é ela|esse aí|arrã|pode crer|positivo|ctz|blz|fechou|bora|perfeito|o próprio
      a própria|afirmativo`,
    no: `não|nao|n|nenhum|nenhuma|nenhum deles|nenhuma delas|nenhum desses|ninguém|deixa pra lá
      deixa|esquece|nada|tanto faz|nem um nem outro|nn|nops|negativo|nadinha|nada disso
      deixa pra la|deixa quieto|cancela|ninguem|jamais|q nada`,
    every: 'todos|todas|ambos|ambas|os dois|as duas|os três|as três|todos eles|tudo',
    ordinals: [
      `primeiro|primeira|o primeiro|a primeira|um|o um|a um|opção 1|opcao 1|opção um|número um
        número 1|numero 1|o de cima|1a|1º|n1|nº1|o 1|a 1|primeirão|de cima`,
      `segundo|segunda|o segundo|a segunda|dois|duas|o dois|opção 2|opcao 2|opção dois|número dois
        número 2|numero 2|o do meio|2a|2º|o 2|a 2|a do meio`,
      `terceiro|terceira|o terceiro|a terceira|três|tres|o três|opção 3|opção três|número três
        número 3|3a|3º|o 3|a 3`,
      `último|última|ultimo|ultima|o último|a última|o ultimo|a ultima|o de baixo|a de baixo|derradeiro`,
    ],
    compare: `vs|versus|contra|compara|compare|comparar|comparado|comparando|comparação|diferença
      diferenças|diferença entre|diferenças entre|frente a|entre|mesmo que|a mesma pessoa
      mesma pessoa|mesma pessoa que|ambos|ambas|os dois|mais confiável|relação|comparativo|x
      diferenca|qual a diferença|qual a diferença entre|são a mesma pessoa|sao a msm pessoa
      msm pessoa|a msm pessoa|mesmo cara|o mesmo cara|é o mesmo que|é a mesma que|ou então
      quem é mais|qual é mais|qual dos dois|qual deles|quem tem mais|em comum|ligação|lado a lado
      frente a frente`,
    and: `e|mais|&|+|junto com|além de|c|com|mais o|mais a|e tb|e tbm|e também|e o|e a`,
    or: `ou|ou então|ou será|ou seria`,
    help: `ajuda|me ajuda|ajude|ajuda-me|como funciona|como você funciona|como vc funciona
      como te uso|como uso|como usar|como se usa|como usa|o que você faz|o que vc faz|o que faz
      o que você pode fazer|o que sabe fazer|o que você sabe fazer|o que podes fazer|o que fazes
      instruções|instrucoes|comandos|manual|guia|pra que serve|para que serve|para que serves
      o que você é|o que é você|quem é você|quem é vc|help|como isso funciona|como isto funciona
      como funciona isso|o que esse bot faz|o que este bot faz|como posso|como eu|socorro|opções
      menu|tutorial|manual de uso|manual de instruções|ajuda aí|ajuda ai|me ajude|me ajudem
      preciso de ajuda|como q funciona|como que funciona|cm funciona|como q usa|como que usa
      como q uso|como q eu uso|como mexe|como pergunto|como faço|como q faz|como que faz|como faz
      oq vc faz|oq c faz|oq tu faz|q vc faz|que fazes|faz o q|oq vc sabe fazer
      o que vc pode fazer|oq vc pode fazer|o que pode fazer|pra q serve|pra q vc serve
      pra que você serve|pra que serve isso|serve pra q|serve pra que|qual sua função
      qual a sua função|qual sua utilidade|lista de comandos|quais os comandos|quais comandos
      exemplo|exemplos|funcionalidades|oq é vc|o que é isso|oq é isso|que bot é esse|q bot é esse
      oq esse bot faz|como esse bot funciona|se apresenta|qm é vc|quem és tu|quem és
      primeiros passos|o que posso perguntar|oq posso perguntar`,
    thanks: `obrigado|obrigada|muito obrigado|muito obrigada|brigado|brigada|brigadão|obg|obgd|vlw
      valeu|agradeço|agradecido|agradecida|grato|grata|gratidão|obgda|obrigadão|obrigadao
      brigadao|vlww|valeuu|vlws|mto obrigado|muito obg|mt obg|tmj|deus te pague|bem haja`,
    praise: `tmj|tamo junto|legal|que legal|bom|boa|bom trabalho|bom bot|ótimo|ótima|otimo|otima
      excelente|incrível|incrivel|maravilhoso|maravilhosa|linda demais|bonito|que massa|top
      topzera|demais|dahora|da hora|show de bola|craque|brabo|braba|genial|grande|muito bom
      muito boa|que bom|bem feito|mandou bem|arrasou|perfeito|perfeita|amo|amei|adoro|adorei
      gosto|gostei|curti|o melhor|a melhor|melhor|parabéns|parabens|bravo|útil|impressionante
      sensacional|fantástico|espetacular|kkk|kkkk|kkkkk|rs|rsrs|haha|hahaha|uau|nossa|lol|ruim
      péssimo|horrível|inútil|lixo|odeio|chato|burro|concordo|verdade|fato|certíssimo|espetáculo
      admiro|respeito|fã|interessante|ah tá|entendi|por isso|caramba|kkkkkk|kkkkkkk|kk|kkkj
      ksksks|rsrsrs|hauhau|huahua|ashuash|hahah|hahahah|mds|meu deus|plmdds|slk|slc|caraca
      caracas|caralho|krl|crl|carai|porra|poxa|putz|puts|puta merda|pqp|vsf|vtnc|fdp|merda|bosta
      cagada|que lixo|horrivel|pessimo|burra|idiota|imbecil|otário|otario|trouxa|babaca|besta
      inutil|chata|cala a boca|cala boca|vaza|sai daqui|sai fora|ridículo|ridicula|ridiculo
      vergonha|que vergonha|vergonhoso|lamentável|fraco|fraca|decepção|triste|que triste|pena
      que pena|brabíssimo|brabissimo|monstro|monstra|lenda|genio|gênia|ícone|topíssimo|top demais
      mó massa|bacana|maneiro|maneira|showzaço|fodase|foda|foda demais|fodão|fodástico|maravilha
      perfeito demais|fofo|fofa|gostei demais|curti demais|arrasa|mandou mt|mandou muito|boaa
      boa demais|mto bom|mt bom|bom demais|bué fixe|porreiro|espectáculo|impecável|pbs|parabénss
      aplausos|curioso isso|saquei|ata|atá|ah ta|ah sim|eita|oxe|oxente|uai|bah|vixe
      nossa senhora|noss|rindo|tô rindo|to rindo|morri|chorei|to chorando|sinistro|surreal
      absurdo|loucura|que loucura|engraçado|hilário|mentira|sério isso|tanto faz isso`,
    greeting: `bom dia|boa noite|boa tarde|feliz|feliz aniversário|feliz aniversario|feliz natal
      feliz ano novo|bem-vindo|bem-vinda|bem vindo|bem vinda|gm|gn|saudações|abraço|abraços|tchau
      adeus|até logo|até mais|até amanhã|cc|boa sorte|bom fim de semana|beijos|beijo|um abraço
      boa semana|bdia|bom diaa|bom dia a todos|bom dia pessoal|bom dia gente|bom fds
      bom final de semana|ótimo dia|otimo dia|ótima semana|boa sexta|sextou|bom domingo
      bom descanso|ate mais|ate amanha|até já|flw|falou|fui|bjs|bjos|bjo|beijos a|abs|abraço a
      abraço pro|salve|salve salve|salve galera|feliz niver|boas festas|sorte|bem vindos
      sejam bem vindos|melhoras|força|um salve|um salve pro|um salve pra|boa viagem|cumprimentos`,
    courtesy: `olá|ola|oi|oii|oie|ei|eai|e aí|e ai|opa|hey|alô|por favor|pfv|pfvr|pf
      por gentileza|faz favor|se faz favor|sff|pls|plz|então|entao|bom|bem|tipo|amigo|amiga
      galera|pessoal|aí|ai|aqui|agora mesmo|rápido|rapidinho|realmente|exatamente|só|so|tudo|mais
      algo|alguma coisa|alguma|uma pergunta|pergunta|dúvida|uma dúvida|me|se|nos|ok|tá|ah|oh|uai
      se puder|quando puder|se possível|licença|com licença|afinal|mesmo|aliás|msm|manoo|mn|cara
      véi|vei|véio|velho|mermão|irmão|irmao|parça|parceiro|chefia|patrão|meu rei
      meu bom|meu querido|querido|migo|miga|gente|gnt|turma|povo|rapaziada|tchê|guri|pô|po|né|neh
      hein|hem|tipo assim|assim|sla|sei lá|sei la|não sei|nsei|pff|pfvrr|por obséquio|gentileza
      se der|qnd puder|rapidão|rapidao|rapido|urgente|logo|já|ja|só isso|duvida|curiosidade
      por curiosidade|na moral|na real|papo reto|sério|serio|de boa|de boas|iae|fala|fala bot|ó
      oiii|alo|eae|psiu|bot|robozinho|botzinho|senhor|ss|td|tudo bem|td bem|beleza|blz|aq|aki
      por aqui|por aq|ali|lá|hj|hoje|to|tô|ta|vamo|vamos|bora|acho|acho q|talvez|de fato
      com certeza|hum|humm|é q|é que|pq né|viu|sabe|entende|ó lá|pelo amor|pelo amor de deus`,
    statement: `conheci o|conheci a|conheci|acabei de|amo|adoro|gosto|acho que|penso que|acredito
      usei|uso|fiz|fizemos|construí|construímos|estou usando|tô usando|estou com|estou falando
      falei com|falando com|conversei com|trabalho com|trabalho no|trabalha com|trabalha no
      trabalhamos|vi|li|testei|perguntei|encontrei|procurei|achei|é um|é uma|é o|é a|é muito
      está no|está na|tá no|está construindo|construiu|criou|lançou|publicou|postou sobre
      lançamos|disse|diz que|dizem|me disse|me mostrou|me ensinou|me ajudou|ajudou|ganhou|perdeu
      comprou|vendeu|meu amigo|minha amiga|meu irmão|meu chefe|ontem|ontem à noite|amanhã
      essa semana|sempre|nunca|segundo o|graças a|graças ao|sigo o|confio no|confio na|odeio
      saudade|lembro|sou fã|todo mundo|as pessoas|merece|deveria|almocei com|jantei com|recomendo
      espero|já conheço|conheço|já sei quem é|encontrei com|tô com|to com|tava com|estava com
      saí com|almocei|jantei|bebi|comi|dormi|acordei|trabalhei|joguei|ganhei|perdi|comprei|vendi
      paguei|mintei|postei|lancei|publiquei|terminei|acabei|comecei|aprendi|descobri|esqueci
      lembrei|assisti|ouvi|ouvi dizer|falei pra|conversei|me falou|me contou|me mandou|me passou
      me salvou|me bloqueou|me seguiu|me segue|me deve|devo|te devo|devendo|dizem que
      disseram que|disse que|falou que|segundo|pelo visto|aparentemente|parece que|achei que
      aposto|aposto que|juro|juro que|imagino|suponho|tomara|saudades|sdds|amanha|semana passada
      mês passado|ano passado|outro dia|semana que vem|toda vez|é o melhor|é a melhor|é mto|é mt
      é tão|é o maior|é foda|tá de|tá sempre|ta sempre|foi um|foi uma|todo mundo usa|a galera
      galera usa|bora de|vou de|vou pro|vou pra|fui pro|fui pra|indo pro|tô indo|to indo|cheguei
      chegou|voltei|mereceu|gosta|odeia|manja|arrebenta`,
    rhetorical: `quem não conhece|quem não sabe|quem nunca|quem diria|quem me dera|quem dera
      quem precisa|quem liga|todo mundo sabe|todo mundo conhece|todos sabem|como se|não me diga
      não me digas|não me conta|não me conte|não conta|não responde|não responda|não poste
      até minha avó|até minha mãe|dispensa apresentações|imagina|quem nao conhece|quem n conhece
      quem n sabe|quem imaginaria|quem se importa|quem te perguntou|quem perguntou|qm perguntou
      quem aguenta|qm me dera|tdm sabe|tdm conhece|até minha vó|n me diga|não precisa responder
      n responde|nem responde|ninguém liga|ninguém perguntou|oxalá|quem vê pensa`,
    only: `só|somente|apenas|unicamente|so|só o|só a`,
    relative: `irmão|irmã|marido|esposa|mãe|pai|chefe|primo|prima|namorado|namorada|filho|filha
      cachorro|gato|avó|avô|vizinho|patroa|vó|sogra|cunhado|tia|tio|mulher|mozão|amiga dele
      parceiro
      noiva|noivo|sócio|sócia|cofundador|cofundadora|gerente|advogado|patrão|colega
      melhor amigo|melhor amiga|amigo|amiga|irmao|mae|sogro|sobrinho|neto|orientador|ex
      ex namorado`,
    copula: `é|está|tá|era|foi|são|tem|fez|será|parece|sao|ta|tão|estão|tinha|seria|fica|ficou
      anda`,
    article: `o|a|os|as|um|uma|uns|umas|algum|alguma|nosso|uns tal`,
    possessiveAfter: ``,
    possessiveBefore: `de|do|da|dos|das`,
    on: `no|na|em|do|da|de|pelo|pela|usando|nos|nas|lá no|lá na|dentro do|pelo perfil`,
    endorse: `endosso|endossa|endossar|endosse|endossa o|endossa a|quero endossar|avalizo|avaliza
      atesto|recomendo o|recomendo a|apoio o|apoio a|retira meu endosso|retirar meu endosso
      retiro meu endosso|retirar o meu endosso|endorse|withdraw|eu endosso|ponho a mão no fogo
      boto a mão no fogo|meto as mãos no fogo|coloco a mão no fogo|garanto|eu garanto|respondo por
      assino embaixo|dou meu aval|cancela meu aval|retiro meu aval|retira meu aval|tira meu aval
      dou fé|recomendo|eu recomendo|recomendar|quero recomendar|super recomendo|indico|eu indico
      minha recomendação|minha indicação|meu aval|dou aval|eu avalizo|boto minha mão no fogo
      mão no fogo|abono|apoio|eu apoio|meu apoio|eu atesto|ateste|confirmo que|retiro meu
      retiro minha|retiro o|retira meu|retira minha|tira meu|tira minha|retirar minha|retirar meu
      cancela meu|cancela minha|anula meu|remove meu|remove minha|não recomendo mais
      n recomendo mais|não endosso mais|registra meu|anota aí`,
    callAfter: ``,
    common: `outro|outra|que|e|ou|mas|porque|pois|se|seu|ao|já|ainda|muito|muita|muitos|mais|menos|tão|tanto
      aqui|ali|lá|hoje|ontem|agora|depois|antes|sempre|nunca|outros|outras|todos|todas|cada|mesma
      ser|estar|fazer|ter|ir|vai|vão|vou|vamos|faz|fazem|faço|dar|dá|poder|pode|posso|querer|quer
      há|foi|era|são|está|estão|sido|para|por|com|sem|entre|até|desde|sobre|quando|enquanto
      ninguém|nada|algo|mundo|vida|dia|dias|ano|vez|vezes|coisa|coisas|parte|tempo|hora|lado|jeito
      forma|caso|lugar|momento|novo|nova|grande|pouco|jogo|notícias|preço|dinheiro|comida|clima
      presidente|token|tokens|cripto|projeto|app|canal|gente|eth|bitcoin|base|farcaster|talvez|tá
      pra|pro|né|la|sobe|subiu|cai|caiu|sai|saiu|sair|cair|rodar|roda|rede
      comprar|vender|jogar|comer|dormir|trabalhar|estudar|escrever|ler|falar|pensar|chegar|entrar
      botar|colocar|pegar|levar|trazer|pagar|receber|perder|ganhar|ajudar|passou|passa|deixou
      deixar|precisa|precisam|querem|deu|fica|ficar|volta|voltou|vem|veio|chega|manhã|noite
      tarde|segunda|terça|quarta|quinta|sexta|sábado|domingo|semana|semanas|mês|meses|anos|minuto
      minutos|casa|rua|cidade|país|trabalho|escola|café|cerveja|churrasco|carro|celular|pc
      internet|código|bug|erro|grupo|empresa|mercado|futebol|gol|filme|série|música|livro
      foto|frio|calor|chuva|sol|fome|sono|festa|viagem|grana|real|reais|dólar
      euros|caro|barato|agorinha|quase|bastante|demais|tampouco|além|igual|embora|então|cedo|cima
      baixo|dentro|longe|perto|juntos|sozinho|pronto|bem|mal|pior|maior|menor|feliz|cansado
      cansada|louco|louca|fácil|difícil|possível|grátis|qualquer|vários|várias|ambos|próprio
      própria|tal|quiser|der|passou no|passou na|vamo|pro pessoal|msg|qq|qlqr
      mta|mto|mt|mts|mtas|mtos|c|d|p|s|td|tds|tdo|tb|tbm|vim|chegando|indo|vindo`,
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
