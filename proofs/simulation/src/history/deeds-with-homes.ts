import {
  createCalendarEvent,
  editSavedProperty,
  overrideScore,
  type Property,
  type SavedProperty,
  removeSavedProperty,
  saveProperty,
} from '@verandah/contracts'
import type { Buyer } from './buyer.ts'
import { onSaved, pick, type Deed, type Scene } from './scene.ts'
import { trespass } from './trespass.ts'
import { noteInTwoTabs } from './two-tabs.ts'

const onHome = (scene: Scene, act: (home: Property) => Promise<unknown>) => {
  const home = pick(scene.buyer.homes, scene.draws[0])
  return home ? act(home) : Promise.resolve()
}

/** A home that was saved before keeps what was written then: the answer says what. */
const keep = (buyer: Buyer, { id, propertyId, notes, tags, favorite, stage }: SavedProperty): void => {
  buyer.saved.set(propertyId, { recordId: id, notes: notes ?? '', tags, favorite, isLost: stage === 'lost' })
  buyer.removed.delete(propertyId)
}

const edit = (scene: Scene, body: { notes?: string; tags?: string[]; favorite?: boolean }) =>
  onSaved(scene, async (propertyId, id) => {
    await scene.buyer.ask(scene.id, (call) => call(editSavedProperty, { params: { id }, body }))
    Object.assign(scene.buyer.saved.get(propertyId) ?? {}, body)
  })

const twoTabsShare = 0.3
const hastyShare = 0.5

/** What buyers do with homes. */
export const deedsWithHomes = {
  save: (scene) =>
    onHome(scene, async ({ id: propertyId }) => {
      const { buyer, id, draws } = scene
      const given = { notes: `saved at ${id}`, tags: [id], favorite: draws[1] > 0.5 }
      const { body } = await buyer.ask(id, (call) => call(saveProperty, { body: { propertyId, ...given } }))
      keep(buyer, body)
    }),
  note: async (scene): Promise<unknown> => {
    const { id, draws } = scene
    if (draws[1] < twoTabsShare) return noteInTwoTabs(scene)
    // A page that saves while somebody writes.
    const isHasty = draws[1] < twoTabsShare + hastyShare
    for (const version of isHasty ? [1, 2, 3] : [1])
      await edit(scene, { notes: `noted at ${id}, version ${version}`, tags: [id] })
    return undefined
  },
  favourite: (scene) => edit(scene, { favorite: scene.draws[1] > 0.5 }),
  remove: (scene) =>
    onSaved(scene, async (propertyId, id) => {
      await scene.buyer.ask(scene.id, (call) => call(removeSavedProperty, { params: { id } }), { done: 404 })
      scene.buyer.saved.delete(propertyId)
      scene.buyer.removed.add(propertyId)
    }),
  restore: async ({ buyer, id, draws: [draw] }) => {
    const propertyId = pick(buyer.removed, draw)
    if (propertyId === undefined || buyer.saved.has(propertyId)) return
    const given = { notes: `restored at ${id}`, tags: [id], favorite: false }
    const { body } = await buyer.ask(id, (call) => call(saveProperty, { body: { propertyId, ...given } }))
    keep(buyer, body)
  },
  override: (scene) =>
    onHome(scene, async ({ id: propertyId }) => {
      const { buyer, id, draws } = scene
      const scoreOverrides = { price: Math.round(draws[1] * 10), landSize: Math.round(draws[2] * 10) }
      await buyer.ask(id, (call) => call(overrideScore, { params: { id: propertyId }, body: { scoreOverrides } }))
      buyer.overrides.set(propertyId, scoreOverrides)
    }),
  visit: (scene) =>
    onHome(scene, async ({ id: propertyId }) => {
      const { buyer, id, draws } = scene
      // No two at one time: a second visit to a home at the same time is the first.
      const startTime = new Date(
        Date.UTC(2031, 0, 1 + Math.floor(draws[1] * 300), 0, Number(id.slice(1))),
      ).toISOString()
      const title = `visit ${id}`
      const body = { propertyId, title, startTime }
      const event = (await buyer.ask(id, (call) => call(createCalendarEvent, { body }))).body
      buyer.visits.set(title, { id: event.id, startTime })
    }),
  peek: trespass,
} satisfies Record<string, Deed>
