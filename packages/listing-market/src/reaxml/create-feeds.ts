import type { Market } from '../market/create-market.ts'
import type { MarketLocality } from '../places/locality.ts'
import { writeFeedFolder } from './write-feed-folder.ts'
import { writeFeed } from './write-feed.ts'

export interface Feeds {
  feedFor(place: MarketLocality): string
  write(folder: string): Promise<string[]>
}

/** What agencies send of these places, as the market stands today. */
export const createFeeds = (market: Market, places: readonly MarketLocality[], publicUrl: () => string): Feeds => {
  const feedFor = (place: MarketLocality) => writeFeed(market.salesIn(place), market.today(), publicUrl())
  return { feedFor, write: (folder) => writeFeedFolder(folder, places, feedFor) }
}
