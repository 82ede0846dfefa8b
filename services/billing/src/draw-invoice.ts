import { once } from 'node:events'
import { printable } from './domain/printable.ts'
import type { InvoiceDoc } from './invoices.ts'

export interface Parties {
  seller: { name: string; abn: string | undefined }
  buyer: { name: string; email: string | null }
}

const inFull = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' })
const inDollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

const margin = 56
const right = 595.28 - margin
const amountWidth = 120
const statusWords = { paid: 'Paid', open: 'To be paid', uncollectible: 'Not paid', void: 'Void' } as const

/** Draws a tax invoice on one A4 page, as a PDF; without an ABN it is titled Invoice. */
export async function drawInvoice(invoice: InvoiceDoc, { seller, buyer }: Parties): Promise<Buffer> {
  const { default: Document } = await import('pdfkit')
  const title = seller.abn === undefined ? 'Invoice' : 'Tax invoice'
  const page = new Document({
    size: 'A4',
    margin,
    info: { Title: `${title} ${invoice.number ?? ''}`, Author: seller.name },
  })
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(page, 'end')
  page.font('Helvetica-Bold').fontSize(20).text(title).moveDown(0.5)
  page.font('Helvetica').fontSize(10)
  for (const line of headingOf(invoice, seller)) page.text(line)
  page.moveDown().font('Helvetica-Bold').text('Billed to').font('Helvetica')
  for (const line of [printable(buyer.name), buyer.email ?? '']) if (line !== '') page.text(line)
  page.moveDown(1.5)
  for (const { description, amountCents } of invoice.lines) drawRow(page, description, amountCents)
  page.moveTo(margin, page.y).lineTo(right, page.y).lineWidth(0.5).stroke().moveDown(0.5)
  for (const [label, cents] of totalsOf(invoice)) drawRow(page, label, cents)
  page.end()
  await ended
  return Buffer.concat(chunks)
}

const headingOf = (invoice: InvoiceDoc, { name, abn }: Parties['seller']): string[] => [
  name,
  ...(abn === undefined ? [] : [`ABN ${abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')}`]),
  `Invoice number ${invoice.number ?? invoice._id}`,
  `Date of issue ${inFull.format(invoice.issuedAt)}`,
  `Status ${statusWords[invoice.status]}`,
]

const totalsOf = (invoice: InvoiceDoc): [string, number][] => {
  const credit = invoice.totalCents - invoice.amountDueCents
  return [
    ['Total (AUD, including GST)', invoice.totalCents],
    ['GST included in the total', invoice.gstCents],
    ...(credit === 0
      ? []
      : [[credit > 0 ? 'Credit used' : 'Credit kept for later', Math.abs(credit)] as [string, number]]),
    ['Amount paid', invoice.amountPaidCents],
  ]
}

const drawRow = (page: PDFKit.PDFDocument, label: string, cents: number): void => {
  const { y } = page
  page.text(inDollars.format(cents / 100), right - amountWidth, y, { width: amountWidth, align: 'right' })
  page.text(label, margin, y, { width: right - margin - amountWidth }).moveDown(0.5)
}
