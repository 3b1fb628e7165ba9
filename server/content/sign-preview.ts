import { createHmac, timingSafeEqual } from 'node:crypto'

/** The content of a preview: one version in its place, everything else as of an instant. */
export type Preview = {
  readonly itemId: string
  readonly version: number
  /** Null: now. */
  readonly at: string | null
  readonly isSignedIn: boolean
  /** For players: the announced beginning of the version. */
  readonly from?: string
}

/** The member of staff whose draft is previewed. */
export type LookPreview = { readonly writerId: number }

/** The signer: brands may share a secret and a database, so each signs its own name too. */
export type PreviewSigner = { readonly target: string; readonly previewKey: Buffer }

const MINUTES = 30

const signatureOf = (key: Buffer, body: string) => createHmac('sha256', key).update(body).digest()

export function signPreview(
  { target, previewKey }: PreviewSigner,
  preview: Preview | LookPreview,
  now: Date,
  until = new Date(now.getTime() + MINUTES * 60_000),
): { readonly token: string; readonly until: Date } {
  const body = Buffer.from(JSON.stringify({ ...preview, target, until: until.toISOString() })).toString('base64url')
  return { token: `${body}.${signatureOf(previewKey, body).toString('base64url')}`, until }
}

/** Undefined for a token that is forged, changed, expired, or another brand's. */
export function readPreview<Shown extends Preview | LookPreview = Preview>(
  { target, previewKey }: PreviewSigner,
  token: string,
  now: Date,
): Shown | undefined {
  const [body = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(previewKey, body)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const signed = JSON.parse(Buffer.from(body, 'base64url').toString()) as Shown & { until: string; target?: string }
  const { until, target: signer, ...preview } = signed
  return signer === target && new Date(until) > now ? (preview as unknown as Shown) : undefined
}
