import {
  getCurrentUser,
  type HomeCard,
  listMemberColumns,
  listResultCards,
  listSearches,
  type MemberColumns,
  Weights,
} from '@verandah/contracts'
import { screen, within } from '@testing-library/react'
import { renderRoute } from '@/testing/app.tsx'
import { aCard, aHome, aSearch, aUser, aWeightsRecord } from '@/testing/builders.ts'
import { columnsByScore } from '@/testing/columns.ts'
import { answer } from '@/testing/network.ts'

export const weights = Weights.parse(aWeightsRecord())
export const ruth = { userId: 'user-7', name: 'Ruth Ellis' }
export const anna = { userId: 'user-8', name: 'Anna Berg' }
export const ben = { userId: 'user-9', name: 'Ben Ito' }

const card = (id: string): HomeCard => aCard({ id, address: `${id} Rose St` })

/** A member who gives the homes these scores. */
export function member(who: MemberColumns['member'], scores: Readonly<Record<string, number>>): MemberColumns {
  const homes = Object.entries(scores).map(([id, score]) => aHome({ id, score }))
  const { ids, columns } = columnsByScore(homes)
  return { member: who, ids, columns, weights }
}

export function answerTogether(members: MemberColumns[]) {
  answer(getCurrentUser, { reply: aUser() })
  answer(listSearches, { reply: [aSearch()] })
  answer(listMemberColumns, { reply: members })
  return answer(listResultCards, ({ url }) => ({ reply: (url.searchParams.get('ids') ?? '').split(',').map(card) }))
}

export function openTogether(query = '') {
  return renderRoute(`/together/search-1${query}`)
}

export function rows() {
  return screen.findAllByRole('article', { name: /Rose St/ })
}
const shownRows = () => screen.getAllByRole('article', { name: /Rose St/ })
export function streets() {
  return shownRows().map((row) => within(row).getByRole('link').textContent?.split(' ')[0])
}
export function placesShown() {
  return shownRows().map((row) => row.querySelector('p')?.textContent)
}
export function scoresOf(id: string) {
  return within(screen.getByRole('article', { name: `${id} Rose St, Richmond` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

/** Relative to their bests, 90 and 60: A 1 and 0.5, B 0.89 and 0.83, C 0.44 and 1, D 0.67 and 0.75. */
export const couple = [member(ruth, { A: 90, B: 80, C: 40, D: 60 }), member(anna, { A: 30, B: 50, C: 60, D: 45 })]
