import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/corrections.ts'
import type { ProposalMove } from '#contract/states/proposal-states.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { CorrectionForm } from './correction-form.tsx'
import { ProposalDecisions, ProposalReasons, ProposalState, ProposedBy } from './proposal-cells.tsx'
import { ProposalDialog } from './proposal-dialog.tsx'
import { readCorrectionsAgain } from './read-again.ts'

type Correction = ReplyOf<typeof calls.listCorrections>['rows'][number]
type Deciding = { readonly correction: Correction; readonly move: ProposalMove }

/** Money that staff put right: what is proposed, and by whom it was decided. */
export function CorrectionsView() {
  const { t } = useTexts()
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
              <ProposedBy proposal={row} />
            </td>
            <td>
              <ProposalState proposal={row} />
            </td>
            <td className="s hide">
              {t(`correctionReason.${row.reason}`)}
              <ProposalReasons proposal={row} />
            </td>
            <td className="n b">{writeMoney(row.amount)}</td>
            <td>
              <ProposalDecisions proposal={row} onMove={(move) => setDeciding({ correction: row, move })} />
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
  const isTaken = amount.amountMinor < 0
  return (
    <ProposalDialog
      move={move}
      title={`${t('player.title', { id: playerId })}, ${writeMoney(amount)}`}
      explanation={correction.explanation}
      isDangerous={move === 'approve' && isTaken}
      consequence={{
        what: t('lock.money'),
        text: t(move === 'reject' ? 'corrections.stays' : isTaken ? 'corrections.takes' : 'corrections.gives'),
      }}
      onClose={onClose}
      onDecide={async (explanation) => {
        const call = move === 'approve' ? calls.approveCorrection : calls.rejectCorrection
        try {
          await ask(api(call, { body: { correctionId, explanation } }))
        } finally {
          await readCorrectionsAgain()
        }
      }}
    />
  )
}
