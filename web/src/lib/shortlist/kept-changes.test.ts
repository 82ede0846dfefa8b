import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { keptChanges } from '@/lib/storage/local.ts'
import { threeHomes } from '@/testing/shortlist.ts'
import { keepChanges } from './kept-changes.ts'
import { changesOf } from './pending-changes.ts'
import { doneText } from './send-change.ts'

it('a change that is still on its way is not sent again when the same page begins to keep changes once more', async () => {
  const client = new QueryClient()
  const mutations = client.getMutationCache()
  const [found] = threeHomes()
  const change = { found: found!, how: 'edit' as const, wanted: { favorite: true } }
  const stop = keepChanges(client, 'user-1')
  let answer = (): void => undefined
  const sent = new Promise<void>((resolve) => {
    answer = resolve
  })
  const sending = mutations.build(client, { ...changesOf(found!.propertyId), mutationFn: () => sent }).execute(change)
  expect(keptChanges.read()).toHaveLength(1)
  stop()
  const stopAgain = keepChanges(client, 'user-1')
  expect(mutations.findAll()).toHaveLength(1)
  expect(keptChanges.read()).toHaveLength(1)
  answer()
  await sending
  expect(keptChanges.read()).toEqual([])
  stopAgain()
})

it('a change that was on its way before the page began to keep changes is kept too', async () => {
  const client = new QueryClient()
  const [found] = threeHomes()
  const change = { found: found!, how: 'edit' as const, wanted: { favorite: true } }
  let answer = (): void => undefined
  const sent = new Promise<void>((resolve) => {
    answer = resolve
  })
  const options = { ...changesOf(found!.propertyId), mutationFn: () => sent }
  const sending = client.getMutationCache().build(client, options).execute(change)
  const stop = keepChanges(client, 'user-1')
  expect(keptChanges.read()).toMatchObject([{ userId: 'user-1', change: { wanted: { favorite: true } } }])
  answer()
  await sending
  expect(keptChanges.read()).toEqual([])
  stop()
})

it('a walk-away price that is cleared has no toast: the page says so in place, with an undo', () => {
  const [found] = threeHomes()
  const said = (walkAway: null | { price: number; reason: string; isPrivate: boolean }) =>
    doneText({ found: found!, how: 'bid', wanted: { walkAway } }, found!)
  expect(said({ price: 812_000, reason: '', isPrivate: true })).toEqual({ title: 'Walk-away price saved' })
  expect(said(null)).toBeNull()
})
