import type { Entry } from './word-lists.ts'

/** Solar, batteries, internet and the energy rating. */
export const energyWords: readonly Entry[] = [
  [
    { fact: 'solarHotWater', value: 'yes', denied: 'no' },
    `
      solar gas|electric? boosted? hot water; solar boosted? gas|electric hot water; solahart; solar heat the hot? water
      hot water is? solar heated|powered|boosted; solar hws; solar water heating|heater; solar powered|boosted hot water; solar hot water panel
      gas|electric boosted solar hot? water?
      hot water system|service|unit? is|come|runs|run|supplied|heated? *? by|from|via|on|with the|a|an? roof? mounted? solar|sun|rooftop
      hot water is|: solar; solar and gas|electric boosted? hot water; evacuated tube; solar *? heats|heat the? *? water; sun heats|heat the? *? water
      hot water system|service|unit? is|come|comes|heated|made|by|from|off|: ** ** solar|sun; solar is for hot water; solar collector|cylinder; solar for hot water
    `,
  ],
  [
    { fact: 'solarHotWater', value: 'no', isWhole: true },
    `
      hot water system|service|unit? is|:? gas|electric|a|instant|instantaneous|by ** ,? and|but? not|no solar; gas|electric|instant hot water system|service|unit? , not solar
    `,
  ],
  [
    { fact: 'solarPanels', value: 'yes', denied: 'no' },
    `
      solar; solar panel|power|system|electricity|array|pv|inverter|energy; solar power|electricity panel|system; rooftop solar|pv
      photovoltaic|pv panel|system|array?; panel on|across|cover|covering|line the|its|this roof; # panel
      feed in tariff; kw solar? array|system|inverter|unit|rooftop; array; kilowatt of *; kilowatt array|system; panel went|go on; panel *? stay|remain|went|make|feed|power|generate|face|cover|on; solar generation|generator
      ten|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|12|14|16|18|20|22|24|26|28|30|32|36|40 panel; kw of panel
    `,
  ],
  [{ fact: 'solarPanels', value: null, denied: 'no' }, `panel`],
  [{ fact: 'solarPanels', value: 'yes', among: 'power' }, `panel`],
  [
    { fact: 'battery', value: 'yes', denied: 'no' },
    `
      powerwall; power wall; kwh *? *? storage|bank|pack|unit|wall; kwh of storage; lithium *? bank|storage|pack; energy|home storage|accumulator; enphase|sonnen|byd|lg|alpha|sungrow|tesla unit|storage; battery; battery storage|system|bank|backup|pack; solar|home|house|tesla|sonnen|kwh|storage battery
    `,
  ],
  [
    { fact: null, value: null },
    `
      solar passive|orientation|access|gain|aspect|design|light|lighting|lamp|bollard|fan|vent|ventilation|farm|tube|skylight|blind|fountain|gate|pump|fence|installer|company|quote|rebate|blanket|mat|matting|cover|street|road|eclipse|calculator|efficient|ready|potential|garden|upgrade|installation|partner|deal|discount|incentive|price|consultant|expert|feed|fencing|charger|torch|cell|keyboard|estate
      solar heated|heating|heat; solar powered *; gate|light|lighting|pump|skylight|fan|fence|bore|lamp is|are solar powered?
      heated|heating by|with|via solar; panel door|fence; solar spring|village; solar panel for the? pool|gate|pump|bore|fence|electric
      warmed|heated by|with solar; battery of *; run|runs|powered on|by battery
      battery ready|powered|operated|park|point|street|hen|lookout|hill|charger|light|candle|clock|life|drill|alarm|smoke|mower|tool|vacuum
      year|neighbourhood|community|alarm|aa|car|new|point|smoke|month battery; battery smoke|alarm; battery backup keep the? gate|alarm
      solar street|path|garden light|lamp|lighting
    `,
  ],
  [
    { fact: 'nbn', value: 'FTTP' },
    `fttp|ftth; fibre|fiber|nbn *? all|right|straight? the? way? to|into|inside the? front? premise|home|house|door|study|lounge|homestead; full fibre|fiber; fibre|fiber run|come to the premise|house|home; premise fibre`,
  ],
  [{ fact: 'nbn', value: 'FTTC' }, `fttc; fibre|fiber|nbn to the curb|kerb`],
  [{ fact: 'nbn', value: 'FTTN' }, `fttn; fibre|fiber|nbn|copper to the node`],
  [{ fact: 'nbn', value: 'FTTB' }, `fttb; fibre|fiber|nbn to the building|basement|block|comms`],
  [
    { fact: 'nbn', value: 'HFC' },
    `hfc; hybrid fibre|fiber? coax|coaxial; nbn *? *? via|over|by|through|on? coax|coaxial|cable; coax|coaxial|cable nbn`,
  ],
  [{ fact: 'nbn', value: 'fixedWireless' }, `nbn? fixed wireless; nbn wireless`],
  [
    { fact: 'nbn', value: 'satellite' },
    `
      sky muster; skymuster; satellite nbn|internet|broadband; nbn *? by|via|is|over|through|on? the? satellite; satellite nbn|internet|broadband|connection; internet is? by|via *? satellite
    `,
  ],
  [{ fact: 'nbn', value: 'connected' }, `nbn; nbn connected|internet|connection; national broadband network`],
  [
    { fact: null, value: null },
    `
      satellite dish|phone|tv|town|suburb|office
      nbn lead in; nbn at|past|near the? gate|door|boundary|kerb|street; nbn ready|rollout|roll|tower|shop|box|co|pending|address|work|upgrade|office|provider|available
    `,
  ],
  [
    { fact: 'energyRating', value: '#', notOf: 'appliance' },
    `
      # star energy|nathers|eer; # star rated energy|nathers; # star rated home|house|residence|townhouse|dwelling|build
      # star for|of its? energy; star : # ( nathers; rated # star by|under an? *? nathers; # star under|by|on|in its? nathers
      # star (? energy|nathers|eer; # star rated|rating|certified|certificate|rated? for|on energy|nathers; thermal rating *? *? #; certified|assessed|modelled to|at|as # star; nathers ** #
      energy|nathers|eer ** : #; # out of 10 energy|nathers|eer; # under|by|on nathers; # star ** nathers|energy|eer
      energy|nathers|eer (? eer|nathers|energy? )? efficiency? star? rating|rated|score|certified? is|of|at|stand? at? :? a|about? :? #
      rated|rating|rate is|of|at|: a? # star for its? energy; rated|rating|rate is|of|at|:? a? # star under|by nathers
    `,
  ],
  [
    { fact: 'energyRating', value: '#', among: 'energy', notOf: 'appliance' },
    `# star *? design|home|house|residence|townhouse|dwelling|build|apartment|thermal|performance|rating|efficiency|construction|certificate|assessment; # star`,
  ],
  [
    { fact: null, value: null },
    `
      energy :? # kw|kwh; # and a half; energy drink; solar for the|a|an? *? pump|gate|pool|bore|hot|fence|shed; gate|alarm|clock|torch|smoke *? with *? battery
      energy star * *; # star energy rating? label|fridge|dishwasher
    `,
  ],
]
