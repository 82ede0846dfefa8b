/** Who makes what cools, and who what heats. */
const coolers =
  'daikin|mitsubishi|fujitsu|panasonic|lg|samsung|actron|actronair|toshiba|hitachi|gree|carrier|haier|kelvinator|midea|teco|sharp|sanyo|york|temperzone|hisense|electrolux'
const heaters =
  'rinnai|brivis|braemar|vulcan|pyrox|bonaire|coonara|nectre|kent|saxon|eureka|jetmaster|escea|lopi|jotul|rayburn|esse|morso|everdure|nobo|noirot|dimplex|vaillant|energysaver|regency|heatmaster|maxiheat|masport|scandia'

/** Split systems and reverse cycle do both. */
const coolsAndHeats = `
    ${coolers} heavy|electric|industries|general|starmex? heavy|industries? split|splits|unit|head|multi|system|heads|inverter? split|splits|system|unit; multi v|head; split installed|fitted|upgraded|replaced|serviced;
    split ( #|x; has|have|got|with|plus|and|, a|# split system|unit|air|aircon|reverse? air|conditioner|conditioning|cycle?; splits x|in|to|throughout|upstairs|downstairs|,|and|both|fitted; # x split; split to|in both|all|each|every|main|living; heat pump ** heat|warm and cool; a split in|upstairs|downstairs;
    reverse cycled; split air con|cond|conditioning|conditioner|conditioned|cons|aircon|units|systems;
    split system|cycle air?; split (? s )?; multi|mini|twin split|head; multisplit; split aircon|ac; multihead; split head; reverse cycle|air;
      warmed|warm and cooled|cool; cooled|cool and warmed|warm; heat|warm it|the|every|all *? *? and cool; cool it|the|every|all *? *? and heat|warm; rc|rcac aircon|ac?; heating and|/|, cooling; cooling and|/|, heating
    heated|heat|cooled|cool and heated|heat|cooled|cool; ducted heat|heating and cool|cooling; ducted heating , cooling; inverter split
    daikin|mitsubishi|fujitsu|panasonic|lg|samsung|actron|brivis|toshiba|hitachi|gree split|unit|system
    split in|to|for the|every|each|all|both|living|lounge|bedroom|main|master; wall split; own|new split; split unit|in|each|per; multi head split
    split sys; year|all|four round|season climate|temperature control; ducted rc|reverse|rev cycle|cyc?; split|spli air|a
    rc|reverse|rev cycle? ducted|split|air|aircon|unit|system|inverter; inverter split|aircon|ac|ducted|reverse; split ac|aircon|inverter|reverse|heating|cooling
    two|three|four|five|six|several|multiple|dual|mounted|large|small|daikin|panasonic|mitsubishi|fujitsu|samsung|# split; heating|heat|warm plus|+|,|/|or cooling|cool|cold; cooling|cool plus|+|/|or heating|heat|warm
    air ** warm|hot or|and cold|cool; cool , heat; heat , cool; own|individual|every|each split; split up|down|upstairs|downstairs and|,?`

/** Heating and cooling. */
export const comfortWords = `
  [airConditioning = yes, denied = no]
    window|wall unit cools|keeps the|all|every|each ~? ~?; window unit in|to|for|on the|all|every|each
    ${coolers} electric|heavy? ducted|ducting|cooler|aircon|air|inverter|cassette|bulkhead|rac|conditioner con|conditioning|conditioner|system|unit?; ${coolers} inverter|inverters; own|new|each ~? inverter ; inverter air|aircon|ac|unit con|conditioning|conditioner?; kelvinator cooler; cooling : wall|split|ducted|window|evap|evaporative|unit|box; cooling too|also|as; duct|ducts ** cool|cooling|cooled; multi v; breezair|brivis|bonaire|braemar ~? evap|evaporative|cooler|cooling; tropical|silent|quiet|new air con; aircons|a c's; air cond
    with|by|of|and|plus|,|has|is the|a|its? new ~? evaporative|refrigerated unit|system; with|by|of|and|plus|,|has|is the|a|its? new reverse cycle unit|system
    braemar|breezair|bonaire|coolair|brivis evaporative|evap|cooler|cooling|air; r / cycle|cyc; splits
    rev|reverse cyc|cycle|cycles; ducted cool|cooled|r|rc|reverse; heat pump split|aircon|air|heating; evap duct|ducted|cool; r / c split|splits|ducted|air|a|aircon; split to|in|for|on|system|a; w / rattler|aircon; multi head split?; cool it|air by; vrf|vrv air|system?; chilled|hydronic cooling
    evaporatively cooled; cooling only; cooling , ducted|split|refrigerated|evaporative; refrigerated air; air *? ducted to
    evaporative|refrigerated|refrigerative|evap unit|system|ducted|on|throughout|zoned|inverter; swamp cooler; roof|rooftop|wall|window mounted? cooler|chiller; cooler on the roof
    ducted refrigerated|evaporative|refrigerative|refrig|evap|cooling|aircon|ac; concealed|zoned|central|ducted|split|bulkhead|inverter|mechanical|whole cooling|air
    window rattler|box|aircon|ac|wall; cooled|chilled|cool|chill by|with|from|via a|an|the|its|one|two|three? small|single|large|big|new|window|wall|roof|central|ducted|zoned? unit|system|ducted|cassette
    ducted|split|reverse|central|zoned|full|refrig|inverter|evap|new ac; vrv|vrf; air cooler; chilled air; zoned air
    cooling is|from|via|by ** evaporative|ducted|split|refrigerated; air con unit; cassette air|unit
    ${coolsAndHeats}; air con|conditioning|conditioner|conditioned|cond|cons; aircon|airconditioning|airconditioned|airconditioner
    refrigerated|evaporative air? cooling|cooler|cooled|conditioning|aircon|air; cooling|air :|by evaporative|ducted|split|refrigerated|reverse
    climate control|controlled; evap cooling|cooler; ac in|to|throughout|unit|system; ducted air; cooled by evaporative|ducted|refrigerated|split|reverse|air|zoned
    a c unit|system; cooler|chiller summer
    evap|evaporative; ducted; ac bed|to|x|throughout; breezair|coolbreeze; airconned; airco; air in|to|throughout|for the? *? @room; cool|cold|zoned|central|fridge|whole air unit|system|throughout|to|in
    refrigerated|refrigerative|refrig|fridge ~? ~? unit|box|split|cooling|cooler|ac|ducted|system|aircon|throughout; box|window|bedroom|living|lounge ac|cooler; ac x2|x3|x4|x5|to|unit|units|ducted
    cooling throughout|system|unit|upstairs|downstairs|included; cooling in|to|for the? *? @room; fully|centrally cooled; system|cassette|ducted|conditioner|plant|head ** cool|chill the|all|every|whole
  [heating = yes, denied = no]
    ${heaters} energysaver|slimline|ultima|avenger|powerflue|wood|log|heater|space|panel|flued|console|radiator|furnace heater|fire|stove|unit|heating|system?; ${heaters} keeps|keep|warms|heats the|us|all|every|it|whole; brivis duct|ducted unit|heater|heating|gas|system|furnace; rinnai|vulcan|cannon|pyrox|everdure|braemar wall|gas|floor heater|furnace|heating|fire; coonara|nectre|jotul|jetmaster|lopi in|to|for|with|on; hydronically; heated|zoned hydronic|hydronically; energysaver; nobo|noirot panel|heater|convector; panel heater|convectors stay|remain|included|throughout; boiler ,|in|and|for heat|heats|runs|feeds; wood|gas boiler; ${heaters} ~? ~? heater|heating|fire|stove|furnace|boiler; heater : ~; space|wall|gas|wood|floor heater
    with|by|of|and|plus|,|has|is the|a|its? new reverse cycle unit|system
    r / cycle|cyc; heated underfoot
    hydronic|heater|heating|radiant|electric|oil panel|panels keep|keeps|warm|warms|heat|heats|in|on|to|through|under; nightstore|offpeak|storage heater|heaters|heat; night store heater|heat; pot|potbelly belly? burner|heater|stove|fire
    ducted ~? @fuel heat|heating|heater|furnace; tile fire; rev|reverse cyc|cycle|cycles; heat pump split|aircon|air|heating; wood for heat|heating|warmth; gas for heat|heating|warmth; wood|gas|log|slow fire|fires to|in|for|keeps|keep; coonara|kent|saxon|eureka|arrow heater|fire|wood; r / c split|splits|ducted|air|a|aircon; wood heat|heating; ducted heat|gas; htg|heating : gas|wood|hydronic|ducted; gas htg|heating; warm|warmth by|from wood|gas; pot belly; slab|inslab|underfloor heat|heating|warmth; ign|igniting heater
    wood burner; heat comes|come from|by|via a|the ~? ~? fire|stove|slab|panel|pump|gas
    woodheater; hot water coiled; slab with hot water; slab keep|keeps; gas htr
    gas|wood|slab|boiler|furnace|fire|stove|radiator|pump heat|heats|warm|warms the|it|every|all|everyone|both|whole|this|its|our; heat pump ** slab; wall|gas|central|floor|oil furnace; gas|hydronic boiler
    warmed|heated|warm|toasty|snug|cosy|heat by|from|with|courtesy a|an|the|its|of|two|its? *? ~? ~? fire|fireplace|stove|heater|slab|boiler|furnace|radiator|hydronic|gas|burner|hearth
    heated|hydronic|warm|warmed|heat slab|floor|floorboard|board|tile|concrete|stone; wood|fuel|log|combustion|solid|slow combustion|stove|fuel? stove|burner|fire|cooker; fuel stove
    working|functioning|functional|operational|lit|double|two|gas fireplace|hearth|sided fireplace|fire?; jotul|scandia|lopi|escea|pyrox; under floor|slab warmth; underfloor warmth
    warmth of|from a|an|the ~? fire|stove|slab|radiator|heater|hearth; gas|central|electric|underfloor|floor heat; fire in|for the? lounge|hearth|grate|winter|cold|july; inslab
    fire|stove ** warm|warms|heat|heats|chase|chases|take|takes the|every|whole ~? house|home|room|chill|living|downstairs|upstairs|edge|floor; hearth that work|burn
    warmed by a|the? ~? wood|gas|fire|stove|heater|hydronic|slab; ducted? heating is|from|via|by ** gas|wood|hydronic|electric|ducted|underfloor|slab|boiler
    ${coolsAndHeats}; heating|heater; wood burning|fire|burner|stove|heater|heating; combustion|potbelly|wood|pellet heater|fire|stove|burner
    pot belly stove|heater?; slow combustion heater|fire|stove?; heated by|with|floor|slab|throughout; heated in winter|summer|all; radiator|coonara|hydronic
    hydronic panel|heating|radiator|floor?; ducted gas; gas? wall? furnace; nectre|jetmaster|rayburn|kalora; saxon|vulcan heater|fire|stove; rinnai heater|fire|stove|gas|flued|in|wall; with a rinnai; braemar heater|heating|gas; braemar ducted heater|heating|gas
    heated floor|tile|slab; open|roaring|crackling|log|wood|real|cosy|toasty fire; log|wood burning? stove
    evening|night|winter|warm|cosy|curl ** by|around|before the fire; fire crackles|crackle|burn|roars; heat bank; space heater; wood heated; gas log; pellet fire
    fire|fires in|to|for *? both|each|every|front|all *? room|bedroom|living|lounge; heated , and? sunlit|insulated|light
    hydronic|hydronics; woodfire|woodstove|woodburner|logfire|potbelly; heat|warmth under|beneath|in|through|rising from? the? ~? ~? floor|slab|tile|concrete|floorboard
    warm|toasty|heated|heating|heat underfoot; @fuel ducted|ducting; ducted ~? @fuel; ducted and zoned @fuel? heating; warm|warmth|heat *? *? ** floor|ceiling|wall vent|duct|register
    @fuel ~? ~? fire|fireplace|heater|heating|boiler|burner|furnace|hearth|radiator; wood|solid|slow|combustion|pellet ~? ~? stove; ducted heating|heater|heat|hydronic; heating|heater|heated|warmth ducted; panel heater|heating *? *? *?; radiant|strip|column|storage|convection|thermostatic heat|warmth
    cosy|snug|toasty|warm|warmed *? *? with|by|beside|around|from|thanks|courtesy *? *? *? fire|fireplace|hearth|heater|stove|hydronic; light|lit|stoke the fire|stove|heater; fire|hearth roar|glow|lit|going
    winter warmth|comfort|heat *? from|by|of|via|is|: ** fire|fireplace|heater|hydronic|gas|wood|stove|slab|radiator; panel|oil|column heater|heating *? on
  [heating = yes, denied = no]
    gas|wood|electrically|electric|hydronically heated @dwelling|interior|living|room|throughout; centrally heated; house|home|cottage|unit|interior is|are ~? gas|wood|electrically|hydronically|fully heated; heat pump ducted? heating
  [heating = yes]
    logs|log burn|burns|crackle|blaze in the? grate|hearth
    gas|wood|log|open log? fire|fireplace; fireplace|firebox|fireside
  [airConditioning = no, whole]
    heating|heater and cooling|aircon ? :|is? nil|none
    not|never|nor|neither cooled|airconditioned; uncooled; nothing to cool it|the|you; rely|relies|count|lean on ** breeze|fan for|to cool|cooling; cooling is|: ** breeze|fan|window only|alone?
    breeze|fan do|does all? the cooling; only|sole cooling : fan|breeze|window; cooled by nothing
    fan|breeze is|are the? only cooling; only cooling is|are|come fan|the|a|by|from; cooled only by
    no|nor ac; previously|formerly|once air? conditioned|airconditioned|cooled; fan|breeze only|alone ** to cool|for cooling; nothing but *? *? fan|breeze ** cool|cooling; just|only ceiling? fan to|for cool|cooling
  [airConditioning, denied = no]
    cooling; cooled
  [heating = no, whole]
    heating|heater and cooling|aircon ? :|is? nil|none
    not|never|nor|neither heated; unheated house|home|cottage|flat|unit|place; nothing to heat|warm it|the|you; no heat source|of
  [nothing]
    vacuum|vacuumaid|vac ducted throughout|to|in|all ~? ~?; fireplace|hearth|fire|fireplaces ** decorative|ornamental|sealed|bricked
    fireplace|hearth|fire|stove|heater ,? is|are|kept? for show|display|decoration|look|looks|its|their *? look|looks|charm?; fireplace|fire ,? neither|none of which|them ~; bromic ~? heater|heating
    gas|electric? heater ,? on|over|above the|a? deck|balcony|courtyard|alfresco|patio|terrace; power|drain|wiring|circuit|provision|cabling for a|an|one|two? split|air|aircon ~?; ducted ~? extraction|extractor|exhaust
    hood|rangehood|exhaust|extractor is|are ducted; ducted? fresh|outside air in|to|throughout|for? the? *?; reverse cycle dryer|washer; jetmaster|everdure|kent ~? barbecue|bbq; fireplace surround|screen|tool|tools; blocked|bricked|boarded up fireplace; is|are split for|over|across
    and|plus|,|with|has? a|an? split rail|batten|stone|level|driveway|face|timber|log|slate|pantry|king|bill|shift|bathroom|bath|vanity|bed|mattress|granite|bluestone|commission|bamboo|shingle|post|path|weekend; split on|over|across|into *? two|three|four|# title|level|storey|lot|floor
    natural|nature|god own? air con|conditioning|conditioner; breeze|southerly|doctor|shade is|are|as|than|work *? *? *? air con|conditioning|conditioner
    caravan|commodore|ute|tractor|bus|motorhome|camper|campervan|horsebox|boat|dinghy with|has|have *? *? *? air|aircon|reverse|heater|split con|conditioning|conditioner|cycle|system?; caravan on|in * *? with|has ~? ~? cycle|heater|split|air|aircon|stove; site office *? *? *? *? air|aircon|split con|conditioning|conditioner|system?
    aircon|ac|con|conditioning|conditioner|split cable|cabling|wiring|conduit|bracket|pipework; point|bayonet|outlet in|to|at the? ~? ~? for|ready *? *? heater|heating|fire
    heater|stove|fire|belly|system|aircon|split in|keep|warm|heat|cool|for|on the|my|your|a *? ~? shed|workshop|pergola|patio|alfresco|greenhouse|aviary|kennel|stable|dairy|cave; split system cool|warm|heat the *? shed|workshop; fish tank heater; by the fire at the pub|local|club|inn|lodge|tavern; shed|workshop|greenhouse|aviary has|with ~? ~? ~? heater|stove|fire|belly|split|aircon system|burner?
    heat pump ~? ~? hot? water|hws|hw|hwu|dryer|pool|spa|clothes; hot water|hws|hw|hwu *? *? is|by|from|via|:|(|, a|the|new? ~? heat pump; hot water|hws|hw|hwu heat pump; pool|spa|water heat pump; reverse? cycle? heat pump *? keep|keeps|warm|warms|heat|heats the ~? pool|spa; spa ,? *? heated by|with its|a|an own? ~? unit|gas|pump|heater; faux|fake|mock|inoperable|unusable|disused|imitation|ornamental ~? open|gas|wood? fire|fireplace; fireplace|fire ( decorative|ornamental|disused|non|not; fireplace|fire ,? neither|none working|usable|operational; fireplace|fire can not be lit|used
    wine|cellar|server room? is|, climate control|controlled; climate control|controlled wine|cellar|bay|cabinet|storage|garage|cupboard; airconditioned bus|train|tram|ute|truck|tractor|cab|gym|shop|mall|shopping|cinema|library|tack
    ducted vacuum|vac|vacuuming|rangehood|range|exhaust|extraction|fan|skylight|extractor; rinnai|bosch|rheem|dux gas|electric|instantaneous|new|external|natural? flow|gas? hot|hw|hws|infinity|continuous|instant|b26
    bayonet|outlet|point for|to the|a? *? heater|heating|fire; fire pit|alarm|station|door|stair|hydrant|extinguisher|fighting|trail|hose|sprinkler|safety|separation; wood|gas fire|fired pizza|oven|pit|bath
    alfresco|outdoor|pergola|patio|deck|terrace|balcony ** strip|overhead|infrared|radiant|ceiling|bromic heater|heating; heated floor|tile in|to the? *? ensuite|bathroom|en|bath; ducted|air|aircon compressor|tool|line
`
