import type { IncomingHttpHeaders } from 'node:http'
import type { Express } from 'express'
import type { AppOptions } from './app-options.ts'

/** `/livez`: the process turns. `/readyz`: it can take requests. `/metrics`: its numbers, not for strangers. */
export const addProbes = (app: Express, { health, metrics }: Pick<AppOptions, 'health' | 'metrics'>): void => {
  app.get('/livez', (_, response) => void response.json({ isAlive: true }))
  app.get('/readyz', (_, response) => {
    const { isReady, facts } = health.check()
    response.status(isReady ? 200 : 503).json(facts)
  })
  app.get('/metrics', async ({ headers }, response, next) => {
    if (isFromOutside(headers)) next()
    else response.type(metrics.contentType).send(await metrics.text())
  })
}

/** Who scrapes numbers comes straight; what came through a proxy may be anybody. */
const isFromOutside = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
