import { defineCounter, type Kit, readCapped, reasonOf, takeIfCounted } from '@verandah/kit'
import { osrm } from '../domain/routers/osrm.ts'
import { type MinutesTable, minutesOf, type RouterKind, type TableRequest } from '../domain/routers/router-kind.ts'
import { valhalla } from '../domain/routers/valhalla.ts'
import type { RoutingSettings } from './routing-settings.ts'

const kinds: Readonly<Record<RoutingSettings['ROUTING_ENGINE'], RouterKind>> = { osrm, valhalla }

const calls = defineCounter({
  name: 'router_calls_total',
  help: 'Calls to the router of travel times by outcome; `spent` ones were not made, because those of the hour were used up.',
  labelNames: ['outcome'],
})

export interface RouterCall extends TableRequest {
  address: URL
  /** Whose calls it counts against. */
  userId: string
}

/**
 * Asks the operator's router for the minutes between places. Null when the calls of the hour are used up, or when it fails
 * or is late. Nothing but coordinates is sent, and nothing of them is logged.
 */
export const createAskRouter = ({
  caches,
  settings,
  log,
}: Pick<Kit<RoutingSettings>, 'caches' | 'settings' | 'log'>) => {
  const takeCall = limitCalls({ caches, settings, log })
  const kind = kinds[settings.ROUTING_ENGINE]
  return async ({ userId, ...call }: RouterCall): Promise<MinutesTable | null> => {
    if (!(await takeCall(userId))) {
      calls.inc({ outcome: 'spent' })
      return null
    }
    const signal = AbortSignal.timeout(settings.ROUTING_DEADLINE_MS)
    try {
      const minutes = await fetchMinutes(kind, call, signal)
      calls.inc({ outcome: 'answered' })
      return minutes
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

/** Far more than either kind of router sends for 42 places. */
const maxAnswerBytes = 2 ** 20

const fetchMinutes = async (
  kind: RouterKind,
  { address, ...request }: Omit<RouterCall, 'userId'>,
  signal: AbortSignal,
): Promise<MinutesTable> => {
  const url = new URL(address)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${kind.path(request)}`
  for (const [name, value] of Object.entries(kind.query)) url.searchParams.set(name, value)
  const body = kind.body?.(request)
  const response = await fetch(url, {
    redirect: 'error',
    signal,
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = new TextDecoder().decode(await readCapped(response, maxAnswerBytes))
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  const minutes = minutesOf(kind.rowsIn(jsonOf(text)), request.places.length)
  if (minutes === null) throw new Error('its answer is no table of these places')
  return minutes
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
