import type * as z from 'zod/mini'
import type { ServiceName } from './services.ts'
import { withQuery, type QueryValues } from './with-query.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call: `public` anyone, `session` a signed-in user, `token` the holder of a dedicated token (a feed, a
 * refresh), `signature` a signed webhook.
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
  /** A path template with `{name}` parameters, as in OpenAPI. */
  readonly path: `/api/${string}`
  readonly service: ServiceName
  readonly auth: Access
  readonly summary: string
  readonly status: 200 | 201 | 202 | 204
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly reply?: Reply
  /** Media type of the body; `application/json` by default. */
  readonly bodyType?: string
  /**
   * Media type of the reply when it is not JSON; its handler returns bytes or text (`Bytes`), or bytes piece by piece
   * (`ByteStream`). Of several, the handler names the one that it sends.
   */
  readonly replyType?: string | readonly string[]
  /** The reply is packed for clients that accept it (packed-json.ts). */
  readonly isPackable?: boolean
  /** Body limit in bytes; 64 KiB by default. */
  readonly bodyLimitBytes?: number
  /** Served instead of the route with the same path when the query has one of these fields. */
  readonly onQuery?: z.ZodMiniObject
  /** False for internal routes between the gateway and its service. */
  readonly isExposed?: boolean
  /** Served on loopback only. */
  readonly isLocal?: boolean
  /** Login and register set cookies, so the origin is checked although no session exists yet. */
  readonly isOriginChecked?: boolean
}

type Declared = 'service' | 'name' | 'method' | 'path'
type Defaulted<Route extends RouteContract> = Omit<Route, Declared | 'auth' | 'status'> &
  Partial<Pick<Route, 'auth' | 'status'>>

/**
 * Declares a route: its service, its access, and the shape of parameters, query, body and reply. By default it takes a
 * session, and `status` is 200 with a reply and 204 without.
 */
export function defineRoute<
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
): RouteContract<Params, Query, Body, Reply, Access> {
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
export function hrefOf(route: Pick<AnyRoute, 'path'>, { params = {}, query = {} }: HrefParts = {}): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return withQuery(path, query)
}
