import {
  confirmUnsubscribe,
  getNotificationPreferences,
  listNotices,
  saveNotificationPreferences,
  unsubscribe,
  type NotificationPreferences,
} from '@verandah/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextMorning } from './domain/digest-at.ts'
import {
  aChange,
  aCheck,
  aHome,
  register,
  startNotifications,
  type NotificationsUnderTest,
} from './testing/start-notifications.ts'

const job = 'send-digests'
const defaults = { digest: 'instant', timeZone: 'Australia/Sydney', enquiryReceipts: true, dueReminders: true }
const hourMs = 3_600_000
let service: NotificationsUnderTest
let user: Awaited<ReturnType<typeof register>>
let savedSearchId: string
beforeAll(async () => {
  service = await startNotifications({ PUBLIC_URL: 'https://verandah.test' })
})
afterAll(() => service.stop())
beforeEach(async () => {
  user = await register(service)
  savedSearchId = `saved-${crypto.randomUUID()}`
})

const prefer = (body: Partial<NotificationPreferences>) =>
  service.call(saveNotificationPreferences, { as: user.signIn(), body })
const preferences = async () => (await service.call(getNotificationPreferences, { as: user.signIn() })).body
const digests = async () => (await service.mails('digest')).filter(({ userId }) => userId === user.userId)
/** Waits out the minute in which changes are gathered, and writes the digests that are due. */
const write = async () => {
  service.clock.advance(60_000)
  await service.runJob(job)
}
const tell = (check: number, data: Parameters<typeof aCheck>[1] = {}) =>
  service.receive(aCheck(service, { userId: user.userId, savedSearchId, check, ...data }))

describe('a digest', () => {
  it('is sent at once by default and holds everything that waits, once', async () => {
    await tell(1, { changes: [aChange(), aChange({ kind: 'price', before: '$1.2m', after: '$1.1m' })] })
    await tell(2, { name: 'Beach', savedSearchId: `${savedSearchId}-2`, changes: [aChange({ propertyId: 'home-2' })] })
    await write()
    await write()
    const [mail, ...others] = await digests()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: user.email, state: 'kept', subject: 'Updates on 2 homes in your saved searches' })
    expect(mail?.text).toContain('Price changed from $1.2m to $1.1m')
    expect(mail?.text).toContain('https://verandah.test/property/home-2')
    expect(mail?.html).toContain('https://verandah.test/pictures/home-1/front.svg')
    await tell(3, { changes: [aChange({ kind: 'gone', after: null })] })
    await write()
    expect((await digests()).map(({ subject }) => subject).at(-1)).toBe('Update on a home in "Richmond"')
  })

  it('is sent at seven in the morning in the buyer’s time zone when daily', async () => {
    await prefer({ digest: 'daily', timeZone: 'Australia/Perth' })
    await tell(1)
    const seven = new Date('2026-11-20T23:00:00.000Z')
    service.clock.advance(seven.getTime() - service.clock.now().getTime() - 60_000)
    await service.runJob(job)
    expect(await digests()).toEqual([])
    service.clock.advance(60_000)
    await service.runJob(job)
    expect(await digests()).toHaveLength(1)
  })

  it('of a daily search is sent in the morning, by default where the first changed home is', async () => {
    const home = aHome({ timeZone: 'Australia/Perth' })
    await tell(1, { frequency: 'daily', changes: [aChange({ home }), aChange({ propertyId: 'home-2' })] })
    const seven = nextMorning('Australia/Perth', service.clock.now())
    expect(await service.store.collection('notices').distinct('digestAt', { userId: user.userId })).toEqual([seven])
  })

  it('is never sent to users who turned it off, even with notices waiting; the notices stay', async () => {
    await tell(1)
    await prefer({ digest: 'off' })
    await tell(2)
    await write()
    await prefer({ digest: 'instant' })
    await write()
    expect(await digests()).toEqual([])
    expect((await service.call(listNotices, { as: user.signIn() })).body).toHaveLength(2)
  })

  it('is not sent twice when events are redelivered, nor after a crash in the middle', async () => {
    const check = aCheck(service, { userId: user.userId, savedSearchId })
    await service.receive(check)
    await write()
    await service.forgetHandled()
    await service.receive(check)
    await write()
    expect(await digests()).toHaveLength(1)
    const notices = service.store.collection<{ _id: string; userId: string }>('notices')
    const ids = (await notices.find({ userId: user.userId }).toArray()).map(({ _id }) => _id)
    await notices.updateMany({ userId: user.userId }, { $set: { digestAt: service.clock.now() } })
    await service.store
      .collection<{ _id: string }>('digests')
      .updateOne({ _id: user.userId }, { $set: { noticeIds: ids } })
    await write()
    await service.runJob(job)
    expect(await digests()).toHaveLength(1)
  })

  it('stays under 60 KB however many notices there are, and escapes everything', async () => {
    const nasty = '<script>alert("x")</script>'.repeat(6)
    const changes = Array.from({ length: 100 }, (_, index) => {
      const home = aHome({
        id: `home-${index}`,
        address: `${index} ${nasty}`,
        displayPrice: nasty,
        imageUrl: `https://x.test/${'y'.repeat(200)}`,
      })
      return aChange({ kind: 'price', propertyId: home.id, home, before: nasty, after: nasty })
    })
    for (const check of [1, 2, 3]) await tell(check, { name: nasty.slice(0, 80), changes })
    await write()
    const [mail] = await digests()
    expect(Buffer.byteLength(`${mail!.html}${mail!.text}`)).toBeLessThan(60 * 1024)
    expect(mail!.html).not.toContain('<script')
    expect(mail!.text).toContain('And 85 more homes.')
  })
})

describe('unsubscribing', () => {
  const tokenOf = async () => {
    await tell(1)
    await write()
    const { headers } = (await digests())[0]!
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    return /^<https:\/\/verandah\.test\/api\/unsubscribe\/([^>]+)>$/.exec(headers['List-Unsubscribe'] ?? '')![1]!
  }

  it('takes one click of a mail program, without a log-in, again and again', async () => {
    await prefer({ timeZone: 'Australia/Perth' })
    const token = await tokenOf()
    const url = `${service.url}/api/unsubscribe/${token}`
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    for (let click = 0; click < 2; click += 1) {
      const reply = await fetch(url, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' })
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-type')).toContain('text/html')
    }
    expect(await preferences()).toEqual({ ...defaults, digest: 'off', timeZone: 'Australia/Perth' })
  })

  it('does nothing when the page is only opened, as scanners do', async () => {
    const { status, body, headers } = await service.call(confirmUnsubscribe, { params: { token: await tokenOf() } })
    expect(status).toBe(200)
    expect(Buffer.from(body).toString()).toMatch(/saved searches and planned days\?<[^]+<form method="post">/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect((await preferences()).digest).toBe('instant')
  })

  it('is refused with a forged token, or another user’s signature, on a page that leads to the preferences', async () => {
    const token = await tokenOf()
    const foreign = `${Buffer.from('user-somebody').toString('base64url')}.${token.split('.')[1]!}`
    for (const forged of [foreign, 'x', `${token}x`, `.${token}`, token.slice(0, -3)]) {
      expect(await service.call(unsubscribe, { params: { token: forged } })).toMatchObject({ status: 404 })
      const { status, body } = await service.call(confirmUnsubscribe, { params: { token: forged } })
      expect([status, Buffer.from(body).toString()]).toEqual([404, expect.stringMatching(/not work<[^]+preferences"/)])
    }
    expect((await preferences()).digest).toBe('instant')
  })
})

describe('preferences', () => {
  it('start with everything on, in Sydney, change only in what is sent, and are each user’s own', async () => {
    expect(await preferences()).toEqual(defaults)
    for (const change of [{ digest: 'daily' }, { enquiryReceipts: false }, {}] as const) await prefer(change)
    expect(await preferences()).toMatchObject({ digest: 'daily', enquiryReceipts: false })
    const other = await register(service)
    const reply = await service.call(getNotificationPreferences, { as: other.signIn() })
    expect(reply.body.digest).toBe('instant')
  })

  it('name the field that is invalid', async () => {
    const reply = await service.call(saveNotificationPreferences, {
      as: user.signIn(),
      body: { timeZone: 'Australia/Nowhere' },
    })
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'timeZone' }] } })
  })
})

it('a day is long enough for every digest to be sent', async () => {
  await prefer({ digest: 'daily' })
  await tell(1)
  service.clock.advance(24 * hourMs)
  await service.runJob(job)
  expect(await digests()).toHaveLength(1)
})
