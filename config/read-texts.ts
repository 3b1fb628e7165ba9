import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Language } from './shapes.ts'
import { defineLook } from './look.ts'
import type { Look } from './look.ts'
import { writeThemeCss } from './theme.ts'
import type { Theme, ThemeMode } from './theme.ts'
import type { Target } from './targets.ts'
import type { FormOfAddress } from './texts/form-of-address.ts'

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

/** The error texts of a language; in the informal form with the variants of those that address the reader. */
export function readErrorTexts(
  language: Language,
  address: FormOfAddress = 'formal',
  folder: string = here,
): ErrorTexts {
  const errors = join(folder, 'texts', 'errors')
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as ErrorTexts
  const formal = read(join(errors, `${language}.json`))
  const variants = join(errors, 'informal', `${language}.json`)
  return address === 'informal' && existsSync(variants) ? { ...formal, ...read(variants) } : formal
}

/** How the brand looks, checked. */
export function readLook(target: Target, folder: string = here): Look {
  return defineLook(JSON.parse(readFileSync(join(folder, 'brands', target, 'look.json'), 'utf8')), target)
}

export function readThemeCss(target: Target, folder: string = here): string {
  return writeThemeCss(readLook(target, folder).palette, target)
}

export function readTheme(target: Target, mode: ThemeMode = 'dark', folder: string = here): Theme {
  return readLook(target, folder).palette[mode]
}

/** Every file of the brand's folder, by its path in `config`. All of them are text. */
export function readBrandFolder(target: Target, folder: string = here): { path: string; text: string }[] {
  const names = readdirSync(join(folder, 'brands', target), { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
    .map((file) => ({ path: relative(folder, file), text: readFileSync(file, 'utf8') }))
}

/** `logo` is a wide word mark for dark surfaces, `icon` a square for the home screen. */
export function readPicture(target: Target, picture: 'logo' | 'icon', folder: string = here): string {
  return readFileSync(join(folder, 'brands', target, `${picture}.svg`), 'utf8')
}
