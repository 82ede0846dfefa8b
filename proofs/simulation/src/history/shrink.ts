import { play, type History, type Outcome } from './play.ts'

const mostTries = 40

/** The shortest history found that still fails in the same way. */
export async function shrink(history: History, { wrong }: Outcome): Promise<History> {
  const complaint = kindOf(wrong[0] ?? '')
  let shortest = history
  let tries = 0
  const fails = async (steps: History['steps']) => {
    tries += 1
    const outcome = await play({ ...history, steps })
    return outcome.wrong.some((line) => kindOf(line) === complaint)
  }
  for (let size = Math.ceil(history.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < shortest.steps.length && tries < mostTries;) {
      const without = shortest.steps.toSpliced(from, size)
      if (await fails(without)) shortest = { ...history, steps: without }
      else from += size
    }
  }
  return shortest
}

/** A complaint without its ids, names and numbers. */
const kindOf = (line: string): string =>
  line
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\d+/g, 'N')
    .slice(0, 60)
