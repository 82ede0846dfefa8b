const aPool = `
    pool; swimming pool; plunge|lap|inground|heated pool; swim spa; igp; ig pool; swimming bath
    pool fence|fencing|gate|pump|heater|light and|is|was|has|complies|compliant|certified|included|recently|replaced|new
    pump|blanket|cover|heating|heater *? for|to|over the pool`

/** Pools, rooms and places to park. */
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
    air con|conditioned|conditioning bus|train|tram|library|tractor|ute|truck|cab|gym|shop|mall|cinema|shopping|car; heated argument|game|debate|discussion
    study desk|chair and|is|are|in|included|chair; study of; study ,? work|travel|live|play|relax|sleep|survey|report; study in grey|contrast|colour|restraint|light
    study the|our|this|these|your|hard|time|show|showed|found|by|into|result|guide|period|carefully|hub|centre|center|tour|abroad|loan|group|opportunity
    feasibility|traffic|case|further|tafe|university|adult|bible|time|nature|field|to|will|can|wind|acoustic|heritage|drainage|shadow|flood|market|who|site|community study
    quiet? study space|area at|near|close; home office furniture; motorbike|motorcycle|bike|golf|buggy|toy|pharmacy garage
    garage style|rock|band|conversion|project|mechanic; garage fit a? motorbike|motorcycle|bike|bicycle|trailer; the|a carpark; the car park; lock up and|lifestyle
    off street level; lock up shed|storage|cage|store|room|cupboard; garage sale|lane|street|road|band|conversion|door; space|room only for|to visitor
    car charging bay; converted|former garage; visitor|guest|shopper|commuter|station parking|carpark; visitor|station|commuter car park
    parking at|near|behind inspection|bakery|church|shop
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
    selfcontained granny|bungalow|flat|flatette|guesthouse|cottage|unit|studio|apartment; flat beneath|underneath|below; cottage at|in the rear|back; independent living unit|quarter; separate #? bedroom? dwelling|residence
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
