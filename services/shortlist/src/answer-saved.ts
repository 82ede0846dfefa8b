import type { SavedProperty } from '@verandah/contracts'
import { Answer } from '@verandah/kit'
import type { Context } from './context.ts'
import type { SavedDoc } from './saved-document.ts'
import { showSaved } from './show-saved.ts'

/** One record, with the tag to send back as `If-Match`. */
export const answerSaved = async (context: Pick<Context, 'homes'>, doc: SavedDoc): Promise<Answer<SavedProperty>> => {
  const [saved] = await showSaved(context, [doc])
  if (!saved) throw new Error(`The record ${doc._id} could not be shown.`)
  return new Answer(saved, { ETag: `"${saved.revision}"` })
}
