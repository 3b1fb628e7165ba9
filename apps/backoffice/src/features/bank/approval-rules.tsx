import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/automatic-approval.ts'
import type { ProposalMove } from '#contract/states/proposal-states.ts'
import { api, ask } from '../../shell/api.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { ProposalDecisions, ProposalReasons, ProposalState, ProposedBy } from './proposal-cells.tsx'
import { ProposalDialog } from './proposal-dialog.tsx'
import { readApprovalAgain } from './read-again.ts'

export type ApprovalRule = ReplyOf<typeof calls.proposeApprovalRule>
type Deciding = { readonly row: ApprovalRule; readonly move: ProposalMove }

/** Rules that were proposed: who, when, why, how a second person decided, and until when they were valid. */
export function ApprovalRules() {
  const { t, language } = useTexts()
  const [deciding, setDeciding] = useState<Deciding>()
  const { query, rows } = usePages(['approval', 'rules'], (cursor) =>
    ask(api(calls.listApprovalRules, { query: cursor ? { cursor } : {} })),
  )
  return (
    <>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('fees.history')}
        empty={t('approval.none')}
        head={
          <tr>
            <th>{t('approval.rule')}</th>
            <th>{t('players.state')}</th>
            <th className="hide">{t('corrections.why')}</th>
            <th>
              <span className="sr">{t('corrections.decide')}</span>
            </th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.ruleId} data-row={row.ruleId} tabIndex={-1}>
            <td>
              {t('approval.upTo', { max: writeMoney(row.max), dayMax: writeMoney(row.dayMax) })}
              <ProposedBy proposal={row} />
            </td>
            <td>
              <ProposalState proposal={row} />
              {row.stoppedAt ? (
                <div className="xs mut">
                  {t('approval.stopped', { at: writeMoment(row.stoppedAt, language), name: row.stoppedByName ?? '' })}
                </div>
              ) : null}
            </td>
            <td className="s hide">
              <ProposalReasons proposal={row} />
            </td>
            <td>
              <ProposalDecisions proposal={row} onMove={(move) => setDeciding({ row, move })} />
            </td>
          </tr>
        ))}
      </PagedList>
      {deciding ? <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} /> : null}
    </>
  )
}

function DecideDialog({ row, move, onClose }: Deciding & { readonly onClose: () => void }) {
  const { t } = useTexts()
  return (
    <ProposalDialog
      move={move}
      title={t('approval.upTo', { max: writeMoney(row.max), dayMax: writeMoney(row.dayMax) })}
      explanation={row.explanation}
      consequence={{
        what: t('screen.withdrawals'),
        text: t(move === 'approve' ? 'approval.begins' : 'fees.stays'),
      }}
      onClose={onClose}
      onDecide={async (explanation) => {
        const call = move === 'approve' ? calls.approveApprovalRule : calls.rejectApprovalRule
        try {
          await ask(api(call, { body: { ruleId: row.ruleId, explanation } }))
        } finally {
          await readApprovalAgain()
        }
      }}
    />
  )
}
