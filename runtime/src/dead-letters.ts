import {
  connectStore,
  createJetStreamBus,
  createLogger,
  createStoreDeadLetters,
  databaseOf,
  type DeadLetter,
} from '@verandah/kit'

const log = createLogger({ level: 'warn' })

interface DeadLetterDesk {
  list(limit: number): Promise<DeadLetter[]>
  /** False when there is no dead letter of that id. */
  replay(id: string): Promise<boolean>
  close(): Promise<void>
}

/** What an operator may do with events that could not be handled, whichever bus the product runs on. */
export const openDeadLetters = async (addresses: {
  natsUrl: string | undefined
  natsReplicas: number
  storeUrl: string
}): Promise<DeadLetterDesk> => {
  if (addresses.natsUrl !== undefined) {
    const bus = await createJetStreamBus({ url: addresses.natsUrl, replicas: addresses.natsReplicas, log })
    return { ...bus.deadLetters, close: () => bus.close() }
  }
  const store = await connectStore(addresses.storeUrl, databaseOf('bus'))
  const letters = createStoreDeadLetters(store)
  return { list: (limit) => letters.list(limit), replay: (id) => letters.askForReplay(id), close: () => store.close() }
}
