/** Cuts a text to so many characters, the last an ellipsis; never within a character of two code units. */
export function shortenText(text: string, atMost: number): string {
  if (text.length <= atMost) return text
  const whole = text.slice(0, atMost - 1).replace(/\p{Surrogate}$/u, '')
  return `${whole.trimEnd()}…`
}
