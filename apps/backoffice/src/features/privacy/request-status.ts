import type { RequestState } from '#contract/states/privacy-states.ts'
import type { StatusKind } from '../../shell/status.tsx'

const kinds: Readonly<Record<RequestState, StatusKind>> = {
  asked: 'wait',
  begun: 'hold',
  ready: 'ok',
  done: 'ok',
  gone: 'idle',
}

/** How the state of a request looks. */
export function requestStatus(state: RequestState): StatusKind {
  return kinds[state]
}
