import { createLeases } from '@verandah/kit'
import { createProviderQuotas, ProviderLimited, type ListingProvider } from '@verandah/listing-providers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPipeline, planProvider, type Pipeline } from '../testing/open-pipeline.ts'
import { refreshTrackedListings } from './refresh-tracked-listings.ts'

const hourMs = 60 * 60_000
const processes = 4
const mostMs = 30 * 60_000
/** A hundred and fifty thousand where every long check runs, else a part of them with as much less of a quota. */
const homes = process.env.VERIFY_SLICE === 'all' ? 150_000 : 6_000
/** Look-ups have half of a day's calls, a 24th of it each hour, and ask for a hundred adverts with one call. */
const callsForEachHour = (homes / 100) * 48

let pipeline: Pipeline
beforeEach(async () => {
  pipeline = await openPipeline()
  pipeline.clock.advance(24 * hourMs - (pipeline.clock.now().getTime() % (24 * hourMs)))
  await storeFollowed(pipeline.clock.now())
}, mostMs)
afterEach(() => pipeline.close())

/** As homes are stored, with what look-ups read. */
const storeFollowed = async (changedAt: Date) => {
  const { connection } = pipeline.store
  for (let from = 0; from < homes; from += 1_000) {
    const ids = Array.from({ length: 1_000 }, (_, index) => String(from + index))
    await connection
      .collection('properties')
      .insertMany(
        ids.map((id) => ({ _id: `home-${id}` as never, matchKey: `listing:${id}`, isTracked: true, outbox: [] })),
      )
    await connection.collection('listings').insertMany(
      ids.map((sourceId) => {
        const listing = { provider: 'plan', sourceId, status: 'active' }
        return { _id: `plan:${sourceId}` as never, propertyId: `home-${sourceId}`, changedAt, listing }
      }),
    )
  }
}

/** When each advert was looked up, by its number, over processes that share the store and the day's calls. */
const startProcesses = (callsPerDay: number) => {
  const times = Array.from({ length: homes }, (): number[] => [])
  const shares: number[] = []
  const startProcess = (which: number) => {
    shares[which] = 0
    const take = createProviderQuotas(pipeline)
    const lookUp: NonNullable<ListingProvider['lookUp']> = async (sourceIds) => {
      try {
        await take({ provider: 'plan', callsPerDay }, { isPaced: true })
      } catch (error) {
        if (!(error instanceof ProviderLimited)) throw error
        return { listings: [], ended: [], left: { sourceIds, error } }
      }
      const now = pipeline.clock.now().getTime()
      for (const id of sourceIds) times[Number(id)]?.push(now)
      shares[which] = (shares[which] ?? 0) + sourceIds.length
      return { listings: [], ended: [] }
    }
    const providers = [{ ...planProvider('plan', () => ({})), lookUp }]
    const settings = { ...pipeline.settings, TRACKED_LOOK_UP_MS: hourMs }
    return refreshTrackedListings({ ...pipeline, settings, providers, leases: createLeases(pipeline) })
  }
  const jobs = Array.from({ length: processes }, (_, which) => startProcess(which))
  return {
    times,
    shares,
    passHours: async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1) {
        pipeline.clock.advance(hourMs)
        await Promise.all(jobs.map(({ run }) => run(new AbortController().signal)))
      }
    },
  }
}

/** The longest that any advert went without a look-up, in hours. */
const longestGap = (times: readonly (readonly number[])[], from: number, to: number): number => {
  const gaps = times.flatMap((own) => [...own, to].map((at, index) => at - (own[index - 1] ?? from)))
  return gaps.reduce((most, gap) => Math.max(most, gap), 0) / hourMs
}

describe(`${homes} followed homes over ${processes} processes`, () => {
  it(
    'are looked up once an hour each where the calls allow it, and by every process',
    async () => {
      const { times, shares, passHours } = startProcesses(callsForEachHour)
      await passHours(2)
      expect(times.filter((own) => own.length !== 2)).toEqual([])
      expect(Math.min(...shares)).toBeGreaterThan(0)
    },
    mostMs,
  )

  it(
    'wait no longer than the calls make them where these are a sixth',
    async () => {
      const from = pipeline.clock.now().getTime()
      const { times, passHours } = startProcesses(callsForEachHour / 6)
      await passHours(16)
      expect(longestGap(times, from, pipeline.clock.now().getTime())).toBeLessThanOrEqual(8)
    },
    mostMs,
  )
})
