import type { JsMsg } from 'nats'

export interface Patience {
  /** How long the broker waits for a sign of life before it delivers again. */
  readonly ackWaitMs: number
  /** How long a handler may be silent before no sign of life is given for it. */
  readonly silenceMs: number
}

/** Signs of life while a handler runs: the broker soon notices a process that died, and never mistakes a slow handler for one. */
export const keepAlive = (message: Pick<JsMsg, 'working'>, { ackWaitMs, silenceMs }: Patience) => {
  let spokeAt = performance.now()
  const sign = () => {
    if (performance.now() - spokeAt < silenceMs) message.working()
  }
  const timer = setInterval(sign, ackWaitMs / 3)
  const working = () => {
    spokeAt = performance.now()
    message.working()
  }
  return { working, end: () => clearInterval(timer) }
}
