import { readSettings } from '@verandah/kit'
import { checkCombination, RuntimeSettings } from '../settings.ts'
import { readText, settingsOf, type Part } from './declared-settings.ts'

/** What can be started, by the name of the built file. */
export const entryPoints = JSON.parse(await readText('runtime/entry-points.json')) as Record<string, string>

/** Stand-ins that are containers of their own, by the name of container and built file. */
export const standIns = ['listing-market', 'stripe-simulator']

/** Starts with these variables as the product would, short of opening anything. */
export const readAsPart = async (part: Part, environment: Record<string, string>) => {
  const settings = readSettings(RuntimeSettings, environment)
  checkCombination(settings)
  readSettings(await settingsOf(part), environment)
  return settings
}

/** Host and port of every address in some variables, our own public one aside. */
export const addressesIn = ({
  PUBLIC_URL: _public,
  LISTING_MARKET_PUBLIC_URL: _pictures,
  ...variables
}: Record<string, string>) =>
  Object.values(variables).flatMap((value) => /^(?:http|nats|mongodb|redis):\/\/([\w-]+:\d+)/.exec(value)?.[1] ?? [])
