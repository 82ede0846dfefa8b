const fourKilobytes = 'a'.repeat(4096)

/** Values that a careless service could accept as a user's id. Sent as JSON in bodies, as text elsewhere. */
export const hostileIds: readonly { readonly label: string; readonly value: unknown }[] = [
  { label: '1', value: '1' },
  { label: 'me', value: 'me' },
  { label: '01', value: '01' },
  { label: '1e0', value: '1e0' },
  { label: '-1', value: '-1' },
  { label: 'NaN', value: 'NaN' },
  { label: '[1]', value: [1] },
  { label: '{"$ne":null}', value: { $ne: null } },
  { label: '__proto__', value: '__proto__' },
  { label: '4 KB', value: fourKilobytes },
]

/** Returns an id of the same shape that does not exist: its last eight letters and digits differ. */
export function missingLike(id: string): string {
  const tail = id.slice(-8).replace(/[A-Za-z0-9]/g, (sign) => successors.get(sign) ?? sign)
  return id.slice(0, -8) + tail
}

const successorsOf = (signs: string) =>
  Array.from(signs, (sign, at) => [sign, signs[(at + 3) % signs.length] ?? sign] as const)
const successors = new Map(
  ['0123456789', 'abcdef', 'ghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap(successorsOf),
)
