import type { AnyRoute } from '@verandah/contracts'
import type { Actor } from './actor.ts'
import type { Asking } from './asking.ts'
import { recipeOf } from './recipes.ts'
import type { SendRequest } from './send-request.ts'
import { canariesOf, type Member, type World } from './world.ts'

/** A caller of one route with a call of their own that would succeed. */
export interface Caller {
  readonly name: string
  readonly userId: string
  readonly baseUrl: string
  readonly canariesOfOthers: readonly string[]
  /** Another user's call, with that user's ids. */
  readonly foreignAsking: Asking
  readonly foreignUserId: string
  asking(): Promise<Asking>
  /**
   * A successful call may have used up what it named, and a conflict says that it has changed, so the next call is
   * prepared again.
   */
  readonly send: SendRequest
}

/** Creates a visitor, a user, another user and an admin. A spending call gets its own accounts. */
export async function createCallers(world: World, route: AnyRoute): Promise<Caller[]> {
  const { owner, other, admin, stranger } = world
  const foreigner = recipeOf(route).isSpending ? await world.openFreshAccount() : other
  const foreignToOther = recipeOf(route).isSpending ? foreigner : owner
  const everybody = [owner, other, admin]
  /** Possession of the key grants access. */
  const isKey = route.auth === 'token'
  const pairs: { name: string; member: Member; foreigner: Actor; sender?: Actor }[] = [
    { name: 'anonymous', member: owner, foreigner, sender: stranger },
    { name: 'owner', member: owner, foreigner },
    { name: 'other', member: other, foreigner: foreignToOther },
    { name: 'admin', member: admin, foreigner },
  ]
  return Promise.all(
    pairs.map(async ({ name, member, foreigner: victim, sender }) => {
      const foreignAsking = await askingOf(world, route, victim)
      const others = everybody.filter((one) => (sender !== undefined && !isKey) || one !== member)
      const canariesOfOthers = [...others.flatMap(canariesOf), ...('things' in victim ? [] : [victim.canary])]
      const common = {
        name,
        baseUrl: world.product.baseUrl,
        canariesOfOthers,
        foreignAsking,
        foreignUserId: victim.userId,
      }
      return { ...common, userId: member.userId, ...preparing(world, route, { member, sender }) }
    }),
  )
}

const askingOf = (world: World, route: AnyRoute, actor: Actor): Promise<Asking> => {
  const recipe = recipeOf(route)
  return recipe.isSpending ? recipe.ask(actor, world) : recipe.ask(actor as Member, world)
}

/**
 * Returns the owner, or a separate account for a spending call, with a separate session. Billing routes use another
 * user, because plans end.
 */
export async function createUser(world: World, route: AnyRoute): Promise<Pick<Caller, 'asking' | 'send'>> {
  const person = route.service === 'billing' ? world.other : world.owner
  const member = { ...(await person.signInElsewhere()), things: person.things }
  return preparing(world, route, { member, sender: undefined })
}

interface Sending {
  member: Member
  /** Sends the member's calls; the member itself by default. */
  sender: Actor | undefined
}

const preparing = (world: World, route: AnyRoute, { member, sender }: Sending): Pick<Caller, 'asking' | 'send'> => {
  const { isSpending } = recipeOf(route)
  let prepared: Promise<{ actor: Actor; asking: Asking }> | null = null
  const prepare = async () => {
    const actor = isSpending ? await world.openFreshAccount() : member
    return { actor, asking: await askingOf(world, route, actor) }
  }
  return {
    asking: async () => (await (prepared ??= prepare())).asking,
    send: async (request) => {
      const { actor } = await (prepared ??= prepare())
      const answer = await (sender ?? actor).send(request)
      if (answer.status < 300 || (answer.status === 409 && !isSpending)) prepared = null
      return answer
    },
  }
}
