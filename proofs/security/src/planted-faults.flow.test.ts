import {
  cancelSubscription,
  getWeights,
  listCalendarEvents,
  saveCriteria,
  saveNotificationPreferences,
  updateCalendarEvent,
  updateProfile,
  type AnyRoute,
} from '@verandah/contracts'
import { AppError } from '@verandah/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWorld } from './build-world.ts'
import { runForgeryMatrix } from './forgery-matrix.ts'
import { runMatrix } from './matrix.ts'
import { startForgetfulDoor, withFaults, type Fault } from './plant-faults.ts'
import { runFuzz } from './run-fuzz.ts'
import { createSendRequest } from './send-request.ts'
import { startTestedProduct } from './start-tested-product.ts'
import type { World } from './world.ts'

const somebodysId = /^[0-9a-f-]{36}$/

const believesThePath: Fault = {
  route: listCalendarEvents,
  spoil: (handle) => (call) => {
    const { id } = call.params as { id: string }
    const sub = somebodysId.test(id) ? id : call.caller?.sub
    return handle({ ...call, caller: { ...call.caller, sub } as never })
  },
}

const knowsWhoExists: Fault = {
  route: getWeights,
  spoil: (handle) => (call) => {
    const { userId } = call.params as { userId: string }
    const isForeign = userId === world.other.userId && call.caller?.sub !== userId
    const forbidden = new AppError('forbidden', { code: 'not-yours', detail: 'This is not yours.' })
    return isForeign ? Promise.reject(forbidden) : handle(call)
  },
}

const throwsAtManyBedrooms: Fault = {
  route: saveCriteria,
  spoil: (handle) => (call) => {
    const { minBedrooms = 0 } = call.body as { minBedrooms?: number }
    return minBedrooms > 20 ? Promise.reject(new RangeError('Invalid array length')) : handle(call)
  },
}

const changesThenRefuses: Fault = {
  route: updateCalendarEvent,
  spoil: (handle) => async (call) => {
    const reply = await handle(call)
    if ((call.body as { title?: string }).title?.startsWith('canary') === true) return reply
    throw new AppError('invalid', { code: 'too-late', detail: 'On second thoughts, no.' })
  },
}

const saysTooMuch: Fault = {
  route: saveNotificationPreferences,
  spoil: (handle) => async (call) => ({ ...((await handle(call)) as object), passwordHash: 'secret' }),
}

let world: World
let closeDoor: () => void
beforeAll(async () => {
  const faults = [believesThePath, knowsWhoExists, throwsAtManyBedrooms, changesThenRefuses, saysTooMuch]
  const product = await startTestedProduct({}, { loaders: withFaults(faults) })
  const door = await startForgetfulDoor(product)
  const { send, close } = createSendRequest(door.baseUrl)
  closeDoor = () => {
    close()
    door.close()
  }
  world = await buildWorld({ ...product, send })
})
afterAll(async () => {
  closeDoor()
  await world.product.stop()
})

describe('the matrix of owners', () => {
  it('finds a route that trusts the id in its path', async () => {
    const { faults } = await runMatrix(world, [listCalendarEvents])
    expect(faults).toContain("listCalendarEvents, params.id = other's, owner sees canary-other")
    expect(faults).toContain("listCalendarEvents, params.id = other's, admin sees canary-other")
  })

  it('finds a route that answers differently for existing records', async () => {
    const { faults } = await runMatrix(world, [getWeights])
    expect(faults.map((fault) => fault.split('\n')[0])).toContain('getWeights, params.userId, owner can tell:')
  })
})

describe('the matrix of origins', () => {
  it('finds a gateway that ignores a request’s origin', async () => {
    const { faults } = await runForgeryMatrix(world, [updateProfile, cancelSubscription])
    const accepted = (route: AnyRoute) =>
      `${route.name}, origin https://evil.example, site cross-site, application/json: 200, changed []`
    expect(faults).toEqual(expect.arrayContaining([accepted(updateProfile), accepted(cancelSubscription)]))
  })
})

describe('the fuzzer', () => {
  const fuzz = async (route: AnyRoute, requests = 1_000) =>
    (await runFuzz(world, { routes: [route], seed: 10, requests })).faults

  it('finds a route that throws on some input, and shows the smallest such request', async () => {
    const [fault = ''] = await fuzz(saveCriteria, 2_000)
    expect(fault).toMatch(/^saveCriteria answered 500.*\nafter\nPOST \/api\/property-preferences\n/)
    expect(fault).toMatch(/"minBedrooms":"?\d{2,}/)
  })

  it('finds a route that changes something and then refuses', async () => {
    const [fault = ''] = await fuzz(updateCalendarEvent)
    expect(fault).toMatch(/^updateCalendarEvent refused, and changed calendar_events\nafter\nPUT /)
  })

  it('finds a route that returns more than its contract', async () => {
    const [fault = ''] = await fuzz(saveNotificationPreferences)
    expect(fault).toMatch(/^saveNotificationPreferences sent body\.passwordHash, which its contract does not name/)
  })
})
