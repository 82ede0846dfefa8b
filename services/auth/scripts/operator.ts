import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { connectStore, databaseOf, findStoreUrl, runCommand, systemClock } from '@verandah/kit'
import { createInviteCodes } from '../src/invite-codes.ts'
import { createOperatorCommands } from '../src/operator-commands.ts'
import { createSecurityEvents } from '../src/security-events.ts'
import { createSessions } from '../src/sessions.ts'
import { createUsers } from '../src/users.ts'

const usage = `usage: operator invite create [--code CODE] [--uses 1] [--days 30]
       operator invite list
       operator admin grant|revoke USERNAME
       operator sessions end USERNAME

MONGODB_URL names the store of the running product; without it the one of this machine is meant.`

const operate = async (args: string[]): Promise<string> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      code: { type: 'string' },
      uses: { type: 'string', default: '1' },
      days: { type: 'string', default: '30' },
    },
  })
  const [topic = '', action = '', username = ''] = positionals
  const run = actions[`${topic} ${action}`]
  if (!run) throw new Error(usage)
  const store = await connectStore(findStoreUrl(process.env), databaseOf('auth'))
  try {
    const commands = createOperatorCommands({
      users: createUsers({ store }),
      sessions: createSessions({ store, clock: systemClock }),
      inviteCodes: createInviteCodes({ store }),
      securityEvents: createSecurityEvents({ store, clock: systemClock, newId: randomUUID }),
      clock: systemClock,
    })
    return await run(commands, { ...values, username })
  } finally {
    await store.close()
  }
}

interface Words {
  code?: string | undefined
  uses: string
  days: string
  username: string
}

type Action = (commands: ReturnType<typeof createOperatorCommands>, words: Words) => Promise<string>

const actions: Partial<Record<string, Action>> = {
  'invite create': (commands, { code, uses, days }) =>
    commands.createInvite({ code, uses: wholeNumber(uses), days: wholeNumber(days) }),
  'invite list': (commands) => commands.listInvites(),
  'admin grant': (commands, { username }) => commands.setAdmin(username, { isAdmin: true }),
  'admin revoke': (commands, { username }) => commands.setAdmin(username, { isAdmin: false }),
  'sessions end': (commands, { username }) => commands.endSessions(username),
}

const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`"${text}" is not a whole number above zero.\n\n${usage}`)
  return Number(text)
}

runCommand(operate)
