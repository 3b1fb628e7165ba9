import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

export type StorageKey = { readonly id: string; readonly secret: string; readonly region: string }

const CLOCK_MS_MAX = 15 * 60_000
const AUTHORISATION = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

const sign = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Whether a request has a valid signature of version 4 (AWS General Reference, "Signature Version 4"). */
export function isSignedBy({ id, secret, region }: StorageKey, request: FastifyRequest): boolean {
  const { headers, method, url } = request
  const parts = AUTHORISATION.exec(headers.authorization ?? '')
  const at = String(headers['x-amz-date'] ?? '')
  if (!parts || !isNow(at)) return false
  const [, credential = '', signedHeaders = '', signature = ''] = parts
  const scope = [at.slice(0, 8), region, 's3', 'aws4_request']
  if (credential !== [id, ...scope].join('/')) return false
  const names = signedHeaders.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return false
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query,
    ...names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    String(headers['x-amz-content-sha256']),
  ].join('\n')
  const key = scope.reduce<Buffer | string>((made, part) => sign(made, part), `AWS4${secret}`)
  const expected = sign(key, ['AWS4-HMAC-SHA256', at, scope.join('/'), hashOf(canonical)].join('\n'))
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

/** Whether a moment such as `20261126T101112Z` is near the present one. */
function isNow(at: string): boolean {
  const [, date = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(at) ?? []
  const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`
  return Math.abs(Date.parse(iso) - Date.now()) < CLOCK_MS_MAX
}
