import { serviceNames, type ServiceName } from '@verandah/contracts'
import type { AnyService } from '@verandah/kit'
import { describe, expect, it } from 'vitest'
import { serviceLoaders } from '@verandah/runtime/services'
import * as accounts from './histories/accounts.ts'
import { endStateOf } from './histories/end-state.ts'
import * as homes from './histories/homes.ts'
import { disturb, openReplay, readStored } from './histories/replay.ts'
import { beginStory, type Said, type Story } from './histories/story.ts'
import { seededRandom } from '@verandah/runtime/testing/seeded-random'
import { sliceOf } from '@verandah/runtime/testing/slice'

const seed = 20_261_122
const histories = sliceOf(Array.from({ length: 1_000 }, (_, number) => number))
const atOnce = 8

const live: Readonly<Record<ServiceName, (story: Story) => void>> = { ...accounts, ...homes }

const storyOf = (name: ServiceName, tag: string, number: number): Story => {
  const story = beginStory(tag, seededRandom(seed + number))
  live[name](story)
  return story
}

describe.each(serviceNames)('every consumer of %s', (name) => {
  const own = histories.filter((number) => Math.floor(number / 10) % serviceNames.length === serviceNames.indexOf(name))

  it('ends in the same state in any order and repetition of its events', async () => {
    const definition = await serviceLoaders[name]()
    const { service, play } = await openReplay(definition)
    const displaced = new Set<string>()
    const waiting = [...own]
    const work = async () => {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
        const calm = storyOf(name, `h${number}a`, number)
        const disturbed = storyOf(name, `h${number}b`, number)
        const order = disturb(disturbed.events, seededRandom(seed - number))
        for (const type of displacedIn(disturbed.events, order)) displaced.add(type)
        await play(calm, calm.events)
        await play(disturbed, order)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    const stored = await readStored(service)
    for (const number of own) {
      const calm = stored.get(`h${number}a`) ?? []
      const disturbed = stored.get(`h${number}b`) ?? []
      expect(endStateOf(disturbed), `history ${number}`).toEqual(endStateOf(calm))
    }
    expect([...displaced].toSorted()).toEqual(consumedBy(definition))
    await service.stop()
  })
})

const consumedBy = ({ consumes }: AnyService): string[] => consumes.map(({ event }) => event.type).toSorted()

/** Returns the types of events that are out of order. */
const displacedIn = (told: readonly Said[], order: readonly Said[]): string[] =>
  order.flatMap((said, at) => {
    const overtaken = order.slice(at + 1).filter((later) => told.indexOf(later) < told.indexOf(said))
    return overtaken.length === 0 ? [] : [said, ...overtaken].map(({ event }) => event.type)
  })
