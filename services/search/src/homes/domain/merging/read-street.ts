import { wordsOfPlace } from '@verandah/scoring-model'
import { directions, streetTypeOf } from './street-types.ts'

/** A street by its name, its type and its side. */
export interface Street {
  readonly stem: string
  readonly type: string | null
  readonly direction: string | null
}

/** "Smith St Nth (Cnr Cedar Ave)" as `smith`, `street`, `n`; null where there is no name. */
export const readStreet = (words: readonly string[]): Street | null => {
  const corner = words.findIndex((word, index) => index > 0 && cornerWords.has(word))
  const known = wordsOfPlace(words.slice(0, corner === -1 ? undefined : corner).join(' '))
  const last = known.at(-1)
  if (last === undefined) return null
  const direction = known.length > 2 ? (directions.get(last) ?? null) : null
  const named = direction === null ? known : known.slice(0, -1)
  const type = named.length > 1 ? (streetTypeOf(named.at(-1) ?? '') ?? null) : null
  const stem = type === null ? named : named.slice(0, -1)
  return { stem: stem.map((word) => ordinals.get(word) ?? word).join(' '), type, direction }
}

const cornerWords = new Set(['cnr', 'corner', 'crn', 'near', 'off', 'via'])

const ordinals: ReadonlyMap<string, string> = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, index) => [word, ordinalOf(index + 1)]),
)

function ordinalOf(count: number): string {
  const isTeen = count > 10 && count < 14
  return `${count}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][count % 10]) ?? 'th'}`
}
