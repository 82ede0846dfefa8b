const car = 'car|vehicle|ute|van|caravan|boat|trailer|truck|4wd|motor|bus|motorhome|float|wheels|camper|campervan'
const count =
  '#|two|three|four|five|six|eight|ten|twelve|several|multiple|both|half|a|the|your|another|one|extra|many|plenty|dozen'
const door = 'roller|panel|tilt|sectional|remote|automatic|auto|electric|rolla|swing|barn|lift'
const ground =
  'drive|driveway|yard|lane|laneway|rear|back|side|apron|hardstand|gravel|forecourt|concrete|lawn|grass|slab|pad|strip|courtyard|basement|paddock|carriageway|paver|bitumen'
const roofed = 'covered|undercover|roofed|sheltered|weatherproof'

/** Where a car is kept. */
export const parkingWords = `
  [parking = garage]
    # car *? *? behind a? ~? panel|roller lift? door; # car under the? house
    lock up for|under|beside|at|with|behind|and|,; roller door *? *? ** car|two|vehicle; under house garage; autodoor
    garage|garaged|garaging; lock up garage|garaging?; lockup garage?; dlug|slug|lug|dlu|tlug
  [parking = carport]
    #|two|three|four bay ~? carport
    car shelter; covered carport
    carport; car port; porte cochere
  [parking = none, whole]
    not|no a|any|one|enough? single? car space|bay|park|spot|carspace|carpark|carbay in|with|on|for|at|to? the|this?; not|no a|any space|spot|room|place even? for the|a|any|your|one|even ~? ${car} ~?; is there|any parking ? no|none|not|sadly|sorry|afraid
    parking|carspace|car : 0|zero|no|nil; no car? parking|carpark|carspace|garaging; no off street or|and|nor on street; no on or off street; do|does|did not come|include|offer|provide|supply with? a|any|its|the? ~? car|carspace|carpark|parking|garage space|bay|park|spot|place?; comes|come|sold|offered|supplied without a|any|its|the? ~? ~? car|carspace|carpark|parking|garage space|bay|park|spot?; no lift|garage|balcony|yard ,|and|or|nor no? parking ~?; parking is? not with|part|included; no? parking ,? on|for the? site|title|premises|resident; has|have|with no parking|carpark|carspace|garage of its own|at; none of its own
    no on site parking|car|space|bay
    no|nor off street parking|space|car|spot|bay at|on|for|here?
    no allocated|dedicated|designated|assigned|onsite|secure|title parking|carspace|space|park|bay; no car space|parking|park on|with|here|at
    nowhere on|in|at the land|title|block|property|site to park; nowhere to park|leave|put; no provision for car|cars|motor|vehicle|vehicles|parking; no car accommodation|parking|space|park
    nowhere ** ** to leave|put|keep|stow a|the|your? car; no car? space|spot|place|room|bay|park|parking|accommodation|provision for|of a|the|any|even? one? car|vehicle; no car space|park|parking|accommodation|spot|bay
    without parking|carspace|garaging; car free; parking : no|none|nil|zero
    off? street? car|vehicle? parking is? not available|included|provided; nowhere to park; without a? parking; nowhere *? *? for|to *? car|park|vehicle
    no where|place|space|spot to park; not a car space|spot; it? lack in parking; zero|no|nil off? street? car? parking; zero|no|nil car space
    no parking ,|at|on|with|of|whatsoever|allocated|included|comes|and|but|provided|attached|so|for|space|spot|bay ~?
    parking ,? : ? none|nil|no|not|zero; parking ? none|nil|no|sadly|sorry|not; parking|garage|carspace|bay|space|car|carpark is|was not|none|nil included|offered|available|provided|allocated|part|on|attached; there is nowhere ** park|car|keep|parking|leave|put; do not own|have|keep|need|require a ~? car ; come|comes|sold|offered without ~? parking|carspace|car|garage|space
    carless|car less|free living|lifestyle|household|apartment|resident|building; no car|parking? bay|space|park|spot|parking ,|comes|with|on|is|but|and|at|goes|attached|here? ~?; nowhere|no for|place|spot|room to|for? park|a|the? ~? ${car}
  [parking = street]
    parking is|, ~? kerbside|streetside|roadside; you|we|they park on|in|at the ~? street|kerb|road
    street parking|park is|has|, ~? ~? unrestricted|easy|plentiful; street itself? is ~? unrestricted|free|untimed|unmetered|permit; parking ,|but|though|and ~? heap|plenty|load|lot|ample|bag of? *? out? front|outside|street; car|cars|vehicle|ute are? left|kept|parked|put|stood on|in|at the ~? street|road|kerb|verge; heap|plenty|loads|ample|lots|easy|free|unrestricted of? parking|park|spots|space out front|outside
    street ~? always|usually has|have|got a? room|spot|space; always|usually|generally a? spot|park|space out|at|right|on|in|outside the? front|door|street|kerb; park out front|outside|kerbside on|in|with; on street ~? parking right? outside|at|by|in|along
    parking permit|permits may|can be had|obtained|bought|from
    parking on this|our|the street is; parking is? on street; on street ,? permit|by
    best dressed on the street; carparking on the? street; permit parking in|out front|the|only
    permit is|are easy|available|simple
    park where you can|like|find on|in the street; permit|permits per household|house|home|dwelling; issue|issues|issued two|one|a|# ~? permit
    kerbside|kerb|street parking *? exists|available|out|at|in|only|is; car|cars live|lives|sleep|sleeps|stay|stays in|on|at the street|road|kerb; sticker for the street; resident sticker|permit; on road parking
    car are? parked at|by|along the kerb|kerbside|curb
    street parking only? ,? with|by|under|on *? *? permit; park|parked|parking|car|kept|lives|leave|left *? under|by|on|with a|the? *? *? permit|kerb|curb; permit parking; park|parking|spot|space|car out front|outside on? the? street?
    car live|lives|sleep|stay|sit|stand at|by|on the kerb|kerbside|curb|roadside|street; street park|parking|space|spot is|are easy|plentiful|free|unrestricted|available|all|only; street permit; unrestricted|free|easy|kerbside|kerb *? street? parking
    find|get|score|land a|one|your? spot|park|space out|on|in the? front|street|kerb|outside; leave|park the car|cars|yours? on|in|at the street|kerb|road|verge; parking ** on the? road|street|kerb
    parking|permit ** on|in the? street; parking? permit are? ** available; permit ** on the street|kerb|kerbside|road; permit zone|area|holder; only the street
    car live|sit|sleep|go on the street; on? street permit|car? parking|park|carpark|space; parking is? by permit; parking on street; park|parked on|in the street
    car are? parked|park on|in the street; space|spot|bay|car on the street
    two|three|four|one|# council|residents|resident|street|parking|area|zone parking? permit|permits; car|cars|parking|park|garage : street|on|kerb
    ${car}|parking|park|parked|parks|you *? *? *? *? on|at|along|by|against|in the|busy|quiet|leafy? ~? kerb|curb|verge|roadside|naturestrip|nature|kerbside; parking is|only? on|in|along|by|at the|a? ~? street|road|verge|kerb|avenue|roadside; ${car} ~? park|parks|live|lives|sleep|stay|stand|go|sit ** on|in|at the street|road|kerb|avenue|verge
    on street ,|only|car|permit|parking|park|space|and? ; on road|kerb parking|permit|only|park; kerbside|roadside|kerb|verge parking|park|car|spot; permit for the? street|road|kerb|two|one|residents|zone|car; resident ~? permit|parking|sticker|zone|scheme; street only; unrestricted|untimed|unmetered|metered|timed|free|easy|ample|plentiful|permit|residents|two|all ~? on? street parking|park
    parking *? *? *? permit|permits; two|one|# ~? permit|permits from|for|via|through|available|with|from ~; leave|put|keep|find ** on|in|along|at the ~? street|road|avenue|verge|kerb|crescent; park out? on|in|along|outside|at the street|road|avenue|verge|kerb|crescent; parking ? ~? ~? out? on|in|along the ~? street|road|kerb|verge; spot|space|place out? the? front on|in|along the street|road
  [parking = offStreet, denied = none]
    bay|bays|park|parks|carpark|carparks|space|spaces|spot of its|our|your|my own; own bay|carpark|carbay downstairs|below|beside|outside|near|next|underneath|out; bay|carspace|carbay * ,|on|( ~? ~? ~? ,? titled|title; spot|space|bay|park ,? ~? air? numbered|titled|uncovered|unnumbered; parking ? yes ,|:? one|two|# ~? ~? bay|space|spot|park
    drive|driveway that|which ll|will|would|can? take|fit|hold|park|handle #|two|three|four|five|six|several|both
    bay|bays|park|parks|carpark|carparks|space|spaces|spot of its|our|your|my own; own bay|carpark|carbay downstairs|below|beside|outside|near|next|underneath|out; bay|carspace|carbay *  ,|on|( *? *? *? *? *? titled|title; spot|space|bay|park ,? ~? air? numbered|titled|uncovered|unnumbered; parking ? yes ,|:? one|two|# ~? ~? bay|space|spot|park
    forecourt|apron|courtyard|hardstand|slab|strip|drive|driveway|turntable take|takes|fit|fits|hold|holds|accommodates|swallows|sleeps|hosts ~? ${count} ~? ~? ${car}; drive|driveway with|has|have|and room|space for two|three|four|five|six|several|both|more|2|3|4|5|6; ${car} now|then|both|all|happily|always live|lives|sleep|sleeps|sit|stand|go|park|stay|share ~? on|in|up|down|along? the|a|its|our ~? ~? drive|driveway|hardstand|apron; ${car} can|may be parked|kept|left ** on|in|up|down|along the ~? ~? drive|driveway|hardstand|apron; park right? at|outside|beside your|the front|back|kitchen|side|rear door
    # ~? ~? ~? ~? uncovered|open|marked|titled|paved|numbered|allotted space|spaces|bay|bays|park|parks is? are? on title; side by side ~? space|spaces|bay|bays; own driveway ,|for|and; park # ~? car|vehicle on title|site; o / s park|pkg|pking|prkg|car|space|bay; off street pkg|pking|prkg
    park a|the|your|up? ~? ${car} behind|beside|inside the? ~? house|home|fence|gate|door
    a bay|space|park each
    bay * in the? *? *? *? car? park|carpark|basement; own driveway ; leave|park the car|cars in|on the drive|driveway
    bay|space at|by|near your|the? door; open bay is|,|on|for; own|allotted|allocated bay|space off the? street; van|car|ute|boat|trailer get|gets|is|are parked off; park *? off the street; # bay at your; # car|cars fit on|in it|the; cars|car go|goes|stand|stands|now|sit|live|sleep on? the|a concrete|gravel|drive|driveway|pad|slab|hardstand; secure|allocated|titled|exclusive|single|double|tandem|extra car space; secure|allocated space|bay
    # open? bay|space at|in the front|rear|back|side; car use|uses|go|stay on? the drive|driveway
    off street car? parking|park space|spot|bay|area at|for|on|beside|in|behind|by?; driveway|drive take|takes|fit|fits|hold|holds #|two|three|four|several; side by side car? space|bay|park; titled|allocated|private car? space|bay|spot
    two|three|2|3 driveways|drives; room on it|the|drive|driveway for # *? car|cars|vehicle|vehicles; get|fit|park|gets|fits|parks # *? car|cars|vehicle|vehicles *? *? *? on|up|in|down|along the drive|driveway|side|yard; open car space; allocated|designated|marked|exclusive|titled open? car; driveway parking|space; parking for a *? *? bus|truck|caravan|boat|trailer|van; off street parking *? *? for
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
    hard stand; drive|driveway *? *? long|wide|big|deep enough? for # car|vehicle?; drive|driveway for # car|vehicle?; park #|both|two ** under|on|beneath|behind; basement|underground park|spot|space
    car|vehicle fit|park|sit|go ** drive|driveway; off lane|alley parking; lane|rear access? parking
    spot|space|bay|place|room for|to the|one|two|a|your|park *? car *? ** at|on|off|behind|beside the back|rear|side|lane|drive|driveway|title
    parking is? in|at|on|behind|beside|under the ** driveway|drive|rear|side|back|title|house|building|basement; car? stacker space|bay|spot|parking?
    underground|basement|undercover|secure parking|space|bay; # car parking; tandem space|parking|bay; side access parking; drive|driveway|gravel|paved parking
    off the? lane parking; car park|parked|park|live|sleep|sit *? *? under|underneath|beside|behind the; park in|on|off the driveway|drive|lane|side; vehicle space
    room|space|place|spot|somewhere|area|pad|slab|standing|bay|hardstand|enough to|for? park|pull|turn|leave|keep|stand|put|fit|drop in|up? ** ${car} *? *? *? *? ${ground}; ${count} ~? ${car} in|on|up|down|along|off|at|behind|beside|to the *? ~? ${ground}; ${car} in|on|up|down|off the|a|its ~? ~? ${ground}
    room|space for ${count} ~? ${car} off|behind|at|on|beside|in|down|along the|title|to? *? ~? ${ground}|street|road; room for ${count}|# more? ${car} off; park|parking|parked|pull up|in|is|it|them? on|in|up|down|beside|behind|off|inside the|your|its|a ~? ${ground}; off the? street car? parking|park|carpark|space|bay *?; parking on title|site|grounds|concrete|gravel|grass; park where you like|want|please
    double|wide|long|circular|u|horseshoe|turning|concrete|concreted|sealed|paved|gravel|deep|sweeping|private|lengthy|big|looped|side|tandem|extra shaped? drive|driveway; driveway ** ${car}; ${car} ** driveway; twin strip; concrete|wheel strip *? *? *? *? *? take|for|to|park? *? ${car}
    off road|st|lane|str|rd parking|park|car|for; osp; o s p; o / s parking|park|car; offstreet; offroad parking; off str|st; own|one|single|allocated|titled|numbered|marked|assigned|exclusive|deeded|secure|designated|reserved ~? car|park|carpark|bay|carspot|parking|space|spot on|in|under|at|by|behind|off|with|beneath the|a|title|your|its
    # car on title|site; car|carpark|bay|park|spot|space|parking on title|deeds|site|strata; parking bay|spot|place|space|slot|pad|spaces; # park|parks|carparks|parking ,|on|in|under|and|title|beneath; laneway|lane|rear parking|park; parking ( *; parking x|times #; # x car|parking|park
    car stand|hardstand|standing; open air|bay|car|sky parking|space|park|bay|spot; boom|gated|gate|basement|secure|security|intercom|podium ~? car? parking|park|carpark|space|bay; off|from the ~? lane|laneway ,? park|parking|space|car; carbay|carspot|carpad|carspace
    space|bay|spot|park in the? ~? ~? basement|stacker|podium|undercroft|open|carpark|rear|yard; ${car} ** fit the|on|in|up drive|driveway; ${car} nose|end to; wide enough for ${count} ~? ${car}; ${count} ${car} deep|abreast|long|wide|side; park|parking behind|inside the? ~? ~? gate|fence; parking for half|a dozen|plenty|guest|all|everyone|# ~?
  [parking, denied = none]
    parking
  [nothing]
    park|parking ** for|when|during|while|at the? ~? inspection|inspecting|auction|viewing; hour parking in|on|along the? ~? street
    timed|metered|restricted parking ** in|on the street; street parking is ~? restricted|timed|metered; long|sealed|gravel|concrete driveway|drive ,? shared with|by ~ ~?
    appliance|kitchen|pantry|toaster|breakfast|benchtop|bike|bicycle|lego|scooter|pram garage; nearest|local garage; garage for fuel|petrol|diesel|milk|bread; garage|carport kit|part|material|component|company|business|builder|door company; steel|iron|timber|frame|posts|material|kit for a|the ~? carport|garage; carport post ,|and roofing|iron|steel|paver|timber|brick
    no parking in|on|across the? ~? lane|laneway|driveway|clearway; no parking worry|in front|fine; parking inspector|officer|fine|fines|ticket|meter|sensor|station|machine|app; valet parking; access|gate *? *? *? *? *? wide|big|large enough for a|the|your|any ~? ${car} ~? ~?
    ${roofed}|street|free|paid|ample parking at|in|for|near the ~? supermarket|mall|shop|shopping|station|centre|beach|village|club; park at the end|top|corner|river|oval|beach; park and ride; lock up and leave|go|lifestyle
    ${door} door *? *? *? to|of|on|for the? *? ~? patio|alfresco|courtyard|deck|shed|workshop|boatshed; no garage sale; garage converted|conversion; lock up stage
  [parking = garage, denied = none]
    l / u / g|gge|garage?; lu garage; lug; ${door} lift? door on|to|for|of the? ~? double|single|triple|own? garage; garage door wide|tall|high|big|large|opens|enough; workshop / garage; garage / workshop|shed; garage and? workshop; workshop or garage
    lock up cage *? *? *? *? car
    double|single|triple|twin|tandem|remote|auto|oversized|oversize|secure|secured|enclosed|internal|dual|dbl|sgl car? lock|lockup up?; lockup|lock up? bay|carspace|car|space|parking|accommodation|facility|basement|storage? for ** ${car}; lockup|lock up? car|parking|carspace|bay space|parking|accommodation?; # car? lock up
    ${car} *? *? ** behind|under|beneath *? *? *? ${door} ~? ~? door; ${door} ~? door *? ** ${car}; ${count} ${car} *? *? *? ** ${door} door; ${car} ** under its own roof; shed|barn|stable for ${count} ~? car|vehicle
    ${count} bay|car of|for|in|lockup|lock ~? lock|shed|barn|workshop up?; ${car} live|sleep|sit|stay|go|park|fit *? inside|indoors|under|underneath the house|main|living with|,|behind|and ** door|internal; drive through|thru|in lock|lockup up?; under the? house lock|lockup up?
    internal|direct access from the? ~? car; autodoor|rollerdoor|rolladoor; undercroft|basement|underground|downstairs|subterranean lock|lockup up?; carriage house|shed for; dbl|sgl|db|dble lug|gge|grg|gar; garg|gge|grge|dlg; lockup for; lock up ,|.|with remote|auto|internal|roller?; lock up|lockup unit for the? ${car}
  [parking = carport, denied = none]
    s / carport; single|double|triple|twin|tandem|two|three carport|carports|cport
    shade sail *? *? *? *? car; ${roofed} car accommodation|parking|space x|times; under cover beside|behind|beneath|under|at
    ${roofed} car|ute? spaces|space|bay|standing|spot|park|accommodation ** under|beneath|beside|the|by|at; ${count} ~? ${roofed} space|spaces|bay|spot|park ** beneath|under|beside; undercover parking; ${roofed} ~? ~? parking for ${count} ~? ${car}?; ${roofed} parking|park|accommodation ** beneath|under|underneath|beside|by; undercover for? ${count} ${car}; ${car} under cover|shelter|awning|sail
    ${count} ~? ${car} ** under the? ~? awning|sail|skillion|pergola|canopy|lean; open|roofed sided ~? shelter|shed|structure|roof for ** ${car}; awning|shelter|canopy|skillion|sail|roof|cover for|over ${count} ~? car|vehicle; ${car} port|shelter|awning|canopy|cover; lean to for ** ${car}; portico|porte for|cochere; shade sail for|over *? ${car}
    cport|cpt|c'port|crpt|carpt; dble|dbl|sgl|double|single|triple|tandem cport|cp|carprt; pergola over the drive|driveway|car; drive under|beneath the? ~? portico|house|awning
`
