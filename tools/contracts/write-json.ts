const width = 120

/** Returns JSON with each value on one line where it fits, so that a change of one field is a diff of one line. */
export function writeJson(value: unknown, indent = '', used = 0): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
  if (indent.length + used + line.length <= width || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => writeJson(item, inner))
    : Object.entries(value).map(([name, item]) => {
        const start = `${JSON.stringify(name)}: `
        return start + writeJson(item, inner, start.length + 1)
      })
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`
}
