import {
  createWeights,
  listSearches,
  listSearchResults,
  login,
  register,
  requestSearch,
  type BodyInput,
  type Plan,
  type Property,
  type SearchStatus,
} from '@verandah/contracts'
import { createBrowser, type Call, type Send } from './browser.ts'

/** A buyer whose client behaves like a browser: keeps cookies and sends same-origin headers. */
export interface Buyer {
  readonly username: string
  readonly call: Call
  search(body?: BodyInput<typeof requestSearch>): Promise<string>
  statusOf(searchId: string): Promise<SearchStatus>
  resultsOf(searchId: string): Promise<Property[]>
  /** Polls as the page does until the search is no longer processing. */
  waitFor(searchId: string, limitMs: number): Promise<SearchStatus>
}

export const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const

export const password = 'a long enough password'

/** Registers for the free trial, or signs in again if `username` is given. */
export async function createBuyer(
  baseUrl: string,
  known: { username?: string; plan?: Plan; through?: Send } = {},
): Promise<Buyer> {
  const call = createBrowser(baseUrl, known.through)
  const username = known.username ?? `buyer${Math.random().toString(36).slice(2, 12)}`
  const opened = known.username
    ? await call(login, { body: { username, password } })
    : await call(register, {
        body: {
          username,
          password,
          email: `${username}@example.com`,
          name: 'Kim Buyer',
          plan: known.plan ?? 'free_trial',
        },
      })
  if (opened.status >= 300) throw new Error(`The account could not be opened: ${JSON.stringify(opened.body)}`)
  return { username, call, ...searching(call) }
}

/** A buyer's search operations. */
export function searching(call: Buyer['call']): Pick<Buyer, 'search' | 'statusOf' | 'resultsOf' | 'waitFor'> {
  const statusOf: Buyer['statusOf'] = async (searchId) => {
    const found = (await call(listSearches)).body.find(({ id }) => id === searchId)
    if (!found) throw new Error(`The search ${searchId} is not in the list`)
    return found
  }
  const resultsOf: Buyer['resultsOf'] = async (searchId) =>
    (await call(listSearchResults, { params: { searchId } })).body
  return {
    statusOf,
    resultsOf,
    search: async (body = { locations: [richmond], maxPrice: '1500000', minBedrooms: '2' }) => {
      const reply = await call(requestSearch, { body })
      if (reply.status !== 202) throw new Error(`The search was refused: ${JSON.stringify(reply.body)}`)
      return reply.body.searchId
    },
    waitFor: async (searchId, limitMs) => {
      const endsAt = Date.now() + limitMs
      let status = await statusOf(searchId)
      while (status.status === 'processing' && Date.now() < endsAt) {
        const query = { waitMs: 1_000, revision: status.revision }
        await call(listSearchResults, { params: { searchId }, query })
        status = await statusOf(searchId)
      }
      return status
    },
  }
}

/** Weights for a buyer who likes a garden. */
export function saveWeights(buyer: Buyer) {
  return buyer.call(createWeights, { body: { landSize: 10, additionalCriteria: { Garden: 7 } } })
}
