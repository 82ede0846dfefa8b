import { hideProperty, listResultCards, listSearches, showHiddenProperty } from '@verandah/contracts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { keptChanges } from '@/lib/storage/local.ts'
import { asUser, press } from '@/testing/app.tsx'
import { aSearch } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { cardsFrom, countsOf, openResults } from './testing/result-cards.ts'

beforeEach(() => {
  asUser()
  answer(listSearches, { reply: [aSearch()] })
})

describe('A hidden home', () => {
  it('leaves its place to a way back and a reason, and is shown again', async () => {
    answer(listResultCards, { reply: cardsFrom(0, 2), headers: countsOf(2) })
    const hidden = answer(hideProperty, {})
    const shown = answer(showHiddenProperty, {})
    const user = await openResults()
    await press(user, 'Hide 0 Page Street')
    const strip = within(await screen.findByRole('article', { name: /hidden$/ }))
    expect(document.activeElement?.textContent).toBe('Undo 0 Page Street')
    expect(screen.getByText('1 hidden')).toBeTruthy()
    await user.click(strip.getByRole('button', { name: 'Too small' }))
    await waitFor(() => expect(hidden.map(({ body }) => body)).toEqual([{}, { reason: 'tooSmall' }]))
    expect(strip.getByRole('button', { name: 'Too small', pressed: true })).toBeTruthy()
    await user.click(strip.getByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(shown.map(({ url }) => url.pathname)).toEqual(['/api/hidden-properties/home-0']))
    const card = screen.getByRole('article', { name: '0 Page Street, Richmond' })
    await waitFor(() => expect(document.activeElement).toBe(card.closest('li')))
    expect(screen.queryByText('1 hidden')).toBeNull()
    await press(user, 'Hide 0 Page Street')
    await waitFor(() => expect(hidden.at(-1)?.body).toEqual({}))
    expect(screen.queryByRole('button', { pressed: true, name: 'Too small' })).toBeNull()
  })

  it.each([
    ['show', 'Showing 2 of 2'],
    ['only', 'Showing 0 of 2'],
  ])('changes the number of homes shown where hidden ones are not left out: %s', async (hidden, words) => {
    const [home, other] = cardsFrom(0, 2)
    const listed = hidden === 'only' ? [{ ...home!, isHidden: true }] : [{ ...home!, isHidden: true }, other!]
    answer(listResultCards, { reply: listed, headers: countsOf(listed.length, 2, 1) })
    answer(showHiddenProperty, {})
    const user = await openResults(`/search-results?searchId=search-1&hidden=${hidden}`)
    await press(user, 'Show again 0 Page Street')
    await waitFor(() => expect(screen.queryByRole('article', { name: /hidden$/ })).toBeNull())
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('is restored when the server refuses', async () => {
    answer(listResultCards, { reply: cardsFrom(0, 1), headers: countsOf(1) })
    refuse(hideProperty, { status: 503, detail: 'Not now.' })
    const user = await openResults()
    await press(user, 'Hide 0 Page Street')
    await screen.findByText('Not now.')
    expect(screen.getByRole('article', { name: '0 Page Street, Richmond' })).toBeTruthy()
  })

  it('stays hidden when the server refuses to show it, and keeps no reason that the server refused', async () => {
    const [home] = cardsFrom(0, 1)
    answer(listResultCards, { reply: [home!], headers: countsOf(1) })
    answer(hideProperty, {})
    const user = await openResults()
    await press(user, 'Hide 0 Page Street')
    refuse(hideProperty, { status: 503, detail: 'No pen.' })
    await press(user, 'Too small')
    await screen.findByText('No pen.')
    expect(screen.getByRole('button', { name: 'Too small', pressed: false })).toBeTruthy()
    refuse(showHiddenProperty, { status: 503, detail: 'Not now.' })
    await press(user, /^Undo/)
    await screen.findByText('Not now.')
    expect(screen.getByRole('article', { name: /hidden$/ })).toBeTruthy()
    expect(screen.getByText('1 hidden')).toBeTruthy()
  })
})

describe('A home hidden without a connection', () => {
  it('stays hidden over a reload, and is hidden for good once there is one', async () => {
    answer(listResultCards, { reply: cardsFrom(0, 2), headers: countsOf(2) })
    const hidden = answer(hideProperty, {})
    const user = await openResults()
    window.dispatchEvent(new Event('offline'))
    await press(user, 'Hide 0 Page Street')
    await screen.findByText(/^1 change is kept on this device/)
    cleanup()
    await openResults()
    await screen.findByRole('article', { name: /hidden$/ })
    expect(hidden).toHaveLength(0)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(hidden.map(({ url }) => url.pathname)).toEqual(['/api/hidden-properties/home-0']))
    await waitFor(() => expect(keptChanges.read()).toEqual([]))
  })
})
