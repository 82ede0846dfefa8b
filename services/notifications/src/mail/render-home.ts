import type { HomeBlock } from './block.ts'
import { escapeHtml as escape } from './escape-html.ts'
import { palette } from './palette.ts'

/** A home as a card. */
export const renderHome = ({ address, facts, news, href, imageUrl }: HomeBlock): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px;border:1px solid ${palette.line};border-radius:10px"><tr>
${imageUrl === null ? '' : `<td width="104" valign="top" style="padding:12px 0 12px 12px"><img src="${escape(imageUrl)}" width="92" height="70" alt="" style="display:block;border-radius:6px;object-fit:cover;background:${palette.sunken}"></td>`}
<td valign="top" style="padding:12px"><a href="${escape(href)}" style="color:${palette.ink};font-weight:600;text-decoration:none">${escape(address)}</a>
<div style="font-size:14px;color:${palette.inkFaint}">${escape(facts)}</div>
${news.map((line) => `<div style="margin-top:6px"><span style="padding:2px 8px;border-radius:6px;background:${palette.eucalyptSoft};color:${palette.eucalypt};font-size:14px">${escape(line)}</span></div>`).join('\n')}</td>
</tr></table>`
