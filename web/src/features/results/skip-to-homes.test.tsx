import { listSearches, listSearchResults } from '@verandah/contracts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { asUser, renderRoute } from '@/testing/app.tsx'
import { aHome, aSearch } from '@/testing/builders.ts'
import { answer } from '@/testing/network.ts'

beforeEach(() => {
  asUser()
  answer(listSearches, { reply: [aSearch()] })
})

it('leads from the stop before the filters to the list of homes', async () => {
  answer(listSearchResults, { reply: [aHome()] })
  const { user } = renderRoute('/search-results?searchId=search-1')
  const list = await screen.findByRole('list', { name: 'Homes, best match first' })
  const skip = screen.getByRole('link', { name: 'Skip to homes' })
  skip.focus()
  await user.tab()
  expect(document.activeElement).toBe(within(screen.getByRole('main')).getAllByRole('button')[0])
  const target = document.querySelector<HTMLElement>(skip.getAttribute('href') ?? '')
  target?.focus()
  expect(document.activeElement?.contains(list)).toBe(true)
  expect(document.activeElement?.contains(skip)).toBe(false)
})

it('is not offered without homes', async () => {
  answer(listSearches, { reply: [aSearch({ resultsCount: 0 })] })
  answer(listSearchResults, { reply: [] })
  renderRoute('/search-results?searchId=search-1')
  await screen.findByRole('heading', { name: 'No properties found' })
  expect(screen.queryByRole('link', { name: 'Skip to homes' })).toBeNull()
})
