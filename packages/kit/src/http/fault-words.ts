import type * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue
type Words = { [Code in Issue['code']]: (issue: Extract<Issue, { code: Code }>) => string }

const kinds: Readonly<Record<string, string>> = {
  string: 'Send text',
  number: 'Send a number',
  int: 'Send a whole number',
  boolean: 'Send true or false',
  array: 'Send a list',
  object: 'Send an object with named fields',
  record: 'Send an object with named fields',
  null: 'Send null',
}

const formats: Readonly<Record<string, string>> = {
  email: 'Enter an email address, such as name@example.com',
  url: 'Enter a web address that begins with https://',
  datetime: 'Enter a date and time, such as 2026-12-05T10:00:00Z',
  date: 'Enter a date, such as 2026-12-05',
  time: 'Enter a time, such as 10:00',
}

const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  map: ['entry', 'entries'],
  set: ['entry', 'entries'],
  file: ['byte', 'bytes'],
}

/** An amount with its unit, if any. */
const amountOf = (origin: string, amount: number | bigint): string => {
  const unit = units[origin]
  return unit ? `${amount} ${unit[Number(amount) === 1 ? 0 : 1]}` : String(amount)
}

const valueWords = (values: readonly unknown[]): string =>
  values.length === 1 ? `Send ${String(values[0])}` : `Choose one of: ${values.map(String).join(', ')}`

const smallest = ({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string =>
  inclusive === false ? `Enter more than ${amountOf(origin, minimum)}` : `Enter ${amountOf(origin, minimum)} or more`

const largest = ({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string =>
  inclusive === false ? `Enter less than ${amountOf(origin, maximum)}` : `Enter ${amountOf(origin, maximum)} or fewer`

/** The default sentence for each of the validator's issue codes. */
const words: Words = {
  invalid_type: ({ expected }) => kinds[expected] ?? 'Send a value of another kind',
  invalid_value: ({ values }) => valueWords(values),
  too_small: smallest,
  too_big: largest,
  invalid_format: ({ format }) => formats[format] ?? 'Some of this is not allowed here; check how it is written',
  not_multiple_of: ({ divisor }) => `Enter a multiple of ${divisor}`,
  unrecognized_keys: () => 'Leave out the fields that this call does not know',
  invalid_union: () => 'Send a value of a kind that this field takes',
  invalid_key: () => 'Give each entry a name that is allowed here',
  invalid_element: () => 'Check each entry of this list',
  custom: () => 'Send a value that is allowed here',
}

/** The sentence for an issue. It never echoes the input. */
export function faultWords(issue: Issue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'This field is required'
  if (issue.code === 'invalid_type' && Array.isArray(issue.input)) return 'Send one value, not a list'
  return (words[issue.code] as (fault: Issue) => string)(issue)
}
