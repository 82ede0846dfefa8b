import type { Page } from 'playwright-core'

export const password = 'correct horse battery staple'

/** Registers with the free trial and stands at the criteria afterwards. Resolves to the username. */
export const register = async (page: Page, baseUrl: string): Promise<string> => {
  await page.goto(`${baseUrl}/auth?tab=register&plan=free_trial`)
  await page.getByLabel('Name', { exact: true }).fill('Kim Buyer')
  await page.getByLabel('Email').fill(`kim.${Math.random().toString(36).slice(2)}@example.com`)
  const username = await page.getByLabel('Username').inputValue()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/setup-property-criteria')
  return username
}

/** Richmond VIC 3121, up to $1.5M, two bedrooms or more; stands at the weights afterwards. */
export const saveCriteria = async (page: Page): Promise<void> => {
  await page.getByLabel('Suburb', { exact: true }).fill('Richm')
  await page.getByRole('option', { name: /Richmond VIC 3121/ }).click()
  await page.getByLabel('Maximum price').fill('1500000')
  await page.getByLabel('Bedrooms').selectOption('2')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL('**/setup-scoring')
}

/** Saves the weights as they are; stands at the results of a running search afterwards. */
export const saveWeights = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Scoring Weights' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL('**/search-results?searchId=**')
}

/** Fills the local card form of the payment page. */
export const payWithCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('1230')
  await page.getByLabel('Security code (CVC)').fill('123')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

/** `2026-12-05`: that many days from now. */
export const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The heart of the home whose page this is. */
export const heartOf = (page: Page) => page.getByRole('button', { name: /^Favourite/ }).first()

/** A tag on the page of a home. */
export const tagOf = (page: Page, tag: string) =>
  page.getByRole('list', { name: 'Tags of this home' }).getByText(tag, { exact: true })

/** The tag is shown at once, and sent after what was changed before it. */
export const addTag = async (page: Page, tag: string): Promise<void> => {
  const kept = page.waitForResponse(
    async (reply) => reply.request().method() !== 'GET' && reply.ok() && (await reply.text()).includes(`"${tag}"`),
  )
  await page.getByLabel('Add a tag').fill(tag)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await tagOf(page, tag).waitFor()
  await kept
}

/** Switches one factor of the score override on, at 5, and saves. */
export const overrideScore = async (page: Page, factor: string): Promise<void> => {
  await page.getByRole('button', { name: 'Adjust score' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: new RegExp(`^${factor}`) }).click()
  await dialog.getByRole('button', { name: /^Save/ }).click()
}
