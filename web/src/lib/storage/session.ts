import { storedValue } from './stored-value.ts'

const text = (key: string) =>
  storedValue<string | null>({
    area: 'sessionStorage',
    key,
    parse: (value) => value,
    format: (value) => value ?? '',
    fallback: null,
  })

/** The plan chosen at registration, until it is paid for. */
export const stripePlan = text('stripePlan')

/** The payment that is being made, and the plan it is for. */
export const stripeClientSecret = text('stripeClientSecret')
export const amountDueCents = text('amountDueCents')
export const selectedPlan = text('selectedPlan')

/** Where a home was opened from, and which home was looked at last. */
export const lastVisitedPage = text('lastVisitedPage')
export const currentPropertyId = text('currentPropertyId')

/** Nothing of a payment stays once it is made, or when the person leaves. */
export const forgetCheckout = (): void => {
  for (const value of [stripePlan, stripeClientSecret, amountDueCents, selectedPlan]) value.clear()
}

export const forgetVisits = (): void => {
  lastVisitedPage.clear()
  currentPropertyId.clear()
}
