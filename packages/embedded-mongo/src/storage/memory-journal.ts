import type { Journal } from './journal.ts'

/** For tests: nothing outlives the process, so everything is as durable as it gets at once. */
export const openMemoryJournal = (): Journal => ({
  append: () => 0,
  whenDurable: () => undefined,
  // eslint-disable-next-line @typescript-eslint/require-await -- the port is asynchronous
  read: async function* () {
    yield* []
  },
  close: () => Promise.resolve(),
})
