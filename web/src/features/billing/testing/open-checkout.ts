import { getBillingConfig } from '@verandah/contracts'
import { screen } from '@testing-library/react'
import { asUser, renderRoute, type } from '@/testing/app.tsx'
import { answer } from '@/testing/network.ts'

export const checkoutSecret = 'pi_7_secret_9'

export async function openCheckout(address = '/subscribe') {
  const { user } = renderRoute(address)
  await screen.findByLabelText('Card number')
  const fill = async (number = '4242424242424242', expiry = '0330', cvc = '123') => {
    await type(user, 'Card number', number)
    await type(user, 'Expiry date', expiry)
    await type(user, 'Security code (CVC)', cvc)
  }
  return { user, fill, pay: () => user.click(screen.getByRole('button', { name: 'Pay $100.00' })) }
}

/** Signs in a buyer who chose the annual plan. */
export function beginCheckout(): void {
  asUser()
  answer(getBillingConfig, { reply: { publishableKey: null } })
  window.sessionStorage.setItem('stripeClientSecret', checkoutSecret)
  window.sessionStorage.setItem('stripePlan', 'annual')
  window.sessionStorage.setItem('selectedPlan', 'annual')
}
