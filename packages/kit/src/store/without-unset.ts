/** Leaves out what is undefined or null: within a JSON field the store keeps undefined as null. */
export function withoutUnset<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as Fields
}
