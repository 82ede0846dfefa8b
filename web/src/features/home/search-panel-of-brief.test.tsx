import { getCriteria, requestSearch } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, renderRoute } from '@/testing/app.tsx'
import { answer } from '@/testing/network.ts'

const start = () => screen.getByRole('button', { name: 'Start Searching' })

beforeEach(() => asUser())

describe('the search panel of a buyer with a brief', () => {
  const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const
  const brief = {
    suburb: 'Richmond',
    locations: [richmond],
    propertyType: 'House' as const,
    propertyTypes: ['House' as const, 'Land' as const],
    maxPrice: 780_000,
    minBedrooms: 3,
  }
  const openWithBrief = async () => {
    answer(getCriteria, { reply: brief })
    const { user } = renderRoute('/dashboard')
    await screen.findByRole('button', { name: 'Remove Richmond VIC 3121' })
    return user
  }

  it('starts as the brief is, and searches by it', async () => {
    const calls = answer(requestSearch, { reply: { searchId: 'search-1' } })
    const user = await openWithBrief()
    const range = screen.getByLabelText<HTMLSelectElement>('Price Range')
    expect(range.selectedOptions[0]?.text).toBe('Up to $780,000')
    await user.click(start())
    await waitFor(() => expect(calls).toHaveLength(1))
    const { suburb: _first, ...wanted } = brief
    expect(calls[0]?.body).toEqual({ ...wanted, maxPrice: '780000', maxPages: 5, isBrief: true })
  })

  it('replaces the brief’s prices by a range of the list', async () => {
    const calls = answer(requestSearch, { reply: { searchId: 'search-1' } })
    const user = await openWithBrief()
    await user.selectOptions(screen.getByLabelText('Price Range'), '$1.5M+')
    await user.click(start())
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ minPrice: '1500000' }))
    expect(calls[0]?.body).not.toHaveProperty('maxPrice')
  })
})
