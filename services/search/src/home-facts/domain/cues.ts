import { phrasesOf } from './phrases.ts'

/**
 * What words around a mention do to it. `deny`, `wish` and `there` reach to what follows them, `denied` and `wished` to what stands before them,
 * `clause` and `sentence` to all of it, `lead` to all after it; `back` ends the reach of what came before, and `plain` takes the words in it for what they are not: a cue.
 */
const cues = {
  plain: `
      sub zero; picture window|rail|theatre; open outlook|aspect|space|fire|fireplace|parking|car|bay|plan|living; start|starts your|the|each|every day; in|since|last|early|late|mid|of may; not|nothing only|just|without|far|but|beat; not one|a single? thing
      no wonder|doubt|expense|shortage|waiting|end|less; never without|far|again|leave|tire|look|be; never want|need to leave|look|go
      will be? glad|pleased|happy|delighted|relieved|surprised|impressed|thrilled|appreciate|enjoy|adore|find; you|kid|child|family|buyer|guest will|can
      will love|enjoy|appreciate|adore|relish the|its|having|your; , adding; will be refilled|cleaned|serviced; above ground; need|want|require nothing|no
      should you; ready to|for move|enjoy|use|occupy|it|you|family|your; ready and; if you love|enjoy|like|are|work; approved granny|secondary|second
      street parking|appeal|frontage; once inside|you; open|floor|split plan|level
      perfect|ideal|great|suited|suitable|designed|ready|suit|suiting for|to? the|a|your|young|growing|first|busy|large|big? family|investor|entertainer|entertaining|downsizer|couple|those|anyone|everyone|professional|buyer|kid|child|retiree|home|summer|winter|relaxing|living|lover|student
      allow|allowing|inviting|let|letting ** light|sun|sunlight|breeze|sunshine; you could|would|may|might want|need|ask|wish|imagine|hope|expect
      opportunity|chance to|for secure|buy|own|purchase|acquire|live|enter|invest|move|enjoy|a
      well|cleverly|thoughtfully|carefully|beautifully|perfectly|ideally planned|designed|positioned|suited; picture perfect
      is|are|was|were off the|a|street|road|main; former|previous owner; never hunt|search|circle|worry|wait|fight ** again; nothing to do
      room to|for move|grow|spare|boat|caravan|everyone|all|visitor|entertain; space to|for move|spread|relax|entertain|boat|caravan|everyone|two|three|one
      you will find|love|enjoy|see|have|be; can have|use|enjoy the; might|could|may|can|would|should enclose|convert|extend|replace|update|resurface|retile the
      will find|notice|see it|the|a|that; drive|driveway ** long|wide|big|deep enough for; do not miss|let|wait|think|be
      will|do|can not get|leave|stop|resist|believe|help|wait; designed|built|constructed to bal; need|must|require|required ** bal; can|could not be
      can be seen|enjoyed|found|used|accessed|reached|parked|opened|closed|controlled|run|viewed|glimpsed; near|to|at zero; to be clear|sure|honest|frank; little of
      turn key; designed|oriented|orientated|angled|positioned|drawn|built|placed|sited|turned *? to capture|catch|take|make|maximise|fill|draw|drink|soak|enjoy|face|let|bring|frame|hold|keep
      until|till|by|from|before|this|next may; hardly|barely|scarcely|rarely|seldom|never|not ever|really|even? need|use|want|turn|light|run the|its|our|it; former|ex|original|onetime display
      outlook|view|vista|panorama|aspect|look|gaze ** across the; wired|plumbed|connected to the; there was|were *? metre|cm|centimetre|foot|water|flood|flooding
      build|built|building|construct|constructed|designed to a? bal|bushfire; need|must|has|require|required ** bal|bushfire; finished|complete and; two|three|four|few|couple|# doors|door|house|houses|street up|down|along|back from; yet to be lived|occupied|slept
    `,
  deny: `
      there was|were; filled|bricked|paved|boarded|covered|ripped|pulled|tore|knocked|sold|demolished|removed|lost|scrapped|moved in|over|up|out|off|down? the|our|its old?; bare|empty|innocent|shy|short of; zero|nary|sans|nought a?
      bother|bothered|bothering with; used to be|have|stand|boast; there being no|not
      no|not|without|never|neither|nor|none|nothing|lack|lacking|minus|exclude|excluding|except|nil|zero|contrary; everything|all|anything but
      once|previously|formerly had|boasted|stood|contained; free of|from; instead of; rather than; in place of; place of
      removed|demolished|decommissioned|removing|took the|its|their|an old?; took|taken out; former|formerly; formerly|previously with|had?; devoid of
      lost|blocked the; lawn|garden|grass|deck|courtyard has? replaced|replaces the|its; nobody has|have ever?; no one has|have ever?; no sign|trace of
      little|scant|minimal natural?; missing|lacking only?
    `,
  denied: `
      knocked|turned|opened|absorbed|swallowed|merged|taken into|by|up; trucked|carted|hauled|shipped|towed|pulled|torn|ripped|knocked|washed|blown|carried|boarded|levelled|craned *? off|away|down|out|over|through; were|was|been? sold ** has|and|is|are *? left|gone|longer
      has|have|is|are long|since|already|now|also|just? left|departed|vanished|disappeared|gone|retired; has|have|was|were not *? been? put back; went|go|gone with the old|previous|first roof|house|wing|shed|fence; is|are nowhere|history|a memory; made way; gave way
      it|this has|have not; turfed|grassed|decked|concreted|planted|built over; drained , *? broken|filled; bulldozed|backfilled|infilled|scrapped|ripped|buried|razed; is|are|was|were *? our|the band|music|games|rumpus|playroom|gym|studio|workshop room|now?; bit the dust; lasted until; in the past
      has|have|been given over|up to; does|do not work; until the|it|a|19|20 *? *? storm|fire|flood|cyclone|was|burnt|burned|fell|came; went when|to
      was|were|been replaced by|with; failed; has|have not *? been? replaced|rebuilt|reinstated|repaired; went|go in|with the *? storm|fire|flood|cyclone
      died|perished; has|have now|since? gone; now|since removed|filled|demolished|lifted|closed; is|are long|now? gone
      gone|removed|demolished|decommissioned|dismantled; once was|stood
      was|were|been|since never? removed|filled|taken|demolished|decommissioned|lifted|revoked|dismantled; used to be
      is|are|was|were absent|lacking|scarce|missing|nil|off|broken|dead; is|are|was|were not available|provided|connected|fitted|installed|present|yet|there|issued
      was|were here|there; is|are|has|have not yet; drained|emptied and covered|filled|paved|turfed; was|were|been covered|paved|turfed|grassed over
      came|come off|down|out; was|were closed in; is no more; no longer; is|are all|the|what|one ** lack|lacking|missing
      not yet? provided|connected|available|fitted|installed; filled in|and; took|taken out; out in
      been|was|were|now|since|be|has? become? turned|converted|transformed|made|repurposed|incorporated into|to|as; become|now a|an|part; do not exist
      has|have|was|were not|never yet? been? installed|fitted|connected|provided|added|built|done; no longer work; was|were|been disconnected
      do|has|have not yet? reach|reached|apply|affect|extend|arrived|arrive|exist|touch|cover|include
    `,
  wish: `
      could|would|might|may|should|shall|will; can be|add|build|install|have|put|fit|see|take; room|space|area|place|allowance|spot|site|position ** for|to
      room|space|area|place|provision|spot|scope|yard|block|land *? *? big|enough|wide|large|deep|ideal|perfect|suitable *? for|to
      big|wide|large|deep|long|flat enough for|to; scope|possible|possibility|provision|optional|proposed|planned|future|eligible|capacity
      potential|opportunity|option|chance for|to|of; rough|roughed in; conduit|infrastructure|cabling|capable|able|foundation|blank canvas? for|of|to
      cry|cries|crying|calling|beg out? for; pre ducted|wired|plumbed|piped|cabled|laid
      prewired|wired|plumbed|prepared|earmarked|zoned|suited|suitable|orientated|oriented|positioned|designed|angled|reserved|allocated|perfect|ideal|great|prime|ready *? for|to
      ready for|to
      plan|permit|permission|approval|consent|da|drawing|quote|application in|hand|drawn|ready|available|lodged|submitted|stamped|up? *? for|of|to|include|show|are
      approved for|plan
      permit|permitting|allow|allowing|support|supporting|suit|imagine|imagining|envisage|envision|consider|considering|await|wish|want|wanting|wanted|hope|hoping|awaiting|waiting|waits|begging|missing|expected|arranged|upcoming|forthcoming|tba|tbc
      subject to council|approval|planning|strata|body|owner|permit|consent|finance; just|only need; need|needs a|an|only|more; unless|if|when|until|whether
      all *? *? need *? is; once it|the|you|built|renovated|complete|completed|approved|finished|your; you add|build|install|put; with or without
      forbid|prohibit|ban|preclude|rumour|rumoured; lend|lends itself|themselves to; do not know; not aware; unaware; ask|asked|asking about|for
      perhaps|maybe|possibly; no word|news|date on|for; potential * return|income|rent; shell of; slab|frame|footing down|poured|laid? for; or # and|with|plus a
      make|makes a good|great|ideal|perfect|handy|fine|excellent|wonderful|lovely; taken the; upgrade from * to; hardly|barely|scarcely|almost
      block|hide|obscure|obstruct the; looked at|into; plenty of roof for; small|narrow|steep|tight|shady for|to; adding; dream|dreaming of|about
      simply|just|why add|install|build|put|not; upgrade to|available; switch|change|move|moving|convert|converting|conversion|upgrade to|into
      point|connection|base|circuit|conduit|port|slab|wiring|plumbing|hookup for; going to; get in before; one day
      to add|build|install|create|capture|put|construct|include|be|become|fit|take; in place for; turn|turning|make it|this|that into; suggest|recommend|propose
      there for; adding|no|not need of|for|to|needed; do|did|will not|never really? need|want|miss; bring your|the; begging for; due to be; set to
      conversion|convert of? the * *? to|into; had planned|hoped|intended; enough for; shown|listed in; likely|looking|hoping to
    `,
  wished: `
      is|are leased; go|goes back to; unused|disused|dormant; unused; excluded|excepted|omitted; not in use; stca|possible|optional
      subject to council|approval|planning|strata|body|owner|sta|buyer|permit|consent|finance; later|soon|someday; one day; planned|proposed|pending|permitted
      not working|work
      is|are needed|required|necessary|rare|hard|possible|planned|proposed|promised|due|scheduled|expected|coming|decorative|ornamental|broken|considered|being; is|are under construction|offer|way|review|consideration|discussion
      could|may|might|would|should|shall; will be|come|follow|arrive|go|become|reach|land|open|pass; is|are permissible|permitted|allowable; is|are *? *? a plan|dream|idea|drawing; can be; has|have been|being designed|drawn|engineered|costed|priced|quoted; need|needs|require|requires|requiring a|council|planning|your|its|further? permit|approval|consent|da; is|are an|all|only? *? upgrade|extra|option|optional|additional
      to be|come; is|are on order|paper; is|are on the plan|paper|drawing; is|are to be; coming|arriving|expected|promised
      available? on back? order|request|offer|paper; offered|available as an|a? optional? upgrade|option|extra; as an? optional? upgrade|option|extra
      in|from|by 2027|2028|2029|2030|2031; next year|month|spring|summer|autumn|winter|week; shown in; not included|for|part; is|are not|never? part|for
      under construction; sold|offered|listed separately; when you are ready; frame only; half finished|built|done; easy|simple to add|install; in mind
      was|were *? considered|discussed|mooted|planned|proposed|promised|quoted; built|grown out; shown|pictured are|is|here|above; not of this|the
      is|are the? most? common|popular; is|are for sale; on|to? the|a? *? wish list; wishlist; leased|rented to; is|are limited to
      of a|the brick|blank|neighbour? wall|fence; separate|separately negotiation|sale|lease; by separate negotiation; before|at|upon|on settlement|completion
      at buyer|purchaser|extra|additional|the expense|cost; go|goes with him|her|them
      go|goes|went|came with the last|previous|former|old? tenant|vendor|seller|owner; is|are|was obscured|blocked|compromised; on the|its way
      never finished|completed; is|are|being to? be? excluded|retained|removed; now|since? bricked|boarded|blocked|sealed|capped up|off|over?
      approved and|, ready|waiting; no longer in|used; was|were quoted|ordered|promised|priced; out of order; do not work; has|have|been|be lapsed|considered
      for visitor|customer|common|rent|hire|lease; available for lease|rent|purchase|sale|separately; belong to; is|are not? allowed|permitted|welcome
      decorative|ornamental only; was|were been? lost|enclosed|sold|condemned|stolen|allowed|permitted; has|have become; became; used|set up? as|up; turned into
      is|are now a|an|the|part|used; if|should you|the|a buyer|wish|wishes|desired|required
    `,
  there: `
      close by; local facility|amenity; close|closest|near|nearest|next|adjacent|opposite|handy|walk|stroll|wander|drive|trip|ride|proximity|stop to|from
      near|opposite; step|stride to|from|away; minute|metre|moment|km|m|second|hour walk|drive|stroll|on|by|foot? *? to|from|away|of; walking distance of|to
      in|within walking|easy|cooee|reach; stone throw; across from|the; around|round the corner; down|up the road|street; surrounded by; bus|tram|train|ferry to
      swim at; over the road|fence|back
    `,
  back: `
      complete with; at home; this|the|our home|house|property; just|only the; plus|featuring|feature|featured|offering|including|boasting; there is|are
      it|this has|offer; the? existing|current; come|return|head|go|walk|drive back? home
    `,
  beyond: `outside|beyond|above|clear|away; out|free of|from`,
  none: `
      but|and never|not *? fitted|installed|built|added|put|eventuated|happened; there is|are none; there is|are not one|any; has|have none
      none is|at|now|any|remain|of; none
    `,
  start: `
      subdivide|develop|add|build|install|create|imagine|picture|put|design|bring|convert|renovate|extend|demolish|bulldoze|remove|explore|consider|spend|save|swap|trade|replace|rent|hire|lease|upgrade|turn|split|use|invest|dream|get|ask|check|plan|start|open|envisage
    `,
  prefix: `
      potential|prospective|future|proposed|planned|possible|hoped|imagined|unbuilt|unfinished|finished|lapsed|lost|converted|blocked|obscured|interrupted
    `,
  suffix: `
      ready|potential|provision|opportunity|option|optional|possible|possibility|plan|permit|pending|upgrade|later|approval|design
      (|: pending|possible|proposed|planned|up|subject|stca|your; : buyer|tbc|tba|unknown|enquire|ask|to
    `,
  clause: `
      the house|block|lot|home behind|opposite|across|beside|below; upon which; next door; neighbour has|have|own|added; within walking|easy distance|reach
      #|two|three|few|metre|minute|km|street|block|suburb|drive|walk|stroll|ride|doors|house away; minute|metre|km|street|door further; minute|metre|km off|on
      nearby; adjoining; down|up|over|across the road|street|hill|lane; around|round the corner; to be confirmed; tbc; buyer|purchaser must|should|to|need|make
      own|further|make|independent|their enquiry|inquiry|investigation; of your choice; not|never|yet been|be|to? checked|assessed|confirmed|tested|verified|obtained
      ask us|your|the|agent; similar home|property; from the agent|office|council|vendor; available from the? agent|office|council; not for sale; not the one|house|home for sale
      at|of|on|than|from|beside number; number # has|sold|is; incentive|insurance|mitigation; rebate for|on|available|apply|may|could|can; two|three|four|few|couple|# doors|door|houses|house up|down|along|on
      previous|earlier|rejected|old|lapsed|first scheme|proposal|application|design|concept; an? option|upgrade|extra on|in|with
      house|home|lot|block|land|unit|apartment|penthouse|townhouse|villa|floor|neighbour|level behind|above|below|opposite|upstairs|across|beside us|is|was|has|belong
      homes|houses|units in this|the|our|every; around here|there; compare|compared; in a|an similar|other|previous|earlier|neighbouring; # houses|homes in
      display home|village|suite|unit; when|while|although|though the street|town|road|suburb|park; home to; website|app|brochure|photographer|instagram; would suit
      the sort|kind|type of * upon|where|that|for; among|amongst ** homes|houses|home; like|such as the one; lapsed; artist impression; on|upon|at completion
      house|home|one|unit on|to the left|right; last|previous|former|old home|house had
    `,
  lead: `
      permit|approval|da for; approved plan; plan|drawing for a|an; exclude|excluding; plan by|show|include|with|mark; report note|mention; to be built
      new build will; photo|image|render of|show; talk|speak to; extra; upgrade available; sign|sticker|plate|label say|read; price|package include
    `,
  sentence: `
      not yet poured|started|begun|commenced; yet to be built|poured|started|begun|commenced|constructed; display home open|for|on; names like; our *? range|collection|series; standard in|on our|the|all|every; open saturday|sunday; you could too
      choice is your; off the plan; get around to; choose|select from; imagine|picture|envisage|consider|add|bring|perhaps|maybe|why|imagination|dream run? :
      upgrade|option|inclusion list|pack|package; virtual|virtually|digitally; artist impression; photo|photograph|image|picture is|are|show|of
      planned|proposed|future|approved|excluded|wishlist * *? :; to come :; coming soon :; if you stand|crane|climb; wish list :; not included :; for illustration; waiting client
      we|i|is|are believe|believed|think|thought|suspect|understand|understood|assume|assumed|reckon|guess|rumoured; completion due|expected|early|late|by
      due for|to completion|complete|finish; legend has it; think of it|this :; apparently|reportedly|supposedly|allegedly|presumably|seemingly
      said|reputed|reported|rumoured to; so *? *? told|heard; as far as
    `,
} as const

export type Cue = keyof typeof cues

export const cuesIn = phrasesOf(Object.entries(cues) as [Cue, string][])
