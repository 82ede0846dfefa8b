import { readFileSync } from 'node:fs'
import { startStripeSimulator } from './start-stripe-simulator.ts'

/** The simulator as a process of its own; settings are environment variables. */
const {
  STRIPE_SIMULATOR_PORT: port = '8091',
  STRIPE_SIMULATOR_HOST: host = '127.0.0.1',
  STRIPE_SIMULATOR_FILE: file = '',
  STRIPE_WEBHOOK_URL: webhookUrl = '',
  STRIPE_WEBHOOK_SECRET: given = '',
  STRIPE_WEBHOOK_SECRET_FILE: secretFile = '',
} = process.env
const webhookSecret = given === '' && secretFile !== '' ? readFileSync(secretFile, 'utf8').trim() : given

if (!/^\d{1,5}$/.test(port)) throw new Error(`STRIPE_SIMULATOR_PORT must be a port number, not "${port}"`)

const simulator = await startStripeSimulator({
  host,
  port: Number(port),
  ...(file !== '' && { file }),
  ...(webhookUrl !== '' && { webhookUrl }),
  ...(webhookSecret !== '' && { webhookSecret }),
})
process.stdout.write(`The Stripe simulator is open at ${simulator.url}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void simulator.close())
