type Page<Row> = { readonly rows: readonly Row[]; readonly nextCursor: string | null }
type PageReply<Row> = { readonly ok: true; readonly data: Page<Row> } | { readonly ok: false; readonly status: number }

const PAGE_ROWS = 200

/**
 * Rows of a list, page after page, up to a maximum. Undefined when the session has ended; throws a response when the
 * list cannot be read.
 */
export async function readRows<Row>(
  ask: (query: { limit: number; cursor?: string }) => Promise<PageReply<Row>>,
  max: number,
): Promise<{ readonly rows: readonly Row[]; readonly isCut: boolean } | undefined> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const answer = await ask({ limit: PAGE_ROWS, ...(cursor === undefined ? {} : { cursor }) })
    if (!answer.ok && answer.status === 401) return undefined
    if (!answer.ok) throw new Response(null, { status: 503 })
    rows.push(...answer.data.rows)
    cursor = answer.data.nextCursor ?? undefined
  } while (cursor !== undefined && rows.length < max)
  return { rows: rows.slice(0, max), isCut: cursor !== undefined || rows.length > max }
}
