import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { PurchasePerson } from '@verandah/contracts'
import { describe, expect, it, vi } from 'vitest'
import { unsavedForms } from '@/lib/storage/local.ts'
import { bodyOf, openPurchase } from './testing/open-purchase.ts'
import { noteOf, press, setClock, type } from '@/testing/app.tsx'
import { aPurchase } from '@/testing/purchase.ts'

setClock('2027-02-04T02:00:00.000Z', 'Australia/Melbourne')

const mia: PurchasePerson = {
  id: 'person-1',
  role: 'conveyancer',
  name: 'Mia Chen',
  company: 'Chen & Co',
  phone: '(03) 9000 0000',
  email: 'mia@example.com',
  agreed: 'Fixed fee',
}
const people = () => within(screen.getByRole('region', { name: 'People' }))

describe('People', () => {
  it('are called and written to', async () => {
    await openPurchase({ kept: aPurchase({}, { people: [mia] }) })
    expect(people().getByText('Conveyancer or solicitor, Chen & Co')).toBeDefined()
    expect(people().getByRole('link', { name: '(03) 9000 0000' }).getAttribute('href')).toBe('tel:0390000000')
    expect(people().getByRole('link', { name: 'mia@example.com' }).getAttribute('href')).toBe('mailto:mia@example.com')
    expect(people().getByText('Fixed fee')).toBeDefined()
  })

  it('are added, edited, deleted and brought back', async () => {
    const { user, saves } = await openPurchase({ kept: aPurchase({}, { people: [mia] }) })
    await user.click(people().getByRole('button', { name: 'Add a person' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Role'))
    await user.selectOptions(screen.getByLabelText('Role'), 'Inspector')
    await type(user, 'Email (optional)', 'bo{Enter}')
    expect(noteOf('Name')).toBe('Enter a name')
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    await type(user, 'Name', ' Bo Ng {Enter}')
    expect(noteOf('Email (optional)')).toContain('such as mia@example.com')
    await type(user, 'Email (optional)', '@example.com{Enter}')
    const bo = { role: 'inspector', name: 'Bo Ng', email: 'bo@example.com', phone: '', agreed: '' }
    await waitFor(() => expect(bodyOf(saves).people).toMatchObject([mia, bo]))
    await user.click(people().getByRole('button', { name: 'Edit Mia Chen' }))
    await type(user, 'What was agreed (optional)', ', by mail')
    await press(user, 'Save person')
    await waitFor(() => expect(bodyOf(saves).people).toMatchObject([{ ...mia, agreed: 'Fixed fee, by mail' }, bo]))
    await user.click(people().getByRole('button', { name: 'Delete Bo Ng' }))
    await waitFor(() => expect(bodyOf(saves).people).toHaveLength(1))
    await press(user, 'Undo deleting Bo Ng')
    await waitFor(() => expect(bodyOf(saves).people).toMatchObject([{ name: 'Mia Chen' }, bo]))
  })

  it('are kept as they are typed, until they are cancelled', async () => {
    const { user } = await openPurchase()
    await press(user, 'Add a person')
    await type(user, 'Name', 'Bo Ng')
    cleanup()
    const { user: again } = await openPurchase()
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Bo Ng')
    await press(again, 'Cancel')
    expect(unsavedForms.read()).toBeNull()
  })
})

describe('The sheet for a conveyancer', () => {
  const offer = { conditions: '', madeOn: '2027-01-30', expiresAt: null, note: '', by: 'buyer' } as const
  const offers = [
    { ...offer, id: '2', amountAud: 805_000, reply: 'accepted' as const },
    { ...offer, id: '1', amountAud: 790_000, reply: 'declined' as const },
  ]
  const terms = { contractOn: '2027-02-01', financeDays: 14, settlementOn: '2027-04-01' }
  const over = { walkAway: { price: 812_000, reason: '', isPrivate: true } }

  it('holds the home, buyer, price, dates, clauses and people, and no limit and no other offer', async () => {
    const { user } = await openPurchase({ kept: aPurchase(terms, { offers, people: [mia] }), over })
    const printing = vi.fn(() => document.documentElement.dataset.printing)
    vi.stubGlobal('print', printing)
    await press(user, 'Print the sheet')
    expect(printing.mock.results).toEqual([{ type: 'return', value: 'sheet' }])
    window.dispatchEvent(new Event('afterprint'))
    const [sheet] = document.querySelectorAll('[data-sheet]')
    const text = sheet?.textContent ?? ''
    expect(text).toMatch(/^12 Lennox Street, Richmond VIC 3121Purchase facts and dates, as of 4 February 2027/)
    for (const part of [
      'BuyerRuth Ellis',
      'Price$805,000, by the accepted offer',
      'MethodPrivate sale',
      'Contract signedMon 1 Feb 2027',
      'Finance clause14 days after the contract',
      'DepositNot known yet',
      'Mon 15 Feb 2027Finance clause (binding)',
      'Conveyancer or solicitor: Mia Chen, Chen & Co, (03) 9000 0000, mia@example.comFixed fee',
      'check with your conveyancer.',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/812,000|790,000/)
  })

  it('says that no price is recorded, which may have been agreed', async () => {
    await openPurchase({ kept: aPurchase(terms) })
    expect(document.querySelector('[data-sheet]')?.textContent).toContain('Not recorded yet; advertised: $1,250,000')
  })
})
