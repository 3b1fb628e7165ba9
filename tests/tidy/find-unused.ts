import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readTextUses, type TextUses } from './read-text-uses.ts'

const ROOT = join(import.meta.dirname, '../..')

export type Source = TextUses & { readonly file: string; readonly folder: string }

/** Files of the product without tests, as far as they are not texts themselves. */
const filesOf = (globs: readonly string[], isText: RegExp): string[] =>
  globs
    .flatMap((glob) => globSync(glob, { cwd: ROOT }))
    .filter((file) => !/node_modules|\.(?:test|d)\.tsx?$/.test(file) && !isText.test(file))

export const readSources = (globs: readonly string[], isText: RegExp): Source[] =>
  filesOf(globs, isText).map((file) => ({
    ...readTextUses(file, readFileSync(join(ROOT, file), 'utf8')),
    file,
    folder: dirname(file),
  }))

/** Every word of these files, comments included: enough for a value that is put into a key at run time. */
export const readWords = (globs: readonly string[], isText: RegExp): ReadonlySet<string> =>
  new Set(filesOf(globs, isText).flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/\w+/g) ?? []))

/** Keys by how one asks for them: as a whole string, or put together from fixed parts and values. */
export type KeyUses = { readonly strings: ReadonlySet<string>; readonly patterns: readonly RegExp[] }

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
export const under = (prefix: string): RegExp => new RegExp(`^${escaped(prefix)}\\.(.+)$`)

/** @param isKnown whether the fixed parts say enough to be taken for a key */
export function askedIn(sources: readonly TextUses[], isKnown: (parts: readonly string[]) => boolean): KeyUses {
  const composed = sources.flatMap((source) => source.composed)
  const keyLike = composed.filter((parts) => parts.every((part) => /^[\w.-]*$/.test(part)) && isKnown(parts))
  const written = new Map(keyLike.map((parts) => [parts.join('\0'), parts]))
  return {
    strings: new Set(sources.flatMap(({ strings }) => [...strings])),
    patterns: [...written.values()].map((parts) => new RegExp(`^${parts.map(escaped).join('(.+)')}$`)),
  }
}

/** Whether a key is asked for; the values in a composed one are words of the product. */
export function isAsked(key: string, { strings, patterns }: KeyUses, words: ReadonlySet<string>): boolean {
  const isWord = (value: string) => value.split(/\W+/).every((word) => /^\d*$/.test(word) || words.has(word))
  return strings.has(key) || patterns.some((pattern) => pattern.exec(key)?.slice(1).every(isWord) === true)
}
