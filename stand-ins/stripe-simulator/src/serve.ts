import { readFileSync } from 'node:fs'
import { startStripeSimulator } from './start-stripe-simulator.ts'

/** Runs the simulator as a separate process, configured by environment variables. */
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

/** A port in use is the operator's to fix, so only the message is shown. */
const explain = (error: unknown): never => {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
  process.stderr.write(
    `Port ${port} of ${host} cannot be used: a program listens there already. Stop it, or set STRIPE_SIMULATOR_PORT to a port that is free.\n`,
  )
  process.exit(1)
}

const simulator = await startStripeSimulator({
  host,
  port: Number(port),
  ...(file !== '' && { file }),
  ...(webhookUrl !== '' && { webhookUrl }),
  ...(webhookSecret !== '' && { webhookSecret }),
}).catch(explain)
process.stdout.write(`The Stripe simulator is open at ${simulator.url}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void simulator.close())
