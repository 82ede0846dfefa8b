import { getHousehold, listHousematesEvents, listHousematesSearches, requestSearch } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { asUser, currentAddress, renderRoute } from '@/testing/app.tsx'
import { aSearch } from '@/testing/builders.ts'
import { aHousehold, tom } from '@/testing/household-builders.ts'
import { answer } from '@/testing/network.ts'

it('what a housemate searched for can be searched for too', async () => {
  asUser()
  const { filters, createdAt, resultsCount } = aSearch()
  answer(getHousehold, { reply: aHousehold() })
  answer(listHousematesEvents, { reply: [] })
  answer(listHousematesSearches, { reply: [{ id: 'search-8', member: tom, createdAt, filters, resultsCount }] })
  const asked = answer(requestSearch, { reply: { searchId: 'search-9' } })
  const { user } = renderRoute('/dashboard')
  const panel = await screen.findByRole('region', { name: 'Searches of your household' })
  expect(panel.textContent).toContain('Tom · ')
  await user.click(within(panel).getByRole('button', { name: /^Search too \(Richmond VIC 3121/ }))
  await waitFor(() => expect(currentAddress()).toBe('/search-results?searchId=search-9'))
  expect(asked[0]?.body).toMatchObject({ locations: filters.locations })
})
