import type { World } from '../model/create-world.ts'
import type { Invoice, PaymentIntent } from '../model/payment-objects.ts'

/** Returns the payment intent that settles an invoice; none if nothing is due. */
export function intentOf({ state }: World, invoice: Invoice): PaymentIntent | undefined {
  const payment = state.invoicePayments[invoice.id]
  return payment && state.paymentIntents[payment.payment.payment_intent]
}

/** Returns the invoice that a payment intent settles. */
export function invoiceOf({ state }: World, intentId: string): Invoice | undefined {
  const payment = Object.values(state.invoicePayments).find((one) => one.payment.payment_intent === intentId)
  return payment && state.invoices[payment.invoice]
}

/** Returns the initial fields of payment and setup intents. */
export function blankIntent<Kind extends string>(world: World, prefix: string, object: Kind) {
  const stamp = world.stamp(prefix, object)
  return {
    ...stamp,
    client_secret: `${stamp.id}_secret_${world.newId('s').slice(2)}`,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method' as const,
  }
}

export function addPaymentIntent(world: World, invoice: Invoice): void {
  const { customer, currency, amount_due: amount } = invoice
  const intent: PaymentIntent = {
    ...blankIntent(world, 'pi', 'payment_intent'),
    amount,
    currency,
    customer,
    last_payment_error: null,
  }
  world.state.paymentIntents[intent.id] = intent
  world.state.invoicePayments[invoice.id] = {
    invoice: invoice.id,
    payment: { payment_intent: intent.id },
  }
  world.emit('payment_intent.created', intent)
}
