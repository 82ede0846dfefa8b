import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterAll, expect, it, vi } from 'vitest'
import { asUser, press } from '@/testing/app.tsx'
import { expectConsoleError } from '@/testing/setup.ts'
import { ScreenBoundary } from './layout/layout.tsx'

const lost = ['@/features/notices/notices-bell.tsx', '@/components/ui/toaster.tsx']

/** Reloads the client with files of its build missing from the server. */
const loadWithoutLostFiles = async () => {
  vi.resetModules()
  for (const file of lost)
    vi.doMock(file, () => {
      throw new Error('Failed to fetch dynamically imported module')
    })
  const { toast } = await import('@/lib/toast.ts')
  const { renderRoute } = await import('@/testing/app.tsx')
  return { toast, renderRoute }
}
afterAll(() => {
  for (const file of lost) vi.doUnmock(file)
  vi.resetModules()
})

const title = 'This page could not be shown'

it('the screen stays when neither the bell nor a message can be loaded', async () => {
  expectConsoleError('%o')
  const { toast, renderRoute } = await loadWithoutLostFiles()
  asUser()
  renderRoute('/dashboard')
  await screen.findByRole('heading', { level: 1, name: 'Hello, Ruth' })
  act(() => toast({ title: 'Saved' }))
  await waitFor(() => expect(vi.mocked(console.error).mock.calls.length).toBeGreaterThanOrEqual(2))
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Ruth' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Your account: Ruth Ellis (RE)' })).toBeDefined()
  expect(screen.queryByText(title)).toBeNull()
})

const Broken = () => {
  throw new Error('Failed to fetch dynamically imported module')
}

it('after a screen that failed to load, the other links work', async () => {
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
  await press(user, 'Same', 'link')
  expect(screen.getByText(title)).toBeDefined()
  await press(user, 'Another', 'link')
  expect(screen.getByRole('heading', { name: 'Whole' })).toBeDefined()
})
