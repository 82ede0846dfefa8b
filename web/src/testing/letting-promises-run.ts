/** Yields enough event loop turns for replies to be processed, before asserting that something did not happen. */
export async function lettingPromisesRun(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}
