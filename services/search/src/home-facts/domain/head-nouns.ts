import { verbs, wordSet } from './clauses.ts'
import { type Kind, makers } from './owners.ts'
import type { Found } from './phrases.ts'
import { clauseOf, type Reading } from './standing.ts'
import type { Token } from './tokens.ts'
import { belongings, heads, lists, type Meaning, things } from './word-lists.ts'

const kinds: Partial<Record<NonNullable<Meaning['fact']>, Kind>> = {
  view: 'view',
  flood: 'risk',
  bushfire: 'risk',
  heating: 'comfort',
  airConditioning: 'comfort',
}
export const kindOf = ({ fact, notOf }: Meaning): Kind =>
  (fact && kinds[fact]) ?? (notOf === undefined ? 'thing' : 'state')

const others = wordSet(`${heads.services} ${heads.places}`)
const services = wordSet(heads.services)
/** Words of which the next noun would make something else: "solar fencing", "pool days". */
const compounds: Partial<Record<NonNullable<Meaning['fact']>, string>> = {
  solarPanels: 'solar',
  pool: 'pool',
  battery: 'battery',
}
const beside = wordSet(heads.beside)
const isNoun = (word: string): boolean =>
  /^[a-z]{3,}$/.test(word) && !/(?:ed|ing|ly)$/.test(word) && !beside.has(word) && !verbs.has(word)

/** "Solar powers the house": what stands before these is a verb. */
const determiners = wordSet('the a this our your every each its all most')

/** Compound nouns speak of their last word: a pool shop is a shop, and so are solar and battery quotes. */
export const isOtherHead = (
  tokens: readonly Token[],
  { start, end, meaning: { fact, value } }: Found<Meaning>,
): boolean => {
  if (fact === null || fact === 'condition') return false
  const [next = '', third = ''] = [tokens[end]?.word, tokens[end + 2]?.word]
  const isVerb = determiners.has(tokens[end + 1]?.word ?? '')
  if (compounds[fact] === tokens[end - 1]?.word && isNoun(next) && !isVerb) return true
  if (fact === 'energyRating') return false
  if (others.has(next) || (['and', 'or'].includes(next) && services.has(third))) return true
  return (
    value !== 'shared' &&
    fact !== 'grannyFlat' &&
    fact !== 'parking' &&
    tokens.slice(start, end).some(({ owns }) => owns)
  )
}

const foreignTo = {
  part: wordSet(`${things.part} ${belongings.foreign}`),
  appliance: wordSet(things.appliance),
  dark: wordSet(things.dark),
}
const parts = { part: wordSet(things.part), appliance: foreignTo.appliance, dark: foreignTo.dark }
const ofTheWhole = wordSet(heads.ofTheWhole)
const dwellings = wordSet(lists.dwelling)
const adjectives =
  /(?:ed|^new|original|immaculate|pristine|impeccable|spotless|faultless|derelict|built|constructed|build)$/
const ends = wordSet(
  'in on at to with by for from of and or , . except bar save which that but near behind beside over under off above below next close opposite across minute',
)

const seats = wordSet(lists.seat)
const throughouts = wordSet('throughout inside')
const copulas = wordSet('is are was were been be has')
/** "With its garden, the home is renovated" speaks of the home. */
const subjectOf = (left: readonly Token[]): readonly Token[] =>
  ends.has(left[0]?.word ?? '') ? left.slice(left.findIndex(({ word }) => word === ',') + 1) : left

/** Whether the next thing that is named is the home; otherwise the last one before. Where neither is named, the home is meant. */
export const isOfTheHome = (
  { tokens, clauses }: Reading,
  mention: Found<Meaning>,
  notOf: keyof typeof things,
): boolean => {
  const foreign = foreignTo[notOf]
  const isStill = mention.meaning.fact === 'condition'
  const clause = clauseOf({ clauses }, mention)
  const nameOf = (span: readonly Token[]) =>
    span.find(
      ({ word }) =>
        (foreign.has(word) && !makers.has(word)) || dwellings.has(word) || (notOf === 'dark' && seats.has(word)),
    )?.word
  const inside = nameOf(tokens.slice(mention.start, mention.end).reverse())
  if (inside !== undefined) return dwellings.has(inside) || !foreign.has(inside)
  const led = tokens.slice(clause.start, mention.start).findLast(({ word }) => verbs.has(word))?.word
  if (isStill && (led === 'was' || led === 'were')) return false
  const after = tokens.slice(mention.end, clause.end)
  if (/^(?:of|to|into)$/.test(after[0]?.word ?? '') && foreign.has(nameOf(after.slice(1, 5)) ?? '')) return false
  if (after[0]?.word === 'in' && after[1]?.word === 'the' && parts[notOf].has(after[2]?.word ?? '')) return false
  const comma = after.findIndex(({ word }) => word === ',')
  if (comma >= 0 && after[comma + 1]?.word === 'the' && foreign.has(nameOf(after.slice(comma + 2, comma + 5)) ?? ''))
    return false
  const stop = after.findIndex(({ word }) => ends.has(word) || verbs.has(word))
  const named = stop < 0 ? after : after.slice(0, stop)
  const next = nameOf([...named].reverse())
  if (next !== undefined) return !foreign.has(next)
  const isAdjective = adjectives.test(tokens[mention.end - 1]?.word ?? '')
  const isUnknown = named.some(({ word }) => /^[a-z]/.test(word)) && !named.some(({ word }) => ofTheWhole.has(word))
  if (notOf === 'part' && isAdjective && isUnknown) return false
  const lead = tokens[mention.start - 1]?.word
  if (lead === ',' && [tokens[mention.end - 1], after[0]].some((one) => throughouts.has(one?.word ?? ''))) return true
  if (lead === 'all')
    return mention.start - 1 > clause.start || !foreign.has(nameOf(tokens.slice(0, clause.start)) ?? '')
  const before = nameOf(wordsBefore(tokens.slice(clause.start, mention.start), notOf))
  return before === undefined || !foreign.has(before)
}

/** Of a list of rooms or appliances only the last item. */
const wordsBefore = (list: readonly Token[], notOf: keyof typeof things): readonly Token[] => {
  const item = list.slice(list.findLastIndex(({ word }) => word === ',') + 1)
  const left = notOf !== 'part' && item.length > 0 ? item : list
  const last = left.findLast(({ word }) => !/(?:ly|since|now)$/.test(word))
  return copulas.has(last?.word ?? '') ? subjectOf(left) : [...left].reverse()
}
