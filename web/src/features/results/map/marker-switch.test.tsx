import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { press } from '@/testing/app.tsx'
import { aHome } from '@/testing/builders.ts'
import { aMappedSearch, church, lennox, openMap } from '../testing/open-map.ts'

beforeEach(aMappedSearch)

const markers = () => [...document.querySelectorAll('[data-marker]')].map(({ textContent }) => textContent)

it('Markers show scores or prices, as the buyer chose last, and their names say what they show', async () => {
  const unpriced = aHome({ id: 'home-3', address: '1 Rose Street', latitude: -37.6, longitude: 144.7, price: null })
  const homes = [{ ...lennox, price: 1_250_000 }, { ...church, price: 690_000 }, unpriced]
  const user = await openMap(...homes)
  await waitFor(() => expect(markers()).toEqual(['82', '82', '50']))
  await press(user, 'Price')
  await waitFor(() => expect(markers()).toEqual(expect.arrayContaining(['$1.25M', '$690k', '–'])))
  await screen.findByRole('button', { name: /^Score 82, .*12 Lennox Street.*\$1\.25M$/ })
  cleanup()
  await openMap(...homes)
  await waitFor(() => expect(markers()).toContain('$1.25M'))
  expect(screen.getByRole('button', { name: 'Price' }).getAttribute('aria-pressed')).toBe('true')
  await press(user, 'Score')
  await waitFor(() => expect(markers()).toContain('82'))
})
