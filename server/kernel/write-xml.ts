const CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text made safe to stand in XML or HTML, between tags and in an attribute. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => CODES[sign] ?? sign)

/** Between tags quotes need no escaping: a name stays as people write it. */
const escapeText = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => CODES[sign] ?? sign)

declare const written: unique symbol
/** XML that `element` wrote: nothing in it is escaped again. */
export type Xml = string & { readonly [written]: true }

/**
 * Writes an element. Texts and attributes are escaped; names are not, since they are constants of ours.
 * @param inside a text, or child elements; undefined ones are left out
 */
export function element(
  name: string,
  inside: string | readonly (Xml | undefined)[],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const opening = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`)].join(
    ' ',
  )
  const content = typeof inside === 'string' ? escapeText(inside) : inside.filter((one) => one !== undefined).join('')
  return `<${opening}>${content}</${name}>` as Xml
}

/** A whole document in UTF-8. */
export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
