import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Maximum size of an uploaded file, in bytes. */
export const UPLOAD_BYTES_MAX = 15 * 1024 * 1024

/**
 * Registers a scope of the API in which a call may receive one file as multipart. Elsewhere multipart stays an
 * unsupported media type.
 */
export function takeUploads(app: FastifyInstance, mount: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: UPLOAD_BYTES_MAX, files: 1, fields: 4, fieldSize: 4000 } })
    mount(scope)
  })
}

/** The bytes of the one file of a multipart body, or what is wrong with it. */
export async function readUpload(request: FastifyRequest): Promise<Buffer | 'none' | 'too-large'> {
  if (!request.isMultipart()) return 'none'
  try {
    const file = await request.file()
    const bytes = await file?.toBuffer()
    // `toBuffer` does not notice where the last piece of a body was the one that went over the limit.
    if (file?.file.truncated) return 'too-large'
    return bytes === undefined || bytes.length === 0 ? 'none' : bytes
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') return 'too-large'
    // A body that is truncated or is no multipart holds no file.
    return 'none'
  }
}
