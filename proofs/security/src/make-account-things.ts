import * as contracts from '@verandah/contracts'
import { TOTP } from 'otpauth'
import type { Actor } from './actor.ts'
import { want } from './make-things.ts'
import { linkToken } from './run-operator.ts'
import type { Member, World } from './world.ts'

let people = 0

export function registration({ password }: Actor) {
  people += 1
  const username = `canary-somebody-${people}`
  return { username, password, email: `${username}@example.com`, name: username, plan: 'free_trial' }
}

export async function session(actor: Actor): Promise<string> {
  const sessions = await want(await actor.signInElsewhere(), contracts.listSessions)
  return sessions.find(({ isCurrent }) => isCurrent)?.id ?? ''
}

const receipts = new WeakMap<Member, Promise<string>>()

/** Returns the receipt token of an account that was opened and deleted; one per member is enough. */
export function receiptToken(member: Member, { openFreshAccount }: World): Promise<string> {
  const known = receipts.get(member) ?? openFreshAccount().then(deleteAccount)
  receipts.set(member, known)
  return known
}

const resetTokens = new WeakMap<Actor, Promise<string>>()

/** Token of a link that stays valid: a call that uses it up creates its own. */
export function resetToken(actor: Actor, { product }: World): Promise<string> {
  const known = resetTokens.get(actor) ?? linkToken(product.storeUrl, 'reset-link', actor.username)
  resetTokens.set(actor, known)
  return known
}

/** Token of a single-use link. */
export function confirmToken({ username }: Actor, { product }: World): Promise<string> {
  return linkToken(product.storeUrl, 'confirm-link', username)
}

/** Returns the code of a newly set up authenticator app. */
export async function firstCode(actor: Actor): Promise<string> {
  const { secret } = await want(actor, contracts.beginTwoStep, { body: { password: actor.password } })
  return new TOTP({ secret }).generate()
}

const recoveryCodes = new WeakMap<Actor, Promise<string[]>>()

/** Turns on two-step verification; returns another recovery code each time, valid at any time. */
export async function recoveryCode(actor: Actor): Promise<string> {
  const known = recoveryCodes.get(actor) ?? turnOnTwoStep(actor)
  recoveryCodes.set(actor, known)
  return (await known).pop() ?? ''
}

/** Password and code, required beyond a session with two-step verification. */
export async function fullProof(actor: Actor): Promise<contracts.FullProof> {
  return {
    password: actor.password,
    code: await recoveryCode(actor),
  }
}

const turnOnTwoStep = async (actor: Actor): Promise<string[]> =>
  (await want(actor, contracts.turnOnTwoStep, { body: { code: await firstCode(actor) } })).recoveryCodes

/** A login with the right password, and the code that it waits for. */
export async function secondStep(actor: Actor): Promise<contracts.SecondStep> {
  const code = await recoveryCode(actor)
  const { username, password } = actor
  const { text } = await actor.ask(contracts.login, { body: { username, password } })
  return { challenge: (JSON.parse(text) as { challenge: string }).challenge, code }
}

const deleteAccount = async (actor: Actor): Promise<string> =>
  (await want(actor, contracts.requestAccountDeletion, { body: { password: actor.password } })).token
