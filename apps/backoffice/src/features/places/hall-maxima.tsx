import type { ReplyOf } from '#contract/call.ts'
import type { getHall } from '#contract/play-v1/staff-hall.ts'
import { joinClasses } from '#ui/join-classes.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'

type Props = { readonly hall: Pick<ReplyOf<typeof getHall>, 'stakeMax' | 'winMax'> }

/** The law's maximum stake and win here, where they are known. */
export function HallMaxima({ hall: { stakeMax, winMax } }: Props) {
  const { t } = useTexts()
  if (!stakeMax && !winMax) return null
  return (
    <p className={joinClasses(textStyles.small, textStyles.muted)}>
      {[
        ...(stakeMax ? [t('places.stakeMax', { max: writeMoney(stakeMax.amount), rule: stakeMax.ruleId })] : []),
        ...(winMax ? [t('places.winMax', { max: writeMoney(winMax.amount), rule: winMax.ruleId })] : []),
      ].join(' · ')}
    </p>
  )
}
