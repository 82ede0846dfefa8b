import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { reasonOf } from '../errors.ts'
import { asStoreUser, settingOf, type Environment } from '../settings.ts'
import { connectStore, type Store } from '../store/connect-store.ts'
import { databaseOf } from './platform.ts'

/** The store of the running product: `MONGODB_URL`, or this machine's embedded store. Throws when there is neither. */
export function findStoreUrl(environment: Environment): string {
  const url = settingOf(environment, 'MONGODB_URL')
  const { DATA_DIR = '.data' } = environment
  const parts = (settingOf(environment, 'SERVICES') ?? 'all')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== 'all')
  if (url !== undefined) return asStoreUser(url, settingOf(environment, 'MONGODB_PASSWORD'), parts)
  const address = resolve(DATA_DIR, 'store-url')
  if (existsSync(address)) return readFileSync(address, 'utf8')
  throw new Error('No store was found: start the product first (npm start), or set MONGODB_URL.')
}

/** Connects to a service's database for `work`, and disconnects also after a failure. */
export async function withStoreOf<Done>(
  service: string,
  storeUrl: string,
  work: (store: Store) => Promise<Done>,
): Promise<Done> {
  const store = await connectStore(storeUrl, databaseOf(service))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** MongoDB's error code for missing permission. */
const unauthorized = 13

/** The message of a failed command, for operators. */
export function failureText(error: unknown): string {
  const { code } = Object(error) as { code?: unknown }
  if (code !== unauthorized) return reasonOf(error)
  return `${reasonOf(error)}: each service may use its own database alone. Run the command where that service runs, or with an account that may use the database.`
}

/** Runs an operator's command; prints its result or its error. */
export function runCommand(command: (args: string[]) => Promise<string>): void {
  const fail = (error: unknown) => {
    process.stderr.write(`${failureText(error)}\n`)
    process.exitCode = 1
  }
  command(process.argv.slice(2)).then((text) => process.stdout.write(`${text}\n`), fail)
}
