import { screen } from '@testing-library/react'
import { renderRoute } from '@/testing/app.tsx'
import { aCard } from '@/testing/builders.ts'

export function street(index: number) {
  return { id: `home-${index}`, address: `${index} Page Street` }
}
export function cardsFrom(from: number, to: number) {
  return Array.from({ length: to - from }, (_none, index) => aCard(street(from + index)))
}
export function countsOf(shown: number, total = shown, hidden = 0) {
  return {
    'X-Total-Count': String(total),
    'X-Shown-Count': String(shown),
    'X-Hidden-Count': String(hidden),
    'X-Revision': '3',
  }
}

export async function openResults(address = '/search-results?searchId=search-1') {
  const { user } = renderRoute(address)
  await screen.findAllByRole('article')
  return user
}
