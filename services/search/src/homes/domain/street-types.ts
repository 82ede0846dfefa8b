/** Street types and their common spellings (AS 4590.1 lists the abbreviations). The first is the one that keys use. */
const spellings = [
  'al alley ally',
  'app approach',
  'arc arcade',
  'av ave avenue aven',
  'bvd boulevard blvd boulevarde bd',
  'byp bypass bypa',
  'cct circuit circ',
  'ch chase',
  'cir circle',
  'cl close',
  'con concourse',
  'cove cv',
  'cr crescent cres cresc crst',
  'crse course',
  'ct court crt',
  'ctyd courtyard',
  'dr drive drv dve',
  'esp esplanade',
  'fwy freeway',
  'gdn garden gardens gdns',
  'gr grove gro gve',
  'grn green',
  'gte gate',
  'hts heights',
  'hwy highway hway',
  'jct junction',
  'lane ln la',
  'link lk',
  'lookout lkt',
  'mews mew',
  'pde parade',
  'pkt pocket',
  'pkwy parkway pwy',
  'pl place plc',
  'prom promenade',
  'qy quay qys',
  'rd road',
  'rdge ridge rdg',
  'rise ri rs',
  'row rw',
  'sq square',
  'st street str',
  'tce terrace terr ter',
  'trk track',
  'trl trail',
  'view vw',
  'vsta vista vst',
  'walk wlk wk',
  'way wy',
  'wynd wyn',
]

const canonicalOf = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const words = line.split(' ')
      return words.map((word) => [word, words[0] ?? ''] as const)
    }),
  )

const typeOfSpelling = canonicalOf(spellings)

export const canonicalStreetType = (word: string): string => typeOfSpelling.get(word) ?? word

export const directions = canonicalOf([
  'n north',
  's south',
  'e east',
  'w west',
  'ne northeast',
  'nw northwest',
  'se southeast',
  'sw southwest',
])
