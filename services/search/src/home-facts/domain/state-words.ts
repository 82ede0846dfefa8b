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
      nobody has *? *? lived|occupied; first to live|occupy|own in? this|it; first owner in|of this
    `,
  ],
  [
    { fact: 'condition', value: 'excellent', notOf: 'part' },
    `
      immaculate|pristine|impeccable|spotless|faultless|immaculately|impeccably|spotlessly kept|presented|maintained|presentation?
      superb|excellent|perfect|mint|top|great|fantastic|outstanding|exceptional|faultless|wonderful|beautiful|class|showroom|new|immaculate|impeccable|pristine|tip overall|top? condition|order|nick|repair|shape|state
      very good overall? condition|order|repair
      meticulously|lovingly|beautifully|superbly|exceptionally|perfectly|immaculately maintained|kept|cared|presented for?; as|like new
      move in ready
    `,
  ],
  [
    { fact: 'condition', value: 'original', notOf: 'part' },
    `
      original and|but|yet? liveable|tidy|neat|solid|clean? condition|state|order|throughout|inside
      original ,? but|yet|and neat|tidy|solid|clean|liveable; largely|mostly|completely|entirely|all|still|otherwise|totally original
      untouched|unchanged since; original and|, *? untouched|intact|unrenovated; in its original; tidy|neat|solid|clean and|but|yet original
      condition : original; in its? original *? state|condition|order; time capsule; timecapsule
    `,
  ],
  [
    { fact: 'condition', value: 'needsWork', notOf: 'part' },
    `
      renovator|renovater|builder|tradie dream|delight|special|opportunity|project|choice|paradise; fixer upper; run down
      unliveable|unlivable|uninhabitable|derelict|dilapidated|neglected|rundown|tired; knock down; knockdown
      need|require|requiring|needing|want|deserve a|an|some|major|complete|full|total|extensive|serious|cosmetic|structural|urgent|substantial|significant|much|its|your? *? *? *? *? @mend
      in need of *? *? *? *? @mend; need|want|require a? some|little|bit|lot|tender *? *? love
      ripe|crying|begging|due|overdue|awaiting|calling out? for? *? *? *? *? @mend; could do with *? *? *? @mend
      opportunity|project for renovator|renovating; handyman special|delight|dream; renovate|detonate or detonate|renovate; structurally unsound
      in? poor condition|repair|order; work is needed; in|of disrepair; beyond repair|living|saving; falling down; a real? project
      project home for; fire damaged; rough around the edge; not currently? liveable|habitable; unrenovated shell
    `,
  ],
  [
    { fact: 'renovated', value: 'no', isWhole: true, notOf: 'part' },
    `
      unrenovated; un renovated; nothing has been renovated|updated; yet to be renovated; never been? renovated|updated|touched
      await|awaiting a|its? renovation
    `,
  ],
  [
    { fact: 'renovated', value: 'yes', denied: 'no', notOf: 'part' },
    `
      renovated|refurbished|remodelled; re renovated
      full|complete|total|recent|major|thorough|extensive|fresh|stylish|designer|quality|stunning|whole and|full|house? *? renovation|refurbishment|reno|makeover
      fully|completely|totally|extensively|tastefully|beautifully|stylishly|lovingly|thoroughly|comprehensively|newly|recently updated|restored|modernised|upgraded|transformed|remodelled|reimagined|renewed
      renovation was|were|is|are|has|have? been? now? complete|completed|finished|done; has|was been? *? updated|restored|modernised
      updated|restored|modernised throughout|inside
      restored|reimagined *? victorian|edwardian|federation|georgian|queenslander|heritage|period|cottage|terrace|home|house|residence|bungalow
    `,
  ],
  [
    { fact: null, value: null },
    `
      nearly|near new; renovated their|his|her|a|an|his; part|partly|partially|half|semi renovated
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
      private|leafy|green|elevated|pleasant outlook
      overlook|overlooking the|a|an|parkland|leafy|bushland|garden|water|its|lush|open|reserve|river|bay|city|ocean; @sight glimpse
      glimpse of the|our? @sight; look|looks|looking over|across the? @sight; look|looking|looks out over|across|on|onto|to|past
    `,
  ],
  [
    { fact: null, value: null },
    `
      look|looks|looking out *? on|onto|to|over the|a car|carpark|street|road|lane|wall|fence|driveway
      overlook|overlooking the|a|an|its? *? street|road|lane|carpark|car|driveway|pool|matter|backyard
      view our|the|this|your|by|floorplan|on|online|more|all|photo|saturday|sunday|anytime|today|now
      view floor|call|contract|property|listing|video|website; in view of; in our|my|agent|vendor|owner view
      point|street|website|google|web|pre|expert of? view; view is that
      view to|of downsizing|selling|buying|moving|future|making|retiring|investing|upsizing|growth|living|settling|holding
      view of the contract|property|home|listing|market; view it on|at|today|online|for|now|before|from|by; with a view to; room with a view
      view of the? agent|vendor|owner|author; view homes|houses|similar|home
      view any|whenever; view street|road|terrace|school|hotel|cafe|primary|estate|welcome|expressed|appointment|lane|avenue|court|parade|crescent|club|tower|drive|hill
      park|bay|sea|river|valley|ocean|lake|mountain|harbour|hill|fair|grand|long|pleasant view street|road|terrace|school|hotel|cafe|primary|estate|lane|avenue|court|parade|crescent|tower|drive|hill|college
      to|please|can|will|must view; ask|book|call|come|phone * * view; look|looking out for; page view; new home|house warranty|grant|owner|buyer|package|loan; view|outlook of|over|onto|to the|a car|carpark|wall|fence
    `,
  ],
  [
    { fact: 'light', value: 'yes', denied: 'no', notOf: 'dark' },
    `
      natural|northern|abundant|beautiful sun?|light|sunlight; naturally|well lit|bright; dappled|streaming light|sunlight
      light filled|flooded|drenched|soaked|bathed; lightfilled; sun drenched|filled|lit|soaked|kissed|bathed|washed|lover; sunlit|sundrenched
      sunny @seat; sunny ,? and? bright|light|airy|spacious|all|throughout; and sunny; is|are always? sunny
      flooded|filled|bathed|drenched|awash|streaming|washed|blessed|flood|bathe|drench|fill with|in|by the? *? *? *? *? @sun
      flood|bathe|drench|fill the|this|every|each|your *? *? *? *? *? with|in natural? @sun
      @sun flood|pour|stream|fill|bathe|come|flow|pouring|streaming|flooding|reach; flood of *? @sun; light|sun from # side|aspect|direction
      light ,? and? bright|airy; bright ,? and? airy|light|sunny|spacious|open|modern|welcoming|breezy
      bright|light open|airy|north|spacious|modern|and? plan|facing|airy|modern|spacious|inviting? @seat
      plenty|lot|load|heap|mass|abundance|full|wealth of natural? @sun
      north|northern|northerly east|west? facing|light living|lounge|room|window|apartment|home|unit|aspect; winter sun; sun all day
      all day sun; light in every room
      let|letting|bring|bringing|draw|drawing|catch|catching|capture|capturing in? the|plenty|lot? of? morning|northern|natural|winter|afternoon? @sun in?
      room is|are * but|and|yet? bright; @seat get|receive|enjoy|catch|capture *? *? @sun; bright all day
      room|living|house|home|interior|kitchen|apartment is|are|feel very|always? bright|sunny|light|airy; is light
      bright and|yet|but in|well|comfortable|airy
    `,
  ],
  [
    { fact: null, value: null },
    `
      light come on; bright|sunny and bright|sunny disposition|personality|day|morning|afternoon
      light rail|industrial|fitting|globe|switch|traffic|breakfast|lunch|refreshment|snack|weight|timber|meal|manufacturing|commercial|renovation|of|on
      traffic|street|pendant|security|garden|led|sensor|feature|bright|flood|fairy light
      sunny corner|block|spot|position|queensland|sunshine|climate|holiday|weekend|coast|day|saturday|sunday|bank|side|deck|courtyard|garden|yard|backyard|balcony|terrace|patio|pool|lawn|street|hill|disposition|weather|beach|spot
      sunny rear|front|back|large|private|north|paved facing? courtyard|garden|yard|backyard|deck|terrace|patio
      sun * deck|courtyard|garden|yard|backyard|balcony|terrace|patio|pool|lawn|rear|beach
      bright light|future|idea|colour|lantern|early|side|spark|start|prospect; bright and early; light room fitting
    `,
  ],
  [
    { fact: 'light', value: 'no', isWhole: true, notOf: 'dark' },
    `
      room|bedroom|house|home|flat|unit|apartment|interior|living|lounge|it is|are|can|feel be? a|rather|quite|fairly|very|on? bit|little|the? dark
      dark inside; poorly|dimly lit; dim|gloomy interior|room|living|apartment|flat|inside; dark and|, pokey|poky|cramped|gloomy|small
      dark ,? *? cottage|room|interior|flat|apartment|unit|house|home|terrace|living|lounge|studio
      little|limited|scarce|minimal|poor|low|lack|lacking|short|without|no in|on|of|much? natural? @sun; not much natural? @sun
      natural light is scarce|limited|poor|minimal|lacking; get|receive little|no|not much? natural? @sun
    `,
  ],
]
