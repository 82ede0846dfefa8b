import type { RequestHandler } from 'express'
import { randomOf } from '../market/random.ts'
import { sendProblem } from './problems.ts'

/** Shares of requests that fail, from 0 to 1 each, selected by the seed and the request number. */
export interface Faults {
  limited?: number
  unavailable?: number
  drop?: number
}

const retrySeconds = 1

export const injectFaults = (seed: number, faults: Faults, send = sendProblem): RequestHandler => {
  let count = 0
  return (req, res, next) => {
    count += 1
    const fault = faultFor(randomOf('faults', seed, count).unit(), faults)
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
  for (const kind of ['limited', 'unavailable', 'drop'] as const) {
    left -= faults[kind] ?? 0
    if (left < 0) return kind
  }
  return undefined
}
