import { saveCriteria, searchLocalities } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, noteOf, press, renderRoute, type } from '@/testing/app.tsx'
import { aSuggestion } from '@/testing/builders.ts'
import { answer } from '@/testing/network.ts'
import { choosePlace } from '@/testing/place-chooser.ts'

const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const

const open = async () => {
  const { user } = renderRoute('/setup-property-criteria')
  await screen.findByLabelText('Suburb')
  return user
}
const save = () => screen.getByRole('button', { name: 'Save and continue' })

beforeEach(() => {
  asUser()
  answer(searchLocalities, { reply: [aSuggestion()] })
})

describe('a brief', () => {
  it('saves several places and types, and how far over the maximum a home may be', async () => {
    answer(searchLocalities, {
      reply: [
        aSuggestion(),
        aSuggestion({ id: 'vic-3053', value: 'Carlton VIC 3053', locality: 'Carlton', postcode: '3053' }),
      ],
    })
    const calls = answer(saveCriteria, { reply: { suburb: 'Richmond' } })
    const user = await open()
    await choosePlace(user, 'Rich', /Richmond/)
    await choosePlace(user, 'Carl', /Carlton/)
    expect(screen.queryByLabelText('Homes over the maximum')).toBeNull()
    await type(user, 'Maximum price', '780k')
    await user.selectOptions(screen.getByLabelText('Homes over the maximum'), 'Up to $40,000 over')
    expect(screen.queryByRole('checkbox', { name: 'Townhouse' })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Property type'), 'House')
    await press(user, 'Townhouse', 'checkbox')
    await user.click(save())
    const carlton = { suburb: 'Carlton', state: 'VIC', postcode: '3053' }
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toEqual({
      suburb: 'Richmond',
      locality: richmond,
      locations: [richmond, carlton],
      maxPrice: 780_000,
      maxOver: 40_000,
      propertyType: 'House',
      propertyTypes: ['House', 'Townhouse'],
    })
  })

  it('asks to choose or clear what is typed beside a chosen place', async () => {
    const calls = answer(saveCriteria, { reply: { suburb: 'Richmond' } })
    const user = await open()
    await choosePlace(user, 'Rich', /Richmond/)
    await type(user, 'Suburb', 'Carl')
    await user.click(save())
    expect(noteOf('Suburb')).toBe('Choose “Carl” from the list, or clear it.')
    expect(calls).toHaveLength(0)
  })
})
