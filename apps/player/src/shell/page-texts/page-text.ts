import type { WrittenPage } from '#config/shapes.ts'

export type PageText = {
  readonly title: string
  readonly parts: readonly { readonly heading?: string | undefined; readonly text: string }[]
}

/** Each page in one language: its title, then paragraphs; a paragraph that begins with `# ` up to `: ` has a heading. */
export type PageTexts = Readonly<Record<WrittenPage, readonly [title: string, ...paragraphs: string[]]>>
