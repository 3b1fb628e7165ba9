/** Signs that are drawn as nothing, or that turn round what stands behind them: `12 €` is read as `21 €`. */
const UNSEEN = /[\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u

/** The first such sign of a text, by its code. */
export function findUnseenSign(text: string): string | undefined {
  const [found] = UNSEEN.exec(text) ?? []
  return found && `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
