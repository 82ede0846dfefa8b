const room =
  'living|lounge|loungeroom|interior|room|kitchen|bedroom|dining|house|unit|apartment|flat|home|sunroom|upstairs|downstairs|inside|indoors|level'
const lands = `${room}|window|table|floor|floorboard|board|sofa|couch|bench|benchtop|rug|page|desk|hall|hallway|corner|carpet|pillow|breakfast|wall`
const sun = 'sun|sunlight|sunshine|daylight'
const moves =
  'come|arrive|linger|creep|climb|track|sweep|roll|rush|slip|sneak|shine|greet|visit|settle|hit|land|play|glow|move|travel|work|make|find|sit|stay|burst|flow|spread|get|fall|pour|stream|flood|fill|warm|bathe|reach|enter|slide|wander|brighten|illuminate|penetrate|tip|pool|slant|drench|wash|spill|walk|follow|light'
const moving =
  'pouring|streaming|flooding|falling|coming|flowing|spilling|slanting|washing|bouncing|filtering|drifting|shining|dancing|playing'
const lovely =
  'great|good|big|clean|love|lovely|beautiful|superb|glorious|gorgeous|magical|wonderful|extraordinary|painterly|luminous|silvery|splendid|delightful|fantastic|fabulous|sublime|magic|brilliant|amazing|incredible|exceptional|outstanding|terrific'
const much =
  'abundance|wealth|bag|bags|heap|load|lot|plenty|oodles|ton|bucket|excess|surplus|hour|maximum|ample|excellent|plentiful|generous|copious|good|great|endless|unlimited'
const lit = 'well|naturally|beautifully|brightly|gloriously|softly|brilliantly|wonderfully lit'
const seldom = 'seldom|rarely|never|hardly|scarcely|barely'
const dark = 'dark|dim|gloomy|dingy|shadowy|sunless|lightless|murky|sombre'

/** Light in the rooms, and the lack of it. */
export const lightWords = `
  [light = yes, denied = no]
    keep|keeps|make|makes *? @seat room? cheery|cheerful|bright|sunny|light|glowing; not need a|the|any lamp|light|lights on? before|until|till
    day lit ~? ~?; daylit; daylight ~? @seat|kitchen; love|loves|loved|adore the ~? light in|here|throughout|that|of|at; light comes|come in? everywhere|in|from; @seat|kitchen|room glow|glows|glowing all|in|with|from|at|through|every; full|all|winter|morning|afternoon|day sun to|in|into|on|through the? @seat|kitchen|room; open|opens|opened|throw|throws *? ~? @seat|room *? *? to the @sun; light , space|air|volume|height and|, ~; bright as a|an ~; sun pours|streams|reaches|finds; wall of ~? ~? ~? window|bifolds|glass|glazing|louvres|sliders makes|make|fill|fills|flood|floods|bring|brings|let|lets|keeps|keep ** ~
    sunniest|brightest|lightest ~? ~? room|house|home|corner|spot|apartment|kitchen|flat|unit|studio|villa|terrace|cottage|bedroom
    light room|bedroom; light ,|and? renovated|modern|updated|contemporary|large|elegant|peaceful|restful|stylish|comfortable ~? ~? @seat|room|bedroom; surprisingly|unexpectedly|delightfully|incredibly bright; let there be light; quiet|spacious|warm|roomy|airy and light at|throughout|with|inside|,; @seat|room|house|home|unit *? is|are|feel not|never|far|anything from|but? ~? dark|dim|gloomy; not a ~? dark|gloomy|dim house|home|unit|room|apartment
    the light is|, ~? lovely|beautiful|wonderful|glorious|superb|gorgeous|soft|magical|golden; light in|throughout the? ~? ~? is|, lovely|beautiful|wonderful
    keep|keeps|make|makes it|them light|bright|sunny; northern|north aspect keep|keeps|and|to|,
    bag|bags|heap|heaps|load|loads|lot|lots|plenty|oodles of light|sun|sunshine|daylight; bright ,? *? ,? and immaculate|welcoming|spacious|airy|modern|quiet; sun drenched|filled|soaked ~? and? ~? @seat|kitchen
    light ,? and? roomy|spacious|airy|bright with|and|,; : *? *? *? ,? light ,|and quiet|airy|warm|bright; bright as a
    made|makes|make|turned|turn a|the ~? ~? ~? bright|light|sunny
    sunny|bright ,? north|northern|northerly|northeast facing? aspect|orientation|position|outlook; brighten|brightens|brightened the|up|every ~? @seat|kitchen
    sunny|bright ,? *? *? ~? bedder|apartment|unit|villa|flat; @sun in the lounge|living|kitchen|bedroom|loungeroom; sun everywhere
    gather|draw|take|borrow|drink|pull|bring|get|catch *? light from|into|through|off; light from the|a *? courtyard|atrium|lightwell|north|garden
    skylight|clerestory|lightwell flood|light|brighten|bathe|drench|fill the|every|each|all|our|a? ~? ~? @seat; sun|light|daylight comes|come|arrives|gets|reaches in|right|all|deep|straight|through ~? ~? ~? ${lands}|side
    sun is|comes|goes everywhere; @sun is|are everywhere|all; all|full day|days light|sun; skylit *? ~? ~? @seat; skylit ,? and? sun; @sun drenched|soaked|filled|lit; even|soft|gentle|clear light across|over|in|through|on; @seat *? is|are bathed|drenched|soaked in|with it|@sun; bathed in it; sun welcome; light and? @sun; north light; winter|summer|morning|all bright|day sunroom|sun|light; @sun everywhere
    skylight|window|lantern|louvre|glass|clerestory|door|void|atrium ** pour|pours|bring|drop|drops|throw|throws|let|lets|funnel|spill|tip|scoop|give|gives|flood|floods|fill|fills|admit|pull|draw ** @sun; all glass and|, *? @sun; @sun all day|morning|afternoon|year|winter|round
    north|northern|northerly|eastern|morning|afternoon|winter|gentle|golden|endless|vast|generous|abundant|ample|plentiful|copious|constant|glorious|plenty|lots|lot of? *? @sun in|to|through|throughout|for|on|into|across|from|fills|floods|, the|every|all|both|each|living|your|its? *? @seat|window|day
    as bright|light|sunny as; light|bright|sunny , *? airy|bright|breezy|sunny|spacious|open; airy , bright|light; bright|light + airy; @sun ** pour|pours into; airy and light|bright; sunny in|throughout|every|inside|all; get|gets|enjoy|enjoys|take|takes|receive|receives the|all|plenty|lots|full|every|of? morning|afternoon|winter|northern|north|all|day|good? @sun
    bathed|drenched|steeped|swimming|soaked|basking|bask|basks|glowing|dipped in ** @sun; @sun pool|pools|spill|lies|lie|lands|land|moves|move|streams|travels|crosses|comes|comes|follows|follow|wakes|warms|gets|visits ** @seat|floor|kitchen|table|bed|window|in|wall; light on three|two|four|all|both side
    @seat full of|with|in *? @sun; light to|on|from three|two|four|all|both side|aspects|aspect; sun trap; suntrap; no|never|without|not need|a|any? *? lamp|light|switch *? until|till|before dusk|dark|evening|night|sunset|five|six; bright , *? airy|light|open|white|happy; brightness; radiant with|in
    drink|drinks|soak|soaks|catch|catches|harvest|gather|gathers|collect|collects|hold|holds|welcomes|trap|traps *? *? *? the|every|morning|winter|northern|all|afternoon @sun; light pour|pours|bounce|streams|floods|drifts|fills|filters|dances|finds|washes; walls of glass ** @sun
    glow|glows with|in ~? @sun; aglow; @seat|window *? *? drink|catch|welcome|gather in? the? *? *? @sun; light spills|spilling|pours|pouring|falls|falling in|through|across|into|from
    natural|northern|abundant|beautiful sun?|light|sunlight; dappled|streaming light|sunlight; lightfilled; sunlit|sundrenched
    flooded|filled|bathed|drenched|awash|streaming|washed|blessed|flood|bathe|drench|fill with|in|by the? ** @sun
    flood|flooding|bathe|bathing|drench|drenching|fill|filling|wash|washing the|this|every|each|your|our|both|all ** with|in natural? ~? @sun; @sun flood|pour|stream|fill|bathe|come|flow|pouring|streaming|flooding|reach
    flood of *? @sun; bright|brightest|luminous ,? ~? ~? @seat; keep it bright
    is|are|feel|feels|so|always|very|wonderfully|beautifully|naturally bright|luminous|sunny; bright|luminous|sunny from|all|even|in|throughout|but|yet|airy|at
    and|, bright|luminous|sunny ,|and?; sunny|sunlit|luminous @seat; bright|sunny family room; winter sun; all day sun; light in every room
    let|letting|bring|bringing|draw|drawing|catch|catching|capture|capturing in? the|plenty|lot? of? morning|northern|natural|winter|afternoon? @sun in?
    bright and|yet|but in|well|comfortable|airy; light and? bright|air|airy|breezy; @sun from dawn|morning|sunrise|breakfast|every|all|two|three|north
    full of *? @sun; @sun ** every|all|each room|corner|window|day|level
    @sun enter|enters|spill|fall|wash|bounce|finds|drift|find|dance|cascade|slant|filter|tumble|angle|reach|reaches|stay|pour|fill
    great|good|lovely|wonderful|superb|excellent|brilliant|gorgeous|beautiful|soft|morning|afternoon light for|in|throughout|all|from|from|,
    not|never a? dark corner|room|spot; sunshine floods|pours|streams
    catch|catches|capture|soak|soaks|drink|welcome|welcomes|invite|invites|draw|draws|admit|get up|in? the|all|plenty|lot? of|day? *? @sun
    @sun soaked|drenched|filled|dappled|flooded
    ${sun}|light ~? ${moves} ** ${lands}; ${sun}|light ~? ${moving} in|into|through|across|onto|over|from|down ** ${lands}
    lit|warmed|brightened|illuminated|gilded|kissed|lightened|blessed|dappled by|with the? ~? @sun; lit *? *? by the? ~? @sun; @sun kissed|washed|splashed|bathed|struck|infused|swept|warmed|saturated|flooded|laden
    ${lit} ,? and? ~? ${room}|throughout|space; @seat|${room} *? is|are|feel|stay|remain ${lit}
    sunny|bright|northern|north|northerly|sunlit aspect to|in|throughout; make|keep|leave the ~? ~? ~? @seat|room|kitchen|inside ~? bright|light|sunny|airy; @seat|kitchen sunny|bright|airy and|,|but|all|even|from; keep|make|leave|render *? *? *? *? bright|sunny|airy|luminous
    ${much} of? the? natural|northern|northerly|morning|afternoon|winter|eastern|western ~? @sun; maximise|maximising|maximum|maximised the? natural|northern|winter @sun
    @sun aplenty|galore|abound; @sun in abundance|spade|bucket; @sun by the bucket|bucketload|bucketful; awash|ablaze|alive|alight with *? *? @sun
    @seat|${room} *? is|are|feel|stay|remain|keep|kept ~? light|bright|sunny|airy|brighter|luminous|sunlit|cheerful; upstairs|downstairs bright|sunny
    light ,? and? spacious|airy|bright|warm|generous|open|roomy|lofty|uncluttered|relaxed ~? ~? @seat; light living|lounge|loungeroom|interior|dining|bedroom|spacious|roomy ~? @seat?
    bright ,? with|by|all|as|and warm|breezy|open|cheery|happy|cheerful|spacious|roomy|northern|north|glass|day|a|white; brighter|brightest ~? ${room}|spot|corner|than|with|of; bright and breezy|cheery|cheerful|spacious|welcoming|modern|open; brighter
    ${seldom} ** touch|reach|want|use|flick|turn|switch|need a|the|any|to|on? *? light|lamp|lightswitch; light|lamp *? ** stay|kept|remain|are off ** until|till|before|dusk|evening|day|dark
    light in|of the|every|this|its *? *? @seat *? is|was *? ${lovely}; ${lovely} natural? light in|to|of|that|through|throughout|from|here|inside
    ${lovely} and? ~? natural? light throughout|inside; light and space|volume|warmth|views; space|volume|warmth|air ,|and natural? light; cross lit; light shaft|well bring|bringing|over|above|light
    window|glass|glazed|casement|aspect|light|sun on|to|from|along|down two|three|four|both|all side|wall|aspect; dual|triple|double|three|two|corner aspect
    north|northern|northerly|east|sun facing|oriented|orientated|orientation|aspect ~? ~? living|lounge|room|kitchen|bedroom|window|family|dining|glass|interior; facing|faces due? north ~? ~? living|lounge|room|kitchen|family
    living|lounge|family|dining|kitchen|bedroom|apartment|unit|flat room? is|are *? *? face|facing|to|toward due? north|northeast; north to the? living|lounge|kitchen|family
    sun to|in|into|on the|every|both|each|all ~? ~? @seat|${lands}; ${sun} from *? *? until|till|to ** ; morning|afternoon|evening|winter|breakfast sun in|into|to|on the|every|both ~? ~? ${lands}
    sunny|sunlit|lightfilled|lightflooded ,? ~? ~? @seat|kitchen|bedroom|breakfast; cheery|cheerful ~? @seat|kitchen|interior; skylight ** bright|light|lit|sun|daylight; skylit
    @seat|${room} *? made|built|designed|oriented|orientated|angled|placed|positioned for|to|toward the|catch|follow|capture|harness|maximise ~? ~? @sun; follow|chase the @sun from|through|around; a|the home|house|place|apartment of|about light
    @seat|${room} ** full|flooded|brimming|brim|alive|awash|overflow|overflowing of|with *? *? @sun; sunglass inside|indoors|at|in; no dark|dim|gloomy corner|room|spot; nothing dark|gloomy|dim about|here|inside
  [light = no, whole]
    a bit|little|touch|tad dark|dim|gloomy; small and|, *? *? dark; little|limited|no winter|morning|afternoon|direct|natural sun|light|sunlight
    on the darker|dim|dimmer|gloomier side
    short on light|sun|daylight
    ground? floor? cave; cave of a @dwelling; frankly|honestly|admittedly|fairly|rather dark|dim|gloomy; cool|quiet and|, ** dark; never see|sees|saw the sun; look|looks elsewhere for light; lamp on at noon|midday|lunch; for light look elsewhere
    sun leave|leaves|disappears|vanishes|departs|is|has gone|at|by|before|early|after ~? two|three|noon|lunch|one|midday|early; south facing|facing|faces ~? living|lounge|room|rooms|apartment|unit|bedroom; face|faces|facing south and|so|,|with
    is|are|be *? *? dark|dim|gloomy; south|southern facing|faces|onto ** dark|dim|gloomy; makes|make for a dark; no|little|not natural|direct|much light|sun
    low|poor|limited|minimal|scant|insufficient|little|restricted|meagre|weak natural? light|daylight|sun|sunlight level|levels?; light|daylight|sun|sunlight is|are in|very|rather|quite|a? short|limited|scarce|poor|minimal|lacking|scant|rare|low|weak supply|bit?
    never|rarely|seldom|hardly|barely|scarcely see|sees|get|gets|catch|receive|feel|feels ** @sun; sun|sunlight|daylight never|rarely|seldom|hardly|barely|scarcely ~; little|scant|scarce|no|not much|any *? natural? light|daylight|sun|sunlight in|inside|to|at|reaches|gets|for
    dim|dark|gloomy at|even|from|all|most|until|after *? noon|midday|three|two|lunch|day|morning|afternoon; dark as a; stay|stays|remain|remains dark|dim|gloomy; dim by design; cave like; like a cave|cellar|tunnel|mine; cavelike; gloom; dingy; murky; dim inside|throughout|living|lounge|room|within|downstairs; keep a|the lamp|light on
    lamp|light|lights on|stay|burning|needed all|by|at|even day|noon|midday; shade|shadow|shaded|shadowed|dark most|all of? the? day; dark|dim|gloomy living|lounge|bedroom|kitchen|sitting|inside|interior|room|throughout|within|but|and; verandah|tree|trees|wall|tower steal|steals|keep|keeps|take|blocks *? ** @sun
    not enough|much|a natural? @sun; starved of natural? light; lack|lacking|lacks ~? light; poky|pokey and? dark
    sunless; room|bedroom|house|home|flat|unit|apartment|interior|living|lounge|area|space|it is|are|can|feel be? a|rather|quite|fairly|very|on? bit|little|the? dark
    on the dark|dim|gloomy side; dark at|toward|towards the *? rear|back|front|middle|centre; shaded by|from ** tower|building|wall|neighbour
    @seat|room is|are|feel|can *? dim|gloomy|dark; light|lamp *? *? on|needed at|by|all|in ** day|noon|midday|lunch|lunchtime|afternoon; dark inside
    poorly|dimly lit; dim|gloomy interior|room|living|apartment|flat|inside; dark and|, pokey|poky|cramped|gloomy|small
    dark ,|and? ~? ~? cottage|room|interior|flat|apartment|unit|house|home|terrace|living|lounge|studio; shaded by|from the? hill|tree|cliff|block|range
    see|sees|catch|catches little|no|not *? *? @sun; starved of *? @sun; not much natural? @sun; get|receive little|no|not much? natural? @sun
    not|never get|have|receive|enjoy|see|offer|catch|let a? lot|much|any|enough|plenty|great|deal of? natural? @sun
    gloomy|dim|dingy|lightless|sunless|murky|shadowy|cavelike ,? and? ~? ~? @seat|kitchen|bedroom|house; dark ,? old|little|low|small|cold|cool|narrow|poky|pokey? @seat|kitchen|bedroom|interior
    keep|leave|make ** @seat|house|inside|interior|kitchen|it|place|living|downstairs *? ${dark} ,|and|all|but|most|in|by|even; keep the @seat|house|home ~? ${dark}
    @seat|kitchen|inside|downstairs|it *? is|are|feel|stay|remain|be|get *? *? ${dark}; ${dark} downstairs|indoors|inside|within
    @seat|kitchen a|rather|quite|fairly|very|always|often little|bit? ${dark}; dark in|all|for|most|by winter|june|july|day|it|of; shaded aspect; never bright; short|shy|starved|deprived|devoid|robbed of natural? light|daylight|sun|sunlight; need|want|use|deserve|crave|crying|calling|beg out? for? *? more|better natural? light|daylight|sun|sunlight; more natural? light|sun|daylight is|would|needed|wanted
    not|never ~? blessed|bathed|flooded|known|famous|drenched|filled|overburdened|overloaded|big on|for|with|in natural? @sun; natural? light|sun|daylight is|was not *? its|a|the|one *? *? strong|strength|feature|forte|suit|best; low|light on natural light
    @sun do|will|can not|never|barely|hardly|seldom|rarely|scarcely ~? reach|enter|get|make|come|find|touch|penetrate|shine|visit; @sun never|seldom|rarely|barely|hardly|scarcely ~? ~? in|into|inside|past|reach|enter|through; @sun is|are a? not? gone|stranger|limited|scarce|short|rare|restricted|rationed ~?
    lose|lost|miss|lack|robbed|deprived|without of? the? ~? sun|daylight|light by|at|from|after|early|altogether|in; house|home|unit|flat|apartment|room *? *? is|are overshadowed; ${room}|it *? is|are|sit in *? *? shadow|shade of|all|most|for|from|after|by|until; feel|live|living like *? a dungeon|cave|cellar|bunker|burrow; dungeon like
    light|lamp *? *? *? on at|by|all|during|even *? ** noon|midday|lunch|lunchtime|daytime; need|want|keep|have|leave|turn the|a|your? light|lamp on ** day|noon|midday|lunch|daytime; ${dark} , even|at|by|most|all *? ** day|noon|midday|summer
  [nothing]
    natural|daylight light|lights? in|to|into the|a|its? ~? ensuite|bathroom|powder|laundry|stair|pantry|robe|cellar; light|daylight into|to the ~? ensuite|bathroom|powder|laundry|stair|pantry|robe|cellar
    landing|stairwell|ensuite|bathroom|laundry|pantry is|are bright|light|sunny|airy; dark|light ~? theatre|media|cinema room; kitchen|bathroom|floor|ensuite|it|cabinet? is|are? dark|light ~? oak|walnut|timber|wood|stone|stained|cabinetry|joinery|tile|tapware; panel light|lights ~?
    night|sky|evening is|are|so|stay very? ~? dark; slope|land|block|hill|paddock|country|site|hillside with|has|, a? ~? ~? northern|north|northerly|sunny aspect ,?; greenhouse|glasshouse|orchard gets|get|catches ** sun ** ** **
    sun|light ** the|for ~? vegetable|veggie|vege|vegie|garden|flower|raised|herb bed|patch|garden *? *? ~?
    man|wine|bat cave; light room up; bright|sunny splashback|tile|cushion|door|paint|cabinetry|cabinet|cupboard|red|blue|yellow|orange|green|pink|print|mural; media|theatre|cinema|powder room is|are ~? dark|dim
    dimmer|dimmable|pendant|led|fluoro|sensor|mood|strip|festoon light|lighting *? *? *? ~?
`
