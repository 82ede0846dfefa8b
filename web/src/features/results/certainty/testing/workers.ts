import { answerWorkers } from '@/testing/workers.ts'
import { answerOf, type Question } from '../model/answer.ts'

/** Lets workers answer until the test ends. */
export const letWorkersAnswer = (): void => answerWorkers<Question>(answerOf)
