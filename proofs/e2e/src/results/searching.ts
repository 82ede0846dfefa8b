import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { expectParam, type AtResults, type Journey, param, seeFound } from './journey.ts'

/** Opens the dialog that edits every filter: from a chip on wide screens, from the bar on a phone. */
const editSearch = async ({ page, isPhone }: AtResults, chip: string) => {
  if (isPhone) await page.getByRole('button', { name: /Edit$/ }).click()
  else await page.getByRole('list', { name: 'Active filters' }).getByRole('button', { name: chip, exact: true }).click()
  return page.getByRole('dialog', { name: 'Edit search' })
}

const bottomOf = async (control: Locator): Promise<number> => {
  const box = await control.boundingBox()
  return box === null ? Infinity : box.y + box.height
}

const untilAnother = async ({ page, searchId }: AtResults): Promise<void> => {
  await expect.poll(() => param(page, 'searchId')).not.toBe(searchId)
  await seeFound(page, /^Found \d+ Propert/)
}

/** Journeys that start another search; Back returns to the previous one. */
export const searching: readonly Journey[] = [
  {
    name: 'edit a filter in place, Apply without scrolling to it, and go back to the search before',
    go: async (at) => {
      const { page, homes, searchId, isPhone } = at
      await at.open()
      const dialog = await editSearch(at, 'Richmond, VIC 3121')
      const apply = dialog.getByRole('button', { name: 'Apply' })
      await expect.poll(() => bottomOf(apply)).toBeLessThanOrEqual(page.viewportSize()!.height)
      await dialog.getByLabel('Bedrooms').selectOption('4')
      await apply.click()
      await untilAnother(at)
      const large = homes.filter(({ bedrooms }) => (bedrooms ?? 0) >= 4)
      await seeFound(page, large.length)
      if (!isPhone) {
        await page.getByRole('button', { name: 'Remove 4+ bedrooms' }).click()
        await page.getByRole('button', { name: 'Apply', exact: true }).click()
        await seeFound(page, homes.length)
        await page.goBack()
        await seeFound(page, large.length)
      }
      await page.goBack()
      await seeFound(page, homes.length)
      await expectParam(page, 'searchId', searchId)
    },
  },
  {
    name: 'look into the suburbs around as well, which do not count as chosen',
    go: async (at) => {
      const { page, homes, isPhone } = at
      await at.open()
      const dialog = await editSearch(at, 'Richmond, VIC 3121')
      await dialog.getByLabel('Surrounding suburbs').selectOption({ label: 'Within 2 km' })
      await dialog.getByRole('button', { name: 'Apply' }).click()
      await untilAnother(at)
      const heading = page.getByRole('heading', { name: /^Found/ })
      await expect.poll(async () => Number(/\d+/.exec(await heading.innerText())?.[0])).toBeGreaterThan(homes.length)
      const chip = isPhone ? page.getByRole('button', { name: /\+2 km/ }) : page.getByText('Surrounding suburbs, 2 km')
      await chip.waitFor()
    },
  },
]
