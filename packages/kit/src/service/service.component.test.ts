import { SearchRequested, UserRegistered } from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readNumbers } from '../metrics.ts'
import { newEvent } from '../new-event.ts'
import { startTestService, type TestService } from '../testing/start-test-service.ts'
import {
  crowdSize,
  handledIds,
  outageLooks,
  printNote,
  readNote,
  sampleService,
  saveNote,
} from '../testing/sample-service.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService(sampleService, { environment: { GREETING: 'good day' } })
})
afterAll(() => service.stop())

const searchRequested = (id: string, searchId: string) =>
  newEvent(
    SearchRequested,
    {
      searchId,
      userId: 'u1',
      filters: { locations: [{ suburb: 'Richmond', state: 'VIC', postcode: '3121' }], maxPages: 1 },
      deadlineAt: '2026-11-20T00:00:20.000Z',
    },
    { clock: service.clock, id },
  )

describe('a service on the kit', () => {
  it('answers a route with its settings, and 304 when the client has the same', async () => {
    const first = await service.call(readNote, { params: { id: 'n' } })
    expect(first).toMatchObject({ status: 200, body: { text: 'good day' } })
    const again = await service.call(readNote, { params: { id: 'n' }, headers: { 'if-none-match': '"1"' } })
    expect(again.status).toBe(304)
  })

  it('answers many concurrent requests without a warning', async () => {
    const warnings: Error[] = []
    const warn = (warning: Error) => void warnings.push(warning)
    process.on('warning', warn)
    const asked = Array.from({ length: crowdSize }, () =>
      service.call(readNote, { params: { id: 'n' }, query: { mood: 'crowd' } }),
    )
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200))
    process.off('warning', warn)
    expect(warnings).toEqual([])
  })

  it('returns bytes unchanged, with their type, where the contract names one', async () => {
    const reply = await service.call(printNote, { params: { id: 'n' } })
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    expect([...Buffer.from(reply.body)]).toEqual([0, 37, 80, 255])
  })

  it('stores the write and its event in one document, publishes it, and lets the document expire afterwards', async () => {
    const as = service.signIn({ sub: 'u7' })
    const reply = await service.call(saveNote, { params: { id: 'n1' }, body: { text: 'quiet street' }, as })
    expect(reply).toMatchObject({ status: 201, body: { id: 'n1', owner: 'u7' } })
    await service.idle()
    expect(service.bus.published(UserRegistered).map(({ data }) => data.username)).toEqual(['quiet street'])
    const kept = await service.store.collection('notes').findOne({ _id: 'n1' as never })
    expect(kept).toMatchObject({
      text: 'quiet street',
      outbox: [],
      expiresAt: new Date(service.clock.now().getTime() + 1000),
    })
  })

  it('publishes events left in the outbox by a crash in the next sweep', async () => {
    const event = newEvent(
      UserRegistered,
      { userId: 'lost', username: 'lost', email: 'e', name: 'n', plan: 'annual' },
      { clock: service.clock },
    )
    const entry = { id: event.id, occurredAt: event.occurredAt, body: JSON.stringify(event) }
    await service.store.collection('notes').insertOne({ _id: 'n2' as never, text: 'x', outbox: [entry] })
    await service.runJob('sweep-outbox')
    expect(service.bus.published(UserRegistered).some(({ id }) => id === event.id)).toBe(false)
    service.clock.advance(11_000)
    await service.runJob('sweep-outbox')
    expect(service.bus.published(UserRegistered).some(({ id }) => id === event.id)).toBe(true)
    expect(await service.store.collection('notes').findOne({ _id: 'n2' as never })).toMatchObject({ outbox: [] })
  })

  it('handles an event once however often it arrives', async () => {
    await service.receive(searchRequested('twice', 's1'))
    await service.receive(searchRequested('twice', 's1'))
    expect(handledIds.filter((id) => id === 'twice')).toHaveLength(1)
  })

  it('never dead-letters an event because of a store outage, however long', async () => {
    await service.receive(searchRequested('patient', 'outage'))
    expect(handledIds.filter((id) => id === 'patient')).toHaveLength(outageLooks + 1)
    expect(await service.bus.deadLetters.list(10)).toEqual([])
  })

  it('dead-letters an event, with the reason, when no attempt succeeds', async () => {
    await service.receive(searchRequested('bad', 'poison'))
    expect(handledIds.filter((id) => id === 'bad')).toHaveLength(3)
    const letters = await service.bus.deadLetters.list(10)
    expect(letters.map(({ reason, attempts, consumer }) => ({ reason, attempts, consumer }))).toEqual([
      { reason: 'cannot be handled', attempts: 3, consumer: 'auth-search-requested' },
    ])
  })
})

describe('a refusal by a service', () => {
  it('requires a session where the contract does', async () => {
    const reply = await service.call(saveNote, { params: { id: 'n9' }, body: { text: 'x' } })
    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated', status: 401 } })
    expect(reply.headers.get('content-type')).toContain('application/problem+json')
  })

  it('names every invalid field', async () => {
    const reply = await service.call(saveNote, { params: { id: 'n9' }, body: { text: '' }, as: service.signIn() })
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input', errors: [{ field: 'text' }] } })
  })

  it('answers a malformed id like a missing one', async () => {
    const params = { id: 'x'.repeat(21) }
    const reply = await service.call(saveNote, { params, body: { text: 'x' }, as: service.signIn() })
    const missing = await fetch(`${service.url}/api/nothing`)
    const { code, detail } = (await missing.json()) as Record<string, unknown>
    expect(reply).toMatchObject({ status: 404, body: { code, detail } })
    const halfEscaped = await fetch(`${service.url}/api/notes/%4`)
    expect([halfEscaped.status, await halfEscaped.json()]).toMatchObject([404, { code, detail }])
  })

  it('accepts only well-formed JSON of a bounded size', async () => {
    const call = (body: string, headers = {}) =>
      service.call(saveNote, { params: { id: 'n9' }, body, as: service.signIn(), headers })
    expect(await call('{"text":')).toMatchObject({ status: 400, body: { code: 'invalid-body' } })
    expect(await call(JSON.stringify({ text: 'x'.repeat(70_000) }))).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    })
  })

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'names the accepted type in place of %s',
    async (type) => {
      const headers = { 'content-type': type }
      const reply = await service.call(saveNote, {
        params: { id: 'n9' },
        body: 'text=x',
        as: service.signIn(),
        headers,
      })
      expect(reply).toMatchObject({
        status: 415,
        body: { code: 'not-json', status: 415, detail: 'Send the body as application/json.' },
      })
      expect(reply.headers.get('accept') ?? reply.headers.get('accept-post')).toBe('application/json')
    },
  )

  it('requires a body', async () => {
    const reply = await service.call(saveNote, { params: { id: 'n9' }, as: service.signIn() })
    expect(reply).toMatchObject({ status: 400, body: { code: 'not-json' } })
  })

  it('hides the details of a bug, and logs them', async () => {
    const reply = await service.call(readNote, { params: { id: 'n' }, query: { mood: 'bug' } })
    expect(reply).toMatchObject({ status: 500, body: { code: 'bug' } })
    expect(JSON.stringify(reply.body)).not.toContain('secret detail')
    expect(service.logLines.some((line) => line.includes('a secret detail'))).toBe(true)
  })

  it('states when to retry', async () => {
    const { status, headers } = await service.call(readNote, { params: { id: 'n' }, query: { mood: 'limited' } })
    expect([status, headers.get('retry-after')]).toEqual([429, '2'])
  })

  it('treats a store outage as no bug, and states when to retry', async () => {
    const reply = await service.call(readNote, { params: { id: 'n' }, query: { mood: 'outage' } })
    expect(reply).toMatchObject({ status: 503, body: { code: 'store-away' } })
    expect(reply.headers.get('retry-after')).toBe('5')
    const [line = '', ...others] = service.logLines.filter((one) => one.includes('a request failed'))
    expect(JSON.parse(line)).toMatchObject({ code: 'store-away', cause: expect.stringContaining('Mongo') as string })
    expect([line, ...others, JSON.stringify(reply.body)].join()).not.toContain('secret host')
  })
})

describe('the state that operators see', () => {
  it('is alive, ready, and counts its requests by route', async () => {
    await service.call(readNote, { params: { id: 'n' } })
    const [live, ready] = await Promise.all(['livez', 'readyz'].map((path) => fetch(`${service.url}/${path}`)))
    expect([live?.status, ready?.status]).toEqual([200, 200])
    expect(await readNumbers()).toContain(
      'http_server_request_duration_seconds_count{service="auth",method="GET",route="/api/notes/{id}",status="200",held="false"}',
    )
  })
})
