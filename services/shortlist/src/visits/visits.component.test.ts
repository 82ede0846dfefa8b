import { allEvents, maxVisitEntries, type VisitEntry } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { householdOf } from '@verandah/user-records/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shortlist } from '../index.ts'
import { aPdf, aPicture } from '../testing/a-picture.ts'
import { type Buyer, createBuyer } from '../testing/buyers.ts'
import { fileCalls, keysIn } from '../testing/file-calls.ts'
import { aNote, visitCalls, visitDay } from '../testing/visit-calls.ts'
import { maxVisitsOfHome } from './manage-visits.ts'

let service: TestService
let calls: ReturnType<typeof visitCalls>
let files: ReturnType<typeof fileCalls>
let anna: Buyer
let tom: Buyer
beforeEach(async () => {
  service = await startTestService(shortlist)
  calls = visitCalls(service)
  files = fileCalls(service)
  anna = createBuyer(service)
  tom = createBuyer(service)
  await anna.save('home-1')
})
afterEach(() => service.stop())

const check: VisitEntry = {
  kind: 'check',
  id: 'roof',
  changedAt: '2026-11-14T01:00:00.000Z',
  basedOn: null,
  isRemoved: false,
  rating: 'poor',
  note: 'broken tiles',
}
const question: VisitEntry = {
  kind: 'question',
  id: 'question-1',
  changedAt: '2026-11-14T01:00:00.000Z',
  basedOn: null,
  isRemoved: false,
  text: 'Why are they selling?',
  answer: 'Moving to Perth',
}

describe('a visit', () => {
  it('begins with its first entry, is listed by the latest day, and goes when it is deleted', async () => {
    const { body } = await calls.write(anna, [check, aNote()])
    expect(body).toMatchObject({ propertyId: 'home-1', on: visitDay, entries: [aNote(), check] })
    await anna.save('home-2')
    await calls.write(anna, [question], { propertyId: 'home-2', on: '2026-11-21' })
    expect((await calls.list(anna)).map(({ on }) => on)).toEqual(['2026-11-21', visitDay])
    expect(await calls.list(anna, { propertyId: 'home-1' })).toEqual([body])
    expect((await calls.drop(anna)).status).toBe(204)
    expect(await calls.list(anna, { propertyId: 'home-1' })).toEqual([])
    expect((await calls.drop(anna)).status).toBe(404)
  })

  it('goes with its home, once that can be put back no more', async () => {
    await calls.write(anna, [check])
    const { body } = await anna.save('home-1')
    await anna.remove(body.id)
    await service.idle()
    service.clock.advance(31 * 24 * 60 * 60_000)
    await service.runJob('purge-removed-homes')
    expect(await service.store.collection('visits').countDocuments()).toBe(0)
  })

  it('is not written again by entries that come again', async () => {
    const { body } = await calls.write(anna, [check, aNote()])
    service.clock.advance(60_000)
    expect((await calls.write(anna, [aNote()])).body).toEqual(body)
  })

  it('keeps what both of two devices wrote at once', async () => {
    await calls.write(anna, [aNote()])
    const basedOn = aNote().changedAt
    const sent = Array.from({ length: 6 }, (_, at) =>
      aNote({ basedOn, changedAt: `2026-11-14T02:0${at}:00.000Z`, text: `as device ${at} has it` }),
    )
    const replies = await Promise.all(sent.map((entry) => calls.write(anna, [entry])))
    expect(replies.map(({ status }) => status)).toEqual(sent.map(() => 200))
    const [visit] = await calls.list(anna)
    expect(visit?.entries.find(({ id }) => id === 'note-1')).toEqual(sent.at(-1))
    expect(visit?.entries.map((entry) => (entry as (typeof sent)[0]).text).toSorted()).toEqual(
      sent.map(({ text }) => text),
    )
  })

  it('takes a clock that is ahead as now', async () => {
    const { body } = await calls.write(anna, [aNote({ changedAt: '2031-01-01T00:00:00.000Z' })])
    expect(body.entries[0]?.changedAt).toBe(new Date(service.clock.now().getTime() + 60_000).toISOString())
  })

  it('needs the home on the shortlist', async () => {
    expect((await calls.write(tom, [aNote()])).status).toBe(404)
    await tom.save('home-1')
    expect((await calls.write(tom, [aNote()])).status).toBe(200)
    expect(await calls.list(anna)).toEqual([])
  })
})

describe('the limits of a visit', () => {
  it('let 100 long notes through at once, and say how many entries it holds', async () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => aNote({ id: `note-${from + at}`, text: 'ä'.repeat(2_000) }))
    for (let from = 0; from < maxVisitEntries; from += 100)
      expect((await calls.write(anna, many(from, 100))).status).toBe(200)
    const { status, body } = await calls.write(anna, [aNote({ id: 'one-more' })])
    expect([status, body]).toMatchObject([
      409,
      { code: 'visit-full', detail: expect.stringContaining('300') as string },
    ])
    const changed = aNote({ id: 'note-0', basedOn: aNote().changedAt, changedAt: '2026-11-14T03:00:00.000Z' })
    expect((await calls.write(anna, [changed])).status).toBe(200)
  })

  it('are few visits of one home', async () => {
    const visits = service.store.collection<{ _id: string }>('visits')
    await calls.write(anna, [aNote()])
    const stored = await visits.findOne()
    const others = Array.from({ length: maxVisitsOfHome - 1 }, (_, at) => ({ ...stored, _id: `day-${at}` }))
    await visits.insertMany(others)
    expect(await calls.write(anna, [aNote()], { on: '2026-11-15' })).toMatchObject({
      status: 409,
      body: { code: 'visit-full' },
    })
    expect((await calls.write(anna, [aNote({ id: 'note-2' })])).status).toBe(200)
  })
})

describe('the record of a visit', () => {
  it('is deleted with its photos, and with nothing else', async () => {
    const photo = await aPicture()
    await calls.write(anna, [aNote()])
    await files.keep(anna, 'of-day', photo, { visitOn: visitDay })
    await files.keep(anna, 'of-another-day', photo, { visitOn: '2026-11-15' })
    await files.keep(anna, 'contract', aPdf(), { kind: 'contract', visitOn: visitDay })
    expect((await calls.drop(anna)).status).toBe(204)
    expect((await files.list(anna)).files.map(({ id }) => id).toSorted()).toEqual(['contract', 'of-another-day'])
    expect((await keysIn(service.platform.blobs)).filter((key) => key.includes('of-day'))).toEqual([])
    expect((await calls.drop(anna, { on: '2026-11-15' })).status).toBe(204)
  })

  it('is in no event and no log', async () => {
    await calls.write(anna, [aNote({ text: 'a canary' })])
    await files.keep(anna, 'file-1', await aPicture(), { name: 'a canary' })
    await service.idle()
    const told = JSON.stringify([allEvents.map((event) => service.bus.published(event)), service.logLines])
    expect(told).toContain(anna.id)
    expect(told).not.toContain('canary')
  })
})

describe('members of a household', () => {
  beforeEach(async () => {
    await service.receive(householdOf({ Anna: anna.id, Tom: tom.id }, service))
    await calls.write(anna, [check, question, aNote(), aNote({ id: 'note-2', isRemoved: true, text: 'taken back' })])
    await files.keep(anna, 'photo-1', await aPicture())
  })

  it('see visits and files of one another, and nothing that was removed', async () => {
    expect(await calls.ofHousemates(tom)).toMatchObject([
      {
        member: { userId: anna.id, name: 'Anna' },
        visits: [{ on: visitDay, entries: [aNote(), question, check] }],
        files: [{ id: 'photo-1' }],
      },
    ])
    expect(JSON.stringify(await calls.ofHousemates(tom))).not.toContain('taken back')
    expect(await calls.ofHousemates(anna)).toEqual([])
    expect(await calls.ofHousemates(tom, 'home-2')).toEqual([])
    expect(await calls.list(tom)).toEqual([])
  })

  it('see no words of visits where notes are private, but how things were rated', async () => {
    const [saved] = await anna.list()
    await anna.edit(saved!.id, { areNotesPrivate: true })
    const [seen] = await calls.ofHousemates(tom)
    expect(seen?.visits).toMatchObject([{ entries: [{ ...check, note: '' }] }])
    expect(seen?.files).toMatchObject([{ id: 'photo-1' }])
  })

  it('see nothing of a home that is off the list, nor once one has left', async () => {
    const [saved] = await anna.list()
    await anna.remove(saved!.id)
    expect(await calls.ofHousemates(tom)).toEqual([])
    await anna.save('home-1')
    expect(await calls.ofHousemates(tom)).toHaveLength(1)
    await service.receive(householdOf({ Anna: anna.id }, { ...service, revision: 2 }))
    expect(await calls.ofHousemates(tom)).toEqual([])
  })

  it('delete nothing of one another', async () => {
    await tom.save('home-1')
    expect([(await calls.drop(tom)).status, (await files.drop(tom, 'photo-1')).status]).toEqual([404, 404])
    expect(await calls.list(anna)).toHaveLength(1)
  })
})
