import type { ServerProcess } from '@verandah/kit/testing'

/** A process that may end at any moment and comes back at the same port. */
export interface KeptProcess extends ServerProcess {
  startAgain(): Promise<void>
}

/** Starts a process; `start` takes the port of the one before. */
export const keepProcess = async (start: (port?: number) => Promise<ServerProcess>): Promise<KeptProcess> => {
  let running = await start()
  return {
    port: running.port,
    kill: () => running.kill(),
    stop: () => running.stop(),
    pause: () => running.pause(),
    resume: () => running.resume(),
    words: () => running.words(),
    startAgain: async () => {
      running = await start(running.port)
    },
  }
}
