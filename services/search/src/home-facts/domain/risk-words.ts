/** What maps and papers say of a hazard: that it is here, and that it is not. */
const placed =
  'mapped|identified|shown|tagged|noted|listed|zoned|marked|classed|coloured|touched|covered|caught|affected|recorded'
const shown = (hazard: string) => `
    in|within|inside|under|part|${placed} in|within|inside|under|as|on|by|for|of? the|a|council? *? *? *? ${hazard} ~? @paper
    ${hazard} ~? ~? @paper (? ~? )? affects|applies|covers|includes|touches|takes|crosses|catches|clips|shows|lists|names|tags ~? part|all|some|half|the|this|our|us|it|here
    ${hazard} ~? @paper :|-? yes|affected|applies|part|partial|medium|high|moderate; medium|high|moderate|extreme ${hazard} risk|hazard|likelihood|precinct|category|zone; ${hazard} control|condition|affectation|exposure apply|applies; ${hazard} :|-|(|, general|medium|high|yes|affected`
const clearOf = (hazard: string) => `
    outside|beyond|excluded|exempt|removed|clear|free|away|well|out ,? from|of|outside|beyond? any|all|the|every|both? *? *? *? ~? ${hazard} ~? @paper?; ${hazard} ~? ~? @paper *? *? ** clear|clean|nothing|outside|unaffected|blank|negative|nil
    no ~? ${hazard} @paper|affectation|encumbrance|condition|exposure|impact; no ~? @paper *? *? *? ${hazard}; no part of *? *? *? ** ${hazard}; ${hazard} :|?|- none|nil|no|never|not|nope; ${hazard} ~? @paper (|,|:|- none|nil|no|clear; ${hazard} free|safe|exempt|immune|proof|clear
    ${hazard} ~? ~? @paper (? ~? )? do|does|did not *? *?; ${hazard} ~? ~? @paper stop|stops|stopped|ends|end|finishes|leaves|leave|spares|spare|misses|miss|skips|skip *? *? *? ** street|short|us|this|block|lot|land|house|home|boundary|fence
    10.7|149|s32|section|planning|title|council ** no|nil|neither|not *? ${hazard}; not *? *? *? in|on|under|by|within|for the|any|a? ~? ~? ${hazard} ~? @paper; not|never|nor ${placed} in|within|as|on|by|for|under the|a|any? *? ${hazard} ~? @paper?; ${hazard} ~? @paper ** no affectation|impact|effect; non ${hazard}; no ${hazard} or|,|and|no`

/** Flood and bushfire: water or fire that came counts as an overlay does. */
export const riskWords = `
  [flood = affected, denied = clear]
    cm|mm|metre|centimetre|foot|inch *? *? in|through the|our ~? laundry|basement|cellar|workshop|rumpus; acre|hectare ) flood; exclude|excluding flood|flooding cover? since|after|following; flood claim on|at|in this|the|our @ours; lost|emptied|drowned in|by|to the? *? flood|floodwater
    paddock|flat|yard|lawn|garden|end|corner|block|third|half is|are|was|were|lies|lie under water|floodwater; 1 in 100 year? flood|event|level depth|across|over|covers|reaches|touches; flood depth of
    break|breaks|broke|bursts|broken its bank|banks; floods with the|every|each|most|in|when; bottom|lower|back|rear|river|front terrace|paddock|garden|yard|block|flat get|gets|got wet|under|soggy|soaked; overland flow *? *? affect|affects|crosses|cross|touches|through|across|runs|path
    goes|go under when|whenever the|it ~? ~? run|runs|flood|floods|rise|rises|is
    flood|flooding|floodwater reached|reach the|our ~? step|stair|verandah|door|floor|fence|boundary|yard|deck; lower|bottom|front|rear|back ~? acre|acres flood|floods; flat ** goes|go|went under when|in|each
    acre|acres|flat|half|paddock|third|quarter flood|floods|goes|go under? when|in|each|every|after|and?; river|creek flat ** goes|go under
    water|stormwater|floodwater|it pond|ponds|ponded|pooled|pooling in|on|under|across the|our front|back|lounge|yard|living|hall|garage|room|lower; swept|hit|taken|gutted|damaged|ruined by|in|with the? *? floodwater|flood|floods|deluge; took on|in ** water; high river ** came|come|went|through|floor|house; water went|came|ran underneath|under|below; river|creek|water rose *? *? *? *? *? inside|into|through|in; subject to ** flooding|inundation|flood overlay|hazard; bottom|rear|lower|back boundary|paddock|corner ** flood|1% area|zone|extent|map
    coastal? inundation hazard|area|band|zone|overlay; inundation band
    water|mud|flood to the ceiling|sill|window|eave|roof|bench|waist|knee|door|light; cm|metre|m|centimetre|foot|inch *? *? in|through|over|of the|our|water lounge|living|kitchen|house|floor|hall|garage|bedroom|downstairs; took # *? *? of water; regularly|often|sometimes|occasionally|seldom flooded|inundated|under; yard|lawn|garden|paddock|garage|shed|rear *? took|takes|held|holds water
    rear|front|lower|back|northern|southern|eastern|western corner|part|third|half|boundary|portion|end in|within|inside the? *? *? flood|flooding|inundation|lsio|sbo; flood hazard|planning|prone|storage overlay|area|zone|land; inside|behind|within the levee; flooded out|through
    river|creek|water|floodwater was|is in|through|inside the|our lounge|kitchen|living|house|garage|yard|room; deck|garden|lawn|shed|garage|yard went|goes|go|go under floodwater|water?
    pmf|lsio|sbo|q100 affected; probable maximum flood affected; flood|flooding|inundation boundary|line|extent|contour|edge|fringe *? run|cross|cut|clip|touch|pass|take ** land|lot|block|yard|boundary|corner|garden|property|paddock|title|fence
    go|goes|went|gone under every|each|most|in|when|whenever|twice|once|all ** wet|winter|year|flood|big|summer|season|rain; creek|river|floodwater|brook came|come|rose up in *
    flooded|inundated in|during|by|since|back|before the? *? 74|1893|1931|1954|1955|1956|1971|1975|1984|1990|1999|2007|2008|2010|2012|2013|2015|2016|2017|2018|2019|2020|2021|2023|2024|2025|2026|march|february|january|april|big|great
    repaired|relined|replastered|cleaned|restored after|since|following the|a *? *? flood|inundation|flooding; silt|mud|watermark in|on|through|across|up the|our *? ** wall|floor|house|yard|kitchen|shed|paling|brick|door
    flood|flooding|inundation :|- yes|affected|applies|part; 1 in 100 ** affected|applies|yes; @wet|garage|yard|block|lot|land|paddock *? has|have *? been? flooded|flooded|inundated once|twice|before; flood overlay|hazard apply|applies|cover|covers|touch
    wet feet; flood *? mark on|inside|in the|our ~? wall|door|post|garage|stump; was|were inundated|flooded; under water in|during|for; floods every|each|most|when|whenever
    @ours went|gone|goes under; deep in water; took|taken on water; water came|come|rose up? through; king tide ** into|across|over|up; metre|centimetre|cm|foot of water in|inside|through
    flood|flooding|floodwater @risk area|zone|land|overlay?; flood level|line|mark; floodplain|floodway|floodprone; flood plain|way
    flood|flooding and|or bushfire|fire @risk; bushfire|fire|heritage and|or flood|flooding @risk; subject|prone|liable|exposed to *? flood|flooding|inundation; lsio
    overlay for flood|flooding|inundation; special building overlay; inundation|floodway overlay; 1% aep; q100 flood? level|line|zone|area?; overland flow path?
    flooded|inundated in|during|by|twice|once|back the? *? 19|20|2011|1974|2022|flood|storm|water|cyclone|creek|river; went under water? in|during
    took in? water in the *? flood; had|took water through|inside|in; sbo; flood|inundation planning|storage|fringe|control|level|extent|affectation
    @water @rise|lapped|lap|rose *? into|inside|through|over|up|above|across|under|to|at|the|this|our|its|each|every ** @wet|ceiling|bench|sill|paddock|fence|shed|wall|laundry|lawn|footing|joist
    @water ** @rise as far as ** @wet|laundry; water into|inside|through|over|across the|this|our|its? *? @wet
    @water ** got|came|went|ran|rose|spilled|flowed into|through|inside|over|up the|our|this|its *? @wet|laundry; affected by *? *? @flood
    @flood *? *? touch|touches|affect|affects|cover|covers this|the|our title|lot|land|block|property|part; hazard ( flood|flooding
    @rise up? to ** @wet in the? *? flood; defined|designated flood level|area
    flood|floodwater *? peaked|stopped|came|rose|reached ** metre|step|centimetre|cm|brick|m of|below|from|short|up|under
    paddock|yard|block|land|flat|bank|corner|level|half|rear|end|back go|goes|went|gone under in|when|every|each|most|after; submerged in|during|by
    @ours|land|bank|corner|flat flood; affected by|in *? flood|flooding|inundation; water through|in|inside the|this *? @wet
    ${shown('@flood')}; ${shown('storm surge|tide')}; storm|tidal surge|tide|inundation *? zone|area|hazard|level|overlay; primary|secondary surge zone; @flood|surge (|, general; lsio|sbo|floodway schedule|overlay|applies|affects|on|over; broke|burst|breached|topped|jumped its|the bank|banks|levee
    @water ** @rise up? over|through|into|inside|in|across|to|under ** @wet|wall|room|storey|wing|door|stair|sill|pump|carport|stable|cellar|basement|cottage|flat|lawn|deck|undercroft; flooded|inundated|swamped our|its|the ~? ~? @wet|paddock|shed|flat|fence|lawn|carport|cellar
    cm|mm|metre|m|inch|foot|feet|centimetre *? *? *? went|came|was|got|ran|rose through|into|in|over|inside|up ** @wet|storey|room|downstairs|bench; had|took|take # *? cm|mm|metre|m|inch|foot|feet|centimetre of? *? *? in|through|inside
    affected|covered|inundated by|in|during the? 1|100|q100|1% in? 100? year? aep?; underwater|inundated|submerged|swamped in|during|for|when|twice|once|by; @mended and? *? *? after|following|since|post|from the|a|that|our|last? *? *? *? @flood; after|since|before|following the|that|our *? *? @flood we|had|was|were|has|have|and|,; post flood
    lower|river|creek|bottom|back|house paddock|flat|flats|terrace|block|yard go|goes|went|going under; inundation|erosion|hazard map|mapping *? *? *? *? coded|shaded|shows|as medium|high|band; affected|hit|damaged|swamped|caught|touched in|by|during *? *? *? *? @floodyear|@flood; @water|it|they visited|visit|calls|called in|on|us|twice|once|the|every; @water was|is|got|has|had *? in|inside|through|under|into it|us|here|there|the ~? ~?; flood country|ground|flat|land|liable|labile|fringe
    wet|flooded|inundated|damaged|swamped ,? *? *? *? @floodyear; go|goes|went|gone|was|were|been under ,? *? *? *? @floodyear; @wet|@ours floods|flood|flooded|swamps ,|and|when|every|each|most|in|if|once|twice; repair|repaired|rebuild *? *? flood damage|damaged; flood damage|damaged|affected
  [flood = clear, whole]
    no|nil|not water|floodwater|any|wet in @floodyear; dry in|through|during every|all|each|any|both ~? flood|floods|floodwater; clear|outside|free|beyond of? the|any flood|flooding|inundation overlay|zone|area|map that|which cover|covers|take|takes|touch|affect|affects ~?; none of *? *? *? acre|hectare|land|block|property|title has|have ** under|flooded|inundated|wet; never *? *? under water|floodwater; lsio|sbo do|did not
    free of|from flood|flooding and|or|/ bushfire|fire overlay|risk|mapping|constraint|zone
    never|not came|come within *? *? *? street|door|block|paddock|metre|kilometre; flood|council portal|map|mapping|search|record|overlay show|shows nothing|none; council flood portal|map|search|record show|shows nothing|no; flood|floods|floodwater|water|river of|in? @floodyear? stopped|stop|halted|ended *? *? door|doors|house|houses|street|streets|block|blocks|lot|lots down|away|short|below; @water of|in @floodyear ~? never|did|missed|stopped reached|not|us|short *? *?; above|beyond|off|over|outside the floodplain|floodway; ever flooded ? never|no|not; ever been? flooded|wet|under ? never|no|not
    not? get a? drop inside|in|through|of|here; did|do|has|have not get|got|had|take|taken a? drop|any|wet|water inside|in|through|here?; nowhere near the? ~? river|creek|flood|water reach|level|line|mark|extent?; well|high|safely|comfortably|far|sits|sit|set|stands|elevated above|beyond|over|clear of? the? @floodyear|22|2022|11|big|last|record|highest ,? and? ~? water|level|line|lines|mark|flood|floods|peak; never|not come|came|reach|reached|got|get|enter|entered|crossed onto|into|over|past|near|to the|this|our property|land|block|house|boundary|fence|title; ours|this|we|it is|was|are not one of them|those; flood , ~? ~? ours|this is|one not|is; outside|beyond|above|clear of? the floodway ~?; not on|in|within|under|shown *? ~? flood map|maps|mapping|overlay|zone|plan; not in a|any|the flood zone|area|overlay; stayed|stay|remained dry|above; has|have stayed dry
    not|nor|never affected|touched|covered|caught|subject by|in|to *? *? bushfire or|nor flood|flooding overlay|zone|map; no bushfire|heritage or|and|, flood|flooding overlay|overlays|risk|zone|control
    unaffected|untouched by the? ~? flood|flooding overlay|zone|map|mapping that|which cover|covers|affect|affects|takes? the?; no overlay|overlays whatever|whatsoever|at|of ,? ** ** flood; no flood; @water has|have never come near|close; no overlay|overlays ,? including|for *? *? flood
    not a drop through|in|inside|of; outside|beyond the mapped|council|official? floodplain|flood; no overlay|overlays ** including|for|of|: *? *? *? flood; well above the river|creek|flood
    not|neither *? *? *? bushfire or|nor flood|flooding overlay|zone|area|map|prone
    no flood|flooding|inundation history|memory|event; no water has ever come|reached|been; stayed dry in; no record of a? flood|flooding
    not a drop in|of|came|reached|entered|got; @water|event ** stopped|stop|came|got ** corner|street|lane|road|fence|door|gate away|and|,
    neither flood|flooding|inundation nor ~ *? ** touch|touches|apply|applies|affects|affect|overlay|overlays|reach|reaches; classed|rated|listed|mapped as? not|low flood|flooding
    ${clearOf('@flood')}; ${clearOf('storm surge|tide')}; above|beyond|over|higher *? *? *? ** @flood|surge|storm *? line|level|mark|height|peak|record|event|of|including|zone; above every|all|any *? *? @flood
    never|not|nor|hasn't yet|once|ever|even? *? gone|been|got|get|go|had|taken|took|take|seen|saw|known ~? ~? ~? underwater|under|wet|flooded|flood|floods|inundated|floodwater; did|do|does|has|have not *? *? get|got|go|gone|been wet|under|underwater|flooded in|when|during|even|at|,; never been? in|through a? flood; dry in|through|during both|every? the? @floodyear; no flood either|ever|yet|here|since
    spared|missed|skipped|escaped|avoided|survived|dodged by|from|in|during|through|throughout|of? the|all|every|both|each? *? *? @flood|@floodyear; unaffected|untouched|unscathed by|from|in|during|through|throughout *? *? *? @flood|@floodyear; @flood of? *? *? *? *? spared|missed|skipped|left|passed us|this|the|it|our
    stayed|stay|stays|remained|kept|sat bone|high|perfectly|quite? and? dry in|during|through|throughout|when|while|for|all ** @flood|@floodyear|@water|event; no @water|water has|have|had|in|ever *? *? *? ** @wet|@ours|it
  [flood = clear, whole]
    never been|gone|went under water; water|flood never has|did|does|will; never wet; sited|set|built|sits|stands|perched above *? *? *? *? probable|maximum|flood|1|hundred; high and dry; never been wet; floor|slab|house *? *? above *? *? probable maximum flood; stayed dry in|during|through|when
    not identified|mapped|shown|listed|noted as|in|on|for ~? flood|flooding; neither flood|flooding|overlay ** flood; flood ** neither *? *? touch|touches|apply|applies
    never had water over|in|on|near it|the|this; creek|river *? *? *? *? has|have not once come|reached|left
    flood immunity; not|never had|seen|known ** drop|cupful|bucket|inch of floodwater|water; in *? year ** not|never ** flood|floodwater; river|creek|water has|have not once come|reached|entered|left|broken
    above|beyond|outside|over|clear|past|higher|off|out|than of|the|any|from? *? *? 1 in 100 year|yr? *? level|line|mark|event|extent|flood|area|zone? level|line|mark?; above|beyond|outside|over|clear|past|higher|off|out|than of|the|any|from? *? *? 1%|q100|pmf|lsio|sbo aep? *? level|line|mark|event|extent|flood|area|zone? level|line|mark?
    above|beyond|outside|over|clear|past|higher|off|out|than of|the|any|from? *? hundred|100 year ** level|line|mark|flood?; above|beyond|outside the? *? probable|maximum maximum|probable flood; above|beyond the flood; off the *? flood plain|map|zone|mapping|area
    above ** highest|biggest|worst|record|greatest|historic ** river|flood|water|creek|level|peak|line; never|not once|yet|ever? been|seen|had|see|taken|known a|any|so|much? flood|floods|floodwater|inundation|water *? *? in|inside?
    flood|flooding *? *? :|- no|nil|none|not|clear|n/a; flood|floods|river|creek *? has|have? never once? *? *? *? troubled|bothered|worried|wet|come|got|reached|been|visited|entered|crossed; water|creek|river has not , not|even|in|once
    flood|flooding|water stopped|stop|stops|ended|end short|at|before|two|three|several|well ** street|road|fence|corner|gate|us; came|come|sailed through ** flood ** dry|unscathed|untouched
    flood|inundation map|mapping|overlay|overlays stop|stops|end|ends|finish|finishes|miss|misses ** *; not|never|nor flood|flooded|inundated prone|affected|liable|zoned?; no flood , no; neither flood nor bushfire|fire against|on|over|at|affect; flood map *? nothing|blank|clear|white; no flood history|risk|overlay|affectation
    out of flood
    out of|beyond|above|outside|past|over ** flood|flooding|inundation *? *? reach|level|line|zone|area|mark|extent|map|mapping|overlay|height|plain
    out of reach of any|the|every? *? flood|floodwater|water; beyond|above|outside the? reach of any|the? *? *? flood|flooding|floodwater
    clear|free of any|all|the? *? flood|flooding|floodwater|inundation; flood|flooding|inundation search|check|report|overlay? : no|nil|none|not|clear
    flood free|immune|proof; unaffected|untouched|unscathed by the? ** flood; not|never see|saw|seen|had|have a? drop of? water|flood|flooding
    flood|floodwater|water|creek|river water? has|have|had? never reached|entered|come|touched|been|affected|got; without a drop|cupful of? water|flood? **
    did|do|does|has not|never flood; escaped|escape the? *? flood; high and dry
  [flood = clear, whole, among flood]
    flooded|flood|floods ** ,|but|and but|and? the|this|our? @ours did|do|does not
    stayed|stay|remained|kept dry; this|our house|home|lot|block|one|side|end|part|address|property ** ** do|did not; never been? wet
    flood|floodwater|water|river|creek ** did|has|have not reach|reached|enter|entered|touch|touched us|this|the|our
    flood|flooding map|mapping show ** clear|outside|free|unaffected
  [flood, denied = clear]
        flooding; flood worry|issue|concern|problem|history|water; history of flooding|flood; flooded; inundated|inundation; flood or fire history
    overlay|risk|history|threat|danger for|of|from *? @flood or|nor|and bushfire|fire; @flood or|nor bushfire|fire
  [nothing]
    paddock|dam|swale|basin|trough hold|holds water for the? ~
    flood|bushfire|fire ~? @paper|prone :|?|- refer|see|check|enquire|ask|please|contact; for overlay|overlays ** lsio|bmo|sbo|flood|bushfire ** refer|see|check|ask|enquire; fire|blaze went|came|swept|ran|tore|ripped through the ~? pub|mill|hotel|school|church|shop|theatre|hall|factory|club|cinema|market|town
    flood free|immune|proof ~? bridge|crossing|highway|causeway|airport; floodplain dairy|farmer|family|grazier
    @flood search|study|data|record|check|report|search; bushfire season|shelter|smoke|brigade|appeal|memorial|relief|plan|volunteer|recovery|bunker|station|siren|control; flood insurance|relief|appeal|light|lamp|gate|bank|irrigation|lit|mitigation|light|levee; after fire season; flood of
    never|not flood|flooded|reached|crossed the road|street|oval|park|bridge|club|town|school; road|street|bridge|causeway|highway|crossing|track in? flood|flooding
    flood of *; flooded with offer|interest|enquiry|inquiry|call|request|visitor|people|tourist|memory|email|message|buyer; flood irrigated|irrigation
    flood|bushfire risk ** is low|minimal|nil|negligible|small; flood|bushfire risk : low|minimal; low|minimal|negligible flood|bushfire risk
  [bushfire = clear, whole]
    bmo|wmo|bpa do|did not
    escaped|survived|spared|missed|avoided by|from? the *? @floodyear fire|fires|bushfire|bushfires|blaze
    not|nor|never affected|touched|covered|caught|subject by|in|to *? *? flood|flooding or|nor bushfire overlay|zone|map; not *? *? *? flood|flooding or|nor|and bushfire prone|affected; no flood|flooding|heritage or|and|, bushfire overlay|overlays|risk|zone|control
    no overlay|overlays whatever|whatsoever|at|of ,? ** ** bushfire; no bushfire; no overlay|overlays ,? including|for *? *? bushfire
    clear|outside|free of|from? the|any? *? *? flood|flooding *? *? and|or bushfire overlay|zone|map|mapping|area; without a|any bushfire overlay; no overlay|overlays ** including|for|of|: *? *? *? bushfire; no *? ,? ** or bushfire overlay|overlays
    neither bushfire|fire nor ~ *? ** touch|touches|apply|applies|affects|affect|overlay|overlays|reach|reaches
    ${clearOf('bushfire|fire|bal|bmo|wmo|ember')}; bal|bushfire attack|rating *? *? :|is|, not applicable|required; never|not burnt|burned|burn; not|no bal rated|rating|applies|required; bushfire prone ~? ~? certificate|search|map ~? " no; bal rating? :|-|(|is low|nil|none|not|na; bal low|nil|none; bushfire attack level ~? low
    no|nil bushfire|bal|bmo|wmo|fire risk|overlay|rating|constraint|zone|notation|map|mapping|control; bushfire|fire|fires|flames of? *? *? *? stopped|stop|turned|missed|spared|passed|skipped|halted *? *? short|us|ridge|creek|road|highway|valley|by
    not identified|mapped|shown|listed|noted as|in|on|for ~? bush? bushfire|fire; bushfire ** neither *? *? touch|touches|apply|applies
    bushfire map|mapping|overlay leave|leaves|spare|spares|skip|skips|miss|misses ** block|lot|land|house|property|us|address|home
    not|never|nor in a? bushfire *? *?; outside|beyond|out|clear|free|off of? the|any|all|bal? *? *? bushfire|fire *? *? zone|area|overlay|map|mapping|land|prone|risk; not bushfire|fire prone|affected|rated|mapped; bushfire|fire prone? *? :|- no|nil|none|not|clear
    bushfire|fire *? rating|overlay|map|mapping|zone|control do|does|did not|never apply|cover|reach|touch|extend|include; bal : low|nil|none|not|n/a; no bal; bushfire|bal assessment|rating not|never needed|required
    bal low; bushfire free
  [bushfire = affected, denied = clear]
    survived|survive the|a|two? *? fire|fires|bushfire|blaze
    fire|fires|bushfire ** took|claimed|destroyed|burnt|razed the|an|its? original|first|earlier|old|previous house|home|homestead|cottage; burnt|burned out in
    ${shown('bushfire|fire|bal|bmo|wmo')}; bal|bushfire attack level? of|is|:|rating|-? 12.5|19|29|40|fz|flame; bushfire|fire prone|liable|affected|exposed; vegetation category|buffer # ; vegetation buffer; mapped|rated|assessed|certified|designed|built|constructed ** bal
    fire|fires|flames|flame|bushfire|bushfires|blaze|embers of? *? *? *? reached|came|stopped|jumped|crossed|burnt|burned|took|licked|got|swept|ran at|to|up|over|through|across|our|the|into|within|as|right *? *? *? fence|shed|house|verandah|boundary|paddock|gate|door|paddocks|gutter|garden|back|property|yard|land
    @mended after|following|since|post|from the|a|that|our|last? *? *? *? bushfire|fire|fires|blaze; bushfire|fire hazard|danger|protection|management|prone ~? ~? overlay|zone|area|schedule|land|map|mapping|category; rural? fire service ** maps|lists|rates|mapped|marks
    bushfire intensity area?; potential bushfire intensity|area; paddock|paddocks|back|garden|shed|house|property|land burned|burnt in|during|on; fires|fire in ** went|came|passed|ran|burnt through|over|across ** property|land|block|house|farm|place; black summer|friday|saturday took|burnt|destroyed|claimed|reached|came; ash wednesday took|burnt|destroyed|claimed
    satisfy|meet|meets|comply|complies with? bal 12.5|19|29|40|fz|level?; bushfire prone area take|takes|covers|includes in? *? *? *? lane|street|property|land|lot|hill
    bushfire maps|map|mapping colour|colours|paint|paints|shade|shows it|this|us|red; satisfy|meet|comply with? bal; bushfire in * went|came|burnt|took|ran; fire|they burnt|burned|took our|the fence|shed|house|paddock
    bal rating|level|of|is|:|assessed|assessment|at? of|is|at|:? 12.5|19|29|40|fz|flame; bal 12.5|19|29|40|fz|flame assessment|report|rating|construction|level|rated|zone|certificate|requirement; bushfire attack level ** 12.5|19|29|40|flame
    bushfire|fire country; bushfire prone|affected|rated|mapped|zoned land?; bushfire management|protection plan|zone|area|overlay; bushfire|fire|fires|blaze|flame of|in|that? *? *? took|burnt|claimed|destroyed|razed|scorched|swept|licked|jumped|levelled ** house|home|fence|paddock|property|land|shed|homestead|cottage|garden|it
    scorched|singed|charred|blackened|burnt|burned|lost|razed|destroyed *? *? ** by|from|in|during|to the|a *? *? fire|bushfire|blaze; fire scarred; bushfire|fire prone? :|- yes|affected; bushfire|fire overlay|zone|risk|hazard apply|applies|cover|covers
     ember attack|fell|landed; fire came|reached|got to|up|within|through|over
    bushfire|fire|blaze came|went|swept|roared through|over
    fire prone; bushfire management|planning overlay|code|statement|area
    bushfire @risk area|zone|land|overlay|rating?; flood|flooding|heritage and|or bushfire @risk; bushfire and|or flood|flooding @risk
    flood|flooding and|or fire overlay; subject to bushfire; bmo|wmo; bal 12.5|19|29|40|fz|flame|rating|rated|level; bal12.5|bal19|bal29|bal40
    fire|ember danger|protection|hazard zone|area|overlay; bal rated; bpa; flame zone
    @ours|homestead|original was|were? burnt|burned|lost|razed|destroyed|razed|went|taken down? in|by the? ** bushfire|fire|blaze; hazard ( bushfire
    asset protection zone; bushfire|fire|fires in|of # took|burnt|razed|destroyed
    bushfire|fire took|burnt|burned|destroyed|reached|jumped|came|swept *? *? the|this|our|up|through ** house|home|homestead|fence|paddock|shed|property|land
    bushfire came|went|burnt|burned|reached|destroyed|took
  [bushfire, denied = clear]
        flood or fire history; flood|flooding or|nor|and bushfire|fire; overlay|risk|history|threat|danger|zone for|of|from ** bushfire|fire
`
