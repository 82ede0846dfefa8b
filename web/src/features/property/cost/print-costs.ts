/** Prints the cost sheet alone. Other prints of the page show all of it. */
export const printCosts = (): void => {
  const { dataset } = document.documentElement
  dataset.printing = 'costs'
  // A browser may print later than `print` returns.
  const end = () => delete dataset.printing
  window.addEventListener('afterprint', end, { once: true })
  window.print()
}
