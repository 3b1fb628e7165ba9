import { PAGE_PARTS, type PageBlock, type PagePart, type Run } from '#contract/shapes/content.ts'
import { findUnseenSign } from '#config/texts/unseen-signs.ts'
import { TEXT_NAMES } from '../needs.ts'

export type MarkupProblem = {
  readonly line: number
  readonly problem:
    | 'name-unknown'
    | 'part-unknown'
    | 'link-not-allowed'
    | 'no-markup-of-pages'
    | 'no-text'
    | 'unseen-sign'
  readonly text: string
}

/**
 * Parses the text of a page: `# ` and `## ` are headings, `- ` and `1. ` items of lists, `:: ` a part rendered by the
 * site; empty lines separate paragraphs; `**strong**` and `[text](address)` are inline. Everything else is literal
 * text. Nothing of it ever becomes HTML.
 */
export function readMarkup(text: string): { readonly blocks: PageBlock[]; readonly problems: MarkupProblem[] } {
  const blocks: PageBlock[] = []
  const problems: MarkupProblem[] = []
  let open: PageBlock | undefined
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    problems.push(...problemsOf(line, index + 1))
    if (line === '') {
      open = undefined
      continue
    }
    open = addLine(blocks, open, line)
  }
  if (blocks.every(({ kind }) => kind === 'heading')) problems.push({ line: 1, problem: 'no-text', text: '' })
  return { blocks, problems }
}

function addLine(blocks: PageBlock[], open: PageBlock | undefined, line: string): PageBlock | undefined {
  const [, mark = '', rest = line] = /^(##?|-|\d{1,3}\.|::) +(.+)$/.exec(line) ?? []
  if (mark === '#') return void blocks.push({ kind: 'heading', text: rest })
  if (mark === '##') return void blocks.push({ kind: 'subheading', text: rest })
  if (mark === '::') return void (isPart(rest) && blocks.push({ kind: 'part', part: rest }))
  if (mark !== '') {
    const isNumbered = mark !== '-'
    if (open?.kind === 'list' && open.isNumbered === isNumbered) {
      open.items.push(readLine(rest))
      return open
    }
    const list: PageBlock = { kind: 'list', isNumbered, items: [readLine(rest)] }
    blocks.push(list)
    return list
  }
  if (open?.kind === 'paragraph') {
    open.line.push(...readLine(` ${rest}`))
    return open
  }
  const paragraph: PageBlock = { kind: 'paragraph', line: readLine(rest) }
  blocks.push(paragraph)
  return paragraph
}

const isPart = (name: string): name is PagePart => (PAGE_PARTS as readonly string[]).includes(name)

const INLINE = /\*\*([^*]{1,500})\*\*|\[([^\]]{1,300})\]\(([^)\s]{1,300})\)/g

function readLine(line: string): Run[] {
  const runs: Run[] = []
  let done = 0
  for (const found of line.matchAll(INLINE)) {
    if (found.index > done) runs.push({ text: line.slice(done, found.index) })
    const [all, strong, label, href] = found
    if (strong !== undefined) runs.push({ text: strong, isStrong: true })
    else if (label !== undefined && href !== undefined)
      runs.push(isSafe(href) ? { text: label, href } : { text: label })
    done = found.index + all.length
  }
  if (done < line.length) runs.push({ text: line.slice(done) })
  return runs
}

/** A page of this site, another site over TLS, a telephone or an e-mail. */
const SAFE =
  /^(?:\/(?!\/)[\w/.#?=&-]{0,200}|https:\/\/[\w.-]{1,200}(?::\d{1,5})?(?:\/[\w./#?=&%+~-]{0,250})?|tel:\+?[\d]{3,20}|mailto:[\w.+{}-]{1,100}@?[\w.-]{0,200})$/
const isSafe = (href: string): boolean => SAFE.test(href)

function problemsOf(line: string, at: number): MarkupProblem[] {
  const problems: MarkupProblem[] = []
  const say = (problem: MarkupProblem['problem'], text: string) => problems.push({ line: at, problem, text })
  for (const [all, name = ''] of line.matchAll(/\{([^{}]{0,60})\}/g))
    if (!(TEXT_NAMES as readonly string[]).includes(name)) say('name-unknown', all)
  const [, part] = /^:: +(.+)$/.exec(line) ?? []
  if (part !== undefined && !isPart(part)) say('part-unknown', part.slice(0, 60))
  for (const [, , , href] of line.matchAll(INLINE))
    if (href !== undefined && !isSafe(href)) say('link-not-allowed', href)
  // It would be shown literally, which the author does not mean.
  if (/<\/?[a-zA-Z!]/.test(line)) say('no-markup-of-pages', line.slice(0, 60))
  const unseen = findUnseenSign(line)
  if (unseen !== undefined) say('unseen-sign', unseen)
  return problems
}
