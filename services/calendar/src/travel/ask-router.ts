import { defineCounter, type Kit, readCapped, reasonOf, takeIfCounted } from '@verandah/kit'
import type { RoutingSettings } from './routing-settings.ts'

const calls = defineCounter({
  name: 'router_calls_total',
  help: 'Calls to the routers of travel times by outcome; `spent` ones were not made, because those of the hour were used up.',
  labelNames: ['outcome'],
})

/** A call to a router, and how its answer is read. */
export interface RouterQuestion<Answer> {
  /** Whose calls it counts against. */
  userId: string
  address: URL
  /** Appended to the address. */
  path: string
  query: Readonly<Record<string, string>>
  /** Sent as JSON; without it the call is a GET. */
  body?: object | undefined
  /** Null for what is no answer. */
  read: (answer: unknown) => Answer | null
}

export type AskRouter = ReturnType<typeof createAskRouter>

/**
 * Asks a router of the operator. Null when the calls of the hour are used up, or when it fails or is late. Nothing but
 * coordinates and times is sent, and nothing of them is logged.
 */
export const createAskRouter = ({
  caches,
  settings,
  log,
}: Pick<Kit<RoutingSettings>, 'caches' | 'settings' | 'log'>) => {
  const takeCall = limitCalls({ caches, settings, log })
  return async <Answer>({ userId, ...question }: RouterQuestion<Answer>): Promise<Answer | null> => {
    if (!(await takeCall(userId))) {
      calls.inc({ outcome: 'spent' })
      return null
    }
    const signal = AbortSignal.timeout(settings.ROUTING_DEADLINE_MS)
    try {
      const answer = await fetchAnswer(question, signal)
      calls.inc({ outcome: 'answered' })
      return answer
    } catch (error) {
      const outcome = signal.aborted ? 'late' : 'failed'
      calls.inc({ outcome })
      log.warn({ outcome, reason: causeOf(error) }, 'the router gave no travel times')
      return null
    }
  }
}

const hourMs = 60 * 60 * 1000

/** Takes a call of the buyer, then one of all; false when either has none left. Counts nothing while Redis is away. */
const limitCalls = ({ caches, settings, log }: Pick<Kit<RoutingSettings>, 'caches' | 'settings' | 'log'>) => {
  const budgetOf = (name: string, points: number) => caches.rateLimiter({ name, points, windowMs: hourMs })
  const ofBuyer = budgetOf('router-calls-of-buyer', settings.ROUTING_CALLS_PER_BUYER)
  const ofAll = budgetOf('router-calls', settings.ROUTING_CALLS_PER_HOUR)
  const warn = (error: unknown) => log.warn({ reason: reasonOf(error) }, 'calls to the router are not counted')
  return async (userId: string): Promise<boolean> =>
    (await takeIfCounted(ofBuyer, userId, warn))?.isAllowed !== false &&
    (await takeIfCounted(ofAll, 'all', warn))?.isAllowed !== false
}

/** Far more than any kind of router sends for 42 places, or for the journeys of an hour. */
const maxAnswerBytes = 2 ** 20

const fetchAnswer = async <Answer>(
  { address, path, query, body, read }: Omit<RouterQuestion<Answer>, 'userId'>,
  signal: AbortSignal,
): Promise<Answer> => {
  const url = new URL(address)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const response = await fetch(url, {
    redirect: 'error',
    signal,
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = new TextDecoder().decode(await readCapped(response, maxAnswerBytes))
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  const answer = read(jsonOf(text))
  if (answer === null) throw new Error('its answer is not one to this question')
  return answer
}

/** Without the words of the parser, which quote the text. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('its answer is not JSON')
  }
}

const causeOf = (error: unknown): string =>
  reasonOf(error instanceof Error && error.cause instanceof Error ? error.cause : error)
