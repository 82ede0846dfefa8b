import type { Page } from 'playwright-core'

/** Whatever can have the focus and lies wholly under something else then (WCAG 2.4.11), going down the page and up again. */
export const hiddenFocusOf = async (page: Page): Promise<string[]> => {
  // A pointer that rests on what scrolls past opens tooltips of its own.
  await page.mouse.move(0, 0)
  return page.evaluate(async () => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const places = [0.1, 0.3, 0.5, 0.7, 0.9]
    const shown = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    )
    const isSeen = (element: HTMLElement): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect()
      // What only hands the focus on has no size.
      if (width <= 1) return true
      const isOurs = (hit: Element): boolean =>
        element.contains(hit) || hit.contains(element) || hit.closest('label')?.htmlFor === element.id
      // A message goes by itself.
      const isMessage = (hit: Element): boolean => hit.closest('[role=region][aria-label*=Notifications]') !== null
      const points = places.flatMap((x) => places.map((y) => [left + x * width, top + y * height] as const))
      return points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (isOurs(hit) || isMessage(hit))
      })
    }
    const focusAnew = (element: HTMLElement): void => {
      element.blur()
      element.focus()
    }
    const isHidden = (element: HTMLElement): boolean => document.activeElement === element && !isSeen(element)
    const hidden = new Set<string>()
    for (const element of [...shown, ...shown.toReversed()]) {
      if (!element.isConnected || element.closest('[inert]') !== null) continue
      focusAnew(element)
      await new Promise(requestAnimationFrame)
      if (!isHidden(element)) continue
      // What loads in that moment moves what is below it: so it is looked at again, with no frame between.
      focusAnew(element)
      if (isHidden(element)) hidden.add(element.outerHTML.slice(0, 160))
    }
    return [...hidden]
  })
}

/** Words that are cut off once a reader sets text wider (WCAG 1.4.12), and were not before. */
export const wordsCutBySpacing = async (page: Page): Promise<string[]> => {
  const before = new Set(await cutWords(page))
  await page.evaluate(setTextWider)
  return (await cutWords(page)).filter((words) => !before.has(words))
}

const setTextWider = () => {
  const spacing = new CSSStyleSheet()
  spacing.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `)
  document.adoptedStyleSheets.push(spacing)
}

const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    const isCut = (text: Node): boolean => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const words = range.getBoundingClientRect()
      for (let box = text.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(box)
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect()
        // What is for screen readers, or for the browser's own search, has no size; an excerpt is cut by intent.
        if (width <= 1 || (height <= 1 && overflowY !== 'visible') || webkitLineClamp !== 'none') return false
        if (overflowX === 'auto' || overflowY === 'auto') return false
        if (overflowX !== 'visible' && (words.right > right + 1 || words.left < left - 1)) return true
        if (overflowY !== 'visible' && (words.bottom > bottom + 1 || words.top < top - 1)) return true
        if (position === 'fixed') return false
      }
      return false
    }
    while (walker.nextNode() !== null) {
      const text = walker.currentNode
      if (text.textContent?.trim() !== '' && text.parentElement?.checkVisibility() === true && isCut(text))
        cut.push(text.textContent?.trim() ?? '')
    }
    return cut
  })
