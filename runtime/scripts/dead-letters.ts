import { findStoreUrl, readSettings, runCommand, type DeadLetter } from '@verandah/kit'
import { openDeadLetters } from '../src/dead-letters.ts'
import { BrokerSettings, brokerOf } from '../src/server-addresses.ts'

const usage = `usage: dead-letters list
       dead-letters replay ID

NATS_URL or MONGODB_URL name the bus or the store of the running product; without them those of this machine are meant.`

const lineOf = ({ id, consumer, reason, attempts, diedAt, event }: DeadLetter): string =>
  `${id}\t${diedAt}\t${consumer}\t${event.type}\t${attempts} attempts\t${reason}`

runCommand(async ([action, id = '']) => {
  if (action !== 'list' && (action !== 'replay' || id === '')) throw new Error(usage)
  const broker = brokerOf(readSettings(BrokerSettings, process.env))
  const desk = await openDeadLetters({ broker, storeUrl: broker ? '' : findStoreUrl(process.env) })
  try {
    if (action === 'list') return (await desk.list(100)).map(lineOf).join('\n') || 'No event is waiting.'
    if (await desk.replay(id)) return `${id} is delivered again.`
    throw new Error(`There is no dead letter ${id}.`)
  } finally {
    await desk.close()
  }
})
