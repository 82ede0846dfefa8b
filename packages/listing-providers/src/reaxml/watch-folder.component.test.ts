import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onLargeTaskDone } from '@verandah/kit'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { aFeed, aReaxmlListing } from './testing/a-feed.ts'
import { startFeeds } from './testing/start-feeds.ts'
import { watchFeedFolder } from './watch-folder.ts'

const { signal } = new AbortController()

let folder: string
let running: Awaited<ReturnType<typeof startFeeds>>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-feeds-'))
  running = await startFeeds({ REAXML_FEED_FOLDER: folder })
})
afterEach(async () => {
  await running.stop()
  await rm(folder, { recursive: true, force: true })
})

const drop = (name: string, text: string) => writeFile(join(folder, name), text)
const reportOf = async (place: string, name: string) =>
  JSON.parse(await readFile(join(folder, place, `${name}.report.json`), 'utf8')) as unknown

describe('the feed folder', () => {
  it('reads a file once it no longer changes, and archives it with its report', async () => {
    const { run } = watchFeedFolder(running.context)
    await drop('a.xml', aFeed(aReaxmlListing()))
    await run(signal)
    expect(running.told).toEqual([])
    await run(signal)
    expect(running.told.map(({ id }) => id)).toEqual(['reaxml:ABCDEF-SIM-0001'])
    expect(await readdir(folder)).toEqual(['done'])
    expect(await reportOf('done', 'a.xml')).toMatchObject({ file: 'a.xml', kept: 1, rejected: [] })
  })

  it('waits while a file still grows', async () => {
    const { run } = watchFeedFolder(running.context)
    const text = aFeed(aReaxmlListing())
    await drop('a.xml', text.slice(0, 200))
    await run(signal)
    await drop('a.xml', text)
    await run(signal)
    expect(running.told).toEqual([])
    await run(signal)
    expect(running.told).toHaveLength(1)
  })

  it('sets a file aside when nothing in it could be kept', async () => {
    const { run } = watchFeedFolder(running.context)
    await drop('bad.xml', aFeed(aReaxmlListing({ uniqueID: undefined })))
    await run(signal)
    await run(signal)
    expect(await reportOf('rejected', 'bad.xml')).toMatchObject({
      kept: 0,
      rejected: [{ reason: 'It has no uniqueID.' }],
    })
  })

  it('ignores files that are no feed', async () => {
    const { run } = watchFeedFolder(running.context)
    await drop('notes.txt', 'hello')
    await drop('.hidden.xml', aFeed(aReaxmlListing()))
    await run(signal)
    await run(signal)
    expect((await readdir(folder)).toSorted()).toEqual(['.hidden.xml', 'notes.txt'])
  })

  it('has one owner, and another when that one is gone', async () => {
    const first = watchFeedFolder(running.context)
    const second = watchFeedFolder(await running.another())
    await drop('a.xml', aFeed(aReaxmlListing()))
    await first.run(signal)
    await first.run(signal)
    await drop('b.xml', aFeed(aReaxmlListing({ uniqueID: 'SIM-0002' })))
    await second.run(signal)
    await second.run(signal)
    expect(running.told).toHaveLength(1)
    running.clock.advance(61_000)
    await second.run(signal)
    await second.run(signal)
    expect(running.told).toHaveLength(2)
  })

  it('is optional', async () => {
    const none = await startFeeds()
    await expect(watchFeedFolder(none.context).run(signal)).resolves.toBeUndefined()
    await none.stop()
  })
})

describe('the first reading of the folder', () => {
  it('ends with the last file, and says so', async () => {
    let timesOver = 0
    onTestFinished(onLargeTaskDone.subscribe(() => (timesOver += 1)))
    const { run } = watchFeedFolder(running.context)
    await drop('a.xml', aFeed(aReaxmlListing()))
    await run(signal)
    expect(await running.feeds.addresses.areRead([folder])).toBe(false)
    await run(signal)
    expect(await running.feeds.addresses.areRead([folder])).toBe(true)
    expect(timesOver).toBe(1)
  })

  it('does not end while a file could not be read', async () => {
    const { run } = watchFeedFolder(running.context)
    await drop('a.xml', aFeed(aReaxmlListing()))
    running.homes.areAway = true
    await run(signal)
    await run(signal)
    expect(await running.feeds.addresses.areRead([folder])).toBe(false)
    running.homes.areAway = false
    await run(signal)
    await run(signal)
    expect(await running.feeds.addresses.areRead([folder])).toBe(true)
  })
})
