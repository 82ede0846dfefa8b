/** Words of the facts that stand for something else: "pool table", "light rail". */
export const otherWords = `
  [nothing]
    flood free access|route|road; good condition for its|the age|year
    feature|extras of the complex|building|estate :; outdoor|alfresco|bbq kitchen|area ** heater
    kayak|canoe|boat|dinghy|bike under|below|beneath the deck|house|verandah; need|needs|want|wants nothing more than|but; upside|potential|scope for the handy; heated|natural|large|big|new|sparkling|little|nearby ocean|tidal|rock|sea|public|council|town|spa|wading|toddler pool; ornamental|weir|dam|lily|duck|koi|kid|toddler|wading pool; study furniture|score|break|desks|notes; tenant|student|daughter|son|owner study at|in|for; garage pie|nightclub|mechanic|, hip; commercial|corner|local|mechanical|bus garage; lock|pendant|alarm|controller|clock|watch|mower|drill battery; call|emergency ~? with battery; being done up; nbn *? to come|follow; # star on ratemyagent|google|tripadvisor|airbnb|facebook; rated # star by over|more|all ~ guest|client|reviewer|buyer; keep|keeps|kept the? light|lights on; sunny coast living|life|lifestyle|home; sun drenched|soaked|kissed ~? slope|hill|hillside|paddock|vineyard|deck|courtyard|terrace|garden|yard|balcony|patio|day|coast|alfresco; outlook for; overlook the ~? fault|flaw|carpet|wallpaper|paint|decor|mess; view it; count the star; roof rack|rat; little|small|tiny solar panel|cell; split entry|bathroom|bath|decision; air conditioner on balcony|the; city light , laneway|bar|restaurant
    split in the ~; sensor|security|flood|garden|outdoor light on two|three|four|both|all side; bush|road|street|paddock|neighbour on|to one|two|three|four|all|both side
    street appeal|presence|cred|credibility|smart; garage level|floor; # out of 10 for|on ~; superhost|airbnb|host|guest ~? rating of? # star?; ring|call|phone|email|contact|ask the|our? office for|about|to|today; sensor|security|flood|path|garden|outdoor light *? on|over; study room|rooms for resident|student; view was|is that; renovated trellis|vineyard|orchard|irrigation; this|the|our ~? apartment|unit|flat *? *? last? tenanted|leased|rented at|to|for|until; offer for the tradie; parking scheme; thermally broken
    split personality|second|decision|shift|bill|cost|level|rail|face
    inspection|inspect|inspected|view|viewed|viewing from the street|road|kerb only?; skylit|sunlit|sunny stair|stairs|stairwell|staircase|hall|hallway|bathroom|ensuite|laundry|pantry|foyer|lobby|slope|hill|hillside|paddock|coast|side|day|climate|aspect; sunny coast|queensland|state|disposition; star gazing|filled|fish|attraction|performer; heater vent cover; flood the portal|market|internet; garage pie|band|rock|sale|mechanic|nightclub
    slice of ~? ~? life|living|heaven|history|paradise|charm|suburbia; study lamp|chair|program|visa|permit|note|skill|material; tool|alarm|smoke|mower battery; battery and hardwired; relined|replastered|cleaned|dried ,|and repainted|painted ,? and? refloored|recarpeted?
    cooling off; sold? as is,? where is; each|every unit|flat|villa *? *? *? has|have its own *? *? meter; fire pit ** star; star from the fire pit; visitor park|parks|parking; covenant on|allow|call *? *? *? *?; visitor bay|space|spot; let|letting in the light ( stca
    in the? our|my|agent|vendor|owner|seller view; come into view; view in|over the? morning|evening|evenings|afternoon|4|5|6|7; air conditioned|con|conditioning to? the? ~? lobby|foyer|corridor|arcade; restriction apply; parking restriction; please park; park in|on the? street please
    solar electric fence|fencing|gate; solar glazing|glass|film|control|tint; swim spa pad; house kit; new build are|across; new build on this|the lot|land|block; never lived in by|since
    keep|keeps|keeping the? ~? sun|light off|out; sun all? day? on|to|for|in the *? *? deck|courtyard|balcony|verandah|terrace|yard|backyard|garden|patio|pool|lawn|paddock; sundrenched|sunlit|sunny|sunsoaked ~? deck|verandah|backyard|courtyard|garden|yard|terrace|patio|balcony; light|lights on when
    overlook|overlooking|overlooks the|a|an|its|our|your *? *? courtyard|alfresco|lawn|street|yard|backyard|driveway|carpark|car park?; wake|wakes|waking up? to the? sound|smell|call|birdsong; study law|medicine|online|lease; study at anu|uts|unsw|qut|rmit|monash|deakin|griffith|curtin|uq|csu|utas|cit|usyd|uwa|jcu; study at the? ~? ~? uni|university|tafe|college|school|campus|library; study for year|exam|her|his; did|do|doing her|his|their study; lock up ~? shop|shopfront|workshop|factory|store|bike
    gate wide|big|large enough for a|the *? trailer|boat|mower|caravan|ute; reading nook|corner|chair; heated floor mat; study green; brighter pasture; pasture|paddock|fairway|arena *? renovated; renovated *? pasture|paddock|dairy|barn|stable|clubhouse; rated by|code|cyclone; platypus *? *? pool; pool where|below the platypus|fall|weir; pool in the *? creek|river|gorge; deep|permanent|swimming pool in the *? creek|river
    letting pool; talent pool; stacker|stacking door; open fire|fires ban|season|danger; fire ban; fireplace ( decorative|ornamental|sealed; stove in kitchen for|cooking; heated towel|seat|mirror|driveway; study desk|desks to|in|for|and; light|bright , bright|light colour|colours|tone|tones; dual key layout : lock; side access
    gas|slab|wood|boiler|they|it|fire|pump heat|heats|warm|warms the|your|our? ~? water|pool|spa|bath|shower; heated by the sun; water is? heated by|with|from ~? ~? ~? ~?; heat pump|heat for the? hot? water
    harbour|netted|beach|creek|river|tide|dog|bird|reflection|reflecting|koi|fish|lily|frog|spring|club|leisure|indoor|heated swimming? pool at|in|of the? club|beach|town|headland|harbour|gym|park|village|centre|end
    harbour|netted|beach|creek|river|tide|dog|reflection|reflecting|koi|fish|lily|frog|rock pool; call|calls|called it|them|that|this their|our|a|the? *? *? pool; dip in the harbour|sea|ocean|rock pool
    study or no study; all the study; study in brick|glass|concrete|stone|timber|white|calm|simplicity|texture|minimalism|elegance|geometry|symmetry|understatement|proportion|how|patience; kid|child|you study
    as an office; an office block|building|worker|park|supply|tower|job|space|chair|party|in|away|nearby|at|fitout; lease|rent|run|sell an office; this|a|in this|a? basement flat; student flat :|for|near|with|in|,
    pool and|or|, *? table|billiard|snooker|dart
    pool table|room|hall|party|cleaner|toy|chemical|shop|boy|company|club|cue|membership|season|supply|builder|sized|size|street|road|lane|avenue|inspection|maintenance|opening|car
    pool your|our money|fund|resource|saving; pool together
    car|talent|gene|prize|funding|labour|footy|rock|tidal|wading|kiddie|kid|paddle|paddling|toy|motor|ocean|sea|public|neighbourhood|suburb|suburban|estate|precinct|council|school|town|local|community|municipal|village|olympic|regional|leisure|aquatic|50m|hotel|bath|swim|billiard and? swimming? pool
    pool of *; heated|heating driveway|spa; heating oil|bill; heater|heating is|are portable
    heater hangs|hang|hung|mounted over|above|on|in *? *? outdoor|alfresco|patio|deck|pergola|terrace
    portable|outdoor|patio|pergola|deck|alfresco|verandah|balcony|towel|pool|spa|water|solar heater|heating; portable|outdoor air? conditioner|aircon
    heating|heater for|of|to the? spa; heating|floor|lamp in|to the? main? ensuite|bathroom|studio|shed; sign of cooling; heating up
    split level|block|the|its|bill|into|from|between; decorative|ornamental|sealed|outdoor fireplace
    air con|conditioned|conditioning bus|train|tram|library|tractor|ute|truck|cab|gym|shop|mall|cinema|shopping|car; heated argument|game|debate|discussion
    study desk|chair and|is|are|in|included|chair; study of the? market|area|region|history|life|suburb|catchment|corridor|light|contrast|site|options|traffic; study ,? work|travel|live|play|relax|sleep|survey|report; study in grey|contrast|colour|restraint|light
    study the|our|this|these|your|hard|time|show|showed|found|by|into|result|guide|period|carefully|hub|centre|center|tour|abroad|loan|group|opportunity
    feasibility|traffic|case|further|tafe|university|adult|bible|time|nature|field|to|will|can|wind|acoustic|heritage|drainage|shadow|flood|market|who|site|community study
    quiet? study space|area at|near|close; home office furniture; motorbike|motorcycle|bike|golf|buggy|toy|pharmacy garage
    garage style|rock|band|conversion|project|mechanic; garage fit a? motorbike|motorcycle|bike|bicycle|trailer; the|a carpark; the car park; lock up and|lifestyle
    off street level; lock up shed|storage|cage|store|room|cupboard; garage sale|lane|street|road|band|conversion|door; space|room only for|to visitor
    car charging bay; converted|former garage; visitor|guest|shopper|commuter|station parking|carpark; visitor|station|commuter car park
    parking at|near|behind inspection|bakery|church|shop
    new ~? evaporative|cooling|ac|aircon|split|wall|hot|heating|gas|control|cooler unit;     view to building|buying|selling|making|living|adding|sale|rent|renting|subdivide|subdividing|develop|developing|development|redevelopment|expansion|expanding|expand|extending|future|growth|income|return|profit|retiring|retirement|upgrading|renovating|moving|leasing|letting|entertain|entertaining|hosting|long|longer|capital|value|completion|completing|settle|settling|comfort|investment|investing|keeping|family|privacy|low|subdivision; quite the view; as new in; purchased as new; with none of the
    for|to view saturday|sunday|today|anytime|this; any|another|no new ~? @dwelling; take|takes|took|hold|holds|the|our|my view that; view express|expressed|held|sought|on|about; bird eye view; view photo|photograph|shot|image|corridor|sharing; view in the street; view is|are ours|theirs|that; view of the television|tv
    rebuilt|built after|following the ** storm|cyclone; light on|in at|the end|tunnel; light sleeper|reading|reader|switch|source; light industrial; view|views of the vendor|market|agent|author; shed light; light touch|hand|fitting|well|year|duty|commercial
    renovation has|had|was been? started|begun|commenced; nearly|near new; renovated their|his|her|a|an|his
    part|partly|partially|half|semi renovated; brand new to|listing|price|release|and improved
    the|your|his|her|their|dream|future|build|all|every|most|these|other new|brand new? ~? ~? @dwelling
    new home for|opportunity|website|owner|plan|site|buyer|estate
    look|looks|looking out *? on|onto|to|over the|a car|carpark|street|road|lane|wall|fence|driveway park?
    view differ|vary|varies; view are divided; view on its? price|value; view|outlook|outlooks is? to|onto|of a|the *? wall
    overlook|overlooking the|a|an|its? *? street|road|lane|carpark|car|driveway|matter|backyard
    view our|the|this|your|floorplan|on|online|more|photo|saturday|sunday|anytime|today|now; view by appointment|arrangement|inspection|private|prior; view all our|photo|image|listing|home|property; view floor|call|contract|property|listing|video|website
    in view of the? works|recent|current|market|strong|interest|demand|conditions; in our|my|agent|vendor|owner view; point|street|website|google|web|pre|expert of? view; view of the contract|property|home|listing|market
    view it on|at|today|online|for|now|before|from|by; room with a view; view of the? agent|vendor|owner|author; view homes|houses|similar|home
    park|bay|sea|river|valley|ocean|lake|mountain|harbour|hill|fair|grand|long|pleasant view street|road|terrace|school|hotel|cafe|primary|estate|lane|avenue|court|parade|crescent|tower|drive|hill|college
    to|please|can|will|must view; ask|book|call|phone * * view; look|looking out for; new home|house warranty|grant|owner|buyer|package|loan
    view|outlook of|over|onto|to the|a car|carpark|wall|fence; light|lights stay|go|went|are|is on; light come on; bright ** morning|weekend|evening
    bright|sunny and bright|sunny disposition|personality|day|morning|afternoon
    light rail|industrial|fitting|globe|switch|traffic|breakfast|lunch|refreshment|snack|weight|timber|meal|manufacturing|commercial|renovation|of|on
    sunny rear|front|back|large|private|north|paved facing? courtyard|garden|yard|backyard|deck|terrace|patio
    sun * deck|courtyard|garden|yard|backyard|balcony|terrace|patio|pool|lawn|rear|beach; a condition for|of the|a|sale; condition for the? beach|surf|sale|garden|growing; last renovated|updated|touched|painted in; condition of sale|entry|contract|lease
    bright light|future|idea|colour|lantern|early|side|spark|start|prospect; bright and early
`
