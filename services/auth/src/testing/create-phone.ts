import { beginTwoStep, turnOnTwoStep } from '@verandah/contracts'
import { TOTP } from 'otpauth'
import { password, type AuthUnderTest, type SignedIn } from './start-auth.ts'

const stepMs = 30_000

/** The authenticator app of a user who sets up two-step verification. */
export function createPhone(auth: AuthUnderTest, { accessToken: as }: SignedIn) {
  let secret = ''
  const begin = async () => {
    const reply = await auth.call(beginTwoStep, { as, body: { password } })
    secret = reply.body.secret
    return reply
  }
  /** The code that the app shows that many steps later, or earlier. */
  const shown = (steps = 0) => new TOTP({ secret }).generate({ timestamp: auth.clock.now().getTime() + steps * stepMs })
  return {
    begin,
    shown,
    /** Waits for the next code. */
    next: () => {
      auth.clock.advance(stepMs)
      return shown()
    },
    turnOn: async () => {
      await begin()
      const { recoveryCodes } = (await auth.call(turnOnTwoStep, { as, body: { code: shown() } })).body
      return { secret, recoveryCodes }
    },
  }
}
