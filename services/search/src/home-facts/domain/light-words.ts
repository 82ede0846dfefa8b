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
  'abundance|wealth|heap|load|lot|plenty|oodles|ton|bucket|excess|surplus|hour|maximum|ample|excellent|plentiful|generous|copious|good|great|endless|unlimited'
const lit = 'well|naturally|beautifully|brightly|gloriously|softly|brilliantly|wonderfully lit'
const seldom = 'seldom|rarely|never|hardly|scarcely|barely'
const dark = 'dark|dim|gloomy|dingy|shadowy|sunless|lightless|murky|sombre'

/** Light in the rooms, and the lack of it. */
export const lightWords = `
  [light = yes, denied = no]
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
    living|lounge|family|dining|kitchen|bedroom|apartment|unit|flat room? is|are? *? *? face|facing|to|toward due? north|northeast; north to the? living|lounge|kitchen|family
    sun to|in|into|on the|every|both|each|all ~? ~? @seat|${lands}; ${sun} from *? *? until|till|to ** ; morning|afternoon|evening|winter|breakfast sun in|into|to|on the|every|both ~? ~? ${lands}
    sunny|sunlit|lightfilled|lightflooded ,? ~? ~? @seat|kitchen|bedroom|breakfast; cheery|cheerful ~? @seat|kitchen|interior; skylight ** bright|light|lit|sun|daylight; skylit
    @seat|${room} *? made|built|designed|oriented|orientated|angled|placed|positioned for|to|toward the|catch|follow|capture|harness|maximise ~? ~? @sun; follow|chase the @sun from|through|around; a|the home|house|place|apartment of|about light
    @seat|${room} ** full|flooded|brimming|brim|alive|awash|overflow|overflowing of|with *? *? @sun; sunglass inside|indoors|at|in; no dark|dim|gloomy corner|room|spot; nothing dark|gloomy|dim about|here|inside
  [light = no, whole]
    not|never get|have|receive|enjoy|see|offer|catch|let a? lot|much|any|enough|plenty|great|deal of? natural? @sun
    gloomy|dim|dingy|lightless|sunless|murky|shadowy|cavelike ,? and? ~? ~? @seat|kitchen|bedroom|house; dark ,? old|little|low|small|cold|cool|narrow|poky|pokey? @seat|kitchen|bedroom|interior
    keep|leave|make ** @seat|house|inside|interior|kitchen|it|place|living|downstairs *? ${dark} ,|and|all|but|most|in|by|even; keep the @seat|house|home ~? ${dark}
    @seat|kitchen|inside|downstairs|it *? is|are|feel|stay|remain|be|get *? *? ${dark}; ${dark} downstairs|indoors|inside|within
    @seat|kitchen a|rather|quite|fairly|very|always|often little|bit? ${dark}; dark in|all|for|most|by winter|june|july|day|it|of; shaded aspect; never bright; short|shy|starved|deprived|devoid|robbed of natural? light|daylight|sun|sunlight; need|want|use|deserve|crave|crying|calling|beg out? for? *? more|better natural? light|daylight|sun|sunlight; more natural? light|sun|daylight is|would|needed|wanted
    not|never ~? blessed|bathed|flooded|known|famous|drenched|filled|overburdened|overloaded|big on|for|with|in natural? @sun; natural? light|sun|daylight is|was not *? its|a|the|one *? *? strong|strength|feature|forte|suit|best; low|light on natural light
    @sun do|will|can not|never|barely|hardly|seldom|rarely|scarcely ~? reach|enter|get|make|come|find|touch|penetrate|shine|visit; @sun never|seldom|rarely|barely|hardly|scarcely ~? ~? in|into|inside|past|reach|enter|through; @sun is|are a? not? gone|stranger|limited|scarce|short|rare|restricted|rationed ~?
    lose|lost|miss|lack|robbed|deprived|without of? the? ~? sun|daylight|light by|at|from|after|early|altogether|in; house|home|unit|flat|apartment|room *? *? is|are overshadowed; ${room}|it *? is|are|sit in *? *? shadow|shade of|all|most|for|from|after|by|until; feel|live|living like *? a dungeon|cave|cellar|bunker|burrow; dungeon like
    light|lamp *? *? *? on at|by|all|during|even *? ** noon|midday|lunch|lunchtime|daytime; need|want|keep|have|leave|turn the|a|your? light|lamp on ** day|noon|midday|lunch|daytime; ${dark} , even|at|by|most|all *? ** day|noon|midday|summer
`
