import { storedValue } from './stored-value.ts'

const text = (key: string) =>
  storedValue<string | null>({
    area: 'sessionStorage',
    key,
    parse: (value) => value,
    format: (value) => value ?? '',
    fallback: null,
  })

/** The plan chosen at registration, until it is paid for. */
export const stripePlan = text('stripePlan')
