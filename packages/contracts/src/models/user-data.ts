import * as z from 'zod/mini'
import { Id } from '../fields.ts'
import type { ServiceName } from '../services.ts'

/** How much of an export one message carries, in bytes of UTF-8. */
export const maxExportPartBytes = 400 * 1024

/** Records kept after an account's deletion because a law requires it. */
export const KeptRecords = z.object({
  /** Human-readable: "2 tax invoices". */
  what: z.string(),
  /** Human-readable: the law and the retention period. */
  reason: z.string(),
})
export type KeptRecords = z.infer<typeof KeptRecords>

/** A service's answer after erasing a user. */
export function deletionReceiptOf<const Service extends ServiceName>(service: Service) {
  return z.object({
    userId: Id,
    deletionId: Id,
    service: z.literal(service),
    /** The number of deleted documents per collection. */
    counts: z.record(z.string(), z.int()),
    kept: z.optional(z.array(KeptRecords)),
  })
}

/** A part of a service's export of a user. */
export function exportPartOf<const Service extends ServiceName>(service: Service) {
  return z.object({
    userId: Id,
    exportId: Id,
    service: z.literal(service),
    /** JSON text; the parts, concatenated in order. */
    data: z.string(),
    /** 1 to `parts`. */
    part: z.int(),
    parts: z.int(),
  })
}
