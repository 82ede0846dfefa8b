import { expect, it } from 'vitest'
import { reasonAgainst } from './calm.ts'
import { inKernels, kernelMs } from './kernel.ts'

it('gives no ratios above a load of 1.5, and names the load', () => {
  expect(reasonAgainst(1.5)).toBeNull()
  expect(reasonAgainst(1.56)).toMatch(/load of this machine is 1\.6/)
})

it('states times of every unit as multiples of the fixed work, and nothing else', async () => {
  const figure = { name: 'a call' }
  expect(inKernels({ ...figure, value: 30, unit: 'ms of CPU' }, 15)).toBe(2)
  expect(inKernels({ ...figure, value: 30, unit: 'µs' }, 15)).toBeCloseTo(0.002)
  expect(inKernels({ ...figure, value: 3, unit: 's' }, 15)).toBe(200)
  expect(inKernels({ ...figure, value: 3, unit: 'MB' }, 15)).toBeUndefined()
  expect(await kernelMs()).toBeGreaterThan(0)
})
