/**
 * Street types and their common spellings (AS 4590.1 and state road-naming guides list abbreviations). The first is the
 * one that keys use.
 */
const spellings = [
  'alley al ally aly',
  'approach app appr',
  'arcade arc',
  'avenue av ave aven',
  'bend bnd',
  'boulevard bvd blvd boulevarde bd bvde boul',
  'brow brw',
  'bypass byp bypa',
  'causeway cway csway',
  'chase ch cha',
  'circle cir crcl',
  'circuit cct circ crct ccut',
  'close cl cls',
  'common cmmn',
  'concourse con conc',
  'corner cnr crn',
  'court ct crt',
  'courtyard ctyd ctd',
  'cove cv cve',
  'crescent cr cres cresc crsnt crst',
  'crest',
  'cross crss cros',
  'crossing crsg xing crossg',
  'course crse',
  'dale dle',
  'drive dr drv dve',
  'driveway drwy dvwy',
  'edge edg',
  'end en',
  'entrance ent entr',
  'esplanade esp espl',
  'expressway exp expwy',
  'fairway fawy',
  'freeway fwy frwy',
  'frontage frtg',
  'garden gdn gardens gdns grdns gdens',
  'gate gte gt gates gtes',
  'glade gld gle',
  'glen gln',
  'grange gra grng',
  'green grn gn',
  'grove gr grv gro gve',
  'heights hts hgts',
  'highway hwy hway',
  'hill hl',
  'island is',
  'junction jct jnc jn',
  'key ky',
  'landing ldg lndg',
  'lane ln la lne',
  'link lk lnk',
  'loop lp lop',
  'lookout lkt',
  'mall ml',
  'mews mew mws',
  'nook nk',
  'outlook otlk otl',
  'parade pde pd par',
  'park pk prk',
  'parkway pkwy pwy pky',
  'pass pas',
  'passage psge pssg',
  'path pth',
  'pathway phwy ptwy pway',
  'place pl plc pla',
  'plaza plza plz',
  'pocket pkt pckt',
  'point pt pnt',
  'port prt',
  'promenade prom prm',
  'quadrant qdrt quad qd',
  'quay qy qys quays',
  'ramble rmbl rbl',
  'rest rst',
  'retreat rtt rtrt ret retr',
  'ridge rdge rdg rge',
  'ridgeway rgwy',
  'rise ri rs rse',
  'road rd',
  'rotary rty rtry',
  'route rte',
  'row rw',
  'serviceway svwy swy',
  'spur spr',
  'square sq sqr',
  'steps stps',
  'street st str strt',
  'strip strp',
  'tarn tn',
  'terrace tce terr ter tc',
  'track trk tr',
  'trail trl',
  'turn trn',
  'vale va vle',
  'view vw vws views',
  'village vlge',
  'vista vsta vst vis',
  'walk wlk wk',
  'walkway wkwy',
  'waters wtrs',
  'way wy',
  'wharf whrf whf',
  'wynd wyn wnd',
]

const canonicalOf = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const words = line.split(' ')
      return words.map((word) => [word, words[0] ?? ''] as const)
    }),
  )

const typeOfSpelling = canonicalOf(spellings)

/** The canonical spelling of a street type; undefined for any other word. */
export function streetTypeOf(word: string): string | undefined {
  return typeOfSpelling.get(word) ?? misspeltTypeOf(word)
}

const fullNames = [...new Set(typeOfSpelling.values())].filter((name) => name.length >= 4)

/** A transposition or, in a long name, one wrong, missing or extra letter. */
const misspeltTypeOf = (word: string): string | undefined =>
  word.length < 4 ? undefined : fullNames.find((name) => isOneSlipAway(word, name))

const isOneSlipAway = (word: string, name: string): boolean => {
  let start = 0
  while (start < word.length && word[start] === name[start]) start += 1
  const rest = word.slice(start)
  const restOfName = name.slice(start)
  const [first = '', second = ''] = restOfName
  const isSwapped = second !== '' && rest === `${second}${first}${restOfName.slice(2)}`
  if (isSwapped || name.length < 5 || word.length < 5) return isSwapped
  return [rest, rest.slice(1)].includes(restOfName.slice(1)) || rest.slice(1) === restOfName
}

const compassPoints = [
  'n north nth',
  's south sth',
  'e east est',
  'w west wst',
  'ne northeast',
  'nw northwest',
  'se southeast',
  'sw southwest',
]
export const compass = canonicalOf(compassPoints)

export const directions = canonicalOf([
  ...compassPoints,
  'central centre cntr ctr cen',
  'upper upr up',
  'lower lwr low',
  'extension ext extn',
])
