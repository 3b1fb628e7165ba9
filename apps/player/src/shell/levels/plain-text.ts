const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The plain text of a string that may contain HTML. It is rendered as text, never as HTML. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replaceAll(/<(br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z!][^>]*(>|$)/gi, '')
    .replaceAll(/&(#39|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\n\s*\n\s*/g, '\n\n')
    .trim()
