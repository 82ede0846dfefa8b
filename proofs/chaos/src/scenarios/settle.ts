import type { Behind } from './look-behind.ts'
import { until } from './carry-out.ts'

const looks = 3

interface Patience {
  /** Also what the mail server is handed again: two minutes after a sender died with it. */
  readonly isMailAwaited: boolean
}

/**
 * Resolves when nothing moves any more, several looks in a row: no event unsaid or unhandled, no search under way, no saved search that runs
 * or has never run.
 */
export const settle = async ({ unsaid, waiting, read }: Behind, { isMailAwaited }: Patience): Promise<void> => {
  let quiet = 0
  const isQuiet = async () => {
    const found = await Promise.all([
      unsaid(),
      waiting(),
      read('search', 'searches', { status: 'processing' }),
      read('search', 'saved_searches', {
        $or: [{ runSearchId: { $exists: true } }, { lastCheckedAt: { $exists: false } }],
      }),
      isMailAwaited ? read('notifications', 'outgoing_mail', { state: 'queued' }) : [],
    ])
    return found.every((left) => (typeof left === 'number' ? left === 0 : left.length === 0))
  }
  await until('the product is quiet', async () => {
    quiet = (await isQuiet()) ? quiet + 1 : 0
    return quiet === looks
  })
}
