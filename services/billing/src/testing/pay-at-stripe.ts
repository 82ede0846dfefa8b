import type { Billing } from './start-billing.ts'

/** As Stripe's script does: the service only hears of it. */
export async function payAtStripe({ simulator, idle }: Billing, secret: string | undefined): Promise<void> {
  const id = /^(pi_\w+?)_secret_/.exec(secret ?? '')?.[1]
  if (secret === undefined || id === undefined) return
  const body = new URLSearchParams({
    key: 'pk_test_local',
    client_secret: secret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2035',
    'payment_method_data[card][cvc]': '123',
  })
  const { ok, status } = await fetch(`${simulator.url}/v1/payment_intents/${id}/confirm`, { method: 'POST', body })
  if (!ok) throw new Error(`The payment was answered ${status}`)
  await idle()
}
