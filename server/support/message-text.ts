/** What the sealed text of a message is bound to: it cannot be decrypted for another message. */
export const messageBelongsTo = (messageId: string): string => `support.message:${messageId}`

const EXCERPT_LENGTH = 120

/** The beginning of a text, on one line. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= EXCERPT_LENGTH) return line
  const cut = line.slice(0, EXCERPT_LENGTH)
  const atWord = cut.lastIndexOf(' ')
  return `${(atWord > EXCERPT_LENGTH / 2 ? cut.slice(0, atWord) : cut).toWellFormed()}…`
}
