import * as z from 'zod'
import type { Table } from '../tables/types.ts'
import { federalTable } from './federal-table.ts'
import { stateTable } from './state-table.ts'

const anyTable = z.discriminatedUnion('table', [stateTable, federalTable], {
  error: 'the field "table" must be "state" or "federal"',
})

/** Reads a table or a list of tables. Throws a sentence for each field that is wrong, with the remedy. */
export function parseTables(json: unknown): Table[] {
  const list: unknown[] = Array.isArray(json) ? json : [json]
  const tables = list.map(parseTable)
  const names = tables.map(nameOf)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new TypeError(`${twice}: there are two tables. Give one.`)
  return tables
}

const parseTable = (json: unknown): Table => {
  const parsed = anyTable.safeParse(json)
  if (parsed.success) return parsed.data
  const of = nameOfUnknown(json)
  throw new TypeError(
    parsed.error.issues.map(({ path, message }) => `${[of, ...path.map(String)].join('.')}: ${message}.`).join('\n'),
  )
}

const nameOf = (table: Table) => (table.table === 'state' ? table.state : table.table)

const nameOfUnknown = (json: unknown): string => {
  const { state } = (json ?? {}) as { state?: unknown }
  return typeof state === 'string' ? state : 'tables'
}
