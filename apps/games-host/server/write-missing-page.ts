import type { Language } from '#config/shapes.ts'
import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import { textsTo } from '../texts/index.ts'
import { escapeHtml, writeDocument, type Look } from './html.ts'
import type { BuiltFiles } from './read-build.ts'

type MissingPage = {
  readonly language: Language
  readonly address: FormOfAddress
  readonly files: BuiltFiles
  readonly look: Look
  readonly playerOrigin: string
}

/** The page for a URL of an unknown game. */
export function writeMissingPage({ language, address, files, look, playerOrigin }: MissingPage): string {
  const t = textsTo(address)[language]
  return writeDocument({
    language,
    title: t.notFoundTitle,
    look,
    files: files.game,
    hasScript: false,
    bodyClass: 'plain',
    body: `<main class="message"><h1>${escapeHtml(t.notFoundTitle)}</h1><p>${escapeHtml(t.notFound)}</p><a class="cta" href="${escapeHtml(playerOrigin)}/${language}">${escapeHtml(t.toLobby)}</a></main>`,
  })
}
