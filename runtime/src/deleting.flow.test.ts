import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  downloadExport,
  getCurrentUser,
  getDeletionReceipt,
  getExport,
  login,
  register,
  requestAccountDeletion,
  requestExport,
  requestSearch,
  serviceNames,
} from '@verandah/contracts'
import { connectStore, createLogger, createStoreDeadLetters, databaseOf } from '@verandah/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startVerandah, type Verandah } from './start-verandah.ts'
import { createBrowser, type Call } from './testing/browser.ts'
import { richmond } from './testing/buyer.ts'
import { canaries, createLeaver, leaversPassword } from './testing/leaver.ts'
import { findWords, readEverything } from './testing/read-everything.ts'

let folder: string
let verandah: Verandah
let leaver: Call
let receiptToken: string
const logLines: string[] = []
const words = [...Object.values(canaries), leaversPassword]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-deleting-'))
  const log = createLogger({ level: 'debug', destination: { write: (line) => void logLines.push(line) } })
  const own = { DATA_DIR: folder, PORT: '0', PASSWORD_HASH_MEMORY_KIB: '8192' }
  const settings = { ...own, SAVED_SEARCH_INSTANT_MS: '1', SAMPLE_FEEDS: '1' }
  verandah = await startVerandah(settings, { log })
  leaver = await createLeaver(verandah.url ?? '', 'quarterly')
  await untilIdle()
})
afterAll(async () => {
  await verandah.stop()
  await rm(folder, { recursive: true, force: true })
})

const untilIdle = async () => {
  for (let round = 0; round < 4; round += 1) await Promise.all(verandah.services.map((service) => service.idle()))
}

const storeUrl = () => readFile(join(folder, 'store-url'), 'utf8')
const stored = async () => readEverything(await storeUrl(), join(folder, 'blobs'))
const waiting = { timeout: 120_000, interval: 200 }

/** Adds a dead letter about the leaver. */
const buryLetter = async () => {
  const { id } = (await leaver(getCurrentUser)).body
  const store = await connectStore(await storeUrl(), databaseOf('bus'))
  const event = { id: 'e', type: 'UserChanged', version: 1, occurredAt: '', correlationId: 'c', causationId: null }
  const data = { userId: id, name: canaries.name }
  const death = {
    id: 'letter',
    consumer: 'search-user-changed',
    reason: 'no',
    attempts: 6,
    diedAt: new Date().toJSON(),
  }
  await createStoreDeadLetters(store).add({ ...death, event: { ...event, data } })
  await store.close()
}

describe('a buyer with records in every service', () => {
  it('finds all their text in the export, and it is where this test looks', async () => {
    expect((await leaver(requestExport)).status).toBe(202)
    await expect.poll(async () => (await leaver(getExport)).body?.status, waiting).toBe('ready')
    const { body } = await leaver(downloadExport)
    const { services } = body as never as { services: Record<string, unknown> }
    expect(Object.keys(services)).toEqual([...serviceNames])
    const text = JSON.stringify(services)
    const { firstName: _, firstEmail: __, visitor, document, ...today } = canaries
    expect(Object.values(today).filter((word) => !text.includes(word))).toEqual([])
    expect([leaversPassword, visitor, document].filter((word) => text.includes(word))).toEqual([])
    const found = findWords(await stored(), words).join('\n')
    expect([...Object.values(today), visitor, document].filter((word) => !found.includes(word))).toEqual([])
  })

  it('deletes the account in the middle of a search, and finally has a receipt of every service', async () => {
    await buryLetter()
    expect((await leaver(requestSearch, { body: { locations: [richmond] } })).status).toBe(202)
    const reply = await leaver(requestAccountDeletion, { body: { password: leaversPassword } })
    expect(reply.status).toBe(202)
    receiptToken = reply.body.token
    expect((await leaver(getCurrentUser)).status).toBe(401)
    const stranger = createBrowser(verandah.url ?? '')
    const read = async () => (await stranger(getDeletionReceipt, { params: { token: receiptToken } })).body
    await expect.poll(async () => (await read()).status, waiting).toBe('complete')
    const { services } = await read()
    expect(services.map(({ service }) => service)).toEqual([...serviceNames])
    expect(services.filter(({ counts }) => Object.values(counts).every((count) => count === 0))).toEqual([])
    const kept = services.flatMap((one) => one.kept.map(({ what }) => `${one.service}: ${what}`))
    expect(kept).toEqual(['billing: 1 tax invoice'])
  })

  it('leaves none of their text in any collection, dead letter or log line', async () => {
    await untilIdle()
    expect(findWords(await stored(), words)).toEqual([])
    expect(logLines.length).toBeGreaterThan(100)
    expect(findWords(new Map([['log', logLines.join('')]]), words)).toEqual([])
    expect(findWords(await stored(), [receiptToken])).toEqual([])
  })

  it('cannot sign in, and may open a new account with the same names and none of the old data', async () => {
    const browser = createBrowser(verandah.url ?? '')
    const { username, email, name } = canaries
    expect((await browser(login, { body: { username, password: leaversPassword } })).status).toBe(401)
    const account = { username, email, name, password: leaversPassword, plan: 'free_trial' } as const
    expect((await browser(register, { body: account })).status).toBe(201)
    expect((await browser(getExport)).body).toBeNull()
  })
})
