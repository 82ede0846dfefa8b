/**
 * The state behind `/readyz`: ready only while every required dependency is available; optional ones are reported too.
 */
export interface Health {
  /** Named facts, evaluated for each request. */
  check(): { isReady: boolean; facts: Record<string, boolean> }
  turnUnready(): void
}

type Facts = Readonly<Record<string, () => boolean>>

const ask = (facts: Facts) => Object.fromEntries(Object.entries(facts).map(([name, isTrue]) => [name, isTrue()]))

export const createHealth = (required: Facts, optional: Facts = {}): Health => {
  let isStopping = false
  return {
    check: () => {
      const found = ask(required)
      const isReady = !isStopping && Object.values(found).every(Boolean)
      return { isReady, facts: { ...found, ...ask(optional), serving: !isStopping } }
    },
    turnUnready: () => {
      isStopping = true
    },
  }
}
