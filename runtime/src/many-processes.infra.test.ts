import { join } from 'node:path'
import {
  getDeletionReceipt,
  getSubscription,
  requestAccountDeletion,
  serviceNames,
  updateProfile,
} from '@verandah/contracts'
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

/** What `/readyz` of each service says: `auth: 200, no store`. */
const probes = ({ part }: Fleet) =>
  Promise.all(
    serviceNames.map(async (name) => {
      const reply = await fetch(`http://127.0.0.1:${part(name).port}/readyz`)
      const { store } = (await reply.json()) as { store: boolean }
      return `${name}: ${reply.status}${store ? '' : ', no store'}`
    }),
  )

describe.runIf(isPossible)('a product of many processes', () => {
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

  it.runIf(process.env.MONGODB_URL === undefined)(
    'waits while its store is replaced: calls are answered late, and no part turns unready or ends',
    async () => {
      const store = fleet.part('store')
      await store.kill()
      await expect.poll(() => probes(fleet), waiting).toEqual(serviceNames.map((part) => `${part}: 200, no store`))
      const calls = [leaver(getSubscription), leaver(updateProfile, { body: { name: canaries.name } })]
      await store.startAgain()
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
      await expect.poll(() => probes(fleet), waiting).toEqual(serviceNames.map((part) => `${part}: 200`))
    },
  )

  it('has the buyer’s data in its streams before, and in no stream, collection or cache after', async () => {
    const wanted = [`EVENTS: ${canaries.email}`, `EVENTS: ${canaries.notes}`]
    const said = async () => findWords(await readStreams(fleet.natsUrl), words)
    await expect.poll(said, waiting).toEqual(expect.arrayContaining(wanted))
    const reply = await leaver(requestAccountDeletion, { body: { password: leaversPassword } })
    const stranger = createBrowser(fleet.url)
    const read = async () => (await stranger(getDeletionReceipt, { params: { token: reply.body.token } })).body
    await expect.poll(async () => (await read()).status, waiting).toBe('complete')
    expect(await said()).toEqual([])
    expect(findWords(await readEverything(fleet.storeUrl, join(fleet.folder, 'blobs')), words)).toEqual([])
    expect(findWords(await readCache(fleet.redisUrl), words)).toEqual([])
  })
})
