import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const tabLimit = 150

/** A keyboard user. Every key press must leave a visible focus. */
export function keyboardOf(page: Page) {
  const press = async (key: string) => {
    await page.keyboard.press(key)
    const { isSeen, name } = await focusOf(page)
    expect(isSeen, `After ${key} the focus cannot be seen on ${name}`).toBe(true)
  }
  /** Presses Tab until the control has focus. */
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
  /** Waits for a navigation, after which focus is at the start of the page. */
  const arrive = (address: string) => page.waitForURL(address)
  return { press, reach, type, activate, arrive }
}

const isFocused = (control: Locator): Promise<boolean> =>
  control.first().evaluate((element) => element === document.activeElement)

/** Returns whether the focus is visible: a ring, a heading focused after a navigation, or nothing focused yet. */
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
