import { saveCriteria } from '@verandah/contracts'
import { expect } from 'vitest'
import { createBuyer, richmond, saveWeights, type Buyer } from './buyer.ts'

/**
 * Follows the main journey from outside: registration, criteria, weights, a search, ranked homes with their reasons.
 */
export async function takeTheJourney(baseUrl: string): Promise<Buyer> {
  const buyer = await createBuyer(baseUrl)
  const criteria = { suburb: 'Richmond', locality: richmond, maxPrice: '1500000', minBedrooms: '2' }
  expect((await buyer.call(saveCriteria, { body: criteria })).status).toBe(200)
  expect((await saveWeights(buyer)).status).toBe(200)
  const searchId = await buyer.search()
  const status = await buyer.waitFor(searchId, 120_000)
  expect(status).toMatchObject({
    status: 'completed',
    scoringWeights: { landSize: 10, additionalCriteria: { Garden: 7 } },
  })
  expect(status.providers.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  expectRankedHomes(await buyer.resultsOf(searchId), status.resultsCount)
  return buyer
}

const expectRankedHomes = (homes: Awaited<ReturnType<Buyer['resultsOf']>>, count: number): void => {
  expect(homes).toHaveLength(count)
  const providers = homes.flatMap(({ sources }) => sources.map(({ provider }) => provider))
  expect(new Set(providers)).toEqual(new Set(['domain', 'proptrack', 'reaxml']))
  expect(homes.some(({ sources }) => sources.length === 2)).toBe(true)
  for (const { score, breakdown } of homes) expect(breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(score)
  const scores = homes.map(({ score }) => score ?? 0)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
}
