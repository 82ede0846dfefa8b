import type { BrowserContext } from 'playwright-core'

export interface SeenToast {
  readonly title: string
  readonly description: string
  readonly isDestructive: boolean
}

/** Records every toast on the pages of a context, in order. */
export async function watchToasts(context: BrowserContext): Promise<readonly SeenToast[]> {
  const seen: SeenToast[] = []
  await context.exposeBinding('sawToast', (_, toast: SeenToast) => void seen.push(toast))
  await context.addInitScript(() => {
    const told = new WeakSet<Element>()
    const look = () => {
      for (const item of document.querySelectorAll('[role="region"] > ol > li[data-state="open"]')) {
        const words = [...(item.querySelector('div')?.children ?? [])].map(({ textContent }) => textContent)
        if (told.has(item) || words.length === 0) continue
        told.add(item)
        const toast = {
          title: words[0] ?? '',
          description: words[1] ?? '',
          isDestructive: item.className.includes('danger'),
        }
        ;(window as unknown as { sawToast: (toast: unknown) => void }).sawToast(toast)
      }
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  return seen
}
