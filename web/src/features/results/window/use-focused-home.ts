import { type FocusEvent, useState } from 'react'

/** The home whose card has the focus, or null. */
export const useFocusedHome = () => {
  const [focused, setFocused] = useState<string | null>(null)
  const onFocus = ({ target }: FocusEvent) => {
    setFocused(target.closest<HTMLElement>('[data-home]')?.dataset.home ?? null)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(null)
  }
  return { focused, focusProps: { onFocus, onBlur } }
}
