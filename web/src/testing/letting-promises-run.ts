/** Gives what was answered the turns of the event loop that reading it takes: for what must not happen after an answer. */
export const lettingPromisesRun = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}
