const car = 'car|vehicle|ute|van|caravan|boat|trailer|truck|4wd|motor|bus|motorhome|float|wheels|camper|campervan'
const count =
  '#|two|three|four|five|six|eight|ten|twelve|several|multiple|both|half|a|the|your|another|one|extra|many|plenty|dozen'
const door = 'roller|panel|tilt|sectional|remote|automatic|auto|electric|rolla|swing|barn|lift'
const ground =
  'drive|driveway|yard|lane|laneway|rear|back|side|apron|hardstand|gravel|forecourt|concrete|lawn|grass|slab|pad|strip|courtyard|basement|paddock|carriageway|paver|bitumen'
const roofed = 'covered|undercover|roofed|sheltered|weatherproof'

/** Where a car is kept. */
export const parkingWords = `
  [nothing]
    ${roofed}|street|free|paid|ample parking at|in|for|near the ~? supermarket|mall|shop|shopping|station|centre|beach|village|club; park at the end|top|corner|river|oval|beach; park and ride; lock up and leave|go|lifestyle
    ${door} door *? *? *? to|of|on|for the? *? ~? patio|alfresco|courtyard|deck|shed|workshop|boatshed; no garage sale; garage converted|conversion; lock up stage
  [parking = garage, denied = none]
    double|single|triple|twin|tandem|remote|auto|oversized|oversize|secure|secured|enclosed|internal|dual|dbl|sgl car? lock|lockup up?; lockup|lock up? bay|carspace|car|space|parking|accommodation|facility|basement|storage? for ** ${car}; lockup|lock up? car|parking|carspace|bay space|parking|accommodation?; # car? lock up
    ${car} *? *? ** behind|under|beneath *? *? *? ${door} ~? ~? door; ${door} ~? door *? ** ${car}; ${count} ${car} *? *? *? ** ${door} door; ${car} ** under its own roof; shed|barn|stable for ${count} ~? car|vehicle
    ${count} bay|car of|for|in|lockup|lock ~? lock|shed|barn|workshop up?; ${car} live|sleep|sit|stay|go|park|fit *? inside|indoors|under|underneath the house|main|living with|,|behind|and ** door|internal; drive through|thru|in lock|lockup up?; under the? house lock|lockup up?
    internal|direct access from the? ~? car; shopper entry; autodoor|rollerdoor|rolladoor; undercroft|basement|underground|downstairs|subterranean lock|lockup up?; carriage house|shed for; dbl|sgl|db|dble lug|gge|grg|gar; garg|gge|grge|dlg; lockup for; lock up ,|.|with remote|auto|internal|roller?; lock up|lockup unit for the? ${car}
  [parking = carport, denied = none]
    ${roofed} car|ute? spaces|space|bay|standing|spot|park|accommodation ** under|beneath|beside|the|by|at; ${count} ~? ${roofed} space|spaces|bay|spot|park ** beneath|under|beside; undercover parking; ${roofed} ~? ~? parking for ${count} ~? ${car}?; ${roofed} parking|park|accommodation ** beneath|under|underneath|beside|by; undercover for? ${count} ${car}; ${car} under cover|shelter|awning|sail
    ${count} ~? ${car} ** under the? ~? awning|sail|skillion|pergola|canopy|lean; open|roofed sided ~? shelter|shed|structure|roof for ** ${car}; awning|shelter|canopy|skillion|sail|roof|cover for|over ${count} ~? car|vehicle; ${car} port|shelter|awning|canopy|cover; lean to for ** ${car}; portico|porte for|cochere; shade sail for|over *? ${car}
    cport|cpt|c'port|crpt|carpt; dble|dbl|sgl|double|single|triple|tandem cport|cp|carprt; pergola over the drive|driveway|car; drive under|beneath the? ~? portico|house|awning
  [parking = offStreet, denied = none]
    room|space|place|spot|somewhere|area|pad|slab|standing|bay|hardstand|enough to|for? park|pull|turn|leave|keep|stand|put|fit|drop in|up? ** ${car} *? *? *? *? ${ground}; ${count} ~? ${car} in|on|up|down|along|off|at|behind|beside|to the *? ~? ${ground}; ${car} in|on|up|down|off the|a|its ~? ~? ${ground}
    room|space for ${count} ~? ${car} off|behind|at|on|beside|in|down|along the|title|to? *? ~? ${ground}|street|road; room for ${count}|# more? ${car} off; park|parking|parked|pull up|in|is|it|them? on|in|up|down|beside|behind|off|inside the|your|its|a ~? ${ground}; off the? street car? parking|park|carpark|space|bay *?; parking on title|site|grounds|concrete|gravel|grass; park where you like|want|please
    double|wide|long|circular|u|horseshoe|turning|concrete|concreted|sealed|paved|gravel|deep|sweeping|private|lengthy|big|looped|side|tandem|extra shaped? drive|driveway; driveway ** ${car}; ${car} ** driveway; twin strip; concrete|wheel strip *? *? *? *? *? take|for|to|park? *? ${car}
    off road|st|lane|str|rd parking|park|car|for; osp; o s p; o / s parking|park|car; offstreet; offroad parking; off str|st; own|one|single|allocated|titled|numbered|marked|assigned|exclusive|deeded|secure|designated|reserved ~? car|park|carpark|bay|carspot|parking|space|spot on|in|under|at|by|behind|off|with|beneath the|a|title|your|its
    # car on title|site; car|carpark|bay|park|spot|space|parking on title|deeds|site|strata; parking bay|spot|place|space|slot|pad|spaces; # park|parks|carparks|parking ,|on|in|under|and|title|beneath; laneway|lane|rear parking|park; parking ( *; parking x|times #; # x car|parking|park
    car stand|hardstand|standing; open air|bay|car|sky parking|space|park|bay|spot; boom|gated|gate|basement|secure|security|intercom|podium ~? car? parking|park|carpark|space|bay; off|from the ~? lane|laneway ,? park|parking|space|car; carbay|carspot|carpad|carspace
    space|bay|spot|park in the? ~? ~? basement|stacker|podium|undercroft|open|carpark|rear|yard; ${car} ** fit the|on|in|up drive|driveway; ${car} nose|end to; wide enough for ${count} ~? ${car}; ${count} ${car} deep|abreast|long|wide|side; park|parking behind|inside the? ~? ~? gate|fence; parking for half|a dozen|plenty|guest|all|everyone|# ~?
  [parking = street]
    two|three|four|one|# council|residents|resident|street|parking|area|zone parking? permit|permits; car|cars|parking|park|garage : street|on|kerb
    ${car}|parking|park|parked|parks|you *? *? *? *? on|at|along|by|against|in the|busy|quiet|leafy? ~? kerb|curb|verge|roadside|naturestrip|nature|kerbside; parking is|only? on|in|along|by|at the|a? ~? street|road|verge|kerb|avenue|roadside; ${car} ~? park|parks|live|lives|sleep|stay|stand|go|sit ** on|in|at the street|road|kerb|avenue|verge
    on street ,|only|car|permit|parking|park|space|and? ; on road|kerb parking|permit|only|park; kerbside|roadside|kerb|verge parking|park|car|spot; permit for the? street|road|kerb|two|one|residents|zone|car; resident ~? permit|parking|sticker|zone|scheme; street only; unrestricted|untimed|unmetered|metered|timed|free|easy|ample|plentiful|permit|residents|two|all ~? on? street parking|park
    parking *? *? *? permit|permits; two|one|# ~? permit|permits from|for|via|through|available|with|from ~; leave|put|keep|find ** on|in|along|at the ~? street|road|avenue|verge|kerb|crescent; park out? on|in|along|outside|at the street|road|avenue|verge|kerb|door|crescent
  [parking = none, whole]
    no parking ,|at|on|with|of|whatsoever|allocated|included|comes|and|but|provided|attached|so|for|space|spot|bay ~?
    parking ,? : ? none|nil|no|not|zero; parking ? none|nil|no|sadly|sorry|not; parking|garage|carspace|bay|space|car|carpark is|was not|none|nil included|offered|available|provided|allocated|part|on|attached; there is nowhere ** park|car|keep|parking|leave|put; do not own|have|keep|need|require a ~? car ; come|comes|sold|offered without ~? parking|carspace|car|garage|space
    carless|car less|free living|lifestyle|household|apartment|resident|building; no car|parking? bay|space|park|spot|parking ,|comes|with|on|is|but|and|at|goes|attached|here? ~?; nowhere|no for|place|spot|room to|for? park|a|the? ~? ${car}
`
