import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Market } from '../market/create-market.ts'
import { isoDay } from '../market/local-time.ts'
import type { MarketLocality } from '../places/locality.ts'
import { element } from './element.ts'
import { homesSold, type Sale } from '../market/homes-for-sale.ts'
import { hashOf } from '../market/random.ts'
import { writeRecord, writeSoldRecord } from './write-record.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const doctype = '<!DOCTYPE propertyList SYSTEM "http://reaxml.realestate.com.au/propertyList.dtd">'
/** How long sold homes stay in a feed. */
const soldKeptDays = 60
const lookEveryMs = 10 * 60_000

interface FeedOptions {
  places: readonly MarketLocality[]
  publicUrl: () => string
  /** The folder in which feeds are kept up to date. */
  keptIn: string | undefined
}

export type Feeds = ReturnType<typeof createFeeds>

/** The feeds of these places as of today; rewritten when the market's date changes. */
export function createFeeds(market: Market, { places, publicUrl, keptIn }: FeedOptions) {
  /**
   * A whole feed (DTD revision 1.61, with the newer `yearBuilt` and `yearLastRenovated`) of homes in agencies' feeds.
   */
  const feedFor = (place: MarketLocality): string => {
    const beside = market.lookAt(place)
    const sent = beside.filter(isSent)
    const locality = market.atlas.describe(place)
    const former = homesSold(market.seed, locality, market.today(), { days: soldKeptDays, beside })
    const records = [
      ...sent.map((sale) =>
        sale.status === 'sold' && keepsSold(sale) ? writeSoldRecord(sale) : writeRecord(sale, publicUrl()),
      ),
      ...former.filter((sale) => isSent(sale) && keepsSold(sale)).map(writeSoldRecord),
    ]
    const list = element('propertyList', records, { date: `${isoDay(market.today())}-09:30:00` })
    return [declaration, doctype, list, ''].join('\n')
  }
  /** Writes one file per place, named after it; returns the names. */
  const write = async (folder: string): Promise<string[]> => {
    await mkdir(folder, { recursive: true })
    const names: string[] = []
    for (const place of places) names.push(await writeWhole(folder, fileNameOf(place), feedFor(place)))
    return names
  }
  let writtenDay: number | undefined
  const renew = async () => {
    writtenDay = market.today()
    if (keptIn !== undefined) await write(keptIn)
  }
  const look = () => {
    if (market.today() !== writtenDay) renew().catch(() => (writtenDay = undefined))
  }
  const timer = setInterval(look, lookEveryMs).unref()
  return { feedFor, write, renew, stop: () => clearInterval(timer) }
}

const isSent = ({ home }: Sale) => home.listedAt.includes('reaxml')

/** The software of two agencies in three keeps sold homes in their feed; the others report them once, by their ids. */
const keepsSold = ({ home: { agency } }: Sale) => hashOf(`keeps ${agency.code}`) % 3 !== 0

const fileNameOf = ({ suburb, state, postcode }: MarketLocality) =>
  `${suburb}-${state}-${postcode}.xml`.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-')

/** Writes atomically, so that no reader sees a partial file. */
const writeWhole = async (folder: string, name: string, text: string): Promise<string> => {
  const temporary = join(folder, `.${name}.${process.pid}.part`)
  await writeFile(temporary, text)
  await rename(temporary, join(folder, name))
  return name
}
