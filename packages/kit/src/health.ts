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

interface Options {
  readonly optional?: Facts
  /**
   * For how long a required dependency may be unavailable, in milliseconds from the first probe that finds it so:
   * replicas share it, so all would turn unready together.
   */
  readonly graceMs?: number
  /** Milliseconds of a clock that is never set back. */
  readonly now?: () => number
}

export function createHealth(
  required: Facts,
  { optional = {}, graceMs = 0, now = () => performance.now() }: Options = {},
): Health {
  let isStopping = false
  let awaySince: number | null = null
  return {
    check: () => {
      const found = ask(required)
      const at = now()
      awaySince = Object.values(found).every(Boolean) ? null : (awaySince ?? at)
      const isReady = !isStopping && (awaySince === null || at - awaySince < graceMs)
      return { isReady, facts: { ...found, ...ask(optional), serving: !isStopping } }
    },
    turnUnready: () => {
      isStopping = true
    },
  }
}
