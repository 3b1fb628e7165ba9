/** A text with one plural: the text before and after it, and its forms in order. */
export type SplitPlural = {
  readonly name: string
  readonly before: string
  readonly behind: string
  readonly forms: readonly (readonly [form: string, text: string])[]
}

/** Splits a text in ICU message syntax with one plural; undefined if there is none, or more, or it is incomplete. */
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

/** Index of the closing brace for the one opened before `from`. */
function closing(text: string, from: number): number | undefined {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return undefined
}

/** Joins the text again, without empty forms. */
export function joinPlural({ name, before, behind, forms }: SplitPlural): string {
  const written = forms.filter(([, text]) => text !== '').map(([form, text]) => `${form} {${text}}`)
  return `${before}{${name}, plural, ${written.join(' ')}}${behind}`
}
