import type { KycProblem, KycState } from '#contract/states/kyc-states.ts'
import { Fault } from '#server/kernel/index.ts'
import type { CheckedPerson } from './person.ts'

export type VerifaceAccess = {
  /** `https://api.veriface.eu` */
  readonly baseUrl: string
  readonly apiKey: string
  /** Page where a browser opens a check: its code is appended. */
  readonly openUrl: string
}

export type VerifaceAnswer = {
  readonly state: KycState
  readonly problem: KycProblem | null
  readonly person: CheckedPerson
  readonly evidence: object
}

export type Veriface = {
  readonly create: (asked: {
    readonly referenceId: string
    readonly redirectUri: string
  }) => Promise<{ readonly sessionId: string; readonly openUrl: string }>
  readonly read: (sessionId: string, language: string) => Promise<VerifaceAnswer>
}

const WITHIN_MS = 10_000
const API = '/public-api/v1/verification'

/** Our state for each of its statuses (providers §7.1). Any other status is an invalid answer. */
const STATES: Readonly<Record<string, { readonly state: KycState; readonly problem: KycProblem | null }>> = {
  NEW: { state: 'started', problem: null },
  WAITING_ENDUSER: { state: 'started', problem: null },
  WAITING: { state: 'waiting', problem: null },
  VERIFIED: { state: 'verified', problem: null },
  VERIFIED_MANUAL: { state: 'verified', problem: null },
  VERIFIED_WARNING: { state: 'uncertain', problem: null },
  PARTIALLY_VERIFIED: { state: 'uncertain', problem: null },
  VALIDATION_NEEDED: { state: 'uncertain', problem: null },
  ACTION_NEEDED: { state: 'uncertain', problem: null },
  REFUSED: { state: 'rejected', problem: 'refused-by-partner' },
  REFUSED_MANUAL: { state: 'rejected', problem: 'refused-by-partner' },
  CANCELLED: { state: 'cancelled', problem: null },
  EXPIRED: { state: 'expired', problem: null },
}
const NOT_UNDERSTOOD = { state: 'failed', problem: 'KYC_INTERNAL_ERROR' } as const

/** VeriFace: a check of document and face on its own page. Results are only ever read through its API. */
export function makeVeriface({ baseUrl, apiKey, openUrl }: VerifaceAccess): Veriface {
  const ask = async (path: string, body?: object): Promise<Record<string, unknown>> => {
    try {
      const answer = await fetch(baseUrl.replace(/\/+$/, '') + path, {
        method: body ? 'POST' : 'GET',
        headers: { apikey: apiKey, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(WITHIN_MS),
      })
      const read: unknown = await answer.json()
      if (answer.status !== 200 || typeof read !== 'object' || read === null)
        throw new Error(`VeriFace answered ${answer.status}`)
      return read as Record<string, unknown>
    } catch (error) {
      throw new Fault('veriface', 'VeriFace did not answer as agreed.', { retryable: true, cause: error })
    }
  }
  const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

  return {
    create: async ({ referenceId, redirectUri }) => {
      const made = await ask(`${API}/create`, { type: 'LINK_LONG', referenceId, redirectUri })
      const sessionId = textOf(made['sessionId'])
      const openCode = textOf(made['openCode'])
      if (!sessionId || !openCode)
        throw new Fault('veriface', 'VeriFace began a check without a session.', { retryable: false })
      return { sessionId, openUrl: `${openUrl}?${new URLSearchParams({ openCode })}` }
    },
    read: async (sessionId, language) => {
      const read = await ask(`${API}/${encodeURIComponent(sessionId)}?locale=${language}`)
      const status = STATES[textOf(read['status']) ?? ''] ?? NOT_UNDERSTOOD
      return {
        ...status,
        person: {
          firstName: null,
          surname: null,
          name: textOf(read['name']),
          birthDate: textOf(read['birthDate']),
          personalNumber: textOf(read['personalNumber']),
          isAdult: null,
          isLegallyLimited: null,
          isDeceased: null,
          ibans: [],
        },
        evidence: read,
      }
    },
  }
}
