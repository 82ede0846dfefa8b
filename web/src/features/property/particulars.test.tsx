import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAdvert, noParticulars } from '@/testing/adverts.ts'
import { asBuyer, openHome } from './testing/open-home.ts'

it('shows the sellers and the advert’s details, by advert', async () => {
  const agents = [
    { name: 'Kim Lee', telephone: '0491 570 006', email: 'kim.lee@agency.example' },
    { name: 'Ash Roy', telephone: null },
  ]
  const measures = { floorArea: 185.8, frontage: 15.24, energyRating: 6.5, yearBuilt: 1997, yearRenovated: 2019 }
  const links = { statementOfInformation: 'https://docs.example/soi.pdf', video: 'javascript:alert(1)' }
  asBuyer(
    anAdvert(),
    anAdvert({
      listingId: 'reaxml:1',
      name: 'Agency feed',
      agent: 'Kim Lee',
      particulars: {
        agents,
        ...measures,
        ...links,
        estate: 'Wattle Grove, stage 3',
        isHouseAndLand: true,
        tour: 'https://tours.example/1',
        isByAppointment: true,
        disclaimer: 'As supplied by the agency.',
        project: { name: 'Elland Place', url: 'https://projects.example/elland' },
      },
    }),
  )
  await openHome()
  const listed = within(await screen.findByRole('region', { name: 'Where it is listed' }))
  const [domain, feed] = await listed.findAllByRole('listitem')
  expect(domain?.textContent).not.toContain('Floor area')
  const said = 'Floor area 185.8 m² · Frontage 15.24 m · Energy rating 6.5 stars · Built in 1997 · Renovated in 2019'
  expect(feed?.textContent).toContain(
    `${said} · Wattle Grove, stage 3 · Part of Elland Place · Inspection by appointment · House and land`,
  )
  expect(feed?.textContent).toContain('Ash Roy')
  const at = (name: RegExp) => within(feed!).queryByRole('link', { name })?.getAttribute('href')
  expect(at(/0491/)).toBe('tel:0491570006')
  expect(at(/kim\.lee@/)).toBe('mailto:kim.lee@agency.example')
  expect(at(/^Email Ash/)).toBeUndefined()
  expect(at(/^Statement of information/)).toBe(links.statementOfInformation)
  expect(at(/^3D tour/)).toBe('https://tours.example/1')
  expect(at(/^Elland Place/)).toBe('https://projects.example/elland')
  expect(feed?.textContent).toContain('As supplied by the agency.')
  expect(at(/^Video/)).toBeUndefined()
})

it('names each advert with details of its own, and the page shows those of the first', async () => {
  asBuyer(
    anAdvert({ bedrooms: 3 }),
    anAdvert({ listingId: 'reaxml:1', name: 'Agency feed', bedrooms: 4, price: null, displayPrice: 'Auction' }),
  )
  await openHome({ bedrooms: 3 })
  const differing = within(await screen.findByRole('region', { name: 'Where the adverts differ' }))
  expect(differing.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['$1,250,000 · Domain', 'Auction · Agency feed'],
    ...['3 bedrooms · Domain', '4 bedrooms · Agency feed'],
  ])
})

it('shows the floor area of an apartment, which has no land, among its first facts', async () => {
  asBuyer(anAdvert(), anAdvert({ listingId: 'reaxml:1', particulars: { ...noParticulars, floorArea: 78 } }))
  await openHome({ propertyType: 'Apartment', landSize: null })
  const area = await screen.findByText('Floor area')
  await waitFor(() => expect(area.parentElement?.textContent).toContain('78 m²'))
  expect(screen.queryByText('Land')).toBeNull()
})

it('shows of land the rooms that an advert states, and no others', async () => {
  asBuyer(anAdvert())
  await openHome({ propertyType: 'Land', bedrooms: null, bathrooms: 1, parking: null, landSize: 691 })
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms.slice(0, 2)).toEqual(['Bathrooms', 'Land'])
})

it.each([
  ['home-1', ['The advert has no description.', 'The advert doesn’t list any.']],
  ['own:home-1', ['You haven’t added a description.', 'You haven’t listed any.']],
])('The page says who gave no description and features: %s', async (id, words) => {
  asBuyer()
  await openHome({ id, description: '', features: [], isWellLit: false })
  for (const text of words) expect(screen.getByText(text)).toBeTruthy()
})
