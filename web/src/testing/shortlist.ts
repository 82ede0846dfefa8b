import {
  editSavedProperty,
  getProperty,
  getSearchProperty,
  listSavedProperties,
  type PropertySnapshot,
  type SavedProperty,
  saveProperty,
} from '@verandah/contracts'
import { within } from '@testing-library/react'
import { vi } from 'vitest'
import { asSubscriber, renderRoute } from './app.tsx'
import { aHome } from './builders.ts'
import { aSavedHome } from './calendar-builders.ts'
import { answer, type Asked } from './network.ts'

/** Three saved homes: a favourite with notes and tags, one with a tag, one with nothing. */
export function threeHomes(): SavedProperty[] {
  return [
    savedHome({ id: 'home-1' }, { notes: 'Light all day', tags: ['quiet street', 'north facing'], favorite: true }),
    savedHome({ id: 'home-2', address: '4 Swan Street', bedrooms: 4 }, { tags: ['quiet street'] }),
    savedHome({ id: 'home-3', address: '9 Bridge Road', suburb: 'Cremorne', price: null }, {}),
  ]
}

/** The three homes: loved for a reason and seen, refused and seen, booked. `over` changes the first. */
export function judgedHomes(over: Partial<SavedProperty> = {}): SavedProperty[] {
  const [first, second, third] = threeHomes()
  return [
    { ...first!, verdict: 'love', verdictReason: 'Sunny kitchen', stage: 'seen', ...over },
    { ...second!, verdict: 'no', stage: 'seen' },
    { ...third!, stage: 'booked' },
  ]
}

const savedHome = (home: Partial<PropertySnapshot>, over: Partial<SavedProperty>): SavedProperty => ({
  ...aSavedHome(home, over),
  createdAt: `2026-11-20T02:00:0${9 - Number(home.id?.slice(-1))}.000Z`,
})

/** Opens the shortlist as a subscriber. */
export function openShortlist(list: SavedProperty[] = threeHomes(), address = '/my-properties') {
  asSubscriber()
  answer(listSavedProperties, { reply: list })
  answer(getSearchProperty, ({ params }) => ({ reply: homeOf(list, String(params.propertyId)) }))
  answer(getProperty, ({ params }) => ({ reply: homeOf(list, String(params.id)) }))
  return renderRoute(address)
}

/** Accepts every edit of the list's homes, each on top of the ones before. Returns the calls so far. */
export function takeEdits(list = threeHomes()): Asked[] {
  const records = new Map(list.map((record) => [record.id, record]))
  return answer(editSavedProperty, ({ params, body }) => {
    const before = records.get(String(params.id)) ?? aSavedHome()
    const reply = { ...before, ...(body as object), revision: before.revision + 1 }
    records.set(reply.id, reply)
    return { reply }
  })
}

/** Accepts a saved home, which later reads of the shortlist return. Returns a live list of the save requests. */
export function takeHome(record: SavedProperty): Asked[] {
  return answer(saveProperty, () => {
    answer(listSavedProperties, { reply: [record] })
    return { reply: record }
  })
}

const homeOf = (list: readonly SavedProperty[], id: string) =>
  aHome(list.find(({ propertyId }) => propertyId === id)?.home ?? { id })

/** Makes every element count as near the viewport until the test ends. */
export function nothingIsFar(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell
      }
      observe(): void {
        this.tell([{ isIntersecting: true }])
      }
      disconnect(): void {
        return undefined
      }
    },
  )
}

export function streetsIn(articles: readonly HTMLElement[]): string[] {
  return articles.map((article) => within(article).getByRole('heading', { level: 2 }).textContent)
}
