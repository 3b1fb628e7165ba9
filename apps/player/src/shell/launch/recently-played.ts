/** Newest first, each game once, at most the brand's maximum (player-site §9: twenty). */
export function rememberGame(played: readonly string[], gameKey: string, max: number): readonly string[] {
  return [gameKey, ...played.filter((key) => key !== gameKey)].slice(0, max)
}
