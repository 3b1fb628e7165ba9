/** Texts of one language, compiled at build (`apps/backoffice/compile-texts.ts`). */
declare module '*.ts?compiled' {
  const texts: import('./text-key.ts').CompiledTexts
  export default texts
}
