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
import { anAdvert } from '@/testing/adverts.ts'
import { answer } from '@/testing/network.ts'

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
