import { type RefObject, useLayoutEffect } from 'react'

/**
 * Moves focus when an element unmounts with focus inside: to the first match of `heirs` around it, or to the
 * page's heading.
 */
export function useHandOnFocus(place: RefObject<HTMLElement | null>, heirs: string): void {
  useLayoutEffect(() => {
    const leaving = place.current
    return () => {
      if (leaving?.contains(document.activeElement) === true) handOnFocus(leaving, heirs)
    }
  }, [place, heirs])
}

/** The same for an element that leaves now or with this update. */
export function handOnFocus(leaving: Element, heirs: string): void {
  const around = leaving.closest('dialog, section, main')
  setTimeout(() => {
    const near = around?.isConnected === true ? around.querySelectorAll<HTMLElement>(heirs) : []
    for (const heir of [...near, ...document.querySelectorAll<HTMLElement>('main h1')]) {
      // The focus has moved elsewhere, or the heir before took it: one that is not displayed cannot.
      if (document.activeElement !== document.body) return
      heir.focus({ preventScroll: true })
    }
  })
}

/** Moves focus from a button that removes itself to the next control of its area, the previous one, or the heading. */
export function focusBeside(pressed: HTMLElement, area: string): void {
  const controls = [...(pressed.closest(area)?.querySelectorAll<HTMLElement>('button, input') ?? [])]
  const place = controls.indexOf(pressed)
  const heir = controls[place + 1] ?? controls[place - 1] ?? document.querySelector<HTMLElement>('main h1')
  heir?.focus({ preventScroll: true })
}
