import type * as z from 'zod/mini'
import type { ServiceName } from './services.ts'
import { withQuery, type QueryValues } from './with-query.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call: `public` anybody, `session` a signed-in user, `token` the holder of a token of its own (a feed, a refresh),
 * `signature` a signed webhook.
 */
export type Auth = 'public' | 'session' | 'token' | 'signature'

type Fields = z.ZodMiniType<object>

export interface RouteContract<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Access extends Auth = Auth,
> {
  readonly name: string
  readonly method: Method
  /** With `{name}` for parameters, as in OpenAPI. */
  readonly path: `/api/${string}`
  readonly service: ServiceName
  readonly auth: Access
  readonly summary: string
  readonly status: 200 | 201 | 202 | 204
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly reply?: Reply
  /** Media type of the body; `application/json` unless said. */
  readonly bodyType?: string
  /** Media type of the reply when it is not JSON; its handler returns bytes or text (`Bytes`). */
  readonly replyType?: string
  /** Its reply is packed for whoever accepts that (packed-json.ts). */
  readonly isPackable?: boolean
  /** Largest body in bytes; 64 KiB unless said. */
  readonly bodyLimitBytes?: number
  /** Answers in place of the call with the same address where the query has one of these fields. */
  readonly onQuery?: z.ZodMiniObject
  /** False keeps a route between the gateway and its service. */
  readonly isExposed?: boolean
  /** Served to this machine alone. */
  readonly isLocal?: boolean
  /** Login and register set cookies from a form: same-origin is checked although no session exists yet. */
  readonly isOriginChecked?: boolean
}

type Declared = 'service' | 'name' | 'method' | 'path'
type Defaulted<Route extends RouteContract> = Omit<Route, Declared | 'auth' | 'status'> &
  Partial<Pick<Route, 'auth' | 'status'>>

/**
 * Declares a call once: who serves it, who may call it, and the shape of everything that crosses. Unless said, it takes a session, and
 * `status` is 200 with a reply and 204 without one.
 */
export const defineRoute = <
  Params extends Fields = never,
  Query extends Fields = never,
  Body extends z.ZodMiniType = never,
  Reply extends z.ZodMiniType = never,
  const Access extends Auth = 'session',
>(
  service: ServiceName,
  name: string,
  call: `${Method} /api/${string}`,
  route: Defaulted<RouteContract<Params, Query, Body, Reply, Access>>,
): RouteContract<Params, Query, Body, Reply, Access> => {
  const [method, path] = call.split(' ') as [Method, RouteContract['path']]
  const auth = route.auth ?? ('session' as Access)
  return { status: route.reply ? 200 : 204, ...route, auth, service, name, method, path }
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a list of routes holds every shape
export type AnyRoute = RouteContract<any, any, any, any>

type Output<Schema> = [Schema] extends [never] ? undefined : Schema extends z.ZodMiniType ? z.output<Schema> : undefined
type Input<Schema> = [Schema] extends [never] ? undefined : Schema extends z.ZodMiniType ? z.input<Schema> : undefined
type PartOf<Route, Part extends keyof RouteContract> =
  Route extends Partial<Record<Part, infer Schema>> ? Exclude<Schema, undefined> : never

export type ParamsOf<Route extends AnyRoute> = Output<PartOf<Route, 'params'>>
export type QueryOf<Route extends AnyRoute> = Output<PartOf<Route, 'query'>>
export type BodyOf<Route extends AnyRoute> = Output<PartOf<Route, 'body'>>
export type ReplyOf<Route extends AnyRoute> = Output<PartOf<Route, 'reply'>>
export type QueryInput<Route extends AnyRoute> = Input<PartOf<Route, 'query'>>
export type BodyInput<Route extends AnyRoute> = Input<PartOf<Route, 'body'>>

interface HrefParts {
  params?: Record<string, string> | undefined
  query?: QueryValues | undefined
}

/** The address of a call: `hrefOf(getProperty, { params: { id } })`. Undefined query values are left out. */
export const hrefOf = (route: Pick<AnyRoute, 'path'>, { params = {}, query = {} }: HrefParts = {}): string => {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return withQuery(path, query)
}
