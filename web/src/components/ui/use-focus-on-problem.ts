import { type RefObject, useEffect } from 'react'

/** Focuses the first invalid control of a form when its problems change. */
export function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, problems: unknown): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, problems])
}
