import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { List } from './free-rounds.ts'

/** Why how many players are given nothing. */
export function Refused({ refused }: { readonly refused: List['refused'] }) {
  const { t } = useTexts()
  if (refused.length === 0) return <span className={textStyles.small}>{t('freeRounds.nobodyRefused')}</span>
  return (
    <ul className={textStyles.small}>
      {refused.map(({ why, count }) => (
        <li key={why}>{t('freeRounds.refusedFor', { why: t(`freeRounds.why.${why}`), count })}</li>
      ))}
    </ul>
  )
}
