import { hasOrNot, says } from './mention.ts'

const notElectric =
  '(?! ?-?(?:hot|for the (?:hot|pool|water)|hws|water|spa|and gas|and electric|heat|heated|heating|pool|light|lights|lighting|ready|powered|passive|orientation|access|install|installer|installers|gate|pump|gain|gains|aspect|tube|tubes|sky|feed|farm|farms|blind|blinds|design|boosted|efficient|potential|fan|vent|ventilation|calculator|eclipse|lunar|street|road|avenue|company|quote|gas|fountain|garden|lamp|lamps|boost|bollard|bollards|exhaust|partners?|deals?|discounts?|estate|springs|village|consultants?|experts?|rebate|rebates|prices|incentives|blanket|mat|mats|matting|cover|covers|keyboard|cell|cells|charger|torch|hws))'

const technologies = {
  FTTP: ['fttp', 'ftth', 'fib(?:re|er)[- ]to[- ]the[- ](?:premises?|home|house)', 'full[- ]fib(?:re|er)'],
  FTTC: ['fttc', 'fib(?:re|er)[- ]to[- ]the[- ](?:curb|kerb)'],
  FTTN: ['fttn', 'fib(?:re|er)[- ]to[- ]the[- ]node'],
  FTTB: ['fttb', 'fib(?:re|er)[- ]to[- ]the[- ](?:building|basement)'],
  HFC: ['hfc', 'hybrid[- ]fib(?:re|er)[- ]coax(?:ial)?'],
  fixedWireless: ['(?:nbn )?fixed[- ]wireless', 'nbn wireless'],
  satellite: [
    'sky ?muster',
    'satellite nbn',
    'nbn (?:by |via |is |over |through )?(?:the )?satellite',
    'satellite (?:internet|broadband)',
  ],
}

const star = '(\\d{1,2}(?:\\.\\d)?|one|two|three|four|five|six|seven|eight|nine|ten)(?: and a half)?'
const rated = '(?:energy|nathers|eer\\)?|e\\.e\\.r\\.?)(?: \\((?:eer|nathers)\\))?'

const ofAnAppliance =
  /\b(?:fridge|dishwasher|washing|washer|dryer|appliances?|wels|taps?|oven|hotel|reviews?|television|heat pump|hot water|child ?care|unit in|air conditioner|(?:air[- ]con\w*|split systems?) (?:has|have|carry|carries|is|are|rates?))\b/

/** Solar, batteries, internet and the energy rating. */
export const energyMentions = [
  hasOrNot('solarHotWater', [
    'solar[- ](?:gas[- ])?(?:boosted |electric |powered )?(?:hot[- ]water|hws|water heat(?:er|ing))',
    '(?:gas|electric)[- ]boosted solar(?! (?:panel|power|pv))',
    'hot water (?:is (?:heated by |supplied by )?|by |from (?:an? )?|comes from (?:an? )?|via |runs on |, )?(?:the )?(?:gas[- ]boosted )?(?:sun|solar)',
    'hot water: solar',
    'solar and (?:gas|electric)(?:[- ]boosted)? hot water',
    '(?:solar )?evacuated tubes?',
  ]),
  says('solarHotWater', 'no', ['hot water (?:system |service |unit )?is [a-z ]{1,20},? (?:and )?not solar'], {
    isWhole: true,
  }),
  hasOrNot('solarPanels', [
    'solar (?:power(?:ed)? )?panel(?:s|ling)?(?! for (?:the |an )?(?:solar )?(?:pool|hot water|electric fence|gate|pump|bore))',
    `(?<!heated by |heated with |hot water: |hot water is |hot water, not |hot water by |water from |water from a |lights are |lighting is |pump is |comes from |comes from a )solar${notElectric}`,
    '(?:roof[- ]?top )solar',
    'photo[- ]?voltaics?',
    'pv',
    'panels (?:on|across|cover|covering|line) (?:the|its|this) (?:[a-z-]+ )?roof',
    '(?:\\d+|ten|twelve|fourteen|sixteen|eighteen|(?:twenty|thirty|forty)(?:-[a-z]+)?) panels(?! (?:beat|doors?|fenc))',
    'kw of panels',
    '(?:the|its) (?:old )?panels(?= (?:were|have been) (?:taken|removed|sold))',
    'kw (?:of )?(?:roof[- ]?top )?solar(?! hot)',
    'sun ?power panels?',
  ]),
  hasOrNot('battery', [
    'power ?walls?',
    '(?<!year |neighbourhood |community |alarm |smoke alarm |aa |car |new |point )batter(?:y|ies)(?! ?-?(?:ready|powered|operated|park|point|street|hen|hens|lookout|smoke|back[- ]?up(?! (?:power|system))|charger|mowers?|tools?|lights?|candles?|clock|life|drill|vacuum|alarms?))',
  ]),
  ...Object.entries(technologies).map(([value, words]) => says('nbn', value, words)),
  says('nbn', 'connected', [
    'nbn(?! ?-?(?:ready|roll-?out|tower|shop|box|co\\b|to come|coming|soon|pending|address|scheduled|works|upgrade|arriv|expected|planned|will|is (?:on its way|coming|expected|planned|scheduled|due)))',
    'national broadband network',
  ]),
  says(
    'energyRating',
    '$1',
    [
      `${star}[- ]?stars? (?:rated )?${rated}`,
      `${star}[- ]?stars? (?:for|of) (?:its )?energy`,
      `${rated}(?: efficiency| star)?(?: rating| rated| score)?(?: is| of| at| stands at|:| -|-)?(?: a| about)?(?: |:)?${star}(?!\\.\\d|[%\\d]| ?kw)(?:[- ]?stars?)?`,
      `rat(?:ed|ing|es)(?: is| of| at|:)?(?: a)? ${star}[- ]?stars?(?: for (?:its )?energy| under nathers| by nathers)`,
      `${star}[- ]?stars? (?:under|by|on) nathers`,
    ],
    { unless: ofAnAppliance },
  ),
  says(
    'energyRating',
    '$1',
    [`${star}[- ]?star (?:rated )?(?:home|house|residence|build|townhouse|apartment|living)`],
    {
      beside: /\b(?:energy|nathers|eer)\b/,
      unless: ofAnAppliance,
    },
  ),
]
