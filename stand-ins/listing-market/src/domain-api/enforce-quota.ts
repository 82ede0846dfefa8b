import type { RequestHandler, Response } from 'express'
import { sendProblem } from './problems.ts'

export interface Quota {
  perMinute: number
  perDay: number
}

interface Window {
  name: 'Minute' | 'Day'
  limit: number
  lengthMs: number
  /** Index of the current window since 1970. */
  number: number
  used: number
}

/** The day's quota resets at 10:00 in Brisbane: midnight UTC. */
export const enforceQuota = ({ perMinute, perDay }: Quota, now: () => Date): RequestHandler => {
  const windows: Window[] = [
    { name: 'Minute', limit: perMinute, lengthMs: 60_000, number: 0, used: 0 },
    { name: 'Day', limit: perDay, lengthMs: 86_400_000, number: 0, used: 0 },
  ]
  return (_req, res, next) => {
    const nowMs = now().getTime()
    for (const window of windows) roll(window, nowMs)
    const exceeded = windows.find(({ used, limit }) => used >= limit)
    if (!exceeded) for (const window of windows) window.used += 1
    for (const window of windows) report(window, res)
    if (!exceeded) {
      next()
      return
    }
    res.set('x-quota-exceeded', exceeded.name)
    res.set('retry-after', String(Math.max(1, Math.ceil(((exceeded.number + 1) * exceeded.lengthMs - nowMs) / 1_000))))
    sendProblem(res, 429, `The quota per ${exceeded.name.toLowerCase()} is used up`)
  }
}

const roll = (window: Window, nowMs: number) => {
  const number = Math.floor(nowMs / window.lengthMs)
  if (number !== window.number) Object.assign(window, { number, used: 0 })
}

const report = ({ name, limit, used }: Window, res: Response) => {
  res.set(`x-quota-per${name.toLowerCase()}-limit`, String(limit))
  res.set(`x-quota-per${name.toLowerCase()}-remaining`, String(Math.max(0, limit - used)))
}
