import type {
  hideProperty as hideRoute,
  listHiddenProperties as listRoute,
  markPropertySeen as seenRoute,
  showHiddenProperty as showRoute,
} from '@verandah/contracts'
import type { Clock, Handler } from '@verandah/kit'
import { demandHome } from '../homes/demand-home.ts'
import type { Properties } from '../homes/properties.ts'
import type { createHomeMarks } from './home-marks.ts'

export interface MarkParts {
  homeMarks: ReturnType<typeof createHomeMarks>
}

interface MarkDeps extends MarkParts {
  properties: Properties
  clock: Clock
}

export const hideProperty =
  (deps: MarkDeps): Handler<typeof hideRoute> =>
  async ({ caller, params, body: { reason } }) => {
    await demandHome(deps.properties, caller.sub, params.id)
    await deps.homeMarks.hide(caller.sub, params.id, { at: deps.clock.now(), reason })
  }

/** Idempotent. */
export const showHiddenProperty =
  ({ homeMarks, clock }: MarkDeps): Handler<typeof showRoute> =>
  async ({ caller, params }) => {
    await homeMarks.show(caller.sub, params.id, clock.now())
  }

export const markPropertySeen =
  (deps: MarkDeps): Handler<typeof seenRoute> =>
  async ({ caller, params }) => {
    await demandHome(deps.properties, caller.sub, params.id)
    await deps.homeMarks.see(caller.sub, params.id, deps.clock.now())
  }

/** The caller's hidden homes, latest first. */
export const listHiddenProperties =
  ({ homeMarks }: MarkDeps): Handler<typeof listRoute> =>
  async ({ caller }) =>
    (await homeMarks.listOf(caller.sub)).flatMap(({ propertyId, reason, hiddenAt }) =>
      hiddenAt ? [{ propertyId, reason: reason ?? null, hiddenAt: hiddenAt.toISOString() }] : [],
    )
