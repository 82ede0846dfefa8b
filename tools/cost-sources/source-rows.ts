import type { FederalTable, Sourced, StateTable, Tables } from '@verandah/true-cost'

/** A header, and a row for each source of each table with its dates. */
export function sourceRows({ states, federal }: Tables): string[][] {
  return [
    ['table', 'source', 'read on', 'applies from', 'vouched until', 'confirmed'],
    ...Object.values(states).flatMap((table) => rowsOf(table.state, entriesOf(table))),
    ...rowsOf('federal', entriesOfFederal(federal)),
  ]
}

const entriesOf = ({ duty, reliefs, pending, grants, fees, foreignSurcharge, insuranceDuty, mentions }: StateTable) => [
  ...duty,
  ...reliefs,
  ...pending,
  ...grants,
  ...fees,
  ...foreignSurcharge,
  ...insuranceDuty,
  ...mentions,
]

const entriesOfFederal = ({ schemes, fees, lmi, lending, debtLimit, foreignRules = [] }: FederalTable) => [
  ...schemes,
  ...fees,
  ...lmi,
  ...lending,
  ...debtLimit,
  ...foreignRules,
]

/** Entries of one source and the same dates share a row. */
const rowsOf = (name: string, entries: readonly Sourced[]): string[][] => [
  ...new Map(entries.map((entry) => rowOf(name, entry)).map((row) => [row.join('|'), row])).values(),
]

const rowOf = (name: string, { source, readOn, validFrom, validUntil, checkedUntil, confirmed }: Sourced) => [
  name,
  source.url === undefined ? source.name : `[${source.name}](${source.url})`,
  readOn,
  validFrom,
  validUntil ?? checkedUntil ?? '',
  confirmed ? 'yes' : 'no: shown with "about"',
]
