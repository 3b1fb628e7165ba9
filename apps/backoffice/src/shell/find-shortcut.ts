type Runs = { readonly keys: string; readonly run?: (() => void) | undefined }

/**
 * What a key does, of all that listen, the latest first. A letter that completes a sequence is that sequence, also where the screen
 * has the letter for itself: G T goes to the tickets from a screen whose T opens a table.
 */
export function findShortcut<Of extends Runs>(
  shortcuts: readonly Of[],
  { sequence, key }: { readonly sequence: string; readonly key: string },
): Of | undefined {
  const find = (pressed: string) => shortcuts.findLast(({ keys, run }) => run !== undefined && keys === pressed)
  return find(sequence) ?? find(key)
}
