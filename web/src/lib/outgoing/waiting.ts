import type { FileKind, FileType, VisitEntry } from '@verandah/contracts'
import { createStore, useStore } from '@/lib/store.ts'

export interface Refusal {
  /** The problem's code; null where the reply had none. */
  code: string | null
  text: string
}

/** A photo or document that is on this device and not yet on the server, without its bytes. */
export interface WaitingFile {
  /** Of the file on the server too: sending it again changes nothing. */
  id: string
  propertyId: string
  kind: FileKind
  name: string
  type: FileType
  bytes: number
  /** The day of the visit, YYYY-MM-DD where the home is; null for a document of the home. */
  visitOn: string | null
  addedAt: string
  refusal: Refusal | null
}

/** A version of an entry of a visit that the server does not have yet. */
export interface WaitingEntry {
  propertyId: string
  /** YYYY-MM-DD where the home is. */
  on: string
  entry: VisitEntry
  refusal: Refusal | null
}

/** What this device keeps for one user until the server has it. */
export interface Waiting {
  /** False until the device's store has been read. */
  isRead: boolean
  files: readonly WaitingFile[]
  entries: readonly WaitingEntry[]
  /** The file on its way. */
  sendingId: string | null
  /** Why sending is tried again later; null while all is well. */
  delay: string | null
  /** Why the last change could not be kept on the device. */
  storeProblem: string | null
}

export const nothingWaiting: Waiting = {
  isRead: false,
  files: [],
  entries: [],
  sendingId: null,
  delay: null,
  storeProblem: null,
}

/** Written by the queue, whose code loads after the page. */
export const waiting = createStore<Waiting>(nothingWaiting)

export function useWaiting(): Waiting {
  return useStore(waiting)
}
