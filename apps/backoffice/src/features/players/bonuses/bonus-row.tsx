import { bonusCan } from '#contract/states/bonus-states.ts'
import { useMay } from '../../../shell/session.ts'
import { Status } from '../../../shell/status.tsx'
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
export function BonusRow({ award, onCancel }: { readonly award: AwardShown; readonly onCancel: () => void }) {
  const { t, language } = useTexts()
  const mayManage = useMay('bonuses.manage')
  const { awardId, bonus, state, endedAt, endedBy, leftAtEnd, playBefore, acceptBefore } = award
  const left = leftAtEnd ?? (state === 'offered' ? bonus.amount : award.balance)
  return (
    <tr data-row={awardId} tabIndex={-1}>
      <td className="b">{bonus.name}</td>
      <td>
        <Status kind={KINDS[state]}>{t(`bonusState.${state}`)}</Status>
        {endedBy ? <div className="s mut">{t(`bonusEnd.${endedBy}`)}</div> : null}
      </td>
      <td className="n nw">
        {leftAtEnd
          ? t(state === 'converted' ? 'bonuses.became' : 'bonuses.back', { left: writeMoney(leftAtEnd) })
          : writeMoney(left)}
      </td>
      <td className="n nw hide">
        {t('bonuses.wageredOf', { wagered: writeMoney(award.wagered), target: writeMoney(bonus.wageringTarget) })}
      </td>
      <td className="s mut nw hide">{writeMoment(endedAt ?? playBefore ?? acceptBefore, language)}</td>
      <td className="n">
        {mayManage && bonusCan('cancel', state) ? (
          <button type="button" className="btn gh open-row" onClick={onCancel}>
            {t('bonuses.cancel')}
          </button>
        ) : null}
      </td>
    </tr>
  )
}
