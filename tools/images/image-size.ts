import { spawnSync } from 'node:child_process'

/** What an image may weigh unpacked. Node alone is 108 MB of it. */
export const BYTES_MAX = 150_000_000

type Exception = { readonly bytesMax: number; readonly reason: string }

/** Images that may weigh more, each with what makes it heavier. A test refuses those that no longer need it. */
export const heavier: Readonly<Record<string, Exception>> = {
  api: {
    bytesMax: 170_000_000,
    reason: 'libvips, 20 MB: it reads the pictures that players and staff send, and answers them about it at once',
  },
  player: {
    bytesMax: 178_000_000,
    reason: 'libvips, 20 MB, draws icons and shared pictures of a brand; pictures of all games, 16 MB',
  },
}

export const bytesMaxOf = (name: string): number => heavier[name]?.bytesMax ?? BYTES_MAX
const PIPE_BYTES_MAX = 512 * 1024 * 1024

/** Bytes of a root as a layer is transferred: a tar compressed by gzip. */
export function packedBytes(root: string): number {
  const { stdout, status } = spawnSync('tar', ['--sort=name', '-czf', '-', '-C', root, '.'], {
    maxBuffer: PIPE_BYTES_MAX,
  })
  if (status !== 0) throw new Error(`tar could not read ${root}.`)
  return stdout.length
}
