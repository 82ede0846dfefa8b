import { clockSkewMs } from '../clock.ts'

/** The branches of an `$or` that find what is due, and what lies further ahead of that than it was ever put: the clock was put back since. */
export const isDue = (field: string, due: Date, furthestMs: number) => [
  { [field]: { $lte: due } },
  { [field]: { $gt: new Date(due.getTime() + furthestMs + clockSkewMs) } },
]
