const aPool = `
    pool; swimming pool; plunge|lap|inground|heated pool; swim spa; igp; ig pool; swimming bath
    pool fence|fencing|gate|pump|heater|light and|is|was|has|complies|compliant|certified|included|recently|replaced|new
    pump|blanket|cover|heating|heater *? for|to|over the pool`

/** Split systems and reverse cycle do both. */
const coolsAndHeats = `
    split system air?; split (? s )?; reverse cycle; rc|rcac aircon|ac?; heating and|/|, cooling; cooling and|/|, heating
    heated|heat|cooled|cool and heated|heat|cooled|cool; ducted heat|heating and cool|cooling; ducted heating , cooling; inverter air|unit|split
    daikin|mitsubishi|fujitsu|panasonic|lg|samsung|actron|brivis|toshiba|hitachi|gree split|unit|system
    split in|to|for the|every|each|all|both|living|lounge|bedroom|main|master; wall split; own|new split; split unit|in|each|per; multi head split
    year round climate control`

/** Pools, comfort, rooms and places to park. */
export const roomWords = `
  [pool = shared]
    rooftop pool; pool ** for|shared owner|resident|tenant|all; pool|gym ** for|shared by? owner|resident|all|the? complex|building
    shared|communal|complex|resident|common|corporate swimming? pool; use of the? complex|building|shared? pool; pool on level *; pool ( shared
  [pool = shared, denied = no, among shared]
    ${aPool}
  [pool = yes, denied = no]
    ${aPool}; poolside; pool of your own; pool area|house|deck|cabana|yard|pavilion|terrace|zone; pool heating by|with solar
    solar|gas? heating|heater for|of|to the? swimming? pool; solar powered? pool heating|heated
  [nothing]
    pool and|or|, *? table|billiard|snooker|dart
    pool table|room|hall|party|cleaner|toy|chemical|shop|boy|company|club|cue|membership|season|supply|builder|sized|size|street|road|lane|avenue|inspection|maintenance|opening|car
    pool your|our|together
    car|talent|gene|prize|funding|labour|footy|rock|tidal|wading|kiddie|kid|paddle|paddling|toy|motor|ocean|sea|public|neighbourhood|suburb|suburban|estate|precinct|council|school|town|local|community|municipal|village|olympic|regional|leisure|aquatic|50m|hotel|bath|swim|billiard and? swimming? pool
    pool of *; heated|heating driveway|spa; heating oil|bill; heater|heating is|are portable
    portable|outdoor|patio|pergola|deck|alfresco|verandah|balcony|towel|pool|spa|water|solar heater|heating; portable|window|outdoor air? conditioner|aircon
    heating|heater for|of|to the? spa; heating|floor|lamp in|to the? main? ensuite|bathroom|studio|shed; sign of cooling; heating up
    split level|block|the|its|bill|into|from|between; decorative|ornamental|sealed|outdoor fireplace
    air con|conditioned|conditioning bus|train|tram|library|office|gym|shop|mall|cinema|shopping|car; heated argument|game|debate|discussion
    study desk|chair and|is|are|in|included|chair; study of; study ,? work|travel|live|play|relax|sleep|survey|report; study in grey|contrast|colour|restraint|light
    study the|our|this|these|your|hard|time|show|showed|found|by|into|result|guide|period|carefully|hub|centre|center|tour|abroad|loan|group|opportunity
    feasibility|traffic|case|further|tafe|university|adult|bible|time|nature|field|to|will|can|wind|acoustic|heritage|drainage|shadow|flood|market|who|site|community study
    quiet? study space|area at|near|close; home office furniture; motorbike|motorcycle|bike|golf|buggy|toy|pharmacy garage
    garage style|rock|band|conversion|project|mechanic; garage fit a? motorbike|motorcycle|bike|bicycle|trailer; the|a carpark; the car park; lock up and|lifestyle
    off street level; lock up shed|storage|cage|store|room|cupboard; garage sale|lane|street|road|band|conversion|door; space|room only for|to visitor
    car charging bay; converted|former garage; visitor|guest|shopper|commuter|station parking|carpark; visitor|station|commuter car park
    parking at|near|behind inspection|bakery|church|shop
  [airConditioning = yes, denied = no]
    cooling is|from|via|by ** evaporative|ducted|split|refrigerated; air con unit; cassette air|unit
    ${coolsAndHeats}; air con|conditioning|conditioner|conditioned|cond|cons; aircon|airconditioning|airconditioned|airconditioner
    refrigerated|evaporative air? cooling|cooler|cooled|conditioning|aircon|air; cooling|air :|by evaporative|ducted|split|refrigerated|reverse
    climate control|controlled; evap cooling|cooler; ac in|to|throughout|unit|system; ducted air; cooled by evaporative|ducted|refrigerated|split|reverse|air|zoned
    a c unit|system; cooler|chiller summer
  [heating = yes, denied = no]
    warmed by a|the? ~? wood|gas|fire|stove|heater|hydronic|slab; heating is|from|via|by ** gas|wood|hydronic|electric|ducted|underfloor|slab
    ${coolsAndHeats}; heating|heater; wood burning|fire|burner|stove|heater|heating; combustion|potbelly|wood|pellet heater|fire|stove|burner
    pot belly stove|heater?; slow combustion heater|fire|stove?; heated by|with|floor|slab|throughout; heated in winter|summer|all; radiator|coonara|hydronic
    hydronic panel|heating|radiator|floor?; ducted gas; gas? wall? furnace; nectre|jetmaster|rinnai|rayburn|kalora|saxon|vulcan|braemar heater|fire|stove?
    heated floor|tile|slab; open|roaring|crackling|log|wood|real|cosy|toasty fire; log|wood burning? stove
    evening|night|winter|warm|cosy|curl ** by|around|before the fire; fire crackles|crackle|burn|roars; heat bank; space heater; wood heated; gas log; pellet fire
    fire|fires in|to|for *? both|each|every|front|all *? room|bedroom|living|lounge; heated , and? sunlit|insulated|light
  [heating = yes]
    gas|wood|log|open log? fire|fireplace; fireplace|firebox|fireside
  [airConditioning = no, whole]
    fan|breeze is|are the? only cooling; only cooling is|are|come fan|the|a|by|from; cooled only by
  [airConditioning, denied = no]
    cooling
  [study = nook]
    built in|into desk ** under|on|in|at|beside|off the
    nook|alcove|niche ** desk|computer|laptop|study; study? desk ** nook|landing|alcove|niche; landing ** desk|computer|study; hall|hallway ** desk
    study|computer|desk|work|office|homework|reading nook|niche|alcove|corner|station|bench|recess|area|space|zone; wfh nook|zone|space|station; built in study desk
  [study = yes, denied = no]
    study; home office|study; work from home room|office|study; separate|dedicated|large|second office; bedroom|room|nursery|bed or|/ home? office
    office or|/ bedroom|bed|nursery
  [grannyFlat = yes, denied = no]
    downstairs|basement flat|flatette; unit out the? back
    granny flat|annexe|annex|pad|quarter|suite; grannyflat; secondary|second|ancillary|auxiliary dwelling; secondary|ancillary|auxiliary unit|residence
    backyard|rear|garden|second cottage|flat|bungalow|studio with|, ** kitchen|kitchenette|bathroom|ensuite; backyard|rear flat
    cottage|studio|bungalow ** for guest|visitor|nan|mum
    self contained ,? #? bedroom|bed? granny|bungalow|flat|flatette|guesthouse|annexe|cottage|unit|studio|apartment; self contained guest house|wing|cottage
    in law flat|suite|quarter|accommodation|unit|apartment|wing; guest|visitor|caretaker cottage|bungalow|quarter; dependent person unit
    fonzie|fonz|nanna|nan|nana|grandma|grandpa|mum|mother|parent|teenage|student flat|flatette|quarter|unit
    fully? self contained downstairs|upstairs|lower|level|flat|studio|wing|retreat|quarter|accommodation; dual key
    second|separate #? bedroom? flat|residence|home at|on|with|behind|below|above|for
    separate|detached|freestanding|rear studio|bungalow ,? ** with|has|, ** kitchenette|bathroom|kitchen|ensuite; detached #? bedroom? flat
  [parking = garage]
    garage|garaged|garaging; lock up garage|garaging?; lockup garage?; dlug|slug|lug|dlu|tlug
  [parking = carport]
    carport; car port; porte cochere
  [parking = none, whole]
    off? street? car|vehicle? parking is? not available|included|provided; nowhere to park; without a? parking|car; nowhere *? *? for|to *? car|park|vehicle
    no where|place|space|spot to park; not a car space|spot; it? lack in parking; zero|no|nil off? street? car? parking; zero|no|nil car space
  [parking = street]
    parking|permit ** on|in the? street; parking? permit are? ** available; permit ** on the street|kerb|kerbside|road; permit zone|area|holder; only the street
    car live|sit|sleep|go on the street; on? street permit|car? parking|park|carpark|space; parking is? by permit; parking on street; park|parked on|in the street
    car are? parked|park on|in the street; space|spot|bay|car on the street
  [parking = offStreet, denied = none]
    car pad; carpad; # bay|spot|park in|under|on|beneath|off ** basement|building|title|rear|lane; garden|gravel|concrete pad for # car
    off the? street car? parking|park|carpark|space|bay; offstreet car? parking|park|space?; parking|park off street; off street
    driveway with room|space|parking for|to ** car|vehicle; parking for|under|underneath|included; car space|park|spot|bay|parking|accommodation
    carspace|carpark|carparking; @count parking; security|gated parking|carspace|space; security car? parking|space|bay
    space|spot in|on the? *? *? driveway|basement|drive|carpark; on site parking; under cover car? parking|space; undercover parking; hardstand|hardstanding
    hard stand; drive|driveway *? *? long|wide|big|deep? enough? for # car|vehicle?; park #|both|two ** under|on|beneath|behind; basement|underground park|spot|space
    car|vehicle fit|park|sit|go ** drive|driveway; off lane|alley parking; lane|rear access? parking
    spot|space|bay|place|room for|to the|one|two|a|your|park *? car *? ** at|on|off|behind|beside the back|rear|side|lane|drive|driveway|title
    parking is? in|at|on|behind|beside|under the ** driveway|drive|rear|side|back|title|house|building|basement; car? stacker space|bay|spot|parking?
    underground|basement|undercover|secure parking|space|bay; # car parking; tandem space|parking|bay; side access parking; drive|driveway|gravel|paved parking
    off the? lane parking; car park|parked|park|live|sleep|sit *? *? under|underneath|beside|behind the; |park in|on|off the driveway|drive|lane|side; vehicle space
  [parking, denied = none]
    parking
`
