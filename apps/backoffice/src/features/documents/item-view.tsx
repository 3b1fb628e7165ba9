import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import * as scanCalls from '#contract/onling-v2/player-document-scan.ts'
import * as documentCalls from '#contract/onling-v2/player-identity-document.ts'
import * as staff from '#contract/play-v1/staff-documents.ts'
import { documentCan, type RejectReason } from '#contract/states/document-states.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { documentStatus } from '../../shell/document-status.ts'
import { useKeys } from '../../shell/keys.ts'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import { useMay } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { AccountOnPaper, writeAccount } from './account-on-paper.tsx'
import { EnteredData } from './entered-data.tsx'
import { ImageViewer } from './image-viewer.tsx'
import { ItemActions } from './item-actions.tsx'
import { ItemHistory } from './item-history.tsx'
import { RejectForm } from './reject-form.tsx'
import { WaitingNote } from './waiting-note.tsx'

export type Item = ReplyOf<typeof staff.getItem>

const EXPLANATION_MIN = 20

type Props = {
  readonly playerId: number
  readonly itemId: string
  readonly goalHours: number
  readonly now: number
  readonly onSkip: () => void
  readonly onDecided: () => Promise<void>
}

/** One document or paper: its pictures beside what the player entered, and the decision. */
export function ItemView({ playerId, itemId, goalHours, now, onSkip, onDecided }: Props) {
  const { t } = useTexts()
  const mayDecide = useMay('documents.decide')
  const [reason, setReason] = useState<RejectReason>()
  const [message, setMessage] = useState('')
  const [differing, setDiffering] = useState<ReadonlySet<string>>(new Set())
  const [typedAccount, setTypedAccount] = useState<string>()
  const [asks, setAsks] = useState<'approve' | 'reject'>()
  const detail = useQuery({
    queryKey: ['documents', 'one', itemId],
    queryFn: () => ask(api(staff.getItem, { query: { playerId, itemId } })),
    // The pictures are opened by links of a minute: read once, they stay.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const found = detail.data
  const canApprove = mayDecide && found !== undefined && documentCan('approve', found.state)
  const canReject = mayDecide && found !== undefined && documentCan('reject', found.state)

  const choose = (next: RejectReason) => {
    setReason(next)
    setMessage(found?.templates.find((template) => template.reason === next)?.text ?? '')
  }
  useKeys([
    { keys: '.', label: t('documents.skip'), run: onSkip },
    ...(canApprove ? [{ keys: 'a', label: t('documents.approve'), run: () => setAsks('approve') }] : []),
    ...(canReject ? [{ keys: 'z', label: t('documents.reject'), run: () => setAsks('reject') }] : []),
  ])

  if (detail.isError)
    return (
      <div className="box-pad doc-wide">
        <ProblemNote error={detail.error} onRetry={() => void detail.refetch()} />
      </div>
    )
  if (!found) return <div className="doc-wide doc-viewer" aria-busy="true" aria-label={t('list.loading')} />
  const isDocument = found.document !== null
  const entered = found.bankAccounts[0]
  const account = typedAccount ?? (entered ? writeAccount(entered) : '')
  const mustExplain = found.signals.length > 0 || differing.size > 0
  const decided = async (state: 'approved' | 'rejected') => {
    announce(t(`documents.done.${state}`, { id: playerId }))
    await onDecided()
  }
  return (
    <>
      <ImageViewer scans={found.scans} label={t(`document.${found.item.kind}`)} />
      <aside className="pane doc-pane">
        <header className="sect">
          <div className="row between wrap">
            <h1>{t(`document.${found.item.kind}`)}</h1>
            <Status kind={documentStatus(found.state)} tinted>
              {t(`documentState.${found.state}`)}
            </Status>
          </div>
          <p className="s sec">
            <Link className="ul" to={paths.player(playerId)}>
              {t('player.title', { id: playerId })}
            </Link>
            <WaitingNote
              since={found.item.waitingSince}
              isWaiting={found.state === 'waiting'}
              goalHours={goalHours}
              now={now}
            />
          </p>
        </header>
        {found.signals.length > 0 ? (
          <div className="sect">
            <p className="note risk">{found.signals.map((signal) => t(`documentSignal.${signal}`)).join(' ')}</p>
          </div>
        ) : null}
        <EnteredData
          item={found}
          differing={differing}
          onDiffer={(field, differs) => {
            const next = new Set(differing)
            if (differs) next.add(field)
            else next.delete(field)
            setDiffering(next)
            if (differs && reason === undefined) choose('data-differ')
          }}
        />
        {found.item.kind === 'ProofOfAccount' ? (
          <AccountOnPaper accounts={found.bankAccounts} value={account} onChange={setTypedAccount} />
        ) : null}
        {canReject ? (
          <RejectForm
            templates={found.templates}
            nameOf={(one) => t(`rejectReason.${one}`)}
            language={found.person.language}
            reason={reason}
            message={message}
            onReason={choose}
            onMessage={setMessage}
          />
        ) : null}
        <ItemHistory moves={found.moves} />
        <ItemActions
          canApprove={canApprove}
          canReject={canReject}
          onApprove={() => setAsks('approve')}
          onReject={() => setAsks('reject')}
          onSkip={onSkip}
        />
      </aside>
      {asks === 'approve' ? (
        <ConfirmDialog
          title={t('documents.approveTitle', { document: t(`document.${found.item.kind}`), id: playerId })}
          button={t('documents.approve')}
          explanationMin={mustExplain ? EXPLANATION_MIN : 0}
          {...(mustExplain ? {} : { explanationLabel: t('documents.explanation') })}
          consequences={[
            { kind: 'ok', what: t('documentState.approved'), text: t('documents.approveMeans') },
            ...found.signals.map((signal) => ({
              kind: 'risk' as const,
              what: t('documents.signal'),
              text: t(`documentSignal.${signal}`),
            })),
          ]}
          onClose={() => setAsks(undefined)}
          onCommit={async ({ explanation }) => {
            const why = explanation === '' ? {} : { explanation }
            if (isDocument) await ask(api(documentCalls.approve, { body: { playerId, documentId: itemId, ...why } }))
            else {
              const ofAccount = account.trim() === '' ? {} : { account: account.trim() }
              await ask(api(scanCalls.approve, { body: { playerId, scanId: itemId, ...ofAccount, ...why } }))
            }
            await decided('approved')
          }}
        />
      ) : null}
      {asks === 'reject' ? (
        <ConfirmDialog
          title={t('documents.rejectTitle', { document: t(`document.${found.item.kind}`), id: playerId })}
          button={t('documents.reject')}
          isDangerous
          explanationMin={0}
          explanationLabel={t('documents.explanation')}
          consequences={[
            {
              kind: 'stop',
              what: reason ? t(`rejectReason.${reason}`) : t('documents.noReason'),
              text: message.trim() === '' ? t('documents.noMessage') : message,
            },
          ]}
          onClose={() => setAsks(undefined)}
          onCommit={async ({ explanation }) => {
            if (reason === undefined) throw new Error(t('documents.noReason'))
            const words = { reason, message: message.trim(), ...(explanation === '' ? {} : { explanation }) }
            if (isDocument) await ask(api(documentCalls.reject, { body: { playerId, documentId: itemId, ...words } }))
            else await ask(api(scanCalls.reject, { body: { playerId, scanId: itemId, ...words } }))
            await decided('rejected')
          }}
        />
      ) : null}
    </>
  )
}
