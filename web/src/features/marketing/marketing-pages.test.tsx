import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asUser, asVisitor, press, renderRoute } from '@/testing/app.tsx'

const pages = [
  ['search', 'Five tabs and a spreadsheet, or one list', 'One search, every provider'],
  ['scoring', 'A score that shows its working', 'Scores you set'],
  ['calendar', 'Half an hour to see it. Be there.', 'Inspections and auctions'],
  ['compare', 'Three homes. One decision.', 'Shortlist and compare'],
] as const

const images = () => [...document.querySelectorAll('main img')] as HTMLImageElement[]

describe.each(pages)('The page about %s', (name, heading, title) => {
  it('is for everybody, has a title and shows the product with words and a size', async () => {
    asVisitor()
    renderRoute(`/features/${name}`)
    await screen.findByRole('heading', { level: 1, name: heading })
    expect(document.title).toBe(`${title} · Verandah`)
    expect(images().length).toBeGreaterThanOrEqual(3)
    for (const image of images()) {
      expect(image.alt.length).toBeGreaterThan(20)
      expect([image.width, image.height].every((pixels) => pixels > 0)).toBe(true)
    }
  })

  it('loads at once what is seen first, and the rest when it comes near', async () => {
    asVisitor()
    renderRoute(`/features/${name}`)
    await screen.findByRole('heading', { level: 1 })
    const [first, ...rest] = images().map((image) => image.getAttribute('loading'))
    expect(first).toBeNull()
    expect(new Set(rest)).toEqual(new Set(['lazy']))
  })

  it('invites a visitor, and links a signed-in user to the feature', async () => {
    asVisitor()
    renderRoute(`/features/${name}`)
    const main = await screen.findByRole('main')
    expect((await screen.findByRole('link', { name: 'View Pricing' })).getAttribute('href')).toBe('/pricing')
    expect(main.querySelector('a[href="/auth?tab=register"]')).not.toBeNull()
  })

  it('leads to the other three', async () => {
    asVisitor()
    renderRoute(`/features/${name}`)
    const more = await screen.findByRole('navigation', { name: 'What else it does' })
    const addresses = [...more.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(pages.filter(([other]) => other !== name).map(([other]) => `/features/${other}`))
  })
})

describe('The pages about features', () => {
  it('link a signed-in user to the feature', async () => {
    asUser()
    renderRoute('/features/calendar')
    expect((await screen.findByRole('link', { name: 'Open your calendar' })).getAttribute('href')).toBe('/calendar')
    expect(screen.queryByRole('link', { name: 'View Pricing' })).toBeNull()
  })

  it('show dark screens in the dark', async () => {
    asVisitor()
    const { user } = renderRoute('/features/search')
    await press(user, 'Use the dark theme')
    expect(images().every(({ src }) => src.endsWith('-dark.webp'))).toBe(true)
  })
})
