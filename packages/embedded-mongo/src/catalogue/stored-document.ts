import type { Document } from '../values/document.ts'
import { readBson, readFields } from '../values/read-bson.ts'

/** Reads a document from disk, and hears of it when more of it is held in memory. */
export interface Shelf {
  readonly load: (stored: StoredDocument) => Uint8Array
  readonly hold: (stored: StoredDocument) => void
  readonly takeOut: (stored: StoredDocument) => void
  /** False where a look at all of the collection, held so many times over, would push out what others ask for, and itself. */
  readonly holdsAll: (times: number) => boolean
}

/** In place of a place on the shelf: memory holds nothing of it, or another has been written in its stead. */
export const NOWHERE = -1
const OVERWRITTEN = -2

/**
 * A document where it lies: on disk and, for a while, in memory, in bytes and, once it was read, as values. A change makes another one, so that a
 * cursor or a paused read may hold on to what it found.
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
  private heldBytes: Uint8Array | undefined
  private held: Document | undefined
  /** On the shelf. */
  place = NOWHERE

  constructor(shelf: Shelf, place: { seq: number; seal: number; bytes: number; ticket?: number }, bytes?: Uint8Array) {
    this.shelf = shelf
    this.seq = place.seq
    this.seal = place.seal
    this.bytes = place.bytes
    this.ticket = place.ticket ?? 0
    this.heldBytes = bytes
    if (bytes !== undefined) shelf.hold(this)
  }

  /** As it is on disk. */
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
    if (this.place !== OVERWRITTEN) this.shelf.hold(this)
    return document
  }

  /** At least these fields, for whoever looks at many documents. All of it is read the second time, where memory has room for that. */
  look(names: ReadonlySet<string> | undefined): Document {
    if (this.held !== undefined || (this.heldBytes !== undefined && this.shelf.holdsAll(2))) return this.document
    const bytes = this.heldBytes ?? (this.shelf.holdsAll(1) ? this.encoded : this.shelf.load(this))
    return names === undefined ? readBson(bytes) : readFields(bytes, names)
  }

  /** At least these fields, for whoever writes it anew at once. */
  peek(names: ReadonlySet<string>): Document {
    return this.held ?? readFields(this.encoded, names)
  }

  /** From now on the disk no longer has it: whoever found it before still does, and memory keeps it for nobody else. */
  overwrite(): void {
    const bytes = this.encoded
    if (this.place !== NOWHERE) this.shelf.takeOut(this)
    this.heldBytes = bytes
    this.place = OVERWRITTEN
  }

  /** In bytes, as values, or both. */
  get heldTimes(): number {
    return Number(this.heldBytes !== undefined) + Number(this.held !== undefined)
  }

  moveTo(place: number): void {
    this.place = place
  }

  /** Memory is needed for others. */
  letGo(): void {
    this.held = undefined
    this.heldBytes = undefined
    this.place = NOWHERE
  }
}

/** What an aggregation makes is not stored anywhere. */
export const asPlain = (one: Document | StoredDocument): Document =>
  one instanceof StoredDocument ? one.document : one
