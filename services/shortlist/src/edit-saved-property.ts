import { problemCodes, type SavedPropertyEdit } from '@verandah/contracts'
import { AppError, invalid, isCaller, notFound, type Call, type Handler } from '@verandah/kit'
import type { ShortlistContext } from './context.ts'
import { refuseFutureResult } from './refuse-future-result.ts'
import { refuseLooseReasons } from './refuse-loose-reasons.ts'
import { baseOf } from './domain/earlier-values.ts'
import { mergeEdit } from './domain/merge-edit.ts'
import { areSame, givenIn, savedValuesOf } from './domain/saved-values.ts'
import type { SavedDoc } from './saved-document.ts'
import { answerSaved, showSaved } from './show-saved.ts'

/** Changes a saved home of the caller, merged with concurrent changes by another tab. */
export const editSavedProperty =
  (context: ShortlistContext): Handler<'editSavedProperty'> =>
  async ({ caller, params, body, headers }) => {
    if (!isCaller(body.userId, caller.sub) || (body.id ?? params.id) !== params.id) throw notFound()
    refuseFutureResult(body, context.clock.now())
    const seen = body.revision ?? revisionIn(headers['if-match'])
    return answerSaved(context, await edit(context, { id: params.id, userId: caller.sub, seen, body }))
  }

interface Editing {
  id: string
  userId: string
  /** The revision that the sender had seen. */
  seen: number | undefined
  body: SavedPropertyEdit
}

/** On a concurrent write, reads the newer record and retries on top of it. */
const edit = async (context: ShortlistContext, editing: Editing): Promise<SavedDoc> => {
  const { saved } = context
  const from = await saved.findOwn(editing.id, editing.userId)
  if (!from) throw notFound()
  if ((editing.body.propertyId ?? from.propertyId) !== from.propertyId) throw otherHome()
  const current = savedValuesOf(from)
  const merge = mergeEdit({ current, base: baseOf(from, editing.seen), given: givenIn(editing.body) })
  if (merge.isConflict) throw await editConflict(context, from, merge.fields)
  const values = refuseLooseReasons(merge.values)
  if (areSame(values, current)) return from
  return (await saved.replace(from, values)) ?? edit(context, editing)
}

/** Parses the revision from one of our entity tags; -1, which matches nothing, for any other tag. */
const revisionIn = (ifMatch: Call['headers'][string]): number | undefined =>
  ifMatch === undefined || ifMatch === '*'
    ? undefined
    : Number(/^(?:W\/)?"(\d{1,15})"$/.exec(String(ifMatch))?.[1] ?? -1)

const otherHome = () =>
  invalid([{ field: 'propertyId', message: 'A record stays with its home; save the other home instead' }])

const editConflict = async (context: ShortlistContext, doc: SavedDoc, fields: string[]): Promise<AppError> => {
  const [current] = await showSaved(context, [doc])
  return new AppError('conflict', {
    code: problemCodes.editConflict,
    detail: `Somebody changed the ${fields.join(' and ')} of this home after you opened it, perhaps in another tab.`,
    members: { current, fields },
  })
}
