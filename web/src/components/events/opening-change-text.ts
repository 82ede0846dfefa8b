import type { OpeningChange, PlannedStop } from '@verandah/contracts'
import { timeText } from '@/lib/format.ts'

/** "The open home at 4 Swan Street has moved from 10:00 am to 9:30 am." */
export function openingChangeText(stop: PlannedStop, change: OpeningChange): string {
  const what = stop.eventType === 'Auction' ? 'The auction of' : 'The open home at'
  const [street = stop.address] = stop.address.split(',')
  const { opens, closes } = change
  if (opens === null || closes === null) return `${what} ${street} is no longer advertised.`
  return opens === stop.opens
    ? `${what} ${street} now ends at ${timeText(closes, stop.timeZone)}.`
    : `${what} ${street} has moved from ${timeText(stop.opens, stop.timeZone)} to ${timeText(opens, stop.timeZone)}.`
}
