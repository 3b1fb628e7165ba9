import type { Language } from '#config/shapes.ts'

const scripts: Partial<Record<Language, string>> = { ru: 'cyrillic', vi: 'vietnamese' }

/**
 * The files of a page's first letters in this language, of all that the build has (ui/fonts/README.md). Letters that come
 * after the first frame have the whole page laid out once more.
 */
export function firstFonts(fonts: readonly string[], language: Language): readonly string[] {
  const script = scripts[language]
  return fonts.filter((font) => font.includes('-core-') || (script !== undefined && font.includes(`-${script}-`)))
}
