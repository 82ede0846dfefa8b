import { readSettings } from '@verandah/kit'
import { openDeadLetters } from '../src/dead-letters.ts'
import { RuntimeSettings } from '../src/settings.ts'

const usage = `usage: dead-letters list
       dead-letters replay ID

NATS_URL or MONGODB_URL name the bus or the store of the running product.`

const say = (text: string) => process.stdout.write(`${text}\n`)

const [action, id = ''] = process.argv.slice(2)
const storeUrl = process.env.MONGODB_URL ?? ''
const isKnown = action === 'list' || (action === 'replay' && id !== '')
if (!isKnown) {
  say(usage)
  process.exit(2)
}

const { NATS_URL: natsUrl, NATS_REPLICAS: natsReplicas } = readSettings(
  RuntimeSettings.pick({ NATS_URL: true, NATS_REPLICAS: true }),
  process.env,
)
const desk = await openDeadLetters({ natsUrl, natsReplicas, storeUrl })
if (action === 'replay') {
  const isFound = await desk.replay(id)
  say(isFound ? `${id} is delivered again.` : `There is no dead letter ${id}.`)
  process.exitCode = isFound ? 0 : 1
} else {
  const letters = await desk.list(100)
  for (const { id: letter, consumer, reason, attempts, diedAt, event } of letters) {
    say(`${letter}\t${diedAt}\t${consumer}\t${event.type}\t${attempts} attempts\t${reason}`)
  }
  if (letters.length === 0) say('No event is waiting.')
}
await desk.close()
