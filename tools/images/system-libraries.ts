import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { trimProgram } from './trim-program.ts'
import type { Copied } from './write-tree.ts'
import { writePurl } from './write-purl.ts'

/** A library of the machine in an image, and the package of the distribution that it is from, if that is Debian or one like it. */
export type SystemLibrary = {
  readonly name: string
  /** Of the file in the image. */
  readonly sha256: string
  readonly source?: { readonly name: string; readonly version: string; readonly purl: string }
}

/** What bills of materials say of libraries: scanners find faults of the C library by package and version. */
export function describeLibraries(libraries: readonly Copied[]): SystemLibrary[] {
  return libraries
    .map(({ from, to }) => {
      const source = findSource(from)
      const sha256 = createHash('sha256')
        .update(trimProgram(readFileSync(from)))
        .digest('hex')
      return { name: basename(to), sha256, ...(source && { source }) }
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function findSource(path: string): SystemLibrary['source'] {
  // Debian lists libraries below /lib, which is a link to /usr/lib today.
  const paths = [path, path.replace(/^\/usr\/lib/, '/lib')]
  const owner = paths.map((one) => ask('-S', one)).find((said) => said !== undefined)
  if (owner === undefined) return undefined
  const [id = ''] = owner.split(': ')
  const fields = '${Package} ${Version} ${Architecture} ${source:Package}'
  const [name, version, architecture, upstream] = ask('-W', '-f', fields, id)?.split(' ') ?? []
  if (name === undefined || version === undefined) return undefined
  const release = readFileSync('/etc/os-release', 'utf8')
  const distribution = /^ID=(.*)$/m.exec(release)?.[1] ?? 'debian'
  const number = /^VERSION_ID="?([^"\n]*)/m.exec(release)?.[1]
  const qualifiers = {
    arch: architecture,
    distro: number && `${distribution}-${number}`,
    // Faults are listed by the package of the source: libc6 is from glibc.
    upstream: upstream === name ? undefined : upstream,
  }
  return { name, version, purl: writePurl('deb', [distribution, name], version, qualifiers) }
}

/** dpkg's answer; undefined where it knows nothing, or is not there. */
function ask(...order: readonly string[]): string | undefined {
  try {
    return execFileSync('dpkg-query', order, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}
