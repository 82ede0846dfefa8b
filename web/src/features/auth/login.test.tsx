import { getCriteria, getCurrentUser, getWeights, listSearches, login } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, asVisitor, currentAddress, isWorking, noteOf, press, renderRoute, type } from '@/testing/app.tsx'
import { aUser, aWeightsRecord } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'

const fillAndSend = async (address = '/auth') => {
  const { user } = renderRoute(address)
  await type(user, 'Username', 'calmbuyer12')
  await type(user, 'Password', 'correct horse')
  await press(user, 'Log in')
}

/** Answers with a user who has no criteria and no weights. */
const acceptLogin = () => {
  const calls = answer(login, () => {
    answer(getCurrentUser, { reply: aUser() })
    return { reply: aUser() }
  })
  answer(getCriteria, { reply: {} })
  refuse(getWeights, { status: 404, detail: 'None yet.' })
  return calls
}

describe('logging in', () => {
  beforeEach(() => {
    asVisitor()
  })

  it('requires three characters of username and eight of password, at the fields', async () => {
    const { user } = renderRoute('/auth')
    await type(user, 'Username', 'ab')
    await type(user, 'Password', 'short')
    await press(user, 'Log in')
    await screen.findByText('Username must be at least 3 characters')
    expect(screen.getByText('Password must be at least 8 characters')).toBeDefined()
    expect(noteOf('Username')).toBe('Username must be at least 3 characters')
    expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true')
  })

  it('welcomes back and leads to the first unfinished step', async () => {
    const calls = acceptLogin()
    await fillAndSend()
    await screen.findByText('Login successful')
    expect(screen.getByText('Welcome back, Ruth Ellis!')).toBeDefined()
    await waitFor(() => expect(currentAddress()).toBe('/setup-property-criteria'))
    expect(calls[0]?.body).toEqual({ username: 'calmbuyer12', password: 'correct horse' })
  })

  it('leads on to the weights when the server has criteria, although this device is new', async () => {
    acceptLogin()
    answer(getCriteria, { reply: { suburb: 'Richmond' } })
    await fillAndSend()
    await waitFor(() => expect(currentAddress()).toBe('/setup-scoring'))
    expect(window.localStorage.getItem('criteriaSet')).toBe('true')
    expect(window.localStorage.getItem('scoringSet')).toBe('false')
  })

  it('leads to the results when both are set', async () => {
    acceptLogin()
    answer(getCriteria, { reply: { suburb: 'Richmond' } })
    answer(getWeights, { reply: aWeightsRecord() })
    const looked = answer(listSearches, () => new Promise<never>(() => undefined))
    await fillAndSend()
    await waitFor(() => expect(currentAddress()).toMatch(/^\/search-results/))
    await waitFor(() => expect(looked).toHaveLength(1))
  })

  it.each(['/property/home-1?searchId=search-1#times', '/calendar', '/search-results/search-1', '/preferences'])(
    'is required at %s, and returns to it',
    async (address) => {
      renderRoute(address)
      await screen.findByLabelText('Username')
      expect(currentAddress()).toBe(`/auth?redirectTo=${encodeURIComponent(address)}`)
    },
  )

  it('returns to the page that asked for it', async () => {
    acceptLogin()
    await fillAndSend('/auth?redirectTo=%2Fsetup-scoring%3Ffrom%3Dhome')
    await waitFor(() => expect(currentAddress()).toBe('/setup-scoring?from=home'))
  })

  it.each(['%2F%2Fevil.example%2F', '/.//x'])('never leads to another site, by %s', async (elsewhere) => {
    acceptLogin()
    await fillAndSend(`/auth?redirectTo=${elsewhere}`)
    await waitFor(() => expect(currentAddress()).toBe('/setup-property-criteria'))
  })

  it('shows the server’s refusal, at the form too, where it stays', async () => {
    refuse(login, { status: 401, code: 'wrong-credentials', detail: 'Username or password is wrong.' })
    await fillAndSend()
    await screen.findByText('Login failed')
    expect(screen.getByRole('alert').textContent).toBe('Username or password is wrong.')
    expect(screen.getByRole('alert').closest('form')).toBeTruthy()
    await waitFor(() => expect(isWorking(screen.getByRole('button', { name: 'Log in' }))).toBe(false))
  })

  it('sends a signed-in user on to the next step', async () => {
    asUser()
    renderRoute('/auth')
    await waitFor(() => expect(currentAddress()).toBe('/setup-property-criteria'))
  })

  it('shows a password on request', async () => {
    const { user } = renderRoute('/auth')
    const password = await screen.findByLabelText('Password')
    expect(password.getAttribute('type')).toBe('password')
    await press(user, 'Show password')
    expect(password.getAttribute('type')).toBe('text')
  })
})
