import {
  editSavedProperty,
  listSavedProperties,
  removeSavedProperty,
  saveProperty,
  type BodyInput,
  type EventContract,
  type EventOf,
} from '@verandah/contracts'
import type { TestService } from '@verandah/kit/testing'

type Buyer = ReturnType<typeof createBuyer>

/** A new buyer and their shortlist requests. */
export function createBuyer(service: TestService, claims: Parameters<TestService['signIn']>[0] = {}) {
  const id = claims.sub ?? `user-${crypto.randomUUID()}`
  const as = service.signIn({ ...claims, sub: id })
  const said = async <Contract extends EventContract>(contract: Contract): Promise<EventOf<Contract>['data'][]> => {
    await service.idle()
    const events = service.bus.published(contract) as { data: { userId: string } }[]
    return events.map(({ data }) => data).filter(({ userId }) => userId === id)
  }
  return {
    id,
    as,
    said,
    save: (propertyId: string, body: Partial<BodyInput<typeof saveProperty>> = {}) =>
      service.call(saveProperty, { as, body: { propertyId, ...body } }),
    edit: (record: string, body: BodyInput<typeof editSavedProperty>, headers: Record<string, string> = {}) =>
      service.call(editSavedProperty, { as, params: { id: record }, body, headers }),
    remove: (record: string) => service.call(removeSavedProperty, { as, params: { id: record } }),
    list: async (query: Record<string, string> = {}) => (await service.call(listSavedProperties, { as, query })).body,
  }
}

export type { Buyer }
