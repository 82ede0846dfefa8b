const aPool = `
    pool; swimming pool; plunge|lap|inground|heated pool; swim spa; igp; ig pool; swimming bath
    pool fence|fencing|gate|pump|heater|light and|is|was|has|complies|compliant|certified|included|recently|replaced|new
    pump|blanket|cover|heating|heater *? for|to|over the pool`

/** Split systems and reverse cycle do both. */
const coolsAndHeats = `
    split system|cycle air?; split (? s )?; multi|mini|twin split|head; multisplit; split aircon|ac; multihead; split head; reverse cycle|air;
      warmed|warm and cooled|cool; cooled|cool and warmed|warm; heat|warm it|the|every|all *? *? and cool; cool it|the|every|all *? *? and heat|warm; rc|rcac aircon|ac?; heating and|/|, cooling; cooling and|/|, heating
    heated|heat|cooled|cool and heated|heat|cooled|cool; ducted heat|heating and cool|cooling; ducted heating , cooling; inverter air|unit|split
    daikin|mitsubishi|fujitsu|panasonic|lg|samsung|actron|brivis|toshiba|hitachi|gree split|unit|system
    split in|to|for the|every|each|all|both|living|lounge|bedroom|main|master; wall split; own|new split; split unit|in|each|per; multi head split
    year round climate control`

/** Pools, comfort, rooms and places to park. */
export const roomWords = `
  [pool = shared]
    pool : *? in the? complex; pool ,? *? in complex; village|retirement|resort ** pool , bowling|bowls|community; facilities|facility : ** pool; resident facilities|facility ** pool
    pool ,? *? *? *? ** through|by|from|run|maintained|of|belong the? body|strata|owner corporate|corporation|committee; resident only? pool; pool for the? block|building|tower|village|complex|estate
    pool|gym|sauna ,? *? *? ** shared|used|enjoyed with|by|between|among *? ** unit|townhouse|villa|apartment|resident|block|owner|neighbour|townhouses|villas|units|apartments|home|homes
    rooftop pool; pool ** for|shared owner|resident|tenant|all; pool|gym ** for|shared by? owner|resident|all|the? complex|building
    shared|communal|complex|resident|common|corporate swimming? pool; use of the? complex|building|shared? pool; pool on level *; pool ( shared
  [pool = shared, denied = no, among shared]
    ${aPool}
  [pool = yes, denied = no]
    keep|keeps|run|runs|powers|heats the pool pump|filter|warm|running; pool is|are heated; pool heated by|with; b / g pool; a / g pool; bg pool; below ground pool; above ground pool; salt|saltwater|chlorinated|magnesium|mineral|infinity|wet|solar pool
    inground salt|saltwater|concrete|fibreglass|magnesium|mineral; in ground salt|saltwater|concrete|fibreglass|magnesium|mineral
    ${aPool}; poolside; pool of your own; pool area|house|deck|cabana|yard|pavilion|terrace|zone; pool heating by|with solar
    solar|gas? heating|heater for|of|to the? swimming? pool; solar powered? pool heating|heated
  [nothing]
    letting pool; talent pool; stacker|stacking door; open fire|fires ban|season|danger; fire ban; fireplace ( decorative|ornamental|sealed; stove in kitchen for|cooking; heated towel|seat|mirror|driveway; study desk|desks to|in|for|and; light|bright , bright|light colour|colours|tone|tones; dual key layout : lock; side access
    gas|slab|wood|boiler|they|it|fire|pump heat|heats|warm|warms the|your|our? ~? water|pool|spa|bath|shower; heated by the sun; water is? heated by|with|from ~? ~? ~? ~?; heat pump|heat for the? hot? water
    harbour|netted|beach|creek|river|tide|dog|bird|reflection|reflecting|koi|fish|lily|frog|spring|club|leisure|indoor|heated swimming? pool at|in|of the? club|beach|town|headland|harbour|gym|park|village|centre|end
    harbour|netted|beach|creek|river|tide|dog|reflection|reflecting|koi|fish|lily|frog|rock pool; call|calls|called it|them|that|this their|our|a|the? *? *? pool; dip in the harbour|sea|ocean|rock pool
    study or no study; all the study; study in brick|glass|concrete|stone|timber|white|calm|simplicity|texture|minimalism|elegance|geometry|symmetry|understatement|proportion|how|patience; kid|child|you study
    as an office; an office block|building|worker|park|supply|tower|job|space|chair|party|in|away|nearby|at|fitout; lease|rent|run|sell an office; this|a|in this|a? basement flat; student flat :|for|near|with|in|,
    pool and|or|, *? table|billiard|snooker|dart
    pool table|room|hall|party|cleaner|toy|chemical|shop|boy|company|club|cue|membership|season|supply|builder|sized|size|street|road|lane|avenue|inspection|maintenance|opening|car
    pool your|our|together
    car|talent|gene|prize|funding|labour|footy|rock|tidal|wading|kiddie|kid|paddle|paddling|toy|motor|ocean|sea|public|neighbourhood|suburb|suburban|estate|precinct|council|school|town|local|community|municipal|village|olympic|regional|leisure|aquatic|50m|hotel|bath|swim|billiard and? swimming? pool
    pool of *; heated|heating driveway|spa; heating oil|bill; heater|heating is|are portable
    heater hangs|hang|hung|mounted over|above|on|in *? *? outdoor|alfresco|patio|deck|pergola|terrace
    portable|outdoor|patio|pergola|deck|alfresco|verandah|balcony|towel|pool|spa|water|solar heater|heating; portable|outdoor air? conditioner|aircon
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
    rev|reverse cyc|cycle|cycles; ducted cool|cooled|r|rc|reverse; heat pump split|aircon|air|heating; evap duct|ducted|cool; r / c split|splits|ducted|air|a|aircon; split to|in|for|on|system|a; w / rattler|aircon; multi head split?; cool it|air by; vrf|vrv air|system?; chilled|hydronic cooling
    evaporatively cooled; wall unit in; cooling only; cooling , ducted|split|refrigerated|evaporative; refrigerated air; air *? ducted to
    evaporative|refrigerated|refrigerative|evap unit|system|ducted|on|throughout|zoned|inverter; swamp cooler; roof|rooftop|wall|window mounted? cooler|chiller; cooler on the roof
    ducted refrigerated|evaporative|refrigerative|refrig|evap|cooling|aircon|ac; concealed|zoned|central|ducted|split|bulkhead|inverter|mechanical|whole cooling|air
    window rattler|box|aircon|ac|wall; cooled|chilled|cool|chill by|with|from|via a|an|the|its|one|two|three? small|single|large|big|new|window|wall|roof|central|ducted|zoned? unit|system|ducted|cassette
    ducted|split|reverse|central|zoned|full|refrig|inverter|evap|new ac; vrv|vrf; air cooler; chilled air; zoned air
    cooling is|from|via|by ** evaporative|ducted|split|refrigerated; air con unit; cassette air|unit
    ${coolsAndHeats}; air con|conditioning|conditioner|conditioned|cond|cons; aircon|airconditioning|airconditioned|airconditioner
    refrigerated|evaporative air? cooling|cooler|cooled|conditioning|aircon|air; cooling|air :|by evaporative|ducted|split|refrigerated|reverse
    climate control|controlled; evap cooling|cooler; ac in|to|throughout|unit|system; ducted air; cooled by evaporative|ducted|refrigerated|split|reverse|air|zoned
    a c unit|system; cooler|chiller summer
  [heating = yes, denied = no]
    tile fire; rev|reverse cyc|cycle|cycles; heat pump split|aircon|air|heating; wood for heat|heating|warmth; gas for heat|heating|warmth; wood|gas|log|slow fire|fires to|in|for|keeps|keep; coonara|kent|saxon|eureka|arrow heater|fire|wood; r / c split|splits|ducted|air|a|aircon; wood heat|heating; ducted heat|gas; htg|heating : gas|wood|hydronic|ducted; gas htg|heating; warm|warmth by|from wood|gas; pot belly; slab|inslab|underfloor heat|heating|warmth; ign|igniting heater
    wood burner; heat comes|come from|by|via a|the ~? ~? fire|stove|slab|panel|pump|gas
    woodheater; hot water coiled; slab with hot water; slab keep|keeps; gas htr
    gas|wood|slab|boiler|furnace|fire|stove|radiator|pump heat|heats|warm|warms the|it|every|all|everyone|both|whole|this|its|our; heat pump ** slab; wall|gas|central|floor|oil furnace; gas|hydronic boiler
    warmed|heated|warm|toasty|snug|cosy|heat by|from|with|courtesy a|an|the|its|of|two|its? *? ~? ~? fire|fireplace|stove|heater|slab|boiler|furnace|radiator|hydronic|gas|burner|hearth
    heated|hydronic|warm|warmed|heat slab|floor|floorboard|board|tile|concrete|stone; wood|fuel|log|combustion|solid|slow combustion|stove|fuel? stove|burner|fire|cooker; fuel stove
    working|functioning|functional|operational|lit|double|two|gas fireplace|hearth|sided fireplace|fire?; jotul|scandia|lopi|escea|pyrox; under floor|slab warmth; underfloor warmth
    warmth of|from a|an|the ~? fire|stove|slab|radiator|heater|hearth; gas|central|electric|underfloor|floor heat; fire in|for the? lounge|hearth|grate|winter|cold|july; inslab
    fire|stove ** warm|warms|heat|heats|chase|chases|take|takes the|every|whole ~? house|home|room|chill|living|downstairs|upstairs|edge|floor; hearth that work|burn
    warmed by a|the? ~? wood|gas|fire|stove|heater|hydronic|slab; heating is|from|via|by ** gas|wood|hydronic|electric|ducted|underfloor|slab
    ${coolsAndHeats}; heating|heater; wood burning|fire|burner|stove|heater|heating; combustion|potbelly|wood|pellet heater|fire|stove|burner
    pot belly stove|heater?; slow combustion heater|fire|stove?; heated by|with|floor|slab|throughout; heated in winter|summer|all; radiator|coonara|hydronic
    hydronic panel|heating|radiator|floor?; ducted gas; gas? wall? furnace; nectre|jetmaster|rinnai|rayburn|kalora|saxon|vulcan|braemar heater|fire|stove?
    heated floor|tile|slab; open|roaring|crackling|log|wood|real|cosy|toasty fire; log|wood burning? stove
    evening|night|winter|warm|cosy|curl ** by|around|before the fire; fire crackles|crackle|burn|roars; heat bank; space heater; wood heated; gas log; pellet fire
    fire|fires in|to|for *? both|each|every|front|all *? room|bedroom|living|lounge; heated , and? sunlit|insulated|light
  [heating = yes]
    logs|log burn|burns|crackle|blaze in the? grate|hearth
    gas|wood|log|open log? fire|fireplace; fireplace|firebox|fireside
  [airConditioning = no, whole]
    not|never|nor|neither cooled|airconditioned; uncooled; nothing to cool it|the|you; rely|relies|count|lean on ** breeze|fan for|to cool|cooling; cooling is|: ** breeze|fan|window only|alone?
    breeze|fan do|does all? the cooling; only|sole cooling : fan|breeze|window; cooled by nothing
    fan|breeze is|are the? only cooling; only cooling is|are|come fan|the|a|by|from; cooled only by
  [airConditioning, denied = no]
    cooling; cooled
  [heating = no, whole]
    not|never|nor|neither heated; unheated house|home|cottage|flat|unit|place; nothing to heat|warm it|the|you; no heat source|of
  [study = nook]
    desk *? *? *? built into|in|under|beside the *? turn|landing|stair|hall|corner|window
    desk is|are? *? built|fitted|tucked|set|squeezed|slotted in|into|under|beside|on|at|behind? ** stair|landing|hall|hallway|window|robe|wardrobe|corner|alcove|recess|niche|cupboard|kitchen|wall
    study? desk ** under the stair; built in study desk; desk|computer on|at|off the *? landing|hall|hallway; study : nook; spot|corner|place|perch|shelf|ledge|bench for a|the|your|homework ~? desk|laptop|computer|homework; cupboard|robe study|office
    study|workspace|nook|desk *? *? *? under the stair|eave; workspace|workstation|work station; homework desk|bench|corner|hub; study hub; hidden|cupboard|fold study|office|away desk?
    built in|into desk ** under|on|in|at|beside|off the
    nook|alcove|niche ** desk|computer|laptop|study; study? desk ** nook|landing|alcove|niche; landing ** desk|computer|study; hall|hallway ** desk
    study|computer|desk|work|office|homework|reading|wfh nook|niche|alcove|corner|station|bench|recess|area|space|zone|cubby|pocket|pod; study|work|office|reading nook|niche|alcove ** desk; wfh nook|zone|space|station; built in study desk
  [study = no, whole]
    no|without|nor|neither a|an|any? ~? office
  [study = yes, denied = no]
    my|your|his|her|the ~? study is|at|has|looks|faces; study at|off|on|with|to|behind the? *? end|front|rear|entry|hall; enclosed|dedicated|designated|built work from home|space|room
    proper|own|private|front|executive|quiet|real|full|fitted|formal|generous|big|sunny|upstairs|downstairs|spare|enclosed|timber|panelled|small|good office; library and|or|, office|study; home library; an office
    has|is|with|plus|and the|one|two? office and|as|plus|or|upstairs|downstairs|off|with|beside|next|behind; office as well; bedroom|bedrooms|living|lounge , office; and office
    office , laundry|bathroom|bedroom|living|lounge|rumpus|mud|powder|cellar|library; office for two|working; office *? *? *? own entrance|entry|door; work from home space|wing|suite|set; home business office
    study; home office|study; work from home room|office|study; separate|dedicated|large|second office; bedroom|room|nursery|bed or|/ home? office
    office or|/ bedroom|bed|nursery
  [grannyFlat = yes, denied = no]
    flat at|out|on|to the? back|rear; flat ** separately metered; s / c flat|unit|studio|bungalow|granny|accommodation; teenager|teen|teenage retreat with|and kitchen|kitchenette|bathroom; two|second kitchen|kitchens ** granny|separate; in law accommodation|accomm|wing
    fully? self contained second|secondary|rear|separate living|residence|dwelling|quarter|home|house|unit; second|secondary living quarter; separate quarter for
    selfcontained granny|bungalow|flat|flatette|guesthouse|cottage|unit|studio|apartment; flat|unit beneath|underneath|below; cottage at|in the rear|back; independent living unit|quarter; separate #? bedroom? dwelling|residence
    self contained guest? studio|suite|house|lodge|pavilion|cabin|loft|quarter|wing; separate|detached|freestanding guest house|cottage|studio|quarter|suite|lodge|wing|accommodation
    bungalow|flat|cottage|studio|cabin|unit out|down|at|behind|over|above|under|in the|back ** ** kitchen|kitchenette|bathroom|shower|ensuite|tenant|bath|letterbox|meter|entrance|toilet
    out|down the back|rear ,? *? *? #? ~? ~? flat|bungalow|unit|cottage|flatette; flat|flatette|bungalow|cottage|unit|cabin out|down the? back|rear; ancillary|secondary|auxiliary accommodation|home|house|living
    granny unit|wing|bungalow|cottage|house|apartment|studio|accommodation|dwelling; au pair quarter|suite|studio|flat; shearer|gardener|caretaker|staff cottage|quarter|residence|flat
    studio|flat|apartment|loft over|above|under the? garage|shed|house|main ** kitchen|kitchenette|bathroom|tenant|ensuite|self; mother in law; two homes|houses|dwelling|residence on one|the|a|this title|block|lot
    flatette; granny nan|nanna flat; second|separate|independent|detached dwelling|residence|bungalow|cottage|flat ** tenant|tenanted|kitchen|rent|let|return|income|mum|nan|parent|in|meter|metered
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
    lock up for|under|beside|at|with|behind|and|,; roller door *? *? ** car|two|vehicle; under house garage; autodoor
    garage|garaged|garaging; lock up garage|garaging?; lockup garage?; dlug|slug|lug|dlu|tlug
  [parking = carport]
    car shelter; covered carport
    carport; car port; porte cochere
  [parking = none, whole]
    nowhere on|in|at the land|title|block|property|site to park; nowhere to park|leave|put; no provision for car|cars|motor|vehicle|vehicles|parking; no car accommodation|parking|space|park
    nowhere ** ** to leave|put|keep|stow a|the|your? car; no car? space|spot|place|room|bay|park|parking|accommodation|provision for|of a|the|any|even? one? car|vehicle; no car space|park|parking|accommodation|spot|bay
    without parking|carspace|garaging; car free; parking : no|none|nil|zero
    off? street? car|vehicle? parking is? not available|included|provided; nowhere to park; without a? parking|car; nowhere *? *? for|to *? car|park|vehicle
    no where|place|space|spot to park; not a car space|spot; it? lack in parking; zero|no|nil off? street? car? parking; zero|no|nil car space
  [parking = street]
    kerbside|kerb|street parking *? exists|available|out|at|in|only|is; car|cars live|lives|sleep|sleeps|stay|stays in|on|at the street|road|kerb; sticker for the street; resident sticker|permit; on road parking
    car are? parked at|by|along the kerb|kerbside|curb
    street parking only? ,? with|by|under|on *? *? permit; park|parked|parking|car|kept|lives|leave|left *? under|by|on|with a|the? *? *? permit|kerb|curb; permit parking; park|parking|spot|space|car out front|outside on? the? street?
    car live|lives|sleep|stay|sit|stand at|by|on the kerb|kerbside|curb|roadside|street; street park|parking|space|spot is|are easy|plentiful|free|unrestricted|available|all|only; street permit; unrestricted|free|easy|kerbside|kerb *? street? parking
    find|get|score|land a|one|your? spot|park|space out|on|in the? front|street|kerb|outside; leave|park the car|cars|yours? on|in|at the street|kerb|road|verge; parking ** on the? road|street|kerb
    parking|permit ** on|in the? street; parking? permit are? ** available; permit ** on the street|kerb|kerbside|road; permit zone|area|holder; only the street
    car live|sit|sleep|go on the street; on? street permit|car? parking|park|carpark|space; parking is? by permit; parking on street; park|parked on|in the street
    car are? parked|park on|in the street; space|spot|bay|car on the street
  [parking = offStreet, denied = none]
    two|three|2|3 driveways|drives; room on it|the|drive|driveway for # *? car|cars|vehicle|vehicles; get|fit|park|gets|fits|parks # *? car|cars|vehicle|vehicles *? *? *? on|up|in|down|along the drive|driveway|side|yard; open car space; allocated|designated|marked|exclusive|titled open? car; driveway parking|space|for|with; parking for a *? *? bus|truck|caravan|boat|trailer|van; off street parking *? *? for
    osp; parking : driveway|drive; driveway|drive , # car;
    driveway|drive take|takes|fit|fits|hold|holds|for|with|hosts|swallows|accommodates|sleeps|handles # more? *? car|vehicle|ute|cars; gravel|concrete|paved|grass|grassed|side|marked|titled|bitumen space|spot|pad|bay|apron beside|next|at|in|behind|for|by|off|to
    car|cars|ute|van|vehicle live|lives|sleep|sit|stand|park|stay|go|fit on|in|down|up|along|off the *? drive|driveway|lane|side|yard|apron|hardstand|gravel; room to park|turn|leave # *? car|vehicle|car; park|parking for? # *? car|vehicle
    park|parking at|in the? *? rear|side|front|back|yard|forecourt; undercroft; space|spot|bay|place for a|the|one|your|two|three|# *? car|vehicle|ute; park on the *? *? drive|driveway|gravel|pad|apron|hardstand
    car|cars space|bay|pad|spot|standing|apron; parking bay|pad|spot|apron|court; two|three|four|five|six|# car drive|driveway|apron; drive|driveway|side|lane for # car; nose to tail|end to end on|in|down the drive|driveway
    off|on the? *? drive|lane|driveway|title parking|park; covered|undercover|shaded|sheltered space|bay|spot|standing for; lane access|entry|way? *? *? for|to|with? *? # car
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
