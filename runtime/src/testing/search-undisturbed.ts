import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startVerandah } from '../start-verandah.ts'
import { deliverFeeds } from './deliver-feeds.ts'
import { feedsTakenIn } from './feeds-taken-in.ts'
import { askFifty, createBuyers, findingsOf, places } from './fifty-searches.ts'

const patienceMs = 30_000

/** The same fifty searches of the same market, in the product as one process and with a fresh store. */
export const searchUndisturbed = async (marketUrl: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-peace-'))
  const verandah = await startVerandah({
    DATA_DIR: folder,
    LISTING_MARKET_URL: marketUrl,
    REAXML_FEED_FOLDER: join(folder, 'feeds'),
    PORT: '0',
    LOG_LEVEL: 'error',
    PASSWORD_HASH_MEMORY_KIB: '8192',
    SEARCH_DEADLINE_MS: '60000',
    PROVIDER_DEADLINE_MS: '60000',
  })
  try {
    await deliverFeeds(marketUrl, folder, places)
    await feedsTakenIn(folder)
    const asked = await askFifty(await createBuyers(verandah.url ?? ''))
    for (const { buyer, searchId } of asked) await buyer.waitFor(searchId, patienceMs)
    return await Promise.all(asked.map(findingsOf))
  } finally {
    await verandah.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
