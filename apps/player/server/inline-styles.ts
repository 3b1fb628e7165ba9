import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const STYLE_LINK = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/?>/g

/**
 * Inlines the styles, which saves a first visit one round trip before the first paint. The link stays for hydration,
 * but loads nothing; `data-precedence` tells React not to hydrate a style element. The style files are read once.
 * @param folder of the built client files
 * @returns `mark` is the nonce of our own code (content-security.ts)
 */
export function createStyleInliner(folder: string) {
  const known = new Map<string, Promise<string | undefined>>()
  const read = (href: string): Promise<string | undefined> => {
    // If the file cannot be read, the link stays: the browser may still load it.
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
