import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { getWithdrawal } from '#contract/play-v1/staff-withdrawals.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { RevealDialog } from '../../shell/reveal-dialog.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { withdrawalStatus } from '../../shell/withdrawal-status.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { RiskPicture } from './risk-picture.tsx'
import { writeApproval } from './write-approval.ts'

const WORD_OF = {
  player: 'withdrawals.byPlayer',
  staff: 'withdrawals.byClock',
  clock: 'withdrawals.byClock',
  partner: 'withdrawals.byPartner',
} as const

/** The destination of a withdrawal, the player's deposits and play, and its history. */
export function WithdrawalFacts({ found }: { readonly found: ReplyOf<typeof getWithdrawal> }) {
  const { t, or, language } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const approval = writeApproval(found.withdrawal, t)
  return (
    <>
      <div className={joinClasses(layout.row, layout.wrap)}>
        <span className={joinClasses(textStyles.sum, layout.grow)}>{writeMoney(found.withdrawal.amount)}</span>
        <Status kind={withdrawalStatus(found.withdrawal.state)}>{t(`withdrawal.${found.withdrawal.state}`)}</Status>
      </div>
      {found.withdrawal.signals.length > 0 ? (
        <Note kind="risk" isWithoutShape>
          {found.withdrawal.signals.map((signal) => t(`signal.${signal}`)).join(', ')}
        </Note>
      ) : null}
      {approval ? <p className={joinClasses(textStyles.small, textStyles.secondary)}>{approval}</p> : null}
      {found.payoutAttention ? (
        <Note kind="stop" isWithoutShape>
          <Status kind="stop">
            {or(`payouts.attention.${found.payoutAttention}`, t('payouts.mismatch', { what: found.payoutAttention }))}
          </Status>
        </Note>
      ) : null}
      {found.withdrawal.madeBy === null ? null : (
        <p className={joinClasses(textStyles.small, textStyles.secondary)}>{t('payouts.madeByStaff')}</p>
      )}
      <dl className={layout.facts}>
        <dt>{t('payouts.method')}</dt>
        <dd>{or(`method.${found.withdrawal.method}`, found.withdrawal.method)}</dd>
        {found.account === '' ? null : (
          <>
            <dt>{t('withdrawals.account')}</dt>
            <dd className={textStyles.code}>
              {found.account.includes('•') ? found.account : found.account.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </dd>
          </>
        )}
        <dt>{t('withdrawals.holder')}</dt>
        <dd>{found.withdrawal.holder}</dd>
        <dt>{t('withdrawals.player')}</dt>
        <dd>{found.player.name}</dd>
        <dt>{t('money.title')}</dt>
        <dd>{writeMoney(found.player.balance)}</dd>
        <dt>{t('money.landBased')}</dt>
        <dd>{writeMoney(found.player.landBased)}</dd>
        <dt>{t('money.bonus')}</dt>
        <dd>{writeMoney(found.player.bonus)}</dd>
        <dt>{t('money.deposited')}</dt>
        <dd>{writeMoney(found.player.depositedTotal)}</dd>
        <dt>{t('withdrawals.withdrawn')}</dt>
        <dd>{writeMoney(found.player.withdrawnTotal)}</dd>
        <dt>{t('money.staked')}</dt>
        <dd>{writeMoney(found.player.stakedTotal)}</dd>
        <dt>{t('money.won')}</dt>
        <dd>{writeMoney(found.player.wonTotal)}</dd>
      </dl>
      <ActionButton
        permission="players.reveal"
        label={t('person.reveal')}
        variant="ghost"
        size="small"
        icon={<Eye aria-hidden="true" />}
        onClick={() => setAsking(true)}
      />
      {isAsking ? <RevealDialog playerId={found.withdrawal.playerId} onClose={() => setAsking(false)} /> : null}
      <RiskPicture risk={found.risk} />
      <h2>{t('withdrawals.history')}</h2>
      <ol className={joinClasses(textStyles.small, layout.column)}>
        {found.moves.map(({ from, to, by, userName, explanation, at }) => (
          <li key={`${at}${to}`}>
            <span className={joinClasses(textStyles.muted, textStyles.unbroken)}>{writeMoment(at, language)}</span>{' '}
            {from
              ? t('withdrawals.move', { from: t(`withdrawal.${from}`), to: t(`withdrawal.${to}`) })
              : t(`withdrawal.${to}`)}
            {' · '}
            {userName ?? t(WORD_OF[by])}
            {explanation ? <span className={textStyles.secondary}> · {explanation}</span> : null}
          </li>
        ))}
      </ol>
    </>
  )
}
