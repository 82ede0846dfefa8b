/** Takes what has to be done in the end. */
export type OnEnd = (...ends: (() => unknown)[]) => void

/** Keeps what has to be done in the end, and does it, the last first, whatever becomes of the others. */
export const collectEnds = () => {
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
