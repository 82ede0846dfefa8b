import type { Expected, Ledger } from '@verandah/chaos/ledger'
import type { Property } from '@verandah/contracts'
import { createBrowser, type Call } from '@verandah/runtime/testing/browser'
import { publicUrl } from '../world/world.ts'
import { searchLimit, type Limit } from './limits.ts'

export interface SavedHome {
  readonly recordId: string
  notes: string
  favorite: boolean
  tags: readonly string[]
  isLost: boolean
}

/** What a buyer had chosen when they began something. */
interface Chosen {
  readonly isUnsubscribed: boolean
}

/** A buyer with everything that the product has told them. */
export interface Buyer {
  readonly number: number
  readonly username: string
  readonly email: string
  readonly ledger: Ledger
  ask<Answer extends { status: number }>(
    what: string,
    asking: (call: Call) => Promise<Answer>,
    expected?: Expected,
  ): Promise<Answer>
  isRegistered: boolean
  id: string
  /** Set once the account's deletion was accepted. */
  receiptToken: string | undefined
  homes: readonly Property[]
  readonly searches: Set<string>
  readonly saved: Map<string, SavedHome>
  /** Homes that were taken off the shortlist. */
  readonly removed: Set<string>
  readonly overrides: Map<string, { price: number; landSize: number }>
  /** By title. */
  readonly visits: Map<string, { id: string; startTime: string }>
  readonly watches: Set<string>
  name: string
  weights: { price: number; landSize: number } | undefined
  maxPrice: number | undefined
  paidPlan: 'quarterly' | 'annual' | undefined
  /** By subject. */
  readonly enquiries: Map<string, Chosen>
  readonly searchLimit: Limit
  readonly hidden: Set<string>
  /** In dollars. */
  deposit: number | undefined
  isUnsubscribed: boolean
  /** By home. */
  readonly purchases: Map<string, Chosen>
}

/** In place of a receipt's token that nobody was told. */
export const lostToken = 'lost'

export const password = 'a long enough password'

/** A browser that takes replies unpacked: unpacking belongs to a native thread. */
const plainly = (request: Request): Promise<Response> => {
  request.headers.set('accept-encoding', 'identity')
  return fetch(request)
}

export function createBuyer(number: number, ledger: Ledger): Buyer {
  const call = createBrowser(publicUrl, plainly)
  const username = `buyer${number}`
  return {
    number,
    username,
    email: `${username}@canary.example`,
    ledger,
    ask: (what, asking, expected) => ledger.press(`${username} ${what}`, () => asking(call), expected),
    isRegistered: false,
    id: '',
    receiptToken: undefined,
    homes: [],
    searches: new Set(),
    saved: new Map(),
    removed: new Set(),
    overrides: new Map(),
    visits: new Map(),
    watches: new Set(),
    name: `Kim ${number}`,
    weights: undefined,
    maxPrice: undefined,
    paidPlan: undefined,
    enquiries: new Map(),
    searchLimit: searchLimit(),
    hidden: new Set(),
    deposit: undefined,
    isUnsubscribed: false,
    purchases: new Map(),
  }
}
