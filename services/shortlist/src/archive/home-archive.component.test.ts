import { listPurchases, listVisits, savePurchase, UserDeletionRequested } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { newEvent } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { householdOf } from '@verandah/user-records/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shortlist } from '../index.ts'
import { homeChanged } from '../testing/a-home.ts'
import { aPdf, aPicture } from '../testing/a-picture.ts'
import { aPurchase } from '../testing/a-purchase.ts'
import { archiveCalls, writtenDate } from '../testing/archive-calls.ts'
import { type Buyer, createBuyer } from '../testing/buyers.ts'
import { fileCalls } from '../testing/file-calls.ts'
import { aNote, visitCalls } from '../testing/visit-calls.ts'

let service: TestService
let archives: ReturnType<typeof archiveCalls>
let files: ReturnType<typeof fileCalls>
let anna: Buyer
let tom: Buyer
beforeEach(async () => {
  service = await startTestService(shortlist)
  archives = archiveCalls(service)
  files = fileCalls(service)
  anna = createBuyer(service)
  tom = createBuyer(service)
  const home = { id: 'home-1', address: '2/14 Rose Street, Richmond VIC 3121', timeZone: 'Australia/Melbourne' }
  await service.receive(homeChanged(home))
  await anna.save('home-1', { notes: 'canary of Anna' })
})
afterEach(() => service.stop())

const jsonIn = (archive: Map<string, Buffer>, path: string): unknown => JSON.parse(String(archive.get(path)))

describe('the archive of a home', () => {
  it('holds everything that is kept of it, as the calls show it', async () => {
    await anna.save('home-2')
    const visits = visitCalls(service)
    await visits.write(anna, [aNote(), aNote({ id: 'note-2', text: 'taken back', isRemoved: true })])
    await visits.write(anna, [aNote({ id: 'note-3', text: 'of another home' })], { propertyId: 'home-2' })
    const of = { as: anna.as, params: { propertyId: 'home-1' } }
    await service.call(savePurchase, { ...of, body: aPurchase() })
    const picture = await aPicture()
    await files.keep(anna, 'file-1', picture)
    service.clock.advance(1_000)
    await files.keep(anna, 'file-2', aPdf(), { kind: 'contract', name: "Vendor's contract" })
    await files.keep(anna, 'file-3', aPdf(), { kind: 'contract', propertyId: 'home-2' })

    const archive = await archives.open(anna)
    const [saved] = await anna.list({ propertyId: 'home-1' })
    const [purchase] = (await service.call(listPurchases, { as: anna.as })).body
    const [visit] = (await service.call(listVisits, { as: anna.as, query: { propertyId: 'home-1' } })).body
    expect([...archive.keys()]).toEqual([
      ...['home.json', 'visits.txt', 'visits.json', 'purchase.json'],
      ...['files/photo/Kitchen.jpg', "files/contract/Vendor's contract.pdf", 'README.txt'],
    ])
    expect(jsonIn(archive, 'home.json')).toEqual(saved)
    expect(jsonIn(archive, 'purchase.json')).toEqual(purchase)
    expect(jsonIn(archive, 'visits.json')).toEqual([{ ...visit, entries: [aNote()] }])
    expect(String(archive.get('visits.txt'))).toContain('damp in the hall')
    expect([...archive.values()].join()).not.toMatch(/taken back|of another home/)
    expect(archive.get('files/photo/Kitchen.jpg')).toEqual((await files.read(anna, 'file-1')).body)
    expect(archive.get("files/contract/Vendor's contract.pdf")).toEqual(Buffer.from(aPdf()))
  })

  it('says what it is, of which day, and what is not in it', async () => {
    const { headers, body } = await archives.ask(anna)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': "attachment; filename*=UTF-8''2-14%20Rose%20Street%2C%20Richmond%20VIC%203121.zip",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const { date, time } = wallClockOf(service.clock.now(), 'Australia/Melbourne')
    expect(writtenDate(body)).toBe(`${date} ${time}`)
    const archive = await archives.open(anna)
    expect([...archive.keys()]).toEqual(['home.json', 'README.txt'])
    const readMe = String(archive.get('README.txt'))
    expect(readMe).toMatch(
      /^2\/14 Rose Street[^]+as of \w+day \d+ \w+ 2026\.[^]+calendar events[^]+not in this archive/,
    )
    expect(readMe).not.toMatch(/visits\.txt|purchase\.json|documents\n/)
  })

  it('holds a hundred files, two of a name', async () => {
    const names = Array.from({ length: 100 }, (_, at) => `Scan ${at % 98}`)
    for (const [at, name] of names.entries())
      await files.keep(anna, `file-${at}`, aPdf(`number ${at}`), { kind: 'report', name })
    const archive = await archives.open(anna)
    const reports = [...archive].filter(([path]) => path.startsWith('files/report/'))
    expect(new Set(reports.map(([, bytes]) => String(bytes))).size).toBe(100)
    expect(archive.has('files/report/Scan 97.pdf')).toBe(true)
    expect(archive.has('files/report/Scan 1 (2).pdf')).toBe(true)
  })

  it('leaves out a file that is deleted while it is made, and says so', async () => {
    await files.keep(anna, 'file-1', aPdf(), { kind: 'report', name: 'Building' })
    await files.keep(anna, 'file-2', aPdf(), { kind: 'report', name: 'Pests' })
    await service.platform.blobs.delete(`${anna.id}/file-1`)
    const archive = await archives.open(anna)
    expect([...archive.keys()]).toEqual(['home.json', 'files/report/Pests.pdf', 'README.txt'])
    expect(String(archive.get('README.txt'))).toMatch(/Deleted while[^]+- files\/report\/Building\.pdf\n$/)
  })
})

describe('an archive is its owner’s', () => {
  const statuses = async (...buyers: Buyer[]) =>
    Promise.all(buyers.map(async (buyer) => (await archives.ask(buyer)).status))

  it('and not found by others, nor by housemates', async () => {
    await service.receive(householdOf({ Anna: anna.id, Tom: tom.id }, service))
    expect(await statuses(anna, tom, createBuyer(service))).toEqual([200, 404, 404])
  })

  it('and holds nothing of a housemate who saved the home too', async () => {
    await service.receive(householdOf({ Anna: anna.id, Tom: tom.id }, service))
    await files.keep(anna, 'file-1', aPdf('canary of Anna'), { kind: 'report' })
    await visitCalls(service).write(anna, [aNote({ text: 'canary of Anna' })])
    await tom.save('home-1')
    const archive = await archives.open(tom)
    expect([...archive.keys()]).toEqual(['home.json', 'README.txt'])
    expect([...archive.values()].join()).not.toContain('canary of Anna')
  })

  it('without a plan too, and of a home that can still be put back', async () => {
    const [saved] = await anna.list()
    await anna.remove(saved!.id)
    service.clock.advance(29 * 24 * 60 * 60_000)
    const later = createBuyer(service, { sub: anna.id, createdAt: '2020-01-01T00:00:00.000Z' })
    expect(await statuses(later)).toEqual([200])
  })

  it('until their account is erased', async () => {
    await service.receive(newEvent(UserDeletionRequested, { userId: anna.id, deletionId: 'deletion-1' }, service))
    expect(await statuses(anna)).toEqual([404])
  })
})
