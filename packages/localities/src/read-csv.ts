import { parse, type CsvError } from 'csv-parse/sync'

/** One line of a CSV file: cells by lower-case column name. `line` counts from 1, including the header. */
export type CsvRow = { line: number; cells: ReadonlyMap<string, string> }
export type RejectedRow = { line: number; column?: string; reason: string }
type CsvFile = { columns: string[]; rows: CsvRow[]; rejected: RejectedRow[] }

/** Parses a CSV text with a header line. Lines that cannot be parsed are rejected; the others are kept. */
export function readCsv(text: string): CsvFile {
  const rejected: RejectedRow[] = []
  const records = parse(text, {
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    skip_records_with_error: true,
    on_skip: (error) => void rejected.push(describe(error)),
  }) as unknown as { record: string[]; info: { lines: number } }[]
  const [header, ...lines] = records
  const columns = (header?.record ?? []).map((column) => column.toLowerCase())
  const rows: CsvRow[] = []
  for (const { record, info } of lines) {
    if (record.length === columns.length) rows.push({ line: info.lines, cells: nameCells(columns, record) })
    else rejected.push({ line: info.lines, reason: `has ${record.length} cells, the header has ${columns.length}` })
  }
  return { columns, rows, rejected: rejected.sort((a, b) => a.line - b.line) }
}

const nameCells = (columns: readonly string[], record: readonly string[]): ReadonlyMap<string, string> =>
  new Map(columns.map((column, index) => [column, record[index] ?? '']))

const describe = (error: CsvError | undefined): RejectedRow => ({
  line: typeof error?.lines === 'number' ? error.lines : 0,
  reason: error?.message ?? 'cannot be read',
})
