import { listPropertyAdverts } from '@verandah/contracts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { anAdvert } from '@/testing/adverts.ts'
import { press, setClock } from '@/testing/app.tsx'
import { answer, refuse } from '@/testing/network.ts'
import { asBuyer, openHome } from './testing/open-home.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')
beforeEach(() => asBuyer())

describe('The market status of a home', () => {
  it.each([
    ['gone', 'This home is no longer listed'],
    ['sold', 'This home has been sold'],
    ['underOffer', 'This home is under offer'],
  ] as const)('is shown first when it is %s', async (status, words) => {
    asBuyer(anAdvert({ status }))
    await openHome()
    await screen.findByText(words)
  })

  it('is for sale as long as one of its adverts is', async () => {
    asBuyer(anAdvert({ status: 'gone' }), anAdvert({ listingId: 'reaxml:1', name: 'Agency feed' }))
    await openHome()
    await screen.findByText('Agency feed')
    expect(screen.queryByText('This home is no longer listed')).toBeNull()
  })

  it('lists each source with its own price and its advert in another tab', async () => {
    asBuyer(
      anAdvert(),
      anAdvert({ listingId: 'reaxml:1', name: 'Agency feed', url: 'javascript:alert(1)', displayPrice: 'Auction' }),
    )
    await openHome()
    const listed = within(await screen.findByRole('region', { name: 'Where it is listed' }))
    const [domain, feed] = await listed.findAllByRole('listitem')
    expect(domain?.textContent).toContain('$1,250,000')
    expect(domain?.textContent).toContain('Jo Lane · Lane & Co · sample listing')
    const link = within(domain!).getByRole('link', { name: /^View Listing/ })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    expect(feed?.textContent).toContain('Auction')
    expect(within(feed!).queryByRole('link')).toBeNull()
  })

  it('says for a followed home when each advert was last looked at', async () => {
    asBuyer(anAdvert({ checkedAt: '2026-11-30T23:00:00.000Z' }))
    await openHome()
    await screen.findByText('Looked at 3 hours ago')
  })

  it('can be asked for again when the adverts could not be read', async () => {
    refuse(listPropertyAdverts, { status: 503, detail: 'The store is away.' })
    const user = await openHome()
    await screen.findByText('We couldn’t load this home’s adverts.')
    answer(listPropertyAdverts, { reply: [anAdvert()] })
    await press(user, 'Try again')
    await screen.findByRole('heading', { name: 'Price and status' })
  })
})
