import { startListingMarket } from './start-listing-market.ts'

/** Runs the market as a process; settings are environment variables. */
const {
  LISTING_MARKET_PORT: port = '8090',
  LISTING_MARKET_SEED: seed = '3121',
  LISTING_MARKET_HOST: host = '127.0.0.1',
  LISTING_MARKET_PUBLIC_URL: publicUrl = 'http://listing-market',
  LISTING_MARKET_STARTS_AT: startsAt = new Date().toISOString(),
  REAXML_FEED_FOLDER: folder,
} = process.env

const wholeNumber = (name: string, text: string): number => {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new Error(`${name} must be a whole number, not "${text}"`)
}

const instant = (name: string, text: string): Date => {
  const date = new Date(text)
  if (!Number.isNaN(date.getTime())) return date
  throw new Error(`${name} must be an instant such as 2026-11-29T02:00:00Z, not "${text}"`)
}

/** Tells the operator that the port is taken. */
const explain = (error: unknown): never => {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
  process.stderr.write(
    `Port ${port} of ${host} cannot be used: a program listens there already. Stop it, or set LISTING_MARKET_PORT to a port that is free.\n`,
  )
  process.exit(1)
}

const market = await startListingMarket({
  host,
  publicUrl,
  port: wholeNumber('LISTING_MARKET_PORT', port),
  seed: wholeNumber('LISTING_MARKET_SEED', seed),
  startsAt: instant('LISTING_MARKET_STARTS_AT', startsAt),
  ...(folder !== undefined && folder !== '' && { reaxmlFolder: folder }),
}).catch(explain)
process.stdout.write(`The sample market is open at ${market.url}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void market.close())
