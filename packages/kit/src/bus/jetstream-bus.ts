import type { Bus } from './bus.ts'
import type { JetStreamBusOptions } from './jetstream/start-jetstream-bus.ts'

/** The bus of several processes. The client is loaded only here: a process without a broker never pays for it. */
export const createJetStreamBus = async (options: JetStreamBusOptions): Promise<Bus> => {
  const { startJetStreamBus } = await import('./jetstream/start-jetstream-bus.ts')
  return startJetStreamBus(options)
}
