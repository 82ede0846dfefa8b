import type { Entry } from './word-lists.ts'

/** Flood and bushfire: water or fire that came counts as an overlay does. */
export const riskWords: readonly Entry[] = [
  [
    { fact: 'flood', value: 'affected', denied: 'clear' },
    `
      flood|flooding|floodwater @risk area|zone|land|overlay?; flood level|line|mark; floodplain|floodway|floodprone; flood plain|way
      flood|flooding and|or bushfire|fire @risk; bushfire|fire|heritage and|or flood|flooding @risk
      subject|prone|liable|exposed to *? flood|flooding|inundation; lsio; overlay for flood|flooding|inundation; special building overlay
      inundation|floodway overlay; 1|one in 100|hundred year?; 1% aep; q100 flood? level|line|zone|area?; overland flow path?
      @ours is|was|were|has|had|have|did? been? badly|once|twice|also|partly|last? flooded|inundated; @ours flood from|in|when|every|badly|twice
      flooded|inundated in|during|by|twice|once|back the? *? 19|20|2011|1974|2022|flood|storm|water|cyclone|creek|river
      went under water? in|during
      water|floodwater|creek|river|stormwater came|rose|ran|flowed|backed|spilled|lapped|got|went|entered|reached into|inside|through|over|up|above the|this|our|its? front|back|rear? @wet
      water|floodwater entered|reached|lapped|stood|came at|to? the|our|this|its? front|back? house|home|floor|floorboard|step|door|verandah|window|living|garage|yard
      flood|flooding of? *? went|came|ran|got|rose through|into|inside|over this|the|our; affected by the? *? flood|flooding
      took in? water in the *? flood; had|took water through|inside|in
      flood reached|entered|hit|damaged the|this|our *? house|home|property|floor|block; sbo
      and entered the|this|our *? house|home|floor|living|level; in the *? flood it|the|this went|took
    `,
  ],
  [
    { fact: 'flood', value: 'clear', isWhole: true },
    `
      flood free|immune|proof; unaffected|untouched|unscathed by the? *? *? *? flood
      not|never see|saw|seen|had|have a? drop of? water|flood|flooding
      stayed|remained dry in|through|during|throughout the|every|each|all|any *? *? flood
      flood|floodwater|water|creek|river water? has|have|had? never reached|entered|come|touched|been|affected|got
      stayed|stay|remained|kept dry; did|do|does|has not|never flood; escaped|escape the? *? flood; high and dry
    `,
  ],
  [
    { fact: 'flood', value: 'clear', isWhole: true, among: 'flood' },
    `
      this|our house|home|lot|block|one|side|end|part|address|property *? *? *? *? *? *? *? *? do|did not; never been? wet
      flood|floodwater|water|river|creek *? *? *? did|has|have not reach|reached|enter|entered|touch|touched us|this|the|our
      flood|flooding map|mapping show *? *? *? *? *? clear|outside|free|unaffected
      leave|leaving|show this|the|our address|property|house|home|block clear
    `,
  ],
  [
    { fact: 'flood', value: null, denied: 'clear' },
    `
      flooding; flood worry|issue|concern|problem|history|water; history of flooding|flood; flooded; inundated|inundation; gone under
    `,
  ],
  [
    { fact: null, value: null },
    `
      never|not flood|flooded|reached|crossed the road|street|oval|park|bridge|club|town|school; flood of *; flooded with offer|interest|call|request|visitor|people|tourist|memory|email|message|buyer; flood irrigated|irrigation
      flood insurance|cover|enquiry|study|certificate|mitigation|light; flood|bushfire risk *? *? *? is low|minimal|nil|negligible|small
      flood|bushfire risk : low|minimal|nil|none; low|minimal|negligible|nil flood|bushfire risk
      flood|bushfire report|history|survival|insurance|enquiry
    `,
  ],
  [{ fact: 'bushfire', value: 'clear', isWhole: true }, `bal low; bushfire free; bush fire free`],
  [
    { fact: 'bushfire', value: 'affected', denied: 'clear' },
    `
      bushfire @risk area|zone|land|overlay|rating?; bush fire @risk area|zone?; bushfire attack level
      flood|flooding|heritage and|or bushfire @risk; bushfire and|or flood|flooding @risk; flood|flooding and|or fire overlay
      subject to bushfire; bmo|wmo; bal 12.5|19|29|40|fz|flame; bal12.5|bal19|bal29|bal40; bal rating of; bal rated; bpa; flame zone
      @ours was|were? burnt|burned|lost down? in the? *? bushfire|fire; bushfire came|went|burnt|burned|reached|destroyed|took
    `,
  ],
  [{ fact: 'bushfire', value: null, denied: 'clear' }, `bushfire|fire history|overlay; flood or fire history`],
  [{ fact: 'flood', value: null, denied: 'clear' }, `flood or fire history`],
]
