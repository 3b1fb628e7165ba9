import type { DocumentState } from '#contract/states/document-states.ts'
import type { KycState } from '#contract/states/kyc-states.ts'
import type { StatusKind } from './status.tsx'

const KINDS: Readonly<Record<DocumentState, StatusKind>> = {
  incomplete: 'idle',
  waiting: 'wait',
  approved: 'ok',
  rejected: 'stop',
  expired: 'hold',
  removed: 'idle',
}

const CHECK_KINDS: Readonly<Record<KycState, StatusKind>> = {
  started: 'idle',
  waiting: 'wait',
  verified: 'ok',
  uncertain: 'hold',
  rejected: 'stop',
  cancelled: 'idle',
  expired: 'idle',
  failed: 'risk',
}

/** How a state of a check by a partner is shown. */
export function checkStatus(state: KycState): StatusKind {
  return CHECK_KINDS[state]
}

/** How a state of a document is shown. */
export function documentStatus(state: DocumentState): StatusKind {
  return KINDS[state]
}
