import { type RefObject, useLayoutEffect } from 'react'

/** What goes away while the focus is in it hands the focus on: to the first of `heirs` around it, or to the heading of the page. */
export const useHandOnFocus = (place: RefObject<HTMLElement | null>, heirs: string): void => {
  useLayoutEffect(() => {
    const leaving = place.current
    return () => {
      if (leaving?.contains(document.activeElement) !== true) return
      const around = leaving.closest('section, main')
      setTimeout(() => handOn(around, heirs))
    }
  }, [place, heirs])
}

/** Once everything else that changed with it stands on the screen, unless somebody took the focus meanwhile. */
const handOn = (around: Element | null, heirs: string): void => {
  const heir = around?.querySelector(heirs) ?? document.querySelector('main h1')
  if (heir instanceof HTMLElement && document.activeElement === document.body) heir.focus({ preventScroll: true })
}

/** A button that takes itself away hands its focus on: to the next control of its area, or the one before, or the heading. */
export const focusBeside = (pressed: HTMLElement, area: string): void => {
  const controls = [...(pressed.closest(area)?.querySelectorAll<HTMLElement>('button, input') ?? [])]
  const place = controls.indexOf(pressed)
  const heir = controls[place + 1] ?? controls[place - 1] ?? document.querySelector<HTMLElement>('main h1')
  heir?.focus({ preventScroll: true })
}
