const CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Makes any text safe between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => CODES[sign] ?? sign)
