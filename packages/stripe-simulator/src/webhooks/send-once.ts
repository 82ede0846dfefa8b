import type { StripeEvent } from '../model/payment-objects.ts'
import { signPayload } from './sign-payload.ts'

const answerWithinMs = 20_000

/** Posts an event, signed at this moment; resolves to the status of the answer, 0 where none came. */
export const sendOnce = async (
  event: StripeEvent,
  { url, secret, now }: { url: string; secret: string; now: () => Date },
): Promise<number> => {
  const body = JSON.stringify(event, null, 2)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signPayload(body, secret, now()),
      },
      body,
      signal: AbortSignal.timeout(answerWithinMs),
      redirect: 'manual',
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
