import type { Language } from '../language.ts'

/**
 * Names take no article; their owner has `'s`. Questions invert (`is {rish} real`), so a copula
 * behind a name makes a statement.
 */
export const english: Language = {
  code: 'en',
  grammar: {},
  vocabulary: {
    interrogative: `whomst|whodis|whoss|who|who is|who are|who was|whos|whois|who s|who r|who be|who tf|who the hell is
      who the heck is|who the fuck is|who tf is|wtf is|who on earth is|who exactly is|who even is
      who really is|who might|who could|whose|whom|who owns|who runs|who made|who wrote|who posted
      who said|who is behind|who's behind|whos behind|behind|hoo|hoo is|woh|woh is|whu|whu is
      hu is|whi is|woo is|wo is|wh is|wh o|ho is|who si|whos is|whose is|who si this|identify
      identity of|the identity of|belongs to|belong to|reveal|unmask|dox`,
    interrogativeSubject: `who|whom|whose|hoo|woh|whu|hu|whi|who r|who might|who could|whats`,
    question: `what|what is|whats|what s|wat|wats|wht|wut|which|wich|where|wheres|when|why|how
      hows|is|are|was|does|do|did|has|have|had|can|could|should|would|will|any|anyone|anybody|isnt
      doesnt|r`,
    request: `can i trust|should i trust|can we trust|should we trust|can i follow|should i follow
      do i know|should i know|do we know|got anything on|anything on|something on|any info on
      any intel on|got info on|pull|look|talk about|tell me|tell us|tell|show me|show us|show
      find me|find|find out|get me|get us|get|give me|give us|give|gimme|lemme know|let me know
      look up|lookup|look for|look into|pull up|bring up|dig up|dig into|search|search for
      search up|check|check out|check on|check up on|chk|chek|verify|confirm|vet|run
      run a check on|scan|fetch|resolve|return|send me|send|share|drop|post|list|describe|explain
      introduce|intro|introduce me to|do you know|d you know|you know|u know|ever heard of
      heard of|hear of|do u know|know|know about|need|i need|we need|i want|i wanna
      want to know|wanna know|i would like|id like|curious|curious about|wondering|wonder
      trying to find|looking for|looking up|interested in|fill me in|enlighten me|recognize
      recognise|familiar with|met|seen|lookin for|shw|show em|do|doing|doxx|query|ask about|trust
      trustin|follow|read on|summarize|summarise|summary of|summary|overview|rundown|rundown on
      lowdown|lowdown on|scoop|scoop on|the scoop on|tea on|deal with|the deal with|dirt on|intel
      intel on|background|background on|backstory|story|what can you tell`,
    about: `about|bout|abt|abot|abuot|of|on|for|regarding|re|with|to|by|under|from`,
    fid: `fid|fids|farcaster id|fc id|farcaster number|user id|userid|id number|account number|id`,
    wallet: `wallet|wallets|walet|wallett|wlt|wallet address|eth address|address|addresses|adress
      addy|addr|0x|eth wallet|onchain address|public key|main wallet|primary wallet
      connected wallets|connected wallet|verified wallet|verified wallets|verified address
      verified addresses`,
    ens: `ens|ens name|ens names|enss|eth name|.eth|.eth name|dot eth|ens domain|ens handle
      basename|base name`,
    credentials: `credential|credentials|creds|cred|badge|badges|attestation|attestations
      certificate|certificates|certs|poap|poaps|attested|verifications|verification`,
    holds: `has|have|hold|holds|holding|own|owns|got|earned|received`,
    verifiers: `who verified|verified by|who has verified|who attested|attested by|who vouches for
      who vouched for|who vouched|vouched by|who vouches|who attests|who has attested|who endorsed
      endorsed by|who confirmed|who signed|verifier|verifiers|attester|attesters|who verifies
      who's verified|whos verified|who certified|who proved|who checked|who gave`,
    trust: `legit|legitimate|legitness|lejit|real|fake|genuine|authentic|trustworthy|trusted
      trustable|reliable|reputable|safe|scam|scammer|scammy|a scam|scamer|bot|a bot|ai|human
      a human|real person|a real person|impersonator|imposter|impostor|impersonating|sus
      suspicious|shady|sketchy|phishing|spam|spammer|verified|for real|official|credible
      reputation|rep|trust level|proof|proven|kyc|sybil|vouch|vouch for|same person|who they say
      who they claim|says they are|claims to be|background check|doxxed|doxed|anonymous`,
    accounts: `account|accounts|accts|acct|acc|social|socials|social media|handle|handles|username
      usernames|user name|link|links|linked|connected|connections|other accounts|linked accounts
      connected accounts|elsewhere|@|profiles elsewhere|website|site|web site|email|usernme
      platforms|platform|networks|channel`,
    profile: `profile|profiles|profle|profil|proflie|card|cards|page|info|infos|information
      details|deets|deetz|bio|bios|identity|identities|dossier|record|records|stats|stat|data
      facts|avatar|pfp|display name|real name|full name|name|names|location|whereabouts|job|works
      work|living|followers|following|score|history|onchain history|id card|onchain identity
      who they are|who he is|who she is|who it is|who that is|who this is|who is who
      doing these days|up to|deal|tell me more|know more|say more|more info|since when|how long
      how old is|sign up date|join date|account age|joined when|when did`,
    person: `person|people|user|users|guy|gal|girl|man|woman|dude|lady|fella|bro|someone|somebody
      anon|caster|account holder|owner|dev|founder|creator|poster|individual|folks|fellow|friend
      char|character|human being|lad|chap|member|the one called|called|named|going by|goes by
      account called|pls on|streamer|youtuber|tiktoker|blogger|artist|known as|goes under
      by the name of|under the name|the handle`,
    pointing: `this|that|these|those|dis|dat|this guy|that guy|this person|that person|he|she|they
      him|her|them|his|hers|their|theirs|he's|hes|she's|shes|theyre|they're|it|its|op|author
      the author|the op|original poster|poster|the poster|writer|the writer|caster|the caster
      above|quoted|parent|the above|this one|that one|same person|this account|that account
      this user|this cast|this post|that cast|that post|the cast|the post|cast|post|tweet|wrote
      posted|written|casted|who wrote|who posted|dude|replied|replying|quote|thread|thats|that's
      this text|this thread|this take|this comment|this bio|below|post above|one specifically
      whoever wrote this|whoever posted this|whoever this is`,
    he: `he|she|they|him|her|them|his|hers|their|theirs|hes|shes|theyre|op|author|the author
      the op|poster|the poster|original poster|writer|the writer|this guy|that guy|this person
      that person|this account|that account|this user|that user|this dude|that dude|this one
      caster|the caster|fella|whoever|whoever wrote this|whoever posted this|whoever this is`,
    self: `look me up|check me|check me out|scan me|lookup me|find me|show me me|my turn|me too
      do me too|me next|am i|me|do me|do me next|i|im|i am|i m|i ve|ive|myself|mysel|us
      yours truly|do i|have i|did i|do i have`,
    my: `my|mine|my own|our|ma|did i verify|have i verified|did i connect|have i connected|have i linked
      vouched for me|linked to me|connected to me|verified me|attached to me`,
    you: `can you|could you|can u|could u|would you|will you|you|your|u|ur|yours|yourself|you guys|yall|y all|youre|have you|did you|are you|do you
      would you|u think|think of|thoughts on|let s|let us|try|try out|dm me|join|join us
      please use|wanna|you should|thank you|tag`,
    not: `everything but|anything but|everything except|anyone but|everyone but|everybody but|anybody but|all but|no need for|no need to
      not interested in|not looking for|dont care about|doesnt include|dont need|do not need
      im not asking about|not asking about|wasnt asking about|not|except|except for|excluding
      exclude|without|but not|not about|leave out|leaving out|leave|ignore|ignoring|skip|minus
      instead of|rather than|other than|besides|apart from|aside from|never mind|nevermind|nvm
      omit|drop|and not|nor|no not|forget|forget about|dont|do not|dont mean|didnt mean|not the
      isnt|wasnt|dont include|do not include|don't include|dont show|do not show|dont want
      save for|bar|barring|unlike|but ignore|but skip|neither|scrap|all of em but|all of them but
      em but|them but`,
    notAfter: `excluded|left out|aside`,
    correction: `sry|srry|soz|sorry|oops|my bad|my mistake|typo|correction|i mean|i meant|meant
      mean|i ment|ment|wrong|wrong one|wrong person|wrong guy|wrong account|not that one
      not this one|the other one|other one|the other|another one|no the other|actually|rather
      instead|same for|same|same with|same question|same thing|do the same|ditto|now|now do
      now for|next|next up|next one|then|what about|wat about|how about|hows about|wbt|hbu|wbu|too
      also|as well|again|try again|retry|redo|one more|and also|and for|likewise|switch to
      different|scratch that|whoops|ooops|apologies|my apologies|misspelled|misspoke|mistyped
      should be|supposed to be|it was|its|i said|i was asking about|i asked about|was asking about
      was after|the one i want|autocorrect|was meant|should read`,
    yes: `yes|yep|yeah|yea|yup|ya|yess|sure|correct|right|exactly|that one|this one|thats the one
      thats it|thats him|thats her|thats them|yes please|ok|okay|indeed|affirmative|aye|confirmed
      you got it|bingo|si|y`,
    no: `no|nope|nah|none|neither|none of them|none of these|none of those|no one|nobody
      not really|no thanks|no thank you|never mind|nevermind|nvm|forget it|cancel|stop|n`,
    every:
      'all|all of them|all of em|all three|both|both of them|every one|each|each of them|everything|all of those|all of these|show all',
    ordinals: [
      `first|the first|first one|the first one|1st|one|number one|number 1|option one|former
        the former|top|top one|the top one`,
      `second|the second|second one|the second one|2nd|two|number two|option two|middle|middle one
        the middle one`,
      'third|the third|third one|the third one|3rd|three|number three|option three',
      'last|the last|last one|the last one|latter|the latter|final one|bottom one',
    ],
    compare: `vs|versus|vs.|v|compare|compared|compared to|compared with|comparison|comparing
      difference|differences|differ|diff|different from|difference between|diff between|same as
      same person as|the same person|the same as|side by side|both|either|against|between
      which one|who is more|relation|related|related to|relationship|in common|better|bigger|older
      stack up|match`,
    and: `and|&|+|plus|n|as well as|along with|together with|then|also|or also`,
    or: `or|either|or maybe`,
    help: `help|help me|help me out|how do you work|how does this work|how does it work
      how do i use|how to use|how do i use you|how do i|how can i|what can you do|what do you do
      what are you|who are you|instructions|commands|command|usage|manual|docs|documentation|guide
      tutorial|menu|options|faq|how it works|what can i ask|what should i ask|what does this do
      what does this bot do|what is this bot|what are your commands|explain yourself|i need help
      need help|how to|getting started|support|what can this bot do|who made you|hw do i use|halp
      hlep|hepl|info on how|example|examples|show examples|example please|what do i type
      what should i type|what do i write|do i need to mention you|user manual|cheat sheet
      how to use this|help menu`,
    thanks: `thanks|thank you|thank|thx|thnx|tnx|thks|thanx|ty|tysm|tyvm|tks|thank u|thankyou
      thanks a lot|thanks so much|many thanks|much appreciated|appreciate|appreciate it
      appreciated|cheers|grateful|ta|props|kudos|shoutout|shout out|shoutouts|credit to|hat tip
      h/t|ht`,
    praise: `what a|what an|such a|ratio|bump|test|testing|ping|based bot|pong|discovered|oof
      yikes|bruh|great|good|nice|cool|awesome|amazing|love|loved|loving|lovely|best|the best
      brilliant|excellent|perfect|fantastic|wonderful|incredible|impressive|useful|helpful|handy
      neat|sick|dope|fire|lit|based|goat|goated|legend|legendary|king|queen|genius|smart|clever
      fun|funny|lol|lmao|lmfao|rofl|haha|hehe|wow|omg|whoa|woah|damn|yay|nice one|nice work
      good job|good bot|great job|well done|well played|bravo|congrats|bad bot|bad|terrible|awful
      sucks|useless|stupid|dumb|annoying|boring|hate|lfg|wagmi|ngmi|w|l|big w|so true|true|facts
      exactly this|agreed|agree|same here|nailed it|banger|bullish|bearish|gem|underrated
      beautiful|cute|adorable|sweet|rad|solid|superb|outstanding|magic|magical|mind blown
      mindblowing|impressed|happy|excited|proud|rock|rocks|rules|slaps|huge|massive|insane|crazy
      wild|interesting|cringe|mid|cooking|cooked|slay|respect|salute|hero|star|clutch|gg|ggs|wp
      congratulations|hooray|woo|woohoo|favorite|favourite|fan|superstar|inspiring|inspiration
      talented|kind|kindest|fast|quick|slow|never gets old|works great|works well|you rock
      you rule|ok then|noted|got it|understood|makes sense|fair|fair enough|good point|hmm|meh
      cool cool|alright|all good|no worries|no problem|np|welcome back|gl|good luck|ah so|oh so
      aha|i see|no wonder|figures|called it`,
    greeting: `gm|gn|gmgm|good morning|good night|good evening|good afternoon|morning
      happy birthday|hbd|happy|happy friday|merry|merry christmas|welcome|welcome to|congrats
      congratulations|congrats on|happy new year|happy anniversary|get well|rip|have a good
      have a nice|have a great|see you|see ya|cya|bye|goodbye|good to see|nice to meet|nice to see
      cc|fyi|via|gm gm|ga|hugs|kisses|hugs to|love to|shout to|happy monday|gm to|hello to`,
    courtesy: `hey|hi|hello|yo|hiya|heya|sup|howdy|hola|please|pls|plz|plss|plis|pleas|kindly|dear
      so|well|um|uh|uhh|hmm|hm|ok|okay|oh|ah|ahh|eh|lol|lmao|haha|bot|hey bot|mate|man|fam|friend
      friends|sir|maam|ser|quick question|question|quickly|real quick|just|really|actually|exactly
      even|again|here|there|today|now|right now|rn|asap|tho|though|btw|by the way|anyway|anyways
      like|kinda|maybe|perhaps|curious|serious|seriously|honestly|ngl|tbh|imo|for me|for us|for my
      let me|if you can|if possible|would you mind|could you|can you|can u|could u
      would you|will you|cud you|cn you|canu|pretty please|when you can|when you get a chance
      thanks in advance|and|one|only|in here|around|around here|on here|in general|in fact|gotta
      gonna|dear bot|excuse me|pardon|all|everything|anything|something|stuff|some|more|more about
      anything else|else|ever|yet|still|already|somehow|lately|recently|please tell me|pls tell
      tell|say|says who|out|up|tysm|so far|far|i forgot|remind me|to you`,
    statement: `can confirm|trust me|follow me|follow me back|believe me|there is|theres|there are|there was|i met|i know|i think|i love|i like|i believe|i saw|i heard|i used|i use|i built
      i made|i asked|i tried|i trust|i follow|i work|i worked|i just|i was|i had|i got|i found
      i agree|i told|i wrote|i remember|i miss|i hope|i appreciate|i enjoyed|i enjoy|i spoke
      i looked up|i looked|i guess|i feel|i hate|i can confirm|i recommend|i wish|we met|we built
      we used|we love|we are|we were|we had|we have|we made|we just|im building|im using|im with
      im working|im talking|im meeting|just met|just used|just tried|just saw|just had|just asked
      just shipped|just launched|just posted|just joined|just read|was talking|was talking to
      talking to|talking about|talked to|had lunch|had dinner|had coffee|had a|hanging with
      hanging out|chatting with|working with|works at|works with|works on|work with|works for
      built|builds|building|is building|made by|built by|created by|shipped|launched|released
      published|announced|posted about|wrote about|tweeted|my friend|my buddy|my brother|my boss
      is the best|is a great|is great|is awesome|is amazing|is so|is such|is one of|is here|is on
      is back|is down|is using|is working|is at|says|said|told|told me|showed|showed me|shows
      thinks|taught me|taught|helped|helped me|sent me|joined|joins|uses|used|loves|likes|wants
      gave me|according to|thanks to|i see you|meet|meeting|met up|hung out|reading|watching
      listening|cc|people ask|people keep|everyone asks|someone should|somebody should|should hire
      deserves|deserve|agrees|won|wins|lost|bought|sold|and i|and me are|keep using|keeps|never
      always|yesterday|last night|last week|this week|tomorrow|tonight|i already know
      already know|would love|been using|ive been using`,
    rhetorical: `who doesnt|who doesnt know|who wouldnt|who hasnt|who knew|who would have thought
      who wouldve thought|who would have guessed|who cares|who needs|who asked|everyone knows
      everybody knows|we all know|as if|as though|like anyone|dont tell me|dont tell
      do not tell me|never tell|dont answer|do not answer|dont reply|do not reply
      never post|dont post|stop posting|no one knows|nobody knows|imagine|needs no introduction
      no introduction needed|doesnt need an introduction|even my mom|even my grandma`,
    only: `only|just|solely|nobody but|no one but|none but`,
    relative: `brother|sister|husband|wife|mom|mum|dad|mother|father|boss|cousin|boyfriend
      girlfriend|kids|son|daughter|cat|dog|roommate|twin|uncle|aunt|grandma|grandpa|neighbor
      parents|siblings|bro in law
      fiance|fiancee|ex|ex wife|ex husband|manager|cofounder|co founder|business partner
      lawyer|landlord|accountant|therapist|mentor|employer|coworker|colleague|best friend
      stepdad|stepmom|nephew|niece|bf|gf`,
    copula: `doesnt|isnt|cant|wont|didnt|hasnt|is|be|was|are|were|has been|will be|has|had|would be|s|looks|seems|went|got|does|did
      can`,
    article: `the|a|an|some|every`,
    possessiveAfter: ``,
    possessiveBefore: `of|by|belonging to`,
    on: `on|at|over on|over at|from|in|via|over|for|using|under`,
    endorse: `vouch for|vouch|endorse|endorses|endorsing|i endorse|endorsement
      i would like to endorse|id like to endorse|i want to endorse|withdraw|unendorse
      withdraw my endorsement|revoke my endorsement|take back my endorsement|i vouch for
      vouching for|please endorse|add my endorsement|remove my endorsement|put my name behind
      ill vouch|i will vouch|stand behind|stake my reputation|stake my name|put in a good word
      my word for|give my word for|cosign|co-sign|cancel my endorsement|pull my endorsement
      undo my endorsement|no longer vouch|rescind|retract my|take back my vouch`,
    callAfter: ``,
    common: `later|soon|source|sources|thoughts|opinion|opinions|huh|irl|l2|favorite|new|song|engine|search engine|remind|airdrop me|code|use|friends
      family|vacation|charge|eat|buy|mint|vote|write|sing|translate|dinner|lunch|coffee|pizza|tips
      meme|memes|hiring|richest|smartest|funniest|idea|thought|wen|idk|cancel|tonight|friday
      sunday|monday|weekend|be|been|being|am|if|because|but|as|than|while|until|since|into|through
      during|before|after|off|down|then|once|both|each|few|most|other|such|no|nor|own|very|s|t|don
      should|go|going|come|coming|came|went|make|makes|making|take|takes|took|see|sees|look|looks
      looking|using|work|working|think|thinks|want|wanted|put|keep|keeps|kept|let|begin|seem|call
      calls|feel|become|mean|means|happen|happens|happened|happening|start|started|ask|asked
      asking|asks|answer|question|year|day|days|time|times|way|week|month|morning|night|world|life
      part|place|case|point|lot|lots|bit|kind|sort|type|group|problem|fact|old|big|small|little
      long|short|high|low|next|early|late|young|important|public|private|able|same|different|right
      left|whole|true|false|main|primary|sure|free|full|best|worst|many|much|every|everyone
      everybody|nobody|nothing|anything|thing|things|stuff|guys|kids|team|project|app|apps|channel
      frame|frames|cast|casts|casting|feed|timeline|token|tokens|coin|coins|crypto|web3|onchain
      chain|base|eth|ethereum|bitcoin|btc|nft|nfts|defi|dao|gas|tx|airdrop|protocol|client|miniapp
      mini app|farcaster|number|word|words|line|today|weather|news|price|game|football|president
      food|music|movie|money|love|joke|poem|online|offline|alive|dead|up|back|out|over|under|again
      please|without|within|whether|his|her|its|our|them|these|those|too|also|only|just|even|still
      per|via|yet|ever|never|often|sometimes|usually|maybe|probably|definitely|absolutely|totally
      literally|basically|responsible|winning|joining|leading|attending|speaking|ready|else
      available|awake|hungry|watching|talking|vibing|building|cares|won|knows|needs|wants|likes
      loves|whichever|others|another person|forgot|theres|there's|heres|aka|alias|mention`,
  },
  replies: {
    verifiedAccounts: { one: '{n} verified account', other: '{n} verified accounts' },
    credentials: { one: '{n} credential', other: '{n} credentials' },
    noVerifiedAccounts: 'No verified accounts yet',
    thisWallet: 'This wallet',
    more: '{list} and {n} more',
    or: '{list} or {last}',
    also: 'Also: {list}',
    notFoundList: 'Not found: {list}',
    notConfiguredList: 'Cannot be looked up here: {list}',
    notFound: 'I found nobody as {name}. Try a Farcaster name, an ENS name, an address or “fid 3”.',
    notConfigured:
      '{name} cannot be looked up here, as this service has no source for it. Try a Farcaster name or an ENS name.',
    unreachable: 'The source for {name} does not respond. Ask again in a few minutes.',
    limited: 'I have reached my limit for your questions. Ask again in an hour, or search at {url}',
    which: 'Did you mean {list}? Reply with a number.',
    help: 'Mention {bot} with a name, an ENS name, an address, “fid 3” or “jack on twitter”; or reply to a cast with the mention alone; or say “me”.',
    notAName: '“{name}” cannot be looked up.',
    fid: '{name} has fid {value}.',
    account: '{label} of {name}: {value} ({grade})',
    wallet: 'Wallet of {name}: {value} ({grade})',
    lacks: '{name} has no {label} that I know of.',
    owner: 'This wallet belongs to {name} ({grade}).',
    since: 'since {date}',
    holds: '{name} holds: {list}',
    hasCredential: 'Yes, {name} holds {value}.',
    lacksCredential: 'No, {name} does not hold {value} as far as I know.',
    verifiedBy: '{name} was attested by: {list}',
    notVerified: 'Nobody has attested {name} yet, as far as I know.',
    samePerson: 'Both are the same person: {name}',
    differentPeople: 'These are different profiles.',
    impostor: 'Not {name}, who has more proof of a name like this',
    endorse:
      'To endorse somebody, write after the mention: endorse, their name with the at sign, “for” and a skill.',
    grades: {
      proven: 'proven',
      confirmed: 'confirmed',
      reported: 'reported',
      claimed: 'claimed, not verified',
    },
  },
  phrases: [
    ['@whocast who is {rish}', 'fid:194'],
    ['@whocast give me the fid of {rish}', 'fid:194'],
    ["@whocast what's {rish}'s wallet address?", 'fid:194'],
    ['ens of {rish}? @whocast', 'fid:194'],
    ['@whocast who verified {rish}', 'fid:194'],
    ['@whocast does {rish} have Optimist', 'fid:194'],
    ['@whocast can u tell me who this is pls', 'fid:5', 'reply'],
    ['@whocast?? this guy', 'fid:5', 'reply'],
    ["@whocast what's her fid", 'fid:5', 'reply'],
    ['@whocast who wrote this', 'fid:6', 'quote'],
    ['@whocast twitter jack', 'twitter:jack'],
    ['@whocast on X: naval', 'twitter:naval'],
    ["@whocast what's linda's github", 'fname:linda'],
    ['@whocast who is Dan Romero', 'name:Dan Romero'],
    ['@whocast who is jb', 'choose'],
    ['@whocast who is linda', 'fname:linda'],
    ['@whocast whats my fid?', 'fid:77'],
    ['@whocast difference between {rish} and {ada}', 'fid:194 fid:616'],
    ['@whocast who is {rish}, not {ada}', 'fid:194'],
    ['@whocast not {ada}, I meant {rish}', 'fid:194'],
    ['no, the other one: {rish}', 'fid:194', 'reply-to-bot'],
    ['sorry, meant linda', 'fname:linda', 'reply-to-bot'],
    ['and her wallet?', 'fid:616', 'reply-to-bot'],
    ['all of them', 'fname:ted ens:ted.eth github:ted', 'reply-to-bot-question'],
    ['1 and 3', 'fname:ted github:ted', 'reply-to-bot-question'],
    ['1, no wait, 3', 'github:ted', 'reply-to-bot-question'],
    ['2 seconds let me check', 'nothing', 'reply-to-bot-question'],
    ['1️⃣', 'fname:ted', 'reply-to-bot-question'],
    ['@whocast The Daily Gwei', 'name:The Daily Gwei'],
    ['@whocast who is lars_k?', 'name:lars_k'],
    ['@whocast https://x.com/sadiekay_ who is this', 'twitter:sadiekay_'],
    ['the first', 'fname:ted', 'reply-to-bot-question'],
    ['2', 'ens:ted.eth', 'reply-to-bot-question'],
    ['the github one', 'github:ted', 'reply-to-bot-question'],
    ['farcaster:ted', 'fname:ted', 'reply-to-bot-question'],
    ['neither', 'nothing', 'reply-to-bot-question'],
    ['{grok} what do you think of @whocast?', 'nothing'],
    ['hey {ada} have you met @whocast?', 'nothing'],
    ['thanks @whocast, {rish} is great', 'nothing'],
    ['gm {rish} and @whocast', 'nothing'],
    ['@whocast {rish} is my friend', 'nothing'],
    ['I used @whocast to look up {rish} yesterday', 'nothing'],
    ['@whocast help', 'help'],
    ['@whocast who won the game last night', 'help'],
    ['@whocast i endorse {rish} for solidity', 'endorse'],
  ],
}
