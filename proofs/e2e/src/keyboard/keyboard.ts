import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const tabLimit = 150

/** Somebody without a mouse. Every step must leave a focus that can be seen. */
export const keyboardOf = (page: Page) => {
  const press = async (key: string) => {
    await page.keyboard.press(key)
    const { isSeen, name } = await focusOf(page)
    expect(isSeen, `After ${key} the focus cannot be seen on ${name}`).toBe(true)
  }
  /** Tab until the control has the focus. */
  const reach = async (control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await control.first().waitFor()
    for (let step = 0; step < tabLimit && !(await isFocused(control)); step += 1) await press(key)
    expect(await isFocused(control), `${String(control)} is not reached by ${key}`).toBe(true)
  }
  const type = async (control: Locator, words: string) => {
    await reach(control)
    await page.keyboard.type(words)
  }
  const activate = async (
    control: Locator,
    key: 'Enter' | 'Space' = 'Enter',
    onTheWay: 'Tab' | 'Shift+Tab' = 'Tab',
  ) => {
    await reach(control, onTheWay)
    await page.keyboard.press(key)
  }
  /** After a navigation the focus stands at the start of the new page. */
  const arrive = (address: string) => page.waitForURL(address)
  return { press, reach, type, activate, arrive }
}

const isFocused = (control: Locator): Promise<boolean> =>
  control.first().evaluate((element) => element === document.activeElement)

/** A ring, or a heading that took the focus after a navigation, or nothing yet. */
const focusOf = (page: Page): Promise<{ isSeen: boolean; name: string }> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = document.activeElement
    if (element === null || element === document.body) return { isSeen: true, name: 'nothing' }
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const isOnScreen = box.bottom > 0 && box.top < window.innerHeight
    const hasRing = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
    const isPlace = element.getAttribute('tabindex') === '-1'
    return { isSeen: isPlace || (hasRing && isOnScreen), name: `${element.tagName} ${element.outerHTML.slice(0, 200)}` }
  })
