import { serviceNames } from '@verandah/contracts'
import { databaseOf, type Blobs } from '@verandah/kit'
import type { brokerOf } from '../server-addresses.ts'

/** What is copied, or restored into. */
export interface Place {
  readonly storeUrl: string
  readonly broker: ReturnType<typeof brokerOf>
  /** Undefined: photos and documents are left where they are. */
  readonly blobs: Blobs | undefined
  /** Events of the backup are read and left out where there is no broker. */
  readonly isRehearsal?: boolean | undefined
}

export interface Sealing {
  /** Seals the file; undefined: it stays readable to anyone who has it. */
  readonly password: string | undefined
  /** Folder of this machine's keys, kept in sealed files only; undefined where a secret store has them. */
  readonly keys: string | undefined
}

export const databases = [...serviceNames, 'bus'].map(databaseOf)
