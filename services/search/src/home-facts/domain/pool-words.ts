const aPool = `
    pool; swimming pool; plunge|lap|inground|heated pool; swim spa; igp; ig pool; swimming bath
    pool fence|fencing|gate|pump|heater|light and|is|was|has|complies|compliant|certified|included|recently|replaced|new
    pump|blanket|cover|heating|heater *? for|to|over the pool`

const type =
  'plunge|lap|dip|swim|swimming|salt|saltwater|mineral|magnesium|chlorine|chlorinated|freshwater|ozone|fibreglass|concrete|tiled|mosaic|pebblecrete|infinity|wet|lagoon|kidney|heated|inground|ground|solar|glass|natural|bio|wild|sparkling|sunken|private|magnesia|kreepy|vinyl|liner|tropical|family|diving|deep|pebble|raised|container|stainless|roman|grecian|free|form|olympic|freeform|exercise|bgp|agp'
const partOf =
  'pump|filter|filtration|chlorinator|cover|blanket|robot|shell|pavilion|cabana|house|bathroom|shower|terrace|deck|coping|water|heater|heating|heat|light|lighting|fence|fencing|gate|barrier|liner|surrounds|surround|side|edge|area|zone|equipment|mat|collectors|cleaner|vacuum|skimmer|slide|steps|waterfall|shed|steps|setting|yard|room|change|bar|precinct|oasis|garden|lounging|views|view|interior|lawn'
const sharedOnes =
  'gym|gymnasium|sauna|spa|tennis|concierge|lounge|bbq|barbecue|cinema|theatrette|steam|function|rooftop|residents|library|clubhouse|bowling|lift|foyer|squash|court|communal'
const block =
  'complex|building|tower|block|development|estate|resort|village|community|strata|resident|facility|amenity|clubhouse|podium'

/** Places to swim. */
export const poolWords = `
  [pool = shared]
    comm|com|comp|cplx|comml|communal|compl|res|resi|dents ~? pool; resident only ~? club? house? ,? ** pool; over|lifestyle|retirement|gated 50|50s|55|55s|60s|over55s|village|community ** pool; complex|building|block|village|estate ,? for|with|has|having|offering|boasting|and its|the? ~? ~? ~? pool|pools; lagoon ,? lap ,|and *? *? *? pool|pools; pool yes|: ** caretaker|manager|complex; bowling|bowls green|rink ,|and ~? ~? ~? ~? ~? pool; pool ,|and|& ** bowling|bowls|clubhouse|community|village
    resident|owner|member|tenant ** use|access|enjoyment of|to the|a|an ~? ~? ~? pool; saltwater|heated|indoor|rooftop|outdoor|lap resident pool
    strata|corporate|body pool; lap|lagoon|kid and *? pool|pools ** unit|apartment|complex|resort; complex with ** pool|pools
    resident|owner|member|tenant pool; complex|village|resort|estate|community|development|strata swimming|lap|heated|outdoor|indoor|saltwater|lagoon ~? pool; body corporate|corp include|includes|has|cover|covers|fund|funds ** pool; amenities|facilities|amenity|facility include|includes|including|with|are|: ** pool; pool|pools ** for owners|residents|guests only|alone|use; group ** pool
    building|complex|resort|village pool; townhouse|villa|unit|owner|resident *? share|shares *? *? pool; owner|resident here? have|has|get|gets|enjoy *? *? *? *? pool; body corporate|strata|levy|levies *? cover|covers|looks|maintains ** pool; pool belongs to all|the|every; townhouses|villas|units|apartments , one pool
    pool : *? in the? complex; pool ,? *? in complex; village|retirement|resort ** pool , bowling|bowls|community; facilities|facility : ** pool; resident facilities|facility ** pool
    pool ,? *? *? *? ** through|by|from|run|maintained|of|belong the? body|strata|owner corporate|corporation|committee; resident only? pool; pool for the? block|building|tower|village|complex|estate
    pool|gym|sauna ,? *? *? ** shared|used|enjoyed with|by|between|among *? ** unit|townhouse|villa|apartment|resident|block|owner|neighbour|townhouses|villas|units|apartments|home|homes
    pool ,? ** ,? ** is|are common property; common property is|includes|include|including|with ** pool; pool *? you|we|that|which share|shared|shares with ** owner|owners|unit|units|resident|villas|townhouses|apartments
    pool *? *? *? *? for every|all|each ~? owner|unit|apartment|resident|flat|villa|townhouse; everyone|everybody|anyone|all in the building|complex|block may|can|use|uses *? the? ~? pool; pool is? there? for the|all # units|unit|flats|flat|villas|villa|townhouses|townhouse|apartments|homes|owners
    rooftop pool; pool ** for|shared owner|resident|tenant|all; pool|gym ** for|shared by? owner|resident|all|the? complex|building
    shared|communal|complex|resident|common|corporate swimming? pool; use of the? complex|building|shared? pool; pool on level *; pool ( shared
  [pool = shared, denied = no, among shared]
    ${aPool}; ${type} ~? ~? pool; pool ${partOf}; in|above|below ground ~? ~? pool
  [pool = yes, denied = no]
    a|an|the|its|your|our|their|with|and|own|, private|personal ~? ~? ~? pool; pool ** is|are|all|entirely? yours|ours alone|only; pool *? *? *? *? that? you share with nobody
    pool in|out the ~? backyard|yard; solar|sun|panels heat|heats|warm|warms the|our|your pool; a|the|its|electric heat pump heats|warms the|our|your pool; gas|boiler heats|warms the|our|your pool in|all|from|to|through|when|, ~?
    pool chemical|cleaning|maintenance|servicing|service|care ** include|included|paid|covered; rent|lease|let|lawns include|includes|including ** pool chemical|cleaning|maintenance|servicing|service
    pool *? on your|its own? title; pool belongs to this|our ~? ~?; the pool alone|itself; flat|studio|cottage share|shares the|a|its pool with the ~? house|home
    pool court|courtyard|home|residence|property with|on; pool court; pool home; saltwater|salt|heated|solar|fibreglass|concrete|mineral|magnesium inground|ground ,; pool filter|pump|chlorinator|cleaner|heater and|is|are|was|were|has *? *? new|replaced|serviced|upgraded|included; your own ~? ~? ~? pool; summer|evenings|afternoons|weekends ** spent in the pool; live|lived|living in the pool
    pool is? heated by|with solar|the|gas|a
    pool heater|cover|robot|cleaner|pump|vacuum|blanket , ; your|its own private? pool
    solar heated pool is|was|and|with|,
    lap lane; concrete|fibreglass|vinyl in ground ,; concrete|fibreglass|vinyl inground ,
    keep|keeps|run|runs|powers|heats the pool pump|filter|warm|running; pool is|are heated; pool heated by|with; b / g pool; a / g pool; bg pool; below ground pool; above ground pool; salt|saltwater|chlorinated|magnesium|mineral|infinity|wet|solar pool
    inground salt|saltwater|concrete|fibreglass|magnesium|mineral; in ground salt|saltwater|concrete|fibreglass|magnesium|mineral
    ${aPool}; poolside; pool of your own; pool area|house|deck|cabana|yard|pavilion|terrace|zone; pool heating by|with solar
    solar|gas? heating|heater for|of|to the? swimming? pool; solar powered? pool heating|heated
    ${type} ~? ~? pool; in|below|above|semi|half|inground ground? ,? ~? ~? ~? ~? pool; ${type}|own|your|private ,? ~? plunge; plunge in|for|off|beside|at|and|by|to|with the|two|a|your? ~? courtyard|garden|yard|deck|end|back|rear|terrace|side|house|cabana|alfresco|villa; in ground|inground , heated|salt|solar|mosaic|tiled|saltwater|chlorinated|fenced|fibreglass|concrete ~?; kidney shaped; swim spa; swimspa
    pool ${partOf}; pool safety|compliance|fence|barrier|registration cert|certificate|certified|compliant|inspection|is|certification|complies|registered|current|to|compliance; pool is|are? compliant|certified|registered|fenced|heated|salt|solar|saltwater|inground|private|tiled|warm|resurfaced|yours; certified|compliant|registered|fenced|resurfaced|private|reticulated pool; poolside
    swim out? in|of|without|at your|leaving|home|back own|home|yard|door ~?; infinity|wet|vanishing|zero|negative edge; igp; ig|i|b|a g pool; pool *? salt|solar|gas|electric|heat|magnesium|mineral chlorinated|heated|heating|chlorination
  [pool = no, whole]
    0|zero pool|pools
  [nothing]
    heated? indoor|outdoor? ~? pool ,|and ** ,? ** at|of the|our? ~? leisure|aquatic|sport|recreation|swim|fitness centre|club|complex|hub; aquatic|leisure|swim|sport centre|club|hub ,? with|has|and its ~? ~? ~? pool ** ** **
    inflatable|blowup|pop pool; blow|pop up pool; pool plumbing|ring|kit; pool fence|fencing|gate as|for|on|along|around a|the? ~? deck|balcony|stair|stairs|dam; pool *? *? *? in box|boxes|pieces|storage; pool heating|solar kit|heater in|still in? box|boxed|boxes
    above ground pool *? in|now pieces|storage|box|boxes; pool heating|heater? kit; pool pump and filter|heater in box|boxes|storage
    swim at|in|on|off|from the? *? *? beach|sea|bay|ocean|river|creek|lake|club|dam|surf|centre|school; swim school|centre|club|team|coach|squad|between|up; plunge spa|bath|into|in|ahead; pool table|room|hall ,|and|or|with; rock|ocean|tidal|public|council|local|town|community|school|leisure pool; ponds|spa pool? only
  [pool = shared, denied = no]
    pool ,|and|&|plus|with|or *? *? *? ${sharedOnes} *? *? *? *? *? ${block}|shared|share; ${sharedOnes} ,|and|& *? *? *? *? pool ** ${block}|shared|share|use|residents; ${block} ,|:|'s|with|has|have|offers|includes|boasts|enjoys|provides|features a|an|its|two|three? ~? ~? ~? ~? pool|pools; clubhouse|podium|rooftop|sky|residents|complex|estate|strata|resident|onsite|facility|building ~? ~? pool|pools; pool|pools ** of the? ${block}
    pool on|at|in|atop level|the|a|our? ~? roof|rooftop|podium|complex|building|level|ground|amenities|facilities|body|common|grounds|strata|village|gym|fourth|ninth; pool downstairs|upstairs|below ** everyone|hardly|shared|residents|building|gym; indoor|heated|outdoor|lap ~? pool ,|and|& ~? ~? gym|concierge|theatre|function|residents; pool : body|shared|communal|common|strata; use|enjoyment|access|shared of|to|with? the|an|a? ~? ~? ~? pool|pools ** ${block}|shared|common
    sharing|share a|an|the|its|in? ~? ~? ~? pool; common area ** pool; concierge|gym|sauna , *? ~? ~? pool; shared|communal|common|complex|residents|joint|jointly ~? ~? ~? pool|pools; pool shared|owned|maintained ** ${block}|owner|neighbour|corporate; two|three|several|multiple|four ~? ~? pools; gym ,|and|&|/ ~? ~? ~? pool; pool ,|and|/ ~? ~? gym|gymnasium ,|and; strata|levy|fees ~? ~? ~? pool
`
