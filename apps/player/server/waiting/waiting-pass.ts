import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Place } from './waiting-line.ts'

/** Content of the cookie: let in until a time, or a place in the line. */
export type Pass = { readonly inUntil: number } | { readonly place: Place }

const NAME = 'tolar_line'
const COOKIE = /(?:^|;\s*)tolar_line=(?<text>[\w.-]{1,120})/
const IN = /^in\.(?<until>\d{13})$/
const PLACE = /^at\.(?<arrivedAt>\d{13})\.(?<id>[\w-]{8,20})$/
const HOUR_S = 3600

/** Writes and reads the signed cookie of the line. A forged cookie counts as none. */
export function passesOf(key: string | Buffer, { isSecure }: { readonly isSecure: boolean }) {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
  return {
    read(cookie: string | undefined): Pass | undefined {
      const text = COOKIE.exec(cookie ?? '')?.groups?.['text'] ?? ''
      const end = text.lastIndexOf('.')
      const [said, signature] = [text.slice(0, end), text.slice(end + 1)]
      const right = sign(said)
      if (signature.length !== right.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(right)))
        return undefined
      const until = IN.exec(said)?.groups?.['until']
      if (until !== undefined) return { inUntil: Number(until) }
      const { arrivedAt, id } = PLACE.exec(said)?.groups ?? {}
      return id === undefined ? undefined : { place: { id, arrivedAt: Number(arrivedAt) } }
    },
    write(pass: Pass): string {
      const said = 'inUntil' in pass ? `in.${pass.inUntil}` : `at.${pass.place.arrivedAt}.${pass.place.id}`
      const secure = isSecure ? '; Secure' : ''
      return `${NAME}=${said}.${sign(said)}; Path=/; Max-Age=${HOUR_S}; HttpOnly; SameSite=Lax${secure}`
    },
  }
}
