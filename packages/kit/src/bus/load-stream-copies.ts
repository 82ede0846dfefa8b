/** Loads the functions that copy whole streams. Lazy, like the bus, because they import the NATS client. */
export function loadStreamCopies() {
  return import('./jetstream/copy-streams.ts')
}
