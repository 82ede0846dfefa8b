import { hrefOf, listDayPlans, listVisits } from '@verandah/contracts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { type Read, untilKept } from './until-kept.ts'

const plans = hrefOf(listDayPlans)
const visits = hrefOf(listVisits)

/** The page's side of a worker that is active, and has taken the page or not. */
class Workers extends EventTarget {
  controller: object | null = {}
  readonly told: unknown[] = []
  readonly ready = Promise.resolve({ active: { postMessage: (message: unknown) => this.told.push(message) } })
}

let workers: Workers
beforeEach(() => {
  workers = new Workers()
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: workers } }))
})

const never = 1_000_000
const both = async (read: Read): Promise<void> => {
  await read(plans)
  await read(visits)
}

/** Refuses the plans, once the next reading has failed and waits for its chance; then answers them. */
const failed = async (limits = { againMs: never }) => {
  const read = answer(listVisits, { reply: [] })
  const refused = refuse(listDayPlans, { status: 503, detail: 'Away.' })
  const ends = untilKept(both, limits)
  await vi.waitFor(() => expect([refused, read].every(({ length }) => length > 0)).toBe(true))
  const asked = answer(listDayPlans, { reply: [] })
  return { ends, asked, read }
}

/** Says it until it was heard: the page may not wait for it yet. */
const sayUntil = async (ends: Promise<void>, say: () => void): Promise<void> => {
  const saying = setInterval(say, 5)
  await ends.finally(() => clearInterval(saying))
}

const chances: readonly [string, () => void][] = [
  ['the page is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['it is online again', () => window.dispatchEvent(new Event('online'))],
  ['the worker takes over', () => workers.dispatchEvent(new Event('controllerchange'))],
]

describe('what could not be kept for times without a network', () => {
  it.each(chances)('is asked for again when %s, and only that', async (_, say) => {
    const { ends, asked, read } = await failed()
    await sayUntil(ends, say)
    expect(asked).toHaveLength(1)
    expect(read).toHaveLength(1)
  })

  it('is asked for again after a while', async () => {
    const { ends, asked } = await failed({ againMs: 5 })
    await ends
    expect(asked).toHaveLength(1)
  })

  it('holds up nothing else', async () => {
    neverAnswer(listDayPlans)
    const read = answer(listVisits, { reply: [] })
    const ends = untilKept(both, { readMs: 20, againMs: 5 })
    await vi.waitFor(() => expect(read).toHaveLength(1))
    answer(listDayPlans, { reply: [] })
    await ends
  })

  it('is not asked for again if it was refused', async () => {
    answer(listVisits, { reply: [] })
    const asked = refuse(listDayPlans, { status: 403, detail: 'Not with your plan.' })
    await untilKept(both, { againMs: never })
    expect(asked).toHaveLength(1)
  })
})

describe('a page that its worker has not taken', () => {
  it('asks to be taken, and reads nothing before, which would not be kept', async () => {
    workers.controller = null
    const asked = answer(listDayPlans, { reply: [] })
    answer(listVisits, { reply: [] })
    const ends = untilKept(both, { againMs: never })
    await vi.waitFor(() => expect(workers.told).toEqual(['claim']))
    expect(asked).toHaveLength(0)
    workers.controller = {}
    await sayUntil(ends, () => workers.dispatchEvent(new Event('controllerchange')))
    expect(asked).toHaveLength(1)
  })

  it('notices a worker that took it unheard', async () => {
    workers.controller = null
    answer(listDayPlans, { reply: [] })
    answer(listVisits, { reply: [] })
    const ends = untilKept(both, { againMs: 5 })
    await vi.waitFor(() => expect(workers.told.length).toBeGreaterThan(0))
    workers.controller = {}
    await ends
  })
})
