import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openMarket, richmond } from '../testing/open-market.ts'
import { recordsOf } from '../testing/records-of.ts'

describe('a REAXML feed', () => {
  it('holds the homes that agencies send, each with the two ids that identify it', async () => {
    const market = await openMarket()
    const records = recordsOf(market.feedFor(richmond))
    const sent = market.salesIn(richmond).filter(({ home }) => home.listedAt.includes('reaxml'))
    const ids = records.map(({ uniqueID }) => uniqueID)
    expect(ids).toEqual(expect.arrayContaining(sent.map(({ home }) => home.crmId)))
    const former = records.filter(({ uniqueID }) => !sent.some(({ home }) => home.crmId === uniqueID))
    expect(new Set(former.map(({ status }) => status))).toEqual(new Set(['sold']))
    for (const { agentID } of records) expect(agentID).toMatch(/^[A-Z]{6}$/)
    expect(new Set(records.map(({ agentID, uniqueID }) => `${agentID} ${uniqueID}`)).size).toBe(records.length)
  })

  it('writes numbers, times and dates as the format asks', async () => {
    const market = await openMarket()
    const current = recordsOf(market.feedFor(richmond)).filter(({ status }) => status === 'current')
    expect(current.length).toBeGreaterThan(15)
    for (const { price, priceView, address, inspectionTimes, auction, authority, objects } of current) {
      expect(price?.['#text']).toMatch(/^\d+$/)
      expect(['yes', 'no']).toContain(price?.display)
      expect(priceView?.length).toBeLessThanOrEqual(50)
      expect(address?.suburb['#text'].toLowerCase()).toBe('richmond')
      const times = inspectionTimes ? [inspectionTimes.inspection ?? []].flat() : []
      for (const time of times)
        expect(time).toMatch(/^\d\d-[A-Z][a-z]{2}-\d{4} \d{1,2}:\d\d[ap]m to \d{1,2}:\d\d[ap]m$/)
      if (auction) expect(auction.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
      expect(authority?.value === 'auction').toBe(auction !== undefined)
      expect(objects?.img[0]?.id).toBe('m')
    }
  })

  it('lists a home that Domain has too under another id, with its own text', async () => {
    const market = await openMarket()
    const records = new Map(recordsOf(market.feedFor(richmond)).map((record) => [record.uniqueID, record]))
    const both = market
      .salesIn(richmond)
      .filter(
        ({ home, status }) =>
          home.listedAt.includes('domain') && home.listedAt.includes('reaxml') && status === 'current',
      )
    expect(both.length).toBeGreaterThan(5)
    for (const { home } of both) {
      expect(records.get(home.crmId)?.address?.postcode).toBe('3121')
      expect(home.crmId).not.toBe(String(home.domainId))
    }
    expect(both.some(({ home }) => /\bSt\b/.test(records.get(home.crmId)?.address?.street ?? ''))).toBe(true)
  })

  it('is written as whole files, one per place, and again when the market advances', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'feeds-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const market = await openMarket({ localities: [richmond], reaxmlFolder: folder })
    expect(await readdir(folder)).toEqual(['richmond-vic-3121.xml'])
    const before = await readFile(join(folder, 'richmond-vic-3121.xml'), 'utf8')
    const reply = await fetch(`${market.url}/_market/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ days: 9 }),
    })
    expect(await reply.json()).toMatchObject({ date: '2026-11-30' })
    const after = await readFile(join(folder, 'richmond-vic-3121.xml'), 'utf8')
    expect(after).not.toBe(before)
    expect(after).toBe(market.feedFor(richmond))
    expect(await readdir(folder)).toHaveLength(1)
  })
})

describe('a REAXML feed of a place', () => {
  it('can be fetched for any place, and asks for the place when it is missing', async () => {
    const market = await openMarket()
    const feed = await fetch(`${market.url}/reaxml/feed.xml?suburb=dubbo&state=nsw&postcode=2830`)
    expect(recordsOf(await feed.text()).length).toBeGreaterThan(3)
    expect((await fetch(`${market.url}/reaxml/feed.xml?suburb=Dubbo`)).status).toBe(400)
  })

  it('covers at least forty well-known suburbs by default', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'feeds-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const names = await (await openMarket()).writeReaxmlFeed(folder)
    expect(names.length).toBeGreaterThanOrEqual(40)
    expect(names).toContain('richmond-vic-3121.xml')
  })

  it('covers as few of them as requested, Richmond first, with the same homes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'feeds-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const publicUrl = 'http://listing-market'
    const few = await openMarket({ feeds: 2, reaxmlFolder: folder, publicUrl })
    expect(await readdir(folder)).toEqual(['fitzroy-vic-3065.xml', 'richmond-vic-3121.xml'])
    expect(few.feedFor(richmond)).toBe((await openMarket({ publicUrl })).feedFor(richmond))
  })
})
