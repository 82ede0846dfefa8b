import type { Property } from '@verandah/contracts'

/** The advert on the web, from the home or one of its sources; null when there is none that a browser may open. */
export const listingAddress = ({ url, sources }: Pick<Property, 'url' | 'sources'>): string | null =>
  [url, ...sources.map((source) => source.url)].find(isWebAddress) ?? null

const isWebAddress = (text: string | null): text is string => text !== null && /^https?:\/\//i.test(text)
