import { listSavedSearches, updateSavedSearch } from '@verandah/contracts'
import type { Smtp } from '@verandah/notifications/testing'
import { reasonOf } from '@verandah/kit'
import { deliverFeeds } from '@verandah/runtime/testing/deliver-feeds'
import { feedsTakenIn } from '@verandah/runtime/testing/feeds-taken-in'
import { auditEffects, readMail } from './audit-effects.ts'
import { openBuyer, type BuyerAtWork } from './buyer-at-work.ts'
import { carryOut, until } from './carry-out.ts'
import { openLedger, type Ledger } from './ledger.ts'
import { lookBehind } from './look-behind.ts'
import { createPace } from './pace.ts'
import { places } from './places.ts'
import type { Step } from './plan.ts'
import type { Evidence } from './differences.ts'
import { readNews, readWorks } from './read-world.ts'
import type { Report } from './scenario.ts'
import { settle } from './settle.ts'

/** A running product with its own market and mail server. */
export interface Stage {
  readonly url: string
  readonly storeUrl: string
  readonly natsUrl?: string
  readonly dataFolder: string
  readonly marketUrl: string
  readonly smtp: Smtp
  /** Address of the Stripe simulator, if it is a separate process. */
  readonly stripeUrl?: string
}

/** Faults injected repeatedly into a running product. */
export interface Disturbance {
  /** Number of faults while buyers work, and while the market changes. */
  readonly atWork: number
  readonly onNews: number
  /** Injects a fault; resolves once everything responds again. */
  strike(): Promise<unknown>
  /** Number of resulting dead letters; 0 by default. */
  readonly letters?: number
  /** Whether events must have been delivered again: without that, "nothing twice" proves nothing. */
  readonly isRedelivering?: boolean
  figures?(): Report['figures']
}

export interface Story {
  readonly plan: readonly (readonly Step[])[]
  /** Open homes count from this time on. */
  readonly asOf: Date
  /** None by default. */
  readonly disturbance?: Disturbance
  readonly isMailAwaited: boolean
}

export interface Ending extends Evidence {
  readonly faults: string[]
  readonly counts: Ledger['counts']
}

const daysLater = 9

/**
 * Buyers carry out their plans, then the market changes and their saved searches have news. Resolves once everything is
 * quiet.
 */
export async function playStory(stage: Stage, story: Story): Promise<Ending> {
  const ledger = openLedger()
  const behind = await lookBehind(stage)
  try {
    await takeInFeeds(stage)
    const buyers = await work(stage, story, ledger)
    if (stage.stripeUrl !== undefined) await advance(`${stage.stripeUrl}/_simulator/advance`, 1)
    await settle(behind, { isMailAwaited: false })
    const { world: works, homes } = await readWorks(buyers, story.asOf)
    const listings = new Map((await behind.read<{ _id: string }>('search', 'listings')).map((one) => [one._id, one]))
    await moveOn(stage)
    const news = Promise.all(buyers.map(hearNews))
    for (let strike = 0; strike < (story.disturbance?.onNews ?? 0); strike += 1) await story.disturbance?.strike()
    await news
    await settle(behind, story)
    const faults = await auditEffects(behind, story.disturbance?.letters ?? 0)
    const mail = await readMail(behind, { buyers, smtp: stage.smtp, faults })
    return {
      world: new Map([...works, ...(await readNews(buyers)), ...mail]),
      homes,
      listings,
      faults: [...ledger.wrong, ...faults],
      counts: ledger.counts,
    }
  } finally {
    await behind.close()
  }
}

export async function takeInFeeds({ marketUrl, dataFolder }: Pick<Stage, 'marketUrl' | 'dataFolder'>) {
  await deliverFeeds(marketUrl, dataFolder, places)
  await feedsTakenIn(dataFolder)
}

const work = async ({ url }: Stage, { plan, disturbance }: Story, ledger: Ledger): Promise<BuyerAtWork[]> => {
  const steps = plan.flat().length
  const strikes = disturbance?.atWork ?? 0
  const pace = createPace(strikes === 0 ? Number.POSITIVE_INFINITY : steps / strikes)
  const working = plan.map(async (own, index) => {
    const buyer = await openBuyer(url, ledger, index + 1)
    for (const step of own) {
      await pace.mayStep()
      await carryOut(buyer, step).catch((error: unknown) => ledger.wrong.push(`${step.kind}: ${reasonOf(error)}`))
      pace.stepped()
    }
    return buyer
  })
  for (let fault = 0; fault < strikes; fault += 1) {
    await pace.mayStrike()
    await disturbance?.strike()
    pace.struck()
  }
  return Promise.all(working)
}

const moveOn = async (stage: Stage) => {
  await advance(`${stage.marketUrl}/_market/advance`, daysLater)
  await takeInFeeds(stage)
}

/** Advances the clock of a stand-in: the market then has other homes, and Stripe resends undelivered webhooks. */
const advance = async (url: string, days: number) => {
  const headers = { 'content-type': 'application/json' }
  const { ok, status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ days }) })
  if (!ok) throw new Error(`${url} answered ${status}`)
}

/** Runs saved searches at once and compares them with their first run. */
const hearNews = async (buyer: BuyerAtWork) => {
  const from = new Date().toISOString()
  const followed = async () => (await buyer.ask('look', (call) => call(listSavedSearches))).body
  for (const { id } of await followed())
    await buyer.ask('news', (call) => call(updateSavedSearch, { params: { id }, body: { frequency: 'instant' } }))
  const isHeard = async () => (await followed()).every(({ lastCheckedAt }) => (lastCheckedAt ?? '') > from)
  await until(`${buyer.name} has news`, isHeard)
  for (const { id } of await followed())
    await buyer.ask('news', (call) => call(updateSavedSearch, { params: { id }, body: { frequency: 'off' } }))
}
