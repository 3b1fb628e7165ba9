import textStyles from '../text.module.css'
import { useTexts } from '../use-texts.ts'
import type { List } from './use-player-lists.ts'

/** Reasons of refusals, with the number of players. */
export function Refused({ refused }: { readonly refused: List['refused'] }) {
  const { t } = useTexts()
  if (refused.length === 0) return <span className={textStyles.small}>{t('playerLists.nobodyRefused')}</span>
  return (
    <ul className={textStyles.small}>
      {refused.map(({ why, count }) => (
        <li key={why}>{t('playerLists.refusedFor', { why: t(`playerLists.why.${why}`), count })}</li>
      ))}
    </ul>
  )
}
