import { hasInfra } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { richmond } from './testing/buyer.ts'
import { deliverFeeds } from './testing/deliver-feeds.ts'
import { feedsTakenIn } from './testing/feeds-taken-in.ts'
import { takeTheJourney } from './testing/journey.ts'
import { startFleet, type Fleet } from './testing/start-fleet.ts'

const isPossible = ['nats-server', 'redis-server'].map(hasInfra).every(Boolean)

describe.runIf(isPossible)('every service as a process of its own', () => {
  let fleet: Fleet
  beforeAll(async () => {
    fleet = await startFleet()
    await deliverFeeds(fleet.marketUrl, fleet.folder, [richmond])
    await feedsTakenIn(fleet.folder)
  }, 120_000)
  afterAll(() => fleet.stop())

  it('leads a buyer through the same journey', async () => {
    await takeTheJourney(fleet.url)
  })
})
