import { QueryClientProvider } from '@tanstack/react-query'
import { editSavedProperty, listSavedProperties, saveProperty } from '@verandah/contracts'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ToastRegion } from '@/components/ui/toast-region.tsx'
import { createQueryClient } from '@/lib/api/query-client.ts'
import { currentAddress } from '@/testing/app.tsx'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { takeHome } from '@/testing/shortlist.ts'
import { HeartButton } from './heart-button.tsx'

const show = () => {
  window.history.replaceState(null, '', '/search-results')
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <HeartButton propertyId="home-1" name="12 Lennox Street" score={82} searchId="search-1" />
      </BrowserRouter>
      <ToastRegion />
    </QueryClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

const heart = () => screen.findByRole('button', { name: 'Favourite 12 Lennox Street' })
const becomes = (pressed: 'true' | 'false') =>
  waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe(pressed))

describe('The heart of a home', () => {
  it('saves a home that was not saved, as a favourite', async () => {
    answer(listSavedProperties, { reply: [] })
    const calls = takeHome(aSavedHome({}, { favorite: true }))
    const user = show()
    await user.click(await heart())
    await screen.findByText('Added to favorites')
    expect(calls[0]?.body).toEqual({
      userId: '1',
      propertyId: 'home-1',
      notes: '',
      tags: [],
      score: 82,
      searchId: 'search-1',
      favorite: true,
    })
    await becomes('true')
  })

  it('takes the mark off a favourite', async () => {
    answer(listSavedProperties, { reply: [aSavedHome({}, { favorite: true })] })
    const calls = answer(editSavedProperty, { reply: aSavedHome({}, { favorite: false }) })
    const user = show()
    await becomes('true')
    await user.click(await heart())
    await screen.findByText('Removed from favorites')
    expect(calls[0]).toMatchObject({ params: { id: 'saved-home-1' }, body: { favorite: false } })
    await becomes('false')
  })

  it('changes before the server responds', async () => {
    answer(listSavedProperties, { reply: [] })
    neverAnswer(saveProperty)
    const user = show()
    await user.click(await heart())
    await becomes('true')
  })

  it('reverts when the change could not be saved, with the reason', async () => {
    answer(listSavedProperties, { reply: [aSavedHome()] })
    const refusal = { status: 503, detail: 'The pen is dry.' }
    refuse(saveProperty, refusal)
    refuse(editSavedProperty, refusal)
    const user = show()
    await user.click(await heart())
    await screen.findByText('Error updating favorite status')
    expect(screen.getByText('There was an error: The pen is dry.')).toBeDefined()
    await becomes('false')
  })

  it('leads a user without a plan to the plans, and says why', async () => {
    const closed = { status: 403, code: 'subscription-required', detail: 'A plan is needed.' }
    refuse(listSavedProperties, closed)
    refuse(saveProperty, closed)
    const user = show()
    await user.click(await heart())
    await waitFor(() => expect(currentAddress()).toBe('/pricing'))
    expect(await screen.findByText('A plan is needed.')).toBeDefined()
    await becomes('false')
  })

  it('sends two quick presses one after the other', async () => {
    answer(listSavedProperties, { reply: [] })
    takeHome(aSavedHome({}, { favorite: true }))
    const edits = answer(editSavedProperty, { reply: aSavedHome({}, { favorite: false }) })
    const user = show()
    await waitFor(async () => expect(await heart()).toBeDefined())
    await user.click(await heart())
    await becomes('true')
    await user.click(await heart())
    await waitFor(() => expect(edits).toHaveLength(1))
    await becomes('false')
  })
})

describe('The heart of a home, pressed before the shortlist is loaded,', () => {
  it('stays when the shortlist could not be loaded', async () => {
    const reads = refuse(listSavedProperties, { status: 503, detail: 'Back soon.' })
    takeHome(aSavedHome({}, { favorite: true }))
    const edits = answer(editSavedProperty, { reply: aSavedHome() })
    const user = show()
    await waitFor(() => expect(reads).toHaveLength(1))
    await user.click(await heart())
    await screen.findByText('Added to favorites')
    await becomes('true')
    await user.click(await heart())
    await waitFor(() => expect(edits).toHaveLength(1))
  })

  it('stays while it is still loading', async () => {
    neverAnswer(listSavedProperties)
    takeHome(aSavedHome({}, { favorite: true }))
    const user = show()
    await user.click(await heart())
    await screen.findByText('Added to favorites')
    await becomes('true')
  })
})
