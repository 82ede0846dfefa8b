/** From 0 to 6,006, the same for an id: spreads what would otherwise happen at one moment. */
export function numberOfId(id: string): number {
  return Array.from(id, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => (sum * 31 + code) % 6_007, 0)
}
