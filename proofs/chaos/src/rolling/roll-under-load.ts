import { setTimeout as delay } from 'node:timers/promises'
import { listCalendarEvents } from '@verandah/contracts'
import { reasonOf } from '@verandah/kit'
import { richmond } from '@verandah/runtime/testing/buyer'
import { lookBehind } from '../scenarios/look-behind.ts'
import { settle } from '../scenarios/settle.ts'
import { deliverFeeds } from '@verandah/runtime/testing/deliver-feeds'
import type { Send } from '@verandah/runtime/testing/browser'
import { feedsTakenIn } from '@verandah/runtime/testing/feeds-taken-in'
import { driveLoad, type LoadReport } from './drive-load.ts'
import { createIngress } from './send-as-ingress.ts'
import { prepareShopper, type Shopper } from './shopper.ts'
import { startReplicas, type Part, type Replaced, type ReplicatedProduct } from './start-replicas.ts'

export interface Rolled extends LoadReport {
  readonly replaced: readonly Replaced[]
  /** Losses, leftovers and logged errors, one sentence each. */
  readonly faults: readonly string[]
}

/** One replacement of everything. */
export interface Turn {
  /** Folder of the next build; this one by default. */
  readonly build?: string
  /** Parts to replace, in this order; those of the plan by default. */
  readonly parts?: readonly Part[]
  /** What an operator does before. */
  readonly prepare?: (product: ReplicatedProduct) => Promise<void>
}

interface Plan {
  /** Folder of the first build; this one by default. */
  readonly from?: string
  readonly turns: readonly Turn[]
  /** Parts to replace; all by default. */
  readonly parts?: readonly Part[]
  readonly perSecond: number
  readonly seed: number
}

const shopperCount = 20
const atRestMs = 10_000

/** Replaces processes one by one, in each turn, under load. */
export async function rollUnderLoad({ from, turns, parts, ...load }: Plan): Promise<Rolled> {
  const product = await startReplicas(from)
  const ingress = createIngress()
  try {
    await deliverFeeds(product.marketUrl, product.folder, [richmond])
    await feedsTakenIn(product.folder)
    const shoppers = await prepareShoppers(product, ingress.send)
    const driven = driveLoad({ ...load, shoppers })
    await delay(atRestMs)
    const failedAtRest = driven.failedSoFar()
    const replaced: Replaced[] = []
    for (const { build, prepare, parts: inOrder = parts } of turns) {
      await prepare?.(product)
      for await (const one of product.roll({ build, parts: inOrder })) replaced.push(one)
    }
    const report = await driven.stop()
    const lost = await Promise.all(
      shoppers.map((shopper) => lostBy(shopper).catch((error: unknown) => [reasonOf(error)])),
    )
    const left = await leftBehind(product)
    const tired =
      failedAtRest === 0
        ? []
        : [`${failedAtRest} requests failed before anything was replaced: too much for this machine`]
    return { ...report, replaced, faults: [...tired, ...lost.flat(), ...left, ...(await product.stop())] }
  } finally {
    ingress.close()
    await product.stop()
  }
}

/** One after another. Rejects with the reason, and with what the first build could not handle. */
const prepareShoppers = async (product: ReplicatedProduct, send: Send): Promise<Shopper[]> => {
  const shoppers: Shopper[] = []
  try {
    while (shoppers.length < shopperCount) shoppers.push(await prepareShopper(product.url, send))
    return shoppers
  } catch (cause) {
    const behind = await lookBehind(product)
    const letters = await behind.deadLetters()
    await behind.close()
    throw new Error([reasonOf(cause), ...letters.map((letter) => `dead letter: ${letter}`)].join('\n'), { cause })
  }
}

/** Every search must end with homes, and every event must be in the calendar. */
const lostBy = async ({ buyer, searches, events }: Shopper): Promise<string[]> => {
  const lost: string[] = []
  for (const { id } of searches) {
    const { status, resultsCount } = await buyer.waitFor(id, 120_000)
    if (status !== 'completed' || resultsCount === 0) lost.push(`search ${id} is ${status} with ${resultsCount} homes`)
  }
  const { body } = await buyer.call(listCalendarEvents, { params: { id: 'me' } })
  const kept = new Set(body.map(({ id }) => id))
  return [...lost, ...events.filter((id) => !kept.has(id)).map((id) => `calendar event ${id} is lost`)]
}

const leftBehind = async (product: ReplicatedProduct): Promise<string[]> => {
  const behind = await lookBehind(product)
  try {
    await settle(behind, { isMailAwaited: false })
    return (await behind.deadLetters()).map((letter) => `dead letter: ${letter}`)
  } finally {
    await behind.close()
  }
}
