import { getSubscription, type InvoiceSummary, listInvoices } from '@verandah/contracts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSubscriber, press, renderRoute } from '@/testing/app.tsx'
import { aSubscription } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'

const anInvoice = (over: Partial<InvoiceSummary> = {}): InvoiceSummary => ({
  id: 'invoice-7',
  number: 'VER-0007',
  issuedAt: '2026-03-05T02:00:00.000Z',
  description: 'Annual plan',
  totalCents: 10_000,
  gstCents: 909,
  amountPaidCents: 10_000,
  status: 'paid',
  ...over,
})

const open = async () => {
  answer(getSubscription, { reply: aSubscription() })
  const { user } = renderRoute('/subscription')
  await screen.findByRole('region', { name: 'Annual' })
  return user
}

beforeEach(() => {
  asSubscriber()
  answer(listInvoices, { reply: [] })
})

describe('Billing history', () => {
  it('reports that there are no invoices', async () => {
    await open()
    await screen.findByText('No invoices yet')
  })

  it('shows date, amount, GST, status and the PDF of each invoice', async () => {
    const second = anInvoice({ id: 'invoice-8', totalCents: 3_000, gstCents: 273, status: 'open' })
    answer(listInvoices, { reply: [anInvoice(), second] })
    await open()
    const [paid, due] = (await screen.findAllByRole('row')).slice(1)
    expect(paid?.textContent).toContain('5 Mar 2026')
    expect(paid?.textContent).toContain('$100.00incl. GST $9.09Paid')
    expect(due?.textContent).toContain('$30.00incl. GST $2.73Open')
    const [pdf] = screen.getAllByRole('link', { name: 'Tax invoice of 5 Mar 2026, PDF' })
    expect(pdf?.getAttribute('href')).toBe('/api/invoices/invoice-7/pdf')
  })

  it('reports a failure to load, and retries', async () => {
    refuse(listInvoices, { status: 503, detail: 'Billing is away.' })
    const user = await open()
    await screen.findByText('Your billing history could not be loaded')
    answer(listInvoices, { reply: [anInvoice()] })
    await press(user, 'Try again')
    await screen.findByText('$100.00')
  })
})
