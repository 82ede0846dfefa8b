import {
  getHousehold,
  listHousematesBriefs,
  listHousematesEvents,
  listHousematesMoney,
  listHousematesSaved,
  listHousematesSearches,
  type MemberColumns,
  readHouseholdInvite,
} from '@verandah/contracts'
import { aSearch } from '@verandah/web/src/testing/builders.ts'
import { anEvent } from '@verandah/web/src/testing/calendar-builders.ts'
import { aHousehold, aHousemateSaved, anInvite, tom } from '@verandah/web/src/testing/household-builders.ts'
import type { Page } from 'playwright-core'
import { answerAt } from '../browser/network-edge.ts'

/** Answers that the invite is valid; the page refetches it. */
export async function withGoodInvite(page: Page) {
  await answerAt(page, readHouseholdInvite, { reply: { state: 'valid', invitedBy: 'Tom', members: ['Tom', 'Mia'] } })
  await page.reload()
}

/** Answers that the buyer looks with Tom and has invited somebody else. */
export async function withHousehold(page: Page) {
  await answerAt(page, getHousehold, { reply: aHousehold({ invites: [anInvite()] }) })
  await answerAt(page, listHousematesSaved, {
    reply: [aHousemateSaved({}, { verdict: 'love', notes: 'North facing' })],
  })
  await page.reload()
}

/** Answers that Tom goes to an open home on a day of this month, which is chosen. */
export async function withTheirEvents(page: Page): Promise<void> {
  const startTime = new Date(Date.now() + 3_600_000).toISOString()
  const theirs = { ...anEvent({ id: 'event-8', startTime, endTime: null }), member: tom }
  await answerAt(page, listHousematesEvents, { reply: [theirs, { ...theirs, id: 'event-9', propertyId: 'home-2' }] })
  await withHousehold(page)
  await page.getByText('Tom goes').first().waitFor()
}

/** Answers that Tom has a brief and shares his money, and has searched for something. */
export async function withTheirWords(page: Page): Promise<void> {
  const changedAt = new Date().toISOString()
  const { filters, createdAt, resultsCount } = aSearch()
  const money = { deposit: { percent: 20 }, savings: 180_000, isShared: true }
  await answerAt(page, listHousematesBriefs, { reply: [{ member: tom, brief: { suburb: 'Richmond' }, changedAt }] })
  await answerAt(page, listHousematesMoney, { reply: [{ member: tom, money, changedAt }] })
  await answerAt(page, listHousematesSearches, {
    reply: [{ id: 'search-8', member: tom, filters, createdAt, resultsCount }],
  })
  await withHousehold(page)
  await page.getByText('Tom').first().waitFor()
}

/** Answers that Tom, who cares for land alone, weighs the same search. */
export async function withTomsWeights(page: Page): Promise<void> {
  await page.route('**/api/search-properties/*/household', async (route) => {
    const response = await route.fetch()
    const [own] = (await response.json()) as MemberColumns[]
    const others =
      own === undefined ? [] : [{ ...own, member: tom, weights: { ...own.weights, price: 0, landSize: 10 } }]
    await route.fulfill({ response, json: [own, ...others] })
  })
  await page.reload()
  await page.getByRole('radio', { name: 'Tom’s' }).waitFor()
}
