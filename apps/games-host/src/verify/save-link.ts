/** A link that saves a text as a file on the reader's own device; nothing is sent. */
export function saveLink(words: string, fileName: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = 'link'
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = fileName
  link.textContent = words
  return link
}
