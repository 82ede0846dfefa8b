import { interruptWrite } from '@verandah/kit/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Buyer, createBuyer } from '../testing/buyers.ts'
import { startWithFiles } from '../testing/start-with-files.ts'
import { aNote, visitDay } from '../testing/visit-calls.ts'

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
const keep = (buyer: Buyer) => files.keep(buyer, 'file-1', photo, { visitOn: visitDay })
const idsOf = async (buyer: Buyer) => (await files.list(buyer)).files.map(({ id }) => id)
/** The same buyer with a plan that has outlasted the trial. */
const again = ({ id }: Buyer) => createBuyer(service, { sub: id, plan: 'annual', subscriptionStatus: 'active' })
/** Of a home that is about to be purged, with a visit and a photo. */
const removeHome = async (sub: string) => {
  const buyer = createBuyer(service, { sub })
  const { body } = await buyer.save('home-1', { notes: 'kept' })
  await visits.write(buyer, [aNote()])
  await keep(buyer)
  await buyer.remove(body.id)
  return buyer
}

it('a removed home that is saved while it is purged returns with all that was kept of it, or with nothing', async () => {
  for (let number = 1, wasReached = true; wasReached; number += 1) {
    const buyer = await removeHome(`user-${number}`)
    await service.idle()
    service.clock.advance(31 * dayMs)
    const later = again(buyer)
    const interruption = interruptWrite(number, async () => {
      interruption.stop()
      await later.save('home-1')
      await visits.write(later, [aNote()], { on: '2026-12-05' })
    })
    await service.runJob('purge-removed-homes').finally(interruption.stop)
    wasReached = interruption.wasReached()
    if (!wasReached) break
    const [saved] = await later.list()
    const isBack = saved?.notes === 'kept'
    expect((await visits.list(later)).map(({ on }) => on)).toEqual(['2026-12-05', ...(isBack ? [visitDay] : [])])
    expect(await idsOf(later)).toEqual(isBack ? ['file-1'] : [])
  }
})

it('a file that cannot be deleted keeps no other, and no other removed home', async () => {
  for (const user of ['user-a', 'user-b']) await removeHome(user)
  await service.idle()
  service.clock.advance(31 * dayMs)
  stored.keepFrom('user-a')
  for (const job of ['purge-removed-homes', 'sweep-files']) await service.runJob(job)
  expect(await service.store.collection('files').distinct('userId')).toEqual(['user-a'])
  expect(await service.store.collection('saved_properties').distinct('userId')).toEqual(['user-a'])
})
