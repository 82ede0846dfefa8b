import { login, register, type AnyRoute, type CurrentUser, type Plan } from '@verandah/contracts'
import { requestOf, type Asking } from './asking.ts'
import type { SendRequest, WireAnswer, WireRequest } from './send-request.ts'

/** A user with a browser, or a visitor without a session. */
export interface Actor {
  readonly name: string
  /** Occurs in everything that they wrote, and nowhere else. */
  readonly canary: string
  readonly username: string
  readonly password: string
  readonly userId: string
  readonly baseUrl: string
  /** Sends the request unchanged, with the session's cookies. Ignores cookies in the response. */
  send(request: WireRequest): Promise<WireAnswer>
  ask(route: AnyRoute, asking?: Asking): Promise<WireAnswer>
  /** Returns the parsed body of a call that must succeed. Rejects with the response otherwise. */
  want(route: AnyRoute, asking?: Asking): Promise<unknown>
  /** The same person in another browser. */
  signInElsewhere(): Promise<Actor>
}

interface Door {
  baseUrl: string
  send: SendRequest
}

type Person = Pick<Actor, 'name' | 'canary' | 'username' | 'password'>

export const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'

/** Opens an account whose texts all contain the canary. */
export async function openAccount(door: Door, name: string, plan: Plan = 'free_trial'): Promise<Actor> {
  const canary = `canary-${name}`
  const person = { name, canary, username: canary, password: `pass-word of ${canary}` }
  const { username, password } = person
  const body = { username, password, email: `${canary}@example.com`, name: `Kim ${canary}`, plan }
  return enter(door, person, requestOf(register, { body }, door.baseUrl))
}

export function signIn(door: Door, person: Person): Promise<Actor> {
  const { username, password } = person
  return enter(door, person, requestOf(login, { body: { username, password } }, door.baseUrl))
}

const enter = async (door: Door, person: Person, request: WireRequest): Promise<Actor> => {
  const answer = await door.send({ ...request, headers: { ...request.headers, 'user-agent': browser } })
  if (answer.status >= 300) throw new Error(`${person.name} was not let in: ${answer.text}`)
  const cookie = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '').join('; ')
  const { id } = JSON.parse(answer.text) as CurrentUser
  return actorOf(door, { ...person, userId: id }, cookie)
}

/** A visitor who never signed in. */
export function createStranger(door: Door): Actor {
  return actorOf(door, { name: 'anonymous', canary: 'canary-anonymous', username: '', password: '', userId: '' }, '')
}

const actorOf = (door: Door, person: Person & { userId: string }, cookie: string): Actor => {
  const send: Actor['send'] = (request) =>
    door.send({ ...request, headers: { 'user-agent': browser, ...(cookie && { cookie }), ...request.headers } })
  const ask: Actor['ask'] = (route, asking = {}) => send(requestOf(route, asking, door.baseUrl))
  return {
    ...person,
    baseUrl: door.baseUrl,
    send,
    ask,
    want: async (route, asking) => {
      const { status, text } = await ask(route, asking)
      if (status >= 300) throw new Error(`${route.name} answered ${person.name} with ${status}: ${text}`)
      return text === '' ? undefined : (JSON.parse(text) as unknown)
    },
    signInElsewhere: () => signIn(door, person),
  }
}
