import type {
  keepHomeChoice as keepRoute,
  listHomeChoices as listRoute,
  takeBackHomeChoice as takeBackRoute,
} from '@verandah/contracts'
import { notFound, type Clock, type Handler } from '@verandah/kit'
import { demandHome } from '../homes/demand-home.ts'
import type { Properties } from '../homes/properties.ts'
import type { createHomeChoices } from './home-choices.ts'

interface ChoiceParts {
  homeChoices: ReturnType<typeof createHomeChoices>
}

interface ChoiceDeps extends ChoiceParts {
  properties: Properties
  clock: Clock
}

export const listHomeChoices =
  ({ homeChoices }: ChoiceParts): Handler<typeof listRoute> =>
  async ({ caller }) =>
    (await homeChoices.listOf(caller.sub)).map(({ better, worse, chosenAt }) => ({
      better,
      worse,
      chosenAt: chosenAt.toISOString(),
    }))

/** Throws `not-found` as reading either home does. */
export const keepHomeChoice =
  ({ homeChoices, properties, clock }: ChoiceDeps): Handler<typeof keepRoute> =>
  async ({ caller, body }) => {
    await demandHome(properties, caller.sub, body.better)
    await demandHome(properties, caller.sub, body.worse)
    await homeChoices.keep(caller.sub, body, clock.now())
  }

/** Throws `not-found` where there is no answer. */
export const takeBackHomeChoice =
  ({ homeChoices }: ChoiceParts): Handler<typeof takeBackRoute> =>
  async ({ caller, params: { one, other } }) => {
    if (!(await homeChoices.takeBack(caller.sub, [one, other]))) throw notFound()
  }
