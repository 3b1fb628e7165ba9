import { requestJson, asObject, shortText } from '#server/kernel/index.ts'
import type { Confirmation, Handover } from './handover.ts'

export type HandoverSettings = { readonly baseUrl: string; readonly apiKey: string; readonly timeoutMs: number }

/**
 * Puts packages where the authority fetches them, and reads the confirmations that it sent, over HTTP. This protocol is
 * our own assumption (decision 0134): besides the format, only this file changes when the real one is known.
 */
export function makeHttpHandover({ baseUrl, apiKey, timeoutMs }: HandoverSettings): Handover {
  const headers = { 'x-api-key': apiKey }
  return {
    offer: async (name, sealed) => {
      const url = `${baseUrl}/output/${encodeURIComponent(name)}`
      const said = await requestJson({ method: 'POST', url, headers, body: { sealed }, timeoutMs })
      if (!said.ok) return { ok: false, problem: said.problem }
      // 200: it is already there, with the same content.
      if ((said.status === 201 || said.status === 200) && said.body['name'] === name) return { ok: true }
      return { ok: false, problem: said.status < 300 ? 'answer-to-another-question' : `http-${said.status}` }
    },
    collect: async (after) => {
      const url = `${baseUrl}/confirmations${after === null ? '' : `?after=${encodeURIComponent(after)}`}`
      const said = await requestJson({ method: 'GET', url, headers, timeoutMs })
      if (!said.ok) return { ok: false, problem: said.problem }
      if (said.status !== 200) return { ok: false, problem: `http-${said.status}` }
      const { confirmations, next } = said.body
      const place = shortText(next)
      if (!Array.isArray(confirmations) || place === null) return { ok: false, problem: 'answer-unreadable' }
      const read = confirmations.map(readConfirmation)
      if (read.some((one) => one === undefined)) return { ok: false, problem: 'answer-unreadable' }
      return { ok: true, confirmations: read.flatMap((one) => one ?? []), next: place }
    },
  }
}

function readConfirmation(value: unknown): Confirmation | undefined {
  const fields = asObject(value)
  const id = shortText(fields?.['id'])
  const envelope = fields?.['envelope']
  return id !== null && typeof envelope === 'string' ? { id, envelope } : undefined
}
