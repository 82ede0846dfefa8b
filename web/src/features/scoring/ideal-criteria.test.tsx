import { createWeights, getCriteria, getCurrentUser, getWeights, listSearches, saveCriteria } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aUser, aWeightsRecord } from '@/testing/builders.ts'
import { valueOf } from '@/testing/fields.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { renderRoute } from '@/testing/render-route.tsx'

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
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(created).toHaveLength(1))
    expect(created[0]?.body).toMatchObject({
      idealCriteria: { maxPrice: 900_000, minBedrooms: 3, propertyType: 'House' },
    })
  })

  it('wait for the criteria, so that none of them is blank', async () => {
    refuse(getWeights, { status: 404, detail: 'Nothing here.' })
    neverAnswer(getCriteria)
    renderRoute('/setup-scoring')
    expect(await screen.findByRole('status', { name: 'Loading your weights' })).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('follow changed criteria, where they were equal before', async () => {
    answer(getCriteria, { reply: { suburb: 'Richmond', maxPrice: 900_000, minBedrooms: 3, propertyType: 'House' } })
    answer(getWeights, {
      reply: aWeightsRecord({ idealCriteria: { maxPrice: 900_000, minBedrooms: 4, propertyType: 'House' } }),
    })
    answer(saveCriteria, { reply: { suburb: 'Richmond', maxPrice: 1_100_000, minBedrooms: 2, minLandSize: 300 } })
    const { user } = renderRoute('/setup-property-criteria')
    await waitFor(() => expect(valueOf('Maximum price')).toBe('900,000'))
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await screen.findByRole('tab', { name: 'Ideal Criteria' })
    expect(idealValues()).toEqual(['', '1,100,000', '4', '300', ''])
  })
})
