/** Computes a value of an object once; the object must not change. */
export const onceFor = <Given extends object, Made>(make: (given: Given) => Made) => {
  const made = new WeakMap<Given, Made>()
  return (given: Given): Made => {
    const known = made.get(given) ?? make(given)
    made.set(given, known)
    return known
  }
}
