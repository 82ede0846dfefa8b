import type { Market } from '../market/create-market.ts'

export interface FeedKeeper {
  renew(): Promise<void>
  stop(): void
}

const lookEveryMs = 10 * 60_000

/** Writes the feeds anew when the market's day has turned. */
export const keepFeeds = (market: Market, write: () => Promise<unknown> | undefined): FeedKeeper => {
  let writtenDay: number | undefined
  const renew = async () => {
    writtenDay = market.today()
    await write()
  }
  const look = () => {
    if (market.today() !== writtenDay) renew().catch(() => (writtenDay = undefined))
  }
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return { renew, stop: () => clearInterval(timer) }
}
