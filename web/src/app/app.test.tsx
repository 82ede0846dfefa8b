import { getCurrentUser, logout, sessionHint } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, asVisitor, currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

describe('every screen', () => {
  it('shows a message while the user loads', async () => {
    neverAnswer(getCurrentUser)
    renderRoute('/dashboard')
    expect((await screen.findByRole('status')).textContent).toBe('Opening your account…')
  })

  it.each(['/dashboard', '/setup-property-criteria', '/setup-scoring'])(
    'sends a visitor of %s to /auth',
    async (address) => {
      asVisitor()
      renderRoute(address)
      await waitFor(() => expect(currentAddress()).toBe(`/auth?redirectTo=${encodeURIComponent(address)}`))
    },
  )

  it('treats a user whose session has ended as a visitor', async () => {
    asVisitor()
    document.cookie = `${sessionHint.name}=${sessionHint.value}`
    renderRoute('/dashboard')
    await waitFor(() => expect(currentAddress()).toBe('/auth?redirectTo=%2Fdashboard'))
  })

  it('offers a retry when the user could not be loaded', async () => {
    refuse(getCurrentUser, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/dashboard')
    await screen.findByText('Back soon.')
    asUser()
    await press(user, 'Try again')
    await screen.findByRole('heading', { level: 1, name: 'Hello, Ruth' })
  })

  it('reports an unknown page', async () => {
    asVisitor()
    renderRoute('/nowhere')
    await screen.findByRole('heading', { name: '404 Page Not Found' })
    expect(document.title).toBe('404 Page Not Found · Verandah')
  })

  it('focuses its heading after a navigation, but not initially', async () => {
    asVisitor()
    const { user } = renderRoute('/nowhere')
    await screen.findByRole('heading', { level: 1 })
    expect(document.activeElement).toBe(document.body)
    await press(user, 'Sign In', 'link')
    const heading = await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
    expect(document.activeElement).toBe(heading)
    expect(document.title).toBe('Log in · Verandah')
  })

  it('writes both set-up flags where they are missing', () => {
    asVisitor()
    renderRoute('/nowhere')
    expect(window.localStorage.getItem('criteriaSet')).toBe('false')
    expect(window.localStorage.getItem('scoringSet')).toBe('false')
  })
})

describe('the header', () => {
  beforeEach(() => {
    asUser({ name: 'Ruth Anne Ellis' })
  })

  it('links home and to the search, and marks the current page', async () => {
    renderRoute('/dashboard')
    const home = await screen.findByRole('link', { name: 'Home' })
    expect(home.getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search-results')
    expect(screen.getByRole('link', { name: 'Verandah' }).getAttribute('href')).toBe('/dashboard')
  })

  it('shows initials, name and email, and logs out', async () => {
    window.localStorage.setItem('propertyCriteria', '{"suburb":"Richmond"}')
    answer(logout, () => {
      asVisitor()
      return {}
    })
    const { user } = renderRoute('/dashboard')
    const menu = await screen.findByRole('button', { name: 'Your account: Ruth Anne Ellis (RA)' })
    expect(menu.textContent).toBe('RA')
    await user.click(menu)
    expect(screen.getByText('ruth.ellis@example.com')).toBeDefined()
    await press(user, 'Log out')
    await screen.findByText('Logged out')
    await waitFor(() => expect(currentAddress()).toBe('/auth'))
    expect(window.localStorage.getItem('propertyCriteria')).toBeNull()
  })

  it('closes its menu with Escape and restores the focus', async () => {
    const { user } = renderRoute('/dashboard')
    const menu = await screen.findByRole('button', { name: /^Your account/ })
    await user.click(menu)
    await user.keyboard('{Escape}')
    expect(screen.queryByText('ruth.ellis@example.com')).toBeNull()
    expect(document.activeElement).toBe(menu)
  })

  it('reports a failed log-out', async () => {
    refuse(logout, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/dashboard')
    await press(user, /^Your account/)
    await press(user, 'Log out')
    await screen.findByText('Logout failed')
    expect(screen.getByText('Back soon.')).toBeDefined()
  })

  it('keeps the chosen theme', async () => {
    const { user } = renderRoute('/dashboard')
    await press(user, 'Use the dark theme')
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(window.localStorage.getItem('theme')).toBe('dark')
    await press(user, 'Use the light theme')
    expect(document.documentElement.dataset.theme).toBe('light')
  })
})
