import { login, refreshSession, register, type BodyInput, type CurrentUser } from '@verandah/contracts'
import { cookieNames, readCookies } from '@verandah/kit'
import { startTestService, type CallOptions, type TestService } from '@verandah/kit/testing'
import { auth } from '../index.ts'

export const password = 'correct horse battery'

/** Cheap hashes: the tests are about the service, not about argon2. */
const environment = { PASSWORD_HASH_MEMORY_KIB: '64' }

export interface SignedIn {
  user: CurrentUser
  accessToken: string
  refreshToken: string
  deviceToken: string
}

/** The real auth service, with helpers that act as a browser. */
export async function startAuth(overrides: Record<string, string> = {}) {
  const service = await startTestService(auth, { environment: { ...environment, ...overrides } })
  return {
    ...service,
    signUp: async (body: Partial<BodyInput<typeof register>> = {}): Promise<SignedIn> => {
      const reply = await service.call(register, { body: registration(body) })
      return { user: reply.body, ...tokensOf(reply.headers) }
    },
    signIn: async (username: string, headers: Record<string, string> = {}): Promise<SignedIn> => {
      const reply = await service.call(login, { body: { username, password }, headers })
      return { user: reply.body, ...tokensOf(reply.headers) }
    },
    refresh: (refreshToken: string) => service.call(refreshSession, { body: { refreshToken } }),
    tryPassword: (typed: string, { username = 'meera', ...options }: Attempt = {}) =>
      service.call(login, { body: { username, password: typed }, ...options }),
  }
}

type Attempt = Pick<CallOptions<typeof login>, 'headers'> & { username?: string }

export type AuthUnderTest = Awaited<ReturnType<typeof startAuth>>
export type { TestService }

export function registration(overrides: Partial<BodyInput<typeof register>> = {}): BodyInput<typeof register> {
  return {
    username: 'meera',
    password,
    email: 'meera@example.com',
    name: 'Meera Nair',
    plan: 'free_trial',
    ...overrides,
  }
}

/** The tokens that a browser holds after a reply. */
export function tokensOf(headers: Headers) {
  const cookies = readCookies(
    headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join(';'),
  )
  return {
    accessToken: cookies.get(cookieNames.access) ?? '',
    refreshToken: cookies.get(cookieNames.refresh) ?? '',
    deviceToken: cookies.get(cookieNames.device) ?? '',
  }
}
