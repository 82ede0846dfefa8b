import type { Express } from 'express'
import type { AppOptions } from './app-options.ts'

/** `/livez`: the event loop runs. `/readyz`: the process accepts requests. */
export function addProbes(app: Express, { health }: Pick<AppOptions, 'health'>): void {
  app.get('/livez', (_, response) => void response.json({ isAlive: true }))
  app.get('/readyz', (_, response) => {
    const { isReady, facts } = health.check()
    response.status(isReady ? 200 : 503).json(facts)
  })
}
