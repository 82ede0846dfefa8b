import { AustralianState } from '@verandah/contracts'
import type { StateLookup } from './correct-states.ts'
import type { LocalityRecord } from './places/locality.ts'
import { readCsv, type CsvRow, type RejectedRow } from './read-csv.ts'

/** A row of a CSV file. The columns `prominence` (0 to 100) and `count` (how often the place occurs) are optional. */
export type ParsedLocality = LocalityRecord & { line: number; prominence?: number; count?: number }
export type ParsedLocalities = { rows: ParsedLocality[]; rejected: RejectedRow[] }

const required = ['locality', 'state', 'postcode', 'latitude', 'longitude'] as const
const maxNameLength = 80

/** Bounding box of the mainland, Tasmania and the islands with Australian postcodes, in degrees. */
const bounds = { latitude: [-55, -9], longitude: [96, 169] } as const

/**
 * Parses a list of localities. Rejected rows carry their line, column and reason; the others are kept. Throws if the
 * header lacks a column.
 */
export function parseLocalitiesCsv(text: string, stateOf: StateLookup = keepState): ParsedLocalities {
  const file = readCsv(text)
  const missing = required.filter((column) => !file.columns.includes(column))
  if (missing.length > 0) {
    throw new Error(`Line 1: missing column ${missing.join(', ')}; found: ${file.columns.join(', ')}`)
  }
  const rows: ParsedLocality[] = []
  const rejected = [...file.rejected]
  for (const row of file.rows) {
    const result = readRow(row, stateOf)
    if ('reason' in result) rejected.push(result)
    else rows.push(result)
  }
  return { rows, rejected: rejected.sort((a, b) => a.line - b.line) }
}

const keepState: StateLookup = (_locality, _postcode, state) => state

type Cell<T> = { value: T } | { reason: string }

const readRow = ({ line, cells }: CsvRow, stateOf: StateLookup): ParsedLocality | RejectedRow => {
  const cell = (column: string): string => cells.get(column) ?? ''
  const read = {
    locality: readName(cell('locality')),
    state: readState(stateOf(cell('locality'), cell('postcode'), cell('state'))),
    postcode: readPostcode(cell('postcode')),
    latitude: readNumber(cell('latitude'), bounds.latitude),
    longitude: readNumber(cell('longitude'), bounds.longitude),
    prominence: readOptional(cell('prominence'), [0, 100]),
    count: readOptional(cell('count'), [0, Number.MAX_SAFE_INTEGER]),
  }
  for (const [column, result] of Object.entries(read)) {
    if ('reason' in result) return { line, column, reason: result.reason }
  }
  return Object.fromEntries(
    Object.entries({ line: { value: line }, ...read }).flatMap(([column, result]) =>
      'value' in result && result.value !== undefined ? [[column, result.value]] : [],
    ),
  ) as ParsedLocality
}

const readName = (text: string): Cell<string> => {
  if (/\p{Cc}/u.test(text)) return { reason: 'has control characters' }
  if (!/\p{L}/u.test(text)) return { reason: 'is empty or has no letters' }
  return text.length > maxNameLength ? { reason: `is longer than ${maxNameLength} characters` } : { value: text }
}

const readState = (text: string): Cell<AustralianState> => {
  const state = AustralianState.safeParse(text.toUpperCase())
  return state.success ? { value: state.data } : { reason: `"${text}" is not a state or territory` }
}

/** Spreadsheets drop the leading zero of postcodes in 02, 08 and 09. */
const readPostcode = (text: string): Cell<string> =>
  /^(?:\d{4}|[289]\d\d)$/.test(text)
    ? { value: text.padStart(4, '0') }
    : { reason: `"${text}" is not a postcode of four digits` }

const readNumber = (text: string, [low, high]: readonly [number, number]): Cell<number> => {
  const value = Number(text)
  if (text === '' || !Number.isFinite(value)) return { reason: `"${text}" is not a number` }
  return value < low || value > high ? { reason: `${text} is outside ${low} to ${high}` } : { value }
}

const readOptional = (text: string, range: readonly [number, number]): Cell<number | undefined> =>
  text === '' ? { value: undefined } : readNumber(text, range)
