import {
  createWeights,
  getCriteria,
  getCurrentUser,
  getWeights,
  listSearches,
  updateWeights,
} from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentAddress, press, renderRoute, type } from '@/testing/app.tsx'
import { aUser, aWeightsRecord } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

const open = async () => {
  const { user } = renderRoute('/setup-scoring')
  await screen.findByRole('tab', { name: 'Ideal Criteria' })
  return user
}

const openWeights = async () => {
  const user = await open()
  await press(user, 'Scoring Weights', 'tab')
  return user
}

const sliderValues = (): Record<string, number> =>
  Object.fromEntries(
    screen
      .getAllByRole('slider')
      .map((slider) => [slider.getAttribute('aria-label') ?? '', Number(slider.getAttribute('aria-valuenow'))]),
  )

const adder = () => screen.getByRole('button', { name: 'Add Custom Feature Criteria' })
const save = () => screen.getByRole('button', { name: 'Save' })

beforeEach(() => {
  answer(getCurrentUser, { reply: aUser() })
  neverAnswer(listSearches)
  answer(getCriteria, { reply: {} })
})

describe('Weights as they were saved', () => {
  it('shows what is coming while the weights load', async () => {
    neverAnswer(getWeights)
    renderRoute('/setup-scoring')
    await screen.findByRole('status', { name: 'Loading your weights' })
  })

  it('offers the default weights to a buyer without saved ones', async () => {
    refuse(getWeights, { status: 404, detail: 'Nothing here.' })
    await openWeights()
    expect(sliderValues()).toEqual({
      Price: 7,
      Location: 8,
      Bedrooms: 6,
      Bathrooms: 5,
      'Land Size': 4,
      'Age of Property': 3,
      'Property Features': 5,
    })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getAllByText('No Impact')).toHaveLength(7)
    expect(screen.getAllByText('Very Important').length).toBeGreaterThanOrEqual(7)
  })

  it('reports a failure to load saved weights, and retries', async () => {
    refuse(getWeights, { status: 503, detail: 'Scoring is away.' })
    const user = await open()
    expect(screen.getByRole('alert').textContent).toContain('couldn’t load')
    answer(getWeights, { reply: aWeightsRecord({ price: 10 }) })
    await press(user, 'Try again')
    await press(user, 'Scoring Weights', 'tab')
    await waitFor(() => expect(sliderValues().Price).toBe(10))
  })
})

describe('Saving how homes are scored', () => {
  it('leads from the first tab to the weights, then creates the record, keeps the criteria and continues to the results', async () => {
    refuse(getWeights, { status: 404, detail: 'Nothing here.' })
    const created = answer(createWeights, { reply: aWeightsRecord() })
    const user = await open()
    await type(user, 'Minimum price', '$500,000')
    await type(user, 'Maximum price', '900000')
    await type(user, 'Minimum land size (sqm)', '400')
    expect(screen.getByLabelText<HTMLInputElement>('Maximum price').value).toBe('900,000')
    await user.selectOptions(screen.getByLabelText('Property Type'), 'Acreage')
    await user.click(save())
    expect(screen.getByRole('slider', { name: 'Price' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Scoring Weights', selected: true }))
    expect(created).toEqual([])
    await user.click(save())
    await screen.findByText('Setup Complete')
    const ideal = { minPrice: 500_000, maxPrice: 900_000, minLandSize: 400, propertyType: 'Acreage' }
    expect(created[0]?.body).toMatchObject({ userId: 1, price: 7, idealCriteria: ideal, useFiltersForScoring: true })
    expect(created[0]?.body).not.toHaveProperty('id')
    expect(JSON.parse(localStorage.getItem('propertyFilters') ?? '')).toEqual(ideal)
    expect(localStorage.getItem('scoringSet')).toBe('true')
    await waitFor(() => expect(currentAddress()).toMatch(/^\/search-results/))
  })

  it('replaces a record that exists', async () => {
    answer(getWeights, {
      reply: aWeightsRecord({ additionalCriteria: { Pool: 3 }, idealCriteria: { minBedrooms: 2 } }),
    })
    const updated = answer(updateWeights, { reply: aWeightsRecord() })
    const user = await open()
    expect(screen.getByLabelText<HTMLInputElement>('Minimum bedrooms').value).toBe('2')
    await user.click(screen.getByRole('switch'))
    await press(user, 'Scoring Weights', 'tab')
    screen.getByRole('slider', { name: 'Pool' }).focus()
    await user.keyboard('{ArrowRight}')
    await user.click(save())
    await waitFor(() => expect(updated).toHaveLength(1))
    expect(updated[0]?.url.pathname).toBe('/api/scoring-weights/1')
    expect(updated[0]?.body).toMatchObject({
      id: 'weights-7',
      additionalCriteria: { Pool: 4 },
      idealCriteria: { minBedrooms: 2 },
      useFiltersForScoring: false,
    })
    expect(localStorage.getItem('useFiltersForScoring')).toBe('false')
  })

  it('shows why weights could not be saved, and stays', async () => {
    answer(getWeights, { reply: aWeightsRecord() })
    refuse(updateWeights, { status: 500, detail: 'The store is full.' })
    const user = await open()
    await user.click(save())
    await screen.findByText('Error saving preferences')
    expect(screen.getByText('There was an error saving your preferences: The store is full.')).toBeTruthy()
    expect(currentAddress()).toBe('/setup-scoring')
    expect(localStorage.getItem('scoringSet')).toBe('false')
  })

  it('refuses a highest price below the lowest, and shows it from either tab', async () => {
    answer(getWeights, { reply: aWeightsRecord({ idealCriteria: { minPrice: 900_000, maxPrice: 800_000 } }) })
    const user = await openWeights()
    await user.click(save())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The highest price is below the lowest')
    expect(screen.getByLabelText('Maximum price').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('The scoring screen', () => {
  it('adds a custom criterion at 5, ignores a blank one, refuses one twice, and removes it', async () => {
    answer(getWeights, { reply: aWeightsRecord() })
    const user = await openWeights()
    await press(user, 'Add Custom Feature Criteria')
    const field = screen.getByPlaceholderText(/Pool.*Garage/)
    await user.type(field, '   ')
    await press(user, 'Add')
    expect(screen.getAllByRole('slider')).toHaveLength(7)
    await user.clear(field)
    await user.type(field, ' Pool {Enter}')
    expect(sliderValues().Pool).toBe(5)
    expect(document.activeElement).toBe(adder())
    await user.click(adder())
    await user.type(screen.getByPlaceholderText(/Pool/), 'pool{Enter}')
    expect(screen.getByRole('alert').textContent).toBe('pool is already there')
    await press(user, 'Cancel')
    expect(document.activeElement).toBe(adder())
    await press(user, 'Remove Pool')
    expect(screen.queryByRole('slider', { name: 'Pool' })).toBeNull()
    expect(document.activeElement).toBe(adder())
  })

  it('leads back to the start by Cancel', async () => {
    answer(getWeights, { reply: aWeightsRecord() })
    await open()
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/')
  })

  it('offers every type of property that scoring knows', async () => {
    answer(getWeights, { reply: aWeightsRecord() })
    await open()
    const options = within(screen.getByLabelText('Property Type')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Any property type',
      'House',
      'Apartment',
      'Townhouse',
      'Land',
      'Acreage',
    ])
  })
})
