import { readCnbList } from './read-cnb-list.ts'
import { readEcbList } from './read-ecb-list.ts'
import type { RateList, RateSource } from './rate-list.ts'

/** Answer of a central bank: a parsed list, or a problem in one word. */
export type Given = { readonly ok: true; readonly list: RateList } | { readonly ok: false; readonly problem: string }

/** A central bank. Never throws: a timeout, an error or maintenance comes back as a problem. */
export type CentralBank = { readonly source: RateSource; readonly fetchList: () => Promise<Given> }

const READERS: Readonly<Record<RateSource, (text: string) => RateList | undefined>> = {
  CNB: readCnbList,
  ECB: readEcbList,
}
const LIST_MAX_BYTES = 1_000_000

/** The bank's newest list, at its public URL. */
export function makeCentralBank(options: {
  readonly source: RateSource
  readonly url: string
  readonly timeoutMs: number
}): CentralBank {
  const { source, url, timeoutMs } = options
  return {
    source,
    fetchList: async () => {
      try {
        const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
        if (response.status !== 200) {
          await response.body?.cancel()
          return { ok: false, problem: `http-${response.status}` }
        }
        const bytes = await response.arrayBuffer()
        if (bytes.byteLength > LIST_MAX_BYTES) return { ok: false, problem: 'answer-too-long' }
        const list = READERS[source](new TextDecoder('utf-8').decode(bytes))
        return list ? { ok: true, list } : { ok: false, problem: 'list-unreadable' }
      } catch (error) {
        return {
          ok: false,
          problem: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable',
        }
      }
    },
  }
}
