import './print-sheet.css'

/**
 * Prints the element with `data-sheet` alone, without what is marked `data-screen-only`. Other prints show all of the
 * page.
 */
export function printSheet(): void {
  const { dataset } = document.documentElement
  dataset.printing = 'sheet'
  // A browser may print later than `print` returns.
  const end = () => delete dataset.printing
  window.addEventListener('afterprint', end, { once: true })
  window.print()
}
