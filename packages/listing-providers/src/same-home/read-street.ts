import { wordsOfPlace } from '@verandah/scoring-model'
import { compass, directions, streetTypeOf } from './street-types.ts'

/** A street by its name, its type and its side. */
export interface Street {
  readonly stem: string
  readonly type: string | null
  readonly direction: string | null
}

/** "Smith St Nth (Cnr Cedar Ave)" and "North Smith Street" as `smith`, `street`, `n`; null where there is no name. */
export function readStreet(words: readonly string[]): Street | null {
  const corner = words.findIndex((word, index) => index > 0 && cornerWords.has(word))
  const known = withoutArticle(wordsOfPlace(words.slice(0, corner === -1 ? undefined : corner).join(' ')))
  if (known.length === 0) return null
  const { named, direction } = splitDirection(known)
  const type = named.length > 1 ? (streetTypeOf(named.at(-1) ?? '') ?? null) : null
  const stem = type === null ? named : named.slice(0, -1)
  return { stem: stem.map((word) => sameWords.get(word) ?? typeAlone(word, named)).join(' '), type, direction }
}

/** "The Esplanade" is also signed "Esplanade". */
const withoutArticle = (words: string[]): string[] => (words.length > 1 && words[0] === 'the' ? words.slice(1) : words)

/** A direction before or after a name and its type; "North Road" is a name. */
const splitDirection = (words: readonly string[]): { named: readonly string[]; direction: string | null } => {
  const [first = '', second] = words
  const last = directions.get(words.at(-1) ?? '')
  if (last !== undefined && (words.length > 2 || (second !== undefined && streetTypeOf(first) !== undefined)))
    return { named: words.slice(0, -1), direction: last }
  const before = words.length > 2 ? compass.get(first) : undefined
  return before === undefined ? { named: words, direction: null } : { named: words.slice(1), direction: before }
}

/** "The Cres" is "Crescent". */
const typeAlone = (word: string, named: readonly string[]): string =>
  named.length > 1 ? word : (streetTypeOf(word) ?? word)

const cornerWords = new Set(['cnr', 'corner', 'crn', 'near', 'off', 'via'])

const ordinals = (): [string, string][] =>
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, index) => [word, ordinalOf(index + 1)])

/** Words of names with two spellings. */
const sameWords: ReadonlyMap<string, string> = new Map([
  ...ordinals(),
  ['captain', 'capt'],
  ['doctor', 'dr'],
  ['fort', 'ft'],
  ['great', 'gt'],
])

function ordinalOf(count: number): string {
  const isTeen = count > 10 && count < 14
  return `${count}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][count % 10]) ?? 'th'}`
}
