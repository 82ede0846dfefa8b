import { getCriteria, getHousehold, listHousematesBriefs, saveCriteria, searchLocalities } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { asUser, press, renderRoute } from '@/testing/app.tsx'
import { aHousehold, tom } from '@/testing/household-builders.ts'
import { answer } from '@/testing/network.ts'

const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const
const kew = { suburb: 'Kew', state: 'VIC', postcode: '3101' } as const
const changedAt = '2026-11-20T02:00:00.000Z'

beforeEach(() => {
  asUser()
  answer(searchLocalities, { reply: [] })
  answer(getCriteria, { reply: { suburb: 'Kew', locality: kew, locations: [kew], minBedrooms: 4 } })
  answer(getHousehold, { reply: aHousehold() })
})

it('what a housemate looks for fills in the form by a press, and is kept once it is saved', async () => {
  const brief = { suburb: 'Richmond', locality: richmond, locations: [richmond], maxPrice: 900_000 }
  answer(listHousematesBriefs, { reply: [{ member: tom, brief, changedAt }] })
  const saved = answer(saveCriteria, { reply: { suburb: 'Richmond' } })
  const { user } = renderRoute('/setup-property-criteria')
  const briefs = await screen.findByRole('list', { name: 'Briefs of your household' })
  expect(briefs.textContent).toContain('Tom is looking for Richmond VIC 3121 · up to $900,000')
  expect(briefs.textContent).toContain('Changed on 20 November 2026')
  await user.click(within(briefs).getByRole('button', { name: 'Use it (the brief of Tom)' }))
  expect(screen.getByRole('button', { name: 'Remove Richmond VIC 3121' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Remove Kew VIC 3101' })).toBeNull()
  expect(saved).toHaveLength(0)
  await press(user, 'Save and continue')
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ locations: [richmond], maxPrice: 900_000 }))
  expect(saved[0]?.body).not.toHaveProperty('minBedrooms')
})

it('a household without briefs leaves the page as it is', async () => {
  answer(listHousematesBriefs, { reply: [] })
  renderRoute('/setup-property-criteria')
  await screen.findByRole('button', { name: 'Remove Kew VIC 3101' })
  expect(screen.queryByRole('list', { name: 'Briefs of your household' })).toBeNull()
})
