import type { AnyRoute } from '@verandah/contracts'
import type { Asking } from './asking.ts'
import type { Actor } from './actor.ts'
import type { Member, World } from './world.ts'

/** How to make a successful call of a route. A spending call uses up its caller and gets a separate account. */
export type Recipe =
  | { readonly isSpending: false; readonly ask: (member: Member, world: World) => Promise<Asking> }
  | { readonly isSpending: true; readonly ask: (actor: Actor, world: World) => Promise<Asking> }

export function keeping(ask: (member: Member, world: World) => Asking | Promise<Asking>): Recipe {
  return {
    isSpending: false,
    ask: async (member, world) => ask(member, world),
  }
}
export function spending(ask: (actor: Actor, world: World) => Asking | Promise<Asking>): Recipe {
  return {
    isSpending: true,
    ask: async (actor, world) => ask(actor, world),
  }
}
export const plain = keeping(() => ({}))

export function each(routes: readonly AnyRoute[], recipe: Recipe): Record<string, Recipe> {
  return Object.fromEntries(routes.map(({ name }) => [name, recipe]))
}
