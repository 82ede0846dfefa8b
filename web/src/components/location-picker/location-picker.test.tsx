import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { searchLocalities } from '@verandah/contracts'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/lib/api/query-client.ts'
import { press } from '@/testing/app.tsx'
import { aSuggestion } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { expectConsoleError } from '@/testing/setup.ts'
import { type ChosenPlace, LocationPicker } from './location-picker.tsx'

const place = (name: string, postcode: string) =>
  aSuggestion({ id: `vic-${postcode}`, value: `${name} VIC ${postcode}`, locality: name, postcode })
const places = [place('Richmond', '3121'), place('Cremorne', '3122'), place('Burnley', '3123')]

const Picker = ({ start = [] }: { start?: ChosenPlace[] }) => {
  const [chosen, setChosen] = useState<readonly ChosenPlace[]>(start)
  const [text, setText] = useState('')
  return <LocationPicker chosen={chosen} onChange={setChosen} text={text} onTextChange={setText} />
}
const open = (start: ChosenPlace[] = []) => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Picker start={start} />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup({ delay: null }), box: screen.getByRole('combobox') }
}
const chips = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((chip) => chip.getAttribute('aria-label'))

describe('the location picker', () => {
  it('suggests from the third character on, once for a pause in typing', async () => {
    const calls = answer(searchLocalities, { reply: places })
    const { user, box } = open()
    await user.type(box, 'Ri')
    expect(box.getAttribute('aria-expanded')).toBe('false')
    await user.type(box, 'chm')
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    expect(calls.map(({ url }) => url.search)).toEqual(['?q=Richm&limit=10'])
  })

  it('works by keyboard alone', async () => {
    answer(searchLocalities, { reply: places })
    const { user, box } = open()
    await user.type(box, 'Rich')
    await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
    expect(active?.textContent).toContain('Cremorne')
    expect(active?.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    expect(chips()).toEqual(['Remove Burnley VIC 3123'])
    await user.keyboard('{Backspace}')
    expect(chips()).toEqual([])
  })

  it('works by keyboard in browsers where scrolling returns a promise', async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve() as never)
    answer(searchLocalities, { reply: places })
    const { user, box } = open()
    await user.type(box, 'Rich')
    await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(chips()).toEqual(['Remove Cremorne VIC 3122'])
  })

  it('closes its list with Escape and opens it again with an arrow or a click', async () => {
    answer(searchLocalities, { reply: places })
    const { user, box } = open()
    await user.type(box, 'Rich')
    await screen.findAllByRole('option')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.click(box)
    await screen.findByRole('listbox')
  })

  it('ignores a place that is chosen already', async () => {
    answer(searchLocalities, { reply: places })
    const { user, box } = open(places.slice(0, 1))
    await user.type(box, 'Rich')
    await press(user, /Richmond/, 'option')
    expect(chips()).toEqual(['Remove Richmond VIC 3121'])
  })

  it('removes a chip and returns the focus to the box', async () => {
    const { user, box } = open(places)
    await press(user, 'Remove Cremorne VIC 3122')
    expect(chips()).toEqual(['Remove Richmond VIC 3121', 'Remove Burnley VIC 3123'])
    expect(document.activeElement).toBe(box)
  })

  it('reports that nothing matches', async () => {
    answer(searchLocalities, { reply: [] })
    const { user, box } = open()
    await user.type(box, 'Zzzz')
    await screen.findByText('No matching locations found')
  })

  it('only logs a failure of suggestions', async () => {
    expectConsoleError('Locations could not be suggested')
    const calls = refuse(searchLocalities, { status: 503, detail: 'Back soon.' })
    const { user, box } = open()
    await user.type(box, 'Rich')
    await waitFor(() => expect(calls).toHaveLength(1))
    await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('false'))
  })
})

describe('the location picker at its limit', () => {
  it('accepts no more than five', () => {
    const { box } = open(['1', '2', '3', '4', '5'].map((digit) => place(`Suburb ${digit}`, `300${digit}`)))
    expect(box.hasAttribute('disabled')).toBe(true)
    expect(box.getAttribute('placeholder')).toBe('Maximum 5 locations reached')
  })

  it('moves the focus to the last chip', async () => {
    answer(searchLocalities, { reply: places })
    const { user, box } = open(['1', '2', '3', '4'].map((digit) => place(`Suburb ${digit}`, `300${digit}`)))
    await user.type(box, 'Rich')
    await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(box.hasAttribute('disabled')).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Richmond VIC 3121' }))
  })
})
