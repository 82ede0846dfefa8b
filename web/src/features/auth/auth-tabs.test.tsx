import { getCurrentUser, login, register } from '@verandah/contracts'
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { asVisitor, currentAddress, press, renderRoute, type, valueOf } from '@/testing/app.tsx'
import { aUser } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'

const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent
const follow = (user: UserEvent, name: string) => user.click(screen.getByRole('link', { name }))
const choose = (user: UserEvent, name: string) => user.click(screen.getByRole('tab', { name }))
const openAuth = async (address = '/auth') => {
  const { user } = renderRoute(address)
  await screen.findByRole('tab', { name: 'Login' })
  return user
}

beforeEach(() => {
  asVisitor()
})

describe('the tabs of /auth', () => {
  it('follow the links of the page, and the Back button', async () => {
    const user = await openAuth()
    await follow(user, 'Create Account')
    expect(chosenTab()).toBe('Register')
    expect(document.title).toBe('Create an account · Verandah')
    await follow(user, 'Sign In')
    expect(chosenTab()).toBe('Login')
    act(() => window.history.back())
    await waitFor(() => expect(chosenTab()).toBe('Register'))
  })

  it('follow a link to the current page after the other tab was chosen', async () => {
    const user = await openAuth()
    await choose(user, 'Register')
    expect(chosenTab()).toBe('Register')
    await follow(user, 'Sign In')
    expect(chosenTab()).toBe('Login')
  })

  it('keep the typed values when the user skips to the content', async () => {
    const user = await openAuth()
    await choose(user, 'Register')
    await type(user, 'Name', 'Ruth')
    act(() => {
      window.history.pushState(null, '', '#content')
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    })
    expect(chosenTab()).toBe('Register')
    expect(valueOf('Name')).toBe('Ruth')
  })
})

it('logging in after a refused registration still leads to the page that required it', async () => {
  refuse(register, { status: 409, code: 'email-taken', detail: 'There is an account with this address.' })
  answer(login, () => {
    answer(getCurrentUser, { reply: aUser() })
    return { reply: aUser() }
  })
  const user = await openAuth('/auth?tab=register&redirectTo=%2Fcontact')
  await type(user, 'Name', 'Ruth Ellis')
  await type(user, 'Email', 'ruth.ellis@example.com')
  await type(user, 'Password', 'correct horse')
  await type(user, 'Confirm password', 'correct horse')
  await press(user, 'Create Account')
  await screen.findByText('Registration failed')
  await choose(user, 'Login')
  await type(user, 'Username', 'calmbuyer12')
  await type(user, 'Password', 'correct horse')
  await press(user, 'Log in')
  await waitFor(() => expect(currentAddress()).toBe('/contact'))
})
