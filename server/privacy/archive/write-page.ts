import { escapeMarkup } from '#server/kernel/index.ts'
import type { ExportWords } from '../texts/index.ts'
import type { CollectedPart } from './collect-data.ts'
import { showValue } from './show-value.ts'

export type PageFacts = {
  readonly brand: string
  readonly locale: string
  readonly timeZone: string
  readonly madeAt: Date
  readonly words: ExportWords
  readonly parts: readonly CollectedPart[]
  readonly fileNames: readonly string[]
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f}
h1{font-size:1.6rem}h2{margin-top:2.5rem;border-bottom:2px solid #ccc}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere}.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}
th,td{text-align:left;padding:.3rem .6rem;border:1px solid #ccc;vertical-align:top}nav ul{columns:2}
@media(max-width:40rem){dl{grid-template-columns:1fr}dt{margin-top:.5rem}nav ul{columns:1}}`

/** The archive's HTML page: the content of the JSON beside it, in the player's language, without external resources. */
export function writePage({ brand, locale, timeZone, madeAt, words, parts, fileNames }: PageFacts): string {
  const shown = { words, locale, timeZone }
  const made = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(madeAt)
  const sections = parts.map(({ name, content }) => {
    const { title, about } = words.parts[name]
    // In the form of the JSON: dates are texts.
    const plain: unknown = JSON.parse(JSON.stringify(content))
    return `<section id="${name}"><h2>${escapeMarkup(title)}</h2><p>${escapeMarkup(about)}</p>${showValue(plain, shown)}</section>`
  })
  const contents = parts.map(({ name }) => `<li><a href="#${name}">${escapeMarkup(words.parts[name].title)}</a></li>`)
  const files = fileNames.map((name) => `<li><a href="files/${escapeMarkup(name)}">${escapeMarkup(name)}</a></li>`)
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeMarkup(`${words.title} – ${brand}`)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escapeMarkup(`${words.title} – ${brand}`)}</h1><p>${escapeMarkup(words.intro)}</p><p>${escapeMarkup(words.made)} ${escapeMarkup(made)}</p>`,
    `<nav aria-label="${escapeMarkup(words.contents)}"><ul>${contents.join('')}</ul></nav>`,
    ...sections,
    ...(files.length > 0 ? [`<section><h2>${escapeMarkup(words.files)}</h2><ul>${files.join('')}</ul></section>`] : []),
    '</body></html>',
  ].join('\n')
}
