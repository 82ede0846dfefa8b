import type { Document } from '../values/document.ts'

/** `document` is replaced as a whole, never changed in place, so a cursor may hold on to it. */
export interface StoredDocument {
  /** Position in insertion order. */
  readonly seq: number
  document: Document
  /** Of the document as it is on disk. */
  seal: number
}
