/** Solar, batteries, internet and the energy rating. */
export const energyWords = `
  [solarHotWater = yes, denied = no]
    solar? tube|collector|panel ** heat|heats|preheat|feed|warm the? *? water|cylinder; hot water *? *? *? solar unit; solar hot water tank|unit|system|service|panel; solar unit ** hot water; hot water ** solar unit; pre? heat the cylinder
    shw|shws|shwh; hot? water|hws|hw|hwu|hwh solar; hot? water|hws|hw|hwu ? solar|sun|sunshine do|does|make|heat|handle; hot? water|hws|hw|hwu : ~? ~? solar; hot? water|hws|hw ( solar; @sunny @water|hw|hws|hwu heating|heater|heated|panel|collector|unit|tank|storage|service|boosted; solar thermal; evac|evacuated|vacuum tube|collector; flat plate collector|panel; thermosiphon|thermosyphon
    @sunny boosted|heated|warmed|powered|thermal|assisted hot? water|hw|hws|hwu|shower|tap|bath; @sunny *? *? gas|electric|instantaneous|instant|one boost|booster|boosted|backup; hot? water|shower|tap|bath *? *? free|powered|supplied|provided|produced|delivered|warmed|heated|boosted|fed|sourced|preheated *? ,? by|from|via|through|with|off|courtesy ~? ~? @sunny|roof|collector
    @sunny provides|supplies|handles|makes|does|gives|warms|heats|covers|keeps|takes|delivers|preheats *? *? *? hot? water|shower|tap; hot? water|hws ** gas|electric booster|boosted|boosting|backup; edwards|solahart|apricus|chromagen|sunmaster|envirosun ~? unit|system|on|hot|tank|hws; hills solar|hot ~? ~?
    solar hwu|hw|htr|heater; shwu; s / hws|hwu|hw; hot water ? solar; collector|collectors heat|heats|warm the? *? water; hot water *? *? *? on|from|via|by the roof; solar for the? showers|shower|water|hot; sun for hot? water; solar hot
    rinnai|bosch|rheem|dux ~? ~? solar hot? water|hws|hwu ~?; old solar system *? *? *? ** hot water; hot water ** old solar system; solar boiler|geyser; rinnai|rheem|edwards|apricus|conergy solar|sunmaster
    hot water , solar ,; sun heated hot? water; water tank *? *? *? ** heated by the? sun; roof that heat the water; hot? water|shower *? *? *? courtesy of the sun; hot water *? *? *? is|went|go|run|come|heated|by|from|off|on|via|using|made|courtesy the|of|this|roof|its? *? solar|sun|sunshine|collector|evacuated; collector *? *? *? ** hot water; one for hot water
    roof collector|collectors; solar|sun heated water|shower|bath; sun|sunshine do|does|make|makes|heat|heats|warm|warms|run|look|looks after|your|the? *? hot? water|shower; shower|bath ** sun|sunshine|solar heated|heats?
    solar booster|tank|cylinder|storage tank|cylinder?; chromagen|apricus; water is? heated by|from|with the? sun|solar|roof; rooftop solar? hot water; solar gain hot water; solar hot water tank|unit|system|service|panel|collector
    solar gas|electric? boosted? hot water; solar boosted? gas|electric hot water; solahart; solar hws; solar water heating|heater; solar powered|boosted hot water
    solar hot water panel; gas|electric boosted solar hot? water?; evacuated tube; solar *? heats|heat the? *? water; sun heated water; sun heats|heat the? *? water
    hot water system|service|unit? is|come|comes|heated|made|by|from|off|: ** ** solar|sun; solar collector|cylinder; solar for hot water
    solar / gas|electric hot? water|hws; solar to|on|do|does|make|makes the? hot water|hws|tank|cylinder|shower; rinnai|rheem|bosch|dux|edwards solar system|unit|tank|panel|service|heater; roof make|makes|heat|heats the? hot? water; flat plate *? *? *? ** hot water
  [solarHotWater = no, whole]
    hot? water|hws|hw was|were solar until|till|before|once; hot? water|hws|hw *? ** went|switched|changed|moved|converted from solar to
    hot? water|hws|hwu|hw :|is|by|: *? *? *? *? (|, the? old? solar unit|system|panel|tank|collector? *? *? removed|disconnected|gone|decommissioned|taken
    solar hot? water|hws system|unit|service|tank? has|was|were|is? now|been|recently? replaced|changed|swapped by|with|for|to a|an? ~? ~? heat|gas|electric|instantaneous pump?
    hot water is|: *? ,? *? *? ,? not solar
    hot water is|: *? ,? ** not solar
    hot? water|hws|hw ** ** ** ,? no|not|never solar|collector|sun *? *? *? purpose|involved|boosted|booster|for it|hot|the|heating; no solar hw|hws|hot|collector; hot? water|hws|hw :|is|,? ** ** (|,? not|never solar|sun; hot? water|hws|hw :|is|,? ** ** rather than solar; no|not @sunny for|heated|heats|boosted|on hot? water|it|tank; no hot water solar
    heat the water ** ** solar do|does not; hot water ** ** ** never|not solar
    hot water system|service|unit? is|:? gas|electric|a|instant|instantaneous|by ** ,? and|but? not|no solar
    gas|electric|instant hot water system|service|unit? , not solar
  [solarPanels = yes, denied = no]
    hot? water|hws ~? ~? run|powered|driven|heated by|off|from the? solar panel|pv|array|electricity;    standalone|hydro|wind|grid ,?|and solar; solar standalone|off; # panel ground|roof|rooftop ~? solar; solar ~? ~? by|from|with @inverter|@panelmaker; module|modules on|across|over the ~? ~? roof; roof carries|carry|holds|has *? *? pv|module|modules; pv module|modules; solar electricity
    kw ground mount|mounted|array
    standalone|hydro|wind|grid ,?|and solar; solar standalone|off; # panel ground|roof|rooftop ~? solar; solar ~? ~? by|from|with @inverter|@panelmaker; module|modules on|across|over the ~? ~? roof; roof carries|carry|holds|has *? *? pv|module|modules; pv module|modules; solar electricity
    standalone|off grid solar; run|runs|running entirely|wholly|solely? off|on|from *? *? solar
    @rooftop mounted|mount|top|connected|connect|tied|interactive|feed? solar? array|system|inverter|generation|pv|panel|cell|setup|unit|farm|rack; @kw @rooftop|@inverter|@panelmaker|connected|tied|off ~? ~? array|system|inverter|unit; @kw ~? ~? pv|rooftop|panel|microinverter|photovoltaic|solar|array; @kw peak|dc; @kw up|on|across|over|atop|along|facing|feeding|above|exporting|generating ,? the|a|its|our|this|north|roof|top|shed|to|it
    @many x|by * panel; panel : @many|#; roof|shed carry|carries|hold|holds|has|wear|wears *? * kw
    pv|photovoltaic|photovoltaics|pv's; microinverter|microinverters|optimiser; sol|slr|solar pnl|pnls|pwr|elec|sys|panelling|electricity|electric|invertor|pv|inverter; @inverter ~? inverter|pv|array|micros; @panelmaker ~? ~? panel|module|array; # x|by * watt? panel; panel|solar * watt|w; watt panel
    panel ? @many|plenty; @many panel|panels; @many solar; # solar|pv|rooftop panel; bank|bay|row|raft|field|rack|string|set|full|plenty|array|roofful of *? panel|pv|photovoltaic; panel|array ,? *? *? *? facing|north|northern|west|western|east; panels|panel on|across|over|atop|along|above|covering the|our|its|this|both|a ~? roof|tin|shed|carport|garage|tile|colorbond|tiles|stable|barn
    panel|pv|sun|array ** cover|covers|cut|cuts|slash|pay|pays|halve|halves|offset|run|runs|wipe|wipes|shrink|keep|keeps|tame|kill|knock|eat|drop|reduce|lower ~? ~? ~? bill|bills|power|electricity|meter; feed in|back credit|rate|contract|agreement|deal|payment|income; premium|44c|60c|generous|old feed in; power|electricity|energy bill *? *? covered|paid|cut|slashed|halved|offset by|with|from the? @sunny|panel|pv
    generate|generates|make|makes|produce|produces|harvest|harvests more|most|much|enough|plenty|its|their|our|all ~? ~? ~? power|electricity|energy than|from|off|on|to|for|with|itself; net energy|electricity exporter|producer; energy|power|self positive|sufficient|independent home|house|in|for power|electricity
    roof|roofs|shed|garage|carport|barn is|has|carries|holds|wears|covered|lined|topped|fitted|crowned|full *? *? *? with|of|in *? *? panel|pv|photovoltaic
    solar ? # kw|kilowatt; kw ,? *? *? on|across|over|facing|along the|its|our|a *? shed|garage|barn|carport|north|west|east|house|stable|studio; solar electric; rooftop array|generation; off the? grid ** kw; power|electricity *? *? *? by|from|off|with|via the? solar|panel|sun|array
    kw of? ~? ~? panel|solar|pv|array; panel|array *? on|across|over|above the? *? roof|shed|garage|carport|barn; panel|array sit|sits|go|went|are|is *? *? on the? *? roof|shed|garage|carport|barn; solar farm on the roof; makes|make|generates its|our own power|electricity
    solar module|cells|tile|roof|setup|unit; pv module; solar|pv on|across the *? roof
    kw up top; kw overhead; kw of panel|pv; kw facing|tilted; panel *? *? pay|paid|earn|do|keep|help|offset|charge|supply|put|mean|cut|drive|overhead|above|facing|tilted|up|producing|make|export; panel|solar|pv and|with|plus storage
    roof is|:? *? full|covered|carries|carry|wears|wear|lined|crowded|tiled|has|holds|of|in|with *? panel; sun power|powers|run|runs|pay|pays the|your|our|for|most|this|its ~? house|home|bill|power|aircon|lights|fridge
    powered|run|runs|running by|on the? sun|sunshine; make|makes|generate|generates|produce|produces its|our|your|their own power|electricity|energy; power|electricity|energy is? from|off the? roof|sun|sunshine|own
    export|exports|sell|sells|send|sends ** to the grid; kilowatt|kw of generation|generating; one for power; thirty|forty|twenty|ten panel
    kw on|across|over the|its|this|our roof
    solar; solar panel|power|system|electricity|array|pv|inverter|energy; solar power|electricity panel|system; rooftop solar|pv; photovoltaic|pv panel|system|array?
    feed in tariff; kw solar? array|system|inverter|unit|rooftop; solar array; kilowatt array|system
    panel stay|remain|went|make|feed|power|generate|face|cover|on; panel all|will|still|now|also|that|which|do|can|have|to stay|remain|went|make|feed|power|generate|face|cover|on; solar generation|generator
    ten|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|12|14|16|18|20|22|24|26|28|30|32|36|40 panel
  [solarPanels, denied = no]
    panel
  [solarPanels = yes, denied = no, among power]
    panel
  [battery = yes, denied = no]
    a sonnen|powerwall|byd|sungrow|sigenergy|alphaess in|on|takes|stores|banks
    lithium batteries|battery
    bank of ~? lithium|gel|lead|agm|battery|cell; lithium|gel|agm|deep|lead ~? ~? bank|cell|storage|battery; @batterymaker ~? ~? battery|storage|bank; tesla|enphase|sonnen|byd|alpha|alphaess|sungrow|sigenergy|foxess|goodwe|redflow|pylontech|redback|senec|varta ~? ~? unit|stack|tower; tesla wall|pw2|pw3|two|ii|three|iii; pw2|pw3|powerwalls; battery room|wall|stack|tower|cabinet|module|cell|array|shed
    kwh ~? ~? ~? battery|bank|storage|unit|system|wall|stack|pack|stored|lithium; kwh of *? *? backup|reserve|stored|lithium|storage|battery; virtual power plant; vpp; household|home|house|domestic|residential|onsite|hybrid|storage|backup|solar|wall battery
    store|stores|stored|storing|bank|banks|save|saves|keep|keeps|holds|hold *? *? *? sun|solar|surplus|excess|spare|power|energy|electricity *? *? for the|after|till|until|at|overnight|later ** night|evening|dark|sunset|sundown|dinner|peak; whole home|house backup; blackout backup|protection|proof
    sonnenbatterie; home storage; storage battery; kwh powerwall|pack|bank|unit|storage|batt; lg chem; kwh of @batterymaker; storage : *? *? *? kwh; lithium replaced|stores; panel|solar|pv and|+ powerwall|battery pay|do|keep|help|offset|charge|supply|put|mean|cut|drive|make; solar and|+|,|/ batt; lfp|lithium|lead battery; house battery
    battery of * kwh|kw; home|energy|solar|electricity|power|kwh|lithium storage; bank of ** battery; panel|solar|pv and|with|plus storage; store|stores|stored|storing|banks|keeps the|its|your? *? surplus|excess; stored sunshine|solar
    sigenergy|foxess|goodwe|redflow|pylontech|growatt|franklin|anker storage|unit|battery; power walls; storage wall|unit|system; kwh *? *? on the wall|in|of; surplus|excess|solar ** stored|banked|kept|saved
    powerwall; power wall; kwh of storage; lithium *? bank|storage|pack; enphase|sonnen|byd|alpha|sungrow|tesla unit|storage; lg storage; battery
    battery storage|system|bank|backup|pack; solar|home|house|tesla|sonnen|kwh|storage battery
  [nothing]
    no battery to change|replace|charge; battery to change|replace; solar charged ~? lamp|light|lantern
    heat pump ~? ~? ~? *? by|from? chromagen|solahart|apricus|edwards; chromagen|solahart|apricus|edwards|envirosun ~? heat pump ~? ~? ~?; solahart|chromagen|edwards|envirosun electric|gas storage? hot? water? unit|heater|hws|cylinder|system
    single|lone|portable|folding|camp|camping|little|tiny solar? panel; small|one|a solar? panel on|for|by the|a|its|each ~? ~? pump|gate|trough|bore|motor|fence|shed|coop; panel|solar charge|charges|charging the|a ~? ~? battery|fence; gate|trough|fence with|has a|its|own own? solar panel?; fence|energiser|pump ~? ( solar; camp|camping solar; shower with a solar bag; lithium e bike|scooter storage|battery; solar camp? bag|shower|kettle|oven|cooker *? *? hot? water?; solar :|-? quote|quotation; quote|quotation for|on|of *? *? panel|solar|battery|kw and|+? a|one? battery|powerwall|storage?; dishwasher|fridge|washer|dryer unit|system? with|has|carries|carry a|an|its? # star energy? efficiency? rating|label|rated; solar system poster|mobile|model|display
    battery storage? ready|compatible|capable|prewired|provision|prepared|enabled|optional; achieve|achieves|with|at|a|of|average|reach a|an|of? # star ~? ~? average; # star ~? ~? average; # star energy? ~? rated|rating|efficient? ~? dishwasher|dryer|fridge|washer|washing|oven|aircon|appliance|appliances|toilet; panel lift|lifting|door|heater|heaters|heating|convector|glide
    nbn box on|in|at the street|nature|naturestrip|verge|corner|lobby|foyer; fttp|fibre|fiber upgrade|upgrades|eligible|ready|pending|coming|planned|soon|rollout; upgrade|upgradable|upgradeable|upgraded? to? fttp|full? fibre|fiber on|upon|available|possible|pending|later|soon; solar feed in
    energy? rating of|on|for the|a? ~? fridge|dishwasher|washer|dryer|oven|aircon|conditioner|appliance *? *? # star?
    must|minimum|least|require|requires|required|needs *? *? *? # star; rated|rate # star|out by|on|from ~? guest|reviewer|google|tripadvisor|diner|customer|local|visitor|resident|walkability; rating of # star from; # out of # by|for walkability|resident|guest|seller|client|reviewer; dishwasher|fridge|washer|shower|tap|water efficiency? (? # star; water|walk|review|google star? rating|rated|score *? *? # star?
    nbn ** neighbour|neighbours|next; solar light|lighting|lamp|pump|gate|blind|tube|skylight|fan|vent|blanket|bollard|fountain; camera|caravan|camper|van|ute|boat|bore|gate|pump|fence|tractor|scooter|bike|toy|hybrid|car|fencer|energiser ,? panel|battery|solar; battery for the|a|an? *? *? energiser|fence|camera|doorbell|bike|scooter|car|golf|mobility; dc|ac *? charger
    panel door|lift|glass|beater|van|fence|fencing|wall|ceiling|lined|lining|work|blind|shop|timber; lift|glass|wall|timber|splashback|ceiling|control|alarm|acoustic|wood|wainscot|vj|tongue|fence|door|intercom|security|touch|keypad|cypress|pine|insulated|feature|privacy panel
    solar battery? feasibility|study|report; solar and battery feasibility|study|report; bike|bicycle|motorbike|motorcycle|boat|trailer|scooter park|parking|bay|rack
    gun|torch|remote|hearing|scooter|phone|laptop|watch|golf|buggy|clock|artillery|coastal|naval|fort battery; battery for the|a|your *? *? alarm|smoke|remote|gate|door|drill|torch|mower|doorbell|clock|key|lock|fob; recharge|recharging|charge|charging your|the|our|one|those? battery
    battery recharged|flat; pigeon|hen|assault battery; battery world
    solar passive|orientation|principle|access|gain|aspect|design|light|lighting|lamp|bollard|fan|vent|ventilation|farm|tube|skylight|blind|fountain|gate|pump|fence|installer|company|quote|rebate|blanket|mat|matting|cover|street|road|eclipse|calculator|efficient|ready|potential|garden|upgrade|installation|partner|deal|discount|incentive|price|consultant|expert|fencing|charger|torch|cell|keyboard|estate
    solar heated|heating|heat; solar powered *; gate|light|lighting|pump|skylight|fan|fence|bore|lamp is|are solar powered?; heated|heating by|with|via solar
    solar spring|village; solar panel for the? pool|gate|pump|bore|fence|electric; warmed|heated by|with solar; battery of *; run|runs|powered on|by battery
    battery hen|ready|powered|operated|park|point|street|hen|lookout|hill|charger|light|candle|clock|life|drill|alarm|smoke|mower|tool|vacuum
    year|neighbourhood|community|alarm|aa|car|point|smoke|month|boat|dinghy|tender|buggy|ups battery; battery for|in the|a|your ~? modem|dinghy|boat|tinny|buggy|caravan|camper|yacht|kayak|drone; tesla wall? charger|connector|charging; door|opener|remote|pump|alarm with|has|have battery back|backup? up?; gas|electric|rheem|dux|vulcan|aquamax storage unit|heater|tank|hot|cylinder|system; battery smoke|alarm; battery backup keep the? gate|alarm
    satellite dish|phone|tv|town|suburb|office; nbn lead in; nbn at|past|near the? gate|door|boundary|kerb|street
    nbn ready|rollout|roll|tower|shop|co|pending|address|work|upgrade|office|provider|available; energy :? # kw|kwh; # and a half; energy drink
    solar for the|a|an? *? pump|gate|pool|bore|hot|fence|shed; gate|alarm|clock|torch|smoke *? with *? battery; energy star * *
    # star energy rating? label|fridge|dishwasher
  [nbn = FTTP]
    nbn to the premises; optical? fibre brought|run *? *? to|into the house|home|premises
    fibre|fiber *? *? all|right|straight|direct|directly|clear? to|into|inside|at|through the|your|this|our|every? ~? premise|home|house|door|apartment|unit|villa|townhouse|cottage|flat|dwelling|residence|lounge|study|property|farmhouse|homestead|desk|wall|prem
    gigabit|gig|1000|1gbps to the|your home|door|house|premise; nbn? full|pure|true|real|complete|100%|direct|proper fibre|fiber; fibre|fiber|nbn fttp|ftth|nbn|ntd|ont|termination; nbn :|(|,|- full? fibre|fiber; nbn fibre|fiber box|connection|connected|installed|internet|service|broadband
    optic fibre|fiber|cable? to the premise|home|house|door; fibre optic *? to the premise|home|house|door
    fttp|ftth; nbn all|right|straight|direct the? way? to|into|inside the? front? premise|home|house|door|study|lounge|homestead; fibre|fiber *? all|right|straight? the? way? to|into|inside the? front? premise|home|house|door|study|lounge|homestead; full fibre|fiber
    nbn? fibre|fiber is|was|run|ran|come|goes|connected|ends|terminates|pulled *? to|into|inside|in|at|on the|your|our *? premise|house|home|study|lounge|wall|homestead|door|bench; fibred to the premise|home|house|door
    fttp|ftth|fibre nbn; nbn fttp|ftth; nbn to the? premise
  [nbn = FTTC]
    nbn|internet|broadband *? *? *? to|at|from|via the? kerb|curb; kerb|curb connection|nbn|fibre|fiber
    fttc line|connection|service|nbn
    fibre|fiber ** kerb|curb|pit; fibred to the kerb|curb; nbn fttc; fttc nbn
    fttc; fibre|fiber|nbn to the curb|kerb
  [nbn = FTTN]
    node based nbn|broadband|internet; nbn node|by node
    node nbn|connection|internet; nbn|internet|broadband *? *? *? via|from|by|off|on|over|through|: *? ~? node|copper; vdsl; copper nbn|line
    nbn|fibre|internet|broadband ** copper|node *? *? node|cabinet; copper from a|the node|cabinet; nbn *? on|over copper; copper from a|the node; node on the corner; fibred to the node; fttn; fibre|fiber|nbn|copper to the node
  [nbn = FTTB]
    fibred to the building|basement; fibre|fiber *? in|to|at the *? basement|riser|comms; fttb; fibre|fiber|nbn to the building|basement|block|comms
  [nbn = HFC]
    hybrid|old|former|existing|telstra|optus|foxtel coaxial|coax|cable *? nbn|internet|broadband|network|connection|line; nbn|internet|broadband *? *? by|on|via|over|through|from|uses|: ~? ~? ~? cable|coax|coaxial|hfc; cable nbn|internet|broadband|modem; nbn (|,|- cable|coax|hfc
    nbn|internet|broadband ** coax|coaxial; nbn|internet|broadband *? on|via|over|by|through|from|uses ** foxtel; nbn|internet ** pay television; pay television|tv cable|coax; pay tv|foxtel coax|cable; nbn|internet ** tv cable|coax; nbn|internet over|via|by|on|through ~? cable; hfc; hybrid fibre|fiber? coax|coaxial; coax|coaxial|cable nbn
  [nbn = fixedWireless]
    nbn|internet|broadband|online *? *? *? by|from|off|via|is|on|over|through|: *? *? wireless|tower|mast|fw|antenna; wireless nbn|internet|broadband|tower|dish; nbn fw|(|,|- fixed? wireless; nbn antenna
    nbn|internet|broadband is|come|comes|by|via|on|: *? fixed wireless; wireless nbn|internet|broadband; wireless from the tower|mast|hill; fixed wireless; nbn fixed wireless; fixed wireless nbn from the tower|mast; nbn wireless
  [nbn = satellite]
    sat nbn|internet|broadband; satellite|sat only|service|connection|internet|broadband for? the? internet|nbn|broadband|online|data; nbn|internet|broadband|online|data *? *? *? by|from|off|via|is|on|over|through|: *? *? satellite|sat|muster; nbn (|,|- satellite|sat; nbn sat|muster
    sky muster; nbn|internet|broadband ,? ** satellite; sky|satellite dish|borne nbn|internet|broadband; skymuster; nbn|internet|broadband|online is|come|comes? by|via|over|through|on? the? satellite; satellite nbn|internet|broadband|connection
    internet is? by|via *? satellite
  [nbn = connected]
    n.b.n; nbn on|connected|internet|live|active|installed|in; connected|hooked|hardwired to|onto the? national
    nbn; national broadband network
  [solarPanels = no, whole]
    the|our|its|this roof is|are ~? bare|free|empty of panel|solar
  [battery = no, whole]
    no storage; no ~? ~? storage|battery for|with|to|behind|beside the|it|them|that; not stored|banked; nothing *? stored|banked
    nothing|nowhere to store|keep|bank it|that|the|power|them; solar|panel|pv without storage
  [energyRating = #]
    # star nathers|energy|thermal ~? certificate|report|rating|assessment|design; assessor|energy report|assessment|certificate gave|gives|give|came|come|put ** # star; assessed at # 
    # star rated energy; stars? # and a half; achieved|achieving|reached|reaching|attained|attaining|delivering|delivers|boasts|boasting a|an? nathers|energy ~? ~? # star; # star ( nathers|energy; nathers|energy|eer cert|rating|stars|star : # ; # energy star; star energy rating : # ; score|scored|scores # star? under|by|on|in|with
    # star ,? and|with? all|fully electric; # star passive|thermal|energy ,; energy : # star
    6|7|8|9|six|seven|eight|nine|6.5|7.5|8.5|@half star rating|rated|build|design|construction|certificate|certified|certification|performance|efficient|efficiency|standard|or|house|home|townhouse|thermal|envelope|passive|spec|report|assessment|under|by|on
    star|stars : #; # star out of; rating|rated|score|assessed|certified of|at|: # star; put|puts it|us|this|them *? at # star; current|present|existing|today|its energy|eer ~? ~? # ; rated # star; star|stars ? # by|on|under|for|from; rate|rates|rated|score|scores|scored|assessed|certified|achieves|earned|earns|modelled at|a|an|as|to? # ~? star|stars; nathers|eer|energy|thermal|efficiency|bers|firstrate|accurate rating|score|rated|star|certificate? of|is|at|:|(|, # star?
    eer|nathers *? *? *? is|was|of|at|today|stands|sits|currently|: *? # ; # eer|nathers; energy star|stars :|, #; # energy star; nathers|energy|thermal certificate|report|assessor|assessment ** # star?; rated|scores|rates # on|by|under|in the? nathers|eer|energy|thermal|scorecard|act
    score|scores|scored|achieve|achieves|achieved|make|makes|get|gets|got a|an|full? # star? ** thermal|energy|nathers|assessor|panel; # out of ten|10; nathers|energy|thermal|assessor|assessment|certificate ** # out of; , # star|stars ,|and; built|new|house|home|townhouse|roof|slab ** , # star
    it|rating is now # star; insulated|certified|modelled to # star; rated at? # energy star; rated|scored|tested at? # for energy; @half energy star; thermal|energy star rating , #; # star efficiency|performance|nathers|passive
    energy|eer|thermal|nathers certificate|report|assessment|score|rating|assessor ** ** : # star?; energy|eer|thermal|nathers certificate|report|assessment|score|rating|assessor *? *? of|is|at|give|gave|put|say|came *? *? # star?; @half star
    # star passive|energy|thermal|all|electric|eco|green|family? home|house|residence|townhouse|dwelling|build|duplex; certificate : # star
    # star for|on energy|thermal|the house|home|efficiency|scale|nathers|national|nationwide; nathers|eer *? of|is|:|at|score|scored|rated|says|says|gives|gave|put|puts? *? it? at? #; # nathers star; # star under|by|on|from *? nathers|assessor|certifier
  [energyRating = #]
    # star rated energy|nathers; # star rated home|house|residence|townhouse|dwelling|build; star : # ( nathers; thermal rating *? *? #
    certified|assessed|modelled to|at|as # star; # under|by|on nathers
    energy|nathers|eer (? eer|nathers|energy? )? efficiency? star? rating|rated|score|certified? is|of|at|stand? at? :? a|about? :? #
  [energyRating = #, among energy]
    certified|assessed|rated|modelled|scored|score|scores|rate at|as|to #
    # star
`
