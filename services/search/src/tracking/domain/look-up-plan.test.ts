import { expect, it } from 'vitest'
import { isLookUpDue, nextLookUp } from './look-up-plan.ts'

const hourMs = 60 * 60_000
const now = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs)
const inHours = (hours: number) => hoursAgo(-hours)
const advert = (changed: number, lookedUp?: number) => ({
  _id: `${changed}/${lookedUp}`,
  changedAt: hoursAgo(changed),
  lookedUpAt: lookedUp === undefined ? undefined : hoursAgo(lookedUp),
})
const isDue = (...ages: Parameters<typeof advert>) => isLookUpDue(advert(...ages), now, hourMs)
const retryAt = inHours(0.1)
const next = (adverts: ReturnType<typeof advert>[], looked: string[] = []) =>
  nextLookUp({ adverts, looked: new Set(looked), now, everyMs: hourMs, retryAt })

it('an advert is due when neither a search nor a look-up has heard of it for an interval', () => {
  expect([isDue(1), isDue(9, 1), isDue(0.9), isDue(9, 0.9), isDue(0.5, 9)]).toEqual([true, true, false, false, false])
})

it('an advert heard of in the future, before the clock was set back, is due', () => {
  expect([isDue(-2), isDue(9, -2), isDue(-0.01)]).toEqual([true, true, false])
})

it('a home is due with its first advert: an interval after it was heard of, or when a failed look-up is repeated', () => {
  expect(next([advert(0.5), advert(9, 0.25)])).toEqual(inHours(0.5))
  expect(next([advert(0.5), advert(9, 2)], ['9/2'])).toEqual(inHours(0.5))
  expect(next([advert(9, 2)], ['9/2'])).toEqual(inHours(1))
  expect(next([advert(0.5), advert(9, 2)])).toEqual(retryAt)
})

it('a home without adverts to look up is due an interval later', () => {
  expect(next([])).toEqual(inHours(1))
})
