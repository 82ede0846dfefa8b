import { AppError } from '@verandah/kit'

/** Of one process: four of the largest documents took 170 MB, and a pod has 512. */
const maxAtOnce = 4

/**
 * Lets each user have one archive at a time, and few users at once. The turn ends with the reply; who has gone takes
 * none.
 */
export const createTurns = () => {
  const underWay = new Set<string>()
  return (userId: string, signal: AbortSignal): void => {
    if (underWay.has(userId)) throw archiveUnderWay()
    if (underWay.size >= maxAtOnce) throw archivesBusy()
    if (signal.aborted) return
    underWay.add(userId)
    signal.addEventListener('abort', () => underWay.delete(userId), { once: true })
  }
}

const archiveUnderWay = () =>
  new AppError('limited', {
    code: 'archive-under-way',
    detail: 'Another download of a home is still under way. Please wait until it’s done.',
    retryAfterMs: 10_000,
  })

const archivesBusy = () =>
  new AppError('unavailable', {
    code: 'busy',
    detail: 'Many people are downloading right now. Please try again in a moment.',
    retryAfterMs: 10_000,
  })
