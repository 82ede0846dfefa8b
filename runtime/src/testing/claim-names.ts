import { login, register } from '@verandah/contracts'
import { createBrowser } from './browser.ts'
import { password } from './buyer.ts'

const rivals = ['one', 'two', 'three']

const emailOf = (username: string, rival: string) => `${username}.${rival}@example.com`

/**
 * Several buyers claim the same username at once. Resolves to the email addresses of those whose claim was confirmed.
 */
export async function claimName(baseUrl: string, username: string): Promise<string[]> {
  const replies = await Promise.all(
    rivals.map((rival) =>
      createBrowser(baseUrl)(register, {
        body: { username, password, email: emailOf(username, rival), name: 'Kim Buyer', plan: 'free_trial' },
      }),
    ),
  )
  const odd = replies.find(({ status }) => status !== 201 && status !== 409)
  if (odd) throw new Error(`A registration was answered ${odd.status}`)
  return replies.filter(({ status }) => status === 201).map(({ body }) => body.email)
}

/** Returns the email address of the account that this username signs in to; null if none. */
export async function ownerOf(baseUrl: string, username: string): Promise<string | null> {
  const { status, body } = await createBrowser(baseUrl)(login, { body: { username, password } })
  return status === 200 ? body.email : null
}
