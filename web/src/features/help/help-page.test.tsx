import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asVisitor, goTo, press, renderRoute } from '@/testing/app.tsx'
import { searchQuestions, topics } from './search-questions.ts'

const all = topics.flatMap(({ questions }) => questions)
const box = () => screen.findByRole('searchbox', { name: 'What would you like to know?' })
const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const entryOf = (question: string) => screen.getByRole('heading', { level: 3, name: question }).closest('details')

describe('The help centre', () => {
  const scrolledTo: string[] = []
  beforeEach(() => {
    asVisitor()
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledTo.push(this.id)
    }
  })
  afterEach(() => {
    vi.restoreAllMocks()
    scrolledTo.length = 0
  })

  it('shows every question, each with an address of its own', async () => {
    renderRoute('/help')
    await box()
    expect(shown()).toHaveLength(all.length)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('filters the answers by every typed word, shows their number, and all again once it is empty', async () => {
    const { user } = renderRoute('/help')
    await user.type(await box(), 'Can')
    const narrowed = shown().length
    await user.type(await box(), 'cel my plan')
    expect(shown().length).toBeLessThan(narrowed)
    expect(shown()).toContain('How do I cancel?')
    expect(screen.getByText(new RegExp(`^\\d+ answers? of ${all.length}$`)).getAttribute('role')).toBe('status')
    expect(entryOf('How do I cancel?')?.open).toBe(true)
    await user.clear(await box())
    expect(shown()).toHaveLength(all.length)
    expect(entryOf('How do I cancel?')?.open).toBe(false)
  })

  it('reports that no answer matches, and links onwards', async () => {
    const { user } = renderRoute('/help')
    await user.type(await box(), 'zeppelin')
    expect(screen.getByText('No answer has “zeppelin” in it')).toBeDefined()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Write to us' })).toBeDefined()
    await press(user, 'Show all answers')
    expect(shown()).toHaveLength(all.length)
  })

  it('opens the answer of the URL, at once and while it is open', async () => {
    renderRoute('/help#no-price')
    await box()
    expect(entryOf('Why does a home show no price?')?.open).toBe(true)
    expect(entryOf('How do I cancel?')?.open).toBe(false)
    goTo('/help#cancel')
    expect(entryOf('How do I cancel?')?.open).toBe(true)
    expect(scrolledTo).toEqual(['no-price', 'cancel'])
  })

  it('links to the password reset by email', async () => {
    renderRoute('/help#password')
    const link = await screen.findByRole('link', { name: 'Forgot your password?' })
    expect(link.getAttribute('href')).toBe('/forgot-password')
  })

  it('is found by synonyms, in any case, accents and order', () => {
    const found = (typed: string) => searchQuestions(typed).flatMap(({ questions }) => questions.map(({ id }) => id))
    expect(found('POA')).toEqual(['no-price'])
    expect(found('  ical  ')).toEqual(['feed'])
    expect(found('forgot passwörd')).toEqual(['password'])
    for (const typed of ['afford', 'repayments', 'how much can i borrow', 'rent', 'weekly'])
      expect(found(typed)).toContain('afford')
    for (const typed of [
      'selling and buying at once',
      'bridging loans',
      'deposit bond',
      'subject to sale',
      'conditional on sale',
    ])
      expect(found(typed)).toEqual(['sell-and-buy'])
    expect(found('advertised guide price')).toEqual(['no-price'])
    expect(found('How do I cancel my plan?')).toContain('cancel')
    expect(found('wh')).not.toHaveLength(0)
    for (const { id, question } of all) expect(found(question)).toContain(id)
  })
})
