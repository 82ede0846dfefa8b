import type { QueryClient } from '@tanstack/react-query'
import { filesQuery, visitsQuery } from '@/lib/endpoints/visits.ts'
import { logError } from '@/lib/log-error.ts'
import { onComingBack } from '@/lib/on-coming-back.ts'
import { openQueue, passOf } from './pass-of.ts'
import { showWaiting } from './show-waiting.ts'
import type { Ending } from './send-waiting.ts'

/** Opens a user's queue on this device and sends it: now, when the connection or the page is back, and on request. */
export function startOutgoing(client: QueryClient, userId: string) {
  const opening = openQueue(userId)
  const shown = showWaiting(
    userId,
    () => readAll(opening),
    () => readTaken(client),
  )
  const leaving = new AbortController()
  const { send, stop } = repeatSending(passOf({ client, userId, opening, shown, ended: leaving.signal }))
  const stopListening = onComingBack(() => void send())
  shown.refresh().then(send, (error: unknown) => {
    logError('Nothing can be kept on this device', error)
    shown.show({ isRead: true, storeProblem: 'This browser doesn’t let Verandah keep anything on this device.' })
  })
  return {
    opening,
    shown,
    send,
    /** Resolves once nothing is on its way any more. The store stays open: a field that closes now may still write. */
    stop: async (): Promise<void> => {
      leaving.abort()
      stopListening()
      shown.stop()
      await stop()
    },
  }
}

const readAll = async (opening: ReturnType<typeof openQueue>) => {
  const { files, entries } = await opening
  return { files: await files.list(), entries: await entries.list() }
}

/** Another tab has sent something. */
const readTaken = (client: QueryClient): void => {
  for (const { queryKey } of [visitsQuery, filesQuery]) void client.invalidateQueries({ queryKey })
}

export type Outgoing = ReturnType<typeof startOutgoing>

const firstDelayMs = 5_000
const longestDelayMs = 5 * 60_000

/**
 * Runs passes of sending, one after the other: whenever it is asked to, and by itself after a failure, ever more
 * seldom.
 */
function repeatSending(pass: () => Promise<Ending>) {
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let isStopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const runPasses = async (): Promise<void> => {
    let ending: Ending = 'all-sent'
    while (isAskedAgain && !isStopped) {
      isAskedAgain = false
      ending = await pass().catch((error: unknown): Ending => {
        logError('Sending what waits failed', error)
        return 'later'
      })
    }
    running = null
    failures = ending === 'later' ? failures + 1 : 0
    if (ending === 'later' && !isStopped) timer = setTimeout(() => void send(), delayAfter(failures))
  }
  const send = (): Promise<void> => {
    isAskedAgain = true
    clearTimeout(timer)
    running ??= runPasses()
    return running
  }
  /** Resolves once the pass under way has ended. */
  const stop = async (): Promise<void> => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
  return { send, stop }
}

const delayAfter = (failures: number): number => Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1))
