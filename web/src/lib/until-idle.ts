/** Leaves what the user does right now undisturbed: a slider on its way, a page that has just opened. */
const restMs = 250

/** Resolves once the browser has had nothing to do; rejects when no longer wanted. */
export function untilIdle(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // Safari has no idle callback.
    const whenIdle = (): unknown =>
      typeof requestIdleCallback === 'function' ? requestIdleCallback(() => resolve()) : resolve()
    const timer = setTimeout(whenIdle, restMs)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('No longer wanted', 'AbortError'))
    })
  })
}
