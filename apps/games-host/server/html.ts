import { escapeHtml } from '../../front-door/escape-html.ts'
import type { Theme } from '#config/theme.ts'
import type { BuiltFiles, PageFiles } from './read-build.ts'

export type Look = { readonly target: string; readonly themeCss: string }
export { escapeHtml }
export type { Theme, BuiltFiles }

/** A block of data for the page's script. It cannot end its own element. */
export function dataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`
}

/** The whole document around a page. */
export function writeDocument(page: {
  readonly language: string
  readonly title: string
  readonly look: Look
  readonly files: PageFiles
  readonly style?: string
  readonly head?: string
  readonly bodyClass: string
  readonly body: string
  readonly hasScript?: boolean
  /** In a page of play: the session's script, async beside the page's own script. */
  readonly session?: PageFiles
  /** Font files of the first paint. */
  readonly fonts?: readonly string[]
  /** Modules that the script imports lazily; preloaded with low priority. */
  readonly later?: readonly string[]
}): string {
  const { language, title, look, files, style = '', head = '', bodyClass, body, hasScript = true } = page
  const { session, fonts = [], later = [] } = page
  const first = session ? [session.script, ...session.imports] : []
  const preload = (hrefs: readonly string[], priority: string): string =>
    hrefs.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="${priority}">`).join('')
  return `<!doctype html><html lang="${language}" data-brand="${look.target}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${look.themeCss.replaceAll(/\/\*[\s\S]*?\*\//g, '')}${style}</style>${files.styles
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join(
      '',
    )}${fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join('')}${head}${
    hasScript
      ? `${session ? `<script type="module" async src="${session.script}" fetchpriority="high"></script>` : ''}<script type="module" src="${files.script}"></script>${preload(session?.imports ?? [], 'high')}${preload(without(files.imports, first), 'auto')}${preload(without(later, [...first, files.script, ...files.imports]), 'low')}`
      : ''
  }</head><body class="${bodyClass}">${body}</body></html>`
}

const without = (files: readonly string[], known: readonly string[]): string[] =>
  files.filter((file) => !known.includes(file))
