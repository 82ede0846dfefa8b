import { screen } from '@testing-library/react'

export function valueOf(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value
}

/** Returns a field's hint or error, by its `aria-describedby`. */
export function noteOf(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

/** Whether a button is busy. */
export function isWorking(button: HTMLElement): boolean {
  return button.getAttribute('aria-disabled') === 'true'
}

/** Whether a button can be pressed. */
export function isAble(button: HTMLElement): boolean {
  return !button.hasAttribute('disabled') && !isWorking(button)
}
