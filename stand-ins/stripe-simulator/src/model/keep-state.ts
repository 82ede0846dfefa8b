import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Delivery } from '../webhooks/create-deliveries.ts'
import type { KeptAnswers } from '../http/idempotency.ts'
import { emptyState, type State } from './state.ts'

export interface Kept {
  state: State
  deliveries: readonly Delivery[]
  /** Absent in files of earlier versions. */
  answers?: KeptAnswers
}

/** Reads the file; returns an empty simulator if there is none. */
export function readKept(file: string | undefined): Kept {
  if (file === undefined) return { state: emptyState(), deliveries: [] }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { state: emptyState(), deliveries: [] }
    throw error
  }
}

/** Writes atomically: to a temporary file, then renamed. */
export function writeKept(file: string, kept: Kept): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(kept))
  renameSync(`${file}.new`, file)
}
