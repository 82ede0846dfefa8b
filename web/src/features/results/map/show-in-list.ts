/** Brings the card of a home into view and gives it the focus. */
export const showInList = (id: string): void => {
  const card = document.querySelector<HTMLElement>(`[data-home="${CSS.escape(id)}"]`)
  card?.scrollIntoView({ block: 'center' })
  card?.focus({ preventScroll: true })
}
