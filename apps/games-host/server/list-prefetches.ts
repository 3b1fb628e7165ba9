import type { BuiltFiles } from './read-build.ts'
import type { HostedGame } from './read-presentations.ts'

export type Prefetches = {
  readonly scripts: readonly string[]
  readonly perGame: Readonly<Record<string, readonly string[]>>
}

/** What the lobby may fetch ahead: once for all games, and per game when a player seems to want it. */
export function listPrefetches(
  { game, scenes, fonts }: BuiltFiles,
  games: ReadonlyMap<string, HostedGame>,
): Prefetches {
  const latin = fonts.filter((font) => /latin(?:-ext)?-wght/.test(font) && !font.includes('manrope-latin-ext'))
  const all = Object.values(scenes)
  const shared = (all[0] ?? []).filter((file) => all.every((files) => files.includes(file)))
  return {
    scripts: [...new Set([game.script, ...game.imports, ...game.styles, ...shared, ...latin])],
    perGame: Object.fromEntries(
      [...games].map(([key, { presentation }]) => [
        key,
        [
          ...new Set([
            ...(scenes[presentation.engine] ?? []).filter((file) => !shared.includes(file)),
            ...presentation.symbols.map(({ frame }) => frame.image),
            presentation.stage,
          ]),
        ],
      ]),
    ),
  }
}
