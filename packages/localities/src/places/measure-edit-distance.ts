type EditDistance = { whole: number; prefix: number }

/** Maximum length of a name in letters; longer ones are truncated. */
const maxLength = 80
const far = 99

/** Three rows of the table suffice. They are reused between calls: each keystroke measures thousands of names. */
const table = [new Uint8Array(maxLength + 2), new Uint8Array(maxLength + 2), new Uint8Array(maxLength + 2)] as const

/**
 * Damerau-Levenshtein distance (adjacent letters may swap) from `typed` to `name`, and to the nearest prefix of `name`.
 * A distance above `limit` is Infinity. Only cells within `limit` of the diagonal are computed.
 */
export function measureEditDistance(typed: string, name: string, limit: number): EditDistance {
  const rows = Math.min(typed.length, maxLength)
  const columns = Math.min(name.length, maxLength, rows + limit)
  let [beforeLast, last, current]: [Uint8Array, Uint8Array, Uint8Array] = [...table]
  for (let column = 0; column <= columns; column += 1) last[column] = column
  let nearest = 0
  for (let row = 1; row <= rows; row += 1) {
    nearest = fillRow({ typed, name, row, limit, columns, beforeLast, last, current })
    if (nearest > limit) return { whole: Infinity, prefix: Infinity }
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  const whole = name.length > columns ? far : (last[columns] ?? far)
  return { whole: whole > limit ? Infinity : whole, prefix: nearest }
}

type RowInput = {
  typed: string
  name: string
  row: number
  limit: number
  columns: number
  beforeLast: Uint8Array
  last: Uint8Array
  current: Uint8Array
}

/** Fills `current` and returns its smallest distance. */
const fillRow = ({ typed, name, row, limit, columns, beforeLast, last, current }: RowInput): number => {
  const start = Math.max(1, row - limit)
  const end = Math.min(columns, row + limit)
  const letter = typed.charCodeAt(row - 1)
  const letterBefore = typed.charCodeAt(row - 2)
  const edge = start === 1 ? row : far
  current[start - 1] = edge
  // The row before did not reach this cell.
  last[row + limit] = far
  let left = edge
  let smallest = left
  for (let column = start; column <= end; column += 1) {
    const other = name.charCodeAt(column - 1)
    let distance = Math.min((last[column] ?? far) + 1, left + 1, (last[column - 1] ?? far) + (letter === other ? 0 : 1))
    const isSwapped = row > 1 && letter === name.charCodeAt(column - 2) && letterBefore === other
    if (isSwapped) distance = Math.min(distance, (beforeLast[column - 2] ?? far) + 1)
    current[column] = distance
    left = distance
    smallest = Math.min(smallest, distance)
  }
  return smallest
}
