import { isDeepStrictEqual } from 'node:util'
import { billingStories, playBilling } from '@verandah/billing/testing'
import fc from 'fast-check'
import type { Scenario } from './scenario.ts'

const stories = { short: 10, long: 200 }

/** Plays each story twice, with prompt and with late webhooks: trials, renewals, declined cards, cancellations. */
export const webhooksLate: Scenario = {
  name: 'webhooks-late',
  summary: 'webhooks of Stripe come days late, twice and out of order',
  run: async ({ seed, size }) => {
    const played = fc.asyncProperty(billingStories, async (story) => {
      const prompt = await playBilling(story, { isLate: false })
      const late = await playBilling(story, { isLate: true })
      if (late.live > 1) throw new Error(`${late.live} subscriptions are charged`)
      if (!isDeepStrictEqual(late, prompt))
        throw new Error(`${JSON.stringify(late)} instead of ${JSON.stringify(prompt)}`)
    })
    const { failed, counterexample, errorInstance, numRuns } = await fc.check(played, { seed, numRuns: stories[size] })
    const faults = failed ? [`${JSON.stringify(counterexample)}: ${String(errorInstance)}`] : []
    return { faults, figures: { stories: numRuns } }
  },
}
