import type { Document } from '../values/document.ts'

/** Where an operator works, for its messages. */
export interface Place {
  readonly name: string
  readonly path: string
  readonly document: Document
}

/** An operator's answer that takes the field away. */
export const REMOVE = Symbol('remove')

/** An operator's answer that leaves the field as it is, absent included. */
export const KEEP = Symbol('keep')
