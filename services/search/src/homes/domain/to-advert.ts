import type { PropertyAdvert, PropertyChange } from '@verandah/contracts'
import { type Listing, noParticulars } from '@verandah/listing-providers/listing'

type Step = PropertyAdvert['history'][number]

/** The first sighting and the latest changes; older ones are not shown. */
const stepsAtMost = 40

/** An advert as shown to a buyer. */
export function toAdvert(
  listing: Listing,
  changes: readonly PropertyChange[],
  checkedAt: Date | null = null,
): PropertyAdvert {
  const { id, provider, sourceName, url, isSample, status, price, displayPrice, agency, agent, listedAt } = listing
  const { bedrooms, bathrooms, parking, landSize, features } = listing
  return {
    listingId: id,
    provider,
    name: sourceName,
    url,
    isSample,
    particulars: listing.particulars === undefined ? null : { ...noParticulars, ...listing.particulars },
    status,
    price,
    displayPrice,
    agent,
    listedAt,
    checkedAt: checkedAt?.toISOString() ?? null,
    bedrooms,
    bathrooms,
    parking,
    landSize,
    features,
    agency: agency?.name ?? null,
    history: shortened(changes.map(toStep).filter((step, index, all) => !isSame(step, all[index - 1]))),
  }
}

const toStep = ({ listingId: _, ...step }: PropertyChange): Step => step

const isSame = (step: Step, before: Step | undefined): boolean =>
  before !== undefined && JSON.stringify({ ...step, at: '' }) === JSON.stringify({ ...before, at: '' })

const shortened = (steps: readonly Step[]): Step[] =>
  steps.length <= stepsAtMost ? [...steps] : [...steps.slice(0, 1), ...steps.slice(1 - stepsAtMost)]
