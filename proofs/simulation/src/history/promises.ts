import { setTimeout as delay } from 'node:timers/promises'

const passing = [502, 503, 504]
const againMs = 200

/** What clients were told, and what they were never told. */
export interface Promises {
  /**
   * Calls until there is a final answer; throws for one that should never come. `done` is what a repeated call is
   * answered whose first one had taken effect, `fine` are refusals that may come.
   */
  press<Answer extends { status: number; body?: unknown }>(
    what: string,
    ask: () => Promise<Answer>,
    options?: { readonly done?: number; readonly fine?: readonly number[] },
  ): Promise<Answer>
  /** How many calls of a step had no answer: each may have taken effect. */
  uncertain(what: string): number
  /** Answers that should never come. */
  readonly broken: string[]
}

export const openPromises = (patienceMs: number): Promises => {
  const unanswered = new Map<string, number>()
  const broken: string[] = []
  return {
    broken,
    uncertain: (what) => unanswered.get(what) ?? 0,
    press: async (what, ask, { done, fine = [] } = {}) => {
      const endsAt = performance.now() + patienceMs
      while (performance.now() < endsAt) {
        const answer = await ask().catch(() => undefined)
        const { status = 0 } = answer ?? {}
        if (answer && !passing.includes(status)) {
          if (status < 300 || fine.includes(status) || (status === done && unanswered.has(what))) return answer
          broken.push(`${what} was answered ${status}: ${JSON.stringify(answer.body).slice(0, 200)}`)
          throw new Error(broken.at(-1))
        }
        unanswered.set(what, (unanswered.get(what) ?? 0) + 1)
        await delay(againMs)
      }
      broken.push(`${what} was not answered in ${patienceMs / 1_000} s`)
      throw new Error(broken.at(-1))
    },
  }
}
