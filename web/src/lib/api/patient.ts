const retryAfterMs = 5_000

/** Mutation options: pause while offline; retry every five seconds while the server is unreachable. */
export const patient = {
  networkMode: 'online',
  retry: (_failures: number, error: Error) => error instanceof TypeError,
  retryDelay: retryAfterMs,
} as const
