import { Type } from 'typebox'

/** The response of a call that returns a file. Its bytes are read only when they are sent: not for HEAD, nor for 304. */
export type FileResponse = {
  readonly contentType: string
  readonly bytes: number
  /** SHA-256 of the bytes in hexadecimal, used as the ETag. */
  readonly hash: string
  readonly changedAt: Date
  readonly cacheControl: string
  /** File name for a download; null for a file shown in the browser. */
  readonly savedAs: string | null
  readonly read: () => Promise<Uint8Array | undefined>
}

/** Reply of a call with `replyKind: 'file'`; null becomes 404. */
export const FileReply = Type.Unsafe<FileResponse | null>(Type.String({ format: 'binary' }))
