import type { Entry } from './word-lists.ts'

/** The condition of the home, what it looks out on, and its light. */
export const stateWords: readonly Entry[] = [
  [
    { fact: 'condition', value: 'new', isWhole: true, notOf: 'part' },
    `
      brand new; newly|just|recently|freshly built|constructed|completed|finished|build; new built|build; new ~? ~? ~? ~? @dwelling
    `,
  ],
  [
    { fact: 'condition', value: 'new', isWhole: true },
    `
      never been|yet? been? lived|slept|cooked|occupied in?; be the first to live; no one|body has *? *? lived|occupied
      nobody has *? *? lived|occupied; first to live|occupy|own  in? this|it; first owner|occupant in|of|to this|call|move|live|turn
      nobody|no one|body|soul|person has|have ** slept|lived|cooked|moved; yet to have|see|welcome its|a first owner|occupant|resident; never been? slept|lived|used|occupied; handed over the key *? , ? nobody; await|awaiting its first
      builder|developer *? *? handed|handing over; just|fresh|straight out of|from the? wrapper|builder|plastic; still in? its? plastic; protective? film|plastic|sticker *? still on; handover was; paint is? still|barely wet|dry; straight from the builder
    `,
  ],
  [
    { fact: 'condition', value: 'excellent', notOf: 'part' },
    `
      presentation|condition is|, ~? flawless|faultless|immaculate|impeccable|superb|excellent; immaculate|pristine|impeccable|spotless|faultless|flawless|immaculately|flawlessly|impeccably|spotlessly kept|presented|maintained|presentation?
      superb|excellent|perfect|mint|top|great|fantastic|outstanding|exceptional|faultless|wonderful|beautiful|class|showroom|new|immaculate|impeccable|pristine|tip overall|top? condition|order|nick|repair|shape|state
      very good overall? condition|order|repair
      meticulously|lovingly|beautifully|superbly|exceptionally|perfectly|immaculately maintained|kept|cared|presented for?; as|like new
      need|require nothing; nothing *? *? need|needs doing|fixing|done; move in ready; neat|tidy|clean as a new? pin|whistle; not a mark|scratch|blemish|thing on|in|out; nothing to spend|fix but|except|other|here; spick and span
      cared|looked for|after by|with|since|like; kept like|as new|a|museum; in|of show|display|showroom home? condition|quality|order; presented|presents|present like|as|in new|a|immaculate|superb|perfect; well kept|presented|maintained|cared inside|throughout|by|since
      show home|house? condition|order|standard
    `,
  ],
  [
    { fact: 'condition', value: 'original', notOf: 'part' },
    `
      original and|but|yet? liveable|tidy|neat|solid|clean? condition|state|order|throughout|inside
      original ,? but|yet|and neat|tidy|solid|clean|liveable; largely|mostly|completely|entirely|all|still|otherwise|totally original
      untouched|unchanged since; original and|, *? untouched|intact|unrenovated; in its original; tidy|neat|solid|clean and|but|yet original
      as it was|is in|when #?|built|nan|new; as built|when; has not changed|been|altered since|in|touched; not been? touched|changed|altered|updated since; unaltered|unmodernised; nothing has|have? been? touched|changed|altered since; hardly|barely|scarcely changed|touched|altered since|in; frozen in time; no one has touched|changed|altered *? since
      original inside|throughout|everything; original down|to|right down|to; largely|mostly|much as it|they was|were|built; all original;  untouched inside|and|, ; still has|have its|the original ** and
      straight out of|from the? *? fifties|sixties|seventies|eighties|1950|1960|1970|1980; 1950|1960|1970 time|interior|original
      condition : original; in its? original *? state|condition|order; time capsule; timecapsule
    `,
  ],
  [
    { fact: 'condition', value: 'needsWork', notOf: 'part' },
    `
      renovator|renovater|builder|tradie dream|delight|special|opportunity|project|choice|paradise; fixer upper; run down
      unliveable|unlivable|uninhabitable|derelict|dilapidated|neglected|rundown|tired; knock down; knockdown
      back to life|glory; lick of paint and|to; need|want|require|needing|wanting ** replacing|gutting|replaced|new owner|love|vision|elbow|imagination|paint; roll *? *? up? your? *? sleeve; require|need|want|requires re|rewiring|restumping|reroofing|replastering|reblocking|rendering|repainting|repointing|demolition
      past|beyond saving|repair|redemption|rescue|help; budget|allow for new? *? wiring|roof|restumping|roofing|renovation|repair; project for a?; need|want|require ** new wiring|plumbing|roof|stump ,|and ** wiring|plumbing|roof|stump|bathroom|kitchen; somebody|someone handy|patient|brave; need|want|require|await|call ** carpenter|plumber|builder|tradesman|tradie|electrician|roofer|handyman|painter|renovator; rough diamond; diamond in the rough
      structural|foundation issue|problem|movement|damage|work; full|complete|total|major renovation|refurbishment|overhaul is|are needed|required|due|overdue; roof|floor|foundation|stump|wiring ** leak|sag|sagging|rotten|gone|failed|collapsed|cracked|perished
      worst house; best|sold as is; as is where is; cash buyer only; long overdue; seen better day; for the brave|handy|builder; good bone ** need|want|everything; everything *? need|wants|want; work to be done; work required; seen no|little love; gutted|stripped
      need|require|requiring|needing|want|deserve a|an|some|major|complete|full|total|extensive|serious|cosmetic|structural|urgent|substantial|significant|much|its|your? ** @mend
      in need of ** @mend; need|want|require a? some|little|bit|lot|tender *? *? love
      ripe|crying|begging|due|overdue|awaiting|calling out? for? ** @mend; could do with ** @mend
      opportunity|project for renovator|renovating; handyman special|delight|dream; renovate|detonate or detonate|renovate; structurally unsound
      in? poor condition|repair|order; work is needed; in|of disrepair; beyond repair|living|saving; falling down; a real? project
      project home for; fire damaged; rough around the edge; not currently? liveable|habitable; unrenovated shell
    `,
  ],
  [
    { fact: 'renovated', value: 'no', isWhole: true, notOf: 'part' },
    `
      unrenovated; un renovated; nothing has been renovated|updated; yet to be renovated; never been? renovated|updated|touched
      await|awaiting a|its? renovation; yet to see|have a|any? renovation|update; not been? renovated|updated|modernised; no renovation|update|one has|have renovated|been|touched|done
    `,
  ],
  [
    { fact: 'renovated', value: 'yes', denied: 'no', notOf: 'part' },
    `
      renovated|refurbished|remodelled; re renovated
      full|complete|total|recent|major|thorough|extensive|fresh|stylish|designer|quality|stunning|whole and|full|house? *? renovation|refurbishment|reno|makeover
      fully|completely|totally|extensively|tastefully|beautifully|stylishly|lovingly|thoroughly|comprehensively|newly|recently updated|restored|modernised|upgraded|transformed|remodelled|reimagined|renewed
      renovation was|were|is|are|has|have? been? now? complete|completed|finished|done; has|was been? *? updated|restored|modernised
      updated|restored|modernised|reworked|redone|revamped|rejuvenated|refreshed throughout|inside|top|from|by|in|with|into|and|two|last
      renovation|makeover|refurbishment|overhaul|transformation|reno|rebuild|refit ** ago|in|gave|has|brought|left|turned|completed|finished; reimagined|reworked|reborn|transformed; top to toe|bottom makeover|renovation|refit|overhaul
      a|an|the|its|this|after|following ~? ~? ~? renovation|restoration|refurbishment|makeover|overhaul|refit|remodel|reno has|have|was|were|gave|left|brought|in|from|that|which|finished|completed|done|two|three|last|recently
      stud|frame|shell|brick|bone and? rebuilt|renewed|redone; renovated|updated|redone every|each|all room; has|was|been|had undergone|had|seen|enjoyed a|an *? *? renovation|makeover|refurbishment|transformation|refit|overhaul; post renovation; gutted and rebuilt|renovated|redone; stripped back and rebuilt
      restored|reimagined *? victorian|edwardian|federation|georgian|queenslander|heritage|period|cottage|terrace|home|house|residence|bungalow
    `,
  ],
  [
    { fact: null, value: null },
    `
      last renovated|updated|touched|painted in; nearly|near new; renovated their|his|her|a|an|his; part|partly|partially|half|semi renovated
      renovation potential|opportunity|required|project|plan|idea|permit|drawing; brand new to|listing|price|release|and improved; new to
      the|your|his|her|their|dream|future|build|all|every|most|these|other new|brand new? ~? ~? @dwelling
      new home for|opportunity|website|owner|plan|site|buyer|estate; new york|south|zealand
      original owner|kitchen|bathroom|floorboard|floor|feature|cornice|timber|detail
    `,
  ],
  [{ fact: 'view', value: null, denied: 'no' }, `outlook`],
  [
    { fact: 'view', value: 'yes', denied: 'no' },
    `
      view|vista|panorama; gaze|gazing out? over|across|at|onto; @sight ,? and? @sight? view|vista|outlook; outlook is? over|across|to|onto|on
      @sight outside|beyond|below|filling|through|in|from|at the|its|every|each|your *? window|balcony|verandah|deck; private|leafy|green|elevated|pleasant|tree|treed|bush|garden outlook; drink|take|takes|drinks in ** @sight; see|sees|show|shows|seen ** ** from the|your|every|each|its bed|bed|bath|deck|sink|window|verandah|couch|balcony|terrace|kitchen|lounge|bedroom|veranda|tub|table|porch; @sight ** eye level; @sight on|to one|three|two|four|both|all side; watch|watching|wake|waking ** @scene; sunrise|sunset|sunrises|sunsets over|across|from|behind the|your
      @sight fill|fills|frame|framed|unfold|stretch|glitter|glitters|sparkle|twinkle|shimmer ** window|below|before|from|beyond|view|balcony|terrace|deck|you; look|looks|looking straight|right|clear? over|across|down|up|out|towards|toward|to ** @sight
      skyline|harbour|ocean|city|coral|tasman|pacific *? light|glitter|sparkle|twinkle|glitters|twinkles|sparkles; sight line|sightline; front row seat|position to|for|on; panoramic; horizon; backdrop of the? *? @sight; sightline to|of|over; eye level with the treetop|canopy
      face|faces|facing|fronting ** @sight ** from|through|across
      overlook|overlooking the|a|an|parkland|leafy|bushland|garden|water|its|lush|open|reserve|river|bay|city|ocean; @sight glimpse
      glimpse of the|our? @sight; look|looks|looking over|across the? @sight; look|looking|looks out over|across|on|onto|to|past
    `,
  ],
  [
    { fact: null, value: null },
    `
      look|looks|looking out *? on|onto|to|over the|a car|carpark|street|road|lane|wall|fence|driveway park?
      view differ|vary|varies|are divided|on its|on price|on value|that; view|outlook|outlooks is? to|onto|of a|the *? wall
      overlook|overlooking the|a|an|its? *? street|road|lane|carpark|car|driveway|pool|matter|backyard
      view our|the|this|your|by|floorplan|on|online|more|all|photo|saturday|sunday|anytime|today|now
      view floor|call|contract|property|listing|video|website; in view of; in our|my|agent|vendor|owner view
      point|street|website|google|web|pre|expert of? view; view is that
      view to|of downsizing|selling|buying|moving|future|making|retiring|investing|upsizing|growth|living|settling|holding
      view of the contract|property|home|listing|market; view it on|at|today|online|for|now|before|from|by; with a view to; room with a view
      view of the? agent|vendor|owner|author; view homes|houses|similar|home
      view any|whenever; view street|road|terrace|school|hotel|cafe|primary|estate|welcome|expressed|appointment|lane|avenue|court|parade|crescent|club|tower|drive|hill
      park|bay|sea|river|valley|ocean|lake|mountain|harbour|hill|fair|grand|long|pleasant view street|road|terrace|school|hotel|cafe|primary|estate|lane|avenue|court|parade|crescent|tower|drive|hill|college
      to|please|can|will|must view; ask|book|call|phone * * view; look|looking out for; page view; new home|house warranty|grant|owner|buyer|package|loan; view|outlook of|over|onto|to the|a car|carpark|wall|fence
    `,
  ],
  [
    { fact: 'light', value: 'yes', denied: 'no', notOf: 'dark' },
    `
      natural|northern|abundant|beautiful sun?|light|sunlight; naturally|well lit|bright; dappled|streaming light|sunlight
      light filled|flooded|drenched|soaked|bathed; lightfilled; sun drenched|filled|lit|soaked|kissed|bathed|washed|lover; sunlit|sundrenched
      sunny @seat; sunny ,? and? bright|light|airy|spacious|all|throughout; and sunny; is|are always? sunny
      flooded|filled|bathed|drenched|awash|streaming|washed|blessed|flood|bathe|drench|fill with|in|by the? ** @sun
      flood|bathe|drench|fill the|this|every|each|your ** with|in natural? @sun
      @sun flood|pour|stream|fill|bathe|come|flow|pouring|streaming|flooding|reach; flood of *? @sun; light|sun from # side|aspect|direction
      light ,? and? bright|airy; bright|brightest|luminous ,? ~? ~? @seat; filled with natural? *? @sun; brightest @seat|in; is|are|feel|feels|so|always|very|wonderfully|beautifully|naturally bright|luminous|sunny; bright|luminous|sunny from|all|even|in|throughout|but|yet|airy|at
      bright ,? and? airy|light|sunny|spacious|open|modern|welcoming|breezy|warm; and|, bright|luminous|sunny ,|and?; sunny|sunlit|luminous @seat; bright|sunny family room
      bright|light open|airy|north|spacious|modern|and? plan|facing|airy|modern|spacious|inviting? @seat
      plenty|lot|load|heap|mass|abundance|full|wealth of natural? @sun
      north|northern|northerly east|west? facing|light living|lounge|room|window|apartment|home|unit|aspect; winter sun; sun all day
      all day sun; light in every room
      let|letting|bring|bringing|draw|drawing|catch|catching|capture|capturing in? the|plenty|lot? of? morning|northern|natural|winter|afternoon? @sun in?
      room is|are * but|and|yet? bright; @seat get|receive|enjoy|catch|capture *? *? @sun; bright all day
      room|living|house|home|interior|kitchen|apartment is|are|feel very|always? bright|sunny|light|airy; is light
      bright and|yet|but in|well|comfortable|airy; light and? bright|air|airy|breezy; light ** , bright; @sun from dawn|morning|sunrise|breakfast|every|all|two|three|north; full of *? @sun; @sun ** every|all|each room|corner|window|day|level; skylight bring|flood|fill|pour|draw|light|bathe|let
      @sun enter|enters|spill|fall|wash|bounce|finds|drift|find|dance|cascade|reach|reaches|stay|pour|fill; great|good|lovely|wonderful|superb|excellent|brilliant|gorgeous|beautiful|soft|morning|afternoon light for|in|throughout|all|from|from|, ; not|never a? dark corner|room|spot; sunshine floods|pours|streams
      wall|window|bank of glass|window ** @sun; catch|catches|capture|soak|soaks|drink|welcome|welcomes|invite|invites|draw|draws|admit|get up|in? the|all|plenty|lot? of|day? *? @sun; house|home|place of light; @sun soaked|drenched|filled|dappled|flooded
    `,
  ],
  [
    { fact: null, value: null },
    `
      light|lights stay|go|went|are|is on; light come on; bright ** morning|weekend|evening; bright|sunny and bright|sunny disposition|personality|day|morning|afternoon
      light rail|industrial|fitting|globe|switch|traffic|breakfast|lunch|refreshment|snack|weight|timber|meal|manufacturing|commercial|renovation|of|on
      traffic|street|pendant|security|garden|led|sensor|feature|bright|flood|fairy light
      sunny corner|block|spot|position|queensland|sunshine|climate|holiday|weekend|coast|day|saturday|sunday|bank|side|deck|courtyard|garden|yard|backyard|balcony|terrace|patio|pool|lawn|street|hill|disposition|weather|beach|spot
      sunny rear|front|back|large|private|north|paved facing? courtyard|garden|yard|backyard|deck|terrace|patio
      sun * deck|courtyard|garden|yard|backyard|balcony|terrace|patio|pool|lawn|rear|beach
      condition for the|a|sale; bright red|pink|blue|green|yellow|orange|paint|front|door; bright light|future|idea|colour|lantern|early|side|spark|start|prospect; bright and early; light room fitting
    `,
  ],
  [
    { fact: 'light', value: 'no', isWhole: true, notOf: 'dark' },
    `
      sunless; room|bedroom|house|home|flat|unit|apartment|interior|living|lounge|area|space|it is|are|can|feel be? a|rather|quite|fairly|very|on? bit|little|the? dark
      dark|dim|gloomy side|lounge|inside|in; on the dark|dim|gloomy side; shaded by|from ** tower|building|wall|neighbour; @seat|room is|are|feel|can *? dim|gloomy|dark; light|lamp *? *? on|needed at|by|all|in ** day|noon|midday|lunch|lunchtime|afternoon; dark inside; poorly|dimly lit; dim|gloomy interior|room|living|apartment|flat|inside; dark and|, pokey|poky|cramped|gloomy|small
      dark ,? *? cottage|room|interior|flat|apartment|unit|house|home|terrace|living|lounge|studio
      little|limited|scarce|minimal|poor|low|lack|lacking|short|starved|without|no in|on|of|much? natural|direct? @sun; shaded by|from the? hill|tree|cliff|block|range; see|sees|catch|catches little|no|not *? *? @sun; starved of *? @sun; not much natural? @sun
      natural light is scarce|limited|poor|minimal|lacking; get|receive little|no|not much? natural? @sun
    `,
  ],
]
