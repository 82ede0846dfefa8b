import { listProjectHomes, type ProjectHome } from '@verandah/contracts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAdvert } from '@/testing/adverts.ts'
import { answer } from '@/testing/network.ts'
import { aHome } from '@/testing/builders.ts'
import { asBuyer, openHome } from './testing/open-home.ts'

const blank = anAdvert({ particulars: null })
const inProject = (id?: string) => {
  const project = { ...(id !== undefined && { id }), name: 'Elland Place', url: null }
  const none = { floorArea: null, frontage: null, energyRating: null, yearBuilt: null, yearRenovated: null }
  const links = { statementOfInformation: null, video: null, tour: null, disclaimer: null, estate: null }
  return anAdvert({
    particulars: { agents: [], ...none, ...links, isHouseAndLand: false, isByAppointment: false, project },
  })
}
const homes = (count: number): ProjectHome[] =>
  Array.from({ length: count }, (_, index) =>
    aHome({
      id: `home-${index + 1}`,
      address: `${index + 1}/8 Mill Lane`,
      bedrooms: index,
      displayPrice: `From ${index}`,
    }),
  )

it('a home of a project leads to the others, each with its own rooms and price', async () => {
  asBuyer(inProject('7'))
  answer(listProjectHomes, { reply: homes(8) })
  const user = await openHome({ id: 'home-1' })
  const part = within(await screen.findByRole('region', { name: '8 homes in Elland Place' }))
  const [own, second, ...others] = part.getAllByRole('listitem')
  expect(own?.textContent).toContain('1/8 Mill Lane This home')
  expect(within(own!).queryByRole('link')).toBeNull()
  expect(within(second!).getByRole('link', { name: '2/8 Mill Lane' }).getAttribute('href')).toBe('/property/home-2')
  expect(second?.textContent).toContain('1 bedroom · ')
  expect(second?.textContent).toContain('From 1')
  expect(others).toHaveLength(4)
  await user.click(part.getByRole('button', { name: 'Show all 8 homes' }))
  expect(part.getAllByRole('listitem')).toHaveLength(8)
})

it.each([
  ['is part of no project', blank],
  ['is the only one of its project on offer', inProject('7')],
  ['is of a project that its provider gives no id', inProject()],
])('a home that %s has no list of others', async (_, advert) => {
  asBuyer(advert)
  answer(listProjectHomes, { reply: homes(1) })
  await openHome({ id: 'home-1' })
  await screen.findByRole('region', { name: 'Price and status' })
  expect(screen.queryByRole('region', { name: /homes? in/ })).toBeNull()
})
