import type { Clock } from '../clock.ts'
import type { Store } from './connect-store.ts'

interface DoneStep {
  /** `properties:1` */
  _id: string
  describe: string
  doneAt: Date
}

/** The `steps` collection: which migrations are done. */
export function doneSteps({ store, clock }: { store: Pick<Store, 'connection'>; clock: Clock }) {
  const done = store.connection.collection<DoneStep>('steps')
  return {
    ids: async (): Promise<Set<string>> =>
      new Set((await done.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id)),
    has: async (id: string): Promise<boolean> => (await done.findOne({ _id: id })) !== null,
    add: (id: string, describe: string) =>
      done.updateOne({ _id: id }, { $set: { describe, doneAt: clock.now() } }, { upsert: true }),
  }
}
