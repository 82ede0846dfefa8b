import type { KeptHome } from '@verandah/contracts'
import type { Logger } from '@verandah/kit'
import { type Seen, seenKey } from '../../homes/domain/seen.ts'
import { countMissing } from '../search-metrics.ts'
import type { SeenHomes } from '../seen-homes.ts'

interface Stored extends Seen {
  /** Where an earlier build stored it. */
  home?: KeptHome
}

interface Asked<Row> {
  searchId: string
  rows: readonly Row[]
  /** Fields of each home; all by default. */
  fields?: readonly (keyof KeptHome)[]
}

/** Joins results with their homes. None that a result names is deleted, so a missing one is logged; it is left out. */
export const addHomes =
  ({ seenHomes, log }: { seenHomes: Pick<SeenHomes, 'read'>; log: Pick<Logger, 'error'> }) =>
  async <Row extends Stored>({ searchId, rows, fields }: Asked<Row>): Promise<(Row & { home: KeptHome })[]> => {
    const isWhole = ({ home, revision }: Row) => home?.revision === revision
    const read = await seenHomes.read(
      rows.filter((row) => !isWhole(row)),
      fields && ['id', ...fields],
    )
    const homes = new Map(read.map((home) => [home.id, home]))
    const homeOf = (row: Row) => (isWhole(row) ? row.home : homes.get(row.propertyId))
    const missing = rows.filter((row) => homeOf(row) === undefined)
    if (missing.length > 0) {
      countMissing(missing.length)
      log.error({ searchId, homes: missing.map(seenKey) }, 'homes that a search found are not kept')
    }
    return rows.flatMap((row) => {
      const home = homeOf(row)
      return home ? [{ ...row, home }] : []
    })
  }

export type AddHomes = ReturnType<typeof addHomes>
