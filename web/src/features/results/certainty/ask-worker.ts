import type { Questions } from './model/answer.ts'

/** Answers a question in a worker of its own, which ends with the answer or with the signal. */
export const askWorker = <Name extends keyof Questions>(
  name: Name,
  asked: Questions[Name]['asked'],
  signal: AbortSignal,
): Promise<Questions[Name]['answer']> => {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./certainty-worker.ts', import.meta.url), { type: 'module' })
  const answered = new Promise<Questions[Name]['answer']>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Questions[Name]['answer']>) => resolve(data)
    worker.onerror = () => reject(new Error('The worker failed'))
    signal.addEventListener('abort', () => reject(new DOMException('No longer wanted', 'AbortError')))
    worker.postMessage({ name, asked })
  })
  return answered.finally(() => worker.terminate())
}
