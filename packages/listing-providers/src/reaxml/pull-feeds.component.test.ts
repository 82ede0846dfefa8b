import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FeedContext } from './create-feeds.ts'
import { feedAddressesOf } from './feed-addresses.ts'
import { pullFeeds } from './pull-feeds.ts'
import { aFeed, aReaxmlListing } from './testing/a-feed.ts'
import { startFeeds } from './testing/start-feeds.ts'

const { signal } = new AbortController()

let server: Server
let running: Awaited<ReturnType<typeof startFeeds>>
let asked: IncomingHttpHeaders[]
let status: number
let redirectTo: string | null
let port: number

beforeEach(async () => {
  asked = []
  status = 200
  redirectTo = null
  server = createServer(({ headers, url }, response) => {
    asked.push(headers)
    if (redirectTo !== null && url === '/feed.xml') return void response.writeHead(302, { location: redirectTo }).end()
    const code = headers['if-none-match'] === '"one"' ? 304 : status
    response.writeHead(code, { etag: '"one"', 'last-modified': 'Fri, 20 Nov 2026 00:00:00 GMT' })
    response.end(code === 200 ? aFeed(aReaxmlListing()) : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  running = await startFeeds({ REAXML_FEED_URLS: `http://127.0.0.1:${port}/feed.xml 60`, REAXML_PRIVATE_FEEDS: true })
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  await running.stop()
})

describe('a feed at a URL', () => {
  it('is fetched at its interval, by one process, and only when it has changed', async () => {
    const first = pullFeeds(running.context)
    const second = pullFeeds(await running.another())
    await Promise.all([first.run(signal), second.run(signal), first.run(signal)])
    expect(asked).toHaveLength(1)
    expect(running.told.map(({ sourceName }) => sourceName)).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)])
    running.clock.advance(60_000)
    await second.run(signal)
    expect(asked[1]).toMatchObject({
      'if-none-match': '"one"',
      'if-modified-since': 'Fri, 20 Nov 2026 00:00:00 GMT',
    })
    expect(running.told).toHaveLength(1)
  })

  it('is retried at its interval after a failure', async () => {
    const { run } = pullFeeds(running.context)
    status = 500
    await run(signal)
    await run(signal)
    expect(asked).toHaveLength(1)
    status = 200
    running.clock.advance(60_000)
    await run(signal)
    expect(running.told).toHaveLength(1)
  })
})

describe('a feed on a private network', () => {
  const pull = (settings: FeedContext['settings'] = running.context.settings) =>
    pullFeeds({ ...running.context, settings }).run(signal)

  it.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433'])(
    'is never requested at %s unless the setting allows it',
    async (host) => {
      await pull({ REAXML_FEED_URLS: `http://${host}:${port}/feed.xml` })
      expect(asked).toHaveLength(0)
    },
  )

  it('is never reached by a redirect, not even when a configured URL may be private', async () => {
    redirectTo = `http://localhost:${port}/inner.xml`
    await pull()
    expect(asked).toHaveLength(1)
    expect(running.told).toEqual([])
  })

  it('may redirect within its own host', async () => {
    redirectTo = '/moved.xml'
    await pull()
    expect(asked).toHaveLength(2)
    expect(running.told).toHaveLength(1)
  })

  it('follows no redirect away from the web, nor a redirect loop', async () => {
    redirectTo = 'file:///etc/passwd'
    await pull()
    redirectTo = '/feed.xml'
    running.clock.advance(60_000)
    await pull()
    expect(asked).toHaveLength(1 + 6)
    expect(running.told).toEqual([])
  })
})

it.each([
  [undefined, []],
  ['', []],
  ['ftp://a/b, nonsense', []],
  [
    'https://a.example/f.xml, https://b.example/f.xml 30',
    [
      { url: 'https://a.example/f.xml', intervalMs: 300_000 },
      { url: 'https://b.example/f.xml', intervalMs: 30_000 },
    ],
  ],
])('the setting %j contains valid URLs', (setting, addresses) => {
  expect(feedAddressesOf(setting)).toEqual(addresses)
})
