import { detectFacts } from '../src/home-facts/domain/detect-facts.ts'
import { measureWords, shareOf, type Area } from './measure.ts'

interface Label {
  id: string
  text: string
  facts: Readonly<Record<string, string | number>>
}

/** `fact:value` of each fact. */
const labelled = ({ facts }: Label): string[] => Object.entries(facts).map(([fact, value]) => `${fact}:${value}`)
const detected = ({ text }: Label): string[] => detectFacts(text).map(({ fact, value }) => `${fact}:${value}`)

const measureSet = (area: string, set: string) =>
  measureWords<Label>({
    area,
    set,
    judge: (records) => {
      const judged = records.map((record) => ({ record, said: detected(record), is: labelled(record) }))
      const right = judged.flatMap(({ said, is }) => said.filter((fact) => is.includes(fact))).length
      const wrong = judged.filter(
        ({ said, is }) => said.length !== is.length || said.some((fact) => !is.includes(fact)),
      )
      return {
        figures: {
          precision: shareOf(right, judged.flatMap(({ said }) => said).length),
          recall: shareOf(right, judged.flatMap(({ is }) => is).length),
        },
        wrong: wrong.map(({ record, said }) => ({ ...record, said })),
      }
    },
  })

/** Facts in an advert's words: a wrong value counts against both figures. */
export const facts: Area = async () => [
  ...(await measureSet('facts', 'facts')),
  ...(await measureSet('facts, hard, as agents write', 'hard-facts')),
]
