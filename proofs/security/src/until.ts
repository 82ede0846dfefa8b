import { setTimeout as wait } from 'node:timers/promises'

const patienceMs = 120_000
const pauseMs = 20

/** Polls until there is a value. Rejects after two minutes, naming the fact that never came true. */
export async function until<Value>(fact: string, find: () => Promise<Value | null>): Promise<Value> {
  const endsAt = Date.now() + patienceMs
  for (let found = await find(); ; found = await find()) {
    if (found !== null) return found
    if (Date.now() > endsAt) throw new Error(`It never came true that ${fact}`)
    await wait(pauseMs)
  }
}
