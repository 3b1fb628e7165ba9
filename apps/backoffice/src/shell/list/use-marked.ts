import { useState } from 'react'

type Page<Row> = { readonly rows: readonly Row[]; readonly nextCursor: string | null }

/** Marked rows of a list, as they were when they were read last. @param keyOf as the list has it */
export function useMarked<Row>(keyOf: (row: Row) => string) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map())
  const keep = <P extends Page<Row>>(page: P): P => {
    setSeen((before) => new Map([...before, ...page.rows.map((row) => [keyOf(row), row] as const)]))
    return page
  }
  return {
    marked,
    onMark: setMarked,
    /** Passes on what was read. */
    keep,
    rows: [...marked].flatMap((key) => seen.get(key) ?? []),
    clear: () => setMarked(new Set()),
  }
}
