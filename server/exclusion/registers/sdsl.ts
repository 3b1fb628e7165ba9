import { requestJson } from '#server/kernel/index.ts'
import type { Sdsl, SdslAnswered } from './register.ts'

export type SdslSettings = { readonly baseUrl: string; readonly apiKey: string; readonly timeoutMs: number }

const REASON = /^[A-Z_]{1,40}$/

/** The second source of screening, as a generic adapter (providers §9.3). */
export function makeSdsl({ baseUrl, apiKey, timeoutMs }: SdslSettings): Sdsl {
  return {
    name: 'SDSL',
    validate: async (person) => {
      const said = await requestJson({
        method: 'POST',
        url: `${baseUrl}/validate`,
        headers: { 'x-api-key': apiKey },
        body: { person },
        timeoutMs,
      })
      if (!said.ok) return notAsked(said.problem)
      const { listed, reasons, validFrom, validTo } = said.body
      if (said.status !== 200) return notAsked(`http-${said.status}`)
      if (typeof listed !== 'boolean' || !Array.isArray(reasons)) return notAsked('answer-unreadable')
      return {
        isListed: listed,
        reasons: reasons.filter((reason): reason is string => typeof reason === 'string' && REASON.test(reason)),
        validFrom: instantOf(validFrom),
        validTo: instantOf(validTo),
        problem: null,
      }
    },
  }
}

function notAsked(problem: string): SdslAnswered {
  return { isListed: null, reasons: [], validFrom: null, validTo: null, problem }
}

function instantOf(value: unknown): string | null {
  const instant = typeof value === 'string' ? new Date(value) : undefined
  return instant && !Number.isNaN(instant.getTime()) ? instant.toISOString() : null
}
