import { login, register, type Property } from '@verandah/contracts'
import { createBrowser, type Call } from '@verandah/runtime/testing/browser'
import { password } from '@verandah/runtime/testing/buyer'
import type { Expected, Ledger } from './ledger.ts'

/** A buyer who carries out a plan and remembers its outcome. */
export interface BuyerAtWork {
  readonly name: string
  readonly email: string
  /** Retries until there is a response. */
  ask<Answer extends { status: number }>(
    step: string,
    asking: (call: Call) => Promise<Answer>,
    expected?: Expected,
  ): Promise<Answer>
  /** Number of requests of a step without a response. */
  uncertain(step: string): number
  /** Ids of acknowledged searches, by step. */
  readonly searches: Map<string, string>
  /** Homes of the latest search, in a reproducible order. */
  homes: readonly Property[]
  /** The home of each step, by the first of its adverts. */
  readonly chosen: Map<string, string>
  /** Ids of shortlist records, by advert. */
  readonly saved: Map<string, string>
}

/**
 * Opens an account. A registration without a response may have succeeded: then the name is taken, and its owner signs
 * in.
 */
export async function openBuyer(url: string, ledger: Ledger, number: number): Promise<BuyerAtWork> {
  const call = createBrowser(url)
  const name = `buyer${number}`
  const email = `${name}@example.com`
  const account = { username: name, password, email, name: `Kim ${number}`, plan: 'free_trial' } as const
  const buyer: BuyerAtWork = {
    name,
    email,
    searches: new Map(),
    homes: [],
    chosen: new Map(),
    saved: new Map(),
    ask: (step, asking, expected) => ledger.press(`${name} ${step}`, () => asking(call), expected),
    uncertain: (step) => ledger.uncertain(`${name} ${step}`),
  }
  const { status } = await buyer.ask('register', () => call(register, { body: account }), { done: 409 })
  if (status === 409) await buyer.ask('log in', () => call(login, { body: { username: name, password } }))
  return buyer
}

/** Identifies a home by its adverts, which are the same in every run. */
export function advertsOf({ sources }: Pick<Property, 'sources'>): string {
  return sources
    .map(({ listingId }) => listingId)
    .toSorted()
    .join(' ')
}
