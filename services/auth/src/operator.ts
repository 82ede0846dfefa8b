import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { findStoreUrl, PublicUrl, readSettings, systemClock, withStoreOf, type Environment } from '@verandah/kit'
import * as z from 'zod'
import { createAccountLinks } from './account-links.ts'
import { createInviteCodes } from './invite-codes.ts'
import { createOperatorCommands } from './operator-commands.ts'
import { createSecurityEvents } from './security-events.ts'
import { createSessions } from './sessions.ts'
import { createUsers } from './users.ts'

export const accountUsage = `operator invite create [--code CODE] [--uses 1] [--days 30]
operator invite list
operator admin grant|revoke USERNAME
operator sessions end USERNAME
operator reset-link USERNAME
operator confirm-link USERNAME
operator two-step-off USERNAME
operator deletions list
operator deletions repeat MARK...`

export const accountTopics = ['invite', 'admin', 'sessions', 'reset-link', 'confirm-link', 'two-step-off', 'deletions']

/** Operator commands on accounts; resolves to the lines to print. */
export async function operateAccounts(args: string[], environment: Environment = process.env): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      code: { type: 'string' },
      uses: { type: 'string', default: '1' },
      days: { type: 'string', default: '30' },
    },
  })
  const [topic = '', ...rest] = positionals
  const run = actions[topic] ?? actions[`${topic} ${rest[0] ?? ''}`]
  const [, ...marks] = rest
  const username = rest.at(-1) ?? ''
  if (!run) throw new Error(`usage: ${accountUsage}`)
  return withStoreOf('auth', findStoreUrl(environment), (store) => {
    const commands = createOperatorCommands({
      users: createUsers({ store }),
      sessions: createSessions({ store, clock: systemClock }),
      inviteCodes: createInviteCodes({ store }),
      securityEvents: createSecurityEvents({ store, clock: systemClock, newId: randomUUID }),
      links: createAccountLinks({ store, clock: systemClock, newId: randomUUID, keys: [] }),
      clock: systemClock,
      publicUrl: readSettings(z.object({ PUBLIC_URL: PublicUrl }), environment).PUBLIC_URL,
    })
    return run(commands, { ...values, username, marks })
  })
}

interface Words {
  code?: string | undefined
  uses: string
  days: string
  username: string
  marks: string[]
}

type Action = (commands: ReturnType<typeof createOperatorCommands>, words: Words) => Promise<string>

const actions: Partial<Record<string, Action>> = {
  'invite create': (commands, { code, uses, days }) =>
    commands.createInvite({ code, uses: wholeNumber(uses), days: wholeNumber(days) }),
  'invite list': (commands) => commands.listInvites(),
  'admin grant': (commands, { username }) => commands.setAdmin(username, { isAdmin: true }),
  'admin revoke': (commands, { username }) => commands.setAdmin(username, { isAdmin: false }),
  'reset-link': (commands, { username }) => commands.createLink('reset-password', username),
  'confirm-link': (commands, { username }) => commands.createLink('confirm-email', username),
  'two-step-off': (commands, { username }) => commands.turnOffTwoStep(username),
  'deletions list': (commands) => commands.listDeletions(),
  'deletions repeat': (commands, { marks }) => commands.repeatDeletions(marks),
  'sessions end': (commands, { username }) => commands.endSessions(username),
}

const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new Error(`"${text}" is not a whole number above zero.\n\nusage: ${accountUsage}`)
  return Number(text)
}
