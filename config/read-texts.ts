import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from './shapes.ts'
import { parseTheme } from './theme.ts'
import type { Theme } from './theme.ts'
import type { Target } from './targets.ts'

/** Texts that contain the brand. All others are the same for all brands. */
export type BrandMessages = {
  readonly brand: { readonly title: string; readonly description: string }
  readonly hero: { readonly title: string; readonly text: string; readonly action: string }
  readonly footer: { readonly operator: string; readonly warning: string; readonly adult: string }
}

/** Text of each refusal code, registration error kind and transport code, and `default`. */
export type ErrorTexts = Readonly<Record<string, string>> & { readonly default: string }

export const brandMessageKeys = [
  'brand.title',
  'brand.description',
  'hero.title',
  'hero.text',
  'hero.action',
  'footer.operator',
  'footer.warning',
  'footer.adult',
] as const

/** This folder on disk. A bundled front end passes its own copy instead. */
const here = import.meta.dirname

export function readBrandMessages(target: Target, language: Language, folder: string = here): BrandMessages {
  return JSON.parse(
    readFileSync(join(folder, 'brands', target, 'messages', `${language}.json`), 'utf8'),
  ) as BrandMessages
}

export function readErrorTexts(language: Language, folder: string = here): ErrorTexts {
  return JSON.parse(readFileSync(join(folder, 'texts', 'errors', `${language}.json`), 'utf8')) as ErrorTexts
}

export function readThemeCss(target: Target, folder: string = here): string {
  return readFileSync(join(folder, 'brands', target, 'theme.css'), 'utf8')
}

export function readTheme(target: Target, folder: string = here): Theme {
  return parseTheme(readThemeCss(target, folder), target)
}

/** `logo` is a wide word mark for dark surfaces, `icon` a square for the home screen. */
export function readPicture(target: Target, picture: 'logo' | 'icon', folder: string = here): string {
  return readFileSync(join(folder, 'brands', target, `${picture}.svg`), 'utf8')
}
