import { SettingsError } from '@verandah/kit'
import { parts, type RuntimeSettings } from './settings.ts'

const remedies = {
  NATS_URL: 'services of several processes meet over NATS; without it no event would reach the others',
  MONGODB_URL: 'the embedded store belongs to one process; several need a server',
  REDIS_URL: 'each process would count its own rate limits and keep its own cache',
  SESSION_SECRET: 'every process has to verify the tokens that auth signs',
} as const

/** Refuses a mix of settings that could not work, and says why. Throws `SettingsError`. */
export const checkCombination = (settings: RuntimeSettings): void => {
  const isWhole = parts.every((part) => settings.SERVICES.includes(part))
  if (isWhole && settings.NATS_URL === undefined) return
  const why = isWhole
    ? 'NATS_URL is set, so there may be other processes'
    : `SERVICES names only ${settings.SERVICES.join(', ')}`
  const missing = (Object.keys(remedies) as (keyof typeof remedies)[]).filter((name) => settings[name] === undefined)
  if (missing.length === 0) return
  throw new SettingsError(missing.map((name) => `${why}, but ${name} is not set: ${remedies[name]}.`).join('\n'))
}
