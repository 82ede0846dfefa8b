import type { FactName } from '@verandah/contracts'

/** Lists of words that phrases name with "@". */
export const lists = {
  ours: 'house home property land block lot site title unit residence building yard backyard garage cellar basement paddock downstairs it this we cottage apartment ground floor level address',
  dwelling:
    'home house residence apartment penthouse studio unit townhouse townhome villa dwelling duplex build terrace cottage property flat bedder homestead abode bungalow place cabin loft maisonette queenslander victorian edwardian one shack chalet farmhouse schoolhouse church warehouse bungalow manor semi hideaway acreage',
  risk: 'prone affected zone zoned overlay easement related planning damaged extent area liable hazard mapped map mapping control risk attack management protection danger',
  sight:
    'ocean sea bay beach water river lake harbour city skyline cbd park parkland garden valley mountain hinterland bush bushland leafy treetop tree district rural country marina canal coastal island panoramic sweeping stunning breathtaking spectacular uninterrupted elevated northerly north vineyard range hill magnificent distant green open bridge sunset sunrise wetland reserve rooftop pastoral farm escarpment gully inlet estuary port coast coastline forest horizon treetop canopy peak ridge headland pasture hillside fairway golf lagoon surf sail bushland reef dune sand cathedral cove lighthouse island gulf sound strait spire vine vineyards paddock dam treeline gum',
  mend: 'rebuild gutting restumping rewiring reroofing replastering reblocking underpinning repainting replacing work tlc repair updating update renovation renovating everything refurbishment restoration modernising modernisation attention makeover repairing restoring fixing rebuilding rewiring restumping upgrade renewal facelift freshen stumping wiring plumbing roofing plastering painting rendering relining reflooring rescuing refit overhaul finishing completing saving paint carpet plumber builder carpenter',
  count:
    '1 2 3 4 5 6 7 8 9 10 one single double triple tandem two three four dual own allocated secure undercover covered basement underground designated dedicated titled private open reserved stacked separate second',
  flood: 'flood floods flooding floodwater inundation',
  floodyear:
    '74 1974 1893 1931 1955 1956 1998 2007 2008 2010 2011 2013 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 wet',
  /** What names a hazard on land. */
  paper:
    'overlay zone zoning area map mapping layer extent line level plain study plan planning search report certificate notation notice control hazard risk land register awareness advice letter schedule category check constraint',
  mended:
    'rebuilt raised lifted gutted stripped redone relined replastered repaired restored repainted replaced reclad rewired relaid removed refitted refurbished renovated cleaned demolished condemned insured',
  water: 'water rivulet gully estuary tide surge floodwater creek river stormwater brook drain flood tide lake',
  rise: 'come came rose rise ran run flowed flow backed spilled spill got get went go entered enter reached reach covered cover crept stood',
  scene:
    'whale dolphin yacht boat ferry ship sailing surf wave sunrise sunset moon fireworks sun kangaroo harbour ocean sea lake valley city skyline',
  sun: 'sun light sunlight sunshine daylight',
  wet: 'house home floor floorboard property garage living kitchen yard block step stair door doorstep verandah deck window lower ground cottage',
  seat: 'living lounge interior room home apartment kitchen bedroom space house unit flat cottage studio terrace dining sunroom sitting loungeroom area studio void loft conservatory rumpus floorplan residence plan villa townhouse',
  room: 'living lounge family dining meals kitchen rumpus theatre study bedroom bed main master all each every both upstairs downstairs office studio level floor house home hall whole robe parent guest',
  fuel: 'gas wood log slow solid coal pellet oil diesel electric ethanol hydronic combustion lpg woodfired',
  sunny: 'sun solar sunshine sunlight',
  rooftop: 'roof rooftop ground grid shed pole north',
  kw: 'kw kilowatt kwp kws kilowatts',
  many: '8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 32 34 35 36 38 40 42 44 45 48 50 52 54 56 60 eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty dozen',
  inverter: 'fronius sma goodwe solaredge enphase growatt huawei sungrow hybrid abb string solar pv',
  panelmaker: 'jinko trina rec lg sunpower canadian qcells longi ja hyundai suntech risen maxeon',
  batterymaker:
    'tesla enphase sonnen byd lg alpha alphaess sungrow sigenergy foxess goodwe redflow pylontech growatt franklin anker redback senec varta',
  /** Ratings that no hotel or review has. */
  half: '5.1 5.2 5.3 5.4 5.6 5.7 5.8 5.9 6.1 6.2 6.3 6.4 6.6 6.7 6.8 6.9 7.1 7.2 7.3 7.4 7.6 7.7 7.8 7.9 8.1 8.2 8.3 8.4 8.6 8.7 8.8 8.9',
  era: 'fifties sixties seventies eighties nineties forties thirties twenties 1910 1920 1930 1940 1950 1960 1970 1980 1990 1955 1956 1957 1958 1959 1961 1962 1963 1964 1965 1966 1967 1968 1969 1972 1974 1975 50 60 70 80 midcentury',
} as const

/** Whose something is, or where: what they have is not of this home. */
export const belongings = {
  foreign:
    'neighbour neighbor neighbouring council agent agency office street suburb neighbourhood town village city government estate station school college university library hospital shop mall precinct park reserve oval club clubhouse hotel pub tavern cafe restaurant bakery church gym cinema beach lighthouse lookout road highway lane oval leisure aquatic sport sports playground childcare kindergarten developer builder purchaser buyer bank investor student tenant seller vendor owner committee corporation strata display package model release market community brigade district area region public local parkland someone everyone everybody somebody other nearby bus train tram ferry zoning bylaw rule restaurant hill summit track trail ridge rental landlord farmer winery showground manager everyone homes houses inquiry enquiry offer interest wharf bridge marina stadium arena museum gallery plaza centre terminal airport hospital gymnasium clinic nursery winery jetty pier pavilion tower kiosk supermarket store butcher footpath report contract appraisal inclusion golfer walker diner commuter shopper customer motel bank depot spring quarry grocer deli pharmacy newsagent mechanic dentist photo render drawing sketch listing lobby foyer client alarm smoke lift app website brochure',
} as const

/** What a sentence has to speak of for some phrases to mean what they say. */
export const subjects = {
  shared:
    'complex resident lift elevator communal shared share sharing common building strata development tower corporate body facility amenity gym gymnasium corporation onsite',
  energy: 'energy nathers eer efficiency thermal warranty insulation glazed glazing assessor certifier',
  power: 'solar battery inverter kw kilowatt kwh powerwall tariff grid electricity',
  flood: 'flood floods flooded flooding inundated under floodwater',
} as const

/** Parts of a home and other things that may be new, renovated or bright although the home is not. */
export const things = {
  part: 'kitchen kitchenette bathroom bath ensuite laundry roof fence fencing garden lawn ground pool deck carpet appliance dishwasher oven furniture shed garage facade floor floorboard board driveway wiring plumbing paint price window stump gutter pipe boat car tractor half partly partially semi number conditioner system paint dog tap cooktop rangehood hot tile lighting blind curtain joinery wardrobe robe cabinetry benchtop pantry stove fridge washer dryer block complex wing rear front bathroom wet powder shower listing beach water bush bushland waters parkland rainforest lake river creek village shopping centre train school hall fireplace detail feature cornice idea stable barn fencing alfresco patio courtyard balcony extension addition court tennis paddock orchard barn dam jetty boatshed stable cubby treehouse office cellar retaining drain bore pump bridge jetty sauna spa letterbox lane path stair step ramp cabinet flooring splashback bench island oven heater',
  dark: 'car alfresco hall hallway corridor stair stairwell staircase basement cellar garage bathroom ensuite laundry pantry shed foyer lobby colour paint door future star student mural deck garden courtyard path bollard street pool yard backyard patio balcony lawn wine roof carpark entry driveway bed court',
} as const

/** Last words of compound nouns, and words beside a mention that make no compound of it. */
export const heads = {
  services:
    'package deal quote quotation installer installation company business specialist expert supplier shop dealer contractor repair report certificate assessment insurance rebate incentive loan enquiry inquiry cleaning chlorine chemical',
  units:
    'kw kwp kwh kilowatt % bedroom bed bdrm br brm bathroom bath ensuite car space minute min metre year acre storey room garage wels wel tapware tap shower showerhead head toilet basin appliance dishwasher washer fridge hotel resort motel lodge service review reviewer guest google office tower nabers hospitality dining',
  places:
    'table cap cue brigade street road lane avenue court crescent parade boulevard hotel motel tavern cafe bakery cinema primary college estate creek lover man guy worry rule party goer tower headquarters mast pit conduit point socket outlet ride path track walk suburb town district region shire',
  beside:
    'the a an of to in at on by for from with and or which that this its our your both throughout too now only back here there also plus each all as so if spa sauna gym tennis alfresco outside inside above below hums sits stands hangs waits still already always pays powers works keeps helps makes means cuts when where while but off behind beyond already yes no nor through itself under out after soak finish extend sparkle beckon yet free facing before nearest because between you we they who whose your my his her their until till since around along per some any than then either just even set flow lie look glow glitter gleam away against within near though once none been sat stood fine without only not went stays comes got has',
} as const

/** What a phrase says of a fact where nothing around it hedges or denies. A phrase without a fact is something else that holds the same words. */
export interface Meaning {
  readonly fact: FactName | null
  /** Null where only a denial says something; "#" is the number in the phrase. */
  readonly value: string | null
  /** What the phrase says where it is denied; without it, a denied phrase says nothing. */
  readonly denied?: string
  /** The phrase holds its own denial. */
  readonly isWhole: boolean
  /** The words around it have to speak of this. */
  readonly among?: keyof typeof subjects
}
