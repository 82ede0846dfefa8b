/** Text or elements; undefined and false are omitted. */
type Content = string | number | Children
type Children = readonly (Xml | undefined | false | Children)[]
type Attributes = Readonly<Record<string, string | number | undefined>>

declare const markup: unique symbol
/** Markup, which is not escaped again. */
export type Xml = string & { readonly [markup]: true }

/** `<name attr="…">…</name>`: escapes plain text, not elements; without content it is `<name/>`. */
export function element(name: string, content: Content = [], attributes: Attributes = {}): Xml {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`]))
    .join('')
  const inner =
    typeof content === 'string' || typeof content === 'number' ? escapeXml(String(content)) : joined(content)
  return (inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`) as Xml
}

const joined = (children: Children): string =>
  children
    .map((child) => (isList(child) ? joined(child) : child === undefined || child === false ? '' : child))
    .join('')

/** `Array.isArray` does not narrow read-only arrays. */
const isList = (child: Children[number]): child is Children => Array.isArray(child)

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export function escapeXml(text: string) {
  return text.replaceAll(/[&<>"]/g, (sign) => names[sign] ?? sign)
}
