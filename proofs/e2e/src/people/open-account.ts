import { getCurrentUser, type Plan, register } from '@verandah/contracts'
import type { Browser, BrowserContext } from 'playwright-core'
import { type Call, callFrom } from '../browser/call-product.ts'

export const password = 'correct horse battery staple'

type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** A person with an account: session cookies and API calls. */
export interface Person {
  readonly username: string
  readonly call: Call
  /** Current session cookies. */
  cookies(): Promise<Cookies>
  /** Stores cookies from a browser of theirs: sessions rotate. */
  keepCookies(cookies: Cookies): Promise<void>
}

/** Registers through the API. */
export async function openAccount(
  browser: Browser,
  baseUrl: string,
  { plan = 'free_trial', name = 'Kim Buyer' }: { plan?: Plan; name?: string } = {},
): Promise<Person> {
  const context = await browser.newContext()
  const call = callFrom(context, baseUrl)
  const username = `buyer${Math.random().toString(36).slice(2, 12)}`
  await call(register, { body: { username, password, email: `${username}@example.com`, name, plan } })
  await call(getCurrentUser)
  return {
    username,
    call,
    cookies: () => context.cookies(),
    keepCookies: (cookies) => context.addCookies(cookies),
  }
}
