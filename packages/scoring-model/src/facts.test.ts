import { customCriteriaLimit, isFactValue } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { factNamed, factWords, wishableFacts, wishWords } from './fact-names.ts'
import { hasFact, hasMusts, meetsWishes, withWishes } from './facts.ts'
import { richmond } from './testing/builders.ts'
import { weightsForSearch } from './weights-for-search.ts'

const known = (name: 'nbn' | 'energyRating' | 'parking' | 'study', value: string) => ({
  facts: [{ name, value }],
  overrides: null,
})

describe('a wish for a fact', () => {
  it.each([
    [known('parking', 'garage'), { name: 'parking', value: 'carport' }, true],
    [known('parking', 'street'), { name: 'parking', value: 'carport' }, false],
    [known('study', 'nook'), { name: 'study', value: 'yes' }, false],
    [known('energyRating', '6.5'), { name: 'energyRating', value: '6' }, true],
    [known('energyRating', '10'), { name: 'energyRating', value: '9' }, true],
    [known('energyRating', '5.9'), { name: 'energyRating', value: '6' }, false],
    [known('nbn', 'FTTN'), { name: 'nbn', value: 'FTTC' }, false],
    [known('nbn', 'FTTN'), { name: 'nbn', value: 'connected' }, true],
    [known('nbn', 'connected'), { name: 'nbn', value: 'FTTP' }, null],
    [known('nbn', 'FTTP'), { name: 'parking', value: 'garage' }, null],
  ] as const)('of %j: %j is %s', (home, wish, has) => {
    expect(hasFact(home, wish)).toBe(has)
  })

  it.each([
    ['is there', { name: 'pool', value: 'yes' }, true],
    ['nobody knows of', { name: 'parking', value: 'garage' }, true],
    ['is known to be missing', { name: 'pool', value: 'no' }, false],
  ] as const)('keeps a home in the search unless it is a must and the fact is missing: what %s', (_of, fact, stays) => {
    const must = { facts: [{ name: 'pool', value: 'yes', wish: 'must' }] } as const
    expect(meetsWishes({ facts: [fact], overrides: null }, { facts: [...must.facts] })).toBe(stays)
  })

  it.each([
    ['yes', 'nook', false],
    ['yes', 'yes', true],
    [null, 'yes', null],
    [null, 'no', false],
  ] as const)('is a must that a home meets, fails or does not mention: pool %s, study %s', (pool, study, has) => {
    const wishes = [
      { name: 'pool' as const, value: 'yes', wish: 'must' as const },
      { name: 'study' as const, value: 'yes', wish: 'must' as const },
      { name: 'view' as const, value: 'yes', wish: 'prefer' as const },
    ]
    const facts = [
      ...(pool === null ? [] : [{ name: 'pool' as const, value: pool }]),
      { name: 'study' as const, value: study },
    ]
    expect(hasMusts({ facts, overrides: null }, { facts: wishes })).toBe(has)
  })

  it('has a name that parses as the same fact, and a value that the fact can have', () => {
    for (const fact of wishableFacts) {
      expect(factNamed(wishWords(fact))).toEqual(fact)
      expect(isFactValue(fact)).toBe(true)
      expect(factWords(fact)).toMatch(/^[A-Z]/)
    }
    expect(factNamed(wishWords({ name: 'energyRating', value: '6.5' }))).toEqual({ name: 'energyRating', value: '6.5' })
    expect(factWords({ name: 'energyRating', value: '6.5' })).toBe('6.5-star energy rating')
    expect(factWords({ name: 'schoolZone', value: 'Kew High' })).toBe('School zone: Kew High')
  })

  it.each(['Butler’s pantry', '', '12 stars', 'Pool table'])('is not named by "%s"', (words) => {
    expect(factNamed(words)).toBeNull()
  })
})

describe('a search’s preferences', () => {
  const prefer = { name: 'pool', value: 'shared', wish: 'prefer' } as const
  it('are weighed beside the buyer’s weights', () => {
    const wishes = { facts: [prefer, { name: 'study', value: 'yes', wish: 'must' } as const] }
    expect(withWishes({ additionalCriteria: { Shed: 2 } }, wishes).additionalCriteria).toEqual({
      'Pool, own or shared': 5,
      Shed: 2,
    })
  })

  it('are weighed with the search’s own filters as the ideal, unless that is set apart', () => {
    const own = { additionalCriteria: {}, idealCriteria: { maxPrice: 1 } }
    const filters = { locations: [richmond], maxPrice: 800_000, maxPages: 1 }
    const maxPriceOf = (isIdealApart: boolean) =>
      weightsForSearch({ ...own, isIdealApart }, filters).idealCriteria.maxPrice
    expect([maxPriceOf(false), maxPriceOf(true)]).toEqual([800_000, 1])
  })

  it('are weighed once when the buyer weighs the same fact', () => {
    const own = { additionalCriteria: { 'swimming pool': 9 } }
    expect(withWishes(own, { facts: [prefer] })).toEqual(own)
  })

  it('never exceed the maximum number of criteria', () => {
    const full = Object.fromEntries(Array.from({ length: customCriteriaLimit }, (_, index) => [`C${index}`, 1]))
    expect(withWishes({ additionalCriteria: full }, { facts: [prefer] }).additionalCriteria).toEqual(full)
  })
})
