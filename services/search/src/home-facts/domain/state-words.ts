/** The condition of the home, what it looks out on, and its light. */
export const stateWords = `
  [condition = new, whole]
    brand spanking new?; just|only finished|completed last|this month|week|year; finished|completed|built last|this month|week; spanking new
    fresh|new build|construction; no previous owner|occupant; week|weeks|days|day old; just|newly finished|built|completed|certified; built|finished|completed in? 2025|2026; built|finished|completed this year|month; nearing handover
    brand new; newly|just|recently|freshly built|constructed|completed|finished|build; new ~? ~? ~? ~? @dwelling
  [condition = new, whole]
    never had an owner|occupant|resident|tenant; never moved in|into; first to live|sleep|move|cook in? ** you|will; be the first to|owner; no one|nobody has|have ever? lived|slept|moved|occupied
    nobody|no one has|have ** moved|lived|slept in? it?; still|yet in its|their|the plastic|wrapper|wrapping|film; never lived|occupied in?; never been? occupied; plastic|film still on the; first to turn the key; paint|plaster is? barely|hardly|scarcely dry
    never been|yet? been? lived|slept|cooked|occupied in?; nobody has *? *? lived|occupied; first to live|occupy|own  in? this|it
    first owner|occupant in|of|to this|call|move|live|turn; nobody|no one|body|soul|person has|have ** slept|lived|cooked|moved
    yet to have|see|welcome its|a first owner|occupant|resident; never been? slept|lived|used|occupied; handed over the key *? , ? nobody; await|awaiting its first
    builder|developer *? *? handed|handing over; just|fresh|straight out of|from the? wrapper|builder|plastic; still in? its? plastic; handover was
    straight from the builder
  [condition = excellent]
    as new; wants|want|needs nothing; no work|money needed|required|to; beautifully|immaculately|superbly presented|kept|maintained; in *? good|great|sound|tidy order|nick|condition|repair
    condition is|are outstanding|excellent|superb|immaculate|faultless|perfect|impeccable; maintained without regard|thought to|of; pristine within|inside|throughout; very|really|remarkably good order|nick|condition|shape|repair|health; sparkling|gleaming|pristine from|throughout|inside|top; in immaculate|superb|excellent|perfect|great|top|fine|first|beautiful|faultless class? condition|order|nick|shape; beautifully|lovingly|meticulously|carefully looked after
    kept|looked after|cared for like|by|with *? *? *? love|devotion|pride|care|careful; nothing left to do; could eat|dine off the floor; not a cent|dollar to spend; faultless order|throughout
    not a thing out of place; in beautiful|lovely|fine|splendid|outstanding|exceptional order|condition|repair
    pride of ownership; absolutely mint; in mint
    immaculate|pristine|impeccable|spotless|faultless|flawless|immaculately|flawlessly|impeccably|spotlessly kept|presented|maintained|presentation?
    superb|excellent|perfect|mint|top|great|fantastic|outstanding|exceptional|faultless|wonderful|beautiful|class|showroom|new|immaculate|impeccable|pristine|tip overall|top? condition|order|nick|repair|shape|state
    very good overall? condition|order|repair; meticulously|lovingly|beautifully|superbly|exceptionally|perfectly|immaculately maintained|kept|cared|presented for?
    as|like new; need|require nothing; nothing *? *? need|needs doing|fixing|done; move in ready; neat|tidy|clean as a new? pin|whistle
    not a mark|scratch|blemish|thing on|in|out; nothing to spend|fix but|except|other|here; spick and span; kept like|as new|a|museum
    well kept|presented|maintained|cared inside|throughout|by|since; show home|house? condition|order|standard
  [condition = original]
    orig|original cond|condition|state|order; never touched|updated|altered|changed|modernised; as ** built it|the; original ~? condition|state; laminex and lino|all; lino|laminex ** and all; original # condition; in original *? condition|state|order
    as we bought|found it; entirely original *?; original the lot
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
  [condition = needsWork]
    restoration project|for|needed|required; doer upper|up; ripe for|a|an *? reno|renovation|update|makeover; sold|selling as is; everything|lots|plenty|heap to do; gutted and sold|selling|waiting|ready; stump|stumps|roof|wiring *? *? *? ** needed|needing; needs|need|wants|requires a? *? full|cosmetic|structural|major|complete|total ** renovation|reno|work|repair; reno|renovation special|project|opportunity|needed|required; rest|balance await|awaits you|your|a
    tired floor|ceiling|throughout|but; sagging ceiling|floor|roof|verandah
    fixer upper; fixer; need|needs a fair|good|lot bit|deal|of? doing|work|done; renovate or detonate; overhaul|renovation is called for; bring a skip; in need of some|a|much|great|real|urgent|little|lot|every? *? of? love|money|help|rescue|tlc|everything|attention|courage|friend|saviour; need|want|require|needing|wanting|await ** vision|elbow|imagination|carpenter|plumber|builder|roofer|bulldozer|everything|rescue
    need|want|wants|needs|requires everything|stumping|restumping|roof|rewiring|paint|gutting|work|money; not for the faint; sold for land value; past its best|prime; shabby; decrepit; ramshackle; tumbledown; crumbling; dated and tired
    a lot|plenty|much|heap of? to do|work; for a|the renovator|handyman|brave|patient; floor|roof|ceiling|verandah|stump|wall|gutter|foundation|chimney|paint slope|slopes|leak|leaks|sag|sags|lean|leans|peel|peels|peeling|sunk|sinks|rotted|rotten|bow|bows|crack|cracked; not been touched|loved in
    repair is|are needed|required|due|overdue
    suit|suits a? renovator; scruffy; renovator|renovater|builder|tradie dream|delight|special|opportunity|project|choice|paradise; fixer upper; run down
    unliveable|unlivable|uninhabitable|derelict|dilapidated|neglected|rundown|tired; knock down; knockdown; back to life|glory
    need|want|require|needing|wanting ** replacing|gutting|replaced|new owner|love|vision|elbow|imagination|paint; roll *? *? up? your? *? sleeve
    require|need|want|requires re|rewiring|restumping|reroofing|replastering|reblocking|rendering|repainting|repointing|demolition
    past|beyond saving|repair|redemption|rescue|help; somebody|someone handy|patient|brave
    need|want|require|await|call ** carpenter|plumber|builder|tradesman|tradie|electrician|roofer|handyman|painter|renovator; rough diamond; diamond in the rough
    structural|foundation issue|problem|movement|damage|work; full|complete|total|major renovation|refurbishment|overhaul is|are needed|required|due|overdue
    roof|floor|foundation|stump|wiring ** leak|sag|sagging|rotten|gone|failed|collapsed|cracked|perished; worst house; best|sold as is; as is where is
    cash buyer only; long overdue; seen better day; good bone ** need|want|everything; work to be done; work required
    need|require|requiring|needing|want|deserve a|an|some|major|complete|full|total|extensive|serious|cosmetic|structural|urgent|substantial|significant|much|its|your? ** @mend
    in need of ** @mend; need|want|require a? some|little|bit|lot|tender *? *? love; ripe|crying|begging|due|overdue|awaiting|calling out? for? ** @mend
    could do with ** @mend; opportunity|project for renovator|renovating; handyman special|delight|dream; structurally unsound; in? poor condition|repair|order
    work is needed; in|of disrepair; beyond repair|living|saving; falling down; a real? project; project home for; fire damaged; rough around the edge
    not currently? liveable|habitable; unrenovated shell
  [renovated = no, whole]
    remain|remains|still|entirely|completely unrenovated; escaped every|the renovator
    nobody|never|not|no|nor|yet|un one? has|have|been|had|be|ever? been|ever? modernised|renovated|updated|refurbished|remodelled|refreshed; not been|had done|a|any|its up|renovation|makeover|reno|refit|refurbishment; not done up; not been? renovated|modernised|refurbished
    unimproved; no renovation
    unrenovated; yet to be renovated; never been? renovated|updated; await|awaiting a|its? renovation; yet to see|have a|any? renovation|update
    no renovation|update|one has|have renovated|been|touched|done
  [renovated = yes, denied = no]
    reno d|renod; fresh from|after a|an|its ~? ~? ~? renovation|reno|restoration|makeover; gutted ,|and *? *? ** rebuilt|replaced|put|rewired|replumbed|reborn|started; brought|bring back to life ** restored|renovated; put back together in|by|with; stripped back and renovated|rebuilt|restored; restored and renovated; taken back to|the *? *? ** rebuilt|redone|and; down to the studs|frame|brick; renovated|renovation thruout
    renovator|renovators ** did the lot|whole; your|a|this fully|beautifully|completely renovated @dwelling
    done up|over; back to its|the frame|stud|bone|shell ** everything|again; renovated to the last; renovator has been and gone|left; rebuilt|redone|remade|reborn|relined|renewed|reworked inside|within|behind|from|throughout|between|around; fully|completely|totally|entirely|thoroughly|extensively|tastefully|beautifully|sensitively rebuilt|redone|reworked|restored|remade|modernised|updated|refreshed|refurbished|reimagined|transformed|refitted
    transformed from|into|by|inside|throughout; bare? back to the? brick|bare|stud|frame|bone renovation|reno|restoration|brick|and|by|in?; renovation of the? entire|whole|home|house; renod; renovator finished|done; reno|renovation *? *? top to|and bottom|toe; revamped; revitalised; rejuvenated; reinvented
    the|this|our|its|a ~? renovation|restoration|refurbishment|makeover|reno won|took|finished|kept|opened|added|turned|gave|doubled|cost|did|left|respect|respects|made|keeps|by|of|complete|completed|was|were|blends|blended
    house|home|cottage|terrace|apartment|unit|flat|place was|has|were been? ** renewed|reworked|restored|updated|modernised|refreshed|refitted|redesigned|remodelled|stripped
    made new inside|again|from|throughout; new inside; brought|dragged into this|the century|21st|present|twenty; from top|stump|floor|front|ground to toe|bottom|roof|ridge|ceiling|back renovated|rebuilt|renewed; everything|all|every inside? replaced|renewed|new but|except|behind|inside
    made over; overhauled; refitted; redone
    renovated|refurbished|remodelled
    full|complete|total|recent|major|thorough|extensive|fresh|stylish|designer|quality|stunning|whole and|full|house? *? renovation|refurbishment|reno|makeover
    has|was been? *? updated|restored|modernised; top to toe|bottom makeover|renovation|refit|overhaul
    a|an|the|its|this|after|following ~? ~? ~? renovation|restoration|refurbishment|makeover|overhaul|refit|remodel|redesign|reno has|have|was|were|gave|left|brought|in|from|that|which|finished|completed|done|two|three|last|recently
    renovation by *? *? *? touched|transformed|gave|has|brought; stud|frame|shell|brick|bone and? rebuilt|renewed|redone
    has|was|been|had undergone|had|seen|enjoyed a|an *? *? renovation|makeover|refurbishment|transformation|refit|overhaul; gutted and rebuilt|renovated|redone
    stripped back and rebuilt
    restored|reimagined *? victorian|edwardian|federation|georgian|queenslander|heritage|period|cottage|terrace|home|house|residence|bungalow
  [nothing]
    new ~? evaporative|cooling|ac|aircon|split|wall|hot|heating|gas|control|cooler unit;     view to building|buying|selling|making|living|adding|sale|rent|renting|subdivide|subdividing|develop|developing; quite the view; as new in; purchased as new; with none of the
    for|to view saturday|sunday|today|anytime|this; any|another|no new ~? @dwelling; take|takes|took|hold|holds|the|our|my view that; view express|expressed|held|sought|on|about; bird eye view; view photo|photograph|shot|image|corridor|sharing; view in the street; view is|are ours|theirs|that; view of the television|tv
    rebuilt|built after|following the ** storm|cyclone; light on|in at|the end|tunnel; light sleeper|reading|reader|switch|source; light industrial; view|views of the vendor|market|agent|author; shed light; light touch|hand|fitting|well|year|duty|commercial
    renovation has|had|was been? started|begun|commenced; last renovated|updated|touched|painted in; nearly|near new; renovated their|his|her|a|an|his
    part|partly|partially|half|semi renovated; brand new to|listing|price|release|and improved
    the|your|his|her|their|dream|future|build|all|every|most|these|other new|brand new? ~? ~? @dwelling
    new home for|opportunity|website|owner|plan|site|buyer|estate
    look|looks|looking out *? on|onto|to|over the|a car|carpark|street|road|lane|wall|fence|driveway park?
    view differ|vary|varies|are divided|on its|on price|on value|that; view|outlook|outlooks is? to|onto|of a|the *? wall
    overlook|overlooking the|a|an|its? *? street|road|lane|carpark|car|driveway|pool|matter|backyard
    view our|the|this|your|by|floorplan|on|online|more|all|photo|saturday|sunday|anytime|today|now; view floor|call|contract|property|listing|video|website
    in view of; in our|my|agent|vendor|owner view; point|street|website|google|web|pre|expert of? view; view of the contract|property|home|listing|market
    view it on|at|today|online|for|now|before|from|by; room with a view; view of the? agent|vendor|owner|author; view homes|houses|similar|home
    park|bay|sea|river|valley|ocean|lake|mountain|harbour|hill|fair|grand|long|pleasant view street|road|terrace|school|hotel|cafe|primary|estate|lane|avenue|court|parade|crescent|tower|drive|hill|college
    to|please|can|will|must view; ask|book|call|phone * * view; look|looking out for; new home|house warranty|grant|owner|buyer|package|loan
    view|outlook of|over|onto|to the|a car|carpark|wall|fence; light|lights stay|go|went|are|is on; light come on; bright ** morning|weekend|evening
    bright|sunny and bright|sunny disposition|personality|day|morning|afternoon
    light rail|industrial|fitting|globe|switch|traffic|breakfast|lunch|refreshment|snack|weight|timber|meal|manufacturing|commercial|renovation|of|on
    sunny rear|front|back|large|private|north|paved facing? courtyard|garden|yard|backyard|deck|terrace|patio
    sun * deck|courtyard|garden|yard|backyard|balcony|terrace|patio|pool|lawn|rear|beach; condition for the|a|sale
    bright light|future|idea|colour|lantern|early|side|spark|start|prospect; bright and early
  [view, denied = no]
    outlook
  [view = yes, denied = no]
    range|ranges|hill|hills|mountain|mountains|city|bay|sea line|lines up behind|beyond|above|along; look|looks|looking clear|straight|right|directly across|to|over|out|down the ~; looking to|toward|towards|over|across|onto|out the ~ from|range|hill|hills|mountain|mountains; overlooking|overlooks|overlook @sight; sweep of|from|across the? *? @sight; give|gives|giving on? to|onto the? ~? @sight; @sight : ferries|ferry|boat|boats|yacht|yachts; commanding|command|commands the|a|an ~? ~? sweep|view|outlook|aspect; on to the @sight; right below|under|beneath your|the balcony|window|deck; treetop|treetops above|below|beyond|outside
    can|you|we see the|all|right|straight *? *? ocean|sea|bay|harbour|city|skyline|river|lake|mountain|mountains|range|valley|hills|water|island|bridge|coast; peep of|between
    look|looks|looking out? on|onto @sight; wake|wakes to the|a @sight; @sight ** in|is|are plain|seen|visible sight|view|from? from; @sight roll|rolls|spread|stretch away|out? beneath|below|before|to; @sight @sight? from|through|out the|your|every|both|each|two|three|all *? *? room|bedroom|balcony|window|bed|deck|verandah|kitchen|bath|living|lounge|terrace|sink|desk|step|table|porch|sofa|roof|front|rear|upstairs
    see|sees|spot|glimpse ** from bed|the|your|every|here|both|each *? bed|window|deck|kitchen|sink|verandah|balcony|bath|lounge|sofa|desk|porch|table|step; see|sees the|clear|right|all whole|way|entire *? @sight? to|over|across?; city|town|harbour|valley light|lights below|from|at|twinkle|spread|by
    @sight is|are|lies|lie|sits|all? spread|laid|stretched|rolled|stretches|unfolds|unrolls|spreads out? before|below|beneath|in|at|to|under *? you|foot|us|feet|it|window|front; is in front of you; spread|laid|stretched|unfolds|rolled out? below|beneath|before you|us|it|the
    look|looks|looking|gaze|peer|stare|face|faces *? *? over|across|onto|to|at|out|toward|towards|down|into *? *? *? @sight; outlook *? *? to|over|across|of|toward|onto @sight; pleasant|lovely|beautiful|superb|glorious|wide|big|gorgeous|leafy|green|district outlook; outlook of|toward|towards|through
    sea|water|bay|ocean|harbour|river|lake|city peep|peek|slice|ribbon|strip; slice|ribbon|strip|patch|corner|wedge|line|sheet|stretch of the? @sight; @sight peep|prospect|panorama|backdrop; prospect over|across|of; window|windows full of *? @sight
    sweep|sweeps|sweeping *? ** from @sight ** to @sight; horizon|sunset|sunsets from|over|every|each|nightly; nothing between you|us|here|it and @sight; @sight for a|your|an? backdrop|front|neighbour|view|horizon|yard; as far as the eye; see|watch the *? @scene|sail|tide|weather|train come|go|turn|roll|set|rise
    look|looks|looking *? across|over|down|up|out to|at|onto the ~? @sight; @sight *? *? fill|fills|frame ** window; view worth
    take|takes|taking|drink|drinks|drinking in the? *? *? *? @sight
    view|vista|panorama; gaze|gazing out? over|across|at|onto; @sight ,? and? @sight? view|vista|outlook; outlook is? over|across|to|onto|on
    @sight outside|beyond|below|filling|through|in|from|at the|its|every|each|your *? window|balcony|verandah|deck; drink|take|takes|drinks in ** @sight
    @sight ** eye level; @sight on|to one|three|two|four|both|all side; watch|watching|wake|waking ** @scene; window|door|glass frame|frames|framing
    sunrise|sunset|moon *? *? *? over|from|behind the ~? @sight; look|looks|looking straight|right|clear? over|across|down|up|out|towards|toward|to ** @sight
    skyline|harbour|ocean|city|coral|tasman|pacific *? light|glitter|sparkle|twinkle|glitters|twinkles|sparkles; sight line|sightline
    front row seat|position to|for|on; panoramic; horizon; eye level with the treetop|canopy; face|faces|facing|fronting ** @sight ** from|through|across
    overlook|overlooking the|a|an|parkland|leafy|bushland|garden|water|its|lush|open|reserve|river|bay|city|ocean; @sight glimpse; glimpse of the|our? @sight
  [view = no, whole]
    can not see the|much sea|ocean|water|anything|of|bay|harbour; see nothing but|of; tower|building|townhouse|neighbour *? *? took|stole|blocked|ended the *? view
    nothing to look at|on|out; nothing to see from; look|looks|looking|face|faces|stare|stares *? *? *? at|onto|on|into|the|a|to? *? *? brick|blank|rendered|concrete|neighbour wall|fence; no lake|ocean|sea|water|city|harbour|valley|bay from the
    outlook|view is|are? *? *? *? brick|blank|concrete wall; not a view; viewless
  [light = yes, denied = no]
    sun is|comes|goes everywhere; @sun is|are everywhere|all; all|full day|days light|sun; skylit *? ~? ~? @seat; skylit ,? and? sun; @sun drenched|soaked|filled|lit; even|soft|gentle|clear light across|over|in|through|on; @seat *? is|are bathed|drenched|soaked in|with it|@sun; bathed in it; sun welcome; light and? @sun; north light; winter|summer|morning|all bright|day sunroom|sun|light; @sun everywhere
    skylight|window|lantern|louvre|glass|clerestory|door|void|atrium ** pour|pours|bring|drop|drops|throw|throws|let|lets|funnel|spill|tip|scoop|give|gives|flood|floods|fill|fills|admit|pull|draw ** @sun; all glass and|, *? @sun; @sun all day|morning|afternoon|year|winter|round
    north|northern|northerly|eastern|morning|afternoon|winter|gentle|golden|endless|vast|generous|abundant|ample|plentiful|copious|constant|glorious|plenty|lots|lot of? *? @sun in|to|through|throughout|for|on|into|across|from|fills|floods|, the|every|all|both|each|living|your|its? *? @seat|window|day
    as bright|light|sunny as; light|bright|sunny , *? airy|bright|breezy|sunny|spacious|open; airy , bright|light; bright|light + airy; @sun ** pour|pours into; airy and light|bright; sunny in|throughout|every|inside|all; get|gets|enjoy|enjoys|take|takes|receive|receives the|all|plenty|lots|full|every|of? morning|afternoon|winter|northern|north|all|day|good? @sun
    bathed|drenched|steeped|swimming|soaked|basking|bask|basks|glowing|dipped in ** @sun; @sun pool|pools|spill|lies|lie|lands|land|moves|move|streams|travels|crosses|comes|comes|follows|follow|wakes|warms|gets|visits ** @seat|floor|kitchen|table|bed|window|in|wall; light on three|two|four|all|both side
    @seat full of|with|in *? @sun; light to|on|from three|two|four|all|both side|aspects|aspect; sun trap; suntrap; no|never|without|not need|a|any? *? lamp|light|switch *? until|till|before dusk|dark|evening|night|sunset|five|six; bright , *? airy|light|open|white|happy; brightness; radiant with|in
    drink|drinks|soak|soaks|catch|catches|harvest|gather|gathers|collect|collects|hold|holds|welcomes|trap|traps *? *? *? the|every|morning|winter|northern|all|afternoon @sun; light pour|pours|bounce|streams|floods|drifts|fills|filters|dances|finds|washes; walls of glass ** @sun
    glow|glows with|in ~? @sun; aglow; @seat|window *? *? drink|catch|welcome|gather in? the? *? *? @sun; light spills|spilling|pours|pouring|falls|falling in|through|across|into|from
    natural|northern|abundant|beautiful sun?|light|sunlight; dappled|streaming light|sunlight; lightfilled; sunlit|sundrenched
    flooded|filled|bathed|drenched|awash|streaming|washed|blessed|flood|bathe|drench|fill with|in|by the? ** @sun
    flood|bathe|drench|fill the|this|every|each|your ** with|in natural? @sun; @sun flood|pour|stream|fill|bathe|come|flow|pouring|streaming|flooding|reach
    flood of *? @sun; bright|brightest|luminous ,? ~? ~? @seat; keep it bright
    is|are|feel|feels|so|always|very|wonderfully|beautifully|naturally bright|luminous|sunny; bright|luminous|sunny from|all|even|in|throughout|but|yet|airy|at
    and|, bright|luminous|sunny ,|and?; sunny|sunlit|luminous @seat; bright|sunny family room; winter sun; all day sun; light in every room
    let|letting|bring|bringing|draw|drawing|catch|catching|capture|capturing in? the|plenty|lot? of? morning|northern|natural|winter|afternoon? @sun in?
    bright and|yet|but in|well|comfortable|airy; light and? bright|air|airy|breezy; @sun from dawn|morning|sunrise|breakfast|every|all|two|three|north
    full of *? @sun; @sun ** every|all|each room|corner|window|day|level
    @sun enter|enters|spill|fall|wash|bounce|finds|drift|find|dance|cascade|slant|filter|tumble|angle|reach|reaches|stay|pour|fill
    great|good|lovely|wonderful|superb|excellent|brilliant|gorgeous|beautiful|soft|morning|afternoon light for|in|throughout|all|from|from|,
    not|never a? dark corner|room|spot; sunshine floods|pours|streams
    catch|catches|capture|soak|soaks|drink|welcome|welcomes|invite|invites|draw|draws|admit|get up|in? the|all|plenty|lot? of|day? *? @sun
    @sun soaked|drenched|filled|dappled|flooded
  [light = no, whole]
    is|are|be *? *? dark|dim|gloomy; south|southern facing|faces|onto ** dark|dim|gloomy; makes|make for a dark; no|little|not natural|direct|much light|sun
    low|poor|limited|minimal|scant|insufficient|little|restricted|meagre|weak natural? light|daylight|sun|sunlight level|levels?; light|daylight|sun|sunlight is|are in|very|rather|quite|a? short|limited|scarce|poor|minimal|lacking|scant|rare|low|weak supply|bit?
    never|rarely|seldom|hardly|barely|scarcely see|sees|get|gets|catch|receive|feel|feels ** @sun; sun|sunlight|daylight never|rarely|seldom|hardly|barely|scarcely ~; little|scant|scarce|no|not much|any *? natural? light|daylight|sun|sunlight in|inside|to|at|reaches|gets|for
    dim|dark|gloomy at|even|from|all|most|until|after *? noon|midday|three|two|lunch|day|morning|afternoon; dark as a; stay|stays|remain|remains dark|dim|gloomy; dim by design; cave like; like a cave|cellar|tunnel|mine; cavelike; gloom; dingy; murky; dim inside|throughout|living|lounge|room|within|downstairs; keep a|the lamp|light on
    lamp|light|lights on|stay|burning|needed all|by|at|even day|noon|midday; shade|shadow|shaded|shadowed|dark most|all of? the? day; dark|dim|gloomy living|lounge|bedroom|kitchen|sitting|inside|interior|room|throughout|within|but|and; verandah|tree|trees|wall|tower steal|steals|keep|keeps|take|blocks *? ** @sun
    not enough|much|a natural? @sun; starved of natural? light; lack|lacking|lacks ~? light; poky|pokey and? dark
    sunless; room|bedroom|house|home|flat|unit|apartment|interior|living|lounge|area|space|it is|are|can|feel be? a|rather|quite|fairly|very|on? bit|little|the? dark
    on the dark|dim|gloomy side; dark at|toward|towards the *? rear|back|front|middle|centre; shaded by|from ** tower|building|wall|neighbour
    @seat|room is|are|feel|can *? dim|gloomy|dark; light|lamp *? *? on|needed at|by|all|in ** day|noon|midday|lunch|lunchtime|afternoon; dark inside
    poorly|dimly lit; dim|gloomy interior|room|living|apartment|flat|inside; dark and|, pokey|poky|cramped|gloomy|small
    dark ,? *? cottage|room|interior|flat|apartment|unit|house|home|terrace|living|lounge|studio; shaded by|from the? hill|tree|cliff|block|range
    see|sees|catch|catches little|no|not *? *? @sun; starved of *? @sun; not much natural? @sun; get|receive little|no|not much? natural? @sun
`
