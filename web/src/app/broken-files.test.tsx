import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { toast } from '@/lib/toast.ts'
import { renderRoute } from '@/testing/render-route.tsx'
import { expectConsoleError } from '@/testing/setup.ts'
import { asUser } from '@/testing/signed-in.ts'
import { ScreenBoundary } from './layout/layout.tsx'

/** A file of a build that is gone from the server. */
const { gone } = vi.hoisted(() => ({
  gone: () => {
    throw new Error('Failed to fetch dynamically imported module')
  },
}))
vi.mock('@/features/notices/notices-bell.tsx', gone)
vi.mock('@/components/ui/toaster.tsx', gone)

const title = 'This page could not be shown'

it('the screen stays when neither the bell nor a message can be loaded', async () => {
  expectConsoleError('%o')
  asUser()
  renderRoute('/dashboard')
  await screen.findByRole('heading', { level: 1, name: 'Hello, Ruth' })
  act(() => toast({ title: 'Saved' }))
  await waitFor(() => expect(vi.mocked(console.error).mock.calls.length).toBeGreaterThanOrEqual(2))
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Ruth' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Your account: Ruth Ellis' })).toBeDefined()
  expect(screen.queryByText(title)).toBeNull()
})

const Broken = () => {
  throw new Error('Failed to fetch dynamically imported module')
}

it('after a screen that could not be shown the other links work', async () => {
  expectConsoleError('%o')
  render(
    <MemoryRouter initialEntries={['/broken']}>
      <Link to="/broken?page=2">Same</Link>
      <Link to="/whole">Another</Link>
      <ScreenBoundary>
        <Routes>
          <Route path="/broken" element={<Broken />} />
          <Route path="/whole" element={<h1>Whole</h1>} />
        </Routes>
      </ScreenBoundary>
    </MemoryRouter>,
  )
  const user = userEvent.setup({ delay: null })
  expect(screen.getByText(title)).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Same' }))
  expect(screen.getByText(title)).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Another' }))
  expect(screen.getByRole('heading', { name: 'Whole' })).toBeDefined()
})
