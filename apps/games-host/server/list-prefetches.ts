import { firstFonts } from './first-fonts.ts'
import type { BuiltFiles } from './read-build.ts'
import type { HostedGame } from './read-presentations.ts'

export type Prefetches = {
  readonly scripts: readonly string[]
  readonly perGame: Readonly<Record<string, readonly string[]>>
}

/**
 * The files that the lobby may prefetch: those of all games once, and those of a game when a player shows interest in
 * it.
 */
export function listPrefetches(
  { session, game, bet, crash, scenes, descriptions, sceneStyles, fonts }: BuiltFiles,
  games: ReadonlyMap<string, HostedGame>,
): Prefetches {
  const reels = new Set(
    [...games.values()].filter(({ hasBets }) => !hasBets).map(({ presentation }) => presentation.engine),
  )
  const ofReels = [...reels].map((engine) => scenes[engine] ?? [])
  const shared = (ofReels[0] ?? []).filter((file) => ofReels.every((files) => files.includes(file)))
  const frames = [session, game].flatMap(({ script, imports, styles }) => [script, ...imports, ...styles])
  return {
    scripts: [...new Set([...frames, ...shared, ...firstFonts(fonts, 'cs')])],
    perGame: Object.fromEntries(
      [...games].map(([key, hosted]) => {
        const { engine, stage } = hosted.presentation
        const frame = engine === 'crash' ? crash : bet
        const own = hosted.hasBets
          ? [
              frame.script,
              ...frame.imports,
              ...frame.styles,
              ...(descriptions[engine] ?? []),
              ...(sceneStyles[engine] ?? []),
            ]
          : hosted.presentation.symbols.map(({ frame }) => frame.image)
        const files = [...(scenes[engine] ?? []), ...own, stage]
        return [key, [...new Set(files)].filter((file) => !shared.includes(file) && !frames.includes(file))]
      }),
    ),
  }
}
