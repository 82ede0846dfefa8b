import { listSearches, requestSearch, searchLocalities } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, currentAddress, isWorking, noteOf, press, renderRoute, type } from '@/testing/app.tsx'
import { aSuggestion } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { choosePlace } from '@/testing/place-chooser.ts'
import { expectConsoleError } from '@/testing/setup.ts'

const open = async () => {
  const { user } = renderRoute('/dashboard')
  await screen.findByLabelText('Locations')
  return user
}
const start = () => screen.getByRole('button', { name: 'Start Searching' })

beforeEach(() => {
  asUser()
  answer(searchLocalities, { reply: [aSuggestion()] })
})

describe('the search panel', () => {
  it('searches the chosen places with price, type and pages', async () => {
    const calls = answer(requestSearch, { reply: { searchId: 'search-1' } })
    const user = await open()
    await choosePlace(user, 'Ri', /Richmond/)
    await user.selectOptions(screen.getByLabelText('Price Range'), '$750k - $1M')
    await user.selectOptions(screen.getByLabelText('Property Type'), 'Townhouse')
    await user.click(start())
    await screen.findByText('Search initiated')
    expect(calls[0]?.body).toEqual({
      locations: [{ suburb: 'Richmond', state: 'VIC', postcode: '3121' }],
      minPrice: '750000',
      maxPrice: '1000000',
      propertyType: 'Townhouse',
      maxPages: 5,
      isBrief: true,
    })
  })

  it('has fields for required and preferred facts; the rest does not matter', async () => {
    const calls = answer(requestSearch, { reply: { searchId: 'search-1' } })
    const user = await open()
    await type(user, 'Locations', 'Fitzroy')
    const add = (words: string) => user.selectOptions(screen.getByLabelText('Must-haves and wishes'), words)
    await add('Own pool')
    await add('Study')
    await add('Garage')
    await user.selectOptions(screen.getByLabelText('How much Study matters'), 'Prefer')
    await press(user, 'Remove Garage')
    await user.click(start())
    const facts = [
      { name: 'pool', value: 'yes', wish: 'must' },
      { name: 'study', value: 'yes', wish: 'prefer' },
    ]
    await waitFor(() => expect(calls[0]?.body).toEqual({ location: 'Fitzroy', facts, maxPages: 5, isBrief: true }))
  })

  it('has every other filter of a search under "More filters", and shows how many are set', async () => {
    const calls = answer(requestSearch, { reply: { searchId: 'search-1' } })
    const user = await open()
    await type(user, 'Locations', 'Fitzroy')
    await user.click(screen.getByText('More filters'))
    await user.selectOptions(screen.getByLabelText('Surrounding suburbs'), 'Within 5 km')
    await user.selectOptions(screen.getByLabelText('Bedrooms'), '3')
    await user.selectOptions(screen.getByLabelText('Bathrooms'), '2')
    await user.selectOptions(screen.getByLabelText('Parking'), '1')
    await type(user, 'Minimum land size', '1200')
    expect(screen.getByText('More filters (5)')).toBeDefined()
    await user.click(start())
    const least = { withinKm: 5, minBedrooms: 3, minBathrooms: 2, minParking: 1, minLandSize: 1200 }
    await waitFor(() => expect(calls[0]?.body).toEqual({ location: 'Fitzroy', ...least, maxPages: 5, isBrief: true }))
  })

  it('shows the server’s message for an unknown suburb, under the specified title', async () => {
    const message = 'We couldn’t find “Richmnd”; check the spelling or add its postcode'
    const errors = [{ field: 'location', message }]
    refuse(requestSearch, { status: 400, code: 'invalid-input', detail: `location: ${message}`, errors })
    const user = await open()
    await type(user, 'Locations', 'Richmnd')
    await user.click(start())
    await screen.findByText('Search failed')
    expect(screen.getByText(message)).toBeDefined()
  })
})

describe('the search panel, where places are given', () => {
  it('searches a typed place, trimmed, and omits Any', async () => {
    const calls = answer(requestSearch, { reply: { searchId: 'search-1' } })
    const user = await open()
    await type(user, 'Locations', ' Fitzroy ')
    await user.click(start())
    await waitFor(() => expect(calls[0]?.body).toEqual({ location: 'Fitzroy', maxPages: 5, isBrief: true }))
  })

  it('includes a typed place beside a chosen one', async () => {
    const calls = answer(requestSearch, { reply: { searchId: 'search-1' } })
    const user = await open()
    await choosePlace(user, 'Ri', /Richmond/)
    await type(user, 'Locations', 'Carlton')
    await user.click(start())
    expect(noteOf('Locations')).toBe('Choose “Carlton” from the list, or clear it.')
    expect(document.activeElement).toBe(screen.getByLabelText('Locations'))
    expect(calls).toHaveLength(0)
    await user.clear(screen.getByLabelText('Locations'))
    expect(noteOf('Locations')).toBe('Up to five suburbs or postcodes.')
    await user.click(start())
    await waitFor(() => expect(calls).toHaveLength(1))
  })

  it('searches at most five places', async () => {
    const five = ['Richmond', 'Cremorne', 'Burnley', 'Fitzroy', 'Carlton']
    answer(searchLocalities, {
      reply: five.map((locality) => aSuggestion({ id: locality, locality, value: `${locality} VIC 3121` })),
    })
    const calls = answer(requestSearch, { reply: { searchId: 'search-1' } })
    const user = await open()
    for (const locality of five) await choosePlace(user, locality, new RegExp(locality))
    expect(screen.getByLabelText('Locations').hasAttribute('disabled')).toBe(true)
    await user.click(start())
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ locations: five.map((suburb) => ({ suburb })) }))
  })

  it('requires a place', async () => {
    const user = await open()
    await user.click(start())
    await screen.findByText('Missing information')
    expect(screen.getByText('Please enter at least a suburb or location to search.')).toBeDefined()
  })
})

describe('a search that is sent', () => {
  it('reads Searching... while it waits', async () => {
    neverAnswer(requestSearch)
    const user = await open()
    await type(user, 'Locations', 'Fitzroy')
    await user.click(start())
    const button = await screen.findByRole('button', { name: 'Searching...' })
    expect(isWorking(button)).toBe(true)
  })

  it('links to the plans without a plan', async () => {
    refuse(requestSearch, { status: 403, code: 'search-not-allowed', detail: 'Your trial has ended.' })
    const user = await open()
    await type(user, 'Locations', 'Fitzroy')
    await user.click(start())
    await waitFor(() => expect(currentAddress()).toBe('/pricing'))
    await screen.findByText('Your trial has ended.')
  })

  it('shows the server’s message for a refused search', async () => {
    const words = 'You have started 30 searches in a minute, which is as many as we allow.'
    refuse(requestSearch, { status: 429, code: 'too-many-searches', detail: words })
    const user = await open()
    await type(user, 'Locations', 'Fitzroy')
    await user.click(start())
    await screen.findByText('Search failed')
    expect(screen.getByText(words)).toBeDefined()
  })

  it('reports that a search could not be started, and looks whether it has begun', async () => {
    expectConsoleError('The search could not be started')
    refuse(requestSearch, { status: 500, detail: 'Oops.' })
    const looked = answer(listSearches, { reply: [] })
    const user = await open()
    await type(user, 'Locations', 'Fitzroy')
    await waitFor(() => expect(looked).toHaveLength(1))
    await user.click(start())
    await screen.findByText('Search failed')
    await waitFor(() => expect(looked).toHaveLength(2))
    expect(screen.getByText('Something went wrong while searching for properties. Please try again.')).toBeDefined()
  })
})
