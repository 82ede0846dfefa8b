/** Solar, batteries, internet and the energy rating. */
export const energyWords = `
  [solarHotWater = yes, denied = no]
    solar gas|electric? boosted? hot water; solar boosted? gas|electric hot water; solahart; solar hws; solar water heating|heater; solar powered|boosted hot water
    solar hot water panel; gas|electric boosted solar hot? water?; evacuated tube; solar *? heats|heat the? *? water; sun heated water; sun heats|heat the? *? water
    hot water system|service|unit? is|come|comes|heated|made|by|from|off|: ** ** solar|sun; solar collector|cylinder; solar for hot water
  [solarHotWater = no, whole]
    hot water system|service|unit? is|:? gas|electric|a|instant|instantaneous|by ** ,? and|but? not|no solar
    gas|electric|instant hot water system|service|unit? , not solar
  [solarPanels = yes, denied = no]
    kw on|across|over the|its|this|our roof
    solar; solar panel|power|system|electricity|array|pv|inverter|energy; solar power|electricity panel|system; rooftop solar|pv; photovoltaic|pv panel|system|array?
    feed in tariff; kw solar? array|system|inverter|unit|rooftop; solar array; kilowatt array|system
    panel *? stay|remain|went|make|feed|power|generate|face|cover|on; solar generation|generator
    ten|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|12|14|16|18|20|22|24|26|28|30|32|36|40 panel
  [solarPanels, denied = no]
    panel
  [solarPanels = yes, among power]
    panel
  [battery = yes, denied = no]
    powerwall; power wall; kwh of storage; lithium *? bank|storage|pack; enphase|sonnen|byd|lg|alpha|sungrow|tesla unit|storage; battery
    battery storage|system|bank|backup|pack; solar|home|house|tesla|sonnen|kwh|storage battery
  [nothing]
    solar passive|orientation|access|gain|aspect|design|light|lighting|lamp|bollard|fan|vent|ventilation|farm|tube|skylight|blind|fountain|gate|pump|fence|installer|company|quote|rebate|blanket|mat|matting|cover|street|road|eclipse|calculator|efficient|ready|potential|garden|upgrade|installation|partner|deal|discount|incentive|price|consultant|expert|feed|fencing|charger|torch|cell|keyboard|estate
    solar heated|heating|heat; solar powered *; gate|light|lighting|pump|skylight|fan|fence|bore|lamp is|are solar powered?; heated|heating by|with|via solar
    solar spring|village; solar panel for the? pool|gate|pump|bore|fence|electric; warmed|heated by|with solar; battery of *; run|runs|powered on|by battery
    battery ready|powered|operated|park|point|street|hen|lookout|hill|charger|light|candle|clock|life|drill|alarm|smoke|mower|tool|vacuum
    year|neighbourhood|community|alarm|aa|car|new|point|smoke|month battery; battery smoke|alarm; battery backup keep the? gate|alarm
    satellite dish|phone|tv|town|suburb|office; nbn lead in; nbn at|past|near the? gate|door|boundary|kerb|street
    nbn ready|rollout|roll|tower|shop|box|co|pending|address|work|upgrade|office|provider|available; energy :? # kw|kwh; # and a half; energy drink
    solar for the|a|an? *? pump|gate|pool|bore|hot|fence|shed; gate|alarm|clock|torch|smoke *? with *? battery; energy star * *
    # star energy rating? label|fridge|dishwasher
  [nbn = FTTP]
    optic fibre|fiber|cable? to the premise|home|house|door; fibre optic *? to the premise|home|house|door
    fttp|ftth; fibre|fiber|nbn *? all|right|straight? the? way? to|into|inside the? front? premise|home|house|door|study|lounge|homestead; full fibre|fiber
  [nbn = FTTC]
    fttc; fibre|fiber|nbn to the curb|kerb
  [nbn = FTTN]
    fttn; fibre|fiber|nbn|copper to the node
  [nbn = FTTB]
    fttb; fibre|fiber|nbn to the building|basement|block|comms
  [nbn = HFC]
    hfc; hybrid fibre|fiber? coax|coaxial; coax|coaxial|cable nbn
  [nbn = fixedWireless]
    nbn? fixed wireless; nbn wireless
  [nbn = satellite]
    sky muster; skymuster; nbn|internet|broadband|online is|come|comes? by|via|over|through|on? the? satellite; satellite nbn|internet|broadband|connection
    internet is? by|via *? satellite
  [nbn = connected]
    nbn; national broadband network
  [energyRating = #, not of appliance]
    # star rated energy|nathers; # star rated home|house|residence|townhouse|dwelling|build; star : # ( nathers; thermal rating *? *? #
    certified|assessed|modelled to|at|as # star; # under|by|on nathers
    energy|nathers|eer (? eer|nathers|energy? )? efficiency? star? rating|rated|score|certified? is|of|at|stand? at? :? a|about? :? #
  [energyRating = #, not of appliance, among energy]
    # star
`
