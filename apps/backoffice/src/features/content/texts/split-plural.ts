/** A text with one plural: what stands before and behind it, and its forms in their order. */
export type SplitPlural = {
  readonly name: string
  readonly before: string
  readonly behind: string
  readonly forms: readonly (readonly [form: string, text: string])[]
}

/** Takes a text in ICU message syntax apart where one plural stands in it; undefined where there is none, or more, or it is not whole. */
export function splitPlural(text: string): SplitPlural | undefined {
  const begin = /\{(\w+), plural,\s*/.exec(text)
  if (!begin || text.split(', plural,').length !== 2) return undefined
  const forms: [string, string][] = []
  let at = begin.index + begin[0].length
  while (text[at] !== '}') {
    const head = /^\s*(=\d+|[a-z]+)\s*\{/.exec(text.slice(at))
    const end = head ? closing(text, at + head[0].length) : undefined
    if (!head || end === undefined) return undefined
    forms.push([head[1] ?? '', text.slice(at + head[0].length, end)])
    at = end + 1
    while (text[at] === ' ') at += 1
  }
  return { name: begin[1] ?? '', before: text.slice(0, begin.index), behind: text.slice(at + 1), forms }
}

/** Where the brace closes that stands open before `from`. */
function closing(text: string, from: number): number | undefined {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return undefined
}

/** The text again, without forms of which nothing is written. */
export function joinPlural({ name, before, behind, forms }: SplitPlural): string {
  const written = forms.filter(([, text]) => text !== '').map(([form, text]) => `${form} {${text}}`)
  return `${before}{${name}, plural, ${written.join(' ')}}${behind}`
}
