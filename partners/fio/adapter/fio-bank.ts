import { fio } from '../facts.ts'
import type { BankAnswer, StatementBank } from '#server/payments/partner-port.ts'

export type FioSettings = {
  /** `https://fioapi.fio.cz/v1/rest` */
  readonly baseUrl: string
  /** Token of one account, read-only. It is part of URLs, so no URL is ever logged or sent. */
  readonly token: string
  readonly timeoutMs?: number
}

/** Failures of the bank in one word (API Bankovnictví 8; 413 and 422 as its clients know them). */
const PROBLEMS: Readonly<Record<number, string>> = {
  404: 'unknown-address',
  // Asked again within 30 seconds.
  409: 'too-early',
  413: 'too-many-movements',
  // Older than 90 days: the client must approve it in the internet banking.
  422: 'authorisation-needed',
  // Also for an unknown or expired token.
  500: 'refused-or-broken',
  503: 'out-of-order',
}
const BYTES_MAX = 20_000_000
const TIMEOUT_MS = 20_000

/**
 * The API of the bank Fio (reference: providers §5.3). Movements are requested by days: its other way, "since the last
 * time", moves a marker at the bank even when the response is lost.
 */
export function makeFioBank({ baseUrl, token, timeoutMs = TIMEOUT_MS }: FioSettings): StatementBank {
  return {
    name: fio.name,
    fetchPeriod: async (from, to): Promise<BankAnswer> => {
      try {
        const url = `${baseUrl}/periods/${encodeURIComponent(token)}/${from}/${to}/transactions.json`
        const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
        if (response.status !== 200) {
          await response.body?.cancel()
          return { ok: false, problem: PROBLEMS[response.status] ?? `http-${response.status}` }
        }
        const bytes = new Uint8Array(await response.arrayBuffer())
        return bytes.byteLength > BYTES_MAX ? { ok: false, problem: 'too-many-movements' } : { ok: true, bytes }
      } catch (error) {
        return {
          ok: false,
          problem: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable',
        }
      }
    },
  }
}
