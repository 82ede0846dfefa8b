import { randomUUID } from 'node:crypto'
import type { AnyEnvelope } from '@verandah/contracts'
import type { Bus, Receipt, StreamState } from '../bus/bus.ts'
import { AppError } from '../errors.ts'
import type { createRepublishRequests, Known, KnownStream } from '../store/republish-requests.ts'

type StreamRecords = Pick<
  ReturnType<typeof createRepublishRequests>,
  'known' | 'remember' | 'rememberReceipt' | 'noteLoss' | 'markRepublished'
>

/** What a service remembers of the stream, in its store. */
export interface StreamMemory {
  /** Resolves once the event is stored and recorded as the last acknowledged. */
  publish(event: AnyEnvelope): Promise<void>
  /** Compares the stream with what is remembered. Its `stream` is null while there is none; null without a broker. */
  look(): Promise<Known | null>
  /** Publishing starts. */
  open(requests: StreamRecords): void
}

type StreamBus = Pick<Bus, 'publish' | 'stream' | 'connection' | 'isKept' | 'isReady'>

/**
 * Detects a rolled-back stream even after others have refilled it: after each connection, the last acknowledged event
 * is read back before anything is published. Each service remembers its own event, so other publishers hide nothing.
 */
export function createStreamMemory(bus: StreamBus): StreamMemory {
  let open: StreamMemory['open'] = () => undefined
  const opened = new Promise<StreamRecords>((resolve) => {
    open = resolve
  })
  const compare = async (isAfterConnecting: boolean) => compareStream(bus, await opened, isAfterConnecting)
  const looks = createLooks(() => compare(true))
  const remember = async (receipt: Receipt) => {
    await looks.whenLooked(receipt.connection)
    await (await opened).rememberReceipt(receipt)
    // A later connection may have been looked at before the receipt was stored.
    if (looks.connection() !== receipt.connection && !(await bus.isKept(receipt))) throw brokerAway()
  }
  return {
    open,
    publish: async (event) => {
      await looks.whenLooked(await bus.connection())
      const receipt = await bus.publish(event)
      if (receipt) await remember(receipt)
    },
    look: async () => {
      if (!bus.isReady()) return null
      await looks.whenLooked(await bus.connection())
      return compare(false)
    },
  }
}

/** One check per connection, shared by all waiters; a failed check is repeated. */
const createLooks = (look: () => Promise<Known>) => {
  let latest: { readonly connection: number; readonly done: Promise<void> } | undefined
  const lookOrThrow = async () => {
    if ((await look()).stream === null) throw brokerAway()
  }
  return {
    connection: () => latest?.connection,
    whenLooked: async (connection: number): Promise<void> => {
      if (connection === 0) return
      if (!latest || latest.connection < connection) latest = { connection, done: lookOrThrow() }
      const awaited = latest
      try {
        await awaited.done
      } catch (error) {
        if (latest === awaited) latest = undefined
        throw error
      }
    },
  }
}

/** The remembered state is read before the stream, which only grows in between. */
const compareStream = async (bus: StreamBus, requests: StreamRecords, isAfterConnecting: boolean): Promise<Known> => {
  const all = await requests.known()
  const known = all.stream
  const stream = await bus.stream()
  if (stream === null) return { ...all, stream }
  const hasChanged = async (than: KnownStream) =>
    hasGoneBack(than, stream) || (isAfterConnecting && (isUnknown(than, stream) || !(await isLastKept(bus, than))))
  const isChanged = known !== null && (await hasChanged(known))
  if (isChanged) await requests.noteLoss(known, stream, randomUUID())
  else if (known?.lastSequence !== stream.lastSequence) await requests.remember(stream)
  // A loss that another process notes in between is read at the next look.
  return isChanged || known === null ? requests.known() : all
}

const isLastKept = async (bus: StreamBus, { receipt }: KnownStream): Promise<boolean> =>
  receipt === undefined || bus.isKept({ connection: 0, ...receipt })

const hasGoneBack = (known: StreamState, stream: StreamState): boolean =>
  known.created !== stream.created || stream.lastSequence < known.lastSequence

/** Everything seen at the last check has been pruned, so a loss among it cannot be detected. */
const isUnknown = (known: StreamState, { firstSequence = 0 }: StreamState): boolean =>
  firstSequence > known.lastSequence + 1

const brokerAway = () =>
  new AppError('unavailable', { code: 'bus-unavailable', detail: 'The stream of events could not be compared.' })
