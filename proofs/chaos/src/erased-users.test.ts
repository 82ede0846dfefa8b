import {
  ownHomeIdOf,
  SearchWeightsChanged,
  serviceNames,
  TrackedPropertyChanged,
  UserDeletionRequested,
  UserExportRequested,
  type ServiceName,
} from '@verandah/contracts'
import { aHome } from '@verandah/contracts/testing'
import { interruptWrite, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceLoaders } from '@verandah/runtime/services'
import * as accounts from './histories/accounts.ts'
import * as homes from './histories/homes.ts'
import { openReplay } from './histories/replay.ts'
import { beginStory, type Said, type Story } from './histories/story.ts'

const live: Readonly<Record<ServiceName, (story: Story) => void>> = { ...accounts, ...homes }
const questions: readonly string[] = [UserDeletionRequested.type, UserExportRequested.type]

/** Delivers each event at least once. */
const evenly = () => 0.45
let stories = 0

/** A user with a home of their own who does not delete their account. */
const beginLife = (name: ServiceName) => {
  stories += 1
  const story = beginStory(`story${stories}`, evenly)
  live[name](story)
  const home = aHome({ id: ownHomeIdOf(story.userId, '1') })
  const ownerId = story.userId
  story.tell(TrackedPropertyChanged, { propertyId: home.id, ownerId, revision: 1, home, isGone: false, changes: [] })
  return { ...story, events: story.events.filter(({ event }) => !questions.includes(event.type)) }
}

/** Search writes the new scores of saved homes after these; no home of a story is saved with a score. */
const rescoring: readonly string[] = [SearchWeightsChanged.type, TrackedPropertyChanged.type]

const labelOf = ({ event }: Said) =>
  `${event.type}${JSON.stringify(event.data).includes('"own:') ? ' of an own home' : ''}`

const holders = serviceNames.filter((name) => name !== 'auth')

describe.each(holders)('a user who is erased from %s', (name) => {
  let replay: Awaited<ReturnType<typeof openReplay>>
  let labels: string[]
  beforeAll(async () => {
    const definition = await serviceLoaders[name]()
    replay = await openReplay(definition)
    const consumed = definition.consumes.map(({ event }) => event.type)
    const told = beginLife(name).events.filter(({ event }) => consumed.includes(event.type))
    labels = [...new Set(told.map(labelOf))]
    const types = new Set(told.map(({ event }) => event.type))
    expect(consumed.filter((type) => !types.has(type) && !questions.includes(type))).toEqual([])
  })
  afterAll(() => replay.service.stop())

  const erase = async ({ tag, userId }: Story) => {
    const asking = beginStory(`${tag}-leaves`, evenly)
    asking.tell(UserDeletionRequested, { userId, deletionId: `${tag}-deletion` })
    await replay.deliver(asking.events)
  }

  it('leaves nothing after later events', async () => {
    const story = beginLife(name)
    await replay.play(story, story.events)
    await erase(story)
    await replay.deliver(story.events)
    expect(await collectionsNaming(replay.service, story)).toEqual([])
  })

  it('leaves nothing of an event that is being handled', async () => {
    const left: Record<string, string[] | null> = {}
    const writing = labels.filter((label) => name !== 'search' || !rescoring.some((type) => label.startsWith(type)))
    for (const label of writing) {
      const story = beginLife(name)
      const at = story.events.findLastIndex((said) => labelOf(said) === label)
      await replay.play(story, story.events.slice(0, at))
      await replay.service.idle()
      const interruption = interruptWrite(1, () => erase(story))
      await replay.deliver(story.events.slice(at, at + 1)).finally(interruption.stop)
      left[label] = interruption.wasReached() ? await collectionsNaming(replay.service, story) : null
    }
    expect(left).toEqual(Object.fromEntries(writing.map((label) => [label, []])))
  })
})

/**
 * Returns the collections with a document that mentions the user. Billing keeps an id, so that Stripe's webhooks about
 * it are ignored.
 */
const collectionsNaming = async ({ store, idle }: TestService, { userId }: Story): Promise<string[]> => {
  await idle()
  const named: string[] = []
  for (const { name } of await store.listCollections()) {
    const documents = await store.collection(name).find().toArray()
    const kept = documents.filter((document) => !(document.deletedAt && document.email === null))
    if (JSON.stringify(kept).includes(userId)) named.push(name)
  }
  return named
}
