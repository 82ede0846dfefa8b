import { editSavedProperty, listCalendarEvents, listSavedProperties } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, renderRoute, setClock } from '@/testing/app.tsx'
import { anEvent, aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { takeHome } from '@/testing/shortlist.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')

const openDay = () => renderRoute('/calendar?day=2026-12-05')
const heart = () => screen.findByRole('button', { name: /^Favourite 12 Lennox Street/ })
const becomes = (pressed: 'true' | 'false') =>
  waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe(pressed))

describe('the heart of an event’s home', () => {
  beforeEach(() => {
    asUser()
    answer(listCalendarEvents, { reply: [anEvent()] })
  })

  it('saves a home that was not saved, as a favourite', async () => {
    answer(listSavedProperties, { reply: [] })
    const calls = takeHome(aSavedHome({}, { favorite: true }))
    const { user } = openDay()
    await becomes('false')
    await user.click(await heart())
    await screen.findByText('Added to favorites')
    expect(calls[0]?.body).toMatchObject({
      userId: '1',
      propertyId: 'home-1',
      favorite: true,
      score: null,
      searchId: null,
    })
    await becomes('true')
  })

  it('takes the mark off a favourite', async () => {
    answer(listSavedProperties, { reply: [aSavedHome({}, { favorite: true })] })
    const calls = answer(editSavedProperty, { reply: aSavedHome({}, { favorite: false }) })
    const { user } = openDay()
    await becomes('true')
    await user.click(await heart())
    await screen.findByText('Removed from favorites')
    expect(calls[0]?.body).toEqual({ favorite: false })
    await becomes('false')
  })

  it('reverts when that fails', async () => {
    answer(listSavedProperties, { reply: [aSavedHome()] })
    refuse(editSavedProperty, { status: 503, detail: 'Back soon.' })
    const { user } = openDay()
    await user.click(await heart())
    await screen.findByText('Error updating property')
    expect(screen.getByText('Failed to update property favorite status')).toBeDefined()
    await becomes('false')
  })

  it('links to the plans when the shortlist is closed', async () => {
    refuse(listSavedProperties, { status: 403, code: 'subscription-required', detail: 'A plan is needed.' })
    openDay()
    const link = await screen.findByRole('link', { name: 'Favourites need an active plan: view plans' })
    expect(link.getAttribute('href')).toBe('/pricing')
  })
})
