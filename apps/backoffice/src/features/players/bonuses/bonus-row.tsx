import { bonusCan } from '#contract/states/bonus-states.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell } from '#ui/table/table.tsx'
import layout from '../../../shell/layout.module.css'
import { useMay } from '../../../shell/session.ts'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import type { AwardShown } from './bonuses-tab.tsx'

const KINDS = {
  offered: 'info',
  active: 'ok',
  converted: 'ok',
  'used-up': 'idle',
  forfeited: 'idle',
  expired: 'idle',
} as const

/** One bonus of a player: its state, what is left of it, how much of it was staked, and taking it back. */
export function BonusRow({
  award,
  onCancel,
  onHistory,
}: {
  readonly award: AwardShown
  readonly onCancel: () => void
  readonly onHistory: () => void
}) {
  const { t, language } = useTexts()
  const mayManage = useMay('bonuses.manage')
  const { awardId, bonus, state, endedAt, endedBy, leftAtEnd, playBefore, acceptBefore } = award
  const left = leftAtEnd ?? (state === 'offered' ? bonus.amount : award.balance)
  return (
    <tr data-row={awardId} tabIndex={-1}>
      <td className={textStyles.bold}>{bonus.name}</td>
      <td>
        <Status kind={KINDS[state]}>{t(`bonusState.${state}`)}</Status>
        {endedBy ? (
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t(`bonusEnd.${endedBy}`)}</div>
        ) : null}
      </td>
      <NumberCell>
        {leftAtEnd
          ? t(state === 'converted' ? 'bonuses.became' : 'bonuses.back', { left: writeMoney(leftAtEnd) })
          : writeMoney(left)}
      </NumberCell>
      <NumberCell className={layout.wideOnly}>
        {t('bonuses.wageredOf', { wagered: writeMoney(award.wagered), target: writeMoney(bonus.wageringTarget) })}
      </NumberCell>
      <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.wideOnly)}>
        {writeMoment(endedAt ?? playBefore ?? acceptBefore, language)}
      </td>
      <NumberCell>
        <Button variant="ghost" data-opener onClick={onHistory}>
          {t('bonuses.history')}
        </Button>
        {mayManage && bonusCan('cancel', state) ? (
          <Button variant="ghost" data-opener onClick={onCancel}>
            {t('bonuses.cancel')}
          </Button>
        ) : null}
      </NumberCell>
    </tr>
  )
}
