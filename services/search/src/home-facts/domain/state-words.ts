/** The condition of the home, what it looks out on, and its light. */
export const stateWords = `
  [condition = new, whole, not of part]
    brand new; newly|just|recently|freshly built|constructed|completed|finished|build; new ~? ~? ~? ~? @dwelling
  [condition = new, whole]
    never been|yet? been? lived|slept|cooked|occupied in?; nobody has *? *? lived|occupied; first to live|occupy|own  in? this|it
    first owner|occupant in|of|to this|call|move|live|turn; nobody|no one|body|soul|person has|have ** slept|lived|cooked|moved
    yet to have|see|welcome its|a first owner|occupant|resident; never been? slept|lived|used|occupied; handed over the key *? , ? nobody; await|awaiting its first
    builder|developer *? *? handed|handing over; just|fresh|straight out of|from the? wrapper|builder|plastic; still in? its? plastic; handover was
    straight from the builder
  [condition = excellent, not of part]
    not a thing out of place; in beautiful|lovely|fine|splendid|outstanding|exceptional order|condition|repair
    pride of ownership; absolutely mint; in mint
    immaculate|pristine|impeccable|spotless|faultless|flawless|immaculately|flawlessly|impeccably|spotlessly kept|presented|maintained|presentation?
    superb|excellent|perfect|mint|top|great|fantastic|outstanding|exceptional|faultless|wonderful|beautiful|class|showroom|new|immaculate|impeccable|pristine|tip overall|top? condition|order|nick|repair|shape|state
    very good overall? condition|order|repair; meticulously|lovingly|beautifully|superbly|exceptionally|perfectly|immaculately maintained|kept|cared|presented for?
    as|like new; need|require nothing; nothing *? *? need|needs doing|fixing|done; move in ready; neat|tidy|clean as a new? pin|whistle
    not a mark|scratch|blemish|thing on|in|out; nothing to spend|fix but|except|other|here; spick and span; kept like|as new|a|museum
    well kept|presented|maintained|cared inside|throughout|by|since; show home|house? condition|order|standard
  [condition = original, not of part]
    original and|but|yet? liveable|tidy|neat|solid|clean? condition|state|order|throughout|inside
    largely|mostly|completely|entirely|all|still|otherwise|totally original; untouched|unchanged since; original and|, *? untouched|intact|unrenovated
    tidy|neat|solid|clean and|but|yet original; as nan|the owner left; day it was built; has not changed|been|altered since|in|touched
    not been? touched|changed|altered|updated since; unaltered|unmodernised; fifty|sixty|seventy|fifties|sixties|seventies|eighties original
    hardly|barely|scarcely changed|touched|altered since|in; frozen in time; no one has touched|changed|altered *? since; original down|to|right down|to
    largely|mostly|much as it|they was|were|built; untouched inside|and|,; still has|have its|the original ** and
    straight out of|from the? *? fifties|sixties|seventies|eighties|1950|1960|1970|1980; condition : original; in its? original *? state|condition|order
    time capsule; timecapsule
  [condition = needsWork, not of part]
    repair is|are needed|required|due|overdue
    suit|suits a? renovator; scruffy; renovator|renovater|builder|tradie dream|delight|special|opportunity|project|choice|paradise; fixer upper; run down
    unliveable|unlivable|uninhabitable|derelict|dilapidated|neglected|rundown|tired; knock down; knockdown; back to life|glory
    need|want|require|needing|wanting ** replacing|gutting|replaced|new owner|love|vision|elbow|imagination|paint; roll *? *? up? your? *? sleeve
    require|need|want|requires re|rewiring|restumping|reroofing|replastering|reblocking|rendering|repainting|repointing|demolition
    past|beyond saving|repair|redemption|rescue|help; somebody|someone handy|patient|brave
    need|want|require|await|call ** carpenter|plumber|builder|tradesman|tradie|electrician|roofer|handyman|painter|renovator; rough diamond; diamond in the rough
    structural|foundation issue|problem|movement|damage|work; full|complete|total|major renovation|refurbishment|overhaul is|are needed|required|due|overdue
    roof|floor|foundation|stump|wiring ** leak|sag|sagging|rotten|gone|failed|collapsed|cracked|perished; worst house; best|sold as is; as is where is
    cash buyer only; long overdue; seen better day; good bone ** need|want|everything; work to be done; work required; gutted|stripped
    need|require|requiring|needing|want|deserve a|an|some|major|complete|full|total|extensive|serious|cosmetic|structural|urgent|substantial|significant|much|its|your? ** @mend
    in need of ** @mend; need|want|require a? some|little|bit|lot|tender *? *? love; ripe|crying|begging|due|overdue|awaiting|calling out? for? ** @mend
    could do with ** @mend; opportunity|project for renovator|renovating; handyman special|delight|dream; structurally unsound; in? poor condition|repair|order
    work is needed; in|of disrepair; beyond repair|living|saving; falling down; a real? project; project home for; fire damaged; rough around the edge
    not currently? liveable|habitable; unrenovated shell
  [renovated = no, whole, not of part]
    unrenovated; yet to be renovated; never been? renovated|updated|touched; await|awaiting a|its? renovation; yet to see|have a|any? renovation|update
    no renovation|update|one has|have renovated|been|touched|done
  [renovated = yes, denied = no, not of part]
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
    renovation has|had|was been? started|begun|commenced; last renovated|updated|touched|painted in; nearly|near new; renovated their|his|her|a|an|his
    part|partly|partially|half|semi renovated; brand new to|listing|price|release|and improved
    the|your|his|her|their|dream|future|build|all|every|most|these|other new|brand new? ~? ~? @dwelling
    new home for|opportunity|website|owner|plan|site|buyer|estate
    look|looks|looking out *? on|onto|to|over the|a car|carpark|street|road|lane|wall|fence|driveway park?
    view differ|vary|varies|are divided|on its|on price|on value|that; view|outlook|outlooks is? to|onto|of a|the *? wall
    overlook|overlooking the|a|an|its? *? street|road|lane|carpark|car|driveway|pool|matter|backyard
    view our|the|this|your|by|floorplan|on|online|more|all|photo|saturday|sunday|anytime|today|now; view floor|call|contract|property|listing|video|website
    in view of; in our|my|agent|vendor|owner view; point|street|website|google|web|pre|expert of? view; view of the contract|property|home|listing|market
    view it on|at|today|online|for|now|before|from|by; with a view to; room with a view; view of the? agent|vendor|owner|author; view homes|houses|similar|home
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
    look|looks|looking *? across|over|down|up|out to|at|onto the ~? @sight; @sight *? *? fill|fills|frame ** window; view worth
    take|takes|taking|drink|drinks|drinking in the? *? *? *? @sight
    view|vista|panorama; gaze|gazing out? over|across|at|onto; @sight ,? and? @sight? view|vista|outlook; outlook is? over|across|to|onto|on
    @sight outside|beyond|below|filling|through|in|from|at the|its|every|each|your *? window|balcony|verandah|deck; drink|take|takes|drinks in ** @sight
    @sight ** eye level; @sight on|to one|three|two|four|both|all side; watch|watching|wake|waking ** @scene; window|door|glass frame|frames|framing
    sunrise|sunset|sun|moon *? *? *? over|from|behind the ~? @sight; look|looks|looking straight|right|clear? over|across|down|up|out|towards|toward|to ** @sight
    skyline|harbour|ocean|city|coral|tasman|pacific *? light|glitter|sparkle|twinkle|glitters|twinkles|sparkles; sight line|sightline
    front row seat|position to|for|on; panoramic; horizon; eye level with the treetop|canopy; face|faces|facing|fronting ** @sight ** from|through|across
    overlook|overlooking the|a|an|parkland|leafy|bushland|garden|water|its|lush|open|reserve|river|bay|city|ocean; @sight glimpse; glimpse of the|our? @sight
  [light = yes, denied = no, not of dark]
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
  [light = no, whole, not of dark]
    not enough|much|a natural? @sun; starved of natural? light; lack|lacking|lacks ~? light; poky|pokey and? dark
    sunless; room|bedroom|house|home|flat|unit|apartment|interior|living|lounge|area|space|it is|are|can|feel be? a|rather|quite|fairly|very|on? bit|little|the? dark
    on the dark|dim|gloomy side; dark at|toward|towards the *? rear|back|front|middle|centre; shaded by|from ** tower|building|wall|neighbour
    @seat|room is|are|feel|can *? dim|gloomy|dark; light|lamp *? *? on|needed at|by|all|in ** day|noon|midday|lunch|lunchtime|afternoon; dark inside
    poorly|dimly lit; dim|gloomy interior|room|living|apartment|flat|inside; dark and|, pokey|poky|cramped|gloomy|small
    dark ,? *? cottage|room|interior|flat|apartment|unit|house|home|terrace|living|lounge|studio; shaded by|from the? hill|tree|cliff|block|range
    see|sees|catch|catches little|no|not *? *? @sun; starved of *? @sun; not much natural? @sun; get|receive little|no|not much? natural? @sun
`
