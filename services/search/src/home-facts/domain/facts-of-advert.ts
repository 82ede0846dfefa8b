import type { FactName, HomeFact } from '@verandah/contracts'
import { distinctFeatures, factWords, presentFeatures } from '@verandah/scoring-model'
import { detectFacts, type ClaimedFact } from './detect-facts.ts'

/** What one advert says of a home: its fields before its words. */
export type AdvertFact = Pick<HomeFact, 'name' | 'value' | 'basis' | 'quote'>

const quoteAtMost = 200

interface Label {
  readonly label: string
  readonly claims: readonly ClaimedFact[]
}

/** Labels of fields are read as words are, one by one. */
const readLabels = (features: readonly string[]): Label[] =>
  features.map((label) => ({ label, claims: detectFacts(label) }))

interface Said {
  /** Headline and description. */
  words: string
  features: readonly string[]
  /** What its fields say beside the labels. */
  stated: readonly AdvertFact[]
}

/** The facts and features of one advert. To be read when it comes, not whenever its home is shown: it takes milliseconds. */
export const readAdvert = ({ words, features, stated }: Said) => {
  const labels = readLabels(features)
  const present = new Set(presentFeatures(features))
  return {
    facts: factsIn(words, labels, stated),
    featureCount: countOf(labels.filter(({ label }) => present.has(label))),
  }
}

export const factsOfAdvert = (description: string, features: readonly string[]): AdvertFact[] =>
  factsIn(description, readLabels(features))

const factsIn = (words: string, labels: readonly Label[], stated: readonly AdvertFact[] = []): AdvertFact[] => {
  const labelled = labels.flatMap(({ claims }) => claims.map((claim) => ({ ...claim, basis: 'provider' as const })))
  const claimed = detectFacts(words).map((claim) => ({ ...claim, basis: 'description' as const }))
  const first = new Map<FactName, AdvertFact>()
  for (const it of stated) first.set(it.name, it)
  for (const { fact: name, value, basis, quote } of [...labelled, ...claimed])
    if (!first.has(name)) first.set(name, { name, value, basis, quote: shortened(quote) })
  return [...first.values()]
}

const shortened = (quote: string): string =>
  quote.length <= quoteAtMost ? quote : `${quote.slice(0, quoteAtMost - 1).trimEnd()}…`

interface Advert {
  id: string
  sourceName: string
  listedAt: string | null
  description: string
  features: readonly string[]
  /** Absent from adverts that an earlier build kept. */
  facts?: readonly AdvertFact[]
  featureCount?: number
}

/** What maps, and the adverts of a home, best first, say of it together, and what follows from that. */
export const factsOfHome = (adverts: readonly Advert[], mapped: readonly HomeFact[] = []) => {
  const isMapped = ({ name }: HomeFact) => mapped.some((fact) => fact.name === name)
  const facts = [...mapped, ...mergeFacts(adverts).filter((fact) => !isMapped(fact))]
  const has = (name: FactName) => facts.some((fact) => fact.name === name && fact.value === 'yes')
  return {
    facts,
    featureCount: featureCountOf(adverts),
    detectedFeatures: facts.filter(isToShow).map(factWords),
    propertyCondition: conditionOf(facts),
    ...{ hasView: has('view'), hasRenovatedFeatures: has('renovated'), isWellLit: has('light') },
  }
}

/** Of a fact that several adverts speak of, the best one's word counts, a field before a sentence; it names its advert. */
const mergeFacts = (adverts: readonly Advert[]): HomeFact[] => {
  const all = adverts.flatMap((advert) =>
    (advert.facts ?? factsOfAdvert(advert.description, advert.features)).map((fact): HomeFact => ({
      ...fact,
      ...{ source: advert.sourceName, listingId: advert.id, at: advert.listedAt, said: null },
    })),
  )
  const first = new Map<FactName, HomeFact>()
  for (const fact of [...all.filter(isStated), ...all]) if (!first.has(fact.name)) first.set(fact.name, fact)
  return [...first.values()]
}

const isStated = ({ basis }: HomeFact): boolean => basis === 'provider'

/**
 * How many features score: those of the advert that names the fewest, so that a further advert of a home never raises its score. Labels of one
 * fact are one feature. Null where none is named.
 */
const featureCountOf = (adverts: readonly Pick<Advert, 'features' | 'featureCount'>[]): number | null => {
  const counts = adverts
    .map(({ features, featureCount }) => featureCount ?? countOf(readLabels(presentFeatures(features))))
    .filter((count) => count > 0)
  return counts.length === 0 ? null : Math.min(...counts)
}

const countOf = (labels: readonly Label[]): number => {
  const facts = new Set(labels.flatMap(({ claims: [first] }) => first?.fact ?? []))
  const others = labels.filter(({ claims }) => claims.length === 0).map(({ label }) => label)
  return facts.size + distinctFeatures(others).length
}

/** Words of a home beside its features. A condition, a view and light have lines of their own; what it has not is no feature. */
const isToShow = ({ name, value, basis }: HomeFact): boolean =>
  (basis === 'description' || basis === 'overlay') &&
  !['condition', 'renovated', 'view', 'light'].includes(name) &&
  !['no', 'none', 'street'].includes(value)

const conditions: Readonly<Record<string, string>> = {
  new: 'New',
  excellent: 'Excellent',
  original: 'Original',
  needsWork: 'Needs work',
}

const conditionOf = (facts: readonly AdvertFact[]): string | null => {
  const valueOf = (name: FactName) => facts.find((fact) => fact.name === name)?.value
  const condition = conditions[valueOf('condition') ?? ''] ?? null
  return condition !== 'New' && valueOf('renovated') === 'yes' ? 'Renovated' : condition
}
