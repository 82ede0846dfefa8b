const from =
  'deck|balcony|verandah|veranda|porch|terrace|patio|kitchen|sink|window|windowsill|bed|bedroom|bath|bathtub|tub|shower|lounge|loungeroom|living|sofa|couch|desk|study|table|step|upstairs|pillow|hammock|armchair|dining|ensuite|landing|suite|storey|floor|doorstep|spa|alfresco|loft|attic|sunroom|bench|master|parlour|turret|widow|house|home|apartment|room|unit'
const glass = 'window|glass|glazing|door|doorway|arch|pane|picture|slider|stacker|louvre|wall'
const sight =
  'ocean|sea|bay|beach|water|river|lake|harbour|city|skyline|cbd|parkland|valley|mountain|hinterland|bush|bushland|treetop|vineyard|range|hill|island|bridge|coast|coastline|forest|escarpment|inlet|estuary|horizon|wetland|fairway|lagoon|marina|canal|lighthouse|spire|vine|strait|gulf|peninsula|plain|mangrove|dune|gorge|pier|jetty|headland|peak|summit|sunset|sunrise|moonrise|cliff|breakers|surf|wave|swell|rainforest|billabong|ridge|dam|creek|paddock|gum|star|stars|cathedral|park|reserve|oval|pasture|snow|volcano'
const scene =
  'swan|pelican|surfer|storm|tide|ship|shipping|freighter|tanker|sailboat|dinghy|rower|balloon|eagle|parrot|cockatoo|wallaby|roo|cow|cattle|sheep|horse|whale|dolphin|yacht|boat|ferry|surf|wave|sunrise|sunset|moon|firework|kangaroo|steamer|trawler|barge|cargo|sail|tug|canoe|kayak|lightning|cloud|weather|fog|mist|star|bird|heron|ibis|osprey|seal|penguin|wildlife|regatta|seaplane|lighthouse|city|lake|river|ocean|valley'
const fine =
  'rare|grand|private|peaceful|tranquil|serene|restful|pretty|elevated|enviable|spectacular|stunning|magnificent|sweeping|uninterrupted|unobstructed|unbroken|commanding|far|wide|broad|open|lovely|delightful|gorgeous|beautiful|fabulous|wonderful|superb|glorious|breathtaking|expansive|ever|everchanging|postcard|priceless|million|unspoilt|unimpeded|bush|leafy|green|water|garden|park|treetop|tree|rural|city|picturesque|scenic|mesmerising|dramatic|idyllic|calming|soothing|pastoral'
const dull =
  'brick|fence|carpark|bin|lightwell|laundry|clothesline|paling|dumpster|alley|airconditioner|gutter|colorbond|colourbond|besser|render|warehouse|servo|shed'

/** What the home looks out on. */
export const viewWords = `
  [view, denied = no]
    outlook
  [view = yes, denied = no]
    overlook|overlooks|overlooking ~ garden|park|reserve|oval; nothing but ~ ~? and the ~
    sunset|sunsets|sunrise is|are ~? from the? ~? deck|balcony|verandah|terrace|lounge|kitchen
    looking|looks|look|gazing down|across|out|over the ~ to|toward|towards|and; direct? *? frontage and view; views|view from; degree outlook|vista|view|views to|of|over|across
    window|deck|balcony|terrace|verandah|lounge|living|bedroom|room|apartment|home|house|unit face|faces|facing|front|fronts the? ~? ${sight}
    eye travel|travels|run|runs|go|goes|drift|drifts past|to|over|across|down|along|beyond|out; say|wave hello|good|goodbye to the ~? skyline|city|ocean|sea|harbour|bay|river|lake|hill|mountain; see|sees all|right|clear|straight the? way to|down|across; see all the way; frame|frames|framing the ~ ,?; overlook|overlooks|overlooking ~? ~? ~? park|parkland|reserve|oval|common|green|canopy|treetop|vineyard|beach|bay|lake|river|golf|course|fairway; look|looks|looking out over|across|onto|on it|them|the; take|takes|taking in the|all whole|entire|of|sweep ~?; lake|river|ocean|sea|city|harbour|mountain|bush|park|valley view|views is|are better|best|finest; vista|vistas|panorama|outlook
    fill|fills the *? window; is the whole of the ~? ~? window; ~ peeps|peep|glimpses from|of|to the? *? bedroom|balcony|deck|second
    front|living|rear|main|bed|upper room|bedroom|window face|look the *? @sight
    look|looks|looking across|over|out to|over ~? mount|mt|cape|point; view of mount|mt|the? ~ hill|range|mountain; watch the sun|moon|storm|ship|ferry go|come|set|rise|roll down|up|in|out?; ${glass} ** frame the ~ ~; hill|range|bush|mountain in|on|to one|every|each direction|side; ${sight} ,? ? yes|absolutely|certainly
    view to|of|over|across|toward|towards|onto|down|up|along the|a|our|its? ~? ~? @sight
    the whole|all|length|sweep|entire of the ~ ~? lies|is|lie|spreads|stretches|sits|spread|laid below|beneath|before|beyond|outside|in; light of the? ~ ~? spread|twinkle|below|laid|at|by out? below|night|beneath; all|nothing but sea|sky|ocean|water|trees|bush and|but sky|sea|ocean|water|trees|clouds
    range|ranges|hill|hills|mountain|mountains|city|bay|sea line|lines up behind|beyond|above|along; look|looks|looking clear|straight|right|directly across|to|over|out|down the ~; looking to|toward|towards|over|across|onto|out the ~ from|range|hill|hills|mountain|mountains; overlooking|overlooks|overlook @sight; sweep of|from|across the? *? @sight; give|gives|giving on? to|onto the? ~? @sight; @sight : ferries|ferry|boat|boats|yacht|yachts; commanding|command|commands the|a|an ~? ~? sweep|view|outlook|aspect; on to the @sight; right below|under|beneath your|the balcony|window|deck; treetop|treetops above|below|beyond|outside
    can|you|we see the|all|right|straight *? *? ocean|sea|bay|harbour|city|skyline|river|lake|mountain|mountains|range|valley|hills|water|island|bridge|coast; peep of|between
    look|looks|looking out? on|onto @sight; wake|wakes to the|a @sight; @sight ** in|is|are plain|seen|visible sight|view|from? from; @sight roll|rolls|spread|stretch away|out? beneath|below|before|to; @sight @sight? from|through|out the|your|every|both|each|two|three|all *? *? room|bedroom|balcony|window|bed|deck|verandah|kitchen|bath|living|lounge|terrace|sink|desk|step|table|porch|sofa|roof|front|rear|upstairs
    see|sees|spot|glimpse ** from bed|the|your|every|here|both|each *? bed|window|deck|kitchen|sink|verandah|balcony|bath|lounge|sofa|desk|porch|table|step; see|sees the|clear|right|all whole|way|entire *? @sight? to|over|across?; city|town|harbour|valley light|lights below|from|at|twinkle|spread|by
    @sight is|are|lies|lie|sits|all? spread|laid|stretched|rolled|stretches|unfolds|unrolls|spreads out? before|below|beneath|in|at|to|under *? you|foot|us|feet|it|window|front; is in front of you; spread|laid|stretched|unfolds|rolled out? below|beneath|before you|us|it|the
    look|looks|looking|gaze|peer|stare|face|faces *? *? over|across|onto|to|at|out|toward|towards|down|into *? *? *? @sight; outlook *? *? to|over|across|of|toward|onto @sight; pleasant|lovely|beautiful|superb|glorious|wide|big|gorgeous|leafy|green|district outlook; outlook of|toward|towards|through
    sea|water|bay|ocean|harbour|river|lake|city peep|peek|slice|ribbon|strip; slice|ribbon|strip|patch|corner|wedge|line|sheet|stretch of the? @sight; @sight peep|prospect|panorama|backdrop; prospect over|across|of; window|windows full of *? @sight
    sweep|sweeps|sweeping *? ** from @sight ** to @sight; horizon|sunset|sunsets from|over|every|each|nightly; nothing between you|us|here|it and @sight; @sight for a|your|an? backdrop|front|neighbour|view|horizon|yard; as far as the eye; see|watch the *? @scene|sail|tide|weather|train come|go|turn|roll|set|rise
    look|looks|looking *? across|over|down|up|out to|at|onto the ~? @sight; @sight *? *? fill|fills|frame ** window; view worth
    take|takes|taking|drink|drinks|drinking in the? *? *? *? @sight
    view|vista|panorama; gaze|gazing out? over|across|at|onto; @sight ,? and? @sight? view|vista|outlook; outlook is? over|across|to|onto|on
    @sight outside|beyond|below|filling|through|in|from|at the|its|every|each|your *? window|balcony|verandah|deck; drink|take|takes|drinks in ** @sight
    @sight ** eye level; @sight on|to one|three|two|four|both|all side; watch|watching|wake|waking ** @scene; window|door|glass frame|frames|framing
    sunrise|sunset|moon *? *? *? over|from|behind the ~? @sight; look|looks|looking straight|right|clear? over|across|down|up|out|towards|toward|to ** @sight
    skyline|harbour|ocean|city|coral|tasman|pacific *? light|glitter|sparkle|twinkle|glitters|twinkles|sparkles; sight line|sightline
    front row seat|position to|for|on; panoramic; horizon; eye level with the treetop|canopy; face|faces|facing|fronting ** @sight ** from|through|across
    overlook|overlooking the|a|an|parkland|leafy|bushland|garden|water|its|lush|open|reserve|river|bay|city|ocean; @sight glimpse; glimpse of the|our? @sight
    glimpse; view on|from|to|at|in both|two|three|all|every|each|either|four ~? level|side|front|direction|aspect|floor|storey|room; fill|filling the|every|each|your|its ~? ~? window; whale|dolphin|bird|ship|people watch|watching from; window|glass|glazed|open to|over|onto|toward the ~? ${sight}; before your|the eye; ${from}|window|room capture|capturing|command|take in? ~? ~? ~? ${sight}
    see|seen|spot|glimpse|glimpsed|visible|spotted|viewed|admired|admire|spy|survey|observe *? *? *? *? from the|your|every|both|its|upper|upstairs|bed|most|almost|two|our|all|a|each ~? ~? ${from}; see|seen|visible|glimpsed from bed|upstairs|here|up
    from the|your|every|each|both|its|our|either|a? ~? ~? ${from} ,? you|we|one|i can|will|may|get? see|watch|spot|glimpse|spy|survey|gaze|look|overlook|follow|admire|count; from bed ,? you|we can? see|watch|spot|look; from upstairs ,? you|we can? see|watch|look
    from here|up|above ,? you|we can? see|watch|look; ${from} gazing|gaze|peering|staring out|straight|down|over|across|right|directly|at|to|toward; outlook|view : ~; scenery from|to|over|across|on|in; upstairs ,? you|we can? see|look; you|we can? see the? ${sight} from|over|between|past|through|beyond|and; on a clear|fine day|night|morning; see forever|for mile|miles|kilometre|to; for mile around|in|over|to|across; to the horizon
    framed|frame|framing by|in|within|through the|its|a|every|each|your|tall|big|arched|one|two|bay ~? ~? ${glass}; ${glass} frame|framing|framed the|a|an|your ~? ~? ${sight}
    ${sight} ,? ** framed|filling|fill by|in|the|every|each|its? ~? ~? ${glass}; fill|filling the|every|each|your *? ~? window with ~? ${sight}; window ** full of ~? ${sight}
    laid|spread|stretched|sprawled|strung|unrolled|unfurled|rolled|spilling|stretching|spreading|sprawling|glittering|sparkling|twinkling|shimmering out? below|beneath|beyond|before|beside *? the|your|you|it|us|every|my|all ~? ~? ${from}|feet|foot|you|us?
    ${sight} ~? ~? from *? *? ~? ${from}; ${sight} ~? through|out|outside|beyond|past the|your|every|both|all|each|its|a|tall|big|wide ~? ~? ${glass}; ${sight} ,? *? *? from one|either end|side|corner
    ${sight} ** lit|glowing|sparkling|twinkling|glittering|shimmering|gleaming|glows|sparkles|twinkles|glitter up? *? at|by|each|every|after|below|of|across night|dusk|dark|the|an|evening; light of the? ~ ~? at|by|below|beyond|across|twinkle|sparkle|glitter night|dusk|dark|you|the?
    nothing|only|just *? *? *? between|separates|stands you|us|it|the *? and the? ~? ${sight}|swan|horizon|antarctica|chile|zealand; ${sight} for your|its|an|a ~? ~? neighbour|backdrop|frontyard|backyard|wallpaper|foreground|company|garden
    ${scene} ** past|by|below|beneath|under|outside|across from? the|your|our *? window|sink|deck|balcony|terrace|bed|verandah|jetty; watch|watching|count|counting|follow|following|wave|waving to|at? the|a|every? ~? ~? ${scene}
    ${fine} ~? ~? outlook|vista|panorama|vantage|scenery|seascape; outlook|vantage|aspect|prospect over|across|onto|toward|beyond|from|into the? *? ~? ${sight}|${from}|tree|garden|park; outlook that|which|from|over|across|beyond|you|worth|through|with; outlook of|to|is? the? ~? ${sight}|tree|green|garden|leafy
    aspect|prospect|panorama|backdrop over|across|of the? *? ~? ${sight}; grandstand|ringside|box|dress|balcony|orchestra|premium|best|royal seat|position|circle|vantage to|for|on|over|above; vantage point; seascape|cityscape|waterscape; skyline is|at|by|beyond|over|on|from|lit|in
    overlook|overlooking the? ~? ~? ${sight}; glimpse|glimpses|peep|peek|sliver|snippet|slice|sniff|hint|flash of the? ~? ${sight}|blue; glimpse|peep|peek|look|looks|views through|between|past|over|across to? the? ~? ~? ${sight}
    look|looks|looking|gaze|stare|face|facing|peer|turn out? straight|directly|right|due|north|east|west|south? over|across|onto|to|at|down|into|toward|beyond the|a|an|its|your? ~? ~? ${sight}; over|across|above the? ~? rooftop|treetop|canopy|roof to|toward the? ~
    eye level|line to|with|the; ${sight} in every|each|both direction|window; glow|glows|pink|gold|orange|purple ** from the ${from}; reach|reaches|stretch|stretches|run|runs to the horizon
    360|270|180 degree|deg; ${sight} ,? ${sight} and? ,? ~? ${sight} from|at|on|through; wake|wakes|waking up? to|with the|a? ~? ~? ${sight}|kookaburra?; sundowner|sunset|sunrise|breakfast|coffee|dinner|morning with|over|above ~? ~? ${sight}
  [view = no, whole]
    roof|wall|fence|carpark is|are the only thing *? to look|see; only thing to look at
    do|does|did not *? *? *? *? or a view
    window|room|bedroom|unit|flat|apartment|balcony look|looks|face|faces|looking straight|directly|right? at|onto|on|into a|the? ~? wall|fence
    can not see the *? *? from; take|took|taken|stole|stolen the *? view
    look|looks|looking at|out|onto|into on|at|onto? the|our|a|next|your? neighbour *? brick|wall|fence|roof|window|shed|garage; hear|heard|smell *? *? *? but|and|though|yet you|we|i|it|one? can|do|will|could|is? not|never see|seen|visible; all|only thing? you|we can? see *? *? *? ${dull}; view|views ? none|no|nil|nothing; outlook ? nothing|none|a fence|wall|but|brick?
    can not see the|much sea|ocean|water|anything|of|bay|harbour; see nothing but|of; tower|building|townhouse|neighbour *? *? took|stole|blocked|ended the *? view
    nothing to look at|on|out; nothing to see from; look|looks|looking|face|faces|stare|stares *? *? *? at|onto|on|into|the|a|to? *? *? brick|blank|rendered|concrete|neighbour wall|fence; no lake|ocean|sea|water|city|harbour|valley|bay from the
    outlook|view is|are? *? *? *? brick|blank|concrete wall; not a view; viewless
    ${sight}|${scene} ** none of|not it|them|which? *? seen|visible; can|could be heard|smelt but|and|though|not *? *? seen?; hear|heard|smell ** but|and|not|though you|we|it? can|do|will|never|not *? see|seen
    no|without|zero actual|real? sight|glimpse|peep|sign|peek of the? ${sight}; only|just|nothing but *? *? *? *? to look at|on|onto|out; ${dull} *? ** to look at|on|out; not? much|lot|anything|nothing to look at|out|on
    outlook *? is|on|onto|into|of|to|: ** ${dull}; look|looking|looks|face|faces|facing|stare|stares|staring|gaze|opens|views straight|directly|right|out? on|onto|at|into|to|over? the|a|an|your|its|next|another|someone? ~? ~? ${dull}
    look|looks|looking|stare|staring|peer straight|directly|right|out? into|at|onto next|neighbour|someone|other|another ~? ~? ~? bathroom|kitchen|window|wall|bedroom|laundry|roof|washing|house|unit|block; outlook internal|is|to? the? car ?
    hemmed in by|on|all; not|never|rarely *? what? you *? *? come|buy|buying|here for the view; would see|have|enjoy|get|catch the ${sight} if|were|but|except|bar; window on|onto|over|into the ~? ${dull}
  [nothing]
    see|watch|keep|seen|supervise|spot the? *? kid|child|children|pool|backyard|yard|grandkid|dog|toddler|little|car|eye *? from; inspection|hear|heard|audible|smell|smelt from the *? ~? window|deck|balcony|bed; frame the street|path|entry|pool|driveway; framed by hedge|palm
    glimpse of the? past|future|history|what|life|how; visible|seen from the gate|road|street|paddock|footpath|lane|highway|front|kerb
`
