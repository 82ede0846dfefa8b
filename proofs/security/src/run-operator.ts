import { operateAccounts } from '@verandah/auth/operator'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Runs an operator's command on a store, like `npm run verandah operator`; resolves to its output. */
const runCommand = async (storeUrl: string, script: string, args: string[]): Promise<string> => {
  const flags = ['--import', 'tsx', '--conditions=@verandah/source', script, ...args]
  const env = { PATH: process.env.PATH, MONGODB_URL: storeUrl }
  return (await promisify(execFile)(process.execPath, flags, { cwd: root, env })).stdout
}

export function grantAdmin(storeUrl: string, username: string): Promise<string> {
  return operateAccounts(['admin', 'grant', username], { MONGODB_URL: storeUrl })
}

/** Resolves to the token of an account link. */
export async function linkToken(
  storeUrl: string,
  command: 'reset-link' | 'confirm-link',
  username: string,
): Promise<string> {
  const said = await operateAccounts([command, username], { MONGODB_URL: storeUrl })
  return /#(\S+)/.exec(said)?.[1] ?? ''
}

/** Resolves to the token that an agency pushes its listings with. */
export async function issueFeedToken(storeUrl: string): Promise<string> {
  const said = await runCommand(storeUrl, 'packages/listing-providers/scripts/feed-token.ts', [
    'issue',
    'Example Agency',
  ])
  const token = /^feed_\S+$/m.exec(said)?.[0]
  if (token === undefined) throw new Error(`No token was issued: ${said}`)
  return token
}
