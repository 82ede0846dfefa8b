import { startAndStop, startServerProcess, type ServerOptions, type ServerProcess } from '@verandah/kit/testing'

/** A process that may be killed at any moment and restarts on the same port. */
export interface KeptProcess extends ServerProcess {
  startAgain(): Promise<void>
  /** Starts the process, sends SIGTERM after `afterMs`, and resolves to its exit code. */
  startAndStop(afterMs: number): Promise<number | string>
}

export async function keepProcess(described: ServerOptions | Promise<ServerOptions>): Promise<KeptProcess> {
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
