import { screen } from '@testing-library/react'
import { aCard } from '@/testing/builders.ts'
import { renderRoute } from '@/testing/render-route.tsx'

export const street = (index: number) => ({ id: `home-${index}`, address: `${index} Page Street` })
export const cardsFrom = (from: number, to: number) =>
  Array.from({ length: to - from }, (_none, index) => aCard(street(from + index)))
export const countsOf = (shown: number, total = shown, hidden = 0) => ({
  'X-Total-Count': String(total),
  'X-Shown-Count': String(shown),
  'X-Hidden-Count': String(hidden),
  'X-Revision': '3',
})

export const openResults = async (address = '/search-results?searchId=search-1') => {
  const { user } = renderRoute(address)
  await screen.findAllByRole('article')
  return user
}
