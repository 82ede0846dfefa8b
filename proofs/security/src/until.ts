import { setTimeout as wait } from 'node:timers/promises'

const patienceMs = 120_000
const pauseMs = 20

/** Asks again until there is an answer. Rejects, naming what never came true, after two minutes. */
export const until = async <Value>(fact: string, find: () => Promise<Value | null>): Promise<Value> => {
  const endsAt = Date.now() + patienceMs
  for (let found = await find(); ; found = await find()) {
    if (found !== null) return found
    if (Date.now() > endsAt) throw new Error(`It never came true that ${fact}`)
    await wait(pauseMs)
  }
}
