import { ProjectHome, type KeptHome, type listProjectHomes as route } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { Listings } from './listings.ts'
import type { Properties } from './properties.ts'

/** A project may have hundreds; a page shows no more. */
const homesAtMost = 60

/** The homes on offer in the project of a home, the smallest first. Of a home in no project, or that nobody lists, none. */
export const listProjectHomes =
  ({ listings, properties }: { listings: Listings; properties: Properties }): Handler<typeof route> =>
  async ({ params }) => {
    const main = (await properties.mainOf([params.id])).get(params.id) ?? params.id
    const homes = await properties.byIds(await listings.mates([main]))
    return homes
      .flatMap(({ home }) => home ?? [])
      .filter(({ id, status }) => id === main || status === 'active' || status === 'underOffer')
      .toSorted(bySize)
      .slice(0, homesAtMost)
      .map((home) => ProjectHome.parse({ ...home, id: home.id === main ? params.id : home.id }))
  }

const bySize = (one: KeptHome, other: KeptHome): number =>
  (one.bedrooms ?? 99) - (other.bedrooms ?? 99) ||
  (one.priceFrom ?? one.price ?? Infinity) - (other.priceFrom ?? other.price ?? Infinity) ||
  one.address.localeCompare(other.address, 'en', { numeric: true })
