const years = Array.from({ length: 85 }, (_, at) => String(1905 + at)).join('|')
const era = `@era|thirties|twenties|seventy|sixty|fifty|eighty|${years}`
const months = 'january|february|march|april|may|june|july|august|september|october|november|december'
const fabric =
  'roof|ceiling|floor|floorboard|wall|stump|foundation|footing|chimney|weatherboard|brickwork|plaster|plasterwork|render|verandah|gutter|guttering|wiring|plumbing|joist|bearer|slate|stair|staircase|facade|iron|cladding|eave|fascia|bathroom|window'
const failed =
  'leak|leaking|sag|sagging|rot|rotted|rotten|rotting|crumbling|collapsed|failed|failing|fallen|perished|rusted|rusting|cracked|buckled|bowed|sinking|subsided|unsafe'
const failing =
  'leaking|leaky|sagging|rotten|rotting|rotted|crumbling|collapsed|broken|missing|cracked|rusty|rusted|peeling|flaking|sunken|buckled|bulging|perished|faulty|unsafe|dangerous|dodgy|drooping|wonky|smashed|boarded'
const tool =
  'toolbox|toolbelt|tool|toolkit|hammer|paintbrush|brush|overall|tradie|carpenter|plumber|electrician|skip|bulldozer|crowbar|wheelbarrow|sledgehammer|plasterer|glove|excavator|drill'
const maker = 'renovator|renovater|flipper|tradie|tradesman|tradesperson|handyman|handyperson|diyer|carpenter|restorer'
const ruin = 'wreck|ruin|dump|bomb|mess|shambles|shocker|shell|hovel|eyesore|dog|disaster|basket|fixer'
const poor =
  'poor|bad|terrible|shocking|dreadful|appalling|rough|woeful|sad|sorry|parlous|ordinary|deplorable|unliveable|uninhabitable|dilapidated|rundown|derelict|ruinous|tired|neglected|unloved|deteriorated|deteriorating|dire'
const fine =
  'a1|pristine|tiptop|terrific|brilliant|stellar|peak|concours|unblemished|sublime|magnificent|splendid|sparkling|apple|shipshape|meticulous|spotless|flawless|stunning|superior|exemplary|unmarked|marvellous'
const kept = 'kept|maintained|presented|cared|looked|preserved|serviced|cherished|curated|groomed|styled'
const lovingly =
  'lovingly|meticulously|fastidiously|scrupulously|religiously|diligently|obsessively|carefully|painstakingly|beautifully|proudly|faithfully|superbly|impeccably|immaculately|exquisitely|faultlessly|flawlessly|perfectly|magnificently|splendidly|devotedly|fanatically|gorgeously|stunningly|conscientiously|thoughtfully|exceptionally|wonderfully|spotlessly'
const doing =
  'do|done|spend|spent|fix|fixed|improve|improved|finish|finished|paint|painted|repair|repaired|change|changed|add|touch|replace|replaced'
const nobody = 'nobody|none|anyone|soul|body|person|one'
const lived =
  'moved|lived|slept|cooked|showered|bathed|occupied|opened|used|lit|inhabited|tenanted|christened|unpacked|swum'
const part = 'kitchen|bathroom|laundry|stove|carpet|wallpaper|fitting|tile|fixture|curtain|light|cupboard|lino|oven'

/** The condition of the whole home. */
export const conditionWords = `
  [condition = new, whole]
    yet to be occupied|slept
    brand|spanking new inside|within|throughout|top|from *? *? ~?; brand new # bedroom|bed|bedder|br; brand new ,? four|three|two|five|one bed|bedder|bedroom|townhouse
    @dwelling is|are brand? new; is brand new
    practical completion last|reached|achieved|granted|was|this|just|in; completion|occupancy certificate issued|granted|in|just|last|this; certificate of occupancy|completion issued|granted|in|just|last|this; brand spanking new?; just|only finished|completed last|this month|week|year; finished|completed|built last|this month|week; spanking new
    fresh|new build|construction; no previous owner|occupant; week|weeks|days|day old; just|newly finished|built|completed|certified; built|finished|completed in? 2025|2026; built|finished|completed this year|month; nearing handover
    brand new and|inside|throughout|never|,; newly|just|recently|freshly built|constructed|completed|finished|build; new ~? ~? ~? ~? @dwelling
    never had an owner|occupant|resident|tenant; never moved in|into; first to live|sleep|move|cook in? ** you|will; be the first to|owner; no one|nobody has|have ever? lived|slept|moved|occupied
    nobody|no one has|have ** moved|lived|slept in? it?; still|yet in its|their|the plastic|wrapper|wrapping|film; never lived|occupied in?; never been? occupied; plastic|film still on the; first to turn the key; paint|plaster is? barely|hardly|scarcely dry
    never been|yet? been? lived|slept|cooked|occupied in?; nobody has *? *? lived|occupied; first to live|occupy|own  in? this|it
    first owner|occupant in|of|to this|call|move|live|turn; nobody|no one|body|soul|person has|have ** slept|lived|cooked|moved
    yet to have|see|welcome its|a first owner|occupant|resident; never been? slept|lived|used|occupied; handed over the key *? , ? nobody; await|awaiting its first
    builder|developer *? *? handed|handing over; just|fresh|straight out of|from the? wrapper|builder|plastic; still in? its? plastic; handover was
    straight from the builder
  [condition = excellent]
    house|home|homestead|cottage|dwelling ,|and ~ and? ~? are|is|,|all? in excellent|immaculate|pristine|superb|perfect condition|order; home|house and|& garden|ground|sheds are|in ~? immaculate|pristine
    as|like *? *? the? day|when *? builder|builders ** handed ~? ~? ~?
    looked after|cared for|maintained from|since day one|new|the first
    as new ~? ~? ~? @dwelling; as new condition|order|throughout
    as new since its? *? build|completion|construction|handover; swear it was new; want|wants for nothing
    mint inside|throughout|from; in as new; turnkey condition
    kept|presented|looks|maintained as if|though; not|never|without lift|lifting|pick|picking up? a? paintbrush|hammer|finger|brush; so much as a ~? mark|scuff|scratch|chip|crack; owner|vendor|seller is|are|being a? ~? perfectionist; nothing you|anyone|one need|have|want to? do|fix|change
    wants|want|needs nothing; no work|money needed|required|to; beautifully|immaculately|superbly presented|kept|maintained; in *? good|great|sound|tidy order|nick|condition|repair
    condition is|are outstanding|excellent|superb|immaculate|faultless|perfect|impeccable; maintained without regard|thought to|of; pristine within|inside|throughout; very|really|remarkably good order|nick|condition|shape|repair|health; sparkling|gleaming|pristine from|throughout|inside|top; in immaculate|superb|excellent|perfect|great|top|fine|first|beautiful|faultless class? condition|order|nick|shape; beautifully|lovingly|meticulously|carefully looked after
    kept|looked after|cared for like|by|with *? *? *? love|devotion|pride|care|careful; could eat|dine off the floor; faultless order|throughout
    not a thing out of place; in beautiful|lovely|fine|splendid|outstanding|exceptional order|condition|repair
    pride of ownership; absolutely mint; in mint
    immaculate|pristine|impeccable|spotless|faultless|flawless|immaculately|flawlessly|impeccably|spotlessly kept|presented|maintained|presentation?
    superb|excellent|perfect|mint|top|great|fantastic|outstanding|exceptional|faultless|wonderful|beautiful|class|showroom|new|immaculate|impeccable|pristine|tip overall|top? condition|order|nick|repair|shape|state
    very good overall? condition|order|repair; meticulously|lovingly|beautifully|superbly|exceptionally|perfectly|immaculately maintained|kept|cared|presented for?
    as|like new; need|require nothing; nothing *? *? need|needs doing|fixing|done; move in ready; neat|tidy|clean as a new? pin|whistle
    not a mark|scratch|blemish|thing on|in|out; spick and span; kept like|as new|a|museum
    well kept|presented|maintained|cared inside|throughout|by|since; show home|house? condition|order|standard
    ${fine} ,|and? ~? condition|order|nick|repair|shape|state|presentation; apple pie order; condition|presentation|order *? is|:|of|, ** excellent|superb|immaculate|first|second|faultless|impeccable|pristine|outstanding|exceptional|perfect|mint|showroom|tip; ship shape
    nothing|thing|job|cent|dollar|stitch|tap|penny|more|else|remaining|list left|remaining|extra|needed? to be? ${doing} ; nothing|no|not left|a|one stitch|job|jot|thing|skerrick? to be? fix|fixed|touch|improve|repair; no|without job|repair|project|expense|maintenance waiting|needed|required|outstanding|left|pending
    move straight|right in; walk straight|right? in and enjoy|live|relax|start; simply|just walk|move|step straight|right? in; straight in; all|only|just|simply|else|but *? *? do is? unpack|move|enjoy|turn; unpack and|your|the ~? relax|enjoy|bag|suitcase|box|live|start; just|simply|only unpack; bring your|just|only|the suitcase|toothbrush|furniture|bag; just|only bring your|the ~
    ${lovingly} ${kept}; ${kept} after|for? ** to|with|by perfection|obsessively|obsession|beautifully|immaculately|meticulously|lovingly|religiously|superbly|faultlessly|flawlessly|impeccably|exacting|fastidious|fussy|pedantic|devoted|highest|utmost|proud|immaculate; maintained|presented|kept to|in|at a|the|an? highest|high|exceptional|immaculate|showroom|superb|exacting|perfect ~? standard|condition|order
    fussy|fastidious|meticulous|pedantic|particular|houseproud|obsessive|perfectionist|scrupulous|immaculate ,? ~? owner|vendor|couple|seller|family|custodian|housekeeper|gentleman|lady|retiree; house proud|pride; pride and|of joy|place|ownership; eat|dine|operate off the|its|every|any ~? floor|bench|tiles
    neat|clean|tidy|smart|spruce|crisp ,? *? as a? new? pin|whistle|button|day; not|hardly|barely|scarcely|never|nary|without a|one? single? hair|cushion|mark|scratch|scuff|chip|stain|blemish|crack|nail|squeak|fault|flaw out|on|in|to|anywhere|between|of; penny perfect; better than new; good|fresh|crisp|perfect|clean|sharp|smart|bright as the? day|new|it; like the day it
    present|presenting|presented|show|showing|looks|feels *? as|like|better though|than|if? a? new|brand|the|showroom|magazine|queen|it|display|hotel; present|presenting|presented|show|shown|showing *? *? beautifully|superbly|perfectly|immaculately|flawlessly|faultlessly|magnificently|exceptionally|impeccably|brilliantly; showroom|showpiece|showhome|display|museum|magazine|catalogue|collector home? condition|presentation|standard|quality|fresh|perfect|piece|worthy|ready
    immaculate|pristine|spotless|flawless|faultless|impeccable|unblemished throughout|inside|and|from|,|home|house|apartment|unit ~?; everything *? *? works|work|gleams|shines|sparkles|polished|perfect|pristine|ordered|spotless|immaculate; every *? ~? works|gleams|shines|sparkles; excellent|superb|perfect|immaculate|pristine throughout|inside
    extremely|very|so|super|really|exceptionally|ever|uncommonly neat|tidy|clean|crisp|well kept|presented|maintained|cared|and|,|throughout|inside|order?; neat|clean|tidy|crisp and tidy|neat|clean|well throughout|inside|kept|presented; well loved|cared|kept and|for|by *? *? maintained|kept|it|shows|fastidious|owner|family
  [condition = original]
    original and never touched|updated; original through and through
    original but|and|, yet? very|quite|still? tidy|clean|neat|solid|sound|liveable|well
    kitchen|bathroom|bath *? *? exactly|just|still|all? as|are|is *? built|first|made|new|were; kitchen and bathroom *? *? original|untouched
    straight|fresh|direct|right from|out ~? ${era}; with|those|what|all the house|it|home was built|born with; nobody|one|none has|have changed|altered|moved|touched a|one|any ~ since|in|for; state|condition|form|way in which|that it|they was|were built; museum|shrine|monument|tribute|homage of|to the? ${era}; original ${era} interior|fitout|decor|everything|throughout|detailing|,
    orig|original cond|condition|state|order; never touched|updated|altered|changed|modernised; as ** built it|the; original ~? condition|state; laminex and lino|all; lino|laminex ** and all; original # condition; in original *? condition|state|order
    as the @era|forties|thirties|twenties left|made|built|intended|knew it|them|her; as we bought|found it; entirely original *?; original the lot
    in its|their|all *? era|@era state|order|condition|glory|clothes|form|dress|finish; in @era order|condition|state|style; very|quite|largely|wholly original
    original from|down the; all|everything|much|still|just as built|made|new|first? in|since|when; as built in|since; original @era *? condition|order|state|home|house|unit|cottage|throughout; original ~? condition|state|order; as it was|left|came|stood in * ; unrestored; unmodernised
    nothing|little|not much has been|ever? changed|altered|moved|touched|modernised|updated|happened since|in|here; unaltered|unchanged|untouched since|for|in|inside|throughout; locked|stuck|stopped|preserved|trapped in|from the? @era|time|amber|1950|1960; @era original|throughout
    all|every *? original feature|fitting|fixture|fittings intact|remain; same kitchen|bathroom since|as|it; last decorated|updated|touched|painted in|when
    original and|but|yet? liveable|tidy|neat|solid|clean? condition|state|order|throughout|inside
    largely|mostly|completely|entirely|all|still|otherwise|totally original; untouched|unchanged since; original and|, *? untouched|intact|unrenovated
    tidy|neat|solid|clean and|but|yet original; as nan|the owner left; day it was built; has not changed|been|altered since|in|touched
    not been? touched|changed|altered|updated since; unaltered|unmodernised; fifty|sixty|seventy|fifties|sixties|seventies|eighties original
    hardly|barely|scarcely changed|touched|altered since|in; frozen in time; no one has touched|changed|altered *? since; original down|to|right down|to
    largely|mostly|much as it|they was|were|built; untouched inside|and|,; still has|have its|the original ** and
    straight out of|from the? *? fifties|sixties|seventies|eighties|1950|1960|1970|1980; condition : original; in its? original *? state|condition|order
    time capsule; timecapsule
    time|sixties|seventies|fifties|decade warp|capsule|machine; museum|period|genuine|true piece|original|survivor|timewarp; timewarp; step|walk|stepping|walking|go|travel|trip back in|into|to *? time|${era}; back in time|the|19; stuck|stopped|frozen|set|caught|trapped|suspended|locked|lost|preserved|pickled|paused in|at|from|since|around *? time|amber|aspic|${era}
    pure|vintage|proper|full|straight|true|peak|authentic|unspoilt|unadulterated|genuine|strictly|vintage|unashamedly ~? ${era}; nothing|little|none|nobody|hardly|barely|scarcely|much|thing has|have|is|been|of|it|ever|once? *? changed|altered|touched|replaced|updated|modernised|ripped out? since|bar|except|but|in|here|for|from|,|to|a
    original as|and they|it|proud|unashamed|untouched|honest|intact; , original ,|and; , untouched ,|and?; thing has changed|moved; kept the way it|they; same carpet|curtain|wallpaper|stove ,|and; all of it period; not|hardly|barely a|one? cent|dollar|penny|thing spent|done|changed since|on|in; never|not once|ever|even modernised|changed|altered|touched|updated|renovated; not|never been|had touched|changed|modernised|altered|updated since|in|for|from|,|but; laid|lay|laying|put|lifted|lift|raised a|one|any hand|finger|brush|paintbrush|hammer to|on|here|since|it|in; decade|era|year|sixties|seventies|fifties has|have|had? never|not left|ended|passed|gone
    as|just|how|where|exactly|way *? *? ~ left|built|had|found|furnished|decorated|bought|designed|knew it|them|in|things|her|the|when ,? ** ; left it in ${era}; as|much|exactly|just it|they|she was|were|stood|looked|left ~? ~? in|on|when|built|the|${era}; as built|constructed , ; all|everything|shack|house|cottage|home|it|still|bar|remains|stands , as built|built|constructed|new
    original|first|same ${part} ,|and|,|& and|& original|first|same|its|the? ${part}; ${part} ,|and|& *? ${part} ** is|are|all|still|both|remain *? *? original; ${part} *? is|are *? original and|, so; still|has|have|with|keeps its|the|every|all|it original|first ~? ${part} ,|and|& ~? ~? ${part}; original ~? ${part} ,|and original ~? ; same ${part} since|for|that|as|they
    all|most|every|much of|one? its? *? ${era} ${part}|feature|detail|finish|joinery|glory|charm|décor|tiling; original everything|finish|inside|unpainted|interior|decor|specification|fitout|presentation|standard; everything|rest|interior|inside|house|home|cottage|unit|place|apartment|building|all|it|flat|villa|largely|decor *? is|are|remains|as|stays|still|being *? *? original ,|and|but|from|throughout|to|down|inside|in|with|or
    untouched|unspoilt|unaltered|unchanged|unmolested|unmodified|intact|unrestored|undisturbed ,? ~? original|since|for|inside|condition|state|${era}|from|by|throughout|interior|order|and time|fashion|renovators?; as|like|such *? ~ was|were|did|had|it|left in ${era}; of|from|in the|its|a? ${era} and|, untouched|unchanged|intact|original|never|still|all; still|all|everything in ${era}; lived in *? since ${era} ~
    not|never been? renovated|modernised|updated|improved|touched since|in ${era}|built|new|it; kept|remains|left|stays|survive|survives|preserved as|just|exactly|completely|entirely|largely? original|built|unaltered|was|intact; completely|totally|utterly|entirely|gloriously|unapologetically|proudly|unashamedly|defiantly|determinedly|stubbornly|blissfully original|untouched|unchanged|unmodernised|1950s|1960s|1970s|vintage|retro
  [condition = needsWork]
    some|bit|little|touch|lot of? tlc ? needed|required|wanted|due
    strip|stripped inside|within|internally; half finished|done|complete ,?|and; back to|the the? frame|frames|stud|studs|brick|bare; owner builder with|wanted|opportunity|project; new roof|stumps|kitchen|bathroom|wiring ,|and ** on|are|all the? list|to|cards do|wishlist?; all on the list; wants|want|needs sanding|painting|replacing|fixing|rehanging|restoring|stripping|patching|rendering|doing; is|are|remains|now dilapidated|derelict|unsafe|uninhabitable|condemned; access inside is not; unsafe to enter|inspect|walk
    need|needs|needing|want|wants|wanting|require|requires|requiring a? new roof|kitchen|bathroom|stump|wiring|everything and|, more|all|the|a|much|lot|kitchen|bathroom|rewiring|paint|plenty; requiring|requires|needing|needs full|complete|total|major? renovation|renovating|restoration throughout|inside|from|and; a project for a|an? ~? builder|renovator|handy|owner; big|huge|real job for
    renovator in you; gutted and waiting|awaiting; no kitchen , no ceiling|bathroom; stripped back to *? , no
    renovator : ~; renovate and profit|prosper; need|needs a full|complete|total|thorough renovation|refurbishment; need doing; all need|needs doing
    bring|call|phone the|a|your|in builder|tradies|carpenter|plumber; she|it|he is rough; sold as seen|is; cosmetic tidy|update|refresh|makeover|work|attention|facelift|touch|reno *? ** need|needs|required|needed|away|due; is all it|she need; year|decade|generation of neglect; neglect has|have taken; seen better decade|times|years; bit|deal|lot of work in|here; sold|offered as seen
    restoration project|for|needed|required; doer upper|up; ripe for|a|an *? reno|renovation|update|makeover; sold|selling as is; everything|lots|plenty|heap to do; gutted and sold|selling|waiting|ready; stump|stumps|roof|wiring *? *? *? ** needed|needing; needs|need|wants|requires a? *? full|cosmetic|structural|major|complete|total ** renovation|reno|work|repair; reno|renovation special|project|opportunity|needed|required; rest|balance await|awaits you|your|a
    tired floor|ceiling|throughout|but; sagging ceiling|floor|roof|verandah
    fixer upper; fixer; need|needs a fair|good|lot bit|deal|of? doing|work|done; renovate or detonate; overhaul|renovation is called for; bring a skip; in need of some|a|much|great|real|urgent|little|lot|every? *? of? love|money|help|rescue|tlc|everything|attention|courage|friend|saviour; need|want|require|needing|wanting|await ** vision|elbow|imagination|carpenter|plumber|builder|roofer|bulldozer|everything|rescue
    need|want|wants|needs|requires everything|stumping|restumping|roof|rewiring|paint|gutting|work|money; sold for land value; past its best|prime; shabby; decrepit; ramshackle; tumbledown; crumbling; dated and tired
    a lot|plenty|much|heap of? to do|work; for a|the renovator|handyman|brave|patient; floor|roof|ceiling|verandah|stump|wall|gutter|foundation|chimney|paint slope|slopes|leak|leaks|sag|sags|lean|leans|peel|peels|peeling|sunk|sinks|rotted|rotten|bow|bows|crack|cracked; not been touched|loved in
    repair is|are needed|required|due|overdue
    suit|suits a? renovator; scruffy; renovator|renovater|builder|tradie dream|delight|special|opportunity|project|choice|paradise; fixer upper; run down
    unliveable|unlivable|uninhabitable|derelict|dilapidated|neglected|rundown|tired; knock down; knockdown; back to life|glory
    need|want|require|needing|wanting ** replacing|gutting|replaced|new owner|love|vision|elbow|imagination|paint; roll *? *? up? your? *? sleeve
    require|need|want|requires re|rewiring|restumping|reroofing|replastering|reblocking|rendering|repainting|repointing|demolition
    past|beyond saving|repair|redemption|rescue|help; somebody|someone handy|patient|brave
    need|want|require|await|call ** carpenter|plumber|builder|tradesman|tradie|electrician|roofer|handyman|painter|renovator; rough diamond; diamond in the rough
    structural|foundation issue|problem|movement|damage|work; full|complete|total|major renovation|refurbishment|overhaul is|are needed|required|due|overdue
    roof|floor|foundation|stump|wiring ** leak|sag|sagging|rotten|failed|collapsed|cracked|perished; worst house; best|sold as is; as is where is
    cash buyer only; long overdue; seen better day; good bone ** need|want|everything; work to be done; work required
    need|require|requiring|needing|want|deserve a|an|some|major|complete|full|total|extensive|serious|cosmetic|structural|urgent|substantial|significant|much|its|your? ** @mend
    in need of ** @mend; need|want|require a? some|little|bit|lot|tender *? *? love; ripe|crying|begging|due|overdue|awaiting|calling out? for? ** @mend
    could do with ** @mend; opportunity|project for renovator|renovating; handyman special|delight|dream; structurally unsound; in? poor condition|repair|order
    work is needed; in|of disrepair; beyond repair|living|saving; falling down; a real? project; project home for; fire damaged; rough around the edge
    not currently? liveable|habitable; unrenovated shell
    need|want|require|needing|wanting the lot|works|lot|gutting|rescuing|restoring|rebuilding; need|want|require|needing|wanting|seek *? *? everything|patient|brave|handy|vision|saviour|someone|somebody|rescuer|builder|believer; need|want|take|deserve|await a? bit|fair|good|heap|ton|load|whole|lot|serious|hard|considerable|big of? *? ** @mend
    could|would benefit|use|welcome|handle|repay|appreciate|enjoy ** @mend; benefit|benefiting from ** @mend; crave|craving|demand|warrant|reward|await|awaiting|invite ~? ~? ~? @mend; worthy|deserving of ~? @mend; screaming|primed|prime|hungry|desperate|long|well out? for|overdue ** @mend
    strip|gut|paint|rewire|restump|reno|tidy|clean|facelift|overhaul|makeover|rewiring|restumping|reroofing|repainting out|job|up? ~? needed|required|due|overdue|called; stumping|restumping|rewiring|reblocking|reroofing|replastering|underpinning is|are? *? needed|required|due|overdue|necessary|ahead
    much|plenty|lot|heap|load|ton|mountain|pile|deal|fair amount|bit|quantity? of work|repair|renovating|tlc|jobs to|ahead|left|remaining|still|required|needed|here|for; much|lot|plenty|heap|everything still? to be? done|fixed|finished|repaired; work ahead|aplenty|galore; work still? to be? do|done|complete|finish
    unfinished|incomplete|stalled ~? @dwelling|project|build|renovation|reno|shell; half finished|built|done|completed ~? @dwelling|project|build|owner; lock up stage; at lock up ,; as|at a? shell|stage of; little|nothing|just|only more? than? a shell; bare|empty shell
    bring|grab|pack|pick|get a|an|your|the|out|up|own *? *? ${tool}; sleeve up|rolled; hammer and nail|saw|paintbrush|a; tool belt; handy with a|tool|paintbrush|hammer; afraid|scared|frightened|shy|wary|daunted|fazed of|by ** work|dust|hammer|challenge|project|paintbrush|renovation|tool|dirt|mess|reno|sanding|painting
    sweat equity; elbow grease; work in progress; gut job; strip out; start|starting again|afresh from|with; knock|push|pull it|her|him|this over|down; do it|her up; bulldoze|detonate|demolish or; or detonate|dynamite; for|await|awaits the bulldozer|wrecker|brave|handyman|diyer|tradie; land|block|site|dirt value only|alone|sale
    unloved; forlorn; dishevelled; tatty; decaying; mouldy; vandalised; condemned; ruinous; squalid; threadbare; bedraggled; worn out; clapped out; bombsite; careworn; down at heel; a|bit|little|complete|total|absolute|proper|real|old of? a? ${ruin} ,|and|but|inside|now|it|throughout|case|waiting; in ruin|disrepair|decay|piece|tatters; rack and ruin
    gone|going|go|run to seed|ruin|rack|piece|pot|down; let|left go|rot|fall|decay|slide since|to|badly|for|,|and; been let go|slide|slip; left to rot|fall|decay|crumble|deteriorate; worse for wear; on its|last *? leg; past its *? ~; had|seen|has a? hard|rough|tough|better life|trot|year|day|times|innings; knocked|bashed|roughed about|around
    rough as gut|bag|hessian|they|it; rough and|around|inside|condition|shape|order; pretty|very|a|bit|little|looking|rather|somewhat bit|touch|tad? rough|sad|weary|daggy|crook|ratty|scruffy|worn|unkempt|shabby|neglected; in|, ~? ~? ${poor} ,? ~? ~? condition|state|shape|repair|order|nick; condition|state ~? is ~? ${poor}; condition : ${poor}|fair
    not|hardly|barely|scarcely|yet habitable|liveable|livable|inhabitable; unfit for; not fit|safe|suitable for|to human? live|living|habitation|occupy|occupation|enter; no longer safe|habitable|liveable|fit; price|priced to? reflect ** condition|state|work|repair|shape; sold|offered|selling in its? present|current|existing ~? condition|state; priced|offered|sold|selling strictly? as is
    ${fabric} has|have had it; ${fabric} *? is|are shot|missing|lifting ,|and|in|at; stump|footing|foundation has|have moved|gone|given|sunk; roof|ceiling|wiring|plumbing|stump|gutter is|are|has|have gone ,|and|but|in|at
    ${fabric} *? is|are|has|have|had|been|need|want ** ${failed}; ${failing} ~? ${fabric}|tile|paint|board|plasterboard|palings; hole|crack|damp|mould in|through|on the? *? ${fabric}; rising|salt|penetrating damp; termite|borer|ant|cyclone|storm|smoke|structural|rot damage|damaged|riddled|ridden|eaten
    mould|mildew|damp in|on|through|throughout|has|from; concrete cancer; dry|wet rot; ceiling|roof|porch|verandah down|gone|tarped|collapsed|caved; fireplace boarded; tarp on|over the? roof; kitchen|bathroom|toilet|plumbing|electrics collapsed|gone|missing|unusable|removed|stripped; lack|lacking|no|without|have a? working|functioning|functional|usable kitchen|bathroom|toilet|plumbing|power
    unfit to live; of no value; end of its|their *? life; is|s a|an ~? wreck|ruin|shambles|hovel|shell|disaster; gutted|stripped to the|its ~? stud|frame|brick|slab|shell|bone; not put back; need|want|require a? new ~? ,|and new ~? ,|and; sold|house as|for land; some|much|more|still|lot|of work|repair needed|required inside|throughout|here?; fix up; big|huge|major|decent|massive job|task|undertaking for|ahead|to; await *? energy|hammer|toolbox|transformation|imagination; copper|wiring stripped; genuine|serious|major|true|proper|next|weekend|winter|passion|massive|restoration|full|huge reno? project; sound|solid|genuine|true|classic|honest|cheap|ultimate|original|another|keen|for ~? renovator; everything|whole|lot|all still? need|want|requires doing|work|attention|fixing|replacing|redoing|updating|it|help
    ${maker} dream|delight|special|opportunity|project|paradise|challenge|bargain|choice|needed|wanted|apply; suit|for|one|await|ideal|perfect|calling|attention|wanted|seek ,|all|for|the|:? ~? ~? renovator|renovater|flipper|handyman|diyer|restorer|handy; sold|leave|left|for as|for a shell|wreck|ruin; deferred maintenance; backlog of ~
    past|beyond economical|economic|reasonable|cosmetic ~; not|never pretty|glamorous|beautiful|much|for inside|yet|now|the|to squeamish|look; has|have not been? looked|maintained|cared|touched|loved after|for; neglect has|of *? year; dilapidation; deteriorated; disrepair
  [nothing]
    run down to? the|our ~? ~? side|slope|hill|boundary|fence|drive|valley|street|coast|road|creek|river|beach|dam|middle
    near|nearly new ~? ~? ~? @dwelling
    nothing to do with; as built plan|drawing|survey; brand new to|range|release|kitchen|bathroom|appliance|carpet; not a? mark of|on the map; need|require nothing ** @mend
  [condition = new]
    your|this|the brand new ~? ~? @dwelling is|stands|awaits|now ~? ready|complete|completed|finished|waiting|here|done; your|this new ~? ~? @dwelling is|stands ~? ready|complete|completed|finished|waiting; brand new ~? @dwelling for
    built|completed|finished|delivered just|only now|recently|completed; await|awaits|awaiting|waiting for? its|the|a? first owner|owners|occupant|family|resident; handover done|completed|took|was|is last|this|just|in|now|complete; not a? footprint|footstep|soul|fingerprint on|in|has; just now by; new build ,|handed|handover|completed|finished|ready; first owner|owners wanted|awaited
    first through|in|inside the? ~? door; just completed|built|finished home|house|residence|townhouse|apartment|villa
    certificate of occupancy|occupation|completion *? ** issued|signed|granted|last|this|received|in|hand|just|fresh; occupancy|occupation|final|completion certificate|permit|inspection|sign ** issued|granted|received|signed|last|this|just|in|hand
    not|never|yet|un ever|been|to|be|being? lived|slept|moved|occupied|inhabited|tenanted in?; ${nobody} *? *? *? has|have|had|yet|ever yet|ever|even? ${lived}; unlived in?; unoccupied since|from; no previous|prior|former tenant|owner|occupier|occupants; key|lock|door ~? not|never|yet|still *? *? handed|turned|used|unopened|collected|picked
    first owner|occupant|resident|occupier|family|tenant|keys|people|person wanted|sought|needed|awaited|to|will|can|awaits|in; first to *? *? use|cook|sleep|bathe|swim|shower|unpack|call|christen|open|own|step|light|hang|put|have|enjoy|live|occupy|move|turn|boil|run|sit; christened; yours to|be|the christen|first ~
    smell|smelling|scent|whiff of|like|still? *? fresh|new|wet|drying|just? paint|carpet|timber|sawdust|plaster|varnish; paint *? *? still|is|barely|hardly|scarcely|just|only|not *? drying|dry|dried|wet|tacky|cured|set; sticker|label|tag|wrap|wrapping|film|plastic|tape|cellophane *? *? still|are|is|yet ** on|off|peeled|peel|removed|attached
    sticker|tag|film|plastic|wrapping ** on the|its|every window|appliance|oven|tap|fridge|cooktop|glass|bench; still|fresh|straight|just wrapped|packaged|out|boxed in|of|up the|plastic|bubble|its|box ~?; just|newly|recently|freshly|barely|only|now|finally been? handed|signed|certified|erected|minted|delivered|completed|built|finished|constructed|released over|off?
    built|constructed|delivered|certified|handed over? this|last year|month|week|spring|summer|autumn|winter; complete|completed|finished|built in|during|last|this ${months} ,|and|by|with 2025|2026|never|nobody|no|keys|yet|not; newbuild; newly minted; factory fresh; box fresh; minutes|days|weeks|hours since|after|from completion|handover|finishing
    transportable|modular|prefab|kit|relocatable ** new; brand new|spanking from|in|and|,|with|throughout|inside|top|slab|:|,; built new|brand; never|not|yet ever|been|to|be? been? lived|used|cooked|slept|showered in|on|with
`
