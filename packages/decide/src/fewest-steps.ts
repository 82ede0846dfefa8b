/** A setting in whole numbers. */
export interface Dial {
  at: number
  lowest: number
  highest: number
}

interface Wanted {
  /** How many dials may move at most. */
  atMost: number
  /** Whether settings, one for each dial, do what is wanted. The array is reused. */
  holds: (settings: Int32Array) => boolean
}

/**
 * The settings that do what is wanted with the fewest dials moved and, among those, the smallest sum of steps; null
 * where none do. Exact: all settings are tried in that order, so the time grows with the power of `atMost`.
 */
export function fewestSteps(dials: readonly Dial[], { atMost, holds }: Wanted): number[] | null {
  const settings = Int32Array.from(dials, ({ at }) => at)
  if (holds(settings)) return [...settings]
  const reaches = dials.map(({ at, lowest, highest }) => Math.max(at - lowest, highest - at)).sort((a, b) => b - a)
  let furthest = 0
  for (let moved = 1; moved <= Math.min(atMost, dials.length); moved++) {
    furthest += reaches[moved - 1] ?? 0
    for (let steps = moved; steps <= furthest; steps++)
      if (moves({ dials, settings, holds }, { from: 0, moved, steps })) return [...settings]
  }
  return null
}

interface Search extends Pick<Wanted, 'holds'> {
  dials: readonly Dial[]
  settings: Int32Array
}

interface Left {
  /** The first dial that may move. */
  from: number
  /** How many more dials move, and by how many steps together. */
  moved: number
  steps: number
}

/** Whether moves of exactly this size do what is wanted; leaves `settings` at the first that do, else as they were. */
const moves = (search: Search, { from, moved, steps }: Left): boolean => {
  if (moved === 0) return search.holds(search.settings)
  for (let dial = from; dial + moved <= search.dials.length; dial++) {
    const smallest = moved === 1 ? steps : 1
    for (let size = smallest; size <= steps - moved + 1; size++)
      if (movesBy(search, { from: dial, moved, steps }, size)) return true
  }
  return false
}

/** Tries the dial `from` in both directions. */
const movesBy = (search: Search, { from, moved, steps }: Left, size: number): boolean => {
  const { at, lowest, highest } = search.dials[from] ?? { at: 0, lowest: 0, highest: 0 }
  for (const to of [at + size, at - size]) {
    if (to < lowest || to > highest) continue
    search.settings[from] = to
    if (moves(search, { from: from + 1, moved: moved - 1, steps: steps - size })) return true
  }
  search.settings[from] = at
  return false
}
