import { screen, within } from '@testing-library/react'
import { getNotificationPreferences, listSavedSearches } from '@verandah/contracts'
import { asUser, renderRoute } from '@/testing/app.tsx'
import { aSavedSearch } from '@/testing/builders.ts'
import { answer, neverAnswer } from '@/testing/network.ts'

export const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const

/** Signs in a user with one saved search: Terraces, in Richmond. */
export function asSavedSearcher(): void {
  asUser()
  neverAnswer(getNotificationPreferences)
  answer(listSavedSearches, { reply: [aSavedSearch()] })
}

export async function openSavedSearches() {
  const { user } = renderRoute('/preferences')
  const part = within(await screen.findByRole('region', { name: 'Saved searches' }))
  return { user, part }
}
