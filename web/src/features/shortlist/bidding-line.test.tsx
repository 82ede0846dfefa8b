import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openShortlist, threeHomes } from '@/testing/shortlist.ts'

it('a card on the shortlist says where to stop, leads to the bidding card, and how the sale ended', async () => {
  const [first, second, third] = threeHomes()
  const limited = { ...first!, walkAway: { price: 812_000, reason: '', isPrivate: true } }
  const ended = { ...second!, saleResult: { outcome: 'sold', price: 845_000, day: '2026-11-28' } as const }
  openShortlist([limited, ended, third!])
  const card = async (name: RegExp) => within(await screen.findByRole('article', { name }))
  const link = (await card(/^12 Lennox/)).getByRole('link', {
    name: 'Stop at $812,000 · Bidding card for 12 Lennox Street',
  })
  expect(link.getAttribute('href')).toBe('/bidding/home-1')
  expect((await card(/^4 Swan/)).getByText('Sold for $845,000 on 28 Nov, by your record')).toBeDefined()
  expect((await card(/^9 Bridge/)).queryByText(/Bidding card|by your record/)).toBeNull()
})
