import { getNotificationPreferences, listResultCards, listSavedSearches, requestSearch } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { aSavedSearch } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

const searchNow = async () => {
  const { user } = renderRoute('/preferences')
  await press(user, 'Search Terraces now')
}

beforeEach(() => {
  asUser()
  neverAnswer(getNotificationPreferences)
  answer(listSavedSearches, { reply: [aSavedSearch()] })
})

describe('A saved search', () => {
  it('is run at once when asked to, and opens what it finds', async () => {
    const started = answer(requestSearch, { reply: { searchId: 'search-8' } })
    const opened = answer(listResultCards, () => new Promise<never>(() => undefined))
    await searchNow()
    await waitFor(() => expect(currentAddress()).toBe('/search-results?searchId=search-8'))
    await waitFor(() => expect(opened).toHaveLength(1))
    expect(started[0]?.body).toEqual(aSavedSearch().filters)
  })

  it('shows why it could not be run', async () => {
    refuse(requestSearch, { status: 503, detail: 'Back soon.' })
    await searchNow()
    await screen.findByText('Search failed')
    expect(screen.getByText('Back soon.')).toBeDefined()
    expect(currentAddress()).toBe('/preferences')
  })

  it('leads to the plans when the plan allows no search', async () => {
    refuse(requestSearch, { status: 403, detail: 'Your trial has ended.' })
    await searchNow()
    await waitFor(() => expect(currentAddress()).toBe('/pricing'))
    await screen.findByText('Your trial has ended.')
  })
})
