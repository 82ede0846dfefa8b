import { editSavedProperty, listCalendarEvents, listSavedProperties, saveProperty } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { anEvent, aSavedHome } from '@/testing/calendar-builders.ts'
import { setClock } from '@/testing/clock.ts'
import { answer, refuse } from '@/testing/network.ts'
import { renderRoute } from '@/testing/render-route.tsx'
import { asUser } from '@/testing/signed-in.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')

const openDay = () => renderRoute('/calendar?day=2026-12-05')
const heart = () => screen.findByRole('button', { name: /^Favourite 12 Lennox Street/ })
const isPressed = async () => (await heart()).getAttribute('aria-pressed') === 'true'

describe('the heart of an event’s home', () => {
  beforeEach(() => {
    asUser()
    answer(listCalendarEvents, { reply: [anEvent()] })
  })

  it('saves a home that was not saved, as a favourite', async () => {
    answer(listSavedProperties, { reply: [] })
    const calls = answer(saveProperty, { reply: aSavedHome({}, { favorite: true }) })
    const { user } = openDay()
    expect(await isPressed()).toBe(false)
    await user.click(await heart())
    expect(await screen.findByText('Added to favorites')).toBeDefined()
    expect(calls[0]?.body).toEqual({ userId: '1', propertyId: 'home-1', favorite: true, score: null, searchId: null })
    expect(await isPressed()).toBe(true)
  })

  it('takes the mark off a favourite', async () => {
    answer(listSavedProperties, { reply: [aSavedHome({}, { favorite: true })] })
    const calls = answer(editSavedProperty, { reply: aSavedHome({}, { favorite: false }) })
    const { user } = openDay()
    expect(await isPressed()).toBe(true)
    await user.click(await heart())
    expect(await screen.findByText('Removed from favorites')).toBeDefined()
    expect(calls[0]?.body).toEqual({ favorite: false })
    expect(await isPressed()).toBe(false)
  })

  it('goes back to what it was when that fails', async () => {
    answer(listSavedProperties, { reply: [aSavedHome()] })
    refuse(editSavedProperty, { status: 503, detail: 'Back soon.' })
    const { user } = openDay()
    await user.click(await heart())
    expect(await screen.findByText('Error updating property')).toBeDefined()
    expect(screen.getByText('Failed to update property favorite status')).toBeDefined()
    await waitFor(async () => expect(await isPressed()).toBe(false))
  })

  it('leads to the plans when the shortlist is closed', async () => {
    refuse(listSavedProperties, { status: 403, code: 'subscription-required', detail: 'A plan is needed.' })
    openDay()
    const link = await screen.findByRole('link', { name: 'Favourites are part of a plan: view plans' })
    expect(link.getAttribute('href')).toBe('/pricing')
  })
})
