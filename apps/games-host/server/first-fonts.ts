import type { Language } from '#config/shapes.ts'

const scripts: Partial<Record<Language, string>> = { ru: 'cyrillic', vi: 'vietnamese' }

/**
 * The font files of a page's first paint in this language, of all in the build (ui/fonts/README.md). A font that
 * arrives after the first frame causes another layout of the whole page.
 */
export function firstFonts(fonts: readonly string[], language: Language): readonly string[] {
  const script = scripts[language]
  return fonts.filter((font) => font.includes('-core-') || (script !== undefined && font.includes(`-${script}-`)))
}
