import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { untilCalm } from './browser/until-calm.ts'
import { keyboardOf } from './keyboard/keyboard.ts'
import { browserPath } from './open-browser.ts'
import { openAccount } from './people/open-account.ts'
import { type ProductInUse, useProduct } from './use-product.ts'

const password = 'correct horse battery staple'

let page: Page
let keyboard: ReturnType<typeof keyboardOf>

describe.runIf(browserPath() !== undefined)('a buyer without a mouse', () => {
  const product = useProduct()
  const { url, browser } = product

  beforeAll(async () => {
    page = await browser().newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    keyboard = keyboardOf(page)
    await page.goto(url())
  })

  describe('sets up', setsUp)
  describe('finds homes', findsHomes)
  describe('looks together', () => looksTogether(product))
})

function setsUp(): void {
  it('skips to the content, and finds the way to register', async () => {
    await keyboard.reach(page.getByRole('link', { name: 'Skip to content' }))
    await page.keyboard.press('Enter')
    await keyboard.activate(page.getByRole('main').getByRole('link', { name: 'Create Account' }))
    await keyboard.arrive('**/auth?tab=register')
  })

  it('registers', async () => {
    await keyboard.type(page.getByLabel('Name', { exact: true }), 'Kim Buyer')
    await keyboard.type(page.getByLabel('Email'), `kim.${Math.random().toString(36).slice(2)}@example.com`)
    await keyboard.type(page.getByLabel('Password', { exact: true }), password)
    await keyboard.type(page.getByLabel('Confirm password'), password)
    await keyboard.reach(page.getByLabel('Plan'))
    await page.keyboard.type('Free')
    await keyboard.activate(page.getByRole('button', { name: 'Create Account' }))
    await keyboard.arrive('**/setup-property-criteria')
  })

  it('chooses a suburb from the suggestions and a number of bedrooms', async () => {
    await keyboard.type(page.getByLabel('Suburb', { exact: true }), 'Richmond')
    await page.getByRole('option', { name: /Richmond VIC 3121/ }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await keyboard.reach(page.getByLabel('Bedrooms'))
    await page.keyboard.type('2')
    await keyboard.activate(page.getByRole('button', { name: 'Save and continue' }))
    await keyboard.arrive('**/setup-scoring')
  })

  it('moves a weight and starts the search', async () => {
    await keyboard.reach(page.getByRole('tab', { name: 'Ideal Criteria' }))
    await keyboard.press('ArrowRight')
    const price = page.getByRole('slider', { name: 'Price' })
    await keyboard.reach(price)
    await keyboard.press('End')
    expect(await price.getAttribute('aria-valuenow')).toBe('10')
    await keyboard.activate(page.getByRole('button', { name: 'Save', exact: true }))
    await keyboard.arrive('**/search-results?searchId=**')
    await page.getByText('Search in progress...').waitFor({ state: 'hidden' })
  })
}

function findsHomes(): void {
  it('skips the filters', async () => {
    await keyboard.reach(page.getByRole('link', { name: 'Skip to homes' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('homes-found')
  })

  it('opens and closes the reasons of the best home', async () => {
    // Which home is best may still change: focus would go on from one that is no longer first.
    await untilCalm(page)
    const badge = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Score/ })
    await keyboard.activate(badge)
    await page.getByRole('region', { name: /^Score of/ }).waitFor()
    await keyboard.activate(badge, 'Space')
    await page.getByRole('region', { name: /^Score of/ }).waitFor({ state: 'hidden' })
  })

  it('gives three homes a heart', async () => {
    for (const index of [0, 1, 2]) {
      const heart = page
        .getByRole('article')
        .nth(index)
        .getByRole('button', { name: /favou?rite/i })
      await keyboard.reach(heart, index === 0 ? 'Shift+Tab' : 'Tab')
      await page.keyboard.press('Space')
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    }
  })

  it('compares the three on the shortlist', async () => {
    const shortlist = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shortlist' })
    await keyboard.reach(shortlist, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await keyboard.arrive('**/my-properties')
    for (const index of [0, 1, 2]) {
      await keyboard.activate(
        page
          .getByRole('article')
          .nth(index)
          .getByRole('button', { name: /compar/i }),
      )
    }
    await keyboard.reach(page.getByRole('tab', { name: /^Saved/ }), 'Shift+Tab')
    await keyboard.press('End')
    await expect.poll(() => page.getByRole('columnheader').count()).toBeGreaterThanOrEqual(3)
  })
}

function looksTogether({ url, browser }: ProductInUse): void {
  let friend: Page
  let link: string
  const main = (of: Page) => of.getByRole('main')

  it('opens the household from the menu, and invites somebody', async () => {
    const menu = page.getByRole('button', { name: /^Your account/ })
    await keyboard.activate(menu, 'Enter', 'Shift+Tab')
    await keyboard.activate(page.getByRole('link', { name: 'Household' }))
    await keyboard.arrive('**/household')
    await keyboard.activate(main(page).getByRole('button', { name: 'Invite somebody' }))
    link = await focusedLink(page)
  })

  it('revokes that invite, after being asked, and makes another', async () => {
    await keyboard.activate(main(page).getByRole('button', { name: /^Revoke/ }))
    await keyboard.activate(page.getByRole('dialog').getByRole('button', { name: 'Revoke invite' }))
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await main(page)
      .getByRole('button', { name: /^Revoke/ })
      .waitFor({ state: 'hidden' })
    await expectFocusIn(main(page))
    await keyboard.activate(main(page).getByRole('button', { name: 'Invite somebody' }))
    const another = await focusedLink(page)
    expect(another).not.toBe(link)
    link = another
  })

  it('a friend joins with the link, and leaves again', async () => {
    const context = await browser().newContext({ reducedMotion: 'reduce' })
    const person = await openAccount(browser(), url(), { name: 'Tom Reed' })
    await context.addCookies(await person.cookies())
    friend = await context.newPage()
    const theirs = keyboardOf(friend)
    await friend.goto(link)
    await theirs.activate(main(friend).getByRole('button', { name: 'Join the household' }))
    await theirs.arrive('**/household')
    await friend.getByRole('list', { name: 'Members' }).getByText('Kim Buyer').waitFor()
    await theirs.activate(main(friend).getByRole('button', { name: 'Leave the household' }))
    await theirs.activate(friend.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }))
    await friend.getByRole('heading', { name: 'You’re looking on your own' }).waitFor()
    await expectFocusIn(main(friend))
  })
}

/** Not lost with the button that was pressed. */
const expectFocusIn = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true)

/** The new link has the focus, so that it can be copied at once. */
const focusedLink = async (page: Page): Promise<string> => {
  const field = page.getByLabel('Invite link')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  return field.inputValue()
}
