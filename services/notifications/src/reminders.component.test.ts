import { saveNotificationPreferences, UserRegistered } from '@verandah/contracts'
import { aTrackedPurchase } from '@verandah/contracts/testing'
import { newEvent } from '@verandah/kit'
import { interruptWrite } from '@verandah/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aPurchaser, settling } from './testing/a-purchase.ts'
import { register, startNotifications, type NotificationsUnderTest } from './testing/start-notifications.ts'

let service: NotificationsUnderTest
let user: Awaited<ReturnType<typeof register>>
let buyer: ReturnType<typeof aPurchaser>
beforeEach(async () => {
  service = await startNotifications({ PUBLIC_URL: 'https://verandah.test' })
  user = await register(service)
  buyer = aPurchaser(service, user)
})
afterEach(() => service.stop())

const hourMs = 60 * 60_000
const run = () => service.runJob('send-reminders')
const goTo = (instant: string) => service.clock.advance(Date.parse(instant) - service.clock.now().getTime())
/** Runs the job at a time. */
const at = async (instant: string) => {
  goTo(instant)
  await run()
}
const counts = async () => [(await buyer.notices()).length, (await buyer.mails()).length]

describe('what is due is said three days before and the day before', () => {
  it.each([
    ['NSW', 'Australia/Sydney', ['2027-04-01T21:00', '2027-04-03T22:00']],
    ['WA', 'Australia/Perth', ['2027-04-02T00:00', '2027-04-04T00:00']],
    ['SA', 'Australia/Adelaide', ['2027-04-01T21:30', '2027-04-03T22:30']],
  ] as const)('at 8 am in %s, over the end of daylight saving', async (state, timeZone, times) => {
    goTo('2027-03-29T12:00:00.000Z')
    await buyer.tell(settling('2027-04-05', { state, timeZone }))
    for (let half = 0; half < 2 * 24 * 9; half += 1) {
      await run()
      service.clock.advance(hourMs / 2)
    }
    const told = (await buyer.mails()).map(({ createdAt }) => createdAt.toISOString().slice(0, 16))
    expect(told).toEqual(times)
    expect(await buyer.notices()).toHaveLength(2)
  })

  it('by the bell with its day, and by mail with its home, its page and whom to check with', async () => {
    await buyer.tell(settling('2026-12-15'))
    await at('2026-12-13T22:00:00.000Z')
    expect(await buyer.notices()).toMatchObject([
      { text: 'Settlement: due Tuesday 15 December', searchName: 'Your purchase', propertyId: 'home-1', readAt: null },
    ])
    const [mail] = await buyer.mails()
    expect(mail).toMatchObject({ to: user.email, subject: 'Due tomorrow: Settlement, 39 Example Street' })
    for (const words of [
      '39 Example Street, Richmond VIC 3121',
      'Settlement: tomorrow, Tuesday 15 December',
      'https://verandah.test/purchase/home-1',
      'check with your conveyancer',
      'https://verandah.test/preferences',
    ])
      expect(mail?.text).toContain(words)
  })

  it.each([
    ['VIC', 'Australia/Melbourne', ['2026-12-13T15:00', '2026-12-13T20:59', '2026-12-13T21:00']],
    ['WA', 'Australia/Perth', ['2026-12-13T21:30', '2026-12-13T23:59', '2026-12-14T00:00']],
  ] as const)('in the morning of %s, when it changes at night', async (state, timeZone, [told, before, morning]) => {
    goTo(`${told}:00.000Z`)
    await buyer.tell(settling('2026-12-15', { state, timeZone }))
    await run()
    await at(`${before}:00.000Z`)
    expect(await counts()).toEqual([0, 0])
    await at(`${morning}:00.000Z`)
    expect(await counts()).toEqual([1, 1])
  })

  it('with its time, and several of a home in one mail', async () => {
    const home = { state: 'NSW', timeZone: 'Australia/Sydney' } as const
    await buyer.tell(aTrackedPurchase({ contractOn: '2026-12-01', financeDays: 7 }, { home }))
    await at('2026-12-06T22:00:00.000Z')
    expect((await buyer.notices()).map(({ text }) => text).toSorted()).toEqual([
      'End of the cooling-off period: due Tuesday 8 December, by 5 pm',
      'Finance clause: due Tuesday 8 December',
    ])
    const mails = await buyer.mails()
    expect(mails.map(({ subject }) => subject)).toEqual(['2 things are due soon: 39 Example Street'])
  })

  it('late after a stop, up to the day itself and never after it', async () => {
    await buyer.tell(settling('2026-12-15'))
    await at('2026-12-14T22:00:00.000Z')
    expect((await buyer.mails()).map(({ subject }) => subject)).toEqual(['Due today: Settlement, 39 Example Street'])
    const other = aPurchaser(service, await register(service))
    await other.tell(settling('2026-12-15'))
    await at('2026-12-15T22:00:00.000Z')
    expect(await other.mails()).toEqual([])
  })
})

describe('each reminder is given once', () => {
  beforeEach(() => buyer.tell(settling('2026-12-15')))

  it('however often the job runs, the purchase is told, and the clock is put back', async () => {
    await at('2026-12-13T22:00:00.000Z')
    await Promise.all([run(), run()])
    const again = buyer.changed(settling('2026-12-15'))
    await service.receive(again)
    await service.receive(again)
    await run()
    await at('2026-12-13T21:30:00.000Z')
    await at('2026-12-14T22:00:00.000Z')
    expect(await counts()).toEqual([1, 1])
  })

  it('again for another day, and not again for a day that comes back', async () => {
    await at('2026-12-13T22:00:00.000Z')
    await buyer.tell(settling('2026-12-14'))
    await run()
    await buyer.tell(settling('2026-12-15'))
    await run()
    expect(await counts()).toEqual([2, 2])
    await buyer.tell(settling('2026-12-21'))
    await at('2026-12-17T22:00:00.000Z')
    expect(await counts()).toEqual([3, 3])
  })

  it.each([
    ['ticked', () => ({ ...settling('2026-12-15'), done: ['settle', 'final-inspection', 'insure-building'] })],
    ['deleted, or of a home that was let go', () => null],
    ['moved', () => settling('2026-12-20')],
  ])('not for what is %s', async (_, state) => {
    await buyer.tell(state())
    await at('2026-12-13T22:00:00.000Z')
    expect(await counts()).toEqual([0, 0])
  })

  it.each([1, 2, 3, 4, 5, 6])('by bell and mail when the process dies before its write %i', async (write) => {
    goTo('2026-12-13T22:00:00.000Z')
    const crash = interruptWrite(write, () => Promise.reject(new Error('killed')))
    await run().catch(() => undefined)
    await service.idle()
    crash.stop()
    service.clock.advance(2 * 60_000)
    await run()
    await run()
    expect(await counts()).toEqual([1, 1])
  })
})

describe('between the bell and the mail, which waits for the buyer’s registration', () => {
  const userId = 'user-late'
  const account = { userId, username: userId, email: 'late@example.com', name: 'Mei', plan: 'free_trial' } as const
  const arrive = () => service.receive(newEvent(UserRegistered, account, service))
  beforeEach(async () => {
    buyer = aPurchaser(service, { ...user, userId, signIn: () => service.signIn({ sub: userId }) })
    await buyer.tell(settling('2026-12-15'))
    await at('2026-12-13T22:00:00.000Z')
    expect(await counts()).toEqual([1, 0])
  })

  it('the mail is made up for, once', async () => {
    await arrive()
    await at('2026-12-13T22:02:00.000Z')
    await at('2026-12-13T22:04:00.000Z')
    expect(await counts()).toEqual([1, 1])
  })

  it('what was done needs no mail', async () => {
    await buyer.tell({ ...settling('2026-12-15'), done: ['settle', 'final-inspection', 'insure-building'] })
    await arrive()
    await at('2026-12-13T22:02:00.000Z')
    expect(await counts()).toEqual([1, 0])
  })

  it('what has passed needs none either', async () => {
    await arrive()
    await at('2026-12-15T22:00:00.000Z')
    expect(await counts()).toEqual([1, 0])
  })
})

describe('the preference for what is due', () => {
  it('is on until it is turned off, which leaves the bell', async () => {
    await buyer.tell(settling('2026-12-15'))
    await at('2026-12-11T22:00:00.000Z')
    await service.call(saveNotificationPreferences, { as: user.signIn(), body: { dueReminders: false } })
    await at('2026-12-13T22:00:00.000Z')
    expect(await counts()).toEqual([2, 1])
  })

  it('is on for a buyer whose preferences an earlier build stored, and who turned digests off', async () => {
    const stored = { digest: 'off', timeZone: 'Australia/Perth', enquiryReceipts: true }
    await service.store
      .collection<{ _id: string }>('notification_preferences')
      .insertOne({ _id: user.userId, ...stored })
    await buyer.tell(settling('2026-12-15'))
    await at('2026-12-13T22:00:00.000Z')
    expect(await counts()).toEqual([1, 1])
  })
})
