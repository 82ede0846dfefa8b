import { type FactClaim, FactName, factValues, isFactValue } from '@verandah/contracts'
import { invalid } from '@verandah/kit'
import { wishableFacts } from '@verandah/scoring-model'

/** `nbn:FTTP` means that or better; `nbn` alone the least acceptable. Throws `invalid` for an unknown fact. */
export function readFact(text: string): FactClaim {
  const [name = '', value] = text.split(/:(.*)/s)
  const known = FactName.safeParse(name)
  const wanted = known.success ? (value ?? leastWish(known.data)) : undefined
  const fact = known.success && wanted !== undefined ? { name: known.data, value: wanted } : null
  if (fact && isFactValue(fact)) return fact
  throw invalid([{ field: 'fact', message: whyNoFact(name, known.success) }])
}

const leastWish = (name: FactName): string | undefined => {
  const values: readonly string[] = factValues[name] ?? []
  const wishes = wishableFacts.filter((wish) => wish.name === name).map(({ value }) => value)
  return wishes.toSorted((a, b) => values.indexOf(b) - values.indexOf(a))[0]
}

const whyNoFact = (name: string, isKnown: boolean): string =>
  isKnown ? `Say what ${name} shall be at least, such as "energyRating:6" or "nbn:FTTP"` : 'We don’t know that fact'
