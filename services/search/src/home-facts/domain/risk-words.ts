/** Flood and bushfire: water or fire that came counts as an overlay does. */
export const riskWords = `
  [flood = affected, denied = clear]
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
    never|not flood|flooded|reached|crossed the road|street|oval|park|bridge|club|town|school; road|street|bridge|causeway|highway|crossing|track in? flood|flooding
    flood of *; flooded with offer|interest|call|request|visitor|people|tourist|memory|email|message|buyer; flood irrigated|irrigation
    flood|bushfire risk ** is low|minimal|nil|negligible|small; flood|bushfire risk : low|minimal; low|minimal|negligible flood|bushfire risk
  [bushfire = clear, whole]
    bal low; bushfire free; bush fire free
  [bushfire = affected, denied = clear]
    bushfire|fire|blaze came|went|swept|roared through|over
    fire prone; bushfire|bush fire? management|planning overlay|code|statement|area
    bushfire @risk area|zone|land|overlay|rating?; bush fire @risk area|zone?; flood|flooding|heritage and|or bushfire @risk; bushfire and|or flood|flooding @risk
    flood|flooding and|or fire overlay; subject to bushfire; bmo|wmo; bal 12.5|19|29|40|fz|flame|rating|rated|level; bal12.5|bal19|bal29|bal40
    fire|ember danger|protection|hazard zone|area|overlay; bal rated; bpa; flame zone
    @ours|homestead|original was|were? burnt|burned|lost|razed|destroyed|razed|went|taken down? in|by the? ** bushfire|fire|blaze; hazard ( bushfire
    asset protection zone; bushfire|fire|fires in|of # took|burnt|razed|destroyed
    bushfire|fire took|burnt|burned|destroyed|reached|jumped|came|swept *? *? the|this|our|up|through ** house|home|homestead|fence|paddock|shed|property|land
    bushfire came|went|burnt|burned|reached|destroyed|took
  [bushfire, denied = clear]
    flood or fire history; flood|flooding or|nor|and bushfire|fire; overlay|risk|history|threat|danger|zone for|of|from ** bushfire|fire
`
