import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const STYLE_LINK = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/?>/g

/**
 * Puts the styles into the page itself, where a first visit would else wait one more journey to the server before it
 * sees anything. The link stays for React, which would miss it, but loads nothing; `data-precedence` is how React knows
 * a style that is not its own to hydrate. The styles are read once.
 * @param folder of the built client files
 * @returns `mark` says that the styles are our own (content-security.ts)
 */
export function createStyleInliner(folder: string) {
  const known = new Map<string, Promise<string | undefined>>()
  const read = (href: string): Promise<string | undefined> => {
    // A file that cannot be read stays a link: the browser may still get it.
    const found = known.get(href) ?? readFile(join(folder, href), 'utf8').catch(() => undefined)
    known.set(href, found)
    return found
  }
  return async (html: string, mark: string): Promise<string> => {
    const hrefs = [...new Set([...html.matchAll(STYLE_LINK)].map(([, href = '']) => href))]
    const styles = new Map(await Promise.all(hrefs.map(async (href) => [href, await read(href)] as const)))
    return html.replaceAll(STYLE_LINK, (link, href: string) => {
      const style = styles.get(href)
      if (style === undefined) return link
      return `<style nonce="${mark}" data-precedence="page" data-href="${href}">${style}</style><link rel="stylesheet" href="${href}" disabled=""/>`
    })
  }
}
