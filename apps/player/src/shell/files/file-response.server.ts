const TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const

/** A file for one person: a download with its name, never cached. */
export function fileResponse(kind: keyof typeof TYPES, name: string, content: string | Buffer): Response {
  const body = typeof content === 'string' ? content : new Uint8Array(content)
  return new Response(body, {
    headers: {
      'content-type': TYPES[kind],
      'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}.${kind}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
