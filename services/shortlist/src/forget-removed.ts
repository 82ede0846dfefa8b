import type { Job } from '@verandah/kit'
import type { Context } from './context.ts'

/** Forgets homes that were taken off a list so long ago that nobody wants them back. */
export const forgetRemoved = ({ saved, clock, settings }: Context): Job => ({
  name: 'forget-removed',
  intervalMs: 60 * 60 * 1000,
  run: () => saved.forgetRemoved(new Date(clock.now().getTime() - settings.REMOVED_HOMES_KEPT_MS)),
})
