import type { EventOf, TrackedPropertyChanged } from '@verandah/contracts'
import type { Context } from './context.ts'

/** Keeps the home as it is now, so that it can be shown, searched and compared when its advert has gone. */
export const recordHome =
  ({ homes }: Context) =>
  async ({ data }: EventOf<typeof TrackedPropertyChanged>): Promise<void> => {
    const { propertyId, revision, home, isGone } = data
    await homes.record({ _id: propertyId, revision, home, isGone })
  }
