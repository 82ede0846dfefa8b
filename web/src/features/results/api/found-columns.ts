import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { factors, listResultColumns, type ResultColumns } from '@verandah/contracts'
import { type Column, type Columns, columnOfUnknown, extras, scoringRule } from '@verandah/scoring-model'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { type Narrowing, queryOf } from '../narrowing/narrowing.ts'

/** All homes of a search as columns for ranking and mapping, in the order of `ids`. */
export interface FoundColumns extends Pick<ResultColumns, 'points' | 'labels'> {
  ids: readonly string[]
  columns: Columns
  /** The server scores by a newer rule than this script. */
  isOutdated: boolean
}

interface Asked {
  searchId: string
  narrowing: Narrowing
  /** The search's revision; a new one refetches the columns. */
  revision: number
  isWanted: boolean
}

export const useFoundColumns = ({ searchId, narrowing, revision, isWanted }: Asked) => {
  const query = queryOf(narrowing)
  return useQuery({
    queryKey: queryKeyOf(listResultColumns, searchId, query, revision),
    queryFn: async ({ signal }) => unpack(await callRoute(listResultColumns, { params: { searchId }, query, signal })),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  })
}

const unpack = ({ ids, columns, points, labels, rule = scoringRule }: ResultColumns): FoundColumns => {
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
    points,
    labels,
    isOutdated: rule !== scoringRule,
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

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
