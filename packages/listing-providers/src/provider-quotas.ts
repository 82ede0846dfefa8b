import { defineGauge, defineSchema, required, unlessTaken, type Clock, type Store } from '@verandah/kit'
import { ProviderLimited, ProviderUsedUp } from './provider-failures.ts'

/** An account at a provider: its id and its calls per day; 0 means no limit. */
export interface Account {
  readonly provider: string
  readonly callsPerDay: number
}

interface QuotaDoc {
  /** `provider:2026-11-20`, a date in UTC; `provider:paced:2026-11-20` for calls that can wait. */
  _id: string
  /** Calls that processes have leased on that day. */
  leased: number
  expiresAt: Date
}

/** The calls that this process has leased and not made. */
interface Slice {
  /** Its day, or, where no call was left to lease, only the period whose calls are used up. */
  readonly validIn: string
  readonly isUsedUp: boolean
  left: number
}

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
/**
 * A process leases at most this part of a day's calls at once; those it has not made when it ends are lost for the day.
 */
const sliceShare = 1 / 200
/**
 * Calls that can wait, those for followed homes, get at most this part of a day's, a 24th of it each hour. What an hour
 * leaves is there for the next ones.
 */
const pacedShare = 1 / 2

/** Whether calls are used up at each provider that was asked; a day ends by the clock, not by its next call. */
const usedUp = new Map<string, () => boolean>()
defineGauge({
  name: 'provider_calls_used_up',
  help: '1 while the calls of a day to a listing provider are used up.',
  labelNames: ['provider'],
  collect() {
    for (const [provider, isUsedUp] of usedUp) this.set({ provider }, isUsedUp() ? 1 : 0)
  },
})

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The `provider_quotas` collection: calls to providers per day, over all processes. */
const quotasIn = (store: Store) => {
  const schema = defineSchema<QuotaDoc>({ _id: String, leased: required.number, expiresAt: required.date })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  const model = store.collection('provider_quotas', schema)
  const tryLease = async (_id: string, calls: number, limit: number): Promise<boolean> => {
    const rest = { _id, leased: { $lte: limit - calls } }
    return (await model.updateOne(rest, { $inc: { leased: calls } })).modifiedCount === 1
  }
  return {
    lease: async ({ name, day, period, limit, slice }: Budget): Promise<Slice> => {
      const _id = `${name}:${day}`
      await unlessTaken(model.create({ _id, leased: 0, expiresAt: new Date(Date.parse(day) + 2 * dayMs) }))
      for (const calls of new Set([slice, 1]))
        if (await tryLease(_id, calls, limit)) return { validIn: day, isUsedUp: false, left: calls }
      return { validIn: period, isUsedUp: true, left: 0 }
    },
  }
}

/** Calls of a day, or of its hours so far. */
interface Budget {
  readonly name: string
  readonly day: string
  /** The day, or the hour of it after which there is more. */
  readonly period: string
  readonly limit: number
  readonly slice: number
}

const budgetsAt = ({ provider, callsPerDay }: Account, now: Date) => {
  const day = dayOf(now)
  const slice = Math.max(1, Math.floor(callsPerDay * sliceShare))
  const hours = Math.floor((now.getTime() - Date.parse(day)) / hourMs) + 1
  const pacedLimit = Math.floor((callsPerDay * pacedShare * hours) / 24)
  return {
    ofDay: { name: provider, day, period: day, limit: callsPerDay, slice },
    paced: { name: `${provider}:paced`, day, period: `${day} ${hours}`, limit: pacedLimit, slice },
    nextDay: new Date(Date.parse(day) + dayMs),
    nextHour: new Date(Date.parse(day) + hours * hourMs),
  }
}

/** Counts this process's calls to providers against the day's. */
export const createProviderQuotas = ({ store, clock }: { store: Store; clock: Clock }) => {
  const { lease } = quotasIn(store)
  const slices = new Map<string, Promise<Slice>>()
  /** Concurrent callers wait for the same slice. */
  const leaseOnce = async (budget: Budget): Promise<void> => {
    const leasing = lease(budget)
    slices.set(budget.name, leasing)
    try {
      await leasing
    } catch (error) {
      slices.delete(budget.name)
      throw error
    }
  }
  /** Returns false if nothing is left in its period. */
  const take = async (budget: Budget): Promise<boolean> => {
    for (;;) {
      const known = slices.get(budget.name)
      const slice = await known
      if (slice?.isUsedUp && slice.validIn === budget.period) return false
      if (slice && slice.left > 0 && slice.validIn === budget.day) {
        slice.left -= 1
        return true
      }
      if (slices.get(budget.name) === known) await leaseOnce(budget)
    }
  }

  /**
   * Takes a call from the day's; throws `ProviderUsedUp` when none is left, until midnight UTC. A call that can wait
   * (`isPaced`) keeps to its share of the hours so far; else throws `ProviderLimited`, until the next hour.
   */
  return async (account: Account, { isPaced = false } = {}): Promise<void> => {
    const { provider, callsPerDay } = account
    if (callsPerDay === 0) return
    const now = clock.now()
    const { ofDay, paced, nextDay, nextHour } = budgetsAt(account, now)
    if (isPaced && !(await take(paced)))
      throw new ProviderLimited(`The calls of this hour to ${provider} are used up`, nextHour.getTime() - now.getTime())
    const isTaken = await take(ofDay)
    usedUp.set(provider, () => !isTaken && ofDay.day === dayOf(clock.now()))
    if (!isTaken) throw new ProviderUsedUp(provider, nextDay, now)
  }
}

export type TakeCall = ReturnType<typeof createProviderQuotas>
