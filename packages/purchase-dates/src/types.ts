export const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const
export type State = (typeof states)[number]

/** A local date of the home's state, YYYY-MM-DD. */
export type Day = string

export interface Source {
  name: string
  url: string
}

/** What every rule of a table carries. */
export interface Sourced {
  source: Source
  /** The day on which the source was read. */
  readOn: Day
  /** False: from one source only, or from sources that differ in part. */
  confirmed: boolean
}
