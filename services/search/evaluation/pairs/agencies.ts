import type { PhotoNames } from './photos.ts'
import { randomFrom } from './random.ts'
import { boilerplateOf } from './words.ts'

export interface Agency {
  name: string
  /** Six letters, as in feeds. */
  code: string
  /** The name on portals. */
  portalId: string
  agent: string
  /** The sentence that it appends to every text. */
  boilerplate: string
  photoNames: PhotoNames
}

const names =
  'Harbour Hill Nest Lane Bright Oakley Marlow Penrose Tully Corbett Hartigan Wells Ferris Quinn Dalgety Ashby Lowe Sterling Vance Moran'.split(
    ' ',
  )
const firstNames =
  'Anh Bela Chloe Dev Ella Farid Grace Hugo Imogen Jack Kirra Liam Mei Nadia Omar Priya Ruby Sam Tess Zoe'.split(' ')

/** Deterministic by key. */
export function agencyOf(key: string): Agency {
  const random = randomFrom(key, 'agency')
  const [first = '', second = ''] = random.some(names, 2)
  const code = Array.from({ length: 6 }, () => String.fromCharCode(random.between(65, 90))).join('')
  return {
    name: random.pick([`${first} & ${second}`, `${first} ${second} Real Estate`, `${first} Property`]),
    code,
    portalId: String(random.between(10_000, 99_999)),
    agent: `${random.pick(firstNames)} ${random.pick(names)}`,
    boilerplate: boilerplateOf(random),
    photoNames: random.pick(['hash', 'file', 'file', 'numbered']),
  }
}
