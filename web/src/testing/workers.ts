import { vi } from 'vitest'

/** Replaces the browser's workers, which happy-dom lacks: copies messages both ways and answers on a later task. */
export function answerWorkers(answer: (question: never) => unknown): void {
  class AnsweringWorker {
    onmessage: ((message: { data: unknown }) => void) | null = null
    isEnded = false

    postMessage(question: unknown): void {
      const copy = structuredClone(question)
      setImmediate(() => {
        if (!this.isEnded) this.onmessage?.({ data: structuredClone(answer(copy as never)) })
      })
    }

    terminate(): void {
      this.isEnded = true
    }
  }
  vi.stubGlobal('Worker', AnsweringWorker)
}

let failed = 0

/** How many workers have failed. */
export function failures(): number {
  return failed
}

class FailingWorker {
  onerror: (() => void) | null = null

  postMessage(): void {
    setImmediate(() => {
      failed += 1
      this.onerror?.()
    })
  }

  terminate(): void {
    this.onerror = null
  }
}

/** Lets every worker fail until the test ends or workers answer again. */
export function letWorkersFail(): void {
  failed = 0
  vi.stubGlobal('Worker', FailingWorker)
}
