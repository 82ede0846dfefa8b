import { type MemberColumns, Weights } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aHome, aSearch, aWeightsRecord } from '@/testing/builders.ts'
import { columnsOf } from '@/testing/columns.ts'
import { anna, answerTogether, ben, member, openTogether, rows, ruth } from './testing/answer-together.ts'

describe('Where people disagree most', () => {
  it('is a sentence that leads to the row, also past the end of what is shown and of what nobody minds', async () => {
    const ids = Array.from({ length: 45 }, (_, index) => `H${String(index).padStart(2, '0')}`)
    const all = Object.fromEntries(ids.map((id) => [id, 80]))
    const asked = answerTogether([member(ruth, { ...all, H30: 20 }), member(anna, { ...all, H30: 100 })])
    const { user } = openTogether('?only=fine')
    const section = await screen.findByRole('region', { name: 'Where you disagree most' })
    const link = await within(section).findByRole('link', { name: 'H30 Rose St' })
    expect(section.textContent).toMatch(
      /^You disagree most on H30 Rose St: it is Anna’s 1st and your 45th, mostly over \w/,
    )
    expect(await rows()).toHaveLength(20)
    expect(asked.flatMap(({ url }) => url.searchParams.get('ids')?.split(','))).toHaveLength(21)
    await user.click(link)
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^45th.*H30 Rose St/))
  })

  it('names the criterion: a home without land for somebody to whom land matters', async () => {
    const filters = aSearch().filters
    const homes = [aHome({ id: 'A', landSize: 20, bedrooms: 5 }), aHome({ id: 'B', landSize: 900, bedrooms: 3 })]
    const nothing = { price: 0, location: 0, bedrooms: 0, bathrooms: 0, propertyAge: 0, features: 0 }
    const forLand = Weights.parse(aWeightsRecord({ ...nothing, landSize: 8, bedrooms: 2 }))
    const forRooms = Weights.parse(aWeightsRecord({ ...nothing, landSize: 0, bedrooms: 8 }))
    const of = (who: MemberColumns['member'], own: Weights): MemberColumns => {
      const { ids, columns } = columnsOf(homes, { weights: own, filters })
      return { member: who, ids, columns, weights: own }
    }
    answerTogether([of(ruth, forRooms), of(anna, forLand), of(ben, forRooms)])
    openTogether()
    await screen.findByText(/^You and Anna disagree most on/)
    const section = screen.getByRole('region', { name: 'Where you disagree most' })
    await within(section).findByRole('link', { name: 'A Rose St' })
    expect(section.textContent).toBe(
      'You and Anna disagree most on A Rose St: it is your 1st and Anna’s 2nd, mostly over land size.',
    )
  })

  it('is not said where all agree', async () => {
    answerTogether([member(ruth, { A: 80, B: 40 }), member(anna, { A: 40, B: 20 })])
    openTogether()
    await rows()
    expect(screen.queryByRole('region', { name: 'Where you disagree most' })).toBeNull()
  })
})
