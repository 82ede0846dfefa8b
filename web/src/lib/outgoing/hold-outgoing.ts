import type { QueryClient } from '@tanstack/react-query'
import { outgoingActions, type OutgoingActions } from './outgoing-actions.ts'
import { startOutgoing } from './start-outgoing.ts'

interface Held {
  userId: string
  actions: OutgoingActions
  stop: () => Promise<void>
  holders: number
}

const held = new WeakMap<QueryClient, Held>()

/** Starts a user's queue unless it runs, and ends it once nothing holds it any more. */
export function holdOutgoing(
  client: QueryClient,
  userId: string,
): { actions: OutgoingActions; release: () => Promise<void> } {
  const running = held.get(client)
  const current = running?.userId === userId ? running : startFor(client, userId)
  current.holders += 1
  const release = async (): Promise<void> => {
    current.holders -= 1
    if (current.holders > 0) return
    if (held.get(client) === current) held.delete(client)
    await current.stop()
  }
  return { actions: current.actions, release }
}

export function actionsOf(client: QueryClient, userId: string): OutgoingActions | null {
  const running = held.get(client)
  return running?.userId === userId ? running.actions : null
}

const startFor = (client: QueryClient, userId: string): Held => {
  const outgoing = startOutgoing(client, userId)
  const started = { userId, actions: outgoingActions(outgoing), stop: outgoing.stop, holders: 0 }
  held.set(client, started)
  return started
}
