type Page<Row> = { readonly rows: readonly Row[]; readonly nextCursor: string | null }

/** All rows of a list, page after page: for uses that need all of them at once, such as a plan or a choice. */
export async function readAll<Row>(
  read: (after: { readonly cursor?: string }) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Page<Row> = await read(cursor === undefined ? {} : { cursor })
    rows.push(...page.rows)
    cursor = page.nextCursor
  }
  return rows
}
