import { answerOf, type Question } from './model/answer.ts'

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answerOf(data)))
