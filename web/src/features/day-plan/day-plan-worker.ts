import { type DayProblem, solveDay } from './model/solve-day.ts'

addEventListener('message', ({ data }: MessageEvent<DayProblem>) => postMessage(solveDay(data)))
