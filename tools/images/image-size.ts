import { spawnSync } from 'node:child_process'

/** What an image may weigh unpacked. Node alone is 108 MB of it. */
export const BYTES_MAX = 150_000_000

const PIPE_BYTES_MAX = 512 * 1024 * 1024

/** Bytes of a root as a layer is transferred: a tar compressed by gzip. */
export function packedBytes(root: string): number {
  const { stdout, status } = spawnSync('tar', ['--sort=name', '-czf', '-', '-C', root, '.'], {
    maxBuffer: PIPE_BYTES_MAX,
  })
  if (status !== 0) throw new Error(`tar could not read ${root}.`)
  return stdout.length
}
