import type { getBillingConfig as getBillingConfigRoute } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { Context } from './context.ts'

/** Null where cards are typed into the local form. */
export const getBillingConfig =
  ({ settings }: Context): Handler<typeof getBillingConfigRoute> =>
  () =>
    Promise.resolve({
      publishableKey: settings.STRIPE_API_URL === undefined ? (settings.STRIPE_PUBLISHABLE_KEY ?? null) : null,
    })
