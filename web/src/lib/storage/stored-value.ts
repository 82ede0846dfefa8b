interface StoredValue<Value> {
  read: () => Value
  write: (value: Value) => void
  clear: () => void
  /** Hears of every change that another tab makes, until the function it gives is called. */
  watch: (heard: (value: Value) => void) => () => void
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
  watch: (heard) => {
    const onStorage = (change: StorageEvent) => {
      if (change.key === key) heard(attempt(() => parse(change.newValue), fallback))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
})

const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act()
  } catch {
    return otherwise
  }
}
