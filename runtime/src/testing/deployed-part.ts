import { readSettings } from '@verandah/kit'
import { findKeys } from '../keys/find-keys.ts'
import { newKeys } from '../keys/key-folder.ts'
import { checkCombination } from '../check-combination.ts'
import { RuntimeSettings } from '../settings.ts'
import { readText, settingsOf, type Part } from './declared-settings.ts'

/** Entry points by the name of the built file. */
export const entryPoints = JSON.parse(await readText('runtime/entry-points.json')) as Record<string, string>

/** Stand-ins that are containers of their own, by the name of container and built file. */
export const standIns = ['listing-market', 'stripe-simulator']

/** Reads and checks settings as the product does at its start, without opening anything. */
export async function readAsPart(part: Part, given: Readonly<Record<string, string>>) {
  const environment = withSecrets(given)
  const settings = readSettings(RuntimeSettings, environment)
  checkCombination(settings)
  readSettings(await settingsOf(part), (await findKeys(settings, environment)).environment)
  return settings
}

/** Returns the setting names of some variables: a secret in a file counts under its own name. */
export function settingNamesIn(environment: Readonly<Record<string, string>>): string[] {
  return Object.keys(environment).map((name) => name.replace(secretFile, ''))
}

const secretFile = /(?<=_(?:KEYS|PASSWORD|SECRET))_FILE$/

/** Replaces files of secrets, which exist only on a machine that runs the product, by values. */
const withSecrets = (environment: Readonly<Record<string, string>>): Record<string, string> => {
  const made: Readonly<Record<string, string>> = newKeys()
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      const secret = name.replace(secretFile, '')
      return secret === name ? [name, value] : [secret, made[secret] ?? 'a secret of this test only']
    }),
  )
}

/** Returns host and port of every address in some variables, except our own public ones. */
export function addressesIn({
  PUBLIC_URL: _public,
  LISTING_MARKET_PUBLIC_URL: _pictures,
  ...variables
}: Record<string, string>) {
  return Object.values(variables).flatMap(
    (value) => /^(?:http|nats|mongodb|redis):\/\/(?:\w+@)?([\w-]+:\d+)/.exec(value)?.[1] ?? [],
  )
}
