import * as z from 'zod/mini'
import { Id, Instant } from '../fields.ts'
import { serviceNames } from '../services.ts'
import { TypedPassword } from './account.ts'
import { OptionalCode } from './two-step.ts'
import { KeptRecords } from './user-data.ts'

export const AccountDeletion = z.object({ password: TypedPassword, code: OptionalCode })
export type AccountDeletion = z.infer<typeof AccountDeletion>

/** The outcome of an account deletion by service, without personal data. */
export const DeletionReceipt = z.object({
  id: Id,
  /** `pending` until every service has answered; they are asked again until they do. */
  status: z.enum(['pending', 'complete']),
  requestedAt: Instant,
  completedAt: z.nullable(Instant),
  services: z.array(
    z.object({
      service: z.enum(serviceNames),
      /** Null until the service has answered. */
      deletedAt: z.nullable(Instant),
      /** The number of deleted documents per collection. */
      counts: z.record(z.string(), z.int()),
      /** Records that must be kept by law. */
      kept: z.array(KeptRecords),
    }),
  ),
})
export type DeletionReceipt = z.infer<typeof DeletionReceipt>

/** A deletion receipt with its token, returned only once. The token reads the receipt again while it is kept. */
export const DeletionReceiptWithToken = z.object({ token: z.string(), receipt: DeletionReceipt })
export type DeletionReceiptWithToken = z.infer<typeof DeletionReceiptWithToken>

/** An export of everything stored about the caller. */
export const DataExport = z.object({
  id: Id,
  /** `failed` when a service is late; it may still become `ready`, and another can be asked for. */
  status: z.enum(['pending', 'ready', 'failed']),
  requestedAt: Instant,
  readyAt: z.nullable(Instant),
  /** When it can no longer be downloaded. */
  expiresAt: Instant,
  services: z.array(z.object({ service: z.enum(serviceNames), hasAnswered: z.boolean() })),
})
export type DataExport = z.infer<typeof DataExport>
