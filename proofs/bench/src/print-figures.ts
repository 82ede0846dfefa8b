import { cpus, totalmem } from 'node:os'
import type { Compared } from './compare.ts'
import type { Figure } from './measure.ts'

/** Prints the machine that the figures were measured on, and the reason against keeping any. */
export function printMachine(reason: string | null): void {
  const [cpu] = cpus()
  console.log(
    `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform}`,
  )
  if (reason !== null) console.log(reason)
  console.log('Medians; times also as multiples (×) of a fixed work that ran beside them.\n')
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(title)
  for (const { name, value, unit, kernels } of figures)
    console.log(`  ${name.padEnd(72)} ${format(value).padStart(10)} ${unit}${inTimes(kernels)}`)
}

export function printComparison(ref: string, figures: readonly Compared[]): void {
  console.log(`${''.padEnd(72)} ${ref.slice(0, 12).padStart(14)} ${'now'.padStart(10)}`)
  for (const { name, before, value, unit, kernels } of figures)
    console.log(
      `  ${name.padEnd(70)} ${format(before).padStart(14)} ${format(value).padStart(10)} ${unit}, ${format(value / before)} times${inTimes(kernels)}`,
    )
}

const inTimes = (kernels: number | undefined): string => (kernels === undefined ? '' : `, ${format(kernels)} ×`)

const format = (value: number): string =>
  value.toLocaleString('en-AU', { maximumFractionDigits: value < 10 ? 3 : value < 100 ? 1 : 0 })
