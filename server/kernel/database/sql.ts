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

const namesOfPrepared = new Map<string, string>()

/**
 * Like sql`…`, but a prepared statement, which each connection parses once and soon plans once: for statements that run
 * very often and whose text is always the same. With a varying text, prepared statements would pile up on every
 * connection.
 */
export function prepared(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  const statement = sql(strings, ...parts)
  const name = namesOfPrepared.get(statement.text) ?? `prepared-${namesOfPrepared.size + 1}`
  namesOfPrepared.set(statement.text, name)
  return { ...statement, name }
}

function isSql(part: unknown): part is Sql {
  return typeof part === 'object' && part !== null && 'text' in part && 'values' in part
}
