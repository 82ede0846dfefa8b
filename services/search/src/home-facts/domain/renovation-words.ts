const thoroughly =
  'fully|completely|totally|entirely|thoroughly|extensively|tastefully|beautifully|sensitively|newly|recently|freshly|lovingly|sympathetically|meticulously|painstakingly|carefully|stylishly|cleverly|expertly|masterfully|faithfully|skilfully|comprehensively|substantially|superbly|gorgeously|stunningly|immaculately|exquisitely|professionally|architecturally|just|wholly|radically|utterly|magnificently|brilliantly|authentically|thoughtfully|intelligently|handsomely|perfectly|proudly|properly|already|impeccably|smartly|cosmetically|gently|gracefully|dramatically|significantly|spectacularly|elegantly|luxuriously|wonderfully|structurally'
const renewed =
  'restored|updated|modernised|rebuilt|reworked|refreshed|transformed|refurbished|remodelled|reimagined|refitted|remade|rejuvenated|reinvented|revitalised|overhauled|redone|reconfigured|renewed|revived|reno|revamped|refitted|redesigned|relined|reborn|reincarnated|rehabilitated'
const renovation =
  'renovation|reno|makeover|restoration|refurbishment|refit|overhaul|transformation|remodel|redesign|revamp|rejuvenation|rework|modernisation|refurb|reinvention|rebirth|regeneration|restyle|refresh'
const thorough =
  'sympathetic|comprehensive|architectural|architect|award|sensitive|substantial|clever|considered|meticulous|painstaking|high|multi|exhaustive|loving|careful|faithful|beautiful|tasteful|exquisite|luxury|top|magnificent|brilliant|superb|contemporary|modern|bespoke|million|dollar|end|level|complete|full|recent|extensive|quality|two|three|year|month|standard|total|stunning|designer|brand|new|thorough'
const redo =
  'restumped|reblocked|rewired|replumbed|reroofed|replastered|repainted|recarpeted|refloored|reclad|relined|reglazed|restored|rendered|insulated|rebuilt|painted|sanded|polished|retiled|refenced|underpinned'
const works = 'restumped|reblocked|rewired|replumbed|reroofed|replastered|relined|reclad|underpinned'
const outside = 'new fence|fencing|gate|letterbox|lawn|turf|driveway|path|shed|tank|pump'
const home =
  'house|home|cottage|terrace|apartment|unit|flat|place|interior|villa|bungalow|queenslander|residence|property|it|inside|rest|townhouse'
const whole = 'every|each|all room|surface|wall|inch|square|corner|finish|bit|centimetre|space|level|detail|thing'

/** Whether the home has been made new again. */
export const renovationWords = `
  [renovated = no, whole]
    un|non renovated ~
    nobody|one has ever|yet? done|tarted|fixed it|the|her up
    remain|remains|still|entirely|completely unrenovated; escaped every|the renovator
    nobody|never|not|no|nor|yet|un one? has|have|been|had|be|ever? been|ever? modernised|renovated|updated|refurbished|remodelled|refreshed; not been|had done|a|any|its up|renovation|makeover|reno|refit|refurbishment; not done up; not been? renovated|modernised|refurbished
    unimproved; no renovation
    unrenovated; yet to be renovated; never been? renovated|updated; await|awaiting a|its? renovation; yet to see|have a|any? renovation|update
    no renovation|update|one has|have renovated|been|touched|done
    untouched by|from *? ~? renovator|renovation|reno|fashion|modernisation|the|any; no|nor|without|zero|not improvement|renovation|update|updating|upgrade|modernisation|works|reno|refurbishment|facelift ever|have|has|been|had|made|done|undertaken|here|since|to|work|carried|at|yet|or; has|have|had had|seen no|never|zero works|renovation|update|improvement|updating|modernisation|makeover
    renovation|reno|update ? none|no|never; never|not|yet ever|once|been|being|to|be *? been|be|once? renovated|modernised|updated|refurbished|remodelled|restored|refreshed|improved|upgraded|redone|reno; nobody|no|none|neither one|owner|renovator|hammer|paintbrush? has|have|ever|had? ever|yet? *? modernised|renovated|updated|restored|improved|refurbished; unmodernised; unrefurbished
    stand|stands|remain|remains|entirely|largely|completely|still unaltered|unimproved|unmodernised|unrenovated; not|never done|tarted|dolled|spruced|freshened up; unrenovated; pre|un|non renovated|renovation|modernised|updated|improved; renovator has|have|never|did not|yet|never been|touched|come|found|got|reached|arrived?; await|awaits|awaiting|waiting for *? *? ~? ${renovation}|renovator
  [renovated = yes, denied = no]
    gutted ** rebuilt|redone|renovated|renewed|refitted|restored|remodelled|reinstated
    whole of? the? house|home ~? ${renovation}
    ${renovation} with ~; ${renovation} covered|covers|extends|extended|took|touched|reached|included *? *? every|each|all|whole|everything; # ${renovation} ~; a|the|our ~? ~? ${renovation} in|of|by|throughout|covered; top to|and toe|bottom ${renovation}; ${renewed} from|between|with stump|stumps|roof|top|floor|the|ground|slab|front|footing|footings ** footing|footings|ridge|roof|toe|bottom|rafters|stumps|ceiling|back|floor|up|ridgecap|rooftop; new wiring|stump|roof|plumbing , new ~ , new ~; extensively|fully|entirely reworked|made|rebuilt|refashioned|refreshed|reimagined in|by|with|over|throughout
    it|work|everything|all has|have|is been? done for you; done for you , top
    a|the total|complete|full rebuild; hides|hide a ~? ~? rebuild|renovation
    restored|remodelled|refurbished|modernised|renovated ~? ~? homestead|cottage|terrace|farmhouse|bungalow|villa|victorian|federation|edwardian|queenslander|workers|church|schoolhouse|warehouse|apartment|unit|house|home; full|complete|total renovation ,|throughout|finished|finishing|complete|in|by; # renovation was|has|were
    restored|renovated|rebuilt|modernised and? ~? the whole|entire|complete house|home|place|apartment|unit|cottage; vendor|owner ~? restored|renovated
    restored|rebuilt|renovated|redone|finished room by room; room by room|over restoration|renovation; wreck|ruin|shell ** brought|bring back
    all been done for you; renovating|renovation|work|reno ,? it|is|has is? all|already been? done; brought|bring|brings back from the? stud|frame|stump|shell|wreck|brick|bone; new ~ , new ~ , new ~ , new; no expense spared ~? ${renovation}; no expense was? spared in|on|throughout|inside|renovation
    reno d|renod; fresh from|after a|an|its ~? ~? ~? renovation|reno|restoration|makeover; gutted ,|and *? *? ** rebuilt|replaced|put|rewired|replumbed|reborn|started; brought|bring back to life ** restored|renovated; put back together in|by|with; stripped back and renovated|rebuilt|restored; restored and renovated; taken back to|the *? *? ** rebuilt|redone|and; down to the studs|frame|brick; renovated|renovation thruout
    renovator|renovators ** did the lot|whole; your|a|this fully|beautifully|completely renovated @dwelling
    done up|over; back to its|the frame|stud|bone|shell ** everything|again; renovated to the last; renovator has been and gone|left; rebuilt|redone|remade|reborn|relined|renewed|reworked inside|within|behind|from|throughout|between|around; fully|completely|totally|entirely|thoroughly|extensively|tastefully|beautifully|sensitively rebuilt|redone|reworked|restored|remade|modernised|updated|refreshed|refurbished|reimagined|transformed|refitted
    transformed from|into|by|inside|throughout; bare? back to the? brick|bare|stud|frame|bone renovation|reno|restoration|brick|and|by|in?; renovation of the? entire|whole|home|house; renod; renovator finished|done; reno|renovation *? *? top to|and bottom|toe; revamped; revitalised; rejuvenated; reinvented
    the|this|our|its|a ~? renovation|restoration|refurbishment|makeover|reno won|took|finished|kept|opened|added|turned|gave|doubled|cost|did|left|respect|respects|made|keeps|by|of|complete|completed|was|were|blends|blended
    house|home|cottage|terrace|apartment|unit|flat|place was|has|were been? ** renewed|reworked|restored|updated|modernised|refreshed|refitted|redesigned|remodelled|stripped
    made new inside|again|from|throughout; new inside; brought|dragged into this|the century|21st|present|twenty; from top|stump|floor|front|ground to toe|bottom|roof|ridge|ceiling|back renovated|rebuilt|renewed; everything|all|every inside? replaced|renewed|new but|except|behind|inside
    made over; overhauled; refitted; redone
    renovated|refurbished|remodelled
    full|complete|total|recent|major|thorough|extensive|fresh|stylish|designer|quality|stunning|whole and|full|house? *? renovation|refurbishment|reno|makeover
    has|was been? *? updated|restored|modernised; top to toe|bottom makeover|renovation|refit|overhaul
    a|an|the|its|this|after|following ~? ~? ~? renovation|restoration|refurbishment|makeover|overhaul|refit|remodel|redesign|reno has|have|was|were|gave|left|brought|in|from|that|which|finished|completed|done|two|three|last|recently
    renovation by *? *? *? touched|transformed|gave|has|brought; stud|frame|shell|brick|bone and? rebuilt|renewed|redone
    has|was|been|had undergone|had|seen|enjoyed a|an *? *? renovation|makeover|refurbishment|transformation|refit|overhaul; gutted and rebuilt|renovated|redone
    stripped back and rebuilt
    restored|reimagined *? victorian|edwardian|federation|georgian|queenslander|heritage|period|cottage|terrace|home|house|residence|bungalow
    ${thoroughly} ${renewed}; ${renewed} ,? and|to|by|with|from|inside|throughout|over|in|for throughout|architect|heritage|the highest|exacting|perfection|top|top|a|an|its|within|care|love|mason|craftsman|standard|extended|new|modern|today; ${home} *? *? has|have|is|was been? ~? ${renewed}
    ${redo} ,|and|& ${redo} ,|and|& and? ${redo}; ${works} ,|and|& and? ${redo}; re stumped|wired|plumbed|blocked|roofed|plastered ,|and re? ~ ; ${redo} ,|and|& and? ${works}; ${works} ** new|throughout|in|and *? kitchen|roof|bathroom|painted|polished
    ${whole} *? *? has|have|been|is|was|were|are|,? *? redone|renewed|updated|renovated|reworked|replaced|new|rebuilt|restored|refreshed|redesigned|remade|reimagined|refinished|touched|upgraded|transformed|modernised|done
    everything|all|practically|virtually|almost|most|the inside|is|has|about|s|been|it|everything? new|replaced|redone|updated|renewed except|but|in|since|from|bar|:|inside|here|apart|wiring|within; new everything; everything *? *? *? is|has|been *? replaced|redone|renewed; hard|heavy|dirty|serious|messy|big|expensive work|lifting|yards|stuff|part|bits has|have|is|been|already|all|was? *? *? done|finished|complete|over|behind
    done|did|doing|had|redone the? lot|whole|works|everything|everything; given|received|got|enjoyed|undergone|had|underwent|having|undergoing|enjoying|completed|finished|seen a|an|its|the *? *? *? ${renovation}; subject|result|product|beneficiary|benefit of a|an|the|recent ~? ~? ~? ${renovation}; benefit|benefits|benefiting|benefitting|emerge|emerged|emerges|fresh from|of|off a|an|its|the? ~? ~? ~? ${renovation}; new|second|fresh lease of|on life
    ${thorough} ~? ~? ${renovation}; ${renovation} ,? *? *? is|was|now|just|has|been|all? complete|completed|finished|done|behind|over|throughout; ${renovation} by|to|with|under|of|from|inside|throughout|designed|led architect|award|local|master|the|a|every|all|exacting|owner|its|builder|top|highest|heritage; ${renovation} is|was|has finished|done|over|complete|just
    raised|lifted|picked|jacked ,? up|and? ** built in|underneath|under|beneath|out; pulled|taken|stripped|torn|ripped apart|back|down ** put|rebuilt|together|built; put|stitched|pieced|bolted it|back|her? together again|back|properly|better|new|from|by; back from the? dead|brink|grave|ruin; born again; reborn; brought|dragged|catapulted up? *? *? to date|scratch|life; brought|dragged|catapulted *? *? into the|this|2024|2025|today
    front|top|head|stump|floor|end|inside|ground|slab|bottom|ceiling|studs to|and|up bottom|toe|tail|back|ridge|roof|rear|end|out|ceiling|floor|top|up ,|was|has|been? ** ${renewed}|renovated|redone|finished|done|new; ${renewed}|finished|done|renovated|new ** from|inside|top|front top|front|head|stump|floor|ground|back|the|ceiling|and|to to|and|up|stump|ground|slab|out toe|bottom|tail|back|roof|ridge|up|rear|out|in?; inside and out ${renewed}|redone|renovated
    new|updated|replaced ~? kitchen ,|and new? ~? bathroom ,|and|plus new? ~? floor|flooring|wiring|roof|plumbing|paint|carpet|window|ensuite|laundry|stump|electrics|electrical; kitchen ,|and *? *? bathroom ,|and ** all|every|everything|have|has|been|were ** new|done|redone|replaced|renewed|updated|renovated
    unrecognisable; before and after; made new; as|like new after|since|following *? ~? ${renovation}|works; reno ed; reno|renovated throughout|inside|by; home|house|cottage|terrace|place transformed|reborn|reimagined|restored|remade|rebuilt|reinvented|revived; ugly duckling; phoenix; old|older ~ made|turned new
    modernised|refreshed|restored|transformed|updated throughout|inside|in|over|by|from|with; rebuilt inside|behind|within; restoration|renovation of this|a|the ~? ${home}; bought|found|was tired|derelict|wreck|shell|dated|rundown ** now|back|new|finished|transformed|restored|today; started with|as|from a? shell|wreck|ruin ** new; stripped|gutted|back ** started|rebuilt|built again|over|new
  [nothing]
    ${outside} ,|and new ~ ,|and new ~; ${outside} ,|and new ~ ,|and new ~ ,|and and? new ~; ${works} ,|and|& ${redo} ,|but|and ** rest|remainder|balance; ${works} ,|and|& ${redo} ,|but|and ** everything else
    ${renewed} ~? ~? tractor|ketch|car|piano|boat|website|menu|clubhouse|lobby|foyer|facade|club|station|pub|school|park|school|playground|pump|engine; just|been updated|upgraded :|price|photos|to
`
