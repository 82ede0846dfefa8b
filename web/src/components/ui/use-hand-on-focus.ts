import { type RefObject, useLayoutEffect } from 'react'

/**
 * Moves focus when an element unmounts with focus inside: to the first match of `heirs` around it, or to the
 * page's heading.
 */
export function useHandOnFocus(place: RefObject<HTMLElement | null>, heirs: string): void {
  useLayoutEffect(() => {
    const leaving = place.current
    return () => {
      if (leaving?.contains(document.activeElement) !== true) return
      const around = leaving.closest('section, main')
      setTimeout(() => handOn(around, heirs))
    }
  }, [place, heirs])
}

/** Runs after the rest of the update has rendered, unless the focus has moved elsewhere. */
const handOn = (around: Element | null, heirs: string): void => {
  const heir = (around?.isConnected === true ? around.querySelector(heirs) : null) ?? document.querySelector('main h1')
  if (heir instanceof HTMLElement && document.activeElement === document.body) heir.focus({ preventScroll: true })
}

/** Moves focus from a button that removes itself to the next control of its area, the previous one, or the heading. */
export function focusBeside(pressed: HTMLElement, area: string): void {
  const controls = [...(pressed.closest(area)?.querySelectorAll<HTMLElement>('button, input') ?? [])]
  const place = controls.indexOf(pressed)
  const heir = controls[place + 1] ?? controls[place - 1] ?? document.querySelector<HTMLElement>('main h1')
  heir?.focus({ preventScroll: true })
}
