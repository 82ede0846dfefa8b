import { createSubscription, createWeights, getCriteria, type Plan, requestSearch } from '@verandah/contracts'
import { aWeightsRecord } from '@verandah/web/src/testing/builders.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerAt, holdAt, refuseAt } from '../browser/network-edge.ts'
import { address, fact, failure, type State, toast } from './row.ts'

const path = '/setup-scoring'

const save = async (page: Page) => {
  await page.getByRole('tab', { name: 'Scoring Weights' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

/** Saves the weights as a user who chose this plan, or none, at registration. */
const savedWith =
  (plan: Plan | null, prepare: (page: Page) => Promise<unknown> = () => Promise.resolve()): State['open'] =>
  async ({ page, go }) => {
    await answerAt(page, createWeights, { reply: aWeightsRecord() })
    await answerAt(page, getCriteria, { reply: { suburb: 'Kew' } })
    await holdAt(page, requestSearch)
    await prepare(page)
    if (plan !== null) await page.addInitScript((chosen) => sessionStorage.setItem('stripePlan', chosen), plan)
    await go(path)
    await save(page)
  }

export const afterScoring: readonly State[] = [
  {
    name: 'weights saved on the free trial',
    as: 'unpaid',
    open: savedWith('free_trial'),
    rows: [
      toast(4, 'Setup Complete'),
      address(4, 'on the free trial set-up ends at the results', '/search-results'),
      fact(3, 'scoringSet, propertyFilters and useFiltersForScoring are kept', async ({ page }) => {
        const keys = ['scoringSet', 'useFiltersForScoring', 'propertyFilters']
        const kept = await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys)
        expect(kept).toEqual(['true', 'true', expect.stringContaining('{')])
      }),
    ],
  },
  {
    name: 'weights saved with a plan to pay',
    as: 'unpaid',
    open: savedWith('quarterly', (page) =>
      answerAt(page, createSubscription, { reply: { clientSecret: 'pi_1_secret_2', plan: 'quarterly' } }),
    ),
    rows: [
      toast(8, 'Preferences saved'),
      address(4, 'a client secret leads to /subscribe', '/subscribe'),
      fact(3, 'the client secret and the plan are kept for the session', async ({ page }) => {
        expect(
          await page.evaluate(() => Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key))),
        ).toEqual(expect.arrayContaining(['pi_1_secret_2', 'quarterly']))
      }),
    ],
  },
  {
    name: 'weights saved when the plan turns out to be the free trial',
    as: 'unpaid',
    open: savedWith('quarterly', (page) =>
      answerAt(page, createSubscription, { reply: { message: 'Your free trial runs.', plan: 'free_trial' } }),
    ),
    rows: [address(4, 'a message with the free trial leads to the results', '/search-results')],
  },
  {
    name: 'weights saved when the subscription brings nothing to pay with',
    as: 'unpaid',
    open: savedWith('quarterly', (page) => answerAt(page, createSubscription, { reply: { plan: 'quarterly' } })),
    rows: [
      failure(8, 'Subscription Error', 'Failed to set up subscription. Please try again.'),
      address(4, 'an error leads to /pricing', '/pricing'),
    ],
  },
  {
    name: 'weights saved when the subscription fails, by the clock',
    as: 'unpaid',
    open: async ({ page, goStill }) => {
      await answerAt(page, createWeights, { reply: aWeightsRecord() })
      await refuseAt(page, createSubscription)
      const clock = await goStill(path, () => page.getByRole('button', { name: 'Save', exact: true }).waitFor())
      await save(page)
      await clock.pass(400)
    },
    rows: [
      failure(8, 'Subscription Error', 'There was a problem setting up your subscription. Please try again.'),
      fact(9, 'the redirect comes after 1000 ms, by a full page load', async ({ page, clock }) => {
        const loaded: string[] = []
        page.on('request', (request) => {
          if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
        })
        await clock().pass(599)
        expect(loaded).toEqual([])
        await page.clock.runFor(1)
        await page.waitForURL('**/pricing')
        expect(loaded).toEqual(['/pricing'])
      }),
    ],
  },
]
