export type EditDistance = { whole: number; prefix: number }

/**
 * Damerau-Levenshtein distance (adjacent letters may swap) from `typed` to `name`, and to the nearest beginning of
 * `name`. Both are Infinity as soon as they must exceed `limit`.
 */
export const measureEditDistance = (typed: string, name: string, limit: number): EditDistance => {
  let beforeLast: number[] = []
  let last = Array.from({ length: name.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = nextRow(typed, name, row, last, beforeLast)
    if (Math.min(...current) > limit) return { whole: Infinity, prefix: Infinity }
    beforeLast = last
    last = current
  }
  return { whole: within(last[name.length], limit), prefix: within(Math.min(...last), limit) }
}

const nextRow = (typed: string, name: string, row: number, last: number[], beforeLast: number[]): number[] => {
  const current = [row]
  for (let column = 1; column <= name.length; column += 1) {
    const same = typed[row - 1] === name[column - 1]
    const swapped = row > 1 && column > 1 && typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1]
    current.push(
      Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Infinity,
      ),
    )
  }
  return current
}

const at = (row: number[], column: number): number => row[column] ?? Infinity

const within = (distance: number | undefined, limit: number): number =>
  distance !== undefined && distance <= limit ? distance : Infinity
