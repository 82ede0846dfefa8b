import {
  connectStore,
  createJetStreamBus,
  createLogger,
  createStoreDeadLetters,
  databaseOf,
  type DeadLetter,
} from '@verandah/kit'
import type { brokerOf } from './server-addresses.ts'

const log = createLogger({ level: 'warn' })

interface DeadLetterDesk {
  list(limit: number): Promise<DeadLetter[]>
  /** Resolves to false if there is no dead letter with that id. */
  replay(id: string): Promise<boolean>
  close(): Promise<void>
}

interface Addresses {
  readonly broker: ReturnType<typeof brokerOf>
  /** Store of a product without a broker. */
  readonly storeUrl: string
}

/** Opens the dead letters for an operator, whichever bus the product runs on. */
export async function openDeadLetters({ broker, storeUrl }: Addresses): Promise<DeadLetterDesk> {
  if (broker !== undefined) {
    const bus = await createJetStreamBus({ ...broker, log })
    return { ...bus.deadLetters, close: () => bus.close() }
  }
  const store = await connectStore(storeUrl, databaseOf('bus'))
  const letters = createStoreDeadLetters(store)
  return { list: (limit) => letters.list(limit), replay: (id) => letters.askForReplay(id), close: () => store.close() }
}
