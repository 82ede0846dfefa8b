import { defineEvent, type EventOf, PropertiesFetched } from '@verandah/contracts'
import { richmond, unknownFacts } from '@verandah/contracts/testing'
import { describe, expect, it } from 'vitest'
import type { ObservedDelivery } from '../deliver.ts'
import { packEvent } from '../packing.ts'
import { aThing, createRecorder, doing, hasty, numberOf, type StartBus, ThingHappened } from './things.ts'

/** The contract as a later build declares it. */
const NewerThing = defineEvent('search', ThingHappened.type, { ...ThingHappened, version: 2 })

const aPage = (over: { version?: number } = {}) => {
  const { landSize: _unknownToTheBuildBefore, ...facts } = unknownFacts
  const filters = { locations: [richmond], maxPages: 5 }
  const page = { searchId: 'search-1', userId: 'user-1', pageId: 'search-1:domain:1', part: 0, filters }
  const inputs = [{ propertyId: 'home-1', revision: 1, ...facts, addedLater: true }]
  return aThing(1, { ...over, type: PropertiesFetched.type, data: { ...page, addedLater: [], inputs } })
}

export function describeUpgrades(start: StartBus) {
  return describe('builds side by side', () => {
    it('read what the build before left out as unknown, and pass by what the build after added', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      const fetched = createRecorder<EventOf<typeof PropertiesFetched>>()
      const handle = doing((event) => fetched.record(event as EventOf<typeof PropertiesFetched>))
      await bus.consume({ service: 'a', event: PropertiesFetched, handle })
      await bus.publish(aPage())
      await bus.idle()
      expect(await bus.deadLetters.list(10)).toEqual([])
      expect(fetched.seen[0]?.data.inputs).toEqual([{ propertyId: 'home-1', revision: 1, ...unknownFacts }])
    })

    it('read what came packed like what came plain, and set aside what cannot be unpacked', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      const fetched = createRecorder<EventOf<typeof PropertiesFetched>>()
      const handle = doing((event) => fetched.record(event as EventOf<typeof PropertiesFetched>))
      await bus.consume({ service: 'a', event: PropertiesFetched, handle })
      const packed = packEvent(aPage({ version: 2 }))
      expect(packed.data).toMatchObject({ inputs: expect.any(String) as string })
      await bus.publish(packed)
      await bus.publish({ ...packed, id: 'torn', data: { ...(packed.data as object), inputs: 'torn' } })
      await bus.idle()
      expect(fetched.seen.map(({ data }) => data.inputs)).toEqual([
        [{ propertyId: 'home-1', revision: 1, ...unknownFacts }],
      ])
      expect(await bus.deadLetters.list(10)).toMatchObject([
        { event: { id: 'torn' }, reason: expect.stringContaining('malformed PropertiesFetched') as string },
      ])
    })

    it('are told in a version of theirs what they read plain', () => {
      const older = aPage({ version: 1 })
      expect(packEvent(older)).toEqual(older)
    })

    it('read an older version like their own', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      const handled = createRecorder<number>()
      await bus.consume({ service: 'a', event: NewerThing, handle: doing((event) => handled.record(numberOf(event))) })
      await bus.publish(aThing(1, { version: 1 }))
      expect(await handled.reached(1)).toEqual([1])
    })

    it('leave a newer version where it is, however often they meet it', async () => {
      const observed = createRecorder<ObservedDelivery>()
      const { bus } = await start({ retryPolicy: hasty, onDelivery: observed.record })
      await bus.consume({ service: 'a', event: ThingHappened, handle: doing(() => expect.unreachable()) })
      const event = aThing(1, { version: 2 })
      const times = 2 * hasty.maxAttempts + 1
      for (let time = 1; time <= times; time += 1) {
        await bus.publish(event).catch(() => undefined)
        await observed.reached(time)
      }
      expect([...new Set(observed.seen.map(({ outcome }) => outcome))]).toEqual(['wait'])
      expect(await bus.deadLetters.list(10)).toEqual([])
    })
  })
}
