import { getHousehold, listHousematesSaved } from '@verandah/contracts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aHousehold, aHousemateSaved } from '@/testing/household-builders.ts'
import { answer } from '@/testing/network.ts'
import { asBuyer, openHome } from './testing/open-home.ts'

beforeEach(() => asBuyer())

it('a home shows what housemates who saved it say, and nothing of their other homes', async () => {
  answer(getHousehold, { reply: aHousehold() })
  answer(listHousematesSaved, {
    reply: [
      aHousemateSaved({ id: 'home-1' }, { verdict: 'love', verdictReason: 'the garden', notes: 'Ask about the roof' }),
      aHousemateSaved({ id: 'home-2' }, { notes: 'Of another home' }),
    ],
  })
  await openHome()
  const said = within(await screen.findByRole('region', { name: 'What your household says' }))
  await said.findByText('Tom')
  expect(said.getByText('“the garden”')).toBeDefined()
  expect(said.getByText('Ask about the roof')).toBeDefined()
  expect(screen.queryByText('Of another home')).toBeNull()
})

it('a home that no housemate saved says nothing of them, and a buyer alone asks nothing', async () => {
  const asked = answer(listHousematesSaved, { reply: [] })
  await openHome()
  await screen.findByRole('textbox', { name: 'Notes' })
  expect(screen.queryByRole('region', { name: 'What your household says' })).toBeNull()
  expect(asked).toHaveLength(0)
})
