import { Type } from 'typebox'

/** A file as a call answers it. Its bytes are read only where they are sent: not for HEAD, nor to who has them already. */
export type FileAnswer = {
  readonly contentType: string
  readonly bytes: number
  /** SHA-256 of the bytes in hexadecimal, by which a browser knows that it has them already. */
  readonly hash: string
  readonly changedAt: Date
  readonly cacheControl: string
  /** How the file is called when it is saved; null where it is shown. */
  readonly savedAs: string | null
  readonly read: () => Promise<Uint8Array | undefined>
}

/** Reply of a call with `replyKind: 'file'`; null is answered as 404. */
export const FileReply = Type.Unsafe<FileAnswer | null>(Type.String({ format: 'binary' }))
