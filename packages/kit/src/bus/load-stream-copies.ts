/** Loads the functions that copy whole streams. Lazy, like the bus, because they import the NATS client. */
export const loadStreamCopies = () => import('./jetstream/copy-streams.ts')
