import { beforeEach, expect, it } from 'vitest'
import { createSharedClock, type SharedClock } from './clock.ts'

const dayMs = 24 * 60 * 60_000
let world: number
let set: number
let clock: SharedClock
beforeEach(() => {
  world = Date.parse('2026-11-20T00:00:00.000Z')
  set = 0
  clock = createSharedClock({ system: () => world + set, elapsed: () => world })
})

const hear = () => clock.hear(new Date(world))
const isRight = () => clock.now().getTime() === world

it('follows the machine’s clock until it hears the store, as a process without a store does', () => {
  set = dayMs
  expect(clock.now().getTime()).toBe(world + dayMs)
})

it.each([dayMs, -dayMs])('does not jump with the machine’s clock by %i ms, nor when that is put right', (jump) => {
  hear()
  set = jump
  expect(isRight()).toBe(true)
  expect(clock.aheadMs()).toBe(jump)
  hear()
  world += 30_000
  expect(isRight()).toBe(true)
  set = 0
  expect(isRight()).toBe(true)
})

it('is right as soon as it hears the store, on a machine that was wrong from the start', () => {
  set = dayMs
  hear()
  expect(isRight()).toBe(true)
})

it('follows small corrections of the machine’s clock', () => {
  hear()
  set = 1_500
  hear()
  expect(clock.now().getTime()).toBe(world + 1_500)
})

it('catches up after the machine was suspended, which no elapsed time counts', () => {
  let asleep = 0
  clock = createSharedClock({ system: () => world, elapsed: () => world - asleep })
  hear()
  world += dayMs
  asleep = dayMs
  hear()
  expect(isRight()).toBe(true)
})
