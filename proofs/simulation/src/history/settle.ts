import { setTimeout as delay } from 'node:timers/promises'
import { machine } from '../machine/machine.ts'
import { unsaidIn, type Behind } from './behind.ts'

/** A service whose answer to a deletion was lost is asked again after eleven minutes. */
const longestMs = 900_000
const lookAgainMs = 2_000
const looks = 2
/** A deletion whose process died waits for the end of its lease. To play that time idly takes most of a history's CPU. */
const leaseMs = 600_000
/** By then a deletion that is carried out has ended. */
const stuckLooks = 15

/** Resolves once nothing is under way: what is left, in words, when it takes too long. */
export async function settle(behind: Behind): Promise<string[]> {
  const endsAt = performance.now() + longestMs
  let quiet = 0
  let stuck = 0
  for (;;) {
    const left = leftToDo(behind)
    quiet = left.length === 0 ? quiet + 1 : 0
    stuck = left.length > 0 && left.every(isDeletion) ? stuck + 1 : 0
    if (stuck === stuckLooks) machine.line.leap(leaseMs)
    if (quiet === looks) return []
    if (performance.now() > endsAt) return left
    await delay(lookAgainMs)
  }
}

const isDeletion = (words: string): boolean => words.startsWith('the deletion of ')

const leftToDo = (behind: Behind): string[] => {
  const waiting = behind.waiting()
  if (waiting > 0) return [`${waiting} events were not handled in ${longestMs / 1_000} s`]
  const webhooks = behind.webhooks()
  if (webhooks > 0) return [`${webhooks} webhooks were not taken in ${longestMs / 1_000} s`]
  const stored = behind.stored()
  const searching = (stored.get('search.searches') ?? []).filter(({ status }) => status === 'processing')
  const watched = (stored.get('search.saved_searches') ?? []).filter(({ lastCheckedAt }) => lastCheckedAt === undefined)
  const leaving = (stored.get('auth.users') ?? []).filter(
    ({ deletion }) => deletion !== undefined && (deletion as { completedAt?: Date }).completedAt === undefined,
  )
  const mail = (stored.get('notifications.outgoing_mail') ?? []).filter(({ state }) => state === 'queued')
  return [
    ...unsaidIn(stored).map((document) => `an event is still in ${document}`),
    ...searching.map(({ _id }) => `the search ${_id} never ended`),
    ...watched.map(({ _id }) => `the saved search ${_id} never ran`),
    ...leaving.map(({ _id }) => `the deletion of ${_id} never ended`),
    ...mail.map(({ subject }) => `a mail was never sent: ${String(subject)}`),
  ]
}
