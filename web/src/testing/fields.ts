import { screen } from '@testing-library/react'

export const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value

/** Returns a field's hint or error, by its `aria-describedby`. */
export const noteOf = (label: string): string => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

/** Whether a button is busy. */
export const isWorking = (button: HTMLElement): boolean => button.getAttribute('aria-disabled') === 'true'

/** Whether a button can be pressed. */
export const isAble = (button: HTMLElement): boolean => !button.hasAttribute('disabled') && !isWorking(button)
