import { startListingMarket } from './start-listing-market.ts'

/** The market as a process of its own; settings are environment variables. */
const {
  LISTING_MARKET_PORT: port = '8090',
  LISTING_MARKET_SEED: seed = '3121',
  LISTING_MARKET_HOST: host = '127.0.0.1',
  LISTING_MARKET_PUBLIC_URL: publicUrl = 'http://listing-market',
  REAXML_FEED_FOLDER: folder,
} = process.env

const wholeNumber = (name: string, text: string): number => {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new Error(`${name} must be a whole number, not "${text}"`)
}

const market = await startListingMarket({
  host,
  publicUrl,
  port: wholeNumber('LISTING_MARKET_PORT', port),
  seed: wholeNumber('LISTING_MARKET_SEED', seed),
  ...(folder !== undefined && folder !== '' && { reaxmlFolder: folder }),
})
process.stdout.write(`The sample market is open at ${market.url}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void market.close())
