import { changing, type Database } from './database.ts'

/** Longer than any one item may take to send. */
export const leaseMs = 4 * 60_000

/** Acts in one tab of the browser at a time, for one user; `null` where another tab is at it. */
export async function inOneTab<Result>(
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
