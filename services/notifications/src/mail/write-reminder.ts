import { paths, streetLineOf, type PurchasedHome } from '@verandah/contracts'
import { checkWithConveyancer } from '@verandah/purchase-dates'
import { dueText } from '../domain/due-text.ts'
import type { Reminder } from '../domain/reminders-of.ts'
import { writeMail, type WrittenMail } from './write-mail.ts'

interface ReminderMail {
  name: string
  home: PurchasedHome
  propertyId: string
  reminders: readonly Reminder[]
  publicUrl: string
}

/** Says what is due for one purchase. */
export function writeReminder({ name, home, propertyId, reminders, publicUrl }: ReminderMail): WrittenMail {
  const street = streetLineOf(home)
  const lines = reminders.map(lineOf)
  const href = new URL(paths.purchase.href(propertyId), publicUrl).toString()
  return writeMail({
    subject: subjectOf(reminders, street),
    preview: lines.join(' · '),
    blocks: [
      { type: 'heading', text: 'Due soon' },
      { type: 'paragraph', text: `Hello ${name}, here’s what’s due for the home you’re buying:` },
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
