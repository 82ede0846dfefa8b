import { askWorker as ask } from '@/lib/ask-worker.ts'
import type { Questions } from './model/answer.ts'

export function askWorker<Name extends keyof Questions>(
  name: Name,
  asked: Questions[Name]['asked'],
  signal: AbortSignal,
): Promise<Questions[Name]['answer']> {
  return ask(
    () => new Worker(new URL('./certainty-worker.ts', import.meta.url), { type: 'module' }),
    { name, asked },
    signal,
  )
}
