import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { inTurn } from './measure.ts'

/** The kernel counts in hundredths of a second. */
const msPerTick = 10

/** What the kernel counts of a process: CPU of all threads and of the main one, bytes to the disk, resident memory. */
export function usageOf(pid: number) {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')
  const cpuMs = (file: string) => {
    const [, fields = ''] = read(file).split(') ')
    return (
      fields
        .split(' ')
        .slice(11, 13)
        .map(Number)
        .reduce((user, system) => user + system) * msPerTick
    )
  }
  const named = (file: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(read(file))?.[1])
  return {
    cpuMs: cpuMs('stat'),
    mainMs: cpuMs(`task/${pid}/stat`),
    diskKb: named('io', 'write_bytes') / 1_000,
    nowMb: named('status', 'VmRSS') / 1_024,
    peakMb: named('status', 'VmHWM') / 1_024,
  }
}

/** What some work used: CPU of all processes; of the first one also its main thread's, and bytes to the disk. */
interface Used {
  readonly ms: number
  readonly cpuMs: number
  readonly mainMs: number
  readonly diskKb: number
}

export type Meter = (work: () => Promise<unknown>) => Promise<Used>

const idleMs = 5_000

/** Measures work of some processes; the CPU that they use at rest, measured first, is taken off. */
export async function openMeter(first: { pid: number }, ...others: readonly { pid: number }[]): Promise<Meter> {
  const read = () => ({
    ...usageOf(first.pid),
    cpuMs: [first, ...others].reduce((sum, { pid }) => sum + usageOf(pid).cpuMs, 0),
  })
  const use: Meter = async (work) => {
    const startedAt = performance.now()
    const before = read()
    await work()
    const after = read()
    const grown = (name: keyof typeof after) => after[name] - before[name]
    const ms = performance.now() - startedAt
    return { ms, cpuMs: grown('cpuMs'), mainMs: grown('mainMs'), diskKb: grown('diskKb') }
  }
  const idle = await use(() => wait(idleMs))
  return async (work) => {
    const used = await use(work)
    return { ...used, cpuMs: used.cpuMs - (idle.cpuMs * used.ms) / idle.ms }
  }
}

const calls = 100

/** The CPU of one call among a hundred, after as many that warm up. */
export async function cpuMsOfCall(use: Meter, ask: () => Promise<{ status: number }>): Promise<number> {
  const askOften = () =>
    inTurn(calls, async () => {
      const { status } = await ask()
      if (status >= 400) throw new Error(`The call was answered by ${status}`)
    })
  await askOften()
  return (await use(askOften)).cpuMs / calls
}
