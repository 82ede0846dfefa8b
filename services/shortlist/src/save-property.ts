import { problemCodes, savedHomesLimit, type saveProperty as route } from '@verandah/contracts'
import { AppError, isCaller, notFound, type Handler } from '@verandah/kit'
import { answerSaved } from './answer-saved.ts'
import { saidOnEditing, saidOnSaving } from './announce.ts'
import type { Context } from './context.ts'
import { demandSubscription } from './demand-subscription.ts'
import { addValues, firstValues, restoreValues } from './domain/add-values.ts'
import { areSame, givenIn, type GivenValues } from './domain/saved-values.ts'
import type { SavedDoc } from './saved-document.ts'

/** Saves a home of the caller: a new record, the one that is there with what is new, or a removed one put back. */
export const saveProperty =
  (context: Context): Handler<typeof route> =>
  async ({ caller, body }) => {
    await demandSubscription(context, caller)
    if (!isCaller(body.userId, caller.sub)) throw notFound()
    const saving = { userId: caller.sub, propertyId: body.propertyId, given: givenIn(body) }
    return answerSaved(context, await save(context, saving))
  }

interface Saving {
  userId: string
  propertyId: string
  given: GivenValues
}

/** Somebody who was faster is read and built upon. */
const save = async (context: Context, saving: Saving): Promise<SavedDoc> => {
  const existing = await context.saved.ofHome(saving.userId, saving.propertyId)
  if (existing && !existing.removedAt) return (await addTo(context, existing, saving.given)) ?? save(context, saving)
  if ((await context.saved.countOf(saving.userId)) >= savedHomesLimit) throw isFull()
  const kept = existing ? await putBack(context, existing, saving.given) : await insert(context, saving)
  return kept ?? save(context, saving)
}

const addTo = ({ saved, clock }: Context, from: SavedDoc, given: GivenValues): Promise<SavedDoc | null> => {
  const values = addValues(from, given)
  if (areSame(values, from)) return Promise.resolve(from)
  const events = saidOnEditing({ clock, subject: nextOf(from), before: from, after: values })
  return saved.change({ from, values, at: clock.now(), events })
}

const putBack = ({ saved, clock }: Context, from: SavedDoc, given: GivenValues): Promise<SavedDoc | null> => {
  const values = restoreValues(from, given)
  const events = saidOnSaving({ clock, subject: nextOf(from), after: values })
  return saved.restore({ from, values, at: clock.now(), events })
}

const insert = ({ saved, clock, newId }: Context, { userId, propertyId, given }: Saving): Promise<SavedDoc | null> => {
  const at = clock.now()
  const subject = { userId, propertyId, revision: at.getTime() }
  const values = firstValues(given)
  const events = saidOnSaving({ clock, subject, after: values })
  return saved.insert({ _id: newId(), ...subject, ...values, createdAt: at, updatedAt: at }, events)
}

const nextOf = ({ userId, propertyId, revision }: SavedDoc) => ({ userId, propertyId, revision: revision + 1 })

const isFull = () =>
  new AppError('conflict', {
    code: problemCodes.shortlistFull,
    detail: `A shortlist holds up to ${savedHomesLimit} homes. Remove some to save more.`,
  })
