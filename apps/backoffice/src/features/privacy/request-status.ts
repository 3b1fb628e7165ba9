import type { RequestState } from '#contract/states/privacy-states.ts'
import type { StatusKind } from '../../shell/status.tsx'

const kinds: Readonly<Record<RequestState, StatusKind>> = {
  asked: 'wait',
  begun: 'hold',
  ready: 'ok',
  done: 'ok',
  gone: 'idle',
}

/** Shape and colour of a request's state. */
export function requestStatus(state: RequestState): StatusKind {
  return kinds[state]
}
