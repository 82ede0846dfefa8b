/**
 * Counts the consecutive runs of a job that saw each key, this one included. That measures time in which the process
 * could work: while it is blocked or dead, the job does not run.
 */
export const createSightings = () => {
  let counts: ReadonlyMap<string, number> = new Map()
  return (keys: readonly string[]): ReadonlyMap<string, number> => {
    counts = new Map(keys.map((key) => [key, (counts.get(key) ?? 0) + 1]))
    return counts
  }
}
