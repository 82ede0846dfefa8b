import { mayKnowHome, problemCodes, savedHomesLimit } from '@verandah/contracts'
import { AppError, createQueues, type Handler, isCaller, notFound } from '@verandah/kit'
import type { ShortlistContext } from './context.ts'
import { addValues, restoreValues } from './domain/add-values.ts'
import { areSame, givenIn, type GivenValues, noValues, savedValuesOf } from './domain/saved-values.ts'
import { refuseFutureResult } from './refuse-future-result.ts'
import { refuseLooseReasons } from './refuse-loose-reasons.ts'
import { recordOf } from './remove-saved-property.ts'
import type { SavedDoc } from './saved-document.ts'
import { answerSaved } from './show-saved.ts'

/** Saves a home for the caller: creates a record, adds new values to an existing one, or restores a removed one. */
export const saveProperty = (context: ShortlistContext): Handler<'saveProperty'> => {
  const inTurn = createQueues()
  return async ({ caller, body }) => {
    if (!isCaller(body.userId, caller.sub) || !mayKnowHome(body.propertyId, caller.sub)) throw notFound()
    refuseFutureResult(body, context.clock.now())
    const saving = { userId: caller.sub, propertyId: body.propertyId, given: givenIn(body) }
    return answerSaved(context, await inTurn(caller.sub, () => save(context, saving)))
  }
}

interface Saving {
  userId: string
  propertyId: string
  given: GivenValues
}

/** On a concurrent write, reads the newer record and retries on top of it. */
const save = async (context: ShortlistContext, saving: Saving): Promise<SavedDoc> => {
  const { saved, newId } = context
  const { given, ...home } = saving
  const existing = await recordOf(context, home)
  const before = existing ? savedValuesOf(existing) : noValues
  if (existing && !existing.removedAt) {
    const values = refuseLooseReasons(addValues(before, given))
    if (areSame(values, before)) return existing
    return (await saved.replace(existing, values)) ?? save(context, saving)
  }
  const values = refuseLooseReasons(restoreValues(before, given))
  if ((await saved.countOf(home.userId)) >= savedHomesLimit) throw shortlistFull()
  const kept = existing ? await saved.replace(existing, values) : await saved.insert({ id: newId(), ...home }, values)
  return kept ?? save(context, saving)
}

const shortlistFull = () =>
  new AppError('conflict', {
    code: problemCodes.shortlistFull,
    detail: `A shortlist holds up to ${savedHomesLimit} homes. Remove some to save more.`,
  })
