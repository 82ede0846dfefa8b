import type { Block, Message } from './block.ts'

/** The plain-text part. */
export const renderText = ({ blocks, footer, link }: Message): string =>
  [...blocks.map(textOf), `-- \n${footer}${link ? `\n${link.label}: ${link.href}` : ''}`].join('\n\n') + '\n'

const textOf = (block: Block): string => {
  switch (block.type) {
    case 'paragraph':
      return block.text
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(72, block.text.length))}`
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'button':
      return `${block.label}: ${block.href}`
    case 'home':
      return [block.address, block.facts, ...block.news.map((line) => `* ${line}`), block.href]
        .filter((line) => line !== '')
        .join('\n')
  }
}
