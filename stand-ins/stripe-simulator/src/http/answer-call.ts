import type { Request, RequestHandler } from 'express'
import type { ApiRoute } from '../api/routes.ts'
import type { World } from '../model/create-world.ts'
import { type Form, listOf, parseForm, textOf } from './form.ts'
import type { Idempotency, StoredAnswer } from './idempotency.ts'
import { invalidRequest, StripeError, refused } from './stripe-error.ts'

interface AnswerDeps {
  world: World
  idempotency: Idempotency
  /** Advances simulated events up to now before the call runs. */
  passTime: () => void
  /** Called after a call that may have changed something. */
  keep: () => void
}

const secretKeyRequired = 'This API call cannot be made with a publishable API key. Please use a secret API key.'

/** Handles one call synchronously, so that concurrent calls never interleave. */
export const answerCall =
  (route: ApiRoute, deps: AnswerDeps): RequestHandler<{ id?: string }> =>
  (request, response) => {
    const key = request.method === 'POST' ? request.header('idempotency-key') : undefined
    const fingerprint = `${request.originalUrl}\n${bodyOf(request)}`
    const { answer, isReplayed } = once(deps, { key, fingerprint }, () => perform(route, request, deps))
    if (request.method !== 'GET') deps.keep()
    if (isReplayed) response.set('Idempotent-Replayed', 'true')
    response.status(answer.status).json(answer.body)
  }

interface Attempt {
  key: string | undefined
  fingerprint: string
}

const once = ({ idempotency }: AnswerDeps, { key, fingerprint }: Attempt, work: () => StoredAnswer) => {
  if (key === undefined) return { answer: work(), isReplayed: false }
  const known = asAnswer(() => idempotency.find(key, fingerprint))
  if (known) return { answer: known, isReplayed: true }
  const answer = work()
  idempotency.keep(key, fingerprint, answer)
  return { answer, isReplayed: false }
}

const perform = (route: ApiRoute, request: Request<{ id?: string }>, deps: AnswerDeps): StoredAnswer =>
  asAnswer(() => {
    deps.passTime()
    const given = parseForm(request.method === 'POST' ? bodyOf(request) : queryOf(request))
    const isPublishable = keyKindOf(request as Request, given) === 'publishable'
    if (isPublishable && route.isForBrowsers !== true)
      throw invalidRequest(403, secretKeyRequired, { code: 'secret_key_required' })
    const { key: _key, ...form } = given
    const body = route.handle({ world: deps.world, id: request.params.id ?? '', form, isPublishable })
    return { status: 200, body: expand(deps.world, body, expansionsOf(form)) }
  })

/** Errors of Stripe's are responses too. */
const asAnswer = <Answer>(work: () => Answer): Answer | StoredAnswer => {
  try {
    return work()
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: { error: error.body } }
    throw error
  }
}

const bodyOf = (request: Request<{ id?: string }>): string => (typeof request.body === 'string' ? request.body : '')

const queryOf = ({ originalUrl }: Pick<Request, 'originalUrl'>): string => originalUrl.split('?')[1] ?? ''

const expansionsOf = (form: Form): string[] =>
  listOf(form, 'expand').filter((path): path is string => typeof path === 'string')

/** Returns the kind of a request's key, from its Authorization header or, for browsers, from the form. */
const keyKindOf = (request: Request, form: Form): 'secret' | 'publishable' => {
  const header = request.header('authorization') ?? ''
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(header) ?? []
  const key = /^Bearer (\S+)$/i.exec(header)?.[1] ?? Buffer.from(encoded, 'base64').toString().split(':')[0] ?? ''
  const given = key === '' ? (textOf(form, 'key') ?? '') : key
  if (given === '') throw invalidRequest(401, 'You did not provide an API key.')
  if (/^[sr]k_/.test(given)) return 'secret'
  if (given.startsWith('pk_')) return 'publishable'
  throw invalidRequest(401, 'Invalid API Key provided.')
}

/**
 * Applies `expand[]=latest_invoice.confirmation_secret`: ids become objects, and fields omitted by default are added.
 */
function expand(world: World, body: object, paths: readonly string[]): object {
  const copy = structuredClone(body)
  for (const path of paths) follow(world, copy, path.split('.'))
  return copy
}

type Node = Record<string, unknown>

const follow = (world: World, node: object, [name, ...rest]: string[]): void => {
  if (name === undefined) return
  if (Array.isArray(node)) {
    for (const item of node) follow(world, item as object, [name, ...rest])
    return
  }
  const fields = node as Node
  const value = resolve(world, fields, name)
  if (value === undefined) throw refused(`This property cannot be expanded (${name}).`, 'expand')
  fields[name] = value
  if (value !== null && typeof value === 'object') follow(world, value, rest)
}

const resolve = (world: World, node: Node, name: string): unknown => {
  const added = node.object === 'invoice' ? invoiceExtras(world, String(node.id))[name]?.() : undefined
  if (added !== undefined) return added
  const value = node[name]
  if (typeof value !== 'string') return value
  const object = shelvesOf(world)[name]?.[value]
  return object === undefined ? undefined : structuredClone(object)
}

const shelvesOf = ({ state }: World): Record<string, Record<string, object>> => ({
  default_payment_method: state.paymentMethods,
  latest_invoice: state.invoices,
})

/** Fields that Stripe sends only on request (API versions from 2025-03-31). */
const invoiceExtras = ({ state }: World, id: string): Record<string, () => unknown> => {
  const payment = state.invoicePayments[id]
  const intent = payment && state.paymentIntents[payment.payment.payment_intent]
  return {
    confirmation_secret: () => (intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null),
  }
}
