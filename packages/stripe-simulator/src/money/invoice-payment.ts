import type { World } from '../model/create-world.ts'
import type { Invoice, PaymentIntent } from '../model/payment-objects.ts'

/** The payment intent that settles an invoice; none where nothing is due. */
export const intentOf = ({ state }: World, invoice: Invoice): PaymentIntent | undefined => {
  const payment = state.invoicePayments[invoice.id]
  return payment && state.paymentIntents[payment.payment.payment_intent]
}

/** The invoice that a payment intent settles. */
export const invoiceOf = ({ state }: World, intentId: string): Invoice | undefined => {
  const payment = Object.values(state.invoicePayments).find((one) => one.payment.payment_intent === intentId)
  return payment && state.invoices[payment.invoice]
}

export const addPaymentIntent = (world: World, invoice: Invoice): void => {
  const id = world.newId('pi')
  const { customer, currency, amount_due: amount } = invoice
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    client_secret: `${id}_secret_${world.newId('s').slice(2)}`,
    created: world.now(),
    currency,
    customer,
    last_payment_error: null,
    livemode: false,
    metadata: {},
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    setup_future_usage: 'off_session',
    status: 'requires_payment_method',
  }
  world.state.paymentIntents[id] = intent
  world.state.invoicePayments[invoice.id] = {
    id: world.newId('inpay'),
    object: 'invoice_payment',
    amount_requested: amount,
    created: world.now(),
    currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: id },
    status: 'open',
  }
  world.emit('payment_intent.created', intent)
}
