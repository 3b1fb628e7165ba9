import type { BuiltFiles } from './read-build.ts'
import type { HostedGame } from './read-presentations.ts'

export type Prefetches = {
  readonly scripts: readonly string[]
  readonly perGame: Readonly<Record<string, readonly string[]>>
}

/** Letters of cs, sk and en. The lobby has most of them already: both sites write with the same files. */
const USUAL_LETTERS = /-(?:latin|central)-(?!ext)/

/** What the lobby may fetch ahead: once for all games, and per game when a player seems to want it. */
export function listPrefetches(
  { game, bet, crash, scenes, sceneStyles, fonts }: BuiltFiles,
  games: ReadonlyMap<string, HostedGame>,
): Prefetches {
  const usual = fonts.filter((font) => USUAL_LETTERS.test(font))
  const all = Object.values(scenes)
  const shared = (all[0] ?? []).filter((file) => all.every((files) => files.includes(file)))
  return {
    scripts: [...new Set([game.script, ...game.imports, ...game.styles, ...shared, ...usual])],
    perGame: Object.fromEntries(
      [...games].map(([key, hosted]) => {
        const { engine, stage } = hosted.presentation
        const frame = engine === 'crash' ? crash : bet
        const own = hosted.hasBets
          ? [frame.script, ...frame.imports, ...frame.styles, ...(sceneStyles[engine] ?? [])]
          : hosted.presentation.symbols.map(({ frame }) => frame.image)
        const scene = (scenes[engine] ?? []).filter((file) => !shared.includes(file))
        return [key, [...new Set([...scene, ...own, stage])]]
      }),
    ),
  }
}
