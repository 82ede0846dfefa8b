import { setTimeout as delay } from 'node:timers/promises'
import type { RequestHandler } from 'express'
import { randomOf } from '../market/random.ts'
import { sendProblem } from './problems.ts'

/** Shares of requests that fail, from 0 to 1 each, selected by the seed and the request number. */
export interface Faults {
  limited?: number
  unavailable?: number
  slow?: number
  drop?: number
  /** How long a slow answer takes. */
  slowMs?: number
}

export interface Latency {
  min: number
  max: number
}

const usualSlowMs = 3_000
const retrySeconds = 1

export const injectFaults = (seed: number, faults: Faults, latencyMs: Latency, send = sendProblem): RequestHandler => {
  let count = 0
  return async (req, res, next) => {
    count += 1
    const random = randomOf('faults', seed, count)
    const fault = faultFor(random.unit(), faults)
    const waitMs =
      random.between(latencyMs.min, latencyMs.max) + (fault === 'slow' ? (faults.slowMs ?? usualSlowMs) : 0)
    if (waitMs > 0) await delay(waitMs)
    if (fault === 'drop') {
      req.socket.destroy()
      return
    }
    if (fault === 'limited') {
      res.set('retry-after', String(retrySeconds))
      send(res, 429, 'Too many requests')
      return
    }
    if (fault === 'unavailable') {
      send(res, 503, 'The service is unavailable for a moment')
      return
    }
    next()
  }
}

const faultFor = (roll: number, faults: Faults) => {
  let left = roll
  for (const kind of ['limited', 'unavailable', 'slow', 'drop'] as const) {
    left -= faults[kind] ?? 0
    if (left < 0) return kind
  }
  return undefined
}
