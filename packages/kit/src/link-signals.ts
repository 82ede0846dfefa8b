export interface LinkedSignal {
  readonly signal: AbortSignal
  /** Lets go of the signals that it is linked to. Call it when the work is over. */
  end(): void
}

/**
 * A signal that aborts with any of the given ones, and with a `TimeoutError` after `timeoutMs`. `AbortSignal.any` is
 * not used because Node 20 keeps what listens to its signals, and all that hangs on that, for as long as the process
 * lives.
 */
export const linkSignals = (signals: readonly AbortSignal[], timeoutMs?: number): LinkedSignal => {
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

/** Whether it aborted because its time was up. */
export const isLate = ({ reason }: AbortSignal): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError'
