import { getSharedHome, hrefOf, overrideScore, saveProperty, SharedHome } from '@verandah/contracts'
import type { BrowserContext } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { browserPath } from './open-browser.ts'
import { openAccount } from './people/open-account.ts'
import { searchIndifferently, type Belongings } from './people/seed-buyer.ts'
import { useProduct } from './use-product.ts'

describe.runIf(browserPath() !== undefined)('a home that a buyer shares', () => {
  const { url, browser } = useProduct()
  let home: Belongings['homes'][number]
  let link: string
  let buyer: BrowserContext

  beforeAll(async () => {
    const person = await openAccount(browser(), url())
    const { searchId, homes } = await searchIndifferently(person)
    home = homes[0] ?? expect.fail('The market has no homes')
    const mine = { notes: 'canary note', tags: ['canary tag'], favorite: true, score: home.score, searchId }
    await person.call(saveProperty, { body: { userId: 1, propertyId: home.id, ...mine } })
    const scoreOverrides = { price: 9, features: { 'canary feature': 7 } }
    await person.call(overrideScore, { params: { id: home.id }, body: { scoreOverrides } })
    buyer = await browser().newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    await buyer.addCookies(await person.cookies())
  })

  it('has a link that the buyer copies', async () => {
    const page = await buyer.newPage()
    await page.goto(`${url()}/property/${home.id}`)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('button', { name: 'Link copied' }).waitFor()
    link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(new RegExp(`^${url()}/shared/[0-9a-f]{32}$`))
    await page.close()
  })

  it('opens for a visitor without a session, and shows nothing of the buyer', async () => {
    const visitor = await browser().newContext()
    const page = await visitor.newPage()
    const answers: string[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/api/')) answers.push(`${response.status()} ${await response.text()}`)
    })
    const opened = await page.goto(link)
    expect(opened?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' })
    await page.getByRole('heading', { name: 'Description' }).waitFor()
    await page.getByText(`${home.suburb} ${home.state} ${home.postcode}`, { exact: true }).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(answers).toHaveLength(1)
    expect(answers[0]).toMatch(/^200 /)
    expect(answers[0]).not.toMatch(/canary|hiddenPrice|scoreOverrides|"score"|breakdown|notes/)
    const token = link.split('/').at(-1) ?? ''
    const alone = await visitor.request.get(`${url()}${hrefOf(getSharedHome, { params: { token } })}`)
    expect(Object.keys((await alone.json()) as object).toSorted()).toEqual(Object.keys(SharedHome.shape).toSorted())
    await page.getByRole('link', { name: 'See how it scores for you' }).click()
    await page.getByRole('heading', { name: 'Create your account' }).waitFor()
    await visitor.close()
  })

  it('leads its buyer back to their own page of it', async () => {
    const page = await buyer.newPage()
    await page.goto(link)
    await page.getByRole('link', { name: 'Open in Verandah' }).click()
    await page.waitForURL(`**/property/${home.id}`)
    await page.getByRole('button', { name: 'Adjust score' }).waitFor()
    await page.close()
  })

  it('says when a link does not work', async () => {
    const page = await browser().newPage()
    await page.goto(`${url()}/shared/${'0'.repeat(32)}`)
    await page.getByText('This link no longer works').waitFor()
    await page.close()
  })
})
