import { detectFacts } from '../detect-facts.ts'

/** What a text claims of a home, each fact as "pool yes". */
export const said = (text: string): string[] => detectFacts(text).map(({ fact, value }) => `${fact} ${value}`)
