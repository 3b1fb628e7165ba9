import type { CompiledMessage } from 'icu-minify/format'
import type { cs } from './cs.ts'

export type TextKey = keyof typeof cs
/** The texts of a language as they are written. */
export type Texts = Readonly<Record<TextKey, string>>
/** The texts of a language as they come to the browser. */
export type CompiledTexts = Readonly<Record<TextKey, CompiledMessage>>
