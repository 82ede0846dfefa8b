import {
  dataExportedEvents,
  downloadExport,
  getExport,
  requestExport,
  UserExportRequested,
  type EventOf,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startAuth, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

let auth: AuthUnderTest
let meera: SignedIn

beforeEach(async () => {
  auth = await startAuth()
  meera = await auth.signUp()
})
afterEach(() => auth.stop())

const dayMs = 24 * 60 * 60 * 1000

const ask = async (as = meera.accessToken) => {
  const { body } = await auth.call(requestExport, { as })
  await auth.idle()
  return body
}
/** A new access token: access tokens expire long before an export does. */
const freshToken = async () => (await auth.signIn('meera')).accessToken
const statusOf = async () => (await auth.call(getExport, { as: await freshToken() })).body
const download = async () => auth.call(downloadExport, { as: await freshToken() })

type Part = Pick<EventOf<(typeof dataExportedEvents)[number]>['data'], 'data' | 'part' | 'parts'>
const whole: Part[] = [{ data: '{"things":["café"]}', part: 1, parts: 1 }]

/** The other services' parts of the export. */
const answers = (exportId: string, partsOf: Partial<Record<string, Part[]>> = {}) =>
  dataExportedEvents.flatMap((event) => {
    const service = event.type.replace('DataExported', '').toLowerCase()
    return (partsOf[service] ?? whole).map((part) =>
      newEvent(event, { userId: meera.user.id, exportId, service, ...part } as never, auth),
    )
  })

const receiveAll = async (events: ReturnType<typeof answers>) => {
  for (const event of events) await auth.receive(event)
}

describe('an export', () => {
  it('waits for every service, lists which have answered, and then is one file', async () => {
    const { id } = await ask()
    const [search, ...rest] = answers(id)
    await auth.receive(search!)
    const pending = await statusOf()
    expect(pending).toMatchObject({ id, status: 'pending', readyAt: null })
    expect(pending?.services.filter(({ hasAnswered }) => hasAnswered).map(({ service }) => service)).toEqual([
      'auth',
      'search',
    ])
    expect((await download()).status).toBe(404)
    await receiveAll(rest)
    expect(await statusOf()).toMatchObject({ status: 'ready', readyAt: auth.clock.now().toISOString() })
    const reply = await download()
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="verandah-export-2026-11-20.json"')
    expect(reply.headers.get('content-type')).toContain('application/json')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.body).toMatchObject({
      userId: meera.user.id,
      services: { search: { things: ['café'] }, billing: { things: ['café'] } },
    })
  })

  it('holds auth’s records and no credentials', async () => {
    await auth.signIn('meera', { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' })
    await receiveAll(answers((await ask()).id))
    const text = JSON.stringify((await download()).body)
    for (const word of ['meera@example.com', 'Meera Nair', 'Firefox on Windows', 'registered', 'export-requested']) {
      expect(text).toContain(word)
    }
    const sessions = await auth.store.collection('sessions').find({ userId: meera.user.id }).toArray()
    for (const { currentHash } of sessions) expect(text).not.toContain(String(currentHash))
    expect(text).not.toMatch(/argon2|passwordHash|currentHash/)
  })

  it('is assembled whatever the order of its parts, even when they arrive twice', async () => {
    const { id } = await ask()
    const calendar = ['{"eve', 'nts":[1,', '2]}'].map((data, index) => ({ data, part: index + 1, parts: 3 }))
    const events = answers(id, { calendar }).reverse()
    const [last, ...rest] = events
    const repeated = rest.map((event) => ({ ...event, id: crypto.randomUUID() }))
    await receiveAll([...rest, ...repeated])
    expect((await statusOf())?.status).toBe('pending')
    await receiveAll([last!, last!])
    expect((await download()).body).toMatchObject({ services: { calendar: { events: [1, 2] } } })
  })

  it('is one at a time: a second request returns it; once ready, a new one replaces it', async () => {
    const [first, second] = await Promise.all([ask(), ask()])
    expect(second.id).toBe(first.id)
    expect(auth.bus.published(UserExportRequested)).toHaveLength(1)
    await receiveAll(answers(first.id))
    const next = await ask()
    expect(next).toMatchObject({ status: 'pending' })
    expect(next.id).not.toBe(first.id)
    await receiveAll(answers(first.id).map((event) => ({ ...event, id: crypto.randomUUID() })))
    expect((await statusOf())?.services.filter(({ hasAnswered }) => hasAnswered)).toHaveLength(1)
    expect(await auth.store.collection('export_parts').countDocuments({ exportId: first.id })).toBe(0)
  })
})

describe('an export, as time goes by,', () => {
  it('fails when a service is late, can be requested again, and becomes ready if the service answers after all', async () => {
    const { id } = await ask()
    const [late, ...rest] = answers(id)
    await receiveAll(rest)
    auth.clock.advance(11 * 60_000)
    expect((await statusOf())?.status).toBe('failed')
    await auth.receive(late!)
    expect((await statusOf())?.status).toBe('ready')
    const another = await ask(await freshToken())
    auth.clock.advance(11 * 60_000)
    expect((await ask(await freshToken())).id).not.toBe(another.id)
  })

  it('is requested again when events were lost, so that parts of two requests do not mix', async () => {
    const { id } = await ask()
    const [first, ...rest] = answers(id)
    await auth.receive(first!)
    await auth.store.collection('tellings').insertOne({ _id: 'lost' as never, askedAt: auth.clock.now() })
    await auth.runJob('republish')
    const asked = auth.bus.published(UserExportRequested).map(({ data }) => data.exportId)
    expect(asked).toEqual([id, expect.any(String)])
    const anew = asked.at(-1)!
    await receiveAll(rest)
    expect(await statusOf()).toMatchObject({ id: anew, status: 'pending' })
    await receiveAll(answers(anew))
    expect(await statusOf()).toMatchObject({ id: anew, status: 'ready' })
    await auth.store.collection('tellings').insertOne({ _id: 'again' as never, askedAt: auth.clock.now() })
    await auth.runJob('republish')
    expect(await statusOf()).toMatchObject({ id: anew, status: 'ready' })
  })

  it('can be requested again when it was requested before the clock was set back', async () => {
    const { id } = await ask()
    auth.clock.advance(-dayMs)
    const token = await freshToken()
    expect((await auth.call(getExport, { as: token })).body).toMatchObject({ id, status: 'failed' })
    expect((await ask(token)).id).not.toBe(id)
  })

  it('can be downloaded for a week and then expires', async () => {
    await receiveAll(answers((await ask()).id))
    auth.clock.advance(6.9 * dayMs)
    expect((await download()).status).toBe(200)
    auth.clock.advance(0.2 * dayMs)
    expect((await download()).status).toBe(404)
    expect(await statusOf()).toBeNull()
    for (const name of ['exports', 'export_parts']) {
      const indexes = await auth.store.collection(name).indexes()
      expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }))
      expect(await auth.store.collection(name).countDocuments({ expiresAt: { $exists: false } })).toBe(0)
    }
  })

  it('is invisible to other users', async () => {
    await receiveAll(answers((await ask()).id))
    const as = (await auth.signUp({ username: 'other', email: 'other@example.com' })).accessToken
    expect((await auth.call(getExport, { as })).body).toBeNull()
    expect((await auth.call(downloadExport, { as })).status).toBe(404)
    expect((await auth.call(downloadExport)).status).toBe(401)
  })
})
