import type * as contracts from '@verandah/contracts'
import type { AnyRoute, Auth, BodyOf, ParamsOf, QueryOf, ReplyOf } from '@verandah/contracts'
import type { Caller } from './session.ts'

type CallerOf<Access extends Auth> = Access extends 'session' ? Caller : Caller | null

/** A checked request: everything here has passed the route's contract. */
export interface Call<Route extends AnyRoute = AnyRoute> {
  readonly params: ParamsOf<Route>
  readonly query: QueryOf<Route>
  readonly body: BodyOf<Route>
  readonly caller: CallerOf<Route['auth']>
  /** The streamed body, read on demand; only where the contract names a `bodyType`. */
  readonly bytes: AsyncIterable<Buffer>
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly remoteAddress: string
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal
}

/** A reply with headers of its own. */
export class Answer<Body> {
  readonly body: Body
  readonly headers: Readonly<Record<string, string | string[]>>
  /** Instead of the route's own status, for a page that people read. */
  readonly status: number | undefined

  constructor(body: Body, headers: Record<string, string | string[]>, status?: number) {
    this.body = body
    this.headers = headers
    this.status = status
  }
}

/** A reply with a tag known in advance, built only for clients that do not have that version. */
export class TaggedAnswer<Body> {
  /** The `ETag` value, including quotes. */
  readonly tag: string
  readonly make: () => Promise<Answer<Body>>
  /** By default the browser keeps the reply and revalidates it each time. */
  readonly cacheControl: string
  /** Sent with a 304 too, because a browser takes over the headers of one. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    tag: string,
    make: () => Promise<Answer<Body>>,
    cacheControl = 'private, no-cache',
    headers: Record<string, string> = {},
  ) {
    this.tag = tag
    this.make = make
    this.cacheControl = cacheControl
    this.headers = headers
  }
}

export type HandlerOf<Route extends AnyRoute> = (
  call: Call<Route>,
) => Promise<ReplyOf<Route> | Answer<ReplyOf<Route>> | TaggedAnswer<ReplyOf<Route>>>

/** The handler of the route that contracts exports under a name: `Handler<'login'>`. */
export type Handler<Name extends keyof typeof contracts> = HandlerOf<Extract<(typeof contracts)[Name], AnyRoute>>

/** A route of a service: the contract, and how to make its handler from the service's context. */
export interface ServedRoute<Context> {
  readonly route: AnyRoute
  readonly create: (context: Context) => HandlerOf<AnyRoute>
}

/** Binds a use case to its contract: `serve(requestSearchRoute, requestSearch)`. */
export function serve<Route extends AnyRoute, Context>(
  route: Route,
  create: (context: Context) => HandlerOf<Route>,
): ServedRoute<Context> {
  return { route, create: create }
}

/** A route with its handler built. */
export interface ReadyRoute {
  readonly route: AnyRoute
  readonly handle: HandlerOf<AnyRoute>
}
