const pattern = /^(\d{1,3}(?:\.\d{1,2})?)\s*(?:%|years?)?$/i

/** Reads "6.4", "20%" or "25 years"; undefined for an empty or unreadable text. */
export function numberIn(text: string): number | undefined {
  const [, figures] = pattern.exec(text.trim()) ?? []
  return figures === undefined ? undefined : Number(figures)
}

interface Bounds {
  from: number
  to: number
  isWhole?: true
  /** Names what is expected, with an example. */
  remedy: string
}

export const bounds = {
  percent: { from: 0, to: 100, remedy: 'Give a percentage from 0 to 100, such as 20, or leave it empty' },
  share: { from: 0.01, to: 100, remedy: 'Give a percentage above 0 and up to 100, such as 50, or leave it empty' },
  rate: { from: 0, to: 100, remedy: 'Give a percentage a year, such as 6.4, or leave it empty' },
  years: { from: 1, to: 40, isWhole: true, remedy: 'Give whole years from 1 to 40, or leave it empty' },
  age: { from: 18, to: 120, isWhole: true, remedy: 'Give an age from 18 to 120, or leave it empty' },
} as const satisfies Record<string, Bounds>

/** Why a text is not a number within its bounds; undefined when it is, or is empty. */
export function numberProblem(kind: keyof typeof bounds, text: string): string | undefined {
  const { from, to, remedy, ...rest }: Bounds = bounds[kind]
  if (text.trim() === '') return undefined
  const value = numberIn(text)
  const isRight = value !== undefined && value >= from && value <= to && !(rest.isWhole && !Number.isInteger(value))
  return isRight ? undefined : remedy
}
