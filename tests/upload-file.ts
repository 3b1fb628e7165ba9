import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

type Upload = {
  readonly url: string
  readonly query?: Record<string, string>
  readonly token: string | undefined
  /** Undefined sends a form without a file. */
  readonly file: Buffer | string | undefined
  readonly name?: string
  readonly type?: string
}

/** Uploads one file like a form of a browser. */
export async function uploadFile(
  app: Pick<FastifyInstance, 'inject'>,
  { url, query = {}, token = '', file, name = 'file', type = '' }: Upload,
): Promise<LightMyRequestResponse> {
  const form = new FormData()
  if (file !== undefined) form.set('file', new Blob([new Uint8Array(Buffer.from(file))], { type }), name)
  const request = new Request('http://api.test', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url,
    query,
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
