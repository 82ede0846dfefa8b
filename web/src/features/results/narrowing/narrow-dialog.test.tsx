import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NarrowDialog } from './narrow-dialog.tsx'
import { notNarrowed } from './narrowing.ts'

it('takes a price, but no cash and no month, for a slip of a budget', () => {
  render(
    <NarrowDialog
      narrowing={notNarrowed}
      hiddenCount={0}
      hasCosts
      onNarrow={() => undefined}
      onClose={() => undefined}
    />,
  )
  const type = (label: string, text: string) => {
    const field = screen.getByRole('textbox', { name: label })
    fireEvent.change(field, { target: { value: text } })
    fireEvent.blur(field)
  }
  type('Cash needed up to', '40,000')
  type('Monthly repayment up to', '3,000')
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
  type('Price under', '780')
  expect(screen.queryByRole('button', { name: 'Did you mean $780,000?' })).not.toBeNull()
})
