import { createLeases } from '@verandah/kit'
import { createProviderQuotas, ProviderLimited, type ListingProvider } from '@verandah/listing-providers'
import { expect, it, onTestFinished } from 'vitest'
import { followHomes } from '../testing/follow-homes.ts'
import { openPipeline, planProvider } from '../testing/open-pipeline.ts'
import { refreshTrackedListings } from './refresh-tracked-listings.ts'

const hourMs = 60 * 60_000
const homes = 300
/** Half of them are for followed homes: 50 an hour. */
const callsPerDay = 2_400

it('followed homes whose hour costs more calls than there are have their turn, the most overdue first, and leave half to searches', async () => {
  const pipeline = await openPipeline()
  onTestFinished(() => pipeline.close())
  await followHomes(pipeline, homes)
  pipeline.clock.advance(hourMs - (pipeline.clock.now().getTime() % (24 * hourMs)) + 24 * hourMs)
  const take = createProviderQuotas(pipeline)
  const account = { provider: 'plan', callsPerDay }
  const asked: string[] = []
  /** A call for each advert, as at PropTrack. */
  const lookUp: NonNullable<ListingProvider['lookUp']> = async (sourceIds) => {
    for (const [at, id] of sourceIds.entries())
      try {
        await take(account, { isPaced: true })
        asked.push(id)
      } catch (error) {
        if (!(error instanceof ProviderLimited)) throw error
        return { listings: [], ended: [], left: { sourceIds: sourceIds.slice(at), error } }
      }
    return { listings: [], ended: [] }
  }
  const providers = [{ ...planProvider('plan', () => ({})), lookUp }]
  const settings = { ...pipeline.settings, TRACKED_LOOK_UP_MS: hourMs }
  const job = refreshTrackedListings({ ...pipeline, settings, providers, leases: createLeases(pipeline) })
  const hours: string[][] = []
  for (let hour = 1; hour < 24; hour += 1) {
    await job.run(new AbortController().signal)
    hours.push(asked.splice(0))
    pipeline.clock.advance(hourMs)
  }
  const [first = [], ...others] = hours
  expect(first).toHaveLength(100)
  expect(others.map(({ length }) => length)).toEqual(others.map(() => 50))
  const counts = new Map<string, number>()
  for (const id of hours.flat()) counts.set(id, (counts.get(id) ?? 0) + 1)
  const turns = [...counts.values()]
  expect(turns).toHaveLength(homes)
  // A fair share is four.
  expect(Math.min(...turns)).toBeGreaterThanOrEqual(2)
  let left = 0
  pipeline.clock.advance(-hourMs)
  const takeOne = () =>
    take(account).then(
      () => true,
      () => false,
    )
  while (await takeOne()) left += 1
  expect(left).toBeGreaterThanOrEqual(callsPerDay / 2)
})
