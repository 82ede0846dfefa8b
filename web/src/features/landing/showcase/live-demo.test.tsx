import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { LiveDemo } from './live-demo.tsx'

const first = () => screen.getByText('Place 1:').parentElement?.textContent

describe('the demonstration', () => {
  it('describes its samples like the product describes homes: rooms and land, no travel times', () => {
    render(<LiveDemo />)
    const about = screen.getAllByText(/m²$/).map(({ lastChild }) => lastChild?.textContent)
    expect(about).toEqual(['2 bedrooms · 160 m²', '3 bedrooms · 540 m²', '4 bedrooms · 4,000 m²'])
  })

  it('ranks again as a slider moves', async () => {
    render(<LiveDemo />)
    expect(first()).toBe('Place 1: Terrace in Richmond')
    screen.getByRole('slider', { name: 'Land size' }).focus()
    await userEvent.keyboard('{End}')
    screen.getByRole('slider', { name: 'Location' }).focus()
    await userEvent.keyboard('{Home}')
    expect(first()).toBe('Place 1: Queenslander in Samford')
  })
})
