import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allRoutes } from './all-routes.ts'

it('has the routes of every file, which the gateway would not know else', async () => {
  const files = readdirSync(new URL('routes/', import.meta.url)).filter((name) => !name.endsWith('.test.ts'))
  const defined = await Promise.all(
    files.map(async (file) => Object.values((await import(`./routes/${file}`)) as Record<string, unknown>)),
  )
  const named = defined.flat().filter((value) => typeof value === 'object' && value !== null && 'method' in value)
  expect(allRoutes).toHaveLength(named.length)
})
