import { createHmac } from 'node:crypto'

/** The `Stripe-Signature` header: HMAC-SHA256 over the second and the exact body (docs.stripe.com/webhooks/signature). */
export const signPayload = (body: string, secret: string, sentAt: Date): string => {
  const seconds = Math.floor(sentAt.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
