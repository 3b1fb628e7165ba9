import type { Proposal } from '#contract/shapes/proposals.ts'
import { proposalCan, type ProposalMove } from '#contract/states/proposal-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import { useMe } from '../../shell/session.ts'
import { Status, type StatusKind } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'

type Props = { readonly proposal: Proposal }

const KINDS: Readonly<Record<Proposal['state'], StatusKind>> = { proposed: 'wait', approved: 'ok', rejected: 'idle' }

/** Who proposed it, and when. */
export function ProposedBy({ proposal: { proposedByName, proposedAt } }: Props) {
  const { language } = useTexts()
  return (
    <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
      {proposedByName} · {writeMoment(proposedAt, language)}
    </div>
  )
}

/** Its state, and who decided. */
export function ProposalState({ proposal: { state, decidedByName } }: Props) {
  const { t } = useTexts()
  return (
    <>
      <Status kind={KINDS[state]}>{t(`correction.${state}`)}</Status>
      {decidedByName ? <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{decidedByName}</div> : null}
    </>
  )
}

/** The reasons of the proposal and of the decision. */
export function ProposalReasons({ proposal: { explanation, decision } }: Props) {
  return (
    <>
      <div className={textStyles.secondary}>{explanation}</div>
      {decision ? <div className={textStyles.muted}>{decision}</div> : null}
    </>
  )
}

/** The two decisions while it is open; the proposer can only reject it. */
export function ProposalDecisions({
  proposal: { state, proposedBy },
  onMove,
}: Props & { readonly onMove: (move: ProposalMove) => void }) {
  const { t } = useTexts()
  const me = useMe().data
  if (!proposalCan('approve', state)) return null
  return (
    <span className={joinClasses(layout.row, layout.wrap)}>
      {proposedBy === me?.user.userId ? (
        <span className={joinClasses(textStyles.tiny, textStyles.muted)}>{t('corrections.other')}</span>
      ) : (
        <ActionButton
          permission="payments.manage"
          label={t('corrections.do.approve')}
          onClick={() => onMove('approve')}
        />
      )}
      <ActionButton permission="payments.manage" label={t('corrections.do.reject')} onClick={() => onMove('reject')} />
    </span>
  )
}
