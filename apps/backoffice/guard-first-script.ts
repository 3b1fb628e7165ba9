import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

/** What a page asks for before anything is drawn, compressed as it is sent. */
const FIRST_MOST = 250 * 1024

type Chunk = {
  readonly type: 'chunk'
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly code: string
}
type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>

/** The entries and everything that they import at once, compressed: bytes. */
export function firstScriptBytes(bundle: Bundle): number {
  const first = new Set<string>()
  const take = (name: string): void => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || first.has(name)) return
    first.add(name)
    chunk.imports.forEach(take)
  }
  for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) take(name)
  return [...first].reduce((sum, name) => sum + compressedBytes(bundle[name]), 0)
}

function compressedBytes(chunk: Bundle[string] | undefined): number {
  if (chunk?.type !== 'chunk') return 0
  return brotliCompressSync(chunk.code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}

/** A build whose first script has grown beyond what is promised is no build. */
export function guardFirstScript(): Plugin {
  return {
    name: 'guard-first-script',
    apply: 'build',
    generateBundle(_options, bundle) {
      const bytes = firstScriptBytes(bundle as unknown as Bundle)
      const kilobytes = `${(bytes / 1024).toFixed(1)} kB`
      if (bytes > FIRST_MOST)
        this.error(`The first script is ${kilobytes} compressed; ${FIRST_MOST / 1024} kB is the most.`)
      this.info(`the first script is ${kilobytes} compressed`)
    },
  }
}
