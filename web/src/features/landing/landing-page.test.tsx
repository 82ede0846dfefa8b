import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, asVisitor, currentAddress, renderRoute, valueOf } from '@/testing/app.tsx'

describe('the landing page', () => {
  beforeEach(() => {
    asVisitor()
  })

  it('describes the product', async () => {
    renderRoute('/')
    await screen.findByRole('heading', { level: 1, name: 'Find Your Perfect Place' })
    expect(
      screen.getByText(
        'Discover and evaluate properties with our customizable scoring system tailored to your unique priorities.',
      ),
    ).toBeDefined()
  })

  it('explains itself in three steps', async () => {
    renderRoute('/')
    await screen.findByRole('heading', { name: 'How It Works' })
    const steps = screen.getAllByRole('heading', { level: 3 }).map(({ lastChild }) => lastChild?.textContent)
    expect(steps).toEqual(['Tell us your criteria', 'Set your priorities', 'Discover perfect matches'])
  })

  it('promises to read adverts and maps, not to check every home, and no minutes', async () => {
    renderRoute('/')
    const promise = await screen.findByText(/^Flood risk zones, solar panels, NBN type/)
    expect(promise.textContent).toContain('from adverts, and official maps where we have them, with the source')
    expect(document.body.textContent).not.toMatch(/every home for it|\d+ min\b/)
  })

  it('leads to registration from the top and from the end', async () => {
    renderRoute('/')
    const links = await screen.findAllByRole('link', { name: 'Create Account' })
    expect(links.length).toBeGreaterThanOrEqual(2)
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['/auth?tab=register']))
  })

  it('keeps "No card needed": the button beside it begins the trial', async () => {
    const { user } = renderRoute('/')
    const trial = await screen.findByRole('link', { name: 'Start Free Trial' })
    expect(trial.parentElement?.textContent).toContain('Seven days free. No card needed.')
    await user.click(trial)
    await waitFor(() => expect(valueOf('Plan')).toBe('free_trial'))
  })

  it('sends a signed-in user home', async () => {
    asUser()
    renderRoute('/')
    await waitFor(() => expect(currentAddress()).toBe('/dashboard'))
  })
})
