import {
  defineGauge,
  defineSchema,
  requiredDate,
  requiredNumber,
  unlessTaken,
  type Clock,
  type Store,
} from '@verandah/kit'
import { ProviderUsedUp } from './provider-failures.ts'

/** An account at a provider: its id and its calls per day; 0 means no limit. */
export interface Account {
  readonly provider: string
  readonly callsPerDay: number
}

interface QuotaDoc {
  /** `provider:2026-11-20`, a date in UTC. */
  _id: string
  /** Calls that processes have leased on that day. */
  leased: number
  expiresAt: Date
}

/** The calls that this process has leased and not made. */
interface Slice {
  readonly day: string
  /** 0 when the day's calls are used up. */
  readonly size: number
  left: number
}

const dayMs = 24 * 60 * 60_000
/**
 * A process leases at most this part of a day's calls at once; those it has not made when it ends are lost for the day.
 */
const sliceShare = 1 / 200

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
  const schema = defineSchema<QuotaDoc>({ _id: String, leased: requiredNumber, expiresAt: requiredDate })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  const model = store.collection('provider_quotas', schema)
  const tryLease = async (_id: string, calls: number, callsPerDay: number): Promise<boolean> => {
    const rest = { _id, leased: { $lte: callsPerDay - calls } }
    return (await model.updateOne(rest, { $inc: { leased: calls } })).modifiedCount === 1
  }
  return {
    lease: async ({ provider, callsPerDay }: Account, day: string): Promise<Slice> => {
      const _id = `${provider}:${day}`
      await unlessTaken(model.create({ _id, leased: 0, expiresAt: new Date(Date.parse(day) + 2 * dayMs) }))
      const slice = Math.max(1, Math.floor(callsPerDay * sliceShare))
      for (const calls of new Set([slice, 1]))
        if (await tryLease(_id, calls, callsPerDay)) return { day, size: calls, left: calls }
      return { day, size: 0, left: 0 }
    },
  }
}

/** Counts this process's calls to providers against the day's. */
export const createProviderQuotas = ({ store, clock }: { store: Store; clock: Clock }) => {
  const { lease } = quotasIn(store)
  const slices = new Map<string, Promise<Slice>>()
  /** Concurrent callers wait for the same slice. */
  const leaseOnce = async (account: Account, day: string): Promise<void> => {
    const leasing = lease(account, day)
    slices.set(account.provider, leasing)
    try {
      await leasing
    } catch (error) {
      slices.delete(account.provider)
      throw error
    }
  }

  /** Takes a call from the day's; throws `ProviderUsedUp` when none is left, until midnight UTC. */
  return async (account: Account): Promise<void> => {
    const { provider, callsPerDay } = account
    if (callsPerDay === 0) return
    for (;;) {
      const now = clock.now()
      const day = dayOf(now)
      const known = slices.get(provider)
      const slice = await known
      const isToday = slice?.day === day
      if (isToday) usedUp.set(provider, () => slice.size === 0 && slice.day === dayOf(clock.now()))
      if (isToday && slice.left > 0) {
        slice.left -= 1
        return
      }
      if (isToday && slice.size === 0) throw new ProviderUsedUp(provider, new Date(Date.parse(day) + dayMs), now)
      if (slices.get(provider) === known) await leaseOnce(account, day)
    }
  }
}

export type TakeCall = ReturnType<typeof createProviderQuotas>
