import { clockSkewMs } from '../clock.ts'

/** The branches of an `$or` that find what is due, or implausibly far ahead because the clock was set back. */
export const isDue = (field: string, due: Date, furthestMs: number) => [
  { [field]: { $lte: due } },
  { [field]: { $gt: new Date(due.getTime() + furthestMs + clockSkewMs) } },
]
