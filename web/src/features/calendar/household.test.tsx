import {
  createCalendarEvent,
  getHousehold,
  listCalendarEvents,
  listHousematesEvents,
  listSavedProperties,
  ownHomeIdOf,
} from '@verandah/contracts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { asUser, renderRoute, setClock } from '@/testing/app.tsx'
import { anEvent } from '@/testing/calendar-builders.ts'
import { aHousehold, tom } from '@/testing/household-builders.ts'
import { answer, refuse } from '@/testing/network.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')
beforeEach(() => {
  asUser()
  answer(listSavedProperties, { reply: [] })
  answer(getHousehold, { reply: aHousehold() })
})

const mine = anEvent()
const toms = { ...anEvent({ id: 'event-8', userId: tom.userId }), member: tom }
const auction = {
  ...toms,
  id: 'event-9',
  propertyId: 'home-2',
  address: '4 Swan Street, Richmond VIC 3121',
  eventType: 'Auction' as const,
}
const ofDay = async () => screen.findByRole('region', { name: 'Saturday 5 December 2026' })
const card = async (name: string) => within(await ofDay()).findByRole('article', { name })

it('the calendar has the events of housemates under their names, to go too but not to change', async () => {
  answer(listCalendarEvents, { reply: [] })
  answer(listHousematesEvents, { reply: [auction] })
  const added = answer(createCalendarEvent, { reply: anEvent() })
  const { user } = renderRoute('/calendar?day=2026-12-05')
  const theirs = within(await card('Auction, 4 Swan Street, Richmond VIC 3121'))
  expect(theirs.getByText('Tom goes')).toBeDefined()
  expect(theirs.queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull()
  expect(screen.getByRole('button', { name: /auction .* Tom: 4 Swan Street/ })).toBeDefined()
  await user.click(theirs.getByRole('button', { name: /^Go too \(4 Swan Street/ }))
  await screen.findByText('It is in your calendar too.')
  expect(added[0]?.body).toMatchObject({ propertyId: 'home-2', startTime: auction.startTime })
})

it('a visit that both make is one, with the other’s name', async () => {
  answer(listCalendarEvents, { reply: [mine] })
  answer(listHousematesEvents, { reply: [toms] })
  renderRoute('/calendar?day=2026-12-05')
  const own = await card('Open Home, 12 Lennox Street, Richmond VIC 3121')
  await within(own).findByText('With Tom')
  expect(within(await ofDay()).getAllByRole('article')).toHaveLength(1)
  expect(within(own).getByRole('button', { name: /^Edit/ })).toBeDefined()
})

it('a home that only a housemate knows is named and leads nowhere', async () => {
  answer(listCalendarEvents, { reply: [] })
  answer(listHousematesEvents, { reply: [{ ...toms, propertyId: ownHomeIdOf(tom.userId, '1') }] })
  renderRoute('/calendar?day=2026-12-05')
  const theirs = await card('Open Home, 12 Lennox Street, Richmond VIC 3121')
  expect(within(theirs).queryByRole('link', { name: /12 Lennox Street, Richmond VIC 3121$/ })).toBeNull()
})

it('one’s own events show when those of the household fail, which can be tried again', async () => {
  answer(listCalendarEvents, { reply: [mine] })
  refuse(listHousematesEvents, { status: 500, detail: 'No' })
  const { user } = renderRoute('/calendar?day=2026-12-05')
  expect(await card('Open Home, 12 Lennox Street, Richmond VIC 3121')).toBeDefined()
  const note = await screen.findByText(/events of your household could not be loaded/)
  answer(listHousematesEvents, { reply: [toms] })
  await user.click(within(note).getByRole('button', { name: 'Try again' }))
  await within(await ofDay()).findByText('With Tom')
})
