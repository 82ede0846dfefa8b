import { verbs, wordSet } from './clauses.ts'
import type { Found } from './phrases.ts'
import type { Token } from './tokens.ts'
import { heads, type Meaning } from './word-lists.ts'

const others = wordSet(`${heads.services} ${heads.places}`)
const services = wordSet(heads.services)
/** Words of which the next noun would make something else: "solar fencing", "pool days". */
const compounds: Partial<Record<NonNullable<Meaning['fact']>, string>> = {
  solarPanels: 'solar',
  pool: 'pool',
  battery: 'battery',
}
const nooks = wordSet('nook niche alcove corner desk sized')
/** What a number counts that is no rating of a home: "8 kW", "5-star WELS". */
const units = wordSet(heads.units)
const beside = wordSet(heads.beside)
const isNoun = (word: string): boolean =>
  /^[a-z]{3,}$/.test(word) && !/(?:ed|ing|ly)$/.test(word) && !beside.has(word) && !verbs.has(word)

/** "Solar powers the house": what stands before these is a verb. */
const determiners = wordSet('the a this our your every each its all most')

/** What is said with many words ends where its noun does not: "views across to Black Mountain" Tower, "bushfire prone" and a report. */
const wide = wordSet('view flood bushfire light')

/** Compound nouns speak of their last word: a pool shop is a shop, and so are solar and battery quotes. */
export const isOtherHead = (
  tokens: readonly Token[],
  { start, end, meaning: { fact, value } }: Found<Meaning>,
): boolean => {
  if (fact === null || fact === 'condition') return false
  const [next = '', third = ''] = [tokens[end]?.word, tokens[end + 2]?.word]
  const isVerb = determiners.has(tokens[end + 1]?.word ?? '')
  if (compounds[fact] === tokens[end - 1]?.word && end - start === 1 && isNoun(next) && !isVerb) return true
  if (fact === 'energyRating') return units.has(next)
  if (fact === 'study' && value === 'yes' && nooks.has(next)) return true
  if (wide.has(fact)) return false
  return others.has(next) || (['and', 'or'].includes(next) && services.has(third))
}
