import { problemCodes, type login as loginRoute } from '@verandah/contracts'
import { AppError, deviceHeader, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { fold } from './fold.ts'

type Deps = Pick<AuthContext, 'users' | 'passwords' | 'throttle' | 'devices' | 'openSession'>

/** Opens a session. An unknown user and a wrong password differ neither in the answer nor in the work done. */
export const login =
  ({ users, passwords, throttle, devices, openSession }: Deps): Handler<typeof loginRoute> =>
  async ({ body, caller, headers, remoteAddress }) => {
    const account = fold(body.username)
    const device = String(headers[deviceHeader] ?? '')
    const knownDevice = devices.isKnown(device, account) ? device : null
    const attempt = { account, address: remoteAddress, knownDevice }
    await throttle.demandLogin(attempt)
    const user = await users.findByUsername(body.username)
    const isRight = await passwords.isRight(body.password, user?.passwordHash)
    if (!user || !isRight) throw wrongCredentials()
    await throttle.forgiveLogin(attempt)
    return openSession(user, caller)
  }

const wrongCredentials = () =>
  new AppError('unauthenticated', {
    code: problemCodes.wrongCredentials,
    detail: 'The username or the password is wrong.',
  })
