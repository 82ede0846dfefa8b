interface StoredValue<Value> {
  read: () => Value
  write: (value: Value) => void
  clear: () => void
}

interface Stored<Value> {
  area: 'localStorage' | 'sessionStorage'
  key: string
  /** Turns what is stored, or null, into a value; may throw for what it cannot read. */
  parse: (text: string | null) => Value
  format: (value: Value) => string
  fallback: Value
}

/** One key of the browser's storage. Where storage is closed or holds nonsense, reading gives the fallback. */
export const storedValue = <Value>({ area, key, parse, format, fallback }: Stored<Value>): StoredValue<Value> => ({
  read: () => attempt(() => parse(window[area].getItem(key)), fallback),
  write: (value) => attempt(() => window[area].setItem(key, format(value)), undefined),
  clear: () => attempt(() => window[area].removeItem(key), undefined),
})

const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act()
  } catch {
    return otherwise
  }
}
