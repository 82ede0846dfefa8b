import type { InvoiceStatus, SubscriptionStatus } from '@verandah/contracts'

const longDate = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' })
const shortDate = new Intl.DateTimeFormat('en-AU', { year: 'numeric', month: 'short', day: 'numeric' })
const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

/** "March 5, 2025", or "N/A". */
export function periodEndText(instant: string | null): string {
  return instant === null ? 'N/A' : longDate.format(new Date(instant))
}

/** "5 Mar 2025". */
export function invoiceDateText(instant: string): string {
  return shortDate.format(new Date(instant))
}

/** "$100.00", from whole cents. */
export function centsText(cents: number): string {
  return dollars.format(cents / 100)
}

interface StatusLabel {
  word: string
  tone: 'action' | 'ochre' | 'danger' | 'neutral'
}

export const subscriptionStatusLabels: Readonly<Record<SubscriptionStatus, StatusLabel>> = {
  active: { word: 'Active', tone: 'action' },
  inactive: { word: 'Inactive', tone: 'neutral' },
  past_due: { word: 'Payment overdue', tone: 'danger' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
}

export const invoiceStatusLabels: Readonly<Record<InvoiceStatus, StatusLabel>> = {
  paid: { word: 'Paid', tone: 'action' },
  open: { word: 'Open', tone: 'ochre' },
  uncollectible: { word: 'Not paid', tone: 'danger' },
}
