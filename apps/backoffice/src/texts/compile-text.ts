import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'

/** Reads the syntax of a text (ICU messages); done at build, by `compile-texts.ts`. */
export const compileText = (text: string): CompiledMessage => compile(text)
