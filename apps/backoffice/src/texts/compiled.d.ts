/* Texts of a language, compiled at build (`apps/backoffice/compile-texts.ts`). */
declare module '*/cs.ts?compiled' {
  import type { CompiledTexts } from '#apps/backoffice/src/texts/text-key.ts'
  export const cs: CompiledTexts
}
declare module '*/en.ts?compiled' {
  import type { CompiledTexts } from '#apps/backoffice/src/texts/text-key.ts'
  export const en: CompiledTexts
}
declare module '*/sk.ts?compiled' {
  import type { CompiledTexts } from '#apps/backoffice/src/texts/text-key.ts'
  export const sk: CompiledTexts
}
