import type { SharedAdvert } from '@verandah/contracts'

/** Returns agent and agency of an advert; particulars name the agents themselves. */
export function smallPrint({ agent, agency, isSample, particulars }: Omit<SharedAdvert, 'listingId'>): string {
  return [particulars?.agents.length ? null : agent, agency, isSample ? 'sample listing' : null]
    .filter((part) => part !== null && part !== '')
    .join(' · ')
}
