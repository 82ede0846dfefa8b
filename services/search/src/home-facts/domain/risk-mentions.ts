import { says } from './mention.ts'

const ours =
  '(?:house|home|property|land|block|lot|site|title|unit|residence|building|yard|backyard|garage|cellar|basement|paddock|ground floor|lower level|lower floor|downstairs|it|this|we)'

const floods = [
  '(?<!low |nil |negligible |minimal )flood[- ]?(?:prone|affected|zone[ds]?|overlays?|plains?|planning|damaged?|extent|area|risk(?! is|: (?:low|nil|none|no|minimal|negligible))|liable|way|hazard|control lot|mapped|map|maps|mapping|level|line)',
  '(?:bush ?)?fire (?:and|or) flood overlays?',
  'flood(?:ing)? (?:and|or) (?:bush)?fire (?:prone|affected|zones?|overlays?|areas?|maps?|mapping|risk)',
  '(?:subject|prone|liable|exposed) to (?:periodic |occasional |minor |some |river )?(?:flood(?:s|ing)?|inundation)',
  '(?:bushfire|fire|heritage) (?:and|or) flood(?:ing)? (?:prone|affected|zones?|overlays?|areas?|maps?|mapping|risk)',
  'lsio',
  'special building overlay',
  'inundation overlay',
  'floodway overlay',
  '(?:1|one)[- ]in[- ](?:100|a hundred)(?:[- ]years?)?',
  '1% aep',
  'q100(?: flood)?(?: level| line| zone| area)?',
  'overland flow(?: path)?',
]

const floodedBefore = [
  `${ours}(?: was| were| has| had| have| did| is)?(?: badly| once| twice| also| only| last| partly| been| get| gets)* (?:flood(?:ed|s)?(?![- ](?:free|proof|immune))|inundated|went under(?: water)?(?! the hammer))`,
  '^(?:flooded|inundated|flood[- ]damaged|went under)(?= (?:in(?! (?:[a-z]+ )?(?:sun)?light)|by(?! (?:[a-z]+ )?(?:sun)?light)|during|twice|once|and|when|back))',
  'went under(?: water)? in (?:[a-z]+ )?(?:the )?(?:19|20)\\d\\d',
  '(?:creek|river|storm ?water|flood ?waters?) (?:came|rose|ran|flowed|backed|spilled)(?: up)? (?:through|into|inside|over)',
  'floods? (?:of \\d{4} )?(?:went|came|ran|got|rose) (?:through|into|inside|up to|over)',
  '(?:flood ?)?waters? (?:lapped|rose|came|stood)(?: up)? (?:at|to|over|above|in) (?:the|our|its) (?:front |back |rear )?(?:steps?|stairs|door|doorstep|verandah|floor|floorboards|deck|windows?)',
  '(?:flood ?)?water (?:entered|came through|came into|came inside|came up to|got into|got inside|rose into|rose above|ran through|reached)(?: the| this| our)? (?:house|home|floor|floorboards|property|garage|living|kitchen|lower|ground|yard|block)',
  'affected by (?:the )?(?:\\d{4} )?flood(?:s|ing)?',
  'took (?:in )?water in the',
  'inundated in',
  'flooded in (?:the )?(?:19|20)\\d\\d',
  'flood (?:marks?|water marks?)',
  'flood ?waters? (?:entered|reached|came|rose)',
]

/** Flood and bushfire: water or fire that came counts as an overlay does. */
export const riskMentions = [
  says(
    'flood',
    'clear',
    [
      'flood[- ]free',
      '(?:unaffected|untouched|unscathed) by (?:the )?(?:\\d{4} )?floods?',
      'flood[- ](?:immune|proof)',
      '(?:never|not)(?: been)? (?:touched|reached|entered|damaged) by (?:the |any )?flood(?: ?waters?|s|ing)?',
      'stayed (?:dry|above water) (?:in|through|during) (?:the|every|each|all)',
      'free (?:of|from) (?:any |all )?(?:flood(?:s|ing)?(?: overlays?)?)',
      'high and dry',
      'above (?:the |all |any )?(?:known |recorded )?flood levels?',
      "(?:never|not|hasn't|didn't|wasn't|no one has)(?: been| ever| once| even)* (?:flood(?:ed)?|inundated|gone under)",
      '(?:no|zero|nil) (?:flood|fire|bush ?fire) (?:or|and) (?:flood|fire|bush ?fire) history',
      'no (?:history of |known |recorded )?(?:flooding|floods?(?= |[.,;!]|$)(?! (?:insurance|overlay|zone|map|study))|inundation|flood history)',
      'never seen a flood',
      'without (?:a )?flood(?:ing)?',
    ],
    { isWhole: true },
  ),
  says(
    'flood',
    'clear',
    [
      '(?:this|our) (?:one|house|home|lot|block|street|side)\\b[a-z ]{0,60} (?:(?:stay|remain|kept)(?:s|ed)? dry|(?:does|did|has|was) not(?=[.!;,]|$)|never (?:has|did|was)(?=[.!;,]|$))',
    ],
    { isWhole: true, beside: /\b(?:floods?|flooded|inundat\w+|went under)\b/ },
  ),
  says('flood', 'affected', floods, { denied: 'clear' }),
  says('flood', 'affected', floodedBefore, { denied: 'clear' }),
  says(
    'bushfire',
    'clear',
    [
      'bal[- ]?low',
      '(?:no|zero|nil) (?:flood|fire|bush ?fire) (?:or|and) (?:flood|fire|bush ?fire) history',
      'bush ?fire[- ]free',
      'free (?:of|from) (?:any )?bush ?fire (?:overlays?|risk|zones?)',
    ],
    {
      isWhole: true,
    },
  ),
  says(
    'bushfire',
    'affected',
    [
      'bush ?fire[- ](?:prone|affected|overlays?|zones?|risk|management|attack level|hazard|area|mapping|mapped|map|planning|protection|liable|danger)',
      '(?:flood(?:ing)?|heritage) (?:and|or) bush ?fire (?:prone|overlays?|zones?|risk|areas?|maps?|mapping)',
      'bush ?fires? (?:and|or) flood(?:ing)? (?:prone|overlays?|zones?|risk|areas?)',
      'subject to (?:a )?bush ?fires?',
      'flood(?:ing)? (?:and|or) fire overlays?',
      'bmo',
      'wmo',
      'bal[- ]?(?:12\\.5|19|29|40|fz|flame zone|rating of)',
      'bal rated',
      'flame zone',
      `${ours} (?:was |were )?(?:burnt|burned|lost)(?: down)? in (?:the )?(?:bush)?fires?`,
      'bush ?fires? (?:came|went|burnt|burned|reached|destroyed|took)',
    ],
    { denied: 'clear' },
  ),
]
