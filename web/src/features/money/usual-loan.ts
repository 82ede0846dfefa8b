/** Loaded lazily. A lazy import of the package itself would split the chunks of every screen. */
export { usualLoan } from '@verandah/true-cost'
