/** A button that takes itself away hands its focus on: to the next control of its area, or the one before, or the heading. */
export const focusBeside = (pressed: HTMLElement, area: string): void => {
  const controls = [...(pressed.closest(area)?.querySelectorAll<HTMLElement>('button, input') ?? [])]
  const place = controls.indexOf(pressed)
  const heir = controls[place + 1] ?? controls[place - 1] ?? document.querySelector<HTMLElement>('main h1')
  heir?.focus({ preventScroll: true })
}
