import { hasOrNot, says } from './mention.ts'

const notAPool =
  '(?! ?-?(?:table|tables|room|rooms|side|fence|fencing|gate|street|st|road|rd|lane|avenue|hall|party|cleaner|toys?|chemicals|shop|sized?|your\\b|our\\b|opens|membership|season|maintenance|of\\b(?! your)|heating on|boy|inspection|certificate|supplies|builder|company|club|cue))'
const notOurPool =
  "(?<!car |car-|talent |gene |rock |tidal |wading |kiddie |kids' |paddle |paddling |toy |motor |ocean |sea |public |council |council-owned |council-run |city |school's |town |local |community |municipal |village |school |olympic |regional |leisure |aquatic |50m |50 m |hotel |indoor town |swim school |baths? )"

/** What makes a pool one of the complex. */
const shared =
  /\b(?:complex|residents?'?|communal|shared?|shares|sharing|common|building(?:'s)?|body corporate|strata|development|tower|level \d+|facilities|amenities|gym(?:nasium)?(?! (?:fees|membership))|owners'? corporation|with the other|on[- ]site|use of the|rooftop pool|all owners|resort with)\b/

const cooled = [
  'air[- ]?con(?:ditioning|ditioners?|ditioned|d|s)?(?! (?:bus(?:es)?|trains?|trams?|cars|library|offices?|gym|shops?|mall|cinema|shopping))',
  'aircon(?:ditioning|ditioner)?',
  '(?<!\\dv |volt )a/?c',
  'refrigerated (?:air|cooling|cooler)',
  'evaporative (?:air|cooling|cooler|air cooling|cooled)',
  'ducted (?:air|cooling|refrigerated|evaporative)',
  '(?<!heating and |heating & )cooling(?=[,.;:!]|$| (?:throughout|systems?|units?|to|of any|is|are|in))',
  'ducted a/c',
  'climate control',
]
const both = [
  'split[- ]?systems?',
  'reverse[- ]?cycle',
  'r/?c',
  'heating and cooling',
  'heating & cooling',
  'heating/cooling',
  'heating, cooling',
  'cooling and heating',
  'cooling & heating',
  'ducted heat(?:ing)? and cool(?:ing)?',
  'splits(?! its| the| into)',
  'heat(?:ed)? and cool(?:ed)?',
  'year[- ]round climate control',
  'rcac',
  'rc a/?c',
  'inverters? (?:air|unit|split)',
]

const heated = [
  '(?<!portable |outdoor |patio |towel )heat(?:ing|ers?)(?! (?:up|oil|bills))',
  'wood[- ]?(?:burning|fires?|burners?|stoves?|heat(?:er|ing)s?)',
  '(?:combustion|pot[- ]?belly|slow combustion|wood|pellet)[- ](?:heater|fire|stove|burner)s?',
  '(?<!pool is |pool, )heated (?:by|with|floors?|slab|throughout|in winter)',
  '(?:gas|wood|log|open) fire ?places?',
  '(?:gas|wood|open|log) fires?',
  '(?<!decorative |ornamental )fire ?places?',
  'radiators?',
  'coonara',
  'hydronics?',
]
const notHomeHeating = '(?<!pool |spa |solar |water |solar pool |swimming pool )'

const count =
  '(?:\\d+|one|two|three|four|five|six|single|double|triple|tandem|an?|own|allocated|secure|undercover|covered|basement|underground|designated|dedicated|titled|private|open|reserved|stacked|each|its|separate|second|lock[- ]up) '
const bays =
  '(?:car ?spaces?|car ?parks?|car ?spots?|parking|parking (?:spaces?|bays?|spots?)|car ?bays?|vehicle spaces?|car ?parking)'

/** Pools, comfort, rooms and places to park. */
export const roomMentions = [
  says('pool', 'shared', [`${notOurPool}(?:swim+ing[- ])?pools?${notAPool}`, 'roof[- ]?top pool'], { beside: shared }),
  hasOrNot('pool', [
    `${notOurPool}(?:swim+ing[- ])?pools?${notAPool}`,
    'swim spa',
    'pool and spa',
    'inground pool',
    'igp',
    'i/?g pool',
  ]),
  hasOrNot('airConditioning', [...both, ...cooled]),
  hasOrNot('heating', [
    ...both,
    ...heated.map(
      (words) =>
        notHomeHeating +
        words +
        '(?! (?:(?:for|of|to) (?:the )?(?:pool|spa)|in the (?:[a-z]+ )?(?:ensuite|bathrooms?|studio|shed)))',
    ),
  ]),
  says('study', 'nook', [
    '(?:study|computer|desk|work|office|homework|reading and study)[- ](?:nooks?|niche|alcove|corner|station|desk|bench|recess)',
    'built[- ]in (?:study )?desk(?! in)',
    'study area',
    'study space',
  ]),
  hasOrNot('study', [
    '(?<!(?:feasibility|for|traffic|case|further|tafe|university|adult|bible|time|nature|field|to|will|can|wind|acoustic|heritage|drainage|shadow|flood|site|market) )study(?! ?-?(?:the|nook|niche|alcove|hub|cent(?:re|er)s?|tour|abroad|loan|group|was|is available|at(?! present)|our|this|these|your|hard|opportunit\\w*|time|in (?:contrasts?|light|style|elegance|colou?r)|shows|showed|found|by|into|results|guide|period|space|area|desk|corner|station|recess|carefully))',
    'home office(?! furniture)',
    'home study',
    '(?:separate |dedicated |large |second )office',
    '(?:bedroom|room|nursery)(?: or |/| / )(?:home )?office',
  ]),
  hasOrNot('grannyFlat', [
    'grann(?:y|ies)[- ]?(?:flats?|annexe?|pad|quarters|suite)',
    'secondary dwelling',
    'self[- ]?contained,? (?:(?:one|two|three|[123])[- ]bed(?:room)?,? )?(?:granny|bungalow|flat(?:ette)?|guest ?house|guest wing|annexe?|cottage|unit|studio)(?: |$)(?!apartment)',
    'second dwelling',
    'ancillary dwelling',
    'in[- ]law (?:flat|suite|quarters)',
    'auxiliary (?:dwelling|unit)',
    'guest cottage',
  ]),
  says('parking', 'garage', [
    'garag(?:e|es|ed|ing)(?! (?:sale|lane|street|road|door opener|conversion))',
    'lock[- ]?up garag(?:e|ing)s?',
    '(?:dlug|slug|lug|dlu|tlug)',
    '(?:double|single|triple|tandem|remote) lock[- ]?ups?',
    'lock[- ]?ups?',
  ]),
  says('parking', 'carport', ['car[- ]?ports?']),
  says(
    'parking',
    'none',
    [
      '(?:car|vehicle|off[- ]street)? ?parking is not (?:available|included|provided)',
      '(?:car )?park(?:ing)? (?:is )?not included',
      'no ?(?:where|place|space) to park',
    ],
    { isWhole: true },
  ),
  says('parking', 'street', [
    '(?:on[- ])?street (?:permit )?(?:car )?park(?:ing)?(?! (?:restrictions|fine))',
    'parking (?:is )?(?:only )?(?:on|in|along|at) the (?:street|kerb|kerbside|road)',
    'kerbside parking',
    '(?:resident|permit|residential)(?: permit)? parking',
    'park(?:s|ing)? (?:your car )?(?:on|in) the street',
    'parking (?:is )?by permit',
    'parking on street',
    'parking permits?',
    'cars? (?:are )?park(?:ed)? (?:on|in) the street',
    'on[- ]street',
    '(?:space|spot|car|bay)s? on the street',
  ]),
  says(
    'parking',
    'offStreet',
    [
      'off[- ]?street[- ](?:car )?(?:park(?:ing)?|spaces?|bays?)',
      'park(?:ing)? off[- ]street',
      'off[- ]?street',
      'off[- ]the[- ]street parking',
      'drive ?way (?:parking|spaces?|for)',
      `(?:${count})${bays}`,
      `(?:${count})(?:${count})${bays}`,
      '(?<!visitor |visitors |guest |shoppers )parking (?:for|on the drive(?:way)?|in the drive(?:way)?|at the (?:rear|side|front)|behind the house|under(?:neath)?|bay|space|spot|on site|on title|in the basement|included)',
      'car ?spaces?',
      'car ?parks? (?:included|on title|in)',
      '(?:rear|side) (?:lane )?parking',
      'on[- ]site parking',
      'under ?cover (?:car )?parking',
      '\\d+[- ]car (?:space|parking|accommodation)',
      'car accommodation',
      'parking pads?',
      'parking [a-z ]{0,40}(?:in|on) the (?:drive(?:way)?|front yard)',
      'hard ?stands?',
      'park (?:in|on) the drive(?:way)?',
      'cars? (?:are )?park(?:ed)? (?:in|on|off) the (?:driveway|drive|lane|side)',
    ],
    { denied: 'none' },
  ),
  says('parking', 'offStreet', [
    '(?<!street |permit |visitor |resident |commuter |no )(?:car )?parking(?= (?:\\+|x|\\d)|[.!]?$)',
  ]),
  says('parking', null, ['(?:car )?park(?:ing)?', 'car ?spaces?', 'vehicle space'], { denied: 'none' }),
]
