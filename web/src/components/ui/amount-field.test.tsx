import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { AmountKind } from '@/lib/amounts.ts'
import { noteOf, valueOf } from '@/testing/app.tsx'
import { AmountField } from './amount-field.tsx'

const Form = ({ kind, known = '' }: { kind: AmountKind; known?: string }) => {
  const [text, setText] = useState(known)
  return <AmountField label="Amount" kind={kind} value={text} onTextChange={setText} />
}

const field = () => screen.getByLabelText('Amount')

const type = (text: string) => {
  fireEvent.focus(field())
  fireEvent.change(field(), { target: { value: text } })
}

describe('a field of money', () => {
  it.each(['780k', '$780,000', '780 000', '0.78m', '780000'])(
    'keeps %j as it is typed, and says what it read',
    (text) => {
      render(<Form kind="money" />)
      type(text)
      expect(valueOf('Amount')).toBe(text)
      expect(noteOf('Amount')).toBe('$780,000')
      fireEvent.blur(field())
      expect(valueOf('Amount')).toBe('780,000')
      expect(noteOf('Amount')).toBe('$780,000')
    },
  )

  it.each([
    ['780,000.50', 'Whole dollars, please: 780,000'],
    ['-780000', 'An amount can’t be negative'],
  ])('refuses %j in words once it is left, and keeps it', (text, words) => {
    render(<Form kind="money" />)
    type(text)
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.blur(field())
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(noteOf('Amount')).toBe(words)
    expect(valueOf('Amount')).toBe(text)
  })

  it('has no separators when it is entered again', () => {
    render(<Form kind="money" known="780000" />)
    expect(valueOf('Amount')).toBe('780,000')
    fireEvent.focus(field())
    expect(valueOf('Amount')).toBe('780000')
  })

  it('asks about an unlikely budget and applies what was meant', () => {
    render(<Form kind="money" />)
    type('780')
    expect(screen.queryByRole('button')).toBeNull()
    fireEvent.blur(field())
    fireEvent.click(screen.getByRole('button', { name: 'Did you mean $780,000?' }))
    expect(valueOf('Amount')).toBe('780,000')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a field of land', () => {
  it.each([
    ['600 sqm', '600'],
    ['0.5 ha', '5,000'],
    ['1/4 acre', '1,012'],
  ])('reads %j', (text, metres) => {
    render(<Form kind="area" />)
    type(text)
    expect(noteOf('Amount')).toBe(`${metres} m²`)
    fireEvent.blur(field())
    expect(valueOf('Amount')).toBe(metres)
  })

  it('asks nothing about a small block', () => {
    render(<Form kind="area" known="90" />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
