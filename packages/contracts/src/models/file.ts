import * as z from 'zod/mini'
import { Id, Instant, OrNull, RequiredText } from '../fields.ts'
import { LocalDate } from './day-plan.ts'

/** What a file is. A photo is shown as a picture; the others open in the browser's own viewer. */
export const fileKinds = ['photo', 'contract', 'section-32', 'strata', 'report', 'other'] as const
export const FileKind = z.enum(fileKinds)
export type FileKind = z.infer<typeof FileKind>

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const fileTypes = [...photoTypes, 'application/pdf'] as const
export const FileType = z.enum(fileTypes)
export type FileType = z.infer<typeof FileType>

/** Limit for an uploaded photo, after the browser has re-encoded it. */
export const photoLimitBytes = 5 * 1024 * 1024
export const documentLimitBytes = 16 * 1024 * 1024
/** Limit for all members of a household together, or for a buyer without one. */
export const filesQuotaBytes = 500 * 1024 * 1024
export const fileNameMaxLength = 120

/** A photo or document of a saved home. `type` is by content, never as the sender says. */
export const StoredFile = z.object({
  id: Id,
  propertyId: Id,
  kind: FileKind,
  name: RequiredText(fileNameMaxLength),
  type: FileType,
  /** As kept; a photo's location and other metadata are gone. */
  bytes: z.int().check(z.gte(0)),
  /** Pixels; null for a PDF. */
  width: OrNull(z.int().check(z.positive())),
  height: OrNull(z.int().check(z.positive())),
  /** The day of the visit that it belongs to, where the home is; null: to none. */
  visitOn: OrNull(LocalDate),
  createdAt: Instant,
})
export type StoredFile = z.infer<typeof StoredFile>

export const StoredFiles = z.object({
  /** Newest first. */
  files: z.array(StoredFile),
  /** Of the whole household, and its limit. */
  usedBytes: z.int(),
  quotaBytes: z.int(),
})
export type StoredFiles = z.infer<typeof StoredFiles>
