/* global self, caches, Headers, Response */
// Caches a signed-in buyer's latest replies, so that shortlist, calendar and the last results open offline. The
// build inserts the version and the file list. Built files come from any cache that has them; other requests go
// to the network.

const version = '__VERSION__'
const shellFiles = '__SHELL_FILES__'

const shellPrefix = 'shell-'
const savedPrefix = 'saved-'
const shellName = `${shellPrefix}${version}`
const page = '/index.html'
const assets = '/assets/'
const household = '/api/household'
const slowMs = 4_000
const keptResults = 6
const keptPictures = 300

const savedPaths =
  /^\/api\/(user|saved-properties|purchases|visits|files|buyers-money|cost-tables|calendar-events\/[^/]+|day-plans|household(\/(saved-properties|calendar-events|day-plans|visits))?|search-status|search-properties\/[^/]+(\/columns)?)$/

/** Small pictures of the photos of visits; the large ones are too much for a phone. */
const isSmallPicture = ({ pathname, searchParams }) =>
  /^\/api\/files\/[^/]+\/content$/.test(pathname) && searchParams.get('size') === 'small'

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

/** From a page that opened while this worker took the others. */
self.addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(answerNavigation(request))
  else if (shellFiles.includes(url.pathname) || url.pathname.startsWith(assets)) event.respondWith(answerFile(request))
  else if (savedPaths.test(url.pathname) && !['waitMs', 'ids'].some((name) => url.searchParams.has(name)))
    event.respondWith(answerCall(request, url))
  else if (isSmallPicture(url)) event.respondWith(answerCall(request, url))
})

const keepShell = async () => {
  const cache = await caches.open(shellName)
  await cache.addAll([page, ...shellFiles])
  await self.skipWaiting()
}

/** Keeps the previous build's shell cache for pages that are still open. */
const takeOver = async () => {
  const shells = (await caches.keys()).filter((name) => name.startsWith(shellPrefix) && name !== shellName)
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Network first, so that new versions arrive; the cached page when offline or slow. */
const answerNavigation = async (request) => {
  const fresh = fetch(request)
  const kept = async () => (await caches.match(page, { cacheName: shellName })) ?? fresh
  return Promise.race([fresh.catch(kept), after(slowMs).then(kept)])
}

const answerFile = async (request) => (await caches.match(request, { ignoreSearch: true })) ?? fetch(request)

const answerCall = async (request, url) => {
  try {
    const reply = await fetch(request)
    await keep(request, url, reply.clone()).catch(() => undefined)
    return reply
  } catch (error) {
    const name = (await savedNames())[0]
    const kept = name === undefined ? undefined : await caches.match(request.url, { cacheName: name })
    if (kept === undefined) throw error
    return kept
  }
}

/** Stores a reply in the user's cache, which only the page creates and deletes. Deletes other users' caches first. */
const keep = async (request, url, reply) => {
  if (reply.status === 401) return forgetOthers(undefined)
  if (!reply.ok) return
  if (url.pathname === '/api/user') await forgetOthers(`${savedPrefix}${(await reply.clone().json()).id}`)
  const [name] = await savedNames()
  if (name === undefined) return
  const headers = new Headers(reply.headers)
  headers.set('X-Saved-At', new Date().toISOString())
  const cache = await caches.open(name)
  if (url.pathname === household) await forgetHousemates(cache, url, reply.clone())
  await cache.put(request.url, new Response(await reply.blob(), { status: reply.status, headers }))
  await dropOld(cache, '/api/search-properties/', keptResults)
  await dropOld(cache, '/api/files/', keptPictures)
}

/** Forgets what housemates wrote and photographed once the household has other members. */
const forgetHousemates = async (cache, url, reply) => {
  const before = await cache.match(url.href)
  if (before === undefined || (await membersIn(before)) === (await membersIn(reply))) return
  const kept = await cache.keys()
  const theirs = kept.filter((request) => new URL(request.url).pathname.startsWith(`${household}/`))
  const records = await Promise.all(theirs.map(async (request) => (await cache.match(request)).json()))
  const files = records.flat().flatMap(({ files = [] }) => files.map(({ id }) => `/api/files/${id}/content`))
  const pictures = kept.filter((request) => files.includes(new URL(request.url).pathname))
  await Promise.all([...theirs, ...pictures].map((request) => cache.delete(request)))
}

const membersIn = async (reply) => JSON.stringify((await reply.json()).members.map(({ userId }) => userId))

const dropOld = async (cache, start, most) => {
  const replies = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(start))
  await Promise.all(replies.slice(0, -most).map((request) => cache.delete(request)))
}

const savedNames = async () => (await caches.keys()).filter((name) => name.startsWith(savedPrefix))

const forgetOthers = async (own) => {
  const others = (await savedNames()).filter((name) => name !== own)
  await Promise.all(others.map((name) => caches.delete(name)))
}

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
