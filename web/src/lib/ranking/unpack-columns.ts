import { factors, type ResultColumns } from '@verandah/contracts'
import { type Column, type Columns, columnOfUnknown, extras } from '@verandah/scoring-model'

/** Homes as columns for ranking, in the order of `ids`. */
export interface RankableHomes {
  ids: readonly string[]
  columns: Columns
}

export function unpackColumns({ ids, columns }: Pick<ResultColumns, 'ids' | 'columns'>): RankableHomes {
  const size = ids.length
  const byName = <Name extends string>(names: readonly Name[], packed: Readonly<Record<string, Packed>>) =>
    Object.fromEntries(names.map((name) => [name, columnOf(packed[name], size)])) as Record<Name, Column>
  return {
    ids,
    columns: {
      homes: Uint32Array.from(ids, (_id, row) => row),
      factors: byName(factors, columns.factors),
      custom: new Map(columns.custom.map(([name, packed]) => [name, columnOf(packed, size)])),
      extras: byName(extras, columns.extras),
      overBudget: columns.overBudget === undefined ? new Uint8Array(size) : bytesOf(columns.overBudget),
    },
  }
}

type Packed = ResultColumns['columns']['factors'][string]

/** Decodes a column; a criterion missing from the reply is unknown for every home. */
const columnOf = (packed: Packed | undefined, size: number): Column => {
  if (packed === undefined) return columnOfUnknown(size)
  const bytes = new DataView(bytesOf(packed.thousandths).buffer)
  const thousandths = Uint16Array.from({ length: size }, (_none, row) => bytes.getUint16(row * 2, true))
  return { thousandths, known: bytesOf(packed.known) }
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
