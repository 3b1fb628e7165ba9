import type { Plugin } from 'vite'
import { compressFolder } from './compress-folder.ts'

/** Writes `.br` and `.gz` beside every file at build time, so that no request compresses. */
export function compressBuild(): Plugin {
  return {
    name: 'compress-build',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (dir) await compressFolder(dir)
      },
    },
  }
}
