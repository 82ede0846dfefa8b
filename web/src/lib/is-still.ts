/** Whether the visitor has asked for as little motion as can be. */
export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
