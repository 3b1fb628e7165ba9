import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { getItem } from '#contract/play-v1/staff-documents.ts'
import { documentCan } from '#contract/states/document-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import { documentStatus } from '../../shell/document-status.ts'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { paths } from '../../shell/paths.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { AccountOnPaper, writeAccount } from './account-on-paper.tsx'
import { DecisionPane } from './decision-pane.tsx'
import { EnteredData } from './entered-data.tsx'
import { ImageViewer } from './image-viewer.tsx'
import { ItemDecision } from './item-decision.tsx'
import { ItemHistory } from './item-history.tsx'
import { MrzCheck, mayHaveMrz } from './mrz-check.tsx'
import { NotOpened } from './not-opened.tsx'
import type { OpenItemProps } from './open-item.tsx'
import { useDecision } from './use-decision.ts'
import { WaitingNote } from './waiting-note.tsx'

export type Item = ReplyOf<typeof getItem>

/** One document or paper: its pictures beside the input, and the decision. */
export function ItemView({
  playerId,
  itemId,
  goalHours,
  now,
  onSkip,
  onDecided,
}: OpenItemProps & { readonly playerId: number; readonly itemId: string }) {
  const { t } = useTexts()
  const [differing, setDiffering] = useState<ReadonlySet<string>>(new Set())
  const [typedAccount, setTypedAccount] = useState<string>()
  const detail = useQuery({
    queryKey: ['documents', 'one', itemId],
    queryFn: () => ask(api(getItem, { query: { playerId, itemId } })),
    // Links of the pictures expire after a minute: pictures are loaded once.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const found = detail.data
  const decision = useDecision({
    can: (move) => found !== undefined && documentCan(move, found.state),
    templates: found?.templates ?? [],
    onSkip,
  })
  if (!found) return <NotOpened query={detail} place="viewer" />
  const { kind, waitingSince } = found.item
  const title = t(`document.${kind}`)
  const entered = found.bankAccounts[0]
  const account = typedAccount ?? (entered ? writeAccount(entered) : '')
  const markDiffering = (field: string, differs: boolean) => {
    const next = new Set(differing)
    if (differs) next.add(field)
    else next.delete(field)
    setDiffering(next)
    if (differs && decision.reason === undefined) decision.onReason('data-differ')
  }
  return (
    <>
      <ImageViewer scans={found.scans} label={title} />
      <DecisionPane
        title={title}
        status={
          <Status kind={documentStatus(found.state)} tinted>
            {t(`documentState.${found.state}`)}
          </Status>
        }
        about={
          <p className={joinClasses(textStyles.small, textStyles.secondary)}>
            <Link className={textStyles.link} to={paths.player(playerId)}>
              {t('player.title', { id: playerId })}
            </Link>
            <WaitingNote since={waitingSince} isWaiting={found.state === 'waiting'} goalHours={goalHours} now={now} />
          </p>
        }
        history={
          <ItemHistory
            moves={found.moves.map(({ to, by, userName, explanation, rejection, at }) => ({
              at,
              what: t(`documentState.${to}`),
              who: userName ?? t(`documents.by.${by}`),
              words: [rejection?.message, explanation],
            }))}
          />
        }
        decision={decision}
        rejecting={{
          templates: found.templates,
          nameOf: (reason) => t(`rejectReason.${reason}`),
          language: found.person.language,
        }}
        onSkip={onSkip}
      >
        {found.signals.length > 0 ? (
          <div className={layout.section}>
            <Note kind="risk" isWithoutShape>
              {found.signals.map((signal) => t(`documentSignal.${signal}`)).join(' ')}
            </Note>
          </div>
        ) : null}
        <EnteredData item={found} differing={differing} onDiffer={markDiffering} />
        {found.document && mayHaveMrz(found.document.kind) ? (
          <MrzCheck playerId={playerId} documentId={itemId} />
        ) : null}
        {kind === 'ProofOfAccount' ? (
          <AccountOnPaper accounts={found.bankAccounts} value={account} onChange={setTypedAccount} />
        ) : null}
      </DecisionPane>
      <ItemDecision
        playerId={playerId}
        itemId={itemId}
        item={found}
        decision={decision}
        hasDifferences={differing.size > 0}
        account={account}
        onDecided={onDecided}
      />
    </>
  )
}
