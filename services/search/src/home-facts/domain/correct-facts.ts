import { type FactClaim, type HomeFact, factNames } from '@verandah/contracts'

/** A home's facts with the buyer's corrections beside what the source says. */
export function correctFacts(facts: readonly HomeFact[], own: readonly FactClaim[] = []): HomeFact[] {
  return factNames.flatMap((name) => {
    const known = facts.find((fact) => fact.name === name)
    const claim = own.find((fact) => fact.name === name)
    if (claim === undefined) return known ?? []
    return { ...(known ?? unsaid), ...claim, basis: 'buyer' as const, said: known?.value ?? null }
  })
}

const unsaid = { quote: null, source: null, listingId: null, at: null }
