import type { AnyRoute, ReplyOf, RouteContract } from '@verandah/contracts'
import type { Page, Request, Route } from 'playwright-core'

/** A request of the page. */
export interface Asked {
  readonly url: URL
  readonly body: unknown
}

interface Answer<Contract extends AnyRoute> {
  reply?: ReplyOf<Contract>
  /** Raw body instead of a reply, to violate the contract. */
  text?: string
  status?: number
  headers?: Record<string, string>
}

type Answering<Contract extends AnyRoute> = Answer<Contract> | ((asked: Asked) => Answer<Contract>)

/** Answers a route by interception from now on; fails the test if a reply violates the contract. */
export async function answerAt<Contract extends AnyRoute>(
  page: Page,
  contract: Contract,
  answering: Answering<Contract>,
): Promise<Asked[]> {
  return meet(page, contract, (route, asked) => {
    const {
      reply,
      text,
      status = contract.status,
      headers = {},
    } = typeof answering === 'function' ? answering(asked) : answering
    const body = text ?? (reply === undefined ? '' : JSON.stringify(checked(contract, reply)))
    return route.fulfill({ status, headers: { 'content-type': 'application/json', ...headers }, body })
  })
}

/** Answers a route with a problem document. */
export function refuseAt(
  page: Page,
  contract: AnyRoute,
  { status = 500, code = 'unavailable', detail = 'The kettle is on.' } = {},
): Promise<Asked[]> {
  return meet(page, contract, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: `https://verandah.example/problems/${code}`, title: code, status, code, detail }),
    }),
  )
}

/** Holds a route's requests until `letGo` is called. */
export async function holdAt(page: Page, contract: AnyRoute): Promise<{ letGo: () => void }> {
  const { promise, letGo } = gate()
  await meet(page, contract, async (route) => {
    await promise
    await route.fallback().catch(() => undefined)
  })
  return { letGo }
}

/** Records a route's requests and lets them through. */
export function watchAt(page: Page, contract: AnyRoute): Promise<Asked[]> {
  return meet(page, contract, (route) => route.fallback())
}

const meet = async (
  page: Page,
  contract: AnyRoute,
  act: (route: Route, asked: Asked) => Promise<void>,
): Promise<Asked[]> => {
  const calls: Asked[] = []
  await page.route(isAddressOf(contract), async (route) => {
    if (route.request().method() !== contract.method) return route.fallback()
    const asked = askedBy(route.request())
    calls.push(asked)
    return act(route, asked)
  })
  return calls
}

const isAddressOf = ({ path }: AnyRoute) => {
  const shape = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return (url: URL): boolean => shape.test(url.pathname)
}

const askedBy = (request: Request): Asked => ({
  url: new URL(request.url()),
  body: request.postData() === null ? undefined : (request.postDataJSON() as unknown),
})

const checked = (contract: RouteContract, reply: unknown): unknown => contract.reply?.parse(reply)

const gate = () => {
  let letGo: () => void = () => undefined
  const promise = new Promise<void>((resolve) => (letGo = resolve))
  return { promise, letGo: () => letGo() }
}
