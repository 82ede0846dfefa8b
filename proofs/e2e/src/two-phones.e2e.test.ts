import { inviteToHousehold, joinHousehold, login, saveProperty } from '@verandah/contracts'
import type { Page } from 'playwright-core'
import { beforeAll, describe, it } from 'vitest'
import { callFrom } from './browser/call-product.ts'
import { browserPath } from './open-browser.ts'
import { openAccount, password, type Person } from './people/open-account.ts'
import { saveOpenHomes } from './people/save-open-homes.ts'
import { useProduct } from './use-product.ts'

describe.runIf(browserPath() !== undefined)('two phones at one home without a signal', () => {
  const { url, browser } = useProduct()
  let anna: Person
  let homeId: string

  /** A phone of its own session, at the page of the visit. */
  const phoneOf = async ({ username }: Person): Promise<Page> => {
    const context = await browser().newContext({ viewport: { width: 375, height: 812 } })
    await callFrom(context, url())(login, { body: { username, password } })
    const page = await context.newPage()
    await page.goto(`${url()}/visit/${homeId}`)
    await page.getByRole('heading', { name: 'What to look at' }).waitFor()
    return page
  }

  beforeAll(async () => {
    anna = await openAccount(browser(), url(), { name: 'Anna Lane' })
    homeId = (await saveOpenHomes(anna.call, 1))[0]?.id ?? 'none'
  })

  it('of one buyer lose neither text of a note that both changed', async () => {
    const phones = [await phoneOf(anna), await phoneOf(anna)] as const
    await addNote(phones[0], 'Damp')
    await isSaved(phones[0])
    await phones[1].reload()
    await phones[1].getByText('Damp', { exact: true }).waitFor()
    await setOffline(phones, true)
    await editNote(phones[0], 'Damp', 'Damp in the hall')
    await editNote(phones[1], 'Damp', 'Damp by the stairs')
    for (const phone of phones) {
      await phone.context().setOffline(false)
      await isSaved(phone)
    }
    for (const phone of phones) {
      await phone.reload()
      for (const text of ['Damp in the hall', 'Damp by the stairs'])
        await phone.getByText(text, { exact: true }).waitFor()
    }
    await Promise.all(phones.map((phone) => phone.context().close()))
  })

  it('of one household show each what the other wrote down', async () => {
    const tom = await openAccount(browser(), url(), { name: 'Tom Reed' })
    const { token } = await anna.call(inviteToHousehold, { body: {} })
    await tom.call(joinHousehold, { body: { token } })
    await tom.call(saveProperty, { body: { userId: 1, propertyId: homeId } })
    const phones = [await phoneOf(anna), await phoneOf(tom)] as const
    await setOffline(phones, true)
    await addNote(phones[0], 'Trams all day')
    await addNote(phones[1], 'The pool is green')
    await setOffline(phones, false)
    for (const phone of phones) await isSaved(phone)
    for (const phone of phones) await phone.reload()
    await theirs(phones[0], 'Tom Reed').getByText('The pool is green').waitFor()
    await theirs(phones[1], 'Anna Lane').getByText('Trams all day').waitFor()
  })
})

const setOffline = (phones: readonly Page[], isOffline: boolean) =>
  Promise.all(phones.map((phone) => phone.context().setOffline(isOffline)))

const addNote = async (phone: Page, text: string): Promise<void> => {
  await phone.getByLabel('New note').fill(text)
  await phone.getByRole('button', { name: 'Add the note' }).click()
}

const editNote = async (phone: Page, before: string, after: string): Promise<void> => {
  await phone.getByRole('button', { name: `Edit “${before}”` }).click()
  await phone.getByLabel('Note', { exact: true }).fill(after)
  await phone.keyboard.press('Tab')
  await phone.getByText(/waits on this device/).waitFor()
}

const isSaved = (phone: Page) => phone.getByText('Everything is saved').waitFor()

const theirs = (phone: Page, name: string) => phone.getByRole('region', { name: new RegExp(`^What ${name} kept`) })
