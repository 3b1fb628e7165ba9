import { joinClasses } from '#ui/join-classes.ts'
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

/** Cells of a player's bonuses: state, rest, wagered amount, expiry. */
export function useAwardCells() {
  const { t, language } = useTexts()
  return {
    name: ({ bonus }: AwardShown) => <b>{bonus.name}</b>,
    state: ({ state, endedBy }: AwardShown) => (
      <>
        <Status kind={KINDS[state]}>{t(`bonusState.${state}`)}</Status>
        {endedBy ? (
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t(`bonusEnd.${endedBy}`)}</div>
        ) : null}
      </>
    ),
    balance: ({ bonus, state, balance, leftAtEnd }: AwardShown) =>
      leftAtEnd
        ? t(state === 'converted' ? 'bonuses.became' : 'bonuses.back', { left: writeMoney(leftAtEnd) })
        : writeMoney(state === 'offered' ? bonus.amount : balance),
    wagered: ({ wagered, bonus }: AwardShown) =>
      t('bonuses.wageredOf', { wagered: writeMoney(wagered), target: writeMoney(bonus.wageringTarget) }),
    until: ({ endedAt, playBefore, acceptBefore }: AwardShown) =>
      writeMoment(endedAt ?? playBefore ?? acceptBefore, language),
  }
}
