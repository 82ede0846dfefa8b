import { paths } from '@verandah/contracts'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { browserPath } from './open-browser.ts'
import { until } from './browser/until.ts'
import { openAccount, type Person } from './people/open-account.ts'
import { type Belongings, seedBuyer } from './people/seed-buyer.ts'
import { useProduct } from './use-product.ts'

const untilOneHome = (page: Page) =>
  until(
    () => page.getByRole('article').count(),
    (count) => count === 1,
  )

const windowOf = async (browser: Browser, person: Person, width: number): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  await context.addCookies(await person.cookies())
  return context.newPage()
}

describe.runIf(browserPath() !== undefined)('two buyers in two windows', () => {
  const { url, browser } = useProduct()
  let anna: Page
  let tom: Page
  let belongings: Belongings
  let link: string

  const home = (page: Page) => {
    const { address = '' } = belongings.saved[3] ?? {}
    return page.getByRole('article', { name: new RegExp(`^${address.split(',')[0]}`) }).first()
  }

  beforeAll(async () => {
    const [first, second] = await Promise.all([
      openAccount(browser(), url(), { name: 'Anna Lane' }),
      openAccount(browser(), url(), { name: 'Tom Reed' }),
    ])
    belongings = await seedBuyer(first)
    anna = await windowOf(browser(), first, 1280)
    tom = await windowOf(browser(), second, 375)
  })

  it('one invites by a link that the other may look at before joining', async () => {
    await anna.goto(`${url()}${paths.household}`)
    await anna.getByRole('heading', { name: 'You’re looking on your own' }).waitFor()
    await anna.getByRole('button', { name: 'Invite somebody' }).click()
    link = await anna.getByLabel('Invite link').inputValue()
    expect(link).toMatch(new RegExp(`^${url()}/join-household#[\\w-]{43}$`))
    const passerBy = await browser().newPage()
    await passerBy.goto(link)
    await passerBy.getByRole('link', { name: 'Register to join' }).waitFor()
    await passerBy.close()
    await tom.goto(link)
    await tom.getByText('invites you to their household').waitFor()
    expect(await tom.getByRole('main').innerText()).toContain('Anna Lane')
    await tom.getByRole('button', { name: 'Join the household' }).click()
    await tom.getByRole('list', { name: 'Members' }).getByText('Anna Lane').waitFor()
    await tom.goto(link)
    await tom.getByRole('heading', { name: 'This invite has been used' }).waitFor()
  })

  it('both see what the other says of a home, and agree on one', async () => {
    await tom.goto(`${url()}${paths.shortlist}`)
    await home(tom).getByText('Saved by Anna Lane').waitFor()
    await home(tom).getByRole('button', { name: 'Save it too' }).click()
    await home(tom)
      .getByRole('button', { name: /^Love / })
      .click()
    await anna.goto(`${url()}${paths.shortlist}`)
    await home(anna).getByText('Tom Reed').waitFor()
    await home(anna)
      .getByRole('button', { name: /^Love / })
      .click()
    for (const page of [anna, tom]) {
      await page.reload()
      await page.getByRole('button', { name: /^Everybody loves it\s*1$/ }).click()
      await home(page).waitFor()
      await untilOneHome(page)
    }
  })

  it('the homes of a search are ranked for both', async () => {
    await anna.goto(`${url()}${paths.together.href(belongings.searchId)}`)
    await anna.getByRole('heading', { name: new RegExp(`^${belongings.homes.length} homes`) }).waitFor()
    expect(await anna.getByRole('main').innerText()).toContain('Tom’s')
  })

  it('whoever leaves takes their own along, and neither sees the other', async () => {
    await tom.goto(`${url()}${paths.household}`)
    await tom.getByRole('button', { name: 'Leave the household' }).click()
    await tom.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
    await tom.getByRole('heading', { name: 'You’re looking on your own' }).waitFor()
    await tom.goto(`${url()}${paths.shortlist}`)
    await home(tom)
      .getByRole('button', { name: /^Love /, pressed: true })
      .waitFor()
    expect(await tom.getByRole('main').innerText()).not.toContain('Anna Lane')
    await anna.goto(`${url()}${paths.shortlist}`)
    await home(anna)
      .getByRole('button', { name: /^Love /, pressed: true })
      .waitFor()
    expect(await anna.getByRole('main').innerText()).not.toContain('Tom Reed')
  })
})
