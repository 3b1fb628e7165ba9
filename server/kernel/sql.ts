/** A statement and its values. Values never become text of the statement. */
export type Sql = { readonly text: string; readonly values: readonly unknown[]; readonly name?: string }

/** Builds a statement: sql`select … where id = ${id}`. A nested sql`…` is spliced in with its own values. */
export function sql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  let text = strings[0] ?? ''
  const values: unknown[] = []
  parts.forEach((part, index) => {
    if (isSql(part)) {
      text += part.text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + values.length}`)
      values.push(...part.values)
    } else {
      values.push(part)
      text += `$${values.length}`
    }
    text += strings[index + 1] ?? ''
  })
  return { text, values }
}

/** The same statement, kept prepared on each connection under a name: for statements that run very often. */
export function prepared(name: string, statement: Sql): Sql {
  return { ...statement, name }
}

function isSql(part: unknown): part is Sql {
  return typeof part === 'object' && part !== null && 'text' in part && 'values' in part
}
