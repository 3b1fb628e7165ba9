import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { partClasses } from '../src/shell/look-classes.server.ts'
import { leaveLooksOut } from './leave-looks-out.ts'

const PAGE_CLASSES = /^(?:<!DOCTYPE html>)?<html\b[^>]*? class="(?<classes>[^"]*)"/i
const STYLE_LINK = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/?>/g

/**
 * Inlines the styles, which saves a first visit one round trip before the first paint. The link stays for hydration,
 * but loads nothing; `data-precedence` tells React not to hydrate a style element. The style files are read once. Rules
 * of looks that the page does not have are left out: a page of another look is loaded whole (use-live-look.ts).
 * @param folder of the built client files
 * @returns `mark` is the nonce of our own code (content-security.ts)
 */
export function createStyleInliner(folder: string) {
  const files = new Map<string, Promise<string | undefined>>()
  /** Of the last look by its file: one look is live, and only previews are of others. */
  const last = new Map<string, { readonly others: string; readonly style: string }>()
  const read = async (href: string, others: readonly string[]): Promise<string | undefined> => {
    // If the file cannot be read, the link stays: the browser may still load it.
    const file = files.get(href) ?? readFile(join(folder, href), 'utf8').catch(() => undefined)
    files.set(href, file)
    const whole = await file
    if (whole === undefined) return undefined
    const known = last.get(href)
    if (known?.others === others.join(' ')) return known.style
    const style = leaveLooksOut(whole, others)
    last.set(href, { others: others.join(' '), style })
    return style
  }
  return async (html: string, mark: string): Promise<string> => {
    const hrefs = [...new Set([...html.matchAll(STYLE_LINK)].map(([, href = '']) => href))]
    const others = findOthers(html)
    const styles = new Map(await Promise.all(hrefs.map(async (href) => [href, await read(href, others)] as const)))
    return html.replaceAll(STYLE_LINK, (link, href: string) => {
      const style = styles.get(href)
      if (style === undefined) return link
      return `<style nonce="${mark}" data-precedence="page" data-href="${href}">${style}</style><link rel="stylesheet" href="${href}" disabled=""/>`
    })
  }
}

/** Classes of parts that this page does not have; none where it says nothing about its look. */
function findOthers(html: string): readonly string[] {
  const classes = PAGE_CLASSES.exec(html)?.groups?.['classes']?.split(' ')
  return classes ? partClasses.filter((one) => !classes.includes(one)) : []
}
