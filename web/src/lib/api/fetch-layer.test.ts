import {
  cancelSearch,
  getCriteria,
  getCurrentUser,
  listResultCards,
  listSearches,
  packedType,
  packJson,
  requestSearch,
} from '@verandah/contracts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { aCard } from '@/testing/builders.ts'
import { answer, network, refuse } from '@/testing/network.ts'
import { expectConsoleError } from '@/testing/setup.ts'
import { ApiError, errorText } from './api-error.ts'
import { callRoute } from './call-route.ts'
import { createQueryClient } from './query-client.ts'

const failureOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  )

describe('the fetch layer', () => {
  it('sends the session cookies and a JSON body', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch')
    const calls = answer(requestSearch, { reply: { searchId: 'search-9' } })
    await expect(callRoute(requestSearch, { body: { location: 'Richmond' } })).resolves.toEqual({
      searchId: 'search-9',
    })
    expect(fetching.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'include' })
    expect(calls[0]?.body).toEqual({ location: 'Richmond' })
  })

  it('fills the path of a route', async () => {
    const calls = answer(cancelSearch, {})
    await callRoute(cancelSearch, { params: { id: 'search-1' } })
    expect(calls[0]?.url.pathname).toBe('/api/search-status/search-1')
  })

  it('reads an empty body as an empty list', async () => {
    network.use(http.get('*/api/search-status', () => new HttpResponse(null, { status: 200 })))
    await expect(callRoute(listSearches, {})).resolves.toEqual([])
  })

  it('reads homes that the server has packed, and homes that it has not', async () => {
    const cards = [aCard(), aCard({ id: 'home-2', breakdown: [] })]
    const replies = [
      () => HttpResponse.json(packJson(cards), { headers: { 'Content-Type': packedType } }),
      () => HttpResponse.json(cards),
    ]
    const fetching = vi.spyOn(globalThis, 'fetch')
    for (const reply of replies) {
      network.use(http.get('*/api/search-properties/search-1', reply))
      await expect(callRoute(listResultCards, { params: { searchId: 'search-1' }, query: {} })).resolves.toEqual(cards)
    }
    expect(fetching.mock.calls[0]?.[1]).toMatchObject({ headers: { Accept: `${packedType}, application/json` } })
  })

  it('names a body that is not JSON, with the cause', async () => {
    network.use(http.get('*/api/property-preferences', () => HttpResponse.text('<html>')))
    const error = (await failureOf(callRoute(getCriteria, {}))) as Error
    expect(error.message).toMatch(/^Error parsing API response as JSON: .+/)
    expect(error.cause).toBeInstanceOf(SyntaxError)
  })

  it('makes an error of status and body text', async () => {
    network.use(http.get('*/api/user', () => HttpResponse.text('no entry', { status: 403 })))
    const error = (await failureOf(callRoute(getCurrentUser, {}))) as ApiError
    expect(error).toBeInstanceOf(ApiError)
    expect(error.message).toBe('403: no entry')
    expect(error.status).toBe(403)
    expect(error.problem).toBeNull()
    expect(errorText(error)).toBe('403: no entry')
  })

  it('falls back to the status text when the body is empty', async () => {
    network.use(
      http.get('*/api/user', () => new HttpResponse(null, { status: 503, statusText: 'Service Unavailable' })),
    )
    expect(((await failureOf(callRoute(getCurrentUser, {}))) as Error).message).toBe('503: Service Unavailable')
  })

  it('carries a problem document and shows its detail', async () => {
    refuse(requestSearch, { status: 403, code: 'search-not-allowed', detail: 'Your trial has ended.' })
    const error = (await failureOf(callRoute(requestSearch, { body: { location: 'Richmond' } }))) as ApiError
    expect(error.problem?.code).toBe('search-not-allowed')
    expect(error.message).toMatch(/^403: \{.*Your trial has ended/)
    expect(errorText(error)).toBe('Your trial has ended.')
  })

  it('logs a fetch that failed and throws it again', async () => {
    expectConsoleError('GET /api/user failed')
    network.use(http.get('*/api/user', () => HttpResponse.error()))
    expect(await failureOf(callRoute(getCurrentUser, {}))).toBeInstanceOf(TypeError)
    expect(vi.mocked(console.error)).toHaveBeenCalledWith('GET /api/user failed', expect.any(TypeError))
  })

  it('never retries, refetches or grows stale unless a query says so, and waits for no network', () => {
    const always = { retry: false, networkMode: 'always' }
    expect(createQueryClient().getDefaultOptions()).toEqual({
      queries: { ...always, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Infinity },
      mutations: always,
    })
  })
})

describe('an answer that is not ours', () => {
  it.each([
    ['a page of a proxy', 502, 'Verandah couldn’t answer (error 502). Try again in a moment.'],
    ['a page of a busy proxy', 429, 'Too many requests at once. Wait a minute and try again.'],
    [
      'the log-in page of a café’s network',
      200,
      'Verandah’s answer can’t be read. If this network has a log-in page, log in there and try again.',
    ],
  ])('is shown in words instead of %s', async (_what, status, words) => {
    network.use(http.get('*/api/user', () => HttpResponse.html('<html><h1>Hello</h1></html>', { status })))
    expect(errorText(await failureOf(callRoute(getCurrentUser, {})))).toBe(words)
  })
})
