import type { MutationOptions, QueryClient } from '@tanstack/react-query'

const retryAfterMs = 5_000

/** Mutation options: pause while offline; retry every five seconds while the server is unreachable. */
export const patient = {
  networkMode: 'online',
  retry: (_failures: number, error: Error) => error instanceof TypeError,
  retryDelay: retryAfterMs,
} as const

/** Runs a patient mutation outside a component. */
export function sendPatiently<Reply, Sent>(
  client: QueryClient,
  options: MutationOptions<Reply, Error, Sent>,
  sent: Sent,
): Promise<Reply> {
  return client
    .getMutationCache()
    .build(client, { ...patient, ...options })
    .execute(sent)
}
