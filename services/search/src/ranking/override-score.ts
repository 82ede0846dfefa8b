import { ScoreOverridesChanged, type EventOf, type overrideScore as route } from '@verandah/contracts'
import { newEvent, notFound, type Handler } from '@verandah/kit'
import type { SearchContext } from '../context.ts'
import { tidyOverrides } from './domain/tidy-overrides.ts'
import { showAsOfNow } from './get-property.ts'
import { rescoreHome } from './rescore-properties.ts'

/** Puts values of the caller's own in place of calculated ones of a home; the score follows at once. */
export const overrideScore =
  (context: SearchContext): Handler<typeof route> =>
  async ({ caller, params, body }) => {
    const { properties, overrides, clock } = context
    const subject = { userId: caller.sub, propertyId: params.id }
    if (!(await properties.find(params.id))) throw notFound()
    const own = tidyOverrides(body.scoreOverrides)
    await overrides.save({ ...subject, overrides: own }, (revision) =>
      newEvent(ScoreOverridesChanged, { ...subject, revision, overrides: own }, { clock }),
    )
    await rescoreHome(context, subject)
    return showAsOfNow(context, caller.sub, params.id)
  }

/** Ranks the home anew, should that not have come to pass in the call that changed the overrides. */
export const followOverride =
  (context: SearchContext) =>
  ({ data }: EventOf<typeof ScoreOverridesChanged>): Promise<void> =>
    rescoreHome(context, data)
