import type { Buyer } from './buyer.ts'

export interface Invite {
  readonly by: Buyer
  readonly token: string
}

/** Who lives together, as far as the product has told them. */
export interface Circle {
  invited(by: Buyer, token: string | undefined): void
  openInvite(joiner: Buyer): Invite | undefined
  joined(joiner: Buyer, invite: Invite): void
  /** An answer got lost, so nobody knows. */
  unsure(one: Buyer, other: Buyer): void
  left(buyer: Buyer): void
  isIn(buyer: Buyer): boolean
  /** The others of a buyer's household; undefined when nobody knows. */
  othersOf(buyer: Buyer): readonly Buyer[] | undefined
}

export function openCircle(): Circle {
  let invites: Invite[] = []
  const households: Set<Buyer>[] = []
  const unknown = new Set<Buyer>()
  const householdOf = (buyer: Buyer) => households.find((members) => members.has(buyer))
  const isIn = (buyer: Buyer) => (householdOf(buyer)?.size ?? 0) > 1
  return {
    isIn,
    invited: (by, token) => {
      if (token !== undefined) invites.push({ by, token })
    },
    openInvite: (joiner) =>
      isIn(joiner) || unknown.has(joiner) ? undefined : invites.find(({ by }) => by !== joiner && !by.receiptToken),
    joined: (joiner, invite) => {
      invites = invites.filter((one) => one !== invite)
      // The inviter's leaving may have been answered first.
      const hasLeft = invite.by.receiptToken !== undefined
      const members = householdOf(invite.by) ?? new Set(hasLeft ? [] : [invite.by])
      if (!households.includes(members)) households.push(members)
      householdOf(joiner)?.delete(joiner)
      members.add(joiner)
    },
    unsure: (one, other) => {
      unknown.add(one)
      unknown.add(other)
      invites = []
    },
    left: (buyer) => {
      householdOf(buyer)?.delete(buyer)
      invites = invites.filter(({ by }) => by !== buyer)
    },
    othersOf: (buyer) => {
      const members = [...(householdOf(buyer) ?? [])]
      if (unknown.has(buyer) || members.some((member) => unknown.has(member))) return undefined
      return members.filter((member) => member !== buyer)
    },
  }
}
