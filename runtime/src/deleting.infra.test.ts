import { getDeletionReceipt, requestAccountDeletion } from '@verandah/contracts'
import { hasServer, readCache, readStreams } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedExpressions, isOfBroker, missingIn, numbersIn } from './testing/asked-numbers.ts'
import { createBrowser, type Call } from './testing/browser.ts'
import { canaries, createLeaver, leaversPassword } from './testing/leaver.ts'
import { findWords, readEverything } from './testing/read-everything.ts'
import { startFleet, type Fleet } from './testing/start-fleet.ts'

const isPossible = hasServer('nats-server', 'NATS_URL') && hasServer('redis-server', 'REDIS_URL')
const words = [...Object.values(canaries), leaversPassword]
const waiting = { timeout: 120_000, interval: 500 }

describe.runIf(isPossible)('a product of many processes whose buyer deletes their account', () => {
  let fleet: Fleet
  let leaver: Call

  beforeAll(async () => {
    fleet = await startFleet()
    leaver = await createLeaver(fleet.url, 'free_trial')
  })
  afterAll(() => fleet.stop())

  it('exports the size of its streams and their backlog for dashboards and alerts', async () => {
    const asked = (await askedExpressions()).flatMap(numbersIn).filter(isOfBroker)
    expect(asked.length).toBeGreaterThan(5)
    expect(missingIn(await fleet.metricsOf('search'), asked)).toEqual([])
  })

  it('has the buyer’s data in its streams before, and in no stream, collection or cache after', async () => {
    const wanted = [`EVENTS: ${canaries.email}`, `EVENTS: ${canaries.notes}`]
    const said = async () => findWords(await readStreams(fleet.natsUrl), words)
    await expect.poll(said, waiting).toEqual(expect.arrayContaining(wanted))
    const reply = await leaver(requestAccountDeletion, { body: { password: leaversPassword } })
    const stranger = createBrowser(fleet.url)
    const read = async () => (await stranger(getDeletionReceipt, { params: { token: reply.body.token } })).body
    await expect.poll(async () => (await read()).status, waiting).toBe('complete')
    expect(await said()).toEqual([])
    expect(findWords(await readEverything(fleet.storeUrl), words)).toEqual([])
    expect(findWords(await readCache(fleet.redisUrl), words)).toEqual([])
  })
})
