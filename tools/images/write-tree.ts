import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  globSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Image } from './images.ts'
import { closePackages, type Lock, type Part } from './close-packages.ts'
import { traceModules } from './trace-modules.ts'

/** The modification time of all files in an image, so that a release gives identical bytes. */
const TIME = new Date('2020-01-01T00:00:00Z')
const NODE = 'node_modules/node/bin/node'
/** Files of packages for people and compilers. Licences are kept. */
const NOT_NEEDED = /(?:\.(?:map|md|markdown|flow|tsbuildinfo)|\.d\.[cm]?ts)$/
const TESTS = /\.(?:test|calls\.test|db\.test)\.tsx?$/

/** The content of an image: our files, and packages. */
export type Contents = { readonly files: readonly string[]; readonly packages: readonly Part[] }

/** Lists the content of an image, without copying anything. */
export function listContents(root: string, { programs, files }: Image, lock: Lock): Contents {
  const traced = traceModules(root, programs)
  const named = files.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: root }).filter((path) => statSync(join(root, path)).isFile())
    if (found.length === 0) throw new Error(`No file is named ${pattern}. Is everything built (npm run build)?`)
    return found.filter((path) => !TESTS.test(path))
  })
  return {
    files: [...new Set([...traced.files, ...named])].toSorted(),
    packages: closePackages(root, lock, traced.packages),
  }
}

/** Writes the root of an image: `/app` with our files and packages, Node, and the libraries that Node is linked with. */
export function writeTree(root: string, { files, packages }: Contents, target: string): void {
  rmSync(target, { recursive: true, force: true })
  for (const file of files) copy(join(root, file), join(target, 'app', file))
  for (const { path } of packages) {
    const inside = `${join(root, path)}/node_modules`
    cpSync(join(root, path), join(target, 'app', path), {
      recursive: true,
      dereference: true,
      // A nested package is copied separately.
      filter: (one) => !NOT_NEEDED.test(one) && !one.startsWith(inside),
    })
  }
  copy(join(root, NODE), join(target, 'usr/bin/node'))
  const linked = [NODE, ...packages.flatMap(({ path }) => globSync(`${path}/**/*.{node,so,so.*}`, { cwd: root }))]
  const libraries = linked.flatMap((program) => librariesOf(join(root, program)))
  for (const library of new Set(libraries.filter((path) => /^\/(?:usr\/)?lib/.test(path))))
    copy(realpathSync(library), join(target, library))
  // Volumes are mounted here; everything else is read-only.
  for (const folder of ['tmp', 'data/files', 'data/audit', 'data/archive'])
    mkdirSync(join(target, folder), { recursive: true })
  mkdirSync(join(target, 'etc'))
  writeFileSync(join(target, 'etc/passwd'), 'tolar:x:65532:65532::/data:/sbin/nologin\n')
  writeFileSync(join(target, 'etc/group'), 'tolar:x:65532:\n')
  settle(target)
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { dereference: true })
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
