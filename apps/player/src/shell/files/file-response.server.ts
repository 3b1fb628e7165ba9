const TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const

/** A file for one person: saved under its name, kept by nobody on the way. */
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
