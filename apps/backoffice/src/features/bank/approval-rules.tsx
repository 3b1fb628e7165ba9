import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { approvalRuleList } from '#contract/lists/proposals.ts'
import * as calls from '#contract/play-v1/automatic-approval.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { ProposalList } from './proposal-list.tsx'
import { readApprovalAgain } from './read-again.ts'

export type ApprovalRule = ReplyOf<typeof calls.proposeApprovalRule>

/** Proposed rules: who, when, why, how a second person decided, and until when they were valid. */
export function ApprovalRules() {
  const { t, language } = useTexts()
  const inWords = ({ max, dayMax }: ApprovalRule) =>
    t('approval.upTo', { max: writeMoney(max), dayMax: writeMoney(dayMax) })
  return (
    <ProposalList
      list={approvalRuleList}
      read={(question) =>
        ask(api(calls.listApprovalRules, { query: question as QueryOf<typeof calls.listApprovalRules> }))
      }
      keptAs={['approval', 'rules']}
      idOf={({ ruleId }) => ruleId}
      label={t('fees.history')}
      empty={t('approval.none')}
      what={{ key: 'max', render: inWords }}
      renderUnderState={({ stoppedAt, stoppedByName }) =>
        stoppedAt ? (
          <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
            {t('approval.stopped', { at: writeMoment(stoppedAt, language), name: stoppedByName ?? '' })}
          </div>
        ) : null
      }
      word={(row, move) => ({
        title: inWords(row),
        consequence: {
          what: t('screen.withdrawals'),
          text: t(move === 'approve' ? 'approval.begins' : 'fees.stays'),
        },
      })}
      onDecide={async ({ ruleId }, move, explanation) => {
        const call = move === 'approve' ? calls.approveApprovalRule : calls.rejectApprovalRule
        try {
          await ask(api(call, { body: { ruleId, explanation } }))
        } finally {
          await readApprovalAgain()
        }
      }}
    />
  )
}
