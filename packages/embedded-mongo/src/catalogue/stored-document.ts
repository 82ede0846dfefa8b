import type { Document } from '../values/document.ts'

/** Replaced as a whole, never changed in place, so a cursor or a paused read may hold on to it. */
export interface StoredDocument {
  /** Position in insertion order. */
  readonly seq: number
  readonly document: Document
  /** Of the document as it is on disk. */
  readonly seal: number
}
