import { AustralianState } from '@verandah/contracts'
import { normaliseText } from './places/normalise-text.ts'
import { readCsv } from './read-csv.ts'

/** A place with the wrong state in a reference file, keyed by what the file says. */
type StateCorrection = { locality: string; postcode: string; stateInFile: string; state: AustralianState }

/**
 * Parses corrections. Columns: locality, postcode, state_in_file, and the right state in state_in_australianpostcodes.
 */
export function parseStateCorrections(text: string): StateCorrection[] {
  return readCsv(text).rows.map(({ line, cells }) => {
    const state = AustralianState.safeParse(cells.get('state_in_australianpostcodes'))
    if (!state.success) throw new Error(`Corrections, line ${line}, column state_in_australianpostcodes: not a state`)
    return {
      locality: cells.get('locality') ?? '',
      postcode: cells.get('postcode') ?? '',
      stateInFile: cells.get('state_in_file') ?? '',
      state: state.data,
    }
  })
}

/** Finds the right state of a row by locality, postcode and state in the file. */
export type StateLookup = (locality: string, postcode: string, state: string) => string

/** Returns a lookup; rows without a correction keep the file's state. */
export const lookUpState = (corrections: readonly StateCorrection[]): StateLookup => {
  const right = new Map(
    corrections.map((known) => [keyOf(known.locality, known.postcode, known.stateInFile), known.state]),
  )
  return (locality, postcode, state) => right.get(keyOf(locality, postcode, state)) ?? state
}

const keyOf = (locality: string, postcode: string, state: string): string =>
  `${normaliseText(locality)}|${postcode}|${state}`
