/** Registers cleanup steps. */
export type OnEnd = (...ends: (() => unknown)[]) => void

/** Collects cleanup steps and runs them in reverse order, even if some fail. */
export function collectEnds() {
  const ends: (() => unknown)[] = []
  const onEnd: OnEnd = (...more) => void ends.push(...more)
  const endAll = async (): Promise<void> => {
    const failures: unknown[] = []
    for (const end of ends.splice(0).toReversed())
      try {
        await end()
      } catch (error) {
        failures.push(error)
      }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be ended')
  }
  return { onEnd, endAll }
}
