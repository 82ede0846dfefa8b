import { listProjectHomes, listPropertyAdverts, listSearchResults } from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest
beforeAll(async () => {
  service = await startSearch({ environment: { PROVIDER_PAGE_SIZE: '20' } })
})
afterAll(() => service.stop())

describe('the adverts of a home', () => {
  it('are the ones that the home lists, each with its first sighting', async () => {
    const as = service.signIn()
    const searchId = await begin(service, as)
    await service.scoreAll()
    const [home] = (await service.call(listSearchResults, { params: { searchId }, as })).body
    const { status, body } = await service.call(listPropertyAdverts, { params: { id: home!.id }, as })
    expect(status).toBe(200)
    expect(body.map(({ listingId, url }) => ({ listingId, url }))).toEqual(
      home!.sources.map(({ listingId, url }) => ({ listingId, url })),
    )
    expect(body[0]?.history).toEqual([
      expect.objectContaining({
        at: service.clock.now().toISOString(),
        price: home!.price,
        displayPrice: home!.displayPrice,
        status: 'active',
        inspections: home!.inspections,
        auctionDate: home!.auctionDate,
      }),
    ])
  })

  it('are not found for an unlisted home', async () => {
    const { status } = await service.call(listPropertyAdverts, { params: { id: 'no-home' }, as: service.signIn() })
    expect(status).toBe(404)
  })
})

it('the homes of a project link to each other, and the project itself is no home', async () => {
  const as = service.signIn()
  const searchId = await begin(service, as)
  await service.scoreAll()
  const found = (await service.call(listSearchResults, { params: { searchId }, as })).body
  const projectOf = async ({ id }: { id: string }) => {
    const adverts = (await service.call(listPropertyAdverts, { params: { id }, as })).body
    return adverts.flatMap(({ particulars }) => particulars?.project?.id ?? [])[0]
  }
  const projects = new Map<string | undefined, string[]>()
  for (const home of found) {
    const project = await projectOf(home)
    projects.set(project, [...(projects.get(project) ?? []), home.id])
  }
  const alone = projects.get(undefined)![0]!
  projects.delete(undefined)
  expect([...projects.values()].some((homes) => homes.length > 1)).toBe(true)
  const listed = found.flatMap(({ sources }) => sources.map(({ listingId }) => listingId))
  for (const [project, homes] of projects) {
    expect(listed).not.toContain(`domain:${project}`)
    const mates = (await service.call(listProjectHomes, { params: { id: homes[0]! }, as })).body
    expect(mates.map(({ id }) => id)).toEqual(expect.arrayContaining(homes))
    for (const mate of mates) expect(await projectOf(mate)).toBe(project)
  }
  expect((await service.call(listProjectHomes, { params: { id: alone }, as })).body).toEqual([])
})
