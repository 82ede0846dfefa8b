import type { Entry } from './word-lists.ts'

const aPool = `pool; swimming pool; plunge|lap|inground|heated pool; swim spa; igp; ig pool; swimming bath; pool fence|fencing|gate|pump|heater|light and|is|was|has|complies|compliant|certified|included|recently|replaced|new; pump|blanket|cover|heating|heater *? for|to|over the pool`

/** Split systems and reverse cycle do both. */
const coolsAndHeats = `
      split system air?; split (? s )?; reverse cycle; rc|rcac aircon|ac?; heating and|/|, cooling; cooling and|/|, heating
      heated|heat|cooled|cool and heated|heat|cooled|cool; ducted heat|heating and cool|cooling; ducted heating , cooling
      inverter air|unit|split; daikin|mitsubishi|fujitsu|panasonic|lg|samsung|actron|brivis|toshiba|hitachi|gree split|unit|system; split in|to|for the|every|each|all|both|living|lounge|bedroom|main|master; wall split; own|new split; split unit|in|each|per; multi head split; year round climate control
    `

/** Pools, comfort, rooms and places to park. */
export const roomWords: readonly Entry[] = [
  [{ fact: 'pool', value: 'shared', denied: 'no', among: 'shared' }, aPool],
  [
    { fact: 'pool', value: 'shared' },
    `
      rooftop pool; pool on|at level|rooftop|podium; pool ** for|shared owner|resident|tenant|all; pool|gym ** for|shared by? owner|resident|all|the? complex|building; shared|communal|complex|resident|common|corporate swimming? pool; use of the? complex|building|shared? pool; pool on level *
      pool ( shared
    `,
  ],
  [
    { fact: 'pool', value: 'yes', denied: 'no' },
    `
      ${aPool}; poolside; pool fenced|fence compliant; pool of your own; pool area|house|deck|cabana|yard|pavilion|terrace|zone
      swimming? pool pump|filter|equipment|heater|heating|cover|surround; pool heating by|with solar
      solar|gas? heating|heater for|of|to the? swimming? pool; solar powered? pool heating|heated; solar|gas heated pool
    `,
  ],
  [
    { fact: null, value: null },
    `
      pool and|or|, *? table|billiard|snooker|dart
      pool table|room|hall|party|cleaner|toy|chemical|shop|boy|company|club|cue|membership|season|supply|builder|sized|size|street|road|lane|avenue|inspection|maintenance|opening|car
      pool side? fence|fencing|gate|certificate; pool your|our|together
      car|talent|gene|prize|funding|labour|footy|rock|tidal|wading|kiddie|kid|paddle|paddling|toy|motor|ocean|sea|public|neighbourhood|suburb|suburban|estate|precinct|council|school|town|local|community|municipal|village|olympic|regional|leisure|aquatic|50m|hotel|bath|swim|billiard and? swimming? pool
      pool of *
    `,
  ],
  [
    { fact: 'airConditioning', value: 'yes', denied: 'no' },
    `
      ${coolsAndHeats}; air con|conditioning|conditioner|conditioned|cond|cons; aircon|airconditioning|airconditioned|airconditioner
      refrigerated|evaporative air? cooling|cooler|cooled|conditioning|aircon|air; refrigerated|evaporative|ducted aircon
      ducted air|cooling|refrigerated|evaporative; cooling throughout|system|unit
      cooling|air :|by evaporative|ducted|split|refrigerated|reverse; climate control|controlled; evap cooling|cooler; ac in|to|throughout|unit|system; ducted air; cooled by evaporative|ducted|refrigerated|split|reverse|air|zoned; a c unit|system; air cooled; cooler|chiller summer
    `,
  ],
  [
    { fact: 'heating', value: 'yes', denied: 'no' },
    `
      ${coolsAndHeats}; heating|heater; wood burning|fire|burner|stove|heater|heating; combustion|potbelly|wood|pellet heater|fire|stove|burner
      pot belly stove|heater?; slow combustion heater|fire|stove?; heated by|with|floor|slab|throughout; heated in winter|summer|all; radiator|coonara|hydronic
      hydronic panel|heating|radiator|floor?; ducted gas; gas? wall? furnace; nectre|jetmaster|rinnai|rayburn|kalora|saxon|vulcan|braemar heater|fire|stove?; slab heating
      heated floor|tile|slab; log burner|fire|heater; open|roaring|crackling|log|wood|real|cosy|toasty fire; log|wood burning? stove; evening|night|winter|warm|cosy|curl ** by|around|before the fire
      fire crackles|crackle|burn|roars; heat bank; space heater; gas log; pellet fire; fire|fires in|to|for *? both|each|every|front|all *? room|bedroom|living|lounge; heated|heating , and? sunlit|air|cooled|insulated|light; also heated
    `,
  ],
  [{ fact: 'heating', value: 'yes' }, `gas|wood|log|open log? fire|fireplace; fireplace|firebox|fireside; fire place`],
  [{ fact: 'airConditioning', value: null, denied: 'no' }, `cooling`],
  [
    { fact: null, value: null },
    `
      heated towel rail|rack?; heated|heating driveway|spa; heating oil|bill; cooling by|breeze
      heater|heating is|are portable; portable|outdoor|patio|pergola|deck|alfresco|verandah|balcony|towel|pool|spa|water|solar heater|heating; portable|window|outdoor air? conditioner|aircon
      heating|heater for|of|to the? spa; heating|floor|lamp in|to the? main? ensuite|bathroom|studio|shed; gas|power bayonet|point
      ceiling and? fan; sign of cooling; heating up; split level|block|the|its|bill|into|from|between
      decorative|ornamental|sealed|outdoor fireplace
      air con|conditioned|conditioning bus|train|tram|library|office|gym|shop|mall|cinema|shopping|car; heated argument|game|debate|discussion
      panel door
    `,
  ],
  [{ fact: 'heating', value: 'yes', denied: 'no' }, `panel heating|heater`],
  [
    { fact: 'study', value: 'nook' },
    `
      nook|alcove|niche ** desk|computer|laptop|study; study? desk ** nook|landing|alcove|niche; built in|into desk on|in|off|at|under the; landing ** desk|computer|study; hall|hallway ** desk; study|computer|desk|work|office|homework|reading nook|niche|alcove|corner|station|bench|recess|desk|area|space|zone
      reading and study nook; nook|alcove|niche *? *? for study|homework; wfh nook|zone|space|station; work from home nook; built in study desk
    `,
  ],
  [
    { fact: 'study', value: 'yes', denied: 'no' },
    `
      study; home office|study; fitted|private|proper|quiet|purpose office|study; work from home room|office|study; separate|dedicated|large|second office
      bedroom|room|nursery|bed or|/ home? office; office or|/ bedroom|bed|nursery; study or|/ *
    `,
  ],
  [
    { fact: null, value: null },
    `
      study of; for study; study ,? work|travel|live|play|relax|sleep|survey|report; study in grey|contrast|colour|restraint|light
      study the|our|this|these|your|hard|time|show|showed|found|by|into|result|guide|period|carefully|hub|centre|center|tour|abroad|loan|group|opportunity
      feasibility|traffic|case|further|tafe|university|adult|bible|time|nature|field|to|will|can|wind|acoustic|heritage|drainage|shadow|flood|market|who|site|community study
      quiet? study space|area at|near|close; post|agency|agent|ticket|medical|dentist office; home office furniture
    `,
  ],
  [
    { fact: 'grannyFlat', value: 'yes', denied: 'no' },
    `
      granny flat|annexe|annex|pad|quarter|suite; grannyflat; secondary|second|ancillary|auxiliary dwelling
      secondary|ancillary|auxiliary unit|residence
      backyard|rear|garden|second cottage|flat|bungalow|studio with|, ** kitchen|kitchenette|bathroom|ensuite; backyard|rear flat; self contained ,? #? bedroom|bed? granny|bungalow|flat|flatette|guesthouse|annexe|cottage|unit|studio|apartment
      self contained guest house|wing|cottage; in law flat|suite|quarter|accommodation|unit|apartment|wing; guest|visitor|caretaker cottage|bungalow|quarter
      dependent person unit; fonzie|fonz|nanna|nan|nana|grandma|grandpa|mum|mother|parent|teenage|student flat|flatette|quarter|unit; flat|studio|suite|wing|apartment|bungalow|space for *? *? mother|nan|parent|grandparent|law; fully? self contained downstairs|upstairs|lower|level|flat|studio|wing|retreat|quarter|accommodation
      dual living|key|occupancy home|layout|house|residence|design|set|floor|arrangement; second|separate #? bedroom? flat|residence|home at|on|with|behind|below|above|for; granny|studio apartment|unit behind|rear
      separate|detached|freestanding|rear studio|bungalow ** with|, kitchenette|bathroom|kitchen|ensuite; detached #? bedroom? flat
    `,
  ],
  [
    { fact: 'parking', value: 'garage' },
    `garage|garaged|garaging; lock up garage|garaging?; lockup garage?; dlug|slug|lug|dlu|tlug`,
  ],
  [
    { fact: null, value: null },
    `
      motorbike|motorcycle|bike|golf|buggy|toy|pharmacy garage; garage style|rock|band|conversion|project|mechanic; garage fit a? motorbike|motorcycle|bike|bicycle|trailer; the|a carpark; the car park; lock up and|lifestyle; off street level
      lock up shed|storage|cage|store|room|cupboard; garage sale|lane|street|road|band|conversion|door; space|room only for|to visitor
      car charging bay
    `,
  ],
  [{ fact: 'parking', value: 'carport' }, `carport; car port; porte cochere`],
  [
    { fact: 'parking', value: 'none', isWhole: true },
    `
      off? street? car|vehicle? parking is? not available|included|provided; nowhere to park; without a? parking|car
      nowhere *? *? for|to *? car|park|vehicle; no where|place|space|spot to park; not a car space|spot; no car space|spot|bay|parking come|with|at|here; it? lack in parking; zero|no|nil off? street? car? parking; zero|no|nil car space
    `,
  ],
  [
    { fact: 'parking', value: 'street' },
    `
      parking|permit ** on|in the? street; parking? permit are? ** available; permit ** on the street|kerb|kerbside|road; permit zone|area|holder; only the street; car live|sit|sleep|go on the street; on? street permit|car? parking|park|carpark|space; parking is? only? on|in|along|at the street|kerb|kerbside|road
      kerbside|resident|permit|residential permit? parking; park your? car? on|in the street; parking is? by permit; parking on street
      park|parked on|in the street; car are? parked|park on|in the street; space|spot|bay|car on the street
    `,
  ],
  [
    { fact: 'parking', value: 'offStreet', denied: 'none' },
    `
      off the? street car? parking|park|carpark|space|bay; offstreet car? parking|park|space?; parking|park off street; off street
      driveway parking|space|for; park # car|vehicle under|behind|beside|off; driveway with room|space|parking for|to ** car|vehicle
      parking for|under|underneath|included; parking at|on|in|behind the? rear|side|front|drive|driveway|basement|title|house
      parking on site|title; parking bay|space|spot|pad; car space|park|spot|bay|parking|accommodation; carspace|carpark|carparking
      @count car? space|bay|spot|carpark; @count parking; security|gated parking|carspace|space; security car? parking|space|bay
      side by side parking; space|spot in|on the? *? *? driveway|basement|drive|carpark; rear|side lane? parking; on site parking
      under cover car? parking|space; undercover parking; parking * * *? in|on the drive|driveway|front; hardstand|hardstanding; hard stand
      park in|on the drive|driveway; drive|driveway *? *? long|wide|big|deep? enough? for # car|vehicle?; park #|both|two ** under|on|beneath|behind; basement|underground park|spot|space; drive|driveway *? fit|hold|take|park|with|for # car|vehicle?; drive that? fit|hold|take #; car|vehicle fit|park|sit|go ** drive|driveway; off lane|alley parking; lane|rear access? parking
      spot|space|bay|place|room for|to the|one|two|a|your|park *? car *? ** at|on|off|behind|beside the back|rear|side|lane|drive|driveway|title; parking is? in|at|on|behind|beside|under the ** driveway|drive|rear|side|back|title|house|building|basement
      car? stacker space|bay|spot|parking?; underground|basement|undercover|secure parking|space|bay; # car parking; tandem space|parking|bay; park # car; car court|hardstand; side access parking; drive|driveway|gravel|paved parking
      car park|parked|sit in|on|at the drive|rear|side; off the? lane parking
      car park|parked|park|live|sleep|sit *? *? under|underneath|beside|behind the
|park in|on|off the driveway|drive|lane|side; vehicle space
    `,
  ],
  [
    { fact: null, value: null },
    `
      converted|former garage; visitor|guest|shopper|commuter|station parking|carpark; visitor|station|commuter car park
      parking at|near|behind inspection|bakery|church|shop
    `,
  ],
  [{ fact: 'parking', value: null, denied: 'none' }, `car? parking; parking`],
]
