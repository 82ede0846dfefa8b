import { setTimeout as delay } from 'node:timers/promises'
import { unlessDead } from '@verandah/runtime/testing/record-acknowledgements'

/** Temporary failures: a client retries after one of these, or after no response. */
const passing = [502, 503, 504]
const againMs = 150
/** The gateway waits 30 s for a service and 2 s for a connection; the rest is for a busy machine. */
const mostMs = 45_000

/** Responses that are expected beside success. */
export interface Expected {
  /** The status of a retry whose first, unanswered request took effect. */
  readonly done?: number
  /** Statuses of refusals that may come. */
  readonly fine?: readonly number[]
}

/** What clients of the product were told. */
export interface Ledger {
  /**
   * Retries until there is a final response; `what` names the step. Anything that is not expected is recorded as wrong.
   */
  press<Answer extends { status: number }>(
    what: string,
    ask: () => Promise<Answer>,
    expected?: Expected,
  ): Promise<Answer>
  /** Number of requests of a step without a response: each may have taken effect. */
  uncertain(what: string): number
  /** Responses that should never occur. */
  readonly wrong: string[]
  readonly counts: { asked: number; answered: number; unanswered: number; slowestMs: number }
}

export function openLedger(patienceMs = 120_000): Ledger {
  const uncertain = new Map<string, number>()
  const wrong: string[] = []
  const counts = { asked: 0, answered: 0, unanswered: 0, slowestMs: 0 }
  return {
    wrong,
    counts,
    uncertain: (what) => uncertain.get(what) ?? 0,
    press: async (what, ask, { done, fine = [] } = {}) => {
      const endsAt = performance.now() + patienceMs
      while (performance.now() < endsAt) {
        counts.asked += 1
        const askedAt = performance.now()
        const answer = await unlessDead(ask())
        const tookMs = Math.round(performance.now() - askedAt)
        counts.slowestMs = Math.max(counts.slowestMs, tookMs)
        if (tookMs > mostMs) wrong.push(`${what} was under way for ${tookMs} ms`)
        if (answer !== undefined && !passing.includes(answer.status)) {
          counts.answered += 1
          const { status } = answer
          if (status < 300 || fine.includes(status) || (status === done && uncertain.has(what))) return answer
          wrong.push(`${what} was answered ${status}: ${JSON.stringify(answer).slice(0, 300)}`)
          throw new Error(wrong.at(-1))
        }
        counts.unanswered += 1
        uncertain.set(what, (uncertain.get(what) ?? 0) + 1)
        await delay(againMs)
      }
      throw new Error(`${what} was not answered in ${patienceMs / 1_000} s`)
    },
  }
}
