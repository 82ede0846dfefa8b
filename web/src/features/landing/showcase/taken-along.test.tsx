import { getCriteria, getShowcase, getWeights, login, register, saveCriteria } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { visitorBrief } from '@/lib/storage/local.ts'
import { asUser, asVisitor, currentAddress, goTo, press, renderRoute, type, valueOf } from '@/testing/app.tsx'
import { aUser } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { nothingIsFar } from '@/testing/shortlist.ts'
import { aShowcase } from '@/testing/showcase.ts'

beforeEach(() => {
  nothingIsFar()
  asVisitor()
  answer(getShowcase, { reply: { showcase: aShowcase({ id: 'home-1' }) } })
})

const choose = async () => {
  const { user } = renderRoute('/')
  await user.selectOptions(await screen.findByLabelText('Budget'), 'Up to $1M')
  await user.selectOptions(screen.getByLabelText('Bedrooms from'), '3+')
  screen.getByRole('slider', { name: 'Land Size' }).focus()
  await user.keyboard('{End}')
  return user
}
const signUp = async (user: Awaited<ReturnType<typeof choose>>) => {
  answer(register, () => {
    asUser()
    answer(getCriteria, { reply: {} })
    refuse(getWeights, { status: 404, detail: 'None yet.' })
    return { reply: aUser() }
  })
  await press(user, 'Start with these choices', 'link')
  await type(user, 'Name', 'Ruth Ellis')
  await type(user, 'Email', 'ruth.ellis@example.com')
  await type(user, 'Password', 'correct horse')
  await type(user, 'Confirm password', 'correct horse{Enter}')
  await waitFor(() => expect(currentAddress()).toBe('/setup-property-criteria'))
}

it('place, budget and rooms are in the criteria of a new account, and the moved slider in its weights', async () => {
  const user = await choose()
  await signUp(user)
  await screen.findByRole('button', { name: 'Remove Richmond VIC 3121' })
  expect([valueOf('Maximum price'), valueOf('Bedrooms')]).toEqual(['1,000,000', '3'])
  const saved = answer(saveCriteria, ({ body }) => ({ reply: body as never }))
  await press(user, 'Save and continue')
  await press(user, 'Scoring Weights', 'tab')
  expect(saved[0]?.body).toMatchObject({ suburb: 'Richmond', locality: { postcode: '3121' }, maxPrice: 1_000_000 })
  expect(screen.getByRole('slider', { name: 'Land Size' })).toHaveProperty('value', '10')
  expect(screen.getByRole('slider', { name: 'Price' })).toHaveProperty('value', '8')
  expect(visitorBrief.read()).toBeNull()
})

it('sliders that were left as they stood are the weights of a new account too', async () => {
  const { user } = renderRoute('/')
  await screen.findByLabelText('Budget')
  await signUp(user)
  answer(saveCriteria, ({ body }) => ({ reply: body as never }))
  await press(user, 'Save and continue')
  await press(user, 'Scoring Weights', 'tab')
  const weights = ['Price', 'Bedrooms', 'Land Size'].map((name) => screen.getByRole('slider', { name }))
  expect(weights).toMatchObject([{ value: '8' }, { value: '7' }, { value: '5' }])
})

it('choices survive a reload of the landing page', async () => {
  await choose()
  goTo('/pricing')
  await screen.findByRole('heading', { level: 1, name: 'Plans and pricing' })
  goTo('/')
  await waitFor(() => expect(valueOf('Budget')).toBe('1000000'))
  expect(screen.getByRole('slider', { name: 'Land Size' })).toHaveProperty('value', '10')
})

it('an account that logs in keeps its own criteria, and the choices are discarded', async () => {
  const user = await choose()
  answer(login, () => {
    asUser()
    answer(getCriteria, { reply: { suburb: 'Hobart', maxPrice: 700_000 } })
    refuse(getWeights, { status: 404, detail: 'None yet.' })
    return { reply: aUser() }
  })
  goTo('/auth')
  await type(user, 'Username', 'calmbuyer12')
  await type(user, 'Password', 'correct horse{Enter}')
  await waitFor(() => expect(currentAddress()).not.toBe('/auth'))
  goTo('/setup-property-criteria')
  await waitFor(() => expect(valueOf('Suburb')).toBe('Hobart'))
  expect(valueOf('Maximum price')).toBe('700,000')
  expect([visitorBrief.read(), localStorage.getItem('draftWeights')]).toEqual([null, null])
})
