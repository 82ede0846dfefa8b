import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asVisitor, renderRoute } from '@/testing/app.tsx'
import { guides } from './guides.ts'

beforeEach(() => {
  asVisitor()
})

describe('The buying guide', () => {
  it('links to each state and territory, with its cooling-off period', async () => {
    renderRoute('/guide')
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
      ['vic', 'nsw', 'qld', 'sa', 'wa', 'tas', 'act', 'nt'].map((code) => `/guide/${code}`),
    )
    const coolingOff = rows.map((row) => within(row).getAllByRole('cell')[0]?.firstChild?.textContent)
    expect(coolingOff).toEqual([
      '3 clear business days',
      '5 business days',
      '5 business days',
      '2 clear business days',
      'None, unless the contract has one',
      'None, unless the contract has one',
      '5 working days',
      '4 business days',
    ])
  })

  it('reports an unknown state, and links to all', async () => {
    renderRoute('/guide/nz')
    await screen.findByText('We have no guide at this address')
    expect(screen.getByRole('link', { name: 'See all states and territories' }).getAttribute('href')).toBe('/guide')
  })
})

describe.each(guides.map((guide) => [guide.name, guide] as const))('The guide for %s', (_, { code, name }) => {
  it('has the four rules, each with an official source and a date, and states that it is no legal advice', async () => {
    renderRoute(`/guide/${code}`)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(name)
    for (const title of ['Before you sign', 'Cooling off', 'Auctions', 'The deposit']) {
      const rule = within(screen.getByRole('region', { name: title }))
      expect(rule.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2)
      expect(rule.getByText(/As at November 2026/)).toBeDefined()
      for (const link of rule.getAllByRole<HTMLAnchorElement>('link'))
        expect(new URL(link.href).hostname).toMatch(/\.gov\.au$/)
    }
    expect(screen.getByText(/general information and not legal advice/)).toBeDefined()
  })
})
