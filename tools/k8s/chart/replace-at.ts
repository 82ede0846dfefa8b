/**
 * Returns a value with what lies at a path replaced; `*` is every item of a list. Without anything at the path,
 * `replace` gets undefined for a last key that is missing, and nothing is added where it returns undefined.
 */
export function replaceAt(
  value: unknown,
  [step, ...further]: readonly string[],
  replace: (found: unknown) => unknown,
): unknown {
  if (step === undefined) return replace(value)
  if (step === '*') return Array.isArray(value) ? value.map((item) => replaceAt(item, further, replace)) : value
  if (typeof value !== 'object' || value === null) return value
  const found = (value as Record<string, unknown>)[step]
  if (found === undefined && further.length > 0) return value
  const replaced = replaceAt(found, further, replace)
  return replaced === undefined ? value : { ...value, [step]: replaced }
}
