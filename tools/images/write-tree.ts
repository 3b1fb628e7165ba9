import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  globSync,
  lutimesSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { CLOSED_MONTHS_PLACE, type Image } from './images.ts'
import { closePackages, type Lock, type Part } from './close-packages.ts'
import { traceModules } from './trace-modules.ts'
import { isPackageFileNeeded } from './package-files.ts'
import { loadedBytes, trimProgram } from './trim-program.ts'

/** The modification time of all files in an image, so that a release gives identical bytes. */
const TIME = new Date('2020-01-01T00:00:00Z')
const NODE = 'node_modules/node/bin/node'
const LIBRARY = /\.(?:node|so|so\..*)$/
/** The offset of the program headers, the same in every program written by a linker. */
const HEAD_BYTES = 64 * 1024
const TESTS = /\.(?:test|calls\.test|db\.test)\.tsx?$/

/** The content of an image: our files, and packages. */
export type Contents = { readonly files: readonly string[]; readonly packages: readonly Part[] }
/** A file of an image: where it is here, and where it will be there. */
export type Copied = { readonly from: string; readonly to: string }

/** Lists what an image is made of, without copying anything. */
export function listContents(root: string, { programs, files, apart = [] }: Image, lock: Lock): Contents {
  const traced = traceModules(root, programs)
  const named = files.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: root }).filter((path) => statSync(join(root, path)).isFile())
    if (found.length === 0) throw new Error(`No file is named ${pattern}. Is everything built (npm run build)?`)
    return found.filter((path) => !TESTS.test(path))
  })
  return {
    files: [...new Set([...traced.files, ...named])].toSorted(),
    packages: closePackages(root, lock, traced.packages, apart),
  }
}

/** Every file of an image: `/app` with our files and packages, Node, and the libraries that Node and native packages are linked with. */
function listCopied(root: string, { files, packages }: Contents): Copied[] {
  const parts = packages.flatMap((part) => listPart(root, part))
  return [
    ...[...files, ...parts].map((path) => ({ from: join(root, path), to: join('app', path) })),
    { from: join(root, NODE), to: 'usr/bin/node' },
    ...listLibraries(root, packages),
  ]
}

/** Libraries of this machine that Node and native packages are linked with. */
export function listLibraries(root: string, packages: readonly Part[]): Copied[] {
  const linked = [NODE, ...packages.flatMap((part) => listPart(root, part)).filter((path) => LIBRARY.test(path))]
  const libraries = new Set(linked.flatMap((program) => librariesOf(join(root, program))))
  return [...libraries]
    .filter((path) => /^\/(?:usr\/)?lib/.test(path))
    .map((path) => ({ from: realpathSync(path), to: path.slice(1) }))
}

/** Files of a package that a program may read, without packages nested in it, which are listed separately. */
function listPart(root: string, { path, name }: Part): string[] {
  const walk = (inside: string): string[] =>
    readdirSync(join(root, path, inside)).flatMap((entry) => {
      const file = inside === '' ? entry : `${inside}/${entry}`
      if (entry === 'node_modules' || !isPackageFileNeeded(name, file)) return []
      return statSync(join(root, path, file)).isDirectory() ? walk(file) : [`${path}/${file}`]
    })
  return walk('')
}

/** Bytes of each file of an image, by its path there. */
export function weighTree(root: string, contents: Contents): Map<string, number> {
  return new Map(listCopied(root, contents).map(({ from, to }) => [to, weigh(from)] as const))
}

function weigh(path: string): number {
  const { size } = statSync(path)
  const head = Buffer.alloc(Math.min(size, HEAD_BYTES))
  const file = openSync(path, 'r')
  readSync(file, head, 0, head.length, 0)
  closeSync(file)
  return Math.min(size, loadedBytes(head) ?? size)
}

/** Writes the root of an image. */
export function writeTree(root: string, contents: Contents, target: string): void {
  rmSync(target, { recursive: true, force: true })
  for (const { from, to } of listCopied(root, contents)) copy(from, join(target, to))
  // Volumes are mounted over these; nothing else can be written.
  for (const folder of ['tmp', 'data/files', 'data/audit', 'data/archive', 'data/spill', `app/${CLOSED_MONTHS_PLACE}`])
    mkdirSync(join(target, folder), { recursive: true })
  mkdirSync(join(target, 'etc'))
  writeFileSync(join(target, 'etc/passwd'), 'tolar:x:65532:65532::/data:/sbin/nologin\n')
  writeFileSync(join(target, 'etc/group'), 'tolar:x:65532:\n')
  settle(target)
}

/** Writes packages without a program, to be mounted at `place` in the roots of images; packages of other folders are nested below it. */
export function writePackages(root: string, packages: readonly Part[], place: string, target: string): void {
  rmSync(target, { recursive: true, force: true })
  for (const path of packages.flatMap((one) => listPart(root, one)))
    copy(join(root, path), join(target, path.startsWith(`${place}/`) ? relative(place, path) : path))
  settle(target)
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, trimProgram(readFileSync(from)))
}

/** Paths of the shared libraries that a program needs, including the loader. */
function librariesOf(program: string): string[] {
  const lines = execFileSync('ldd', [program], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => /(?:=> )?(\/\S+) \(0x/.exec(line)?.[1] ?? [])
}

/** Sets the same modes and times for every build. */
function settle(path: string): void {
  const isFolder = statSync(path).isDirectory()
  if (isFolder) for (const name of readdirSync(path)) settle(join(path, name))
  const isProgram = isFolder || /(?:^|\/)(?:usr\/bin\/|lib(?:64)?\/)/.test(path)
  chmodSync(path, isProgram ? 0o755 : 0o644)
  lutimesSync(path, TIME, TIME)
}
