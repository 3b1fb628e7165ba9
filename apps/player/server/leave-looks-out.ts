/** Blocks that contain rules, and not declarations. */
const GROUP = /^@(?:media|supports|layer|container)\b/

/**
 * Styles without the rules of other looks. A rule is left out only if each of its selectors begins with one of these
 * classes of the page itself, so it could match nothing.
 * @param style as built: without comments
 * @param others classes that the page does not have
 */
export function leaveLooksOut(style: string, others: readonly string[]): string {
  if (others.length === 0) return style
  const isOther = new RegExp(`^\\.(?:${others.join('|')})(?![\\w-])`)
  return leaveOut(style, (selector) => isOther.test(selector.trim()))
}

function leaveOut(style: string, isOther: (selector: string) => boolean): string {
  const kept: string[] = []
  let from = 0
  while (from < style.length) {
    const begin = findNext(style, from, '{;')
    if (begin === style.length || style[begin] === ';') {
      kept.push(style.slice(from, begin + 1))
      from = begin + 1
      continue
    }
    const end = findEnd(style, begin)
    const prelude = style.slice(from, begin)
    if (GROUP.test(prelude.trim())) kept.push(`${prelude}{${leaveOut(style.slice(begin + 1, end), isOther)}}`)
    else if (!splitSelectors(prelude).every(isOther)) kept.push(style.slice(from, end + 1))
    from = end + 1
  }
  return kept.join('')
}

/** Characters that matter to whoever looks for the parts of a style. */
const SIGNS = /["'\\(){};,]/g

/** Where the first of these characters is, outside strings and parentheses; the length if there is none. */
function findNext(text: string, from: number, wanted: string): number {
  let depth = 0
  SIGNS.lastIndex = from
  for (let sign = SIGNS.exec(text); sign; sign = SIGNS.exec(text)) {
    const [one] = sign
    if (one === '"' || one === "'") SIGNS.lastIndex = findQuote(text, sign.index) + 1
    else if (one === '\\') SIGNS.lastIndex = sign.index + 2
    else if (one === '(') depth += 1
    else if (one === ')') depth -= 1
    else if (depth === 0 && wanted.includes(one)) return sign.index
  }
  return text.length
}

/** The brace that closes the block that begins here. */
function findEnd(text: string, begin: number): number {
  let depth = 0
  for (let at = findNext(text, begin, '{}'); at < text.length; at = findNext(text, at + 1, '{}')) {
    depth += text[at] === '{' ? 1 : -1
    if (depth === 0) return at
  }
  return text.length
}

/** The quote that closes the string that begins here. */
function findQuote(text: string, begin: number): number {
  let at = begin + 1
  while (at < text.length && text[at] !== text[begin]) at += text[at] === '\\' ? 2 : 1
  return at
}

function splitSelectors(prelude: string): string[] {
  const found: string[] = []
  let from = 0
  while (from <= prelude.length) {
    const comma = findNext(prelude, from, ',')
    found.push(prelude.slice(from, comma))
    from = comma + 1
  }
  return found
}
