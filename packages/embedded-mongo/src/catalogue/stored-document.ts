import type { Document } from '../values/document.ts'
import { readBson, readFields } from '../values/read-bson.ts'

/** Reads documents from disk and tracks what is held in memory. */
export interface Shelf {
  readonly load: (stored: StoredDocument) => Uint8Array
  readonly hold: (stored: StoredDocument) => void
  readonly takeOut: (stored: StoredDocument) => void
  /** False if caching the whole collection, held this many times, would evict itself and everything else. */
  readonly holdsAll: (times: number) => boolean
}

/**
 * A document on disk that may be cached in memory, as bytes and, once read, as values. A change creates a new one, so
 * that cursors and paused reads keep what they found.
 */
export class StoredDocument {
  /** Position in insertion order. */
  readonly seq: number
  /** Seal of the document on disk. */
  readonly seal: number
  /** Size on disk. */
  readonly bytes: number
  /** Journal ticket of its write: until that is on disk, only memory has the document. */
  readonly ticket: number
  private readonly shelf: Shelf
  private heldBytes: Uint8Array | undefined
  private held: Document | undefined
  private isOverwritten = false

  constructor(shelf: Shelf, place: { seq: number; seal: number; bytes: number; ticket?: number }, bytes?: Uint8Array) {
    this.shelf = shelf
    this.seq = place.seq
    this.seal = place.seal
    this.bytes = place.bytes
    this.ticket = place.ticket ?? 0
    this.heldBytes = bytes
    if (bytes !== undefined) shelf.hold(this)
  }

  /** Its bytes as on disk. */
  get encoded(): Uint8Array {
    if (this.heldBytes !== undefined) return this.heldBytes
    const bytes = this.shelf.load(this)
    this.heldBytes = bytes
    this.shelf.hold(this)
    return bytes
  }

  get document(): Document {
    if (this.held !== undefined) return this.held
    const document = readBson(this.encoded)
    this.held = document
    if (!this.isOverwritten) this.shelf.hold(this)
    return document
  }

  /**
   * Returns at least these fields, for scans of many documents. The second read loads the whole document if memory
   * allows.
   */
  look(names: ReadonlySet<string> | undefined): Document {
    if (this.held !== undefined || (this.heldBytes !== undefined && this.shelf.holdsAll(2))) return this.document
    const bytes = this.heldBytes ?? (this.shelf.holdsAll(1) ? this.encoded : this.shelf.load(this))
    return names === undefined ? readBson(bytes) : readFields(bytes, names)
  }

  /** Returns at least these fields, for an immediate rewrite. */
  peek(names: ReadonlySet<string>): Document {
    return this.held ?? readFields(this.encoded, names)
  }

  /** Marks the document as overwritten on disk: those who hold it can still read it, but it is no longer cached. */
  overwrite(): void {
    const bytes = this.encoded
    this.shelf.takeOut(this)
    this.heldBytes = bytes
    this.isOverwritten = true
  }

  /** 1 as bytes or as values, 2 as both. */
  get heldTimes(): number {
    return Number(this.heldBytes !== undefined) + Number(this.held !== undefined)
  }

  /** Evicts the document from memory. */
  letGo(): void {
    this.held = undefined
    this.heldBytes = undefined
  }
}
