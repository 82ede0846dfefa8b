import type { Page } from 'playwright-core'

const password = 'correct horse battery staple'

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
  await page.getByLabel('Suburb').fill('Richm')
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
