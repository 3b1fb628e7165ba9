const GENRE_SYMBOLS = {
  fruits: [
    'seven',
    'bell',
    'melon',
    'grapes',
    'plum',
    'orange',
    'lemon',
    'strawberry',
    'cherry',
    'pear',
    'apple',
    'apricot',
  ],
  diamonds: [
    'diamond',
    'ruby',
    'emerald',
    'sapphire',
    'topaz',
    'amethyst',
    'garnet',
    'opal',
    'pearl',
    'jade',
    'onyx',
    'amber',
  ],
}

/** Names for `count` ordinary symbols of a genre, from the best to the least. */
export function symbolIds(genre: 'fruits' | 'diamonds' | 'thematic' | null, count: number): string[] {
  const names = genre === 'fruits' || genre === 'diamonds' ? GENRE_SYMBOLS[genre] : []
  const high = Math.ceil(count / 2)
  return Array.from({ length: count }, (_, place) => {
    return names[place] ?? (place < high ? `high-${place + 1}` : `low-${place - high + 1}`)
  })
}
