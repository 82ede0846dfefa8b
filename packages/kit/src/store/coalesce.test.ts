import { setImmediate as nextTick } from 'node:timers/promises'
import fc from 'fast-check'
import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { createGate } from '../bus/testing/things.ts'
import { currentContext, runInContext } from '../work-context.ts'
import { coalesce, coalesceBy } from './coalesce.ts'

it('batches concurrent calls and those made while it works, and returns each caller its own result', async () => {
  const gate = createGate()
  const done: number[][] = []
  const double = coalesce(async (numbers: number[]) => {
    done.push(numbers)
    await gate.opened
    return numbers.map((number) => number * 2)
  })
  const early = [1, 2].map(double)
  await nextTick()
  await nextTick()
  const late = [3, 4, 3].map(double)
  gate.open()
  expect(await Promise.all([...early, ...late])).toEqual([2, 4, 6, 8, 6])
  expect(done).toEqual([
    [1, 2],
    [3, 4, 3],
  ])
})

it('fails only callers whose own work fails, in any combination of calls', async () => {
  const isBad = (number: number) => number % 5 === 0
  const calls = fc.array(fc.array(fc.nat({ max: 20 }), { maxLength: 5 }), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(calls, async (waves) => {
      const double = coalesce(async (numbers: number[]) => {
        await nextTick()
        if (numbers.some(isBad)) throw new Error('a bad one')
        return numbers.map((number) => number * 2)
      })
      const asked: Promise<unknown>[] = []
      for (const wave of waves) {
        asked.push(...wave.map((number) => double(number).catch(() => 'failed')))
        await nextTick()
      }
      expect(await Promise.all(asked)).toEqual(waves.flat().map((number) => (isBad(number) ? 'failed' : number * 2)))
    }),
  )
})

it('calls an unavailable store once, not once more for each caller', async () => {
  let times = 0
  const ask = coalesce((_numbers: number[]) => {
    times += 1
    return Promise.reject(new mongoose.mongo.MongoNetworkError('connection closed'))
  })
  const failures = await Promise.allSettled([1, 2, 3].map(ask))
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(times).toBe(1)
})

it('works in the context of the first caller of a batch, not of an earlier one', async () => {
  const seen: unknown[] = []
  const look = coalesce((_names: string[]) => Promise.resolve(void seen.push(currentContext()?.correlationId)))
  const lookAs = (correlationId: string) =>
    runInContext({ correlationId, causationId: null }, () => look(correlationId))
  const first = lookAs('first')
  await nextTick()
  await Promise.all([first, lookAs('second'), lookAs('third')])
  expect(seen).toEqual(['first', 'second'])
})

it('coalesces calls with the same key, and does not delay other keys', async () => {
  const gate = createGate()
  const done = [] as string[]
  const ask = coalesceBy(
    (asked: string) => asked.charAt(0),
    async (all: string[], key) => {
      if (all.includes('a1')) await gate.opened
      done.push(`${key}: ${all.join(' ')}`)
      return all
    },
  )
  const first = ask('a1')
  await nextTick()
  await nextTick()
  const others = ['a2', 'a3'].map(ask)
  expect(await ask('b1')).toBe('b1')
  gate.open()
  expect(await Promise.all([first, ...others])).toEqual(['a1', 'a2', 'a3'])
  expect(await ask('a4')).toBe('a4')
  expect(done).toEqual(['b: b1', 'a: a1', 'a: a2 a3', 'a: a4'])
})
