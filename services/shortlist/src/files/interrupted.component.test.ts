import { UserDeletionRequested } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { interruptWrite } from '@verandah/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Buyer, createBuyer } from '../testing/buyers.ts'
import { keysIn } from '../testing/file-calls.ts'
import { startWithFiles } from '../testing/start-with-files.ts'
import { aNote, visitDay } from '../testing/visit-calls.ts'
import { blobKeyOf, smallKeyOf } from './file-keys.ts'

type Started = Awaited<ReturnType<typeof startWithFiles>>
let service: Started['service']
let stored: Started['stored']
let files: Started['files']
let visits: Started['visits']
let photo: Started['photo']
beforeEach(async () => {
  ;({ service, stored, files, visits, photo } = await startWithFiles())
})
afterEach(() => service.stop())

const dayMs = 24 * 60 * 60_000
const documents = () =>
  service.store.collection<{ _id: string; userId: string; fileId: string; removedAt?: Date }>('files')

/** Every kept file is whole, and nothing else is stored, once the sweep has been. */
const demandWhole = async () => {
  service.clock.advance(2 * dayMs)
  await service.runJob('sweep-files')
  const found = await documents().find().toArray()
  expect(found.filter(({ removedAt }) => removedAt)).toEqual([])
  expect(await keysIn(stored.blobs)).toEqual(found.flatMap((one) => [blobKeyOf(one), smallKeyOf(one)]).toSorted())
}

/** Runs an action again and again, killed before each of its changes in turn, each time with a new buyer. */
const killedAtEach = async (
  prepare: (buyer: Buyer) => Promise<unknown>,
  action: (buyer: Buyer) => Promise<unknown>,
  after: (buyer: Buyer) => Promise<void>,
): Promise<number> => {
  let kills = 0
  for (const killAt of [stored.failAt, failWriteAt])
    for (let number = 1; ; number += 1) {
      const buyer = createBuyer(service)
      await buyer.save('home-1')
      await prepare(buyer)
      await service.idle()
      const end = killAt(number)
      await action(buyer)
      await service.idle()
      const wasKilled = end()
      await after(buyer)
      if (!wasKilled) break
      kills += 1
    }
  return kills
}

const failWriteAt = (number: number) => {
  const { stop, wasReached } = interruptWrite(number, () => Promise.reject(new Error('The process was killed.')))
  return () => {
    stop()
    return wasReached()
  }
}

/** The same buyer with a plan that has outlasted the trial. */
const again = (buyer: Buyer) => createBuyer(service, { sub: buyer.id, plan: 'annual', subscriptionStatus: 'active' })

const keep = (buyer: Buyer) => files.keep(buyer, 'file-1', photo, { visitOn: visitDay })
const idsOf = async (buyer: Buyer) => (await files.list(buyer)).files.map(({ id }) => id)

describe('a process that is killed between two steps', () => {
  it('of an upload leaves a whole file or none, and the upload can be repeated', async () => {
    const kills = await killedAtEach(
      () => Promise.resolve(),
      keep,
      async (buyer) => {
        for (const id of await idsOf(buyer))
          expect((await files.read(buyer, id)).status + (await files.read(buyer, id, { size: 'small' })).status).toBe(
            400,
          )
        await demandWhole()
        expect((await keep(again(buyer))).status).toBe(200)
        expect(await idsOf(again(buyer))).toEqual(['file-1'])
      },
    )
    expect(kills).toBe(3)
  })

  it('of a deletion leaves nothing that is shown in part, and the sweep or a repetition ends it', async () => {
    const kills = await killedAtEach(
      keep,
      (buyer) => files.drop(buyer, 'file-1'),
      async (buyer) => {
        for (const id of await idsOf(buyer)) expect((await files.read(buyer, id)).status).toBe(200)
        await service.runJob('sweep-files')
        const isShown = (await idsOf(buyer)).length > 0
        expect((await keysIn(stored.blobs)).some((key) => key.startsWith(buyer.id))).toBe(isShown)
        await files.drop(buyer, 'file-1')
        expect((await documents().find({ userId: buyer.id }).toArray()).length).toBe(0)
        await demandWhole()
      },
    )
    expect(kills).toBe(4)
  })

  it('of the deletion of a visit leaves a visit that can be deleted again', async () => {
    const kills = await killedAtEach(
      async (buyer) => {
        await visits.write(buyer, [aNote()])
        await keep(buyer)
      },
      (buyer) => visits.drop(buyer),
      async (buyer) => {
        await visits.drop(buyer)
        expect([await visits.list(buyer), await idsOf(buyer)]).toEqual([[], []])
        await demandWhole()
      },
    )
    expect(kills).toBe(5)
  })
})

describe('a process that is killed between two steps of something larger', () => {
  it('(a home that was removed ends) leaves the rest to the next run', async () => {
    const kills = await killedAtEach(
      async (buyer) => {
        await visits.write(buyer, [aNote()])
        await keep(buyer)
        const [saved] = await buyer.list()
        await buyer.remove(saved!.id)
        service.clock.advance(31 * dayMs)
      },
      () => service.runJob('purge-removed-homes'),
      async (buyer) => {
        await service.runJob('purge-removed-homes')
        for (const name of ['saved_properties', 'visits', 'files'])
          expect(await service.store.collection(name).find({ userId: buyer.id }).toArray()).toEqual([])
        await demandWhole()
      },
    )
    expect(kills).toBe(6)
  })

  it('(an erasure) leaves nothing once the request has come again', async () => {
    let deletions = 0
    const kills = await killedAtEach(
      keep,
      (buyer) =>
        service.receive(
          newEvent(UserDeletionRequested, { userId: buyer.id, deletionId: `deletion-${deletions++}` }, service),
        ),
      async (buyer) => {
        expect((await keysIn(stored.blobs)).filter((key) => key.startsWith(buyer.id))).toEqual([])
        expect(await documents().find({ userId: buyer.id }).toArray()).toEqual([])
      },
    )
    expect(kills).toBeGreaterThan(2)
  })
})

it('the sweep leaves what somebody else put beside our files', async () => {
  await stored.blobs.put('backup/of/a/bucket', photo)
  service.clock.advance(9 * dayMs)
  await service.runJob('sweep-files')
  expect(await keysIn(stored.blobs)).toEqual(['backup/of/a/bucket'])
})

describe('an upload', () => {
  it('in flight while its user is erased leaves nothing', async () => {
    const buyer = createBuyer(service)
    await buyer.save('home-1')
    const request = newEvent(UserDeletionRequested, { userId: buyer.id, deletionId: 'deletion-late' }, service)
    const interruption = interruptWrite(1, () => service.bus.publish(request))
    await keep(buyer).finally(interruption.stop)
    await service.idle()
    expect(interruption.wasReached()).toBe(true)
    expect([await keysIn(stored.blobs), await documents().find().toArray()]).toEqual([[], []])
  })

  it('that is under way is not swept', async () => {
    await stored.blobs.put('user-1/file-1', photo)
    service.clock.advance(dayMs - 1)
    await service.runJob('sweep-files')
    expect(await keysIn(stored.blobs)).toEqual(['user-1/file-1'])
    service.clock.advance(2)
    await service.runJob('sweep-files')
    expect(await keysIn(stored.blobs)).toEqual([])
  })
})
