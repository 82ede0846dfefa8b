import { parts } from '../settings.ts'

/** Holders of the keys of each purpose. Several parts hold a key only if they share it. */
export const keyHolders = {
  ACCESS_TOKEN_PRIVATE_KEYS: ['auth'],
  ACCESS_TOKEN_PUBLIC_KEYS: parts,
  GATEWAY_PROOF_KEYS: parts,
  REFRESH_TOKEN_KEYS: ['auth'],
  DEVICE_TOKEN_KEYS: ['auth'],
  TWO_STEP_KEYS: ['auth'],
  ACCOUNT_LINK_KEYS: ['auth', 'notifications'],
  UNSUBSCRIBE_LINK_KEYS: ['notifications'],
  CALENDAR_FEED_KEYS: ['calendar'],
} as const

export type KeyName = keyof typeof keyHolders
export const keyNames = Object.keys(keyHolders) as KeyName[]

/**
 * All keys except those of access tokens are random text; an earlier build used the session secret for each of them.
 */
export function isRandom(name: KeyName): boolean {
  return !name.startsWith('ACCESS_TOKEN')
}
