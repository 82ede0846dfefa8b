/** The first letters of a name, at most two; 'U' without one. */
export const initialsOf = (name: string): string => {
  const letters = name
    .trim()
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
  return letters === '' ? 'U' : letters.toUpperCase()
}
