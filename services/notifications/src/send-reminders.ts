import { HomeSummary, type TrackedPurchase, paths, streetLineOf, type PurchasedHome } from '@verandah/contracts'
import { reasonOf, type Job } from '@verandah/kit'
import { instantOf, wallClockOf } from '@verandah/local-time'
import { addDays, checkWithConveyancer } from '@verandah/purchase-dates'
import type { NotificationsContext } from './context.ts'
import { type Reminder, remindersOf, stillAhead } from './domain/reminders-of.ts'
import { noticeIdOf } from './notices.ts'
import type { ReminderDoc } from './reminders.ts'
import { dueText } from './domain/due-text.ts'
import { writeMail, type WrittenMail } from './mail/write-mail.ts'

const minuteMs = 60_000
const morning = '08:00'

/** Reminds buyers of what is due for their purchases, from 8 am where the home is. */
export function sendReminders(context: NotificationsContext): Job {
  return {
    name: 'send-reminders',
    intervalMs: 30_000,
    run: async () => {
      const { clock, log, reminders } = context
      for (const doc of await reminders.due()) {
        try {
          if (doc.purchase) await lookAt(context, doc, doc.purchase)
        } catch (error) {
          log.error({ userId: doc.userId, reason: reasonOf(error), error }, 'a reminder could not be sent')
          await reminders.wait(doc, new Date(clock.now().getTime() + minuteMs))
        }
      }
    },
  }
}

/** One process decides what is said of a purchase; any process can repeat the steps after that. */
const lookAt = async (context: NotificationsContext, doc: ReminderDoc, purchase: TrackedPurchase): Promise<void> => {
  const { clock, reminders } = context
  const now = clock.now()
  const { timeZone } = purchase.home
  const { date: today, time } = wallClockOf(now, timeZone)
  if (time < morning) return void (await reminders.wait(doc, morningOf(today, timeZone)))
  const coming = remindersOf(purchase, today)
  if (doc.pending.length > 0) {
    const pending = coming.filter(({ key }) => doc.pending.includes(key))
    return say(context, doc, purchase, pending)
  }
  const fresh = coming.filter(({ key }) => !doc.decided.includes(key))
  const keys = fresh.map(({ key }) => key)
  if (keys.length === 0) return void (await reminders.wait(doc, morningOf(addDays(today, 1) ?? today, timeZone)))
  if (await reminders.decide(doc, keys, [...stillAhead(doc.decided, today), ...keys]))
    await say(context, { ...doc, number: doc.number + 1 }, purchase, fresh)
}

const morningOf = (date: string, timeZone: string): Date => new Date(instantOf(`${date}T${morning}`, timeZone) ?? date)

/** By the bell, and by mail if the buyer wants it. Each has a key of its own, so a repetition says nothing twice. */
const say = async (
  context: NotificationsContext,
  doc: ReminderDoc,
  purchase: TrackedPurchase,
  said: readonly Reminder[],
): Promise<void> => {
  for (const reminder of said) await addNotice(context, doc, purchase, reminder)
  if (said.length > 0) await addMail(context, doc, purchase, said)
  await context.reminders.end(doc)
}

const addNotice = async (
  { clock, notices }: NotificationsContext,
  { _id, userId, propertyId }: ReminderDoc,
  { home }: TrackedPurchase,
  { key, title, day, time }: Reminder,
): Promise<void> => {
  const about = { userId, kind: 'due', searchName: 'Your purchase', propertyId, home: HomeSummary.parse(home) } as const
  const change = { before: title, after: time === null ? day : `${day} ${time}` }
  await notices.add({ _id: noticeIdOf(`${_id} ${key}`), ...about, ...change, createdAt: clock.now() })
}

const addMail = async (
  { mails, preferences, recipients, settings }: NotificationsContext,
  { _id, userId, propertyId, number }: ReminderDoc,
  { home }: TrackedPurchase,
  said: readonly Reminder[],
): Promise<void> => {
  const recipient = await recipients.expectConfirmed(userId)
  if (!recipient || !(await preferences.of(userId)).dueReminders) return
  await mails.add({
    key: `due:${_id}:${number}`,
    kind: 'due',
    userId,
    to: recipient.email,
    ...writeReminder({ name: recipient.name, home, propertyId, reminders: said, publicUrl: settings.PUBLIC_URL }),
  })
}

interface ReminderMail {
  name: string
  home: PurchasedHome
  propertyId: string
  reminders: readonly Reminder[]
  publicUrl: string
}

/** Says what is due for one purchase. */
function writeReminder({ name, home, propertyId, reminders, publicUrl }: ReminderMail): WrittenMail {
  const street = streetLineOf(home)
  const lines = reminders.map(lineOf)
  const href = new URL(paths.purchase.href(propertyId), publicUrl).toString()
  return writeMail({
    subject: subjectOf(reminders, street),
    preview: lines.join(' · '),
    blocks: [
      { type: 'heading', text: 'Due soon' },
      { type: 'paragraph', text: `Hello ${name}, here’s what’s due for this home:` },
      { type: 'home', address: home.address, facts: '', score: null, news: lines, href, imageUrl: null },
      { type: 'paragraph', text: checkWithConveyancer },
      { type: 'button', label: 'Open your purchase', href },
    ],
    footer: 'You’re getting this email because you keep the dates of a purchase. You can turn these reminders off.',
    link: { label: 'Open preferences', href: new URL(paths.preferences, publicUrl).toString() },
  })
}

const subjectOf = (reminders: readonly Reminder[], street: string): string => {
  const [first] = reminders
  return first !== undefined && reminders.length === 1
    ? `Due ${distanceOf(first)}: ${first.title}, ${street}`
    : `${reminders.length} things are due soon: ${street}`
}

const lineOf = (reminder: Reminder): string =>
  `${reminder.title}: ${distanceOf(reminder)}, ${dueText(reminder.day, reminder.time)}`

const distanceOf = ({ days }: Reminder): string => {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
