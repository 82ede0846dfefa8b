import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { receiveStripeWebhook } from '@verandah/contracts'
import { startStripeSimulator } from '@verandah/stripe-simulator'
import { startVerandah, type Overrides, type Verandah } from '@verandah/runtime'
import { createSendRequest, type SendRequest } from './send-request.ts'

/** The whole product in this process, with what tests need to know of it. */
export interface TestedProduct {
  readonly baseUrl: string
  readonly storeUrl: string
  readonly webhookSecret: string
  readonly send: SendRequest
  /** Resolves once no service has events left to handle. */
  idle(): Promise<void>
  runJob(service: string, job: string): Promise<void>
  stop(): Promise<void>
}

const plenty = '1000000'

/** One machine, no sample market (homes come by a feed), cheap password hashes, and limits high enough for a test. */
const settings = {
  PORT: '0',
  /** Bugs show in the responses; `LOG_LEVEL=error` shows where they were thrown. */
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  SHUTDOWN_TIMEOUT_MS: '500',
  /** An id without its secret: no sample market is started, and no provider is called. */
  DOMAIN_CLIENT_ID: 'nobody',
  PASSWORD_HASH_MEMORY_KIB: '8',
  RATE_LIMIT_PER_MINUTE: plenty,
  SEARCHES_PER_MINUTE: plenty,
  SEARCHES_PER_DAY: plenty,
  LOGIN_ATTEMPTS_PER_ADDRESS: plenty,
  REGISTRATIONS_PER_ADDRESS: plenty,
  LINK_REQUESTS_PER_ADDRESS: plenty,
  ENQUIRIES_PER_ADDRESS: plenty,
  SAVED_SEARCHES_PER_USER: plenty,
  SEARCHES_KEPT_PER_USER: plenty,
  SAVED_SEARCH_INSTANT_MS: '1',
  MAIL_OUTBOX: 'true',
}

export async function startTestedProduct(
  own: Readonly<Record<string, string>> = {},
  overrides: Overrides = {},
): Promise<TestedProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-security-'))
  const webhookSecret = 'whsec_that_only_tests_know'
  const payments = await startStripeSimulator({ webhookSecret })
  const environment = { DATA_DIR: folder, STRIPE_API_URL: payments.url, STRIPE_WEBHOOK_SECRET: webhookSecret }
  const verandah = await startVerandah({ ...settings, ...environment, ...own }, overrides)
  const baseUrl = (verandah.url ?? '').replace('localhost', '127.0.0.1')
  payments.deliveries.set({ url: `${baseUrl}${receiveStripeWebhook.path}` })
  const { send, close } = createSendRequest(baseUrl)
  const stop = async () => {
    close()
    await verandah.stop()
    await payments.close()
    await rm(folder, { recursive: true, force: true })
  }
  const storeUrl = await readFile(join(folder, 'store-url'), 'utf8')
  return { baseUrl, storeUrl, webhookSecret, send, stop, ...workOf(verandah) }
}

/** Events cause events that cause events: three rounds reach the last. */
const rounds = 3

const workOf = ({ services }: Verandah): Pick<TestedProduct, 'idle' | 'runJob'> => {
  const idle = async () => {
    for (let round = 0; round < rounds; round += 1) await Promise.all(services.map((service) => service.idle()))
  }
  return {
    idle,
    runJob: async (name, job) => {
      const service = services.find((running) => running.name === name)
      if (!service) throw new Error(`${name} does not run here`)
      await service.runJob(job)
      await idle()
    },
  }
}
