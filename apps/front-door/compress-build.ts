import type { Plugin } from 'vite'
import { compressFolder } from './compress-folder.ts'

/** Writes `.br` and `.gz` beside every file once, at build time, so that no request pays for it. */
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
