import fc from 'fast-check'

/** JSON that no JavaScript value serialises to; its name is a placeholder until the body is written. */
const rawJson: Readonly<Record<string, string>> = {
  '@@beyond-numbers@@': '1e999',
  '@@too-precise@@': '9007199254740993.1',
  '@@deep-list@@': '['.repeat(3_000) + ']'.repeat(3_000),
  '@@deep-record@@': '{"a":'.repeat(3_000) + '1' + '}'.repeat(3_000),
  '@@twice@@': '{"$set":1,"$set":{"isAdmin":true}}',
}

/** Serialises a value to JSON and replaces the placeholders. */
export function writeJson(value: unknown): string {
  return Object.entries(rawJson).reduce((text, [name, raw]) => text.replaceAll(`"${name}"`, raw), JSON.stringify(value))
}

const texts = [
  '',
  ' ',
  '__proto__',
  'constructor',
  '$where',
  'a.b.$c',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202eabc',
  '\ufeff',
  'İ',
  '👩‍👩‍👧‍👧',
  '..%2f..%2fetc',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\r\nSet-Cookie: a=b',
  '2026-02-30T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  'NaN',
  'null',
  'undefined',
  '1e3',
  '0x10',
  'a'.repeat(4_096),
  'é'.repeat(5_001),
  'a'.repeat(70_000),
  ...Object.keys(rawJson),
]

/** Parsed, so that `__proto__` is an own key. */
const records = ['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'].map(
  (text) => JSON.parse(text) as unknown,
)

const operators = [{ $ne: null }, { $gt: '' }, { $regex: '.*' }, { $where: 'sleep(1000)' }, { $set: { isAdmin: true } }]

const others = [null, true, [], {}, [[[]]], [null], Array.from({ length: 2_000 }, (_, at) => at)]

const numbers = [0, -0, -1, 1.5, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 53 + 2, Number.MIN_VALUE]

/** Malicious or unusual text. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

/** Any JSON value that no contract expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...operators, ...records, ...others) },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)
