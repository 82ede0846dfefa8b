import { readFile } from 'node:fs/promises'
import { describe, expect, it, vi } from 'vitest'

type Fetched = (event: { request: Request; respondWith: (reply: Promise<Response>) => void }) => void
type Told = (event: { data: unknown; waitUntil: (work: Promise<unknown>) => void }) => void

const origin = 'http://localhost:3000'

/** A cache of one user, by address. */
const aCache = () => {
  const kept = new Map<string, Response>()
  return {
    kept,
    put: (url: string, reply: Response) => Promise.resolve(void kept.set(url, reply)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => new Request(url))),
    delete: ({ url }: Request) => Promise.resolve(kept.delete(url)),
    match: (asked: Request | string) =>
      Promise.resolve(kept.get(typeof asked === 'string' ? asked : asked.url)?.clone()),
  }
}

/** The service worker of a build with one file, in a browser that caches one file of the previous build. */
const fromNetwork = (_request: Request) => Promise.resolve(new Response('from the network'))
const startWorker = async (network = fromNetwork) => {
  const template = await readFile('web/build/service-worker.js', 'utf8')
  const source = template.replace("'__SHELL_FILES__'", '["/assets/calendar-page-new.js"]')
  const listeners: { fetch?: Fetched; message?: Told } = {}
  const claim = vi.fn(() => Promise.resolve())
  const scope = {
    location: { origin },
    clients: { claim },
    addEventListener: (type: string, listener: Fetched & Told) => Object.assign(listeners, { [type]: listener }),
  }
  const own = aCache()
  const caches = {
    keys: () => Promise.resolve(['saved-user-7']),
    open: () => Promise.resolve(own),
    match: (asked: Request | string) => {
      if (typeof asked === 'string') return Promise.resolve(own.kept.get(asked)?.clone())
      return Promise.resolve(asked.url === `${origin}/assets/calendar-page-old.js` ? new Response('kept') : undefined)
    },
  }
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a worker is a script of its own, not a module
  const run = new Function('self', 'caches', 'fetch', source) as (...parts: unknown[]) => void
  run(scope, caches, network)
  const ask = async (path: string) => {
    let reply: Promise<Response> | undefined
    const respondWith = (given: Promise<Response>) => {
      reply = given
    }
    listeners.fetch?.({ request: new Request(`${origin}${path}`), respondWith })
    return (await reply)?.text()
  }
  const tell = (data: unknown) => listeners.message?.({ data, waitUntil: () => undefined })
  return { ask, tell, claim, kept: own.kept }
}

it('takes a page that asks for it', async () => {
  const { tell, claim } = await startWorker()
  tell('claim')
  expect(claim).toHaveBeenCalledOnce()
})

it('a page of the build before still finds its files, which are gone from the server', async () => {
  const { ask } = await startWorker()
  expect(await ask('/assets/calendar-page-old.js')).toBe('kept')
  expect(await ask('/assets/calendar-page-new.js')).toBe('from the network')
  expect(await ask('/pictures/home-1/0.svg')).toBeUndefined()
})

describe('what pages need at a home or an auction', () => {
  const cutOff = () => {
    let isCutOff = false
    const network = () =>
      isCutOff ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response('from the network'))
    return { network, cut: () => (isCutOff = true) }
  }

  it.each([
    '/api/saved-properties?userId=1',
    '/api/calendar-events/1',
    '/api/day-plans',
    '/api/household/day-plans',
    '/api/purchases',
    '/api/buyers-money',
    '/api/cost-tables',
    '/api/visits',
    '/api/files',
    '/api/household/visits?propertyId=home-1',
    '/api/files/file-1/content?size=small',
  ])('is there without a network: %s', async (path) => {
    const { network, cut } = cutOff()
    const { ask } = await startWorker(network)
    await ask(path)
    cut()
    expect(await ask(path)).toBe('from the network')
  })

  it('leaves large pictures and documents to the network', async () => {
    const { ask } = await startWorker()
    expect(await ask('/api/files/file-1/content')).toBeUndefined()
  })

  it('keeps the latest 300 small pictures', async () => {
    const { network, cut } = cutOff()
    const { ask, kept } = await startWorker(network)
    const address = (number: number) => `/api/files/file-${number}/content?size=small`
    for (let number = 0; number < 299; number += 1)
      kept.set(`${origin}${address(number)}`, new Response('from the network'))
    for (const number of [299, 300]) await ask(address(number))
    cut()
    await expect(ask(address(0))).rejects.toThrow()
    expect(await ask(address(1))).toBe('from the network')
  })
})

it('forgets what it kept of housemates when the household changes, and nothing else', async () => {
  let members = ['anna', 'tom']
  const replies: Record<string, () => unknown> = {
    '/api/household': () => ({ members: members.map((userId) => ({ userId })) }),
    '/api/household/visits?propertyId=home-1': () => [{ files: [{ id: 'toms-photo' }] }],
  }
  const network = ({ url }: Request) => {
    const path = url.slice(origin.length)
    return Promise.resolve(Response.json(replies[path]?.() ?? []))
  }
  const { ask, kept } = await startWorker(network)
  const own = ['/api/saved-properties', '/api/files/my-photo/content?size=small']
  const theirs = [
    '/api/household/saved-properties',
    '/api/household/visits?propertyId=home-1',
    '/api/files/toms-photo/content?size=small',
  ]
  for (const path of ['/api/household', ...own, ...theirs, '/api/household']) await ask(path)
  const addresses = () => [...kept.keys()].map((url) => url.slice(origin.length)).toSorted()
  expect(addresses()).toEqual(['/api/household', ...own, ...theirs].toSorted())
  members = ['anna']
  await ask('/api/household')
  expect(addresses()).toEqual(['/api/household', ...own].toSorted())
})
