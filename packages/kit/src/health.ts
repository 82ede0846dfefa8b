/** What `/readyz` answers: a service takes requests only while all that it needs is there. */
export interface Health {
  /** Named facts; each is asked anew. */
  check(): { isReady: boolean; facts: Record<string, boolean> }
  turnUnready(): void
}

export const createHealth = (facts: Record<string, () => boolean>): Health => {
  let isStopping = false
  return {
    check: () => {
      const found = Object.fromEntries(Object.entries(facts).map(([name, isTrue]) => [name, isTrue()]))
      return { isReady: !isStopping && Object.values(found).every(Boolean), facts: { ...found, serving: !isStopping } }
    },
    turnUnready: () => {
      isStopping = true
    },
  }
}
