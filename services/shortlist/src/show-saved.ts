import type { SavedProperty } from '@verandah/contracts'
import { Answer } from '@verandah/kit'
import type { SavedScore } from '@verandah/user-records'
import type { ShortlistContext } from './context.ts'
import { savedValuesOf } from './domain/saved-values.ts'
import type { HomeDoc } from './homes.ts'
import type { SavedDoc } from './saved-document.ts'

type Shown = Pick<ShortlistContext, 'homes' | 'savedScores'>

/** Returns a buyer's records as shown to them, each with its home as of the last event. */
export async function showSaved({ homes, savedScores }: Shown, docs: SavedDoc[]): Promise<SavedProperty[]> {
  const ids = docs.map(({ propertyId }) => propertyId)
  const [known, told] = await Promise.all([homes.byIds(ids), savedScores.of(docs[0]?.userId ?? '', ids)])
  return docs.map((doc) => toSaved(doc, known.get(doc.propertyId), told.get(doc.propertyId)))
}

/** Returns one record, with the entity tag to send back as `If-Match`. */
export async function answerSaved(context: Shown, doc: SavedDoc): Promise<Answer<SavedProperty>> {
  const [saved] = await showSaved(context, [doc])
  if (!saved) throw new Error(`The record ${doc._id} could not be shown.`)
  return new Answer(saved, { ETag: `"${saved.revision}"` })
}

/** Ignores a score from an earlier search. */
const scoreOf = ({ score, searchId }: SavedDoc, told: SavedScore | undefined) =>
  told?.searchId === searchId ? { score: told.score, searchedAt: told.searchedAt } : { score, searchedAt: null }

const toSaved = (doc: SavedDoc, home: HomeDoc | undefined, told: SavedScore | undefined): SavedProperty => ({
  id: doc._id,
  userId: doc.userId,
  propertyId: doc.propertyId,
  ...savedValuesOf(doc),
  ...scoreOf(doc, told),
  stageAt: doc.stageAt?.toISOString() ?? null,
  revision: doc.revision,
  createdAt: doc.createdAt.toISOString(),
  updatedAt: doc.updatedAt.toISOString(),
  isGone: home?.isGone ?? false,
  home: home?.home ?? null,
})
