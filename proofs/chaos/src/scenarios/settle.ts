import type { Behind } from './look-behind.ts'
import { until } from './carry-out.ts'

const looks = 3

interface Patience {
  /** Also waits for mail that is resent: two minutes after its sender was killed. */
  readonly isMailAwaited: boolean
}

/**
 * Resolves once several consecutive checks find nothing in progress: no unpublished or unhandled event, no active
 * search, no saved search that is running or has never run.
 */
export async function settle({ unsaid, waiting, read }: Behind, { isMailAwaited }: Patience): Promise<void> {
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
