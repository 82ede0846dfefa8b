import type { Block, HomeBlock, Message } from './block.ts'
import { palette } from './palette.ts'

const font = "font-family:'Figtree',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

/** Renders the HTML part: tables and inline styles, because mail programs render those alike. Escapes everything. */
export function renderHtml({ subject, preview, blocks, footer, link }: Message): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${palette.paper};color:${palette.ink}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${palette.paper}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;${font};font-size:16px;line-height:1.5">
<tr><td style="padding:0 4px 16px;font-family:'Fraunces',Georgia,serif;font-size:22px;color:${palette.eucalypt}">Verandah</td></tr>
<tr><td style="padding:28px 24px;background:${palette.surface};border:1px solid ${palette.line};border-radius:12px">
${blocks.map(htmlOf).join('\n')}
</td></tr>
<tr><td style="padding:16px 4px;font-size:13px;color:${palette.inkFaint}">${escapeHtml(footer)}${linkOf(link)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const linkOf = (link: Message['link']): string =>
  link ? `<br><a href="${escapeHtml(link.href)}" style="color:${palette.inkFaint}">${escapeHtml(link.label)}</a>` : ''

const htmlOf = (block: Block): string => {
  switch (block.type) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${lines(block.text)}</p>`
    case 'heading':
      return `<h1 style="margin:0 0 16px;font-family:'Fraunces',Georgia,serif;font-size:24px;line-height:1.25;font-weight:600">${escapeHtml(block.text)}</h1>`
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:12px 16px;background:${palette.sunken};border-left:3px solid ${palette.eucalypt};color:${palette.inkSoft}">${lines(block.text)}</blockquote>`
    case 'button':
      return `<p style="margin:8px 0 16px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${palette.eucalypt};color:${palette.onEucalypt};text-decoration:none;font-weight:600">${escapeHtml(block.label)}</a></p>`
    case 'home':
      return homeOf(block)
  }
}

const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>')

/** Renders a home as a card. */
const homeOf = ({ address, facts, score, news, href, imageUrl }: HomeBlock): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px;border:1px solid ${palette.line};border-radius:10px"><tr>
${imageUrl === null ? '' : `<td width="104" valign="top" style="padding:12px 0 12px 12px"><img src="${escapeHtml(imageUrl)}" width="92" height="70" alt="" style="display:block;border-radius:6px;object-fit:cover;background:${palette.sunken}"></td>`}
<td valign="top" style="padding:12px"><a href="${escapeHtml(href)}" style="color:${palette.ink};font-weight:600;text-decoration:none">${escapeHtml(address)}</a>
<div style="font-size:14px;color:${palette.inkFaint}">${escapeHtml(facts)}</div>
${score === null ? '' : scoreLine(score)}
${news.map((line) => `<div style="margin-top:6px"><span style="display:inline-block;padding:2px 8px;border-radius:6px;background:${palette.eucalyptSoft};color:${palette.eucalypt};font-size:14px">${escapeHtml(line)}</span></div>`).join('\n')}</td>
</tr></table>`

/** On its own line, because a third column leaves too little room for text on a phone. */
const scoreLine = ({ points, by }: NonNullable<HomeBlock['score']>): string =>
  `<div style="font-size:14px;color:${palette.inkFaint}"><b style="font-weight:600;color:${palette.eucalypt}">Score ${points}</b>${by === null ? '' : ` ${escapeHtml(by)}`}</div>`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for use between tags and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
