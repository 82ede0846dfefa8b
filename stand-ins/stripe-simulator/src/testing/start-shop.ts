import Stripe from 'stripe'
import { startStripeSimulator, type StripeSimulatorOptions } from '../start-stripe-simulator.ts'
import { receiveWebhooks } from './receive-webhooks.ts'

export const webhookSecret = 'whsec_of_the_test'
export const startOfTest = new Date('2026-11-20T00:00:00.000Z')

/** Starts the simulator with the official client, two prices and a customer. */
export async function startShop(options: StripeSimulatorOptions = {}) {
  const receiver = await receiveWebhooks()
  const simulator = await startStripeSimulator({
    now: () => startOfTest,
    webhookUrl: receiver.url,
    webhookSecret,
    ...options,
  })
  const { host, port } = simulator
  const stripe = new Stripe('sk_test_shop', { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
  const { quarterly, annual } = await sellSubscriptions(stripe)
  const customer = await stripe.customers.create({ email: 'jo@example.com', name: 'Jo Bloggs' })
  return {
    simulator,
    stripe,
    receiver,
    quarterly,
    annual,
    customer,
    /** Pays as the browser would, with a client secret. */
    pay: (clientSecret: string, number = '4242424242424242') => payInBrowser(simulator.url, clientSecret, number),
    subscribe: (price = quarterly) =>
      stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: price.id }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        expand: ['latest_invoice.confirmation_secret'],
      }),
    stop: async () => {
      await simulator.close()
      await receiver.close()
    },
  }
}

const sellSubscriptions = async (stripe: Stripe) => {
  const product = await stripe.products.create({ name: 'Verandah' })
  const common = { product: product.id, currency: 'aud', tax_behavior: 'inclusive' } as const
  const quarterly = await stripe.prices.create({
    ...common,
    unit_amount: 3_000,
    lookup_key: 'quarterly',
    recurring: { interval: 'month', interval_count: 3 },
  })
  const annual = await stripe.prices.create({
    ...common,
    unit_amount: 10_000,
    lookup_key: 'annual',
    recurring: { interval: 'year' },
  })
  return { quarterly, annual }
}

interface Answer {
  status: number
  body: { status?: string; client_secret?: string; error?: { code: string; message: string; decline_code?: string } }
}

const payInBrowser = async (url: string, clientSecret: string, number: string): Promise<Answer> => {
  const [id = ''] = clientSecret.split('_secret_')
  const response = await fetch(`${url}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_shop',
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2030',
      'payment_method_data[card][cvc]': '123',
    }),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}
