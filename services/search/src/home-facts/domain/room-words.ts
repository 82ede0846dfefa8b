import type { Entry } from './word-lists.ts'

const aPool = `pool; swimming pool; plunge|lap|inground|heated pool; swim spa; igp; ig pool`

/** Split systems and reverse cycle do both. */
const coolsAndHeats = `
      split system air?; split (? s )?; reverse cycle; rc|rcac aircon|ac?; heating and|/|, cooling; cooling and|/|, heating
      heated|heat|cooled|cool and heated|heat|cooled|cool; ducted heat|heating and cool|cooling; ducted heating , cooling
      inverter air|unit|split; daikin|mitsubishi|fujitsu|panasonic|lg|samsung|actron|brivis split; year round climate control
    `

/** Pools, comfort, rooms and places to park. */
export const roomWords: readonly Entry[] = [
  [{ fact: 'pool', value: 'shared', denied: 'no', among: 'shared' }, aPool],
  [
    { fact: 'pool', value: 'shared' },
    `
      rooftop pool; shared|communal|complex|resident|common|corporate swimming? pool; use of the? complex|building|shared? pool; pool on level *
      pool ( shared
    `,
  ],
  [
    { fact: 'pool', value: 'yes', denied: 'no' },
    `
      ${aPool}; poolside; pool of your own; pool area|house|deck|cabana|yard|pavilion|terrace|zone
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
      cooling|air :|by evaporative|ducted|split|refrigerated|reverse; climate control|controlled; evap cooling|cooler
    `,
  ],
  [
    { fact: 'heating', value: 'yes', denied: 'no' },
    `
      ${coolsAndHeats}; heating|heater; wood burning|fire|burner|stove|heater|heating; combustion|potbelly|wood|pellet heater|fire|stove|burner
      pot belly stove|heater?; slow combustion heater|fire|stove?; heated by|with|floor|slab|throughout; heated in winter|summer|all; radiator|coonara|hydronic
      hydronic panel|heating|radiator|floor?; ducted gas
    `,
  ],
  [{ fact: 'heating', value: 'yes' }, `gas|wood|log|open log? fire|fireplace; fireplace|firebox|fireside; fire place`],
  [{ fact: 'airConditioning', value: null, denied: 'no' }, `cooling`],
  [
    { fact: null, value: null },
    `
      heated towel rail|rack?; heated|heating driveway|spa; heating oil|bill; cooling by|breeze
      portable|outdoor|patio|towel|pool|spa|water|solar heater|heating; portable|window|outdoor air? conditioner|aircon
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
      study|computer|desk|work|office|homework|reading nook|niche|alcove|corner|station|bench|recess|desk|area|space|zone
      reading and study nook; nook|alcove|niche *? *? for study|homework; wfh nook|zone|space|station; work from home nook; built in study desk
    `,
  ],
  [
    { fact: 'study', value: 'yes', denied: 'no' },
    `
      study; home office|study; work from home room|office|study; separate|dedicated|large|second office
      bedroom|room|nursery|bed or|/ home? office; office or|/ bedroom|bed|nursery; study or|/ *
    `,
  ],
  [
    { fact: null, value: null },
    `
      study of; for study
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
      self contained ,? #? bedroom|bed? granny|bungalow|flat|flatette|guesthouse|annexe|cottage|unit|studio|apartment
      self contained guest house|wing|cottage; in law flat|suite|quarter|accommodation; guest cottage
      separate|detached|freestanding|rear studio|bungalow *? *? *? with|, kitchenette|bathroom|kitchen|ensuite; detached #? bedroom? flat
    `,
  ],
  [
    { fact: 'parking', value: 'garage' },
    `garage|garaged|garaging; lock up garage|garaging?; lockup garage?; dlug|slug|lug|dlu|tlug`,
  ],
  [
    { fact: null, value: null },
    `
      motorbike|motorcycle|bike|golf|buggy garage; the|a carpark; the car park; lock up and|lifestyle; off street level
      lock up shed|storage|cage|store|room|cupboard; garage sale|lane|street|road|band|conversion|door; space|room only for|to visitor
      car charging bay
    `,
  ],
  [{ fact: 'parking', value: 'carport' }, `carport; car port`],
  [
    { fact: 'parking', value: 'none', isWhole: true },
    `
      off? street? car|vehicle? parking is? not available|included|provided; nowhere to park; without a? parking|car
      no where|place|space to park; zero|no|nil off? street? car? parking; zero|no|nil car space
    `,
  ],
  [
    { fact: 'parking', value: 'street' },
    `
      on? street permit|car? parking|park|carpark|space; parking is? only? on|in|along|at the street|kerb|kerbside|road
      kerbside|resident|permit|residential permit? parking; park your? car? on|in the street; parking is? by permit; parking on street
      park|parked on|in the street; car are? parked|park on|in the street; space|spot|bay|car on the street
    `,
  ],
  [
    { fact: 'parking', value: 'offStreet', denied: 'none' },
    `
      off the? street car? parking|park|carpark|space|bay; offstreet car? parking|park|space?; parking|park off street; off street
      driveway parking|space|for; park # car|vehicle under|behind|beside|off; driveway with room|space|parking for|to *? *? *? *? car|vehicle
      parking for|under|underneath|included; parking at|on|in|behind the? rear|side|front|drive|driveway|basement|title|house
      parking on site|title; parking bay|space|spot|pad; car space|park|spot|bay|parking|accommodation; carspace|carpark|carparking
      @count car? space|bay|spot|carpark; @count parking; security|gated parking|carspace|space; security car? parking|space|bay
      side by side parking; space|spot in|on the? *? *? driveway|basement|drive|carpark; rear|side lane? parking; on site parking
      under cover car? parking|space; undercover parking; parking * * *? in|on the drive|driveway|front; hardstand|hardstanding; hard stand
      park in|on the drive|driveway; car parked|park in|on|off the driveway|drive|lane|side; vehicle space
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
