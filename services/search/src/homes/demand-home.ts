import { mayKnowHome } from '@verandah/contracts'
import { notFound } from '@verandah/kit'
import type { Properties } from './properties.ts'

/** Throws `not-found` for a home that was never listed, or another buyer's own home. */
export async function demandHome(properties: Properties, userId: string, propertyId: string): Promise<void> {
  const found = mayKnowHome(propertyId, userId) ? await properties.find(propertyId) : null
  if (!found) throw notFound()
}
