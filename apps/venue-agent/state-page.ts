import type { Agent } from './agent.ts'
import { PAGE_LANGUAGES, pageTexts, type PageLanguage } from './state-texts.ts'

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const

const STYLE = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}
body{margin:0 auto;padding:1rem;max-width:60rem}nav a,main>p>a{display:inline-block;padding:.6rem .75rem;min-width:44px;box-sizing:border-box}
a[aria-current]{font-weight:700}dt{font-weight:700}dd{margin:0 0 .5rem}table{border-collapse:collapse}
th,td{border:1px solid;padding:.4rem .6rem;text-align:start;overflow-wrap:anywhere}section{overflow-x:auto}`

/**
 * The page for a person in the hall: plain HTML without scripts. It does not renew by itself, which would move what somebody reads; a link
 * does.
 */
export function writeStatePage(state: ReturnType<Agent['state']>, language: PageLanguage, at: Date): string {
  const t = pageTexts[language]
  const facts: readonly (readonly [string, string])[] = [
    [t.connection, state.isConnected ? t.connected : t.notConnected],
    [t.clock, writeClock(state.clockAheadMs, language)],
    [t.waiting, String(state.waiting)],
    [t.acknowledged, String(state.acknowledged)],
    [t.refused, String(state.refused)],
  ]
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(at)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.title}</title><style>${STYLE}</style></head><body>
<nav aria-label="${t.languages}">${PAGE_LANGUAGES.map((one) => languageLink(one, language)).join(' ')}</nav>
<main><h1>${t.title}</h1>
<p>${t.asOf} <time datetime="${at.toISOString()}">${time}</time> <a href="/?lang=${language}">${t.renew}</a></p>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>
${section(
  'sittings',
  t.sittings,
  [t.terminal, t.offline],
  state.sittings.map(({ terminalId, mayPlayOffline }) => [terminalId, mayPlayOffline ? t.yes : t.no]),
  t.nobody,
)}
${section(
  'refused',
  t.lastRefused,
  [t.reference, t.kind, t.code],
  state.lastRefused.map(({ reference, kind, code }) => [reference, kind, code ?? '–']),
  t.none,
)}
</main></body></html>`
}

/** Which way the clock of this machine is off, in whole seconds. */
function writeClock(aheadMs: number, language: PageLanguage): string {
  const { clockAhead, clockBehind, clockRight } = pageTexts[language]
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  const written = new Intl.NumberFormat(language).format(seconds)
  if (seconds === 0) return clockRight
  return aheadMs > 0 ? clockAhead(written) : clockBehind(written)
}

/** The language of a request: named in the address, or the first of the browser's that the page has. */
export function languageOf(url: URL, accepted = ''): PageLanguage {
  const wanted = [url.searchParams.get('lang') ?? '', ...accepted.split(',').map((one) => one.trim().slice(0, 2))]
  return wanted.flatMap((one) => PAGE_LANGUAGES.find((language) => language === one.toLowerCase()) ?? [])[0] ?? 'cs'
}

function languageLink(one: PageLanguage, current: PageLanguage): string {
  const mark = one === current ? ' aria-current="true"' : ''
  return `<a href="/?lang=${one}" lang="${one}" hreflang="${one}"${mark}>${pageTexts[one].name}</a>`
}

function section(
  id: string,
  heading: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  empty: string,
): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')
  const columns = head.map((name) => `<th scope="col">${name}</th>`).join('')
  const table = `<table aria-labelledby="${id}"><thead><tr>${columns}</tr></thead><tbody>${cells}</tbody></table>`
  return `<section><h2 id="${id}">${heading}</h2>${rows.length > 0 ? table : `<p>${empty}</p>`}</section>`
}

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => MARKUP[sign] ?? sign)
