/** Answers a question in a worker of its own, which ends with the answer or with the signal. */
export function askWorker<Answer>(open: () => Worker, question: unknown, signal: AbortSignal): Promise<Answer> {
  signal.throwIfAborted()
  const worker = open()
  const answered = new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
    worker.onerror = () => reject(new Error('The worker failed'))
    signal.addEventListener('abort', () => reject(new DOMException('No longer wanted', 'AbortError')))
    worker.postMessage(question)
  })
  return answered.finally(() => worker.terminate())
}
