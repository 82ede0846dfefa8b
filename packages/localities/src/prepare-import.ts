import { localityId, unknownProminence, type GazetteerRow } from './places/locality.ts'
import type { ParsedLocalities, ParsedLocality } from './parse-localities-csv.ts'
import type { RejectedRow } from './read-csv.ts'

type PreparedImport = { csv: string; kept: number; rejected: RejectedRow[] }

const columns = ['locality', 'state', 'postcode', 'latitude', 'longitude', 'prominence'] as const

/** Renders an operator's list as normalised CSV: each place once, with a prominence, in the order of the file. */
export function prepareImport(parsed: ParsedLocalities, builtIn: readonly GazetteerRow[]): PreparedImport {
  const known = new Map(builtIn.map((row) => [row.id, row]))
  const highest = Math.max(0, ...countsOf(parsed.rows))
  const firstLines = new Map<string, number>()
  const lines: string[] = [columns.join(',')]
  const repeats: RejectedRow[] = []
  for (const row of parsed.rows) {
    const id = localityId(row)
    const first = firstLines.get(id)
    if (first === undefined) {
      firstLines.set(id, row.line)
      const ours = known.get(id)
      const prominence = row.prominence ?? scaleCount(row.count, highest) ?? ours?.prominence ?? unknownProminence
      const place = { ...row, locality: ours?.locality ?? spellName(row.locality), prominence }
      lines.push(columns.map((column) => quote(String(place[column]))).join(','))
    } else repeats.push({ line: row.line, column: 'locality', reason: `repeats line ${first}` })
  }
  const rejected = [...parsed.rejected, ...repeats].sort((a, b) => a.line - b.line)
  return { csv: `${lines.join('\n')}\n`, kept: firstLines.size, rejected }
}

function* countsOf(rows: readonly ParsedLocality[]): Generator<number> {
  for (const { count } of rows) if (count !== undefined) yield count
}

/** Counts span orders of magnitude, so prominence is logarithmic; the highest count is 100. */
const scaleCount = (count: number | undefined, highest: number): number | undefined => {
  if (count === undefined) return undefined
  return highest === 0 ? 0 : Math.round((100 * Math.log1p(count)) / Math.log1p(highest))
}

/** Official lists are in capitals. */
const spellName = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}]|\p{L}{2}['’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name

const quote = (cell: string): string => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
