import { PlannedOpeningChanged, saveDayPlan } from '@verandah/contracts'
import { interruptWrite, startTestService, type TestService } from '@verandah/kit/testing'
import { householdOf } from '@verandah/user-records/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calendar } from './index.ts'
import { aBuyer, type Buyer } from './testing/a-buyer.ts'
import { aHome, homeChanged } from './testing/a-home.ts'
import { aPlan, aRoute, aStop } from './testing/a-plan.ts'

let service: TestService
let anna: Buyer
beforeEach(async () => {
  service = await startTestService(calendar)
  anna = aBuyer(service)
})
afterEach(() => service.stop())

const save = ({ as }: Buyer, plan = aPlan()) =>
  service.call(saveDayPlan, { as, params: { date: '2026-11-28' }, body: plan })

describe('the people of a plan', () => {
  const told = async () => {
    await service.idle()
    return service.bus.published(PlannedOpeningChanged).map(({ data }) => [data.userId, data.before, data.after])
  }
  const at = (time: string) => `2026-11-28T${time}:00.000Z`
  const openAt = (revision: number, start: string, end: string) =>
    homeChanged({ revision, inspections: [{ start: at(start), end: at(end) }] })
  const moved = (...opening: Parameters<typeof openAt>) => service.receive(openAt(...opening))

  it('are told once of each change of an opening that they planned', async () => {
    await service.receive(homeChanged())
    const { revision } = (await save(anna)).body
    await moved(2, '02:00', '02:30')
    expect(await told()).toEqual([[anna.id, at('00:30'), at('02:00')]])
    const stored = () => service.store.collection('day_plans').findOne()
    const before = await stored()
    await moved(3, '02:00', '02:30')
    expect(await stored()).toEqual(before)
    await service.receive(homeChanged({ revision: 4, inspections: [] }))
    expect(await told()).toEqual([
      [anna.id, at('00:30'), at('02:00')],
      [anna.id, at('00:30'), null],
    ])
    await service.receive(homeChanged({ revision: 5 }))
    expect((await told()).at(-1)).toEqual([anna.id, at('00:30'), at('00:30')])
    await save(anna, aPlan({ revision, routes: [aRoute([])] }))
    await moved(6, '03:00', '03:30')
    expect(await told()).toHaveLength(3)
  })

  it('are told again of an opening that they took out of the plan and planned anew', async () => {
    await service.receive(homeChanged())
    const { revision } = (await save(anna)).body
    await moved(2, '02:00', '02:30')
    await save(anna, aPlan({ revision, routes: [aRoute([])] }))
    await service.receive(homeChanged({ revision: 3 }))
    await save(anna, aPlan({ revision: revision + 1 }))
    await moved(4, '02:00', '02:30')
    expect(await told()).toEqual(Array(2).fill([anna.id, at('00:30'), at('02:00')]))
  })

  it('are told of their part, and the maker of both', async () => {
    const tom = aBuyer(service)
    await service.receive(householdOf({ Anna: anna.id, Tom: tom.id }, service))
    const toms = aRoute([aStop({ propertyId: 'home-2' })])
    await save(anna, aPlan({ companion: tom.id, routes: [aRoute(), toms] }))
    await service.receive(homeChanged({ id: 'home-2', inspections: [] }))
    await service.receive(homeChanged({ inspections: [] }))
    expect((await told()).map(([userId]) => userId).sort()).toEqual([anna.id, anna.id, tom.id].sort())
    await service.receive(householdOf({ Anna: anna.id }, { ...service, revision: 2 }))
    await service.receive(homeChanged({ id: 'home-2', revision: 2 }))
    expect((await told()).slice(3).map(([userId]) => userId)).toEqual([anna.id])
  })

  it('are told once where two homes of a plan change at one moment', async () => {
    await save(anna, aPlan({ routes: [aRoute([aStop(), aStop({ propertyId: 'home-2' })])] }))
    const { inspections } = aHome()
    for (const [revision, times] of [[], [], inspections, []].entries()) {
      const changed = ['home-1', 'home-2'].map((id) => homeChanged({ id, revision: revision + 1, inspections: times }))
      await Promise.all(changed.map((event) => service.receive(event)))
    }
    expect(await told()).toHaveLength(6)
  })

  it('are told of the newest state of a home, also by an older one that is handled at that moment', async () => {
    await service.receive(homeChanged())
    await save(anna)
    const changes = () => service.bus.published(PlannedOpeningChanged)
    const newer = interruptWrite(2, async () => {
      await service.bus.publish(openAt(3, '03:00', '03:30'))
      await expect.poll(() => changes().length).toBe(1)
    })
    await moved(2, '02:00', '02:30').finally(newer.stop)
    expect(newer.wasReached()).toBe(true)
    expect(await told()).toEqual([[anna.id, at('00:30'), at('03:00')]])
  })

  it('are not told of a day that is over', async () => {
    await save(anna)
    service.clock.advance(Date.parse('2026-11-30T00:00:00.000Z') - service.clock.now().getTime())
    await service.receive(homeChanged({ inspections: [] }))
    expect(await told()).toEqual([])
  })
})
