import { hasOrNot, says } from './mention.ts'

const dwelling =
  '(?:home|house|residence|apartment|penthouse|studio|unit|townhouse|townhome|villa|dwelling|duplex|build|terrace|cottage|property|flat|one[- ]bedder|two[- ]bedder|homestead|abode|bungalow|place|cabin|loft|maisonette|townhouses|apartments)'
/** Up to four words that describe the home. */
const kind =
  '(?:(?!kitchen|bathroom|carpet|appliance|in\\b|on\\b|at\\b|to\\b|and\\b|the\\b|with\\b|for\\b)[a-z0-9.-]+ ){0,5}'
const notTheHome =
  '(?! ?-?(?:kitchen|kitchens|rear|front(?! (?:to|and)\b)|wing|number|block|building|complex|bathroom|bathrooms|ensuite|laundry|shed|garage|garden|gardens|grounds|lawn|lawns|furniture|pool|deck|carpet|carpets|appliances?|dishwasher|oven|floorboards|timber|pub|street|area|presentation of|look|feel|style|beach(?:es)?|waters?|coast\\w*|bush\\w*|sands?|parklands?|rainforest|lake|river|creek|features?|fireplaces?|windows|details?|idea|ideas|facade|wet|main|shower|powder|interiors? of|homes in|(?:[a-z]+ )?(?:warehouses|cafes|terraces|homes|houses|pubs|shops|buildings|apartments|units|pub|station|hall|hotel)\\b))'
const sight =
  '(?:ocean|sea|bay|beach|water|river|lake|harbour|city|skyline|cbd|park|parkland|garden|valley|mountain|hinterland|bush|bushland|leafy|treetop|tree-top|district|rural|country|golf course|marina|canal|coastal|island|panoramic|sweeping|stunning|breathtaking|spectacular|uninterrupted|elevated|northerly|vineyard|ranges?|hill|hills|glorious|magnificent|commanding|distant|far-reaching|wide|long|green|open|lovely|beautiful|great|amazing|superb|iconic|bridge|sunset|sunrise|wetland|reserve|skyline|rooftop|pretty|big|huge|million dollar|postcard|180[- ]degree|270[- ]degree|360[- ]degree|pastoral|farm|escarpment|gully|inlet|estuary|port|gorgeous|enviable|memorable|lovely|the best)'

/** Tested on the words from the last comma to the mention: a part of the home, or something else altogether, is what they speak of. */
const ofAPart =
  /\b(?:kitchens?|bathrooms?|ensuite|laundry|roof|fences?|gardens?|lawns?|pool|deck|carpets?|appliances?|furniture|shed|garage|facade|floors?|floorboards|driveway|wiring|plumbing|shops?|pub|schools?|hotel|hall|station|park|agent|centre|next door|neighbour\w*|street|club|building|tower|foyer|lobby|lift|paint|price|windows|stumps|gutters|pipes|boat|car|tractor|cafe|road|bridge|wharf|library|playground|hospital|granny flat|partly|partially|half|part|semi|need|needs|needing|requires?|requiring|due for|awaits?|awaiting|overdue)\b(?!.*\b(?:house|home|unit|apartment|inside|whole|throughout)\b|.*\bin an? $)/

const whereNobodySits =
  /\b(?:hall|hallway|corridor|stairs|stairwell|basement|cellar|garage|bathroom|ensuite|laundry|pantry|shed|foyer|lobby)\b/

/** The condition of the home, what it looks out on, and its light. */
export const stateMentions = [
  says(
    'condition',
    'new',
    [
      `brand[- ]?new ${kind}${dwelling}`,
      'brand[- ]?new(?=[.!,;:]?$|[,.!;:](?! kitchen)| and (?:ready|never)| throughout)',
      `new(?:ly)? (?:built|constructed|completed|finished)`,
      `(?:just|recently) (?:built|completed|finished)`,
      `^(?:an? |this )?new (?!york|south|zealand)${kind}${dwelling}(?! (?:for|opportunit|website|owner|plan|sites?\b|buyer|estate))`,
      'never (?:been |yet been )?(?:lived|slept|cooked) in',
      'never (?:been )?occupied',
      'be the first to live',
      'first (?:to live|owner) in this',
      `(?:is|it's|everything is|all) brand[- ]?new`,
    ],
    { isWhole: true, unless: ofAPart },
  ),
  says(
    'condition',
    'excellent',
    [
      `(?:immaculate|pristine|impeccable|spotless)(?:ly)?${notTheHome}(?: (?:kept|presented|maintained|cared for))?`,
      '(?:superb|excellent|perfect|mint|top|great|fantastic|outstanding|exceptional|faultless|very good|wonderful|beautiful|first[- ]class|showroom|as[- ]new|like[- ]new|tip[- ]top) (?:overall )?(?:condition|order|nick|repair)(?! report)',
      '(?:meticulously|lovingly|beautifully|superbly|exceptionally|perfectly) (?:maintained|kept|cared for|presented)',
      '(?:as|like) new(?! (?:furniture|kitchen|bath|appli))',
      'move[- ]in ready',
      'well[- ](?:kept|maintained|cared for)',
      'in (?:superb|excellent|perfect|mint|immaculate|pristine) (?:shape|state)',
    ],
    { unless: ofAPart },
  ),
  says(
    'condition',
    'original',
    [
      'original (?:and liveable |but tidy |but neat |but solid )?(?:condition|state|order|throughout|inside and out)',
      'original,? (?:but|yet) (?:neat|tidy|solid|clean)',
      '(?:largely|mostly|completely|entirely|all) original',
      'untouched since',
      'unchanged since',
      `(?:in its|still|otherwise) original`,
      'time ?capsule',
    ],
    { unless: ofAPart },
  ),
  says(
    'condition',
    'needsWork',
    [
      "renovat(?:or|er)'?s?'? (?:dream|delight|special|opportunity|project|choice|paradise)",
      'fixer[- ]?upper',
      'run[- ]?down',
      'unli?ve?able',
      'uninhabitable',
      'derelict',
      'dilapidated',
      'knock[- ]?down',
      '(?:needs?|ripe for|requires?|requiring|needing|wants?|in need of|crying out for|begging for|due for|overdue for)(?: an?| some| a little| a lot of| plenty of| major| complete| full| total| extensive| serious| cosmetic| structural| urgent| substantial| a bit of| significant| much| of| its)* (?:work|tlc|repairs?|updating|update|renovat(?:ion|ions|ing)|refurbishment|restoration|modernis(?:ing|ation)|attention|makeover|love|repairing|restoring|new roof|fixing|rebuilding|rewiring|restumping|t\\.l\\.c)(?! (?:in|on) the (?:garden|yard))',
      "handyman(?:'s)? (?:special|delight|dream)",
      'project home for',
      'neglected',
      'bring (?:your|the|a) (?:tools|toolbox|tool belt|hammer)',
      '(?:renovate or detonate|detonate or renovate)',
      'structurally unsound',
      'in poor (?:condition|repair|order)',
      'work is needed(?! in the garden)',
      'in disrepair',
      'poor condition',
      'beyond repair',
      'falling down',
      'a (?:real )?project',
      'unrenovated shell',
      'fire[- ]damaged',
      'rough around the edges',
      'not (?:currently )?(?:liveable|habitable)',
    ],
    { unless: ofAPart },
  ),
  says(
    'renovated',
    'no',
    [
      `un-?renovated${notTheHome}`,
      'nothing has been (?:renovated|updated)',
      'yet to be renovated',
      'never (?:been )?(?:renovated|updated|touched)',
      'awaits? (?:a )?renovation',
      'awaiting (?:a )?renovation',
    ],
    { isWhole: true, unless: ofAPart },
  ),
  hasOrNot(
    'renovated',
    [
      `(?:re)?renovated${notTheHome}`,
      `refurbished${notTheHome}`,
      `remodelled${notTheHome}`,
      `(?:full|complete|total|recent|major|thorough|extensive|fresh|stylish|designer|quality|stunning|whole[- ]house) (?:and \\w+ )?(?:renovation|refurbishment|reno|makeover)(?! (?:of the (?:kitchen|bath)|potential|opportunit|required|project))`,
      `(?:fully|completely|totally|extensively|tastefully|beautifully|stylishly) (?:updated|restored|modernised|upgraded|transformed)${notTheHome}`,
      'renovations? (?:was |were |is |are )?(?:now )?(?:complete|completed|finished|done)(?! by)',
      '(?:house|home|unit|apartment|cottage|it) (?:has been|was) (?:[a-z]+ly )?(?:updated|restored|modernised)',
      '(?:restored|reimagined) (?:[a-z-]+ )?(?:victorian|edwardian|federation|georgian|queenslander|heritage|period|cottage|terrace|home|house|residence|bungalow)',
    ],
    { unless: ofAPart },
  ),
  hasOrNot('view', [
    `${sight}(?:,? (?:and )?${sight}){0,3} (?:v(?:ie|ei)ws?|vistas?|outlooks?|aspect)(?! (?:street|road|terrace|school|hotel|cafe|primary|estate|by))`,
    '(?<!in )v(?:ie|ei)ws? (?:of|over|across|to|toward|towards|from|out|onto|stretch|take|that|are|extend|sweep|include)(?! (?:downsiz|upsiz|sell|buy|mov|retir|own|invest|your|our|the (?:contract|property|home|video|tour)|tender|appointment))',
    '(?<!(?<!lacks )in |website |street |google |pre-|web |re)v(?:ie|ei)ws(?! (?:welcome|expressed|are my|by appointment|our|the property|and listings|on (?:our|the) (?:site|website|listing)))',
    'overlook(?:s|ing) (?:the|a|an|parkland|leafy|bushland|gardens?|water|its|lush|open)',
    '(?:leafy|green|garden|park|bush|water|ocean|elevated|north|northerly|open|rural|district|tree-?top) outlook',
    'vistas?(?! (?:street|road))',
    '(?:water|ocean|harbour|city|bay|river|sea|lake|mountain|valley|district|skyline|bridge) glimpses',
    'glimpses of (?:the |our )?(?:water|ocean|harbour|city|bay|river|sea|lake|mountains?|valley|skyline|bridge)',
    'outlooks? (?:over|across|to|onto)',
    'look(?:s|ing)? out (?:over|across|on|onto|to) (?:the|a) (?!street|road|car)',
    '(?<=(?:a|the|no|any|with|its|this) )view(?= (?:of|over|to|across|from|here|at|and|that|is|worth|you)|[,.;!]|$)(?! (?:to|of) (?:downsiz|apartment|sell|buy|mov|mak))',
  ]),
  hasOrNot(
    'light',
    [
      '(?<!little |limited |scarce |poor |minimal |low )natural (?:sun)?light',
      'natural(?:ly)? (?:lit|bright)',
      'light[- ]?(?:filled|flooded|drenched|soaked|bathed)',
      'sun[- ]?(?:drenched|filled|lit|soaked|kissed|bathed|washed|lover)(?! (?:deck|courtyard|garden|yard|backyard|balcony|terrace|patio|pool|lawn|rear|beach))',
      'sunny(?! (?:(?:rear|front|back|large|private|north-facing|paved) )?(?:coast|day|saturday|bank|side up|deck|courtyard|garden|yard|backyard|balcony|terrace|patio|pool|lawn|street|afternoon|hills|disposition|weather|beaches))',
      '(?:flooded|filled|bathed|drenched|awash|streaming|washed|blessed) (?:with|in|by) (?:the )?(?:beautiful |gorgeous |morning |afternoon |abundant |plenty of |northern |winter |northerly |golden |soft |lots of |warm |all-day )?(?:natural )?(?:sun|light|sunlight|sunshine|sun light)',
      '(?:sun)?light (?:floods?|pours?|streams?|fills?|bathes?|comes|flows?)',
      'sun(?:light|shine)? (?:floods?|pours?|streams?|fills?|bathes?)',
      'floods? of (?:natural |northern |morning |winter |afternoon )?(?:sun)?(?:light|sun(?:shine)?)',
      'light,? (?:and )?(?:bright|airy)',
      'bright,? (?:and )?(?:airy|light|sunny|spacious|open|modern|welcoming|breezy)',
      '(?:bright|light) (?:open[- ]plan |open |airy |north[- ]facing |spacious |and \\w+ )?(?:living|lounge|interiors?|rooms?|home|apartment|kitchen|bedrooms?|spaces?|house|unit|family|flat|cottage|studio|terrace|dining|sunroom)(?! (?:globe|fitting))',
      'plenty of (?:sun|light)',
      '(?:lots|loads|heaps|masses|abundance) of (?:natural )?(?:sun)?light',
      '(?:north|north[- ]east|northern)[- ](?:facing|light) (?:living|lounge|rooms?|windows|apartment|home|unit|aspect)',
      'winter sun',
      'sun all day(?! (?:on|in) the (?:deck|pool|garden|yard))',
      'all[- ]day sun(?! (?:on|in|to) the (?:deck|pool|garden|yard))',
      '(?:abundant|plenty of|lots of) daylight',
      '(?:flood|bathe|drench)s? (?:the|this|every|each|your) [a-z ]{1,30} (?:with|in) (?:natural )?(?:sun)?light',
      'fills? (?:the|this|every|each|your) [a-z]+ with (?:natural )?(?:sun)?(?:light|sun(?:shine)?)',
      '^bright,? (?:and|yet|but)(?! early)',
      'light in every room',
      'full of (?:natural )?(?:light|sun(?:shine|light)?)',
      '(?:let|lets|letting|bring|brings|bringing|draw|draws|catch|catches|capture|captures) (?:in )?(?:the |plenty of |lots of |in )?(?:morning |northern |natural )?(?:light|sun)',
      'sun (?:reaches|in every)',
      'rooms are (?:[a-z]+ (?:but|and|yet) )?bright',
      'what it has is light',
      'skylights?(?! (?:cinema|is|opens))',
    ],
    { unless: whereNobodySits },
  ),
  says(
    'light',
    'no',
    [
      '(?:the )?(?:rooms?|bedrooms?|house|home|flat|unit|apartment|interiors?|living room|living|lounge|it) (?:is|are|can be|feels?)(?: a bit| rather| quite| a little| fairly| very| on the)? dark',
      'dark inside',
      'dark and (?:pokey|poky|cramped|gloomy)',
      `dark(?:,? [a-z]+)? (?:cottage|rooms?|interiors?|flat|apartment|unit|house|home|terrace|living|lounge|studio|hallway)`,
      '(?:little|limited|scarce|minimal|poor|not much|low on|lacks?|lacking|short on|without much|short of|no)(?: in)? (?:natural )?(?:sun)?light',
      'natural light is (?:scarce|limited|poor|minimal|lacking)',
      'gets? (?:little|no|not much) (?:sun|light|natural light|sunlight)',
    ],
    { isWhole: true, unless: whereNobodySits },
  ),
]
