import * as scanCalls from '#contract/onling-v2/player-document-scan.ts'
import * as documentCalls from '#contract/onling-v2/player-identity-document.ts'
import type { RejectReason } from '#contract/states/document-states.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import type { Item } from './item-view.tsx'
import type { Decision } from './use-decision.ts'

/** Decides about a document or a paper, which have different calls. */
export function ItemDecision({
  playerId,
  itemId,
  item: { item, document, signals },
  decision,
  hasDifferences,
  account,
  onDecided,
}: {
  readonly playerId: number
  readonly itemId: string
  readonly item: Item
  readonly decision: Decision<RejectReason>
  /** True if staff marked a difference between the picture and the input. */
  readonly hasDifferences: boolean
  /** The account that a paper proves; empty if it proves none. */
  readonly account: string
  readonly onDecided: () => Promise<void>
}) {
  const { t } = useTexts()
  const named = { document: t(`document.${item.kind}`), id: playerId }
  const decided = async (state: 'approved' | 'rejected') => {
    announce(t(`documents.done.${state}`, { id: playerId }))
    await onDecided()
  }
  return (
    <DecisionDialog
      decision={decision}
      titles={{ approve: t('documents.approveTitle', named), reject: t('documents.rejectTitle', named) }}
      approval={{
        what: t('documentState.approved'),
        text: t('documents.approveMeans'),
        warnings: signals.map((signal) => t(`documentSignal.${signal}`)),
        mustExplain: signals.length > 0 || hasDifferences,
      }}
      nameOf={(reason) => t(`rejectReason.${reason}`)}
      onApprove={async ({ acceptedWarnings, ...why }) => {
        const proves = account.trim() === '' ? {} : { account: account.trim() }
        if (document)
          await ask(api(documentCalls.approve, { body: { playerId, documentId: itemId, acceptedWarnings, ...why } }))
        else
          await ask(api(scanCalls.approve, { body: { playerId, scanId: itemId, ...proves, acceptedWarnings, ...why } }))
        await decided('approved')
      }}
      onReject={async (words) => {
        if (document) await ask(api(documentCalls.reject, { body: { playerId, documentId: itemId, ...words } }))
        else await ask(api(scanCalls.reject, { body: { playerId, scanId: itemId, ...words } }))
        await decided('rejected')
      }}
    />
  )
}
