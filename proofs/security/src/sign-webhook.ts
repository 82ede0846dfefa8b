import { createHmac } from 'node:crypto'
import type { Asking } from './asking.ts'

const event = {
  id: 'evt_of_nobody',
  object: 'event',
  type: 'customer.updated',
  data: { object: { object: 'customer', id: 'cus_of_nobody' } },
}

/** A Stripe event with its signature (docs.stripe.com/webhooks/signature). */
export function signWebhook(secret: string): Asking {
  const body = JSON.stringify(event)
  const seconds = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { body, headers: { 'stripe-signature': `t=${seconds},v1=${signature}` } }
}
