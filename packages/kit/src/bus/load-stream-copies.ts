/** What reads and writes whole streams. The client is loaded only here, as for the bus. */
export const loadStreamCopies = () => import('./jetstream/copy-streams.ts')
