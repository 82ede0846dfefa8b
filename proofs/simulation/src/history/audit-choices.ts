import type { Buyer } from './buyer.ts'
import { findIn, type Stored } from './stored.ts'

/** Says which mails and dates do not follow what a buyer who stays has chosen. */
export function brokenChoices(stored: Stored, buyers: readonly Buyer[]): string[] {
  const staying = buyers.filter(({ isRegistered, receiptToken }) => isRegistered && receiptToken === undefined)
  return staying.flatMap((buyer) => [...wrongReceipts(stored, buyer), ...wrongReminders(stored, buyer)])
}

const mailOf = (stored: Stored, { id }: Buyer, kind: string) =>
  (stored.get('notifications.outgoing_mail') ?? []).filter((mail) => mail.userId === id && mail.kind === kind)

/** Without an answer, an enquiry may have been sent before the buyer unsubscribed. */
const wrongReceipts = (stored: Stored, buyer: Buyer): string[] => {
  const receipts = mailOf(stored, buyer, 'enquiry-receipt').map(({ text }) => String(text))
  return [...buyer.enquiries].flatMap(([subject, { isUnsubscribed }]) => {
    const count = receipts.filter((text) => text.includes(`"${subject}"`)).length
    const most = isUnsubscribed ? 0 : 1
    const least = buyer.isUnsubscribed ? 0 : 1
    return count >= least && count <= most ? [] : [`${buyer.username} had ${count} receipts of ${subject}`]
  })
}

const copiesOfPurchases = ['calendar.purchases', 'notifications.reminders']

/** Something is due for homes that the buyer pursues, and for no others. */
const wrongReminders = (stored: Stored, buyer: Buyer): string[] => {
  const mails = mailOf(stored, buyer, 'due')
  return [...buyer.purchases].flatMap(([propertyId, { isUnsubscribed }]) => {
    const isPursued = buyer.saved.get(propertyId)?.isLost === false
    const key = `${buyer.id}:${propertyId}`
    const differing = copiesOfPurchases.filter(
      (place) => ((findIn(stored, place, key)?.purchase ?? null) !== null) !== isPursued,
    )
    const unwanted = isUnsubscribed ? mails.filter(({ _id }) => _id.includes(propertyId)) : []
    return [
      ...differing.map((place) => `${place} has ${propertyId} ${isPursued ? 'not ' : ''}to do for ${buyer.username}`),
      ...unwanted.map(({ _id }) => `${buyer.username} is unsubscribed, and was sent ${_id}`),
    ]
  })
}
