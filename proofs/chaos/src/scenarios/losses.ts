import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { SearchRequested, serviceNames, SubscriptionChanged } from '@verandah/contracts'
import { deleteStream, publishText } from '@verandah/kit/testing'
import type { PartName } from '@verandah/runtime/testing/start-fleet'
import { comparing } from './compare-stories.ts'
import { pick } from './plan.ts'
import type { Scenario } from './scenario.ts'

const extents = { short: { buyers: 2, steps: 10 }, long: { buyers: 6, steps: 25 } }
const often = { atWork: 3, onNews: 0 }

export const streamDeleted = comparing({
  name: 'stream-deleted',
  summary: 'the stream of events is deleted under way',
  extents,
  disturb: ({ natsUrl }) => ({ ...often, strike: () => deleteStream(natsUrl, 'EVENTS') }),
})

export const streamWiped = comparing({
  name: 'stream-wiped',
  summary: 'the folder of the broker is wiped while every service is away',
  extents,
  disturb: ({ fleet }) => ({
    ...often,
    strike: async () => {
      const consumers = serviceNames.map((name) => fleet.part(name))
      await Promise.all(consumers.map((part) => part.kill()))
      await fleet.part('nats').kill()
      await rm(join(fleet.folder, 'nats'), { recursive: true, force: true })
      await fleet.part('nats').startAgain()
      await Promise.all(consumers.map((part) => part.startAgain()))
    },
  }),
})

/** Longer than a caller of the gateway waits for a connection. */
const frozenMs = 8_000

export const storeFrozen = comparing({
  name: 'store-frozen',
  summary: 'the store answers nothing for a while and dies then',
  extents,
  disturb: ({ fleet }, random) => ({
    ...often,
    strike: async () => {
      const store = fleet.part('store')
      store.pause()
      await delay(random() * frozenMs)
      if (random() < 0.5) {
        store.resume()
        return
      }
      await store.kill()
      await store.startAgain()
    },
  }),
})

const away = (name: PartName, summary: string) =>
  comparing({
    name: `${name}-away`,
    summary,
    extents,
    disturb: ({ fleet }, random) => ({
      ...often,
      strike: async () => {
        await fleet.part(name).kill()
        await delay(2_000 + random() * 4_000)
        await fleet.part(name).startAgain()
      },
    }),
  })

export const redisAway = away('redis', 'the cache is away for seconds')
export const natsAway = away('nats', 'the broker is away for seconds')

export const run = promisify(execFile)
const megabyte = 1024 * 1024

/** Moves the store's folder to a small disk of its own, which requires administrator rights. */
const fillingDisk = comparing({
  name: 'disk-full',
  summary: 'the disk of the store is full for seconds',
  extents,
  disturb: ({ fleet, onEnd }) => {
    const folder = join(fleet.folder, 'store')
    const store = fleet.part('store')
    let isSmall = false
    const makeSmall = async () => {
      await store.stop()
      await run('cp', ['-a', folder, `${folder}-before`])
      await run('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', folder])
      onEnd(() => run('umount', ['--lazy', folder]))
      await run('cp', ['-a', `${folder}-before/.`, folder])
      await store.startAgain()
      isSmall = true
    }
    return {
      ...often,
      strike: async () => {
        if (!isSmall) await makeSmall()
        const ballast = join(folder, 'ballast')
        await writeFile(ballast, Buffer.alloc(220 * megabyte)).catch(() => undefined)
        await delay(4_000)
        await rm(ballast)
      },
    }
  },
})

export const diskFull: Scenario = {
  ...fillingDisk,
  run: async (options) =>
    (await mayMount())
      ? fillingDisk.run(options)
      : { faults: [], figures: { skipped: 'only an administrator may mount a small disk' } },
}

/** Only an administrator may mount a small disk. */
export async function mayMount(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', 'tmpfs', folder])
    await run('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Every part has started by then, unless the machine is overloaded. */
const mostMsOfStart = 3_000

export const startStopped = comparing({
  name: 'start-stopped',
  summary: 'a part is told to go (SIGTERM) at any moment of its start',
  extents,
  disturb: ({ fleet }, random, size) => ({
    atWork: size === 'short' ? 8 : 30,
    onNews: 0,
    strike: async () => {
      const name = pick([...serviceNames, 'gateway'] as const, random())
      const part = fleet.part(name)
      await part.stop()
      const afterMs = random() * mostMsOfStart
      const code = await part.startAndStop(afterMs)
      if (code !== 0)
        throw new Error(`${name} ended with ${code} when it was told to go ${Math.round(afterMs)} ms after its start`)
      await part.startAgain()
    },
  }),
})

const poisons = ['not JSON', '{"type":"SearchRequested"}', '{"id":"1","version":1,"data":{}}']

/** Number of consumers that must reject each: search alone; auth, search, shortlist and notifications. */
const victims = new Map([
  [SearchRequested.subject, 1],
  [SubscriptionChanged.subject, 4],
])

export const poison = comparing({
  name: 'poison',
  summary: 'messages that nobody can read stand among the events',
  extents,
  disturb: ({ natsUrl }) => ({
    ...often,
    strike: async () => {
      for (const subject of victims.keys())
        for (const text of poisons) await publishText(natsUrl, `events.${subject}`, text)
    },
    letters: often.atWork * poisons.length * [...victims.values()].reduce((sum, count) => sum + count, 0),
  }),
})
