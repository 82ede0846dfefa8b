import { expect } from 'vitest'
import { keyboardOf } from '../keyboard/keyboard.ts'
import { type AtResults, expectParam, type Journey, seeCounts, seeFound } from './journey.ts'

const firstStreet = ({ page }: AtResults): Promise<string> =>
  page.getByRole('article').first().getByRole('heading').getByRole('link').innerText()

/** Three providers' adverts are merged into one home. */
const ofThree: Journey = {
  name: 'find a home at three providers as one card with three sources, and one line through its time',
  go: async ({ page, open, homes }) => {
    const home =
      homes.find(({ sources }) => new Set(sources.map(({ name }) => name)).size === 3) ??
      expect.fail('No home is at three providers')
    const [street = ''] = home.address.split(',')
    await open(`&words=${encodeURIComponent(street)}`)
    await seeCounts(page, `Showing 1 of ${homes.length}`)
    const card = page.getByRole('article')
    expect(await card.count()).toBe(1)
    const said = await card.getByText(/^Source: /).innerText()
    for (const { name } of home.sources) expect(said).toContain(name)
    await card.getByRole('link', { name: street, exact: true }).click()
    const section = (name: string) => page.getByRole('region', { name, exact: true })
    await expect.poll(() => section('Where it is listed').getByRole('listitem').count()).toBe(home.sources.length)
    const line = await section('Price and status').getByRole('list').allInnerTexts()
    expect(line).toHaveLength(1)
    for (const { name } of home.sources) expect(line[0]).toContain(name)
  },
}

/** Journeys with the homes of a list. */
export const looking: readonly Journey[] = [
  ofThree,
  {
    name: 'hide a home and say why, find it gone after a reload, and bring it back',
    go: async (at) => {
      const { page, open } = at
      await open()
      const street = await firstStreet(at)
      await page.getByRole('button', { name: `Hide ${street}` }).click()
      const undo = page.getByRole('button', { name: `Undo ${street}` })
      await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
      const reason = page.getByRole('button', { name: 'Too small' })
      const told = page.waitForResponse((reply) => reply.request().postData()?.includes('tooSmall') === true)
      await reason.click()
      expect((await told).ok()).toBe(true)
      expect(await reason.getAttribute('aria-pressed')).toBe('true')
      await page.reload()
      await seeCounts(page, '1 hidden')
      expect(await firstStreet(at)).not.toBe(street)
      await open('&hidden=only')
      await page.getByRole('button', { name: `Show again ${street}` }).click()
      await open()
      expect(await firstStreet(at)).toBe(street)
    },
  },
  {
    name: 'think better of hiding a home at once',
    go: async (at) => {
      const { page, open } = at
      await open()
      const street = await firstStreet(at)
      await page.getByRole('button', { name: `Hide ${street}` }).click()
      const shown = page.waitForResponse((reply) => reply.request().method() === 'DELETE')
      await page.getByRole('button', { name: `Undo ${street}` }).click()
      expect((await shown).ok()).toBe(true)
      await page.reload()
      await expect.poll(() => firstStreet(at)).toBe(street)
    },
  },
  {
    name: 'scan homes in rows, ten on a screen, remembered over a reload',
    go: async ({ page, open, isPhone }) => {
      await open()
      await page.getByRole('button', { name: 'Show as rows' }).click()
      await page.reload()
      await page.getByRole('button', { name: 'Show as cards' }).waitFor()
      const inSight = () =>
        page.getByRole('article').evaluateAll(
          (rows) =>
            rows.filter((row) => {
              const { top, bottom } = row.getBoundingClientRect()
              return top >= 0 && bottom <= window.innerHeight
            }).length,
        )
      await expect.poll(inSight).toBeGreaterThanOrEqual(isPhone ? 4 : 10)
      await page.getByRole('button', { name: 'Show as cards' }).click()
      await page.reload()
      await page.getByRole('button', { name: 'Show as rows' }).waitFor()
    },
  },
  {
    name: 'see a home that three providers list as one card, and on its page three sources and one story',
    go: async ({ page, open, homes, searchId }) => {
      const home = homes.find(({ sources }) => new Set(sources.map(({ provider }) => provider)).size === 3)
      const names = [...new Set(home?.sources.map(({ name }) => name))]
      expect(names).toHaveLength(3)
      const street = home?.address.split(',')[0] ?? ''
      expect(homes.filter(({ address }) => address.split(',')[0] === street)).toHaveLength(1)
      await open(`&words=${encodeURIComponent(home?.title ?? '')}`)
      const card = page.getByRole('article').filter({ hasText: street })
      await card.getByText(names.join(', ')).waitFor()
      expect(await card.count()).toBe(1)
      await page.goto(new URL(`/property/${home?.id ?? ''}?searchId=${searchId}`, page.url()).href)
      const listed = page.getByRole('region', { name: 'Where it is listed' })
      for (const name of names) await listed.getByRole('listitem').filter({ hasText: name }).waitFor()
      expect(await listed.getByRole('listitem').count()).toBe(3)
      const story = page.getByRole('region', { name: 'Price and status' }).getByRole('list')
      expect(await story.count()).toBe(1)
      const told = await story.getByRole('listitem').allInnerTexts()
      for (const name of names) expect(told.join('\n')).toContain(name)
    },
  },
]

/** The connection breaks while the map's code loads. */
export const afterLostCode: Journey = {
  name: 'open the map although its code was lost on the way',
  go: async ({ page, open }) => {
    await open()
    const isCode = /\/assets\/home-map[^/]*\.js/
    await page.route(isCode, (route) => route.abort())
    await page.getByRole('button', { name: 'Show map' }).click()
    await page.getByText('The map could not be opened').waitFor()
    await page.unroute(isCode)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.home-marker').first().waitFor()
  },
}

/** The main path through the page by keyboard: sort, filter, edit, Apply. */
export const byKeyboard: Journey = {
  name: 'sort, filter and edit the search without a mouse',
  go: async ({ page, open, homes, searchId }) => {
    const keyboard = keyboardOf(page)
    const large = homes.filter(({ bedrooms }) => (bedrooms ?? 0) >= 4)
    await open()
    await keyboard.reach(page.getByLabel('Sort by'))
    await page.keyboard.type('Newest')
    await expectParam(page, 'sort', 'newest')
    await keyboard.activate(page.getByRole('button', { name: /^Filter/ }))
    await keyboard.reach(page.getByLabel('Townhouse', { exact: true }))
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await seeCounts(page, /^Showing \d+ of/)
    await keyboard.activate(page.getByRole('button', { name: 'Edit search' }), 'Enter', 'Shift+Tab')
    const dialog = page.getByRole('dialog', { name: 'Edit search' })
    await keyboard.reach(dialog.getByLabel('Bedrooms'))
    await page.keyboard.type('4')
    await keyboard.activate(dialog.getByRole('button', { name: 'Apply' }))
    await seeFound(page, large.length)
    await page.goBack()
    await expectParam(page, 'searchId', searchId)
  },
}
