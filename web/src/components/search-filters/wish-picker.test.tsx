import { type FactWish, maxWishes } from '@verandah/contracts'
import { wishableFacts } from '@verandah/scoring-model'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { WishPicker } from './wish-picker.tsx'

const Full = () => {
  const [wishes, setWishes] = useState<readonly FactWish[]>(
    wishableFacts.slice(0, maxWishes).map((fact) => ({ ...fact, wish: 'must' })),
  )
  return <WishPicker wishes={wishes} onChange={setWishes} />
}

it('of the most wishes one that is removed leaves the focus to the choice of another', async () => {
  render(<Full />)
  await userEvent.setup().click(screen.getAllByRole('button', { name: /^Remove/ })[0]!)
  expect(document.activeElement).toBe(screen.getByLabelText('Must-haves and wishes'))
})
