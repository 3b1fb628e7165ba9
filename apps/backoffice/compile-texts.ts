import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { compileText } from './src/texts/compile-text.ts'

const QUERY = '?compiled'

/** `import { cs } from './cs.ts?compiled'`: the texts of a language with their syntax read at build, so that no browser reads it. */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null
      const path = id.slice(0, -QUERY.length)
      const exported = (await import(pathToFileURL(path).href)) as Record<string, Record<string, string>>
      const lines = Object.entries(exported).map(([name, texts]) => {
        const compiled = Object.entries(texts).map(([key, text]) => [key, compileText(text)])
        return `export const ${name} = ${JSON.stringify(Object.fromEntries(compiled))}`
      })
      return { code: lines.join('\n'), map: null, moduleType: 'js' }
    },
  }
}
