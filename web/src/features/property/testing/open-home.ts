import { screen } from '@testing-library/react'
import {
  getCurrentUser,
  getProperty,
  listPropertyAdverts,
  type Property,
  type PropertyAdvert,
} from '@verandah/contracts'
import { renderRoute } from '@/testing/app.tsx'
import { aHome, aUser } from '@/testing/builders.ts'
import { answer } from '@/testing/network.ts'

export function anAdvert(over: Partial<PropertyAdvert> = {}): PropertyAdvert {
  return {
    listingId: 'domain:1',
    provider: 'domain',
    name: 'Domain',
    url: 'https://listings.example/home-1',
    isSample: true,
    status: 'active',
    price: 1_250_000,
    displayPrice: null,
    agency: 'Lane & Co',
    agent: 'Jo Lane',
    particulars: null,
    bedrooms: 3,
    bathrooms: 2,
    parking: 1,
    landSize: 450,
    features: [],
    listedAt: '2026-11-02T01:00:00.000Z',
    checkedAt: null,
    history: [
      {
        at: '2026-11-02T01:00:00.000Z',
        price: 1_250_000,
        displayPrice: null,
        status: 'active',
        inspections: [],
        auctionDate: null,
      },
    ],
    ...over,
  }
}

/** Answers with a signed-in buyer and the adverts of a home. */
export function asBuyer(...adverts: PropertyAdvert[]): void {
  answer(getCurrentUser, { reply: aUser() })
  answer(listPropertyAdverts, { reply: adverts.length > 0 ? adverts : [anAdvert()] })
}

/** Opens the page of a home and waits for it to render. */
export async function openHome(over: Partial<Property> = {}) {
  answer(getProperty, { reply: aHome(over) })
  const { user } = renderRoute('/property/home-1')
  await screen.findByRole('heading', { name: 'Description' })
  return user
}
