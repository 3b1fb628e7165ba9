import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly assets?: readonly string[]
}

/** URLs of one page's files, as named by Vite. */
export type PageFiles = {
  readonly script: string
  readonly styles: readonly string[]
  /** Static imports of the script. */
  readonly imports: readonly string[]
}
export type BuiltFiles = {
  /** Requests the session, in every page of play. */
  readonly session: PageFiles
  readonly game: PageFiles
  readonly bet: PageFiles
  /** Shared games. */
  readonly crash: PageFiles
  readonly verify: PageFiles
  /** Sources of the verifier's single file. */
  readonly verifier: { readonly script: string; readonly style: string }
  /** By engine: its scene and all that it imports, one module per address. They share all but a few kilobytes. */
  readonly scenes: Readonly<Record<string, readonly string[]>>
  /** By engine with bets: the narration of its games, in the same way. */
  readonly descriptions: Readonly<Record<string, readonly string[]>>
  /** Style sheets of scenes that have their own. */
  readonly sceneStyles: Readonly<Record<string, readonly string[]>>
  readonly fonts: readonly string[]
}

const SESSION = 'apps/games-host/src/play/early-session.ts'
const GAME = 'apps/games-host/src/game/main.ts'
const BET = 'apps/games-host/src/bet/main.ts'
const CRASH = 'apps/games-host/src/crash/main.ts'
const VERIFY = 'apps/games-host/src/verify/main.ts'
const partOf = (part: string): RegExp => new RegExp(`^games/engines/([a-z-]+)/${part}/index\\.ts$`)
const SCENE = partOf('scene')
const DESCRIPTION = partOf('description')

/** Reads the output of the build. Throws when there is none. */
export async function readBuild(folder: string): Promise<BuiltFiles> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Error('The games host is not built: run `npm run build:games` first.')
  })
  const readVerifier = (name: string): Promise<string> =>
    readFile(join(folder, 'verifier', name), 'utf8').catch(() => {
      throw new Error('The verifier is not built: run `npm run build:games` first.')
    })
  const manifest = JSON.parse(text) as Record<string, Chunk>
  const chunk = (name: string): Chunk => {
    const found = manifest[name]
    if (!found) throw new Error(`The build of the games host has no ${name}.`)
    return found
  }
  const importsOf = (name: string): string[] =>
    (chunk(name).imports ?? []).flatMap((one) => [...importsOf(one), chunk(one).file])
  const stylesOf = (name: string): string[] => [
    ...(chunk(name).imports ?? []).flatMap(stylesOf),
    ...(chunk(name).css ?? []),
  ]
  const addresses = (files: readonly string[]): string[] => [...new Set(files)].map((file) => `/${file}`)
  const page = (name: string): PageFiles => ({
    script: `/${chunk(name).file}`,
    styles: addresses(stylesOf(name)),
    imports: addresses(importsOf(name)),
  })
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []))
  const modulesByEngine = (part: RegExp): Readonly<Record<string, readonly string[]>> =>
    Object.fromEntries(
      Object.keys(manifest).flatMap((name) => {
        const engine = part.exec(name)?.[1]
        return engine ? [[engine, addresses([...importsOf(name), chunk(name).file])]] : []
      }),
    )
  const sceneStyles = Object.fromEntries(
    Object.keys(manifest).flatMap((name) => {
      const engine = SCENE.exec(name)?.[1]
      const styles = addresses(chunk(name).css ?? [])
      return engine && styles.length > 0 ? [[engine, styles]] : []
    }),
  )
  return {
    session: page(SESSION),
    game: page(GAME),
    bet: page(BET),
    crash: page(CRASH),
    verify: page(VERIFY),
    verifier: { script: await readVerifier('verifier.js'), style: await readVerifier('verifier.css') },
    scenes: modulesByEngine(SCENE),
    descriptions: modulesByEngine(DESCRIPTION),
    sceneStyles,
    fonts: addresses(fonts),
  }
}
