import type { SavedProperty } from '@verandah/contracts'
import { Answer } from '@verandah/kit'
import type { ShortlistContext } from './context.ts'
import { valuesOf } from './domain/saved-values.ts'
import type { HomeDoc } from './homes.ts'
import type { SavedDoc } from './saved-document.ts'
import type { SavedScoreDoc } from './saved-scores.ts'

type Shown = Pick<ShortlistContext, 'homes' | 'savedScores'>

/** Records as their buyer is shown them, each with its home as the last event showed it. */
export const showSaved = async ({ homes, savedScores }: Shown, docs: SavedDoc[]): Promise<SavedProperty[]> => {
  const [known, told] = await Promise.all([
    homes.byIds(docs.map(({ propertyId }) => propertyId)),
    savedScores.of(docs.map(scoreIdOf)),
  ])
  return docs.map((doc) => toSaved(doc, known.get(doc.propertyId), told.get(scoreIdOf(doc))))
}

/** One record, with the tag to send back as `If-Match`. */
export const answerSaved = async (context: Shown, doc: SavedDoc): Promise<Answer<SavedProperty>> => {
  const [saved] = await showSaved(context, [doc])
  if (!saved) throw new Error(`The record ${doc._id} could not be shown.`)
  return new Answer(saved, { ETag: `"${saved.revision}"` })
}

const scoreIdOf = ({ userId, propertyId }: SavedDoc): string => `${userId}:${propertyId}`

/** A score that was told of the search before does not count any more. */
const scoreOf = ({ score, searchId }: SavedDoc, told: SavedScoreDoc | undefined) =>
  told?.searchId === searchId ? { score: told.score, searchedAt: told.searchedAt } : { score, searchedAt: null }

const toSaved = (doc: SavedDoc, home: HomeDoc | undefined, told: SavedScoreDoc | undefined): SavedProperty => ({
  id: doc._id,
  userId: doc.userId,
  propertyId: doc.propertyId,
  ...valuesOf(doc),
  ...scoreOf(doc, told),
  revision: doc.revision,
  createdAt: doc.createdAt.toISOString(),
  updatedAt: doc.updatedAt.toISOString(),
  isGone: home?.isGone ?? false,
  home: home?.home ?? null,
})
