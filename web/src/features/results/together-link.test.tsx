import { getHousehold, paths } from '@verandah/contracts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, refuse } from '@/testing/network.ts'
import { answerSureResults, openSureResults, stay } from './certainty/testing/open-sure-results.ts'
import { letWorkersAnswer } from './certainty/testing/workers.ts'

const memberOf = (userId: string, name: string) => ({ userId, name, joinedAt: '2026-11-20T02:00:00.000Z' })
const link = () => screen.queryByRole('link', { name: 'see these homes in your shared order' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  letWorkersAnswer()
  answerSureResults()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('The shared order of a search', () => {
  it('is one link away for buyers who look together', async () => {
    answer(getHousehold, {
      reply: { members: [memberOf('user-7', 'Ruth Ellis'), memberOf('user-8', 'Anna Berg')], invites: [] },
    })
    await openSureResults()
    await stay()
    expect(link()?.getAttribute('href')).toBe(paths.together.href('search-1'))
    expect(link()?.parentElement?.textContent).toContain('You’re looking with Anna Berg:')
  })

  it('is not offered to a buyer who looks alone', async () => {
    const asked = answer(getHousehold, { reply: { members: [memberOf('user-7', 'Ruth Ellis')], invites: [] } })
    await openSureResults()
    await stay()
    expect([asked.length, link()]).toEqual([1, null])
  })

  it('is left out where the household could not be read', async () => {
    const asked = refuse(getHousehold, { status: 503, detail: 'Back soon.' })
    await openSureResults()
    await stay()
    expect([asked.length, link()]).toEqual([1, null])
  })
})
