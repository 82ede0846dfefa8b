import type { MailDoc } from '../outgoing-mail-document.ts'
import type { Block, HomeBlock, Message } from './block.ts'
import { renderHtml } from './render-html.ts'

export type WrittenMail = Pick<MailDoc, 'subject' | 'text' | 'html'>

/** Renders a message as text and as HTML. */
export function writeMail(message: Message): WrittenMail {
  return {
    subject: message.subject,
    text: renderText(message),
    html: renderHtml(message),
  }
}

/** Renders the plain-text part. */
const renderText = ({ blocks, footer, link }: Message): string =>
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
      return [block.address, block.facts, scoreText(block), ...block.news.map((line) => `* ${line}`), block.href]
        .filter((line) => line !== '')
        .join('\n')
  }
}

const scoreText = ({ score }: HomeBlock): string =>
  score === null ? '' : `Score ${score.points}${score.by === null ? '' : `, ${score.by}`}`
