import { getCurrentUser, getSearchProperty, getSubscription, listSavedProperties } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asSubscriber, asUser, asVisitor, currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { aSubscription, aUser } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { openShortlist, streetsIn, threeHomes } from '@/testing/shortlist.ts'

const tab = (name: RegExp) => screen.findByRole('tab', { name })

describe('My Shortlist', () => {
  it('brings a visitor back after signing in', async () => {
    asVisitor()
    renderRoute('/my-properties?tab=favorites')
    await waitFor(() => expect(currentAddress()).toBe('/auth?redirectTo=%2Fmy-properties%3Ftab%3Dfavorites'))
  })

  it('is part of a plan', async () => {
    asUser()
    answer(getCurrentUser, { reply: aUser({ createdAt: '2020-01-01T00:00:00.000Z' }) })
    answer(getSubscription, { reply: aSubscription({ plan: 'free_trial', status: 'inactive', isActive: false }) })
    renderRoute('/my-properties')
    await screen.findByRole('heading', { name: 'Subscription Required' })
  })

  it('shows the gate when the server knows that the plan is over, and this page did not', async () => {
    asSubscriber()
    refuse(listSavedProperties, { status: 403, code: 'subscription-required', detail: 'A plan is needed.' })
    answer(getSubscription, { reply: aSubscription({ status: 'past_due', isActive: false }) })
    renderRoute('/my-properties')
    await screen.findByRole('heading', { name: 'Subscription Required' })
    await screen.findByText('Your payment has not gone through.')
  })

  it('shows that it is loading', async () => {
    asSubscriber()
    neverAnswer(listSavedProperties)
    renderRoute('/my-properties')
    await screen.findByText('Opening your shortlist…')
    expect(screen.getByRole('heading', { level: 1, name: 'My Shortlist' })).toBeDefined()
  })

  it('shows why it could not be loaded, and retries', async () => {
    asSubscriber()
    refuse(listSavedProperties, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/my-properties')
    await screen.findByText('Back soon.')
    answer(listSavedProperties, { reply: threeHomes() })
    neverAnswer(getSearchProperty)
    await press(user, 'Try again')
    expect(await screen.findAllByRole('article')).toHaveLength(3)
  })

  it('shows in each tab that it is empty, and where homes are found', async () => {
    const { user } = openShortlist([])
    await screen.findByText('No saved properties')
    expect(screen.getByRole('link', { name: 'Find homes' }).getAttribute('href')).toBe('/search-results')
    await user.click(await tab(/^Favorites/))
    expect(screen.getByText('No favorites yet')).toBeDefined()
    await user.click(await tab(/^Compare/))
    expect(screen.getByText('No properties added to comparison yet.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Add More Properties' }).getAttribute('href')).toBe('/my-properties')
  })

  it('shows price, address, score and the way there of every home, as it was last heard of', async () => {
    openShortlist()
    const cards = await screen.findAllByRole('article')
    expect(streetsIn(cards)).toEqual(['12 Lennox Street', '4 Swan Street', '9 Bridge Road'])
    expect(cards[0]?.textContent).toContain('$1.3M')
    expect(within(cards[2]!).getByText('Price on application').classList.contains('font-display')).toBe(false)
    expect(screen.getAllByRole('img', { name: 'Score 82 of 100, excellent' })).toHaveLength(3)
    const directions = screen.getByRole('link', { name: /^Directions to 4 Swan Street/ })
    expect(directions.getAttribute('href')).toContain('destination=4+Swan+Street%2C+Richmond+VIC+3121')
    expect(screen.getByRole('link', { name: '4 Swan Street' }).getAttribute('href')).toBe(
      '/property/home-2?searchId=search-1',
    )
  })

  it('keeps the open tab in the address', async () => {
    const { user } = openShortlist()
    await user.click(await tab(/^Favorites/))
    expect(currentAddress()).toBe('/my-properties?tab=favorites')
    expect(streetsIn(screen.getAllByRole('article'))).toEqual(['12 Lennox Street'])
  })

  it('offers the saved homes while none of them is a favourite', async () => {
    const { user } = openShortlist(threeHomes().slice(1), '/my-properties?tab=favorites')
    await screen.findByText('No favorites yet')
    await press(user, 'Show saved homes')
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('keeps a home readable whose advert is gone', async () => {
    openShortlist(threeHomes().map((saved) => ({ ...saved, isGone: true })))
    expect(await screen.findAllByText('No longer listed')).toHaveLength(3)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes on 12 Lennox Street').value).toBe('Light all day')
  })
})
