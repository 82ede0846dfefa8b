import type { Kit } from '@verandah/kit'
import * as z from 'zod'
import type { AskOnce } from '../ask-once.ts'
import type { CallApi } from '../call-api.ts'
import type { ListingProvider } from '../listing-provider.ts'
import { createPropTrackProvider } from './proptrack-provider.ts'

export const propTrackSettings = {
  /** Key of PropTrack's API. Unset: the sample market, where one runs. */
  PROPTRACK_API_KEY: z.string().optional(),
  /** Secret of PropTrack's API. */
  PROPTRACK_API_SECRET: z.string().optional(),
  /** Address of PropTrack's API. */
  PROPTRACK_API_URL: z.url().default('https://data.proptrack.com'),
  /** Calls to PropTrack per day, over all processes; 0 sets no limit. */
  PROPTRACK_CALLS_PER_DAY: z.coerce.number().int().nonnegative().default(0),
  /** Address of pictures in PropTrack adverts, with {id}, {sha} and {extension}; PropTrack sends no addresses. */
  PROPTRACK_IMAGE_URL: z.string().default('https://i2.au.reastatic.net/800x600/{sha}/image.{extension}'),
  /** Sentence that PropTrack's agreement requires beside its adverts, if any. */
  PROPTRACK_DISCLAIMER: z.string().max(1_000).optional(),
}

interface Deps extends Pick<Kit<unknown>, 'clock' | 'log'> {
  askOnce: AskOnce
  settings: z.output<z.ZodObject<typeof propTrackSettings>> & {
    PROVIDER_PAGE_SIZE: number
    LISTING_MARKET_URL?: string | undefined
    LISTING_MARKET_PUBLIC_URL: string
  }
}

/** Credentials that the simulated market accepts instead of a PropTrack key. */
const sampleKey = { apiKey: 'sample-client', apiSecret: 'sample-secret' }

/** Returns PropTrack's adapter if there is a key, else the same adapter for the simulated market. */
export function createPropTrack({ settings, clock, log, askOnce }: Deps): ListingProvider[] {
  const { PROPTRACK_API_KEY, PROPTRACK_API_SECRET, PROPTRACK_API_URL, PROPTRACK_IMAGE_URL, PROPTRACK_DISCLAIMER } =
    settings
  const { LISTING_MARKET_URL, LISTING_MARKET_PUBLIC_URL, PROVIDER_PAGE_SIZE: pageSize } = settings
  if (PROPTRACK_API_KEY !== undefined && PROPTRACK_API_SECRET !== undefined) {
    const key = { apiKey: PROPTRACK_API_KEY, apiSecret: PROPTRACK_API_SECRET }
    const hosts = { apiUrl: PROPTRACK_API_URL, imageUrl: PROPTRACK_IMAGE_URL, disclaimer: PROPTRACK_DISCLAIMER ?? null }
    const account = { provider: 'proptrack', callsPerDay: settings.PROPTRACK_CALLS_PER_DAY }
    const spare = (call: CallApi) => askOnce(account, call)
    return [createPropTrackProvider({ ...key, ...hosts, isSample: false, pageSize }, { clock, log, spare })]
  }
  if (LISTING_MARKET_URL === undefined) return []
  const hosts = { apiUrl: LISTING_MARKET_URL, imageUrl: `${LISTING_MARKET_PUBLIC_URL}/pictures/{id}`, disclaimer: null }
  return [createPropTrackProvider({ ...sampleKey, ...hosts, isSample: true, pageSize }, { clock, log })]
}
