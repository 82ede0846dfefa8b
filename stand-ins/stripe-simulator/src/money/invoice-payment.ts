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
    payment_method_types: ['card'] as ['card'],
    status: 'requires_payment_method' as const,
  }
}

export function addPaymentIntent(world: World, invoice: Invoice): void {
  const { customer, currency, amount_due: amount } = invoice
  const intent: PaymentIntent = {
    ...blankIntent(world, 'pi', 'payment_intent'),
    amount,
    amount_received: 0,
    currency,
    customer,
    last_payment_error: null,
    metadata: {},
    setup_future_usage: 'off_session',
  }
  world.state.paymentIntents[intent.id] = intent
  world.state.invoicePayments[invoice.id] = {
    ...world.stamp('inpay', 'invoice_payment'),
    amount_requested: amount,
    currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
  }
  world.emit('payment_intent.created', intent)
}
