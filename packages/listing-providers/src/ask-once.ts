import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { pack, takeIfCounted, unpack, type Cache, type Kit, type RateLimiter } from '@verandah/kit'
import type { Call, CallApi } from './call-api.ts'
import { unlessAborted, type Reply } from './fetch-reply.ts'
import type { Account, TakeCall } from './provider-quotas.ts'

interface Settings {
  PROVIDER_CACHE_MS: number
  PROVIDER_ATTEMPT_MS: number
}

interface Deps extends Pick<Kit<Settings>, 'caches' | 'settings'> {
  takeCall: TakeCall
}

/**
 * Reduces calls to a provider: identical requests share one reply for some minutes, and calls are counted against the
 * daily limit, both across processes. A request contains only what is searched for, nothing about the user.
 */
export const askOnce = ({ caches, settings, takeCall }: Deps) => {
  const { PROVIDER_CACHE_MS: keptMs, PROVIDER_ATTEMPT_MS: windowMs } = settings
  const replies = repliesIn(caches.cache('provider-replies'), keptMs)
  const turns = caches.rateLimiter({ name: 'provider-turns', points: 1, windowMs })

  return (account: Account, call: CallApi): CallApi => {
    const counted: CallApi = async (wanted) => {
      await takeCall(account, wanted)
      return call(wanted)
    }
    const flights = new Map<string, Flight>()
    const begin = (key: string, wanted: Call): Flight => {
      const stop = new AbortController()
      const call = { ...wanted, signal: stop.signal }
      const reply = askInTurn({ replies, turns, key, ask: () => counted(call), ...call })
      const flight: Flight = { reply, stop, waiting: 0 }
      flights.set(key, flight)
      const land = () => flights.get(key) === flight && flights.delete(key)
      reply.then(land, land)
      stop.signal.addEventListener('abort', land)
      return flight
    }
    return (wanted) => {
      if (!wanted.isAnswer || keptMs === 0) return counted(wanted)
      const key = createHash('sha256')
        .update(JSON.stringify([account.provider, wanted.path, wanted.body]))
        .digest('hex')
      return join(flights.get(key) ?? begin(key, wanted), wanted.signal)
    }
  }
}

export type AskOnce = ReturnType<typeof askOnce>

/** An in-flight request shared by all waiters in this process; aborted when the last one leaves. */
interface Flight {
  readonly reply: Promise<Reply>
  readonly stop: AbortController
  waiting: number
}

const join = async (flight: Flight, signal: AbortSignal): Promise<Reply> => {
  flight.waiting += 1
  try {
    return await unlessAborted(flight.reply, signal)
  } finally {
    flight.waiting -= 1
    if (flight.waiting === 0) flight.stop.abort()
  }
}

interface Asking {
  replies: ReturnType<typeof repliesIn>
  turns: RateLimiter
  key: string
  ask: () => Promise<Reply>
  isAnswer?: Call['isAnswer']
  signal: AbortSignal
}

const lookAgainMs = 100

/**
 * One process sends the request; the others poll for its reply, and send it themselves if it fails or exceeds the
 * attempt timeout.
 */
const askInTurn = async ({ replies, turns, key, ask, isAnswer, signal }: Asking): Promise<Reply> => {
  for (;;) {
    const known = await replies.get(key)
    if (known) return known
    if ((await takeIfCounted(turns, key))?.isAllowed !== false) break
    await delay(lookAgainMs, undefined, { signal })
  }
  try {
    const answered = await replies.get(key)
    if (answered) return answered
    const reply = await ask()
    if (isAnswer?.(reply.body)) await replies.set(key, reply)
    return reply
  } finally {
    await turns.forget(key).catch(() => undefined)
  }
}

/** Headers kept with a cached reply. Cookies and quotas apply to one call only. */
const headersKept = ['x-total-count']

const repliesIn = (cache: Cache, keptMs: number) => ({
  get: async (key: string): Promise<Reply | null> => {
    const packed = await cache.get(key)
    if (typeof packed !== 'string') return null
    const { headers, ...reply } = unpack(packed) as Packed
    return { ...reply, headers: new Headers(headers) }
  },
  set: async (key: string, { status, headers, body, digest }: Reply): Promise<void> => {
    const kept = [...headers].filter(([name]) => headersKept.includes(name))
    await cache.set(key, pack({ status, headers: kept, body, digest } satisfies Packed), keptMs)
  },
})

type Packed = Omit<Reply, 'headers'> & { headers: [string, string][] }
