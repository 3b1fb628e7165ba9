import { spawnSync } from 'node:child_process'

/** The maximum size of an image, unpacked. Node alone is 108 MB of it. */
const BYTES_MAX = 150_000_000
/** These prepare pictures, with libvips: 19 MB more. */
const WITH_PICTURES: Readonly<Record<string, number>> = { api: 170_000_000, player: 178_000_000 }

export const bytesMaxOf = (name: string): number => WITH_PICTURES[name] ?? BYTES_MAX
const PIPE_BYTES_MAX = 512 * 1024 * 1024

/** Bytes of a root as a layer is transferred: a tar compressed by gzip. */
export function packedBytes(root: string): number {
  const { stdout, status } = spawnSync('tar', ['--sort=name', '-czf', '-', '-C', root, '.'], {
    maxBuffer: PIPE_BYTES_MAX,
  })
  if (status !== 0) throw new Error(`tar could not read ${root}.`)
  return stdout.length
}
