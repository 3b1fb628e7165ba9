import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { QueryOf } from '#contract/call.ts'
import { correctionList } from '#contract/lists/proposals.ts'
import * as calls from '#contract/play-v1/corrections.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { CorrectionForm } from './correction-form.tsx'
import { ProposalList } from './proposal-list.tsx'
import { readCorrectionsAgain } from './read-again.ts'

/** Corrections of money by staff: proposals and decisions. */
export function CorrectionsView() {
  const { t } = useTexts()
  const [isProposing, setIsProposing] = useState(false)
  return (
    <>
      <div className={joinClasses(layout.padded, layout.row, layout.wrap)}>
        <ActionButton
          permission="payments.manage"
          variant="primary"
          icon={<Plus aria-hidden="true" />}
          label={t('corrections.propose')}
          onClick={() => setIsProposing(true)}
        />
        <span className={joinClasses(textStyles.small, textStyles.muted)}>{t('corrections.two')}</span>
      </div>
      <ProposalList
        list={correctionList}
        read={(question) =>
          ask(api(calls.listCorrections, { query: question as QueryOf<typeof calls.listCorrections> }))
        }
        keptAs={['corrections']}
        idOf={({ correctionId }) => correctionId}
        label={t('bank.view.corrections')}
        empty={t('corrections.none')}
        what={{
          key: 'playerId',
          render: ({ playerId }) => <Link to={paths.player(playerId)}>{t('player.title', { id: playerId })}</Link>,
        }}
        renderKind={({ reason }) => t(`correctionReason.${reason}`)}
        word={({ playerId, amount }, move) => {
          const isTaken = amount.amountMinor < 0
          return {
            title: `${t('player.title', { id: playerId })}, ${writeMoney(amount)}`,
            isDangerous: move === 'approve' && isTaken,
            consequence: {
              what: t('lock.money'),
              text: t(move === 'reject' ? 'corrections.stays' : isTaken ? 'corrections.takes' : 'corrections.gives'),
            },
          }
        }}
        onDecide={async ({ correctionId }, move, explanation) => {
          const call = move === 'approve' ? calls.approveCorrection : calls.rejectCorrection
          try {
            await ask(api(call, { body: { correctionId, explanation } }))
          } finally {
            await readCorrectionsAgain()
          }
        }}
      />
      {isProposing ? <CorrectionForm onClose={() => setIsProposing(false)} /> : null}
    </>
  )
}
