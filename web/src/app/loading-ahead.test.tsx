import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { createRoutesFromElements, Link, MemoryRouter, Outlet, Route, useRoutes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { lazyPage, loadScreenAt, useLoadingAhead } from './lazy-page.tsx'

const NearbyPage = () => <h1>Nearby</h1>

const openLinks = () => {
  const load = vi.fn(() => Promise.resolve({ NearbyPage }))
  const Nearby = lazyPage('NearbyPage', load)
  const routes = createRoutesFromElements(
    <Route element={<Outlet />}>
      <Route
        path="/"
        element={
          <>
            <Link to="/nearby/7">Nearby</Link>
            <Link to="/elsewhere">Elsewhere</Link>
            <a href="https://example.com/nearby/7">Another site</a>
          </>
        }
      />
      <Route
        path="/nearby/:id"
        element={
          <div>
            <Nearby />
          </div>
        }
      />
    </Route>,
  )
  const Links = () => {
    useLoadingAhead(routes)
    return useRoutes(routes)
  }
  render(<MemoryRouter children={<Links />} />)
  return { load, user: userEvent.setup({ delay: null }) }
}

describe('an internal link', () => {
  it('loads its screen when it is pointed at', async () => {
    const { load, user } = openLinks()
    await user.hover(screen.getByRole('link', { name: 'Elsewhere' }))
    await user.hover(screen.getByRole('link', { name: 'Another site' }))
    expect(load).not.toHaveBeenCalled()
    await user.hover(screen.getByRole('link', { name: 'Nearby' }))
    expect(load).toHaveBeenCalled()
  })

  it('loads its screen when it gets the focus', async () => {
    const { load, user } = openLinks()
    await user.tab()
    expect(load).toHaveBeenCalled()
  })
})

describe('a preloaded screen', () => {
  const open = () => {
    const Nearby = lazyPage('NearbyPage', () => Promise.resolve({ NearbyPage }))
    const routes = createRoutesFromElements(<Route path="/nearby" element={<Nearby />} />)
    const show = () => render(<Suspense fallback="Loading" children={<Nearby />} />)
    return { routes, show }
  }

  it('is rendered immediately', async () => {
    const { routes, show } = open()
    loadScreenAt(routes, '/nearby')
    await act(() => Promise.resolve())
    show()
    expect(screen.getByRole('heading', { name: 'Nearby' })).toBeDefined()
  })

  it('is awaited when it was not preloaded', async () => {
    const { show } = open()
    show()
    expect(screen.getByText('Loading')).toBeDefined()
    await screen.findByRole('heading', { name: 'Nearby' })
  })
})
