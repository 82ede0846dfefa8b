import { setTimeout as delay } from 'node:timers/promises'
import { getCurrentUser, serviceNames, updateProfile } from '@verandah/contracts'
import { createBuyer, type Buyer } from '@verandah/runtime/testing/buyer'
import { seededRandom } from '@verandah/runtime/testing/seeded-random'
import type { Fleet } from '@verandah/runtime/testing/start-fleet'
import { openLedger, type Ledger } from './ledger.ts'
import { withFleet } from './open-stage.ts'
import { takeInFeeds } from './play-story.ts'
import type { Scenario } from './scenario.ts'

const failovers = { short: 2, long: 8 }
const buyersAtOnce = 4
/** An election takes seconds, and calls wait fifteen for it. */
const mostMsAway = 6_000
const betweenMs = 5_000

/** The store dies under calls and another process takes its place on the same data, as when a primary is elected. */
export const failover: Scenario = {
  name: 'failover',
  summary: 'another process takes the place of the store under calls; they wait, and no part ends or turns unready',
  run: ({ seed, size }) =>
    withFleet(async (stage) => {
      const { url, fleet } = stage
      await takeInFeeds(stage)
      const random = seededRandom(seed)
      const ledger = openLedger()
      const buyers = await Promise.all(Array.from({ length: buyersAtOnce }, () => createBuyer(url)))
      const ending = new AbortController()
      const working = buyers.map((buyer) => keepWriting(buyer, ledger, ending.signal))
      const times: number[] = []
      for (let round = 0; round < failovers[size]; round += 1) {
        await delay(betweenMs)
        const endedAt = performance.now()
        await fleet.part('store').kill()
        await delay(random() * mostMsAway)
        await fleet.part('store').startAgain()
        ledger.wrong.push(...(await untilWell(fleet)))
        times.push((performance.now() - endedAt) / 1_000)
      }
      ending.abort()
      const lost = await Promise.all(working)
      return {
        faults: [...ledger.wrong, ...lost.flat(), ...fleet.errors],
        figures: { ...ledger.counts, 'until all parts are well, s': times.map((time) => time.toFixed(1)).join(' ') },
      }
    }),
}

/** Writes one name after the other. Resolves to the sentence about the last one if it was lost. */
const keepWriting = async ({ username, call }: Buyer, ledger: Ledger, signal: AbortSignal): Promise<string[]> => {
  let name = ''
  for (let number = 1; !signal.aborted; number += 1) {
    name = `Kim ${number}`
    await ledger.press(`name ${number} of ${username}`, () => call(updateProfile, { body: { name } }))
  }
  const { body } = await ledger.press(`the name of ${username}`, () => call(getCurrentUser))
  return body.name === name ? [] : [`${username} is called ${body.name}, and not ${name} as was acknowledged`]
}

/** Waits until every service has its store again. Resolves to those that turned unready before. */
const untilWell = async (fleet: Fleet): Promise<string[]> => {
  const unready = new Set<string>()
  for (;;) {
    const probes = await Promise.all(
      serviceNames.map(async (name) => {
        const reply = await fetch(`http://127.0.0.1:${fleet.part(name).port}/readyz`)
        if (reply.status !== 200) unready.add(`${name} turned unready while its store was replaced`)
        return ((await reply.json()) as { store: boolean }).store
      }),
    )
    if (probes.every(Boolean)) return [...unready]
    await delay(100)
  }
}
