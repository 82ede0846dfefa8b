import { screen } from '@testing-library/react'

export const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value

/** The hint or error that a field is described by. */
export const noteOf = (label: string): string => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

/** A button that takes no press until what it began is over. */
export const isWorking = (button: HTMLElement): boolean => button.getAttribute('aria-disabled') === 'true'

/** A button that takes a press now. */
export const isAble = (button: HTMLElement): boolean => !button.hasAttribute('disabled') && !isWorking(button)
