import { type FactName, type HomeFact, shortenText } from '@verandah/contracts'
import { type ClaimedFact, readAdvert as readText } from '@verandah/home-facts'
import type { AdvertFact, Listing } from '@verandah/listing-providers/listing'
import { distinctFeatures, factWords, presentFeatures } from '@verandah/scoring-model'

const quoteAtMost = 200

interface Label {
  readonly label: string
  readonly claims: readonly ClaimedFact[]
}

/** Field labels are read like sentences, one by one. */
const readLabels = (features: readonly string[]): Label[] =>
  features.map((label) => ({ label, claims: readText(label) }))

interface Said {
  /** Headline and description. */
  words: string
  features: readonly string[]
  /** Field values beside the labels. */
  stated: readonly AdvertFact[]
}

/** The facts and features of one advert. Read once on arrival, since it takes milliseconds. */
export function readAdvert({ words, features, stated }: Said) {
  const labels = readLabels(features)
  const present = new Set(presentFeatures(features))
  return {
    facts: factsIn(words, labels, stated),
    featureCount: countOf(labels.filter(({ label }) => present.has(label))),
  }
}

export function factsOfAdvert(description: string, features: readonly string[]): AdvertFact[] {
  return factsIn(description, readLabels(features))
}

const factsIn = (words: string, labels: readonly Label[], stated: readonly AdvertFact[] = []): AdvertFact[] => {
  const labelled = labels.flatMap(({ claims }) => claims.map((claim) => ({ ...claim, basis: 'provider' as const })))
  const claimed = readText(words).map((claim) => ({ ...claim, basis: 'description' as const }))
  const first = new Map<FactName, AdvertFact>()
  for (const it of stated) first.set(it.name, it)
  for (const { fact: name, value, basis, quote } of [...labelled, ...claimed])
    if (!first.has(name)) first.set(name, { name, value, basis, quote: shortenText(quote, quoteAtMost) })
  return [...first.values()]
}

/** Adverts that an earlier build stored have neither facts nor their count of features. */
interface Advert extends Pick<Listing, 'id' | 'sourceName' | 'listedAt' | 'description'> {
  features: readonly string[]
  facts?: readonly AdvertFact[]
  featureCount?: number
}

/** The facts of a home, from maps and its adverts (best first), with their consequences. */
export function factsOfHome(adverts: readonly Advert[], mapped: readonly HomeFact[] = []) {
  const isMapped = ({ name }: HomeFact) => mapped.some((fact) => fact.name === name)
  const facts = [...mapped, ...mergeFacts(adverts).filter((fact) => !isMapped(fact))]
  const has = (name: FactName) => facts.some((fact) => fact.name === name && fact.value === 'yes')
  return {
    facts,
    featureCount: featureCountOf(adverts),
    detectedFeatures: facts.filter(isToShow).map(factWords),
    propertyCondition: conditionOf(facts),
    hasView: has('view'),
    hasRenovatedFeatures: has('renovated'),
    isWellLit: has('light'),
  }
}

/** When several adverts state a fact, the best advert wins, a field before a sentence. The fact names its advert. */
const mergeFacts = (adverts: readonly Advert[]): HomeFact[] => {
  const all = adverts.flatMap((advert) =>
    (advert.facts ?? factsOfAdvert(advert.description, advert.features)).map((fact): HomeFact => ({
      ...fact,
      source: advert.sourceName,
      listingId: advert.id,
      at: advert.listedAt,
      said: null,
    })),
  )
  const first = new Map<FactName, HomeFact>()
  for (const fact of [...all.filter(isStated), ...all]) if (!first.has(fact.name)) first.set(fact.name, fact)
  return [...first.values()]
}

const isStated = ({ basis }: HomeFact): boolean => basis === 'provider'

/** The fewest features of any advert, so that another one never raises the score; null when none is named. */
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

/** Facts to show as features. Condition, view and light have lines of their own; absent features are not listed. */
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
