import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { keepStoredFile, keepVisit, readVisitsAnew } from '@/lib/endpoints/visits.ts'
import { ownerId } from '@/lib/storage/local.ts'
import { changing, type Database, openDatabase } from './database.ts'
import { queuedEntries } from './queued-entries.ts'
import { queuedFiles } from './queued-files.ts'
import { type Ending, sendWaiting } from './send-waiting.ts'
import type { showWaiting } from './show-waiting.ts'

export async function openQueue(userId: string) {
  const db = await openDatabase()
  return { db, files: queuedFiles(db, userId), entries: queuedEntries(db, userId) }
}

interface Passing {
  client: QueryClient
  userId: string
  opening: ReturnType<typeof openQueue>
  shown: ReturnType<typeof showWaiting>
  ended: AbortSignal
}

/** One pass over a user's queue; the page shows what the server has taken, and what still waits. */
export const passOf =
  ({ client, userId, opening, shown, ended }: Passing) =>
  async (): Promise<Ending> => {
    const { db, files, entries } = await opening
    let isTaken = false
    const take = (keeping: Promise<void>): Promise<void> => {
      isTaken = true
      shown.show({ delay: null })
      return keeping
    }
    const ending = await inOneTab(db, userId, (isStillOurs) =>
      sendWaiting({
        files,
        entries,
        ended,
        mayGoOn: async () => !ended.aborted && isOwn(userId) && (await isStillOurs()),
        onSending: (sendingId) => shown.show({ sendingId }),
        onVisit: (visit) => take(keepVisit(client, visit)),
        onFile: (file) => take(keepStoredFile(client, file)),
        onChange: () => shown.tell(),
        onDelay: (delay) => shown.show({ delay }),
      }),
    )
    if (isTaken) await readVisitsAnew(client).then(() => shown.tell(true))
    if (ending === 'all-sent') shown.show({ delay: null })
    if (ending === 'signed-out') void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    return ending ?? 'later'
  }

/** Another tab may have signed in somebody else, whose session would send what is not theirs. */
const isOwn = (userId: string): boolean => [null, userId].includes(ownerId.read())

/** Longer than any one item may take to send. */
const leaseMs = 4 * 60_000

/** Acts in one tab of the browser at a time, for one user; `null` where another tab is at it. */
async function inOneTab<Result>(
  db: Database,
  userId: string,
  act: (isStillOurs: () => Promise<boolean>) => Promise<Result>,
): Promise<Result | null> {
  // Only pages with TLS have locks.
  const { locks } = navigator as { locks?: LockManager | null }
  if (locks) return locks.request(`outgoing ${userId}`, () => act(() => Promise.resolve(true)))
  const holder = crypto.randomUUID()
  const take = () => takeLease(db, userId, holder)
  if (!(await take())) return null
  try {
    return await act(take)
  } finally {
    await endLease(db, userId, holder)
  }
}

/** Takes the right to send, or extends it; false while another tab has it. */
const takeLease = async (db: Database, userId: string, holder: string): Promise<boolean> => {
  const change = changing(db, 'leases')
  const held = await change.store.get(userId)
  const isFree = held === undefined || held.holder === holder || held.until < Date.now()
  if (isFree) await change.store.put({ holder, until: Date.now() + leaseMs }, userId)
  await change.done
  return isFree
}

const endLease = async (db: Database, userId: string, holder: string): Promise<void> => {
  const change = changing(db, 'leases')
  if ((await change.store.get(userId))?.holder === holder) await change.store.delete(userId)
  await change.done
}
