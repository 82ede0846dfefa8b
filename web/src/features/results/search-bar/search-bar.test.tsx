import { getCriteria, listSearches, listSearchResults, requestSearch, type SearchFilters } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { aHome, aSearch } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'

const filters: SearchFilters = {
  ...aSearch().filters,
  maxPrice: 1_250_000,
  minBedrooms: 2,
  facts: [{ name: 'pool', value: 'yes', wish: 'must' }],
}

const open = async () => {
  const { user } = renderRoute('/search-results?searchId=search-1')
  await screen.findByRole('list', { name: 'Active filters' })
  return user
}

const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  asUser()
  answer(listSearches, { reply: [aSearch({ filters }), aSearch({ id: 'search-2' })] })
  answer(listSearchResults, { reply: [aHome()] })
})

describe('The filters of a search', () => {
  it('are shown as chips, in one line on a phone', async () => {
    await open()
    expect(chips()).toEqual(['Richmond, VIC 3121', 'Up to $1.25M', '2+ bedrooms', 'Must have: Own pool'])
    expect(screen.getByText('Richmond · to $1.25M · 2+ beds · Own pool')).toBeTruthy()
  })

  it('are removed one by one, and searched without once Apply is pressed', async () => {
    const asked = answer(requestSearch, { reply: { searchId: 'search-2' } })
    const user = await open()
    expect(screen.queryByRole('button', { name: /^Remove Richmond/ })).toBeNull()
    await press(user, 'Remove Up to $1.25M')
    await press(user, 'Remove Must have: Own pool')
    expect(document.activeElement?.textContent).toBe('Apply')
    expect(asked).toEqual([])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(currentAddress()).toBe('/search-results?searchId=search-2'))
    expect(asked[0]?.body).toEqual({
      locations: filters.locations,
      maxPages: 5,
      minBedrooms: 2,
      facts: [],
      isBrief: true,
    })
    await waitFor(() => expect(chips()).toEqual(['Richmond, VIC 3121']))
  })

  it('are restored by Undo, and the previous search by Back', async () => {
    answer(requestSearch, { reply: { searchId: 'search-2' } })
    const user = await open()
    await press(user, 'Remove 2+ bedrooms')
    await press(user, 'Undo')
    expect(chips()).toContain('2+ bedrooms')
    expect(document.activeElement?.textContent).toBe('Edit search')
    await press(user, 'Remove 2+ bedrooms')
    await press(user, 'Apply')
    await waitFor(() => expect(chips()).toEqual(['Richmond, VIC 3121']))
    expect(currentAddress()).toContain('search-2')
    window.history.back()
    await waitFor(() => expect(chips()).toContain('2+ bedrooms'))
  })
})

describe('Edit search', () => {
  const openDialog = async (chip: string) => {
    const user = await open()
    await press(user, chip)
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Edit search' })) }
  }

  it('opens at the filter that was pressed and searches with what was changed', async () => {
    const asked = answer(requestSearch, { reply: { searchId: 'search-2' } })
    const { user, dialog } = await openDialog('Up to $1.25M')
    const price = dialog.getByLabelText('Maximum price')
    await waitFor(() => expect(document.activeElement).toBe(price))
    await user.clear(price)
    await user.type(price, '900,000')
    await user.selectOptions(dialog.getByLabelText('Bathrooms'), '2+')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(currentAddress()).toBe('/search-results?searchId=search-2'))
    const { locations, minBedrooms, facts } = filters
    const kept = { locations, minBedrooms, facts, maxPages: 5 }
    expect(asked[0]?.body).toEqual({ ...kept, maxPrice: 900_000, minBathrooms: 2, isBrief: true })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps its buttons in view when the form is higher than the window', async () => {
    const { dialog } = await openDialog('2+ bedrooms')
    expect(dialog.getByRole('button', { name: 'Apply' }).closest('.sticky')).not.toBeNull()
  })

  it('names the field that cannot be searched and keeps what was typed', async () => {
    const asked = answer(requestSearch, { reply: { searchId: 'search-2' } })
    const { user, dialog } = await openDialog('Up to $1.25M')
    const from = dialog.getByLabelText('Minimum price')
    const to = dialog.getByLabelText('Maximum price')
    await user.type(from, '2000000')
    await user.keyboard('{Enter}')
    expect(dialog.getByRole('alert').textContent).toContain('The highest price is below the lowest')
    expect(document.activeElement).toBe(to)
    expect(from).toHaveProperty('value', '2,000,000')
    expect(asked).toEqual([])
  })

  it.each([
    [[{ field: 'maxPrice', message: 'At most 2147483647' }], 'Maximum price', '1250000'],
    [[{ field: 'locations.0.suburb', message: 'We couldn’t find that suburb' }], 'Locations', '1,250,000'],
  ])('shows what the server refuses at its field, which is ready to be corrected: %j', async (errors, label, shown) => {
    refuse(requestSearch, { status: 400, detail: 'Not valid', errors })
    const { user, dialog } = await openDialog('Up to $1.25M')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(errors[0]?.message)
    expect(dialog.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    expect(dialog.getByLabelText('Maximum price')).toHaveProperty('value', shown)
  })

  it('shows errors without a field in the dialog', async () => {
    refuse(requestSearch, { status: 400, detail: 'Too many searches at once.' })
    const { user, dialog } = await openDialog('2+ bedrooms')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Too many searches at once.')
  })
})

describe('A search of an earlier brief', () => {
  const { locations, minBedrooms, facts } = filters
  const brief = { suburb: 'Richmond', locations, minBedrooms, facts, maxPrice: 1_250_000 }

  it('says so, and searches by today’s brief on request', async () => {
    answer(getCriteria, {
      reply: { ...brief, maxPrice: 780_000, propertyType: 'House', propertyTypes: ['House', 'Land'] },
    })
    const asked = answer(requestSearch, { reply: { searchId: 'search-2' } })
    const user = await open()
    const note = await screen.findByText(/^Your brief has changed since/)
    expect(note.textContent).toContain('since: Richmond VIC 3121 · House or Land · up to $780,000')
    await press(user, 'Search with this brief')
    await waitFor(() => expect(currentAddress()).toBe('/search-results?searchId=search-2'))
    expect(asked[0]?.body).toMatchObject({ maxPrice: 780_000, propertyTypes: ['House', 'Land'] })
  })

  it('says nothing while the brief is the same, in whatever order', async () => {
    const carlton = { suburb: 'Carlton', state: 'VIC', postcode: '3053' } as const
    const types = ['House', 'Townhouse'] as const
    const places = [...locations, carlton]
    const searched = { ...filters, locations: places, propertyType: types[0], propertyTypes: [...types] }
    answer(listSearches, { reply: [aSearch({ filters: searched })] })
    const reversed = { locations: places.toReversed(), propertyType: types[1], propertyTypes: types.toReversed() }
    const asked = answer(getCriteria, { reply: { ...brief, ...reversed } })
    await open()
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    expect(screen.queryByText(/^Your brief has changed since/)).toBeNull()
  })
})
