/** Flood and bushfire: water or fire that came counts as an overlay does. */
export const riskWords = `
  [flood = affected, denied = clear]
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
    stayed|stay|remained|kept dry; did|do|does|has not|never flood; escaped|escape the? *? flood; high and dry
  [flood = clear, whole, among flood]
    this|our house|home|lot|block|one|side|end|part|address|property ** ** do|did not; never been? wet
    flood|floodwater|water|river|creek ** did|has|have not reach|reached|enter|entered|touch|touched us|this|the|our
    flood|flooding map|mapping show ** clear|outside|free|unaffected
  [flood, denied = clear]
        flooding; flood worry|issue|concern|problem|history|water; history of flooding|flood; flooded; inundated|inundation; flood or fire history
    overlay|risk|history|threat|danger for|of|from *? @flood or|nor|and bushfire|fire; @flood or|nor bushfire|fire
  [nothing]
    @flood search|study|data|record|check|report|search; bushfire season|shelter|smoke|brigade|appeal|memorial|relief|plan|volunteer|recovery|bunker|station|siren|control; flood insurance|relief|appeal|light|lamp|gate|bank|irrigation|lit|mitigation|light|levee; after fire season; flood of
    never|not flood|flooded|reached|crossed the road|street|oval|park|bridge|club|town|school; road|street|bridge|causeway|highway|crossing|track in? flood|flooding
    flood of *; flooded with offer|interest|call|request|visitor|people|tourist|memory|email|message|buyer; flood irrigated|irrigation
    flood|bushfire risk ** is low|minimal|nil|negligible|small; flood|bushfire risk : low|minimal; low|minimal|negligible flood|bushfire risk
  [bushfire = clear, whole]
    not identified|mapped|shown|listed|noted as|in|on|for ~? bush? bushfire|fire; bushfire ** neither *? *? touch|touches|apply|applies
    bushfire map|mapping|overlay leave|leaves|spare|spares|skip|skips|miss|misses ** block|lot|land|house|property|us|address|home
    not|never|nor in a? bushfire *? *?; outside|beyond|out|clear|free|off of? the|any|all|bal? *? *? bushfire|fire *? *? zone|area|overlay|map|mapping|land|prone|risk; not bushfire|fire prone|affected|rated|mapped; bushfire|fire prone? *? :|- no|nil|none|not|clear
    bushfire|fire *? rating|overlay|map|mapping|zone|control do|does|did not|never apply|cover|reach|touch|extend|include; bal : low|nil|none|not|n/a; no bal; bushfire|bal assessment|rating not|never needed|required
    bal low; bushfire free
  [bushfire = affected, denied = clear]
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
