import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/corrections.ts'
import { correctionCan, type CorrectionState } from '#contract/states/correction-states.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import { useMe } from '../../shell/session.ts'
import { Status, type StatusKind } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { CorrectionForm } from './correction-form.tsx'
import { readCorrectionsAgain } from './read-again.ts'

type Correction = ReplyOf<typeof calls.listCorrections>['rows'][number]
type Deciding = { readonly correction: Correction; readonly move: 'approve' | 'reject' }

const KINDS: Readonly<Record<CorrectionState, StatusKind>> = { proposed: 'wait', approved: 'ok', rejected: 'idle' }

/** Money that staff put right: what is proposed, and by whom it was decided. */
export function CorrectionsView() {
  const { t, language } = useTexts()
  const me = useMe().data
  const [isProposing, setIsProposing] = useState(false)
  const [deciding, setDeciding] = useState<Deciding>()
  const { query, rows } = usePages(['corrections'], (cursor) =>
    ask(api(calls.listCorrections, { query: cursor ? { cursor } : {} })),
  )
  return (
    <>
      <div className="box-pad row wrap">
        <ActionButton
          permission="payments.manage"
          className="pri"
          icon={<Plus aria-hidden="true" />}
          label={t('corrections.propose')}
          onClick={() => setIsProposing(true)}
        />
        <span className="s mut">{t('corrections.two')}</span>
      </div>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('bank.view.corrections')}
        empty={t('corrections.none')}
        head={
          <tr>
            <th>{t('audit.player')}</th>
            <th>{t('players.state')}</th>
            <th className="hide">{t('corrections.why')}</th>
            <th className="n">{t('deposits.amount')}</th>
            <th>
              <span className="sr">{t('corrections.decide')}</span>
            </th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.correctionId} data-row={row.correctionId} tabIndex={-1}>
            <td>
              <Link to={paths.player(row.playerId)}>{t('player.title', { id: row.playerId })}</Link>
              <div className="xs mut">
                {row.proposedByName} · {writeMoment(row.proposedAt, language)}
              </div>
            </td>
            <td>
              <Status kind={KINDS[row.state]}>{t(`correction.${row.state}`)}</Status>
              {row.decidedByName ? <div className="xs mut">{row.decidedByName}</div> : null}
            </td>
            <td className="s hide">
              {t(`correctionReason.${row.reason}`)}
              <div className="sec">{row.explanation}</div>
              {row.decision ? <div className="mut">{row.decision}</div> : null}
            </td>
            <td className="n b">{writeMoney(row.amount)}</td>
            <td>
              {correctionCan('approve', row.state) ? (
                <span className="row wrap">
                  {row.proposedBy === me?.user.userId ? (
                    <span className="xs mut">{t('corrections.other')}</span>
                  ) : (
                    <ActionButton
                      permission="payments.manage"
                      label={t('corrections.do.approve')}
                      onClick={() => setDeciding({ correction: row, move: 'approve' })}
                    />
                  )}
                  <ActionButton
                    permission="payments.manage"
                    label={t('corrections.do.reject')}
                    onClick={() => setDeciding({ correction: row, move: 'reject' })}
                  />
                </span>
              ) : null}
            </td>
          </tr>
        ))}
      </PagedList>
      {isProposing ? <CorrectionForm onClose={() => setIsProposing(false)} /> : null}
      {deciding ? <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} /> : null}
    </>
  )
}

function DecideDialog({ correction, move, onClose }: Deciding & { readonly onClose: () => void }) {
  const { t } = useTexts()
  const { correctionId, playerId, amount } = correction
  return (
    <ConfirmDialog
      title={`${t(`corrections.do.${move}`)}: ${t('player.title', { id: playerId })}, ${writeMoney(amount)}`}
      button={t(`corrections.do.${move}`)}
      isDangerous={move === 'approve' && amount.amountMinor < 0}
      consequences={[
        {
          kind: move === 'approve' ? 'risk' : 'idle',
          what: t('lock.money'),
          text: t(
            move === 'reject'
              ? 'corrections.stays'
              : amount.amountMinor > 0
                ? 'corrections.gives'
                : 'corrections.takes',
          ),
        },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const call = move === 'approve' ? calls.approveCorrection : calls.rejectCorrection
        try {
          await ask(api(call, { body: { correctionId, explanation } }))
        } finally {
          await readCorrectionsAgain()
        }
      }}
    >
      <p className="s">{correction.explanation}</p>
    </ConfirmDialog>
  )
}
