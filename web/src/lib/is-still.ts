export function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
