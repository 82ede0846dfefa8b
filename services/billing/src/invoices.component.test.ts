import { listInvoices, printInvoice, UserRegistered } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Billing, startBilling } from './testing/start-billing.ts'
import { textOfPdf } from './testing/text-of-pdf.ts'

let billing: Billing
beforeAll(async () => {
  billing = await startBilling({ BUSINESS_NAME: 'Verandah Pty Ltd', BUSINESS_ABN: '51 824 753 556' })
})
afterAll(() => billing.stop())

const print = (id: string, as: string) => billing.service.call(printInvoice, { params: { id }, as })

it('the billing history has date, amount, GST and status, in whole cents', async () => {
  const buyer = billing.aBuyer()
  await buyer.subscribe('quarterly')
  expect(await buyer.invoices()).toEqual([
    {
      id: expect.stringMatching(/^in_/) as string,
      number: expect.stringMatching(/-0001$/) as string,
      issuedAt: '2026-11-20T00:00:00.000Z',
      description: '1 × Verandah Quarterly',
      totalCents: 3_000,
      gstCents: 273,
      amountPaidCents: 3_000,
      status: 'paid',
    },
  ])
})

it('money is whole cents in every stored invoice, prorations included, and the newest invoice is first', async () => {
  const buyer = billing.aBuyer()
  await buyer.subscribe('quarterly')
  await billing.pass(17.123)
  await buyer.choose('annual')
  await billing.idle()
  const stored = await billing.service.store.collection('invoices').find({ userId: buyer.userId }).toArray()
  expect(stored).toHaveLength(2)
  const issued = (await buyer.invoices()).map(({ issuedAt }) => Date.parse(issuedAt) / 86_400_000)
  expect(issued[0]! - issued[1]!).toBeCloseTo(17.123, 2)
  for (const { totalCents, gstCents, amountPaidCents, lines } of stored) {
    const amounts = (lines as { amountCents: number }[]).map(({ amountCents }) => amountCents)
    for (const cents of [totalCents, gstCents, amountPaidCents, ...amounts]) expect(Number.isInteger(cents)).toBe(true)
    expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(totalCents)
  }
})

it('a tax invoice says who, when, what, how much and how much of it is GST', async () => {
  const buyer = billing.aBuyer()
  const { userId } = buyer
  const name = 'Zoë Nguyễn-Łukasz 李 🏡'
  const words = { userId, username: 'zoe', email: 'zoe@example.com', name, plan: 'annual' as const }
  await billing.service.receive(newEvent(UserRegistered, words, { clock: billing.clock }))
  await buyer.subscribe('annual')
  const [invoice] = await buyer.invoices()
  const reply = await print(invoice!.id, buyer.asUser())
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="Verandah Pty Ltd ${invoice!.number}.pdf"`,
  )
  const issued = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' })
  expect(textOfPdf(reply.body as Uint8Array)).toEqual([
    'Tax invoice',
    'Verandah Pty Ltd',
    'ABN 51 824 753 556',
    `Invoice number ${invoice!.number}`,
    `Date of issue ${issued.format(billing.clock.now())}`,
    'Status Paid',
    'Billed to',
    'Zoë Nguyen-Lukasz',
    'zoe@example.com',
    '$100.00',
    '1 × Verandah Annual',
    '$100.00',
    'Total (AUD, including GST)',
    '$9.09',
    'GST included in the total',
    '$100.00',
    'Amount paid',
  ])
})

it('a buyer cannot see another’s invoices, nor whether there are any', async () => {
  const owner = billing.aBuyer()
  const other = billing.aBuyer()
  await owner.subscribe()
  await other.subscribe()
  const [invoice] = await owner.invoices()
  const ids = (await other.invoices()).map(({ id }) => id)
  expect(ids).toHaveLength(1)
  expect(ids).not.toContain(invoice!.id)
  const theirs = await print(invoice!.id, other.asUser())
  const missing = await print('in_none', other.asUser())
  const words = ({ status, body }: typeof theirs) => [status, { ...(body as object), requestId: '', instance: '' }]
  expect(theirs.status).toBe(404)
  expect(words(theirs)).toEqual(words(missing))
  expect(await billing.service.call(listInvoices)).toMatchObject({ status: 401 })
})

it('a void invoice is neither listed nor printed', async () => {
  const buyer = billing.aBuyer()
  await buyer.subscribe()
  const [invoice] = await buyer.invoices()
  const stored = billing.service.store.collection<{ _id: string }>('invoices')
  await stored.updateOne({ _id: invoice!.id }, { $set: { status: 'void' } })
  expect([await buyer.invoices(), (await print(invoice!.id, buyer.asUser())).status]).toEqual([[], 404])
})
