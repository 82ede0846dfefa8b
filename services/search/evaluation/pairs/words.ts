import type { Random } from './random.ts'

/** A template: braces hold choices separated by `|`. */
const slotted = (sentence: string) => sentence.split(/\{([^}]*)\}/).map((part) => part.split('|'))

const sentences = [
  'Set {back from the street|behind a picket fence|on a quiet rise|at the end of a row of plane trees|opposite a pocket park}, it {opens to|begins with|greets you with} {a tiled hall|a wide hallway|a sunny porch|a brick arch|double doors}.',
  'The kitchen has {stone|timber|terrazzo|laminate|concrete|marble} benches, {a gas cooktop|an induction cooktop|a wide oven|two ovens} and {a walk-in pantry|a servery window|an island for four|a view of the garden|soft-close drawers}.',
  'The main bedroom {looks over|faces|opens to} {the rear garden|the treetops|a private deck|the street|a small courtyard} and has {an ensuite|a walk-in robe|a wall of robes|a bay window|a ceiling fan}.',
  '{Polished boards|Wool carpets|Terracotta tiles|Hybrid floors|Cork floors|Blackbutt boards} run through {the living room|the hall|every bedroom|the whole floor}, with {high ceilings|picture rails|deep skirtings|louvres|leadlight} throughout.',
  'Built {about 1910|in the 1920s|in 1938|after the war|in 1956|in the 1960s|in 1974|in 1988|in 2003|in 2016|last year} and {kept by one family|extended once|renewed in stages|repainted this winter|rewired since|held for thirty years}.',
  'The {north|east|west|south}-facing {deck|terrace|courtyard|balcony|lawn} {catches the morning sun|is shaded by a fig|seats ten|has a built-in barbecue|looks to the hills|is paved in bluestone}.',
  'Walk {200|350|400|600|700|850} metres to {the station|the tram|the ferry|the primary school|the village shops|the oval|the bus to the city} and {a few minutes more|ten minutes|a block further} to {the beach|the river path|the market|the library|the hospital}.',
  '{Ducted heating|A wood heater|A hydronic system|A split system|Evaporative cooling} keeps the rooms {comfortable in all seasons|right in any month|pleasant}, and {double glazing|new insulation|a wide verandah|solid brick} helps.',
  'The bathroom has {a freestanding bath|a walk-in shower|floor-to-ceiling tiles|a skylight|twin basins|a heated rail} and {the laundry|a second toilet|a powder room|the linen press} stands {beside it|across the hall|downstairs|behind sliding doors}.',
  '{A workshop|A studio|A garden shed|A cubby|A chicken run|A rainwater tank|A lemon tree} waits {behind the garage|at the back fence|under the house|beside the drive|along the side path}.',
  'Parking is {in a lock-up garage|under a carport|off the lane|on the drive|behind a roller door|in the basement}, with {storage above|a power point|room for bikes|side access|a workbench}.',
  'The {first|second|larger|upstairs|front|rear} living room has {an open fire|built-in shelves|a raked ceiling|French doors|a bay window|wide glass}, ideal for {winter evenings|long lunches|a growing family|quiet reading|visiting friends}.',
  'Stand {on the balcony|at the sink|in the front room|on the top landing} and see {the bay|the ranges|city lights|the church spire|a row of jacarandas|paddocks|the roses next door}.',
  'Council rates are {about $1,450|about $1,720|about $1,980|about $2,240|about $2,610} a year; the {title is clean|survey is new|plans are on file|building report is ready}.',
  'It was last sold in {1987|1994|1999|2002|2006|2009|2012|2015|2018|2021} and {has let for $480|has let for $560|has let for $640|has let for $720|was never let} {a week|in all that time|since then}.',
  'The soil is {sandy|deep loam|clay|red volcanic|shale}, the block {falls to the rear|is level|slopes gently|is wide at the front|backs onto a reserve}, and {services are connected|the crossover is in|there is no easement|the fence is shared}.',
].map(slotted)

const landSentences = [
  'The block {falls to the rear|is level|slopes gently|is wide at the front|backs onto a reserve|stands on a corner}, {services are connected|the crossover is in|there is no easement|the fence is shared|the survey is pegged}.',
  '{A frontage|A width} of {12.5|14|16|18|20|22.5} metres suits {one storey|two storeys|a wide plan|a home with a studio|most builders}.',
  'The soil is {sandy|deep loam|clay|red volcanic|shale}, with {a report on file|class M in the report|no fill|a contour plan ready}.',
  'Title is {expected in autumn|expected by spring|issued|due next quarter}; {no builder is tied|the covenant ends in ten years|the estate approves plans}.',
  '{The school|The new station|The village green|The wetland|The sports ground} is {four|six|eight|ten|twelve} minutes away {on foot|by bicycle|by car}.',
  'Look out to {the ranges|the wetland|paddocks|the reserve|the bay} from {the rear|the street|the high side|the building envelope}.',
].map(slotted)

const headlines = [
  '{Light|Space|Charm|Calm|Character|Comfort} {and room to grow|close to everything|in a quiet pocket|behind the gate|on the park|with a garden}',
  'A {family|first|tidy|handsome|modern|classic} {home|address|start|retreat} {by the park|near the station|with a view|for all seasons|on a corner}',
].map(slotted)

const boilerplates = [
  'Disclaimer: {every care|all care} was taken with this advert, yet buyers rely on their own enquiries. Floor plans are a guide and areas approximate.',
  '{Photo identification|Identification} is needed at every inspection. We open at the times shown; register so that you hear of changes.',
  'Call {today|us today|our team} to arrange an inspection. Our office sells and lets homes across the district and has done for {twenty|thirty|forty} years.',
].map(slotted)

const fillIn = ({ pick }: Random, sentence: ReturnType<typeof slotted>) => {
  let filled = ''
  for (const part of sentence) filled += pick(part)
  return filled
}

/** An agency's text about one home, or about a block of land. */
export function describe(random: Random, propertyType: string) {
  const known = propertyType === 'Land' ? landSentences : sentences
  return random
    .some(known, random.between(6, 8))
    .map((sentence) => fillIn(random, sentence))
    .join(' ')
}

export function headlineOf(random: Random) {
  return fillIn(random, random.pick(headlines))
}
export function boilerplateOf(random: Random) {
  return fillIn(random, random.pick(boilerplates))
}

/** A builder's or developer's text, the same for every home that it sells there. */
export function projectWords(random: Random) {
  return [
    `Introducing ${random.pick(['Arbour', 'Lumen', 'Quayside', 'Linden', 'Parkline', 'Saltwood'])}, a new address by an award-winning team.`,
    'Choose from light or dark schemes, stone benches, timber-look floors and quality appliances.',
    'Residents share a rooftop garden, a gym, bike storage and a parcel room. Seven-star energy rating.',
    'Images are of the display and indicative only. Register for plans, prices and stage release dates.',
  ].join(' ')
}
