const nookPlace =
  'landing|hall|hallway|passage|stair|stairs|stairwell|staircase|corner|alcove|recess|niche|corridor|mezzanine|cupboard|robe|bay|ledge|gallery|void|bulkhead|passageway|pantry'
const desk = 'desk|workstation|workspace|computer|laptop|printer|pc|homework|printer'
const work = 'work|working|office|study|wfh|writing|computer|reading|homework|zoom|business'

/** Rooms and corners to work in. */
export const studyWords = `
  [study = nook]
    study desk built|fitted in|into
    desk *? *? *? built into|in|under|beside the *? turn|landing|stair|hall|corner|window
    desk is|are? *? built|fitted|tucked|set|squeezed|slotted in|into|under|beside|on|at|behind? ** stair|landing|hall|hallway|window|robe|wardrobe|corner|alcove|recess|niche|cupboard|kitchen|wall
    study? desk ** under the stair; built in study desk; desk|computer on|at|off the *? landing|hall|hallway; study : nook; spot|corner|place|perch|shelf|ledge|bench for a|the|your|homework ~? desk|laptop|computer|homework; cupboard|robe study|office
    study|workspace|nook|desk *? *? *? under the stair|eave; workspace|workstation|work station; homework desk|bench|corner|hub; study hub; hidden|cupboard|fold study|office|away desk?
    built in|into desk ** under|on|in|at|beside|off the
    nook|alcove|niche ** desk|computer|laptop|study; study? desk ** nook|landing|alcove|niche; landing ** desk|computer|study; hall|hallway ** desk
    study|computer|desk|work|office|homework|wfh nook|niche|alcove|corner|station|bench|recess|area|space|zone|cubby|pocket|pod; study|work|office|reading nook|niche|alcove ** desk; wfh nook|zone|space|station; built in study desk
    # bedroom|bed|bdrm|br|brm *? +|plus|and|,|with an? study|office nook|niche|alcove|corner|desk; bedroom|bed|bathroom|bath|living +|plus|and|, an? ~? study|office nook|niche|alcove|corner|desk
  [study = no, whole]
    no|without|nor|neither a|an|any? ~? office
    no|not|without|neither|nor|lacks|minus a|an|any|formal|separate|dedicated? ~? office|study|den|library ,|or|nor|and|but|so|here|as ~?; find|have|has|get no|not|neither|never a|an|any? computer|study|home|office|room room|office|nook|or; study ? none|no|nope|sorry|sadly|not|there|use; nowhere|no for|place|space|spot|room|corner to|for? a|the|your? desk|study|office|computer|work|working
  [study = yes, denied = no]
    office ,? is? off|beside|behind|opposite|between|next the|to ~? ~? hall|hallway|entry|kitchen|bedroom|laundry|garage|lounge|mud|living|front|dining; hall|hallway|bedroom|kitchen|entry|lounge , the office
    homestead|house|home|cottage office ,|is|and|with|has|looks
    a ~? big|large|roomy|spacious office; study each|apiece; study is|has|was|looks|faces|sits|overlooks
    work from home in the? *? *? room|study|studio
    with|plus|and|includes|has office ,|and|or|plus; lounge|sunroom|kitchen|dining|laundry|bathroom|bedroom|family|rumpus|theatre|ensuite , office ,|and; office , and|two|double|single|sewing|storeroom|store|wc|wir; built in office; separate|proper|own|real|second study at|on|with|off; study of your|its|their|her|his own; desk|bench space for two and|with|in
    library|den|sunroom|bedroom|room|bed|parlour|sleepout|snug *? that|which? double|doubles|doubling|doubled|serves|works|does as|for *? study|office; doubles|doubling|doubled as a|an|the|your ~? study|office
    my|your|his|her|the ~? study is|at|has|looks|faces; study at|off|on|with|to|behind the? *? end|front|rear|entry|hall; enclosed|dedicated|designated|built work from home|space|room
    proper|own|private|front|executive|quiet|real|full|fitted|formal|generous|big|sunny|upstairs|downstairs|spare|enclosed|timber|panelled|small|good office; library and|or|, office|study; home library; an office
    has|is|with|plus|and the|one|two? office and|as|plus|or|upstairs|downstairs|off|with|beside|next|behind; office as well; bedroom|bedrooms|living|lounge , office; and office
    office , laundry|bathroom|bedroom|living|lounge|rumpus|mud|powder|cellar|library; office for two|working; office *? *? *? own entrance|entry|door; work from home space|wing|suite|set; home business office
    study; home office|study; work from home room|office|study; separate|dedicated|large|second office; bedroom|room|nursery|bed or|/ home? office
    office or|/ bedroom|bed|nursery
    study by|off|at|near|behind|beside|opposite|with|to|in the|its|a|own ~? ~? front|door|entry|window|rear|hall|garage|kitchen|entrance|foyer|own|shelf|view|garden|fireplace|robe|cabinetry|desk
    air|conditioned|aircon|ducted|carpeted|dedicated|designated|separate|second|third|spacious|light|lined|panelled|wood|stone|brick|detached|external|garden|backyard|attic|loft|mezzanine|corner|client|consulting|professional|north|built|entry|ground|floor|purpose|wired|soundproof|legitimate|genuine|fully|equipped|basement|rear|big|4th|fourth|fifth|third|proper|huge|versatile|ample|serious conditioned|floor|level|built|fitted|equipped|out|sized? office
    office at|off|near|by|beside|on|behind|above|over|under|to|adjacent|adjoining|opposite|next|just|inside the|to|your? ~? front|rear|entry|entrance|hall|hallway|garage|kitchen|ground|first|upper|back|house|foyer|stair|door|lounge|living|master|main|side|street|ensuite|verandah|deck|workshop|shed|rumpus|bedroom|pool|upstairs|downstairs; upstairs|downstairs office; office with|has its|a|their ~? ~? entrance|entry|door|access; office at the end of; office off|beside|by|near the ~? carport|passage|lounge|deck|living; office loft|wing|suite|pavilion|pod; sep|seperate office; office upstairs|downstairs|inside
    office with|has|, its|a|own|separate|external|built|shelf|shelves|desk|robe|view|two|fitted|data|bookshelf|client|independent|street|joinery|garden|bay|double|room|split|wall|cabinetry|cupboard|fireplace|french|outlook|library ~?; room|bedroom|sleepout|studio|space|den|lounge *? *? *? set|fitted|wired|used|configured|kitted|equipped|laid|serves|serving|functions|doubles|doubling|works|working|operates|furnished up|out|for? as|for|well? *? *? *? office|study
    bedroom|room|bed always|currently|now|presently|been|is|has *? *? *? *? the|an|a|my|our|his|her? ~? office|study; office / ~; ~ / office; office , playroom|theatre|media|rumpus|laundry|study|workshop|gym|parents|retreat|bed|bedroom|bedrooms|guest|sunroom|family|formal|lounge; media|rumpus|gym|theatre|laundry|lounge|playroom|retreat|dining|family|ensuite|robe|bathroom|workshop|cellar room? ,|and|plus|& an? ~? office
    # bedroom|bed|bdrm|br|brm|bedrooms|bedroom *? +|plus|and|&|, an? ~? office|study|den|library; bedroom|bed|bdrm|bed|beds|bedrooms|bathroom|living plus|+|& an? ~? office|study|library|den; +|plus|& an? ~? ~? office|study|library|den; den with|for|off|at|to|and|upstairs|, ** ; library with|lined|off|at|room its|shelf|shelves|floor|fire|fireplace|walls|ladder|a|built|wall|formal|the ~?; panelled|formal|private|book|timber|gentleman|upstairs|wood lined? library|den
    ${work} from|at home room|space|area|studio|suite|setup|set|haven|retreat|wing|pavilion|option|base up? ~?; wfh room|setup|set|space|area|studio|office; writer|writing|author|artist|scholar|gentleman|doctor|professor|architect room|den|study|library; schoolroom; workroom; homeoffice; offices downstairs|upstairs|for; consulting|consult room
  [nothing]
    warehouse|showroom|factory|surgery|reception|tenancy|shopfront ,?|with|and|has *? *? ~? office; office ,|and amenity|amenities|showroom|warehouse; study|work pod|booth and|for|on|in|, meeting|resident|level|the
    shop with|, ** small? office|study
    office|study in|at the? city|town|cbd|village|street|building|tower|church; post|head|sales|agent|site|shire|council|real|estate|lawyer|dental furniture|sales|our office|estate?; office space|fitout|hours|staff|towers; desk|desks in|at the? school|library|hub|cafe; hot desk; home office furniture|chair|deduction; study hub|desk|centre at|in|near|down
  [study = nook, denied = no]
    european|euro study|desk|office; place|spot|somewhere|space|room to work|study *? *? *? *? beneath|under|on|beside the|a ~? stair|landing|eave
    ${desk} *? ** in|on|off|at|under|beneath|beside|along|by|into|to|of the|a|its|an|upstairs? ~? ${nookPlace}; ${nookPlace} ,? ** with|has|have|hold|host|fit|for|fitted|that|which|where|a ** desk|workstation|computer|laptop|printer|homework|bookshelf; ${desk}|study|office|work nook|niche|alcove|recess|corner|station|bench|bay|zone|cubby|pod|hub|perch|hideaway
    nook|niche|alcove|recess|cubby|ledge|perch for|that|to|fit|with *? *? a|the|your|one|two|homework|working? ~? ~? desk|laptop|computer|homework|workstation|printer; work|working from|at home nook|corner|zone|spot|desk|bench|station|alcove|area|hub|pod; wfh|homework|computer|office|laptop|study|pc desk|nook|zone|corner|spot|station|bench|hub|pod|area|niche|space|alcove|shelf|bay
    built|fitted|inbuilt|custom|joinery|builtin in|into? ~? desk|workstation|workspace|study|office desk|bench|nook|zone|station; kitchen|hall|hallway|landing|alcove|mezzanine|stair|robe|passage desk|workstation|workspace; desk recess|alcove|nook|niche|bay|space|area|zone; cupboard|robe|wardrobe|linen *? *? hides|conceals|hide|hiding|concealing|opens|holds|turned|reveals|becomes ** desk|study|office|workstation; cloffice; euro|concealed|hidden|foldaway|pull|fold|slide|murphy out|down|away? study|desk|office|workstation
`
