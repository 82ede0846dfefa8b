import type { Home } from '../market/home.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { mediaOf, writeListing } from './write-listing.ts'
import { streetOf } from './write-address.ts'

/** A `Project` of a search reply, with its homes as children. */
export function writeProject(
  project: NonNullable<Home['project']>,
  sales: readonly [Sale, ...Sale[]],
  publicUrl: string,
) {
  const [{ home }] = sales
  const { suburb, state } = home.locality
  return {
    type: 'Project',
    project: {
      id: project.id,
      name: project.name,
      state,
      suburb: suburb.toUpperCase(),
      displayableAddress: `${home.address.streetNumber} ${streetOf(home.address)}, ${suburb}`,
      features: home.features,
      media: mediaOf(home, publicUrl).slice(0, 1),
      projectSlug: `project/${project.id}/${project.name} ${suburb} ${state}`.toLowerCase().replaceAll(' ', '-'),
    },
    listings: sales.map((sale) => writeListing(sale, publicUrl)),
  }
}
