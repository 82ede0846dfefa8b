import { logError } from '@/lib/log-error.ts'
import type { Ending } from './send-waiting.ts'

const firstDelayMs = 5_000
const longestDelayMs = 5 * 60_000

/**
 * Runs passes of sending, one after the other: whenever it is asked to, and by itself after a failure, ever more
 * seldom.
 */
export function repeatSending(pass: () => Promise<Ending>) {
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
