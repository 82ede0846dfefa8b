import { type HomeFact, overrideScore } from '@verandah/contracts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anAdvert, noParticulars } from '@/testing/adverts.ts'
import { press } from '@/testing/app.tsx'
import { aFact, aHome } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { letterOf } from './labels/questions-for-agent.ts'
import { asBuyer, openHome } from './testing/open-home.ts'

beforeEach(() => asBuyer())

const pool = aFact('pool', { quote: 'A sparkling pool.' })
const part = () => within(screen.getByRole('region', { name: 'Facts and where they come from' }))

describe('the facts of a home', () => {
  it('are shown with their quote, source and date', async () => {
    await openHome({ facts: [pool] })
    const row = part().getByRole('listitem')
    expect(row.textContent).toContain('Pool“A sparkling pool.”Domain, 3 Nov 2026')
  })

  it('are unknown, never "no", when no advert mentions them', async () => {
    await openHome({ facts: [] })
    expect(part().getByText(/What they don’t mention is unknown/)).toBeTruthy()
  })

  it('are corrected by a buyer for themselves, and corrected back', async () => {
    const own: HomeFact = { ...pool, value: 'no', basis: 'buyer', said: 'yes' }
    const mine = { facts: [{ name: 'pool' as const, value: 'no' }], price: 3 }
    const calls = answer(overrideScore, { reply: aHome({ facts: [own], scoreOverrides: mine }) })
    const user = await openHome({ facts: [pool], scoreOverrides: { price: 3 } })
    const change = part().getByRole('button', { name: 'Change: Pool' })
    expect(change.textContent).toBe('Change')
    await user.click(change)
    await user.selectOptions(screen.getByLabelText('Pool'), 'No pool')
    await press(user, 'Save')
    await part().findByText(/Your own information; it counts only for you. The source says: Pool./)
    expect(calls[0]?.body).toEqual({ scoreOverrides: { price: 3, facts: [{ name: 'pool', value: 'no' }] } })
    await user.click(part().getByRole('button', { name: 'Undo: No pool' }))
    await expect.poll(() => calls[1]?.body).toEqual({ scoreOverrides: { price: 3, facts: [] } })
  })

  it('can be added by a buyer', async () => {
    const calls = answer(overrideScore, { reply: aHome() })
    const user = await openHome({ facts: [pool] })
    await user.click(part().getByRole('button', { name: 'Add what you know' }))
    const choice = screen.getByLabelText<HTMLSelectElement>('Fact')
    expect([...choice.options].map(({ text }) => text)).not.toContain('Pool')
    await user.selectOptions(choice, 'Heating')
    await user.selectOptions(screen.getByLabelText('What you know'), 'No heating')
    await press(user, 'Save')
    await expect.poll(() => calls[0]?.body).toEqual({ scoreOverrides: { facts: [{ name: 'heating', value: 'no' }] } })
  })

  it('leave the focus in their part when one that was added is taken back', async () => {
    answer(overrideScore, { reply: aHome({ facts: [] }) })
    const user = await openHome({ facts: [{ ...pool, basis: 'buyer', said: null }] })
    await user.click(part().getByRole('button', { name: 'Undo: Pool' }))
    const add = part().getByRole('button', { name: 'Add what you know' })
    await expect.poll(() => document.activeElement).toBe(add)
  })

  it('stay open to be corrected when that could not be saved', async () => {
    refuse(overrideScore, { status: 503, detail: 'The store is away.' })
    const user = await openHome({ facts: [pool] })
    await user.click(part().getByRole('button', { name: 'Change: Pool' }))
    await press(user, 'Save')
    await screen.findByText('Not saved')
    expect(screen.getByRole('dialog', { name: 'Correct a fact' })).toBeTruthy()
  })
})

describe('questions for the agent', () => {
  const line = (kind: 'factor' | 'custom', name: string, weight: number, value: number | null) =>
    ({ kind, name, weight, value, points: 0, outOf: 0 }) as const
  const breakdown = [
    ...[line('factor', 'price', 8, 5), line('factor', 'landSize', 2, null)],
    ...[line('custom', 'Solar', 8, null), line('custom', 'solar panels', 1, null), line('custom', 'Sauna', 9, 0)],
  ]

  it('are the unknowns that would move the score most, to copy', async () => {
    const user = await openHome({ breakdown })
    const region = within(screen.getByRole('region', { name: 'Questions for the agent' }))
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Does the home have solar panels, and how large is the system?up to 32 points',
      'How large is the land, in square metres?up to 11 points',
    ])
    await user.click(region.getByRole('button', { name: 'Copy the questions' }))
    await region.findByRole('button', { name: 'Questions copied' })
    expect(await navigator.clipboard.readText()).toMatch(/1\. Does the home have solar panels.*2\. How large is/s)
  })

  it('are copied where no advert gives an email address, which the page says', async () => {
    const user = await openHome({ breakdown })
    for (const way of ['write', 'writeText'] as const)
      vi.spyOn(navigator.clipboard, way).mockRejectedValue(new Error('not allowed'))
    const region = within(screen.getByRole('region', { name: 'Questions for the agent' }))
    await region.findByText(/^No advert gives an email address. Copy the questions/)
    expect(region.queryByRole('link', { name: 'Ask the agent' })).toBeNull()
    await user.click(region.getByRole('button', { name: 'Copy the questions' }))
    await region.findByRole('button', { name: 'Copying failed' })
  })

  it('are sent to the agent whose address a current advert states', async () => {
    const stating = (email: string) => ({ ...noParticulars, agents: [{ name: 'Kim Lee', telephone: null, email }] })
    asBuyer(
      anAdvert({ status: 'gone', particulars: stating('gone@agency.example') }),
      anAdvert({ listingId: 'proptrack:1', particulars: noParticulars }),
      anAdvert({ listingId: 'reaxml:1', particulars: stating('kim.lee@agency.example') }),
    )
    await openHome({ breakdown })
    const region = within(screen.getByRole('region', { name: 'Questions for the agent' }))
    await region.findByText('Opens an email to Kim Lee, kim.lee@agency.example.')
    const mail = region.getByRole('link', { name: 'Ask the agent' }).getAttribute('href')
    expect(mail).toMatch(/^mailto:kim\.lee@agency\.example\?subject=Questions.*land/)
  })

  it('name the suburb once where the advert hides the street', () => {
    const { subject } = letterOf(aHome({ address: 'Richmond', suburb: 'Richmond' }), [])
    expect(subject).toBe('Questions about Richmond VIC 3121')
  })

  it('ask for the levies of an apartment where its advert does not state them, and never for its land', async () => {
    const user = await openHome({
      breakdown,
      propertyType: 'Apartment',
      description: 'Low strata fees, from $650,000.',
    })
    const region = within(screen.getByRole('region', { name: 'Questions for the agent' }))
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/solar panels.*up to \d+ points$/),
      'What are the strata (owners corporation) levies a year, and is a special levy planned?',
    ])
    expect(region.getByText(/this home’s score most, and what it costs you\.$/)).toBeTruthy()
    await user.click(region.getByRole('button', { name: 'Copy the questions' }))
    await region.findByRole('button', { name: 'Questions copied' })
    expect(await navigator.clipboard.readText()).toContain('levies a year')
  })

  it('say that levies alone affect no score', async () => {
    await openHome({ breakdown: breakdown.slice(0, 1), propertyType: 'Apartment' })
    expect(screen.getByText('The adverts don’t say, and it affects what this home costs you.')).toBeTruthy()
  })

  it('do not ask for levies that the advert states', async () => {
    const description = 'Owners corporation fees of about $2,400 a year.'
    await openHome({ breakdown: breakdown.slice(0, 1), propertyType: 'Apartment', description })
    expect(screen.queryByRole('region', { name: 'Questions for the agent' })).toBeNull()
  })

  it('are absent when every weighed criterion is known, but for the rooms of land', async () => {
    await openHome({ breakdown: [...breakdown.slice(0, 1), line('factor', 'bedrooms', 7, null)], propertyType: 'Land' })
    expect(screen.queryByRole('region', { name: 'Questions for the agent' })).toBeNull()
  })
})
