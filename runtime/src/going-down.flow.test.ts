import { spawn } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getCurrentUser, listSearchResults, register } from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrowser } from './testing/browser.ts'
import { createBuyer, password } from './testing/buyer.ts'
import { startKillableProduct, type KillableProduct } from './testing/start-killable-product.ts'
import { patientSearches } from './testing/patient-searches.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Accepts connections and never responds: to HTTP a slow feed, to MongoDB a hanging server. */
const startSilence = async (server: Server) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

describe('a product that is shutting down', () => {
  let folder: string
  let product: KillableProduct
  let feed: Awaited<ReturnType<typeof startSilence>>
  const slowFeed = createHttpServer()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verandah-going-'))
    feed = await startSilence(slowFeed)
    const asked = once(slowFeed, 'request')
    product = await startKillableProduct({
      DATA_DIR: folder,
      SAMPLE_FEEDS: '1',
      ...patientSearches,
      LOG_LEVEL: 'error',
      REAXML_PRIVATE_FEEDS: 'true',
      REAXML_FEED_URLS: `http://${feed.address}/feed.xml`,
      REGISTRATIONS_PER_ADDRESS: '100000',
      SHUTDOWN_TIMEOUT_MS: '15000',
    })
    await asked
  })
  afterAll(async () => {
    slowFeed.closeAllConnections()
    feed.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('answers held requests, interrupts its own work, and ends before its deadline', async () => {
    const buyer = await createBuyer(product.url)
    const searchId = await buyer.search()
    const { revision } = await buyer.waitFor(searchId, 120_000)
    const held = buyer.call(listSearchResults, { params: { searchId }, query: { waitMs: 20_000, revision } })
    const twenty = Array.from({ length: 20 }, (_, n) => `goer${n}`)
    // The product cannot answer requests that it has not accepted at shutdown. So connections are opened beforehand,
    // and everything sent has been read once another response arrives.
    await Promise.all(twenty.map(() => buyer.call(getCurrentUser)))
    const areSent = postsSent(twenty.length)
    const registrations = twenty.map((name) => registerAs(product.url, name))
    await areSent
    await buyer.call(getCurrentUser)
    await Promise.race(registrations)
    const from = performance.now()
    await product.stop()
    expect(performance.now() - from).toBeLessThan(15_000)
    expect((await held).status).toBe(200)
    expect(await Promise.all(registrations)).toEqual(registrations.map(() => 201))
  })
})

const sending = 'undici:client:sendHeaders'

/** Resolves once this number of POST requests has left this process. */
const postsSent = (count: number) =>
  new Promise<void>((resolve) => {
    let left = count
    const onSent = (sent: unknown) => {
      if ((sent as { request: { method: string } }).request.method !== 'POST') return
      left -= 1
      if (left > 0) return
      unsubscribe(sending, onSent)
      resolve()
    }
    subscribe(sending, onSent)
  })

const registerAs = async (url: string, username: string): Promise<number> => {
  const account = {
    username,
    password,
    email: `${username}@example.com`,
    name: 'Kim Buyer',
    plan: 'free_trial',
  } as const
  return (await createBrowser(url)(register, { body: account })).status
}

it('a start is interrupted by SIGTERM, whatever it waits for', async () => {
  const silentStore = createServer()
  const { address, close } = await startSilence(silentStore)
  const reached = once(silentStore, 'connection')
  const settings = { MONGODB_URL: `mongodb://${address}`, PORT: '0', DATA_DIR: tmpdir(), LOG_LEVEL: 'error' }
  const env = { PATH: process.env.PATH ?? '', ...settings }
  const starting = spawn(process.execPath, ['runtime/dist/main.mjs'], { cwd: root, env, stdio: 'ignore' })
  const ended = once(starting, 'exit')
  await reached
  starting.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  close()
})
