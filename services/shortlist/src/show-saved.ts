import type { SavedProperty } from '@verandah/contracts'
import type { Context } from './context.ts'
import type { HomeDoc } from './homes.ts'
import type { SavedDoc } from './saved-document.ts'
import { valuesOf } from './domain/saved-values.ts'

/** Records as their buyer is shown them, each with its home as it was last heard of. */
export const showSaved = async ({ homes }: Pick<Context, 'homes'>, docs: SavedDoc[]): Promise<SavedProperty[]> => {
  const known = await homes.byIds(docs.map(({ propertyId }) => propertyId))
  return docs.map((doc) => toSaved(doc, known.get(doc.propertyId)))
}

const toSaved = (doc: SavedDoc, home: HomeDoc | undefined): SavedProperty => ({
  id: doc._id,
  userId: doc.userId,
  propertyId: doc.propertyId,
  ...valuesOf(doc),
  revision: doc.revision,
  createdAt: doc.createdAt.toISOString(),
  updatedAt: doc.updatedAt.toISOString(),
  isGone: home?.isGone ?? false,
  home: home?.home ?? null,
})
