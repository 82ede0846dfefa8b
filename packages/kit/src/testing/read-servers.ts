import { AnyEnvelope } from '@verandah/contracts'
import { unpackEvent } from '../bus/packing.ts'

/** A message as text, with packed fields unpacked, so that it can be searched. */
const textOf = (message: { string(): string }): string => {
  const text = message.string()
  if (!text.startsWith('{"id":')) return text
  const { data: event } = AnyEnvelope.safeParse(JSON.parse(text))
  return event === undefined ? text : JSON.stringify(unpackEvent(event))
}

/** Every message of every stream of a broker as text, by stream. */
export async function readStreams(url: string): Promise<Map<string, string>> {
  const { connect } = await import('nats')
  const connection = await connect({ servers: url })
  const { streams } = await connection.jetstreamManager()
  const texts = new Map<string, string>()
  for await (const { config, state } of streams.list()) {
    const lines: string[] = []
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
      const message = await streams.getMessage(config.name, { seq }).catch(() => null)
      if (message) lines.push(textOf(message))
    }
    texts.set(config.name, lines.join('\n'))
  }
  await connection.close()
  return texts
}

/** Records every message that a broker passes from now on, including those pruned at once, as text by subject. */
export async function hearMessages(url: string) {
  const { connect } = await import('nats')
  const connection = await connect({ servers: url })
  const heard: { subject: string; text: string }[] = []
  connection.subscribe('>', {
    callback: (error, message) => {
      if (error === null) heard.push({ subject: message.subject, text: textOf(message) })
    },
  })
  await connection.flush()
  return { heard, close: () => connection.close() }
}

/** The replica count of each stream; undefined while the cluster has yet to copy it. */
export async function readReplicas(url: string, names: readonly string[]): Promise<(number | undefined)[]> {
  const { connect } = await import('nats')
  const connection = await connect({ servers: url.split(',') })
  const { streams } = await connection.jetstreamManager()
  const found = await Promise.allSettled(names.map((name) => streams.info(name)))
  await connection.close()
  return found.map((stream) => (stream.status === 'fulfilled' ? stream.value.config.num_replicas : undefined))
}

/** Every key of a cache with its value, where that is text. */
export async function readCache(url: string): Promise<Map<string, string>> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url)
  const keys = await redis.keys('*')
  const values = await Promise.all(keys.map((key) => redis.get(key).catch(() => '')))
  await redis.quit()
  return new Map([['cache', [...keys, ...values].join('\n')]])
}

/** Sends one command on a connection of its own. Rejects with the server's refusal. */
export async function sendToCache(url: string, [name = '', ...words]: readonly string[]): Promise<unknown> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, enableReadyCheck: false })
  try {
    await redis.connect()
    return await redis.call(name, words)
  } finally {
    redis.disconnect()
  }
}

/** The number of events that a broker's consumers have yet to handle. */
export async function readWaiting(url: string): Promise<number> {
  const { connect } = await import('nats')
  const connection = await connect({ servers: url })
  try {
    const { consumers } = await connection.jetstreamManager()
    let waiting = 0
    for await (const { num_pending, num_ack_pending } of consumers.list('EVENTS'))
      waiting += num_pending + num_ack_pending
    return waiting
  } finally {
    await connection.close()
  }
}
