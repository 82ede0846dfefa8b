import { createHmac, randomUUID } from 'node:crypto'
import { deriveKey } from './derive-key.ts'

export type DeviceTokens = ReturnType<typeof createDeviceTokens>

/** Remember that a browser has signed in as a user before, without storing anything: `device.mac`. */
export const createDeviceTokens = (sessionSecret: string) => {
  const key = deriveKey(sessionSecret, 'known-device')
  const write = (device: string, username: string) => {
    const mac = createHmac('sha256', key).update(`${device}:${username}`).digest('base64url')
    return `${device}.${mac}`
  }
  return {
    issue: (usernameFolded: string): string => write(randomUUID(), usernameFolded),
    /** Whether this token was given to a browser that signed in as this user. */
    isKnown: (token: string, usernameFolded: string): boolean => {
      const [device = ''] = token.split('.')
      return device !== '' && token === write(device, usernameFolded)
    },
  }
}
