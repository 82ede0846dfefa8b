import { setTimeout as delay } from 'node:timers/promises'
import { unlessDead } from '@verandah/runtime/testing/record-acknowledgements'

/** Temporary failures: a client retries after one of these, or after no response. */
const passing = [502, 503, 504]
const patienceMs = 120_000
const againMs = 150
/** The gateway waits 30 s for a service and 2 s for a connection; the rest is for a busy machine. */
const mostMs = 45_000

/** What clients of the product were told. */
export interface Ledger {
  /**
   * Retries until there is a final response; `what` names the step. Anything but success is recorded as wrong; `done`
   * is the status of a retry whose first, unanswered request took effect.
   */
  press<Answer extends { status: number }>(what: string, ask: () => Promise<Answer>, done?: number): Promise<Answer>
  /** Number of requests of a step without a response: each may have taken effect. */
  uncertain(what: string): number
  /** Responses that should never occur. */
  readonly wrong: string[]
  readonly counts: { asked: number; answered: number; unanswered: number; slowestMs: number }
}

export const openLedger = (): Ledger => {
  const uncertain = new Map<string, number>()
  const wrong: string[] = []
  const counts = { asked: 0, answered: 0, unanswered: 0, slowestMs: 0 }
  return {
    wrong,
    counts,
    uncertain: (what) => uncertain.get(what) ?? 0,
    press: async (what, ask, done) => {
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
          if (answer.status < 300 || (answer.status === done && uncertain.has(what))) return answer
          wrong.push(`${what} was answered ${answer.status}: ${JSON.stringify(answer).slice(0, 300)}`)
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
