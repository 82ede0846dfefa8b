import { clockSkewMs } from '../clock.ts'

/** The branches of an `$or` that find what is due, or implausibly far ahead because the clock was set back. */
export function isDue(field: string, due: Date, furthestMs: number) {
  return [{ [field]: { $lte: due } }, { [field]: { $gt: new Date(due.getTime() + furthestMs + clockSkewMs) } }]
}
