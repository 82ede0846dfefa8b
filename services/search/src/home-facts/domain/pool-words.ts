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
  [nothing]
    swim at|in|on|off|from the? *? *? beach|sea|bay|ocean|river|creek|lake|club|dam|surf|centre|school; swim school|centre|club|team|coach|squad|between|up; plunge spa|bath|into|in|ahead; pool table|room|hall ,|and|or|with; rock|ocean|tidal|public|council|local|town|community|school|leisure pool; ponds|spa pool? only
  [pool = shared, denied = no]
    pool ,|and|&|plus|with|or *? *? *? ${sharedOnes} *? *? *? *? *? ${block}|shared|share; ${sharedOnes} ,|and|& *? *? *? *? pool ** ${block}|shared|share|use|residents; ${block} ,|:|'s|with|has|have|offers|includes|boasts|enjoys|provides|features a|an|its|two|three? ~? ~? ~? ~? pool|pools; clubhouse|podium|rooftop|sky|residents|complex|estate|strata|resident|onsite|facility|building ~? ~? pool|pools; pool|pools ** of the? ${block}
    pool on|at|in|atop level|the|a|our? ~? roof|rooftop|podium|complex|building|level|ground|amenities|facilities|body|common|grounds|strata|village|gym|fourth|ninth; pool downstairs|upstairs|below ** everyone|hardly|shared|residents|building|gym; indoor|heated|outdoor|lap ~? pool ,|and|& ~? ~? gym|concierge|theatre|function|residents; pool : body|shared|communal|common|strata; use|enjoyment|access|shared of|to|with? the|an|a? ~? ~? ~? pool|pools ** ${block}|shared|common
    sharing|share a|an|the|its|in? ~? ~? ~? pool; common area ** pool; concierge|gym|sauna , *? ~? ~? pool; shared|communal|common|complex|residents|joint|jointly ~? ~? ~? pool|pools; pool shared|owned|maintained ** ${block}|owner|neighbour|corporate; two|three|several|multiple|four ~? ~? pools; gym ,|and|&|/ ~? ~? ~? pool; pool ,|and|/ ~? ~? gym|gymnasium ,|and; strata|levy|fees ~? ~? ~? pool
  [pool = yes, denied = no]
    ${type} ~? ~? pool; in|below|above|semi|half|inground ground? ,? ~? ~? ~? ~? pool; ${type}|own|your|private ,? ~? plunge; plunge in|for|off|beside|at|and|by|to|with the|two|a|your? ~? courtyard|garden|yard|deck|end|back|rear|terrace|side|house|cabana|alfresco|villa; in ground|inground , heated|salt|solar|mosaic|tiled|saltwater|chlorinated|fenced|fibreglass|concrete ~?; kidney shaped; swim spa; swimspa
    pool ${partOf}; pool safety|compliance|fence|barrier|registration cert|certificate|certified|compliant|inspection|is|certification|complies|registered|current|to|compliance; pool is|are? compliant|certified|registered|fenced|heated|salt|solar|saltwater|inground|private|tiled|warm|resurfaced|yours; certified|compliant|registered|fenced|resurfaced|private|reticulated pool; poolside
    swim out? in|of|without|at your|leaving|home|back own|home|yard|door ~?; infinity|wet|vanishing|zero|negative edge; igp; ig|i|b|a g pool; pool *? salt|solar|gas|electric|heat|magnesium|mineral chlorinated|heated|heating|chlorination
`
