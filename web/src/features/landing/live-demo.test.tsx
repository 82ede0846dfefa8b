import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { LiveDemo } from './components/live-demo.tsx'

const first = () => screen.getByText('Place 1:').parentElement?.textContent

describe('the demonstration', () => {
  it('ranks anew as a slider moves', async () => {
    render(<LiveDemo />)
    expect(first()).toBe('Place 1: Terrace in Richmond')
    screen.getByRole('slider', { name: 'Land size' }).focus()
    await userEvent.keyboard('{End}')
    screen.getByRole('slider', { name: 'Location' }).focus()
    await userEvent.keyboard('{Home}')
    expect(first()).toBe('Place 1: Queenslander in Samford')
  })
})
