import { StripeError } from './stripe-error.ts'

export interface StoredAnswer {
  status: number
  body: object
}

/** Request and response by key. */
export type KeptAnswers = readonly (readonly [key: string, { request: string; answer: StoredAnswer }])[]

const keptAnswers = 1_000

/** Stores responses by `Idempotency-Key`: a repeated request gets the same response and has no effect. */
export function createIdempotency(saved: KeptAnswers = []) {
  const answers = new Map(saved)
  return {
    /** Oldest first. */
    kept: (): KeptAnswers => [...answers],
    /** Returns the earlier response; throws if the key was used with another request. */
    find: (key: string, request: string): StoredAnswer | undefined => {
      const known = answers.get(key)
      if (known === undefined || known.request === request) return known?.answer
      throw new StripeError(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
          `Try using a key other than '${key}' if you meant to execute a different request.`,
      })
    },
    keep: (key: string, request: string, answer: StoredAnswer): void => {
      answers.set(key, { request, answer: structuredClone(answer) })
      const [oldest] = answers.keys()
      if (answers.size > keptAnswers && oldest !== undefined) answers.delete(oldest)
    },
    /** Removes requests and responses that mention an id. */
    forget: (id: string): void => {
      for (const [key, known] of answers) if (JSON.stringify(known).includes(id)) answers.delete(key)
    },
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>
