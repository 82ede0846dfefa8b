import { cpus, loadavg, totalmem } from 'node:os'
import type { Figure } from './measure.ts'

/** Prints the machine that the figures were measured on, and the reason against keeping any. */
export function printMachine(reason: string | null): void {
  const [cpu] = cpus()
  const load = (loadavg()[0] ?? NaN).toFixed(1)
  console.log(
    `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${load}, Node ${process.version}, ${process.platform}`,
  )
  if (reason !== null) console.log(reason)
  console.log('Medians; times also as multiples (×) of a fixed work that ran beside them.\n')
}

/** Prints figures, each beside the other commit's where there is one. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(title)
  for (const { name, value, unit, kernels, before } of figures) {
    const beside = before === undefined ? '' : `, ${format(value / before)} times ${format(before)}`
    const multiple = kernels === undefined ? '' : `, ${format(kernels)} ×`
    console.log(`  ${name.padEnd(72)} ${format(value).padStart(10)} ${unit}${beside}${multiple}`)
  }
}

const format = (value: number): string =>
  value.toLocaleString('en-AU', { maximumFractionDigits: value < 10 ? 3 : value < 100 ? 1 : 0 })
