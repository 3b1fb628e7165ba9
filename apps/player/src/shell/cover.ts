/** The small cover of a game, for phones and small promos, from the address of the large one. */
export function smallCover(coverUrl: string): string {
  return coverUrl.replace(/cover\.webp$/, 'cover-m.webp')
}
