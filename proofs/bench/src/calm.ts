import { loadavg } from 'node:os'

/** Above it, other work changes what caches, cores and the disk give to each side of a ratio. */
const mostLoad = 1.5

/** Why a machine with this load, averaged over a minute, gives no ratios to keep; null for a calm one. */
export function reasonAgainst(load: number): string | null {
  return load > mostLoad ? `The load of this machine is ${load.toFixed(1)}, above ${mostLoad}: no ratio to keep.` : null
}

/** Ends the process on a busy machine, unless figures are wanted anyway; returns what to print above them. */
export function demandCalm(isWantedAnyway: boolean): string | null {
  const reason = reasonAgainst(loadavg()[0] ?? 0)
  if (reason === null || isWantedAnyway) return reason
  console.error(`${reason} Wait, or add --anyway.`)
  return process.exit(1)
}
