import {
  createWeights,
  getCriteria,
  getCurrentUser,
  getWeights,
  listSearches,
  saveCriteria,
  updateWeights,
} from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { press, renderRoute, retype, type, valueOf } from '@/testing/app.tsx'
import { aUser, aWeightsRecord } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

const idealValues = () =>
  ['Minimum price', 'Maximum price', 'Minimum bedrooms', 'Minimum land size (sqm)', 'Property Type'].map(valueOf)

beforeEach(() => {
  answer(getCurrentUser, { reply: aUser() })
  neverAnswer(listSearches)
})

describe('Ideal criteria', () => {
  it('start with the values of the criteria screen: nothing is asked twice', async () => {
    refuse(getWeights, { status: 404, detail: 'Nothing here.' })
    answer(getCriteria, { reply: { suburb: 'Richmond', maxPrice: 900_000, minBedrooms: 3, propertyType: 'House' } })
    const created = answer(createWeights, { reply: aWeightsRecord() })
    const { user } = renderRoute('/setup-scoring')
    await screen.findByRole('tab', { name: 'Ideal Criteria' })
    expect(idealValues()).toEqual(['', '900,000', '3', '', 'House'])
    await press(user, 'Scoring Weights', 'tab')
    await press(user, 'Save')
    await waitFor(() => expect(created).toHaveLength(1))
    expect(created[0]?.body).toMatchObject({
      idealCriteria: { maxPrice: 900_000, minBedrooms: 3, propertyType: 'House' },
    })
  })

  it('wait for the criteria, so that none of them is blank', async () => {
    refuse(getWeights, { status: 404, detail: 'Nothing here.' })
    neverAnswer(getCriteria)
    renderRoute('/setup-scoring')
    await screen.findByRole('status', { name: 'Loading your weights' })
    expect(screen.queryByRole('tab')).toBeNull()
  })
})

const criteria = { suburb: 'Richmond', maxPrice: 900_000, minBedrooms: 3, propertyType: 'House' as const }
const ideal = { maxPrice: 900_000, minBedrooms: 3, propertyType: 'House' as const }
const changed = { suburb: 'Richmond', maxPrice: 1_100_000, minBedrooms: 2, minLandSize: 300 }

describe('Ideal criteria that were stored', () => {
  it.each([
    ['that follow the brief', { idealCriteria: { maxPrice: 1 }, isIdealApart: false }],
    ['of an earlier build that equalled it', { idealCriteria: ideal }],
  ])('%s are as the brief is now', async (_words, record) => {
    answer(getCriteria, { reply: criteria })
    answer(getWeights, { reply: aWeightsRecord(record) })
    answer(saveCriteria, { reply: changed })
    const saved = answer(updateWeights, { reply: aWeightsRecord() })
    const { user } = renderRoute('/setup-property-criteria')
    await waitFor(() => expect(valueOf('Maximum price')).toBe('900,000'))
    await press(user, 'Save and continue')
    await screen.findByRole('tab', { name: 'Ideal Criteria' })
    expect(idealValues()).toEqual(['', '1,100,000', '2', '300', ''])
    expect(screen.getByText(/^These follow your brief/)).toBeDefined()
    await press(user, 'Save')
    await waitFor(() =>
      expect(saved[0]?.body).toMatchObject({ isIdealApart: false, idealCriteria: { maxPrice: 1_100_000 } }),
    )
  })

  it('of an earlier build that differed stay, set apart', async () => {
    answer(getCriteria, { reply: criteria })
    answer(getWeights, { reply: aWeightsRecord({ idealCriteria: { ...ideal, minBedrooms: 4 } }) })
    renderRoute('/setup-scoring')
    expect((await screen.findByText(/^Differs from your brief/)).textContent).toBe('Differs from your brief: bedrooms.')
    expect(idealValues()).toEqual(['', '900,000', '4', '', 'House'])
  })

  it('are set apart by a change, say where, and follow again with one press', async () => {
    answer(getCriteria, { reply: criteria })
    answer(getWeights, { reply: aWeightsRecord({ idealCriteria: ideal, isIdealApart: false }) })
    const saved = answer(updateWeights, { reply: aWeightsRecord() })
    const { user } = renderRoute('/setup-scoring')
    await screen.findByText(/^These follow your brief/)
    await retype(user, 'Maximum price', '700k')
    await user.clear(screen.getByLabelText('Minimum bedrooms'))
    expect(screen.getByText(/^Differs from your brief/).textContent).toBe(
      'Differs from your brief: maximum price, bedrooms.',
    )
    await press(user, 'Save')
    await waitFor(() =>
      expect(saved[0]?.body).toMatchObject({ isIdealApart: true, idealCriteria: { maxPrice: 700_000 } }),
    )
  })

  it('that were set apart follow again with one press', async () => {
    answer(getCriteria, { reply: criteria })
    answer(getWeights, { reply: aWeightsRecord({ idealCriteria: { maxPrice: 700_000 }, isIdealApart: true }) })
    const { user } = renderRoute('/setup-scoring')
    await press(user, 'Follow my brief')
    expect(idealValues()).toEqual(['', '900,000', '3', '', 'House'])
    expect(screen.getByText(/^These follow your brief/)).toBeDefined()
  })
})

it('a number of rooms keeps what is typed, and is refused in words', async () => {
  refuse(getWeights, { status: 404, detail: 'Nothing here.' })
  answer(getCriteria, { reply: { suburb: 'Richmond' } })
  const created = answer(createWeights, { reply: aWeightsRecord() })
  const { user } = renderRoute('/setup-scoring')
  await type(user, 'Minimum bathrooms', '2.5')
  await press(user, 'Save')
  expect((await screen.findByRole('alert')).textContent).toBe('Enter a whole number, or leave it empty')
  expect([valueOf('Minimum bathrooms'), created]).toEqual(['2.5', []])
})

describe('The type of an ideal', () => {
  it('names every type of a brief that has several', async () => {
    refuse(getWeights, { status: 404, detail: 'Nothing here.' })
    const types = ['House', 'Townhouse', 'Apartment'] as const
    answer(getCriteria, { reply: { suburb: 'Richmond', propertyType: 'House', propertyTypes: [...types] } })
    renderRoute('/setup-scoring')
    const chosen = () => screen.getByLabelText<HTMLSelectElement>('Property Type').selectedOptions[0]?.text
    await waitFor(() => expect(chosen()).toBe('House, Townhouse or Apartment'))
    expect(screen.getByText(/^These follow your brief/)).toBeDefined()
  })
})
