import type { Property } from '@verandah/contracts'
import { createBrowser, type Call } from '@verandah/runtime/testing/browser'
import { publicUrl } from '../world/world.ts'
import type { Promises } from './promises.ts'

export interface SavedHome {
  readonly recordId: string
  notes: string
  favorite: boolean
  tags: readonly string[]
}

/** A buyer with everything that the product has told them. */
export interface Buyer {
  readonly number: number
  readonly username: string
  readonly email: string
  readonly promises: Promises
  ask<Answer extends { status: number }>(
    what: string,
    asking: (call: Call) => Promise<Answer>,
    options?: Parameters<Promises['press']>[2],
  ): Promise<Answer>
  isRegistered: boolean
  id: string
  /** Set once the account's deletion was accepted. */
  receiptToken: string | undefined
  homes: readonly Property[]
  readonly searches: Set<string>
  readonly saved: Map<string, SavedHome>
  readonly removed: Map<string, string>
  readonly overrides: Map<string, { price: number; landSize: number }>
  readonly visits: Map<string, string>
  readonly watches: Set<string>
  name: string
  weights: { price: number; landSize: number } | undefined
  maxPrice: number | undefined
  paidPlan: 'quarterly' | 'annual' | undefined
  /** Enquiries sent, by subject. */
  readonly enquiries: Set<string>
}

/** In place of a receipt's token that nobody was told. */
export const lostToken = 'lost'

export const password = 'a long enough password'

/** A browser that takes replies unpacked: unpacking belongs to a native thread. */
const plainly = (request: Request): Promise<Response> => {
  request.headers.set('accept-encoding', 'identity')
  return fetch(request)
}

export const createBuyer = (number: number, promises: Promises): Buyer => {
  const call = createBrowser(publicUrl, plainly)
  const username = `buyer${number}`
  return {
    number,
    username,
    email: `${username}@canary.example`,
    promises,
    ask: (what, asking, options) => promises.press(`${username} ${what}`, () => asking(call), options),
    isRegistered: false,
    id: '',
    receiptToken: undefined,
    homes: [],
    searches: new Set(),
    saved: new Map(),
    removed: new Map(),
    overrides: new Map(),
    visits: new Map(),
    watches: new Set(),
    name: `Kim ${number}`,
    weights: undefined,
    maxPrice: undefined,
    paidPlan: undefined,
    enquiries: new Set(),
  }
}
