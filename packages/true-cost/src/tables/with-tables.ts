import type { Table, Tables } from './types.ts'

/** Replaces the tables of the same state, or the federal one. */
export function withTables(tables: Tables, replacements: readonly Table[]): Tables {
  return replacements.reduce<Tables>(
    (all, table) =>
      table.table === 'federal'
        ? { ...all, federal: table }
        : { ...all, states: { ...all.states, [table.state]: table } },
    tables,
  )
}
