import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { filesQuery, keepStoredFile, keepVisit, readVisitsAnew, visitsQuery } from '@/lib/endpoints/visits.ts'
import { logError } from '@/lib/log-error.ts'
import { ownerId } from '@/lib/storage/local.ts'
import { openDatabase } from './database.ts'
import { inOneTab } from './one-tab.ts'
import { queuedEntries } from './queued-entries.ts'
import { queuedFiles } from './queued-files.ts'
import { repeatSending } from './repeat-sending.ts'
import { type Ending, sendWaiting } from './send-waiting.ts'
import { showWaiting } from './show-waiting.ts'
import { waiting } from './waiting.ts'

const openQueue = async (userId: string) => {
  const db = await openDatabase()
  return { db, files: queuedFiles(db, userId), entries: queuedEntries(db, userId) }
}

/** Opens a user's queue on this device and sends it: now, when the connection or the page is back, and on request. */
export const startOutgoing = (client: QueryClient, userId: string) => {
  const opening = openQueue(userId)
  const read = async () => {
    const { files, entries } = await opening
    return { files: await files.list(), entries: await entries.list() }
  }
  const readTaken = () => {
    for (const { queryKey } of [visitsQuery, filesQuery]) void client.invalidateQueries({ queryKey })
  }
  const shown = showWaiting(userId, read, readTaken)
  const ending = new AbortController()
  // Another tab may have signed in somebody else, whose session would send what is not theirs.
  const isOthers = () => ![null, userId].includes(ownerId.read())

  const pass = async (): Promise<Ending> => {
    const { db, files, entries } = await opening
    let isTaken = false
    const take = (keeping: Promise<void>): Promise<void> => {
      isTaken = true
      shown.show({ delay: null })
      return keeping
    }
    const ended = await inOneTab(db, userId, (isStillOurs) =>
      sendWaiting({
        files,
        entries,
        ended: ending.signal,
        mayGoOn: async () => !ending.signal.aborted && !isOthers() && (await isStillOurs()),
        onSending: (sendingId) => shown.show({ sendingId }),
        onVisit: (visit) => take(keepVisit(client, visit)),
        onFile: (file) => take(keepStoredFile(client, file)),
        onChange: () => shown.tell(),
        onDelay: (delay) => shown.show({ delay }),
      }),
    )
    if (isTaken) await readVisitsAnew(client).then(() => shown.tell(true))
    if (ended === 'all-sent') shown.show({ delay: null })
    if (ended === 'signed-out') void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    return ended ?? 'later'
  }
  const { send, stop } = repeatSending(pass)
  const stopListening = onComingBack(() => void send())
  shown.refresh().then(send, (error: unknown) => {
    logError('Nothing can be kept on this device', error)
    shown.show({ isRead: true, storeProblem: 'This browser doesn’t let Verandah keep anything on this device.' })
  })
  return {
    opening,
    shown,
    send,
    /** Resolves once nothing is on its way any more. */
    stop: async (): Promise<void> => {
      ending.abort()
      stopListening()
      shown.stop()
      await stop()
      await opening.then(({ db }) => db.close()).catch(() => undefined)
    },
  }
}

export type Outgoing = ReturnType<typeof startOutgoing>

/** Calls back when the connection returns or the page is looked at again. */
const onComingBack = (callBack: () => void): (() => void) => {
  const onVisible = () => document.visibilityState === 'visible' && callBack()
  window.addEventListener('online', callBack)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('online', callBack)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
