import { Parser } from 'htmlparser2'

const blocks = new Set('p div br li ul ol tr table h1 h2 h3 h4 h5 h6 hr section'.split(' '))
const unread = new Set('script style title noscript template iframe object'.split(' '))
const looksLikeHtml = /<\/?(?:p|div|br|li|ul|ol|tr|table|h[1-6])\b[^<>]*>/i
const maxLength = 20_000

/**
 * Strips markup from an advert's text: decodes entities, separates paragraphs by an empty line, drops control
 * characters.
 */
export function plainText(source: string): string {
  const text = looksLikeHtml.test(source) ? source.replace(/\s+/g, ' ') : source.replace(/\r\n?/g, '\n')
  return tidy(textOf(text)).slice(0, maxLength)
}

/** Strips markup from a title or a name: one line. */
export function plainLine(source: string): string {
  return plainText(source).replace(/\s+/g, ' ').slice(0, 300)
}

const textOf = (html: string): string => {
  const parts: string[] = []
  let unreadDepth = 0
  const parser = new Parser({
    onopentagname: (name) => {
      if (unread.has(name)) unreadDepth += 1
      if (blocks.has(name)) parts.push(name === 'p' ? '\n\n' : '\n')
      if (name === 'li') parts.push('• ')
    },
    ontext: (text) => {
      if (unreadDepth === 0) parts.push(text)
    },
    onclosetag: (name) => {
      if (unread.has(name)) unreadDepth -= 1
      if (blocks.has(name) && name !== 'br') parts.push(name === 'p' ? '\n\n' : '\n')
    },
  })
  parser.end(html)
  return parts.join('')
}

const tidy = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u200b\ufeff]/gu, (character) => (character === '\n' ? '\n' : ''))
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    // A provider's truncation after a full stop: "balcony....".
    .replace(/\.{3,}/g, '…')
    .trim()
