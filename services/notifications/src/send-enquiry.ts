import { EnquirySent, problemCodes, type sendEnquiry as route } from '@verandah/contracts'
import { addressGroupOf, AppError, newEvent, type Handler } from '@verandah/kit'
import type { NotificationContext } from './context.ts'

const hourMs = 60 * 60_000

/** Keeps an enquiry; it is passed on by e-mail as soon as it is safe. */
export const sendEnquiry = ({
  caches,
  clock,
  enquiries,
  newId,
  settings,
}: NotificationContext): Handler<typeof route> => {
  const budget = caches.rateLimiter({ name: 'enquiries', points: settings.ENQUIRIES_PER_ADDRESS, windowMs: hourMs })
  return async ({ body, caller, remoteAddress }) => {
    const { isAllowed, resetMs } = await budget.take(addressGroupOf(remoteAddress))
    if (!isAllowed) throw tooMany(resetMs)
    const sentAt = clock.now()
    const enquiry = { _id: newId(), ...body, ...(caller && { userId: caller.sub }), sentAt }
    const data = { enquiryId: enquiry._id, userId: caller?.sub ?? null, sentAt: sentAt.toISOString() }
    await enquiries.add(enquiry, newEvent(EnquirySent, data, { clock }))
    return { id: enquiry._id, receivedAt: sentAt.toISOString() }
  }
}

const tooMany = (retryAfterMs: number) =>
  new AppError('limited', {
    code: problemCodes.tooManyAttempts,
    detail: 'You have sent several messages in a short time. Please wait a little before the next one.',
    retryAfterMs,
  })
