import { mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { FeedReport, getFeedReport, hrefOf, receiveReaxml } from '@verandah/contracts'
import { connectStore, databaseOf } from '@verandah/kit'
import { startListingMarket } from '@verandah/listing-market'
import { collectEnds } from '@verandah/runtime/testing/collect-ends'
import { seededRandom } from '@verandah/runtime/testing/seeded-random'
import { startKillableProduct } from '@verandah/runtime/testing/start-killable-product'
import { until } from './carry-out.ts'
import { mayMount, run } from './losses.ts'
import { places } from './places.ts'
import type { Report, Scenario } from './scenario.ts'

const feedToken = fileURLToPath(new URL('../../../../runtime/dist/feed-token.mjs', import.meta.url))
const rounds = { short: 2, long: 12 }
const mostMsBefore = 1_500
const fullMs = 4_000
/** The store refuses writes with less than 64 MB. */
const leftBytes = 32 * 1024 * 1024

/** Fills the disk while feeds are read: each is read to its end once there is room, and is the same when sent again. */
export const feedDiskFull: Scenario = {
  name: 'feed-disk-full',
  summary: 'the disk of the store fills up in the middle of an agency’s feed',
  run: async ({ seed, size }): Promise<Report> => {
    if (!(await mayMount())) return { faults: [], figures: { skipped: 'only an administrator may mount a small disk' } }
    const calm = await takeInFeeds(rounds[size], () => Promise.resolve())
    const random = seededRandom(seed)
    const filled = await takeInFeeds(rounds[size], async (folder) => {
      await delay(random() * mostMsBefore)
      const { bavail, bsize } = await statfs(folder)
      await writeFile(join(folder, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)))
      await delay(fullMs)
      await rm(join(folder, 'ballast'))
    })
    const faults = [...calm.faults.map((fault) => `undisturbed: ${fault}`), ...filled.faults]
    for (const [id, advert] of calm.adverts)
      if (filled.adverts.get(id) !== advert)
        faults.push(`${id} is ${filled.adverts.get(id)}, and undisturbed ${advert}`)
    if (filled.adverts.size !== calm.adverts.size) faults.push('there are adverts that an undisturbed run has not')
    return { faults, figures: { adverts: filled.adverts.size, refusals: filled.refusals } }
  },
}

/** Sends feed after feed, each twice, with `disturb` while the first one is read. */
const takeInFeeds = async (count: number, disturb: (folder: string) => Promise<void>) => {
  const { onEnd, endAll } = collectEnds()
  try {
    const folder = await mkdtemp(join(tmpdir(), 'verandah-feeds-'))
    onEnd(() => rm(folder, { recursive: true, force: true }))
    await run('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder])
    onEnd(() => run('umount', ['--lazy', folder]))
    const market = await startListingMarket({ seed: 3121, publicUrl: 'http://listing-market' })
    onEnd(market.close)
    const settings = { DATA_DIR: folder, LISTING_MARKET_URL: market.url, LOG_LEVEL: 'silent' }
    const product = await startKillableProduct(settings)
    onEnd(product.kill)
    const agency = await openAgency(product.url, folder)
    const faults: string[] = []
    for (let round = 0; round < count; round += 1) {
      const feed = await feedOf(market.url, round)
      const report = await agency.send(feed)
      await disturb(folder)
      const first = await agency.outcomeOf(report)
      const again = await agency.outcomeOf(await agency.send(feed))
      faults.push(...faultsIn(first, again))
    }
    return { faults, adverts: await readAdverts(folder), refusals: agency.refusals() }
  } finally {
    await endAll()
  }
}

const faultsIn = (first: FeedReport, again: FeedReport): string[] => {
  const unread = [first, again].filter(({ state, kept }) => state !== 'done' || kept === 0)
  const isSame = first.kept === again.kept && first.rejected.length === again.rejected.length
  return [
    ...unread.map(({ id, state, kept }) => `feed ${id} ended as ${state} with ${kept} kept`),
    ...(isSame ? [] : [`a feed had ${first.kept} kept, and sent again ${again.kept}`]),
  ]
}

const feedOf = async (marketUrl: string, round: number): Promise<string> => {
  const place = places[round % places.length]
  const query = new URLSearchParams({ suburb: '', state: '', postcode: '', ...place })
  return (await fetch(`${marketUrl}/reaxml/feed.xml?${query.toString()}`)).text()
}

const openAgency = async (url: string, folder: string) => {
  const env = { PATH: process.env.PATH, DATA_DIR: folder }
  const { stdout } = await run(process.execPath, [feedToken, 'issue', 'Harbour Homes'], { env })
  const headers = { authorization: `Bearer ${stdout.split('\n')[1]}`, 'content-type': 'application/xml' }
  let refusals = 0
  const reportOf = async (id: string) =>
    FeedReport.parse(await (await fetch(`${url}${hrefOf(getFeedReport, { params: { id } })}`, { headers })).json())
  return {
    refusals: () => refusals,
    /** Until it is accepted. */
    send: async (body: string): Promise<string> => {
      for (;;) {
        const answer = await fetch(`${url}${hrefOf(receiveReaxml)}`, { method: 'POST', headers, body })
        if (answer.status === 202) return FeedReport.parse(await answer.json()).id
        if (answer.status !== 503) throw new Error(`A feed was answered ${answer.status}: ${await answer.text()}`)
        refusals += 1
        await delay(200)
      }
    },
    outcomeOf: async (id: string): Promise<FeedReport> => {
      const isOver = async () => ['done', 'failed'].includes((await reportOf(id)).state)
      await until(`feed ${id} is read`, isOver)
      return reportOf(id)
    },
  }
}

/** What every advert says, by its id. */
const readAdverts = async (folder: string): Promise<Map<string, string>> => {
  const store = await connectStore(await readFile(join(folder, 'store-url'), 'utf8'), databaseOf('search'))
  const adverts = store.connection.collection<{ _id: string; listing: { price?: unknown; status: string } }>(
    'feed_listings',
  )
  const found = await adverts.find().toArray()
  await store.close()
  return new Map(found.map(({ _id, listing: { price, status } }) => [_id, `${status} ${JSON.stringify(price)}`]))
}
