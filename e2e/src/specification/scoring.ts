import {
  createSubscription,
  createWeights,
  fallbackWeights,
  getCriteria,
  getWeights,
  type Plan,
  requestSearch,
} from '@verandah/contracts'
import { aWeightsRecord } from '@verandah/web/src/testing/builders.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerAt, holdAt, refuseAt } from '../browser/network-edge.ts'
import { address, fact, failure, field, link, options, type Place, role, type State, text, toast } from './row.ts'

const path = '/setup-scoring'
const sliders = ['Price', 'Location', 'Bedrooms', 'Bathrooms', 'Land Size', 'Age of Property', 'Property Features']

const valueOf = async (page: Page, name: string) =>
  Number(await page.getByRole('slider', { name, exact: true }).getAttribute('aria-valuenow'))

const weigh = async ({ page, go }: Place) => {
  await go(path)
  await page.getByRole('tab', { name: 'Scoring Weights' }).click()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Saves the weights as somebody who chose this plan, or none, at registration. */
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

export const scoring: readonly State[] = [
  {
    name: 'the ideal criteria',
    as: 'newcomer',
    open: ({ go }) => go(path),
    rows: [
      role(2, 'heading', 'Customize Your Property Scoring'),
      role(2, 'tab', 'Ideal Criteria'),
      role(2, 'tab', 'Scoring Weights'),
      role(2, 'button', 'Save'),
      link(2, 'Cancel', '/'),
      fact(2, 'the price inputs carry a $', async ({ page }) => {
        expect(await page.getByRole('tabpanel').getByText('$', { exact: true }).count()).toBe(2)
      }),
      ...['Minimum price', 'Maximum price', 'Minimum bedrooms', 'Minimum bathrooms', 'Minimum land size (sqm)'].map(
        (label) => field(2, label),
      ),
      options(9, 'Property Type', ['Any property type', 'House', 'Apartment', 'Townhouse', 'Land', 'Acreage']),
      text(2, 'properties matching exactly score highest', /matching .*exactly score highest/),
      text(2, 'those differing significantly score lower', /differing significantly score lower/),
    ],
  },
  {
    name: 'the scoring weights of somebody new',
    as: 'newcomer',
    open: weigh,
    rows: [
      ...sliders.map((name) =>
        fact(5, `${name} slides from 0 to 10 by 1`, async ({ page }) => {
          const slider = page.getByRole('slider', { name, exact: true })
          const [least, most] = [await slider.getAttribute('aria-valuemin'), await slider.getAttribute('aria-valuemax')]
          expect([least, most]).toEqual(['0', '10'])
          await slider.focus()
          const before = await valueOf(page, name)
          await page.keyboard.press('ArrowRight')
          expect(await valueOf(page, name)).toBe(before + 1)
        }),
      ),
      text(2, 'No Impact'),
      text(2, 'Very Important'),
      fact(5, 'a blank custom criterion is ignored', async ({ page }) => {
        await page.getByRole('button', { name: 'Add Custom Feature Criteria' }).click()
        const before = await page.getByRole('slider').count()
        await page.getByLabel('Custom feature').fill('   ')
        await page.getByRole('button', { name: 'Add', exact: true }).click()
        expect(await page.getByRole('slider').count()).toBe(before)
      }),
      fact(2, 'the placeholder suggests Pool and Garage', async ({ page }) => {
        expect(await page.getByLabel('Custom feature').getAttribute('placeholder')).toMatch(/Pool.*Garage/)
      }),
      role(2, 'button', 'Cancel', 'the text field has Cancel'),
      fact(5, 'a new criterion starts at 5', async ({ page }) => {
        await page.getByLabel('Custom feature').fill('Tram stop')
        await page.getByRole('button', { name: 'Add', exact: true }).click()
        expect(await valueOf(page, 'Tram stop')).toBe(5)
      }),
    ],
  },
  {
    name: 'the scoring weights while none can be loaded',
    as: 'newcomer',
    open: async (at) => {
      await refuseAt(at.page, getWeights)
      await weigh(at)
    },
    rows: [
      fact(9, 'the fallback weights are 7, 8, 6, 5, 4, 3, 5', async ({ page }) => {
        const values = await Promise.all(sliders.map((name) => valueOf(page, name)))
        expect(values).toEqual([7, 8, 6, 5, 4, 3, 5])
        expect(Object.values(fallbackWeights)).toEqual(values)
      }),
    ],
  },
  {
    name: 'weights as the server creates them',
    as: 'newcomer',
    open: () => Promise.resolve(),
    rows: [
      fact(9, 'the defaults of a new record are 8, 9, 7, 6, 5, 4, 5', async ({ person }) => {
        const made = await person?.call(createWeights, { body: {} })
        expect(made).toMatchObject({
          price: 8,
          location: 9,
          bedrooms: 7,
          bathrooms: 6,
          landSize: 5,
          propertyAge: 4,
          features: 5,
        })
      }),
    ],
  },
  {
    name: 'weights that the server does not take',
    as: 'unpaid',
    open: async ({ page, go }) => {
      await refuseAt(page, createWeights, { detail: 'The scales are away.' })
      await go(path)
      await save(page)
    },
    rows: [failure(8, 'Error saving preferences', 'There was an error saving your preferences: The scales are away.')],
  },
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
        expect(await page.evaluate(() => Object.values({ ...sessionStorage }))).toEqual(
          expect.arrayContaining(['pi_1_secret_2', 'quarterly']),
        )
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
      await clock.pass(0)
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
