import { payWithLocalCard } from '@verandah/contracts'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { noteOf, valueOf } from '@/testing/app.tsx'
import { refuse } from '@/testing/network.ts'
import { beginCheckout, openCheckout } from './testing/open-checkout.ts'

beforeEach(beginCheckout)

describe('Typing a card', () => {
  it('groups the digits, typed or pasted', async () => {
    const { user, fill } = await openCheckout()
    await fill()
    expect(valueOf('Card number')).toBe('4242 4242 4242 4242')
    expect(valueOf('Expiry date')).toBe('03 / 30')
    await user.clear(screen.getByLabelText('Card number'))
    await user.click(screen.getByLabelText('Card number'))
    await user.paste('4000-0025-0000-3155')
    expect(valueOf('Card number')).toBe('4000 0025 0000 3155')
  })

  it('keeps the caret at a corrected digit', async () => {
    const { fill } = await openCheckout()
    await fill('4242424242424')
    const number = screen.getByLabelText<HTMLInputElement>('Card number')
    fireEvent.change(number, { target: { value: '42942 4242 4242 4', selectionStart: 3, selectionEnd: 3 } })
    expect(number.value).toBe('4294 2424 2424 24')
    expect(number.selectionStart).toBe(3)
  })

  it('marks invalid fields, and makes no request', async () => {
    const paid = refuse(payWithLocalCard, { status: 500, detail: 'Not asked for.' })
    const { fill, pay } = await openCheckout()
    await fill('4242424242424241', '0120', '12')
    await pay()
    expect(noteOf('Card number')).toContain('incomplete or has a typing mistake')
    expect(noteOf('Expiry date')).toBe('This card has expired')
    expect(noteOf('Security code (CVC)')).toBe('Enter the 3 digits of the security code')
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
    expect(paid).toHaveLength(0)
  })
})
