import type { ResultColumns } from '@verandah/contracts'
import { bytesOf } from '@/lib/ranking/unpack-columns.ts'
import type { Kinds } from './model/ranked.ts'

/** Decodes types and suburbs; an earlier server names none, so that all homes are alike. */
export function kindsOf(packed: ResultColumns['kinds']): Kinds {
  if (packed === undefined) return { names: [], of: new Uint16Array() }
  const bytes = new DataView(bytesOf(packed.of).buffer)
  return {
    names: packed.names,
    of: Uint16Array.from({ length: bytes.byteLength / 2 }, (_none, row) => bytes.getUint16(row * 2, true)),
  }
}
