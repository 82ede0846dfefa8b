import { startAndStop, startServerProcess, type ServerOptions, type ServerProcess } from '@verandah/kit/testing'

/** A process that may end at any moment and comes back at the same port. */
export interface KeptProcess extends ServerProcess {
  startAgain(): Promise<void>
  /** A start that is told to go (SIGTERM) so much later; resolves to its exit code. */
  startAndStop(afterMs: number): Promise<number | string>
}

export const keepProcess = async (described: ServerOptions | Promise<ServerOptions>): Promise<KeptProcess> => {
  const options = await described
  let running = await startServerProcess(options)
  const { port } = running
  return {
    port,
    kill: () => running.kill(),
    stop: () => running.stop(),
    pause: () => running.pause(),
    resume: () => running.resume(),
    words: () => running.words(),
    startAgain: async () => {
      running = await startServerProcess({ ...options, port })
    },
    startAndStop: (afterMs) => startAndStop({ ...options, port }, afterMs),
  }
}
