import type { AustralianState } from '@verandah/contracts'
import { normaliseText } from './normalise-text.ts'

/** A locality without its id, as in a CSV file. Degrees are WGS 84, south is negative. */
export type LocalityRecord = {
  locality: string
  state: AustralianState
  /** Four digits, leading zero kept. */
  postcode: string
  latitude: number
  longitude: number
}

/** A place in the gazetteer. */
export type GazetteerRow = LocalityRecord & {
  id: string
  /** Display text. */
  value: string
  /** 0 to 100: the likelihood that a buyer who types the name means this place. */
  prominence: number
  /** Other names that buyers type for it: Canberra for City ACT 2601. */
  aliases?: readonly string[]
  /** True for a region: a buyers' name for several localities. */
  isRegion?: boolean
}

/** Prominence of a place known only by its position. */
export const unknownProminence = 5

type LocalityName = { locality: string; state: string; postcode: string }

/** Returns an opaque id, stable as long as name, state and postcode are: `richmond-vic-3121`. */
export function localityId({ locality, state, postcode }: LocalityName): string {
  return `${normaliseText(locality).replaceAll(' ', '-')}-${state.toLowerCase()}-${postcode}`
}

/** The `value` of a row: `Richmond VIC 3121`. */
export function displayLocality({ locality, state, postcode }: LocalityName): string {
  return `${locality} ${state} ${postcode}`
}
