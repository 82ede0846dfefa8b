import type { Document } from '../values/document.ts'

/** Reads a document from disk, and hears of it when it is held in memory. */
export interface Shelf {
  readonly load: (stored: StoredDocument) => Document
  readonly hold: (stored: StoredDocument) => void
}

/**
 * A document where it lies: on disk and, for a while, in memory. A change makes another one, so that a cursor or a paused read may hold on to
 * what it found.
 */
export class StoredDocument {
  /** Position in insertion order. */
  readonly seq: number
  /** Of the document as it is on disk. */
  readonly seal: number
  /** As it is on disk. */
  readonly bytes: number
  /** The journal's ticket of its write: until that is on disk, memory is all that has it. */
  readonly ticket: number
  private readonly shelf: Shelf
  private held: Document | undefined
  private isOverwritten = false

  constructor(shelf: Shelf, place: { seq: number; seal: number; bytes: number; ticket?: number }, document?: Document) {
    this.shelf = shelf
    this.seq = place.seq
    this.seal = place.seal
    this.bytes = place.bytes
    this.ticket = place.ticket ?? 0
    this.held = document
    if (document !== undefined) shelf.hold(this)
  }

  get document(): Document {
    if (this.held !== undefined) return this.held
    const document = this.shelf.load(this)
    this.held = document
    this.shelf.hold(this)
    return document
  }

  /** From now on the disk no longer has it: whoever found it before still does. */
  overwrite(): void {
    this.held = this.document
    this.isOverwritten = true
  }

  /** Memory is needed for others. */
  letGo(): void {
    if (!this.isOverwritten) this.held = undefined
  }
}

/** What an aggregation makes is not stored anywhere. */
export const asPlain = (one: Document | StoredDocument): Document =>
  one instanceof StoredDocument ? one.document : one
