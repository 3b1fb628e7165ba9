import type { CallDefinition } from '#contract/call.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import type { TestApi } from './api.ts'

const CHECKED = 'I have looked at it myself and it is right.'

type Needed = { readonly code?: string; readonly details?: { readonly approvalId?: string } }

/**
 * Makes a call that needs a second person, and approves it as somebody else. Returns status and body of the approval,
 * or of the call if it was refused for another reason.
 */
export async function signByTwo(
  api: TestApi,
  call: CallDefinition,
  {
    body,
    second,
    acceptedWarnings = [],
  }: { readonly body: object; readonly second: string; readonly acceptedWarnings?: readonly string[] },
): Promise<{
  readonly status: number
  readonly body: Record<string, unknown>
  readonly approvalId: string | undefined
}> {
  const token = await api.freshToken('staff')
  const asked = await api.send(call, { input: { body: { ...body, acceptedWarnings } }, token })
  const { code, details } = asked.json<Needed>()
  if (code !== 'ERR_APPROVAL_NEEDED') return { status: asked.statusCode, body: asked.json(), approvalId: undefined }
  const approvalId = details?.approvalId
  const signing = { approvalId, explanation: CHECKED, acceptedWarnings }
  const signed = await api.send(approve, { input: { body: signing }, token: second })
  return { status: signed.statusCode, body: signed.json(), approvalId }
}
