import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import type { Random } from '../machine/random.ts'
import { answerApi, type Streams } from './api.ts'
import { acknowledge, filterOf, type Send } from './consumer.ts'
import { copyOf } from './copy-of.ts'
import { createReader, encodeMessage, matches, statusHeaders, type Command, type Content } from './protocol.ts'
import { beginPull, dropDeleted, pumpDue, pumpOne, type BrokerFaults, type State } from './pulls.ts'
import { append } from './stream.ts'

export interface Broker {
  /** What its folder holds: start another broker with it, or with an older one. */
  copy(): Streams
  readonly faults: BrokerFaults
  close(): Promise<void>
}

interface Client {
  readonly socket: Socket
  readonly subscriptions: Map<string, { subject: string; isPattern: boolean; left: number }>
}

type Subscriptions = Client['subscriptions']

const subscriptionFor = (subscriptions: Subscriptions, to: string) => {
  for (const [sid, subscription] of subscriptions) {
    const { subject, isPattern } = subscription
    if (isPattern ? matches(subject, to) : subject === to) return { sid, subscription }
  }
  return undefined
}

const info = {
  server_id: 'SIMULATED',
  server_name: 'simulated',
  version: '2.10.22',
  proto: 1,
  headers: true,
  jetstream: true,
  max_payload: 1_048_576,
}
const lineEnd = '\r\n'
const sweepMs = 100

/** A model of a NATS server with JetStream, held against the real one by `broker.infra.test.ts`. */
export async function startBroker(
  port: number,
  { random, streams = new Map() }: { random: Random; streams?: Streams },
): Promise<Broker & { port: number }> {
  const clients = new Set<Client>()
  const faults: BrokerFaults = { lostAcks: 0, lostDeliveries: 0, lostReceipts: 0, isStalled: false }
  const send: Send = (to, message, reply) => {
    for (const { socket, subscriptions } of clients) {
      const found = subscriptionFor(subscriptions, to)
      if (!found) continue
      const { sid, subscription } = found
      socket.write(encodeMessage(sid, reply, { ...message, subject: reply === undefined ? to : message.subject }))
      subscription.left -= 1
      if (subscription.left === 0) subscriptions.delete(sid)
      return true
    }
    return false
  }
  const held = { streams, send, faults, random }
  const server = createServer((socket) => {
    const client: Client = { socket, subscriptions: new Map() }
    clients.add(client)
    socket.on('close', () => clients.delete(client))
    socket.on('error', () => clients.delete(client))
    socket.on(
      'data',
      createReader((command) => obey(held, client, command)),
    )
    socket.write(`INFO ${JSON.stringify(info)}${lineEnd}`)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const sweeping = setInterval(() => pumpDue(held), sweepMs)
  const address = server.address()
  const close = async () => {
    clearInterval(sweeping)
    for (const { socket } of clients) socket.destroy()
    const closed = once(server, 'close')
    server.close()
    await closed
  }
  const listensOn = typeof address === 'object' && address ? address.port : port
  return { copy: () => copyOf(streams), faults, close, port: listensOn }
}

const obey = (broker: State, { socket, subscriptions }: Client, command: Command): void => {
  if (command.verb === 'PING') socket.write(`PONG${lineEnd}`)
  if (command.verb === 'SUB') {
    const { sid, subject } = command
    subscriptions.set(sid, { subject, isPattern: /[*>]/.test(subject), left: Infinity })
  }
  if (command.verb === 'UNSUB') {
    const subscription = subscriptions.get(command.sid)
    if (subscription && command.most !== undefined) subscription.left = command.most
    else subscriptions.delete(command.sid)
  }
  if (command.verb === 'PUB') publish(broker, command)
}

const apiPrefix = '$JS.API.'
const pullPrefix = '$JS.API.CONSUMER.MSG.NEXT.'
const ackPrefix = '$JS.ACK.'

const carryOut = (broker: State, call: string, data: Buffer) => {
  const body = data.length === 0 ? {} : (JSON.parse(data.toString('utf8')) as Record<string, unknown>)
  const answered = answerApi(broker.streams, call, body, Date.now())
  if (call.startsWith('CONSUMER.DELETE.')) dropDeleted(broker)
  return answered
}

const publish = (broker: State, { subject, reply, headers, data }: Content & { reply: string | undefined }): void => {
  const { streams, send, random, faults } = broker
  const now = Date.now()
  const answer = (body: object) => {
    if (reply !== undefined)
      send(reply, { subject: reply, headers: undefined, data: Buffer.from(JSON.stringify(body)) })
  }
  if (subject.startsWith(pullPrefix)) {
    beginPull(broker, subject.slice(pullPrefix.length).split('.'), data, reply ?? '')
    return
  }
  if (subject.startsWith(ackPrefix)) {
    if (random.chance(faults.lostAcks)) return
    if (reply !== undefined) answer({})
    obeyAck(broker, subject.slice(ackPrefix.length).split('.'), data)
    return
  }
  if (subject.startsWith(apiPrefix)) {
    const answered = carryOut(broker, subject.slice(apiPrefix.length), data)
    if (answered) answer(answered)
    return
  }
  const target = [...streams.values()].find(({ stream }) => stream.config.subjects.some((one) => matches(one, subject)))
  if (target) {
    const receipt = append(target.stream, { subject, headers, data }, now)
    if (!random.chance(faults.lostReceipts)) answer({ stream: target.stream.config.name, ...receipt })
    for (const consumer of target.consumers.values())
      if (matches(filterOf(consumer), subject)) pumpOne(broker, target, consumer)
    return
  }
  const wasHeard = send(subject, { subject, headers, data }, reply)
  if (!wasHeard && reply !== undefined)
    send(reply, { subject: reply, headers: statusHeaders('503'), data: Buffer.alloc(0) })
}

const obeyAck = (broker: State, [stream = '', name = '', , seq]: readonly string[], data: Buffer): void => {
  const target = broker.streams.get(stream)
  const consumer = target?.consumers.get(name)
  if (!target || !consumer) return
  acknowledge(consumer, Number(seq), data.toString('utf8'), Date.now())
  pumpOne(broker, target, consumer)
}
