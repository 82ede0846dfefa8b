/** What few homes for sale are themselves. */
const extra =
  'flat|flatette|studio|bungalow|cabin|sleepout|annexe|annex|guesthouse|loft|donga|barn|stable|lodge|pavilion|yurt|casita|hideaway|outbuilding|bedsit|bedsitter|retreat|wing|suite|quarter|accommodation|accomm|accom'
const second = `unit|cottage|apartment|dwelling|residence|villa|dugout|shack|chalet|${extra}`
const away =
  'back|rear|yard|garden|backyard|garage|shed|carport|house|bottom|end|side|main|downstairs|basement|pool|barn|stable|lane|courtyard|trees|grounds|block|home|property|ground|lower|level'
const wet =
  'kitchen|kitchenette|bathroom|shower|ensuite|bath|toilet|loo|plumbed|tenant|tenanted|meter|metered|letterbox|entrance|entry|wc|laundry|lounge|kitch|bthrm|bath|shwr|self'
const kin =
  'guest|visitor|nan|nanna|nana|mum|grandparent|parent|inlaw|in|law|teenager|teen|carer|nanny|granny|grandma|grandpa|pair|extended|older|elderly|relative|mother|dad|student|tenant|son|daughter|family'
const former =
  'garage|stable|barn|shed|church|workshop|dairy|shearing|laundry|carriage|coach|boatshed|hangar|packing|studio|basement|undercroft|hayshed|pub|silo'

/** A second home on the land. */
export const dwellingWords = `
  [grannyFlat = yes, denied = no]
    no|nobody tenant|one|is|lives|living in the granny|studio|bungalow flat?
    downstairs|below|underneath|rear|upstairs|behind :|is|, a|one|#? ~? bedroom|bed|bedder? ~? flat|unit|studio|cabin ** ,? ** ${wet}|grandad|grandpa|nan|mum|parent|guest; already a flat :|with; rear : # bed|bedroom|br flat|unit; downstairs|below a flat for
    studio|cabin|cottage|bungalow|flat|loft|annexe|annex|sleepout|donga ** ,|is|and self contained; self contained ~? cabin|sleepout|donga|cottage ** kitchen|bathroom|shower|kitchenette
    ${kin} gets|get|has|have|enjoys *? own|separate cottage|flat|unit|studio|bungalow|cabin
    # bed|bedroom|br|bedder granny|nanna; granny return|returning|rented|let|leased|earning|at|on|with|, ~; granny flat ~? house|main|investor|income; house # *? *? + flat|granny|unit|studio; + flat|granny|unit # ~?
    studio|flat|apartment|unit|cottage *? *? *? *? earn|earns|bring|brings|return|returns|rented|let|leased *? *? *? a week|month|night
    #? bedroom|bed|bedder granny at|behind|out|with|down|in; self contained ~? ~? one|two|three bed|bedroom|bedder; house|home and flat|unit|cottage|studio|bungalow on one; a flat|unit|home in its own right;
    flat at|out|on|to the? back|rear; flat ** separately metered; s / c flat|unit|studio|bungalow|granny|accommodation; teenager|teen|teenage retreat with|and kitchen|kitchenette|bathroom; two|second kitchen|kitchens ** granny|separate; in law accommodation|accomm|wing
    fully? self contained second|secondary|rear|separate living|residence|dwelling|quarter|home|house|unit; second|secondary living quarter; separate quarter for
    selfcontained granny|bungalow|flat|flatette|guesthouse|cottage|unit|studio|apartment; flat beneath|underneath|below; cottage at|in the rear|back; independent living unit|quarter; separate #? bedroom? dwelling|residence
    self contained guest? studio|suite|house|lodge|pavilion|cabin|loft|quarter|wing; separate|detached|freestanding guest house|cottage|studio|quarter|suite|lodge|wing|accommodation
    bungalow|flat|cottage|studio|cabin|unit out|down|at|behind|over|above|under the|back ** ** kitchen|kitchenette|bathroom|shower|ensuite|tenant|bath|letterbox|meter|entrance|toilet
    out|down the back|rear ,? *? *? #? ~? ~? flat|bungalow|unit|cottage|flatette; flat|flatette|bungalow|cottage|unit|cabin out|down the? back|rear; ancillary|secondary|auxiliary accommodation|home|house|living
    granny unit|wing|bungalow|cottage|house|apartment|studio|accommodation|dwelling; au pair quarter|suite|studio|flat; shearer|gardener|caretaker|staff cottage|quarter|residence|flat
    studio|flat|apartment|loft over|above|under the? garage|shed|house|main ** kitchen|kitchenette|bathroom|tenant|ensuite|self; mother in law; two homes|houses|dwelling|residence on one|the|a|this title|block|lot
    separate|detached|freestanding|rear|self|second ~? flat|unit|studio|cottage|bungalow|cabin (|:|- ** ${wet}; flatette; granny nan|nanna flat; second|separate|independent|detached dwelling|residence|bungalow|cottage|flat ** tenant|tenanted|kitchen|rent|let|return|income|mum|nan|parent|in|meter|metered
    downstairs|basement flat|flatette; unit out the? back
    granny flat|annexe|annex|pad|quarter|suite; grannyflat; secondary|second|ancillary|auxiliary dwelling; secondary|ancillary|auxiliary unit|residence
    backyard|rear|garden|second cottage|flat|bungalow|studio with|, ** kitchen|kitchenette|bathroom|ensuite; backyard|rear flat
    cottage|studio|bungalow ** for guest|visitor|nan|mum
    self contained ,? #? bedroom|bed? granny|bungalow|flat|flatette|guesthouse|annexe|cottage|unit|studio|apartment; self contained guest house|wing|cottage
    in law flat|suite|quarter|accommodation|unit|apartment|wing; guest|visitor|caretaker cottage|bungalow|quarter; dependent person unit
    fonzie|fonz|nanna|nan|nana|grandma|grandpa|mum|mother|parent|teenage|student flat|flatette|quarter|unit
    fully? self contained downstairs|upstairs|lower|level|flat|studio|wing|retreat|quarter|accommodation
    second|separate #? bedroom? flat|residence|home at|on|with|behind|below|above|for
    separate|detached|freestanding|rear studio|bungalow ,? ** with|has|, ** kitchenette|bathroom|kitchen|ensuite; detached #? bedroom? flat
    dual living|family|key home|house|residence|layout|set|arrangement|downstairs|upstairs|, with|,|and|on|or|for?; dual living; multi|multigenerational|intergenerational|generational|intergen generational? living|family|accommodation|wing|quarter|home|set|layout; in|inlaw law? unit|flat|wing|suite|quarter|accommodation|apartment|annexe|cottage|retreat|bungalow
    fully|totally|completely? self|independent contained|sufficient ,? ~? ~? ${second}|area|section|level|floor|zone|living|space|downstairs|upstairs|studio|quarters; fully|separate|self equipped|contained ,? #? ~? bedroom|bed? ${second}; ${second} *? is|are|, fully|totally|completely? self|independent|selfcontained contained?
    ${second} out|at|behind|down|above|over|under|underneath|beneath|beside|below|atop|in|to|on|off the|our|its|of? *? *? ${away} ,? *? *? ,? ** ${wet}; ${second} behind|beneath|below|downstairs ,|with ** ${wet}; attached ~? flat|unit|apartment|studio ,? ** ${wet}; g / flat; gflat; dual occ|occupancy out|at|behind|with|to *? ~? back|rear|house|main|meter|driveway; ${wet} ** in|of|to the ~? studio|flat|bungalow|cabin|cottage|sleepout|annexe|annex|granny
    separate|detached|freestanding|free|standalone|stand|second|rear|backyard|garden|independent|external|additional|extra|private standing|alone? ,? ~? #? ~? ~? flat|flatette|unit|studio|cottage|bungalow|cabin|sleepout|annexe|annex|dwelling|loft|lodge|apartment|residence ** ${wet}; separate|detached|freestanding|standalone|second|rear ,? ~? ~? #? bedroom|bed|room|bedder ~? flat|unit|studio|cottage|bungalow|cabin|dwelling|residence|annexe|retreat|apartment
    ${second} with|has|have|includes|including|, ** kitchenette|kitch; ${extra} with|has|, its|their|a own|separate|kitchen|bathroom ** ${wet}|access|address|driveway|door; ${second} ,? fully|newly|already? plumbed|lined|approved|tenanted ,|and ** ${wet}|powered|let|council; council passed|approved ~? ~? granny|studio|flat|unit|bungalow|sleepout|cottage|cabin
    ${former} *? *? *? converted|turned|conversion|made|fitted|remade|transformed *? *? in|into|to|as|with a|an|the ** flat|apartment|cottage|unit|accommodation|residence|bedsit|granny; converted ${former} ,|with|as|has|now ** ${wet}|flat|guest|studio; ${second}|area|level|space|bedroom|room|studio for|suit|suits|housing the|your|our|visiting|when|a|an? ~? ~? ${kin} ** ${wet}
    accommodation|home|house|living|retreat|quarters for|to|of the|your|our|her|his? extended|in|inlaw|grandparent|nan|nanna|au|mother|elderly|ageing|older|parent ~? ~?; ${kin} flat|flatette|cottage|bungalow|quarter|annexe|annex|cabin|sleepout|pad|unit; granny nanny|nan flat; gran flat; granny annexe|annex|accom|wing|pod|suite|quarter
    manager|caretaker|staff|shearer|groom|gardener|winemaker|housekeeper|jackaroo|stockman|ringer|chauffeur|coachman hand? flat|quarter|accommodation|unit|cabin; tiny|second|two|another|additional|extra|third|mini house|home|homes|houses|dwelling|residence on|at|behind|with|wheels|down|in|out ~? ~? ${away}|title|land|site|one; two complete|separate|self|independent|full|whole homes|houses|contained|dwelling|living|residence|residences|flat
    second|another|two|extra|additional kitchen|kitchenette|kitchens ** living|bedroom|bathroom|downstairs|guest|parent|in|entrance|level|upstairs|granny|studio|below; kitchenette downstairs|upstairs|in|to|for|on ** ${away}|guest|rumpus|studio; ${second} ** earn|earns|rent|rents|let|lets|return|returns|leased|income|airbnb|holiday|tenanted|booked for|at|to|out
    income|separately|rent|independently|currently|tenanted|airbnb|holiday|bnb producing|let|earning|rented|tenanted|metered|ready|leased flat|unit|studio|cottage|bungalow|annexe|cabin; flat|unit|studio|bungalow|cottage downstairs|beneath|underneath|below|upstairs|attached|adjoining|adjacent|behind|atop ,|with|has|for|and|is|let|currently|rented|or ** ${wet}|rented|let|tenanted|own|income|door|parent|guest; ancillary|auxiliary|secondary|accessory accommodation|dwelling|unit|residence|flat|apartment
    guest|guests|visitor cabin|cottage|house|bungalow|studio|quarter|pavilion|annexe|lodge|flat|loft|wing ** ${wet}; relocatable|transportable|demountable|portable|moveable ~? granny|unit|studio|cabin|home|dwelling ** ${wet}; studio|bungalow|cabin|cottage|sleepout|donga|pod ** shower|kitchenette|plumbed|toilet|ensuite; s c|contained flat|studio|unit|bungalow|accom; s / c ~
  [nothing]
    quarter|quarters ~? are|is|now|were ~? used for|as storage|hay|feed|store
    feed|graze|grazing|feeding|river|creek|lower|valley|cattle|sheep|lucerne|irrigated on? the? flat|flats below; on the flat below
    granny flat site|approval|delivery|builder|permit|zoning|friendly|plan|plans|option|potential|conversion|compliant|block ~?; granny flat pack|bed|size|sized; granny , ~ , ~
    self contained ~? ~? ~? ~? in a|the? ~? block|complex|group ** **; self contained ~? ~? flat|unit|studio|apartment|bedder|home above|over|behind a|the|an? ~? shop|cafe|bakery|store|restaurant|pub|office|chemist; self contained villa unit?
    first|second|third|fourth|ground|top|upper floor|storey|level ~? unit|apartment|villa|studio ,?|with ** ** **; studio with ** on level #
    this fully? self contained #? bedroom? ~? ~? ~? ** ** **; self contained #? ~? bedroom|bed? ~? ~? on|at the? third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|level ~? ** **; self contained flat|unit|studio|villa|apartment # /|of ** **
    resort|motel|hotel|serviced|student|holiday studio|unit|apartment|cabin|villa ** ** **; studio|unit|cabin|villa|apartment|flat ** on site manager; self contained ~? ~? ~? of|in the heart|cbd|city|complex ** **
    studio|flat|cottage|unit|cabin behind|beside|next us|ours|door; teenager|parents retreat upstairs|with; dual occupancy|occ|living potential|site|zoning|zoned|block|permit|possible|stca; wing|retreat|suite for the? parent|master; serviced|holiday unit|apartment|cabin
`
