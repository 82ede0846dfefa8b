import { answerWorkers } from '@/testing/workers.ts'
import { answerOf } from '../model/answer.ts'

/** Lets workers answer until the test ends. */
export function letWorkersAnswer(): void {
  answerWorkers(answerOf)
}
