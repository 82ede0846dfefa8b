import type { Page } from 'playwright-core'

/** Returns focusable elements that are fully covered when focused (WCAG 2.4.11), moving down the page and up again. */
export async function hiddenFocusOf(page: Page): Promise<string[]> {
  // Moves the pointer away, since hovering would open tooltips while scrolling.
  await page.mouse.move(0, 0)
  return page.evaluate(async () => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const places = [0.1, 0.3, 0.5, 0.7, 0.9]
    const shown = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    )
    const isSeen = (element: HTMLElement): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect()
      // Focus proxies have no size.
      if (width <= 1) return true
      const isOurs = (hit: Element): boolean =>
        element.contains(hit) || hit.contains(element) || hit.closest('label')?.htmlFor === element.id
      // Toasts disappear by themselves.
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
      // Checks again without a frame between, since content that is loading can shift the element.
      focusAnew(element)
      if (isHidden(element)) hidden.add(element.outerHTML.slice(0, 160))
    }
    return [...hidden]
  })
}

/** Returns texts that become cut off with wider text spacing (WCAG 1.4.12). */
export async function wordsCutBySpacing(page: Page): Promise<string[]> {
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
        // Skips texts for screen readers or find-in-page, which have no size, and intended line clamps.
        if (width <= 1 || (height <= 1 && overflowY !== 'visible') || webkitLineClamp !== 'none') return false
        if (overflowX === 'auto' || overflowY === 'auto') return false
        if (overflowX !== 'visible' && (words.right > right + 1 || words.left < left - 1)) return true
        if (overflowY !== 'visible' && (words.bottom > bottom + 1 || words.top < top - 1)) return true
        if (position === 'fixed') return false
      }
      return false
    }
    while (walker.nextNode() !== null) {
      const { textContent, parentElement } = walker.currentNode
      // Far from the viewport, content that is skipped keeps the size that it had when it was last drawn.
      const isDrawn = parentElement?.checkVisibility({ contentVisibilityAuto: true }) === true
      if (textContent?.trim() !== '' && isDrawn && isCut(walker.currentNode)) cut.push(textContent?.trim() ?? '')
    }
    return cut
  })
