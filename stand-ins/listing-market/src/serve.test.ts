import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

describe('the market as a process of its own', () => {
  it('prints its address, answers, and ends on SIGTERM without an error', async () => {
    const file = fileURLToPath(new URL('serve.ts', import.meta.url))
    const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@verandah/source', file], {
      env: {
        ...process.env,
        LISTING_MARKET_PORT: '0',
        LISTING_MARKET_SEED: '7',
        LISTING_MARKET_STARTS_AT: '2026-03-04T02:00:00Z',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    const url = /http:\S+/.exec(said.toString())?.[0] ?? ''
    expect(await (await fetch(`${url}/_market`)).json()).toMatchObject({ seed: 7, date: '2026-03-04' })
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})
