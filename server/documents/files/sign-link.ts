import { createHmac, timingSafeEqual } from 'node:crypto'
import { fileRoutes } from '#contract/files.ts'

/** Who may open a link. */
export type Viewer = { readonly kind: 'player' | 'staff' | 'internal'; readonly id: string }

export const FILE_PATH = fileRoutes.document.root
const LINK_SECONDS = 60

export type LinkSigner = {
  readonly sign: (fileId: string, viewer: Viewer, now: Date) => { readonly url: string; readonly expiresAt: Date }
  /** The viewer that the link was made for; undefined when it is forged, changed or expired. */
  readonly check: (fileId: string, query: Readonly<Record<string, unknown>>, now: Date) => Viewer | undefined
}

/**
 * Signed links to files: each for one viewer and one minute.
 * @param path where the files are served; each kind of files has a key of its own
 */
export function makeLinkSigner(key: Buffer, path: string = FILE_PATH): LinkSigner {
  const signatureOf = (fileId: string, viewer: string, until: number) =>
    createHmac('sha256', key).update(`${fileId}\n${viewer}\n${until}`).digest()
  return {
    sign: (fileId, viewer, now) => {
      const until = Math.floor(now.getTime() / 1000) + LINK_SECONDS
      const name = `${viewer.kind}:${viewer.id}`
      const signature = signatureOf(fileId, name, until).toString('base64url')
      const query = new URLSearchParams({ for: name, until: String(until), signature })
      return { url: `${path}/${fileId}?${query}`, expiresAt: new Date(until * 1000) }
    },
    check: (fileId, query, now) => {
      const { for: name, until, signature } = query
      if (typeof name !== 'string' || typeof until !== 'string' || typeof signature !== 'string') return undefined
      const found = /^(player|staff|internal):(.{1,100})$/.exec(name)
      const expected = signatureOf(fileId, name, Number(until))
      const given = Buffer.from(signature, 'base64url')
      if (!found || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      if (!(Number(until) * 1000 > now.getTime())) return undefined
      return { kind: found[1] as Viewer['kind'], id: found[2] ?? '' }
    },
  }
}
