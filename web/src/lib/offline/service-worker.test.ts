import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

type Fetched = (event: { request: Request; respondWith: (reply: Promise<Response>) => void }) => void

const origin = 'http://localhost:3000'

/** The service worker of a build with one file, in a browser that caches one file of the previous build. */
const startWorker = async () => {
  const template = await readFile('web/build/service-worker.js', 'utf8')
  const source = template.replace("'__SHELL_FILES__'", '["/assets/calendar-page-new.js"]')
  let onFetch: Fetched | undefined
  const scope = {
    location: { origin },
    addEventListener: (type: string, listener: Fetched) => {
      if (type === 'fetch') onFetch = listener
    },
  }
  const caches = {
    match: ({ url }: Request) =>
      Promise.resolve(url === `${origin}/assets/calendar-page-old.js` ? new Response('kept') : undefined),
  }
  const network = () => Promise.resolve(new Response('from the network'))
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a worker is a script of its own, not a module
  const run = new Function('self', 'caches', 'fetch', source) as (...parts: unknown[]) => void
  run(scope, caches, network)
  return async (path: string) => {
    let reply: Promise<Response> | undefined
    const respondWith = (given: Promise<Response>) => {
      reply = given
    }
    onFetch?.({ request: new Request(`${origin}${path}`), respondWith })
    return (await reply)?.text()
  }
}

it('a page of the build before still finds its files, which are gone from the server', async () => {
  const ask = await startWorker()
  expect(await ask('/assets/calendar-page-old.js')).toBe('kept')
  expect(await ask('/assets/calendar-page-new.js')).toBe('from the network')
  expect(await ask('/pictures/home-1/0.svg')).toBeUndefined()
})
