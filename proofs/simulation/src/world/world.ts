import { setTimeout as delay } from 'node:timers/promises'
import { receiveStripeWebhook } from '@verandah/contracts'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { createMemoryBlobs, createMemoryCaches } from '@verandah/kit'
import { startListingMarket } from '@verandah/listing-market'
import { startStripeSimulator } from '@verandah/stripe-simulator'
import type { Streams } from '../broker/api.ts'
import { startBroker, type Broker } from '../broker/start-broker.ts'
import { machine } from '../machine/machine.ts'
import { kill, newProcess, runAs, type Process } from '../machine/timeline.ts'
import { searchesADay } from '../history/limits.ts'
import { createDisk, type Disk } from './disk.ts'
import { startMailServer, type Received } from './mail-server.ts'
import { places } from './places.ts'
import { startProduct, type Surroundings } from './start-product.ts'

const storePort = 27_017
const brokerPort = 4_222
const mailPort = 2_525
const publicPort = 8_080
const gatewayPorts = [8_081, 8_082]

/** The processes of others, which the product calls. */
export const paymentsName = 'payments'
export const marketName = 'market'
export const storeName = 'store'
export const brokerName = 'broker'
export const productNames = ['product 1', 'product 2']
export const publicUrl = `http://127.0.0.1:${publicPort}`
const storeUrl = `mongodb://127.0.0.1:${storePort}/?directConnection=true`
const natsUrl = `nats://127.0.0.1:${brokerPort}`

/** The first retry of a refused webhook comes after this. */
const webhookRetryMs = 5 * 60_000
const plenty = '1000000'
const settings = {
  PUBLIC_URL: publicUrl,
  PASSWORD_HASH_MEMORY_KIB: '8',
  CONFIRM_EMAIL: 'false',
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  ENQUIRY_TO: 'enquiries@verandah.test',
  RATE_LIMIT_PER_MINUTE: plenty,
  LOGIN_ATTEMPTS_PER_ADDRESS: plenty,
  REGISTRATIONS_PER_ADDRESS: plenty,
  SEARCHES_PER_DAY: String(searchesADay),
  SHOWCASE_SUBURB: 'off',
}

/** Two processes of the whole product with a store, a broker, a market and payments: each may die. */
export interface World {
  readonly log: string[]
  readonly disk: Disk
  /** Number of webhooks that the product has yet to take. */
  readonly webhooks: () => number
  /** Sends again what the product has refused, for which a payment provider waits minutes. */
  sendWebhooksAgain(): Promise<void>
  /** What the mail server has taken. */
  readonly mail: readonly Received[]
  broker: Broker
  /** Kills a process of the product, and starts it again after a while. */
  restartProduct(which: number, downMs: number): Promise<void>
  restartStore(downMs: number): Promise<void>
  /** Kills the broker, and starts it again with what it held or with an older copy. */
  restartBroker(streams: Streams, downMs: number): Promise<void>
}

const openStore = async (disk: Disk): Promise<Process> => {
  const process = newProcess(storeName)
  await runAs(process, () => startInMemoryMongo({ port: storePort, journal: disk.open(), ttlSweepMs: 60_000 }))
  return process
}

const openBroker = async (streams?: Streams) => {
  const process = newProcess(brokerName)
  const broker = await runAs(process, () =>
    startBroker(brokerPort, { random: machine.random, ...(streams && { streams }) }),
  )
  return { process, broker }
}

const openStandIns = async () => {
  const market = await runAs(newProcess(marketName), () =>
    startListingMarket({ localities: places, publicUrl: 'http://listing-market' }),
  )
  const webhookSecret = 'whsec_that_only_tests_know'
  const paying = newProcess(paymentsName)
  const payments = await runAs(paying, () => startStripeSimulator({ webhookSecret }))
  payments.deliveries.set({ url: `${publicUrl}${receiveStripeWebhook.path}`, overlap: true })
  return {
    webhooks: payments.deliveries.waiting,
    sendWebhooksAgain: () => runAs(paying, () => payments.clock.advance({ ms: webhookRetryMs })),
    environment: {
      LISTING_MARKET_URL: market.url,
      STRIPE_API_URL: payments.url,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    },
  }
}

export async function openWorld(): Promise<World> {
  const log: string[] = []
  const disk = createDisk(machine.random)
  machine.network.balance.set(publicPort, gatewayPorts)
  let store = await openStore(disk)
  const { process: firstBroker, broker } = await openBroker()
  let brokerProcess = firstBroker
  const standIns = await openStandIns()
  const environment = { ...settings, ...standIns.environment }
  const around = {
    environment,
    storeUrl,
    natsUrl,
    caches: sharedBy(newProcess('cache'), createMemoryCaches()),
    blobs: createMemoryBlobs(),
  }
  const products: Process[] = []
  const openProduct = async (which: number) => {
    const process = newProcess(productNames[which] ?? '')
    products[which] = process
    const port = gatewayPorts[which] ?? 0
    const onLog = (line: string) => {
      if (process.isAlive) log.push(line)
    }
    const surroundings: Surroundings = { ...around, port, onLog }
    await runAs(process, () => startProduct(surroundings))
  }
  const openUntilItRuns = async (which: number) => {
    for (;;) {
      const isRunning = await openProduct(which).then(
        () => true,
        () => false,
      )
      if (isRunning) return
      if (products[which]) kill(products[which])
      await delay(startAgainMs)
    }
  }
  await openProduct(0)
  await openProduct(1)
  const world: World = {
    log,
    disk,
    webhooks: standIns.webhooks,
    sendWebhooksAgain: standIns.sendWebhooksAgain,
    mail: await runAs(newProcess('mail'), () => startMailServer(mailPort, machine.random)),
    broker,
    restartProduct: oneAtATime(async (which, downMs) => {
      if (products[which]) kill(products[which])
      await delay(downMs)
      await openUntilItRuns(which)
    }),
    restartStore: oneAtATime(async (downMs) => {
      kill(store)
      await delay(downMs)
      store = await openStore(disk)
    }),
    restartBroker: oneAtATime(async (streams, downMs) => {
      kill(brokerProcess)
      await delay(downMs)
      const started = await openBroker(streams)
      brokerProcess = started.process
      world.broker = started.broker
    }),
  }
  return world
}

/** Everything that it does, it does as this process: its timers outlive whoever called. */
const sharedBy = <Part extends object>(process: Process, part: Part): Part =>
  new Proxy(part, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => {
        const answer = runAs(process, () => Reflect.apply(member, target, args) as unknown)
        const isPart = typeof answer === 'object' && answer !== null && !(answer instanceof Promise)
        return isPart ? sharedBy(process, answer) : answer
      }
    },
  })

const startAgainMs = 1_000

/** A fault that comes during another of its kind waits for it. */
const oneAtATime = <Args extends unknown[]>(work: (...args: Args) => Promise<void>) => {
  let last = Promise.resolve()
  return (...args: Args): Promise<void> => (last = last.then(() => work(...args)))
}
