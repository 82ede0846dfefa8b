import { wordIn } from './around.ts'
import { wordSet } from './clauses.ts'
import { phrasesOf } from './phrases.ts'
import type { Token } from './tokens.ts'

/** Whose a home is that a text names: the one of the advert, one that is sold or let, another than the advert's, the only one named, or one of several. */
type Whose = 'ours' | 'gone' | 'other' | 'alone' | 'among'

/** A home that a sentence names, "unit 2" or "the rear house". */
export interface Named {
  readonly at: number
  readonly whose: Whose
}

interface Name {
  readonly at: number
  readonly end: number
  /** What tells it from others: "5" to "9" for "lots 5-9". */
  readonly keys: readonly string[]
}

const numbered = wordSet(
  'unit units lot number villa townhouse th apartment apartments home homes house houses stage residence flat room studio duplex suite tenant dwelling property block tower building',
)
const placed = wordSet(
  'front rear back upstairs downstairs upper lower main left right middle second other old original',
)
const homes = wordSet(
  'house unit flat residence cottage villa townhouse home half dwelling apartment homestead block lot duplex shop floor side',
)
const roads = wordSet('street st road rd avenue ave lane court crescent drive terrace parade place')
const amounts = wordSet('minute bed bedroom bath car storey level km metre m year min star sqm acre ha hectare bdrm br')
const joints = wordSet('and to / , -')

const isNumber = (word: string): boolean => /^\d{1,4}[a-z]?$/.test(word)
/** Words with which a name may begin, beside numbers. */
const first = new Set([...numbered, ...placed, 'ours', 'our', 'this', 'next'])

/** What is told of the home that is named beside it. */
const tellersIn = phrasesOf<'ours' | 'gone'>([
  [
    'ours',
    `
      this one|home|house|unit|lot|villa|townhouse|apartment|listing|advert|ad|campaign|sale|half|side|is; ours; our one|side|half; we are; sell|selling|offer|offering|buying|letting|leasing|bring|present
      offered|available|advertised here|today|now|with; on offer|the market; for sale|rent|lease; is|are yours|ours|what|the one|available; the last; still available; apply for; is left|available|still; remains; yours
    `,
  ],
  [
    'gone',
    `
      sold; leased; let; under offer|contract; gone|taken; fetched; not for|included|offered|available|part; stays|stay with|in; theirs; retained; went; belongs|belong to; comparison|comparable; next door
    `,
  ],
])

/** The homes that each sentence of a text names. */
export const homesNamed = (sentences: readonly (readonly Token[])[]): readonly (readonly Named[])[] => {
  const all = sentences.map(namesIn)
  if (all.every((names) => names.every(({ keys }) => keys[0] === 'ours'))) return []
  const told = { ours: new Set(['ours']), gone: new Set(['next door']) }
  sentences.forEach((tokens, place) => {
    for (const { meaning, name } of toldIn(tokens, all[place] ?? []))
      for (const key of name.keys) told[meaning].add(key)
  })
  const keys = new Set(all.flat().flatMap((name) => name.keys))
  const others: Whose = [...told.ours].some((key) => keys.has(key)) ? 'other' : keys.size > 1 ? 'among' : 'alone'
  const whoseOf = (name: Name): Whose => {
    if (name.keys.some((key) => told.ours.has(key))) return 'ours'
    return name.keys.every((key) => told.gone.has(key)) ? 'gone' : others
  }
  return all.map((names) => names.map((name) => ({ at: name.at, whose: whoseOf(name) })))
}

const namesIn = (tokens: readonly Token[]): Name[] => {
  const names: Name[] = []
  let end = 0
  for (const [at, { word }] of tokens.entries()) {
    if (at < end || !(first.has(word) || (word < ':' && word > '/'))) continue
    const name = nameAt(tokens, at)
    if (name === null) continue
    names.push(name)
    end = name.end
  }
  return names
}

const nameAt = (tokens: readonly Token[], at: number): Name | null => {
  const [word, next, third] = [wordIn(tokens, at), wordIn(tokens, at + 1), wordIn(tokens, at + 2)]
  const named = (length: number, ...keys: string[]): Name => ({ at, end: at + length, keys })
  if (numbered.has(word)) return numbersAt(tokens, at)
  if (placed.has(word) && homes.has(next)) return named(2, word)
  if (word === 'ours') return named(1, word)
  if ((word === 'this' || word === 'our') && (next === 'one' || homes.has(next))) return named(2, 'ours')
  if (word === 'next' && next === 'door') return named(2, 'next door')
  if (!isNumber(word)) return null
  if (next === '/' && isNumber(third)) return named(3, word)
  return [2, 3].some((on) => roads.has(tokens[at + on]?.word ?? '')) ? named(2, word) : null
}

/** "Unit 3", "lots 5-9", "units 1, 2 and 4". "Apartment, 2 bedrooms" names none. */
const numbersAt = (tokens: readonly Token[], at: number): Name | null => {
  const keys: string[] = []
  let end = at + 1
  for (let place = end; place < at + 8; place += 1) {
    const { word = '', number = null } = tokens[place] ?? {}
    const key = isNumber(word) ? word : number
    if (key === null) {
      if (keys.length > 0 && joints.has(word)) continue
      break
    }
    const last = Number(keys.at(-1))
    const isRange = place === end || tokens[place - 1]?.word === 'to'
    if (isRange && Number(key) - last < 60) for (let one = last + 1; one < Number(key); one += 1) keys.push(String(one))
    keys.push(key)
    end = place + 1
  }
  return keys.length === 0 || amounts.has(tokens[end]?.word ?? '') ? null : { at, end, keys }
}

/** "Unit 2, offered here", "this is unit 2", "unit 1, with a carport, sold". */
const toldIn = (tokens: readonly Token[], names: readonly Name[]): { meaning: 'ours' | 'gone'; name: Name }[] => {
  if (names.length === 0) return []
  const isNear = (from: number, to: number, most: number): boolean =>
    from <= to && to - from <= most && !tokens.slice(from, to).some(({ word }) => word === ';')
  return tellersIn(tokens).flatMap(({ meaning, start, end }) => {
    const before = names.findLast(({ at }) => at <= start)
    if (before && isNear(before.end, start, meaning === 'gone' ? 12 : 2)) return [{ meaning, name: before }]
    const after = meaning === 'ours' ? names.find(({ at }) => at >= end) : undefined
    return after && isNear(end, after.at, 3) ? [{ meaning, name: after }] : []
  })
}

const pronouns = wordSet('it its they their she he both each')

/** The home of which the words at a place speak: the last that is named before it, or, where "it" begins them, in the sentence before. */
export const homeAt = (
  tokens: readonly Token[],
  named: readonly Named[],
  before: readonly Named[],
  at: number,
): string | undefined => {
  const start = tokens.findLastIndex(({ word }, place) => place < at && word === ';') + 1
  const last = named.findLast((one) => one.at <= at)
  if (last !== undefined && last.at >= start) return last.whose
  const carried = pronouns.has(tokens[start]?.word ?? '') ? (last ?? before.at(-1)) : undefined
  return carried && `${carried.whose} before`
}
