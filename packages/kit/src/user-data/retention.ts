import type { HeldRecords, retentionRoutes } from '@verandah/contracts'
import { Answer, type HandlerOf } from '../http/route.ts'

type RetentionRoute = (typeof retentionRoutes)[keyof typeof retentionRoutes]

/** Serves which records a service holds about a person, and for how long, for the privacy page. */
export const answerRetention =
  <Context>(heldBy: (context: Context) => HeldRecords[]) =>
  (context: Context): HandlerOf<RetentionRoute> =>
  () =>
    Promise.resolve(new Answer(heldBy(context), { 'Cache-Control': 'public, max-age=300' }))

/** Retention of records that are deleted with the account. */
export const whileAccountLasts = 'For as long as you have an account'

const units = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const

/** "30 days", "36 hours": in the largest unit that needs no fraction, at least seconds. */
export function periodText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000) * 1_000
  const [unit, length] = units.find(([, unitMs]) => seconds >= unitMs && seconds % unitMs === 0) ?? units[3]
  const count = seconds / length
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
