import { onComingBack } from '@/lib/on-coming-back.ts'

/** A GET's JSON; null if it was refused, or has no answer yet. */
export type Read = (href: string) => Promise<unknown>

/**
 * Reads through the caching service worker until every read has an answer. What has none within `readMs`, or fails, is
 * read again when the page is shown, online, or taken by the worker, and after `againMs`.
 */
export async function untilKept(
  readAll: (read: Read) => Promise<void>,
  { readMs = 20_000, againMs = 60_000 } = {},
): Promise<void> {
  const answers = new Map<string, unknown>()
  for (;;) {
    const missing = new Set<string>()
    const read: Read = async (href) => {
      if (!answers.has(href)) {
        const answer = await ask(href, readMs)
        if (answer === undefined) missing.add(href)
        else answers.set(href, answer)
      }
      return answers.get(href) ?? null
    }
    const isUnder = await isUnderWorker()
    if (isUnder) await readAll(read)
    if (isUnder && missing.size === 0) return
    await nextChance(againMs)
  }
}

/** Asks a worker to take a page that opened while it took the others: replies to a page without one are not kept. */
const isUnderWorker = async (): Promise<boolean> => {
  const { serviceWorker } = navigator
  const { active } = await serviceWorker.ready
  if (serviceWorker.controller !== null) return true
  active?.postMessage('claim')
  return false
}

/** Undefined if there is no answer, or one of a server in trouble; null if refused. */
const ask = async (href: string, readMs: number): Promise<unknown> => {
  try {
    const reply = await fetch(href, { credentials: 'include', priority: 'low', signal: AbortSignal.timeout(readMs) })
    if (reply.ok) return await reply.json()
    return reply.status >= 500 || reply.status === 429 ? undefined : null
  } catch {
    return undefined
  }
}

const nextChance = (againMs: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      stopListening()
      navigator.serviceWorker.removeEventListener('controllerchange', end)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, againMs)
    const stopListening = onComingBack(end)
    navigator.serviceWorker.addEventListener('controllerchange', end)
  })
