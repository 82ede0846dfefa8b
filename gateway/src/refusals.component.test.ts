import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { cookieOf, startTestGateway } from './testing/start-test-gateway.ts'
import { startUpstream } from './testing/start-upstream.ts'

describe('an unknown URL', () => {
  it.each(['/assets/%E0%A4%A', '/pictures/%E0%A4%A', '/%E0%A4%A', '/api/properties/%E0%A4%A', '/assets/none.js'])(
    '%s is answered with a problem document',
    async (path) => {
      const gateway = await startTestGateway({ webRoot: tmpdir() })
      const reply = await gateway.send(path)
      await gateway.stop()

      expect([reply.status, reply.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
      expect(reply.json()).toMatchObject({ status: 404, code: 'not-found' })
    },
  )
})

describe('calls', () => {
  it('are also counted per address, however many sessions it has', async () => {
    const search = await startUpstream()
    const gateway = await startTestGateway({
      environment: { RATE_LIMIT_PER_MINUTE: '1' },
      services: { search: search.url },
    })
    const ask = () => gateway.send('/api/search-status', { headers: cookieOf({ access: gateway.accessToken() }) })
    const statuses = []
    for (let n = 0; n < 11; n += 1) statuses.push((await ask()).status)

    await gateway.stop()
    await search.close()
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })
})
