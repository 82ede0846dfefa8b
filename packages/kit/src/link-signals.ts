export interface LinkedSignal {
  readonly signal: AbortSignal
  /** Unlinks it from its sources. Call it when the work is done. */
  end(): void
}

/**
 * A signal that aborts with any of the given ones, and with a `TimeoutError` after `timeoutMs`. `AbortSignal.any` is
 * not used because Node 20 retains its listeners, and everything they reference, for the life of the process.
 */
export function linkSignals(signals: readonly AbortSignal[], timeoutMs?: number): LinkedSignal {
  const controller = new AbortController()
  const pass = ({ target }: Pick<Event, 'target'>) => controller.abort((target as AbortSignal).reason)
  const late = () => controller.abort(new DOMException('It took too long', 'TimeoutError'))
  const timer = timeoutMs === undefined ? undefined : setTimeout(late, timeoutMs)
  for (const signal of signals) {
    if (signal.aborted) pass({ target: signal })
    else signal.addEventListener('abort', pass, { once: true })
  }
  const end = () => {
    clearTimeout(timer)
    for (const signal of signals) signal.removeEventListener('abort', pass)
  }
  return { signal: controller.signal, end }
}

/** Whether it aborted because of its timeout. */
export function isLate({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}
